import { readCustomers } from '@orderloom/master-data/import-records.ts';
import type { Command } from 'commander';
import { importRecords, known } from '../import-records.ts';
import type { Io } from '../io.ts';
import { addServiceOptions, type ServiceOptions } from '../service-options.ts';

export function define(program: Command, io: Io): void {
  const command = program
    .command('customers')
    .description('the customers of the master data')
    .command('import <file>')
    .description('put every record of a CSV file (or a JSON list) into the service')
    .addHelpText(
      'after',
      '\nColumns: number, name, postal_code, city, address, contact_person, phone_number, vat_number, email, coc_number, home_page',
    );
  addServiceOptions(command).action((file: string, options: ServiceOptions) =>
    importRecords(
      {
        what: 'customers',
        file,
        read: readCustomers,
        put: (client, { number, id, similarity: _, ...fields }) =>
          client.putCustomer(number, { ...(id && { id }), ...known(fields) }),
      },
      options,
      io,
    ),
  );
}
