import { tellsAge } from '../lexicon/sayings.ts';
import { hasLegalForm } from '../values/company.ts';
import type { BlockLine } from './party-block.ts';

/** Without `the mill on the river since 1890`, which stands between the name of a house and its owners or its address. */
export function withoutSayings(lines: readonly BlockLine[]): readonly BlockLine[] {
  return lines.filter(({ text }, at) => at === 0 || !isSaying(text));
}

/** The year is its one number: what else has any may be an address or a way of contact. */
function isSaying(text: string): boolean {
  return tellsAge(text) && !hasLegalForm(text) && !/[@\d]/.test(text.replace(/(?<!\d)\d{4}(?!\d)/, ''));
}
