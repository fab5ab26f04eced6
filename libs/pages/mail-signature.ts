import { postscriptLines } from './mail-postscript.ts';
import { listsGoods, signedAt } from './mail-signed-name.ts';

/** How letters end, in nine languages. */
const closings = [
  '(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) )*(?:regards|wishes)|best|sincerely(?: yours)?|yours (?:faithfully|sincerely|truly)|(?:many |kind )?thanks?(?: you)?(?: so much| very much| in advance| again)?(?: and (?:best |kind )?regards)?|thx|cheers|br|rgds|(?:(?:lots of|much|with) )?love(?: from)?(?=\\s*[,!]|$)',
  '(?:mit )?(?:freundliche[nm]?|beste[nm]?|viele[n]?|liebe[n]?|herzliche[n]?|schöne[n]?|sonnige[n]?) (?:gr(?:u|ü|ue)(?:ß|ss)(?:e|en)?)|mfg|vg|lg|(?:danke und )?gru(?:ß|ss)|hochachtungsvoll|(?:vielen |besten |herzlichen )?dank(?: im voraus)?|alles liebe|herzlichst|danke(?: und (?:gru(?:ß|ss)|viele grüße))?',
  '(?:met )?(?:(?:zeer )?(?:vriendelijke|hartelijke|beste|vr\\.?) )?(?:groet(?:en|jes)?)|liefs|mvg|m\\.v\\.g\\.?|hoogachtend|(?:alvast )?(?:bedankt|dank)(?: en groet(?:en)?)?',
  "(?:bien |très )?cordialement|(?:(?:sincères|meilleures|cordiales) )?salutations(?: distinguées)?|bien à vous|bises|bisous|amitiés|merci(?: d['’]avance| beaucoup)?(?: et bonne journée)?|bonne (?:journée|réception)|veuillez agréer.*",
  '(?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|atentamente|(?:un )?(?:abrazo|beso)s?(?=\\s*,|$)|(?:muchas )?gracias(?: y saludos| de antemano)?|reciban un .*',
  '(?:(?:cordiali|distinti|cari|un cordiale|i migliori) )?salut[io]|un abbraccio|baci|cordialmente|(?:mille )?grazie(?: mille| e (?:buona giornata|cordiali saluti|saluti))?|in fede',
  '(?:com os )?(?:melhores )?cumprimentos|atenciosamente|atentamente|(?:muito )?obrigad[oa](?: desde já)?|saudações(?: cordiais)?|abraço|beijinhos',
  '(?:serdecznie )?pozdrawiam(?: serdecznie)?|z (?:poważaniem|wyrazami szacunku)|(?:serdeczne )?pozdrowienia|buziaki|ściskam|dziękuj(?:ę|emy)(?: i pozdrawiam| z góry)?',
  '(?:med )?(?:venlig|de bedste|mange|bedste) hilsen(?:er)?|(?:de )?(?:bedste|mange|venlige|kærlige) hilsner|mvh|kh|knus|hilsen|(?:på )?forhånd tak|(?:mange )?tak(?: på forhånd)?',
];
const closing = new RegExp(
  `^(?:${closings.join('|')})\\s*[,.!–-]*(?:\\s+(?:\\p{Lu}\\p{L}*\\.?[ -]?){1,3})?$`,
  'iu',
);
const closingAtBegin = new RegExp(`^(?:${closings.join('|')})(?=$|[\\s,.!–-])[\\s,.!–-]*`, 'iu');
/** Words that a closing has: thanks, greetings, wishes for the day. */
const farewells = new Set(
  [
    'regards rgds wishes sincerely faithfully truly cheers thanks thank thx ta best',
    'grüße grüßen grüsse grüssen gruesse gruessen gruß gruss grüßle mfg vg lg bg hochachtungsvoll dank danke bald wochenende',
    'groet groeten groetjes gr grt mvg hoogachtend bedankt dank weekend ziens',
    'cordialement cdt cdlt salutations merci journée bientôt amicalement',
    'saludo saludos sldos atentamente gracias pronto cordialmente abrazo abrazos espera',
    'saluti saluto grazie cordialmente cordialità giornata lavoro presto attesa',
    'cumprimentos cumpts cpts atenciosamente atentamente obrigado obrigada saudações abraço abraços breve',
    'pozdrawiam pozdrawiamy pozdrowienia pozdrowieniami pozdr poważaniem szacunkiem dziękuję dziękujemy dnia',
    'hilsen hilsner mvh vh tak weekend ses',
    'weekend soon',
  ].flatMap((words) => words.split(' ')),
);
/** Wishes that are greetings as well where they stand alone: "Good day". */
const days = new Set('day evening week tag woche dag día'.split(' '));
/** Words that stand beside those in a closing. */
const beside = new Set(
  [
    'with kind kindest best warm warmest many in advance and very much so again have a nice good great lovely all the yours you to speak see for now your help most',
    'mit freundlichen freundliche freundlicher bestem besten beste bester vielen viele vielem lieben liebe liebem herzlichen herzliche herzlichem schönen schöne schönes schönem sonnigen sonnige und im voraus vorab noch einen ein eine bis guten ihnen euch dir aus dem einen kollegialen',
    'met vriendelijke hartelijke beste vr alvast en verder fijne prettige nog een de tot van hartelijk u je jullie voor moeite',
    "bien très sincères meilleures cordiales distinguées à vous d’avance d'avance beaucoup et bonne excellente fin de par mes nos les plus belle réception avec",
    'un cordial cordiales muchas mil y de antemano buen que tenga hasta reciban reciba muy con afectuoso',
    'cordiali distinti cari un cordiale i migliori mille e buona buon a resto in molte tante anticipatamente restiamo vi cordialissimi',
    'com os melhores meus nossos muito desde já um bom bons até resto de antecipadamente e cordiais',
    'serdecznie serdeczne z wyrazami góry i miłego do pozdrowieniem usłyszenia szacunkiem',
    'vi med venlig venlige de bedste mange kærlig kærlige på forhånd god fortsat en ha hav og',
  ].flatMap((words) => words.split(' ')),
);

const delimiter = /^(?:--|—|_{5,}|-{5,})\s*$/;
/** It may also part what a mail says: above a list of goods it ends nothing. */
const rule = /^\s*[_-]{5,}\s*$/;
/** What phones put below a mail. */
const sentFrom =
  /^(?:sent from (?:my|outlook|mail)|get outlook for|(?:von meinem|gesendet (?:von|mit))|verstuurd vanaf|verzonden vanaf|envoyé (?:de|depuis|à partir)|enviad[oa] (?:desde|do|a partir)|inviato da|wysłan[ey] z|sendt fra|skrevet på|escrito [àa] pressa|outlook (?:for|für|voor|pour|para|per|dla|til) (?:android|ios))(?!\p{L})/iu;
const longestClosing = 60;

/** A mail's own text in two: what it says, and the signature that begins with how it ends. */
export interface SignedText {
  message: string;
  /** From the closing on; empty when none is found. */
  signature: string;
  /** What is said in the signature as a postscript; empty when it has none. */
  postscript: string;
}

/**
 * Cuts the text at the first line, after the first one, that is nothing but a closing or a signature's delimiter; where
 * none is known, at a name with ways to reach somebody below it.
 */
export function splitSignature(text: string): SignedText {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const known = lines.findIndex(
    (line, i) =>
      i > first && endsMessage(line.trim()) && !(rule.test(line) && listsGoods(lines.slice(i + 1))),
  );
  const at = known < 0 ? signedAt(lines, first) : lastClosing(lines, known);
  if (at < 0) return { message: text, signature: '', postscript: '' };
  const below = lines.slice(at);
  return {
    message: lines.slice(0, at).join('\n').trimEnd(),
    signature: below.join('\n').trim(),
    postscript: postscriptLines(below)
      .map((index) => below[index])
      .join('\n'),
  };
}

/** Thanks may stand amid a letter: what goes on below them in sentences is closed, or signed, further below. */
function lastClosing(lines: readonly string[], known: number): number {
  let at = known;
  for (let hop = 0; hop < mostThanks; hop += 1) {
    const next = lines.findIndex((line, i) => i > at && line.trim() !== '');
    if (next < 0 || !thanks.test(lines[at]!) || !isSentence(lines[next]!.trim())) return at;
    const later = lines.findIndex((line, i) => i > next && endsMessage(line.trim()));
    if (later < 0) return Math.max(at, signedAt(lines, next));
    at = later;
  }
  return at;
}
/** Nobody thanks more often in one letter. */
const mostThanks = 4;
const thanks =
  /(?<!\p{L})(?:thanks?|thank|thx|danke?|bedankt|merci|gracias|grazie|obrigad[oa]|dziękuj\p{L}+|tak)(?!\p{L})/iu;

/** Neither a name, nor how somebody is reached. */
function isSentence(line: string): boolean {
  const words = line.split(/\s+/);
  return (
    words.length > 3 && /[\p{Ll}\d)][.!?:]$/u.test(line) && words.some((word) => /^\p{Ll}{3,}/u.test(word))
  );
}

function endsMessage(line: string): boolean {
  if (line.length > longestClosing) return false;
  return delimiter.test(line) || isSentFrom(line) || closing.test(line) || isFarewell(line);
}

/** True for a line that is nothing but how letters end. */
export function closesLetter(line: string): boolean {
  return line.length <= longestClosing && (behindClosing(line) === '' || isFarewell(line));
}

/** What stands behind the closing that a text begins with: `Anna Lee` in `Regards, Anna Lee`; null without one. */
export function behindClosing(text: string): string | null {
  const [found] = closingAtBegin.exec(text) ?? [];
  return found === undefined ? null : text.slice(found.length);
}

/** True for what phones and mail programs put below a mail: `Sent from my phone`. */
export function isSentFrom(line: string): boolean {
  return sentFrom.test(line);
}

/** Nothing but words of a farewell, one of them telling. */
function isFarewell(line: string): boolean {
  const words = (line.toLowerCase().match(/[\p{L}’']+/gu) ?? []).map((word) => word.replace(/['’]$/, ''));
  if (words.length === 0 || /\d|[?:]/.test(line)) return false;
  const tells = (word: string) => farewells.has(word) || (words.length > 2 && days.has(word));
  return words.some(tells) && words.every((word) => tells(word) || beside.has(word));
}
