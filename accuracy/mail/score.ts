import { parseArgs } from 'node:util';
import { documentTypes } from '../truth.ts';
import { countQuoted } from './count-right.ts';
import {
  classifiedById,
  countLines,
  extractedById,
  f1,
  isCarriedOut,
  isFlagged,
  isIgnored,
  isLeftAlone,
  isSplitRight,
  isTold,
  itemsOf,
  type LineCounts,
  toldFields,
} from './judge-mails.ts';
import { readJsonLines } from './read-json-lines.ts';
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
const truths = readJsonLines<TruthMail>(values.truth);
const classified = values.classified ? classifiedById(readJsonLines<Classified>(values.classified)) : null;
if (classified) {
  printCategories(truths, classified);
  printCounts(classified);
}
const extracted = extractedById(values.extracted ? readJsonLines<Extracted>(values.extracted) : []);
if (values.extracted) {
  printLines();
  printSplits();
  printChanges();
  printUnclear();
  printUnchanged();
  printTold();
  printQuoted();
}
const worst = worstMails(truths, classified ?? new Map(), extracted, Number(values.worst));
if (worst.length > 0) print(`\nthe worst ${worst.length}:`);
for (const line of worst) print(`  ${line}`);

function firstOf({ id }: TruthMail): Extracted | undefined {
  return extracted.get(id)?.[0];
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

function printSplits(): void {
  const mails = truths.filter(({ orders }) => orders);
  if (mails.length === 0) return;
  const bad = mails.filter((mail) => !isSplitRight(mail, extracted.get(mail.id)));
  print(`splits with all lines right: ${mails.length - bad.length} of ${mails.length}`);
  for (const { id } of bad.slice(0, Number(values.worst))) print(`  ${id}`);
}

function printChanges(): void {
  const mails = truths.filter(({ is_changed }) => is_changed);
  if (mails.length === 0) return;
  const wrong = mails.filter((mail) => !isCarriedOut(mail, firstOf(mail)));
  const ignored = wrong.filter((mail) => isIgnored(mail, firstOf(mail)));
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
function printUnclear(): void {
  const mails = truths.filter(({ is_unclear }) => is_unclear);
  if (mails.length === 0) return;
  const silent = mails.filter((mail) => !isFlagged(firstOf(mail), 'instruction_unclear'));
  print(`unclear instructions told: ${mails.length - silent.length} of ${mails.length}`);
  for (const { id } of silent.slice(0, Number(values.worst))) print(`  ${id} (ignored)`);
}

/** Mails that talk and change nothing of what comes with them. */
function printUnchanged(): void {
  const mails = truths.filter(({ is_unchanged }) => is_unchanged);
  if (mails.length === 0) return;
  const wrong = mails.filter((mail) => !isLeftAlone(mail, firstOf(mail)));
  const changed = wrong.filter((mail) => !isCarriedOut(mail, firstOf(mail)));
  print(`mails that change nothing, left alone: ${mails.length - wrong.length} of ${mails.length}`);
  for (const mail of wrong.slice(0, Number(values.worst)))
    print(`  ${mail.id}${changed.includes(mail) ? ' (changed)' : ' (asked about)'}`);
}

/** What orders in the text of a mail tell beside their lines. */
function printTold(): void {
  const mails = truths.filter(({ head }) => head);
  if (mails.length === 0) return;
  for (const field of toldFields) {
    const telling = mails.filter(({ head }) => head?.[field]);
    const wrong = mails.filter((mail) => !isTold(field, mail, firstOf(mail)));
    const missed = wrong.filter((mail) => telling.includes(mail));
    print(
      `${field}: ${telling.length - missed.length} of ${telling.length} right, ${wrong.length - missed.length} read where none is told`,
    );
    print(`  ${wrong.map(({ id }) => id).join(' ')}`);
  }
}

/** What is quoted makes no line; who takes a quoted offer is told to somebody. */
function printQuoted(): void {
  const quoting = truths.filter(({ quoted, category }) => quoted && category === 'purchase_order');
  if (quoting.length === 0) return;
  const counts = quoting.map((mail) => ({ mail, lines: countQuoted(mail, itemsOf(firstOf(mail))) }));
  const sum = counts.reduce((total, { lines }) => total + lines, 0);
  print(`lines from quoted history: ${sum}, of ${quoting.length} orders that quote`);
  for (const { mail, lines } of counts.filter(({ lines }) => lines > 0).slice(0, Number(values.worst)))
    print(`  ${mail.id}: ${lines}`);
  const taking = truths.filter(({ takes_offer }) => takes_offer);
  if (taking.length === 0) return;
  const silent = taking.filter((mail) => !isFlagged(firstOf(mail), 'offer_taken'));
  print(`quoted offers that are taken, told: ${taking.length - silent.length} of ${taking.length}`);
  for (const { id } of silent.slice(0, Number(values.worst))) print(`  ${id} (not told)`);
}

function printLines(): void {
  const mails = truths.filter(({ items }) => items);
  for (const [family, own] of Map.groupBy(mails, ({ family }) => family))
    print(`${family.padEnd(28)} ${f1Line(countLines(own, extracted))}`);
  print(`${'all'.padEnd(28)} ${f1Line(countLines(mails, extracted))}`);
  printContacts();
  const bad = mails.flatMap((mail) => {
    const { right, expected, read } = countLines([mail], extracted);
    return right < expected || read > expected ? [`${mail.id}: ${right} of ${expected}, ${read} read`] : [];
  });
  for (const line of bad.slice(0, Number(values.worst))) print(`  ${line}`);
}

function printContacts(): void {
  const mails = truths.filter(({ contact, items }) => contact && items);
  const right = (key: 'email' | 'contact_person', of: 'email' | 'person') =>
    mails.filter((mail) => firstOf(mail)?.purchase_order?.customer[key] === mail.contact![of]).length;
  print(
    `contact of ${mails.length}: e-mail ${right('email', 'email')}, person ${right('contact_person', 'person')}`,
  );
}

function f1Line(counts: LineCounts): string {
  const { right, expected, read } = counts;
  const shown = expected + read === 0 ? '–' : f1(counts).toFixed(3);
  return `lines right ${right} of ${expected}, read ${read}, F1 ${shown}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
