import { linesOf, quantityOf } from '../../kit/lines.ts';
import type { MailDraft, MailFamily, MailLine, MailSource, WantedHead } from '../../mail-family.ts';
import { orderdeskMail } from './desk.ts';
import { factsOf, printedDay } from './facts.ts';
import { names, type Told, toldOf, type Wordings } from './wording.ts';

type Make = (source: MailSource, told: Told) => Promise<MailDraft>;

/** Mails that bring an order and change what their wording names. */
export const changing = (name: string, wordings: Wordings): MailFamily =>
  familyOf(name, wordings, changedMail);

/** Mails that ask what nobody can carry out surely: the order stays as printed, and somebody is told. */
export const asking = (name: string, wordings: Wordings): MailFamily =>
  familyOf(name, wordings, (source, told) => untouched(source, told, { isUnclear: true }));

/** Mails that talk beside an order: nothing changes, and nobody need be told. */
export const talking = (name: string, wordings: Wordings): MailFamily =>
  familyOf(name, wordings, (source, told) => untouched(source, told, {}));

function familyOf(name: string, wordings: Wordings, make: Make): MailFamily {
  return {
    name,
    category: 'purchase_order',
    make: (source) => make(source, toldOf(source.random.pick(wordings[source.language]))),
  };
}

function untouched(
  source: MailSource,
  told: Told,
  outcome: Pick<MailDraft, 'isUnclear'>,
): Promise<MailDraft> {
  const { order, values } = factsOf(source, told);
  return orderdeskMail(source, order, told, { values, ...outcome });
}

function changedMail(source: MailSource, told: Told): Promise<MailDraft> {
  const facts = factsOf(source, told);
  const lines = linesInTheEnd(facts, told);
  const wanted = headInTheEnd(facts, told);
  return orderdeskMail(source, facts.order, told, {
    values: facts.values,
    ...(lines && { lines }),
    ...(Object.keys(wanted).length > 0 && { wanted }),
  });
}

/** Null: as printed. */
function linesInTheEnd({ order, seats, now, alsoNow, extras }: Facts, told: Told): MailLine[] | null {
  const counts = new Map<number, number>();
  if (told.count !== undefined || names(told, 'now', 'spelled')) counts.set(seats.at, now);
  if (names(told, 'now4')) counts.set(seats.alsoAt, alsoNow);
  const isOut = told.out !== undefined || names(told, 'p2', 't2', 's2', 'a2', 'nth2');
  const isAlsoOut = names(told, 'p3', 't3', 's3', 'a3');
  const goes = (i: number) =>
    told.isOnly ? i !== seats.at : (isOut && i === seats.out) || (isAlsoOut && i === seats.alsoOut);
  const added = extras.slice(0, names(told, 'extra2') ? 2 : names(told, 'extra', 'x') ? 1 : 0);
  const kept = linesOf(order, 'numbered')
    .map((line, i) => ({ ...line, quantity: counts.get(i) ?? line.quantity }))
    .filter((_, i) => !goes(i));
  const isSame = counts.size === 0 && kept.length === order.lines.length && added.length === 0;
  if (isSame) return null;
  const isNumbered = names(told, 'xa');
  const onTop = added.map((line) => ({
    article: null,
    yourArticle: isNumbered ? line.yourArticle : null,
    description: line.description,
    quantity: quantityOf(line),
  }));
  return [...kept, ...onTop];
}

/** Where one line comes on another day, the order's own day stays. */
function headInTheEnd({ order, date, number, site }: Facts, told: Told): WantedHead {
  const isMoved = told.day !== undefined || names(told, 'd');
  return {
    ...(names(told, 'ld') && { deliveryDate: printedDay(order) }),
    ...(isMoved && { deliveryDate: date }),
    ...(names(told, 'm') && { number }),
    ...(names(told, 'street', 'block') && { shipTo: site }),
  };
}

type Facts = ReturnType<typeof factsOf>;
