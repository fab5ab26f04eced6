import type { Place } from './place.ts';

const france: Place = {
  country: 'FR',
  countryName: 'France',
  currency: 'EUR',
  towns: [
    ['69800', 'Saint-Priest'],
    ['59000', 'Lille'],
    ['31200', 'Toulouse'],
    ['44800', 'Saint-Herblain'],
    ['67100', 'Strasbourg'],
    ['13015', 'Marseille'],
  ],
  streets: [
    '## rue de la République',
    '# bis, avenue Jean-Jaurès',
    'Z.I. des Platanes, ## allée du Parc',
    '## chemin du Moulin',
    "### boulevard de l'Industrie",
    'BP ###',
  ],
  extras: ['Quai #', 'Bâtiment {A|B|C}', 'Service réception'],
  townLine: ['{postal} {city}', 'F-{postal} {city}'],
  vatId: ['FR###########', 'FR ## ### ### ###'],
  phones: ['+33 4 ## ## ## ##', '04 ## ## ## ##', '+33 (0)3 ## ## ## ##', '03.##.##.##.##'],
  companies: [
    'Ateliers Beaumont',
    'Fromagerie du Lac',
    'Menuiserie Lefèvre',
    'Hydrolys',
    'Société Nouvelle Garnier',
    'Transmeca Ouest',
  ],
  legalForms: ['SAS', 'S.A.R.L.', 'SA', 'SASU', '& Fils SARL'],
  firstNames: ['Élodie', 'Jean-Marc', 'Sandrine', 'Thibault', 'Océane', 'Philippe'],
  lastNames: ['Dubreuil', 'Lefèvre', 'Marchand', 'Le Goff', 'Benoît', 'Caron'],
  dates: ['d/m/y', 'D month y', 'd.m.y', 'd/m/yy'],
  taxRates: [20],
  numbers: [
    { decimal: ',', group: ' ' },
    { decimal: ',', group: ' ' },
    { decimal: ',', group: '.' },
    { decimal: ',', group: '' },
  ],
};

const wallonia: Place = {
  country: 'BE',
  countryName: 'Belgique',
  currency: 'EUR',
  towns: [
    ['4000', 'Liège'],
    ['1348', 'Louvain-la-Neuve'],
    ['5000', 'Namur'],
  ],
  streets: ['Rue du Charbonnage ##', 'Chaussée de Wavre ###', 'Quai des Ardennes #'],
  extras: ['Porte #', 'Hall {A|B}'],
  townLine: ['{postal} {city}', 'B-{postal} {city}'],
  vatId: ['BE0#########', 'BE 0###.###.###'],
  phones: ['+32 4 2## ## ##', '04/2## ## ##', '010 ## ## ##'],
  companies: ['Brasserie des Fagnes', 'Câbleries de Meuse', 'Imprimerie Lambrechts'],
  legalForms: ['SA', 'SRL', 'SPRL'],
  firstNames: ['Benoît', 'Martine', 'Ludovic'],
  lastNames: ['Dumont', 'Lambert', 'Gillet'],
  dates: ['d/m/y', 'D month y'],
  taxRates: [21],
  numbers: [
    { decimal: ',', group: '.' },
    { decimal: ',', group: ' ' },
  ],
};

const romandy: Place = {
  country: 'CH',
  countryName: 'Suisse',
  currency: 'CHF',
  towns: [
    ['1023', 'Crissier'],
    ['1204', 'Genève'],
    ['2300', 'La Chaux-de-Fonds'],
  ],
  streets: ['Chemin du Closel ##', 'Rue du Rhône #', 'Avenue Léopold-Robert ##'],
  extras: ['Rampe #', 'Porte {A|B}'],
  townLine: ['{postal} {city}', 'CH-{postal} {city}'],
  vatId: ['CHE-###.###.### TVA'],
  phones: ['+41 21 ### ## ##', '022 ### ## ##'],
  companies: ['Horlogerie Perret', 'Vignobles Chappuis'],
  legalForms: ['SA', 'Sàrl'],
  firstNames: ['Gaëlle', 'Yvan'],
  lastNames: ['Rochat', 'Favre'],
  dates: ['d.m.y', 'D month y'],
  taxRates: [8.1],
  numbers: [{ decimal: '.', group: "'" }],
};

export const places = [france, france, wallonia, romandy];
