import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type Country, countries, type Split } from './countries.ts';
import type { Random } from './random.ts';

/** A customer with what else is known of him for the judge: his country, and who shares his group or his name. */
export interface KnownCustomer {
  customer: Customer;
  country: Country;
  /** Branches of one firm share it. */
  group: string | null;
}

const freeMailDomains = ['gmail.com', 'gmx.de', 'outlook.com', 'orange.fr', 'libero.it', 'wp.pl'];

/** One in twelve has branches of the same name elsewhere, one in twenty a namesake, one in seven writes from free mail. */
export function makeCustomers(count: number, split: Split, random: Random): KnownCustomer[] {
  const made: KnownCustomer[] = [];
  let firm = 0;
  while (made.length < count) {
    const country = random.pick(countries[split]);
    const first = makeCustomer(`${10_000 + made.length}`, country, random);
    firm += 1;
    const hasBranches = random.chance(1 / 12);
    made.push({ customer: first, country, group: hasBranches ? `group ${firm}` : null });
    if (hasBranches) {
      const branches = 1 + random.below(4);
      for (let i = 0; i < branches && made.length < count; i++) {
        made.push({
          customer: branchOf(first, `${10_000 + made.length}`, country, random),
          country,
          group: `group ${firm}`,
        });
      }
    }
    if (random.chance(1 / 20) && made.length < count) {
      const namesake = makeCustomer(`${10_000 + made.length}`, country, random);
      made.push({ customer: { ...namesake, name: first.name }, country, group: null });
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

function makeCustomer(number: string, country: Country, random: Random): Customer {
  const name = firmName(country, random);
  const domain = `${plain(name).split(' ').slice(0, 2).join('-')}${random.below(100)}.${country.topDomain}`;
  const local = random.pick(['info', 'orders', 'office', 'sales', plain(familyName(country, random))]);
  const email = random.chance(1 / 7)
    ? `${plain(familyName(country, random))}${random.digits(4)}@${random.pick(freeMailDomains)}`
    : `${local}@${domain}`;
  return {
    number,
    id: '',
    name,
    ...placeIn(country, random),
    contact_person: familyName(country, random),
    phone_number: `${country.phonePrefix}${random.digits(9)}`,
    vat_number: random.chance(0.8) ? fillPattern(country.vatPattern, random) : null,
    email,
    coc_number: random.chance(0.5) ? random.digits(8) : null,
    home_page: random.chance(0.3) ? `https://www.${domain}` : null,
    similarity: null,
  };
}

/** The same firm elsewhere: name, VAT id and mail domain are the group's. */
function branchOf(first: Customer, number: string, country: Country, random: Random): Customer {
  return {
    ...first,
    number,
    ...placeIn(country, random),
    phone_number: `${country.phonePrefix}${random.digits(9)}`,
  };
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
