import type { Candidate } from '../draft.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { looksLikePerson } from '../values/company.ts';
import { foldWord } from '../values/fold.ts';
import { namesManager, speaksOfPlace } from './composed-labels.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { isOrderWord } from './order-words.ts';
import { addressesSomebody, asksForPerson, initialledIn, personIn, surnameFirst } from './person-names.ts';
import { isFirstName } from './signed-lines.ts';

/** `Superintendent: C. Abernathy Cell 07700 900721`, `Tel. Polier 061 555 10 20`: where the goods go, whatever address stands over it. */
export function managersLines(sheets: readonly Sheet[]): ReadonlySet<Segment> {
  const found = sheets.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) =>
      segments.filter(({ text }) =>
        namesManager(/^([^:\d+(]{3,30}?)(?::\s|\s+(?=[+(\d]))/.exec(text)?.[1] ?? ''),
      ),
    ),
  );
  return new Set(found);
}

/** `Jefe de obra: Javier Ruiz`: a label of somebody, but not of the one who buys. */
export function ofManagers(index: LabelIndex, person: (text: string) => string | null): Candidate[] {
  const labels = index.labels.filter((label) => means(label, 'other') && namesManager(label.text));
  return valuesAt({ ...index, labels }, ['other'], 0.9, person);
}

/** `Goods received by`, `Odbiór`: a label of who takes the goods; who answers for the order is its contact. */
export function namesReceiver(label: string): boolean {
  if (ofSender.test(label)) return false;
  return speaksOfPlace(label) && !tokenise(label).some(({ text }) => isOrderWord(text));
}

/** `Sent by`: the paper, not the goods. */
const ofSender =
  /^(?:sent by|(?:ge|ver)sendet von|(?:ver)?zonden door|verstuurd door|envoyé par|enviado por|inviat[oa] da|wysłan[ey] przez|wysłał|sendt af)(?!\p{L})/iu;

/** What stands behind such labels. */
export function ofReceivers(sheets: readonly Sheet[]): Segment[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment) => {
        const [, label, rest] = /^([^:\d]{3,40}):(\s|$)/.exec(segment.text) ?? [];
        if (label === undefined || !namesReceiver(label)) return [];
        const right = rest === '' ? rightOf(sheet, segment) : null;
        return right ? [segment, right] : [segment];
      }),
    ),
  );
}

/** Labels such as `Confirm to`, which may be said of either side, and what stands at them. */
export function ofConfirmers({ labels, labelled }: LabelIndex): Set<Segment> {
  return new Set(
    labels
      .filter((label) => means(label, 'contact') && means(label, 'otherParty'))
      .flatMap(({ sheet, segment, form }) => {
        const values = form === 'whole' ? [rightOf(sheet, segment), below(sheet, segment, linesBelow)] : [];
        return [segment, ...values.filter((value) => value !== null && !labelled.has(value))];
      }) as Segment[],
  );
}
const linesBelow = 2.2;

/** `Buyer | Contact | Terms | Ship via` over their values: beside who buys, the contact is the supplier's. */
export function besideBuyers({ labels, labelled }: LabelIndex): Set<Segment> {
  const isCaption = (label: Label) => label.form === 'whole' && !label.segment.text.endsWith(':');
  // `Muster Ltd` under `Buyer` is the house, and who is asked there its own.
  const isPerson = (text: string) => !text.includes(' ') || looksLikePerson(text);
  const buyers = labels.filter(
    (label) =>
      isCaption(label) &&
      means(label, 'buyer') &&
      isPerson(below(label.sheet, label.segment, linesBelow)?.text ?? ''),
  );
  return new Set(
    labels
      .filter((label) => {
        const { segments } = label.sheet.lines[label.segment.line]!;
        return (
          isCaption(label) &&
          means(label, 'contact') &&
          !means(label, 'buyer') &&
          segments.length >= fewestOfStrip &&
          buyers.some(({ sheet, segment }) => sheet === label.sheet && segments.includes(segment))
        );
      })
      .flatMap(({ sheet, segment }) => {
        const value = below(sheet, segment, linesBelow);
        return value && !labelled.has(value) ? [segment, value] : [segment];
      }),
  );
}
const fewestOfStrip = 3;

/** `Telephone` of `Contact / Telephone`: that of whoever is named there. */
export function besidePeople(index: LabelIndex): LabelIndex {
  const ofPeople = new Set(
    index.labels
      .filter((label) => label.part && means(label, 'contact', 'buyer') && !means(label, 'otherParty'))
      .map(({ segment }) => segment),
  );
  return { ...index, labels: index.labels.filter(({ part, segment }) => part && ofPeople.has(segment)) };
}

/** `Current buyer`, `Zuständiger Einkäufer`: labels of a contact that say who buys. */
export function ofBuyers(index: LabelIndex): LabelIndex {
  return { ...index, labels: index.labels.filter(({ text }) => endsInBuyer.test(text)) };
}
const endsInBuyer =
  /\s(?:buyer|einkäufer(?:in)?|inkoper|inkoopster|acheteu(?:r|se)|compradora?|acquirente|nabywca|kupujący|indkøber)$/iu;

/** `Kim Day (714) 555-0173`, `DAY, KIM / 714-555-0173`, `K. Day (714) …` beside `Lee, Laura`: the name of nobody of these. */
export function namesAnother(text: string, people: readonly Candidate[]): boolean {
  const [head = ''] = text.split(/[\s/]*(?=[+(]?\d)/);
  const name = surnameFirst(head) ?? initialledIn(head) ?? personIn(head);
  const parts = wordsOf(name ?? '').filter((part) => part.length > 1);
  const known = people.flatMap(({ value }) => wordsOf(value));
  return parts.length > 0 && !parts.some((part) => known.includes(part));
}

function wordsOf(name: string): string[] {
  return name.split(/[\s,.]+/).map(foldWord);
}

/** Whom the letter greets is one of our people. */
export function addressees(sheets: readonly Sheet[]): Segment[] {
  return sheets.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) => segments.filter(({ text }) => addressesSomebody(text))),
  );
}

/** `Ordered by: Olga`, `Ansprechpartner: Olga`: at labels of people a first name is one of theirs. */
export function firstNamesAtLabels(index: LabelIndex): Candidate[] {
  const labels = index.labels.filter(({ text }) => asksForPerson(text));
  return valuesAt({ ...index, labels }, ['buyer', 'contact'], 0.82, (text, { sheet, segment, rest }) => {
    // `Buyer: Ann` over `Lee`, in a cell of both.
    const under = rest.trim() === text && partOfName.test(text) ? below(sheet, segment, closeUnder) : null;
    const isSurname =
      under !== null &&
      !index.labelled.has(under) &&
      Math.abs(under.box[0] - segment.box[0]) < flush &&
      partOfName.test(under.text);
    if (isSurname) return `${text} ${under.text}`;
    return isFirstName(text) ? text : null;
  });
}
const partOfName = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u;
/** In heights; left edges in points. */
const closeUnder = 0.8;
const flush = 2;
