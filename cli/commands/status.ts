import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { addServiceOptions, type ServiceOptions, withClient } from '../service-options.ts';
import { showOrder } from '../show-order.ts';

export function define(program: Command, io: Io): void {
  const command = program
    .command('status <request-id>')
    .description('show where an order stands and what was read in it');
  addServiceOptions(command).action((id: string, options: ServiceOptions) =>
    withClient(options, io, async (client) => showOrder(client, await client.getOrder(id), io, options.json)),
  );
}
