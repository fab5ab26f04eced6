import { remembered } from './remembered.ts';

/** VAT numbers of the EU, Great Britain, Switzerland and Norway; spaces and dots may stand inside. */
const forms =
  /\b(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z\d]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|GB\d{9}(?:\d{3})?|HR\d{11}|HU\d{8}|IE\d[A-Z\d]\d{5}[A-Z]{1,2}|IT\d{11}|LT\d{9}(?:\d{3})?|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10}|CHE\d{9}|NO\d{9}MVA)(?!\d)/;
const whole = new RegExp(`^${forms.source}$`);

/** Of countries around these, any digits; other letters before digits are numbers of orders and states: `PO-2025-00281`. */
const others =
  /(?<=^|[^A-Z])(?:XI|EU|IS|LI|TR|UA|RS|MK|ME|AL|BA|MD|GE|SM|MC|AD|GI|IL|IN|AE|SA|ZA|AU|NZ|SG|MX|BR|CL|AR)\d{8,12}$/;

/** The first VAT number in a text, without spaces and dots, or null. */
export const readVatId = remembered((text): string | null => {
  if (!letter.test(text) || !twoDigits.test(text)) return null;
  const printed = text.toUpperCase();
  const found = forms.exec(printed)?.[0] ?? spaced(printed) ?? others.exec(withoutGaps(printed))?.[0];
  return found ?? canadian.exec(printed)?.[0].replace(/\s/g, '') ?? null;
});
/** What no VAT number is without. */
const letter = /\p{L}/u;
const twoDigits = /\d\D*\d/;

function withoutGaps(text: string): string {
  return text.replace(/(?<=[A-Z\d])[\s.-](?=[A-Z\d])/g, '');
}

/** `80551 2207 RT0001`: the account for GST and HST. */
const canadian = /(?<![A-Z\d])(?:\d{5} ?\d{4}|\d{3} \d{3} \d{3}) ?RT ?\d{4}(?!\d)/;

/** A number is printed in at most this many groups. */
const mostGroups = 7;
/** `DE21 4625 1630 0000 …`: groups of four are a bank account. */
const bankAccount = /^[A-Z]{2}\d{2}(?: [A-Z\d]{4}){3}/;

/** With a label glued before it: a longer word holds none. */
const longestGroup = 60;
const groupOne = /(?<![A-Z\d])[A-Z]{2,3}[-.]?(?:[-.]?[A-Z\d])*$/;

/** The first number whose groups stand apart, `DE 126 118 402` or `NL 0038.12.774.B.01`, whatever is before and behind. */
function spaced(text: string): string | null {
  const words = text.split(/\s+/).map((word) => word.replace(/^[(:]+|[),;:.]+$/g, ''));
  for (const [start, first] of words.entries()) {
    const begin = first.length > longestGroup ? undefined : groupOne.exec(first)?.[0];
    if (!begin || bankAccount.test([begin, ...words.slice(start + 1, start + 4)].join(' '))) continue;
    for (let groups = 1; groups <= mostGroups; groups++) {
      const joined = [begin, ...words.slice(start + 1, start + groups)].join('').replace(/[.-]/g, '');
      if (whole.test(joined)) return joined;
    }
  }
  return null;
}
