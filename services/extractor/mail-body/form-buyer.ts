import type { ReadFile } from '@orderloom/pages/page.ts';
import type { Draft } from '../draft.ts';
import { sheetsOf } from '../layout/sheet.ts';
import { phrasesOf, type WordKey } from '../lexicon/mail/phrase-pattern.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { chosenFrom, type Said, saidOn } from './named-houses.ts';

const field = (key: WordKey) => new RegExp(`^${phrasesOf(key)}\\s?:\\s*(\\S.*)$`, 'iu');
/** What forms of websites and portals ask for. */
const patterns = {
  company: field('companyFields'),
  person: field('personFields'),
  number: field('orderNumberFields'),
};
/** How to reach who fills in a form, and where his house is. */
const reached = {
  email: field('emailFields'),
  phone: field('phoneFields'),
  street: field('streetFields'),
  postalCode: field('postcodeFields'),
  city: field('townFields'),
};
/** What they must look like: a label like `Adresse:` may be of anything. */
const looks: Record<keyof typeof reached, RegExp> = {
  email: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
  phone: /^\+?[\d ()./-]{6,24}$/,
  street: /^(?=.*\p{L}{3})[\p{L}\d][\p{L}\d .,'’/-]{3,60}$/u,
  postalCode: /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/i,
  city: /^\p{L}[\p{L} .'’()/-]{1,40}$/u,
};
/** So many fields of any kind in a mail's own text are a form; one or two stand in a letter. */
const fewestFields = 4;
const anyField = /^\p{L}[^:]{0,60}:(?:\s|$)/u;
/** A label says what it is; who fills in a form says who he is. */
const confidence = 0.85;

/** The draft with the firm, the person and the number of the order that a form in its e-mail names, where nothing else did. */
export function withFormBuyer(draft: Draft, bodies: readonly ReadFile[]): Draft {
  const said = saidOn(sheetsOf(bodies).filter(({ source }) => source === 'plain'));
  if (said.filter(({ text }) => anyField.test(text)).length < fewestFields) return draft;
  const told = (pattern: RegExp) => onlyOf(said, pattern);
  const [firm, person, number] = [told(patterns.company), told(patterns.person), told(patterns.number)];
  const own = firm === null ? [] : besideFirm(said);
  const { company, contactPerson } = draft.buyer;
  // What another field holds is no firm either.
  const isOpen =
    firm !== null && (company === null || anyField.test(company.value) || isSentence.test(company.value));
  const isFirm = firm !== null && companyKey(contactPerson?.value ?? '') === companyKey(firm.text);
  const isPerson = person !== null && !/[\d@]/.test(person.text) && !hasLegalForm(person.text);
  const surely = (one: Said) => ({ ...chosenFrom(one, 'a field of the form in the e-mail'), confidence });
  const reach = (Object.keys(reached) as (keyof typeof reached)[]).flatMap((role) => {
    const one = draft.buyer[role] === null && firm !== null ? onlyOf(own, reached[role]) : null;
    return one && looks[role].test(one.text) ? [[role, surely(one)] as const] : [];
  });
  // Parts of one address stand together or not at all.
  const isAddress = ['street', 'postalCode', 'city'].every((role) => reach.some(([own]) => own === role));
  const found = reach.filter(([role]) => role === 'email' || role === 'phone' || isAddress);
  return {
    ...draft,
    buyer: {
      ...draft.buyer,
      ...Object.fromEntries(found),
      company: isOpen ? surely(firm) : company,
      contactPerson:
        isPerson && (contactPerson === null || isFirm) ? surely(person) : isFirm ? null : contactPerson,
    },
    ...(number !== null &&
      draft.orderNumber === null &&
      isNumber(number.text) && { orderNumber: surely(number) }),
    doubts: isOpen ? draft.doubts.filter(({ code }) => code !== 'customer_missing') : draft.doubts,
  };
}

/**
 * The fields on end with that of the firm. Below a heading, `Delivery`, stands another place, and below the form its shop:
 * `-- / Example Supplies B.V. / Street: Kade 1`.
 */
function besideFirm(said: readonly Said[]): Said[] {
  const at = said.findIndex(({ text }) => patterns.company.test(text));
  const goesOn = (one: Said | undefined, next: Said | undefined) =>
    one !== undefined &&
    next !== undefined &&
    [one, next].every(({ text }) => filledField.test(text)) &&
    Math.abs(next.segment.line - one.segment.line) <= 1;
  let [first, last] = [at, at];
  while (goesOn(said[first], said[first - 1])) first -= 1;
  while (goesOn(said[last], said[last + 1])) last += 1;
  return said.slice(first, last + 1);
}
const filledField = /^\p{L}[^:]{0,60}:\s*\S/u;

/** `Sent from the order form. IP 10.0.0.1` */
const isSentence = /\p{Ll}{3}[.!?]\s\p{L}/u;

/** What stands behind the one label of its kind; null where several say different things. */
function onlyOf(said: readonly Said[], pattern: RegExp): Said | null {
  const found = said.flatMap((one) => {
    const [, text] = pattern.exec(one.text) ?? [];
    return text === undefined || !/\p{L}|\d/u.test(text) ? [] : [{ ...one, text: text.trim() }];
  });
  return new Set(found.map(({ text }) => companyKey(text))).size === 1 ? found[0]! : null;
}

function isNumber(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d./_-]+(?: [\p{L}\d./_-]+)?$/u.test(text);
}
