/** Key of a product's vector. Languages hold no blank, so the first blank ends the language. */
export function productKey(itemNumber: string, languageCode: string): string {
  return `${languageCode} ${itemNumber}`;
}

/** [item number, language code] */
export function parseProductKey(key: string): [string, string] {
  const end = key.indexOf(' ');
  return [key.slice(end + 1), key.slice(0, end)];
}
