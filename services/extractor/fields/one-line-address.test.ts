import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { addressBefore, oneLineAddress } from './one-line-address.ts';

test.each([
  [
    'Fromagerie du Lac SAS - 71 chemin du Moulin - 59000 Lille',
    ['Fromagerie du Lac SAS', '71 chemin du Moulin', '59000 Lille'],
  ],
  [
    'Muster GmbH, Alte Landstr. 245, D-89073 Ulm (Donau) Tel. +49 521 763200 USt-IdNr. DE 522 899 994',
    [
      'Muster GmbH',
      'Alte Landstr. 245',
      'D-89073 Ulm (Donau)',
      'Tel. +49 521 763200',
      'USt-IdNr. DE 522 899 994',
    ],
  ],
  ['Plot 12-13, Muster I/A, Konabari, Gazipur-1346', ['Plot 12-13, Muster I/A, Konabari', 'Gazipur-1346']],
  [
    'Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen',
    ['Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen'],
  ],
  [
    'Nordwind Pumpen GmbH · Hafenallee 7 · D - 28195 Bremen',
    ['Nordwind Pumpen GmbH', 'Hafenallee 7', 'D - 28195 Bremen'],
  ],
  [
    'Nordwind Pumpen AG - Hafenallee 7 - D-28195 Bremen',
    ['Nordwind Pumpen AG', 'Hafenallee 7', 'D-28195 Bremen'],
  ],
  [
    'Nordwind Pumpen e. K. - Hafenallee 7 - D-33689 Bielefeld',
    ['Nordwind Pumpen e. K.', 'Hafenallee 7', 'D-33689 Bielefeld'],
  ],
  ['Pol. Ind. Los Prados, Nave 34 - 28906 Getafe', ['Pol. Ind. Los Prados, Nave 34', '28906 Getafe']],
  [
    'Muster Plant 2, Via Giuseppe Verdi, 24, 20121 Milano',
    ['Muster Plant 2', 'Via Giuseppe Verdi, 24', '20121 Milano'],
  ],
  ['Rheinhafen Plant 2, Hafenallee 7, 28195 Bremen', ['Rheinhafen Plant 2', 'Hafenallee 7', '28195 Bremen']],
  [
    'Rheinhafen Plant 2, t.a.v. goederenontvangst, Postbus 60, 3197 KD Botlek',
    ['Rheinhafen Plant 2', 't.a.v. goederenontvangst', 'Postbus 60', '3197 KD Botlek'],
  ],
  ['Vitrex S.p.A. - Via Garibaldi 4 - 20121 Milano', ['Vitrex S.p.A.', 'Via Garibaldi 4', '20121 Milano']],
  [
    'Muster Werke, Betriebshof, Ringstr. 80, 28195 Bremen',
    ['Muster Werke', 'Betriebshof', 'Ringstr. 80', '28195 Bremen'],
  ],
  [
    'Armazém Municipal, Rua do Souto, 77, 4925-104 Porto',
    ['Armazém Municipal', 'Rua do Souto, 77', '4925-104 Porto'],
  ],
  ['Polder B.V., Ringdijk 12, 3846 AV Harderwijk', ['Polder B.V.', 'Ringdijk 12', '3846 AV Harderwijk']],
  ['Polder B.V. | Ringdijk 12 | 1011 AB Amsterdam', ['Polder B.V.', 'Ringdijk 12', '1011 AB Amsterdam']],
  [
    'Granja Oeste, Lda., Rua do Sol 3, 4000-123 Porto',
    ['Granja Oeste, Lda.', 'Rua do Sol 3', '4000-123 Porto'],
  ],
  [
    'Bluestem Mills Inc., 400 Prairie Road, Houston, TX 77029',
    ['Bluestem Mills Inc.', '400 Prairie Road', 'Houston, TX 77029'],
  ],
  [
    'Ferrex S.r.l., Strada Statale 11, km 86, 20010 Vittuone',
    ['Ferrex S.r.l.', 'Strada Statale 11, km 86', '20010 Vittuone'],
  ],
  [
    'Lagerhaus Ost, Herr Brandt, Hafenallee 7, 28195 Bremen, Germany',
    ['Lagerhaus Ost', 'Herr Brandt', 'Hafenallee 7', '28195 Bremen', 'Germany'],
  ],
  ['Vitrex SARL, 12 bis, rue des Lilas, 69100 Lyon', ['Vitrex SARL', '12 bis, rue des Lilas', '69100 Lyon']],
  ['Hafenallee 7, 28195 Bremen', ['Hafenallee 7', '28195 Bremen']],
])('%s', (text, lines) => {
  expect(oneLineAddress(text)).toEqual(lines);
});

test('behind a label that nobody knows', () => {
  expect(oneLineAddress('Ontvangst goederen: Polder B.V., Ringdijk 12, 1011 AB Amsterdam')).toEqual([
    'Polder B.V.',
    'Ringdijk 12',
    '1011 AB Amsterdam',
  ]);
});

test.each([
  'Houston, TX 77029',
  '28195 Bremen',
  'Nordwind Pumpen GmbH',
  'Nordwind Pumpen GmbH, Bremen',
  'Screws, nuts and bolts',
  'Payable within 30 days, 2 % discount within 10 days',
  'Please deliver all of these parts to our new shed, Hafenallee 7, 28195 Bremen',
  'Flange, DN 80, PN 16, EN 1092',
])('%s is no address on one line', (text) => {
  expect(oneLineAddress(text)).toBeNull();
});

test('a name with a word of streets in it, before a street', () => {
  expect(oneLineAddress('Nordhavn Skibsdepot, Åkaj 21, DK-8200 Aarhus N')).toEqual([
    'Nordhavn Skibsdepot',
    'Åkaj 21',
    'DK-8200 Aarhus N',
  ]);
});

test('a stretch of road and a floor belong to the street before them', () => {
  expect(oneLineAddress('Nordwind S.L., Ctra. N-340, km 366, 28906 Getafe')?.[1]).toBe('Ctra. N-340, km 366');
  expect(oneLineAddress('Nørregade 2, 2. th., DK-9000 Aalborg')?.[0]).toBe('Nørregade 2, 2. th.');
  expect(oneLineAddress('8772 Riverside Drive, Suite 870, Portland OR 97210, USA')?.[0]).toBe(
    '8772 Riverside Drive, Suite 870',
  );
});

test('a unit of an estate is a street of its own', () => {
  expect(oneLineAddress('Northgate Furniture Limited, Unit 9, Harrow Trading Estate, Leeds LS1 4AB')).toEqual(
    ['Northgate Furniture Limited', 'Unit 9, Harrow Trading Estate', 'Leeds LS1 4AB'],
  );
});

test('the house of a street without a number', () => {
  expect(oneLineAddress('AV. DEL PUERTO, EDIF. MUSTER PISO 2, CARACAS 1010')).toEqual([
    'AV. DEL PUERTO, EDIF. MUSTER PISO 2',
    'CARACAS 1010',
  ]);
  expect(oneLineAddress('Muster Halle, Gebäude 4, 28195 Bremen')?.[0]).toBe('Muster Halle');
});

test('a part of a building behind a street belongs to it', () => {
  expect(oneLineAddress('C/ Tramuntana 5, nave 12, 46190 Riba-roja de Túria')).toEqual([
    'C/ Tramuntana 5, nave 12',
    '46190 Riba-roja de Túria',
  ]);
});

test('a street of a village without a number, a day behind an address', () => {
  expect(oneLineAddress('Gravel Hole Lane, Sowerby, Thirsk YO7 1RX')).toEqual([
    'Gravel Hole Lane, Sowerby',
    'Thirsk YO7 1RX',
  ]);
  expect(oneLineAddress('Ctra. de la Estación, km 2,4 – 41710 Utrera (Sevilla)')?.[0]).toBe(
    'Ctra. de la Estación, km 2,4',
  );
  expect(addressBefore('Viale del Lavoro 14, 60035 Jesi (AN) entro il 23/02/2026, previo avviso')).toBe(
    'Viale del Lavoro 14, 60035 Jesi (AN)',
  );
  expect(addressBefore('Unit 9 Arches Yard, London SE16 4RT. Call Dev when near')).toBe(
    'Unit 9 Arches Yard, London SE16 4RT',
  );
});

test('the label of an office parts a name from its address', () => {
  expect(oneLineAddress('Muster Mills, Inc. Registered office: 200 Harbour Ave, Leeds LS1 4LB')).toEqual([
    'Muster Mills, Inc.',
    '200 Harbour Ave',
    'Leeds LS1 4LB',
  ]);
});

test('a telephone under an address on one line that a comma leaves open', () => {
  const text = (end: string) => `Bestellung Nr. 4711

Lieferadresse: Nordwind Lager, Hafenallee 7, 28195 Bremen${end}
Tel. 0421 367200

Pos  Artikel  Bezeichnung  Menge  Preis
1    A-100    Ventil       4      12,50
`;
  const { shipTo } = draftOf(plainFile(text(',')));
  expect([shipTo.city?.value, shipTo.phone?.value]).toEqual(['Bremen', '0421 367200']);
});

test('the town before its street, as Austrian and Italian letterheads have it', () => {
  expect(oneLineAddress('8605 Kapfenberg, Hauptstraße 41')).toEqual(['Hauptstraße 41', '8605 Kapfenberg']);
  expect(oneLineAddress('20121 Milano, Via Roma 5')).toEqual(['Via Roma 5', '20121 Milano']);
  expect(oneLineAddress('1200 Main Street, 5 Ring Road')).toBeNull();
});

test('the house of a street without a number has a name', () => {
  expect(oneLineAddress('Vale House, Marina Way, Hereford HR4 9QT')).toEqual([
    'Vale House, Marina Way',
    'Hereford HR4 9QT',
  ]);
  expect(oneLineAddress('Vale House, 12 Marina Way, Hereford HR4 9QT')).toEqual([
    'Vale House',
    '12 Marina Way',
    'Hereford HR4 9QT',
  ]);
});

test('an address ends before another label', () => {
  expect(addressBefore('Phase 2, off Marina Road, Ledbury HR8 1LH Site Manager: Ann Lee 07700 900 164')).toBe(
    'Phase 2, off Marina Road, Ledbury HR8 1LH',
  );
});

test('districts of Hong Kong stand with its town', () => {
  expect(oneLineAddress('Muster Godown, 4/F, 12 Tai Yau Street, San Po Kong, Kowloon')).toEqual([
    'Muster Godown',
    '4/F',
    '12 Tai Yau Street',
    'San Po Kong, Kowloon',
  ]);
});

test('a town with its code before its street', () => {
  expect(oneLineAddress('43-300 Muster-Biała, ul. Lipowa 118')).toEqual([
    'ul. Lipowa 118',
    '43-300 Muster-Biała',
  ]);
  expect(oneLineAddress('ul. Lipowa 118, 43-300 Muster-Biała')).toEqual([
    'ul. Lipowa 118',
    '43-300 Muster-Biała',
  ]);
});

test('an address at its label that goes on with its state and code, behind a comma', () => {
  const placeOf = (end: string) => {
    const text = `Purchase order 4711-22\n\nShip to: Asa Middle School, 700 Idaho Avenue, Libby,\n${end}\n\nItem    Qty    Price\nScrew   10     2.00\n`;
    const { street, postalCode, city } = draftOf(plainFile(text)).shipTo;
    return [street?.value, postalCode?.value, city?.value];
  };
  expect(placeOf('MT 59923')).toEqual(['700 Idaho Avenue', '59923', 'Libby']);
  // Another text behind the comma is none of it.
  expect(placeOf('Terms: Net 30')[1]).toBeUndefined();
});

test.each([
  ['Muster GmbH, Kühlhalle 3, Ulmer Straße 12, 89073 Ulm', 'Ulmer Straße 12'],
  ['Muster SL, Edificio K, Calle Mayor 7, 28195 Madrid', 'Calle Mayor 7'],
  ['Muster sp. z o.o., Hala nr 3, ul. Prosta 4, 37-300 Leżajsk', 'ul. Prosta 4'],
  // A unit is a part of its street, and a hall without one all that there is.
  ['Muster Pty Ltd, Unit 3, 48 Forge Street, Perth WA 6106', 'Unit 3, 48 Forge Street'],
])('a hall before a whole street is none of it: %s', (text, street) => {
  expect(oneLineAddress(text)).toContain(street);
});

test.each([
  ['Nørregade 12, 1165 København K', ['Nørregade 12', '1165 København K']],
  ['Nørregade 12, 2. th., 1165 København K', ['Nørregade 12, 2. th.', '1165 København K']],
  ['Muster A/S, Amagerbrogade 12, 2300 København S', ['Muster A/S', 'Amagerbrogade 12', '2300 København S']],
  // Without a street before it the second part is one.
  ['Muster Havn, 1165 Mill Havn N', null],
])('a town that ends as streets do, with the district of its post: %s', (text, lines) => {
  expect(oneLineAddress(text)).toEqual(lines);
});

test.each([
  ['Calle Mayor 5, Torre B, Piso 3, 28195 Madrid', ['Calle Mayor 5, Torre B, Piso 3', '28195 Madrid']],
  ['Av. Norte 222, 06600 Ciudad de México', ['Av. Norte 222', '06600 Ciudad de México']],
  ['Av. Norte 222, 06600 Musterstadt, México', ['Av. Norte 222', '06600 Musterstadt', 'México']],
])('towers with a letter, towns that are called as their country: %s', (text, lines) => {
  expect(oneLineAddress(text)).toEqual(lines);
});
