import type { Candidate } from '../draft.ts';
import { heightOf } from '../layout/boxes.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { companyKey } from '../values/company.ts';
import { vatIdChecks } from '../values/vat-check.ts';
import { readVatId } from '../values/vat-id.ts';
import type { LabelIndex } from './labelled-values.ts';
import { means } from './labels.ts';

/** At its label a number of the tax office counts as it is printed, also in a national form without a country. */
export function vatIdIn(text: string): string | null {
  const [first] = text
    .trim()
    .split(
      /\s[–—-](?:\s|$)|\s*[,;|·•](?:\s|$)|(?<=\d{2})\s+(?=\p{Lu}[\p{L}.]+:?\s)|\s+(?=\p{Lu}[\p{L}.]{1,11}:\s)/u,
    );
  const national = /^(?:[A-Z]{1,4}[-. ]?)?[\dA-Z]*\d[\dA-Z]*(?:[ ./-]{1,2}[\dA-Z]+)*$/.exec(first!)?.[0];
  const isNumber =
    national !== undefined &&
    national.replace(/\D/g, '').length >= 7 &&
    national.length <= 24 &&
    !amount.test(national);
  return readVatId(text) ?? (isNumber ? national : null);
}

/** `MZN 101889.00` at `VAT (16%):` is how much. */
const amount = /^(?:[A-Z]{3} ?)?\d+\.\d{2}$/;

/**
 * A number of the buyer's country's tax office that stands without a label that we know, perhaps behind other words:
 * `Muster GmbH DE 205 755 135`. Of a buyer whose country is not known, one that is not of our own country.
 */
export function vatIdOf(
  { buyer, ours, house }: { buyer: string | null; ours: string | null; house: string },
  text: string,
): string | null {
  const words = text.split(' ');
  const textAt = (from: number, until?: number) => words.slice(from, until).join(' ');
  // The last: `IVA` before a number looks like the country of one.
  const start = words.findLastIndex(
    (word, at) => /^[A-Z]{2,3}(?:[-. ]|\d|$)/.test(word) && readVatId(textAt(at)) !== null,
  );
  const found = start < 0 || !isTheirs(textAt(0, start), house) ? null : readVatId(textAt(start));
  if (!found) return null;
  const country = found.startsWith('EL') ? 'GR' : found.slice(0, 2);
  return (buyer === null ? country !== ours : country === buyer) ? found : null;
}

/** Behind words of a tax office in an order that no lexicon has: `Reg. IVA n.º 508658099`. */
export function vatIdNamed(text: string): string | null {
  if (!manyDigits.test(text)) return null;
  const canadian = /(?<![\d-])\d{5}[ -]?\d{4} ?RT ?\d{4}(?!\d)/.exec(text)?.[0];
  if (canadian && !exemption.test(text)) return canadian;
  // `VAT Registration No. 200817733M purchasing@muster.example`
  const marked = text.split(/\s+[·•|–—-]\s+|\s+[·•](?=[\p{L}\d])|\s+(?=\S+@\S|https?:|www\.)/u);
  if (marked.length > 1) return marked.map(vatIdNamed).find((found) => found !== null) ?? null;
  const number =
    /(?<=\s)(?:(?=[A-Z]{0,3}\d*[\d./-]{6})[A-Z]{0,3}[\dA-Z./-]{7,}|\d{2,3}(?: \d{2,3}){2,3}|\d{3} ?\d{3} ?\d{3})$/.exec(
      text,
    );
  // Of `Tel. 12 34 VAT reg no 81-1914882` only the words behind the last number name this one.
  const before = number && text.slice(0, number.index).split(/\s+/);
  const words = before?.slice(before.findLastIndex((word) => /[\d@]/.test(word)) + 1).join(' ');
  // `Tax date: 24/03/26`
  const isOther = !number || number[0].replace(/\D/g, '').length < fewestDigits || day.test(number[0]);
  return words !== undefined && !isOther && taxWords.test(words) && !exemption.test(text) ? number[0] : null;
}
const day = /^(?:\d{1,2}[./-]\d{1,2}|\d{4}[./-]\d{1,2})[./-]\d{1,4}$/;

/** The shortest numbers of tax offices have as many. */
const fewestDigits = 7;
const manyDigits = /^(?:\D*\d){7}/;

/** `… – N° TVA : FR 77` over `436563395 – RCS Lyon`: a number that the end of its line broke, at the foot of a page. */
export function brokenVatIds(sheets: readonly Sheet[], foreign: ReadonlySet<Segment>): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments, box }, at) => {
      const segment = segments.at(-1);
      const [begin] = (segment && vatIdBegins.exec(segment.text)) ?? [];
      const under = sheet.lines[at + 1]?.segments[0];
      if (begin === undefined || !taxWords.test(segment!.text)) return [];
      if (!under || foreign.has(segment!) || foreign.has(under)) return [];
      const [rest] = /^\d[\d. ]*\d(?![^\s,;.)])/.exec(under.text) ?? [];
      const isNext = under.box[1] - box[3] < closeUnder * heightOf(box);
      const value = rest === undefined || !isNext ? null : readVatId(`${begin}${rest}`);
      if (value === null || readVatId(begin) !== null) return [];
      const words = [segment!.words.at(-1)!, under.words[0]!];
      return [
        {
          ...placeOf(sheet, words),
          value,
          score: ofTwoLines,
          because: 'at the end of a line and in the next',
        },
      ];
    }),
  );
}
/** A country, and perhaps the beginning of its number. */
const vatIdBegins = /(?<=[\s:.])[A-Z]{2} ?[\dA-Z]{0,6}$/;
/** In heights. */
const closeUnder = 0.8;
const ofTwoLines = 0.8;

/** True for words of a tax office before a number as long as those that it gives, `NIF/CIF: B-98350055`; a rate is shorter. */
export function announcesVatId(text: string): boolean {
  // `Tax Exempt No.: E86-1115-6037` is a certificate.
  if (!manyDigits.test(text) || text.includes('%') || exemption.test(text)) return false;
  const [first = -1] = Array.from(text.matchAll(taxWord), ({ index }) => index);
  // A bank account may stand before it.
  return (
    first >= 0 &&
    Array.from(text.slice(first).matchAll(longNumber)).some(
      ([number]) => number.replace(/\D/g, '').length >= fewestDigits,
    )
  );
}
const exemption = /exempt|exonérat|exento|esente|befrei/i;
const longNumber = /(?<!\p{L})\p{L}{0,3}[-.\s]?\d(?:[ ./-]?[\dA-Z]){6,}/gu;

/** True for what may stand before a number of the buyer's tax office: nothing, words of that office, or its house. */
function isTheirs(before: string, house: string): boolean {
  const key = house.slice(0, shortestHouse);
  return (
    before.trim() === '' ||
    taxWords.test(before) ||
    (key.length === shortestHouse && companyKey(before).includes(key))
  );
}

/** Shorter beginnings of a name are in too many others. */
const shortestHouse = 5;

/** What stands on a line of somebody else: `Forwarder: Trans Speed   FR40303265045`. */
export function ofOthers(sheets: readonly Sheet[], { labelled }: LabelIndex): Segment[] {
  const named = (segment: Segment) => {
    const own = labelled.get(segment);
    return own !== undefined && own.form !== 'whole' && means(own, 'vatId');
  };
  return sheets.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) => {
      const label = segments[0] && labelled.get(segments[0]);
      // `Supplier: VAT no. …`: another label follows at once, wherever on the line they stand.
      const isTold = (segment: Segment) => {
        const party = labelled.get(segment);
        const behind = party ? segment.text.slice(party.text.length) : '';
        return party !== undefined && means(party, 'otherParty', 'supplier') && /\d/.test(behind);
      };
      const told = segments.filter((segment, at) => at > 0 && isTold(segment));
      const isOther =
        label &&
        (label.form !== 'whole' || isTold(segments[0]!)) &&
        means(label, 'otherParty', 'other', 'supplier');
      // `Seat: Leeds · HRB 4711 · VAT no. …`: the register of the house, not somebody else.
      const isRegister =
        isOther && !means(label, 'otherParty', 'supplier') && taxWords.test(label.segment.text);
      if (!isOther || isRegister || taxWords.test(label.text)) return told;
      // `Fax: 705-555-0132`, and farther right a number of the tax office with a label of its own.
      const isApart = (segment: Segment) => !means(label, 'otherParty', 'supplier') && named(segment);
      return segments.filter((segment) => told.includes(segment) || !isApart(segment));
    }),
  );
}

/** Asked about: below every threshold that lets an order through. */
const amongRivals = 0.75;

/**
 * Numbers of the tax office at labels of the buyer that are not the same: one of them is that of another register, and
 * somebody has to say which. A country before a number, and the word for the tax itself, speak for it.
 */
function weighVatIds(candidates: readonly Candidate[]): Candidate[] {
  const key = ({ value }: Candidate) => value.replace(/\D/g, '');
  const labelled = candidates.filter(({ because }) => because.startsWith('at '));
  if (new Set(labelled.map(key)).size < 2) return [...candidates];
  const isNamed = ({ value, because }: Candidate) => /^[A-Z]{2}/.test(value) || forTax.test(because);
  const named = new Set(labelled.filter(isNamed).map(key));
  return candidates.map((candidate) => ({
    ...candidate,
    score:
      Math.min(amongRivals, candidate.score) * (named.size === 1 && !named.has(key(candidate)) ? 0.9 : 1),
  }));
}
/** Numbers of the buyer, weighed: those of a seller's country are the seller's, where others stand beside them. */
export function withoutForeign(
  { buyer, sellers }: { buyer: string | null; sellers: ReadonlySet<string> },
  candidates: readonly Candidate[],
): Candidate[] {
  const isSellers = ({ value }: Candidate) => {
    const country = /^[A-Z]{2}(?=\d)/.exec(value)?.[0] ?? '';
    return country !== buyer && sellers.has(country);
  };
  const own = candidates.filter((candidate) => !isSellers(candidate));
  return weighVatIds(own.length > 0 ? own : candidates);
}

const forTax = /(?<!\p{L})(?:vat|ust|mwst|btw|tva|iva|moms|se)(?!\p{L})/iu;

/** Languages of one country, for addresses that print none. */
export const homes: Readonly<Record<string, string>> = {
  it: 'IT',
  pl: 'PL',
  da: 'DK',
};

/** How some countries print the numbers of their tax offices without their code. */
const nationalForms: Readonly<Record<string, RegExp>> = {
  IT: /^\d{11}$/,
  PL: /^\d{10}$|^\d{3}-\d{3}-\d{2}-\d{2}$|^\d{3}-\d{2}-\d{2}-\d{3}$/,
  ES: /^[A-HJNPQRSUVW]-?\d{7}[\dA-J]$/,
  DK: /^\d{8}$/,
  US: /^\d{2}-\d{7}$/,
};

/** What tax offices are called, before a number of one. */
const taxWords =
  /(?:^|[^\p{L}])(?:vat|ust|mwst|steuer|btw|tva|iva|nip|moms|cvr|trn|gstin|nif|nipc|contribuinte|cnpj|rfc|cif|uid|tax|fiscal|fiscale|identyfikator)(?![\p{L}])/iu;

const taxWord = new RegExp(taxWords.source, 'giu');

/** Digits behind a label that is none of the tax office: `Sagsnr. 45007781` is as long as a Danish CVR number. */
export function namedNumbers(sheets: readonly Sheet[]): Segment[] {
  return sheets.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) =>
      segments.filter(({ text }, at) => {
        const label = segments[at - 1]?.text ?? '';
        return /^\d+$/.test(text) && /^[^\d@]*\p{L}[^\d@]*$/u.test(label) && !taxWords.test(label);
      }),
    ),
  );
}

/** A text that is nothing but such a number, or that ends with it behind words of the tax office. */
export function nationalVatId(country: string | null, house: string, text: string): string | null {
  const form = country === null ? undefined : nationalForms[country];
  if (!form) return null;
  const [, before = '', number = ''] = /^(.*?\s)?(\S+)$/.exec(text) ?? [];
  // `+45 95188347` behind an e-mail address of the house; a number whose check digit is right is none.
  const isPhone = /\+/.test(before) || (before.includes('@') && vatIdChecks(`${country}${number}`) !== true);
  return form.test(number) && !isPhone && isTheirs(before, house) ? number : null;
}
