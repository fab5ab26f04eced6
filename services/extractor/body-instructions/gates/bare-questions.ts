import { says } from '../../lexicon/mail/spoken-languages.ts';

/**
 * "8 fenders will do?", "stornieren Sie die Fender?", "do you deliver on 26 March?": a question without a word of request
 * asks what is so, whatever it names.
 */
export function onlyAsks(text: string): boolean {
  return /\?\s*$/.test(text) && !says(text, 'asksPolitely');
}
