import type { MailWords } from './mail-words.ts';

export const en: MailWords = {
  language: 'en',
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
    "have to see, need to see, must see, must check, have to check, need to check, still checking, not sure, not certain, don't know, do not know, may have to, might have to, may need to, might need to, might want, may want, not decided, haven't decided, undecided, to be decided, to be confirmed, tbc, tba, depends, let me think, thinking about, thinking of, will let you know, will confirm, knows where, knows which, knows how many, could you check, can you check, check whether, check if, see whether, see if, see how many, roughly, approximately, approx, more or less, give or take, or so, maybe we, perhaps we, we might, we may",
  checks:
    'see if, see whether, see what, see to it, see how, check if, check whether, check with, look if, look whether, have a look, find out, ask … where, ask … whether, ask … how, look into',
  questionTopics:
    'discount*, cheaper, rebate, collect it, pick it up, deliver, delivery, delivered, morning, afternoon, noon, colour*, color*, size, sizes, bigger, enough, suffice, in one go, this week, packaging, available, quantity',
  otherwise:
    'earlier, sooner, later, more, fewer, less, another, different, elsewhere, instead, separately, separate, split, swap, exchange, bigger, smaller, larger, next week, mid-week, middle of the week, end of the week, beginning of the week, faster, quicker, brought forward, pushed back',
  negations: "not, no, n't, never, don't, doesn't, can't, cannot, isn't, aren't, won't, without, nothing",
  supplies:
    'supply, supplied, supplying, deliver, delivered, delivering, ship, shipped, shipping, send, sent, sending, pack, packed, packing, prepare, prepared, include, included, including, execute, executed, consider, considered, provide, provided, pick, picked, make up, process, processed, invoice for',
  leavesOut:
    'forget, leave out, leave … out, leave off, leave … off, strike … off, take … off, cross … off, take no account of, take out, take … out, can be dropped, falls away, is void, bin the, ditch the, live without, do without, get by without',
  willTell:
    "I'll give you a ring, I'll ring, I'll call, we'll call, I'll let you know, we'll let you know, I'll tell you, I'll drop you a line, I'll be in touch, we'll be in touch, you'll hear from",
  settles:
    "it'll be, it will be, it's going to be, that makes it, let's go for, let's say, let's make it, let's take, we'll take, we'll have, make it, make that, we're going for, we settle on, we'll settle for, we now need, should have said, ought to be, it should be",
  openers:
    "before I forget, while I think of it, while I remember, while I'm at it, by the way, btw, incidentally, on second thoughts, come to think of it, now that I think of it, speaking of which, one more thing, funny thing, funnily enough, just so you know, for your information, fyi, oh, ah, well, anyway, actually, as an aside",
  informs:
    "we inform you that, we would like to inform you that, we wish to inform you that, we hereby inform you that, this is to inform you that, this is to advise you that, we would advise that, please be advised that, please be informed that, I'd like to let you know that, just to let you know that",
  litotes:
    "wouldn't hurt, won't hurt, doesn't hurt, can't hurt, would not hurt, will not hurt, could do no harm, does no harm, wouldn't go amiss, wouldn't come amiss, wouldn't be bad, no harm in",
  reasons:
    'after, because, since, as he, as she, as we, as they, as it, as the, so that, which, who, seeing, having, but, though, although, when, while, he, she, they, until, before, if',
  longReasons: 'after, because, since, having',
  rest: 'the rest, everything else, all else, the remainder, the others, others, all others, all other lines, the other lines, other lines, the other items, remaining lines, the remaining lines',
  dayNouns:
    'date, dates, day, order date, delivery date, as stated, as printed, as planned, as on the order, as ordered, on time',
  weather:
    'rain*, bucketing, pouring, snow*, storm*, heatwave, freezing, sunshine, sunny, weather, drizzl*, foggy, icy, boiling, flooded',
  officeThings:
    'catalogue*, catalog*, price list, price lists, brochure*, leaflet*, calendar*, newsletter, business card*, portal, login, password, data sheet*, datasheet*, certificate*, statement of account, bank details, phone number, email address, opening hours, contact person, holiday closing, terms and conditions, sample book, colour chart',
  provisos:
    'subject to, pending, provided, providing, should the, should prices, should it, if approved, once approved, to be approved, awaiting, assuming, on approval',
  portions:
    'part of the order, part of it, a part of, split, in two lots, in two goes, in two deliveries, in two batches, in instalments, in stages, half of them, half of these, half in, some of them, the rest in, the rest to, the rest later, the remainder in, the remainder to, the others in, the rest for, now and, now the rest, to a bag, to a box, to each, per box, per bag, per carton, per pallet, per packet, each box, per site, to our depot, to our warehouse, to our branch, to our site',
  otherTimes:
    'in future, for the future, from now on, next time, each month, every month, each week, every week, each quarter, every quarter, monthly, weekly, normally, usually, as a rule, generally, in general, as of january, from january on, from february on, from march on, from april on, from may on, from june on, from july on, from august on, from september on, from october on, from november on, from december on, in the long run, a year, per year, per month, per week',
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
    'copy, copies, certificate*, people, persons, person, men, cents, euros, sockets, days, weeks, sites, colleagues, users, teams, shifts',
  forKnowledge:
    'for your reference, for your records, for your information, for information, fyi, in our system',
  differences: 'off, fewer, less, more, extra, on top, down by, up by, lose, losing, minus, plus',
};
