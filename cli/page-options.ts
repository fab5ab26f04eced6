import type { Command } from 'commander';
import { wholeNumber } from './service-options.ts';

export interface PageOptions {
  page: number;
  size: number;
}

export function addPageOptions(command: Command): Command {
  return command
    .option('--page <n>', 'from 1', wholeNumber(1, Number.MAX_SAFE_INTEGER), 1)
    .option('--size <n>', 'entries on a page, up to 1000', wholeNumber(1, 1000), 20);
}
