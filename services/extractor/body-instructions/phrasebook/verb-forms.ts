/** Each stem with each ending, between commas: "annuler, annulez, …". */
export function ended(stems: string, endings: string): string {
  return listed(stems)
    .flatMap((stem) => listed(endings).map((ending) => joined(stem, ending)))
    .join(', ');
}

/** A phrase whose words may also be typed in haste: "supprime" for "supprimé". */
export function bareWithin(phrase: string): string {
  return phrase.replaceAll(/\[[^\]]*\]|\([^)]*\)|[^\s!]+/gu, (token) => {
    const inner = token.replaceAll(/^[[(]|[\])]$/gu, '');
    const choices = inner.split('|');
    const all = [...new Set(choices.flatMap((choice) => [choice, bare(choice)]))];
    if (all.length === choices.length) return token;
    return token.startsWith('[') ? `[${all.join('|')}]` : `(${all.join('|')})`;
  });
}

/** Every list of a book's words, the bare letters too. */
export function wordsBareToo(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([name, list]) => [name, bareListed(list)]));
}

export function bareListed(list: string): string {
  return [...new Set(listed(list).flatMap((phrase) => [phrase, bare(phrase)]))].join(', ');
}

/** "mettre ~ de côté" takes its ending at the mark. */
function joined(stem: string, ending: string): string {
  return stem.includes('~') ? stem.replace('~', ending) : stem + ending;
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0302\u0308\u0327]/gu, '')
    .normalize('NFC');
}

function listed(list: string): string[] {
  return list.split(',').map((each) => each.trim());
}
