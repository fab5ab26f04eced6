// Preloaded into a process: its lexicons do not have the phrases of the JSON array in FORGET, in any of their parts.
// The lexicons know nothing of being measured, so the function that all of them go through is replaced as it is loaded.
import { registerHooks } from 'node:module';

const forgotten = process.env.FORGET ?? '[]';
const splitting = 'export function phrasesOf(';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/services/extractor/lexicon/lexicon.ts')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(splitting)) throw new Error(`${url} has no phrasesOf any more`);
    return {
      ...loaded,
      source: `${source.replace(splitting, 'function allPhrasesOf(')}
const forgotten: ReadonlySet<string> = new Set(${JSON.stringify(JSON.parse(forgotten))});
export function phrasesOf(phrases: Phrases): string[] {
  return allPhrasesOf(phrases).filter((phrase) => !forgotten.has(phrase.replace(/\\s+/g, ' ')));
}
`,
    };
  },
});
