import { drawBlock } from '../../kit/labelled-boxes.ts';
import { drawFacts, drawSums } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order',
    facts: listed('PO no | Ordered | Our ref | Phone | E-mail | Your cust no | Terms pay/del | Currency'),
    parties: listed('Supplier | Our delivery address'),
    heads: listed('Line | Item no | Name | Order qty | U/M | Price | Value'),
    item: listed('Sup item | Dwg | Req dly | Planned deliveries | thereof'),
    sums: { subtotal: 'Lines', freight: 'Charges', tax: 'VAT', total: 'Order value' },
    next: 'cont. on next page',
  },
  de: {
    title: 'Einkaufsauftrag',
    facts: listed(
      'EA-Nr | Erteilt | Unser Zeichen | Fernruf | Mail | Unsere KdNr | Zahlung/Lieferung | Währung',
    ),
    parties: listed('Lieferfirma | Unsere Lieferadresse'),
    heads: listed('Pos | Teilenr | Name | Best.-Mg | ME | Preis | Wert'),
    item: listed('Lief.-Teil | Zng | Lief.-Wunsch | Liefereinteilung | davon'),
    sums: { subtotal: 'Positionen', freight: 'Zuschläge', tax: 'MWSt', total: 'Auftragswert' },
    next: 'weiter auf Folgeseite',
  },
  fr: {
    title: "Ordre d'achat",
    facts: listed(
      'N° OA | Passé le | Notre réf | Téléphone | Mél | Notre code client | Règlement/Livraison | Devise',
    ),
    parties: listed('Fournisseur | Notre adresse de livraison'),
    heads: listed('Lig | Code article | Nom | Qté commandée | UM | Prix | Valeur'),
    item: listed('Art. fourn. | Plan | Livr. dem. | Cadencement | dont'),
    sums: { subtotal: 'Lignes', freight: 'Frais annexes', tax: 'TVA', total: 'Valeur ordre' },
    next: 'suite page suivante',
  },
  da: {
    title: 'Indkøbsordre',
    facts: listed('IO-nr | Bestilt | Vor ref | Telefon | Mail | Vort kundenr | Betaling/Levering | Valuta'),
    parties: listed('Leverandør | Vor leveringsadresse'),
    heads: listed('Linje | Varenr | Navn | Ordreantal | Enh | Pris | Værdi'),
    item: listed('Lev.varenr | Tegn | Ønsket lev | Delleverancer | heraf'),
    sums: { subtotal: 'Linjer', freight: 'Tillæg', tax: 'Moms', total: 'Ordreværdi' },
    next: 'fortsættes',
  },
  it: {
    title: 'Ordine di acquisto',
    facts: listed('N. OA | Emesso | Ns. rif. | Tel. | Mail | Ns. codice cliente | Pagam./Resa | Divisa'),
    parties: listed('Fornitore | Nostro indirizzo di consegna'),
    heads: listed('Riga | Cod. art. | Nome | Q.tà ord. | UM | Prezzo | Valore'),
    item: listed('Art. forn. | Dis. | Cons. rich. | Consegne previste | di cui'),
    sums: { subtotal: 'Righe', freight: 'Spese', tax: 'IVA', total: 'Valore ordine' },
    next: 'segue',
  },
  nl: {
    title: 'Inkooporder',
    facts: listed('IO-nr | Besteld | Onze ref | Telefoon | Mail | Ons klantnr | Betaling/Levering | Valuta'),
    parties: listed('Leverancier | Ons afleveradres'),
    heads: listed('Regel | Artikelnr | Naam | Besteld aant | EH | Prijs | Waarde'),
    item: listed('Lev.artikel | Tek | Gew. lev | Geplande leveringen | waarvan'),
    sums: { subtotal: 'Regels', freight: 'Toeslagen', tax: 'BTW', total: 'Orderwaarde' },
    next: 'vervolg volgende blz.',
  },
};

/** A process manufacturer's ERP: under each item its supplier number, drawing and the dates between which it is split. */
export const family: DrawnFamily = {
  about:
    'several dates with part quantities below each item, terse labels, drawing and supplier item in a second row',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    schedules: true,
    delivery: 'lines',
    articles: 'both',
    number: '#######',
    countedOnly: true,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'condensed', 'mono', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const step = paper.leading() + 1;
    paper.text(print.value('buyer', 'company'), left, 30, { size: 12, bold: true });
    const address = print.party('buyer', 'street', 'town', 'country');
    paper.text(address.join('  '), left, 47);
    paper.text(say.title, left, 30, { size: 14, width: right - left, align: 'right' });
    paper.line(left, 62, right, 62, { thickness: 1 });
    const values = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      order.customerNumber,
      `${word('paymentTermsValue')} / ${word('deliveryTermsValue')}`,
      print.currency(),
    ];
    const facts = values.map((value, i): [string, string] => [say.facts[i]!, value]);
    drawFacts(paper, facts, { x: 320, y: 72, labelWidth: 92, width: right - 320, step: 13 });
    const supplier = [
      ...print.party('supplier', 'company', 'street', 'town', 'country'),
      order.supplier.phone,
    ];
    const middle = drawBlock(paper, `${say.parties[0]} ${order.supplierNumber}`, supplier, {
      x: left,
      y: 72,
      width: 250,
    });
    const ship = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    const under = drawBlock(paper, say.parties[1]!, ship, { x: left, y: middle + 8, width: 250 });

    const at = {
      item: left + 30,
      name: left + 106,
      unit: right - 152,
      quantity: right - 158,
      price: right - 66,
    };
    const end = (text: string, x: number, y: number, bold = false) =>
      paper.text(text, x - 64, y, { bold, width: 64, align: 'right' });
    function drawHead(y: number): number {
      const [line, item, name, quantity, unit, price, value] = say.heads as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      paper.line(left, y, right, y);
      paper.text(line, left, y + 3, { bold: true });
      paper.text(item, at.item, y + 3, { bold: true });
      paper.text(name, at.name, y + 3, { bold: true });
      end(quantity, at.quantity, y + 3, true);
      paper.text(unit, at.unit, y + 3, { bold: true });
      end(price, at.price, y + 3, true);
      end(value, right, y + 3, true);
      paper.line(left, y + 17, right, y + 17);
      return y + 23;
    }
    const flow = startFlow(paper, {
      y: drawHead(Math.max(under, 184) + 14),
      bottom: paper.height - 70,
      beforeBreak: (y) => paper.text(`... ${say.next}`, left, y + 4, { italic: true }),
      nextPage() {
        paper.text(`${order.buyer.company}   ${say.title} ${order.number}   ${paper.pageNumber()}`, left, 34);
        return drawHead(54);
      },
    });
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const [theirs, drawing, requested, planned, part] = say.item as [
        string,
        string,
        string,
        string,
        string,
      ];
      const texts = paper.wrap(line.description(), at.quantity - at.name - 62);
      const splits = line.schedule();
      const notes = line.notes();
      flow.need((texts.length + splits.length + notes.length + 2) * step + 8);
      paper.text(line.position(), left, flow.y);
      paper.text(line.article(), at.item, flow.y);
      end(line.quantity(), at.quantity, flow.y);
      paper.text(line.unit(), at.unit, flow.y);
      end(line.price(), at.price, flow.y);
      end(line.total(), right, flow.y);
      flow.y = paper.lines([...texts, ...notes], at.name, flow.y) + 1;
      const second = random.chance(0.5) ? `   ${drawing} ${random.fill('{M|D}###-###')}` : '';
      paper.text(`${theirs} ${line.yourArticle()}${second}`, at.name, flow.y);
      flow.y += step;
      if (splits.length === 0) {
        paper.text(`${requested}  ${line.date()}`, at.name, flow.y);
        flow.y += step;
      }
      splits.forEach(({ date, quantity }, i) => {
        paper.text(i === 0 ? planned : part, at.name, flow.y);
        paper.text(date, at.name + 106, flow.y);
        paper.text(`${quantity} ${line.raw.unit}`, at.name + 180, flow.y, { width: 48, align: 'right' });
        flow.y += step;
      });
      flow.y += 6;
    }
    flow.need(90);
    paper.line(left, flow.y, right, flow.y);
    const named = { ...sheet, word: (term: string) => say.sums[term as keyof typeof say.sums] };
    drawSums(paper, named, { x: 340, y: flow.y + 6, right });
  },
};
