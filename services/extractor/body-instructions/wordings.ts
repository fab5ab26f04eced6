/** A word as a whole, in any case; `words` is the inside of an alternation. */
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** A line is not wanted: English, German, Dutch, French, then Spanish, Italian, Portuguese, Polish, Danish. */
export const cancels = whole(
  [
    "cancel(?:led|s)?|delete|remove|strike|drop|leave (?:out|off)|omit|take (?:out|off)|do not (?:send|deliver|supply|ship)|don['’]t (?:send|deliver|supply|ship)|no longer (?:need(?:ed)?|require[d]?|want(?:ed)?)|not (?:needed|required) any ?more|skip",
    'stornier\\p{L}*|streich\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|weglassen|weg ?lassen|entfällt|entfallen|nicht mehr (?:benötigt|liefern|senden|brauchen)|benötigen wir nicht mehr|herausnehmen|nicht (?:mit)?liefern|fällt weg',
    'annule\\p{L}*|schrap\\p{L}*|verwijder\\p{L}*|vervalt|vervallen|weglaten|niet meer nodig|niet (?:meer )?(?:leveren|sturen|meeleveren)',
    'annul\\p{L}*|supprim\\p{L}*|retir(?:er|ez|é)|enlev\\p{L}*|ne (?:pas|plus) (?:livrer|envoyer)|ne livrez pas|plus besoin',
    'cancel[ae]\\p{L}*|anul[ae]\\p{L}*|elimin[aei]\\p{L}*|cancell\\p{L}*|annull\\p{L}*|togli(?:ere|ete)|retirar|usun\\p{L}*|skreśl\\p{L}*|anulow\\p{L}*|slet(?:te)?|fjern\\p{L}*|annuller\\p{L}*',
  ].join('|'),
);

/** A value is another. */
export const changes = whole(
  [
    'chang(?:e|ed|es|ing)|increas(?:e|ed)|raise|reduc(?:e|ed)|decreas(?:e|ed)|lower|amend|adjust|correct(?:ed)?|update|modify|instead of|rather than|replace|make (?:it|that|line|item|position)|should (?:be|read)|must be',
    'änder\\p{L}*|abänder\\p{L}*|geändert|erhöh\\p{L}*|reduzier\\p{L}*|verringer\\p{L}*|korrigier\\p{L}*|anpass\\p{L}*|an(?:statt|stelle)|statt|ersetz\\p{L}*|muss (?:es )?heißen|soll(?:te)? (?:es )?(?:\\p{L}+ )?(?:sein|lauten|heißen)|tausch\\p{L}*',
    'wijzig\\p{L}*|verander\\p{L}*|verhoog\\p{L}*|verhogen|verlaag\\p{L}*|verlagen|verminder\\p{L}*|pas(?:sen)?|aanpassen|aan te passen|corrige\\p{L}*|in plaats van|i\\.p\\.v\\.?|vervang\\p{L}*|moet(?:en)? (?:\\p{L}+ )?(?:zijn|worden)',
    'modifi\\p{L}*|chang(?:er|ez|é|ement)|augment\\p{L}*|rédui\\p{L}*|diminu\\p{L}*|corrig\\p{L}*|au lieu de?|à la place de|remplac\\p{L}*|port(?:er|ez)|pass(?:er|ez)|rectifi\\p{L}*',
    'cambi\\p{L}*|modific\\p{L}*|aument\\p{L}*|reduc\\p{L}*|en (?:vez|lugar) de|invece di|al posto di|sostitu\\p{L}*|alter[ae]\\p{L}*|substitu\\p{L}*|em vez de|zmie[nń]\\p{L}*|zamiast|ændr\\p{L}*|i stedet for|ret(?:te)? til|forhøj\\p{L}*',
  ].join('|'),
);

/** Something more is wanted. */
export const adds = whole(
  [
    'add|also (?:send|deliver|supply|include|add|need|order)|additionally|in addition|as an extra|plus|include|append',
    'zusätzlich|hinzufügen|hinzu|ergänz\\p{L}*|außerdem|auch noch|noch dazu|ferner|aufnehmen|mitliefern',
    'toevoegen|voeg(?:t|en)?|toe te voegen|daarnaast|bovendien|tevens|ook nog|extra|aanvullen',
    'ajout\\p{L}*|rajout\\p{L}*|en plus|également|en supplément|supplémentaires?|complét\\p{L}*',
    'añad\\p{L}*|agreg\\p{L}*|además|aggiung\\p{L}*|inoltre|acrescent\\p{L}*|adicion\\p{L}*|doda[cćj]\\p{L}*|tilføj\\p{L}*',
  ].join('|'),
);

/** By how many, and not to how many. */
export const less = whole(
  'reduc\\p{L}*|decreas\\p{L}*|lower|reduzier\\p{L}*|verringer\\p{L}*|verlaag\\p{L}*|verlagen|verminder\\p{L}*|rédui\\p{L}*|diminu\\p{L}*',
);
export const more = whole('increas\\p{L}*|raise|erhöh\\p{L}*|verhoog\\p{L}*|verhogen|augment\\p{L}*');

/** Somebody asks: a change that is only told of, or might come, is none. */
export const asks =
  /(?:(?<!\p{L})(?:please|pls|kindly|can you|could you|would you|we (?:would like|want|need|wish|ask)|i (?:would like|want|need)|must|should|needs? to|has to|instead of|no longer|not needed|note that|bitte|möchten?|wollen|können sie|könnten sie|könnt ihr|kannst du|soll(?:te|en)?|muss|müssen|statt|anstatt|anstelle|entfällt|entfallen|nicht mehr|graag|gelieve|willen?|wilt u|kunt u|kun je|kunnen jullie|moet(?:en)?|in plaats van|vervalt|vervallen|niet meer|a\.?u\.?b|alstublieft|merci|veuillez|pourriez|pouvez|souhait\p{L}*|voul\p{L}*|voudr\p{L}*|il faut|faut|au lieu|svp|s['’]il (?:vous|te) plaît|plus besoin|por favor|per favore|vorre\p{L}*|quer\p{L}*|proszę|prosimy|venligst|gerne)(?!\p{L}))|^(?:[-*•\d.)\s]*)(?:cancel|change|amend|increase|reduce|replace|remove|delete|add|correction|correct|update|deliver|ship|position|pos|line|item|zeile|regel|ligne|änderung|wijziging|modification)(?!\p{L})/iu;

/** What looks like a change and is manners, a condition, a disclaimer, or a wish to be told. */
export const harmless = [
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
  'deliver(?:y|ed|ies)?|ship(?:ped|ment|ping)?|dispatch|despatch|arriv(?:e|al)|needed|liefer\\p{L}*|geliefert|anliefer\\p{L}*|ausliefer\\p{L}*|benötigt|lever\\p{L}*|geleverd|bezorg\\p{L}*|aflever\\p{L}*|livr\\p{L}*|expédi\\p{L}*|entreg\\p{L}*|consegn\\p{L}*|dostaw\\p{L}*|dostarcz\\p{L}*',
);
/** Days that only the writer can name. */
export const vagueDays = whole(
  'next (?:week|month|monday|tuesday|wednesday|thursday|friday)|(?:by|on|before|this|until) (?:monday|tuesday|wednesday|thursday|friday)|tomorrow|nächste[nr]? (?:woche|monat|montag|dienstag|mittwoch|donnerstag|freitag)|(?:am|bis|diesen|kommenden) (?:montag|dienstag|mittwoch|donnerstag|freitag)|volgende (?:week|maand)|(?:op|voor|uiterlijk) (?:maandag|dinsdag|woensdag|donderdag|vrijdag)|la semaine prochaine|(?:avant|le|pour) (?:lundi|mardi|mercredi|jeudi|vendredi)|(?:week|woche|kw|semaine) \\d{1,2}|(?:one|two|three|\\d) weeks? (?:later|earlier)|(?:eine?|zwei|drei|\\d) wochen? (?:später|früher)|(?:een|twee|drie|\\d) we(?:ek|ken) (?:later|eerder)|\\d semaines? plus (?:tard|tôt)',
);
/** What was agreed before. */
export const usual =
  /(?<!\p{L})(?:usual|same|known|as (?:always|before|agreed|usual)|standard|wie (?:immer|üblich|gehabt|besprochen)|bekannte?\p{L}*|übliche?\p{L}*|gewohnte?\p{L}*|gebruikelijke?|bekende?|zoals (?:altijd|gewoonlijk)|vaste|habituelle?|comme d['’]habitude|connue|as soon as possible|asap|so schnell|schnellstmöglich|zo snel|spoedig|dès que possible|au plus vite)(?!\p{L})/iu;
export const addressNouns = whole(
  'delivery address|shipping address|ship(?:-| )?to address|deliver (?:it |this |them |the (?:goods|order) |everything )?to|ship (?:it |this |them |the (?:goods|order) |everything )?to|send (?:it |the goods )?to|lieferadresse|lieferanschrift|liefern sie (?:\\p{L}+ ){0,3}an|geliefert werden an|lieferung an|afleveradres|leveradres|leveren (?:op|aan|naar)|lever(?:t)? (?:\\p{L}+ ){0,2}(?:op|aan|naar)|adresse de livraison|livrer (?:à|chez)|livrez (?:à|chez)|dirección de entrega|indirizzo di consegna|endereço de entrega|adres dostawy|leveringsadresse',
);

/** The number of the order, or what else the papers shall bear. */
export const numberNouns =
  "(?:(?:purchase )?order (?:number|no\\.?)|po (?:number|no\\.?)|p\\.o\\. number|po|bestell(?:nummer|-?nr\\.?)|auftrags(?:nummer|-?nr\\.?)|bestel(?:nummer|-?nr\\.?)|order(?:nummer|-?nr\\.?)|inkooporder(?:nummer)?|numéro de commande|n[°º] de commande|commande n[°º]|número de pedido|numero d['’]ordine|número da encomenda|numer zamówienia|ordrenummer)";
export const referenceNouns =
  '(?:reference|ref\\.?|referenz|zeichen|kommission|kostenstelle|cost cent(?:re|er)|project(?: number)?|projekt(?:nummer)?|referentie|kenmerk|kostenplaats|référence|réf\\.?|chantier|affaire|referencia|riferimento|referência)';
