/**
 * Lower-case words without accents and punctuation, for comparing only. `B.V.` is `bv`; Müller, Mueller and Muller are
 * `muller`; Søren, Soeren and Soren are `soren`; Dijk and Dyk are `dyk`.
 */
export function plainWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const ownLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'a',
  œ: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

function plainText(text: string): string {
  const lower = text.toLowerCase();
  const latin = /^[\x20-\x7e]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[ßøłæœđðþı]/g, (letter) => ownLetters[letter]!);
  return (
    latin
      // ä is also written ae, å aa, and ij y.
      .replace(/(?<=[aou])e/g, '')
      .replace(/aa/g, 'a')
      .replace(/ij/g, 'y')
      .replace(/(?<=\p{L})\.(?=\p{L})|['’]/gu, '')
  );
}
