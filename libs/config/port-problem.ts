import { ConfigurationError } from './read.ts';

/** What to tell the person when listening on `port` failed with `error`; `setting` is how it is chosen. */
export function portProblem(error: unknown, host: string, port: number, setting: string): Error {
  const text = String((error as Error)?.message ?? error);
  if (/EADDRINUSE/.test(text)) {
    return new ConfigurationError(
      `port ${port} on ${host} is in use by another program: stop it, or choose another port with ${setting}`,
    );
  }
  if (/EACCES/.test(text)) {
    return new ConfigurationError(
      `port ${port} on ${host} needs rights that this user lacks: choose one above 1023 with ${setting}`,
    );
  }
  if (/EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/.test(text)) {
    return new ConfigurationError(
      `${host} is no address of this machine: choose another with HOST or --host`,
    );
  }
  return error instanceof Error ? error : new Error(text);
}
