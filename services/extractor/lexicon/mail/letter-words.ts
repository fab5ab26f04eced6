/**
 * The part of `MailWords` by which letters are read that order in their own text: what is asked for, how much of it, by
 * when, and who writes.
 */
export interface LetterWords {
  /** What asks for goods and hardly stands in the name of any: "send", "bestell*". */
  requests: string;
  /** The same in a sentence with an amount, where words count that stand in the names of goods as well: "take", "op". */
  asksFor: string;
  /** They have a word of a request and ask for nothing: "in good order", "the last order". */
  noRequest: string;
  /** What was, and is told: "last month", "arrived"; its amounts are no order. */
  tellsOfPast: string;
  /** Goods of a sentence are not wanted, are changed, came damaged or go back. */
  unwanted: string;
  /** What heads or names an amount in a letter. */
  quantityNames: string;
  /** Words that link two things of a list: "and 4 rolls". */
  listLinks: string;
  /** What stands behind them: "as well as", "und dann noch". */
  listLinksBehind: string;
  /** Lines of a list by their numbers: "items 1, 2 and 4". */
  positionNames: string;
  /** Before the number of an article in a letter: "Ref. 1001", "Art. 4711". */
  articleNames: string;
  /** Before a number that counts no goods: "order 4711", "week 12", "size 43". */
  numberNames: string;
  /** Behind "by" or "for", and the first word of a clause: when. */
  whenWords: string;
  /** Behind "to" or "at": where goods go that the supplier knows, and whom they are for. */
  knownPlaces: string;
  /** Before a time, a place or a kind of delivery. */
  prepositions: string;
  /** Before an hour or a length of time, and no goods. */
  beforeHours: string;
  /** What may stand behind the last thing of a sentence: "too", "bitte". */
  afterthoughts: string;
  /** Each word of a "please" or a "thank you" beside an amount. */
  politeWords: string;
  /** As before, once more, and please: "wieder eine Kerze". */
  again: string;
  /** Papers and what else is asked for beside goods: "… and a receipt". */
  papersBeside: string;
  /** What "a" and "one" stand before in talk, and no goods: "a word", "eine gute Woche". */
  oneOfTalk: string;
  /** Before an hour, and before goods as well: "ab 8 offen", "um 20 Lampen". */
  fromHour: string;
  /** What is said right behind an hour and behind no amount of goods: "from 8 on", "ab 8 offen". */
  ofHour: string;
  /** Behind an amount: so many are there, and wait. */
  standsThere: string;
  /** Who says so takes back the number that he just wrote: "no, make that 36". */
  takesBack: string;
  /** Before such a word: "oh", "or", "but". */
  interjections: string;
  /** Between such a word and the number: "it is", "nur". */
  saysAnew: string;
  /** Right behind that number: why, or please. */
  becauseWords: string;
  /** The last word of goods that came, and are none to be sent: "two cartons smashed". */
  brokenGoods: string;
  /** At the start of a sentence: it asks for more, as the one before. */
  goesOn: string;
  /** "If possible". */
  ifPossible: string;
  /** Who writes tells what he has, or what is left. */
  hasStock: string;
  /** At the start of a sentence: it tells what is still to come of an order. */
  restOfOrder: string;
  /** Goods that were named before get another number: "make it 12". */
  countsAnew: string;
  /** What a sentence has that asks, whatever it tells besides. */
  wantsNow: string;
  /** Forms of "to be" and "to have": no goods begin with them. */
  areWords: string;
  /** What was ordered before shall come again. */
  sameAgain: string;
  /** What follows them is not as before: "but", "without". */
  excepts: string;
  /** What follows from trouble begins behind these: "two were torn, so send …". */
  therefore: string;
  /** Before the first name of somebody, alone with it in a line: a greeting, thanks or a farewell. */
  greetings: string;
  /** The words beside which a letter names the day of delivery, alone in their forms. */
  dayOfDelivery: string;
  /** Right before a day: the goods behind it are needed then. */
  needsThen: string;
  /** Near the start of a question that asks for something: "can you bring us …?" */
  canYou: string;
  /** The day of a sentence with them is the one that is wanted: "must be here", "schön wäre". */
  mustBe: string;
  /** Where who writes is. */
  here: string;
  /** At the start of a sentence that says when all is wanted: "le tout pour vendredi". */
  allOfIt: string;
  /** The same in any clause: "need them Thursday". */
  allIsNeeded: string;
  /** Beside a day with a number: it is planned, whatever else the sentence tells. */
  toBeDone: string;
  /** Words that may stand beside the day in a sentence that says nothing but when. */
  besideDays: string;
  /** Beside a day: it is one of an address, of prices, of a bill or in the past. */
  otherMatters: string;
  /** Right behind the day that a sentence begins with: where the goods go, or a polite word. */
  behindDay: string;
  /** Before the name of a day: of another week, or of all. */
  otherDays: string;
  /** Behind a number: so often somebody rang. */
  called: string;
  /** Between a number and what it counts: "2 more people". */
  furtherOnes: string;
  /** Right behind a number that counts no goods of a list: people, papers, deliveries, places. */
  noGoodsCounted: string;
  /** Goods are wanted on the condition that they are there. */
  ifThere: string;
  /** Behind the goods of a sentence: it says no more what, but when or how, or is polite. */
  listEnds: string;
  /** So many and no more: "only 20 of them". */
  only: string;
  /** Before a number: it is set right by this one. */
  rather: string;
  /** Before the name of who writes: "this is", "ich bin". */
  introduces: string;
  /** Between his name and that of his house: "from", "von der". */
  ofHouse: string;
  /** Before the number of a door or a hall: "gate 4", and no amount. */
  roomNames: string;
  /** Before an amount that only bounds something: "over 18 tonnes". */
  bounds: string;
  /** Who wants goods, and what he does: behind the number of a day begins another clause with them. */
  weWant: string;
  /** Before the day on which goods are wanted. */
  beforeDeliveryDay: string;
  /** Those of them that say until when. */
  byDay: string;
  /** What happens on a day on which no goods can come. */
  closedOn: string;
  /** "This", before a day of the week. */
  thisDay: string;
  /** Between what a number is called and the number: "is", "lautet". */
  isNumber: string;
  /** Behind the number of an order, where nothing is counted: what goes on in the sentence. */
  behindNumber: string;
  /** "A price for": nobody orders yet. */
  asksPrice: string;
  /** So many are enough. */
  suffices: string;
  /** Beside a negation: the goods are wanted later. */
  notUrgent: string;
  /** There is time: nothing is denied by it. */
  noRush: string;
  /** What is said of the future, and not of this order. */
  fromNowOn: string;
  /** Somebody looked twice: no number of goods. */
  checkedTwice: string;
  /** How it was before somebody set it right: "at first". */
  firstThought: string;
  /** "Dozen". */
  dozens: string;
  /** Behind metres: of one piece, and not how much of all. */
  ofLength: string;
  /** Between a unit and what is ordered in it, without an article: "3 boxes of gloves". */
  ofGoods: string;
  /** Before the price of one: "at 2.50", "Preis 4,80"; a colon may stand behind. */
  beforePrice: string;
  /** The same where the price has its currency and its unit: "for €1.49 per m". */
  forPrice: string;
  /** The same in several words: "at a unit price of". */
  priceSaid: string;
  /** Before the price of all: "total", "macht". */
  sumSaid: string;
  /** Parts of a firm where people count themselves: "we two in the stores". */
  workPlaces: string;
  /** Orders, where several of them are counted. */
  ordersCounted: string;
  /** What a form of a website or portal asks for, before a colon: the firm. */
  companyFields: string;
  /** The person. */
  personFields: string;
  /** The number of the order. */
  orderNumberFields: string;
  /** The address of e-mail. */
  emailFields: string;
  /** The telephone. */
  phoneFields: string;
  /** Its street. */
  streetFields: string;
  /** Its postal code. */
  postcodeFields: string;
  /** Its town. */
  townFields: string;
  /** What stands before a place in a line, with a colon behind it: no line of goods is behind such a label. */
  placeFields: string;
  /** With a number beside it: so many are wanted, whatever else was said of the goods. */
  wantsSome: string;
}
