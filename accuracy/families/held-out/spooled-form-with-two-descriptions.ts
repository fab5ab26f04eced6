import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { WrittenFamily } from '../family.ts';

const words = {
  en: {
    title: listed('PURCHASE ORDER | P U R C H A S E   O R D E R | PURCHASE ORDER - ORIGINAL'),
    run: listed('PROGRAM | USER | RUN DATE | TIME | PAGE'),
    vendor: listed('VENDOR | VENDOR NO | SUPPLIER'),
    shipTo: listed('SHIP TO | DELIVER TO'),
    facts: listed('P.O. NUMBER | P.O. DATE | BUYER | TELEPHONE | TERMS | SHIP VIA'),
    heads: listed('LINE | ITEM NUMBER | DESCRIPTION | QTY ORDERED | UM | UNIT COST | EXT COST | DUE DATE'),
    theirs: 'VENDOR ITEM',
    account: 'G/L ACCT',
    carried: '*** CONTINUED ON NEXT PAGE ***',
    count: 'NUMBER OF LINES',
    sums: { subtotal: 'MERCHANDISE', freight: 'FREIGHT', tax: 'TAX', total: 'ORDER TOTAL' },
    end: '*** END OF PURCHASE ORDER ***',
    remarks: listed(
      'PLEASE SHOW P.O. NUMBER ON ALL PACKAGES, PACKING SLIPS AND INVOICES. | NO SUBSTITUTIONS OR PRICE CHANGES WITHOUT WRITTEN APPROVAL. | MAIL INVOICE IN DUPLICATE TO ACCOUNTS PAYABLE.',
    ),
  },
  de: {
    title: listed('BESTELLUNG | B E S T E L L U N G | BESTELLUNG - ORIGINAL'),
    run: listed('PROGRAMM | BENUTZER | DRUCKDATUM | ZEIT | BLATT'),
    vendor: listed('LIEFERANT | LIEFERANTEN-NR'),
    shipTo: listed('LIEFERANSCHRIFT | ANLIEFERUNG AN'),
    facts: listed('BESTELL-NR | BESTELLDATUM | SACHBEARB. | TELEFON | ZAHLUNG | VERSANDART'),
    heads: listed('POS | ARTIKEL-NR | BEZEICHNUNG | MENGE | ME | PREIS | BETRAG | TERMIN'),
    theirs: 'IHRE ART-NR',
    account: 'KOSTENART',
    carried: '*** FORTSETZUNG NAECHSTES BLATT ***',
    count: 'ANZAHL POSITIONEN',
    sums: { subtotal: 'WARENWERT', freight: 'FRACHT', tax: 'MWST', total: 'BESTELLSUMME' },
    end: '*** ENDE DER BESTELLUNG ***',
    remarks: listed(
      'BESTELL-NR BITTE AUF LIEFERSCHEIN UND RECHNUNG ANGEBEN. | WARENANNAHME MO-DO 7.00-15.30, FR 7.00-12.00 UHR. | RECHNUNG IN ZWEIFACHER AUSFERTIGUNG.',
    ),
  },
};

const width = 124;
const pageLines = 9;

/** Breaks after 30 characters: the item file has two fields for a description. */
function descriptions(text: string): string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${broken.at(-1)} ${word}`;
    if (broken.length > 0 && longer.length <= 30) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}

/** What a midrange computer spools to its line printer: columns by spaces, a head on each page, pages parted by form feeds. */
export const family: WrittenFamily = {
  about:
    'spooled form of 124 columns, descriptions in two fields, due date in each line, form feed between pages',
  languages: languagesOf(words),
  order: {
    lines: [2, 14],
    number: '{P0|01|40}####',
    articles: 'both',
    article: '##-####-##',
    delivery: 'lines',
    per: 1,
    discounts: false,
    notes: false,
    openQuantity: false,
    shipTo: 'other',
  },
  style: { quantityDecimals: 0 },
  write(sheet) {
    const { print, order, word, random, language } = sheet;
    const say = wordsIn(words, language);
    const title = random.pick(say.title);
    const [vendor, shipTo] = [random.pick(say.vendor), random.pick(say.shipTo)];
    const [job, user] = [random.fill('PUR###{R|P|CL}'), random.fill('{MHK|QPGMR|DLR|JT}0#')];
    const time = random.fill('1{0|1|3|4}.{0|2|4}#.{1|3|5}#');
    const account = random.fill('#####-###');
    const [program, by, printed, at, page] = say.run;
    const own = print.party('buyer', 'company', 'street', 'town');
    const theirs = print.party('supplier', 'company', 'street', 'town', 'country');
    const there = print.party('shipTo', 'company', 'extra', 'street', 'town');
    const values = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      word('paymentTermsValue'),
      word('carrierValue'),
    ];
    const wide = [14, 19, 20, 20, 30, 20];
    const inFields = (texts: readonly string[]) => texts.map((text, i) => text.padEnd(wide[i]!)).join(' ');
    const rule = '-'.repeat(width);

    const head = (pageNumber: number) => [
      `${`${program} ${job}`.padEnd(34)}${title.padEnd(56)}${printed} ${print.day(order.date)}`,
      `${`${by} ${user}`.padEnd(90)}${at} ${time}   ${page} ${String(pageNumber).padStart(3)}`,
      '',
      ...own.map((each) => `${' '.repeat(34)}${each}`),
      '',
      `${`${vendor} ${order.supplierNumber}`.padEnd(62)}${shipTo}`,
      ...Array.from({ length: Math.max(theirs.length, there.length) }, (_, i) =>
        `    ${(theirs[i] ?? '').padEnd(58)}    ${there[i] ?? ''}`.trimEnd(),
      ),
      '',
      rule,
      inFields(say.facts).trimEnd(),
      inFields(values).trimEnd(),
      rule,
      row(say.heads),
      rule,
    ];

    function row(cells: readonly string[]): string {
      const [position, article, text, quantity, unit, price, amount, date] = cells;
      return [
        position!.padStart(4),
        article!.padEnd(14),
        text!.padEnd(31),
        quantity!.padStart(11),
        unit!.padEnd(7),
        price!.padStart(12),
        amount!.padStart(14),
        ` ${date!}`,
      ]
        .join(' ')
        .trimEnd();
    }

    function linesOf(line: PrintedLine): string[] {
      const [first, ...more] = descriptions(line.description());
      const cells = [line.quantity(), line.unit(), line.price(), line.total(), line.date()];
      return [
        row([line.position().padStart(3, '0'), line.article(), first!, ...cells]),
        ...more.map((text) => `${' '.repeat(20)}${text}`),
        `${' '.repeat(20)}${say.theirs} ${line.yourArticle()}   ${say.account} ${account}`,
        '',
      ];
    }

    const pages = Math.ceil(print.lines.length / pageLines);
    const text = Array.from({ length: pages }, (_, i) => {
      const lines = print.lines.slice(i * pageLines, (i + 1) * pageLines).flatMap(linesOf);
      const isLast = i === pages - 1;
      return [...head(i + 1), ...lines, ...(isLast ? foot() : [`${' '.repeat(44)}${say.carried}`])].join(
        '\n',
      );
    });
    return `${text.join('\n\f')}\n`;

    function foot(): string[] {
      const sums = print.sums().map(({ kind, text }) => {
        const label = kind === 'total' ? `${say.sums.total} ${print.currency()}` : say.sums[kind];
        return `${' '.repeat(64)}${label.padEnd(22)}${text.padStart(13)}`;
      });
      const count = `${say.count} ${String(print.lines.length).padStart(4)}`;
      return [rule, count, ...sums, '', ...say.remarks, '', `${' '.repeat(44)}${say.end}`];
    }
  },
};
