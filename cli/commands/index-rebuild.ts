import { setTimeout as pause } from 'node:timers/promises';
import type { IndexRebuild, Orderloom } from '@orderloom/sdk/orderloom.ts';
import type { Command } from 'commander';
import { type Io, print, printJson } from '../io.ts';
import { startProgress } from '../progress.ts';
import { addServiceOptions, type ServiceOptions, withClient } from '../service-options.ts';
import { Unsuccessful } from '../unsuccessful.ts';

const pollMs = 250;

export function define(program: Command, io: Io): void {
  const command = program
    .command('index')
    .description('the index that customers and products are found by')
    .command('rebuild')
    .description('make the index anew from the stored records; everything is served meanwhile');
  addServiceOptions(command).action((options: ServiceOptions) =>
    withClient(options, io, async (client) => {
      const began = performance.now();
      const { state, done } = await rebuilt(client, io);
      if (state === 'none') throw new Unsuccessful('the service was restarted meanwhile: begin again');
      if (state === 'failed')
        throw new Unsuccessful('the index was not rebuilt: the log of master-data says why');
      if (options.json) return printJson(io.stdout, { records: done });
      const seconds = Math.round((performance.now() - began) / 1000);
      print(io.stdout, `${done} records are in the index, made anew in ${seconds} s`);
    }),
  );
}

/** Begins, or goes along with the one under way, until it is over. */
async function rebuilt(client: Orderloom, io: Io): Promise<IndexRebuild> {
  let rebuild = await client.rebuildIndex();
  const progress = startProgress(io, rebuild.total, 'records');
  try {
    while (rebuild.state === 'running') {
      await pause(pollMs);
      rebuild = await client.indexRebuild();
      progress.update(rebuild.done);
    }
  } finally {
    progress.stop();
  }
  return rebuild;
}
