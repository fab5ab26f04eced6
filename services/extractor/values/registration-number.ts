import { remembered } from './remembered.ts';

/** Names of registers of firms with the number behind them; what is printed between is short. */
const forms: readonly RegExp[] = [
  // A German court's.
  /(?<!\p{L})(?:HR\s?[AB]|GnR)(?:[\s.:-]|Nr)*\d{1,6}(?:\s?[A-Z](?![\p{L}\d]))?/u,
  // Austria's, with a check letter.
  /(?<!\p{L})FN[\s.:]*\d{1,6}\s?[a-z](?![\p{L}\d])/u,
  // The Netherlands'.
  /(?<!\p{L})(?:kvk|k\.v\.k\.|kamer van koophandel)[^\d\n]{0,20}\d{2}[ .]?\d{3}[ .]?\d{3}(?!\d)/iu,
  // France's, of the firm and of a place of business.
  /(?<!\p{L})(?:siren|siret|rcs|r\.c\.s\.)(?:(?!tva)[^\d\n]){0,30}\d{3}[ .]?\d{3}[ .]?\d{3}(?:[ .]?\d{5})?(?!\d)/iu,
  /(?<!\d)\d{3} ?\d{3} ?\d{3} (?:rcs|r\.c\.s\.)(?!\p{L})(?: \p{Lu}[\p{L}-]+)?/iu,
  // Britain's.
  /(?<!\p{L})(?:compan(?:y|ies)|registered|registration|reg)(?:\s(?:house|reg(?:istration|istered)?\.?|in|england|scotland|wales|and|&|northern|ireland|no\.?|number|nr\.?))*[\s.:#-]*(?:(?:SC|NI|OC|SO|NC)\s?\d{6}|\d{7,8})(?![\d ]*\d)/iu,
  // That of an Italian chamber of commerce.
  /(?<!\p{L})R\.?E\.?A\.?[\s.:n°-]*(?:[A-Z]{2}[\s/–-]*)?\d{5,7}(?!\d)/u,
  // Poland's.
  /(?<!\p{L})KRS[^\d\n]{0,6}\d{10}(?!\d)/u,
  // Denmark's.
  /(?<!\p{L})CVR[^\d\n]{0,10}\d{2} ?\d{2} ?\d{2} ?\d{2}(?!\d)/iu,
];
const court =
  /(?<!\p{L})(?:Amtsgericht|Registergericht|AG)[\s.:]+((?!HR[AB])\p{Lu}[\p{L}.-]+(?:[\s-]\(?(?:am|an der|im|ob der|v\.\s?d\.|\p{Lu}(?!R[AB])[\p{L}.-]+)\)?)*)/u;
const vatBefore = /(?:vat|ust|btw|tva|moms|tax)[\s.-]*$/iu;

/** Where a number in a register of firms stands in a text, with its register's name; null when there is none. */
export const readRegistrationNumber = remembered((text): string | null => {
  if (!register.test(text)) return null;
  for (const form of forms) {
    const found = form.exec(text);
    if (found && !vatBefore.test(text.slice(Math.max(0, found.index - 20), found.index)))
      return found[0].replace(/\s+/g, ' ').trim();
  }
  return null;
});

/** What all of them name their register by. */
const register = /(?<!\p{L})(?:HR|GnR|FN|kvk|k\.v|kamer|sire|rcs|r\.c\.|compan|reg|R\.?E\.?A|KRS|CVR)/iu;

/** The seat of a court of register in a text: `Köln` in `Amtsgericht Köln, HRB 12345`. */
export function readRegisterCourt(text: string): string | null {
  return court.exec(text)?.[1]?.trim() ?? null;
}

/** True for a line of the foot that begins with the court of register: `AG Köln HRB 12345` is no stock company. */
export function isOfRegister(text: string): boolean {
  return court.exec(text)?.index === 0 && readRegistrationNumber(text) !== null;
}
