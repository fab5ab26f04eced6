import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { withSenderHouse } from './sender-house.ts';

/** Who buys and who signs, of a mail's text and its sender. */
function housesOf(text: string, from: string) {
  const [, name = '', address = from] = /^(.*?) ?<(.+)>$/.exec(from) ?? [];
  const file = plainFile(text);
  const { buyer, doubts } = withSenderHouse(draftOf(file), [file], { name, address });
  const isMissed = doubts.some(({ code }) => code === 'customer_missing');
  expect(isMissed).toBe(buyer.company === null);
  return [buyer.company?.value ?? null, buyer.contactPerson?.value ?? null];
}
const goods = 'Hello,\n\nplease send 12 hinges H45.\n\n';

test.each([
  ['Kim @ Copper Finch', 'Kim Odell <kim@copperfinchcafe.example>', ['Copper Finch', 'Kim']],
  ['Anna vom Café Muster', 'Anna Roth <anna@mail.example>', ['Café Muster', 'Anna']],
  ['Kim Odell RVN\nMuster Vets Ltd', 'Kim Odell <kim@mustervets.example>', ['Muster Vets Ltd', 'Kim Odell']],
  ['Anna von Berg\nMuster GmbH', 'Anna von Berg <anna@muster.example>', ['Muster GmbH', 'Anna von Berg']],
])('who signs by the first name beside the house: %s', (signed, from, houses) => {
  expect(housesOf(`Morning Dave,\n\nplease send 12 hinges H45.\n\nThanks\n${signed}`, from)).toEqual(houses);
});

test('the firm that a system sends an order for is no place of delivery; who only asks is none', () => {
  const text = (said: string) =>
    `Hello,\n\n${said}\n\nPO number: BG-417\nDeliver to: Bluegate Hotel Falmouth, 2 Castle Drive, Falmouth TR11 4NZ\n\n12 x towels\n3 x robes`;
  const of = (said: string) => housesOf(text(said), 'Requisit <notifications@requisit.example>')[0];
  expect(of('Bluegate Hotels Ltd has sent you a purchase order.')).toBe('Bluegate Hotels Ltd');
  expect(of('A new purchase order from Bluegate Hotels Ltd is available in your account.')).toBe(
    'Bluegate Hotels Ltd',
  );
  expect(of('Eine neue Bestellung von Bluegate Hotels GmbH liegt für Sie bereit.')).toBe(
    'Bluegate Hotels GmbH',
  );
  expect(of('Our order from Bluegate Hotels Ltd was late, so please help us.')).not.toBe(
    'Bluegate Hotels Ltd',
  );
  expect(of('Die Bestellung der Bluegate Hotels GmbH ist noch nicht da.')).not.toBe('Bluegate Hotels GmbH');
  expect(of('Bluegate Hotels Ltd has sent you a message.')).not.toBe('Bluegate Hotels Ltd');
});

test.each([
  [
    'under a name',
    'Ann Lee\nMuster Valves',
    'Ann Lee <ann@mustervalves.example>',
    'Muster Valves',
    'Ann Lee',
  ],
  [
    'beside it',
    'Ann Lee, Purchasing, Muster Valves',
    'ann@muster-valves.example',
    'Muster Valves',
    'Ann Lee',
  ],
  ['behind a line', 'Regards\nAnn – Muster Valves', 'ann@mustervalves.example', 'Muster Valves', 'Ann'],
  ['behind an @', 'Jas @ The Muster Inn', 'bar@themusterinn.example', 'The Muster Inn', 'Jas'],
  [
    'over the name',
    'Küchenbau Möller\nUwe Möller',
    'uwe@kuechenbau-moeller.example',
    'Küchenbau Möller',
    'Uwe Möller',
  ],
  [
    'in part',
    'Ann Lee\nMuster District Council',
    'ann@mustercouncil.example',
    'Muster District Council',
    'Ann Lee',
  ],
  ['cut short', 'Nina Hartl\nHartl Küchen', 'n.hartl@hartl-kueche.example', 'Hartl Küchen', 'Nina Hartl'],
  [
    'shortened',
    'Piet Jansen\nVan der Muster Bouw',
    'piet@vdmusterbouw.example',
    'Van der Muster Bouw',
    'Piet Jansen',
  ],
  [
    'with a number',
    'Thanks\nNige\nMuster Motors, 01632 960 118',
    'shop@mustermotors.example',
    'Muster Motors',
    'Nige',
  ],
  [
    'called as people are',
    'LG Lea\n--\nSimon Kontor',
    'Lea Simon <lea@simonkontor.example>',
    'Simon Kontor',
    'Lea',
  ],
  [
    'with a cook',
    'Chef Marco\nThe Muster Rooms',
    'Kitchen <chef@themusterrooms.example>',
    'The Muster Rooms',
    'Marco',
  ],
  ['with a letter', 'A. Kowal\nMusterix', 'lab@musterix.example', 'Musterix', 'A. Kowal'],
  [
    'by the name it sends',
    'Anna\nTrattoria Muster',
    'Trattoria Muster <tm@gmail.com>',
    'Trattoria Muster',
    'Anna',
  ],
])(
  'a firm without a legal form, %s, is that of the domain or of the name',
  (_, signed, from, firm, person) => {
    expect(housesOf(goods + signed, from)).toEqual([firm, person]);
  },
);

test('a firm that a sentence names is that of the domain, whole', () => {
  const text = 'Please send 12 hinges H45 to Muster Farm Shop, 4 High Street, Leeds LS1 1AA.\n\nTom Hall';
  expect(housesOf(text, 'tom@musterfarm.example')).toEqual(['Muster Farm Shop', 'Tom Hall']);
});

test.each([
  ['this is Anna from Muster Bakery, please send 12 boxes', 'Muster Bakery'],
  ['Pete here from Muster Garage. Please send 12 boxes', 'Muster Garage'],
  ['hier ist Anna vom Hofladen Muster. Wir brauchen 12 Kisten', 'Hofladen Muster'],
  ['ici Claire de la Boulangerie Muster, il nous faut 12 sacs', 'Boulangerie Muster'],
  ['u spreekt met Anna van Bakkerij Muster, graag 12 dozen', 'Bakkerij Muster'],
  ['soy Marta del Restaurante Muster, necesitamos 12 cajas', 'Restaurante Muster'],
  ['sono Giulia della Trattoria Muster, servono 12 casse', 'Trattoria Muster'],
  ['det er Lars fra Muster Byg, vi skal bruge 12 kasser', 'Muster Byg'],
])('who introduces himself names the firm: %s', (sentence, firm) => {
  expect(housesOf(`Hi, ${sentence}.`, 'order@gmail.com')[0]).toBe(firm);
});

test.each([
  ['one of ours', 'Hi, this is about what Anna from Muster Bakery said: please send 12 boxes.'],
  ['where the goods are', 'Please send 12 boxes. The Muster has them.'],
])('no firm of the sender: %s', (_, text) => {
  expect(housesOf(text, 'order@gmail.com')[0]).toBeNull();
});

test.each([
  ['a person of the domain', 'Anna Velto', 'Anna Velto <anna@annavelto.example>', 'Anna Velto'],
  ['a person in the mailbox', 'Petra Kolb', 'p.kolb@kolb.example', 'Petra Kolb'],
  ['initials of the domain', 'M. Haddad', 'Momo <m.haddad@haddad.example>', 'M. Haddad'],
  ['a part of a firm', 'Kind regards\nPractice Secretary', 'office@musterclinic.example', null],
  ['who signs alone', 'Jo', 'jo@radwerk.example', 'Jo'],
])('%s is no firm', (_, signed, from, person) => {
  expect(housesOf(goods + signed, from)).toEqual([null, person]);
});

test('a legal form stays, and the firm that signs is read out of its line', () => {
  expect(housesOf(`${goods}Thanks,\nTest User\nMuster, Inc.`, 'test@muster.example')).toEqual([
    'Muster, Inc.',
    'Test User',
  ]);
  expect(housesOf(`${goods}Ann Vos, Vos Muster BV`, 'ann@vosmuster.example')).toEqual([
    'Vos Muster BV',
    'Ann Vos',
  ]);
});

test('the place of the goods is no firm where another signs and has the domain', () => {
  const text = `Hi,\n\nplease deliver 12 hinges H45 to Hotel Astoria, 12 Baker Street, Leeds LS1 1AA.\n\nTom Reed\nReed Plumbing`;
  expect(housesOf(text, 'tom@reedplumb.example')).toEqual(['Reed Plumbing', 'Tom Reed']);
});

test('a kind of firm beside who signs, at a provider of mail', () => {
  expect(housesOf(`${goods}Gasthof Muster\nPetra Huber`, 'huber@gmx.de')).toEqual([
    'Gasthof Muster',
    'Petra Huber',
  ]);
});

test('above the firm somebody signs, and no sentence does', () => {
  const firm = ['Muster Cutlery', null];
  expect(housesOf(`${goods}Kurt, which ends in 63\nMuster Cutlery`, 'shop@mustercutlery.example')).toEqual(
    firm,
  );
  expect(housesOf(`${goods}Kurt\nIt was paid here.\nMuster Cutlery`, 'shop@mustercutlery.example')).toEqual(
    firm,
  );
});

test.each([
  ['a trade', 'Weingut Freis <info@keller.example>', 'Weingut Freis'],
  ['a person', 'Ann Lee <ann@keller.example>', null],
  ['an office', 'Purchasing <buy@keller.example>', null],
])('who sends is the firm where no text names one: %s', (_, from, company) => {
  expect(housesOf(`${goods}Thanks\n`, from)[0]).toBe(company);
});

test.each([
  ['Eva Lind', 'Weberei Lind <weberei.lind@libero.it>', 'Weberei Lind'],
  ['Jan Wrona\ntel. 17 555 01 22', 'Moto-Serwis Wrona <biuro@motoserwiswrona.example>', 'Moto-Serwis Wrona'],
  ['Eva Lind', 'Eva Lind <eva.lind@libero.it>', null],
  ['Eva Lind', 'Hr. Lind <lind@libero.it>', null],
  ['Eva Lind', 'Peter Lind <peter@libero.it>', null],
])('the sender is the firm of who signs: %s of %s', (signed, from, firm) => {
  expect(housesOf(`${goods}Kind regards\n${signed}`, from)[0]).toBe(firm);
});
