import type { Label } from './labels.ts';

/** The language of most labels, each counted once per language that has it; `otherwise` when there are none. */
export function languageOf(labels: readonly Label[], otherwise: string): string {
  const votes = new Map<string, number>();
  for (const label of labels) {
    const languages = new Set(label.meanings.flatMap((meaning) => meaning.languages));
    for (const language of languages)
      votes.set(language, (votes.get(language) ?? 0) + label.length / languages.size);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? otherwise;
}
