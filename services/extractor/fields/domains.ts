import { freeMail } from '@orderloom/pages/free-mail.ts';
import { heightOf } from '../layout/boxes.ts';
import type { Sheet } from '../layout/sheet.ts';
import { patternOf, phrasesIn } from '../lexicon/word-patterns.ts';
import { readCityLine } from '../values/address.ts';
import { townOfAuthority } from '../values/authorities.ts';
import { companyKey } from '../values/company.ts';
import { domainOf, isMailboxForOrders, isMailboxForSales, readEmails } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { namesTrade } from '../values/house-words.ts';
import { readPhone } from '../values/phone.ts';
import { holdCity, type PartyBlock } from './party-block.ts';

/** Names of houses in domains are at least this long; shorter ones begin too many words. */
const shortestName = 4;
const site = /(?:www\.|https?:\/\/)([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/giu;

/**
 * The names in the mail and web domains that the pages print, without ours, those of free mail, and what may be how to
 * reach the supplier: where two houses stand at the head, the name that is printed
 * once, in the address of one of them, while another one is printed again and again, or while the other house stands
 * beside it in the same letters and more than the one is told how to be reached.
 */
export function domainsOfPaper(
  blocks: readonly PartyBlock[],
  sheets: readonly Sheet[],
  supplierEmail: string | null,
): Set<string> {
  const names = namesIn(sheets, supplierEmail);
  const count = (name: string) => names.filter((other) => other === name).length;
  const heads = blocks.filter(
    ({ role, lines }) => role === 'letterhead' && lines.length >= linesOfHouse && holdCity(lines),
  );
  const isOften = (name: string) => names.some((other) => other !== name && count(other) > 1);
  const isIn =
    (name: string) =>
    ({ lines }: PartyBlock) =>
      lines.some(({ text }) => readEmails(text).some((mail) => domainName(domainOf(mail)) === name));
  const isTwin = (block: PartyBlock) => {
    const twins = heads.filter((other) => other !== block && areTwins(block, other));
    return twins.length > 0 && !isOnlyReached(block, twins);
  };
  const tellsNothing = (name: string) => {
    const house = count(name) > 1 ? undefined : heads.find(isIn(name));
    return house !== undefined && (isOften(name) || isTwin(house));
  };
  return new Set(names.filter((name) => heads.length < 2 || !tellsNothing(name)));
}

/**
 * With a mailbox of those who buy, or at the right of addresses that tell no way to reach them, with its telephone and no
 * mailbox of those who sell: a letter has the house that writes there.
 */
function isOnlyReached({ lines, segments: [first] }: PartyBlock, twins: readonly PartyBlock[]): boolean {
  const mailsIn = (texts: PartyBlock['lines']) => texts.flatMap(({ text }) => readEmails(text));
  const mails = mailsIn(lines);
  if (mails.some(isMailboxForOrders))
    return twins.every((twin) => !mailsIn(twin.lines).some(isMailboxForOrders));
  return (
    !mails.some(isMailboxForSales) &&
    lines.some(({ text }) => isPhone(text)) &&
    twins.every(
      (twin) =>
        twin.segments[0]!.box[0] < first!.box[0] &&
        mailsIn(twin.lines).length === 0 &&
        !twin.lines.some(({ text }) => isPhone(text)),
    )
  );
}

/** `1200-109 Lisboa` is a town. */
function isPhone(text: string): boolean {
  return readCityLine(text)?.before !== '' && readPhone(text) !== null;
}

/** Two addresses that begin on one line in letters of one size: neither is the head of the other's letter. */
function areTwins({ sheet, segments: [one] }: PartyBlock, { sheet: page, segments: [other] }: PartyBlock) {
  return (
    one !== undefined &&
    other !== undefined &&
    sheet === page &&
    Math.abs(one.box[1] - other.box[1]) < heightOf(one.box) / 2 &&
    Math.abs(heightOf(one.box) - heightOf(other.box)) < heightOf(one.box) * sameSize
  );
}
const sameSize = 0.1;
/** A name and its address. */
const linesOfHouse = 2;

function namesIn(sheets: readonly Sheet[], supplierEmail: string | null): string[] {
  const texts = sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) => line.segments.map((segment) => segment.text)),
  );
  // Without a dot there is no domain.
  const dotted = texts.filter((text) => text.includes('.') || text.includes('@'));
  const domains = dotted.flatMap((text) => [
    ...readEmails(text).map(domainOf),
    ...Array.from(text.matchAll(site), ([, host]) => host!.toLowerCase().replace(/^www\./, '')),
  ]);
  const ours = supplierEmail === null ? null : domainName(domainOf(supplierEmail));
  return domains
    .map(domainName)
    .filter((name) => name !== ours && name.length >= shortestName && !freeMail.has(name));
}

/** `inkoop.muster-bau.co.uk` gives `musterbau`: the longest part that is no ending. */
export function domainName(domain: string): string {
  const parts = domain.split('.').slice(0, -1);
  const longest = parts.sort((a, b) => b.length - a.length)[0] ?? '';
  return longest.replace(/-/g, '');
}

/** `A Muster Group house` has none: of one letter they are words of other languages. */
const article = new RegExp(
  `^${patternOf(phrasesIn(({ smallWords }) => smallWords.the).filter((word) => word.length > 1))}\\s+(?=\\p{Lu})`,
  'iu',
);

/** `Muster B.V.` of `De Muster B.V.`: so it is called in its mails. */
export function withoutArticle(company: string): string {
  return company.replace(article, '');
}

/** True when a company's name begins as one of the domains does, or the other way round. */
export function hasDomain(company: string, domains: ReadonlySet<string>): boolean {
  const bare = withoutArticle(company);
  const names = [bare, inAscii(bare), foldWord(bare)];
  const keys = [...new Set(names.map(companyKey)), ...keyBehindTrade(bare), ...keyOfTown(bare)];
  const initials = company
    .split(/\s+/)
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
  return [...domains].some(
    (name) =>
      keys.some((key) => key.length >= shortestName && (key.startsWith(name) || name.includes(key))) ||
      (initials.length >= shortestName && name === initials) ||
      hasWords(company, name),
  );
}

/** `Hotel Muster Hof` writes from muster-hof. */
function keyBehindTrade(company: string): string[] {
  const [trade = '', ...others] = company.split(' ');
  const key = companyKey(inAscii(others.join(' ')));
  return key.length >= shortestAlone && namesTrade(trade) ? [key] : [];
}

/** `Commune de Muster` writes from muster. */
function keyOfTown(company: string): string[] {
  const key = companyKey(foldWord(townOfAuthority(company) ?? ''));
  return key.length >= shortestAlone ? [key] : [];
}

/** `Nørreå` as domains write it: `noerreaa`. */
export function inAscii(name: string): string {
  return name.replace(/[äæöøüåß]/giu, (letter) => written[letter.toLowerCase()]!);
}
const written: Readonly<Record<string, string>> = {
  ä: 'ae',
  æ: 'ae',
  ö: 'oe',
  ø: 'oe',
  ü: 'ue',
  å: 'aa',
  ß: 'ss',
};

/** `Papeterie des Halles` writes from papeterie-halles, `Van der Meulen Scheepsbouw` from vdmeulen-schepen. */
function hasWords(company: string, name: string): boolean {
  const words = company
    .split(/[\s,]+/)
    .filter((word) => /^\p{Lu}\p{L}{2}/u.test(word) && !smallWord.test(word) && companyKey(word) !== '');
  // `Zorggroep De Korenbloem` writes from korenbloem.
  const own = words.map(companyKey);
  if (isBegunByInitials(own, name)) return true;
  if (own.slice(1).some((key) => key.length >= shortestAlone && key === name)) return true;
  // `Cantina Sociale Colle Muster` from collemuster.
  if (name.length >= shortestAlone && own.some((first, at) => first + (own[at + 1] ?? '') === name))
    return true;
  const [first, second] = words;
  const isIn = (word: string) => name.includes(companyKey(word));
  if (first === undefined || !isIn(first)) return false;
  // `Van der Meulen`: a surname.
  const isSurname = companyKey(first).length >= shortestProper && smallWord.test(company.split(' ')[0]!);
  // `Korenvelt Machinefabriek` writes from korenvelt-machines.
  const rest = name.startsWith(companyKey(first)) ? name.slice(companyKey(first).length) : '';
  const isShortened =
    second !== undefined && rest !== '' && rest.startsWith(companyKey(second).slice(0, shortestName));
  // `Korenvelt Metal Works` from korenveltworks.
  const isLast = rest !== '' && own.slice(1).includes(rest) && rest.length >= shortestName;
  return isSurname || isShortened || isLast || (second !== undefined && words.every(isIn));
}
/** `Muster Bouw Holland` writes from mbholland: the first words by their initials, the last ones whole. */
function isBegunByInitials(words: readonly string[], name: string): boolean {
  return words.some((_, at) => {
    const whole = words.slice(at).join('');
    const initials = words.slice(0, at).map((word) => word[0]);
    return at > 1 && whole.length >= shortestProper && name === initials.join('') + whole;
  });
}
/** Shorter ones are initials of houses as well. */
const shortestSmall = 3;
const smallWord = new RegExp(
  `^${patternOf(
    phrasesIn(
      ({ smallWords }) => smallWords.the,
      ({ smallWords }) => smallWords.of,
      ({ smallWords }) => smallWords.and,
      ({ nameParticles }) => nameParticles,
    ).filter((word) => word.length >= shortestSmall),
  )}$`,
  'iu',
);
/** A word of so many letters is in no domain by chance. */
const shortestProper = 6;
/** One that is a whole domain is at least so long. */
const shortestAlone = 7;
