import type { Word } from '@orderloom/pages/page.ts';
import { choose } from '../choose.ts';
import { makeDoubt } from '../doubt.ts';
import type { Candidate, Chosen, Doubt } from '../draft.ts';
import { placeOf, type Sheet } from '../layout/sheet.ts';
import { isAmountWord } from '../lexicon/label-words.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { textOf } from '../rows/table.ts';
import { hasLegalForm } from '../values/company.ts';
import { currencyIn, readCurrency, sharesSign } from '../values/currency.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { spelledCurrencies } from './spelled-currency.ts';
import type { Amount } from './totals.ts';

/** A short text has at most this many words. */
const mostWords = 4;

/** The currency of the order: at its label, beside the totals, else in the lines,
 * else where its code stands in a short text. `country` tells whose dollar `$` is. */
export function findCurrency(
  index: LabelIndex,
  amounts: readonly Amount[],
  ofRows: readonly Chosen[],
  sheets: readonly Sheet[],
  country: string | null,
): { chosen: Chosen | null; doubts: Doubt[] } {
  const labelled = valuesAt(index, ['currency'], 1, (text) => readCurrency(text.toUpperCase()));
  const besideTotals = amounts.flatMap((amount): Candidate[] =>
    amount.currency === null
      ? []
      : [{ ...amount, value: amount.currency, score: 0.9, because: 'beside a total' }],
  );
  const found = [...labelled, ...besideTotals, ...currenciesTold(sheets, country)].map((candidate) => ({
    ...candidate,
    value: currencyIn(candidate.value, country),
  }));
  const code = labelled.map(({ value }) => value).find((value) => /^[A-Z]{3}$/.test(value)) ?? null;
  // `$` beside the totals is the peso that a label names.
  const candidates = found.map((one) =>
    code && sharesSign(one.value, code) ? { ...one, value: code } : one,
  );
  const { chosen, doubts } = choose(candidates, 'currency');
  const [first] = ofRows;
  if (chosen) return { chosen, doubts: doubts.length > 0 ? doubts : againstRows(chosen, ofRows, country) };
  if (!first)
    return choose(
      [
        ...codesAlone(sheets),
        ...codesOfWords(sheets),
        ...namesOfWords(sheets),
        ...spelledCurrencies(sheets),
        ...namesAlone(sheets),
        ...signsAtAmounts(sheets, country),
        ...letters(sheets, country),
        ...pesos(sheets, country),
      ],
      'currency',
    );
  const same = ofRows.every(({ value }) => value === first.value);
  return {
    chosen: {
      value: currencyIn(first.value, country),
      confidence: same ? 0.85 : 0.5,
      // One place stands for all lines.
      places: first.places,
      because: 'in the lines',
    },
    doubts,
  };
}

/** A total in euros under prices in francs: somebody has to look. */
function againstRows(chosen: Chosen, ofRows: readonly Chosen[], country: string | null): Doubt[] {
  const isOther = (value: string) => value !== chosen.value && !sharesSign(value, chosen.value);
  const other = ofRows.find(({ value }) => isOther(currencyIn(value, country)));
  return other
    ? [
        makeDoubt(
          'conflicting_values',
          'currency',
          [`${chosen.value} and ${currencyIn(other.value, country)}`],
          [chosen.places[0]!, ...other.places],
        ),
      ]
    : [];
}

/** `MUSTER SDN BHD` */
const endsInForm = /\sSDN\.?\sBHD\.?$/i;

/** `All prices in euros`, `Ceny netto PLN. Dostawa …`: a sentence about amounts that ends with a currency. */
function currenciesTold(sheets: readonly Sheet[], country: string | null): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap((segment) => {
        const sentences = sentencesOf(segment.words);
        return sentences.flatMap((words): Candidate[] => {
          const text = textOf(words);
          // `Muster Surgical Sdn Bhd`
          const isSentence =
            words.length > 2 && words.length <= longestSentence && !/\d/.test(text) && !hasLegalForm(text);
          const end = isSentence
            ? [2, 1].map((length) => words.slice(-length)).find(namesCurrency)
            : undefined;
          const before = end && words.slice(0, -end.length).map((word) => word.text);
          // Codes in short texts are taken anyway.
          if (!end || (sentences.length === 1 && words.length <= mostWords && isCode(end[0]!.text)))
            return [];
          if (!before!.some((word) => isAmountWord(word))) return [];
          const value = currencyIn(readCurrency(textOf(end))!, country);
          return [{ ...placeOf(sheet, end), value, score: 0.85, because: 'a sentence about amounts' }];
        });
      }),
    ),
  );
}

function sentencesOf(words: readonly Word[]): Word[][] {
  const ends = words.flatMap(({ text }, at) => (/(?:\p{L}{3}|\d)[.;]$/u.test(text) ? [at + 1] : []));
  return [0, ...ends]
    .map((from, at) => words.slice(from, ends[at] ?? words.length))
    .filter((sentence) => sentence.length > 0)
    .map((sentence) =>
      sentence.map((word, at) =>
        at === sentence.length - 1 ? { ...word, text: word.text.replace(/[.;]$/, '') } : word,
      ),
    );
}
const longestSentence = 14;

function namesCurrency(words: readonly Word[]): boolean {
  const bare = textOf(words).replace(/[.:)]+$/, '');
  const currency = readCurrency(bare);
  // `in euros` is one word with another before it, `Canadian dollars` are two.
  return currency !== null && (words.length === 1 || readCurrency(words[1]!.text) !== currency);
}

/** `US DOLLARS` under a total, a text of its own; one word may be a name. */
function namesAlone(sheets: readonly Sheet[]): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap(({ text, words }): Candidate[] => {
        const isShort = words.length > 1 && words.length < mostWords && !/[\d:/\p{Sc}]/u.test(text);
        const isCoded = words.some((word) => /^\W?[A-Z]{3}\W?$/.test(word.text));
        const value = isShort && !isCoded ? readCurrency(text) : null;
        return value !== null && /^[A-Z]{3}$/.test(value)
          ? [{ ...placeOf(sheet, words), value, score: 0.8, because: 'its name' }]
          : [];
      }),
    ),
  );
}

/** ISO codes in texts of a few words, or behind a dash at the end: a heading `Price EUR`, a value at a label that we do not know. */
function codesAlone(sheets: readonly Sheet[]): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap(({ text, words }): Candidate[] => {
        const [dash, last] = words.slice(-2);
        const isBehindDash = last !== undefined && /^[-–—]$/.test(dash!.text) && isCode(last.text);
        // `P U R C H A S E  O R D E R - EUR`
        const word =
          words.length <= mostWords && !endsInForm.test(text)
            ? (words.find(({ text }) => isCode(text)) ?? atSlash(words))
            : isBehindDash
              ? last
              : undefined;
        return word
          ? [
              {
                ...placeOf(sheet, [word]),
                value: word.text.replace(/\W/g, ''),
                score: 0.8,
                because: 'its code',
              },
            ]
          : [];
      }),
    ),
  );
}

/** `E-Preis/EUR`, `EUR/Stk`: the code of a heading beside the name of its amount or its unit. */
function atSlash(words: readonly Word[]): Word | undefined {
  const codes = words.flatMap((word) => {
    const [first = '', second = '', ...more] = word.text.split('/');
    const [code, other] = isCode(second) ? [second, first] : [first, second];
    const isHeading = more.length === 0 && isCode(code) && other.length > 1 && !pallet.test(other);
    return isHeading && (isUnit(other) || isAmountWord(other)) ? [{ ...word, text: code }] : [];
  });
  return codes[0];
}

/** `EUR/PAL` is what goods lie on. */
const pallet = /^e?pal(?:l?et\p{L}*)?\.?$/iu;

/** `Amount in words: Rupees Two Lakh Five Hundred Only` */
function namesOfWords(sheets: readonly Sheet[]): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap(({ text, words }): Candidate[] => {
        const [, name = ''] = amountInWords.exec(text) ?? [];
        const value = name === '' ? null : readCurrency(name);
        const word = words.find((other) => other.text.replace(/\W/g, '') === name);
        const because = 'its name at an amount in words';
        return word && value !== null && /^[A-Z]{3}$/.test(value)
          ? [{ ...placeOf(sheet, [word]), value, score: 0.8, because }]
          : [];
      }),
    ),
  );
}
const amountInWords =
  /(?:^|in words?\)?\s?:?\s)(\p{L}{4,12})\s(?=(?:\p{L}+[\s-]){1,20}(?:lakhs?|crores?|thousand|hundred|only)(?!\p{L}))/iu;

/** `In words: INR One Lakh, Eighty Three Thousand`: an amount in words, which has no figures. */
function codesOfWords(sheets: readonly Sheet[]): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap(({ text, words }): Candidate[] => {
        const isInWords = /^(?:[^:\d]+: *)?[A-Z]{3} \p{Lu}\p{Ll}{2}\D*$/u.test(text);
        const word = isInWords ? words[words.findIndex((other) => other.text.endsWith(':')) + 1] : undefined;
        return word && isCode(word.text)
          ? [
              {
                ...placeOf(sheet, [word]),
                value: word.text,
                score: 0.8,
                because: 'its code at an amount in words',
              },
            ]
          : [];
      }),
    ),
  );
}

/** `€ 21.293,56` at a label that we do not know, and amounts with a code in sentences. */
function signsAtAmounts(sheets: readonly Sheet[], country: string | null): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap(({ text, words }): Candidate[] => {
        const own =
          (words.length <= 2 && signed.test(text)) || parted.test(text)
            ? text
            : (amountWithCode.exec(text)?.groups?.code ?? '');
        const printed = own === '' ? null : readCurrency(own);
        const value = printed === null ? null : currencyIn(printed, country);
        return value === null
          ? []
          : [{ ...placeOf(sheet, words), value, score: 0.8, because: 'its sign at an amount' }];
      }),
    ),
  );
}

/** `Unit price (R)` over amounts and `R 1 128,40`, `Rate (N)`: the one letter is no sign anywhere else. */
function letters(sheets: readonly Sheet[], country: string | null): Candidate[] {
  return oneLetter
    .filter((one) => country === null || country === one.country)
    .flatMap(({ heading, amount, code }) =>
      sheets.flatMap((sheet) =>
        sheet.lines.flatMap((line) =>
          line.segments.flatMap(({ text, words }): Candidate[] => {
            const isHeaded =
              words.length <= mostWords &&
              heading.test(text) &&
              words.some((word) => isAmountWord(word.text));
            return isHeaded || amount.test(text)
              ? [{ ...placeOf(sheet, words), value: code, score: 0.8, because: 'its letter' }]
              : [];
          }),
        ),
      ),
    );
}
const oneLetter = [
  {
    ...{ country: 'ZA', code: 'ZAR', heading: /\p{L}\s\(R\)$/u },
    amount: /^R\s?\d{1,3}(?:[ ,]?\d{3})*[.,]\d{2}$/,
  },
  { country: 'NG', code: 'NGN', heading: /\p{L}\s\(N\)$/u, amount: /^N\s?\d{1,3}(?:,\d{3})*\.\d{2}$/ },
];

/** `One Hundred Twenty Pesos Only` of a buyer whose country has its own: an amount in words. */
function pesos(sheets: readonly Sheet[], country: string | null): Candidate[] {
  const code = country === null ? undefined : ofPesos[country];
  return code === undefined
    ? []
    : sheets.flatMap((sheet) =>
        sheet.lines.flatMap((line) =>
          line.segments.flatMap(({ text, words }): Candidate[] =>
            amountOfPesos.test(text)
              ? [{ ...placeOf(sheet, words), value: code, score: 0.8, because: 'its name' }]
              : [],
          ),
        ),
      );
}
/** Behind an amount, or words of one; pesos are weights as well. */
const amountOfPesos =
  /(?:\d|(?<!\p{L})(?:hundred|thousand|million|only|mil|cien(?:to)?s?|\p{L}*cientos|\p{L}*(?:uno?|d[oó]s|tr[eé]s|cuatro|cinco|seis|siete|ocho|nueve|diez|enta|einte)|millon(?:es)?(?: de)?|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty))\s+pesos(?!\p{L})/iu;
const ofPesos: Readonly<Record<string, string>> = {
  ...{ PH: 'PHP', MX: 'MXN', CL: 'CLP', CO: 'COP', AR: 'ARS' },
};

/** `Insgesamt zu zahlen: 637,68 EUR`, `al prezzo di EUR 1,31` */
const amountWithCode =
  /(?<!\p{L})(?:(?<code>[A-Z]{3})\s?\d[\d.,' ]*[.,]\d{2}(?!\d)|(?<=\d[.,]\d{2}\s?)(?<code>[A-Z]{3})(?!\p{L}))/u;
/** `2 422,18 $`: an amount whose thousands a space parts. */
const parted = /^(?:\p{Sc}\s?)?\d{1,3}(?:\s\d{3})+[.,]\d{2}(?:\s?\p{Sc})?$/u;
/** `€`, `US$` */
const sign = '(?:US|CA?|AU?|NZ|HK|S|R)?\\p{Sc}';
/** Shillings and rupees in letters; they stand with amounts and in headings alone. */
const abbreviation = '(?:K[Ss]hs?|KSHS?|Rs)\\.?';
/** At an amount, or alone in a heading such as `Price €` or `Total Bs`, whose cell may have wrapped it. */
const signed = new RegExp(
  `^(?:${sign}|${abbreviation})\\s?\\d|\\d\\s?\\p{Sc}$|^\\(?(?:${sign}|${abbreviation})\\)?$|^\\p{L}[\\p{L}.-]+\\s\\(?(?:${sign}|${abbreviation}|Bs\\.?|FCFA)\\)?$`,
  'u',
);

/** `EUR`, `(EUR)`, `(EUR):`; `CAD` and `TRY` are words of drawings and requests as well, and Bob is somebody. */
function isCode(text: string): boolean {
  const code = /^\W?([A-Z]{3})\W{0,2}$/.exec(text)?.[1];
  return (
    code !== undefined &&
    // `STENCIL "GBP" BOTH ENDS`: what is to be written somewhere.
    !/["“”„«»]/.test(text) &&
    !['CAD', 'TRY', 'ALL', 'PEN', 'MAD', 'BOB', 'MUR', 'CRC', 'NAD', 'BND'].includes(code) &&
    readCurrency(code) === code
  );
}
