import type { Candidate } from '../draft.ts';
import { type Line, placeOf, type Sheet } from '../layout/sheet.ts';
import type { DocumentType } from '../lexicon/lexicon.ts';
import { textOf } from '../rows/table.ts';

/** "This is no order", in nine languages; "no order without a number" says nothing of this one. */
const denies = [
  'this (?:document |paper |form )?(?:is|does) not (?:constitute )?(?:a|an|the)? ?(?:new |additional |further |purchase )*order',
  'not a new (?:purchase )?order',
  '(?:dies(?:es (?:schreiben|dokument|formular))?|das|hierbei handelt es sich um) (?:ist |stellt )?keine? (?:neuer? |erneuter? |weiterer? )?(?:bestellung|auftrag)',
  'keine (?:neue|erneute) bestellung',
  '(?:dit|deze brief|dit document) is geen (?:nieuwe )?(?:bestelling|order)|geen nieuwe (?:bestelling|order)',
  "(?:ceci|ce document|cette lettre) (?:n[’']est pas|ne constitue pas) (?:une )?(?:nouvelle )?commande|pas une nouvelle commande",
  '(?:est[eo]|este documento) no (?:es|constituye) un (?:nuevo )?pedido|no es un nuevo pedido',
  '(?:questo|il presente documento) non (?:è|costituisce) un (?:nuovo )?ordine|non è un nuovo ordine',
  '(?:ist[oa]|este documento) não (?:é|constitui) uma (?:nova )?encomenda|não é uma nova encomenda',
  '(?:to|niniejsze pismo) nie (?:jest|stanowi) (?:nowym |nowego )?zamówieni\\p{L}+|nie jest nowym zamówieniem',
  '(?:dette|dokumentet) er ikke en (?:ny )?(?:ordre|bestilling)|ikke en ny (?:ordre|bestilling)',
].join('|');
const denial = new RegExp(`(?<!\\p{L})(?:${denies})(?!\\p{L})`, 'iu');
/** What it depends on may come: "this is not an order until it is signed" is in the terms of orders. */
const bounded =
  /(?<!\p{L})(?:unless|until|if|without|except|wenn|sofern|bis|ohne|solange|tenzij|zonder|tot(?:dat)?|sauf|tant que|sans|salvo|hasta|sin|finché|senza|até|sem|chyba|dopóki|bez|medmindre|indtil|uden)(?!\p{L})/iu;

/** Sentences that say that a paper is no order: it reminds of some, or asks for prices. */
export function denials(sheet: Sheet): Candidate<DocumentType>[] {
  return sheet.lines.flatMap((line, at) => {
    const said = `${textOf(line.words)} ${nextOf(sheet.lines, at)}`;
    const found = denial.exec(said);
    const isOwn = found !== null && found.index < textOf(line.words).length;
    if (!isOwn || bounded.test(said.slice(found.index).split(/[.!?]/, 1)[0]!)) return [];
    return [{ ...placeOf(sheet, line.words), value: 'unknown', score: certain, because: 'it says so' }];
  });
}
const certain = 0.95;

function nextOf(lines: readonly Line[], at: number): string {
  return textOf(lines[at + 1]?.words ?? []);
}
