import type { DraftRow } from '../../draft.ts';
import { isFormOf } from './find-targets.ts';

/** A text without the names of the goods of an order: some begin like verbs, as German "Löschdecke" and English "drop cloth" do. */
export function withoutGoods(text: string, rows: readonly DraftRow[]): string {
  const names = rows.flatMap(({ description }) => description?.value.match(/\p{L}{5,}/gu) ?? []);
  return text.replace(/\p{L}{5,}/gu, (word) => (names.some((name) => isFormOf(word, name)) ? 'goods' : word));
}
