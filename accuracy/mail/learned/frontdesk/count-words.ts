import type { Language } from '../../../languages.ts';

/** The places of the lines in words, as they stand before "line" where something is done to it. */
export const ordinals: Record<Language, readonly string[]> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'],
  de: ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte'],
  nl: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende'],
  fr: ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième'],
  es: ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima'],
  it: ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima'],
  pt: ['primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta', 'sétima'],
  pl: ['pierwszą', 'drugą', 'trzecią', 'czwartą', 'piątą', 'szóstą', 'siódmą'],
  da: ['første', 'anden', 'tredje', 'fjerde', 'femte', 'sjette', 'syvende'],
};

/** The quantities of the kit's orders in words, in the languages whose wordings spell them. */
export const spelled: Partial<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    ...{ 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 8: 'eight', 10: 'ten', 12: 'twelve' },
    ...{ 15: 'fifteen', 16: 'sixteen', 18: 'eighteen', 20: 'twenty', 24: 'twenty-four', 30: 'thirty' },
    ...{ 36: 'thirty-six', 40: 'forty', 48: 'forty-eight', 60: 'sixty' },
  },
  de: {
    ...{ 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 8: 'acht', 10: 'zehn', 12: 'zwölf' },
    ...{ 15: 'fünfzehn', 16: 'sechzehn', 18: 'achtzehn', 20: 'zwanzig', 24: 'vierundzwanzig' },
    ...{ 30: 'dreißig', 36: 'sechsunddreißig', 40: 'vierzig', 48: 'achtundvierzig', 60: 'sechzig' },
  },
  nl: {
    ...{ 2: 'twee', 3: 'drie', 4: 'vier', 5: 'vijf', 6: 'zes', 8: 'acht', 10: 'tien', 12: 'twaalf' },
    ...{ 15: 'vijftien', 16: 'zestien', 18: 'achttien', 20: 'twintig', 24: 'vierentwintig' },
    ...{ 30: 'dertig', 36: 'zesendertig', 40: 'veertig', 48: 'achtenveertig', 60: 'zestig' },
  },
  fr: {
    ...{ 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 8: 'huit', 10: 'dix', 12: 'douze' },
    ...{ 15: 'quinze', 16: 'seize', 18: 'dix-huit', 20: 'vingt', 24: 'vingt-quatre', 30: 'trente' },
    ...{ 36: 'trente-six', 40: 'quarante', 48: 'quarante-huit', 60: 'soixante' },
  },
};
