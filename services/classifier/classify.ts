import { type EmailCategory, emailCategories } from '@orderloom/orders/email-category.ts';
import { eld } from 'eld/medium';
import { countLines } from './count-lines.ts';
import type { Sign } from './cue-signs.ts';
import { hintSigns } from './hint-signs.ts';
import { type ClassifiedMail, documentsOf, signsOf, textsOf } from './signs.ts';

export interface Classification {
  category: EmailCategory;
  /** 0 to 1. */
  confidence: number;
  /** ISO 639-1; empty when there is too little text to tell. */
  language: string;
  line_item_count: number;
  /** Most telling first, each a code and what it found: "subject: Bestellung", "order_lines: 2". */
  reasons: string[];
}

/** Below this a few chance words decide. */
const leastScore = 2.5;
const languageCharacters = 3000;

/** Says what an e-mail is, from wordings in nine languages and from its lines that look like an order's. */
export function classify(mail: ClassifiedMail): Classification {
  const texts = textsOf(mail);
  const documents = documentsOf(mail);
  const signs = signsOf(mail);
  const { reasons, ...decision } =
    decide(signs) ?? decide([...signs, ...hintSigns(mail.subject, texts[0]!)]) ?? undecided;
  return {
    ...decision,
    reasons: mail.encryption ? [`encrypted: ${mail.encryption}`, ...reasons] : reasons,
    language: languageOf(`${mail.subject}\n${texts.join('\n')}`, mail),
    line_item_count: Math.max(
      ...texts.map(countLines),
      ...documents.map(({ text, dataLines }) => dataLines ?? countLines(text)),
    ),
  };
}

type Decision = Pick<Classification, 'category' | 'confidence' | 'reasons'>;
const undecided: Decision = { category: 'unknown', confidence: 0.5, reasons: ['nothing_found'] };

/** Null where the signs are too weak for any category. */
function decide(signs: readonly Sign[]): Decision | null {
  const scores = new Map<EmailCategory, number>(emailCategories.map((category) => [category, 0]));
  for (const { category, weight } of signs) scores.set(category, scores.get(category)! + weight);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best, second] = [ranked[0]!, ranked[1]!];
  if (best[1] < leastScore) return null;
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
