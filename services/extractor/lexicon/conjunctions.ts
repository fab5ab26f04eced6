/** Words that join two things, in nine languages; parts of expressions. */
export const ands = 'and|und|en|et|y|e|i|og|oraz';
/** Not Dutch `of`, which English has as well. */
export const ors = 'or|oder|ou|o|lub|eller';
/** What goes on behind something that is not meant: `not to the shop but to our store`. */
export const buts = 'but|sondern|maar|mais|sino|ma|bensì|mas|lecz|ale|tylko|men';
