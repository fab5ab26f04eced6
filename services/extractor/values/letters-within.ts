/** Whether the letters of an abbreviation stand in a word in their order: `blvd` in `boulevard`. */
export function standWithin(letters: string, word: string): boolean {
  const end = [...letters].reduce((at, letter) => (at < 0 ? at : word.indexOf(letter, at) + 1 || -1), 0);
  return end > 0;
}
