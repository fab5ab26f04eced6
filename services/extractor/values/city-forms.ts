import {
  argentineProvinces,
  australianCodes,
  bangladeshiTowns,
  britishCounties,
  canadianProvinces,
  indianStates,
  indianTowns,
  italianProvinces,
  malteseCodes,
  mexicanStates,
  nigerianStates,
  philippineProvinces,
  usStateNames,
  usStates,
} from './regions.ts';

/** One printed form of postal code and city; the groups `code` and `city` hold them. */
interface CityForm {
  pattern: RegExp;
  country: string | null;
  /** What the code is without the letters that are taken for digits: `VOE 2GO`. */
  code?: (read: string) => string;
  /** True for digits that are a code only where the country is printed beside them. */
  needsCountry?: boolean;
}

export interface SoughtForm extends CityForm {
  /** What the code looks like, wherever it stands: hardly a line has it, and that is soon known. */
  shape: RegExp;
}

const town = "(?<before>.*?)(?<city>[\\p{L}.' -]+?)";
/** `Dombivli (East)`: a side of the railway, as towns around Mumbai have them. */
const indianTown = `${town.slice(0, -1)}(?:\\s\\((?:East|West|North|South|[EWNS])\\))?)`;
const withRegion = (regions: string) => `${town}[\\s,]+\\(?(?:${regions})\\)?[\\s,]+`;
/** What stands for a digit where only one can stand. */
const digitFor = { O: '0', I: '1' } as const;
const asDigit = (letter: string) => digitFor[letter as keyof typeof digitFor];

const forms: readonly CityForm[] = [
  {
    pattern: new RegExp(`^${town}[\\s,]+(?:${usStates})[\\s,.]+(?<code>\\d{5}(?:-\\d{4})?)$`, 'u'),
    country: 'US',
  },
  {
    pattern: new RegExp(`^${withRegion(usStateNames)}(?<code>\\d{5}(?:-\\d{4})?)$`, 'iu'),
    country: 'US',
  },
  {
    pattern: new RegExp(
      `^${withRegion(canadianProvinces)}(?<code>[A-Z][\\dOI][A-Z] ?[\\dOI][A-Z][\\dOI])$`,
      'iu',
    ),
    country: 'CA',
    code: (read) => read.toUpperCase().replace(/(?<=^[A-Z])[OI]|[OI](?=[A-Z].$)|[OI]$/g, asDigit),
  },
  {
    pattern: new RegExp(`^${town}[\\s,]+(?:${australianCodes})(?<code>\\d{4})$`, 'u'),
    country: 'AU',
  },
  {
    pattern: new RegExp(`^${withRegion(mexicanStates)}(?<code>\\d{5})$`, 'u'),
    country: 'MX',
  },
  {
    // `37545, León, Guanajuato`
    pattern: new RegExp(
      `^(?<before>.*?)(?<!\\d)(?<code>\\d{5})[\\s,]+(?<city>\\p{L}[\\p{L}.' -]+?)[\\s,]+(?:${mexicanStates})$`,
      'u',
    ),
    country: 'MX',
  },
  {
    // `Coimbatore, Tamil Nadu - 641 048`, `Delhi, Delhi 110001`
    pattern: new RegExp(
      `^${indianTown}[\\s,–-]+\\(?(?:${indianStates}|(?<!New )Delhi)\\)?[\\s,.–-]+(?<code>[1-9]\\d{2} ?\\d{3})$`,
      'iu',
    ),
    country: 'IN',
  },
  {
    // `Coimbatore - 641048, Tamil Nadu`
    pattern: new RegExp(
      `^${indianTown}[\\s,–-]+(?<code>[1-9]\\d{2} ?\\d{3})[\\s,.–-]+\\(?(?:${indianStates}|(?<!New )Delhi)(?:\\s[A-Z]{2})?\\)?\\.?$`,
      'iu',
    ),
    country: 'IN',
  },
  {
    // `Nikhava, Dist. Jamnagar-361162`
    pattern: new RegExp(
      `^${town}[\\s,]+Dist(?:t|rict)?[\\s.:-]+\\p{L}+[\\s,.–-]+(?<code>[1-9]\\d{2} ?\\d{3})$`,
      'iu',
    ),
    country: 'IN',
  },
  {
    // `Bengaluru 560058`: six digits behind a town without state or country may be of anything.
    pattern: new RegExp(
      `^(?<before>(?:.*[\\s,])??)(?<city>${indianTowns})(?: \\(?(?:East|West|North|South|[EW])\\)?)?[\\s,–-]+(?<code>[1-9]\\d{2} ?\\d{3})$`,
      'iu',
    ),
    country: 'IN',
  },
  {
    // `P.O. Box 4711 - 00505, Nairobi`, `P.O. Box 4711 00505, Nairobi`: the code of the post office behind its box
    pattern:
      /^(?<before>(?:.*[\s,])?P\.?\s?O\.?\s?Box\s\d{1,6})(?:\s?[-–]\s?|,?\s)(?<code>\d{5})[\s,]+(?<city>Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|Thika|Kitale|Malindi|Nyeri|Machakos|Meru|Kericho|Naivasha|Ruiru|Kiambu|Kakamega)$/iu,
    country: 'KE',
  },
  {
    // `Uttara, Dhaka-1230`
    pattern: new RegExp(
      `^(?<before>(?:.*[\\s,])??)(?<city>${bangladeshiTowns})[\\s,]*[\\s–-]\\s?(?<code>\\d{4})$`,
      'iu',
    ),
    country: 'BD',
  },
  {
    // `Nadur NDR 1022`
    pattern: new RegExp(`^${town}[\\s,]+(?<code>(?:${malteseCodes})\\s?\\d{4})$`, 'u'),
    country: 'MT',
  },
  {
    // `Tagoloan, Bukidnon 8713`
    pattern: new RegExp(
      `^(?<before>.*?)(?<city>[\\p{L}.' -]+?),\\s(?:${philippineProvinces})[\\s,]+(?<code>\\d{4})$`,
      'iu',
    ),
    country: 'PH',
  },
  {
    // `Ikeja 100271, Lagos State`, `Ikeja, Lagos State 100271`
    pattern: new RegExp(
      `^${town}[\\s,.–-]+(?<code>\\d{6})[\\s,.–-]+\\(?(?:${nigerianStates})(?: State)?\\)?\\.?$`,
      'iu',
    ),
    country: 'NG',
  },
  {
    pattern: new RegExp(`^${withRegion(`(?:${nigerianStates}) State`)}(?<code>\\d{6})$`, 'iu'),
    country: 'NG',
  },
  {
    pattern: new RegExp(`^${withRegion(britishCounties)}(?<code>[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})$`, 'iu'),
    country: 'GB',
  },
  {
    pattern:
      /^(?<before>.*?)(?<city>[\p{L}.' -]+?)(?:[\s,]|(?<=\p{Ll}{3})\.\s)+(?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u,
    country: 'GB',
  },
  {
    pattern:
      /^(?<before>.*?)(?<city>[\p{L}.' -]+?)[\s,]+(?<code>[A-Z]{1,2}\d[A-Z\d]? [OI][ABD-HJLNP-UW-Z]{2})$/u,
    country: 'GB',
    code: (read) => read.replace(/(?<= )[OI]/, asDigit),
  },
  {
    pattern:
      /^(?<before>|.*?[\s,])(?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})[\s,]+(?<city>\p{L}[\p{L}.' -]+)$/u,
    country: 'GB',
  },
  {
    pattern: /^(?<before>.*?)(?:NL[-\s])?(?<!\d)(?<code>\d{4} ?[A-Z]{2})\s+(?<city>['’]?\p{L}[\p{L}.' -]+)$/u,
    country: 'NL',
  },
  {
    pattern:
      /^(?<before>.*?)(?:(?<!\p{L})PL[-\s]?|(?<![\p{L}\d]))(?<code>\d{2}-\d{3})\s+(?<city>\p{L}[\p{L}.' -]+)$/u,
    country: 'PL',
  },
  {
    // `4990-293 Correlhã – Ponte de Lima`: a parish, and its town.
    pattern:
      /^(?<before>.*?)(?:PT?[-\s])?(?<!\d)(?<code>\d{4}-\d{3})\s+(?<city>\p{L}[\p{L}.' -]+(?:\s–\s\p{Lu}[\p{L}.' -]+)?)$/u,
    country: 'PT',
  },
  {
    // `(B1763) Virrey del Pino – Buenos Aires`, `C1437HUR Ciudad de Buenos Aires`: the letter of the province first.
    pattern: new RegExp(
      `^(?<before>.*?)(?<![\\p{L}\\d])\\(?(?<code>[A-HJ-NP-Z]\\d{4}(?:[A-Z]{3}|(?=\\))))\\)?[\\s,–-]+(?<city>\\p{L}[\\p{L}.' -]+?)(?:(?:,\\s|\\s[–-]\\s|\\s\\()(?:${argentineProvinces})\\)?)?$`,
      'u',
    ),
    country: 'AR',
  },
  {
    pattern:
      /^(?<before>.*?)(?<code>\d{5}-\d{3})[\s,–-]+(?<city>\p{L}[\p{L}.' -]+?)(?:\s*[-–/]\s*[A-Z]{2})?$/u,
    country: 'BR',
  },
  {
    pattern: new RegExp(`^${town}[\\s,/–-]+[A-Z]{2}[\\s,–-]+(?<code>\\d{5}-\\d{3})$`, 'u'),
    country: 'BR',
  },
  {
    // `38013 Borgo d'Anaunia TN`, `38013 Borgo d'Anaunia (TN)`; in brackets some may be countries: `54000 Nancy (FR)`.
    pattern: new RegExp(
      `^(?<before>.*?)(?:I[-\\s]+)?(?<!\\d)(?<code>\\d{5})\\s+(?<city>\\p{L}[\\p{L}.' -]+?)\\s+(?:(?:${italianProvinces})|\\((?!(?:FR|CZ|GR|LT)\\))(?:${italianProvinces})\\))$`,
      'u',
    ),
    country: 'IT',
  },
  {
    pattern: /^(?<before>.*?)(?<!\d)(?<code>\d{3} \d{2})\s+(?<city>\p{L}[\p{L}.' -]+\s\d{1,2})$/u,
    country: 'CZ',
  },
  {
    // An Eircode has none of BGIJLMOQSUZ, and a letter in its last four: `B522269` is the number of an order.
    pattern:
      /^(?<before>.*?)(?<city>\p{L}[\p{L}.' -]+?(?:\s\d{1,2})?)(?:,?\sC[Oo](?:unty|UNTY|\.)?\s\p{Lu}\p{L}+)?(?:[\s,]|(?<=\p{Ll}{3}|\d)\.\s)+(?<code>[AC-FHKNPRTV-Y]\d[\dW] ?(?!\d{4})[AC-FHKNPRTV-Y\d]{4})$/u,
    country: 'IE',
  },
  {
    pattern:
      /^(?<before>.*?)(?:F[-\s]\s?)?(?<!\d)(?<code>\d{5})\s+(?<city>\p{L}[\p{L}.' -]+?)\s+cedex(?:\s+\d{1,2})?$/iu,
    country: 'FR',
  },
  {
    pattern:
      /^(?<before>.*?)(?:(?<![\p{L}\d/-])(?<land>[A-Z]{1,3})\s?[-–]\s?)?(?<code>\d{5}-\d{4}|\d{3} ?\d{2}|(?<!\d-)\d{4,5})\s+(?<city>\p{L}[\p{L}.'/ -]+?(?:\s\((?:\p{L}{2,3}\s)?\p{L}{3,20}\))?)(?:\s+(?:\(\p{L}{2}\)|cedex\s*\d*))?$/iu,
    country: null,
  },
  {
    pattern: /^(?<before>.*?)(?<city>\p{L}[\p{L}.' ]+?)[\s,-]+(?:[A-Z]{2}\s+)?(?<code>\d{5})$/u,
    country: null,
  },
  {
    // `8 Mill Road #04-11 Tower Singapore 408538`
    pattern: /^(?<before>.*?)(?<city>Singapore)[\s,–-]+(?:S\s?)?\(?(?<code>\d{6})\)?$/iu,
    country: 'SG',
  },
  {
    // `318020 Taizhou, Zhejiang, P. R. China`
    pattern: /^(?<before>.*?)(?<!\d)(?<code>\d{6})\s+(?<city>\p{L}[\p{L}.' -]+?)(?:,\s\p{Lu}[\p{L} ]+)?$/u,
    country: null,
    needsCountry: true,
  },
  {
    // `Auckland 1010, New Zealand`, `Mumbai - 400 001, India`, `Singapore 049315`.
    pattern: /^(?<before>.*?)(?<city>\p{L}[\p{L}.' -]+?)[\s,–-]+(?<code>\d{3}[ -]?\d{3,4}|\d{4})$/u,
    country: null,
    needsCountry: true,
  },
];

const shapes = new Map<string, RegExp>();
/** The group `code` of a form as a pattern of its own: one for all forms that share it. */
function shapeOf({ source, flags }: RegExp): RegExp {
  const from = source.indexOf(codeGroup) + codeGroup.length;
  let depth = 1;
  let to = from;
  for (; depth > 0; to++) {
    if (source[to] === '\\') to++;
    else if (source[to] === '(') depth++;
    else if (source[to] === ')') depth--;
  }
  const code = source.slice(from, to - 1);
  const known = shapes.get(code + flags) ?? new RegExp(code, flags);
  shapes.set(code + flags, known);
  return known;
}
const codeGroup = '(?<code>';

/** Tried in this order. */
export const cityForms: readonly SoughtForm[] = forms.map((form) => ({
  ...form,
  shape: shapeOf(form.pattern),
}));

/** Before a postal code, with a dash: `D-63571`; ISO 3166-1 alpha-2 by the letters of cars. */
export const plates: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  I: 'IT',
  B: 'BE',
  L: 'LU',
  E: 'ES',
  S: 'SE',
  N: 'NO',
  DK: 'DK',
  CZ: 'CZ',
  SK: 'SK',
  FIN: 'FI',
  FI: 'FI',
  NO: 'NO',
  HU: 'HU',
  RO: 'RO',
  LU: 'LU',
  LT: 'LT',
  LV: 'LV',
  EE: 'EE',
  SI: 'SI',
  HR: 'HR',
  GR: 'GR',
  PL: 'PL',
  PT: 'PT',
  MC: 'MC',
  FL: 'LI',
  SLO: 'SI',
  BIH: 'BA',
  SRB: 'RS',
  MNE: 'ME',
  RKS: 'XK',
  RSM: 'SM',
  UA: 'UA',
};
