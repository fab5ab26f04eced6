import type { GoodsWords } from './goods-words.ts';

export const pl: GoodsWords = {
  language: 'pl',
  opposites: `
    lewy-prawy, lewa-prawa, lewe-prawe, męski-żeński, męska-żeńska, wewnętrzn-zewnętrzn, wewnątrz-zewnątrz, górn-doln, przedni-tyln,
    przód-tył, ciepł-zimn, gorąc-zimn, bez-z, otwart-zamknięt, dodatni-ujemn, plus-minus, wejści-wyjści,
    jednorazow-wielorazow, mokr-such, grub-cienk, dług-krótk, duż-mał, jasn-ciemn, miękk-tward, wklęsł-wypukł,
    poziom-pionow, wysok-nisk, jałow-niejałow, pojedyncz-podwójn, damsk-męsk`,
  partOf: 'do, dla',
  pieces: 'szt, sztuka, sztuki, sztuk',
  packs: 'opak, opakowanie, opakowania, opakowań, karton, kartony, kartonów, pudełko, paczka',
  pallets: 'paleta, palety, palet',
  litres: 'litr, litry, litrów',
  grams: 'gram, gramy, gramów',
  kilograms: 'kilogram, kilogramy, kilogramów',
  metres: 'metr, metry, metrów',
  branches: 'oddział, filia, sklep, magazyn, zakład, placówka, hurtownia',
};
