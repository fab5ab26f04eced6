import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    facts: listed(
      'Order number | Order date | Our reference | Your reference | Telephone | Buy-from BP | Page',
    ),
    parties: listed('Buy-from Business Partner | Ship-to Address'),
    terms: listed('Payment terms | Delivery terms | Forwarding agent | Currency'),
    first: listed('Pos. | Item | Order Quantity | Price | Amount'),
    second: listed('Description | Planned Receipt Date | Discount'),
    ask: 'Supplier item',
    sums: { subtotal: 'Goods amount', freight: 'Freight', tax: 'Tax', total: 'Total order amount' },
    confirm: 'Please confirm this order within three days.',
  },
  nl: {
    title: 'INKOOPORDER',
    facts: listed(
      'Ordernummer | Orderdatum | Onze referentie | Uw referentie | Telefoon | Leverancier | Blad',
    ),
    parties: listed('Handelsrelatie | Verzendadres'),
    terms: listed('Betalingsvoorwaarden | Leveringsvoorwaarden | Expediteur | Valuta'),
    first: listed('Pos. | Artikel | Orderhoeveelheid | Prijs | Bedrag'),
    second: listed('Omschrijving | Geplande ontvangstdatum | Korting'),
    ask: 'Artikel leverancier',
    sums: { subtotal: 'Goederenbedrag', freight: 'Vracht', tax: 'Btw', total: 'Totaal orderbedrag' },
    confirm: 'Gelieve deze order binnen drie dagen te bevestigen.',
  },
  de: {
    title: 'EINKAUFSAUFTRAG',
    facts: listed(
      'Auftragsnummer | Auftragsdatum | Unser Zeichen | Ihr Zeichen | Telefon | Lieferant | Seite',
    ),
    parties: listed('Kaufen von Handelspartner | Lieferadresse'),
    terms: listed('Zahlungsbedingungen | Lieferbedingungen | Spediteur | Währung'),
    first: listed('Pos. | Artikel | Auftragsmenge | Preis | Betrag'),
    second: listed('Beschreibung | Geplantes Eingangsdatum | Rabatt'),
    ask: 'Lieferantenartikel',
    sums: { subtotal: 'Warenbetrag', freight: 'Fracht', tax: 'Steuer', total: 'Gesamtauftragsbetrag' },
    confirm: 'Bitte bestätigen Sie diesen Auftrag innerhalb von drei Tagen.',
  },
  it: {
    title: 'ORDINE DI ACQUISTO',
    facts: listed(
      'Numero ordine | Data ordine | Nostro riferimento | Vostro riferimento | Telefono | Fornitore | Pagina',
    ),
    parties: listed('Acquistato da | Indirizzo di spedizione'),
    terms: listed('Condizioni di pagamento | Condizioni di consegna | Spedizioniere | Divisa'),
    first: listed('Pos. | Articolo | Quantità ordine | Prezzo | Importo'),
    second: listed('Descrizione | Data ricevimento prevista | Sconto'),
    ask: 'Articolo fornitore',
    sums: { subtotal: 'Importo merce', freight: 'Trasporto', tax: 'Imposta', total: 'Importo totale ordine' },
    confirm: 'Si prega di confermare l’ordine entro tre giorni.',
  },
};

/** Infor LN's order: heads in two rows over items in two lines, quantity and price with their units behind them, planned receipt in the second. */
export const family: DrawnFamily = {
  about:
    'Infor LN: two-row heads, "10 pcs" and "12.50 / pcs" as cells, planned receipt date and discount in the second line',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: '{PUR|IK|P0}00####',
    articles: 'both',
    delivery: 'lines',
    discounts: true,
    notes: true,
  },
  paper: { faces: ['helvetica', 'sans', 'courier', 'mono'], fontSize: [8, 9] },
  draw(paper, { print, order, language, word }) {
    const say = wordsIn(words, language);
    const [left, right] = [40, paper.width - 40];
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 32, { bold: true, size: 11 });
    paper.fitted(print.party('buyer', 'street', 'town', 'country').join(', '), left, 48, 280);
    paper.fitted(`${print.value('buyer', 'email')}   ${print.value('buyer', 'vatId')}`, left, 61, 280);
    paper.text(say.title, 340, 32, { bold: true, size: 13 });
    const told = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      order.quoteReference,
      print.value('buyer', 'phone'),
      order.supplierNumber,
      '1',
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(label, 340, 54 + i * 12, 84);
      paper.fitted(`: ${told[i]}`, 428, 54 + i * 12, right - 428);
    });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      paper.text(say.parties[i]!, left + i * 270, 148, { bold: true });
      paper.lines(texts, left + i * 270, 148 + step);
    });
    const values = [
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
      print.currency(),
    ];
    say.terms.forEach((label, i) => {
      paper.fitted(`${label}: ${values[i]}`, left + (i % 2) * 270, 222 + Math.floor(i / 2) * 13, 255);
    });
    const [item, quantityEnd, priceEnd] = [left + 36, right - 230, right - 84];
    const end = (text: string, x: number, y: number, style = {}) =>
      paper.text(text, x - 130, y, { ...style, width: 130, align: 'right' });
    function drawHead(y: number): number {
      const bold = { bold: true };
      paper.line(left, y, right, y);
      paper.text(say.first[0]!, left, y + 3, bold);
      paper.text(say.first[1]!, item, y + 3, bold);
      [quantityEnd, priceEnd, right].forEach((x, i) => {
        end(say.first[i + 2]!, x, y + 3, bold);
      });
      paper.text(say.second[0]!, item, y + 3 + step, bold);
      end(say.second[1]!, quantityEnd, y + 3 + step, bold);
      end(say.second[2]!, priceEnd, y + 3 + step, bold);
      paper.line(left, y + 2 * step + 5, right, y + 2 * step + 5);
      return y + 2 * step + 10;
    }
    const flow = startFlow(paper, {
      y: drawHead(254),
      bottom: paper.height - 90,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 34, { bold: true });
        paper.text(`${say.facts[6]} : ${paper.pageNumber()}`, right - 90, 34, { width: 90, align: 'right' });
        return drawHead(54);
      },
    });
    for (const line of print.lines) drawItem(line);
    const sums = print.sums();
    flow.need(sums.length * 14 + 30);
    paper.line(left, flow.y, right, flow.y);
    for (const { kind, text } of sums) {
      end(say.sums[kind], priceEnd, flow.y + 5, { bold: kind === 'total' });
      end(text, right, flow.y + 5, { bold: kind === 'total' });
      flow.y += 14;
    }
    paper.text(say.confirm, left, flow.y + 14, { italic: true });

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), quantityEnd - item - 100);
      const notes = line.notes();
      flow.need((texts.length + notes.length + 3) * step);
      const unit = line.unit();
      paper.text(line.position(), left, flow.y);
      paper.text(line.article(), item, flow.y);
      end(`${line.quantity()} ${unit}`, quantityEnd, flow.y);
      end(`${line.price()} / ${unit}`, priceEnd, flow.y);
      end(line.total(), right, flow.y);
      end(line.date(), quantityEnd, flow.y + step);
      end(line.discount(), priceEnd, flow.y + step);
      flow.y = paper.lines(texts, item, flow.y + step);
      paper.text(`${say.ask}: ${line.yourArticle()}`, item, flow.y);
      flow.y = paper.lines(notes, item + 12, flow.y + step) + 5;
    }
  },
};
