import type { DraftRow } from '../../draft.ts';
import { goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';

/**
 * Whether a number beside goods is a share of something or how large they are: "10 % off the ropes", "the diameter of the
 * ropes to 20", "20 ropes in red".
 */
export function isOfMeasure(text: string, rows: readonly DraftRow[]): boolean {
  const goods = goodsSaid(text, rows);
  const rest = withoutGoodsSaid(text, goods);
  const isColour = goods.some(({ to }) => inColour.test(text.slice(to)));
  // "Peracetic acid 5%" has it in its name.
  const plain = (said: string) => said.replaceAll(' ', '');
  const isShare = [...rest.matchAll(share)].some(
    ([said]) => !rows.some(({ description }) => plain(description?.value ?? '').includes(plain(said))),
  );
  return isShare || dimensions.test(rest) || isColour;
}

const share = /\d{1,3}\s?(?:%|percent|prozent|procent|pour ?cents?|por ciento|per cento|por cento)/giu;

const dimensions =
  /(?<!\p{L})(?:diameters?|colou?rs?|lengths? of|widths?|heights?|thickness(?:es)?|spacing|durchmesser|farben?|länge|breite|höhe|dicke|stärke|diameter|kleur(?:en)?|lengte|breedte|hoogte|dikte|diamètres?|couleurs?|longueurs?|largeurs?|hauteurs?|épaisseurs?|diámetros?|colores|color|longitud|ancho|anchura|altura|grosor|diametro|colore|lunghezza|larghezza|altezza|spessore|diâmetro|cor|comprimento|largura|espessura|średnic\p{L}+|kolor\p{L}*|długoś\p{L}+|szerokoś\p{L}+|wysokoś\p{L}+|gruboś\p{L}+|farven?|længden?|bredden?|højden?|tykkelsen?)(?!\p{L})/iu;

const inColour =
  /^\s(?:in|en|em|w|i)\s(?:red|blue|green|yellow|black|white|gr[ae]y|brown|orange|rot|blau|grün|gelb|schwarz|weiß|weiss|grau|braun|rood|blauw|groen|geel|zwart|wit|grijs|bruin|rouge|bleu|vert|jaune|noir|blanc|gris|rojo|azul|verde|amarillo|negro|blanco|rosso|blu|giallo|nero|bianco|grigio|vermelho|amarelo|preto|branco|cinzento|czerwon\p{L}+|niebiesk\p{L}+|zielon\p{L}+|czarn\p{L}+|biał\p{L}+|rød|blå|grøn|gul|sort|hvid|grå)(?!\p{L})/iu;
