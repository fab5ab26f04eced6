import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { extensionOf, uploadExtensions } from '@orderloom/pages/file-type.ts';

/** Extensions of what may hold an order, without a dot. */
export const documentExtensions: readonly string[] = [...uploadExtensions, 'eml'];

/**
 * The files that are named, as they are, and in the place of a folder those below it with one of the extensions (without
 * dots), sorted by path; hidden ones and links are passed over.
 */
export async function findDocuments(paths: string[], extensions: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (each) => ((await isFolder(each)) ? documentsIn(each, extensions) : [each])),
  );
  return found.flat();
}

async function isFolder(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found?.isDirectory() ?? false;
}

async function documentsIn(folder: string, extensions: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && extensions.includes(extensionOf(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !path
          .relative(folder, file)
          .split(path.sep)
          .some((part) => part.startsWith('.')),
    )
    .sort();
}
