import { asksOfOrder } from '../talk/requests.ts';
import { stems, whole } from '../words/patterns.ts';
import { lineNumbers } from '../words/wordings.ts';
import { longAgo } from '../words/words-of-amounts.ts';

/** Somebody had goods in mind: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const considered = whole(
  [
    'thought (?:about|of)|thinking (?:about|of)|consider(?:ed|ing)|toy(?:ed|ing)? with|wonder(?:ed|ing)? (?:about|whether|if)|debated|tempted by|(?:nearly|almost) (?:ordered|added)|in mind|(?:had )?(?:planned|meant|intended|wanted) (?:on|to(?! be \\d))',
    'nachgedacht|gedacht|geliebäugelt|überlegt\\p{L}*|erwogen|erwägung|vorgehabt|(?:fast|beinahe) (?:\\S+ ){1,8}bestellt',
    'nagedacht|overwogen|overwegen|overwogen|getwijfeld|twijfel\\p{L}*|dachten|bijna (?:\\S+ ){1,8}besteld',
    'pens(?:é|ions|ais)|envisag(?:é|ions|eons|eait)|songé|songions|hésité|hésitions|failli',
    'pens(?:amos|ábamos|ado|aba|é)|barajamos|barajado|planteado|planteamos|valorado|valoramos|considerado|consideramos',
    'pensat[oa]|pensavamo|valutat[oa]|considerat[oa]|meditat[oa]|esitat[oa]',
    'pens(?:ámos|amos|ado|ávamos|ei)|ponder(?:ámos|amos|ado|ei)|considerámos|hesitámos',
    'myśle(?:liśmy|liśmy)|myślał\\p{L}*|zastanawia\\p{L}*|rozważa\\p{L}*|waha(?:liśmy|łam|łem)',
    'tænkte|tænkt|overvejede|overvejet|overvejer',
  ].join('|'),
);
/** It comes to nothing now. */
const putOff = whole(
  [
    'another (?:day|time|order)|some other time|later|next time|for now|not now|not yet|leave (?:it|that|them)|left it|wait|decided against|skip|hold off|drop(?:ped)? the idea',
    'ein andermal|ein anderes mal|später|nächste[sn]? mal|vorerst|erst ?mal|lassen (?:es|das|wir)|noch nicht|jetzt nicht|dagegen entschieden|doch nicht|warten|verschoben',
    'een andere keer|later|volgende keer|voorlopig|nu niet|nog niet|laten we|bewaren|wachten|toch niet',
    "une autre fois|plus tard|la prochaine fois|pour (?:le moment|l['’]instant)|pas maintenant|on verra|verrons|attend\\p{L}*|renonc\\p{L}+",
    'otra (?:ocasión|vez)|más (?:adelante|tarde)|próxima vez|de momento|por ahora|ahora no|lo dejamos|veremos',
    "un['’]altra volta|più avanti|prossima volta|per (?:ora|adesso|il momento)|lasci\\p{L}+ (?:perdere|stare)|aspett\\p{L}+|vedremo",
    'outra (?:altura|vez|ocasião)|mais tarde|próxima vez|por (?:agora|enquanto)|agora não|logo se vê',
    'innym razem|później|następnym razem|na razie|jeszcze nie|teraz nie|poczeka\\p{L}*|zobaczymy|odłoży\\p{L}*',
    'en anden gang|senere|næste gang|foreløbig|ikke nu|venter (?:vi|jeg)|lader (?:det|vi)',
  ].join('|'),
);
/** It turns what stood before round. */
const turn =
  /(?<!\p{L})(?:but|though|although|however|aber|jedoch|allerdings|echter|mais|cependant|toutefois|pero|aunque|però|porém|lecz|jednak)(?!\p{L})|[,;–-]\s?(?:maar|then|lassen|doch|ma|mas|ale|men|dog)(?!\p{L})/iu;

/** Theirs, and not what is ordered of them. */
const theirs =
  /(?<!\p{L})(?:of yours|belong\p{L}* to you|your (?:empty |old )?(?:pallets?|crates?|boxes|containers?|cages?|trays?|kegs?|drums?)|von (?:ihnen|euch)|ihrer|eurer|van (?:jullie|u)|à vous|de ustedes|suy[oa]s|vuestr[oa]s|vostr[iea]|voss[oa]s|(?:państwa|wasz\p{L}*) (?:\p{L}+ )?(?:palet\p{L}*|skrzy\p{L}*|pojemnik\p{L}*)|jeres (?:\p{L}+ )?(?:paller|kasser|bure))(?!\p{L})/iu;
/** They stand where the writer is. */
const standsHere =
  /(?<!\p{L})(?:stand(?:s|ing)?|sitting|lying|here|in our (?:yard|store|warehouse)|steh(?:en|t)|lieg(?:en|t)|lagern|staan|staat|ligg(?:en|t)|il y a|nous avons|(?:nous |il )reste|hay|tenemos|quedan?|ci sono|c[’']è|abbiamo|temos|há|stoją|stoi|leżą|leży|mamy|står|ligger|har)(?!\p{L})/iu;
/** They shall be fetched, or went back. */
const goesBack = stems(
  'collect(?:ed|ion)?(?!\\p{L})|pick(?:ed)? (?:them |it )?up|tak(?:e|en) (?:them |it )?(?:back|away|with|along)|take them|sent back|return(?:ed|ing)(?!\\p{L})|abgeholt|abholen|mitgenommen|mitnehmen|zurück(?:ge|schick|send|geb)|retour',
  'opgehaald|ophalen|meegenomen|meenemen|mee terug|terug(?:ge|stu|zend)|récupér|reprendre|reprises?(?!\\p{L})|renvoyé|recog(?:er|id|id)|llevar(?:se|los|las)|devol(?:v|u)|devuel|ritir(?:ar|at)|portar(?:seli|sele|li|le) via|restituit|(?:vi )?abbiamo reso',
  'levá-l|levantá|recolh|odebra|zabra|odbioru|odesła|zwróci|hentes?(?!\\p{L})|afhent|tage (?:dem|den) med|returner',
);
/** Goods that came, or that the supplier sent once. */
const cameOnce =
  /(?<!\p{L})(?:you (?:once )?(?:had )?(?:sent|delivered|shipped)|hatten sie|haben sie (?:uns )?(?:mal|einmal|schon)|kregen (?:we|wij)|hebben jullie (?:ons )?(?:een keer|ooit)|(?:nous )?(?:aviez|avez) (?:\p{L}+ )?(?:envoyé|livré|expédié)|nos (?:mandaron|enviaron|llegaron|sirvieron)|avevate (?:\p{L}+ )?(?:mandat|inviat|spedit|consegnat)\p{L}|ci (?:avete|sono arrivat\p{L})|(?:mandaram|enviaram|entregaram)-nos|chegaram-nos|przysz(?:ło|ły|edł|ła)|dotar(?:ło|ły|ł|ła)|przysłali\p{L}*|fik (?:vi|jeg)|modtog (?:vi|jeg)|sendte i)(?!\p{L})/iu;
const settled = stems(
  'sorted|settled|solved|resolved|put right|geklärt|erledigt|gelöst|opgelost|geregeld|réglé|résolu|arregl|solucion|risol[tv]|sistemat|resolv|wyjaśni|załatwi|styr på|ordnet|løst',
);
/** They are used up, or were found. */
const usedUp = stems(
  'turned up|came to light|aufgetaucht|opgedoken|réapparu|aparecid|saltat[aeoi] fuori|sbucat|aparec(?:eu|eram)|znalaz|dukket op|used up|gone already|all gone|ran out|found (?:some|them|one)|aufgebraucht|verbraucht|gefunden|alweer op|opgebruikt|gevonden|épuisé|déjà fini|retrouvé|trouvé|gastado|agotado|encontrad|finit[ei]|esaurit|trovat|acabaram|gast[ao]s|encontr(?:ou|ei|ámos)|zużyli|zużyt|znalaz|znaleźli|brugt op|allerede brugt|fandt|fundet',
);
/** "Two boxes turned up": so many are there, and nobody asks for more. */
export function tellsOfFinds(text: string): boolean {
  return usedUp.test(text);
}

/** What somebody wanted, at another time or of another one. */
const wantedOnce =
  /(?<!\p{L})(?:also wanted|had wanted|wollten?|wilde(?:n)?|voulai(?:t|ent)(?! dire)|voulions(?! dire)|quería(?:n|mos)?(?! (?:decir|poner))|volev(?:a|ano|amo)(?! (?:dire|scrivere))|queria(?:m|mos)?(?! (?:dizer|pôr))|chcia(?:ł|ła|ły|eli|ło)|ville|offered us|owe us|schuld\p{L}* uns|bot uns|bood ons|nous a(?:vez)? (?:proposé|offert)|nous devez|nos ofreció|nos deben|ci ha offerto|ci dovete|ofereceu-nos|zaoferował\p{L}*|tilbød os|skylder os)(?!\p{L})/iu;

/**
 * Whether a sentence tells of goods that were thought of, stand here, came, went back or are somebody else's: then an
 * amount of them is no order, whatever words stand beside it.
 */
export function tellsOfGoods(text: string): boolean {
  if (theirs.test(text) && (standsHere.test(text) || goesBack.test(text))) return true;
  if (considered.test(text) || goesBack.test(text) || cameOnce.test(text)) return true;
  return wantedOnce.test(text) || (usedUp.test(text) && !asksOfOrder(text));
}

/** "I did wonder about 25 metres": somebody had something in mind. */
export function wasThoughtOf(text: string): boolean {
  return considered.test(text);
}

/** "5 reels too, but he has found some": what stands behind turns round an amount that nobody asks for. */
export function isTurnedRound(text: string): boolean {
  const amount = /(?<![\p{L}\d.,])\d/u.exec(text)?.index ?? text.length;
  return turn.test(text.slice(amount)) && !asksOfOrder(text.slice(0, amount));
}

/** "I thought about 80, but 60 is fine": behind the amount the printed one is enough. */
export function isTurnedToPrinted(text: string, amount: number, printed: number | null): boolean {
  const at = text.search(new RegExp(`(?<![\\d.,])${amount}(?!\\d|[.,]\\d)`));
  const behind = at < 0 ? '' : text.slice(at);
  const turned = turn.exec(behind);
  if (printed === null || turned === null) return false;
  const own = new RegExp(`(?<![\\d.,])${printed}(?!\\d|[.,]\\d)(?:\\s+\\S+){0,3}?\\s+${suffices}`, 'iu');
  return own.test(behind.slice(turned.index));
}
/**
 * "Line 2: quantity 400 -> 250" beside a line of 250: the order tells what it has changed itself. Null where that is
 * called a mistake, there or in the sentence behind, so that nobody knows which is meant.
 */
export function isTurnedAlready(
  text: string,
  behind: string,
  amount: number,
  printed: number | null,
): boolean | null {
  if (printed === null) return false;
  const number = (value: number) => `(?<![\\d.,])${value}(?!\\d|[.,]\\d)`;
  const own = new RegExp(`${number(amount)}[^\\d]{1,25}${number(printed)}`, 'u');
  const isArrow = new RegExp(`${number(amount)}${unit}\\s*${arrow}\\s*${number(printed)}`, 'iu').test(text);
  const clauses = text.split(/[,;]\s/u);
  const isTold =
    clauses.every((clause) => turnedOver.test(clause)) && clauses.some((clause) => own.test(clause));
  if ((isTold || isArrow) && (taken.test(text) || taken.test(behind))) return null;
  return isTold;
}

const arrow = '(?:->|=>|→)';
const unit = '(?:\\s?(?!eur|usd|gbp|pln|dkk|zł|kr)\\p{L}{1,10}\\.?)?';
const quantity =
  '(?<!\\p{L})(?:quantity|qty|menge|anzahl|stückzahl|hoeveelheid|aantal|quantité|qté|cantidad|quantità|qtà|quantidade|qtd|ilość|mængde|antal)(?!\\p{L})';
const counted = `\\d{1,9}(?:[.,]\\d{1,3})?${unit}`;
const fromTo = `(?:from|von|van|fra) ${counted} (?:to|auf|naar|til) ${counted}`;
const changed = '(?:changed|geändert|gewijzigd|ændret)';
/** "auf" and "to" alone turn to a price, a day or a house: they tell it only behind "from" and beside "changed". */
const turnedOver = new RegExp(
  `^[^\\d]{0,80}(?:\\d{1,4}[^\\d]{1,30})?${quantity}[^\\d]{0,20}(?:${counted}\\s*${arrow}\\s*${counted}|${fromTo} ${changed}|(?<=${changed} )${fromTo})\\s*[.!]?\\s*$`,
  'iu',
);
/** What was changed should not have been. */
const taken = stems(
  "mistake|(?:was|is) wrong|in error|do not change|don[’']t change|undo|fehler|irrtüml|versehen|falsch|nicht ändern|vergissing|fout(?:je)?(?!\\p{L})|verkeerd|niet wijzigen|erreur|ne pas (?:changer|modifier)|error|equivoc|no cambiar",
  'sbagli|non modificare|erro(?!\\p{L})|engano|não alterar|pomyłk|błąd|błęd|nie zmieniać|fejl|ikke ændre',
);

const suffices =
  '(?:fine|good|ok(?:ay)?|enough|plenty|do|suffices?|reich(?:en|t)|genüg(?:en|t)|passen|passt|genoeg|prima|volsta(?:an|at)|suffi\\p{L}+|bastan?|bastano|chegam?|wystarcz\\p{L}*|nok|rækker|bien|bene|bem|bon|in orde|w porządku|fint)(?!\\p{L})';

/** Whether a sentence is talk of goods and no more: they were thought of and put off, stand ready to be fetched, or came once and that was settled. */
export function isTalkOfGoods(text: string): boolean {
  if (asksOfOrder(text) || lineNumbers.test(text)) return false;
  const at = turn.exec(text)?.index ?? -1;
  const [before, behind] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  if (/\d/.test(behind)) return false;
  if (considered.test(before) && putOff.test(behind)) return true;
  if (theirs.test(text) && standsHere.test(text) && goesBack.test(text)) return true;
  return (
    (cameOnce.test(before) || (longAgo.test(before) && !standsHere.test(before))) && settled.test(behind)
  );
}
