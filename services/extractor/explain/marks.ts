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

/** Ids of the marks by the place that they show. */
export interface Marks {
  all: Mark[];
  idOf(place: Place): string | null;
}

/** The id of a field at the side, of its index. */
export function fieldId(index: number): string {
  return `field-${index}`;
}

/** Marks for the chosen values, the candidates that lost, and the places of doubts. */
export function marksOf({ fields, doubts, choices }: OrderFields): Marks {
  const all: Mark[] = [];
  const ids = new Map<Place, string>();
  const add = (place: Place, mark: Pick<Mark, 'layer' | 'title' | 'tellerId'>) => {
    const id = `mark-${all.length}`;
    all.push({ id, place, ...mark });
    ids.set(place, id);
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
  return { all, idOf: (place) => ids.get(place) ?? null };
}

function titleOf({ path, value, confidence }: OrderField): string {
  return `${path} = ${value ?? ''} (${confidence ?? '?'})`;
}

function losersOf(choices: OrderFields['choices']): Place[] {
  return choices.flatMap(({ options }) =>
    options.slice(1).flatMap(({ support }) => support.map(({ place }) => place)),
  );
}
