import { expect, test } from 'vitest';
import { subjectReference } from './subject-reference.ts';

test.each([
  ['Order 4711', '4711'],
  ['Bestellung: 4500-7781 (Lieferung bis 03.11.2026)', '4500-7781'],
  ['RE: Purchase order no. PO/2026/0042', 'PO/2026/0042'],
  ['Commande [BC-2026-031] du 12/03/2026', 'BC-2026-031'],
  ['Onze bestelling nummer 26-118, week 12', '26-118'],
  ['PO# 88123', '88123'],
  ['Auftrag K-2504 gem. Angebot AN-33911', 'K-2504'],
  ['Bon de commande N°4417 — Muster', '4417'],
  ['[Shop24] Nieuwe bestelling - 4711', '4711'],
  ['[Order 4711] by Shop24', '4711'],
  ['[Shop24] New order - 4711-22 - QWKZHRTBM', '4711-22'],
  ['New order for site Bremen 4711-22 - EMERGENCY', '4711-22'],
  ['Bestellung Werk Bremen Nord Halle 4711-22 - DRINGENDE', '4711-22'],
  ['[Shop24] Nowe zamówienie - QWKZHRTBM', 'QWKZHRTBM'],
  ['Encomenda 88-12 urgente ref 2026-4711', '88-12'],
  // A word for "order" far in front does not lend its name to anything.
  ['Your order of last week and our request REF-90017 for 2026', 'REF-90017'],
  // Without such a word the longest token with digits.
  ['Anfrage 12 zu Vorgang VG-2026-77123', 'VG-2026-77123'],
])('%s: %s', (subject, reference) => {
  expect(subjectReference(subject)).toBe(reference);
});

test.each([
  [''],
  ['Our order'],
  ['[Shop24] New order'],
  ['New order - IMPORTANT'],
  ['Purchase order: CONFIRMED'],
  ['New order - QWKZHRTBM'],
  ['[Shop24] New order - IMPORTANT'],
  [`[Shop24] New order ${'urgent '.repeat(80)}- QWKZHRTBM`],
  ['URGENT: NEW ORDER FROM WHOLESALE'],
  ['Invoice query, invoice 90331'],
  ['Auftrag gem. Angebot AN-3391'],
  ['Consulta factura n. 771'],
  ['Order of 03.11.2026'],
  ['Bestellung für Donnerstag, 28. Mai'],
  ['Bestellung 28.05.'],
  ['Garden party 21st June'],
  ['Weekly order acct 4417'],
  ['Order 5'],
  ['Order for <script>alert(1)</script>'],
  [`Order ${'9'.repeat(41)}`],
  [`${'urgent '.repeat(80)}order 4711`],
])('no reference in "%s"', (subject) => {
  expect(subjectReference(subject)).toBeNull();
});
