/** Legal forms, by what is the same one: left out, abbreviated and punctuated at will. Plain words. */
const forms = [
  'gmbh',
  'mbh',
  'ag',
  'kg',
  'kga',
  'kgaa',
  'ohg',
  'gbr',
  'ug',
  'ev',
  'eg',
  'ek',
  'se',
  'bv',
  'nv',
  'vof',
  'cv',
  'bvba',
  'srl',
  'sprl',
  'sa',
  'sas',
  'sasu',
  'sarl',
  'eurl',
  'sci',
  'snc',
  'ltd',
  'limited',
  'llp',
  'llc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'plc',
  'spa',
  'srls',
  'sl',
  'slu',
  'lda',
  'oy',
  'oyj',
  'ab',
  'as',
  'asa',
  'aps',
  'is',
  'ivs',
  'hf',
  'ehf',
  'sro',
  'spk',
  'spj',
  'spzo',
  'spzoo',
  'kft',
  'zrt',
  'rt',
  'doo',
  'dd',
  'ood',
  'ad',
  'sia',
  'uab',
  'ou',
];
/** Written out, or in letters that stand apart. */
const spelt: [RegExp, string][] = [
  [/\bgesellschaft mit beschrankter haftung\b/, 'gmbh'],
  [/\baktiengesellschaft\b/, 'ag'],
  [/\bkommanditgesellschaft\b/, 'kg'],
  [/\boffene handelsgesellschaft\b/, 'ohg'],
  [/\beingetragener kaufmann\b/, 'ek'],
  [/\bbesloten vennotschap\b/, 'bv'],
  [/\bnamloze vennotschap\b/, 'nv'],
  [/\bsociete anonyme\b/, 'sa'],
  [/\bsocieta per azioni\b/, 'spa'],
  [/\bsp z oo\b/, 'spzoo'],
  [/\bsp zoo\b/, 'spzoo'],
  [/\bsp k\b/, 'spk'],
  [/\bsp j\b/, 'spj'],
  [/\ba s\b/, 'as'],
  [/\bi s\b/, 'is'],
  [/\bs a r l\b/, 'sarl'],
  [/\bs p a\b/, 'spa'],
  [/\bs r l\b/, 'srl'],
  [/\bs a\b/, 'sa'],
  [/\bb v\b/, 'bv'],
  [/\bn v\b/, 'nv'],
  [/\bv o f\b/, 'vof'],
  [/\be k\b/, 'ek'],
];
const oneForm: Record<string, string> = {
  limited: 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  spzo: 'spzoo',
  kgaa: 'kga',
};
const known = new Set(forms);
const fillers = new Set('the and und et en y e di de la le van der den co cie comp company firma'.split(' '));

/** A name's own words, and its legal forms in order (`gmbh co kg` is `gmbh kg`), '' when it shows none. */
export function splitName(words: string[]): { own: string[]; form: string } {
  let text = words.join(' ');
  for (const [pattern, form] of spelt) text = text.replace(pattern, form);
  const all = text === '' ? [] : text.split(' ');
  const own = all.filter((word) => !known.has(word) && !fillers.has(word));
  const form = all.filter((word) => known.has(word)).map((word) => oneForm[word] ?? word);
  return { own: own.length > 0 ? own : all, form: form.join(' ') };
}

export function isLegalForm(word: string): boolean {
  return known.has(word) || fillers.has(word);
}
