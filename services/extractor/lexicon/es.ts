import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  language: 'es',
  labels: {
    orderNumber: `
      numero de pedido, no de pedido, n de pedido, pedido no, pedido n, num pedido, pedido numero,
      numero de orden, orden de compra no, orden de compra n, pedido de compra no,
      pedido de compra n, numero de orden de compra, n pedido, no pedido, su pedido, nuestro pedido,
      numero pedido, orden no, oc no`,
    orderTitle: 'pedido, pedido de compra, orden de compra',
    anyNumber: 'numero, no, n, referencia',
    orderDate: `
      fecha de pedido, fecha pedido, fecha del pedido, fecha de orden, fecha de emision,
      fecha documento`,
    anyDate: 'fecha',
    deliveryDate: `
      fecha de entrega, fecha entrega, f ent, entrega, fecha requerida, fecha de entrega solicitada,
      plazo de entrega, fecha prevista de entrega, entregar el, semana de entrega, fecha prevista`,
    buyer: 'comprador, cliente, solicitante, empresa',
    contact: 'contacto, persona de contacto, a la atencion de, nombre, solicitado por, atencion',
    shipTo: `
      direccion de entrega, lugar de entrega, entregar en, enviar a, direccion de envio, entrega en,
      domicilio de entrega, destino`,
    billTo: 'facturar a, direccion de facturacion, direccion facturacion, datos de facturacion',
    supplier: 'proveedor, senores, vendedor, direccion del proveedor',
    otherParty: 'transportista, fabricante',
    customerNumber:
      'numero de cliente, codigo de cliente, n cliente, no cliente, codigo cliente, num cliente',
    currency: 'moneda, divisa',
    email: 'e mail, email, correo, correo electronico',
    phone: 'telefono, tel, tlf, tfno, movil, telf',
    vatId: 'nif, cif, n i f, c i f, nif iva',
    instructions: 'instrucciones de entrega',
    remarks: 'observaciones, notas, nota, instrucciones, comentarios',
    branch: 'sucursal, delegacion, planta',
    other: `
      condiciones de pago, forma de pago, pago, condiciones de entrega, incoterm, pagina, fax, hora,
      codigo proveedor, numero de proveedor, iban, bic, numero de factura, fecha de factura,
      su referencia, nuestra referencia, portes, transporte, firma, f stand, oferta, vencimiento`,
  },
  columns: {
    position: 'linea, pos, posicion, item, no, n',
    article: `
      articulo, codigo, cod, referencia, ref, codigo articulo, cod articulo, n articulo, material,
      ean, codigo producto`,
    customerArticle: 'nuestra referencia, nuestra ref, nuestro codigo, ref cliente, referencia cliente',
    supplierArticle:
      'su referencia, su ref, su codigo, ref proveedor, referencia proveedor, codigo proveedor',
    description: 'descripcion, concepto, denominacion, producto, detalle',
    articleAndDescription: 'articulo descripcion, codigo descripcion',
    quantity: 'cantidad, cant, unidades, uds, cantidad pedida, cantidad unidad',
    unit: 'unidad, ud, u m, um, unidad de medida',
    price: `
      precio, precio unitario, p unitario, precio unit, precio ud, p u, precio neto, costo,
      costo unitario`,
    priceUnit: 'por',
    discount: 'dto, descuento, % desc, desc, % dto, dto %',
    tax: 'iva, % iva, iva %',
    lineTotal: 'total, importe, importe total, precio total, subtotal, importe neto, valor, monto',
    deliveryDate: 'fecha de entrega, fecha entrega, entrega, f entrega',
    ignored: 'peso, almacen, recibido',
  },
  totals: {
    grandTotal: `
      importe total, total pedido, total general, total a pagar, total con iva, total eur, total usd,
      total del pedido, monto total, valor total, total orden`,
    total: 'total, total neto, importe neto',
    subtotal: 'subtotal, base imponible, suma, total bruto, sub total',
    tax: 'iva, impuestos, impuesto, itbis, ivu',
    freight: 'portes, transporte, gastos de envio, flete, envio',
    discount: 'descuento, dto',
    paid: 'anticipo, cantidad total',
  },
  documentTypes: {
    purchase_order: 'pedido de compra, orden de compra, pedido, pedido a proveedor, nota de pedido',
    order_confirmation: 'confirmacion de pedido, confirmacion del pedido, acuse de recibo',
    invoice: 'factura, factura proforma',
    delivery_note: 'albaran, nota de entrega, albaran de entrega, remito, guia de remision',
    quotation: 'presupuesto, oferta, solicitud de oferta, cotizacion, solicitud de cotizacion',
    receipt: 'recibo, ticket',
    credit_note: 'nota de credito, factura rectificativa, abono',
  },
  months: `
      enero ene, febrero feb, marzo mar, abril abr, mayo may, junio jun, julio jul, agosto ago,
      septiembre setiembre sep sept, octubre oct, noviembre nov, diciembre dic`,
  calendarWeek: 'semana, sem',
  units: `
      ud, uds, un, unidad, unidades, pza, pzas, pieza, piezas, caja, cajas, palet, palets, rollo,
      rollos, saco, sacos, par, pares, kg, m, l, litro, litros, paquete, paquetes, bolsa, bolsas,
      juego, docena`,
};
