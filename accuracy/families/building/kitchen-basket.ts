import { startFlow } from '../../kit/page-flow.ts';
import type { Language } from '../../languages.ts';
import { listed } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** Title, customer, delivery day, address, contact, comment, number of articles, and the sentence at the foot. */
const words: Record<Language, string[]> = {
  en: listed(
    'New order | Customer | Delivery day | Address | Contact | Note | articles | Sent from the ordering app',
  ),
  de: listed(
    'Neue Bestellung | Kunde | Liefertag | Adresse | Kontakt | Kommentar | Artikel | Gesendet mit der Bestell-App',
  ),
  nl: listed(
    'Nieuwe bestelling | Klant | Leverdag | Adres | Contact | Opmerking | artikelen | Verzonden via de bestelapp',
  ),
  fr: listed(
    'Nouvelle commande | Client | Jour de livraison | Adresse | Contact | Commentaire | articles | Envoyé depuis l’application de commande',
  ),
  es: listed(
    'Nuevo pedido | Cliente | Día de entrega | Dirección | Contacto | Comentario | artículos | Enviado desde la aplicación de pedidos',
  ),
  it: listed(
    'Nuovo ordine | Cliente | Giorno di consegna | Indirizzo | Contatto | Nota | articoli | Inviato dall’app per ordini',
  ),
  pt: listed(
    'Nova encomenda | Cliente | Dia de entrega | Morada | Contacto | Comentário | artigos | Enviado pela aplicação de encomendas',
  ),
  pl: listed(
    'Nowe zamówienie | Klient | Dzień dostawy | Adres | Kontakt | Komentarz | artykułów | Wysłano z aplikacji do zamówień',
  ),
  da: listed(
    'Ny bestilling | Kunde | Leveringsdag | Adresse | Kontakt | Kommentar | varer | Sendt fra bestillingsappen',
  ),
};

/** A restaurant's or hotel's order from a chat app: the day of the week before the delivery date, "12 x" or "12 kg" before the article, no prices. */
export const family: DrawnFamily = {
  about:
    'ordering app: delivery date with its day of the week, quantity and unit in one text before the article, no prices',
  order: {
    lines: [2, 26],
    number: '{#|##|###}####',
    articles: 'yours',
    delivery: 'date',
    shipTo: 'same',
    tax: false,
    freight: false,
    notes: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [9.5, 10.5] },
  draw(paper, { print, order, random, language, sentences }) {
    const [title, customer, day, address, contact, note, articles, sent] = words[language] as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const [left, right] = [60, paper.width - 60];
    const grey = { color: '#777777', size: 8 } as const;
    paper.text(`${title} #${print.number()}`, left, 48, { size: 18, bold: true });
    paper.text(`${print.date()}, ${random.whole(6, 23)}:${random.whole(10, 59)}`, left, 74, grey);
    const weekday = new Intl.DateTimeFormat(language, {
      weekday: random.pick(['short', 'long']),
      timeZone: 'UTC',
    });
    const delivered = print.delivery()!;
    const date = order.delivery.kind === 'date' ? new Date(order.delivery.date) : new Date(order.date);
    const named = `${weekday.format(date)}${random.pick([', ', ' '])}${delivered}`;
    const facts = [
      [customer, print.value('buyer', 'company')],
      [day, named],
      [address, print.party('buyer', 'street', 'town').join(', ')],
      [contact, `${print.value('buyer', 'contact')}, ${print.value('buyer', 'phone')}`],
      [note, sentences('instruction', 1)[0]!],
    ] as const;
    let y = 98;
    for (const [label, text] of facts) {
      paper.text(label, left, y, grey);
      y = paper.paragraph(text, left, y + 11, right - left, { bold: label === day }) + 6;
    }
    paper.text(`${print.lines.length} ${articles}`, left, y + 4, { bold: true });
    const flow = startFlow(paper, { y: y + 22, bottom: paper.height - 70, nextPage: () => 50 });
    const times = random.chance(0.5);
    for (const line of print.lines) {
      const texts = paper.wrap(line.description(), right - left - 110);
      flow.need(texts.length * 14 + 20);
      paper.line(left, flow.y, right, flow.y, { color: '#dddddd' });
      const unit = line.unit();
      const amount = times ? `${line.quantity()} x ${unit}` : `${line.quantity()} ${unit}`;
      paper.text(amount, left, flow.y + 6, { bold: true });
      flow.y = paper.lines(texts, left + 100, flow.y + 6);
      paper.text(line.yourArticle(), left + 100, flow.y, grey);
      flow.y += 14;
    }
    paper.text(sent, left, paper.height - 44, grey);
  },
};
