import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { WrittenFamily } from '../family.ts';

const words = {
  en: {
    head: 'REPLENISHMENT ORDER',
    facts: listed('ORDER | RAISED | DUE IN | OUR A/C | BUYER | TEL'),
    parties: listed('VENDOR | BRANCH | DELIVER'),
    heads: listed('LN | OUR STOCK NO | YOUR PART | QTY | UM | COST | DISC | EXTENSION'),
    sums: { subtotal: 'GOODS', freight: 'CARR', tax: 'TAX', total: 'ORDER VALUE' },
    end: 'END OF ORDER',
  },
  de: {
    head: 'NACHSCHUBBESTELLUNG',
    facts: listed('AUFTRAG | ERFASST | EINGANG BIS | UNSERE KTO | DISPO | RUF'),
    parties: listed('LIEFERER | FILIALE | LIEFERN'),
    heads: listed('ZL | LAGERNR | IHRE NR | MENGE | ME | EK | RAB | ZEILENWERT'),
    sums: { subtotal: 'WARE', freight: 'FRACHT', tax: 'UST', total: 'BESTELLWERT' },
    end: 'ENDE DER BESTELLUNG',
  },
  nl: {
    head: 'AANVULORDER GROOTHANDEL',
    facts: listed('ORDER | AANGEMAAKT | BINNEN OP | ONZE REK | INKOPER | TOESTEL'),
    parties: listed('CREDITEUR | FILIAAL | LEVEREN'),
    heads: listed('RG | VOORRAADNR | UW NR | AANT | EH | INKOOP | KORT | REGELWAARDE'),
    sums: { subtotal: 'GOEDEREN', freight: 'VRACHT', tax: 'BTW', total: 'ORDERWAARDE' },
    end: 'EINDE ORDER',
  },
};

const width = 86;

/** A wholesaler's terminal print: numbers and amounts on the first line of an item, its words on the second. */
export const family: WrittenFamily = {
  about:
    'text of a wholesaler’s terminal: facts in two columns, parties on one line each, both numbers and the amounts on the first line of an item, its name below',
  languages: languagesOf(words),
  order: { lines: [2, 18], articles: 'both', delivery: 'date', discounts: true, openQuantity: false },
  write({ print, order, language }) {
    const say = wordsIn(words, language);
    const rule = '='.repeat(width);
    const out = [rule, print.value('buyer', 'brand').padEnd(50) + say.head, rule];
    const values = [
      print.number(),
      print.date(),
      print.delivery() ?? '',
      order.customerNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    const facts = values.map((value, i) => `${say.facts[i]!.padEnd(12)}> ${value}`);
    for (let i = 0; i < 3; i++) out.push(`${facts[i]!.padEnd(44)}${facts[i + 3]}`);
    const parties = [
      print.party('supplier', 'company', 'street', 'town'),
      [...print.party('buyer', 'company', 'street', 'town'), print.value('buyer', 'email')],
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
    ];
    parties.forEach((texts, i) => {
      out.push(`${say.parties[i]!.padEnd(12)}> ${texts.join(', ')}`);
    });
    const widths = [4, 15, 15, 11, 9, 11, 9, 12];
    const row = (texts: string[]) =>
      texts
        .map((text, i) => (i < 3 || i === 4 ? ` ${text}`.padEnd(widths[i]!) : text.padStart(widths[i]!)))
        .join('')
        .trimEnd();
    out.push(rule, row(say.heads), '-'.repeat(width));
    for (const line of print.lines) {
      const texts = [
        line.position(),
        line.article(),
        line.yourArticle(),
        line.quantity(),
        line.unit(),
        line.price(),
        line.discount().replace(' %', ''),
        line.total(),
      ];
      out.push(row(texts), `${' '.repeat(5)}${[line.description(), ...line.notes()].join(' ')}`);
    }
    out.push('-'.repeat(width));
    for (const { kind, text } of print.sums()) {
      const label = kind === 'total' ? `${say.sums[kind]} ${print.currency()}` : say.sums[kind];
      out.push(`${label.padStart(60)}${text.padStart(width - 60)}`);
    }
    return `${[...out, rule, `*** ${say.end} ***`].join('\n')}\n`;
  },
};
