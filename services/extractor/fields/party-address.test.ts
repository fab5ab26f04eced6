import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { readParty } from './party.ts';

const [sheet] = plainSheets('x');
const placeOf = (...texts: string[]) => {
  const lines = texts.map((text) => ({ text, words: sheet!.lines[0]!.words }));
  const { company, street, city } = readParty({ role: 'shipTo', sheet: sheet!, lines, segments: [] });
  return [company, street, city].map((field) => field?.value ?? null);
};

test('a name that ends as streets do stands over the street', () => {
  expect(placeOf('Muster Ltd - Branch 04', 'Weir Yard, Burnley Road', 'Rossendale BB4 8SB')).toEqual([
    'Muster Ltd - Branch 04',
    'Weir Yard, Burnley Road',
    'Rossendale',
  ]);
  expect(placeOf('Muster Mine Depot 3', 'Mile Marker 244, US-60', 'Globe, AZ 85501')).toEqual([
    'Muster Mine Depot 3',
    'Mile Marker 244, US-60',
    'Globe',
  ]);
});

test('a code of the place over its name', () => {
  expect(placeOf('0412', 'Muster Ltd - DC 0412', 'Sherwood Park 10', 'NG15 0DT Nottingham')).toEqual([
    'Muster Ltd - DC 0412',
    'Sherwood Park 10',
    'Nottingham',
  ]);
});

test('a street without a number', () => {
  expect(placeOf('Muster Depot', 'Stainland Road', 'Greetland', 'HX4 8AL')).toEqual([
    'Muster Depot',
    'Stainland Road',
    'Greetland',
  ]);
  expect(placeOf('Obra Los Olivos', 'C/ Camino Viejo, s/n', '41500 Alcalá')).toEqual([
    'Obra Los Olivos',
    'C/ Camino Viejo, s/n',
    'Alcalá',
  ]);
});

test('a first line without another one for the street is the street', () => {
  expect(placeOf('Hafenweg 4', '28195 Bremen')).toEqual([null, 'Hafenweg 4', 'Bremen']);
});

test('an ampersand is no legal form', () => {
  expect(placeOf('Receipt & Distribution, Gate 4', 'Bishop Lane', 'Durham', 'DH1 5TW')).toEqual([
    'Receipt & Distribution',
    'Bishop Lane',
    'Durham',
  ]);
});

test('town, county and code in three lines', () => {
  expect(
    placeOf('Muster Fixings Ltd', '12 High Street', 'Stoke-on-Trent', 'Staffordshire', 'ST1 5AA'),
  ).toEqual(['Muster Fixings Ltd', '12 High Street', 'Stoke-on-Trent']);
});

test('a door on the line of the street is no street', () => {
  expect(placeOf('Muster Depot', 'Goods In, Door 4, 4 Shannon Park, Cork, T12 K8AF')).toEqual([
    'Muster Depot',
    '4 Shannon Park',
    'Cork',
  ]);
});

test('the lot of an estate whose name stands on the next line', () => {
  expect(
    placeOf('Muster Ltd', 'Rear Stores, Unit 6', 'Bowburn South Industrial Estate', 'DH6 5AD Durham'),
  ).toEqual(['Muster Ltd', 'Rear Stores, Unit 6, Bowburn South Industrial Estate', 'Durham']);
});

test('the group of a house under its name, and the dock under that', () => {
  expect(placeOf('Muster Academy', 'Part of Lindale Trust', 'Mill Rise 4', 'LA9 7TB Kendal')[0]).toBe(
    'Muster Academy',
  );
  expect(
    placeOf('Port Arthur Refinery', 'Receiving Dock C', '2650 Gulfway Dr', 'Port Arthur, TX 77640')[0],
  ).toBe('Port Arthur Refinery');
});

test('what a firm is worth is no name of it', () => {
  expect(
    placeOf('Muster des Halles', 'SARL au capital de 15 000 €', '14 rue Gambetta', '24000 Périgueux')[0],
  ).toBe('Muster des Halles');
});

test.each([
  ['Camí del Racó, 15', '46470 Catarroja'],
  ['Camiño Novo, 8', '15703 Santiago'],
  ['Mas Vell del Riu, 12', '17001 Girona'],
  ['Zubiondo, 4 B', '48200 Durango'],
])('a kind of street that is in no lexicon, with its number over its town: %s', (street, town) => {
  expect(placeOf('Cocina Central Muster', street, town).slice(0, 2)).toEqual([
    'Cocina Central Muster',
    street,
  ]);
});

test('a dock with its number over a town is no street', () => {
  expect(placeOf('Muster Depot', 'Muelle, 4', '48200 Durango')[1]).toBeNull();
});

test('a store of an estate', () => {
  expect(placeOf('Muster Dairy', 'Dry Store 4', 'Weir Industrial Estate', 'Rossendale BB4 8SB')).toEqual([
    'Muster Dairy',
    'Dry Store 4, Weir Industrial Estate',
    'Rossendale',
  ]);
});

test('an Irish address on one line, its county behind the town, and telephones at letters', () => {
  expect(
    placeOf(
      'Muster Dairy Ltd',
      'Mill Road, Cahir, Co. Tipperary, E21 X2R8, Ireland T +353 52 555 0110 F +353 52 555 0111',
    ),
  ).toEqual(['Muster Dairy Ltd', 'Mill Road', 'Cahir']);
});

test('a unit of an estate stands over the street of the estate', () => {
  expect(placeOf('Unit 4 Kade Trading Estate', 'Mill Lane', 'Greetland', 'HX4 8AL')).toEqual([
    null,
    'Unit 4 Kade Trading Estate, Mill Lane',
    'Greetland',
  ]);
});

test('the number of a job over the name of the site', () => {
  expect(placeOf('JOB 40117', 'KADE VALLEY CLINIC BLDG C', '90 MILL ROAD', 'MACON GA 31206')[0]).toBe(
    'KADE VALLEY CLINIC BLDG C',
  );
});

test('what a firm is called over what it does, though its article is a given name elsewhere', () => {
  expect(placeOf('De Muster', 'Elektrotechniek B.V.', 'Kade 7', '1011 AA Amsterdam')[0]).toBe(
    'De Muster Elektrotechniek B.V.',
  );
  expect(placeOf('Inkoop', 'Elektrotechniek B.V.', 'Kade 7', '1011 AA Amsterdam')[0]).toBe(
    'Elektrotechniek B.V.',
  );
});

test('whom it is for behind the street, with a number of its own, over the town', () => {
  expect(placeOf('18 Harbor Street, Attn: A/P — Dept 300,', 'Macon GA 31206')).toEqual([
    null,
    '18 Harbor Street',
    'Macon',
  ]);
});

test('a street of a village without its kind or number', () => {
  expect(placeOf('Muster Primary School', 'Mill Bank', 'Settle', 'BD24 2QA')).toEqual([
    'Muster Primary School',
    'Mill Bank',
    'Settle',
  ]);
  expect(placeOf('Muster Bank', 'Cupar KY15 2QA')).toEqual(['Muster Bank', null, 'Cupar']);
});

test('a yard in capitals, a unit of an estate behind a door, and an estate under a name with a number', () => {
  expect(placeOf('MUSTER TIMBER LTD', 'STATION YARD', 'SETTLE', 'BD24 2QA')).toEqual([
    'MUSTER TIMBER LTD',
    'STATION YARD',
    'SETTLE',
  ]);
  expect(
    placeOf('Muster Ltd', 'Goods In, Unit 4 Ribble Business Park', 'Mill Road', 'Settle', 'BD24 2QA'),
  ).toEqual(['Muster Ltd', 'Goods In, Unit 4 Ribble Business Park, Mill Road', 'Settle']);
  const printed = plainSheets('Muster SAS – quai 2\nZA de Kermoan\n59000 Lille')[0]!;
  const { company, street } = readParty({
    role: 'shipTo',
    sheet: printed,
    lines: printed.lines.flatMap(({ segments }) => segments),
    segments: [],
  });
  expect([company?.value, street?.value]).toEqual(['Muster SAS – quai 2', 'ZA de Kermoan']);
});

test('a county of two words under its town', () => {
  expect(placeOf('Muster Depot', 'Mill Road', 'HAWES', 'NORTH YORKSHIRE', 'DL8 2QA')).toEqual([
    'Muster Depot',
    'Mill Road',
    'HAWES',
  ]);
});

test('who takes the goods, told in small letters, is no firm', () => {
  expect(placeOf('conciërge', 'Kade 12', '5701 CD Helmond')).toEqual([null, 'Kade 12', 'Helmond']);
});

test('a name before its street at a dash, and towns without a postal code', () => {
  expect(placeOf('Muster Works – Avenida Central, 12', '4480-876 Vila Nova')).toEqual([
    'Muster Works',
    'Avenida Central, 12',
    'Vila Nova',
  ]);
  expect(placeOf('Clínica Muster, Calle Mayor 655, Rengo, Región de Coquimbo')).toEqual([
    'Clínica Muster',
    'Calle Mayor 655',
    'Rengo',
  ]);
  expect(placeOf('Muster Depot - Calle 10 No. 2-60 - Girardota')).toEqual([
    'Muster Depot',
    'Calle 10 No. 2-60',
    'Girardota',
  ]);
  expect(placeOf('Muster SA', 'Avenida Central, 12 – Centro', '01310-100 São Paulo – SP')).toEqual([
    'Muster SA',
    'Avenida Central, 12 – Centro',
    'São Paulo',
  ]);
});

test.each([
  ['Calle 80 # 12-40, Oficina 501, Bogotá, Colombia', 'Calle 80 # 12-40, Oficina 501', 'Bogotá'],
  ['Calle Mayor 19, Piso 3, Lima, Perú', 'Calle Mayor 19, Piso 3', 'Lima'],
  ['Av. Central 301, Int. 502, Quito, Ecuador', 'Av. Central 301, Int. 502', 'Quito'],
  ['12 Mill Avenue, Suite 4, Nairobi, Kenya', '12 Mill Avenue, Suite 4', 'Nairobi'],
  ['Rua Central 40, Sala 12, Maputo, Moçambique', 'Rua Central 40, Sala 12', 'Maputo'],
  // What stands next to the street without a number is the town.
  ['Calle Mayor 19, Quito, Ecuador', 'Calle Mayor 19', 'Quito'],
])('a room behind a street without a postal code is a part of the street: %s', (line, street, city) => {
  expect(placeOf('Muster Ltd', line)).toEqual(['Muster Ltd', street, city]);
});

test('a town before four digits counts under or behind a street alone', () => {
  expect(placeOf('Muster Stores', '31 Mill Street, Oldside', 'UPWELL 4321')).toEqual([
    'Muster Stores',
    '31 Mill Street, Oldside',
    'UPWELL',
  ]);
  expect(placeOf('Muster Ltd', 'Mill Street 12, Private Bag X07, Upwell 4321')).toEqual([
    'Muster Ltd',
    'Mill Street 12, Private Bag X07',
    'Upwell',
  ]);
  expect(placeOf('Muster Ltd', 'PO Box 12', 'Upwell', '4321')[2]).toBe('Upwell');
  expect(placeOf('Muster Ltd', 'Upwell 4321')[2]).toBeNull();
});

test('a country between two addresses on one line, and a plot before its street', () => {
  const letterhead = 'P.O. Box 4711, Dubai, U.A.E. Office 12, Al Noor Building, Oldside Tel: +971 4 555 0126';
  expect(placeOf('Muster L.L.C', letterhead)).toEqual(['Muster L.L.C', 'P.O. Box 4711', 'Dubai']);
  expect(placeOf('Muster L.L.C', 'Plot 18-22, Street 7, Muster Park 2, Dubai')).toEqual([
    'Muster L.L.C',
    'Plot 18-22, Street 7, Muster Park 2',
    'Dubai',
  ]);
});

test('where in a house is no street where one stands beside it', () => {
  expect(placeOf('Muster Ltd', 'Muster Business Park', 'Unit 22', 'Leeds LS1 4AB')[1]).toBe(
    'Muster Business Park, Unit 22',
  );
  expect(placeOf('Muster Ltd', 'Goods Inwards - Building 2', 'Mill Road', 'Leeds LS1 4AB')[1]).toBe(
    'Mill Road',
  );
});

test('a country under a street without a town is none, where no town is called so', () => {
  expect(placeOf('Muster Ltd', 'P.O. Box 12 Postal Code, Kenya')[2]).toBeNull();
  expect(placeOf('Muster Ltd', 'P.O. Box 12', 'Kenya')[2]).toBeNull();
  expect(placeOf('Muster Ltd', '12 Mill Road', 'Singapore')[2]).toBe('Singapore');
  expect(placeOf('Muster Ltd', '12 Mill Road', 'Harbour City')[2]).toBe('Harbour City');
});

test.each(['Building C, Dock 4', 'Suite 300, Floor 2', 'Gebäude 7, Tor 3'])(
  'where in a house stands under its street: %s',
  (door) => {
    expect(placeOf('Muster Instruments', '77 Park Drive', door, 'San Diego, CA 92121')[1]).toBe(
      '77 Park Drive',
    );
  },
);

test('a plot of a village, whose name may go on over the town', () => {
  expect(
    placeOf(
      'Muster Forge',
      'Pvt. Ltd.',
      'Stores, Gat No. 12, Vadgaon',
      'Budruk',
      'Pune 411041',
      'Maharashtra',
    ),
  ).toEqual(['Muster Forge Pvt. Ltd.', 'Stores, Gat No. 12, Vadgaon Budruk', 'Pune']);
  expect(placeOf('Muster Forge Pvt. Ltd.', 'Survey No. 119/4, Chakan', 'Pune 411044', 'Maharashtra')).toEqual(
    ['Muster Forge Pvt. Ltd.', 'Survey No. 119/4, Chakan', 'Pune'],
  );
});

test('a street that its cell cut before its number', () => {
  expect(placeOf('Muster Foods S.A., Tienda 2, Calle Mayor', '14 bajo, 28013 Madrid')).toEqual([
    'Muster Foods S.A.',
    'Calle Mayor 14 bajo',
    'Madrid',
  ]);
  // A postal code is no number of a street.
  expect(placeOf('Muster GmbH, Ulmer Straße', '89073 Ulm')[2]).toBe('Ulm');
});
