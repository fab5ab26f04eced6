/** Words that join two things, in nine languages; parts of expressions. */
export const ands = 'and|und|en|et|y|e|i|og|oraz';
/** Not Dutch `of`, which English has as well. */
export const ors = 'or|oder|ou|o|lub|eller';
