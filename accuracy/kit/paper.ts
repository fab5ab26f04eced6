import PDFDocument from 'pdfkit';
import { checkCharacters, type Face, fontOf } from './faces.ts';

export interface PaperOptions {
  size: 'A4' | 'LETTER';
  landscape: boolean;
  /** When a text names none. */
  face: Face;
  fontSize: number;
}

export interface TextStyle {
  face?: Face;
  size?: number;
  bold?: boolean;
  italic?: boolean;
  color?: string;
  /** Within `width`, from `x` on. */
  align?: 'left' | 'right' | 'center';
  /** Points. */
  width?: number;
  /** Points between letters. */
  spacing?: number;
}

export interface LineStyle {
  thickness?: number;
  color?: string;
  dash?: number;
}

/** A text does not fit its layout: it leaves the page or lies on another one. */
export class Misfit extends Error {}

/** A document of pages. All measures are points from the top left of the page. */
export interface Paper {
  width: number;
  height: number;
  /** Of the text when nothing else is said. */
  fontSize: number;
  /** The distance from one line of text to the next, for a font size. */
  leading(size?: number): number;
  /** One line of text with its top at `y`. Throws a Misfit when it leaves the page. */
  text(text: string, x: number, y: number, style?: TextStyle): void;
  /** One line that is drawn smaller when it is wider than `most`. */
  fitted(text: string, x: number, y: number, most: number, style?: TextStyle): void;
  /** Lines one below another; gives the y below the last. */
  lines(texts: readonly string[], x: number, y: number, style?: TextStyle): number;
  /** A text broken into lines of at most `width`; gives the y below the last. */
  paragraph(text: string, x: number, y: number, width: number, style?: TextStyle): number;
  wrap(text: string, width: number, style?: TextStyle): string[];
  widthOf(text: string, style?: TextStyle): number;
  line(x0: number, y0: number, x1: number, y1: number, style?: LineStyle): void;
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    style?: LineStyle & { fill?: string; stroke?: boolean },
  ): void;
  /** Draws with the page turned by `degrees` around a point. */
  turned(degrees: number, x: number, y: number, draw: () => void): void;
  newPage(): void;
  /** Counted from 1. */
  pageNumber(): number;
  /** From here on texts may lie on others. */
  allowOverprint(): void;
  /** The finished PDF. Throws a Misfit when texts lie on one another. */
  finish(): Promise<Buffer>;
}

export function openPaper({ size, landscape, face: usualFace, fontSize }: PaperOptions): Paper {
  const document = new PDFDocument({
    size,
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    info: { Producer: 'pdfkit', Creator: 'pdfkit', CreationDate: new Date('2025-01-01T00:00:00Z') },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const { width, height } = document.page;
  let pages = 1;
  let isTurned = false;
  let mayNotOverprint = true;
  /** Of this page. */
  let printed: Printed[] = [];

  function set({ face = usualFace, size: points = fontSize, ...style }: TextStyle) {
    return document.font(fontOf(face, style)).fontSize(points);
  }
  const widthOf = (text: string, style: TextStyle = {}) =>
    set(style).widthOfString(text, { characterSpacing: style.spacing ?? 0 });

  function text(content: string, x: number, y: number, style: TextStyle = {}): void {
    if (content === '') return;
    checkCharacters(style.face ?? usualFace, content);
    const length = widthOf(content, style);
    const room = (style.width ?? length) - length;
    const left = style.align === 'right' ? x + room : style.align === 'center' ? x + room / 2 : x;
    const outside = left < 0 || y < 0 || left + length > width + 1 || y + leading(style.size) > height + 2;
    if (outside && !isTurned)
      throw new Misfit(`off the page at ${Math.round(left)}, ${Math.round(y)}: ${content}`);
    if (!isTurned && mayNotOverprint) {
      const points = style.size ?? fontSize;
      printed.push({
        content,
        x0: left + 1,
        x1: left + length - 1,
        y0: y + points * 0.2,
        y1: y + points * 0.9,
      });
    }
    document.fillColor(style.color ?? '#000000');
    document.text(content, left, y, { lineBreak: false, characterSpacing: style.spacing ?? 0 });
  }

  const leading = (points = fontSize) => points * 1.25;

  function lines(texts: readonly string[], x: number, y: number, style: TextStyle = {}): number {
    const step = leading(style.size);
    texts.forEach((each, i) => {
      text(each, x, y + i * step, style);
    });
    return y + texts.length * step;
  }

  function wrap(content: string, most: number, style: TextStyle = {}): string[] {
    const wrapped: string[] = [];
    for (const word of content.split(' ')) {
      const longer = wrapped.length > 0 ? `${wrapped.at(-1)} ${word}` : word;
      if (wrapped.length > 0 && widthOf(longer, style) <= most) wrapped[wrapped.length - 1] = longer;
      else wrapped.push(word);
    }
    return wrapped;
  }

  function pen({ thickness = 0.6, color = '#000000', dash }: LineStyle): void {
    document.lineWidth(thickness).strokeColor(color);
    if (dash) document.dash(dash, {});
    else document.undash();
  }

  return {
    width,
    height,
    fontSize,
    leading,
    text,
    fitted(content, x, y, most, style = {}) {
      const factor = Math.min(1, most / widthOf(content, style));
      text(content, x, y, { ...style, size: (style.size ?? fontSize) * factor });
    },
    lines,
    paragraph: (content, x, y, most, style = {}) =>
      lines(wrap(content, most, style), x, y, style.align ? { ...style, width: most } : style),
    wrap,
    widthOf,
    line(x0, y0, x1, y1, style = {}) {
      pen(style);
      document.moveTo(x0, y0).lineTo(x1, y1).stroke();
    },
    box(x, y, boxWidth, boxHeight, { fill, stroke = fill === undefined, ...style } = {}) {
      if (fill) document.rect(x, y, boxWidth, boxHeight).fill(fill);
      pen(style);
      if (stroke) document.rect(x, y, boxWidth, boxHeight).stroke();
    },
    turned(degrees, x, y, draw) {
      document.save().rotate(degrees, { origin: [x, y] });
      isTurned = true;
      draw();
      isTurned = false;
      document.restore();
    },
    newPage() {
      checkOverprint(printed);
      printed = [];
      document.addPage();
      pages += 1;
    },
    pageNumber: () => pages,
    allowOverprint() {
      mayNotOverprint = false;
    },
    async finish() {
      checkOverprint(printed);
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

interface Printed {
  content: string;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

function checkOverprint(printed: readonly Printed[]): void {
  printed.forEach((one, i) => {
    const other = printed
      .slice(i + 1)
      .find((two) => one.x0 < two.x1 && two.x0 < one.x1 && one.y0 < two.y1 && two.y0 < one.y1);
    if (other) throw new Misfit(`${JSON.stringify(one.content)} lies on ${JSON.stringify(other.content)}`);
  });
}
