/** A word as a whole, in any case. */
const whole = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** One order, in nine languages. */
const order =
  "(?:purchase order|order|po|bestellung|auftrag|bestelauftrag|bestelling|order|bon de commande|commande|pedido|orden de compra|orden|ordine(?: d['’]acquisto)?|encomenda|nota de encomenda|zamówienie|zlecenie|ordre|bestilling|rekvisition)";
const ordersNoun =
  "(?:purchase orders|orders|pos|bestellungen|aufträge|bestellingen|(?:bons de )?commandes|pedidos|[oó]rdenes(?: de compra)?|ordini(?: d['’]acquisto)?|ordinazioni|encomendas|notas de encomenda|zamówieni(?:a|ach|ami)|zamówień|ordrer|bestillinger|rekvisitioner)";

const counting: readonly string[][] = [
  ['1', 'a', 'i', 'one', 'eins', 'één', 'een', 'un', 'une', 'uno', 'um', 'uma', 'jeden', 'én', 'et'],
  ['2', 'b', 'ii', 'two', 'zwei', 'twee', 'deux', 'dos', 'due', 'dois', 'duas', 'dwa', 'dwie', 'to'],
  ['3', 'c', 'iii', 'three', 'drei', 'drie', 'trois', 'tres', 'tre', 'três', 'trzy'],
  ['4', 'd', 'iv', 'four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro', 'cztery', 'fire'],
  ['5', 'e', 'v', 'five', 'fünf', 'vijf', 'cinq', 'cinco', 'cinque', 'pięć', 'fem'],
  ['6', 'f', 'vi', 'six', 'sechs', 'zes', 'seis', 'sei', 'sześć', 'seks'],
];
const ordinals: readonly string[][] = [
  [
    'first|1st|erste[rn]?|eerste|première|1(?:è|e)re|premier|primer[ao]?|prim[oa]|primeir[ao]|pierwsz[aey]|første',
  ],
  [
    'second|2nd|zweite[rn]?|tweede|deuxième|seconde?|2e|segund[ao]|second[ao]|drugi[ae]?|anden|andet|næste|other|andere[rn]?|autre|otr[ao]|altr[ao]|outr[ao]',
  ],
  [
    'third|3rd|dritte[rn]?|derde|troisième|3e|tercer[ao]?|terz[ao]|terceir[ao]|trzeci[ae]?|tredje|last|letzte',
  ],
  ['fourth|4th|vierte[rn]?|vierde|quatrième|cuart[ao]|quart[ao]|czwart[ae]|fjerde'],
];

/** Which of several it is, from 1; null for what counts nothing. */
export function countOf(word: string): number | null {
  const folded = word.toLowerCase();
  const counted = counting.findIndex((words) => words.includes(folded));
  if (counted >= 0) return counted + 1;
  const ordinal = ordinals.findIndex(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(folded));
  if (ordinal >= 0) return ordinal + 1;
  const digit = /^([1-9])(?:\.|°|º|ª|st|nd|rd|th|er|ère|ème|eme|e|a|o|de|ste)?$/.exec(folded);
  return digit ? Number(digit[1]) : null;
}

const decoration = '[^\\p{L}\\d]{0,6}';
const digitOrLetter = '(?:[1-9]|I{1,3}|IV|VI?|[A-Fa-f])';
const countWord = counting
  .slice(0, 4)
  .flatMap((words) => words.filter((word) => word.length > 2))
  .join('|');
const ordinalWord = ordinals.flat().join('|');
const article = '(?:(?:the|our|die|der|unsere?|de|het|onze|la|le|notre|el|nuestr[oa]|il|a|o|den|vores) )?';
/** What stands behind a heading's count: nothing, a mark, how many there are, or where it goes. */
const behind =
  '(?=$|\\s*[:.,;()–—*=-]|\\s+(?:of|von|van|de|di|z|af|sur|sobre|for|to|from|für|nach|an|voor|naar|pour|à|vers|para|per|a|dla|do|til|na|w|en)(?!\\p{L}))';
const headings = [
  // "Order 1", "Commande n°2", "Pedido A"
  `^${decoration}${article}${order}\\s*(?:no|nr|n|num|number|nummer)?[.°º]?\\s*#?\\s*(${digitOrLetter}|${countWord})${behind}`,
  // "First order", "1° ordine", "2. Bestellung", "1) First order"
  `^${decoration}(?:[1-9A-F][.)]{1,2}\\s*)?${article}(${ordinalWord}|[1-9](?:st|nd|rd|th|er|ère|ème|eme|de|ste|e|[.°ºª])?)\\s+(?:separate |getrennte |aparte )?${order}${behind}`,
  // "1) Order for Leeds", "A. Bestellung Hamburg"
  `^${decoration}([1-9A-F])[.)]{1,2}\\s*${article}${order}(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** The count of a heading like "Order 1 – Leeds", "2. Bestellung", "Third order:"; null for any other line. */
export function countInHeading(text: string): number | null {
  for (const heading of headings) {
    const said = heading.exec(text)?.[1];
    // "Pedido a entregar" counts nothing.
    if (said === undefined || /^[a-f]$/.test(said)) continue;
    const count = countOf(said);
    if (count !== null) return count;
  }
  return null;
}

const several =
  'separate|distinct|different|individual|single|getrennte?n?|separate|einzelne?n?|eigene?n?|verschiedene?n?|aparte|losse|afzonderlijke|verschillende|distincte?s|séparée?s|différente?s|separad[oa]s|distint[oa]s|diferentes|distinti|separati|diversi|osobn[eay]|osobnych|oddzieln[ea]|adskilte|forskellige|selvstændige|særskilte';
const countedWord = `[2-9]|1\\d|${counting
  .slice(1)
  .flatMap((words) => words.filter((word) => word.length > 1 && !/^[iv]+$|^\d$/.test(word)))
  .join('|')}`;
/** "Two orders", "three separate orders", "dos pedidos". */
const counted = new RegExp(
  `(?<![\\p{L}\\d])(${countedWord})\\s+(?:new |our |nouvelles |nuevos |nuovi |novas |nowe |neue |nieuwe |nye )?(?:(?:${several})\\s+)?${ordersNoun}(?!\\p{L})`,
  'iu',
);
/** The same without a number, or said by what shall happen to them. */
const apart = whole(
  `(?:${several}) ${ordersNoun}|${ordersNoun} (?:${several})`,
  `(?:(?:a )?couple of|several|some|mehrere|einige|ein paar|enkele|meerdere|een paar|plusieurs|quelques|varios|algunos|un par de|diversi|alcuni|un paio di|várias|algumas|kilka|parę|flere|et par) (?:(?:${several}) )?${ordersNoun}`,
  '(?:billed|invoiced|booked|processed|entered) (?:separately|individually|apart)|separate (?:invoices|bills)|rechnungen? (?:bitte )?(?:getrennt|einzeln)|(?:aparte|losse) facturen|factures séparées|facturas? (?:aparte|separad[ao]s?|por separado)|fatture (?:separate|distinte)|faturas separadas|osobn\\p{L}+ faktur\\p{L}*|(?:separate|særskilte) fakturaer',
  '(?:as|on|in) (?:a |an )?(?:separate|second|another) (?:order|po)|als (?:separate|zweite|eigene|weitere) bestellung|(?:als|in) (?:een )?(?:aparte|tweede|losse) (?:bestelling|order)|(?:dans|comme|sur) une (?:autre|seconde|deuxième) commande|commande à part|en (?:otro|un segundo) pedido|pedido aparte|(?:in|come|con) un (?:altro|secondo) ordine|ordine a parte|(?:noutra|numa segunda) encomenda|encomenda à parte|(?:jako|w) (?:drugi\\p{L}+|osobn\\p{L}+|odrębn\\p{L}+) zamówieni\\p{L}+|(?:som|i|på) en (?:separat|særskilt|anden) (?:ordre|bestilling)',
  'orders? of (?:its|their) own|(?:eine )?eigene bestellung(?:en)?|(?:een )?eigen bestelling(?:en)?|commandes? (?:à part|distinctes?)|pedidos? (?:aparte|distintos?)|ordin[ei] (?:a sé|a parte|distint[oi])|encomendas? (?:à parte|distintas?)|osobn\\p{L}+ zamówieni\\p{L}+|ordrer? for sig|hver sin ordre',
  "one order (?:per|for each|for every)|(?:an|a separate) order (?:per|for each)|orders? (?:each|apiece)|each (?:\\p{L}+ )?(?:is|as|has|gets|needs|wants) (?:an? |its )?(?:own|separate)(?: order| invoice| confirmation)?|(?:keep|book|enter|invoice|process|treat) (?:them|these|both|each|all)? ?(?:apart|separately|individually)|(?:do not|don[’']t|not to be) (?:combine|merge|mix)\\p{L}*",
  'je (?:\\p{L}+ )?(?:eine (?:eigene )?bestellung|ein (?:eigener )?auftrag)|(?:getrennt|einzeln|separat) (?:buchen|erfassen|anlegen|berechnen|bestätigen|bearbeiten)|nicht zusammen(?:legen|fassen|führen)|jeweils eine (?:eigene )?bestellung|als eigene bestellung',
  'elk (?:een |zijn )?eigen (?:bestelling|order|factuur)|niet samenvoegen|apart (?:boeken|verwerken|factureren|inboeken)|per \\p{L}+ een (?:eigen |aparte )?(?:bestelling|order)',
  'une commande (?:par|pour chaque)|ne pas (?:les )?(?:regrouper|fusionner|mélanger)|à ne pas (?:regrouper|fusionner|mélanger)|(?:à |de les )?(?:enregistrer|saisir|facturer|traiter) séparément|chacune (?:avec )?(?:son|sa)',
  'un pedido (?:por|para cada)|no (?:los |las )?(?:junten|agrupen|mezclen|unan)|(?:regístren|factúren|trámiten)los por separado|uno por (?:tienda|centro|obra|sede|almacén|sucursal)',
  'un ordine (?:per ogni|per ciascun\\p{L}*|per)|uno per (?:ogni )?(?:cantiere|sede|negozio|filiale|punto)|da non (?:unire|accorpare)|non (?:accorpar|unir)\\p{L}*|(?:registrare|fatturare|gestire) separatamente',
  'uma encomenda (?:por|para cada)|uma por (?:loja|obra|casa|sede|armazém)|não as? (?:juntem|agrupem)|em separado',
  'po jednym na|jedno na (?:każd\\p{L}+|oddział)|nie (?:łączyć|scalać)|(?:każde|każdy) (?:z )?osobn\\p{L}+|osobno (?:fakturować|wprowadzić)',
  'én (?:ordre )?til hver|en til hver|må ikke (?:slås sammen|samles)|(?:oprettes|faktureres) hver for sig|hver for sig|hold dem (?:venligst )?adskilt',
);
const onlyOne = whole(
  '(?:all |just |only |still )?one (?:and the same )?(?:order|po)(?! (?:per|for each|for every|each))|a single (?:order|po)|(?:same|one) purchase order|all (?:on|under) (?:the same|one) (?:order|number)',
  '(?:nur |alles )?eine (?:einzige |gemeinsame )?bestellung(?! (?:je|pro|für jede))|ein (?:einziger )?auftrag(?! (?:je|pro|für))|dieselbe bestellung|alles unter einer (?:bestell)?nummer',
  '(?:één|1) (?:enkele )?(?:bestelling|order)(?! (?:per|voor elke))|dezelfde bestelling|alles (?:op|onder) (?:één|dezelfde)',
  '(?:une )?(?:seule|même) (?:et (?:seule|même) )?commande|une seule (?:et même )?commande|un seul bon de commande|le tout sur la même commande',
  '(?:un )?(?:solo|mismo|único) pedido|una sola orden|un pedido único',
  "(?:un )?(?:solo|unico|stesso) ordine|un ordine (?:unico|solo)|un['’]unica ordinazione",
  'uma (?:só|única|mesma) encomenda|a mesma encomenda|um (?:só|único) pedido',
  'jedno (?:i to samo )?(?:wspólne )?zamówienie(?! na)|to samo zamówienie',
  '(?:én|een|1) (?:samlet |enkelt )?(?:ordre|bestilling)(?! (?:til hver|pr))|samme ordre|samlet ordre',
);
/** Orders that were made before are not those of the letter. */
const former =
  /(?<!\p{L})(?:open|outstanding|last|yesterday|earlier|previous|placed|sent|still waiting|offene?n?|letzte\p{L}*|gestern|bisherige\p{L}*|ausstehende?n?|frühere\p{L}*|openstaande|vorige|gisteren|eerdere|en cours|dernière?s?|hier|précédente?s|pendientes|anteriores|últim[oa]s|ayer|apert[ie]|scors[ie]|precedenti|pendentes|anteriores|últim[oa]s|otwart\p{L}+|poprzedni\p{L}+|ostatni\p{L}+|åbne|sidste|tidligere)(?!\p{L})/iu;

/** How many orders a text says it states; 0 when it says that they are several, and null when it does not. */
export function ordersSaid(text: string): number | null {
  let isSaid = false;
  for (const sentence of text.split(/(?<=[.!?:])\s+|\n\s*\n/)) {
    if (former.test(sentence)) continue;
    const number = counted.exec(sentence)?.[1];
    if (number !== undefined) return countOf(number) ?? Number(number);
    isSaid ||= apart.test(sentence);
  }
  return isSaid ? 0 : null;
}

/** Whether a text says that all of it is one order. */
export function saysOneOrder(text: string): boolean {
  return onlyOne.test(text);
}

/** Right before a number: the order is another one, made before, or beside this one. */
export const refersBack =
  /(?<!\p{L})(?:as (?:in|on|with|per)|like|same as(?: (?:in|on|with))?|instead of|replac\p{L}*|together with|along with|besides|repeat(?: of)?|from|see|wie (?:bei|in)|wie|statt|anstelle(?: von)?|ersetzt|zusammen mit|aus|siehe|zoals(?: bij| in)?|zelfde als|in plaats van|samen met|vervangt|comme(?: (?:sur|pour))?|au lieu de|remplace|avec|voir|como(?: en)?|en (?:vez|lugar) de|sustituye|junto con|ver|come(?: (?:nel|per))?|invece d\p{L}+|sostituisce|insieme|vedi|como na|em vez da?|substitui|juntamente com|jak(?: w)?|zamiast|zastępuje|razem z|som(?: på| i)?|i stedet for|erstatter|sammen med|se)\s+(?:(?:the|our|your|last|previous|unsere[rm]?|ihrer|der|de|onze|la|notre|el|nuestro|il|nostro|l['’]|a|nossa|naszym|vores)\s+){0,2}$/iu;

/** Right before a number that nobody names: "the first is 4711", "unter 4711", "con el 4711". */
export const leadsNumber =
  /(?:^|(?<!\p{L})(?:the|our|is|under|with|on|for|as|to|against|number|no|ref|order|po|and|then|der|die|das|den|unsere|ist|unter|mit|auf|zu|für|gegen|nummer|nr|und|dann|de|het|onze|op|onder|met|voor|en|dan|nummer|le|la|les?|notre|est|sous|avec|sur|pour|numéro|n°|et|puis|el|nuestro|es|con|bajo|en|para|número|y|il|lo|nostro|è|con|su|sotto|per|numero|e|poi|a|o|nossa|é|com|sob|na|no|para|número|numer|to|nasze|pod|z|do|na|i|potem|vores|er|på|under|med|til|og|så))[\s.:#°º]*$/iu;
/** Right behind such a number. */
export const followsNumber =
  /^(?:$|[\s]*[:,;()–—-]|\s+(?:for|to|goes|we|is|für|nach|an|brauchen|benötigen|bitte|wir|voor|naar|graag|hebben|willen|pour|à|vers|il|nous|para|a|necesit\p{L}+|va|per|ci|ser\p{L}+|occorr\p{L}+|precis\p{L}+|vai|dla|do|potrzeb\p{L}*|pros\p{L}+|til|skal|vil)(?!\p{L}))/iu;

/** A heading that says where the goods below it go: "For Leeds", "Filiale Hamburg". */
export const namesPlace =
  /^[^\p{L}]{0,4}(?:(?:for|to|deliver(?:y)? to|ship to|nach|für|an|voor|naar|pour|à|livraison à|para|a|entrega en|per|a|consegna a|para|entrega em|do|dla|na|til|levering til)\s+(?=\p{Lu}\p{Ll})(?!\p{Lu}\p{Ll}+(?:ung|heit|keit)(?!\p{L}))|(?:(?:the|our|unsere?|onze|notre|la|el|il|a|o|nasz)\s+)?(?:branch|store|shop|depot|site|plant|warehouse|filiale|niederlassung|standort|baustelle|werk|markt|vestiging|filiaal|locatie|magazijn|bouwplaats|agence|magasin|chantier|dépôt|établissement|site|tienda|obra|sucursal|almacén|centro|cantiere|negozio|sede|magazzino|punto vendita|loja|obra|armazém|filial|oddział|sklep|budowa|magazyn|butikken|butik|afdeling|byggeplads|lageret)(?:\s+(?:in|at|de|di|do|da|i|à|w))?\s+(?=\p{Lu}\p{Ll})|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:branch|store|depot|site|plant|warehouse)(?!\p{L}))/u;
