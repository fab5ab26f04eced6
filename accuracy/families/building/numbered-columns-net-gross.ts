import { drawBlock } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  pl: {
    title: 'ZAMÓWIENIE NR {n}',
    dated: 'z dnia {d} r.',
    parties: listed('Zamawiający: | Wykonawca:'),
    intro: 'Zamawiający zleca, a Wykonawca przyjmuje do realizacji dostawę następujących artykułów:',
    heads: listed(
      'Lp. | Przedmiot zamówienia | J.m. | Ilość | Cena jedn. netto | Wartość netto | VAT | Wartość brutto',
    ),
    sum: 'RAZEM',
    vat: 'w tym VAT',
    terms: listed('Termin realizacji | Miejsce dostawy | Osoba do kontaktu | Faktura płatna'),
    law: 'Zamówienie udzielone bez stosowania ustawy Prawo zamówień publicznych (art. 2 ust. 1 pkt 1).',
    sign: listed('Sporządził(a) | Główny księgowy | Zatwierdzam'),
  },
  fr: {
    title: 'BON DE COMMANDE N° {n}',
    dated: 'en date du {d}',
    parties: listed('Le pouvoir adjudicateur : | Le titulaire :'),
    intro: 'Le titulaire est invité à exécuter les prestations suivantes, dans les conditions du marché :',
    heads: listed('N° | Nature des fournitures | Unité | Qté | PU HT | Montant HT | TVA | Montant TTC'),
    sum: 'TOTAUX',
    vat: 'dont TVA',
    terms: listed('Délai d’exécution | Lieu de livraison | Agent chargé du suivi | Mandatement'),
    law: 'Le numéro du bon de commande doit figurer sur la facture déposée sur Chorus Pro.',
    sign: listed('Établi par | Le gestionnaire | L’ordonnateur'),
  },
};

/** A public office's order: numbered columns, net and gross of each row, the sums as the last row of the table. */
export const family: DrawnFamily = {
  about:
    'public office: number and date centred as a title, columns numbered under their heads, net, tax rate and gross per row, totals as last row in the grid, conditions below in a label list',
  languages: languagesOf(words),
  order: {
    lines: [1, 14],
    articles: 'none',
    delivery: 'date',
    tax: true,
    freight: false,
    openQuantity: false,
  },
  paper: { faces: ['serif', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [50, paper.width - 50];
    const width = right - left;
    const step = paper.leading();
    const title = say.title.replace('{n}', print.number());
    paper.text(title, left, 46, { size: 13, bold: true, width, align: 'center' });
    paper.text(say.dated.replace('{d}', print.date()), left, 64, { width, align: 'center' });
    const half = width / 2;
    const buyer = print.party('buyer', 'company', 'street', 'town', 'vatId');
    drawBlock(paper, say.parties[0]!, buyer, { x: left, y: 92, width: half - 16 });
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country', 'vatId');
    drawBlock(paper, say.parties[1]!, supplier, { x: left + half, y: 92, width: half - 16 });
    let y = paper.paragraph(say.intro, left, 178, width) + 6;

    const rate = `${print.money(order.taxRate).replace(/[.,]?0+$/, '')}%`;
    const gross = ({ raw }: PrintedLine) => print.money(raw.total * (1 + order.taxRate / 100));
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [28, 'center', (line) => String(print.lines.indexOf(line) + 1)],
      [width - 342, 'left', (line) => [line.description(), ...line.notes()]],
      [40, 'center', (line) => line.unit()],
      [46, 'right', (line) => line.quantity()],
      [60, 'right', (line) => line.price()],
      [68, 'right', (line) => line.total()],
      [32, 'center', () => rate],
      [68, 'right', gross],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([most, align, cell], i) => ({
      head: `${say.heads[i]}\n${i + 1}`,
      width: most,
      align,
      headAlign: 'center',
      cell,
    }));
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 90, nextPage: () => 50 },
      { rules: 'all', head: { size: 7, bold: false }, valign: 'middle' },
    );
    const sums = print.sums();
    const amount = (kind: string) => sums.find((sum) => sum.kind === kind)!.text;
    const at = right - 168;
    paper.box(left, y, width, step + 6);
    paper.text(say.sum, left, y + 3, { bold: true, width: at - left - 6, align: 'right' });
    paper.text(amount('subtotal'), at, y + 3, { bold: true, width: 65, align: 'right' });
    paper.text(amount('total'), right - 68, y + 3, { bold: true, width: 65, align: 'right' });
    for (const x of [at, at + 68, right - 68]) paper.line(x, y, x, y + step + 6);
    y += step + 9;
    const vat = `${say.vat}: ${amount('tax')} ${print.currency()}`;
    paper.text(vat, left, y, { width: width - 3, align: 'right', size: 7.5 });
    y += 18;
    if (y > paper.height - 190) {
      paper.newPage();
      y = 60;
    }
    const contact = `${print.value('buyer', 'contact')}, ${print.value('buyer', 'phone')}`;
    const values = [
      print.delivery() ?? '',
      print.party('shipTo', 'company', 'extra', 'street', 'town').join(', '),
      contact,
      word('paymentTermsValue'),
    ];
    values.forEach((value, i) => {
      paper.text(`${i + 1}. ${say.terms[i]}:`, left, y);
      paper.fitted(value, left + 130, y, width - 130, { bold: i === 0 });
      y += step + 4;
    });
    paper.fitted(say.law, left, y + 4, width, { size: 7.5, italic: true });
    say.sign.forEach((text, i) => {
      const x = left + (i * width) / 3;
      paper.line(x + 10, y + 66, x + width / 3 - 10, y + 66, { dash: 1 });
      paper.text(text, x, y + 69, { size: 7, width: width / 3, align: 'center' });
    });
  },
};
