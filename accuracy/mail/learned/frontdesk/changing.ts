import type { Line } from '../../../order/order.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import type { MailDraft, MailFamily, MailLine, MailSource, WantedHead } from '../../mail-family.ts';
import { frontdeskMail } from './desk.ts';
import { frontdeskFacts } from './facts.ts';
import { type FrontdeskTold, type FrontdeskWordings, names, toldOf } from './wording.ts';

type Make = (source: MailSource, told: FrontdeskTold) => Promise<MailDraft>;

/** Mails that bring an order and change what their wording names. */
export const changing = (name: string, wordings: FrontdeskWordings): MailFamily =>
  familyOf(name, wordings, changedMail);

/** Mails whose wish nobody can carry out surely: the order stays as printed, and somebody is told. */
export const doubting = (name: string, wordings: FrontdeskWordings): MailFamily =>
  familyOf(name, wordings, (source, told) => untouched(source, told, { isUnclear: true }));

/** Mails that talk beside an order: nothing changes, and nobody need be told. */
export const chatting = (name: string, wordings: FrontdeskWordings): MailFamily =>
  familyOf(name, wordings, (source, told) => untouched(source, told, {}));

function familyOf(name: string, wordings: FrontdeskWordings, make: Make): MailFamily {
  return {
    name,
    category: 'purchase_order',
    make: (source) => make(source, toldOf(source.random.pick(wordings[source.language]))),
  };
}

function untouched(
  source: MailSource,
  told: FrontdeskTold,
  outcome: Pick<MailDraft, 'isUnclear'>,
): Promise<MailDraft> {
  const { order, values } = frontdeskFacts(source, told);
  return frontdeskMail(source, order, told, { values, ...outcome });
}

function changedMail(source: MailSource, told: FrontdeskTold): Promise<MailDraft> {
  const facts = frontdeskFacts(source, told);
  const { order, at, now } = facts;
  const isCounted = told.count !== undefined || names(told, 'now', 'spelled');
  const isOut = told.out !== undefined || names(told, 'p2', 't2', 'a2', 'nth2');
  const isAlsoOut = names(told, 'p3', 't3', 'a3');
  const goes = (i: number) =>
    told.isOnly ? i !== at : (isOut && i === facts.out) || (isAlsoOut && i === facts.alsoOut);
  const added = facts.extras.slice(0, names(told, 'extra2') ? 2 : names(told, 'extra', 'x') ? 1 : 0);
  const counted = order.lines.map((line, i) =>
    i === at && isCounted ? { ...line, quantity: { kind: 'whole' as const, value: now } } : line,
  );
  const kept = linesOf({ lines: counted.filter((_, i) => !goes(i)) }, 'numbered');
  const isOfLines = isCounted || kept.length < order.lines.length || added.length > 0;
  const wanted: WantedHead = {
    ...(names(told, 'd', 'wd', 'short', 'week') && { deliveryDate: facts.date }),
    ...(names(told, 'm') && { number: facts.number }),
    ...(names(told, 'street', 'block') && { shipTo: facts.site }),
  };
  return frontdeskMail(source, order, told, {
    values: facts.values,
    ...(isOfLines && { lines: [...kept, ...added.map((line) => addedLine(line, told))] }),
    ...(Object.keys(wanted).length > 0 && { wanted }),
  });
}

function addedLine(line: Line, told: FrontdeskTold): MailLine {
  const yourArticle = names(told, 'xa') ? line.yourArticle : null;
  return { article: null, yourArticle, description: line.description, quantity: quantityOf(line) };
}
