import { expect, test } from 'vitest';
import { extractOrder } from '../../extract-order.ts';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';
import { forgottenGoods } from './forgotten-goods.ts';

const item = { kind: 'add', quantity: 6, article: 'KV-8840', description: 'Hinge 80 mm' };

test.each([
  ['We forgot KV-8840 Hinge 80 mm, please include 6 pcs.', 'pcs'],
  ['KV-8840 Hinge 80 mm ontbreekt nog: 6 stuks', 'stuks'],
  ['Leider vergessen: KV-8840 Hinge 80 mm, bitte 6 Stück mitschicken.', 'Stück'],
  ['We zijn KV-8840 Hinge 80 mm vergeten, stuur daarvan 6 stuks mee.', 'stuks'],
  ['Nous avons oublié la réf. KV-8840 Hinge 80 mm, à ajouter : 6 pièces', 'pièces'],
  ['Se nos olvidó la ref. KV-8840 Hinge 80 mm, pongan 6 unidades.', 'unidades'],
  ['Abbiamo dimenticato il cod. KV-8840 Hinge 80 mm, mettetene 6 pezzi.', 'pezzi'],
  ['Esquecemos a ref. KV-8840 Hinge 80 mm, juntem 6 unidades.', 'unidades'],
  ['Zapomnieliśmy o KV-8840 Hinge 80 mm, proszę dołożyć 6 szt.', 'szt'],
  ['Vi glemte KV-8840 Hinge 80 mm, send 6 stk. med.', 'stk'],
])('%s', (text, unit) => {
  expect(forgottenGoods(text, draft.rows)).toEqual({ ...item, unit });
});

test.each([
  'We forgot to say that the gate is closed, please ring 3 times.',
  'We forgot the order last week, so we waited 5 days.',
  'The driver forgot the gloves, he left 6 boxes.',
])('tells of no goods by number: %s', (text) => {
  expect(forgottenGoods(text, [])).not.toMatchObject({ article: expect.any(String) });
});

test('goods behind their amount are not those before it', () => {
  expect(forgottenGoods('Tego brakuje w PDF, a ma przyjechać: 10 opak. baterie AA.', draft.rows)).toBe(null);
});

test('what the papers have as well is asked about', () => {
  expect(forgottenGoods('We forgot A-100 Hex bolt M8, please include 6 boxes.', draft.rows)).toBe('unclear');
});

const added = (text: string) => {
  const body = textFile('body.txt', `Hello,\n\n${text}\n\nKind regards\nAnna`);
  const { rows, doubts } = followInstructions(draft, body, settings);
  const more = rows
    .slice(3)
    .map(({ quantity, unit, customerArticle, supplierArticle, description }) => [
      ...[quantity?.value, unit?.value],
      ...[(customerArticle ?? supplierArticle)?.value, description?.value],
    ]);
  return [...more, doubts.length];
};

test.each([
  'In addition to the order we need 6 pcs of item KV-8840, brass hinge.',
  'Wir brauchen zusätzlich 6 pcs vom Artikel KV-8840, brass hinge.',
  'Il nous faut en plus 6 pcs de la référence KV-8840, brass hinge.',
  'Además necesitamos 6 pcs de la referencia KV-8840, brass hinge.',
  'Ud over det på ordren skal vi bruge 6 pcs af vare KV-8840, brass hinge.',
])('the name stands behind the number: %s', (text) => {
  expect(added(text)).toEqual([[6, 'pcs', 'KV-8840', 'brass hinge'], 0]);
});

test.each([
  'Please add the following, it came in late:\n6 pcs brass hinge, item no. KV-8840',
  'Wil je dit nog toevoegen, dat kwam pas na het tekenen:\n6 pcs brass hinge, art.nr. KV-8840',
  'Aggiungete per favore questo articolo, chiesto dopo:\n6 pcs brass hinge, cod. KV-8840',
])('what is announced may begin with its amount: %s', (text) => {
  expect(added(text)).toEqual([[6, 'pcs', 'KV-8840', 'brass hinge'], 0]);
});

test('what somebody forgot is added to the papers', () => {
  expect(added('Se nos olvidó la ref. KV-8840 brass hinge, incluyan 6 pcs.')).toEqual([
    [6, 'pcs', 'KV-8840', 'brass hinge'],
    0,
  ]);
});

test('the number of an order of one line is no quantity of it', () => {
  const paper =
    'PURCHASE ORDER\n\nOrder number: 79705\n\nItem     Description    Qty\nA-100    Hex bolt M8    6\n';
  const one = extractOrder({ files: [textFile('order.txt', paper)], settings });
  const body = textFile('body.txt', 'Hola,\n\nadjunto nuestro pedido 79705, confirmen por favor.');
  const { rows, doubts } = followInstructions(one, body, settings);
  expect([rows.map(({ quantity }) => quantity?.value), doubts]).toEqual([[6], one.doubts]);
});

test.each([
  ['Please add 2 x KV-8840 Wall hook, brushed steel', 'Wall hook, brushed steel'],
  ['Bitte noch 2 Stück KV-8840 Wandhaken, matt schwarz', 'Wandhaken, matt schwarz'],
  ['Please add 2 x KV-8840 Wall hook, thanks', 'Wall hook'],
  ['Please add 2 x KV-8840 Wall hook, urgent', 'Wall hook'],
  ['Please add 2 x KV-8840 Wall hook, same delivery date', 'Wall hook'],
  ['Bitte noch 2 Stück KV-8840 Wandhaken, gleiche Lieferung', 'Wandhaken'],
])('what goods with a number are like stands behind a comma: %s', (text, name) => {
  expect([added(text)[0]].flat().at(-1)).toBe(name);
});
