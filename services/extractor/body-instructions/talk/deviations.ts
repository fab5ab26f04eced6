import { delivers } from '../words/wordings.ts';
import { butRather, isAsPrinted, places } from './topics.ts';

/** "Not everything", "twice of all", "but this time elsewhere": otherwise than printed, whatever it is of. */
export function deviates(text: string): boolean {
  const isOfDelivery = (places.test(text) || delivers.test(text)) && !isAsPrinted(text);
  const isElsewhere = thisTime.test(text) && (butRather.test(text) || isOfDelivery);
  return notAll.test(text) || ofAll.test(text) || isElsewhere;
}
const notAll =
  /(?<!\p{L})(?:not (?:everything|all of it)|n[’']t (?:\p{L}+ ){0,2}everything|nicht alles|niet alles|(?:pas|plus) (?:besoin )?de tout|pas tout|no (?:\p{L}+ ){0,2}todo|non (?:\p{L}+ ){0,3}tutto|não (?:\p{L}+ ){0,2}(?:de )?tudo|nie (?:\p{L}+ ){0,2}wszystk\p{L}+|ikke (?:\p{L}+ ){0,2}(?:det hele|alt sammen))(?!\p{L})/iu;
const ofAll =
  /(?<!\p{L})(?:(?:double|twice|half)(?: \p{L}+){0,3} (?:of )?(?:everything|all)|von allem|van alles|de tout(?= le double| deux)|el doble de todo|il doppio di tutto|o dobro de tudo|dwa razy więcej wszystkiego|af det hele|af alt)(?!\p{L})/iu;
const thisTime =
  /(?<!\p{L})(?:this time|diesmal|dieses mal|(?:deze|dit) keer|cette fois|esta vez|questa volta|desta vez|tym razem|denne gang)(?!\p{L})/iu;
