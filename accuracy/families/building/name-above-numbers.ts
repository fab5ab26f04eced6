import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: 'Indkøbsordre',
    facts: listed('Ordrenr. | Ordredato | Leverandørnr. | Vor reference | Telefon'),
    terms: listed('Leveringsbetingelse | Leveringsmåde | Betalingsbetingelse | Valuta'),
    blocks: listed('Leverandør | Leveringsadresse'),
    heads: listed('Lin. | Betegnelse'),
    below: listed('Varenummer | Deres varenr. | Lev.dato | Antal | Enh. | Pris | Nettobeløb'),
    total: 'Ordreværdi i alt',
    page: 'Side',
    home: listed('Tlf. | E-mail | CVR-nr.'),
  },
  en: {
    title: 'Purchase order',
    facts: listed('Order no | Order date | Supplier no | Our reference | Telephone'),
    terms: listed('Delivery terms | Delivery method | Payment terms | Currency'),
    blocks: listed('Supplier | Delivery address'),
    heads: listed('Line | Name'),
    below: listed('Item number | Your item no | Dely date | Order qty | U/M | Price | Net amount'),
    total: 'Total order value',
    page: 'Page',
    home: listed('Tel | E-mail | VAT reg no'),
  },
  de: {
    title: 'Bestellung',
    facts: listed('Bestellnr. | Bestelldatum | Lieferantennr. | Unsere Referenz | Telefon'),
    terms: listed('Lieferbedingung | Lieferart | Zahlungsbedingung | Währung'),
    blocks: listed('Lieferant | Lieferadresse'),
    heads: listed('Zeile | Bezeichnung'),
    below: listed('Artikelnummer | Ihre Artikelnr. | Lief.datum | Menge | ME | Preis | Nettobetrag'),
    total: 'Auftragswert gesamt',
    page: 'Seite',
    home: listed('Tel. | E-Mail | USt-IdNr.'),
  },
  fr: {
    title: 'Commande d’achat',
    facts: listed('N° commande | Date commande | N° fournisseur | Notre référence | Téléphone'),
    terms: listed('Conditions de livraison | Mode de livraison | Conditions de paiement | Devise'),
    blocks: listed('Fournisseur | Adresse de livraison'),
    heads: listed('Ligne | Désignation'),
    below: listed('Code article | Votre code art. | Date liv. | Qté cdée | UM | Prix | Montant net'),
    total: 'Valeur totale commande',
    page: 'Page',
    home: listed('Tél. | E-mail | N° TVA'),
  },
  nl: {
    title: 'Inkooporder',
    facts: listed('Ordernr. | Orderdatum | Leveranciersnr. | Onze referentie | Telefoon'),
    terms: listed('Leveringscondities | Leveringswijze | Betalingscondities | Valuta'),
    blocks: listed('Leverancier | Afleveradres'),
    heads: listed('Regel | Naam'),
    below: listed('Artikelnummer | Uw artikelnr. | Leverdatum | Aantal | EH | Prijs | Nettobedrag'),
    total: 'Totale orderwaarde',
    page: 'Pagina',
    home: listed('Tel. | E-mail | Btw-nr.'),
  },
};

/** A Nordic system of makers: heads in two rows, the name of an item above its numbers, nothing ruled but the heads. */
export const family: DrawnFamily = {
  about:
    'Nordic system of makers: facts as small labels over values without boxes, heads in two rows, each item’s name above its two numbers, day, quantity and price, order value between rules, the buyer in the foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 28],
    number: '{21|30|45}#####',
    articles: 'both',
    delivery: 'lines',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'sans', 'times', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [44, paper.width - 40];
    const width = right - left;
    const step = paper.leading();
    const small = { size: 7 };
    const row = (labels: readonly string[], values: readonly string[], y: number): number => {
      const wide = width / labels.length;
      labels.forEach((label, i) => {
        paper.fitted(label, left + i * wide, y, wide - 8, small);
        paper.fitted(values[i]!, left + i * wide, y + 10, wide - 8);
      });
      return y + 14 + step;
    };
    paper.text(print.value('buyer', 'company'), left, 32, { size: 12, bold: true });
    paper.text(say.title, left + width / 2, 32, { size: 14, bold: true });
    paper.text(`${say.page} 1`, left, 34, { width, align: 'right' });

    const facts = [
      print.number(),
      print.date(),
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    let y = row(say.facts, facts, 64);
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      const x = left + (i * width) / 2;
      paper.text(say.blocks[i]!, x, y + 8, small);
      paper.lines(texts, x, y + 18);
    });
    const terms = [
      word('deliveryTermsValue'),
      word('carrierValue'),
      word('paymentTermsValue'),
      print.currency(),
    ];
    y = row(say.terms, terms, y + 26 + 6 * step);

    const edges = [left + 30, left + 112, left + 190, left + 268, left + 328, right - 148, right - 76];
    const ends = [...edges.slice(1), right];
    const isRight = [false, false, false, true, false, true, true];
    const put = (texts: readonly string[], top: number, style = {}) => {
      texts.forEach((text, i) => {
        const room = ends[i]! - edges[i]! - 6;
        const size = Math.min(1, room / paper.widthOf(text, style)) * paper.fontSize;
        paper.text(text, edges[i]!, top, {
          width: room,
          align: isRight[i] ? 'right' : 'left',
          size,
          ...style,
        });
      });
    };
    const drawHeads = (top: number): number => {
      paper.line(left, top, right, top);
      paper.text(say.heads[0]!, left, top + 4, { bold: true });
      paper.text(say.heads[1]!, edges[0]!, top + 4, { bold: true });
      put(say.below, top + 4 + step, { bold: true, size: 8 });
      paper.line(left, top + 2 * step + 7, right, top + 2 * step + 7);
      return top + 2 * step + 13;
    };
    const drawFoot = () => {
      const foot = [
        order.buyer.company,
        print.party('buyer', 'street', 'town', 'country').join(', '),
        `${say.home[0]} ${order.buyer.phone}`,
        `${say.home[1]} ${print.value('buyer', 'email')}`,
        `${say.home[2]} ${print.value('buyer', 'vatId')}`,
      ].join('  ');
      paper.line(left, paper.height - 46, right, paper.height - 46, { thickness: 0.4 });
      paper.fitted(foot, left, paper.height - 40, width, { size: 7.5 });
    };
    const flow = startFlow(paper, {
      y: drawHeads(y + 8),
      bottom: paper.height - 60,
      beforeBreak: drawFoot,
      nextPage() {
        paper.text(order.buyer.company, left, 32, { bold: true });
        paper.text(`${say.title} ${order.number}`, left + width / 2, 32);
        paper.text(`${say.page} ${paper.pageNumber()}`, left, 32, { width, align: 'right' });
        return drawHeads(58);
      },
    });
    const drawItem = (line: PrintedLine, serial: number) => {
      flow.need(2 * step + 7);
      paper.text(String(serial), left, flow.y);
      paper.fitted(line.description(), edges[0]!, flow.y, right - edges[0]!, { bold: true });
      const numbers = [
        line.article(),
        line.yourArticle(),
        line.date(),
        line.quantity(),
        line.unit(),
        line.price(),
        line.total(),
      ];
      put(numbers, flow.y + step);
      flow.y += 2 * step + 7;
    };
    print.lines.forEach((line, i) => {
      drawItem(line, i + 1);
    });
    flow.need(30);
    paper.line(left, flow.y, right, flow.y);
    paper.text(`${say.total} ${order.currency}`, left + 190, flow.y + 5, { bold: true });
    paper.text(print.sums().at(-1)!.text, right - 126, flow.y + 5, {
      width: 120,
      align: 'right',
      bold: true,
    });
    paper.line(left, flow.y + step + 9, right, flow.y + step + 9);
    drawFoot();
  },
};
