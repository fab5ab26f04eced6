import type { Paper } from './paper.ts';

/** A pen that goes down the pages. */
export interface Flow {
  /** Where it is: points from the top of the page. */
  y: number;
  /** Begins a new page when `height` more points do not fit; true when it did. */
  need(height: number): boolean;
}

export interface FlowPlace {
  y: number;
  /** Nothing goes below it. */
  bottom: number;
  /** Draws the head of a further page and gives the y below it. */
  nextPage(): number;
  /** Draws at the end of a page that is not the last. */
  beforeBreak?(y: number): void;
}

export function startFlow(paper: Paper, { y, bottom, nextPage, beforeBreak }: FlowPlace): Flow {
  return {
    y,
    need(height) {
      if (this.y + height <= bottom) return false;
      beforeBreak?.(this.y);
      paper.newPage();
      this.y = nextPage();
      return true;
    },
  };
}
