import { type Sense, senses } from './senses.ts';
import { sentencesOf } from './sentences.ts';

/** A sense that a text has, with the words that say it. */
export interface FoundSense extends Pick<Sense, 'name' | 'category' | 'weight' | 'isMention' | 'act'> {
  wording: string;
}

/** What the sentences of a text mean: each meaning once, however often and in whatever language it is said. */
export function findSenses(text: string): FoundSense[] {
  const possible = senses.filter(({ all, elsewhere }) =>
    [...all, ...elsewhere].every((words) => words.test(text)),
  );
  if (possible.length === 0) return [];
  const found = new Map<string, FoundSense>();
  for (const sentence of sentencesOf(text)) {
    for (const sense of possible) {
      if (found.has(sense.name) || !isSaid(sense, sentence)) continue;
      const wording = sense.all.map((words) => words.exec(sentence)![0]).join(' + ');
      const { name, category, weight, isMention, act } = sense;
      found.set(name, { name, category, weight, isMention, act, wording });
    }
  }
  return [...found.values()];
}

/** Whether a sentence says it; what stands elsewhere in the text is not asked for. */
export function isSaid({ all, none, isQuestion }: Sense, sentence: string): boolean {
  return (
    (isQuestion === null || isQuestion === sentence.includes('?')) &&
    all.every((words) => words.test(sentence)) &&
    !none.some((words) => words.test(sentence))
  );
}

/** What follows from trouble begins behind these: "two were torn, so please send us …". */
const therefore =
  'so|therefore|hence|deshalb|daher|darum|also|dus|daarom|donc|así que|por eso|quindi|perciò|por isso|więc|dlatego|så|derfor';
/** What is wanted until it is over: "we still wait for 12, but in the meantime please send …". */
const meanwhile =
  'but (?:in the meantime|meanwhile)|(?:aber )?(?:inzwischen|in der zwischenzeit)|(?:maar )?(?:intussen|ondertussen)|(?:mais )?(?:en attendant|entre-temps)|(?:pero )?mientras tanto|(?:ma )?(?:intanto|nel frattempo)|(?:mas )?entretanto|(?:ale )?(?:tymczasem|w międzyczasie)|(?:men )?(?:imens|i mellemtiden)';
/** What is sent in its place: "cancel the clamps and send 20 bolts"; what is sent back is no such thing. */
const and = '(?:and|und|en|et|y|e|i|og)(?: (?:please|bitte|graag|por favor|per favore|proszę|venligst))?';
const sends =
  'send|deliver|ship|supply|book|put|add|senden|liefern|schicken|stuur|lever|envoyez|livrez|expédiez|envíen|envíennos|enviad|manden|mandad|inviate|mandate|spedite|enviem|mandem|wyślijcie|przyślijcie|wysłać|dostarczyć';
const back =
  'back|refund\\p{L}*|return\\p{L}*|credit\\p{L}*|money|zurück\\p{L}*|gutschrift|geld|terug\\p{L}*|retour|remboursement|avoir|devolución|abono|rimborso|indietro|reembolso|de volta|zwrot\\p{L}*|z powrotem|tilbage|kreditnota';
/** Where a sentence begins to say something else. */
export const turns = new RegExp(
  `[,;]?\\s+(?:${therefore}|${meanwhile}|${and}(?= (?:${sends})(?!\\p{L})[^.?!]*\\d)(?![^.?!]*(?<!\\p{L})(?:${back})(?!\\p{L})))\\s+`,
  'iu',
);

function withAsidesApart(sentence: string): string[] {
  const asides = sentence.match(/\([^()]*\p{L}{4}[^()]*\)/gu) ?? [];
  return [asides.reduce((rest, aside) => rest.replace(aside, ' '), sentence), ...asides];
}

/** What a text says beside its sentences of a kind; null when it has none of them. */
export function besideSentences(text: string, isOfKind: (piece: string) => boolean): string | null {
  // `Unlike 4711 (cancelled) I order`: an aside is a piece of its own.
  const pieces = sentencesOf(text).flatMap((sentence) => sentence.split(turns).map(withAsidesApart));
  const others = pieces.flatMap(([said, ...asides]) => {
    const left = asides.filter((aside) => !isOfKind(aside));
    return isOfKind(said!) ? left.filter((aside) => !namesNumber(aside)) : [said!, ...left];
  });
  return others.length < pieces.flat().length ? others.join('\n') : null;
}

/** `(our order 8812)` says of what its sentence speaks. */
function namesNumber(aside: string): boolean {
  return /^\((?:\p{L}+[’'.]? ?){1,3}[:#]? ?[\p{L}\d/.-]*\d{3}[\p{L}\d/.-]*\)$/u.test(aside);
}
