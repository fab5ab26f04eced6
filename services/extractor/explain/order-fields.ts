import type { ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Place } from '../draft.ts';
import type { ExplainedOrder } from './explain-files.ts';
import type { ExplainedChoice } from './explanation.ts';

/** One value of the order with all that is known of how it came about. */
export interface OrderField {
  path: string;
  /** As it stands in the order, null when nothing was found. */
  value: string | null;
  /** Null for what the documents do not decide, such as our own address. */
  confidence: number | null;
  because: string;
  places: Place[];
  /** The decisions that were made for this value; the first option won. */
  choices: ExplainedChoice[];
  doubts: ReviewReason[];
}

/** The fields of an order in its own order, and what belongs to none of them. */
export interface OrderFields {
  fields: OrderField[];
  /** Doubts about the order as a whole or about something that is no single value. */
  doubts: ReviewReason[];
  /** Decisions whose value is not in the order by itself. */
  choices: ExplainedChoice[];
}

/** Puts values, evidence, decisions and doubts together by their paths. */
export function fieldsOf({ explanation, extraction }: ExplainedOrder): OrderFields {
  const { purchase_order, confidence, evidence, reasons } = extraction;
  const sure = new Map(confidence.map((entry) => [entry.path, entry]));
  const shown = new Map(evidence.map((entry) => [entry.path, entry.places.map(placeFrom)]));
  const doubted = Map.groupBy(reasons, ({ path }) => path);
  const chosen = Map.groupBy(explanation.choices, ({ path }) => path);
  const leaves = leavesOf(purchase_order ?? {}, '').filter(([path]) => !path.startsWith('supplier.'));
  const fields = leaves.map(([path, value]): OrderField => {
    const places = shown.get(path) ?? [];
    const unnamed = (chosen.get('') ?? []).filter((choice) => isAbout(choice, places));
    return {
      path,
      value: value === null || value === '' ? null : String(value),
      confidence: sure.get(path)?.confidence ?? null,
      because: sure.get(path)?.because ?? '',
      places,
      choices: [...(chosen.get(path) ?? []), ...unnamed],
      doubts: doubted.get(path) ?? [],
    };
  });
  const told = new Set(fields.flatMap((field) => [...field.doubts, ...field.choices]));
  return {
    fields,
    doubts: reasons.filter((reason) => !told.has(reason)),
    choices: explanation.choices.filter((choice) => !told.has(choice)),
  };
}

/** Some decisions are made before it is known for which field: they are about the field whose place they chose. */
function isAbout({ options }: ExplainedChoice, [first]: readonly Place[]): boolean {
  return first !== undefined && options[0]!.support.some(({ place }) => isSame(place, first));
}

function isSame(a: Place, b: Place): boolean {
  return a.file === b.file && a.page === b.page && a.text === b.text && a.box.join() === b.box.join();
}

/** Boxes of evidence are lists of four numbers on the wire. */
function placeFrom({
  file,
  page,
  box,
  text,
}: {
  file: string;
  page: number;
  box: number[];
  text: string;
}): Place {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  return { file, page, box: [x0, y0, x1, y1], text };
}

type Leaf = string | number | boolean | null;

function leavesOf(value: unknown, path: string): [string, Leaf][] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => leavesOf(entry, `${path}[${at}]`));
  if (value === null || typeof value !== 'object') return [[path, (value ?? null) as Leaf]];
  return Object.entries(value).flatMap(([key, entry]) =>
    leavesOf(entry, path === '' ? key : `${path}.${key}`),
  );
}
