import { splitSignature } from '../mail-signature.ts';
import type { PageLine } from '../page-lines.ts';
import { looksListed, looksOrdered } from './order-lines.ts';

/** A line of a letter above its closing. */
export interface BodyLine {
  line: PageLine;
  text: string;
  /** Lines with no blank one between them share a block; counted from 0. */
  block: number;
  /** Looks as if it ordered something. */
  isGoods: boolean;
}

const webAddress = /(?<!\S)(?:https?:\/\/|www\.)\S+/giu;

/** The lines of a letter up to its closing. */
export function bodyLines(lines: readonly PageLine[]): BodyLine[] {
  const message = lines.slice(0, messageLength(lines));
  let block = 0;
  const all = message.map((line, at) => {
    if (at > 0 && isApart(message[at - 1]!, line)) block += 1;
    // The address of a page may hold the number by which a shop keeps the order.
    return { line, text: lineText(line).replace(webAddress, ''), block };
  });
  const cells = all.map(({ line }) => isCountedCell(line));
  return all.map((each, at) => {
    const hasNeighbour = cells[at] && (cells[at - 1] || cells[at + 1] || isHeading(all[at - 1]?.line));
    return { ...each, isGoods: (looksOrdered(each.line) || hasNeighbour === true) && !isTown(each.text) };
  });
}

export function lineText({ cells }: PageLine): string {
  return cells
    .map((cell) => cell.text)
    .join(' ')
    .trim();
}

function isApart(above: PageLine, line: PageLine): boolean {
  return line.index > above.index + 1;
}

/** "10115 Berlin", "4711 Hamburg": what has a capital and no unit behind four digits is a place, or a number with its place. */
function isTown(text: string): boolean {
  return /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}\p{Ll}+(?:[ -]\p{L}+)?:?$/u.test(text);
}

/** "Gloves    12": a thing and a bare number, in cells of their own. */
function isCountedCell({ cells }: PageLine): boolean {
  const texts = cells.map(({ text }) => text);
  return (
    texts.length > 1 &&
    texts.some((text) => /^[1-9]\d{0,4}$/.test(text)) &&
    texts.some((text) => /\p{L}{3}/u.test(text) && !text.endsWith(':'))
  );
}

/** Several cells of words. */
function isHeading(line: PageLine | undefined): boolean {
  const texts = line?.cells.map(({ text }) => text) ?? [];
  return texts.length > 1 && texts.every((text) => /\p{L}{2}/u.test(text) && !/\d/.test(text));
}

/** How many lines stand above the closing. Blank lines, which are none here, show where a name stands apart. */
function messageLength(lines: readonly PageLine[]): number {
  const texts = lines.flatMap((line, at) => [
    ...(at > 0 && isApart(lines[at - 1]!, line) ? [''] : []),
    line.cells.map(({ text }) => text).join('  '),
  ]);
  const message = splitSignature(texts.join('\n')).message.split('\n');
  return message.filter((text) => text !== '').length;
}

/** Whether the next line is an item of a list beyond doubt, or any goods below a colon. */
export function standsAboveGoods(lines: readonly BodyLine[], at: number): boolean {
  const next = lines[at + 1];
  if (next === undefined) return false;
  return looksListed(next.line) || (next.isGoods && lines[at]!.text.endsWith(':'));
}
