import type { Candidate } from '../draft.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { areLettersOf } from '../values/person-letters.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { isMailOf } from './mailboxes.ts';

/** `GTREVINO`, `avelten2`: a word that people are known by to a system. */
const login = /^(?:\p{Lu}{4,16}|\p{Ll}{4,16})\d{0,2}$/u;
/** Whose login stands at `Buyer ID` is as sure as if the name stood there. */
const weight = 0.93;

/** True for `GTREVINO` of `Gabriela Trevino`: whoever is called so by a system, as by a mailbox. */
export function isLoginOf(person: string, word: string): boolean {
  return login.test(word) && isMailOf(person, `${word.replace(/\d+$/, '')}@`);
}

/** The name behind what a system calls its owner, `AVELTEN Anna Velten`; null in any other text. */
export function loginBesideName(text: string): string | null {
  const [, word, name] = /^(\S+)\s(?:[-–/]\s)?(\S+\s\S.*)$/.exec(text) ?? [];
  // `ANNA MARIA VELTEN` is no more than a name.
  return word && name && (isLoginOf(name, word) || isShortFor(name, word)) ? name : null;
}

/** `LQP` before `Lourdes Quispe`: three letters of the name in their order, its initials among them, as some houses have their people. */
function isShortFor(name: string, letters: string): boolean {
  const words = name.split(' ');
  if (areLettersOf(letters, name)) return true;
  if (
    !/^\p{Lu}{3}$/u.test(letters) ||
    words.length !== 2 ||
    !words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
  )
    return false;
  const [given, last] = words.map((word) => word.toUpperCase()) as [string, string];
  const [a, b, c] = [...letters] as [string, string, string];
  return a === given[0] && b === last[0] && last.slice(1).includes(c);
}

/** Those of some people whose login stands at a label of who orders: `Buyer ID: AVELTEN`. */
export function findByLogin(index: LabelIndex, people: readonly Candidate[]): Candidate[] {
  if (people.length === 0) return [];
  const labels = index.labels.filter(asksForUser);
  const kinds = labels.flatMap(({ meanings }) => meanings.map(({ kind }) => kind));
  const owner = (text: string) => people.find(({ value }) => isLoginOf(value, text))?.value ?? null;
  return valuesAt({ ...index, labels }, kinds, weight, owner);
}

/** `Buyer ID`, `Entered by`, `Besteller`; at a label of others stands who deals with it there. */
function asksForUser(label: Label): boolean {
  if (means(label, 'otherParty', 'supplier', 'shipTo', 'billTo')) return false;
  const senses = tokenise(label.text).flatMap((token) => sensesOf(label.text, [token]) ?? []);
  return (
    means(label, 'buyer', 'contact') ||
    senses.some((one) => one.has('buyer') || one.has('handled') || one.has('person'))
  );
}
