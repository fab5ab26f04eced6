import { isAnybodys } from '@orderloom/orders/mail-domains.ts';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { makeDoubt } from '../doubt.ts';
import type { Draft } from '../draft.ts';
import { domainName } from '../fields/domains.ts';
import { isFirstName, isInitialled, isOccupation } from '../fields/signed-lines.ts';
import { type Sheet, sheetsOf } from '../layout/sheet.ts';
import { yourWords } from '../lexicon/possessives.ts';
import { companyKey, hasLegalForm, looksLikePerson } from '../values/company.ts';
import { domainOf } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice, namesTrade, withoutOffice } from '../values/house-words.ts';
import { announcedHouse, introduced } from './introduced-house.ts';
import { agreement, namesOfSender } from './name-agreement.ts';
import { chosenFrom, isName, namesIn, partsOf, type Said, saidOn } from './named-houses.ts';
import { isGreeting, withoutRoleBefore } from './role-before.ts';
import type { Sender } from './sender.ts';
import { isPerson, isRole, lastSigner, signerBeside } from './signers.ts';

/** So much of the sender's domain or name the words of a line of its own make up, and those in a sentence. */
const least = { line: 0.5, sentence: 0.6 } as const;
/** One word, or one that begins as people are called, is a firm where nearly all of the domain is it. */
const leastAlone = 0.9;

interface Named extends Said {
  /** It is all that its line, or a part of it, says. */
  isAlone: boolean;
  /** How much of the sender's domain or name it makes up. */
  share: number;
}

/**
 * The draft with the firm that the text of its e-mail names without a legal form, where the sender's domain or name is
 * the same; with the one beside it who signs. Nobody who sends is the firm, nor is an office.
 */
export function withSenderHouse(draft: Draft, bodies: readonly ReadFile[], sender: Sender | null): Draft {
  return withoutRoleBefore(withHouse(draft, bodies, sender));
}

function withHouse(draft: Draft, bodies: readonly ReadFile[], sender: Sender | null): Draft {
  if (sender === null || bodies.length === 0) return draft;
  const { company } = draft.buyer;
  const isNobody = company !== null && isNoFirm(company.value, sender);
  const isOfMail = company?.places.every(({ file }) => bodies.some(({ name }) => name === file)) ?? true;
  if (!isOfMail) return isNobody ? withoutCompany(draft) : draft;
  const sheets = sheetsOf(bodies);
  const agreed = firmIn(sheets, sender);
  const told = introduced(sheets);
  const announced = announcedHouse(sheets);
  const firm = announced ?? agreed ?? told?.firm ?? signedTrade(sheets, sender);
  const own = withIntroduced(draft, told?.person ?? null);
  const isBetter =
    company === null ||
    isNobody ||
    announced !== null ||
    (agreed !== null && (isLess(company.value, agreed) || isSenderAlone(company.value, agreed, sender)));
  if (firm !== null && (isBetter || isWithin(firm.text, company.value)))
    return withFirm(withoutPlaceOfGoods(own), firm, sender);
  return withSenderAsFirm(withSigner(isNobody ? withoutCompany(own) : own, sheets, sender), sender);
}

/** Less than what a mail says of itself in its text: a person has to look. */
const confidenceOfSender = 0.6;

/** The firm that a mail says it is from, `Malerbetrieb Zünd <info@…>`, where its text names none. */
function withSenderAsFirm(draft: Draft, sender: Sender): Draft {
  const { name } = sender;
  const { company: read, contactPerson: signer } = draft.buyer;
  const isFirm = namesTrade(name) || hasLegalForm(name);
  const isTold = (isFirm && !isPerson(name)) || isHouseOf(sender, signer?.value ?? '');
  if (read !== null || !isTold || isOffice(name) || isOccupation(name)) return draft;
  // `Scan Copier` writes from scan-copier.example as well.
  const isSure = isFirm || isOfSigner(sender, signer?.value ?? '');
  const company = { value: name, confidence: confidenceOfSender, places: [], because: "the e-mail's sender" };
  return {
    ...draft,
    buyer: { ...draft.buyer, company },
    doubts: draft.doubts.filter(({ code }) => !isSure || code !== 'customer_missing'),
  };
}

/** `Weberei Lind <info@weberei-lind.example>`, and whose mail `Eva Lind` signs: no person, for it begins with no name of one. */
function isHouseOf({ address, name }: Sender, signer: string): boolean {
  const [first = '', ...others] = name.split(' ');
  const last = foldWord(others.at(-1) ?? '');
  if (last === '' || first.length < shortestTrade || isGivenName(first) || honorific.test(name)) return false;
  const domain = domainOf(address);
  const isOfDomain = !isAnybodys(domain) && companyKey(name) === domainName(domain);
  return isOfSigner({ name }, signer) || isOfDomain;
}

function isOfSigner({ name }: Pick<Sender, 'name'>, signer: string): boolean {
  const [first = '', ...others] = name.split(' ');
  const [given = '', ...surname] = signer.split(' ').map(foldWord);
  return (
    surname.at(-1) === foldWord(others.at(-1) ?? '') &&
    given !== foldWord(first) &&
    isGivenName(signer.split(' ')[0]!)
  );
}
/** `Hr.`, `Dr.` */
const shortestTrade = 4;

/** `Anna von Hofladen Weber` is Anna. */
function withIntroduced(draft: Draft, person: Said | null): Draft {
  const { contactPerson: contact } = draft.buyer;
  if (person === null || !(contact?.value.startsWith(`${person.text} `) ?? true)) return draft;
  return { ...draft, buyer: { ...draft.buyer, contactPerson: chosenFrom(person, 'introduces himself') } };
}

/** What is read in a sentence as a firm, beside one that signs and has the sender's domain: the place of the goods. */
function isLess(company: string, { isAlone, text }: Named): boolean {
  const [key, own] = [company, text].map(companyKey) as [string, string];
  return isAlone && !hasLegalForm(company) && !key.includes(own) && !own.includes(key);
}

/** The name of who sends, where a sentence names the house that his domain is called after: `on behalf of Muster House`. */
function isSenderAlone(company: string, { text, share }: Named, { name }: Sender): boolean {
  const isOwn = companyKey(company) === companyKey(name) && companyKey(text) !== companyKey(name);
  return isOwn && share >= leastAlone && !namesTrade(company) && !hasLegalForm(company);
}

/** Where the goods go is no address of another firm. */
function withoutPlaceOfGoods(draft: Draft): Draft {
  const { buyer, shipTo } = draft;
  const isPlace = buyer.company !== null && buyer.company.value === shipTo.company?.value;
  const none = { street: null, postalCode: null, city: null, country: null };
  return isPlace ? { ...draft, buyer: { ...buyer, ...none } } : draft;
}

function withFirm(draft: Draft, firm: Said, sender: Sender): Draft {
  const { contactPerson: contact } = draft.buyer;
  const isFirm =
    contact !== null &&
    ([companyKey(firm.text), ''].includes(companyKey(contact.value)) ||
      firm.text.endsWith(` ${contact.value}`));
  const isNobody = contact === null || isFirm || isRole(contact.value);
  const signer = isNobody ? signerBeside(firm, sender) : null;
  const contactPerson = signer ? chosenFrom(signer, 'signs beside the firm') : isNobody ? null : contact;
  const company = chosenFrom(firm, "the e-mail's text names it as its sender");
  return {
    ...draft,
    buyer: { ...draft.buyer, company, contactPerson },
    doubts: draft.doubts.filter(({ code }) => code !== 'customer_missing'),
  };
}

/** `Eline Vos, Vos Medisch BV` has the firm in it. */
function isWithin(firm: string, company: string): boolean {
  return (
    firm !== company && (hasLegalForm(firm) || !hasLegalForm(company)) && partsOf(company).includes(firm)
  );
}

/** The sender's own name, a first name, or an office: printed where firms stand, and none. */
function isNoFirm(company: string, { name }: Sender): boolean {
  if (isOffice(company) || isOccupation(company) || isGreeting(company)) return true;
  if (hasLegalForm(company) || namesTrade(company)) return false;
  const isSender = companyKey(company) === companyKey(name) && isPerson(company);
  return isSender || isFirstName(company) || (looksLikePerson(name) && name.split(' ')[0] === company);
}

function withoutCompany(draft: Draft): Draft {
  const missing = makeDoubt('customer_missing', 'customer.company', [], []);
  const others = draft.doubts.filter(({ path }) => path !== missing.path);
  return { ...draft, buyer: { ...draft.buyer, company: null }, doubts: [...others, missing] };
}

/** Who signs, beside the firm that was read or alone, where nobody else is named. */
function withSigner(draft: Draft, sheets: readonly Sheet[], sender: Sender): Draft {
  const { company, contactPerson: contact } = draft.buyer;
  if (contact !== null && !isRole(contact.value)) return draft;
  const firm = saidOn(sheets).find(({ text }) => company !== null && partsOf(text).includes(company.value));
  const beside = firm ? signerBeside({ ...firm, text: company!.value }, sender) : null;
  const signer = beside ?? lastSigner(sheets, sender);
  const contactPerson = signer ? chosenFrom(signer, 'signs the e-mail') : null;
  return { ...draft, buyer: { ...draft.buyer, contactPerson } };
}

function firmIn(sheets: readonly Sheet[], sender: Sender): Named | null {
  const names = namesOfSender(sender);
  if (names.length === 0) return null;
  const shareOf = (text: string) =>
    Math.max(...names.map((name) => agreement(text.split(/[\s'’-]+/).filter(Boolean), name)));
  const found = saidOn(sheets).flatMap((said) =>
    partsOf(said.text).flatMap((part): Named[] => {
      const whole = withoutOffice(part).replace(place, '');
      const named = whole.replace(yours, '');
      const bare = shareOf(named) < shareOf(whole) ? whole : named;
      const isAlone = isName(bare);
      const texts = isAlone ? [bare] : namesIn(part, (word) => shareOf(word) > 0);
      return texts.map((text) => ({ ...said, text, isAlone, share: shareOf(text) }));
    }),
  );
  const [best] = found
    .filter((named) => isFirm(named, sender))
    .sort((one, other) => weightOf(other) - weightOf(one));
  return best ?? null;
}

/** `Muster Depot` is a place of Muster. */
const place =
  /(?<=\p{L} .*)\s+(?:depots?|dépôt|warehouse|stores|lager|zentrallager|filiale|magazijn|almacén|magazzino|armazém|magazyn|lageret)$/iu;

/** `Ihr Praxisteam Lind`, but not `Vos Medisch`. */
const yours = new RegExp(`^(?:${[...yourWords].join('|')})\\s+(?=\\p{Lu})`, 'iu');

/** What has a legal form, what stands alone, what agrees more; the last, of equals. */
function weightOf({ text, isAlone, share, line }: Named): number {
  return (hasLegalForm(text) ? 2 : 0) + (isAlone ? 1 : 0) + share + line * ofLine;
}
const ofLine = 1e-5;

function isFirm({ text, isAlone, share }: Named, sender: Sender): boolean {
  const isUnsure = !text.includes(' ') || isGivenName(text.split(' ')[0]!);
  const wanted = isUnsure && !namesTrade(text) ? leastAlone : least[isAlone ? 'line' : 'sentence'];
  if (share < wanted) return false;
  if (hasLegalForm(text)) return true;
  if (isOffice(text) || isOccupation(text) || isInitialled(text) || isMailbox(text, sender)) return false;
  // `Simon Kommunikation` is signed beside `Lea Simon`; who else is called `Anna Velto` is a person.
  const isBesidePerson = isPerson(sender.name) && companyKey(sender.name) !== companyKey(text);
  return !isPerson(text.replace(honorific, '')) || (isBesidePerson && !isFirstName(text));
}

/** `p.girard@…` is that of `Paul Girard`. */
function isMailbox(text: string, { address }: Sender): boolean {
  const bare = (part: string) => foldWord(part).replace(/[^a-z\d]/g, '');
  const [first = '', ...others] = text.split(' ').map(bare);
  const box = bare(address.split('@')[0]!);
  const last = others.at(-1);
  return last !== undefined && first !== '' && box.startsWith(first[0]!) && box.slice(1).includes(last);
}

/** A signature has at most so many lines. */
const mostSigned = 5;

/** `Gasthof Adler` over `Resi Huber`: a kind of firm signed beside a person at the end of a mail. */
function signedTrade(sheets: readonly Sheet[], sender: Sender): Said | null {
  const said = saidOn(sheets).slice(-mostSigned);
  const named = said.flatMap((one) => partsOf(one.text).map((text) => ({ ...one, text })));
  return (
    named.findLast(
      (one) =>
        one.text.includes(' ') &&
        one.segment.text.length <= longestSigned &&
        isName(one.text) &&
        namesTrade(one.text) &&
        !isOffice(one.text) &&
        !isOccupation(one.text) &&
        isPerson(signerBeside(one, sender)?.text ?? ''),
    ) ?? null
  );
}
const longestSigned = 60;
