/** How people are addressed, before their names. */
export const honorific =
  /^(?:(?:di|mag|ing|dipl\.?-?ing)\.? \(fh\)|mrs?|ms|miss|dr|prof|ing|dipl|frau|herrn?|hr|fr|dhr|mevr|mw|de heer|mevrouw|m|mme|mlle|monsieur|madame|sra?|srta|señora?|don|doña|d|dª|sig|sig\.?ra|signora?|dott|dott\.?ssa|geom|rag|(?:eng|arq|dr|sr)\.?[ºª°]|eng|arq|inż|pan|pani|sister|sr|schwester|rev|pastor|father)\.?\s+(?=\p{Lu})/iu;
