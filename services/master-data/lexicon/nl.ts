import type { GoodsWords } from './goods-words.ts';

export const nl: GoodsWords = {
  language: 'nl',
  opposites: `
    links-rechts, linker-rechter, mannelijk-vrouwelijk, binnen-buiten, inwendig-uitwendig, boven-onder, voor-achter, warm-koud,
    heet-koud, met-zonder, open-gesloten, positief-negatief, plus-min, ingang-uitgang, wegwerp-herbruikbaar, nat-droog,
    dik-dun, lang-kort, groot-klein, licht-donker, zacht-hard, hol-bol, horizontaal-verticaal, hoog-laag, grof-fijn,
    steriel-onsteriel, enkel-dubbel, dames-heren`,
  partOf: 'voor',
  pieces: 'stuk, stuks, st, eenheid, eenheden',
  packs: 'pak, pakken, doos, dozen, colli, collo, verpakking',
  pallets: 'pallet, pallets',
  litres: 'liter, liters, ltr',
  grams: 'gram, gr',
  kilograms: 'kilo, kilogram',
  metres: 'meter, meters, mtr',
  branches: 'vestiging, filiaal, winkel, magazijn, locatie, kantoor',
};
