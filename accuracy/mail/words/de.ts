import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: [
    'Guten Tag,',
    'Hallo,',
    'Sehr geehrte Damen und Herren,',
    'Moin,',
    'Liebe Frau Halvorsen,',
    'Hallo zusammen,',
  ],
  closings: [
    'Mit freundlichen Grüßen',
    'Viele Grüße',
    'Beste Grüße',
    'Freundliche Grüße',
    'MfG',
    'Danke und Gruß',
  ],
  order: {
    subjects: [
      'Bestellung {n}',
      'Auftrag {n}',
      'Neue Bestellung',
      'Bestellung',
      'Bedarf nächste Woche',
      'Nachbestellung',
      'Material für die Baustelle',
      'Lieferung bitte',
    ],
    openings: [
      'hiermit bestellen wir:',
      'bitte liefern Sie uns folgende Artikel:',
      'wir benötigen:',
      'ich möchte gerne bestellen:',
      'unsere Bestellung für diese Woche:',
      'bitte senden Sie uns unter unserer Nummer {n}:',
      'könnten Sie uns bis {d} schicken:',
    ],
    prose: [
      'wir bestellen {lines}.',
      'bitte schicken Sie uns {lines}.',
      'könnten Sie uns bis {d} {lines} liefern?',
      'wir brauchen dringend {lines}. Bestellnummer ist {n}.',
      'für unsere Baustelle hätten wir gerne {lines}.',
    ],
    attached: [
      'anbei unsere Bestellung {n}.',
      'im Anhang finden Sie unsere Bestellung. Wir bitten um Auftragsbestätigung.',
      'beigefügt erhalten Sie unseren Auftrag mit der Bitte um Lieferung.',
      'siehe Anhang, bitte Liefertermin bestätigen.',
      'als PDF die neue Bestellung.',
    ],
    after: [
      'Liefertermin: {d}',
      'Bitte um kurze Bestätigung.',
      'Lieferung an die bekannte Adresse.',
      'Unsere Bestellnummer: {n}',
      'Rechnung wie üblich.',
    ],
  },
  others: {
    order_confirmation: [
      [
        'Auftragsbestätigung {n}',
        'vielen Dank für Ihre Bestellung. Anbei erhalten Sie unsere Auftragsbestätigung.',
      ],
      ['Ihre Bestellung {n}', 'wir haben Ihre Bestellung erhalten und liefern voraussichtlich am {d}.'],
      ['AW: Bestellung {n}', 'danke für den Auftrag, wir liefern am {d} wie gewünscht.'],
    ],
    invoice: [
      [
        'Rechnung {n}',
        'anbei erhalten Sie die Rechnung zu unserer Lieferung. Bitte überweisen Sie {m} bis zum {d}.',
      ],
      [
        'Zahlungserinnerung',
        'sicher haben Sie übersehen, dass der Betrag von {m} seit dem {d} offen ist. Rechnungsnummer {n}.',
      ],
      ['Ihre Rechnung', 'im Anhang finden Sie unsere Rechnung über {m}, zahlbar innerhalb von 14 Tagen.'],
    ],
    delivery_note: [
      [
        'Ihre Sendung ist unterwegs',
        'Ihre Ware wurde heute an den Spediteur übergeben. Sendungsnummer 00340434#########.',
      ],
      ['Lieferschein {n}', 'anbei der Lieferschein zur Lieferung vom {d}.'],
      ['Versandbestätigung', 'Ihr Paket hat unser Lager verlassen und trifft am {d} bei Ihnen ein.'],
    ],
    quotation: [
      ['Anfrage', 'bitte unterbreiten Sie uns ein Angebot über 200 Stück des Artikels {a}.'],
      ['Preisanfrage', 'was würden 50 Kartons des Artikels {a} kosten? Wir haben noch nicht entschieden.'],
      [
        'Unser Angebot {n}',
        'vielen Dank für Ihre Anfrage. Gerne bieten wir Ihnen freibleibend an, gültig bis {d}.',
      ],
    ],
    receipt: [
      ['Zahlungseingang', 'wir bestätigen den Eingang Ihrer Zahlung über {m}. Vielen Dank.'],
      ['Ihr Beleg', 'anbei die Quittung für Ihren Einkauf vom {d}.'],
    ],
    credit_note: [
      [
        'Gutschrift {n}',
        'anbei die Gutschrift für die zurückgesandte Ware. Der Betrag von {m} wird verrechnet.',
      ],
      ['Erstattung', 'wir haben Ihnen {m} für die beschädigten Teile aus Auftrag {n} gutgeschrieben.'],
    ],
    unknown: [
      [
        'Wo bleibt unsere Bestellung {n}?',
        'können Sie uns sagen, wann die Bestellung {n} eintrifft? Wir warten noch immer.',
      ],
      [
        'Automatische Antwort: Bestellung',
        'ich bin bis {d} nicht im Büro. Ihre Nachricht wird nicht weitergeleitet.',
      ],
      ['Stornierung {n}', 'bitte stornieren Sie unsere Bestellung {n}. Wir brauchen die Ware nicht mehr.'],
      [
        '20 % auf alles',
        'nur diese Woche: jetzt bestellen und 20 % sparen! Hier klicken. Newsletter abbestellen.',
      ],
      [
        'Termin am Donnerstag',
        'passt Ihnen der {d} für ein Gespräch über das nächste Jahr? Ich bringe die Zahlen unserer Aufträge mit.',
      ],
      ['Reklamation zur Lieferung {n}', '3 von 20 Kartons kamen beschädigt an. Wie sollen wir verfahren?'],
      ['Bewerbung', 'hiermit bewerbe ich mich um die Stelle in Ihrem Lager. Mein Lebenslauf liegt bei.'],
      [
        'Betriebsferien',
        'unser Wareneingang ist am {d} geschlossen. Bitte richten Sie Ihre Lieferungen danach.',
      ],
    ],
  },
  titles: {
    purchase_order: 'BESTELLUNG',
    order_confirmation: 'Auftragsbestätigung',
    invoice: 'RECHNUNG',
    delivery_note: 'Lieferschein',
    quotation: 'Angebot',
    receipt: 'Quittung',
    credit_note: 'Gutschrift',
  },
  columns: ['Artikelnr.', 'Bezeichnung', 'Menge', 'Einheit'],
  units: ['Stück', 'Karton', 'Rollen', 'Packungen', 'Paletten', 'x', 'Stk.'],
  and: 'und',
  phone: 'Tel.:',
  email: 'E-Mail:',
  disclaimers: [
    'Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind, informieren Sie bitte den Absender und löschen Sie diese Mail.',
    'Sitz der Gesellschaft: Hamburg, HRB #####. Es gelten unsere Allgemeinen Geschäftsbedingungen für Aufträge und Lieferungen.',
  ],
  mobile: 'Von meinem iPhone gesendet',
  wrote: ['Am {date} um {time} schrieb {name} <{address}>:', 'Am {date} schrieb {name}:'],
  forwarded: 'Weitergeleitete Nachricht',
  original: 'Ursprüngliche Nachricht',
  headers: ['Von', 'Gesendet', 'An', 'Betreff'],
  reply: 'AW:',
  forward: 'WG:',
};
