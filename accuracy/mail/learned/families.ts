import type { MailFamily } from '../mail-family.ts';
import { attachedFamilies } from './attached.ts';
import { bodyFamilies } from './body.ts';
import { changedFamilies } from './changed.ts';
import { counterFamilies } from './counter/families.ts';
import { forwardFamilies } from './forwards.ts';
import { frontdeskFamilies } from './frontdesk/families.ts';
import { anotherDay } from './instructing/another-day.ts';
import { anotherDoor } from './instructing/another-door.ts';
import { chatOrRiddle } from './instructing/chat-or-riddle.ts';
import { dayDoorNumber } from './instructing/day-door-number.ts';
import { leaveOneOut } from './instructing/leave-one-out.ts';
import { moreOfThat } from './instructing/more-of-that.ts';
import { nobodyCanTell } from './instructing/nobody-can-tell.ts';
import { numberMistyped } from './instructing/number-mistyped.ts';
import { oneThingMore } from './instructing/one-thing-more.ts';
import { onlySoundsSo } from './instructing/only-sounds-so.ts';
import { postscriptWithNumber } from './instructing/postscript-with-number.ts';
import { recountAnd } from './instructing/recount-and.ts';
import { saysWhatIsPrinted } from './instructing/says-what-is-printed.ts';
import { shortDateOrDepot } from './instructing/short-date-or-depot.ts';
import { threeWishes } from './instructing/three-wishes.ts';
import { toTheSiteLater } from './instructing/to-the-site-later.ts';
import { whileYouPack } from './instructing/while-you-pack.ts';
import { aboveOldThread } from './ordering/above-old-thread.ts';
import { assistantPassesOn } from './ordering/assistant-passes-on.ts';
import { coveringLetter } from './ordering/covering-letter.ts';
import { forWorkshopAndOffice } from './ordering/for-workshop-and-office.ts';
import { formAlone } from './ordering/form-alone.ts';
import { forwardedWithOneMore } from './ordering/forwarded-with-one-more.ts';
import { mondayList } from './ordering/monday-list.ts';
import { moreOfTheLast } from './ordering/more-of-the-last.ts';
import { offerTaken } from './ordering/offer-taken.ts';
import { pastedOverview } from './ordering/pasted-overview.ts';
import { pastedSheet } from './ordering/pasted-sheet.ts';
import { phoneFromTheFloor } from './ordering/phone-from-the-floor.ts';
import { proseFromSite } from './ordering/prose-from-site.ts';
import { repForwards } from './ordering/rep-forwards.ts';
import { sentenceBySentence } from './ordering/sentence-by-sentence.ts';
import { someOfTheOffer } from './ordering/some-of-the-offer.ts';
import { thereAndToSend } from './ordering/there-and-to-send.ts';
import { thumbTyped } from './ordering/thumb-typed.ts';
import { usualWithNumbers } from './ordering/usual-with-numbers.ts';
import { wholeOffer } from './ordering/whole-offer.ts';
import { otherFamilies } from './others.ts';
import { awayFromDesk } from './otherwise/away-from-desk.ts';
import { brokenOnArrival } from './otherwise/broken-on-arrival.ts';
import { callItOff } from './otherwise/call-it-off.ts';
import { confirmedAboveOurOrder } from './otherwise/confirmed-above-our-order.ts';
import { creditedToYou } from './otherwise/credited-to-you.ts';
import { goodsOnTheirWay } from './otherwise/goods-on-their-way.ts';
import { orderedTooMuch } from './otherwise/ordered-too-much.ts';
import { overdueNotice } from './otherwise/overdue-notice.ts';
import { paidAtTheTill } from './otherwise/paid-at-the-till.ts';
import { parcelsLeft } from './otherwise/parcels-left.ts';
import { projectEnquiry } from './otherwise/project-enquiry.ts';
import { springPrices } from './otherwise/spring-prices.ts';
import { stillWaiting } from './otherwise/still-waiting.ts';
import { vendorAcknowledges } from './otherwise/vendor-acknowledges.ts';
import { whatWouldItCost } from './otherwise/what-would-it-cost.ts';
import { wrongThingInTheBox } from './otherwise/wrong-thing-in-the-box.ts';
import { add } from './plain/add.ts';
import { address } from './plain/address.ts';
import { askFirst } from './plain/ask-first.ts';
import { cancel } from './plain/cancel.ts';
import { chatOnly } from './plain/chat-only.ts';
import { day } from './plain/day.ts';
import { dayOfOneLine } from './plain/day-of-one-line.ts';
import { houseRules } from './plain/house-rules.ts';
import { numbersInWords } from './plain/numbers-in-words.ts';
import { quantity } from './plain/quantity.ts';
import { reference } from './plain/reference.ts';
import { shortList } from './plain/short-list.ts';
import { smallTalk } from './plain/small-talk.ts';
import { twoChanges } from './plain/two-changes.ts';
import { splitFamilies } from './splits.ts';
import { branchByBranch } from './splitting/branch-by-branch.ts';
import { bundleAndSingle } from './splitting/bundle-and-single.ts';
import { coverAndForms } from './splitting/cover-and-forms.ts';
import { drawingsWithIt } from './splitting/drawings-with-it.ts';
import { headedByNumber } from './splitting/headed-by-number.ts';
import { letterAndPaper } from './splitting/letter-and-paper.ts';
import { numberColumn } from './splitting/number-column.ts';
import { oneOrderTwoDrops } from './splitting/one-order-two-drops.ts';
import { oneScanRun } from './splitting/one-scan-run.ts';
import { paperAndSheet } from './splitting/paper-and-sheet.ts';
import { paperAndXml } from './splitting/paper-and-xml.ts';
import { paperForEachHouse } from './splitting/paper-for-each-house.ts';
import { paperForEachSite } from './splitting/paper-for-each-site.ts';
import { rulesOfTheGate } from './splitting/rules-of-the-gate.ts';
import { twoInALetter } from './splitting/two-in-a-letter.ts';
import { twoSmallTables } from './splitting/two-small-tables.ts';
import { threadFamilies } from './threads.ts';
import { anotherDay as workdayAnotherDay } from './workday/another-day.ts';
import { askFirst as workdayAskFirst } from './workday/ask-first.ts';
import { inPassing } from './workday/in-passing.ts';
import { justTalk } from './workday/just-talk.ts';
import { leftOut } from './workday/left-out.ts';
import { onTop } from './workday/on-top.ts';
import { oneLineLater } from './workday/one-line-later.ts';
import { otherNumber } from './workday/other-number.ts';
import { otherPlace } from './workday/other-place.ts';
import { otherCount } from './workday/quantity.ts';
import { severalChanges } from './workday/several.ts';
import { slipOfThePen } from './workday/slip-of-the-pen.ts';

/** Families that once judged the engine, of words, layouts and programs of their own; since then read and learned from. */
export const families: MailFamily[] = [
  ...bodyFamilies,
  ...threadFamilies,
  ...forwardFamilies,
  ...attachedFamilies,
  ...splitFamilies,
  ...changedFamilies,
  ...otherFamilies,
  stillWaiting,
  offerTaken,
  parcelsLeft,
  numberMistyped,
  paperAndXml,
  oneScanRun,
  aboveOldThread,
  anotherDay,
  bundleAndSingle,
  awayFromDesk,
  formAlone,
  springPrices,
  onlySoundsSo,
  moreOfThat,
  paperAndSheet,
  paperForEachSite,
  projectEnquiry,
  proseFromSite,
  threeWishes,
  twoInALetter,
  vendorAcknowledges,
  whileYouPack,
  mondayList,
  pastedSheet,
  repForwards,
  thumbTyped,
  brokenOnArrival,
  callItOff,
  overdueNotice,
  drawingsWithIt,
  letterAndPaper,
  anotherDoor,
  leaveOneOut,
  nobodyCanTell,
  pastedOverview,
  someOfTheOffer,
  creditedToYou,
  goodsOnTheirWay,
  wrongThingInTheBox,
  saysWhatIsPrinted,
  recountAnd,
  toTheSiteLater,
  assistantPassesOn,
  coveringLetter,
  phoneFromTheFloor,
  usualWithNumbers,
  whatWouldItCost,
  headedByNumber,
  oneOrderTwoDrops,
  paperForEachHouse,
  oneThingMore,
  dayDoorNumber,
  chatOrRiddle,
  coverAndForms,
  numberColumn,
  branchByBranch,
  forwardedWithOneMore,
  thereAndToSend,
  postscriptWithNumber,
  shortDateOrDepot,
  forWorkshopAndOffice,
  moreOfTheLast,
  sentenceBySentence,
  wholeOffer,
  confirmedAboveOurOrder,
  orderedTooMuch,
  paidAtTheTill,
  rulesOfTheGate,
  twoSmallTables,
  cancel,
  quantity,
  day,
  reference,
  shortList,
  chatOnly,
  askFirst,
  add,
  dayOfOneLine,
  address,
  twoChanges,
  smallTalk,
  numbersInWords,
  houseRules,
  otherCount,
  onTop,
  otherNumber,
  severalChanges,
  justTalk,
  slipOfThePen,
  leftOut,
  workdayAnotherDay,
  oneLineLater,
  otherPlace,
  inPassing,
  workdayAskFirst,
  ...counterFamilies,
  ...frontdeskFamilies,
];
