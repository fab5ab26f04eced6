import { expect, test } from 'vitest';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';
import { followSubject } from '../follow-subject.ts';

const shownOf = ({ rows, doubts }: typeof draft) => [
  rows.map(({ quantity }) => quantity?.value),
  doubts.some(({ code }) => code === 'instruction_unclear'),
];

test.each([
  ['Please drop the gloves from PO-1001.', [10, 20], false],
  ['Please drop the gloves from the second order.', [10, 20, 30], true],
  ['Please drop the gloves.', [10, 20, 30], true],
  ['Please deliver both on 12 May 2027.', [10, 20, 30], true],
  ['For PO-1001 no gloves, for PO-1002 no washers.', [10, 20, 30], true],
  ['Only the second attachment is valid.', [10, 20, 30], true],
  ['Attached are our orders PO-1001 and PO-1002.', [10, 20, 30], false],
])('of two orders in an e-mail: %s', (text, quantities, isAsked) => {
  const body = textFile('body.txt', `Hello,\n\n${text}\n\nKind regards\nAnna`);
  expect(shownOf(followInstructions(draft, body, settings, false))).toEqual([quantities, isAsked]);
});

test.each([
  ['CANCELLED: PO-1001', true],
  ['PO-1001 ON HOLD', true],
  ['DRAFT PO-1001', true],
  ['Please ignore - PO-1001', true],
  ['Order PO-1001 (duplicate, do not process)', true],
  ['Storno Bestellung PO-1001', true],
  ['Bestellung PO-1001 - noch nicht ausführen', true],
  ['Recall: PO-1001', true],
  ['Annulation de la commande PO-1001', true],
  ['Annulering order PO-1001', true],
  ['Order PO-1001', false],
  ['AW: Bestellung PO-1001', false],
  ['Our new order PO-1001 from Muster GmbH', false],
])('the subject: %s', (subject, isAsked) => {
  expect(shownOf(followSubject(draft, subject, settings, true))).toEqual([[10, 20, 30], isAsked]);
});
