import type { Place } from './place.ts';

const firstNames = ['Alice', 'Gareth', 'Priya', 'Sam', 'Helen', 'Owen', 'Janet', 'Marcus', 'Fiona', 'Dale'];
const english = { decimal: '.', group: ',' } as const;

const unitedKingdom: Place = {
  country: 'GB',
  countryName: 'United Kingdom',
  currency: 'GBP',
  towns: [
    ['LS11 5DZ', 'Leeds'],
    ['B7 4AA', 'Birmingham'],
    ['NE11 0XF', 'Gateshead'],
    ['BS2 0XJ', 'Bristol'],
    ['G51 4LB', 'Glasgow'],
  ],
  streets: [
    '# Foundry Lane',
    '## Old Mill Road',
    'Unit #, Harrow Trading Estate',
    '## Canal Street',
    '### Station Approach',
  ],
  extras: ['Goods Inwards, Gate #', 'Building {A|B|C}', 'Dock #'],
  townLine: ['{city} {postal}', '{city}, {postal}'],
  vatId: ['GB#########', 'GB ### #### ##'],
  phones: ['+44 113 4## ####', '0113 4## ####', '0121 4## ####', '(0191) 4## ####'],
  companies: [
    'Hartwell Pumps',
    'Cresswell Fabrications',
    'Northgate Bakery',
    'Tamar Marine Services',
    'Oakes & Pell Furniture',
  ],
  legalForms: ['Ltd', 'Limited', 'plc', 'LLP'],
  firstNames,
  lastNames: ['Thornton', 'Bexley', 'Kaur', 'Whitcombe', 'Ashdown', 'Pickering', "O'Dowd"],
  numbers: [english],
  dates: ['d/m/y', 'D month y', 'd-mon-y', 'd.m.y'],
  taxRates: [20],
};

const unitedStates: Place = {
  country: 'US',
  countryName: 'USA',
  currency: 'USD',
  towns: [
    ['44113', 'Cleveland', 'OH'],
    ['54302', 'Green Bay', 'WI'],
    ['30318-2204', 'Atlanta', 'GA'],
    ['97210', 'Portland', 'OR'],
    ['78702', 'Austin', 'TX'],
  ],
  streets: [
    '#### Industrial Pkwy',
    '### W. Division St.',
    '#### Riverside Drive, Suite ##0',
    'P.O. Box ####',
    '#### County Road ##',
  ],
  extras: ['Receiving Dock #', 'Bldg. {A|B|C}', 'Warehouse #'],
  townLine: ['{city}, {state} {postal}', '{city} {state} {postal}'],
  vatId: ['##-#######'],
  phones: ['(216) 55#-####', '920-55#-####', '+1 404 55# ####', '503.55#.####'],
  companies: [
    'Redfern Tool & Die',
    'Lakeside Packaging',
    'Granger Foods',
    'Tri-County Irrigation',
    'Bellweather Controls',
  ],
  legalForms: ['Inc.', 'LLC', 'Corp.', 'Co.', 'Company, Inc.'],
  firstNames,
  lastNames: ['Hollis', 'Ramirez', 'Kowalczyk', 'Brandt', 'McAllister', 'Nguyen', 'Stroud'],
  numbers: [english],
  dates: ['m/d/y', 'mon d, y', 'month D, y', 'm-d-y', 'M/D/y'],
  taxRates: [7, 8.25, 6.5],
};

const ireland: Place = {
  country: 'IE',
  countryName: 'Ireland',
  currency: 'EUR',
  towns: [
    ['D12 X7P3', 'Dublin 12'],
    ['T12 K8AF', 'Cork'],
    ['V94 T28R', 'Limerick'],
  ],
  streets: ['## Naas Road', 'Unit ##, Ballymount Cross', '# Shannon Industrial Park', '## Quay Street'],
  extras: ['Goods In, Door #', 'Block {A|B}'],
  townLine: ['{city}, {postal}', '{city} {postal}'],
  vatId: ['IE#######{A|T|W}H', 'IE #######{K|L}'],
  phones: ['+353 1 4## ####', '01 4## ####', '021 4## ####'],
  companies: ['Corrib Dairy Equipment', 'Slaney Joinery', 'Atlantic Medical Devices', 'Liffey Print'],
  legalForms: ['Ltd', 'DAC', 'Limited'],
  firstNames: ['Aoife', 'Declan', 'Niamh', 'Ronan', 'Sinead'],
  lastNames: ['Byrne', 'Gallagher', 'Fitzgerald', 'Nolan'],
  numbers: [english],
  dates: ['d/m/y', 'D month y', 'y-m-d'],
  taxRates: [23],
};

export const places = [unitedKingdom, unitedStates, ireland];
