import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  language: 'es',
  labels: {
    orderNumber: `
      número de pedido, no de pedido, n de pedido, pedido no, pedido n, num pedido, pedido número,
      número de orden, orden de compra no, orden de compra n, pedido de compra no, pedido de compra n,
      número de orden de compra, n pedido, no pedido, su pedido, nuestro pedido, número pedido, orden no,
      oc no, núm de pedido, núm pedido, pedido núm, pedido nr, nro de pedido, nro pedido, pedido nro,
      nro de orden, nro orden, orden nro, orden n, orden de compra núm, orden de compra nro,
      orden de compra número, no de orden, no orden, n de orden, n orden, no de orden de compra,
      n de orden de compra, nro de orden de compra, oc n, oc nro, oc número, no oc, n oc, nro oc, o c no,
      o c n, orden compra no, pedido compra n, n pedido compra, número de pedido de compra,
      n pedido de compra, no pedido de compra, nuestro n de pedido, nuestro número de pedido,
      nuestro no de pedido, su n de pedido, su número de pedido, su no de pedido, su pedido n,
      nuestro pedido n, n pedido cliente, número de pedido del cliente, pedido cliente,
      referencia de pedido, referencia pedido, ref pedido, ref de pedido, referencia del pedido,
      pedido abierto n, contrato marco pedido, número po, no po, po no, n po, n documento compra,
      documento de compra, pedido proveedor n, pedido a proveedor n, n pedido proveedor, folio, folio oc,
      código de pedido, código pedido, id pedido, número de pedido y fecha, n pedido fecha,
      número de pedido fecha, nota de pedido n, nota de pedido no, nota de pedido nro,
      solicitud de pedido n, expediente de pedido, expediente de pedido no, no expediente de pedido,
      número de expediente de pedido, no hoja de pedido, no de hoja, hoja de pedido no, no de encargo,
      no encargo, encargo no, no pdo, no de pdo, pdo no, hoja no, vale de pedido no, no de vale, n de oc,
      num de oc, número de oc, n oc, no de oc, nro de oc, nro oc`,
    orderTitle: `
      pedido, pedido de compra, orden de compra, pedido a proveedor, pedido proveedor, nota de pedido,
      orden de pedido, orden, encargo, encargo de compra`,
    anyNumber: `
      número, no, n, referencia, núm, nro, número de documento, n documento, no documento, documento n, ref,
      n de documento, n doc, núm doc, no doc, doc n, núm documento`,
    orderDate: `
      fecha de pedido, fecha de contabilización, fecha pedido, fecha del pedido, fecha de orden, fecha de emisión, fecha
      documento, fecha de la orden, fecha orden, fecha de orden de compra, fecha de la orden de compra,
      fecha oc, fecha de compra, fecha emisión, fecha del documento, fecha de documento, fecha de
      creación, fecha creación, f pedido, fec pedido, fecha ped, emitido el, fecha de elaboración, fecha
      elaboración, fecha de expedición, fecha de registro, pedido de fecha, su pedido de fecha, fecha de
      solicitud, creado el, pedido el, fecha de confección, fecha pedido de compra, número de pedido
      fecha, n pedido fecha, enviado el, enviado, realizado el, pedido realizado el, escrito el,
      redactado el, emitida el, expedido el, expedida el, fechado el, hecho el, formulado el, solicitado
      el, fecha del escrito, fecha hoja, fecha de alta, fecha de la hoja, fecha pdo, fecha de redacción,
      fecha de formalización, pedido emitido el, tramitado el`,
    anyDate: `
      fecha, a fecha, fec, con fecha, de fecha, lugar y fecha, lugar fecha, fecha y lugar`,
    deliveryDate: `
      fecha de entrega, fecha entrega, f ent, entrega, fecha requerida, fecha de entrega solicitada,
      plazo de entrega, fecha prevista de entrega, entregar el, semana de entrega, fecha prevista, fecha
      entrega solicitada, fecha solicitada, fecha solicitada de entrega, fecha de entrega requerida,
      fecha requerida de entrega, fecha de entrega prevista, fecha entrega prevista, fecha prevista
      entrega, fecha de entrega deseada, fecha deseada, fecha de entrega estimada, fecha estimada de
      entrega, fecha estimada, fecha de entrega acordada, fecha comprometida, fecha compromiso, fecha
      promesa, fecha de entrega máxima, fecha máxima de entrega, fecha límite de entrega, fecha límite,
      entregar antes del, entregar antes de, entrega antes del, entregar para el, entrega solicitada,
      entrega prevista, entrega el, entrega requerida, entrega estimada, fecha de recepción, fecha
      recepción, fecha de recepción prevista, fecha recepción esperada, fecha de recepción esperada,
      fecha de llegada, fecha llegada, fecha de necesidad, fecha necesidad, fecha de servicio, fecha
      servicio, fecha de suministro, fecha suministro, plazo entrega, plazo de suministro, plazo,
      periodo de entrega, ventana de entrega, entrega desde, entrega a partir del, fecha envío, fecha de
      envío, fecha de embarque, fecha de despacho, fecha de descarga, f entrega, fec entrega, fecha ent,
      fch entrega, día de entrega, tiempo de entrega, fecha de entrega confirmada, a entregar el,
      necesario para, cuándo, recibir a más tardar, recibir antes del, franja de entrega, recepción en
      almacén antes de, entrega en almacén antes de`,
    dueDate: 'fecha tope, fecha límite',
    buyer: `
      remitente, comprador, cliente, solicitante, empresa, datos del cliente, datos cliente, datos del
      comprador, datos del solicitante, compradora, peticionario, razón social, pedido por, realizado
      por, solicitado por empresa, nombre del cliente, ordenante, comprado por, emisor, emitido por,
      datos de la empresa, adquirente, datos fiscales, cliente comprador, sociedad, dirección del
      comprador, domicilio del comprador, entidad, empresa compradora, unidad compradora, nuestra
      dirección, dirección de visita, oficinas, explotación, granja, finca, órgano de contratación,
      unidad peticionaria, centro peticionario, entidad compradora, dirección de la oficina, servicio
      peticionario, de la granja, vendido a, datos de la empresa, información de la empresa`,
    contact: `
      fdo, representante de compra, representante de compras, empleado, empleada, propietario, contacto, persona de contacto, a la atención de, nombre,
      solicitado por, atención, att, atn, a a, contacto de compras, persona contacto, nuestro contacto,
      su contacto, contacto comprador, nombre de contacto, nombre contacto, nombre del contacto,
      responsable, responsable de compras, responsable compras, gestor, gestionado por, elaborado por,
      elaboró, realizó, creado por, autorizado por, autorizó, aprobado por, preparado por, tramitado
      por, contacto entrega, contacto de entrega, persona responsable, encargado, encargado de compras,
      jefe de compras, agente de compras, usuario, a atención, a la at de, at sr, solicita, requisitor,
      interlocutor, persona autorizada, consultas a, atendido por, comprador actual, preguntar por,
      datos de contacto, aprovisionador, compra por, comprador responsable, compradora responsable,
      responsable del pedido, responsable de pedido, responsable de pedidos, gestor de compras, gestora
      de compras, gestor del pedido, técnico de compras, técnica de compras, técnico responsable,
      tramitador, tramitadora, peticionaria, nombre del solicitante, nombre del comprador, pedido
      realizado por, hecho por, redactado por, escrito por, ordenado por, aclaraciones a, consultas,
      dudas, dudas y consultas, para consultas, para cualquier duda, para más información,
      interlocutora, persona que realiza el pedido, contacto para consultas, contacto pedido, contacto
      pedidos, persona encargada, encargada de compras, jefa de compras, director de compras, directora
      de compras, auxiliar de compras, administrativo, administrativa, formulado por, contacto en
      compras, lo solicita, lo pide, encargado de pedidos`,
    shipTo: `
      consignatario, enviar todos los artículos a, dirección de entrega, lugar de entrega, entregar en,
      enviar a, dirección de envío, entrega en, domicilio de entrega, destino, dirección entrega,
      dirección envío, entregar a, lugar entrega, punto de entrega, envíese a, enviar en, embarcar a,
      consignar a, consignado a, consignatario, destinatario, entrega a, datos de entrega, datos de envío,
      datos del envío, lugar de envío, lugar de recepción, dirección de recepción, almacén de entrega,
      almacén de destino, domicilio de envío, centro de entrega, dirección de destino, lugar de destino,
      receptor de mercancía, receptor de la mercancía, receptor mercancías, mercancía a entregar en,
      sitio de entrega, entregar mercancía en, obra, dirección de obra, dirección de la obra, embarque a,
      centro destino, dir entrega, dir de entrega, suministrar en, lugar de suministro, suministrar a,
      sírvanse entregar a, favor de entregar en, favor entregar en, lugar, enviar la mercancía a,
      mercancía a, descargar en, a descargar en, entregar en obra, plataforma de entrega,
      entregar a pie de obra, a entregar en, a suministrar en, depositar en, dejar en, llevar a,
      muelle de descarga, muelle de recepción`,
    billTo: `
      facturar a, dirección de facturación, dirección facturación, datos de facturación, facturación,
      facturación a, factura a, facturar a nombre de, enviar factura a, enviar facturas a, dirección
      fiscal, domicilio fiscal, datos facturación, datos para facturación, datos para la factura, emitir
      factura a, remitir factura a, remitir facturas a, dirección de factura, envío de facturas, envío
      de factura, cobrar a, receptor de factura, domicilio de facturación, dir facturación, cliente
      facturación, facturar a cliente, razón social facturación, contabilidad, departamento de
      contabilidad, unidad de contabilidad`,
    supplier: `
      proveedor, señores, vendedor, dirección del proveedor, datos del proveedor, datos proveedor,
      nombre del proveedor, nombre proveedor, dirección proveedor, acreedor, suministrador, proveedora,
      sres, contratista, señor es, adjudicatario, pedido a, razón social proveedor, domicilio del
      proveedor, comprado a, adquirido a, pedido dirigido a, dirigido a, proveedor nombre, empresa proveedora, datos del vendedor, suministrado por,
      a suministrar por, casa suministradora, casa proveedora, servido por,
      su comercial, vuestro comercial, gestor comercial, su gestor`,
    otherParty: `
      transportista, fabricante, agente de aduanas, cliente final, usuario final, datos bancarios,
      transitario, agencia de transporte, expedidor, agente aduanal, pagar a, enviar desde,
      empresa de transporte, mensajería, flete por, contabilidad, emergencia, emergencias`,
    customerNumber: `
      número de cliente, código de cliente, n cliente, no cliente, código cliente, num cliente, núm cliente,
      núm de cliente, n de cliente, no de cliente, nro de cliente, nro cliente, cliente n, cliente no,
      cliente nro, cód cliente, cód de cliente, nuestro número de cliente, nuestro código de cliente,
      nuestro n de cliente, nuestro código, su código de cliente, su número de cliente, su n de cliente,
      n de cuenta cliente, cuenta cliente, cuenta de cliente, código del cliente, número del cliente,
      id cliente, nuestra cuenta con ustedes, código cliente proveedor, nuestro código cliente`,
    currency: `
      moneda, divisa, moneda del pedido, moneda pedido, tipo de moneda, importes en, precios en,
      moneda de la orden, código de moneda, importes expresados en, mon`,
    email: `
      e mail, email, correo, correo electrónico, mail, correo e, dirección de correo, c electrónico,
      correo elec, e correo, correo contacto, dirección electrónica, email de contacto`,
    phone: `
      teléfono, tel, tlf, tfno, móvil, telf, tlfn, teléf, tfn, tfo, número de teléfono, n de teléfono,
      teléfono móvil, tel móvil, celular, cel, teléfonos, tels, tel no, teléfono fijo, teléfono de
      contacto, teléfono contacto, centralita, tel directo, fono, extensión tel, tno, móv, whatsapp,
      teléfono directo, línea directa, llamar al, tel contacto, tfno directo, teléfono de la oficina,
      tel oficina, tfno contacto, número directo, directo, telf directo`,
    deliveryPhone: `
      teléfono de entrega, tel obra, teléfono obra, teléfono de obra, tel almacén, teléfono almacén, teléfono
      de recepción, tel entrega,
      tel conserjería, teléfono conserjería, tel portería, tel muelle, tel nave, contacto en obra, contacto en destino, móvil obra`,
    vatId: `
      nif, cif, n i f, c i f, nif iva, rfc, r f c, rut, r u t, ruc, r u c, cuit, c u i t, nit, n i t,
      cif nif, nif cif, n i f c i f, c i f n i f, n iva, número de iva, n de iva, número iva,
      nif intracomunitario, iva intracomunitario, vat, n vat, número vat, n identificación fiscal,
      número de identificación fiscal, identificación fiscal, código de identificación fiscal, id fiscal,
      nº operador intracomunitario, nif vat, cédula jurídica, rnc, cif vat, dni nif, registro fiscal,
      nif comunitario, número fiscal, n i f, c i f`,
    bankAccount: `
      iban, bic, swift, código swift, bic swift, swift bic, cuenta bancaria, n de cuenta, n cuenta,
      número de cuenta, cuenta corriente, ccc, banco, entidad bancaria, domiciliación,
      domiciliación bancaria, clabe, cuenta clabe, cta, cta bancaria, cta cte, nº de cuenta iban`,
    instructions: `
      instrucciones de entrega, instrucciones de envío, instrucciones, horario de entrega,
      horario de recepción, horario de descarga, horario recepción, horario entrega, horario,
      horarios de entrega, horarios de recepción, instrucciones especiales, instrucciones de embarque,
      instrucciones de transporte, instrucciones de embalaje, observaciones de entrega,
      observaciones entrega, condiciones de recepción, notas de entrega, indicaciones de entrega,
      horas de descarga, horario de almacén, horario de mercancías`,
    remarks: `
      instrucciones, observaciones, notas, nota, comentarios, observación, comentario, notas del pedido,
      notas al proveedor, nota al proveedor, observaciones al proveedor, observaciones generales,
      información adicional, texto, texto de cabecera, texto cabecera, texto de pie, importante, mensaje,
      advertencia, aviso, indicaciones, condiciones particulares, condiciones especiales, notas adicionales,
      comentarios adicionales, datos adicionales, anotaciones, aclaraciones, obs, otros, notas importantes,
      detalles adicionales, anotación, atención importante, observ, notas generales, otras indicaciones`,
    branch: `
      sucursal, delegación, planta, tienda, centro, almacén, filial, sede, establecimiento, código de centro,
      n de tienda, código tienda, código sucursal, local, plataforma, centro de trabajo, fábrica, bodega,
      localidad`,
    other: `
      jefe de obra, encargado de obra, contacto en obra, fecha de vencimiento, fecha vencimiento, vence el,
      condiciones de pago, forma de pago, pago, condiciones de entrega, incoterm, página, fax, hora,
      código proveedor, número de proveedor, número de factura, fecha de factura, su referencia,
      nuestra referencia, portes, transporte, firma, f stand, oferta, vencimiento, incoterms,
      condiciones pago, condición de pago, método de pago, medio de pago, modo de pago, vía de pago,
      términos de pago, términos, términos y condiciones, plazo de pago, vencimientos,
      descuento por pronto pago, pronto pago, condiciones, condiciones generales,
      condiciones generales de compra, condiciones de venta, condiciones de envío,
      condiciones de suministro, condiciones comerciales, términos de entrega, forma de envío,
      forma de entrega, método de envío, modo de envío, medio de transporte, modo de transporte,
      forma de transporte, vía de embarque, vía de envío, tipo de envío, agencia, tipo de portes, flete,
      embalaje, seguro, puerto de embarque, puerto de destino, código de proveedor, cód proveedor,
      n proveedor, no proveedor, n de proveedor, no de proveedor, proveedor n, proveedor no, nro proveedor,
      cuenta proveedor, su código de proveedor, su número de proveedor, n factura, no factura, factura n,
      factura no, n de factura, fecha factura, n oferta, no oferta, oferta n, oferta no, su oferta,
      su oferta n, su oferta de fecha, n de oferta, fecha oferta, fecha de oferta, número de oferta,
      presupuesto, presupuesto n, n presupuesto, n de presupuesto, su presupuesto, cotización, cotización n,
      cotización no, no de cotización, n cotización, ref oferta, sus referencias, nuestras referencias,
      su ref, s ref, n ref, nuestra ref, ntra ref, vtra ref, s referencia, n referencia, vuestra referencia,
      asunto, concepto general, expediente, n expediente, n de expediente, proyecto, n proyecto,
      no proyecto, código proyecto, código de proyecto, nombre del proyecto, obra n, n obra, código obra,
      contrato, n contrato, no contrato, n de contrato, número de contrato, contrato n, contrato marco,
      acuerdo marco, centro de coste, centro de costes, centro de costo, centro de costos, ceco,
      elemento pep, partida, partida presupuestaria, cuenta contable, cuenta, imputación, departamento,
      depto, dpto, área, cargo, puesto, solicitud, solicitud n, n solicitud, no solicitud, n de solicitud,
      requisición, requisición no, no requisición, no de requisición, solicitud de compra, solped, tipo,
      tipo de pedido, tipo de documento, clase de pedido, estado, estatus, versión, revisión, n revisión,
      modificación, fecha de modificación, fecha modificación, modificado el, impreso el, impreso,
      fecha de impresión, fecha impresión, hoja, pág, páginas, n página, hoja n, vo bo, visto bueno,
      conforme, firmado, firma y sello, sello, sello y firma, fdo, firma autorizada, firmas, aceptado por,
      fecha de aprobación, recibido por, registro mercantil, inscrita en el registro mercantil,
      reg mercantil, registro, r m, capital social, domicilio social, sede social, web, página web,
      sitio web, internet, www, gln, código gln, ean, eori, duns, código intrastat, código arancelario,
      partida arancelaria, país de origen, origen, peso, peso bruto, peso neto, volumen, plano, n plano,
      certificado, certificados, calidad, garantía, validez, validez de la oferta, vigencia, válido hasta,
      tipo de cambio, paridad, idioma, vendedor contacto, representante, comercial, agente, telefax, n fax,
      fax n, hora de pedido, zona, ruta, prioridad, uso cfdi, régimen fiscal, fin de contrato,
      vencimiento del contrato, contrato válido hasta, vigencia hasta, vigencia`,
  },
  labelWords: {
    order: 'pedido, pedidos, orden, compra, orden de compra, oc, encargo, ped',
    orderMark: 'oc, o c',
    number: 'número, num, no, n, nro, núm, ref, referencia, código, folio, registro',
    date: 'fecha, día, f',
    delivery: `
      entrega, entregas, entregar, envío, envíos, enviar, descarga, descargar, recepción, suministro, remitir,
      despacho, expedición, embarque`,
    send: 'enviar, remitir, mandar',
    goods: 'mercancía, mercancías, material, materiales, mercadería, género',
    article: 'artículo, art, pieza, producto, material, modelo, tipo, catálogo, ean, ident, parte, sku',
    site: `
      almacén central, centro logístico, plataforma, obra, almacén, tienda, planta, sucursal, nave, bodega,
      depósito, muelle, centro, delegación`,
    place: 'lugar, punto, destino, sitio',
    address: 'dirección, domicilio, calle',
    postcode: 'código postal, cp',
    town: 'ciudad, población, localidad, municipio, provincia',
    country: 'país',
    recipient: 'destinatario, consignatario, receptor',
    to: 'a, en, hacia, al',
    invoice: 'factura, facturas, facturación, facturar',
    payment: 'pago, pagos, pagar',
    phone: `
      teléfono, tel, móvil, celular, tfno, telf, tlf, tfn, fono, extensión, llamar, llame, llamen,
      llamad, telefonear, directo`,
    direct: 'directo, directa, centralita, oficina, fijo',
    fax: 'fax, telefax',
    email: 'email, e mail, mail, correo, electrónico',
    person: `
      propietario, titular, contacto, nombre, persona, atención, interlocutor, consultas, aclaraciones,
      dudas, técnico, técnica, administrativo, administrativa`,
    company: 'empresa, razón social, compañía, sociedad',
    manager: `
      jefe, encargado, encargada, gestor, gestora, responsable, jefa, capataz,
      coordinador, coordinadora, aparejador, aparejadora, supervisor, supervisora, almacenero,
      almacenera, maestro`,
    director: 'director, directora, gerente, presidente, administrador',
    handled: `
      creado, creada, emitida, realizada, elaborada, expediente, cargo, atendido, realizado, elaborado,
      emitido, solicitado, tramitado, gestionado, hecho, preparado, pedido, escrito, redactado, hecha,
      expedido, formulado`,
    buyer: `
      comprador, compradora, solicitante, compras, departamento, dpto, depto, peticionario, peticionaria`,
    supplier: 'proveedor, suministrador, vendedor, contratista, acreedor',
    customer: 'cliente, clientes, cuenta, deudor',
    offer: 'oferta, presupuesto, cotización, contrato, propuesta, requisición, licitación',
    vat: 'iva, nif, cif, fiscal, rfc',
    deadline: 'plazo, límite, semana, antes, hasta, vencimiento',
    wanted: `
      necesita, necesario, prevista, previsto, solicitada, solicitado, deseada, deseado, requerida,
      requerido, máxima, tope, estimada, acordada, tardar, llegar, llegada, debe, necesaria`,
    conditions: `
      condiciones, términos, forma, modo, instrucciones, transporte, transportista, horario, observaciones,
      estado, página, hoja, moneda, divisa, importe, total, portes, gastos, vía`,
    gross: 'bruto, bruta, coste, costo',
    amount: 'valor, importe, total, monto, suma, neto',
    price: 'precio, precios, importes, valores',
    particle: `
      a, en, se, de, del, la, el, los, las, nuestro, nuestra, y, para, su, s, duplicado, triplicado, copia,
      copias, ejemplares, dos, tres, más, por, electrónica`,
  },
  columns: {
    position: `
      línea, pos, posición, ítem, item, no, n, lín, lin, n línea, no línea, línea n, renglón, reng, partida,
      part, nro, orden, pda, no partida, pos n, núm, ln, n orden, rengl, fila, ord, n pos,
      línea contrato, posición contrato, pos contrato, partida contrato, n de línea, n posición,
      n de posición, n partida, línea pedido, n renglón`,
    article: `
      artículo, código, cód, cod, referencia, ref, código artículo, cód artículo, n artículo, material, ean,
      código producto, código de artículo, código del artículo, cod art, código art, art, no artículo,
      no de artículo, número de artículo, núm artículo, n de artículo, nro artículo, número artículo,
      referencia artículo, ref artículo, ref art, código de producto, código del producto, cód producto,
      cod prod, no producto, n producto, número de producto, referencia producto, ref producto,
      código material, código de material, cód material, n material, no material, no de material,
      número de material, no parte, no de parte, número de parte, n de parte, nro de parte, n parte, n pieza,
      número de pieza, no de pieza, código de barras, código barras, cód barras, código ean, cód ean, ean13,
      gtin, isbn, upc, sku, clave, clave producto, clave de producto, modelo, n catálogo, n de catálogo,
      catálogo, código nacional, cn, producto código, id producto, código item, código ítem, n de referencia,
      número de referencia, código interno artículo, clave sat, codigo`,
    customerArticle: `
      nuestra referencia, nuestra ref, nuestro código, ref cliente, referencia cliente, código cliente,
      n ref, ntra ref, n referencia, nuestro artículo, nuestro n de artículo, nuestro número de artículo,
      nuestro cód, código interno, cód interno, referencia interna, ref interna, código artículo cliente,
      artículo cliente, ref cli, código de cliente artículo, n artículo cliente, código comprador,
      material cliente, código propio, nuestro material, n interno, n pieza cliente, n de pieza cliente,
      n de pieza del cliente, n pieza del cliente, código artículo comprador, cód artículo comprador,
      ref comprador`,
    supplierArticle: `
      su referencia, su ref, su código, ref proveedor, referencia proveedor, código proveedor, s ref,
      s referencia, vtra ref, vuestra referencia, vuestra ref, su artículo, su n de artículo,
      su número de artículo, su cód, ref prov, ref pro, cód proveedor, cód prov, cod prov,
      código artículo proveedor, código de artículo del proveedor, artículo proveedor,
      artículo del proveedor, n artículo proveedor, n artículo del proveedor, no artículo proveedor,
      referencia del proveedor, ref del proveedor, ref de proveedor, referencia de proveedor,
      código del proveedor, código producto proveedor, material proveedor, no parte proveedor,
      no de parte proveedor, referencia fabricante, ref fabricante, ref fab, código fabricante,
      n parte fabricante, su código de artículo, n proveedor artículo, referencia externa, su material`,
    description: `
      descripción, concepto, denominación, producto, detalle, descripción del artículo, descripción artículo,
      descripción de artículo, descripción del producto, descripción producto, descripción del material,
      descripción material, descripción de la mercancía, descripción del servicio, descripción del bien,
      descripción de los bienes, nombre, nombre del producto, nombre producto, nombre artículo, designación,
      texto breve, texto, servicio, bienes, bien o servicio, mercancía, mercancías, artículos,
      especificación, especificaciones, desc, descrip, descripc, descripción ítem, texto breve material,
      descripción técnica, descripción y especificaciones, productos, conceptos, detalles, descripción larga,
      descripción 1, trabajos, título`,
    articleAndDescription: `
      artículo descripción, código descripción, código y descripción, artículo y descripción,
      referencia descripción, referencia y descripción, ref descripción, material descripción,
      código artículo descripción, código producto descripción, artículo denominación, material denominación,
      código denominación, producto descripción, descripción código, n artículo descripción, código concepto,
      descripción referencia`,
    quantity: `
      cantidad, cant, unidades, uds, cantidad pedida, cantidad unidad, ctd, cdad, cantid, ctdad, cant pedida,
      cantidad solicitada, cant solicitada, cantidad ordenada, cantidad de pedido, cantidad pedido, cant ped,
      cantidad um, cantidad y unidad, cant unidad, cant um, cantidad total, cantidad uds, cantidades,
      n unidades, núm unidades, n de unidades, número de unidades, pedida, pedido cant, solicitado,
      cant total, total unidades, unid pedidas, unidades pedidas, uds pedidas, piezas, pzas,
      cantidad requerida, cant req, cantidad a entregar, qty, cantidad comprada, cant compra, udes,
      n uds, total uds,
      a pedir, pedir, a enviar, por enviar, a entregar, a servir, reponer, a reponer,
      este pedido, esta entrega, esta orden, a suministrar, pedido actual, entrega actual,
      cantidad este pedido, cant este pedido, llamada, esta llamada, solicitado ahora, pedido ahora,
      cantidad ahora, este suministro,
      cuánto, cuántos`,
    unit: `
      unidad, ud, u m, um, unidad de medida, unid, und, unidad medida, u medida, uni, un, udm, medida,
      u de m, unid med, und med, unid medida, envase, formato, unidad de compra, unidad de pedido, u compra,
      ump, unidad de venta, presentación, empaque, unidad cant, u d m, unidad embalaje, embalaje,
      tipo unidad, udad`,
    price: `
      precio, precio unitario, p unitario, precio unit, precio ud, p u, precio neto, costo, costo unitario,
      pu, precio unidad, precio por unidad, precio uni, precio un, p unit, pr unit, precio u, precio uds,
      precio pieza, precio unitario neto, precio neto unitario, precio unitario sin iva, precio unitario eur,
      precio unitario usd, precio eur, precio en eur, precio euros, precio en euros, precio unitario euros,
      precio usd, precio mxn, precio bruto, precio tarifa, tarifa, pvp, precio lista, precio de lista,
      precio catálogo, precio compra, precio de compra, precio coste, coste, coste unitario, coste unit,
      coste unit directo, coste unitario directo, costo unit, costo por unidad, valor unitario, val unit,
      valor unit, vr unitario, vr unit, v unitario, importe unitario, importe unidad, precio por, precio 100,
      precio por 100, precio por 1000, precio um, precio base, pcio, pcio unit, prec unit, precio s iva,
      precio sin iva, precio con dto, precio neto ud, precio uc, p neto, p compra, p u neto,
      coste ud,
      cada uno, la unidad`,
    priceUnit: `
      por, cantidad base, base, unidad de precio, unidad precio, base precio, precio base cantidad, up,
      cant base, por cantidad, base de precio, factor precio,
      u precio, ud precio`,
    discount: `
      dto, descuento, % desc, desc, % dto, dto %, dcto, dscto, % descuento, descuento %, desc %, dtos, dto 1,
      dto1, descto, descuentos, % dcto, dcto %, dscto %, bonif, bonificación, % bonif, rappel, d to,
      dto línea, porcentaje descuento, importe descuento,
      dto 2`,
    tax: `
      iva, % iva, iva %, impuesto, impuestos, i v a, tipo iva, tipo de iva, importe iva, igv, itbis, imp,
      % imp, tasa iva, igic, % igic, iva igic, re, % re, cuota iva, ieps, iva importe, tasa`,
    lineTotal: `
      total, importe, importe total, precio total, subtotal, importe neto, valor, monto, total línea,
      total neto, importe línea, importe línea excl iva, importe línea sin iva, importe eur, importe en eur,
      importe euros, importe usd, importe mxn, importe sin iva, importe bruto, importe total neto, imp total,
      imp neto, imp, valor total, valor neto, val total, vr total, v total, valor bruto, monto total,
      monto neto, total eur, total euros, total usd, total sin iva, total con iva, total artículo,
      total partida, total ítem, p total, precio total neto, precio neto total, costo total, coste total,
      sub total, total importe, total bruto, neto, suma, total precio, importe parcial, importe de línea,
      valor de compra, extensión, total compra, precio total eur,
      valor neto pedido, valor neto del pedido, importe neto línea, importe neto de línea, total línea neto,
      valor línea, importe total línea, importe s iva, importe sin impuestos, total s iva,
      en total, todo`,
    deliveryDate: `
      Vence, fecha de entrega, fecha entrega, entrega, f entrega, fecha, fec entrega, fec ent, f ent, fecha ent,
      fch entrega, fecha solicitada, fecha requerida, fecha prevista, fecha de entrega solicitada,
      fecha entrega solicitada, fecha de entrega prevista, fecha entrega prevista, fecha prevista entrega,
      fecha recepción, fecha de recepción, fecha recepción esperada, fecha necesidad, fecha de necesidad,
      plazo, plazo entrega, plazo de entrega, plazo ent, semana, semana entrega, f prevista, f solicitada,
      fecha deseada, fecha estimada, fecha servicio, fecha suministro, fecha de suministro, f recepción,
      día entrega, fecha compromiso, fecha promesa, entregar el`,
    ignored: `
      hay, quedan, queda, en existencia, stock actual, en estantería, contado, recuento, disponible,
      peso, almacén, recibido, recibida, cantidad recibida, cant recibida, cant rec, recibidas, servido,
      servida, cant servida, cantidad servida, unidades servidas, entregado, entregada, cantidad entregada,
      pendiente, pdte, pte, cant pendiente, cantidad pendiente, pendiente de servir, por recibir,
      por entregar, facturado, facturada, cantidad facturada, cant facturada, confirmada, saldo, stock,
      existencias, inventario, peso kg, peso neto, peso bruto, volumen, largo, ancho, alto, dimensiones,
      medidas, color, talla, tamaño, marca, fabricante, modelo fabricante, origen, país de origen,
      país origen, código arancelario, partida arancelaria, fracción arancelaria, intrastat, lote, n lote,
      no lote, serie, n serie, caducidad, fecha de caducidad, fecha caducidad, plano, n plano, revisión, rev,
      centro de coste, centro de costo, ceco, centro costo, cuenta, cuenta contable, proyecto, obra,
      contrato, solicitud, solicitante, solped, requisición, departamento, destino, ubicación, centro,
      categoría, familia, grupo, estado, estatus, tipo, observaciones, observación, notas, comentarios,
      comentario, pvp recomendado, precio venta, precio de venta, bultos, n bultos, cajas, n cajas, uds caja,
      uds por caja, unidades por caja, palets, envases, bodega, proveedor, imagen, foto, calidad, norma,
      mínimo, stock mínimo, sala,
      acordado, acordada, cantidad acordada, cant acordada, cantidad contratada, cant contratada,
      contratado, contratada, cantidad contrato, cant contrato, cantidad anual, cantidad marco, ya pedido,
      ya pedida, ya solicitado, ya solicitada, pedido hasta la fecha, solicitado hasta la fecha,
      pedido anterior, pedidos anteriores, ya suministrado, ya servido, ya entregado,
      servido hasta la fecha, acumulado, acumulada, cantidad acumulada, cant acumulada, resto, restante,
      cantidad restante, por pedir, pendiente de pedir, previsión, último pedido, partida presupuestaria, código contable, imputación, elemento pep`,
  },
  traits: `
    forma, sección, perfil, tamaño, talla, medida, medidas, dimensión, dimensiones, longitud, largo,
    ancho, alto, altura, espesor, grosor, diámetro, calidad, grado, material, acabado, color, marca,
    aleación`,
  refused: `
    anulado, anulada, anular, cancelado, cancelada, cancelar, eliminado, no entregar, no enviar,
    en espera, solo si, si hay existencias, si hay stock, no necesario, ya no se necesita,
    por confirmar, no suministrar, no servir, es opcional, posición opcional, sustituido por,
    sustituida por, reemplazado por, reemplazada por, ya entregado, ya entregada, ya recibido,
    ya recibida, ya suministrado, cambiado a, cambiada a, cantidad modificada, reducido a,
    reducida a, aumentado a, entregar solo, entregar 0 solo, solo entregar, enviar solo,
    solo enviar, solo la mitad, 0 ahora, 0 más tarde, solo para presupuesto, solo presupuesto,
    solo precio, no pedido, no pedir, alternativa a, en lugar de 0`,
  courtesies: 'por favor, rogamos, se ruega, les rogamos, le rogamos, sírvanse',
  schedules: `
    plan de entregas, plan de entrega, calendario de entregas, programa de entregas, entregas parciales,
    fechas de entrega, entregas, repartos`,
  unordered: `
    opcional, opcionales, opciones, devolución, devoluciones, anulado, anulados, cancelado,
    cancelados, líneas anuladas, ya entregado, ya entregados, ya recibido, ya recibidos,
    para presupuesto, solo presupuesto, solicitud de precio, solicitud de oferta, no necesario,
    ya no necesario, no entregar, pedido anterior, último pedido, pendiente de entrega, en espera,
    alternativas, alternativa, para información`,
  former: `
    anterior, último, última, sustituye, reemplaza, anula, en lugar de, como en, original, antiguo, antigua`,
  numberOwners: {
    buyer: `
      nuestro, nuestra, ntro, ntra, cliente, comprador, interno, interna, int, propio, propia, hospital,
      centro, astillero, tienda, obra`,
    supplier: `
      su, vuestro, vuestra, vtro, vtra, proveedor, prov, adjudicatario, adjud, contratista, suministrador,
      vendedor, fabricante, fab, productor, distribuidor, externo, externa, ext`,
  },
  stamps: `
    anulado, anulada, cancelado, cancelada, borrador, provisional, no válido, no aprobado, no aprobada, pendiente
    de aprobación, pendiente de autorización, sin aprobar, rechazado, rechazada, bloqueado, bloqueada, en espera,
    suspendido, suspendida, solo para información, a título informativo, no es un pedido, pedido de prueba, prueba,
    no ejecutar, no entregar, no servir`,
  holds: `
    no duplicar, evitar duplicados, no entregar hasta, no enviar hasta, no servir hasta, no procesar hasta, no
    ejecutar hasta, en espera hasta, ya pedido por teléfono, rogamos añadir 0, por favor añadan 0, añadir 0,
    descuento en todos los artículos, descuento en todas las líneas, todos los artículos 0, todas las líneas 0`,
  totals: {
    grandTotal: `
      importe total, totales pedido, totales del pedido, total pedido, total general, total a pagar, total con iva, total EUR, total USD,
      total del pedido, monto total, valor total, total orden, total euros, total en euros, total en eur,
      importe total del pedido, importe total pedido, importe del pedido, importe pedido, importe total eur,
      importe total euros, importe total en euros, importe total con iva, importe total iva incluido,
      importe total iva incl, total iva incluido, total iva incl, total iva inc, total incluido iva,
      total incl iva, total con impuestos, total impuestos incluidos, total pedido con iva,
      total pedido sin iva, total pedido eur, total pedido euros, total neto pedido, total compra,
      total de la compra, total orden de compra, total de la orden, total de la orden de compra,
      total de orden, total oc, valor total del pedido, valor del pedido, valor pedido,
      valor total de la orden, valor de la orden, valor total orden, monto total de la orden,
      monto de la orden, monto total del pedido, monto a pagar, importe a pagar, importe líquido,
      líquido a pagar, líquido, total líquido, neto a pagar, total final, gran total, total global,
      total mxn, total mn, total m n, total documento, total factura, importe final, total pedido neto,
      precio total, costo total, coste total, total neto a pagar, suma total, total general eur, total clp,
      total cop, total pesos, total presupuesto,
      compromiso total, total comprometido, total de este pedido`,
    total: `
      total, total neto, importe neto, total sin iva, total antes de iva, total antes de impuestos,
      total sin impuestos, neto, importe sin iva, importe total sin iva, total excl iva, total excluido iva,
      total importe neto, valor neto, importe neto total, total importe, totales, suma neta,
      valor neto total, total s iva, total sin i v a, neto total,
      totales generales`,
    subtotal: `
      subtotal, base imponible, suma, total bruto, sub total, importe bruto, base, base iva, total líneas,
      total artículos, total mercancía, total mercancías, suma de importes, suma importes, suma y sigue base,
      bruto, importe base, total base imponible, base imp, total parcial, valor mercancía,
      valor de la mercancía, importe mercancía, suma parcial, sub total neto, total productos,
      subtotal sin iva, subtotal neto, base gravable, total partidas, suma neto, valor bruto, total gravado,
      op gravada,
      mercancía, mercancías, total de líneas, suma de líneas, total materiales, valor de los artículos,
      total de artículos, suma artículos, importe líneas,
      total artículo, total capítulo, total partida`,
    tax: `
      iva, impuestos, impuesto, itbis, ivu, i v a, importe iva, cuota iva, total iva, total impuestos, cuota,
      iva 21, iva 10, iva 4, iva 16, igv, igic, recargo de equivalencia, recargo equivalencia, re, r e, ieps,
      isr, retención, retenciones, irpf, aranceles, iva importe, impuesto al valor agregado,
      importe impuestos, imp, ice, iibb, percepción`,
    freight: `
      portes, transporte, gastos de envío, flete, envío, gastos de transporte, coste de transporte,
      coste de envío, costo de envío, costes de envío, gastos envío, gastos transporte, cargo por envío,
      embalaje, embalajes, gastos de embalaje, seguro, manipulación, gastos de gestión, gastos, otros gastos,
      otros cargos, recargo, recargos, portes y embalajes, portes pagados, suplemento, recargo combustible,
      acarreo, maniobras, cargo adicional, gastos varios, otros, fletes, empaque, tasa de gestión,
      punto verde`,
    discount: `
      descuento, dto, descuentos, total descuento, total descuentos, importe descuento, descuento comercial,
      descuento total, dto comercial, dto pp, descuento pronto pago, dto pronto pago, dto p p, bonificación,
      rebaja, descuento global, dto global, menos descuento, rappel, importe dto, dcto, dscto, dto general`,
    paid: `
      anticipo, a cuenta, entrega a cuenta, pagado, importe pagado, saldo, saldo pendiente,
      pendiente de pago, pago anticipado, anticipos, abonado, depósito, señal, pendiente, entregado a cuenta`,
    carried: `
      suma y sigue, suma anterior, total página, suma página, subtotal página, suma y sigue página,
      importe anterior, viene de la página anterior, viene de página anterior, total hoja,
      pasa a la página siguiente, a cuenta nueva, sigue, suma y sigue total, arrastre, continúa,
      total anterior, acumulado`,
    counted: `
      cantidad total, total unidades, total cantidad, peso total, total peso, peso bruto, peso neto,
      n de líneas, número de líneas, total líneas pedido, total bultos, n bultos, número de bultos,
      total artículos pedidos, total piezas, volumen total, total uds, total cajas, total palets,
      peso bruto total, peso neto total, total kilos, n artículos, total de unidades, total ítems,
      total de artículos, total de piezas, suma cantidades, peso`,
  },
  documentTypes: {
    purchase_order: `
      pedido de compra, orden de compra, pedido, pedido a proveedor, nota de pedido, pedido proveedor,
      hoja de pedido, formulario de pedido, orden de pedido, orden de compra abierta, pedido abierto,
      pedido marco, pedido de compras, orden de compras, orden de servicio, orden de suministro,
      pedido urgente, nuevo pedido, orden de trabajo y compra, propuesta de pedido confirmada,
      solicitud de pedido, pedido en firme, pedido de material, pedido de suministro, programa de entregas,
      pedido programado, orden de adquisición, contrato de compra, pedido contra contrato, impreso de pedido,
      reposición, pedido de reposición, boletín de pedido, orden compra, pedido compra,
      reposición de almacén, pedido de tienda, pedido de reposición de almacén, vale de pedido,
      vale de compra, pedido a fábrica, propuesta de compra aprobada, documento de pedido, carta de pedido,
      contrato de suministro, adjudicación, pedido de obra, pedido al proveedor, encargo,
      orden de entrega a proveedor, pedido de almacén`,
    order_change: `
      modificación de pedido, pedido modificado, modificación del pedido, modificación de orden de compra,
      orden de cambio, pedido rectificado, cambio de pedido, modificación pedido, anexo al pedido,
      orden de compra modificada, modificación de la orden de compra, revisión de pedido, pedido revisado,
      pedido rectificativo, anula y sustituye, ampliación de pedido, enmienda de orden de compra,
      cambio de orden, actualización de pedido`,
    order_cancellation: `
      anulación, cancelación, anulación de pedido, anulación del pedido, cancelación de pedido,
      cancelación del pedido, pedido anulado, pedido cancelado, cancelación de orden de compra,
      orden de compra cancelada, anulación pedido, cancelación de orden, orden cancelada,
      aviso de cancelación, cancelación de la orden de compra`,
    order_confirmation: `
      confirmación de pedido, confirmación del pedido, acuse de recibo, confirmación de orden,
      pedido de venta, pedido de cliente, confirmación, confirmación de su pedido, acuse de recibo de pedido,
      aceptación de pedido, orden de venta, confirmación de compra, confirmación de orden de compra,
      nota de venta, confirmación pedido, gracias por su pedido, gracias por su compra, resumen del pedido,
      resumen de pedido, acuse de pedido, confirmación de venta, pedido cliente, orden de cliente`,
    invoice: `
      factura, factura proforma, factura n, factura no, factura comercial, factura pro forma, proforma,
      factura de venta, factura electrónica, n factura, número de factura, factura simplificada,
      factura de anticipo, extracto de cuenta, estado de cuenta, reclamación de pago, recordatorio de pago,
      cfdi, comprobante fiscal, minuta, factura nro, recibo de honorarios, factura de exportación,
      factura final, liquidación, factura de compra, aviso de pago, comprobante fiscal digital,
      boleta de venta, copia de factura`,
    delivery_note: `
      albarán, nota de entrega, albarán de entrega, remito, guía de remisión, albarán n, albarán no,
      packing list, lista de empaque, lista de embalaje, albarán de salida, nota de remisión, remisión,
      guía de despacho, hoja de entrega, carta de porte, cmr, conocimiento de embarque, parte de entrega,
      albarán de venta, albarán de compra, nota de envío, aviso de envío, aviso de expedición,
      albarán de recepción, nota de recepción, recepción de mercancía, albarán de devolución, hoja de carga,
      vale de entrega, nota de despacho, hoja de ruta, comprobante de entrega, guía de transporte,
      nota de devolución, orden de entrega, devolución,
      devolución a proveedor, devolución al proveedor, devolución de mercancía, devolución de material,
      hoja de devolución, reclamación, parte de no conformidad, vale de devolución`,
    quotation: `
      presupuesto, oferta, solicitud de oferta, cotización, solicitud de cotización, petición de oferta,
      solicitud de presupuesto, propuesta, propuesta comercial, petición de precio, petición de precios,
      presupuesto n, oferta n, cotización no, oferta comercial, oferta de precios, solicitud de precios,
      pliego, licitación, concurso, solicitud de compra, requisición, requisición de compra,
      lista de precios, tarifa de precios, estimación, consulta de precios, invitación a cotizar,
      petición de presupuesto, pedido de cotización, pedido de presupuesto, solicitud de propuesta,
      concurso de precios, consulta, peticion oferta, propuesta económica`,
    receipt: `
      recibo, ticket, recibo de pago, ticket de compra, comprobante de pago, justificante de pago,
      comprobante, recibo de caja, ticket de caja, boleta, justificante, factura simplificada ticket,
      resguardo, comprobante de compra, comprobante de venta, copia cliente, tique`,
    credit_note: `
      nota de crédito, factura rectificativa, abono, nota de abono, factura de abono, nota de cargo,
      nota de débito, abono n, factura rectificativa n, nota crédito, nota débito, rectificativa,
      boleta de abono, nota de crédito n`,
  },
  ordering: `
    les pedimos, solicitamos el suministro, rogamos el suministro, rogamos nos suministren, les encargamos,
    hacemos el siguiente pedido, rogamos nos envíen, sírvanse suministrar, pedimos el siguiente material,
    cursamos pedido,
    les solicitamos, solicitamos nos suministren, les rogamos nos suministren, rogamos nos sirvan,
    rogamos suministren, ruego nos suministren, rogamos suministrar, rogamos que nos suministren,
    sírvanse enviarnos, sírvanse servirnos, sírvanse suministrarnos, les hacemos el siguiente pedido,
    les pasamos el siguiente pedido, les cursamos, les cursamos pedido, les formulamos pedido,
    les realizamos el siguiente pedido, realizamos el siguiente pedido, deseamos pedir, queremos pedir,
    deseamos encargar, pedimos el suministro, adjudicamos, se solicita el suministro, se encarga,
    se ordena el suministro, nos suministren lo siguiente, envíennos, por favor suministren`,
  confirming: `
    gracias por su pedido, gracias por tu pedido, gracias por su compra, gracias por tu compra,
    le agradecemos su pedido, les agradecemos su pedido, agradecemos su pedido, hemos recibido su pedido,
    hemos recibido tu pedido, su pedido ha sido recibido, su pedido ha sido confirmado,
    su pedido está confirmado, su pedido ha sido registrado, su pedido se está preparando,
    confirmamos su pedido, le confirmamos su pedido, les confirmamos su pedido,
    acusamos recibo de su pedido, confirmamos la recepción de su pedido, recepción de su pedido,
    hemos registrado su pedido, tenemos el gusto de confirmar su pedido`,
  subject: 'asunto, ref asunto, concepto',
  months: `
    enero ene, febrero feb, marzo mar, abril abr, mayo may, junio jun, julio jul, agosto ago agto,
    septiembre setiembre sep sept set, octubre oct, noviembre nov, diciembre dic`,
  weekdays: `
    lunes lun lu, martes mar ma, miércoles mié mi, jueves jue ju, viernes vie vi, sábado sáb sa,
    domingo dom do`,
  calendarWeek: 'semana, sem, semana n, sem n, s',
  periods: `día, días, semana, semanas, mes, meses, trimestre`,
  monthParts: {
    beginning: 'principios de, a principios de, inicios de, a inicios de, comienzos de',
    middle: 'mediados de, a mediados de',
    end: 'finales de, a finales de, fines de, a fines de, fin de',
  },
  within: 'en, dentro de, en un plazo de, en el plazo de',
  window: {
    from: `
      del, desde, desde el, de, entre, entre el, a partir del, a partir de, no antes del, no antes de,
      después del, no antes`,
    until: `
      al, hasta, hasta el, a, antes del, antes de, a más tardar, a más tardar el, como máximo,
      como máximo el, para el, no después del, máximo, máx, como muy tarde, no después, el o antes del,
      en o antes del`,
    and: 'y, y el, o, o el',
  },
  otherWishes: `
    confirm-, respue-, respond-, contest-, acus-, ofert-, presupuest-, factur-, pag-`,
  possessives: {
    our: 'nuestro, nuestra, ntro, ntra',
    your: 'su, vuestro, vuestra, vtro, vtra',
    their: 'cuyo',
  },
  sameAddress: `
    la misma, el mismo, misma dirección, la misma dirección, ídem, igual, igual que facturación, igual
    que la anterior, la indicada arriba, la arriba indicada, nuestra dirección, nuestro domicilio`,
  asap: `
    lo antes posible, cuanto antes, inmediato, inmediata, inmediatamente, entrega inmediata, urgente,
    muy urgente, a la mayor brevedad, a la brevedad, a la brevedad posible, a la mayor brevedad posible,
    lo más pronto posible, de inmediato, lo más rápido posible, urgencia, asap, ya, pronta entrega, en stock,
    tan pronto como sea posible, cuanto antes posible, hoy`,
  placeElsewhere: `
    recogida, recoger, recogerá, recogen, retira, anexo, adjunto, adjunta`,
  undecided: `
    por definir, por determinar, por confirmar, a definir, a determinar, a convenir, a confirmar,
    pendiente de confirmar, pendiente, según oferta, según su oferta, según presupuesto, según contrato,
    según acuerdo, según convenio, según cotización, según lo acordado, s oferta, s presupuesto, bajo pedido,
    bajo demanda, a demanda, consultar, a consultar, no aplica, n a, na, n d, nd, no disponible, ver abajo,
    ver notas, ver anexo, ver adjunto, sin especificar, ninguno, ninguna, varios, desconocido, s e, tbd,
    por acordar, no procede, sin determinar, a concretar, por concretar, no especificado, no indicado, sin asignar`,
  units: `
    ud, uds, un, und, unds, unid, unids, u, unidad, unidades, pza, pzas, pz, pzs, pieza, piezas, pc, pcs,
    caja, cajas, cj, cjs, caj, palet, palets, palé, palés, pallet, pallets, pal, rollo, rollos, rll, saco,
    sacos, sc, par, pares, pr, kg, kgs, kilo, kilos, kilogramo, kilogramos, g, gr, grs, gramo, gramos, t, tm,
    tn, ton, tonelada, toneladas, m, mt, mts, ml, metro, metros, mm, cm, m2, m3, l, lt, lts, litro, litros,
    paquete, paquetes, paq, pqt, pq, pack, packs, bolsa, bolsas, bls, bl, juego, juegos, jgo, jg, kit, kits,
    set, docena, docenas, doc, dna, botella, botellas, bot, btl, lata, latas, bidón, bidones, garrafa,
    garrafas, grf, tambor, tambores, barril, cubo, cubos, bote, botes, tarro, tarros, tubo, tubos, barra,
    barras, plancha, planchas, placa, placas, pliego, pliegos, hoja, hojas, resma, resmas, bobina, bobinas,
    bob, carrete, carretes, rodillo, atado, fardo, fardos, bulto, bultos, estuche, estuches, est, bandeja,
    bandejas, blíster, ampolla, ampollas, frasco, frascos, fco, millar, millares, mill, mil, cien, ciento,
    cto, c, hora, horas, h, hr, hrs, día, días, semana, semanas, mes, meses, año, años, servicio, servicios,
    serv, srv, global, glb, gl, p a, pa, partida, lote, lotes, viaje, viajes, persona, personas, licencia,
    licencias, galón, galones, gal, libra, libras, lb, lbs, onza, pie, pies, pulgada, tira, tiras,
    contenedor, cartucho, cartuchos, cartón, cartones, display, sobre, sobres, jornada, jornadas, ejemplar,
    ejemplares, manojo, malla, mallas`,
  currencies: `
    EUR euro, EUR euros, USD dólar, USD dólares, USD dólares americanos, USD dólares estadounidenses,
    USD dólar estadounidense, USD dls, GBP libra esterlina, GBP libras esterlinas, CHF franco suizo,
    CHF francos suizos, MXN peso mexicano, MXN pesos mexicanos, MXN moneda nacional, MXN m n,
    COP pesos colombianos, CLP pesos chilenos, ARS pesos argentinos, PEN soles, PEN nuevos soles,
    DOP pesos dominicanos, PLN zloty, JPY yen, JPY yenes, CNY yuan, BRL reales`,
  legalForms: `
    S.A., SA, S.A.U., SAU, S.L., SL, S.L.U., SLU, S.L.L., SLL, S.L.N.E., S.A.L., SAL, S.C., S.C.P., SCP,
    C.B., S. Coop. And., S.Coop.And., S. Coop. Gal., S. Coop. V., S. Coop. Mad., S. Coop. C. L., Soc. Coop. And., S. Coop., S.Coop., SCCL, S.C.C.L., S. en C., S.Com., S.A. de C.V., SA de CV, S. de R.L.,
    S. de R.L. de C.V., S.A.S., SAS, S.A.P.I. de C.V., Ltda., Ltda, Cía., Cía, S.R.L., S.A.C., E.I.R.L.,
    Sociedad Anónima, Sociedad Limitada, Hnos., e Hijos, A.I.E., AIE, UTE, U.T.E., S.A.A., SpA, autónomo,
    cooperativa`,
  streets: `
    calle, c/, cl, avenida, avda, av, avd, plaza, plza, pza, pl, paseo, pº, ps, camino, cno, cmno, carretera,
    ctra, crta, carr, autovía, km, ronda, rda, travesía, trav, glorieta, vía, pasaje, psje, polígono, pol,
    pol ind, polígono industrial, p i, parque, parque industrial, parque empresarial, urbanización, urb,
    edificio, edif, nave, parcela, parc, apartado, apdo, apartado de correos, apartado postal, colonia, col,
    carrer, avinguda, passeig, plaça, camí, travessera, polígon, rúa, camiño, praza, estrada, kalea, etorbidea, calzada, blvd, bulevar, boulevard, cra, carrera, diagonal, rambla, alameda, cuesta, partida, barrio,
    bloque, local, oficina, piso, esquina, lote, manzana, fraccionamiento, fracc, zona industrial,
    zona franca, sector, gran vía, autopista`,
  countries: `
    US Estados Unidos, US EE UU, US EEUU, US E E U U, US Estados Unidos de América, CA Canadá, MX México,
    MX Méjico, BR Brasil, AR Argentina, CL Chile, CO Colombia, PE Perú, EC Ecuador, UY Uruguay, PA Panamá,
    DO República Dominicana, PR Puerto Rico, GB Reino Unido, GB Gran Bretaña, GB Inglaterra, IE Irlanda,
    DE Alemania, AT Austria, CH Suiza, NL Países Bajos, NL Holanda, BE Bélgica, LU Luxemburgo, FR Francia,
    AD Andorra, ES España, PT Portugal, IT Italia, GR Grecia, CY Chipre, MT Malta, PL Polonia,
    CZ República Checa, CZ Chequia, SK Eslovaquia, HU Hungría, RO Rumanía, RO Rumania, BG Bulgaria,
    SI Eslovenia, HR Croacia, RS Serbia, UA Ucrania, TR Turquía, DK Dinamarca, SE Suecia, NO Noruega,
    FI Finlandia, IS Islandia, EE Estonia, LV Letonia, LT Lituania, NZ Nueva Zelanda, JP Japón,
    KR Corea del Sur, SG Singapur, MY Malasia, TH Tailandia, PH Filipinas, AE Emiratos Árabes Unidos,
    SA Arabia Saudí, SA Arabia Saudita, EG Egipto, MA Marruecos, TN Túnez, DZ Argelia, ZA Sudáfrica`,
  offices: {
    purchasing: 'compras, aprovisionamiento, aprovisionamientos, comprador, compradora',
    sales: 'ventas, comercial, cliente, clientes',
    other: `
      portería, vigilante,
      departamento, dpto, interno, interna, internas, equipo, oficina, servicio, área, sección, almacén, logística, contabilidad,
      administración, pedidos, pedido, sistema, automático, recepción, atención, central, cocina,
      gestión, mantenimiento, secretaría, secretaria, conserje, conserjería`,
  },
  trades: `
    restaurante, cafetería, panadería, pastelería, carnicería, heladería, hotel, hostal, bar, bodega,
    bodegas, farmacia, clínica, hospital, colegio, escuela, instituto, ayuntamiento, taller, talleres,
    ferretería, tienda, librería, papelería, peluquería, suministros, distribuciones, construcciones,
    instalaciones, hermanos, hijos, industrias, comercial, transportes, finca, granja, imprenta,
    asociación, fundación, universidad, grupo, electricidad, fontanería, supermercado, supermercados,
    mercado, floristería, carpintería, óptica, muebles, cooperativa,
    centro, diputación, consejería, museo, ministerio, residencia, guardería, astilleros, conservas, almacenes, gimnasio, clínicas, autoescuela, bodegones`,
  salutations: `
    estimado, estimada, estimados, estimadas, hola, buenos días, buenas tardes, buenas, buen día, querido,
    querida, apreciado, apreciada, muy señor mío, muy señores míos`,
  givenNames: `
    Héctor, Begoña, Íñigo, Aitor, Iker, Ainhoa, Nekane, Ximena, Guadalupe, Montserrat, Jordi, Núria,
    Josep, Pau, Xavier, Álvaro, Rocío, Nuria, Inmaculada, Encarnación`,
};
