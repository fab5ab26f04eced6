import type { Word } from '@orderloom/pages/page.ts';
import { languagesOf, patternOf } from '../../lexicon/mail/spoken-languages.ts';
import { textOf } from '../../rows/table.ts';

const longestFiller = 4;

/** Words without those that say nothing of what is wanted: "actually", "gar", "al final". */
export function withoutFillers(words: readonly Word[]): Word[] {
  const patterns = languagesOf(textOf(words)).map((spoken) => patternOf(spoken, 'fillers'));
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const next = textOf(words.slice(at, at + longestFiller));
    const length = Math.max(0, ...patterns.map((fillers) => lengthAtStart(fillers, next)));
    if (length === 0) {
      read.push(words[at]!);
      at += 1;
      continue;
    }
    const [sign = ''] = /[,;:.!?]+$/.exec(words[at + length - 1]!.text) ?? [];
    const last = read.at(-1);
    if (last && !/[,;:.!?]$/.test(last.text)) read.splice(-1, 1, { ...last, text: last.text + sign });
    at += length;
  }
  return read;
}

function lengthAtStart(fillers: RegExp, text: string): number {
  const found = fillers.exec(text);
  return found?.index === 0 ? found[0].split(/\s+/).length : 0;
}
