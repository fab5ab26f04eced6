import type { Lexicon } from './lexicon.ts';

export const en: Lexicon = {
  language: 'en',
  labels: {
    orderNumber: `
      po number, po no, po #, po num, po nr, p o number, p o no, p o #, purchase order number, purchase
      order no, purchase order #, purchase order num, purchase order nr, order number, order no, order
      #, order num, order nr, your order number, your order no, our order number, our order no, customer
      order number, customer order no, customer po, customer po number, customer po no, customers po no,
      po ref, po reference, po, order reference, order ref, order ref no, our order ref, po number date,
      po no date, purchase order id, po id, order id, purchase order ref, purchase order reference,
      blanket order no, blanket order number, call off number, call off no, call off order no, release
      number, release no, release order no, buyer order number, buyers order no, buyer s order no,
      official order no, official order number, requisition order no, purchase order code, po code,
      purchase document number, purchasing document, purchasing document no, purchase doc no, order
      document no, works order no, stock order no, commitment number, commitment no, obligation number,
      obligation no, encumbrance number, encumbrance no, order sheet no, order file number, order file
      no, order sheet number, official purchase order no, official purchase order number, order voucher
      no, order form no, order form number`,
    orderTitle: 'purchase order, order, official order, standard purchase order, call off order, stock order',
    anyNumber: `
      number, no, document number, document no, doc no, reference, ref, reference no, reference number,
      ref no`,
    orderDate: `
      po date, order date, purchase order date, issued, date of order, po issue date, issue date, issued
      date, date issued, document date, doc date, date ordered, po number date, po no date, ordered on,
      placed on, date raised, raised on, date placed, date of issue, order placed on, order created,
      creation date, created on, date created, order issue date, po created, po creation date, date of
      purchase order, release date, sent on, ordered, order sent, written on, drawn up on, drawn up,
      order written, order raised, order raised on, order drawn up, order dated, made out on, order
      given on, day of order, order day, date of this order, date sent, date of letter, date of this
      letter, order entered, order entry date, order entered on, order taken on, order signed on, date
      written`,
    anyDate: `
      date, dated, place and date, place date`,
    deliveryDate: `
      delivery date, required date, required by, date required, requested delivery, requested delivery
      date, requested, requested date, expected delivery, expected delivery date, deliver by, delivery
      by, deliver on, need by, needed by, need by date, ship date, shipment date, requested ship date,
      due delivery, delivery due, deliveries, delivery week, arrival date, delivery requested, required
      delivery date, promised date, delivery on, deliver no later than, delivery no later than, latest
      delivery date, latest delivery, planned receipt date, expected receipt date, requested receipt
      date, promised receipt date, receipt date, expected arrival, expected arrival date, delivery
      window, delivery period, delivery time, required on, required delivery, goods required by, in
      house date, dock date, delivery from, delivery before, to be delivered by, please deliver by,
      wanted by, want date, on dock date, must arrive by, mabd, eta, ship by, ship not before, ship not
      later than, not before, cancel after, earliest delivery, earliest delivery date, due date
      delivery, delivery due date, date wanted, req delivery date, req date, req del date, del date,
      deliver before, delivery required, scheduled delivery, scheduled delivery date, when, receive by,
      to be received by, delivery slot, delivery range, delivery between, stores required by, receipt at
      stores before`,
    dueDate: 'due date, due',
    buyer: `
      buyer, buyer name, purchaser, purchased by, customer, company address, ordered by, buyer
      information, buyer address, buying company, customer name, from, company, issued by, client, buyer
      details, purchaser details, purchasing company, purchaser name, customer details, customer
      address, our details, buying entity, purchasing entity, ordering company, ordering party, ordering
      address, company name, order from, purchase from us, visiting address, our address, office
      address, visitors address, from farm, farm, ordering unit, contracting authority, contracting
      entity, ordering entity, ordering office, ordering department address, sold to, sold to party, sold to address`,
    contact: `
      employee, owner, contact, contact person, contact name, po contact, buyer contact, attention,
      attn, sent by, requested by, authorized by, authorised by, approved by, questions to, name,
      contact person telephone, purchasing contact, requisitioner, placed by, our contact, your contact,
      our ref contact, handled by, person in charge, raised by, prepared by, purchaser code, purchasing
      agent, purchasing group, buyer code, fao, for the attention of, site contact, delivery contact,
      requestor, requester, originator, order contact, for enquiries contact, enquiries to, queries to,
      ordered for, entered by, issued by contact, taken by, current buyer, please ask for, ask for,
      contact information, order desk, buying by, buyer in charge, responsible buyer, responsible
      person, person responsible, your buyer, our buyer, clerk, clerk in charge, case officer, supplies
      officer, supply officer, procurement officer, buying officer, ordering officer, contact at buyer,
      contact for this order, contact for order, contact for queries, order queries, order enquiries,
      for queries contact, for queries, queries, enquiries, queries about this order, questions about
      this order, any questions, for questions contact, responsible for this order, dealt with by, order
      handled by, order raised by, compiled by, drawn up by, written by, ordering person, person
      ordering, name of buyer, name of orderer, orderer, order clerk, stores contact, call for
      questions, purchasing clerk, purchasing assistant, purchasing officer, procurement contact,
      procurement specialist, order placed by, order prepared by, ordered through, contact on this
      order, contact us, your contact with us, our buyer is, responsible, issuing officer, authorised
      officer`,
    shipTo: `
      ship to, shipto, ship all items to, deliver to, delivery to, delivery address, shipping address,
      ship to address, send goods to, goods to, consignee, deliver goods to, place of delivery, delivery
      location, delivery point, deliver at, delivered to, deliver and invoice to, please deliver to,
      goods recipient, recipient, ship goods to, site address, delivery site, receiving address,
      delivery details, ship to party, destination, final destination, unloading point, ship to
      location, warehouse address, delivery instructions address, shipped to, kindly deliver to, where,
      where to, send the goods to, send to, goods to be sent to, goods are to be sent to, unload at,
      unloading at, drop at, drop off at, to be unloaded at, offload at, to be delivered to, to be
      delivered at, deliver on site at, bring to, delivery depot, receiving depot, delivery platform, loading dock, receiving dock, receiving bay, goods in bay`,
    billTo: `
      bill to, billto, invoice to, send invoice to, billing address, invoice address, bill to address,
      invoices to, send invoices to, invoicing address, invoice recipient, bill to party, mail invoice to, mail invoices to, billing details, charge to, send all invoices to,
      invoice account, billed to, payer, accounts department, accounts office, send invoice to accounts`,
    supplier: `
      supplier, vendor, vendor address, supplier address, vendor ordering address, seller, ordered from,
      to, supplier name, vendor name, supplier information, vendor information, order to, messrs,
      supplier details, vendor details, seller details, purchase from, buy from, pay to vendor, order
      address, ordering from, supplied by, creditor, seller address, order placed with, buy from vendor,
      manufacturer supplier, vendor contact, supplier contact`,
    otherParty: `
      remit to, remit address, ship from, service address, manufacturer, factory, notify party, carrier,
      receiver, confirm to, forwarder, freight bill to, remittance address, freight forwarder, haulier,
      end user, end customer, bank details, shipping agent, agent, notify, intermediary, third party,
      customs broker, accounts, accounts department, accounts dept, whistleblowing, whistleblower, data protection officer, emergency, emergency contact`,
    customerNumber: `
      customer number, customer no, customer #, customer id, account number, account no, our account number,
      account #, your customer number, our customer number, customer account, customer account no,
      customer code, our account no, our account with you, our customer no, cust no, cust #, customer nr,
      acct no, acct #, acct number, our customer number with you, your account number, a c no, account code,
      account id, sell to customer no, debtor number, debtor no, client number, client no, client id`,
    currency: `
      currency, currency code, order currency, curr, currency of order, po currency, document currency`,
    email: `
      email, e mail, email address, e mail address, our email address, mail, emails, contact email,
      buyer email, email contact, e mail id, email id, send confirmation to`,
    phone: `
      ddi, direct dial in, phone, telephone, tel, phone number, phone no, telephone no, telephone
      number, tel number, tel no, mobile, ph, mobile no, mobile number, cell, cell phone, contact
      number, contact no, contact phone, direct dial, direct line, phone #, tel #, office phone,
      switchboard, buyer phone, mob, t, landline, telephone fax, call us on, ring us on, direct number,
      extension number, phone direct, daytime phone, desk phone, our phone, our telephone, telephone
      direct, tel direct, direct tel, direct phone, phone direct line, contact telephone, contact tel`,
    deliveryPhone: `
      delivery phone, delivery tel, delivery telephone, site tel, site phone, site telephone, ship to phone,
      receiving phone, delivery contact phone, site contact number, phone on site, warehouse phone`,
    vatId: `
      vat id, vat number, vat no, vat reg no, vat registration number, vat, tax id, vat id no, vat reg,
      vat registration, vat registration no, vat identification number, tax id no, tax number, tax no,
      tax registration number, tin, ein, fein, federal tax id, federal id, fed id, gst no, gst number, gstin,
      gst reg no, abn, vat code, vatin, our vat number, our vat no, vat identification no, eu vat no,
      tax registration no, tax identification number, sales tax id, hst number, trn`,
    bankAccount: `
      iban, bic, swift, swift code, bic swift, swift bic, iban no, iban number, bank account,
      bank account no, account no iban, sort code, routing number, bank, bank name, beneficiary bank,
      bank details iban`,
    instructions: `
      special instructions, delivery instructions, shipping instructions, delivery notes, shipping notes,
      delivery remarks, special delivery instructions, packing instructions, unloading instructions,
      receiving hours, delivery hours, delivery times, receiving times, opening hours, handling instructions,
      shipping remarks, goods in times, goods in hours, shipping comments`,
    remarks: `
      notes, note, remarks, comments, additional notes, instructions to vendor, general instructions,
      header text, order notes, remark, comment, general notes, order comments, order remarks,
      additional information, additional comments, supplier notes, notes to supplier, notes to vendor,
      vendor notes, message, internal notes, please note, important, attention please,
      additional instructions, order text, purchase order notes, comments or special instructions,
      comments and special instructions, other comments, other instructions, memo, special requirements,
      special notes, text, footer text`,
    branch: `
      branch, location, plant, ship to code, store, site, branch code, store no, store number, depot,
      location code, branch no, plant code, warehouse code, outlet, division, business unit`,
    other: `
      terms, payment terms, pay terms, payment term, payment, inco terms, incoterms, incoterm,
      terms of delivery, delivery terms, terms of payment, ship via, shipping method, shipping mode,
      ship mode, freight terms, f o b, fob, fob point, page, fax, fax no, fax number, vendor number,
      vendor no, vendor #, supplier number, supplier no, supplier id, your vendor number with us, vendor id,
      vendor code, revision, revision #, revision dt, job number, job name, internet, website, web,
      department, title, information, sale terms, quote number, contract number, buyer id, article number,
      category, country of origin, port of departure, emailed on, trans pickup date, pickup date, created by,
      printed, date generated, delivery method, warranty, po version, shipping terms, terms and conditions,
      items, item details, project, cost center, transport, signature, invoice date, invoice, invoice number,
      delivery note, grn number, ordered qty, product description, factory, season, colour, fabric,
      requisition, freight, approval, tax exempt, supplier code, supplier account, your supplier number,
      our supplier number, quotation number, quotation no, quote no, quote #, quote ref, quotation ref,
      your quotation, your quote, your offer, offer number, your reference, your ref, our reference, our ref,
      contract no, contract, framework agreement, agreement no, job no, job #, job ref, project number,
      project no, project name, project code, cost centre, gl code, gl account, account code nominal,
      nominal code, invoice no, invoice #, invoice due date, company registration number,
      company registration no, company reg no, registered number, registered office,
      registered in england no, registration number, reg no, company number, company no, chamber of commerce,
      coc number, coc no, duns, duns no, duns number, eori, eori number, gln, gln number,
      ean location number, home page, homepage, url, www, fax #, telefax, pages, page no, sheet,
      shipment method, shipment method code, shipping agent code, mode of shipment, mode of transport,
      method of shipment, delivery mode, delivery type, shipment terms, terms of sale, trade terms,
      price terms, payment method, payment method code, method of payment, payment conditions, payment days,
      payment due, discount terms, cash discount, early payment discount, requisition no, requisition number,
      req no, req #, pr number, pr no, version, revision no, revision date, rev no, rev date, amendment no,
      change no, change date, order type, order status, status, priority, type, approval date, approved date,
      printed on, print date, printed by, time, order time, signed, signed by, authorised signature,
      authorized signature, authorized signatory, authorised signatory, purchasing manager,
      purchasing department, position, job title, vendor fax, buyer fax, tax area code, packing, packaging,
      insurance, port of loading, port of discharge, port of destination, shipping port, container no,
      letter of credit, inspection, quality requirements, certificate, certificates, drawing no,
      drawing number, hs code, commodity code, weight, gross weight, net weight, volume, freight charges,
      freight prepaid, delivery charge, delivery charges, validity, valid until, valid from, valid to,
      expiry date, prices valid until, salesperson, sales rep, sales person, your sales contact, contract ends, contract end, contract expires, contract valid until, end of contract, valid through`,
  },
  labelWords: {
    order: 'order, orders, po, purchase order, call off, indent',
    orderMark: 'po, p o',
    number: 'number, no, num, nr, n, #, ref, reference, id, code, registration, reg',
    date: 'date, dated, day, day of',
    delivery: `
      forward, delivery, deliveries, deliver, delivered, shipment, ship, shipping, shipped, dispatch,
      despatch, receiving, receipt, unload, unloading, offload, send, consign, sent`,
    send: 'send, sent, forward, mail, mailed, submit',
    goods: 'goods, material, materials, merchandise, stock, parcel, parcels, freight, cargo',
    article: `
      article, item, part, product, material, catalogue, catalog, cat, sku, stock, model, type, ean, gtin,
      component, code, ident`,
    site: `
      central warehouse, distribution centre, distribution center, dc, site, store, bay, warehouse, depot, jobsite, works, yard, dock, branch, plant, stores, job, location,
      premises, facility, vessel`,
    place: 'place, point, destination, location, premises, facility',
    address: 'address, street',
    postcode: 'postal code, postcode, post code, zip, zip code',
    town: 'city, town, state, municipality',
    country: 'country',
    recipient: 'recipient, consignee, receiver, received by',
    to: 'to, at, into, for',
    invoice: 'invoice, invoices, bill, billing, invoicing, accounts payable, remittance advice',
    payment: 'payment, payments, pay, paid',
    phone: `
      phone, telephone, tel, mobile, mob, cell, ph, dial, extension, ext, call, ring, phoning,
      telephoning, calling`,
    direct: 'direct, line, office, main, daytime, contact',
    fax: 'fax, telefax, facsimile',
    email: 'email, e mail, mail, mailbox',
    person: `
      owner, contact, name, clerk, person, attention, attn, agent, enquiries, queries, questions,
      officer, signatory, assistant, colleague`,
    company: 'company, firm, business, company name, organization, organisation',
    manager: `
      manager, foreman, supervisor, superintendent, coordinator,       storekeeper, storeman, storeperson, warden, caretaker`,
    director: 'director, managing, ceo, president, chairman, chairwoman',
    handled: `
      submitted, handled, raised, placed, issued, prepared, requested, ordered, entered, created,
      processed, authored, dealt, authorised, authorized, written, drawn, compiled, drafted`,
    buyer: `
      buyer, buyers, purchaser, purchasing, procurement, customer, client, employer, ordering,
      requester, requisitioner, originator, department, dept, orderer, buying`,
    supplier: 'supplier, vendor, seller, merchant, contractor, manufacturer, creditor',
    customer: 'customer, client, account, debtor',
    offer: 'quotation, quote, offer, tender, proposal, bid, estimate, contract, agreement, requisition',
    vat: 'vat, gst, tax, taxpayer',
    deadline: 'deadline, due, by, before, window, time, schedule, scheduled, week, until, lead',
    wanted: `
      required, requested, needed, wanted, expected, promised, latest, eta, eda, arrive, arrives, arriving,
      arrival, must, desired, need`,
    conditions: `
      terms, conditions, method, mode, carrier, via, instructions, notes, hours, status, type, revision,
      version, approved, page, currency, total, amount, cost, charge, fee`,
    amount: 'value, amount, total, sum, worth, net',
    price: 'price, prices, amounts, values, figures',
    particle: `
      of, the, our, and, in, on, a, please, duplicate, triplicate, copies, copy, two, three, be, for, us, by, with`,
  },
  columns: {
    position: `
      line, line no, line #, line number, item, item no, item #, pos, pos no, no, #, ln, ln #, position,
      position no, sl no, s no, sr no, sno, line item, row, row no, seq, seq no, serial no, itm, lin,
      order line, po line, po item, line nr, po line no, sl, sr, ref no line, index no,
      agr item, agreement item, agreement line, contract item, contract line, contract pos, framework item,
      schedule line, sched line, call off line, release line, item no of agreement, itm no, ref line, ln no,
      lot line`,
    article: `
      item code, item number, article, article no, article number, material, material no, material number,
      material #, part no, part number, part #, part, product code, product no, product number, product #,
      product id, sku, code, stock code, item id, stock no, barcode, ean, gtin, mark number, catalog no,
      catalog number, catalogue number, product ident, upc, item nr, article nr, article code, art no,
      art nr, art code, article id, part nr, part code, pn, p n, mpn, sku no, sku number, sku #, sku code,
      ean code, ean no, gtin no, bar code, catalogue no, catalogue code, catalog #, cat no, cat #,
      stock number, stock item, stock id, inventory id, inventory no, material code, mat no, mat nr,
      mat code, model, model no, model number, model #, style, style no, style number, style code, ref,
      reference, ref no, reference no, prod code, prod no, product ref, product reference, item ref,
      item reference, isbn, asin, nsn, item sku, product sku, drawing no, drawing number, type no, upc code,
      upc ean, ean upc, item part no, item part number, resource no, order code, number code`,
    customerArticle: `
      our item, our item no, our article, our article no, our part no, our part number, our material,
      our code, customer item, customer item no, customer part no, customer article no, buyer item,
      buyer part no, our item number, our item code, our article number, our art no, our material no,
      our material number, our ref, our reference, our product code, our product no, our stock code, our sku,
      our no, our part, our stock no, customer part, customer part number, customer item number,
      customer item code, customer material, customer material no, customer material number, customer sku,
      customer code, customer product code, customer article, customer article number, customers item no,
      customers part no, buyer item no, buyer item code, buyer part number, buyer article no, buyer sku,
      buyers item code, buyers article no, internal item no, internal code, internal part no, internal no,
      internal reference, internal ref, client item no, client code, client ref, company part no,
      buyer material no, customer part #, buyer s item no, buyers item number`,
    supplierArticle: `
      your item, your item no, your article, your article no, your article number, your part no,
      your part number, your material, your code, vendor part, vendor part no, vendor part #, vendor item,
      vendor item no, vendor mat no, vendor matl #, vendor material, vendor material no, supplier part no,
      supplier part number, supplier part, supplier item, supplier item no, supplier article no,
      supplier article number, supplier code, supplier sku, vendor sku, vendor code, your item number,
      your item code, your art no, your material no, your material number, your ref, your reference,
      your product code, your product no, your stock code, your sku, your no, your part, your catalogue no,
      your catalog no, vendor part number, vendor item number, vendor item code, vendor item #, vendor no,
      vendor article, vendor article no, vendor article number, vendor material number, vendor product no,
      vendor product code, vendor ref, vendor reference, vendor catalog no, vendor catalog #, vendor pn,
      vendor style, vendor stock no, supplier item number, supplier item code, supplier item ref,
      supplier material, supplier material no, supplier material number, supplier product code,
      supplier product no, supplier ref, supplier reference, supplier stock code, supplier article,
      supplier art no, supplier pn, supplier no, suppliers item no, suppliers part no, suppliers ref,
      suppliers code, suppliers article no, seller item code, seller item no, seller part no,
      seller article no, vendors item no, vendors part no, vendors ref, supp part no, supp code, supp ref,
      suppl item no, suppl art no, supp item no, sup part no, supplier catalogue no, supplier item id,
      external item no,
      vendor cat #`,
    description: `
      description, item description, product description, material description, product, product name, goods,
      article description, desc, details, name, designation, specification, service, item details, size,
      descr, description of goods, goods description, description of item, description of goods and services,
      description of services, item name, material name, article name, item desc,
      product desc, prod description, service description, product details, particulars, goods and services,
      text, short text, material short text, item text, description 2, description and specification,
      item specification, full description, line description, product title, title, part name, name of goods,
      name of product, item service, products, services, goods or services, description of work, commodity,
      material text,
      work description, description specification, scope of work,
      nomenclature`,
    articleAndDescription: `
      part description, matl desc, material description upc, item description code, material desc, item and description,
      item no description, item number description, item code description, article description no,
      article no description, article number description, part number description, part no description,
      product code description, material no description, material number description, sku description,
      item no and description, code description, code and description, product description code,
      description item no, description article no, description part no, material text no`,
    quantity: `
      quantity, qty, order qty, order quantity, ordered, qty ordered, quantity ordered, ordered qty,
      ordered quantity, quan, tgt qty, target qty, po qty, qnty, amount ordered, pcs, order qty unit,
      qty unit, quantity unit, qty uom, total qty, units, quant, qty req, qty required, quantity required,
      required qty, required quantity, requested qty, requested quantity, qty requested, po quantity,
      purchase qty, purchase quantity, qty order, quantity order, number of units, no of units, no of pieces,
      number of pieces, pieces, total quantity, qty pcs, quantity pcs, qty ea, quantity uom,
      quantity and unit, qty and unit, qty to order, order qty uom, release qty, release quantity,
      scheduled qty, scheduled quantity, schedule quantity, delivery qty, qtty, ord qty, ord, q ty,
      quantity each, count, open qty order, quantity of units,
      qty req d, qty reqd, qty ord, no off, req qty, how many,
      to order, to be ordered, reorder, please order, to send, to deliver, to be sent, to supply,
      this call off, this order, this release, call off, call off now, call off qty, call off quantity,
      called off now, qty called now, qty now, quantity now, now ordered, ordered now, order now,
      qty this order, quantity this order, qty this release, qty this call off, this delivery,
      qty this delivery, current order, current release, draw off, this draw`,
    unit: `
      unit, uom, um, u m, unit of measure, units of measure, measure, oum, unit measure, pack, u o m, uoms,
      unit of measurement, unit code, unit of measure code, measure unit, order unit, purchase unit,
      purchase uom, order uom, sales unit, pack size, pack type, packing, packing unit, qty uom code,
      base unit, unit type, units code,
      uoi, unit of issue, u of m`,
    price: `
      price, unit price, price unit price, unit cost, cost, price each, each, net price, gross price, rate,
      unit rate, price per unit, price per, list price, net unit price, price currency, net price currency,
      unit price per, cost price, price ea, direct unit cost, direct unit cost excl vat,
      direct unit cost excl tax, unit price excl vat, unit price excl tax, unit price ex vat,
      unit price ex tax, unit price incl vat, unit net price, unit net, net unit cost, unit cost price,
      unit price usd, unit price eur, unit price gbp, price usd, price eur, price gbp, unit amount,
      unit value, purchase price, buying price, agreed price, item price, item cost, price pc, price piece,
      price per piece, price per pc, price per each, price 1, price 100, price per 100, price per 1000,
      price 1000, cost each, cost per unit, cost unit, unit price net, net cost, price net, price gross,
      gross unit price, basic price, base price, quoted price, po price, order price, fob price, unit fob,
      unit p, u price, u p, price unit currency, unit price per uom, ex vat price, price ex vat,
      price excl vat, discounted price, net rate, rate per unit, contract price, dealer price,
      wholesale price, trade price, nett price, nett unit price, unit nett, nett,
      buy price, std cost, est rate, est price, est unit price, estimated price,
      each at, a piece, apiece`,
    priceUnit: `
      per, price unit, per unit, price per unit qty, price basis, per qty, price per qty, price quantity,
      price qty, pricing unit, price factor, per uom, cost per qty, price base, priced per, p u qty,
      price unit quantity`,
    discount: `
      discount, disc, disc %, discount %, rebate, % disc, % discount, line discount, line discount %,
      disc amount, discount amount, disc rate, discount rate, disc pct, discount pct, discount percent,
      discounts, dis %, less discount, line disc %, trade discount,
      disc 1, disc 2, discount 1, discount 2, trade disc`,
    tax: `
      tax, vat, vat %, tax %, taxes, tax rate, vat rate, gst, tax code, vat code, % vat, % tax, vat amount,
      tax amount, vat rate %, tax rate %, gst %, gst rate, gst amount, hst, pst, sales tax, vat identifier,
      vat amt, tax amt, igst, cgst, sgst, tax group, vat type, tax type, vat percent`,
    lineTotal: `
      amount, total, line total, extended price, extended, extended amount, extended amt, ext price,
      ext amount, ext, net amount, net value, total price, total amount, total cost, total value, value,
      line amount, item total, subtotal, price extended amount, extended cost, order value, ext cost,
      ext total, extended total, extended value, ext value, ext net, extended net, line value, line price,
      line cost, line net, line net amount, line amount excl vat, line amount excl tax, line total excl vat,
      line total ex vat, line ext, line extension, extension, net total, net line total, net line amount,
      net line value, total net, total net price, total net amount, total net value, total excl vat,
      total ex vat, total excl tax, total incl vat, total line, total line amount, total item price,
      total unit price, total usd, total eur, total gbp, amount usd, amount eur, amount gbp, amount excl vat,
      amount ex vat, amount excl tax, amount incl vat, gross amount, gross value, gross total, item value,
      item amount, item net value, amt, net amt, total amt, tot amt, tot price, net, goods value,
      value of goods, total ext, total ext price, sum, price total, value usd, value eur, value gbp,
      po value, sub total, total for line, nett amount, nett value, nett total, total nett, taxable value,
      cost total,
      est value, est total, estimated value, cost ex vat,
      net order value, order net value, net value of line, goods, line net value, net line amount eur,
      amount net, value net, ext value net, amount incl tax, gross line amount, line gross,
      together, makes, comes to`,
    deliveryDate: `
      delivery date, required date, requested delivery, requested delivery date, due date, due, need by,
      ship date, date, delivery, required by, req date, requested date, date required, deliv date, del date,
      dlv date, delivery dt, need by date, needed by, need date, required delivery date, required delivery,
      req delivery, req delivery date, req del date, req by, requested ship date, ship by, delivery by,
      deliver by, delivery week, expected date, expected delivery, expected delivery date,
      expected receipt date, planned receipt date, requested receipt date, promised date,
      promised receipt date, promise date, receipt date, dock date, arrival date, eta, eta date, etd,
      schedule date, scheduled date, sched date, wanted date, want date, delivery time, due on, date due,
      dispatch date, despatch date, line delivery date, in hand date, date of delivery, when required,
      date req d, date reqd, del wk, exp del date, wanted by`,
    ignored: `
      stock now, current stock, still there, still have, left, left over, counted, on the shelf, on shelf,
      received, backordered, back ordered, received qty, received quantity, qty received, retail, rrp,
      cartons, weight, length, width, height, price uom, price um, uom price, contract line #,
      purchase contract, mfg product #, manufacturer, mfr, condition, revision, rev, date received,
      receiver s initials, taxable, account, gl account, location, colour, color, ship via, whse, warehouse,
      requested by, job, stock, hs code, country of origin, quantity received, quantity delivered,
      qty delivered, delivered, delivered qty, delivered quantity, shipped, qty shipped, quantity shipped,
      shipped qty, shipped quantity, quantity invoiced, qty invoiced, invoiced, invoiced qty, back order,
      backorder, back order qty, qty b o, b o, open, open qty, open quantity, outstanding, outstanding qty,
      outstanding quantity, qty outstanding, quantity outstanding, balance, balance qty, remaining,
      remaining qty, remaining quantity, qty remaining, previously received, previously ordered,
      qty to receive, cancelled, received to date, qty on hand, on hand, in stock, stock qty, available,
      msrp, retail price, recommended retail price, selling price, cases, ctns, no of cartons, carton qty,
      qty per carton, pcs per carton, net weight, gross weight, weight kg, volume, cbm, dimensions, dim,
      mfr part no, mfr part #, mfg part no, mfg part number, mfg part #, mfg, manufacturer part no,
      manufacturer part number, manufacturer code, manufacturer name, mfr name, brand, make, origin, coo,
      hts code, hs no, commodity code, tariff code, tariff no, intrastat code, eccn, lot, lot no, batch,
      batch no, serial number, expiry, expiry date, best before, bin, bin code, location code,
      warehouse code, site, gl code, gl, cost centre, cost center, cost code, nominal code, account code,
      account no, charge code, department, dept, project, project no, project code, job no, job number, wbs,
      wbs element, requisition, requisition no, req no, req line, pr no, requisitioner, contract,
      contract no, agreement, agreement no, so no, sales order, status, line status, type, line type,
      category, group, product group, season, fabric, finish, grade, temp, notes, note, remarks, remark,
      comments, comment, initials, checked, ok, conf, confirmed, confirmed date, confirmed qty, moq, min qty,
      lead time, exchange rate, deliver to, ship to, ref doc, image, picture, photo,
      minimum, minimum stock, min stock, par level, room,
      agreed, agreed qty, agreed quantity, qty agreed, quantity agreed, total agreed, contract qty,
      contract quantity, contracted, contracted qty, contracted quantity, framework qty, framework quantity,
      blanket qty, blanket quantity, annual qty, annual quantity, target quantity total, called,
      called to date, called so far, already called, previously called, called off to date,
      called off so far, already called off, previously called off, qty called, qty called off,
      quantity called off, ordered to date, ordered so far, already ordered, released to date,
      released so far, previously released, already released, drawn to date, already drawn, cum qty,
      cumulative, cumulative qty, cumulative quantity, cum received, total released, still open,
      left to call, left to order, balance to call, balance left, still to call, delivered to date,
      delivered so far, already delivered, previously delivered, forecast, forecast qty, last order,
      last ordered`,
  },
  former: `previous, former, last, earlier, replaces, replace, replacing, supersedes, superseding, instead of, cancels, cancelled, as with, same as, like, repeat of, original, old`,
  numberOwners: {
    buyer: `
      our, buyer, buyers, customer, customers, client, clients, internal, int, own, in house, house,
      hospital, yard, shipyard, plant, works, store, mill, farm, hotel, school, site`,
    supplier: `
      your, supplier, suppliers, supp, suppl, vendor, vendors, seller, sellers, merchant, contractor,
      contractors, maker, makers, manufacturer, manufacturers, mfr, mfg, manuf, producer, wholesaler,
      distributor, external, ext`,
  },
  totals: {
    grandTotal: `
      grand total, order total, purchase order total, total order, total po amount, total amount,
      total order value, total net value, total net value excl tax, total net value excl tax usd, po total,
      total value, total price, net order value, total in us, total in usd, total in eur, total due,
      total incl vat, total including vat, total amount due, order value, total order amount, total usd,
      total eur, total gbp, total net amount, total cost, total inc vat, total incl tax, total including tax,
      total inc tax, total incl gst, total inc gst, total in gbp, total in chf, total chf,
      total amount incl vat, total amount including vat, total amount inc vat, total amount usd,
      total amount eur, total amount gbp, total amount in words, order total incl vat, order total inc vat,
      order total excl vat, order total ex vat, order total net, order grand total, net order total,
      gross total, total gross, gross amount, total gross amount, total order cost, total order price,
      total order net, po value, total po value, po amount, po grand total, po total amount,
      total purchase order, total purchase order value, total purchase amount, total purchase value,
      purchase order value, purchase order amount, purchase total, amount total, final total, final amount,
      overall total, full total, invoice total, document total, total payable, amount payable, net payable,
      net amount payable, value of order, order amount, contract value, total contract value,
      total release value, total for this order, total this order, total for order, total order incl vat,
      total value of order, total value usd, total value eur, total value gbp, total net order value,
      balance total, order sum, grand total incl vat, grand total usd, grand total eur, grand total gbp,
      this order total, order value total, total commitment, commitment total, total obligation,
      amount obligated, total for the order, total of this order, total amount of this order`,
    total: `
      total, totals, net total, sum, total net, total excl vat, total ex vat, total excluding vat,
      total excl tax, total excluding tax, total before tax, total before vat, total amount excl vat,
      total amount excluding vat, total amount ex vat, net amount, net value, nett total, total nett,
      net sum, total exclusive of vat, total exc vat, total without vat, total without tax, total net price,
      sum total,
      grand totals, total net value, total net of tax, totals excl tax, totals ex vat`,
    subtotal: `
      subtotal, sub total, net order, goods total, merchandise total, lines total, total goods, goods value,
      value of goods, total goods value, net goods value, merchandise value, merchandise subtotal,
      items total, items subtotal, total items, item total, total of items, product total, products subtotal,
      total products, net subtotal, subtotal excl vat, sub total excl vat, subtotal ex vat, subtotal net,
      sum of lines, sum of items, taxable amount, taxable value, taxable subtotal, line total, goods net,
      net goods, net goods total, total net goods, total line amount, page total,
      goods, totals net, net of lines, goods amount, amount of goods, total of lines, lines net,
      sum of positions, materials total, total materials, parts total, total parts,
      item total amount, chapter total, section total, lot total`,
    tax: `
      tax, sales tax, vat, gst, hst, subtotal tax, total tax, item tax, tax amount, total vat, vat amount,
      vat total, plus vat, add vat, vat at, vat standard rate, value added tax, gst amount, total gst,
      total hst, pst, qst, igst, cgst, sgst, use tax, state tax, county tax, city tax, estimated tax,
      tax total, taxes, import duty, duty, duties, customs duty, reverse charge vat, total taxes, gst total,
      gst hst, tax rate`,
    freight: `
      freight, shipping, shipping cost, delivery charge, delivery, carriage, shipping and handling, handling,
      subtotal freight, subtotal handling, postage, transport, freight charge, shipping costs,
      shipping charge, shipping charges, shipping fee, freight charges, freight cost, freight costs,
      delivery charges, delivery cost, delivery costs, delivery fee, carriage charge, carriage charges,
      carriage and packing, postage and packing, p p, transport costs, transport charge, transportation,
      handling charge, handling charges, handling fee, handling costs, packing, packaging, packing charge,
      packing charges, packaging costs, insurance, courier, courier charges, fuel surcharge, surcharge, s h,
      freight and handling, shipping handling, small order charge, minimum order charge, shipping freight,
      estimated freight, estimated shipping, total freight, total shipping, misc charges, other charges,
      other costs, additional charges`,
    discount: `
      discount, total discount, discount amount, less discount, order discount, trade discount,
      cash discount, inv discount amount, invoice discount, invoice discount amount, settlement discount,
      discounts, volume discount, rebate, discount total, special discount, allowance, allowances,
      quantity discount, early payment discount`,
    paid: `
      amount paid, balance, deposit, previous unpaid balance, amount due, prepayment, advance,
      advance payment, down payment, paid, payment received, payments received, less deposit, balance due,
      prepaid, prepaid amount, amount received, deposit paid, deposit required, credit, retention,
      credit limit`,
    carried: `
      carried forward, brought forward, carry forward, carry over, carried over, c f, b f,
      total carried forward, total brought forward, amount carried forward, amount brought forward,
      balance brought forward, balance carried forward, subtotal carried forward, total c f, total b f,
      continued, transfer, sum carried forward, carryover, page subtotal, total this page,
      previous page total, sub total carried forward`,
    counted: `
      total line items, total order qty, total qty, total quantity, total weight, total units, total cartons,
      total lines, total number of items, number of items, number of lines, no of items, no of lines,
      item count, line count, total items ordered, total pieces, total pcs, total gross weight,
      total net weight, total volume, total packages, total pallets, total cases, total cbm,
      total quantity ordered, total ordered quantity, total count, total order quantity, items count,
      sum of quantities, gross weight, net weight, weight`,
  },
  documentTypes: {
    purchase_order: `
      purchase order, purchase order details, order form, p o, po, reorder, urgent reorder, blanket order,
      release order, new order, order, official order, official purchase order, standard purchase order,
      purchase order form, blanket purchase order, call off, call off order, blanket release,
      purchase order release, order release, delivery schedule, schedule agreement release, standing order,
      stock order, supplier order, vendor order, repeat order, purchase requisition order,
      works purchase order, service order, contract purchase order, local purchase order, lpo,
      subcontract purchase order, import purchase order, purchase order copy, order sheet, order to supplier,
      rush order, urgent order, replenishment order, web order, parts order,
      order to the supplier, spares order, spare parts order, supplier purchase, purchase contract,
      material order, materials order, materials purchase order, goods order, call off note, order note,
      order letter, letter of order, store order, stock replenishment order, internal purchase order,
      restocking order, order list, delivery order to supplier, trade order, supply order, task order,
      delivery call off, purchasing order, order placement, award letter, notice of award,
      supplies order, stores order, supplies requisition and order`,
    order_change: `
      change order, purchase order change, order change, changed order, order amendment,
      purchase order amendment, amended purchase order, amended order, revised purchase order, revised order,
      purchase order revision, order revision, change to purchase order, change of order,
      updated purchase order, changed purchase order, po change, po amendment, po revision, po change notice,
      change notice, amendment to purchase order, order update, modified order`,
    order_cancellation: `
      cancellation, order cancellation, cancellation of order, purchase order cancellation, cancelled order,
      canceled order, cancelled purchase order, canceled purchase order, cancellation notice,
      cancellation of purchase order, po cancellation, order cancelled, order canceled,
      notice of cancellation`,
    order_confirmation: `
      order confirmation, confirmation of order, order acknowledgement, order acknowledgment, sales order,
      sales order confirmation, acknowledgement of order, acknowledgment of order, sales confirmation,
      sales contract, purchase order confirmation, purchase order acknowledgement,
      purchase order acknowledgment, order receipt confirmation, sales order acknowledgement,
      sales order acknowledgment, confirmation, order acceptance, po acknowledgement, po acknowledgment,
      po confirmation, your order confirmation, thank you for your order, order summary`,
    invoice: `
      invoice, tax invoice, commercial invoice, proforma invoice, pro forma invoice, invoice number,
      invoice no, invoice #, sales invoice, vat invoice, proforma, pro forma, final invoice,
      purchase invoice, invoice copy, customer invoice, service invoice, prepayment invoice, interim invoice,
      statement of account, account statement, account summary, payment reminder, reminder, dunning letter,
      bill, billing statement, self billing invoice, past due notice, remittance advice`,
    delivery_note: `
      delivery note, packing slip, packing list, goods receipt note, delivery slip, dispatch note,
      goods received note, delivery ticket, delivery docket, bill of lading, despatch note, despatch advice,
      dispatch advice, shipping note, shipping notice, advance shipping notice, advice note, goods receipt,
      goods received, goods receiving note, waybill, air waybill, consignment note, proof of delivery,
      delivery receipt, delivery order, delivery advice, pick list, picking list, picking slip, pick ticket,
      receiving report, packing note, shipping list, shipment notice, return note, goods return note,
      return authorization, rma, return material authorization`,
    quotation: `
      quotation, quote, request for quotation, quotation request, rfq, price quotation, request for quote,
      offer, estimate, request for proposal, rfp, request for price, price request, price enquiry,
      price inquiry, enquiry, inquiry, sales quote, sales quotation, purchase enquiry, purchase inquiry,
      purchase quote, invitation to tender, tender, proposal, price offer, request for offer, quote request,
      bid request, invitation to bid, request for bid, price list, purchase requisition, requisition,
      material requisition, your quotation, our quotation`,
    receipt: `
      receipt, sales receipt, cash receipt, thank you for your purchase, payment receipt, till receipt,
      receipt of payment, official receipt, cash sale, cash memo, card receipt, customer copy,
      payment confirmation`,
    credit_note: `
      credit note, credit memo, credit memorandum, credit invoice, sales credit memo, purchase credit memo,
      debit note, debit memo, refund, credit advice, credit`,
  },
  ordering: `
    we order, we hereby order, we place the following order, please supply, please deliver the following, we
    would like to order, we wish to order, we hereby place, kindly supply, please accept our order,
    we are ordering, we order from you, we would like to place an order,
    we would like to place the following order, please accept the following order, please accept this order,
    please enter our order, please process the following order, please ship the following, please deliver,
    please send us the following, we request delivery of, we require the following,
    please provide the following, we confirm our order, we commission you, you are requested to supply,
    you are instructed to supply, we call off, we hereby call off, we award you, we are pleased to place,
    kindly deliver, kindly send us, our order for the following, this is our order, we purchase,
    supply the following`,
  confirming: `
    thank you for your order, thanks for your order, thank you for ordering,
    thank you for placing your order, thank you for your purchase, we thank you for your order,
    many thanks for your order, we have received your order, we received your order,
    your order has been received, your order was received, your order has been confirmed,
    your order is confirmed, your order has been placed, your order has been accepted,
    your order is being processed, your order is being prepared, your order will be shipped,
    we confirm your order, we hereby confirm your order, we are pleased to confirm your order,
    we confirm receipt of your order, we acknowledge receipt of your order, we acknowledge your order,
    we have booked your order, we will process your order, we have entered your order,
    receipt of your order, your order is on its way, your order has shipped, your order has been shipped`,
  subject: 'subject, re, regarding, concerning, reference',
  months: `
    january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sep sept,
    october oct, november nov, december dec`,
  weekdays: `
    monday mon, tuesday tue tues, wednesday wed, thursday thu thur thurs, friday fri, saturday sat,
    sunday sun`,
  calendarWeek: 'week, wk, cw, calendar week, week no, week number, w, wc, w c, week commencing, ww',
  window: {
    from: 'from, between, starting, not before, earliest, after, w c, no earlier than, not earlier than',
    until:
      'to, until, till, through, thru, by, latest, not later than, before, at the latest, no later than, not after, no later',
    and: 'and, or',
  },
  possessives: { our: 'our', your: 'your' },
  sameAddress: `
    same as above, as above, same, same as buyer, same as bill to, same as billing address, same as
    invoice address, see above, ditto, same address, as invoice address, as per invoice address, our
    address, at the above address, to the above address`,
  asap: `
    asap, as soon as possible, soonest, immediately, immediate, immediate delivery, urgent, urgently,
    at once, earliest possible, earliest convenience, at your earliest convenience, rush, ex stock,
    at earliest, promptly, now, today`,
  undecided: `
    tbd, tba, tbc, tbn, to be determined, to be decided, to be advised, to be announced, to be confirmed,
    to be agreed, to follow, n a, na, not applicable, not available, nil, none, open, on request,
    upon request, on call, call off, as required, as agreed, as per contract, as per quote, as per quotation,
    as discussed, see below, see notes, see above, see attached, per quote, various, unknown, pending, xxx,
    tbs`,
  units: `
    ea, each, pc, pcs, pce, pces, piece, pieces, unit, units, un, box, boxes, bx, bxs, case, cases, cs, ctn,
    ctns, carton, cartons, crt, pallet, pallets, plt, pal, skid, skids, pack, packs, pk, pks, pkt, pkg,
    package, packages, packet, packets, set, sets, kit, kits, pair, pairs, pr, prs, roll, rolls, rl, rls,
    reel, reels, coil, coils, spool, spools, bag, bags, bg, sack, sacks, drum, drums, dr, barrel, barrels,
    bbl, keg, kegs, pail, pails, tub, tubs, tin, tins, jar, jars, dozen, dozens, doz, dz, gross, gr, grs,
    hundred, c, thousand, thousands, m, kpcs, ths, kg, kgs, kilo, kilos, kilogram, kilograms, g, gm, gms,
    gram, grams, mg, lb, lbs, pound, pounds, oz, ounce, ounces, ton, tons, tonne, tonnes, t, mt, to, mm, cm,
    dm, mtr, mtrs, meter, meters, metre, metres, lm, lin m, km, ft, feet, foot, lf, lnft, in, inch, inches,
    yd, yds, yard, yards, mile, miles, l, ltr, ltrs, liter, liters, litre, litres, cl, dl, ml, gal, gals,
    gallon, gallons, qt, quart, quarts, pt, pint, pints, floz, sqm, sq m, m2, sqft, sq ft, sf, ft2, sqyd, m3,
    cbm, cu m, cf, hr, hrs, hour, hours, h, day, days, dy, wk, wks, week, weeks, mo, month, months, yr, year,
    years, min, mins, minute, minutes, sheet, sheets, sht, shts, tube, tubes, bottle, bottles, btl, btls,
    can, cans, lot, lots, ls, job, jobs, page, pages, length, lengths, lgth, lg, bar, bars, rod, rods, board,
    boards, panel, panels, bundle, bundles, bdl, bdls, bale, bales, block, blocks, tray, trays, crate,
    crates, cylinder, cylinders, cyl, cartridge, cartridges, container, containers, cntr, pad, pads, ream,
    reams, rm, strip, strips, layer, layers, display, displays, item, items, person, persons, service, visit,
    visits, trip, trips, load, loads, copy, copies, license, licenses, licence, licences, user, users, kwh,
    mwh, square, sq, bucket, buckets, vial, vials, ampoule, ampoules, blister, tablet, tablets, capsule,
    capsules, head, heads, bunch, bunches, punnet, punnets, inner, outer, sleeve, sleeves`,
  currencies: `
    EUR euro, EUR euros, USD us dollar, USD us dollars, USD u s dollars, USD american dollars,
    GBP pound sterling, GBP pounds sterling, GBP sterling, GBP british pound, GBP british pounds,
    CHF swiss franc, CHF swiss francs, PLN zloty, PLN zlotys, CZK czech koruna, DKK danish krone,
    DKK danish kroner, SEK swedish krona, SEK swedish kronor, NOK norwegian krone, NOK norwegian kroner,
    HUF forint, RON romanian leu, BGN bulgarian lev, CAD canadian dollar, CAD canadian dollars,
    AUD australian dollar, AUD australian dollars, NZD new zealand dollar, JPY japanese yen, JPY yen,
    CNY renminbi, CNY rmb, CNY yuan, INR indian rupee, INR indian rupees, INR rupees, TRY turkish lira,
    ZAR rand, BRL real, BRL reais, MXN mexican peso, MXN mexican pesos, SGD singapore dollar,
    HKD hong kong dollar, AED dirham, AED dirhams, SAR riyal, KWD kuwaiti dinar, ILS shekel`,
  legalForms: `
    inc, incorporated, llc, l.l.c., ltd, limited, corp, corporation, co, company, l.p., lp, llp, l.l.p., plc,
    p.l.c., pty, pty ltd, pvt, pvt ltd, private limited, pte, pte ltd, pllc, cic, clg, dac, sdn bhd, bhd,
    holdings, group, trust`,
  streets: `
    street, st, road, rd, avenue, ave, drive, dr, lane, ln, blvd, boulevard, way, parkway, pkwy, circle, cir,
    court, ct, place, pl, highway, hwy, square, sq, suite, ste, floor, fl, dock, unit, building, bldg, house,
    park, estate, industrial estate, business park, trading estate, industrial park, terrace, crescent,
    close, mews, row, wharf, gate, hill, grove, gardens, quay, route, rte, loop, turnpike, tpke, trail,
    plaza, expressway, freeway, broadway, box, po box, pob, p.o. box, post office box, private bag,
    county road`,
  countries: `
    US United States, US USA, US United States of America, US U S A, US U S, CA Canada, MX Mexico, BR Brazil,
    AR Argentina, CL Chile, CO Colombia, PR Puerto Rico, GB United Kingdom, GB Great Britain, GB England,
    GB Scotland, GB Wales, GB UK, GB U K, GB Northern Ireland, IE Ireland, IE Republic of Ireland,
    DE Germany, AT Austria, CH Switzerland, LI Liechtenstein, NL Netherlands, NL The Netherlands, NL Holland,
    BE Belgium, LU Luxembourg, FR France, MC Monaco, ES Spain, PT Portugal, IT Italy, GR Greece, CY Cyprus,
    MT Malta, PL Poland, CZ Czech Republic, CZ Czechia, SK Slovakia, HU Hungary, RO Romania, BG Bulgaria,
    SI Slovenia, HR Croatia, RS Serbia, BA Bosnia and Herzegovina, MK North Macedonia, AL Albania,
    UA Ukraine, TR Turkey, TR Türkiye, DK Denmark, SE Sweden, NO Norway, FI Finland, IS Iceland, EE Estonia,
    LV Latvia, LT Lithuania, AU Australia, NZ New Zealand, IN India, CN China, CN P R China,
    CN Peoples Republic of China, HK Hong Kong, TW Taiwan, JP Japan, KR South Korea, KR Korea,
    KR Republic of Korea, SG Singapore, MY Malaysia, TH Thailand, PH Philippines, ID Indonesia, VN Vietnam,
    BD Bangladesh, PK Pakistan, LK Sri Lanka, AE United Arab Emirates, AE UAE, AE U A E, SA Saudi Arabia,
    QA Qatar, KW Kuwait, OM Oman, BH Bahrain, IL Israel, EG Egypt, MA Morocco, TN Tunisia, DZ Algeria,
    NG Nigeria, KE Kenya, GH Ghana, ZA South Africa`,
  givenNames: `
    Sinead, Aoife, Niamh, Siobhan, Saoirse, Ciaran, Eoin, Fionn, Oisin, Padraig, Orla, Roisin, Caoimhe,
    Gareth, Rhys, Priya, Anjali, Sunil, Rajesh, Harpreet, Praveen`,
};
