// Writes examples/sample-order.pdf, the order that `npm start` shows: npm run sample
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawSampleOrder } from './sample-order.ts';

const file = fileURLToPath(new URL('../examples/sample-order.pdf', import.meta.url));
await mkdir(fileURLToPath(new URL('../examples', import.meta.url)), { recursive: true });
await writeFile(file, await drawSampleOrder());
process.stdout.write(`${file}\n`);
