import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { findTargets, pointsAtRow } from '../goods/find-targets.ts';
import { ordinalLine } from '../goods/ordinals.ts';
import { statesNumber } from '../heads/renumbered.ts';
import { disclaims } from '../sentences/below-signature.ts';
import { delivers, lineNumbers } from '../words/wordings.ts';

const held = inAnyLanguage('held');
const heldInSubject = inAnyLanguage('heldInSubject');
const sentBefore = inAnyLanguage('sentBefore');
const fetches = inAnyLanguage('fetches');
const wholeOrder = inAnyLanguage('wholeOrder');

/**
 * Whether a sentence says of the order as a whole that it shall wait, is a draft, was sent before, is none (any more), or
 * will be fetched: nobody delivers it unseen. What it says of one line is a wish of its own.
 */
export function holdsOrder(said: string, rows: readonly DraftRow[]): boolean {
  const text = said.replaceAll(',', ' ').replace(/\s+/g, ' ');
  const isOrder = statesNumber.test(text) || wholeOrder.test(text);
  if (text.length > longestHold || namesRow(text, rows)) return false;
  // "If you received this in error", and not "the order was sent in error".
  if (disclaims.test(text) && !isOrder) return false;
  if (fetches.test(text) && !empties.test(text)) return true;
  if (reserves.test(text) || (bills.test(text) && !statesNumber.test(text))) return false;
  if (isOrder && sentBefore.test(text)) return true;
  const isShort = text.split(' ').length <= mostWords && !otherThings.test(text);
  return held.test(text) && (isOrder || delivers.test(text) || isShort);
}
const longestHold = 300;
/** So few words speak of nothing else than the order. */
const mostWords = 9;
/** What a firm may do at any time. */
const reserves =
  /(?<!\p{L})(?:right to|entitled|behalten|berechtigt|vorbehalten|recht om|droit d|derecho|diritto|direito|prawo do|ret til)(?!\p{L})/iu;
/** "Invoices without our number are not processed" */
const bills = /(?<!\p{L})(?:invoic|rechnung|factu|fattur|fatur|faktur)\p{L}*/iu;
/** They are no order. */
const otherThings =
  /(?<!\p{L})(?:\p{L}*nummer|numbers?|num[eé]ro|número|numer|fax|e-?mail|price list|preis\p{L}*|prices?|prix|prij\p{L}+|precios?|prezz[oi]|address|\p{L}*adress?e?|catalog\p{L}*|katalog\p{L}*|certificat\p{L}*|zertifikat\p{L}*|drawings?|\p{L}*zeichnung\p{L}*|tekening\p{L}*|link|login)(?!\p{L})/iu;
/** What goes back, or is fetched at any time. */
const empties =
  /(?<!\p{L})(?:pal+et\p{L}*|empties|crates?|leergut|gitterbox\p{L}*|kisten|leeg\p{L}*|kratten|vides?|consignes?|vac[íi]\p{L}+|envases|vuot\p{L}+|pust\p{L}+|tomme|returns?|samples?|retour\p{L}*|muster|post|parcels?|paket\p{L}*|certificat\p{L}*|invoices?|rechnung\p{L}*)(?!\p{L})/iu;

/** Whether the subject of an e-mail says the same of its order: "CANCELLED: PO-1001". */
export function holdsInSubject(subject: string, rows: readonly DraftRow[]): boolean {
  const text = subject.replace(/[,_]/g, ' ').replace(/\s+/g, ' ');
  return (held.test(text) || heldInSubject.test(text)) && !namesRow(text, rows);
}

function namesRow(text: string, rows: readonly DraftRow[]): boolean {
  if (lineNumbers.test(text) || ordinalLine(text) !== null) return true;
  return rows.length > 1 && (pointsAtRow(text, rows) || findTargets(text, rows) !== null);
}
