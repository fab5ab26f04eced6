import type { Chosen, Draft } from '../draft.ts';
import type { ExtractSettings } from '../settings.ts';
import { looksLikePerson } from '../values/company.ts';
import { isOurAddress } from '../values/email.ts';

/** Who sent the mail that an order came with: the address may be anybody's, so it alone does not say who buys. */
export interface Sender {
  address: string;
  /** Empty when the mail says none. */
  name: string;
}

/** Addresses that nobody reads. */
const unread = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|notifications?)\b/i;
/** Any mail claims a sender: less sure than what the order prints, more than a guess. */
const confidence = 0.7;

/** The draft with the sender as the buyer's way of contact where the documents name none. Our own people do not count. */
export function withSender(
  draft: Draft,
  sender: Sender | null,
  supplier: ExtractSettings['supplier'],
): Draft {
  if (sender === null || addressOfOthers(sender, supplier) === null || unread.test(sender.address))
    return draft;
  const { buyer } = draft;
  const isSame = buyer.email === null || buyer.email.value.toLowerCase() === sender.address.toLowerCase();
  const person = isSame && looksLikePerson(sender.name) ? asSender(sender.name) : null;
  return {
    ...draft,
    buyer: {
      ...buyer,
      email: buyer.email ?? asSender(sender.address),
      contactPerson: buyer.contactPerson ?? person,
    },
  };
}

/** The address that a mail was sent from; null when it has none, or our own people sent it. */
export function addressOfOthers(
  sender: Sender | null,
  { email }: ExtractSettings['supplier'],
): string | null {
  if (!sender?.address.includes('@')) return null;
  return isOurAddress(sender.address, email) ? null : sender.address;
}

function asSender(value: string): Chosen {
  return { value, confidence, places: [], because: "the e-mail's sender" };
}
