import { type Command, Option } from 'commander';
import { type ErpBehaviour, erpBehaviourMeanings, erpBehaviours } from '../erp-behaviour.ts';
import { type Received, startErpSandbox } from '../erp-sandbox.ts';
import { type Io, print, printable, printJson } from '../io.ts';
import { portNumber } from '../service-options.ts';

interface SandboxOptions {
  port: number;
  host: string;
  behaviour: ErpBehaviour;
  key?: string;
  ledger?: string;
  json?: true;
}

export function define(program: Command, io: Io): void {
  program
    .command('erp-sandbox')
    .description('pretend to be an ERP: POST /receive, POST /webhook; GET /received lists what came')
    .option('--port <n>', '0 picks a free one', portNumber, 9090)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(
      new Option('--behaviour <kind>', 'how it answers orders').choices([...erpBehaviours]).default('accept'),
    )
    .option('--key <key>', 'what X-API-KEY must hold; absent: anything')
    .option('--ledger <file>', 'file that remembers the bookings')
    .option('--json', 'print JSON, one value a line')
    .addHelpText('after', `\nBehaviours:\n${meanings()}`)
    .action((options: SandboxOptions) => runSandbox(options, io));
}

function meanings(): string {
  return erpBehaviours.map((kind) => `  ${kind.padEnd(8)} ${erpBehaviourMeanings[kind]}`).join('\n');
}

async function runSandbox({ json, key, ...options }: SandboxOptions, io: Io): Promise<void> {
  const show = (received: Received) =>
    json ? printJson(io.stdout, received) : print(io.stdout, lineOf(received));
  const sandbox = await startErpSandbox({ ...options, key: key ?? null, onReceived: show });
  const { url, webhookUrl } = sandbox;
  // Before the line is printed: whoever reads it may stop the sandbox at once.
  const interrupted = io.interrupted();
  if (json) printJson(io.stdout, { url, webhookUrl });
  else print(io.stdout, `receives orders at ${url}, webhooks at ${webhookUrl}`);
  await interrupted;
  await sandbox.stop();
}

function lineOf({ at, kind, request_id, outcome, order_number, purchase_order }: Received): string {
  const { order_number: theirs, items } = (purchase_order ?? {}) as {
    order_number?: unknown;
    items?: unknown;
  };
  const parts = [
    at,
    kind,
    outcome,
    order_number,
    request_id && printable(request_id),
    typeof theirs === 'string' && printable(theirs),
    Array.isArray(items) && `${items.length} lines`,
  ];
  return parts.filter(Boolean).join('  ');
}
