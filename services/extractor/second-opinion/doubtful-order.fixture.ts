import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from '@orderloom/pages/sandbox.ts';
import type { ResolveOrderResponse } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { ExtractInput } from '../extract-child.ts';
import { createExtract, createExtractAll, type ExtractParts, type FilesOfOrder } from '../extract-files.ts';
import type { ExtractSettings } from '../settings.ts';
import { run } from './read-child.ts';
import type { SecondOpinion } from './second-opinion.ts';

/** Doubtful: two order numbers, a date that can be read in two ways, a quantity that is no whole number. */
export const doubtfulOrder = `PURCHASE ORDER

Order number: PO-4711
Date: 03/04/2027

From: Muster GmbH
Hauptstr. 1
10115 Berlin

Item    Description      Qty     Unit price   Total
A-1     Bolt M8          10      2.50         25.00
A-2     Nut M8           1.200   1.00         1200.00

Total EUR 1225.00

Order number: PO-4712
`;

export const settings: ExtractSettings = {
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

export const noMasterData: ResolveOrderResponse = {
  customer: null,
  lines: [],
  has_customers: false,
  has_products: false,
};

interface Setting {
  master?: ResolveOrderResponse;
  signal?: AbortSignal;
}

/** The pipeline with its children in this process. */
export function extractTexts(
  texts: readonly string[],
  secondOpinion: SecondOpinion,
  setting: Setting = {},
): Promise<Extraction> {
  return extractBy(createExtract, texts, secondOpinion, setting);
}

/** The same for all orders that the texts state. */
export function extractAllOf(texts: readonly string[], secondOpinion: SecondOpinion): Promise<Extraction[]> {
  return extractBy(createExtractAll, texts, secondOpinion, {});
}

async function extractBy<T>(
  create: (parts: ExtractParts) => (files: FilesOfOrder) => Promise<T>,
  texts: readonly string[],
  secondOpinion: SecondOpinion,
  { master = noMasterData, signal }: Setting,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'second-opinion-'));
  const sandbox: Sandbox = {
    run: (input) => run(structuredClone(input) as ExtractInput),
    stop: async () => {},
    pids: () => [],
  };
  try {
    const files = texts.map((text, index) => {
      const path = join(folder, String(index));
      writeFileSync(path, text);
      return { name: `${'abc'[index]}.txt`, mimeType: 'text/plain', path };
    });
    const extract = create({
      sandbox,
      settings,
      maxPages: 10,
      resolve: async () => master,
      secondOpinion,
    });
    return await extract({
      files,
      requestId: 'request-1',
      receivedAt: '2027-04-05T09:00:00+00:00',
      subjectReference: null,
      ...(signal && { signal }),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
