import { namesAttachment } from '@orderloom/pages/names-attachment.ts';
import type { Sign } from './cue-signs.ts';
import { titleInName, titleOf } from './lexicon/titles.ts';
import { announcesOrder, ordersInWords, ordersOutright } from './orders-outright.ts';
import { nameCharacters, titleLines } from './paper-signs.ts';
import { type FoundAct, type FoundActs, findActs, namesOrder } from './senses/find-acts.ts';
import type { ClassifiedAttachment } from './signs.ts';
import { subjectSigns } from './subject-signs.ts';

/** What the sender of a mail does by his own words instead of ordering. */
export interface SpokenAct {
  /** Null where he orders, or says nothing of the kind. */
  sign: Sign | null;
  /** His words; beside an order without what is talk then. */
  text: string;
}

/**
 * "Has it shipped?", "these figures are no order", "is this one in already?": what the fresh words of a mail say of lines
 * is stronger than the lines, but only where nothing orders beside it: an order that is lost is worse than a question in
 * its place.
 */
export function spokenAct(
  subject: string,
  text: string,
  documents: readonly ClassifiedAttachment[],
): SpokenAct {
  const found = findActs(text);
  if (found === null) return { sign: null, text };
  const act = found.acts.find((act) => !isOrderBeside(act, found, subject, documents));
  if (act === undefined) return { sign: null, text: found.rest };
  const { category, weight, name } = act;
  return { sign: { category, place: 'act', weight, says: name }, text };
}

function isOrderBeside(
  { act, sentence }: FoundAct,
  found: FoundActs,
  subject: string,
  documents: readonly ClassifiedAttachment[],
): boolean {
  const brings = (piece: string) => documents.length > 0 && namesAttachment.test(piece);
  const papers = documents.filter(isOrder);
  // Whoever collects orders speaks of the order that he will send.
  if (act === 'of what is collected') return announcesOrder(found, brings) || papers.length > 0;
  if (ordersOutright(found, brings, documents.length > 0)) return true;
  switch (act) {
    case 'of what it names':
      return isApart(found.list) || isPaperBeside(sentence, papers, documents, subject);
    case 'of what is forwarded':
      return found.isInLines;
    case 'of lists':
      return (
        papers.length > 0 ||
        found.list === 'titled' ||
        (isOrderSubject(subject) && (isApart(found.list) || found.list === 'behind an act'))
      );
    case 'of what waits':
      return papers.length > 0;
    case 'of its day':
      // Without a number it is of the order that the rest of the mail gives, however it names its goods.
      return !namesOrder(sentence) || found.list !== null || documents.length > 0 || ordersInWords(found);
    case 'of what is not released':
      return false;
  }
}

/** Whether no act leads to a list. */
function isApart(list: FoundActs['list']): boolean {
  return list === 'titled' || list === 'by itself';
}

/** A paper that calls itself an order, unless the sentence asks after it by its number; an untitled one under such a subject. */
function isPaperBeside(
  sentence: string,
  papers: readonly ClassifiedAttachment[],
  documents: readonly ClassifiedAttachment[],
  subject: string,
): boolean {
  const numbers = sentence.match(/(?=[^\s,;]*\d{3})[\p{L}\d][\p{L}\d./_-]*[\p{L}\d]/gu) ?? [];
  const isAsked = ({ name, text }: ClassifiedAttachment) =>
    numbers.some((number) => name.includes(number) || headOf(text).includes(number));
  if (papers.length > 0) return !papers.every(isAsked);
  return (
    documents.length > 0 && isOrderSubject(subject) && !numbers.some((number) => subject.includes(number))
  );
}

function headOf(text: string): string {
  return text.split('\n', titleLines).join('\n');
}

function isOrder({ name, text }: ClassifiedAttachment): boolean {
  const title = titleOf(text, titleLines) ?? titleInName(name.slice(0, nameCharacters));
  return title?.category === 'purchase_order';
}

function isOrderSubject(subject: string): boolean {
  const [heaviest] = subjectSigns(subject).sort((a, b) => b.weight - a.weight);
  return heaviest?.category === 'purchase_order' && !ofReaders.test(subject);
}
/** `Your mugs - order form`. */
const ofReaders =
  /^\s*(?:(?:il|la|a|o) )?(?:your|ihre?n?|eure?|uw|jullie|votre|vos|sus?|vuestr\p{L}+|vostr\p{L}+|voss[ao]s?|państwa|wasz\p{L}*|jeres)\s/iu;
