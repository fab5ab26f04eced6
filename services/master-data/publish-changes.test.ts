import type { OutgoingEvent } from '@orderloom/event-log/event-log.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishChanges } from './publish-changes.ts';

const log = createLog({ service: 'test', level: 'silent' });
let told: [string, OutgoingEvent[]][];
let isDown: boolean;
const eventLog = {
  async append(topic: string, events: OutgoingEvent[]) {
    if (isDown) throw new Error('disk is full');
    told.push([topic, events]);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  isDown = false;
});
afterEach(() => {
  vi.useRealTimers();
});

const event = (kinds: string) => ({
  id: 'e',
  key: 'master-data',
  type: 'master-data-changed',
  data: { kinds },
});

test('the changes of a second are one event', async () => {
  const changes = publishChanges(eventLog, () => 'e', log);
  changes.note('products');
  changes.note('customers');
  changes.note('products');
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([['master-data', [event('customers products')]]]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told.length).toBe(1);
});

test('what could not be told is told later, and at the stop at once', async () => {
  const changes = publishChanges(eventLog, () => 'e', log);
  isDown = true;
  changes.note('mappings');
  await vi.advanceTimersByTimeAsync(1_000);
  isDown = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([['master-data', [event('mappings')]]]);
  changes.note('customers');
  await changes.stop();
  expect(told[1]).toEqual(['master-data', [event('customers')]]);
});
