import { orderMail } from '../../kit/desk-mail.ts';
import { otherQuantity } from '../../kit/house-order.ts';
import { linesOf, listOf } from '../../kit/lines.ts';
import type { MailDraft, MailFamily, MailSource } from '../../mail-family.ts';
import { everydayOrder, greeted, namesOf, plainMail, recounted, type Said, someOf, without } from './desk.ts';
import { openings } from './openings.ts';

/** Some friendly words, then a change in a paragraph of its own; the order is attached or stands in the mail. */
export const smallTalk: MailFamily = {
  name: 'plain-small-talk',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const own = words[language];
    if (own === undefined) return plainMail(source, everydayOrder(source, 2, 6), { said: undefined });
    return random.chance(0.35) ? inBody(source, own) : attached(source, own);
  },
};

function attached(source: MailSource, own: Words): Promise<MailDraft> {
  const { random } = source;
  const order = everydayOrder(source, 3, 6);
  const [line] = someOf(source, order);
  const value = otherQuantity(source, line);
  const isGone = random.chance(0.5);
  return plainMail(source, order, {
    said: [random.pick(own.talk), random.pick(isGone ? own.gone : own.recount)],
    values: { ...namesOf(source, line), now: String(value) },
    outcome: { lines: isGone ? without(order.lines, line) : recounted(order.lines, line, value) },
  });
}

/** Somebody looks into the cupboard after the list is typed. */
function inBody(source: MailSource, own: Words): MailDraft {
  const { random, language } = source;
  const order = everydayOrder(source, 3, 6);
  const [line] = someOf(source, order);
  const value = otherQuantity(source, line);
  const isGone = random.chance(0.5);
  const { subjects, hellos, byes } = openings[language];
  const bye = random.pick(byes);
  const body = [
    ...greeted(source, random.pick(hellos), [random.pick(own.order)]),
    '<list>',
    random.pick(own.talk),
    random.pick(isGone ? own.goneByName : own.recountByName),
    bye === '' ? '<sign>' : `${bye}\n<sign>`,
  ];
  const lines = isGone ? without(order.lines, line) : recounted(order.lines, line, value);
  return orderMail(
    source,
    order,
    { subject: subjects.at(-1)!, body },
    {
      values: { ...namesOf(source, line), now: String(value), list: listOf(source, order.lines) },
      lines: linesOf({ lines: [...lines] }, 'named'),
      isChanged: true,
    },
  );
}

interface Words {
  order: readonly string[];
  talk: readonly string[];
  gone: readonly string[];
  recount: readonly string[];
  goneByName: readonly string[];
  recountByName: readonly string[];
}

const words: Said<Words> = {
  en: {
    order: ['We would like to order the following:', 'Please send us:'],
    talk: [
      'Thanks for your quick help on the phone yesterday.',
      'I hope you had a nice weekend.',
      'The last delivery arrived in perfect condition, thank you for that.',
      'Things are very busy here at the moment.',
    ],
    gone: [
      'Please leave line <p> off the order, a colleague has already bought it.',
      'By the way, line <p> (<t>) can be deleted.',
    ],
    recount: [
      'I have just seen that line <p> is not right, it should be <now> <u>.',
      'Please make line <p> <now> instead of <q>.',
    ],
    goneByName: [
      'I have just had a look in the store: we don’t need the <t> after all, please take that off the list.',
    ],
    recountByName: ['One correction: please send <now> of the <t> instead of <q>.'],
  },
  de: {
    order: ['Wir möchten folgende Artikel bestellen:', 'Bitte liefern Sie uns:'],
    talk: [
      'Vielen Dank noch für Ihre schnelle Hilfe gestern am Telefon.',
      'Ich hoffe, Sie hatten ein schönes Wochenende.',
      'Die letzte Lieferung ist übrigens einwandfrei angekommen.',
      'Bei uns ist gerade sehr viel los.',
    ],
    gone: [
      'Die Position <p> lassen Sie bitte weg, die hat ein Kollege schon besorgt.',
      'Pos. <p> (<t>) kann übrigens gelöscht werden.',
    ],
    recount: [
      'Ich sehe gerade, dass Pos. <p> nicht stimmt, es müssen <now> <u> sein.',
      'Bei Position <p> bitte <now> statt <q> liefern.',
    ],
    goneByName: [
      'Ich habe gerade noch im Lager nachgesehen: „<t>“ brauchen wir doch nicht, bitte von der Liste streichen.',
    ],
    recountByName: ['Noch eine Korrektur: von „<t>“ bitte <now> statt <q> schicken.'],
  },
  nl: {
    order: ['Wij willen graag het volgende bestellen:', 'Graag leveren:'],
    talk: [
      'Nog bedankt voor de snelle hulp gisteren aan de telefoon.',
      'Ik hoop dat jullie een fijn weekend hebben gehad.',
      'De vorige levering is trouwens keurig aangekomen.',
      'Het is hier op dit moment erg druk.',
    ],
    gone: [
      'Regel <p> kunt u weglaten, een collega heeft die al gekocht.',
      'Regel <p> (<t>) mag trouwens verwijderd worden.',
    ],
    recount: [
      'Ik zie net dat regel <p> niet klopt, het moeten <now> <u> zijn.',
      'Van regel <p> graag <now> leveren in plaats van <q>.',
    ],
    goneByName: [
      'Ik heb net nog in het magazijn gekeken: artikel <t> hebben we toch niet nodig, dat mag van de lijst.',
    ],
    recountByName: ['Nog een correctie: van artikel <t> graag <now> in plaats van <q>.'],
  },
  fr: {
    order: ['Nous souhaitons commander les articles suivants :', 'Merci de nous livrer :'],
    talk: [
      'Merci encore pour votre aide rapide hier au téléphone.',
      'J’espère que vous avez passé un bon week-end.',
      'La dernière livraison est arrivée en parfait état, merci.',
      'Nous avons beaucoup de travail en ce moment.',
    ],
    gone: [
      'Vous pouvez retirer la ligne <p>, un collègue l’a déjà achetée.',
      'Au passage, la ligne <p> (<t>) est à supprimer.',
    ],
    recount: [
      'Je viens de voir que la ligne <p> n’est pas bonne, il faut <now> <u>.',
      'Pour la ligne <p>, merci d’en livrer <now> au lieu de <q>.',
    ],
    goneByName: [
      'Je viens de vérifier au magasin : nous n’avons finalement pas besoin de l’article « <t> », merci de le retirer de la liste.',
    ],
    recountByName: ['Une correction : pour « <t> », merci d’en envoyer <now> au lieu de <q>.'],
  },
  es: {
    order: ['Queremos pedir lo siguiente:'],
    talk: [
      'Gracias otra vez por su ayuda de ayer por teléfono.',
      'Espero que hayan pasado un buen fin de semana.',
    ],
    gone: ['La línea <p> la pueden quitar, ya la ha comprado un compañero.'],
    recount: ['Acabo de ver que la línea <p> no está bien, deben ser <now> <u>.'],
    goneByName: [
      'Acabo de mirar en el almacén: al final no necesitamos el artículo «<t>», quítenlo por favor de la lista.',
    ],
    recountByName: ['Una corrección: del artículo «<t>» envíen por favor <now> en lugar de <q>.'],
  },
  it: {
    order: ['Vorremmo ordinare i seguenti articoli:'],
    talk: [
      'Grazie ancora per l’aiuto di ieri al telefono.',
      'Spero che abbiate passato un buon fine settimana.',
    ],
    gone: ['La riga <p> potete toglierla, l’ha già acquistata un collega.'],
    recount: ['Vedo ora che la riga <p> non è corretta, devono essere <now> <u>.'],
    goneByName: [
      'Ho appena controllato in magazzino: l’articolo «<t>» non ci serve, toglietelo per favore dalla lista.',
    ],
    recountByName: ['Una correzione: dell’articolo «<t>» mandatene per favore <now> invece di <q>.'],
  },
};
