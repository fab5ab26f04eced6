// Prints how long reads take beside 1,000, 10,000 and 100,000 stored orders: `npm run measure-reads`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from '../services/gateway/gateway.fixture.ts';
import { idOfCopy, multiplyOrders } from './multiply-orders.fixture.ts';
import { samplePurchaseOrder } from './sample-order.fixture.ts';
import { handlersOf, openIntake, orderIn } from './sending.fixture.ts';

const rounds = 200;
const folder = mkdtempSync(path.join(tmpdir(), 'orderloom-reads-'));

async function report(count: number): Promise<void> {
  const intake = openIntake(folder);
  const gateway = await startGateway({ intake: handlersOf(intake) });
  const paths = {
    status: () => `/order_status/${idOfCopy(2 + Math.floor(Math.random() * (count - 1)))}`,
    'page 1 of 20': () => '/order_status/list?size=20',
    'page 1 of 100': () => '/order_status/list',
    'last page of 100': () => `/order_status/list?page=${count / 100}`,
  };
  for (const [what, pathOf] of Object.entries(paths)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      const response = await gateway.get(pathOf());
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${pathOf()} answered ${response.status}`);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * rounds)]!.toFixed(1).padStart(6);
    process.stdout.write(
      `${String(count).padStart(7)} orders  ${what.padEnd(17)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms\n`,
    );
  }
  await gateway.stop();
  intake.orders.close();
}

try {
  const intake = openIntake(folder);
  const { request_id } = await orderIn(intake, 'PROCESSED');
  await intake.orders.update(request_id, (order) => ({
    ...order,
    result: samplePurchaseOrder,
    original_result: samplePurchaseOrder,
    outbox: [],
  }));
  intake.orders.close();
  for (const count of [1_000, 10_000, 100_000]) {
    multiplyOrders(path.join(folder, 'orders.db'), count);
    await report(count);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
