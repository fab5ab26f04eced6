import { type Orderloom, OrderloomError, type OrderStatus } from '@orderloom/sdk/orderloom.ts';
import { type Colors, colorsFor, type Io, print, printable, printJson, widthOf } from './io.ts';
import { renderOrder } from './order-table.ts';
import { type OrderEvidence, readEvidence } from './read-evidence.ts';

/** Prints an order as JSON, or for people with where each value was read. */
export async function showOrder(client: Orderloom, order: OrderStatus, io: Io, json = false): Promise<void> {
  if (json) return printJson(io.stdout, order);
  const colors = colorsFor(io.stdout, io.env);
  print(io.stdout, headline(order, colors));
  if (order.last_error) print(io.stdout, colors.red(printable(order.last_error)));
  if (!order.result) return;
  const view = {
    purchase_order: order.result,
    ...(await evidenceOf(client, order.request_id)),
    reasons: order.state?.reasons ?? [],
  };
  print(io.stdout, `\n${renderOrder(view, { colors, width: widthOf(io.stdout) })}`);
}

function headline(
  { request_id, status, order_label, erp_ref, timestamp }: OrderStatus,
  colors: Colors,
): string {
  const parts = [
    paintStatus(status, colors),
    request_id,
    printable(order_label ?? ''),
    erp_ref ? `ERP ${printable(erp_ref)}` : '',
    colors.dim(timestamp),
  ];
  return parts.filter(Boolean).join('  ');
}

export function paintStatus(status: string, colors: Colors): string {
  if (status === 'FAILED') return colors.red(status);
  return status === 'ATTENTION' ? colors.yellow(status) : colors.green(status);
}

/** An order that was not extracted has none. */
async function evidenceOf(client: Orderloom, id: string): Promise<OrderEvidence> {
  try {
    return await readEvidence(client, id);
  } catch (error) {
    if (error instanceof OrderloomError && error.kind === 'not_found')
      return { confidence: {}, evidence: {} };
    throw error;
  }
}
