// Tells what wordings of one line do to an order: `npm run accuracy-wordings -- --help`.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '../../languages.ts';
import { type Outcome, outcomes, tellWordings } from './measure.ts';

const usage = `npm run accuracy-wordings -- [options]
  --languages en,de,…   (all nine)
  --show PATTERN        also the sentences whose "label outcome" matches, such as "none silent"
  --ratchet             ends with 1 when more are silent, or fewer right, than most.json says
  --ratchet --update    writes most.json anew`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    languages: { type: 'string', default: languages.join(',') },
    show: { type: 'string' },
    ratchet: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
});
type Counts = Record<Outcome, number>;
const file = new URL('most.json', import.meta.url);

if (values.help) process.stdout.write(`${usage}\n`);
else {
  const counted = Object.fromEntries(
    values.languages.split(',').map((language) => [language, counts(language)]),
  );
  if (values.update) writeFileSync(file, `${JSON.stringify(counted, null, 2)}\n`);
  else if (values.ratchet) compare(counted, JSON.parse(readFileSync(file, 'utf8')));
}

function counts(language: string): Counts {
  const told = tellWordings(language);
  const found = Object.fromEntries(
    outcomes.map((outcome) => [outcome, told.filter((each) => each.outcome === outcome).length]),
  ) as Counts;
  process.stdout.write(
    `${language} of ${told.length}: ${outcomes.map((each) => `${each} ${found[each]}`).join(', ')}\n`,
  );
  const shown = values.show === undefined ? null : new RegExp(values.show);
  for (const { label, outcome, sentence, does } of told)
    if (shown?.test(`${label} ${outcome}`)) process.stdout.write(`  ${label}, ${does}: ${sentence}\n`);
  return found;
}

function compare(counted: Record<string, Counts>, bounds: Record<string, Counts>): void {
  for (const [language, { right, silent }] of Object.entries(counted)) {
    const bound = bounds[language]!;
    if (silent <= bound.silent && right >= bound.right) continue;
    process.stderr.write(
      `${language}: right ${right} of ${bound.right}, silent ${silent} of ${bound.silent}\n`,
    );
    process.exitCode = 1;
  }
}
