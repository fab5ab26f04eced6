import type { Word } from '@orderloom/pages/page.ts';
import type { Paragraph } from './message-lines.ts';

/** "4711;Schraube;500" */
export interface DelimitedItem {
  article: Word[];
  description: Word[];
  quantity: Word[];
}

/** Items that were pasted as records: number, thing and quantity, apart by semicolons. */
export function delimitedItems({ lines }: Paragraph): {
  items: DelimitedItem[];
  taken: Set<Paragraph['lines'][number]>;
} {
  const read = lines.flatMap((line) => {
    const item = itemOf(fieldsOf(line.words));
    return item ? [{ item, line }] : [];
  });
  return { items: read.map(({ item }) => item), taken: new Set(read.map(({ line }) => line)) };
}

function itemOf(fields: readonly Word[][]): DelimitedItem | null {
  if (fields.length < 3) return null;
  const [article, ...others] = fields as [Word[], ...Word[][]];
  const at = others.findIndex(
    ([word, ...more]) => more.length === 0 && /^[1-9]\d{0,6}$/.test(word?.text ?? ''),
  );
  const description = others.find(([word], i) => i !== at && /\p{L}{2}/u.test(word?.text ?? ''));
  const hasNumber = article.length === 1 && /\d/.test(article[0]!.text);
  return at >= 0 && description && hasNumber ? { article, description, quantity: others[at]! } : null;
}

/** The words between semicolons, cut where one stands inside a word. */
function fieldsOf(words: readonly Word[]): Word[][] {
  const fields: Word[][] = [[]];
  for (const word of words) {
    let at = 0;
    for (const part of word.text.split(/(;)/)) {
      if (part === ';') fields.push([]);
      else if (part !== '') fields.at(-1)!.push(cut(word, at, part));
      at += part.length;
    }
  }
  return fields;
}

function cut(word: Word, at: number, text: string): Word {
  const [x0, y0, x1, y1] = word.box;
  const width = (x1 - x0) / word.text.length;
  return { ...word, text, box: [x0 + at * width, y0, x0 + (at + text.length) * width, y1] };
}
