import { makeSite } from '../../../order/make-party.ts';
import type { Order, Party } from '../../../order/order.ts';
import { isLetterBox } from '../../kit/stock.ts';
import type { MailSource, WantedHead } from '../../mail-family.ts';

/** Another address than those on the order, as a block and in one line. */
export function newPlace(
  source: MailSource,
  order: Order,
): { block: string; inline: string; shipTo: NonNullable<WantedHead['shipTo']> } {
  const { company, street, postalCode, city, townLine } = siteOf(source, order);
  const town = townLine.replace(/ +/g, ' ');
  return {
    block: `${company}\n${street}\n${town}`,
    inline: `${street}, ${town}`,
    shipTo: { street, postalCode, city },
  };
}

function siteOf(source: MailSource, order: Order): Party {
  const site = makeSite(source.random, source.place, order.buyer);
  const isKnown = [order.buyer, order.shipTo, order.billTo].some(({ street }) => street === site.street);
  return isKnown || isLetterBox(site.street) ? siteOf(source, order) : site;
}
