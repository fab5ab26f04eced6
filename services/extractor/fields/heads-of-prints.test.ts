import { expect, test } from 'vitest';
import { draftOf, type Printed, plainFile, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const read = async (...texts: Printed[]) => {
  const { buyer, shipTo, orderNumber, doubts } = draftOf(await printedFile([...texts, ...table]));
  const party = ({ company, street, postalCode, city }: typeof buyer) =>
    [company, street, postalCode, city].map((part) => part?.value ?? null);
  return {
    buyer: party(buyer),
    shipTo: party(shipTo),
    person: buyer.contactPerson?.value ?? null,
    phone: buyer.phone?.value ?? null,
    email: buyer.email?.value ?? null,
    number: orderNumber?.value ?? null,
    cityConfidence: buyer.city?.confidence ?? 0,
    doubts,
  };
};
const title: Printed = [430, 40, 'Purchase Order 4711-22'];
const head = stack(
  40,
  40,
  'Nordwind Pumps Inc.',
  '18 Harbor Street',
  'Macon, GA 31206',
  'Tel (478) 555-0110',
);
const vendor: Printed[] = [
  [40, 120, 'Vendor:'],
  ...stack(60, 133, 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501'),
];

test('addresses set in under titles with a colon, in a printed document', async () => {
  const found = await read(
    title,
    ...head,
    ...vendor,
    [330, 120, 'Ship To:'],
    ...stack(350, 133, 'Nordwind Pumps Inc.', '90 Mill Road', 'Perry, GA 31069'),
  );
  expect(found.buyer).toEqual(['Nordwind Pumps Inc.', '18 Harbor Street', '31206', 'Macon']);
  expect(found.shipTo).toEqual(['Nordwind Pumps Inc.', '90 Mill Road', '31069', 'Perry']);
});

test.each(['DESTINATION', 'Shipping Point'])(
  'what a strip of titles calls for is no title: %s',
  async (term) => {
    const strip: Printed[] = [
      [60, 220, 'Required Date'],
      [180, 220, 'Ship Via'],
      [300, 220, 'F.O.B.'],
      [420, 220, 'Terms'],
      [66, 234, '5/18/2026'],
      [176, 234, 'OUR TRUCK'],
      [284, 234, term],
      [410, 234, 'NET 20 DAYS'],
    ];
    const { shipTo } = await read(title, ...head, ...vendor, ...strip);
    expect(shipTo).not.toContain('NET 20 DAYS');
  },
);

test('a line of labels that ends with a place of delivery still names it', async () => {
  const { shipTo } = await read(
    title,
    ...head,
    ...vendor,
    [40, 220, 'Destination'],
    ...stack(40, 233, 'Nordwind Pumps Depot', '90 Mill Road', 'Perry, GA 31069'),
  );
  expect(shipTo).toEqual(['Nordwind Pumps Depot', '90 Mill Road', '31069', 'Perry']);
});

test('codes of towns that stand a few spaces behind them', async () => {
  const { shipTo } = await read(
    title,
    ...head,
    [330, 120, 'Please deliver to:'],
    ...stack(330, 133, 'Nordwind Pumps Inc.', 'Plant 1210 Frozen Pumps', '90 Mill Road', 'STUARTS DRAFT VA'),
    [450, 169, '24477'],
  );
  expect(shipTo).toEqual(['Nordwind Pumps Inc.', '90 Mill Road', '24477', 'STUARTS DRAFT']);
});

test('a door under the street is a part of its house, and a building alone stays the street', async () => {
  const under = (...texts: string[]) =>
    read(
      title,
      ...head,
      [330, 120, 'Ship To:'],
      ...stack(330, 133, 'Nordwind Pumps Inc.', ...texts, 'Perry, GA 31069'),
    );
  expect((await under('1950 Ferry Pike', 'Door 7')).shipTo[1]).toBe('1950 Ferry Pike');
  expect((await under('1950 Ferry Pike', 'Suite 300')).shipTo[1]).toBe('1950 Ferry Pike');
  expect((await under('Building 12')).shipTo[1]).toBe('Building 12');
});

test('a house under a logo that begins farther right, down to its shortest line', async () => {
  const found = await read(
    title,
    [90, 30, 'NORDWIND FLOW', 12],
    ...stack(
      40,
      52,
      'Nordwind Flow Controls, Ltd.',
      '5820 Imperial Drive',
      'Waco TX 76712',
      'Phone: (254) 555-0170',
    ),
  );
  expect(found.buyer).toEqual(['Nordwind Flow Controls, Ltd.', '5820 Imperial Drive', '76712', 'Waco']);
  expect(found.phone).toBe('(254) 555-0170');
});

test('the code of a place over the name of the buyer, not over that of another house', async () => {
  const at = (name: string) =>
    read(
      title,
      ...head,
      [330, 120, 'Ship To:'],
      ...stack(330, 133, 'RCV-MAIN', name, '90 Mill Road', 'Perry, GA 31069'),
    );
  expect((await at('Nordwind Pumps Inc.')).shipTo[0]).toBe('Nordwind Pumps Inc.');
  expect((await at('Second Floor Stores')).shipTo[0]).toBe('RCV-MAIN');
});

test('of two houses of a group the one at the head orders, not the one that pays', async () => {
  const billTo = (name: string): Printed[] => [
    [330, 120, 'Bill To:'],
    ...stack(330, 133, name, 'Accounts Payable', 'PO Box 1440', 'Macon, GA 31208', 'ap@mustervalehealth.org'),
  ];
  const hospital = stack(40, 40, 'Muster Vale Medical Center', '2700 Hill Drive', 'Macon, GA 31206');
  expect((await read(title, ...hospital, ...billTo('Muster Vale Health Network'))).buyer).toEqual([
    'Muster Vale Medical Center',
    '2700 Hill Drive',
    '31206',
    'Macon',
  ]);
});

test('`Company` over the window of a letter is whom it goes to, where the other blocks name another house', async () => {
  const window: Printed[] = [
    [40, 100, 'Company'],
    ...stack(40, 113, 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501'),
  ];
  const place = (name: string): Printed[] => [
    [330, 120, 'Please deliver to:'],
    ...stack(330, 133, name, '90 Mill Road', 'Perry, GA 31069'),
    [330, 180, 'lee@nordwindpumps.example'],
  ];
  expect((await read(title, ...window, ...place('Nordwind Pumps Inc.'))).buyer[0]).toBe(
    'Nordwind Pumps Inc.',
  );
  expect((await read(title, ...window, ...place('Beispiel Trading LLC'))).buyer[0]).toBe(
    'Beispiel Trading LLC',
  );
});

test('a town with its code is no tax number', () => {
  const { buyer } = draftOf(
    plainFile(
      'Purchase order 4711-22\n\nBuyer:\nNordwind Pumps Inc.\n18 Harbor Street\nRockford, IL 61125-6020\n\nItem code  Description  Qty  Price\nA-100      Screw        300  1.00\n',
    ),
  );
  expect([buyer.city?.value, buyer.vatId]).toEqual(['Rockford', null]);
});

test('two labels over two values in cells of their own', async () => {
  const found = await read(
    title,
    ...head,
    ...vendor,
    [330, 120, 'DATE OF ORDER / BUYER'],
    [330, 133, '04-FEB-2026'],
    [402, 133, 'Lindqvist, Raymond'],
  );
  expect(found.person).toBe('Lindqvist, Raymond');
});

test('where the buyer is named, who confirms is the supplier’s, with the number beside the name', async () => {
  const confirm: Printed[] = [
    [40, 220, 'CONFIRM TO / TELEPHONE'],
    [40, 233, 'Lori Steiner (262) 555-0173'],
  ];
  const buyer: Printed[] = [
    [330, 220, 'Buyer:'],
    [400, 220, 'Raymond Lindqvist'],
  ];
  const house = head.slice(0, 3);
  const both = await read(title, ...house, ...vendor, ...confirm, ...buyer);
  expect([both.person, both.phone]).toEqual(['Raymond Lindqvist', null]);
  const alone = await read(title, ...house, ...vendor, ...confirm);
  expect([alone.person, alone.phone]).toEqual(['Lori Steiner', '(262) 555-0173']);
});

test('who confirms and has a mailbox of the house is the one of the buyer', async () => {
  const confirm = (mail: string) =>
    read(
      title,
      ...head,
      ...vendor,
      [40, 220, 'Confirm To:'],
      [110, 220, 'Bonnie Akers'],
      [40, 470, `Questions: ${mail}`],
    );
  const own = await confirm('bakers@nordwindpumps.example');
  expect([own.person, own.email]).toEqual(['Bonnie Akers', 'bakers@nordwindpumps.example']);
});

test('values that nobody gave and labels are no people', async () => {
  const at = async (value: string) =>
    (await read(title, ...head, ...vendor, [330, 220, 'Attention:'], [400, 220, value])).person;
  expect(await at('Not Specified')).toBe(null);
  expect(await at('Nicht angegeben')).toBe(null);
  expect(await at('Acct No.')).toBe(null);
  expect(await at('Trina Osgood')).toBe('Trina Osgood');
});

test('a print in columns of characters: leaders between labels and values, the kind behind a number', () => {
  const { buyer, orderNumber, currency } = draftOf(
    plainFile(
      `NORDWIND PUMPS INC
18 HARBOR STREET                            R43500    NWP0014
MACON GA 31206
                     PURCHASE ORDER

Order Number . . .   00214588 OP 00014      Branch/Plant  . .   41020
Buyer  . . . . . .   Cashion, Marla         Currency  . . . .   USD
Phone  . . . . . .   865 555-0159           Terms . . . . . .   Net 30 Days

Line   Item Number   Description    Ordered UM   Unit Price   Extended
1.000  10442-A       Drum           160 EA       61.25        9,800.00
`,
    ),
  );
  expect([orderNumber?.value, buyer.contactPerson?.value, buyer.phone?.value, currency?.value]).toEqual([
    '00214588',
    'Cashion, Marla',
    '865 555-0159',
    'USD',
  ]);
});

test('a street whose name is a unit elsewhere, and goods that are counted', () => {
  const shipTo = (line: string) =>
    draftOf(
      plainFile(
        `Purchase order 4711-22\n\nBuyer:\nNordwind Pumps Inc.\n18 Harbor Street\nMacon, GA 31206\n\nShip to:\nNordwind Depot\n${line}\nPerry, GA 31069\n\nItem code  Description  Qty  Price\nA-100      Screw        300  1.00\n`,
      ),
    ).shipTo;
  expect(shipTo('90 Box Lane').street?.value).toBe('90 Box Lane');
  expect(shipTo('90 boxes gloves').street?.value ?? null).toBe(null);
});

test('remarks go on to their last short word, and end where the letter closes', async () => {
  const { remarks } = draftOf(
    await printedFile([
      title,
      ...head,
      ...table,
      [40, 500, 'Remarks: If an article is out of stock we ask you to call us'],
      [40, 512, 'before you ship something else as a'],
      [40, 524, 'substitute.'],
      [40, 536, 'Kind regards'],
    ]),
  );
  expect(remarks?.value).toBe(
    'If an article is out of stock we ask you to call us before you ship something else as a substitute.',
  );
});

test('`Company` over the window of a letter, where the head has an address of the house that takes the goods', async () => {
  const window: Printed[] = [
    [40, 100, 'Company'],
    ...stack(40, 113, 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501'),
  ];
  const place: Printed[] = [
    [330, 120, 'Please deliver to:'],
    ...stack(330, 133, 'Nordwind Pumps Inc.', '90 Mill Road', 'Perry, GA 31069'),
  ];
  const sender: Printed = [40, 40, 'Nordwind Pumps Inc., 12 Quay Street, Macon GA 31201'];
  expect((await read(title, sender, ...window, ...place)).buyer).toEqual([
    'Nordwind Pumps Inc.',
    '12 Quay Street',
    '31201',
    'Macon',
  ]);
});

test('how the goods come is no carrier over an address', async () => {
  const found = await read(
    title,
    [40, 60, 'Nordwind Pumpen GmbH · Kaistraße 12 · 28195 Bremen'],
    [40, 120, 'Zahlungsbedingung'],
    [150, 120, '30 Tage netto'],
    [40, 133, 'Versandart'],
    [150, 133, 'Spedition'],
    [40, 146, 'Preisstellung'],
    [150, 146, 'Festpreise'],
    [40, 159, 'Lieferanschrift'],
    [150, 159, 'Nordwind Pumpen GmbH, Halle 4'],
    [150, 171, 'Hafenweg 3'],
    [150, 183, '28217 Bremen'],
  );
  expect(found.buyer[0]).toBe('Nordwind Pumpen GmbH');
  expect(found.shipTo.slice(1)).toEqual(['Hafenweg 3', '28217', 'Bremen']);
});

test('how to reach goods-in is no total and no place, and an estate ends the name of none', async () => {
  const { buyer, shipTo, totalPrice, rows } = draftOf(
    await printedFile([
      title,
      [40, 60, 'Buyer:'],
      ...stack(40, 73, 'Nordwind Retail Ltd', '12 Quay Street', 'Leeds LS2 7EQ'),
      [330, 120, 'Deliver to'],
      ...stack(
        330,
        133,
        'Nordwind Distribution Centre',
        'Unit 7, Calder Park, Peel Avenue',
        'Wakefield WF2 7UA',
      ),
      [330, 169, 'Goods-in: 01924 555 018'],
      [330, 181, 'Booking ref. required'],
      ...table,
    ]),
  );
  expect(buyer.company?.value).toBe('Nordwind Retail Ltd');
  expect([shipTo.company?.value, shipTo.street?.value, shipTo.phone?.value]).toEqual([
    'Nordwind Distribution Centre',
    'Unit 7, Calder Park, Peel Avenue',
    '01924 555 018',
  ]);
  expect(totalPrice?.value ?? null).not.toBe(555018);
  expect(rows.length).toBe(1);
});

test('the number of a place before its name, who receives there, and a buyer by code', async () => {
  const found = await read(
    title,
    [40, 60, 'BUYER'],
    [40, 73, 'D7 RENEE HARTLEY'],
    [200, 60, 'BILL TO'],
    ...stack(200, 73, 'NORDWIND STORES INC', '1180 VINE ST', 'CINCINNATI OH 45202'),
    [400, 120, 'SHIP TO DC 0455'],
    ...stack(400, 133, 'NORDWIND DIST CTR 0455', '4400 LOGISTICS PKWY', 'HEBRON KY 41048'),
    [400, 169, 'RECEIVING 859-555-0147'],
  );
  expect(found.shipTo[0]).toBe('NORDWIND DIST CTR 0455');
  expect(found.person).toBe('RENEE HARTLEY');
});

test('a window of shipping beside the day in the shops, and a cell that names another paper', () => {
  const { deliveryDateFrom, deliveryDateTo, documentType, doubts } = draftOf(
    plainFile(`                    BULK PURCHASE ORDER

P.O. NUMBER     ORDER DATE     START SHIP     CANCEL AFTER     IN-STORE
4471907         02/18/27       05/14/27       05/25/27         06/05/27

TERMS           FOB            TICKETING      PACK             EVENT
NET 60          ORIGIN         VENDOR - NO    PRE-PACK         SUMMER
EOM             COLLECT        TICKET         BY 128           YARD

SKU         DESCRIPTION           UNITS      UNIT COST      EXT COST
7403321     STACKING RINGS        84         6.85           575.40
7403322     SHAPE SORTER          54         9.40           507.60
`),
  );
  expect([deliveryDateFrom?.value, deliveryDateTo?.value]).toEqual(['2027-05-14', '2027-05-25']);
  expect(documentType.value).toBe('purchase_order');
  expect(doubts.map(({ path }) => path)).not.toContain('delivery_date');
});

test('a telephone under the number of the supplier is the supplier’s', async () => {
  const found = await read(
    title,
    [40, 60, 'Supplier'],
    ...stack(40, 73, 'Beispiel Plastics Inc.', '740 Commerce Loop', 'Perry, GA 31069'),
    [40, 109, 'Supplier No.: 3008815'],
    [40, 121, 'Tel: 270-555-0117'],
    [330, 60, 'Buyer:'],
    ...stack(330, 73, 'Nordwind Pumps Inc.', '12 Quay Street', 'Macon, GA 31201'),
    [330, 121, 'Phone 513-555-0186'],
  );
  expect(found.phone).toBe('513-555-0186');
});

test('a name in large letters over its address, centred, with what goes on beside it', async () => {
  const { buyer } = draftOf(
    await printedFile([
      [171, 40, "St Muster's Primary School", 18],
      [200, 60, 'Chapel Lane, Thornby, Northampton NN6 8SL'],
      [103, 72, 'Headteacher: Mrs H. Darrow BEd Tel: 01604 496 0155'],
      [351, 72, 'office@stmusters.example'],
      [238, 100, 'OFFICIAL ORDER'],
      ...table,
    ]),
  );
  expect(buyer.company?.value).toBe("St Muster's Primary School");
});

test('the short name of a house at its own address is no rival of the whole one', async () => {
  const found = await read(
    [40, 30, 'Nordwind Fahrradhandel e.K. · Nordring 46 · 48429 Rheine'],
    ...stack(60, 70, 'Beispiel Teile GmbH', 'Gewerbepark 5', '49565 Bramsche'),
    ...stack(
      400,
      50,
      'Nordwind',
      'Nordring 46',
      '48429 Rheine',
      'Tel.: 05971 / 555 27 0',
      'E-Mail: einkauf@nordwind.example',
    ),
    [40, 180, 'Bestellung 4711-22'],
  );
  expect(found.buyer).toEqual(['Nordwind Fahrradhandel e.K.', 'Nordring 46', '48429', 'Rheine']);
  expect(found.doubts.filter(({ path }) => path.startsWith('customer'))).toEqual([]);
});

test('a town with its street and no postal code at the head, beside its arms', async () => {
  const headOf = async (name: string) => {
    const own = stack(130, 40, name, 'Rua da Ponte, 12', 'compras@muster.example');
    const found = await read(title, [40, 40, 'BRASÃO'], ...own, ...vendor);
    return found.buyer.slice(0, 2);
  };
  const town = 'PREFEITURA MUNICIPAL DE MUSTER';
  expect(await headOf(town)).toEqual([town, 'Rua da Ponte, 12']);
  expect((await headOf('Depósito da Ponte'))[1]).toBeNull();
  const parted = stack(130, 40, 'PREFEITURA MUNICIPAL DO', 'MUSTER', 'Rua da Ponte, 12');
  const { buyer } = await read(title, [40, 40, 'BRASÃO'], ...parted, ...vendor);
  expect(buyer.slice(0, 2)).toEqual(['PREFEITURA MUNICIPAL DO MUSTER', 'Rua da Ponte, 12']);
});

test('a house spread over one line under the addresses of others', async () => {
  const found = await read(
    [40, 40, 'Purchase Order 4711-22'],
    ...stack(40, 160, 'Vendor:', 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501'),
    ...stack(330, 160, 'Ship To:', 'Muster Farms Co.', '90 Mill Road', 'Perry, GA 31069'),
    [40, 275, 'Nordwind Pumps Inc.'],
    [180, 275, 'P.O. Box 418'],
    [290, 275, 'Macon, GA 31206'],
    [420, 275, 'Telephone: (478) 555-0110'],
  );
  expect(found.buyer).toEqual(['Nordwind Pumps Inc.', 'P.O. Box 418', '31206', 'Macon']);
  expect(found.shipTo[0]).toBe('Muster Farms Co.');
});

test('street and town on one line without a postal code', async () => {
  const under = async (...lines: string[]) =>
    (await read(title, ...stack(40, 40, 'NORDWIND DYEING', ...lines, 'Phone: +92-41 555 0160'), ...vendor))
      .buyer;
  expect(await under('9-km Mill Road, Faisalabad, Pakistan')).toEqual([
    'NORDWIND DYEING',
    '9-km Mill Road',
    null,
    'Faisalabad',
  ]);
  expect((await under('88 Harbor Ave., Fortune, Marikina City'))[3]).toBe('Marikina City');
  expect((await under('88 Harbor Ave., Fortune,', 'Marikina City'))[3]).toBe('Marikina City');
});

test('a name that its line ends before its legal form, beside a title in two lines', async () => {
  const found = await read(
    [400, 40, 'PURCHASE', 20],
    [440, 64, 'ORDER', 20],
    ...stack(40, 88, 'Nordwind Drilling Services,', 'Lda.', 'Avenida das Flores 410', 'Tete, Mozambique'),
    ...stack(40, 170, 'SUPPLIER:', 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501'),
  );
  expect(found.buyer[0]).toBe('Nordwind Drilling Services, Lda.');
  expect(found.buyer[3]).toBe('Tete');
});

test('the name of the house before a label in a strip', async () => {
  const found = await read(
    ...head,
    ...vendor,
    [40, 200, 'Order Number'],
    [180, 200, 'Nordwind Contact Person'],
    [340, 200, 'Date'],
    [40, 213, 'PO-4711-22'],
    [180, 213, 'Ann Lee'],
    [340, 213, '05/12/2026'],
  );
  expect(found.person).toBe('Ann Lee');
});

test('a mark at the top that mail addresses have is the name over the address at the foot', async () => {
  const found = await read(
    [40, 40, 'ESAX'],
    [380, 40, 'Requisição n.º: RE-4711'],
    ...stack(300, 110, 'Muster - Equipamentos, Lda.', 'Rua da Olaria 31', '3060-197, Cantanhede', 'Portugal'),
    [40, 560, 'ann.lee@esax.example'],
    ...stack(40, 790, 'Quinta do Sul', '3045-093 Coimbra', 'Portugal'),
  );
  expect(found.buyer[0]).toBe('ESAX');
  expect(found.buyer[3]).toBe('Coimbra');
});
