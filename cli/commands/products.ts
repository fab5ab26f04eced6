import { readProducts } from '@orderloom/master-data/import-records.ts';
import type { Command } from 'commander';
import { importRecords, known } from '../import-records.ts';
import type { Io } from '../io.ts';
import { addServiceOptions, type ServiceOptions } from '../service-options.ts';

export function define(program: Command, io: Io): void {
  const command = program
    .command('products')
    .description('the products of the master data')
    .command('import <file>')
    .description('put every record of a CSV file (or a JSON list) into the service')
    .addHelpText('after', '\nColumns: item_number, language_code, description, remark');
  addServiceOptions(command).action((file: string, options: ServiceOptions) =>
    importRecords(
      {
        what: 'products',
        file,
        read: readProducts,
        put: (client, { item_number, language_code, description, remark }) =>
          client.putProduct(item_number, language_code, { description, ...known({ remark }) }),
      },
      options,
      io,
    ),
  );
}
