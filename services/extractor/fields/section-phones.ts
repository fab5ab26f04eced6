import type { Candidate } from '../draft.ts';
import { heightOf } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { readPhone } from '../values/phone.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { isCity, type PartyBlock } from './party-block.ts';

/** Such a title stands at most so many lines over the label of the address. */
const mostLines = 2;

/**
 * Telephone numbers at labels beside the address of delivery, in a section with a title of its own: `Delivery details`
 * over `Delivery address | Attention | Telephone`.
 */
export function phonesInSection(places: readonly PartyBlock[], index: LabelIndex): Candidate[] {
  // `Handled by: Ann Lee - direct line 0421 555 018`: that of who orders, wherever it stands.
  const ofContacts = new Set(
    index.labels
      .filter((label) => label.form !== 'whole' && means(label, 'contact', 'buyer'))
      .map(({ segment }) => segment),
  );
  const own = index.labels.filter(
    (label) =>
      means(label, 'phone') && !ofContacts.has(label.segment) && places.some(isInSection(label, index)),
  );
  return valuesAt({ ...index, labels: own }, ['phone'], 0.93, readPhone);
}

/**
 * `REC HRS 7A-2P   PHONE 724-555-0135`: a telephone number a few spaces behind a line of an address of delivery, as
 * programs print it that write line by line.
 */
export function phonesBesideAddress(places: readonly PartyBlock[], index: LabelIndex): Candidate[] {
  const ofPlaces = places
    .filter(({ role }) => role === 'shipTo')
    .filter(({ segments }) => segments.some(isCity));
  const beside = new Set(
    ofPlaces.flatMap(({ sheet, segments }) => segments.flatMap((one) => rightAfter(sheet, one) ?? [])),
  );
  const own = index.labels.filter(
    (label) => beside.has(label.segment) && means(label, 'phone') && label.form !== 'whole',
  );
  return valuesAt({ ...index, labels: own }, ['phone'], 0.93, readPhone);
}

/** What begins on the line before the next column could. */
function rightAfter({ lines }: Sheet, { line, box }: Segment): Segment | null {
  const next = lines[line]!.segments.find((other) => other.box[0] > box[2]);
  return next && next.box[0] - box[2] < fewSpaces * heightOf(box) ? next : null;
}
/** In heights. */
const fewSpaces = 2;

function isInSection(phone: Label, { labels }: LabelIndex): (place: PartyBlock) => boolean {
  return ({ role, sheet, segments }) => {
    const lines = segments.map(({ line }) => line);
    const [first, last] = [Math.min(...lines), Math.max(...lines)];
    const isTitled = labels.some(
      (label) =>
        label.sheet === sheet &&
        label.form === 'whole' &&
        means(label, 'shipTo') &&
        label.segment.line <= first &&
        label.segment.line >= first - mostLines &&
        sheet.lines[label.segment.line]!.segments.length === 1,
    );
    const isBeside = phone.segment.line >= first && phone.segment.line <= last;
    return role === 'shipTo' && isTitled && phone.sheet === sheet && isBeside;
  };
}
