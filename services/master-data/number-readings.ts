import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { gtinKey, looseNumberKey, misreadNumberKey, numberKey } from './match-keys.ts';
import { isGroupedAlike } from './number-groups.ts';

/** A way to read a printed number. */
export interface Reading {
  /** What is looked up. */
  key: string;
  /** Of what the key finds, what may be meant. */
  fits: (product: Product) => boolean;
  /** The confidence that it has without a description that agrees. */
  unconfirmed: number;
  /** No customer gives it to another article: it says the same in his column. */
  isWorldwide: boolean;
  says: (printed: string, product: Product) => string;
}

/** Our number as it stands in the records. */
export const asItIs: Reading = {
  key: '',
  fits: () => true,
  unconfirmed: 0.96,
  isWorldwide: false,
  says: sure,
};

/** How an article's number may be printed otherwise, the likeliest first. Only what is probable needs a description. */
export function readingsOf(number: string): Reading[] {
  const grouped = ({ item_number }: Product) => isGroupedAlike(number, item_number);
  const any = () => true;
  return [
    ...reading('number', numberKey(number), 0.92, sure, grouped),
    ...reading('gtin', gtinKey(number), 0.96, asGtin, any).map((gtin) => ({
      ...gtin,
      // Eight digits with a check digit that is right are one of his numbers in ten.
      isWorldwide: number.replace(/\D/g, '').length >= 12,
    })),
    ...reading('loose', looseNumberKey(number), 0.91, sure, any),
    ...reading('number', withoutFirstGroup(number), 0.7, roughly, any),
    ...reading('misread', misreadNumberKey(number), 0.7, roughly, any),
  ];
}

function reading(
  kind: string,
  key: string | null,
  unconfirmed: number,
  says: Reading['says'],
  fits: Reading['fits'],
): Reading[] {
  return key === null ? [] : [{ key: `${kind}:${key}`, fits, unconfirmed, isWorldwide: false, says }];
}

/** `KD-4711-20` and `KD-SC-4711` without their `KD`: what is left must be a number by itself. */
function withoutFirstGroup(number: string): string | null {
  const rest = /^\p{L}{1,5}(?:[\s.\-/_]+|(?=\d))(.*\d.*)$/u.exec(number)?.[1];
  const key = numberKey(rest);
  return key !== null && key.length >= 4 ? key : null;
}

function sure(_printed: string, { item_number }: Product): string {
  return `${item_number} is our article number.`;
}

function asGtin(printed: string, { item_number }: Product): string {
  return `${printed} is the trade number (GTIN) of ${item_number}.`;
}

function roughly(printed: string, { item_number }: Product): string {
  return `${printed} is our article number ${item_number}, written otherwise; the description agrees.`;
}
