import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'P U R C H A S E   O R D E R',
    facts: listed('Order Number | Order Type | Branch/Plant | Order Date | Page'),
    parties: listed('Supplier | Ship To'),
    strip: listed('Ordered By | Telephone | Freight | Payment Terms | Currency'),
    heads: listed('Line | Item Number | Request | Ordered | UM | Unit Cost | UM | Extended'),
    second: 'Description',
    taken: 'Your Item',
    total: 'Total Order',
  },
  nl: {
    title: 'I N K O O P O R D E R',
    facts: listed('Ordernummer | Ordertype | Vestiging | Orderdatum | Pagina'),
    parties: listed('Leverancier | Afleveren aan'),
    strip: listed('Besteld door | Telefoon | Vracht | Betalingscond. | Valuta'),
    heads: listed('Regel | Artikelnummer | Gevraagd | Besteld | ME | Kostprijs | ME | Bedrag'),
    second: 'Omschrijving',
    taken: 'Uw artikel',
    total: 'Totaal order',
  },
  fr: {
    title: 'B O N   D E   C O M M A N D E',
    facts: listed('N° commande | Type | Magasin/Usine | Date cde | Page'),
    parties: listed('Fournisseur | Livrer à'),
    strip: listed('Commandé par | Téléphone | Port | Cond. règlement | Devise'),
    heads: listed('Ligne | N° article | Demandé | Cdé | UM | Coût unit. | UM | Montant'),
    second: 'Description',
    taken: 'Votre article',
    total: 'Total commande',
  },
  pt: {
    title: 'P E D I D O   D E   C O M P R A',
    facts: listed('Nº do pedido | Tipo | Filial/Fábrica | Data do pedido | Página'),
    parties: listed('Fornecedor | Entregar a'),
    strip: listed('Pedido por | Telefone | Frete | Cond. pagamento | Moeda'),
    heads: listed('Linha | Nº do item | Solicitado | Pedida | UM | Custo unit. | UM | Total'),
    second: 'Descrição',
    taken: 'Seu item',
    total: 'Total do pedido',
  },
};

/** JD Edwards' batch print: one type face, rules of dashes, the unit twice, the description under the item number. */
export const family: DrawnFamily = {
  about:
    'JD Edwards: typewriter print with rules of dashes, unit of the quantity and of the price in columns of one head "UM"',
  languages: languagesOf(words),
  order: {
    lines: [1, 32],
    number: '{10|40|3}####',
    articles: 'both',
    delivery: 'lines',
    tax: false,
    freight: false,
    notes: false,
  },
  paper: { faces: ['courier', 'mono'], fontSize: [7.5, 8] },
  draw(paper, { print, order, random, language, word }) {
    const say = wordsIn(words, language);
    const [left, right] = [34, paper.width - 34];
    const step = paper.leading();
    const dashes = '-'.repeat(Math.floor((right - left) / paper.widthOf('-')));
    paper.text(print.value('buyer', 'company'), left, 32, { bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left, 32 + step);
    paper.text(say.title, 200, 32, { width: 190, align: 'center', bold: true });
    const values = [print.number(), 'OP', random.fill('{M|}##'), print.date(), '1'];
    say.facts.forEach((label, i) => {
      paper.fitted(`${label} - `, 400, 32 + i * step, 88);
      paper.fitted(values[i]!, 490, 32 + i * step, right - 490);
    });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      paper.text(`${say.parties[i]}:`, left + i * 270, 104);
      paper.lines(texts, left + 70 + i * 270, 104);
    });
    paper.text(dashes, left, 164);
    const told = [
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      word('deliveryTermsValue'),
      word('paymentTermsValue'),
      print.currency(),
    ];
    const wide = (right - left) / told.length;
    say.strip.forEach((label, i) => {
      paper.fitted(label, left + i * wide, 164 + step, wide - 8);
      paper.fitted(told[i]!, left + i * wide, 164 + 2 * step, wide - 8);
    });
    const at = [left, left + 40, left + 160, left + 300, left + 306, right - 112, right - 106, right];
    const ends = [3, 5, 7];
    function row(texts: readonly string[], y: number): void {
      texts.forEach((text, i) => {
        if (ends.includes(i)) paper.text(text, at[i]! - 80, y, { width: 80, align: 'right' });
        else paper.text(text, at[i]!, y);
      });
    }
    function drawHead(y: number): number {
      paper.text(dashes, left, y);
      row(say.heads, y + step);
      paper.text(say.second, at[1]!, y + 2 * step);
      paper.text(dashes, left, y + 3 * step);
      return y + 4 * step + 2;
    }
    const flow = startFlow(paper, {
      y: drawHead(164 + 3.4 * step),
      bottom: paper.height - 60,
      nextPage() {
        paper.text(`${say.facts[0]} - ${order.number} OP`, left, 34);
        paper.text(`${say.facts[4]} - ${paper.pageNumber()}`, right - 90, 34, { width: 90, align: 'right' });
        return drawHead(52);
      },
    });
    for (const line of print.lines) drawItem(line);
    flow.need(4 * step);
    paper.text(dashes, left, flow.y);
    paper.text(say.total, right - 240, flow.y + step);
    paper.text(print.sums().at(-1)!.text, right - 100, flow.y + step, { width: 100, align: 'right' });
    paper.text(print.value('buyer', 'email'), left, paper.height - 40);

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), right - at[1]!);
      flow.need((texts.length + 2) * step + 4);
      const unit = line.unit();
      row(
        [
          `${line.position()}.000`,
          line.article(),
          line.date(),
          line.quantity(),
          unit,
          line.price(),
          unit,
          line.total(),
        ],
        flow.y,
      );
      flow.y = paper.lines(texts, at[1]!, flow.y + step);
      paper.text(`${say.taken}: ${line.yourArticle()}`, at[1]!, flow.y);
      flow.y += step + 4;
    }
  },
};
