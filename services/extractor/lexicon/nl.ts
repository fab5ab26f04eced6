import type { Lexicon } from './lexicon.ts';

export const nl: Lexicon = {
  language: 'nl',
  labels: {
    orderNumber: `
      ordernummer, order nr, bestelnummer, bestel nr, inkoopordernummer, inkoopnummer, inkooporder nr,
      inkooporder, ons ordernummer, uw ordernummer, onze referentie, bonnummer, opdrachtnummer, ons
      order nr, uw order nr, ons bestelnummer, uw bestelnummer, ons bestel nr, uw bestel nr, bestelling
      nr, bestelling nummer, bestellingnummer, bestelbon nr, bestelbonnummer, bestelbon nummer, bon nr,
      bestelorder nr, bestelordernummer, inkoopbestelling nr, inkoopbestelling, inkoopbon, inkoopbon nr,
      inkoopnr, ordernummer datum, inkoopordernr, opdracht nr, opdrachtbon nr, opdrachtbonnummer,
      klantordernummer, klant ordernummer, order nummer, order no, orderreferentie, bestelreferentie,
      inkoopreferentie, PO nummer, PO nr, afroepordernummer, afroeporder nr, afroepnummer,
      raamordernummer, inkoop order nummer, inkoopopdrachtnummer, bestelkenmerk, ons opdrachtnummer, uw
      opdrachtnummer, onze bestelling, orderkenmerk, inkoopdossier, bestelbon no, boncode, onze order,
      ons order no, verplichtingennummer, verplichtingnummer, verplichtingen nr, verplichting nr,
      inkoopopdracht nr, bestelblad nr, bestelformulier nr, bestellijst nr`,
    orderTitle: `
      bestelling, bestelbon, inkooporder, order, opdracht, inkoopbestelling, bestelorder, inkoopopdracht,
      opdrachtbon, afroeporder, inkoopbon`,
    anyNumber: `
      nummer, nr, referentie, documentnummer, document nr, referentienummer, referentie nr, kenmerk,
      volgnummer, document id`,
    orderDate: `
      orderdatum, besteldatum, datum bestelling, inkoopdatum, documentdatum, besteld op, datum order,
      datum van bestelling, datum inkooporder, bestelling datum, opdrachtdatum, datum opdracht,
      bestelbon datum, bondatum, datum bestelbon, ordernummer datum, aanmaakdatum, aangemaakt op,
      afgiftedatum, uitgiftedatum, datum van afgifte, datum uitgifte, boekingsdatum, bestelling van,
      order van, order d d, bestelling d d, datum document, invoerdatum, inkooporderdatum, afroepdatum,
      opgesteld op, verzonden op, datum inkoop, geplaatst op, geplaatst, geschreven op, opgemaakt op,
      gedateerd, afgegeven op, uitgegeven op, dagtekening, datum dagtekening, briefdatum, datum brief,
      datum verstrekking, datum van opdracht, ingevoerd op, opgegeven op, datum van deze bestelling,
      bestelling geschreven op, verzenddatum`,
    anyDate: `
      datum, d d, dd, plaats en datum`,
    deliveryDate: `
      lossen op, te lossen op, leverdatum, gewenste leverdatum, levering, leveren op, leveren voor,
      uiterste leverdatum, leverweek, gewenste levering, afleverdatum, gewenste leverweek, verwachte
      leverdatum, leveringsdatum, gewenste leveringsdatum, gevraagde leverdatum, gevraagde
      leveringsdatum, gewenste afleverdatum, levering op, levering voor, levering uiterlijk, leveren
      uiterlijk, uiterlijk leveren, uiterlijke leverdatum, uiterlijke levering, uiterlijk op, levertijd,
      levertermijn, leveringstermijn, leverperiode, leverweek jaar, levering week, levering in week,
      week van levering, levermoment, leverdag, datum levering, datum aflevering, datum van levering,
      afgesproken leverdatum, bevestigde leverdatum, geplande leverdatum, geplande ontvangst, geplande
      ontvangstdatum, verwachte ontvangst, verwachte ontvangstdatum, verwachte levering, verzoek
      leverdatum, ontvangstdatum, datum ontvangst, te leveren voor, te leveren op, te leveren uiterlijk,
      leveren in week, leveren per, levering vanaf, levering per, aanleverdatum, afleveren op, afleveren
      voor, afleverweek, behoeftedatum, nodig op, nodig voor, vroegste leverdatum, laatste leverdatum,
      bezorgdatum, bezorgen op, verzenddatum, gewenste verzenddatum, leverdatum uiterlijk, lossen op,
      losdatum, aankomstdatum, oplevering, opleverdatum, leverdatum week, wanneer, leveringsvenster,
      levervenster, leveringsperiode, afleverperiode,
      verw leverdatum, geschatte leverdatum, uiterlijk te leveren op`,
    dueDate: 'uiterste datum, uiterlijk',
    buyer: `
      besteller, opdrachtgever, klant, inkoper, koper, afnemer, bestellende firma, gegevens
      opdrachtgever, bedrijf, bedrijfsnaam, firma, afzender, klantgegevens, naam besteller, besteller
      gegevens, uitgegeven door, besteladres, adres opdrachtgever, klantadres, onze gegevens, klantnaam,
      bestellend bedrijf, bezoekadres, vestigingsadres, kantooradres, ons adres, bedrijfsadres,
      boerderij, opdrachtgevende dienst, bestellende dienst, bestellende afdeling, besteller adres, van
      de boerderij, verkocht aan, bedrijfsgegevens, bedrijfsinformatie`,
    contact: `
      inkoopvertegenwoordiger, medewerker, eigenaar, contactpersoon, contact, behandeld door, ter attentie van, t a v, tav, naam,
      besteld door, uw contactpersoon, onze contactpersoon, contactpersoon inkoop, inkoper naam,
      aangevraagd door, aanvrager, behandelaar, dossierbehandelaar, contactgegevens, contactpersoon
      levering, contactpersoon leveringen, opgesteld door, aangemaakt door, uitgevoerd door, ingevoerd door, verantwoordelijke,
      naam inkoper, onze inkoper, uw inkoper, aanspreekpunt, vragen aan, inlichtingen, inlichtingen bij,
      informatie bij, contactpersoon order, geplaatst door, naam contactpersoon, ter attentie, attn,
      goedgekeurd door, huidige inkoper, vragen naar, inkoop door, vragen over deze order, vragen over
      deze bestelling, vragen, voor vragen, bij vragen, vragen bij, contact voor vragen,
      verantwoordelijke inkoper, verantwoordelijk inkoper, verantwoordelijk, inkoopmedewerker,
      medewerker inkoop, inkoopadviseur, opgemaakt door, geschreven door, afgehandeld door, in
      behandeling bij, contactpersoon opdrachtgever, contactpersoon bestelling, uw aanspreekpunt, ons
      aanspreekpunt, besteld via, onze besteller, inkoper contact, inkoper van dienst, dossierhouder,
      steller, opsteller, hoofd inkoop, vragen over de order, informatie, nadere informatie, nadere
      inlichtingen, contact inkoop, contact order, gegevens inkoper, naam aanvrager`,
    shipTo: `
      geconsigneerde, afleveradres, leveradres, leveren aan, levering aan, verzendadres, bezorgadres,
      afleveren aan, aflevering, leveringsadres, afleverlocatie, leverlocatie, leverplaats,
      plaats van levering, plaats van aflevering, verzenden naar, verzenden aan, verzending naar,
      bezorgen bij, bezorgen aan, losadres, losplaats, goederen leveren aan, goederenontvanger, ontvanger,
      bestemming, afleverpunt, adres levering, aflever adres, lever adres, adres van levering,
      af te leveren aan, te leveren aan, te leveren op adres, ontvangstadres, magazijn adres,
      verzendadres goederen, bouwplaats, werkadres, projectadres, uitvoeringsadres, eindbestemming,
      plaats levering, verzend naar, lever aan, gelieve te leveren aan, graag leveren aan, leveren te,
      waarheen, goederen zenden aan, zenden aan, goederen versturen naar, versturen naar, lossen bij,
      leveren, lossen te, afladen bij, te lossen bij, te leveren bij, afleverdepot, aan te leveren bij, brengen naar,
      leveren op de werf, laadperron, losperron, laaddock, losdock, laadkade, loskade, afleveren, naam ontvanger, naam afleveradres, afleverdata, gegevens voor levering, leveringsgegevens`,
    billTo: `
      documentadres,
      factuuradres, documentadres, factuur aan, factureren aan, factuur naar, facturen aan, facturatieadres,
      facturering, facturatie, factuur sturen naar, factuur sturen aan, factuur zenden aan, facturen
      naar, facturen sturen naar, te factureren aan, facturering aan, factuurgegevens, gefactureerd aan,
      factuur t a v, factuur verzenden naar, rekeningadres, facturatiegegevens, factuurontvanger,
      facturatie aan, factuur op naam van, factuur adresseren aan, boekhouding,
      crediteurenadministratie, administratie facturen, gegevens voor facturatie`,
    supplier: `
      leverancier, gefactureerd door, leveranciersadres, verkoper, aan, leverancier adres, leveranciersgegevens, gegevens
      leverancier, naam leverancier, leveranciersnaam, crediteur, besteld bij, opdrachtnemer, bestellen
      bij, adres leverancier, bestelling aan, order aan, opdracht aan, aannemer, leverende firma,
      gericht aan, gekocht bij, ingekocht bij, afgenomen van, te leveren door, bestemd voor leverancier,
      accountmanager, uw accountmanager, uw vertegenwoordiger, uitgegeven aan, bestelling gericht aan, order geplaatst bij, bestelling geplaatst bij, naam van de leverancier, te betalen aan, begunstigde`,
    otherParty: `
      vervoerder, fabrikant, transporteur, expediteur, eindklant, eindgebruiker, producent, verzender,
      betalen aan, agent, notify, bankgegevens, douaneagent, factoring, boekhouding,
      crediteurenadministratie, klokkenluider, noodgeval`,
    customerNumber: `
      klantnummer, klantnr, klant nr, debiteurnummer, debiteurennummer, ons klantnummer, debiteur nr,
      uw klantnummer, ons klantnr, ons klant nr, onze klantnummer, klantcode, onze klantcode,
      klantnummer bij u, ons klantnummer bij u, klantnummer leverancier, ons debiteurnummer,
      ons debiteurennummer, debiteurnr, debiteurcode, relatienummer, ons relatienummer, relatie nr,
      rekeningnummer klant, klant nummer, accountnummer, account nr, klantnummer bij leverancier, klant id,
      afnemernummer, ons account nr, ons debiteur nr`,
    currency: `
      valuta, munteenheid, munt, ordervaluta, valutacode, bedragen in, prijzen in, bedrag in, muntsoort,
      alle bedragen in`,
    email: `
      e mail, email, mail, e mailadres, mailadres, emailadres, mail adres, e mail adres, mailen naar,
      contact e mail, e post`,
    phone: `
      telefoon, tel, telefoonnummer, mobiel, telnr, tel nr, telefoon nr, telefoonnr, mobiel nummer,
      mobielnummer, gsm, gsm nummer, mob, doorkiesnummer, doorkies, rechtstreeks, rechtstreeks nummer,
      telefonisch, algemeen nummer, gsm nr, tel no, telefoon algemeen, phone, mobiele telefoon,
      rechtstreeks tel, doorkiesnr, direct nummer, telefonisch bereikbaar, tel direct, telefoon direct,
      tel doorkies, bel`,
    deliveryPhone: `
      telefoon levering, tel werf, telefoon werf, telefoon bouwplaats, tel magazijn, telefoon magazijn,
      telefoon afleveradres, telefoon ontvanger, tel losplaats,
      tel portier, telefoon portier, tel
      conciërge, tel poort, contact op de bouw, contact ter plaatse, gsm werf, losafspraak, leverafspraak, afspraak levering`,
    vatId: `
      btw nummer, btw nr, btw, btw id, btwnr, btw identificatienummer, btw id nr, btw identificatie nr,
      btw no, ons btw nummer, btw nummer klant, ondernemingsnummer, ondernemingsnr, OB nummer, btw id nummer,
      btw code, BE btw, VAT nummer, VAT nr, omzetbelastingnummer, belastingnummer, ons btw nr,
      fiscaal nummer, btw registratienummer`,
    bankAccount: `
      IBAN, BIC, SWIFT, IBAN nr, IBAN nummer, BIC code, BIC SWIFT, SWIFT code, bank, bankrekening,
      bankrekeningnummer, rekeningnummer, rekening nr, bankrelatie, banknummer, rek nr, bankrek,
      bankrekening nr, banknr, bankreknr`,
    instructions: `
      leverinstructies, leveringsinstructies, leverinstructie, afleverinstructies, afleverinstructie,
      verzendinstructies, verzendinstructie, losinstructies, lostijden, leveringsinstructie, openingstijden,
      openingsuren, levertijden magazijn, lostijd, aflevertijden, ontvangsttijden, transportinstructies,
      verpakkingsinstructies, verpakkingsinstructie, magazijn openingstijden, speciale instructies,
      aflevervoorschriften, opmerking levering, opmerkingen levering, losuren, leveruren, laad en lostijden`,
    remarks: `
      opmerking, opmerkingen, instructies, bijzonderheden, toelichting, notitie, notities, memo, commentaar,
      aanvullende informatie, extra informatie, aantekening, aantekeningen, overige informatie, tekst,
      koptekst, voettekst, let op, belangrijk, bericht, mededeling, mededelingen, overige opmerkingen,
      opmerking leverancier, opmerkingen leverancier, bericht aan leverancier, notitie leverancier,
      orderopmerking, orderopmerkingen, ordertekst, bijzondere voorwaarden, extra opmerkingen,
      algemene opmerkingen, omschrijving order, inkooptekst, nota`,
    branch: `
      vestiging, filiaal, locatie, filiaalnummer, filiaal nr, winkel, winkelnummer, magazijncode, depot,
      vestigingsnummer, vestigingsnr, bedrijfsonderdeel, site, afdeling locatie, kantoor, locatiecode`,
    other: `
      contact op de bouw, contactpersoon op locatie, vervaldatum, vervaldag, betalingsconditie,
      betalingscondities, betalingsvoorwaarden, betaling, betalingstermijn, leveringsconditie,
      leveringsvoorwaarden, leverconditie, pagina, blad, fax, leveranciersnummer, crediteurnummer, kvk,
      kvk nummer, factuurnummer, factuurdatum, offerte, offertenummer, uw referentie, uw kenmerk,
      ons kenmerk, project, projectnummer, verzendwijze, afdrukdatum, handtekening, betaalconditie,
      betaalcondities, betaalvoorwaarde, betaalvoorwaarden, betalingsvoorwaarde, betaaltermijn,
      betalingswijze, betaalwijze, betaalmethode, betalingsmethode, betalingskorting, leveringscondities,
      leveringsvoorwaarde, levercondities, levervoorwaarden, levervoorwaarde, leveringswijze, leverwijze,
      wijze van levering, wijze van verzending, leveringsmethode, verzendmethode, verzendconditie,
      transportwijze, transport, vervoer, vervoerswijze, incoterm, incoterms, franco, vracht, verpakking,
      leverancier nr, leveranciersnr, leveranciersnummer bij ons, uw leveranciersnummer,
      ons leveranciersnummer, crediteurennummer, crediteur nr, crediteurnr, leverancierscode, lev nr,
      kvk nr, kamer van koophandel, handelsregister, handelsregisternummer, RPR, vennootschapsnummer,
      factuur nr, uw offerte, uw offertenummer, offerte nr, offertedatum, uw aanbieding, offerte d d,
      uw referentie nr, uw ref, ons ref, onze ref, betreft, onderwerp, inzake, contract, contractnummer,
      contract nr, raamcontract, raamovereenkomst, overeenkomst, overeenkomstnummer, project nr,
      projectcode, projectnaam, projectomschrijving, werknummer, werk nr, werk, dossier, dossiernummer,
      kostenplaats, kostendrager, grootboek, grootboekrekening, budgetcode, budgethouder, aanvraagnummer,
      aanvraag nr, aanvraag, inkoopaanvraag, behoefte nr, afdeling, functie, status, type, ordertype,
      soort order, versie, revisie, wijziging, wijzigingsdatum, wijzigingsnummer, gewijzigd op,
      gewijzigd door, geprint op, printdatum, afgedrukt op, afgedrukt, gedrukt op, goedkeuring, akkoord,
      akkoord leverancier, voor akkoord, ondertekening, getekend, plaats datum, website, internet, web, www,
      homepage, GLN, GLN nummer, EORI, EORI nummer, DUNS, EAN adrescode, blz, pag, bladnummer, paginanummer,
      telefax, faxnummer, fax nr, goederencode, statistieknummer, intrastat, land van herkomst, herkomst,
      gewicht, brutogewicht, nettogewicht, volume, tekening, tekeningnummer, kwaliteit, certificaat,
      geldig tot, geldigheid, garantie, voorwaarden, algemene voorwaarden, vertegenwoordiger,
      verkoopcontact, orderbevestiging naar, taal, contract eindigt, looptijd tot, contract loopt tot,
      einde contract, looptijd t m, looptijd, ten laste van, te belasten op, order geldig tot, bestelling geldig tot`,
  },
  labelWords: {
    order: 'bestelling, bestel, order, opdracht, bestelbon, inkoop, inkooporder, afroep, bon',
    orderMark: 'io, po, bo',
    number: 'nummer, nr, no, num, kenmerk, referentie, ref, code, id, registratie',
    date: 'datum, dag, d d',
    delivery: `
      levering, leverings, lever, leveren, afleveren, aflever, aflevering, bezorg, bezorgen, bezorging,
      verzend, verzenden, verzending, los, lossen, ontvangst, aanlever, aanlevering, aan te leveren, zenden,
      sturen, te leveren`,
    send: 'sturen, zenden, verzenden, opsturen',
    goods: 'goederen, goed, materiaal, materialen, zending, waren',
    article: `
      artikel, art, onderdeel, product, materiaal, mat, type, typenummer, ident, stuk, catalogus, model, item,
      bestel, ean`,
    site: `
      centraal magazijn, distributiecentrum, werf, bouwplaats, bouw, magazijn, filiaal, winkel, depot,
      locatie, vestiging, werk, project, site, loods, dc, ter plaatse`,
    place: 'plaats, locatie, punt, bestemming, plek',
    address: 'adres, straat',
    postcode: 'postcode',
    town: 'plaats, woonplaats, stad, gemeente',
    country: 'land',
    recipient: 'ontvanger, geadresseerde',
    to: 'aan, naar, te, op, bij, voor',
    invoice: 'factuur, facturen, facturatie, factureren, rekening',
    payment: 'betaling, betalings, betaal, betalen',
    phone: `
      telefoon, tel, mobiel, gsm, doorkies, doorkiesnummer, toestel, mob, telnr, telefoonnummer, bel,
      bellen, belt, telefonisch, gebeld`,
    direct: 'rechtstreeks, direct, directe, algemeen, vast, lijn',
    fax: 'fax, telefax',
    email: 'email, e mail, mail, mailadres',
    person: `
      eigenaar, contactpersoon, contact, naam, behandelaar, persoon, aanspreekpunt, inlichtingen,
      vragen, informatie, steller, opsteller`,
    company: 'bedrijf, bedrijfsnaam, firma, instelling, organisatie, statutaire naam, handelsnaam',
    manager: `
      uitvoerder, voorman, beheerder, leider, manager, chef, coördinator, zorgcoördinator, projectcoördinator, projectleider,
      werfleider, magazijnchef, magazijnmeester, magazijnier, werkvoorbereider, hoofd, bedrijfsleider,
      verantwoordelijke, ploegbaas, werfverantwoordelijke`,
    director: 'directeur, bestuurder, directie, eigenaar',
    handled: `
      ingediend, verstuurd, goedgekeurd, dossier, behandeling, behandeld, opgesteld, besteld, aangevraagd,
      aangemaakt, geplaatst, ingevoerd, opgemaakt, geschreven, afgehandeld, gedateerd, opgegeven,
      verstrekt`,
    buyer: `
      inkoper, koper, besteller, opdrachtgever, aanvrager, inkoop, afdeling, bestelster`,
    supplier: 'leverancier, leveranciers, verkoper, crediteur, opdrachtnemer, aannemer, lev',
    customer: 'klant, klanten, debiteur, debiteuren, afnemer, relatie',
    offer:
      'offerte, aanbieding, prijsopgave, contract, overeenkomst, aanvraag, raamcontract, raamorder, raamovereenkomst',
    vat: 'btw, belasting, omzetbelasting, ondernemings',
    deadline: 'termijn, tijd, week, voor, tegen, moment, periode, vóór',
    wanted: `
      benodigde, uiterlijk, uiterste, gewenste, gewenst, verwachte, verwacht, ten laatste, nodig, benodigd,
      aankomst`,
    conditions: `
      voorwaarden, voorwaarde, wijze, conditie, condities, instructies, opmerking, tijden, status, pagina,
      blad, valuta, bedrag, kosten, waarde, versie`,
    gross: 'bruto, inkoopprijs, kostprijs',
    amount: 'waarde, bedrag, totaal, som, netto',
    price: 'prijs, prijzen, bedragen, waarden',
    details: 'gegevens, details',
    particle: `
      de, het, een, van, onze, ons, en, in, s, gaarne, graag, gelieve, voud, tweevoud, drievoud, duplo,
      door, elektronische`,
  },
  columns: {
    position: `
      regel, pos, regelnr, nr, lijn, positie, regel nr, regelnummer, lijn nr, lijnnr, lijnnummer, volgnr,
      volg nr, pos nr, rgl, orderregel, bestelregel, item, rij, post, postnr,
      contr pos, contractpositie, contractpos, contractregel, contract regel, raampos, raamregel,
      afroepregel, afroeppos, besteksnr, bestekspost, bestekpost, besteknr`,
    article: `
      artikel, artikelnummer, artikelnr, artikel nr, art nr, artikelcode, code, productcode, productnummer,
      materiaal, ean, artikel code, artikel no, art code, art no, art, product nr, productnr, product code,
      product id, artikel id, materiaalnummer, materiaal nr, materiaalcode, mat nr, onderdeelnummer,
      onderdeel nr, onderdeelnr, EAN code, EAN nr, GTIN, barcode, streepjescode, ISBN, itemnummer, item nr,
      itemcode, SKU, referentie, ref, ref nr, typenummer, type nr, model, modelnummer, catalogusnummer,
      catalogus nr, voorraadcode, voorraadnummer, artikelreferentie, CNK, artikelnummer EAN, artkode,
      stuknummer`,
    customerArticle: `
      ons artikelnummer, ons artikelnr, ons art nr, onze code, ons artikel, klantartikel,
      klant artikelnummer, ons artikel nr, onze artikelcode, onze art code, onze artikelnr,
      onze artikelnummer, onze referentie, onze ref, ons productnummer, onze productcode,
      ons materiaalnummer, ons nummer, ons nr, intern artikelnummer, intern artikelnr, interne code,
      intern nummer, intern nr, interne referentie, klantartikelnummer, klantartikelnr, klant artikelnr,
      klant art nr, klantcode, artikelnummer klant, artikelnr klant, artikelcode klant, eigen artikelnummer,
      eigen artikelnr, eigen code, klantreferentie, artikel intern, ons item nr, afnemer artikelnummer`,
    supplierArticle: `
      uw artikelnummer, uw artikelnr, uw art nr, uw code, uw artikel, leveranciersartikel,
      artikelnummer leverancier, lev artikelnr, bestelcode, leverancier artikelnr, uw artikel nr,
      uw artikelcode, uw art code, uw referentie, uw ref, uw productnummer, uw productcode,
      uw materiaalnummer, uw nummer, uw nr, uw bestelnummer, uw bestelcode, uw item nr,
      leverancier artikelnummer, leverancier artikel nr, leverancier art nr, leveranciersartikelnummer,
      leveranciersartikelnr, leveranciersartikelcode, leveranciers artikelnummer, leveranciers artikelnr,
      leveranciers art nr, artikelnr leverancier, artikel nr leverancier, artikelcode leverancier,
      art nr leverancier, art nr lev, artikelnr lev, artikelcode lev, lev artikelnummer, lev art nr,
      lev artikel, lev artikelcode, lev code, lev ref, lev nr, leverancierscode, leveranciersreferentie,
      leverancier ref, referentie leverancier, code leverancier, bestelnummer leverancier, bestelnummer,
      bestelnr, artikelnummer van leverancier, fabrikantcode, fabrikant artikelnummer, fabrikantnummer,
      fabrikant nr, ref leverancier, bestelcode leverancier`,
    description: `
      omschrijving, beschrijving, artikelomschrijving, product, productomschrijving, artikelbeschrijving,
      productbeschrijving, artikelnaam, productnaam, benaming, omschrijving artikel, omschrijving product,
      omschr, tekst, specificatie, materiaalomschrijving, dienst, omschrijving dienst, naam, titel, goederen,
      goederenomschrijving, omschrijving goederen, omschrijving van de goederen, leveringsomschrijving,
      werkomschrijving, artikel naam, details, omschrijving 1, omschrijving werkzaamheden, korte omschrijving`,
    articleAndDescription: `
      artikel omschrijving, artikelnummer omschrijving, artikelnr omschrijving, artikel nr omschrijving,
      art nr omschrijving, artikelcode omschrijving, artikel en omschrijving, artikelnummer en omschrijving,
      code omschrijving, product omschrijving, artikel beschrijving, omschrijving artikelnummer,
      omschrijving artikelnr, materiaal omschrijving, nummer omschrijving`,
    quantity: `
      aantal, hoeveelheid, besteld, bestelaantal, aantal besteld, hoeveelheid besteld, bestelde hoeveelheid,
      besteld aantal, bestelhoeveelheid, bestelde aantal, aant, st, hvh, hoev, hoeveelh, stuks, aantal stuks,
      aantal eenheden, te leveren, te leveren aantal, orderaantal, aantal eenheid, hoeveelheid eenheid,
      gevraagd aantal, gevraagde hoeveelheid, totaal aantal, aantal colli besteld, kwantiteit, qty, benodigd,
      best aantal, afroepaantal,
      aantallen,
      bestellen, te bestellen, bijbestellen, te sturen, te leveren, bijvullen, aan te vullen,
      deze afroep, deze bestelling, deze order, afroep, afroep nu, nu afgeroepen, nu besteld,
      aantal deze afroep, aantal afroep, afgeroepen aantal, huidige afroep, deze levering, nu te leveren,
      aantal nu, nu bestellen, afroephoeveelheid,
      hoeveel`,
    unit: `
      eenheid, eenh, per eenheid, verpakking, ehd, ehd., eh, maateenheid, bestelleenheid, besteleenheid,
      inkoopeenheid, verkoopeenheid, verpakkingseenheid, verp, verp eenheid, hoeveelheidseenheid, VE, UOM,
      meeteenheid, aantaleenheid, stuk eenheid`,
    price: `
      prijs, prijs per stuk, stuksprijs, eenheidsprijs, prijs per eenheid, netto prijs, nettoprijs,
      stukprijs, inkoopprijs, prijs excl btw, prijs per, prijs stuk, prijs st, prijs eenheid, prijs eh,
      prijs EUR, prijs in EUR, prijs euro, eenh prijs, eenheidsprijs EUR, eenheidsprijs excl btw,
      eenheidsprijs netto, e prijs, ehprijs, per stuk, p st, prijs p st, prijs p stuk, prijs p e,
      prijs netto, netto stukprijs, nettoprijs per stuk, netto eenheidsprijs, bruto prijs, brutoprijs,
      prijs bruto, bruto stukprijs, catalogusprijs, lijstprijs, directe eenheidsprijs,
      directe kostprijs excl btw, directe kosten per eenheid excl btw, kostprijs, inkoopprijs per stuk,
      inkoopprijs netto, inkoopprijs excl btw, tarief, uurtarief, stukprijs excl btw, stuksprijs excl btw,
      prijs exclusief btw, adviesinkoopprijs, bestelprijs, prijs per 100, prijs per 1000, prijs 100,
      prijs vpe, afgesproken prijs, contractprijs, prijs per verpakking, bedrag per stuk, bedrag per eenheid,
      kosten per eenheid,
      netto st, brutoprijs p st,
      per stuk voor, stuk à, prijs per artikel, prijs per product`,
    priceUnit: `
      per, prijseenheid, prijs per aantal, prijs eenh, prijsfactor, prijsbasis, prijs per hoeveelheid, pe,
      prijs eenheid factor, per aantal`,
    discount: `
      korting, korting %, kort, % korting, kortings %, kortingspercentage, regelkorting, regelkorting %,
      korting in %, kort %, krt, korting perc, korting bedrag, kortingsbedrag, kortingen,
      krt %, kort 1, kort 2, korting 1, korting 2`,
    tax: `
      btw, btw %, % btw, btw percentage, btw tarief, btw code, btw bedrag, btw perc, btw pct, btw in %,
      BTW soort`,
    lineTotal: `
      bedrag, totaal, totaalprijs, totaalbedrag, regeltotaal, prijs incl btw, netto bedrag, nettobedrag,
      subtotaal, totaal excl btw, bedrag excl btw, regelbedrag, regelbedrag excl btw, totaal EUR,
      totaal in EUR, totaal euro, bedrag EUR, bedrag in EUR, bedrag euro, totaal prijs, tot prijs,
      totaal bedrag, netto totaal, totaal netto, netto waarde, nettowaarde, waarde, totale prijs,
      totale waarde, totaal waarde, totaalwaarde, regelwaarde, regelprijs, regel totaal, orderbedrag,
      orderwaarde, bruto bedrag, brutobedrag, totaal incl btw, bedrag incl btw, bedrag netto, totaal regel,
      lijntotaal, lijnbedrag, lijn totaal, som, netto, totaal exclusief btw, bedrag exclusief btw,
      totaalprijs excl btw, totaalbedrag excl btw, kosten, totale kosten, tot bedrag,
      totaal excl, bedrag excl,
      netto bestelwaarde, nettobestelwaarde, netto orderwaarde, netto regelwaarde, regelbedrag netto,
      waarde excl btw, waarde netto, bedrag ex btw, totaal ex btw, regeltotaal excl btw, regeltotaal netto,
      samen, tezamen`,
    deliveryDate: `
      leverdatum, gewenste leverdatum, levering, lever datum, leveringsdatum, gewenste levering,
      gevraagde leverdatum, gewenste leveringsdatum, gewenste afleverdatum, afleverdatum, lev datum, lev dat,
      leverdat, leverweek, lev week, levertijd, levertermijn, verwachte ontvangstdatum,
      geplande ontvangstdatum, gevraagde ontvangstdatum, toegezegde ontvangstdatum, verwachte leverdatum,
      ontvangstdatum, datum, week, uiterlijk, uiterste leverdatum, leveren op, nodig op, behoeftedatum,
      bezorgdatum, gewenst, lever week,
      gewenste lev datum, gewenst op, gew leverdatum`,
    ignored: `
      aanwezig, nog aanwezig, huidige voorraad, op voorraad, nog over, geteld, in het rek,
      geleverd, magazijn, gewicht, locatie, reeds geleverd, aantal geleverd, geleverd aantal,
      geleverde hoeveelheid, nog te leveren, openstaand, openstaand aantal, open, rest, restant,
      in backorder, backorder, naleveren, ontvangen, aantal ontvangen, ontvangen aantal,
      hoeveelheid ontvangen, gefactureerd, aantal gefactureerd, bevestigd, voorraad, magazijncode,
      magazijnlocatie, brutogewicht, nettogewicht, volume, lengte, breedte, hoogte, afmeting, afmetingen,
      kleur, maat, goederencode, statistieknummer, intrastat, land van herkomst, herkomst, merk, fabrikant,
      batch, batchnummer, charge, lotnummer, lot, serienummer, THT, houdbaarheidsdatum, tekening,
      tekeningnummer, tekening nr, revisie, rev, versie, kostenplaats, kostendrager, grootboek,
      grootboekrekening, gb rekening, project, projectnr, projectnummer, werknummer, werk nr, contract,
      contractnr, aanvraag, aanvraagnummer, aanvrager, artikelgroep, groep, categorie, type, soort, status,
      opmerking, opmerkingen, verkoopprijs, adviesprijs, adviesverkoopprijs, colli, aantal colli,
      aantal dozen, dozen, inhoud, kwaliteit, afdeling, leverancier, foto, afbeelding, statiegeld,
      minimum, minimumvoorraad, min voorraad, ruimte,
      overeengekomen, overeengekomen aantal, overeengekomen hoeveelheid, contractaantal,
      contracthoeveelheid, contract hoeveelheid, contract aantal, gecontracteerd, gecontr, raamhoeveelheid,
      raamaantal, jaarhoeveelheid, totaal contract, afgeroepen, reeds afgeroepen, al afgeroepen,
      eerder afgeroepen, tot nu toe afgeroepen, reeds besteld, al besteld, eerder besteld, eerder geleverd,
      al geleverd, tot nu toe geleverd, cumulatief, cum aantal, nog af te roepen, af te roepen, nog open,
      restant contract, resterend, resterend aantal, prognose, laatst besteld, laatste bestelling, budgetcode, budget, kostensoort, ecl, fcl, TGT, houdbaarheid`,
  },
  traits: `
    vorm, profiel, doorsnede, maat, maten, afmeting, afmetingen, lengte, breedte, hoogte, diepte, dikte,
    wanddikte, diameter, kwaliteit, staalkwaliteit, staalsoort, materiaal, afwerking, oppervlak,
    uitvoering, kleur, houtsoort, legering`,
  refused: `
    geannuleerd, annuleren, vervalt, vervallen, niet leveren, in de wacht, alleen als,
    alleen indien, indien voorradig, indien leverbaar, niet nodig, niet meer nodig, geschrapt,
    onder voorbehoud, nog te bevestigen, niet sturen, niet zenden, niet verzenden, optioneel,
    vervangen door, wordt vervangen, reeds geleverd, al geleverd, reeds ontvangen, al ontvangen,
    gewijzigd in, gewijzigd naar, aantal gewijzigd, verlaagd naar, verhoogd naar, slechts 0 leveren,
    maar 0 leveren, alleen 0 leveren, slechts de helft, maar de helft, 0 nu, 0 later,
    alleen offerte, graag offreren, prijsaanvraag, alleen prijs, niet besteld, niet bestellen,
    alternatief voor, was 0, in plaats van 0`,
  courtesies: 'gelieve, graag, wilt u, wij verzoeken u, we verzoeken u, verzoeke',
  schedules: `
    leverschema, leverplan, leveringsplan, leveringsschema, deelleveringen, afroepen, afroepschema,
    leverdata, leverdatums, aflevermomenten`,
  unordered: `
    optioneel, opties, optie, optionele posities, retour, retouren, retourzending, geannuleerd,
    geannuleerde regels, vervallen, reeds geleverd, al geleverd, reeds ontvangen, al ontvangen,
    graag offreren, alleen offerte, offerteaanvraag, prijsaanvraag, niet nodig, niet meer nodig,
    niet leveren, vorige bestelling, vorige order, laatste bestelling, backorder, in de wacht,
    alternatieven, alternatief, ter informatie`,
  since: 'sinds, sedert, opgericht in, anno',
  former: `
    vorige, laatste, eerdere, vervangt, vervangen, in plaats van, geannuleerd, zoals bij, oude,
    oorspronkelijke, voorgaande`,
  numberOwners: {
    buyer: `
      ons, onze, klant, klanten, koper, inkoper, opdrachtgever, intern, interne, eigen, ziekenhuis, ZH,
      werf, huis, hotel, winkel, vestiging`,
    supplier: `
      uw, leverancier, leveranciers, lev, verkoper, opdrachtnemer, fabrikant, fabrikanten, fabr, producent,
      groothandel, extern, externe`,
  },
  stamps: `
    geannuleerd, concept, voorlopig, ongeldig, niet goedgekeurd, nog niet goedgekeurd, wacht op goedkeuring, ter
    goedkeuring, niet vrijgegeven, nog niet vrijgegeven, afgekeurd, geblokkeerd, in de wacht, on hold, vervallen,
    alleen ter informatie, ter informatie, geen bestelling, testorder, proefbestelling, test, niet uitvoeren, niet
    leveren, niet verwerken`,
  holds: `
    niet dubbel, niet nogmaals, dubbele levering voorkomen, niet leveren voordat, niet leveren tot, niet verzenden
    voordat, niet verzenden tot, pas na vrijgave, pas na overleg leveren, pas na overleg uitvoeren, voorlopig niet,
    nog niet uitvoeren, nog niet leveren, reeds telefonisch besteld, al telefonisch besteld, graag toevoegen 0,
    graag nog 0, korting op alle, op alle artikelen 0, op alle regels 0, alle artikelen 0, alle regels 0`,
  totals: {
    grandTotal: `
      totaalbedrag, totaal bedrag, ordertotalen, orderbedrag, eindtotaal, totaal incl btw, totaal te betalen, ordertotaal,
      totaal order, totaal EUR, totaal inclusief btw, totaal bestelling, ordertotaal excl btw,
      ordertotaal incl btw, orderwaarde, totale orderwaarde, totaal orderwaarde, orderbedrag excl btw,
      orderbedrag incl btw, totaal orderbedrag, totale ordersom, totaal generaal, algemeen totaal,
      totaalbedrag excl btw, totaalbedrag incl btw, totaalbedrag inclusief btw, totaalbedrag exclusief btw,
      totaalbedrag EUR, totaalbedrag order, totaalbedrag bestelling, totaal EUR incl btw,
      totaal EUR excl btw, totaal in EUR, totaal euro, eindbedrag, eindbedrag incl btw, te betalen,
      te betalen bedrag, totaal bruto, brutototaal, totaalprijs, totale prijs, totaal waarde, totale waarde,
      totaalwaarde, waarde bestelling, bestelwaarde, totale bestelwaarde, bestelbedrag, bestellingstotaal,
      totaal inkooporder, inkooptotaal, opdrachtsom, opdrachtbedrag, opdrachtwaarde, totaal opdracht,
      bedrag incl btw, bedrag inclusief btw, orderbedrag EUR, factuurbedrag, totaal bedrag incl btw,
      totaal bedrag excl btw, totaal nettowaarde, netto orderbedrag, netto orderwaarde, nettobedrag order,
      totaal der bestelling, totaal verschuldigd, inkoopwaarde, totaal inkoopwaarde, totaalsom,
      totaal afroep,
      aanneemsom, aanneemsom excl btw, aanneemsom incl btw, totale verplichting,
      totale verplichting excl btw, totale verplichting incl btw, verplichtingenbedrag, totaal verplichting,
      contractsom, contractsom excl btw, koopsom, waarde incl btw, totale waarde incl btw`,
    total: `
      totaal, totaal excl btw, totaal netto, netto totaal, nettototaal, totaal excl, totaal ex btw, som,
      totaal goederen excl btw, totaal nettobedrag, totaal zonder btw, netto totaalbedrag, bedrag excl btw,
      bedrag exclusief btw, totaal btw excl,
      totalen, eindtotalen, totalen excl btw, waarde totaal`,
    subtotal: `
      subtotaal, exclusief btw, goederenbedrag, netto bedrag, totaal exclusief btw, sub totaal,
      subtotaal excl btw, subtotaal exclusief btw, goederentotaal, goederenwaarde, totaal goederen,
      totaal artikelen, totaal regels, regeltotaal, nettobedrag, netto goederenbedrag, belastbaar bedrag,
      maatstaf van heffing, grondslag, btw grondslag, totaal producten, artikelbedrag, tussentotaal, netto,
      goederen excl btw, excl btw,
      subtotaal posten, totaal posten, som van de posten, totaal van de regels, goederen, waarde goederen,
      materialen, totaal materialen, totaal artikelen excl btw,
      totaal hoofdstuk, hoofdstuktotaal, totaal post, totaal regel`,
    tax: `
      btw, omzetbelasting, btw bedrag, totaal btw, btw totaal, btw hoog, btw laag, plus btw, belasting,
      btw 21, btw 9, btw 6, invoerrechten, accijns, bedrag btw, btw verlegd, te betalen btw`,
    freight: `
      verzendkosten, vracht, transportkosten, vrachtkosten, leveringskosten, leverkosten, bezorgkosten,
      transport, verzending, verpakkingskosten, verpakking, administratiekosten, behandelingskosten,
      handlingskosten, orderkosten, toeslag, brandstoftoeslag, dieseltoeslag, kleine ordertoeslag,
      ordertoeslag, toeslagen, verzekering, portokosten, porto, vervoer, vervoerskosten, milieutoeslag,
      energietoeslag, emballage, emballagekosten, statiegeld, recyclagebijdrage, recupel, bijkomende kosten,
      overige kosten, extra kosten, franco toeslag, afleverkosten, vrachttoeslag, gereedschapskosten, instelkosten, koerierskosten`,
    discount: `
      korting, totale korting, totaal korting, orderkorting, factuurkorting, kortingsbedrag,
      betalingskorting, kredietbeperking, kredietbeperkingstoeslag, extra korting, staffelkorting, bonus,
      minus korting, kwantumkorting, algemene korting, klantkorting, inhouding, ingehouden bedrag`,
    paid: `
      aanbetaling, reeds betaald, betaald, vooruitbetaling, voorschot, openstaand bedrag, restbedrag, saldo,
      voldaan, vooruitbetaald, nog te betalen`,
    carried: `
      transport pagina, transporteren, over te brengen, overgebracht, overdracht, te transporteren,
      paginatotaal, totaal pagina, transport vorige pagina, transport van vorige pagina,
      transporteren naar volgende pagina, transport volgende pagina, overboeking vorige pagina,
      subtotaal pagina, transport naar volgende pagina, transport blad`,
    counted: `
      totaal aantal, aantal regels, aantal artikelen, totaal gewicht, totale gewicht, totaalgewicht,
      brutogewicht, nettogewicht, totaal stuks, aantal stuks, aantal colli, totaal colli, totaal volume,
      aantal pallets, totaal hoeveelheid, totale hoeveelheid, totaal aantal stuks, gewicht, totaal dozen,
      totaal brutogewicht, totaal nettogewicht, totaal regels aantal`,
  },
  documentTypes: {
    purchase_order: `
      koopcontract, inkoopcontract, bestelling, inkooporder, bestelbon, inkoopbestelling, bestelformulier, inkoopopdracht, bestelorder,
      inkoopbon, opdrachtbon, opdracht, order, bestelopdracht, afroeporder, afroep, raamorder,
      raambestelling, spoedbestelling, spoedorder, nabestelling, bestellijst, werkbon bestelling,
      inkoop order, inkoopordernummer, opdrachtbevestiging aan leverancier, leveranciersorder,
      leverancierbestelling, bestelling aan leverancier, orderbon, orderformulier, aankooporder, aankoopbon,
      aankoopbestelling, contractorder, verzamelorder, verzamelbestelling, filiaalorder, materiaalbestelling, directe bestelling, blanketorder, herhaalorder,
      order aan leverancier, opdracht aan leverancier, inkoopcontract, inkoopcontract materialen,
      magazijnbon inkoop, inkoop magazijn, magazijnbestelling, bestelbon nieuwbouw, leveringsopdracht,
      leveropdracht, opdrachtbrief, opdrachtverstrekking, bestelbrief, inkoopbrief, inkoopovereenkomst,
      koopovereenkomst, aanvulbestelling, voorraadbestelling, bestelling magazijn,
      bestelopdracht leverancier, aankooporder leverancier, materiaalafroep, bestelbon leverancier,
      gunningsbrief, bestelling bij leverancier, leveranciersbestelling`,
    order_change: `
      orderwijziging, wijziging bestelling, wijzigingsorder, gewijzigde bestelling, gewijzigde order,
      wijziging inkooporder, gewijzigde inkooporder, bestelwijziging, wijziging op bestelling,
      aangepaste bestelling, aangepaste order, wijziging order, wijziging op order, revisie inkooporder,
      aangepaste inkooporder`,
    order_cancellation: `
      annulering, annulatie, orderannulering, annulering bestelling, annulering order,
      annulering inkooporder, geannuleerde bestelling, geannuleerde order, annulering van bestelling,
      annulatie bestelling, bestelling geannuleerd, order geannuleerd, annuleringsbericht, storno bestelling`,
    order_confirmation: `
      orderbevestiging, opdrachtbevestiging, bevestiging, bestelbevestiging, bevestiging van uw bestelling,
      bevestiging bestelling, bevestiging van bestelling, bevestiging order, verkooporder,
      verkooporderbevestiging, orderbevestiging nr, ontvangstbevestiging order, leverbevestiging,
      bedankt voor uw bestelling, verkooporder bevestiging, uw orderbevestiging, inkooporderbevestiging`,
    invoice: `
      factuur, factuurnummer, proformafactuur, factuurnr, factuur nr, pro forma factuur, verkoopfactuur,
      voorschotfactuur, verzamelfactuur, eindfactuur, termijnfactuur, handelsfactuur, rekening, nota,
      aanmaning, herinnering, betalingsherinnering, rekeningoverzicht, openstaande posten, inkoopfactuur,
      factuur kopie, kopiefactuur, deelfactuur, e factuur`,
    delivery_note: `
      pakbon, vrachtbrief, leverbon, afleverbon, leveringsbon, paklijst, pakbonnummer, verzendnota,
      verzendbon, leveringsnota, levernota, zendnota, zendbon, ontvangstbon, goederenontvangst,
      ontvangstbevestiging, afhaalbon, retourbon, retourzending, picklijst, pickbon, verzendadvies,
      verzendbericht, transportopdracht, laadlijst, afgiftebon, CMR, magazijnbon, picking list, retour,
      retour aan leverancier, retour leverancier, retourzending leverancier, retourformulier,
      retourmelding, retourorder leverancier, klacht, klachtenformulier, retournota, retouropdracht`,
    quotation: `
      offerte, prijsaanvraag, offerteaanvraag, aanbieding, offerte aanvraag, aanvraag, prijsopgave,
      prijsofferte, bestek, aanvraag offerte, inkoopaanvraag, verzoek om offerte, verzoek tot offerte,
      prijsvraag, raming, kostenraming, begroting, aanvraag prijsopgave, aanbesteding, prijslijst,
      offertenummer, offerte nr, uw offerte, aanbod, bestelaanvraag, prijsindicatie, voorstel`,
    receipt: `
      kassabon, kwitantie, betaalbewijs, kassaticket, aankoopbewijs, betalingsbewijs, ontvangstbewijs,
      pinbon, kasticket, contante verkoop, klantticket, bewijs van betaling`,
    credit_note: `
      creditnota, creditfactuur, kredietnota, crediteringsnota, creditnotanummer, debetnota, creditnota nr,
      credit nota, creditering, correctiefactuur, credit factuur`,
  },
  ordering: `
    bestellen wij, wij bestellen, hierbij bestellen, gelieve te leveren, bestellen we, we bestellen, graag
    bestellen, verzoeken wij u te leveren, wij geven u opdracht,
    wij bestellen bij u, bestellen wij bij u, hierbij bestellen wij, wij roepen af, roepen wij af,
    wij roepen de volgende, wij roepen hierbij af, hierbij roepen wij af, geven wij u opdracht,
    geven u opdracht, geeft hierbij opdracht, geeft opdracht, opdracht aan leverancier tot levering,
    wij verstrekken u, verlenen wij u opdracht, wij verlenen u opdracht, wij gunnen u,
    verzoeken u te leveren, wij verzoeken u te leveren, wij verzoeken om levering, graag levering van,
    gaarne levering, gaarne leveren, wilt u leveren, wilt u ons leveren, wij willen bestellen,
    willen wij bestellen, graag ontvangen wij, opdracht tot levering, levering van het volgende,
    leveren van onderstaande, wij plaatsen bij u`,
  confirming: `
    bedankt voor uw bestelling, bedankt voor je bestelling, dank voor uw bestelling,
    hartelijk dank voor uw bestelling, hartelijk dank voor uw order, bedankt voor uw order,
    bedankt voor uw opdracht, dank u voor uw bestelling, wij danken u voor uw bestelling,
    wij danken u voor uw order, wij hebben uw bestelling ontvangen, we hebben uw bestelling ontvangen,
    we hebben je bestelling ontvangen, wij hebben uw order ontvangen,
    wij hebben uw bestelling in goede orde ontvangen, uw bestelling in goede orde ontvangen,
    uw bestelling is ontvangen, uw bestelling is geplaatst, uw bestelling wordt verwerkt,
    hierbij bevestigen wij uw bestelling, hierbij bevestigen wij uw order, wij bevestigen uw bestelling,
    wij bevestigen uw order, wij bevestigen de ontvangst van uw bestelling, bevestigen wij uw bestelling,
    bevestigen wij uw order, ontvangst van uw bestelling, hierbij bevestigen wij u`,
  subject: 'betreft, onderwerp, betr, inzake',
  months: `
    januari jan, februari feb febr, maart mrt maa, april apr, mei, juni jun, juli jul, augustus aug,
    september sep sept, oktober okt, november nov, december dec`,
  weekdays: `
    maandag ma maa, dinsdag di din, woensdag wo woe, donderdag do don, vrijdag vr vrij, zaterdag za zat,
    zondag zo zon`,
  calendarWeek: 'week, wk, weeknr, weeknummer, kalenderweek, week nr, leverweek',
  periods: `dag, dagen, werkdagen, week, weken, wkn, maand, maanden, kwartaal`,
  monthParts: {
    beginning: 'begin, begin van',
    middle: 'midden, half, medio, mid',
    end: 'eind, einde, eind van',
  },
  plusMinus: 'plus, vermeerderd met, min, minus, minder, af, onder aftrek van',
  within: 'binnen, in',
  atLeast: 'minimaal, minstens, ten minste, tenminste, min, minimum',
  window: {
    from: 'van, vanaf, vanaf de, tussen, niet voor, op zijn vroegst, vroegst, na, niet eerder dan',
    until: `
      tot, t m, tm, tot en met, uiterlijk, voor, uiterlijk op, niet later dan, tot uiterlijk, ten laatste,
      ten laatste op, op zijn laatst, laatst, niet na, op of voor`,
    and: 'en, of',
  },
  otherWishes: `
    bevestig-, antwoord-, reactie-, reageer-, terugkoppel-, offert-, factu-, betal-`,
  issuers: 'opsteller, uitgegeven door',
  possessives: { our: 'ons, onze', your: 'uw', their: 'hun' },
  sameAddress: `
    zelfde adres, als boven, zie boven, zoals boven, idem, gelijk aan factuuradres, zelfde als
    factuuradres, bovenstaand adres, hetzelfde adres, ons adres, als factuuradres, zie bovenstaand adres`,
  asap: `
    zsm, z s m, zo spoedig mogelijk, zo snel mogelijk, spoed, per direct, direct, omgaand, per omgaande,
    dringend, onmiddellijk, ten spoedigste, z s m leveren, eerste gelegenheid, eerstvolgende levering, asap,
    spoedig, z spoedig, met spoed, uit voorraad, direct leverbaar, eerstmogelijk, vandaag, morgen`,
  placeElsewhere: `
    afhalen, afgehaald, afhaal, ophalen, opgehaald, haalt af, bijlage, bijgevoegd`,
  undecided: `
    nvt, n v t, niet van toepassing, ntb, n t b, nader te bepalen, nog te bepalen, nog onbekend, onbekend,
    volgt, volgt nog, in overleg, in overleg te bepalen, op afroep, afroep, op aanvraag, volgens afspraak,
    vlgs afspraak, cf afspraak, conform afspraak, conform offerte, cfm offerte, volgens offerte,
    vlgs offerte, zie onder, zie onderstaand, zie boven, zie bijlage, geen, nader overeen te komen, n o t k,
    nihil, diverse, div, te bepalen, n n b, nnb, nog niet bekend, nader op te geven, regie, n b, tbd,
    in nader overleg, niet opgegeven, niet gespecificeerd, niet ingevuld`,
  units: `
    st, stk, stuk, stuks, sts, doos, dozen, ds, dz, pallet, pallets, plt, pal, rol, rollen, rl, paar, pr,
    pak, pakken, pk, pakje, pakjes, pakket, pakketten, zak, zakken, zk, fles, flessen, fl, set, sets, kg,
    kilo, kilogram, gram, gr, g, ton, mtr, meter, meters, m, m1, mm, cm, str m, m2, m3, ltr, liter, liters,
    l, ml, krat, kratten, krt, bos, bossen, verpakking, verpakkingen, verp, eenheid, eenheden, ehd, vat,
    vaten, bus, bussen, blik, blikken, blk, emmer, emmers, emm, can, cans, jerrycan, jerrycans, tube, tubes,
    koker, kokers, kkr, pot, potten, bak, bakken, baal, balen, bundel, bundels, bdl, bosje, vel, vellen,
    blad, bladen, plaat, platen, lengte, lengtes, lgt, staaf, staven, strip, strips, blok, blokken, haspel,
    haspels, ring, ringen, spoel, spoelen, uur, uren, dag, dagen, dg, week, weken, maand, maanden, mnd, jaar,
    jaren, post, pst, keer, x, gros, dozijn, duizend, honderd, dzd, colli, collo, tray, trays, display,
    displays, karton, kartons, container, kist, kisten, sachet, zakje, zakjes, licentie, licenties, persoon,
    personen, rit, ritten, exemplaar, exemplaren, ex, samenstelling, bosjes, schaal, schalen, partij, omdoos,
    omdozen, omd, vm, ompak`,
  currencies: `
    EUR euro, EUR euros, USD dollar, USD amerikaanse dollar, USD us dollar, GBP pond, GBP pond sterling,
    GBP britse pond, CHF zwitserse frank, CHF zwitserse franken, PLN zloty, PLN poolse zloty,
    DKK deense kroon, DKK deense kronen, SEK zweedse kroon, SEK zweedse kronen, NOK noorse kroon,
    NOK noorse kronen, CZK tsjechische kroon, CZK tsjechische kronen, HUF forint, RON lei, JPY yen, CNY yuan,
    NGN naira, PHP Filipijnse peso, KES Keniaanse shilling, GHS cedi, MZN metical, AOA kwanza, SRD Surinaamse dollar, AWG Arubaanse florin`,
  legalForms: `
    B.V., bv, N.V., nv, V.O.F., vof, C.V., cv, B.V.B.A., bvba, C.V.B.A., cvba, VZW, V.Z.W., eenmanszaak,
    stichting, vereniging, maatschap, coöperatie, U.A., BV i.o., Comm.V., GCV, Comm.VA, BV/SRL, NV/SA,
    besloten vennootschap, naamloze vennootschap, coöperatief, B.V. i.o.`,
  streets: `
    straat, str, weg, laan, plein, postbus, pb, kade, gracht, dijk, singel, steenweg, stwg, hof, park, markt,
    bedrijvenpark, industrieterrein, industrieweg, bus, -straat, -str, -straatweg, -weg, -laan, -plein,
    -kade, -gracht, -dijk, -singel, -steenweg, -dreef, -pad, -hof, -park, -markt, -baan, -lei, -kaai, -haven,
    -poort, -wal, -burg, -veld, -ring, -plantsoen, -boulevard, -steeg, -terrein, -heide, -berg, -werf,
    -sluis, -brug, -donk, -zoom, -akker, -erf, -hoek, -oord, -wijk, -kamp, -rade, gebouw`,
  countries: `
    US Verenigde Staten, US VS, US Verenigde Staten van Amerika, CA Canada, MX Mexico, BR Brazilië,
    GB Verenigd Koninkrijk, GB Groot Brittannië, GB Engeland, IE Ierland, DE Duitsland, AT Oostenrijk,
    CH Zwitserland, LI Liechtenstein, NL Nederland, BE België, LU Luxemburg, FR Frankrijk, ES Spanje,
    PT Portugal, IT Italië, GR Griekenland, CY Cyprus, MT Malta, PL Polen, CZ Tsjechië,
    CZ Tsjechische Republiek, SK Slowakije, HU Hongarije, RO Roemenië, BG Bulgarije, SI Slovenië, HR Kroatië,
    RS Servië, UA Oekraïne, TR Turkije, DK Denemarken, SE Zweden, NO Noorwegen, FI Finland, IS IJsland,
    EE Estland, LV Letland, LT Litouwen, AU Australië, NZ Nieuw Zeeland, IN India, CN China, HK Hongkong,
    JP Japan, KR Zuid Korea, ID Indonesië, MY Maleisië, AE Verenigde Arabische Emiraten, IL Israël,
    EG Egypte, MA Marokko, TN Tunesië, ZA Zuid Afrika`,
  offices: {
    purchasing: 'inkoop, inkoopafdeling, inkoopteam, inkopen, inkoper, aankoop, aankoopdienst, aankopen',
    sales: 'verkoop, binnendienst, verkoopafdeling, verkoopkantoor, klantenservice',
    other: `
      conciërges, concierge, portier, portiersloge, goederenontvangst,
      afd, afdeling, interne, dienst, team, kantoor, bureau, administratie, boekhouding, magazijn, magazijnsysteem,
      bestelsysteem, systeem, automatisch, automatische, logistiek, bestellingen,
      bestelling, bestellen, receptie, keuken, beheer, werkplaats, technische, secretariaat,
      secretaresse, conciërge, huishouding, technisch`,
  },
  trades: `
    bakkerij, banketbakkerij, slagerij, slager, ijssalon, restaurant, eetcafé, café, brasserie, hotel,
    herberg, winkel, kapsalon, apotheek, praktijk, kliniek, ziekenhuis, school, basisschool, kwekerij,
    tuincentrum, boerderij, garage, autobedrijf, aannemersbedrijf, bouwbedrijf, bouw, installatiebedrijf,
    installatie, installaties, timmerbedrijf, schildersbedrijf, loodgietersbedrijf, technisch, techniek,
    handelsonderneming, handel, groothandel, gebroeders, gebr, zonen, gemeente, vereniging, stichting,
    drukkerij, brouwerij, fietsen, tuinen, interieur, keukens, vof, bedrijf, catering, cafetaria, snackbar,
    supermarkt, hoveniersbedrijf, transport,
    hoveniers, schilders, loodgieters, rijwielen, drogisterij, manege, camping, verpakking, bloemen,
    universiteit, hogeschool, museum, provincie, waterschap, woonzorgcentrum, zorgcentrum, machinefabriek, scheepswerf, drogist, zwembad, sportvereniging, melkveehouderij, rijschool,
    parochie, bisdom, klooster, abdij, kerk, kerkgemeente`,
  salutations: `
    beste, geachte, hallo, hoi, goedemorgen, goedemiddag, goedenavond, goedendag, goeiedag, goeiemorgen,
    goede morgen, goede middag, dag, lieve, hey`,
  givenNames: `
    Femke, Wouter, Joost, Pim, Griet, Lotte, Sanne, Anouk, Maaike, Marloes, Inge, Jeroen, Maarten, Sander,
    Bram, Thijs, Daan, Sjoerd, Gijs, Jasper, Hanneke, Annelies, Ruud, Henk, Kees, Piet, Jaap, Dirk, Pieter,
    Geert, Koen, Bart, Stijn, Lieve, An, Wim, Tinneke, Kobe, Lars, Roos, Mirjam, Ilse, Saskia, Marieke,
    Marijke, Tjitske, Rik, Tijs, Joris, Freek, Aaltje, Annemijn, Carlijn, Danique, Eefje, Evelien, Famke,
    Fenna, Fien, Floortje, Jasmijn, Karlijn, Lieke, Loes, Maartje, Madelief, Marrit, Merel, Milou, Mirthe,
    Myrthe, Neeltje, Nienke, Noortje, Nynke, Renske, Veerle, Berend, Douwe, Guus, Hidde, Huub, Jelle,
    Jelmer, Jelte, Joep, Jorrit, Krijn, Leendert, Lieuwe, Marijn, Matthijs, Maurits, Merijn, Niek, Pepijn,
    Rens, Seppe, Sjors, Stef, Teun, Teunis, Thijmen, Tijmen, Toon, Twan, Wessel, Wout, Emiel, Jarne, Lowie,
    Robbe, Senne, Wannes, Paulien, Kaat`,
};
