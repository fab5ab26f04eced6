import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { WrittenFamily } from '../family.ts';

const words = {
  en: {
    title: listed('Purchase Order | PO'),
    facts: listed('Date | Requested delivery | Currency | Payment | Ref'),
    parties: listed('Buyer | Deliver to | Supplier'),
    lines: 'Items',
    heads: listed('# | SKU | Item | Qty | Unit | Unit price | Total'),
    contact: 'Contact',
    sums: { subtotal: 'Subtotal', freight: 'Shipping', tax: 'Tax', total: 'Total' },
    notes: 'Notes',
    made: 'Generated automatically, valid without signature. Template v2.3.1',
  },
  de: {
    title: listed('Bestellung | Auftrag an Lieferant'),
    facts: listed('Datum | Gewünschter Liefertermin | Währung | Zahlung | Referenz'),
    parties: listed('Besteller | Lieferadresse | Lieferant'),
    lines: 'Positionen',
    heads: listed('# | Art.-Nr. | Artikel | Menge | Einheit | Einzelpreis | Summe'),
    contact: 'Kontakt',
    sums: { subtotal: 'Zwischensumme', freight: 'Versand', tax: 'USt.', total: 'Gesamt' },
    notes: 'Hinweise',
    made: 'Automatisch erzeugt, ohne Unterschrift gültig. Vorlage v2.3.1',
  },
  fr: {
    title: listed('Bon de commande | Commande'),
    facts: listed('Date | Livraison souhaitée | Devise | Paiement | Réf. interne'),
    parties: listed('Acheteur | Livrer à | Fournisseur'),
    lines: 'Articles',
    heads: listed('# | Réf. | Article | Qté | Unité | Prix unitaire | Total HT'),
    contact: 'Contact',
    sums: { subtotal: 'Sous-total', freight: 'Port', tax: 'TVA', total: 'Total' },
    notes: 'Remarques',
    made: 'Document généré automatiquement, valable sans signature. Modèle v2.3.1',
  },
};

/** What a small software house's script writes: headings with hashes, bold labels, a table of pipes. */
export const family: WrittenFamily = {
  about: 'markdown text: hash headings, starred labels, a pipe table with its alignment row, sums as list',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '{PO-2025-0###|PO-####|2025/####}',
    articles: 'own',
    per: 1,
    notes: false,
    discounts: false,
  },
  write(sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const code = print.currency();
    const delivery = print.delivery();
    const bold = (label: string, value: string) => `**${label}:** ${value}`;
    const [date, wanted, currency, payment, ref] = say.facts;
    const heads = say.heads;
    const rows = print.lines.map((line, i) => [
      String(i + 1),
      line.article(),
      line.description(),
      line.quantity(),
      line.unit(),
      line.price(),
      line.total(),
    ]);
    // Some scripts pad their cells, some do not.
    const isPadded = random.chance(0.6);
    const widths = heads.map((head, i) => Math.max(3, head.length, ...rows.map((row) => row[i]!.length)));
    const pad = (text: string, i: number) =>
      isPadded ? (i > 2 && i !== 4 ? text.padStart(widths[i]!) : text.padEnd(widths[i]!)) : text;
    const row = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
    const marks = heads.map((_, i) => {
      const dashes = '-'.repeat(isPadded ? widths[i]! - 1 : 3);
      return i > 2 && i !== 4 ? `${dashes}:` : `${dashes}-`;
    });
    const sums = print.sums().map(({ kind, text }) => {
      const label = `${say.sums[kind]}${kind === 'tax' ? ` (${order.taxRate}%)` : ''}`;
      return kind === 'total' ? `- **${label}: ${text} ${code}**` : `- ${label}: ${text} ${code}`;
    });
    const contact = print.party('buyer', 'contact')[0]!;
    return [
      `# ${random.pick(say.title)} ${print.number()}`,
      '',
      `${bold(date!, print.date())}  `,
      ...(delivery === null ? [] : [`${bold(wanted!, delivery)}  `]),
      `${bold(currency!, code)}  `,
      `${bold(payment!, word('paymentTermsValue'))}  `,
      `${bold(ref!, random.fill('ENG-###'))}`,
      '',
      `## ${say.parties[0]}`,
      '',
      ...print.party('buyer', 'company', 'street', 'town', 'country'),
      '',
      `${say.contact}: ${contact} <${print.value('buyer', 'email')}>`,
      '',
      `## ${say.parties[1]}`,
      '',
      ...print.party('shipTo', 'company', 'extra', 'street', 'town'),
      '',
      `## ${say.parties[2]}`,
      '',
      print.party('supplier', 'company', 'street', 'town').join(', '),
      '',
      `## ${say.lines}`,
      '',
      row(heads),
      row(marks),
      ...rows.map(row),
      '',
      ...sums,
      '',
      `## ${say.notes}`,
      '',
      ...sheet.sentences('instruction', 2).map((note) => `* ${note}`),
      '',
      '---',
      `_${say.made}_`,
      '',
    ].join('\n');
  },
};
