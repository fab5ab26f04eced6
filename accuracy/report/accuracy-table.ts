import { headFields } from '../score/score.ts';
import { countFields, f1, type Judged, type Tally, tally } from '../score/tally.ts';

/** The one table: a line for all, then for each set, kind, language and family, then for each field. */
export function accuracyTable(judged: readonly Judged[]): string {
  const groups: [string, readonly Judged[]][] = [
    ['all', judged],
    ...grouped(judged, 'set', ({ record }) => record.set),
    ...grouped(judged, 'kind', ({ record }) => record.kind),
    ...grouped(judged, 'language', ({ record }) => record.language),
    ...grouped(judged, 'type', ({ record }) => record.doc_type),
    ...grouped(judged, 'family', ({ record }) => record.family),
  ];
  return [
    line(
      '',
      Object.values(columns).map(([head]) => head),
    ),
    ...groups.map(([name, group]) => {
      const figures = tally(group);
      return line(
        name,
        Object.values(columns).map(([, cell]) => cell(figures)),
      );
    }),
    '',
    line('field', ['n', 'precision', 'recall', 'F1', 'invented']),
    ...headFields.flatMap((field) => fieldLine(judged, field)),
  ].join('\n');
}

const columns: Record<string, [head: string, cell: (tally: Tally) => string]> = {
  documents: ['docs', ({ documents }) => String(documents)],
  head: ['head F1', ({ headF1 }) => share(headF1)],
  rows: ['row F1', ({ rowF1 }) => share(rowF1)],
  lost: ['lost', ({ silentlyLost, orders }) => (orders ? String(silentlyLost) : '')],
  processed: ['PROCESSED', ({ processedShare }) => share(processedShare)],
  processedExact: ['of it exact', ({ processedExact }) => share(processedExact)],
  exact: ['all exact', ({ exactShare }) => share(exactShare)],
  flagged: ['neg. flagged', ({ negativesFlagged }) => share(negativesFlagged)],
  failed: ['failed', ({ failed }) => String(failed || '')],
};

function grouped(
  judged: readonly Judged[],
  kind: string,
  keyOf: (one: Judged) => string,
): [string, Judged[]][] {
  const groups = Object.entries(Object.groupBy(judged, keyOf)) as [string, Judged[]][];
  return groups.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, group]) => [`${kind} ${key}`, group]);
}

function fieldLine(judged: readonly Judged[], field: (typeof headFields)[number]): string[] {
  const outcomes = judged.flatMap(({ score }) => score.fields[field] ?? []);
  if (outcomes.length === 0) return [];
  const counts = countFields(judged, [field]);
  const invented = outcomes.filter(({ outcome }) => outcome === 'invented').length;
  return [
    line(field, [
      String(outcomes.length),
      share(counts.right / counts.given),
      share(counts.right / counts.truth),
      share(f1(counts)),
      String(invented || ''),
    ]),
  ];
}

/** Three digits; nothing for a share of nothing. */
function share(value: number): string {
  return Number.isNaN(value) ? '' : value.toFixed(3);
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(46)}${cells.map((cell) => cell.padStart(13)).join('')}`.trimEnd();
}
