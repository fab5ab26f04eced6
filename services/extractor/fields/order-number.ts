import { choose } from '../choose.ts';
import type { Candidate, Chosen, Doubt } from '../draft.ts';
import { heightOf } from '../layout/boxes.ts';
import { above, below, rightOf } from '../layout/neighbours.ts';
import type { Segment } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { dateWords, documentBook, longestMatch, tokenise, wholeMeanings } from '../lexicon/phrases.ts';
import { yourWords } from '../lexicon/possessives.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { readCityLine } from '../values/address.ts';
import { readDate } from '../values/date.ts';
import { foldWord } from '../values/fold.ts';
import { looksLikeOrderNumber, readOrderNumber } from '../values/order-number.ts';
import { readPhone } from '../values/phone.ts';
import { countsGoods, isListed } from './counted-goods.ts';
import { heightWeight, type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { isOrderWord } from './order-words.ts';
import { findOwnReferences } from './own-reference.ts';
import { titlesOn } from './titles.ts';

/**
 * The customer's order number: at its label, else behind or under the title of the document. `ofRecipients`: what
 * stands in the blocks of whom the goods go to.
 */
export function findOrderNumber(
  index: LabelIndex,
  titles: readonly Candidate[],
  unlabelled: readonly Candidate[],
  ofRecipients: ReadonlySet<Segment> = new Set(),
): { chosen: Chosen | null; doubts: Doubt[] } {
  const isOfRecipient = ({ segment }: Label) => ofRecipients.has(segment);
  const titled = [...titles, ...ofTitles(index)];
  const isOfCustomer = (label: Label) => titled.length > 0 && namesCustomer(label);
  const at = (fits: (label: Label) => boolean) => numbersAt({ ...index, labels: index.labels.filter(fits) });
  const theirs = at(isOfRecipient);
  const others = [
    ...at((label) => !isOfRecipient(label) && !isOfCustomer(label)),
    ...at((label) => !isOfRecipient(label) && isOfCustomer(label)).map(ofCustomers),
    ...titles,
  ];
  const candidates = withoutEnds([...others, ...(others.length > 0 ? theirs.map(ofAnother) : theirs)]);
  const likeDates = valuesAt(index, ['orderNumber'], 0.9, numberLikeDate);
  const inBrackets = valuesAt(index, ['orderNumber'], ofTemplate, numberInBrackets);
  return choose(
    candidates.length > 0
      ? besideSetAside(candidates, titled).map(weighted)
      : likeDates.length > 0
        ? likeDates
        : ([inBrackets, contractNumbers(index), unlabelled].find((found) => found.length > 0) ??
          findOwnReferences(index)),
    'order_number',
    foldNumber,
  );
}

/** `[123456]` where a template asks for the number: somebody may have filled it in, or nobody. */
function numberInBrackets(text: string): string | null {
  const [, inner = ''] = /^\[([^[\]]+)\]$/.exec(text.trim()) ?? [];
  return readOrderNumber(inner) === inner ? inner : null;
}
/** Asked about: below every threshold that lets an order through. */
const ofTemplate = 0.75;

/** Without `112/2023` of `PO 112/2023` at `Order no.`: what begins the number is a title as well. */
function withoutEnds(candidates: readonly Candidate[]): Candidate[] {
  const isEndOf = (end: Candidate) => (whole: Candidate) =>
    whole.file === end.file &&
    whole.page === end.page &&
    whole.value.endsWith(` ${end.value}`) &&
    whole.score >= end.score &&
    Math.abs(whole.box[1] - end.box[1]) < 1 &&
    whole.box[0] < end.box[0] &&
    whole.box[2] > end.box[0];
  return candidates.filter((one) => !candidates.some(isEndOf(one)));
}

/** `Customer PO` on an order that has a number at its title: that of who buys from the buyer, perhaps. */
function namesCustomer({ text }: Label): boolean {
  return sensesOf(text, tokenise(text))?.some((senses) => senses.has('customer')) === true;
}

function ofCustomers(candidate: Candidate): Candidate {
  return { ...candidate, score: candidate.score * customersWeight };
}
const customersWeight = 0.9;

function numbersAt(index: LabelIndex): Candidate[] {
  return [
    ...valuesAt(index, ['orderNumber'], 1, (text, label) => numberAt(text, label)).map(ofFramework),
    ...ofTitles(index),
    ...valuesAt(index, ['anyNumber'], 0.86, (text, label) => {
      const number = readOrderNumber(text);
      return prefixed(number) ?? (isBesideTitle(label) || isSerial(label) ? number : null);
    }),
  ];
}

function ofTitles(index: LabelIndex): Candidate[] {
  return valuesAt(index, ['orderTitle'], 0.92, titleNumber).map(weakened(index));
}

/** The number of a purchase contract is that of the order where the paper calls itself so. */
function contractNumbers(index: LabelIndex): Candidate[] {
  const isTitle = (text: string) =>
    contract.test(text) &&
    (wholeMeanings(documentBook, text)?.some(({ kind }) => kind === 'purchase_order') ?? false);
  const titled = new Set(
    index.labels
      .flatMap(({ sheet }) => sheet)
      .filter(({ lines }) => lines.some(({ segments }) => segments.some(({ text }) => isTitle(text)))),
  );
  const labels = index.labels.filter((label) => titled.has(label.sheet) && contract.test(label.text));
  return valuesAt({ ...index, labels }, ['other'], 0.9, (text) => {
    const number = readOrderNumber(text);
    return number !== null && looksLikeOrderNumber(number) ? number : null;
  });
}
const contract = /contra[ct]|vertrag|kontrakt|umow|overeenkomst/i;

/** In the address of a drop shipment stands the order of whom the goods go on to. */
function ofAnother(candidate: Candidate): Candidate {
  return { ...candidate, score: candidate.score * frameWeight };
}

/** `Zamówienie nr 14/06/2026`: the fourteenth of that month, where no label has another number. */
function numberLikeDate(text: string, { text: label }: Label): string | null {
  return numberWord.test(label) ? (/^\d{1,4}\/\d{1,2}\/(?:20)?\d{2}$/.exec(text.trim())?.[0] ?? null) : null;
}
const numberWord = /(?:nr|no|n[°º]|num\p{L}*)\.?$/iu;

/** The number of a frame order, under which this one is called off. */
function ofFramework(candidate: Candidate): Candidate {
  return isOfFrame(candidate) ? { ...candidate, score: candidate.score * frameWeight } : candidate;
}

function isOfFrame({ because }: Candidate): boolean {
  return frame.test(because);
}
const frame = new RegExp(
  anyOf(({ frames }) => frames),
  'iu',
);

/** What a public house has set aside for an order; where the order has a number of its own it is none. */
const setAside = new RegExp(
  anyOf((lexicon) => lexicon.setAside),
  'iu',
);

/** `Your order reference`: the supplier's own, where the order has another number. */
function isTheirs({ because }: Candidate): boolean {
  return tokenise(/"([^"]*)"$/.exec(because)?.[1] ?? '').some(({ text }) => yourWords.has(text));
}

/** `Order reference: Q-2291` under `Purchase Order #4711`: to what it refers. */
const reference =
  /"(?:order ref\p{L}*|bestell-?referenz|auftragsreferenz|(?:order|bestel)-?referentie|référence (?:de )?(?:la )?commande|referencia (?:de(?:l)? )?pedido|riferimento ordine|referência (?:da )?encomenda|referencja zamówienia|ordre-?reference)[ .:]*"$/iu;

function besideSetAside(candidates: Candidate[], titled: readonly Candidate[]): Candidate[] {
  const isReferred = ({ because, value }: Candidate) =>
    reference.test(because) && titled.some((title) => foldNumber(title.value) !== foldNumber(value));
  const isAside = (candidate: Candidate) => setAside.test(candidate.because) || isTheirs(candidate);
  if (candidates.every((candidate) => isAside(candidate) || isOfFrame(candidate))) return candidates;
  const weightOf = (candidate: Candidate) =>
    isAside(candidate) ? frameWeight : isReferred(candidate) ? referredWeight : 1;
  return candidates.map((candidate) => ({ ...candidate, score: candidate.score * weightOf(candidate) }));
}
/** Less than the number in the title, and near enough to be asked about. */
const referredWeight = 0.9;

/** Taken only where no other number is printed. */
const frameWeight = 0.7;

/** `PO` alone is a weak label: `PO Box 156` and `PO 12`. */
function numberAt(text: string, label: Label): string | null {
  const number = isListed(text) ? null : readOrderNumber(text);
  return number !== null && (label.length > 1 || label.form !== 'open' || looksLikeOrderNumber(number))
    ? number
    : null;
}

/** A title names the document; what follows is its number only when it hardly can be anything else. */
function titleNumber(printed: string, label: Label): string | null {
  // `(New) 4711001`: the state of the document.
  const text = printed.replace(/^\([^()\d]*\)\s+/, '');
  if (label.sheet.source === 'plain' ? countsGoods(text) : isListed(text)) return null;
  const number = readOrderNumber(text);
  const isAtColon = label.form === 'colon' || label.segment.text.endsWith(':');
  // `BON DE COMMANDE: N° 512` says that it is one.
  const [, called] = (isAtColon && calledNumber.exec(text.trim())) || [];
  if (called !== undefined) return called;
  // `PurchaseOrder: PO412`
  if (isAtColon && /^\p{Lu}{2,5}[-/]?\d{3,8}$/u.test(text.trim())) return number;
  // `045218/1`: its first issue.
  const isIssue = /^\d{5,8}\/\d$/.test(text.trim());
  const isPhone = !isIssue && !(isAtColon && /^\d+$/.test(text.trim())) && readPhone(text) !== null;
  const isOther = (/^[+(0]/.test(text.trim()) && isPhone) || readCityLine(text)?.before === '';
  if (number === null || isOther) return null;
  // `Purchase order | XL-9` at the top of a sheet: a label and its value.
  if (label.form === 'whole' && label.sheet.source === 'plain' && isShortNumber(text)) return number;
  if (!looksLikeOrderNumber(number) || number.replace(/\D/g, '').length < 4) return null;
  // A label of its own needs no name of the document.
  if (label.form !== 'open') return number;
  const all = tokenise(label.text);
  return longestMatch(documentBook, all, 0)?.meanings.some((meaning) => meaning.kind === 'purchase_order')
    ? number
    : null;
}

const calledNumber = /^(?:n[ro]?\.|n\.?[º°]|nº|#|no|nr|num\.?)\s?(\d{2,6})$/iu;

/** Letters and a number that are all of a cell; a revision and a page are none. */
function isShortNumber(text: string): boolean {
  return (
    /^\p{Lu}{1,5}[-/]?\d{1,8}(?:[-/]\d{1,6})?$/u.test(text.trim()) &&
    !/^(?:REV|V|VERS|VER|PAGE|P|PG|TAB|NO|NR|KW|CW|WK|Q)[-/]?\d/.test(text.trim())
  );
}

/** `Rekvisition` names an order, and as often what the order is made of. */
function weakened({ labels }: LabelIndex): (candidate: Candidate) => Candidate {
  const isAlsoOther = ({ because }: Candidate) =>
    labels.some(
      (label) =>
        because.endsWith(`"${label.text}"`) &&
        means(label, 'orderTitle') &&
        means(label, 'other') &&
        !means(label, 'orderNumber'),
    );
  return (candidate) => (isAlsoOther(candidate) ? { ...candidate, score: candidate.score * 0.8 } : candidate);
}

/** `Number` beside `Document`, under which an order is named, right under `BON DE COMMANDE`, or close behind `ORDINE`. */
function isBesideTitle({ sheet, segment, form, text }: Label): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const before = segments[segments.indexOf(segment) - 1];
  const value = before && form === 'whole' ? below(sheet, before, linesToValue) : null;
  const isClose =
    before &&
    segment.text.startsWith(text) &&
    segment.box[0] - before.box[2] < closeBehind * heightOf(segment.box);
  return [value, above(sheet, segment, linesToTitle), isClose ? before : null].some((title) =>
    title?.words.some((word) => isOrderWord(foldWord(word.text.replace(/\.$/, '')))),
  );
}
/** In heights. */
const closeBehind = 2;
const linesToValue = 2;
const linesToTitle = 1;

/** `No.` and a number in much larger letters, under the title of a pad of forms: each sheet has its own. */
function isSerial({ sheet, segment, form }: Label): boolean {
  const value = form === 'whole' ? rightOf(sheet, segment) : null;
  return (
    value !== null &&
    /^\p{Lu}?\d{3,8}$/u.test(value.text) &&
    heightOf(value.box) > largerSerial * heightOf(segment.box) &&
    titlesOn(sheet).some(({ box }) => box[3] < value.box[1])
  );
}
/** In heights of the label. */
const largerSerial = 1.3;

function prefixed(number: string | null): string | null {
  return number !== null && /^(?:po|p\.o|bst|ord|ek)[-\d]/i.test(number) ? number : null;
}

function weighted(candidate: Candidate): Candidate {
  // `318/A`, as Italian shops count
  const isOfShop = /^\d{2,3}\/\p{Lu}$/u.test(candidate.value);
  const isLikely = looksLikeOrderNumber(candidate.value) || isOfShop || isDated(candidate);
  const likely = isLikely ? 1 : 0.9;
  return {
    ...candidate,
    score: candidate.score * likely * heightWeight({ height: 800 }, candidate),
  };
}

/** `118 del 14/10/2026`: what has its day behind it is the number of a document, however short. */
function isDated({ text, value }: Candidate): boolean {
  const behind = text.startsWith(value) ? text.slice(value.length) : '';
  const [lead] = beforeDay.exec(behind) ?? [];
  return lead !== undefined && readDate(behind.slice(lead.length), 'DMY', dateWords) !== null;
}
/** `of`, `vom`, `z dnia`: a short word or two. */
const beforeDay = /^\s(?:\p{L}{1,5}\.?\s|d\.d\.\s)(?:\p{L}{1,4}\s)?(?=\d)/u;

function foldNumber(number: string): string {
  return number.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}

/** The number under which the customer knows us is not ours to take as an order number. */
export function findCustomerNumber(index: LabelIndex): Chosen | null {
  const labels = {
    ...index,
    labels: index.labels.filter((label) => means(label, 'customerNumber')),
  };
  return choose(valuesAt(labels, ['customerNumber'], 0.95, readOrderNumber), 'customer.customer_id').chosen;
}
