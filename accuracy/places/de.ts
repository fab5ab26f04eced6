import type { Place } from './place.ts';

const german = { decimal: ',', group: '.' } as const;

const germany: Place = {
  country: 'DE',
  countryName: 'Deutschland',
  currency: 'EUR',
  towns: [
    ['70565', 'Stuttgart'],
    ['45141', 'Essen'],
    ['97421', 'Schweinfurt'],
    ['33689', 'Bielefeld'],
    ['04179', 'Leipzig'],
    ['89073', 'Ulm (Donau)'],
  ],
  streets: [
    'Hafenstraße ##',
    'Industriestr. ##',
    'Am Gewerbepark #',
    'Robert-Bosch-Straße ##',
    'Alte Landstr. ###',
    'Werkstraße #-##',
  ],
  extras: ['Warenannahme Tor #', 'Halle #', 'Werk #', 'z. Hd. Wareneingang'],
  townLine: ['{postal} {city}', 'D-{postal} {city}'],
  vatId: ['DE#########', 'DE ### ### ###'],
  phones: ['+49 711 ####-##', '0201 / ## ## ##', '+49 (0)521 ######', '09721/#####-0'],
  companies: [
    'Weidenhöfer Maschinenbau',
    'Brügge Fördertechnik',
    'Backhaus Kornblum',
    'Sanitär Lohmeyer',
    'Elektro Pfänder',
    'Nordfels Anlagenbau',
  ],
  legalForms: ['GmbH', 'GmbH & Co. KG', 'AG', 'e. K.', 'KG'],
  firstNames: ['Katrin', 'Jürgen', 'Anke', 'Tobias', 'Sabine', 'Uwe', 'Miriam', 'Lukas'],
  lastNames: ['Schröder', 'Baumgärtner', 'Öztürk', 'Klein', 'von der Heide', 'Weiß', 'Reuter'],
  numbers: [german, german, { decimal: ',', group: '' }],
  dates: ['d.m.y', 'D.M.y', 'D. month y', 'd.m.yy', 'y-m-d'],
  taxRates: [19, 7],
};

const austria: Place = {
  country: 'AT',
  countryName: 'Österreich',
  currency: 'EUR',
  towns: [
    ['4020', 'Linz'],
    ['8055', 'Graz'],
    ['6850', 'Dornbirn'],
  ],
  streets: ['Lagerhausgasse ##', 'Wiener Straße ###', 'Gewerbezone #'],
  extras: ['Rampe #', 'Objekt {A|B}'],
  townLine: ['{postal} {city}', 'A-{postal} {city}'],
  vatId: ['ATU########'],
  phones: ['+43 732 ######', '0316/######', '+43 (0)5572 #####'],
  companies: ['Alpenhof Holzbau', 'Traunsee Metallwaren', 'Steirische Fruchtsäfte Gamser'],
  legalForms: ['GmbH', 'Ges.m.b.H.', 'AG', 'OG'],
  firstNames: ['Franz', 'Elfriede', 'Christoph', 'Barbara'],
  lastNames: ['Huber', 'Steindl', 'Moosbrugger', 'Zöchling'],
  numbers: [german, { decimal: ',', group: ' ' }],
  dates: ['d.m.y', 'D. month y'],
  taxRates: [20],
};

const switzerland: Place = {
  country: 'CH',
  countryName: 'Schweiz',
  currency: 'CHF',
  towns: [
    ['8404', 'Winterthur'],
    ['4132', 'Muttenz'],
    ['3006', 'Bern'],
  ],
  streets: ['Fabrikstrasse ##', 'Bahnhofstr. #', 'Im Tösswinkel ##'],
  extras: ['Anlieferung Rampe #', 'Gebäude ##'],
  townLine: ['{postal} {city}', 'CH-{postal} {city}'],
  vatId: ['CHE-###.###.### MWST'],
  phones: ['+41 52 ### ## ##', '061 ### ## ##', '+41 (0)31 ### ## ##'],
  companies: ['Hefti Präzisionsteile', 'Rheinhafen Logistik', 'Käserei Oberli'],
  legalForms: ['AG', 'GmbH'],
  firstNames: ['Reto', 'Ursina', 'Beat', 'Corinne'],
  lastNames: ['Zgraggen', 'Aeberhard', 'Bünzli', 'Caduff'],
  numbers: [{ decimal: '.', group: "'" }],
  dates: ['d.m.y', 'D. month y'],
  taxRates: [8.1],
};

export const places = [germany, germany, austria, switzerland];
