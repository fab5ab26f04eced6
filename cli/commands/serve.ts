import { type Command, Option } from 'commander';
import type { ServeOptions } from '../serve.ts';
import { portNumber } from '../service-options.ts';

export function define(program: Command): void {
  program
    .command('serve')
    .description('start the whole suite on embedded parts and stay up until Ctrl-C')
    .option('--data <dir>', 'where everything durable lives', './.data')
    .option('--port <n>', 'of the API; 0 picks a free one', portNumber, 8080)
    // The operator console is not part of the suite yet; scripts may name its port all the same.
    .addOption(new Option('--console-port <n>').argParser(portNumber).default(8081).hideHelp())
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--no-demo', 'start only, without the sample order')
    .option('--tenant <file>', 'tenant configuration, YAML or JSON')
    .option('--processes', 'every service as a process of its own', false)
    .option('--ready-file <file>', 'write addresses and keys to it when all is healthy')
    .option('--json', 'one JSON line per event in place of text', false)
    .action(async ({ consolePort: _, ...options }: ServeOptions & { consolePort: number }) => {
      const { serve } = await import('../serve.ts');
      await serve(options);
    });
}
