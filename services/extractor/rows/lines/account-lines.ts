import { anyOf } from '../../lexicon/word-patterns.ts';

const account = new RegExp(
  `^${anyOf(({ accounts }) => accounts)}\\.?(?:\\s(?:code|no|nr|num|number|n[°º]|#)\\.?)?\\s?[:#]?\\s+(?:\\p{Lu}{1,3}[- ]?)?\\d[\\p{L}\\d./-]*(?:\\s[\\p{Lu}\\d./-]*\\d[\\p{L}\\d./-]*)*(?:\\s\\(?\\d{1,3}(?:[.,]\\d+)?\\s?%\\)?)?$`,
  'iu',
);

/** `100 1111 5110 410 0412`: fund, function, object. The numbers of goods have shorter groups: `0 12345 67890 5`. */
const codedAccount = /^\d{3,4}(?: \d{3,5}){3,}$/;

/** `ACCT A1110-501-07-2000`, `Kostenstelle 4711`: on which account of theirs the buyer puts a line. */
export function isAccountLine(text: string): boolean {
  return account.test(text.trim()) || codedAccount.test(text.trim());
}
