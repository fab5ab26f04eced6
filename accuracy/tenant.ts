import { parseTenant, type Tenant } from '@orderloom/config/tenant.ts';
import { supplier } from './order/supplier.ts';

/** The tenant whose orders are generated. */
export const tenant: Tenant = parseTenant(
  {
    tenant: 'accuracy',
    supplier: {
      company: supplier.company,
      contact_person: supplier.contact,
      email: supplier.email,
      address: {
        street: supplier.street,
        postal_code: supplier.postalCode,
        city: supplier.city,
        country: supplier.country,
      },
    },
    locale: { language: 'en', country: 'NL', currency: 'EUR', date_order: 'DMY' },
  },
  'the tenant of the accuracy run',
);
