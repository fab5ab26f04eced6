import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const phoneOf = (details: string, switchboard = 'Phone: 0421 555 0100') =>
  draftOf(
    plainFile(`
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany
${switchboard}

Purchase order: 4500-7781

${details}

Supplier:
Example Supplies B.V.
Kade 1
1011 AA Amsterdam

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
                          Total              300,00
`),
  ).buyer.phone?.value ?? null;

test.each<[string, string, string?]>([
  ['Buyer: Kirsten Hoff\nPhone: 0421 555 0131', 'in the list under the name'],
  ['Buyer:  Kirsten Hoff\nEmail:  khoff@nordwind.example\nPhone:  0421 555 0131', 'behind the mailbox'],
  ['Buyer:   Kirsten Hoff\nFax:     0421 555 0139\nPhone:   0421 555 0131', 'behind the fax'],
  ['Buyer contact: Kirsten Hoff (Group\n214)\nPhone: 0421 555 0131', 'behind the rest of the name'],
  ['Besteller: Kirsten Hoff, Durchwahl 0421 555 0131', 'behind the name'],
  ['Comprador: Kirsten Hoff – ext. 0421 555 0131 – khoff@nordwind.example', 'between marks'],
  ['Responsable: Kirsten Hoff, khoff@nordwind.example, 0421 555 0131', 'behind the mailbox, inline'],
  ['Acheteur : Kirsten Hoff   0421 555 0131', 'beside the name'],
  ['Buyer:\n  Kirsten Hoff\n  256-555-0190 x412', 'with its extension', '256-555-0190 x412'],
  ['Comprador:\n  Kirsten Hoff\n  918 555 273', 'in groups', '918 555 273'],
  ['Buyer            Telephone          Terms\nKirsten Hoff     0421 555 0131      net 30', 'in a strip'],
  ['Buyer: HOFF, KIRSTEN / 0421 555 0131', 'behind a surname that is printed first'],
])('%j: the number of who is asked stands %s', (details, _, phone = '0421 555 0131') => {
  expect(phoneOf(details)).toBe(phone);
});

test.each([
  ['Buyer: Kirsten Hoff\nFax: 0421 555 0139', 'a fax'],
  ['Buyer: Kirsten Hoff\n\n\n\nReceiving: 0421 555 0131', 'of another entry behind a gap'],
  ['Buyer:         Kirsten Hoff\nNight porter:  0421 555 0131', 'of somebody else in the list'],
  ['Buyer: Kirsten Hoff, fax 0421 555 0139', 'a fax behind the name'],
  ['Buyer: Kirsten Hoff, extension 4-0131', 'too short to be called from outside'],
  ['Inkoper: Kirsten Hoff, 03.11.2026', 'a date'],
  ['Buyer: Kirsten Hoff, 2026-05-12 09:15:32', 'when it was ordered'],
  ['Buyer: Kirsten Hoff (cost centre 20264471)', 'the number of a cost centre'],
  ['Buyer: Kirsten Hoff, ID 10047110', 'the number of a person'],
  ['Buyer: Kirsten Hoff, Ref. 2026/004711', 'a reference'],
  [
    'Buyer            Fax                Terms\nKirsten Hoff     0421 555 0131      net 30',
    'a fax in a strip',
  ],
  [
    'Buyer            Our ref            Terms\nKirsten Hoff     0421 555 0131      net 30',
    'a reference in a strip',
  ],
])('%j: what stands there is %s, the number of the house is that of the buyer', (details) => {
  expect(phoneOf(details)).toBe('0421 555 0100');
});

test('a number beside the name in the column of the supplier is not that of the buyer', () => {
  const { buyer } = draftOf(
    plainFile(`
Order 2023-0412

Buyer                                        Supplier
Name       Gemeente Muster                   Name       Example Supplies B.V.
Address    Raadhuisplein 1                   Address    Testweg 22
           1234 AB Musterdam                            3542 AA Utrecht
Contact    Anouk Terpstra                    Phone      030-5550177
Phone      088-5550130

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
`),
  );
  expect(buyer.phone?.value).toBe('088-5550130');
});

test('a person of quality management with a mailbox and a number is not asked where a buyer is named', () => {
  const { buyer } = draftOf(
    plainFile(`
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany
Phone: 0421 555 0100

Purchase order: 4500-7781

Ordered by            Terms        Due
Glenn Overbeck        net 30       03/04/2026

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00

Certificates are required. Quality contact: Mina Castell, quality@nordwind.example, 0421 555 0165
`),
  );
  expect(buyer.contactPerson?.value).toBe('Glenn Overbeck');
  expect(buyer.phone?.value).toBe('0421 555 0100');
});

const inList = (entry: string) =>
  draftOf(
    plainFile(`
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany
Phone: 0421 555 0100

Purchase order: 4500-7781

Supplier address: Kade 1, 1011 AA Amsterdam, Netherlands
${entry}
Goods-in: Doris Reiser, 0421 555 0177

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
`),
  ).buyer;

test.each(['Buyer contact', 'Responsible', 'Contact'])(
  '%j with a mailbox of the house that orders, in a list under the supplier, is who is asked',
  (label) => {
    const buyer = inList(`${label}: Kirsten Hoff, khoff@nordwind-pumpen.example, 0421 555 0131`);
    expect(buyer.contactPerson?.value).toBe('Kirsten Hoff');
    expect(buyer.phone?.value).toBe('0421 555 0131');
  },
);

test.each(['Responsable', 'Zuständig', 'Handled by', 'Affaire suivie par'])(
  'the telephone under %j in the block of the supplier is that house’s',
  (label) => {
    const { buyer } = draftOf(
      plainFile(`
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany
Phone: 0421 555 0100

Purchase order: 4500-7781

Supplier:
Example Supplies B.V.
Kade 1
1011 AA Amsterdam
${label}: Maria Jansen
Tel: +31 20 555 0144

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
`),
    );
    expect(buyer.phone?.value).toBe('0421 555 0100');
  },
);

test('a contact in the list under the address of the supplier is that house’s', () => {
  const { buyer } = draftOf(
    plainFile(`
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany
Phone: 0421 555 0100

Purchase order: 4500-7781

Supplier address: Kade 1, 1011 AA Amsterdam, Netherlands
Contact: Jan Visser, j.visser@examplesupplies.example, 020 555 0131

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
`),
  );
  expect(buyer.phone?.value).toBe('0421 555 0100');
});

test.each([
  ['Contact: Leeds Branch', null],
  ['Ansprechpartner: Filiale Nord', null],
  ['Contact: Peter Werk', 'Peter Werk'],
  ['Contacto: Ana Obra', 'Ana Obra'],
])('%j names %s', (label, person) => {
  const { buyer } = draftOf(
    plainFile(`
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany

Purchase order: 4500-7781
${label}

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
`),
  );
  expect(buyer.contactPerson?.value ?? null).toBe(person);
});
