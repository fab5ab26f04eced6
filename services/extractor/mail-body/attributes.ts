const colours = [
  'red|blue|green|yellow|white|black|gr[ea]y|brown|orange|pink|purple|navy|beige|silver|gold|turquoise',
  '(?:rot|blau|grün|gelb|wei(?:ß|ss)|schwarz|grau|braun|violett)(?:e[nrs]?)?|rosa|lila|silber|türkis',
  'rood|rode|blauwe?|groene?|gele?|geel|witte?|zwarte?|grij(?:s|ze)|bruine?|roze|paarse?|oranje|zilver',
  'rouges?|bleue?s?|verte?s?|jaunes?|blanc(?:he)?s?|noire?s?|grise?s?|marron|violette?s?',
  'roj[oa]s?|azul(?:es)?|verdes?|amarill[oa]s?|blanc[oa]s?|negr[oa]s?|gris(?:es)?|marr[oó]n(?:es)?|morad[oa]s?',
  'ross[oaie]|blu|verdi|giall[oaie]|bianc[oa]|bianch[ie]|ner[oaie]|grigi[oae]?|marrone|arancion[ei]|azzurr[oaie]',
  'vermelh[oa]s?|azuis|amarel[oa]s?|branc[oa]s?|pret[oa]s?|cinz(?:a|ent[oa])s?|castanh[oa]s?|rox[oa]s?',
  '(?:czerwon|niebiesk|zielon|żółt|biał|czarn|szar|brązow|różow|pomarańczow)\\p{L}{1,3}',
  'rød[et]?|blå|grøn(?:ne?|t)?|gul[et]?|hvid[et]?|sorte?|grå|brun[et]?|lyserød[et]?|lilla',
];
const colour = new RegExp(
  `^(?:light|dark|hell|dunkel|licht|donker|lyse|mørke)?-?(?:${colours.join('|')})$`,
  'iu',
);
const lettered = /^(?:\dx{1,2}|x{0,4})[sml]$/i;
const threaded = /^m\d{1,2}$/i;
const numbered = /^[2-5]\d(?:[.,]5)?$/;
/** What is measured on a thing, and no thing. */
const measured =
  /^(?:lengths?|widths?|heights?|depths?|weights?|diameters?|thickness|sizes?|colou?rs?|each|länge|breite|höhe|tiefe|gewicht|durchmesser|stärke|dicke|größe|farbe|je|lengte|breedte|hoogte|diepte|dikte|kleur|maat|longueur|largeur|hauteur|profondeur|poids|diamètre|épaisseur|couleur|taille|longitud|largo|ancho|altura|peso|diámetro|espesor|talla|lunghezza|larghezza|altezza|profondità|spessore|diametro|colore|taglia|comprimento|largura|espessura|diâmetro|tamanho|długość|szerokość|wysokość|waga|średnica|grubość|kolor|rozmiar|længde|bredde|højde|dybde|vægt|tykkelse|farve|størrelse):?$/iu;

/** What kind of attribute a word is: of the same kind is what takes its place, "Gloves S, XL". */
function kindOf(word: string): RegExp | null {
  return [colour, lettered, threaded, numbered].find((kind) => kind.test(word)) ?? null;
}

/** Whether a text has a colour, a size or a measure alone, and names no goods: "XL", "blue", "length". */
export function isAttribute(text: string): boolean {
  const words = text.split(' ');
  return words.every((word) => kindOf(word) !== null || measured.test(word));
}

/** "Gloves S" with "XL" is "Gloves XL": how many words of the first name are those of the other as well, or none. */
export function sharedWords(first: readonly string[], other: readonly string[]): number {
  const [own = ''] = other;
  const kind = kindOf(own);
  const at = first.length - 1;
  return other.length === 1 && kind !== null && at > 0 && kind.test(first[at]!) ? at : 0;
}
