import { ended } from './verb-forms.ts';

/** Verbs, each as its stem, or as two stems where it is written in two ways: "sac/saqu". */
export const ar = (verbs: string) => asked(verbs, 'ar, a, ad, á, o, amos, as, áis, ara, aran', 'e, en, emos');
export const ir = (verbs: string) =>
  asked(verbs, 'ir, e, id, í, imos, es, ís, iera, ieran', 'a, an, amos, o');
export const done = (stems: string, kind: 'ad' | 'id' = 'ad') => ended(ended(stems, kind), 'o, a, os, as');

/** The same with what is said behind them: "quítame", "quítenlos". */
export const arWith = (verbs: string, behind: string) =>
  attached(verbs, ['a'], ['e', 'en'], ['ar', 'ad'], behind);
export const irWith = (verbs: string, behind: string) =>
  attached(verbs, ['e'], ['a', 'an'], ['ir', 'id'], behind);

function asked(verbs: string, plainEndings: string, wishedEndings: string): string {
  return stemsOf(verbs)
    .map(([plain, wished]) => `${ended(plain, plainEndings)}, ${ended(wished, wishedEndings)}`)
    .join(', ');
}

function attached(
  verbs: string,
  told: readonly string[],
  wished: readonly string[],
  weak: readonly string[],
  behind: string,
): string {
  return stemsOf(verbs)
    .flatMap(([plain, other]) => [
      ...told.map((ending) => stressed(plain + ending)),
      ...wished.map((ending) => stressed(other + ending)),
      ...weak.map((ending) => plain + ending),
    ])
    .map((form) => ended(form, behind))
    .join(', ');
}

function stemsOf(verbs: string): [string, string][] {
  return verbs.split(',').map((verb) => {
    const [plain = '', wished = plain] = verb.trim().split('/');
    return [plain, wished];
  });
}

/** "quite" is "quíte" before "lo": what stands behind moves the end, and not the stress. */
function stressed(form: string): string {
  return form.replace(
    /(?:(?<![qg])u|[aeio]|(?<=[qg])u(?![ei]))+(?=(?:[^aeiou]|qu|gu(?=[ei]))*[aeo]n?$)/u,
    (vowels) => {
      const at = Math.max(...[...'aeo'].map((vowel) => vowels.lastIndexOf(vowel)));
      const place = at < 0 ? vowels.length - 1 : at;
      const accented = 'áéíóú'['aeiou'.indexOf(vowels[place]!)]!;
      return vowels.slice(0, place) + accented + vowels.slice(place + 1);
    },
  );
}
