import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const german: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      '(?:nachstehend|nachfolgend|anbei|untenstehend|beigefügt|in der anlage) (?:finden sie |erhalten sie )?(?:eine|unsere) (?:neue )?bestellung',
    ],
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
  ...cues('credit_note', [[8, 'gutschrift(?:en)?|rechnungskorrektur|stornorechnung|rückerstattung']]),
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
];
