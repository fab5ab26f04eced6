import { orderMail } from '../../kit/desk-mail.ts';
import { dayOf, type Letters } from '../../kit/letter.ts';
import { goodsOf, linesOf, plainOrder, workday } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Somebody on a building site writes what he needs as he would say it. */
export const proseFromSite: MailFamily = {
  name: 'prose-from-the-site',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 2, 4);
    const deliveryDate = workday(order.date, source.random.whole(5, 25));
    const values = { goods: goodsOf(source, order.lines), day: dayOf(source, deliveryDate) };
    return orderMail(source, order, letters[source.language], {
      values,
      lines: linesOf(order),
      wanted: { deliveryDate },
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{Material for the extension|Stuff for the new hall}',
    body: [
      'Morning all,',
      'the fitters start next door soon and we have hardly anything left. For that job get us <goods>. It has to be here on <day>, the crane is only booked for that morning.',
      'Put it on our account as ever. If the gate is shut ring the bell at number 14.',
      'Ta\n<sign>',
    ],
  },
  de: {
    subject: '{Material für den Anbau|Nachschub neue Halle}',
    body: [
      'Moin zusammen,',
      'nebenan fangen demnächst die Monteure an und wir haben kaum noch was da. Dafür bräuchten wir von euch <goods>. Das muss am <day> hier sein, der Kran ist nur für den Vormittag gebucht.',
      'Läuft wie immer auf unser Konto. Wenn das Tor zu ist, bei Nummer 14 klingeln.',
      'Danke und Gruß\n<sign>',
    ],
  },
  nl: {
    subject: '{Materiaal voor de aanbouw|Spullen nieuwe hal}',
    body: [
      'Goeiemorgen,',
      'hiernaast beginnen de monteurs binnenkort en we hebben bijna niets meer liggen. Voor die klus willen we van jullie <goods>. Het moet er op <day> zijn, de kraan is alleen voor die ochtend besproken.',
      'Gewoon op onze rekening. Is de poort dicht, bel dan aan bij nummer 14.',
      'Gr.\n<sign>',
    ],
  },
  fr: {
    subject: "{Matériel pour l'extension|Pour le nouveau hall}",
    body: [
      'Bonjour à tous,',
      "les monteurs commencent bientôt à côté et il ne nous reste presque plus rien. Pour ce chantier il nous faut <goods>. Tout doit être là le <day>, la grue n'est réservée que ce matin-là.",
      'À mettre sur notre compte comme toujours. Si le portail est fermé, sonnez au numéro 14.',
      'Merci\n<sign>',
    ],
  },
  es: {
    subject: '{Material para la ampliación|Para la nave nueva}',
    body: [
      'Buenas,',
      'los montadores empiezan pronto aquí al lado y casi no nos queda nada. Para esa obra nos hacen falta <goods>. Tiene que estar aquí el <day>, la grúa solo está reservada esa mañana.',
      'A nuestra cuenta, como siempre. Si la verja está cerrada, llamad al número 14.',
      'Gracias\n<sign>',
    ],
  },
  it: {
    subject: "{Materiale per l'ampliamento|Per il nuovo capannone}",
    body: [
      'Buongiorno a tutti,',
      'qui accanto i montatori cominciano a breve e non ci è rimasto quasi nulla. Per quel lavoro ci servono <goods>. Deve essere tutto qui il <day>, la gru è prenotata solo per quella mattina.',
      'Sul nostro conto come al solito. Se il cancello è chiuso, suonare al numero 14.',
      'Grazie\n<sign>',
    ],
  },
  pt: {
    subject: '{Material para a ampliação|Para o pavilhão novo}',
    body: [
      'Bom dia a todos,',
      'os montadores começam em breve aqui ao lado e já quase não temos nada. Para essa obra precisamos de <goods>. Tem de estar cá no dia <day>, a grua só está reservada para essa manhã.',
      'Na nossa conta, como sempre. Se o portão estiver fechado, toquem no número 14.',
      'Obrigado\n<sign>',
    ],
  },
  pl: {
    subject: '{Materiał na rozbudowę|Na nową halę}',
    body: [
      'Dzień dobry,',
      'obok zaraz zaczynają monterzy, a u nas prawie nic już nie zostało. Na tę robotę potrzebujemy: <goods>. Musi być u nas <day>, bo dźwig mamy tylko na to przedpołudnie.',
      'Na nasze konto jak zwykle. Gdyby brama była zamknięta, proszę dzwonić pod numer 14.',
      'Dzięki\n<sign>',
    ],
  },
  da: {
    subject: '{Materialer til tilbygningen|Til den nye hal}',
    body: [
      'Godmorgen,',
      'montørerne går snart i gang ved siden af, og vi har næsten intet tilbage. Til det job skal vi have <goods>. Det skal være her den <day>, kranen er kun booket den formiddag.',
      'Bare på vores konto som altid. Er porten lukket, så ring på ved nummer 14.',
      'Hilsen\n<sign>',
    ],
  },
};
