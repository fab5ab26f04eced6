/** True for a year as letters name them: nobody orders 2026 pieces, but 2000. */
export function isYear(text: string): boolean {
  return /^(?:199\d|20(?:0[1-9]|[1-3]\d))$/.test(text);
}
