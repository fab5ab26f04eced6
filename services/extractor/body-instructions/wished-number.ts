import type { Wish } from './instruction.ts';
import { numberNouns, referenceNouns } from './wordings.ts';

const value = '([\\p{L}\\d][\\p{L}\\d./_-]*\\d[\\p{L}\\d./_-]*)';
const link =
  '(?:\\s*(?:is|ist|lautet|now|new|to|auf|naar|wordt|est|:|=|as|als|comme|für|for|nu|en|#|should be|muss heißen|moet zijn|doit être|be|dit|instead|the|die|de|het|le|la|à utiliser|zu verwenden|te gebruiken|correct|richtig))*\\s*';
const number = new RegExp(`(?<!\\p{L})${numberNouns}${link}${value}`, 'iu');
const reference = new RegExp(`(?<!\\p{L})${referenceNouns}${link}[„"“']?${value}`, 'iu');
/** A number that only says which order is meant. */
const sets =
  /(?<!\p{L})(?:use|quote|state|mention|put|print|show|change|new|correct(?:ed)?|instead|replace|should be|is now|verwenden|angeben|anzugeben|vermerken|neue[rns]?|richtige[rn]?|korrekte[rn]?|lautet|ändern|statt|vermelden|gebruik\p{L}*|nieuwe?|juiste|correcte|wijzig\p{L}*|in plaats van|utilis\p{L}*|indiqu\p{L}*|mention\p{L}*|nouveau|nouvelle|corriger|remplac\p{L}*|au lieu)(?!\p{L})/iu;

/** The number or reference that a sentence gives the order. */
export function wishedNumber(text: string): Wish | null {
  if (!sets.test(text)) return null;
  const order = number.exec(text)?.[1];
  if (order !== undefined) return { kind: 'orderNumber', number: order.replace(/[./-]+$/, '') };
  const named = reference.exec(text);
  return named ? { kind: 'reference', text: named[0].replace(/[.,;]+$/, '') } : null;
}
