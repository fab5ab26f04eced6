const address = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** E-mail addresses in a text, in order. */
export function readEmails(text: string): string[] {
  return (text.match(address) ?? []).map((found) => found.replace(/[.-]+$/, ''));
}

/** Mailboxes that take invoices or answer nobody: never the person who ordered. */
export function isMailboxForInvoices(email: string): boolean {
  return /^(?:[\w.-]*(?:invoice|accounts?[._-]?payable|factur|rechnung|fattur|billing)[\w.-]*|ap|no-?reply)@/i.test(
    email,
  );
}

/** The part after the @, lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
