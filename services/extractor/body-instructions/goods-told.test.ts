import { type PrintedOrder, testTold } from './told-changes.fixture.ts';

/** Goods of which some are alike but for a size or a colour: letters name them by a part of what is printed. */
const order: PrintedOrder = {
  codes: ['TW-10-N', 'TW-12-W', 'SK-20', 'FN-3'],
  quantities: [100, 40, 4, 12],
  goods: {
    en: ['Braided rope 10 mm navy', 'Braided rope 12 mm white', 'Hose clamp 20 mm', 'Fender blue'],
    de: ['Seil geflochten 10 mm blau', 'Seil geflochten 12 mm weiß', 'Schlauchschelle 20 mm', 'Fender blau'],
    nl: ['Gevlochten touw 10 mm blauw', 'Gevlochten touw 12 mm wit', 'Slangklem 20 mm', 'Stootkussen blauw'],
    fr: [
      'Cordage tressé 10 mm bleu',
      'Cordage tressé 12 mm blanc',
      'Collier de serrage 20 mm',
      'Pare-battage bleu',
    ],
    es: ['Cabo trenzado 10 mm azul', 'Cabo trenzado 12 mm blanco', 'Abrazadera 20 mm', 'Defensa azul'],
    it: ['Cima intrecciata 10 mm blu', 'Cima intrecciata 12 mm bianca', 'Fascetta 20 mm', 'Parabordo blu'],
    pt: ['Cabo entrançado 10 mm azul', 'Cabo entrançado 12 mm branco', 'Abraçadeira 20 mm', 'Defensa azul'],
    pl: [
      'Lina pleciona 10 mm granatowa',
      'Lina pleciona 12 mm biała',
      'Opaska zaciskowa 20 mm',
      'Odbijacz niebieski',
    ],
    da: ['Flettet tov 10 mm blå', 'Flettet tov 12 mm hvid', 'Spændebånd 20 mm', 'Fender blå'],
  },
};

testTold(new URL('goods-told/', import.meta.url), order);
