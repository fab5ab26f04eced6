import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  language: 'de',
  labels: {
    orderNumber: `
      bestellnummer, bestell nr, bestellnr, bestellung nr, bestellung nummer, bestell nummer,
      auftragsnummer, auftrags nr, auftragsnr, unsere bestellnummer, unsere bestell nr,
      ihre bestellnummer, beleg nr, belegnr, belegnummer, bestellkennung, bestellnummer datum, abrufnummer,
      bestellung vom nr`,
    orderTitle: 'bestellung, abrufbestellung, bestellauftrag, auftrag',
    anyNumber: 'nummer, nr, referenz',
    orderDate: `
      bestelldatum, belegdatum, auftragsdatum, datum der bestellung, bestellt am,
      bestellnummer datum, bestellung vom`,
    anyDate: 'datum, vom',
    deliveryDate: `
      liefertermin, lieferdatum, wunschtermin, gewunschter liefertermin, wunschliefertermin,
      liefern sie bis, zu liefern bis, lieferung bis, liefern bis, lieferwoche, lieferzeitraum, eintrefftermin, anlieferung,
      anliefertermin, lieferung am`,
    dueDate: 'fallig am, termin',
    buyer: 'besteller, auftraggeber, kunde, kaufer, einkaufer, firma',
    contact: `
      ansprechpartner, ansprechpartnerin, sachbearbeiter, sachbearbeiterin, bearbeiter, bearbeiterin,
      kontakt, ihr ansprechpartner, zustandig, einkaufer in, name, bestellt von`,
    shipTo: `
      lieferadresse, lieferanschrift, lieferung an, liefern an, versandanschrift, anlieferadresse,
      lieferort, warenempfanger, empfanger, anlieferung an, liefern sie an, lieferung bitte an`,
    billTo: 'rechnungsadresse, rechnungsanschrift, rechnung an, rechnungsempfanger',
    supplier: 'lieferant, lieferantenadresse, auftragnehmer, verkaufer, an',
    otherParty: 'spediteur, spedition, hersteller, bankverbindung',
    customerNumber: `
      kundennummer, kunden nr, kundennr, unsere kundennummer, unsere kunden nr,
      unsere kundennummer bei ihnen, kunden nummer`,
    currency: 'wahrung',
    email: 'e mail, email, mail',
    phone: 'telefon, tel, fon, telefonnummer, tel nr, durchwahl, mobil, ruf',
    vatId: `
      ust id, ust id nr, ustid, ust idnr, ustidnr, umsatzsteuer id,
      umsatzsteuer identifikationsnummer, uid, uid nr, mwst nr`,
    instructions: 'lieferhinweis, lieferhinweise, liefervorschrift, anlieferhinweise',
    remarks: 'hinweis, hinweise, bemerkung, bemerkungen, anmerkung, anmerkungen',
    branch: 'filiale, niederlassung, werk, standort',
    other: `
      zahlungsbedingungen, zahlungsbedingung, lieferbedingungen, lieferbedingung, versandart,
      incoterms, seite, fax, telefax, lieferantennummer, lieferanten nr, lieferantennr,
      unsere lieferantennummer, steuer nr, steuernummer, iban, bic, swift, rechnungsnr,
      rechnungsnummer, rechnungsdatum, angebot, angebotsnummer, angebots nr, ihr angebot,
      ihr zeichen, unser zeichen, kostenstelle, projekt, zahlungsziel, abteilung, lieferart,
      kreditoren nr, kreditorennummer, gedruckt am, druckdatum, unterschrift, ihr angebot vom`,
  },
  columns: {
    position: 'pos, position, pos nr, zeile, lfd nr',
    article: `
      artikel, artikelnummer, artikel nr, artikelnr, art nr, artnr, material, materialnummer,
      material nr, sachnummer, sach nr, teilenummer, teile nr, bestell nr, artikelcode, ean,
      produktnummer`,
    customerArticle: `
      unsere artikelnummer, unsere artikel nr, unsere art nr, unsere materialnummer, unsere nr,
      kundenartikelnummer, kunden artikel nr`,
    supplierArticle: `
      ihre artikelnummer, ihre artikel nr, ihre art nr, ihre materialnummer, ihre nr,
      lieferantenartikelnummer, lieferanten artikel nr, lief art nr, lieferantenartikel,
      lief artikel nr, hersteller artikel nr`,
    description: `
      bezeichnung, beschreibung, artikelbezeichnung, artikelbeschreibung, text, produkt, leistung,
      ware, materialbezeichnung, benennung, warenbezeichnung`,
    articleAndDescription: `
      artikel bezeichnung, artikelnummer bezeichnung, material bezeichnung, artikel nr bezeichnung,
      art nr bezeichnung`,
    quantity: 'menge, bestellmenge, anzahl, stuckzahl, menge einheit, liefermenge, menge me',
    unit: 'einheit, me, mengeneinheit, einh, eh, vpe',
    price: `
      preis, einzelpreis, e preis, ep, stuckpreis, preis einheit, vk preis, einheitspreis,
      nettopreis, preis eur, einzelpreis eur, netto preis, preis pro einheit, einzel preis,
      preis je einheit, preis stuck`,
    priceUnit: 'pe, preiseinheit, je, pro, pr einh',
    discount: 'rabatt, rabatt %, rab, rab %',
    tax: 'mwst, ust, mwst %, ust %, steuer',
    lineTotal: `
      gesamt, gesamtpreis, betrag, summe, zeilenbetrag, zeilenbetrag ohne mwst, gesamtbetrag, wert,
      nettowert, netto, positionswert, gp, gesamt eur, gesamtpreis eur, betrag eur, bestellwert,
      g preis, gesamtwert, nettobetrag`,
    deliveryDate: 'liefertermin, lieferdatum, termin, wunschtermin, lt',
    ignored: 'lagerort, gewicht, konto, zeichnung, zeichnungsnummer, index, kostenstelle, lager',
  },
  totals: {
    grandTotal: `
      gesamtbetrag, gesamtsumme, gesamtwert, bestellwert, auftragswert, endbetrag, rechnungsbetrag,
      bruttobetrag, gesamtnettowert, gesamt brutto, summe brutto, gesamtbestellwert, gesamtpreis,
      gesamtnettowert ohne mwst, gesamtbetrag netto, total eur, gesamtbetrag brutto,
      gesamtbetrag eur, gesamt eur`,
    total: 'gesamt, summe, total, summe eur',
    subtotal: `
      zwischensumme, nettosumme, netto, nettobetrag, warenwert, summe netto, gesamt netto, nettowert,
      positionen netto`,
    tax: 'mwst, ust, mehrwertsteuer, umsatzsteuer, zzgl mwst, zzgl ust, steuer',
    freight: 'versandkosten, fracht, frachtkosten, porto, verpackung, versand, transportkosten',
    discount: 'rabatt, skonto, nachlass',
    paid: 'anzahlung, gesamtmenge, gesamtgewicht, ubertrag',
  },
  documentTypes: {
    purchase_order: `
      bestellung, bestellauftrag, einkaufsbestellung, abrufbestellung, abruf, nachbestellung,
      lieferabruf`,
    order_confirmation: 'auftragsbestatigung, bestellbestatigung, bestatigung',
    invoice: 'rechnung, rechnungsnr, rechnungsnummer, rechnungs nr, proformarechnung',
    delivery_note: 'lieferschein, packzettel, packliste, warenbegleitschein',
    quotation: 'angebot, anfrage, angebotsanfrage, preisanfrage, kostenvoranschlag',
    receipt: 'quittung, kassenbon',
    credit_note: 'gutschrift, rechnungskorrektur',
  },
  months: `
      januar janner jan, februar feb, marz maerz mar mrz, april apr, mai, juni jun, juli jul,
      august aug, september sep sept, oktober okt, november nov, dezember dez`,
  calendarWeek: 'kw, kalenderwoche, woche',
  units: `
      stk, st, stck, stuck, stueck, paar, karton, kart, krt, pal, palette, paletten, rolle, rollen,
      pack, packung, pkg, kg, to, lfm, qm, dose, dosen, flasche, flaschen, sack, eimer, beutel, satz,
      gebinde, kiste, kisten, ve, std, einheit, einheiten, meter, liter`,
};
