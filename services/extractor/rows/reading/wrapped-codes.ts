import type { Word } from '@orderloom/pages/page.ts';
import { boxAround } from '../../layout/boxes.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import type { RowLines } from '../lines/row-lines.ts';

const codes: readonly ColumnRole[] = ['article', 'customerArticle', 'supplierArticle'];

/** An article number whose cell was too narrow for it: `MM-2210-` over `A01`. */
export interface WrappedCode {
  role: ColumnRole;
  /** The whole number, as one word. */
  whole: readonly Word[];
  /** Its end, which stands under the row. */
  end: readonly Word[];
}

/**
 * The article number that a dash at the end of its cell says goes on below, perhaps from above the middle of its row; null
 * when none does.
 */
export function wrappedCode({ roles, above, anchors, below }: RowLines): WrappedCode | null {
  for (const [column, role] of roles.entries()) {
    const own = anchors.flatMap(({ cells }) => cells[column]!);
    const start = own.length > 0 ? own : (above.at(-1)?.cells[column] ?? []);
    if (role === null || !codes.includes(role) || start.length !== 1) continue;
    const whole = [...start];
    for (const { cells } of below) {
      const [end, ...more] = cells[column]!;
      if (!/\S-$/.test(whole.at(-1)!.text) || !end || more.length > 0) break;
      if (!/^[\p{Lu}\d][\p{Lu}\d./-]*$/u.test(end.text)) break;
      whole.push(end);
    }
    if (whole.length === 1) continue;
    const text = whole.map((part) => part.text).join('');
    const box = boxAround(whole.map((part) => part.box));
    return { role, whole: [{ ...start[0]!, text, box }], end: whole.slice(1) };
  }
  return null;
}
