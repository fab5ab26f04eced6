import { createReadStream } from 'node:fs';
import { Failure } from '@orderloom/errors/failure.ts';

export interface Line {
  /** Null for one that is longer than 1 MiB: it was read past, and not kept. */
  text: string | null;
  /** From 1. */
  number: number;
  /** Of the file, by then. */
  bytesRead: number;
}

/** Characters: the service takes 1 MiB a call, so a longer record could not be put. */
const longestLine = 1024 * 1024;

/** The lines of a file, read as a stream. Throws a Failure `validation` for one that is not UTF-8: nothing is guessed. */
export async function* utf8Lines(file: string): AsyncGenerator<Line, undefined> {
  const decode = utf8Decoder(file);
  const stream = createReadStream(file);
  let rest = '';
  let isPast = false;
  let number = 0;
  const lineOf = (text: string): Line => {
    const kept = isPast || text.length > longestLine ? null : text;
    isPast = false;
    return { text: kept, number: ++number, bytesRead: stream.bytesRead };
  };
  for await (const chunk of stream) {
    const lines = (rest + decode(chunk, true)).split(/\r?\n/);
    rest = lines.pop()!;
    for (const text of lines) yield lineOf(text);
    if (rest.length > longestLine) isPast = true;
    if (isPast) rest = '';
  }
  rest += decode();
  if (rest !== '' || isPast) yield lineOf(rest);
  return undefined;
}

/**
 * Decodes the bytes of a file, part by part where more `follows`, without its byte order mark. Throws a Failure
 * `validation` for what is not UTF-8.
 */
export function utf8Decoder(file: string): (bytes?: Uint8Array, follows?: boolean) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (bytes, follows = false) => {
    try {
      return decoder.decode(bytes, { stream: follows });
    } catch (error) {
      const sentence = `${file} is not UTF-8: save it as UTF-8 (in Excel as "CSV UTF-8")`;
      throw new Failure('validation', sentence, {}, { cause: error });
    }
  };
}
