import { mailAbout, otherDay } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** The goods are wanted on another day than the paper says. */
export const anotherDay: MailFamily = {
  name: 'another-day-for-all',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 1, 6);
    const { date, said } = otherDay(source, order);
    return mailAbout(source, order, letters[source.language], {
      values: { day: said },
      wanted: { deliveryDate: date },
    });
  },
};

const letters: Letters = {
  en: {
    subject: '<n> {later than it says|and its date}',
    body: [
      'Hello,',
      '<n> attached. {The date on it is too early for us, we are stocktaking. Bring everything on <day> instead.|Ignore the date on the form, <day> is when we want it.}',
      '<sign>',
    ],
  },
  de: {
    subject: '<n> {später als drauf steht|und der Termin}',
    body: [
      'Hallo,',
      'anbei <n>. {Der Termin darauf ist uns zu früh, wir haben Inventur. Bringt alles erst am <day>.|Das Datum auf dem Formular gilt nicht, wir wollen es am <day>.}',
      '<sign>',
    ],
  },
  nl: {
    subject: '<n> {later dan er staat|en de datum}',
    body: [
      'Hallo,',
      '<n> zit erbij. {De datum daarop is ons te vroeg, we tellen de voorraad. Breng alles pas op <day>.|Let niet op de datum op het formulier, we willen het op <day> hebben.}',
      '<sign>',
    ],
  },
  fr: {
    subject: '<n> {plus tard que prévu|et sa date}',
    body: [
      'Bonjour,',
      'ci-joint <n>. {La date indiquée est trop tôt, nous sommes en inventaire. Apportez tout le <day> seulement.|Ne tenez pas compte de la date du formulaire, nous le voulons le <day>.}',
      '<sign>',
    ],
  },
  es: {
    subject: '<n> {más tarde de lo que pone|y su fecha}',
    body: [
      'Hola:',
      'adjunto <n>. {La fecha que pone es demasiado pronto, estamos de inventario. Traedlo todo el <day>.|No hagáis caso de la fecha del formulario, lo queremos el <day>.}',
      '<sign>',
    ],
  },
  it: {
    subject: '<n> {più tardi di quanto scritto|e la sua data}',
    body: [
      'Salve,',
      'allego <n>. {La data indicata è troppo presto, siamo in inventario. Portate tutto il <day>.|Non guardate la data sul modulo, lo vogliamo il <day>.}',
      '<sign>',
    ],
  },
  pt: {
    subject: '<n> {mais tarde do que lá está|e a data}',
    body: [
      'Olá,',
      'segue <n>. {A data indicada é cedo demais, estamos em inventário. Tragam tudo só no dia <day>.|Não liguem à data do formulário, queremos tudo no dia <day>.}',
      '<sign>',
    ],
  },
  pl: {
    subject: '<n> {później niż na druku|i termin}',
    body: [
      'Dzień dobry,',
      'w załączniku <n>. {Podana data jest dla nas za wczesna, mamy inwentaryzację. Proszę przywieźć wszystko dopiero <day>.|Data na formularzu nieważna, chcemy to mieć <day>.}',
      '<sign>',
    ],
  },
  da: {
    subject: '<n> {senere end der står|og datoen}',
    body: [
      'Hej,',
      '<n> er vedhæftet. {Datoen på den er for tidlig, vi tæller lager. Kom først med det hele den <day>.|Se bort fra datoen på formularen, vi vil have det den <day>.}',
      '<sign>',
    ],
  },
};
