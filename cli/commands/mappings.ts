import { readMappings } from '@orderloom/master-data/import-records.ts';
import type { Command } from 'commander';
import { addImport } from '../import-records.ts';
import type { Io } from '../io.ts';

export function define(program: Command, io: Io): void {
  const command = program.command('mappings').description('the mappings of the master data');
  addImport(command, io, {
    what: 'mappings',
    columns: 'customer_number, customer_item_number, item_number, language_code',
    read: readMappings,
    put: (client, records) => client.importMappings(records),
  });
}
