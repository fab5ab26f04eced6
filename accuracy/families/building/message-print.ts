import { gtinOf } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'EDI-BESTELLUNG (ORDERS)',
    head: listed('Bestellnummer | Bestelldatum | Lieferdatum | Nachrichtenreferenz | Währung'),
    parties: listed('Käufer | Lieferant | Lieferort | Rechnungsempfänger'),
    contact: 'Kontakt',
    lines: listed(
      'Pos. | EAN-Code | Art.-Nr. Käufer | Art.-Nr. Lieferant | Bestellmenge | Nettopreis | Positionswert',
    ),
    cartons: 'Anzahl VPE',
    perCarton: 'Stück je VPE',
    sums: listed('Anzahl Positionen | Summe Positionswerte'),
    end: 'Ende der Nachricht',
  },
  en: {
    title: 'EDI PURCHASE ORDER (ORDERS)',
    head: listed('Order number | Order date | Delivery date | Message reference | Currency'),
    parties: listed('Buyer | Supplier | Delivery party | Invoicee'),
    contact: 'Contact',
    lines: listed(
      'Line | EAN/GTIN | Buyer item no. | Supplier item no. | Ordered qty | Net price | Line amount',
    ),
    cartons: 'No. of packs',
    perCarton: 'Units per pack',
    sums: listed('Number of lines | Total line amount'),
    end: 'End of message',
  },
  fr: {
    title: 'COMMANDE EDI (ORDERS)',
    head: listed('N° de commande | Date de commande | Date de livraison | Référence du message | Devise'),
    parties: listed('Acheteur | Fournisseur | Livré à | Facturé à'),
    contact: 'Contact',
    lines: listed(
      'Ligne | Code EAN | Code acheteur | Code fournisseur | Qté commandée | Prix net | Montant ligne',
    ),
    cartons: 'Nb de colis',
    perCarton: 'UVC par colis',
    sums: listed('Nombre de lignes | Total des lignes'),
    end: 'Fin du message',
  },
  es: {
    title: 'PEDIDO EDI (ORDERS)',
    head: listed('Número de pedido | Fecha de pedido | Fecha de entrega | Referencia del mensaje | Divisa'),
    parties: listed('Comprador | Proveedor | Lugar de entrega | Receptor de la factura'),
    contact: 'Contacto',
    lines: listed(
      'Línea | Código EAN | Ref. comprador | Ref. proveedor | Cant. pedida | Precio neto | Importe línea',
    ),
    cartons: 'N.º de cajas',
    perCarton: 'Unidades por caja',
    sums: listed('Número de líneas | Total importes'),
    end: 'Fin del mensaje',
  },
  it: {
    title: 'ORDINE EDI (ORDERS)',
    head: listed('Numero ordine | Data ordine | Data consegna | Riferimento messaggio | Divisa'),
    parties: listed('Acquirente | Fornitore | Luogo di consegna | Intestatario fattura'),
    contact: 'Contatto',
    lines: listed(
      'Riga | Codice EAN | Cod. acquirente | Cod. fornitore | Q.tà ordinata | Prezzo netto | Importo riga',
    ),
    cartons: 'N. colli',
    perCarton: 'Pezzi per collo',
    sums: listed('Numero righe | Totale righe'),
    end: 'Fine messaggio',
  },
  pl: {
    title: 'ZAMÓWIENIE EDI (ORDERS)',
    head: listed('Numer zamówienia | Data zamówienia | Data dostawy | Referencja komunikatu | Waluta'),
    parties: listed('Zamawiający | Dostawca | Miejsce dostawy | Płatnik'),
    contact: 'Kontakt',
    lines: listed(
      'Lp. | Kod EAN | Kod nabywcy | Kod dostawcy | Ilość zamówiona | Cena netto | Wartość pozycji',
    ),
    cartons: 'Liczba opakowań',
    perCarton: 'Sztuk w opakowaniu',
    sums: listed('Liczba pozycji | Suma pozycji'),
    end: 'Koniec komunikatu',
  },
};

/** A retail chain's EDI message as its clearing centre prints it: label and value line by line, four GLNs, packs beside the quantity. */
export const family: DrawnFamily = {
  about:
    'EDI print-out: everything label by label, GLN of each party, quantity in pieces beside packs and pieces per pack',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: '{45|30|8}######',
    articles: 'both',
    delivery: 'date',
    countedOnly: true,
    billTo: 'other',
    shipTo: 'other',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['courier', 'mono', 'helvetica', 'sans'], fontSize: [8, 8.5] },
  draw(paper, { print, order, random, language }) {
    const say = wordsIn(words, language);
    const [left, right, value] = [48, paper.width - 40, 190];
    const step = paper.leading();
    paper.text(say.title, left, 40, { bold: true, size: 11 });
    paper.line(left, 56, right, 56);
    const head = [
      print.number(),
      print.date(),
      print.delivery()!,
      random.fill('ORD########'),
      print.currency(),
    ];
    let y = 64;
    say.head.forEach((label, i) => {
      paper.text(label, left, y);
      paper.text(`: ${head[i]}`, value, y);
      y += step;
    });
    const parties = [
      [
        ...print.party('buyer', 'company', 'street', 'town'),
        `${say.contact} ${print.value('buyer', 'contact')}, ${print.value('buyer', 'phone')}`,
      ],
      print.party('supplier', 'company', 'street', 'town'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    parties.forEach((texts, i) => {
      y += 5;
      paper.text(say.parties[i]!, left, y, { bold: true });
      paper.text(`: GLN ${gtinOf(random)}`, value, y);
      y = paper.lines(texts, value + paper.widthOf(': '), y + step);
    });
    paper.line(left, y + 4, right, y + 4);
    const flow = startFlow(paper, {
      y: y + 10,
      bottom: paper.height - 60,
      nextPage() {
        paper.text(`${say.title}  ${order.number}`, left, 40, { bold: true });
        return 62;
      },
    });
    for (const line of print.lines) drawLine(line);
    flow.need(50);
    paper.line(left, flow.y, right, flow.y);
    const sums = [String(print.lines.length), `${print.sums().at(-1)!.text} ${order.currency}`];
    say.sums.forEach((label, i) => {
      paper.text(label, left, flow.y + 6 + i * step);
      paper.text(`: ${sums[i]}`, value, flow.y + 6 + i * step);
    });
    paper.text(`*** ${say.end} ***`, left, flow.y + 14 + 2 * step);

    function drawLine(line: PrintedLine): void {
      const [position, ean, own, yours, quantity, price, amount] = say.lines as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      const count = line.raw.quantity.kind === 'whole' ? line.raw.quantity.value : 1;
      const packed = [12, 10, 6, 5, 4, 2, 1].find((size) => count % size === 0)!;
      const texts = paper.wrap(line.description(), right - value - 20, { bold: true });
      flow.need((texts.length + 5) * step + 8);
      paper.text(`${position} ${line.position()}`, left, flow.y, { bold: true });
      flow.y = paper.lines(texts, value, flow.y, { bold: true });
      const rows = [
        [`${ean}: ${gtinOf(random)}`, ''],
        [`${own}: ${line.article()}`, `${yours}: ${line.yourArticle()}`],
        [
          `${quantity}: ${line.quantity()} ${line.unit()}`,
          `${say.cartons}: ${count / packed}   ${say.perCarton}: ${packed}`,
        ],
        [`${price}: ${line.price()} ${order.currency}`, `${amount}: ${line.total()} ${order.currency}`],
      ] as const;
      for (const [first, second] of rows) {
        paper.text(first, left + 20, flow.y);
        paper.text(second, left + 250, flow.y);
        flow.y += step;
      }
      flow.y += 7;
    }
  },
};
