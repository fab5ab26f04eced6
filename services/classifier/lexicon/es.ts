import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const spanish: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      '(?:a continuación|adjunt[oa]s?) (?:encontrará\\p{L}* )?(?:un|una|nuestr[oa]) (?:nuev[oa] )?(?:pedido|orden de compra)',
    ],
    [
      3,
      '(?:deseamos|queremos|quisiéramos|nos gustaría) (?:pedir|realizar (?:un|el siguiente) pedido|hacer un pedido)',
    ],
    [
      2.5,
      'nuestro pedido|nuevo pedido|adjunto (?:el|nuestro) pedido|les (?:pedimos|solicitamos) (?:el envío|que envíen)',
    ],
    [2, 'por favor,? (?:envíen|envíe|suministren|entreguen)'],
    [1, 'fecha de entrega|dirección de entrega|cantidad|referencia|confirm(?:en|ar) (?:la )?recepción'],
  ]),
  ...cues('order_confirmation', [
    [7, 'confirmación de(?:l| su)? pedido|acuse de recibo del pedido'],
    [
      6,
      'gracias por su pedido|hemos recibido su pedido|su pedido [^.!?]{0,60}(?:confirmado|recibido|aceptado)',
    ],
    [3.5, 'su pedido'],
  ]),
  ...cues('invoice', [
    [6, 'facturas?|recordatorio de pago'],
    [2, 'vencimiento|importe pendiente'],
  ]),
  ...cues('delivery_note', [
    [6, 'albarán(?: de entrega)?|nota de entrega|ha sido (?:enviado|entregado)|número de seguimiento'],
  ]),
  ...cues('quotation', [
    [5, 'presupuesto|cotización|solicitud de (?:oferta|precios)|lista de precios|factura proforma'],
  ]),
  ...cues('receipt', [
    [7, 'pago recibido|recibo de pago|hemos recibido su pago|confirmación de pago'],
    [
      9,
      '(?:justificante|comprobante) de (?:pago|transferencia)|hemos (?:realizado|hecho|efectuado) (?:la|una|el) (?:transferencia|pago)',
    ],
  ]),
  ...cues('credit_note', [[8, 'nota de (?:crédito|abono)|factura rectificativa|reembolso']]),
  ...cues('unknown', [
    [9, 'respuesta automática|fuera de la oficina'],
    [14, `cancelad[oa]|(?:cancelación|anulación)${notOfBill}|anulad[oa]|anulen|anular|cancelen|cancelar`],
    [6, 'darse de baja|cancelar la suscripción|oferta especial'],
    [6, 'visita comercial|pasar a saludar\\p{L}*|nuestra nueva gama|no hace falta que (?:encarguen|pidan)'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:por favor,? |rogamos |les? rogamos |agradecer\\p{L}+ )(?:que )?(?:nos |me )?(?:envíen(?:nos|me)?|envíe(?:nos|me)?|enviar(?:nos)?|suministr\\p{L}+|entreg\\p{L}+|manden?(?:nos)?|preparen?|sirvan)(?! [^.!?\\n]{0,30}(?:presupuesto|oferta|factura|catálogo|tarifa))|(?:pueden|podrían|puede|podéis|podría) (?:por favor )?(?:enviar|entregar|suministrar|mandar|servir)(?:nos|me)?(?! [^.!?\\n]{0,30}(?:presupuesto|oferta|factura|catálogo|tarifa))',
    ],
    [
      3,
      '(?:queremos|quisiéramos|deseamos|me gustaría|nos gustaría|quiero|quisiera) (?:pedir|encargar|hacer|realizar|comprar)|les (?:pedimos|encargamos)|pedimos|encargamos',
    ],
    [2.5, 'necesit(?:o|amos)(?! que (?:alguien|venga))|nos hacen? falta|nos faltan'],
    [
      3,
      '(?:adjunt\\p{L}+|ver adjunto|archivo adjunto)[^.!?]{0,45}(?:pedido|orden)|(?:pedido|orden)[^.!?]{0,30}adjunt\\p{L}+|nuestr[ao] (?:pedido|orden)|ver adjunto',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      'gracias por (?:su|el|tu|vuestro) pedido|(?:hemos recibido|recibimos|hemos registrado|aceptamos) (?:su|el|tu|vuestro) pedido|confirmad[oa] para|(?:les |le )?confirmamos|pedido[^.!?]{0,40}en preparación|lo entregaremos',
    ],
  ]),
  ...cues('invoice', [
    [5, 'vence el|sigue pendiente|pendiente (?:de pago|desde)|impagad\\p{L}+|el importe de'],
  ]),
  ...cues('delivery_note', [
    [
      6,
      '(?:envío|mercancía|paquete|pedido)[^.!?]{0,60}(?:en camino|ha salido|enviad[ao]|en reparto|transportista)|albar[áa]n|número de seguimiento',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:enviar|enviarnos|hacer|hacernos|pasar|pasarnos|solicit\\p{L}+)[^.!?]{0,20}(?:oferta|presupuesto|precios?|cotización)|cuánto (?:cuest\\p{L}+|costar\\p{L}+)|consulta de precio|nuestra oferta|ofrecerles|gracias por su (?:consulta|solicitud)|solicitud de(?! (?:reabastecimiento|reposición))',
    ],
  ]),
  ...cues('receipt', [
    [8, 'recibido su (?:pago|transferencia)|pago recibido|su recibo|el recibo|recibo de (?:su|pago)'],
  ]),
  ...cues('credit_note', [[9, 'abono|hemos abonado|nota de (?:abono|crédito)|reembols\\p{L}+']]),
  ...cues('unknown', [
    [
      8,
      'dónde está|cuándo (?:llegar\\p{L}+|llega|entreg\\p{L}+)|seguimos esperando|estado del pedido|todavía no (?:hemos recibido|ha llegado)',
    ],
    [
      8,
      'reclam(?:ación|o|amos)|(?:pinchad|ponchad)[oa]s?|dañad\\p{L}+|rot[ao]s?|defectuos\\p{L}+|equivocad\\p{L}+',
    ],
    [8, 'candidatura|currículum|reunión|cerrad[ao]|anulen|anular|cancelen|cancelar'],
    [7, 'haz clic|ahorra|darse de baja|descuento en'],
  ]),
  ...mentions('purchase_order', [
    [4, '(?:orden|órdenes) de compra|pedido de compra|hoja de pedido'],
    [2, 'pedidos?'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:mánd|envía|manda(?!r[ií]n)|pon(?=\\s|me|nos|ga)|sírve|prepár|prepara|apúnta)\\p{L}*(?:me|nos)?(?! [^.!?\\n]{0,25}(?:presupuesto|oferta|precio|factura|catálogo))|(?:la|nuestra) o\\.?c\\.?|oc \\d+|para su (?:tramitación|gestión)|reponer|reposición',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      'pedido (?:recibido|confirmado|registrado|aceptado|en curso)|(?:sale|entregamos|enviamos) (?:el|mañana)|tomamos nota|queda (?:confirmado|registrado)',
    ],
  ]),
  ...cues('quotation', [[7, '(?:mejor|qué|sus?|vuestr[oa]s?) (?:precio|tarifa)s?|precio (?:de|para|por)']]),
  ...cues('unknown', [
    [
      8,
      '(?:aún|todavía) no (?:hemos )?recibid[oa]s?|no hemos recibido|sin noticias|faltan (?:\\d+ )?(?:del|de la|en)|devoluc\\p{L}+|cambio de dirección|catálogo|sigue sin',
    ],
  ]),
  ...cues('purchase_order', [
    [3, '(?:apunta|apúntame|anota|ponga)(?:me|nos)? \\d|(?:adquirir|comprar) \\d|nos hemos quedado sin'],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:han|habéis|has) recibido [^.!?]{0,60}\\?|(?:aplazar|retrasar|adelantar|cambiar) (?:la |nuestra )?(?:entrega|fecha)|felices fiestas',
    ],
  ]),
];
