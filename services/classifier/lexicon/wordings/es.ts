import { type Cue, cues } from '../cue.ts';

/** How else such mails are worded, and words that tell where nothing is said outright. */
export const spanishWordings: Cue[] = [
  ...cues('purchase_order', [
    // What shops and systems bring.
    [
      6,
      'vendiste|has vendido|te (?:compraron|han comprado)|(?:nueva|nuevo) (?:venta|pedido|encargo) (?:en|de tu|#|n)|(?:tienes|has recibido|tenés) (?:una nueva venta|una venta|un nuevo pedido|un pedido)|venta en marketplace|se ha (?:emitido|generado|publicado) la orden de compra|(?:se )?notifica la orden|prepara el envío|orders \\S*\\d|(?:se )?ha realizado un (?:nuevo )?pedido|le (?:envía|remite) (?:el|un) (?:nuevo )?pedido|ha aceptado (?:su|tu|el|la) (?:presupuesto|cotización|oferta)|te (?:hizo|ha hecho) un pedido',
    ],
    [
      7,
      '(?:aceptamos|acepto|aprobamos|apruebo|aprobada|aceptada|conformes? con|damos (?:la |nuestra )?conformidad|visto bueno)[^.!?]{0,30}(?:cotización|presupuesto|oferta|proforma|propuesta)|(?:cotización|presupuesto|oferta|proforma|propuesta)[^.!?]{0,30}(?:aceptad[oa]|aprobad[oa]|damos (?:la |nuestra )?conformidad|adelante)|proced(?:an|a|er|ed) con (?:la |el )?(?:fabricación|surtido|suministro|pedido|envío|compra)|confirmo que (?:sí )?(?:quer|compr|nos qued|me qued)\\p{L}+|confirm(?:o|amos) (?:la |nuestra |mi )compra|este (?:correo|mail|mensaje) (?:vale|sirve|hace las veces) (?:de|como) pedido',
    ],
    [
      5,
      '(?:me|nos) (?:quedo|quedamos|llevo|llevamos)(?: con)? (?:l[oa]s? |tod[oa]s? )*(?:\\d|dos|tres|cuatro|cinco|seis|diez|doce)|(?:favor de|sírvase|les? solicit(?:o|amos)|me gustaría que me) (?:surtir|enviar|mandar|suministrar|despachar|entregar)?(?:me|nos)? ?(?:\\p{L}+ )?(?:\\d|un |una |dos |tres |cuatro |cinco )',
    ],
    [
      4.5,
      '(?:manda|manden|mande|mándanos|mándame|mándeme|mándenme|mándenos|mandadme|mandadnos|mandéis|mandarme|mandarnos|enviadnos|enviadme|envíennos|envíenme|envíenos|envíanos|traedme|traednos|traigan|tráiganos|metedme|meted|ponedme|ponednos|póngame|póngannos|póngamelo|sírvannos|sírvanlo|cárgame|cargar a (?:la |mi |nuestra )?cuenta|guárdame|guardadme|resérvame|resérvenos|reservadme|apuntadme|apúntenos|apúntame|anótame|anoten|repíteme|repetid|repítannos)(?! [^.!?]{0,40}(?:presupuesto|oferta|precio|factura|catálogo|tarifa|cotización|albar[aá]n|certificado|copia|técnico|correo|duplicado|ficha|listado|abono|foto|contrato))',
    ],
    [
      4,
      '(?:va|van|ahí va|le paso|les paso|os paso|te paso|les hago llegar|hacemos llegar|remit\\p{L}+|reenvi\\p{L}+|volvemos a (?:adjuntar|enviar))[^.!?]{0,40} (?:mi |el |la |nuestro |nuestra |un )?(?:pedido|orden de compra|nota de pedido|encargo)|único pedido|no duplicar|pedido en firme|nota de pedido|(?:añadir|añadan|añade|añadid|agreg\\p{L}+|sumar) (?:a|al) (?:mi |nuestro |este |el )?pedido|revisión \\S*\\d[^.!?]{0,40}(?:cambio|pasan)|acusen recibo|entregas a cuenta|acuerdo marco|pedido abierto',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      8,
      '(?:su|tu|el|la|vuestro) (?:pedido|compra|reserva|preventa|orden|encargo|suscripción)[^.!?]{0,60}(?:grabad[oa]|registrad[oa]|ingresad[oa]|confirmad[oa]|aceptad[oa]|(?:será|se) (?:servid[oa]|servirá)|en espera hasta|en (?:producción|fabricación)|metido en|tramitad[oa])|pedido [^.!?]{0,20}(?:ingresado|grabado|metido en)',
    ],
    [
      8,
      'ordrsp|respuesta (?:de|al|a su|a tu) pedido|(?:damos|doy) por recibid[oa]|recibimos (?:tu|su) (?:compra|pedido|orden)|gracias por (?:la orden|comprar|tu compra|su compra|tu preventa|el encargo)|queda(?:n)? (?:registrad|anotad|apuntad|reservad|confirmad|agendad)[oa]s?|quedó (?:registrad|anotad|apuntad|reservad|confirmad|agendad)[oa]s?|confirmación de (?:pedido|orden|compra|reserva|recepción (?:de )?(?:oc|pedido|orden))',
    ],
    [
      7,
      '(?:apuntad|anotad|reservad|encargad|apartad)[oa]s?(?= (?:l[oa]s?|tod[oa]|queda|tu|su|para|\\d))|(?:apartaste|reservaste|compraste)|hemos (?:sustituido|cambiado|modificado|añadido|quitado) (?:en )?(?:su|tu|vuestro|del|de)|(?:modificación|cambio) (?:aceptad|realizad|confirmad|registrad)[oa]|(?:proveedor|fabricante|fábrica|de italia|productor)[^.!?]{0,20} (?:nos )?(?:confirma|ha confirmado|confirmó|acepta|ha aceptado)|(?:acaba de|nos ha) confirm\\p{L}+|encantados de enviarle|ya tenemos tu (?:pedido|compra)|nº interno',
    ],
    [
      4,
      '(?:fecha|nueva fecha) de (?:salida|entrega) ?:|sale(?:n)? (?:hoy|mañana|el|con|en)|en (?:unas|unos|aproximadamente|\\d+) (?:dos |tres |cuatro |\\d+ )?(?:semanas|días)|te avisaremos cuando|te escribiremos cuando|plazo ?:|pasa a (?:preparación|producción|fabricación)',
    ],
  ]),
  ...cues('delivery_note', [
    [
      12,
      '(?:puedes|puede|pueden|podéis|ya puedes) (?:ya )?(?:pasar|venir|recoger|retirar)(?:l[oa]s?)? ?(?:a (?:por|recoger|buscar|retirar)|cuando|en|hoy|desde|de)|te l[oa]s? guardamos|(?:disponible|a su disposición) (?:en (?:fábrica|nuestr|tienda|el punto|el almacén|sucursal)|para (?:recogida|retiro|su retirada))|(?:ya )?(?:tienes|tiene|están|está) (?:tus |sus |tu |su )?[^.!?]{0,30}list[oa]s?,? (?:puede|pas)\\p{L}*|código de (?:recogida|retiro)',
    ],
    [
      9,
      'intent(?:o|ado) (?:de )?entreg\\p{L}+|intento de entrega|(?:no (?:había|encontramos a) nadie|destinatario ausente|ausente)|(?:entrega|envío|reparto) (?:aplazad|reprogramad|fallid)[oa]|(?:se entregará|será entregad[oa]|entregarse) (?:el|hoy|mañana|antes|entre)|volveremos (?:a pasar|a intentarlo|mañana)|(?:envío|paquete) [\\p{L}]{0,3}\\d{3,}[^.!?]{0,30}(?:entreg|program)\\p{L}+',
    ],
    [
      8,
      '(?<!(?:no|pone|como) (?:ha sido |está )?)entregad[oa]s? (?:el|en|a|hoy|ayer|esta|al|por|con)|ya se (?:entregaron|entregó)|acta de (?:entrega|recepción)|(?:prueba|justificante|comprobante|notificación) de entrega(?! pend)|firma(?:do|da)? (?:de )?(?:recogida|recibido|por)|recibió ?:|(?:he|hemos|han) dejado (?:todo )?(?:en|el|la|los|las)|cerrado la entrega|remisión (?:firmada|\\S*\\d)',
    ],
    [
      9,
      '(?:salieron|salió|han salido|ha salido|salen|ya van|va de camino|van de camino|se envió|se enviaron|se despachó|ya (?:está|están) despachad[oa]s?|despachamos|ya salió|hoy salen|ya están en camino|en camino)(?! (?:mal|dos|defect))|despachad[oa]s? (?:hoy|ayer|con|por|el)|enviad[oa]s? (?:hoy|ayer|por|con|el)|(?:l[oa]s? lleva|lo trae|viaja\\p{L}* con|por mensajería (?:sale|va)) ?',
    ],
    [
      8,
      'desadv|aviso de (?:expedición|llegada|entrega|salida|despacho|recogida)|gu[ií]a de (?:despacho|remisión|porte)|lista de (?:empaque|embalaje|contenido|bultos)|packing ?list|carta de porte|conocimiento de embarque|(?:salida|vale de salida) de almacén|informamos de la salida|certificado de lote|(?:courier|transportista|chofer|chófer|matrícula|patente|sello|naviera|buque|contenedor) ?:? [\\p{L}\\d]',
    ],
    [
      7,
      '(?:mañana|hoy|el \\p{L}+|a las \\d+) (?:a las \\d+ )?(?:estamos|estaremos|pasamos|pasaremos|vamos|iremos|llegamos|llega el camión|va el camión)[^.!?]{0,60}(?:descarg|entreg|dej)\\p{L}+|(?:llegará|llega|llegan|atracará|debería (?:estar|llegar)|lo recibirás|la recibirás|recibirás)[^.!?]{0,40}(?:entre las|antes de las|a las|el (?:lunes|martes|miércoles|jueves|viernes|sábado|\\d)|mañana|esta semana)|llegada prevista|zona de reparto|entregas? parcial',
    ],
    [3, '(?:chófer|chofer|camión|palets?|palés?|bultos|matrícula|kg brutos|seguimiento)'],
  ]),
  ...cues('quotation', [
    [
      8,
      '(?:adjunt\\p{L}+|anex\\p{L}+|va|paso|pasamos|envi(?:o|amos)|reenví\\p{L}+|remit\\p{L}+|hacemos llegar|hago llegar|present(?:o|amos)|trasladamos|aquí (?:tiene|tienes|tienen|va|está)|le dejo|le mando|te mando|os mando|ofrecemos)(?:(?!pedido|orden|según|acept|factur)[^.!?]){0,40} (?:oferta|propuesta|presupuesto|cotización|tarifas?|lista de precios|estimación)',
    ],
    [
      8,
      '(?:remit|envíe|envien|envíen|present|introduc)\\p{L}* (?:\\p{L}+ )?(?:ofertas?|propuestas?|sus precios|su precio|precios)|(?:concurso|licitación|pliego|evento de sourcing|subasta|homologa\\p{L}+ proveedores|invita\\p{L}* a (?:participar|cotizar|ofertar|presentar))|(?:precio|precios) (?:unitario|fob|neto|y plazo|por línea|y disponibilidad)|cotización referencial|solicit\\p{L}+ (?:de )?(?:precios|cotización|presupuesto|oferta)|estudio de mercado',
    ],
    [
      7,
      '(?:me|nos) (?:dec[ií]s|dices|dice|dicen|das|dan|daríais|pasas|pasáis|pasan|harías|harían|haría|podrías? dar)[^.!?]{0,30}(?:precio|tarifa|presupuesto|cuánto)|(?:pása|dá|dí)(?:me|nos|le) (?:un )?precio|pasale precio|pídele precio|(?:piden|quieren|pide) (?:un )?(?:precio|presupuesto)|¿?presupuesto(?= (?:con|para|de|pa)(?!\\p{L}))|cuánto (?:me|nos|sale|vale|sería|es|cobra)|cuanto (?:me|nos|sale|vale|sería|es|cobra|cuesta)|podrían cotizar|cotíz\\p{L}+|cotizar',
    ],
    [
      7,
      '(?:rondaría|rondarán|saldría\\p{L}*|quedaría\\p{L}*|te sale|le sale|os sale|queda en|quedan en|te (?:puedo|podría) dejar|se lo dejo|se lo puedo dejar|sería[n]? (?:unos|en total))[^.!?]{0,40}\\d|\\d ?(?:€|euros?)? ?/ ?mes|(?:precio|precios) (?:cerrado|de temporada|válido\\p{L}*|hasta)|tarifa (?:semana|de|\\d{4})|(?:mantengo|mantenemos|sostenemos) (?:el|los) precios?|cálculo aproximado|renting|si subes? a|pedidos antes de las|(?:instalación|montaje|transporte|mantenimiento|portes) (?:incluid|no incluid)[oa]s?',
    ],
  ]),
  ...cues('receipt', [
    [
      10,
      '(?:comprobante|justificante|resguardo|confirmación) (?:de|del) (?:la |su |mi |el )?(?:transferencia|pago|depósito|ingreso|abono)|(?:realizamos|realicé|hicimos|hice|he hecho|hemos hecho|efectuamos|ordenamos|acabo de hacer|ya hice|ya hicimos|he realizado) (?:\\p{L}+ ){0,2}(?:transferencia|pago|depósito|ingreso|bizum|giro)|(?:factura|recibo|cuota)[^.!?]{0,40}(?:se ha cobrado|ha sido (?:cobrad|pagad|abonad)[oa]|cargad[oa])|pago automático realizado|(?:cobro|cargo|pago|adeudo) (?:efectuado|realizado|procesado|aprobado|exitoso|con yape|con bizum)|yapeaste|compra fue exitosa|transacción (?:aprobada|autorizada|exitosa)',
    ],
    [
      10,
      'recibid[oa]s? (?:los|el|la|tu|su|vuestro) (?:\\d|pago|ingreso|transferencia|depósito|cheque|talón|pagaré)|(?:recepción|recibo) de (?:su|tu) (?:pagaré|cheque|talón|pago|transferencia)|hemos (?:recibido|identificado|registrado|cobrado|ingresado) (?:\\d|(?:su|tu|el|un) (?:pago|ingreso|depósito|cheque|talón|pagaré|anticipo))|(?:pagaré|depósito|cheque|anticipo|señal|fianza)(?: en garantía)? (?:recibid|cobrad|ingresad)[oa](?! y pedido)|has recibido un (?:pago|bizum)|te (?:ha enviado|envió) (?:\\d|un pago)|(?:ha|han) abonado la|acreditando el ingreso|carta de pago|liquidación (?:tpv|de (?:ventas|cobros|pagos))|remesa del|informamos del adeudo|recibo domiciliado',
    ],
    [
      9,
      '(?:ya )?(?:está|queda|quedó|quedan|están) (?:ya )?(?:pagad|liquidad|saldad|abonad)[oa]s?|(?:ya )?(?:te|le|os|les) (?:he |hemos )?(?:pagu[ée]|pagado|transferí|transferido|hice el bizum|hecho (?:el|un) (?:bizum|ingreso))|pagad[oa] (?:hoy|ayer|con|por|en efectivo|mediante)|(?:nos )?entró el pago|total (?:pagado|transferido)|propina|payout|pago a (?:proveedores|su cuenta)',
    ],
  ]),
  ...cues('credit_note', [
    [
      17,
      'n/?c \\S*\\d|facturas? (?:rectificativa|negativa|de abono|abono)|rectificativa \\S*\\d|cfdi (?:de|tipo) egreso|bonificación|nota de (?:crédito|abono)(?! de)|anula la factura|abonarles? (?:el|la)|rappel (?:por|anual|semestral|trimestral|\\d)|ajuste a (?:su|tu) favor|saldo a (?:su|tu|vuestro) favor|regularización a (?:su|tu) favor',
    ],
    [
      6,
      '(?:adjunt\\p{L}+|envi\\p{L}+|envía|remit\\p{L}+|aquí|mando|va|emit\\p{L}+|anex\\p{L}+)[^.!?]{0,30} (?:abono|nota de crédito|n/?c|rectificativa)(?! (?:orgánico|en cuenta))|diferencia de (?:precio|cambio)',
    ],
  ]),
  ...cues('invoice', [
    [
      6,
      'pro-?forma(?![^.!?]{0,20}(?:aceptad|aprobad|\\d+, damos))|boleta (?:electrónica|de venta|n)|minuta|(?:adjunt\\p{L}+|remit\\p{L}+|paso|dejo|mando|envi(?:o|amos)|va|van|acompaña|aquí)[^.!?]{0,30} (?:la |las |su |el |los |nuestra |una |mi |cuatro |tres |dos )?(?:factura|facturas|recibo|boleta|fra)(?! (?:rectificativa|negativa|de abono))|factura final|honorarios',
    ],
  ]),
  ...cues('unknown', [
    [
      13,
      '(?:mandar|enviar|remitir|reenviar|pasar|facilitar|necesit\\p{L}+|falta|faltan|solicito|quiero|encuentr\\p{L}+|mandan|mandáis|pasas|mandas|mandádmel[oa])(?:me|nos|la|mela)? (?:\\p{L}+ ){0,2}(?:la factura|mi factura|una factura(?! [ab](?!\\p{L}))|las facturas|(?:el |un )?duplicado|copia|certificado|pasaporte|el albar[áa]n|justificante)|me pasas? (?:el|la|los) (?:albar[áa]n|factura)|(?:no me ha llegado|no ha llegado|no encuentro|no aparece|falta)[^.!?]{0,30}factura|(?:cuándo|cuando) (?:pagar\\p{L}+|se (?:paga|abona)\\p{L}*|van a pagar|cobrar\\p{L}+)|(?:factura|facturas) (?:duplicada|errónea|incorrecta|equivocada)',
    ],
    [18, 'cobros? (?:judicial|norte|extrajudicial)|importe reclamado|intereses de demora'],
    [
      13,
      'alta de (?:proveedor|cliente)|apertura de cuenta|(?:darles|darle|darse|dar) de alta|cuestionario|auditoría|homologación de|evaluación de proveedores|ficha bancaria|estar al corriente|certificado (?:\\S*\\d|de calidad|bancario)|entrevista|recordatorio de tarea|tarea asignada|versión \\S*\\d|actualización (?:del|de) (?:sistema|datos|software)|licencia de|webinar gratuito|entra en el enlace|franja horaria|hasta agotar (?:stock|existencias)|pide ya|oferta flash',
    ],
    [
      12,
      '(?:aún|todavía) no (?:tenemos|sabemos|nos (?:ha|han)|ha|hay|me)|(?:seguimos|sigo|estamos) (?:esperando|a la espera)|¿?(?:os|les|te|le) ha(?:n)? llegado|lamentamos no poder|no (?:presentaremos|podemos (?:ofertar|presentar|cotizar))|en pausa|pedimos o esperamos|(?:cajas|envases|palets|barriles) vac[ií][ao]s|(?:cargue|recoja|retire)n? (?:las cajas|los envases|los palets|el vacío)|mandamos (?:un )?técnico|visita técnica|dejar\\p{L}* de (?:fabricarse|fabricar)|(?:falta|faltan|esperando) (?:el abono|la nota de crédito)',
    ],
  ]),
  ...cues('purchase_order', [
    [
      4,
      '(?:(?:nos|me) (?:gustaría|haría(?:n)? falta|vendría(?:n)? bien)|quer(?:emos|ía|íamos|ríamos|ría)|quiero|quisier\\p{L}+|necesit\\p{L}+|pueden|podéis|podrían|puede|podría) (?:que (?:nos|me) )?(?:comprar|pedir|encargar|llevar|recibir|tener|mandar(?:nos|me)?|enviar(?:nos|me)?|servir(?:nos|me)?|preparar(?:nos|me)?|traer(?:nos|me)?|apartar(?:nos|me)?|reservar(?:nos|me)?)? ?(?:\\p{L}+ ){0,2}(?:\\d|un |una |dos |tres |cuatro |cinco |seis |diez |media )(?! ?(?:presupuesto|oferta|precio|factura|copia|catálogo|cita|cotización))',
    ],
    [
      5,
      '(?:anula y sustituye|sustituye) (?:a |al )?(?:nuestro |el )?(?:pedido|anterior)|pedido (?:modificado|corregido|urgente|semanal|mensual|abierto|telefónico|adicional|complementario)|en vez de \\d|en lugar de \\d|(?:paso|pasamos|pasa el chico) (?:a recoger|a por|a buscar|el (?:lunes|martes|miércoles|jueves|viernes|sábado)|a las)|(?:cargar|carga|ponlo|póngalo|ponedlo|anotar) (?:a|en) (?:la |mi |nuestra )?cuenta|factur(?:ar|en|a) a (?!pagar)|(?:para|esta) semana:|(?:lo|los|las) de siempre|dejad(?:lo|las|los)|entregar en|descargar en|compra de (?:repuestos|material)|pedido conjunto',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      5,
      '(?:gracias|agradec\\p{L}+)[^.!?]{0,25} (?:pedido|compra|orden|encargo)|(?:recibid[oa]|recibimos|hemos recibido|tomamos nota de|tomo nota|anotado|apuntado|registrado)[^.!?]{0,30} (?:pedido|compra|orden|encargo|lista)|(?:pedido|compra|orden|encargo)[^.!?]{0,40} (?:recibid|anotad|apuntad|program|confirmad|aprobad|procesad)[oa]?|(?:lo|la|los|las|te lo|se lo|os lo) (?:entregamos|enviamos|llevamos|tendremos|tendrá|tendrás|dejo|llevo|preparo|preparamos|guardo)|(?:estará|estarán|tendrá|saldrá|saldrán) (?:list[oa]s?|dispon\\p{L}+|el|la)|nos ponemos con ello|en espera de (?:la )?transferencia|entra en producción|prueba aprobada|boceto aprobado',
    ],
  ]),
  ...cues('delivery_note', [
    [
      3.5,
      '(?:repartidor|mensajero|chófer|chofer|bultos|punto de recogida|número de (?:envío|guía|rastreo)|rastrea|sigue tu envío|recogida en|descarga|mercancía|tránsito|aduana|cargad[oa]s? (?:hoy|en|ayer)|en reparto|de camino)',
    ],
  ]),
  ...cues('quotation', [
    [
      3.5,
      '(?:nuestra|su|vuestra|tu|una|mejor|la) (?:oferta|propuesta|cotización)|precios? (?:de|para|por|neto|unitario|especial|final)|tarifas?|cotiz\\p{L}+|presupuest\\p{L}+|descuento (?:por|del)|interesad[oa]s? en|(?:hacéis|fabricáis|vendéis)[^.!?]{0,40}\\?',
    ],
  ]),
  ...cues('receipt', [
    [
      4,
      '(?:transferencia|pago|ingreso|depósito)[^.!?]{0,40} (?:hoy|ayer|del día|de \\d|realizad|por importe)|cobrad[oa]s?|cargad[oa] en su|abonad[oa]s? (?:en|por|el)|pagad[oa]s? (?:el|en|con|por|hoy)|en efectivo|con (?:tarjeta|bizum|yape)|a (?:su|tu) cuenta bancaria',
    ],
  ]),
  ...cues('unknown', [
    [
      6,
      '(?:candidat\\p{L}+|becari\\p{L}+|oferta de empleo|vacante|puesto de|feria|puertas abiertas|inauguración|formación|encuesta|tu opinión|su opinión|auditoría|adenda|firma electrónica|contraseña|usuario|inicio de sesión|mantenimiento programado|migración|corte de|huelga|nevada|nieve|mudanza|trasladamos|nueva dirección|datos bancarios|nuevo (?:responsable|contacto|número|iban)|bienvenid[oa]s?|jubilación|pésame|felicidades|felicitaciones|patrocin\\p{L}+|rifa|donación|fraude|estafa|sorteo|puntos|código promocional|hasta (?:un )?-?\\d+ ?%|cumpleaños|límite de crédito|no conformidad|dar\\p{L}* de baja|renuncia|turnos|fichas? (?:técnicas?|de datos|de seguridad)|contrato (?:marco|de|firmado)|borrador|convoc\\p{L}+|descatalogad[oa]|alerta|lote \\S*\\d[^.!?]{0,60}(?:retir|inmovili)\\p{L}+)',
    ],
    [
      4.5,
      '¿? ?(?:por ?qu[ée]|d[óo]nde|cu[áa]ndo|cómo|se puede|es posible|sabéis|saben|sabe|sabes|hay (?:stock|novedades|forma)|tenéis (?:disponibl|stock|en)|habéis|han|tiene stock|puedo|podemos|qué pasa|quién)(?!\\p{L})[^.!?]{0,120}\\?',
    ],
    [
      6,
      '(?:falta|faltan|faltaba|faltaban) (?:\\d|un|una|dos|el|la|los|las|todavía|por)|(?:llegó|llegaron|ha llegado|han llegado|vino|vinieron|recib\\p{L}+)[^.!?]{0,40} (?:en vez|en lugar|mal|tarde|mojad|abiert|vací|caducad|rot[oa]|distint|humedecid|menos|sin)\\p{L}*|no (?:funciona|arranca|enciende|corresponde|coincide|sirve|cabe|va bien)\\p{L}*|(?:todavía|aún|sigo|seguimos) (?:no|sin|esperando|nada)|(?:nunca|no) (?:nos |me )?(?:llegó|llega|ha llegado|han llegado|recibí|he recibido|aparece)|sin (?:noticias|respuesta)|vergüenza|inaceptable|decepcionad[oa]s?|incidencia|(?<!sin |ningún )problema(?! en)|(?:aplazar|posponer|adelantar|cambiar|modificar|congelar|retener) (?:la|el|mi|nuestr\\p{L}+|entrega)|(?:rechazad|bloquead|retenid|suspendid)[oa]s?|denegad[oa]|malentendido|duplicad[oa]',
    ],
  ]),
  ...cues('purchase_order', [
    [
      6,
      '(?:devolv|reenv|remit|adjunt|envi)\\p{L}+[^.!?]{0,30} (?:presupuesto|oferta|cotización|proforma)[^.!?]{0,20}(?:firmad|aceptad|sellad|aprobad)[oa]|(?:presupuesto|oferta|cotización|proforma) (?:\\S*\\d\\S* )?(?:debidamente )?(?:firmad|aceptad|sellad|aprobad)[oa]|(?:adjudic\\p{L}+|orden de (?:suministro|servicio|compra|trabajo)|resolución de adjudicación)(?! (?:provisional|desierta))|(?:sí|si|ok|vale|perfecto|de acuerdo|genial|venga),? (?:a todo|pues|entonces|adelante|mándam\\p{L}+|mandadm\\p{L}+|envi\\p{L}+|ponme|póngame|quiero|queremos|lo quiero|lo queremos|los? compr\\p{L}+|nos l[oa]s? quedamos|con (?:el|los|las))|(?:lo|los|la|las) (?:compro|compramos|quiero|queremos|encargo|encargamos|pido|pedimos)(?! (?:saber|devolver))|(?:échame|echadme|me pones|me mandas|me traes|me apartas|me guardas|nos mandáis|nos traéis|nos ponéis|nos servís|nos mandan|me mandan|me manda) (?:\\p{L}+ ){0,2}(?:\\d|un |una |dos |tres |cuatro |cinco |seis |lo )',
    ],
    [
      4.5,
      '(?:favor de|sírvanse|rogamos|ruego|agradeceré|agradecemos|agradecería|hay que|habría que|toca) (?:que (?:nos )?)?(?:surtir|enviar|envíen|servir|sirvan|suministrar|suministren|entregar|entreguen|preparar|preparen|reponer|despachar|despachen|incluir|añadir)(?:nos|me)?(?! [^.!?]{0,20}(?:factura|presupuesto|cotización|oferta))|(?:reposición|reponer|resurtir|resurtido|faltantes de|material para|lista para) (?:de|para|la|el|stock|tienda|semana)|(?:como|igual que) (?:siempre|el mes pasado|la última vez|la otra vez|cada)|a facturar a|entrega directa|(?:enviar|entregar|mandar) (?:a|directamente a|en) (?:nuestro|nuestra|mi|casa|domicilio|la dirección|obra)|albarán sin valorar|portes a nuestro cargo|formulario de pedido|hoja de pedido|encargar|hacer un encargo|pedido (?:para|tpv|tienda|semanal|a cuenta|cliente|de (?:muestras?|material|libros|stock))',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      4,
      '(?:le |les |te |os )?confirmo (?!que (?:sí )?(?:quer|compr)|la compra|el pedido)|(?:confirmad|aceptad|registrad|anotad|apuntad|agendad)[oa]s?(?! por el cliente)|(?:entrega|salida|envío|fabricación|retiro) (?:prevista?|previsto|estimad[oa]|programad[oa]|en \\d|:)|plazo de (?:entrega|fabricación) ?:',
    ],
  ]),
  ...cues('delivery_note', [
    [
      6,
      '(?:hemos|he|han|ha sido|han sido|fue|fueron|acabamos de|acaba de|ya|se) (?:hoy |ya |ayer )?(?:enviad|mandad|despachad|cargad|entregad|remitid|expedid|dejad|recogid|envi|despach|entreg|salid)(?:[oa]s?|amos|ó|aron|ar)(?! (?:por correo |automátic\\p{L}+|a |el |la |su |tu |una |un )?(?:factura|presupuesto|oferta|correo|mail|mensaje|pedido|pago|transferencia|cotización|formulario|reclam))|(?:preparad[oa]s?|disponibles?) (?:en|para) (?:el |la |nuestr[oa] )?(?:almacén|tienda|mostrador|taller|recogida|carga|fábrica)|(?:le|te|os|se lo|te lo) (?:llega|llegará|llegan|entregamos|llevamos|entregan) (?:mañana|hoy|el|entre|esta)|(?:nuestro|el) (?:compañero|repartidor|chófer|chofer|conductor) (?:pasa|va|estará|llega|irá)',
    ],
  ]),
  ...cues('quotation', [
    [
      4,
      '\\d ?(?:€|eur|euros|usd|\\$)? ?(?:\\+ ?iva )?(?:/|el|la|por|cada) ?(?:kg|kilo|m2|m²|ml|metro|unidad|ud|pieza|litro|palet|caja|saco|bote|hora|mes)|\\+ ?iva|más iva|(?:con|sin|incluye) (?:montaje|instalación|transporte|portes|envío|colocación)|(?:oferta|precio)s? (?:válid|firme)\\p{L}*|busc(?:o|amos) (?:un |una )?(?:proveedor|fabricante|precio|presupuesto)|(?:dar|pasar|indicar|cotizar|facilitar)(?:me|nos)? (?:\\p{L}+ )?(?:precios?|plazo|disponibilidad)|vuestros precios|sus precios|precio y (?:plazo|disponibilidad)',
    ],
  ]),
];
