import { plainWords } from './plain-words.ts';

/** A number in a register of firms. */
export interface RegisterNumber {
  /** Without separators and leading zeros. */
  digits: string;
  /** `HRB`, `FN`, `SC`; '' when the text does not say. */
  register: string;
  /** True when the register is a whole country's; else each court, or chamber, counts from 1. */
  isNational: boolean;
  /** The court as plain words, none when the text does not say. */
  court: string[];
}

const localRegisters = /(?<!\p{L})(HRA|HRB|GNR|PR|VR|REA)(?!\p{L})/u;
/** `SC123456`, `NI 012345` of Britain; `FN 123456a` of Austria, whose last letter is a check digit. */
const nationalForms = [
  /(?<!\p{L})(SC|NI|OC|SO|NC)\s?\d{6}(?!\d)/u,
  /(?<!\p{L})(FN)\s?\d{1,6}\s?[A-Z](?!\p{L})/u,
];
/** A country's register has so many digits at least; those of a court have up to six. */
const nationalDigits = 7;
/** Of a French place of business; its firm has the first nine. */
const siretDigits = 14;
const sirenDigits = 9;
const words = new Set(
  `amtsgericht ag registergericht handelsregister handelsregisternummer handelsregisternr register registernummer registro
  registre registered registration reg gericht court beim unter eingetragen eintrag in im at no nr nummer number num der di
  de hra hrb gnr pr vr rea fn sc ni oc so nc company kvk coc kbo siren siret rcs krs cvr cciaa camera commercio imprese
  mercantil hoja`.split(/\s+/),
);

/** Reads `HRB 12345`, `Amtsgericht Köln, HRB 12345`, `KvK 12345678`; null for less than four digits. */
export function registerNumber(text: string | null | undefined): RegisterNumber | null {
  const upper = (text ?? '').toUpperCase();
  const printed = upper.replace(/\D/g, '');
  const digits = (printed.length === siretDigits ? printed.slice(0, sirenDigits) : printed).replace(
    /^0+/,
    '',
  );
  if (digits.length < 4) return null;
  const local = localRegisters.exec(upper.replace(/(?<=\p{L})(?=\d)/gu, ' '))?.[1];
  const national = nationalForms.map((form) => form.exec(upper)?.[1]).find((found) => found !== undefined);
  return {
    digits,
    register: local ?? national ?? '',
    isNational: local === undefined && (national !== undefined || printed.length >= nationalDigits),
    court: plainWords(text!).filter((word) => word.length > 1 && !/\d/.test(word) && !words.has(word)),
  };
}

/** `perhaps`: the numbers agree, but each court has one of that number, and one of both does not say which it is. */
export function compareRegisterNumbers(a: RegisterNumber, b: RegisterNumber): 'same' | 'perhaps' | 'other' {
  const isOtherRegister = a.register !== '' && b.register !== '' && a.register !== b.register;
  if (a.digits !== b.digits || isOtherRegister) return 'other';
  if (a.isNational || b.isNational) return 'same';
  if (a.court.length === 0 || b.court.length === 0) return 'perhaps';
  return isWithin(a.court, b.court) || isWithin(b.court, a.court) ? 'same' : 'other';
}

/** Whether the numbers are of two firms: of one register, a country's or of a court that both tell, and other digits. */
export function differsAsEntry(a: RegisterNumber, b: RegisterNumber): boolean {
  if (a.digits === b.digits || a.register !== b.register || a.isNational !== b.isNational) return false;
  return a.isNational
    ? a.digits.length === b.digits.length
    : a.register !== '' && a.court.length > 0 && b.court.length > 0;
}

/** `Charlottenburg` in `Berlin (Charlottenburg)`, `MI` in `Milano`. */
function isWithin(words: string[], all: string[]): boolean {
  return words.every((word) => all.some((other) => other.startsWith(word)));
}
