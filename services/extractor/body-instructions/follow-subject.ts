import { layText } from '@orderloom/pages/text.ts';
import type { Draft } from '../draft.ts';
import { sheetsOf } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { saidByMail } from './apply-instructions.ts';
import { changing } from './carry-out.ts';
import { daysOf } from './follow-instructions.ts';
import { holdsInSubject } from './gates/held-orders.ts';
import { findTargets, pointsAtRow } from './goods/find-targets.ts';
import { renumbered } from './heads/renumbered.ts';
import { readInstructions } from './read-instructions.ts';
import { verbOf } from './sentences/clauses.ts';
import { fold } from './sentences/plain-numbers.ts';
import type { Sentence } from './sentences/sentences.ts';

/** "Re:", "AW:", "WG: AW:": the subject is that of an older e-mail. */
const isAnswer =
  /^\s*(?:re|aw|antw|antwort|sv|vs|fw|fwd|wg|tr|rv|rif|r|i|enc|odp|pd|vb|doorst|vl)\s?(?:\[\d+\])?\s?:/iu;
const longest = 300;
const asksForWeek =
  /(?<!\p{L})(?:bitte|please|pls|svp|graag|venligst|prosz\p{L}*|deliver\p{L}*|liefer\p{L}*|lever\p{L}*|livr\p{L}*|entreg\p{L}*|consegn\p{L}*)[^\d]{0,20}(?<!\p{L})(?:kw|weeks?|wk|semaine|semana|settimana|tydzień|tyg|uge)\.?\s?\d{1,2}(?!\d)/iu;

/**
 * Lets what the subject of an e-mail says behind the order's number change the order: "Order PO-1001: line 2 now 36". It
 * is asked about where the subject is that of an older e-mail, and where the order is not the only one (`isOne`).
 */
export function followSubject(
  draft: Draft,
  subject: string,
  settings: ExtractSettings,
  isOne: boolean,
): Draft {
  const present = draft.orderNumber?.value ?? null;
  const said = subject.slice(0, longest);
  // "Order PO-2044 (the PDF still says PO-1001)" names the printed number last.
  const sentence = sentenceOf(renumbered(said, present) === null ? behindNumber(said, present) : said);
  if (draft.rows.length === 0) return draft;
  const order = changing(draft, { source: "the e-mail's subject", body: null });
  const whole = holdsInSubject(said, draft.rows) ? sentenceOf(said) : null;
  if (whole !== null) order.ask(whole);
  if (sentence === null || whole !== null) return order.close();
  const days = daysOf(draft, settings);
  const read = readInstructions([sentence], draft.rows, days, present, draft.language);
  // The subject still has the printed number, which the letter corrects.
  const isCorrected = draft.orderNumber?.because === saidByMail;
  const understood = read.filter(
    ({ wish }) => wish !== null && wish.kind !== 'reference' && !(isCorrected && wish.kind === 'orderNumber'),
  );
  if (understood.length === 0 && asksForWeek.test(sentence.text)) order.ask(sentence);
  const isOfRow = pointsAtRow(sentence.text, draft.rows) || findTargets(sentence.text, draft.rows) !== null;
  const hasVerb = verbOf(sentence.text) !== null;
  // "PO 4488 - second order" of an order that prints no number: a title, and no quantity of its only line.
  if (!isOfRow && !hasVerb && understood.every(({ wish }) => wish?.kind === 'quantity' && wish.from === null))
    return order.close();
  const isSure = isOne && !isAnswer.test(subject) && understood.length === read.length;
  for (const instruction of isSure ? understood : []) order.carryOut(instruction);
  // "Last line not required", "please in week 18"
  const isPointed = pointsAtRow(sentence.text, draft.rows);
  const mayChange = understood.length > 0 || (read.length > 0 && (isPointed || (isOfRow && hasVerb)));
  if (!isSure && mayChange) order.ask(sentence);
  return order.close();
}

/** What stands behind the order's number, and all of it where that is not named. */
function behindNumber(subject: string, present: string | null): string {
  const tokens = [...subject.matchAll(/[\p{L}\d][\p{L}\d./_-]*/gu)];
  const number = tokens.find(([token]) => present !== null && fold(token) === fold(present));
  const rest = number ? subject.slice(number.index + number[0].length) : subject;
  // "PO-1001 + 4 boxes of soap"
  return rest.replace(/^[\s:;,.|(–—-]+|[\s|)–—-]+$/gu, '').replace(/^\+\s*(?=\d)/u, 'plus ');
}

function sentenceOf(text: string): Sentence | null {
  const [sheet] = sheetsOf([{ name: 'subject', notes: [], pages: layText(text, { maxPages: 1 }).pages }]);
  const words = sheet?.lines.flatMap((line) => line.words) ?? [];
  return words.length < 2 ? null : { words, text: words.map((word) => word.text).join(' '), place: null };
}
