import { describe, expect, test } from 'vitest';
import type { TemplateParameterStore } from './template-parameter-store.ts';

const tone = (role: string, value: string) => ({ role, parameter: 'tone', value });
const [day1, day2] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'];

/** What every store of template parameters must do. `open` gives an empty one. */
export function templateParameterStoreContract(name: string, open: () => TemplateParameterStore): void {
  describe(`${name} as a store of template parameters`, () => {
    test('counts the versions of each role and parameter, and keeps the former ones', async () => {
      const store = open();
      const first = { ...tone('system', 'friendly'), version: 1, put_at: day1 };
      const second = { ...tone('system', 'brief'), version: 2, put_at: day2 };
      const ofUser = { ...tone('user', 'formal'), version: 1, put_at: day1 };
      const greeting = { role: 'system', parameter: 'greeting', value: 'Moin', version: 1, put_at: day2 };
      expect(await store.put(tone('user', 'formal'), day1)).toEqual(ofUser);
      expect(await store.put(tone('system', 'friendly'), day1)).toEqual(first);
      await store.put({ role: 'system', parameter: 'greeting', value: 'Moin' }, day2);
      expect(await store.put(tone('system', 'brief'), day2)).toEqual(second);
      expect(await store.all()).toEqual([greeting, second, ofUser]);
      expect(await store.get('system', 'tone')).toEqual(second);
      expect(await store.get('system', 'tone', 1)).toEqual(first);
      expect(await store.get('system', 'tone', 2)).toEqual(second);
      expect(await store.get('system', 'tone', 3)).toBeUndefined();
      expect(await store.get('assistant', 'tone')).toBeUndefined();
    });

    test('ten versions are counted as numbers', async () => {
      const store = open();
      for (let i = 1; i <= 11; i++) await store.put(tone('system', String(i)), day1);
      expect(await store.get('system', 'tone')).toMatchObject({ value: '11', version: 11 });
      expect(await store.all()).toMatchObject([{ value: '11', version: 11 }]);
    });

    test.each(['', ' \r\n', "'; DROP TABLE x; --", '\u0000', '𝄞 Größe', 'x'.repeat(100_000)])(
      'keeps the value as it was given (%#)',
      async (value) => {
        const store = open();
        await store.put(tone('system', value), day1);
        expect((await store.get('system', 'tone'))!.value).toBe(value);
      },
    );
  });
}
