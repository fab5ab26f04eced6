import type { Tenant } from '@orderloom/config/tenant.ts';
import type { ExtractSettings } from './settings.ts';

/** What the engine needs of the tenant file. The tenant's own country stands in for a locale without one. */
export function settingsOf(tenant: Tenant): ExtractSettings {
  const { locale, supplier } = tenant;
  return {
    locale: {
      language: locale.language,
      country: locale.country ?? supplier.address.country ?? '',
      currency: locale.currency ?? '',
      dateOrder: locale.date_order,
    },
    supplier: {
      company: supplier.company,
      contactPerson: supplier.contact_person,
      email: supplier.email,
      address: {
        street: supplier.address.street,
        postalCode: supplier.address.postal_code,
        city: supplier.address.city,
        country: supplier.address.country,
      },
    },
    deliveryWindow: tenant.delivery_window,
    thresholds: { review: tenant.thresholds.review },
  };
}
