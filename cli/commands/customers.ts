import { readCustomers } from '@orderloom/master-data/import-records.ts';
import type { Command } from 'commander';
import { addImport, known } from '../import-records.ts';
import type { Io } from '../io.ts';

export function define(program: Command, io: Io): void {
  const command = program.command('customers').description('the customers of the master data');
  addImport(command, io, {
    what: 'customers',
    columns:
      'number, id, name, postal_code, city, address, contact_person, phone_number, vat_number, email, coc_number, home_page',
    read: readCustomers,
    put: (client, records) =>
      client.importCustomers(
        records.map(({ number, id, similarity: _, ...fields }) => ({
          number,
          ...(id && { id }),
          ...known(fields),
        })),
      ),
  });
}
