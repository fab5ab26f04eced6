import { expect, test } from 'vitest';
import { draftOf, type Printed, plainFile, printedFile } from '../sample.fixture.ts';
import { table } from './printed-order.fixture.ts';

const head = `
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany

Purchase order: 4500-7781                    Date: 03.11.2026

Supplier:
Example Supplies B.V.
Kade 1
1011 AA Amsterdam
`;
const lines = `
Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
                          Total              300,00
`;
const buyerOf = (text: string) => draftOf(plainFile(text)).buyer;
const contactIn = (foot: string) => {
  const { contactPerson, email, phone, vatId } = buyerOf(
    `${head}${lines}\n\n\n${foot}\n\n\n\nPrinted on both sides of the paper.\n`,
  );
  return {
    person: contactPerson?.value ?? null,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    vatId: vatId?.value ?? null,
  };
};

test.each([
  ['alone', '+49 421 55512-0', '+49 421 55512-0'],
  ['between marks', 'Hafenallee 7 · Tlf. +45 98 12 34 56 · www.nordwind.example', '+45 98 12 34 56'],
  ['behind two short words', 'Fon Zentrale +49 421 555120', '+49 421 555120'],
  ['with the zero of its town', 'Kaj 3 | Telef. 0421 555 120', '0421 555 120'],
])('a telephone number without a label, %s', (_, foot, phone) => {
  expect(contactIn(foot).phone).toBe(phone);
});

test('the office of a letterhead comes before the one who has the site in hand', () => {
  const text = (head + lines).replace(
    '28195 Bremen, Germany',
    '28195 Bremen, Germany\nOffice 421.555.4510 Fax 421-555-4453',
  );
  expect(buyerOf(`${text}\n\nSuperintendent: Wes Dunning Cell 0421 555 0137\n`).phone?.value).toBe(
    '421.555.4510',
  );
});

test.each(['Tel. Polier 0421 5550137', 'Foreman tel. 0421 5550137'])(
  '%s: of the site, not of the buyer',
  (line) => {
    const foot = `${line}\n\n\nTelefon 0421 55512-0`;
    expect(contactIn(foot).phone).toBe('0421 55512-0');
  },
);

test.each([
  ['a fax', 'Telefax +49 421 55512-99'],
  ['too few digits', '(421) 5551'],
  ['no sign of a telephone', '4921555120'],
  ['behind a sentence', 'In case of questions call the shop floor at +49 421 555120'],
])('%s is no telephone number that stands without a label', (_, foot) => {
  expect(contactIn(foot).phone).toBeNull();
});

test('the telephone number of the supplier is not that of the buyer', () => {
  const text = (head + lines).replace('1011 AA Amsterdam', '1011 AA Amsterdam\n+31 20 555 0199');
  expect(buyerOf(text).phone).toBeNull();
});

test.each([
  ['initial and name', 'm.brambilla@nordwind.example'],
  ['first name and name', 'massimo.brambilla@nordwind.example'],
  ['name', 'brambilla@nordwind.example'],
  ['initial at the name', 'mbrambilla@nordwind.example'],
  ['first name and an initial', 'massimob@nordwind.example'],
])('a name whose mail address is printed: %s', (_, email) => {
  expect(contactIn(`Massimo Brambilla\n\n\n\nWrite to ${email}`)).toMatchObject({
    person: 'Massimo Brambilla',
    email,
  });
});

test('the name may stand behind a label that nobody knows', () => {
  const { contactPerson } = buyerOf(
    `${head}${lines}\n\n\nOggetto seguito da: Massimo Brambilla\n\nm.brambilla@nordwind.example\n`,
  );
  expect(contactPerson).toMatchObject({
    value: 'Massimo Brambilla',
    because: 'the name in the mail address',
  });
});

test.each([
  ['a mailbox of an office', 'Orbelio Brambilla\n\n\n\nWrite to purchasing@nordwind.example'],
  ['the mailbox of another', 'Orbelio Brambilla\n\n\n\nWrite to p.huber@nordwind.example'],
  ['another first name', 'Orbelio Brambilla\n\n\n\nWrite to g.brambilla@nordwind.example'],
  ['our own mailbox', 'Orbelio Brambilla\n\n\n\nWrite to o.brambilla@example.test'],
])('%s names nobody', (_, foot) => {
  expect(contactIn(foot).person).toBeNull();
});

test.each([
  ['alone', 'Massimo Brambilla\n\n\n\nKind of goods', 'Massimo Brambilla', 0.8],
  ['at an unknown label', 'Oggetto seguito da: Massimo Brambilla', 'Massimo Brambilla', 0.8],
  ['with particles', 'Femke van den Berg', 'Femke van den Berg', 0.8],
  ['in capitals', 'MASSIMO BRAMBILLA', 'MASSIMO BRAMBILLA', 0.8],
])('a name that people are called by, %s', (_, foot, name, confidence) => {
  const { contactPerson } = buyerOf(`${head}${lines}\n\n\n${foot}\n`);
  expect(contactPerson).toMatchObject({
    value: name,
    confidence,
    because: 'a name of a person',
  });
});

test.each([
  ['behind an honorific', 'Frau Silke Brambilla', 'Silke Brambilla'],
  ['with the surname first', 'BRAMBILLA Massimo', 'BRAMBILLA Massimo'],
  ['in a sentence', 'please ask for Massimo Brambilla, who knows', 'Massimo Brambilla'],
])('a name %s', (_, foot, name) => {
  expect(contactIn(foot).person).toBe(name);
});

test.each([
  ['Roma', 'Italy', '07928716253'],
  ['Kraków', 'Poland', '739-681-96-40'],
  ['Madrid', 'Spain', 'A-49320346'],
])('a number of the tax office as %s prints it', (city, country, number) => {
  const { vatId } = buyerOf(
    `Buyer:\nNordwind Pumpen\nHafenallee 7\n28195 ${city}\n${country}\n\n${lines}\n\n\n${number}\n`,
  );
  expect(vatId?.value).toBe(number);
});

test.each([
  ['a street', 'Martin Street'],
  [
    'a town',
    'Deliver to:\nNordwind Pumpen GmbH\nHafenallee 9\n93000-000 Paula Brambilla\nBrazil\n\n\nPaula Brambilla',
  ],
  ['a word of labels', 'Paris Delivery'],
  ['a currency', 'Rosa PLN'],
  ['an agent', 'Agente: Massimo Brambilla'],
])('%s names nobody', (_, foot) => {
  expect(contactIn(foot).person).toBeNull();
});

test('of several people one is a guess', () => {
  const { contactPerson } = buyerOf(`${head}${lines}\n\n\nMassimo Brambilla\n\n\nPaola Esposito\n`);
  expect(contactPerson?.confidence).toBeLessThan(0.8);
});

test('our own mailbox is not that of the buyer', () => {
  expect(contactIn('Write to orders@example.test').email).toBeNull();
});

test("a number of the tax office of the buyer's country, anywhere", () => {
  expect(contactIn('DE136695976').vatId).toBe('DE136695976');
  expect(contactIn('Steuer: DE 136 695 976').vatId).toBe('DE136695976');
});

test("that of another country is somebody else's", () => {
  expect(contactIn('NL004495445B01').vatId).toBeNull();
});

test('without a country of the buyer no number of a tax office is his', () => {
  const text = `${head.replace(', Germany', '')}${lines}\n\n\n\nNL004495445B01\n`;
  expect(buyerOf(text).vatId).toBeNull();
});

test('at its label a national number counts as it is printed', () => {
  expect(contactIn('Tax no.: 71 556 38920').vatId).toBe('71 556 38920');
  expect(contactIn('Tax no.: on request').vatId).toBeNull();
});

test('a mailbox for invoices is the last choice', () => {
  expect(contactIn('invoices@nordwind.example\n\n\nwerk@nordwind.example').email).toBe(
    'werk@nordwind.example',
  );
});

test('a person and his number in one narrow cell', () => {
  const strip =
    'Terms           Confirm To/Telephone      Carrier\n28 days         Nora Velten 0421        Own van\n                555 120\n';
  const { contactPerson, phone } = buyerOf(`${head}\n${strip}\n${lines}`);
  expect([contactPerson?.value, phone?.value]).toEqual(['Nora Velten', '0421 555 120']);
});

test('a person before a dash and a number; a number of the tax office before more', () => {
  expect(contactIn('Nora Le Velten – 0421 555 120').person).toBe('Nora Le Velten');
  expect(contactIn('Tax no.: 71 556 38920 - Tel. 0421 555 120').vatId).toBe('71 556 38920');
});

test('who wrote the form is taken where he stands at another label, too', () => {
  expect(contactIn('Created by: Nora Velten').person).toBeNull();
  expect(contactIn('Created by: Nora Velten\n\nBuying hand: Nora Velten').person).toBe('Nora Velten');
});

test('groups of digits behind a person', () => {
  expect(contactIn('Nora Velten – 956 58 16 41').phone).toBe('956 58 16 41');
});

test('the number of a tax office behind the address of the house', () => {
  const text = head.replace('28195 Bremen, Germany', '80-299 Gdańsk, Polska');
  const foot = 'Nordwind Sp. z o.o. ul. Kaj 7 80-299 Gdańsk Polska 183-615-96-41';
  expect(buyerOf(`${text}${lines}\n\n\n${foot}\n`).vatId?.value).toBe('183-615-96-41');
});

test.each([
  ['the order', 'Ordrenummer   45007781', null],
  ['a project', 'Sagsnr.   45007781', null],
  ['the tax office', 'CVR-nr.   45007781', '45007781'],
])('digits as long as those of the tax office beside what names %s', (_, printed, number) => {
  const { vatId } = buyerOf(
    `Nordwind Pumper A/S\nHavnealle 7\n8000 Aarhus C\nDanmark\n\n${printed}\n\n${lines}`,
  );
  expect(vatId?.value ?? null).toBe(number);
});

test.each([
  ['on his line', 'Spedition: Trans Speed   FR40303265045'],
  ['behind his name', 'Trans Speed SARL FR40303265045'],
])("the number of a carrier is not the buyer's, %s", (_, text) => {
  const order = head.replace(', Germany', '');
  expect(
    buyerOf(`${order}${lines}\n\n\n${text}\n\n\n\nPrinted on both sides of the paper.\n`).vatId,
  ).toBeNull();
});

test('an address of the house comes before that of a portal', () => {
  const { email } = buyerOf(
    `Sent by orders@portal-exchange.example\n${head}\nAsk: p.lund@nordwind-pumpen.example\n${lines}`,
  );
  expect(email?.value).toBe('p.lund@nordwind-pumpen.example');
});

test('a number of the tax office behind words in another order, and no telephone of its digits', () => {
  expect(contactIn('Reg. IVA n.º 508658099')).toMatchObject({ vatId: '508658099', phone: null });
});

test('a person before a direct number', () => {
  expect(contactIn('Our contact: Gary Ogden  DDI: 01706 355 121  Mob: 07700 900 418')).toMatchObject({
    person: 'Gary Ogden',
    phone: '01706 355 121',
  });
});

test('a number of the tax office between marks', () => {
  expect(
    contactIn(
      'Sitz: Bremen · HRB 202213 Bremen · USt-IdNr. DE 203 881 445 · Geschäftsführerin: Dr. Ines Falk',
    ).vatId,
  ).toBe('DE203881445');
  expect(contactIn('Kade 3 · NIF F20114498 · www.muster.example').vatId).toBe('F20114498');
});

test('who stands at a label further down is asked about where somebody else is named before', () => {
  const { contactPerson } = buyerOf(
    `${head}\nProject lead     Massimo Brambilla\n${lines}\n\nContact: Susan Miller\n\n\nPrinted on both sides of the paper.\n`,
  );
  expect([contactPerson?.value, contactPerson!.confidence]).toEqual(['Susan Miller', 0.75]);
});

test('a number under words for a fax is no telephone', () => {
  expect(contactIn('Our fax number\n+49 421 555 120 77').phone).toBeNull();
});

test('behind a question stands who answers it, with mail address and number', () => {
  const foot = 'Questions about this order? Gareth McAllister, info@nordwind.example, 050 - 313 89 61';
  expect(contactIn(foot)).toMatchObject({ person: 'Gareth McAllister', phone: '050 - 313 89 61' });
});

test('who is named further up makes a person at a label a guess, if no mail address is his', () => {
  const contactOf = (email: string) =>
    buyerOf(
      `${head}${lines}\n\n\nMartin Huber, 0421 555 120\n\n\n\nContact: Pietro Brambilla\n\n\n${email}\n`,
    ).contactPerson;
  expect(contactOf('orders@nordwind.example')).toMatchObject({ value: 'Pietro Brambilla', confidence: 0.75 });
  expect(contactOf('p.brambilla@nordwind.example')).toMatchObject({
    value: 'Pietro Brambilla',
    confidence: 0.9270645,
  });
});

test('initials at a label of people are theirs', () => {
  const named = (name: string) =>
    buyerOf(`${head}${lines}\nOrdered by: ${name}\n`).contactPerson?.value ?? null;
  expect(['D KOWALCZYK', 'J. R. Ashworth', 'Mrs P Ashworth', 'X 12'].map(named)).toEqual([
    'D KOWALCZYK',
    'J. R. Ashworth',
    'P Ashworth',
    null,
  ]);
});

test('a number of the tax office under its label, and what stands far beside that', () => {
  const text = `${head}${lines}\n\n\nMuster bank\n`;
  expect(buyerOf(`${text}Contrib. n.º 501 884 207\n`).vatId?.value).toBe('501 884 207');
});

test('who is named behind a stroke at a reference', () => {
  const { buyer } = draftOf(plainFile(`${head}\nReferentie: Magazijn / K. Visser\n${lines}`));
  expect(buyer.contactPerson?.value).toBe('K. Visser');
});

test('the number of who takes the goods is not that of the buyer', () => {
  const { buyer } = draftOf(
    plainFile(
      `${head.replace('Germany', 'Germany\nO: 0421 555 0144 F: 0421 555 0145')}\nShip to:\nMuster Werk 2\nRingweg 9\n28199 Bremen\nSite contact: Dale Pruitt 0421 555 0177\n${lines}`,
    ),
  );
  expect(buyer.phone?.value).toBe('0421 555 0144');
});

test('what a label calls the telephone of the supplier is none of the buyer, at another label as well', () => {
  const phoneBeside = (number: string) =>
    buyerOf(
      `${head}\nTelephone: 0421 555 120\n\nSupplier telephone: ${number}\nContact: 0471 555 390\n${lines}`,
    ).phone?.value;
  expect(phoneBeside('0421 555 120')).toBe('0471 555 390');
  expect(phoneBeside('0421 555 121')).not.toBe('0421 555 121');
});

const receivers = [
  ['Receiving', 'Prepared by'],
  ['Goods received by', 'Ordered by'],
  ['Warenannahme', 'Bestellt von'],
  ['Ontvangst goederen', 'Besteld door'],
  ['Réception', 'Commandé par'],
  ['Recepción', 'Solicitado por'],
  ['Ricevimento merce', 'Ordinato da'],
  ['Receção', 'Encomendado por'],
  ['Odbiór', 'Zamówienie sporządziła'],
  ['Varemodtagelse', 'Bestilt af'],
] as const;

test.each(receivers)(
  '%s: who takes the goods is not the contact where it is told who: %s',
  (takes, orders) => {
    const foot = `${takes}: Susan Miller, tel. 0421 555 0161\n\n\n\n${orders}: Martin Lehmann`;
    expect(contactIn(foot).person).toBe('Martin Lehmann');
  },
);

test.each(receivers)('%s: who takes the goods is in doubt where nobody else is named', (takes) => {
  const { contactPerson } = buyerOf(`${head}${lines}\n\n\n${takes}: Susan Miller, tel. 0421 555 0161\n`);
  expect(contactPerson?.value).toBe('Susan Miller');
  expect(contactPerson?.confidence).toBeLessThan(0.8);
});

test('a name without a label comes before that of who takes the goods, and is sure without one', () => {
  const foot = 'Odbiór: Susan Miller, tel. 0421 555 0161\n\n\n\nMartin Lehmann';
  expect(contactIn(foot).person).toBe('Martin Lehmann');
  const { contactPerson } = buyerOf(`${head}${lines}\n\n\nContact: Martin Lehmann\n`);
  expect(contactPerson?.confidence).toBeGreaterThan(0.85);
});

test.each([
  'Inside Sales',
  'Vertrieb Innendienst',
  'Verkoop Binnendienst',
  'Commercial Sédentaire',
  'Ventas Internas',
  'Vendite Interne',
  'Vendas Internas',
  'Biuro Sprzedaży',
  'Intern Salg',
])('%s is nobody', (office) => {
  const foot = `Your person responsible: ${office}\n\n\nContact person: Susan Miller`;
  expect(contactIn(foot).person).toBe('Susan Miller');
});

test('a number of the tax office stands right of the fax on one line; on the line of a forwarder it is his', () => {
  expect(contactIn('Fax: 705-555-0132        GST/HST No. 71452 8890 RT0001').vatId).toBe('714528890RT0001');
  expect(contactIn('Forwarder: Trans Speed        71452 8890 RT0001').vatId).toBeNull();
});

test('the number behind the name of who is asked comes before that of the house', () => {
  const foot = 'Ansprechpartner/Telefon Frau Lehmann / 0421 555 08-236\n\n\n\nTelefon 0421 555 08-0';
  expect(contactIn(foot).phone).toBe('0421 555 08-236');
});

test.each([
  ['KVELTEN@NWPUMPEN.EXAMPLE', 'KVELTEN@NWPUMPEN.EXAMPLE'],
  ['ORDERS@NWPUMPEN.EXAMPLE', null],
])(
  'an order is confirmed to %s: that of who orders, whatever its house is called there',
  (mailbox, email) => {
    const text = (head + lines).replace('Date: 03.11.2026', 'Buyer: KLARA VELTEN');
    expect(buyerOf(`${text}\n\nCONFIRM TO: ${mailbox}\n`).email?.value ?? null).toBe(email);
  },
);

test.each([
  ['Comment: As agreed with Tom, thanks - Noreen Velten, Stores', 'Noreen Velten'],
  ['Bemerkung: wie besprochen, danke – K. Velten', 'K. Velten'],
  ['Comment: many thanks - Velten', null],
  ['Comment: As agreed with Tom, thanks -\nNoreen Velten, Stores', 'Noreen Velten'],
])('%s', (note, person) => {
  expect(contactIn(note).person).toBe(person);
});

test('who buys is named without the code that a list has them by', () => {
  const text = (head + lines).replace('Date: 03.11.2026', 'Buyer: 03 - R. VELTEN');
  expect(buyerOf(text).contactPerson?.value).toBe('R. VELTEN');
});

test('the number of who is on the site is not the buyer’s, though it stands at a label', () => {
  const foot =
    'Vor Ort ist unser Monteur, Herr Behrens, Tel. 0172 5550199. Die Rechnung bitte an uns.\n\n\n\nTel. 0421 555 120';
  expect(contactIn(foot).phone).toBe('0421 555 120');
});

test('who sends a fax', () => {
  expect(contactIn('Von: Frau Lang, Zentraleinkauf').person).toBe('Frau Lang');
  expect(contactIn('Van Muster Installaties').person).toBeNull();
});

test('who raised an order, in a row of labels and values without marks', () => {
  const row = 'Order no. 4500-7781 Date 14 April 2026 Required by 1 May 2026';
  expect(contactIn(`${row} Raised by Mrs J Lee Dept Stores`).person).toBe('J Lee');
  expect(contactIn(`${row} Raised by Stores of the northern works`).person).toBeNull();
});

test('the telephone of who is named at a label of both comes before that of the house', () => {
  const foot = 'Telefon 0421 55512-0';
  expect(contactIn(`Ansprechpartner/Telefon:   Frau Weiß / 0421 55512-236\n\n\n${foot}`).phone).toBe(
    '0421 55512-236',
  );
});

test('a country at a label of people is nobody', () => {
  expect(contactIn('Contact:   United States').person).toBeNull();
});

test('a surname in capitals that its cell wrapped', () => {
  const strip = (under: string) =>
    `Date          Affaire suivie par\n18/11/2026    Mme Aurélie\n              ${under}`;
  expect(contactIn(strip('CHANÉAC')).person).toBe('Aurélie CHANÉAC');
  expect(contactIn(strip('22/11/2026')).person).toBe('Mme Aurélie');
});

test('of several sites the telephone of the town where who buys sits', () => {
  const letter = (town: string) => `
Nordwind Boxes Ltd.
310 Ferris Road
${town} LS1 4AB

Purchase order 4711-22
Leeds 0113 555 0161 · Fax 0113 555 0155 · York 01904 555 016
`;
  expect(draftOf(plainFile(letter('Leeds'))).buyer.phone?.value).toBe('0113 555 0161');
});

test('a direct line comes before the switchboard', () => {
  const { buyer } = draftOf(
    plainFile(`
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen
Tel. 0421 5550-0

Bestellung Nr. 4711-22
Sachbearbeiter: Anna Weber
Durchwahl: 0421 5550-37
`),
  );
  expect(buyer.phone?.value).toBe('0421 5550-37');
});

test('beside who buys the contact of a strip is the supplier’s', () => {
  const personIn = (heading: string) =>
    draftOf(
      plainFile(`
Nordwind Boxes Ltd.
310 Ferris Road
Leeds LS1 4AB

Purchase order 4711-22

${heading}        Contact          Terms           Freight
DMACKAY      Anna Weber       Net 30 days     Prepaid
`),
    ).buyer.contactPerson?.value ?? null;
  expect(personIn('Buyer')).toBeNull();
  expect(personIn('Agent')).toBe('Anna Weber');
});

test('the number flush under the name of who is asked comes before that of the house', async () => {
  const asked = (...label: Printed[]) =>
    [
      [40, 40, 'Nordwind Pumpen GmbH'],
      [40, 52, 'Hafenallee 7, 28195 Bremen'],
      [40, 64, 'Tel. 0421 555 100'],
      [40, 90, 'Purchase order 4711-22'],
      [330, 90, 'Questions to:'],
      [420, 90, 'Anna Berger'],
      [420, 101, '0421 555 122'],
      ...label,
      ...table,
    ] satisfies Printed[];
  const phoneOf = async (...label: Printed[]) =>
    draftOf(await printedFile(asked(...label))).buyer.phone?.value;
  expect(await phoneOf()).toBe('0421 555 122');
  expect(await phoneOf([330, 101, 'Fax:'])).toBe('0421 555 100');
  expect(await phoneOf([350, 101, 'Night porter:'])).toBe('0421 555 100');
});

test('the title of a paper and a firm are nobody', () => {
  expect(contactIn('Contact: BON DE COMMANDE').person).toBeNull();
  expect(contactIn('Contact: Anna Berger Möbel Elektrotechnik').person).toBeNull();
});

test('whose login stands beside the name at `Buyer` is asked, whoever else is a contact', () => {
  const person = (buyer: string) =>
    buyerOf((head + lines).replace('Item code ', `    ${buyer}          Contact: Tom Berger\n\nItem code `))
      .contactPerson;
  expect(person('Buyer: RVELTEN Rosa Velten')?.value).toBe('Rosa Velten');
  expect(person('Buyer: RVELTEN Rosa Velten')?.confidence).toBeGreaterThan(0.8);
  expect(person('Buyer: TBERGER')?.value).toBe('Tom Berger');
});

test.each([
  ['Buyer: 04 R VELTEN', 'R VELTEN'],
  ['Buyer: RVELTEN Rosa Velten', 'Rosa Velten'],
  ['Buyer: 12 E MAIN', null],
  ['Buyer: 12 A STREET', null],
])('%s', (label, person) => {
  expect(buyerOf((head + lines).replace('Date: 03.11.2026', label)).contactPerson?.value ?? null).toBe(
    person,
  );
});

test('whom a note asks to call on a line of the house is its contact, for a delivery in doubt', () => {
  const note = (text: string) =>
    buyerOf(`${head.replace('Hafenallee 7', 'Hafenallee 7\nTel. 0421 555 0100')}${lines}\n\n\n${text}\n`)
      .contactPerson;
  expect(note('Urgent. Call Ruth first - 0421 555 0163')?.value).toBe('Ruth');
  expect(note('Call Ruth before delivery - 0421 555 0163')?.confidence ?? 0).toBeLessThan(0.8);
  expect(note('Call Ruth first - 0171 555 0163')).toBeNull();
});

test('the telephone right under who is asked is that person’s, whoever else has one at the same word', () => {
  const text = (asked: string) => `${head}
Attention: Brent                 Telephone: 0421 555 0136
                                 Contact:   ${asked}
                                 Telephone: 0421 555 0158
${lines}`;
  expect(buyerOf(text('Rosa Velten')).phone?.value).toBe('0421 555 0158');
});

test('letters of a name before it are none of it', () => {
  const text = (head + lines).replace('Date: 03.11.2026', 'Buyer: RVL Rosa Velten');
  expect(buyerOf(text).contactPerson?.value).toBe('Rosa Velten');
});

test('in a list of contacts the one behind the label, and another person than the mailbox is of in doubt', async () => {
  const contact = async (line: string) => {
    const { buyer } = draftOf(
      await printedFile([
        [40, 40, 'Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen'],
        [40, 70, 'Purchase order 4500-7781'],
        [40, 90, line],
        ...table,
      ]),
    );
    return [buyer.contactPerson?.value, (buyer.contactPerson?.confidence ?? 0) >= 0.8];
  };
  const mail = 'hlind@nordwind-pumpen.example';
  expect(await contact(`Contact Hannah Lind · ${mail} · Requester: Oscar Meyer · Req # 51190`)).toEqual([
    'Hannah Lind',
    true,
  ]);
  expect(await contact(`Requester: Oscar Meyer   Approved by Hannah Lind   E-mail: ${mail}`)).toEqual([
    'Oscar Meyer',
    false,
  ]);
});

test('the name behind the code of a buyer, in columns of characters', () => {
  const personAt = (line: string) =>
    draftOf(
      plainFile(
        `\nNORDWIND PUMPS\n4418 Mill Road\nNORFOLK  VA  23502\n\nPURCHASE ORDER: P088214\n\n${line}\n`,
      ),
    ).buyer.contactPerson?.value;
  expect(personAt('DATE: 11/21/24        BUYER: 07  D. LINDQVIST   X4412')).toBe('D. LINDQVIST');
  expect(personAt('DATE: 11/21/24        BUYER: 07  NET 30')).toBeUndefined();
});

test('what a form calls the name of a company is nobody', () => {
  const { contactPerson } = buyerOf(
    `${head}Ship to\nAttention: Martha Quinn\nCompany name: Prairie Hill Books\nAddress: 1204 Mill Street\nTopeka, KS 66603\n${lines}`,
  );
  expect(contactPerson?.value ?? null).not.toBe('Prairie Hill Books');
});

test('a way of contact of the company is no part of its name', () => {
  const { company, phone } = buyerOf(
    'Nordwind Limited\nCompany phone: 0113 555 0142\nCompany fax: 0113 555 0143\n\nPurchase order: 4500-7781\n' +
      lines,
  );
  expect([company?.value, phone?.value]).toEqual(['Nordwind Limited', '0113 555 0142']);
});

test('a given name at its label whose cell wrapped what follows', async () => {
  const at = async (under: string) =>
    draftOf(
      await printedFile([
        [40, 40, 'Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen'],
        [40, 70, 'Purchase order 4500-7781'],
        [40, 100, 'Buyer: Martha'],
        [40, 111, under],
        [160, 100, 'Terms: net 30'],
        ...table,
      ]),
    ).buyer.contactPerson?.value;
  expect(await at('Lindqvist')).toBe('Martha Lindqvist');
  expect(await at('Confirm by mail')).not.toBe('Martha Confirm by mail');
});

test('who buys behind another sentence of a note; a term of delivery is nobody', async () => {
  const { buyer } = draftOf(
    await printedFile([
      [40, 40, 'Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen'],
      [40, 70, 'Purchase order 4500-7781'],
      [40, 90, 'Buyer'],
      [120, 90, 'Carrier'],
      [40, 102, 'dlindq'],
      [120, 102, 'Will Call'],
      [40, 120, 'Note: Pallets to dock 6 only. Buyer Daniel Lindquist, dlindq@nordwind-pumpen.example'],
      ...table,
    ]),
  );
  expect(buyer.contactPerson?.value).toBe('Daniel Lindquist');
});
