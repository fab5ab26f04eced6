import type { DraftRow } from '../../draft.ts';
import type { MailWords } from '../../lexicon/mail/mail-words.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { otherWords } from '../gates/known-words.ts';
import { findTargets } from '../goods/find-targets.ts';
import { withoutSizes } from '../goods/sizes-of-names.ts';
import type { Reading, Wish } from '../instruction.ts';
import { lineNumbers, told } from '../words/wordings.ts';
import { doubles, longAgo, trebles } from '../words/words-of-amounts.ts';

/**
 * What a sentence wants that tells lines by sums: "double the plates and glasses (120 -> 240 each)", "half of the
 * gloves will do", "5 more of the bolts". None where anything else is said, or the sums are not those of the lines.
 */
export function summedLines(
  said: string,
  rows: readonly DraftRow[],
  languages: readonly MailWords[],
): Reading[] {
  if (/\?\s*$/.test(said) || told.test(said) || longAgo.test(said)) return [];
  const sums = /\(([^()]*\d[^()]*)\)/u.exec(said);
  const plain = sums ? said.replace(sums[0], ' ') : said;
  const targets = findTargets(plain, rows);
  if (!targets || lineNumbers.test(targets.rest)) return [];
  const only = targets.rows.length === 1 ? rows[targets.rows[0]!]! : null;
  const rest = only ? withoutSizes(targets.rest, plain, only.description?.value ?? '') : targets.rest;
  if (/%/.test(rest)) return [];
  const more = sums || only === null ? null : moreOf(rest, targets.rows[0]!, languages);
  if (more) return [more];
  const factor = factorOf(rest);
  if (factor === null || /\d/.test(rest)) return [];
  const printed = targets.rows.map((row) => rows[row]!.quantity?.value ?? null);
  const wishes = targets.rows.map((row, at) => ({
    kind: 'quantity' as const,
    row,
    to: (printed[at] ?? Number.NaN) * factor,
    from: null,
  }));
  if (!wishes.every(({ to }) => Number.isInteger(to))) return ['unclear'];
  const known = [...printed, ...wishes.map(({ to }) => to)];
  const isSaid = (sums?.[1]?.match(/\d+/g) ?? []).every((number) => known.includes(Number(number)));
  return isSaid ? wishes : ['unclear'];
}

/** How many times as many, where nothing else is said. */
function factorOf(rest: string): number | null {
  const factor = doubles.test(rest) ? 2 : trebles.test(rest) ? 3 : null;
  if (factor !== null) return otherWords(rest).length === 0 && !parts.test(rest) ? factor : null;
  // "Half of the gloves now": the others later.
  const left = rest.replace(half, ' ');
  if (left === rest || !settlesHalf.test(left) || parts.test(left)) return null;
  return otherWords(left.replace(settlesHalf, ' ')).length === 0 ? 0.5 : null;
}
const half = /(?<!\p{L})(?:half|hälfte|helft|moitié|mitad|metà|metade|połow\p{L}+|halvdelen|halv)(?!\p{L})/iu;
const settlesHalf =
  /(?<!\p{L})(?:only|just|please|will do|(?:is|are) (?:enough|plenty)|suffices?|nur|bloß|bitte|reich(?:t|en)|genüg(?:t|en)|slechts|alleen|maar|graag|volstaat|genoeg|seulement|suffi\p{L}*|s['’]il vous plaît|svp|sólo|solo|solamente|por favor|basta\p{L}*|soltanto|per favore|só|apenas|chega|tylko|proszę|wystarcz\p{L}*|kun|tak|venligst|nok)(?!\p{L})/iu;
/** Something is said of the other half, or of another time. */
const parts =
  /(?<!\p{L})(?:now|first|rest|other|later|each|per|jetzt|zuerst|erst|ander\p{L}*|später|nu|eerst|later|maintenant|d['’]abord|autre|reste|ahora|primero|otr[ao]|ora|prima|altr[ao]|agora|primeiro|outr[ao]|teraz|najpierw|drug\p{L}+|først|and(?:en|et))(?!\p{L})/iu;

/** "5 more of", "2 Kartons mehr von", "mais 5 dos". */
function moreOf(
  rest: string,
  row: number,
  languages: readonly MailWords[],
): Extract<Wish, { kind: 'quantityBy' }> | null {
  const isPortuguese = languages.length === 1 && languages[0]!.language === 'pt';
  const match =
    behindNumber.exec(rest) ?? (isPortuguese ? /()(?<!\p{L})mais\s+(\d{1,5})/iu.exec(rest) : null);
  if (!match) return null;
  const [whole, before, after] = match;
  const number = Number(before || after);
  const left = rest.replace(whole, ' ');
  const words = (left.match(/\p{L}{2,}/gu) ?? []).filter((word) => !isBodyUnit(word));
  if (/\d/.test(left) || !words.every((word) => joints.test(word))) return null;
  return { kind: 'quantityBy', row, by: number };
}
const behindNumber =
  /(?<![\p{L}\d.,-])(\d{1,5})(?:\s\p{L}{1,12}\.?)?\s+(?:more|extra|mehr|meer|erbij|de plus|en plus|más|(?:in |di )più|a mais|więcej|flere|mere|ekstra)(?!\p{L})()/iu;
/** What stands between them and says nothing. */
const joints =
  /^(?:of|the|for|please|on|von|vom|den|der|die|das|dem|bitte|bei|für|van|de|het|bij|graag|voor|pour|des|les|du|la|le|svp|merci|il|vous|plaît|los|las|el|del|por|favor|dei|delle|degli|della|per|favore|dos|das|do|da|os|as|na|dla|proszę|prosimy|af|til|tak|venligst|noch|nog|we|need|take|add|send|want|wir|brauchen|nehmen|nous|faut|necesitamos|queremos|servono|ci|precisamos|potrzebujemy|vi|skal|bruge)$/iu;
