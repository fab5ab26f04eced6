import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'Positie <i> kan eruit, daar vonden we nog wat van.',
    'Let op: regel <i> komt te vervallen.',
    'Laat positie <i> maar weg.',
  ],
  drop: [
    'De <t> op de bestelling hebben we niet meer nodig, graag eruit halen.',
    'Stuur <t> niet mee, die klus is uitgesteld.',
  ],
  quantity: [
    'Bij regel <i> moeten het er <q> zijn en geen <o>.',
    'Verhoog positie <i> van <o> naar <q>, alsjeblieft.',
    'Op regel <i> graag <q> leveren in plaats van <o>.',
  ],
  amount: ['Van <t> hebben we er <q> nodig, niet <o>.', 'Het aantal van <t> wordt <q>.'],
  add: [
    'Doe er ook <lines> bij, dat staat nog niet op de pdf.',
    'Op de bestelling ontbreken <lines>. Graag toevoegen.',
  ],
  date: [
    'De datum op de bestelling klopt niet meer, we hebben alles nodig op <d>.',
    'Nieuwe leverdatum is <d> in plaats van de datum op de pdf.',
  ],
  address: [
    'De goederen graag niet naar het adres op de bestelling maar naar <street>, <town>.',
    'Het afleveradres is gewijzigd: <street>, <town>.',
  ],
  reference: [
    'Gebruik bestelnummer <n> in plaats van het gedrukte nummer.',
    'Het nummer op de pdf is fout, het juiste bestelnummer is <n>.',
  ],
  unclear: [
    'Let op: een van de regels mag wat minder, Joris weet welke.',
    'Pas de aantallen aan zoals we vanochtend aan de telefoon bespraken.',
    'Het tweede graag omruilen voor die andere, net als in het voorjaar.',
  ],
  none: [
    'Graag niets wijzigen zonder overleg.',
    'Kan een regel niet compleet geleverd worden, laat het dan voor verzending weten.',
    'De aantallen zijn dubbel gecontroleerd, 2 handtekeningen zoals voorgeschreven.',
  ],
};
