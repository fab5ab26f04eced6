import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Holds `file` for this process until `release`, or until the process is gone, however that ends: the lock is the
 * operating system's, so none is left behind. Undefined when somebody else holds it (also this process itself).
 */
export function holdLock(file: string): { release(): void } | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (/locked/.test((error as Error).message)) return undefined;
    throw error;
  }
  return { release: () => db.close() };
}
