import { describe, expect, test } from 'vitest';
import { extractOrder } from '../../extract-order.ts';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';

const signed = 'Kind regards\nAnna Smith\nMill Ltd\n+44 113 447 3257';
const follow = (below: string) =>
  followInstructions(
    draft,
    textFile('body.txt', `Hello,\n\nour order is attached.\n\n${signed}\n\n${below}`),
    settings,
  );
const printed = ['10 A-100', '20 A-200', '30 A-300'];
const outcome = (below: string) => {
  const { rows, doubts } = follow(below);
  const lines = rows.map(({ quantity, customerArticle, supplierArticle }) =>
    [quantity?.value, (customerArticle ?? supplierArticle)?.value].join(' '),
  );
  return [lines, doubts.map(({ code }) => code)];
};

describe('a postscript is carried out', () => {
  test.each([
    'PS: please cancel line 2.',
    'P.S. Bitte Position 2 streichen.',
    'PS regel 2 mag vervallen.',
    'P.-S. : merci de supprimer la ligne 2.',
    'P.D.: anulen la línea 2, por favor.',
    'PS: togliete la riga 2, per favore.',
    'PS: por favor retirem a linha 2.',
    'PS. Proszę usunąć pozycję 2.',
    'PS: linje 2 skal slettes.',
    'PS\nPlease cancel line 2.',
    'NB: please cancel line 2.',
  ])('%s', (below) => {
    expect(outcome(below)).toEqual([['10 A-100', '30 A-300'], []]);
  });

  test('with goods, and a day', () => {
    expect(outcome('PS: please add 4 boxes of B-7710 cable ties.')).toEqual([[...printed, '4 B-7710'], []]);
    expect(follow('PS: please deliver on 14 May 2027.').deliveryDate?.value).toBe('2027-05-14');
  });
});

describe('a sentence below who signs is asked about where it speaks of the order', () => {
  test.each([
    'Oh, and please add 4 boxes of B-7710 cable ties.',
    'Could you make the gloves 40, not 30?',
    'Bitte die Handschuhe A-300 weglassen.',
    'Merci de livrer le 14 mai 2027.',
    'Graag nog 3 dozen tape erbij doen.',
  ])('%s', (below) => {
    expect(outcome(below)).toEqual([printed, ['instruction_unclear']]);
  });

  test.each([
    'This message is confidential. If you received it in error, please delete it and all 2 copies.',
    'Please consider the environment before you print this mail.',
    'Visit us from 3 to 5 May 2027, hall 4.',
    'Goods in: Mon-Fri 8-15.\nCompany no 1234567, VAT GB123456789',
    'Wir sind vom 3. bis 5. Mai auf der Messe.',
    'PS: it was nice to see you all again.',
  ])('and else not: %s', (below) => {
    expect(outcome(below)).toEqual([printed, []]);
  });
});

describe('below an order that the mail itself states', () => {
  const own = (below: string) => {
    const body = textFile(
      'body.txt',
      `Hello,\n\nplease send us:\n\n- 12 boxes nitrile gloves\n- 4 rolls stretch film\n\n${signed}\n\n${below}`,
    );
    const { doubts } = followInstructions(extractOrder({ files: [body], settings }), body, settings);
    return doubts.filter(({ code }) => code === 'instruction_unclear').length;
  };

  test.each(['PS: leave out the stretch film, please.', 'Please make it 20 boxes of gloves instead.'])(
    'what takes a line back is asked about: %s',
    (below) => {
      expect(own(below)).toBe(1);
    },
  );

  test('manners are not', () => {
    expect(own('PS: see you at the fair.')).toBe(0);
  });
});

test('thanks amid the letter end nothing', () => {
  const text = `Hello,\n\nour order is attached.\n\nThanks!\n\nPlease cancel line 2.\n\n${signed}`;
  expect(followInstructions(draft, textFile('body.txt', text), settings).rows).toHaveLength(2);
});
