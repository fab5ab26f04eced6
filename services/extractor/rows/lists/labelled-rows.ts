import type { Word } from '@orderloom/pages/page.ts';
import { wordsBetween } from '../../fields/labels.ts';
import type { Segment, Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import type { RowParts } from '../reading/read-row.ts';
import { headsTrait } from '../reading/traits.ts';
import { announcedLabels, type LabelledValue, labelledBeside, labelledIn } from './labelled-texts.ts';

/** A card's title stands at most this many lines and heights above its first label, indented by this much (points). */
const titleLines = 4;
const titleHeights = 6;
const titleIndent = 60;
/** Values of one card begin this near to each other, in points. */
const sameValue = 6;
/** Labels that begin this near, in points, stand in one column. */
const sameColumn = 12;
/** Values further apart than this many lines belong to different items. */
const farthestLines = 3;

/**
 * Items written as `Label: value`, one or several to a line: `SKU: W-100 | Quantity: 500 | Unit Price: 12.50`.
 * A label that comes again begins the next item.
 */
export function labelledRows(sheets: readonly Sheet[]): RowParts[] {
  const announced = announcedLabels(sheets);
  const titles = numberedTitles(sheets);
  const values = sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line, at) => {
      const title = titles.get(sheet)?.findLast((title) => title <= at) ?? null;
      return line.segments.flatMap((segment, index) =>
        [
          ...labelledIn(sheet, segment),
          ...labelledBeside(sheet, segment, line.segments[index + 1] ?? null, announced),
        ].map((value) => ({ ...value, title })),
      );
    }),
  );
  const items = columnsOf(withNames(values.filter(countsGoods)))
    .flatMap(mostItemsIn)
    .sort(inReadingOrder(sheets));
  return items.map((item) => ({
    sheet: item[0]!.sheet,
    words: {
      ...textWithin(item),
      ...titleOf(item),
      ...Object.fromEntries(item.map((value) => [value.role, value.words])),
      ...traitsOf(item),
      ...numberedTitleOf(item),
    },
    structure: 0.88,
    because: 'written as label and value',
  }));
}

/** The lines of each sheet that count `1. Valve`, `2. Hose`, or `#1 Valve`, through all of its file, each over amounts of its own. */
function numberedTitles(sheets: readonly Sheet[]): ReadonlyMap<Sheet, number[]> {
  const files = [...Map.groupBy(sheets, ({ file }) => file).values()];
  return new Map(files.flatMap(titlesOfFile));
}

function titlesOfFile(sheets: readonly Sheet[]): [Sheet, number[]][] {
  let count = 0;
  // `10:`, `20:` count as well.
  let step = 1;
  const titles = sheets.map((sheet): [Sheet, number[]] => {
    const lines = sheet.lines.flatMap(({ segments: [first] }, at) => {
      const [, number, signed] = numberedTitle.exec(first?.text ?? '') ?? [];
      const counted = Number(number ?? signed);
      if (count === 0 && counted === byTens) step = byTens;
      if (counted !== (count + 1) * step) return [];
      count++;
      return [at];
    });
    return [sheet, lines];
  });
  const areTitles = titles.every(([sheet, lines]) =>
    lines.every((title, at) => {
      const end = Math.min(lines[at + 1] ?? sheet.lines.length, title + 1 + titleLines);
      return sheet.lines.slice(title + 1, end).some((line) => line.segments.some(holdsAmount(sheet)));
    }),
  );
  return count > 1 && areTitles ? titles : [];
}

/** Perhaps behind a bullet. */
const numberedTitle = /^(?:[-*•]\s+)?(?:(\d{1,3})[.):]|#(\d{1,3}))\s(?=.*\p{L}{2})/u;
const byTens = 10;

function holdsAmount(sheet: Sheet) {
  return (segment: Segment) => labelledIn(sheet, segment).some(({ role }) => amounts.includes(role));
}

/**
 * `1. K-110 - Valve` over `Finish: brass` and the amounts of a card: what is ordered, by its number and its name, with what
 * it is like. What a label of the card names it wins: `1. Kitchen` over `Article: K-110` and `Description: Valve`.
 */
function numberedTitleOf(item: readonly LabelledValue[]): RowParts['words'] {
  const amount = item.find(({ role }) => amounts.includes(role));
  const { title, sheet, line } = amount ?? item[0]!;
  if (title === null || !amount || amount.line - title > titleLines || amount.line === title) return {};
  const [first, ...others] = sheet.lines[title]!.segments;
  // The amounts may stand side by side under it, set in a little.
  const indent = sheet.lines[line]!.segments[0]!.box[0] - first!.box[0];
  if (others.length > 0 || indent < -sameColumn || indent > titleIndent) return {};
  const [, code, dash, ...name] = withoutBullet(first!.words);
  const isCoded = dash !== undefined && /^[-–—]$/.test(dash.text) && numberOfGoods.test(code!.text);
  // `Style: flat` under `1. K-110 - Valve` is no number and no name of goods.
  const isTraitOfTitle = ({ label, words }: LabelledValue) =>
    isCoded &&
    wholeHeading(label.replace(/:$/, ''))[0] === 'article' &&
    !words.some(({ text }) => /\d/.test(text));
  const named = item.filter((value) => !headsTrait(value.label) && !isTraitOfTitle(value));
  const isLabelled = (role: ColumnRole) => named.some((value) => value.role === role);
  if (isLabelled('description')) return {};
  const labelled = new Set(named.flatMap(({ role, line }) => (role === 'ignored' ? [] : [line])));
  const traits = sheet.lines
    .slice(title + 1, amount.line)
    .flatMap(({ words }, at) => (labelled.has(title + 1 + at) ? [] : words));
  return {
    ...(isCoded && !isLabelled('article') ? { article: [code!] } : {}),
    description: [...(isCoded ? name : withoutBullet(first!.words).slice(1)), ...traits],
  };
}

function withoutBullet([first, ...others]: readonly Word[]): Word[] {
  return first && !/^[-–—*•·]$/.test(first.text) ? [first, ...others] : others;
}

const amounts: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];
const numberOfGoods = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{2,}$/u;

/** `Commande : BCF-00912`, `Auftrag: 26-1187` over `Article : …`: the number of the order heads no item. */
function countsGoods({ role, words: [first, ...more] }: LabelledValue): boolean {
  const isNumber =
    more.length === 0 && /^(?=.*\d)\p{L}{2,}[\p{L}\d./-]+$|^\d+[-/]\d{3,}$/u.test(first?.text ?? '');
  return role !== 'quantity' || !isNumber;
}

/** `Article: V-belt A45` over `Article no.: 22045` names what is ordered; so does `Part: hex nut M8` without a name. */
function withNames(values: readonly LabelledValue[]): LabelledValue[] {
  const hasNames = values.some(({ role }) => role === 'description');
  return values.map((value, at) => {
    const next = values[at + 1];
    const text = value.words.map((word) => word.text).join(' ');
    const isNumbered =
      next?.role === 'article' &&
      next.sheet === value.sheet &&
      next.line - value.line === 1 &&
      next.words.length === 1 &&
      /\d/.test(next.words[0]!.text);
    const isOnlyName = !hasNames && value.words.length > 1 && /\p{Ll}{3}/u.test(text);
    if (value.role === 'article' && isOnlyName) return { ...value, role: 'description' };
    const isName = value.role === 'article' && (value.words.length > 1 || /^\p{L}{4,}$/u.test(text));
    return isNumbered && isName ? { ...value, role: 'description' } : value;
  });
}

/** From top to bottom, cards side by side from left to right. */
function inReadingOrder(sheets: readonly Sheet[]) {
  const places = new Map(sheets.map((sheet, index) => [sheet, index]));
  return ([a]: readonly LabelledValue[], [b]: readonly LabelledValue[]): number =>
    places.get(a!.sheet)! - places.get(b!.sheet)! || a!.line - b!.line || a!.left - b!.left;
}

/** A line without a label between the first and the last one of a card: what is ordered. */
function textWithin(item: readonly LabelledValue[]): RowParts['words'] {
  const [first, last] = [item[0]!, item.at(-1)!];
  const labelled = new Set(item.map(({ line }) => line));
  const text = first.sheet.lines.find(
    ({ segments: [segment, ...others] }, index) =>
      index > first.line &&
      index < last.line &&
      !labelled.has(index) &&
      others.length === 0 &&
      /\p{L}{3,}/u.test(segment?.text ?? '') &&
      !/:/.test(segment!.text),
  );
  return text ? { description: text.words } : {};
}

/**
 * `Querschnitt: Rund 40 h9`, `Länge: 3000 mm` within a card that names no goods: what is ordered. `Material: S235JR` over
 * them is what it is made of, not its number.
 */
function traitsOf(item: readonly LabelledValue[]): RowParts['words'] {
  if (item.some(({ role }) => role === 'description')) return {};
  const [{ sheet, line: from, left }, last] = [item[0]!, item.at(-1)!];
  const labelled = new Set(item.flatMap(({ role, line }) => (role === 'ignored' ? [] : [line])));
  const traits = sheet.lines.slice(from, last.line + 1).flatMap(({ segments: [segment, ...others] }, at) => {
    const [start, label] = /^([^:]{2,30}):\s*(?=\S)/.exec(segment?.text ?? '') ?? [];
    const isOfCard = !labelled.has(from + at) && others.length === 0;
    return start && isOfCard && Math.abs(segment!.box[0] - left) < sameColumn && headsTrait(label!)
      ? wordsBetween(segment!, start.length, segment!.text.length + 1)
      : [];
  });
  if (traits.length === 0) return {};
  const made = item.find(({ role, label }) => role === 'article' && headsTrait(label));
  return made ? { article: undefined, description: [...made.words, ...traits] } : { description: traits };
}

/** The text over the first label of a card: what is ordered. */
function titleOf([first]: readonly LabelledValue[]): RowParts['words'] {
  const { sheet, line, left } = first!;
  const valueLeft = first!.words[0]!.box[0];
  const label = sheet.lines[line]!.box;
  for (const above of sheet.lines.slice(Math.max(0, line - titleLines), line).reverse()) {
    if (label[1] - above.box[3] > titleHeights * (label[3] - label[1])) return {};
    const [position, title] = above.segments;
    if (title && isPosition(position!.text) && above.segments.length === 2)
      return { description: title.words };
    // A label that we do not know, with its value.
    if (above.segments.some(({ box }) => Math.abs(box[0] - valueLeft) < sameValue)) continue;
    const text = above.segments.find(
      ({ box, text }) =>
        box[0] >= left - sameColumn &&
        box[0] < left + titleIndent &&
        /\p{L}{3,}/u.test(text) &&
        !isPosition(text),
    );
    if (text) return /:/.test(text.text) ? {} : { description: withoutBullet(text.words) };
  }
  return {};
}

/** `Pos. 10` before the title of a card, `Item 2 of 6` over one. */
export function isPosition(text: string): boolean {
  const [, name] = /^(\D{0,12}?)\s*\d{1,5}(?:(?:\s\p{L}{1,4}\s|\s?\/\s?)\d{1,5})?:?$/u.exec(text) ?? [];
  return name !== undefined && wholeHeading(name)[0] === 'position';
}

/** Cards that stand side by side, each a list of its own: their labels begin at the same places from left to right. */
function columnsOf(values: readonly LabelledValue[]): LabelledValue[][] {
  const lines = Map.groupBy(values, ({ sheet, line }) => sheet.lines[line]!);
  const isTwice = [...lines.values()].some((line) =>
    line.some((value, at) => line.slice(0, at).some((known) => isSameLabel(known, value))),
  );
  if (!isTwice) return [[...values]];
  const columns: { left: number; values: LabelledValue[] }[] = [];
  for (const value of values) {
    const column = columns.find(({ left }) => Math.abs(left - value.left) < sameColumn);
    if (column) column.values.push(value);
    else columns.push({ left: value.left, values: [value] });
  }
  return columns.map((column) => column.values);
}

/**
 * From the first label on or from one of the next ones, as makes most items and keeps each together: a label of the
 * order over the first item would else begin each of them with the end of the one before.
 */
function mostItemsIn(values: readonly LabelledValue[]): LabelledValue[][] {
  const labels = new Set(values.map(({ role }) => role)).size;
  const cuts = Array.from({ length: Math.max(1, labels) }, (_, at) =>
    itemsIn(values.slice(at)).filter(isItem),
  );
  return cuts.reduce((best, cut) =>
    cut.length > best.length || (cut.length === best.length && widestGap(cut) < widestGap(best)) ? cut : best,
  );
}

/** Between the labels of one item, in points. */
function widestGap(items: readonly LabelledValue[][]): number {
  const box = ({ sheet, line }: LabelledValue) => sheet.lines[line]!.box;
  const gaps = items.flatMap((item) => item.slice(1).map((value, at) => box(value)[1] - box(item[at]!)[3]));
  return Math.round(Math.max(0, ...gaps));
}

/** A label that comes again begins the next item, and so does a title or a line with its position over the first of its labels. */
function itemsIn(values: readonly LabelledValue[]): LabelledValue[][] {
  const items: LabelledValue[][] = [];
  for (const value of values) {
    const item = items.at(-1);
    const last = item?.at(-1);
    const goesOn =
      last &&
      last.sheet === value.sheet &&
      last.title === value.title &&
      !value.isLead &&
      value.line - last.line <= (item![0]!.isLead ? 1 : farthestLines) &&
      !hasPositionBetween(last, value) &&
      !item!.some((known) => isSameLabel(known, value));
    if (goesOn) item!.push(value);
    else items.push([value]);
  }
  return items;
}

/** Of those that name nothing of the order, as many as a card has: `Querschnitt: …` over `Länge: …`. */
function isSameLabel(known: LabelledValue, { role, label }: LabelledValue): boolean {
  return known.role === role && (role !== 'ignored' || known.label === label);
}

function hasPositionBetween(last: LabelledValue, { sheet, line }: LabelledValue): boolean {
  return sheet.lines
    .slice(last.line + 1, line)
    .some(({ segments }) => segments.length <= 2 && isPosition(segments[0]!.text));
}

function isItem(values: readonly LabelledValue[]): boolean {
  const roles = new Set(values.map((value) => value.role));
  return (
    roles.has('quantity') &&
    (roles.has('description') ||
      roles.has('article') ||
      roles.has('supplierArticle') ||
      // A card with a title and its price is an item, whatever its number is called.
      (roles.has('price') && titleOf(values).description !== undefined) ||
      numberedTitleOf(values).description !== undefined)
  );
}
