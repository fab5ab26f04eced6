import { type PrintedOrder, testTold } from './told-changes.fixture.ts';

/** An order of gloves, reels, pipe and hammers, beside which letters hold it back, take it back, or only talk. */
const order: PrintedOrder = {
  codes: ['K-2041', 'H-118', 'S-7711', '9570.84'],
  quantities: [60, 4, 24, 7],
  goods: {
    en: ['Safety gloves', 'Cable reel 25 m', 'Pipe 50 mm', 'Hammer 500 g'],
    de: ['Schutzhandschuhe', 'Kabeltrommel 25 m', 'Rohr 50 mm', 'Hammer 500 g'],
    nl: ['Werkhandschoenen', 'Kabelhaspel 25 m', 'Buis 50 mm', 'Hamer 500 g'],
    fr: ['Gants de protection', 'Enrouleur 25 m', 'Tube 50 mm', 'Marteau 500 g'],
    es: ['Guantes de protección', 'Enrollador 25 m', 'Tubo 50 mm', 'Martillo 500 g'],
    it: ['Guanti protettivi', 'Avvolgicavo 25 m', 'Tubo 50 mm', 'Martello 500 g'],
    pt: ['Luvas de proteção', 'Enrolador 25 m', 'Tubo 50 mm', 'Martelo 500 g'],
    pl: ['Rękawice ochronne', 'Bęben 25 m', 'Rura 50 mm', 'Młotek 500 g'],
    da: ['Sikkerhedshandsker', 'Kabeltromle 25 m', 'Rør 50 mm', 'Hammer 500 g'],
  },
};

testTold(new URL('doubted-words/', import.meta.url), order);
