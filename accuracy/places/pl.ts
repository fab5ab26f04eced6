import type { Place } from './place.ts';

const poland: Place = {
  country: 'PL',
  countryName: 'Polska',
  currency: 'PLN',
  towns: [
    ['30-701', 'Kraków'],
    ['90-361', 'Łódź'],
    ['61-015', 'Poznań'],
    ['43-300', 'Bielsko-Biała'],
    ['80-299', 'Gdańsk'],
    ['54-610', 'Wrocław'],
  ],
  streets: [
    'ul. Przemysłowa ##',
    'ul. Św. Michała ##/#',
    'al. Jerozolimskie ###',
    'ul. Żwirki i Wigury #',
    'os. Słoneczne ##',
  ],
  extras: ['Magazyn #', 'Hala {A|B}', 'Rampa #'],
  townLine: ['{postal} {city}', 'PL {postal} {city}'],
  vatId: ['PL##########', '###-###-##-##', '##########'],
  phones: ['+48 12 ### ## ##', '42 ### ## ##', '+48 61 ### ## ##', '(33) ### ## ##'],
  companies: [
    'Zakłady Mechaniczne Łęczyca',
    'Hurtownia Śrubex',
    'Piekarnia Złoty Kłos',
    'Wytwórnia Mebli Dąb',
    'Instal-Północ',
  ],
  legalForms: ['Sp. z o.o.', 'S.A.', 'sp.j.', 'sp. z o.o. sp.k.'],
  firstNames: ['Agnieszka', 'Paweł', 'Małgorzata', 'Łukasz', 'Zofia', 'Grzegorz'],
  lastNames: ['Wiśniewska', 'Błaszczyk', 'Dąbrowski', 'Szymańska', 'Żak'],
  dates: ['d.m.y', 'D month y', 'y-m-d', 'd-m-y'],
  taxRates: [23, 8],
  numbers: [
    { decimal: ',', group: ' ' },
    { decimal: ',', group: ' ' },
    { decimal: ',', group: '.' },
    { decimal: ',', group: '' },
  ],
};

export const places = [poland];
