import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFileBlobs } from '@orderloom/blobs/files.ts';
import { createSandbox } from '@orderloom/pages/sandbox.ts';
import { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { bind, serve } from '@orderloom/rpc/serve.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { createMetrics, serveMetrics } from '@orderloom/telemetry/metrics.ts';
import type { ClassifierConfig } from './config.ts';
import { classifierHandlers } from './handlers.ts';
import type { ReadEmail } from './read-email-child.ts';

/** A child keeps what its readers have allocated; a new one costs a third of a second, out of the way. */
const jobsPerChild = 50;

export async function start(config: ClassifierConfig): Promise<RunningService> {
  await using stack = new AsyncDisposableStack();
  const log = createLog({ service: 'classifier', level: config.LOG_LEVEL, file: config.LOG_FILE });
  const metrics = createMetrics('classifier');
  const sandbox = stack.adopt(
    createSandbox({
      module: fileURLToPath(new URL('read-email-child.ts', import.meta.url)),
      size: config.WORKERS,
      memoryMb: config.CHILD_MEMORY_MB,
      timeoutMs: config.EMAIL_TIMEOUT_SECONDS * 1000,
      recycleAfter: jobsPerChild,
    }),
    (opened) => opened.stop(),
  );
  const handlers = classifierHandlers({
    blobs: openFileBlobs(path.join(config.DATA_DIR, 'blobs')),
    readEmail: async (input, signal) =>
      (await sandbox.run(input, { label: input.name, signal })) as ReadEmail,
    newId: randomUUID,
  });
  const server = stack.adopt(
    await serve({
      host: config.HOST,
      port: config.GRPC_PORT,
      services: [bind(ClassifierServiceService, handlers)],
      log,
      metrics,
    }),
    (running) => running.stop(),
  );
  const metricsServer = stack.adopt(
    await serveMetrics(metrics, config.HOST, config.METRICS_PORT),
    (running) => running.stop(),
  );
  log.info({ address: server.address }, 'classifier started');
  const opened = stack.move();
  return {
    address: server.address,
    metricsAddress: metricsServer.address,
    stop: () => opened.disposeAsync(),
  };
}
