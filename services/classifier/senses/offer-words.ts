// How prices are asked for, in nine languages: alternations of whole words.

/** Who has it made by somebody else. */
export const elsewhere =
  'another|elsewhere|other suppliers?|ander\\p{L}*|autres?|concurr\\p{L}*|otr[oa]s?|altr[oaie]|outr[oa]s?|inn(?:y|ego|ej|ym)|anden|andre|andetsteds';
