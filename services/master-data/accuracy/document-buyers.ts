import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import {
  branchOf,
  fillPattern,
  type KnownCustomer,
  makeCustomer,
  sisterOf,
  writeRegister,
} from './parties.ts';
import type { Random } from './random.ts';
import { variants } from './variants.ts';

export type Kind = 'decidable' | 'undecidable' | 'unlisted' | 'stranger' | 'sister' | 'otherSender';

export interface DocumentBuyer {
  kind: Kind;
  buyer: Party;
  /** The number of the customer who wrote the document; null where there is none to be named. */
  meant: string | null;
}

/**
 * What a document shows of a customer; one in twenty is of a stranger, one in thirty of a customer's branch that is no
 * customer itself, one in twenty of another firm at a customer's address, and some of a group's do not say which branch it is.
 * Half of them came by e-mail, from who orders or a provider's address, one in twenty-five of these from some customer's.
 */
export function makeBuyer(known: KnownCustomer, all: KnownCustomer[], random: Random): DocumentBuyer {
  const { firm, ...made } = makeDocument(known, all, random);
  if (!random.chance(0.5)) return made;
  if (!random.chance(1 / 25))
    return { ...made, buyer: { ...made.buyer, sender_email: writer(firm, random) } };
  const sender_email = random.pick(all).customer.email ?? null;
  const isOther = made.kind === 'decidable' && sender_email !== known.customer.email;
  return { ...made, kind: isOther ? 'otherSender' : made.kind, buyer: { ...made.buyer, sender_email } };
}

function makeDocument(
  known: KnownCustomer,
  all: KnownCustomer[],
  random: Random,
): DocumentBuyer & { firm: KnownCustomer } {
  if (random.chance(1 / 20)) {
    const firm = stranger(known, random);
    return { kind: 'stranger', meant: null, firm, buyer: printed(firm, random) };
  }
  if (random.chance(1 / 30))
    return { kind: 'unlisted', meant: null, firm: known, buyer: unlistedBranch(known, random) };
  if (known.group === null && !known.isSister && random.chance(1 / 20)) {
    return { kind: 'sister', meant: null, firm: known, buyer: printed(sisterOf(known, '', random), random) };
  }
  const isBranch = known.group !== null && all.filter(({ group }) => group === known.group).length > 1;
  if (isBranch && random.chance(0.15)) {
    const { name, vat_number, email } = known.customer;
    return {
      kind: 'undecidable',
      meant: null,
      firm: known,
      buyer: { ...nobody, company: name, vat_id: vat_number, email },
    };
  }
  return { kind: 'decidable', meant: known.customer.number, firm: known, buyer: printed(known, random) };
}

/** A firm that is no customer: half of them of a customer's name, elsewhere, or with his number in another register. */
function stranger({ customer, country, register }: KnownCustomer, random: Random): KnownCustomer {
  const other = makeCustomer('', country, random);
  const name = random.chance(0.5) ? customer.name : other.customer.name;
  const isTwin = register !== null && register.court !== null && random.chance(0.5);
  const twin = isTwin ? { ...other.register, number: register.number, court: null } : other.register;
  return { ...other, customer: { ...other.customer, name }, register: twin };
}

/** Shows where it is, and the VAT id and the name of its firm. */
function unlistedBranch(known: KnownCustomer, random: Random): Party {
  const branch = branchOf(known, '', random);
  const { postal_code, city, vat_number, address } = branch.customer;
  return { ...printed(branch, random), postal_code, city, vat_id: vat_number, street: address };
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
function printed({ customer, country, register, group, isSister }: KnownCustomer, random: Random): Party {
  const sometimes = (probability: number, value: string | null | undefined) =>
    random.chance(probability) ? (value ?? null) : null;
  const name = !isSister && random.chance(0.35) ? otherwise(customer, country, random) : customer.name;
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
      ? `${fillPattern('@@@@##', random).toLowerCase()}@${random.pick(country.mailProviders)}`
      : sometimes(0.6, sender(customer, country, random)),
    phone: sometimes(0.4, customer.phone_number),
    printed_number: sometimes(0.15, customer.number || null),
    registration_number: sometimes(0.3, register && writeRegister(register, random)),
    branch: sometimes(group === null ? 0.02 : 0.2, customer.city),
    home_page: sometimes(0.2, customer.home_page),
  };
}

function otherwise(customer: Customer, country: KnownCustomer['country'], random: Random): string {
  const change = random.pick(Object.values(variants));
  return change(customer.name!, country, random) ?? customer.name!;
}

function misreadDigit(text: string, random: Random): string {
  return text.replace(/\d/, () => String(random.below(10)));
}

/** Somebody of who orders, at times from an address of his own at a provider. */
function writer({ customer, country }: KnownCustomer, random: Random): string | null {
  return random.chance(0.15)
    ? `${fillPattern('@@@@##', random).toLowerCase()}@${random.pick(country.mailProviders)}`
    : sender(customer, country, random);
}

/** Somebody of the firm; an address at a provider is one person's. */
function sender({ email }: Customer, country: KnownCustomer['country'], random: Random): string | null {
  if (email === null || email === undefined) return null;
  const domain = email.split('@')[1]!;
  const isProvider = domain.startsWith('regionet') || country.mailProviders.includes(domain);
  return isProvider || random.chance(0.4) ? email : `${fillPattern('@@@@@', random).toLowerCase()}@${domain}`;
}
