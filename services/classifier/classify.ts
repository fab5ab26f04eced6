import { type EmailCategory, emailCategories } from '@orderloom/orders/email-category.ts';
import { eld } from 'eld/medium';
import { countLines } from './count-lines.ts';
import type { Cue } from './lexicon/cue.ts';
import { german } from './lexicon/de.ts';
import { english } from './lexicon/en.ts';
import { spanish } from './lexicon/es.ts';
import { french } from './lexicon/fr.ts';
import { italian } from './lexicon/it.ts';
import { dutch } from './lexicon/nl.ts';

/** An e-mail as the classifier sees it. */
export interface ClassifiedMail {
  subject: string;
  text: string;
  attachments: { name: string /** Empty when it could not be read. */; text: string }[];
}

export interface Classification {
  category: EmailCategory;
  /** 0 to 1. */
  confidence: number;
  /** ISO 639-1; empty when there is too little text to tell. */
  language: string;
  line_item_count: number;
  /** Most telling first. */
  reasons: string[];
}

const lexicon: Cue[] = [...english, ...german, ...dutch, ...french, ...spanish, ...italian];

/** A sender puts the kind of a mail into its subject, and a document puts its kind into its title. */
const placeWeight = { subject: 1.4, text: 1, title: 1.4 };
/** Below this a few chance words decide. */
const leastScore = 2.5;
/** Longer texts repeat themselves: a cue counts once. */
const readCharacters = 20_000;
const subjectCharacters = 500;
const languageCharacters = 3000;
/** The title of a document stands in its first lines. */
const titleCharacters = 600;

/** Says what an e-mail is, from wordings in six languages and from its lines that look like an order's. */
export function classify(mail: ClassifiedMail): Classification {
  const subject = mail.subject.slice(0, subjectCharacters);
  const text = mail.text.slice(0, readCharacters);
  const signs = [
    ...findSigns('subject', subject, placeWeight.subject),
    ...findSigns('text', text, placeWeight.text),
    ...mail.attachments.flatMap(({ name, text }) => [
      ...findSigns(name, name.slice(0, subjectCharacters).replace(/[_\-.]+/g, ' '), placeWeight.text),
      ...findSigns(name, text.slice(0, titleCharacters), placeWeight.title),
    ]),
  ];
  const line_item_count = Math.max(countLines(text), ...mail.attachments.map(({ text }) => countLines(text)));
  if (line_item_count > 0) {
    signs.push({
      category: 'purchase_order',
      place: 'lines',
      weight: Math.min(2.5, 1 + 0.5 * line_item_count),
      says: `${line_item_count} line(s) with a quantity`,
    });
  }
  return {
    ...decide(withoutBareSubject(signs)),
    language: languageOf(`${subject}\n${text}`, mail),
    line_item_count,
  };
}

interface Sign {
  category: EmailCategory;
  place: string;
  weight: number;
  says: string;
}

function findSigns(place: string, text: string, placeWeight: number): Sign[] {
  const signs: Sign[] = [];
  for (const { category, weight, pattern } of lexicon) {
    const found = pattern.exec(text);
    if (!found) continue;
    const wording = found[0].replace(/\s+/g, ' ').trim();
    signs.push({ category, place, weight: weight * placeWeight, says: `${place} says '${wording}'` });
  }
  return signs;
}

/** A subject alone is no order: talk about an order bears its subject, too. */
function withoutBareSubject(signs: Sign[]): Sign[] {
  const isOrderSign = ({ category }: Sign) => category === 'purchase_order';
  const isBare = signs.filter(isOrderSign).every(({ place }) => place === 'subject');
  return isBare ? signs.filter((sign) => !isOrderSign(sign)) : signs;
}

function decide(signs: Sign[]): Pick<Classification, 'category' | 'confidence' | 'reasons'> {
  const scores = new Map<EmailCategory, number>(emailCategories.map((category) => [category, 0]));
  for (const { category, weight } of signs) scores.set(category, scores.get(category)! + weight);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best, second] = [ranked[0]!, ranked[1]!];
  if (best[1] < leastScore) {
    return { category: 'unknown', confidence: 0.5, reasons: ['nothing in it says what it is'] };
  }
  const margin = best[1] - second[1];
  return {
    category: best[0],
    confidence: Math.round((1 - 0.5 * Math.exp(-margin / 4)) * 100) / 100,
    reasons: signs
      .filter(({ category }) => category === best[0])
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 5)
      .map(({ says }) => says),
  };
}

/** Numbers, codes and addresses say nothing of the language. */
function languageOf(text: string, { attachments }: ClassifiedMail): string {
  const words = (text: string) => text.slice(0, languageCharacters).replace(/\S*[\d@/]\S*/g, ' ');
  const own = eld.detect(words(text));
  if (own.language && own.isReliable()) return own.language;
  const all = [text, ...attachments.map((attachment) => attachment.text.slice(0, languageCharacters))].join(
    '\n',
  );
  return eld.detect(words(all)).language || own.language;
}
