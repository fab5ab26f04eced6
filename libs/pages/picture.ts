/** Decoded pixels, row by row from the top left, 8 bits a channel. */
export interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** 1 grey, 3 RGB, 4 RGBA. */
  channels: 1 | 3 | 4;
}
