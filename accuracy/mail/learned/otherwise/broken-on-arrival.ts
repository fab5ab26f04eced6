import { otherMail } from '../../kit/desk-mail.ts';
import type { Letters } from '../../kit/letter.ts';
import { listOf, plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A customer complains about goods and lists what is wrong with how many. */
export const brokenOnArrival: MailFamily = {
  name: 'broken-on-arrival',
  category: 'unknown',
  make: (source) => {
    const order = plainOrder(source, 1, 3);
    const values = { list: listOf(source, order.lines) };
    return otherMail(source, 'unknown', order, letters[source.language], { values });
  },
};

const letters: Letters = {
  en: {
    subject: '{Not happy with <n>|Damage, <n>}',
    body: [
      'Hello,',
      'we unpacked <n> this morning. These are bent or wet and no use to us:',
      '<list>',
      'Who picks them up, and what do you suggest we do about it? I have taken pictures.',
      '<sign>',
    ],
  },
  de: {
    subject: '{Ärger mit <n>|Schaden, <n>}',
    body: [
      'Hallo,',
      'heute früh haben wir <n> ausgepackt. Verbogen oder nass und für uns unbrauchbar sind:',
      '<list>',
      'Wer holt das ab, und was schlagen Sie vor? Fotos habe ich gemacht.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{Niet blij met <n>|Schade, <n>}',
    body: [
      'Hallo,',
      'vanmorgen hebben we <n> uitgepakt. Dit is verbogen of nat en voor ons onbruikbaar:',
      '<list>',
      'Wie haalt het op, en wat stellen jullie voor? Ik heb foto’s gemaakt.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{Pas contents de <n>|Dégâts, <n>}',
    body: [
      'Bonjour,',
      'nous avons déballé <n> ce matin. Voici ce qui est tordu ou mouillé, donc inutilisable :',
      '<list>',
      'Qui vient le reprendre et que proposez-vous ? J’ai pris des photos.',
      '<sign>',
    ],
  },
  es: {
    subject: '{Descontentos con <n>|Daños, <n>}',
    body: [
      'Hola:',
      'esta mañana hemos desembalado <n>. Esto está doblado o mojado y no nos sirve:',
      '<list>',
      '¿Quién pasa a recogerlo y qué proponen? He hecho fotos.',
      '<sign>',
    ],
  },
  it: {
    subject: '{Problemi con <n>|Danni, <n>}',
    body: [
      'Salve,',
      'stamattina abbiamo aperto <n>. Questo è piegato o bagnato e per noi inutilizzabile:',
      '<list>',
      'Chi lo ritira e che cosa proponete? Ho fatto delle foto.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{Descontentes com <n>|Danos, <n>}',
    body: [
      'Olá,',
      'abrimos <n> esta manhã. Isto está torto ou molhado e não nos serve:',
      '<list>',
      'Quem vem buscar e o que sugerem? Tirei fotografias.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{Kłopot z <n>|Uszkodzenia, <n>}',
    body: [
      'Dzień dobry,',
      'dziś rano rozpakowaliśmy <n>. To jest pogięte albo mokre i do niczego się nie nadaje:',
      '<list>',
      'Kto to odbierze i co Państwo proponują? Mam zdjęcia.',
      '<sign>',
    ],
  },
  da: {
    subject: '{Utilfredse med <n>|Skade, <n>}',
    body: [
      'Hej,',
      'vi pakkede <n> ud i morges. Det her er bøjet eller vådt og kan ikke bruges:',
      '<list>',
      'Hvem henter det, og hvad foreslår I? Jeg har taget billeder.',
      '<sign>',
    ],
  },
};
