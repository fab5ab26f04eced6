import { announcedListSigns } from './announced-list.ts';
import { countGoods, countLines } from './count-lines.ts';
import { orderedBefore } from './senses/complaint-words.ts';
import type { FoundActs } from './senses/find-acts.ts';
import { isSaid } from './senses/find-senses.ts';
import { newsOnly, ofCopies } from './senses/ordering-words.ts';
import { languages, senses, whole } from './senses/senses.ts';
import { offer } from './senses/shared-words.ts';
import { and } from './senses/turn-words.ts';

/** "If not, please key it". */
const wantsEntry = senses.filter(({ name }) => name === 'entry_asked');
/** "We order the following", wherever the goods stand. */
const orders = languages.map(({ ordersHere }) => whole(ordersHere));
/** "Please send", over goods or with them. */
const asks = languages.map(({ wants, suppliesAsked, ordersHere }) =>
  whole(`${wants}|${suppliesAsked}|${ordersHere}`),
);
const news = whole(newsOnly);
const told = whole(`${orderedBefore}|${ofCopies}`);

/** Whether the sentences beside those that order nothing order something; `brings` says of one whether it speaks of a paper that comes with it. */
export function ordersOutright(
  found: FoundActs,
  brings: (piece: string) => boolean,
  hasPapers: boolean,
): boolean {
  const isBesideGoods = found.list !== null || hasPapers;
  return (isBesideGoods && found.others.some(isOrdering)) || announcesOrder(found, brings);
}

/** Whether a sentence beside them orders without naming goods: "we hereby order as per your offer 4711", or by a link. */
export function ordersInWords({ others }: FoundActs): boolean {
  return others.some((piece) => isOrdering(piece) || (leads.test(piece) && !told.test(piece)));
}
const leads = whole(`${offer}|https?://`);

function isOrdering(piece: string): boolean {
  return orders.some((words) => words.test(piece)) && !told.test(piece);
}

/** Whether such a sentence has its goods in it or below it. */
export function announcesOrder({ others, rest }: FoundActs, brings: (piece: string) => boolean): boolean {
  const isOrderedIn = (piece: string, at: number) => {
    if (wantsEntry.some((sense) => isSaid(sense, piece))) return true;
    if (!asksForGoods(piece)) return false;
    const next = others[at + 1];
    return brings(piece) || listsGoods(piece) || (next !== undefined && listsGoods(next));
  };
  return others.some(isOrderedIn) || announcedListSigns(rest).length > 0;
}

/** "Please send a confirmation" asks for none, "please send 12 boxes and a confirmation" does. */
function asksForGoods(piece: string): boolean {
  return asks.some((words) => {
    const asked = words.exec(piece);
    if (!asked) return false;
    const [object] = piece.slice(asked.index).split(next) as [string];
    return !news.test(object.slice(0, asked[0].length + objectCharacters));
  });
}
const next = new RegExp(`[:,] | ${and} `, 'iu');
const objectCharacters = 60;

function listsGoods(text: string): boolean {
  return countLines(text) + countGoods(text) > 0;
}
