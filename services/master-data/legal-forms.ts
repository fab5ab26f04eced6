/**
 * Legal forms of Europe as plain words, by country: left out, abbreviated and punctuated at will. Those that are a word of
 * a language as well (`et`, `da`, `ei`) are left to it.
 */
const forms = `
  gmbh mbh gesmbh ag kg kga kgaa ohg og gbr egbr partg ug ev eg ek eu se
  bv nv vof cv bvba sprl cvba scrl vzw asbl commv
  sa sas sasu sarl eurl sci snc sca scop selarl earl
  ltd limited llp llc inc incorporated corp corporation plc cic dac clg
  spa srl srls sapa scarl
  sl slu sll slne sau cb lda unipessoal sgps
  oy oyj ky ay tmi ab aktiebolag hb handelsbolag kb kommanditbolag
  as asa aps is ks ivs amba enk hf ehf
  sro vos spol spk spj spzo spzoo psa ska
  kft zrt nyrt bt kkt doo jdoo dno dd ood eood ad ead sia uab mb ou`
  .trim()
  .split(/\s+/);
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
  [/\bsociedad anonima\b/, 'sa'],
  [/\bsociedad limitada\b/, 'sl'],
  [/\bcomunidad de bienes\b/, 'cb'],
  [/\bsocieta per azioni\b/, 'spa'],
  [/\bspol s ?r ?o\b/, 'sro'],
  [/\bsp z oo\b/, 'spzoo'],
  [/\bsp zoo\b/, 'spzoo'],
  [/\bsp k\b/, 'spk'],
  [/\bsp j\b/, 'spj'],
  // Letters apart are the form itself.
  [/\b(?:s a r l|s p a|s r l|s r o|v o s|v o f|s l u|d o o)\b/, ''],
  [/\b(?:a s|i s|k s|b v|n v|e k|s a|s l|c b|h b|k b|a b)\b/, ''],
];
const oneForm: Record<string, string> = {
  limited: 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  spzo: 'spzoo',
  kgaa: 'kga',
  gesmbh: 'gmbh',
  mbh: 'gmbh',
  // The suffix for a single owner is written or left out.
  slu: 'sl',
  sau: 'sa',
  sasu: 'sas',
  aktiebolag: 'ab',
  handelsbolag: 'hb',
  kommanditbolag: 'kb',
};
const known = new Set(forms);
const fillers = new Set('the and und et en y e di de la le van der den co cie comp company firma'.split(' '));

/** A name's own words, and its legal forms in order (`gmbh co kg` is `gmbh kg`), '' when it shows none. */
export function splitName(words: string[]): { own: string[]; form: string } {
  let text = words.join(' ');
  for (const [pattern, form] of spelt)
    text = text.replace(pattern, (found) => form || found.replaceAll(' ', ''));
  const all = text === '' ? [] : text.split(' ');
  const own = all.filter((word) => !known.has(word) && !fillers.has(word));
  const form = all.filter((word) => known.has(word)).map((word) => oneForm[word] ?? word);
  return { own: own.length > 0 ? own : all, form: form.join(' ') };
}
