import { runService } from '@orderloom/rpc/run-service.ts';
import { readConfig } from './config.ts';
import { start } from './start.ts';

await runService('classifier', readConfig, start);
