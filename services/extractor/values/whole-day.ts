/** `20-03-2026 Order 7074`: a whole day stands in no street and in no name. */
export function holdsDay(text: string): boolean {
  return wholeDay.test(text);
}
const wholeDay =
  /(?<![\d./-])(?:\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2}|(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2})(?!\d)/u;
