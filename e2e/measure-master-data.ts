// Prints how fast and how well master data is kept and found: `npm run measure-master-data -- --help`. Wants a machine
// with nothing else to do, and some 4 GB of memory for a million products.
import { parseArgs } from 'node:util';
import { colorsFor, print } from '@orderloom/cli/io.ts';
import { renderTable } from '@orderloom/cli/plain-table.ts';
import { type Figure, type Measuring, startProgressOf } from './measure-figures.ts';
import { measureOverTheApi } from './measure-master-data-api.ts';
import { measureProducts, measureRecall, measureSearches } from './measure-master-data-search.ts';

const parts: Record<string, { says: string; measure: (measuring: Measuring) => Promise<Figure[]> }> = {
  search: { says: 'customers by variants of their names', measure: measureSearches },
  products: { says: 'articles by their descriptions', measure: measureProducts },
  recall: { says: 'the index against weighing every record', measure: measureRecall },
  api: { says: 'import, single PUTs, and whether what was put is found at once', measure: measureOverTheApi },
};
const sizes = {
  customers: 100_000,
  products: 1_000_000,
  puts: 100_000,
  found: 1_000,
  queries: 100,
  'recall-records': 50_000,
  'recall-queries': 3,
};

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    help: { type: 'boolean' },
    ...Object.fromEntries(Object.keys(sizes).map((name) => [name, { type: 'string' as const }])),
  },
});

const usage = [
  'npm run measure-master-data -- [options]',
  '',
  '--part NAME   one part alone (may be repeated):',
  ...Object.entries(parts).map(([name, { says }]) => `                ${name.padEnd(10)}${says}`),
  ...Object.entries(sizes).map(([name, size]) => `${`--${name} N`.padEnd(24)}default ${size}`),
].join('\n');

const io = {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  interrupted: () => new Promise<void>(() => {}),
};

function sizeOf(name: keyof typeof sizes): number {
  const given = (values as Record<string, unknown>)[name];
  const size = given === undefined ? sizes[name] : Number(given);
  if (!Number.isInteger(size) || size < 1) throw new Error(`--${name} wants a whole number from 1 on`);
  return size;
}

if (values.help) {
  print(process.stdout, usage);
} else {
  const chosen = values.part ?? Object.keys(parts);
  const unknown = chosen.find((name) => !(name in parts));
  if (unknown !== undefined) throw new Error(`--part ${unknown}: there are ${Object.keys(parts).join(', ')}`);
  const figures: Figure[] = [];
  for (const name of chosen) {
    print(process.stderr, `${name}: ${parts[name]!.says}`);
    figures.push(...(await parts[name]!.measure({ sizeOf, progress: startProgressOf(io) })));
  }
  const table = renderTable(
    [
      { head: 'what', cell: ({ what }: Figure) => what },
      { head: 'figure', cell: ({ figure }: Figure) => figure },
      { head: 'goal', cell: ({ goal }: Figure) => goal },
      { head: '', cell: ({ holds }: Figure) => (holds === null ? '' : holds ? 'holds' : 'MISSED') },
    ],
    figures,
    { colors: colorsFor(process.stdout, process.env), width: 160 },
  );
  print(process.stdout, table);
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
}
