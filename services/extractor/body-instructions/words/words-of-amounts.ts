import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { whole } from './patterns.ts';

/** At the end of what stands before a number: it is the one that is printed, and not the one that is wanted. */
export const formerly =
  /(?<!\p{L})(?:instead of|rather than|in place of|not|than|(?:an)?statt|anstelle von|nicht?|nit|keine?|als|in plaats van|i\.?p\.?v\.?|niet|geen|au lieu d(?:es?|u)|à la place d(?:es?|u)|non(?: pas)?|pas|(?<=[,;] (?:y )?| y )no|en (?:vez|lugar) de|sino que|invece di|anziché|em vez de|do que|não|zamiast|nie|niż|i stedet for|ikke|end)(?:\s+(?:the|den|der|die|de|het|les?|los|las|di|do|as|os|printed|gedruckten|gedrukte|said))?(?:\s+(?:printed|quantity|just|nur|only|(?:auf)?ge(?:führten|nannten|druckten)|angegebenen|bestellten|vermelde|genoemde|bestelde|aangegeven|ordered|stated|listed|shown|given|commandée?s|indiquée?s|prévue?s|pedid[ao]s|indicad[ao]s|impres[ao]s|ordinat[ie]|indicat[ie]|previst[ie]|encomendad[ao]s|zamówionych|podanych|bestilte|anførte))?\s+$/iu;
/** Behind a number that is the former one: "from 20 to". */
export const turnsInto = /^(?:\s*\p{L}{1,8}\.?)?\s+(?:to|auf|naar|op|à|a|na|til|para)\s+\d/iu;

/** At the end of what stands before a number: "up to", "make it". */
export const endsUpTo = new RegExp(`${inAnyLanguage('upTo').source}\\s*$`, 'iu');

export const doubles = whole(
  '(?:2|two|dwa|twee|deux|dos|due|dois|to) ?(?:times|razy|keer|maal|fois|veces|volte|vezes|gange|mal) (?:as (?:many|much)|więcej|tyle|zo ?veel|plus|más|tant|so viele|så mange)|(?:el|il|o|das) (?:doble|doppio|dobro|doppelte)|doubled?|(?:want|need)(?:s|ed)? doubling|twice|verdoppel\\p{L}*|doppelt\\p{L}*|verdubbel\\p{L}*|dubbel\\p{L}*|doubl(?:er|ez)|deux fois|dobl(?:ar|en|ad)|duplic\\p{L}+|raddoppi\\p{L}+|dobr(?:ar|em)|dupliqu\\p{L}+|podw\\p{L}+|fordobl\\p{L}*|duplicar\\p{L}*|duplíqu\\p{L}+|dobbelt\\p{L}*',
);
export const trebles = whole(
  'treble|triple|three times as (?:many|much)|verdreifach\\p{L}*|dreimal so viele|verdriedubbel\\p{L}*|drie keer zoveel|tripl(?:er|ez)|trois fois plus|triplicar\\p{L}*|tripl[iy]\\p{L}+|triplicat\\p{L}*|potr[oó]\\p{L}+|tredobl\\p{L}*',
);
export const halves = whole(
  '(?:nur|bloß)(?: noch)? die hälfte|only (?:want |need |take )?half|half of (?:that|it|them)|que la moitié|(?:slechts|maar|alleen) de helft|s[oó]lo la mitad|solo la metà|só metade|tylko połow\\p{L}+|kun halvdelen|halve|half(?: of)? (?:the|our|that|those|them)(?:\\s+\\S+){0,6}?\\s+(?:will do|(?:is|are) (?:enough|plenty)|suffices?)|(?:genügt|reicht|genügen|reichen)(?: \\p{L}+)? (?:auch )?die hälfte|die hälfte (?:\\S+ ){0,6}?(?:genügt|reicht|tut es)|de helft (?:\\S+ ){0,6}?(?:is genoeg|volstaat|is voldoende)|(?:volstaat|is) de helft|la moitié (?:\\S+ ){0,6}?(?:suffi\\p{L}+)|suffit la moitié|(?:basta|bastará|es suficiente) (?:con )?la mitad|la mitad (?:\\S+ ){0,6}?basta|(?:basta|è sufficiente) la metà|la metà (?:\\S+ ){0,6}?basta|(?:basta|chega)(?:-nos)? (?:a )?metade|metade (?:\\S+ ){0,6}?(?:chega|basta)|wystarczy (?:\\S+ )?połowa|połowa (?:\\S+ ){0,6}?wystarczy|halvdelen (?:\\S+ ){0,6}?(?:er nok|rækker)|in half|by half|halbier\\p{L}*|auf die hälfte|halveer\\p{L}*|halveren|tot de helft|de moitié|a la mitad|alla metà|dimezz\\p{L}+|(?:a|para) metade|o połowę|do połowy|halver\\p{L}*|til det halve|gehalveerd|(?:diviser|divisez) par deux|en la mitad|na metade',
);

/** "17 fenders because more boats come" are no 17 more. */
const because =
  '(?:because|since|weil|denn|omdat|want|parce|car|puisque|porque|pues|perché|poiché|pois|bo|ponieważ|gdyż|fordi|da(?= (?:der|flere|mehr)\\s))\\s';
const near = `\\d(?:\\s+(?!${because})\\p{L}[\\p{L}.-]*){0,3}\\s+`;
/** So many beside those that are printed: "15 more", "15 Stück mehr", "15 de plus". */
export const moreThan = new RegExp(
  `${near}(?:more|extra|mehr|zusätzlich|meer|de plus|en plus|supplémentaires?|más|(?:in |di )?più|a mais|więcej|flere|mere|ekstra)(?!\\p{L})|(?<!\\p{L})(?:another|add|(?!r?ajout[^.;]*(?:au total|en tout))r?ajout\\p{L}+|añad\\p{L}+|aggiung\\p{L}+|acrescent\\p{L}+|dodaj\\p{L}*|tilføj|further|extra|additional|weitere|zusätzlich\\p{L}*|otr[oa]s|outr[oa]s|altr[ie]|aggiuntiv[ie]|adicionales|adicionais|kolejnych|dodatkow\\p{L}+|ekstra|yderligere) \\d|(?<!\\p{L})(?:noch|nog|encore|jeszcze) [^.;:]{0,20}\\d[^.;:]{0,60}(?:dazu|drauf|hinzu|obendrauf|bij|erbij|de plus|en plus|więcej)(?!\\p{L})`,
  'iu',
);
export const fewerThan = new RegExp(
  `${near}(?:fewer|less|weniger|minder|(?:de |en )?moins|menos|(?:in |di )?meno|a menos|mniej|færre|mindre|(?:van af|eraf)(?=\\s*(?:[.,;:!?()–]|$)))(?!\\p{L})`,
  'iu',
);

/** What is so, or will be: "it is 35", "es werden 35", "son 35". */
export const states = whole(
  "meant|had in mind(?= \\d)|(?:manage|make do|get by) with|it['’]?s|it is|that['’]?s|that is|they are|we are at|is|are|now|ought to|right|correct|becomes?|goes|will be|needed|required|wanted|up to|down to|to|rather|want(?:s|ed)?|like|take|have|get|send|order|read|says|count|will do|enough|sufficient|suffices?|need",
  'gemeint|meint\\p{L}*|auskommen|kommen (?:wir|ich)(?: \\p{L}+){0,2} aus|wird|werden|sind|wären|ist|nun|jetzt|neu|richtig|korrekt|hätten|nehmen|bekommen|auf|lieber|gern\\p{L}*|schicken|steig\\p{L}*|sink\\p{L}*|muss|müssen|soll\\p{L}*|will|möchte|korrektur|kommen wir hin|langen(?= \\d)|langt|reichen|reicht|genügen|genügt|gehör(?:en|t)|brauchen|lautet|lauten|draus|daraus|mach|macht|machen',
  'bedoel\\p{L}*|geworden|redden (?:we|wij) het|(?:kunnen|komen) (?:we|wij) (?:\\p{L}+ )?toe|wordt|worden|zijn|dat is|nu|juist|klopt|willen|wil|nemen|krijgen|gaat|naar|liever|graag|doe|maak|mogen|genoeg|volsta\\p{L}*|hoort|horen|nodig|luidt|luiden',
  "voulai[st] dire|pensai[st] à(?= \\d)|(?:est|sommes|sont) (?:à|passée?s? à)|est(?= \\d)|devien\\p{L}+|passe\\p{L}*|sont|c[’']est|ce sera|maintenant|prenons|voulons|comptez|comptons|à|monte\\p{L}*|descend\\p{L}*|plutôt|exact|bon|correct\\p{L}*|lire|lisez|soit(?= \\d)|finalement|veut|veulent|souhait\\p{L}+|faudra\\p{L}*|faut|suffi\\p{L}*|besoin",
  'quer[íi]a\\p{L}* (?:decir|poner)|tendría\\p{L}* que (?:decir|poner|ser)|(?:hemos )?pasad?[oa]?(?:mos)? a|intendev\\p{L}*|vole\\p{L}+ (?:dire|scrivere)|(?:siamo )?(?:passati|arrivati) a|ci va|sean|nos (?:arreglamos|apañamos)|son|es|será\\p{L}*|pasan?(?: a)?|ahora|queremos|quedan?|suben?|bajan?|mejor|deben?|bastan?|bastarán?|necesitamos|sono|bastano|basta|servono|va scritto|vanno scritti|è|saranno|diventa\\p{L}*|passa\\p{L}*|ora|vogliamo|sal(?:e|gono)|scend\\p{L}+|meglio|dev\\p{L}+',
  'queria\\p{L}* (?:dizer|pôr)|pass(?:ou|aram|ámos) (?:a|para)|miał[oay]? być|chodził\\p{L}*|(?:jeg|vi) mente|mente|skulle (?:der )?(?:stå|være)|antallet|sejam|são|é|serão|passam?|agora|queremos|ficam?|sobem?|descem?|antes|são|chegam|bastam|precisamos|wystarcz\\p{L}*|potrzebujemy|będzie|będą|jest|są|ma być|to|teraz|chcemy|zmienia\\p{L}*|rośnie|spada|raczej|powinno|er|bliver|nu|skal|vil have|tager|stiger|falder|hellere|nok|bruge|giv',
);

/** When it was so, and is not any more. */
export const longAgo = whole(
  'last (?:time|week|month|year|order)|back then|a year ago',
  'letzte[ns]? (?:mal|woche|monat|jahr)|beim letzten mal|im (?:vorjahr|vormonat)|voriges jahr|vergangene\\p{L}* (?:woche|jahr|monat)|damals',
  'vorige (?:keer|week|maand)|vorig jaar|de vorige|laatste keer|afgelopen (?:week|jaar|maand)|verleden jaar',
  "la dernière fois|la semaine dernière|le mois dernier|l[’']an(?:née)? derni(?:er|ère)|l[’']année passée",
  "la última vez|la semana pasada|el (?:mes|año) pasado|l[’']ultima volta|la (?:settimana|volta) scorsa|l[’']anno scorso|il mese scorso",
  'da última vez|na semana passada|no (?:mês|ano) passado|ostatnio|w zeszłym (?:tygodniu|roku|miesiącu)|w ubiegłym roku|sidst|sidste (?:gang|uge|måned|år)',
);

/** What may stand right behind a number that counts goods which are not named beside it. */
export const besideNumbers =
  /^(?:[,.;:!?)]|→|->|=>|(?:on|in|where|which|should|ought|must|is|are|instead|rather|please|now|the|not|than|as|printed|and|of|bitte|statt|anstatt|auf|im|sollte\p{L}*|müss\p{L}+|muss|sein|heißen|lesen|und|nicht|als|nehmen|reichen|schicken|steht|stehen|moet\p{L}*|op|graag|zijn|worden|niet|geen|dan|staat|au|du|doit|sur|svp|et|pas|imprim\p{L}*|debe\p{L}*|poner|en|y|no|deve\p{L}*|leggete|invece|e|non|em|ler|não|powinno|zamiast|a|nie|ma|skal|i|og|ikke|der|står|there|pcs|pieces?|units?|st(?:ück|k|uks)?|pièces?|uds?|unidades|pz|pezzi|un|szt)(?!\p{L})|$)/iu;

/** More or fewer than is printed, and nobody says how many. */
export const moreOrLess = whole(
  'more|fewer|less|mehr|weniger|meer|minder|plus|moins|más|menos|(?:in )?più|meno|mais|więcej|mniej|flere|færre',
);

/** A number beside these is no other quantity of the order: parts that come first, packs, what is in stock, what it costs. */
const otherwiseCounted = whole(
  'in advance|first|beforehand|urgent\\p{L}*|(?:boxes|packs|bags|bundles|batches|lots|sets) of \\d+|\\d (?:deliveries|shipments|goes)|per (?:box|pack|pallet)|(?:in|our|on) (?:hand|stock)|stock|(?:are|is|were|am) down to|left over|costs?|how much|quote|offer|samples?|defect\\p{L}*|broken|damaged|faulty|beschädigt\\p{L}*|kaputt\\p{L}*|beschadigd\\p{L}*|cass[ée]e?s|abîmée?s?|endommagée?s?|rot[oa]s|dañad[oa]s?|rott[ei]|danneggiat[eaio]|partid[oa]s ao|danificad[oa]s?|uszkodzon\\p{L}+|beskadiget|ødelagt',
  'vorab|vorweg|zuerst|eilig|dringend|zu je|je \\d+|kartons zu (?:je )?\\d|pro (?:karton|palette)|lager\\p{L}*|kost(?:en|et)|angebot|muster|defekt\\p{L}*|\\d (?:\\p{L}*lieferung\\p{L}*|sendungen|tranchen|etappen)',
  'vooruit|eerst|alvast|haast|per (?:doos|pallet)|(?:dozen|zakken) van \\d+|voorraad|kost(?:en)?|offerte|monsters?|kapot|\\d (?:leveringen|keer|zendingen)',
  "en avance|d[’']abord|urgent\\p{L}*|par (?:carton|palette)|cartons de \\d+|stock|co[ûu]t\\p{L}*|combien|devis|échantillons?|\\d (?:livraisons|fois|envois)",
  'por adelantado|primero|urgent\\p{L}*|cajas de \\d+|por caja|cuesta\\p{L}*|cuánto|muestras?|in anticipo|prima|scatole da \\d+|costan\\p{L}*|quanto|scorta|campion\\p{L}*|\\d (?:entregas|envíos|veces)|\\d (?:consegne|spedizioni|volte)',
  'adiantad\\p{L}+|primeiro|caixas de \\d+|custa\\p{L}*|amostras?|najpierw|pilne|ile|kosztuj\\p{L}*|próbk\\p{L}+|først|haster|på lager|koster|prøver?|\\d (?:entregas|vezes)|\\d (?:dostawach|partiach)|\\d (?:leveringer|omgange)',
);

/** So many of those that are ordered, where nothing says that no more are needed: "only 10 are urgent". */
export const onlySome = whole(
  'only|nur|lediglich|alleen|slechts|seulement|sólo|solo|solamente|soltanto|solamente|apenas|só|somente|tylko|kun(?! (?:je|jij|u|jullie)(?!\\p{L}))',
);
const needs = whole(
  "need(?:s|ed)?|want(?:s|ed)?|require[sd]?|brauch\\p{L}*|benötig\\p{L}*|reich\\p{L}*|nodig|hoeven|besoin|faut|faudra\\p{L}*|suffi\\p{L}*|necesit\\p{L}*|bast\\p{L}*|serv\\p{L}*|bisogn\\p{L}*|precis\\p{L}*|cheg\\p{L}*|potrzeb\\p{L}*|wystarcz\\p{L}*|brug\\p{L}*|graag|bitte|please|por favor|per favore|svp|s[’']il|merci de|veuillez|prosz\\p{L}*|prosimy|venligst|tak|vogli\\p{L}*|vorrem\\p{L}*|quer\\p{L}*|voul\\p{L}*|vil have|send|schick\\p{L}*|liefer\\p{L}*|stuur|lever\\p{L}*|env[ií]\\p{L}*|mand\\p{L}*|livr\\p{L}*|envoy\\p{L}*|wysła\\p{L}*",
);

/** Somebody tells how many there are. */
const inStock = whole(
  'in (?:stock|hand|the (?:warehouse|store))|left over|(?:still )?have \\d+(?: \\S+){1,4} left',
  '(?:am|auf|im) lager|vorrätig',
  'op voorraad|in (?:het )?magazijn',
  'en stock|en réserve|il nous (?:en )?reste',
  'en (?:el )?almacén|nos quedan?|tenemos (?:todavía|aún)|todavía tenemos|aún tenemos',
  'in magazzino|ci (?:restano|rimangono)|abbiamo ancora|ancora abbiamo',
  'em armazém|em stock|ainda temos|temos ainda|na magazynie|w magazynie|mamy jeszcze|på lager|har (?:stadig|endnu)',
);

/** Whether a sentence tells how many there are, and asks for nothing. */
export function tellsStock(text: string): boolean {
  return inStock.test(text);
}

/** Whether a number beside a line counts something else than how many are wanted; "only 10" does where nobody asks for them. */
export function countsOtherwise(text: string, isAsked = false): boolean {
  const isSome = onlySome.test(text) && !needs.test(text) && !isAsked;
  return otherwiseCounted.test(text) || inStock.test(text) || isSome;
}
