import type { Customer, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** The texts under which records are found by likeness. Another text means that the indexes are made anew. */
export function textOfCustomer(customer: Customer): string {
  const { name, city, postal_code, address, contact_person } = customer;
  return [name, city, postal_code, address, contact_person].filter(Boolean).join(' ');
}

export function textOfProduct({ description, remark }: Pick<Product, 'description' | 'remark'>): string {
  return [description, remark].filter(Boolean).join(' ');
}
