import type { Word } from '@orderloom/pages/page.ts';
import { nothingBut, phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { clearNumberOfWord } from '../values/number-words.ts';
import { bare } from './amounts.ts';
import { isBodyUnit } from './body-units.ts';

/** A number that sets right the one before it, with the words from `at` to `until` that say so. */
export interface Correction {
  at: number;
  until: number;
  quantity: Word;
  unit: Word | null;
}

/** "No 6" may be "not six": with a comma it takes back. */
const refuses = 'no|non|não|nie';
const lead = new RegExp(
  `^[(–—-]*\\s?(?:${phrasesOf('interjections')},?\\s)?(?:(?:${phrasesOf('takesBack')}[,:]?|(?:${refuses}),)\\s)+(?:${phrasesOf('saysAnew')}\\s){0,4}$`,
  'iu',
);
/** Behind the number a reason may follow without a mark. */
const reason = nothingBut(['becauseWords']);
const mostWordsOfLead = 8;

/** The first correction in words from `from` on: "…, sorry, make that 36", "(no, 3)", "- nein, nur 5 Rollen". */
export function correctionIn(words: readonly Word[], from: number): Correction | null {
  for (let number = from + 1; number < words.length; number++) {
    const value = numberOf(words[number]!);
    if (value === null) continue;
    const at = leadOf(words, from, number);
    if (at === null) continue;
    if (isOfSize(words, at)) return null;
    const unit = unitBehind(words, number);
    const until = number + (unit ? 2 : 1);
    if (!ends(words[until - 1]!) && until < words.length && !reason.test(words[until]!.text)) continue;
    return { at, until, quantity: { ...words[number]!, text: value }, unit };
  }
  return null;
}

/** "12 gloves size 7, actually 8", "10 x pipe 15 mm, make it 22": what is set right there is no amount. */
function isOfSize(words: readonly Word[], until: number): boolean {
  const at = words.findLastIndex(({ text }, place) => place < until && /\d/.test(text));
  const [before, number, behind] = [at - 1, at, at + 1].map(
    (place) => (place < until && words[place]?.text.replace(/[(),.;:]+/g, '')) || '',
  );
  return sizes.test(before!) || measures.test(behind!) || /\d(?:µ|st|nd|rd|th|mm|cm)/u.test(number!);
}
const sizes =
  /^(?:sizes?|gr(?:öße)?|größe|maat|mt|tailles?|talla|taglia|tamanho|rozmiar|str|størrelse|the|am|den|op|le|el|il)$/iu;
const measures = /^(?:mm|cm|dm|m|µ|my|inch|zoll|bar|v|w|kw)$/iu;

/** Where the words begin that take back, right before a number. */
function leadOf(words: readonly Word[], from: number, number: number): number | null {
  for (let at = Math.max(from, number - mostWordsOfLead); at < number; at++) {
    const text = words
      .slice(at, number)
      .map(({ text }) => text)
      .join(' ');
    if (lead.test(`${text} `)) return at;
  }
  return null;
}

/** "Ladder 4 m, make it 5": words that set something right and no amount. */
export function saysAnother(text: string): boolean {
  return another.test(text);
}
const another = new RegExp(
  `[,;(–—-]\\s?(?:${phrasesOf('takesBack')}[,:]?\\s)+(?:${phrasesOf('saysAnew')}\\s){0,4}\\d`,
  'iu',
);

function numberOf({ text }: Word): string | null {
  const said = text.replace(/[.,;:!?)…]+$/, '');
  if (/^[1-9]\d{0,4}$/.test(said)) return said;
  const value = clearNumberOfWord(said);
  return value === null ? null : String(value);
}

function unitBehind(words: readonly Word[], number: number): Word | null {
  const unit = words[number + 1];
  if (!unit || ends(words[number]!)) return null;
  const text = unit.text.replace(/[,;:!?)…]+$/, '');
  return isBodyUnit(text) || isBodyUnit(bare({ ...unit, text })) ? { ...unit, text } : null;
}

function ends({ text }: Word): boolean {
  return /[.,;:!?)…]$/.test(text);
}

/** Words up to a correction, without the mark before it: `soap 5 L -` is soap. */
export function untilCorrection(words: readonly Word[], at: number): Word[] {
  const kept = words.slice(0, at);
  while (kept.length > 1 && /^[-–—(,;:.…]+$/.test(kept.at(-1)!.text)) kept.pop();
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, text: last.text.replace(/(?:[,;:]|\.{2,}|…)+$/, '') };
  return kept;
}
