import type { Party } from './order.ts';

/** Our own company: whoever buys here, buys from us. */
export const supplier: Party = {
  company: 'Halvorsen Industrial Supplies B.V.',
  brand: 'Halvorsen',
  extra: null,
  street: 'Lorentzweg 14',
  postalCode: '3846 AV',
  city: 'Harderwijk',
  townLine: '3846 AV Harderwijk',
  country: 'NL',
  countryName: 'Netherlands',
  contact: 'Ingrid Halvorsen',
  phone: '+31 341 555 120',
  fax: '+31 341 555 129',
  email: 'orders@halvorsen-supplies.nl',
  vatId: 'NL861204573B01',
};
