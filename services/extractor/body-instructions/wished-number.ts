import type { Wish } from './instruction.ts';
import { numberNouns, referenceNouns } from './wordings.ts';

const value = '([\\p{L}\\d][\\p{L}\\d./_-]*\\d[\\p{L}\\d./_-]*)';
const link =
  '(?:\\s*(?:is|ist|lautet|now|new|to|auf|naar|wordt|est|:|=|as|als|comme|für|for|nu|en|#|should be|muss heißen|moet zijn|doit être|be|dit|instead|should|will be|certo|corrett[oa]|corret[oa]|correct[oa]|juiste|prawidłowy|właściwy|rigtige?|es|è|é|to|er|jest|brzmi|na|the|die|de|het|le|la|à utiliser|zu verwenden|te gebruiken|correct|richtig))*\\s*';
const number = new RegExp(`(?<!\\p{L})${numberNouns}${link}${value}`, 'iu');
const reference = new RegExp(`(?<!\\p{L})${referenceNouns}${link}[„"“']?${value}`, 'iu');
/** A number that only says which order is meant. */
const sets =
  /(?<!\p{L})(?:use|quote|state|mention|put|print|show|change|new|correct(?:ed)?|instead|replace|should be|is now|verwenden|angeben|anzugeben|vermerken|neue[rns]?|richtige[rn]?|korrekte[rn]?|lautet|ändern|statt|vermelden|gebruik\p{L}*|nieuwe?|juiste|correcte|wijzig\p{L}*|in plaats van|wrong|false|falsch|fout|verkeerd|faux|bon|mal|sbagliat\p{L}*|errad[oa]|errat[oa]|certo|correct[oa]|corrett[oa]|us(?:ar|en|ad|e|ate|are|em)|en (?:vez|lugar)|al posto|invece|em vez|uży\p{L}*|zamiast|błędn\p{L}*|prawidłow\p{L}*|brug\p{L}*|forkert|rigtige?|i stedet|quit\p{L}*|nuev[oa]|nuov[oa]|nov[oa]|nowy|nye?t?|utilis\p{L}*|indiqu\p{L}*|mention\p{L}*|nouveau|nouvelle|corriger|remplac\p{L}*|au lieu)(?!\p{L})/iu;

/** The number or reference that a sentence gives the order; 'unclear' when it names two; null when it gives none. */
export function wishedNumber(text: string): Wish | 'unclear' | null {
  if (!sets.test(text)) return null;
  const order = number.exec(text)?.[1]?.replace(/[./-]+$/, '');
  if (order !== undefined) {
    const others = text.match(/[\p{L}\d][\p{L}\d./_-]*\d{3}[\p{L}\d./_-]*/gu) ?? [];
    // Of two numbers one is the former.
    const isOnly = others.every((other) => other.replace(/[./-]+$/, '') === order);
    return isOnly ? { kind: 'orderNumber', number: order } : 'unclear';
  }
  const named = reference.exec(text);
  return named ? { kind: 'reference', text: named[0].replace(/[.,;]+$/, '') } : null;
}
