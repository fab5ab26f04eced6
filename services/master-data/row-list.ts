import { grown } from './grown.ts';

/** The rows of an index that have one run of letters, ascending. */
export class RowList {
  entries = new Uint32Array(4);
  length = 0;
  /** Of rows that died later some may be in it. */
  removalsBefore: number;

  constructor(removalsBefore: number) {
    this.removalsBefore = removalsBefore;
  }

  keep(isLiving: (row: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.length; i++)
      if (isLiving(this.entries[i]!)) this.entries[kept++] = this.entries[i]!;
    this.length = kept;
  }

  /** The row is above all that it has. */
  push(row: number): void {
    if (this.length === this.entries.length) this.entries = grown(this.entries, this.length);
    this.entries[this.length++] = row;
  }

  has(row: number): boolean {
    const place = this.placeOf(row, 0);
    return place < this.length && this.entries[place] === row;
  }

  /** The place of the first entry from one place on that is not below the row; rows ascend. */
  placeOf(row: number, from: number): number {
    let step = 1;
    let high = from;
    while (high < this.length && this.entries[high]! < row) {
      from = high + 1;
      high += step;
      step *= 2;
    }
    high = Math.min(high, this.length);
    while (from < high) {
      const middle = (from + high) >>> 1;
      if (this.entries[middle]! < row) from = middle + 1;
      else high = middle;
    }
    return from;
  }
}
