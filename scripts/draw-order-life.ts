// Writes docs/order-life.md from the transition table. With --check it fails when the page is not current.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { orderStatuses, transitions } from '../libs/orders/order-status.ts';

const file = path.resolve(import.meta.dirname, '..', 'docs', 'order-life.md');
const everyday = transitions.filter(({ on }) => !on.includes('debug mode'));
const isFinal = (status: string) => !everyday.some(({ from }) => from === status);

const page = `# The life of an order
Made by \`npm run order-life\` from [libs/orders/order-status.ts](../libs/orders/order-status.ts): intake moves an order along these edges only.

\`\`\`mermaid
stateDiagram-v2
  [*] --> QUEUED: accepted
${everyday.map(({ from, to, on }) => `  ${from} --> ${to}: ${on}`).join('\n')}
${orderStatuses
  .filter(isFinal)
  .map((status) => `  ${status} --> [*]`)
  .join('\n')}
\`\`\`

In debug mode every order that is not SENDING can be retried, and becomes REPROCESSED:
${transitions
  .filter(({ on }) => on.includes('debug mode'))
  .map(({ from }) => from)
  .join(', ')}.

| from | to | when |
| --- | --- | --- |
| (none) | QUEUED | accepted |
${transitions.map(({ from, to, on }) => `| ${from} | ${to} | ${on} |`).join('\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page) {
    process.stderr.write('docs/order-life.md is not what `npm run order-life` makes\n');
    process.exit(1);
  }
  process.stdout.write('docs/order-life.md is current\n');
} else {
  writeFileSync(file, page);
}
