import { lineOf, mailAbout } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A change that cannot be made without asking back: a line that is not there, or a number that nobody says. */
export const nobodyCanTell: MailFamily = {
  name: 'nobody-can-tell',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 2, 5);
    const { values } = lineOf(source, order);
    const missing = order.lines.at(-1)!.position + 7 * order.lines[0]!.position;
    return mailAbout(source, order, letters[source.language], {
      values: { ...values, missing: String(missing) },
      isUnclear: true,
    });
  },
};

const letters: Letters = {
  en: {
    subject: '<n> with a change',
    body: [
      'Hi,',
      'see <n>. {Please delete line <missing>, that was a mistake.|Please send a few more of the <t> than it says.|Change the quantity of the <t> to what I told you on the phone.}',
      '<sign>',
    ],
  },
  de: {
    subject: '<n> mit einer Änderung',
    body: [
      'Hallo,',
      'siehe <n>. {Pos. <missing> bitte löschen, das war ein Versehen.|Von <t> schickt bitte ein paar mehr, als draufsteht.|Die Menge bei <t> bitte so ändern, wie am Telefon gesagt.}',
      '<sign>',
    ],
  },
  nl: {
    subject: '<n> met een wijziging',
    body: [
      'Hoi,',
      'zie <n>. {Regel <missing> graag verwijderen, dat was een vergissing.|Stuur van <t> graag een paar meer dan er staat.|Pas het aantal van <t> aan naar wat ik aan de telefoon zei.}',
      '<sign>',
    ],
  },
  fr: {
    subject: '<n> avec une modification',
    body: [
      'Bonjour,',
      'voir <n>. {Merci de supprimer le poste <missing>, c’était une erreur.|Envoyez quelques <t> de plus que ce qui est écrit.|Changez la quantité de <t> selon ce que je vous ai dit au téléphone.}',
      '<sign>',
    ],
  },
  es: {
    subject: '<n> con un cambio',
    body: [
      'Hola:',
      'ver <n>. {Por favor, borrad la posición <missing>, fue un error.|De <t> enviad algunas unidades más de las que pone.|Cambiad la cantidad de <t> a lo que os dije por teléfono.}',
      '<sign>',
    ],
  },
  it: {
    subject: '<n> con una modifica',
    body: [
      'Salve,',
      'vedi <n>. {Cancellate la posizione <missing>, era un errore.|Di <t> mandatene qualcuno in più di quanto scritto.|Cambiate la quantità di <t> come vi ho detto al telefono.}',
      '<sign>',
    ],
  },
  pt: {
    subject: '<n> com uma alteração',
    body: [
      'Olá,',
      'ver <n>. {Apaguem a posição <missing>, foi engano.|De <t> enviem mais alguns do que lá está.|Mudem a quantidade de <t> para o que vos disse ao telefone.}',
      '<sign>',
    ],
  },
  pl: {
    subject: '<n> ze zmianą',
    body: [
      'Dzień dobry,',
      'patrz <n>. {Proszę usunąć pozycję <missing>, to pomyłka.|<t>: proszę wysłać trochę więcej niż napisano.|Ilość <t> proszę zmienić tak, jak mówiłem przez telefon.}',
      '<sign>',
    ],
  },
  da: {
    subject: '<n> med en ændring',
    body: [
      'Hej,',
      'se <n>. {Slet venligst linje <missing>, det var en fejl.|Send lidt flere af <t>, end der står.|Ret antallet af <t> til det, jeg sagde i telefonen.}',
      '<sign>',
    ],
  },
};
