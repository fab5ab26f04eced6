import { orderMail } from '../../kit/desk-mail.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, listOf, plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** The stores' weekly list, with other figures around it. */
export const mondayList: MailFamily = {
  name: 'list-on-a-monday-am',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 3, 8);
    const values = { list: listOf(source, order.lines) };
    return orderMail(source, order, letters[source.language], { values, lines: linesOf(order) });
  },
};

const letters: Letters = {
  en: {
    subject: 'Stores, {week list|this week} (<n>)',
    body: [
      'Hello Halvorsen,',
      'here is what the 2 of us in the stores came up with after counting on Friday:',
      '<list>',
      'Anything you cannot deliver in full just send later, we keep back orders open for 3 weeks. Quote <n> on the labels.',
      'Cheers from bay 7,\n<sign>',
    ],
  },
  de: {
    subject: 'Lager, {Wochenliste|diese Woche} (<n>)',
    body: [
      'Hallo Halvorsen,',
      'das haben wir 2 vom Lager am Freitag nach dem Zählen zusammengeschrieben:',
      '<list>',
      'Was nicht ganz lieferbar ist, kommt eben später, Rückstände lassen wir 3 Wochen offen. Auf die Etiketten gehört <n>.',
      'Grüße von Tor 7\n<sign>',
    ],
  },
  nl: {
    subject: 'Magazijn, {weeklijst|deze week} (<n>)',
    body: [
      'Hallo Halvorsen,',
      'dit is wat wij met z’n 2en in het magazijn vrijdag na het tellen hebben opgeschreven:',
      '<list>',
      'Wat niet compleet kan, komt later maar; naleveringen houden we 3 weken open. Op de etiketten graag <n>.',
      'Groet van dock 7\n<sign>',
    ],
  },
  fr: {
    subject: 'Magasin, {liste de la semaine|cette semaine} (<n>)',
    body: [
      'Bonjour Halvorsen,',
      'voici ce que nous avons noté à 2 au magasin vendredi après le comptage :',
      '<list>',
      'Ce qui manque peut suivre plus tard, nous gardons les reliquats ouverts 3 semaines. Indiquez <n> sur les étiquettes.',
      'Salutations du quai 7\n<sign>',
    ],
  },
  es: {
    subject: 'Almacén, {lista semanal|esta semana} (<n>)',
    body: [
      'Hola Halvorsen:',
      'esto es lo que apuntamos los 2 del almacén el viernes después del recuento:',
      '<list>',
      'Lo que no esté completo que venga más tarde, dejamos los pendientes abiertos 3 semanas. En las etiquetas poned <n>.',
      'Un saludo desde el muelle 7\n<sign>',
    ],
  },
  it: {
    subject: 'Magazzino, {lista settimanale|questa settimana} (<n>)',
    body: [
      'Salve Halvorsen,',
      'ecco quello che noi 2 del magazzino abbiamo segnato venerdì dopo la conta:',
      '<list>',
      'Quello che manca può arrivare dopo, teniamo aperti i residui per 3 settimane. Sulle etichette riportate <n>.',
      'Saluti dalla baia 7\n<sign>',
    ],
  },
  pt: {
    subject: 'Armazém, {lista semanal|esta semana} (<n>)',
    body: [
      'Olá Halvorsen,',
      'isto é o que nós os 2 do armazém apontámos na sexta depois da contagem:',
      '<list>',
      'O que não houver completo pode vir depois, deixamos os pendentes abertos 3 semanas. Nas etiquetas ponham <n>.',
      'Saudações do cais 7\n<sign>',
    ],
  },
  pl: {
    subject: 'Magazyn, {lista tygodniowa|ten tydzień} (<n>)',
    body: [
      'Witam,',
      'oto, co we 2 w magazynie spisaliśmy w piątek po liczeniu:',
      '<list>',
      'Czego nie będzie w całości, może przyjść później, zaległości trzymamy otwarte 3 tygodnie. Na etykietach proszę podać <n>.',
      'Pozdrawiam z rampy 7\n<sign>',
    ],
  },
  da: {
    subject: 'Lageret, {ugens liste|denne uge} (<n>)',
    body: [
      'Hej Halvorsen,',
      'her er det, vi 2 på lageret skrev ned i fredags efter optællingen:',
      '<list>',
      'Det, der mangler, må komme senere, vi holder restordrer åbne i 3 uger. Skriv <n> på etiketterne.',
      'Hilsen fra port 7\n<sign>',
    ],
  },
};
