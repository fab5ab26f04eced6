import type { DraftRow } from '../../draft.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { isBodyUnit, isMeasure } from '../../mail-body/body-units.ts';
import { readDate } from '../../values/date.ts';
import { foldWord } from '../../values/fold.ts';
import { isDoubtful, numberOfWord } from '../../values/number-words.ts';
import { findTargets, pointsAtRow } from '../goods/find-targets.ts';
import { dayThenMonth, monthThenDay } from '../heads/days-told.ts';
import { wishedPlace } from '../heads/wished-place.ts';
import { lacksGoods } from '../rows/row-wishes.ts';
import { verbOf } from '../sentences/clauses.ts';
import { withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { stems } from '../words/patterns.ts';
import { vagueDays } from '../words/wordings.ts';
import { asks, cancels } from '../words/words-of-wishes.ts';

/** Papers and bills: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
export const papers = stems(
  'papers(?!\\p{L})|documents?(?!\\p{L})|invoic|delivery notes?|packing (?:slip|list)|paperwork|correspond|certificat|data sheet|acknowledg|order confirmation',
  'papieren?(?!\\p{L})|unterlagen|dokumente?n?(?!\\p{L})|rechnung|lieferschein|lieferpapier|packzettel|schriftverkehr|zertifikat|datenbl[aä]tt|auftragsbestätig',
  'papieren|documenten|stukken|factu|pakbon|vrachtbrief|certifica|orderbevestig|correspondentie',
  'bons? de livraison|bordereau|accusé|fiche de données|confirmation de commande',
  'documentos|documenti|documentação|albar[aá]n|certificad|confirmación|fattur|ddt(?!\\p{L})|bolla|bolle|conferma|scheda',
  'fatura|guia|confirmação|faktur|wz(?!\\p{L})|potwierdzeni|dokument|papirer(?!\\p{L})|bilag(?!\\p{L})|følgeseddel|følgesedler|ordrebekræft|certifikat',
);
const payment = stems(
  'payment|payable|net(?!\\p{L})|bank transfer|credit terms|cash discount',
  'zahlung|zahlbar|zahlen|netto|skonto|überweis|valuta',
  'betal|contant',
  'paiement|règlement|payable|virement|échéance|fin de mois|escompte',
  'pago|pagadero|transferencia|giro|pagament|bonifico|pagamento|transferência|płatno|przelew|betaling|forfald',
);
const gate = stems(
  'goods[- ]in|goods (?:are |can be )?(?:accepted|received)|goods receipt|receiving|warehouse|opening (?:hours|times)|open(?!\\p{L})|unload|loading|dock|ramp|forklift|tail[- ]lift|gate|drivers?|trucks?|lorr(?:y|ies)|vehicles?|carriers?|euro ?pallets?|pallets?|(?:partial|part|split) (?:deliver|shipment)|safety|hi(?:gh)?[- ]vis|time ?slots?|before delivery|carriage paid|delivered duty|incoterm|packag|hours(?! later)',
  'waren(?:annahme|eingang)|anlieferzeit|annahmezeit|öffnungszeit|geöffnet|entlad|laderampe|rampe|stapler|hebebühne|pforte|werkstor|fahrer|lkw|spedition|fahrzeug|(?:euro)?palette|palettenhöhe|teilliefer|sicherheitsschuh|warnweste|zeitfenster|avis(?!\\p{L})|avisier|voranmeld|frei haus|frachtfrei|incoterm|verpackung|einweg|besetzt',
  'goederenontvangst|uur voor|magazijn|openingstijd|geopend|open(?!\\p{L})|loss(?:en|ing)|laadperron|heftruck|laadklep|poort|chauffeur|vrachtwagen|voertuig|pallet|deelleve|veiligheids|hesje|tijdslot|franco|verpakking',
  'réception|quai|décharge|hayon|chariot|chauffeur|camion|véhicule|palette|livraisons? partiel|chaussures de sécurité|gilet|créneau|franco|port payé|emballage|ouvert|horaire|avant (?:la |toute )?livraison',
  'recepción|muelle|descarga|carretilla|conductor|camion|palé|palet|entregas? parcial|calzado|chaleco|franja|portes|embalaj|horario|abiert|antes de la entrega',
  'ricevimento|ricezione|scarico|rampa|muletto|autist|camion|mezz[io](?!\\p{L})|bancal|pallet|consegne parziali|scarpe|gilet|porto franco|imball|orari|apert|prima della consegna',
  'receção|recebimento|cais|descarga|empilhador|motorist|camiões|camião|palete|entregas parciais|calçado|colete|horário|embalag|antes da entrega',
  'magazyn|przyję|rozładun|ramp|wózek|kierowc|pojazd|samoch|palet|dostawy częściowe|obuwi|kamizel|awizac|awizow|opakowa|godzinach|przed dostaw',
  'varemodtag|lager|åben|aflæs|rampe|truck|chauffør|lastbil|palle|dellever|sikkerhedssko|vest|emballage|inden levering|før levering',
);
/** Doors and desks of a firm. */
const doors = stems(
  'reception|security (?:desk|gate|office)|site rules|tor(?!\\p{L})|anmeld|empfang(?!\\p{L})|gelände|zufahrt|anfahrt|anlieferung|receptie|terrein|ingang|portail|accueil|accès|site(?!\\p{L})',
  'puerta|acceso|instalaciones|control(?!\\p{L})|cancello|portiner|accesso|stabilimento|portão|portaria|acesso|instalações|bram[aąęy]|portierni|wjazd|teren|port(?!\\p{L})|receptionen|område',
);
/** Depots, whose hours are a rule; that goods go to one of several is none. */
const depots = stems('almac[eé]n|magazzino|armazém|magasin|entrepôt|dépôt|przyjm|dostawy');
const opens = stems(
  'open(?!\\p{L}{3})|opening|hours|recib|riceve|recebe|reçoit|reçoiv|ouvert|apert|abert|abiert|przyjm|åben|åbnings|geöffnet|besetzt|horari',
);
/** This time and not always. */
const once =
  /(?<!\p{L})(?:this time|(?:for|with) this (?:one|order|delivery)|this order|diesmal|dieses mal|(?:für|mit) diese[rn]? (?:bestellung|lieferung)|(?:deze|dit) keer|deze (?:bestelling|levering)|cette fois|cette (?:commande|livraison)|esta vez|este pedido|esta entrega|questa volta|quest[’']ordine|questo ordine|desta vez|esta encomenda|tym razem|t[eo]\p{L}* zamówieni\p{L}*|denne (?:gang|ordre|levering))(?!\p{L})/iu;
/** "To the other plant" */
const otherPlace =
  /(?<!\p{L})(?:other|another|ander(?:e[nsmr]?)?|autre|otr[ao]|altr[ao]|outr[ao]|inn(?:y|a|e|ego|ej|ym)|drug(?:i|a|ie|iego|iej|im)|and(?:en|et))\s\p{L}*(?:site|plant|branch|warehouse|address|location|werk|lager|standort|filiale|adresse|locatie|magazijn|vestiging|site|usine|dépôt|agence|adresse|planta|almacén|sede|dirección|stabilimento|magazzino|indirizzo|local|armazém|morada|zakład\p{L}*|magazyn\p{L}*|adres|adressen?|lageret?|afdeling)(?!\p{L})/iu;
/** Gates and halls by their numbers. */
const doorNumber =
  /(?<!\p{L})(?:gates?|tor|poort|portail|puerta|cancello|portão|bram\p{L}*|port|docks?|rampe?\p{L}*|quai|muelle|halle?|entrance|eingang|ingang|entrée|entrada|ingresso|wejści\p{L}*|indgang)\s(?:nr\.?|no\.?|n[.º°]*º?|número|numero)?\s?\d{1,2}(?!\d)/giu;
const legal = stems(
  'terms|conditions|registered|company no|vat (?:no|number|reg)|director|confidential|recipient|intended|virus|environment|compliance|code of conduct|liabilit|copyright',
  'einkaufsbedingung|geschäftsbedingung|agb|amtsgericht|handelsregister|hr[ab](?!\\p{L})|ust|geschäftsführ|vorstand|vertraulich|empfänger|umwelt|ausdruck|haftung|datenschutz|verhaltenskodex|sitz der',
  'inkoopvoorwaarden|voorwaarden|kvk|btw|directie|vertrouwelijk|geadresseerde|milieu|aansprakelijk',
  'conditions|siret|siren|rcs|tva|capital|confidentiel|destinataire|environnement',
  'condiciones|registro mercantil|cif(?!\\p{L})|nif(?!\\p{L})|confidencial|destinatari|medio ambiente|condizioni|p\\.? ?iva|partita iva|capitale|riservat|ambiente|condições|contribuinte|matrícul|ambiente',
  'warunki|warunków|krs|nip(?!\\p{L})|regon|poufn|adresat|środowisk|betingelser|vilkår|cvr|fortrolig|modtager(?:en)?(?!\\p{L})|miljø',
);

/** This order and not all of them is spoken of: it is changed. */
const alters = stems(
  'chang|amend|modif|increas|reduc|replac|instead|cancel(?!l[oi](?!\\p{L}))|remov|strike|add(?!\\p{L}|ress)|forg[eo]t',
  'änder|geändert|erhöh|reduzier|ersetz|statt(?!\\p{L})|anstatt|storn|streich|gestrichen|lösch|hinzu|zusätzlich|verschieb|verschoben|vergessen',
  'wijzig|gewijzigd|verander|verhoog|verlaag|vervang|in plaats|annule|geannuleerd|schrap|verwijder|toevoeg|voeg|verplaats|verschui|vergeten',
  'remplac|au lieu|augment|rédui|annul|supprim|retir|ajout|report(?:er|ez)|décal|avancer|oubli',
  'cambi|aument|reduc|sustitu|reempla|en (?:vez|lugar)|anul|quit[ae]|elimin|añad|agreg|aplaz|olvid|sostitu|invece|anziché|al posto|annull|togli|aggiung|spost|rinvi|dimentic',
  'alter[ae]|substitu|em vez|retir|acrescent|adi[ae](?!\\p{L}*nt)|esquec|zmie[nń]|zmian|zamiast|zwiększ|zmniejsz|anul|usu[nń]|doda|przesu|zapomn|ændr|erstat|i stedet|annuller|slet|fjern|tilføj|udsk|glemt',
);

/**
 * Whether a sentence says how a firm takes goods in, is billed, or which terms it keeps: of every order, and nothing of
 * this one's lines, amounts, days, place or number.
 */
export function isHouseRule(text: string, rows: readonly DraftRow[]): boolean {
  const isRule =
    [papers, payment, gate, doors, legal].some((topic) => topic.test(text)) ||
    (depots.test(text) && opens.test(text));
  if (!isRule || ((alters.test(text) || (once.test(text) && !papers.test(text))) && !legal.test(text)))
    return false;
  if (otherPlace.test(text) && !legal.test(text)) return false;
  // "Leave out what is not in stock."
  if (cancels.test(text) && ![legal, papers].some((topic) => topic.test(text))) return false;
  const plain = withoutPlainNumbers(text).replace(doorNumber, ' ');
  // "All papers" are no copy paper.
  const others = plain.replace(new RegExp(papers.source, 'giu'), ' ');
  if (pointsAtRow(plain, rows) || findTargets(others, rows) !== null) return false;
  // "Please put seven safety helmets on the order as well."
  if (lacksGoods.test(plain) && countsSome(plain)) return false;
  if (asks.test(plain) && (verbOf(plain) !== null || weWant.test(plain)) && countsSome(plain)) return false;
  return !namesDay(plain) && !countsGoods(plain) && !namesOrder(plain) && wishedPlace(plain) === null;
}

function namesDay(text: string): boolean {
  if (readDate(text, 'DMY', dateWords) !== null || shortDay.test(text) || vagueDays.test(withoutWeek(text)))
    return true;
  const months = [...text.matchAll(dayThenMonth), ...text.matchAll(monthThenDay)].map(
    ({ groups }) => groups!.month ?? groups!.named ?? '',
  );
  return (
    months.some((month) => dateWords.months.has(foldWord(month))) ||
    (withoutWeek(text).match(/\p{L}{5,}/gu) ?? []).some((word) => dateWords.weekdays.has(foldWord(word)))
  );
}
/** "12.04.", "12/04": no hours. */
const shortDay = /(?<![\d.,:/-])(?:0?[1-9]|[12]\d|3[01])(?:\.(?:0?[1-9]|1[0-2])\.|\/(?:0[1-9]|1[0-2]))(?!\d)/;

/** Without the days on which somebody is there each week: "Monday to Thursday", "montags", "vendredi jusqu’à 12 h". */
function withoutWeek(text: string): string {
  const isEach = weekdaysApart.test(text) || everyDay.test(text) || opens.test(text);
  return isEach
    ? text.replace(/\p{L}{5,}/gu, (word) => (dateWords.weekdays.has(foldWord(word)) ? ' ' : word))
    : text;
}
const weekdaysApart =
  /(?:day|tags?|dag|di|edì|es|á|(?<=\p{L})[kaęi]|s[oó]bot\p{L}*|feira|do)\s?(?:-|–|\/|to|till|through|bis|t\/m|tot(?: en met)?|au?|à|al?|ao|do|til|and|und|en|et|y|e|i|og)\s?(?:the |les? |il |la |los )?(?:mon|tue|wed|thu|fri|sat|die|mitt|donn|frei|sam|maan|dins|woens|donder|vrij|zat|mar|mer|jeu|ven|mié|jue|vie|sáb|gio|sab|ter|qua|qui|sex|wtor|śro|czw|pią|sob|tirs|ons|tors|fre|lør)\p{L}*/iu;
export const everyDay =
  /(?<!\p{L})(?:\p{L}+days|(?:mon|diens|mittwoch|donners|frei|sams)(?:tag)?s|['’]s (?:maan|dins|woens|donder|vrij)dags|los (?:lunes|martes|miércoles|jueves|viernes)|every|jede[nrs]?|täglich|dagelijks|elke|chaque|tous les|todos|cada|ogni|tutti|każd\p{L}+|codziennie|hver|\d{1,2}[.:h]\d{2}|\d{1,2} ?(?:uhr|uur|h|am|pm))(?!\p{L})/iu;

/** "5 boxes", and neither pallets, copies nor hours. */
function countsGoods(text: string): boolean {
  if (/(?<![\p{L}\d.,-])\d{1,4} ?[x×] ?\p{L}/u.test(text)) return true;
  return [...text.matchAll(/(?<![\p{L}\d.,:/-])[1-9]\d{0,4} ?(?:[x×] ?)?(\p{L}{2,})/giu)].some(
    ([, word]) => isBodyUnit(word!) && !carried.test(word!),
  );
}
/** "Queríamos 6 coletes" */
const weWant =
  /(?<!\p{L})(?:we|i)(?:[’']d| would) (?:also )?like(?! to| you)|(?:wir|ich) (?:hätte|möchte)\p{L}*|hätten? (?:wir|ich)|(?:we|ik) (?:wil|had)\p{L}*|(?:nous |on |je )(?:voudr|voul|aimer)\p{L}+|quer(?:emos|íamos|ría|ia)(?!\p{L})|vorre(?:i|mmo)|chcieliby\p{L}+|chciał\p{L}*bym|(?:vi|jeg) vil (?:også )?gerne have/iu;
/** A number in digits or in words before a word that is no pallet, copy or hour. */
function countsSome(text: string): boolean {
  const words = text.split(/[\s,;:()]+/);
  return words.some((word, at) => {
    const next = words[at + 1]?.replace(/\P{L}+$/u, '') ?? '';
    const isNumber = /^[1-9]\d{0,3}[x×]?$/.test(word) || (numberOfWord(word) !== null && !isDoubtful(word));
    return isNumber && /^\p{L}{2}[\p{L}-]/u.test(next) && !carried.test(next) && !isMeasure(next);
  });
}
const carried =
  /^(?:\p{L}*pal+et\p{L}*|pall[ei]\p{L}*|palé\p{L}*|bancal\p{L}*|kg|t|to|tonn?e?s?|m|cm|mm|meter|metri|mètres|metros|metrów|invoices?|cop(?:y|ies)|kopie\p{L}*|cop[ií]\p{L}*|exempla\p{L}*)$/iu;

/** A code that an order may have. */
function namesOrder(text: string): boolean {
  const isRegister = legal.test(text);
  return !isRegister && /(?<![\p{L}\d.,/-])(?=[\p{L}\d./_-]*\d{4})[\p{L}\d][\p{L}\d./_-]{3,}/u.test(text);
}
