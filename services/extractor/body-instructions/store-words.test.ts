import { type PrintedOrder, testTold } from './told-changes.fixture.ts';

/** An order of everyday goods, whose names have sizes, and of verbs in some languages. */
const order: PrintedOrder = {
  codes: ['KP-1101', 'NG-2202', 'PL-3303', 'CR-4404', 'LT-5505', 'FB-6606'],
  quantities: [20, 12, 6, 4, 30, 8],
  goods: {
    en: [
      'Copy paper A4 80 g',
      'Nitrile gloves size M',
      'Padlock 50 mm brass',
      'Cable reel 25 m',
      'LED tube 150 cm',
      'Fire blanket 120 x 120',
    ],
    de: [
      'Kopierpapier A4 80 g',
      'Nitrilhandschuhe Gr. M',
      'Vorhängeschloss 50 mm Messing',
      'Kabeltrommel 25 m',
      'LED-Röhre 150 cm',
      'Löschdecke 120 x 120',
    ],
    nl: [
      'Kopieerpapier A4 80 g',
      'Nitril handschoenen maat M',
      'Hangslot 50 mm messing',
      'Kabelhaspel 25 m',
      'Ledbuis 150 cm',
      'Blusdeken 120 x 120',
    ],
    fr: [
      'Papier copie A4 80 g',
      'Gants nitrile taille M',
      'Cadenas 50 mm laiton',
      'Enrouleur électrique 25 m',
      'Tube LED 150 cm',
      'Couverture anti-feu 120 x 120',
    ],
    es: [
      'Papel de copia A4 80 g',
      'Guantes de nitrilo talla M',
      'Candado 50 mm latón',
      'Enrollacables 25 m',
      'Tubo LED 150 cm',
      'Manta ignífuga 120 x 120',
    ],
    it: [
      'Carta per copie A4 80 g',
      'Guanti in nitrile taglia M',
      'Lucchetto 50 mm ottone',
      'Avvolgicavo 25 m',
      'Tubo LED 150 cm',
      'Coperta antifiamma 120 x 120',
    ],
    pt: [
      'Papel de cópia A4 80 g',
      'Luvas de nitrilo tamanho M',
      'Cadeado 50 mm latão',
      'Extensão enrolável 25 m',
      'Tubo LED 150 cm',
      'Manta ignífuga 120 x 120',
    ],
    pl: [
      'Papier ksero A4 80 g',
      'Rękawice nitrylowe rozm. M',
      'Kłódka 50 mm mosiężna',
      'Przedłużacz bębnowy 25 m',
      'Świetlówka LED 150 cm',
      'Koc gaśniczy 120 x 120',
    ],
    da: [
      'Kopipapir A4 80 g',
      'Nitrilhandsker str. M',
      'Hængelås 50 mm messing',
      'Kabeltromle 25 m',
      'LED-rør 150 cm',
      'Brandtæppe 120 x 120',
    ],
  },
};

testTold(new URL('store-words/', import.meta.url), order);
