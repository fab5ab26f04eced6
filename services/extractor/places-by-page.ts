import type { Place } from './draft.ts';

/** The places on a page of a file, found without a look at those of all others. */
export function placesByPage(
  places: Iterable<Place>,
): (page: Pick<Place, 'file' | 'page'>) => readonly Place[] {
  const pages = new Map<string, Place[]>();
  const key = ({ file, page }: Pick<Place, 'file' | 'page'>) => `${page} ${file}`;
  for (const place of places) {
    const known = pages.get(key(place));
    if (known) known.push(place);
    else pages.set(key(place), [place]);
  }
  return (page) => pages.get(key(page)) ?? [];
}
