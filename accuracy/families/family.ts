import type { Face } from '../kit/faces.ts';
import type { Paper } from '../kit/paper.ts';
import type { Language } from '../languages.ts';
import type { Order, OrderWishes } from '../order/order.ts';
import type { Print } from '../print/print.ts';
import type { StyleWishes } from '../print/style.ts';
import type { Random } from '../random.ts';
import type { DocumentType } from '../truth.ts';
import type { Term } from '../wording/wording.ts';

/** What a layout is given for one document. */
export interface Sheet {
  random: Random;
  language: Language;
  /** For decisions of the layout; what it prints of the order it takes from `print`. */
  order: Order;
  print: Print;
  /** What the document calls a thing: the same answer each time. */
  word(term: Term): string;
  /** Sentences of the kind, each at most once. */
  sentences(term: Term, count: number): string[];
}

/** A layout that many buyers' documents follow. One file each; the file's name is the family's. */
export interface Family {
  /** What is special about it, in a line. */
  about: string;
  /** Absent: purchase_order. Negatives have truth only in this. */
  type?: DocumentType;
  /** Absent: all. */
  languages?: readonly Language[];
  /** What its orders need. */
  order?: OrderWishes;
  style?: StyleWishes;
  paper?: {
    size?: 'A4' | 'LETTER';
    landscape?: boolean;
    faces?: readonly Face[];
    fontSize?: readonly [number, number];
  };
}

/** Draws pages. */
export interface DrawnFamily extends Family {
  draw(paper: Paper, sheet: Sheet): void;
}

/** Writes a text file. */
export interface WrittenFamily extends Family {
  write(sheet: Sheet): string;
}

export type AnyFamily = DrawnFamily | WrittenFamily;
