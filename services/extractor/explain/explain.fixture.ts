import { layText } from '@orderloom/pages/text.ts';
import { extractOrder } from '../extract-order.ts';
import { assembleOrder } from '../result/assemble.ts';
import type { ExtractSettings } from '../settings.ts';
import { traced } from '../trace.ts';
import type { ExplainedOrder } from './explain-files.ts';
import { explainTrace } from './explain-trace.ts';

const settings: ExtractSettings = {
  locale: { language: 'en', country: 'NL', currency: 'EUR', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: 'orders@example.test',
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};

/** The order that the engine reads in a text of one page, explained. */
export function explainText(text: string): ExplainedOrder {
  const files = [{ name: 'order.txt', pages: layText(text, { maxPages: 10 }).pages, notes: [] }];
  const { result, trace } = traced(() => extractOrder({ files, settings }));
  const explanation = explainTrace(trace, files, result);
  const origin = { requestId: 'request-1', receivedAt: '2027-03-09T10:00:00Z', subjectReference: null };
  const resolution = {
    customerId: null,
    articleNumbers: [],
    doubts: [],
    asked: { buyer: null, lines: [], language: 'en' },
  };
  return { explanation, extraction: assembleOrder(result, resolution, origin, settings, 0) };
}
