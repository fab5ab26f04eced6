import { monthWord } from '../../mail-body/months.ts';
import { stems, whole } from '../words/patterns.ts';

/** Papers of the supplier: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const papers = [
  'confirmation|acknowledge?ment|invoice|delivery note|offer|quote|quotation|packing slip|website|catalogue',
  'AB|\\p{L}*bestätigung|rechnung|lieferschein|angebot|katalog|webshop',
  '\\p{L}*bevestiging|factuur|pakbon|offerte|catalogus',
  'accusé(?: de réception)?|facture|devis|offre|catalogue|bon de livraison',
  'confirmación|factura|albarán|oferta|presupuesto|catálogo',
  'conferma(?: d[’\\x27]ordine)?|fattura|bolla|offerta|preventivo|catalogo',
  'confirmação|fatura|guia|proposta|orçamento',
  'potwierdzeni\\p{L}*|faktur\\p{L}*|ofer\\p{L}*',
  '\\p{L}*bekræftelse\\p{L}*|faktura\\p{L}*|følgeseddel\\p{L}*|tilbuddet',
].join('|');
/** "On your confirmation", "your confirmation says". */
const otherPapers = whole(
  `(?:on|in|auf|laut|op|volgens|sur|dans|selon|en|según|sull[a’\\x27]|sul|nella|nel|secondo|na|no|segundo|w|według|på|ifølge)\\s?(?:(?:the|your|der|dem|ihrer|ihrem|eurer|de|het|jullie|uw|la|le|l[’\\x27]|votre|su|el|vuestr[oa]|vostr[oa]|[ao]|voss[oa]|waszym|państwa|jeres|den)\\s?){0,2}(?:${papers})`,
  `(?:your|ihre?|eure?|jullie|uw|votre|su|vuestr[oa]|(?:la )?vostr[oa]|(?:a )?voss[oa]|wasze|jeres) (?:${papers}) (?:says?|shows?|has|lists?|sagt|nennt|zeigt|weist|vermeldt|zegt|toont|indique|mentionne|dice|indica|pone|riporta|diz|mówi|siger|viser)`,
);
/** The order is nearly another one, or somebody thinks that it should be. */
const nearly = whole(
  'nearly|almost|fast|beinahe|bijna|presque|failli|casi|por poco|quasi|per poco|quase|por pouco|prawie|o mało|næsten',
  'i say|ich sage|ik zeg|je dis|yo digo|io dico|eu digo|ja mówię|jeg siger',
);
const nextOrder = whole(
  '(?:next|following|future) (?:orders?|delivery)|the order after',
  '(?:nächste[nr]?|kommende[nr]?|spätere[nr]?) (?:bestellung|auftrag|lieferung)',
  '(?:volgende|komende) (?:bestelling|order|levering)',
  '(?:prochaine|future) (?:commande|livraison)|(?:próximo|siguiente) pedido|próxima entrega',
  'prossim[oa] (?:ordine|consegna)|próxima (?:encomenda|entrega)',
  '(?:następn|kolejn|przyszł)\\p{L}* (?:zamówieni\\p{L}*|dostaw\\p{L}*)|(?:næste|kommende) (?:ordre|bestilling|levering)',
);
/** "In June", without its day. */
const inMonth = new RegExp(
  `(?<!\\p{L})(?:in|im|en|em|w|we|au mois de|nel|a)\\s(?:${monthWord}|styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu)(?!\\p{L})(?!\\s\\d)`,
  'iu',
);
/** Goods are cut to a length, and no more of them are wanted. */
const cutsTo = stems(
  'cut(?!\\p{L})|sawn?(?!\\p{L})|zuschn|zugeschn|schneiden|schneidet|ablängen|abgelängt|zersäg|knip|afkort|afzag|zagen(?!\\p{L})|coup(?:er|ez)(?!\\p{L})|découp',
  'cort(?:ar|en|ad|ado|em)(?!\\p{L})|tagli(?:are|ate|ato)(?!\\p{L})|przyci|pociąć|potnij|skær|tilskær',
);
const toLength = /\d\s?(?:mm|cm|m|met(?:er|re)s?|mètres?|metros?|metri|metr[yów]*)(?!\p{L})/iu;
/** "Is it 150 instead of 100?", "do you have 150?": it asks what is so. */
const asksWhether =
  /^\P{L}*(?:is|are|was|were|did|do you (?:have|stock|sell)|have you|why|when|sind|ist|war|waren|haben sie|warum|wieso|zijn|is|hebben jullie|waarom|est-ce|sont-ce|avez-vous|pourquoi|es|son|tienen|por qué|è|sono|avete|perché|são|têm|porquê|czy (?:to|jest|są|macie)|dlaczego|er|har i|hvorfor)(?!\p{L})[^?]*\?\s*$/iu;
/** "Do I really need 20?" */
const doubtsNeed =
  /(?<!\p{L})(?:really|truly|wirklich|tatsächlich|echt|werkelijk|vraiment|de verdad|realmente|davvero|mesmo|naprawdę|rzeczywiście|virkelig)(?!\p{L})[^?]*\?\s*$/iu;
/** "Forget the clamps, what about the fenders?" */
const asksAbout =
  /(?<!\p{L})(?:what|how) about|was ist (?:denn )?mit|wie (?:sieht es|steht es|schaut[’']s) mit|hoe (?:zit|staat) het met|qu[’']en est-il|y qué (?:hay|pasa)|che ne è|e quanto a|e quanto às?|a co z|hvad med(?!\p{L})/iu;
const still = whole(
  'too late|possible|able|ok|okay|all right|möglich|zu spät|mogelijk|te laat|possible|trop tard|posible|tarde|possibile|tardi|possível|tarde|możliwe|za późno|muligt|for sent',
);

/**
 * Whether an amount or a refusal that a sentence tells is of something else than this order: a question what is so, another
 * paper, another time, what nearly was, or a length to cut to.
 */
export function isOfElsewhere(text: string): boolean {
  if ((asksWhether.test(text) && !still.test(text)) || asksAbout.test(text) || doubtsNeed.test(text))
    return true;
  if (cutsTo.test(text) && toLength.test(text)) return true;
  const isThen = text.split(/[,;:–]\s/).some((clause) => /\d/.test(clause) && inMonth.test(clause));
  return isThen || [otherPapers, nearly, nextOrder].some((words) => words.test(text));
}
