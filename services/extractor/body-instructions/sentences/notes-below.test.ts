import { describe, expect, test } from 'vitest';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';

function follow(...paragraphs: string[]) {
  const body = textFile('body.txt', ['Hello,', ...paragraphs, 'Kind regards\nAnna'].join('\n\n'));
  const { rows, notes } = followInstructions(draft, body, settings);
  return { quantities: rows.map(({ quantity }) => quantity?.value), notes };
}

describe('a sentence that points at a note below it', () => {
  test.each([
    ['Please go by Lena’s corrections below.', 'Line 2: 25 instead of 20.'],
    ['Bitte die Anmerkungen von unserem Meister unten berücksichtigen.', 'Pos. 2: 25 statt 20.'],
    ['Graag verwerken met de opmerkingen van Joost hieronder.', 'Regel 2: 25 in plaats van 20.'],
    ['Merci de tenir compte des remarques de Luc ci-dessous.', 'Ligne 2 : 25 au lieu de 20.'],
  ])('is no question where the note was read: %s', (pointer, note) => {
    const { quantities, notes } = follow(pointer, note);
    expect(quantities).toEqual([10, 25, 30]);
    expect(notes).toEqual([expect.stringContaining(`"${note}"`)]);
    expect(notes[0]).toMatch(/^Changed by the e-mail/);
  });

  test.each([
    'Please go by Lena’s corrections below.',
    'Our PO-1001 is attached, with Lena’s corrections below.',
    'Bitte die Anmerkungen von unserem Meister unten berücksichtigen.',
    'Graag verwerken met de opmerkingen van Joost hieronder.',
    'Merci de tenir compte des remarques de Luc ci-dessous.',
    'Con le correzioni del capocantiere qui sotto.',
    'Med Henriks rettelser nedenfor.',
  ])('is one where nothing stands there: %s', (pointer) => {
    const { quantities, notes } = follow(pointer);
    expect(quantities).toEqual([10, 20, 30]);
    expect(notes).toEqual([`Not understood in the e-mail: "${pointer}"`]);
  });

  test('what is not understood in the note is asked, and only that', () => {
    const { notes } = follow('Please go by Lena’s corrections below.', 'Line 2 perhaps 25 or so, ask Tim.');
    expect(notes).toEqual(['Not understood in the e-mail: "Line 2 perhaps 25 or so, ask Tim."']);
  });

  test.each(['See you next week.', 'As discussed below.', 'As in your remarks below.', 'Please see below.'])(
    'another sentence asks nothing: %s',
    (sentence) => {
      expect(follow(sentence)).toEqual({ quantities: [10, 20, 30], notes: [] });
    },
  );
});
