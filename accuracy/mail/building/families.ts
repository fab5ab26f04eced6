import type { MailFamily } from '../mail-family.ts';
import { changedFamilies } from './changed.ts';
import { orderFamilies } from './orders.ts';
import { otherFamilies } from './others.ts';
import { severalFamilies } from './several.ts';
import { spokenFamilies } from './spoken.ts';

/** Families that the engine is built with; those it is judged by are never looked at while building. */
export const families: MailFamily[] = [
  ...orderFamilies,
  ...severalFamilies,
  ...changedFamilies,
  ...otherFamilies,
  ...spokenFamilies,
];
