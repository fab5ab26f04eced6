import { expect, test } from 'vitest';
import { addressInCell, commonPlace, placeColumns, placeIn } from './sheet-places.ts';

const rowOf = (text: string, line = 0) => ({
  cells: text.split(';').map((cell) => ({ text: cell, value: null })),
  isHidden: false,
  line,
});

test.each([
  'SHIP_TO_NAME;SHIP_TO_ADDR1;SHIP_TO_CITY;SHIP_TO_ZIP',
  'ShipToName;ShipToStreet;ShipToCity;ShipToPostalCode',
  'Liefer-Firma;Liefer-Straße;Liefer-Ort;Liefer-PLZ',
  'Lever bedrijf;Lever straat;Lever plaats;Lever postcode',
  'Livraison nom;Livraison rue;Livraison ville;Livraison CP',
  'Entrega nombre;Entrega calle;Entrega ciudad;Entrega CP',
  'Consegna azienda;Consegna via;Consegna città;Consegna CAP',
  'Entrega empresa;Entrega morada;Entrega localidade;Entrega código postal',
  'Dostawa nazwa;Dostawa ulica;Dostawa miasto;Dostawa kod pocztowy',
  'Levering navn;Levering vej;Levering by;Levering postnr',
])('columns of a place: %s', (headings) => {
  const place = placeIn(rowOf('Muster;Mill Road 4;Leeds;4711'), placeColumns(rowOf(headings).cells));
  expect([place?.company, place?.street, place?.city, place?.postalCode].map((each) => each?.text)).toEqual([
    'Muster',
    'Mill Road 4',
    'Leeds',
    '4711',
  ]);
});

test.each(['Item;Delivery;City;Qty', 'Ship to;Item;Qty', 'Name;Street;City;Zip', 'Delivery name;Item;Qty'])(
  'what names no place of delivery: %s',
  (headings) => {
    expect([...placeColumns(rowOf(headings).cells)]).toEqual([]);
  },
);

test('rows that go to several places have none in common', () => {
  const columns = placeColumns(rowOf('SHIP_TO_CITY;SHIP_TO_ZIP').cells);
  const places = ['Leeds;4711', 'York;4712'].map((text) => placeIn(rowOf(text), columns));
  expect(commonPlace(places)).toBeNull();
  expect(commonPlace([places[0]!, places[0]!])?.city?.text).toBe('Leeds');
});

test('a day and a carrier behind `Ship` are no town and no street', () => {
  expect([...placeColumns(rowOf('Ship By;Ship Via;Ship Date').cells)]).toEqual([]);
  const columns = placeColumns(rowOf('Ship City;Ship Zip').cells);
  expect(placeIn(rowOf('2026-06-12;4711'), columns)).toBeNull();
});

test('a whole address in one cell', () => {
  const texts = (cell: string) => {
    const place = addressInCell(cell, 2);
    return (
      place && [place.company, place.street, place.postalCode, place.city].map((each) => each?.text ?? null)
    );
  };
  expect(texts('Muster Machine LLC, 900 Dock St, Tacoma, WA 98402')).toEqual([
    'Muster Machine LLC',
    '900 Dock St',
    '98402',
    'Tacoma',
  ]);
  expect(texts('Industriestr. 12, 28195 Bremen')).toEqual([null, 'Industriestr. 12', '28195', 'Bremen']);
  expect(texts('Botany warehouse')).toBeNull();
  expect(texts('Dock 3, ring the bell, 2 pallets')).toBeNull();
});
