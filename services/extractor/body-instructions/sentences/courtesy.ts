import type { Word } from '@orderloom/pages/page.ts';

/** "Everything else stays", "sonst bleibt alles gleich", "le reste ne change pas": what nobody wants changed. */
const restStays =
  /(?<!\p{L})(?<rest>(?:everything|all) else|(?:the )?(?:rest|remainder|others)|other(?:wise| lines)|no (?:other|further) changes?|no changes? (?:otherwise|apart)|(?:an)?sonst(?:en)?|alles (?:andere|übrige)|der rest|keine weiteren änderungen|de rest|de andere|verder|overige|alles anders|le reste|tout le reste|(?:pas d['’]|aucun )autres? (?:changement|modification)s?|el resto|(?:todo )?lo demás|il resto|tutto il resto|o resto|tudo o resto|reszta|pozostałe|resten|alt andet)(?!\p{L})(?<behind>[^,.;:\d]*)/iu;
const stays =
  /(?<!\p{L})(?:stays?|remains?|unchanged|fine|right|ok(?:ay)?|same|as (?:printed|is|it is|stated)|needed|we (?:do )?need|brauchen wir|nötig|nodig|nécessaire|il nous (?:le )?faut|necesit\p{L}+|hace falta|serv(?:e|ono)|preciso|precisamos|potrzebn\p{L}+|skal (?:vi )?bruge|stand|maintenu\p{L}*|mantêm-se|mantém-se|valid[eo]\p{L}*|aktualn\p{L}*|gelten|gilt|står ved magt|siguen en pie|no changes?|otherwise|other changes?|further changes?|bleibt|bleiben|gleich|unverändert|wie|passt|stimmt|in ordnung|keine|blijft|blijven|ongewijzigd|zo|klopt|goed|geen|ne change|est bon|inchangée?s?|reste|pareil|autres?|no cambia|igual|sin cambios|no varía|bien|non cambia|uguale|invariato|va bene|resta|não muda|fica|sem alterações|bem|bez zmian|zostaje|się zgadza|uændret|som|passer)(?!\p{L})/iu;

/** "Please keep", "laissez" */
const keepsLead =
  /^\P{L}*(?:(?:please|kindly|and|bitte|und|graag|en|merci de|veuillez|et|por favor|y|per favore|e|proszę|i|venligst|og)\s)*(?:keep|leave|lass\p{L}*(?: sie)?|belassen(?: sie)?|laat|laten|houd|laiss\p{L}+|gard\p{L}+|dej\p{L}+|mant\p{L}+|lasci\p{L}+|deix\p{L}+|pozostaw\p{L}*|zostaw\p{L}*|lad|behold)\s*$/iu;
const includesDate =
  /^(?:including|as well as|also|einschließlich|inklusive|auch|inclusief|ook|y compris|ainsi que|incluid[ao]|también|compres[ao]|anche|incluindo|também|łącznie z|także|inklusive|også)\s[^\d,;:]{0,40}(?:dates?|datum|termin\p{L}*|fecha|data|datę|dato(?:en)?|datą|terminem)\P{L}*$/iu;

/** They say all of it: "no other changes". */
const isWhole = /^(?:other|otherwise|no |keine|pas d|aucun|autres? )/iu;
/** "Please cancel the rest." */
const takesBack =
  /(?<!\p{L})(?:cancel|delete|remove|drop|scrap|storn\p{L}*|streich\p{L}*|lösch\p{L}*|annul\p{L}*|schrap\p{L}*|verwijder\p{L}*|supprim\p{L}*|retir\p{L}*|anul\p{L}*|elimin\p{L}*|cancell\p{L}*|togli\p{L}*|skreśl\p{L}*|usu[nń]\p{L}*|slet\p{L}*|fjern\p{L}*)(?:\s+\p{L}+){0,2}\s*$/iu;

/** A sentence without the courtesy that nothing else changes, where it begins or ends with that. */
export function withoutCourtesy<Text extends { text: string; words: readonly Word[] }>({
  text,
  words,
}: Text) {
  const match = restStays.exec(text);
  if (!match) return { text, words };
  const { rest = '', behind: told = '' } = match.groups!;
  // "Nous devons annuler tout le reste": the noun is no verb.
  const isStill = stays.test(told) || (isWhole.test(rest) && stays.test(rest));
  if (!isStill || takesBack.test(text.slice(0, match.index))) return { text, words };
  const before = text
    .slice(0, match.index)
    .replace(/(?:[\s,;–-]+(?:and|und|en|et|y|e|i|og))?[\s,;–-]*$/iu, '');
  const behind = text.slice(match.index + match[0].length).replace(/^[\s,;.!]+/, '');
  // "Please keep the rest as it is, including the date."
  if (keepsLead.test(before) && (behind === '' || includesDate.test(behind))) return { text: '', words: [] };
  if (before !== '' && behind !== '') return { text, words };
  const count = (some: string) => some.split(/\s+/).filter(Boolean).length;
  return before !== ''
    ? { text: before, words: words.slice(0, count(before)) }
    : { text: behind, words: behind === '' ? [] : words.slice(-count(behind)) };
}
