/** `RSH` of `R SHOCKLEY`: the initial and how the surname begins, as some houses have their people. */
export function areLettersOf(letters: string, name: string): boolean {
  const [, initial, surname = ''] = initialAndSurname.exec(name) ?? [];
  return initial !== undefined && letters === `${initial}${surname.slice(0, 2).toUpperCase()}`;
}
const initialAndSurname = /^(\p{Lu})\.?\s(\p{Lu}[\p{L}'’-]{2,})$/u;
