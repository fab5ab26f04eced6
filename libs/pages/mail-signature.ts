/** How letters end, in nine languages. */
const closings = [
  '(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) )*(?:regards|wishes)|best|sincerely(?: yours)?|yours (?:faithfully|sincerely|truly)|(?:many |kind )?thanks?(?: you)?(?: so much| very much| in advance| again)?(?: and (?:best |kind )?regards)?|thx|cheers|br|rgds',
  '(?:mit )?(?:freundliche[nm]?|beste[nm]?|viele[n]?|liebe[n]?|herzliche[n]?|schöne[n]?|sonnige[n]?) (?:gr(?:u|ü|ue)(?:ß|ss)(?:e|en)?)|mfg|vg|lg|(?:danke und )?gru(?:ß|ss)|hochachtungsvoll|(?:vielen |besten |herzlichen )?dank(?: im voraus)?|danke(?: und (?:gru(?:ß|ss)|viele grüße))?',
  '(?:met )?(?:(?:zeer )?(?:vriendelijke|hartelijke|beste|vr\\.?) )?(?:groet(?:en|jes)?)|mvg|m\\.v\\.g\\.?|hoogachtend|(?:alvast )?(?:bedankt|dank)(?: en groet(?:en)?)?',
  "(?:bien |très )?cordialement|(?:(?:sincères|meilleures|cordiales) )?salutations(?: distinguées)?|bien à vous|merci(?: d['’]avance| beaucoup)?(?: et bonne journée)?|bonne (?:journée|réception)|veuillez agréer.*",
  '(?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|atentamente|(?:muchas )?gracias(?: y saludos| de antemano)?|reciban un .*',
  '(?:(?:cordiali|distinti|cari|un cordiale|i migliori) )?salut[io]|cordialmente|(?:mille )?grazie(?: mille| e (?:buona giornata|cordiali saluti|saluti))?|in fede',
  '(?:com os )?(?:melhores )?cumprimentos|atenciosamente|atentamente|(?:muito )?obrigad[oa](?: desde já)?|saudações(?: cordiais)?|abraço',
  '(?:serdecznie )?pozdrawiam(?: serdecznie)?|z (?:poważaniem|wyrazami szacunku)|(?:serdeczne )?pozdrowienia|dziękuj(?:ę|emy)(?: i pozdrawiam| z góry)?',
  '(?:med )?(?:venlig|de bedste|mange|bedste) hilsen(?:er)?|(?:de )?(?:bedste|mange|venlige|kærlige) hilsner|mvh|hilsen|(?:på )?forhånd tak|(?:mange )?tak(?: på forhånd)?',
];
const closing = new RegExp(
  `^(?:${closings.join('|')})\\s*[,.!–-]*(?:\\s+(?:\\p{Lu}\\p{L}*\\.?[ -]?){1,3})?$`,
  'iu',
);
const delimiter = /^(?:--|—|_{5,}|-{5,})\s*$/;
/** What phones put below a mail. */
const sentFrom =
  /^(?:sent from (?:my|outlook|mail)|get outlook for|(?:von meinem|gesendet (?:von|mit))|verstuurd vanaf|verzonden vanaf|envoyé (?:de|depuis)|enviado desde|inviato da|enviado do|wysłane z|sendt fra)\b/i;
const longestClosing = 60;

/** A mail's own text in two: what it says, and the signature that begins with how it ends. */
export interface SignedText {
  message: string;
  /** From the closing on; empty when none is found. */
  signature: string;
}

/** Cuts the text at the first line, after the first one, that is nothing but a closing or a signature's delimiter. */
export function splitSignature(text: string): SignedText {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const at = lines.findIndex((line, i) => i > first && endsMessage(line.trim()));
  if (at < 0) return { message: text, signature: '' };
  return { message: lines.slice(0, at).join('\n').trimEnd(), signature: lines.slice(at).join('\n').trim() };
}

function endsMessage(line: string): boolean {
  if (line.length > longestClosing) return false;
  return delimiter.test(line) || sentFrom.test(line) || closing.test(line);
}
