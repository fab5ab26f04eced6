import type { Customer, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** The texts under which records are found by likeness. Another text means that the indexes are made anew. */
export function textOfCustomer(customer: Customer): string {
  return [customer.name, placeOfCustomer(customer)].filter(Boolean).join(' ');
}

export function placeOfCustomer({ city, postal_code, address, contact_person }: Customer): string {
  return [city, postal_code, address, contact_person].filter(Boolean).join(' ');
}

export function textOfProduct({ description }: Pick<Product, 'description'>): string {
  return withPartsApart(description);
}

/** `M8x40` is written `M 8 x 40` as well: of what is sought and of what is stored, letters and digits stand apart too. */
export function withPartsApart(text: string): string {
  const apart = partsApart(text);
  return apart === text ? text : `${text} ${apart}`;
}

/** `M 8 x 40` for `M8x40`. */
export function partsApart(text: string): string {
  return text.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ');
}
