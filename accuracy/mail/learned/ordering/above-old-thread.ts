import type { Language } from '../../../languages.ts';
import { addDays } from '../../../order/calendar.ts';
import { supplier } from '../../../order/supplier.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { type Letters, say, text } from '../../kit/letter.ts';
import { linesOf, listOf, plainOrder, quantityOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A new order written above an old one that was delivered long ago: what is quoted is history. */
export const aboveOldThread: MailFamily = {
  name: 'above-an-old-thread',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 1, 4);
    const old = plainOrder(source, 2, 5);
    const { words, language } = source;
    const said = threads[language];
    const subject = say(source, said.subject, { old: old.number });
    return orderMail(
      source,
      order,
      { ...letters[language], subject: `${words.reply} ${subject}` },
      {
        values: { list: listOf(source, order.lines) },
        inner: {
          kind: 'reply',
          from: supplier,
          to: order.buyer,
          subject,
          date: `${addDays(order.date, -48)}T13:20:00Z`,
          blocks: [
            text(said.answer),
            text(supplier.contact),
            text(
              [
                `${order.buyer.contact} <${order.buyer.email}>:`,
                said.asked,
                ...old.lines.map((line) => `${quantityOf(line)} ${line.unit} ${line.description}`),
              ]
                .map((row) => `> ${row}`)
                .join('\n'),
            ),
          ],
        },
        lines: linesOf(order),
      },
    );
  },
};

const threads: Record<Language, { subject: string; answer: string; asked: string }> = {
  en: {
    subject: 'Delivery of <old>',
    answer: 'all of it left us this morning, sorry for the wait.',
    asked: 'we are still short of these:',
  },
  de: {
    subject: 'Lieferung <old>',
    answer: 'ist heute früh alles raus, bitte entschuldigen Sie die Wartezeit.',
    asked: 'uns fehlt noch:',
  },
  nl: {
    subject: 'Levering <old>',
    answer: 'alles is vanmorgen de deur uit, excuus voor het wachten.',
    asked: 'wij missen nog:',
  },
  fr: {
    subject: 'Livraison <old>',
    answer: "tout est parti ce matin, désolés pour l'attente.",
    asked: 'il nous manque encore :',
  },
  es: {
    subject: 'Entrega <old>',
    answer: 'todo ha salido esta mañana, disculpen la espera.',
    asked: 'todavía nos falta:',
  },
  it: {
    subject: 'Consegna <old>',
    answer: 'è partito tutto stamattina, scusate per l’attesa.',
    asked: 'ci manca ancora:',
  },
  pt: {
    subject: 'Entrega <old>',
    answer: 'saiu tudo esta manhã, desculpem a demora.',
    asked: 'ainda nos falta:',
  },
  pl: {
    subject: 'Dostawa <old>',
    answer: 'wszystko wyjechało dziś rano, przepraszamy za opóźnienie.',
    asked: 'nadal brakuje nam:',
  },
  da: {
    subject: 'Levering <old>',
    answer: 'det hele er sendt i morges, beklager ventetiden.',
    asked: 'vi mangler stadig:',
  },
};

const letters: Record<Language, Pick<Letters['en'], 'body'>> = {
  en: {
    body: [
      'Hello Ingrid,',
      'that all turned up fine back then, thanks. I am using this thread to get the next lot from you, under our number <n>:',
      '<list>',
      'Speak soon\n<me>',
    ],
  },
  de: {
    body: [
      'Hallo Frau Halvorsen,',
      'das kam damals alles gut an, danke. Ich nehme diesen Verlauf gleich für die nächste Lieferung, unsere Nummer ist <n>. Wir brauchen:',
      '<list>',
      'Bis bald\n<me>',
    ],
  },
  nl: {
    body: [
      'Hallo Ingrid,',
      'dat is toen allemaal goed aangekomen, bedankt. Ik gebruik deze mail meteen voor de volgende lading, ons nummer is <n>. Wij willen graag:',
      '<list>',
      'Tot horens\n<me>',
    ],
  },
  fr: {
    body: [
      'Bonjour Ingrid,',
      'tout était bien arrivé à l’époque, merci. Je profite de ce fil pour la prochaine fournée, sous notre numéro <n>. Il nous faut :',
      '<list>',
      'À bientôt\n<me>',
    ],
  },
  es: {
    body: [
      'Hola Ingrid:',
      'aquello llegó todo bien, gracias. Aprovecho este hilo para el siguiente lote, con nuestro número <n>. Necesitamos:',
      '<list>',
      'Hablamos\n<me>',
    ],
  },
  it: {
    body: [
      'Ciao Ingrid,',
      'allora era arrivato tutto bene, grazie. Uso questa mail per la prossima fornitura, con il nostro numero <n>. Ci serve:',
      '<list>',
      'A presto\n<me>',
    ],
  },
  pt: {
    body: [
      'Olá Ingrid,',
      'na altura chegou tudo bem, obrigado. Aproveito esta conversa para o próximo lote, com o nosso número <n>. Precisamos de:',
      '<list>',
      'Até breve\n<me>',
    ],
  },
  pl: {
    body: [
      'Dzień dobry,',
      'tamto dotarło bez problemu, dziękuję. Korzystam z tego wątku i proszę o kolejną partię, nasz numer to <n>:',
      '<list>',
      'Pozdrawiam\n<me>',
    ],
  },
  da: {
    body: [
      'Hej Ingrid,',
      'det kom godt frem dengang, tak. Jeg bruger lige denne tråd til næste omgang, vores nummer er <n>. Vi skal bruge:',
      '<list>',
      'Vi tales ved\n<me>',
    ],
  },
};
