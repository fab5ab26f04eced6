import type { RejectedEmail, RejectionStatus } from '@orderloom/sdk/orderloom.ts';
import { type Command, Option } from 'commander';
import { colorsFor, type Io, print, printable, printJson, widthOf } from '../io.ts';
import { addPageOptions, type PageOptions } from '../page-options.ts';
import { type Column, renderTable } from '../plain-table.ts';
import { addServiceOptions, type ServiceOptions, withClient } from '../service-options.ts';

type RejectedOptions = ServiceOptions & PageOptions & { status: RejectionStatus };

export function define(program: Command, io: Io): void {
  const command = addPageOptions(
    program.command('rejected').description('list e-mails that were not taken for orders, newest first'),
  ).addOption(new Option('--status <status>', 'which').choices(['pending', 'overridden']).default('pending'));
  addServiceOptions(command).action((options: RejectedOptions) =>
    withClient(options, io, async (client) => {
      const { page, size, status } = options;
      const emails = await client.listRejected({ page, size, status });
      if (options.json) return printJson(io.stdout, emails);
      const colors = colorsFor(io.stdout, io.env);
      if (emails.items.length > 0)
        print(io.stdout, renderTable(columns, emails.items, { colors, width: widthOf(io.stdout) }));
      print(
        io.stdout,
        colors.dim(`page ${emails.page} of ${Math.max(emails.pages, 1)}, ${emails.total} e-mails`),
      );
    }),
  );
}

const columns: Column<RejectedEmail>[] = [
  { head: 'Id', cell: ({ request_id }) => request_id },
  { head: 'Looks like', cell: ({ category }) => category },
  { head: 'From', cell: ({ sender }) => printable(sender ?? '') },
  { head: 'Subject', cell: ({ subject }) => printable(subject ?? ''), flexible: true },
  { head: 'Received', cell: ({ timestamp }) => timestamp },
];
