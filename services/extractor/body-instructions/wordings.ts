/** A word as a whole, in any case; `words` is the inside of an alternation. */
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** A line is not wanted: English, German, Dutch, French, then Spanish, Italian, Portuguese, Polish, Danish. */
export const cancels = whole(
  [
    "cancel(?:led|s)?|deleted?|removed?|strike|struck|drop(?:ped)?|omitted|left (?:out|off)(?= of (?:the|this|our) (?:order|delivery))|take(?:\\s+\\S+){1,10}?\\s+(?:off|out)|leave (?:out|off)|omit|take (?:out|off)|do not (?:send|deliver|supply|ship)|don['’]t (?:send|deliver|supply|ship)|no longer (?:need(?:ed)?|require[d]?|want(?:ed)?)|not (?:needed|required) any ?more|skip|scrap|not (?:need|want|require)|no need (?:for|of)|is(?:n['’]t| not) (?:needed|required|wanted)|do(?:es)?(?:n['’]t| not) need|can go(?! ahead)|kill",
    'stornier\\p{L}*|streich\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|weglassen|weg ?lassen|entfällt|entfallen|nicht mehr (?:benötigt|liefern|senden|brauchen)|benötigen wir nicht mehr|herausnehmen|nicht (?:mit)?liefern|fällt (?:weg|raus|aus)|(?:raus|heraus|weg)(?:fallen|nehmen|gelassen)?|(?:brauchen|benötigen) wir (?:doch )?nicht|nicht (?:mehr )?(?:gebraucht|benötigt)|aus der (?:bestellung|liste|lieferung)(?: \\p{L}+)? (?:nehmen|herausnehmen|streichen)|(?:nehmen|nimm|lassen|lass)(?: \\S+){1,10}? (?:raus|heraus|weg)|doch nicht|verzichten|wegfallen|gestrichen|storniert',
    'annule\\p{L}*|schrap\\p{L}*|verwijder\\p{L}*|vervalt|vervallen|weglaten|niet meer nodig|niet (?:meer )?(?:leveren|sturen|meeleveren)|(?:mag|kan) (?:\\p{L}+ )?(?:weg|eruit)|eruit|haal(?:t|en)?(?: \\S+){1,10}? (?:van|uit|af|weg)|(?:van|uit) de (?:bestelling|order)(?: af)? (?:halen|te halen)|toch niet|hebben (?:we|wij) (?:toch )?niet (?:meer )?nodig|laat (?:\\p{L}+ ){1,4}weg|geannuleerd|geschrapt',
    'annul\\p{L}*|supprim\\p{L}*|retir(?:er|ez|é)|enlev\\p{L}*|ne (?:pas|plus) (?:livrer|envoyer)|ne livrez pas|plus besoin|pas besoin|rayer|rayez|ôte[rz]|ne (?:voulons|souhaitons) (?:pas|plus)|barrez?|à supprimer|plus (?:nécessaire|utile)',
    'cancel[ae]\\p{L}*|quit(?:ar|en|ad|e)|suprim\\p{L}*|borr(?:ar|en|ad)|tach(?:ar|en)|ya no (?:\\p{L}+ ){0,2}(?:necesit\\p{L}*|hace falta)|no (?:hace|hacen) falta|no necesitamos|tolg(?:a|ano)|stralci\\p{L}*|depenn\\p{L}*|non (?:ci |mi )?(?:serv|occorr)\\p{L}*|retir(?:em|ar|e|a)|tir(?:ar|em)|já não (?:\\p{L}+ ){0,2}(?:precis|necess)\\p{L}*|não (?:\\p{L}+ )?precis\\p{L}*|risc(?:ar|em)|usu[wń]\\p{L}*|wykreśl\\p{L}*|rezygn\\p{L}*|pomi[nń]\\p{L}*|nie (?:jest |są )?(?:już )?potrzeb\\p{L}*|nie potrzebujemy|tag(?: \\S+){1,10}? (?:ud|af)|udgå\\p{L}*|udelad\\p{L}*|stryg\\p{L}*|(?:skal|behøver) (?:\\p{L}+ )?ikke (?:bruge|have|leveres|med)|ikke brug for|bortfald\\p{L}*|anul[ae]\\p{L}*|elimin[aei]\\p{L}*|cancell\\p{L}*|annull\\p{L}*|togli(?:ere|ete)|retirar|usun\\p{L}*|skreśl\\p{L}*|anulow\\p{L}*|slet(?:te)?|fjern\\p{L}*|annuller\\p{L}*',
  ].join('|'),
);

/** A value is another. */
export const changes = whole(
  [
    'chang(?:e|ed|es|ing)|increas(?:e|ed)|raise|reduc(?:e|ed)|decreas(?:e|ed)|lower|amend|adjust|correct(?:ed)?|update|modify|instead of|rather than|replace|make (?:it|that|line|item|position)|should (?:be|read)|must be|bump|cut|switch|need(?:s)? to be|to read',
    'änder\\p{L}*|abänder\\p{L}*|geändert|erhöh\\p{L}*|reduzier\\p{L}*|verringer\\p{L}*|korrigier\\p{L}*|anpass\\p{L}*|an(?:statt|stelle)|statt|ersetz\\p{L}*|muss (?:es )?heißen|soll(?:te)? (?:es )?(?:\\p{L}+ )?(?:sein|lauten|heißen)|tausch\\p{L}*|abgeändert|angepasst|anzupassen|passen sie|kürz\\p{L}*|korrekt|richtig(?: ist| wäre| sind)?|gilt|setzen sie|herabsetz\\p{L}*|heraufsetz\\p{L}*',
    'wijzig\\p{L}*|verander\\p{L}*|verhoog\\p{L}*|verhogen|verlaag\\p{L}*|verlagen|verminder\\p{L}*|pas(?:sen)?|aanpassen|aan te passen|corrige\\p{L}*|in plaats van|i\\.p\\.v\\.?|vervang\\p{L}*|moet(?:en)? (?:\\p{L}+ )?(?:zijn|worden)|maak|zet|aangepast|bijstell\\p{L}*|gewijzigd|klopt niet',
    'modifi\\p{L}*|chang(?:er|ez|é|ement)|augment\\p{L}*|rédui\\p{L}*|diminu\\p{L}*|corrig\\p{L}*|au lieu de?|à la place de|remplac\\p{L}*|port(?:er|ez)|pass(?:er|ez)|rectifi\\p{L}*|mett(?:ez|re)|ajust\\p{L}*|ramen(?:er|ez)|baiss\\p{L}*|abaiss\\p{L}*|il faut lire|faut lire',
    'cambi\\p{L}*|modific\\p{L}*|aument\\p{L}*|reduc\\p{L}*|en (?:vez|lugar) de|invece di|al posto di|sostitu\\p{L}*|alter[ae]\\p{L}*|substitu\\p{L}*|em vez de|zmie[nń]\\p{L}*|zamiast|ændr\\p{L}*|i stedet for|ret(?:te|tes)?(?: \\p{L}+){0,4} til|forhøj\\p{L}*|nedsæt\\p{L}*|reducer\\p{L}*|sæt(?:te)?|corr[ei][gj]\\p{L}*|ajust\\p{L}*|pon(?:gan|er|ed)|suba\\p{L}*|subir|baj(?:en|ar)|deb(?:e|en) ser|port(?:are|ate)|rid(?:uc|u)\\p{L}*|mett(?:ere|ete)|anziché|correg\\p{L}*|devono essere|deve essere|mud(?:ar|em|ou)|pass(?:ar|em) (?:a|para)|devem? ser|pop(?:raw)\\p{L}*|zmniejsz\\p{L}*|zwiększ\\p{L}*|ma być|powinno być|skal være|skal (?:i stedet )?(?:ændres|rettes)',
  ].join('|'),
);

/** Something more is wanted. */
export const adds = whole(
  [
    'add|also (?:send|deliver|supply|include|add|need|order)|additionally|in addition|as an extra|plus|include|append|too|as well|throw in|also|missing|forg[oe]t(?:ten)?|left off|another|tack on|put on|chuck in',
    'zusätzlich|hinzufügen|hinzu|ergänz\\p{L}*|außerdem|auch noch|noch dazu|ferner|aufnehmen|mitliefern|auch|fehl(?:t|en)|vergessen|obendrein|packen sie|legen sie|dazu',
    'toevoegen|voeg(?:t|en)?|toe te voegen|daarnaast|bovendien|tevens|ook nog|extra|aanvullen|ook|erbij|ontbre(?:ek|k)\\p{L}*|vergeten|bijdoen|bijleveren|meesturen',
    'ajout\\p{L}*|rajout\\p{L}*|en plus|également|en supplément|supplémentaires?|complét\\p{L}*|aussi|manqu\\p{L}*|oubli\\p{L}*|mettez',
    'añad\\p{L}*|agreg\\p{L}*|además|aggiung\\p{L}*|inoltre|acrescent\\p{L}*|adicion\\p{L}*|doda[cćj]\\p{L}*|tilføj\\p{L}*|también|falta[n]?|olvid\\p{L}*|anche|mancan?o?|dimentic\\p{L}*|inser\\p{L}*|também|faltam?|esquec\\p{L}*|też|również|także|dołoż\\p{L}*|dołóż\\p{L}*|dopis\\p{L}*|brakuje|zapomn\\p{L}*|også|mangle\\p{L}*|glemt|læg',
  ].join('|'),
);

/** By how many, and not to how many. */
export const less = whole(
  'reduc\\p{L}*|decreas\\p{L}*|lower|reduzier\\p{L}*|verringer\\p{L}*|verlaag\\p{L}*|verlagen|verminder\\p{L}*|rédui\\p{L}*|diminu\\p{L}*|fewer|less|weniger|minder|moins|reduc\\p{L}*|menos|ridu\\p{L}*|meno|reduz\\p{L}*|zmniejsz\\p{L}*|mniej|færre|nedsæt\\p{L}*|reducer\\p{L}*|cut',
);
export const more = whole(
  'increas\\p{L}*|raise|erhöh\\p{L}*|verhoog\\p{L}*|verhogen|augment\\p{L}*|aument\\p{L}*|zwiększ\\p{L}*|forhøj\\p{L}*|bump',
);

/** Somebody asks: a change that is only told of, or might come, is none. */
export const asks =
  /(?:(?<!\p{L})(?:please|pls|kindly|can you|could you|would you|we (?:would like|want|need|wish|ask)|i (?:would like|want|need)|must|should|needs?(?: to)?|has to|can be|you can|do(?:es)?(?:n['’]t| not)|require[ds]?|should read|brauche?n?|bräuchten?|benötig\p{L}*|verzichten|können|kann(?:st)?|doch nicht|hebben (?:we|wij)|haal|kan|kunnen|mag|mogen|toch niet|est à|sont à|peut|peuvent|doi(?:t|vent)|devrai\p{L}*|avons|besoin|necesit\p{L}*|ya no|no hace falta|serv(?:e|ono)|non (?:ci )?serv\p{L}*|precis\p{L}*|já não|potrzeb\p{L}*|rezygn\p{L}*|ikke brug|instead of|no longer|not needed|note that|bitte|möchten?|wollen|können sie|könnten sie|könnt ihr|kannst du|soll(?:te|en)?|muss|müssen|statt|anstatt|anstelle|entfällt|entfallen|nicht mehr|graag|gelieve|willen?|wilt u|kunt u|kun je|kunnen jullie|moet(?:en)?|in plaats van|vervalt|vervallen|niet meer|a\.?u\.?b|alstublieft|merci|veuillez|pourriez|pouvez|souhait\p{L}*|voul\p{L}*|voudr\p{L}*|il faut|faut|au lieu|svp|s['’]il (?:vous|te) plaît|plus besoin|por favor|per favore|vorre\p{L}*|quer\p{L}*|proszę|prosimy|prosz\p{L}+|venligst|gerne|bedes|vil i|kan i|kunne i|podr[íi]a\p{L}*|pued\p{L}+|deb\p{L}{1,4}|potete|potreste|poden|podem|poderiam|dev\p{L}{1,4}|czy (?:mog|może)\p{L}*|ma być|skal|zamiast|en (?:vez|lugar) de|invece|em vez|i stedet|al posto|missing|fehl(?:t|en)|ontbreekt|manque(?:nt)?|faltan?|mancano?|faltam?|brakuje|mangler)(?!\p{L}))|^(?:[-*•\d.)\s]*)(?:cancel|change|amend|increase|reduce|replace|remove|delete|add|correction|correct|update|adjust|drop|swap|make|put|deliver|ship|use|scrap|strike|leave|doe|zet|voeg|pas|wijzig|schrap|laat|verwijder|gebruik|lever|mettez|ajoutez|modifiez|annulez|supprimez|remplacez|échangez|utilisez|livrez|changez|passez|pong\p{L}+|añad\p{L}+|cambi\p{L}+|quit\p{L}+|ajust\p{L}+|us(?:en|ad|ate|are|em|ar)|entreg\p{L}+|aggiung\p{L}+|togli\p{L}+|sostitu\p{L}+|adegu\p{L}+|consegn\p{L}+|acrescent\p{L}+|retir\p{L}+|alter\p{L}+|mud\p{L}+|acert\p{L}+|corrij\p{L}+|troqu\p{L}+|usu[nń]\p{L}+|zmie[nń]\p{L}+|doda\p{L}+|dołoż\p{L}+|dołóż\p{L}+|popraw\p{L}+|læg|tilføj|ændr|tilpas|slet|fjern|ret|brug|byt|lever|streichen|ändern|ergänzen|legen|packen|passen|tauschen|setzen|liefern|tun|nehmen|lassen|position|pos|line|item|zeile|regel|ligne|änderung|wijziging|modification)(?!\p{L})/iu;

/** What looks like a change and is manners, a condition, a disclaimer, or a wish to be told. */
export const harmless = [
  /^(?!.*\d)(?=.*(?:order|po|bestell|bestel|commande|pedido|ordine|encomenda|zamówien|ordre)).*(?:number|nummer|nr|numéro|n°|número|numero|numer|reference|referenz|referentie|référence)\p{L}*(?!\p{L}).*(?<!\p{L})(?:invoice|rechnung|factuur|facture|factura|fattura|fatura|faktur|delivery note|lieferschein|pakbon|correspond|schriftverkehr|papers|papiere)/iu,
  /(?<!\p{L})(?:no changes?|unchanged|not (?:be )?changed?|do not change|without (?:any )?changes?|unverändert|keine änderung\p{L}*|nicht (?:ge)?änder\p{L}*|ongewijzigd|geen wijziging\p{L}*|niet (?:ge)?wijzig\p{L}*|inchangée?s?|sans (?:aucune )?modification|sin cambios|senza modifiche|sem alterações|bez zmian|uændret)(?!\p{L})/iu,
  /(?<!\p{L})(?:subject to change|right to (?:cancel|change|amend)|vorbehalten|voorbehouden|sous réserve|reserv\p{L}+ the right|préavis|without notice)(?!\p{L})/iu,
  /(?<!\p{L})(?:let (?:us|me) know|inform|advise|notify|tell (?:us|me)|keep us posted|bescheid|teilen sie|informier\p{L}*|mitteil\p{L}*|melden sie|laat (?:het )?(?:ons|mij) weten|laat (?:ons|het)|meld\p{L}*|informe\p{L}*|prévenir|prévenez|avertir|tenez-nous|faites-nous|avis\p{L}*|avísenos|fatemi|informa\p{L}*|poinform\p{L}*|giv(?:e)? besked|besked)(?!\p{L})/iu,
  /(?<!\p{L})(?:e-?mail|message|nachricht|bericht|courriel|mensaje|messaggio|mensagem|wiadomoś\p{L}*|newsletter|mailing list|address book|privacy|confidential)(?!\p{L}).{0,80}(?<!\p{L})(?:delete|lösch\p{L}*|verwijder\p{L}*|supprim\p{L}*|destroy|vernicht\p{L}*|elimin\p{L}*|usun\p{L}*|slet\p{L}*)|(?<!\p{L})(?:delete|lösch\p{L}*|verwijder\p{L}*|supprim\p{L}*|destroy|elimin\p{L}*|usun\p{L}*|slet\p{L}*)(?!\p{L}).{0,60}(?<!\p{L})(?:e-?mail|message|nachricht|bericht|courriel|mensaje|messaggio|mensagem|wiadomoś\p{L}*)(?!\p{L})/iu,
  /^(?:if|in case|should (?:you|there|any)|unless|whenever|wenn|falls|sollte[nt]?|sofern|als|indien|mocht(?:en)?|wanneer|s['’]il y|si(?! prega)|en cas|dans le cas|au cas où|caso|se|jeśli|hvis)(?!\p{L})(?! (?:possible|möglich|mogelijk|posible|possibile|possível|nog mogelijk))/iu,
];

/** Which line is meant: "line 2", "Pos. 3", "regel 2 en 3". */
export const lineNumbers =
  /(?<!\p{L})(?:lines?|items?|positions?|pos|rows?|no|nr|zeilen?|positionen|artikel|regels?|posities?|positie|lignes?|postes?|article|línea|linea|riga|linha|posição|posición|posizione|poz|pozycj\p{L}*|linje)\.?\s*(?:n[°ºr]\.?\s*|no\.?\s*|#\s*)?(0*\d{1,3})(?![\d.,]*\d)(?:\s*(?:,|and|und|en|et|y|e|i|og|&|\+)\s*(0*\d{1,3})(?![\d.,]*\d)(?!\s*(?:x|×|\p{L}{2,})\b.*(?:add|auch)))?/iu;

/** Delivery, its day and its place. */
export const delivers = whole(
  'deliver(?:y|ed|ies)?|ship(?:ped|ment|ping)?|dispatch|despatch|arriv(?:e|al)|needed|liefer\\p{L}*|geliefert|anliefer\\p{L}*|ausliefer\\p{L}*|benötig\\p{L}*|lever\\p{L}*|geleverd|bezorg\\p{L}*|aflever\\p{L}*|livr\\p{L}*|expédi\\p{L}*|entreg\\p{L}*|consegn\\p{L}*|dostaw\\p{L}*|dostarcz\\p{L}*|need(?:s)?|require[ds]?|on site|be here|with us|brauch\\p{L}*|bräucht\\p{L}*|da sein|hier sein|eintreffen|ankommen|vor ort|nodig|hier zijn|binnen zijn|aanwezig|besoin|recevoir|arriv\\p{L}*|necesit\\p{L}*|recib\\p{L}*|lleg\\p{L}*|bisogno|serv(?:e|ono)|ricev\\p{L}*|precis\\p{L}*|receb\\p{L}*|cheg\\p{L}*|potrzeb\\p{L}*|otrzym\\p{L}*|skal bruge|modtag\\p{L}*|være her|dato|lieferdatum|leverdatum|data di consegna|delivery date',
);
/** Days that only the writer can name. */
export const vagueDays = whole(
  'next (?:week|month|monday|tuesday|wednesday|thursday|friday)|(?:by|on|before|this|until) (?:monday|tuesday|wednesday|thursday|friday)|tomorrow|nächste[nr]? (?:woche|monat|montag|dienstag|mittwoch|donnerstag|freitag)|(?:am|bis|diesen|kommenden) (?:montag|dienstag|mittwoch|donnerstag|freitag)|volgende (?:week|maand)|(?:op|voor|uiterlijk) (?:maandag|dinsdag|woensdag|donderdag|vrijdag)|la semaine prochaine|(?:avant|le|pour) (?:lundi|mardi|mercredi|jeudi|vendredi)|(?:week|woche|kw|semaine) \\d{1,2}|(?:one|two|three|\\d) weeks? (?:later|earlier)|(?:eine?|zwei|drei|\\d) wochen? (?:später|früher)|(?:een|twee|drie|\\d) we(?:ek|ken) (?:later|eerder)|\\d semaines? plus (?:tard|tôt)',
);
/** Words that add only where somebody asks: they mostly say something else. */
export const alsoWords =
  /(?<!\p{L})(?:too|as well|also|another|auch|dazu|extra|ook|aussi|también|anche|também|też|również|także|også|plus|include|falta|put on)(?!\p{L})/iu;
/** What happened and is not asked for. */
export const told =
  /(?<!\p{L})(?:received|arrived|got|have had|was|were|last (?:time|week|month|year)|erhalten|bekommen|kamen?|letzte[ns]? (?:mal|woche|monat|jahr)|ontvangen|gekregen|vorige|reçu|dernière|dernier|recibi\p{L}+|último|ricevut\p{L}+|scors\p{L}+|recebe\p{L}+|otrzyma\p{L}+|ostatni\p{L}*|modtaget|fik|sidste)(?!\p{L})/iu;

/** What was agreed before. */
export const usual =
  /(?<!\p{L})(?:usual|same|known|as (?:always|before|agreed|usual)|standard|wie (?:immer|üblich|gehabt|besprochen)|bekannte?\p{L}*|übliche?\p{L}*|gewohnte?\p{L}*|gebruikelijke?|bekende?|zoals (?:altijd|gewoonlijk)|vaste|habituelle?|comme d['’]habitude|connue|as soon as possible|asap|so schnell|schnellstmöglich|zo snel|spoedig|dès que possible|au plus vite)(?!\p{L})/iu;
export const addressNouns = whole(
  'delivery address|shipping address|ship(?:-| )?to address|deliver (?:it |this |them |the (?:goods|order) |everything )?to|ship (?:it |this |them |the (?:goods|order) |everything )?to|send (?:it |the goods )?to|lieferadresse|lieferanschrift|liefern sie (?:\\p{L}+ ){0,3}an|geliefert werden an|lieferung an|afleveradres|leveradres|leveren (?:op|aan|naar)|lever(?:t)? (?:\\p{L}+ ){0,2}(?:op|aan|naar)|adresse de livraison|livrer (?:à|chez)|livrez (?:à|chez)|dirección de entrega|indirizzo di consegna|endereço de entrega|adres(?:u|em)? dostawy|leveringsadressen?|lugar de entrega|luogo di consegna|morada de entrega|local de entrega|miejsce dostawy|leveringssted(?:et)?|ship-to|goods to',
);

/** The number of the order, or what else the papers shall bear. */
export const numberNouns =
  "(?:(?:purchase )?order (?:number|no\\.?)|po (?:number|no\\.?)|p\\.o\\. number|po|bestell(?:nummer|-?nr\\.?)|auftrags(?:nummer|-?nr\\.?)|bestel(?:nummer|-?nr\\.?)|order(?:nummer|-?nr\\.?)|inkooporder(?:nummer)?|numéro de commande|n[°º] de commande|commande n[°º]|número de pedido|numero d['’]ordine|número da encomenda|numer(?:u|em)? zamówienia|nr zamówienia|ordrenummer(?:et)?|ordrenr\\.?|nº de (?:pedido|encomenda)|n\\. d['’]ordine|numéro d['’]ordre|pedido n\\.?º|order reference)";
export const referenceNouns =
  '(?:reference|ref\\.?|referenz|zeichen|kommission|kostenstelle|cost cent(?:re|er)|project(?: number)?|projekt(?:nummer)?|referentie|kenmerk|kostenplaats|référence|réf\\.?|chantier|affaire|referencia|riferimento|referência)';
