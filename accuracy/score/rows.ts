import type { TruthRow } from '../truth.ts';
import { isEmpty, isRight, wordSimilarity } from './compare.ts';

/** A row of a PurchaseOrder. */
export type Row = Record<string, unknown>;

const sameDescription = 0.8;

/** Quantity, article or description, and price are right, as far as the truth has them. */
export function isRowRight(row: Row, truth: TruthRow): boolean {
  if (truth.quantity !== undefined && !isRight('quantity', row.quantity, truth.quantity)) return false;
  if (!hasArticle(row, truth) && similarity(row, truth) < sameDescription) return false;
  return isEmpty(truth.price) || isRight('price', row.price, truth.price);
}

function hasArticle(row: Row, { customer_item_number: article }: TruthRow): boolean {
  if (isEmpty(article)) return false;
  return [row.customer_item_number, row.article_number].some(
    (value) => !isEmpty(value) && isRight('article', value, article),
  );
}

function similarity(row: Row, { description }: TruthRow): number {
  if (isEmpty(row.description)) return 0;
  const alternatives = [description].flat().filter((text) => !isEmpty(text));
  return Math.max(0, ...alternatives.map((text) => wordSimilarity(row.description, text)));
}

function likeness(row: Row, truth: TruthRow): number {
  if (isRowRight(row, truth)) return 10;
  const named = 3 * Math.max(hasArticle(row, truth) ? 1 : 0, similarity(row, truth));
  const counted = truth.quantity !== undefined && isRight('quantity', row.quantity, truth.quantity) ? 1 : 0;
  const priced = !isEmpty(truth.price) && isRight('price', row.price, truth.price) ? 1 : 0;
  return named + counted + priced;
}

/** Pairs [row, truth row] in document order with the greatest likeness in sum. */
export function alignRows(rows: readonly Row[], truth: readonly TruthRow[]): [number, number][] {
  const alike = rows.map((row) => truth.map((right) => likeness(row, right)));
  const best = Array.from({ length: rows.length + 1 }, () => new Float64Array(truth.length + 1));
  for (let i = rows.length - 1; i >= 0; i--) {
    for (let j = truth.length - 1; j >= 0; j--) {
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, best[i + 1]![j + 1]! + alike[i]![j]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < rows.length && j < truth.length; ) {
    if (alike[i]![j]! > 0 && best[i]![j] === best[i + 1]![j + 1]! + alike[i]![j]!) pairs.push([i++, j++]);
    else if (best[i]![j] === best[i + 1]![j]) i++;
    else j++;
  }
  return pairs;
}
