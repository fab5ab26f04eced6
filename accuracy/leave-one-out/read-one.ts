// Reads the file of its first argument in this process and writes what the pipeline makes of it, as JSON.
import path from 'node:path';
import { run } from '@orderloom/extractor/extract-child.ts';
import { createExtractAll } from '@orderloom/extractor/extract-files.ts';
import { settingsOf } from '@orderloom/extractor/tenant-settings.ts';
import { resolveWith } from '@orderloom/master-data/start-in-memory.ts';
import { predictionOf } from '../predict.ts';
import { tenant } from '../tenant.ts';

const file = path.resolve(process.argv[2]!);
const resolve = await resolveWith({ customers: [], products: [], mappings: [] }, tenant.thresholds.customer);
const extract = createExtractAll({
  sandbox: { run: (input) => run(input as Parameters<typeof run>[0]), stop: async () => {}, pids: () => [] },
  settings: settingsOf(tenant),
  maxPages: tenant.limits.max_pages,
  resolve,
});
const [first] = await extract({
  files: [{ name: path.basename(file), mimeType: 'application/octet-stream', path: file }],
  requestId: '0',
  receivedAt: new Date(0).toISOString(),
  subjectReference: null,
});
process.stdout.write(JSON.stringify(predictionOf(first!)));
