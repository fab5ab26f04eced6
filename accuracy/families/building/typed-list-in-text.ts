import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { WrittenFamily } from '../family.ts';

const words = {
  en: {
    greeting: 'Good morning Ingrid,',
    opening: 'Please book the following against our order {n} ({d}):',
    each: 'at',
    sum: 'Makes {t} {c} by our reckoning.',
    due: 'Delivery: {d}.',
    lines: 'wanted {d}',
    ship: 'Goods to:',
    bill: 'Invoice as usual. Shout if anything is short.',
    closing: 'Thanks',
    calls: listed('Tel | Mail | VAT'),
  },
  da: {
    greeting: 'Hej Ingrid',
    opening: 'Vi vil gerne bestille følgende, vores ordre {n} af {d}:',
    each: 'à',
    sum: 'I alt {t} {c} efter vores beregning.',
    due: 'Levering: {d}.',
    lines: 'ønskes {d}',
    ship: 'Sendes til:',
    bill: 'Faktura som sædvanlig. Giv besked hvis noget er i restordre.',
    closing: 'Mvh',
    calls: listed('Tlf. | Mail | CVR'),
  },
  pl: {
    greeting: 'Dzień dobry,',
    opening: 'proszę o realizację naszego zamówienia {n} z dnia {d}:',
    each: 'po',
    sum: 'Razem wychodzi {t} {c}.',
    due: 'Termin: {d}.',
    lines: 'na {d}',
    ship: 'Wysyłka na adres:',
    bill: 'Faktura jak zwykle. Proszę o informację, jeśli czegoś brakuje.',
    closing: 'Pozdrawiam',
    calls: listed('tel. | mail | NIP'),
  },
};

/** A text file somebody typed: one sentence with number and date, a list with dashes, the sum and the delivery in prose. */
export const family: WrittenFamily = {
  about:
    'text file typed by a person: number and date in a sentence, list with dashes ("- 20 pcs HI-4711 name at 3.20"), sum and delivery in prose, signature block',
  languages: languagesOf(words),
  order: {
    articles: 'yours',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
    lines: [1, 6],
  },
  style: { quantityDecimals: 0 },
  write({ print, order, language, random }) {
    const say = wordsIn(words, language);
    const dated = order.delivery.kind === 'lines';
    const mark = random.pick(['-', '*', '–']);
    const item = (line: PrintedLine) => {
      const goods = `${mark} ${line.quantity()} ${line.unit()}  ${line.yourArticle()}  ${line.description()}`;
      const price = `${say.each} ${line.price()}`;
      return dated ? `${goods}, ${price}, ${say.lines.replace('{d}', line.date())}` : `${goods}, ${price}`;
    };
    const opening = say.opening.replace('{n}', print.number()).replace('{d}', print.date());
    const lines = print.lines.map(item);
    const total = print.sums().at(-1)!.text;
    const due = print.delivery();
    return [
      say.greeting,
      '',
      opening,
      '',
      ...lines,
      '',
      say.sum.replace('{t}', total).replace('{c}', print.currency()),
      ...(due === null ? [] : [say.due.replace('{d}', due)]),
      '',
      say.ship,
      ...print.party('shipTo', 'company', 'extra', 'street', 'town').map((text) => `   ${text}`),
      '',
      say.bill,
      '',
      say.closing,
      print.value('buyer', 'contact'),
      '--',
      ...print.party('buyer', 'company', 'street', 'town'),
      `${say.calls[0]} ${print.value('buyer', 'phone')}`,
      `${say.calls[1]} ${print.value('buyer', 'email')}`,
      `${say.calls[2]} ${print.value('buyer', 'vatId')}`,
      '',
    ].join('\n');
  },
};
