import type { Candidate, Chosen } from '../draft.ts';
import { rightOf } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelWord } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { yourWords } from '../lexicon/possessives.ts';
import { companyKey } from '../values/company.ts';
import { domainOf, readEmails } from '../values/email.ts';
import { domainName, hasDomain } from './domains.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { means } from './labels.ts';

/** Ways of contact and numbers of one house. */
const ofHouse: readonly LabelWord[] = ['phone', 'fax', 'email', 'vat', 'person', 'direct'];
/** Words of a label: `Telephone number of the supplier`. */
const longestLabel = 6;

/**
 * True for a text whose label says that its number, address or person is the supplier's: `Vendor phone:`,
 * `Tel. Lieferant`, `Your VAT no.:`. `Your contact:` may be the one who writes.
 */
export function isAtSupplierWords(text: string): boolean {
  const label = /^[^:\d@]{3,50}?(?=\s*(?::|\(?\+?\d|\S+@|$))/.exec(text)?.[0] ?? '';
  const tokens = tokenise(label);
  if (tokens.length === 0 || tokens.length > longestLabel) return false;
  const senses = tokens.flatMap((token) => sensesOf(label, [token]) ?? []);
  const has = (...words: readonly LabelWord[]) => senses.some((one) => words.some((word) => one.has(word)));
  if (!has(...ofHouse) || has('buyer', 'delivery')) return false;
  return has('supplier') || (yourWords.has(tokens[0]!.text) && !has('person', 'direct'));
}

/**
 * Texts with contacts of the supplier outside its block: at such words, at labels of the supplier, and with a mail
 * address of the house that stands at its label.
 */
export function findSupplierTexts(sheets: readonly Sheet[], index: LabelIndex, buyer: string): Segment[] {
  const sellers = valuesAt(index, ['supplier'], 1, (text) => text).map(({ value }) => value);
  const isSellers = (text: string) =>
    readEmails(text)
      .map((email) => new Set([domainName(domainOf(email))]))
      .some((domain) => !hasDomain(buyer, domain) && sellers.some((seller) => names(seller, domain)));
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment): Segment[] => {
        const label = index.labelled.get(segment);
        const isAtLabel = label?.form === 'colon' && means(label, 'supplier');
        if (!isAtLabel && !isAtSupplierWords(segment.text)) return isSellers(segment.text) ? [segment] : [];
        const beside = /[\d@]/.test(segment.text) || isAtLabel ? null : rightOf(sheet, segment);
        return beside ? [segment, beside] : [segment];
      }),
    ),
  );
}

/** A domain has the first words of a house's name in it: `keller-tools.example`, `keller.example` of Keller Tools GmbH. */
function names(seller: string, domain: ReadonlySet<string>): boolean {
  const [first = ''] = seller.split(/[\s,]+/).map(companyKey);
  return (
    hasDomain(seller, domain) || (first.length >= shortestName && [...domain].some((name) => name === first))
  );
}
/** Shorter names are parts of too many domains. */
const shortestName = 5;

/** True for a value that is printed in one of these texts. */
export function isAmong({ places }: Chosen, segments: readonly Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  return places.some(({ box }) => words.some((word) => word.box[0] === box[0] && word.box[1] === box[1]));
}

/**
 * What the buyer's block prints outside of such texts; a letterhead's number is that of the house, not of the person who
 * orders.
 */
export function candidatesOutside(chosen: Chosen | null, segments: readonly Segment[]): Candidate[] {
  if (!chosen || isAmong(chosen, segments)) return [];
  const score = chosen.confidence * (chosen.because.startsWith('buyer') ? 1.05 : 0.9);
  return [{ ...chosen.places[0]!, value: chosen.value, score, because: chosen.because }];
}
