/** Months, as they are written behind days in nine languages; `set`, `out` and `mag` are goods more often. */
const months =
  'jan(?:uar[yi]?|v(?:ier|\\.)?)?|f[eé]b(?:ruar[yi]?)?|févr(?:ier)?|mar(?:ch|s|zo|ço|ts)?|märz?|maart|mrt|mars|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mei|maj|mayo|maggio|maio|jun[ei]?|juin|junio|junho|giu(?:gno)?|jul[yi]?|juil(?:let)?|julio|julho|lug(?:lio)?|aug(?:ust|ustus)?|août|ago(?:sto)?|sep(?:t(?:ember|embre|iembre)?)?|set(?:embro|tembre)|o[ck]t(?:ober|obre|ubre)?|ott(?:obre)?|outubro|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embro)?|déc(?:embre)?|dic(?:iembre|embre)?|ene(?:ro)?|gen(?:naio)?|fev(?:ereiro)?|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia';

/** Months that are goods in another language: `10 lug nuts`, `6 gen sets`. */
const goods = 'mars?|marts|marca|gen|ago|lug';

/**
 * A day and its month: `3 November`, `4 Dec for the shutdown`, `12 mars 2027`. What is goods elsewhere is a month only
 * with a year, an end or a mark behind it: `12 Mars bars`.
 */
export const dayOfMonth = `(?:[12]?\\d|3[01])\\.? ?(?:(?!(?:${goods})(?!\\p{L}))(?:${months})(?!\\p{L})|(?:${months})(?!\\p{L})(?=\\.? ?(?:$|[\\n\\r.,;:)]|\\d{4}(?!\\d))))`;
