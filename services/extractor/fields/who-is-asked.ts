import { choose } from '../choose.ts';
import type { Candidate, Chosen } from '../draft.ts';
import type { Segment } from '../layout/sheet.ts';
import { isMailOf } from './mailboxes.ts';
import { initialledIn } from './person-names.ts';
import { isFirstName } from './signed-lines.ts';

/** `Anna`, who signs, by the full name that stands elsewhere. */
export function fuller(people: readonly Candidate[], others: readonly Candidate[]): readonly Candidate[] {
  const isOnlyFirst = people.every(({ value }) => isFirstName(value));
  const full = others.filter(({ value }) => people.some((one) => value.startsWith(`${one.value} `)));
  return isOnlyFirst && full.length > 0 ? full : people;
}

/** `L. Ferretti` by the full name that stands elsewhere: they are one. */
export function inFull(people: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const all = [...people, ...others];
  return people.map((candidate) => {
    const [, initial, last] = /^(\p{Lu})\.?\s(.+)$/u.exec(candidate.value) ?? [];
    const whole = all.filter(
      ({ value }) =>
        last !== undefined &&
        value.endsWith(` ${last}`) &&
        value.startsWith(initial!) &&
        !isInitialled(value),
    );
    const [one] = whole;
    return one && whole.every(({ value }) => value === one.value)
      ? { ...one, score: candidate.score }
      : candidate;
  });
}

function isInitialled(name: string): boolean {
  return initialledIn(name) !== null;
}

/** Of several people one is a guess. */
export const amongOthers = 0.75;
/** Whose mailbox is the one that the buyer prints. */
const withMailbox = 0.86;
/** Who signs where nobody else is named: of 12 such on papers of others all were asked. */
const onlySigner = 0.82;

/**
 * Who is named first is more likely the one who orders than who stands at a label further down, if the mail address
 * of the house is not that of the latter.
 */
export function bestPerson(
  people: readonly Candidate[],
  others: readonly Candidate[],
  mail: Chosen | null,
  most: number,
): Chosen | null {
  const chosen = best(people);
  const isSame = ({ value }: Candidate) => value.toLowerCase() === chosen?.value.toLowerCase();
  if (chosen && mail && isMailOf(chosen.value, mail.value)) {
    // Beside other people, who may have mailboxes as well, the two prove nothing of each other.
    const sure = others.every(isSame) ? Math.min(withMailbox, mail.confidence) : 0;
    return { ...chosen, confidence: Math.max(chosen.confidence, sure) };
  }
  if (chosen && most < 1) return { ...chosen, confidence: Math.min(chosen.confidence, most) };
  const [place] = chosen?.places ?? [];
  const isBefore = (other: Candidate) =>
    place !== undefined &&
    (other.page < place.page || (other.page === place.page && other.box[3] < place.box[1])) &&
    !isSame(other);
  if (chosen && others.some(isBefore))
    return { ...chosen, confidence: Math.min(chosen.confidence, amongOthers) };
  const isOnly = chosen?.because === 'signature block' && chosen.value.includes(' ') && others.every(isSame);
  return isOnly ? { ...chosen, confidence: Math.max(chosen.confidence, onlySigner) } : chosen;
}

/** Who alone is named at `Confirm to` may be of either side, unless the house has a mailbox of theirs. */
export function ofConfirmer(person: Chosen, confirmers: ReadonlySet<Segment>, mail: Chosen | null): Chosen {
  const isThere = [...confirmers].some(({ text }) => text.endsWith(person.value));
  const isKnown = mail !== null && isMailOf(person.value, mail.value);
  return isThere && !isKnown ? { ...person, confidence: Math.min(person.confidence, amongOthers) } : person;
}

/** The best of several; ways of contact that differ are no conflict, a company has many. */
export function best(candidates: readonly Candidate[], amongRivals = 0.8): Chosen | null {
  const { chosen, doubts } = choose(candidates, '', (value) => value.toLowerCase());
  if (!chosen || doubts.length === 0) return chosen;
  return {
    ...chosen,
    confidence: Math.min(amongRivals, ...candidates.map(({ score }) => score)),
  };
}
