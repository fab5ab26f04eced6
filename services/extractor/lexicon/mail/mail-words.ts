/**
 * What one language says in mails. Each key is a list between commas, as people write it: `*` is the rest of a word, `…`
 * stands for up to six words, `0` for any number, `'` for any apostrophe.
 */
export interface MailWords {
  /** ISO 639-1. */
  language: string;
  /** Particles, pronouns and plain verbs, beside `common`: none is the short form of any goods (`vor` of `Vorwand`). */
  namesNothing: string;
  /** Its most frequent words: they tell which language a sentence is in. */
  common: string;
  /** On what follows them it depends whether something is wanted: "if", "unless". */
  conditions: string;
  /** Behind a condition: it only asks whether there is still time. */
  stillPossible: string;
  /** Behind a condition: not too late, not yet packed. */
  notTooLate: string;
  /** Their condition is none but a request: "I'd be grateful if". */
  politeFrames: string;
  /** So many, and nobody knows how many: "a few". */
  vagueAmounts: string;
  /** Somebody has not made up his mind, or somebody else knows. */
  undecided: string;
  /** Somebody shall find out first: "see if", "ask the foreman". */
  checks: string;
  /** A question about these is one of this order: "discount", "morning", "enough". */
  questionTopics: string;
  /** In a question they ask for something else than is printed: "earlier", "another". */
  otherwise: string;
  /** "Not", wherever it stands. */
  negations: string;
  /** What a supplier does with goods, in the forms that stand beside a negation: "not to be supplied". */
  supplies: string;
  /** Other ways to say that a line shall go. */
  leavesOut: string;
  /** Who writes will say so himself: "I'll give you a ring". */
  willTell: string;
  /** A number is settled: "it will be", "let's say". */
  settles: string;
  /** What is ordered of some goods is not changed: "no change", "are right", "as printed". */
  staysAsIs: string;
  /** Of two kinds of goods there shall be as many: "the same number as". */
  sameAmount: string;
  /** They may bound or turn round what stands before them, or begin another wish: "but", "only", "later". */
  limits: string;
  /** Goods are there: a number beside it is what somebody has. */
  haveStill: string;
  /** Two lines stand in each other's place. */
  mixedUp: string;
  /** Of what comes for other goods there shall be as many. */
  sameQuantity: string;
  /** What opens a sentence and says nothing: "before I forget". */
  openers: string;
  /** "We inform you that": what follows is said outright. */
  informs: string;
  /** It may well be: "would not hurt". Its negation negates nothing. */
  litotes: string;
  /** Behind them a reason or a time follows: they end what is said of a line. */
  reasons: string;
  /** Those that stand in no name of goods in any language. */
  longReasons: string;
  /** "The rest", "everything else". */
  rest: string;
  /** The day of delivery as papers call it. */
  dayNouns: string;
  /** Rain and heat. */
  weather: string;
  /** What an office asks another for, and no goods: "catalogue". */
  officeThings: string;
  /** It is wanted only on a condition, or once somebody has agreed: "pending approval". */
  provisos: string;
  /** Some of it goes elsewhere, comes at another time, is otherwise, or is packed so: "half of them", "per box". */
  portions: string;
  /** Of other orders than this one: "next time", "each month", "normally". */
  otherTimes: string;
  /** So many now, and perhaps others later: "for now". */
  forNow: string;
  /** Goods that are somewhere, came, were once wanted or stay as they are: "are sitting here". */
  lieHere: string;
  /** Goods beside them go back, are priced, credited or packed, and are no more: "send back", "quote for". */
  notAdded: string;
  /** A wish in the dress of a courtesy: "it would be great", "thanks in advance for". */
  wishful: string;
  /** The order as a whole: "everything", "the order". */
  wholeOrder: string;
  /** Places of a firm where goods may go: "depot". */
  sites: string;
  /** Before a place: "to", "at". */
  towards: string;
  /** A number right behind them counts no goods: "in 25 m", "gate 2". */
  noAmountBehind: string;
  /** A number right before them counts no goods: people, papers, money, time. */
  noAmountBefore: string;
  /** What they stand beside is told and not wanted: "for your reference". */
  forKnowledge: string;
  /** By so many more or fewer: "off", "extra". */
  differences: string;
  /** Of an order as a whole: it waits, is a draft, was sent before, or is none (any more). */
  held: string;
  /** The same, where a subject says it. */
  heldInSubject: string;
  /** Nobody shall deliver: "we collect". */
  fetches: string;
  /** As a sentence of its own: what was said before is not wanted. */
  retracts: string;
  /** What they stand beside is asked, allowed, a joke, an opinion or a hope, and no order. */
  unmeant: string;
  /** The same in a question. */
  wonders: string;
  /** Of what came once: "you delivered". */
  former: string;
  /** Who packs counts no goods: "in 2 boxes". */
  packs: string;
  /** They begin what is so for all that, and is not wanted: "although". */
  concedes: string;
  /** Beside a number: somebody believed it, counted, paid or was billed so many. */
  toldAmounts: string;
  /** What goods have and are not: a price, a wrapping, how many of them are printed. */
  aspects: string;
  /** Between a number and goods: perhaps not all of these are meant. */
  colours: string;
  /** Beside the order: it came before, and shall not be delivered twice. */
  sentBefore: string;
  /** Above the quantities that are printed, in a table that sets others beside them: "was". */
  oldColumn: string;
  /** Above the others: "now". */
  newColumn: string;
  /** Bills, what was paid and what is still owed. */
  bills: string;
  /** Somebody is away, or stands in for another. */
  absent: string;
  /** A house is closed, or counts its stock. */
  closed: string;
  /** What a carrier takes back: empty pallets and crates. */
  empties: string;
  /** Beside them: they shall be fetched. */
  goesBack: string;
  /** Thanks for something. */
  gratitude: string;
  /** Who is called before a delivery, and how long. */
  announcesVisit: string;
  /** Before the first or the last of some days. */
  sinceOrUntil: string;
  /** Before the first of them. */
  since: string;
  /** Goods are sent another time, or not: "no need to send it again". */
  onceMore: string;
  /** More of goods, and nobody says how many: "a few more than it says". */
  someMore: string;
  /** A house is open again. */
  openAgain: string;
  /** They announce what is wanted, or greet: "two things". */
  leadsIn: string;
  /** Before the number that a quantity shall be brought to. */
  upTo: string;
  /** Goods are put on top of what is ordered, in the words of every day: "chuck in". */
  addsOn: string;
  /** Whole clauses that ask for the order, but for the day: "bring it", "liefern Sie". */
  bringsIt: string;
  /** A day beside them is the one that is wanted: "suits us better". */
  prefersDay: string;
  /** They say nothing of what is wanted: "actually", "gar". */
  fillers: string;
  /** Of this order alone; they say nothing of how many. */
  thisTime: string;
  /** Why something is wanted otherwise, and no change of the order by itself. */
  mindChanged: string;
  /** Above a list: what stands below shall be so. */
  changeHeadings: string;
  /** Above a list: what stands below is there, came, was so once, or is for somebody; its numbers are no wishes. */
  stateHeadings: string;
  /** What takes a line off, in all forms of its verbs. */
  callsOff: string;
  /** Close before them, they deny it: "haven't", "never". */
  denials: string;
  /** The same some words before: "under no circumstances", "nobody wants to". */
  forbids: string;
  /** Before them in a question, somebody only wants to know: "until when". */
  questionWords: string;
  /** Somebody else took goods off, says or believes so, or they went from another order. */
  goneElsewhere: string;
  /** It was wished once, or only nearly; a "but" behind it keeps the goods. */
  wouldHave: string;
  /** Goods that go are thought of, would be missed, or stay after all: "it would be a shame". */
  pondered: string;
  /** What can be cancelled, left out or taken back and is no line: "appointment", "broken". */
  noGoods: string;
  /** Not to be done, hurried or touched; or a saying: goods beside them stay. */
  otherDoings: string;
  /** It is denied, refused, called off or was only wished: no amount of its sentence is wanted. */
  regrets: string;
  /** Their amounts are of another order, another place, another time or other people. */
  otherOrders: string;
  /** In a question beside an amount: what it would cost or change, whether it can be done, goes back or is right. Nothing is ordered. */
  asksOnly: string;
  /** What goods cost: a number that it is brought to counts none of them. */
  prices: string;
  /** Numbers and places that something has: they may be changed, and count nothing. */
  codes: string;
  /** A number right behind them is that of a thing: "page 23", "dock 23". */
  numbered: string;
  /** Behind "per": what each gets so many of. */
  eachOf: string;
  /** Beside an amount: so many were used, lent, left, shown, named or asked for, by whomever, and are told of. */
  toldOf: string;
  /** Beside an amount: so many come to those that are printed, or are all of them; nobody knows. */
  onTop: string;
  /** Before an amount: so many fewer, "deduct 4". */
  deducts: string;
  /** At the end of a sentence they refuse what it told: "please don't." */
  refusesLast: string;
  /** Behind "the rest": it comes at another time. */
  afterwards: string;
  /** So much stands in the papers, and shall not: "I put 20 down", "it says 20". */
  onForm: string;
  /** So many are too few or too many for what is planned: "40 won't go far", "no room for 40". */
  unfitAmount: string;
  /** People, animals and scores that somebody counts about him, and that nobody delivers: "children". */
  counted: string;
  /** Before the number of a door or a bell, and the code that opens it: "gate code". */
  doors: string;
  /** The code of a door, where the sentence names the door. */
  codeWords: string;
  /** Who is there, or a house is open; hours and days beside them are those. */
  isThere: string;
  /** What some day is of, and is none of delivery: "wedding". */
  feasts: string;
  /** Somebody is called; a number behind them is that of his telephone. */
  reachBy: string;
  /** What people wish each other for a year: "happy new year". */
  wellWishes: string;
  /** Thanks for what came already: the number behind them counts it. */
  thanksAgain: string;
  /** Thanks to whom did something: the goods behind them came, and nothing is wanted. */
  thankedFor: string;
  /** A sentence about what came before begins with them. */
  lastDelivery: string;
  /** It came as it should, or it is settled. */
  wentWell: string;
  /** An order comes with the letter: "attached is". */
  bringsOrder: string;
  /** The paper of the supplier that an order takes up; the number behind it is its own. */
  offers: string;
  /** The printed day of delivery is as it should be: "works for us". */
  daySuits: string;
  /** Somebody thanks, in the dress of a wish: "we would like to thank you". */
  thanking: string;
  /** What was wrong with a delivery has been put right: "it was credited". */
  settledSince: string;
  /** Beside an amount: so many go back, are exchanged, credited, mended, fetched or quoted, and are no order. */
  handedBack: string;
  /** Right before an amount: it only bounds it. */
  atLeast: string;
  /** Before an amount, where nothing else is said: so many are there. */
  hereNow: string;
  /** Beside "no fenders" or an amount: they came, or did not. */
  cameOrLies: string;
  /** A question with them is a wish; without them it asks what is so. */
  asksPolitely: string;
  /** Behind an amount: what each costs, or gets. */
  eachOne: string;
  /** "No", by itself between signs: it takes back what stands before it. */
  plainNo: string;
  /** Behind that "no": it shall stay as it was. */
  leavesIt: string;
  /** Of a day: it is not the one that is wanted. */
  dayDenied: string;
  /** Before a day: what papers still have, and is not said to be wanted. */
  stillSays: string;
  /** At the start of a sentence: why the goods before it are asked for only now. */
  forgotThem: string;
  /** At the start of a clause: it is about what stands right before it. */
  refersBack: string;
  /** What is done with goods before they leave; beside a negation nobody knows whether they shall come. */
  wraps: string;
  /** Goods are cut; beside a number that may be how long they shall be. */
  cutsGoods: string;
  /** Behind goods: they are brought to who writes, and no line goes. */
  handedTo: string;
  /** On the day beside it who writes moves, and nothing is delivered for that. */
  movesHouse: string;
  /** Of goods, before or behind a number: what they cost now. */
  roseTo: string;
  /** Before an amount of goods: so many are tested, mended or exchanged, and no order. */
  mends: string;
  /** Beside goods, and no thanks: some of them go before the others, or are kept for somebody. */
  ahead: string;
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
}
