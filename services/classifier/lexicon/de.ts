import { type Cue, cues } from './cue.ts';

export const german: Cue[] = [
  ...cues('purchase_order', [
    [
      3,
      'bestellung(?:en)?|bestellschein|bestellauftrag|einkaufsbestellung|nachbestellung|abruf(?:bestellung)?',
    ],
    [3.5, '(?:hiermit|wir|ich) (?:bestellen|bestelle|ordern)(?: wir| ich)?|bestellen (?:wir|ich)'],
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
    [10, 'storniert|stornierung|annulliert|widerruf'],
    [6, 'newsletter|abmelden|abbestellen|sonderangebot|rabattaktion'],
    [10, 'läuft bald ab|noch keine (?:vollständige )?zahlung'],
    [10, 'wurde geliefert|entgegengenommen|zu ?wenig geliefert'],
    [3.5, 'danke? für ihre (?:nachricht|anfrage|rückmeldung)|dank für ihre nachricht'],
  ]),
];
