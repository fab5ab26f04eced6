import { numberWords, units } from '@orderloom/orders/goods-units.ts';
import { dayOfMonth } from '@orderloom/pages/parts/months.ts';

/** "12 x gloves", "4x cream", "WDGT x 10", "tape 50 mm   24x". */
const times =
  /(?:^|\s)[1-9]\d{0,5} ?[x×] ?\p{L}|\p{L}\S* ?[x×] ?\d{1,6}(?:\s|$)|\p{L}{3}\S*\s+\S+.*\s[1-9]\d{0,5} ?[x×]$/iu;
/** "8 x 205/55 R16 Michelin": a size first, and what it is of. */
const timesSize =
  /^(?:[-*•–·▪◦‣]\s*)?[1-9]\d{0,3} ?[x×] (?=\d)[\d/.,-]{2,12}(?: [A-Z]{1,2}\d{1,3})? (?!(?:mm|cm|dm|m|km|kg|g|mg|t|ml|cl|l|x|×)(?!\p{L}))\p{L}{3}/iu;
/** "2x 4711 pls": an article number and how often, and nothing else. */
const timesCode =
  /^(?:[1-9]\d{0,4} ?[x×] ?(?=(?:\S*\d){3})[\p{L}\d][\p{L}\d./_-]{3,}|(?=(?:\S*\d){3})[\p{L}\d][\p{L}\d./_-]{3,} ?[x×] ?[1-9]\d{0,4})(?: (?:pls|please|thanks|thx|bitte|graag|aub|svp|merci|gracias|grazie|obrigad[oa]|proszę|tak)[.!]?)?$/iu;
/** "Qty: 50", "Quantity 2,000 lbs", "Menge: 120 Stk". */
const named =
  /(?:^|[^\p{L}])(?:qty|quantity|how many|menge|anzahl|anz|wie ?viele?|aantal|aant|hoeveel|quantité|qté|combien|cantidad|cant|cuánt[oa]s?|quantità|quanti|q\.?tà|quantidade|qtd|quant[oa]s?|ilość|ile|antal|hvor mange|hours)\s*[.:]{0,2}\s*\d/iu;
/** "paper towels, 20 pcs", "Friet 9mm: 8 doos", "50 unités de". */
const withUnit = new RegExp(
  `(?:^|[\\s:;,(])(?:\\d[\\d.,]{0,8} ?|(?:${numberWords}) )(?:${units})(?![\\p{L}\\d])`,
  'giu',
);
/** "4711;Schraube;500". */
const delimited = /^[^;]{1,60};[^;]{1,120};\s*\d{1,7}(?:[.,]\d+)?\s*(?:;.*)?$/;
/** "(75) tile adhesive": nobody else writes a number like that. */
const bracketed = /^(?:[-*•–·▪◦‣]\s*|\d{1,2}[.)]\s*)?\([1-9]\d{0,4}\)\s\p{L}{3}/u;
const number = /^[€$£]?\d[\d.,]*$/;
const longestLine = 400;
/** Base64 and the like; no word is as long. */
const encoded = /\S{60}/;
const mostLines = 20_000;
const longestListed = 160;

/** How often a text names a thing and a quantity of it: once a line, or as often as a sentence names units. */
export function countLines(text: string): number {
  return countsOfLines(text).reduce((sum, count) => sum + count, 0);
}

/** The same for each line. */
export function countsOfLines(text: string): number[] {
  const lines = text.split('\n', mostLines).map((line) => line.trim());
  return lines.map((line, at) => {
    const found = countIn(line);
    return found === 0 && (isInList(lines, at) || isBelowHeadings(lines, at)) ? 1 : found;
  });
}

/** Rows of two cells and more, one of them a number; things behind or before a number: each beside its like. */
const listForms = [
  (line: string) => {
    const cells = cellsOf(line);
    return cells.length > 1 && cells.some(isCount) && cells.some((cell) => /\p{L}{2}/u.test(cell));
  },
  (line: string) => /^(?:[-*•–·▪◦‣]\s*)?[1-9]\d{0,4} (?!\d)\p{L}{3,}/u.test(line) && !isDayOrPlace(line),
  (line: string) => /^(?:[-*•–·▪◦‣]\s*)?\([1-9]\d{0,4}\) \p{L}{3}/u.test(line),
  (line: string) => /\p{L}{3}.*[ :–-] ?[1-9]\d{0,4}$/u.test(line) && !isDayOrPlace(line),
  (line: string) => /\p{L}{3}.*\s[1-9]\d{0,5} ?[x×]$/iu.test(line),
  // "gloves = 3 n.": a sign and any short word behind the number.
  (line: string) =>
    /\p{L}{3}.*(?:[:=,]|\s[–—-])\s*[1-9]\d{0,4}\s?\p{L}{1,6}\.?$/u.test(line) && !isDayOrPlace(line),
];

function isInList(lines: readonly string[], at: number): boolean {
  return listForms.some(
    (fits) =>
      isShort(lines[at]!) &&
      fits(lines[at]!) &&
      [at - 1, at + 1].some((i) => i in lines && isShort(lines[i]!) && fits(lines[i]!)),
  );
}

/** A table may have one row: "9 | rolls | tape" below as many words or more. */
function isBelowHeadings(lines: readonly string[], at: number): boolean {
  const headings = cellsOf(lines.slice(0, at).findLast((line) => /\p{L}/u.test(line)) ?? '');
  const cells = cellsOf(lines[at]!);
  return (
    isShort(lines[at]!) &&
    cells.length > 2 &&
    headings.length >= cells.length &&
    !headings.some((heading) => /\d/.test(heading)) &&
    cells.some(isCount) &&
    cells.some((cell) => /\p{L}{2}/u.test(cell))
  );
}

function isShort(line: string): boolean {
  return line !== '' && line.length <= longestListed;
}

function isCount(cell: string): boolean {
  return /^[1-9]\d{0,5}$/.test(cell);
}

/** "12 March 2027", "1234 AB Utrecht", "Hauptstr. 5", "Tel. 030 1234", "Failed: 2". */
function isDayOrPlace(line: string): boolean {
  return (
    /(?:^|\s)(?:19|20)\d\d$|^\d{1,2} \p{L}{3,9}\.? \d{4}|@|www\.|(?:^|\s)(?:tel|fax|phone|mob)/iu.test(
      line,
    ) ||
    /^\d{4,5} |^\d{4} [A-Z]{2}(?: |$)/.test(line) ||
    counter.test(line) ||
    /(?:str(?:aße|asse|\.)|weg|laan|straat|street|road|lane|avenue|rue|via|calle|rua|ul\.|vej|gade|box) ?\d+\p{L}?$/iu.test(
      line,
    )
  );
}

/** `Quarantined: 2`, `Verarbeitet: 41`: what a program counts of its own work. */
const counter = new RegExp(
  `^\\W*(?:(?:files?|orders?|rows?|records?|messages?|dateien|datensätze|bestanden|fichiers|archivos|ficheiros|plik[iów]+) )?(?:${[
    'processed|quarantined|failed|failures?|skipped|imported|rejected|warnings?|errors?|succeeded|retried|ignored',
    'verarbeitet|fehlgeschlagen|übersprungen|importiert|abgelehnt|warnungen|fehler|ignoriert|erfolgreich',
    'verwerkt|mislukt|overgeslagen|geïmporteerd|geweigerd|waarschuwingen|fouten|genegeerd',
    'traité[e]?s?|échecs?|échoué[e]?s?|ignoré[e]?s?|importé[e]?s?|rejeté[e]?s?|avertissements?|erreurs?',
    'procesad[oa]s?|fallid[oa]s?|omitid[oa]s?|importad[oa]s?|rechazad[oa]s?|advertencias?|errores',
    'elaborat[oaie]|fallit[oaie]|saltat[oaie]|importat[oaie]|scartat[oaie]|avvisi|errori',
    'processad[oa]s?|falhad[oa]s?|ignorad[oa]s?|rejeitad[oa]s?|avisos|erros',
    'przetworzon[oey]|pominięt[oey]|zaimportowan[oey]|odrzucon[oey]|ostrzeżenia|błęd(?:y|ów)',
    'behandlet|mislykket|mislykkede|sprunget over|importeret|afvist|advarsler|fejl',
  ].join('|')})\\s*[:=]\\s*\\d+$`,
  'iu',
);

function countIn(line: string): number {
  if (!isOrderLine(line)) return 0;
  const named = line.match(withUnit)?.length ?? 0;
  return isTableRow(line.trim()) ? 1 : Math.max(1, named);
}

function isOrderLine(raw: string): boolean {
  const line = raw.trim();
  if (line === '' || line.length > longestLine || encoded.test(line)) return false;
  return (
    times.test(line) ||
    timesCode.test(line) ||
    timesSize.test(line) ||
    named.test(line) ||
    line.search(withUnit) >= 0 ||
    delimited.test(line) ||
    bracketed.test(line) ||
    isTableRow(line)
  );
}

/** Cells apart by tabs, pipes or wide gaps: words in one and numbers in two others. */
function isTableRow(line: string): boolean {
  const cells = cellsOf(line);
  if (cells.length < 3) return false;
  const numbers = cells.filter((cell) => number.test(cell)).length;
  return numbers >= 2 && cells.some((cell) => /\p{L}{2}/u.test(cell));
}

function cellsOf(line: string): string[] {
  const apart = line.split(';').length > 2 ? /\s*;\s*/ : /\t|\s*\|\s*|\s{2,}/;
  return line.split(apart).filter((cell) => cell !== '');
}

/** "12 Bürostühle", "4 V-belts": things without a unit. Behind a number stand as often days, hours and money; a year counts nothing. */
const goods = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?!20[2-4]\\d )(?!${dayOfMonth})[1-9]\\d{0,4} (?!(?:days?|weeks?|months?|years?|hours?|minutes?|people|tage?n?|wochen|monate?n?|jahre?n?|stunden|uhr|personen|euro?s?|dollars?|dagen|weken|maanden|jaar|uur|jours?|semaines?|mois|ans?|heures?|días|semanas|meses|años|horas|giorni|settimane|mesi|anni|ore|dias|anos|dni|tygodni\\p{L}*|miesięcy|lat|godzin\\p{L}*|dage|uger|måneder|år|timer|of|und|and|bis|en|et)(?!\\p{L}{4}))(?:\\p{L}{4,}|\\p{L}-\\p{L}{3,})`,
  'giu',
);

/** "Item: solar panels", without a quantity. */
const namedThing =
  /^\W*(?:items?|products?|articles?|artikel|produkte?|produits?|artículos?|productos?|articol[oi]|prodott[oi]|artigos?|produtos?|artykuł|produkt|towar|varer?) ?:\s*\p{L}/gimu;

/** How many things a text counts or names without a unit; a hint, where lines with units are a sign. */
export function countGoods(text: string): number {
  return (text.match(goods)?.length ?? 0) + (text.match(namedThing)?.length ?? 0);
}
