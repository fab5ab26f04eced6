import type { DraftRow } from '../../draft.ts';
import { findTargets } from '../goods/find-targets.ts';
import { withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { stems, whole } from '../words/patterns.ts';
import { lineNumbers } from '../words/wordings.ts';
import { doubles, halves, moreOrLess } from '../words/words-of-amounts.ts';
import { byMistake, declines } from '../words/words-of-refusal.ts';
import { cancels, changes } from '../words/words-of-wishes.ts';
import { deviates } from './deviations.ts';
import { mayAlter } from './topics.ts';

/** Somebody is pleased, or thanks: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const feels = stems(
  'went down (?:well|a storm|a treat)|compliment|pleasure|happy|pleased|satisf|glad|great|love|excellent|delighted|impressed|brilliant|fantastic|lovely|nice|good to (?:see|hear|know)|thank|hope',
  'zufrieden|begeister|schön|freu|super(?!\\p{L})|klasse|toll(?!\\p{L})|(?<=^|ist |war |alles |lief |echt )prima(?!\\p{L})|gut, dass|dank|hoff|gefallen',
  'leuk|gezellig|genoegen|tevreden|blij|fijn|mooi|goed dat|geweldig|bedankt|dank|hoop|enthousiast',
  "content|satisf|ravi|enchanté|heureu|c[’']est bien|plaisir|excellent|merci (?:encore|beaucoup|pour)|espér|espère|bonne nouvelle",
  'placer|content[oa]|satisf|encantad|alegr|feli[zc]|qué bien|estupend|gracias por|esper[oa]mos? que',
  'content|soddisf|felic|bene che|ottim|grazie (?:ancora |mille )?per|sper[oi]|piac',
  'prazer|content|satisf|feli[zc]|que bom|excelent|obrigad[oa] pel|espero que|gost[aáo]',
  'miło|przyjemn|zadowol|ciesz|świetn|super|dzięk(?:uję|ujemy|i) (?:jeszcze raz )?za|mam nadziej|podoba|dobrze, że',
  'hyggelig|fornøjelse|glad|tilfreds|dejligt|godt at|fint|tak for|håber|begejstr',
);
/** Goods that another order will be about. */
export const otherOrder = stems(
  '(?:separate|another|new|next|extra|own) order|order (?:(?:it|them|that|those|more) )?(?:separately|again|later)',
  '(?:eigene|separate|gesonderte|weitere|neue|extra|nächste)[nrs]? (?:bestellung|auftrag)|(?:separat|gesondert|extra|später|dann) (?:bestellen|ordern)|bestell\\p{L}* (?:wir|ich) (?:dann |später )?(?:separat|gesondert|extra|später)',
  '(?:aparte|nieuwe|losse|volgende|andere) (?:bestelling|order)|bestel\\p{L}* (?:we|wij|ik) (?:dan |later )?(?:apart|los|later)',
  'commande (?:à part|séparée|ultérieure|suivante)|(?:autre|nouvelle|prochaine) commande|commander\\p{L}* (?:à part|séparément|plus tard)',
  '(?:otro|nuevo|próximo) pedido|pedido (?:aparte|separado|nuevo)|pedir\\p{L}* (?:aparte|más adelante)',
  '(?:altro|nuovo|prossimo) ordine|ordine (?:a parte|separato|nuovo)|ordiner\\p{L}* (?:a parte|più avanti)',
  '(?:outra|nova|próxima) encomenda|encomenda (?:à parte|separada|nova)',
  '(?:osobn|oddzieln|now|kolejn|następn|inn)\\p{L}+ zamówieni|zamówi\\p{L}* (?:osobno|oddzielnie|później)',
  '(?:særskilt|separat|ny|anden|egen|næste) (?:ordre|bestilling)|bestil\\p{L}* (?:vi|jeg) (?:så )?(?:separat|særskilt|senere)',
);
/** Who writes, or his colleagues, is away or there again, and how he is reached. */
const people = stems(
  '(?:out of|in|back in|to|at) (?:the |my )?(?:office|desk)|on (?:holiday|leave|vacation|the road)|reach me|ring me|call me|my colleagues?',
  'im büro|im urlaub|in urlaub|im haus|unterwegs|erreich|rückfrage|meine? kolleg|elternzeit|homeoffice',
  'op kantoor|vakantie|vrij(?!\\p{L})|bereikbaar|mijn collega|onderweg|bij vragen|onduidelijk',
  'au bureau|en congé|en vacances|joignable|mes? coll[èe]gue|en déplacement|pour toute question',
  'en la oficina|de vacaciones|disponible|mis? compañer|localizable|alguna (?:pregunta|duda)',
  'in ufficio|in ferie|raggiungibil|(?:il|i) miei? collegh?i|per (?:qualsiasi|ogni) (?:domanda|dubbio)',
  'no escritório|de férias|contactável|os? meus? colegas?|disponível',
  'biur|na urlopie|urlop|dostępn|dzwoni|moi kole|w razie pytań',
  'på kontoret|på ferie|træffes|kan fanges|mine? kolleg|ved spørgsmål',
);
/** How it goes where the writer is. */
const busy = stems(
  'busy|swamped|snowed under|hectic|rushed off|viel(?: \\p{L}+)? (?:los|zu tun|arbeit)|drunter und drüber|stressig|hektisch|turbulent|druk(?!\\p{L})|gekkenhuis|hectisch',
  'débordé|beaucoup de travail|très occupé|a tope|much[ao] (?:trabajo|lío)|liados|hasta arriba|sommers[io]|molto (?:lavoro|da fare)|di corsa|ocupad|muito trabalho|dużo pracy|zapracowan|zabiegan|gorąc\\p{L}+ okres|travlt|travle',
);
/** "Otra vez": what is said once more, and no other thing. */
const onceMore =
  /(?<!\p{L})(?:otra vez|de nuevo|once again|encore une fois|une autre fois|ancora una volta|un[’']altra volta|mais uma vez|outra vez|noch einmal|nochmals?|ein anderes mal|nog een keer|nogmaals|een andere keer|jeszcze raz|innym razem|en anden gang|another time|some other time)(?!\p{L})/giu;
/** Somebody is asked for something, or does not want it. */
const wants = whole(
  [
    "please|pls|kindly|(?:could|can|would|will) you|need|want|not|n[’']t|never|without|no longer|but|instead|only|until i|before you",
    'bitte|bitten|könn(?:en|ten|t) (?:sie|ihr)|kannst|brauch\\p{L}*|benötig\\p{L}*|nicht|kein\\p{L}*|ohne|aber|sondern|statt|nur|erst|bevor',
    'graag|gelieve|kun(?:t|nen) (?:u|jullie|je)|wilt u|nodig|niet|geen|zonder|maar|alleen|pas|voordat',
    'merci de|veuillez|p(?:ou|ourr)[vr]?i?ez|besoin|faut|pas|plus de|sans|mais|seulement|avant de|avant que|svp',
    'por favor|pueden|podrían|necesit\\p{L}*|no|sin|pero|solo|sólo|antes de|hasta que',
    'per favore|potete|potreste|vi (?:chied|preg)\\p{L}*|serv\\p{L}*|non|senza|ma|però|solo|prima di',
    'podem|poderiam|precis\\p{L}*|não|sem|mas|só|antes de',
    'prosz\\p{L}*|prosimy|potrzeb\\p{L}*|nie|bez|ale|tylko|zanim',
    'venligst|bedes|kan i|brug for|ikke|uden|men|kun|inden i',
  ].join('|'),
);

/**
 * Whether a sentence is pleased with goods, announces another order, or tells who is away and how he is reached: it
 * wants nothing of this one.
 */
export function isChat(text: string, rows: readonly DraftRow[]): boolean {
  const plain = withoutPlainNumbers(text).replace(onceMore, ' ').replace(/\s+/g, ' ');
  if (lineNumbers.test(plain)) return false;
  if (busy.test(plain))
    return !/\d/.test(plain) && ![wants, cancels, changes, declines].some((words) => words.test(plain));
  const rest = findTargets(plain, rows)?.rest ?? plain;
  if (/\d/.test(rest)) return false;
  if (otherOrder.test(rest)) return !asksFor.test(rest);
  // "Two boxes more of the tape would be great."
  if (deviates(rest) || doubles.test(rest) || halves.test(rest)) return false;
  if (mayAlter(rest, false) || (rest !== plain && moreOrLess.test(rest))) return false;
  if (people.test(rest) && rest === plain)
    return ![delivered, cancels, changes, declines].some((words) => words.test(rest));
  return (
    feels.test(rest) && ![wants, cancels, changes, declines, byMistake].some((words) => words.test(rest))
  );
}
const asksFor = whole(
  'please|could you|can you|bitte|könn(?:en|ten) sie|graag|kunt u|merci de|veuillez|pouvez|por favor|pueden|per favore|potete|proszę|prosimy|podem|venligst|bedes',
);
/** "Please call me before you deliver" wants something of the delivery. */
const delivered = stems(
  'deliver|ship|send|dispatch|liefer|versand|verschick|schick|lever|verstu|stuur|livr|expédi|envo[iy]|entreg|env[ií]|consegn|spedi|dostaw|dostarcz|wys[ył]|afsend',
);
