import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'Position <i> can be dropped, we found some in the stores.',
    'NB: line <i> is not needed any more, kindly strike it.',
    'Leave out item <i>, please.',
  ],
  drop: [
    'The <t> on the order is no longer required, please remove it.',
    'Do not send the <t>, the job has been put back.',
  ],
  quantity: [
    'On line <i> please make it <q> rather than <o>.',
    'Item <i> should read <q>, not <o>.',
    'Please increase pos. <i> from <o> to <q>.',
  ],
  amount: ['We need <q> of the <t>, not <o>.', 'Please up the <t> to <q>.'],
  add: [
    'Could you throw in <lines> too? It did not make it onto the PDF.',
    'What the order forgets: <lines>. Please add that.',
  ],
  date: [
    'Ignore the date on the order, we need everything on <d>.',
    'Delivery is now wanted on <d> instead of the date in the PDF.',
  ],
  address: [
    'The goods should not go to the address on the order but to <street>, <town>.',
    'Delivery address has changed: <street>, <town>.',
  ],
  reference: [
    'Please use PO number <n> in place of the one printed on the order.',
    'The number on the PDF is wrong, the right order number is <n>.',
  ],
  unclear: [
    'Please note that one of the lines has to be reduced a bit, Dave will know which.',
    'Can you change the quantities as discussed on the phone this morning?',
    'Swap the second lot for the other ones, same as we did in spring.',
  ],
  none: [
    'Please do not change anything without asking us first.',
    'If a line cannot be delivered in full, tell us before you ship.',
    'All quantities have been checked twice, 2 signatures as required.',
  ],
};
