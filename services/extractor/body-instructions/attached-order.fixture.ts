import { layText } from '@orderloom/pages/text.ts';
import { extractOrder } from '../extract-order.ts';
import { settings } from '../structured/structured.fixture.ts';

const order = `PURCHASE ORDER

Order number: PO-1001
Order date: 2027-03-01
Delivery date: 2027-04-01

Ship to:
Muster GmbH
Hauptstr. 1
10115 Berlin

Item     Description          Qty    Price    Total
A-100    Hex bolt M8          10     2.00     20.00
A-200    Washer 8 mm          20     1.00     20.00
A-300    Safety gloves        30     3.00     90.00

Total EUR 130.00
`;

/** A plain text as a read file. */
export const textFile = (name: string, text: string) => ({
  name,
  notes: [],
  pages: layText(text, { maxPages: 9 }).pages,
});

/** What the attached order of three lines says, before the letter beside it is read. */
export const draft = extractOrder({ files: [textFile('order.txt', order)], settings });
