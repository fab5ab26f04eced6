import { heightOf, middleX } from '../layout/boxes.ts';
import type { Line, Sheet } from '../layout/sheet.ts';
import { blockOf, type Entry, entriesOf, type FormBlock } from './form-blocks.ts';
import { roleOf } from './labelled-blocks.ts';
import type { LabelIndex } from './labelled-values.ts';

/** In points: how far the middle of a title may be from that of what it heads. */
const offMiddle = 30;
/** The next line of a panel stands at most so many heights below. */
const farthest = 2;
/** A panel about a party has at least so many parts of it. */
const fewestParts = 3;

/**
 * Parties in panels as wide as the page, whose title stands alone in the middle of a bar: `FORNECEDOR` over
 * `Razão social: … | CNPJ: …` over `Endereço: … | Cidade: … | Contato: …`. Each line of a panel is nothing but its parts.
 */
export function barredPanels(sheet: Sheet, index: LabelIndex): FormBlock[] {
  if (sheet.source === 'plain') return [];
  const titles = index.labels.filter(
    (label) => label.sheet === sheet && label.form === 'whole' && isBar(sheet, label.segment.line),
  );
  if (titles.length === 0) return [];
  const entries = entriesOf(sheet, index);
  return titles.flatMap((label) => {
    const role = roleOf(label, index);
    if (!role) return [];
    const own = linesUnder(sheet, label.segment.line, entries);
    const parts = own.flatMap(({ part }) => part ?? []);
    const isParty = parts.includes('company') && (parts.includes('address') || parts.includes('town'));
    return isParty && parts.length >= fewestParts ? [blockOf(sheet, label.segment, role, own)] : [];
  });
}

/** True for a line with one text, over the middle of the next one, which begins before it and ends behind it. */
function isBar({ lines }: Sheet, at: number): boolean {
  const [title, next] = [lines[at]!, lines[at + 1]];
  if (!next || title.segments.length > 1 || next.box[0] >= title.box[0] || next.box[2] <= title.box[2])
    return false;
  const wide = lines.filter(({ segments }) => segments.length > 1);
  const left = Math.min(...wide.map(({ box }) => box[0]));
  const right = Math.max(...wide.map(({ box }) => box[2]));
  return Math.abs(middleX(title.box) - (left + right) / 2) < offMiddle;
}

/** The entries of the lines below that hold nothing else. */
function linesUnder({ lines }: Sheet, title: number, entries: readonly Entry[]): Entry[] {
  const own: Entry[] = [];
  let last: Line = lines[title]!;
  for (const line of lines.slice(title + 1)) {
    if (line.box[1] - last.box[3] > farthest * heightOf(line.box)) break;
    const here = entries.filter(({ segments: [label] }) => line.segments.includes(label!));
    const held = new Set(here.flatMap(({ segments }) => segments));
    const isPanel = here.some(({ part }) => part !== null) && line.segments.every((one) => held.has(one));
    if (!isPanel) break;
    own.push(...here);
    last = line;
  }
  return own;
}
