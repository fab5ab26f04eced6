import type { MailFamily } from '../../mail-family.ts';
import { invoiceForOurOrder } from './invoice.ts';
import { moneyBack } from './money-back.ts';
import { orderNoted } from './noted.ts';
import { onItsWay } from './on-its-way.ts';

/** Papers that look like orders, of those who sell to us. */
export const paperFamilies: MailFamily[] = [invoiceForOurOrder, onItsWay, moneyBack, orderNoted];
