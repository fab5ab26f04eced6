import type { Word } from '@orderloom/pages/page.ts';
import { placesNumber } from './wordings.ts';

/** A number behind these is an hour of the day, whatever follows. */
const atHour = /^(?:at|half|halb|kl\.?|dalle|às)$/iu;
/** Before an hour, and before goods: "ab 8 offen", "bitte um 20 Lampen", "alle 12 stoelen". */
const maybeHour =
  /^(?:ab|from|bis|until|till|vanaf|tot|dès|desde|hasta|od|fra|gegen|um|alle|rond|omstreeks)$/iu;
/** What is said of an hour and of no goods. */
const ofHour =
  /^(?:uhr|uur|h|am|pm|o['’]clock|on|onwards?|sharp|latest|and|or|if|when|offen|geöffnet|auf|zu|besetzt|erreichbar|da|hier|früh|morgens|vormittags?|nachmittags?|abends|spätestens|geschlossen|open|opens?|closed?|manned|staffed|there|here|today|tomorrow|daily|weekdays|geopend|gesloten|bereikbaar|aanwezig|hier|daar|heures?|ouverts?|ouverte?|ferm[ée]e?s?|présents?|abiert[oa]s?|cerrad[oa]s?|apert[oi]|chius[oi]|abert[oa]s?|fechad[oa]s?|czynn[ey]|otwart[ey]|rano|åben|åbent|lukket|morgen|heute|vandaag|demain|mañana|domani|amanhã|jutro|i|de|della|del|da|du)$/iu;
const lastHour = 24;

/** "Gate opens from 5 on", "ab 8 offen": the number at `at` is an hour, and counts none of what follows. */
export function isHour(sentence: readonly Word[], at: number): boolean {
  const before = sentence[at - 1]?.text ?? '';
  if (atHour.test(before)) return true;
  const [, hour = ''] = /^(\d{1,2})(?:[.:h]\d{2})?$/i.exec(sentence[at]!.text) ?? [];
  if (!maybeHour.test(before) || hour === '' || Number(hour) > lastHour) return false;
  const next = (sentence[at + 1]?.text ?? '').replace(/[.,;:!?)]+$/, '');
  const isClock = sentence[at]!.text !== hour;
  return isClock || next === '' || ofHour.test(next) || placesNumber.test(next);
}

/** What goods do that are there already. */
const stands =
  /^(?:steht|stehen|liegt|liegen|staat|staan|ligt|liggen|attend(?:ent)?|esperan?|aspetta(?:no)?|aguardam?|stoi|stoją|leży|leżą|står|ligger)$/iu;
const englishStands = /^stands?$/iu;
/** "6 stands please" and "10 stand mixers" are goods. */
const isThere = /^(?:ready|here|there|by|idle|empty|waiting|outside|around|about|packed|still)[.,;:!?]*$/iu;

/** "Empties: 14 crates stand ready": the word at `at` says that what is counted is there. */
export function isStanding(sentence: readonly Word[], at: number): boolean {
  const [own = '', next = ''] = [sentence[at]?.text, sentence[at + 1]?.text];
  return stands.test(own) || (englishStands.test(own) && isThere.test(next));
}
