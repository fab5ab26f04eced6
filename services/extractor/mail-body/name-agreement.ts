import { isAnybodys } from '@orderloom/orders/mail-domains.ts';
import { domainName } from '../fields/domains.ts';
import { companyKey } from '../values/company.ts';
import { domainOf } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { isOffice, namesTrade, withoutOffice } from '../values/house-words.ts';
import type { Sender } from './sender.ts';

/** Shorter names stand in too many words. */
const shortestName = 4;
/** Of a word that is cut short in a domain, so many letters tell it: `kueche` of `Küchen`. */
const shortestCut = 4;

/** What the sender's address and name say of the firm, as letters and digits alone; empty at a provider of mail for people. */
export function namesOfSender({ address, name }: Sender): string[] {
  const domain = domainOf(address);
  const ofDomain = isAnybodys(domain) ? '' : domainName(domain);
  const ofName = name.split(/\s*[|(),]\s*|\s+[–—-]\s+/).filter(mayBeHouse);
  return [ofDomain, ...ofName.map(withoutOffice).map(companyKey)].filter((key) => key.length >= shortestName);
}

function mayBeHouse(part: string): boolean {
  const [first = ''] = part.split(' ');
  return part.includes(' ') && !isOffice(part) && (namesTrade(part) || !isGivenName(first));
}

/** How much of a name of the sender's the words make up, 0 to 1: those of `Hartl Küchen` make up `hartlkueche` whole. */
export function agreement(words: readonly string[], name: string): number {
  const forms = words.map(spellings).sort((one, other) => longest(other) - longest(one));
  let left = name;
  let hasWhole = false;
  for (const spelt of forms) {
    const whole = spelt.find((form) => form.length > 1 && left.includes(form));
    const part = whole ?? longestCut(spelt, left);
    if (part === null) continue;
    hasWhole ||= whole !== undefined && whole.length >= shortestPart;
    left = left.replace(part, taken.repeat(part.length));
  }
  return hasWhole ? left.split(taken).length / name.length - 1 / name.length : 0;
}
const taken = '\0';
/** An article or a particle alone agrees with nothing. */
const shortestPart = 3;

/** A word as a domain may spell it: `Bäckerei` is `baeckerei` and `backerei`. */
function spellings(word: string): string[] {
  const bare = (text: string) => foldWord(text).replace(/[^a-z\d]/g, '');
  const umlauts = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => `${letter === 'ä' ? 'a' : letter === 'ö' ? 'o' : 'u'}e`)
    .replace(/ø/g, 'oe')
    .replace(/å/g, 'aa');
  return [...new Set([bare(word), bare(umlauts)])];
}

function longestCut(forms: readonly string[], name: string): string | null {
  const cuts = forms.flatMap((form) =>
    Array.from({ length: Math.max(0, form.length - shortestCut) }, (_, at) =>
      form.slice(0, form.length - 1 - at),
    ),
  );
  return cuts.sort((one, other) => other.length - one.length).find((cut) => name.includes(cut)) ?? null;
}

function longest(forms: readonly string[]): number {
  return Math.max(...forms.map((form) => form.length));
}
