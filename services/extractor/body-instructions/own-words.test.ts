import { type PrintedOrder, testTold } from './told-changes.fixture.ts';

/** An order of five lines, A-100 to A-500, of 10 to 50. */
const order: PrintedOrder = {
  codes: ['A-100', 'A-200', 'A-300', 'A-400', 'A-500'],
  quantities: [10, 20, 30, 40, 50],
  goods: {
    en: ['Hex bolt M8', 'Washer 8 mm', 'Safety gloves', 'Masking tape 50 mm', 'Cable tie 200 mm black'],
    de: [
      'Sechskantschraube M8',
      'Unterlegscheibe 8 mm',
      'Schutzhandschuhe',
      'Malerkrepp 50 mm',
      'Kabelbinder 200 mm schwarz',
    ],
    nl: [
      'Zeskantbout M8',
      'Sluitring 8 mm',
      'Werkhandschoenen',
      'Afplaktape 50 mm',
      'Kabelbinder 200 mm zwart',
    ],
    fr: [
      'Vis hexagonale M8',
      'Rondelle 8 mm',
      'Gants de protection',
      'Ruban de masquage 50 mm',
      'Collier de serrage 200 mm noir',
    ],
    es: [
      'Tornillo hexagonal M8',
      'Arandela 8 mm',
      'Guantes de protección',
      'Cinta de pintor 50 mm',
      'Brida 200 mm negra',
    ],
    it: [
      'Vite esagonale M8',
      'Rondella 8 mm',
      'Guanti protettivi',
      'Nastro carta 50 mm',
      'Fascetta 200 mm nera',
    ],
    pt: [
      'Parafuso sextavado M8',
      'Anilha 8 mm',
      'Luvas de proteção',
      'Fita de pintor 50 mm',
      'Abraçadeira 200 mm preta',
    ],
    pl: [
      'Śruba sześciokątna M8',
      'Podkładka 8 mm',
      'Rękawice ochronne',
      'Taśma malarska 50 mm',
      'Opaska zaciskowa 200 mm czarna',
    ],
    da: [
      'Sekskantbolt M8',
      'Spændeskive 8 mm',
      'Beskyttelseshandsker',
      'Afdækningstape 50 mm',
      'Kabelbinder 200 mm sort',
    ],
  },
};

testTold(new URL('own-words/', import.meta.url), order);
