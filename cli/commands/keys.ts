import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Io, print, printJson } from '../io.ts';
import { rotateKey } from '../rotate-key.ts';

interface Options {
  data: string;
  kind: 'integration' | 'sync';
  overlap: number;
  json: boolean;
}

export function define(program: Command, io: Io): void {
  program
    .command('keys')
    .description('manage the API keys of a data folder')
    .command('rotate')
    .description('make a new key; the former one stays good for a while')
    .option('--data <dir>', 'data folder of the suite', './.data')
    .addOption(
      new Option('--kind <kind>', 'which key').choices(['integration', 'sync']).default('integration'),
    )
    .option('--overlap <hours>', 'how long the former key stays good', hours, 24)
    .option('--json', 'JSON in place of text', false)
    .action(({ data, kind, overlap, json }: Options) => {
      const rotated = rotateKey({ data, kind, overlapHours: overlap, now: Date.now() });
      if (json) return printJson(io.stdout, rotated);
      print(io.stdout, `new ${kind} key, shown once: ${rotated.key}`);
      print(io.stdout, `the former key is good until ${rotated.formerUntil}`);
    });
}

function hours(text: string): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= 24 * 365)) throw new InvalidArgumentError('must be hours, at most those of a year');
  return value;
}
