import type { XmlElement } from '@orderloom/pages/data/data.ts';
import type { Datum } from './order-data.ts';

/** All elements at a path such as `Party/PartyName/Name`; `*` stands for any name. */
export function findAll(from: XmlElement, path: string): XmlElement[] {
  let level = [from];
  for (const name of path.split('/'))
    level = level.flatMap((element) =>
      element.children.filter((child) => name === '*' || child.name === name),
    );
  return level;
}

/** The first element at the first path that has any. */
export function find(from: XmlElement | null, ...paths: string[]): XmlElement | null {
  if (!from) return null;
  for (const path of paths) {
    const [first] = findAll(from, path);
    if (first) return first;
  }
  return null;
}

/** The text of the first element with text at the first path that has one. */
export function read(from: XmlElement | null, ...paths: string[]): Datum | null {
  if (!from) return null;
  for (const path of paths) {
    const said = findAll(from, path).find((element) => element.text !== '');
    if (said) return { text: said.text, line: said.line };
  }
  return null;
}

/** All texts at a path. */
export function readAll(from: XmlElement | null, path: string): Datum[] {
  return from ? findAll(from, path).flatMap(({ text, line }) => (text === '' ? [] : [{ text, line }])) : [];
}

export function attribute(element: XmlElement | null, name: string): Datum | null {
  const text = element?.attributes.get(name)?.trim() ?? '';
  return element && text !== '' ? { text, line: element.line } : null;
}

/** The numbers at a path; what is no number is left out. */
export function numbersAt(from: XmlElement | null, path: string): number[] {
  return readAll(from, path)
    .map(({ text }) => Number(text))
    .filter(Number.isFinite);
}
