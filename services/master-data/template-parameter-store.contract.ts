import type { TemplateParameter } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TemplateParameterStore } from './template-parameter-store.ts';

export interface OpenedTemplateParameterStore {
  store: TemplateParameterStore;
  /** What is stored, as another reader of the same storage sees it, by role and then by parameter. */
  stored(): Promise<TemplateParameter[]>;
  close(): void;
}

const tone = (role: string, value: string) => ({ role, parameter: 'tone', value });

/** What every store of template parameters must do. `open` gives an empty one. */
export function templateParameterStoreContract(name: string, open: () => OpenedTemplateParameterStore): void {
  describe(`${name} as a store of template parameters`, () => {
    let opened: OpenedTemplateParameterStore;
    beforeEach(() => {
      opened = open();
    });
    afterEach(() => opened.close());

    test('keeps one value for each role and parameter', async () => {
      await opened.store.put(tone('user', 'formal'));
      await opened.store.put(tone('system', 'friendly'));
      await opened.store.put({ role: 'system', parameter: 'greeting', value: 'Moin' });
      await opened.store.put(tone('system', 'brief'));
      expect(await opened.stored()).toEqual([
        { role: 'system', parameter: 'greeting', value: 'Moin' },
        { role: 'system', parameter: 'tone', value: 'brief' },
        { role: 'user', parameter: 'tone', value: 'formal' },
      ]);
    });

    test.each(['', ' \r\n', "'; DROP TABLE x; --", '\u0000', '𝄞 Größe', 'x'.repeat(100_000)])(
      'keeps the value as it was given (%#)',
      async (value) => {
        await opened.store.put(tone('system', 'former'));
        await opened.store.put(tone('system', value));
        expect(await opened.stored()).toEqual([tone('system', value)]);
      },
    );
  });
}
