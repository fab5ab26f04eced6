import type { Label } from './labels.ts';

/** The language of most labels, each counted once per language that has it; `otherwise` when there are none. */
export function languageOf(labels: readonly Label[], otherwise: string): string {
  return ranked(labels)[0]?.[0] ?? otherwise;
}

/** The language of clearly most labels, null where English has nearly as many. */
export function clearLanguageOf(labels: readonly Label[]): string | null {
  const votes = ranked(labels);
  const [best] = votes;
  const english = votes.find(([language]) => language === 'en')?.[1] ?? 0;
  return best && (best[0] === 'en' || best[1] > clearly * english) ? best[0] : null;
}
const clearly = 2;

/** The languages with how many labels speak for them, most first. */
function ranked(labels: readonly Label[]): [language: string, votes: number][] {
  const votes = new Map<string, number>();
  for (const label of labels) {
    const languages = new Set(label.meanings.flatMap((meaning) => meaning.languages));
    for (const language of languages)
      votes.set(language, (votes.get(language) ?? 0) + label.length / languages.size);
  }
  return [...votes].sort((a, b) => b[1] - a[1]);
}
