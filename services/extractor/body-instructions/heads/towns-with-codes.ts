/** British and Irish codes stand behind their towns, with a comma or without one. */
const codeAlone = /^(?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;

/** "C.P. 64000, Monterrey" */
const mexicanCode = /^(?:C\.? ?P\.?|CEP) ?(\d{5}(?:-\d{3})?)$/u;

/** "Austin, TX 78702" */
const stateAndCode = /^[A-Z]{2} \d{5}(?:-\d{4})?$/;

/** "Leeds LS1 4LB" */
export const codeBehind = /\s(?:[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;

/** The pieces of an address, each town with its code. */
export function townsWithCodes(parts: readonly string[]): string[] {
  return parts.flatMap((part, i) => {
    if (codeAlone.test(part) && i > 0) return [];
    const next = parts[i + 1];
    if (mexicanCode.test(parts[i - 1] ?? '')) return [];
    const [, code] = mexicanCode.exec(part) ?? [];
    if (code !== undefined && next !== undefined) return [`${code} ${next}`];
    if (stateAndCode.test(part) && i > 0) return [];
    if (next !== undefined && stateAndCode.test(next)) return [`${part}, ${next}`];
    return [next !== undefined && codeAlone.test(next) ? `${part} ${next}` : part];
  });
}
