import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { documentTypes } from '../truth.ts';
import { countRight, wordsOf } from './count-right.ts';
import type { Classified, Extracted, TruthMail } from './said.ts';
import { worstMails } from './worst-mails.ts';

// Scores what `orderloom classify --jsonl` and `orderloom extract --jsonl` said of generated mails:
// node accuracy/mail/score.ts --truth DIR/truth.jsonl [--classified FILE] [--extracted FILE] [--worst 20]

const { values } = parseArgs({
  options: {
    truth: { type: 'string' },
    classified: { type: 'string' },
    extracted: { type: 'string' },
    worst: { type: 'string', default: '20' },
  },
});
if (values.truth === undefined) throw new Error('--truth is missing');
const truths = readLines<TruthMail>(values.truth);
const classified = values.classified ? byId(readLines<Classified>(values.classified)) : null;
if (classified) {
  printCategories(truths, classified);
  printCounts(classified);
}
const rows = values.extracted ? readLines<Extracted>(values.extracted) : [];
if (values.extracted) {
  printLines(byId(rows));
  printSplits(rows);
  printChanges(byId(rows));
  printUnclear(byId(rows));
}
const ofMail = Map.groupBy(rows, ({ file }) => path.basename(file, '.eml'));
const worst = worstMails(truths, classified ?? new Map(), ofMail, Number(values.worst));
if (worst.length > 0) print(`\nthe worst ${worst.length}:`);
for (const line of worst) print(`  ${line}`);

function readLines<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

function byId<T extends { file: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [path.basename(row.file, '.eml'), row]));
}

function printCategories(mails: readonly TruthMail[], said: Map<string, Classified>): void {
  const pairs = mails.map((truth) => ({ truth, said: said.get(truth.id)?.category ?? 'none' }));
  const rate = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  print(
    `\n${''.padEnd(20)}${documentTypes.map((type) => type.slice(0, 9).padStart(10)).join('')}      P      R     F1`,
  );
  const isThere = (type: string) => mails.some(({ category }) => category === type);
  const scores = documentTypes.filter(isThere).map((type) => {
    const own = pairs.filter(({ truth }) => truth.category === type);
    const right = own.filter(({ said }) => said === type).length;
    const precision = rate(right, pairs.filter(({ said }) => said === type).length);
    const recall = rate(right, own.length);
    const f1 = rate(2 * precision * recall, precision + recall);
    const counts = documentTypes.map((to) => own.filter(({ said }) => said === to).length);
    print(
      `${type.padEnd(20)}${counts.map((count) => String(count).padStart(10)).join('')}  ${[precision, recall, f1].map((value) => value.toFixed(3)).join('  ')}`,
    );
    return f1;
  });
  const languages = pairs.filter(({ truth }) => said.get(truth.id)?.language === truth.language).length;
  print(`macro-F1 ${(scores.reduce((sum, f1) => sum + f1, 0) / scores.length).toFixed(3)}`);
  print(`language right ${rate(languages, pairs.length).toFixed(3)} of ${pairs.length} mails`);
  const wrong = pairs.filter(({ truth, said }) => said !== truth.category);
  for (const { truth, said } of wrong.slice(0, Number(values.worst))) print(`  ${truth.id}: ${said}`);
}

/** How often the number of orders is right; of mails whose truth does not say it is one. */
function printCounts(said: Map<string, Classified>): void {
  const orders = truths.filter(({ category }) => category === 'purchase_order');
  const wrong = orders.filter(({ id, orders: own }) => said.get(id)?.orders !== (own?.length ?? 1));
  const several = orders.filter(({ orders: own }) => own);
  const severalWrong = wrong.filter((mail) => several.includes(mail));
  print(
    `orders counted right: ${orders.length - wrong.length} of ${orders.length}, of the families of splits ${several.length - severalWrong.length} of ${several.length}`,
  );
  for (const { id, orders: own } of wrong.slice(0, Number(values.worst)))
    print(`  ${id}: ${said.get(id)?.orders ?? 'none'} in place of ${own?.length ?? 1}`);
}

/** A split is right when each order has its lines and no other's. */
function printSplits(rows: readonly Extracted[]): void {
  const read = Map.groupBy(rows, ({ file }) => path.basename(file, '.eml'));
  const mails = truths.filter(({ orders }) => orders);
  if (mails.length === 0) return;
  const bad = mails.filter(({ id, orders = [] }) => {
    const said = read.get(id) ?? [];
    const isRight = orders.every(({ items }, i) => {
      const own = said[i]?.purchase_order?.items ?? [];
      return own.length === items.length && countRight(items, own) === items.length;
    });
    return said.length !== orders.length || !isRight;
  });
  print(`splits with all lines right: ${mails.length - bad.length} of ${mails.length}`);
  for (const { id } of bad.slice(0, Number(values.worst))) print(`  ${id}`);
}

/** An instruction is right when lines and head are those that are wanted; ignored when nobody is told that they may not be. */
function printChanges(said: Map<string, Extracted>): void {
  const mails = truths.filter(({ is_changed }) => is_changed);
  if (mails.length === 0) return;
  const wrong = mails.filter((mail) => !isCarriedOut(mail, said.get(mail.id)));
  const ignored = wrong.filter(({ id }) => !isDoubted(said.get(id)));
  print(
    `instructions right: ${mails.length - wrong.length} of ${mails.length}, silently ignored ${ignored.length}`,
  );
  for (const [family, own] of Map.groupBy(mails, (mail) => mail.family)) {
    const right = own.filter((mail) => !wrong.includes(mail)).length;
    const silent = own.filter((mail) => ignored.includes(mail)).length;
    print(`  ${family.padEnd(28)} ${right} of ${own.length}, silently ignored ${silent}`);
  }
  for (const mail of wrong.slice(0, Number(values.worst)))
    print(`  ${mail.id}${ignored.includes(mail) ? ' (ignored)' : ''}`);
}

/** An instruction that nobody can carry out is right when it changes no line and is said to be unclear. */
function printUnclear(said: Map<string, Extracted>): void {
  const mails = truths.filter(({ is_unclear }) => is_unclear);
  if (mails.length === 0) return;
  const silent = mails.filter(({ id }) => !isDoubted(said.get(id)));
  print(`unclear instructions told: ${mails.length - silent.length} of ${mails.length}`);
  for (const { id } of silent.slice(0, Number(values.worst))) print(`  ${id} (ignored)`);
}

function isDoubted(extracted: Extracted | undefined): boolean {
  return extracted?.flags?.some(({ code }) => code === 'instruction_unclear') ?? false;
}

function isCarriedOut({ items = [], wanted }: TruthMail, extracted: Extracted | undefined): boolean {
  const order = extracted?.purchase_order;
  if (!order || order.items.length !== items.length || countRight(items, order.items) < items.length)
    return false;
  const address = order.shipping_details?.recipient?.address;
  const isThere = (['street', 'postal_code', 'city'] as const).every(
    (key) => !wanted?.ship_to || sameWords(wanted.ship_to[key], address?.[key]),
  );
  return (
    isThere &&
    (!wanted?.delivery_date || order.delivery_date?.slice(0, 10) === wanted.delivery_date) &&
    (!wanted?.order_number || sameWords(wanted.order_number, order.order_number))
  );
}

/** Signs between words do not count: order numbers get a `-` for a `/`. */
function sameWords(one: string | null, other: string | null | undefined): boolean {
  return wordsOf(one ?? '').join(' ') === wordsOf(other ?? '').join(' ');
}

function printLines(said: Map<string, Extracted>): void {
  const groups = Map.groupBy(
    truths.filter(({ items }) => items),
    ({ family }) => family,
  );
  const all = { right: 0, expected: 0, read: 0 };
  const bad: string[] = [];
  for (const [family, mails] of groups) {
    const sum = { right: 0, expected: 0, read: 0 };
    for (const { id, items = [] } of mails) {
      const read = said.get(id)?.purchase_order?.items ?? [];
      const right = countRight(items, read);
      sum.right += right;
      sum.expected += items.length;
      sum.read += read.length;
      if (right < items.length || read.length > items.length)
        bad.push(`${id}: ${right} of ${items.length}, ${read.length} read`);
    }
    for (const key of ['right', 'expected', 'read'] as const) all[key] += sum[key];
    print(`${family.padEnd(28)} ${f1Line(sum)}`);
  }
  print(`${'all'.padEnd(28)} ${f1Line(all)}`);
  printContacts(said);
  for (const line of bad.slice(0, Number(values.worst))) print(`  ${line}`);
}

function printContacts(said: Map<string, Extracted>): void {
  const mails = truths.filter(({ contact, items }) => contact && items);
  const right = (key: 'email' | 'contact_person', of: 'email' | 'person') =>
    mails.filter(({ id, contact }) => said.get(id)?.purchase_order?.customer[key] === contact![of]).length;
  print(
    `contact of ${mails.length}: e-mail ${right('email', 'email')}, person ${right('contact_person', 'person')}`,
  );
}

function f1Line({ right, expected, read }: Record<'right' | 'expected' | 'read', number>): string {
  const f1 = (2 * right) / (expected + read || 1);
  return `lines right ${right} of ${expected}, read ${read}, F1 ${f1.toFixed(3)}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
