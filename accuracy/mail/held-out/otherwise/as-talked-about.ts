import type { Language } from '../../../languages.ts';
import { makeParty } from '../../../order/make-party.ts';
import type { Line, Order } from '../../../order/order.ts';
import { formatNumber } from '../../../print/formats.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { counted } from '../../kit/house-order.ts';
import { dayOf } from '../../kit/letter.ts';
import { workday } from '../../kit/lines.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { stockOrder } from '../../kit/stock.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** Somebody who sells to us puts in writing what he would take for a list of goods. */
export const asTalkedAbout: MailFamily = {
  name: 'as-talked-about-on-the-phone',
  category: 'quotation',
  make: (source) => {
    const { random, language, place } = source;
    const order = stockOrder(source, 2, 6);
    const seller = makeParty(random, place);
    const { subject, opening, closing } = letters[language];
    const letter = inMannerOf(source, {
      subject,
      said: [random.pick(opening), '<prices>', random.pick(closing)],
    });
    return otherMail(source, 'quotation', order, letter, {
      from: { ...seller, email: `sales@${seller.email.split('@')[1]}` },
      values: {
        offer: random.fill('{AN|Q|26-}####'),
        d: dayOf(source, workday(order.date, random.whole(14, 40))),
        prices: pricesOf(source, order),
      },
    });
  },
};

function pricesOf({ random, place }: MailSource, { lines, currency }: Order): Block {
  const style = random.pick(place.numbers);
  const price = ({ price }: Line) => `${currency} ${formatNumber(price, 2, style)}`;
  return random.chance(0.5)
    ? { kind: 'table', head: null, rows: lines.map((line) => [counted(line), price(line)]) }
    : { kind: 'list', items: lines.map((line) => `${counted(line)}, ${price(line)}`), marks: 'dash' };
}

interface Words {
  subject: string;
  opening: readonly string[];
  closing: readonly string[];
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Quote <offer>|Our prices, as promised}',
    opening: ['As discussed on the phone, I can offer you:', 'Please find below our quotation <offer>:'],
    closing: [
      'Prices hold until <d>, net of VAT. Let me know if you want to go ahead.',
      'This offer is without obligation and valid until <d>.',
    ],
  },
  de: {
    subject: '{Angebot <offer>|Die versprochenen Preise}',
    opening: [
      'Wie am Telefon besprochen kann ich Ihnen anbieten:',
      'Gern unterbreiten wir Ihnen unser Angebot <offer>:',
    ],
    closing: [
      'Die Preise gelten bis <d> zzgl. MwSt. Sagen Sie Bescheid, ob Sie zuschlagen wollen.',
      'Freibleibend und gültig bis <d>.',
    ],
  },
  nl: {
    subject: '{Offerte <offer>|De beloofde prijzen}',
    opening: ['Zoals telefonisch besproken kan ik u aanbieden:', 'Hierbij onze offerte <offer>:'],
    closing: [
      'Prijzen gelden tot <d>, excl. btw. Laat maar weten of u er iets in ziet.',
      'Vrijblijvend en geldig tot <d>.',
    ],
  },
  fr: {
    subject: '{Devis <offer>|Les prix promis}',
    opening: [
      'Comme convenu au téléphone, je peux vous proposer :',
      'Veuillez trouver ci-dessous notre devis <offer> :',
    ],
    closing: [
      'Prix HT valables jusqu’au <d>. Dites-moi si cela vous convient.',
      'Offre sans engagement, valable jusqu’au <d>.',
    ],
  },
  es: {
    subject: '{Presupuesto <offer>|Los precios prometidos}',
    opening: ['Como hablamos por teléfono, puedo ofrecerles:', 'A continuación nuestro presupuesto <offer>:'],
    closing: [
      'Precios sin IVA válidos hasta el <d>. Ya me dirán si les interesa.',
      'Oferta sin compromiso, válida hasta el <d>.',
    ],
  },
  it: {
    subject: '{Preventivo <offer>|I prezzi promessi}',
    opening: ['Come da telefonata, posso offrirvi:', 'Di seguito il nostro preventivo <offer>:'],
    closing: [
      'Prezzi IVA esclusa validi fino al <d>. Fatemi sapere se vi interessa.',
      'Offerta senza impegno, valida fino al <d>.',
    ],
  },
  pt: {
    subject: '{Orçamento <offer>|Os preços prometidos}',
    opening: ['Conforme falámos ao telefone, posso propor:', 'Segue o nosso orçamento <offer>:'],
    closing: [
      'Preços sem IVA válidos até <d>. Digam-me se vos interessa.',
      'Proposta sem compromisso, válida até <d>.',
    ],
  },
  pl: {
    subject: '{Oferta <offer>|Obiecane ceny}',
    opening: ['Jak rozmawialiśmy przez telefon, mogę zaproponować:', 'Poniżej nasza oferta <offer>:'],
    closing: [
      'Ceny netto ważne do <d>. Proszę dać znać, czy są Państwo zainteresowani.',
      'Oferta niezobowiązująca, ważna do <d>.',
    ],
  },
  da: {
    subject: '{Tilbud <offer>|De lovede priser}',
    opening: ['Som aftalt i telefonen kan jeg tilbyde jer:', 'Her er vores tilbud <offer>:'],
    closing: [
      'Priserne gælder til <d> ekskl. moms. Sig til, hvis det har interesse.',
      'Uforpligtende tilbud, gælder til <d>.',
    ],
  },
};
