import {
  bindsNobody,
  callOffs,
  changesIt,
  checksAndSigns,
  comesBackTo,
  countsBelow,
  directoryEntry,
  firmPart,
  followedAt,
  followsLater,
  forecast,
  mayNeed,
  presents,
  reservesNothing,
  statedThere,
  whetherItLeaves,
} from '../pending-words.ts';
import { please, sendIt } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** What counts goods that nobody orders now: they were ordered, are foreseen, may be needed, or a stranger sells them. */
export const pending: Forms = {
  order_followed_up: {
    ...{ category: 'unknown', weight: 5 },
    all: (words) => [comesBackTo, ourOrder(words)],
    none: ({ wants, repeats, bill }) => [wants, repeats, bill, changesIt, countsBelow],
  },
  order_stands_at: {
    ...{ category: 'unknown', weight: 6 },
    all: () => [followedAt, statedThere],
    none: ({ wants, bill, payment }) => [wants, bill, payment],
  },
  asked_if_it_left: {
    ...{ category: 'unknown', weight: 3.5 },
    all: () => [whetherItLeaves],
    isQuestion: true,
  },
  entry_in_directory: {
    ...{ category: 'unknown', weight: 12 },
    all: () => [directoryEntry, checksAndSigns],
    none: ({ wants }) => [wants],
  },
  forecast_only: {
    ...{ category: 'unknown', weight: 7 },
    all: () => [forecast, bindsNobody, presents],
    none: (words) => [words.wants, firmPart, ourOrder(words)],
  },
  orders_follow_later: {
    ...{ category: 'unknown', weight: 2 },
    all: ({ order }) => [`${order}|${callOffs}`, followsLater],
    none: ({ wants }) => [wants],
  },
  nothing_reserved: { category: 'unknown', weight: 8, all: () => [reservesNothing] },
  may_be_needed: {
    ...{ category: 'unknown', weight: 2 },
    all: () => [mayNeed],
    none: () => [please, sendIt],
  },
};
