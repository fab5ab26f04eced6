import type { Place } from '../places/place.ts';
import type { Random } from '../random.ts';
import type { Party } from './order.ts';

/** A company of a place, with one person in it. */
export function makeParty(random: Random, place: Place): Party {
  const brand = random.pick(place.companies);
  const domain = domainOf(brand, place.country);
  const contact = `${random.pick(place.firstNames)} ${random.pick(place.lastNames)}`;
  return {
    brand,
    company: `${brand} ${random.pick(place.legalForms)}`,
    ...addressOf(random, place),
    contact,
    phone: random.fill(random.pick(place.phones)),
    fax: random.fill(random.pick(place.phones)),
    email: random.chance(0.6) ? `${mailName(contact)}@${domain}` : `${random.pick(boxes)}@${domain}`,
    vatId: random.fill(random.pick(place.vatId)),
  };
}

/** Another site of the same company: other address, other person. */
export function makeSite(random: Random, place: Place, company: Party): Party {
  const contact = `${random.pick(place.firstNames)} ${random.pick(place.lastNames)}`;
  return {
    ...company,
    ...addressOf(random, place),
    company: random.chance(0.3) ? `${company.brand} ${random.pick(sites)}` : company.company,
    extra: random.chance(0.5) ? random.fill(random.pick(place.extras)) : null,
    contact,
    phone: random.fill(random.pick(place.phones)),
  };
}

const boxes = ['purchasing', 'einkauf', 'orders', 'info', 'po'];
const sites = ['Logistics', 'Service Center', 'Plant 2', 'Depot'];

function addressOf(random: Random, place: Place) {
  const [postalCode, city, state = ''] = random.pick(place.towns);
  const line = random.pick(place.townLine);
  return {
    extra: null,
    street: random.fill(random.pick(place.streets)),
    postalCode,
    city,
    townLine: line.replace('{postal}', postalCode).replace('{city}', city).replace('{state}', state),
    country: place.country,
    countryName: place.countryName,
  };
}

const topLevels: Record<string, string> = { GB: 'co.uk', US: 'com' };

function domainOf(brand: string, country: string): string {
  return `${ascii(brand).replace(/[^a-z0-9]+/g, '-')}.${topLevels[country] ?? country.toLowerCase()}`;
}

function mailName(person: string): string {
  const [first = '', ...last] = person.split(' ');
  return `${ascii(first)[0]}.${ascii(last.join('')).replace(/[^a-z]/g, '')}`;
}

function ascii(text: string): string {
  const spelled = text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[øœ]/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l');
  return spelled.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
}
