const legalForm =
  /(?:^|[\s,(])(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|company|l\.?p|plc|gmbh|mbh|ag|kg|kgaa|ohg|ug|se|e\.?\s?k|b\.?v|n\.?v|v\.?o\.?f|s\.?a\.?s?|s\.?a\.?r\.?l|sarl|eurl|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|s\.?n\.?c|lda|ltda|sp\.?\s?z\s?o\.?\s?o|a\/s|aps|ab|oy|as)\.?(?=$|[\s,)•|])/i;
const personLike = /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:[\p{L}]\.?|-|[\p{L}'’.-]{2,})){1,3}$/u;
const offices =
  /\b(?:accounts?|payable|department|dept|purchasing|customer|service|office|team|warehouse|receiving|buchhaltung|einkauf|inkoop|comptabilit)\b/i;

/** True when a line names a legal form: `Ecolab Production LLC`. */
export function hasLegalForm(line: string): boolean {
  return legalForm.test(line);
}

/** True for two to four words that begin with a capital, without legal form, digit or office: perhaps a person. */
export function looksLikePerson(line: string): boolean {
  return personLike.test(line.trim()) && !hasLegalForm(line) && !offices.test(line);
}

/** Letters and digits without legal forms, to tell whether two printed names are one company. */
export function companyKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[\s,]+/)
    .filter((word) => !hasLegalForm(word))
    .join('')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
}
