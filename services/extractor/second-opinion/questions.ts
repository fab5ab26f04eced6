import type { ReviewCode } from '@orderloom/orders/review-codes.ts';
import type { ResolveOrderResponse } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { PrintedPage } from './printed-pages.ts';
import type { ReadForOpinion } from './read-child.ts';
import { kindOf, type ValueKind } from './value-kinds.ts';

/** Somebody or something in master data. */
export interface KnownCandidate {
  number: string;
  name: string;
}

/** One doubtful value. */
export interface Question {
  /** `q1`, `q2`: paths would tell a model nothing. */
  id: string;
  path: string;
  kind: ValueKind;
  meaning: string;
  doubts: string[];
  /** Our own value as its kind writes it; null when there is none. */
  best: string | null;
  /** Printed texts that may hold it, each with the number of its page. */
  printed: { text: string; page: number }[];
  /** Set for what only master data knows. */
  known: KnownCandidate[] | null;
}

/** The doubts that words of the document can settle, and those that choose among master data. */
const asked = new Set<string>([
  'low_confidence',
  'conflicting_values',
  'number_ambiguous',
  'date_order_assumed',
  'date_unreadable',
  'order_number_missing',
  'order_date_missing',
  'customer_missing',
  'quantity_missing',
  'quantity_unrecognised',
  'line_total_mismatch',
  'total_mismatch',
  'print_and_data_disagree',
  'customer_unresolved',
  'article_unresolved',
] satisfies ReviewCode[]);
/** One answer takes some 60 tokens. */
const mostQuestions = 40;

/** What to ask about an order, and how many doubtful values are left out because that would be too many. */
export function questionsOf(
  extraction: Extraction,
  { pages, rivals }: Pick<ReadForOpinion, 'pages' | 'rivals'>,
  master: ResolveOrderResponse | null,
): { questions: Question[]; leftOut: number } {
  const byPath = Map.groupBy(
    extraction.reasons.filter(({ code }) => asked.has(code)),
    ({ path }) => path,
  );
  const paths = [...byPath.keys()].filter((path) => canHold(path, pages, master));
  const numberOf = new Map(pages.map(({ file, page, number }) => [JSON.stringify([file, page]), number]));
  const questions = paths.slice(0, mostQuestions).map((path, at): Question => {
    const { kind, meaning, isMasterData } = kindOf(path)!;
    const reasons = byPath.get(path)!;
    const places = [
      ...reasons.flatMap(({ evidence }) => evidence),
      ...(isMasterData ? [] : (rivals[path] ?? [])),
    ];
    const printed = places.flatMap(({ file, page, text }) => {
      const number = numberOf.get(JSON.stringify([file, page]));
      return number === undefined ? [] : [{ text, page: number }];
    });
    return {
      id: `q${at + 1}`,
      path,
      kind,
      meaning,
      doubts: reasons.map(({ message }) => message),
      best: bestOf(extraction, path, kind),
      printed: [...new Map(printed.map((each) => [JSON.stringify(each), each])).values()],
      known: isMasterData ? candidatesOf(path, master) : null,
    };
  });
  return { questions, leftOut: paths.length - questions.length };
}

/** Whether something is there that an answer could be held against. */
function canHold(path: string, pages: readonly PrintedPage[], master: ResolveOrderResponse | null): boolean {
  const found = kindOf(path);
  if (found === null) return false;
  return found.isMasterData ? candidatesOf(path, master).length > 0 : pages.length > 0;
}

function candidatesOf(path: string, master: ResolveOrderResponse | null): KnownCandidate[] {
  const line = /^items\[(\d+)\]/.exec(path)?.[1];
  const resolution = line === undefined ? master?.customer : master?.lines[Number(line)];
  return (resolution?.candidates ?? []).map(({ number, name }) => ({ number, name }));
}

/** A value that stands in for one that is not printed has no confidence of its own, and is none of ours. */
function bestOf(extraction: Extraction, path: string, kind: ValueKind): string | null {
  if (!extraction.confidence.some((field) => field.path === path)) return null;
  const value = path
    .split(/[.[\]]+/)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], extraction.purchase_order);
  return value == null ? null : (kind.write(String(value)) ?? String(value));
}
