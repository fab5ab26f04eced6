import type { MailFamily } from '../mail-family.ts';
import { attachedFamilies } from './attached.ts';
import { bodyFamilies } from './body.ts';
import { changedFamilies } from './changed.ts';
import { forwardFamilies } from './forwards.ts';
import { otherFamilies } from './others.ts';
import { splitFamilies } from './splits.ts';
import { threadFamilies } from './threads.ts';

/** Families that once judged the engine, of words, layouts and programs of their own; since then read and learned from. */
export const families: MailFamily[] = [
  ...bodyFamilies,
  ...threadFamilies,
  ...forwardFamilies,
  ...attachedFamilies,
  ...splitFamilies,
  ...changedFamilies,
  ...otherFamilies,
];
