import type { EdiSegment } from './data.ts';

/** The characters that part an interchange; '' where a syntax has none. */
interface Marks {
  component: string;
  element: string;
  release: string;
  segment: string;
  /** Between tag and first element. */
  tag: string;
}

export type EdiSyntax = 'edifact' | 'x12' | 'tradacoms';

/** Segments of one interchange beyond this are refused: 20,000 order lines have about 200,000. */
const mostSegments = 500_000;

/** Which syntax a text begins in, null when none. White space and a byte order mark before it do not count. */
export function ediSyntaxOf(text: string): EdiSyntax | null {
  const start = text.slice(0, 400).replace(/^[\s\uFEFF]+/, '');
  if (/^UNA.{6}\s*UN[BGH]/su.test(start) || /^UN[BH]\+[^\n]*\+/.test(start)) return 'edifact';
  if (/^ISA([^\w\s]).{2}\1.{10}\1.{2}\1/s.test(start)) return 'x12';
  return /^STX=(?:ANA|ANAA):/.test(start) ? 'tradacoms' : null;
}

/** The segments of an interchange. Line breaks between and around segments are no part of them. */
export function parseEdi(text: string, syntax: EdiSyntax): EdiSegment[] {
  const start = text.replace(/^[\s\uFEFF]+/, '');
  const marks = marksOf(start, syntax);
  const hasAdvice = syntax === 'edifact' && start.startsWith('UNA');
  const segments: EdiSegment[] = [];
  const raws = split(hasAdvice ? start.slice(9) : start, marks.segment, marks.release);
  for (const raw of syntax === 'x12' ? raws.flatMap((each) => splitUnended(each, marks)) : raws) {
    const bare = raw.replace(/^\s+/, '').replace(/[\r\n]+\s*/g, '');
    if (bare === '') continue;
    if (segments.length >= mostSegments) throw new Error('too many segments');
    segments.push(segmentOf(bare, marks));
  }
  return segments;
}

/** Where only a line break ends an X12 segment, a tag with its separator begins the next one. */
function splitUnended(raw: string, { element }: Marks): string[] {
  const isBegin = (line: string) =>
    /^\s*[A-Z][A-Z\d]{1,2}$/.test(line.split(element, 1)[0]!) && line.includes(element);
  const parts: string[] = [];
  for (const line of raw.split(/\r\n|\r|\n/)) {
    if (parts.length === 0 || isBegin(line)) parts.push(line);
    else parts[parts.length - 1] += line;
  }
  return parts;
}

function marksOf(start: string, syntax: EdiSyntax): Marks {
  if (syntax === 'x12') return x12Marks(start);
  if (syntax === 'tradacoms') return { component: ':', element: '+', release: '?', segment: "'", tag: '=' };
  // ISO 9735: the service string advice gives component, element, decimal mark, release, reserved, segment.
  if (!start.startsWith('UNA')) return { component: ':', element: '+', release: '?', segment: "'", tag: '+' };
  const [component, element, , release, , segment] = [...start.slice(3, 9)] as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { component, element, release: release === ' ' ? '' : release, segment, tag: element };
}

/** X12.5: the ISA segment has fixed widths, so its own separators stand at fixed places. */
function x12Marks(start: string): Marks {
  const element = start[3]!;
  const ends = [...start.slice(0, 200)].flatMap((character, at) => (character === element ? [at] : []));
  const component = start[ends[15]! + 1] ?? '';
  const end = start.slice(ends[15]! + 2);
  const segment = /^\r?\n/.test(end) ? '\n' : (end[0] ?? '~');
  return { component, element, release: '', segment, tag: element };
}

function segmentOf(text: string, { component, element, release, tag }: Marks): EdiSegment {
  const [head = '', ...rest] = split(text, element, release);
  if (tag === element) return { tag: head.trim(), elements: rest.map((each) => componentsOf(each)), line: 0 };
  const at = head.indexOf(tag);
  const elements = [head.slice(at + 1), ...rest].map((each) => componentsOf(each));
  return { tag: head.slice(0, at < 0 ? undefined : at).trim(), elements, line: 0 };

  function componentsOf(each: string): string[] {
    return split(each, component, release).map((part) => released(part, release).trim());
  }
}

/** Splits at a mark that no release character stands before; the release characters stay. */
function split(text: string, mark: string, release: string): string[] {
  if (mark === '') return [text];
  if (release === '' || !text.includes(release)) return text.split(mark);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === release) at += 1;
    else if (text[at] === mark) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function released(text: string, release: string): string {
  if (release === '' || !text.includes(release)) return text;
  let plain = '';
  for (let at = 0; at < text.length; at++) plain += text[at] === release ? (text[++at] ?? '') : text[at]!;
  return plain;
}
