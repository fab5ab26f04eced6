import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'Ihr Auftrag',
      body: 'wir haben für Sie vorgemerkt und liefern am Dienstag:\n\n{lines}\n\nBitte prüfen Sie die Angaben.',
    },
    {
      category: 'order_confirmation',
      subject: 'AW: Bestellung',
      body: 'Ihre Bestellung ist bei uns eingegangen und geht morgen raus:\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Auftrag 5512',
      body: 'hiermit bestätigen wir den Eingang Ihrer Bestellung über\n\n{lines}\n\nVoraussichtlicher Versand: 12. Mai.',
    },
    {
      category: 'order_confirmation',
      subject: 'AW: Handschuhe',
      body: 'ist notiert. Wir liefern {goods} am Freitag, unsere Nummer 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Versandt',
      body: 'Ihr Paket hat heute unser Lager verlassen. Inhalt:\n\n{lines}\n\nSendungsnummer 00340434161094042557',
    },
    {
      category: 'delivery_note',
      subject: 'Lieferung morgen',
      body: 'unser Fahrer kommt morgen zwischen 8 und 10 Uhr mit {goods} zu Ihnen.',
    },
    {
      category: 'delivery_note',
      subject: 'Ware unterwegs',
      body: 'folgende Ware ist auf dem Weg zu Ihnen:\n\n{lines}\n\n1 Palette, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Gutschrift',
      body: 'für die zurückgesandten Artikel schreiben wir Ihnen gut:\n\n{lines}\n\nBetrag 84,20',
    },
    {
      category: 'credit_note',
      subject: 'Erstattung',
      body: 'wie besprochen erhalten Sie 84,20 EUR für {goods} zurück, wir verrechnen das mit der nächsten Rechnung.',
    },
    {
      category: 'receipt',
      subject: 'Zahlung erhalten',
      body: 'vielen Dank für Ihre Zahlung über 184,20 EUR für\n\n{lines}\n\nIhr Konto ist ausgeglichen.',
    },
    {
      category: 'receipt',
      subject: 'Danke',
      body: 'Ihr Geld ist heute bei uns angekommen, 184,20 EUR. Bezahlt sind:\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Rechnung 4410',
      body: 'wir berechnen Ihnen:\n\n{lines}\n\nSumme 184,20, zahlbar innerhalb von 14 Tagen.',
    },
    {
      category: 'invoice',
      subject: 'Erinnerung',
      body: 'für\n\n{lines}\n\nsind noch 184,20 EUR offen. Bitte überweisen Sie diese Woche.',
    },
    {
      category: 'quotation',
      subject: 'Unsere Preise',
      body: 'wie gewünscht unsere Preise:\n\n{lines}\n\nGültig 30 Tage.',
    },
    {
      category: 'quotation',
      subject: 'Angebot',
      body: 'gerne bieten wir Ihnen {goods} zu je 6,20 an, Lieferzeit eine Woche.',
    },
    {
      category: 'quotation',
      subject: 'Preis?',
      body: 'was würden Sie uns berechnen für\n\n{lines}\n\nund wie lange ist die Lieferzeit?',
    },
    {
      category: 'quotation',
      subject: 'Anfrage',
      body: 'wir suchen einen Lieferanten für {goods}. Bitte nennen Sie uns Ihren besten Preis.',
    },
    {
      category: 'unknown',
      subject: 'Reklamation',
      body: 'die 12 Kartons Nitrilhandschuhe von gestern sind eingerissen. Was sollen wir damit machen?',
    },
    {
      category: 'unknown',
      subject: 'Wo bleibt es',
      body: 'vor zwei Wochen haben wir {goods} bestellt, und nichts ist da. Wann kommt die Ware?',
    },
    {
      category: 'unknown',
      subject: 'Rückgabe',
      body: 'wir möchten 4 Rollen Kreppband zurückgeben, es ist die falsche Farbe. Wie geht das?',
    },
    {
      category: 'unknown',
      subject: 'Nur diese Woche',
      body: 'Nur diese Woche: 12 Kartons zum Preis von 10!\n\n{lines}\n\nNewsletter abbestellen',
    },
    {
      category: 'unknown',
      subject: 'Storno',
      body: 'bitte stornieren Sie unsere Bestellung der letzten Woche über {goods}, wir brauchen sie nicht mehr.',
    },
    {
      category: 'unknown',
      subject: 'Inventur',
      body: 'am Freitag haben wir wegen Inventur geschlossen, ab Montag sind wir wieder da.',
    },
    { category: 'purchase_order', subject: 'Handschuhe', body: '{lines}\n\nbitte schnell, danke' },
    {
      category: 'purchase_order',
      subject: 'AW: Ihr Angebot 7712',
      body: 'wir nehmen Ihr Angebot an. Bitte liefern Sie\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Ersatz',
      body: 'zwei Kartons der letzten Lieferung waren eingerissen, deshalb bitte noch {goods}. Rechnung an die Zentrale.',
    },
    {
      category: 'purchase_order',
      subject: 'Lager',
      body: 'geht wieder zur Neige, könnt ihr diese Woche {goods} vorbeibringen?',
    },
    {
      category: 'purchase_order',
      subject: 'Bestellung',
      body: 'danke für die letzte Lieferung, alles gut. Diesen Monat brauchen wir\n\n{lines}\n\nDie Rechnung bitte an buchhaltung@example.test, und bitte den Eingang bestätigen.',
    },
    {
      category: 'purchase_order',
      subject: 'wie besprochen',
      body: 'wie telefonisch besprochen:\n\n{lines}\n\nLieferung wie immer.',
    },
  ],
  withoutGoods: [
    'Bitte nochmal das Gleiche.',
    'Bitte wie letzten Monat.',
    'Bitte wiederholen Sie unsere letzte Bestellung.',
    'Dasselbe wie immer, bitte.',
    'Ihr Angebot 7712 passt, bitte ausführen.',
    'Einverstanden, bitte liefern wie angeboten.',
    'Wir nehmen an, bitte liefern.',
    'Hiermit beauftragen wir Sie gemäß Angebot 7712.',
    'Angebot 7712 bitte als Bestellung betrachten.',
    'Machen wir so, Bestellnummer ist 7712.',
  ],
};
