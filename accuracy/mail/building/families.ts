import type { MailFamily } from '../mail-family.ts';
import { orderFamilies } from './orders.ts';
import { otherFamilies } from './others.ts';

/** Families that the engine is built with; those it is judged by are never looked at while building. */
export const families: MailFamily[] = [...orderFamilies, ...otherFamilies];
