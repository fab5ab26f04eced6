/** A command did its work, and something in it did not succeed; its message says what. Ends the command with 1. */
export class Unsuccessful extends Error {
  override readonly name = 'Unsuccessful';
}
