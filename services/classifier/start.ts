import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFileBlobs } from '@orderloom/blobs/files.ts';
import { createSandbox } from '@orderloom/pages/sandbox.ts';
import { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { bind } from '@orderloom/rpc/serve.ts';
import { startService } from '@orderloom/rpc/start-service.ts';
import type { ClassifierConfig } from './config.ts';
import { classifierHandlers } from './handlers.ts';
import type { ReadEmail } from './read-email-child.ts';

/** A child keeps what its readers have allocated; a new one costs 2 s of CPU, while the old one works on. */
const jobsPerChild = 50;

export function start(config: ClassifierConfig): Promise<RunningService> {
  return startService('classifier', config, async ({ stack }) => {
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
    return { services: [bind(ClassifierServiceService, handlers)] };
  });
}
