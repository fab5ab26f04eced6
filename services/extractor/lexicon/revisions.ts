/** How a paper says that it replaces an earlier one, as `foldWord` writes it; endings follow a `*`. */
const words = `
  rev revision revised version amended amendment corrected correction updated update changed replacement
  revidiert* geandert* anderung berichtigt* korrigiert* korrektur aktualisiert* fassung
  herzien* herziening gewijzigd* wijziging versie aangepast* correctie
  revise* modifie* modification corrige* rectifie* rectificatif
  revisad* revisao modificad* corregid* rectificad* actualizad* alterad* alteracao corrigid* versao
  revisione rivist* modificat* corrett* rettific* aggiornat* versione
  poprawion* zmienion* korekta aktualizacja wersja rewizja
  rettet rettelse andret aendret aendring revideret opdateret
`;

/** The word, and the number of the revision behind it. */
export const revisionWords = new RegExp(
  `(?<!\\p{L})(?:${words.trim().replaceAll('*', '\\p{L}{0,3}').split(/\s+/).join('|')}|(?<=[\\s_.(-])v(?=\\d))(?!\\p{L})[\\s._:#-]*(?:n[or]?[.\\s]*)?(\\d{1,2}(?!\\d))?`,
  'gu',
);
