import { lineNumbers } from '../words/wordings.ts';

/** The numbers of lines that a text names, and the words that say so. */
export interface NamedLines {
  numbers: number[];
  text: string;
}

/** Behind one line another: "and 4", ", 5", up to which: "-4", "bis 4". */
const another =
  /^(?<sign>\s*(?:,|\/|&|\+|[,;]?\s(?:and|und|en|et|y|e|i|og|sowie|oraz)(?=\s))\s*|(?<upTo>[-–]|\s(?:bis|t\/m|tot en met|through|thru)\s(?:zu )?|\s(?<loose>to|auf|tot|à|a|al|au|até|ao|do|til)\s))(?<number>0*\d{1,3})(?![\d.,/-]*\d)(?!\.?\s*(?:x|×|%|st(?:k|ück|\.)|pcs|pieces|pièces|units?|uni(?:dades|tés|dades)|uds|boxes|stuks|pezzi|pz|peças|szt\p{L}*|stk|mm|cm|m|kg|g|l)(?!\p{L}))(?!\s(?:of|on|for|off|to|bei|von|auf|zu|van|bij|op|aan|à|sur|pour|de|en|in|per|alla|na|em|do|w|z|på|til|af)\s(?:the |der |die |de |het |la |l['’])?(?:lines?|items?|pos|rows?|zeile|regel|lignes?|postes?|l[ií]neas?|righ?[ae]|linhas?|poz|linj)\p{L}*)/iu;
/** Several of them: only then "2 to 4" are three lines, and no number that is changed. */
const several =
  /^(?:lines|items|positions|rows|positionen|zeilen|regels|lijnen|posities|lignes|postes|l[ií]neas|righe|linhas|posições|posiciones|posizioni|partidas|pozycje|linjer(?:ne)?)(?!\p{L})/iu;
/** "Le righe da 2 a 4" */
const fromTo = new RegExp(
  `(?<!\\p{L})${several.source.slice(1)}\\s+(?:da|de|del?|das?|from|von|van|fra|od)\\s+(?:l[ae]\\s+)?(0*\\d{1,3})(?=\\s+(?:to|a|al|à|au|até|do|til|bis|tot|t\\/m)\\s)`,
  'iu',
);
const mostLines = 100;

/** "Line 2", "Pos. 2, 3 und 5", "lignes 2 à 4"; null when a text names none. */
export function namedLines(text: string): NamedLines | null {
  const match = fromTo.exec(text) ?? lineNumbers.exec(text);
  if (!match) return null;
  const numbers = [Number(match[1])];
  let end = match.index + match[0].length;
  for (let next = another.exec(text.slice(end)); next; next = another.exec(text.slice(end))) {
    const { upTo, loose, number } = next.groups!;
    const [from, to] = [numbers.at(-1)!, Number(number)];
    if (loose !== undefined && !(several.test(match[0]) && to > from)) break;
    if (upTo === undefined) numbers.push(to);
    else if (to > from && to - from < mostLines)
      numbers.push(...Array.from({ length: to - from }, (_, i) => from + i + 1));
    else break;
    end += next[0].length;
  }
  return { numbers, text: text.slice(match.index, end) };
}
