import type { Place } from '../draft.ts';
import type { OrderField, OrderFields } from './order-fields.ts';

/** A box that is drawn on a page and pointed at from the side. */
export interface Mark {
  /** The element's id. */
  id: string;
  layer: 'values' | 'candidates' | 'doubts';
  /** What it shows, for a person. */
  title: string;
  place: Place;
  /** The id of what tells of it at the side. */
  tellerId: string;
}

/** The marks, each of another place or layer, and the ids of those that show a place. */
export interface Marks {
  all: Mark[];
  idOf(place: Place): string | undefined;
}

/** The id of a field at the side, of its index. */
export function fieldId(index: number): string {
  return `field-${index}`;
}

/** Marks for the chosen values, the candidates that lost, and the places of doubts. */
export function marksOf({ fields, doubts, choices }: OrderFields): Marks {
  const all = new Map<string, Mark>();
  const ids = new Map<string, string>();
  const add = (place: Place, { layer, title, tellerId }: Pick<Mark, 'layer' | 'title' | 'tellerId'>) => {
    const key = `${layer} ${keyOf(place)}`;
    const known = all.get(key);
    const mark = known ?? { id: `mark-${all.size}`, layer, title, place, tellerId };
    if (known && !known.title.includes(title)) known.title += `\n${title}`;
    all.set(key, mark);
    if (!ids.has(keyOf(place))) ids.set(keyOf(place), mark.id);
  };
  fields.forEach((field, index) => {
    for (const place of field.places)
      add(place, { layer: 'values', title: titleOf(field), tellerId: fieldId(index) });
    for (const place of losersOf(field.choices))
      add(place, { layer: 'candidates', title: `${field.path}: not chosen`, tellerId: fieldId(index) });
    for (const place of field.doubts.flatMap(({ evidence }) => evidence as Place[]))
      add(place, { layer: 'doubts', title: `${field.path}: doubt`, tellerId: fieldId(index) });
  });
  for (const doubt of doubts)
    for (const place of doubt.evidence as Place[])
      add(place, { layer: 'doubts', title: doubt.code, tellerId: 'doubts' });
  for (const place of losersOf(choices))
    add(place, { layer: 'candidates', title: 'not chosen', tellerId: 'choices' });
  return { all: [...all.values()], idOf: (place) => ids.get(keyOf(place)) };
}

function keyOf({ file, page, box }: Place): string {
  return JSON.stringify([file, page, ...box]);
}

function titleOf({ path, value, confidence }: OrderField): string {
  return `${path} = ${value ?? ''} (${confidence ?? '?'})`;
}

function losersOf(choices: OrderFields['choices']): Place[] {
  return choices.flatMap(({ options }) =>
    options.slice(1).flatMap(({ support }) => support.map(({ place }) => place)),
  );
}
