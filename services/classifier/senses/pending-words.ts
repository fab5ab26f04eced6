// What is written about goods that nobody orders now, in all nine languages at once: alternations of whole words.

/** `I come back to our order: 12 boxes of gloves` orders them. */
export const countsBelow = '(?<=:\\s{0,2})\\d{1,5} ?[x×]? ?\\p{L}{2,}';

/** Who comes back to what he did before: "I am getting back to you about". */
export const comesBackTo =
  '(?:getting|coming|come|get) back to you (?:about|regarding|on|concerning)|follow(?:ing)? up (?:on|about|regarding)|chas(?:e|ing)(?: up)?|check(?:ing)? (?:up |in )?on|(?:writing|enquiring|inquiring|asking) (?:to you )?(?:about|regarding|concerning)|(?:komme|kommen|kam) [^.]{0,20}(?:zurück auf|auf [^.]{0,80} zurück)|(?:nachfrage|rückfrage|frage) (?:zu|zur|wegen)|erkundig\\p{L}+|nachfragen|kom(?:en)? [^.]{0,20}terug op|navraag|(?:vraag|informeer) (?:ik )?(?:even )?(?:naar|over)|revien(?:s|ir|ons) vers (?:vous|toi)|(?:vous |te )relan(?:ce|çons|cer)|(?:écris|écrivons|contacte|contactons|contacter) (?:au sujet|à propos|concernant)|(?:escrib(?:o|imos|ía)|pregunt(?:o|amos|aba)) (?:de nuevo )?(?:por|sobre|acerca de|respecto)|vuelvo a (?:escribir|contactar)\\p{L}*|torn(?:o|iamo) a (?:scriver|contattar)\\p{L}+|(?:scrivo|scriviamo) (?:in merito|riguardo|a proposito|per)|(?:volto|voltamos) a (?:contactar|escrever)\\p{L}*(?:-\\p{L}+)?|(?:escrevo|contacto)(?:-\\p{L}+)? (?:sobre|acerca|a propósito|relativamente)|wraca(?:m|my) do|pisz(?:ę|emy) w sprawie|pyta(?:m|my) o|vender tilbage (?:angående|vedrørende|om|til)|skriver (?:angående|vedrørende|ang)|følger op på|spørger til';
/** Who adds to an order or changes it comes back to it, too. */
export const changesIt =
  'chang(?:e|es|ed|ing)|amend\\p{L}*|add(?:ed|ing)?|increas\\p{L}+|reduc\\p{L}+|attach\\p{L}*|änder\\p{L}*|erhöh\\p{L}+|ergänz\\p{L}+|hinzu\\p{L}*|zusätzlich|anbei|wijzig\\p{L}*|toevoeg\\p{L}*|bijgaand|modifi\\p{L}+|ajout\\p{L}+|ci-joint\\p{L}*|cambi\\p{L}+|modific\\p{L}+|añad\\p{L}+|adjunt\\p{L}+|aggiun\\p{L}+|allegat\\p{L}+|alter\\p{L}+|acrescent\\p{L}+|anex\\p{L}+|zmien\\p{L}+|zmian\\p{L}+|dodać|załącz\\p{L}+|ændr\\p{L}+|tilføj\\p{L}*|vedhæft\\p{L}*';
/** Where an order can be followed, and what it says there. */
export const followedAt =
  '(?:tracking|status|portal|website|app|order page|shop|sendungsverfolgung|webseite|(?:le )?suivi|statut|(?:votre )?site|seguimiento|estado|web|stato|tracciamento|sito|śledzeni\\p{L}+|stronie|sporing(?:en)?|hjemmeside\\p{L}*)[^.?]{0,40}(?<!\\p{L})(?:says?|said|shows?|showed|still|stuck|steht|zeigt|sagt|hängt|staat|toont|zegt|geeft|indique|affiche|toujours|indica|pone|dice|sigue|aparece|fermo|ferma|segna|continua|mostra|diz|pokazuje|to|viser|vist|står|stået)';
/** The same, the place behind the verb: "it appears as pending on your site". */
export const statedThere =
  'processing|preparation|being prepared|pending|open|bearbeitung|offen|vorbereitung|behandeling|préparation|attente|cours|preparación|pendiente|proceso|preparazione|lavorazione|attesa|preparação|processamento|pendente|realizacji|przygotowaniu|oczekuj\\p{L}+|behandling|afventer|åben';
/** Whether it has left. */
export const whetherItLeaves =
  '(?:know|tell (?:me|us)|see|check|confirm) (?:if|whether) (?:it|they|my order|our order|the order)(?! (?:is|are) (?:possible|ok)) (?:\\p{L}+ ){0,3}(?:ship|leave|left|go|gone|sent|shipped|dispatched|despatched|arrive)|ob (?:sie|die|das|unsere|meine) [^?]{0,50}(?:rausgeht|rausgegangen|rauskommt|versendet|verschickt|versandt|unterwegs|ankommt)|of (?:die|deze|hij|mijn|onze) [^?]{0,40}(?:weggaat|verzonden|verstuurd|vertrekt|onderweg|vertrokken)|si (?:elle|ma commande|notre commande) (?:partira|est partie|sera (?:expédiée|envoyée|livrée)|va partir)|est-elle (?:partie|expédiée)|si (?:saldrá|ha salido|va a salir|se ha enviado|se enviará|llegará)|se (?:partirà|è partito|verrà spedito|sarà spedito|arriverà)|se (?:sai|já saiu|será enviada|vai sair|chega)|czy (?:zostanie|zostało|będzie) (?:wysłan|nadan)\\p{L}+|om (?:den|de|min ordre|vores ordre) (?:\\p{L}+ ){0,2}(?:sendt|afsendt|afsted|af sted|fremme)';

/** A house is listed in a directory or a register. */
export const directoryEntry =
  '(?:business|company|trade|telephone|commercial) (?:directory|register|registry)|directory (?:entry|listing)|(?:trademark|domain) (?:register|registration|renewal)|registration of your trademark|(?:branchen|business|firmen|register|standard|gewerbe)eintrag\\p{L}*|eintragungs\\p{L}+|branchenbuch\\p{L}*|(?:branchen|firmen|gewerbe)(?:verzeichnis|register)\\p{L}*|bedrijvengids|bedrijven(?:register|index)|annuaire (?:professionnel|des entreprises|téléphonique)|registre (?:des marques|professionnel)|directorio (?:de empresas|empresarial|comercial)|(?:guía|registro) de empresas|(?:annuario|elenco|registro) (?:delle )?imprese|(?:diretório|registo) (?:de|das) empresas|rejestr\\p{L}* firm|(?:firma|branche|virksomheds)(?:register|registret|registeret|katalog|kataloget)';
/** Those who are listed check it and sign. */
export const checksAndSigns =
  '(?:check|verify|review|correct|confirm) (?:\\p{L}+ ){0,3}(?:data|details|entry|information)|sign(?:ed)?|prüfen|überprüfen|kontrollieren|unterschrieben|unterzeichne\\p{L}+|controle(?:er|ren|ert)|ondertekend|vérifier|contrôler|signée?|tamponnée?|revis(?:en|ar)|comprueben|firmad[oa]|verificare|controllare|firmat[oa]|timbrat[oa]|verificar|confirmar|assinad[oa]|carimbad[oa]|sprawdz\\p{L}+|podpisan\\p{L}+|kontroll?er|underskrevet';

/** Figures of what may be needed. */
export const forecast =
  '(?:sales |demand |volume |rolling )?forecasts?|planning figures|(?:bedarfs|absatz)?vorschau|bedarfsplanung|absatzplanung|plan(?:zahlen|mengen)|mengenplanung|prognos\\p{L}+|planningscijfers|prévisions?|prévisionnel\\p{L}*|previsi(?:ón|ones)|prevision[ei]|previs(?:ão|ões)|prognoz\\p{L}+';
/** They bind nobody. */
export const bindsNobody =
  'only|(?:so (?:that )?)?you can plan|for (?:your )?planning|indicative|non-?binding|not binding|no commitment|nur|unverbindlich\\p{L}*|planen|zur planung|uitsluitend|alleen|enkel|vrijblijvend|indicatief|indicati(?:f|ve|fs|ves)|uniquement|sans engagement|s[oó]lo|orientativ[oa]|sin compromiso|indicativ[oae]|non (?:è )?vincolant[ei]|senza impegno|meramente|apenas|indicativ[oa]s?|sem compromisso|wyłącznie|tylko|orientacyjn\\p{L}+|niewiążąc\\p{L}+|kun|vejledende|uforbindende';
/** Who sends figures of his own. */
export const presents =
  'our|these|here|attached|following|below|unsere?|hier|anbei|nachfolgend\\p{L}*|diese?|onze|hierbij|bijgaand|hieronder|deze|nos|notre|voici|ci-(?:joint|dessous)\\p{L}*|nuestr[oa]s?|aquí|adjunt\\p{L}+|est[ao]s|nostr[aeoi]|ecco|allegat\\p{L}+|quest[ei]|noss[oa]s?|segue|anex\\p{L}+|est[ae]s|nasz\\p{L}*|poniżej|załącz\\p{L}+|vores|her|vedhæft\\p{L}*|disse';
/** What follows such figures later. */
export const followsLater =
  '(?:will )?(?:follow|be placed|come|be issued|be sent)(?: \\p{L}+){0,4} (?:separately|later|month\\p{L}*)|folgen (?:\\p{L}+ )?(?:separat|gesondert|monatlich|später)|volgen (?:\\p{L}+ )?(?:apart|later|maandelijks|per maand)|suivront|(?:irán llegando|seguirán|llegarán)|seguiranno|seguirão|(?:będą składane|złożymy|prześlemy)|følger (?:\\p{L}+ )?(?:hver|separat|senere)';
/** An order of a part. */
export const callOffs = 'call-?offs?|abrufe?|afroep(?:en)?|appels?|llamadas|p\\.?o\\.?s';
/** Who orders a part of what he foresees. */
export const firmPart =
  'firm|fest\\p{L}*|verbindlich\\p{L}*|fix|vast\\p{L}*|definitie\\p{L}+|fermes?|firmes?|fermo|wiążąc\\p{L}+|bindende|faste?|orders? below|beyond|ab kw|from week|as per|according|per (?:our|your) forecast|gemäß|volgens|selon|según|secondo|conforme|zgodnie|ifølge';

/** Nothing is to be laid aside yet. */
export const reservesNothing =
  '(?:not (?:yet )?asking (?:you )?to|nothing to) (?:reserve|hold|set aside|put aside|order|book)(?: (?:anything|any|it|them|this))?(?: (?:yet|now|for now|at this stage))?|(?:don[’\\x27]t|do not|no need to|not) (?:need to )?(?:reserve|hold|set aside|put aside) (?:anything|any|it|them|this) (?:yet|now|for now|at this stage)|noch nichts (?:reservieren|zurücklegen|einplanen|bestellen)|nichts reservieren|(?:nog )?niets (?:te )?(?:reserveren|klaarzetten)|ne (?:réservez|bloquez) rien pour|no reserv\\p{L}+ (?:todavía |aún )?nada|non (?:riserv|tenete da parte|prenot)\\p{L}* (?:ancora )?(?:nulla|niente)|não reserv\\p{L}+ (?:ainda )?nada|jeszcze niczego nie rezerw\\p{L}+|niczego jeszcze nie rezerw\\p{L}+|ikke reservere noget(?: endnu)?';
/** Goods that somebody may need. */
export const mayNeed =
  '(?:might|may|could possibly) (?:well )?(?:need|require|want)|(?:eventuell|vielleicht|womöglich) [^.]{0,60}(?:brauch|bräucht|benötig)\\p{L}*|(?:brauch|bräucht|benötig)\\p{L}* (?:wir |ich )?(?:eventuell|vielleicht|womöglich)|misschien [^.]{0,80}nodig|nodig kunnen (?:hebben|zijn)|(?:nous aurions|nous aurons|il nous faudrait) (?:peut-être|alors|dans ce cas)|(?:quizás?|tal vez|en ese caso) [^.]{0,40}necesit\\p{L}+|(?:forse|in quel caso) [^.]{0,20}(?:ci serv|avremo bisogno|ci occorr)\\p{L}*|(?:talvez|nesse caso) [^.]{0,20}precis\\p{L}+|(?:być może|może|wtedy) [^.]{0,40}potrzeb\\p{L}+|potrzebowali\\p{L}+ wtedy|måske (?:skal |få )?(?:bruge|brug for)';

/** Who wants an answer wants no goods: "I need a reply". */
export const answerWanted = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:(?:i|we)(?: really| also| urgently)? |i['’]d |we['’]d )?(?:need|want|expect|require|demand|(?:would )?like)(?: to have)?(?: an?| some| your| the)?(?: (?!and)\\p{L}+){0,2} (?:answer|reply|response|explanation|solution|resolution|refund|replacement(?= (?:or|by|shipment|delivery)|[.,!])|feedback|clarification|call back)",
    '(?:i|we) need to (?:know|hear|speak|talk|understand)',
    '(?:(?:ich|wir) )?(?:brauche|brauchen|benötige|benötigen|erwarte|erwarten|möchte|möchten|will|wollen|hätte|hätten|bräuchte|bräuchten)(?: (?!und)\\p{L}+){0,5} (?:antwort|rückmeldung|erklärung|lösung|stellungnahme|rückruf|auskunft)',
    '(?:heb|hebben|wil|willen|verwacht|verwachten)(?: (?!en )\\p{L}+){0,5} (?:antwoord|reactie|oplossing|uitleg)(?: nodig)?',
    "(?:(?:j['’]ai|nous avons) )?(?:besoin|veux|voulons|attends|attendons|exige|exigeons|voudrais|souhaite) (?:d['’]une?|une?|de votre|votre)(?: (?!et )\\p{L}+)? (?:réponse|explication|solution|retour)",
    '(?:necesito|necesitamos|quiero|queremos|espero|esperamos|exijo|exigimos) (?:una |su )(?:(?!y )\\p{L}+ )?(?:respuesta|explicación|solución)',
    '(?:(?:ho|abbiamo) bisogno di|(?:mi|ci) serve|voglio|vogliamo|attendo|attendiamo|esigo|pretendo|desidero) (?:una |la vostra )(?:(?!e )\\p{L}+ )?(?:risposta|spiegazione|soluzione)',
    '(?:(?:preciso|precisamos) de|quero|queremos|exijo|exigimos|espero|aguardo|aguardamos) (?:uma |a vossa )(?:(?!e )\\p{L}+ )?(?:resposta|explicação|solução)',
    '(?:potrzebuj(?:ę|emy)|oczekuj(?:ę|emy)|czekam(?:y)? na|chc(?:ę|emy)|żąda(?:m|my))(?: (?!i )\\p{L}+){0,3} (?:odpowiedzi|odpowiedź|wyjaśnie\\p{L}+|rozwiązani\\p{L}+)',
    '(?:(?:jeg|vi) )?(?:(?:skal|vil) (?:gerne )?(?:bruge|have)|har brug for|forventer|kræver) (?:et|en|jeres)(?: (?!og)\\p{L}+)? (?:svar|forklaring|løsning|tilbagemelding)',
  ].join('|')})(?!\\p{L})`,
  'giu',
);
