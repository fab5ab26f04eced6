import { ConfigurationError } from '@orderloom/config/read.ts';
import type { Orderloom } from '@orderloom/sdk/orderloom.ts';
import { type Command, InvalidArgumentError } from 'commander';
import { withClientOf } from './client.ts';
import type { Io } from './io.ts';

export interface ServiceOptions {
  baseUrl?: string;
  apiKey?: string;
  json?: true;
}

export function addServiceOptions(command: Command): Command {
  return command
    .option('--base-url <url>', 'of the service (ORDERLOOM_URL, else http://127.0.0.1:8080)')
    .option('--api-key <key>', 'integration key (ORDERLOOM_API_KEY)')
    .option('--json', 'print JSON, one value a line');
}

/** Lends a client of the service that the options name, else the environment. */
export async function withClient<T>(
  { baseUrl, apiKey }: ServiceOptions,
  { env }: Io,
  use: (client: Orderloom) => Promise<T>,
): Promise<T> {
  const key = apiKey ?? env.ORDERLOOM_API_KEY;
  if (!key) throw new ConfigurationError('no API key: give --api-key or set ORDERLOOM_API_KEY');
  const url = checkedUrl(baseUrl || env.ORDERLOOM_URL || 'http://127.0.0.1:8080');
  return withClientOf({ baseUrl: url, apiKey: checkedKey(key) }, use);
}

function checkedKey(key: string): string {
  if (/^[\x20-\x7e]+$/.test(key)) return key;
  throw new ConfigurationError(
    'the API key has characters that no key has: change --api-key or ORDERLOOM_API_KEY',
  );
}

function checkedUrl(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new ConfigurationError(`"${text}" is no http or https URL: change --base-url or ORDERLOOM_URL`);
  return text;
}

/** A parser of whole numbers for an option. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

export const portNumber = wholeNumber(0, 65_535);
