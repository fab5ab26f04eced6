import type { ReadFile } from '@orderloom/pages/page.ts';
import { pageLines } from '@orderloom/pages/page-lines.ts';
import { undividedAt } from '@orderloom/pages/parts/body-sections.ts';
import { cutFile } from '@orderloom/pages/parts/cut-file.ts';
import { type CandidateFile, type FoundOrder, findOrders } from '@orderloom/pages/parts/find-orders.ts';
import { numberKey } from '@orderloom/pages/parts/order-number.ts';
import { askedOf } from './body-instructions/asked-papers.ts';
import { followInstructions, isFrom } from './body-instructions/follow-instructions.ts';
import { followSubject } from './body-instructions/follow-subject.ts';
import { findTargets } from './body-instructions/goods/find-targets.ts';
import { type Sentence, sentencesOf } from './body-instructions/sentences/sentences.ts';
import { kindOf, strayDoubts, withDoubts, withoutFormerPapers } from './document-type/beside-orders.ts';
import { makeDoubt } from './doubt.ts';
import type { Doubt, Draft, DraftRow } from './draft.ts';
import type { extractOrder, OrderFiles } from './extract-order.ts';
import { keepRows } from './kept-rows.ts';
import { sheetsOf } from './layout/sheet.ts';
import { letterIn, withoutDaysOfLetters } from './mail-body/enclosed-letter.ts';
import { readOrder } from './read-order.ts';
import { isOfOurHouse } from './values/email.ts';

/** What is known of a file before it is read. */
export interface FileOrigin {
  /** It is the text of an e-mail. */
  isBody: boolean;
  /** It is the e-mail's text, or told to belong to the order, of several in an e-mail. */
  isOwn: boolean;
  /** Set for a part of one of several orders: of those that the file states for machines, the one of this number. */
  orderNumber: string | null;
}

export interface FilesOrigin {
  origins: ReadonlyMap<ReadFile, FileOrigin>;
  /** The files are those of one order already. */
  isPart: boolean;
  /** Of the e-mail that brought them. */
  subject?: string | null;
}

/**
 * Reads the order of some files, as the text of its e-mail changed it. Of several orders in them it reads the first; a
 * doubt names the others, which are beside it.
 */
export function readOrders(
  { files: all, ...known }: OrderFiles,
  origin: FilesOrigin,
  extract: typeof extractOrder,
): Draft {
  const { origins: originOf, isPart, subject = null } = origin;
  const isBody = (file: ReadFile) => originOf.get(file)?.isBody ?? false;
  const { files, notes } = withoutFormerPapers(all, isBody);
  const read = readFiles({ files, ...known }, origin, extract);
  const isOne = !isPart && (read.others ?? []).length === 0;
  const draft = subject === null ? read : followSubject(read, subject, known.settings, isOne);
  return notes.length === 0 ? draft : { ...draft, notes: [...draft.notes, ...notes] };
}

function readFiles(
  { files, ...known }: OrderFiles,
  { origins: originOf, isPart }: Omit<FilesOrigin, 'subject'>,
  extract: typeof extractOrder,
): Draft {
  const found = isPart ? [] : findOrders(files.map((file) => candidateOf(file, files, originOf)));
  const [first, ...others] = found;
  const body = files.find((file) => originOf.get(file)?.isBody);
  const isOne = !isPart && found.length < 2;
  const enclosed = files
    .filter((file) => file !== body)
    .flatMap((file) => letterIn(file) ?? [])
    // What we wrote ourselves changes no order of ours.
    .filter(({ sender }) => !isOfOurHouse(sender.address, known.settings.supplier.email));
  // Who forwards an order has the last word on it: what its letter wants comes first.
  const follow = (draft: Draft, own: ReadFile | undefined) => {
    // A letter from before the order speaks of another one.
    const ofOrder = enclosed.filter(
      ({ sentOn }) => !draft.orderDate || !sentOn || sentOn >= draft.orderDate.value,
    );
    const followed = ofOrder
      .flatMap(({ bodies }) => bodies)
      .reduce((read, letter) => followInstructions(read, letter, known.settings, isOne), draft);
    const isHeard =
      followed.notes.length > draft.notes.length || followed.doubts.length > draft.doubts.length;
    return own ? followInstructions(followed, own, known.settings, isOne, isHeard) : followed;
  };
  if (!first) {
    const whole = extract({ files: withoutDaysOfLetters(files), ...known });
    const read = body
      ? withoutRepeatedRows(whole, body, files, (own) => extract({ files: own, ...known }))
      : whole;
    const papers = files.filter((file) => file !== body && letterIn(file) === null);
    const numbered = askedOf(ofNumber(read, files, originOf), papers, known.settings);
    const draft = follow(numbered, body);
    const strays = isPart ? files.filter((file) => !originOf.get(file)?.isOwn) : [];
    return withDoubts(draft, [...undividedDoubts(files, originOf, isPart), ...strayDoubts(strays)]);
  }
  const read = (order: FoundOrder, by: typeof extractOrder) => {
    const parts = order.parts.map(({ file, pages, lines, orderNumber }) => ({
      file: cutFile(files[file]!, pages, lines),
      origin: { isBody: false, isOwn: true, orderNumber },
    }));
    const own = parts.map(({ file }) => file);
    const origins = new Map(parts.map(({ file, origin }) => [file, origin]));
    const draft = ofNumber(by({ files: withoutDaysOfLetters(own), ...known }), own, origins);
    return follow(
      draft,
      own.find(({ name }) => name === body?.name),
    );
  };
  const taken = new Set(found.flatMap(({ parts }) => parts.map(({ file }) => files[file])));
  const strays = files.filter((file) => !taken.has(file) && file !== body);
  const asked = (draft: Draft) => askedOf(draft, strays, known.settings);
  const further = others.map((order) => ({ ...asked(read(order, readOrder)), others: [] }));
  const draft = asked(read(first, extract));
  const numbers = others.map(({ orderNumber }) => orderNumber ?? 'one without a number').join(', ');
  const several = makeDoubt('several_orders', '', [numbers], []);
  const whole = { ...draft, doubts: [several, ...draft.doubts], others: further };
  return withDoubts(whole, strayDoubts(strays));
}

/**
 * An order of papers, or of a mail below, without what the letter beside it says of the same lines in a table or in
 * sentences that name them: it tells of them, and orders none once more.
 */
function withoutRepeatedRows(
  whole: Draft,
  body: ReadFile,
  files: readonly ReadFile[],
  read: (files: ReadFile[]) => Draft,
): Draft {
  const told = whole.rows.filter((row) => isFrom(row, body.name));
  const others = whole.rows.filter((row) => !told.includes(row));
  if (told.length === 0 || others.length === 0) return whole;
  const sentences = sheetsOf([body]).flatMap(sentencesOf);
  const repeated = told.filter((row) => {
    const code = row.customerArticle ?? row.supplierArticle;
    const said = sentences.find((sentence) => holdsRow(sentence, row))?.text ?? '';
    return [[code?.value, row.description?.value].join(' '), said].some(
      (text) => findTargets(text, others) !== null,
    );
  });
  if (repeated.length * 2 < told.length) return whole;
  const papers = read(files.filter((file) => file !== body));
  if (papers.rows.length === 0) return whole;
  const isOfRows = ({ path }: Doubt) => /^(?:items|total_price)/.test(path);
  return {
    ...whole,
    rows: papers.rows,
    totalPrice: papers.totalPrice,
    doubts: [...whole.doubts.filter((doubt) => !isOfRows(doubt)), ...papers.doubts.filter(isOfRows)],
  };
}

/** Whether the amount of a row was read in a sentence. */
function holdsRow({ words, place }: Sentence, { quantity }: DraftRow): boolean {
  return (quantity?.places ?? []).some(
    ({ page, box }) =>
      place?.page === page &&
      words.some(
        (word) =>
          word.box[0] >= box[0] - 1 &&
          word.box[2] <= box[2] + 1 &&
          word.box[1] >= box[1] - 1 &&
          word.box[3] <= box[3] + 1,
      ),
  );
}

const mostShown = 200;

/** A doubt where the text of an e-mail without documents may state several orders, and nothing tells them apart. */
function undividedDoubts(
  files: readonly ReadFile[],
  originOf: ReadonlyMap<ReadFile, FileOrigin>,
  isPart: boolean,
): Doubt[] {
  const [body, ...others] = files;
  if (isPart || !body || others.length > 0 || !originOf.get(body)?.isBody) return [];
  const text = undividedAt(body.pages.flatMap(pageLines));
  return text === null ? [] : [makeDoubt('orders_undivided', '', [text.slice(0, mostShown)], [])];
}

/** The draft of the one order that was asked for, of those that a file for machines states. */
function ofNumber(
  draft: Draft,
  files: readonly ReadFile[],
  originOf: ReadonlyMap<ReadFile, FileOrigin>,
): Draft {
  const numbers = files.flatMap((file) => originOf.get(file)?.orderNumber ?? []);
  const wanted = numbers.map(numberKey);
  const [number] = numbers;
  if (number === undefined) return draft;
  if (!draft.others?.length) return withNumber(withoutHeading(draft, number), number, wanted);
  const all = [{ ...draft, others: [] }, ...draft.others];
  const own = all.find(({ orderNumber }) => orderNumber && wanted.includes(numberKey(orderNumber.value)));
  return own ? { ...own, doubts: own.doubts.filter(({ code }) => code !== 'several_orders') } : draft;
}

/** "4711 Leeds" above the goods of order 4711 is no row. */
function withoutHeading(draft: Draft, number: string): Draft {
  const rows = draft.rows.map((row) => (String(row.quantity?.value) === number ? null : row));
  const isHeaded = rows.includes(null) && rows.some((row) => row !== null);
  return isHeaded ? { ...draft, ...keepRows(rows, draft.doubts) } : draft;
}

/** What told the orders apart read the number: the draft has it although its own part does not say it in words of ours. */
function withNumber(draft: Draft, number: string, wanted: readonly string[]): Draft {
  const { orderNumber } = draft;
  if (orderNumber && wanted.includes(numberKey(orderNumber.value))) return draft;
  const places = orderNumber?.places ?? [];
  const doubts = draft.doubts.filter(({ path }) => path !== 'order_number');
  const chosen = {
    value: number,
    confidence: sectionConfidence,
    places,
    because: 'the number of its section',
  };
  return { ...draft, orderNumber: chosen, doubts };
}
const sectionConfidence = 0.9;

/** Of a single file its title does not matter. */
function candidateOf(
  file: ReadFile,
  files: readonly ReadFile[],
  originOf: ReadonlyMap<ReadFile, FileOrigin>,
): CandidateFile {
  const isBody = originOf.get(file)?.isBody ?? false;
  const kind = files.length === 1 || isBody ? 'unknown' : kindOf(file);
  return { ...file, role: isBody ? 'body' : 'document', kind, isReadable: true };
}
