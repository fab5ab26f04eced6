import type { ReadFile, Word } from '@orderloom/pages/page.ts';
import { makeDoubt } from '../doubt.ts';
import type { Chosen, Draft, Place } from '../draft.ts';
import { domainName, hasDomain } from '../fields/domains.ts';
import { namesDayOfDelivery, readMailDay } from '../fields/mail-days.ts';
import { isOrderWord } from '../fields/order-words.ts';
import { placeOf, type Sheet, sheetsOf } from '../layout/sheet.ts';
import { dateWords, documentBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { isOrdering } from '../lexicon/sayings.ts';
import { companyKey } from '../values/company.ts';
import { domainOf } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { namedInSentences } from './asked-items.ts';
import { isAttribute } from './attributes.ts';
import { withHeadedPlace } from './headed-place.ts';
import { messageParagraphs, type Paragraph } from './message-lines.ts';
import { changedRepetitions } from './repeated-orders.ts';
import { selfCorrections } from './self-corrections.ts';
import type { Sender } from './sender.ts';
import { sentencesOf } from './sentences.ts';
import { textFrom } from './starts-item.ts';
import { asksForGoods, declines, link, tellsOfPast, unreadWish } from './wordings.ts';

/** What is known of the e-mail whose text is an order. */
export interface MailOfOrder {
  bodies: readonly ReadFile[];
  /** Of the other orders in the same e-mail. */
  otherRows?: Draft['rows'];
  /** Of the house that mails of orders are written to. */
  ourStreet?: string | null;
  subject: string | null;
  sender: Sender | null;
  /** YYYY-MM-DD. */
  sentOn: string | null;
}

/** What the mail's own sentences order, is signed by who sends it or stands in its subject as well is told twice. */
const toldTwice = 0.88;
/** A day that only the subject names. */
const ofSubject = 0.7;
/** The day that a mail was sent on is in its head, and on no page. */
const ofHead = 0.9;

/**
 * The draft of an order that stands in the text of its e-mail, completed by that e-mail: it is an order where its
 * sentences or its subject order, has the day of its mail, and who signs is sure where the sender is the same. Drafts of
 * attached documents stay as they are.
 */
export function withItsMail(draft: Draft, mail: MailOfOrder): Draft {
  if (!isOfBodies(draft, mail.bodies)) return draft;
  const known = withDay(withKind(withSigners(withNumber(draft, mail), mail), mail), mail);
  const placed = withHeadedPlace(known, mail.ourStreet);
  return withLeftovers(withDayOfSubject(placed, mail), mail);
}

function isOfBodies({ rows }: Draft, bodies: readonly ReadFile[]): boolean {
  const places = rows
    .flatMap(({ quantity, description }) => [quantity, description])
    .flatMap((chosen) => chosen?.places ?? []);
  const names = new Set(bodies.map(({ name }) => name));
  return places.length > 0 && places.every(({ file }) => names.has(file));
}

/** An order that is dated by nothing but its mail has the day of that mail; a note says so. */
function withDay(draft: Draft, { sentOn }: MailOfOrder): Draft {
  if (draft.orderDate !== null || sentOn === null) return draft;
  return {
    ...draft,
    orderDate: { value: sentOn, confidence: ofHead, places: [], because: 'the day of its e-mail' },
    notes: [
      ...draft.notes,
      `The e-mail names no date of the order; the day it was sent, ${sentOn}, is used.`,
    ],
  };
}

function withKind(draft: Draft, { bodies, subject }: MailOfOrder): Draft {
  const { documentType, doubts } = draft;
  const isOpen = documentType.value === 'purchase_order' && documentType.places.length === 0;
  if (!isOpen || !(namesOrder(subject ?? '') || ordersInWords(bodies))) return draft;
  return {
    ...draft,
    documentType: { ...documentType, confidence: toldTwice, because: 'the e-mail orders' },
    doubts: doubts.filter(({ code }) => code !== 'document_type_unclear'),
  };
}

/** `Order for tomorrow morning`, where its text names no day: a person has a look. */
function withDayOfSubject(draft: Draft, { subject, sentOn }: MailOfOrder): Draft {
  if (draft.deliveryDate !== null || subject === null || sentOn === null || !namesOrder(subject))
    return draft;
  // "Order 4711 of 12 March" has the day of the order, and digits alone have no sure order.
  if (datedOrder.test(subject)) return draft;
  const rule = { order: 'DMY', source: 'locale', sentOn } as const;
  const { from = null, to = null } = readMailDay(`Please: ${subject}`, rule)?.value ?? {};
  const value = to ?? from;
  const because = "the e-mail's subject";
  return value === null
    ? draft
    : { ...draft, deliveryDate: { value, confidence: ofSubject, places: [], because } };
}

const datedOrder = /\d\s?[./-]\s?\d|(?<!\p{L})(?:of|dated|vom|du|van|del|dal|de|da|z dnia|af|dd)\.?\s+\d/iu;

/** Amounts of goods and days that sentences of the mail name and nothing was made of. */
function withLeftovers(draft: Draft, { bodies, otherRows = [], sentOn }: MailOfOrder): Draft {
  const paragraphs = sheetsOf(bodies).flatMap(messageParagraphs);
  const rows = [...draft.rows, ...otherRows];
  const isTaken = isIn(rows.flatMap(({ quantity, description }) => [quantity, description]));
  const [left] = paragraphs.flatMap((paragraph) =>
    namedInSentences(paragraph)
      .filter(
        ({ quantity, description }) =>
          ![...quantity, ...description].some((word) => isTaken(paragraph.sheet, word)),
      )
      .map(({ quantity, unit, description }) =>
        placeOf(paragraph.sheet, [...quantity, ...unit, ...description]),
      ),
  );
  const cut = paragraphs.flatMap((paragraph) => unreadWishes(paragraph, isTaken));
  const nameless = draft.rows.flatMap(({ description, supplierArticle, customerArticle }) =>
    description && !supplierArticle && !customerArticle && isAttribute(description.value)
      ? description.places.slice(0, 1)
      : [],
  );
  const told = draft.doubts.some(({ code }) => code === 'instruction_unclear');
  const [corrected] = told
    ? []
    : paragraphs.flatMap((paragraph) => [
        ...selfCorrections(paragraph, draft.rows, ({ description }, word) =>
          isIn([description])(paragraph.sheet, word),
        ),
        ...changedRepetitions(paragraph),
      ]);
  const [day] =
    draft.deliveryDate === null && sentOn !== null
      ? paragraphs.flatMap((paragraph) => unreadDay(paragraph, sentOn))
      : [];
  const doubts = [
    ...(left ? [makeDoubt('text_not_understood', 'items', [left.text], [left])] : []),
    ...nameless.map((place) => makeDoubt('text_not_understood', 'items', [place.text], [place])),
    ...cut.map((place) => makeDoubt('instruction_unclear', '', [place.text], [place])),
    ...(corrected ? [makeDoubt('instruction_unclear', '', [corrected.text], [corrected])] : []),
    ...(day ? [makeDoubt('date_unclear', 'delivery_date', [day.text], [day])] : []),
  ];
  return doubts.length === 0 ? draft : { ...draft, doubts: [...draft.doubts, ...doubts] };
}

/** "To the Mill Lane site", "if in stock", behind goods: no row has it, and nothing else reads it. */
function unreadWishes({ sheet, lines }: Paragraph, isTaken: (sheet: Sheet, word: Word) => boolean): Place[] {
  return sentencesOf(lines.flatMap(({ words }) => words)).flatMap((sentence) => {
    const first = sentence.findIndex((word) => isTaken(sheet, word));
    return sentence.flatMap((word, at) => {
      const isCut = first >= 0 && at > first && !isTaken(sheet, word);
      const text = textFrom(sentence, at);
      if (!isCut || !unreadWish.test(text) || toOwn.test(text)) return [];
      const end = sentence.findIndex(
        (own, i) => i >= at && (/[,;.!?]$/.test(own.text) || isTaken(sheet, sentence[i + 1] ?? word)),
      );
      const own = sentence.slice(at, end < 0 ? undefined : end + 1);
      return [placeOf(sheet, link.test(own.at(-1)!.text) ? own.slice(0, -1) : own)];
    });
  });
}
/** "To our yard" says no more than the order. */
const toOwn = /^(?:to (?:our|my)|naar ons) \p{Ll}/u;

/** Whether a word stands where something was read from. */
function isIn(read: readonly (Pick<Chosen, 'places'> | null)[]): (sheet: Sheet, word: Word) => boolean {
  const places = read.flatMap((chosen) => chosen?.places ?? []);
  return (sheet, word) =>
    places.some(
      ({ file, page, box }) => file === sheet.file && page === sheet.page && overlaps(box, word.box),
    );
}

function overlaps(one: Place['box'], other: Place['box']): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

/** A line that asks for goods and names a day of the week, `I need them next Thursday`, or tells of delivery and a day to come. */
function unreadDay({ sheet, lines }: Paragraph, sentOn: string): Place[] {
  return lines
    .filter(({ words }) => {
      const texts = words.map((word) => word.text);
      const text = texts.join(' ');
      const isAsked = asksForGoods(text) && texts.some(isWholeWeekday);
      return isAsked || (!tellsOfPast.test(text) && namesDayOfDelivery(texts, sentOn));
    })
    .map(({ words }) => placeOf(sheet, words));
}

function isWholeWeekday(word: string): boolean {
  const bare = foldWord(word.replace(/[.,;:!?)]+$/, ''));
  return bare.length >= shortestWeekday && dateWords.weekdays.has(bare);
}
/** Shorter words stand for more. */
const shortestWeekday = 5;

/** True for a sentence of the mail's own text that orders or asks for goods. */
function ordersInWords(bodies: readonly ReadFile[]): boolean {
  return sheetsOf(bodies)
    .flatMap(messageParagraphs)
    .map(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' '))
    .some((text) => isOrdering(text) || asksForGoods(text));
}

/** `Bestellung 4711`, `Order for tomorrow`, and no other paper. */
function namesOrder(subject: string): boolean {
  const all = tokenise(subject);
  const papers = all.flatMap(
    (_, at) => longestMatch(documentBook, all, at)?.meanings.map(({ kind }) => kind) ?? [],
  );
  return (
    !declines.test(subject) &&
    all.some(({ text }) => isOrderWord(text)) &&
    papers.every((kind) => kind === 'purchase_order')
  );
}

/** Who signs and sends is one, and so is the firm whose domain it is. */
function withSigners(draft: Draft, { sender }: MailOfOrder): Draft {
  const { company, contactPerson } = draft.buyer;
  if (sender === null) return draft;
  const domain = new Set([domainName(domainOf(sender.address))]);
  const isSigner = contactPerson !== null && isSamePerson(contactPerson.value, sender.name);
  const isFirm =
    company !== null &&
    (hasDomain(company.value, domain) || companyKey(company.value) === companyKey(sender.name));
  return {
    ...draft,
    buyer: {
      ...draft.buyer,
      company: isFirm ? surer(company) : company,
      contactPerson: isSigner ? surer(contactPerson) : contactPerson,
    },
  };
}

/** `Gary` who signs and `Gary Thwaite` who sends. */
function isSamePerson(signed: string, sender: string): boolean {
  const [own, other] = [signed, sender].map((name) =>
    foldWord(name)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
  return own!.length > 1 && own!.length === other!.length && own!.every((word) => other!.includes(word));
}

/** A number that the text and the subject name. */
function withNumber(draft: Draft, { subject }: MailOfOrder): Draft {
  const { orderNumber, saidNumber } = draft;
  if (orderNumber !== null || !saidNumber || subject === null) return draft;
  return tight(subject).includes(tight(saidNumber.value))
    ? { ...draft, orderNumber: { ...surer(saidNumber), because: 'the e-mail and its subject name it' } }
    : draft;
}

function tight(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
}

function surer(chosen: Chosen): Chosen {
  return { ...chosen, confidence: Math.max(chosen.confidence, toldTwice) };
}
