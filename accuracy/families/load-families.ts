import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyFamily } from './family.ts';

export const sets = ['building', 'held-out'] as const;
export type FamilySet = (typeof sets)[number];

export interface NamedFamily {
  name: string;
  set: FamilySet;
  family: AnyFamily;
}

/** The families of `set` by name: every file of its folder that is no test exports one as `family`. */
export async function loadFamilies(set: FamilySet): Promise<NamedFamily[]> {
  const folder = path.join(import.meta.dirname, set);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return Promise.all(
    files.sort().map(async (file) => {
      const { family } = (await import(path.join(folder, file))) as { family: AnyFamily };
      return { name: path.basename(file, '.ts'), set, family };
    }),
  );
}
