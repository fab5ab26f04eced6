// What shops, tills and carriers print in what they send by themselves, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** What somebody did who bought at a shop, told to him: not of "the item that you ordered". */
export const notOfGoods =
  '(?<!(?:items?|goods|products?|articles?|order|have|that|what|which|die|dat|wat|que|che|któr\\p{L}{1,2}|som) )';
export const youOrdered: ByLanguage = {
  en: 'you(?:[’\\x27]ve| have)? (?:just )?(?:placed (?:an|the following|your) order|ordered|purchased|bought)',
  de: '(?:sie haben|du hast|ihr habt) (?:[^.!?]{0,60} )?(?:bestellt|gekauft|bestellung [^.!?]{0,60}(?:aufgegeb\\p{L}+|getätigt))',
  nl: '(?:je|jij|u|jullie) (?:hebt|heb|heeft|hebben) (?:[^.!?]{0,60} )?(?:besteld|gekocht|bestelling geplaatst)',
  fr: 'vous (?:avez|venez de) (?:bien )?(?:passée?r? (?:une |la )?commande|command(?:é|er)|achet(?:é|er))',
  es: '(?:has|habéis) (?:realizado|hecho|efectuado) (?:un|el siguiente|la siguiente|una) (?:nuevo )?(?:pedido|compra)|(?:has|habéis) comprado',
  it: '(?:hai|avete) (?:effettuato|fatto|inviato) (?:un|il seguente|l[’\\x27]) ?(?:nuovo )?ordine|(?:hai|avete) (?:ordinato|acquistato)',
  pt: '(?:fez|efetuou|realizou) (?:uma|a seguinte) (?:encomenda|compra) (?:na|em) nossa|(?:encomendou|comprou) na nossa',
  pl: 'złożył(?:eś|aś) zamówienie|(?:zamówił|kupił)(?:eś|aś)|złożyli państwo zamówienie',
  da: '(?:du|i) har (?:lige |netop )?(?:bestilt|købt|afgivet (?:en )?(?:ordre|bestilling))',
};
/** What a shop gives to the one who bought. */
export const orderReceipt =
  'order receipt|bestell(?:beleg|quittung)|reçu de (?:la |votre )?commande|recibo de(?:l| su| tu)? pedido|ricevuta (?:dell[’\\x27]|d[’\\x27])ordine|recibo d[ao] (?:sua )?(?:encomenda|pedido)|(?:ordre|bestillings)kvittering|thanks? (?:you )?for buying';
/** An order with its number, and that it is confirmed. */
export const numberConfirmed: ByLanguage = {
  en: '(?:p\\.?o\\.?|order)(?: no\\.?| number)? ?#? ?(?=[^ ]*\\d)[^ ]{2,} (?:order )?(?:confirmation|confirmed|acknowledge?ment|acknowledged)',
  de: '(?:bestellung|auftrag) (?:nr\\.? ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:(?:(?:ist|wurde) )?bestätigt|bestätigung)|bestätigung (?:zu|der|für|zur) (?:(?:die|ihrer|ihre) )?(?:bestellung|auftrag) (?:nr\\.? ?)?#?[^ ]*\\d',
  nl: '(?:bestelling|(?:inkoop)?order) #?(?=[^ ]*\\d)[^ ]{2,} (?:(?:is )?bevestigd|bevestiging)|bevestiging (?:van )?(?:uw |je )?(?:bestelling|(?:inkoop)?order) #?[^ ]*\\d',
  fr: 'commande (?:n[°º] ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:(?:est )?confirmée|confirmation)|confirmation (?:de )?(?:la |votre )?commande (?:n[°º] ?)?#?[^ ]*\\d',
  es: 'pedido (?:n\\.?[°º]? ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:confirmado|confirmación)|confirmación (?:del?|de su) pedido (?:n\\.?[°º]? ?)?#?[^ ]*\\d',
  it: 'ordine (?:n\\. ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:confermato|conferma)|conferma (?:d(?:ell)?[’\\x27])?ordine (?:n\\. ?)?#?[^ ]*\\d',
  pt: '(?:encomenda|pedido) (?:n\\.?[°º]? ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:confirmad[oa]|confirmação)|confirmação d[ao] (?:encomenda|pedido) (?:n\\.?[°º]? ?)?#?[^ ]*\\d',
  pl: 'zamówienie (?:nr ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:(?:zostało )?potwierdzone|potwierdzenie)|potwierdzenie zamówienia (?:nr ?)?#?[^ ]*\\d',
  da: '(?:ordre|bestilling) (?:nr\\.? ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:(?:er )?bekræftet|bekræftelse)|bekræftelse (?:af|på) (?:ordre|bestilling) (?:nr\\.? ?)?#?[^ ]*\\d',
};
/** Who sells says that an order reached him, or that he accepts it; who asks for that does not say it of himself. */
export const receiptConfirmed: ByLanguage = {
  en: '(?:we|i) (?:can |hereby |gladly )?(?:confirm|acknowledge) (?:the )?(?:safe )?(?:receipt|acceptance) of (?:your |the |this )?(?:purchase )?(?:order|p\\.?o)',
  de: '(?:(?:wir|ich|hiermit) bestätigen?|bestätigen? (?:wir|ich|hiermit))(?: (?:ihnen|hiermit|gerne?|dankend))* (?:den (?:erhalt|eingang)|die annahme) (?:ihre[rs]|de[rs]) (?:bestellung|auftrag)\\p{L}*',
  nl: '(?:(?:wij|we|ik|hierbij) bevestig(?:en)?|bevestig(?:en)? (?:wij|we|ik|hierbij))(?: (?:u|hierbij|graag))* (?:de )?(?:goede )?(?:ontvangst|acceptatie|aanvaarding) van (?:uw|je|jullie|de) (?:bestelling|order|opdracht)',
  fr: '(?:nous|je)(?: vous)? (?:confirm|accus)(?:ons|e)(?: (?:bien|bonne|la|la bonne))* (?:réception|prise en compte|acceptation) de (?:la |votre )?(?:bon de )?commande',
  es: '(?:confirmamos|confirmo|acusamos|acuso) (?:la )?(?:recibo|recepción|aceptación) (?:del?|de su|de tu|de vuestro) (?:orden|pedido)',
  it: '(?:confermiamo|confermo) (?:la |l[’\\x27])?(?:ricezione|ricevimento|accettazione|presa in carico) (?:del |dell[’\\x27])(?:vostro |suo |vs\\.? )?ordine',
  pt: '(?:confirmamos|confirmo|acusamos) (?:a )?(?:rece[pç]*ção|receção|aceitação) d[ao] (?:vossa |sua |vosso |seu )?(?:encomenda|pedido)',
  pl: 'potwierdzam(?:y)? (?:przyjęcie|otrzymanie) (?:(?:państwa|pana|pani|twojego) )?zamówienia',
  da: '(?:(?:vi|jeg|hermed) bekræfter|bekræfter (?:vi|jeg|hermed))(?: (?:gerne|hermed))* (?:modtagelsen?|accept) af (?:jeres |din |deres )?(?:ordren?|bestilling(?:en)?)',
};
/** A confirmation that is still wanted. */
export const stillWanted =
  'required|requested|needed|pending|missing|outstanding|overdue|due|await\\p{L}*|send|erforderlich|erbeten|fehlt|ausstehend|senden|vereist|gewenst|ontbreekt|sturen|requise?|demandée?|attendue?|manquante?|requerid[oa]|solicitad[oa]|pendiente|richiest[oa]|attesa|pendente|wymagan\\p{L}+|brak|ønskes|mangler|udbedes';

/** What a shop sends when goods leave: the paper by its name, or the consignment by its number. */
export const shipmentTold: ByLanguage = {
  en: '(?:shipping|shipment|dispatch) (?:confirmation|notification)|shipment (?:no\\.? ?|number )?#? ?[\\p{L}-]{0,4}\\d+ (?:for|of) (?:your )?order|delivery pre-?(?:advice|alert)|advanced? (?:ship|shipping|shipment|delivery) notice|(?:asn|ship notice)(?= (?:no\\.? ?|number )?#?\\S*\\d)|(?:we|hereby) (?:advise|notify|announce)(?: you)?(?: of)? (?:the )?following (?:shipment|delivery|consignment)',
  de: 'versand(?:bestätigung|mitteilung|benachrichtigung|info(?:rmation)?)|(?:lieferung|sendung) (?:nr\\.? ?)?#?\\d+ (?:zu|für|aus) (?:ihrer )?bestellung|(?:wir|hiermit) avisier(?:en|t)|avisieren (?:wir|ihnen)',
  nl: 'verzend(?:bevestiging|bericht|melding)|(?:ver)?zending #?\\d+ (?:voor|van) (?:uw |je )?bestelling|leveringsavis|(?:wij|we|hierbij) aviseren|aviseren (?:wij|we|u)',
  fr: '(?:confirmation|avis) d[’\\x27](?:expédition|envoi)|(?:expédition|envoi|livraison) (?:n[°º] ?)?#?\\d+ (?:de|pour) (?:la |votre )?commande|pré-?avis de livraison|nous vous (?:avisons|annonçons) (?:de )?(?:la |l[’\\x27]|une |cette )?(?:livraison|expédition|envoi)',
  es: '(?:confirmación|aviso) de(?:l)? envío|envío (?:n\\.?[°º] ?)?#?\\d+ (?:del?|para el) pedido|pre-?aviso de entrega|(?:avisamos|anunciamos) (?:de )?(?:la |el )?(?:siguiente )?(?:entrega|envío)',
  it: '(?:conferma|avviso) di spedizione|spedizione (?:n\\. ?)?#?\\d+ (?:per l[’\\x27]|dell[’\\x27])ordine|preavviso di consegna|(?:preavvisiamo|avvisiamo|annunciamo) (?:de)?(?:l)?la (?:seguente )?(?:spedizione|consegna)',
  pt: '(?:confirmação|aviso) d[eo] (?:envio|expedição)|envio (?:n\\.?[°º] ?)?#?\\d+ d[aeo] (?:encomenda|pedido)|pré-?aviso de entrega|(?:avisamos|anunciamos) (?:d?[ao] )?(?:seguinte )?(?:entrega|envio|expedição)',
  pl: '(?:potwierdzenie|informacja o) wysył(?:ki|ce)|(?:wysyłka|przesyłka) (?:nr ?)?#?\\d+ (?:do|dla) zamówienia|awizuj(?:emy|ę)|przesyłam(?:y)? awizacj\\p{L}+|awizacja dostawy(?= [—–-]| do zamówienia| nr)',
  da: 'forsendelsesbekræftelse|forsendelse (?:nr\\.? ?)?#?\\d+ (?:for|til) (?:ordre|bestilling)|leveringsavis|(?:vi|hermed) aviserer|aviserer (?:vi|hermed|jer)',
};
/** An order that leaves bit by bit. */
export const inParts: ByLanguage = {
  en: 'in (?:two|three|several|multiple|separate|\\d+) (?:parts|shipments|packages|parcels|deliveries)|partial(?:ly)? (?:shipment|shipped|delivery|delivered)',
  de: 'in (?:zwei|drei|mehreren|getrennten|\\d+) (?:teilen|lieferungen|paketen|sendungen)|teil(?:lieferung|sendung)\\p{L}*',
  nl: 'in (?:delen|gedeelten|(?:twee|drie|meerdere|\\d+) (?:delen|zendingen|pakketten|leveringen))|deel(?:levering|zending)\\p{L}*',
  fr: 'en (?:deux|trois|plusieurs|\\d+) (?:fois|envois|colis|parties|livraisons)|(?:expédition|livraison|envoi) partiel\\p{L}*|partiellement (?:expédiée|livrée)',
  es: 'en (?:dos|tres|varios|varias|\\d+) (?:envíos|partes|entregas|paquetes)|(?:envío|entrega) parcial|parcialmente (?:enviado|entregado)',
  it: 'in (?:due|tre|più|\\d+) (?:spedizioni|consegne|parti|pacchi)|(?:spedizione|consegna) parziale|parzialmente (?:spedito|consegnato)',
  pt: 'em (?:dois|duas|três|vários|várias|\\d+) (?:envios|partes|entregas|volumes)|(?:envio|entrega) parcial|parcialmente enviad[oa]',
  pl: 'w (?:dwóch|trzech|kilku|\\d+) (?:częściach|przesyłkach|paczkach|dostawach)|częściow\\p{L}+ (?:wysyłk|dostaw|realizacj|wysłan)\\p{L}+',
  da: 'i (?:to|tre|flere|\\d+) (?:dele|leverancer|pakker|forsendelser)|del(?:levering|leverance|forsendelse)\\p{L}*',
};
/** Goods that left today. */
export const leftToday: ByLanguage = {
  en: '(?:shipped|shipping|dispatched) today|today (?:shipped|dispatched)|we(?:[’\\x27]re| are) (?:now )?shipping your',
  de: '(?:heute|soeben) (?:versandt|verschickt|versendet)',
  nl: 'vandaag (?:verzonden|verstuurd)',
  fr: '(?:expédiée?s?|envoyée?s?) (?:aujourd[’\\x27]hui|ce jour)',
  es: 'enviad[oa]s? hoy',
  it: 'spedit[oi] oggi',
  pt: 'enviad[oa]s? hoje',
  pl: 'wysłan\\p{L}+ (?:dzisiaj|dziś)|(?:dzisiaj|dziś) wysłan\\p{L}+',
  da: '(?:sendt|afsendt) i dag',
};
/** What is carried. */
export const consignment =
  'shipment|parcel|package|consignment|paket|päckchen|sendung|pakket(?:je)?|pakje|zending|colis|envoi|paquete|envío|pacco|spedizione|volume|pacote|paczk\\p{L}+|przesyłk\\p{L}+|pakke|forsendelse';
/** When it comes. */
export const comesSoon: ByLanguage = {
  en: '(?:scheduled|out) for delivery|(?:arrives?|arriving|arrive|be delivered|being delivered) (?:today|tomorrow|on|by|between|this)',
  de: '(?:wird|werden) [^.]{0,60}(?:zugestellt|ausgeliefert|geliefert)|kommt (?:heute|morgen)|in zustellung',
  nl: '(?:wordt|worden) [^.]{0,60}(?:bezorgd|geleverd|afgeleverd)|(?:komt|komen) (?:vandaag|morgen)',
  fr: '(?:sera|seront) livrée?s?|en cours de livraison|arriver?a? (?:aujourd|demain)',
  es: 'se entregará|será entregad[oa]|llega (?:hoy|mañana)|llegará|en reparto',
  it: '(?:sarà|verrà) consegnat[oa]|arriva (?:oggi|domani)|arriverà|in consegna',
  pt: 'será entregue|chega (?:hoje|amanhã)|chegará|em distribuição',
  pl: '(?:zostanie|będzie) (?:doręczon|dostarczon)\\p{L}+|w doręczeniu|dotrze',
  da: 'bliver leveret|leveres (?:i dag|i morgen|den)|kommer i (?:dag|morgen)',
};

/** A card with all of its number but the end hidden. */
export const cardHidden =
  '(?:visa|v ?pay|master ?card|maestro|amex|american express|girocard|bancontact|dankort|pin|debit|(?:credit |debit )?card|carte(?: bleue| bancaire)?|tarjeta|carta|cartão|karta|kort|karte|kaart)[^\\n]{0,20}?(?:[*•x#.]{2,}[ -]*|ending (?:in|with) | - )\\d{4}(?!\\d)';
/** What a till says at the end. */
export const thanksForVisit =
  '(?:thank you|thanks) for (?:visiting|your visit|dining|riding|stopping by)|danke?(?: ihnen)? für ihren besuch|bedankt voor (?:uw|je) bezoek|merci (?:de|pour) votre visite|gracias por (?:su|tu) visita|grazie per la (?:sua |tua |vostra )?visita|grazie e arrivederci|obrigad[oa] pela (?:sua )?visita|dziękujemy za (?:wizytę|odwiedziny)|tak for besøget';

/** What shall come yet, and has not left: "the shipment should be dispatched to our warehouse". */
export const shallCome: ByLanguage = {
  en: '(?:should|shall|must|(?:needs?|has|have) to|(?:is|are) to) be',
  de: 'soll(?:en|te|ten)?|muss|müssen|bitte',
  nl: 'moet(?:en)?|dient|dienen|graag',
  fr: 'doit|doivent|devrai(?:t|ent)|merci de|veuillez|prière de',
  es: 'debe(?:n|rá|rán|ría|rían)?|tienen? que|hay que',
  it: 'deve|devono|dovrebbe(?:ro)?|va|vanno',
  pt: 'deve(?:m|rá|rão|ria|riam)?|tem de|têm de',
  pl: 'powin(?:ien|na|no|ny)|mus(?:i|zą)|proszę|prosimy',
  da: 'skal|bør|bedes',
};
