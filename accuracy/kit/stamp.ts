import type { Random } from '../random.ts';
import type { Paper } from './paper.ts';

/** An incoming-mail stamp and a note by hand, somewhere on the upper half of the page. */
export function drawStamp(paper: Paper, random: Random, word: string): void {
  const [x, y] = [random.whole(200, Math.round(paper.width) - 190), random.whole(60, 330)];
  const color = random.pick(['#b03a3a', '#3a4fb0', '#6a6a6a']);
  paper.turned(random.whole(-14, 14), x, y, () => {
    paper.box(x, y, 128, 40, { thickness: 1.6, color });
    paper.text(word, x, y + 6, { size: 14, bold: true, color, width: 128, align: 'center' });
    paper.text(`${random.whole(10, 28)} / ${random.whole(100, 999)}`, x, y + 25, {
      size: 9,
      color,
      width: 128,
      align: 'center',
    });
  });
  if (random.chance(0.6)) scribble(paper, random, x - 60, y + 60);
}

/** A few letters by hand, over whatever is there. */
export function scribble(paper: Paper, random: Random, x: number, y: number): void {
  const note = random.pick(['ok JK', 'mb', 'Rt. 4.2', 'ok!', 'pls check', 'B. 3/4', 'Kopie WE']);
  paper.turned(random.whole(-6, 6), x, y, () =>
    paper.text(note, x, y, { face: 'hand', size: 20, color: '#27348b' }),
  );
}
