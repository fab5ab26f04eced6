import { addDays } from '../../../order/calendar.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { dayOf, type Letters } from '../../kit/letter.ts';
import { listOf, plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A buyer asks when the goods of a running order come and prints its lines so that nobody need look. */
export const stillWaiting: MailFamily = {
  name: 'still-waiting',
  category: 'unknown',
  make: (source) => {
    const order = plainOrder(source, 2, 6);
    const values = {
      list: listOf(source, order.lines),
      day: dayOf(source, addDays(order.date, -source.random.whole(2, 9))),
    };
    return otherMail(source, 'unknown', order, letters[source.language], { values });
  },
};

const letters: Letters = {
  en: {
    subject: '{<n>|<n>: when?}',
    body: [
      'Hi Ingrid,',
      'you had promised <n> for <day> and nothing has turned up so far. To save you looking it up:',
      '<list>',
      'What day can we count on? A quick line is enough.',
      '<sign>',
    ],
  },
  de: {
    subject: '{<n>|<n>: wann?}',
    body: [
      'Hallo Frau Halvorsen,',
      '<n> war für den <day> zugesagt, bis jetzt ist nichts da. Damit Sie nicht suchen müssen:',
      '<list>',
      'Mit welchem Tag dürfen wir rechnen? Eine kurze Zeile reicht.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{<n>|<n>: wanneer?}',
    body: [
      'Dag Ingrid,',
      '<n> was beloofd voor <day>, maar er is nog niets binnen. Dan hoef je het niet op te zoeken:',
      '<list>',
      'Op welke dag kunnen we rekenen? Eén regeltje is genoeg.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{<n>|<n> : quand ?}',
    body: [
      'Bonjour Ingrid,',
      'vous aviez promis <n> pour le <day> et rien n’est arrivé. Pour vous éviter de chercher :',
      '<list>',
      'Sur quel jour pouvons-nous compter ? Un petit mot suffit.',
      '<sign>',
    ],
  },
  es: {
    subject: '{<n>|<n>: ¿cuándo?}',
    body: [
      'Hola Ingrid:',
      '<n> estaba prometido para el <day> y aún no ha llegado nada. Para que no tengas que buscarlo:',
      '<list>',
      '¿Con qué día podemos contar? Basta una línea.',
      '<sign>',
    ],
  },
  it: {
    subject: '{<n>|<n>: quando?}',
    body: [
      'Ciao Ingrid,',
      '<n> era promesso per il <day> e finora non è arrivato nulla. Così non devi cercarlo:',
      '<list>',
      'Su che giorno possiamo contare? Basta una riga.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{<n>|<n>: quando?}',
    body: [
      'Olá Ingrid,',
      '<n> estava prometida para <day> e até agora não chegou nada. Para não teres de procurar:',
      '<list>',
      'Com que dia podemos contar? Basta uma linha.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{<n>|<n>: kiedy?}',
    body: [
      'Dzień dobry,',
      '<n> miało być <day>, a do tej pory nic nie dotarło. Żeby nie trzeba było szukać:',
      '<list>',
      'Na jaki dzień możemy liczyć? Wystarczy jedno zdanie.',
      '<sign>',
    ],
  },
  da: {
    subject: '{<n>|<n>: hvornår?}',
    body: [
      'Hej Ingrid,',
      '<n> var lovet til den <day>, og der er ikke kommet noget endnu. Så du slipper for at slå det op:',
      '<list>',
      'Hvilken dag kan vi regne med? En enkelt linje er nok.',
      '<sign>',
    ],
  },
};
