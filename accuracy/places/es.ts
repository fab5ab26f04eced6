import type { Place } from './place.ts';

const spain: Place = {
  country: 'ES',
  countryName: 'España',
  currency: 'EUR',
  towns: [
    ['48170', 'Zamudio'],
    ['28906', 'Getafe'],
    ['46988', 'Paterna'],
    ['08040', 'Barcelona'],
    ['41007', 'Sevilla'],
    ['50197', 'Zaragoza'],
  ],
  streets: [
    'Calle Mayor, ##',
    'Pol. Ind. Los Olivos, Nave ##',
    'Avda. de la Constitución, ###',
    'C/ Ferrocarril ##, 2.º B',
    'Ctra. N-340, km ###',
  ],
  extras: ['Muelle #', 'Nave {A|B}', 'Almacén general'],
  townLine: ['{postal} {city}', 'E-{postal} {city}'],
  vatId: ['B########', 'ESB########', 'A-########'],
  phones: ['+34 94# ### ###', '91 ### ## ##', '+34 96 ### ## ##', '95# ## ## ##'],
  companies: [
    'Talleres Goikoetxea',
    'Conservas del Cantábrico',
    'Suministros Hidráulicos Peña',
    'Muebles Castellón',
    'Aceites La Muñeca',
  ],
  legalForms: ['S.L.', 'S.A.', 'S.L.U.', 'S. Coop.'],
  firstNames: ['Begoña', 'Íñigo', 'Montserrat', 'Javier', 'Nuria', 'Álvaro'],
  lastNames: ['Muñoz García', 'Ibáñez', 'Peña Ruiz', 'Etxeberria', 'López Sánchez'],
  dates: ['d/m/y', 'd-m-y', 'D {de} month {de} y', 'd/m/yy'],
  taxRates: [21],
  numbers: [
    { decimal: ',', group: '.' },
    { decimal: ',', group: '.' },
    { decimal: ',', group: '' },
  ],
};

const mexico: Place = {
  country: 'MX',
  countryName: 'México',
  currency: 'MXN',
  towns: [
    ['64000', 'Monterrey'],
    ['76120', 'Querétaro'],
    ['44940', 'Guadalajara'],
  ],
  streets: ['Av. Industrias ####', 'Calle 5 de Mayo No. ##', 'Blvd. Díaz Ordaz ###'],
  extras: ['Andén #', 'Bodega #'],
  townLine: ['{postal} {city}', 'C.P. {postal}, {city}'],
  vatId: ['{ABC|TMX|GIM}#######A#'],
  phones: ['+52 81 #### ####', '(442) ### ####'],
  companies: ['Grupo Industrial Mazatl', 'Empaques del Bajío'],
  legalForms: ['S.A. de C.V.', 'S. de R.L. de C.V.'],
  firstNames: ['Guadalupe', 'Héctor', 'Ximena'],
  lastNames: ['Hernández', 'Treviño', 'Zúñiga'],
  dates: ['d/m/y', 'D {de} month {de} y'],
  taxRates: [16],
  numbers: [{ decimal: '.', group: ',' }],
};

export const places = [spain, spain, mexico];
