import { labelBook, wholeMeanings } from '../lexicon/phrases.ts';
import { hasStreetWord } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import type { BlockLine } from './party-block.ts';
import { isSigner, mayBeCompany, namesPlaceOfWork } from './party-names.ts';

/**
 * `DC 0812` over `Muster Distribution Centre 0812` or `Muster Ltd`, `Job 26071` over `Muster Clinic Building B`, `01 MAIN` or
 * `Location code: 0410` over `MUSTER CLINIC`: what the buyer numbers its places by is no name.
 */
export function withoutPlaceCode(lines: BlockLine[]): BlockLine[] {
  const [code, name] = lines;
  if (!code || !name || hasStreetWord(code.text)) return lines;
  if (isLabelledCode(code.text) && mayBeCompany(name.text, { mayEndInNumber: true })) return lines.slice(1);
  const isHouse = name.text.includes(' ') && !isSigner(name.text);
  const isListed = /^0\d{1,4}\s\p{L}{2,}$/u.test(code.text);
  if (isListed && isHouse && mayBeCompany(name.text)) return lines.slice(1);
  const [, kind = '', number] = /^(\p{L}{1,9})\s#?(\d{1,5})$/u.exec(code.text) ?? [];
  if (number === undefined) return lines;
  const isPlace = number.length >= shortestPlace && namesPlaceOfWork(kind);
  const isName = hasLegalForm(name.text) || name.text.split(' ').includes(number) || (isPlace && isHouse);
  return isName && mayBeCompany(name.text, { mayEndInNumber: true }) ? lines.slice(1) : lines;
}
/** Digits: `Hall 2` is where in the house. */
const shortestPlace = 3;

/** `Location code: 0410` at a label of branches. */
function isLabelledCode(text: string): boolean {
  const [, label = ''] = /^(\p{L}[^:\d]{2,25}):\s*#?\S*\d\S*$/u.exec(text) ?? [];
  return wholeMeanings(labelBook, label)?.some(({ kind }) => kind === 'branch') ?? false;
}
