// What shops, buyers' systems and tills tell of an order, a payment or a booking, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** An order that was paid. */
export const orderPaid: ByLanguage = {
  en: 'order (?:no\\.? ?|number )?#?[^ .]*\\d[^ ]* [^.]{0,40}(?:has been|was|is) (?:fully )?paid',
  de: '(?:bestellung|auftrag) [^.]{0,60}(?:wurde|ist) (?:vollständig )?bezahlt',
  nl: '(?:bestelling|order) [^.]{0,60}(?:is|werd) (?:volledig )?betaald',
  fr: 'commande [^.]{0,60}a (?:bien )?été (?:payée|réglée)',
  es: 'pedido [^.]{0,60}(?:ha sido|fue|está) (?:pagado|abonado)',
  it: 'ordine [^.]{0,60}è stato pagato',
  pt: '(?:encomenda|pedido) [^.]{0,60}foi (?:paga|pago)',
  pl: 'opłacono zamówienie|zamówienie [^.]{0,60}(?:zostało )?opłacone',
  da: '(?:ordre|bestilling)\\p{L}* [^.]{0,60}er (?:blevet )?betalt',
};
/** A payment that went through. */
export const paymentDone: ByLanguage = {
  en: 'payment (?:was |is |has been )?(?:successful|confirmed|completed)|successful payment',
  de: 'zahlung (?:war |wurde |ist )?(?:erfolgreich|bestätigt)|erfolgreiche zahlung',
  nl: 'betaling (?:is |was )?(?:geslaagd|gelukt|bevestigd|voltooid)|geslaagde betaling',
  fr: 'paiement (?:a (?:bien )?été |est )?(?:confirmé|réussi|validé|accepté)',
  es: 'pago (?:ha sido |fue |está )?(?:confirmado|exitoso|aprobado|completado)|pago realizado con éxito',
  it: 'pagamento (?:è stato |è )?(?:confermato|riuscito|completato|andato a buon fine)',
  pt: 'pagamento (?:foi |está )?(?:confirmado|aprovado|concluído)',
  pl: 'płatność (?:została )?(?:potwierdzona|zrealizowana|zakończona|powiodła się)',
  da: 'betaling(?:en)? (?:er |blev )?(?:gennemført|bekræftet)',
};
/** What somebody who was paid thanks for. */
export const paying: ByLanguage = {
  en: 'paying|settling',
  de: '(?:die|ihre) (?:bezahlung|begleichung)|das (?:bezahlen|begleichen)',
  nl: 'het (?:betalen|voldoen)|de (?:betaling|voldoening)',
  fr: 'avoir (?:payé|réglé)|(?:le|votre) (?:paiement|règlement)',
  es: 'abonar|pagar|liquidar|haber (?:pagado|abonado)',
  it: 'aver(?:e)? (?:pagato|saldato)',
  pt: '(?:ter )?(?:pagar|pago|liquidar|liquidado)',
  pl: '(?:opłacenie|zapłacenie|uregulowanie)',
  da: 'at (?:betale|have betalt)',
};
/** Who pays tells that he did. */
export const wePaid: ByLanguage = {
  en: 'made the following payment|(?:remittance|payment) advice|we have (?:today |now |just )?(?:transferred|paid|remitted|wired) (?:the following|these|\\p{L}+ amounts?)',
  de: 'folgende zahlung (?:veranlasst|angewiesen|geleistet)|zahlungs-?avis|avis über (?:unsere|eine) zahlung|haben (?:wir )?(?:[^.!?]{0,30} )?folgende(?:n|r)? (?:beträge?|betrag|posten|rechnungen) (?:[^.!?]{0,40} )?(?:überwiesen|gezahlt|bezahlt|angewiesen)',
  nl: 'volgende betaling (?:gedaan|verricht|uitgevoerd)|betaal(?:advies|specificatie|avis)|(?:volgende|onderstaande) bedrag(?:en)? [^.!?]{0,30}(?:overgemaakt|betaald)',
  fr: 'effectué le (?:paiement|virement) suivant|avis de (?:paiement|virement|règlement)|virement (?:\\p{L}+ ){0,4}en (?:votre|ta) faveur',
  es: '(?:hemos )?(?:efectuado|realizado) el siguiente pago|aviso de (?:pago|transferencia)|(?:transferencia|pago) a (?:su|vuestro) favor',
  it: 'effettuato il seguente pagamento|avviso di (?:pagamento(?! (?:scadut|in scadenza))|bonifico)|bonifico a (?:vostro|suo|tuo) favore',
  pt: '(?:efetu[aá]mos|realiz[aá]mos) (?:o seguinte pagamento|uma transferência a (?:vosso|seu) favor)|aviso de (?:pagamento|transferência)(?! em atraso)|transferência a (?:vosso|seu) favor',
  pl: '(?:dokonaliśmy|zrealizowaliśmy) następującej płatności|awizo (?:płatności|przelewu)|wykonaniu przelewu na (?:państwa|wasz)',
  da: '(?:foretaget|gennemført) følgende betaling|betalingsadvis|overført følgende beløb',
};
/** Who is to be paid asks for the paper that tells it. */
export const adviceWanted =
  '(?:send|e-?mail|forward|quote|state|include|attach|return|provide)(?: \\p{L}+){0,5} (?:remittance|payment) advices?|(?:your|any|the) (?:remittance|payment) advices? (?:\\p{L}+ ){0,3}to|(?:ihr|das|ein) zahlungs-?avis [^.?!]{0,30}(?:senden|schicken|mailen|an)|(?:senden|schicken|mailen) [^.?!]{0,30}zahlungs-?avis|(?:uw|de|graag) (?:\\p{L}+ )?betaal(?:advies|specificatie|avis) [^.?!]{0,30}(?:sturen|mailen|naar|aan)|stuur [^.?!]{0,30}betaal(?:advies|specificatie|avis)|(?:envoyer|adresser|transmettre|joindre|faire parvenir) [^.?!]{0,30}avis de (?:paiement|virement|règlement)|votre avis de (?:paiement|virement|règlement)|(?:envíen\\p{L}*|envíe\\p{L}*|enviar\\p{L}*|manden|remitan|remitir\\p{L}*) [^.?!]{0,20}aviso de (?:pago|transferencia)|(?:inviar\\p{L}*|inviate\\p{L}*|mandar\\p{L}*|trasmett\\p{L}+) [^.?!]{0,20}avviso di (?:pagamento|bonifico)|(?:envi\\p{L}+|remet\\p{L}+) [^.?!]{0,20}aviso de (?:pagamento|transferência)|(?:przesłać|przesłanie|wysłać|wysłanie|o) (?:\\p{L}+ ){0,2}awiz\\p{L}+|send(?:es)? (?:\\p{L}+ ){0,2}betalingsadvis';
/** A state of an order that says that it left. */
export const stateShipped: ByLanguage = {
  en: '(?:new |order )?status(?: is)?(?: now)? ?[:=] ?(?:shipped|dispatched|delivered|in transit)',
  de: '(?:neuer )?(?:bestell)?status(?: ist)?(?: nun)? ?[:=] ?(?:versandt|versendet|verschickt|zugestellt|ausgeliefert|unterwegs)',
  nl: '(?:nieuwe )?(?:bestel)?status ?[:=] ?(?:verzonden|verstuurd|bezorgd|geleverd|onderweg)',
  fr: '(?:nouveau )?statut ?[:=] ?(?:expédiée?|envoyée?|livrée?)',
  es: '(?:nuevo )?estado ?[:=] ?(?:enviado|entregado|en camino)',
  it: '(?:nuovo )?stato ?[:=] ?(?:spedito|consegnato|in consegna)',
  pt: '(?:novo )?estado ?[:=] ?(?:enviad[oa]|expedid[oa]|entregue)',
  pl: '(?:nowy )?status ?[:=] ?(?:wysłan\\p{L}+|dostarczon\\p{L}+|w drodze)',
  da: '(?:ny )?status ?[:=] ?(?:afsendt|sendt|leveret|undervejs)',
};
/** A seller tells how an order comes along: made, late, about to leave. A bare `Status: processing` stands on orders, too. */
export const underWay: ByLanguage = {
  en: 'status(?: is)? ?[:=] ?(?:on (?:track|schedule)|in production|manufacturing|(?:\\p{L}+ ){0,2}delay(?:ed)?|ready to ship|back-?ordered|partially shipped)|your (?:order|shipment)[^.!?]{0,40} is (?:now )?(?:shipping|on (?:track|schedule)|delayed|in production|being (?:made|prepared|processed))',
  de: 'status(?: ist)? ?[:=] ?(?:im plan|planmäßig|in (?:produktion|fertigung)|verspätet|verzögert|versandbereit)|ihre (?:bestellung|sendung)[^.!?]{0,40} (?:ist in (?:bearbeitung|produktion|fertigung)|wird (?:gerade |derzeit )?(?:bearbeitet|gefertigt|produziert)|(?:verzögert|verspätet) sich)',
  nl: 'status ?[:=] ?(?:op schema|in productie|vertraagd|gereed voor verzending)|uw (?:bestelling|order|zending)[^.!?]{0,40} (?:is (?:in (?:behandeling|productie)|vertraagd)|wordt (?:verwerkt|geproduceerd)|ligt op schema|loopt vertraging op)',
  fr: 'statut ?[:=] ?(?:en (?:production|fabrication)|retardée?|en retard|prête? à expédier)|votre (?:commande|colis|expédition)[^.!?]{0,40} est (?:en (?:cours|production|préparation|fabrication|retard)|retardée?)',
  es: 'estado ?[:=] ?(?:en (?:producción|fabricación)|retrasado|demorado)|su (?:pedido|orden|envío)[^.!?]{0,40} está (?:en (?:producción|preparación|curso|proceso|camino)|retrasad[oa]|demorad[oa]|on track)',
  it: 'stato ?[:=] ?(?:in (?:produzione|ritardo))|(?:il vostro|il suo) ordine[^.!?]{0,40} è (?:in (?:produzione|lavorazione|preparazione|ritardo))',
  pt: '(?:estado|status) ?[:=] ?(?:em produção|atrasad[oa])|(?:a sua|sua|o seu|seu|a vossa) (?:encomenda|pedido)[^.!?]{0,40} está (?:em (?:produção|preparação|andamento|processamento|trânsito)|atrasad[oa])',
  pl: 'status ?[:=] ?(?:w produkcji|opóźnion\\p{L}+)|(?:państwa|twoje) zamówienie[^.!?]{0,40} jest (?:w (?:realizacji|produkcji|przygotowaniu|trakcie)|opóźnione)',
  da: 'status ?[:=] ?(?:i produktion|under produktion|forsinket)|(?:deres|jeres|din) (?:ordre|bestilling)[^.!?]{0,40} er (?:under (?:produktion|behandling)|i produktion|forsinket)',
};
/** Somebody signed for what was brought. */
export const signedFor: ByLanguage = {
  en: 'deliver(?:y|ed) (?:and |was |has been )?signed|signed for (?:on|by|at)',
  de: 'lieferung (?:wurde )?(?:unterschrieben|quittiert)|empfang (?:wurde )?(?:quittiert|unterschrieben)',
  nl: 'levering (?:is )?(?:getekend|ondertekend)|getekend voor ontvangst',
  fr: 'livraison (?:a été )?signée',
  es: 'entrega (?:ha sido )?firmada',
  it: 'consegna (?:è stata )?firmata',
  pt: 'entrega (?:foi )?assinada',
  pl: 'odbiór (?:został )?(?:podpisany|pokwitowany)',
  da: 'levering(?:en)? (?:er )?(?:underskrevet|kvitteret)',
};
/** By what a consignment is followed. */
export const followedBy: ByLanguage = {
  en: 'tracking (?:details|information|data|code)',
  de: 'sendungsverfolgung\\p{L}*|trackingdaten',
  nl: 'volggegevens|track ?(?:&|and|en) ?trace',
  fr: '(?:informations?|données|numéro) de suivi',
  es: 'datos de(?:l)? seguimiento|número de (?:guía|seguimiento)',
  it: '(?:dati|codice|numero) di (?:tracciamento|tracking)',
  pt: '(?:dados|código|número) de (?:rastreio|rastreamento|seguimento)',
  pl: '(?:dane|numer) (?:do )?śledzenia',
  da: 'sporings(?:nummer|oplysninger)|track ?(?:&|og) ?trace',
};
/** A table, a room, a journey that is booked. */
export const bookingTold: ByLanguage = {
  en: '(?:booking|reservation) (?:confirmation|confirmed)|(?:confirmation of|we confirm|thank you for) your (?:booking|reservation)|your (?:booking|reservation) [^.]{0,80}(?:is|has been) (?:confirmed|booked)',
  de: '(?:buchungs|reservierungs)bestätigung|(?:für|bestätigen) (?:wir )?(?:ihre|deine) (?:buchung|reservierung)|(?:ihre|deine) (?:buchung|reservierung) [^.]{0,60}bestätigt',
  nl: '(?:boekings|reserverings)bevestiging|bevestig\\p{L}+ (?:van )?(?:uw|je) (?:boeking|reservering)|(?:uw|je) (?:boeking|reservering) [^.]{0,60}bevestigd',
  fr: 'confirmation de (?:votre )?réservation|confirmons votre réservation|votre réservation [^.]{0,60}confirmée',
  es: 'confirmación de (?:su |tu )?reserva|confirmamos (?:su|tu) reserva|(?:su|tu) reserva [^.]{0,60}confirmada',
  it: 'conferma (?:della )?(?:tua |sua )?prenotazione|confermiamo la (?:tua|sua|vostra) prenotazione|prenotazione [^.]{0,60}confermata',
  pt: 'confirmação d[ae] (?:sua )?reserva|confirmamos a (?:sua|tua) reserva|reserva [^.]{0,60}confirmada',
  pl: 'potwierdzeni[ae] rezerwacji|potwierdzamy (?:przyjęcie )?(?:twojej |państwa )?rezerwacj[ięą]|rezerwacja [^.]{0,60}potwierdzona',
  da: '(?:booking|reservations)bekræftelse|bekræfter (?:din|jeres) (?:booking|reservation)|(?:booking|reservation) [^.]{0,60}bekræftet',
};
/** A bill that somebody got who has not paid it. */
export const billReceived: ByLanguage = {
  en: '(?:we|i) (?:have )?(?:received|got) your invoice',
  de: '(?:wir haben|ich habe) ihre rechnung [^.]{0,40}(?:erhalten|bekommen)',
  nl: '(?:wij|we) hebben uw factuur [^.]{0,40}ontvangen',
  fr: 'nous avons (?:bien )?reçu votre facture',
  es: 'hemos recibido (?:su|vuestra) factura',
  it: 'abbiamo ricevuto la (?:vostra|sua) fattura',
  pt: 'recebemos a (?:vossa|sua) fatura',
  pl: 'otrzymaliśmy (?:państwa|waszą) fakturę',
  da: 'vi har modtaget (?:jeres|din) faktura',
};
/** An order that somebody who took it cannot carry out, or money that did not go back. */
export const notCarriedOut: ByLanguage = {
  en: '(?:could not|cannot|unable to) (?:fulfil|fulfill|complete) your order|refund (?:needs attention|failed|did not (?:complete|go through))',
  de: 'können (?:wir )?(?:ihre|deine) bestellung (?:leider )?nicht (?:ausführen|erfüllen)|(?:erstattung|rückzahlung) (?:ist )?fehlgeschlagen',
  nl: 'kunnen (?:wij |we )?(?:uw|je) bestelling (?:helaas )?niet (?:uitvoeren|leveren)|terugbetaling (?:is )?mislukt',
  fr: 'ne (?:pouvons|pouvions) (?:pas|malheureusement pas) (?:honorer|traiter) votre commande|remboursement (?:a )?échoué',
  es: 'no (?:podemos|hemos podido) (?:completar|servir|tramitar) (?:su|tu) pedido|reembolso (?:ha )?fallido',
  it: 'non (?:possiamo|siamo riusciti a) evadere il (?:tuo|suo|vostro) ordine|rimborso non riuscito',
  pt: 'não (?:podemos|conseguimos) (?:satisfazer|concluir) (?:a sua encomenda|o seu pedido)|reembolso falhou',
  pl: 'nie (?:możemy|mogliśmy) zrealizować (?:twojego|państwa) zamówienia|zwrot środków (?:nie powiódł się|nieudany)',
  da: 'kan (?:desværre )?ikke (?:gennemføre|udføre) (?:din|jeres) (?:ordre|bestilling)|refusion(?:en)? mislykkedes',
};
/** Another than who writes did not get an order. */
export const undelivered: ByLanguage = {
  en: '\\p{L}+ has not received (?:the|his|her|their) order|order (?:was )?not delivered',
  de: 'hat die bestellung [^.]{0,30}nicht erhalten|bestellung (?:wurde )?nicht (?:geliefert|zugestellt)',
  nl: 'heeft de bestelling [^.]{0,30}niet ontvangen|bestelling niet (?:geleverd|bezorgd)',
  fr: 'n[’\\x27]a pas reçu la commande|commande non livrée',
  es: 'no ha recibido el pedido|pedido no entregado',
  it: 'non ha ricevuto l[’\\x27]ordine|ordine non consegnato',
  pt: 'não recebeu [ao] (?:encomenda|pedido)|(?:encomenda|pedido) não entregue',
  pl: 'nie (?:otrzymał|otrzymała) zamówienia|zamówienie niedostarczone',
  da: 'har ikke modtaget (?:ordren|bestillingen)|(?:ordre|bestilling)\\p{L}* ikke leveret',
};
/** What a system counts every week. */
export const periodReport: ByLanguage = {
  en: '(?:daily|weekly|monthly) (?:sales |order )?(?:report|summary|digest)',
  de: '(?:täglich|wöchentlich|monatlich)\\p{L}* (?:bericht|report|zusammenfassung)|(?:tages|wochen|monats)bericht',
  nl: '(?:dagelijks|wekelijks|maandelijks)e? (?:rapport|overzicht)|(?:dag|week|maand)rapport',
  fr: '(?:rapport|résumé|bilan) (?:quotidien|hebdomadaire|mensuel)',
  es: '(?:informe|resumen) (?:diario|semanal|mensual)',
  it: '(?:rapporto|report|riepilogo) (?:giornaliero|settimanale|mensile)',
  pt: '(?:relatório|resumo) (?:diário|semanal|mensal)',
  pl: '(?:dzienny|tygodniowy|miesięczny) (?:raport|podsumowanie)|raport (?:dzienny|tygodniowy|miesięczny)',
  da: '(?:daglig|ugentlig|månedlig)e? (?:rapport|oversigt)|(?:uge|måneds)rapport',
};
/** Whoever asks for other terms of payment goes on when he has them. */
export const termsFirst: ByLanguage = {
  en: '(?:whether|if) you (?:can|could|would) (?:accept|agree)[^.]{0,60}(?:payment|terms?)',
  de: 'ob sie [^.]{0,60}(?:zahlungsziel|zahlungsbedingung\\p{L}*)[^.]{0,40}(?:akzeptieren|zustimmen)',
  nl: 'of u [^.]{0,60}(?:betalingstermijn|betalingsvoorwaarden)[^.]{0,40}(?:accepteren|akkoord)',
  fr: 'si vous (?:pouvez )?accepte[rz] [^.]{0,60}(?:paiement|règlement)',
  es: 'si (?:puede\\p{L}*|podrían) aceptar [^.]{0,60}pago',
  it: 'se (?:potete|può) accettare [^.]{0,60}pagamento',
  pt: 'se (?:podem|pode) aceitar [^.]{0,60}pagamento',
  pl: 'czy (?:mogą państwo )?(?:akceptuj\\p{L}+|zaakceptować) [^.]{0,60}płatności',
  da: 'om (?:i|du) kan acceptere [^.]{0,60}betaling\\p{L}*',
};
/** Stock that a warehouse wants to have filled up. */
export const restockAsked: ByLanguage = {
  en: '(?:replenishment|restock(?:ing)?) (?:request|order)|request (?:the )?(?:replenishment|restocking) of',
  de: 'nachbestellanforderung|nachschubanforderung|bitten (?:wir )?um nachlieferung',
  nl: 'aanvulverzoek|verzoek (?:om|tot) aanvulling|bijbestelverzoek',
  fr: 'demande de réapprovisionnement|(?:sollicitons|demandons) le réapprovisionnement',
  es: 'solicitud de (?:reabastecimiento|reposición)|solicit(?:amos|o) (?:el|la) (?:reabastecimiento|reposición)',
  it: 'richiesta di (?:riassortimento|rifornimento)|richiediamo il (?:riassortimento|rifornimento)',
  pt: 'pedido de (?:reabastecimento|reposição)|solicitamos [oa] (?:reabastecimento|reposição)',
  pl: '(?:wniosek|prośba) o uzupełnienie (?:zapasów|towaru)|prosimy o uzupełnienie',
  da: 'genopfyldningsanmodning|anmod(?:er|ning) om genopfyldning',
};
