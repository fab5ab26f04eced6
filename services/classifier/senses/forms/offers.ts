import { basedOn, noOrderYet, offer, requests, sendUs, usThe } from '../shared-words.ts';
import type { Forms } from './form.ts';

/** Prices are asked for, and offered. */
export const offers: Forms = {
  how_much: { category: 'quotation', weight: 8, all: ({ howMuch }) => [howMuch], isQuestion: true },
  how_much_for: {
    ...{ category: 'quotation', weight: 6 },
    all: ({ howMuch }) => [`(?<=(?:^|[.!?:,\\n])\\s{0,3}¿?)(?:${howMuch})`],
    none: (words) => [words.wants, words.approves, words.accepts, words.order],
  },
  price_asked: {
    ...{ category: 'quotation', weight: 6 },
    all: ({ price, asks }) => [price, asks],
    // "Your quote expires on Friday, so please send us the 6 rolls"
    none: (words) => [
      ...[words.attached, words.accepts, words.order, words.valid, words.weOffer],
      `(?:${sendUs})(?: (?:${usThe})){0,3} \\d{1,5}(?![\\d.,:%])`,
    ],
  },
  price_question: { category: 'quotation', weight: 7, all: ({ priceQuestion }) => [priceQuestion] },
  our_prices: {
    ...{ category: 'quotation', weight: 5 },
    all: ({ ourPrices }) => [ourPrices],
    none: ({ order, late }) => [order, late],
  },
  we_offer: { category: 'quotation', weight: 7, all: ({ weOffer }) => [weOffer] },
  no_order_yet: { category: 'quotation', weight: 7, all: () => [noOrderYet] },
  offer_requested: {
    ...{ category: 'quotation', weight: 7 },
    all: ({ your }) => [requests, `(?:${your}) (?:[\\p{L}-]+ ){0,2}(?:${offer})`],
    none: (words) => [basedOn, words.accepts, words.approves, words.order, words.attached, words.late],
  },
  offer_request_named: {
    ...{ category: 'quotation', weight: 6 },
    all: ({ titledRequest }) => [titledRequest],
    none: (words) => [basedOn, words.accepts, words.approves, words.order],
  },
  rates_wanted: {
    ...{ category: 'quotation', weight: 7 },
    all: ({ ratesWanted }) => [ratesWanted],
    none: ({ order, accepts }) => [order, accepts],
  },
  offer_as_reply: { category: 'quotation', weight: 6, all: ({ repliesWithOffer }) => [repliesWithOffer] },
  offer_ends: {
    ...{ category: 'quotation', weight: 8 },
    all: ({ your, ends }) => [`(?:${your}) (?:[\\p{L}-]+ ){0,2}(?:${offer})`, ends],
    none: (words) => [basedOn, words.wants, words.accepts, words.approves, words.attached],
  },
  offer_valid: { category: 'quotation', weight: 4, all: ({ valid }) => [valid] },
};
