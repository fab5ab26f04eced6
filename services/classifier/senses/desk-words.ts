// What is said about an order at the desk that enters it, and by who has not made up his mind yet, in nine languages:
// alternations of whole words.

/** Who wants it not done, or not twice. */
export const entersNothing =
  'do not|don[’\\x27]?t|never|twice|(?<!(?:wenn|falls) )nicht|doppelt|(?<!(?:indien|als|zo) )niet|dubbel|pas|deux fois|(?<!si )no|dos veces|(?<!se )non|due volte|(?<!se )não|duas vezes|(?<!(?:jeśli|jeżeli) )nie|dwa razy|(?<!hvis )ikke|to gange';

/** One amount in the place of another: "300 instead of 200". */
export const amountInsteadOf =
  '\\d[\\d.,]*(?: [\\p{L}.]+){0,3},? (?:instead of|rather than|(?:an)?statt|in plaats van|i\\.?p\\.?v\\.?|au lieu (?:de|des)|en lugar de|en vez de|invece (?:di|che|dei|delle)|al posto di|anziché|em vez d[eoa]s?|em lugar de|zamiast|i stedet for)(?: (?:the|den|de|les|los|las|i|le|os|as))? \\d';
