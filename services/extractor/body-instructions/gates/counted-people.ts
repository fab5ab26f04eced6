/** Whether a text has numbers, and all of them count people. */
export function countsPeople(text: string): boolean {
  const others = withoutPeople(text);
  return others !== text && !/\d/.test(others) && !conditional.test(others);
}

/** A text without the people that it counts. */
export function withoutPeople(text: string): string {
  return text.replace(people, ' ');
}

/** A text without its clauses that only count people: "…, the wedding has gone up from 140 to 190 guests". */
export function withoutCountedPeople(text: string): string {
  return text
    .split(/(?<=[,;–])\s/u)
    .filter((clause) => !countsPeople(clause))
    .join(' ');
}

const people =
  /(?:(?<!\p{L})(?:from|von|van|de|da|z|fra)\s)?(?<![\d.,])\d{1,4}(?: (?:to|auf|bis|naar|tot|à|a|al|para|na|do|til) \d{1,4})? (?:guests?|people|persons|gäste\p{L}?|personen|leute|teilnehmer|gasten|mensen|deelnemers|invités|personnes|convives|invitados|personas|comensales|ospiti|invitati|persone|convidados|pessoas|gości|osób|uczestników|gæster|personer|deltagere)(?![\p{L}’'-])/giu;
/** "If we are 200 people" */
const conditional =
  /(?<!\p{L})(?:if|unless|when|per|each|for|wenn|falls|sofern|pro|für|je|als|indien|voor|si|s[’'] ?il|par|pour|por|para|cada|se|per|ogni|caso|jeśli|jeżeli|na|dla|hvis|pr|til)(?!\p{L})/iu;
