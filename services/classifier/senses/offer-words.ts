// How prices are asked for, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** What a mail that asks for an offer calls itself. */
export const titledRequest: ByLanguage = {
  en: '(?:quote|quotation|rate|freight) requests?|requests? for (?:freight |shipping )?rates',
  de: '(?:transport|fracht|preis|angebots)anfrage',
  nl: '(?:offerte|transport|prijs|vracht)aanvraag',
  fr: 'demande de (?:cotation|devis|prix|tarifs?)',
  es: 'solicitud de (?:cotización|presupuesto|tarifas?|precios?)',
  it: 'richiesta (?:di )?(?:preventivo|quotazione|tariff[ae]|prezz[io])',
  pt: 'pedido de (?:cotação|orçamento|preços?)',
  pl: 'zapytanie (?:ofertowe|cenowe|o (?:cenę|stawki|wycenę))',
  da: '(?:tilbuds|pris|fragt)forespørgsel',
};
/** The price of a service or of a carriage. */
export const ratesWanted: ByLanguage = {
  en: '(?:provide|send|share|give|quote|advise|offer)[^.!?]{0,40} (?<!agreed |usual )rates',
  de: '(?:nennen|mitteilen|teilen|senden|schicken|anbieten)[^.!?]{0,60}(?:raten|frachtraten|frachtkosten|frachtsätze|tarife)',
  nl: '(?:geef|geven|stuur|sturen|doorgeven|opgeven|ontvangen)[^.!?]{0,60}(?:tarie(?:f|ven)|vrachtprij\\p{L}+)|(?:tarieven|vrachtprij\\p{L}+)[^.!?]{0,30}(?:doorgeven|opgeven|sturen)',
  fr: '(?:communiquer|indiquer|envoyer|transmettre|donner)[^.!?]{0,40} (?:tarifs?|taux de fret)',
  es: '(?:indicar|enviar|facilitar|pasar|remitir)\\p{L}*[^.!?]{0,40} (?:tarifas?|fletes?)',
  it: '(?:indicar|inviar|comunicar|fornir)\\p{L}*[^.!?]{0,40} (?:tariffe|noli)',
  pt: '(?:indicar|enviar|informar|facultar)\\p{L}*[^.!?]{0,40} (?:tarifas|fretes?)',
  pl: '(?:podanie|podać|przesłanie|przesłać)[^.!?]{0,40} staw(?:ki|ek)',
  da: '(?:oplyse?|sende?|give)[^.!?]{0,40} (?:fragt)?(?:rater|takster)',
};
/** By what somebody wants to be answered. */
export const repliesWithOffer: ByLanguage = {
  en: '(?:reply|respond|answer|get back)[^.!?]{0,40} with (?:your|a|the) (?:best )?(?:quotation|quote|offer|prices|pricing)',
  de: 'antworten[^.!?]{0,40} mit (?:ihrem|einem) (?:angebot|preis\\p{L}*)',
  nl: '(?:antwoord|reageer)\\p{L}*[^.!?]{0,40} met (?:uw|een) (?:offerte|prijs\\p{L}*)',
  fr: 'répond\\p{L}+[^.!?]{0,40} avec votre (?:devis|offre)',
  es: 'respond\\p{L}+[^.!?]{0,40} con su (?:cotización|oferta|presupuesto)',
  it: 'rispond\\p{L}+[^.!?]{0,40} con (?:la vostra offerta|il vostro preventivo|un preventivo)',
  pt: 'respond\\p{L}+[^.!?]{0,40} com (?:a sua|a vossa|o seu) (?:cotação|proposta|orçamento)',
  pl: 'odpowi\\p{L}+[^.!?]{0,40} z (?:ofertą|wyceną)',
  da: 'svar\\p{L}*[^.!?]{0,40} med (?:jeres|dit|et) tilbud',
};
/** Who orders now, by whatever: "we hereby order", "we confirm the order". */
export const ordersFirmly: ByLanguage = {
  en: '(?:we|i)(?: would like to| want to| wish to)?(?: hereby| herewith| now)?(?: confirm| place)? (?:(?:the|our|an|this) )?(?:purchase )?order',
  de: '(?:bestellen?|ordern|beauftragen?) (?:wir|ich)|(?:wir|ich) (?:hiermit )?(?:bestellen?|ordern|beauftragen?|bestätigen (?:die|unsere) bestellung)',
  nl: '(?:bestel|bestellen|plaatsen?) (?:ik|wij|we)|(?:ik|wij|we) (?:hierbij )?(?:bestel(?:len)?|plaats(?:en)? (?:de|een|onze) (?:bestelling|order)|bevestig(?:en)? de (?:bestelling|order))',
  fr: '(?:je|nous) (?:vous )?(?:commande|commandons|(?:passe|passons|confirme|confirmons) (?:la |notre |une )?commande)',
  es: '(?:hacemos|realizamos|pasamos|cursamos|confirmamos) (?:el |este |nuestro |un )?(?:siguiente )?pedido|encargamos',
  it: "(?:vi )?(?:ordiniamo|ordino)|(?:vi )?(?:confermiamo|confermo|passiamo|inviamo|trasmettiamo) (?:l[’']|il nostro )?(?:nostro )?ordine",
  pt: '(?:encomendamos|encomendo|adjudicamos)|(?:confirmamos|efetuamos|fazemos) (?:a|uma)(?: nossa)? encomenda',
  pl: 'zamawiam|zamawiamy|(?:składam|składamy|potwierdzam|potwierdzamy) (?:\\p{L}+ )?zamówienie',
  da: '(?:bestiller|afgiver) (?:vi|jeg)|(?:vi|jeg) (?:hermed )?(?:bestiller|afgiver (?:hermed )?(?:en )?(?:ordre|bestilling)|bekræfter (?:ordren|bestillingen))',
};
/** By the offer of the one who is written to: only its buyer speaks of it so. */
export const byYourOffer: ByLanguage = {
  en: '(?:as per|per|according to|based on|against|under|in line with|as in) your (?:[\\p{L}-]+ )?(?:offer|quot\\p{L}+|proposal|estimate)',
  de: '(?:gemäß|gemäss|laut|lt\\.?|nach|entsprechend|wie in|auf (?:basis|grundlage)) (?:ihr|euer|eur)\\p{L}* (?:[\\p{L}-]+ )?(?:angebot\\p{L}*|offerte\\p{L}*)',
  nl: '(?:conform|volgens|zoals in|op basis van) (?:uw|jullie|je) (?:[\\p{L}-]+ )?(?:offerte|aanbieding|prijsopgave)',
  fr: '(?:selon|suivant|conformément à|d[’\\x27]après|sur la base d[eu]) (?:votre (?:devis|offre|proposition|cotation)|vos (?:devis|offres))',
  es: '(?:según|conforme a|de acuerdo con|como en) (?:sus?|vuestr[ao]s?) (?:ofertas?|presupuestos?|cotizaci\\p{L}+|propuestas?)',
  it: '(?:come da|secondo|in base all[ao]|conforme all[ao]) (?:la |il )?(?:vostr[ao]|su[ao]|vs\\.?) (?:offerta|preventivo|quotazione|proposta)',
  pt: '(?:conforme|segundo|de acordo com|com base n[ao]) (?:a |o )?(?:voss[ao]|sua|seu) (?:proposta|orçamento|cotação|oferta)',
  pl: '(?:zgodnie z|według|wg|na podstawie) (?:państwa|wasz\\p{L}*) (?:[\\p{L}-]+ )?(?:ofert\\p{L}*|wycen\\p{L}*)',
  da: '(?:efter|ifølge|iht\\.?|i henhold til|jf\\.?|som i) (?:jeres|dit|deres) (?:[\\p{L}-]+ )?tilbud',
};
/** Who has it made by somebody else. */
export const elsewhere =
  'another|elsewhere|other suppliers?|ander\\p{L}*|autres?|concurr\\p{L}*|otr[oa]s?|altr[oaie]|outr[oa]s?|inn(?:y|ego|ej|ym)|anden|andre|andetsteds';
