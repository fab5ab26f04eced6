import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** The order of a distributor's ledger program: three quantities of which two are still nought, the text below the number. */
export const family: DrawnFamily = {
  about:
    'distribution ERP: Ordered, Received and Back Order side by side, description and warehouse below the item number, all sums printed even when nought',
  languages: ['en'],
  order: {
    lines: [1, 14],
    number: '{00|000}#####',
    articles: 'own',
    delivery: 'date',
    notes: false,
    per: 1,
    discounts: false,
  },
  style: { quantityDecimals: 2 },
  paper: { size: 'LETTER', faces: ['helvetica', 'times', 'courier', 'condensed'], fontSize: [8, 9] },
  draw(paper, { print, order, word, random }) {
    const [left, right] = [40, paper.width - 40];
    const american = order.buyer.country === 'US';
    const label = {
      number: random.pick(['Order Number:', 'P/O Number:', 'PO No.:']),
      date: random.pick(['Order Date:', 'P/O Date:']),
      vendor: random.pick(['Vendor Number:', 'Vendor No.:']),
      from: random.pick(['Ordered From:', 'Purchased From:', 'Vendor:']),
      required: random.pick(['Required Date', 'Req Date', 'Required']),
      confirm: random.pick(['Confirm To', 'Confirming To']),
      cost: random.pick(['Unit Cost', 'Cost', 'Unit Price']),
      back: random.pick(['Back Order', 'B/O', 'Back Ordered']),
    };
    const warehouse = random.fill('{000|001|002|MAIN}');
    const user = random.fill('{JLH|KMR|ADMIN|TLS}');
    const number = print.number();
    drawHead();
    const bottomOfHead = drawAddresses();
    const strip = drawBoxRow(
      paper,
      [
        [label.required, print.delivery()!],
        ['Ship Via', word('carrierValue')],
        ['F.O.B.', random.pick(['ORIGIN', 'DESTINATION', 'Prepaid', 'Collect', ''])],
        ['Terms', word('paymentTermsValue')],
        ['Buyer', print.value('buyer', 'contact')],
      ],
      { x: left, y: bottomOfHead + 6, width: right - left, height: 28, shares: [2, 3, 2, 3, 3] },
    );
    const end = drawTable(
      paper,
      columns(),
      print.lines,
      {
        x: left,
        y: strip + 8,
        bottom: paper.height - 130,
        nextPage() {
          drawHead();
          return 140;
        },
        beforeBreak: (y) => paper.text('Continued', right - 60, y + 6, { italic: true }),
        below: (line) => [
          { x: 12, text: `${line.description()}` },
          { x: 12, text: `Whse:  ${warehouse}` },
        ],
      },
      { rules: 'head', padding: 2, gap: 4, head: { bold: random.chance(0.5) } },
    );
    drawSums(Math.max(end + 14, paper.height - 128));
    paper.text(`Confirm prices and ship dates by fax to ${order.buyer.fax}.`, left, paper.height - 120, {
      size: 7.5,
    });
    paper.text('_______________________________', left, paper.height - 74);
    paper.text('Authorized Signature', left, paper.height - 62, { size: 7.5 });

    function drawHead(): void {
      const company = print.party('buyer', 'company', 'street', 'town');
      paper.text(company[0]!, left, 36, { bold: true, size: 12 });
      const below = paper.lines(company.slice(1), left, 52);
      paper.text(`Phone ${print.value('buyer', 'phone')}`, left, below);
      paper.text('Purchase Order', right - 200, 34, { size: 17, bold: true, width: 200, align: 'right' });
      paper.text(`Page: ${paper.pageNumber()}`, right - 200, 58, { width: 200, align: 'right' });
      const rows: [string, string][] = [
        [label.number, number],
        [label.date, print.date()],
        [label.vendor, `01-${order.supplierNumber}`],
      ];
      rows.forEach(([name, value], i) => {
        paper.text(name, right - 190, 76 + i * 13, { width: 95, align: 'right', bold: true });
        paper.text(value, right - 88, 76 + i * 13);
      });
    }

    function drawAddresses(): number {
      const from = print.party('supplier', 'company', 'street', 'town', 'country');
      const to = print.party('shipTo', 'company', 'extra', 'street', 'town');
      const one = drawBlock(paper, label.from, from, { x: left + 10, y: 128, width: 230 });
      const two = drawBlock(paper, 'Ship To:', to, { x: 330, y: 128, width: right - 330 });
      const y = Math.max(one, two) + 8;
      paper.text(`${label.confirm}:`, left + 10, y, { bold: true });
      paper.text(order.supplier.contact.toUpperCase(), left + 90, y);
      paper.text(`Entered by ${user}`, 330, y, { size: 7 });
      return y + 12;
    }

    function columns(): Column<PrintedLine>[] {
      const nought = () => '0.00';
      const wide = right - left;
      return [
        { head: 'Item Number', width: wide - 386, cell: (line) => line.article() },
        { head: 'Unit', width: 46, cell: (line) => line.unit() },
        { head: 'Ordered', width: 66, align: 'right', cell: (line) => line.quantity() },
        { head: 'Received', width: 62, align: 'right', cell: nought },
        { head: label.back, width: 66, align: 'right', cell: nought },
        { head: label.cost, width: 68, align: 'right', cell: (line) => line.price() },
        { head: 'Amount', width: 78, align: 'right', cell: (line) => line.total() },
      ];
    }

    function drawSums(y: number): void {
      const printed = print.sums();
      const of = (kind: string) => printed.find((sum) => sum.kind === kind)?.text ?? print.money(0);
      const rows: [string, string][] = [
        ['Net Order:', print.money(order.subtotal)],
        ['Less Discount:', print.money(0)],
        ['Freight:', of('freight')],
        [american ? 'Sales Tax:' : 'VAT:', of('tax')],
        ['Order Total:', of('total')],
      ];
      rows.forEach(([name, text], i) => {
        const bold = i === rows.length - 1;
        paper.text(name, right - 220, y + i * 14, { width: 110, align: 'right', bold });
        paper.text(text, right - 100, y + i * 14, { width: 98, align: 'right', bold });
      });
    }
  },
};
