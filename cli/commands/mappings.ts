import { readMappings } from '@orderloom/master-data/import-records.ts';
import type { Command } from 'commander';
import { importRecords } from '../import-records.ts';
import type { Io } from '../io.ts';
import { addServiceOptions, type ServiceOptions } from '../service-options.ts';

export function define(program: Command, io: Io): void {
  const command = program
    .command('mappings')
    .description('the mappings of the master data')
    .command('import <file>')
    .description('put every record of a CSV file (or a JSON list) into the service')
    .addHelpText('after', '\nColumns: customer_number, customer_item_number, item_number, language_code');
  addServiceOptions(command).action((file: string, options: ServiceOptions) =>
    importRecords(
      {
        what: 'mappings',
        file,
        read: readMappings,
        put: (client, { customer_number, customer_item_number, ...mapping }) =>
          client.putMapping(customer_number, customer_item_number, mapping),
      },
      options,
      io,
    ),
  );
}
