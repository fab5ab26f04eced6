import type { Page, ReadFile, Word } from '@orderloom/pages/page.ts';
import { isOrderWord } from './fields/order-words.ts';
import { boxAround } from './layout/boxes.ts';
import { readLines } from './layout/lines.ts';
import { isUnit, labelBook, longestMatch, tokenise } from './lexicon/phrases.ts';
import { readCurrency } from './values/currency.ts';

/**
 * Files as people read them: where a viewer printed an EDI message, without the codes of its segments, which stand before
 * and behind the words that it explains them by (`AMT  Total amount`, `Order date (DTM 137)`, `ST  SHIP TO`), and with words
 * for those of numbers, `VN BK-81124`.
 */
export function withoutEdiCodes(files: readonly ReadFile[]): readonly ReadFile[] {
  return files.map((file) =>
    printsMessage(file) ? { ...file, pages: file.pages.map(withoutCodesOf) } : file,
  );
}

/** What viewers call the messages. */
const message = /(?<![A-Z])(?:EDIFACT|X12|EANCOM|TRADACOMS)(?![A-Z])|(?<!\S)ORDERS D\.?\d{2}[AB]/;
/** `EDIFACT Message: ORDERS D.96A`: what the message is of its kind, in a text that says nothing else. */
function namesMessage(text: string): boolean {
  const rest = text.replace(/(?<!\S)ORDERS(?= D\.?\d{2}[AB])/g, '');
  return message.test(text) && !tokenise(rest).some((token) => isOrderWord(token.text));
}
/** Fewer are words of anything else. */
const fewestCodes = 3;

function printsMessage({ pages }: ReadFile): boolean {
  const text = pages.map(({ words }) => words.map((word) => word.text).join(' ')).join(' ');
  if (!message.test(text)) return false;
  const lines = pages.flatMap(({ words, rules, source }) => readLines(words, rules, source));
  const codes = lines.flatMap((line) => line.words.filter(({ text }) => isTag(text)));
  return new Set(codes.map(({ text }) => text)).size >= fewestCodes;
}

function withoutCodesOf(page: Page): Page {
  const lines = readLines(page.words, page.rules, page.source);
  return {
    ...page,
    words: lines.flatMap(({ segments: all }) => {
      const segments = all.filter(({ text }) => !namesMessage(text));
      // A code may stand so far before its words that it is a text of its own.
      const starts = new Set(segments.map(({ words }) => words[0]!));
      return spoken(
        segments.flatMap(({ words }) => words),
        starts,
      );
    }),
  };
}

function spoken(words: readonly Word[], starts: ReadonlySet<Word>): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at]!, words[at + 1]];
    const bracketed = kept.length > 0 ? lengthOfBrackets(words.slice(at)) : 0;
    const leading = starts.has(word) ? lengthOfTag(words.slice(at)) : 0;
    const amount = amountAt(words.slice(at), starts);
    if (amount) {
      kept.push(amount.word);
      at += amount.length - 1;
    } else if (bracketed > 0) at += bracketed - 1;
    else if (leading > 0) at += leading - 1;
    else if (next && starts.has(word) && beginsParty(word, words.slice(at + 1))) {
      // What stands under it is flush with the code.
      kept.push({ ...next, box: boxAround([word.box, next.box]) });
      at += 1;
    } else if (next && /\d/.test(next.text) && next.text.length >= shortestNumber)
      kept.push({ ...word, text: ofNumber(word.text) ?? word.text });
    else kept.push(word);
  }
  return kept;
}
const shortestNumber = 4;

/** Segments that viewers name, without those that are words as well. */
const tags = new Set(
  'UNH UNB BGM BEG DTM RFF REF NAD PER CTA COM CUX CUR PIA IMD PID QTY PRI MOA AMT TDS FTX MSG NTE CNT CTT ALI TDT TD5'.split(
    ' ',
  ),
);

function isTag(text: string): boolean {
  return tags.has(/^\(?([A-Z]{2}[A-Z\d])(?:[+)]|$)/.exec(text)?.[1] ?? '');
}

/** `(BGM 1004)`, `(IMD)`, `(21)` behind a word; `(EUR)` and `(kg)` say what is counted. */
function lengthOfBrackets([first, second]: readonly Word[]): number {
  const one = first!.text;
  const code = /^\(([A-Z]{2,3}|\d{1,3})\)$/.exec(one)?.[1];
  if (code !== undefined) return readCurrency(code) === null && !isUnit(code) ? 1 : 0;
  return isTag(one) && one.startsWith('(') && /^[A-Z\d]{1,4}\)$/.test(second?.text ?? '') ? 2 : 0;
}

/** How many words are `AMT` or `MOA 79` before the words that say the same. */
function lengthOfTag([first, second, third]: readonly Word[]): number {
  if (!tags.has(first!.text)) return 0;
  const isWord = (word: Word | undefined) => /^\p{L}{2,}/u.test(word?.text ?? '');
  const isQualifier = /^(?:[A-Z\d]{2}|\d{1,3})$/.test(second?.text ?? '');
  if (isQualifier) return isWord(third) ? 2 : 0;
  return isWord(second) ? 1 : 0;
}

/** `MOA 203` over amounts, `MOA 79 Total line items` beside one: what the amount is, with the words that say it again. */
function amountAt(
  [tag, qualifier, ...rest]: readonly Word[],
  starts: ReadonlySet<Word>,
): { word: Word; length: number } | null {
  const text = tag?.text === 'MOA' ? amounts[qualifier?.text ?? ''] : undefined;
  if (text === undefined) return null;
  const end = rest.findIndex((word) => starts.has(word) || /\d/.test(word.text));
  const length = 2 + (end < 0 ? rest.length : end);
  return { word: { ...tag!, text, box: boxAround([tag!.box, qualifier!.box]) }, length };
}
/** By their qualifiers, EDIFACT 5025. */
const amounts: Readonly<Record<string, string>> = {
  ...{ '203': 'Line amount', '66': 'Line amount', '79': 'Total amount', '86': 'Total amount' },
  ...{ '9': 'Total amount', '124': 'VAT', '150': 'VAT', '176': 'VAT' },
};

/** `ST` before `SHIP TO`, `BY` before `BUYING PARTY`. */
function beginsParty({ text }: Word, words: readonly Word[]): boolean {
  if (!parties.has(text)) return false;
  const match = longestMatch(labelBook, tokenise(words.map((word) => word.text).join(' ')), 0);
  return match?.meanings.some(({ kind }) => ofParties.some((one) => one === kind)) ?? false;
}
const parties = new Set('BY ST VN SU SE SF BT DP IV UC'.split(' '));
const ofParties = ['buyer', 'shipTo', 'billTo', 'supplier', 'otherParty', 'other'];

/** What an article number is, by its qualifier. */
function ofNumber(qualifier: string): string | null {
  if (/^(?:VN|VP|VC|VA)$/.test(qualifier)) return 'Vendor item no.:';
  if (/^(?:BP|IN|PI|CB|SK)$/.test(qualifier)) return 'Buyer item no.:';
  return /^(?:UP|UK|EN|UI|UA)$/.test(qualifier) ? 'GTIN:' : null;
}
