import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { wholeWords } from '@orderloom/pages/whole-words.ts';
import { acts } from './forms/acts.ts';
import { answers } from './forms/answers.ts';
import { confirmations } from './forms/confirmations.ts';
import { credits } from './forms/credits.ts';
import { deliveries } from './forms/deliveries.ts';
import { desk } from './forms/desk.ts';
import { events } from './forms/events.ts';
import type { Act } from './forms/form.ts';
import { notices } from './forms/notices.ts';
import { offers } from './forms/offers.ts';
import { orders } from './forms/orders.ts';
import { others } from './forms/others.ts';
import { payments } from './forms/payments.ts';
import { pending } from './forms/pending.ts';
import { standing } from './forms/standing.ts';
import type { SenseWords } from './sense-words.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';
import { pl } from './words/pl.ts';
import { pt } from './words/pt.ts';

/** What a sentence means by the words that stand in it together, in whatever order. */
export interface Sense {
  name: string;
  category: EmailCategory;
  /** As that of a cue: 4 says it outright, more is stronger than a list of goods. */
  weight: number;
  /** All of these and none of those. */
  all: RegExp[];
  none: RegExp[];
  /** And these, wherever in the text. */
  elsewhere: RegExp[];
  /** What whoever says it does not order. */
  act: Act | null;
  /** True: only where its sentence asks; false: only where it does not. */
  isQuestion: boolean | null;
  /** True when an order may say it, too: where the invoice goes, how it is paid. */
  isMention: boolean;
}

/** Many senses share words: each pattern is made, and compiled, once. */
const patterns = new Map<string, RegExp>();

/** A pattern for whole words, which is kept. */
export function whole(words: string): RegExp {
  const known = patterns.get(words) ?? wholeWords(words);
  patterns.set(words, known);
  return known;
}

const forms = {
  ...confirmations,
  ...deliveries,
  ...payments,
  ...credits,
  ...offers,
  ...orders,
  ...notices,
  ...others,
  ...pending,
  ...events,
  ...answers,
  ...desk,
  ...standing,
  ...acts,
};

/** The words of nine languages. */
export const languages: readonly SenseWords[] = [en, de, nl, fr, es, it, pt, pl, da];

/** The senses of nine languages; those of one name are one meaning. */
export const senses: readonly Sense[] = languages.flatMap((words) =>
  Object.entries(forms).map(
    ([
      name,
      { category, weight, all, none, elsewhere, act = null, isQuestion = null, isMention = false },
    ]) => ({
      ...{ name, category, weight, act, isQuestion, isMention },
      all: all(words).map(whole),
      none: (none?.(words) ?? []).map(whole),
      elsewhere: (elsewhere?.(words) ?? []).map(whole),
    }),
  ),
);
