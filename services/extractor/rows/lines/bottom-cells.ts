import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { type BodyLine, cellText, type Table } from '../table.ts';
import { filled } from './anchors.ts';
import { type CountedLines, idOf } from './uncounted-rows.ts';

type Roles = readonly (ColumnRole | null)[];

/** Rows that begin above their figures: one alone may as well follow a second number of the row before. */
const fewest = 2;

/** First lines of rows whose figures stand on the last line of their texts. */
export interface Beginnings {
  lines: ReadonlySet<BodyLine>;
  /** One that may as well hold a second number of the row over it. */
  unsure: BodyLine | null;
}

/**
 * Finds the lines with the number of an article and the first words of its name over figures that have no number. None
 * where lines stand between other rows as well: their texts go on under the figures.
 */
export function beginningsOver({ sheet }: Table, roles: Roles, { body, counted }: CountedLines): Beginnings {
  const none = { lines: new Set<BodyLine>(), unsure: null };
  const description = roles.indexOf('description');
  if (sheet.source === 'plain' || description < 0) return none;
  const found: { first: BodyLine; last: BodyLine; figures: BodyLine }[] = [];
  let between: BodyLine[] = [];
  let rows = 0;
  for (const line of body) {
    if (!counted.has(line)) {
      between.push(line);
      continue;
    }
    const [first, ...others] = between;
    if (idOf(line, roles) !== '') {
      if (first && rows > 0) return none;
    } else if (first && isBeginning(first, others, line, roles))
      found.push({ first, last: others.at(-1) ?? first, figures: line });
    else return none;
    between = [];
    rows += 1;
  }
  // A number under the last figures shows that each stands under its own.
  if (between.some((line) => idOf(line, roles) !== '' && filled(line, roles) === 2)) return none;
  const [only] = found;
  if (!only) return none;
  const isSure = found.length >= fewest || goesOn(only.last, only.figures, roles);
  return isSure
    ? { lines: new Set(found.map(({ first }) => first)), unsure: null }
    : { ...none, unsure: only.first };
}

function isBeginning(first: BodyLine, others: readonly BodyLine[], figures: BodyLine, roles: Roles): boolean {
  const isText = (line: BodyLine) => cellText(line, roles, 'description') !== '';
  return (
    idOf(first, roles) !== '' &&
    filled(first, roles) === 2 &&
    others.every((line) => filled(line, roles) === 1) &&
    [first, ...others, figures].every(isText)
  );
}

/** The text beside the figures ends what the lines above began: `Elbow, brass, | with nut`. */
function goesOn(last: BodyLine, figures: BodyLine, roles: Roles): boolean {
  return (
    /[,;–-]$|\s\p{Ll}{1,4}$/u.test(cellText(last, roles, 'description')) &&
    /^[\p{Ll}\d(]/u.test(cellText(figures, roles, 'description'))
  );
}
