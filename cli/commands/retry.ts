import type { Command } from 'commander';
import { type Io, print, printJson } from '../io.ts';
import { addServiceOptions, type ServiceOptions, withClient } from '../service-options.ts';

export function define(program: Command, io: Io): void {
  const command = program
    .command('retry <request-id>')
    .description('process the files of a failed order again, as a new order whose id is printed');
  addServiceOptions(command).action((id: string, options: ServiceOptions) =>
    withClient(options, io, async (client) => {
      const uploaded = await client.retryOrder(id);
      if (options.json) printJson(io.stdout, uploaded);
      else print(io.stdout, uploaded.request_id);
    }),
  );
}
