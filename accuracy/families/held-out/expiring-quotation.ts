import { currencySign } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Quotation #',
    blocks: listed('Invoicing Address: | Shipping Address:'),
    facts: listed('Your Reference: | Quotation Date: | Expiration: | Salesperson:'),
    heads: listed('Description | Quantity | Unit Price | Taxes | Amount'),
    sums: { subtotal: 'Untaxed Amount', freight: 'Delivery', tax: 'Tax {r}%', total: 'Total' },
    terms: 'Payment terms:',
    signed: 'Signature',
  },
  de: {
    title: 'Angebot Nr. ',
    blocks: listed('Rechnungsadresse: | Lieferadresse:'),
    facts: listed('Ihre Referenz: | Angebotsdatum: | Gültig bis: | Verkäufer:'),
    heads: listed('Beschreibung | Menge | Einzelpreis | Steuern | Betrag'),
    sums: { subtotal: 'Nettobetrag', freight: 'Lieferung', tax: 'MwSt. {r}%', total: 'Gesamt' },
    terms: 'Zahlungsbedingungen:',
    signed: 'Unterschrift',
  },
  fr: {
    title: 'Devis n° ',
    blocks: listed('Adresse de facturation : | Adresse de livraison :'),
    facts: listed('Votre référence : | Date du devis : | Expiration : | Vendeur :'),
    heads: listed('Description | Quantité | Prix unitaire | Taxes | Montant'),
    sums: { subtotal: 'Montant hors taxes', freight: 'Livraison', tax: 'TVA {r}%', total: 'Total' },
    terms: 'Conditions de paiement :',
    signed: 'Signature',
  },
  it: {
    title: 'Preventivo n. ',
    blocks: listed('Indirizzo di fatturazione: | Indirizzo di spedizione:'),
    facts: listed('Vostro riferimento: | Data preventivo: | Scadenza: | Addetto vendite:'),
    heads: listed('Descrizione | Quantità | Prezzo unitario | Imposte | Importo'),
    sums: { subtotal: 'Imponibile', freight: 'Consegna', tax: 'IVA {r}%', total: 'Totale' },
    terms: 'Termini di pagamento:',
    signed: 'Firma',
  },
  pt: {
    title: 'Cotação # ',
    blocks: listed('Morada de Faturação: | Morada de Entrega:'),
    facts: listed('Sua Referência: | Data da Cotação: | Validade: | Vendedor:'),
    heads: listed('Descrição | Quantidade | Preço Unitário | Impostos | Valor'),
    sums: { subtotal: 'Valor sem Impostos', freight: 'Entrega', tax: 'IVA {r}%', total: 'Total' },
    terms: 'Condições de pagamento:',
    signed: 'Assinatura',
  },
  pl: {
    title: 'Oferta # ',
    blocks: listed('Adres do faktury: | Adres dostawy:'),
    facts: listed('Twój numer referencyjny: | Data oferty: | Ważna do: | Sprzedawca:'),
    heads: listed('Opis | Ilość | Cena jednostkowa | Podatki | Kwota'),
    sums: { subtotal: 'Kwota netto', freight: 'Dostawa', tax: 'VAT {r}%', total: 'Suma' },
    terms: 'Warunki płatności:',
    signed: 'Podpis',
  },
};

/** Not an order: a seller's quotation from an open-source system, with two addresses of the customer and a line to sign on. */
export const family: DrawnFamily = {
  about:
    'negative: quotation of an open-source ERP: "Quotation #S00042", invoicing and shipping address of the customer, expiration among the facts, taxes in each row, a line to sign on',
  type: 'quotation',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    articles: 'yours',
    delivery: 'date',
    shipTo: 'other',
    tax: true,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['lato', 'sans', 'condensed'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [42, paper.width - 42];
    const width = right - left;
    const step = paper.leading();
    const accent = random.pick(['#714b67', '#017e84', '#3c3c3c']);
    const { supplier } = order;
    paper.text(supplier.brand, left, 34, { size: 17, bold: true, color: accent });
    const own = print.party('supplier', 'company', 'street', 'town', 'country');
    paper.lines(own, left, 60, { size: 8 });
    paper.line(left, 104, right, 104, { color: accent });
    const blocks = [
      print.party('billTo', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'phone'),
    ];
    blocks.forEach((texts, i) => {
      paper.text(say.blocks[i]!, left + i * 180, 118, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * 180, 118 + (n + 1) * step, 170);
      });
    });
    print.party('buyer', 'company', 'contact', 'street', 'town', 'country').forEach((text, i) => {
      paper.fitted(text, 410, 118 + (i + 1) * step, right - 410);
    });
    paper.text(`${say.title}${random.fill('S00###')}`, left, 208, { size: 17, color: accent });
    const values = [
      order.quoteReference,
      print.day(order.date),
      print.day(addDays(order.date, 30)),
      supplier.contact,
    ];
    const quarter = width / 4;
    values.forEach((value, i) => {
      paper.fitted(say.facts[i]!, left + i * quarter, 240, quarter - 8, { bold: true });
      paper.fitted(value, left + i * quarter, 253, quarter - 8);
    });

    const sign = currencySign(order.currency);
    const money = (text: string) => (sign === '£' || sign === '$' ? `${sign} ${text}` : `${text} ${sign}`);
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [width - 290, 'left', (line) => `[${line.yourArticle()}] ${line.description()}`],
      [84, 'right', (line) => `${line.quantity()} ${line.unit()}`],
      [66, 'right', (line) => line.price()],
      [54, 'right', () => `${rate}%`],
      [86, 'right', (line) => money(line.total())],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 280, bottom: paper.height - 190, nextPage: () => 54 },
      { rules: 'head', padding: 4, zebra: '#f5f5f5' },
    );
    let y = end + 10;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.line(right - 220, y - 2, right, y - 2, { color: '#bbbbbb' });
      paper.text(say.sums[kind].replace('{r}', rate), right - 216, y + 2, { bold });
      paper.text(money(text), right - 120, y + 2, { bold, width: 116, align: 'right' });
      y += 18;
    }
    paper.text(`${say.terms} ${word('paymentTermsValue')}`, left, y + 12);
    paper.line(left, y + 60, left + 190, y + 60, { thickness: 0.6 });
    paper.text(say.signed, left, y + 63, { size: 8 });
    const foot = [supplier.phone, supplier.email, supplier.vatId].join(' | ');
    paper.text(foot, left, paper.height - 44, { size: 7.5, width, align: 'center' });
  },
};
