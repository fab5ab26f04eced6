import { expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import { draftOf, plainFile, settings } from '../sample.fixture.ts';
import { broughtBy, withBroughtBuyer } from './brought-orders.ts';

/** By whom a text is brought, who buys and the person, of its text and its sender. */
function buyerOf(text: string, name: string, address: string) {
  const file = plainFile(text);
  const brought = broughtBy([file]);
  if (!brought) return null;
  const { buyer } = withBroughtBuyer(draftOf(file), [file], brought, { name, address });
  return [brought.by, buyer.company?.value ?? null, buyer.contactPerson?.value ?? null];
}

const goods = 'Oak board 40 cm (#OB-40)\n X 12 = £54.00\n';
const shop = (address: string) =>
  `You've received the following order from Ann Lee:\n\n[Order #12]\n\n${goods}\nTotal: £54.00\n\nBILLING ADDRESS\n\n${address}\n\nOak Works - built with a shop\n`;

test('the firm below the person who ordered in a shop, and not the shop', () => {
  const text = shop('Ann Lee\nThe Corner House\n18 Castle Arcade\nCardiff\nCF10 1BU');
  expect(buyerOf(text, 'Oak Works', 'shop@oakworks.example')).toEqual([
    'shop',
    'The Corner House',
    'Ann Lee',
  ]);
});

test('a person without a firm buys herself', () => {
  const text = shop('Ann Lee\n18 Castle Arcade\nCardiff\nCF10 1BU');
  expect(buyerOf(text, 'Oak Works', 'shop@oakworks.example')).toEqual(['shop', 'Ann Lee', 'Ann Lee']);
});

const round = (first: string) =>
  `Dag,\n\n${first}\n\nAfleverpunt: Buurthuis De Linde, Kerkstraat 4, 1011 AB Amsterdam\n\nTomaten: 14 kg\nUien: 6 kg\n`;

test('a group of buyers, and not the house where it meets', () => {
  expect(
    buyerOf(round('De bestelronde voor week 25 is gesloten.'), 'Voedselcoöp Noord', 'bestel@vcn.example'),
  ).toEqual(['group', 'Voedselcoöp Noord', null]);
  expect(
    buyerOf(
      'Bonjour,\n\nLa commande du groupement Les Amandiers du Val est close.\n\n12 x Tomme 400 g\n6 x Beurre 250 g\n',
      'Panier Vert',
      'ne-pas-repondre@paniervert.example',
    ),
  ).toEqual(['group', 'Les Amandiers du Val', null]);
});

test('who writes himself is brought by no system', () => {
  expect(buyerOf('Hello,\n\nplease send 12 x oak board.\n\nAnn Lee', 'Ann Lee', 'ann@x.example')).toBeNull();
});

test('the day on which an order was placed is not that of its delivery', () => {
  const text = (rest: string) =>
    `Ann Lee placed order #12 on Apr 22 at 9:14 am.\n\n${goods}\n${rest}Total: £54.00\n`;
  const daysOf = (rest: string) => {
    const file = plainFile(text(rest));
    const { orderDate, deliveryDate } = withBroughtBuyer(
      extractOrder({ files: [file], settings, sentOn: '2026-04-22' }),
      [file],
      broughtBy([file])!,
      null,
    );
    return [orderDate?.value ?? null, deliveryDate?.value ?? null];
  };
  expect(daysOf('')).toEqual(['2026-04-22', null]);
  expect(daysOf('Delivery date: 30 April 2026\n')).toEqual([null, '2026-04-30']);
});

const platform = (said: string, label: string) =>
  `Hi Tallow Works,\n\n${said}\n\nOrder number: MM-48\n\nApron slate\nQty: 10\n£14.00 each\n\n${label}\nJuniper & Jay\n9 Fore Street\nTotnes TQ9 5DX\n\nMakersmart Ltd, 20 Finsbury Circus, London`;

test('the house that ordered on a platform, and neither the platform nor a heading', () => {
  const of = (text: string) => buyerOf(text, 'Makersmart', 'no-reply@makersmart.example')?.[1];
  expect(
    of(platform('Juniper & Jay in Totnes, United Kingdom just placed an order with you.', 'Retailer')),
  ).toBe('Juniper & Jay');
  expect(of(platform('Juniper & Jay hat gerade bei Ihnen bestellt.', 'Händler'))).toBe('Juniper & Jay');
  expect(of(platform('Juniper & Jay vient de passer une commande.', 'Boutique'))).toBe('Juniper & Jay');
});
