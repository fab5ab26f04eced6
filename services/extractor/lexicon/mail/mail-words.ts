import type { LetterWords } from './letter-words.ts';

/**
 * What one language says in mails. Each key is a list between commas, as people write it: `*` is the rest of a word, `…`
 * stands for up to six words, `0` for any number, `'` for any apostrophe.
 */
export interface MailWords extends LetterWords {
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
}
