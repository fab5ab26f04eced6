import type { Candidate, Chosen } from '../draft.ts';
import { above, rightOf } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelWord } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { yourWords } from '../lexicon/possessives.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { domainOf, readEmails } from '../values/email.ts';
import { remembered } from '../values/remembered.ts';
import { domainName, hasDomain } from './domains.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { means } from './labels.ts';
import { readParty } from './party.ts';
import type { PartyBlock } from './party-block.ts';

/** Ways of contact and numbers of one house. */
const ofHouse: readonly LabelWord[] = ['phone', 'fax', 'email', 'vat', 'person', 'direct'];
/** Words of a label: `Telephone number of the supplier`. */
const longestLabel = 6;

/**
 * True for a text whose label says that its number, address or person is the supplier's: `Vendor phone:`,
 * `Tel. Lieferant`, `Your VAT no.:`. `Your contact:` may be the one who writes.
 */
export const isAtSupplierWords = remembered((text): boolean => {
  const label = /^[^:\d@]{3,50}?(?=\s*(?::|\(?\+?\d|\S+@|$))/.exec(text)?.[0] ?? '';
  const tokens = tokenise(label);
  if (tokens.length === 0 || tokens.length > longestLabel) return false;
  const senses = tokens.flatMap((token) => sensesOf(label, [token]) ?? []);
  const has = (...words: readonly LabelWord[]) => senses.some((one) => words.some((word) => one.has(word)));
  if (!has(...ofHouse) || has('buyer', 'delivery')) return false;
  return has('supplier') || (yourWords.has(tokens[0]!.text) && !has('person', 'direct'));
});

/**
 * Texts with contacts of the supplier outside its block: at such words, at labels of the supplier, and with a mail
 * address of the house that stands at its label or in one of its blocks.
 */
export function findSupplierTexts(
  sheets: readonly Sheet[],
  index: LabelIndex,
  buyer: string,
  blocks: readonly PartyBlock[],
): Segment[] {
  const ofBlocks = blocks
    .filter(({ role }) => role === 'supplier')
    .flatMap((block) => readParty(block).company?.value ?? []);
  const sellers = [
    ...ofBlocks,
    ...valuesAt(index, ['supplier'], 1, (text) => text).map(({ value }) => value),
  ];
  const isSellers = (text: string) =>
    readEmails(text)
      .map((email) => new Set([domainName(domainOf(email))]))
      .some((domain) => !hasDomain(buyer, domain) && sellers.some((seller) => names(seller, domain)));
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment): Segment[] => {
        const window = windowOver(sheet, segment, buyer);
        if (window.length > 0) return window;
        const label = index.labelled.get(segment);
        const isAtLabel = label?.form === 'colon' && means(label, 'supplier');
        if (!isAtLabel && !isAtSupplierWords(segment.text)) return isSellers(segment.text) ? [segment] : [];
        const beside = /[\d@]/.test(segment.text) || isAtLabel ? null : rightOf(sheet, segment);
        return beside ? [segment, beside] : [segment];
      }),
    ),
  );
}

/**
 * `Muster Wholesale Ltd` over `Branch Leeds` and `by e-mail: leeds@wholesale-muster.example`: a firm that is not the
 * buyer, down to the mailbox that has its name; none for any other text.
 */
function windowOver(sheet: Sheet, mailbox: Segment, buyer: string): Segment[] {
  const [email] = readEmails(mailbox.text);
  const domain = email ? domainName(domainOf(email)) : '';
  if (domain === '' || hasDomain(buyer, new Set([domain]))) return [];
  const stack = [mailbox];
  while (stack.length <= mostOver) {
    const over = above(sheet, stack[0]!, closeOver);
    if (!over || Math.abs(over.box[0] - mailbox.box[0]) > flush) return [];
    stack.unshift(over);
    if (hasLegalForm(over.text)) return isInDomain(over.text, buyer, domain) ? stack : [];
  }
  return [];
}
const mostOver = 3;
/** In heights; left edges in points. */
const closeOver = 0.8;
const flush = 3;

/** True for a firm of which a word that the buyer's name does not have is in a domain. */
function isInDomain(firm: string, buyer: string, domain: string): boolean {
  const key = companyKey(buyer);
  return (
    key !== '' &&
    firm
      .split(/[\s,]+/)
      .map(companyKey)
      .some((word) => word.length >= shortestName && domain.includes(word) && !key.includes(word))
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
