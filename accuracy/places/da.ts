import type { Place } from './place.ts';

const denmark: Place = {
  country: 'DK',
  countryName: 'Danmark',
  currency: 'DKK',
  towns: [
    ['8200', 'Aarhus N'],
    ['2605', 'Brøndby'],
    ['6000', 'Kolding'],
    ['9220', 'Aalborg Øst'],
    ['7400', 'Herning'],
  ],
  streets: [
    'Industrivej ##',
    'Nørregade #, 2. th.',
    'Søndre Ringvej ###',
    'Åboulevarden ##',
    'Havnegade ##B',
  ],
  extras: ['Port #', 'Bygning {A|B}', 'Varemodtagelsen'],
  townLine: ['{postal} {city}', 'DK-{postal} {city}'],
  vatId: ['DK########', '########', '## ## ## ##'],
  phones: ['+45 ## ## ## ##', '## ## ## ##', '+45 ########'],
  companies: [
    'Jysk Stålteknik',
    'Mejeriet Ådalen',
    'Nordhavn Skibsservice',
    'Brødrene Sørensen',
    'Vestfyns Køleteknik',
  ],
  legalForms: ['A/S', 'ApS', 'I/S', 'P/S'],
  firstNames: ['Mette', 'Søren', 'Birgitte', 'Kåre', 'Asger', 'Line'],
  lastNames: ['Kjærgaard', 'Sørensen', 'Østergaard', 'Lund', 'Bæk'],
  dates: ['d-m-y', 'd.m.y', 'D. month y', 'd/m/y'],
  taxRates: [25],
  numbers: [
    { decimal: ',', group: '.' },
    { decimal: ',', group: '.' },
    { decimal: ',', group: '' },
  ],
};

export const places = [denmark];
