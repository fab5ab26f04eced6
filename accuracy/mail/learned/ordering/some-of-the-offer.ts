import type { Language } from '../../../languages.ts';
import { supplier } from '../../../order/supplier.ts';
import { formatNumber } from '../../../print/formats.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { counted, houseOrder, otherQuantity, spoken } from '../../kit/house-order.ts';
import { type Letters, say, text } from '../../kit/letter.ts';
import { linesOf } from '../../kit/lines.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** Of what we offered, the answer names what is taken and how many; what is left out stands below it. */
export const someOfTheOffer: MailFamily = {
  name: 'answer-names-what-is-taken',
  category: 'purchase_order',
  make: (source) => {
    const { random, words, language } = source;
    const offered = houseOrder(source, 4, 7);
    const [first, second] = random.shuffled(offered.lines) as [Line, Line];
    const value = otherQuantity(source, second);
    const more: Line = { ...second, quantity: { kind: 'whole', value } };
    const subject = say(source, offers[language].subject, { offer: random.fill('2#-####') });
    return orderMail(
      source,
      offered,
      { subject: `${words.reply} ${subject}`, body: letters[language].body },
      {
        values: { taken: spoken(source, first), more: spoken(source, more) },
        inner: {
          kind: 'reply',
          from: supplier,
          to: offered.buyer,
          subject,
          date: `${offered.date}T05:12:00Z`,
          blocks: [
            text(offers[language].opening),
            quoted(source, offered),
            text(`${offers[language].closing}\n${supplier.contact}\n${supplier.company}`),
          ],
        },
        lines: linesOf({ lines: [first, more] }),
      },
    );
  },
};

type Offer = ReturnType<typeof houseOrder>;
type Line = Offer['lines'][0];

function quoted({ random, place }: MailSource, { lines, currency }: Offer): Block {
  const style = random.pick(place.numbers);
  const price = (line: Line) => `${currency} ${formatNumber(line.price, 2, style)}`;
  return random.chance(0.5)
    ? { kind: 'table', head: null, rows: lines.map((line) => [counted(line), price(line)]) }
    : { kind: 'list', items: lines.map((line) => `${counted(line)} @ ${price(line)}`), marks: 'dash' };
}

const offers: Record<Language, { subject: string; opening: string; closing: string }> = {
  en: {
    subject: 'Quotation <offer>',
    opening: 'further to your enquiry, our prices ex works are as follows:',
    closing: 'Valid for 30 days. We look forward to hearing from you.',
  },
  de: {
    subject: 'Angebot <offer>',
    opening: 'gerne unterbreiten wir Ihnen folgendes Angebot:',
    closing: 'Gültig 30 Tage. Wir freuen uns auf Ihre Rückmeldung.',
  },
  nl: {
    subject: 'Offerte <offer>',
    opening: 'naar aanleiding van uw aanvraag bieden wij u vrijblijvend aan:',
    closing: 'Geldig tot 30 dagen na dagtekening. Wij horen graag van u.',
  },
  fr: {
    subject: 'Devis <offer>',
    opening: 'suite à votre demande, voici nos meilleurs prix hors taxes :',
    closing: 'Offre valable 30 jours. Dans l’attente de votre retour,',
  },
  es: {
    subject: 'Presupuesto <offer>',
    opening: 'en respuesta a su solicitud les pasamos precios netos:',
    closing: 'Validez: 30 días. Quedamos a la espera de sus noticias.',
  },
  it: {
    subject: 'Preventivo <offer>',
    opening: 'come da richiesta, di seguito i nostri migliori prezzi netti:',
    closing: 'Validità 30 giorni. Restiamo in attesa di un riscontro.',
  },
  pt: {
    subject: 'Orçamento <offer>',
    opening: 'em resposta ao vosso pedido, os nossos preços são os seguintes:',
    closing: 'Válido por 30 dias. Ficamos a aguardar notícias.',
  },
  pl: {
    subject: 'Oferta <offer>',
    opening: 'w odpowiedzi na zapytanie przedstawiamy ceny netto:',
    closing: 'Oferta ważna 30 dni. Czekamy na odpowiedź.',
  },
  da: {
    subject: 'Tilbud <offer>',
    opening: 'tak for jeres henvendelse. Vores priser ekskl. moms:',
    closing: 'Tilbuddet gælder i 30 dage. Vi hører gerne fra jer.',
  },
};

const letters: Record<Language, Pick<Letters['en'], 'body'>> = {
  en: {
    body: [
      '{Thanks for getting back so fast.|Many thanks for the prices.}',
      'We’d like to order <taken> and <more>. {The rest we’ll leave, the boss thinks it’s too dear.|We’ll give the other items a miss this time.}',
      'PO number is <n>, ship as soon as you can.',
      '<sign>',
    ],
  },
  de: {
    body: [
      '{Danke für das schnelle Angebot.|Vielen Dank für die Preise.}',
      'Wir bestellen davon <taken> sowie <more>. {Die übrigen Artikel sind uns zu teuer, die nehmen wir nicht.|Alles andere lassen wir diesmal weg.}',
      'Unsere Bestellnummer lautet <n>.',
      'Freundliche Grüße\n<sign>',
    ],
  },
  nl: {
    body: [
      '{Bedankt voor de snelle offerte.|Dank voor de prijzen.}',
      'We willen graag <taken> en <more> bestellen. {De rest laten we zitten, dat vinden we aan de prijs.|De overige artikelen hoeven we nu niet.}',
      'Ons ordernummer is <n>.',
      'Met groet,\n<sign>',
    ],
  },
  fr: {
    body: [
      '{Merci pour votre devis.|Merci de votre réponse rapide.}',
      'Nous commandons <taken> ainsi que <more>. {Pour le reste, c’est malheureusement au-dessus de notre budget.|Nous ne donnons pas suite pour les autres articles.}',
      'À rappeler sur vos documents : commande <n>.',
      'Cordialement,\n<sign>',
    ],
  },
  es: {
    body: [
      '{Gracias por el presupuesto.|Gracias por responder tan rápido.}',
      'Queremos pedir <taken> y <more>. {Lo demás se nos va de precio, así que no.|El resto de artículos de momento los dejamos.}',
      'Nuestro pedido es el <n>.',
      'Saludos,\n<sign>',
    ],
  },
  it: {
    body: [
      '{Grazie per il preventivo.|Grazie della risposta veloce.}',
      'Ordiniamo <taken> e <more>. {Il resto è fuori budget, quindi lasciamo perdere.|Gli altri articoli per adesso non ci interessano.}',
      'Riferimento nostro ordine: <n>.',
      'Cordiali saluti\n<sign>',
    ],
  },
  pt: {
    body: [
      '{Agradecemos o orçamento.|Agradecemos a resposta tão rápida.}',
      'Queremos encomendar <taken> e <more>. {O resto fica acima do que podemos gastar, por isso não avançamos.|Os outros artigos ficam para outra altura.}',
      'O nosso número de encomenda é <n>.',
      'Cumprimentos,\n<sign>',
    ],
  },
  pl: {
    body: [
      '{Dziękuję za ofertę.|Dzięki za szybką odpowiedź.}',
      'Zamawiamy <taken> oraz <more>. {Pozostałe rzeczy są dla nas za drogie, rezygnujemy.|Z reszty pozycji tym razem nie skorzystamy.}',
      'Numer naszego zamówienia: <n>.',
      'Pozdrawiam\n<sign>',
    ],
  },
  da: {
    body: [
      '{Tak for det hurtige tilbud.|Mange tak for priserne.}',
      'Vi vil gerne bestille <taken> og <more>. {Resten er for dyrt for os, så det springer vi over.|De øvrige varer venter vi med.}',
      'Vores ordrenummer er <n>.',
      'Venlig hilsen\n<sign>',
    ],
  },
};
