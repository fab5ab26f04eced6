import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { splitName } from '../legal-forms.ts';
import { plainWords } from '../plain-words.ts';
import { type CountryGroup, countries } from './countries.ts';
import type { Country } from './country.ts';
import type { Random } from './random.ts';

/** A customer with what else is known of him for the judge: his country, and who shares his group or his name. */
export interface KnownCustomer {
  customer: Customer;
  country: Country;
  /** Branches of one firm share it. */
  group: string | null;
  register: RegisterEntry | null;
  /** He has the address, telephone and mail domain of another firm of his group. */
  isSister?: boolean;
}

export interface RegisterEntry {
  number: string;
  /** Null where numbers are the country's. */
  court: string | null;
}

/**
 * One in twelve has branches of the same name elsewhere, one in twenty a namesake, one in seven writes from free mail,
 * one in twenty-five by a provider of the region that is in no list.
 */
export function makeCustomers(count: number, split: CountryGroup, random: Random): KnownCustomer[] {
  const made: KnownCustomer[] = [];
  let firm = 0;
  while (made.length < count) {
    const country = random.pick(countries[split]);
    const first = makeCustomer(`${10_000 + made.length}`, country, random);
    firm += 1;
    const hasBranches = random.chance(1 / 12);
    made.push(hasBranches ? { ...first, group: `group ${firm}` } : first);
    if (hasBranches) {
      const branches = 1 + random.below(4);
      for (let i = 0; i < branches && made.length < count; i++) {
        made.push({ ...branchOf(first, `${10_000 + made.length}`, random), group: `group ${firm}` });
      }
    }
    if (random.chance(1 / 20) && made.length < count) {
      const namesake = makeCustomer(`${10_000 + made.length}`, country, random);
      made.push({ ...namesake, customer: { ...namesake.customer, name: first.customer.name } });
    }
  }
  return made;
}

export function familyName(country: Country, random: Random): string {
  return random.pick(country.nameStarts) + random.pick(country.nameEnds);
}

export function firmName(country: Country, random: Random): string {
  const family = familyName(country, random);
  const trade = random.pick(country.trades);
  const form = random.pick(country.legalForms);
  switch (random.below(5)) {
    case 0:
      return `${trade} ${family} ${form}`;
    case 1:
      return `${family} ${trade} ${form}`;
    case 2:
      return `${family} & ${familyName(country, random)} ${trade} ${form}`;
    case 3:
      return `${cityName(country, random)} ${trade} ${family} ${form}`;
    default:
      return `${family}-${familyName(country, random)} ${trade} ${form}`;
  }
}

export function cityName(country: Country, random: Random): string {
  return random.pick(country.places) + random.pick(country.placeEnds);
}

export function fillPattern(pattern: string, random: Random): string {
  return pattern
    .replace(/#/g, () => String(random.below(10)))
    .replace(/@/g, () => String.fromCharCode(65 + random.below(26)));
}

export function makeCustomer(number: string, country: Country, random: Random): KnownCustomer {
  const name = firmName(country, random);
  const domain = `${plain(name).split(' ').slice(0, 2).join('-')}${random.below(100)}.${country.topDomain}`;
  const register = random.chance(0.5) ? registerEntry(country, random) : null;
  const customer = {
    number,
    id: '',
    name,
    ...placeIn(country, random),
    contact_person: familyName(country, random),
    phone_number: `${country.phonePrefix}${random.digits(9)}`,
    vat_number: random.chance(0.8) ? fillPattern(country.vatPattern, random) : null,
    email: mailbox(domain, country, random),
    coc_number: register && writeRegister(register, random),
    home_page: random.chance(0.3) ? `https://www.${domain}` : null,
    similarity: null,
  };
  return { customer, country, register, group: null };
}

function mailbox(domain: string, country: Country, random: Random): string {
  const person = `${plain(familyName(country, random))}${random.digits(4)}`;
  if (random.chance(1 / 7)) return `${person}@${random.pick(country.mailProviders)}`;
  if (random.chance(1 / 25)) return `${person}@regionet${random.below(5)}.${country.topDomain}`;
  return `${random.pick(['info', 'orders', 'office', 'sales', plain(familyName(country, random))])}@${domain}`;
}

function registerEntry(country: Country, random: Random): RegisterEntry {
  const [number, court] = random.pick(country.registerPatterns).split(' ~');
  return {
    number: fillPattern(number!, random),
    court: court === undefined ? null : cityName(country, random),
  };
}

/** With its court or without, and at times without the letters before it. */
export function writeRegister({ number, court }: RegisterEntry, random: Random): string {
  if (court === null) return number;
  return random.pick([
    number,
    `${number} ${court}`,
    `${court}, ${number}`,
    number.replace(/^\D+(?=\d{4})/, ''),
  ]);
}

/** The same firm elsewhere: name, VAT id and mail domain are the group's. */
export function branchOf(first: KnownCustomer, number: string, random: Random): KnownCustomer {
  const { country } = first;
  const phone_number = `${country.phonePrefix}${random.digits(9)}`;
  return {
    ...first,
    customer: { ...first.customer, number, ...placeIn(country, random), phone_number },
  };
}

/** Another legal person at one address: another form, another trade, or a firm that holds or runs the first. */
export function sisterOf(first: KnownCustomer, number: string, random: Random): KnownCustomer {
  const { country, customer } = first;
  const other = makeCustomer(number, country, random);
  const { postal_code, city, address, phone_number, email, home_page } = customer;
  const name = sisterName(first, random);
  return {
    ...other,
    customer: { ...other.customer, name, postal_code, city, address, phone_number, email, home_page },
    isSister: true,
  };
}

const sisterRoles = ['Holding', 'Verwaltungs', 'Immobilien', 'Logistik', 'Management'];

function sisterName({ customer, country }: KnownCustomer, random: Random): string {
  const { name, form } = withoutForm(customer.name!, country);
  const otherForm = random.pick(country.legalForms.filter((each) => splitForm(each) !== splitForm(form)));
  const trade = country.trades.find((each) => name.includes(each));
  const otherTrade = random.pick(country.trades.filter((each) => each !== trade));
  switch (random.below(3)) {
    case 0:
      return `${name} ${otherForm}`;
    case 1:
      return trade === undefined ? `${name} ${otherForm}` : `${name.replace(trade, otherTrade)} ${form}`;
    default:
      return `${name} ${random.pick(sisterRoles)} ${form}`;
  }
}

function withoutForm(name: string, country: Country): { name: string; form: string } {
  const forms = [...country.legalForms].sort((a, b) => b.length - a.length);
  const form = forms.find((each) => name.endsWith(` ${each}`))!;
  return { name: name.slice(0, -form.length - 1), form };
}

/** As names are compared: `GesmbH` is `GmbH`, `Limited` is `Ltd`. */
function splitForm(form: string): string {
  return splitName(plainWords(`Firm ${form}`)).form;
}

/** A firm of one customer in twenty's group is a customer too. Both print their names in full. */
export function withSisters(known: KnownCustomer[], random: Random): KnownCustomer[] {
  return known.flatMap((each, i) =>
    each.group === null && random.chance(1 / 20)
      ? [{ ...each, isSister: true }, sisterOf(each, `9${10_000 + i}`, random)]
      : [each],
  );
}

function placeIn(country: Country, random: Random) {
  return {
    postal_code: fillPattern(country.postalPattern, random),
    city: cityName(country, random),
    address: country.streetPattern(random.pick(country.streets), 1 + random.below(180)),
  };
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/[^a-z0-9 ]/gi, '')
    .toLowerCase();
}
