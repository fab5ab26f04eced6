import type { Column } from '../../kit/table.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Lieferschein',
    facts: listed(
      'Lieferschein-Nr. | Lieferdatum | Ihre Bestell-Nr. | Ihre Bestellung vom | Unsere Auftrags-Nr. | Kunden-Nr. | Versandart | Gewicht',
    ),
    shipTo: 'Lieferanschrift',
    heads: listed('Pos. | Artikel-Nr. | Bezeichnung | bestellt | geliefert | Rückstand | Einheit | Charge'),
    received: 'Ware ordnungsgemäß erhalten:',
  },
  en: {
    title: 'Delivery Note',
    facts: listed(
      'Despatch No. | Despatch Date | Customer PO No. | PO Date | Our Order No. | Account No. | Carrier | Weight',
    ),
    shipTo: 'Deliver To',
    heads: listed('Line | Product Code | Description | Ordered | Despatched | To follow | Unit | Batch'),
    received: 'Received in good condition:',
  },
  fr: {
    title: 'Bon de livraison',
    facts: listed(
      'BL n° | Date d’expédition | Votre commande n° | Du | Notre commande n° | Code client | Transporteur | Poids',
    ),
    shipTo: 'Adresse de livraison',
    heads: listed('Lig. | Référence | Désignation | Qté cdée | Qté livrée | Reliquat | Unité | Lot'),
    received: 'Marchandise reçue en bon état :',
  },
  nl: {
    title: 'Pakbon',
    facts: listed(
      'Pakbonnr. | Verzenddatum | Uw ordernr. | Uw orderdatum | Ons ordernr. | Debiteurnr. | Vervoerder | Gewicht',
    ),
    shipTo: 'Afleveradres',
    heads: listed('Regel | Artikelnr. | Omschrijving | Besteld | Geleverd | Nalevering | Eenheid | Batch'),
    received: 'Goederen in goede staat ontvangen:',
  },
  it: {
    title: 'Documento di trasporto (D.d.T.)',
    facts: listed('DDT n. | Data | Vs. ordine n. | Del | Ns. ordine n. | Cod. cliente | Vettore | Peso kg'),
    shipTo: 'Luogo di destinazione',
    heads: listed('Riga | Codice | Descrizione dei beni | Ordinata | Consegnata | Residua | U.m. | Lotto'),
    received: 'Firma del destinatario:',
  },
  pl: {
    title: 'Wydanie zewnętrzne (WZ)',
    facts: listed(
      'Nr WZ | Data wydania | Nr zam. klienta | Data zamówienia | Nasz nr zlecenia | Kod klienta | Przewoźnik | Waga',
    ),
    shipTo: 'Odbiorca',
    heads: listed('Lp. | Indeks | Nazwa towaru | Zamówiono | Wydano | Pozostaje | J.m. | Partia'),
    received: 'Odebrał(a):',
  },
};

/** Not an order: our delivery note with what was ordered beside what is delivered, the customer's order number and batches. */
export const family: DrawnFamily = {
  about:
    'negative: delivery note with ordered, delivered and open quantities, batches, signature of the receiver',
  type: 'delivery_note',
  languages: languagesOf(words),
  order: { lines: [1, 32], articles: 'yours', delivery: 'date', notes: false },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, { print, order, random, language, word }) {
    const say = wordsIn(words, language);
    const [left, right] = [44, paper.width - 44];
    paper.text(order.supplier.company, left, 34, { size: 13, bold: true });
    paper.lines(print.party('supplier', 'street', 'town', 'phone'), left, 52);
    paper.text(say.title, 330, 34, { size: 15, bold: true });
    const values = [
      random.fill('80######'),
      print.delivery()!,
      print.number(),
      print.date(),
      random.fill('10#####'),
      order.customerNumber,
      word('carrierValue'),
      `${random.whole(3, 400)},5`,
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(label, 330, 58 + i * 13, 100);
      paper.fitted(values[i]!, 434, 58 + i * 13, right - 434);
    });
    paper.text(say.shipTo, left, 110, { size: 7 });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left, 121);
    const [position, article, text, ordered, delivered, open, unit, batch] = say.heads as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const columns: Column<PrintedLine>[] = [
      { head: position, width: 32, cell: (line) => line.position() },
      { head: article, width: 72, cell: (line) => line.yourArticle() },
      { head: text, width: right - left - 352, cell: (line) => line.description() },
      { head: ordered, width: 52, align: 'right', cell: (line) => line.quantity() },
      {
        head: delivered,
        width: 54,
        align: 'right',
        cell: (line) => (line.raw.delivered ? line.delivered() : line.quantity()),
      },
      { head: open, width: 50, align: 'right', cell: (line) => (line.raw.delivered ? line.open() : '0') },
      { head: unit, width: 42, cell: (line) => line.unit() },
      { head: batch, width: 50, cell: () => random.fill('L2####') },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 196, bottom: paper.height - 110, nextPage: () => 48 },
      { rules: 'rows', padding: 3 },
    );
    paper.text(say.received, left, end + 40);
    paper.line(left + 180, end + 50, left + 380, end + 50);
  },
};
