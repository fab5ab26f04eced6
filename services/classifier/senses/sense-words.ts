/** What senses are put together from, in one language: alternations of whole words, upper and lower case alike. */
export interface SenseWords {
  language: Language;
  /** Possessives and articles: "your", "the". */
  your: string;
  our: string;
  order: string;
  thanksFor: string;
  /** What happened to an order that was accepted. */
  taken: string;
  weTook: string;
  forYou: string;
  /** Shops: "thank you for shopping with us". */
  bought: string;
  /** What a seller calls an order. */
  sellersOrder: string;
  expectedDispatch: string;
  weShip: string;
  goods: string;
  /** What happened to goods that have left. */
  sent: string;
  weSent: string;
  /** Not now, or asked for: "as soon as", "please". */
  soon: string;
  charge: string;
  bill: string;
  attached: string;
  unpaid: string;
  pay: string;
  payment: string;
  arrived: string;
  /** What has not happened, or not yet. */
  not: string;
  settled: string;
  credit: string;
  weOffer: string;
  valid: string;
  howMuch: string;
  priceQuestion: string;
  withdraw: string;
  late: string;
  when: string;
  expect: string;
  damage: string;
  meet: string;
  closed: string;
  /** What a buyer says before goods. */
  wants: string;
  sameAgain: string;
  /** Of an offer. */
  accepts: string;
  /** Prices, and papers with them. */
  price: string;
  /** How somebody asks to be told. */
  asks: string;
  /** Who brings goods, with the verb: "our driver will". */
  ourDriver: string;
  ourPrices: string;
  /** What a buyer wants to do with goods that he has. */
  sendBack: string;
  /** What a buyer says who wants what he had before: with a "please" it is all he says. */
  repeats: string;
  /** What is said to an offer that becomes an order. */
  approves: string;
}

export type Language = 'en' | 'de' | 'nl' | 'fr' | 'es' | 'it' | 'pt' | 'pl' | 'da';
/** Of a few senses only: of what shops, systems and helpdesks write. */
export type ByLanguage = Readonly<Record<Language, string>>;
