import type { ColumnRole } from '../../lexicon/lexicon.ts';

/** Headings of what is there already, beside a column of what is wanted. */
const stockHeading =
  /(?<!\p{L})(?:(?:in|on|current|our|actual) (?:stock|hand|shelf|the shelf)|stock|still (?:there|have)|left(?: over)?|counted|\p{L}*bestand|(?:noch )?(?:vorhanden|da)|gezählt|im regal|(?:auf|am) lager|\p{L}*voorraad|aanwezig|nog over|geteld|reste|restante?s?|présente?s?|compté|en rayon|hay|quedan?|existencias?|recuento|contad[oa]s?|giacenz[ae]|present[ei]|rimanenz[ae]|contat[ie]|a scaffale|existentes?|existências?|restam?|na prateleira|jest|zostało|pozostało|(?:na )?stan(?:ie)?|na regale|policzono|lager(?:et)?|beholdning|på hylden|tilbage|talt|optalt)(?!\p{L})/iu;
/** Headings of what is wanted whose words also begin sentences: they count as a whole cell only. */
const wantHeading =
  /^(?:please (?:send|deliver|supply)|send us|top up|refill|bitte (?:liefern|schicken|senden|bestellen)|graag (?:sturen|leveren|bestellen)|merci d[’']envoyer|(?:por favor )?(?:enviar|envíen)|entregar|inviare|(?:proszę |prosimy )?(?:wysłać|dostarczyć)|send venligst|bedes sendt):?$/iu;
const none = /^(?:0+(?:[.,]0+)?|[-–—/.]*|[x×])$/u;

/** Whether a heading, of which nothing else is known, says how many there are. */
export function headsStock(text: string): boolean {
  return stockHeading.test(text);
}

/** Whether a whole heading asks to send what stands below it. */
export function headsWanted(text: string): boolean {
  return wantHeading.test(text.trim());
}

/** Whether a cell of the column of what is wanted says that nothing is. */
export function wantsNone(text: string): boolean {
  return none.test(text.trim());
}

/** Whether a table tells what is there beside what is wanted: who leaves a cell empty there wants nothing. */
export function isShelfList(
  header: readonly { text: string }[],
  roles: readonly (ColumnRole | null)[],
): boolean {
  const isStock = ({ text }: { text: string }, column: number) =>
    (roles[column] === null || roles[column] === 'ignored') && headsStock(text);
  return roles.includes('quantity') && header.some(isStock);
}
