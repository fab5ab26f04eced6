import sharp from 'sharp';
import type { Party } from '../../order/order.ts';
import type { Attachment, MailSource } from '../mail-family.ts';
import { makePdf } from './paper.ts';
import { termsWords } from './terms-words.ts';

/** The logo that a signature brings along. */
export async function logo({ brand }: Party): Promise<Attachment> {
  const initial = brand[0]!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><rect width="48" height="48" fill="#264b73"/><text x="14" y="34" font-size="28" fill="#fff">${initial}</text></svg>`;
  return { name: 'image001.png', type: 'image/png', content: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** The general conditions of a buyer: clauses, no goods. */
export function terms({ language }: MailSource, buyer: Party): Promise<Attachment> {
  const { file, title, clauses } = termsWords[language];
  return makePdf(`${file}.pdf`, (pdf) => {
    pdf.fontSize(12).text(title).fontSize(8).text(buyer.company).moveDown();
    for (const [i, clause] of clauses.entries()) {
      pdf.text(`${i + 1}. ${clause}`, { align: 'justify' }).moveDown(0.6);
    }
  });
}

/** A drawing of a part: measures, a material and a number in its title block, and nothing ordered. */
export function drawing({ random }: MailSource, buyer: Party): Promise<Attachment> {
  const number = random.fill('{Z|D|TK}-####-##');
  const [length, height] = [random.whole(40, 260), random.whole(20, 90)];
  return makePdf(`${number} rev ${random.pick(['A', 'B', 'C'])}.pdf`, (pdf) => {
    pdf.rect(48, 48, 500, 740).stroke().rect(120, 180, length, height).stroke();
    pdf.circle(120 + length / 2, 180 + height / 2, height / 4).stroke();
    pdf.fontSize(8).text(String(length), 120 + length / 2, 164);
    pdf.text(String(height), 100, 176 + height / 2).text('Ø 8 H7', 130 + length, 180);
    const block = [`DWG ${number}`, 'SCALE 1:1', 'MAT. 1.4301', 'ISO 2768-mK', 'SHEET 1/1', buyer.brand];
    for (const [i, row] of block.entries()) pdf.text(row, 390, 690 + i * 14);
    pdf.rect(380, 682, 168, 106).stroke();
  });
}
