import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    facts: listed('ORDER NO | DATE | BUYER | PHONE | DELIVER BY | TERMS'),
    terms: 'NET 30 DAYS',
    to: 'TO',
    ship: 'SHIP TO',
    heads: listed('ITEM | QTY | U/M | PART NUMBER | DESCRIPTION | UNIT PRICE | AMOUNT'),
    due: 'DUE',
    sums: { subtotal: 'SUB TOTAL', freight: 'FREIGHT', tax: 'TAX', total: 'TOTAL' },
    last: listed('MARK ALL PACKAGES WITH ORDER NO | CONTINUED ON PAGE'),
  },
  de: {
    title: 'BESTELLUNG',
    facts: listed('BESTELL-NR | DATUM | EINKAEUFER | TELEFON | LIEFERN BIS | ZAHLUNG'),
    terms: '30 TAGE NETTO',
    to: 'AN',
    ship: 'LIEFERN AN',
    heads: listed('POS | MENGE | ME | ARTIKEL-NR | BEZEICHNUNG | PREIS | BETRAG'),
    due: 'TERMIN',
    sums: { subtotal: 'ZWISCHENSUMME', freight: 'FRACHT', tax: 'MWST', total: 'ENDSUMME' },
    last: listed('ALLE PACKSTUECKE MIT BESTELL-NR KENNZEICHNEN | WEITER AUF SEITE'),
  },
  nl: {
    title: 'BESTELOPDRACHT',
    facts: listed('ORDERNR | DATUM | INKOPER | TELEFOON | LEVEREN OP | BETALING'),
    terms: '30 DAGEN NETTO',
    to: 'AAN',
    ship: 'AFLEVEREN',
    heads: listed('REGEL | AANTAL | EH | ARTIKELNR | OMSCHRIJVING | PRIJS | BEDRAG'),
    due: 'DATUM',
    sums: { subtotal: 'SUBTOTAAL', freight: 'VRACHT', tax: 'BTW', total: 'TOTAAL' },
    last: listed('ORDERNR OP ALLE COLLI VERMELDEN | VERVOLG OP BLAD'),
  },
};

/** Line-printer output of an old system: one fixed-width face, capital labels, rows of dashes, two printed lines to an item. */
export const family: DrawnFamily = {
  about:
    'line-printer output: fixed-width face, capital labels, rows of dashes instead of rules, part number on the first printed line of an item and the description below it, sums after a dashed line',
  languages: languagesOf(words),
  order: { articles: 'yours', notes: false, openQuantity: false, lines: [1, 26] },
  style: { quantityDecimals: 0 },
  paper: { faces: ['courier', 'mono'], fontSize: [8.5, 9] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const step = paper.leading() - 1;
    const letter = paper.widthOf('0');
    const dashes = (y: number) => {
      paper.text('-'.repeat(Math.floor((right - left) / letter)), left, y);
      return y + step;
    };
    /** From a column of letters on. */
    const at = (column: number) => left + column * letter;
    const home = print.party('buyer', 'company', 'street', 'town');
    paper.text(home[0]!, left, 36, { bold: true });
    paper.text(say.title, left, 36, { bold: true, width: right - left, align: 'right' });
    paper.lines(home.slice(1), left, 36 + step);
    let y = dashes(36 + 4 * step);

    const told = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.delivery(),
      say.terms,
    ];
    told.forEach((text, i) => {
      if (text === null) return;
      const [x, top] = [at(i % 2 === 0 ? 0 : 46), y + Math.floor(i / 2) * step];
      paper.text(say.facts[i]!, x, top);
      paper.fitted(`: ${text}`, x + 13 * letter, top, (i % 2 === 0 ? 32 : 30) * letter);
    });
    y = dashes(y + 3 * step);
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      paper.text(`${i === 0 ? say.to : say.ship}:`, at(i * 46), y);
      texts.forEach((text, n) => {
        paper.fitted(text, at(i * 46 + 2), y + (n + 1) * step, 40 * letter);
      });
    });
    y += 6 * step;

    const [quantityEnd, priceEnd, amountEnd] = [13, 74, 91];
    const head = (from: number) => {
      const below = dashes(from);
      const [item, quantity, unit, part, , price, amount] = say.heads;
      paper.text(item!, left, below);
      paper.text(quantity!, left, below, { width: quantityEnd * letter, align: 'right' });
      paper.text(unit!, at(14), below);
      paper.text(`${part} / ${say.heads[4]}`, at(20), below);
      paper.text(price!, left, below, { width: priceEnd * letter, align: 'right' });
      paper.text(amount!, left, below, { width: amountEnd * letter, align: 'right' });
      return dashes(below + step);
    };
    const bottom = paper.height - 70;
    const nextPage = () => {
      paper.text(`${say.title} ${print.number()}`, left, 36);
      return head(36 + step);
    };
    y = head(y);
    const flow = startFlow(paper, {
      y,
      bottom,
      nextPage,
      beforeBreak: (from) => paper.text(`${say.last[1]} ${paper.pageNumber() + 1}`, at(40), from + 2),
    });
    const item = (line: PrintedLine) => {
      flow.need(3.5 * step);
      paper.text(line.position(), left, flow.y);
      paper.text(line.quantity(), left, flow.y, { width: quantityEnd * letter, align: 'right' });
      paper.text(line.unit(), at(14), flow.y);
      paper.text(line.yourArticle(), at(22), flow.y);
      paper.text(line.price(), left, flow.y, { width: priceEnd * letter, align: 'right' });
      paper.text(line.total(), left, flow.y, { width: amountEnd * letter, align: 'right' });
      paper.text(line.description(), at(22), flow.y + step);
      if (order.delivery.kind === 'lines') {
        paper.text(`${say.due} ${line.date()}`, at(22), flow.y + 2 * step);
        flow.y += step;
      }
      flow.y += 2.4 * step;
    };
    print.lines.forEach(item);
    flow.need(8 * step);
    flow.y = dashes(flow.y);
    for (const { kind, text } of print.sums()) {
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : kind === 'total' ? ` ${print.currency()}` : '';
      paper.text(`${say.sums[kind]}${rate}`, at(54), flow.y);
      paper.text(text, left, flow.y, { width: amountEnd * letter, align: 'right' });
      flow.y += step;
    }
    flow.y = dashes(flow.y);
    paper.text(`${say.last[0]} ${print.number()}`, left, flow.y);
  },
};
