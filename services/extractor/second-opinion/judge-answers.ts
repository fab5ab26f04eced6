import type { FieldEvidence } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Place } from '../draft.ts';
import { foldWord } from '../values/fold.ts';
import type { Answer } from './answer.ts';
import { findPrinted } from './find-printed.ts';
import type { PrintedPage } from './printed-pages.ts';
import type { Question } from './questions.ts';

/** An answer that holds: printed where it says so, or a candidate of master data. */
export interface Opinion {
  path: string;
  /** As its kind writes it. */
  value: string;
  /** Whether it is our own value. */
  agrees: boolean;
  /** Whether that makes our value surer: not where OCR read it, for the model saw no more than OCR's words. */
  confirms: boolean;
  /** Where it is printed; null for a candidate of master data. */
  place: Place | null;
  /** Of the candidate of master data. */
  name: string | null;
}

export interface Judgement {
  opinions: Opinion[];
  /** Why answers were refused, one sentence part for each. */
  refused: string[];
}

/** What answers are held against. */
export interface Grounds {
  questions: readonly Question[];
  pages: readonly PrintedPage[];
  /** Of the values that were read: tells where a line stands. */
  evidence: readonly FieldEvidence[];
  /** The tenant's own company, which never buys. */
  supplier: string;
}

/** Takes what holds and refuses everything else. The first answer to a question counts. */
export function judgeAnswers(answers: readonly Answer[], grounds: Grounds): Judgement {
  const open = new Map(grounds.questions.map((question) => [question.id, question]));
  const opinions: Opinion[] = [];
  const refused: string[] = [];
  for (const answer of answers) {
    const question = open.get(answer.question);
    open.delete(answer.question);
    if (!question) refused.push('to no question');
    else if (answer.value !== null) {
      const judged = question.known
        ? amongKnown(question, answer.value)
        : grounded(question, answer, grounds);
      if (typeof judged === 'string') refused.push(judged);
      else opinions.push(judged);
    }
  }
  return { opinions, refused };
}

function amongKnown({ path, known }: Question, value: string): Opinion | string {
  const candidate = known!.find(({ number }) => number === value.trim());
  if (!candidate) return 'not in master data';
  return { path, value: candidate.number, agrees: false, confirms: false, place: null, name: candidate.name };
}

function grounded(question: Question, answer: Answer, grounds: Grounds): Opinion | string {
  const { path, kind, best } = question;
  const page = grounds.pages.find(({ number }) => number === answer.page);
  const places = page && answer.printed !== null ? findPrinted(answer.printed, page) : [];
  if (places.length === 0) return 'not printed where it says';
  const place = places.find(heightOf(path, grounds.evidence));
  if (!place) return 'printed outside the line';
  const value = kind.write(answer.value!);
  if (value === null || !kind.read(answer.printed!).includes(value)) return 'not what is printed there';
  if (path === 'customer.company' && isSame(value, grounds.supplier)) return 'the supplier as the buyer';
  const agrees = value === best;
  return { path, value, agrees, confirms: agrees && !page!.isScanned, place, name: null };
}

/** What a line says is printed at its height: within the places of what was read of it. */
function heightOf(path: string, evidence: readonly FieldEvidence[]): (place: Place) => boolean {
  const line = /^items\[\d+\]\./.exec(path)?.[0];
  if (line === undefined) return () => true;
  const ofLine = evidence
    .filter((field) => field.path.startsWith(line) && !field.path.endsWith('.currency'))
    .flatMap(({ places }) => places);
  return ({ file, page, box }) => {
    const beside = ofLine.filter((place) => place.file === file && place.page === page);
    const middle = (box[1] + box[3]) / 2;
    const top = Math.min(...beside.map((place) => place.box[1]!));
    const bottom = Math.max(...beside.map((place) => place.box[3]!));
    return middle >= top && middle <= bottom;
  };
}

function isSame(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(name: string): string {
  return foldWord(name).replace(/[^\p{L}\d]/gu, '');
}
