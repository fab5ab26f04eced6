/** Why a row of a file is no record, as a sentence that begins with its line, counted from 1. */
export class RowRefusal {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

export function tooLong(line: number): RowRefusal {
  return new RowRefusal(`line ${line}: is longer than 1 MiB`);
}
