/** What senses are put together from, in one language: alternations of whole words, upper and lower case alike. */
export interface SenseWords {
  /** ISO 639-1. */
  language: string;
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
  /** Whether goods have left: a question in the perfect, for who orders asks whether they will. */
  leftYet: string;
  /** Of another than the mail speaks of: "has the last one left yet?" */
  theLastOne: string;
  /** Who asks after an order that he gave. */
  asksAfter: string;
  /** Of an order that was given nothing came. */
  nothingCame: string;
  /** That an order which was given waits: "hold off sending our order". */
  holdsBack: string;
  /** For a better price: "if you can do 12.50". */
  ifPriceFalls: string;
  /** Only then it is ordered. */
  thenWeOrder: string;
  /** An order that was entered for the one who placed it: "that's booked in for you". */
  enteredForYou: string;
  /** All of it can be had. */
  allInStock: string;
  /** Who is not content tells it: "I'm not happy with it". */
  notContent: string;
  /** A helpdesk tells its own people what became of a request. */
  ticketMoved: string;
  /** Who asks everybody who reads along. */
  asksEverybody: string;
  /** A third one sends the order later: "he said he will send the proper PO tomorrow". */
  orderComesFromOthers: string;
  /** Under which number of his own a seller entered it: "it's booked in under order 260771". */
  enteredUnder: string;
  /** Who asks his colleagues whether somebody has entered it: "did anybody key this one already". */
  enteredByAnybody: string;
  /** Who wants it entered: "can you put this on for me please", "if not, key it". */
  enterIt: string;
  /** Who does not know yet which of two: "I'm having a hard time deciding which would be better". */
  choosesBetween: string;
  /** Who orders later, if at all: "I'll wait until autumn to place the order". */
  ordersLater: string;
  /** Who sells asks what he shall do with goods that come later: "shall we send the rest on Wednesday, …" */
  shallWeSend: string;
  /** "… or wait with all of it?" */
  orWait: string;
  /** Who sets right what he ordered before: "a small correction to the below". */
  setsRight: string;
  /** An order that was paid. */
  orderPaid: string;
  /** A payment that went through. */
  paymentDone: string;
  /** What somebody who was paid thanks for. */
  paying: string;
  /** Who pays tells that he did. */
  wePaid: string;
  /** A state of an order that says that it left. */
  stateShipped: string;
  /** A seller tells how an order comes along: made, late, about to leave. What is only being processed was confirmed before. A bare `Status: processing` stands on orders, too. */
  underWay: string;
  /** Somebody signed for what was brought. */
  signedFor: string;
  /** By what a consignment is followed. */
  followedBy: string;
  /** A table, a room, a journey that is booked. */
  bookingTold: string;
  /** A bill that somebody got who has not paid it. */
  billReceived: string;
  /** An order that somebody who took it cannot carry out, or money that did not go back. */
  notCarriedOut: string;
  /** Another than who writes did not get an order. */
  undelivered: string;
  /** What a system counts every week. */
  periodReport: string;
  /** Whoever asks for other terms of payment goes on when he has them. */
  termsFirst: string;
  /** Stock that a warehouse wants to have filled up. */
  restockAsked: string;
  /** An order that stands still. */
  held: string;
  /** What somebody within a house wants to have bought. */
  requisition: string;
  /** An order waits until its reader or somebody else decides: "is awaiting your approval", "still needs his sign-off". */
  awaitsApproval: string;
  /** Somebody has decided. */
  decided: string;
  /** Goods that a customer fetches himself. */
  fetched: string;
  /** An offer is good no longer. */
  ends: string;
  /** Where a shop keeps what nobody ordered yet. */
  cart: string;
  /** What waits there. */
  leftThere: string;
  /** What a shop calls upon to do who has not ordered yet. */
  finishIt: string;
  /** What a shop wants to hear of what was bought. */
  opinion: string;
  /** Goods run low, as systems say it: a buyer says it of himself. */
  lowStock: string;
  /** What lies in a warehouse. */
  stockList: string;
  /** Goods that a shop has again. */
  backAgain: string;
  /** A price that somebody has watched. */
  priceWatched: string;
  /** What a price did by itself. */
  priceMoved: string;
  /** What goes back to a shop, as the shop calls it. */
  returned: string;
  /** What is done with it before anybody gets money: goods that were received are what a credit note is for. */
  returnHandled: string;
  /** What takes longer. */
  delayed: string;
  /** What a carrier could not bring. */
  notBrought: string;
  /** Who writes to a seller by a platform. */
  messageTold: string;
  /** Nobody paid yet. */
  unpaidYet: string;
  /** Who is to enter himself at a buyer's. */
  invited: string;
  /** An account, or an address, that its owner is to confirm: no order is. */
  accountConfirmed: string;
  /** Who is no customer yet. */
  customerToBe: string;
  /** What a mail that asks for an offer calls itself. */
  titledRequest: string;
  /** The price of a service or of a carriage. */
  ratesWanted: string;
  /** By what somebody wants to be answered. */
  repliesWithOffer: string;
  /** Who orders now, by whatever: "we hereby order", "we confirm the order". */
  ordersFirmly: string;
  /** By the offer of the one who is written to: only its buyer speaks of it so. */
  byYourOffer: string;
  /** What happened to an order, or was said of it, in a system. */
  stateTold: string;
  /** Goods were booked in. */
  bookedIn: string;
  /** The paper by which a seller confirms. */
  sellersPaper: string;
  /** Which did not come. */
  didNotCome: string;
  /** What comes by itself the next time. */
  nextOne: string;
  /** What orders by itself, wherever the goods stand: "we order the following", "please find our order below". */
  ordersHere: string;
  /** What asks for goods that stand with it or below it, beside what a buyer says that he wants. */
  suppliesAsked: string;
  /** The same for each language by itself: Spanish "se" and Italian "si" are no conditions. */
  conditions: string;
  youOrdered: string;
  /** An order with its number, and that it is confirmed. */
  numberConfirmed: string;
  /** Who sells says that an order reached him, or that he accepts it; who asks for that does not say it of himself. */
  receiptConfirmed: string;
  /** What a shop sends when goods leave: the paper by its name, or the consignment by its number. */
  shipmentTold: string;
  /** An order that leaves bit by bit. */
  inParts: string;
  /** Goods that left today. */
  leftToday: string;
  /** When it comes. */
  comesSoon: string;
  /** What shall come yet, and has not left: "the shipment should be dispatched to our warehouse". */
  shallCome: string;
  /** A house has another address than its readers know. */
  addressChanges: string;
  /** A forwarder tells that a shipment comes in. */
  arrivalTold: string;
  /** Who would order another day, if at all. */
  wouldOrder: string;
  /** A device or a program that does not what it should. */
  doesNotWork: string;
  /** A helpdesk says that it heard. */
  requestHeard: string;
  /** Money that could not be taken. */
  notCharged: string;
  /** More time to pay. */
  moreTime: string;
  /** How somebody asks for it. */
  begs: string;
  /** What is not right on a bill. */
  misstated: string;
  /** Who asks about a paper. */
  questionOn: string;
  /** Who wants a paper sent. */
  sendsUs: string;
  /** Who reminds another of what he has to deliver. */
  remindsOf: string;
  /** What is not in goods that came: "in der Lieferung fehlen 8 Kartons". */
  notAmongThem: string;
  /** Whether an order that came is entered already: a question of a colleague. */
  inAlready: string;
  /** Figures that are said to be no order. */
  saidNoOrder: string;
  /** What a seller says of how one orders from him: "to order, just reply". */
  howToOrder: string;
  /** What many order together, or one for all of them later. */
  orderOfMany: string;
  /** Others may join in. */
  whoJoins: string;
  /** "Do not deliver before Monday": goods that are wanted, only not at once. */
  notBefore: string;
  /** Who wants the paper that comes with goods, or something to stand on it, does not send it. */
  noteWanted: string;
}
