import { textOf } from '../../rows/table.ts';
import type { Said } from './sentence-leads.ts';

/** The first word, the second one and the plain "and" that stands for both. */
const pairs: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^both$/iu, /^and$/iu, 'and'],
  [/^sowohl$/iu, /^(?:als|wie)$/iu, 'und'],
  [/^zowel$/iu, /^als$/iu, 'en'],
  [/^tanto$/iu, /^(?:como|quanto)$/iu, 'y'],
  [/^sia$/iu, /^(?:sia|che)$/iu, 'e'],
  [/^zarówno$/iu, /^jak$/iu, 'i'],
  [/^både$/iu, /^og$/iu, 'og'],
];
/** "als auch", "quanto anche", "jak i" */
const too = /^(?:auch|ook|anche|também|también|i|také)$/iu;

/** "The gloves as well as the reels", "ainsi que". */
const longAnd =
  /(?<=\s)(?:as well as|ainsi que|así como|bem como|così come|jak również|a także|såvel som)(?=\s)/iu;

/** "Both the gloves and the reels", "sowohl … als auch …": two named together, with a plain "and" between them. */
export function withPlainAnd(whole: Said): Said {
  const said = withShortAnd(whole);
  const { words } = said;
  for (const [first, second, plain] of pairs) {
    const start = words.findIndex(({ text }) => first.test(text));
    const end = words.findIndex(({ text }, at) => at > start + 1 && second.test(text));
    if (start < 0 || end < 0) continue;
    const behind = too.test(words[end + 1]?.text ?? '') ? end + 2 : end + 1;
    const and = { ...words[end]!, text: plain };
    const plainly = [...words.slice(0, start), ...words.slice(start + 1, end), and, ...words.slice(behind)];
    return { words: plainly, text: textOf(plainly) };
  }
  return said;
}

function withShortAnd(said: Said): Said {
  const joint = longAnd.exec(said.text);
  if (joint === null) return said;
  const at = said.text.slice(0, joint.index).split(/\s+/).filter(Boolean).length;
  const behind = at + joint[0].split(' ').length;
  const words = [
    ...said.words.slice(0, at),
    { ...said.words[at]!, text: 'and' },
    ...said.words.slice(behind),
  ];
  return { words, text: textOf(words) };
}
