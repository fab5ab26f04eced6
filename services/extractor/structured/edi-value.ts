import type { EdiSegment } from '@orderloom/pages/data/data.ts';
import type { Datum } from './order-data.ts';

/** The component (both counted from 0) of a segment, null when it is empty. */
export function valueAt(segment: EdiSegment, element: number, component = 0): Datum | null {
  const text = segment.elements[element]?.[component] ?? '';
  return text === '' ? null : { text, line: segment.line };
}

/** The text of that component, '' when there is none. */
export function textAt(segment: EdiSegment, element: number, component = 0): string {
  return segment.elements[element]?.[component] ?? '';
}

/** All components of an element as one text. */
export function wholeAt(segment: EdiSegment, element: number): Datum | null {
  const text = (segment.elements[element] ?? []).filter((part) => part !== '').join(' ');
  return text === '' ? null : { text, line: segment.line };
}

/** A number of a standard whose decimal mark may be a comma. */
export function numberText(datum: Datum | null): Datum | null {
  return (
    datum && { ...datum, text: /^[+-]?\d*,\d+$/.test(datum.text) ? datum.text.replace(',', '.') : datum.text }
  );
}

/** The year of two digits: data of before 2000 is still around in examples. */
export function fullYear(twoDigits: string): string {
  return `${Number(twoDigits) < 70 ? '20' : '19'}${twoDigits}`;
}

/** Parts a list of segments at each one with the tag; what stands before the first is left out. */
export function partsFrom(segments: readonly EdiSegment[], tag: string): EdiSegment[][] {
  const parts: EdiSegment[][] = [];
  for (const segment of segments) {
    if (segment.tag === tag) parts.push([segment]);
    else parts.at(-1)?.push(segment);
  }
  return parts;
}
