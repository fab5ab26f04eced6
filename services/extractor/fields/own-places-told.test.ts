import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { ownPlacesTold } from './own-places-told.ts';

const placesIn = (text: string) =>
  plainSheets(text)
    .flatMap((sheet) => ownPlacesTold(sheet, new Set()))
    .map(({ lines: [line] }) => line!.text);

test.each([
  [
    'Die Lieferung brauchen wir am 4. Mai. Bitte nicht in den Laden,\nsondern zu unserem Lager in der Ulmer Straße 12, 89073 Ulm. Dort ist Rampe 2.',
    'Ulmer Straße 12, 89073 Ulm',
  ],
  [
    'We need the delivery by 4 May. Not to the shop, please,\nbut to our warehouse in Mill Lane 12, Leeds LS1 4AB. Ring first.',
    'Mill Lane 12, Leeds LS1 4AB',
  ],
  [
    'De levering moet op 4 mei. Niet naar de winkel, maar naar ons magazijn aan de\nKadeweg 12, 1011 AA Amsterdam. Graag vooraf bellen.',
    'Kadeweg 12, 1011 AA Amsterdam',
  ],
])('a place that a letter calls its own: %s', (text, place) => {
  expect(placesIn(text)).toEqual([place]);
});

test.each([
  'Die Lieferung kam zu spät. Die Rechnung senden Sie an unser Büro in der Ulmer Straße 12, 89073 Ulm.',
  'Die Lieferung ist da. Die leeren Paletten holen Sie bitte in unserem Lager in der Ulmer Straße 12, 89073 Ulm.',
  'Die Lieferung eilt. Bitte nicht zu unserem Lager in der Ulmer Straße 12, 89073 Ulm.',
  'Gern sehen wir uns wieder. Unser Lager in der Ulmer Straße 12, 89073 Ulm, ist neu.',
  'Bitte liefern Sie bis 12.06.2026. Lieferscheine senden Sie an unser Büro in der Ulmer Straße 12, 89073 Ulm.',
  'Bitte liefern Sie bis 12.06.2026. Die alten Geräte stehen in unserer Filiale in der Ulmer Straße 12, 89073 Ulm.',
  'Livraison le 12 juin 2026. Les bons de livraison sont à retourner à notre bureau 9 rue Royale, 75008 Paris.',
  'The delivery was fine. Meet us at our office in Mill Lane 12, Leeds LS1 4AB.',
])('no place of delivery: %s', (text) => {
  expect(placesIn(text)).toEqual([]);
});
