import type { Sheet } from './families/family.ts';
import type { FamilySet, NamedFamily } from './families/load-families.ts';
import { loadGoods } from './goods/goods.ts';
import { facesFor, proportionalFaces } from './kit/faces.ts';
import { openPaper } from './kit/paper.ts';
import { type Language, languages } from './languages.ts';
import { makeOrder } from './order/make-order.ts';
import { loadPlaces } from './places/place.ts';
import { monthNames } from './print/formats.ts';
import { createPrint } from './print/print.ts';
import { makeStyle } from './print/style.ts';
import { type Random, randomOf } from './random.ts';
import type { Kind, Truth, TruthRecord } from './truth.ts';
import { loadWording, type Term } from './wording/wording.ts';

/** Which document: the same one for the same specification, bit for bit. */
export interface DocumentSpec {
  family: NamedFamily;
  language: Language;
  /** Of the document within its family and language. */
  index: number;
  seed: number;
}

export interface GeneratedDocument {
  record: TruthRecord;
  bytes: Buffer;
}

/** A PDF with its text, or a text file. */
export async function generateDocument(spec: DocumentSpec): Promise<GeneratedDocument> {
  const { family, name, set } = spec.family;
  const id = `${name}-${spec.language}-${spec.index}`;
  const random = randomOf(`${spec.seed}/${id}`);
  const truth: Truth = {};
  const sheet = await makeSheet(spec, random, truth);
  const kind: Kind = 'draw' in family ? 'text-pdf' : 'text';
  const bytes = 'draw' in family ? await drawn(family, sheet) : Buffer.from(family.write(sheet));
  const type = family.type ?? 'purchase_order';
  return {
    bytes,
    record: {
      id,
      file: `${id}.${kind === 'text' ? 'txt' : 'pdf'}`,
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

async function makeSheet(
  { family: { family, set }, language }: DocumentSpec,
  random: Random,
  truth: Truth,
): Promise<Sheet> {
  const place = random.pick(await loadPlaces(language));
  const word = await chooseWords(language, set, random);
  const source = {
    random,
    place,
    goods: await loadGoods(language),
    itemNotes: word.all('itemNote'),
    openTexts: ['', ...word.all('tbd')],
  };
  const order = makeOrder(source, family.order);
  const words = {
    months: monthNames(language),
    week: word.one('week'),
    asap: word.one('asap'),
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

async function chooseWords(language: Language, set: FamilySet, random: Random) {
  const wording = await loadWording(language, set);
  const chosen = new Map<Term, string>();
  function one(term: Term): string {
    if (!chosen.has(term)) chosen.set(term, random.pick(wording[term]));
    return chosen.get(term)!;
  }
  return { one, all: (term: Term) => wording[term] };
}

function drawn(family: Extract<NamedFamily['family'], { draw: unknown }>, sheet: Sheet): Promise<Buffer> {
  const {
    size = 'A4',
    landscape = false,
    faces = proportionalFaces,
    fontSize = [8, 10],
  } = family.paper ?? {};
  const paper = openPaper({
    size: sheet.order.buyer.country === 'US' ? 'LETTER' : size,
    landscape,
    face: sheet.random.pick(facesFor(sheet.language, faces)),
    fontSize: sheet.random.whole(fontSize[0] * 2, fontSize[1] * 2) / 2,
  });
  family.draw(paper, sheet);
  return paper.finish();
}

export interface Selection {
  families: readonly NamedFamily[];
  languages: readonly Language[];
  perFamily: number;
  seed: number;
}

/** `perFamily` documents of each family; the languages take turns, beginning with another one in each family. */
export function selectDocuments({ families, languages: chosen, perFamily, seed }: Selection): DocumentSpec[] {
  return families.flatMap((family) => {
    const usable = (family.family.languages ?? languages).filter((language) => chosen.includes(language));
    if (usable.length === 0) return [];
    const turns = randomOf(`${seed}/languages/${family.name}`).shuffled(usable);
    return Array.from({ length: perFamily }, (_, index) => ({
      family,
      language: turns[index % turns.length]!,
      index,
      seed,
    }));
  });
}
