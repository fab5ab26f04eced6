import type { DataDocument } from './data/data.ts';

/**
 * What a reader gives of one page, whatever the file was. Lengths are PDF points (1/72 inch); the origin is
 * the top left corner of the page as a person sees it (rotation applied), x grows right, y grows down.
 */
export interface Page {
  /** Counted from 1 within its file. */
  number: number;
  width: number;
  height: number;
  /** In the file's own order, which need not be reading order. */
  words: Word[];
  /** Drawn lines and the edges of drawn boxes that may be rules of a table. */
  rules: Rule[];
  /** Where the words come from: the file's own text, OCR, or a plain text laid out on a grid. */
  source: 'text' | 'ocr' | 'plain';
  /** Degrees clockwise in which the words ran on the file's page before it was turned upright; absent when upright. */
  turned?: 90 | 180 | 270;
  /** Short texts that run up or down beside the others, each whole, as titles of boxes do; absent without. */
  upright?: Word[];
  /** Words that are drawn in the colour of what lies behind them: nobody sees them. Absent without. */
  unseen?: Word[];
}

/** [x0, y0, x1, y1] with x0 <= x1 and y0 <= y1. */
export type Box = [number, number, number, number];

/** A run of characters without white space. */
export interface Word {
  text: string;
  box: Box;
  /** Height of the font in points, 0 when unknown. */
  fontSize: number;
  bold: boolean;
  /** 0 to 1: how sure the reader is of the characters; 1 for a text layer. */
  confidence: number;
  /** No space was drawn before it: the pen was moved to where it begins. Absent where one was, or where nobody can tell. */
  isApart?: true;
}

/** A horizontal or vertical line; its box is as thin as the line. */
export interface Rule {
  box: Box;
  direction: 'horizontal' | 'vertical';
}

/** One file as the readers give it. */
export interface ReadFile {
  /** The name as the client sees it. */
  name: string;
  pages: Page[];
  /** Sentences about what was left out or guessed, each for a person: "pages 501 to 620 were not read (limit 500)". */
  notes: string[];
  /**
   * What the file holds for machines: the file itself, whose lines are then its pages, or files embedded in a PDF.
   * Absent when there is nothing.
   */
  data?: DataDocument[];
}
