import { remembered } from './remembered.ts';

/** Letters that Unicode does not take apart, as they are written where their key is missing. */
const undivided: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without accents and dots: `Żółty` gives `zolty`. */
export const foldWord = remembered((word): string => {
  if (plain.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => undivided[letter]!);
});

/** Most words: taking letters apart costs ten times as much. */
const plain = /^[a-zA-Z\d]*$/;
