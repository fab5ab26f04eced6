import { ConfigurationError } from '@orderloom/config/read.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import { FileNotReadable, NotReachable, OrderloomError } from '@orderloom/sdk/orderloom.ts';
import { Command, CommanderError } from 'commander';
import { type Io, print, printJson } from './io.ts';
import manifest from './package.json' with { type: 'json' };
import { Unsuccessful } from './unsuccessful.ts';

/** A command in its file: adds itself to the program. */
interface CommandModule {
  define(program: Command, io: Io): void;
}

/** Loaded when they are named on the command line, so that `serve` does not wait for what it does not need. */
const commands: [name: string, summary: string, load: () => Promise<CommandModule>][] = [
  ['serve', 'start the whole suite', () => import('./commands/serve.ts')],
  ['extract', 'read orders in files, without a server', () => import('./commands/extract.ts')],
  ['explain', 'show in an HTML report how an order was read', () => import('./commands/explain.ts')],
  ['classify', 'say what e-mails are, without a server', () => import('./commands/classify.ts')],
  ['upload', 'upload the files of one order, or an e-mail', () => import('./commands/upload.ts')],
  ['status', 'show an order', () => import('./commands/status.ts')],
  ['list', 'list orders, newest first', () => import('./commands/list.ts')],
  ['send', 'send an order to the ERP', () => import('./commands/send.ts')],
  ['retry', 'process a failed order again', () => import('./commands/retry.ts')],
  ['rejected', 'list e-mails that are no orders', () => import('./commands/rejected.ts')],
  ['customers', 'import customers', () => import('./commands/customers.ts')],
  ['products', 'import products', () => import('./commands/products.ts')],
  ['mappings', 'import customer-specific item numbers', () => import('./commands/mappings.ts')],
  ['index', 'make the index of customers and products anew', () => import('./commands/index-rebuild.ts')],
  ['keys', 'rotate API keys', () => import('./commands/keys.ts')],
  ['erp-sandbox', 'pretend to be an ERP', () => import('./commands/erp-sandbox.ts')],
  ['erp-check', 'check an ERP receive endpoint', () => import('./commands/erp-check.ts')],
];

/** Runs a command line and resolves to its exit code: 0 done, 1 not successful, 2 usage, 3 not reachable. */
export async function run(argv: string[], io: Io): Promise<number> {
  const program = new Command('orderloom')
    .description('Turns purchase orders into checked order data and hands each order to the ERP once.')
    .version(manifest.version)
    .exitOverride()
    .showHelpAfterError('(--help shows how it is used)')
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    });
  for (const [name, summary, load] of commands) {
    if (argv.includes(name)) (await load()).define(program, io);
    else program.command(name).summary(summary).description(summary);
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (!(error instanceof CommanderError)) tell(error as Error, argv.includes('--json'), io);
    return exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof NotReachable) return 3;
  // A Failure that reaches this point is about a file or folder that was named.
  return [ConfigurationError, Failure, FileNotReadable].some((kind) => error instanceof kind) ? 2 : 1;
}

function tell(error: Error, isJson: boolean, io: Io): void {
  const isExpected = [ConfigurationError, Failure, FileNotReadable, OrderloomError, Unsuccessful].some(
    (kind) => error instanceof kind,
  );
  const message = isExpected ? error.message : (error.stack ?? error.message);
  if (!isJson) {
    print(io.stderr, `orderloom: ${message}`);
    return;
  }
  const hasAnswer = error instanceof OrderloomError && error.status !== null;
  const answer = hasAnswer ? { status: error.status, detail: error.detail } : {};
  printJson(io.stderr, { error: { message, ...answer } });
}
