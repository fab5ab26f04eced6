import { expect, test } from 'vitest';
import type { DraftParty } from '../draft.ts';
import { plainSheets } from '../sample.fixture.ts';
import { readParty } from './party.ts';
import type { PartyRole } from './party-block.ts';

/** What is read from these lines, of a block with this role. */
function partyIn(role: PartyRole, ...texts: string[]) {
  const [sheet] = plainSheets(texts.join('\n'));
  const segments = sheet!.lines.flatMap((line) => line.segments);
  const party = readParty({ role, sheet: sheet!, lines: segments, segments });
  return (...parts: (keyof DraftParty)[]) => parts.map((part) => party[part]?.value ?? null);
}

test.each(['Durchwahl: 0421 555 120', 'Rufnummer 0421 555 120', 'Portable : 0421 555 120'])(
  'a telephone at a label that only composes one: %s',
  (line) => {
    const read = partyIn('shipTo', 'Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen', line);
    expect(read('company', 'phone')).toEqual(['Nordwind Pumpen GmbH', '0421 555 120']);
    const other = partyIn('shipTo', 'Nordwind Pumpen GmbH', line.replace(/^\p{L}+/u, 'Register'));
    expect(other('phone')).toEqual([null]);
  },
);

test.each([
  'Société coopérative agricole à capital variable',
  'Gesellschaft mit beschränkter Haftung',
  'Società cooperativa agricola',
  'Anpartsselskab (ApS) - CVR: 35551904',
  'Société anonyme - Capital de 50 000 €',
])('what kind of firm it is, is not its name: %s', (kind) => {
  const read = partyIn('letterhead', 'Cave des Trois Tours', kind, '4 rue du Port', '59000 Lille');
  expect(read('company', 'street')).toEqual(['Cave des Trois Tours', '4 rue du Port']);
});

test('a name may end in what kind of firm it is', () => {
  const read = partyIn('letterhead', 'Nordwind Corporation', '4 Mill Lane', 'Dayton, OH 45402');
  expect(read('company')).toEqual(['Nordwind Corporation']);
  const told = partyIn(
    'letterhead',
    'Nordwind Pumps',
    'a Delaware corporation',
    '4 Mill Lane',
    'Dayton, OH 45402',
  );
  expect(told('company')).toEqual(['Nordwind Pumps']);
});

test.each([
  [['4 Mill Lane', 'Riverside Galleries', 'Dayton, OH 45402'], true],
  [['4 Mill Lane', 'Riverside Pumps Inc.', 'Dayton, OH 45402'], false],
  [['Riverside Galleries', '4 Mill Lane', 'Dayton, OH 45402'], false],
])('what stands between a street and its town alone may be no name: %s', (lines, isAsked) => {
  const [sheet] = plainSheets(lines.join('\n'));
  const segments = sheet!.lines.flatMap((line) => line.segments);
  const { company } = readParty({ role: 'letterhead', sheet: sheet!, lines: segments, segments });
  expect(company!.confidence < 0.7).toBe(isAsked);
});

test('a building and its dock are no house', () => {
  const lines = [
    'NWP – Magasin Réception',
    'Bâtiment C, Quai 2',
    '6 impasse des Aciéries',
    '42500 Périgueux',
  ];
  const read = partyIn('shipTo', ...lines);
  expect(read('company', 'street')).toEqual(['NWP – Magasin Réception', '6 impasse des Aciéries']);
});

test('a name that ends in a number stands behind a person and a label', () => {
  expect(
    partyIn(
      'shipTo',
      'Attn: Petra Huber',
      'Nordwind Plant 2',
      'Hafenallee 7',
      '28195 Bremen',
    )('company', 'street'),
  ).toEqual(['Nordwind Plant 2', 'Hafenallee 7']);
  expect(
    partyIn('shipTo', 'Gate: seven', 'Nordwind Plant 2', 'Hafenallee 7', '28195 Bremen')('company', 'street'),
  ).toEqual(['Nordwind Plant 2', 'Hafenallee 7']);
});

test('a name that ends in a number, alone under its label, is no street', () => {
  expect(partyIn('shipTo', 'Nordwind Plant 2')('company', 'street')).toEqual(['Nordwind Plant 2', null]);
  expect(partyIn('shipTo', 'Hafenallee 7')('company', 'street')).toEqual([null, 'Hafenallee 7']);
});

test('a cell wraps the name of a street, and the town behind its code', () => {
  expect(partyIn('shipTo', 'Nordwind SARL', '94 allée', 'du Port', '59000 Lille')('street', 'city')).toEqual([
    '94 allée du Port',
    'Lille',
  ]);
  expect(
    partyIn('shipTo', 'Nordwind GmbH, Hafenallee 7, 28195', 'Bremen')('street', 'postalCode', 'city'),
  ).toEqual(['Hafenallee 7', '28195', 'Bremen']);
});

test('where in the house goods go belongs neither to the name nor to the street', () => {
  expect(partyIn('shipTo', 'Nordwind GmbH, Ramp 6', 'Hafenallee 7', '28195 Bremen')('company')).toEqual([
    'Nordwind GmbH',
  ]);
  expect(
    partyIn('shipTo', 'Nordwind Depot, Goods Inwards, Gate 8, 47 Harbour Road, 28195 Bremen')('street'),
  ).toEqual(['47 Harbour Road']);
});

test.each([
  ['a legal form of several words', ['Zakłady Nordwind', 'Sp. z o.o.'], 'Zakłady Nordwind Sp. z o.o.'],
  ['a legal form behind a comma', ['Nordwind – Indústria,', 'Lda.'], 'Nordwind – Indústria, Lda.'],
  ['the end of a name that no name has', ['Hôpital du Val de', 'Sarthe'], 'Hôpital du Val de Sarthe'],
  ['an owner', ['Modehaus Nordwind', 'Inh. Petra Huber e.K.'], 'Modehaus Nordwind'],
])('%s under a name', (_, names, company) => {
  expect(partyIn('letterhead', ...names, 'Hafenallee 7', '28195 Bremen')('company')).toEqual([company]);
});

test('a house number right behind a legal form begins the street', () => {
  const read = partyIn('foot', 'Nordwind Foods DAC 3 Harbour Road, Limerick, V94 T28R');
  expect(read('company', 'street')).toEqual(['Nordwind Foods DAC', '3 Harbour Road']);
});

test('addresses of India: plots before streets, cells that wrap them, states and PIN codes', () => {
  const read = partyIn(
    'buyer',
    'No. 14, 2nd Cross, Rajajinagar',
    'Industrial Area',
    'Bengaluru',
    'Karnataka, State Code: 29',
    'PIN: 560 010',
    'India',
  );
  expect(read('company', 'street', 'postalCode', 'city', 'country')).toEqual([
    null,
    'No. 14, 2nd Cross, Rajajinagar Industrial Area',
    '560 010',
    'Bengaluru',
    'IN',
  ]);
  const other = partyIn(
    'shipTo',
    'Nordwind Plant 2, Survey No. 88/2',
    'Bagalur Road',
    'Hosur - 635109, Tamil Nadu',
  );
  expect(other('company', 'street', 'city')).toEqual(['Nordwind Plant 2', 'Bagalur Road', 'Hosur']);
  const wrapped = partyIn(
    'buyer',
    'Nordwind Pumps Ltd',
    'SF No. 9/1, Avinashi Main',
    'Road',
    'Coimbatore 641014',
  );
  expect(wrapped('company', 'street')).toEqual(['Nordwind Pumps Ltd', 'SF No. 9/1, Avinashi Main Road']);
  const apart = partyIn('buyer', 'Nordwind Pumps Ltd', '9 Canal Road', 'Business Park', 'Leeds LS9 0PX');
  expect(apart('street', 'city')).toEqual(['9 Canal Road', 'Leeds']);
});

test('a quarter under the street is no house', () => {
  const read = partyIn(
    'shipTo',
    'Plot 9, Lotus Industrial Estate',
    'Kurichi, Coimbatore - 641021, Tamil Nadu',
  );
  expect(read('company', 'city')).toEqual([null, 'Coimbatore']);
  const form = partyIn('shipTo', 'Hafenallee 7', 'Nordwind Pumpen GmbH, 28195 Bremen');
  expect(form('company', 'city')).toEqual(['Nordwind Pumpen GmbH', 'Bremen']);
});

test('entries of a typed list, what a house is, and what a person is', () => {
  const list = partyIn('buyer', '- Nordwind Pumpen GmbH', '- Adresse: Hafenallee 7', '- 28195 Bremen');
  expect(list('company', 'street', 'city')).toEqual(['Nordwind Pumpen GmbH', 'Hafenallee 7', 'Bremen']);
  const club = partyIn(
    'buyer',
    'Alder Rowing Club (a program of Alder Public Schools)',
    '4 Mill Lane, Dayton, OH 45402',
  );
  expect(club('company')).toEqual(['Alder Rowing Club']);
  const person = partyIn('buyer', 'Anna Kowalski, faculty advisor');
  expect(person('company', 'contactPerson')).toEqual([null, 'Anna Kowalski']);
  const house = partyIn('buyer', 'Anna Kowalski, Florist');
  expect(house('contactPerson')).toEqual([null]);
});

test('a part of the house to be called at the place of delivery, at a label of people', () => {
  const at = (line: string) =>
    partyIn('shipTo', 'Nordwind Pumps Inc.', '90 Mill Road', 'Perry, GA 31069', line)('phone');
  expect(at('Contact: Warehouse (253) 555-0147')).toEqual(['(253) 555-0147']);
  expect(at('Permit: Warehouse A28 4417 19')).toEqual([null]);
});

test('what a firm is and does under its name, its seat before the street, and a house of a county', () => {
  const read = (...texts: string[]) => {
    const [sheet] = plainSheets(texts.join('\n'));
    const lines = sheet!.lines.map(({ segments, words }) => ({ text: segments[0]!.text, words }));
    const { company, street } = readParty({
      role: 'letterhead',
      sheet: sheet!,
      lines,
      segments: sheet!.lines.flatMap(({ segments }) => segments),
    });
    return [company?.value, street?.value];
  };
  expect(
    read('CABINET BERTIN & LOUVOIS', "SARL d'expertise comptable", '14 rue des Carmes', '63000 CLERMONT'),
  ).toEqual(['CABINET BERTIN & LOUVOIS', '14 rue des Carmes']);
  expect(read('SAS Bertin', '14 rue des Carmes', '63000 CLERMONT')[0]).toBe('SAS Bertin');
  expect(
    read('Idraulica Prova S.r.l.', 'Sede legale e magazzino: Via Roma, 44', '36061 BASSANO DEL GRAPPA (VI)'),
  ).toEqual(['Idraulica Prova S.r.l.', 'Via Roma, 44']);
  expect(read('Hancock Co. 911 Center', '640 S Franklin St', 'Greenfield, IN 46140')[0]).toBe(
    'Hancock Co. 911 Center',
  );
  expect(read('Nordwind Co. 640 Franklin St', 'Greenfield, IN 46140')).toEqual([
    'Nordwind Co.',
    '640 Franklin St',
  ]);
});

test.each([
  ', t.a.v. Sanne Bakker (uitvoerder)',
  ', z.Hd. Sanne Bakker',
  ' zu Händen Sanne Bakker',
  ' - Attn: Sanne Bakker',
  ' (Attn. Sanne Bakker)',
  ', FAO Sanne Bakker',
  ', for the attention of Sanne Bakker',
  ", à l'attention de Sanne Bakker",
  ', a la atención de Sanne Bakker',
  ", all'attenzione di Sanne Bakker",
  ', ao cuidado de Sanne Bakker',
  ', do rąk Sanne Bakker',
  ', att.: Sanne Bakker',
])('whom a line addresses behind the name of the house is no part of it: %s', (addressed) => {
  const read = partyIn('shipTo', `Werf Noorderhaven${addressed}`, 'Hafenallee 7', '28195 Bremen');
  expect(read('company', 'street', 'contactPerson')).toEqual([
    'Werf Noorderhaven',
    'Hafenallee 7',
    'Sanne Bakker',
  ]);
});

test('whose rooms they are stays in the name, and a name may have the word', () => {
  expect(
    partyIn('shipTo', 'Nordwind Ltd c/o Kade Fulfilment', 'Kade 3', '1011 AA Amsterdam')('company'),
  ).toEqual(['Nordwind Ltd c/o Kade Fulfilment']);
  expect(partyIn('shipTo', 'Attento Nord GmbH', 'Hafenallee 7', '28195 Bremen')('company')).toEqual([
    'Attento Nord GmbH',
  ]);
});

test('a house behind `c/o` that its cell wrapped', () => {
  const read = partyIn('shipTo', 'Nordwind Ltd c/o Kade', 'Fulfilment', 'Kade 3', '1011 AA Amsterdam');
  expect(read('company', 'street')).toEqual(['Nordwind Ltd c/o Kade Fulfilment', 'Kade 3']);
  const person = partyIn(
    'shipTo',
    'Susan Miller',
    'Nordwind Ltd c/o Kade',
    'Fulfilment',
    'Kade 3',
    '1011 AA Amsterdam',
  );
  expect(person('company', 'street')).toEqual(['Nordwind Ltd c/o Kade Fulfilment', 'Kade 3']);
  const whole = partyIn('shipTo', 'Nordwind Ltd c/o Kade Hub', 'Receiving', 'Kade 3', '1011 AA Amsterdam');
  expect(whole('company', 'street')).toEqual(['Nordwind Ltd c/o Kade Hub', 'Kade 3']);
});

test('a house with the number that it has among several', () => {
  const companyOf = (line: string) =>
    partyIn('shipTo', line, '1250 Mill Lane', 'Macon, GA 31206')('company', 'street');
  expect(companyOf('NORDWIND FOOD MARKETS DC #4')).toEqual(['NORDWIND FOOD MARKETS DC #4', '1250 Mill Lane']);
  expect(companyOf('Order line #4')).toEqual([null, '1250 Mill Lane']);
  expect(companyOf('Customer account #4711')).toEqual([null, '1250 Mill Lane']);
});

test('the state of an Indian town may stand under the number of the tax office', () => {
  const read = partyIn(
    'shipTo',
    'Nordwind Pumps Pvt. Ltd.',
    'Gat No. 12, Mill Area',
    'Wadgaon 412106',
    'GSTIN/UIN: 27AABCN5550M1Z4',
    'State Name : Maharashtra, Code : 27',
  );
  expect(read('company', 'street', 'postalCode', 'city', 'country')).toEqual([
    'Nordwind Pumps Pvt. Ltd.',
    'Gat No. 12, Mill Area',
    '412106',
    'Wadgaon',
    'IN',
  ]);
});

test('a name that goes on behind its hyphen', () => {
  const read = partyIn(
    'letterhead',
    'Commune de Saint-Muster-sur-',
    'Rhône',
    '1 place du Marché',
    '26160 Muster',
  );
  expect(read('company', 'street')).toEqual(['Commune de Saint-Muster-sur-Rhône', '1 place du Marché']);
});

test('the code of a place at its label, and how to reach somebody of the house behind its name', () => {
  const read = partyIn(
    'shipTo',
    'Location code: 0417',
    'c/o Nordwind Exteriors - Sam cell 613-555-0142',
    '4-1180 Mill Cres',
    'Kingston ON K7M 0B3',
  );
  expect(read('company', 'street')).toEqual(['Nordwind Exteriors', '4-1180 Mill Cres']);
});

test('a number right behind a British code, on one line', () => {
  const read = partyIn('foot', 'Nordwind Ltd, 5 Mill Lane, Bromyard, Herefordshire HR7 4AB 01885 555 0142');
  expect(read('company', 'city', 'phone')).toEqual(['Nordwind Ltd', 'Bromyard', '01885 555 0142']);
});

test('a long name and where in the house, before the street', () => {
  const read = partyIn(
    'shipTo',
    'Musée des Mines de la Haute Vallée, Chantier salle 2 – 3 place du Marché – 42000 Muster',
  );
  expect(read('company', 'street')).toEqual(['Musée des Mines de la Haute Vallée', '3 place du Marché']);
});

test('the number before a French street, on the line of its town', () => {
  const read = partyIn('letterhead', 'Toitures Krier SA', '12, rue Haute L-4321 Esch');
  expect(read('street', 'city')).toEqual(['12, rue Haute', 'Esch']);
});

test('a quarter between a street and its town belongs to the street', () => {
  const read = partyIn('shipTo', 'Hotel Quenual – Calle Mayor 12, Centro Histórico, Arequipa');
  expect(read('company', 'street', 'city')).toEqual([
    'Hotel Quenual',
    'Calle Mayor 12, Centro Histórico',
    'Arequipa',
  ]);
});

test('where a Spanish register has a firm is no address', () => {
  const foot = 'Viveros Olmo, S.L. – Reg. Mercantil de Soria, Tomo 12, Folio 41, Hoja SO-12045';
  expect(partyIn('foot', foot)('company', 'street', 'city')).toEqual(['Viveros Olmo, S.L.', null, null]);
});

test('a town goes on under the line that cut it', () => {
  const read = partyIn('shipTo', 'Depósito Olmo', 'Calle Lima 12', '(C1425ABC) Ciudad de', 'Buenos Aires');
  expect(read('city')).toEqual(['Ciudad de Buenos Aires']);
});

test('a building is called something', () => {
  const read = partyIn(
    'shipTo',
    'Krier SA – chantier Résidence',
    'Les Ormes, lot 3',
    '4, rue Haute',
    '57000 Metz',
  );
  expect(read('company')).toEqual(['Krier SA – chantier Résidence Les Ormes, lot 3']);
});

test('a house with its address on one line, told by what it does', () => {
  const read = partyIn(
    'letterhead',
    'Muster Creek Veterinary Clinic 41 Station Street, Maldon VIC 3463 Ph (03) 5550 0163',
  );
  expect(read('company', 'street', 'city', 'phone')).toEqual([
    'Muster Creek Veterinary Clinic',
    '41 Station Street',
    'Maldon',
    '(03) 5550 0163',
  ]);
});

test('an address that its cell wrapped between the number and the name of the street', () => {
  const read = partyIn('shipTo', 'Muster Foods - Main Store, 4410 E', 'Jensen Ave, Fresno CA 93725');
  expect(read('company', 'street', 'city')).toEqual(['Muster Foods', '4410 E Jensen Ave', 'Fresno']);
});

test('who signs for the firm, and lines to sign on', () => {
  expect(partyIn('foot', 'For, MUSTER VALVES PVT. LTD.')('company')).toEqual(['MUSTER VALVES PVT. LTD.']);
  expect(partyIn('buyer', 'Signature & Date')('company')).toEqual([null]);
  expect(
    partyIn('letterhead', 'Muster Signature Homes Ltd', '12 Mill Lane', 'Leeds LS1 4AB')('company'),
  ).toEqual(['Muster Signature Homes Ltd']);
});

test('goods go to the street, not to the post box under it', () => {
  const read = partyIn(
    'letterhead',
    'Muster Ltd',
    'Plaza, 4th Floor, Hill Road',
    'P.O. Box 4711 - 00505, Nairobi',
  );
  expect(read('street', 'city')).toEqual(['Plaza, 4th Floor, Hill Road', 'Nairobi']);
});

test('the kind of a street at the end of a line goes with the name on the next', () => {
  const read = partyIn('shipTo', 'Nordwind Pompy, ul.', 'Prosta 14, 00-950 Warszawa');
  expect(read('company', 'street', 'city')).toEqual(['Nordwind Pompy', 'ul. Prosta 14', 'Warszawa']);
  const other = partyIn('shipTo', 'Nordwind Pompy, Dok.', 'Prosta 14, 00-950 Warszawa');
  expect(other('street')).toEqual(['Prosta 14']);
});

test('a list of an address whose labels have no colons', () => {
  const read = partyIn(
    'buyer',
    'Filial MUSTER METAIS LTDA',
    'Endereco RUA DAS FLORES, 120',
    'Cidade CAMPINAS - SP (13069310)',
    'Fone (19) 35550161',
  );
  expect(read('company', 'street', 'postalCode', 'city', 'phone')).toEqual([
    'MUSTER METAIS LTDA',
    'RUA DAS FLORES, 120',
    '13069-310',
    'CAMPINAS',
    '(19) 35550161',
  ]);
  // One such line is a name.
  expect(partyIn('buyer', 'Town Mill Ltd', '4 Mill Lane', 'Leeds LS1 4AB')('company')).toEqual([
    'Town Mill Ltd',
  ]);
});

test('the number of the tax office before the street, and a comma behind the code', () => {
  const read = partyIn(
    'letterhead',
    'Talleres Muster S.L.',
    'B00000000 - Calle Mayor 12',
    '11500, El Puerto de Santa María (Cádiz) España',
  );
  expect(read('company', 'street', 'postalCode', 'city')).toEqual([
    'Talleres Muster S.L.',
    'Calle Mayor 12',
    '11500',
    'El Puerto de Santa María',
  ]);
});

test('a telephone behind the town of the address', () => {
  const read = (...texts: string[]) =>
    partyIn('foot', 'Muster Packaging Ltd', '310 Ferris Road', ...texts)('phone');
  const phones = 'Dundas 905-555-0161 · Fax 905-555-0155 · Toronto 416-555-0160';
  expect(read('DUNDAS ON L9H 5E1', phones)).toEqual(['905-555-0161']);
  expect(read('Nelson ON L9H 5E1', 'Dundas 905-555-0161')).toEqual([null]);
});

test('the title of the paper behind a name, and the number of a British register', () => {
  const read = partyIn(
    'letterhead',
    'MUNICIPIO DE VILLA ROSA ORDEN DE COMPRA NRO. 1184',
    '09184426',
    'Av. Mitre 550, 28195 Bremen',
  );
  expect(read('company', 'phone')).toEqual(['MUNICIPIO DE VILLA ROSA', null]);
});

test('a province behind the town is nobody', () => {
  const head = [
    'Molinos Ejemplo S.A.',
    'Av. de los Silos 2140 - 8132 Bahía - Buenos Aires - Argentina',
  ] as const;
  expect(partyIn('letterhead', ...head)('contactPerson')).toEqual([null]);
});

test.each([
  '18110 SE 34th Street',
  '3455 Malaga Alcoa Highway',
  '4410 Fulton Industrial Blvd SW',
  '7725 Reading Road',
])('a house and its street, whatever digits stand before it: %s', (street) => {
  const read = partyIn('letterhead', 'Acme Pumps Inc', street, 'Bldg 2', 'Vancouver WA 98683');
  expect(read('street', 'postalCode', 'city')).toEqual([street, '98683', 'Vancouver']);
});

test.each([
  ['2605 Brøndby Strand', '2605', 'Brøndby Strand'],
  ['5000 Odense C', '5000', 'Odense C'],
  ['12345 Bad Wegberg', '12345', 'Bad Wegberg'],
  ['3900 Nuuk', '3900', 'Nuuk'],
])('a town behind its code stays one: %s', (line, code, city) => {
  const read = partyIn('letterhead', 'Nordwind A/S', 'Havnevej 7', line);
  expect(read('street', 'postalCode', 'city')).toEqual(['Havnevej 7', code, city]);
});

test('a name that stops at a small word goes on with what has commas in its legal form', () => {
  const read = partyIn(
    'letterhead',
    'Distribuidora Ejemplo de',
    'Bebidas, S.A. de C.V.',
    'Calle 5 No. 20',
    '64290 Monterrey',
  );
  expect(read('company')).toEqual(['Distribuidora Ejemplo de Bebidas, S.A. de C.V.']);
});

test('a firm keeps its name before the street on one line', () => {
  const read = partyIn('letterhead', 'Muster Pumpen SE Industriestr. 12 70565 Stuttgart');
  expect(read('company', 'street')).toEqual(['Muster Pumpen SE', 'Industriestr. 12']);
});

test.each([
  ['Site: Mill Street Homes, Lot 3-8', 'Mill Street Homes, Lot 3-8'],
  ['Site: Ann St. Townhomes, Lot 3-8', 'Ann St. Townhomes, Lot 3-8'],
  ['Baustelle: Kita Regenbogen', 'Kita Regenbogen'],
  ['Chantier : Résidence Les Pins', 'Résidence Les Pins'],
  ['Site: Ann Lee', null],
  ['Dock: B', null],
])('what a word for a place calls, over its street: %s', (line, company) => {
  expect(partyIn('shipTo', line, '12 Mill Lane', 'Leeds LS1 4AB')('company')).toEqual([company]);
});

test('the town over its code ends no name, whatever part of the house stands behind a dash', () => {
  const read = partyIn(
    'shipTo',
    'Nordwind Foods - Cheese Plant',
    'Ballyholm Upper',
    'Co. Waterford',
    'P51 Y4F6',
  );
  expect(read('company', 'city', 'postalCode')).toEqual([
    'Nordwind Foods - Cheese Plant',
    'Ballyholm Upper',
    'P51 Y4F6',
  ]);
});

test.each(['Goods Inwards, Gate 2', 'Building C, Dock 4'])('where goods enter is no street: %s', (door) => {
  const read = partyIn('shipTo', 'Nordwind Valves Ltd', door, 'Clough Street', 'Burnley', 'BB12 6LH');
  expect(read('street', 'city')).toEqual(['Clough Street', 'Burnley']);
});

test.each([
  ['K & K GmbH Mühlweg 14', 'K & K GmbH', 'Mühlweg 14'],
  ['3M GmbH Carl-Schurz-Str. 1', '3M GmbH', 'Carl-Schurz-Str. 1'],
  ['X AB Storgatan 5', 'X AB', 'Storgatan 5'],
])('a name of one letter before its street: %s', (line, company, street) => {
  expect(partyIn('shipTo', line, '41453 Neuss')('company', 'street')).toEqual([company, street]);
});

test('a part of a town before or behind whose code stands no street', () => {
  const read = partyIn('shipTo', 'Muster (Pty) Ltd', '12 Main Street', '2021 Bryanston Park');
  expect(read('street', 'postalCode', 'city')).toEqual(['12 Main Street', '2021', 'Bryanston Park']);
});

test('a code behind a dash at the end of a street, its town in the next line', () => {
  const read = partyIn('buyer', 'Muster S.r.l.', 'Via Roma, 41/A - 24060', 'Zanica Bassa (BG)');
  expect(read('street', 'postalCode', 'city')).toEqual(['Via Roma, 41/A', '24060', 'Zanica Bassa']);
});

test('a name before where in the house it is', () => {
  const read = partyIn(
    'shipTo',
    'Muster Office Building,',
    'jobsite gate 2',
    '2950 Mill Drive',
    'Meridian, ID 83642',
  );
  expect(read('company', 'street', 'city')).toEqual([
    'Muster Office Building',
    '2950 Mill Drive',
    'Meridian',
  ]);
});

test('a street that its cell cut before the number of its phase', () => {
  const read = partyIn('shipTo', 'Muster Infra Limited', 'Survey No. 88, Muster Phase', '3, Pune-411057');
  expect(read('street', 'city')).toEqual(['Survey No. 88, Muster Phase 3', 'Pune']);
});

test('a street that its cell cut before its number', () => {
  const read = partyIn('shipTo', 'Muster Works, Survey', 'No. 119/4', 'Muster Road', '562106 Anekal, India');
  expect(read('company', 'city')).toEqual(['Muster Works', 'Anekal']);
});

test('the owners under the saying of a house go on its name; a year in a name or an address is no saying', () => {
  const read = (...lines: string[]) => partyIn('letterhead', ...lines)('company', 'street', 'city');
  expect(
    read(
      'Forno Nordwind',
      'dal 1968 il pane della valle',
      'di Muster Ivo & C. S.n.c.',
      'Via Roma 6',
      '24040 Zanica (BG)',
    ),
  ).toEqual(['Forno Nordwind di Muster Ivo & C. S.n.c.', 'Via Roma 6', 'Zanica']);
  expect(read('Nordwind', 'Bakers since 1951', '12 Mill Road', 'Leeds LS1 4AB')).toEqual([
    'Nordwind',
    '12 Mill Road',
    'Leeds',
  ]);
  expect(read('Bäckerei Nordwind seit 1951', 'Hafenallee 7', '28195 Bremen')[0]).toBe(
    'Bäckerei Nordwind seit 1951',
  );
});

test('a distance with a decimal comma is one part of a street without a code behind it', () => {
  const read = partyIn(
    'letterhead',
    'Nordwind Ltda',
    'Camino Las Rosas Km 3,5, La Cruz, Región de Valparaíso',
  );
  expect(read('street', 'city', 'country')).toEqual(['Camino Las Rosas Km 3,5', 'La Cruz', 'CL']);
});

test('a dot that OCR has glued to the next part of a line', () => {
  const read = partyIn(
    'letterhead',
    'Nordwind Lda.',
    'Lugar da Azenha, 8 ·4690-312 Cinfães ·Tel. 255 550 118',
  );
  expect(read('street', 'postalCode', 'city', 'phone')).toEqual([
    'Lugar da Azenha, 8',
    '4690-312',
    'Cinfães',
    '255 550 118',
  ]);
});

test('a person in brackets behind the office that is addressed', () => {
  const person = (line: string) =>
    partyIn('buyer', 'Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen', line)('contactPerson');
  expect(person('Attn: Purchasing (Karen Holt)')).toEqual(['Karen Holt']);
  expect(person('Attn: Karen Holt (foreman)')).toEqual(['Karen Holt']);
  expect(person('Attn: Purchasing (second floor)')).toEqual([null]);
});

test('a legal form of two words on two lines', () => {
  const name = (...lines: string[]) =>
    partyIn('shipTo', ...lines, 'Plot 9, Alandi Road', 'Pune - 410501')('company');
  expect(name('Nordwind Engineering Works Pvt.', 'Ltd. (Unit II)')).toEqual([
    'Nordwind Engineering Works Pvt. Ltd. (Unit II)',
  ]);
  expect(name('Nordwind Engineering Works Ltd.', 'Limited stores')).toEqual([
    'Nordwind Engineering Works Ltd.',
  ]);
});

test('the number of a street, or of a school district, in a line of its own', () => {
  const read = partyIn('shipTo', 'Nordwind Obras, S.L.', 'Avda. de las Ciencias,', '60', '41020 Sevilla');
  expect(read('street', 'city')).toEqual(['Avda. de las Ciencias, 60', 'Sevilla']);
  const district = [
    'NORDWIND UNIFIED SCHOOL DISTRICT',
    'NO. 407',
    '512 North Walnut Street',
    'Emporia, KS 66801',
  ];
  expect(partyIn('letterhead', ...district)('company', 'street')).toEqual([
    'NORDWIND UNIFIED SCHOOL DISTRICT NO. 407',
    '512 North Walnut Street',
  ]);
});
