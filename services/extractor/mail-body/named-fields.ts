import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import { countedAt } from '../rows/lists/counted-at.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { headsField, isNumberOfArticle } from './record-fields.ts';
import { bullet, namesPosition } from './wordings.ts';

type Role = Extract<ColumnRole, 'description' | 'quantity' | 'price' | 'lineTotal' | 'article' | 'unit'>;

/** Names of the fields of an item, in nine languages. */
const names: Record<Role, string> = {
  description:
    'items?|products?|services?|descriptions?|materials?|(?:bestell)?artikel|produkte?|bezeichnung|omschrijving|articles?|produits?|désignation|artículos?|productos?|descripción|articol[oi]|prodott[oi]|descrizione|artigos?|produtos?|descrição|artykuł|produkt|nazwa|towar|varer?|beskrivelse|goods|what|was|wat|quoi|qué|cosa|(?:o )?quê|co|hvad|thing|ding|ware|benennung|libellé|concepto|denominazione|designação|opis',
  article:
    '(?:item|our|your|their|stock) (?:no|number|code|ref)|art|artikel ?(?:nr|nummer)|article (?:no|number)|part (?:no|number)|sku|code|cód|cod|kode|kod|nr|art(?:ikel)?-?(?:nr|nummer)|artikelnummer|référence|réf|ref|referencia|código|codice|código|referência|indeks|varenr|varenummer',
  quantity:
    'qty|quantity|order qty|hours|cuánto|quanto|quanta|wieviel|wie viele?|units|menge|anzahl|stückzahl|aantal|hoeveelheid|quantités?|qté|cantidad|cant|quantità|qtà|quantidade|qtd|ilość|antal|mængde|how many|count|anz|stück|stk|hoeveel|stuks|combien|nombre|nb|nbre|cuántos?|cuántas?|uds|quanti|quante|pz|quantos|quantas|ile|szt|hvor mange',
  unit: 'unit|uom|einheit|eenheid|unité|unidad|unità|unidade|jednostka|enhed|pack(?:ed|ing|aging)?|gebinde|verpackung|verpakking|condit(?:ionnement)?|emballage|envase|formato|conf(?:ezione)?|imballo|emb(?:al(?:agem)?)?|pakowane|pakket i|opak(?:owanie)?|pakning|emballage',
  price:
    '(?:unit|item|hourly|net)? ?(?:price|rate|cost)|(?:einzel|stück)?preis|(?:stuks)?prijs|prix(?: unitaire)?|precio(?: unitario)?|prezzo(?: unitario)?|preço(?: unitário)?|cena(?: jednostkowa)?|(?:stk)?pris',
  lineTotal:
    '(?:line )?total(?: price| cost| amount)?|gesamt(?:preis|betrag)?|totaal(?:prijs)?|prix total|importe|totale|suma|wartość|i alt',
};
const roles = Object.entries(names) as [Role, string][];
/** "Price per box" */
const perUnit = '(?: (?:per|pro|par|por|je|za|pr\\.?) \\p{L}{1,12})?';
const patterns = roles.map(
  ([role, words]) =>
    [role, new RegExp(`^(?:${words})${role === 'price' ? perUnit : ''}\\.?$`, 'iu')] as const,
);
export type NamedItem = Partial<Record<Role, Word[]>>;

/**
 * Items whose fields stand line by line with their names: "Item: gloves", "Quantity: 25", "Unit price: $120". An item
 * ends where a name comes again; without a thing, or an amount of goods or money, it is none. Names that nobody knows are told by what
 * stands behind them where several items have the same.
 */
export function namedItems({ lines }: Pick<Paragraph, 'lines'>): {
  items: NamedItem[];
  taken: Set<Paragraph['lines'][number]>;
} {
  const fields = lines.flatMap((line) => {
    const field = fieldOf(line.words);
    return field ? [{ ...field, line }] : [];
  });
  const roleOf = rolesOf(fields);
  const items: NamedItem[] = [];
  const titles: { item: NamedItem; title: Paragraph['lines'][number] }[] = [];
  const taken = new Set<Paragraph['lines'][number]>();
  for (const { name, value, line } of fields) {
    const role = roleOf.get(name);
    if (!role) continue;
    if (items.length === 0 || items.at(-1)![role]) {
      items.push({});
      const title = lines[lines.indexOf(line) - 1];
      if (title && !taken.has(title)) titles.push({ item: items.at(-1)!, title });
    }
    const counted = role === 'quantity' ? countedAt(value) : null;
    Object.assign(items.at(-1)!, counted ? filled(counted) : { [role]: value });
    taken.add(line);
  }
  // `Item 2: Packing tape` above the fields of each item.
  const named = titles.flatMap(({ item, title }) => {
    const words = item.description || !(item.quantity && item.article) ? null : titleOf(title.words);
    return words ? [{ item, title, words }] : [];
  });
  for (const { item, title, words } of named) {
    item.description = words;
    taken.add(title);
  }
  // An amount of money says that it is one: how many is asked about.
  const whole = items.filter(
    (item) => (item.quantity ?? item.price ?? item.lineTotal) && (item.description ?? item.article),
  );
  return whole.length > 0 ? { items: whole, taken } : { items: [], taken: new Set() };
}

function filled(item: NamedItem): NamedItem {
  return Object.fromEntries(Object.entries(item).filter(([, words]) => words.length > 0));
}

/** The words of a line that names what the fields below it are of, without its count; null for any other. */
function titleOf(words: readonly Word[]): Word[] | null {
  const [first, second] = words;
  const isCounted = namesPosition.test(first!.text) && /^\d{1,3}[:.)]?$/.test(second?.text ?? '');
  const own = words.slice(isCounted ? 2 : bullet.test(first!.text) ? 1 : 0);
  const last = own.at(-1)?.text ?? ':';
  return /[:!?]$/.test(last) || !own.some(({ text }) => /\p{L}{3}/u.test(text)) ? null : own;
}

interface Field {
  /** Lower case, without its colon. */
  name: string;
  value: Word[];
}

/** Longer names are sentences. */
const longestUnknownName = 3;

function fieldOf(words: readonly Word[]): Field | null {
  const start = words[0] && bullet.test(words[0].text) ? 1 : 0;
  for (let length = 1; length <= longestUnknownName; length++) {
    const last = words[start + length - 1]?.text ?? '';
    if (!/[:=]$/.test(last)) continue;
    const name = words
      .slice(start, start + length)
      .map((word) => word.text)
      .join(' ');
    const value = words.slice(start + length);
    if (holdsFields(value)) return null;
    return value.some(({ text }) => /[\p{L}\d]/u.test(text))
      ? { name: withoutCount(name.toLowerCase().replace(/\s*[:=]$/, '')), value }
      : null;
  }
  return null;
}

/** `Product 2`, `Qty #2`, `Menge Nr. 2`, `Menge_2`: what a form calls its second item is the field of each. */
export function withoutCount(name: string): string {
  const [, bare = ''] = /^(.*\p{L}\.?)[\s_-]*(?:#|nr\.?|no\.?|n°)?\s*\(?\d{1,2}\)?$/u.exec(name) ?? [];
  return roleOfName(bare) === null ? name : bare;
}

/** `€ 15,95   Total: € 191,40` behind `Price:`: fields beside each other are those of a record. */
function holdsFields(value: readonly Word[]): boolean {
  return value.some((_, at) => at > 0 && headsField(value, at));
}

/** What a name of a field means, by the lexicon; null where it has none. */
export function roleOfName(name: string): Role | null {
  return patterns.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0] ?? null;
}

/** What each name means: by the lexicon, else by its values where it stands more than once. */
function rolesOf(fields: readonly Field[]): Map<string, Role> {
  const groups = Map.groupBy(fields, ({ name }) => name);
  const roles = new Map<string, Role>();
  for (const name of groups.keys()) {
    const role = roleOfName(name);
    if (role) roles.set(name, role);
  }
  // `Article 1: AB-100` beside `Description: Soap` is its number.
  const things = [...groups].filter(([name]) => roles.get(name) === 'description');
  const numbered = things.filter(([, own]) => own.every(({ value }) => isNumber(value)));
  if (things.length === 2 && numbered.length === 1 && ![...roles.values()].includes('article'))
    roles.set(numbered[0]![0], 'article');
  const isTaken = (role: Role) => [...roles.values()].includes(role);
  for (const [name, own] of groups) {
    if (roles.has(name) || own.length < leastRepeated) continue;
    const texts = own.map(({ value }) => value.map(({ text }) => text).join(' '));
    const role = shapes.find(([role, fits]) => !isTaken(role) && texts.every(fits))?.[0];
    if (role) roles.set(name, role);
  }
  return roles;
}
const leastRepeated = 2;

function isNumber(value: readonly Word[]): boolean {
  return value.length === 1 && isNumberOfArticle(value[0]!.text);
}

const shapes: readonly (readonly [Role, (text: string) => boolean])[] = [
  ['quantity', (text) => /^[1-9]\d{0,5}$/.test(text)],
  ['unit', isBodyUnit],
  // `325.00` at a name that nobody knows is an amount.
  ['article', (text) => /^(?=.*\d)[\p{L}\d./-]{3,}$/u.test(text) && !/^\d+[.,]\d{2}$/.test(text)],
  ['description', (text) => /\p{L}{3}/u.test(text) && !/[@]|^\+?\d/.test(text)],
];
