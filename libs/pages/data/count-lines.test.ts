import { expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { countDataLines } from './count-lines.ts';

const ubl = 'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"';

test.each([
  ['o.xml', `<Order ${ubl}><ID>1</ID><OrderLine><LineItem/></OrderLine><OrderLine/></Order>`, 2],
  ['o.xml', '<cXML><Request><OrderRequest><ItemOut/></OrderRequest></Request></cXML>', 1],
  ['o.edi', "UNH+1+ORDERS:D:96A:UN'BGM+220+1+9'LIN+1'LIN+2'LIN+3'UNT+6+1'", 3],
  ['o.csv', 'Article;Qty\nA-1;1', null],
])('%s %#', async (name, text, count) => {
  const { data } = await readFile({ name, bytes: new TextEncoder().encode(text) }, { maxPages: 1 });
  expect(countDataLines(data![0]!)).toBe(count);
});
