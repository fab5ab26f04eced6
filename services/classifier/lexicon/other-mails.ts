import { type Cue, cues } from './cue.ts';

/** What people write who order nothing, in nine languages: thanks for goods, news of payments, questions for prices. */
export const otherMails: Cue[] = [
  ...cues('unknown', [
    [
      9,
      '(?:thank you|thanks) (?:very much |so much |again )?for (?:the |your )?(?:\\p{L}+ ){0,2}(?:delivery|shipment)|(?:arrived|received) (?:safely|in good (?:order|condition)|undamaged|complete)|everything (?:has )?arrived',
    ],
    [
      9,
      '(?:dank|danke) (?:ihnen )?für (?:die |ihre |eure )?(?:\\p{L}+ ){0,2}(?:lieferung|zusendung)|(?:gut|wohlbehalten|vollständig|unbeschädigt|pünktlich) (?:bei uns )?(?:angekommen|eingetroffen)',
    ],
    [
      9,
      '(?:bedankt|dank) voor (?:de |uw |jullie )?(?:\\p{L}+ ){0,2}(?:levering|zending)|(?:goed|netjes|compleet|in goede (?:orde|staat)) (?:aangekomen|ontvangen|binnengekomen)',
    ],
    [
      9,
      'merci (?:beaucoup )?pour (?:la |votre |cette )?(?:\\p{L}+ ){0,2}livraison|bien (?:arrivée?s?|reçue?s?)(?= )|livraison rapide',
    ],
    [
      9,
      '(?:muchas )?gracias por (?:la |su )?(?:\\p{L}+ ){0,2}(?:entrega|envío)|(?:ha|han) llegado (?:bien|todo|perfect\\p{L}*|sin)',
    ],
    [
      9,
      '(?:molte )?grazie (?:mille )?per (?:la |il |la vostra )?(?:\\p{L}+ ){0,2}(?:consegna|spedizione)|(?:è|sono) arrivat[aoie] (?:in|tutt|bene|integr|puntual)',
    ],
    [
      9,
      '(?:muito )?obrigad[oa]s? pela (?:\\p{L}+ ){0,2}entrega|(?:chegou|chegaram) (?:bem|tudo|em boas|em perfeit)',
    ],
    [
      9,
      'dziękuj(?:ę|emy) za (?:\\p{L}+ ){0,2}(?:dostawę|przesyłkę)|(?:dotarł[aoy]?|przyszł[aoy]?) (?:cał|w cał|bez|w dobrym|na czas)',
    ],
    [
      9,
      'tak for (?:den |jeres |din )?(?:\\p{L}+ ){0,2}(?:levering(?:en)?|forsendelsen?)|(?:vel|godt|sikkert) (?:frem|ankommet|modtaget)',
    ],
  ]),
  ...cues('unknown', [
    // Who sells tells everybody of other prices.
    [
      9,
      '(?:new|revised|updated) (?:\\p{L}+ )?(?:price list|prices|pricing) (?:\\d{4}|effective|valid|from|as (?:of|from)|will)|price (?:increase|adjustment|change|update)s?|prices (?:will|are going to) (?:change|increase|rise)',
    ],
    [
      9,
      'preis(?:anpassung|erhöhung|änderung)(?:en)?|neue (?:preisliste|preise) (?:\\d{4}|ab|gültig|zum)|gelten (?:folgende|neue|unsere neuen) (?:neuen )?preise',
    ],
    [
      9,
      '(?:prijs|tarief)(?:wijziging|verhoging|aanpassing)(?:en)?|nieuwe (?:prijslijst|prijzen|tarieven) (?:\\d{4}|per|vanaf|met ingang)',
    ],
    [
      9,
      '(?:nouveau tarif|nouveaux tarifs|nouveaux prix|nouvelle grille tarifaire) (?:\\d{4}|au|à (?:compter|partir)|dès|applicable)|(?:hausse|augmentation|évolution) (?:de nos |des |de )?(?:prix|tarifs)|(?:nos )?(?:prix|tarifs) (?:évoluent|changent|augmentent)',
    ],
    [
      9,
      '(?:nueva tarifa|nuevas tarifas|nuevos precios|nueva lista de precios) (?:\\d{4}|a partir|desde|vigente|en vigor)|(?:subida|actualización|revisión|incremento) de (?:los |nuestros )?(?:precios|tarifas)|(?:precios|tarifas) que regirán',
    ],
    [
      9,
      '(?:nuovo listino|nuovi prezzi|nuovo tariffario) (?:prezzi )?(?:\\d{4}|dal|valid[oi]|in vigore|a partire)|(?:adeguamento|aumento|variazione|aggiornamento) (?:dei |dei nostri )?(?:prezzi|listin[oi])',
    ],
    [
      9,
      '(?:nova tabela(?: de preços)?|novos preços) (?:\\d{4}|a partir|em vigor|válid[oa])|(?:atualização|aumento|alteração|revisão) (?:de|dos|da tabela de) preços',
    ],
    [
      9,
      '(?:nowy cennik|nowe ceny) (?:\\d{4}|od|obowiązuj\\p{L}+)|(?:zmiana|podwyżka|aktualizacja) (?:cen|cennika)',
    ],
    [
      9,
      'pris(?:ændring|stigning|regulering|justering)(?:er|en)?|(?:ny prisliste|nye priser) (?:\\d{4}|fra|pr\\.?|gældende)',
    ],
  ]),
  ...cues('unknown', [
    // Who sells presents himself to strangers.
    [
      9,
      '(?:may|can|shall|could) (?:i|we) send you (?:our|my|a|the) (?:\\p{L}+ ){0,2}(?:catalog(?:ue)?|brochure(?! (?:with|for|as) )|free samples?)',
    ],
    [
      5,
      'hot sales?(?! (?:stickers?|labels?|signs?|banners?|posters?|tags?|bags?|cards?|flyers?)(?!\\p{L}))|trial orders? (?:is|are) (?:\\p{L}+ )?(?:welcome|acceptable|accepted)',
    ],
    [9, '(?:glad|happy|pleased) to (?:know|learn|hear) (?:that )?you are in the market'],
    [
      9,
      '(?:darf|dürfen) (?:ich|wir) (?:ihnen|euch) (?:unseren?|einen?|die|gratis) (?:\\p{L}+ ){0,2}(?:katalog|broschüre|muster)(?! zur)|(?:probe|test)aufträge? (?:sind |ist )?willkommen',
    ],
    [
      9,
      'mogen (?:wij|we) (?:u|je) (?:onze|een|de) (?:\\p{L}+ ){0,2}(?:catalogus|brochure|monsters)|proeforders? (?:zijn |is )?welkom',
    ],
    [
      9,
      "(?:puis-je|pouvons-nous|pourrions-nous) vous (?:envoyer|adresser) (?:notre|un|nos|des) (?:\\p{L}+ ){0,2}(?:catalogue|brochure|échantillons)|commandes? d[’']essai (?:sont |est )?(?:les )?bienvenues?",
    ],
    [
      9,
      '(?:puedo|podemos|podríamos) enviarles? (?:nuestro|un|el|nuestras) (?:\\p{L}+ ){0,2}(?:catálogo|folleto|muestras)|pedidos? de prueba (?:son |es )?bienvenidos?',
    ],
    [
      9,
      '(?:posso|possiamo|potremmo) inviar(?:vi|le|ti) (?:il nostro|un|dei) (?:\\p{L}+ ){0,2}(?:catalogo|opuscolo|campioni)|ordini di prova (?:sono )?benvenuti',
    ],
    [
      9,
      '(?:posso|podemos|poderíamos) enviar(?:-lhes?|-vos)? (?:o nosso|um|as nossas) (?:\\p{L}+ ){0,2}(?:catálogo|folheto|amostras)|encomendas? (?:de teste|experimentais) (?:são )?bem-vindas?',
    ],
    [
      9,
      '(?:czy )?(?:mogę|możemy|moglibyśmy) (?:przesłać|wysłać) (?:państwu|panu|pani) (?:(?:(?:nasz[ąe]?|bezpłatne|darmowe) )?(?:katalog|próbki)|naszą (?:broszurę|ofertę))|zamówienia próbne (?:są )?mile widziane',
    ],
    [
      9,
      '(?:må|kan) (?:jeg|vi) sende (?:dig|jer) (?:vores|et|en) (?:\\p{L}+ ){0,2}(?:katalog|brochure|vareprøver)|prøveordrer? (?:er )?velkomne?',
    ],
  ]),
  ...cues('unknown', [
    // What a shop tells of an order that nobody paid, a portal of one that is done.
    [
      9,
      '(?:payment (?:for|of) [^.!?]{1,60}|order [^.!?]{0,20}\\d) (?:has |have )?failed|(?:purchase order|p\\.?o\\.?) (?:\\S*\\d\\S* )(?:has been|was|is) (?:now )?closed',
    ],
    [
      9,
      '(?:zahlung|bestellung)[^.!?]{0,60} fehlgeschlagen|bestellung (?:\\S*\\d\\S* )(?:wurde|ist) (?:nun )?geschlossen',
    ],
    [
      9,
      '(?:betaling|bestelling)[^.!?]{0,60} (?:is )?mislukt|(?:inkoop)?order (?:\\S*\\d\\S* )(?:is|werd) (?:nu )?gesloten',
    ],
    [
      9,
      '(?:paiement|commande)[^.!?]{0,60} (?:a )?échoué|bon de commande (?:\\S*\\d\\S* )(?:est|a été) clôturé',
    ],
    [
      9,
      '(?:pago|pedido)[^.!?]{0,60} (?:ha )?fallado|orden de compra (?:\\S*\\d\\S* )(?:está|ha sido) cerrada',
    ],
    [
      9,
      "(?:pagamento|ordine)[^.!?]{0,60} (?:non riuscito|fallito)|ordine d['’]acquisto (?:\\S*\\d\\S* )è (?:stato )?chiuso",
    ],
    [9, '(?:pagamento|encomenda)[^.!?]{0,60} (?:falhou|falhado)|ordem de compra (?:\\S*\\d\\S* )foi fechada'],
    [9, '(?:płatność|zamówienie)[^.!?]{0,60} nie powiodł[ao] się'],
    [
      9,
      '(?:betalingen|ordren?)[^.!?]{0,60} (?:er )?mislykke(?:des|t)|indkøbsordre (?:\\S*\\d\\S* )er (?:nu )?lukket',
    ],
  ]),
  ...cues('invoice', [
    [
      4,
      '(?:payment|friendly|final) reminder|reminder of payment|zahlungserinnerung|(?:erste|zweite|letzte) mahnung|betalings?herinnering|rappel de (?:paiement|règlement)|recordatorio de pago|sollecito di pagamento|lembrete de pagamento|przypomnienie o (?:płatności|zapłacie)|betalings(?:påmindelse|rykker)',
    ],
  ]),
  ...cues('receipt', [
    [
      12,
      '(?:received|receipt of|credited|booked) (?:your |the )?(?:\\p{L}+ ){0,2}(?:payment|transfer|remittance)|(?:payment|transfer) (?:of [^.!?]{1,40} )?(?:has |have |was )?(?:been )?(?:received|credited|arrived|booked)',
    ],
    [
      12,
      '(?:zahlung|überweisung|betrag|geld)[^.!?]{0,60}(?:erhalten|eingegangen|gutgeschrieben|verbucht)|(?:eingang|erhalt) (?:ihrer|der) (?:zahlung|überweisung)|zahlungseingang',
    ],
    [
      12,
      '(?:betaling|overboeking|bedrag)[^.!?]{0,60}(?:ontvangen|binnen|bijgeschreven|verwerkt)|ontvangst van (?:uw |de )?betaling',
    ],
    [
      12,
      '(?:reçu|réception de|encaissé|crédité) (?:bien )?(?:votre |le |de votre )?(?:paiement|règlement|virement)|(?:paiement|règlement|virement)[^.!?]{0,50}(?:reçu|encaissé|crédité|enregistré)',
    ],
    [
      12,
      '(?:recibido|recibimos|abonado) (?:correctamente )?(?:su |el |la )?(?:pago|transferencia)|(?:pago|transferencia)[^.!?]{0,50}(?:recibid[oa]|abonad[oa]|registrad[oa])',
    ],
    [
      12,
      '(?:ricevuto|accreditato|registrato) (?:il |la )?(?:vostro |suo |vostra |sua )?(?:pagamento|bonifico)|(?:pagamento|bonifico)[^.!?]{0,50}(?:ricevuto|accreditato|registrato|pervenuto)',
    ],
    [
      12,
      '(?:recebemos|recebido|recebida) (?:o |a )?(?:seu |vosso |sua |vossa )?(?:pagamento|transferência)|(?:pagamento|transferência)[^.!?]{0,50}(?:recebid[oa]|creditad[oa]|registad[oa])',
    ],
    [
      12,
      '(?:otrzymaliśmy|wpłynęł[aoy]|wpłynął|zaksięgowa\\p{L}+) (?:\\p{L}+ ){0,2}(?:płatność|wpłat[aęy]|przelew)|(?:płatność|wpłata|przelew)[^.!?]{0,50}(?:wpłyn\\p{L}+|otrzyma\\p{L}+|zaksięgow\\p{L}+)',
    ],
    [
      12,
      '(?:modtaget|registreret) (?:jeres |din |deres )?(?:betaling|overførsel)|(?:betaling(?:en)?|overførsel|indbetaling)[^.!?]{0,50}(?:modtaget|registreret|indgået|bogført)',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:prices?|pricing|costs?|charge)(?!\\p{L})[^.!?]{0,80}\\?|(?:let (?:us|me) have|give (?:us|me)|tell (?:us|me)|state)[^.!?]{0,40}(?:price|offer|lead times?)',
    ],
    [
      7,
      '(?:preise?n?|kosten|kostet|kosteten)(?!\\p{L})[^.!?]{0,80}\\?|(?:nennen|teilen|unterbreiten|machen|senden|schicken|erstellen)[^.!?]{0,60}(?:preise?|angebot|konditionen)|bitten (?:wir )?um (?:ein |ihr )?angebot',
    ],
    [
      7,
      '(?:prijs|prijzen|kosten?)(?!\\p{L})[^.!?]{0,80}\\?|(?:stuur|sturen|geef|geven|doe|maken?|ontvangen)[^.!?]{0,60}(?:prijs(?:opgave)?|prijzen|offerte)',
    ],
    [
      7,
      '(?:prix|tarifs?|coûts?|coûterai\\p{L}+)(?!\\p{L})[^.!?]{0,80}\\?|(?:envoyer|communiquer|indiquer|transmettre|parvenir|établir|adresser|donner|faire)[^.!?]{0,60}(?:prix|tarifs?|devis|offre de prix|cotation)',
    ],
    [
      7,
      '(?:precios?|cuestan?|costes?|costaría\\p{L}*)(?!\\p{L})[^.!?]{0,80}\\?|(?:enviar\\p{L}*|envíen\\p{L}*|indicar\\p{L}*|pasar\\p{L}*|facilitar\\p{L}*|dar\\p{L}*)[^.!?]{0,60}(?:precios?|presupuesto|cotización)',
    ],
    [
      7,
      '(?:prezz[oi]|cost[oia]|costerebbe\\p{L}*|costano)(?!\\p{L})[^.!?]{0,80}\\?|(?:inviar\\p{L}*|mandar\\p{L}*|comunicar\\p{L}*|indicar\\p{L}*|avere|formular\\p{L}*)[^.!?]{0,60}(?:prezz[oi]|preventivo|quotazione|vostra (?:migliore )?offerta)',
    ],
    [
      7,
      '(?:preços?|custam?|custos?|custaria\\p{L}*)(?!\\p{L})[^.!?]{0,80}\\?|(?:enviar\\p{L}*|enviem|indicar\\p{L}*|indiquem|dar\\p{L}*|dizer\\p{L}*)[^.!?]{0,60}(?:preços?|orçamento|cotação)',
    ],
    [
      7,
      '(?:cen[ayęą]|cenę|koszt\\p{L}*|kosztuj\\p{L}+)(?!\\p{L})[^.!?]{0,80}\\?|(?:podać|podanie|przesłać|przesłanie|wycenić|przygotować)[^.!?]{0,60}(?:cen[ayęą]?|ofert\\p{L}+|wycen\\p{L}+)',
    ],
    [
      7,
      '(?:pris(?:en|er|erne)?|koster?)(?!\\p{L})[^.!?]{0,80}\\?|(?:sende?|give|oplyse?|få|lave)[^.!?]{0,60}(?:pris(?:en|er)?|tilbud)',
    ],
  ]),
];
