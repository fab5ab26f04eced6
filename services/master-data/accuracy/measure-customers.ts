import { findCustomer } from '../find-customer.ts';
import type { CountryGroup } from './countries.ts';
import { makeBuyer } from './document-buyers.ts';
import { makeCustomers, withSisters } from './parties.ts';
import { seededRandom } from './random.ts';
import { openCustomers } from './start-in-memory.ts';

export interface CustomerFigures {
  split: CountryGroup;
  documents: number;
  /** Share of the documents that show enough, for which a customer was named. */
  coverage: number;
  /** Share of all documents for which a wrong one was named. */
  wrong: number;
  /** Of the four below, those for which one was named. */
  guessed: number;
  /** Buyers who are no customers. */
  strangers: number;
  /** Branches that are no customers, of firms of which another is. */
  unlisted: number;
  /** Firms that are no customers, at the address and of the mail domain of one that is. */
  sisters: number;
  /** Documents that fit two branches alike. */
  undecidable: number;
  /** Documents of customers that came from another customer's address: named or left open, but not taken for his. */
  otherSenders: number;
}

/** Who wrote each document, as it shows him, is found among all customers. `onWrong` hears of each mistake. */
export async function measureCustomers(
  count: number,
  documents: number,
  split: CountryGroup,
  onWrong: (story: object) => void = () => {},
): Promise<CustomerFigures> {
  const random = seededRandom(split === 'fresh' ? 77 : 21);
  const known = withSisters(makeCustomers(count, split, random), random);
  const context = { ...(await openCustomers(known.map(({ customer }) => customer))), customerThreshold: 0.9 };
  const tally = {
    decidable: 0,
    undecidable: 0,
    unlisted: 0,
    stranger: 0,
    sister: 0,
    otherSender: 0,
    found: 0,
    wrong: 0,
    guessed: 0,
  };
  for (let i = 0; i < documents; i++) {
    const { kind, buyer, meant } = makeBuyer(random.pick(known), known, random);
    const found = await findCustomer(context, buyer);
    const named = found.customer_number ?? null;
    tally[kind] += 1;
    if (kind === 'decidable' && named === meant) tally.found += 1;
    if (named !== null && named !== meant) {
      tally.wrong += 1;
      if (meant === null) tally.guessed += 1;
    }
    if (named !== meant)
      onWrong({
        kind,
        meant: known.find(({ customer }) => customer.number === meant)?.customer,
        buyer,
        found,
      });
  }
  context.close();
  return {
    split,
    documents,
    coverage: tally.found / tally.decidable,
    wrong: tally.wrong / documents,
    guessed: tally.guessed,
    strangers: tally.stranger,
    unlisted: tally.unlisted,
    sisters: tally.sister,
    undecidable: tally.undecidable,
    otherSenders: tally.otherSender,
  };
}
