import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const head = (name: string) =>
  stack(40, 40, name, 'Rua do Moinho, 12', '4700-110 Braga', 'NIF: 506310884', 'Tel: 253 555 014');
const other = stack(
  320,
  140,
  'Beispiel Higiene, S.A.',
  'Rua das Flores, 7',
  '4465-148 Porto',
  'NIF: 507440192',
);
const place = (name: string) => stack(40, 140, 'Entregar em:', name, 'Rua da Ponte, 3', '4715-553 Braga');
const read = async (...texts: Printed[]) => {
  const { buyer, doubts } = draftOf(await printedFile([...texts, ...table]));
  const isAsked = doubts.some(({ path }) => path === 'shipping_details.recipient.address');
  return [buyer.company?.value, isAsked];
};
const title = (text: string): Printed => [400, 40, text, 14];

test('a house below the head of who takes the goods is whom the paper goes to, whatever it prints of itself', async () => {
  const name = 'Oficina Nortada, Lda.';
  expect(await read(title('Encomenda'), ...head(name), ...place('Oficina Nortada'), ...other)).toEqual([
    name,
    false,
  ]);
});

test('so it is on an order to a supplier, at the top of which a house has its head', async () => {
  const texts = [...head('Oficina Nortada, Lda.'), ...place('Armazém de Baixo'), ...other];
  expect(await read(title('Encomenda a Fornecedor'), ...texts)).toEqual(['Oficina Nortada, Lda.', false]);
  expect(await read(title('Encomenda'), ...texts)).toContain(true);
});

test('the house below is none that the goods go to', async () => {
  const texts = [...head('Oficina Nortada, Lda.'), ...place('Beispiel Higiene'), ...other];
  const [buyer] = await read(title('Encomenda'), ...texts);
  expect(buyer).not.toBe('Oficina Nortada, Lda.');
});
