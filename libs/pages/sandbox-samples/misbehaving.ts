import { Failure } from '@orderloom/errors/failure.ts';

const kept: Uint8Array[] = [];

/** A module for the sandbox's tests that does what hostile documents make readers do. */
export async function run(input: { act: string; value?: unknown }): Promise<unknown> {
  switch (input.act) {
    case 'echo':
      return input.value;
    case 'pid':
      return process.pid;
    case 'variables':
      return Object.keys(process.env).sort();
    case 'fail':
      throw new Failure('too_large', 'x.pdf: File too large', { retryAfterSeconds: 7 });
    case 'defect':
      throw new TypeError('secret text of the document');
    case 'abort':
      return process.abort();
    case 'eat':
      for (;;) kept.push(new Uint8Array(16 * 1024 * 1024).fill(1));
    case 'eat heap': {
      const strings: string[][] = [];
      for (let i = 0; ; i++) strings.push(Array.from({ length: 1000 }, (_, n) => `${i}-${n}`));
    }
    case 'litter':
      return Array.from({ length: 7 }, () => new Uint8Array(16 * 1024 * 1024).fill(1)).length;
    case 'hoard':
      for (let i = 0; i < 10; i++) kept.push(new Uint8Array(16 * 1024 * 1024).fill(1));
      return kept.length;
    case 'sleep':
      return new Promise((resolve) => setTimeout(resolve, Number(input.value)));
    default:
      for (;;) {
        // An endless loop, as in a damaged document.
      }
  }
}
