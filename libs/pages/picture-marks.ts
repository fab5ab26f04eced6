import type { Picture } from './picture.ts';
import { inkBelow } from './picture-lines.ts';

/** A connected patch of ink, in pixels; right and bottom are outside. */
export interface Mark {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Pixels of ink. */
  ink: number;
}

interface Run {
  start: number;
  end: number;
  mark: number;
}

/** The connected patches of ink of a grey picture. Takes time that grows with the pixels alone. */
export function findMarks({ pixels, width, height }: Picture, below = inkBelow): Mark[] {
  const marks: Mark[] = [];
  const parents: number[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const runs: Run[] = [];
    let near = 0;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (pixels[at]! >= below) continue;
      const start = x;
      for (; x < width && pixels[at]! < below; x++) at += 1;
      const run: Run = { start, end: x, mark: -1 };
      while (near < above.length && above[near]!.end < start) near += 1;
      for (let i = near; i < above.length && above[i]!.start <= x; i++) {
        const known = rootOf(parents, above[i]!.mark);
        if (run.mark < 0) run.mark = known;
        else if (run.mark !== known) join(marks, parents, rootOf(parents, run.mark), known);
      }
      if (run.mark < 0) {
        run.mark = marks.length;
        parents.push(run.mark);
        marks.push({ left: start, top: y, right: x, bottom: y + 1, ink: 0 });
      }
      const mark = marks[rootOf(parents, run.mark)]!;
      mark.left = Math.min(mark.left, start);
      mark.right = Math.max(mark.right, x);
      mark.bottom = y + 1;
      mark.ink += x - start;
      runs.push(run);
    }
    above = runs;
  }
  return marks.filter((_, index) => parents[index] === index);
}

function rootOf(parents: number[], mark: number): number {
  let root = mark;
  while (parents[root] !== root) root = parents[root]!;
  parents[mark] = root;
  return root;
}

function join(marks: Mark[], parents: number[], kept: number, gone: number): void {
  const [one, other] = [marks[kept]!, marks[gone]!];
  parents[gone] = kept;
  marks[kept] = {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    ink: one.ink + other.ink,
  };
}
