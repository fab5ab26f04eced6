import type { SenseWords } from '../sense-words.ts';

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
};
