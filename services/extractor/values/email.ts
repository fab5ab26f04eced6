import { isAnybodys } from '@orderloom/orders/mail-domains.ts';
import { anyOf } from '../lexicon/word-patterns.ts';

/** OCR puts a space beside the @ or before a dot. Lengths as in RFC 5321; `VAT@20.0` is none. */
const address =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64} ?@ ?[\p{L}\d-]{1,63}(?: ?\.[\p{L}\d-]{1,63}){0,7} ?\.\p{L}[\p{L}\d-]{1,62}/gu;

/** `orders@muster,example`, as OCR reads it. */
const commaForDot = /(@[\p{L}\d-]{2,63}),(?=\p{Ll}{2,10}(?:$|[\s)>;]))/gu;

/** E-mail addresses in a text, in order. */
export function readEmails(text: string): string[] {
  if (!text.includes('@')) return [];
  return (text.replace(commaForDot, '$1.').match(address) ?? []).map((found) =>
    found.replace(/ /g, '').replace(/[.-]+$/, ''),
  );
}

/** Mailboxes that take invoices or answer nobody: never the person who ordered. */
export function isMailboxForInvoices(email: string): boolean {
  const parts = mailboxOf(email).split(/[._\d-]+/);
  return [parts.join(''), ...parts].some((part) => payables.test(part));
}
const payables = new RegExp(`^${anyOf(({ mailboxes }) => mailboxes.payables)}$`, 'iu');

/** True also for a mailbox of those who look at what arrived: `quality@`, `calidad.norte@`. */
export function isMailboxOfOthers(email: string): boolean {
  return isMailboxForInvoices(email) || quality.test(mailboxOf(email));
}
const quality = new RegExp(
  anyOf(({ mailboxes }) => mailboxes.quality),
  'iu',
);

/** True for a mailbox of those who buy: `purchasing@`, `einkauf.nord@`. */
export function isMailboxForOrders(email: string): boolean {
  return buying.test(mailboxOf(email));
}
const buying = new RegExp(
  anyOf(({ mailboxes }) => mailboxes.purchasing),
  'iu',
);

/** True for a mailbox of those who take orders: `sales@`, `ordre@`, `bestellung@`. */
export function isMailboxForSales(email: string): boolean {
  return selling.test(mailboxOf(email)) && !isMailboxForOrders(email);
}
const selling = new RegExp(
  anyOf(({ mailboxes }) => mailboxes.sales),
  'iu',
);

/** The part before the @, lower case. */
function mailboxOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@')).toLowerCase();
}

/** The part after the @, lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether an address is one of our house, or of a part of it: `web@shop.us.example`. A provider's domain is nobody's house. */
export function isOfOurHouse(email: string, ours: string | null): boolean {
  if (isOurAddress(email, ours)) return true;
  const domain = ours === null ? '' : domainOf(ours);
  return domain !== '' && !isAnybodys(domain) && domainOf(email).endsWith(`.${domain}`);
}

/** Whether an address is of our own firm. At a provider of mail only the very address is: customers have theirs there, too. */
export function isOurAddress(email: string, ours: string | null): boolean {
  if (ours === null) return false;
  const domain = domainOf(ours);
  return isAnybodys(domain) ? email.toLowerCase() === ours.toLowerCase() : domainOf(email) === domain;
}
