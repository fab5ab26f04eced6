import type { Word } from '@orderloom/pages/page.ts';

/** English that is typed without them, by what it means; "im" is German. */
const short: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  thats: "that's",
  weve: "we've",
  ive: "I've",
  youve: "you've",
  theyre: "they're",
};

/** A sentence with the apostrophes that its writer left out: "dont send", "weve found". */
export function withApostrophes<Said extends { text: string; words: readonly Word[] }>(said: Said): Said {
  if (!typed.test(said.text)) return said;
  const plain = (text: string) => text.replace(each, (word) => short[word.toLowerCase()]!);
  const words = said.words.map((word) => ({ ...word, text: plain(word.text) }));
  return { ...said, words, text: plain(said.text) };
}
const each = new RegExp(`(?<![\\p{L}'’])(?:${Object.keys(short).join('|')})(?![\\p{L}'’])`, 'giu');
const typed = new RegExp(each.source, 'iu');
