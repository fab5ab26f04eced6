/** "Is 41 in stock, before I order anything new?": words of an order that is not given yet, in nine languages. */
const beforeOrdering =
  /(?<!\p{L})(?:before|bevor|ehe|voordat|avant (?:que |de |d[’'])|antes (?:de|que)|prima (?:di|che)|zanim|før|inden)\s?(?:[\p{L}’'-]+\s){0,5}?(?:order(?:ing)?|buy(?:ing)?|bestell\p{L}*|bestel(?:len)?|command(?:er|e|ons)|ped(?:ir|imos|ido)|orden(?:ar|amos)|ordin(?:are|iamo|o)|zamówi\p{L}*|encomend(?:ar|o|amos)|bestill(?:e|er))(?!\p{L})/giu;

/** A text without what somebody says of an order that he may give later. */
export function withoutNotYet(text: string): string {
  return text.replace(beforeOrdering, ' ');
}
