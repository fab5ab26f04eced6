import type { Lexicon } from './lexicon.ts';

export const nl: Lexicon = {
  language: 'nl',
  labels: {
    orderNumber: `
      ordernummer, order nr, ordernr, bestelnummer, bestel nr, bestelnr, inkoopordernummer,
      inkoopnummer, inkooporder nr, inkoopordernr, inkooporder, ons ordernummer, uw ordernummer,
      onze referentie, bonnummer, opdrachtnummer`,
    orderTitle: 'bestelling, bestelbon, inkooporder, order, opdracht',
    anyNumber: 'nummer, nr, referentie',
    orderDate: 'orderdatum, besteldatum, datum bestelling, inkoopdatum, documentdatum, besteld op',
    anyDate: 'datum',
    deliveryDate: `
      leverdatum, gewenste leverdatum, levering, leveren op, leveren voor, uiterste leverdatum,
      leverweek, gewenste levering, afleverdatum, gewenste leverweek, verwachte leverdatum`,
    buyer: 'besteller, opdrachtgever, klant, inkoper, koper, afnemer',
    contact: 'contactpersoon, contact, behandeld door, ter attentie van, t a v, tav, naam, besteld door',
    shipTo: `
      afleveradres, leveradres, leveren aan, levering aan, verzendadres, bezorgadres, afleveren aan,
      aflevering`,
    billTo: 'factuuradres, factuur aan, factureren aan',
    supplier: 'leverancier, leveranciersadres, verkoper, aan',
    otherParty: 'vervoerder, fabrikant',
    customerNumber:
      'klantnummer, klantnr, klant nr, debiteurnummer, debiteurennummer, ons klantnummer, debiteur nr',
    currency: 'valuta, munteenheid',
    email: 'e mail, email, mail, e mailadres',
    phone: 'telefoon, tel, telefoonnummer, mobiel, telnr',
    vatId: 'btw nummer, btw nr, btw, btw id, btwnr',
    instructions: 'leverinstructies, leveringsinstructies',
    remarks: 'opmerking, opmerkingen, instructies, bijzonderheden',
    branch: 'vestiging, filiaal, locatie',
    other: `
      betalingsconditie, betalingscondities, betalingsvoorwaarden, betaling, betalingstermijn,
      leveringsconditie, leveringsvoorwaarden, leverconditie, pagina, blad, fax, leveranciersnummer,
      crediteurnummer, kvk, kvk nummer, iban, bic, factuurnummer, factuurdatum, offerte,
      offertenummer, uw referentie, uw kenmerk, ons kenmerk, project, projectnummer, verzendwijze,
      afdrukdatum, handtekening`,
  },
  columns: {
    position: 'regel, pos, regelnr, nr, lijn',
    article: `
      artikel, artikelnummer, artikelnr, artikel nr, art nr, artikelcode, code, productcode,
      productnummer, materiaal, ean`,
    customerArticle: `
      ons artikelnummer, ons artikelnr, ons art nr, onze code, ons artikel, klantartikel,
      klant artikelnummer`,
    supplierArticle: `
      uw artikelnummer, uw artikelnr, uw art nr, uw code, uw artikel, leveranciersartikel,
      artikelnummer leverancier, lev artikelnr, bestelcode, leverancier artikelnr`,
    description: 'omschrijving, beschrijving, artikelomschrijving, product, productomschrijving',
    articleAndDescription: 'artikel omschrijving',
    quantity: 'aantal, hoeveelheid, besteld, bestelaantal, aantal besteld',
    unit: 'eenheid, eenh, per eenheid, verpakking',
    price: `
      prijs, prijs per stuk, stuksprijs, eenheidsprijs, prijs per eenheid, netto prijs, nettoprijs,
      stukprijs, inkoopprijs, prijs excl btw`,
    priceUnit: 'per, prijseenheid',
    discount: 'korting, korting %, kort',
    tax: 'btw, btw %',
    lineTotal: `
      bedrag, totaal, totaalprijs, totaalbedrag, regeltotaal, prijs incl btw, netto bedrag,
      nettobedrag, subtotaal, totaal excl btw, bedrag excl btw`,
    deliveryDate: 'leverdatum, gewenste leverdatum, levering, lever datum',
    ignored: 'geleverd, magazijn, gewicht, locatie',
  },
  totals: {
    grandTotal: `
      totaalbedrag, totaal bedrag, orderbedrag, eindtotaal, totaal incl btw, totaal te betalen,
      ordertotaal, totaal order, totaal eur, totaal inclusief btw, totaal bestelling`,
    total: 'totaal, totaal excl btw, totaal netto',
    subtotal: 'subtotaal, exclusief btw, goederenbedrag, netto bedrag, totaal exclusief btw',
    tax: 'btw, omzetbelasting',
    freight: 'verzendkosten, vracht, transportkosten, vrachtkosten',
    discount: 'korting',
    paid: 'aanbetaling, totaal aantal',
  },
  documentTypes: {
    purchase_order: 'bestelling, inkooporder, bestelbon, inkoopbestelling, bestelformulier, inkoopopdracht',
    order_confirmation: 'orderbevestiging, opdrachtbevestiging, bevestiging',
    invoice: 'factuur, factuurnummer, proformafactuur, factuurnr',
    delivery_note: 'pakbon, vrachtbrief, leverbon, afleverbon, leveringsbon',
    quotation: 'offerte, prijsaanvraag, offerteaanvraag, aanbieding',
    receipt: 'kassabon, kwitantie',
    credit_note: 'creditnota, creditfactuur',
  },
  months: `
      januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug,
      september sep sept, oktober okt, november nov, december dec`,
  calendarWeek: 'week, wk',
  units: `
      st, stk, stuk, stuks, doos, dozen, ds, pallet, rol, rollen, paar, pak, zak, zakken, fles,
      flessen, set, kg, mtr, meter, ltr, liter, krat, bos, verpakking`,
};
