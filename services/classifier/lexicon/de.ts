import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const german: Cue[] = [
  ...cues('purchase_order', [
    [
      3.5,
      '(?:hiermit|wir|ich) (?:bestellen|bestelle|ordern)(?: wir| ich)?|bestelle[n]? (?:hiermit |jetzt )?(?:wir|ich)',
    ],
    [2.5, '(?:unsere|unserer|anbei (?:die|unsere)|neue) bestellung'],
    [
      2.5,
      '(?:bestellung|auftrag) (?:abgeben|aufgeben|erteilen)|erteilen wir (?:ihnen )?(?:den|folgenden) auftrag',
    ],
    [2, 'bitte (?:liefern|senden|schicken) sie|bitte um lieferung|folgende (?:artikel|positionen|waren)'],
    [
      1,
      'bitte bestätigen|bestätigung des eingangs|besteller|liefertermin|wunschtermin|lieferadresse|anlieferung',
    ],
    [1, 'menge|artikelnummer|artikel-nr\\.?|materialnummer|bestellnummer'],
  ]),
  ...cues('order_confirmation', [
    [7, 'auftragsbestätigung|bestellbestätigung|bestätigung ihrer bestellung|auftragseingang'],
    [6, '(?:danke|dank) für ihre(?:n)? (?:bestellung|auftrag)'],
    [6, 'ihre bestellung [^.!?]{0,80}(?:erhalten|abgeschlossen|eingegangen|angenommen|bestätig)'],
    [3.5, 'ihre bestellung|ihren auftrag|ihr auftrag'],
  ]),
  ...cues('invoice', [
    [6, 'rechnung(?:en)?|rechnungsnummer|mahnung|zahlungserinnerung'],
    [2, 'fällig(?:keit)?|zahlungsziel|zahlbar bis|offener betrag'],
  ]),
  ...cues('delivery_note', [
    [6, 'lieferschein|versandanzeige|lieferavis|packzettel'],
    [
      5,
      '(?:wurde|wurden) (?:heute )?(?:versandt|verschickt|versendet|zugestellt)|sendungsnummer|sendungsverfolgung',
    ],
  ]),
  ...cues('quotation', [
    [
      5,
      'anfrage|preisanfrage|angebotsanfrage|bitte um (?:ein )?angebot|angebot (?:anfordern|erbeten|unterbreiten)',
    ],
    [4, 'preisliste|unser angebot|kostenvoranschlag|proforma-?rechnung'],
  ]),
  ...cues('receipt', [
    [7, 'zahlung erhalten|zahlungseingang|zahlungsbestätigung|(?:ihre )?zahlung [^.!?]{0,60}erhalten'],
    [4, 'quittung|kassenbon|zahlungsbeleg'],
  ]),
  ...cues('credit_note', [
    [8, 'gutschrift(?:en)?|rechnungskorrektur|stornorechnung|rückerstattung'],
    [16, 'stornorechnung [^.!?]{0,60}(?:anhang|anbei|beigefügt)|(?:anbei|anhang) [^.!?]{0,60}stornorechnung'],
  ]),
  ...cues('unknown', [
    [9, 'abwesenheitsnotiz|automatische antwort|nicht im büro|außer haus'],
    [14, `storniert|(?:stornierung|storno)${notOfBill}|stornieren|annulliert|widerruf`],
    [6, 'newsletter|abmelden|abbestellen|sonderangebot|rabattaktion'],
    [10, 'läuft bald ab|noch keine (?:vollständige )?zahlung'],
    [10, 'wurde geliefert|entgegengenommen|zu ?wenig geliefert'],
    [3.5, 'danke? für ihre (?:nachricht|anfrage|rückmeldung)|dank für ihre nachricht'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:bitte|könn(?:t|ten|tet|en)|würd(?:en|et)) (?:sie |ihr )?(?:\\p{L}+ ){0,4}(?:liefern|senden|schicken|zusenden|schickt|liefert|sendet)(?! sie)(?! \\p{L}* ?(?:ein|das|ihr)\\p{L}* (?:angebot|katalog|rechnung))|bitte (?:liefern|senden|schicken|liefert|schickt|sendet) (?:sie )?(?:uns|mir|an|folgend\\p{L}*|bis|\\d)(?! \\p{L}* ?(?:ein|das|ihr)\\p{L}* (?:angebot|katalog|rechnung))|(?:könn(?:en|ten|t|tet)) (?:sie |ihr )?(?:uns|mir) [^.!?]{0,200}(?:liefern|senden|schicken|zusenden)|(?:uns|mir) bis [^.!?]{0,40}schicken',
    ],
    [
      3,
      '(?:wir|ich) (?:\\p{L}+ ){0,4}(?:bestellen|bestelle|ordern|order)(?! \\p{L}* ?storn)|(?:möchte(?:n)?|würde(?:n)?|will|wollen) (?:wir |ich )?(?:\\p{L}+ ){0,4}bestellen|hätten? (?:wir |ich )?gerne?',
    ],
    [
      2.5,
      '(?:wir|ich) (?:\\p{L}+ ){0,2}(?:benötigen|brauchen|benötige|brauche)|(?:benötigen|brauchen) wir|unser bedarf|uns fehl(?:t|en)',
    ],
    [
      3,
      '(?:anbei|beigefügt|im anhang|beiliegend|siehe anhang|als pdf|angehängt)[^.!?]{0,40}(?:bestellung|auftrag)(?! ?bestätig)|(?:unser(?:en|e|er)?|neue[rn]?) (?:\\p{L}+ )?(?:auftrag|bestellung)|siehe anhang|mit der bitte um lieferung',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      '(?:vielen |besten |herzlichen )?dank(?:e)? für (?:ihre|den|die|ihren|deine|deinen|euren|eure)(?: \\p{L}+)? (?:bestellung|auftrag)|(?:haben|hat) ihre bestellung|wir (?:haben|bestätigen)[^.!?]{0,20}(?:ihre|ihren|den|die) (?:bestellung|auftrag)|wir liefern (?:voraussichtlich |wie |ihnen |am )|liefern (?:wir )?voraussichtlich|unsere auftragsbestätigung',
    ],
  ]),
  ...cues('invoice', [
    [
      5,
      '(?:noch |seit [^.!?]{0,20})?offen(?:e[rn]?)? (?:betrag|ist|posten)|überweisen sie|zahlbar|betrag von|offen ist',
    ],
  ]),
  ...cues('delivery_note', [
    [
      6,
      '(?:ware|sendung|paket|lieferung)[^.!?]{0,50}(?:unterwegs|übergeben|verlassen|versandt|verschickt|auf dem weg)|versandbestätigung|sendungsnummer|spediteur übergeben',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:ein|ihr|um|das|uns) (?:\\p{L}+ )?angebot(?! nr)|angebot über|was (?:würde\\p{L}*|kost\\p{L}*)|preisanfrage|(?:bieten|anbieten) (?:wir )?(?:ihnen|freibleibend)|(?:dank für|auf|zu) ihre anfrage|freibleibend|unterbreiten|preise? für|was kosten',
    ],
  ]),
  ...cues('receipt', [
    [8, 'eingang ihrer zahlung|zahlung (?:ist )?(?:eingegangen|erhalten)|quittung|ihr beleg|kaufbeleg'],
  ]),
  ...cues('credit_note', [[9, 'gutgeschrieben|gutschrift|erstatt\\p{L}+']]),
  ...cues('unknown', [
    [
      8,
      'wo bleib\\p{L}+|wann (?:die|unsere|kommt|trifft|wird|können wir)[^.!?]{0,40}(?:eintrifft|geliefert|kommt|rechnen|ein)|warten noch|lieferstatus|stand der (?:bestellung|lieferung)|noch nicht (?:eingetroffen|erhalten|geliefert)',
    ],
    [
      8,
      'reklamation|reklamieren|beschädigt\\p{L}*|defekt\\p{L}*|falsch(?:e|en)? (?:artikel|ware|größe) (?:geliefert|erhalten)|mangelhaft',
    ],
    [
      8,
      'bewerb\\p{L}+|lebenslauf|besprechung|gesprächstermin|für ein gespräch|betriebsferien|geschlossen|stornieren',
    ],
    [7, 'newsletter|hier klicken|sparen!|\\d+ ?% (?:auf|rabatt)'],
  ]),
  ...mentions('purchase_order', [
    [
      3,
      'bestellung(?:en)?|bestellschein|bestellauftrag|einkaufsbestellung|nachbestellung|abruf(?:bestellung)?|auftrag',
    ],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:bräuchte|bräuchten|nehmen|nehme|hätte|hätten) (?:wir |ich )?(?:noch |gerne? |bitte )?\\d|(?:bräuchte|bräuchten)|(?:bitte )?(?:einplanen|einbuchen|mitschicken|mitliefern|bereitstellen|vormerken)|rufen? [^.!?]{0,80} ab|abrufen|hole? (?:ich |wir )?(?:morgen |heute )?[^.!?]{0,15}ab|(?:auftrag|bestellung) (?:entnehmen|finden) sie|(?:die |eine |unsere )?bestellung (?:anbei|im anhang|in der anlage)|in der anlage [^.!?]{0,30}(?:bestellung|auftrag)',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      'bestätigen (?:den |ihnen |wir |hiermit )?(?:eingang|erhalt|termin|die lieferung|den liefertermin)|(?:bestellung|auftrag) (?:ist |wurde )?(?:eingegangen|erfasst|angenommen|bestätigt|eingeplant)|in bearbeitung|geht (?:morgen|heute|am) [^.!?]{0,20}raus',
    ],
  ]),
  ...cues('delivery_note', [[6, 'unser (?:haus|lager|werk) verlassen|auf den weg gebracht']]),
  ...cues('quotation', [
    [
      7,
      'was kost\\p{L}+|preis(?:e|auskunft)? (?:für|zu|bitte)|bester preis|wie teuer|angebot (?:machen|erstellen|zukommen)|bitte (?:bieten|anbieten)',
    ],
  ]),
  ...cues('receipt', [[8, '(?:zahlung|überweisung)[^.!?]{0,30}(?:eingegangen|erhalten|gutgeschrieben)']]),
  ...cues('unknown', [
    [
      8,
      'falsche \\p{L}+|umtausch|austausch|retoure|rücksendung|fehlmenge|fehlt in|wann kommt|wie ist der stand|nachfrage zu|liefer(?:rückstand|verzug)|immer noch nicht|(?:neue|geänderte|andere) bankverbindung|bankverbindung[^.!?]{0,20} (?:geändert|aktualisiert)|katalog|adresse hat sich|unzustellbar',
    ],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:beziehen|ordern|abnehmen|kaufen) (?:wir|möchten)|(?:möchten|würden|wollen) [^.!?]{0,80}(?:beziehen|ordern|kaufen|abnehmen)|nachschub',
    ],
  ]),
  ...cues('credit_note', [[8, 'schreiben (?:wir )?[^.!?]{0,40}gut']]),
  ...cues('unknown', [
    [
      9,
      'haben sie [^.!?]{0,60}(?:erhalten|bekommen)[^.!?]{0,20}\\?|(?:lieferung|termin|bestellung)[^.!?]{0,60}(?:verschieben|vorziehen|später)|frohe (?:feiertage|weihnachten)|rückfrage|selbstauskunft',
    ],
  ]),
  ...cues('purchase_order', [
    [
      6,
      '(?<!(?:sie|ihr|du) haben )(?<!(?:sie|ihr|du) hast )(?:verbindlich|hiermit|fest) bestellt|(?:kunde|kundin|endkunde|gast|filiale|praxis) (?:\\p{L}+ )?(?:ordert|bestellt|wünscht)|bestellt (?:hiermit|bei ihnen|verbindlich|wie folgt)|bestellt (?:werden|wird)(?! kann| können)|hat (?:soeben |gerade |eben |heute )?(?:in |im |über )(?:\\p{L}+ ){0,2}(?:\\p{L}*shop|portal|website|webseite) bestellt|hat (?:die |eine |folgende )?(?:neue )?bestellung [^.!?]{0,40}aufgegeben|(?:sie haben|du hast|ihr habt) (?:eine |einen )?(?:neue[nr]? )?(?:bestellung|auftrag|order) (?:\\S*\\d\\S* )?(?:erhalten|bekommen)|(?:hat|wurde|wird) (?:ihnen|euch|dir) (?:\\p{L}+ ){0,3}(?:bestellung|auftrag|order) [^.!?]{0,30}(?:gesendet|gesandt|zugestellt|übermittelt|geschickt|erteilt)|(?:die |eine )?(?:neue )?bestellung [^.!?]{0,50}wurde (?:ihnen|euch) [^.!?]{0,25}(?:übermittelt|zugestellt|gesendet)|(?:ihr|dein) (?:artikel|angebot) (?:wurde|ist) verkauft|(?:sie haben|du hast) (?:\\p{L}+ ){1,3}verkauft|ging (?:eine |die )?(?:neue )?bestellung [^.!?]{0,20}ein|(?:shop|onlineshop|webshop|jtl-shop|gambio|woocommerce|shopware|shopify|magento|prestashop): neue(?:r)? (?:bestellung|auftrag)',
    ],
    [
      5,
      'bitte? um (?:die )?(?:lieferung|zusendung|übersendung|belieferung) (?:der|von|des|folgende[rn]?|nach|\\d)|(?:schickst|schickt|lieferst|liefert|bringst|bringt|packst|packt|legst) (?:du|ihr) (?:uns|mir)(?! (?:bitte )?(?:\\p{L}+ ){0,2}(?:angebot|rechnung|katalog|preis\\p{L}*|muster|lieferschein))|(?:können|könnt|kannst|könntet|könntest) (?:sie|ihr|du) (?:\\p{L}+ ){0,3}(?:\\d|\\p{L}+ )[^.!?]{0,60}(?:produzieren|fertigen)|(?:freigegeben|freigabe|einverstanden|passt)[^.!?]{0,20}[.,!] (?:\\p{L}+ )?(?:können|könnt) (?:sie|ihr) [^.!?]{0,60}(?:produzieren|fertigen|liefern|drucken)|(?:nehmen|nehme) (?:wir|ich) (?:\\p{L}+ ){0,3}\\d|(?:wir|ich) nehme[n]? (?:dann |davon |bitte )?(?:die |den |das )?\\d|(?:nochmals?|noch ?mal|wieder|erneut) (?:die(?:selbe)?|das(?:selbe)?|die gleiche) (?:menge|bestellung|ware)|(?:zur|zu der|zu meiner|zu unserer|an die) (?:\\p{L}+ )?bestellung [^.!?]{0,40}(?:noch|zusätzlich) (?:\\d|ein)[^.!?]{0,50}(?:dazu|hinzu|mit|packen|nehmen)?|(?:ihr|das|ihre|die) (?:angebot|offerte) [^.!?]{0,40}(?:nehmen|nehme) (?:wir|ich) (?:\\p{L}+ )?an|(?:wir|ich) nehme[n]? (?:hiermit )?(?:ihr|das|ihre|die|euer) (?:angebot|offerte) [^.!?]{0,50}an|bitte um (?:rasche |baldige |umgehende )?ausführung',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      8,
      '(?:order|bestell|auftrags|eingangs|abruf|buchungs|auftragseingangs)-?bestätigung(?! (?:bis|an|senden|schicken|fehlt|erbeten|binnen|mit|innerhalb))|bestätigung (?:(?:zu|über|für|des|der|ihre[rs]?|ihren|den|die) ){1,3}(?:\\p{L}+ ){0,3}(?:\\p{L}*bestellung|\\p{L}*auftrags?|abrufs?|\\p{L}*abruf\\p{L}*|order|teillieferung\\p{L}*|reservierung)(?! fehlt)|bestätigung (?:\\p{L}*auftrag|\\p{L}*abruf|teillieferung)\\p{L}*|(?:ihr|dein|euer|ihre|deine|eure) (?:\\p{L}+ )?(?:\\p{L}*abruf|\\p{L}*auftrag|\\p{L}*bestellung|order) [^.!?]{0,70}(?:ist|wurde|wird|haben wir) (?:\\p{L}+ ){0,3}(?:bestätigt|reserviert|ausgeführt|angenommen|erfasst|notiert|eingeplant|eingetragen|übermittelt|gelandet|eingebucht)|bestätigen (?:wir|ich) (?:ihnen |hiermit )?(?:die|den|ihre|ihren|deine|eure) (?:\\p{L}+ ){0,3}(?:order|bestellung|auftrag|abruf)|(?:order|bestellung|auftrag) (?:\\S*\\d\\S* )?(?:wurde|ist) (?:von uns|durch uns|vom verkäufer|vom lieferanten) [^.!?]{0,30}(?:akzeptiert|angenommen|bestätigt)|ab zu (?:ihrer|ihrem|deiner|eurer|best)\\p{L}*',
    ],
    [
      6,
      '(?:ist|sind|hab(?:e|en)?) (?:\\p{L}+ ){0,4}(?:notiert|eingeplant|eingetragen|vorgemerkt|eingebucht|aufgeschrieben)|rest (?:ist )?(?:bestätigt|wie bestellt|geht klar|passt)|(?:alles|sonst|termin|liefertermin|preis) (?:\\p{L}+ )?bestätigt|(?:sind|ist) (?:bei uns )?(?:drin|im system|erfasst)|(?:geht|gehen|geht so) (?:\\p{L}+ )?(?:in ordnung|klar)[,.!]|(?:vorbestellung|reservierung) (?:\\S+ ){0,5}(?:ist|wurde) (?:reserviert|bestätigt|eingegangen)',
    ],
  ]),
  ...cues('delivery_note', [
    [
      9,
      '(?:zur|zum) (?:abholung|abholen) (?:\\p{L}+ )?(?:bereit|parat|fertig)|abholbereit(?! sein| ist\\?)|(?:liegt|liegen|steht|stehen) (?:\\p{L}+ ){0,6}(?:zur abholung|(?:für (?:sie|dich|euch) )?bereit)|(?<!wann )(?:kann|können) (?:\\S+ ){0,6}(?:abgeholt|in empfang genommen) werden|(?:fertig|gekommen|eingetroffen|da) und (?:kann|können|liegt|liegen|steht|stehen) [^.!?]{0,40}(?:abgeholt|abholen|bereit)|(?:beim|bei ihrem|bei deinem|bei ihren) nachbarn?|im paketshop|an der packstation|in der packstation|nicht angetroffen|zustellversuch|benachrichtigungskarte',
    ],
    [
      8,
      '(?:lkw|laster|fahrer|fahrzeug|spediteur|spedition|container|schiff|transport|sattelzug|sprinter) (?:\\p{L}+ )?(?:ist|hat|sind|fährt|kommt) (?:\\S+ ){0,7}(?:los|raus|unterwegs|verlassen|gestartet|abgefahren|losgefahren|abgelegt|weg)|(?:müsste|sollte|müssten|ist|sind|seid|kommt) (?:\\S+ ){0,5}bei (?:euch|ihnen|dir) (?:sein|ein|an)|(?:reis(?:t|en)|roll(?:t|en)) (?:\\S+ ){0,5}(?:zu ihnen|zu euch|zu dir|per|an)|(?:ist|sind|wurde|wurden|heute|verladen:) (?:\\S+ ){0,6}(?:verladen|aufgeladen|abgestellt|abgeladen|zugestellt|abgeliefert|rausgegangen|raus ?gegangen)|verladen:|verladebericht|ladeliste|verladeliste|(?:an bord|eta \\p{L}+ \\d|abgang bhf|auf see)|(?:ihre|deine|eure) (?:\\p{L}*lieferung|sendung|ware|pakete?|möbel)(?: [\\p{L}-]+){0,3} (?:ist|wird|kommt|trifft) (?:für |am |heute|morgen|zwischen)[^.!?]{0,40}|liefer(?:ankündigung|avis|meldung|anzeige|info)|zustell(?:ankündigung|avis|termin|info|fenster)|versand(?:info|nachricht|meldung|mitteilung)\\p{L}*|avisierung|abliefer(?:beleg|nachweis)|zustellnachweis|übergabeprotokoll|nachlieferung unterwegs|(?:rest|teil|nach)lieferung (?:\\S+ ){0,3}(?:unterwegs|verschickt|versandt|ist raus|geht heute)|liefer(?:papiere|dokumente)|versand(?:papiere|dokumente)|fracht(?:papiere|brief)|packliste|packzettel|transportpapiere|cmr|desadv|advance shipping notice|nve-?liste|sscc-?liste|\\d+ (?:nve|sscc)|ls \\d{4,}|lieferschein\\p{L}*|(?:kommissioniert|gepackt|verpackt)[^.!?]{0,15}[.,]? ?(?:und )?(?:übergabe|geht|wird|abholung)[^.!?]{0,40}(?:ups|dhl|dpd|gls|hermes|spedition|post|fahrer|heute)',
    ],
  ]),
  ...cues('receipt', [
    [
      9,
      '(?:haben|habe) (?:wir|ich) (?:\\S+ ){0,4}(?:beglichen|angewiesen|überwiesen|bezahlt|gezahlt)|(?:wir|ich) (?:haben|habe) (?:\\S+ ){0,7}(?:beglichen|angewiesen|überwiesen|bezahlt)(?! (?:und|aber))|(?:wir|ich) begleichen? (?:ihre|eure|die|deine) rechnung|(?:rechnung\\p{L}*|re|rg) (?:\\S*\\d\\S* )?(?:ist |wurde )?(?:bereits |gestern |heute |am \\S+ |schon )*(?:bezahlt|beglichen|überwiesen)(?! werden| sind)|(?:hat|haben) (?:die )?(?:rechnung|re|rg) \\S*\\d\\S* (?:\\p{L}+ )?(?:bezahlt|beglichen)|bitte ausbuchen|überweisungsbestätigung|einzahlungsbestätigung|zahlungsbestätigung|zahlungsnachweis|überweisungs(?:beleg|träger)|zahlungslauf|zahlungsavis|überweisungsavis|avis zur (?:überweisung|zahlung)|nachweis der (?:bank|überweisung|zahlung)|kontoauszug (?:als nachweis|anbei als)|verwendungszweck [^.!?]{0,40}ausführungs(?:datum|tag)|auftrag ausgeführt: (?:eur|chf|€)|(?:betrag|lastschrift|beitrag)(?: \\S+){0,9} (?:wurde|ist) (?:\\S+ ){0,3}(?:eingezogen|eingelöst|abgebucht|belastet)|(?:bezahlt|gezahlt|beglichen|zahlung) (?:mit|per|via|über|in|durch) (?:der |einer )?(?:girocard|karte|ec\\p{L}*|bar|kreditkarte|visa|mastercard|paypal|twint|klarna|app|maestro|apple pay|google pay)|(?:zahlung|geld|anzahlung|kaution|überweisung|betrag|miete) (?:\\S+ ){0,4}(?:ist |heute |gestern )*(?:eingegangen|angekommen|da)|(?:erhalt|eingang|empfang) (?:der|ihrer|deiner|des|von) (?:\\p{L}*zahlung|kaution|betrags?|miete|überweisung|spende)|auszahlung (?:\\S+ ){0,6}(?:überwiesen|veranlasst|unterwegs|ausgeführt|gesendet|erfolgt|angewiesen)|auszahlung über|(?:händler|kunden|kassen|kauf|karten|zahlungs|park|bar)beleg|kassenzettel|kartenzahlung|barzahlung|genehmigungsnr',
    ],
    [
      6,
      'ist (?:heute |gestern |soeben )?(?:\\p{L}+ )?(?:eingegangen|angekommen)[^.!?]{0,20}(?:dank|damit)|(?:danke?|dank) für (?:deinen|ihren|euren) (?:besuch|einkauf)|(?:sind|ist|wurde|wurden) bezahlt[,.]? [^.!?]{0,20}(?:beleg|quittung|nachweis)|(?:bezahlt|gezahlt):? (?:eur|chf|€)? ?\\d',
    ],
  ]),
  ...cues('credit_note', [
    [
      10,
      '(?<!(?:eine|die|auf|um|der|keine|ihre|unsere|statt) )(?<!warten auf )gutschrift(?:en|s\\p{L}*)?(?! (?:fehlt|erfolgt|erbeten|steht))|kreditnote|creditnote|gutschein-?beleg|storno(?:beleg|rechnung|dokument)|teilstorno|korrektur(?:rechnung|beleg)|rechnungs(?:korrektur|storno|stornierung)|rückerstattungsbeleg|(?:erhalten sie|bekommen sie|übersenden wir|übermitteln wir|senden wir|anbei|beiliegend|angehängt\\p{L}*|anhang|anlage|beilage|schicken wir)[^.!?]{0,50}(?:gutschrift\\p{L}*|kreditnote|storno(?:beleg|rechnung))|(?:gutschrift\\p{L}*|kreditnote|storno(?:beleg|rechnung))[^.!?]{0,50}(?:liegt|anbei|angehängt|anhang|beigefügt|erstellt|beilage|erzeugt|beiliegend|anlage)|(?:gewähren|gewähre) (?:wir |ich )?(?:ihnen )?[^.!?]{0,30}nachlass',
    ],
  ]),
  ...cues('invoice', [
    [
      6,
      '(?<!storno)(?<!proforma)(?<!korrektur)(?:schluss|sammel|monats|abschlags|anzahlungs|teil|end|jahres|miet|strom|handwerker|honorar|quartals|wartungs|service|liefer|verkaufs|zwischen|voraus|akonto|pacht|telefon|gas|verkaufs)rechnung(?:en)?(?! (?:erhalten|folgt|bekommen) )|honorarnote|(?:ihre|die|deine) (?:\\p{L}+-)?abrechnung (?:\\S+ ){0,7}(?:ist |wurde )?(?:erstellt|fertig|verfügbar|anbei)|rechnungsbetrag|(?:einzug|lastschrift|abbuchung) (?:per sepa |erfolgt |wird )?(?:am|zum|per) \\d|(?:wird|werden) (?:\\S+ ){0,5}(?:abgebucht|eingezogen|vom konto abgebucht)|(?:senden|schicken|übersenden|erhalten|übermitteln) (?:wir|sie) (?:ihnen |euch )?(?:\\p{L}+ ){0,3}rechnung|anbei (?:\\p{L}+ ){0,3}(?:\\p{L}+rechnung|rechnung)|rechnungsstellung|zahlbar (?:bis|innert|innerhalb|binnen|sofort|netto)|einzahlung bitte|qr-?(?:zahlteil|rechnung)',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      'richt(?:preis|offerte|angebot)\\p{L}*|(?:preis|letzt|best)angebot\\p{L}*|(?:ausschreibung|tender|vergabeverfahren|angebotsabgabe|bindefrist|angebotsfrist|leistungsverzeichnis|bieterrunde|vergabe\\p{L}*)|welchen? preis (?:\\S+ ){0,4}(?:machen|anbieten|geben|nennen|rufen)|(?:können|könnten|könnt|kannst) (?:sie|ihr|du) (?:\\S+ ){0,5}(?:preis\\p{L}*|angebot|richtpreis|konditionen) (?:\\S+ ){0,3}(?:machen|nennen|geben|durchgeben|schicken|mitteilen|anbieten|zukommen)|(?:händler|einkaufs|großhandels|mengen|staffel|paket|netto|projekt|sonder|verkaufs|mengen)preis(?:e|en|liste)?|(?:im|zum|das|unser|unserem|überarbeitetes|neues|anbei|geändertes|aktualisiertes|nachfass)[- ]?angebot (?:fehlte|wurde|nochmals|mit|nr|an|ag|über|für|zu|\\S*\\d)|(?:können|könnten) wir (?:\\S+ ){0,6}(?:anbieten|machen)|(?:hat|haben) (?:ihnen|euch|dir) (?:ein|das) angebot (?:erstellt|gemacht)|unverbindlich\\p{L}*|kostenschätzung|preisindikation|preisauskunft|(?:je|pro) (?:stück|raummeter|palette|kg|tonne|m²|liter|meter|tag|person|kuvert) (?:\\p{L}+ )?\\d+(?:,\\d+)? ?(?:€|eur|chf)|ab \\d+ (?:stück|stk) (?:je )?\\d+,\\d\\d',
    ],
    [
      5,
      '(?:melden sie sich|melde dich|sagen sie bescheid|geben sie bescheid),? wenn (?:es|sie|das|ihnen)|ein (?:kurzes )?ja (?:per mail )?genügt|sollen wir (?:\\p{L}+ )?(?:beginnen|loslegen|starten|bestellen|reparieren)|noch kein auftrag|bei (?:bestellung|auftragserteilung|abnahme) (?:bis|von|ab) ',
    ],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:brauch\\p{L}*|benötig\\p{L}*|bräuchte\\p{L}*|such\\p{L}*|vermiss\\p{L}*) (?:\\S+ ){0,4}(?:eine|die|ihre|unsere|noch|den) (?:\\p{L}+ )?(?:\\p{L}*rechnung\\p{L}*|gutschrift|beleg|quittung|auftragsbestätigung)(?! (?:an|auf|für|über) )|rechnung\\p{L}* (?:\\S+ ){0,5}(?:nochmal|noch ?mal|nochmals|erneut|noch einmal|nachträglich) (?:\\S+ ){0,2}(?:schicken|senden|zusenden|mailen|bekommen|haben|ausstellen)|(?:können|könnten|könnt|könntet|kannst|würden|bitte) (?:\\S+ ){0,6}(?:rechnung|gutschrift|rechnungskopie|rechnungsduplikat)(?: \\S+){0,5} (?:schicken|zuschicken|senden|zusenden|zukommen|ausstellen|mailen|korrigieren|umschreiben)|(?:rechnung|rg|re) (?:\\S+ ){0,5}(?:nicht (?:verarbeiten|verbuchen|zuordnen|nachvollziehen|anerkennen|akzeptieren|finden|öffnen)|zurückgewiesen|doppelt|fehlerhaft|falsch|stimmt nicht|nicht für uns)|(?:gefälschte|falsche|betrügerische|verdächtige)\\p{L}* rechnung\\p{L}*|nur noch (?:e-rechnung\\p{L}*|elektronische rechnungen|xrechnung\\p{L}*)|downloadlink (?:\\S+ ){0,5}(?:abgelaufen|geht nicht|funktioniert nicht)|(?:in (?:drei|zwei|vier|\\d|mehreren) raten|ratenzahlung|stundung|später zahlen|zahlungsaufschub|nicht auf einmal (?:zahlen|begleichen|bezahlen)|\\d+ statt \\d+ tage|künftig \\d+ tage)|(?:neue[rnsm]?|längere[sn]?) zahlungsziel|zahlungsziel (?:verlängern|ändern)|zahlungsziel\\?|(?:warten|wartet|warte) (?:\\S+ ){0,4}auf (?:\\S+ ){0,3}(?:gutschrift|rechnung|ware|lieferung|bestätigung|auftragsbestätigung|rückmeldung)|wo (?:ist|bleibt) (?:\\p{L}+ ){0,2}(?:gutschrift|rechnung|lieferung|ware|bestellung|sendung|paket)|(?:fehlt|fehlen) (?:uns )?(?:noch )?(?:die|eine|ihre) (?:\\p{L}+ )?(?:gutschrift|rechnung|auftragsbestätigung)|(?:nennen|teilen|geben) sie (?:uns )?(?:bitte )?(?:\\p{L}+ ){0,4}(?:liefertermin|lieferdatum|versandtermin|status)|(?:liefertermin|status|stand)[^.!?]{0,30}\\?|termin (?:\\S+ ){0,3}(?:verstrichen|überschritten|abgelaufen)|bitte (?:um )?status|statusabfrage|offene[rn]? bestellungen|(?:liste|übersicht|aufstellung) (?:\\S+ ){0,2}offenen? (?:bestellungen|positionen|posten|aufträge)|(?:haben|hat) (?:wir )?uns (?:\\S+ ){0,4}(?:anders|für einen anderen|für ein anderes|gegen) |anderen anbieter|mitbewerber entschieden|zu teuer, wir|nehmen (?:wir )?(?:\\S+ ){0,3}abstand',
    ],
    [
      9,
      '(?:lieferanten|stammdaten|langzeit|nachhaltigkeits|emissions|sicherheitsdaten|handelsregister|ursprungs|konformitäts|gelangens|salden|freistellungs)(?:-?\\p{L}+)*|(?:zertifikat|konformitätserklärung|sicherheitsdatenblatt|datenblatt|steuernummer|ust-?id|umsatzsteuer-?id|bankbestätigung|fragebogen|formular) (?:\\S+ ){0,6}(?:ausfüllen|auszufüllen|zusenden|zuschicken|senden|schicken|benötigen|benötigt|zurück)|(?:wartung|wartungsarbeiten|wartungsfenster|servicefenster|testnachricht|nicht erreichbar|störung|vorübergehend nicht verfügbar|nicht verfügbar sein)|wird nicht weitergeleitet|nicht mehr (?:im|in unserem|bei uns im) (?:unternehmen|haus)|(?:herr|frau) \\p{L}+ hat (?:unser|das) (?:haus|unternehmen|firma)|neue(?:r|n)? ansprechpartner\\p{L}*|nachbesetzung|(?:nachforschungsauftrag|nachforschung|sendung verloren|paket verloren|verloren gegangen|steht seit \\d+ tagen|zollunterlagen|zollgebühr|eori)|(?:nicht|noch nicht|vorerst nicht|erst) (?:\\S+ ){0,2}(?:rausgeben|ausliefern|herausgeben|freigeben|rausschicken),? (?:\\S+ ){0,4}(?:wenn|bis|bevor|wir melden|solange)|auftrag zurückgestellt|liefersperre|auslieferung stoppen|(?:kran|hebebühne|stapler|rampe|zufahrt|einfahrt|anlieferzeit\\p{L}*|öffnungszeiten|kranfahrzeug)[^.!?]{0,60}\\?|haben sie (?:\\S+ ){0,3}(?:auf lager|vorrätig|lagernd|offen|geöffnet)[^.!?]{0,40}\\?|(?:ist|sind) (?:\\S+ ){0,6}(?:lieferbar|vorrätig|auf lager|verfügbar)\\?|warten auf ihre (?:zahlung|freigabe)|kündig(?:e|en|ung) (?:\\p{L}+ )?(?:hiermit|vertrag|abo|unser|mein|fristgerecht)|lastschrift (?:geplatzt|zurückgegeben|zurückgebucht|nicht eingelöst|rückgabe)|rücklastschrift|mangels deckung|inkasso|betreibung|letzte frist|gerichtlich\\p{L}*|mahnbescheid',
    ],
  ]),
  ...cues('purchase_order', [
    [
      7,
      '(?:diese|die neue|die korrigierte|unsere neue|folgende) (?:bestellung|fassung|version|order) ersetzt|ersetzt (?:unsere|die|meine) (?:\\S+ ){0,3}(?:bestellung|order)|(?:korrigierte|geänderte|revidierte|aktualisierte) (?:fassung unserer |version unserer )?(?:bestellung|order)(?!bestät)|(?:im namen|im auftrag|namens) (?:von |der |des |unseres? )(?:\\S+ ){0,5}(?:bestelle[n]?|ordere?n?|bestellt)|(?:liegt|steht|wartet) (?:\\S+ ){0,2}(?:eine |ein |der |die )(?:neue[r]? )?(?:bestellung|auftrag|order) (?:\\S+ ){0,5}(?:für sie|bereit|von)|(?:eine |ein )neue[r]? (?:bestellung|auftrag|order) (?:ist |wurde )(?:\\S+ ){0,4}(?:eingegangen|platziert|aufgegeben|erteilt|eingetroffen)|(?:neue[r]? )?(?:edi-?)?(?:order|orders|bestellung) (?:von|aus) (?:\\S+ ){0,5}(?:empfangen|eingelesen)|(?:bestellung|auftrag) (?:in|über) (?:ihre[mn]?|deine[mn]?) (?:\\p{L}*shop|verkäuferkonto|portal)|bitte (?:die )?(?:ware |artikel |bestellung )?(?:bis (?:\\S+ ){0,3}|binnen (?:\\S+ ){0,3}|innerhalb (?:\\S+ ){0,3}|spätestens (?:\\S+ ){0,3}|umgehend )?(?:an den käufer|an die käuferin|an den kunden) (?:\\S+ ){0,4}(?:versenden|schicken|senden)|(?:käufer|käuferin|kunde): (?:\\S+ ){0,9}|kundenkommentar|anmerkung des kunden|kommentar des kunden|bemerkung des kunden|(?:machen|tun) (?:wir|sie) (?:das |es )?so[,.!] (?:\\S+ ){0,5}(?:liefern|bestellen|schicken)|(?:angebot|offerte|preis|konditionen) (?:\\S+ )?(?:passt|passen|ist ok|ist okay|sind ok|geht klar|in ordnung|(?:nehmen wir|nehme ich)(?![^.!?]{0,20} nicht)|angenommen)|(?:wir|ich) (?:entscheiden|entscheide|nehmen|nehme) (?:\\S+ ){0,3}(?:variante|option|alternative|angebot)|annahme (?:ihres |des |der |ihrer )?(?:angebots?|offerte)|angebotsannahme|auftragserteilung(?! (?:bis|von|ab))|hiermit (?:erteilen|erteile|beauftragen|beauftrage)|(?:beauftragen|beauftrage) (?:wir|ich) (?:sie|euch)|(?:erteile|erteilen) (?:ihnen|wir ihnen|ich ihnen)|(?:setzt|setze|setzen sie|packt|pack|packen sie|leg|legt|legen sie|nimm|nehmt|tu|tut|bringt|bring|bringen sie|schick|schickt|mach|macht) (?:mir|uns|bitte|noch|auch|mal|ruhig) (?:\\S+ ){0,4}\\d|(?:nachtrag|ergänzung|zusatz) (?:zu|zur) (?:\\p{L}+ ){0,3}(?:bestellung|order|auftrag)|(?:zusätzlich|außerdem|ferner|dazu) (?:\\p{L}+ )?noch \\d|(?:beschafft|abgerufen|geordert|nachbestellt) (?:werden|wird)|(?:rufen|rufe) (?:wir|ich) (?:\\S+ ){0,9}(?:ab)|abruf(?:auftrag|menge|nummer|bestellung)(?! ist| wurde|[^.!?]{0,20}bestätigt)|(?:lieferplanabruf|lieferabruf|feinabruf)|(?:wunschlieferdatum|wunschliefertermin|bestellbezug|unsere bestell-?nr|unsere po|unsere bestellnummer):? (?:\\S+ ){0,3}(?=\\S)',
    ],
    [2, '(?:kostenstelle|kst|besteller|anforderer|lieferanschrift):? (?:\\S+ ){0,3}(?=\\S)'],
  ]),
  ...cues('order_confirmation', [
    [
      8,
      '(?:haben|hat) (?:ihre|deine|eure|die|den) (?:\\p{L}+ )?(?:bestellung|order|auftrag|änderung) (?:\\S+ ){0,4}(?:angenommen|akzeptiert|erfasst|erhalten|eingebucht|geändert|angepasst|übernommen|eingeplant)(?! und| ab|[^.!?]{0,40}\\?)|(?:vorbestellung|reservierung|abo|abonnement|buchung) (?:\\S+ ){0,4}(?:gestartet|bestätigt|aktiviert|eingegangen)|danke? für (?:ihre|deine|eure) (?:vorbestellung|reservierung|\\p{L}*order|\\p{L}+bestellung|\\p{L}+abo)|(?:ist|wurde) (?:\\S+ ){0,3}(?:angepasst|geändert) auf \\d|(?:diese|die neue) bestätigung ersetzt|bestätigung ersetzt|(?:bestellung|order|auftrag|po)(?: \\S+)? (?:ist |wurde )?(?:hiermit )?(?:bestätigt|angelegt|akzeptiert|eingegangen und)|wie bestellt bestätigt|bestätigen (?:\\S+ ){0,6}(?:termin|liefertermin|menge|preis|mengen|preise|konditionen)(?! bitte)|(?:als auftrag|auftrag) \\S*\\d\\S* (?:angelegt|erfasst|eingebucht)|unsere (?:auftrags-?nr|auftragsnummer|ab|ab-nr)',
    ],
    [
      6,
      '(?:passt|klar|prima|gerne|super|alles klar|ok|okay|perfekt)[,.! ] (?:\\S+ ){0,6}(?:reserviert|notiert|eingeplant|bringen wir|liefern wir|kommt am|kommen am|aufgeschrieben|gebucht|eingetragen)|(?:bringen|liefern) (?:wir|ich) (?:ihnen |euch |dir |dann |es |sie )?(?:am |morgen|freitag|montag|dienstag|mittwoch|donnerstag|samstag|kw )|(?:kann|können) wir (?:nur|leider nur) (?:\\S+ ){0,4}(?:liefern|bestätigen)[^.!?]{0,30}(?:rest|sonst|übrige)|unverbindliche bestätigung|(?:gehen|geht) (?:am|kw|in kw) (?:\\S+ ){0,3}(?:in produktion|raus|an sie)|(?:ist|sind|gehen|geht) (?:jetzt |heute |bereits )?in (?:die )?(?:produktion|fertigung|arbeit)',
    ],
  ]),
  ...cues('delivery_note', [
    [
      9,
      '(?:ist|sind|stehen|steht) (?:\\S+ ){0,4}(?:fertig|da|eingetroffen|abholbereit)[,;.!] (?:\\S+ ){0,8}(?:abgeholt|abholen|vorbeikommen|vorbeischauen|kommen sie|komm|holen)|(?:brille|fenster|ware|bestellung|anzug|rad|fahrrad|möbel)\\p{L}* (?:ist|sind) (?:\\p{L}+ )?(?:fertig|da|abholbereit|angekommen)|(?:paket|sendung|päckchen|lieferung) (?:\\S+ ){0,5}(?:beim nachbarn|bei ihrem nachbarn|in der garage|am wunschort|im paketshop|an der packstation|hinterlegt|abgelegt|abgestellt)',
    ],
    [
      8,
      '(?:ist|sind|wurde|wurden|gehen|geht|ging|gingen) (?:heute|gestern|soeben|eben|gerade|vorhin|morgen) (?:\\S+ ){0,5}(?:raus|weg|los|ab|mit|abgegangen|abgefahren|verschickt|versandt|auf die reise|auf den weg|per)(?! damit)|(?:fehlende|restliche|offene|fehlenden|restlichen|übrigen|zweite|erste)\\p{L}* (?:\\S+ ){0,3}(?:kartons?|pakete?|teile?|positionen|artikel|kisten|paletten?|lieferung|sendung) (?:\\S+ ){0,8}(?:heute|morgen|per express|per kurier|unterwegs|verschickt|versandt|nachgeliefert|kommen|folgen)|paket \\d (?:von|und) \\d|teil(?:sendung|lieferung) \\d (?:von|/)|(?:wir|ich) (?:liefern|liefere) (?:ihnen |euch )?(?:am )?(?:\\S+ ){0,3}(?:zwischen|ab|um|gegen) \\d{1,2} ?(?:uhr|:|und|bis)|(?:ankunft|eintreffen|anlieferung|zustellung|lieferung):? (?:erfolgt |voraussichtlich |heute |morgen |am )(?:\\S+ ){0,3}(?:zwischen|gegen|um|früh|vormittag|nachmittag|morgen)|(?:trifft|treffen|kommt|kommen) (?:\\S+ ){0,4}(?:bei ihnen ein|bei euch an|zwischen \\d)|(?:hat|haben) (?:heute |soeben |gestern )?(?:unser|das|die|den) (?:\\S+ ){0,3}(?:lager|werk|haus|hafen|depot|zentrallager|terminal) (?:\\S+ ){0,2}verlassen|(?:angekommen|eingetroffen) im (?:zustelldepot|verteilzentrum|depot|zustellstützpunkt)|(?:auf|im) (?:der )?(?:terminal|depot|umschlaglager) (?:\\S+ ){0,3}(?:angekommen|eingetroffen)|(?:zustellfahrzeug|zusteller|zustelltour|bote) (?:\\S+ ){0,3}(?:geladen|unterwegs)|(?:geladen|gelöscht|entladen|übernommen|abgeladen)[,:]? (?:\\S+ ){0,5}(?:uhr|kennzeichen|unterschrieben|quittiert|unterschrift)|unterschrieben (?:von|durch)|empfänger:? (?:\\S+ ){0,4}unterschrift|(?:ablieferungsnachweis|empfangsbestätigung|empfangsschein)|(?:liefernachweis|auslieferungsbeleg|lieferbeleg)\\p{L}*|(?:versand|waren)(?:avis|ausgang|begleit\\p{L}*|abgang)(?! [^.!?]{0,20}\\?)|warenausgang (?:gebucht|erfolgt|zu)|(?:ihr|dein) (?:artikel|paket|päckchen) (?:ist|wurde|kommt|wird) (?:\\S+ ){0,3}(?:versandt|verschickt|unterwegs|abgeschickt|auf dem weg|als versandt)|trackingnummer|paketnummer|sendungsnr|sendungs-?id|frachtbriefnummer|spediteur:|frachtführer:|versanddienst',
    ],
  ]),
  ...cues('receipt', [
    [
      9,
      '(?:auszahlung|gutschrift auf ihr konto|überweisung)(?: \\S+){0,6} (?:unterwegs|ausgeführt|angewiesen|ausgezahlt|gutgeschrieben|auf ihr konto|an ihre bank)|(?:ausgezahlt|überwiesen|gutgeschrieben) auf (?:ihr|dein|ihrem|deinem) (?:\\p{L}*konto)|tagesumsatz|tagesabschluss|kartenumsätze|(?:betrag|geld|summe) (?:\\S+ ){0,6}(?:an sie ausbezahlt|ausbezahlt|ausgezahlt|angewiesen)|nachnahmebetrag|(?:bezahlt am|gezahlt am|überwiesen am|zahlung am|zahlung vom) \\d|(?:bezahlt|gezahlt|überwiesen) (?:\\S+ ){0,6}(?:abzüglich|nach abzug|unter abzug)|abzüglich (?:\\S+ ){0,3}(?:skonto|belastung|gutschrift|lastschrift)[^.!?]{0,40}(?:überwiesen|gezahlt|bezahlt|angewiesen)|(?:hat|haben) (?:ihnen|dir|ihre?|eure?|deine?) (?:\\S+ ){0,5}(?:bezahlt|beglichen|überwiesen|gesendet \\d)|(?:kunde|kundin|kd) (?:\\S+ ){0,4}hat (?:\\S+ ){0,4}(?:bezahlt|überwiesen|gezahlt)|du hast \\S+ (?:\\S+ ){0,2}(?:erhalten|bekommen)|sie haben (?:eine zahlung|geld|\\S*\\d\\S* (?:€|eur|chf)) (?:\\S+ ){0,4}(?:erhalten|bekommen)|(?:miete|anzahlung|kaution|zahlung|geld|überweisung|betrag|beitrag) (?:\\S+ ){0,6}(?:erhalten|eingetroffen|verbucht|gutgeschrieben|eingegangen)(?! [^.!?]{0,10}\\?)|(?:dankend|mit dank) erhalten|(?:zahlung|bezahlung|überweisung|transaktion|abbuchung|lastschrift|einzug) (?:\\S+ ){0,5}(?:erfolgreich|abgeschlossen|durchgeführt|ausgeführt|bestätigt|genehmigt)(?! werden)|gilt als (?:quittung|empfangsbestätigung|zahlungsbestätigung)|(?:swift|überweisungs|zahlungs|bank)-?(?:beleg|bestätigung|kopie|nachweis|avis|bericht)|(?:summe|betrag|gesamt|total):? (?:\\S+ ){0,3}\\d[\\d.,]* (?:\\S+ ){0,3}(?:bezahlt|bar|karte|girocard)|(?:beleg|quittung|bon)-?(?:nr|nummer)|zahlungsart:? (?:bar|karte|girocard|ec)|kundenbeleg|gegeben (?:bar|eur)',
    ],
  ]),
  ...cues('credit_note', [
    [
      10,
      '(?:schreiben|schreibe) (?:wir|ich) (?:\\S+ ){0,9}gut|(?:gutgeschrieben|gutzuschreiben)|(?:wird|werden|wurde|wurden) (?:\\S+ ){0,6}(?:gutgeschrieben|ihrem konto gutgeschrieben|erstattet)|(?:gutschrift|kredit|storno)[- ]?(?:nr|nummer|beleg|anzeige|avis)|guthaben (?:für|aus|über|von)|bonus(?:gutschrift|abrechnung)|(?:rück|kulanz|pfand|leergut|fracht|bonus|retouren|waren|teil|preis)gutschrift\\p{L}*|(?:ihre|deine) (?:retoure|rücksendung) (?:\\S+ ){0,5}(?:bearbeitet|geprüft|angekommen|erhalten|eingegangen)[^.!?]{0,60}(?:erstatt|gutschrift|zurück)|(?:erstatten|überweisen|zahlen) (?:wir|ich) (?:\\S+ ){0,6}(?:zurück|den betrag|das geld)|(?:minderlieferung|minderung|preisnachlass|differenz) [^.!?]{0,40}(?:gutschrift|erstatt|gutgeschrieben)',
    ],
  ]),
  ...cues('invoice', [
    [
      6,
      '(?:wir|ich) (?:erlaube[n]? (?:uns|mir)|stellen|stelle|berechnen|berechne|verrechnen|verrechne|fakturieren)(?! [^.!?]{0,30}\\?)|(?:honorar|gebührennote|kostennote|faktura|abrechnung|nebenkostenabrechnung|provisionsabrechnung|mitgliedsbeitrag|beitragsrechnung|teilbetrag|mietforderung|abschlag|stromrechnung)(?! [^.!?]{0,10}bezahlt)|(?:rechnung|faktura|rg|re) (?:nr\\.? ?)?\\S*\\d\\S* (?:anbei|im anhang|als pdf|über|vom|beigefügt|liegt bei|in der anlage|steht|ist online)|(?:ihre|deine|eure|unsere|die) (?:neue |aktuelle )?(?:\\p{L}*rechnung) (?:\\S+ ){0,5}(?:ist da|liegt bei|verfügbar|bereit|steht|anbei|im anhang|finden sie|als pdf|erhalten sie)|(?:fällig|zahlbar|zahlungsziel|zahlungsfrist|zahlung)[: ](?:\\S+ ){0,3}(?:netto|\\d+ tage|bis zum|innert|binnen|innerhalb|skonto)|\\d+ tage netto|wir bitten um (?:überweisung|zahlung|begleichung)|ziehen wir (?:\\S+ ){0,6}(?:ein|von ihrem konto)|buchen wir (?:\\S+ ){0,6}ab|mwst\\.? ausgewiesen|reverse charge|steuerschuldnerschaft',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:bieten|biete) (?:ihnen |wir |ich |uns |euch )?(?:\\S+ ){0,5}an|(?:können|könnt|kannst|könnten|möchten|würden) (?:sie|ihr|du) (?:uns |mir |bitte )?(?:\\S+ ){0,6}(?:anbieten|kalkulieren|durchrechnen|offerieren|ein angebot|preis nennen)|(?:rechne|rechnet|kalkulier\\p{L}*|rechnen sie) (?:mal |bitte |das |uns |mir )(?:\\S+ ){0,4}(?:durch|aus|\\d)|(?:suchen|brauchen|benötigen) (?:wir|ich) (?:\\S+ ){0,9}(?:angebot|preise?|offerte)|preis(?:e)? (?:für|auf|ab|pro|inkl|zzgl|exkl) (?:\\S+ ){0,4}\\d|(?:angebot|offerte|kostenvoranschlag|kostenschätzung|kv|voranschlag|preisvorschlag|menüvorschlag) (?:\\S+ ){0,5}(?:gültig|über|für|anbei|gilt|im anhang|nr|beigefügt|angepasst|überarbeitet|steht|bereit|erstellt)|(?:überarbeitete|geänderte|angepasste|neue|aktualisierte|revidierte)[sn]? (?:angebot|offerte)|angebot rev|version \\d (?:\\S+ ){0,3}(?:angebot|anhang)|(?:einladung|aufforderung) zur? (?:\\S+ ){0,2}(?:angebot\\p{L}*|ausschreibung|abgabe)|angebotsrunde|bestes angebot|letztes angebot|(?:kostet|kosten|käme|kämen|kommt|liegt|liegen|macht) (?:\\S+ ){0,5}\\d+[\\d.,’\\x27]* ?(?:€|eur|euro|chf|netto|zzgl|pro|je|inkl|exkl|zuzüglich|\\p{L}* plus)|\\d+(?:,\\d\\d)? ?(?:€|eur|chf) (?:netto |brutto |zzgl\\. |inkl\\. )?(?:je|pro|das|der|die|pauschal|zzgl|zuzüglich|exkl)|(?:miet|lauf|leasing|quadratmeter)preis|tagesmiete|einkaufspreise|händlerkonditionen|sortimentsliste|preisblatt|preisübersicht|katalogpreise',
    ],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:rechnung|eingangsrechnung|beleg|bestellung|anforderung|banf|bestellanforderung|antrag) (?:\\S+ ){0,6}(?:zur (?:freigabe|genehmigung|prüfung)|wartet auf|genehmigt|freigegeben|abgelehnt von)|freigabe (?:erforderlich|erteilt|durch)|zur freigabe vor|workflow|(?:konto|zugang|profil|benutzerkonto|kundenkonto) (?:\\S+ ){0,3}(?:angelegt|erstellt|eingerichtet|freigeschaltet|aktiviert|gesperrt|eröffnet|läuft)|willkommen (?:bei|im|auf)|benutzername|testphase|testzeitraum|probezeit|probeabo|passwort|kennwort|(?:offene[rn]?|offenen) posten|kontoauszug (?:per|zum|über)|saldenbestätigung|saldo(?:abgleich|bestätigung|mitteilung)|kontenabstimmung|kontoabstimmung|(?:haben|hatten|hat) (?:sie|ihr|du) (?:unser|mein|das|schon|unsere) (?:\\S+ ){0,4}(?:angebot|offerte|anfrage) (?:\\S+ ){0,5}(?:erhalten|gesehen|angeschaut|prüfen|entschieden|bekommen|durchgesehen|anschauen)|(?:schon|bereits) (?:eine )?entscheidung|zu unserem angebot (?:\\S+ ){0,6}(?:entschieden|gehört|rückmeldung)|nachfassen|(?:welche|von welcher|zu welcher) (?:rechnung|bestellung|lieferung) (?:meinen|ist|geht|handelt)|nie (?:bestellt|erhalten|bekommen|gesehen)|nicht(?:s)? bestellt|keine rechnung (?:von|erhalten|bekommen)|(?:rechnung|gutschrift|lieferschein|auftragsbestätigung|beleg)\\p{L}* (?:fehlt|fehlen|verloren|vermisst|nicht (?:da|dabei|angekommen|auffindbar|gefunden|erhalten))|(?:finde|finden) (?:\\S+ ){0,4}(?:rechnung|lieferschein|beleg) (?:\\S+ ){0,2}nicht|(?:erbitten|bitten|benötigen|erwarten|bräuchten|brauchen|hätten|verlangen|wollen|möchten) (?:\\S+ ){0,5}(?:gutschrift|korrigierte rechnung|rechnungskorrektur|rechnungskopie|kopie der rechnung|auftragsbestätigung|lieferschein|liefernachweis|ablieferbeleg|stellungnahme|rückerstattung|geld zurück|preisreduktion)|(?:geld|kaufpreis|betrag) zurück(?:!|\\.|haben| erstattet bekommen)|widerrufe? (?:\\S+ ){0,4}(?:kauf|vertrag|bestellung)|trete (?:\\S+ ){0,4}zurück|(?:laut|gemäß|auf dem|lt\\.?) lieferschein (?:\\S+ ){0,9}(?:nur|angekommen|aber|statt|fehlen|gezählt|waren es)|(?:nur|lediglich) \\d+ (?:statt|von|anstatt|geliefert|angekommen)|\\d+ statt \\d+ (?:\\S+ ){0,2}(?:geliefert|angekommen|erhalten|bekommen)|(?:kam|kamen|angekommen|geliefert) (?:\\S+ ){0,6}(?:beschädigt|kaputt|zerbrochen|gesprungen\\p{L}*|nass|verbogen|zerkratzt|verdorben|defekt)|gesprungene\\p{L}*|transportschaden|schadensmeldung|(?:vermerkt|notiert) auf (?:dem )?(?:cmr|frachtbrief|lieferschein)|(?:lieferverzug|lieferverzögerung|verzögert sich|verspätet sich|später als|verschiebt sich|nicht vor kw|rohstoffmangel|lieferengpass|materialmangel|zuteilung|höhere gewalt|streik|nicht mehr (?:lieferbar|im programm|im sortiment|produziert|hergestellt)|ausgelaufen|auslaufartikel|eingestellt|nicht zusagen|nur \\d+ (?:\\S+ ){0,3}zusagen)|(?:adresse|hausnummer|plz|anschrift|angaben) (?:\\S+ ){0,3}(?:unvollständig|fehlt|unbekannt|falsch)|(?:können|konnten) (?:wir )?(?:ihre|deine|die) (?:bestellung|order|anfrage) (?:\\S+ ){0,4}nicht (?:\\S+ ){0,3}(?:bearbeiten|ausführen|annehmen|weiterbearbeiten|abschließen|weiter)|(?:bestellung|auftrag) (?:\\S+ ){0,4}(?:abgelehnt|nicht angenommen|zurückgewiesen)|vertragsstrafe|pönale|schadenersatz|schadensersatz|verzugsschaden|(?:annahme verweigert|empfänger hat (?:\\S+ ){0,4}verweigert|unzustellbar|zurück an (?:den )?absender|retour an absender|geht zurück an sie)|rückbuchung|chargeback|käuferschutz|bestreitet|streitfall|fall eröffnet|(?:warenkorb|einkaufswagen)(?! (?:erfolgreich|wurde als|übermittelt))|gutscheincode|aktionscode|rabattcode|an der kasse eingeben|versandkostenfrei(?:e)? (?:ab|bestellen)|nur (?:noch )?heute|bis zu \\d+ ?% (?:auf|rabatt|sparen)|jetzt (?:sparen|sichern|zuschlagen)|restposten|gewinnspiel|gewonnen|(?:webinar|tag der offenen tür|hausmesse|seminar|umfrage|stellenanzeige|praktikum|lieferantenbewertung|lieferantenaudit|schichtplan|urlaubsantrag|betriebsausflug|dienstplan|rückrufaktion)|(?:bitte )?(?:warten sie|warte|wartet) (?:\\S+ ){0,4}(?:mit der lieferung|mit dem versand|mit bestellung|mit der auslieferung)|(?:lieferung|bestellung|auftrag) (?:\\S+ )?(?:verschieben|zurückstellen|noch nicht (?:liefern|versenden|ausliefern)|anhalten|stoppen)|(?:können|könnt|könnten) (?:sie|ihr) (?:\\S+ ){0,6}(?:später|früher|am \\S+ statt|stattdessen) (?:\\S+ ){0,2}(?:kommen|liefern|anliefern)|anderer? liefertag|straße (?:ist )?gesperrt|(?:bestellung|auftrag) bleibt (?:gleich|unverändert|bestehen)|kennst du (?:den|die|das)|riecht nach|betrug|ist das (?:echt|seriös|spam)|wer hat (?:das|die|den) (?:\\S+ ){0,4}(?:bestellt|unterschrieben|angenommen)|weiß (?:das |da )?jemand|(?:kann|könnte) (?:mal )?jemand (?:\\S+ ){0,6}(?:nachsehen|schauen|prüfen|anrufen|kümmern)|ruf(?:t|en sie)? (?:mich |uns |ihn |sie )?(?:bitte |mal )?zurück|bitte um rückruf',
    ],
  ]),
  ...cues('purchase_order', [
    [
      8,
      '(?:siehe|anbei|anlage|anhang|beilage|beigefügt\\p{L}*|beiliegend\\p{L}*|übersenden|übermitteln|senden)[^.!?]{0,25}(?<!(?:ihre|deine|eure|ihrer|ihren|offenen|zur|zu) )(?:order|bestellschein|kaufauftrag|bestellung|bestellliste|einkaufsbestellung|lieferabruf|abruf|bestellformular)(?! bestätigt| ist| wurde)|eine (?:neue )?(?:bestellung|order) von (?!ihnen|dir|euch)(?-i:\\p{Lu})\\p{L}+|(?:ihre|deine) anzeige (?:\\S+ ){0,2}verkauft|(?:der|die) käufer(?:in)? (?:\\p{L}+ ){0,3}(?:möchte|wünscht|hat)|neue kundenbestellung|kundenbestellung \\(?#?\\d|(?:system|lagersystem|warenwirtschaft|disposition) (?:\\S+ ){0,2}(?:hat|erzeugt|löst) (?:\\S+ ){0,8}(?:bestellung|nachbestellung|abruf)|automatische (?:nach)?bestellung|automatisch (?:erzeugte|generierte|ausgelöste) (?:nach)?bestellung|(?:bestellung|order) (?:\\S+ ){0,7}(?:an sie|bei ihnen) (?:erzeugt|ausgelöst|generiert|platziert)',
    ],
    [
      6.5,
      '(?:dann |daher |deshalb |also )(?:kaufen|nehmen|bestellen|ordern) (?:wir|ich)|(?:darf|dürfen|dürfte) (?:ich|wir) (?:sie |euch |dich )?um (?:\\S+ ){0,3}\\d[^.!?]{0,60}bitten|(?:institut|abteilung|schule|gemeinde|klinik|hotel|kantine|verein|praxis|kita|stadt|lehrstuhl|station|fachbereich|werk|filiale)\\p{L}* (?:\\S+ ){0,6}bestellt (?:\\d|hiermit|folgend|bei ihnen)|bestellt werden:|(?:doppelte|gleiche|übliche|halbe) menge|(?:hat|haben) (?:\\S+ ){0,3}(?:diesen |folgenden )auftrag (?:\\S+ ){0,6}aufgenommen|(?:komplette|richtige|aktuelle|neue) (?:fassung|version)[, ] (?:\\S+ ){0,2}(?:bestellung|order)|bitte (?:\\S+ ){0,3}(?:ergänzen|aufnehmen|hinzufügen|dazugeben|dazupacken):? (?:\\S+ ){0,1}\\d|(?:wie|genau wie) (?:letzten|vorigen|im letzten|letztes) (?:monat|woche|mal|jahr)[:,]|(?:lieferung|anlieferung) (?:anfang|mitte|ende) \\p{L}+',
    ],
  ]),
];
