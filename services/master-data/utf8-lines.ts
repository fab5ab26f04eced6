import { createReadStream } from 'node:fs';
import { Failure } from '@orderloom/errors/failure.ts';

export interface Line {
  text: string;
  /** From 1. */
  number: number;
  /** Of the file, by then. */
  bytesRead: number;
}

/** The lines of a file, read as a stream. Throws a Failure `validation` for one that is not UTF-8: nothing is guessed. */
export async function* utf8Lines(file: string): AsyncGenerator<Line, undefined> {
  const decode = utf8Decoder(file);
  const stream = createReadStream(file);
  let rest = '';
  let number = 0;
  for await (const chunk of stream) {
    const lines = (rest + decode(chunk, true)).split(/\r?\n/);
    rest = lines.pop()!;
    for (const text of lines) yield { text, number: ++number, bytesRead: stream.bytesRead };
  }
  rest += decode();
  if (rest !== '') yield { text: rest, number: ++number, bytesRead: stream.bytesRead };
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
