import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@orderloom/errors/failure.ts';
import { extensionOf } from '@orderloom/pages/file-type.ts';

/** The file's name; throws a Failure for what an upload would be refused for. `extensions` without dots. */
export async function checkDocument(
  file: string,
  extensions: readonly string[],
  maxFileMb: number,
): Promise<string> {
  const name = path.basename(file);
  if (!extensions.includes(extensionOf(name))) {
    const allowed = extensions.map((extension) => `.${extension}`).join(' ');
    throw new Failure('unsupported_type', `${name}: not one of ${allowed}`);
  }
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Failure('not_found', `${name}: cannot be read (${error.code})`);
  });
  if (found.size > maxFileMb * 1024 * 1024)
    throw new Failure('too_large', `File too large: ${name} (limit ${maxFileMb} MiB)`);
  return name;
}
