import { logo } from '../../kit/company-files.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { linesOf } from '../../kit/lines.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A printing system sends its form: the body is empty or a signature, the subject a file name. */
export const formAlone: MailFamily = {
  name: 'form-without-a-word',
  category: 'purchase_order',
  make: async (source) => {
    const order = source.newOrder({ lines: [1, 7] });
    const { random } = source;
    const name = random.pick([
      `${fileNumber(order)}.pdf`,
      'SKM_C25825.pdf',
      `${random.fill('DOC########')}.PDF`,
    ]);
    const body = random.pick([[''], ['<sign>'], ['--', '<sign>']]);
    return orderMail(
      source,
      order,
      { subject: random.pick([name, '', 'Scan']), body },
      {
        attachments: [
          await orderPaper(source, name, order),
          ...(body.length > 1 ? [await logo(order.buyer)] : []),
        ],
        lines: linesOf(order, 'numbered'),
      },
    );
  },
};
