import { stems } from '../words/patterns.ts';

/** Right before a number: it is that of an order before this one: "the old order", "replaces the order". */
const ofFormer =
  /(?<!\p{L})(?:old|former|previous|earlier|first|last|alte[nrms]?|frühere[nrms]?|vorherige[nrms]?|vorige[nrms]?|bisherige[nrms]?|letzte[nrms]?|erste[nrms]?|oude|vorige|eerdere|vroegere|laatste|ancien(?:ne)?|précédente?|dernière?|antigu[oa]|anterior|viej[oa]|último|última|vecchi[oa]|precedente|ultim[oa]|antig[oa]|star[aey]\p{L}*|poprzedni\p{L}*|ostatni\p{L}*|gamle|tidligere|forrige)(?:\s+[^\s\d,.;:]+){1,3}\s+$/iu;
const replacing =
  /(?<!\p{L})(?:replaces?|replacing|supersedes?|ersetzt|löst|vervangt|remplace|annule et remplace|sustituye(?: a)?|reemplaza(?: a)?|sostituisce|substitui|zastępuje|erstatter)(?:\s+[^\s\d,.;:]+){0,4}\s+$/iu;
/** Right behind a number: the order that bears it is none any more. */
const isGone = stems(
  'void|cancel|obsolete|superseded|outdated|withdrawn|no longer|not valid|invalid|settled',
  'hinfällig|überholt|storn|ungültig|erledigt|gegenstandslos|zurückgezogen|veraltet|nicht mehr',
  'vervallen|geannul|ongeldig|achterhaald|ingetrokken|(?:geldt )?niet meer',
  "caduque|annul|nulle|périmé|n['’]est plus|plus valable|sans objet",
  'anulad|cancelad|sin efecto|caducad|ya no|annullat|superat|nullo|non (?:è )?più|anulada|sem efeito|já não',
  'nieważn|anulowan|nieaktualn|już nie|annuller|bortfald|ugyldig|ikke længere',
);
const nearWords = 5;

/** Whether a sentence names a number as that of an order before this one, or of one that is void. */
export function isOfFormerOrder(text: string, number: string): boolean {
  const at = text.indexOf(number);
  const before = text.slice(0, at);
  const behind = text.slice(at + number.length).split(/[,;:.(]/, 1)[0]!;
  const near = behind.trim().split(/\s+/).slice(0, nearWords).join(' ');
  return ofFormer.test(before) || replacing.test(before) || isGone.test(near);
}
