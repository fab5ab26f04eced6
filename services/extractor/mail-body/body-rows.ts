import type { Word } from '@orderloom/pages/page.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { labelBook, longestMatch, tokenise, wholeMeanings } from '../lexicon/phrases.ts';
import { withoutSpelled } from '../rows/lines/spelled-amounts.ts';
import { isTotalLine } from '../rows/lines/total-line.ts';
import { withWholeItems } from '../rows/lists/wrapped-items.ts';
import type { RowParts } from '../rows/reading/read-row.ts';
import { textOf } from '../rows/table.ts';
import { hasStreetWord, readCityLine } from '../values/address.ts';
import type { Asked } from './amounts.ts';
import { askedItems, namedInSentences, namesGoods } from './asked-items.ts';
import { fieldsBeside } from './beside-fields.ts';
import { withAmountsOutOfBrackets } from './bracketed-amounts.ts';
import { codeItems } from './code-items.ts';
import { withColumnCodes } from './column-codes.ts';
import { delimitedItems } from './delimited-items.ts';
import { gridItems } from './grid-items.ts';
import { groupedItems } from './grouped-items.ts';
import { withListsApart } from './inline-lists.ts';
import { itemFacts } from './item-facts.ts';
import { withSpacedItemsJoined } from './like-items.ts';
import { listedItems } from './listed-items.ts';
import { messageParagraphs, type Paragraph } from './message-lines.ts';
import { type NamedItem, namedItems } from './named-fields.ts';
import { withMarkedNumbers, withoutMarks } from './order-numbers.ts';
import { withoutPlaceLines } from './place-lines.ts';
import { isNumberOfArticle } from './record-fields.ts';
import { type RecordItem, recordItems, withLeadingCodes } from './record-items.ts';
import { stackedFields } from './stacked-fields.ts';
import { stackedItems } from './stacked-items.ts';
import { withUnitsOfTwoWords } from './typed-as-one.ts';
import { bullet, namesArticle } from './wordings.ts';

/** How sure the structure of a row is, by what gives it. */
const named = { structure: 0.9, because: 'fields with their names' };
const recorded = { structure: 0.85, because: 'a record of fields' };
const delimited = { structure: 0.8, because: 'a record of fields' };
const grid = { structure: 0.8, because: 'a row of a typed table' };
const guessed = { structure: 0.7, because: 'a row of fields, its price by its place alone' };
const coded = { structure: 0.75, because: 'a number of an article with a quantity' };
const listed = { structure: 0.85, because: 'an item of a list' };
const grouped = { structure: 0.85, because: 'an item of a group' };
const asked = { structure: 0.75, because: 'asked for in a sentence' };
/** Under what asks for a look. */
const mentioned = { structure: 0.7, because: 'named in a sentence' };

/**
 * The rows of an order that is written as a letter: its lists and records, and what the sentences of a plain text ask
 * for; what stands below the closing is no order.
 */
export function bodyRows(sheets: readonly Sheet[]): RowParts[] {
  return sheets.flatMap((sheet) => {
    const paragraphs = withUnitsOfTwoWords(messageParagraphs(sheet)).flatMap(withoutTotals);
    if (sheet.source !== 'plain') return paragraphs.flatMap(printedRowsOf);
    const read = (typed: readonly Paragraph[]) =>
      plainRowsOf(withListsApart(withAmountsOutOfBrackets(withMarkedNumbers(withoutPlaceLines(typed)))));
    const ordered = paragraphs.filter((paragraph) => !isUnderRemarks(paragraph));
    const apart = ordered.length < paragraphs.length ? read(ordered) : [];
    const rows = apart.length > 0 ? apart : read(paragraphs);
    return withColumnCodes(withoutMarks(rows).filter(isOrdered)).map(withWholeThousands).map(withCodeAlone);
  });
}

/** `Notes:` over lines of remarks, which count goods as other sentences do; where nothing else is ordered they may be the order. */
function isUnderRemarks({ lines: [first, ...others] }: Paragraph): boolean {
  const text = textOf(first?.words ?? []);
  const meanings = text.endsWith(':') ? wholeMeanings(labelBook, text) : null;
  return (
    others.length > 0 &&
    // What stands there in sentences may order as well.
    others.every(({ words: [mark] }) => bullet.test(mark?.text ?? '')) &&
    (meanings?.every(({ kind }) => kind === 'remarks' || kind === 'instructions') ?? false)
  );
}

/** `30 ctns GLV-NTR-901 (brown will do)`: a code with nothing but a remark is the number of the article. */
function withCodeAlone(row: RowParts): RowParts {
  const { article, description: [code, ...rest] = [] } = row.words;
  const remark = textOf(rest);
  const isAlone = code !== undefined && (rest.length === 0 || /^\([^()]*\)$/.test(remark));
  if (!isAlone || article || !isNumberOfGoods.test(code.text)) return row;
  return {
    ...row,
    words: { ...row.words, article: [code], description: rest.length > 0 ? rest : undefined },
  };
}
/** Two groups at least, one of them with a digit. */
const isNumberOfGoods = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]+(?:[-/.][\p{Lu}\d]+)+$/u;

/** `Total order value: $3,300 (Three Thousand Three Hundred Dollars)` counts no goods. */
function withoutTotals(paragraph: Paragraph): Paragraph[] {
  const isSpelled = (line: Line) => withoutSpelled(textOf(line.words)) !== textOf(line.words);
  const isSum = (line: Line) => isSpelled(line) && isTotalLine(line);
  const lines = paragraph.lines.filter((line) => !isSum(line));
  return lines.length > 0 ? [{ ...paragraph, lines }] : [];
}

/** A list of all that a house buys has none of some: `Gauze   0   (still plenty)`. */
function isOrdered({ words: { quantity = [] } }: RowParts): boolean {
  const [number, ...talk] = quantity;
  return number?.text !== '0' || !(talk.length === 0 || /^[(–-]/.test(talk[0]!.text));
}

/** Nobody types `2,000 pcs` for two; of what is weighed it may be a fraction. */
function withWholeThousands(row: RowParts): RowParts {
  const { quantity: [number, ...more] = [], unit: [unit] = [] } = row.words;
  const isGrouped = number && more.length === 0 && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(number.text);
  if (!isGrouped || (unit && isWeighed.test(unit.text))) return row;
  return {
    ...row,
    words: { ...row.words, quantity: [{ ...number, text: number.text.replace(/\D/g, '') }] },
  };
}
const isWeighed =
  /^(?:kgs?|kilos?|t|to|tons?|tonnes?|tonn?en?|l|ltr|lit\p{L}*|m|m[23²³]|lfm|qm|gal\p{L}*|lbs?)\.?$/iu;

/** Fields may have a line's space between them; where sentences alone order, those that only name goods count, too. */
function plainRowsOf(typed: readonly Paragraph[]): RowParts[] {
  const [first] = typed;
  if (!first) return [];
  const apart = namedItems({
    lines: typed.filter(({ lines }) => lines.length === 1).flatMap(({ lines }) => lines),
  });
  const forms = [
    apart,
    namedItems({ lines: stackedFields(typed) }),
    namedItems({ lines: fieldsBeside(typed) }),
  ];
  const form = forms.find(({ items }) => items.length > 1) ?? apart;
  if (form.items.length > 1)
    return withCodesApart(form.items).map((words) => ({ sheet: first.sheet, words, ...named }));
  const spread = spreadRecords(typed);
  const paragraphs = spread.size > 0 ? typed : withSpacedItemsJoined(typed);
  const stacked = stackedItems(paragraphs);
  const rows = withoutCounts(
    paragraphs.map((paragraph) => {
      const words = stacked.get(paragraph);
      const records = spread.get(paragraph);
      if (records) return records;
      return words ? [{ sheet: paragraph.sheet, words: filled(words), ...grouped }] : rowsOf(paragraph);
    }),
  );
  const isProse = rows.every(
    (own, at) => paragraphs[at]!.lines.length === 1 || own.every(({ because }) => because === asked.because),
  );
  if (!isProse) return withoutRecounts(rows.flat());
  if (apart.items.length === 1 && rows.every((own) => own.length === 0))
    return apart.items.map((words) => ({ sheet: first.sheet, words, ...named }));
  return rows.flatMap((own, at) =>
    own.length > 0 || spread.has(paragraphs[at]!)
      ? own
      : namedInSentences(paragraphs[at]!)
          .filter(namesGoods)
          .map((item) => ({ sheet: first.sheet, words: wordsOf(item), ...mentioned }))
          .filter((row) => !isPlace(row)),
  );
}

/** `Item 1: ET-500 Labels`: where each thing begins with a code that is its number. */
function withCodesApart(items: readonly NamedItem[]): NamedItem[] {
  const parted = withLeadingCodes(
    items.map(({ article = [], description = [] }) => ({ article, description })),
  );
  return items.map((item, at) => (parted[at]!.article.length > 0 ? { ...item, ...parted[at] } : item));
}

/** Records of a mail whose every line is a paragraph, as many programs send what has none: each at the first of its lines. */
function spreadRecords(paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, BodyRow[]> {
  const found = new Map<Paragraph, BodyRow[]>();
  if (paragraphs.length < fewestSpread || paragraphs.some(({ lines }) => lines.length > 1)) return found;
  for (const [sheet, own] of Map.groupBy(paragraphs, ({ sheet }) => sheet)) {
    const { items, taken } = recordItems({ sheet, lines: own.flatMap(({ lines }) => lines) });
    if (items.length === 0) continue;
    const [first, ...others] = own.filter(({ lines: [line] }) => taken.has(line!));
    found.set(
      first!,
      items.map((item) => recordRow(sheet, item)),
    );
    for (const other of others) found.set(other, []);
  }
  return found;
}
const fewestSpread = 4;

/** Rows without what a sentence above a list, or above its title, only counts: "to two doors of the building:". */
function withoutCounts(rows: readonly BodyRow[][]): BodyRow[][] {
  const isListed = rows.map((own) => own.some(({ because }) => because !== asked.because));
  return rows.map((own, at) => {
    const isIntroduction = isListed.slice(at, at + 3).some(Boolean);
    return own.flatMap(({ mayCount, ...row }) => (mayCount && isIntroduction ? [] : [row]));
  });
}

/** "And make it 12 bags of the plaster": of what a list has, whose line is changed elsewhere. */
function withoutRecounts(rows: readonly BodyRow[]): RowParts[] {
  const namesOf = ({ words }: BodyRow) =>
    (words.description ?? []).flatMap(({ text }) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return rows.flatMap(({ isAnew, ...row }, at) => {
    if (!isAnew) return [row];
    const known = new Set(rows.slice(0, at).flatMap(namesOf));
    return namesOf(row).some((name) => known.has(name)) ? [] : [row];
  });
}

interface BodyRow extends RowParts {
  mayCount?: boolean;
  isAnew?: boolean;
}

/** A printed letter is read for lines that begin with an amount and a unit; its sentences speak of more than goods. */
function printedRowsOf(paragraph: Paragraph): RowParts[] {
  const lines = paragraph.lines.filter((line) => !isOfHead(line));
  return listedItems({ ...paragraph, lines: withWholeItems(lines) })
    .filter(({ unit }) => unit.length > 0)
    .map((item) => ({ sheet: paragraph.sheet, words: wordsOf(item), ...listed }));
}

/** `Season: V27   Section: 04 MEN`, `28108 Muster   19208 Musterstadt`: values and addresses side by side. */
function isOfHead({ segments }: Line): boolean {
  const isOne = ({ text }: Segment) => /^\p{L}[\p{L} .]*: /u.test(text) || !!readCityLine(text)?.postalCode;
  return segments.filter(isOne).length > 1;
}

function rowsOf(paragraph: Paragraph): BodyRow[] {
  const { sheet, lines } = paragraph;
  const fields = namedItems(paragraph);
  const told = new Set([...fields.taken, ...(fields.items.length > 0 ? fieldsOfForm(lines) : [])]);
  const groups = groupedItems(without(paragraph, told));
  const apart = new Set([...told, ...groups.taken]);
  const facts = recordItems(without(paragraph, apart));
  const rows = gridItems(without(paragraph, new Set([...apart, ...facts.taken])));
  const whole = new Set([...apart, ...rows.taken, ...facts.taken]);
  const records = delimitedItems(without(paragraph, whole));
  const others = new Set([...whole, ...records.taken]);
  const codes = codeItems(without(paragraph, others));
  const known = new Set([...others, ...codes.taken]);
  const items = listedItems(without(paragraph, known));
  const taken = new Set([...known, ...items.map(({ line }) => line)]);
  // Cells apart by wide gaps are a table, which is read elsewhere.
  const tabular = new Set(lines.filter((line, at) => line.segments.length > 2 || isOfForm(lines, at)));
  return [
    ...withCodesApart(fields.items).map((words) => ({ sheet, words, ...named })),
    ...groups.items.map((words) => ({ sheet, words: filled(words), ...grouped })),
    ...rows.items.map(({ isGuessed, ...words }) => ({
      sheet,
      words: withArticle(words),
      ...(isGuessed ? guessed : grid),
    })),
    ...facts.items.map((item) => recordRow(sheet, item)),
    ...records.items.map((words) => ({ sheet, words: { ...words }, ...delimited })),
    ...codes.items.map((words) => ({ sheet, words: filled(words), ...coded })),
    ...items.map((item) => ({ sheet, words: wordsOf(item), ...listed })),
    ...askedItems(without(paragraph, new Set([...taken, ...tabular])))
      .filter((item) => !opensField(item))
      .map((item) => ({
        sheet,
        words: wordsOf(item),
        ...asked,
        structure: item.isDoubtful ? mentioned.structure : asked.structure,
        mayCount: item.mayCount,
        isAnew: item.isAnew,
      })),
  ]
    .filter((row) => !isPlace(row))
    .sort((one, other) => startOf(one) - startOf(other));
}

/** `Net 30` over `Required by: 6 February`: behind the number the next field begins, and nothing that it counts. */
function opensField({ description }: Asked): boolean {
  const text = description.map((word) => word.text).join(' ');
  const all = tokenise(text);
  const label = longestMatch(labelBook, all, 0);
  return label !== null && /^\s?:/.test(text.slice(all[label.length - 1]!.end));
}

/** Lines of a form that hold nothing but a field each: `Account number: 3310` orders none of what stands below it. */
function fieldsOfForm(lines: Paragraph['lines']): Paragraph['lines'] {
  const fields = lines.filter(({ words }) => ofForm.test(words.map(({ text }) => text).join(' ')));
  return fields.length >= fewestFields && fields.length >= lines.length * shareOfForm ? fields : [];
}
const ofForm = /^\p{L}[^:]{0,60}:(?:\s|$)/u;
const fewestFields = 4;
const shareOfForm = 0.7;

/** `Payment terms    Net 30` over `Currency         GBP`: values in a column beside what they are of. */
function isOfForm(lines: Paragraph['lines'], at: number): boolean {
  const columnOf = (line: Paragraph['lines'][number] | undefined) =>
    line?.segments.length === 2 ? line.segments[1]!.box[0] : null;
  const own = columnOf(lines[at]);
  return (
    own !== null &&
    [lines[at - 1], lines[at + 1]].some((line) => Math.abs((columnOf(line) ?? -1) - own) < flush)
  );
}
/** In points. */
const flush = 1;

function recordRow(sheet: Sheet, { isGuessed, ...words }: RecordItem): BodyRow {
  return { sheet, words: filled(words), ...(isGuessed ? guessed : recorded) };
}

/** From the top: what is read in several ways stands in the order of its lines. */
function startOf({ words }: BodyRow): number {
  const boxes = [...(words.quantity ?? []), ...(words.description ?? words.article ?? [])].map(
    ({ box }) => box[1],
  );
  return boxes.length === 0 ? 0 : Math.max(...boxes);
}

/** Without the roles that a record leaves empty. */
function filled(words: object): RowParts['words'] {
  return Object.fromEntries(Object.entries(words).filter(([, own]) => own.length > 0));
}

/** "To our site at 14 Dock Road, Hull HU1 2AB" orders no 14. */
function isPlace({ words }: RowParts): boolean {
  const { quantity = [], unit = [], description = [], article = [] } = words;
  const textOf = (all: readonly Word[]) => all.map((word) => word.text).join(' ');
  const text = textOf([...quantity, ...description]);
  if (article.length > 0) return false;
  // `4 Mill Road`, `Cambridge CB1 2AZ`: nothing comes by the mill.
  const [street, ...town] = description;
  const isNamed = [unit[0]?.text, street?.text].every((word) => /^\p{Lu}/u.test(word ?? ''));
  const isHouse =
    isNamed &&
    hasStreetWord(`Xx ${street!.text}`) &&
    (town.length === 0 || readCityLine(textOf(town)) !== null);
  return isHouse || (unit.length === 0 && hasStreetWord(text) && readCityLine(text) !== null);
}

function without({ sheet, lines }: Paragraph, taken: ReadonlySet<Paragraph['lines'][number]>): Paragraph {
  return { sheet, lines: lines.filter((line) => !taken.has(line)) };
}

/** "GSKT-A1-STD": parts of capitals and digits. */
function isCode(text: string): boolean {
  return /^(?=.*\d)[\p{Lu}\d]+(?:[./_-][\p{Lu}\d]+)+$/u.test(text);
}

/** "50 pieces of article 4521-B": the thing is a number. */
const namesWholeArticle =
  /^(?:(?:the|la|le|l['’]|el|il|de|den|der|die|des)\s+)?(?:article|art|artikel\p{L}*|item|part|ref|réf|référence|referencia|referência|articolo|codice|código|code|artículo|artigo|indeks|varenr)\p{L}*\.?(?:\s(?:no|nr|number|nummer|n°)\.?)?$/iu;

function wordsOf({ quantity, unit, description: whole, article: own }: Asked): RowParts['words'] {
  const {
    description: told,
    article: behind,
    price,
    lineTotal,
  } = itemFacts(whole, Number(quantity[0]?.text.replace(/\D/g, '')), unit);
  const { description = [], article = [] } = withArticle({ description: told, article: own ?? behind });
  const named = article.length > 0 ? null : articleIn(description);
  return {
    quantity,
    unit,
    ...(named ? { article: named } : { description, ...(article.length > 0 && { article }) }),
    ...(price.length > 0 && { price }),
    ...(lineTotal.length > 0 && { lineTotal }),
  };
}

/** "Art. 4711 valves" has the number in front. */
function withArticle(words: RowParts['words']): RowParts['words'] {
  const { description = [], article = [] } = words;
  if (article.length > 0 || description.length < 3 || !isNumbered(description)) return words;
  return { ...words, article: description.slice(1, 2), description: description.slice(2) };
}

function isNumbered([label, number]: readonly Word[]): boolean {
  return (
    namesArticle.test(label!.text) &&
    isNumberOfArticle(number!.text) &&
    /^[\p{Lu}\d][\p{Lu}\d./-]{2,}$/u.test(number!.text)
  );
}

function articleIn(description: readonly Word[]): Word[] | null {
  if (description.length === 1 && isCode(description[0]!.text)) return [...description];
  const last = description.at(-1);
  const before = description
    .slice(0, -1)
    .map((word) => word.text)
    .join(' ');
  return last && namesWholeArticle.test(before) && /\d/.test(last.text) ? [last] : null;
}
