/** In nine languages: where the note stands, what it is called, and who says so. */
const below = whole(
  'below|underneath|beneath|further down',
  's\\. ?u\\.|unten|darunter|(?:unten)?stehend\\p{L}*|nachstehend\\p{L}*|nachfolgend\\p{L}*',
  'hieronder|onderaan|onderstaand\\p{L}*|zie onder',
  'ci[- ]dessous|ci[- ]après|plus bas|en dessous',
  'abajo|debajo|a continuación',
  'qui sotto|sotto|sottostant[ei]|di seguito|in calce',
  'abaixo|a seguir|em baixo',
  'poniżej|niżej|pod spodem|poniższ\\p{L}+',
  'nedenfor|nedenunder|nedenstående|herunder|forneden',
);
const notes = words(
  'notes?|corrections?|remarks?|comments?|changes?|amendments?|edits?|adjustments?|mark-?ups?',
  'anmerkung\\p{L}*|hinweis\\p{L}*|korrektur\\p{L}*|änderung\\p{L}*|kommentar\\p{L}*|bemerkung\\p{L}*|notiz\\p{L}*|ergänzung\\p{L}*|anpassung\\p{L}*|änderungsw[uü]nsch\\p{L}*',
  'opmerking\\p{L}*|correcties?|wijziging\\p{L}*|aanpassing\\p{L}*|notities?|aantekening\\p{L}*|aanvulling\\p{L}*',
  'remarques?|modifications?|commentaires?|observations?|changements?|annotations?|rectifications?',
  'notas?|corrección|correcciones|cambios?|comentarios?|observaci(?:ón|ones)|modificaci(?:ón|ones)|anotaci(?:ón|ones)',
  'not[ae]|correzion[ei]|modific(?:a|he)|comment[oi]|osservazion[ei]|annotazion[ei]|variazion[ei]|rettific(?:a|he)',
  'correç(?:ão|ões)|alteraç(?:ão|ões)|comentários?|observaç(?:ão|ões)|anotaç(?:ão|ões)|modificaç(?:ão|ões)',
  'uwag\\p{L}*|popraw(?:k\\p{L}+|ek)|zmian\\p{L}*|komentarz\\p{L}*|notat(?:k\\p{L}+|ek)|korekt\\p{L}*|adnotacj\\p{L}+|dopisk\\p{L}+',
  'bemærkning\\p{L}*|rettelse\\p{L}*|ændring\\p{L}*|kommentar(?:er|erne)?|noter?|notat(?:et)?|tilføjelse\\p{L}*',
);
const says = words(
  'says|writes|wrote|asks|explains|points out',
  'schreibt|sagt|geschrieben hat|bittet|wünscht',
  'schrijft|zegt|vraagt|aangeeft|schreef',
  "écrit|demande|précise|indique|comme (?:le |l[’'])?(?:\\p{L}+ )?dit",
  'escribe|dice|pide|indica|comenta',
  'scrive|chiede|precisa|segnala',
  'escreve|diz|pede',
  'pisze|prosi|napisał\\p{L}*|pisał\\p{L}*',
  'skriver|siger|beder|skrev',
);
const mails = words(
  'e-?mails?|mails?|messages?|nachricht(?:en)?|bericht(?:en|je)?|mailtje|courriels?|correos?|mensajes?|messagg[io]|mensage(?:m|ns)|wiadomoś(?:ć|ci)|maila|besked(?:en)?',
);
/** "See below", "please book it that way". */
const looks = words(
  'see|siehe|sieh|zie|voir|voyez|ver|vea|véase|vedi|vedere|veja|vide|patrz|zob|zobacz|se (?:\\p{L}+ ){0,4}?(?:nedenfor|herunder|nedenstående)',
  'that way|accordingly|like that|so|dementsprechend|entsprechend|zo|dienovereenkomstig|ainsi|en conséquence|así|en consecuencia|così|di conseguenza|assim|em conformidade|w ten sposób|tak proszę|proszę tak|odpowiednio|sådan|således',
);
/** Somebody of the house that is written to: "your remarks below", "Ihre Anmerkungen unten". */
const yours =
  '(?:your|yours|ihre[nmrs]?|eure[nmrs]?|deine[nmrs]?|uw|jullie|jouw|je|votre|vos|ton|tes|su|sus|tus?|vuestr[oa]s?|vostr[aeio]|suo[i]?|sue|suoi|tu[ao]i?|seus?|suas?|vossos?|vossas?|teus?|tuas?|państwa|pana|pani|wasz\\p{L}*|twoj\\p{L}*|jeres|dine?|dit|deres)';
const isYours = new RegExp(
  `(?<!\\p{L})${yours}\\s+(?:\\p{L}+\\s+){0,2}?(?:${notes}|${mails})(?!\\p{L})|(?<!\\p{L})(?:${notes}|${mails})\\s+(?:państwa|pana|pani|wasz\\p{L}*)(?!\\p{L})|(?<!\\p{L})(?:from|by) you(?!\\p{L})|(?<!\\p{L})(?:von (?:ihnen|euch|dir)|van (?:u|jou|jullie)|de (?:votre|ta) part|as you (?:say|said|wrote|write))(?!\\p{L})`,
  'iu',
);
/** "Ray's note", "the remarks of our foreman", "from Henk", "Marcus' corrections", "von meinem Bauleiter". */
const someone = new RegExp(
  `\\p{L}['’]s?\\s+(?:\\p{L}+\\s+){0,2}?(?:${notes}|${mails})(?!\\p{L})|(?<!\\p{L})(?:${notes}|${mails})\\s+(?:\\p{L}+\\s+)?(?:from|by|of|von|vom|unsere[rs]|meine[rs]|des|der|van|de|d['’]|du|del|de la|di|da|do|dell['’]|dello|della|dal|dall['’]|dalla|od|kierowni\\p{L}+|szef\\p{L}+|kolegi|koleżanki|majstra|fra)\\s*\\p{L}{2}|(?<!\\p{L})(?:${says})(?!\\p{L})`,
  'iu',
);
/** "I agree with Colette" */
const agrees =
  /(?<!\p{L})(?:agree with|einverstanden mit|einig mit|akkoord met|eens met|d[’']accord avec|de acuerdo con|d[’']accordo con|de acordo com|zgadza\p{L}+ się z|enig med)\s+\p{L}{2}/iu;
/** "Patrick's": a name with the ending of a genitive right before the note; "Henriks rettelser", "Peters Anmerkungen". */
const named =
  /(?<!\p{L})\p{Lu}\p{Ll}+s\s+(?:[Nn]ote|[Bb]em|[Rr]ett|Ændr|[Kk]omm|[Nn]ota|Anm|Korr|Änd|Hinw|Erg|Notiz|[Oo]pm|[Cc]orr|[Ww]ijz|[Aa]anp)\p{L}*|(?<!\p{L})(?:from|von|van|de|di|da|od|fra)\s+\p{Lu}\p{L}+/u;
const anyNote = new RegExp(`(?<!\\p{L})(?:${notes})(?!\\p{L})`, 'iu');
const anyMail = new RegExp(`(?<!\\p{L})(?:${mails})(?!\\p{L})`, 'iu');
const anySays = new RegExp(`(?<!\\p{L})(?:${says})(?!\\p{L})`, 'iu');
const anyLooks = new RegExp(`(?<!\\p{L})(?:${looks})(?!\\p{L})`, 'iu');

/** What a sentence of a letter says of what stands below it. */
export interface PointerBelow {
  /** That it changes something; else only that it is there to be read. */
  isOfChanges: boolean;
  /** That somebody else wrote it, who is no reader of the letter. */
  isOfSomeone: boolean;
  /** It says "below"; else it ends with a colon, and points at the next line. */
  isBelow: boolean;
}

/** Whether a sentence points at somebody's note below it: "see Ray's note below", "mit den Anmerkungen vom Meister:". */
export function pointsBelow(sentence: string): PointerBelow | null {
  const isBelow = below.test(sentence);
  const isOfSomeone = [someone, named, agrees].some((words) => words.test(sentence));
  if ((!isBelow && !/[:：]\s*$/.test(sentence)) || isYours.test(sentence)) return null;
  const isTold = isBelow && isOfSomeone && (anySays.test(sentence) || anyLooks.test(sentence));
  if (anyNote.test(sentence) || isTold) return { isOfChanges: true, isOfSomeone, isBelow };
  const isPlain = isBelow && (anyMail.test(sentence) || anyLooks.test(sentence));
  return isPlain ? { isOfChanges: false, isOfSomeone, isBelow } : null;
}

/** The sentences of a text in which lines are broken anywhere; a blank line ends one. */
export function sentencesOfText(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?:;])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function words(...languages: string[]): string {
  return languages.join('|');
}

function whole(...languages: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words(...languages)})(?!\\p{L})`, 'iu');
}
