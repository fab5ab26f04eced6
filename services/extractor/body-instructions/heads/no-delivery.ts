import { bringsThere, butRather, places, shops } from '../talk/topics.ts';
import { addressNouns, delivers } from '../words/wordings.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { sends } from '../words/words-of-refusal.ts';

/** An address that was once, or where goods went once: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const wasOnce = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:old|former|previous|alte[nrs]?|frühere[nrs]?|vorherige[nrs]?|bisherige[nrs]?|oude|vorige|vroegere|ancienne|antigua|anterior|vecchio|precedente|antiga|antigo|star\\p{L}{1,3}|poprzedni\\p{L}*|gamle|tidligere) (?:\\p{L}+ )?\\p{L}*(?:address|site|warehouse|office|adresse|anschrift|lager|büro|adres|magazijn|dirección|indirizzo|morada|endereço|adres\\p{L}*|magazyn\\p{L}*)',
    'was|were|went|used to be|war|waren|ging(?:en)?|kam(?:en)?|stond|était|étaient|est (?:allée?|partie?)|era|estaba|fue(?:ron)?|è andat[ao]|foi|foram|estava|był[aoy]?|poszł[ao]|var|gik',
    'last (?:time|delivery|order)|letzte[nrs]? (?:mal|lieferung)|(?:laatste|vorige) (?:keer|levering)|dernière (?:fois|livraison)|última (?:vez|entrega)|ultima (?:volta|consegna)|ostatni\\p{L}* (?:raz|dostaw\\p{L}*)|sidste (?:gang|levering)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
/** Right before an address: it is not meant. */
const notThere =
  /(?<!\p{L})(?:not|n[’']t|no longer|never|nicht(?: mehr)?|keinesfalls|niet(?: meer)?|pas|plus à|ya no|no|non(?: più)?|(?:já )?não|(?:już )?nie|ikke(?: længere)?)(?: [^\s,;:]+){0,3}\s*$/iu;
/** Of an address: nobody is there. */
const isClosed =
  /(?<!\p{L})(?:closed|vacated|geschlossen|aufgegeben|aufgelöst|gesloten|fermée?s?|chius[oa]|cerrad[oa]|encerrad[oa]|zamknięt\p{L}*|lukket)(?!\p{L})/iu;
const addressWords =
  /(?<!\p{L})\p{L}*(?:address|adresse|anschrift|adres|dirección|indirizzo|morada|endereço|adress?en)(?!\p{L})/giu;
/** Who only moves house sends no goods there. */
const moves =
  /(?<!\p{L})(?:moved|umgezogen|verhuisd|déménagé|mudado|trasferit\p{L}|mud[áa]mos|przeprowadz\p{L}*|flyttet)(?!\p{L})/giu;
/** What is asked for, or set against the papers. */
const wants =
  /(?<!\p{L})(?:please(?! note| be| update)|bitte(?! beachten| notieren)|graag(?! noteren)|gelieve(?! te noteren)|merci de(?! noter)|veuillez(?! noter)|por favor|per favore|prosz\p{L}*|prosimy|venligst|instead|statt|in plaats|au lieu|en (?:vez|lugar)|invece|em vez|zamiast|i stedet|this (?:time|one)|diesmal|deze keer|cette fois|esta vez|questa volta|desta vez|tym razem|denne gang|pdf|form|printed|papers?|gedruckt\p{L}*|formular|order|bestellung|bestelling|bon|commande|pedido|ordine|encomenda|zamówieni\p{L}*|ordren?)(?!\p{L})/iu;

/**
 * Whether the address of a sentence, whose first words are `street`, is none that goods shall go to: an old one, one that is
 * closed, refused or of a delivery that was, or that of a firm that moved, which no word of goods says anything of.
 */
export function isNoDelivery(text: string, street: string, before: string): boolean {
  const at = Math.max(0, text.indexOf(street));
  const led = text
    .slice(0, at)
    .split(/[;:–(]|,\s|\.\s/)
    .at(-1)!;
  const lead = led.split(new RegExp(butRather.source, 'iu')).at(-1)!;
  if (wasOnce.test(lead) || notThere.test(lead) || isClosed.test(withoutOthers(text.slice(at)))) return true;
  const spoken = `${before} ${text}`.replace(moves, ' ');
  const isOfGoods = [delivers, addressNouns, bringsThere, wants, butRather].some((words) =>
    words.test(spoken),
  );
  const isOfShop = sends.test(spoken) && shops.test(spoken);
  return !isOfGoods && !isOfShop && !places.test(spoken.replace(addressWords, ' '));
}

/** What is said of an address without the clauses about another: "…, the printed delivery address is closed". */
function withoutOthers(told: string): string {
  const [first = '', ...clauses] = told.split(/(?<=\p{L}),\s(?=\p{Ll})/u);
  return [first, ...clauses.filter((clause) => clause.replace(addressWords, ' ') === clause)].join(', ');
}

/** "Delivery address: Hamburg", "Lieferort: Tor 3", "the address of last time": what is `told` is a place and no address. */
export function namesNoAddress(text: string, told: string): boolean {
  return onlyTown.test(told) || (longAgo.test(text) && !/\d/.test(told));
}
const onlyTown = /^\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+){0,2}(?: \d{1,2})?[\s.!]*$/u;
