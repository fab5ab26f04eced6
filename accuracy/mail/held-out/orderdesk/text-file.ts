import type { Order, Party } from '../../../order/order.ts';
import { formatDate, formatNumber, monthNames } from '../../../print/formats.ts';
import { quantityOf } from '../../kit/lines.ts';
import { fileNumber } from '../../kit/paper.ts';
import { paperWords } from '../../kit/paper-words.ts';
import type { Attachment, MailSource } from '../../mail-family.ts';

/** The order as the plain text that an old merchandise system prints. */
export function orderText({ random, place, language }: MailSource, order: Order): Attachment {
  const said = paperWords[language];
  const [dates, number, months] = [
    random.pick(place.dates),
    random.pick(place.numbers),
    monthNames(language),
  ];
  const day = (date: string) => formatDate(date, dates, months);
  const money = (amount: number) => formatNumber(amount, 2, number);
  const { delivery, buyer, shipTo, supplier, lines } = order;
  const table = [
    [...said.columns],
    ...lines.map((line) => [
      String(line.position),
      line.article ?? line.yourArticle ?? '',
      line.description,
      `${quantityOf(line)} ${line.unit}`,
      money(line.price),
      money(line.total),
    ]),
  ];
  const content = [
    ...addressOf(buyer),
    buyer.phone,
    '',
    `${said.title}`,
    `${said.number}: ${order.number}`,
    `${said.date}: ${day(order.date)}`,
    `${said.delivery}: ${delivery.kind === 'date' ? day(delivery.date) : ''}`,
    '',
    `${said.to}:`,
    ...addressOf(supplier),
    '',
    `${said.shipTo}:`,
    ...addressOf(shipTo),
    '',
    ...inColumns(table),
    '',
    `${said.sum}: ${money(order.subtotal)} ${order.currency}`,
    '',
  ].join('\r\n');
  return {
    name: `${fileNumber(order)}.txt`,
    type: 'text/plain; charset=utf-8',
    content: Buffer.from(content),
  };
}

const addressOf = ({ company, extra, street, townLine }: Party): string[] =>
  [company, extra, street, townLine].filter((row) => row !== null);

function inColumns(rows: readonly string[][]): string[] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)) + 2);
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('')
      .trimEnd(),
  );
}
