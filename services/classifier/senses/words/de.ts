import { day } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote = 'lieferscheine?n?|packzettel|packlisten?';

export const de: SenseWords = {
  language: 'de',
  your: 'ihre[nrsm]?|eure[nrsm]?|deine[nrsm]?|die|den|der',
  our: 'unsere?[nrsm]?|meine?[nrsm]?',
  order: 'bestellung(?:en)?|auftr(?:ag|ags|ages|äge)|order',
  thanksFor:
    '(?:danke|dank|dankeschön|danken|bedanken)(?: (?:ihnen|euch|dir|uns|wir|herzlich|sehr|schön|nochmals)){0,3} für',
  taken:
    'raus|rausgeht|eingegangen|erhalten|angekommen|erfasst|angelegt|gebucht|eingebucht|angenommen|bestätigt|reserviert|vorgemerkt|notiert|eingeplant|in (?:arbeit|bearbeitung|produktion|der fertigung|auftrag)|(?:wird|ist) (?:gerade |bereits )?(?:vorbereitet|gepackt|kommissioniert|bearbeitet)|läuft|eingetragen|vorgemerkt|verbucht',
  weTook:
    'wir haben (?:für (?:sie|euch) |[^.]{0,40} )?(?:vorgemerkt|notiert|eingeplant|reserviert|gebucht|erfasst|eingetragen|eingebucht)|ist notiert|eingang (?:ihrer|der|deiner|eurer) bestellung|haben wir (?:wie folgt |für sie )?(?:erfasst|gebucht|reserviert|vorgemerkt|notiert|eingeplant|angenommen|angelegt)|(?:nehmen|merken) wir [^.]{0,60}(?:an|vor)|bestätigen wir|wir bestätigen|für sie (?:reserviert|vorgemerkt|zurückgelegt) haben wir',
  forYou:
    'für (?:sie|euch|dich)|ihnen|unter (?:unserer|der) (?:nummer|nr|auftragsnummer)|unsere[rn]? (?:nummer|nr)',
  bought:
    'für (?:ihren|deinen|euren|den) (?:einkauf|kauf)|bei uns (?:eingekauft|gekauft|bestellt)|(?:übersicht|zusammenfassung) (?:ihrer|deiner|der|zur) bestellung|bestellübersicht',
  sellersOrder: 'kundenauftrag|verkaufsauftrag|auftragsübersicht|auftrags-?best\\p{L}*',
  expectedDispatch:
    '(?:versand|auslieferung|abgang|versandtermin|lieferung)(?: ist| erfolgt)? (?:voraussichtlich|geplant|vorgesehen)|voraussichtliche[rs]? (?:versand|auslieferung|abgang|versandtermin|liefertermin)|geplante[rs]? versand',
  weShip:
    'wir (?:werden [^.]{0,40})?(?:liefern|versenden|verschicken)|(?:liefern|versenden|verschicken) wir|(?:geht|gehen) (?:am|voraussichtlich)',
  goods: 'waren?|pakete?|sendung(?:en)?|lieferung(?:en)?|paletten?|päckchen|artikel|güter',
  sent: 'versandt|versendet|verschickt|abgeschickt|abgesandt|unterwegs|auf (?:dem|den) weg|verlassen|übergeben|abgeholt|verladen|auf reisen|rausgegangen|zugestellt|ausgeliefert|beim (?:spediteur|paketdienst|fahrer)|losgefahren|abgefahren|abgegangen',
  weSent:
    '(?:haben|hat) (?:wir )?(?:heute |soeben |gestern )?[^.]{0,60}(?:versandt|versendet|verschickt|abgeschickt|verladen|übergeben|rausgeschickt|auf den weg)',
  soon: 'sobald|wenn|falls|wird|werden|bevor|noch nicht|bitte',
  charge:
    '(?:berechnen|verrechnen|fakturieren) wir|wir (?:berechnen|verrechnen|fakturieren|erlauben uns)|stellen wir (?:ihnen )?[^.]{0,40}in rechnung|in rechnung (?:gestellt|stellen)',
  bill: 'rechnung(?:en)?|rg|abrechnung|rechnungsbetrag|faktura',
  attached: 'anbei|anhang|angehängt|anlage|beigefügt|beiliegend|hängt',
  unpaid:
    'steh(?:t|en) [^.]{0,30}aus|unbezahlt|offen|überfällig|fällig|nicht (?:bezahlt|beglichen|eingegangen|überwiesen|erhalten)|kein(?:e|en)? (?:zahlung|geld\\p{L}*|eingang)|mahnung|erinnerung|zahlungsverzug|rückstand|noch nicht',
  pay: 'bitte (?:überweisen|begleichen|zahlen|bezahlen)|(?:überweisen|begleichen|zahlen|bezahlen) sie|(?:überweisung|zahlung) (?:bis|auf|binnen|innerhalb)|(?:auf|unten\\p{L}*|unser|folgende[sn]?) \\p{L}* ?konto|zahlbar|zu zahlen',
  payment: 'zahlung|überweisung|zahlbetrag|geldeingang|betrag|geld|vorkasse',
  arrived: 'eingegangen|erhalten|gutgeschrieben|angekommen|verbucht|gebucht|eingelangt|da',
  not: 'nicht|kein\\p{L}*|nie|sobald|nach|erst|falls|wenn|bis|vor|innerhalb|binnen|ohne',
  settled:
    'konto ist (?:nun |damit |jetzt )?(?:ausgeglichen|auf null|glatt)|ausgeglichen|(?:bar|mit karte|per karte) (?:bezahlt|gezahlt)|bar erhalten|(?:karten|bar)zahlung|rückgeld|nichts mehr offen',
  credit:
    '(?:erhalten|bekommen) sie [^.]{0,60}(?:zurück|erstattet)|verrechnen [^.]{0,40}(?:nächsten|kommenden)|erstattung|(?:erstatten|vergüten) wir|wir (?:erstatten|vergüten)|schreiben wir [^.]{0,60}gut|wir schreiben [^.]{0,60}gut|gutgeschrieben|gutzuschreiben|zu ihren gunsten|rückvergüt\\p{L}+|rückerstatt\\p{L}+',
  weOffer:
    '(?:können|könnten|dürfen|möchten) (?:wir )?(?:ihnen|euch|dir)? ?[^.]{0,50}(?:anbieten|unterbreiten|offerieren)|wir (?:bieten|offerieren)|bieten wir|(?:unser|(?<!(?:für|auf|mit|nehmen|nehme|laut) )das) angebot(?= [^ ]*\\d)|offerieren wir',
  valid:
    'preise? (?:sind |bleiben )?(?:fest|stabil|gehalten) bis|preisbindung bis|gültig \\d+|(?:preise|angebot) (?:gilt|gelten)|gültig für|gültig bis|freibleibend|zwischenverkauf|unverbindlich|(?:angebot|preise?) (?:gilt|gelten) bis|gebunden bis|halten wir uns (?:daran )?(?:bis )?gebunden|zum bestellen',
  howMuch:
    'wie ?viel (?:kost\\p{L}+|würd\\p{L}+|nehm\\p{L}+|verlang\\p{L}+)|was (?:würd\\p{L}+|kost\\p{L}+|nehm\\p{L}+|verlang\\p{L}+|wär\\p{L}+|müss\\p{L}+)|zu welchem preis|wie teuer',
  priceQuestion:
    'was würden sie (?:uns )?(?:berechnen|verlangen|nehmen)|was würde uns|preisfrage|preisanfrage|preisauskunft|(?:frage|anfrage) (?:zum|nach dem|zu den) preis\\p{L}*|preisinfo',
  withdraw:
    'storn\\p{L}+|annullier\\p{L}+|vergessen|ziehen [^.]{0,60}zurück|zurückziehen|zurückgezogen|widerrufen|stopp(?:en|t)?|nicht (?:liefern|ausliefern|versenden|ausführen)|liefern sie [^.]{0,60}nicht|nicht mehr (?:gebraucht|benötigt|brauchen|benötigen)|hinfällig|nehmen [^.]{0,60}zurück|zurücktreten|treten [^.]{0,60}zurück|vom \\p{L}+ zurück',
  late: 'zugesagt|versprochen|hätte\\p{L}* [^.]{0,60}(?:sollen|müssen)|sollte\\p{L}* [^.]{0,40}(?:da sein|kommen|eintreffen)|noch (?:nichts|immer|kein\\p{L}*)|fehl(?:t|en) (?:uns )?noch|warten|überfällig|verspätet|in verzug|schon (?:was )?neues|gibt es (?:etwas )?neu\\p{L}+|(?:bis jetzt|bislang|bisher) (?:\\p{L}+ ){0,2}(?:nichts|nicht|kein\\p{L}*)',
  when: 'wann|bis wann|wie lange|wo|welche[mnrs]? (?:tag|termin|datum)',
  expect:
    'rechnen|kommt|kommen|eintreffen|trifft|treffen|geliefert|bleib\\p{L}+|bekommen|erwarten|da sein|rechnen',
  damage:
    'falsch(?:e[rsnm]?)?|unvollständig\\p{L}*|zurückschicken|zurücksenden|ersatz|fehlt\\p{L}* in|beschädigt\\p{L}*|kaputt\\p{L}*|zerbrochen\\p{L}*|defekt\\p{L}*|verbeult\\p{L}*|undicht\\p{L}*|ausgelaufen|zerrissen|zerkratzt|mangelhaft\\p{L}*|schimm\\p{L}+|falsch(?:e[rsn]?) (?:farbe|größe|ware|artikel|länge|teile?)|zu wenig|fehlmenge|reklamation|reklamier\\p{L}*|bemängel\\p{L}*',
  meet: 'vorbeikommen|vorbeischauen|besuch(?:en|stermin)?|besprech\\p{L}+|gesprächstermin|zusammensetzen|videokonferenz|(?:kommen|schauen) [^.?]{0,50}vorbei',
  closed:
    '(?:bleib\\p{L}*|ist|sind|haben) [^.]{0,40}geschlossen|inventur|betriebsferien|betriebsruhe|kein\\p{L}* (?:ware\\p{L}*|anlieferung\\p{L}*) (?:an|möglich|angenommen)|keine warenannahme',
  wants:
    '(?:bitte|gerne?) noch \\d|vorbeibringen|bitte (?:noch )?(?:einmal |mal )?\\d|(?:brauchen|benötigen|brauche|benötige|bräuchten|bräuchte|fehlen|nehmen|nehme|hätten gern\\p{L}*|bestellen|ordern)|möchten (?:\\p{L}+ ){0,2}\\d|(?:bitte|könnt\\p{L}*|können sie) [^.]{0,80}(?:schick\\p{L}*|liefer\\p{L}*|send\\p{L}*|mitbring\\p{L}*|bring\\p{L}*|pack\\p{L}*|zurücklegen|bereitlegen)|schick\\p{L}* (?:uns|mir)|liefern sie|(?:schickt?|bringt?)(?= (?:\\p{L}+ ){0,3}\\d)|(?:wollen|nehmen|brauchen) (?:wir|ich)',
  sameAgain:
    '(?:nochmal\\p{L}*|noch einmal|wieder) (?:das gleiche|dasselbe|das selbe|die gleiche\\p{L}*)|(?:das gleiche|dasselbe) (?:wie|nochmal)|wie (?:beim|das) letzte[ns]? mal|wie (?:immer|üblich|gehabt|letzten monat|letzte woche|zuletzt)',
  accepts:
    '(?:nehmen|nehme) [^.]{0,40}angebot\\p{L}* [^.]{0,20}an|mit (?:ihrem|dem) angebot einverstanden|einverstanden|angebot passt|zu den angebotenen|wie angeboten',
  price: 'preise?n?|angebot\\p{L}*|konditionen|offerte',
  asks: 'welche\\p{L}*|was|nennen|nenn|mitteilen|teilen|geben|schicken|senden|brauchen|bräuchten|bitten|bitte|möchten|hätten|anfragen|fragen|erstellen|können|könnt\\p{L}*|interess\\p{L}+|machen|macht',
  ourDriver: 'unser (?:fahrer|lkw|kurier|spediteur) (?:kommt|ist|wird|liefert|bringt|trifft)',
  ourPrices: 'unsere (?:aktuellen |besten )?preise|hier (?:sind )?(?:die|unsere) preise',
  sendBack:
    '(?:möchten|wollen|müssen|können wir|dürfen wir) [^.]{0,60}(?:zurückgeben|zurückschicken|zurücksenden|retournieren)',
  repeats:
    '(?:nochmal\\p{L}*|noch einmal|wieder|erneut|bitte) (?:das gleiche|das gleiche|dasselbe|das selbe|die gleiche\\p{L}*)|dasselbe (?:wie|nochmal)|wie (?:im )?(?:letzten|vorigen) monat|wiederhol\\p{L}+ [^.]{0,30}(?:bestellung|auftrag|lieferung)|wie immer|wie letztes mal',
  approves:
    'beauftragen wir|wir beauftragen|als (?:bestellung|auftrag|bestellt|beauftragt) (?:betrachten|ansehen|werten|gelten|zu betrachten)|(?:angebot|preis)[^.]{0,30}(?:passt|in ordnung|ist ok|gefällt|überzeugt|nehmen wir)|bitte (?:so )?(?:ausführen|loslegen|umsetzen|veranlassen)|auftrag erteil\\p{L}*|erteilen [^.]{0,40}auftrag|machen wir so|freigegeben|geben wir frei|(?:gemäß|laut|entsprechend) (?:ihrem |dem )?angebot|wie angeboten|nehmen (?:wir )?[^.]{0,40}an',
  leftYet:
    '(?:ist|sind|wurde|wurden|gingen?) (?:das|die|der|es|sie|alles|diese|unsere?|meine?)(?: \\p{L}+)?(?: \\d\\S*)? (?:(?:denn|schon|bereits|inzwischen|mittlerweile|eigentlich|jetzt|heute|gestern|bei ihnen) )*(?:raus|rausgegangen|unterwegs|weg|verschickt|versandt|versendet|abgeschickt|losgeschickt|ausgeliefert|ausgegangen)',
  theLastOne: 'letzte\\p{L}*|vorige\\p{L}*|vorherige\\p{L}*|andere\\p{L}*|erste\\p{L}*',
  asksAfter:
    'nachfragen|nachhaken|nachfassen|erkundigen|fragen|fragte|stand(?! vom)|status|wo (?:bleibt|bleiben|ist|steckt)|wie (?:weit|sieht es|steht es)|gibt es (?:schon )?(?:etwas )?neues',
  nothingCame:
    '(?:noch|bis (?:heute|jetzt|dato)|bisher|leider)(?: \\p{L}+){0,2} (?:nichts|nicht|keine (?:ware|lieferung))(?: \\p{L}+){0,3} (?:an|angekommen|erhalten|eingetroffen|geliefert|bekommen|da)|warten (?:\\p{L}+ )?(?:noch |immer |weiterhin |nach wie vor )+auf|wo (?:bleibt|bleiben)',
  holdsBack:
    '(?:noch|vorerst|derzeit|momentan|im moment|vorläufig|zunächst) (?:bitte )?nicht (?:aus)?(?:liefern|zu (?:liefern|senden|schicken)|senden|schicken|verschicken|versenden|aus|los|raus)|mit (?:der )?(?:lieferung|auslieferung|dem versand) [^.?]{0,60}(?:warten|zuwarten)|(?:zurückhalten|zurückstellen|anhalten|pausieren)',
  ifPriceFalls:
    '(?:wenn|falls|sofern) (?:sie|ihr|du)(?= [^.?!]{0,60}(?:\\d|preis|rabatt|nachlass|prozent|skonto))[^.?!]{0,80}(?:runter\\p{L}*|herunter\\p{L}*|entgegenkomm\\p{L}*|nachlass\\p{L}*|machen|macht|machst|anbieten|anbietet|schaffen|schafft|kommen|kommt|gehen|geht|mitgehen|geben|gebt|hinbekommen|hinkriegen|einräumen)',
  thenWeOrder:
    '(?:bestell|order|nehm|erteil|unterschreib|kauf|beauftrag|mach)\\p{L}* (?:wir|ich)|(?:bekommen|bekommt|kriegen|kriegt|haben|habt) (?:sie|ihr|du) (?:den|die|unseren|unsere) (?:auftrag|bestellung|zuschlag)|sind wir (?:dabei|im geschäft)|würden wir [^.?!]{0,40}(?:bestellen|nehmen)',
  enteredForYou:
    '(?:ist|sind|habe|haben|hab)(?: (?:ich|wir|alles|das|es|soeben|bereits))* für (?:sie|euch|dich) (?:ein(?:gebucht|getragen|geplant)|notiert|vorgemerkt|reserviert|erfasst|angelegt)',
  allInStock:
    'alles (?:ist )?(?:auf lager|vorrätig|lagernd)|(?:ist|haben wir) alles (?:auf lager|vorrätig|da)',
  notContent:
    '(?:nicht|gar nicht|überhaupt nicht|alles andere als) (?:sehr |wirklich )?(?:zufrieden|glücklich)|unzufrieden|enttäuscht (?:von|über)',
  ticketMoved:
    'ticket (?:(?:\\([^()]*\\)|„[^“]*“|"[^"]*"|#?\\S*\\d\\S*) )?(?:wurde [^!?]{0,50}(?:aktualisiert|zugewiesen|eskaliert|geschlossen|zusammengeführt)|(?:aktualisiert|zugewiesen|eskaliert|geschlossen))',
  asksEverybody:
    '(?:hat|kennt|weiß) (?:das |hier |dazu |von euch )?jemand(?: (?:hier|von euch|schon|schon mal|auch|das|eine|einen))*',
  orderComesFromOthers:
    '(?:er|sie|kunde|kundin) (?:schickt|sendet|mailt|will|wird|reicht)(?: (?:uns|mir|dir|noch|morgen|dann|später|nächste woche))* (?:(?:die|eine|seine|ihre|richtige|offizielle|schriftliche) )*bestellung(?: (?:noch|nach|schicken|senden|nachreichen))?',
  enteredUnder:
    '(?:drin|erfasst|eingebucht|angelegt|eingegeben|im system|notiert) (?:unter|als) (?:der |dem )?(?:auftrag\\p{L}*|vorgang|ab|nr\\.?|nummer)(?= [^ ]*\\d)|(?:läuft|steht|stehen|ist) (?:bei uns )?unter (?:der )?auftrag\\p{L}*(?= [^ ]*\\d)',
  enteredByAnybody:
    'hat (?:(?:das|die|den|diese[nrs]?|bestellung|hier|schon|bereits) )*(?:jemand|wer|einer von euch)(?: [^?]{0,40})? (?:erfasst|eingegeben|angelegt|eingebucht|eingetippt|gemacht|erledigt|bearbeitet)',
  enterIt:
    '(?:kannst du|könntest du|könnt ihr|kann (?:das |die )?(?:jemand|wer))[^.?!]{0,40} (?:erfassen|eingeben|anlegen|einbuchen|eintippen)|bitte (?:das |die |diese )?(?:bestellung |auftrag )?(?:\\p{L}+ )?(?:erfassen|eingeben|anlegen|einbuchen)',
  choosesBetween:
    '(?:kann|können) (?:mich|uns) (?:\\p{L}+ )?nicht (?:zwischen [^?]{1,60} )?entscheiden|schwanke[n]? zwischen|(?:nicht|un)\\s?sicher,? welche[rsn]?|welche[rsn]? [^?]{0,40}(?:würden sie|würdet ihr|würdest du|empfehlen|empfiehlst)|was (?:würden sie|würdet ihr) empfehlen',
  ordersLater:
    '(?:warte|warten)(?: (?:ich|wir))?[^.?!]{0,40} mit (?:der|einer|unserer|meiner) bestellung|bestelle[n]?(?: (?:ich|wir))?(?: (?:aber|dann|jedoch))? erst (?:im|nächste\\p{L}*|später|ab|nach|wenn)',
  shallWeSend: '(?:soll|sollen|dürfen|können) (?:ich|wir)|möchten sie|wollen sie',
  orWait: 'oder (?:\\p{L}+ ){0,5}(?:warten|abwarten|zuwarten|zurückhalten)',
  setsRight: 'korrektur|änderung|berichtigung|korrigier\\p{L}*|ändern|abändern|vertippt|tippfehler',
  orderPaid: '(?:bestellung|auftrag) [^.]{0,60}(?:wurde|ist) (?:vollständig )?bezahlt',
  paymentDone: 'zahlung (?:war |wurde |ist )?(?:erfolgreich|bestätigt)|erfolgreiche zahlung',
  paying: '(?:die|ihre) (?:bezahlung|begleichung)|das (?:bezahlen|begleichen)',
  wePaid:
    'folgende zahlung (?:veranlasst|angewiesen|geleistet)|zahlungs-?avis|avis über (?:unsere|eine) zahlung|haben (?:wir )?(?:[^.!?]{0,30} )?folgende(?:n|r)? (?:beträge?|betrag|posten|rechnungen) (?:[^.!?]{0,40} )?(?:überwiesen|gezahlt|bezahlt|angewiesen)',
  underWay:
    'status(?: ist)? ?[:=] ?(?:im plan|planmäßig|in (?:produktion|fertigung)|verspätet|verzögert|versandbereit)|ihre (?:bestellung|sendung)[^.!?]{0,40} (?:ist in (?:produktion|fertigung)|wird (?:gerade |derzeit )?(?:gefertigt|produziert)|(?:verzögert|verspätet) sich)',
  stateShipped:
    '(?:neuer )?(?:bestell)?status(?: ist)?(?: nun)? ?[:=] ?(?:versandt|versendet|verschickt|zugestellt|ausgeliefert|unterwegs)',
  signedFor:
    'lieferung (?:wurde )?(?:unterschrieben|quittiert)|empfang (?:wurde )?(?:quittiert|unterschrieben)',
  followedBy: 'sendungsverfolgung\\p{L}*|trackingdaten',
  bookingTold:
    '(?:buchungs|reservierungs)bestätigung|(?:für|bestätigen) (?:wir )?(?:ihre|deine) (?:buchung|reservierung)|(?:ihre|deine) (?:buchung|reservierung) [^.]{0,60}bestätigt',
  billReceived: '(?:wir haben|ich habe) ihre rechnung [^.]{0,40}(?:erhalten|bekommen)',
  notCarriedOut:
    'können (?:wir )?(?:ihre|deine) bestellung (?:leider )?nicht (?:ausführen|erfüllen)|(?:erstattung|rückzahlung) (?:ist )?fehlgeschlagen',
  undelivered:
    'hat die bestellung [^.]{0,30}nicht erhalten|bestellung (?:wurde )?nicht (?:geliefert|zugestellt)',
  periodReport:
    '(?:täglich|wöchentlich|monatlich)\\p{L}* (?:bericht|report|zusammenfassung)|(?:tages|wochen|monats)bericht',
  termsFirst: 'ob sie [^.]{0,60}(?:zahlungsziel|zahlungsbedingung\\p{L}*)[^.]{0,40}(?:akzeptieren|zustimmen)',
  restockAsked: 'nachbestellanforderung|nachschubanforderung|bitten (?:wir )?um nachlieferung',
  held: 'gesperrt|angehalten|zurückgestellt|blockiert|(?:auftrags|kredit)sperre',
  requisition: 'bestellanforderung(?:en)?|banf|beschaffungsantr\\p{L}+',
  awaitsApproval:
    '(?:wartet auf|liegt [^.?!]{0,30}zur|erwartet) (?:ihre |deine |eure |die )?(?:entscheidung|freigabe|genehmigung)|(?:muss|müssen) noch (?:von ihnen |von dir )?(?:freigegeben|genehmigt) werden|sobald (?:sie|du) (?:sie |diese |die bestellung )?(?:freigegeben|genehmigt) (?:haben|hast)|(?:erst )?nach (?:ihrer|deiner) (?:freigabe|genehmigung)|(?:freigabe|genehmigung) (?:ist |steht )?(?:noch )?(?:ausstehend|aus)',
  decided: '(?:wurde|ist) (?:genehmigt|freigegeben|abgelehnt)',
  fetched: 'hol(?:st|en|t)|abhol\\p{L}*|abzuholen|(?:liegt|steht) (?:\\p{L}+ )?bereit',
  ends: 'läuft (?:[^.!?]{0,30} )?(?:ab|aus)|verfällt|abläuft',
  cart: 'warenkorb',
  leftThere: 'wartet|warten|noch|vergessen|gespeichert|abschließen',
  finishIt: '(?:bestellung|einkauf|kauf) (?:jetzt )?abschließen|schließen sie ihren (?:einkauf|kauf) ab',
  opinion:
    'bewerten sie|bewerte (?:deine|uns|jetzt)|bewertung (?:abgeben|schreiben)|(?:ihre|deine) meinung|wie zufrieden (?:sind|bist|waren|warst)',
  lowStock:
    'bestandswarnung|niedriger (?:lager)?bestand|mindestbestand (?:unterschritten|erreicht)|(?:unter|erreicht) (?:de[mnr] )?(?:mindestbestand|meldebestand)|(?:lager)?bestand (?:ist )?(?:niedrig|gering)',
  stockList:
    '(?:lager)?bestand(?:s(?:bericht|liste|übersicht|meldung)\\p{L}*)|aktuelle[rn]? lagerbestand|umlagerung',
  backAgain: 'wieder (?:auf lager|verfügbar|lieferbar|vorrätig|erhältlich)',
  priceWatched: 'preisalarm\\p{L}*|preissenkung',
  priceMoved: 'preis (?:für|von|des|der) [^.]{1,60} (?:gestiegen|gesunken|gefallen)',
  returned: 'retoure|(?:ihre|deine|die|eine) rücksendung|rücksendeantrag',
  returnHandled:
    'genehmigt|akzeptiert|angenommen|bestätigt|beantragt|angefragt|angemeldet|abgelehnt|registriert',
  delayed: 'verzögert|verzögerung|verspätet sich',
  notBrought: 'nicht (?:zugestellt|ausgeliefert) werden|zustellung fehlgeschlagen',
  messageTold: 'hat (?:ihnen|dir) eine nachricht (?:geschickt|gesendet)|neue nachricht (?:von|zu)',
  unpaidYet: 'zahlung (?:ist )?(?:noch )?ausstehend|wartet auf (?:die |ihre )?zahlung',
  invited: '(?:lädt sie ein|eingeladen),? sich',
  accountConfirmed:
    '(?:konto|e-?mail-?adresse|registrierung|anmeldung) (?:jetzt )?(?:zu )?(?:bestätigen|aktivieren|verifizieren)|bestätigen sie (?:bitte )?ihr(?:e|en)? (?:\\p{L}*konto|e-?mail-?adresse|registrierung|anmeldung)|(?:konto|registrierungs|e-?mail-?|anmelde)bestätigung',
  customerToBe:
    '(?:kunden?|kundin|händler|wiederverkäufer) (?:bei ihnen |von ihnen )?(?:zu )?werden|(?:kunden|händler)konto (?:zu )?(?:eröffnen|anlegen)',
  titledRequest: '(?:transport|fracht|preis|angebots)anfrage',
  ratesWanted:
    '(?:nennen|mitteilen|teilen|senden|schicken|anbieten)[^.!?]{0,60}(?:raten|frachtraten|frachtkosten|frachtsätze|tarife)',
  repliesWithOffer: 'antworten[^.!?]{0,40} mit (?:ihrem|einem) (?:angebot|preis\\p{L}*)',
  ordersFirmly:
    '(?:bestellen?|ordern|beauftragen?) (?:wir|ich)|(?:wir|ich) (?:hiermit )?(?:bestellen?|ordern|beauftragen?|bestätigen (?:die|unsere) bestellung)',
  byYourOffer:
    '(?:gemäß|gemäss|laut|lt\\.?|nach|entsprechend|wie in|auf (?:basis|grundlage)) (?:ihr|euer|eur)\\p{L}* (?:[\\p{L}-]+ )?(?:angebot\\p{L}*|offerte\\p{L}*)',
  stateTold:
    '(?:wurde|wurden|ist) [^.]{0,40}(?:freigegeben|genehmigt|abgelehnt|geändert|aktualisiert|markiert)|hat [^.]{0,40}abgelehnt|überschreitet|einen kommentar|betrug\\p{L}*|rückbuchung',
  bookedIn: 'wareneingang [^.]{0,60}(?:gebucht|erfasst|fehlt)',
  sellersPaper: '(?:auftrags|bestell)bestätigung',
  didNotCome: 'fehlt|noch keine|(?:noch )?nicht (?:erhalten|vor)|ausstehend|überfällig',
  nextOne: '(?:ihre|deine) nächste (?:bestellung|lieferung|box)',
  ordersHere:
    '(?:hiermit |heute |daher |hier )?(?:bestellen?|ordern?|ordere|beauftragen?) (?:wir|ich)|(?:wir|ich) (?:\\p{L}+ ){0,3}(?:bestellen?|ordern?|ordere|beauftragen?)|(?:möchte|möchten|würde|würden) (?:wir |ich |gern\\p{L}* |bei ihnen |noch |hiermit )*(?:[^.?!]{0,60} )?(?:bestellen|ordern)|(?:liefern|senden|schicken) sie (?:uns )?(?:bitte )?(?:folgende\\p{L}*|nachstehende\\p{L}*|untenstehende\\p{L}*)|(?:anbei|hier|nachfolgend|nachstehend|untenstehend|im anhang|beigefügt|unten)[^.?!]{0,30}(?:bestellung|auftrag|abruf)|neue (?:bestellung|order)',
  suppliesAsked:
    'bitte (?:[^.?!]{0,60} )?(?:liefern|senden|schicken|zusenden|buchen|aufnehmen|erfassen|ergänzen|dazupacken|mitliefern|reservieren)',
  conditions: 'wenn|falls|sofern',
  youOrdered:
    '(?:sie haben|du hast|ihr habt) (?:[^.!?]{0,60} )?(?:bestellt|gekauft|bestellung [^.!?]{0,60}(?:aufgegeb\\p{L}+|getätigt))',
  numberConfirmed:
    '(?:bestellung|auftrag) (?:nr\\.? ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:(?:(?:ist|wurde) )?bestätigt|bestätigung)|bestätigung (?:zu|der|für|zur) (?:(?:die|ihrer|ihre) )?(?:bestellung|auftrag) (?:nr\\.? ?)?#?[^ ]*\\d',
  receiptConfirmed:
    '(?:(?:wir|ich|hiermit) bestätigen?|bestätigen? (?:wir|ich|hiermit))(?: (?:ihnen|hiermit|gerne?|dankend))* (?:den (?:erhalt|eingang)|die annahme) (?:ihre[rs]|de[rs]) (?:bestellung|auftrag)\\p{L}*',
  shipmentTold:
    'versand(?:bestätigung|mitteilung|benachrichtigung|info(?:rmation)?)|(?:lieferung|sendung) (?:nr\\.? ?)?#?\\d+ (?:zu|für|aus) (?:ihrer )?bestellung|(?:wir|hiermit) avisier(?:en|t)|avisieren (?:wir|ihnen)',
  inParts:
    'in (?:zwei|drei|mehreren|getrennten|\\d+) (?:teilen|lieferungen|paketen|sendungen)|teil(?:lieferung|sendung)\\p{L}*',
  leftToday: '(?:heute|soeben) (?:versandt|verschickt|versendet)',
  comesSoon:
    '(?:wird|werden) [^.]{0,60}(?:zugestellt|ausgeliefert|geliefert)|kommt (?:heute|morgen)|in zustellung',
  shallCome: 'soll(?:en|te|ten)?|muss|müssen|bitte',
  addressChanges:
    'neue (?:rechnungs|firmen|post|büro)(?:anschrift|adresse)|wir ziehen um|wir sind umgezogen|unser umzug|(?:ändern|aktualisieren|anpassen|passen) (?:sie )?(?:bitte )?(?:unsere|ihre) (?:stammdaten|kundendaten|adresse|anschrift)|(?:stammdaten|kundendaten)(?: \\p{L}+){0,2} (?:zu )?(?:ändern|aktualisieren|anzupassen)|adressänderung|anschriftenänderung|geänderte (?:rechnungs)?(?:anschrift|adresse)',
  arrivalTold:
    'ankunfts(?:avis|anzeige|meldung|mitteilung)|ankunft (?:der|ihrer|des) (?:\\p{L}+ )?(?:sendung|ware|container\\p{L}*|schiffs)',
  wouldOrder:
    '(?:würden|würde) (?:wir |ich )?(?:dann )?(?:voraussichtlich|wahrscheinlich|vermutlich|eventuell|vielleicht) [^.]{0,40}(?:bestellen|kaufen|abnehmen)|(?:bestellen|kaufen) (?:wir |ich )?(?:dann )?(?:wahrscheinlich|vermutlich|eventuell|vielleicht)',
  doesNotWork:
    'nicht (?:mehr )?(?:anmelden|einloggen|zugreifen|drucken|verbinden)|zugriff verweigert|fehlermeldung\\p{L}*|funktioniert (?:\\p{L}+ ){0,3}nicht',
  requestHeard:
    '(?:ihre|deine) (?:anfrage|nachricht)[^!?]{0,40} (?:ist (?:bei uns )?eingegangen|wurde (?:erfasst|erstellt|geschlossen|bearbeitet))|(?:ihre|deine) (?:anfrage|nachricht) (?:erhalten|bekommen)|(?:ihr|dein) ticket[^!?]{0,40} (?:wurde|ist)|ticketnummer',
  notCharged:
    'konnte[n]? [^.]{0,40}nicht (?:belastet|belasten|abgebucht|abbuchen|eingezogen|einziehen)|zahlung [^.]{0,20}(?:fehlgeschlagen|abgelehnt)|karte läuft [^.]{0,30}ab',
  moreTime:
    'zahlungsaufschub|stundung|ratenzahlung\\p{L}*|(?:frist|zahlungsziel)\\p{L}*[^.]{0,30}verlänger\\p{L}*|fristverlängerung',
  begs: 'bitten|bitte|beantrag\\p{L}+|ersuchen|möglich',
  misstated: 'statt|anstatt|falsch\\p{L}*|stimmt nicht|als vereinbart|abweich\\p{L}+',
  questionOn: '(?:rück)?fragen? (?:zu|zur|wegen|bezüglich)',
  sendsUs:
    '(?:können|könnten|würden) sie [^.]{0,60}(?:senden|schicken|zusenden|zukommen)|bitte (?:\\p{L}+ ){0,4}(?:zu|nach)?(?:senden|schicken)|(?:schicken|senden) sie (?:mir|uns)|nicht (?:erhalten|bekommen)|fehlt (?:uns )?noch',
  remindsOf: 'erinner(?:n|t|ung)|liefererinnerung',
  notAmongThem:
    '(?:in|bei) (?:der|ihrer|dieser) (?:\\p{L}+ )?lieferung [^.]{0,40}fehl(?:ten?|t|en)|fehl(?:ten?|t|en) [^.]{0,40}(?:in|bei) der (?:\\p{L}+ )?lieferung',
  inAlready:
    '(?:ist|sind|haben wir|hast du|habt ihr) (?:(?:die|der|das|den|diese[rs]?|hier|sie|er|bestellung|auftrag|wir) )*(?:(?:schon|bereits|denn) )+(?:drin|erfasst|angelegt|eingegeben|eingebucht|im system|gebucht|erledigt|bearbeitet|durch|aufgenommen)',
  saidNoOrder:
    '(?:handelt|handele) (?:es |sich )*(?:dabei |hierbei |hier |ausdrücklich |noch )*(?:nicht um (?:eine |einen )?|um keinen? )(?:\\p{L}+ )?(?:bestellung|auftrag|abruf)|(?:stell(?:t|en)|sind|ist|bedeute[tn]+|gelten|gilt)[^.?!]{0,20} (?:keine|nicht als|noch keine|keinerlei) (?:\\p{L}+ )?(?:bestellung(?:en)?|auftr\\p{L}+|abnahme\\p{L}*|kaufverpflichtung|verpflichtung|abruf\\p{L}*)(?: dar)?',
  howToOrder:
    '(?:ein )?kurzes (?:ja|ok|okay) (?:per \\p{L}+ )?(?:genügt|reicht)|(?:zum bestellen|um zu bestellen|für ihre bestellung|wenn sie bestellen (?:möchten|wollen)|bei interesse)[^.?!]{0,20}(?:(?:einfach|bitte|kurz|genügt|reicht|gern\\p{L}*) )+[^.?!]{0,40}(?:antwort\\p{L}*|anruf\\p{L}*|rufen|melden|klick\\p{L}*|mail|nachricht|bescheid|schreiben|rückmeld\\p{L}*)',
  orderOfMany:
    'sammelbestellung|gemeinschaftsbestellung|gruppenbestellung|gemeinsame bestellung|(?:ich|wir) (?:geb|mach|schick|bestell)\\p{L}* (?:\\p{L}+ ){0,2}(?:am|nächste|morgen|ende)(?: \\p{L}+){0,2} (?:die|unsere|eine|wieder)',
  whoJoins:
    'wer (?:(?:von euch|noch|sonst|auch|etwas|was|jetzt|möchte|will) )+(?:braucht|möchte|will|dabei|mit\\p{L}*)|wer (?:mit\\p{L}+|dabei sein) (?:möchte|will)|wenn (?:ihr|jemand|noch jemand) (?:(?:noch|auch|etwas|was) )*(?:mit\\p{L}+|dabei|dazu|braucht|wollt|will)|tragt euch',
  notBefore: `(?:nicht|keinesfalls|auf keinen fall) (?:vor|früher als|eher als) ${day}|(?:bis|vor) ${day}[^.;:?!]{0,20} nicht (?:aus)?(?:liefern|senden|schicken|verschicken|versenden)`,
  noteWanted: `(?:bitte|könn\\p{L}+ (?:sie|ihr))[^.!?\\n]{0,60}(?:${deliveryNote})[^.!?\\n]{0,40}(?:beileg|beifüg|mitgeb|mitschick|mitliefer|dazuleg|angeb|vermerk|verseh|aufdruck|schicken|senden)\\p{L}*|(?:${deliveryNote})\\??[^.!?\\n]{0,20} bitte [^.!?\\n]{0,40}(?:beileg|beifüg|mitgeb|mitschick|mitliefer|anliefer|dazuleg|angeb|vermerk|verseh|aufdruck)\\p{L}*`,
};
