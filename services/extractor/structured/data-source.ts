import type { DataDocument } from '@orderloom/pages/data/data.ts';
import { placeOfLine } from '@orderloom/pages/text.ts';
import type { Chosen, Place } from '../draft.ts';
import type { Datum } from './order-data.ts';

/** A value that a standard names needs no guessing; what remains is that the sender erred. */
const confidence = 0.99;

/** Makes values with their places out of what one document says. */
export interface DataSource {
  place(datum: Datum): Place;
  choose<T>(datum: Datum, value: T): Chosen<T>;
  text(datum: Datum | null): Chosen | null;
}

/** `because` says in a few words what kind of document it is: "UBL Order". */
export function sourceOf({ name, lines }: DataDocument, because: string): DataSource {
  const place = ({ line }: Datum): Place => {
    const shown = lines[line] ?? '';
    return { file: name, ...placeOfLine(line, shown), text: shown.trim() };
  };
  const choose = <T>(datum: Datum, value: T): Chosen<T> => ({
    value,
    confidence,
    places: [place(datum)],
    because,
  });
  return {
    place,
    choose,
    text: (datum) => (datum && datum.text !== '' ? choose(datum, tidy(datum.text)) : null),
  };
}

/** Lines stay lines; other white space is one space. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
