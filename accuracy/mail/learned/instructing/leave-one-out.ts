import { lineOf, mailAbout } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** One line is not wanted after all, told by its position or by its name. */
export const leaveOneOut: MailFamily = {
  name: 'leave-one-out',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 3, 7);
    const { at, values } = lineOf(source, order);
    const lines = linesOf(order, 'numbered').filter((_, i) => i !== at);
    return mailAbout(source, order, letters[source.language], { values, lines });
  },
};

const letters: Letters = {
  en: {
    subject: '<n>',
    body: [
      'Hello,',
      'here comes <n>. {Line <p> can go, we found a box of it in the cellar.|You can forget about the <t>, they are off the list.|We no longer want the <t>, strike it please.}',
      '<sign>',
    ],
  },
  de: {
    subject: '<n>',
    body: [
      'Hallo,',
      'hier kommt <n>. {Pos. <p> fällt weg, davon lag noch eine Kiste im Keller.|<t> könnt ihr weglassen, hat sich erledigt.|<t> brauchen wir doch nicht, bitte rausnehmen.}',
      '<sign>',
    ],
  },
  nl: {
    subject: '<n>',
    body: [
      'Hallo,',
      'hierbij <n>. {Regel <p> kan eruit, daarvan lag nog een doos in de kelder.|<t> hoeft niet meer, laat die maar weg.|De <t> willen we toch niet, graag schrappen.}',
      '<sign>',
    ],
  },
  fr: {
    subject: '<n>',
    body: [
      'Bonjour,',
      'voici <n>. {Le poste <p> saute, il nous en restait un carton à la cave.|Laissez tomber <t>, on n’en a plus besoin.|Nous ne voulons finalement plus de <t>, à rayer svp.}',
      '<sign>',
    ],
  },
  es: {
    subject: '<n>',
    body: [
      'Hola:',
      'aquí va <n>. {La posición <p> se cae, nos quedaba una caja en el sótano.|Olvidaos de <t>, ya no hace falta.|Al final no queremos <t>, quitadlo por favor.}',
      '<sign>',
    ],
  },
  it: {
    subject: '<n>',
    body: [
      'Salve,',
      'ecco <n>. {La posizione <p> salta, ne avevamo ancora una scatola in cantina.|Lasciate perdere <t>, non serve più.|Alla fine non vogliamo <t>, toglietelo per favore.}',
      '<sign>',
    ],
  },
  pt: {
    subject: '<n>',
    body: [
      'Olá,',
      'aqui vai <n>. {A posição <p> cai, ainda tínhamos uma caixa na cave.|Esqueçam <t>, já não é preciso.|Afinal não queremos <t>, retirem se faz favor.}',
      '<sign>',
    ],
  },
  pl: {
    subject: '<n>',
    body: [
      'Dzień dobry,',
      'przesyłam <n>. {Pozycja <p> odpada, znaleźliśmy jeszcze karton w piwnicy.|<t> proszę pominąć, już nieaktualne.|<t> jednak nie potrzebujemy, proszę wykreślić.}',
      '<sign>',
    ],
  },
  da: {
    subject: '<n>',
    body: [
      'Hej,',
      'her kommer <n>. {Linje <p> kan ryge ud, der lå en kasse i kælderen.|Glem <t>, det er ikke aktuelt længere.|Vi vil alligevel ikke have <t>, stryg det venligst.}',
      '<sign>',
    ],
  },
};
