import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { splitSignature } from '@orderloom/pages/mail-signature.ts';
import { namesAttachment } from '@orderloom/pages/names-attachment.ts';
import {
  acceptanceSign,
  answerToOffer,
  asksForGoods,
  saysYesToOffer,
  withoutLeft,
} from './accepted-offer.ts';
import { spokenAct } from './act-signs.ts';
import { announcedListSigns } from './announced-list.ts';
import { confirmedGoods } from './confirmed-goods.ts';
import { countGoods, countLines } from './count-lines.ts';
import { findSigns, type Sign } from './cue-signs.ts';
import { headingSigns } from './heading-signs.ts';
import { namesPart, withoutInstructions } from './lexicon/instructions.ts';
import { titleInName, titleOf } from './lexicon/titles.ts';
import { withoutNotYet } from './not-yet.ts';
import {
  isAside,
  isBesideOrder,
  isOfAccount,
  ordersNowhere,
  wantsMissing,
  withBillTalk,
  withoutFooters,
  withoutOrdersTalk,
  withoutPaidPapers,
  withoutWantedNote,
} from './notice-signs.ts';
import { isOnlySubject } from './only-subject.ts';
import {
  besideOrder,
  besideOrderWeight,
  documentLinesSigns,
  isOnlyOrders,
  nameCharacters,
  nameWeight,
  ofBills,
  papersSigns,
  titleLines,
  titleWeight,
} from './paper-signs.ts';
import { hasPriceLadder } from './price-ladder.ts';
import { besideSentences } from './senses/find-senses.ts';
import { withoutOrderedBefore } from './senses/ordered-before.ts';
import { advert } from './senses/shared-words.ts';
import { numberedSubject, sent, subjectCharacters, subjectSigns } from './subject-signs.ts';
import type { TakenOffer } from './taken-offer.ts';
import { byWhomItIsSaid, namesYours, onlyNamesYours, speaksOfTheirs } from './whose-order.ts';

/** An e-mail as the classifier sees it. */
export interface ClassifiedMail {
  subject: string;
  /** What the sender wrote himself. */
  text: string;
  automatic: 'reply' | 'report' | 'list' | null;
  /** Whom it is addressed to. */
  to?: readonly { address: string }[];
  takenOffer?: TakenOffer | null;
  attachments: ClassifiedAttachment[];
  /** How its text or an attachment is encrypted: what it says nobody knows but for its subject. */
  encryption?: string | null;
}

export interface ClassifiedAttachment {
  name: string;
  /** Empty when it could not be read. */
  text: string;
  /** Of a message for machines: how many lines it orders. Absent for other files. */
  dataLines?: number;
  /** A decoration of the body. */
  inline: boolean;
  /** Of the text of an enclosed mail. */
  enclosed: { subject: string; text: string; takenOffer?: TakenOffer | null } | null;
}

const mentionedInvoiceWeight = 0.3;
/** Longer texts repeat themselves: a cue counts once. */
const readCharacters = 20_000;
/** Of the texts of enclosed mails together, as 0.4 s of CPU go through; of two hundred the first lines of each are read. */
const enclosedCharacters = 20_000;
/** Patterns look ahead to the end of a word: 20,000 characters without a space took them 5 s of CPU. */
const endless = /(\S{100})\S+/g;
/** Who changes an order has one. */
const instructionWeight = 3;

/** What the mail and those in it say, of what stands below their closings only postscripts; a subject may be all that is written. */
export function textsOf({ subject, text, attachments }: ClassifiedMail): string[] {
  const written = [text, ...attachments.flatMap(({ enclosed }) => enclosed?.text ?? [])];
  const ofEach = enclosedCharacters / Math.max(1, written.length - 1);
  const texts = written.map((text, at) => {
    const most = at === 0 ? readCharacters : ofEach;
    const { message, postscript } = splitSignature(text.slice(0, most).replace(endless, '$1'));
    return postscript === '' ? message : `${message}\n\n${postscript}`;
  });
  const [own, ...others] = texts as [string, ...string[]];
  return [isOnlySubject(subject, own) ? `${subject.slice(0, subjectCharacters)}\n${own}` : own, ...others];
}

/** Attached documents; decoration, enclosed mails and what programs add are none. */
export function documentsOf({ attachments }: ClassifiedMail): ClassifiedAttachment[] {
  return attachments.filter(
    ({ inline, enclosed, name }) => !inline && !enclosed && !addedByPrograms.test(name),
  );
}

/** Entries of calendars, cards and signatures. */
const addedByPrograms = /\.(?:ics|vcf|p7s|sig)$/i;
const calendarEntry = /\.ics$/i;
/** More than a subject and a text weigh that name orders. */
const calendarWeight = 12;

/** A calendar entry alone invites, whatever its subject calls the meeting. */
function calendarSigns({ attachments }: ClassifiedMail): Sign[] {
  const entry = attachments.find(({ name }) => calendarEntry.test(name));
  if (!entry) return [];
  return [
    { category: 'unknown', place: 'attachment', weight: calendarWeight, says: `calendar: ${entry.name}` },
  ];
}

/** All that speaks for one category or another; what its sender does by his own words takes the rest for no order. */
export function signsOf(mail: ClassifiedMail): Sign[] {
  const [own, ...others] = textsOf(mail) as [string, ...string[]];
  const { sign: act, text } = spokenAct(mail.subject, own, documentsOf(mail));
  const signs = signsIn(mail, [text, ...others]);
  if (act === null) return signs;
  const isSame = ({ says }: Sign) => says.startsWith(`text: ${act.says} `);
  return [...signs.filter((sign) => sign.category !== 'purchase_order' && !isSame(sign)), act];
}

function signsIn(mail: ClassifiedMail, texts: readonly string[]): Sign[] {
  const documents = documentsOf(mail);
  const bodyLines = Math.max(...texts.map(countLines));
  const goods = bodyLines > 1 ? 0 : Math.max(...texts.map(countGoods));
  const said = withoutOrdersTalk(
    withoutWantedNote(
      texts.flatMap((text) => textSigns(text, documents).filter(byWhomItIsSaid(text))),
      texts,
      bodyLines + goods > 0,
    ),
    bodyLines + goods > 0,
    texts.some((text) => wantsMissing.test(text)),
  );
  const asksForLines = bodyLines > 1 && asksForGoods(said);
  const listsGoods = bodyLines > 1 || goods > 1;
  // A shop tells its owner of an order in the words that it has for the one who placed it.
  const isOfShop = bodyLines > 0 && said.some(({ isBrought }) => isBrought);
  // Beside "we confirm your order" a paper by that name is what is confirmed.
  const isConfirmed =
    !isOfShop && !asksForGoods(said) && said.some(confirms) && texts.some((text) => namesYours(text));
  // "Wrong number" above a text that brings an order speaks of a part of it.
  const isBrought = bringsOrder(texts[0]!, documents);
  const isOfPart = isBrought && namesPart(mail.subject);
  const ofSubjects = [
    ...subjectSigns(isOfPart ? withoutInstructions(mail.subject).text : mail.subject),
    ...mail.attachments.flatMap(({ enclosed }) => (enclosed ? subjectSigns(enclosed.subject) : [])),
  ];
  // "Replacement" above a text that asks for goods names the reason.
  const isAnew = texts.some((text) => replacementSigns(text) !== null);
  // "A complaint AND an order": below it the complaint is talk.
  const isBeside = asksForLines && said.every(({ category }) => category !== 'unknown');
  // Below `Back in stock` somebody may ask for it.
  const asksHere =
    bodyLines > 0 && asksForGoods(said) && said.every(({ category }) => category !== 'unknown');
  const ordersGoods = asksForGoods(said) && bodyLines + goods > 0;
  const signs = [
    ...ofSubjects
      .filter((sign) => !(ordersGoods && isBesideOrder(sign)))
      .filter(
        ({ category, says }) =>
          category !== 'unknown' ||
          !(isAnew || (isBeside && ofComplaint.test(says)) || (asksHere && ofStock.test(says))),
      )
      .map((sign) => (isBrought && sign.category === 'unknown' ? weakened(sign) : sign))
      .map((sign) => (isOfShop && toCustomers.includes(sign.category) ? weakened(sign) : sign))
      // `Delivery Friday` over lines that are asked for says when they are wanted.
      .map((sign) =>
        asksForLines &&
        ofDelivery.includes(sign.category) &&
        said.every(({ category }) => category !== sign.category)
          ? weakened(sign)
          : sign,
      ),
    ...said
      .filter((sign) => !(ordersGoods && isBesideOrder(sign)))
      .filter((sign) => !(listsGoods && isAside(sign)) && !(bodyLines + goods > 0 && isOfAccount(sign)))
      .map((sign) =>
        (isOnlyOrders(documents) && ofBills.includes(sign.category)) ||
        (isOfShop && toCustomers.includes(sign.category))
          ? weakened(sign)
          : sign,
      ),
    ...papersSigns(documents, asksForGoods(said)).map((sign) =>
      isConfirmed && sign.category === 'purchase_order' ? weakened(sign) : sign,
    ),
    ...(bodyLines > 0
      ? [linesSign(bodyLines, !asksForGoods(said) && (said.some(takesOrder) || texts.some(speaksOfTheirs)))]
      : goodsSigns(goods)),
    ...automaticSigns(mail.automatic),
    ...(bodyLines === 0 && documents.length === 0 ? calendarSigns(mail) : []),
    ...(bodyLines > 0 ? numberedSubject(mail.subject, ofSubjects) : []),
  ];
  // An untitled list of goods decides only where nothing speaks for something else.
  if (signs.every(({ category }) => category === 'purchase_order'))
    signs.push(...documentLinesSigns(documents));
  const answer = answerToOffer(mail, texts[0]!, signs, bodyLines > 0);
  const isAccepted = answer === 'yes';
  if (isAccepted && bodyLines === 0) signs.push(acceptanceSign);
  // Whoever orders may also tell when the house is closed, and wish a merry Christmas.
  const isSent = signs.some(({ category }) => sent.includes(category));
  if (isBrought || isOnlyOrders(documents) || (bodyLines > 1 && !isSent)) withoutTalk(signs, ofSeason);
  // Below an order that a platform brings it says how its mails are ended.
  if (signs.some(({ isBrought }) => isBrought) && bodyLines > 0) withoutTalk(signs, ofFooter);
  // Who asks for the price of the same again does not order it yet.
  const asksPrice = signs.some(({ says }) => /: (?:how_much|price_question|price_asked) /.test(says));
  const orders = ({ says }: Sign) =>
    !(asksPrice && says.includes(': same_asked')) && !(answer === 'no' && saysYesToOffer(says));
  const bringsDocument =
    documents.length > 0 || !!mail.encryption || texts.some((text) => namesAttachment.test(text));
  const spoken = withNamedOrder(
    withoutMentionedInvoice((isAccepted ? withoutTakenOffer(signs, texts[0]!) : signs).filter(orders)),
  );
  const kept = withoutPaidPapers(withoutFooters(withBillTalk(spoken, bodyLines > 0 || bringsDocument)));
  const weighed = kept.map((sign) =>
    isToBuyers(mail) && sign.category === 'purchase_order'
      ? { ...sign, weight: sign.weight * toBuyersWeight }
      : sign,
  );
  return bringsDocument ? weighed : withoutBareSubject(weighed);
}

/** `purchasing@muster.example`: who writes to those who buy sells. Of 65 mails to such mailboxes one was an order. */
function isToBuyers({ to = [] }: ClassifiedMail): boolean {
  return to.length > 0 && to.every(({ address }) => ofBuyers.test(address));
}
const ofBuyers =
  /^(?:purchas|procure|buy(?:er|ing)|einkauf|beschaffung|inkoop|aankoop|achats?(?![a-z])|approvisionn|compras|aprovision|acquisti|approvvigion|zakup|aprovis|indk(?:ø|oe|o)b)/iu;
const toBuyersWeight = 0.6;

/** Takes out what is only talk beside an order. */
function withoutTalk(signs: Sign[], talk: RegExp): void {
  const kept = signs.filter(({ category, says }) => category !== 'unknown' || !talk.test(says));
  signs.splice(0, signs.length, ...kept);
}
/** What is said below the mails of platforms and shops. */
const ofFooter = new RegExp(`^text: (?:advert |.*(?<!\\p{L})(?:${advert}|opt.?out))`, 'iu');

/** When a house is closed, and wishes for a feast. */
const ofSeason =
  /^text: (?:house_closed|.*(?:closed|holiday|greetings|christmas|geschlossen|weihnacht|feiertag|urlaub|gesloten|feestdag|vakantie|kerst|fermé|congés|noël|fêtes|cerrad|vacaciones|navidad|fiestas|chius|ferie|natale|feste|encerrad|férias|natal|zamknięt|urlop|świąt|lukket|ferie|jul))/iu;

const ofComplaint =
  /complain|device_fails|delivery_trouble|packaging_harmed|grumble|damaged|reklam|beschwerd|klacht|r[ée]clam|queja/i;

/** So says who sells. */
function takesOrder({ says }: Sign): boolean {
  return says.startsWith('text: receipt_confirmed ');
}

/** So weighs what says it outright. */
const outright = 5;

function confirms({ category, weight }: Sign): boolean {
  return category === 'order_confirmation' && weight >= outright;
}

/** `Your order` is named by who tells outright that it has left, or is paid. */
function withNamedOrder(signs: readonly Sign[]): Sign[] {
  const isTold = signs.some(
    ({ category, weight, place }) =>
      category !== 'order_confirmation' &&
      sent.includes(category) &&
      weight >= outright &&
      (place === 'text' || place === 'meaning'),
  );
  return isTold
    ? signs.map((sign) =>
        sign.category === 'order_confirmation' && onlyNamesYours(sign.says) ? weakened(sign) : sign,
      )
    : [...signs];
}

/** What is said of a warehouse. */
const ofStock = /: (?:stock_low|stock_listed|back_in_stock) /;

/** What a shop sends to the one who ordered. */
const toCustomers: readonly EmailCategory[] = ['order_confirmation', 'receipt'];
const ofDelivery: readonly EmailCategory[] = ['order_confirmation', 'delivery_note'];

function weakened(sign: Sign): Sign {
  return { ...sign, weight: sign.weight * besideOrderWeight };
}

/** What changes the order that comes with it speaks for an order; without one it may be the end of an earlier one. */
function textSigns(whole: string, documents: readonly ClassifiedAttachment[]): Sign[] {
  const text = withoutLeft(withoutNotYet(whole), (kept) => findSigns('text', kept, 1));
  if (!bringsOrder(text, documents)) return replacementSigns(text) ?? ofText(text);
  const { text: kept, instructions } = withoutInstructions(text);
  // What is wrong, late or taken back is a part of what comes with the text.
  const signs = findSigns('text', kept, 1).filter(
    ({ category, place }) => category !== 'unknown' || place !== 'meaning',
  );
  return [...signs, ...instructions.slice(0, 1).map(instructionSign)];
}

/**
 * Who takes an order back, thanks, complains or tells when his gate is shut and asks for goods in other sentences orders
 * them; null when the text is no such.
 */
function replacementSigns(text: string): Sign[] | null {
  const isOther = ({ category }: Sign) => category === 'unknown';
  if (!listsThings(text)) return null;
  const others = findSigns('text', text, 1).filter(isOther);
  // What goes to many takes nothing back, and who orders nothing yet only asks.
  if (others.length === 0 || others.some(({ says }) => ordersNowhere.test(says))) return null;
  const rest = besideSentences(withoutOrderedBefore(text), (piece) =>
    findSigns('text', piece, 1).some(isOther),
  );
  if (rest === null || !listsThings(rest)) return null;
  // Sentences by themselves are no longer in lines.
  const signs = [...findSigns('text', rest, 1), ...announcedListSigns(text)];
  return asksForGoods(signs) ? signs : null;
}

/** Lines of goods, or several things that sentences count without a unit: `48 sheets and 24 covers`. */
function listsThings(text: string): boolean {
  return countLines(text) > 0 || countGoods(text) > 1;
}

function ofText(text: string): Sign[] {
  return [
    ...findSigns('text', text, 1),
    ...announcedListSigns(text),
    ...headingSigns(text),
    ...(hasPriceLadder(text) ? [ladderSign] : []),
  ];
}

/** Who lists what one piece costs by how many are taken sells them. */
const ladderSign: Sign = {
  category: 'quotation',
  place: 'meaning',
  weight: 6,
  says: 'text: price_ladder',
};

function instructionSign(wording: string): Sign {
  return {
    category: 'purchase_order',
    place: 'instruction',
    weight: instructionWeight,
    says: `instruction: ${wording}`,
  };
}

/** A document calls itself an order, or none says what it is and the text says that it brings an order. */
function bringsOrder(text: string, documents: readonly ClassifiedAttachment[]): boolean {
  const kinds = documents.flatMap(
    ({ name, text }) => titleOf(text, titleLines) ?? titleInName(name.slice(0, nameCharacters)) ?? [],
  );
  if (kinds.length > 0) return kinds.some(({ category }) => category === 'purchase_order');
  return documents.length > 0 && namesAttachment.test(text);
}

const theirsWeight = 0.4;

/** A list weighs little where nobody asks for it and somebody speaks of what is his reader's. */
function linesSign(count: number, isTheirs: boolean): Sign {
  const says = `order_lines: ${count}`;
  const weight = Math.min(4, 2 + 0.5 * count) * (isTheirs ? theirsWeight : 1);
  return { category: 'purchase_order', place: 'lines', weight, says };
}

function goodsWeight(count: number): number {
  return Math.min(2, 1 + 0.25 * count);
}

/** A number before a word counts something; with nothing else it is no order. */
function goodsSigns(count: number): Sign[] {
  if (count === 0) return [];
  return [
    {
      category: 'purchase_order',
      place: 'goods',
      weight: goodsWeight(count),
      says: `goods: ${count}`,
    },
  ];
}

/** Nobody orders by an automatic reply or a delivery report; by a mailing list hardly anybody. */
const automaticWeight = { reply: 15, report: 15, list: 2 };

function automaticSigns(kind: ClassifiedMail['automatic']): Sign[] {
  if (kind === null) return [];
  return [
    {
      category: 'unknown',
      place: 'headers',
      weight: automaticWeight[kind],
      says: `headers: automatic ${kind}`,
    },
  ];
}

/** A subject alone is no order: talk about an order bears its subject, too. */
function withoutBareSubject(signs: Sign[]): Sign[] {
  const isOrderSign = ({ category }: Sign) => category === 'purchase_order';
  const isBare = signs.filter(isOrderSign).every(({ place }) => place === 'subject');
  return isBare ? signs.filter((sign) => !isOrderSign(sign)) : signs;
}

/** Who accepts an offer names it; who confirms goods of it speaks as those who sell them. */
function withoutTakenOffer(signs: readonly Sign[], own: string): Sign[] {
  const isSaid = (place: string) => place === 'text' || place === 'subject' || place === 'meaning';
  const isConfirmed = confirmedGoods(own) !== null;
  return signs.filter(
    ({ category, place }) =>
      !isSaid(place) || !(category === 'quotation' || (isConfirmed && category === 'order_confirmation')),
  );
}

/** Who sends an invoice says so in its subject or attachment; who orders by lines only says where the invoice goes. */
function withoutMentionedInvoice(signs: Sign[]): Sign[] {
  const isPaper = ({ category, weight }: Sign) => category === 'purchase_order' && weight === titleWeight;
  const isCounted =
    asksForGoods(signs) && signs.some(({ place, weight }) => place === 'goods' && weight >= goodsWeight(2));
  const isOrdered = isCounted || signs.some((sign) => sign.place === 'lines' || isPaper(sign));
  const isCalled = signs.some(
    ({ category, place, weight }) =>
      category === 'invoice' && place !== 'text' && place !== besideOrder && weight >= nameWeight,
  );
  if (!isOrdered || isCalled) return signs;
  return signs.map((sign) =>
    sign.category === 'invoice' ? { ...sign, weight: sign.weight * mentionedInvoiceWeight } : sign,
  );
}
