// What shops and order systems tell of by themselves, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** An order that stands still. */
export const held: ByLanguage = {
  en: '(?:placed |put |is |are |was )?on (?:credit |temporary )?hold|(?:has been|was|is) (?:held|blocked|suspended)',
  de: 'gesperrt|angehalten|zurückgestellt|blockiert|(?:auftrags|kredit)sperre',
  nl: 'in de wacht|geblokkeerd|aangehouden|vastgehouden',
  fr: '(?:mise?|placée?|est|reste) en attente|bloquée?s?|suspendue?s?',
  es: 'retenid[oa]s?|bloquead[oa]s?|suspendid[oa]s?|(?:puest[oa]|está|queda\\p{L}*) en espera',
  it: 'sospes[oaie]|bloccat[oaie]|in sospeso',
  pt: 'retid[oa]s?|bloquead[oa]s?|suspens[oa]s?',
  pl: 'wstrzyman[eay]\\p{L}*|zablokowan[eay]\\p{L}*|zawieszon[eay]\\p{L}*',
  da: 'sat i bero|spærret|tilbageholdt|blokeret',
};

/** What somebody within a house wants to have bought. */
export const requisition: ByLanguage = {
  en: '(?:purchase )?requisitions?|purchase requests?',
  de: 'bestellanforderung(?:en)?|banf|beschaffungsantr\\p{L}+',
  nl: '(?:inkoop|bestel)aanvra(?:ag|gen)',
  fr: 'demandes? d[’\\x27]achat',
  es: 'requisici(?:ón|ones)|solicitud(?:es)? de (?:compra|pedido)',
  it: 'richiest[ae] d[’\\x27i]{1,2} ?acquisto',
  pt: 'requisiç(?:ão|ões)|pedidos? interno\\p{L}*',
  pl: 'zapotrzebowani[ea]',
  da: 'indkøbsanmodning\\p{L}*|indkøbsrekvisition\\p{L}*',
};
/** An order by its name in procurement. */
export const purchaseOrder =
  'p\\.?o\\.?|purchase order|einkaufsbestellung|inkooporder|bon de commande|orden de compra|ordine d[’\\x27]acquisto|ordem de compra|zamówienie zakupu|indkøbsordre';
/** An order waits until its reader or somebody else decides: "is awaiting your approval", "still needs his sign-off". */
export const awaitsApproval: ByLanguage = {
  en: '(?:await(?:s|ing)?|pending|waiting (?:for|on)|still (?:needs|requires|has to have)|(?:is|sits|waits) with you for) (?:your |his |her |their |a |the |\\p{L}+[’\\x27]s |manager )?(?:decision|sign-?off|release|approval|review and approval|authori[sz]ation)|(?:once|after|until|when) (?:you(?:[’\\x27]ve| have)?|your manager has) (?:approved?|authori[sz]ed|released) (?:it|this|the (?:order|request|po))|(?:submitted|sent) for (?:your |manager )?(?:approval|authori[sz]ation)',
  de: '(?:wartet auf|liegt [^.?!]{0,30}zur|erwartet) (?:ihre |deine |eure |die )?(?:entscheidung|freigabe|genehmigung)|(?:muss|müssen) noch (?:von ihnen |von dir )?(?:freigegeben|genehmigt) werden|sobald (?:sie|du) (?:sie |diese |die bestellung )?(?:freigegeben|genehmigt) (?:haben|hast)|(?:erst )?nach (?:ihrer|deiner) (?:freigabe|genehmigung)|(?:freigabe|genehmigung) (?:ist |steht )?(?:noch )?(?:ausstehend|aus)',
  nl: 'wacht op (?:uw |je |jouw |de )?(?:beslissing|fiattering|vrijgave|autorisatie|goedkeuring|akkoord)|(?:moet|dient) nog (?:door (?:u|jou) )?(?:te worden )?(?:goedgekeurd|geaccordeerd|gefiatteerd)|zodra (?:u|je) (?:deze |die |de bestelling )?(?:hebt |heeft )?(?:goedgekeurd|goedkeurt)|ligt (?:bij \\p{L}+ )?ter (?:beoordeling|fiattering|accordering|goedkeuring)',
  fr: '(?:attend|en attente de) (?:votre|ta|l[’\\x27]|la) ?(?:décision|accord|visa|signature|approbation|validation)|(?:doit|doivent) encore être (?:approuvée?|validée?)|en attente d[’\\x27]approbation|(?:après|dès) votre (?:validation|approbation) (?:seulement|uniquement)|a soumis (?:une|la) commande à votre (?:approbation|validation)',
  es: '(?:espera|está pendiente de|a la espera de|pendiente de) (?:su |tu |la )?(?:decisión|visto bueno|validación|autorización|aprobación)|(?:debe|tiene que) ser (?:aprobad|autorizad)[oa] (?:aún|todavía)|(?:aún|todavía) (?:debe|tiene que) ser (?:aprobad|autorizad)[oa]',
  it: '(?:attende|in attesa d(?:i|ella)) (?:la )?(?:tua |sua |vostra )?(?:decisione|approvazione|autorizzazione|validazione)|(?:deve|va) ancora (?:essere )?(?:approvat|autorizzat)[oa]',
  pt: '(?:aguarda|à espera d[ae]|pendente d[ae]) (?:a )?(?:sua |tua |vossa )?(?:decisão|autorização|validação|aprovação)|(?:ainda tem de|tem ainda de) ser (?:aprovad|autorizad)[oa]',
  pl: '(?:oczekuje|czeka) na (?:twoją |państwa |pani |pana )?(?:decyzję|akceptację|zatwierdzenie|autoryzację)|(?:musi|wymaga) jeszcze [^.]{0,20}(?:zatwierdz|zaakcept|akceptacj)\\p{L}+|dopiero po (?:twojej |państwa )(?:akceptacji|zatwierdzeniu)',
  da: '(?:afventer|venter på) (?:din |jeres |hans |hendes )?(?:godkendelse|beslutning|frigivelse|accept)|skal (?:stadig|først) godkendes|når du har godkendt',
};
/** What changes an order later needs an approval of who gave it. */
export const ofChanges =
  'chang\\p{L}+|amendments?|modif\\p{L}+|deviat\\p{L}+|variations?|änderung\\p{L}*|abweichung\\p{L}*|wijziging\\p{L}*|afwijking\\p{L}*|changements?|cambi\\p{L}*|variazion\\p{L}+|alteraç\\p{L}+|alterações|mudanças?|zmian\\p{L}*|ændring\\p{L}*|afvigelse\\p{L}*';
/** The buttons of a system that asks for it. */
export const approveOrReject =
  'approve(?: order| request)?[ |/•·,\\]\\[]+(?:or )?(?:reject|decline|deny)|(?:freigeben|genehmigen|zustimmen)[ |/•·,\\]\\[]+(?:oder )?ablehnen|(?:goedkeuren|akkoord)[ |/•·,\\]\\[]+(?:of )?(?:afwijzen|afkeuren|weigeren)|(?:approuver|valider)[ |/•·,\\]\\[]+(?:ou )?(?:refuser|rejeter)|(?:aprobar|autorizar)[ |/•·,\\]\\[]+(?:o )?(?:rechazar|denegar)|(?:approva|approvare)[ |/•·,\\]\\[]+(?:o )?(?:rifiuta|rifiutare|respingi)|aprovar[ |/•·,\\]\\[]+(?:ou )?(?:rejeitar|recusar)|(?:zatwierdź|akceptuj|zaakceptuj)[ |/•·,\\]\\[]+(?:lub )?odrzuć|godkend[ |/•·,\\]\\[]+(?:eller )?afvis';
/** An order that was confirmed. */
export const confirmedNow =
  'confirmed|bestätigt|bevestigd|confirmée|confirmad[oa]|confermat[oa]|potwierdzon\\p{L}+|bekræftet';
/** Somebody has decided. */
export const decided: ByLanguage = {
  en: '(?:was|has been|is) (?:approved|rejected|declined|returned)',
  de: '(?:wurde|ist) (?:genehmigt|freigegeben|abgelehnt)',
  nl: '(?:is|werd) (?:goedgekeurd|afgekeurd|afgewezen)',
  fr: '(?:a été|est) (?:approuvée?|validée?|rejetée?|refusée?)',
  es: '(?:ha sido|fue|está) (?:aprobad|rechazad)[oa]',
  it: 'è stat[oa] (?:approvat|respint|rifiutat)[oa]',
  pt: 'foi (?:aprovad|rejeitad|recusad)[oa]',
  pl: 'został[oa]? (?:zatwierdzon|odrzucon|zaakceptowan)\\p{L}+',
  da: 'er (?:blevet )?(?:godkendt|afvist)',
};

/** Goods that a customer fetches himself. */
export const fetched: ByLanguage = {
  en: 'pick(?:ing)? (?:it |them )?up|pick-?up|collect(?:ion|ing)?|ready to be (?:picked up|collected)|is ready(?! (?:to|for) (?:be )?(?:ship|dispatch|deliver))',
  de: 'hol(?:st|en|t)|abhol\\p{L}*|abzuholen|(?:liegt|steht) (?:\\p{L}+ )?bereit',
  nl: 'haalt?|ophal\\p{L}+|afhal\\p{L}+|opgehaald|op te halen|af te halen|(?:staat|ligt) (?:\\p{L}+ )?klaar',
  fr: 'retir(?:ez|er|es|ée)|est prête?|retrait|récupér\\p{L}+',
  es: 'retir(?:as|ás|a|ar|en|o)|recog\\p{L}+|recoj\\p{L}+',
  it: 'ritir\\p{L}+',
  pt: 'levant(?:ar?|e|amento)|recolh\\p{L}+',
  pl: 'odbi(?:ór|oru|orze|erasz|erać)|odbierz\\p{L}*|odebrać',
  da: 'hent(?:er|e|es)|afhent\\p{L}*',
};

/** Where a shop keeps what nobody ordered yet. */
export const cart: ByLanguage = {
  en: '(?:your|the|in) (?:shopping )?(?:cart|basket|bag)|left something behind|forgot something',
  de: 'warenkorb',
  nl: 'winkelwagen(?:tje)?|winkelmand(?:je)?',
  fr: 'panier',
  es: 'carrito|(?:tu|su) cesta',
  it: 'carrello',
  pt: 'carrinho',
  pl: 'koszyk\\p{L}*',
  da: '(?:indkøbs)?kurv(?:en)?',
};
/** What waits there. */
export const leftThere: ByLanguage = {
  en: 'wait(?:s|ing)|left|forgot\\p{L}*|still|saved|reserved|expires?|complete|check ?out|return',
  de: 'wartet|warten|noch|vergessen|gespeichert|abschließen',
  nl: 'wacht(?:en)?|nog|vergeten|bewaard|afronden',
  fr: 'attend(?:ent)?|oubli\\p{L}+|encore|toujours|enregistré\\p{L}*',
  es: 'esperan?|espera|olvid\\p{L}+|todavía|aún|guardad\\p{L}+',
  it: 'aspetta(?:no)?|dimentica\\p{L}+|ancora|salvat\\p{L}+',
  pt: 'espera|aguarda\\p{L}*|esquec\\p{L}+|ainda',
  pl: 'czeka\\p{L}*|zosta\\p{L}+|zapomni\\p{L}+|nadal',
  da: 'venter|glemt|stadig|gemt',
};
/** What a shop calls upon to do who has not ordered yet. */
export const finishIt: ByLanguage = {
  en: 'complete your (?:order|purchase|checkout)|finish (?:your order|checking out)|return to (?:your )?(?:cart|checkout)',
  de: '(?:bestellung|einkauf|kauf) (?:jetzt )?abschließen|schließen sie ihren (?:einkauf|kauf) ab',
  nl: '(?:bestelling|aankoop) (?:nu )?afronden|rond je (?:bestelling|aankoop) af',
  fr: 'finalise[rz] (?:ma|votre|la) (?:commande|achat)|terminer (?:ma|votre) commande',
  es: '(?:finaliza|completa)\\p{L}* (?:tu |la |mi |su |el )?(?:compra|pedido)',
  it: 'complet\\p{L}+ (?:il tuo |l[’\\x27]|la tua )(?:ordine|acquisto)|concludi (?:l[’\\x27]|il tuo )?(?:ordine|acquisto)',
  pt: '(?:concluir?|finalizar?|finalize|conclua) (?:a |o )?(?:sua |seu )?(?:compra|encomenda|pedido)',
  pl: '(?:dokończ|sfinalizuj) (?:swoje )?(?:zamówienie|zakupy)',
  da: '(?:fuldfør|afslut) (?:din |dit )?(?:ordre|bestilling|køb)',
};

/** What a shop wants to hear of what was bought. */
export const opinion: ByLanguage = {
  en: 'leave (?:us )?(?:a |your )?(?:review|feedback|rating)|write (?:us )?a review|rate (?:your \\p{L}+|us)|how (?:did we do|was your (?:order|experience|purchase|delivery)|would you rate)|tell us what you think|your opinion (?:matters|counts)|review your (?:purchase|order|recent)',
  de: 'bewerten sie|bewerte (?:deine|uns|jetzt)|bewertung (?:abgeben|schreiben)|(?:ihre|deine) meinung|wie zufrieden (?:sind|bist|waren|warst)',
  nl: '(?:schrijf|geef|laat|plaats|deel)[^.]{0,20}(?:review|beoordeling|ervaring)|beoordeel (?:je|uw|ons|jouw)|(?:uw|jouw|je) mening|wat vind(?:t u| je)? van',
  fr: '(?:laisse[rz]|donne[rz]|partage[rz]|dépose[rz])(?:-nous)?[^.]{0,20}avis|votre avis(?! (?:de|d[’\\x27]))|que pensez-vous de|évaluez (?:votre|vos)',
  es: '(?:deja|escribe|comparte|danos|déjenos)[^.]{0,20}(?:opinión|reseña|valoración)|valor[ae] (?:tu|su) (?:compra|pedido|experiencia)|(?:tu|su) opinión|qué te (?:ha parecido|pareció)',
  it: '(?:lascia|scrivi|condividi|lasciaci)[^.]{0,20}(?:recensione|opinione|valutazione)|la tua opinione|valuta (?:il tuo|la tua|i tuoi)',
  pt: '(?:deixe|escreva|partilhe|dê)[^.]{0,20}(?:avaliação|opinião)|a (?:sua|tua) opinião|avalie (?:a sua|o seu|a tua)',
  pl: '(?:oceń|oceńcie|wystaw|zostaw|podziel się)[^.]{0,20}(?:zakup\\p{L}*|opini\\p{L}+|ocen\\p{L}+)',
  da: '(?:skriv|giv|efterlad)[^.]{0,20}anmeldelse|bedøm (?:dit|din|os)|hvor tilfreds (?:er|var)',
};

/** Goods run low, as systems say it: a buyer says it of himself. */
export const lowStock: ByLanguage = {
  en: '(?<!(?:we|i|are|[’\\x27]re|[’\\x27]m|running) )low (?:in |on )?stock|stock (?:level )?(?:\\p{L}+ [^.]{0,60})?(?:is|are|fell) (?:\\p{L}+ )?(?:low|below)|low (?:quantity|inventory)|quantity (?:is )?below|below (?:the )?(?:minimum|reorder|safety|threshold)|out-?of-?stock (?:alert|notification|notice|warning)',
  de: 'bestandswarnung|niedriger (?:lager)?bestand|mindestbestand (?:unterschritten|erreicht)|(?:unter|erreicht) (?:de[mnr] )?(?:mindestbestand|meldebestand)|(?:lager)?bestand (?:ist )?(?:niedrig|gering)',
  nl: 'lage voorraad|voorraad[^.]{0,50} (?:is laag|bijna op|onder)|(?:voorraad)?waarschuwing voorraad|minimum\\p{L}*voorraad',
  fr: 'stock[^.]{0,60} (?:faible|bas|épuisé)|(?:alerte|rupture) (?:de )?stock|stock (?:minimum|d[’\\x27]alerte)',
  es: '(?:stock|existencias)[^.]{0,60} (?:baj[oa]s?|mínim[oa]s?|agotad[oa]s?)|bajo (?:stock|el mínimo)|por debajo del mínimo',
  it: '(?:scort[ae]|giacenz[ae])[^.]{0,60} (?:in esaurimento|bass[ae]|minim[oa]|sotto)|scort[ae] minim[ae]|sotto (?:scorta|il minimo)',
  pt: 'stock[^.]{0,60} (?:baixo|mínimo|esgotado)|abaixo do mínimo|rutura de stock',
  pl: 'nisk\\p{L}+ stan\\p{L}*|stan\\p{L}* (?:magazynow\\p{L}+ )?[^.]{0,50}(?:nisk\\p{L}+|poniżej)|poniżej (?:minimum|stanu minimalnego)',
  da: 'lav(?:t)? (?:lager(?:beholdning)?|beholdning)|(?:lager)?beholdning(?:en)?[^.]{0,50} (?:er lav|under)|under minimums\\p{L}+',
};
/** What lies in a warehouse. */
export const stockList: ByLanguage = {
  en: '(?:stock|inventory) (?:report|list|overview|levels?|status|update|snapshot|transfer|count)|(?:expiry|expired items) report|items expiring',
  de: '(?:lager)?bestand(?:s(?:bericht|liste|übersicht|meldung)\\p{L}*)|aktuelle[rn]? lagerbestand|umlagerung',
  nl: 'voorraad(?:rapport|overzicht|lijst|stand)\\p{L}*',
  fr: '(?:état|rapport|situation) (?:des |du |de )?stocks?',
  es: '(?:informe|listado|estado) de(?:l)? (?:stock|existencias|inventario)',
  it: '(?:report|elenco|situazione) (?:delle |di )?(?:scorte|magazzino|giacenze)',
  pt: '(?:relatório|lista|mapa) de (?:stocks?|existências|inventário)',
  pl: '(?:raport|zestawienie) (?:stan\\p{L}+|magazynow\\p{L}+)',
  da: 'lager(?:rapport|status|liste|oversigt)\\p{L}*',
};
/** Goods that a shop has again. */
export const backAgain: ByLanguage = {
  en: '(?:back|again) in stock|in stock again|(?:is|are) (?:now )?available again',
  de: 'wieder (?:auf lager|verfügbar|lieferbar|vorrätig|erhältlich)',
  nl: 'weer (?:op voorraad|beschikbaar|leverbaar|verkrijgbaar)',
  fr: '(?:de|à) nouveau (?:en stock|disponibles?)|de retour en stock',
  es: '(?:de nuevo|otra vez|nuevamente) (?:en stock|disponibles?)|vuelven? a estar disponibles?',
  it: '(?:di nuovo|nuovamente) (?:disponibil[ei]|in stock)|tornat[oaie] disponibil[ei]',
  pt: '(?:de novo|novamente) (?:disponív\\p{L}+|em stock)|de volta ao stock',
  pl: '(?:znów|znowu|ponownie) (?:dostępn\\p{L}+|w (?:sprzedaży|magazynie))',
  da: 'igen på lager|på lager igen|tilgængelige? igen',
};

/** A price that somebody has watched. */
export const priceWatched: ByLanguage = {
  en: 'price (?:alert|drop|watch)s?',
  de: 'preisalarm\\p{L}*|preissenkung',
  nl: 'prijs(?:alert|alarm|daling)\\p{L}*',
  fr: 'alertes? (?:de )?prix|baisse de prix',
  es: 'alertas? de precios?|bajada de precio',
  it: '(?:avviso|allerta) (?:di )?prezz[oi]|calo di prezzo',
  pt: 'alertas? de preços?|descida de preço',
  pl: 'alert\\p{L}* cenow\\p{L}+|spadek ceny|obniżka ceny',
  da: 'pris(?:alarm|fald)\\p{L}*',
};
/** What a price did by itself. */
export const priceMoved: ByLanguage = {
  en: 'price (?:of|for) [^.]{1,60} (?:has|have|was|is) (?:increased|risen|dropped|fallen|decreased|up|down)',
  de: 'preis (?:für|von|des|der) [^.]{1,60} (?:gestiegen|gesunken|gefallen)',
  nl: 'prijs van [^.]{1,60} (?:gestegen|gedaald)',
  fr: 'prix d[eu’\\x27]\\p{L}* [^.]{1,60} a (?:augmenté|baissé)|prix d[eu] \\p{L}+ a (?:augmenté|baissé)',
  es: 'precio del? [^.]{1,60} ha (?:subido|bajado|aumentado)',
  it: 'prezzo d\\p{L}+ [^.]{1,60} (?:è )?(?:aumentato|sceso|salito)',
  pt: 'preço d\\p{L}+ [^.]{1,60} (?:subiu|desceu|aumentou|baixou)',
  pl: 'cena [^.]{1,60} (?:wzrosła|spadła)',
  da: 'prisen på [^.]{1,60} (?:steget|faldet)',
};

/** What goes back to a shop, as the shop calls it. */
export const returned: ByLanguage = {
  en: '(?:your|the|a) returns?|return request|rma',
  de: 'retoure|(?:ihre|deine|die|eine) rücksendung|rücksendeantrag',
  nl: 'retour(?:aanvraag|zending|nummer|melding)|(?:uw|je|jouw) retour',
  fr: '(?:votre |demande de )retour',
  es: '(?:su|tu|solicitud de) devolución',
  it: '(?:tuo|suo|vostro|richiesta di|il) reso',
  pt: '(?:a (?:sua|tua|vossa)|pedido de) devolução',
  pl: 'zwrot|zgłoszenie zwrotu',
  da: '(?:din |jeres )?returnering|retursag|din retur',
};
/** What is done with it before anybody gets money: goods that were received are what a credit note is for. */
export const returnHandled: ByLanguage = {
  en: 'approved|accepted|authori[sz]ed|registered|requested|rejected',
  de: 'genehmigt|akzeptiert|angenommen|bestätigt|beantragt|angefragt|angemeldet|abgelehnt|registriert',
  nl: 'goedgekeurd|geaccepteerd|aangemeld|aangevraagd|afgewezen|geregistreerd',
  fr: 'acceptée?|approuvée?|validée?|autorisée?|enregistrée?|refusée?|demandée?',
  es: 'aceptad[oa]|aprobad[oa]|autorizad[oa]|registrad[oa]|solicitad[oa]|rechazad[oa]',
  it: 'accettat[oa]|approvat[oa]|autorizzat[oa]|registrat[oa]|richiest[oa]|rifiutat[oa]',
  pt: 'aprovad[oa]|aceite|autorizad[oa]|registad[oa]|solicitad[oa]|recusad[oa]',
  pl: 'zaakceptowan\\p{L}+|przyjęt\\p{L}+|zatwierdzon\\p{L}+|zarejestrowan\\p{L}+|odrzucon\\p{L}+|zgłoszon\\p{L}+',
  da: 'godkendt|accepteret|registreret|anmodet|afvist',
};

/** What takes longer. */
export const delayed: ByLanguage = {
  en: '(?:is|are|has been|have been|will be) (?:\\p{L}+ )?delayed|there is a delay',
  de: 'verzögert|verzögerung|verspätet sich',
  nl: 'vertraagd|vertraging',
  fr: 'retardée?|(?:a|aura) (?:un |du )retard',
  es: 'retrasad[oa]|se (?:ha )?retras\\p{L}+|retraso',
  it: 'ritardo',
  pt: 'atrasad[oa]|atraso',
  pl: 'opóźni\\p{L}+',
  da: 'forsinket|forsinkelse',
};
/** What a carrier could not bring. */
export const notBrought: ByLanguage = {
  en: '(?:could not|couldn[’\\x27]t|unable to|failed to) (?:be delivered|deliver)|delivery (?:attempt )?failed',
  de: 'nicht (?:zugestellt|ausgeliefert) werden|zustellung fehlgeschlagen',
  nl: 'niet (?:worden )?(?:bezorgd|afgeleverd)|niet (?:bezorgen|afleveren)',
  fr: 'pas pu être (?:livrée?|remise?)',
  es: 'no (?:se )?(?:ha podido|pudo) (?:ser )?(?:entreg|repart)\\p{L}+',
  it: 'non è stato possibile consegnare',
  pt: 'não foi possível entregar',
  pl: 'nie udało się doręczyć',
  da: 'kunne ikke (?:leveres|afleveres)',
};
/** Who writes to a seller by a platform. */
export const messageTold: ByLanguage = {
  en: 'sent you a (?:new )?message|(?:new|unread) message (?:from|about)',
  de: 'hat (?:ihnen|dir) eine nachricht (?:geschickt|gesendet)|neue nachricht (?:von|zu)',
  nl: 'heeft (?:u|je) een bericht gestuurd|nieuw bericht (?:van|over)',
  fr: 'vous a envoyé un message|nouveau message (?:de|concernant)',
  es: '(?:te|le) ha enviado un mensaje|nuevo mensaje (?:de|sobre)',
  it: 'ti ha inviato un messaggio|nuovo messaggio (?:da|su)',
  pt: 'enviou-lhe uma mensagem|nova mensagem (?:de|sobre)',
  pl: 'wysłał\\p{L}* (?:ci |do ciebie )?wiadomość|nowa wiadomość (?:od|dotycząca)',
  da: 'har sendt dig en besked|ny besked (?:fra|om)',
};

/** Nobody paid yet. */
export const unpaidYet: ByLanguage = {
  en: '(?:pending|awaiting) payment|payment (?:is )?pending',
  de: 'zahlung (?:ist )?(?:noch )?ausstehend|wartet auf (?:die |ihre )?zahlung',
  nl: 'wacht op (?:je |uw )?betaling|in afwachting van betaling',
  fr: 'en attente de (?:votre )?paiement',
  es: 'pendiente de pago',
  it: 'in attesa di pagamento',
  pt: '(?:aguarda|pendente de) pagamento',
  pl: 'oczekuje na (?:płatność|zapłatę)',
  da: 'afventer betaling',
};
/** Who is to enter himself at a buyer's. */
export const invited: ByLanguage = {
  en: 'invit(?:es you|ed) to (?:connect|register|join)',
  de: '(?:lädt sie ein|eingeladen),? sich',
  nl: '(?:nodigt u uit|uitgenodigd) om (?:u|zich|je) ',
  fr: '(?:vous invite|invitée?) à (?:vous )?(?:inscrire|rejoindre|connecter|enregistrer)',
  es: '(?:le invita|invitad[oa]) a (?:registr|unir|conect)\\p{L}+',
  it: '(?:la invita|invitat[oaie]) a (?:registr|iscriver|collegar)\\p{L}+',
  pt: '(?:convida-o|convidad[oa]) a (?:regist|lig|aderi)\\p{L}+',
  pl: 'zaprasza\\p{L}* do (?:rejestracji|dołączenia)',
  da: '(?:inviterer (?:jer|dig)|inviteret) til at (?:registrere|tilslutte)',
};

/** An account, or an address, that its owner is to confirm: no order is. */
export const accountConfirmed: ByLanguage = {
  en: '(?:confirm|verify|activate) (?:your|this) (?:\\p{L}+ )?(?:account|e-?mail(?: address)?|registration|subscription)|(?:account|e-?mail|registration) (?:confirmation|verification|activation)',
  de: '(?:konto|e-?mail-?adresse|registrierung|anmeldung) (?:jetzt )?(?:zu )?(?:bestätigen|aktivieren|verifizieren)|bestätigen sie (?:bitte )?ihr(?:e|en)? (?:\\p{L}*konto|e-?mail-?adresse|registrierung|anmeldung)|(?:konto|registrierungs|e-?mail-?|anmelde)bestätigung',
  nl: '(?:account|e-?mail-?adres|registratie|aanmelding) te (?:bevestigen|activeren|verifiëren)|(?:bevestig(?:ing)?|activeer) (?:van )?(?:uw |je |jouw )?(?:account|e-?mail-?adres|registratie|aanmelding)',
  fr: '(?:confirm|activ|valid)(?:er|ez) (?:votre|ton) (?:compte|adresse|inscription)|confirmation (?:de (?:votre |l[’\\x27])?|d[’\\x27])(?:compte|inscription|adresse)',
  es: '(?:confirm|activ|verifi)\\p{L}+ (?:su|tu) (?:cuenta|correo|dirección|registro)|confirmación de (?:la |su |tu )?(?:cuenta|registro)',
  it: '(?:conferm|attiv|verific)\\p{L}+ (?:il |la |l[’\\x27])?(?:tuo |suo |tua |sua )?(?:account|indirizzo|registrazione|iscrizione)',
  pt: '(?:confirm|ativ|verifi)\\p{L}+ (?:a |o )?(?:sua |seu |tua )(?:conta|e-?mail|registo|inscrição)|confirmação d[aeo] (?:sua )?(?:conta|registo|inscrição)',
  pl: '(?:potwierdź|potwierdzić|aktywuj|aktywować) (?:swoje |swój |swoją )?(?:konto|adres|rejestrację)|potwierdzenie (?:konta|rejestracji)',
  da: '(?:bekræft|aktiver)(?:e)? (?:din|jeres) (?:konto|e-?mail\\p{L}*|tilmelding|registrering)|bekræftelse af (?:din )?(?:konto|tilmelding|registrering)',
};
/** Who is no customer yet. */
export const customerToBe: ByLanguage = {
  en: 'become (?:a|one of your) (?:\\p{L}+ )?(?:customers?|clients?|stockists?|dealers?|resellers?)|(?:open|opening|set up|apply for) (?:an?|a new) (?:\\p{L}+ )?account',
  de: '(?:kunden?|kundin|händler|wiederverkäufer) (?:bei ihnen |von ihnen )?(?:zu )?werden|(?:kunden|händler)konto (?:zu )?(?:eröffnen|anlegen)',
  nl: '(?:klant|dealer|afnemer|wederverkoper) (?:bij (?:u|jullie) )?(?:kunnen |te |kan |willen )*worden|klant(?:en)?account (?:te )?(?:openen|aanmaken)',
  fr: 'devenir (?:votre |vos )?(?:client|revendeur|distributeur)\\p{L}*|ouvrir un compte',
  es: '(?:hacer(?:nos|me)|ser) (?:clientes?|distribuidor\\p{L}*)|dar(?:nos|me) de alta|abrir (?:una )?cuenta',
  it: '(?:diventare|divenire) (?:vostr[oi] )?(?:client[ei]|rivenditor[ei])|aprire un conto',
  pt: 'tornar(?:-nos|-me|mo-nos) (?:vossos? )?(?:clientes?|revendedor\\p{L}*)|ser (?:vossos? )?clientes?|abrir (?:uma )?conta',
  pl: 'zostać (?:państwa )?(?:klient\\p{L}+|odbiorc\\p{L}+|dystrybutor\\p{L}+)|(?:założyć|otworzyć) konto',
  da: 'blive (?:kunder?|forhandlere?)(?: hos jer)?|(?:oprette|få) (?:en )?(?:kunde)?konto',
};
