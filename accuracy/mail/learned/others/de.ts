import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'Re: Ihre Bestellung',
      'ist angekommen, danke. Wir haben Ihre Bestellung unter unserer Nummer <i> erfasst und versenden am <d>:\n<list>\nBitte prüfen und innerhalb von 24 Stunden melden, falls etwas nicht stimmt.',
    ],
    [
      'Unser Auftrag <i>',
      'für Ihre geschätzte Bestellung <n> danken wir. Für Sie reserviert haben wir:\n<list>\nVersand voraussichtlich <d>. Es gelten die vereinbarten Preise.',
    ],
  ],
  shopConfirmation: [
    [
      'Wir haben Ihre Bestellung <n> bekommen!',
      'Danke für Ihren Einkauf. Hier die Zusammenfassung Ihrer Bestellung <n>. Sobald sie unser Lager verlässt, hören Sie von uns.',
    ],
  ],
  confirmationAttached: [['AB <i> / Ihr Zeichen <n>', 'unsere AB hängt an, Lieferwoche wie angegeben.']],
  invoiceLines: [
    [
      'Unsere Rg. <i>',
      'für die Lieferung zu Ihrer Bestellung <n> berechnen wir:\n<list>\nSumme <m>. Bitte binnen 14 Tagen auf untenstehendes Konto.',
    ],
  ],
  invoiceAttached: [
    ['RE <i> (BE <n>)', 'in der Anlage die Abrechnung der letzten Woche, 30 Tage netto wie immer.'],
  ],
  reminder: [
    [
      '2. Mahnung',
      'trotz unseres Schreibens vom Vormonat ist der Betrag von <m> aus Rechnung <i> (Ihre Bestellung <n>) nicht eingegangen. Bitte überweisen Sie bis <d>, sonst müssen wir weitere Aufträge zurückstellen.',
    ],
  ],
  shipping: [
    [
      'Ware rollt',
      'heute ging zu Ihrer Bestellung <n> an die Spedition:\n<list>\n2 Paletten, 318 kg, Eintreffen bei Ihnen am <d>.',
    ],
  ],
  parcel: [
    [
      'Paket 1Z999AA1########## kommt am <d>',
      'Ihr Paket von HALVORSEN ist in der Zustellung. Referenz des Absenders: <n>. 1 von 3 Paketen, 12,4 kg. Verfolgen Sie es oder wählen Sie einen Ablageort.',
    ],
  ],
  deliveryAttached: [
    ['LS zu <n>', 'wie gewünscht der Lieferschein der gestrigen Anlieferung für Ihre Akten.'],
  ],
  inquiryList: [
    [
      'Bitte um Preise',
      'wir haben ein Objekt in Aussicht und bitten um Ihre besten Preise und Verfügbarkeit für:\n<list>\nNoch kein Auftrag, wir vergleichen drei Lieferanten.',
    ],
    [
      'Ausschreibung Schulküchen',
      'wir bitten um Ihr Angebot bis <d> für die aufgeführten Artikel.\n<list>\nVergabe Ende des Monats.',
    ],
  ],
  inquiry: [
    [
      'kurze Preisfrage',
      'was würdet ihr uns für <a> berechnen, frei Haus? Wenn es unter dem Vorjahr liegt, bestellen wir wahrscheinlich nächsten Monat.',
    ],
  ],
  offer: [
    [
      'Unser Angebot <i>',
      'bezugnehmend auf Ihren Anruf können wir Ihnen anbieten:\n<list>\nGültig bis <d>, Zwischenverkauf vorbehalten. Zum Bestellen genügt Ihre kurze Bestellung.',
    ],
  ],
  paid: [
    [
      'Danke für die Überweisung',
      'Ihre Zahlung von <m> zu Rechnung <i> ist heute eingegangen, Ihr Konto ist ausgeglichen.',
    ],
  ],
  slip: [
    [
      'Ihr Kassenbon',
      'schön, dass Sie im Abholmarkt waren. Sie haben <m> mit Karte ...4417 bezahlt, Kasse 2, Bon-Nr. <i>:\n<list>',
    ],
  ],
  creditLines: [
    [
      'GS <i>',
      'aus Ihrer Bestellung <n> haben wir zurückgenommen und Ihrem Konto <m> gutgeschrieben:\n<list>',
    ],
  ],
  creditAttached: [
    [
      'Ihre Retoure',
      'Gutschrift <i> in der Anlage, sie wird mit dem nächsten Auszug verrechnet. Nochmals Entschuldigung.',
    ],
  ],
  cancel: [
    [
      'STOPP Bestellung <n>',
      'bitte die Bestellung <n> von letzter Woche nicht ausliefern, unser Kunde hat das Projekt abgesagt. Es ging um:\n<list>\nBitte bestätigen Sie, dass nichts mehr kommt.',
    ],
    [
      'Widerruf',
      'hiermit treten wir von unserer Bestellung <n> vollständig zurück. Entschuldigen Sie die Umstände.',
    ],
  ],
  whereIsIt: [
    [
      'Bestellung <n> - Stand?',
      'unsere Bestellung <n> war für den <d> zugesagt, es fehlen noch:\n<list>\nWann ist damit zu rechnen? Die Monteure stehen herum.',
    ],
    ['Liefertermin?', 'wann kommt <n> denn nun? Es sind schon 3 Wochen vergangen.'],
  ],
  complaint: [
    [
      'Falschlieferung <n>',
      'gestern kam die Bestellung <n>, und es ist nicht das, was wir bestellt haben. Betroffen:\n<list>\nDie Hälfte ist zerbrochen, der Rest hat die falsche Größe. Wir erwarten Abholung und Ihren Vorschlag.',
    ],
  ],
  advert: [
    [
      'Herbstaktion: bis 35 % sparen',
      'Jetzt zugreifen! 10 Kartons zum Preis von 8. Bis Sonntag bestellen, ab 75,00 versandkostenfrei.\n<list>\nIm Browser ansehen - Abmelden - Einstellungen',
    ],
  ],
  away: [
    [
      'Abwesenheitsnotiz: <n>',
      'Danke für Ihre Nachricht. Bis <d> bin ich im Urlaub und lese keine Mails. In dringenden Bestellangelegenheiten wenden Sie sich an die Zentrale oder an meine Vertretung.',
    ],
  ],
  closed: [
    [
      'Inventur',
      'vom 27. bis 31. ist unsere Warenannahme wegen der Jahresinventur zu. An diesen Tagen können wir nichts annehmen. Laufende Bestellungen bleiben davon unberührt.',
    ],
  ],
  thanks: [
    [
      'Re: Bestellung <n>',
      'super, alles heute früh gekommen, 12 Kartons wie ausgemacht. Danke für das Tempo!',
    ],
  ],
  bounce: [
    [
      'Unzustellbar: Auftrag',
      'Ihre Nachricht hat einige oder alle Empfänger nicht erreicht.\n\n<einkauf@halvorsen-suplies.nl>: Host nicht gefunden (5.1.2)\n\nDie ursprüngliche Nachricht ist beigefügt.',
    ],
  ],
  meeting: [
    [
      'Besuch am <d>',
      'könnten wir am <d> um 10.30 Uhr zu viert vorbeikommen? Wir würden gern über das nächste Jahr sprechen, rund 200 Bestellungen, und das Lager sehen.',
    ],
  ],
};
