import type { MailFamily } from '../mail-family.ts';
import { anotherDoor } from './instructing/another-door.ts';
import { leaveOneOut } from './instructing/leave-one-out.ts';
import { nobodyCanTell } from './instructing/nobody-can-tell.ts';
import { mondayList } from './ordering/monday-list.ts';
import { pastedSheet } from './ordering/pasted-sheet.ts';
import { repForwards } from './ordering/rep-forwards.ts';
import { thumbTyped } from './ordering/thumb-typed.ts';
import { brokenOnArrival } from './otherwise/broken-on-arrival.ts';
import { callItOff } from './otherwise/call-it-off.ts';
import { overdueNotice } from './otherwise/overdue-notice.ts';
import { drawingsWithIt } from './splitting/drawings-with-it.ts';
import { letterAndPaper } from './splitting/letter-and-paper.ts';

/** Families that judge the engine; nobody who works on it reads them. Once read, they move to `learned/`. */
export const families: MailFamily[] = [
  mondayList,
  pastedSheet,
  repForwards,
  thumbTyped,
  brokenOnArrival,
  callItOff,
  overdueNotice,
  drawingsWithIt,
  letterAndPaper,
  anotherDoor,
  leaveOneOut,
  nobodyCanTell,
];
