import sharp from 'sharp';
import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { characters, intoThreeColours, runModel, toModel } from './models.ts';

/** The model reads lines of this height, in pixels. */
const lineHeight = 48;
/** And answers once for so many columns of them. */
const stepWidth = 8;
/** Wider lines are read as if they were so wide: a page has none. */
const mostColumns = 3200;

/** A character that was read. */
export interface SeenCharacter {
  text: string;
  /** 0 to 1: the model's own. */
  confidence: number;
  /** What it may be instead, and how likely. */
  instead: { text: string; confidence: number };
  /** Its middle, in pixels of the picture. */
  x: number;
  /** The greatest chance of a space since the character before; 1 when one was read. */
  spaceBefore: number;
}

/**
 * The characters in a box of a grey, upright picture, left to right, without spaces. `share` is how wide the model is
 * shown the line, of what it is.
 */
export async function readText(picture: Picture, box: Box, share = 1): Promise<SeenCharacter[]> {
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  const columns = Math.min(
    mostColumns,
    Math.max(1, Math.round((width * lineHeight * share) / height / stepWidth)) * stepWidth,
  );
  const { pixels, ...size } = picture;
  const line = await sharp(pixels, { raw: { width: size.width, height: size.height, channels: 1 } })
    .extract({ left, top, width, height })
    .resize({ width: columns, height: lineHeight, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const values = new Float32Array(3 * line.length);
  line.forEach((grey, at) => {
    values[at] = toModel(grey);
  });
  intoThreeColours(values);
  const answer = await runModel('read-text', { values, shape: [1, 3, lineHeight, columns] });
  return charactersOf(answer.values, answer.shape).map(({ step, steps, ...read }) => ({
    ...read,
    x: left + ((step + 0.5) / steps) * width,
  }));
}

interface Answer extends Omit<SeenCharacter, 'x'> {
  step: number;
  steps: number;
}

/**
 * What the model's chances say: the likeliest character of each step, where one that lasts over several steps is one
 * character, unless a blank (output 0) stands between. The last output is the space.
 */
function charactersOf(chances: Float32Array, shape: readonly number[]): Answer[] {
  const [steps, outputs] = [shape[1]!, shape[2]!];
  const space = outputs - 1;
  const read: Answer[] = [];
  let [last, spaceBefore] = [0, 0];
  for (let step = 0; step < steps; step++) {
    const at = step * outputs;
    let [best, second] = [0, 0];
    for (let output = 0; output < outputs; output++) {
      if (chances[at + output]! > chances[at + best]!) [best, second] = [output, best];
      else if (output !== best && (second === best || chances[at + output]! > chances[at + second]!))
        second = output;
    }
    const instead = { text: characters[second - 1] ?? '', confidence: chances[at + second]! };
    const confidence = chances[at + best]!;
    const before = read.at(-1);
    spaceBefore = Math.max(spaceBefore, best === space ? 1 : chances[at + space]!);
    if (best !== 0 && best !== space && best !== last) {
      read.push({ text: characters[best - 1]!, confidence, instead, spaceBefore, step, steps });
      spaceBefore = 0;
    } else if (best !== 0 && best !== space && before && confidence > before.confidence) {
      Object.assign(before, { confidence, instead, step });
    }
    last = best;
  }
  return read;
}
