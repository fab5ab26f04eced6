import type { MailFamily } from '../../mail-family.ts';
import { everydayOrder, namesOf, plainMail, type Said, someOf } from './desk.ts';

/** Friendly words around an order that is wanted as it is printed. */
export const chatOnly: MailFamily = {
  name: 'plain-chat-only',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = everydayOrder(source, 2, 6);
    const [line] = someOf(source, order);
    const own = talk[language];
    return plainMail(source, order, {
      said: own && random.shuffled(own).slice(0, random.whole(1, 2)),
      values: { ...namesOf(source, line), phone: order.buyer.phone },
    });
  },
};

const talk: Said = {
  en: [
    'Thank you for the fast delivery last week, everything was complete.',
    'That should keep us going for a few weeks.',
    'We will probably need more of the <t> in spring, I will send a separate order for that.',
    'Glad to hear that you have the <t> back in stock.',
    'If you have any questions you can reach me until 4 pm on <phone>.',
    'As always, please send us an order confirmation.',
    'My colleagues are very happy with the <t>, by the way.',
    'I am out of the office next week, my colleagues in purchasing will be able to help you.',
  ],
  de: [
    'Danke nochmal für die schnelle Lieferung letzte Woche, es war alles vollständig.',
    'Damit kommen wir dann wieder ein paar Wochen hin.',
    'Von „<t>“ brauchen wir im Frühjahr wahrscheinlich mehr, das bestellen wir dann separat.',
    'Schön, dass Sie „<t>“ wieder am Lager haben.',
    'Bei Rückfragen erreichen Sie mich bis 16 Uhr unter <phone>.',
    'Bitte schicken Sie uns wie immer eine Auftragsbestätigung.',
    'Mit dem Artikel „<t>“ sind die Kollegen übrigens sehr zufrieden.',
    'Nächste Woche bin ich im Urlaub, bei Fragen helfen Ihnen meine Kollegen im Einkauf weiter.',
  ],
  nl: [
    'Nog bedankt voor de snelle levering van vorige week, alles was compleet.',
    'Daarmee kunnen we weer een paar weken vooruit.',
    'Van artikel <t> hebben we in het voorjaar waarschijnlijk meer nodig, dat bestellen we dan apart.',
    'Fijn dat jullie artikel <t> weer op voorraad hebben.',
    'Bij vragen ben ik tot 16.00 uur bereikbaar op <phone>.',
    'Graag zoals altijd een orderbevestiging sturen.',
    'De collega’s zijn trouwens erg tevreden over artikel <t>.',
    'Volgende week ben ik vrij, mijn collega’s van inkoop kunnen u dan verder helpen.',
  ],
  fr: [
    'Merci encore pour la livraison rapide de la semaine dernière, tout était complet.',
    'Avec cela, nous serons tranquilles pour quelques semaines.',
    'Pour « <t> », il nous en faudra sans doute davantage au printemps, nous ferons une commande à part.',
    'C’est bien que vous ayez de nouveau l’article « <t> » en stock.',
    'Pour toute question, je suis joignable jusqu’à 16 h au <phone>.',
    'Merci de nous envoyer comme d’habitude une confirmation de commande.',
    'Mes collègues sont d’ailleurs très contents de l’article « <t> ».',
    'Je serai en congé la semaine prochaine, mes collègues des achats pourront vous répondre.',
  ],
  es: [
    'Gracias por la rápida entrega de la semana pasada, llegó todo completo.',
    'Con esto tenemos para unas cuantas semanas.',
    'Si tienen alguna pregunta, estoy disponible hasta las 16 h en el <phone>.',
    'Como siempre, envíennos por favor una confirmación del pedido.',
  ],
  it: [
    'Grazie per la rapida consegna della settimana scorsa, era tutto completo.',
    'Con questo siamo a posto per qualche settimana.',
    'Per qualsiasi domanda sono raggiungibile fino alle 16 al numero <phone>.',
    'Come sempre, vi chiediamo di inviarci la conferma d’ordine.',
  ],
  pl: [
    'Dziękuję za szybką dostawę w zeszłym tygodniu, wszystko się zgadzało.',
    'W razie pytań proszę dzwonić do godziny 16: <phone>.',
    'Jak zawsze proszę o potwierdzenie zamówienia.',
  ],
};
