import { closesLetter } from '@orderloom/pages/mail-signature.ts';
import { heightOf } from '../layout/boxes.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { listFrom } from '../layout/value-lists.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { yourWords } from '../lexicon/possessives.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { isAddressee, withAddressee } from './addressee.ts';
import { barredPanels } from './barred-panels.ts';
import { withAddressUnderCode } from './coded-parties.ts';
import { partOfParty } from './composed-labels.ts';
import { contactsAcross } from './contacts-across.ts';
import { domainsOfPaper } from './domains.ts';
import { withCustomersServed } from './drop-shipments.ts';
import { feet } from './feet.ts';
import { formBlocks, isInListOf } from './form-blocks.ts';
import {
  ownHouse,
  withAddressUnderNumber,
  withContactsBeside,
  withContactsWithin,
  withoutBuyersPeople,
  withPeople,
} from './houses.ts';
import { blockAt, roleOf } from './labelled-blocks.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { letterheads } from './letterheads.ts';
import { withNameAtTop } from './name-at-top.ts';
import { ownPlacesTold } from './own-places-told.ts';
import { readParty } from './party.ts';
import { endsBlock, type PartyBlock, type PartyRole } from './party-block.ts';
import { joinedLine } from './party-lines.ts';
import { attention } from './party-names.ts';
import { greets } from './person-names.ts';
import { isRecipient } from './recipients.ts';
import { withSellersPanel } from './sellers-panel.ts';
import { sideTitles } from './side-titles.ts';
import { findSignatures, linesUnderName } from './signatures.ts';
import { withoutCodeOverName, withSpelledInitials } from './spelled-initials.ts';
import { isOtherHouse, isWholePlace } from './sure-places.ts';
import { inSentences, underUnknownLabels } from './told-blocks.ts';
import { uprightBlocks } from './upright-titles.ts';

/** The blocks at party labels and the letterhead of each file. */
export function findBlocks(
  sheets: readonly Sheet[],
  index: LabelIndex,
  inTables: ReadonlySet<Line>,
  supplier: Pick<ExtractSettings['supplier'], 'company' | 'email'>,
): PartyBlock[] {
  const ours = companyKey(supplier.company);
  const isOurs = ({ text }: Segment) => ours !== '' && companyKey(text) === ours;
  const across = contactsAcross(index);
  const ofSuppliers = new Set([...across.values()].flat());
  const ends = (sheet: Sheet) => (segment: Segment) =>
    ofSuppliers.has(segment) ||
    inTables.has(sheet.lines[segment.line]!) ||
    isOurs(segment) ||
    isBesideLabel(sheet, segment, index) ||
    (sheet.source === 'plain' && (greets(segment.text) || closesLetter(segment.text))) ||
    endsBlock(segment, index);
  const panels = sheets.flatMap((sheet) => barredPanels(sheet, index));
  const inPanels = new Set(panels.flatMap((block) => block.segments));
  const forms = [
    ...panels,
    ...sheets
      .flatMap((sheet) => [...formBlocks(sheet, index), ...sideTitles(sheet, index)])
      .filter((block) => !block.segments.some((segment) => inPanels.has(segment))),
  ];
  const ofForms = new Set(forms.flatMap((block) => block.segments));
  const atLabels = index.labels.flatMap((label) => {
    if (ofForms.has(label.segment)) return forms.filter(({ heading }) => heading === label.segment);
    const role = roleInList(label, index);
    const { form, sheet, segment, rest } = label;
    // `VENDOR 88173` is a title with a number of ours.
    const isTitle = form === 'whole' || (role === 'supplier' && /^(?:no\.?\s|#\s?)?\S*\d\S*$/iu.test(rest));
    const [under, beside] = isTitle ? [below(sheet, segment, 3), rightOf(sheet, segment)] : [];
    // Our address goes on beside the label; in a column of its own it would be another box.
    const isListed = beside && isOurs(beside) && listFrom(sheet, segment, beside)[0]?.values[1] !== undefined;
    const we = isListed ? beside : under && isOurs(under) ? under : null;
    if (role && we) return [ownHouse(sheet, segment, we, index, ends(sheet))];
    const begun = role && blockAt(label, role, index, ends(sheet));
    if (!begun) return [];
    const block = withAddressUnderCode(withAddressUnderNumber(begun, index, ends(sheet)), ends(sheet));
    if (role !== 'supplier') return [block];
    const contacts = (across.get(segment) ?? []).filter((one) => !block.segments.includes(one));
    const whole = { ...block, segments: [...block.segments, ...contacts] };
    return [withContactsBeside(withPeople(whole, index), index)];
  });
  const ofHouses = new Set(
    atLabels.filter(({ role }) => role !== 'otherParty').flatMap((block) => block.segments),
  );
  // `Accounts Payable` under `Invoice to` is a part of that house, and announces none.
  const labelled = atLabels
    .filter(
      (block) =>
        (block.role !== 'otherParty' || !block.segments.every((one) => ofHouses.has(one))) &&
        !atLabels.some((other) => holds(other, block)),
    )
    .map((block) => (block.role === 'supplier' ? withContactsWithin(block, index) : block));
  const upright = sheets.flatMap(uprightBlocks);
  const inBlocks = new Set([...upright, ...labelled].flatMap((block) => block.segments));
  const noLabels = new Set([...inBlocks, ...sheets.flatMap(linesUnderName)]);
  const underLabels = sheets
    .filter(({ isFirst }) => isFirst)
    .flatMap((sheet) => underUnknownLabels(sheet, index, noLabels, ends(sheet)));
  const inProse = [...upright, ...labelled, ...underLabels].some(isPlaceOfDelivery)
    ? []
    : placesInProse(sheets, inTables);
  const taken = new Set([...inBlocks, ...[...underLabels, ...inProse].flatMap((block) => block.segments)]);
  const signatures = sheets.flatMap((sheet) => findSignatures(sheet, taken, inTables));
  const signed = new Set(signatures.flatMap((block) => block.segments));
  const heads = headSheets(sheets, inTables).flatMap((sheet) =>
    letterheads(sheet, index, taken, ends(sheet)).map(withSpelledInitials),
  );
  const all = withWholeNames([
    ...upright,
    ...labelled,
    ...underLabels,
    ...inProse,
    ...heads.map((block) =>
      block.segments.some((segment) => signed.has(segment)) ? { ...block, isSigned: true } : block,
    ),
    ...sheets.filter(({ isFirst }) => isFirst).flatMap((sheet) => feet(sheet, index, taken, ends(sheet))),
    ...signatures,
  ]);
  const houses = all.flatMap((block) =>
    block.role === 'letterhead' ? (readParty(block).company?.value ?? []) : [],
  );
  const named = all
    .map((block) => withoutCodeOverName(block, all))
    .map((block) => (block.role === 'supplier' ? withoutBuyersPeople(block, index, houses) : block));
  const whole = withSellersPanel(withAddressesApart(named));
  const domains = domainsOfPaper(whole, sheets, supplier.email);
  const told = withNameAtTop(
    withCustomersServed(withSender(whole), index).map(
      (block): PartyBlock => (isAddressee(block) ? { ...block, role: 'supplier' } : block),
    ),
    index,
    domains,
  );
  const isToUs = sheets.some(({ lines }) => lines.some(({ segments }) => segments.some(isOurs)));
  const known = withSellersHead(told, ofForms, index);
  if (isToUs) return known;
  // Whom the letter goes to has its people under its address.
  return withAddressee(known, domains).map((block) =>
    known.includes(block) || block.role !== 'supplier' ? block : withPeople(block, index),
  );
}

/**
 * The address of a supplier, or of a firm at another label, that stands a line apart from its name, flush under it: the
 * cell beside wrapped, a part of the form was left empty, or the name is set off in larger letters.
 */
function withAddressesApart(blocks: readonly PartyBlock[]): PartyBlock[] {
  const isNameless = (block: PartyBlock) => {
    const { company, city } = readParty(block);
    return block.role === 'letterhead' && company === null && city !== null;
  };
  const nameless = blocks.filter(isNameless);
  const taken = new Set<PartyBlock>();
  const whole = blocks.map((block) => {
    const { company, city } = readParty(block);
    const isNamed = block.role === 'supplier' || (isAtLabel(block) && hasLegalForm(company?.value ?? ''));
    if (!isNamed || company === null || city !== null) return block;
    const last = block.segments.at(-1)!;
    const apart = nameless.find(
      ({ sheet, segments: [first] }) => sheet === block.sheet && isRightUnder(sheet, last, first),
    );
    if (!apart || taken.has(apart)) return block;
    taken.add(apart);
    return {
      ...block,
      lines: [...block.lines, ...apart.lines],
      segments: [...block.segments, ...apart.segments],
    };
  });
  // The window of the letter has the address of the name in the list.
  const named = new Set(
    whole.flatMap((block) => {
      const { company, city } = readParty(block);
      return block.role === 'supplier' && company !== null && city === null
        ? [companyKey(company.value)]
        : [];
    }),
  );
  const isInWindow = (block: PartyBlock) =>
    block.role === 'letterhead' && named.has(companyKey(readParty(block).company?.value ?? ''));
  return whole
    .filter((block) => !taken.has(block))
    .map((block) => (isInWindow(block) ? { ...block, role: 'supplier' } : block));
}

function isAtLabel({ role }: PartyBlock): boolean {
  return role === 'buyer' || role === 'billTo' || role === 'shipTo';
}

/** True for what begins flush under a text, with at most a line left free, perhaps under who it is for the attention of. */
function isRightUnder(sheet: Sheet, over: Segment, under: Segment | undefined): boolean {
  const next = below(sheet, over, lineApart);
  const last = next && next !== under && attention.test(next.text) ? next : over;
  return (
    under !== undefined &&
    Math.abs(under.box[0] - over.box[0]) < sameLeft &&
    below(sheet, last, lineApart) === under
  );
}
const sameLeft = 2;
/** In heights. */
const lineApart = 3;

/** What a label announces: `Company` in the list under `Supplier`, whatever it announces elsewhere, the supplier. */
function roleInList(label: Label, index: LabelIndex): PartyRole | undefined {
  const role = roleOf(label, index);
  const isPart = role === 'buyer' && partOfParty(label.text) === 'company';
  const isListed =
    isPart &&
    index.labels.some(
      (heading) =>
        heading.sheet === label.sheet &&
        means(heading, 'supplier') &&
        roleOf(heading, index) === 'supplier' &&
        isInListOf(heading, label),
    );
  return isListed ? 'supplier' : role;
}

/** `Expéditeur` beside `Fournisseur`, where nobody else is said to buy: who sends the paper, not the goods. */
function withSender(blocks: readonly PartyBlock[]): readonly PartyBlock[] {
  if (blocks.some(({ role }) => role === 'buyer')) return blocks;
  const isBesideSupplier = ({ sheet, segments: [label] }: PartyBlock) =>
    blocks.some(
      ({ role, sheet: other, segments: [title] }) =>
        role === 'supplier' && other === sheet && title?.line === label?.line,
    );
  return blocks.map((block) =>
    block.role === 'otherParty' && sender.test(block.segments[0]?.text ?? '') && isBesideSupplier(block)
      ? { ...block, role: 'buyer' }
      : block,
  );
}
const sender = /^exp[ée]diteur(?!\p{L})/iu;

/**
 * A form of the seller's that asks for `Your order no.` and has been filled in with who buys: the other house at its head
 * is the seller.
 */
function withSellersHead(
  blocks: readonly PartyBlock[],
  ofForms: ReadonlySet<Segment>,
  { labels }: LabelIndex,
): PartyBlock[] {
  const asks = labels.some(
    (label) => means(label, 'orderNumber') && yourWords.has(tokenise(label.text)[0]?.text ?? ''),
  );
  const filled = blocks.find(
    (block) =>
      block.role === 'buyer' &&
      block.segments.some((one) => ofForms.has(one)) &&
      isWholePlace(readParty(block)),
  );
  if (!asks || !filled) return [...blocks];
  const isSeller = (block: PartyBlock) =>
    block.role === 'letterhead' && isOtherHouse(readParty(block), [readParty(filled)]);
  return blocks.map((block) => (isSeller(block) ? { ...block, role: 'supplier' } : block));
}

/** `Farm Mill Creek` in the address of a delivery: what is a label elsewhere begins no block of its own there. */
function holds(whole: PartyBlock, part: PartyBlock): boolean {
  return (
    whole.role === 'shipTo' &&
    part.role === 'buyer' &&
    readParty(whole).city !== null &&
    whole.segments.length > part.segments.length &&
    part.segments.every((segment) => whole.segments.includes(segment)) &&
    !part.segments[0]!.text.includes(':')
  );
}

/** A name on two lines as one where another block has it on one. */
function withWholeNames(blocks: readonly PartyBlock[]): PartyBlock[] {
  const names = new Set(
    blocks.flatMap((block) => [
      ...block.lines.slice(0, 1).map(({ text }) => text),
      ...(readParty(block).company?.value ? [readParty(block).company!.value] : []),
    ]),
  );
  return blocks.map((block) => {
    const { lines } = block;
    const at = lines.findIndex(
      ({ text }, index) => index <= mostOverName && names.has(`${text} ${lines[index + 1]?.text}`),
    );
    if (at < 0) return block;
    return { ...block, lines: lines.toSpliced(at, 2, joinedLine(lines[at]!, lines[at + 1]!)) };
  });
}
/** `Attn: Ann Lee` stands over the name. */
const mostOverName = 1;

/** Where a letter says that the goods go: behind a word for the delivery, else a place that it calls its own. */
function placesInProse(sheets: readonly Sheet[], inTables: ReadonlySet<Line>): PartyBlock[] {
  const told = sheets.flatMap((sheet) => inSentences(sheet, inTables));
  return told.length > 0 ? told : sheets.flatMap((sheet) => ownPlacesTold(sheet, inTables));
}

/** `Destinataire:` may be said of whom the paper goes to. */
function isPlaceOfDelivery({ role, segments: [first] }: PartyBlock): boolean {
  return role === 'shipTo' && !isRecipient(first?.text ?? '');
}

/** A value stands at most so many heights beside its label. */
const besideGap = 6;

/** What stands behind `Ship to:` on its line belongs to that label, whatever stands above it. */
function isBesideLabel(sheet: Sheet, segment: Segment, { labelled }: LabelIndex): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const before = segments[segments.indexOf(segment) - 1];
  const label = before && labelled.get(before);
  return (
    label?.form === 'whole' &&
    before!.text.endsWith(':') &&
    segment.box[0] - before!.box[2] < besideGap * heightOf(segment.box) &&
    means(label, 'shipTo', 'billTo', 'supplier', 'phone', 'email')
  );
}

/** The first page of each file, and the page where the first table stands: letters may cover an order. */
function headSheets(sheets: readonly Sheet[], inTables: ReadonlySet<Line>): Sheet[] {
  const ordered = sheets.find(({ lines }) => lines.some((line) => inTables.has(line)));
  return sheets.filter((sheet) => sheet.isFirst || sheet === ordered);
}
