import type { Lexicon } from './lexicon.ts';

export const en: Lexicon = {
  language: 'en',
  labels: {
    orderNumber: `
      po number, po no, po #, po num, p o number, p o no, p o #, purchase order number,
      purchase order no, purchase order #, purchase order num, order number, order no, order #,
      your order number, our order number, customer order number, customer po, customer po number,
      po ref, po reference, po, order reference, order ref, po number date, purchase order id, po id`,
    orderTitle: 'purchase order, order',
    anyNumber: 'number, no, document number, document no, reference, ref',
    orderDate: `
      po date, order date, purchase order date, date of order, po issue date, issue date,
      issued date, date issued, document date, date ordered, po number date, ordered on, placed on`,
    anyDate: 'date, dated',
    deliveryDate: `
      delivery date, required date, required by, date required, requested delivery,
      requested delivery date, requested, requested date, expected delivery, expected delivery date,
      deliver by, delivery by, deliver on, need by, needed by, need by date, ship date,
      shipment date, requested ship date, due delivery, delivery due, deliveries, delivery week,
      arrival date, delivery requested, required delivery date, promised date`,
    dueDate: 'due date, due',
    buyer: `
      buyer, buyer name, purchaser, purchased by, customer, company address, ordered by,
      buyer information, buyer address, buying company, customer name, from, company, issued by,
      client`,
    contact: `
      contact, contact person, contact name, po contact, buyer contact, attention, attn, sent by,
      requested by, authorized by, authorised by, approved by, questions to, name,
      contact person telephone, purchasing contact, requisitioner, placed by`,
    shipTo: `
      ship to, shipto, deliver to, delivery to, delivery address, shipping address, ship to address,
      send goods to, goods to, consignee, deliver goods to, place of delivery, delivery location`,
    billTo: `
      bill to, billto, invoice to, send invoice to, billing address, invoice address,
      bill to address, sold to`,
    supplier: `
      supplier, vendor, vendor address, supplier address, vendor ordering address, seller,
      ordered from, to, supplier name, vendor name, supplier information, vendor information,
      order to, messrs`,
    otherParty: `
      remit to, remit address, ship from, service address, manufacturer, factory, notify party,
      carrier, receiver, confirm to, forwarder, freight bill to`,
    customerNumber: `
      customer number, customer no, customer #, customer id, account number, account no,
      our account number, account #, your customer number, our customer number`,
    currency: 'currency, currency code',
    email: 'email, e mail, email address, e mail address, our email address, mail',
    phone: `
      phone, telephone, tel, phone number, phone no, telephone no, telephone number, tel number,
      tel no, mobile, ph`,
    vatId: 'vat id, vat number, vat no, vat reg no, vat registration number, vat, tax id, vat id no',
    instructions: 'special instructions, delivery instructions, shipping instructions',
    remarks: `
      notes, note, remarks, comments, additional notes, instructions to vendor, general instructions, header text, order notes`,
    branch: 'branch, location, plant, ship to code, store, site',
    other: `
      terms, payment terms, pay terms, payment term, payment, inco terms, incoterms, incoterm,
      terms of delivery, delivery terms, terms of payment, ship via, shipping method, shipping mode,
      ship mode, freight terms, f o b, fob, fob point, page, fax, fax no, fax number, vendor number,
      vendor no, vendor #, supplier number, supplier no, supplier id, your vendor number with us,
      vendor id, vendor code, revision, revision #, revision dt, job number, job name, internet,
      website, web, department, title, information, sale terms, quote number, contract number,
      buyer id, article number, category, country of origin, port of departure, emailed on,
      trans pickup date, pickup date, created by, printed, date generated, delivery method, warranty,
      po version, shipping terms, terms and conditions, items, item details, project, cost center,
      transport, signature, invoice date, invoice, invoice number, delivery note, grn number,
      ordered qty, product description, factory, season, colour, fabric, requisition, freight,
      approval, tax exempt`,
  },
  columns: {
    position: `
      line, line no, line #, item, item no, item #, pos, no, #, ln, position, sl no, s no, sr no,
      sno, line item, row`,
    article: `
      item code, item number, article, article no, article number, material, material no,
      material number, material #, part no, part number, part #, part, product code, product no,
      product number, product #, product id, sku, code, stock code, item id, stock no, barcode, ean,
      gtin, mark number, catalog no, catalog number, catalogue number, product ident, upc`,
    customerArticle: `
      our item, our item no, our article, our article no, our part no, our part number, our material,
      our code, customer item, customer item no, customer part no, customer article no, buyer item,
      buyer part no`,
    supplierArticle: `
      your item, your item no, your article, your article no, your article number, your part no,
      your part number, your material, your code, vendor part, vendor part no, vendor part #,
      vendor item, vendor item no, vendor mat no, vendor matl #, vendor material, vendor material no,
      supplier part no, supplier part number, supplier part, supplier item, supplier item no,
      supplier article no, supplier article number, supplier code, supplier sku, vendor sku,
      vendor code`,
    description: `
      description, item description, product description, material description, product,
      product name, goods, article description, desc, details, name, designation, specification,
      service, item details, size`,
    articleAndDescription: `
      matl desc, material description upc, item description code, material desc, part description,
      item and description`,
    quantity: `
      quantity, qty, order qty, order quantity, ordered, qty ordered, quantity ordered, ordered qty,
      ordered quantity, quan, tgt qty, target qty, po qty, qnty, amount ordered, pcs, order qty unit,
      qty unit, quantity unit, qty uom, total qty, units`,
    unit: 'unit, uom, um, u m, unit of measure, units of measure, measure, oum, unit measure, pack',
    price: `
      price, unit price, price unit price, unit cost, cost, price each, each, net price, gross price,
      rate, unit rate, price per unit, price per, list price, net unit price, price currency,
      net price currency, unit price per, cost price, price ea`,
    priceUnit: 'per, price unit, per unit, price per unit qty, price basis, per qty',
    discount: 'discount, disc, disc %, discount %, rebate',
    tax: 'tax, vat, vat %, tax %, taxes, tax rate, vat rate, gst, tax code',
    lineTotal: `
      amount, total, line total, extended price, extended, extended amount, extended amt, ext price,
      ext amount, ext, net amount, net value, total price, total amount, total cost, total value,
      value, line amount, item total, subtotal, price extended amount, extended cost, order value`,
    deliveryDate: `
      delivery date, required date, requested delivery, requested delivery date, due date, due,
      need by, ship date, date, delivery, required by, req date, requested date, date required`,
    ignored: `
      received, backordered, back ordered, received qty, received quantity, qty received, retail,
      rrp, cartons, weight, length, width, height, price uom, price um, uom price, contract line #,
      purchase contract, mfg product #, manufacturer, mfr, condition, revision, rev, date received,
      receiver s initials, taxable, account, gl account, location, colour, color, ship via, whse,
      warehouse, requested by, job, stock, hs code, country of origin`,
  },
  totals: {
    grandTotal: `
      grand total, order total, purchase order total, total order, total po amount, total amount,
      total order value, total net value, total net value excl tax, total net value excl tax usd,
      po total, total value, total price, net order value, total in us, total in usd, total in eur,
      total due, total incl vat, total including vat, total amount due, order value,
      total order amount, total usd, total eur, total gbp, total net amount, total cost`,
    total: 'total, totals, net total, sum, total net, total excl vat',
    subtotal: 'subtotal, sub total, net order, goods total, merchandise total, lines total, total goods',
    tax: 'tax, sales tax, vat, gst, hst, subtotal tax, total tax, item tax, tax amount, total vat',
    freight: `
      freight, shipping, shipping cost, delivery charge, delivery, carriage, shipping and handling,
      handling, subtotal freight, subtotal handling, postage, transport, freight charge`,
    discount: 'discount, total discount',
    paid: `
      amount paid, balance, deposit, previous unpaid balance, amount due, total line items,
      total order qty, total qty, total quantity, total weight, total units, total cartons`,
  },
  documentTypes: {
    purchase_order: `
      purchase order, purchase order details, order form, p o, po, reorder, urgent reorder,
      blanket order, release order, new order, order`,
    order_confirmation: `
      order confirmation, confirmation of order, order acknowledgement, order acknowledgment,
      sales order, sales order confirmation, acknowledgement of order`,
    invoice: `
      invoice, tax invoice, commercial invoice, proforma invoice, pro forma invoice, invoice number,
      invoice no, invoice #, sales invoice`,
    delivery_note: `
      delivery note, packing slip, packing list, goods receipt note, delivery slip, dispatch note,
      goods received note, delivery ticket, delivery docket, bill of lading`,
    quotation: `
      quotation, quote, request for quotation, quotation request, rfq, price quotation,
      request for quote, offer, estimate`,
    receipt: 'receipt, sales receipt, cash receipt, thank you for your purchase',
    credit_note: 'credit note, credit memo',
  },
  months: `
      january jan, february feb, march mar, april apr, may, june jun, july jul, august aug,
      september sep sept, october oct, november nov, december dec`,
  calendarWeek: 'week, wk, cw',
  units: `
      ea, each, pc, pcs, piece, pieces, unit, units, un, box, boxes, bx, case, cases, cs, ctn,
      carton, cartons, pallet, pallets, plt, pack, packs, pk, pkg, set, sets, pair, pairs, pr, roll,
      rolls, rl, bag, bags, drum, drums, dozen, dz, kg, kgs, g, lb, lbs, ton, tons, t, mt, m, mtr,
      meter, meters, ft, feet, in, l, ltr, gal, gallon, gallons, sqm, m2, m3, hr, hrs, hour, hours,
      day, days, sheet, sheets, tube, tubes, bottle, bottles, can, cans, lot, job, page, pages`,
};
