import type { Sheet } from '../layout/sheet.ts';
import { namesTrade } from '../values/house-words.ts';
import { beginningName, type Said, saidOn } from './named-houses.ts';
import { isPerson } from './signers.ts';

/** Who writes says so in one of the first lines. */
const firstLines = 4;
const name = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";
const from =
  "(?:from|at|of|with|von der|vom|von|aus|van(?: de| het)?|de la|de los|de l['’]|del|de|du|des|della|dell['’]|dal|dalla|di|da|do|z|ze|fra|hos)(?: |(?<=['’]))";
/** `this is Anna from …`, `hier ist Anna von …`, `ici Anne de la …`, in nine languages. */
const introduction = new RegExp(
  `(?:^|[\\s,.!])(?:this is|it['’]?s|i['’]?m|i am|my name is|hier ist|hier spricht|ich bin|mein name ist|hier|(?:je|u) spreekt met|met|ik ben|ici|c['’]est|je suis|soy|le escribe|les escribe|habla|sono|qui|sou|sou (?:o|a)|aqui(?: é)?(?: o| a)?|fala(?: o| a)?|tu|tutaj|z tej strony|jestem|det er|her er|mit navn er|jeg er) ${name},? ${from}(.{3,60})`,
  'iu',
);
/** `Pete here from …`, `Anna hier von …`. */
const here = new RegExp(`(?:^|[\\s,.!])${name} (?:here|hier|ici|her|aquí|aqui|qui),? ${from}(.{3,60})`, 'iu');

/** Who introduces himself in the first lines, and the firm where its name says what kind it is: `this is Anna from Hofladen Weber`. */
export function introduced(sheets: readonly Sheet[]): { person: Said; firm: Said | null } | null {
  for (const said of saidOn(sheets).slice(0, firstLines)) {
    const [, who, behind] = introduction.exec(said.text) ?? here.exec(said.text) ?? [];
    if (who === undefined || !isPerson(who)) continue;
    const [clause = ''] = behind!.split(/[,.;:!?(]|\s[–—-]\s/u);
    const text = beginningName(clause.trim());
    const isHouse = text.includes(' ') && namesTrade(text);
    return { person: { ...said, text: who }, firm: isHouse ? { ...said, text } : null };
  }
  return null;
}
