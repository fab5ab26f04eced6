import { createCanvas } from '@napi-rs/canvas';
import { afterAll, expect, test } from 'vitest';
import { readImage, stopOcr } from './image.ts';
import { packsOf } from './ocr-languages.ts';
import type { SeenWord } from './ocr-worker.ts';

afterAll(stopOcr);

const seen = (text: string): SeenWord[] =>
  text.split(' ').map((word) => ({
    text: word,
    left: 0,
    top: 0,
    width: 1,
    height: 1,
    confidence: 0.9,
    line: 1,
  }));

test.each([
  ['Bestellung Datum Menge Einzelpreis Gesamtpreis und', ['deu']],
  ['Pedido de compra Fecha entrega Proveedor Cantidad Importe', ['spa']],
  ['Ordine di acquisto Data consegna Fornitore Quantita Prezzo', ['ita']],
  ['Nota de encomenda Data entrega Fornecedor Quantidade Preco', ['por']],
  ['ZAMOWIENIE NR Data zamowienia Dostawca Ilosc Cena netto', ['pol']],
  ['Ordrenr Leveringsdato Varenr Beskrivelse Antal Stykpris', ['dan']],
  ['Purchase order number date of delivery', ['eng']],
  ['Kunden 4711 Einkäufer', ['deu']],
  ['Total 4711 EUR', undefined],
  ['4711 M8x40 500', undefined],
])('%s is read with %j', (text, packs) => {
  expect(packsOf(seen(text))).toEqual(packs);
});

test('a Polish page and a Danish page keep their letters', { timeout: 60_000 }, async () => {
  const read = async (lines: string[]) =>
    (await readImage(drawn(lines), { name: 'scan.png' })).pages[0]!.words.map(({ text }) => text).join(' ');
  expect(
    await read([
      'ZAMÓWIENIE NR 4711',
      'Data zamówienia: 12 października 2026',
      'Ilość  Cena netto  Wartość',
      'Dostawca: Śruby Łódź',
    ]),
  ).toContain('Data zamówienia: 12 października 2026');
  expect(
    await read([
      'INDKØBSORDRE NR. 4711',
      'Leveringsdato: 12. oktober',
      'Antal  Stykpris  Beløb',
      'Leverandør: Nørregård',
    ]),
  ).toContain('Leverandør: Nørregård');
});

function drawn(lines: string[]): Buffer {
  const canvas = createCanvas(1240, 1754);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1240, 1754);
  context.fillStyle = '#222';
  context.font = '28px sans-serif';
  lines.forEach((line, at) => {
    context.fillText(line, 100, 150 + 60 * at);
  });
  return canvas.toBuffer('image/png');
}
