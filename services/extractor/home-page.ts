import type { Sheet } from './layout/sheet.ts';
import { domainOf } from './values/email.ts';

const site = /(?:www\.|https?:\/\/)([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/giu;

/** The host of the one web site that the pages print and that is not ours; null when they print none or several. */
export function findHomePage(sheets: readonly Sheet[], supplierEmail: string | null): string | null {
  const ours = supplierEmail === null ? null : domainOf(supplierEmail);
  const texts = sheets.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) => segments.map(({ text }) => text)),
  );
  const hosts = texts
    .filter((text) => text.includes('.'))
    .flatMap((text) => Array.from(text.matchAll(site), ([, host]) => hostOf(host!)));
  const [host, ...others] = new Set(hosts.filter((each) => each !== ours));
  return host !== undefined && others.length === 0 ? host : null;
}

function hostOf(printed: string): string {
  return printed.toLowerCase().replace(/^www\./, '');
}
