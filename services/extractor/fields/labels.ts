import type { Word } from '@orderloom/pages/page.ts';
import { heightOf, middleX } from '../layout/boxes.ts';
import { above, below, rightOf } from '../layout/neighbours.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { isWholeLabel, labelBook, longestMatch, type Meaning, tokenise } from '../lexicon/phrases.ts';
import { namesPostBox, readCityLine } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import { readCountry } from '../values/country.ts';
import { foldWord } from '../values/fold.ts';
import { withComposed } from './add-composed.ts';
import { composedKind } from './composed-labels.ts';
import { announcesInProse, type Hit, hitsIn, isAnnounced } from './label-hits.ts';
import { addressBefore } from './one-line-address.ts';
import { isOpenName } from './party-names.ts';

/** A label found on a page, with the text that follows it in its segment. */
export interface Label {
  meanings: readonly Meaning<LabelKind>[];
  sheet: Sheet;
  segment: Segment;
  /** The printed label. */
  text: string;
  /** `whole`: nothing follows; `colon`: a colon or number sign follows; `open`: text follows at once. */
  form: 'whole' | 'colon' | 'open';
  /** Tokens in the phrase: one-word labels are weak without a colon. */
  length: number;
  /** What follows in the segment, up to the next label. */
  rest: string;
  restWords: Word[];
  /** Its end, where its narrow cell wrapped it. */
  under?: Segment;
  /** Of `Number / Date` the second has part 1 of 2: so has its value. */
  part?: { index: number; count: number };
}

/** Finds every label on a page: at the start of a segment, or inside it when a colon follows. */
export function labelsOf(sheet: Sheet): readonly Label[] {
  const known = labelsOn.get(sheet);
  if (known) return known;
  const labels = findLabels(sheet);
  labelsOn.set(sheet, labels);
  return labels;
}
/** Asked for each column that may be a side of the page, and for the page; sheets never change. */
const labelsOn = new WeakMap<Sheet, readonly Label[]>();

/** What letters have over the address in their window, alone on its line. */
export const overAddress = /^(?:(?:an )?(?:die )?firma|fa\.|messrs\.?|m\/s\.?)$/i;

function findLabels(sheet: Sheet): Label[] {
  const labels = labelsInLines(sheet);
  const titles = labels.filter(isSide);
  const sides = new Set(titles.map(({ segment }) => segment));
  const places = new Set(titles.flatMap((label) => (means(label, 'shipTo') ? [label.segment] : [])));
  const isLabelled = (segment: Segment) => labels.some((label) => label.segment === segment);
  return labels.filter(
    (label) =>
      (!overAddress.test(label.segment.text) || !isUnderAny(sheet, label.segment, sides)) &&
      !isWithinPlace(label, places, isLabelled),
  );
}

/** `RECEIVING DOCK - LOWER LEVEL` under `SHIP TO:` and the name of a house is a line of that address. */
function isWithinPlace(
  label: Label,
  places: ReadonlySet<Segment>,
  isLabelled: (segment: Segment) => boolean,
): boolean {
  if (label.form !== 'open' || !means(label, 'shipTo')) return false;
  let over = above(label.sheet, label.segment, 1);
  for (let lines = 0; over && lines < mostOverDock; lines++) {
    if (Math.abs(over.box[0] - label.segment.box[0]) > sameLeft) return false;
    if (isLabelled(over)) return lines > 0 && places.has(over);
    over = above(label.sheet, over, 1);
  }
  return false;
}
/** The label and the name of the house, perhaps with its department. */
const mostOverDock = 3;

function isSide(label: Label): boolean {
  return (
    label.rest === '' && means(label, 'shipTo', 'billTo', 'supplier') && !overAddress.test(label.segment.text)
  );
}

/** `Firma` flush under `Lieferanschrift:` begins that address. */
function isUnderAny(sheet: Sheet, segment: Segment, others: ReadonlySet<Segment>): boolean {
  const over = above(sheet, segment, 1);
  return over !== null && others.has(over) && Math.abs(over.box[0] - segment.box[0]) < sameLeft;
}
/** In points. */
const sameLeft = 4;

function labelsInLines(sheet: Sheet): Label[] {
  return sheet.lines.flatMap((line) => {
    const ends = fromAndTo(sheet, line);
    const labels = line.segments.map(
      (segment) =>
        ends.get(segment) ??
        pairedLabels(sheet, segment) ??
        wrappedLabel(sheet, segment) ??
        labelOfHouse(sheet, segment) ??
        labelsIn(sheet, segment),
    );
    return labels.flatMap((own, at) =>
      own.filter(
        (label) =>
          !isPlaceAt(label, labels[at - 1] ?? []) && !isPostBox(label) && !isCountry(sheet, label.segment),
      ),
    );
  });
}

/** `Von` and `An`, `De` and `Para` side by side, each with nothing else: alone such words begin names and sentences. */
function fromAndTo(sheet: Sheet, { segments }: Line): Map<Segment, Label[]> {
  const bare = segments.map(({ text }) => foldWord(text.replace(/\s*:$/, '')));
  const from = bare.findIndex((text) => toWords.has(text));
  const to = bare.findIndex((text, at) => at > from && toWords.get(bare[from] ?? '')?.includes(text));
  const label = (at: number, kind: LabelKind): [Segment, Label[]] => {
    const found = { meanings: [{ kind, languages: [] }], length: 1 };
    return [segments[at]!, [{ ...wholeLabel(sheet, segments[at]!, found), text: segments[at]!.text }]];
  };
  return new Map(to < 0 ? [] : [label(from, 'buyer'), label(to, 'supplier')]);
}
/** By the word for whom a paper is from, those for whom it is to. */
const toWords = new Map([
  ['from', ['to']],
  ['von', ['an']],
  ['van', ['aan']],
  ['de', ['a', 'para', 'al']],
  ['da', ['a', 'al']],
  ['od', ['do']],
  ['fra', ['til']],
]);

/** `DE` alone flush under `32545 Musterstadt`: the country of an address, whatever the word means in other languages. */
function isCountry(sheet: Sheet, segment: Segment): boolean {
  const over = /^\p{Lu}{2}$/u.test(segment.text) ? above(sheet, segment, 1) : null;
  const isUnderTown = over !== null && readCityLine(over.text) !== null;
  return (
    isUnderTown && Math.abs(over.box[0] - segment.box[0]) < sameLeft && readCountry(segment.text) !== null
  );
}

/** `P.O. Box 1120` is no number of an order. */
function isPostBox(label: Label): boolean {
  return means(label, 'orderNumber') && namesPostBox(`${label.text} ${label.rest}`);
}

/** `Bouwplaats De Linde` behind the label `Afleveradres` is a place. */
function isPlaceAt(label: Label, before: readonly Label[]): boolean {
  return (
    label.form === 'open' &&
    label.length === 1 &&
    means(label, 'shipTo') &&
    before.some((other) => other.form === 'whole' && means(other, 'shipTo'))
  );
}

/** A label that its narrow cell wrapped: `Order` with `Date:` flush below it, `FECHA DE` beside its value with `ENTREGA`. */
function wrappedLabel(sheet: Sheet, segment: Segment): Label[] | null {
  if (/[:#]$/.test(segment.text)) return null;
  const all = tokenise(segment.text);
  const under = all.length > 2 ? null : below(sheet, segment, 0.8);
  const isFlush = under !== null && Math.abs(under.box[0] - segment.box[0]) <= 2;
  const isCentred = under !== null && Math.abs(middleX(under.box) - middleX(segment.box)) <= 2;
  if (!under || !(isFlush || isCentred)) return null;
  const isCut =
    (isOpenName(segment.text) && isAloneBeside(sheet, segment, under)) ||
    // `Your contact` over `person`, centred in a strip of labels: alone the upper one means nothing.
    (isCentred && !isFlush && !isWholeLabel(segment.text));
  const isBesideList = isFlush && besideOneBlock(sheet, segment, under);
  if (!under.text.endsWith(':') && !isCut && !isBesideList) return null;
  const both = [...all, ...tokenise(under.text)];
  const match = longestMatch(labelBook, both, 0);
  if (!match || match.length !== both.length || match.length === all.length) return null;
  if (isBesideList && !match.meanings.some(({ kind }) => sideKinds.has(kind))) return null;
  return [{ ...wholeLabel(sheet, segment, match), text: `${segment.text} ${under.text}`, under }];
}

/** `SHIP` over `TO`, each beside a line of one address: the label takes two lines, as narrow columns of programs have it. */
function besideOneBlock(sheet: Sheet, segment: Segment, under: Segment): boolean {
  const [first, second] = [segment, under].map((one) => rightOf(sheet, one));
  const isBlock = !!first && !!second && Math.abs(first.box[0] - second.box[0]) <= 2;
  return isBlock && segment.words.length === 1 && under.words.length === 1 && !isWholeLabel(segment.text);
}
const sideKinds: ReadonlySet<LabelKind> = new Set(['shipTo', 'billTo', 'supplier', 'buyer']);

/** `Muster Contact Person` among the labels of a strip on the paper of Muster Ltd: whose it is stands before it. */
function labelOfHouse(sheet: Sheet, segment: Segment): Label[] | null {
  const [first, ...others] = segment.words;
  const text = segment.text.slice((first?.text.length ?? 0) + 1);
  if (!first || others.length === 0 || !/^\p{Lu}\p{L}{2,}$/u.test(first.text)) return null;
  const isStrip = sheet.lines[segment.line]!.segments.length >= fewestOfStrip;
  const all = isStrip && isWholeLabel(text) ? tokenise(text) : [];
  const match = all.length > 0 ? longestMatch(labelBook, all, 0) : null;
  const isOfBuyer = match?.meanings.some(({ kind }) => kind === 'contact' || kind === 'orderNumber');
  if (!match || !isOfBuyer || isWholeLabel(segment.text)) return null;
  const house = sheet.lines.flatMap(({ segments }) => segments).find((other) => hasLegalForm(other.text));
  return house?.words[0]?.text === first.text ? [{ ...wholeLabel(sheet, segment, match), text }] : null;
}
const fewestOfStrip = 3;

/** True for the end of a label that has the line to itself, with a value beside its beginning. */
function isAloneBeside(sheet: Sheet, segment: Segment, under: Segment): boolean {
  return rightOf(sheet, segment) !== null && sheet.lines[under.line]!.segments.length === 1;
}

function wholeLabel(
  sheet: Sheet,
  segment: Segment,
  { meanings, length }: Pick<Label, 'meanings' | 'length'>,
): Omit<Label, 'text' | 'part' | 'under'> {
  return { meanings, sheet, segment, form: 'whole', length, rest: '', restWords: [] };
}

/** What parts two labels, and their values: `Order no. / Date` over `4500 / 12 May`; labels also `Order no./Date`. */
export const pairMark = /\s+\/\s+/;

function pairedLabels(sheet: Sheet, segment: Segment): Label[] | null {
  if (!segment.text.includes('/')) return null;
  // The days when a ship comes and goes.
  if (/\bETD\b/.test(segment.text)) return [];
  const whole = segment.text.replace(/\s*:\s*$/, '');
  const spaced = whole.split(pairMark);
  const isTight = spaced.length < 2;
  const parts = isTight ? whole.split('/') : spaced;
  if (parts.length < 2) return null;
  const matches = parts.map((part) => {
    const all = tokenise(part);
    const match = longestMatch(labelBook, all, 0);
    if (match && match.length === all.length) return match;
    const kind = composedKind(part);
    return kind && kind !== 'other' ? { length: all.length, meanings: [{ kind, languages: [] }] } : null;
  });
  // `Confirm To/Telephone`: a telephone number is told from what stands before it.
  const isTold = matches.some((match) =>
    match?.meanings.some(({ kind }) => kind === 'phone' || kind === 'email'),
  );
  const isNamed = matches.every(
    (match, index) => match !== null || ((!isTight || isTold) && !/\d/.test(parts[index]!)),
  );
  if (!isNamed || matches.every((match) => match === null)) return null;
  // `Site / place of delivery` has one value.
  const [first, ...others] = matches.map((match) => match?.meanings[0]?.kind);
  const isTwice = first === 'shipTo' && others.every((kind) => kind === first);
  if (isTwice) return [{ ...wholeLabel(sheet, segment, matches[0]!), text: whole }];
  return matches.flatMap((match, index): Label[] =>
    match === null
      ? []
      : [
          {
            ...wholeLabel(sheet, segment, match),
            text: parts[index]!,
            part: { index, count: parts.length },
          },
        ],
  );
}

/** Segments of more words are sentences; only a label with a colon at their start counts, or one whose value follows at once. */
const longestValue = 14;

/** A text with so many labels and colons is a list of values. */
const fewestListed = 3;

function labelsIn(sheet: Sheet, segment: Segment): Label[] {
  const all = withComposed(segment.text, hitsIn(segment.text, tokenise(segment.text))).filter(
    (hit) =>
      (!initials.test(segment.text.slice(hit.start, hit.end)) || messrs.test(segment.text)) &&
      !isInitial(hit, segment.text),
  );
  // `Buyer: Ann Lee Terms: 60 days Ship via: DHL FOB: Leeds …` is a list, however long.
  const announced = all.filter((hit) => isAnnounced(segment.text, hit.end));
  const isSentence = segment.words.length > longestValue && announced.length < fewestListed;
  const hits = isSentence
    ? all.filter(
        (hit) =>
          (/(?:^|[·•|]\s*)$/.test(segment.text.slice(0, hit.start)) && isAnnounced(segment.text, hit.end)) ||
          (hit.meanings.some(({ kind }) => kind === 'vatId') && isAnnounced(segment.text, hit.end)) ||
          // `Deliver to: …, LA9 7TB Delivery date: asap`
          (hit.length > 1 && isOnly(hit, 'deliveryDate') && isAnnounced(segment.text, hit.end)) ||
          isBeforeAddress(hit, segment.text) ||
          announcesInProse(hit, segment.text),
      )
    : all;
  const end = endBeforeBroken(sheet, segment);
  const labels = hits.map((hit, index): Label => {
    const { rest, form, words } = behind(hits, index, segment, end);
    const text = segment.text.slice(hit.start, hit.end);
    return { meanings: hit.meanings, sheet, segment, text, form, length: hit.length, rest, restWords: words };
  });
  const isName = (label: Label) =>
    label.form === 'open' && label.length === 1 && means(label, 'shipTo') && isInLargeLetters(sheet, segment);
  return labels.filter((label) => !isName(label) && !isDockOf(label));
}

/** `M/s.` alone, beside a house; `M. S. Lee` is somebody, and any house may be called `M/s. Muster Ltd`. */
const messrs = /^M\/s\.?\s?:?$/iu;
const initials = /^m\W{0,2}s$/iu;

/** `T. Vanderlaan` is somebody, `T. 020 555 01 20` and `E ann@muster.example` are not. */
function isInitial({ start, end, meanings }: Hit, text: string): boolean {
  const isWay = meanings.some(({ kind }) => kind === 'phone' || kind === 'email');
  return isWay && end === start + 1 && beforeName.test(text.slice(end));
}
const beforeName = /^\.?\s\p{Lu}(?!\S*@)[\p{L}'’-]{2,}(?![\p{L}:])/u;

/** `Loading Dock, 18 Mill Road`: where a house has its street. */
function isDockOf({ form, segment, text, meanings }: Label): boolean {
  const rest = segment.text.slice(segment.text.indexOf(text) + text.length);
  return form === 'open' && meanings.some(({ kind }) => kind === 'shipTo') && /^,\s\d/.test(rest);
}

/** `CHANTIER NAVAL MUSTER` over its address in smaller letters is the name of a house. */
export function isInLargeLetters(sheet: Sheet, segment: Segment): boolean {
  const under = below(sheet, segment, 1);
  return under !== null && heightOf(segment.box) > largeLetters * heightOf(under.box);
}
const largeLetters = 1.25;

/** `Delivery date: week 33 Delivery address: Muster Depot, Hafenallee 7, 28195 Bremen` */
function isBeforeAddress(hit: Hit, text: string): boolean {
  const isPlace = isOnly(hit, 'shipTo') && hit.start > 0 && isAnnounced(text, hit.end);
  return isPlace && addressBefore(text.slice(hit.end).replace(/^[\s:]+/, '')) !== null;
}

function isOnly({ meanings }: Hit, wanted: LabelKind): boolean {
  return meanings.every(({ kind }) => kind === wanted);
}

/** What stands behind a label in its segment, up to the next one; of `Tax no. / VAT no.: 12` both have the number. */
function behind(
  hits: readonly Hit[],
  index: number,
  segment: Segment,
  end: number,
): Pick<Label, 'rest' | 'form'> & { words: Word[] } {
  const hit = hits[index]!;
  const until = hits[index + 1]?.start ?? Math.max(end, hit.end);
  const printed = withoutPlant(hit, segment.text.slice(hit.end, until));
  if (index + 1 < hits.length && /^\s*\/\s*$/.test(printed)) return behind(hits, index + 1, segment, end);
  // `Deliver to (goods receipt)`: an aside is no value.
  const rest = /^[\s.]*\([^()]*\)[\s:]*$/.test(printed)
    ? ''
    : // `Buyer: Ann Lee - Phone: 12`: the mark belongs to neither.
      printed
        .replace(/^(?:[\s:#./)\-–—]|\((?!\d+\)))+/, '')
        .replace(index + 1 < hits.length ? /\s+[-–—·•|/,;]\s*$/ : /$^/, '');
  const isColon = isAnnounced(segment.text, hit.end) || printed.startsWith(':');
  const form = rest.trim() === '' ? 'whole' : isColon ? 'colon' : 'open';
  const from = segment.text.indexOf(rest, hit.end);
  return { rest: rest.trim(), form, words: wordsBetween(segment, from, until) };
}

/** Where `Site` over `contact: Ann Lee` begins, a label that the end of the line broke; else the end of the text. */
function endBeforeBroken(sheet: Sheet, { text, box, line, words }: Segment): number {
  const under = sheet.lines[line + 1]?.segments[0];
  const [head] = /^(?:\p{L}+\s){0,2}\p{L}+(?=:)/u.exec(under?.text ?? '') ?? [];
  if (head === undefined || Math.abs(under!.box[0] - box[0]) > flush || words.length < fewestBefore)
    return text.length;
  const tails = [2, 1].map((count) => text.split(' ').slice(-count).join(' '));
  const tail = tails.find((words) => /^\p{Lu}/u.test(words) && isWholeLabel(`${words} ${head}`));
  return tail === undefined ? text.length : text.length - tail.length;
}
const flush = 3;
/** A label, its value and what begins the next label. */
const fewestBefore = 4;

/** `Deliver to plant 1800: Muster GmbH`: the buyer's code for the place belongs to the label. */
function withoutPlant({ meanings }: Hit, rest: string): string {
  return meanings.some(({ kind }) => kind === 'shipTo') ? rest.replace(plant, ':') : rest;
}
const plant = /^\s(?:\p{L}{1,4}\s)?\p{L}{4,14}\s(?=\w*\d{3})\w{3,6}:/u;

/** The words of a segment that overlap a stretch of its text. */
export function wordsBetween(segment: Segment, from: number, until: number): Word[] {
  let offset = 0;
  return segment.words.filter((word) => {
    const start = offset;
    offset += word.text.length + 1;
    return start < until && start + word.text.length > from;
  });
}

/** True when the label has this meaning. */
export function means(label: Label, ...kinds: LabelKind[]): boolean {
  return label.meanings.some((meaning) => kinds.includes(meaning.kind));
}
