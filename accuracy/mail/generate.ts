import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '../languages.ts';
import { supplier } from '../order/supplier.ts';
import type { MailFamily } from './mail-family.ts';
import { makeMail } from './make-mail.ts';
import { quotedLines } from './quoted.ts';

// Writes mails and a truth.jsonl: node accuracy/mail/generate.ts --out DIR [--set building|learned|held-out] [--each 1] [--seed 1] [--spread 2] [--families a,b]

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    set: { type: 'string', default: 'building' },
    /** Mails of each family and language. */
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    languages: { type: 'string', default: languages.join(',') },
    /** Takes only so many of the languages for each family, for the next family the next ones. */
    spread: { type: 'string' },
    /** Names of families; without it, all of the set. */
    families: { type: 'string' },
  },
});
if (values.out === undefined) throw new Error('--out is missing');
const { families } = (await import(`./${values.set}/families.ts`)) as { families: MailFamily[] };
await mkdir(values.out, { recursive: true });
const named = values.families?.split(',');
const truth: string[] = [];
for (const [at, family] of families.filter(({ name }) => named?.includes(name) ?? true).entries()) {
  for (const language of languagesOf(at)) {
    for (let number = 1; number <= Number(values.each); number++) {
      const { draft, eml } = await makeMail(family, language, values.seed, number);
      const id = `${family.name}-${language}-${number}`;
      await writeFile(path.join(values.out, `${id}.eml`), eml);
      const { category, lines, orders, isChanged, isUnclear, takesOffer, wanted } = draft;
      const quoted = quotedLines(draft);
      const author = draft.inner?.kind === 'forward' ? draft.inner.from : draft.from;
      const isBuyer =
        category === 'purchase_order' && author.company !== supplier.company && !draft.isContactOpen;
      truth.push(
        JSON.stringify({
          id,
          family: family.name,
          set: values.set,
          category,
          language,
          ...(lines && { items: lines }),
          ...(orders && { orders: orders.map(({ number, lines }) => ({ number, items: lines })) }),
          ...(isChanged && { is_changed: true }),
          ...(isUnclear && { is_unclear: true }),
          ...(takesOffer && { takes_offer: true }),
          ...(quoted.length > 0 && { quoted }),
          ...(wanted && {
            wanted: {
              order_number: wanted.number,
              delivery_date: wanted.deliveryDate,
              ...(wanted.shipTo && {
                ship_to: {
                  street: wanted.shipTo.street,
                  postal_code: wanted.shipTo.postalCode,
                  city: wanted.shipTo.city,
                },
              }),
            },
          }),
          ...(isBuyer && { contact: { person: author.contact, email: author.email } }),
        }),
      );
    }
  }
}
await writeFile(path.join(values.out, 'truth.jsonl'), `${truth.join('\n')}\n`);
process.stdout.write(`${truth.length} mails in ${values.out}\n`);

function languagesOf(at: number): Language[] {
  const all = values.languages.split(',') as Language[];
  const count = Number(values.spread ?? all.length);
  return all.map((_, i) => all[(at * count + i) % all.length]!).slice(0, count);
}
