import { monthWord } from '../../mail-body/months.ts';
import { pieces, whole } from './patterns.ts';

/** What looks like a change and is manners, a condition, a disclaimer, or a wish to be told. */
export const harmless = [
  pieces(
    String.raw`^(?!.*\d)(?=.*(?:order|po|bestell|bestel|commande|pedido|ordine|encomenda|zamówien|ordre)).*(?:number`,
    '|nummer|nr|numéro|n°|número|numero|numer|reference|referenz|referentie',
    String.raw`|référence)\p{L}*(?!\p{L}).*(?<!\p{L})(?:invoice|rechnung|factuur|facture|factura|fattura|fatura|faktur`,
    '|delivery note|lieferschein|pakbon|correspond|schriftverkehr|papers|papiere)',
  ),
  pieces(
    String.raw`(?<!\p{L})(?:no changes?|unchanged|not (?:be )?changed?|do not change|without (?:any )?changes?`,
    String.raw`|unverändert|keine änderung\p{L}*|nicht (?:ge)?änder\p{L}*|ongewijzigd|geen wijziging\p{L}*`,
    String.raw`|niet (?:ge)?wijzig\p{L}*|inchangée?s?|sans (?:aucune )?modification|sin cambios|senza modifiche`,
    String.raw`|sem alterações|bez zmian|uændret|ne rien (?:modifier|changer)|nichts (?:zu )?(?:ge)?änder\p{L}*`,
    String.raw`|niets (?:te )?wijzig\p{L}*|no (?:modifi|cambi)\p{L}+ nada|non (?:modific|cambi)\p{L}+ (?:nulla|niente)`,
    String.raw`|não (?:alter|mud)\p{L}+ nada|nic nie zmienia\p{L}*|nie zmienia\p{L}+ nic\p{L}*|(?:change|alter) nothing`,
    String.raw`|nothing (?:has |is )?chang\p{L}*|nichts(?: \p{L}+){0,3} (?:ge)?änder\p{L}*|hat sich nichts geändert`,
    String.raw`|wijzig\p{L}* niets|niets (?:is )?(?:er )?veranderd|ne modifiez rien|rien n['’]a changé|no (?:cambi`,
    String.raw`|modifi)\p{L}+ nada|nada ha cambiado|non (?:cambi|modific)\p{L}+ nulla|nulla è cambiato|não (?:alter`,
    String.raw`|mud)\p{L}+ nada|nada mudou|niczego nie zmienia\p{L}*|nic się nie zmieni\p{L}*|(?:ret|ændr) ikke noget`,
    String.raw`|intet er ændret)(?!\p{L})`,
  ),
  pieces(
    String.raw`(?<!\p{L})(?:subject to change|right to (?:cancel|change|amend)|vorbehalten|voorbehouden|sous réserve`,
    String.raw`|reserv\p{L}+ the right|préavis|without notice)(?!\p{L})`,
  ),
  pieces(
    String.raw`(?<!\p{L})(?:let (?:us|me) know|inform|advise|notify|tell (?:us|me)|keep us posted|bescheid|teilen sie`,
    String.raw`|informier\p{L}*|mitteil\p{L}*|melden sie|laat (?:het )?(?:ons|mij) weten|laat (?:ons|het)|meld\p{L}*`,
    String.raw`|informe\p{L}*|prévenir|prévenez|avertir|tenez-nous|faites-nous|avis\p{L}*|avísenos|fatemi|informa\p{L}*`,
    String.raw`|poinform\p{L}*|da(?:ć|j|jcie) znać|prosz\p{L}+ o info\p{L}*|giv(?:e)? besked|besked)(?!\p{L})`,
  ),
  pieces(
    String.raw`(?<!\p{L})(?:e-?mail|message|nachricht|bericht|courriel|mensaje|messaggio|mensagem|wiadomoś\p{L}*`,
    String.raw`|newsletter|mailing list|address book|privacy|confidential)(?!\p{L}).{0,80}(?<!\p{L})(?:delete`,
    String.raw`|lösch\p{L}*|verwijder\p{L}*|supprim\p{L}*|destroy|vernicht\p{L}*|elimin\p{L}*|usun\p{L}*|slet\p{L}*)`,
    String.raw`|(?<!\p{L})(?:delete|lösch\p{L}*|verwijder\p{L}*|supprim\p{L}*|destroy|elimin\p{L}*|usun\p{L}*`,
    String.raw`|slet\p{L}*)(?!\p{L}).{0,60}(?<!\p{L})(?:e-?mail|message|nachricht|bericht|courriel|mensaje|messaggio`,
    String.raw`|mensagem|wiadomoś\p{L}*)(?!\p{L})`,
  ),
  pieces(
    '^(?:if|in case|should (?:you|there|any)|unless|whenever|wenn|falls|sollte[nt]?|sofern|als(?! (?:neue[nrs]? )?\\p{L}*(?:termin|datum|nummer|adresse|anschrift|menge)(?!\\p{L}))|indien',
    "|mocht(?:en)?|wanneer|s['’]il y|si(?! prega| può| possono| potrebbe)|en cas|dans le cas|au cas où|caso",
    String.raw`|se(?! bort| nos| me| les?| ha| han| ruega| trata)|jeśli|hvis)(?!\p{L})(?! (?:(?:at all |it is |it[’']s |irgend |still )*possible|you can|you could|möglich`,
    '|es geht|mogelijk|het kan|posible|possibile|possível|nog mogelijk))',
  ),
  // "Quantities are all correct.", "Der Rest stimmt so."
  pieces(
    '^(?:(?:and|und|en|et|y|e|i|og) )?(?:(?:all |the |our |die |der |das |de |les |le |las |los |el |le |i |il |as |os |o )*)(?:quantities|amounts|prices|rest|everything(?: else)?',
    '|mengen|stückzahlen|preise|alles(?: andere)?|aantallen|hoeveelheden|prijzen|quantités|prix|tout le reste|reste',
    '|cantidades|precios|demás|resto|quantità|prezzi|quantidades|preços|ilości|ceny|reszta|mængderne|priserne|resten)',
    ' (?:are|is|sind|ist|stimmen|stimmt|passen|passt|kloppen|klopt|zijn|sont|est|son|es|están|está|sono|è|estão|są|jest|zgadza się|zgadzają się|er|passer)',
    '(?: (?:all|so|alle|allemaal|wel|toutes|tous|bien|todas|todos|tutte|tutti|wszystkie))*',
    '(?: (?:correct|right|fine|ok|okay|as printed|as ordered|korrekt|richtig|in ordnung|juist|goed|in orde|correctes?|bonnes?|bons?|exactes?|correct[oa]s?|corrett[aei]|giust[aei]|bene|cert[oa]s|prawidłowe|w porządku|rigtige|i orden))?[.!]?$',
  ),
];

/** Which line is meant, by its number: "line 2", "Pos. 3". */
export const lineNumbers = pieces(
  String.raw`(?<!\p{L})(?:lines?|items?|positions?|pos|rows?|no(?=\.)|nr|zeilen?|positionen|artikel|regels?|posities?`,
  '|positie|lignes?|postes?|article|l[ií]neas?|righ?[ae]|linhas?|posiç(?:ão|ões)|posici(?:ón|ones)',
  String.raw`|posizion[ei]|partidas?|poz|pozycj\p{L}*|linj(?:en?|er|erne)|lijn(?:en)?|rengl[oó]n(?:es)?`,
  String.raw`|(?:positions?|zeilen|regel|positie|linje)nummer(?:et)?)\.?\s*(?:n[°ºr]\.?\s*|n\.\s?[°º]?\s*|no\.?\s*|(?:number|nummer|num[eé]ro|n[uú]mero|numer)\s`,
  String.raw`|#\s*)?(0*\d{1,3})(?![\d.,]*\d|[/-]\d{3,}|[/-]\d+[/-])`,
);
/** The same wherever it stands; to replace with, as it keeps its place between tests. */
export const eachLineNumber = new RegExp(lineNumbers.source, 'giu');

/** Delivery, its day and its place. */
export const delivers = whole(
  [
    'deliver(?:y|ed|ies)?|receive(?!d)|ship(?:ped|ment|ping)?|dispatch|despatch|arriv(?:e|al)|needed|graag ontvangen|ontvangen (?:\\p{L}+ ){0,3}graag|ontvangen (?:we|wij|ik) (?:alles|het|de)|liefer(?!ant)\\p{L}*',
    'geliefert|anliefer(?!ant)\\p{L}*|ausliefer\\p{L}*|benötig\\p{L}*|lever(?!anc)\\p{L}*|geleverd|bezorg\\p{L}*',
    'aflever(?!anc)\\p{L}*|livr\\p{L}*|expédi\\p{L}*|entreg\\p{L}*|consegn\\p{L}*|dostaw\\p{L}*|dostarcz\\p{L}*',
    '(?:get(?:ting)?|hav(?:e|ing)) (?:it|this|these|them|everything|all(?: of it)?|the (?:goods|order))(?= (?:\\p{L}+ ){0,2}\\d)|need(?:s)?|require[ds]?|on site|be here|with us|brauch\\p{L}*|bräucht\\p{L}*|da sein|hier sein',
    'eintreffen|ankommen|vor ort|nodig|in huis|ter plaatse|hier zijn|binnen zijn|aanwezig|besoin|recevoir|arriv\\p{L}*',
    'necesit\\p{L}*|recib\\p{L}*|lleg\\p{L}*|bisogno|serv(?:e|ono)|ricev\\p{L}*|precis\\p{L}*|receb\\p{L}*',
    'cheg\\p{L}*|potrzeb\\p{L}*|otrzym\\p{L}*|skal bruge|modtag\\p{L}*|være her|dato',
    '(?:il nous faut|we want|wir wollen|hebben (?:we|wij)|ci vuole|nos hace falta|vi skal have)(?=.*(?:tout|everything|it all|alles|todo|tutto|tudo|wszystko|det hele))',
    '(?:have|get) (?:it|them|this|everything) (?:all )?here|(?:estar|está|estén|llegar) (?:aquí|en obra)|(?:estar|esteja) (?:cá|aqui|em obra)|essere qui|by[ćl]\\p{L}* u nas|(?:soit|être) (?:là|ici)|réceptionn\\p{L}*|przyj(?:ąć|mi?e|mow)\\p{L}*|annehmen|accept (?:the goods|it|delivery)',
    '(?:everything|it all|all of it|the (?:whole )?(?:lot|order)) come|alles(?: \\S+){1,6} kom(?:m?en|t)|tout (?:peut|pourrait) venir|(?:venir|venga) todo|todo (?:puede )?venir|(?:vir|venha) tudo|tudo (?:pode )?vir|wszystko (?:może )?przyj(?:ść|echać)|det hele (?:kan )?komme',
    'lieferdatum|leverdatum|data di consegna|delivery date|br(?:ing|eng)\\p{L}*|(?:is|are) when we want',
    '(?:wir wollen|wollen wir|willen (?:we|wij)|(?:we|wij) willen) (?:es|het|ze|sie|alles)|apport(?:er|ez)',
    '(?:le|la|les|tout) voulons|trae(?:d|r|dlo)\\p{L}*|tr[áa]igan\\p{L}*|entréguen\\p{L}*|(?:lo|los|la|todo) queremos|portate',
    '(?:lo|la|li|tutto) vogliamo|tragam|queremos (?:tudo|isto)|przywie\\p{L}*|chcemy (?:to|je|wszystko)',
    '(?:kom|komme)(?: \\S+){0,2} med|vil have (?:det|den|dem)',
  ].join('|'),
);
/** Days that only the writer can name. */
export const vagueDays = whole(
  [
    'next (?:week|month|monday|tuesday|wednesday|thursday|friday)',
    '(?:by|on|before|this|until) (?:monday|tuesday|wednesday|thursday|friday)|tomorrow',
    'nächste[nr]? (?:woche|monat|montag|dienstag|mittwoch|donnerstag|freitag)',
    '(?:am|bis|diesen|kommenden) (?:montag|dienstag|mittwoch|donnerstag|freitag)|volgende (?:week|maand)',
    '(?:op|voor|uiterlijk) (?:maandag|dinsdag|woensdag|donderdag|vrijdag)|la semaine prochaine',
    '(?:avant|le|pour) (?:lundi|mardi|mercredi|jeudi|vendredi)|(?:week|woche|kw|semaine) \\d{1,2}',
    '(?:one|two|three|\\d) weeks? (?:later|earlier)|(?:eine?|zwei|drei|\\d) wochen? (?:später|früher)',
    '(?:een|twee|drie|\\d) we(?:ek|ken) (?:later|eerder)|\\d semaines? plus (?:tard|tôt)',
    // Feasts.
    "(?:before|by|for|until|in time for) (?:easter|christmas|xmas|new year(?:[’']s)?|whitsun|thanksgiving|(?:mother|father)[’']?s day|the (?:bank )?holidays)",
    '(?:vor|bis|zu|zum|rechtzeitig zu[rm]?) (?:ostern|weihnachten|pfingsten|jahresende|jahreswechsel|muttertag|den feiertagen)|(?:voor|tegen) (?:de )?(?:pasen|kerst\\p{L}*|pinksteren|moederdag|sinterklaas|oud en nieuw|feestdagen)',
    '(?:avant|pour) (?:pâques|noël|la toussaint|la pentecôte|la fête des (?:mères|pères)|les fêtes)|(?:antes de|para) (?:(?:la )?semana santa|(?:la )?navidad|(?:los )?reyes|el día de la madre|las fiestas)',
    '(?:prima di|per|entro) (?:pasqua|natale|ferragosto|la festa della mamma|le feste)|(?:antes d[aoe]|para [ao]) (?:páscoa|natal|dia da mãe|festas)|(?:przed|na) (?:wielkanoc\\p{L}*|świętami|święta|bożym narodzeniem|boże narodzenie)|(?:før|inden|til) (?:påske|jul|pinse|mors dag|nytår)',
    `(?:end|middle|mid|beginning|start|early|late|ende|mitte|anfang|eind|half|begin|medio|ultimo|primo|fin|mi|début|(?:a )?(?:finales|mediados|principios)|fine|metà|inizio|fim|finais|meados|início|koniec|końcem|pod koniec|połow\\p{L}+|początk\\p{L}+|slutningen|midten|starten|begyndelsen)[\\s-](?:of |de |d['’]|di |af )?${monthWord}`,
  ].join('|'),
);
/** Words that add only where somebody asks: they mostly say something else. */
export const alsoWords = pieces(
  String.raw`(?<!\p{L})(?:too|as well|also|another|auch|dazu|extra|ook|aussi|también|anche|também|też|również|także`,
  String.raw`|også|plus|include|falta|put on)(?!\p{L})`,
);
/** What happened and is not asked for. */
export const told = pieces(
  String.raw`(?<!\p{L})(?:received|arrived|got|have had|was|were|last (?:time|week|month|year)|erhalten|bekommen`,
  '|kamen?|letzte[ns]? (?:mal|woche|monat|jahr)|ontvangen(?! (?:we|wij) (?:ook )?graag)|gekregen|vorige|reçu|dernière|dernier',
  String.raw`|recibi\p{L}+|último|ricevut\p{L}+|scors\p{L}+|recebe\p{L}+|otrzyma\p{L}+|ostatni\p{L}*|modtaget|fik`,
  String.raw`|sidste)(?!\p{L})`,
);

/** What was agreed before. */
export const usual = pieces(
  String.raw`(?<!\p{L})(?:usual|same|known|as (?:always|before|agreed|usual)|standard|wie (?:immer|üblich|gehabt`,
  String.raw`|besprochen)|bekannte?\p{L}*|übliche?\p{L}*|gewohnte?\p{L}*|gebruikelijke?|bekende?|zoals (?:altijd`,
  "|gewoonlijk)|vaste|habituelle?|comme d['’]habitude|connue|as soon as possible|asap|so schnell",
  String.raw`|schnellstmöglich|zo snel|spoedig|dès que possible|au plus vite)(?!\p{L})`,
);
export const addressNouns = whole(
  [
    'delivery address|shipping address|ship(?:-| )?to address',
    'deliver (?:it |this |them |the (?:goods|order) |everything )?to',
    'ship (?:it |this |them |the (?:goods|order) |everything )?to|send (?:it |the goods )?to|lieferadresse',
    'lieferanschrift|liefern sie (?:\\p{L}+ ){0,3}an|geliefert werden an|lieferung an|afleveradres|leveradres',
    'leveren (?:op|aan|naar)|lever(?:t)? (?:\\p{L}+ ){0,2}(?:op|aan|naar)|adresse de livraison',
    'livrer (?:à|chez)|livrez (?:à|chez)|dirección de entrega|indirizzo di consegna|endereço de entrega',
    'adres(?:u|em)? dostawy|dostaw\\p{L}* (?:na adres|do|pod adres)|lever(?:es|e)? til|leveres på',
    'entregu\\p{L}* (?:en|em)|entregar (?:en|em)|consegn\\p{L}* (?:in|a|presso)|livraison (?:à|chez)',
    'lieferung (?:nach|zu)|goes to|gehen an|leveringsadressen?|lugar de entrega|luogo di consegna',
    '(?:drop[- ]?off|unloading) (?:point|address|location|place)|ablade(?:stelle|ort|adresse)|losadres|losplaats|point de (?:livraison|déchargement)|punto de (?:entrega|descarga)|punto di (?:consegna|scarico)|local de descarga|miejsce rozładunku|aflæsningssted(?:et)?',
    'consignee|recipient(?= (?:for|of|is|:))|(?:waren)?empfänger(?! dieser (?:e-?mail|nachricht))|ontvanger|destinataire|destinat[aá]ri[oa]|odbiorc\\p{L}*|modtager',
    'destination(?! date)|destinazione|bestemming(?:sadres)?|bestimmungsort|destino|miejsce przeznaczenia|morada de entrega|local de entrega|miejsce dostawy|leveringssted(?:et)?|ship-to|goods to',
  ].join('|'),
);

/** The number of the order, or what else the papers shall bear. */
const romance =
  "(?:n[uú]m[eé]ro|n\\.? ?[ºo°]|nr\\.?|n\\.|numer\\p{L}*)\\s*(?:de(?: la| l['’])?|da|do|del(?:la|l['’])?|d['’]|di|naszego|tego|notre|nuestro|nostro|nosso)?\\s*(?:commande|bon de commande|bc|pedido|orden(?: de compra)?|ordine|oda|encomenda|nota de encomenda|compra|zamówieni\\p{L}+|zlecenia)";
export const numberNouns = `(?:${[
  `${romance}|(?:purchase )?order (?:number|no\\.?|ref(?:erence)?)|po (?:number|no\\.?)|p\\.o\\. number|po`,
  'bestell(?:nummer|-?nr\\.?)|auftrags(?:nummer|-?nr\\.?)|bestel(?:nummer|-?nr\\.?)',
  "order(?:nummer|-?nr\\.?)|inkoop(?:order)?(?:nummer)?|numéro d['’]ordre|commande n[°º]|pedido n\\.?º",
  "bestellzeichen|(?:order|bestel)referentie|référence (?:de )?commande|referencia de(?:l)? pedido|riferimento (?:d['’]|dell['’])ordine|referência da encomenda",
  '(?:ordre|bestillings|rekvisitions)(?:nummer(?:et)?|nr\\.?)|rekv\\.?(?:nr\\.?)?',
].join('|')})`;
export const referenceNouns = `(?:${[
  'reference|ref\\.?|referenz|zeichen|kommission|kostenstelle|cost cent(?:re|er)|project(?: number)?',
  'projekt(?:nummer)?|referentie|kenmerk|kostenplaats|référence|réf\\.?|chantier|affaire|referencia',
  'riferimento|referência',
].join('|')})`;
