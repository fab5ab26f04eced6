// What is told beside orders, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** A house has another address than its readers know. */
export const addressChanges: ByLanguage = {
  en: '(?:our )?new (?:billing|invoice|invoicing|registered|office|company|postal) address|(?:we are|we[’\\x27]re) moving (?:to|house|offices?|premises)|(?:we have|we[’\\x27]ve) moved(?: to| offices?)|(?:update|change|amend) (?:our|your) (?:\\p{L}+ )?(?:master data|records|customer details|address|details)|change of (?:billing |invoice )?address',
  de: 'neue (?:rechnungs|firmen|post|büro)(?:anschrift|adresse)|wir ziehen um|wir sind umgezogen|unser umzug|(?:ändern|aktualisieren|anpassen|passen) (?:sie )?(?:bitte )?(?:unsere|ihre) (?:stammdaten|kundendaten|adresse|anschrift)|(?:stammdaten|kundendaten)(?: \\p{L}+){0,2} (?:zu )?(?:ändern|aktualisieren|anzupassen)|adressänderung|anschriftenänderung|geänderte (?:rechnungs)?(?:anschrift|adresse)',
  nl: 'nieuw (?:factuur|post|bezoek|vestigings|kantoor)adres|(?:wij|we) (?:gaan )?verhuizen|(?:wij|we) zijn verhuisd|onze verhuizing|adreswijziging|(?:wijzig|pas|wijzigt u)(?: u)? (?:onze|uw) (?:gegevens|adresgegevens|stamgegevens|adres)',
  fr: 'nouvelle adresse (?:de facturation|postale|du siège)|nous déménageons|nous avons déménagé|notre déménagement|changement d[’\\x27]adresse|(?:modifier|mettre à jour) (?:nos|vos) (?:données|coordonnées|fichiers)',
  es: 'nueva dirección (?:de facturación|fiscal|postal)|nos (?:mudamos|trasladamos)|nos hemos (?:mudado|trasladado)|cambio de (?:dirección|domicilio)|(?:modifi|actuali)\\p{L}+ nuestros datos',
  it: 'nuovo indirizzo (?:di fatturazione|postale|della sede)|nuova sede legale|ci trasferiamo|ci siamo trasferiti|cambio (?:di )?(?:indirizzo|sede)|(?:aggiorna|modifica)\\p{L}* i nostri dati',
  pt: 'nova morada (?:de faturação|fiscal|postal)|novo endereço (?:de faturação|fiscal)|vamos mudar de (?:instalações|morada)|mudámos de (?:instalações|morada)|mudança de (?:morada|instalações|endereço)|(?:atuali|alter)\\p{L}+ os nossos dados',
  pl: 'nowy adres (?:do faktur\\p{L}*|siedziby|firmy|korespondencyjny)|przeprowadzamy się|przeprowadziliśmy się|zmiana adresu|(?:zmian|aktualizacj)\\p{L} naszych danych|(?:zmienić|zaktualizować) nasze dane',
  da: 'ny (?:faktura|faktureringsa|post|firma)adresse|vi flytter|vi er flyttet|adresseændring|(?:ret|opdater|ændr)(?: venligst)? vores (?:stamdata|oplysninger|adresse)',
};

/** A forwarder tells that a shipment comes in. */
export const arrivalTold: ByLanguage = {
  en: 'arrival notice|notice of arrival|advised of the arrival|arrival of (?:the |your |below |following |above )*(?:shipment|consignment|container|cargo|vessel)',
  de: 'ankunfts(?:avis|anzeige|meldung|mitteilung)|ankunft (?:der|ihrer|des) (?:\\p{L}+ )?(?:sendung|ware|container\\p{L}*|schiffs)',
  nl: 'aankomst(?:bericht|melding|notificatie)|aankomst van (?:de|uw) (?:\\p{L}+ )?(?:zending|container|lading)',
  fr: 'avis d[’\\x27]arrivée|arrivée d[eu]\\p{L}* (?:\\p{L}+ )?(?:envoi|expédition|conteneur|navire)',
  es: 'aviso de llegada|notificación de (?:llegada|arribo)|llegada del? (?:\\p{L}+ )?(?:embarque|contenedor|envío|buque)',
  it: 'avviso di arrivo|notifica di arrivo|arrivo (?:della|del) (?:\\p{L}+ )?(?:spedizione|container|nave)',
  pt: 'aviso de chegada|notificação de chegada|chegada d[oa] (?:\\p{L}+ )?(?:embarque|contentor|navio)',
  pl: 'zawiadomienie o (?:przybyciu|przyjściu)|awizo (?:przybycia|przyjścia)|przybyci\\p{L}+ (?:\\p{L}+ )?(?:przesyłki|kontenera|statku)',
  da: 'ankomst(?:avis|meddelelse|varsel)|ankomst af (?:\\p{L}+ )?(?:forsendelse\\p{L}*|container\\p{L}*|skib\\p{L}*)',
};

/** What such a notice names, in all languages alike. */
export const ofFreight =
  'hbl|mbl|b/l|bill of lading|hawb|mawb|awb|vessel|voy(?:age)?|container|consignee|shipper|eta|empfänger der ladung|konnossement|cognossement|connaissement|conocimiento de embarque|polizza di carico|conhecimento de embarque|konosament|konnossement';

/** Who would order another day, if at all. */
export const wouldOrder: ByLanguage = {
  en: '(?:we|i)(?:[’\\x27]d| would| might| may) (?:probably|possibly|perhaps|likely|then|be looking to) (?:order|buy|place an order)|(?:we|i) (?:might|may) (?:order|buy|place an order)',
  de: '(?:würden|würde) (?:wir |ich )?(?:dann )?(?:voraussichtlich|wahrscheinlich|vermutlich|eventuell|vielleicht) [^.]{0,40}(?:bestellen|kaufen|abnehmen)|(?:bestellen|kaufen) (?:wir |ich )?(?:dann )?(?:wahrscheinlich|vermutlich|eventuell|vielleicht)',
  nl: '(?:zouden|zou) (?:we |wij |ik )?(?:dan )?(?:waarschijnlijk|mogelijk|misschien|eventueel) [^.]{0,40}(?:bestellen|kopen|afnemen)|bestellen (?:we |wij )?(?:dan )?(?:waarschijnlijk|misschien)',
  fr: '(?:commanderions|commanderais|commanderons|achèterions) (?:probablement|sans doute|peut-être|sûrement)|(?:probablement|sans doute|peut-être) [^.]{0,20}(?:commanderions|commanderons)',
  es: '(?:probablemente|seguramente|quizás?|tal vez) (?:haríamos|haremos|pediríamos|pediremos|compraríamos)|(?:pediríamos|haríamos el pedido|compraríamos) (?:probablemente|seguramente|quizás?)',
  it: '(?:probabilmente|forse) (?:ordineremmo|ordineremo|compreremmo|faremmo)|(?:ordineremmo|ordineremo|compreremmo) (?:probabilmente|forse)',
  pt: '(?:provavelmente|talvez) (?:encomendaríamos|encomendaremos|iríamos encomendar|comprávamos|compraríamos)|(?:encomendaríamos|encomendaremos) (?:provavelmente|talvez)',
  pl: '(?:prawdopodobnie|być może|pewnie) (?:zamówimy|zamówilibyśmy|kupimy|kupilibyśmy)|(?:zamówimy|zamówilibyśmy) (?:prawdopodobnie|być może|pewnie)',
  da: '(?:vil|ville) (?:vi |jeg )?(?:så )?(?:sandsynligvis|nok|måske|formentlig) (?:bestille|købe)|bestiller (?:vi |jeg )?(?:så )?(?:sandsynligvis|nok|måske|formentlig)',
};
