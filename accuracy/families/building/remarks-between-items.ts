import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Order to supplier {n} of {d}',
    head: listed('Vendor acct | Raised by | Direct dial | Terms'),
    blocks: listed('Supplied by | Consignee | Accounts payable'),
    heads: listed('No. | Part no. / your part no. | Particulars | Need date | Qty | Rate | Ext. value'),
    remarks: listed(
      'Next items for the night shift: deliver to the side door and ring the bell. | Items below are charged to maintenance. | The following as last time, same batch if you still have it. | Please pack what follows apart from the rest.',
    ),
    sums: { subtotal: 'Items', freight: 'Carriage in', tax: 'Sales tax / VAT', total: 'Value of order' },
    foot: 'Bankers: {b}   IBAN {i}   Tax ID {v}',
  },
  pt: {
    title: 'Requisição externa {n} de {d}',
    head: listed('Conta fornecedor | Emitido por | Linha direta | Condições'),
    blocks: listed('Fornecido por | Destinatário da mercadoria | Contabilidade'),
    heads: listed('N.º | Ref. nossa / vossa | Discriminação | Para quando | Qtd. | Valor unit. | Valor líq.'),
    remarks: listed(
      'Os artigos seguintes são para o turno da noite: entregar na porta lateral. | O que segue é imputado à manutenção. | Como da última vez, do mesmo lote se ainda houver. | Embalar o que segue à parte.',
    ),
    sums: { subtotal: 'Artigos', freight: 'Portes', tax: 'IVA', total: 'Valor da requisição' },
    foot: 'Banco: {b}   IBAN {i}   NIF {v}',
  },
  nl: {
    title: 'Order aan leverancier {n} d.d. {d}',
    head: listed('Crediteurnr. | Opgesteld door | Doorkies | Betaling'),
    blocks: listed('Te leveren door | Goederen naar | Facturen naar'),
    heads: listed('Rg. | Onderdeelnr. / uw nr. | Specificatie | Nodig | Aantal | Netto | Waarde'),
    remarks: listed(
      'Onderstaande is voor de nachtploeg: afleveren bij de zijdeur en aanbellen. | Wat volgt komt ten laste van onderhoud. | Als vorige keer, liefst dezelfde partij. | Het volgende apart verpakken.',
    ),
    sums: { subtotal: 'Regels', freight: 'Vrachtkosten', tax: 'Btw', total: 'Waarde order' },
    foot: 'Bank: {b}   IBAN {i}   Btw-id {v}',
  },
};

/** Rows with a day each; between some of them stand sentences over the whole width that are no items. */
export const family: DrawnFamily = {
  about:
    'number and date as a sentence in the title, both article numbers in one cell one above the other, day of need per row, remarks over the whole width between rows, bank in the foot of each page',
  languages: languagesOf(words),
  order: {
    lines: [3, 18],
    articles: 'both',
    delivery: 'lines',
    notes: false,
    openQuantity: false,
    billTo: 'other',
  },
  paper: { faces: ['helvetica', 'serif', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [48, paper.width - 48];
    const width = right - left;
    const step = paper.leading();
    const iban = random.fill(`${order.buyer.country}## #### #### #### ##`);
    const foot = say.foot.replace('{b}', random.pick(['BNP', 'HSBC', 'ING'])).replace('{i}', iban);
    const drawFoot = () => {
      paper.line(left, paper.height - 46, right, paper.height - 46, { thickness: 0.4 });
      const text = foot.replace('{v}', print.value('buyer', 'vatId'));
      paper.text(text, left, paper.height - 42, { size: 7, width, align: 'center' });
      paper.text(String(paper.pageNumber()), left, paper.height - 42, { size: 7, width, align: 'right' });
    };
    const own = print.party('buyer', 'company', 'street', 'town', 'country', 'email');
    own.forEach((text, i) => {
      const style = { bold: i === 0, size: i === 0 ? 12 : 8 };
      paper.fitted(text, left, 36 + (i === 0 ? 0 : 6 + i * 10), 260, { ...style, width: 260 });
    });
    const title = say.title.replace('{n}', print.number()).replace('{d}', print.date());
    paper.fitted(title, left, 102, width, { size: 13, bold: true });
    const facts = [
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      word('paymentTermsValue'),
    ];
    facts.forEach((value, i) => {
      const y = 36 + i * 12;
      paper.fitted(say.head[i]!, right - 190, y, 80, { size: 8, color: '#666666' });
      paper.fitted(value, right - 106, y, 106, { size: 8 });
    });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      const x = left + (i * width) / 3;
      paper.text(say.blocks[i]!, x, 128, { italic: true, size: 8 });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 139 + n * step, width / 3 - 12);
      });
    });

    const widths = [36, 90, width - 376, 76, 62, 52, 60];
    const at = widths.map((_, i) => left + widths.slice(0, i).reduce((sum, each) => sum + each, 0));
    const cell = (text: string, i: number, y: number, bold = false) => {
      const style = { width: widths[i]! - 4, align: i > 3 ? ('right' as const) : ('left' as const), bold };
      const size = paper.fontSize * Math.min(1, style.width / paper.widthOf(text, { bold }));
      paper.text(text, at[i]!, y, { ...style, size });
    };
    const heads = (y: number) => {
      paper.box(left - 3, y - 3, width + 6, step + 6, { fill: '#ececec' });
      say.heads.forEach((head, i) => {
        cell(head, i, y, true);
      });
      return y + step + 8;
    };
    const flow = startFlow(paper, {
      y: heads(212),
      bottom: paper.height - 56,
      beforeBreak: drawFoot,
      nextPage: () => heads(44),
    });
    const remarks = random.shuffled(say.remarks);
    print.lines.forEach((line, i) => {
      if (random.chance(i === 0 ? 0.2 : 0.3)) drawRemark(remarks.pop());
      drawItem(line);
    });

    function drawRemark(remark: string | undefined): void {
      if (remark === undefined) return;
      flow.need(4 * step);
      paper.fitted(remark, left, flow.y, width, { italic: true });
      flow.y += step + 5;
    }

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), widths[2]! - 6);
      const height = Math.max(2, texts.length) * step + 5;
      flow.need(height);
      const { y } = flow;
      cell(line.position(), 0, y);
      cell(line.article(), 1, y);
      cell(line.yourArticle(), 1, y + step);
      paper.lines(texts, at[2]!, y);
      cell(line.date(), 3, y);
      cell(`${line.quantity()} ${line.unit()}`, 4, y);
      cell(line.price(), 5, y);
      cell(line.total(), 6, y);
      paper.line(left, y + height - 3, right, y + height - 3, { thickness: 0.3, color: '#999999' });
      flow.y += height;
    }

    const sums = print.sums();
    flow.need(sums.length * (step + 3) + 6);
    flow.y += 4;
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const label = bold ? `${say.sums[kind]} (${print.currency()})` : say.sums[kind];
      paper.text(label, right - 260, flow.y, { bold, width: 160, align: 'right' });
      paper.text(text, right - 90, flow.y, { bold, width: 86, align: 'right' });
      flow.y += step + 3;
    }
    drawFoot();
  },
};
