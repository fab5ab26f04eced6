import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../../sample.fixture.ts';

const page = (gap: string) => `
Order 4711                                        ${gap}Horlogerie Nord SA
                                                  ${gap}Rue du Port 4
                                                  ${gap}1023 Crissier
                                                  ${gap}Telephone
                                                  ${gap}Register
Pos   Article   Description          Qty   Price  ${gap}Bank
1     A-100     Europallet 1200 x    10    1.50   ${gap}IBAN CH
                800 mm, used                      ${gap}Owner
2     A-200     Belt                 20    2.50   ${gap}Ann Lee
`;

test('what runs down the right of the page beside a table is none of it', () => {
  const { rows } = draftOf(plainFile(page('      ')));
  expect(rows.map(({ description, quantity }) => [description?.value, quantity?.value])).toEqual([
    ['Europallet 1200 x 800 mm, used', 10],
    ['Belt', 20],
  ]);
});
