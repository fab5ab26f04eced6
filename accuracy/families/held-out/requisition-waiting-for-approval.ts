import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Requisition|PURCHASE REQUISITION|Requisition for Purchase|Internal Requisition',
    facts:
      'Requisition No.|Date Entered|Fiscal Year|Department|Requested By|Telephone|Date Needed|Status|PO Number',
    department: 'Facilities|Science Dept.|Athletics|Public Works|Food Services',
    status: 'Pending Approval|In Workflow|Level 2 of 3',
    none: 'not assigned|(none)|',
    vendor: 'Suggested Vendor|Recommended Vendor|Vendor',
    shipTo: 'Ship To / Deliver To|Deliver To',
    heads: 'Line|Commodity|Description|Qty|UOM|Est. Unit Cost|Est. Total',
    total: 'Estimated Total|Requisition Total',
    account: 'Account|Budgeted|Encumbered|This Requisition',
    approvals: 'Approval Level|Approver|Action|Date',
    actions: 'Submitted|Approved|Pending',
    levels: 'Requester|Budget Manager|Purchasing Office',
    warning:
      'THIS IS NOT A PURCHASE ORDER. Vendors must not ship or invoice against this requisition.|This requisition is not an order. Goods may be supplied only against a purchase order issued by the Purchasing Office.|NOT A PURCHASE ORDER - for internal approval only. No commitment is made until a purchase order number is assigned.',
    reason:
      'Justification: stock is below minimum and the vendor was lowest of three.|Justification: replaces equipment out of service since the spring.',
  },
  nl: {
    title: 'Inkoopaanvraag|Interne inkoopaanvraag|AANVRAAG TOT INKOOP',
    facts:
      'Aanvraagnummer|Datum invoer|Boekjaar|Afdeling|Aangevraagd door|Telefoon|Nodig op|Status|Ordernummer',
    department: 'Facilitair|Technische dienst|Laboratorium|Magazijn',
    status: 'Wacht op goedkeuring|In behandeling|Stap 2 van 3',
    none: 'nog niet toegekend|(geen)|',
    vendor: 'Voorgestelde leverancier|Leverancier (voorstel)',
    shipTo: 'Af te leveren bij|Afleveradres',
    heads: 'Regel|Productgroep|Omschrijving|Aantal|Eenheid|Geschatte prijs|Geschat bedrag',
    total: 'Geschat totaal|Totaal aanvraag',
    account: 'Rekening|Budget|Verplicht|Deze aanvraag',
    approvals: 'Stap|Goedkeurder|Actie|Datum',
    actions: 'Ingediend|Goedgekeurd|Open',
    levels: 'Aanvrager|Budgethouder|Afdeling Inkoop',
    warning:
      'DIT IS GEEN BESTELLING. Leveranciers mogen op deze aanvraag niet leveren of factureren.|Deze aanvraag is geen opdracht. Er wordt pas besteld na goedkeuring en afgifte van een inkooporder door de afdeling Inkoop.',
    reason:
      'Reden: voorraad onder minimum, leverancier was de laagste van drie.|Reden: vervanging van materieel dat buiten gebruik is.',
  },
};

/** A school's or county's requisition on its way through the approvals: laid out like the order that it may become. */
export const family: DrawnFamily = {
  about:
    'purchase requisition, no order: suggested vendor, estimated costs, budget accounts, approval steps that are still open, a sentence that nothing is ordered',
  type: 'unknown',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    discounts: false,
    per: 1,
    tax: false,
    freight: false,
    delivery: 'date',
    notes: false,
  },
  paper: { faces: ['helvetica', 'times', 'sans', 'lato'], fontSize: [8, 9] },
  draw(paper, { print, order, language, random }) {
    const own = wordsIn(words, language);
    const say = (label: keyof typeof own) => random.pick(own[label].split('|'));
    const [left, right] = [40, paper.width - 40];
    const wide = right - left;
    const requested = order.buyer.contact;
    paper.text(order.buyer.company, left, 36, { size: 12, bold: true });
    paper.text(`${order.buyer.street}, ${order.buyer.townLine}`, left, 54);
    paper.text(say('title'), left, 36, { size: 14, bold: true, width: wide, align: 'right' });
    paper.line(left, 70, right, 70, { thickness: 1 });
    const warning = say('warning');
    const onTop = random.chance(0.5);
    let y = drawFacts(78);
    if (onTop) y = paper.paragraph(warning, left, y + 4, wide, { bold: true }) + 4;
    y = drawTable(
      paper,
      columns(),
      print.lines,
      { x: left, y: drawBlocks(y + 8) + 10, bottom: paper.height - 210 },
      { rules: random.pick(['all', 'rows', 'frame']), padding: 3, head: { fill: '#e3e3e3', size: 7.5 } },
    );
    paper.text(say('total'), right - 240, y + 6, { bold: true, width: 140, align: 'right' });
    paper.text(print.money(order.subtotal), right - 93, y + 6, {
      bold: true,
      width: 90,
      align: 'right',
    });
    y = drawApprovals(drawAccounts(y + 28) + 14);
    y = paper.paragraph(say('reason'), left, y + 10, wide, { italic: true });
    if (!onTop) paper.paragraph(warning, left, y + 8, wide, { bold: true });

    function drawFacts(top: number): number {
      const year = Number(order.date.slice(0, 4));
      const values = [
        random.fill('{R|RQ-|}00####'),
        print.date(),
        `${year}/${year + 1}`,
        say('department'),
        requested,
        order.buyer.phone,
        print.delivery()!,
        say('status'),
        say('none'),
      ];
      const third = wide / 3;
      listed(own.facts).forEach((name, i) => {
        const [x, at] = [left + (i % 3) * third, top + Math.floor(i / 3) * 15];
        paper.text(`${name}:`, x, at, { bold: true });
        const labelWidth = paper.widthOf(`${name}: `, { bold: true });
        if (values[i]) paper.fitted(values[i]!, x + labelWidth, at, third - labelWidth - 6);
      });
      return top + 48;
    }

    function drawBlocks(top: number): number {
      const blocks: [string, string[]][] = [
        [say('vendor'), print.party('supplier', 'company', 'street', 'town', 'country', 'phone')],
        [say('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town')],
      ];
      blocks.forEach(([head, texts], i) => {
        const x = left + (i * wide) / 2;
        paper.box(x, top, wide / 2 - 8, 84, { thickness: 0.5 });
        paper.text(head, x + 5, top + 4, { bold: true });
        paper.lines(texts, x + 5, top + 18);
      });
      return top + 84;
    }

    function columns(): Column<PrintedLine>[] {
      const [position, commodity, description, quantity, unit, price, total] = listed(own.heads);
      return [
        { head: position!, width: 34, align: 'center', cell: (line) => line.position() },
        { head: commodity!, width: 64, cell: () => random.fill('{031|285|450|615}-##') },
        { head: description!, width: wide - 330, cell: (line) => line.description() },
        { head: quantity!, width: 48, align: 'right', cell: (line) => line.quantity() },
        { head: unit!, width: 42, align: 'center', cell: (line) => line.unit() },
        { head: price!, width: 66, align: 'right', cell: (line) => line.price() },
        { head: total!, width: 76, align: 'right', cell: (line) => line.total() },
      ];
    }

    function drawRows(rows: string[][], top: number, widths: number[]): number {
      rows.forEach((row, n) => {
        let x = left;
        row.forEach((text, i) => {
          paper.text(text, x, top + n * 13, { size: 7.5, bold: n === 0 });
          x += widths[i]!;
        });
      });
      return top + rows.length * 13;
    }

    function drawAccounts(top: number): number {
      const sum = order.subtotal;
      const account = random.fill('{10|11|20}-{2600|1000|3100}-6{10|31}-0##');
      const budget = Math.ceil(sum / 1000) * 1000 + random.whole(1, 9) * 500;
      const row = [account, print.money(budget), print.money(budget * 0.2), print.money(sum)];
      return drawRows([listed(own.account), row], top, [150, 90, 90, 90]);
    }

    function drawApprovals(top: number): number {
      const levels = listed(own.levels);
      const [sent, approved, open] = listed(own.actions);
      const rows = [
        [levels[0]!, requested, sent!, print.day(order.date)],
        [
          levels[1]!,
          random.pick(['M. Ferro', 'G. Lunde', 'A. Visser']),
          approved!,
          print.day(addDays(order.date, 2)),
        ],
        [levels[2]!, random.pick(['J. Okoro', 'H. Bakker', 'P. Ames']), open!, ''],
      ];
      return drawRows([listed(own.approvals), ...rows], top, [130, 130, 90, 90]);
    }
  },
};
