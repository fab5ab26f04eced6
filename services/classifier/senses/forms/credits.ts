import { cards, credited, creditPaper, issued, ledger, please, sum, weCredit } from '../shared-words.ts';
import { type Forms, yourOrder } from './form.ts';

/** `Krediterer I den sæk?`: who asks for a credit gives none. */
const asked = '[\\p{L}\\d]+[)”"]?\\s?\\?\\s*$';

/** Money goes back to who buys. */
export const credits: Forms = {
  we_credit: {
    ...{ category: 'credit_note', weight: 9 },
    all: ({ credit }) => [credit],
    none: () => [asked],
  },
  credited_to_you: {
    ...{ category: 'credit_note', weight: 7 },
    all: (words) => [`${sum}|${yourOrder(words)}`, credited],
    none: ({ wants, bill, asks }) => [wants, bill, asks, cards, ledger],
  },
  credit_paper: {
    ...{ category: 'credit_note', weight: 6 },
    all: ({ attached }) => [creditPaper, attached],
    none: ({ wants, asks, not }) => [wants, asks, not],
  },
  credit_given: {
    ...{ category: 'credit_note', weight: 8 },
    all: () => [weCredit],
    none: ({ wants, asks }) => [wants, cards, asked, `(?:${please}) (?:${asks})`],
  },
  credit_issued: {
    ...{ category: 'credit_note', weight: 8 },
    all: () => [creditPaper, `${issued}|${sum}`],
    none: ({ wants, not }) => [wants, not, please, cards],
  },
};
