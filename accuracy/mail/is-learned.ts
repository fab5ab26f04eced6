/**
 * Of the held-out families those with an even number of characters in their names were learned from; the others no
 * one who works on the engine has read.
 */
export function isLearned(family: string): boolean {
  return family.length % 2 === 0;
}
