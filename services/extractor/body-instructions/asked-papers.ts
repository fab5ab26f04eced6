import type { ReadFile } from '@orderloom/pages/page.ts';
import type { Draft, DraftRow } from '../draft.ts';
import { sheetsOf } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { changing } from './carry-out.ts';
import { daysOf, isFrom } from './follow-instructions.ts';
import type { Wish } from './instruction.ts';
import { readInstructions } from './read-instructions.ts';
import { sentencesOf } from './sentences/sentences.ts';

/**
 * An order with what papers beside it want of its lines, a letter say that cancels one: nobody told that they come after it,
 * so each such sentence is asked. Papers that hold lines of the order are the order.
 */
export function askedOf(draft: Draft, papers: readonly ReadFile[], settings: ExtractSettings): Draft {
  const others = papers.filter(({ name }) => !draft.rows.some((row) => isFrom(row, name)));
  // Lines of data for machines have no place: any paper may print them.
  const arePlaced = draft.rows.every(hasPlace);
  if (!arePlaced) return draft;
  return others.reduce((read, paper) => {
    const order = changing(read, { source: paper.name, body: null });
    const sentences = sheetsOf([paper]).flatMap(sentencesOf);
    const present = read.orderNumber?.value ?? null;
    for (const { wish, sentence } of readInstructions(
      sentences,
      read.rows,
      daysOf(read, settings),
      present,
      read.language,
    ))
      if (wish !== null && changesLine(wish, read)) order.ask(sentence);
    return order.close();
  }, draft);
}

function hasPlace({ quantity, description, customerArticle, supplierArticle }: DraftRow): boolean {
  return [quantity, description, customerArticle, supplierArticle].some(
    (value) => value !== null && value.places.length > 0,
  );
}

function changesLine(wish: Wish, { rows }: Draft): boolean {
  if (wish.kind === 'quantity') return rows[wish.row]?.quantity?.value !== wish.to;
  return wish.kind === 'cancel' || wish.kind === 'quantityBy';
}
