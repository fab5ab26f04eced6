import { mailLanguages } from '../../lexicon/mail/languages.ts';
import { alternatives } from '../../lexicon/mail/phrase-pattern.ts';
import { pieces, whole } from './patterns.ts';

/** A line is not wanted: English, German, Dutch, French, then Spanish, Italian, Portuguese, Polish, Danish. */
export const cancels = whole(
  [
    // English
    'cancel(?:led|s)?|deleted?|removed?|strike|struck|drop(?:ped)?(?![- ]?off)|omitted',
    'left (?:out|off)(?= of (?:the|this|our) (?:order|delivery))|(?:take|knock|cross|pull)(?:\\s+\\S+){1,10}?\\s+(?:off|out)',
    'leave(?:\\s+\\S+){0,6}?\\s+(?:out|off)|omit|take (?:out|off)|do not (?:send|deliver|supply|ship)',
    "don['’]t (?:send|deliver|supply|ship)|no longer (?:need(?:ed)?|require[d]?|want(?:ed)?)",
    'not (?:needed|required) any ?more|skip|scrap|not (?:need|want|require)|no need (?:for|of)',
    "is(?:n['’]t| not) (?:needed|required|wanted)|do(?:es)?(?:n['’]t| not) need|can go(?! ahead)|kill",
    "disregard|ignore|scratch|forget(?: about)?|(?:not|won['’]t) be needing|void",
    "withdraw\\p{L}*|unnecessary|redundant|obsolete|superfluous|ne ser(?:t|vent) plus|já não serv\\p{L}+|ya no sirv\\p{L}+|(?:strike|cross|rule)(?: \\S+){1,6} through|(?:lose|pull)(?= (?:line|item|pos|no))|no need to (?:send|deliver|ship|supply)|need(?: not|n['’]t) (?:be )?(?:sen[dt]|deliver(?:ed)?|ship(?:ped)?|suppl(?:y|ied)|bother)|(?:be|been|is|are) (?:taken|crossed|knocked) (?:off|out)|taken (?:off|out of) (?:the|this|our) (?:order|list)|won['’]t need|can come off|decided against|changed our minds? (?:about|on)",
    '(?:line|item) off(?=[,.;!]|$)|(?:lines?|items?|pos\\p{L}*)\\.? \\d+(?: (?:is|goes|comes))? out|can (?:come|go) out',
    '(?<=^|[,;:–-] ?)(?:not (?:needed|required|wanted)|no longer required)|(?<=^|[,;:–-] ?)(?:nicht (?:nötig|benötigt|gebraucht)|niet nodig|pas nécessaires?|no necesari[oa]s?|non necessari[oaei]|não necessári[oa]s?|ikke nødvendig\\p{L}*)',
    // German
    'zurückzieh\\p{L}*|zurückgezogen|durch(?:zu|ge)?str[ei]i?ch\\p{L}*|komm(?:t|en) (?:doch |nun )?nicht mit|aus dem auftrag(?: \\p{L}+)? (?:nehmen|herausnehmen|streichen)|gelöscht|(?:raus|heraus|weg)(?:ge(?:nommen|strichen|lassen|fallen)|zunehmen|zulassen)|stornier\\p{L}*|(?:streich|lösch|entfern)(?:en|t|e|st|ung)?|weglassen|weg ?lassen|entfällt|entfallen',
    'nicht mehr (?:benötigt|liefern|senden|brauchen)|benötigen wir nicht mehr',
    '(?:schick|liefer|send)\\p{L}*(?:(?!(?<=,) (?:ich|wir|aber|es|das|man|ob) ) \\S+){1,12}? nicht(?: mit)?|herausnehmen|nicht (?:mit)?liefern',
    'fällt (?:weg|raus|aus)|(?:raus|heraus|weg(?! wie(?!\\p{L})))(?:fallen|nehmen|gelassen)?',
    '(?:brauchen|benötigen) wir (?:doch )?nicht|nicht (?:mehr )?(?:gebraucht|benötigt)',
    'aus der (?:bestellung|liste|lieferung)(?: \\p{L}+)? (?:nehmen|herausnehmen|streichen)',
    '(?:nehmen|nimm|lassen|lass)(?: \\S+){1,10}? (?:raus|heraus|weg)|doch nicht|verzichten|wegfallen',
    'gestrichen|storniert|hinfällig|(?<!(?:der fall|die sache|die angelegenheit|die reklamation|das thema|das problem)(?: \\p{L}+){0,3} )erledigt|gegenstandslos|abbestell\\p{L}*',
    '(?:nicht|kein\\p{L}*)(?: \\S+){0,3} (?:mit|zu|aus|aus)?(?:schicken|senden|liefern|liefert|packen)',
    'kein(?:en)? bedarf|(?:geen|er is geen) behoefte (?:\\p{L}+ )?aan|brak zapotrzebowania|intet behov|kann (?:\\p{L}+ )?weg|überflüssig|(?:vergesst|vergessen sie)',
    // Dutch
    '(?:in|terug)trek(?:ken|t)|(?:mag|mogen|kan|kunnen) (?:\\S+ ){0,4}er (?:\\p{L}+ )?(?:uit|af)|weggelaten|(?:er)?uitgehaald|doorgehaald|annule\\p{L}*|schrap(?:pen|t)?|verwijder\\p{L}*|vervalt|vervallen|weglaten',
    '(?:stuur|lever)t?(?:(?!(?<=,) (?:ik|we|wij|maar|het|dat) ) \\S+){1,12}? niet|niet meer nodig|niet (?:meer )?(?:leveren|sturen|meeleveren)',
    '(?:mag|kan|mogen|kunnen) (?:\\S+ ){0,4}(?:weg|eruit|eraf)|(?:mag|mogen|kan|kunnen) van de (?:bestelling|order|lijst) af|eruit|haal(?:t|en)?(?: \\S+){1,10}? (?:van|uit|af|weg)',
    '(?:van|uit) de (?:bestelling|order)(?: af)? (?:halen|te halen)|toch niet',
    'hebben (?:we|wij) (?:toch )?niet (?:meer )?nodig|laat (?:\\p{L}+ ){1,4}weg|geannuleerd|geschrapt',
    'hoe(?:f|ven)\\p{L}*(?: \\S+){0,4}? niet|niet (?:\\p{L}+ )?(?:mee )?te (?:leveren|sturen|zenden)',
    '(?:eraf|afhalen|weghalen)|niet (?:sturen|zenden|verzenden|meesturen)|overbodig|vergeet',
    // French
    'annul\\p{L}*|supprim\\p{L}*|retir(?:er|ez|ée?s?|ons)|rayée?s?|enlev\\p{L}*|ne (?:pas|plus) (?:livrer|envoyer)',
    'ne livrez pas|plus besoin|pas besoin|rayer|rayez|ôte[rz]|ne (?:voulons|souhaitons|prenons|prendrons|commandons) (?:pas|plus)|barrez?',
    'à supprimer|plus (?:nécessaires?|utiles?|requis\\p{L}*|d[\\x27’]actualité)|ne (?:tenez|tenir) pas compte',
    'n[\\x27’](?:envoyez|expédiez|incluez) pas|ne (?:pas|plus) (?:nous )?(?:expédier|inclure|fournir)',
    'laissez tomber|oubliez|oublie|sans objet|abandonn\\p{L}*',
    // Spanish, Italian, Portuguese, Polish, Danish
    'disparaît|disparaissent|lad være med at (?:sende|levere)|s[aá](?:car|quen|cad)\\p{L}*|(?:ya )?no proceden?|cancel[ae]\\p{L}*|qu[ií]t(?:ar|en|ad|e)\\p{L}*|supr[ií]m\\p{L}*|b[oó]rr(?:ar|en|ad)(?:l[aeo]s?|nos)?|t[aá]ch(?:ar|en)\\p{L}*|an[uú]l[ae]\\p{L}*|elim[ií]n[ae]\\p{L}*|ret[ií]r(?:en|ar|ad)\\p{L}*|no (?:hace falta|es (?:necesario|preciso)) (?:que )?(?:\\p{L}+ )?(?:env[ií]\\p{L}+|mand\\p{L}+|entreg\\p{L}+)',
    'ya no (?:\\p{L}+ ){0,2}(?:necesit\\p{L}*|hace falta)|no (?:hace|hacen) falta|no necesitamos',
    'tolt[aeio]|rimoss[aeio]|tolg(?:a|ano)\\p{L}*|togli(?:er|et)\\p{L}+|rimuov\\p{L}+|depenna\\p{L}*|(?:elimin|annull|cancell|stralci)(?:ar|at)[el]\\p{L}*|non (?:occorre|serve|è necessario) (?:che )?(?:\\p{L}+ )?(?:spedi|invi|mand|consegn)\\p{L}+|stralci\\p{L}*|depenn\\p{L}*|non (?:ci |mi )?(?:serv|occorr)\\p{L}*|(?<!(?:i|we|they|to|he|she) )retir(?:em|ar|e|a)',
    'tir(?:ar|em)|(?<=(?:^|[,;:–-] ?|só |apenas )\\s?)(?:tira|corta|risca)(?= (?:a|o|as|os|essa|esse) )|(?<!(?:i|we|they|to|he|she) )(?:retir|elimin|anul|cancel)[aáe]\\p{L}*|não é (?:preciso|necessário) (?:que )?(?:\\p{L}+ )?(?:envi|mand|entreg)\\p{L}+|já não (?:\\p{L}+ ){0,2}(?:precis|necess)\\p{L}*|não (?:\\p{L}+ )?precis\\p{L}*',
    'risc(?:ar|em)|usu[wń]\\p{L}*|wykreśl\\p{L}*|rezygn\\p{L}*|pomi[nń]\\p{L}*',
    'nie (?:jest |są )?(?:już )?potrzeb\\p{L}*|nie potrzebujemy|tag(?: \\S+){1,10}? (?:ud|af)|udgå\\p{L}*',
    'udelad\\p{L}*|stryg\\p{L}*|(?:skal|behøver) (?:\\p{L}+ )?ikke (?:bruges?|have|leveres|med)|ikke brug for',
    'bortfald\\p{L}*|anul[ae]\\p{L}*|elimin[aei]\\p{L}*|cancell(?:a|are|at[aeio]|ate|iamo|azione)(?:l[aeio])?|annull\\p{L}*|togli(?:ere|ete)|retirar',
    'usun\\p{L}*|skreśl\\p{L}*|anulow\\p{L}*|slet(?:te|tes|tet)?|fjern\\p{L}*|annuller\\p{L}*',
    'no (?:la|lo|las|los) necesitamos|no (?:envíen|manden|surtan?|surtir|sirvan|suministren|incluyan|entreguen)|sin efecto',
    'fuera del pedido|non (?:spedite|inviate|consegnate|mandate|includete|spedire|inviare|consegnare)',
    'sem efeito|pode(?:m)? sair|puede(?:n)? salir|(?:può|possono) (?:uscire|saltare)|peu(?:t|vent) sortir',
    'moż\\p{L}+ (?:wypaść|odpaść)|wypada(?:ją)?|não (?:enviem|mandem|forneçam|incluam|entreguem|enviar)',
    'fica(?:m)? fora|niepotrzebn\\p{L}*|zbędn\\p{L}*',
    'nieaktualn\\p{L}*|wycof\\p{L}*|wyrzuci\\p{L}*|ikke længere aktuel\\p{L}*|tage[rst]?(?: \\S+){1,10}? (?:ud|af)|desnecessári[ao]s?|superflu\\p{L}+|nie (?:trzeba|musz[ąę]|musicie|potrzeba)(?: (?!czeka)\\p{L}+){0,2} (?:wysyła|dostarcza|realizowa|przysyła)\\p{L}*|(?:zdjąć|zdejmi\\p{L}+|wyrzuc\\p{L}+)(?= )|nie (?:wysyła\\p{L}*|dostarcza\\p{L}*|realizowa\\p{L}*|przysyła\\p{L}*)|wycofuj\\p{L}*',
    '(?:send|lever|medsend)(?:(?!(?<=,) (?:jeg|vi|men|det|i) ) \\S+){0,12}? ikke|ikke (?:sende|leveres|medsendes)|kan udelades',
    'overflødig\\p{L}*|droppe?r?|glem(?:me)?|(?:kan|skal|må) (?:\\p{L}+ ){0,2}ud',
    'olvid(?:a|ad|ar|e|en|aos|aros|ense)(?: \\p{L}+)?(?= de)|dimenticate|lasciate (?:perdere|stare)',
    'spari(?:sce|scono)|desaparecen?|desaparece',
    '(?:pos\\p{L}*|linje|línea|riga|linha|ligne|regel|zeile|poz\\p{L}*)\\.? \\d+ (?:raus|weg|eruit|dehors|fuera|fora|via|ud)',
    'esqueçam|zapomnijcie|odpada(?:ją)?',
  ].join('|'),
);

/** The same where nothing else is said: they also stand in the names of goods. */
export const lacks = whole('without|ohne|zonder');

/** A value is another. */
export const changes = whole(
  [
    // English
    'chang(?:e|ed|es|ing)|increas(?:e|ed)|raise|reduc(?:e|ed)|decreas(?:e|ed)|lower|amend|adjust',
    'correct(?:ed)?|update|modify|instead of|rather than|replace|make (?:it|that|line|item|position)',
    'should (?:be|read)|must be|bump|cut|switch|need(?:s)? to be|to read',
    'up(?= (?:line|item|pos|no|the|it|this|that|[a-z]+-\\d))|double|halve',
    // German
    'änder\\p{L}*|abänder\\p{L}*|geändert|erhöh\\p{L}*|reduzier\\p{L}*|verringer\\p{L}*|korrigier\\p{L}*',
    'anpass\\p{L}*|an(?:statt|stelle)|statt|ersetz\\p{L}*|muss (?:es )?heißen',
    'soll(?:te)? (?:es )?(?:\\p{L}+ )?(?:sein|lauten|heißen)|tausch\\p{L}*|abgeändert|angepasst|anzupassen',
    '(?:hoch|herauf|herab|herunter)(?:ge|zu)?setz\\p{L}*|aufgestockt|gekürzt|passen sie|kürz\\p{L}*|korrekt|richtig(?: ist| wäre| sind)?|gilt|setzen sie|herabsetz\\p{L}*',
    'heraufsetz\\p{L}*',
    // Dutch
    'wijzig\\p{L}*|verander\\p{L}*|verhoog\\p{L}*|verhogen|verlaag\\p{L}*|verlagen|verminder\\p{L}*',
    'pas(?:sen)?(?! (?:na|op|in|vanaf|over|om|half|eind|begin|later|volgende|deze|vandaag|gisteren|als|dan|nécessaires?|utiles?|requis\\p{L}*|besoin|avant|encore|possible)(?!\\p{L}))|aanpassen|aan te passen|corrige\\p{L}*|in plaats van|i\\.p\\.v\\.?|vervang\\p{L}*',
    'moet(?:en)? (?:\\p{L}+ )?(?:zijn|worden)|maak|zet|aangepast|bijstell\\p{L}*|gewijzigd|klopt niet',
    // French
    'modifi\\p{L}*|chang(?:er|ez|ée?s?|ement)|augment\\p{L}*|rédui\\p{L}*|diminu\\p{L}*|corrig\\p{L}*|au lieu de?',
    'à la place de|remplac\\p{L}*|port(?:er|ez|ée?s?)|pass(?:er|ez)|rectifi\\p{L}*|mett(?:ez|re)|ajust\\p{L}*',
    'ramen(?:er|ez|ée?s?)|baiss\\p{L}*|abaiss\\p{L}*|il faut lire|faut lire',
    // Spanish, Italian, Portuguese, Polish, Danish
    'cambi\\p{L}*|modific\\p{L}*|aument\\p{L}*|redu[cz]\\p{L}*|en (?:vez|lugar) de|invece di|al posto di',
    'sostitu\\p{L}*|alter[ae]\\p{L}*|substitu\\p{L}*|em vez de|zmie[nń]\\p{L}*|zamiast|ændr\\p{L}*',
    'i stedet for|ret(?:te|tes)?(?: \\S+){0,4} til|forhøj\\p{L}*|nedsæt\\p{L}*|reducer\\p{L}*|sæt(?:tes?)?',
    'corr[ei][gj]\\p{L}*|ajust\\p{L}*|pon(?:gan|er|ed)|suba\\p{L}*|subir|baj(?:en|ar)|deb(?:e|en) ser',
    'port(?:are|ate|at[aeio])|rid(?:ott|uc|u)\\p{L}*|va(?:nno)? corrett[aeio]|mett(?:ere|ete)|anziché|correg\\p{L}*|devono essere|deve essere',
    's?koryg\\p{L}*|hæv(?:e|es|et|er)|sænk\\p{L}*|rettet|nedsat|mud(?:ar|em|ou|a|ad[ao]s?)|pass(?:ar|em) (?:a|para)|devem? ser|pop(?:raw)\\p{L}*|zmniejsz\\p{L}*|zwiększ\\p{L}*',
    'ma być|powinno być|skal være|skal (?:i stedet )?(?:ændres|rettes)',
  ].join('|'),
);

/** Something more is wanted. */
export const adds = whole(
  [
    // English
    'one more (?:thing|item|line)|(?:ud over|naast|oltre|além|aparte|oprócz|poza) (?:det|hvad|wat|a quanto|do que|de lo que|tego,? co|tym,? co)|add|(?:come|go|send|travel|be packed|put) along|along with',
    'also (?:send|deliver|supply|include|add|need|order)|additionally|in addition|as an extra|plus|include',
    '(?<=^|[,;:–-] )(?:più|más)(?= \\d)|naast (?:de|het) (?:vermelde|genoemde|bestelde|opgegeven)|fik (?:jeg|vi) ikke (?:skrevet|sat|taget)|(?:nicht|niet|pas|non|não|nie) (?:\\p{L}+ ){0,2}(?:draufgeschrieben|aufgeschrieben|erop gezet|opgeschreven|noté\\p{L}*|wpisa\\p{L}*)|(?:slip|squeeze|sneak|stick|bung|toss) in|append|too|as well|throw in|also|additional|missing|forg[oe]t(?:ten)?|left off|another|tack on|put on|chuck in',
    // What takes the place of goods that go.
    '(?:instead|in (?:its|their) place|dafür|stattdessen|(?:daarvoor )?in de plaats|in plaats daarvan|daarvoor|à la place|en su lugar|al (?:suo|loro) posto|em (?:seu|vez disso)|w zamian|zamiast (?:tego|niego|nich)|i stedet)(?=(?: (?:please|bitte|graag|svp))? \\d)',
    '(?:neue|weitere|zusätzliche|new|more|extra|additional|further|nieuwe|nouvelles?|nuevas?|nuov[ae]|novas?|now[ae]|nye?) (?:positione?n?|lines?|items?|articles?|artikel\\p{L}*|produkte?|regels?|lignes?|líneas?|rig(?:a|he)|linhas?|pozycj[ae]|linjer?)(?=\\s?:)',
    '(?:lignes?|articles?) (?:supplémentaires?|en plus)|(?:líneas?|artículos?) (?:adicional(?:es)?|nuev[ao]s?|más)(?=\\s?:)|(?:righe|riga|articol[io]) (?:in più|nuov[aeio])(?=\\s?:)|linhas? (?:novas?|adiciona(?:l|is))(?=\\s?:)|pozycj[ae] dodatkow[ae]',
    'on top|over and above|further(?:more)?|(?:pop|put|pack)(?= \\d)|extend|extra line',
    'not (?:on|in) (?:the|our|this) (?:order|form|pdf|list|sheet|paper)|additions?(?= to|:|,)|supplement(?:s|ary)?',
    // German
    'noch eine sache|zusätzlich\\p{L}*|hinzu\\p{L}*|dazu\\p{L}*|ergänz\\p{L}*|außerdem|auch noch|noch dazu|ferner|aufnehmen',
    'mitliefern|mitschick\\p{L}*|beileg\\p{L}*|auch|fehl(?:t|en)|vergessen|obendrein|packen sie|legen sie|noch|mit dazu|erweiter\\p{L}*',
    'nicht? (?:im|in der|auf (?:dem|der)) (?:pdf|formular|bestellung|liste|zettel|blatt|papier)|nachtrag|nachträglich|weiterhin|darüber hinaus|legt|packt|nimm|nehmen sie',
    // Dutch
    'nog (?:iets|één ding)|toevoegen|voeg(?:t|en)?|toe te voegen|daarnaast|bovendien|tevens|ook nog|extra',
    'aanvullen|ook|erbij|ontbre(?:ek|k)\\p{L}*|vergeten|bij ?(?:doen|leggen|zetten)|bijleveren|meesturen|uitbreid\\p{L}*',
    'niet (?:op|in) (?:de|het) (?:pdf|formulier|bestelling|lijst|blad)|aanvull?ing\\p{L}*|nog|doe(?:n)?|leg|zet|stuur(?:t)?|verder',
    // French
    'encore une chose|joindre|ajout\\p{L}*|rajout\\p{L}*|en plus|également|en supplément|supplémentaires?',
    'complét\\p{L}*|aussi|manqu\\p{L}*|oubli\\p{L}*|mettez|encore|de plus|par ailleurs|joign\\p{L}*|joindre',
    'pas (?:sur|dans) (?:le|la|notre) (?:pdf|bon|formulaire|commande|liste|feuille)|rajoutez|en complément',
    // Spanish, Italian, Portuguese, Polish, Danish
    '(?:una cosa|otra cosa) más|allegare|allegate|além disso|mais uma coisa|dołącz\\p{L}*|jeszcze jedno',
    '(?:sende?|få|tage?)(?: \\S+){1,8} med(?=[?.!]|$)|(?:komme|følge|sendes|lægges|pakkes) med|añad\\p{L}*|agreg\\p{L}*|además|aggiung\\p{L}*|inoltre',
    'acrescent\\p{L}*|adicion\\p{L}*|doda[cćj]\\p{L}*|tilføj\\p{L}*|también|falta[n]?|olvid\\p{L}*|anche',
    'mancan?o?|dimentic\\p{L}*|inser(?!isc)\\p{L}*|também|faltam?|esquec\\p{L}*|też|również|także|dołoż\\p{L}*',
    'dołóż\\p{L}*|dopis\\p{L}*|brakuje|zapomn\\p{L}*|også|mangle\\p{L}*|glemte?|læg|pong\\p{L}*|sum(?:en|ar)',
    'aparte|otr[ao]s|mett(?:ete|ere|a)|inclu(?:dete|dere|yan|ir|am)|no está en el|non è (?:nel|sul)',
    'no (?:está|figura|viene)n? en (?:el|la)|como (?:complemento|añadido)|non (?:è|sono|figura|figurano|compare) (?:nel|sul)(?:la)?|integrazione|pure(?= \\d)|não (?:est(?:á|ão)|consta|figura)m? (?:no|na|do|da)|em complemento|acréscimo|uzupełni\\p{L}*|nie ma (?:tego |ich )?(?:na|w)|tillæg|står ikke (?:på|i)',
    'aggiunt\\p{L}*|ancora|in più|dodatkow[yaei]\\p{L}*|ponh\\p{L}*|junt(?:em|ar)|ainda|para além|dodatkowo|jeszcze|ponadto',
    'dorzu\\p{L}*|derudover|desuden|endnu|ekstra',
    alternatives(mailLanguages.map(({ addsOn }) => addsOn).join(',')),
  ].join('|'),
);

/** By how many, and not to how many. */
export const less = whole(
  [
    'reduc\\p{L}*|decreas\\p{L}*|lower|reduzier\\p{L}*|verringer\\p{L}*|verlaag\\p{L}*|verlagen',
    'abaiss\\p{L}*|amput(?:er|ez)|ridott\\p{L}|scend(?:ere|ete)|baj(?:ar|en|ad)|rebaj\\p{L}+|verminder\\p{L}*|rédui\\p{L}*|diminu\\p{L}*|fewer|less|weniger|minder|moins|reduc\\p{L}*|menos',
    '(?:br(?:ing|ought)|tak(?:e|en)|knock)(?:\\s+\\S+){0,4}\\s+down|ridu\\p{L}*|meno|reduz\\p{L}*|zmniejsz\\p{L}*|mniej|færre|nedsæt\\p{L}*|reducer\\p{L}*|cut',
  ].join('|'),
);
export const more = whole(
  [
    'increas\\p{L}*|raise|aufstock\\p{L}*|aufzustock\\p{L}*|sub(?:an|ir|e|id|am)|zwiększ\\p{L}*',
    'sæt(?:te|tes)?(?:\\s+\\S+){0,4}\\s+op|erhöh\\p{L}*|verhoog\\p{L}*|verhogen|augment\\p{L}*|aument\\p{L}*',
    'zwiększ\\p{L}*|forhøj\\p{L}*|bump|vermeerder\\p{L}*|major(?:er|ez)|accro[iî](?:tre|ssez)|increment\\p{L}+',
  ].join('|'),
);

/** What is said in passing before a wish: "while you are packing,", "Wenn ihr schon packt,". */
export const inPassing = pieces(
  "^(?:while (?:you|we)|since you|as you(?:[’']re| are)|when you|(?:wenn|da|weil) (?:ihr|sie|du",
  '|wir) (?:schon|ohnehin|sowieso|eh|gerade|doch)|(?:nu|als) (?:jullie|je|u|we) (?:toch|nu)|(?:tant',
  '|pendant) que vous|puisque vous|quand vous|ya que|ya puestos|mientras|già che|visto che|dato che|mentre',
  '|já que|enquanto|skoro|gdy już|jak już|(?:når|nu|mens) (?:i|du) (?:alligevel|nu',
  String.raw`|er))(?!\p{L})[^,.]{0,60},\s*`,
);

/** Verbs in the form in which they are asked for, wherever they stand. */
const imperatives = [
  '(?:liefern|schicken|senden|streichen|nehmen|ändern|setzen|machen|lassen|packen|legen|buchen|verschieben|ziehen|korrigieren) sie',
  '(?:envíe|enví|mande|entregue|sirva|ponga|añada|agregue|cambie|anule|cancele|quite|elimine|prepare|deje|reduzca|aumente|corrija|sustituya|suministre|adelante|retrase|aplace|utilice)n(?:nos|me|l[aoe]s?)?',
  '(?:mand|invi|consegn|annull|cambi|modific|port|aument|lasci|prepar|utilizz|spost|anticip|posticip|elimin)ate(?:ci|cene|ne|l[oaie])?',
  '(?:mett|aggiung|togli|corregg|riduc|sostitui|spedi|forni)[ei]te(?:ci|cene|ne|l[oaie])?',
  '(?:livr|envoy|expédi|ajout|annul|supprim|retir|enlev|mett|compt|pren|pass|chang|modifi|remplac|gard|laiss|report|avanc)ez',
  '(?:envi|mand|entregu|acrescent|alter|retir|anul|mud|troqu|reduz|aument|substitu|ponh|junt)[ae]m',
  "let[’']s (?:make|take|say)|(?:machen|nehmen|sagen) wir|(?:doen|maken|nemen) (?:we|wij)|(?:prenons|mettons|disons)|(?:hagamos|ponemos|tomamos)|(?:facciamo|prendiamo|mettiamo|diciamo)|(?:fazemos|ficamos com)|(?:zróbmy|bierzemy|weźmiemy)|vi tager",
  '(?:wyślij|dostarcz|dodaj|zmień|usuń|anuluj|dołóż|skreśl|przesuń|popraw)cie',
  '(?:mánda|envía|pón|apúnta|súbe|bája|cámbia|añáde|méte|pónga|mánde|envíe)(?:me|nos)(?:l[oa]s?)?|(?:mets|envoie|donne|prends)-(?:moi|nous)(?:-en)?|(?:manda|metti|porta|da|fa)m?(?:mi|mene|ci|cene)|(?:manda|põe|envia|mete)-(?:me|nos)|(?:daj|zrób|przyślij|wyślij)(?:cie)? (?:mi|nam|od razu|z tego)',
].join('|');

/** Somebody asks: a change that is only told of, or might come, is none. */
export const asks = pieces(
  `(?:(?<!\\p{L})(?:${imperatives}|`,
  String.raw`non (?:spedi|invia|consegna|manda|include)\p{L}*|no (?:envíen|manden|sirvan|suministren`,
  '|incluyan|entreguen)|não (?:enviem|mandem|forneçam|incluam|entreguem)|nie (?:wysyła|dostarcza|realizowa',
  String.raw`|przysyła)\p{L}*|ne (?:livrez|envoyez|expédiez) pas|nicht (?:mit)?(?:liefern|senden|schicken)|(?:stuur`,
  '|lever)t? [^.]{1,80} niet|(?:send|lever) [^.]{1,80} ikke|please|pls|kindly|any chance|(?:is|would) it (?:be )?possible|rogamos|ruego|preg(?:o|hiamo)',
  String.raw`|agradec\p{L}*|beder|bedes|hoe(?:f|ven)\p{L}*|bedankt|vielen dank|thanks|niepotrzebn\p{L}*|can you`,
  '|(?:can|could|may) (?:i|we) (?:have|get)|could you|would you|we (?:would like|want|need|wish|ask)|i (?:would like|want|need)|must|should',
  "|needs?(?: to)?|has to|can be|you can|do(?:es)?(?:n['’]t| not)|require[ds]?|should read|brauche?n?",
  String.raw`|bräuchten?|benötig\p{L}*|verzichten|können|kann(?:st)?|doch nicht|hebben (?:we|wij)|haal|kan|kunnen|mag`,
  String.raw`|mogen|toch niet|est à|sont à|peut|peuvent|doi(?:t|vent)|devrai\p{L}*|avons|besoin|necesit\p{L}*|ya no`,
  String.raw`|no hace falta|serv(?:e|ono)|non (?:ci )?serv\p{L}*|precis\p{L}*|já não|potrzeb\p{L}*|rezygn\p{L}*`,
  '|ikke brug|instead of|no longer|not needed|note that|bitte|möchten?|wollen|können sie|könnten sie',
  '|könnt ihr|kannst du|soll(?:te|en)?|muss|müssen|statt|anstatt|anstelle|entfällt|entfallen|nicht mehr',
  '|graag|gelieve|willen?|wilt u|wil (?:je|jij|u|jullie)|zou(?:den)? (?:je|jij|u|jullie)|kunt u|kun je|kunnen jullie|moet(?:en)?|in plaats van|vervalt|vervallen',
  String.raw`|niet meer|a\.?u\.?b|alstublieft|merci|veuillez|pourriez|pouvez|souhait\p{L}*|veut|veulent|voul\p{L}*|voudr\p{L}*`,
  String.raw`|il faut|faut|au lieu|svp|s['’]il (?:vous|te) plaît|plus besoin|por favor|per favore|vorre\p{L}*`,
  String.raw`|qui?er\p{L}*|chcieliby\p{L}*|chciał\p{L}*by\p{L}*|proszę|prosimy|poproszę|poprosimy|prosz\p{L}+|venligst|gerne|tak(?=[.!]*$)|bedes|vil i|kan i|kunne i|podr[íi]a\p{L}*`,
  String.raw`|pued\p{L}+|deb\p{L}{1,4}|potete|potreste|poden|podem|poderiam|dev\p{L}{1,4}|czy (?:mog|może)\p{L}*`,
  '|ma być|skal|zamiast|en (?:vez|lugar) de|invece|em vez|i stedet|al posto|missing|fehl(?:t|en)|ontbreekt',
  String.raw`|manque(?:nt)?|faltan?|mancano?|faltam?|brakuje|mangler)(?!\p{L}))|^(?:[-*•\d.)\s]*)(?:cancel|change`,
  '|amend|increase|reduce|replace|remove|delete|add|correction|correct|update|adjust|drop|swap|make|put',
  '|deliver|ship|use|scrap|strike|leave|doe|zet|voeg|pas|wijzig|schrap|laat|verwijder|gebruik|lever|mettez',
  String.raw`|ajoutez|modifiez|annulez|supprimez|remplacez|échangez|utilisez|livrez|changez|passez|pong\p{L}+`,
  String.raw`|añad\p{L}+|cambi\p{L}+|quit\p{L}+|ajust\p{L}+|us(?:en|ad|ate|are|em|ar)|entreg\p{L}+|aggiung\p{L}+`,
  String.raw`|togli\p{L}+|sostitu\p{L}+|adegu\p{L}+|consegn\p{L}+|acrescent\p{L}+|retir\p{L}+|alter\p{L}+|mud\p{L}+`,
  String.raw`|acert\p{L}+|corrij\p{L}+|troqu\p{L}+|usu[nń]\p{L}+|zmie[nń]\p{L}+|doda\p{L}+|dołoż\p{L}+|dołóż\p{L}+`,
  String.raw`|popraw\p{L}+|læg|tilføj|ændr|tilpas|slet|fjern|ret|brug|byt|lever|streichen|ändern|ergänzen|legen`,
  String.raw`|packen|korrektur|berichtigung|correctie|rectification|corrección|correzione|correção|korekta|rettelse|maak|haal|stuur|mett\p{L}+|rayez|retirez|enlevez|lad|send|forget|scratch|disregard|ignore|passen`,
  '|tauschen|setzen|liefern|tun|nehmen|lassen|position|pos|line|item|zeile|regel|ligne|änderung|wijziging',
  String.raw`|modification)(?!\p{L})`,
);

/** It shall come soon. */
export const hurries =
  /(?<!\p{L})(?:urg[ei]n\p{L}*|express|dringend\p{L}*|eilt?|eilig\p{L}*|spoed|pilne?|haster|fast|quick\p{L}*|schnell\p{L}*|snel|vite|rápido|presto|szybko|hurtigt)(?!\p{L})/iu;
