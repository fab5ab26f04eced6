import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { shopOrders } from '@orderloom/pages/parts/shop-orders.ts';
import { changes } from './lexicon/changes.ts';
import type { Cue } from './lexicon/cue.ts';
import { danish } from './lexicon/da.ts';
import { german } from './lexicon/de.ts';
import { withoutDecoys } from './lexicon/decoys.ts';
import { english } from './lexicon/en.ts';
import { spanish } from './lexicon/es.ts';
import { french } from './lexicon/fr.ts';
import { italian } from './lexicon/it.ts';
import { dutch } from './lexicon/nl.ts';
import { otherMails } from './lexicon/other-mails.ts';
import { polish } from './lexicon/pl.ts';
import { portuguese } from './lexicon/pt.ts';
import { type FoundSense, findSenses } from './senses/find-senses.ts';
import { answerWanted } from './senses/pending-words.ts';
import { languages } from './senses/senses.ts';

/** What speaks for a category. */
export interface Sign {
  category: EmailCategory;
  place: string;
  weight: number;
  says: string;
  /** A system brings somebody's order by it. */
  isBrought?: true;
}

const lexicon: Cue[] = [
  ...english,
  ...german,
  ...dutch,
  ...french,
  ...spanish,
  ...italian,
  ...portuguese,
  ...polish,
  ...danish,
  ...changes,
  ...otherMails,
];

/** A buyer asks for a confirmation, or says where the invoice goes. */
const askingWeight = 1.5;
const askedOutright = 3;
/** A system that brings an order says so outright. */
const broughtWeight = 4;
/** In a subject a name is a heading, in a text it is talk. */
export const mentionWeight = 0.4;

/** Whether a sign says that an offer is accepted. */
export function acceptsOffer(says: string): boolean {
  return says.includes(': offer_accepted');
}

/** `newsletter@…` and `https://…/invoices` name places, whatever their words mean. */
const addresses = /(?:https?:\/\/|www\.)\S+|\S+@[\p{L}\d.-]+\.\p{L}{2,}/giu;

/** "We would probably order" has the words of those who order. */
const wouldOrderAnyhow = new RegExp(
  `(?<!\\p{L})(?:${languages.map(({ wouldOrder }) => wouldOrder).join('|')})(?!\\p{L})`,
  'giu',
);

interface Found {
  category: EmailCategory;
  weight: number;
  at: number;
  wording: string;
  isBrought?: true;
}

/** What the wordings and the meanings of a text speak for; `placeWeight` is what its place makes of their weights. */
export function findSigns(place: string, whole: string, placeWeight: number): Sign[] {
  const found: Found[] = [];
  const readOnce = (weight: number, isBrought?: true) => (wording: string, at: number) => {
    if (found.every((other) => other.weight !== weight))
      found.push({ category: 'purchase_order', weight, at, wording, ...(isBrought && { isBrought }) });
    return ' '.repeat(wording.length);
  };
  const own = whole
    .replace(addresses, (address) => ' '.repeat(address.length))
    .replace(shopOrders, readOnce(broughtWeight, true));
  const text = withoutDecoys(own, readOnce(askingWeight)).replace(answerWanted, (wording) =>
    ' '.repeat(wording.length),
  );
  const firm = text.replace(wouldOrderAnyhow, (wording) => ' '.repeat(wording.length));
  for (const { category, weight: full, pattern, isMention } of lexicon) {
    const match = pattern.exec(category === 'purchase_order' ? firm : text);
    const weight = isMention && place === 'text' ? full * mentionWeight : full;
    if (match) found.push({ category, weight, at: match.index, wording: match[0] });
  }
  const says = (wording: string) => `${place}: ${wording.replace(/\s+/g, ' ').trim()}`;
  const named = withoutOverlaps(found).map(({ category, weight, wording, isBrought }) => ({
    ...{ category, place, weight: weight * placeWeight, says: says(wording) },
    ...(isBrought && { isBrought }),
  }));
  const meant = meantIn(text, own).map(({ category, weight, name, wording, isMention }) => ({
    ...{ category, weight: weight * placeWeight, says: says(`${name} (${wording})`) },
    place: isMention || place !== 'text' ? place : 'meaning',
  }));
  // Where a wording asks for goods its meaning adds nothing.
  const isAsked = named.some(
    ({ category, weight }) => category === 'purchase_order' && weight >= askedOutright,
  );
  const adds = ({ category, says }: Sign) => category !== 'purchase_order' || !isAsked || acceptsOffer(says);
  return [...named, ...meant.filter(adds)];
}

/** Of the text as it is only what names an offer: `as per your offer` is not in the text that is read on. */
function meantIn(text: string, own: string): FoundSense[] {
  const meant = findSenses(text);
  if (text === own || meant.some(isByOffer)) return meant;
  return [...meant, ...findSenses(own).filter(isByOffer)];
}

function isByOffer({ name }: FoundSense): boolean {
  return name === 'offer_accepted_outright';
}

/** Of the wordings of one category that share characters the heaviest: "our purchase order" is one sign. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of [...found].sort((a, b) => b.weight - a.weight)) {
    const isSame = (other: Found) =>
      other.category === one.category &&
      other.at < one.at + one.wording.length &&
      one.at < other.at + other.wording.length;
    if (!kept.some(isSame)) kept.push(one);
  }
  return kept;
}
