import type { DraftRow } from '../../draft.ts';
import { mailLanguages } from '../../lexicon/mail/languages.ts';
import { alternatives, inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import type { Beside } from '../read-sentence.ts';
import { isGone } from '../rows/taken-out.ts';
import { addressNouns, delivers } from '../words/wordings.ts';
import { inPassing } from '../words/words-of-wishes.ts';
import { withPlainAnd } from './both-and.ts';
import type { Sentence } from './sentences.ts';

/** What a sentence says, and its words. */
export type Said = Pick<Sentence, 'text' | 'words'>;

/** A sentence without what stands before its wish: the mark of an item, that there are changes, what is said in passing. */
export function withoutLeads(sentence: Sentence, about: Beside): Said {
  return withoutLead(
    withoutPassing(withoutLitotes(withoutOpener(withoutMark(withPlainAnd(sentence), about)))),
    about,
  );
}

/** "1. line 2: 5": the mark of an item counts nothing. */
function withoutMark({ text, words }: Said, { heading }: Beside): Said {
  const isMarked =
    words.length > 1 &&
    (heading === null
      ? /^(?:[-*•–]|\(?(?:\d{1,2}|[a-h])\))$/
      : /^(?:[-*•–]|(?:\d{1,2}|[a-h])[.)]|[a-h]\))$/
    ).test(words[0]!.text);
  return isMarked ? { text: text.slice(words[0]!.text.length + 1), words: words.slice(1) } : { text, words };
}

/** "Two changes: line 3 …", "one change since we typed it – …": what stands before the sign only says that there are some. */
function withoutLead({ text, words }: Said, { rows }: Beside): Said {
  const lead = countsChanges.exec(text)?.[0] ?? changesSince(text, rows);
  // "The delivery address will change: …" says what.
  const isOfHead = lead !== undefined && (addressNouns.test(lead) || delivers.test(lead));
  if (lead === undefined || isOfHead || lead.length === text.length) return { text, words };
  return { text: text.slice(lead.length), words: words.slice(lead.trim().split(/\s+/).length) };
}
const nounsOfChange =
  '(?:changes?|adjustments?|amendments?|updates?|remarks?|notes?|anpassung(?:en)?|ergänzung(?:en)?|hinweise?|aanpassing(?:en)?|opmerking(?:en)?|aanvulling(?:en)?|remarques?|ajustements?|précisions?|ajustes?|observaciones|precisazioni|correzion[ei]|correções|correção|notas?|uwag[ai]?|bemærkninger?|justeringer?|things?|points?|corrections?|änderung(?:en)?|dinge|punkte|korrekturen?|wijziging(?:en)?|dingen|punten|modifications?|choses|changements?|cambios?|cosas|modifich?e|modifica|cose|items|matters|sprawy|sprawa|alterações|alteração|coisas|zmian[ay]?|zmiany|poprawki|ændringer?|ting|rettelser?)';
const fewBefore = '(?:[^\\s:\\d]+ ){0,5}?(?:\\d{1,2} |[^\\s:\\d]+ ){0,2}';
const countsChanges = new RegExp(`^${fewBefore}${nounsOfChange} ?:\\s`, 'iu');
const dashBehindChanges = new RegExp(
  `^(${fewBefore}${nounsOfChange}(?: [^\\s:,;()\\d]+){1,6}?) [-–—] `,
  'iu',
);

/** "One change since I raised it - ": no goods of the order, no verb of change and nothing denied in it. */
function changesSince(text: string, rows: readonly DraftRow[]): string | undefined {
  const [said, lead = ''] = dashBehindChanges.exec(text) ?? [];
  const isPlain = goodsSaid(lead, rows).length === 0 && !isGone(lead) && !says(lead, 'negations');
  return isPlain ? said : undefined;
}

function withoutPassing({ text, words }: Said): Said {
  const passing = (forgotten.exec(text) ?? inPassing.exec(text))?.[0];
  if (passing === undefined) return { text, words };
  const count = passing.trim().split(/\s+/).length;
  return { text: text.slice(passing.length), words: words.slice(count) };
}

/** "What I forgot: another 15 buckets of primer" */
const forgotten =
  /^(?:was (?:ich|wir) (?:\p{L}+ ){0,2}(?:vergessen|übersehen|ausgelassen) (?:habe|haben)|(?:one thing |what )?(?:i|we) (?:also )?forgot|ce que (?:j['’]ai|nous avons) oublié|wat (?:ik|we|wij) (?:nog )?(?:vergeten (?:ben|was|zijn)|vergat)|lo que (?:olvidé|olvidamos)|quello che (?:ho|abbiamo) dimenticato|(?:i|we) forgot to (?:correct|change|fix|amend|update|alter) (?:it|this|that|the order)|(?:ich habe?|wir haben) (?:es |sie |das |die bestellung )?vergessen,? (?:es |sie |das |die bestellung )?zu (?:ändern|korrigieren|berichtigen)|(?:ik ben|we zijn|wij zijn) vergeten (?:het|hem|dit|de bestelling) (?:nog )?(?:aan te passen|te corrigeren|te wijzigen|te verbeteren)|(?:j['’]ai|nous avons) oublié de (?:(?:la |le )?(?:corriger|rectifier|modifier|changer)|(?:corriger|rectifier|modifier|changer) la commande)|(?:se (?:me|nos) olvidó|olvidé|olvidamos) (?:corregirlo|cambiarlo|modificarlo|(?:corregir|cambiar|modificar) el pedido)|(?:ho|abbiamo) dimenticato di (?:correggerlo|modificarlo|cambiarlo|(?:correggere|modificare|cambiare) l['’]ordine)|(?:esqueci-me|esquecemo-nos) de (?:(?:corrigi-la|corrigi-lo|alterá-la|alterá-lo|mudá-la)|(?:corrigir|alterar|mudar) (?:isto|a encomenda))|zapomni(?:ałem|ałam|eliśmy) (?:go |to )?(?:poprawić|zmienić)(?: zamówienie)?|(?:jeg|vi) (?:har glemt|glemte) at (?:rette|ændre) (?:den|det|ordren)(?: til)?)\s?:\s/iu;

/** "Oh, and before I forget, …" */
function withoutOpener({ text, words }: Said): Said {
  const opener = (openers.exec(text) ?? informs.exec(text))?.[0] ?? '';
  const count = opener.trim() === '' ? 0 : opener.trim().split(/\s+/).length;
  return count === 0 || count === words.length
    ? { text, words }
    : { text: text.slice(opener.length), words: words.slice(count) };
}
/** "Wir teilen Ihnen mit, dass …" */
const informs = new RegExp(
  `^(?:${alternatives(mailLanguages.map((words) => words.informs).join(','), ',?\\s+')})\\s+`,
  'iu',
);
const joints = '(?:and|und|en|et|y|e|i|og)';
/** Behind each a comma or "and": "oh, and before I forget, …". */
const openers = new RegExp(
  `^(?:${joints}\\s+)?(?:(?:${alternatives(mailLanguages.map((words) => words.openers).join(','))})(?:\\s*[,:–]\\s+|\\s+(?=${joints}\\s))(?:${joints}\\s+)?)+`,
  'iu',
);

/** "2 more would not hurt, let's say 12": its negation negates nothing. */
function withoutLitotes({ text, words }: Said): Said {
  const said = litotes.exec(text);
  if (said === null) return { text, words };
  const before = text.slice(0, said.index).split(/\s+/).filter(Boolean).length;
  const length = said[0].split(/\s+/).length;
  const idiom = words.slice(before, before + length);
  // "Skader 6 mere på linje 70 ikke": what stands within counts.
  const within = idiom.some((word) => /\d/.test(word.text)) ? idiom.slice(1, -1) : [];
  const left = [...words.slice(0, before), ...within, ...words.slice(before + length)];
  return { text: left.map((word) => word.text).join(' '), words: left };
}
const litotes = inAnyLanguage('litotes');
