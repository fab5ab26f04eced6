import type { Candidate, Chosen } from '../draft.ts';
import { companyKey, hasLegalForm, looksLikePerson } from '../values/company.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice, namesTrade } from '../values/house-words.ts';
import { namesBuyer } from './composed-labels.ts';
import { asksForPerson, initialledIn, surnameFirst } from './person-names.ts';
import type { ReadBlock } from './read-blocks.ts';
import { isFirstName } from './signed-lines.ts';

/** `Muster Ltda – Matriz` is the house `Muster Ltda`: behind the legal form a dash parts which of its places. */
export function houseKey(name: string): string {
  const [house = ''] = name.split(/\s[–—-]\s/);
  return companyKey(hasLegalForm(house) ? house : name);
}

/** `CHR Sainte-Muster` is `Centre Hospitalier Régional Sainte-Muster`: the first words by their initials. */
export function isInitialled(short: string, whole: string): boolean {
  const [initials = '', ...rest] = short.split(' ');
  const words = whole.split(' ');
  const begun = words.slice(0, initials.length);
  return (
    /^\p{Lu}{2,6}$/u.test(initials) &&
    rest.length > 0 &&
    begun.map((word) => word[0]!.toUpperCase()).join('') === initials &&
    companyKey(words.slice(initials.length).join(' ')) === companyKey(rest.join(' '))
  );
}

/** `Reusstal AG`, whose first word is a picture or a line of its own, by the full name that its domain has. */
export function inFull(chosen: Chosen, named: readonly Candidate[], domains: ReadonlySet<string>): Chosen {
  const whole = named.find(
    ({ value }) =>
      value.endsWith(` ${chosen.value}`) &&
      hasLegalForm(chosen.value) &&
      [...domains].some((domain) => companyKey(value).startsWith(domain)),
  );
  return whole ? { ...chosen, value: whole.value } : chosen;
}

/** `MUSTER Garden Muster & Co. Ltd`: the logo, before the name that stands elsewhere without it. */
export function withoutLogo(name: string, names: readonly string[]): string {
  const own = names.find((other) => {
    const logo = name.endsWith(` ${other}`) ? name.slice(0, -other.length - 1) : '';
    return logo.length > 1 && logo === logo.toUpperCase() && hasLegalForm(other) && isIn(logo, other);
  });
  return own ?? name;
}

/** Letters of a name that are enough to tell a house by. */
export const shortestPart = 5;

export function isIn(brand: string, house: string): boolean {
  const key = companyKey(brand);
  return key.length >= shortestPart && companyKey(house).includes(key);
}

/** `Modehaus Muster`, `Commune de Muster`: where no name has a legal form, one with what the house does needs none. */
export function namesHouse(name: string): boolean {
  const [first, ...others] = name.split(' ');
  // `Alice Mills`, but `Cedar Ridge School District`
  const isCalled = honorific.test(name) || (others.length === 1 && isGivenName(first!));
  return others.length > 0 && namesTrade(name) && !isCalled;
}
export const houseByTrade = 0.92;

/** `Issued by` over a name, a telephone number and an address: where a firm is named elsewhere, it sits there. */
export function isOfPerson({ block, party }: ReadBlock): boolean {
  return block.role === 'buyer' && isPerson(party.company?.value ?? '');
}

export function isPersonsName(printed: string): boolean {
  const [first = '', post = ''] = printed.split(', ');
  // `M. Muster, afdeling Openbare Ruimte`
  const called = isOffice(post.split(' ')[0]!) ? first : printed;
  const name = called.replace(honorific, '');
  return looksLikePerson(name) || surnameFirst(name) !== null || initialledIn(called) !== null;
}

/** `BUYER PH 704 …`, `BUYER EM …`: a label whose second word nobody knows. */
export function isLabelOfBuyer(name: string): boolean {
  const [first = '', second = '', ...more] = name.split(' ');
  return more.length === 0 && second.length <= longestOfLabel && namesBuyer(first);
}
const longestOfLabel = 3;

/** `Ordered by: Olga`. */
export function isFirstNameAt({ block, party }: ReadBlock): boolean {
  const [label = ''] = block.segments[0]?.text.split(':') ?? [];
  return isFirstName(party.company?.value ?? '') && asksForPerson(label);
}

export function isPerson(name: string): boolean {
  return !hasLegalForm(name) && looksLikePerson(name) && isGivenName(name.split(' ')[0]!.split('-')[0]!);
}
