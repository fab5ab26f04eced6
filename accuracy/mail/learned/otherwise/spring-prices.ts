import { formatNumber } from '../../../print/formats.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { htmlOnly } from '../../kit/html-only.ts';
import type { Letters } from '../../kit/letter.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** A newsletter of HTML with articles, prices and an invitation to buy. */
export const springPrices: MailFamily = {
  name: 'newsletter-prices',
  category: 'unknown',
  make: (source) => {
    const order = source.newOrder({ lines: [3, 6] });
    const letter = letters[source.language];
    const draft = otherMail(source, 'unknown', order, letter, {
      values: { prices: pricesOf(source, order) },
    });
    return { ...draft, eml: htmlOnly(draft, source.random) };
  },
};

function pricesOf({ random, place }: MailSource, order: ReturnType<MailSource['newOrder']>): Block {
  const style = random.pick(place.numbers);
  const rows = order.lines.map((line) => [
    line.article ?? line.yourArticle ?? '★',
    line.description,
    `${formatNumber(line.price, 2, style)} ${order.currency}`,
  ]);
  return { kind: 'table', head: null, rows };
}

const letters: Letters = {
  en: {
    subject: '{New price list inside|Spring prices are here}',
    body: [
      'Our spring prices for all of our readers:',
      '<prices>',
      'Order online before the end of the month and carriage is on us!',
      '<firm> · You get this because you subscribed. Unsubscribe | View in browser',
    ],
  },
  de: {
    subject: '{Neue Preisliste|Die Frühjahrspreise sind da}',
    body: [
      'Unsere Frühjahrspreise für alle Leser:',
      '<prices>',
      'Bis Monatsende online bestellen und wir übernehmen die Fracht!',
      '<firm> · Sie erhalten dies, weil Sie angemeldet sind. Abmelden | Im Browser ansehen',
    ],
  },
  nl: {
    subject: '{Nieuwe prijslijst|De voorjaarsprijzen zijn er}',
    body: [
      'Onze voorjaarsprijzen voor alle lezers:',
      '<prices>',
      'Bestel online voor het eind van de maand en de vracht is voor ons!',
      '<firm> · U ontvangt dit omdat u bent ingeschreven. Uitschrijven | Bekijk in browser',
    ],
  },
  fr: {
    subject: '{Nouveaux tarifs|Les prix de printemps sont là}',
    body: [
      'Nos prix de printemps pour tous nos lecteurs :',
      '<prices>',
      'Commandez en ligne avant la fin du mois et le port est pour nous !',
      '<firm> · Vous recevez ce message car vous êtes abonné. Se désabonner | Voir dans le navigateur',
    ],
  },
  es: {
    subject: '{Nueva tarifa|Ya están los precios de primavera}',
    body: [
      'Nuestros precios de primavera para todos los lectores:',
      '<prices>',
      '¡Compre en línea antes de fin de mes y los portes corren de nuestra cuenta!',
      '<firm> · Recibe este mensaje porque está suscrito. Darse de baja | Ver en el navegador',
    ],
  },
  it: {
    subject: '{Nuovo listino|I prezzi di primavera}',
    body: [
      'I nostri prezzi di primavera per tutti i lettori:',
      '<prices>',
      'Ordina online entro fine mese e il trasporto lo paghiamo noi!',
      '<firm> · Ricevi questo messaggio perché sei iscritto. Annulla iscrizione | Apri nel browser',
    ],
  },
  pt: {
    subject: '{Nova tabela de preços|Chegaram os preços de primavera}',
    body: [
      'Os nossos preços de primavera para todos os leitores:',
      '<prices>',
      'Encomende online até ao fim do mês e o transporte é por nossa conta!',
      '<firm> · Recebe isto porque se inscreveu. Cancelar subscrição | Ver no navegador',
    ],
  },
  pl: {
    subject: '{Nowy cennik|Ceny wiosenne już są}',
    body: [
      'Nasze ceny wiosenne dla wszystkich czytelników:',
      '<prices>',
      'Zamów online do końca miesiąca, a transport bierzemy na siebie!',
      '<firm> · Otrzymujesz tę wiadomość, bo jesteś zapisany. Wypisz się | Otwórz w przeglądarce',
    ],
  },
  da: {
    subject: '{Ny prisliste|Forårspriserne er her}',
    body: [
      'Vores forårspriser til alle læsere:',
      '<prices>',
      'Bestil online inden månedens udgang, så betaler vi fragten!',
      '<firm> · Du får denne mail, fordi du er tilmeldt. Afmeld | Se i browser',
    ],
  },
};
