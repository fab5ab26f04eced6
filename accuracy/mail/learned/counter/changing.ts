import type { Line } from '../../../order/order.ts';
import { factsOf } from '../../held-out/workday/changing.ts';
import { isNamed } from '../../held-out/workday/wording.ts';
import type { Values } from '../../kit/letter.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import type { MailDraft, MailFamily, MailLine, MailSource, WantedHead } from '../../mail-family.ts';
import { dayForms } from './day-forms.ts';
import { counterMail } from './desk.ts';
import type { CounterTold, CounterWording, CounterWordings } from './wording.ts';

type Make = (source: MailSource, told: CounterTold) => Promise<MailDraft>;

/** Mails that bring an order and change what their wording names. */
export const changing = (name: string, wordings: CounterWordings): MailFamily =>
  familyOf(name, wordings, changedMail);

/** Mails that wish what only the buyer can settle: the order stays as printed, and somebody is told. */
export const asking = (name: string, wordings: CounterWordings): MailFamily =>
  familyOf(name, wordings, (source, told) => untouched(source, told, true));

/** Mails that talk of this and that beside an order: nothing changes, and nobody need be told. */
export const talking = (name: string, wordings: CounterWordings): MailFamily =>
  familyOf(name, wordings, (source, told) => untouched(source, told, false));

function familyOf(name: string, wordings: CounterWordings, make: Make): MailFamily {
  return {
    name,
    category: 'purchase_order',
    make: (source) => make(source, toldOf(source.random.pick(wordings[source.language]))),
  };
}

const toldOf = (wording: CounterWording): CounterTold =>
  typeof wording === 'string' ? { said: wording } : wording;

function untouched(source: MailSource, told: CounterTold, isUnclear: boolean): Promise<MailDraft> {
  const { order, values } = deskFacts(source, told);
  return counterMail(source, order, told.said, { values, hasRest: false, ...(isUnclear && { isUnclear }) });
}

function changedMail(source: MailSource, told: CounterTold): Promise<MailDraft> {
  const { said } = told;
  const facts = deskFacts(source, told);
  const { order, at, now } = facts;
  const isCounted = told.count !== undefined || isNamed(said, 'now');
  const isOut = told.out !== undefined || isNamed(said, 'p2', 't2', 'a2');
  const isAlsoOut = isNamed(said, 'p3', 't3', 'a3');
  const goes = (i: number) =>
    told.isOnly ? i !== at : (isOut && i === facts.out) || (isAlsoOut && i === facts.alsoOut);
  const added = facts.extras.slice(0, isNamed(said, 'extra2') ? 2 : isNamed(said, 'extra', 'x') ? 1 : 0);
  const counted = order.lines.map((line, i) =>
    i === at && isCounted ? { ...line, quantity: { kind: 'whole' as const, value: now } } : line,
  );
  const kept = linesOf({ lines: counted.filter((_, i) => !goes(i)) }, 'numbered');
  const isOfLines = isCounted || kept.length < order.lines.length || added.length > 0;
  const wanted: WantedHead = {
    ...(isNamed(said, 'd', 'wd', 'short', 'week') && { deliveryDate: facts.date }),
    ...(isNamed(said, 'm') && { number: facts.number }),
    ...(isNamed(said, 'street', 'block') && { shipTo: facts.site }),
  };
  return counterMail(source, order, said, {
    values: facts.values,
    hasRest: !told.isOnly,
    ...(isOfLines && { lines: [...kept, ...added.map((line) => addedLine(line, said))] }),
    ...(Object.keys(wanted).length > 0 && { wanted }),
  });
}

/** The facts of a workday, a second line that goes and the forms of the new day. */
function deskFacts(source: MailSource, told: CounterTold) {
  const facts = factsOf(source, told);
  const { order, at, out } = facts;
  const free = order.lines.map((_, i) => i).filter((i) => i !== at && i !== out);
  const two = [out, source.random.pick(free)];
  // Who names two lines names the upper one first.
  const [upper, lower] = told.out ? two : two.toSorted((one, other) => one - other);
  const values = {
    ...facts.values,
    ...dayForms(source, facts.date),
    ...placesOf(order.lines[upper!]!, '2'),
    ...placesOf(order.lines[lower!]!, '3'),
  };
  return { ...facts, out: upper!, alsoOut: lower!, values };
}

function placesOf({ position, description, article, yourArticle, quantity }: Line, mark: string): Values {
  return {
    [`p${mark}`]: String(position),
    [`t${mark}`]: description,
    [`a${mark}`]: article ?? yourArticle ?? '',
    [`q${mark}`]: quantity.kind === 'whole' ? String(quantity.value) : '',
  };
}

function addedLine(line: Line, said: string): MailLine {
  const yourArticle = isNamed(said, 'xa') ? line.yourArticle : null;
  return { article: null, yourArticle, description: line.description, quantity: quantityOf(line) };
}
