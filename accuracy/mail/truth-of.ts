import { supplier } from '../order/supplier.ts';
import type { MailDraft } from './mail-family.ts';
import { quotedLines } from './quoted.ts';
import type { TruthMail } from './said.ts';

/** What the reading of a mail is measured against. */
export function truthOf(draft: MailDraft): Omit<TruthMail, 'id' | 'family' | 'language'> {
  const { category, lines, orders, wanted, head } = draft;
  const quoted = quotedLines(draft);
  const author = draft.inner?.kind === 'forward' ? draft.inner.from : draft.from;
  const isBuyer =
    category === 'purchase_order' && author.company !== supplier.company && !draft.isContactOpen;
  return {
    category,
    ...(lines && { items: lines }),
    ...(orders && { orders: orders.map(({ number, lines }) => ({ number, items: lines })) }),
    ...(draft.isChanged && { is_changed: true }),
    ...(draft.isUnclear && { is_unclear: true }),
    ...(draft.isUnchanged && { is_unchanged: true }),
    ...(draft.takesOffer && { takes_offer: true }),
    ...(quoted.length > 0 && { quoted }),
    ...(wanted && { wanted: wantedOf(wanted) }),
    ...(head && { head }),
    ...(isBuyer && { contact: { person: author.contact, email: author.email } }),
  };
}

function wantedOf({ number, deliveryDate, shipTo }: NonNullable<MailDraft['wanted']>): TruthMail['wanted'] {
  return {
    ...(number && { order_number: number }),
    ...(deliveryDate && { delivery_date: deliveryDate }),
    ...(shipTo && {
      ship_to: { street: shipTo.street, postal_code: shipTo.postalCode, city: shipTo.city },
    }),
  };
}
