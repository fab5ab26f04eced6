import type { GoodsWords } from './goods-words.ts';

export const da: GoodsWords = {
  language: 'da',
  opposites: `
    venstre-højre, han-hun, indvendig-udvendig, indre-ydre, inder-yder, indendørs-udendørs, øvre-nedre, over-under, forrest-bagest,
    varm-kold, med-uden, åben-lukket, positiv-negativ, plus-minus, indgang-udgang, engangs-flergangs, våd-tør,
    tyk-tynd, lang-kort, stor-lille, lys-mørk, blød-hård, konkav-konveks, vandret-lodret, høj-lav, grov-fin,
    steril-usteril, enkelt-dobbelt, dame-herre`,
  partOf: 'til, for',
  pieces: 'stk, styk, stykker, enhed, enheder',
  packs: 'pakke, pakker, kasse, kasser, æske, æsker, karton, kartoner, kolli',
  pallets: 'palle, paller',
  litres: 'liter, ltr',
  grams: 'gram',
  kilograms: 'kilo, kilogram',
  metres: 'meter, mtr',
  branches: 'afdeling, butik, lager, fabrik, forretning, lokation',
};
