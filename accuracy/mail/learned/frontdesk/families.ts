import type { MailFamily } from '../../mail-family.ts';
import { aroundTheHouse } from './around-the-house.ts';
import { bringItThere } from './bring-it-there.ts';
import { comeAnotherDay } from './come-another-day.ts';
import { countAgain } from './count-again.ts';
import { leaveItOut } from './leave-it-out.ts';
import { notSoSure } from './not-so-sure.ts';
import { ourReference } from './our-reference.ts';
import { popItIn } from './pop-it-in.ts';

/** Orders on paper, and what receptions, wards, schools and workshops write on the covering mail. */
export const frontdeskFamilies: MailFamily[] = [
  leaveItOut,
  countAgain,
  popItIn,
  comeAnotherDay,
  bringItThere,
  ourReference,
  aroundTheHouse,
  notSoSure,
];
