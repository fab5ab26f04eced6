/** The goods of the fourth line of the printed order, and a unit, as people of a language say them. */
const said: Readonly<Record<string, readonly [goods: string, unit: string]>> = {
  en: ['fenders', 'pcs'],
  de: ['Fender', 'Stück'],
  nl: ['stootkussens', 'stuks'],
  fr: ['pare-battages', 'pièces'],
  es: ['defensas', 'unidades'],
  it: ['parabordi', 'pezzi'],
  pt: ['defensas', 'unidades'],
  pl: ['odbijacze', 'szt.'],
  da: ['fendere', 'stk.'],
};

/** A wording of the line of 12 fenders: its new number is 5, and another one 23. */
export function inOrder(wording: string, language: string): string {
  const [goods, unit] = said[language]!;
  return wording
    .replaceAll('{goods}', goods)
    .replaceAll('{unit}', unit)
    .replaceAll('{old}', '12')
    .replaceAll('{new}', '5')
    .replaceAll('{num}', '23');
}
