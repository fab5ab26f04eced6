import { numbersLike } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { sap } from '../../wording/held-out/sap.ts';
import { wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** SAP's own print program with the pricing of each item: gross price, discount and net value in lines of their own. */
export const family: DrawnFamily = {
  about:
    'SAP print: under each item its gross price, its discount and its net value, supplier number and date in lines',
  order: {
    lines: [2, 11],
    number: '45########',
    article: '{1|4}#######',
    articles: 'both',
    discounts: true,
    delivery: 'lines',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'sans', 'courier', 'mono'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, language, word, sentences } = sheet;
    const say = wordsIn(sap, language);
    const [left, right, info] = [50, paper.width - 42, 330];
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 36, { size: 13, bold: true });
    paper.lines([...print.party('supplier', 'company', 'street', 'town', 'country')], left, 104);
    paper.text(say.order, info, 82, { size: 14, bold: true });
    const told: [string, string][] = [
      [say.numberDate, `${print.number()}  /  ${print.date()}`],
      [say.contactPhone, `${print.value('buyer', 'contact')}  /  ${print.value('buyer', 'phone')}`],
      [say.vendorNumber, order.supplierNumber],
    ];
    told.forEach(([label, text], i) => {
      paper.fitted(label, info, 104 + i * 26, right - info, { size: 7 });
      paper.fitted(text, info, 114 + i * 26, right - info, { bold: true });
    });
    paper.text(say.deliverTo, left, 190);
    const to = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    let y = paper.lines(to, left + 130, 190) + 6;
    paper.text(`${say.delivery} ${word('deliveryTermsValue')}`, left, y);
    paper.fitted(`${say.terms} ${word('paymentTermsValue')}`, info, y, right - info);
    y = paper.paragraph(sentences('opening', 1)[0]!, left, y + 20, right - left);
    paper.text(`${say.currency}  ${print.currency()}`, right - 120, y + 6, { width: 120, align: 'right' });

    const columns = { material: left + 40, text: left + 140, quantity: left + 40, unit: left + 130 };
    const end = (text: string, x: number, at: number) =>
      paper.text(text, x - 130, at, { width: 130, align: 'right' });
    const priceEnd = right - 100;
    const rule = (at: number) => paper.line(left, at, right, at);
    function drawHead(at: number): number {
      rule(at);
      paper.text(say.item, left, at + 3);
      paper.text(say.material, columns.material, at + 3);
      paper.text(say.text, columns.text, at + 3);
      paper.text(say.quantity, columns.quantity, at + 3 + step);
      paper.text(say.unit, columns.unit, at + 3 + step);
      end(say.pricePerUnit, priceEnd, at + 3 + step);
      end(say.netValue, right, at + 3 + step);
      rule(at + 2 * step + 5);
      return at + 2 * step + 11;
    }
    const flow = startFlow(paper, {
      y: drawHead(y + 22),
      bottom: paper.height - 80,
      nextPage() {
        paper.text(order.buyer.company, left, 36, { bold: true });
        paper.fitted(`${say.numberDate}  ${order.number}  /  ${print.day(order.date)}`, info, 36, 190);
        paper.text(`${word('page')} ${paper.pageNumber()}`, right - 60, 52, { width: 60, align: 'right' });
        return drawHead(74);
      },
    });
    const number = numbersLike(print);
    for (const line of print.lines) drawItem(line);
    flow.need(50);
    rule(flow.y);
    const [total] = print.sums();
    paper.text(`${say.totalNet} ${order.currency}`, columns.quantity, flow.y + 6, { bold: true });
    end(total!.text, right, flow.y + 6);
    rule(flow.y + 22);
    foot();

    function drawItem(line: PrintedLine): void {
      const { discount, quantity, price, per, unit, total: net, position } = line.raw;
      const texts = paper.wrap(line.description(), right - columns.text);
      flow.need((texts.length + (discount ? 6 : 3)) * step + 8);
      paper.text(String(position).padStart(5, '0'), left, flow.y);
      paper.text(line.article(), columns.material, flow.y);
      flow.y = paper.lines(texts, columns.text, flow.y);
      paper.text(line.quantity(), columns.quantity, flow.y, { width: 70, align: 'right' });
      paper.text(line.unit(), columns.unit, flow.y);
      const gross = line.price();
      if (discount) {
        const amount = quantity.kind === 'whole' ? (quantity.value * price) / per : 0;
        flow.y += step;
        paper.text(say.grossPrice, columns.quantity, flow.y);
        end(`${gross} ${order.currency}  ${line.per()} ${unit}`, priceEnd, flow.y);
        end(print.money(amount), right, flow.y);
        flow.y += step;
        paper.text(say.discount, columns.quantity, flow.y);
        end(`${number(discount, 3)}- %`, priceEnd, flow.y);
        end(`${print.money(amount - net)}-`, right, flow.y);
        flow.y += step;
        paper.text(say.netValue, columns.quantity, flow.y);
      } else end(`${gross} / ${line.per()} ${unit}`, priceEnd, flow.y);
      end(line.total(), right, flow.y);
      flow.y += step;
      paper.text(`${say.yourMaterial} ${line.yourArticle()}`, columns.quantity, flow.y);
      flow.y += step;
      paper.text(`${say.deliveryDate} ${say.day} ${line.date()}`, columns.quantity, flow.y);
      flow.y += step + 8;
    }
    function foot(): void {
      const parts = [...print.party('buyer', 'street', 'town', 'country'), print.value('buyer', 'vatId')];
      paper.line(left, paper.height - 52, right, paper.height - 52, { thickness: 0.3 });
      paper.fitted([order.buyer.company, ...parts].join('  '), left, paper.height - 46, right - left, {
        size: 7,
      });
    }
  },
};
