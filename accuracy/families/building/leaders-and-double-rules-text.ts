import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { WrittenFamily } from '../family.ts';

const words = {
  fr: {
    title: 'BON DE COMMANDE FOURNISSEUR',
    facts: listed('Commande no | Date | Livraison | Suivi par | Tél. | N/réf. | Règlement'),
    from: 'DONNEUR D’ORDRE',
    to: 'FOURNISSEUR',
    place: 'LIEU DE LIVRAISON',
    article: 'Réf.',
    heads: listed('Désignation | Qté | P.U. | Montant'),
    sums: { subtotal: 'Total HT', freight: 'Port', tax: 'TVA', total: 'TOTAL COMMANDE' },
    end: 'FIN DE COMMANDE',
    lines: 'ligne(s)',
    page: 'Page',
  },
  it: {
    title: 'ORDINE A FORNITORE',
    facts: listed('Ordine n. | Del | Consegna | Vs. interlocutore | Tel. | Ns. rif. | Pagamento'),
    from: 'COMMITTENTE',
    to: 'FORNITORE',
    place: 'LUOGO DI CONSEGNA',
    article: 'Cod.',
    heads: listed('Descrizione | Q.tà | Prezzo | Importo'),
    sums: { subtotal: 'Imponibile', freight: 'Trasporto', tax: 'IVA', total: 'TOTALE ORDINE' },
    end: 'FINE ORDINE',
    lines: 'righe',
    page: 'Pag.',
  },
  nl: {
    title: 'INKOOPORDER',
    facts: listed('Ordernummer | Datum | Levering | Inkoper | Tel. | Onze ref. | Betaling'),
    from: 'BESTELLER',
    to: 'LEVERANCIER',
    place: 'AFLEVERADRES',
    article: 'Art.',
    heads: listed('Omschrijving | Aantal | Prijs | Bedrag'),
    sums: { subtotal: 'Subtotaal', freight: 'Vracht', tax: 'BTW', total: 'TOTAAL ORDER' },
    end: 'EINDE ORDER',
    lines: 'regel(s)',
    page: 'Blad',
  },
  pl: {
    title: 'ZAMÓWIENIE DO DOSTAWCY',
    facts: listed('Nr zamówienia | Data | Termin dostawy | Osoba prowadząca | Tel. | Nasz znak | Płatność'),
    from: 'ZAMAWIAJĄCY',
    to: 'DOSTAWCA',
    place: 'MIEJSCE DOSTAWY',
    article: 'Indeks',
    heads: listed('Nazwa towaru | Ilość | Cena | Wartość'),
    sums: { subtotal: 'Razem netto', freight: 'Transport', tax: 'VAT', total: 'WARTOŚĆ ZAMÓWIENIA' },
    end: 'KONIEC ZAMÓWIENIA',
    lines: 'poz.',
    page: 'Str.',
  },
};

const wide = 78;
const centred = (text: string) => `${' '.repeat(Math.max(0, Math.floor((wide - text.length) / 2)))}${text}`;

/** An old shop program's text export: rules of equals signs, labels led to their values by dots, items of two lines. */
export const family: WrittenFamily = {
  about:
    'fixed-width text of 78 columns: dot leaders after labels, text line above a line of figures for each item',
  languages: languagesOf(words),
  order: { lines: [1, 9], articles: 'own', per: 1, discounts: false, notes: false },
  write(sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [double, single] = ['='.repeat(wide), '-'.repeat(wide)];
    const values = [
      print.number(),
      print.date(),
      print.delivery(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      random.fill('{mk|rb|sd}/####'),
      word('paymentTermsValue'),
    ];
    const led = (label: string, value: string) => `${label} ${'.'.repeat(22 - label.length)}: ${value}`;
    const facts = say.facts.flatMap((label, i) => {
      const value = values[i];
      return value ? [led(label, value)] : [];
    });
    const block = (head: string, texts: readonly string[]) => [
      head,
      ...texts.map((text) => `   ${text}`),
      '',
    ];
    const figures = (quantity: string, price: string, amount: string) =>
      `      ${quantity.padStart(28)}${price.padStart(20)}${amount.padStart(24)}`;
    const [text, quantity, price, amount] = say.heads;
    const items = print.lines.flatMap((line, i) => {
      const lead = String(i + 1).padStart(3, '0');
      return [
        `${lead}   ${line.description()}`,
        `      ${say.article} ${line.article()}`,
        figures(`${line.quantity()} ${line.unit()}`, line.price(), line.total()),
      ];
    });
    const code = print.currency();
    const sums = print.sums().map(({ kind, text: sum }) => {
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : '';
      const label = `${say.sums[kind]}${rate} ${code}`;
      return `${label} ${'.'.repeat(50 - label.length)}${sum.padStart(wide - 51)}`;
    });
    const own = print.party('buyer', 'company', 'street', 'town', 'vatId');
    return [
      double,
      centred(say.title),
      double,
      `${say.page} 1`.padStart(wide),
      ...facts,
      '',
      ...block(say.from, own),
      ...block(say.to, print.party('supplier', 'company', 'street', 'town', 'country')),
      ...block(say.place, print.party('shipTo', 'company', 'extra', 'street', 'town')),
      single,
      `      ${text}`,
      figures(quantity!, price!, amount!),
      single,
      ...items,
      single,
      ...sums,
      double,
      centred(`*** ${say.end} - ${print.lines.length} ${say.lines} ***`),
      '',
    ].join('\n');
  },
};
