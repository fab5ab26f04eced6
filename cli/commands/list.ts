import type { OrderStatus } from '@orderloom/sdk/orderloom.ts';
import type { Command } from 'commander';
import { type Colors, colorsFor, type Io, print, printable, printJson, widthOf } from '../io.ts';
import { addPageOptions, type PageOptions } from '../page-options.ts';
import { type Column, renderTable } from '../plain-table.ts';
import { addServiceOptions, type ServiceOptions, withClient } from '../service-options.ts';
import { paintStatus } from '../show-order.ts';

export function define(program: Command, io: Io): void {
  const command = addPageOptions(program.command('list').description('list orders, newest first'));
  addServiceOptions(command).action((options: ServiceOptions & PageOptions) =>
    withClient(options, io, async (client) => {
      const orders = await client.listOrders({ page: options.page, size: options.size });
      if (options.json) return printJson(io.stdout, orders);
      const colors = colorsFor(io.stdout, io.env);
      if (orders.items.length > 0)
        print(io.stdout, renderTable(columns(colors), orders.items, { colors, width: widthOf(io.stdout) }));
      print(
        io.stdout,
        colors.dim(`page ${orders.page} of ${Math.max(orders.pages, 1)}, ${orders.total} orders`),
      );
    }),
  );
}

function columns(colors: Colors): Column<OrderStatus>[] {
  return [
    { head: 'Id', cell: ({ request_id }) => request_id },
    { head: 'Status', cell: ({ status }) => status, paint: (text) => paintStatus(text, colors) },
    {
      head: 'Order',
      cell: ({ result, order_label }) => printable(result?.order_number ?? order_label ?? ''),
    },
    { head: 'Customer', cell: ({ result }) => printable(result?.customer?.company ?? ''), flexible: true },
    { head: 'Lines', cell: ({ result }) => String(result?.items.length ?? ''), align: 'right' },
    { head: 'ERP', cell: ({ erp_ref }) => printable(erp_ref ?? '') },
    { head: 'Changed', cell: ({ timestamp }) => timestamp },
  ];
}
