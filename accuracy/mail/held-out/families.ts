import type { MailFamily } from '../mail-family.ts';
import { bodyFamilies } from './body.ts';
import { changedFamilies } from './changed.ts';
import { otherFamilies } from './others.ts';
import { attachedFamilies } from './several.ts';
import { threadFamilies } from './threads.ts';

/** Families that judge the engine: of words, layouts and programs of their own. */
export const families: MailFamily[] = [
  ...bodyFamilies,
  ...threadFamilies,
  ...attachedFamilies,
  ...changedFamilies,
  ...otherFamilies,
];
