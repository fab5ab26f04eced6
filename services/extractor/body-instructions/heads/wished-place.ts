import { isBritishStreet } from '../../fields/one-line-address.ts';
import { ands } from '../../lexicon/conjunctions.ts';
import { isCommon } from '../../lexicon/mail/spoken-languages.ts';
import { monthWord } from '../../mail-body/months.ts';
import { hasStreetWord, looksLikeStreet, readCityLine } from '../../values/address.ts';
import type { Wish } from '../instruction.ts';
import { bringsThere, butRather, places } from '../talk/topics.ts';
import { addressNouns, delivers, usual } from '../words/wordings.ts';
import { weekday } from '../words/words-of-days.ts';
import { sends } from '../words/words-of-refusal.ts';
import { asks } from '../words/words-of-wishes.ts';
import { firmBefore } from './firm-before.ts';
import { isNoDelivery, namesNoAddress } from './no-delivery.ts';
import { withoutTails } from './place-tails.ts';
import { codeBehind, townsWithCodes } from './towns-with-codes.ts';

/** Of the papers' own addresses only that of delivery is the order's. */
const isBilled = /(?<!\p{L})(?:invoic|billing|rechnung|factu|factur|fattur|fatur|faktur)\p{L}*/iu;
/** Where goods are fetched, nobody delivers. */
const isFetched =
  /(?<!\p{L})(?:collect\p{L}*|pick(?:s|ed|ing)? up|abhol\p{L}*|abgeholt|ophal\p{L}*|opgehaald|enlèvement|recog\p{L}*|ritir\p{L}*|levanta\p{L}*|odbi\p{L}*|afhent\p{L}*)(?!\p{L})/iu;
/** What links "address" to the address. */
const linking =
  /^[\s:,–-]*(?:(?:l['’]adresse|all['’]indirizzo|l['’]indirizzo|the address|adresse|address|Adresse|Anschrift|adres|dirección|indirizzo|morada|endereço|suivante?|siguiente|seguente|seguinte|changes|ändert|wijzigt|change|cambia|muda|zmienia|ændres|wordt|becomes|wird|devient|pasa|diventa|passa|is|are|has|have|been|now|changed|moved|this time|for (?:this|the) order|to|at|be|should|will|please|the|new|ist|sind|hat|sich|geändert|lautet|diesmal|dieses Mal|folgende\p{L}*|jetzt|nun|neu|an|nach|auf|in|die|der|das|den|dem|unser\p{L}*|bitte|nu|wordt|werd|gewijzigd|veranderd|op|aan|naar|de|het|ons|onze|deze keer|est|a|été|cette fois|changé|désormais|maintenant|à|au|chez|la|le|notre|es|ha|cambiado|ahora|esta vez|en|el|nuestr\p{L}*|è|cambiato|ora|questa volta|presso|il|alla|nostr\p{L}*|é|mudou|agora|para|em|nova|nova|noss\p{L}*|jest|zmienił|się|to|na|do|tym razem|teraz|er|ændret|til|på|nu|den|vores)(?!\p{L})[\s:,–-]*)*/u;

/** What a sentence says behind "delivery address", or behind "but to"; null when it speaks of no place. */
function placeTold(text: string, noun: RegExpExecArray | null): string | null {
  const contrast = butRather.exec(text);
  const isContrast =
    contrast !== null &&
    placed.test(text.slice(contrast.index)) &&
    !(goodsBehind.test(text.slice(contrast.index)) && !wholeAddress.test(text)) &&
    (noun !== null ||
      [places, delivers, bringsThere].some((words) => words.test(text)) ||
      wholeAddress.test(text.slice(contrast.index)));
  const told = isContrast
    ? text.slice(contrast.index + contrast[0].length)
    : noun && text.slice(noun.index + noun[0].length);
  return told === null ? null : told.replace(linking, '');
}

/**
 * A whole address wherever it stands in a sentence that speaks of goods on their way, of places, or of a change: from
 * its street on; null when there is none.
 */
function placeWithin(text: string, before: string): string | null {
  const spoken = `${before} ${text}`;
  const isSpokenOf = [delivers, sends, asks, places, addressNouns, bringsThere].some((words) =>
    words.test(spoken),
  );
  if (!isSpokenOf || isBilled.test(before)) return null;
  const street = streetWithin(text);
  if (street === undefined) return null;
  const at = text.lastIndexOf(street);
  const first = beforeStreetName.exec(text.slice(0, at))?.[1] ?? '';
  return `${first}${text.slice(at)}`.replace(linking, '');
}
/** What stands before a town with its code, and is a street: "our branch, 620 Mill Road, Leeds LS1 4LB" has one behind its first comma. */
function streetWithin(text: string): string | undefined {
  for (let from = 0, found = wholeAddress.exec(text); found; ) {
    const [, said = ''] = found;
    const street =
      streetNamed.exec(said)?.[1] ?? said.split(leadsIn).findLast((part) => looksLikeStreet(part));
    if (street !== undefined) return street;
    from += found.index + found[0].indexOf(said) + said.length;
    found = wholeAddress.exec(text.slice(from));
  }
  return undefined;
}
/** "Im Winkel 2" has its preposition in its name, "Z.I. des Platanes, 86 allée du Parc" its estate. */
const beforeStreetName =
  /(?:^|\s)((?:(?:Units?|Block|Im|Am|Zum|Zur|Beim|(?:An|Auf|In|Unter|Hinter|Vor) (?:de[rmn])|Op de|In de|Aan de) )|(?:Z\.? ?[AIC]\.|ZI|ZAC|ZA|Parc d|Pol\. Ind\.|Polígono|Zona Ind)[^,\d]{0,40},\s*)$/u;
/** "Missing, but has to come: 12 boxes of paper". */
const goodsBehind = /:\s*\d{1,5}\s?(?:[x×]\s|\p{Ll}{2,}\.?\s)/u;
const wholeAddress =
  /(?:^|[\s,;:])((?:\d{1,4}(?: ?(?:bis|ter|quater))?,\s+(?=\p{L}))?(?!\d{1,2}[./-]\d)['’]?[\p{L}\d][^,;:]{3,100}(?:,\s*(?:n[.º°]* ?|km ?)?\d{1,4}(?=\s*,))?(?:,\s*(?:\d{1,2}\.?[ºª°]|[Ss]uite|[Nn]ave|[Ll]ocal|[Pp]iso|[Bb]ldg|[Aa]pt)[^,]{0,14})?),\s*(?:(?:C\.? ?P\.? ?)?(?:[A-Z]{1,3}[- ])?(?:[A-Z\d]*\d{3}|\d\d-\d{3})|\p{Lu}[\p{L}' -]{1,30}(?: \d{1,2})?,? (?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]{2} \d{5})(?![\p{L}\d]))/u;
/** Streets whose kind stands first, with the house number that may stand before it: "Avda. de la Constitución, 966", "7 rue de la Paix". */
const streetNamed =
  /(?:^|\s)((?:\d{1,4}(?: ?(?:bis|ter))?,? )?(?:Calle|Calzada|C\/|Avda\.?|Avenida|Av\.|Plaza|Pza\.?|Paseo|Carretera|Ctra\.?|Camino|Ronda|Via|Viale|Piazza|Corso|Strada|Largo|Rua|Praça|Travessa|Estrada|Rod\.|Rodovia|Alameda|ul\.|al\.|pl\.|[Rr]ue|[Aa]venue|[Bb]oulevard|[Bb]d|[Cc]hemin|[Pp]lace|[Ii]mpasse|[Qq]uai|[Rr]oute|[Aa]llée) (?:[^\d]{2,60} ?\d|(?<=\d[^\d]{1,40})[^\d]{3,60}$).*)$/u;
/** "our yard at 14 Foundry Road" */
const leadsToNumber = /^\p{L}[\p{L}’' ]* (?:at|in|on|to|au|an|op|nr\.?) (?=\d{1,4}\p{L}? \p{Lu})/u;
/** What stands before a street in a sentence. */
const leadsIn =
  /(?:^|[\s’'])(?:(?:(?:new|neue[nrs]?|nieuwe?|nouve(?:au|lle)|nuev[oa]|nuov[oa]|nov[oa]|now(?:y|ego|ej)|nye?) \p{L}+|to|at|is|be|now|but|use|using|verwenden|nutzen|nehmen|sie|gebruik|gebruiken|neem|utilisez|utiliser|prenez|prendre|usen|usad|usar|utilicen|usate|utilizzate|usem|utilizem|użyjcie|użyć|brug|reads?|lautet|sein|luidt|zijn|être|ser|essere|być|være|an?|nach|zu[rm]?|in|im|bei|auf|ist|den|dem|sondern|op|aan|naar|bij|het|maar|nu|à|au|chez|est|mais|en|es|sino|przy|nr|è|presso|ma|em|é|mas|para|na|pod|do|to|lecz|jest|til|på|men|er|adres\p{L}*|adresse|address|dirección|indirizzo|morada|nun|jetzt|maintenant|ahora|ora|agora|teraz|die|la|le|il|el|o|a|i)\s+)+/iu;
/** A street with its house or a town with its code, and no amount of goods. */
const placed =
  /\d{4}|\d\d-\d{3}|(?<![\p{L}\d])(?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})(?![\p{L}\d])|\p{Lu}\p{L}+\.? \d{1,4}\p{L}?(?:$|[,.])|\d{1,4},? \p{Lu}\p{L}+/u;

/** The place that a sentence asks for, perhaps by what the one before it says; 'unclear' when it names one that could not be read; null when it names none. */
export function wishedPlace(asWritten: string, before = ''): Wish | 'unclear' | null {
  const said = townBeforeCode(asWritten);
  const place = withoutTalk(placeSaid(said, before));
  if (place === null || place === 'unclear' || place.kind !== 'address') return place;
  // "Half to 14 Mill Road, Leeds LS1 4AB and half to 9 Dock Street, …"
  if (place.street !== null && townWithin.test(place.street)) return 'unclear';
  const first = (place.street ?? place.postalCode).split(',', 1)[0]!;
  if (isNoDelivery(said, first, before)) return 'unclear';
  return { ...place, company: firmBefore(said, first) ?? place.company };
}
/** A town with its code, which no street has within. */
const townWithin =
  /\p{L},? (?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]{2} \d{5})(?![\p{L}\d])|,\s*(?:\d{4,5}|\d{4} [A-Z]{2}|\d\d-\d{3}) \p{Lu}\p{L}+/u;

/** "To the site, not the yard - 14 Mill Lane" */
function withoutTalk(place: Wish | 'unclear' | null): Wish | 'unclear' | null {
  if (place === null || place === 'unclear' || place.kind !== 'address' || place.street === null)
    return place;
  const own = place.street.split(/\s[-–—]\s/u).findLast((part) => looksLikeStreet(part));
  return own === undefined ? place : { ...place, street: own.replace(calledAddress, '') };
}
/** "The address is 7 Mill Court" */
const calledAddress =
  /^(?:\p{L}+ )?(?:address|adresse|anschrift|adres|dirección|indirizzo|morada|endereço) (?:is|now is|is now|ist|lautet|est|es|è|é|to|er|jest) (?=[\p{L}\d])/iu;

function placeSaid(said: string, before: string): Wish | 'unclear' | null {
  const text = besideBill(said.replace(beforeCode, ', ').replace(streetBeforeCode, ', '));
  const noun = addressNouns.exec(text);
  if (isBilled.test(text) || isFetched.test(text)) return null;
  const told = placeTold(text, noun);
  const isOfDay = told !== null && startsWithDay.test(told);
  const isNone = told === null || isOfDay || (usual.test(text) && !/\d{4}/.test(told));
  if (noun !== null && told !== null && namesNoAddress(text, told)) return 'unclear';
  const place = isNone ? null : placeIn(told);
  if (place !== null && place !== 'unclear') return place;
  const within = placeWithin(text, before) ?? placeBroughtTo(text);
  const found = within === null ? null : placeIn(within);
  return found === 'unclear' ? place : (found ?? place);
}

/** "The invoice goes to us as always but the goods have to go to 4 Mill Road": what is said of the goods. */
export function besideBill(text: string): string {
  if (!isBilled.test(text)) return text;
  const parts = text.split(
    /[,;]?\s(?:but|while|whereas|aber|sondern|jedoch|maar|mais|pero|ma|mas|ale|men)\s|;\s/iu,
  );
  const isOfGoods = (each: string) => delivers.test(each) && !isBilled.test(each);
  const part = parts.findLast(isOfGoods) ?? text.split(joined).findLast(isOfGoods);
  if (part !== undefined) return part;
  // "Rechnung wie immer an uns, die Lieferung muss aber an …"
  const behind = text.split(/,\s/).findIndex((each) => delivers.test(each) && !isBilled.test(each));
  const own = behind < 1 ? '' : text.split(/,\s/).slice(behind).join(', ');
  return own !== '' && !isBilled.test(own) ? own : text;
}

const joined = new RegExp(`[,;]?\\s(?:${ands})\\s`, 'iu');

/** "12. April", "maandag 20 januari", "24-11": when, and not where. */
const startsWithDay = new RegExp(
  `^(?:(?:the|den|dem|der|le|el|il|o|dia|de) )?(?:\\d{1,2}(?:\\.|\\s(?!\\p{Lu})|[/-]\\d)|\\d{1,2}(?:st|nd|rd|th|er)? (?:de |of )?${monthWord}|(?:${weekday})(?!\\p{L}))`,
  'iu',
);

/** "Could the lorry go to Netherfield School, Beacon Lane, …", "Place: …": what stands behind. */
function placeBroughtTo(text: string): string | null {
  const lead = broughtTo.exec(text);
  return lead === null ? null : text.slice(lead.index + lead[0].length).replace(toKnown, '');
}
const broughtTo =
  /(?<!\p{L})(?:(?:go|goes) to|(?:bring|take|drop|run|send|ship|get) (?:it|them|this|these|everything|all|the (?:lot|goods|order)) (?:all |straight |directly )?(?:to|at|off at|over to|out to)|(?:bringen|liefern|fahren) sie (?:es|alles|das|die ware) (?:bitte )?(?:zu[rm]?|nach|an|in)|(?:breng|bezorg) (?:het|alles|de spullen) (?:graag )?(?:naar|bij|op)|(?:place|ort|lieferort|plaats|lieu|lugar|luogo|local|miejsce|sted)\s?:)\s+/iu;
/** "The top farm please not the yard, that's Hafod Uchaf, …" */
const toKnown =
  /^[^,;:\d]{3,60},?\s(?:that[’']?s|das ist|dat is|c[’']est|es decir|cioè|ou seja|to jest|det er)\s/iu;

/** "8 impasse du Lavoir 69740 Genas" */
const streetBeforeCode =
  /(?<=(?<!\p{L})(?:rue|impasse|avenue|av\.|chemin|route|allée|place|quai|boulevard|bd|\p{L}*(?:straße|strasse|str\.|weg|platz|straat|laan|kade|vej|gade)) ?[^,;:]{0,40}) (?=(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4} [A-Z]{2}|\d{4}) \p{Lu}\p{L}{2})/u;

/** "12 rue du Port à 69007 Lyon" */
const beforeCode =
  /(?<=\p{L}|\d),? (?:à|a|in|en|em|te|w) (?=(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4} [A-Z]{2}|\d\d-\d{3}) \p{Lu})/u;

/** What leads to an address below: "the goods go here:", "Die Ware geht hierhin:". */
const leadsThere =
  /(?<!\p{L})(?:here|there|to|at|hierhin|hierher|hier|dorthin|nach|an|zu|hierheen|hiernaartoe|naar|ici|là|à|au|aquí|allí|a|en|qui|lì|aqui|ali|para|tutaj|tu|tam|pod|na|do|her|hertil|dertil|derhen|til)\s*:$/iu;

/** "Have everything taken there rather than to the hotel:" */
const thereInstead =
  /(?<!\p{L})(?:there|dorthin|dahin|daarheen|daarnaartoe|là-bas|allí|allá|lì|là|para lá|ali|tam|derhen)(?:,)? (?:rather than|instead of|(?:an)?statt|in plaats van|au lieu|plutôt qu|en (?:lugar|vez) de|invece ch|anziché|em vez d|zamiast|i stedet for)/iu;

/** The address that stands in the lines below words that lead to it; null when it is none, or that of a bill. */
export function placeBelow(lead: string, below: string): Wish | null {
  const isOfDelivery =
    leadsThere.test(lead) ||
    delivers.test(lead) ||
    addressNouns.test(lead) ||
    places.test(lead) ||
    sends.test(lead) ||
    thereInstead.test(lead) ||
    bringsThere.test(lead);
  if (!lead.endsWith(':') || !isOfDelivery || isBilled.test(lead)) return null;
  const wish = placeIn(townBeforeCode(below.replace(townThenCode, ', $1 $2')));
  // "…, 14 Shore Road, KY10 3XJ": the town stands in the next line.
  if (wish !== 'unclear' && wish?.kind === 'address' && wish.country === 'GB' && hasStreetWord(wish.city))
    return null;
  return wish === 'unclear' || wish?.kind !== 'address' || wish.street === null ? null : wish;
}

/** A town, and its code in the line below. */
const townThenCode =
  /,\s*(\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’-]+){0,3}),\s*([A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]{2} \d{5})$/u;

/** "KY10 3XJ, Anstruther" is "Anstruther KY10 3XJ" where no town stands before. */
function townBeforeCode(text: string): string {
  return text.replace(codeThenTown, (said, ...[before, code, town]: string[]) =>
    looksLikeStreet(before!) || hasStreetWord(before!) ? `${before}, ${town} ${code}` : said,
  );
}
const codeThenTown =
  /([^,;:]+),\s*([A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}),?\s+(\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’-]+){0,3})(?=$|[,.;])/u;

function placeIn(told: string): Wish | 'unclear' | null {
  const pieces = withoutTails(told)
    .replace(leadsWithColon, '')
    .split(/\s*[,;]\s*/)
    .filter(Boolean);
  const parts = townsWithCodes(
    withHouses(
      pieces.map((piece) => piece.replace(verbLast, '').replace(leadsWithColon, '')).filter(Boolean),
    ),
  );
  const hasCode = (part: string) => /\d{3}/.test(part) || codeBehind.test(part);
  const towns = parts.flatMap((part, i) => (hasCode(part) && isCity(part) && !isRoom.test(part) ? i : []));
  // "7417 Mill Road, Atlanta, GA 30318" begins with a house.
  const at = (towns.length > 1 && looksLikeStreet(parts[towns[0]!]!) ? towns[1] : towns[0]) ?? -1;
  if (at < 0) return /\d/.test(told) || parts.length > 1 ? 'unclear' : null;
  const read = readCityLine(parts[at]!)!;
  if (read.postalCode === null) return 'unclear';
  const before = parts.slice(0, at);
  const named =
    before.findLast((part) => isNumberedStreet(part)) ??
    before.findLast((part) => isBritishStreet(part)) ??
    before.findLast(
      (part) => looksLikeStreet(part) && !houseNumber.test(part) && !isRoom.test(part) && !isDoor.test(part),
    ) ??
    before.findLast((part) => houseNumber.test(behindOf(before, part)));
  const estate = before.find((part) => part !== named && isEstate.test(part));
  const room = before.find(
    (part, i) =>
      part !== named && isRoom.test(part) && !(isDoor.test(part) && i < before.indexOf(named ?? '')),
  );
  const house = named === undefined ? '' : behindOf(before, named);
  const printed = before.filter(
    (part) => [named, estate, room].includes(part) || (part === house && houseNumber.test(house)),
  );
  const street =
    (named === undefined && room === undefined ? (read.before ?? '') : printed.join(', '))
      .replace(forDelivery, '')
      .replace(leadsToNumber, '')
      .replace(kindOfPlace, '') || null;
  return {
    kind: 'address',
    company:
      before.find(
        (part) =>
          part !== named && part !== estate && part !== room && !houseNumber.test(part) && isCompany(part),
      ) ?? null,
    street,
    postalCode: read.postalCode,
    city: read.city,
    country: read.country,
  };
}

/** "Hauptstraße 5" under "Pavilion 3". */
function isNumberedStreet(part: string): boolean {
  const isOther = [houseNumber, isRoom, isDoor].some((pattern) => pattern.test(part));
  return looksLikeStreet(part) && hasStreetWord(part) && !isOther;
}

/** "All of it to this address: 9 High Street" */
const leadsWithColon = /^[^:\d]{1,40}:\s*/;

/** "Gebruik voor de levering Havenweg 12" */
const forDelivery =
  /^(?:(?:als|für die|voor de|for the|for|pour la|para la|per la|para a|do|til) )(?:lieferung|anlieferung|lieferadresse|levering|afleveradres|delivery|livraison|entrega|consegna|dostawy|levering)(?: (?:bitte|aub|a\.u\.b\.|please|svp|s['’]il vous plaît|por favor|per favore))? (?=\p{Lu}|\d)/iu;

/** "Lager Hafenstraße 12", "depot Havenweg 12". */
const kindOfPlace =
  /^(?:(?:das|dem|unser\p{L}*|ons|onze|het|our|notre|nuestr[oa]|il nostro|la nostra|nosso|vores) )?(?:zentral|haupt|außen)?(?:lager|depot|werk|baustelle|filiale|niederlassung|magazijn|werf|filiaal|vestiging|warehouse|yard|site|workshop|dépôt|entrepôt|chantier|atelier|magasin|almacén|obra|taller|magazzino|cantiere|deposito|officina|armazém|magazyn|budow[ay])(?: (?:in|an|am|auf|at|on|op|aan|de|di|in))?(?: (?:der|dem|den|die|the|de|la))? (?=\p{Lu}|\d{1,4},? \p{Lu})/iu;
/** Where lorries unload: above a street it is no part of it. */
const isDoor =
  /^(?:gate|dock|docks|halle|tor|rampe|ramp|hal|hall|quai|porte|portail|muelle|puerta|capannone|cancello|ribalta|portão|doca|cais|galpão|pavilhão|hala|brama|rampa|port)\.? ?\p{L}?\d{0,3}$/iu;
const isRoom =
  /^(?:suite|apt|floor|room|bldg|building|gate|dock|halle|tor|gebäude|hal|bâtiment|bât\.|nave|local|piso|planta|capannone|scala|interno|int\.|lokal|hala)\.? ?\p{L}?\d|^\d{1,2}\.?[ºª°]|^(?:st|\d{1,2})\. ?(?:th|tv|mf)\.?$/iu;
/** Where many firms are: it stands before the street and is a part of it. */
const isEstate =
  /^(?:z\.? ?[aic]\.?(?!\p{L})|zone (?:industrielle|d['’]activités?|artisanale)|parc d|pol(?:ígono|\.)? ?ind|zona ind|gewerbe(?:gebiet|park)|industrie(?:gebiet|park)|bedrijven(?:park|terrein)|industrieterrein|unit \d|.*(?:industrial|trading|business) (?:estate|park)$)/iu;

/** "3 bis, avenue de la Gare", "Unit 86, Mill Cross": what stands before its street is a part of it. */
function withHouses(parts: readonly string[]): string[] {
  return parts.flatMap((part, i) => {
    const leads = (at: number) => beforeStreet.test(parts[at] ?? '') && bareStreet.test(parts[at + 1] ?? '');
    if (leads(i - 1)) return [];
    return [leads(i) && i + 2 < parts.length ? `${part}, ${parts[i + 1]}` : part];
  });
}
const beforeStreet = /^(?:\d{1,4}(?: ?(?:bis|ter|quater))?|(?:units?|block) \d{1,4}\p{L}?)$/iu;
const bareStreet = /^\p{L}[\p{L}'’. -]{4,}$/u;

/** "Av. das Indústrias, 773": a house number may stand behind a comma. */
const houseNumber = /^(?:n[.º°]* ?|km ?)?\d{1,5} ?\p{L}?$/u;

function behindOf(parts: readonly string[], part: string): string {
  return parts[parts.indexOf(part) + 1] ?? '';
}

/** The postal code stands with a town; a house number with its street does not. */
function isCity(part: string): boolean {
  const read = readCityLine(part);
  // "May 19, 2026 rather than": the year of a day.
  if (/^(?:19|20)\d\d(?: \p{Ll}|$)/u.test(part)) return false;
  // "2207 was the rennet in April"
  if (isCommon(/^\d{4,5} (\p{Ll}+)/u.exec(part)?.[1] ?? '')) return false;
  return read !== null && (/\d{4}/.test(part) || (read.postalCode !== null && read.certain));
}

/** "our other site" and "folgende Adresse" name nobody. */
function isCompany(part: string): boolean {
  const isPlace = places.test(part) && !part.includes(' ');
  return /^[\p{Lu}\d].*\p{L}{2}/u.test(part) && !addressNouns.test(part) && !isPlace;
}

/** What a sentence ends with behind the town: "liefern", "please", "instead". */
const verbLast =
  /\s+(?:(?:an)?ge)?(?:liefern|schicken|senden|gehen|geliefert|geschickt|anliefern|zustellen|werden|soll|bringen|fahren|leveren|sturen|brengen|bezorgen|gestuurd|geleverd|worden|moet(?:en)?|gaan|muss|müssen|soll(?:en)?|please|instead|bitte|statt|graag|a\.?u\.?b|aub|svp|por favor|per favore|proszę|tak|venligst|thanks|danke|merci|gracias|grazie|obrigad[oa])(?:\s+(?:werden|bitte|worden))?\.?$/iu;
