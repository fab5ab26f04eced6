import type { Command } from 'commander';
import { type Io, print, printable, printJson } from '../io.ts';
import { addServiceOptions, type ServiceOptions, withClient } from '../service-options.ts';

export function define(program: Command, io: Io): void {
  const command = program
    .command('send <request-id>')
    .description(
      'send an order to the ERP, and wait for its answer; an order in ATTENTION is sent all the same',
    );
  addServiceOptions(command).action((id: string, options: ServiceOptions) =>
    withClient(options, io, async (client) => {
      const sent = await client.sendOrder(id);
      if (options.json) return printJson(io.stdout, sent);
      const { order_number } = sent.data;
      const reference =
        order_number == null ? 'gave no number' : `calls it ${printable(String(order_number))}`;
      print(io.stdout, `SENT  ${sent.request_id}  the ERP ${reference}`);
    }),
  );
}
