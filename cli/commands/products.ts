import { readProducts } from '@orderloom/master-data/import-records.ts';
import type { Command } from 'commander';
import { addImport, known } from '../import-records.ts';
import type { Io } from '../io.ts';

export function define(program: Command, io: Io): void {
  const command = program.command('products').description('the products of the master data');
  addImport(command, io, {
    what: 'products',
    columns: 'item_number, language_code, description, remark',
    read: readProducts,
    put: (client, records) =>
      client.importProducts(
        records.map(({ item_number, language_code, description, remark }) => ({
          item_number,
          language_code,
          description,
          ...known({ remark }),
        })),
      ),
  });
}
