import { addDays } from '../../order/calendar.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { WrittenFamily } from '../family.ts';

const words = {
  en: {
    po: listed('PO | PO Number | PO No.'),
    ordered: listed('Order Date | Date Ordered'),
    required: listed('Required Date | Date Required | Vendor Date'),
    buyer: listed('Buyer | Purchasing Agent | Contact'),
    heads: [
      listed('Line | Item | Description | Qty | Unit | Unit Cost | Line Cost'),
      listed('Ln | Part No | Description | Quantity | UOM | Unit Price | Amount'),
    ],
    total: listed('Total Cost | PO Total | Total'),
  },
};

const width = 96;

/** What a maintenance system writes into a text file: keys and values in two columns, then lines with storeroom, work order and account below. */
export const family: WrittenFamily = {
  about:
    'text file of a maintenance system: KEY: value in two columns, lines with storeroom, work order and GL account below',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '{PO|}1####',
    articles: 'own',
    article: '{MRO|SP|ST}-#####',
    delivery: 'date',
    discounts: false,
    per: 1,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  write({ print, order, language, random }) {
    const say = wordsIn(words, language);
    const rule = random.pick(['=', '-', '*']).repeat(width);
    const thin = '-'.repeat(width);
    const pair = (name: string, value: string) => `${`${name}:`.padEnd(18)}${value}`;
    const two = (a: string, b: string) => `${a.padEnd(width / 2)}${b}`.trimEnd();
    const beside = (one: string[], other: string[]) =>
      Array.from({ length: Math.max(one.length, other.length) }, (_, i) => two(one[i] ?? '', other[i] ?? ''));
    const [no, item, text, qty, unit, cost, amount] = random.pick(say.heads);
    const row = (cells: string[]) =>
      [
        cells[0]!.padEnd(6),
        cells[1]!.padEnd(12),
        cells[2]!.padEnd(38),
        cells[3]!.padStart(10),
        ` ${cells[4]!.padEnd(6)}`,
        cells[5]!.padStart(11),
        cells[6]!.padStart(12),
      ]
        .join('')
        .trimEnd();
    const wrap = (long: string) => {
      const parts = [''];
      for (const word of long.split(' '))
        if (`${parts.at(-1)} ${word}`.length > 37) parts.push(word);
        else parts[parts.length - 1] = `${parts.at(-1)} ${word}`.trim();
      return parts;
    };
    const site = random.pick(['CENTRAL', 'MAINT', 'PLANT1', 'TOOLCRIB']);
    const lines = print.lines.flatMap((line) => {
      const [first = '', ...rest] = wrap(line.description());
      return [
        row([
          line.position(),
          line.article(),
          first,
          line.quantity(),
          line.unit(),
          line.price(),
          line.total(),
        ]),
        ...rest.map((part) => `${' '.repeat(18)}${part}`),
        `${' '.repeat(6)}Storeroom: ${site}   Bin: ${random.fill('{A|B|C}-##-#')}   WO: ${random.fill('1#####')}   GL: ${random.fill('6###-{300|410|520}-##')}`,
        '',
      ];
    });
    const sums = print.sums();
    return [
      rule,
      two(order.buyer.brand.toUpperCase(), 'PURCHASE ORDER'),
      two(
        `Report: ${random.pick(['poprint', 'PO_STD_02', 'po_detail'])}`,
        `Printed: ${print.day(addDays(order.date, 1))} ${random.whole(7, 16)}:${random.fill('{04|26|51}')}`,
      ),
      rule,
      two(pair(random.pick(say.po), print.number()), pair('Revision', random.fill('{0|0|1}'))),
      two(pair('Status', 'APPR'), pair('Status Date', print.day(addDays(order.date, 1)))),
      two(pair(random.pick(say.ordered), print.date()), pair(random.pick(say.required), print.delivery()!)),
      two(
        pair(random.pick(say.buyer), print.value('buyer', 'contact')),
        pair('Requested By', 'MAINT-PLANNER'),
      ),
      two(
        pair(random.pick(['Phone', 'Buyer Phone']), print.value('buyer', 'phone')),
        pair('PR', random.fill('2####')),
      ),
      pair('E-mail', print.value('buyer', 'email')),
      two(pair('Vendor', order.supplierNumber), pair('Change Order', 'N')),
      two(
        pair('Payment Terms', random.pick(['NET30', 'NET45', '2/10N30'])),
        pair('Currency', print.currency()),
      ),
      two(
        pair('FOB', random.pick(['DEST', 'ORIGIN'])),
        pair('Ship Via', random.pick(['BESTWAY', 'UPS', 'TRUCK'])),
      ),
      thin,
      ...beside(
        ['Vendor', ...print.party('supplier', 'company', 'street', 'town', 'country')],
        ['Bill To', ...print.party('buyer', 'company', 'street', 'town')],
      ),
      '',
      'Ship To',
      ...print.party('shipTo', 'company', 'extra', 'street', 'town'),
      thin,
      row([no!, item!, text!, qty!, unit!, cost!, amount!]),
      thin,
      ...lines,
      thin,
      ...sums.map(({ kind, text: sum }) => {
        const label =
          kind === 'total'
            ? random.pick(say.total)
            : kind === 'tax'
              ? `Tax1 (${order.taxRate}%)`
              : 'Pre-Tax Total';
        return `${`${label}:`.padStart(width - 17)}${sum.padStart(16)}`;
      }),
      rule,
      'Inspection on receipt required: N      Contract: NONE      Priority: 3',
      'Do not ship to any address other than the one above. No substitutions.',
      `Send invoices to accounts payable. ${random.chance(0.5) ? 'Tax exemption certificate on file.' : ''}`.trim(),
      '** END OF REPORT **',
      '',
    ].join('\n');
  },
};
