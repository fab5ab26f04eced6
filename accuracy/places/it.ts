import type { Place } from './place.ts';

const italy: Place = {
  country: 'IT',
  countryName: 'Italia',
  currency: 'EUR',
  towns: [
    ['20090', 'Segrate'],
    ['41126', 'Modena'],
    ['10135', 'Torino'],
    ['35127', 'Padova'],
    ['24040', 'Zingonia'],
    ['80143', 'Napoli'],
  ],
  streets: [
    'Via Giuseppe Verdi, ##',
    "Viale dell'Industria ##",
    'Via Emilia Est ###',
    'Strada Statale 11, km ##',
    'Corso Unione Sovietica ###/B',
    'Località Pianello #',
  ],
  extras: ['Magazzino #', 'Capannone {A|B}', 'Ricevimento merci'],
  townLine: ['{postal} {city}', 'I-{postal} {city}'],
  vatId: ['IT###########', '0##########'],
  phones: ['+39 02 #######', '059 ######', '+39 011 ######', '049/#######'],
  companies: [
    'Officine Meccaniche Brambilla',
    'Caseificio Valtaro',
    'Arredamenti Pellegrin',
    'Tecnofluid',
    "Ceramiche Sant'Agata",
  ],
  legalForms: ['S.r.l.', 'S.p.A.', 'S.n.c.', 'Srl'],
  firstNames: ['Giulia', 'Niccolò', 'Paola', 'Massimo', 'Chiara', 'Luca'],
  lastNames: ["Dall'Orto", 'Brambilla', 'Esposito', 'De Luca', 'Zanetti'],
  dates: ['d/m/y', 'D month y', 'd-m-y', 'd/m/yy'],
  taxRates: [22],
  numbers: [
    { decimal: ',', group: '.' },
    { decimal: ',', group: '.' },
    { decimal: ',', group: '' },
  ],
};

const ticino: Place = {
  country: 'CH',
  countryName: 'Svizzera',
  currency: 'CHF',
  towns: [
    ['6900', 'Lugano'],
    ['6512', 'Giubiasco'],
  ],
  streets: ['Via Cantonale ##', 'Via al Fiume #'],
  extras: ['Rampa #'],
  townLine: ['{postal} {city}', 'CH-{postal} {city}'],
  vatId: ['CHE-###.###.### IVA'],
  phones: ['+41 91 ### ## ##'],
  companies: ['Graniti Maggia', 'Elettromeccanica Bellotti'],
  legalForms: ['SA', 'Sagl'],
  firstNames: ['Fabrizio', 'Nadia'],
  lastNames: ['Bernasconi', 'Quadri'],
  dates: ['d.m.y'],
  taxRates: [8.1],
  numbers: [{ decimal: '.', group: "'" }],
};

export const places = [italy, italy, ticino];
