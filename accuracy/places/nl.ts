import type { Place } from './place.ts';

const dutch = { decimal: ',', group: '.' } as const;

const netherlands: Place = {
  country: 'NL',
  countryName: 'Nederland',
  currency: 'EUR',
  towns: [
    ['5651 GW', 'Eindhoven'],
    ['3542 AB', 'Utrecht'],
    ['9723 BZ', 'Groningen'],
    ['3197 KD', 'Botlek Rotterdam'],
    ['7418 EX', 'Deventer'],
  ],
  streets: [
    'Achtseweg Zuid ###',
    'Industrieweg ##a',
    'Kanaaldijk #',
    'De Corridor ##',
    'Postbus ####',
    "'s-Gravelandseweg ###",
  ],
  extras: ['Magazijn, dock #', 'Hal {A|B|C}', 't.a.v. goederenontvangst'],
  townLine: ['{postal} {city}', '{postal}  {city}'],
  vatId: ['NL#########B01', 'NL#########B0#'],
  phones: ['+31 40 2## ## ##', '030-2######', '050 - 3## ## ##', '+31 (0)10 4######'],
  companies: [
    'Van Dijck Machines',
    'Zuiderlicht Kassenbouw',
    'Bakkerij Ter Horst',
    'De Waal Scheepsinstallaties',
    'Hoveniersbedrijf Groenrijk',
  ],
  legalForms: ['B.V.', 'BV', 'V.O.F.', 'N.V.'],
  firstNames: ['Sanne', 'Joost', 'Femke', 'Wouter', 'Annelies', 'Pim', 'Noor'],
  lastNames: ['de Boer', 'van den Berg', 'Smulders', 'Hofstra', "in 't Veld", 'Kuipers'],
  numbers: [dutch, dutch, { decimal: ',', group: '' }],
  dates: ['d-m-y', 'D month y', 'd/m/y', 'd-m-yy', 'D-M-y'],
  taxRates: [21, 9],
};

const belgium: Place = {
  country: 'BE',
  countryName: 'België',
  currency: 'EUR',
  towns: [
    ['9000', 'Gent'],
    ['2030', 'Antwerpen'],
    ['3500', 'Hasselt'],
  ],
  streets: ['Noorderlaan ###', 'Kempische Steenweg ###', 'Wiedauwkaai ##'],
  extras: ['Poort #', 'Kaai ###'],
  townLine: ['{postal} {city}', 'B-{postal} {city}'],
  vatId: ['BE0#########', 'BE 0###.###.###'],
  phones: ['+32 9 2## ## ##', '03/2## ## ##', '011 ## ## ##'],
  companies: ['Scheldekade Staalbouw', 'Chocolaterie Maes', 'Drukkerij Vermeersch'],
  legalForms: ['NV', 'BV', 'CV'],
  firstNames: ['Lieve', 'Bart', 'Griet', 'Koen'],
  lastNames: ['Peeters', 'Claes', 'Van Damme', 'Wouters'],
  numbers: [dutch],
  dates: ['d/m/y', 'D month y'],
  taxRates: [21],
};

export const places = [netherlands, netherlands, belgium];
