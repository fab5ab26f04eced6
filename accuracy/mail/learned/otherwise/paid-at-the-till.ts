import type { Language } from '../../../languages.ts';
import { makeParty } from '../../../order/make-party.ts';
import type { Line, Order } from '../../../order/order.ts';
import { formatNumber } from '../../../print/formats.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { htmlOnly } from '../../kit/html-only.ts';
import { dayOf } from '../../kit/letter.ts';
import { quantityOf } from '../../kit/lines.ts';
import { stockOrder } from '../../kit/stock.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** A shop sends the receipt of what one of us has bought there and paid on the spot. */
export const paidAtTheTill: MailFamily = {
  name: 'paid-at-the-till',
  category: 'receipt',
  make: (source) => {
    const { random, language, place } = source;
    const order = stockOrder(source, 1, 6);
    const shop = makeParty(random, place);
    const from = { ...shop, contact: shop.brand, email: `noreply@${shop.email.split('@')[1]}` };
    const style = random.pick(place.numbers);
    const money = (amount: number) => `${formatNumber(amount, 2, style)} ${order.currency}`;
    const draft = otherMail(source, 'receipt', order, letters[language], {
      from,
      values: {
        phone: shop.phone,
        receipt: random.fill('{R|B|}######'),
        card: random.fill('####'),
        d: dayOf(source, order.date),
        sum: money(order.subtotal),
        bought: boughtOf(source, order, money),
      },
    });
    return random.chance(0.4) ? { ...draft, eml: htmlOnly(draft, random) } : draft;
  },
};

function boughtOf({ random }: MailSource, { lines }: Order, money: (amount: number) => string): Block {
  const said = (line: Line) => `${quantityOf(line)} x ${line.description}`;
  return random.chance(0.5)
    ? { kind: 'table', head: null, rows: lines.map((line) => [said(line), money(line.total)]) }
    : { kind: 'list', items: lines.map((line) => `${said(line)}: ${money(line.total)}`), marks: 'none' };
}

const letters: Record<Language, { subject: string; body: readonly string[] }> = {
  en: {
    subject: '{Your receipt <receipt>|Thanks for shopping with us|Receipt <receipt>}',
    body: [
      'Thank you for your visit on <d>. Here is your receipt <receipt>:',
      '<bought>',
      'Total paid: <sum>\nCard ending <card>, approved',
      '{Keep this receipt for returns within 30 days.|Goods taken away at the till. No payment is due.}\n<firm>\n<phone>',
    ],
  },
  de: {
    subject: '{Ihr Kassenbon <receipt>|Danke für Ihren Einkauf|Quittung <receipt>}',
    body: [
      'Vielen Dank für Ihren Einkauf am <d>. Ihr Kassenbon <receipt>:',
      '<bought>',
      'Bezahlt: <sum>\nKartenzahlung, Karte endet auf <card>',
      '{Umtausch innerhalb von 30 Tagen gegen Vorlage dieses Bons.|Ware an der Kasse mitgenommen, Betrag dankend erhalten.}\n<firm>\n<phone>',
    ],
  },
  nl: {
    subject: '{Uw kassabon <receipt>|Bedankt voor uw aankoop|Betaalbewijs <receipt>}',
    body: [
      'Bedankt voor uw bezoek op <d>. Dit is uw kassabon <receipt>:',
      '<bought>',
      'Betaald: <sum>\nPin, pas eindigend op <card>',
      '{Ruilen kan binnen 30 dagen met deze bon.|Goederen meegenomen aan de kassa, bedrag voldaan.}\n<firm>\n<phone>',
    ],
  },
  fr: {
    subject: '{Votre ticket de caisse <receipt>|Merci de votre visite|Reçu <receipt>}',
    body: [
      'Merci de votre achat du <d>. Voici votre ticket de caisse <receipt> :',
      '<bought>',
      'Total payé : <sum>\nCarte bancaire se terminant par <card>',
      '{Échange possible sous 30 jours sur présentation du ticket.|Marchandise emportée, somme acquittée.}\n<firm>\n<phone>',
    ],
  },
  es: {
    subject: '{Su tique de compra <receipt>|Gracias por su compra|Recibo <receipt>}',
    body: [
      'Gracias por su compra del <d>. Este es su tique <receipt>:',
      '<bought>',
      'Total pagado: <sum>\nTarjeta terminada en <card>',
      '{Cambios en un plazo de 30 días presentando este tique.|Mercancía retirada en caja, importe abonado.}\n<firm>\n<phone>',
    ],
  },
  it: {
    subject: '{Il suo scontrino <receipt>|Grazie per il suo acquisto|Ricevuta <receipt>}',
    body: [
      'Grazie per il suo acquisto del <d>. Ecco la ricevuta <receipt>:',
      '<bought>',
      'Totale pagato: <sum>\nCarta che termina con <card>',
      '{Cambi entro 30 giorni con questo scontrino.|Merce ritirata alla cassa, importo saldato.}\n<firm>\n<phone>',
    ],
  },
  pt: {
    subject: '{O seu talão <receipt>|Obrigado pela sua compra|Recibo <receipt>}',
    body: [
      'Obrigado pela sua compra de <d>. Segue o recibo <receipt>:',
      '<bought>',
      'Total pago: <sum>\nCartão terminado em <card>',
      '{Trocas até 30 dias com este talão.|Mercadoria levantada na caixa, valor pago.}\n<firm>\n<phone>',
    ],
  },
  pl: {
    subject: '{Twój paragon <receipt>|Dziękujemy za zakupy|E-paragon <receipt>}',
    body: [
      'Dziękujemy za zakupy w dniu <d>. Oto Państwa paragon <receipt>:',
      '<bought>',
      'Zapłacono: <sum>\nKarta, ostatnie cyfry <card>',
      '{Wymiana do 30 dni za okazaniem paragonu.|Towar odebrany przy kasie, należność uregulowana.}\n<firm>\n<phone>',
    ],
  },
  da: {
    subject: '{Din kvittering <receipt>|Tak for dit køb|Kvittering <receipt>}',
    body: [
      'Tak for dit køb den <d>. Her er din kvittering <receipt>:',
      '<bought>',
      'Betalt: <sum>\nKort, der ender på <card>',
      '{Ombytning inden for 30 dage mod denne bon.|Varerne er taget med ved kassen, beløbet er betalt.}\n<firm>\n<phone>',
    ],
  },
};
