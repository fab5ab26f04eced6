import type { Paragraph } from './message-lines.ts';
import { type NamedItem, roleOfName, withoutCount } from './named-fields.ts';

type BodyLine = Paragraph['lines'][number];

/**
 * What web forms send: `Product 1` over what it is, `Quantity 1` over how many, as lines of a field each, `Product 1: Soap`.
 * Empty where no thing and no quantity is called so.
 */
export function stackedFields(paragraphs: readonly Paragraph[]): BodyLine[] {
  const lines = paragraphs.flatMap((paragraph) => paragraph.lines);
  const roles = lines.map(roleOfCounted);
  const fields = lines.flatMap((line, at): BodyLine[] => {
    const value = roles[at + 1] == null ? lines[at + 1] : undefined;
    if (roles[at] === null || value === undefined) return [];
    const label = line.words.map((word, i) =>
      i === line.words.length - 1 ? { ...word, text: `${word.text}:` } : word,
    );
    return [{ ...line, words: [...label, ...value.words] }];
  });
  return roles.includes('quantity') && (roles.includes('description') || roles.includes('article'))
    ? fields
    : [];
}

/** What the name of a field that stands alone on its line means, `Product 1`; null without the number that counts it. */
export function roleOfCounted({ words }: BodyLine): keyof NamedItem | null {
  const text = words.map((word) => word.text).join(' ');
  const name = withoutCount(text.toLowerCase());
  return name === text.toLowerCase() ? null : roleOfName(name);
}
