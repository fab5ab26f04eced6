import { heightOf, overlapY } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { companyKey } from '../values/company.ts';
import { readParty } from './party.ts';
import type { PartyBlock } from './party-block.ts';

/** `GLTS` in the letters of a logo beside `Great Lakes Trim Systems`: the head of a paper by its whole name. */
export function withSpelledInitials(block: PartyBlock): PartyBlock {
  const [first, ...others] = block.lines;
  const sign = block.segments.find(({ text }) => text === first?.text);
  const beside = sign && initials.test(sign.text) ? besideLogo(block.sheet, sign) : null;
  if (!sign || !beside || block.segments.includes(beside) || !spells(beside.text, sign.text)) return block;
  const name = { text: beside.text, words: beside.words };
  return { ...block, lines: [name, ...others], segments: [...block.segments, beside] };
}

/**
 * `NTF` over `Norfolk Tide Facility - Stores`, `FIN` over the name that the head of the paper has: the code of a place in
 * a list of them, and the name it stands for.
 */
export function withoutCodeOverName(block: PartyBlock, blocks: readonly PartyBlock[]): PartyBlock {
  const [code, name, ...more] = block.lines;
  if (!code || !name || more.length === 0 || !codeOfPlace.test(code.text)) return block;
  const isNamedElsewhere = blocks.some(
    (other) =>
      other !== block &&
      other.role === 'letterhead' &&
      companyKey(other.lines[0]?.text ?? '') === companyKey(name.text),
  );
  const words = name.text.split(' ').slice(0, code.text.length).join(' ');
  if (!isNamedElsewhere && !spells(words, code.text)) return block;
  // `LSB` over `Life Sciences Building` in a college: a building is no house.
  const named = { ...block, lines: [name, ...more] };
  const isName = readParty(named).company?.value.startsWith(name.text.replace(/\s*[–—-]$/, ''));
  return isName ? named : block;
}
const codeOfPlace = /^\p{Lu}{2,5}$/u;

/** Smaller letters stand on a line of their own. */
function besideLogo({ lines }: Sheet, { box, line }: Segment): Segment | null {
  const near = lines.slice(Math.max(0, line - 1), line + 2).flatMap(({ segments }) => segments);
  const isBeside = (other: Segment) =>
    other.box[0] > box[2] && other.box[0] - box[2] < nearLogo * heightOf(box) && overlapY(other.box, box) > 0;
  return near.find(isBeside) ?? null;
}
/** In heights. */
const nearLogo = 2;

const initials = /^\p{Lu}{3,6}$/u;

/** True where the words of a name, with or without its small ones, begin with these letters. */
function spells(name: string, letters: string): boolean {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const [all, large] = [words, words.filter((word) => /^\p{Lu}/u.test(word))].map((some) =>
    some
      .map((word) => word[0])
      .join('')
      .toUpperCase(),
  );
  return all === letters || large === letters;
}
