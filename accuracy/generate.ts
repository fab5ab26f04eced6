import type { Family, Sheet } from './families/family.ts';
import type { FamilySet, NamedFamily } from './families/load-families.ts';
import { loadGoods } from './goods/goods.ts';
import { facesFor, proportionalFaces } from './kit/faces.ts';
import { Misfit, openPaper, type Paper } from './kit/paper.ts';
import { drawStamp } from './kit/stamp.ts';
import { type Language, languages } from './languages.ts';
import { makeOrder } from './order/make-order.ts';
import type { OrderWishes } from './order/order.ts';
import { loadPlaces } from './places/place.ts';
import { monthNames } from './print/formats.ts';
import { createPrint } from './print/print.ts';
import { makeStyle } from './print/style.ts';
import { type Random, randomOf } from './random.ts';
import { scanDocument } from './scan/scan-document.ts';
import type { Kind, Truth, TruthRecord } from './truth.ts';
import { unknownHead } from './wording/made-up.ts';
import { loadWording, type Term } from './wording/wording.ts';

/** Which document: the same one for the same specification, bit for bit. */
export interface DocumentSpec {
  family: NamedFamily;
  language: Language;
  /** Of the document within its family and language. */
  index: number;
  seed: number;
  kind: 'text' | 'scan';
  /** More of what makes orders hard, where the family leaves it to chance. */
  hostile?: boolean;
  /** Share of the heads of columns, 0 to 1, that are made-up words. */
  unknownHeadings?: number;
}

export interface GeneratedDocument {
  record: TruthRecord;
  bytes: Buffer;
}

/** Orders that are tried until one fits its layout: long names do not fit everywhere. */
const mostTries = 25;

/** A PDF with its text or a text file; or the same order as a scan or photo, some with a stamp. */
export async function generateDocument(spec: DocumentSpec): Promise<GeneratedDocument> {
  const order = `${spec.family.name}-${spec.language}-${spec.index}`;
  let misfit: unknown;
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      return await tryDocument(spec, order, `${spec.seed}/${order}/${tries}`);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      misfit = error;
    }
  }
  throw new Error(`${order}: no order fits the layout`, { cause: misfit });
}

async function tryDocument(spec: DocumentSpec, order: string, seed: string): Promise<GeneratedDocument> {
  const { family, name, set } = spec.family;
  const truth: Truth = {};
  const sheet = await makeSheet(spec, seed, truth);
  const { bytes, kind, extension } = await makeFile(spec, sheet, seed);
  const type = family.type ?? 'purchase_order';
  const id = spec.kind === 'scan' ? `${order}-scan` : order;
  return {
    bytes,
    record: {
      id,
      file: `${id}.${extension}`,
      doc_type: type,
      language: spec.language,
      kind,
      family: name,
      set,
      // JSON drops what is undefined: not scored.
      truth: type === 'purchase_order' ? JSON.parse(JSON.stringify(truth)) : {},
    },
  };
}

interface DocumentFile {
  bytes: Buffer;
  kind: Kind;
  extension: string;
}

async function makeFile(
  { family: { family }, kind, hostile }: DocumentSpec,
  sheet: Sheet,
  seed: string,
): Promise<DocumentFile> {
  if (!('draw' in family)) {
    // Nobody types a space that does not break.
    return {
      bytes: Buffer.from(family.write(sheet).replaceAll('\u00a0', ' ')),
      kind: 'text',
      extension: 'txt',
    };
  }
  const paper = paperFor(family, sheet);
  const scanning = randomOf(`${seed}/scan`);
  if (scanning.chance(hostile ? 0.6 : 0.25) && (kind === 'scan' || hostile)) {
    drawStamp(paper, scanning, sheet.word('stamp'));
  }
  family.draw(paper, sheet);
  const bytes = await paper.finish();
  return kind === 'scan'
    ? scanDocument(bytes, scanning, seed)
    : { bytes, kind: 'text-pdf', extension: 'pdf' };
}

async function makeSheet(
  { family: { family, set }, language, hostile, unknownHeadings = 0 }: DocumentSpec,
  seed: string,
  truth: Truth,
): Promise<Sheet> {
  const random = randomOf(seed);
  const place = random.pick(await loadPlaces(language));
  // Of their own chance: the order stays the same one.
  const inventing = randomOf(`${seed}/headings`);
  const word = await chooseWords(language, set, random, (term, text) =>
    unknownHead(term, text, unknownHeadings, inventing),
  );
  const source = {
    random,
    place,
    goods: await loadGoods(language),
    itemNotes: word.all('itemNote'),
    openTexts: ['', ...word.all('tbd')],
  };
  const order = makeOrder(source, { ...(hostile && hostileWishes(random)), ...family.order });
  const words = {
    months: monthNames(language),
    week: word.one('week'),
    asap: word.one('asap'),
    vatId: word.one('vatId'),
    phone: word.one('phone'),
    fax: word.one('fax'),
    email: word.one('email'),
    from: word.one('from'),
    to: word.one('to'),
  };
  const style = makeStyle(random, place, words, family.style ?? {});
  return {
    random,
    language,
    order,
    print: createPrint(order, style, truth),
    word: word.one,
    sentences: (term, count) => random.shuffled(word.all(term)).slice(0, count),
  };
}

function hostileWishes(random: Random): OrderWishes {
  return {
    repeated: random.chance(0.3),
    openQuantity: random.chance(0.3),
    large: random.chance(0.3),
    notes: random.chance(0.4),
  };
}

async function chooseWords(
  language: Language,
  set: FamilySet,
  random: Random,
  printed: (term: Term, text: string) => string,
) {
  const wording = await loadWording(language, set);
  const chosen = new Map<Term, string>();
  function one(term: Term): string {
    if (!chosen.has(term)) chosen.set(term, printed(term, random.pick(wording[term])));
    return chosen.get(term)!;
  }
  return { one, all: (term: Term) => wording[term] };
}

function paperFor(family: Family, { order, random, language }: Sheet): Paper {
  const {
    size = 'A4',
    landscape = false,
    faces = proportionalFaces,
    fontSize = [8, 10],
  } = family.paper ?? {};
  return openPaper({
    size: order.buyer.country === 'US' ? 'LETTER' : size,
    landscape,
    face: random.pick(facesFor(language, faces)),
    fontSize: random.whole(fontSize[0] * 2, fontSize[1] * 2) / 2,
  });
}

export interface Selection {
  families: readonly NamedFamily[];
  languages: readonly Language[];
  perFamily: number;
  seed: number;
  kinds: readonly DocumentSpec['kind'][];
  hostile?: boolean;
  unknownHeadings?: number;
}

/**
 * `perFamily` orders of each family, each in every kind; the languages take turns, beginning with another one in each
 * family. Text files have no scans.
 */
export function selectDocuments({
  families,
  languages: chosen,
  perFamily,
  seed,
  kinds,
  hostile,
  unknownHeadings,
}: Selection): DocumentSpec[] {
  return families.flatMap((family) => {
    const usable = (family.family.languages ?? languages).filter((language) => chosen.includes(language));
    if (usable.length === 0) return [];
    const turns = randomOf(`${seed}/languages/${family.name}`).shuffled(usable);
    const possible = kinds.filter((kind) => kind === 'text' || 'draw' in family.family);
    return Array.from({ length: perFamily }, (_, index) => {
      const language = turns[index % turns.length]!;
      return possible.map((kind) => ({
        family,
        language,
        index,
        seed,
        kind,
        ...(hostile && { hostile }),
        ...(unknownHeadings && { unknownHeadings }),
      }));
    }).flat();
  });
}
