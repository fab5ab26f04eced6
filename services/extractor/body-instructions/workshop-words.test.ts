import { type PrintedOrder, testTold } from './told-changes.fixture.ts';

/** An order of a workshop: one name has a size, and few of each are easily counted otherwise. */
const order: PrintedOrder = {
  codes: ['K-2041', 'H-1180', 'S-7700'],
  quantities: [4, 60, 12],
  goods: {
    en: ['Cable reel', 'Work gloves size 10', 'Screwdriver set'],
    de: ['Kabeltrommel', 'Arbeitshandschuhe Gr. 10', 'Schraubendrehersatz'],
    nl: ['Kabelhaspel', 'Werkhandschoenen maat 10', 'Schroevendraaierset'],
    fr: ['Enrouleur électrique', 'Gants de travail taille 10', 'Jeu de tournevis'],
    es: ['Enrollacables', 'Guantes de trabajo talla 10', 'Juego de destornilladores'],
    it: ['Avvolgicavo', 'Guanti da lavoro taglia 10', 'Set di cacciaviti'],
    pt: ['Extensão enrolável', 'Luvas de trabalho tamanho 10', 'Jogo de chaves de fendas'],
    pl: ['Przedłużacz bębnowy', 'Rękawice robocze rozm. 10', 'Zestaw śrubokrętów'],
    da: ['Kabeltromle', 'Arbejdshandsker str. 10', 'Skruetrækkersæt'],
  },
};

testTold(new URL('workshop-words/', import.meta.url), order);
