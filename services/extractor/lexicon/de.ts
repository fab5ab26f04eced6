import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  language: 'de',
  labels: {
    orderNumber: `
      Bestellnummer, Bestell Nr, Bestellung Nr, Bestellung Nummer, Auftragsnummer, Auftrags Nr, Auftrag
      Nr, unsere Bestellnummer, unsere Bestell Nr, unsere Bestellung Nr, Ihre Bestellnummer, Ihre
      Bestell Nr, Beleg, Beleg Nr, Belegnummer, Bestellkennung, Bestellnummer Datum, Bestell Nr Datum,
      Bestellung Nr Datum, Bestell Nr vom, Abrufnummer, Abruf Nr, Bestellung vom Nr, Bestellbelegnummer,
      Bestellbeleg, Einkaufsbeleg, Einkaufsbelegnummer, Einkaufsbeleg Nr, Einkaufsbestellung Nr, EK
      Bestellung Nr, Bestellnummer bitte stets angeben, Bestell Nr bitte stets angeben,
      Kundenbestellnummer, Kundenauftragsnummer, unsere Auftragsnummer, unsere Auftrags Nr, Ordernummer,
      Order Nr, Rahmenbestellung Nr, Rahmenauftrag Nr, Rahmenvertrag Bestellnummer, Abrufbestellung Nr,
      Lieferabruf Nr, Best Nr, Bestellschein Nr, Bestellzeichen, Bestellnr bei Rückfragen, Belegnummer
      Datum, Bestellreferenz, Vorgangsnummer, Vorgangs Nr, Vorgang Nr, PO Nummer, PO Nr, unsere
      Bestellreferenz, Nachbestellung Nr, Bestellauftrag Nr, Auftr Nr, Mittelbindung, Mittelbindung Nr,
      Mittelbindungsnummer, Auftragsschein Nr, Verpflichtungsnummer, Bestellakte, Bestellung mit der Nr,
      Bestellblatt Nr, Bestellliste Nr, Bestellzettel Nr, Bestellformular Nr, Schein Nr, Scheinnummer`,
    orderTitle: `
      Bestellung, Abrufbestellung, Bestellauftrag, Auftrag, Einkaufsbestellung, Lieferantenbestellung,
      Bestellschein, Rahmenbestellung, Nachbestellung, Lieferabruf, Materialbestellung, EK Bestellung`,
    anyNumber: `
      Nummer, Nr, Referenz, Referenznummer, Referenz Nr, Dokumentnummer, Dokument Nr, Dok Nr, Beleg ID, Dokument ID`,
    orderDate: `
      Bestelldatum, Buchungsdatum, Belegdatum, Auftragsdatum, Datum der Bestellung, bestellt am, Bestellnummer Datum,
      Bestellung vom, Bestell Nr Datum, Bestellung Nr Datum, Bestelldat, Dokumentdatum, Dokumentendatum,
      Ausstellungsdatum, ausgestellt am, erstellt am, Erstelldatum, Erstellungsdatum, Erfassungsdatum,
      Auftrag vom, Orderdatum, Datum des Auftrags, Datum Bestellung, Bestelltag, Vorgangsdatum,
      Abrufdatum, Belegnummer Datum, Beleg vom, unsere Bestellung vom, ausgelöst am, ausgelöst,
      Auftragsdat, Bestelldatum und Uhrzeit, geschrieben am, verfasst am, bestellt den, aufgegeben am,
      Auftragserteilung am, Auftragserteilung vom, Datum der Auftragserteilung, abgesendet am,
      abgeschickt am, gesendet am, erfasst am, angelegt am, Anlagedatum, Datum des Schreibens, Schreiben
      vom, Datum der Ausstellung, Datum unserer Bestellung, ausgefertigt am, unterschrieben am,
      ausgestellt, aufgenommen am, Bestellung geschrieben am, Bestellzeitpunkt`,
    anyDate: `
      Datum, vom, den, Ort und Datum, Datum Ort, datiert`,
    deliveryDate: `
      Liefertermin, Lieferdatum, Wunschtermin, gewünschter Liefertermin, Wunschliefertermin, liefern Sie
      bis, zu liefern bis, Lieferung bis, liefern bis, Lieferwoche, Lieferzeitraum, Eintrefftermin,
      Anlieferung, Anliefertermin, Lieferung am, Wunschlieferdatum, gewünschtes Lieferdatum, Lieferung
      spätestens, spätestens am, spätester Liefertermin, frühester Liefertermin, Lieferfrist,
      Lieferfenster, Liefertag, Lieferung KW, Lieferung in KW, Lieferung zum, Liefern am, Liefertermin
      KW, Liefertermin Tag, Anlieferdatum, Anlieferungstermin, Anlieferung am, Anlieferung bis,
      erwartetes Lieferdatum, erwarteter Liefertermin, vereinbarter Liefertermin, Termin Lieferung, Soll
      Liefertermin, geplanter Liefertermin, Bedarfstermin, Bedarfsdatum, Wareneingangsdatum,
      Wareneingang am, benötigt am, benötigt bis, Lieferzeit, Zieltermin, Eingangstermin, gewünschter
      Termin, Lieferung erbeten bis, Lieferung erwünscht, verlangter Liefertermin, Abruftermin,
      Ausliefertermin, Auslieferung am, Ausführungstermin, Leistungszeitraum, Leistungsdatum,
      angefordertes Lieferdatum, angeforderter Liefertermin, Liefertermin spätestens, bestätigter
      Liefertermin, Termin KW, fixer Liefertermin, wann, erhalten bis, Lieferspanne, Anlieferfenster,
      Anlieferzeitraum, Eingang am Lager bis,
      voraussichtlicher Liefertermin, vorauss Liefertermin, voraussichtliches Lieferdatum, zu liefern bis spätestens, spätestens zu liefern am`,
    dueDate: 'fällig am, Termin, fällig',
    buyer: `
      Besteller, Auftraggeber, Kunde, Käufer, Einkäufer, Firma, Auftraggeberin, Bestellerin, bestellende
      Firma, Bestelladresse, Kundenadresse, Rechnungssteller, Besteller Adresse, Auftraggeber Adresse,
      Kundenanschrift, Bestelleranschrift, Kundendaten, Absender, Ausgestellt von, Käuferin,
      bestellendes Unternehmen, Dienstgebäude, Hausanschrift, Besucheradresse, Besucheranschrift,
      Firmenanschrift, unsere Anschrift, unsere Adresse, Dienststelle, bestellende Dienststelle,
      auftraggebende Stelle, bestellende Stelle, Büroadresse, Büroanschrift, Bestellende Einheit, vom
      Hof, verkauft an, Firmendaten, Firmenangaben, Unternehmensdaten, Unternehmensangaben`,
    contact: `
      Einkaufsvertreter, Einkaufsbeauftragter, Einkaufsbeauftragte, Einkauf, Mitarbeiter, Mitarbeiterin, Eigentümer, Ansprechpartner, Ansprechpartnerin,
      Sachbearbeiter, Sachbearbeiterin, Sachbearb, Bearbeiter, Bearbeiterin, Bearb, Kontakt, Ihr Ansprechpartner, Ihre
      Ansprechpartnerin, zuständig, Einkäufer in, Name, bestellt von, Besteller Name, Bearbeitet von,
      Kontaktperson, Ansprechperson, unser Ansprechpartner, Ihr Kontakt, zu Händen, z Hd, z H,
      Rückfragen an, Auskunft erteilt, Auskunft, Ansprechpartner Einkauf, Einkäufergruppe, Kontakt
      Einkauf, Ansprechpartner Technik, Ihr Einkäufer, Anforderer, angefordert von, Besteller in, unser
      Zeichen Sachbearbeiter, Disponent, Disponentin, Erfasser, erstellt von, Ihre Ansprechperson,
      Verantwortlich, Gesprächspartner, Empfänger Name, Zuständiger Einkäufer, Rückfragen bei, Bitte
      fragen nach, Kontaktinformationen, aktueller Einkäufer, Einkauf durch, Sachbearbeitung,
      Bearbeitung, bearbeitet durch, betreut durch, betreut von, zuständige Person, zuständiger
      Sachbearbeiter, zuständige Sachbearbeiterin, zuständige Einkäuferin, verantwortliche Person,
      verantwortlicher Einkäufer, verantwortliche Einkäuferin, Ansprechpartner für Rückfragen,
      Ansprechpartner Bestellung, Kontakt für Rückfragen, bei Rückfragen, bei Fragen, für Rückfragen,
      für Fragen, Rückfragen, Rückfragen bitte an, Rückfragen an Herrn, Rückfragen an Frau, Fragen an,
      verfasst von, geschrieben von, aufgegeben von, erfasst von, erfasst durch, angelegt von, bestellt
      durch, bestellt bei uns durch, erstellt durch, Auskunft gibt, Auskünfte, Auskünfte erteilt,
      Einkaufssachbearbeiter, Einkaufssachbearbeiterin, Einkaufsleiter, Einkaufsleiterin, Leiter
      Einkauf, Leiterin Einkauf, Leitung Einkauf, Beschaffer, Beschafferin, Name des Bestellers, Name
      der Bestellerin, Name Besteller, Kontakt Bestellung, Kontakt bei uns, Ihr Kontakt bei uns, Ihre
      Ansprechpartner, unsere Ansprechpartnerin, unsere Ansprechperson, im Einkauf zuständig,
      verantwortlich für die Bestellung`,
    shipTo: `
      Anlieferung, Warenannahme, Lieferadresse, Lieferanschrift, Lieferung an, liefern an,
      Versandanschrift, Anlieferadresse, Lieferort, Warenempfänger, Empfänger, Anlieferung an, liefern
      Sie an, Lieferung bitte an, Versandadresse, Anlieferanschrift, Anlieferungsadresse, Anlieferort,
      Anlieferstelle, Abladestelle, Entladestelle, Lieferstelle, Bestimmungsort, Zielort,
      Empfangsstelle, Lieferanschrift Werk, bitte liefern an, bitte liefern Sie an, Ware an,
      Warenlieferung an, Versand an, Lieferempfänger, Zustelladresse, Auslieferadresse, abweichende
      Lieferanschrift, abweichende Lieferadresse, Lieferort Werk, Baustelle, Bauvorhaben,
      Verwendungsort, Lieferung frei, Leistungsort, Einsatzort, Lieferadr, liefern Sie bitte an, bitte
      anliefern an, wohin, Ware senden an, Ware geht an, senden an, Waren senden an, abladen bei,
      abzuladen bei, abladen in, entladen bei, Anlieferung bei, Anlieferung Baustelle, liefern frei,
      Lieferung frei Haus an, Lieferung frei Baustelle, Lieferdepot, Lieferlager, anzuliefern bei, zu
      liefern an, zu liefern nach, Laderampe, Rampe, Anlieferrampe, Entladerampe, Wareneingangsrampe, Name Warenempfänger, Name des Warenempfängers, Lieferdaten, Daten für die Lieferung`,
    billTo: `
      Dokumentadresse, Belegadresse,
      Rechnungsadresse, Rechnungsanschrift, Rechnung an, Rechnungsempfänger, Rechnungsstellung an,
      Rechnung bitte an, Rechnungen an, Rechnung senden an, Rechnungsversand an, Fakturaadresse,
      Fakturierung an, Fakturaanschrift, Faktura an, Regulierer, Zahler, Rechnungsstellung,
      Rechnungslegung an, Rechnung bitte senden an, Rechnungen bitte an, Kostenträger Anschrift,
      abweichende Rechnungsanschrift, Rechnungs und Lieferadresse, Rechnungsversand, Buchhaltung,
      Finanzbuchhaltung, Rechnungsprüfung, Rechnungsstelle, Rechnungsdaten, Daten für die Rechnung, Fakturadaten`,
    supplier: `
      Lieferant, Fakturiert von, Lieferantenadresse, Auftragnehmer, Verkäufer, an, Lieferantin, Lieferantenanschrift,
      Kreditor, Lieferfirma, Bestellt bei, Bestellung an, Lieferantenname, Auftrag an, Auftragnehmerin,
      Verkäuferin, Bezugsquelle, Lieferer, Lieferantendaten, An Firma, Gekauft bei, Bezogen von, Bezogen bei, Zu liefern durch, Empfänger der Bestellung, Lieferfirma Adresse,
      Kundenbetreuer, Ihr Kundenbetreuer, Kundenberater, Ihr Kundenberater, Ihr Außendienst, Ihr Vertreter, Ihr Verkaufsberater, ausgestellt an, Bestellung ausgestellt an, Bestellung gerichtet an, Auftrag erteilt an, Name des Lieferanten, zahlbar an, Zahlungsempfänger`,
    otherParty: `
      Spediteur, Spedition, Hersteller, Bankverbindung, Frachtführer, Transporteur, Lagerhalter, Endkunde,
      Zollagent, Versender, Warenversender, Bankverbindungen, Endempfänger, Zahlungsempfänger,
      Logistikpartner, Benachrichtigung an, Notify, Buchhaltung, Kreditorenbuchhaltung, Hinweisgeber,
      Datenschutzbeauftragter, Notruf, Notfall, Giftnotruf`,
    customerNumber: `
      Kundennummer, Kunden Nr, Kd Nr, unsere Kundennummer, unsere Kunden Nr, unsere Kundennummer bei Ihnen,
      unsere Kunden Nr bei Ihnen, Ihre Kundennummer, Ihre Kunden Nr, Debitorennummer, Debitoren Nr,
      Debitor Nr, Debitor, Kundenkonto, Unser Konto bei Ihnen, Kundennr bei Ihnen,
      Kundennummer beim Lieferanten, Kundennr beim Lieferanten, unsere Kd Nr, Ihre Kd Nr,
      Kontonummer bei Ihnen, unsere Konto Nr bei Ihnen, Kdn Nr, Mandantennummer, unsere Debitorennummer`,
    currency: `
      Währung, Belegwährung, Bestellwährung, Währungscode, Währungsschlüssel, Auftragswährung,
      alle Preise in, Preise in, Beträge in`,
    email: `
      E Mail, Email, Mail, E Mail Adresse, Mailadresse, E Mailadresse, Kontakt E Mail, elektronische Post,
      E Mail Einkauf`,
    phone: `
      Telefon, Tel, Fon, Telefonnummer, Tel Nr, Durchwahl, Mobil, Ruf, Telefon Nr, Rufnummer, Handy,
      Mobiltelefon, Mobilnummer, Mobil Nr, Fernruf, Zentrale, Telefon Durchwahl, Tel Durchwahl, Telef,
      Phone, Telefon direkt, Direktwahl, Handynummer, Natel, Telefonisch, Ruf Nr, Tel direkt,
      Direktnummer, Direktnr, Nebenstelle, Hausapparat, Mobiltel, telefonisch unter, unter Telefon,
      Telefonkontakt, Direkt, Direkttelefon, Büro Telefon`,
    deliveryPhone: `
      Telefon Baustelle, Tel Baustelle, Baustellentelefon, Telefon Lager, Tel Warenannahme, Telefon
      Warenannahme, Telefon Anlieferung, Telefon Lieferadresse, Tel vor Ort, Telefon Warenempfänger,
      Tel Pforte, Telefon Pforte, Tel
      Hausmeister, Telefon Hausmeister, Tel Polier, Telefon Polier, Tel Lager, Kontakt vor Ort, Handy Baustelle,
      Avisierung, Avisierung unter, Anmeldung Lieferung, Terminvereinbarung`,
    vatId: `
      USt Id, USt Id Nr, Ust IdNr, Umsatzsteuer Id, Umsatzsteuer Identifikationsnummer, UID, UID Nr, MwSt Nr,
      USt ID Nummer, UID Nummer, Umsatzsteuer Id Nr, Umsatzsteuer Ident Nr, Umsatzsteueridentnummer,
      MwSt Nummer, VAT Nr, unsere USt Id Nr, unsere USt IdNr, USt Ident Nr, EU USt IdNr, Unsere UID,
      Unsere UID Nr, CHE Nr, EG Steuernummer, EU Umsatzsteuer Nr, MWST Registernummer,
      Steuer Identifikationsnummer, ATU Nr, Umsatzsteuernummer, Mehrwertsteuernummer, Unternehmens ID`,
    bankAccount: `
      IBAN, BIC, SWIFT, BIC SWIFT, SWIFT BIC, SWIFT Code, Kontonummer, Konto Nr, Kto Nr, BLZ, Bankleitzahl,
      Bank, Kreditinstitut, Konto, Kto, IBAN Nr, BIC Code`,
    instructions: `
      Lieferhinweis, Lieferhinweise, Liefervorschrift, Anlieferhinweise, Anlieferhinweis, Liefervorschriften,
      Anliefervorschriften, Versandvorschrift, Versandvorschriften, Versandhinweise, Versandhinweis,
      Verpackungsvorschrift, Verpackungsvorschriften, Verpackungshinweise, Warenannahmezeiten, Warenannahme,
      Anlieferzeiten, Annahmezeiten, Lieferzeiten Wareneingang, Lieferanweisung, Lieferanweisungen,
      Anlieferungshinweise, Anliefervorgaben, Entladehinweise, Wareneingangszeiten, Öffnungszeiten,
      Versandanweisung, Versandanweisungen, Anlieferungszeiten`,
    remarks: `
      Hinweis, Hinweise, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Notiz, Notizen, Kommentar,
      Kommentare, Kopftext, Fußtext, Bestelltext, Zusatztext, Zusatzinformation, Zusatzinformationen,
      Mitteilung, Nachricht, Wichtig, Wichtiger Hinweis, Bitte beachten, besondere Hinweise, Vermerk,
      Vermerke, Zusatzvereinbarungen, Sonstiges, Info, Informationen, Bestellhinweise, allgemeine Hinweise,
      Besondere Vereinbarungen, Achtung, Nachricht an den Lieferanten, Bemerkung zur Bestellung,
      weitere Angaben, zusätzliche Angaben, Interne Bemerkung`,
    branch: `
      Filiale, Niederlassung, Werk, Standort, Filialnummer, Filial Nr, Markt, Markt Nr, Betriebsstätte,
      Betrieb, Lagerort Nr, Zweigstelle, Werksnummer, Geschäftsstelle, Verkaufsstelle, Zweigniederlassung,
      Werk Nr, Standortnummer`,
    other: `
      Ansprechpartner vor Ort, Ansprechpartner Baustelle, Kontakt vor Ort, Fälligkeit, Fälligkeitsdatum,
      Zahlungsbedingungen, Zahlungsbedingung, Lieferbedingungen, Lieferbedingung, Versandart, Incoterms,
      Seite, Fax, Telefax, Lieferantennummer, Lieferanten Nr, unsere Lieferantennummer, Steuer Nr,
      Steuernummer, Rechnungs Nr, Rechnungsnummer, Rechnungsdatum, Angebot, Angebotsnummer, Angebots Nr,
      Ihr Angebot, Ihr Zeichen, unser Zeichen, Kostenstelle, Projekt, Zahlungsziel, Abteilung, Lieferart,
      Kreditoren Nr, Kreditorennummer, gedruckt am, Druckdatum, Unterschrift, Ihr Angebot vom,
      Ihre Lieferantennummer, Ihre Lieferanten Nr, Ihre Lieferantennummer bei uns, Lief Nr,
      Ihre Kreditorennummer, Kreditor Nr, Angebot Nr, Angebotsdatum, Angebot vom, Ihr Angebot Nr,
      Ihre Angebotsnummer, Ihre Nachricht vom, Ihre Nachricht, Ihre Zeichen, unsere Zeichen,
      unsere Nachricht vom, Ihre Referenz, unsere Referenz, Ihr Ref, unser Ref, Ihre Ref, Bezug, Betreff,
      Betr, Zahlungskonditionen, Zahlungsweise, Zahlungsart, Zahlung, Zahlbar, Zahlungsfrist,
      Zahlungsmethode, Zahlungsvereinbarung, Konditionen, Skonto, Lieferkonditionen, Lieferkondition,
      Lieferung, Lieferschein Nr, Lieferscheinnummer, Lieferscheindatum, Liefermethode, Incoterm, Versand,
      Versandweg, Versandbedingung, Versandbedingungen, Versandkosten, Fracht, Frachtkondition,
      Frachtkosten, Frei Haus, Verpackung, Transportart, Transport, Preisstellung, Preisbasis,
      Gefahrenübergang, Erfüllungsort, Gerichtsstand, Vertrag, Vertragsnummer, Vertrags Nr, Rahmenvertrag,
      Rahmenvertragsnummer, Rahmenvertrag Nr, Kontrakt, Kontraktnummer, Kontrakt Nr, Projektnummer,
      Projekt Nr, Projektname, Kommission, Kommissionsnummer, Kommissions Nr, Kom, Kostenträger, Sachkonto,
      PSP Element, Innenauftrag, Bestellanforderung, Bestellanforderung Nr, Banf, Banf Nr,
      Bedarfsanforderung, Anfrage Nr, Anfragenummer, Anfrage vom, Bestellart, Belegart, Status, Version,
      Revision, Änderung, Änderungsdatum, Änderungsstand, Änderungsnummer, Nachtrag, geändert am, Freigabe,
      freigegeben von, freigegeben am, genehmigt von, Genehmigt, Stempel, Ort Datum, Ort, Geschäftsführer,
      Geschäftsführung, Geschäftsführerin, Vorstand, Vorsitzender, Aufsichtsrat, Aufsichtsratsvorsitzender,
      Amtsgericht, Handelsregister, Registergericht, HRB, HRA, HRB Nr, Handelsregisternummer, Firmenbuch,
      Firmenbuchnummer, FN, Sitz der Gesellschaft, Sitz, Finanzamt, Internet, Homepage, Website, Webseite,
      Web, www, GLN, ILN, GLN Nummer, DUNS, EORI, EORI Nr, EORI Nummer, Zolltarifnummer, Zolltarif Nr,
      Ursprungsland, Warennummer, statistische Warennummer, Gewicht, Bruttogewicht, Nettogewicht, Volumen,
      Zeichnungsnummer, Zeichnung, Zeichnungs Nr, Qualität, Werkszeugnis, Prüfzeugnis, Abnahmeprüfzeugnis,
      Gültig bis, gültig ab, Gültigkeit, Blatt, Seiten, Garantie, Gewährleistung, Währungskurs, Kurs,
      Vertreter, Vertriebspartner, Ihr Verkäufer, Einkaufsorganisation, Einkäufergruppe Nr, Laufzeit bis,
      Vertragslaufzeit bis, Vertragsende, Vertrag gültig bis, Laufzeit, Belastung auf, zu belasten auf, zu Lasten von, Druckzeit, Ausdruck vom, Bestellung gültig bis, Auftrag gültig bis`,
  },
  labelWords: {
    order: 'bestellung, bestell, auftrag, auftrags, order, abruf, einkaufs, bestellungs, kauf',
    orderMark: 'be',
    number: `
      nummer, nr, num, no, kennung, zeichen, referenz, ref, kennziffer, id, n, registrierung, registernummer`,
    date: 'datum, tag, vom',
    delivery: `
      annahme, warenannahme, lieferung, liefer, lieferungs, anlieferung, anliefer, anlieferungs, versand,
      zustell, zustellung, zustellungs, auslieferung, wareneingang, wareneingangs, ablade, entlade,
      empfangs, abzuladen, liefern, anzuliefern, zu liefern, sendung, senden`,
    send: 'senden, schicken, gesendet, richten, zusenden',
    goods: 'ware, waren, gut, material, sendung, artikel',
    article: `
      artikel, art, material, mat, teile, teil, produkt, sach, typ, ident, bestell, katalog, modell, waren,
      ware, ean, gtin, zeichnungs`,
    site: `
      distributionszentrum, logistikzentrum, baustelle, baustellen, bau, lager, werk, werks, filiale,
      filial, depot, rampe, objekt, markt, haus, standort, einsatzort, bauvorhaben, zentrallager,
      niederlassung, vor Ort`,
    place: 'ort, stelle, ziel, platz, punkt, standort',
    address: 'adresse, anschrift, straße, strasse',
    postcode: 'plz, postleitzahl',
    town: 'ort, stadt, wohnort',
    country: 'land, staat',
    recipient: 'empfänger, abnehmer, empfangsstelle',
    to: 'an, nach, zu, zum, zur, bei, für, frei',
    invoice: 'rechnung, rechnungs, rechnungen, faktura, faktur, fakturen, rg, re, abrechnung, abrechnungs',
    payment: 'zahlung, zahlungs, zahlbar, bezahlung',
    phone: `
      telefon, tel, fon, mobil, handy, durchwahl, rufnummer, ruf, dw, mobiltelefon, fernruf, apparat,
      anrufen, anruf, anrufe, telefonieren, telefonisch, direktwahl, nebenstelle`,
    direct: 'direkt, zentrale, festnetz, büro',
    fax: 'fax, telefax, faxnummer',
    email: 'email, e mail, mail, mailadresse',
    person: `
      eigentümer, inhaber, ansprechpartner, ansprechpartnerin, ansprechperson, kontakt, name,
      bearbeiter, bearbeiterin, sachbearbeiter, sachbearbeiterin, zuständig, rückfragen, auskunft,
      person, ansprechpart, kontaktperson, besteller, sachbearbeitung, bearbeitung, auskünfte, fragen`,
    company: `
      firma, unternehmen, betrieb, firmenname, Behörde, Dienststelle, Einrichtung, Institution, Organisation, Handelsname`,
    manager: `
      leiter, leiterin, polier, bauleiter, vorarbeiter, betreuer, meister,
      meisterin, bauführer, projektleiter, projektleiterin, werkleiter, werksleiter, lagerleiter,
      lagermeister, marktleiter, filialleiter, platzmeister, werkmeister, betriebsleiter,
      verantwortlicher, verantwortliche, hausmeister, lagerist, verwalter`,
    director: `
      direktor, direktorin, geschäftsführer, geschäftsführerin, geschäftsführung, vorstand, inhaber,
      inhaberin`,
    handled: `
      übermittelt, eingereicht, genehmigt, freigegeben, angelegt, bearbeitet, erstellt, bestellt, angefordert, veranlasst,
      erfasst, aufgegeben, ausgestellt, geschrieben, verfasst, ausgefertigt, betreut, datiert`,
    buyer: `
      einkäufer, einkäuferin, käufer, besteller, bestellerin, auftraggeber, auftraggeberin, anforderer,
      einkauf, abteilung, disponent, disponentin, beschaffer, beschafferin, beschaffung`,
    supplier: `
      lieferant, lieferanten, verkäufer, auftragnehmer, kreditor, kreditoren, händler, hersteller, lief`,
    customer: 'kunde, kunden, debitor, debitoren, mandant',
    offer: `
      angebot, angebots, offerte, anfrage, vertrag, vertrags, kontrakt, rahmenvertrag, rahmenauftrag,
      rahmenauftrags, rahmenbestellung, rahmenabkommen, kostenvoranschlag`,
    vat: 'ust, umsatzsteuer, mwst, steuer, uid',
    deadline: 'termin, frist, bis, zeit, zeitpunkt, fällig, woche, kw, zeitraum, fixtermin',
    wanted: `
      gebraucht, spätestens, wunsch, gewünscht, gewünschter, eintreffend, eintreffen, erwartet, erwarteter,
      benötigt, bedarf, bedarfs`,
    conditions: `
      bedingungen, bedingung, art, weg, hinweis, hinweise, zeiten, konditionen, status, seite, währung,
      betrag, wert, kosten, stand, version, gewicht, zeichnung`,
    gross: 'brutto, EK, Einkaufspreis, Einkauf',
    amount: `
      wert, betrag, summe, gesamt, gesamtwert, gesamtbetrag, gesamtsumme, netto, auftragswert, bestellwert`,
    price: 'preis, preise, beträge, werte',
    details: 'Daten, Angaben, Details',
    particle: `
      wird, werden, der, die, das, des, den, dem, unser, unsere, und, im, in, am, zu, ihrer, bitte, s, fach,
      zweifach, dreifach, 2fach, kopie, durch, von, elektronische, elektronisch`,
  },
  columns: {
    position: `
      Pos, Position, Pos Nr, Zeile, Lfd Nr, Positionsnummer, Positions Nr, Posnr, Bestellposition, lfd, Nr,
      Ln, Zeilen Nr, Rang, Ifd Nr, P, Posit, Bestellpos,
      OZ, Zl,
      Vertr Pos, Vertragsposition, Vertragspos, Kontraktposition, Kontraktpos, Rahmenpos, Rahmenposition,
      LV Pos, LV Position, Ordnungszahl, Abrufpos, Best Pos, Auftragspos, Auftragsposition, Lfd Pos,
      Zeilennr, Zeilennummer`,
    article: `
      Artikel, Artikelnummer, Artikel Nr, Art Nr, Material, Materialnummer, Material Nr, Sachnummer, Sach Nr,
      Teilenummer, Teile Nr, Bestell Nr, Artikelcode, EAN, Produktnummer, Mat Nr, Artikel No, Produkt Nr,
      Produktcode, Teil Nr, Sachnr, Ident Nr, Identnummer, Ident, Identnr, Warennummer Artikel, Artikel ID,
      EAN Code, EAN Nr, EAN Nummer, GTIN, ISBN, Katalognummer, Katalog Nr, Bestellcode, Bestellnummer, Code,
      Typ Nr, Modell, Modellnummer, Modell Nr, SKU, Referenz, Referenznummer, Ref, Ref Nr, Artikelkennung,
      Materialcode, Materialkennung, Lagernummer, Lager Nr, Nummer, PZN, Zeichnungsnr Artikel, Barcode,
      Strichcode, Artikelnummer EAN, Sortennummer, Matnr, Produkt ID, Teilnummer, Komponente, Ware Nr, Typ,
      Typnummer, Best Nr,
      Teil, Teile, Kurzcode, Kurznummer, Positionscode, Code Nr, Best Code`,
    customerArticle: `
      unsere Artikelnummer, unsere Artikel Nr, unsere Art Nr, unsere Materialnummer, unsere Nr,
      Kundenartikelnummer, Kunden Artikel Nr, Kundenartikel, Kundenartikel Nr, Kd Art Nr, Kundenmaterial,
      Kundenmaterialnummer, unsere Material Nr, unsere Mat Nr, unsere Teilenummer, unsere Teile Nr,
      unsere Sachnummer, unsere Sach Nr, unsere Ident Nr, unsere Identnummer, unsere Nummer,
      interne Artikelnummer, interne Nr, interne Art Nr, Artikelnummer intern, unser Artikel,
      unser Material, unsere Referenz, Kunden Materialnummer, Kunden Art Nr, Kundensachnummer,
      Artikel Nr Kunde, Artikelnummer Kunde, Art Nr Kunde, Art Nr intern, unsere Produktnummer,
      hauseigene Artikelnummer, Kundenteilenummer, Bestellerartikel, eigene Artikelnummer, unsere ArtNr,
      Kundenteilenr, Kundenteile Nr, Art Nr Käufer, Artikelnummer Käufer, Artikel Nr Käufer, eigene Art Nr,
      interne Artikelnr`,
    supplierArticle: `
      Ihre Artikelnummer, Ihre Artikel Nr, Ihre Art Nr, Ihre Materialnummer, Ihre Nr,
      Lieferantenartikelnummer, Lieferanten Artikel Nr, Lief Art Nr, Lieferantenartikel, Lief Artikel Nr,
      Hersteller Artikel Nr, Lieferantenartikel Nr, Lieferanten Art Nr, Lieferantenmaterial,
      Lieferantenmaterialnummer, Lieferanten Materialnummer, Lieferantenmaterial Nr, Lieferanten Mat Nr,
      Lief Mat Nr, Lief Artikel, Lief Artikelnummer, Lieferanten Teilenummer, Lieferanten Nr Artikel,
      Lieferantennummer Artikel, Ihre Material Nr, Ihre Mat Nr, Ihre Teilenummer, Ihre Teile Nr,
      Ihre Sachnummer, Ihre Sach Nr, Ihre Nummer, Ihr Artikel, Ihr Material, Ihre Bestell Nr,
      Ihre Bestellnummer, Ihre Referenz, Ihre Produktnummer, Artikel Nr Lieferant, Artikelnummer Lieferant,
      Art Nr Lieferant, Art Nr Lief, Artikel Nr des Lieferanten, Artikelnummer des Lieferanten,
      Bestellnr des Lieferanten, Bestellnummer Lieferant, Bestell Nr Lieferant, Lieferanten Bestellnummer,
      Lieferanten Bestell Nr, Herstellernummer, Hersteller Nr, Herstellerartikelnummer, Hersteller Art Nr,
      Hersteller Teilenummer, Herstellerteilenummer, Hersteller Artikelnummer, Kreditor Artikelnummer,
      Kred Art Nr, Lief Nr, Lieferantencode, Lieferanten SKU, Fremdartikelnummer, Ihre ArtNr,
      Lieferantensachnummer, Ihre Katalognummer,
      Ihre Ident Nr, Artikel Nr Lief, Lief Best Nr, Herst Art Nr`,
    description: `
      Bezeichnung, Beschreibung, Artikelbezeichnung, Artikelbeschreibung, Text, Produkt, Leistung, Ware,
      Materialbezeichnung, Benennung, Warenbezeichnung, Bez, Beschr, Produktbezeichnung, Produktbeschreibung,
      Leistungsbeschreibung, Artikeltext, Kurztext, Materialkurztext, Materialtext, Positionstext,
      Produktname, Artikelname, Warenbeschreibung, Gegenstand, Langtext, Bezeichnung 1, Bezeichnung der Ware,
      Bezeichnung Leistung, Lieferung Leistung, Lieferung und Leistung, Art der Leistung, Teilebezeichnung,
      Name, Artikel Text, Dienstleistung, Details, Spezifikation, Produktdetails, Artikelbez, Leistungstext,
      Titel, Bestelltext, Materialbeschreibung, Bezeichnung Beschreibung, Ausführung,
      Gegenstand der Lieferung, Bezeichnung des Artikels,
      Kurzbezeichnung`,
    articleAndDescription: `
      Artikel Bezeichnung, Artikelnummer Bezeichnung, Material Bezeichnung, Artikel Nr Bezeichnung,
      Art Nr Bezeichnung, Artikel Nr und Bezeichnung, Artikelnummer und Bezeichnung,
      Artikelnummer Beschreibung, Artikel Nr Beschreibung, Art Nr Beschreibung, Artikel Beschreibung,
      Artikel und Bezeichnung, Materialnummer Bezeichnung, Material Nr Bezeichnung, Material Beschreibung,
      Material Kurztext, Sachnummer Bezeichnung, Sach Nr Bezeichnung, Teilenummer Bezeichnung,
      Bezeichnung Artikelnummer, Bezeichnung Artikel Nr, Bezeichnung Art Nr, Bestell Nr Bezeichnung,
      Nummer Bezeichnung, Nr Bezeichnung, Artikelnr Text, Artikel Artikelbezeichnung, Material Text,
      Produkt Beschreibung`,
    quantity: `
      Menge, Bestellmenge, Anzahl, Stückzahl, Menge Einheit, Liefermenge, Menge ME, Mng, Best Menge,
      Bestellte Menge, bestellt, Menge bestellt, Auftragsmenge, Abrufmenge, Sollmenge, Gesamtmenge, Menge in,
      Menge Stk, Menge Stück, Menge EH, Menge Einh, Bedarf, Bedarfsmenge, Stück, Stk, St, Anz, Bestellmenge ME,
      Bestellmenge Einheit, Einteilungsmenge, Anzahl Stück, Menge und Einheit, Quantität, Anforderungsmenge,
      Soll Menge, Menge VE, Bestell Menge, Gesamtstückzahl,
      Stckz, Stückz, Best Mg,
      zu bestellen, bestellen, nachbestellen, zu liefern,
      zu schicken, zu senden, nachliefern, auffüllen,
      diese Bestellung, dieser Abruf, dieser Auftrag, Abruf, Abruf jetzt, jetzt abgerufen, jetzt bestellt,
      Menge Abruf, Menge dieser Abruf, aktueller Abruf, akt Abruf, Abruf Menge, diese Lieferung,
      Menge jetzt, jetzt abrufen, neuer Abruf, Abruf neu,
      Wie viel, wieviel, wie viele`,
    unit: `
      Einheit, ME, Mengeneinheit, Einh, EH, VPE, BME, Bestellmengeneinheit, Bestelleinheit, Mengen Einheit,
      Mengeneinh, VE, Verpackungseinheit, Verkaufseinheit, Maßeinheit, Gebinde, Gebindeeinheit, Verp Einheit,
      Basiseinheit, Verpackung, Einh Code, M E, Packeinheit,
      MEH`,
    price: `
      Preis, Einzelpreis, E Preis, EP, Stückpreis, Preis Einheit, VK Preis, Einheitspreis, Nettopreis,
      Preis EUR, Einzelpreis EUR, Netto Preis, Preis pro Einheit, Einzel Preis, Preis je Einheit,
      Preis Stück, Einzelpreis netto, Nettoeinzelpreis, Netto Einzelpreis, Preis netto, Preis Stk,
      Preis pro Stück, Preis je Stück, Preis pro Stk, EK Preis, EK, Einkaufspreis, EK netto, Bruttopreis,
      Brutto Preis, Einzelpreis brutto, Listenpreis, Grundpreis, Preis ME, Preis je ME, Preis PE, Preis EH,
      Preis Einh, Preis je, Preis pro, Preis 100, Preis 1000, Preis pro 100, Preis per, Preis in EUR,
      Preis in Euro, Preis Euro, Einzelpreis in EUR, Einzelpreis Euro, Einzelpreis CHF, Preis CHF, EP EUR,
      EP netto, E Preis EUR, Einzelbetrag, Bestellpreis, Vertragspreis, Ansatz, Einstandspreis,
      Nettopreis EUR, Nettopreis PE, Nettopreis ME, Stückpreis EUR, Stückpreis netto, Einzelpr, Preis pro ME,
      Angebotspreis, Satz, Kosten, Einzelkosten, Kosten pro Einheit, EK Preis netto, Preis pro VE,
      Einheitspreis EUR, EZP, Einkaufspreis netto, EK Preis EUR,
      Netto EP, Einh Preis, Stückpr, Stk Preis, Preis EUR ME,
      Stück zu, je Stück, pro Stück, das Stück, Stück à, preis pro artikel, preis je artikel, preis pro position`,
    priceUnit: `
      PE, Preiseinheit, je, pro, pr Einh, per, Preisdimension, Preis Einh, Preiseinh, Preisbasis, Preismenge,
      Preisfaktor, Preis pro Menge, PrEinh, P Einheit, Preisbezug, Preisfakt`,
    discount: `
      Rabatt, Rabatt %, Rab, Rab %, Rabatt in %, % Rabatt, Rabattsatz, Nachlass, Nachlass %, Zeilenrabatt,
      Zeilenrabatt %, Rabattbetrag, Skonto, Abschlag, Rab in %, Pos Rabatt, Positionsrabatt, Zu Abschlag,
      Rabatt 1, Rabatt 2, Rbt, Rbt %, Grundrabatt, Zusatzrabatt`,
    tax: `
      MwSt, USt, MwSt %, USt %, Steuer, Mehrwertsteuer, Umsatzsteuer, Steuersatz, MwSt Satz, USt Satz,
      MwSt in %, USt in %, Steuer %, Steuercode, St, StC, MwSt Code, Steuerkennzeichen, Steuerschlüssel,
      % MwSt, Mw St, MwSt Betrag, MwSt Kennzeichen, StK, SK, Ust Code, UST Betrag`,
    lineTotal: `
      Gesamt, Gesamtpreis, Betrag, Summe, Zeilenbetrag, Zeilenbetrag ohne MwSt, Gesamtbetrag, Wert,
      Nettowert, Netto, Positionswert, GP, Gesamt EUR, Gesamtpreis EUR, Betrag EUR, Bestellwert, G Preis,
      Gesamtwert, Nettobetrag, Gesamtpreis netto, Gesamt netto, Gesamtnetto, Netto Gesamt, Gesamtnettopreis,
      Gesamtbetrag netto, Nettogesamt, Gesamtpreis in EUR, Gesamtpreis Euro, Gesamtpreis CHF, Betrag in EUR,
      Betrag Euro, Betrag CHF, Betrag netto, Gesamt Euro, Gesamt CHF, Gesamt Preis, Ges Preis, Ges Betrag,
      Positionsbetrag, Positionspreis, Positionssumme, Positions Summe, Pos Betrag, Pos Summe, Zeilensumme,
      Zeilenwert, Summe EUR, Summe netto, Wert EUR, Wert in EUR, Warenwert, Nettowert EUR, Netto EUR,
      Nettobetrag EUR, Total, Total EUR, Total CHF, Totalpreis, Totalbetrag, Endpreis, Endbetrag, Endsumme,
      Gesamtsumme, Zwischensumme, Bruttobetrag, Brutto, Gesamt brutto, Gesamtkosten, Zeilenpreis, Gesamtpr,
      GP EUR, GP netto, Nettogesamtpreis, Netto Wert, Zeilenbetrag netto, Zeilenbetrag EUR, Gesamtnettowert,
      Pos Wert,
      Nettobestellwert, Nettopositionswert, Positionsnettowert, Nettozeilenwert, Wert netto,
      Betrag ohne USt, Betrag ohne MwSt, Betrag exkl MwSt, Preis gesamt, Preis Gesamt netto,
      Gesamtsumme netto, Bestellwert netto, Gesamtwert netto, Warenwert netto, Nettosumme, Betr,
      Betrag brutto,
      Zusammen, macht`,
    deliveryDate: `
      Liefertermin, Lieferdatum, Termin, Wunschtermin, LT, Lieferwoche, Lieferzeit, Liefertag,
      Wunschlieferdatum, Wunschliefertermin, Lief Termin, Lief Datum, Liefer Termin, Liefer Datum, Lieferung,
      Liefert, KW, Lieferung KW, Lieferung am, Lieferung bis, Anlieferung, Anliefertermin, Anlieferdatum,
      Bedarfstermin, Bedarfsdatum, Eintrefftermin, Wareneingangsdatum, erwartetes Wareneingangsdatum,
      Erw Wareneingangsdatum, geplantes Wareneingangsdatum, angefordertes Wareneingangsdatum,
      zugesagtes Wareneingangsdatum, Soll Termin, Fälligkeit, gewünschtes Lieferdatum,
      gewünschter Liefertermin, Datum, LieferDat, Termin KW, Liefertermin KW,
      Liefer KW, L Termin`,
    ignored: `
      vorhanden, noch vorhanden, noch da, ist noch da, aktueller bestand, restbestand, gezählt, im regal,
      auf lager, am lager, Lagerort, Gewicht, Konto, Zeichnung, Zeichnungsnummer, Index, Kostenstelle,
      Lager, geliefert, gelieferte Menge, Menge geliefert, bereits geliefert, Geliefert bisher, offen,
      offene Menge, Menge offen, Restmenge, Rest, Rückstand, Rückstandsmenge, berechnet, fakturiert,
      Menge fakturiert, Menge berechnet, erhalten, erhaltene Menge, bestätigt, bestätigte Menge,
      bestätigter Termin, Bestand, Lagerbestand, Lagerplatz, Lagerortcode, Nettogewicht, Bruttogewicht,
      Gewicht kg, Volumen, Länge, Breite, Höhe, Abmessung, Abmessungen, Maße, Farbe, Größe, Zolltarifnummer,
      Zolltarif Nr, Zolltarif, Warennummer, stat Warennummer, Ursprung, Ursprungsland, Herkunft, Hersteller,
      Marke, Charge, Chargennummer, Charge Nr, Chargen Nr, MHD, Seriennummer, Serien Nr, Zeichnungs Nr,
      Änderungsindex, Rev, Revision, Stand, Kostenträger, Sachkonto, Kontierung, Projekt, Projektnummer,
      Auftrag, Auftrags Nr, Auftragsnummer, Kommission, Kom, Banf, Anforderung, Vertrag, Werk, Warengruppe,
      Kategorie, Typ Zeile, Art, Status, Bemerkung, Bemerkungen, Hinweis, Anmerkung, Notiz, UVP, VK,
      Verkaufspreis, Ladenpreis, Kolli, Kollo, Karton, Kartons, Paletten, Anzahl Kartons, Anzahl VE, WE,
      Qualität, Angebot, Kurs, Lieferant, Empfänger, Abladestelle, Bild, Ist, Istbestand, Minimum,
      Mindestbestand, Meldebestand, Abteilung, Raum, vereinbart, vereinbarte Menge, vereinb Menge,
      Vertragsmenge, Kontraktmenge, Rahmenmenge, Rahmenvertragsmenge, Zielmenge, Jahresmenge, Gesamtabruf,
      Kontrakt Menge, Vertr Menge, Menge Vertrag, Menge Rahmenvertrag, abgerufen, abger, bisher abgerufen,
      bisher abger, bereits abgerufen, schon abgerufen, Menge abgerufen, abgerufene Menge, bisher bestellt,
      bereits bestellt, bisher geliefert, schon geliefert, Fortschrittszahl, FZ, kumuliert, kum Menge,
      Eingangsfortschrittszahl, noch offen, noch abzurufen, abzurufen, Restabruf, Restkontrakt, Vorschau,
      Vorschaumenge, letzte Bestellung, zuletzt bestellt, Kontierungsobjekt, Haushaltsstelle, Kst, PSP Element, Innenauftrag, Mindesthaltbarkeit, Mindesthaltbarkeitsdatum, Haltbarkeit, Restlaufzeit`,
  },
  traits: `
    form, profil, querschnitt, größe, größen, abmessung, abmessungen, maß, maße, länge, breite, höhe,
    tiefe, dicke, stärke, wandstärke, durchmesser, güte, stahlgüte, stahlsorte, werkstoff, material,
    qualität, oberfläche, ausführung, farbe, farbton, holzart, legierung`,
  refused: `
    storniert, stornieren, entfällt, entfallen, gestrichen, streichen, nicht liefern,
    nicht ausliefern, zurückgestellt, nur wenn, falls lieferbar, falls vorrätig, wenn vorrätig,
    nicht mehr benötigt, nicht benötigt, gelöscht, unter Vorbehalt, annulliert, nicht senden,
    nicht schicken, bitte nicht, wurde gestrichen, ist optional, optionale Position,
    Bedarfsposition, Eventualposition, Alternativposition, nur optional, ersetzt durch,
    wird ersetzt, bereits geliefert, bereits erhalten, schon geliefert, schon erhalten,
    geändert auf, Menge geändert, reduziert auf, erhöht auf, nur 0 liefern, nur 0 senden,
    nur 0 schicken, bitte nur 0, nur noch 0, nur die Hälfte, 0 sofort, 0 später, nur Angebot,
    nur zur Anfrage, bitte anbieten, Preisanfrage, nur Preis, nicht bestellt, nicht bestellen,
    nur auf Abruf, alternativ zu, Alternative zu, war 0, statt 0`,
  courtesies: 'bitte, wir bitten, wir ersuchen',
  schedules: `
    Lieferplan, Liefereinteilung, Liefereinteilungen, Einteilung, Einteilungen, Teillieferungen,
    Teilmengen, Abrufe, Abrufplan, Liefertermine, Termine und Teilmengen, Termine und Mengen,
    Lieferabrufe, Terminplan`,
  unordered: `
    optional, optionen, option, optionale Positionen, Eventualpositionen, Bedarfspositionen,
    Bedarfsposition, Alternativpositionen, Alternativen, Alternative, Retoure, Retouren,
    Rücksendung, Rücksendungen, Rückgabe, storniert, stornierte Positionen, Stornierungen, Storno,
    entfällt, entfallen, gestrichen, bereits geliefert, bereits erhalten, schon geliefert,
    schon erhalten, geliefert, bitte anbieten, nur Angebot, zur Anfrage, nur zur Anfrage,
    Preisanfrage, Anfrage, nicht benötigt, nicht mehr benötigt, nicht liefern, bitte nicht liefern,
    vorige Bestellung, letzte Bestellung, frühere Bestellung, Rückstand, Rückstände, zurückgestellt,
    nur zur Information`,
  since: 'seit, gegründet, gegr, anno',
  former: `
    vorige, vorigen, voriger, letzte, letzten, letzter, frühere, früheren, früherer, ersetzt, ersetzen,
    anstelle, statt, storniert, wie bei, alte, alten, ursprüngliche, ursprünglichen, damalige, damaligen,
    seinerzeitige`,
  numberOwners: {
    buyer: `
      unser, unsere, unserer, Kunde, Kunden, Besteller, Käufer, Auftraggeber, AG, intern, interne, eigene,
      Haus, Klinik, Werft, Werk, Filiale, Markt`,
    supplier: `
      Ihr, Ihre, Ihrer, Lieferant, Lieferanten, Lief, Verkäufer, Auftragnehmer, AN, Händler, Hersteller,
      Herst, Hrst, Kreditor, Produzent, Großhandel, Großhändler, extern, externe, fremd`,
  },
  stamps: `
    storniert, annulliert, Entwurf, vorläufig, Vorabzug, ungültig, nicht freigegeben, noch nicht freigegeben, in
    Freigabe, in Genehmigung, nicht genehmigt, noch nicht genehmigt, wartet auf Freigabe, Freigabe ausstehend,
    abgelehnt, gesperrt, zurückgestellt, nur zur Information, nur zur Info, zur Information, nur zur Anfrage, keine
    Bestellung, Testbestellung, Test, nicht ausführen, nicht liefern, nicht buchen, hinfällig, widerrufen`,
  holds: `
    nicht doppelt, nicht erneut ausführen, nicht noch einmal, Doppellieferung vermeiden, nicht liefern bis, nicht
    liefern bevor, nicht ausliefern bis, nicht versenden bis, erst nach Freigabe, erst nach Rücksprache ausführen,
    erst nach Rücksprache liefern, erst nach telefonischer, vorerst nicht, noch nicht ausführen, noch nicht liefern,
    bereits telefonisch bestellt, bitte zusätzlich 0, zusätzlich 0, außerdem 0, bitte noch 0, Rabatt auf alle, auf
    alle Positionen 0, auf alle Artikel 0, alle Positionen 0, alle Artikel 0`,
  totals: {
    grandTotal: `
      Gesamtbetrag, Gesamtsumme, Gesamtsummen, Bestellsummen, Gesamtwert, Bestellwert, Auftragswert, Endbetrag, Rechnungsbetrag,
      Bruttobetrag, Gesamtnettowert, Gesamt brutto, Summe brutto, Gesamtbestellwert, Gesamtpreis,
      Gesamtnettowert ohne MwSt, Gesamtbetrag netto, Total EUR, Gesamtbetrag brutto, Gesamtbetrag EUR,
      Gesamt EUR, Bestellsumme, Auftragssumme, Bestellbetrag, Auftragsbetrag, Gesamtauftragswert,
      Abrufwert, Abrufwert netto, Abrufsumme, Gesamtauftragssumme, Bestellwert netto, Bestellwert brutto, Bestellsumme netto, Nettobestellwert,
      Gesamtsumme netto, Gesamtsumme brutto, Gesamtsumme EUR, Gesamtsumme CHF, Gesamtsumme inkl MwSt,
      Gesamtsumme inkl USt, Gesamtbetrag inkl MwSt, Gesamtbetrag inkl USt, Gesamtbetrag inkl,
      Gesamt inkl MwSt, Gesamt inkl USt, Summe inkl MwSt, Summe inkl USt, Total inkl MwSt, Total inkl,
      Total CHF, Total EUR inkl MwSt, Total CHF inkl MwSt, Gesamtbetrag CHF, Gesamtbetrag in EUR, Endsumme,
      Endsumme brutto, Endpreis, zu zahlender Betrag, Zahlbetrag, zahlbar, Gesamtpreis brutto,
      Gesamtpreis netto, Gesamtpreis EUR, Gesamtwert EUR, Gesamtwert netto, Gesamtwert der Bestellung,
      Gesamtbetrag der Bestellung, Wert der Bestellung, Gesamtwert Bestellung, Summe Bestellung,
      Auftragswert netto, Auftragswert brutto, Auftragswert EUR, Bestellwert EUR, Bestellwert gesamt,
      Gesamtbestellwert netto, Rechnungssumme, Gesamtnettobetrag, Gesamtbetrag ohne MwSt, Brutto,
      Bruttosumme, Bruttogesamtbetrag, Gesamtbruttobetrag, Total Bestellung, Totalbetrag, Total brutto,
      Nettogesamtwert, Gesamtkosten, Summe Gesamt, Gesamtendbetrag, Gesamtbestellsumme, Angebotssumme,
      Gesamtwert in EUR,
      Auftragssumme netto,
      Auftragssumme mit Umsatzsteuer, Summe mit Umsatzsteuer, Gesamtsumme mit Umsatzsteuer,
      Bestellsumme brutto, Auftragssumme brutto, Mittelbindung gesamt, Verpflichtungssumme, Festbetrag,
      Gesamtauftragswert netto, Gesamtauftragswert brutto, Wert inkl MwSt, Wert brutto, Gesamtwert inkl MwSt`,
    total: `
      Gesamt, Summe, Total, Summe EUR, Total netto, Total exkl MwSt, Total ohne MwSt, Summe ohne MwSt,
      Summe ohne USt, Gesamt ohne MwSt, Gesamt exkl MwSt, Nettogesamtbetrag, Nettogesamtsumme, Netto gesamt,
      Netto Summe, Total excl MwSt, Gesamt ohne USt, Gesamt zzgl MwSt, Nettobetrag gesamt, Summe zzgl MwSt,
      Summe CHF, Ges Summe,
      Summen, Gesamtsummen, Summe ohne Umsatzsteuer, Total ohne Umsatzsteuer, Wert gesamt`,
    subtotal: `
      Zwischensumme, Nettosumme, Netto, Nettobetrag, Warenwert, Summe netto, Gesamt netto, Nettowert,
      Positionen netto, Zwischensumme netto, Zwischentotal, Summe Positionen, Summe der Positionen,
      Positionssumme, Nettowarenwert, Warenwert netto, Summe Warenwert, Gesamtwarenwert, Warenbetrag,
      Summe Artikel, Teilsumme, Netto Warenwert, Nettobetrag EUR, Netto EUR, Warennettowert,
      Zwischensumme EUR, Summe Netto EUR, Netto Betrag, steuerpflichtiger Betrag, Steuerbasis,
      Bemessungsgrundlage, Warensumme, Titelsumme,
      Positionen, Summe Lieferungen, Summe ohne Umsatzsteuer, Waren netto, Warenwert ohne MwSt, Waren,
      Summe Material, Materialsumme, Summe Waren, Netto Positionen, Gesamtwarenwert netto,
      Summe Titel, Summe Los, Summe Kapitel, Summe Abschnitt, Titel gesamt`,
    tax: `
      MwSt, USt, Mehrwertsteuer, Umsatzsteuer, zzgl MwSt, zzgl USt, Steuer, MwSt Betrag, USt Betrag,
      Steuerbetrag, zuzüglich MwSt, zuzüglich USt, zuzüglich Mehrwertsteuer, zuzüglich gesetzlicher MwSt,
      zzgl gesetzl MwSt, zzgl gesetzlicher MwSt, zzgl gesetzl USt, zzgl Mehrwertsteuer, zzgl Umsatzsteuer,
      gesetzliche MwSt, gesetzl MwSt, plus MwSt, Summe MwSt, Summe USt, Gesamt MwSt, MwSt gesamt, Mw St,
      Steuern, inkl MwSt, enthaltene MwSt, davon MwSt, Vorsteuer, Normalsteuer, Zoll`,
    freight: `
      Versandkosten, Fracht, Frachtkosten, Porto, Verpackung, Versand, Transportkosten, Porto und Verpackung,
      Verpackungskosten, Verpackung und Versand, Versandkostenpauschale, Versandpauschale, Frachtpauschale,
      Frachtkostenpauschale, Lieferkosten, Lieferpauschale, Transport, Transportpauschale, Zustellung,
      Zustellkosten, Logistikpauschale, Mindermengenzuschlag, Mindestmengenzuschlag, Zuschlag, Zuschläge,
      Expresszuschlag, Teuerungszuschlag, Energiezuschlag, Dieselzuschlag, Maut, Versicherung, Nebenkosten,
      Bearbeitungsgebühr, Bearbeitungspauschale, Fracht und Verpackung, Porto Verpackung, Frachtanteil,
      Handling, Anfahrt, Spesen, LSVA, VRG, Palettengebühr, Kleinmengenzuschlag, zzgl Versandkosten,
      zzgl Fracht, Werkzeugkosten, Werkzeugkostenanteil, Rüstkosten, Einrichtkosten, Kurierkosten`,
    discount: `
      Rabatt, Skonto, Nachlass, Gesamtrabatt, Rabattbetrag, Rechnungsrabatt, abzgl Rabatt, abzüglich Rabatt,
      abzgl Nachlass, Sonderrabatt, Mengenrabatt, Preisnachlass, Kopfrabatt, Auftragsrabatt, Bonus,
      abzgl Skonto, Barzahlungsrabatt, Projektrabatt, Treuerabatt, Abzug, Allgemeiner Rabatt, genereller Rabatt, Kundenrabatt, Gesamtnachlass, Sicherheitseinbehalt, Einbehalt, Quellensteuer, Bauabzugsteuer`,
    paid: `
      Anzahlung, geleistete Anzahlung, Vorauszahlung, Vorkasse, bereits bezahlt, bezahlt, Restbetrag,
      offener Betrag, Abschlagszahlung, Anzahlungsbetrag, Guthaben, Restzahlung, Saldo`,
    carried: `
      Übertrag, Übertrag von Seite, Übertrag auf Seite, Seitensumme, Übertragssumme, Seitenübertrag,
      Übertrag Seite, Summe Übertrag, Übertrag Vorseite, Zwischensumme Übertrag, Übertrag netto, Uebertrag,
      Fortsetzung, Übertrag EUR, Seitentotal, Übertrag aus Seite, Vortrag`,
    counted: `
      Gesamtmenge, Gesamtgewicht, Anzahl Positionen, Prüfsumme, Kontrollsumme, Gesamtstückzahl, Gesamtanzahl, Summe Menge,
      Gewicht gesamt, Gewicht, Bruttogewicht, Nettogewicht, Gesamt Menge, Stückzahl gesamt, Menge gesamt,
      Total Menge, Gesamtvolumen, Anzahl Artikel, Anzahl Kolli, Anzahl Paletten, Anzahl Stück,
      Gesamtbruttogewicht, Gesamtnettogewicht, Summe Stück, Summe Gewicht, Positionen gesamt, Anzahl Kartons,
      Total Gewicht, Total Stück`,
  },
  documentTypes: {
    purchase_order: `
      kaufvertrag, Bestellung, Bestellauftrag, Einkaufsbestellung, Abrufbestellung, Abruf, Nachbestellung, Lieferabruf,
      Lieferantenbestellung, Bestellschein, Bestellformular, Rahmenbestellung, Rahmenauftrag, Kontraktabruf,
      Abrufauftrag, Eilbestellung, Sammelbestellung, Materialbestellung, Warenbestellung, Artikelbestellung,
      EK Bestellung, Bestellliste, Bestellung an Lieferant, Beschaffungsauftrag, Einkaufsauftrag,
      Lieferplaneinteilung, Lieferplanabruf, Feinabruf, Normalbestellung, Ersatzteilbestellung, Bestellblatt,
      Neubestellung, Dauerbestellung, Auftragserteilung, Auftragsvergabe, Werkauftrag, Lohnbestellung,
      Fremdfertigungsauftrag, Dienstleistungsbestellung, Sofortbestellung, Vorbestellung, Orderschein,
      Bestellschreiben, Lieferauftrag, Einkauf Bestellung, Materialabruf, Lagerbestellung,
      Magazinbestellung, Bestellbrief, Werksbestellung, Bauauftrag Material, Bestellung Bauvorhaben,
      Materialbestellung Bauvorhaben, Kaufvertrag, Einkaufskontrakt, Materialanforderung und Bestellung,
      Auftragsschreiben, Bestellung Waren, Zuschlagsschreiben, Wareneinkauf, Bestellung an den Lieferanten,
      Nachschubbestellung, Bezugsschein, Bestellung an Lieferanten, Bestellung beim Lieferanten,
      Auftrag an Lieferant, Auftrag an Lieferanten, Auftrag an den Lieferanten`,
    order_change: `
      Bestelländerung, Änderungsbestellung, Auftragsänderung, Änderung der Bestellung,
      Änderung zur Bestellung, Bestelländerung Nr, Nachtrag zur Bestellung, geänderte Bestellung,
      Bestellungsänderung, Änderungsmitteilung, Änderung zu Bestellung, Bestellkorrektur,
      korrigierte Bestellung, Nachtragsbestellung, Änderungsauftrag, Aktualisierte Bestellung`,
    order_cancellation: `
      Stornierung, Storno, Bestellstorno, Stornierung der Bestellung, Stornierung Bestellung,
      Auftragsstornierung, Storno Bestellung, Bestellstornierung, Annullierung, Auftragsstorno,
      Stornierte Bestellung, Widerruf der Bestellung, Storno der Bestellung, Annullation`,
    order_confirmation: `
      Auftragsbestätigung, Bestellbestätigung, Bestätigung, Auftragsbestätigung Nr,
      Bestätigung der Bestellung, Bestätigung Ihrer Bestellung, Bestätigung Ihres Auftrags, AB Nr,
      Bestelleingangsbestätigung, Eingangsbestätigung, Lieferbestätigung, Terminbestätigung, Verkaufsauftrag,
      Kundenauftrag, Ihre Bestellbestätigung, Ihre Auftragsbestätigung, Bestellübersicht, Kaufbestätigung`,
    invoice: `
      Rechnung, Rechnungs Nr, Rechnungsnummer, Proformarechnung, Rechnung Nr, Proforma Rechnung,
      Handelsrechnung, Schlussrechnung, Abschlagsrechnung, Teilrechnung, Anzahlungsrechnung, Sammelrechnung,
      Faktura, Ausgangsrechnung, Rechnungskopie, Mahnung, Zahlungserinnerung, Kontoauszug, Zahlungsavis,
      Vorausrechnung, Verkaufsrechnung, Stornorechnung, Verbrauchsabrechnung, Honorarrechnung`,
    delivery_note: `
      Lieferschein, Packzettel, Packliste, Warenbegleitschein, Lieferschein Nr, Lieferscheinnummer,
      Lieferavis, Versandanzeige, Versandavis, Wareneingangsschein, Frachtbrief, Speditionsauftrag,
      Transportauftrag, Versandschein, Lieferanzeige, Rücklieferschein, Retourenschein, Rücksendung,
      Ladeliste, Kommissionierschein, Warenausgangsschein, Abholschein, Verladeschein, Wareneingang,
      Begleitschein, Rücklieferung, Retoure, Ladeschein, Übergabeprotokoll,
      Rücksendung an Lieferant, Rücksendung an Lieferanten, Lieferantenretoure, Retoure an Lieferant,
      Retoure an Lieferanten, Warenrücksendung, Warenrückgabe, Rückgabeschein, Rücksendeschein,
      Rücksendebeleg, Rückgabe an Lieferant, Rückwarenschein, Reklamation, Mängelrüge,
      Reklamationsschein, Prüfbericht`,
    quotation: `
      Angebot, Anfrage, Angebotsanfrage, Preisanfrage, Kostenvoranschlag, Angebotsanforderung, Angebot Nr,
      Preisangebot, Offerte, Offertanfrage, Bestellanforderung, Bedarfsanforderung, Ausschreibung,
      Preisliste, Leistungsverzeichnis, Angebotsaufforderung, Lieferantenanfrage, Einkaufsanfrage,
      Materialanfrage, Kostenschätzung, unverbindliches Angebot, Aufforderung zur Angebotsabgabe, Anfrage Nr,
      Richtpreisangebot, Richtofferte, Verkaufsangebot`,
    receipt: `
      Quittung, Kassenbon, Kassenbeleg, Kassenzettel, Zahlungsbeleg, Zahlungsbestätigung, Barverkauf,
      Barbeleg, Kaufbeleg, Kundenbeleg, Empfangsbestätigung, Bewirtungsbeleg, Beleg für den Kunden,
      Barquittung, Eigenbeleg`,
    credit_note: `
      Gutschrift, Rechnungskorrektur, Gutschrift Nr, Belastungsanzeige, Lastschrift, Gutschriftsanzeige,
      Gutschriftanzeige, Rechnungsgutschrift, Belastung, Wertgutschrift, Kreditnote, Warengutschrift`,
  },
  ordering: `
    bestellen wir, wir bestellen, hiermit bestellen, erteilen wir ihnen den auftrag, beauftragen wir, wir
    beauftragen, bitten wir um lieferung, bitte liefern sie, wir ordern, und bestellen,
    wir bestellen hiermit, bestellen wir bei Ihnen, bestellen hiermit, wir bestellen bei Ihnen,
    wir bestellen auf, wir erteilen Ihnen, erteilen wir Ihnen, wir erteilen den Auftrag,
    hiermit erteilen wir, wir geben Ihnen in Auftrag, geben wir in Auftrag, wir rufen ab, rufen wir ab,
    wir rufen die folgenden, wir rufen hiermit, hiermit rufen wir, wir bitten um Lieferung,
    wir bitten Sie um Lieferung, bitte liefern, liefern Sie uns, bitten Sie zu liefern,
    wir bitten Sie zu liefern, wir beauftragen Sie, hiermit beauftragen, hiermit beauftragen wir,
    wir benötigen folgende, wir möchten bestellen, möchten wir bestellen, wir kaufen bei Ihnen,
    wir vergeben, senden Sie uns`,
  confirming: `
    vielen Dank für Ihre Bestellung, danke für Ihre Bestellung, vielen Dank für Ihren Auftrag,
    danke für Ihren Auftrag, herzlichen Dank für Ihre Bestellung, herzlichen Dank für Ihren Auftrag,
    besten Dank für Ihre Bestellung, besten Dank für Ihren Auftrag, wir danken für Ihre Bestellung,
    wir danken Ihnen für Ihre Bestellung, wir danken für Ihren Auftrag, wir danken Ihnen für Ihren Auftrag,
    vielen Dank für deine Bestellung, danke für deine Bestellung, wir haben Ihre Bestellung erhalten,
    wir haben Ihren Auftrag erhalten, Ihre Bestellung ist bei uns eingegangen,
    Ihre Bestellung ist eingegangen, haben Ihre Bestellung erhalten, bestätigen wir Ihre Bestellung,
    bestätigen wir Ihren Auftrag, wir bestätigen Ihre Bestellung, wir bestätigen Ihren Auftrag,
    wir bestätigen Ihnen Ihre Bestellung, bestätigen den Eingang Ihrer Bestellung, Eingang Ihrer Bestellung,
    Ihre Bestellung wird bearbeitet, Ihre Bestellung wurde angenommen, Ihr Auftrag wurde angenommen,
    bestätigen wir wie folgt, wir bestätigen Ihnen wie folgt`,
  subject: 'Betreff, Betrifft, betr, betreffs',
  months: `
    Januar Jänner Jan, Februar Feber Feb Febr, März Mär Mrz, April Apr, Mai, Juni Jun, Juli Jul, August Aug,
    September Sep Sept, Oktober Okt, November Nov, Dezember Dez`,
  weekdays: `
    Montag Mo, Dienstag Di, Mittwoch Mi, Donnerstag Do, Freitag Fr, Samstag Sonnabend Sa, Sonntag So`,
  calendarWeek: 'KW, Kalenderwoche, Woche, Wo, Kalenderw, LW, Lieferwoche, KWoche',
  periods: `
    Stunden, Tag, Tage, Tagen, Werktage, Werktagen, Arbeitstage, Arbeitstagen, Woche, Wochen, Monat, Monate,
    Monaten, Quartal`,
  monthParts: {
    beginning: 'Anfang, zu Beginn, Beginn',
    middle: 'Mitte',
    end: 'Ende',
  },
  plusMinus: 'plus, zuzüglich, zzgl, minus, abzüglich, abzgl, abz, weniger',
  within: 'innerhalb, innerhalb von, innert, binnen, in',
  atLeast: 'mindestens, wenigstens, mind, min, minimal, noch mindestens',
  window: {
    from: `
      von, vom, zwischen, ab, frühestens, nicht vor, zwischen dem, ab dem, nicht früher als, nicht eher als`,
    until: `
      bis, bis zum, bis spätestens, spätestens, spätestens am, spätestens bis, bis einschließlich, vor dem,
      nicht später als, bis einschl, bis inkl, vor, nicht nach, am oder vor dem`,
    and: 'und, u, oder',
  },
  otherWishes: `
    bestätig-, rückmeld-, antwort-, rückantwort-, angebot-, offert-, rechnung-, zahl-, zahlung-`,
  issuers: 'Aussteller, Ausgestellt von',
  possessives: {
    our: 'unser, unsere, unseren, unserer, unserem, unserm',
    your: 'ihr, ihre, ihren, ihrer',
    their: 'deren, dessen',
  },
  sameAddress: `
    wie oben, siehe oben, s o, wie vor, wie Rechnungsadresse, wie Rechnungsanschrift, gleich
    Rechnungsadresse, identisch, identisch mit Rechnungsadresse, wie Besteller, wie Auftraggeber, dito,
    obige Anschrift, obige Adresse, an obige Anschrift, an unsere Anschrift, unsere Anschrift, gleiche
    Anschrift`,
  asap: `
    sofort, umgehend, unverzüglich, so bald wie möglich, sobald wie möglich, schnellstmöglich, schnellstens,
    baldmöglichst, ehestmöglich, ehestens, ehebaldigst, raschestmöglich, eilt, eilig, dringend, asap,
    ab Lager, nächstmöglich, frühestmöglich, so schnell wie möglich, per sofort, ab sofort, prompt,
    sofort lieferbar, express, kurzfristig, nächster Liefertermin, nächstmöglicher Termin`,
  placeElsewhere: `
    Abholung, Selbstabholung, Selbstabholer, abholen, abgeholt, Abholer, holt ab, Anlage, Anhang, Beilage, Beiblatt`,
  undecided: `
    offen, noch offen, wird noch bekannt gegeben, wird bekannt gegeben, wird mitgeteilt,
    wird noch mitgeteilt, folgt, nach Absprache, n Absprache, nach Vereinbarung, n V, nach Bedarf, n Bedarf,
    auf Abruf, Abruf, auf Anfrage, a A, nach Aufwand, n A, n a, k A, keine Angabe, keine Angaben, entfällt,
    keine, siehe unten, s u, siehe oben, s o, laut Angebot, lt Angebot, gemäß Angebot, gem Angebot,
    lt Vereinbarung, laut Vereinbarung, lt Vertrag, gemäß Vertrag, lt Absprache, noch zu klären, zu klären,
    zu bestimmen, unbekannt, diverse, div, tbd, wie besprochen, lt Zeichnung, nach Rücksprache,
    vorbehaltlich, unbestimmt, ausstehend, nicht angegeben, ohne Angabe, nicht zugeordnet`,
  units: `
    Stk, St, Stck, Stck., Stück, Stücke, Stueck, Stk., Paar, Paare, Pr, Karton, Kartons, Kart, Krt, Ktn, Kt,
    Pal, Palette, Paletten, Rolle, Rollen, Rll, Ro, Rol, Pack, Pck, Pak, Packung, Packungen, Pkg, Pkt, Paket,
    Pakete, Päckchen, kg, to, t, Tonne, Tonnen, g, Gramm, Kilo, Kilogramm, lfm, lfdm, lfd m, lfd, lfdMtr, qm,
    m2, cbm, m3, Dose, Dosen, Ds, Flasche, Flaschen, Fl, Sack, Säcke, Sck, Eimer, Ei, Beutel, Btl, Satz,
    Sätze, Set, Sets, Gebinde, Geb, Kiste, Kisten, Ki, VE, VPE, Std, Stunde, Stunden, h, Einheit, Einheiten,
    Einh, EH, Meter, Mtr, m, mm, cm, Liter, Ltr, l, ml, Blatt, Bl, Bogen, Bg, Tafel, Tafeln, Platte, Platten,
    Bund, Bunde, Bd, Bündel, Stange, Stangen, Stg, Stab, Stäbe, Tube, Tuben, Fass, Fässer, Kanister, Kan,
    Kanne, Trommel, Trommeln, Ring, Ringe, Spule, Spulen, Coil, Tag, Tage, Tg, Woche, Wochen, Monat, Monate,
    Mon, Jahr, Jahre, Pauschale, pauschal, psch, PA, Psl, Pschl, Dutzend, Dtz, Dzd, HT, Hundert, TSD,
    Tausend, Tsd, Tst, Garnitur, Garnituren, Schachtel, Schachteln, Sch, Display, Displays, Container,
    Ballen, Ztr, Zentner, Portion, Portionen, Kübel, Glas, Gläser, Tray, Trays, Bk, Block, Blöcke, Kolli,
    Kollo, Kg, Teil, Teile, Leistung, LE, Mann, Bahn, Bahnen, Tüte, Tüten, Steige, Steigen, Hub, Harass, AE,
    LFM, QM, Exemplar, Exemplare, Ex, Seite, Seiten, Lizenz, Lizenzen, Person, Personen, Fuhre, Fuhren, Los,
    Netz, Netze, Schale, Schalen`,
  currencies: `
    EUR Euro, EUR Euros, USD US Dollar, USD Dollar, GBP Pfund, GBP britische Pfund, GBP Pfund Sterling,
    CHF Franken, CHF Schweizer Franken, CHF Fr, CHF Sfr, PLN Zloty, PLN polnische Zloty,
    CZK tschechische Kronen, CZK tschechische Krone, DKK dänische Kronen, DKK dänische Krone,
    SEK schwedische Kronen, SEK schwedische Krone, NOK norwegische Kronen, NOK norwegische Krone, HUF Forint,
    RON Lei, BGN Lew, TRY türkische Lira, JPY Yen, CNY Renminbi, CNY Yuan, INR Rupien,
    NGN Naira, PHP Philippinischer Peso, PHP philippinische Pesos, KES Kenia Schilling, GHS Cedi, MZN Metical, AOA Kwanza`,
  legalForms: `
    GmbH, mbH, AG, KG, KGaA, OHG, UG, UG (haftungsbeschränkt), SE, e.K., eK, e.Kfm., e.Kfr., e.U., s.r.o.,
    Kft., Zrt., d.o.o., GbR, PartG, PartG mbB, eG, e.G., e.V., gGmbH, gAG, GmbH & Co. KG, GmbH & Co. KGaA,
    AG & Co. KG, UG & Co. KG, Ges.m.b.H., GesmbH, Ges.mbH, G.m.b.H., OG, EU, KEG, KöR, AöR, Stiftung,
    GmbH & Co., Genossenschaft, Sàrl, Inh., Kommanditgesellschaft, Aktiengesellschaft, Einzelunternehmen,
    Einzelfirma`,
  streets: `
    Straße, Str, Weg, Platz, Allee, Gasse, Ring, Damm, Ufer, Chaussee, Am, Im, An der, Auf der, In der, Zum,
    Zur, Postfach, Pf, -straße, -strasse, -str, -weg, -platz, -pl, -gasse, -allee, -ring, -damm, -ufer,
    -steig, -hof, -park, -markt, -chaussee, -graben, -berg, -feld, -wiese, -zeile, -promenade, Gewerbepark,
    Industriepark, Industriestraße, Gewerbegebiet, Industriegebiet, Hafen, -hafen, -kai, Tor, -tor, Hs, Haus,
    Halle, Gebäude`,
  countries: `
    US Vereinigte Staaten, US Vereinigte Staaten von Amerika, CA Kanada, MX Mexiko, BR Brasilien,
    GB Vereinigtes Königreich, GB Großbritannien, GB England, IE Irland, DE Deutschland, DE BRD,
    DE Bundesrepublik Deutschland, AT Österreich, CH Schweiz, LI Liechtenstein, NL Niederlande, NL Holland,
    BE Belgien, LU Luxemburg, FR Frankreich, ES Spanien, PT Portugal, IT Italien, GR Griechenland, CY Zypern,
    MT Malta, PL Polen, CZ Tschechien, CZ Tschechische Republik, SK Slowakei, SK Slowakische Republik,
    HU Ungarn, RO Rumänien, BG Bulgarien, SI Slowenien, HR Kroatien, RS Serbien, BA Bosnien und Herzegowina,
    MK Nordmazedonien, AL Albanien, UA Ukraine, TR Türkei, DK Dänemark, SE Schweden, NO Norwegen,
    FI Finnland, IS Island, EE Estland, LV Lettland, LT Litauen, AU Australien, NZ Neuseeland, IN Indien,
    CN China, CN Volksrepublik China, HK Hongkong, JP Japan, KR Südkorea, SG Singapur, PH Philippinen,
    ID Indonesien, AE Vereinigte Arabische Emirate, SA Saudi Arabien, IL Israel, EG Ägypten, MA Marokko,
    TN Tunesien, ZA Südafrika`,
  offices: {
    purchasing: `
      einkauf, einkaufsteam, einkaufsabteilung, zentraleinkauf, beschaffung, materialwirtschaft,
      disposition, einkäufer`,
    sales:
      'verkauf, vertrieb, innendienst, vertriebsinnendienst, verkaufsabteilung, auftragsbearbeitung, auftragsabwicklung, auftragsannahme, verkaufsbüro, vertriebsbüro, kundendienst, kundenservice, kundenbetreuung',
    other: `
      pförtner, pforte, portier, concierge, pedell,
      abteilung, abt, team, büro, service, bereich, buchhaltung, rechnungswesen, verwaltung, sekretariat,
      lager, lagersystem, warenwirtschaft, warenannahme, wareneingang, logistik, bestellung, bestellungen,
      bestellwesen, bestellservice, bestellsystem, bestellabteilung, system, automatisches, automatische, automatischer,
      empfang, zentrale, technik, instandhaltung, küche, leitung, rezeption,
      hausmeister, hausmeisterin, hausverwaltung, poststelle, hauswirtschaft, assistenz, sekretärin, technischer, technische, dienst`,
  },
  trades: `
    gasthof, gasthaus, gaststätte, restaurant, café, konditorei, bäckerei, metzgerei, fleischerei, hotel,
    pension, brauerei, weingut, hof, gärtnerei, apotheke, klinik, praxis, schule, kindergarten, kita,
    verein, werkstatt, schreinerei, tischlerei, zimmerei, holzbau, bau, metallbau, elektro, autohaus,
    friseur, laden, markt, großhandel, handel, handels, gebrüder, stadtwerke, gemeinde, stadt, universität,
    institut, stiftung, verlag, druckerei, werke, technik, logistik, spedition, eisdiele, imbiss, kantine,
    hofladen, bioladen, weinhandel, buchhandlung, blumenladen, getränkemarkt, landgasthof, gartenbau, maschinenbau,
    stahlbau, haustechnik, sanitär, dachdeckerei, schlosserei, spenglerei, arztpraxis, zahnarztpraxis,
    tierarztpraxis, seniorenheim, pflegeheim, landhandel, gastronomie,
    modehaus, kaufhaus, möbelhaus, landkreis, landratsamt, kreis, stadtverwaltung, gymnasium, realschule, grundschule, hochschule, klinikum, krankenhaus, kirchengemeinde, feuerwehr, museum, theater, bistum, wohnheim, jugendherberge, zweckverband, werkstätten, bürgermeisteramt, ministerium, amt, schulverband, wasserverband, genossenschaft, raiffeisen, sägewerk, mühle, molkerei, malerbetrieb, fahrschule, sportverein,
    malermeister, schreinermeister, tischlermeister, elektromeister, dachdeckermeister, metzgermeister,
    imkerei, baumschule, kellerei, gärtnermeister, bäckermeister, maurermeister, zimmermeister, stuckateur, fliesenleger, dachdecker, installateur,
    pfarrei, pfarramt, pfarrgemeinde, kirchgemeinde, kloster, abtei, erzbistum`,
  salutations: `
    sehr geehrte, sehr geehrter, liebe, lieber, hallo, guten tag, guten morgen, guten abend, moin, grüezi,
    grüß gott, servus, werte, werter`,
  givenNames: `
    Reto, Beat, Urs, Ursina, Jürg, Ueli, Regula, Sepp, Anke, Heike, Silke, Antje, Wiebke, Sönke, Torben,
    Malte, Hauke, Frauke, Uwe, Jörg, Jürgen, Günter, Detlef, Burkhard, Elfriede, Gerlinde, Fenja, Finja,
    Jette, Josefin, Julika, Karlotta, Levke, Madita, Mirja, Rieke, Tomke, Wibke, Claas, Fiete, Hennes,
    Jannes, Joscha, Klaas, Korbinian, Lasse, Niclas, Tammo, Thore, Tjark, Zdeněk, Vojtěch, Jitka, Csaba,
    Balázs, Erzsébet, Giorgos`,
};
