/** Legal forms: they are left out, abbreviated and punctuated at will. */
const legalForms = new Set(
  `bv nv vof cv bvba srl sprl sa sas sarl eurl gmbh mbh ag kg ohg gbr ug ev eg ek co cie ltd limited llp llc inc corp plc
  spa srls sl slu lda oy oyj ab as asa aps is hf sro spzoo kft doo the and und et en y e di de`.split(/\s+/),
);

/** Lower-case words without accents and punctuation, for comparing only; `B.V.` is `bv`. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    // Müller is also Mueller: both become muller.
    .replace(/(?<=[aou])e/g, '')
    .replace(/(?<=\p{L})\.(?=\p{L})|['’]/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** 0 to 1: how alike two names of firms are. 1 when they differ in legal form, accents and punctuation only. */
export function nameSimilarity(a: string, b: string): number {
  return wordsSimilarity(distinctive(a), distinctive(b));
}

/** 0 to 1: how alike two texts are, by their words' runs of three letters. */
export function textSimilarity(a: string, b: string): number {
  return wordsSimilarity(plainWords(a), plainWords(b));
}

function distinctive(name: string): string[] {
  const words = plainWords(name);
  const own = words.filter((word) => !legalForms.has(word));
  return own.length > 0 ? own : words;
}

/** Dice's coefficient; the words' order and the blanks between them do not count. */
function wordsSimilarity(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  if (a.join('') === b.join('')) return 1;
  const left = trigramCounts(a);
  const right = trigramCounts(b);
  let shared = 0;
  for (const [gram, count] of left) shared += Math.min(count, right.get(gram) ?? 0);
  return (2 * shared) / (total(left) + total(right));
}

/** Runs of three letters in each word, with its edges marked, and how often each occurs. */
export function trigramCounts(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const marked = `^${word}$`;
    for (let i = 0; i + 3 <= marked.length; i++) {
      const gram = marked.slice(i, i + 3);
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
  }
  return counts;
}

function total(counts: Map<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
