import type { Language } from '../../../languages.ts';
import { makeParty } from '../../../order/make-party.ts';
import type { Order } from '../../../order/order.ts';
import { formatNumber } from '../../../print/formats.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { dayOf } from '../../kit/letter.ts';
import { quantityOf, workday } from '../../kit/lines.ts';
import { stockOrder } from '../../kit/stock.ts';
import type { Block, Category, MailFamily, MailSource } from '../../mail-family.ts';
import { printPaper } from './print.ts';

/** `<nr>`: the paper's number, `<ours>`: that of our order, `<d>`: a day some time later, `<sum>`, `<firm>`, `<me>`. */
export interface SellerWords {
  title: string;
  foot: string;
  subjects: readonly string[];
  /** The paper is attached. */
  attached: readonly string[];
  /** The lines follow in the mail. */
  listed: readonly string[];
  bye: string;
}

interface Manner {
  category: Category;
  /** For `Random.fill`. */
  number: string;
  hasPrices: boolean;
}

/** What a seller sends us about an order of ours: on paper, now and then in the mail itself. */
export function fromSeller(
  name: string,
  { category, number: shape, hasPrices }: Manner,
  words: Record<Language, SellerWords>,
): MailFamily {
  return {
    name,
    category,
    make: async (source) => {
      const { random, language, place } = source;
      const order = random.pick([stockOrder, counterOrder])(source, 2, 6);
      const seller = makeParty(random, place);
      const { title, foot, subjects, attached, listed, bye } = words[language];
      const [number, ours] = [random.fill(shape), random.fill('{HIS-#####|BO-######|31####}')];
      const isAttached = random.chance(0.7);
      const day = dayOf(source, workday(order.date, random.whole(2, 30)));
      const paper = { title, number, ours, seller, order, hasPrices, foot: foot.replace('<d>', day) };
      const said = random.pick(isAttached ? attached : listed).split('\n\n');
      return otherMail(
        source,
        category,
        order,
        {
          subject: random.pick(subjects),
          body: [...said, ...(isAttached ? [] : ['<goods>']), `${bye}\n<sign>`],
        },
        {
          from: seller,
          ...(isAttached && {
            attachments: [await printPaper(source, `${title} ${number.replace('/', '-')}`, paper)],
          }),
          values: {
            nr: number,
            ours,
            d: day,
            sum: sumOf(source, order),
            goods: goodsOf(source, order, hasPrices),
          },
        },
      );
    },
  };
}

const sumOf = ({ place }: MailSource, { subtotal, currency }: Order) =>
  `${formatNumber(subtotal, 2, place.numbers[0]!)} ${currency}`;

function goodsOf({ random, place }: MailSource, { lines }: Order, hasPrices: boolean): Block {
  const money = (amount: number) => formatNumber(amount, 2, place.numbers[0]!);
  const rows = lines.map((line) => [
    line.description,
    `${quantityOf(line)} ${line.unit}`,
    ...(hasPrices ? [money(line.total)] : []),
  ]);
  return random.chance(0.5)
    ? { kind: 'table', head: null, rows }
    : { kind: 'list', items: rows.map((row) => row.join('  ')), marks: 'dash' };
}
