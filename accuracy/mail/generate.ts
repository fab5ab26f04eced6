import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '../languages.ts';
import { loadLetters } from './letters/letter.ts';
import { makeLetter } from './letters/make-letter.ts';
import type { MailFamily } from './mail-family.ts';
import { type GeneratedMail, makeMail } from './make-mail.ts';
import { truthOf } from './truth-of.ts';

// Writes mails and a truth.jsonl: node accuracy/mail/generate.ts --out DIR [--set building|learned|held-out|letters] [--each 1] [--seed 1] [--spread 2] [--families a,b]

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
    /** Names of families, or of lots of letters; without it, all of the set. */
    families: { type: 'string' },
  },
});
if (values.out === undefined) throw new Error('--out is missing');
const folder = values.out;
await mkdir(folder, { recursive: true });
const chosen = values.languages.split(',') as Language[];
const named = values.families?.split(',');
const truth: string[] = [];
if (values.set === 'letters') await writeLetters();
else await writeFamilies();
await writeFile(path.join(folder, 'truth.jsonl'), truth.map((line) => `${line}\n`).join(''));
process.stdout.write(`${truth.length} mails in ${folder}\n`);

async function writeFamilies(): Promise<void> {
  const { families } = (await import(`./${values.set}/families.ts`)) as { families: MailFamily[] };
  for (const [at, family] of families.filter(({ name }) => named?.includes(name) ?? true).entries()) {
    for (const language of languagesOf(at)) {
      for (let number = 1; number <= Number(values.each); number++) {
        const mail = await makeMail(family, language, values.seed, number);
        await write(`${family.name}-${language}-${number}`, family.name, language, mail);
      }
    }
  }
}

async function writeLetters(): Promise<void> {
  for (const letter of loadLetters()) {
    const { id, lot, language } = letter;
    if (!chosen.includes(language) || !(named?.includes(lot) ?? true)) continue;
    await write(id, lot, language, await makeLetter(letter));
  }
}

async function write(id: string, family: string, language: Language, mail: GeneratedMail): Promise<void> {
  await writeFile(path.join(folder, `${id}.eml`), mail.eml);
  truth.push(JSON.stringify({ id, family, set: values.set, language, ...truthOf(mail.draft) }));
}

function languagesOf(at: number): Language[] {
  const count = Number(values.spread ?? chosen.length);
  return chosen.map((_, i) => chosen[(at * count + i) % chosen.length]!).slice(0, count);
}
