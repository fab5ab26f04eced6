import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { findCustomer } from '../find-customer.ts';
import type { Split } from './countries.ts';
import { fillPattern, type KnownCustomer, makeCustomers } from './parties.ts';
import { type Random, seededRandom } from './random.ts';
import { openCustomers } from './start-in-memory.ts';
import { variants } from './variants.ts';

export interface CustomerFigures {
  split: Split;
  documents: number;
  /** Share of the documents that show enough, for which a customer was named. */
  coverage: number;
  /** Share of all documents for which a wrong one was named. */
  wrong: number;
  /** Buyers who are no customers, and documents that fit two branches or namesakes alike, of which one was named. */
  guessed: number;
  strangers: number;
  undecidable: number;
}

type Kind = 'decidable' | 'undecidable' | 'stranger';

interface DocumentBuyer {
  kind: Kind;
  buyer: Party;
  meant: string | null;
}

/** Who wrote each document, as it shows him, is found among all customers. `onWrong` hears of each mistake. */
export async function measureCustomers(
  count: number,
  documents: number,
  split: Split,
  onWrong: (story: object) => void = () => {},
): Promise<CustomerFigures> {
  const random = seededRandom(21);
  const known = makeCustomers(count, split, random);
  const context = { ...(await openCustomers(known.map(({ customer }) => customer))), customerThreshold: 0.9 };
  const tally = { decidable: 0, undecidable: 0, stranger: 0, found: 0, wrong: 0, guessed: 0 };
  for (let i = 0; i < documents; i++) {
    const { kind, buyer, meant } = makeBuyer(random.pick(known), known, random);
    const found = await findCustomer(context, buyer);
    const named = found.customer_number ?? null;
    tally[kind] += 1;
    if (kind === 'decidable' && named === meant) tally.found += 1;
    if (named !== null && named !== meant) {
      tally.wrong += 1;
      if (kind !== 'decidable') tally.guessed += 1;
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
    undecidable: tally.undecidable,
  };
}

function makeBuyer(known: KnownCustomer, all: KnownCustomer[], random: Random): DocumentBuyer {
  if (random.chance(0.05)) return stranger(known, random);
  const isBranch = known.group !== null;
  if (isBranch && random.chance(0.15)) {
    const { customer } = known;
    const others = all.filter(({ group }) => group === known.group).length;
    const buyer = { ...nobody, company: customer.name, vat_id: customer.vat_number, email: customer.email };
    if (others > 1) return { kind: 'undecidable', meant: null, buyer };
  }
  return { kind: 'decidable', meant: known.customer.number, buyer: printed(known, random) };
}

/** A firm that is no customer, half of them of a customer's name, elsewhere. */
function stranger({ customer, country }: KnownCustomer, random: Random): DocumentBuyer {
  const [other] = makeCustomers(
    1,
    country.code === 'IT' || country.code === 'PL' || country.code === 'DK' ? 'heldOut' : 'building',
    random,
  );
  const firm = { ...other!.customer, name: random.chance(0.5) ? customer.name : other!.customer.name };
  return {
    kind: 'stranger',
    meant: null,
    buyer: printed({ ...other!, customer: { ...firm, number: '' } }, random),
  };
}

const nobody: Party = {
  company: null,
  street: null,
  postal_code: null,
  city: null,
  country: null,
  vat_id: null,
  email: null,
  phone: null,
  printed_number: null,
  registration_number: null,
  branch: null,
};

/** What a document shows of its buyer: the address nearly always, the rest now and then, some of it otherwise written. */
function printed({ customer, country }: KnownCustomer, random: Random): Party {
  const sometimes = (probability: number, value: string | null | undefined) =>
    random.chance(probability) ? (value ?? null) : null;
  const name = random.chance(0.35) ? otherwise(customer, country, random) : customer.name;
  const isWriter = random.chance(0.15);
  return {
    ...nobody,
    company: name,
    street: sometimes(0.9, customer.address),
    postal_code: sometimes(
      0.95,
      random.chance(0.04) ? misreadDigit(customer.postal_code!, random) : customer.postal_code!,
    ),
    city: sometimes(0.97, customer.city),
    country: sometimes(0.4, country.code),
    vat_id: sometimes(0.4, customer.vat_number),
    email: isWriter
      ? `${fillPattern('@@@@##', random).toLowerCase()}@gmail.com`
      : sometimes(0.6, sender(customer, random)),
    phone: sometimes(0.4, customer.phone_number),
    printed_number: sometimes(0.15, customer.number || null),
    registration_number: sometimes(0.2, customer.coc_number),
  };
}

function otherwise(customer: Customer, country: KnownCustomer['country'], random: Random): string {
  const change = random.pick(Object.values(variants));
  return change(customer.name!, country, random) ?? customer.name!;
}

function misreadDigit(text: string, random: Random): string {
  return text.replace(/\d/, () => String(random.below(10)));
}

/** Somebody of the firm; free mail addresses are one person's. */
function sender({ email }: Customer, random: Random): string | null {
  if (email === null || email === undefined) return null;
  const domain = email.split('@')[1]!;
  const isFree = /^(gmail|gmx|outlook|orange|libero|wp)\./.test(domain);
  return isFree || random.chance(0.4) ? email : `${fillPattern('@@@@@', random).toLowerCase()}@${domain}`;
}
