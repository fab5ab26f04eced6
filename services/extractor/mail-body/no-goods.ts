import type { Word } from '@orderloom/pages/page.ts';
import { ands, ors } from '../lexicon/conjunctions.ts';
import { placesNumber } from './wordings.ts';

/** A number behind these is an hour of the day, whatever follows. */
const atHour = /^(?:at|half|halb|kl\.?|dalle|às)$/iu;
/** Before an hour, and before goods: "ab 8 offen", "bitte um 20 Lampen", "alle 12 stoelen". */
const maybeHour =
  /^(?:ab|from|bis|until|till|vanaf|tot|dès|desde|hasta|od|fra|gegen|um|alle|rond|omstreeks)$/iu;
/** What is said of an hour and of no goods, in nine languages. */
const ofHour = new RegExp(
  `^(?:${[
    "uhr|uur|h|am|pm|o['’]clock|on|onwards?|sharp|latest|if|when|there|here|open|opens?|closed?|manned|staffed|today|tomorrow|daily|weekdays|most|some(?:one|body)|nobody|no-one|we|i|he|she|they|you|the|my|our|is|are|will|works?|would|should",
    'offen|geöffnet|auf|zu|besetzt|erreichbar|da|hier|früh|morgens|vormittags?|nachmittags?|abends|spätestens|geschlossen|heute|morgen|jemand|niemand|kommt|kommen|wäre|würde|geht|passt|wir|ich|er|sie|ist|sind|wird|bin|anrufen|melden|abholen|anliefern|liefern',
    'geopend|gesloten|bereikbaar|aanwezig|daar|vandaag|iemand|niemand|komt|ben|zijn|zou|kan|ik|wij|hij|bellen|leveren',
    "heures?|ouverte?s?|ferm[ée]e?s?|présents?|demain|quelqu['’]un|nous|je|il|elle|on|c['’]est|sera|sommes|suis|personne|le|la",
    'abiert[oa]s?|cerrad[oa]s?|mañana|alguien|nadie|hay|estamos|estoy|está|estará|el',
    "apert[oi]|chius[oi]|domani|qualcuno|nessuno|c['’]è|siamo|sono|sarà|il|di|della|del",
    'abert[oa]s?|fechad[oa]s?|amanhã|alguém|ninguém|há|estou|estará|da',
    'czynn[ey]|otwart[ey]|rano|jutro|ktoś|nikt|jesteśmy|jestem|jest|będzie|będziemy',
    'åbent?|lukket|nogen|ingen|er|vi|jeg|kommer|der',
    `${ands}|${ors}`,
  ].join('|')})$`,
  'iu',
);
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

/** "From 5 lamps", "fra 5 lamper": goods, as it seems, behind a word that an hour may follow; German writes theirs large. */
export function mayBeHour(sentence: readonly Word[], at: number): boolean {
  const [before = '', own = '', next = ''] = [-1, 0, 1].map((by) => sentence[at + by]?.text);
  const isGerman = /^(?:um|ab|bis|gegen)$/i.test(before) && /^\p{Lu}/u.test(next);
  return maybeHour.test(before) && !/^alle$/i.test(before) && !isGerman && Number(own) <= lastHour;
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
