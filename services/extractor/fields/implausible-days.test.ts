import { expect, test } from 'vitest';
import type { Chosen, DraftRow } from '../draft.ts';
import { onlyDay } from '../rows/reading/row-dates.ts';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { implausibleDays, otherDaysOfRows, withoutPastRemarks } from './implausible-days.ts';

const day = (value: string): Chosen => ({ value, confidence: 0.9, places: [], because: '' });
const rowOn = (value: string) => ({ deliveryDate: day(value) }) as DraftRow;
const head = (date: string | null, from: string | null = null, to: string | null = null) => ({
  date: date ? day(date) : null,
  from: from ? day(from) : null,
  to: to ? day(to) : null,
});
const paths = (...[found, rows]: [ReturnType<typeof head>, DraftRow[]]) =>
  implausibleDays(found, rows, '2026-03-16').map(({ path }) => path);

test('days before the order or years after it', () => {
  expect(paths(head('2026-03-30'), [])).toEqual([]);
  expect(paths(head('2026-03-16'), [])).toEqual([]);
  expect(paths(head('2026-03-15'), [])).toEqual(['delivery_date']);
  expect(paths(head('2026-03-31', '2026-03-01', '2026-03-31'), [])).toEqual([]);
  expect(paths(head('2026-02-28', '2026-02-01', '2026-02-28'), [])).toEqual(['delivery_date']);
  expect(paths(head(null), [rowOn('2026-03-02'), rowOn('2026-03-17')])).toEqual(['items[0].delivery_date']);
  expect(paths(head('2025-03-20'), [])).toEqual(['delivery_date']);
  expect(paths(head('2062-04-30'), [])).toEqual(['delivery_date']);
  expect(paths(head('2026-03-30'), [rowOn('2026-03-30'), rowOn('2062-03-30'), rowOn('2062-03-30')])).toEqual([
    'items[1].delivery_date',
  ]);
  expect(implausibleDays(head('2062-04-30'), [], 'as printed')).toEqual([]);
});

test('a day before the order in a remark of other words is none of delivery', () => {
  const kept = (text: string, value: string, because = onlyDay) => {
    const places = [{ file: 'a.pdf', page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text }];
    const row = { deliveryDate: { ...day(value), because, places } } as DraftRow;
    return withoutPastRemarks([row], '2026-03-16')[0]!.deliveryDate?.value ?? null;
  };
  expect(kept('Print as on the proof of 02/18/2026', '2026-02-18')).toBeNull();
  expect(kept('Print as on the proof of 04/18/2026', '2026-04-18')).toBe('2026-04-18');
  expect(kept('Wednesday 18 February 2026', '2026-02-18')).toBe('2026-02-18');
  expect(kept('Deliver us all of it on 02/18/2026', '2026-02-18', 'a label')).toBe('2026-02-18');
});

test('lines that are all wanted on other days than their head says', () => {
  const said = (...[found, rows]: [ReturnType<typeof head>, DraftRow[]]) =>
    otherDaysOfRows(found, rows).map(({ message }) => message);
  expect(said(head('2026-03-30'), [rowOn('2026-05-15'), rowOn('2026-05-15')])).toEqual([
    'The document gives different values: 2026-03-30 and 2026-05-15.',
  ]);
  expect(said(head('2026-03-30'), [rowOn('2026-03-30'), rowOn('2026-05-15')])).toEqual([]);
  expect(said(head('2026-05-20', '2026-05-10', '2026-05-20'), [rowOn('2026-05-15')])).toEqual([]);
  expect(said(head('2026-03-30'), [])).toEqual([]);
});

const order = (rest: string) =>
  draftOf(
    plainFile(
      `Purchase order: 4500-7781      Date: 03.11.2026\n\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\n${rest}\n`,
    ),
  ).doubts.flatMap(({ code, path, places }) =>
    code === 'date_unclear' ? [`${path}: ${places[0]?.text}`] : [],
  );

test('a day between the lines is that of those below it', () => {
  const table =
    'Item code   Description   Qty   Unit price   Amount\nA-100       Screw         300   1,00         300,00\n';
  const more = 'A-200       Nut           100   1,00         100,00';
  expect(order(`${table}Deliver 15 November 2026:\n${more}`)).toEqual([
    'delivery_date: Deliver 15 November 2026:',
  ]);
  const list = '4 x A-100 screw\n10 x A-200 nut\n';
  expect(order(`${list}\nDeliver 15 November 2026:\n12 x A-300 bolt\n5 x A-400 washer`)).toEqual([
    'delivery_date: Deliver 15 November 2026:',
  ]);
  expect(order(`Deliver 15 November:\n${list}`)).toEqual([]);
  expect(order(`Deliver 15 November 2026\n\n${list}`)).toEqual([]);
});

test('a day that each of the lines names is that of all', () => {
  const line = (number: number, day: string) =>
    `Line ${number}\nDescription: Screw M${number}\n${day}Qty: 40   Unit: Box   Price: 1,00   Total: 40,00\n`;
  const day = 'Need by: 20.11.2026\n';
  expect(order([line(1, day), line(2, day)].join('\n'))).toEqual([]);
  expect(order([line(1, ''), line(2, day), line(3, '')].join('\n'))).toEqual(['delivery_date: 20.11.2026']);
});
