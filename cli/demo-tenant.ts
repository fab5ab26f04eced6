import { parseTenant, type Tenant } from '@orderloom/config/tenant.ts';

/** The tenant of `npm start` and of `orderloom extract` when no tenant file is given. */
export const demoTenant: Tenant = parseTenant(
  {
    tenant: 'demo',
    supplier: {
      company: 'Example Supplies B.V.',
      contact_person: null,
      email: 'orders@example.test',
      address: { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam', country: 'NL' },
    },
    locale: { language: 'en', country: 'NL', currency: 'EUR', date_order: 'DMY' },
  },
  'the demo tenant',
);
