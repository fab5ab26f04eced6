import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import type { Paragraph } from './message-lines.ts';

type Role = Extract<ColumnRole, 'description' | 'quantity' | 'price' | 'lineTotal' | 'article' | 'unit'>;

/** Names of the fields of an item, in nine languages. */
const names: Record<Role, string> = {
  description:
    'items?|products?|services?|descriptions?|materials?|artikel|produkte?|bezeichnung|omschrijving|articles?|produits?|désignation|artículos?|productos?|descripción|articol[oi]|prodott[oi]|descrizione|artigos?|produtos?|descrição|artykuł|produkt|nazwa|towar|varer?|beskrivelse|goods|what|was|wat|quoi|qué|cosa|(?:o )?quê|co|hvad|thing|ding|ware|benennung|libellé|concepto|denominazione|designação|opis',
  article:
    '(?:item|our|your|their|stock) (?:no|number|code|ref)|art|artikel ?(?:nr|nummer)|article (?:no|number)|part (?:no|number)|sku|code|art(?:ikel)?-?(?:nr|nummer)|artikelnummer|référence|réf|ref|referencia|código|codice|código|referência|indeks|varenr|varenummer',
  quantity:
    'qty|quantity|order qty|hours|units|menge|anzahl|stückzahl|aantal|hoeveelheid|quantités?|qté|cantidad|cant|quantità|qtà|quantidade|qtd|ilość|antal|mængde|how many|count|anz|stück|stk|hoeveel|stuks|combien|nombre|nb|nbre|cuántos?|cuántas?|uds|quanti|quante|pz|quantos|quantas|ile|szt|hvor mange',
  unit: 'unit|uom|einheit|eenheid|unité|unidad|unità|unidade|jednostka|enhed|pack(?:ed|ing|aging)?|gebinde|verpackung|verpakking|condit(?:ionnement)?|emballage|envase|formato|conf(?:ezione)?|imballo|emb(?:alagem)?|opak(?:owanie)?|pakning|emballage',
  price:
    '(?:unit|item|hourly|net)? ?(?:price|rate|cost)|(?:einzel|stück)?preis|(?:stuks)?prijs|prix(?: unitaire)?|precio(?: unitario)?|prezzo(?: unitario)?|preço(?: unitário)?|cena(?: jednostkowa)?|(?:stk)?pris',
  lineTotal:
    '(?:line )?total(?: price| cost| amount)?|gesamt(?:preis|betrag)?|totaal(?:prijs)?|prix total|importe|totale|suma|wartość|i alt',
};
const roles = Object.entries(names) as [Role, string][];
const patterns = roles.map(
  ([role, words]) => [role, new RegExp(`^(?:${words})\\.?\\s*[:=]$`, 'iu')] as const,
);
const bullet = /^(?:\(?\d{1,3}[.)]|[-*•–·])$/;
const longestName = 3;

export type NamedItem = Partial<Record<Role, Word[]>>;

/**
 * Items whose fields stand line by line with their names: "Item: gloves", "Quantity: 25", "Unit price: $120". An item
 * ends where a name comes again; without a quantity or a thing it is none.
 */
export function namedItems({ lines }: Paragraph): {
  items: NamedItem[];
  taken: Set<Paragraph['lines'][number]>;
} {
  const items: NamedItem[] = [];
  const taken = new Set<Paragraph['lines'][number]>();
  for (const line of lines) {
    const field = fieldOf(line.words);
    if (!field) continue;
    if (items.length === 0 || items.at(-1)![field.role]) items.push({});
    items.at(-1)![field.role] = field.value;
    taken.add(line);
  }
  const whole = items.filter((item) => item.quantity && (item.description ?? item.article));
  return whole.length > 0 ? { items: whole, taken } : { items: [], taken: new Set() };
}

function fieldOf(words: readonly Word[]): { role: Role; value: Word[] } | null {
  const start = words[0] && bullet.test(words[0].text) ? 1 : 0;
  for (let length = 1; length <= longestName; length++) {
    const name = words
      .slice(start, start + length)
      .map((word) => word.text)
      .join(' ');
    const role = patterns.find(([, pattern]) => pattern.test(name))?.[0];
    const value = words.slice(start + length);
    if (role && value.length > 0) return { role, value };
  }
  return null;
}
