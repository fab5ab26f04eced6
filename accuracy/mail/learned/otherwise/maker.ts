import { makeParty } from '../../../order/make-party.ts';
import type { Party } from '../../../order/order.ts';
import type { MailSource } from '../../mail-family.ts';

/** Somebody from whom we buy; `box` is the mailbox of the department that writes. */
export function maker({ random, place }: MailSource, box: 'logistics' | 'accounts'): Party {
  const party = makeParty(random, place);
  return { ...party, email: `${box}@${party.email.split('@')[1]}` };
}
