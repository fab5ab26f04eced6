import { lexicons } from '../../lexicon/languages.ts';
import { type ColumnRole, phrasesOf } from '../../lexicon/lexicon.ts';
import { spellings, tokenise, wordsOf } from '../../lexicon/phrases.ts';
import { ourWords, yourWords } from '../../lexicon/possessives.ts';

type Owner = 'buyer' | 'supplier';

const wordsOfOwner = (owner: Owner): ReadonlySet<string> =>
  new Set(
    lexicons.flatMap(({ numberOwners }) =>
      phrasesOf(numberOwners[owner])
        .flatMap(spellings)
        .map((phrase) => wordsOf(phrase).join(' ')),
    ),
  );
const owners: Readonly<Record<Owner, ReadonlySet<string>>> = {
  buyer: wordsOfOwner('buyer'),
  supplier: wordsOfOwner('supplier'),
};

/** Shorter words begin too many others. */
const shortestHead = 4;
/** What ends a compound of German, Dutch or Danish: `Werfnummer`. */
const numberEnd = /(?:nummer|nr|code|kode|artikel|artnr|ref)$/;
/** `S/Código`, `V/Réf.`, `N/Ref.` */
const possessiveLetter = /^([NSV])\s?\/\s?\p{L}/iu;

/**
 * Whose numbers stand under a heading of several words of which no lexicon has the whole: `Réf. titulaire`,
 * `Værftets nr.`; null when nothing says so, or both are named.
 */
export function numberOwner(heading: string): Owner | null {
  const letter = possessiveLetter.exec(heading)?.[1]?.toUpperCase();
  if (letter) return letter === 'N' ? 'buyer' : 'supplier';
  const words = tokenise(heading).map(({ text }) => text);
  const owner = onlyOne((one) => words.length > 1 && words.some((word) => owners[one].has(word)));
  return owner ?? ownerInCompound(heading);
}

/** `Werfnummer`, `Lieferantencode`: who is named in the one word of a heading. */
export function ownerInCompound(heading: string): Owner | null {
  const words = tokenise(heading).map(({ text }) => text);
  return onlyOne((one) => words.some((word) => isCompound(word, owners[one])));
}

/** `Votre produit`, `Our item`: whose it is by a possessive. */
export function possessiveIn(heading: string): Owner | null {
  const [first] = tokenise(heading).map(({ text }) => text);
  if (first === undefined) return null;
  return ourWords.has(first) ? 'buyer' : yourWords.has(first) ? 'supplier' : null;
}

function onlyOne(isNamed: (owner: Owner) => boolean): Owner | null {
  const named = (['buyer', 'supplier'] as const).filter(isNamed);
  return named.length === 1 ? named[0]! : null;
}

/** The column that holds the numbers of an owner. */
export const columnOfOwner: Readonly<Record<Owner, ColumnRole>> = {
  buyer: 'customerArticle',
  supplier: 'supplierArticle',
};

function isCompound(word: string, of: ReadonlySet<string>): boolean {
  if (!numberEnd.test(word)) return false;
  for (let end = shortestHead; end < word.length; end++) if (of.has(word.slice(0, end))) return true;
  return false;
}
