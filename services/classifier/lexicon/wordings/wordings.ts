import type { Cue } from '../cue.ts';
import { danishWordings } from './da.ts';
import { germanWordings } from './de.ts';
import { englishHints } from './en-hints.ts';
import { englishMails } from './en-mails.ts';
import { spanishWordings } from './es.ts';
import { frenchWordings } from './fr.ts';
import { italianWordings } from './it.ts';
import { dutchWordings } from './nl.ts';
import { polishWords } from './pl-words.ts';
import { portugueseFrames } from './pt-frames.ts';
import { portugueseWords } from './pt-words.ts';

/**
 * What short mails are told by that list no goods: how offices, shops, carriers and payment services word them, and
 * words that tell a little each. Beside a list of goods they are goods and talk, and weigh little.
 */
export const wordings: readonly Cue[] = [
  ...englishMails,
  ...englishHints,
  ...germanWordings,
  ...dutchWordings,
  ...frenchWordings,
  ...spanishWordings,
  ...italianWordings,
  ...portugueseFrames,
  ...portugueseWords,
  ...polishWords,
  ...danishWordings,
];
