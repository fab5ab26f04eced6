import type { Word } from '@orderloom/pages/page.ts';
import type { Place } from '../../draft.ts';
import { placeOf, type Sheet } from '../../layout/sheet.ts';
import { abbreviation } from '../../mail-body/abbreviations.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { messageParagraphs, type Paragraph, signatureParagraphs } from '../../mail-body/message-lines.ts';
import { monthWord } from '../../mail-body/months.ts';
import { lineNumbers } from '../words/wordings.ts';
import { inPlaceOf } from '../words/words-of-refusal.ts';
import { withoutContact } from './contact-lines.ts';

/** What a writer says in one go. */
export interface Sentence {
  words: Word[];
  text: string;
  /** Null: it is the subject's. */
  place: Place | null;
}

const bullet = /^(?:[-*•–]|\d{1,2}[.)]|[a-h]\))$/;
/** A line that is shorter than this was ended by its writer, not by his mail program. */
const shortLine = 55;

/** No mail program breaks lines before. */
const leastWidth = 68;

/** The sentences of a letter up to its closing or who signs it; an item of a list is one. */
export function sentencesOf(sheet: Sheet): Sentence[] {
  return sentencesIn(sheet, withoutContact(messageParagraphs(sheet)));
}

/** What stands below the closing or who signs a letter and is no postscript, as sentences. */
export function sentencesBelow(sheet: Sheet): Sentence[] {
  return sentencesIn(sheet, signatureParagraphs(sheet));
}

/** The sentences of some paragraphs of a sheet. */
export function sentencesIn(sheet: Sheet, paragraphs: readonly Paragraph[]): Sentence[] {
  const isSmall = writesSmall(paragraphs);
  let isListed = false;
  return paragraphs.flatMap(({ lines }, at) => {
    const sentences: Word[][] = [[]];
    const room = Math.max(roomBeside(lines), isSmall ? shortLine : roomIn(lines));
    lines.forEach((line, i) => {
      const before = lines[i - 1];
      // Below "these changes:" each line is one of them.
      if (before?.words.at(-1)?.text.endsWith(':') && !(at === 0 && i === 1 && greets(before.words)))
        isListed = true;
      if (before && startsAnew(before.words, line.words, isListed, room)) sentences.push([]);
      for (const [at, word] of line.words.entries()) {
        sentences.at(-1)!.push(word);
        const next = line.words[at + 1];
        if (next ? endsSentence(line.words.slice(0, at), word, next, isSmall) : /[!?]$/.test(word.text))
          sentences.push([]);
      }
    });
    const last = lines.at(-1)?.words ?? [];
    isListed = !(at === 0 && greets(last)) && (last.at(-1)?.text.endsWith(':') ?? false);
    return sentences
      .filter((words) => words.length > 0)
      .map((words) => ({
        words,
        text: words.map(({ text }) => text).join(' '),
        place: placeOf(sheet, words),
      }));
  });
}

/** "Buenos días:" */
function greets(first: readonly Word[]): boolean {
  return first.length <= mostGreeting;
}
const mostGreeting = 3;

/** Typed on a telephone: each paragraph begins small, and so do the sentences behind a point. */
function writesSmall(paragraphs: readonly Paragraph[]): boolean {
  const firsts = paragraphs.flatMap(({ lines: [line] }) => {
    const first = line?.words.find(({ text }) => /\p{L}/u.test(text))?.text;
    return first && !bullet.test(line!.words[0]!.text) ? first : [];
  });
  return firsts.length > 0 && firsts.every((first) => /^\P{L}*\p{Ll}/u.test(first));
}

/** Where all lines of a paragraph begin small, one that had room for the first word of the next was ended by its writer. */
function roomIn(lines: Paragraph['lines']): number {
  const areSmall = lines.every(({ words: [first] }) => /^[\p{Ll}\d]/u.test(first?.text ?? ''));
  return areSmall ? Math.min(shortLine, Math.max(...lines.map(({ words }) => lengthOf(words)))) : 0;
}

/**
 * A mail program breaks a line only where the next word had no room beside it, so a shorter one was ended by its writer:
 * so much room there was. None where all lines are short: somebody may have broken them by hand.
 */
function roomBeside(lines: Paragraph['lines']): number {
  const width = Math.max(...lines.map(({ words }) => lengthOf(words) - 1));
  if (width > widest) return Number.POSITIVE_INFINITY;
  return width >= leastWidth ? width : 0;
}
const widest = 80;

function lengthOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length + 1, 0);
}

function endsSentence(before: readonly Word[], word: Word, next: Word, isSmall: boolean): boolean {
  // `statt 40. Außerdem …`: an amount, not the fortieth.
  const isAmount = inPlaceOf.test(before.map(({ text }) => text).join(' '));
  return (
    /[.!?;]$/.test(word.text) &&
    (!abbreviation.test(word.text.replace(/^[("'„“]+/, '')) || isUnitLast(before, word, next)) &&
    !(ofNumber.test(word.text) && /\d/.test(next.text)) &&
    !/\p{L}str\.$/iu.test(word.text) &&
    // "220 W. Division St."
    !(/^\p{Lu}\.$/u.test(word.text) && /^\d/.test(before.at(-1)?.text ?? '')) &&
    (/[!?]$/.test(word.text) || isSmall || !/^\p{Ll}/u.test(next.text)) &&
    (isAmount || !/^\d{1,2}\.$/.test(word.text) || isAmountBefore(before, next))
  );
}

/** "…, 16 Stk. Bitte zusammen liefern.": behind the unit another sentence begins. */
function isUnitLast(before: readonly Word[], word: Word, next: Word): boolean {
  const isCounted = /^\d{1,5}$/.test(before.at(-1)?.text ?? '') && before.length > 2;
  return isCounted && isBodyUnit(word.text.replace(/\.$/, '')) && startsRequest.test(next.text);
}
const startsRequest =
  /^(?:Bitte|Please|Graag|Merci|À|Consegn\p{L}+|Entreg\p{L}+|Prosz\p{L}+|Prosimy|Lever\p{L}*|Liefer\p{L}*|Deliver|Send|Danke|Thanks?|Grazie|Gracias|Obrigad[oa]|Tak|Dzięk\p{L}+|Bedankt|Veuillez|Por|Per|Dostarcz\p{L}*)(?!\p{L})/u;

/** "Artikel-Nr. 4711", "artikelnr. 4711", "gebruik s.v.p. 4711". */
const ofNumber =
  /(?:(?<!\p{L})(?:ext|int|dw|s\.v\.p|a\.u\.b|o\.v\.v|m\.b\.t|s\.f\.f)|n[ro]|n[°º]|n[uú]m|cod|cód|code|art|ref|réf)\.$/iu;

/** "not 4. We also need", "anziché 12. Inoltre": behind words a number with a point ends its sentence, but for "3. Mai", "1. OG". */
function isAmountBefore(before: readonly Word[], next: Word): boolean {
  return before.some(({ text }) => /\p{L}{2}/u.test(text)) && !counted.test(next.text);
}
const counted = new RegExp(
  `^(?:${monthWord}|(?:[OUED]G|Stock\\p{L}*|Etage|sal|piętr\\p{L}*|\\p{L}*geschoss|Quartal|Halbjahr|Woche|KW|Uge|Lieferung|Position|Pos\\.?|Zeile|Linje|Reihe|Mal|Teil\\p{L}*|Tag|Werktag|Bestellung|Auftrag|Ordre|Spalte)(?!\\p{L}))`,
  'iu',
);

/** "ul. Długa 5", "c.a. Anna Rossi": below a name, though they begin small. */
const addressPart = /^(?:ul\.|al\.|pl\.|os\.|c\/|c\.a\.|z\.|z\.hd\.|t\.a\.v\.|a\/c)$/u;

function startsAnew(
  before: readonly Word[],
  line: readonly Word[],
  isListed: boolean,
  room: number,
): boolean {
  const last = before.at(-1)?.text ?? '';
  const first = line[0]?.text ?? '';
  if (bullet.test(first) || addressPart.test(first) || (/[.:!?;]$/.test(last) && before.length > 1))
    return true;
  const text = line.map((word) => word.text).join(' ');
  if (isListed && startsWithDate.test(text)) return true;
  const length = lengthOf(before);
  const textBefore = before.map((word) => word.text).join(' ');
  // In a list a line that had room for the first word of the next was ended by its writer.
  if (isListed && length + first.length < leastWidth) return true;
  if (isEntry.test(text) && (isEntry.test(textBefore) || startsWithLine.test(textBefore))) return true;
  const isOwn =
    startsWithLine.test(text) ||
    isEntry.test(text) ||
    (endsWithAmount.test(text) && endsWithAmount.test(textBefore));
  return length + first.length < room || (length < shortLine && (isOwn || /^[\p{Lu}\d]/u.test(first)));
}
/** "leverdatum wordt 12-5": what a list says of the day is an entry of its own. */
const startsWithDate =
  /^(?:deliver(?:y|ed) (?:date|day|on)|date of delivery|liefer(?:datum|termin|tag)|lever(?:datum|dag)|date de livraison|fecha de entrega|data di consegna|data de entrega|data dostawy|leveringsdato|leveringsdag)(?!\p{L})/iu;
/** "masking tape: 48", "bolts = 400", "cod. X-22 - soap - 24 pcs", "+ 5 cartons": a list, whether it is announced or not. */
const isEntry = /^(?:\+\s?\d|[^\s:=][^:=]{1,48}?\s?(?::|=>?|->|→)\s?[^\s:]|\S.{0,30}?\s[-–]\s\S)/u;
/** "gloves 10", "floor cleaner 6 cans". */
const endsWithAmount = /\p{L}{2}\S*\s\d{1,6}(?:\s\p{L}{1,10}\.?)?$/u;
/** "line 3: cancelled", "pos. 2 – 8": nobody goes on like that in the middle of a sentence. */
const startsWithLine = new RegExp(`^(?:${lineNumbers.source})\\)?(?: \\([^)]*\\))?\\s?[:=–-]`, 'iu');
