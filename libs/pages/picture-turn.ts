import sharp from 'sharp';
import type { Picture } from './picture.ts';

/** Degrees clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** The turn that undoes another one. */
export function backFrom<Turn extends QuarterTurn>(turn: Turn): Turn | 90 | 270 {
  return turn === 90 ? 270 : turn === 270 ? 90 : turn;
}

/** A picture turned clockwise. */
export async function turnPicture(picture: Picture, turn: QuarterTurn): Promise<Picture> {
  if (turn === 0) return picture;
  const { pixels, width, height, channels } = picture;
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .rotate(turn)
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels };
}
