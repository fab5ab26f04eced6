import { otherQuantity } from '../../kit/house-order.ts';
import { say } from '../../kit/letter.ts';
import type { Block, MailFamily } from '../../mail-family.ts';
import { newDay } from './days.ts';
import { everydayOrder, namesOf, plainMail, recounted, type Said, someOf, without } from './desk.ts';

/** Two to four changes as a short list, each in a few words. */
export const shortList: MailFamily = {
  name: 'plain-short-list',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const drawn = everydayOrder(source, 4, 8);
    const order = { ...drawn, lines: drawn.lines.slice(0, -1) };
    const own = words[language];
    if (own === undefined) return plainMail(source, order, { said: undefined });
    const more = drawn.lines.at(-1)!;
    const [line, gone] = someOf(source, order);
    const value = otherQuantity(source, line);
    const { date, said } = newDay(source, order);
    const kinds = random.shuffled(['recount', 'gone', 'more', 'day'] as const).slice(0, random.whole(2, 4));
    const values = {
      ...namesOf(source, line),
      ...namesOf(source, gone, '2'),
      ...namesOf(source, more, '3'),
      now: String(value),
      d: said,
    };
    const list: Block = {
      kind: 'list',
      items: kinds.map((kind) => say(source, random.pick(own[kind]), values)),
      marks: random.pick(['dash', 'dash', 'none', 'number']),
    };
    const kept = kinds.includes('gone') ? without(order.lines, gone) : order.lines;
    const counted = kinds.includes('recount') ? recounted(kept, line, value) : kept;
    return plainMail(source, order, {
      said: [random.pick(own.head), '<list>'],
      values: { ...values, list },
      outcome: {
        lines: kinds.includes('more') ? [...counted, more] : counted,
        ...(kinds.includes('day') && { wanted: { deliveryDate: date } }),
      },
    });
  },
};

type Kind = 'head' | 'recount' | 'gone' | 'more' | 'day';

const words: Said<Record<Kind, readonly string[]>> = {
  en: {
    head: ['Please note the following changes:', 'A few changes to it:'],
    recount: [
      'line <p>: <now> instead of <q>',
      'line <p> (<t>): quantity <now>',
      'item <a>: <now> <u>, not <q>',
    ],
    gone: ['line <p2>: cancelled', 'please cancel line <p2> (<t2>)', 'item <a2>: no longer needed'],
    more: ['additional item: <q3> <u3> <t3>', 'please add <g3>'],
    day: ['delivery on <d>', 'new delivery date: <d>'],
  },
  de: {
    head: ['Bitte beachten Sie folgende Änderungen:', 'Dazu noch ein paar Änderungen:'],
    recount: ['Pos. <p>: <now> statt <q>', 'Pos. <p> (<t>): Menge <now>', 'Art. <a>: <now> <u>, nicht <q>'],
    gone: ['Pos. <p2>: storniert', 'Pos. <p2> (<t2>) bitte streichen', 'Art. <a2>: wird nicht mehr benötigt'],
    more: ['zusätzlich: <q3> <u3> <t3>', 'bitte noch <g3> mitliefern'],
    day: ['Lieferung am <d>', 'neuer Liefertermin: <d>'],
  },
  nl: {
    head: ['Graag de volgende wijzigingen verwerken:', 'Nog een paar wijzigingen:'],
    recount: [
      'regel <p>: <now> in plaats van <q>',
      'regel <p> (<t>): aantal <now>',
      'art. <a>: <now> <u>, geen <q>',
    ],
    gone: ['regel <p2>: vervalt', 'regel <p2> (<t2>) graag annuleren', 'art. <a2>: niet meer nodig'],
    more: ['extra: <q3> <u3> <t3>', 'graag <g3> toevoegen'],
    day: ['levering op <d>', 'nieuwe leverdatum: <d>'],
  },
  fr: {
    head: ['Merci de noter les modifications suivantes :', 'Quelques modifications :'],
    recount: [
      'ligne <p> : <now> au lieu de <q>',
      'ligne <p> (<t>) : quantité <now>',
      'réf. <a> : <now> <u> et non <q>',
    ],
    gone: ['ligne <p2> : annulée', 'ligne <p2> (<t2>) à supprimer', 'réf. <a2> : plus nécessaire'],
    more: ['en plus : <q3> <u3> <t3>', 'ajouter <g3>'],
    day: ['livraison le <d>', 'nouvelle date de livraison : <d>'],
  },
  es: {
    head: ['Tengan en cuenta los siguientes cambios:'],
    recount: ['línea <p>: <now> en lugar de <q>', 'línea <p> (<t>): cantidad <now>'],
    gone: ['línea <p2>: anulada', 'línea <p2> (<t2>): ya no la necesitamos'],
    more: ['añadir <g3>'],
    day: ['nueva fecha de entrega: <d>'],
  },
  it: {
    head: ['Vi preghiamo di tenere conto delle seguenti modifiche:'],
    recount: ['riga <p>: <now> invece di <q>', 'riga <p> (<t>): quantità <now>'],
    gone: ['riga <p2>: annullata', 'riga <p2> (<t2>): da togliere'],
    more: ['aggiungere <g3>'],
    day: ['nuova data di consegna: <d>'],
  },
  pl: {
    head: ['Proszę uwzględnić następujące zmiany:'],
    recount: ['pozycja <p>: <now> zamiast <q>', 'pozycja <p> (<t>): ilość <now>'],
    gone: ['pozycja <p2>: anulowana', 'pozycja <p2> (<t2>): do usunięcia'],
    more: ['dodatkowo: <t3>, <q3> <u3>'],
    day: ['nowy termin dostawy: <d>'],
  },
};
