import type { Paper, TextStyle } from './paper.ts';

export interface BoxPlace {
  x: number;
  y: number;
  /** Of all boxes together. */
  width: number;
  height: number;
  /** Where the label stands in its box; absent: above the value. */
  label?: 'above' | 'below';
  labelStyle?: TextStyle;
  value?: TextStyle;
  /** Behind the labels. */
  fill?: string;
  /** Shares of the width; absent: all alike. */
  shares?: readonly number[];
}

/** Boxes side by side, each with a small label and a value. Gives the y below them. */
export function drawBoxRow(
  paper: Paper,
  facts: readonly (readonly [label: string, value: string])[],
  { x, y, width, height, label = 'above', labelStyle, value, fill, shares }: BoxPlace,
): number {
  const small: TextStyle = { size: 6.5, ...labelStyle };
  const strip = paper.leading(small.size) + 2;
  const parts = shares ?? facts.map(() => 1);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let left = x;
  facts.forEach(([name, text], i) => {
    const wide = (width * parts[i]!) / whole;
    const labelTop = label === 'above' ? y : y + height - strip;
    if (fill) paper.box(left, labelTop, wide, strip, { fill });
    paper.box(left, y, wide, height, { thickness: 0.5 });
    paper.fitted(name, left + 4, labelTop + 1.5, wide - 8, small);
    const free = height - strip - paper.leading(value?.size);
    paper.fitted(text, left + 4, y + (label === 'above' ? strip : 0) + free / 2, wide - 8, value);
    left += wide;
  });
  return y + height;
}

/** A head with lines of text below it, each at most `width` wide. Gives the y below the last. */
export function drawBlock(
  paper: Paper,
  head: string,
  texts: readonly string[],
  { x, y, width, headStyle = { bold: true } }: { x: number; y: number; width: number; headStyle?: TextStyle },
): number {
  const step = paper.leading();
  paper.fitted(head, x, y, width, headStyle);
  texts.forEach((text, i) => {
    paper.fitted(text, x, y + (i + 1) * step + 2, width);
  });
  return y + (texts.length + 1) * step + 2;
}
