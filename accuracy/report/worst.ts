import type { Judged } from '../score/tally.ts';

/** The documents with most differences, worst first; wrong ones that were left PROCESSED come before all others. */
export function worstDocuments(judged: readonly Judged[], count: number): string {
  const wrong = judged.filter((one) => badness(one) > 0).sort((a, b) => badness(b) - badness(a));
  return wrong
    .slice(0, count)
    .map(({ record, prediction, score }) => {
      const flags = prediction.flags.map(({ code, path }) => `${code}${path && ` at ${path}`}`);
      const head = `${record.id}  ${record.doc_type}  ${prediction.status}  ${prediction.error ?? flags.join(', ')}`;
      return [head, ...score.differences.map((difference) => `    ${difference}`)].join('\n');
    })
    .join('\n');
}

function badness({ record, prediction, score }: Judged): number {
  const isOrder = record.doc_type === 'purchase_order';
  const isWrong = isOrder ? !score.exact : prediction.status === 'PROCESSED';
  if (!isWrong) return 0;
  return 1 + (isOrder ? score.differences.length : 0) + (prediction.status === 'PROCESSED' ? 1000 : 0);
}
