import type { MailWords } from './mail-words.ts';

export const en: MailWords = {
  language: 'en',
  namesNothing:
    'into, onto, over, under, upon, off, out, all, any, too, yet, via, his, her, its, now, then, than, some, such, just, very, much, many, more, most, less, few, had, may, might, must, shall, should, best, near, next, also, here, there, when, where, which, while, who, why, how, what, well, still, even, ever, never, once, tell, said, sent, made, make, take, took, come, came, goes, went, gets, give, gave, keep, kept, need, want, like, know',
  common:
    'the, of, and, to, in, is, for, on, that, with, we, you, it, this, not, be, are, as, our, your, please, have, from, if, will, would, can, could, i, they, them, has, been, was, line, order, by, at, no, only',
  conditions:
    'without word from, without news, unless you hear, if, in case, in the event, provided, providing, as long as, unless, should there, should you, should it, should they, should the, should we, should anything, depending on, subject to, only when, once we know, assuming, were there, once the, once you, once it, as soon as the, only if',
  stillPossible:
    "possible, feasible, too late, still, you can, it can be done, not already, not yet, hasn't, haven't, ok, okay, manage, in time",
  notTooLate:
    "not too late, no trouble, not a problem, not too much trouble, don't mind, isn't too late, not yet, not already, hasn't … yet, haven't … yet, hasn't been, haven't been, hasn't left, haven't packed, not been, n't already, not gone, hasn't gone, isn't … yet, not been packed, not left",
  politeFrames:
    "for once, grateful if, appreciate it if, appreciate if, be good if, be great if, be nice if, be kind if, be helpful if, help if, help us if, be lovely if, obliged if, be best if, wonder if, wondering if, happy if, glad if, be so kind, don't mind, wouldn't mind",
  vagueAmounts:
    'a few, few, some, several, a couple, one or two, two or three, a handful, a bit, rather more, rather fewer, a little more, a little less, slightly more, slightly fewer, somewhat more, somewhat fewer, a few more, a few less, a lot',
  undecided:
    "no longer sure, not sure any more, not so sure, have to see, we need to see, I need to see, need to see if, need to see whether, must see, must check, have to check, need to check, still checking, not sure, not certain, don't know, do not know, may have to, might have to, may need to, might need to, might want, may want, not decided, haven't decided, undecided, to be decided, to be confirmed, tbc, tba, depends, let me think, thinking about, thinking of, will let you know, will confirm, knows where, knows which, knows how many, could you check, can you check, check whether, check if, see whether, see if, see how many, roughly, approximately, approx, more or less, give or take, or so, maybe we, perhaps we, we might, we may, not agreed, don't agree, not all agreed, disagree",
  checks:
    'see if, see whether, see what, see to it, see how, check if, check whether, check with, look if, look whether, have a look, find out, ask … where, ask … whether, ask … how, look into, let me know if, let me know whether, let us know whether, tell me if, tell me whether, tell us whether, tell me why, tell us why, explain why, confirm whether, confirm if, know whether',
  questionTopics:
    'discount*, cheaper, rebate, collect it, pick it up, deliver, delivery, delivered, morning, afternoon, noon, colour*, color*, size, sizes, bigger, enough, suffice, in one go, this week, packaging, available, quantity',
  otherwise:
    'earlier, sooner, later, more, fewer, less, another, different, elsewhere, instead, separately, separate, split, swap, exchange, bigger, smaller, larger, next week, mid-week, middle of the week, end of the week, beginning of the week, faster, quicker, brought forward, pushed back',
  negations: "not, no, n't, never, don't, doesn't, can't, cannot, isn't, aren't, won't, without, nothing",
  supplies:
    'supply, supplied, supplying, deliver, delivered, delivering, ship, shipped, shipping, send, sent, sending, pack, packed, packing, prepare, prepared, include, included, including, execute, executed, consider, considered, provide, provided, pick, picked, make up, process, processed, invoice for',
  leavesOut:
    "no use for, no longer any use for, no point sending, no point in sending, stay off, stays off, stay out, stays out, pull … from the order, pull … off the order, lose the, lose those, forget, leave out, leave … out, leave off, leave … off, strike … off, take … off, cross … off, cross out, cross … out, can cross out, strike out, strike … out, skip, leave aside, take no account of, take out, take … out, can be dropped, falls away, is void, bin the, ditch the, live without, do without, get by without, bin the, ditch, chuck out, knock … off, don't bother with, never mind the, never mind about, nix the, nix that, nix those, nix these, nix our, nix my, nix all, nix line, nix item, nix number, axe, comes off, come off, coming off, not bothering with, can do without, could do without, won't take, won't be taking, don't want … after all, skip those, skip these, skip them, scrub, rather not have the … now, rather not have them, rather not have those, rather not take, prefer not to take, won't be using, won't use … after all, don't use … after all, are not using … after all",
  willTell:
    "I'll give you a ring, I'll ring, I'll call, we'll call, I'll let you know, we'll let you know, I'll tell you, I'll drop you a line, I'll be in touch, we'll be in touch, you'll hear from",
  settles:
    "reckon on, plan on, go with, let's go with, call it, it'll be, it will be, it's going to be, that makes it, let's go for, let's say, let's make it, let's take, we'll take, we'll have, make it, make that, we're going for, we settle on, we'll settle for, we now need, should have said, ought to be, it should be, we'll go for, I'll go for, we'll go with, I'll go with, I'll take, I'll have, we're going with, are meant to be, is meant to be, were meant to be, was meant to be",
  staysAsIs:
    'no change, no changes, unchanged, stays, stay, remains, remain, is right, are right, is fine, are fine, fine as, is ok, are ok, ok as, is correct, are correct, is good, are good, as it is, as they are, as is, as on the order, as on the po, as the po, as per po, as the order, as on order, as on the sheet, as on the form, as on the list, as per the sheet, same as on the order, same as on the po, as printed, as ordered, leave as, you can leave, can leave, leave it in, leave them in, will do as, spot on, all good',
  sameAmount:
    'same number as, same amount as, same quantity as, as many … as, same number of … as, same amount of … as, same quantity of … as, as few … as',
  limits:
    "but, if, unless, until, only, except, not, n't, no, never, maybe, perhaps, otherwise, or, later, other, others, else",
  haveStill:
    "still have, still got, have got, I've got, we've got, have enough, got enough, plenty left, left over, have left, are left, in stock, on the shelf, in the store, found",
  mixedUp:
    'swapped round, swapped around, swapped over, mixed up, the wrong way round, wrong way around, transposed, crossed over, been switched, got switched',
  sameQuantity:
    'same quantity, same number, same amount, quantity unchanged, quantity as is, like for like, one for one, as many',
  openers:
    "before I forget, while I think of it, while I remember, while I'm at it, by the way, btw, incidentally, on second thoughts, come to think of it, now that I think of it, speaking of which, one more thing, funny thing, funnily enough, just so you know, for your information, fyi, oh, ah, well, anyway, actually, as an aside",
  informs:
    "we inform you that, we would like to inform you that, we wish to inform you that, we hereby inform you that, this is to inform you that, this is to advise you that, we would advise that, please be advised that, please be informed that, I'd like to let you know that, just to let you know that",
  litotes:
    "wouldn't hurt, won't hurt, doesn't hurt, can't hurt, would not hurt, will not hurt, could do no harm, does no harm, wouldn't go amiss, wouldn't come amiss, wouldn't be bad, no harm in",
  reasons:
    'after, because, since, we still, as he, as she, as we, as they, as it, as the, so that, which, who, seeing, having, but, though, although, when, while, he, she, they, until, before, if',
  longReasons: 'after, because, since, having',
  rest: 'the rest, everything else, all else, the remainder, the others, others, all others, all other lines, the other lines, other lines, the other items, remaining lines, the remaining lines',
  dayNouns:
    'date, dates, day, order date, delivery date, as stated, as printed, as planned, as on the order, as ordered, on time',
  weather:
    'rain*, bucketing, pouring, snow*, storm*, heatwave, freezing, sunshine, sunny, weather, drizzl*, foggy, icy, boiling, flooded',
  officeThings:
    'catalogue*, catalog*, price list, price lists, brochure*, leaflet*, calendar*, newsletter, business card*, portal, login, password, data sheet*, datasheet*, certificate*, statement of account, bank details, phone number, email address, opening hours, contact person, holiday closing, terms and conditions, sample book, colour chart, warranty, guarantee period, lead time*, declaration of conformity, supplier declaration*, supplier’s declaration, certificate of origin, safety sheet*, sds, msds, test report*, tax exemption',
  provisos:
    'subject to, pending, provided, providing, should the, should prices, should it, if approved, once approved, to be approved, awaiting, assuming, on approval',
  portions:
    'part of the order, part of it, a part of, split, in two lots, in two goes, in two deliveries, in two batches, in instalments, in stages, half of them, half of these, half in, some of them, the rest in, the rest to, the rest later, the remainder in, the remainder to, the others in, the rest for, now and, now the rest, to a bag, to a box, to each, per box, per bag, per carton, per pallet, per packet, each box, per site, to our depot, to our warehouse, to our branch, to our site, gift-wrapped, giftwrapped, can wait, could wait, may wait, can follow, may follow, could follow, can come later, may come later, now … later, now … follow, split up',
  otherTimes:
    'in future, for the future, from now on, next time, each month, every month, each week, every week, each quarter, every quarter, monthly, weekly, normally, usually, as a rule, generally, in general, as of january, from january on, from february on, from march on, from april on, from may on, from june on, from july on, from august on, from september on, from october on, from november on, from december on, in the long run, a year, per year, per month, per week, to start with, to begin with, for starters, for a start, this week',
  forNow: 'for the time being, for now, in the meantime',
  lieHere:
    'lying, sitting, standing around, still here, around here, are here, is here, came, have holes, broke, arrived, were delivered, have come, he wanted, she wanted, they wanted, we wanted, I wanted, stay with, stick with, staying with, leave it at, take … back, send … back',
  notAdded:
    'send back, sending back, sent back, take back, taking back, return the, return these, return those, credit, refund, quote us, quote for, please quote, a quote, price for, offer for, offer us, invoice for, bill for, receipt for, certificate for, collect, pack it, pack them, pack the, pack everything, pack all, less, fewer, per box, per bag, per carton, per pallet, pick up',
  wishful:
    'would be great, would be nice, would be lovely, would be good, would be perfect, would be super, would be wonderful, would be ideal, happy to take, happy to have, happy with, glad to take, glad to have, pleased to take, pleased to have, great if, nice if, lovely if, good if, love it if, would love, in advance for',
  wholeOrder:
    'the order, this order, our order, that order, the whole order, everything, it all, all of it, the lot, the whole lot, all lines, all items, the purchase order',
  sites: 'warehouse, depot, branch, site, yard, plant, building site, store, works, location',
  towards: 'to, at, into',
  noAmountBehind: 'in, with, at, on, of, per, gate, room, hall, floor, team, class, type, size, grade',
  noAmountBefore:
    "copy, copies, certificate*, people, persons, person, men, cents, euros, sockets, days, weeks, sites, colleagues, users, teams, shifts, pm, am, o'clock, hours, minutes, bar, psi, pounds, quid, dollars, degrees, percent, kilometres, miles, months, years, mornings, afternoons, employees, kids, children",
  forKnowledge:
    'for your reference, for your records, for your information, for information, fyi, in our system',
  differences: 'off, fewer, less, more, extra, on top, down by, up by, lose, losing, minus, plus',
  held: "on hold, hold the order, hold this order, hold off, do not process, don't process, not to be processed, do not execute, don't execute, do not book, don't book, do not enter, do not proceed, don't proceed, only a draft, just a draft, still a draft, is a draft, merely a draft, draft only, draft order, not yet approved, not approved yet, not been approved, not yet been approved, not yet released, not been released, subject to approval, subject to release, pending approval, awaiting approval, awaiting sign-off, awaiting sign off, awaiting release, needs approval, still to be approved, withdraw the order, withdraw this order, withdraw our order, withdrawn, retract, revoke, is void, is now void, null and void, sent by mistake, sent in error, sent by accident, order was a mistake, order is a mistake, is outdated, is obsolete, no longer valid, not final, not yet final, non-binding, provisional order, preliminary order, not an order, for information only, just a reservation, only a reservation, reservation only, called off later, call off later, to be called off, until we release, until released, disregard this order, disregard the order, ignore this order, ignore the order, ignore the attached, already ordered, already have this order, already have the order, same order as yesterday, is a request for quotation, only a request for quotation, just a request for quotation, is a quote request, this is a copy, a duplicate of, duplicate order, is a duplicate, possible duplicate, delivery on call, deliver on call, goods on call, order on call",
  heldInSubject:
    'cancelled, canceled, cancellation, cancel, draft, ignore, disregard, duplicate, recall, withdrawn, rfq, not approved, quote request, request for quotation, request for quote',
  fetches:
    "we collect, we will collect, we'll collect, collect the goods, collect it ourselves, collect everything ourselves, pick it up ourselves, we pick up, we will pick up, we'll pick up, goods will be collected, goods are collected",
  retracts:
    'no wait, wait no, oh wait, actually no, no actually, actually keep, keep them, keep it, keep those, forget that, forget it, forget this, forget what I, forget what we, scratch that, strike that, never mind, nevermind, kidding, only joking, just joking, I disagree, we disagree, do need them, do need it, need them after all, need it after all, leave it as it is, leave them as they are, leave it as is, leave as is, leave everything as it is, as you were, disregard that, disregard the above, ignore that, ignore the above, sorry no, second thought leave, second thoughts leave, second thought no, second thoughts no, take that back, take it back, change of plan',
  unmeant:
    "do you think, don't you think, what would you say, I disagree, we disagree, kidding, only joking, just joking, feel free, would be too many, would be too much, would be too few, is fine too, are fine too, is also fine, are also fine, would be fine too, is ok too, try to, try and, ideally, if need be, if necessary, up to you, as you see fit, I wish we, suggests, suggested",
  wonders: 'should we, shall we, ought we',
  former:
    'we got, I got, you delivered, you sent, you shipped, last delivery, previous delivery, former delivery, used to, in the past',
  packs: 'pack*, split, spread, divide*, distribute*, wrap*',
  concedes: 'although, though, even though, even if, despite, in spite of, whereas',
  toldAmounts:
    "thought, believed, assumed, reckoned, was convinced, the customer wanted, the client wanted, he wanted, she wanted, they wanted, somebody wrote, someone wrote, somebody put, allegedly, counted, paid for, have paid, invoice, bill us, label, label them, number them, mark them, forecast, stock list, stock sheet, inventory, last invoice, was told, were told, heard, already have, have already got, already got, thinks, believes, reckons, supposes, we agreed on, agreed on, would have ordered, would have taken, would have needed, would have bought, photos, photo, picture, pictures, drawing, drawings, are for my, are for our, is for my, are meant for, had first, first had, first wrote, had written, had put, brought us, left to me, up to me, personally i'd",
  aspects:
    'discount, discounts, rebate, price, prices, surcharge, wrapping, packaging, packing, plastic, film, foil, label, labels, sticker*, certificate*, samples, colour, color, logo, print, qty, quantity, quantities, number, figure, comment, remark, reminder, backorder*, back order*, backlog, quote, quotation, invoice, offer, deposit, warranty, confirmation*, confirm, confirming, deal, bargain, VAT, sales tax, barcode*, bar code*',
  colours: 'red, blue, green, yellow, black, white, grey, gray, brown, orange, small, large, big',
  sentBefore: 'resending, re-sending, just resent, sent before, sent yesterday, already sent',
  oldColumn:
    'printed, was, old, before, originally, original, ordered, on the order, on order, previous, current, from, PO qty, order qty',
  newColumn:
    'required, now, new, becomes, revised, wanted, needed, actual, correct, corrected, amended, should be, to be, after, to',
  bills:
    'invoice, invoices, invoiced, bill, bills, statement, statements, credit note, credit notes, credit memo, remittance, payment, payments, paid, overdue, outstanding balance, direct debit, bank transfer, refund, refunded, account balance, reminder, dunning letter, accounts payable, payment run, the deposit',
  absent:
    "on holiday, on holidays, on vacation, on leave, annual leave, parental leave, maternity leave, sick leave, out of the office, out of office, I'm off, I am off, I'm away, I am away, is away, will be away, is off, back at my desk, on my mobile, ring my mobile, call my mobile, my mobile, in the meantime, looks after, is covering, stands in, covers for me, in my absence, while I'm away, while I am away",
  closed:
    "closed, we close, closing, shut, shut down, shutdown, stocktake, stocktaking, bank holiday, company holidays, office is closed, we're shut, reopen, reopens, back on, back from",
  empties:
    'empty pallet*, empties, empty crate*, empty box*, empty container*, empty keg*, empty drum*, empty cage*, pallets from last time, old pallets, the pallets, euro pallets',
  goesBack:
    'take back, take … back, take them, take away, take … away, take with, collect, pick up, picked up, collected, return, waiting for, ready for, to take back, to go back, swap',
  gratitude:
    'thanks for, thanks again for, thank you for, thank you so much for, many thanks for, thanks to you, got us out, lifesaver, sorry for the, sorry about the, sorry that, apologies for',
  announcesVisit:
    'call … before, ring … before, phone … before, give … a ring, give … a call, notify, advise us a day, call ahead, phone ahead, ring ahead, call first, ring first, half an hour before, an hour before, a day before, announce the delivery',
  sinceOrUntil: 'from, until, till, since, through, to',
  since: 'from, since',
  onceMore: 'again, once more, a second time, re-send, resend, redeliver',
  someMore: 'more than, some more, a few more, a bit more, a couple more, more of',
  openAgain: 'back on, back from, open again, reopen, reopens, are back, is back, again from',
  leadsIn:
    "two things, three things, one thing, a couple of things, a few things, a few changes, two changes, one change, one more thing, attached, order attached, good morning, morning, hello, hi, hiya, sorry, oh, oops, right, as discussed, please note, small change, just one thing, quick one, go ahead, while I'm at it, while you're at it",
  upTo: 'to, up to, down to, at, become, becomes, do, make',
  addsOn:
    'chuck in, chuck … in, throw in, throw … in, bung in, bung … in, stick … on, pop … on, whack on, put … on there, shove in, shove … in',
  bringsIt:
    "bring it, bring them, bring it all, bring everything, bring the lot, deliver, deliver it, deliver them, deliver everything, deliver this, deliver this order, send it, send them, send everything, drop it, drop it off, drop it round, run it over, let it come, let them come, have it come, have it here, have it delivered, come, could you bring it, can you bring it, could you deliver, can you deliver, could you deliver it, can you deliver it, could you come, can you come, make it, we'd like it, we need it, i need it",
  prefersDay:
    "bring it, bring them, come on, drop it, have it here, suits us, suits, suit us, is better, would be better, better for us, we'd rather, would rather, we prefer, we'd prefer, preferably, make it, make that, let's say, let's make it, is the day, is when, would be ideal, can you come, could you come, aim for, go for, could it be, could it come, can it be, can it come, can this come, can everything come, would work, is possible, work for you, any chance of",
  fillers:
    'actually, really, simply, just, in fact, after all, in the end, as it turns out, to be honest, on second thoughts, on reflection, this time, this time round, in that case, then',
  thisTime: 'this time, this time round, this week, this month, for once, after all, either',
  mindChanged:
    'changed his mind, changed her mind, changed their mind, changed their minds, changed my mind, changed our minds, change of heart, change of plan, plans have changed, plans changed, flies off the shelves, fly off the shelves, flying off the shelves, sells like hot cakes, sell like hot cakes',
  changeHeadings:
    'came up, turned up, afterthought*, spotted, noticed, typo*, slip*, mix-up, change*, correction*, amendment*, adjustment*, modification*, revision*, update*, edit, edits, alteration*, quantities, new quantity, as follows, following, differs, deviates, wrong, mistake*, instead, things, points, tweaks, the attached, attached order, the order, our order, this order, on the PO, in the PO, so please, but',
  stateHeadings:
    'in stock, stock, on the shelf, on hand, left over, leftover, received, delivered, arrived, came, broken, damaged, faulty, defective, missing from the delivery, back order*, backorder*, backlog, last order, last time, last month, last year, previous*, prices, price list, invoiced, already, sold, used, for the, for our, per site',
  callsOff:
    'cancel*, delet*, remov*, strike, strikes, striking, struck, drop, dropping, dropped, scrap*, take … off, taking … off, took … off, taken off, take … out, taken out, cross … off, cross … out, leave … out, omit*, lose, do without, live without, give up, withdraw*, axe, axed, zap, scrub, nix',
  denials:
    "don't, do not, not, never, didn't, did not, haven't, hasn't, hadn't, wasn't, weren't, aren't, isn't, shouldn't, should not, mustn't, must not, won't, wouldn't, cannot, can't, don't want to, do not want to, no reason to, no intention of, no question of, no plans to, no way",
  forbids:
    'under no circumstances, on no account, in no case, never, nobody, no one, no-one, none of us, out of the question, refuse to, over my dead body, whatever you do, by no means, far from',
  questionWords:
    'until when, till when, by when, up to when, since when, when can, when could, when must, when do, when did, how long, how late, how much, how do, how come, who, why, what happens, what does it cost, what would it cost, is it true, have you, did you, did we, did I, does it cost',
  goneElsewhere:
    "you cancelled, you canceled, you have cancelled, you've cancelled, you had cancelled, you removed, you've removed, you took … off, you dropped, you deleted, cancelled … competitor*, cancelled … competition, in another order, cancelled … another order, not this one, not from this one, not of this order, don't listen, do not listen, don't believe, pay no attention, take no notice, whatever … says, whatever … say, rumour*, rumor*, word has it, thought … were cancelled, thought … was cancelled, thought … had been cancelled, not us, not ours, off the market, from the catalogue, from your catalogue, from the range, from your range",
  wouldHave:
    "I'd love to, we'd love to, would love to, would have liked, would gladly, would happily, wanted to, was going to, were going to, had planned to, nearly, almost, at first",
  pondered:
    "be a shame, be a pity, be a mistake, be silly, be foolish, be a disaster, thinking of, thinking about, toying with, considering, cancellation was a, cancellation was an, cancellation … was a, cancelling … was a, canceling … was a, was a joke, was only a joke, back on my request, the idea of, the thought of, who would, reinstate, put … back on, back on the order, withdraw my request, withdraw our request, my request from, our request from, would have cancelled, would have dropped, would have removed, could do without, could live without, could have cancelled, could have dropped, not true that, isn't true that, not correct that, would rather have, he meant to, she meant to, they meant to, but I don't, but we don't, but I do not, ignore my, disregard my, ignore our, forget my mail",
  noGoods:
    'appointment*, meeting, visit, complaint*, claim, gift wrap, giftwrap, gift wrapping, plastic wrapping, plastic wrap, bubble wrap, cellophane, cling film, subscription, my name, our name, the name, the logo, dust, dirt, damaged, broken, faulty, defective, expired, out-of-date, out of date, mouldy, rusty, dented, torn',
  otherDoings:
    "hands off, no need to call, no need to ring, no need to phone, no need to wrap, no need to worry, no need to hurry, no need to rush, don't touch, do not touch, no touching, not urgent, no rush, no hurry, like hot cakes, no party, no fun, are lost, we're lost, be lost, are stuck, be stuck, come to a halt, nowhere, no replacement*, no substitute*",
  regrets:
    "wish I could, wish we could, would have been nice, would have been great, would have been good, would have liked, I said no, we said no, off the table, no need to change, no need to alter, changed it back, changed back, refused, declined, turned down, rejected, only a rumour, just a rumour, nothing is decided, nothing's decided, nothing is settled, weather permitting, depending on the weather, but not allowed, taking back my, withdraw my request, forget what I said, forget what we said, purely hypothetical, in theory, hypothetically, can't make up our mind, then they go back, then they'll go back, will write to you, will write itself",
  otherOrders:
    'other order, another order, second order, separate order, previous order, standing order, other branch, other shop, other store, his order, her order, their order, elsewhere, next month, next year, next season, later this year, some day, one day, to our other, in spring, in autumn, in the autumn, as from, will write to you',
  asksOnly:
    "what would, how much would, how much for, what price, would you accept, would you take, in one go, at once, isn't it, isn't that, right?, correct?, would it change, what difference, why did, why have, why was, how come, minimum, carriage free",
  prices:
    'price, prices, discount, discounts, rebate, cost, costs, unit price, surcharge, deposit, tariff, per cent, percent',
  codes:
    'article number, article no, item number, item no, item code, part number, product number, product code, article code, stock number, reference number, new code, suffix, address, house number, cost centre, delivery date',
  numbered:
    'page, dock, pier, berth, shelf, aisle, unit no, code, ref, reference, of order, from order, for order, our order, your order, the order, invoice, PO, line, lot, batch',
  eachOf:
    'table, trip, truck, lorry, bag, sachet, recipe, floor, person, head, boat, room, day, guest, portion, square metre',
  toldOf:
    "we used, have used, we've used, only have, only got, have left, got through, went through, gets through, are left, is what we had, you wrote, you write, you put down, the catalogue says, website says, on the picture, in the photo, the inspector demands, lent, borrowed, sold, quoted us, you'd cut, you would cut, you'd change, asked me to, they asked me, the software, the program, the system, the customer changed, I'd planned, we'd planned, had planned, we'd be planning, be planning on",
  onTop: 'add, adding, tag on, tack on, short, additional, additionally, on top, in addition, besides',
  deducts:
    'deduct, deducting, subtract, withdraw, trim, trimming, knock off, shave off, that many fewer, that many less',
  refusesLast: "please don't, please do not, please no, I said no, we said no",
  afterwards: 'after, later, afterwards, next',
  onForm:
    "I wrote, we wrote, I put, we put, I've put, we've put, I'd put, we'd put, I typed, we typed, I've written, have written, had written, it says, form says, sheet says, order says, pdf says, PO says, which says, of which we ordered, on there, on the order, on the form, on the sheet, on the pdf, on the PO, on paper",
  unfitAmount:
    "won't do, won't be enough, won't go far, won't get far, won't get us far, won't last, isn't enough, is not enough, aren't enough, are not enough, not enough, is too few, are too few, too few, too little, doesn't go far, no room for, no space for, nowhere to put, won't fit, too many, too much",
  counted:
    'children, kids, guests, pupils, visitors, customers, diners, patients, residents, members, apprentices, trainees, fitters, plumbers, painters, joiners, carpenters, electricians, volunteers, drivers, lads, calves, lambs, cows, sheep, horses, pigs, hens, dogs, points, tries, goals, degrees, years',
  doors:
    'gate code, door code, barrier code, code for … gate, code for … door, code for … barrier, code to … gate, alarm code, entry code, access code, key safe, keypad, keypad code, doorbell, doorbell, intercom, barrier, gate, room',
  codeWords: 'code, pin',
  isThere:
    'manned, staffed, opens, closes, shuts, is in, are in, open, opening hours, office hours, on the desk, on site, is around, are around, is back, are back, be back, away, nobody, no one, someone, somebody, on shift, is here, are here, am on site, am back, is working, are working, am here, be here, am there',
  feasts:
    'wedding, birthday, anniversary, festival, fete, fair, party, barbecue, match, race, concert, open day, sports day, exam*, holiday, half term, funeral, christening, competition, tournament, inspection, audit, fire drill',
  reachBy: 'ring, call, phone, telephone, mobile, whatsapp, text me, reach',
  wellWishes: 'we wish you, wishing you, I wish you, happy new year, all the best for',
  thanksAgain:
    'thanks again for, thank you again for, thanks once more for, many thanks again for, thanks too for the sample*, thank you for … sample*, thanks for … sample*, thank you for … samples',
  thankedFor:
    'thank* … for having, thank* … for sending, thank* … for bringing, thank* … for delivering, thank* … for supplying',
  lastDelivery:
    'the last lot, the last batch, the last delivery, the last shipment, the last consignment, the previous delivery, the previous shipment, your last delivery, your last shipment, last delivery',
  wentWell:
    'spot on, perfect, perfectly, in good order, in one piece, intact, complete, no damage, no scratches, on time, went down well, all fine, excellent, as it should, sorted out, has been sorted, was sorted',
  bringsOrder:
    "attached is, attached you'll find, attached you will find, attached please find, please find attached, please find enclosed, you'll find attached, you will find attached, find attached, enclosed is, enclosed please find, here is, here's, attached, enclosed",
  offers: 'your quote, your quotation, your offer, your proposal, quote, quotation, offer, proforma',
  daySuits:
    'works, works after all, suits us, suits, is perfect, is fine, is good, is ok, is great, is right, stands, as the order says, as on the order, as printed',
  thanking:
    "we would like to thank, we'd like to thank, I would like to thank, I'd like to thank, we want to thank, I want to thank",
  settledSince:
    'has been credited, was credited, already credited, has been sorted, was sorted, all sorted, already sorted, has been settled, was settled, already replaced, have been replaced, has been resolved, was resolved',
  handedBack:
    'return, returned, returning, send back, sent back, take back, take them back, taken back, taking back, back to you, bring back, exchange, exchanged, exchanging, swapped, replaced, replacement, replacements, repair, repaired, repainted, refund, refunded, credit, credited, collected, picked up, pick up, quote, quoted, quotation, want … back, need … back',
  atLeast:
    'at least, a minimum of, minimum, min., no fewer than, not less than, about, around, some, roughly, nearly, almost, more than, less than, over, under, confirm',
  hereNow: "we have, we've got, we have got, I have, I've got, there are, there is, we had, there were",
  cameOrLies:
    'came, come in, arrived, has arrived, have arrived, received, got here, have got here, turned up, showed up, were delivered, was delivered, been delivered, were sent, was sent, that you charged, you charged, were in, was in, on board, aboard, in stock, left in, to be seen, to be found, here, there, yet, so far, today?, tomorrow?, had come, were missing, was missing, missing',
  asksPolitely:
    "please, pls, kindly, can you, could you, would you, will you, can we, could we, may we, might we, can I, could I, may I, might I, might, possible, any chance, mind, let's, would like, 'd like, thanks, thank you, ta, ok, okay, too late, could the, can the, may the, feasible, can it, could it, can they, could they, any way of, would it be, could everything, can everything, could all, could this, can this, could that, can that",
  eachOne: 'each, apiece, a piece',
  plainNo: 'no, nope, wait',
  leavesIt: 'leave, keep, wait, stay, actually, sorry, that was, it was, it is, make that',
  dayDenied:
    "is wrong, was wrong, is incorrect, is no longer, was never, isn't right, is not right, is not correct, isn't correct, is out of date, is outdated, outdated, out of date, obsolete, is no good, no good, won't do, will not do, won't work, will not work, doesn't work, does not work, doesn't suit, does not suit, isn't possible, is not possible, is impossible, is too early, is too late, would be too early, would be too late, never agreed, not agreed, is inconvenient, isn't convenient, is a mistake, can't be right, has passed, has lapsed, void, no longer, don't suit, do not suit, isn't any use",
  stillSays:
    'still has, still have, still shows, still show, still says, still say, still states, still reads, still lists, still gives, still carries, still bears, still there, still stands, still printed',
  forgotThem:
    'I forgot to put it, I forgot to put them, we forgot to put it, we forgot to put them, I forgot to add it, I forgot to add them, we forgot to add it, we forgot to add them, I forgot to include it, I forgot to include them, I forgot to list it, I forgot to list them, I forgot it, I forgot them, I forgot that one, I forgot those, forgot it, forgot them, forgot those, I had forgotten it, I had forgotten them, I missed it, I missed them, I left it off, I left them off, we forgot it, we forgot them, we left it off, we left them off, it slipped my mind, they slipped my mind',
  refersBack: 'which, that, this, it',
  wraps:
    'wrap*, pack, packed, packing, pack up, boxed, box up, bagged, fold*, stack*, bend, bent, roll up, rolled, coil*, tied, taped, shrink-wrap*, palletis*, palletiz*, crush*, squash*, tie up, tape up, bundle up, bundled',
  cutsGoods: 'cut, cuts, cutting, trim, trimmed, shorten*, saw, sawn',
  handedTo:
    'to me, to us, with me, with us, in person, personally, by hand, at mine, round to, at the door, at my door, on the doorstep, on my desk, with the porter, with the neighbour*',
  movesHouse:
    "office moves, shop moves, store moves, firm moves, company moves, workshop moves, we move to, we move into, we are moving, we're moving, is moving, moving house, the move is, removal",
  roseTo: 'went up to, gone up to, rose to, risen to, came down to, come down to',
  mends: 'replace, swap, test, check, inspect, repair',
  ahead:
    'ahead of the, send … ahead, ship … ahead, deliver … ahead, dispatch … ahead, in advance, beforehand, upfront, early, aside, to one side, on one side, back for us, pick … up beforehand, come … for … before',
  requests:
    'send*, supply*, suppli*, deliver*, ship*, order*, need*, requir*, want*, like*, get*, put*, book*, dispatch*, despatch*, provid*, add*, short*, running low, getting low, are low, is low, low on, low again, very low, purchas*, reserv*, bring*, arrange*',
  asksFor:
    "I collect*, we collect*, I'll collect*, we'll collect*, I will collect*, we will collect*, I am going to collect*, we are going to collect*, I'll be collecting, we'll be collecting, I will be collecting, we will be collecting, I'll pick up, we'll pick up, I will pick up, we will pick up, I pick up, we pick up, I'll be picking up, we'll be picking up, I'll fetch*, we'll fetch*, I will fetch*, we will fetch*, finally*, lastly*, ask for, asks for, asked for, asking for, would love*, we are missing*, I am missing*, we're missing*, I'm missing*, let us have*, let me have*, have us*, can I have*, can we have*, could I have*, could we have*, may I have*, may we have*, might I have*, might we have*, can I please have*, can we please have*, could I please have*, could we please have*, may I please have*, may we please have*, we'll have*, we'll take*, we will have*, we will take*, take*, running out*, out of*, top up*, replenish*, restock*, re-stock*, pop*, chuck*, throw in*, stick*, same again*, could do with*, please*, accept*",
  noRequest: 'perfect order, good order, working order, last order, previous order',
  tellsOfPast:
    'arrived, received, delivered, sent us, sent back, last lot, last order, last delivery, last time, last month, last year, ago, were, was, had, returned, broken, is missing, was missing, were missing, still missing, went missing, missing from, items missing, boxes missing, one missing, wrong, invoiced, paid, originally, initially, at first, 0 missing, have … missing, 0 are missing, they are missing, boxes are missing, items are missing',
  unwanted:
    "cancel*, amend*, chang*, modif*, not need*, not want*, not require*, not send*, don't need*, don't want*, don't require*, don't send*, doesn't need*, doesn't want*, doesn't require*, doesn't send*, didn't need*, didn't want*, didn't require*, didn't send*, won't need*, won't want*, won't require*, won't send*, can't need*, can't want*, can't require*, can't send*, no longer*, damaged*, too many*, returning*",
  quantityNames: 'qty, quantity, how many',
  listLinks: 'and, plus, as, also, then',
  listLinksBehind: 'as, well, then, also',
  positionNames: 'line, lines, item, items, pos, position, positions',
  articleNames:
    'ref, reference, refno, ref.no, art, article, artno, art-no, art.no, art.-no, code, item, part, sku, mat, p/n, pn, ean, gtin',
  numberNames:
    'offer, offers, quot*, no, num*, order, orders, po, p.o, ref*, week, wk, cw, room, article, art, item, tel, phone, account, size, type, model, dn',
  whenWords:
    'tomorrow, tmrw, tmr, tmw, 2moro, today, next, this, the end, end, asap, as soon, monday, tuesday, wednesday, thursday, friday',
  knownPlaces: 'our, us, the usual, the site, the address, the warehouse, the following, the above, the next',
  prepositions: 'by, before, until, till, for, on, at, to, from, under, with',
  beforeHours: 'past, after, within, over, more, ca',
  afterthoughts: 'too, also, please, pls, thanks, as, well',
  politeWords: 'please, pls, plz, thanks, thx',
  again: 'again, please',
  papersBeside:
    'receipt, receipts, certificate, certificates, tracking, discount, price, prices, confirmation, invoice, quote',
  oneOfTalk:
    'thing, word, single, only, invoice, invoices, good, great, nice, quick, little, couple, number, size, color, colour, reply, call, note, delivery, copy, quote, confirmation, half, week, month, day, hour, minute, moment, while, time, mixture, maximum, minimum, total, part',
  fromHour: 'from, until, till',
  ofHour:
    "h, am, pm, o'clock, on, onward, onwards, sharp, latest, if, when, there, here, open, opens, close, closed, manned, staffed, today, tomorrow, daily, weekdays, most, some, someone, somebody, nobody, no-one, we, I, he, she, they, you, the, my, our, is, are, will, work, works, would, should",
  standsThere: 'awaits, awaiting',
  takesBack: 'sorry, actually, correction, scratch that, make that, make it, rather, I mean',
  interjections: 'ah, oh, or, but',
  saysAnew: "it's, its, is, that, make, only, just, please",
  becauseWords: 'because, as, since, cos, cause, for, please',
  brokenGoods: 'smashed, broken, damaged, cracked, leaking, missing',
  goesOn: 'also, besides, additionally, in addition, plus, further, furthermore, then, and',
  ifPossible: 'if possible, if at all possible, if you can',
  hasStock:
    "have 0, have still 0, have got 0, have about 0, have around 0, have still got 0, have still about 0, have still around 0, have got about 0, have got around 0, we've still 0, we've got 0, we've about 0, we've around 0, we've still got 0, we've got about 0, we've got around 0, I've still 0, I've got 0, I've about 0, I've around 0, I've still got 0, I've got about 0, I've got around 0, got half, got plenty, got loads, got enough, got lots, got still half, got still plenty, got still loads, got still enough, got still lots, still have, left, in stock",
  restOfOrder: 'remaining, outstanding, balance',
  countsAnew: 'make it, make that, make them',
  wantsNow: 'please, pls, kindly, order, need, want, send',
  areWords: 'is, are, was, were, has, have, had',
  sameAgain:
    'same again, same order again, same thing again, same as below, same order as below, same thing as below, same as above, same order as above, same thing as above, same as before, same order as before, same thing as before, same as last week, same as last month, same as last time, same order as last week, same order as last month, same order as last time, same thing as last time',
  excepts: 'but, except, without',
  therefore: 'so, therefore',
  greetings: 'hello, hi, hey, thanks, cheers, bye, regards',
  dayOfDelivery:
    'deliver, delivery, deliveries, delivered, delivering, pick, picking, collect, collecting, collection, arrive, arrival, arriving, land, wanted, required, needed, requested',
  needsThen: 'need, needs',
  canYou: 'can, could, would, will, might, may',
  mustBe:
    "must be, has to be, have to be, need to be, needs to be, would be, could we have, could we get, could I have, could I get, can we have, can we get, can I have, can I get, may we have, may we get, may I have, may I get, could we please have, could we please get, could I please have, could I please get, can we please have, can we please get, can I please have, can I please get, may we please have, may I please have, have it, have them, have these, have this, have everything, have all, would appreciate, we'd be glad, we'd be happy, we'd be grateful, we'd appreciate, I'd be glad, I'd be happy, I'd be grateful, I'd appreciate, it'd be great, that'd be great",
  here: 'here, there',
  allOfIt: 'needed, required, all of it, all of this, all of that, everything, the lot',
  allIsNeeded: 'need it, need them, need this, need these, need everything, need all, need the lot',
  toBeDone: 'please, to be, can be, could be, should be, must be',
  besideDays:
    'poss, as, always, usual, would, will, be, is, ideal, great, good, fine, perfect, nice, ok, okay, please, pls, plz, am, pm, a, p, m, early, late, first, thing, morning, afternoon, evening, noon, midday, lunch, lunchtime, if, possible, latest, at, the, before, after, by, on, or, we, need, it, them, thanks, thx',
  otherMatters: 'address, price, prices, valid, expire, expires, invoice*, since',
  behindDay: 'to, at, would, if you, if possible, please, pls, is fine, is good, is ideal',
  otherDays: 'next, last, every, each, this, since',
  called: 'called, rung',
  furtherOnes: 'more, other, further, additional, extra',
  noGoodsCounted:
    'people, person, persons, guests, residents, pupils, patients, employees, visitors, members, order, orders, line, lines, item, items, position, positions, signature, signatures, delivery, deliveries, part, parts, mail, mails, e-mail, e-mails, email, emails, document, documents, attachment, attachments, copy, copies, site, sites, branches, locations, addresses, children, job, jobs, project, projects, customers, client, clients, truck, trucks, driver, drivers, floor, floors, question, questions, thing, things, pos',
  ifThere: 'if there is, if available, if in stock',
  listEnds:
    "for delivery, to be delivered, as soon, asap, please, thanks, thank you, urgently, if you have, if you carry, if you stock, if you do, if you can, if you can't, if you still have, if you still carry, if you still stock, if you still do, if you still can, if you'd be so, if you would be so, if you could be so, if that's, if it's, this time, our po, our ref, our order",
  only: 'only, just',
  rather: 'rather, better, instead, sorry, I meant',
  introduces: "this is, it's, its, I'm, Im, I am, my name is",
  ofHouse: 'from, at, of, with',
  roomNames: 'gate, door, dock, bay, building, unit',
  bounds: 'over, above, exceeding, max, maximum',
  weWant: 'we, I',
  beforeDeliveryDay: 'for, by, on, before, thing, preferably, ideally',
  byDay: 'by, before',
  closedOn: 'closed, closing, holiday, holidays, away',
  thisDay: 'this',
  isNumber: 'is, was, will be, reads',
  behindNumber:
    'on, for, from, of, to, is, was, will, has, have, and, please, with, by, at, if, as, dated, when, thanks',
  asksPrice:
    'price for, price on, prices for, prices on, price us for, prices us for, pricing for, pricing on, quote for, quote on, quotes for, quotes on, quote me for, quote us for, quotation for, quotation on, an offer for, an offer on',
  suffices: 'enough, suffic*, will do, plenty',
  notUrgent: 'urgent, urgently, in a hurry',
  noRush: 'no rush, no hurry',
  fromNowOn: 'for the future, in future, from now on, next time',
  checkedTwice: 'double checked, double-checked, doublechecked',
  firstThought: 'at first, first, initially, originally, had typed, had written, had entered, had put',
  dozens: 'dozen, dozens',
  ofLength:
    'each, apiece, a piece, piece, pieces, long, length, lengths, coil, coils, reel, reels, roll, rolls',
  ofGoods: 'of',
  beforePrice: 'at, rate, price',
  forPrice: 'for, of',
  priceSaid: 'at a price of, at a unit price of, unit price, net price',
  sumSaid: 'total, totals, makes, making, totalling, amount, amt, all',
  workPlaces: 'warehouse, stores, yard, workshop, office',
  ordersCounted: 'orders',
  companyFields:
    'company, company name, your company, your company name, business, business name, your business, firm, firm name, organisation, organization, organisation name, organization name, your organisation, your organization, trading, trading name, customer, customer name, account, account name',
  personFields:
    'name, your name, full name, contact name, contact, contact person, requested by, ordered by, placed by, submitted by',
  orderNumberFields:
    'order ref, order reference, order number, order no, order no., purchase order ref, purchase order reference, purchase order number, purchase order no, purchase order no., po ref, po reference, po number, po no, po no., p.o. number, p.o. no, p.o. no., p.o. ref, your order ref, your order reference, your order number, your order no, your purchase order number, your po number, your po ref, your po reference, your po no',
  emailFields: 'email, e-mail, mail, email address, e-mail address',
  phoneFields: 'phone, phone number, telephone, telephone number, tel, tel., mobile',
  streetFields: 'street, street address, address, address line 1',
  postcodeFields: 'postcode, post code, zip, zip code, zipcode, postal code',
  townFields: 'town, city, town/city',
  placeFields:
    'deliver, deliver to, deliver address, delivery, delivery to, delivery address, deliveries, deliveries to, ship, ship to, ship-to, ship address, shipping, shipping to, shipping-to, shipping address, drop off, drop-off, dropoff, invoice, invoice to, invoice address, bill, bill to, bill address, billing, billing to, billing address, address, site, attn, contact',
  wantsSome: "need, needs, require, will take, we'll take, keep, want, will do, is enough, are enough",
};
