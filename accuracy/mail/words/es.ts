import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: ['Buenos días,', 'Hola,', 'Estimados señores:', 'Buenas tardes,', 'Hola Ingrid,'],
  closings: ['Saludos cordiales,', 'Un saludo', 'Atentamente,', 'Muchas gracias,', 'Saludos'],
  order: {
    subjects: [
      'Pedido {n}',
      'Orden de compra {n}',
      'Nuevo pedido',
      'Pedido semanal',
      'Material para la obra',
      'Reposición',
      'Entrega',
    ],
    openings: [
      'queremos hacer el siguiente pedido:',
      'por favor, envíennos los siguientes artículos:',
      'les pedimos:',
      'necesitamos:',
      'nuestro pedido de esta semana:',
      'rogamos nos suministren con la referencia {n}:',
    ],
    prose: [
      'por favor, envíennos {lines}.',
      '¿pueden entregarnos {lines} para el {d}?',
      'queremos pedir {lines}.',
      'nos hacen falta {lines}. Nuestro número de pedido es {n}.',
      'me gustaría encargar {lines}.',
    ],
    attached: [
      'adjuntamos nuestro pedido {n}.',
      'adjunto encontrarán la orden de compra. Rogamos confirmen la fecha de entrega.',
      'les envío el pedido en el archivo adjunto.',
      'ver adjunto, por favor acusen recibo.',
    ],
    after: [
      'Fecha de entrega: {d}',
      'Por favor, confirmen.',
      'Entrega en la dirección habitual.',
      'Nuestra referencia: {n}',
      'Factura como siempre.',
    ],
  },
  others: {
    order_confirmation: [
      ['Confirmación de pedido {n}', 'gracias por su pedido. Lo entregaremos el {d}.'],
      ['Su pedido {n}', 'hemos recibido su pedido y ya está en preparación. Entrega prevista: {d}.'],
      ['RE: Pedido {n}', 'confirmado para el {d}, gracias.'],
    ],
    invoice: [
      ['Factura {n}', 'adjuntamos la factura de la mercancía entregada. El importe de {m} vence el {d}.'],
      ['Recordatorio de pago', 'según nuestros datos la factura {n} por {m} sigue pendiente desde el {d}.'],
    ],
    delivery_note: [
      [
        'Su envío está en camino',
        'su mercancía ha salido hoy de nuestro almacén. Número de seguimiento 6A##########.',
      ],
      ['Albarán {n}', 'adjunto el albarán de la mercancía enviada el {d}.'],
    ],
    quotation: [
      ['Solicitud de presupuesto', '¿podrían enviarnos una oferta por 200 unidades del artículo {a}?'],
      ['Consulta de precio', '¿cuánto costarían 50 cajas del artículo {a}? Todavía no lo hemos decidido.'],
      [
        'Nuestra oferta {n}',
        'gracias por su consulta. Tenemos el gusto de ofrecerles lo siguiente, válido hasta el {d}.',
      ],
    ],
    receipt: [
      ['Pago recibido', 'hemos recibido su pago de {m}. Muchas gracias.'],
      ['Su recibo', 'adjunto el recibo de su compra del {d}.'],
    ],
    credit_note: [
      ['Abono {n}', 'adjuntamos la nota de abono por la mercancía devuelta. Descontaremos {m}.'],
      ['Reembolso', 'hemos abonado {m} en su cuenta por las piezas dañadas del pedido {n}.'],
    ],
    unknown: [
      ['¿Dónde está el pedido {n}?', '¿pueden decirnos cuándo llegará el pedido {n}? Seguimos esperando.'],
      ['Respuesta automática: pedido', 'estaré fuera de la oficina hasta el {d} y contestaré a mi regreso.'],
      [
        'Anulación del pedido {n}',
        'les rogamos que anulen nuestro pedido {n}. Ya no necesitamos la mercancía.',
      ],
      [
        '20 % de descuento en todo',
        'solo esta semana: ¡haz tu pedido y ahorra un 20 %! Haz clic aquí. Darse de baja.',
      ],
      [
        'Reunión el jueves',
        '¿les viene bien el {d} para hablar del próximo año? Llevaré las cifras de nuestros pedidos.',
      ],
      ['Reclamación entrega {n}', '3 de las 20 cajas llegaron dañadas. ¿Qué hacemos con ellas?'],
      ['Candidatura', 'me dirijo a ustedes para solicitar el puesto en su almacén. Adjunto mi currículum.'],
    ],
  },
  titles: {
    purchase_order: 'ORDEN DE COMPRA',
    order_confirmation: 'Confirmación de pedido',
    invoice: 'FACTURA',
    delivery_note: 'Albarán',
    quotation: 'Presupuesto',
    receipt: 'Recibo',
    credit_note: 'Nota de abono',
  },
  columns: ['Referencia', 'Descripción', 'Cantidad', 'Unidad'],
  units: ['cajas de', 'unidades de', 'rollos de', 'paquetes de', 'x'],
  and: 'y',
  phone: 'Tel.:',
  email: 'Correo:',
  disclaimers: [
    'Este mensaje es confidencial y va dirigido exclusivamente a su destinatario. Si lo ha recibido por error, le rogamos que lo comunique al remitente y lo elimine.',
  ],
  mobile: 'Enviado desde mi iPhone',
  wrote: ['El {date} a las {time}, {name} (<{address}>) escribió:', 'El {date}, {name} escribió:'],
  forwarded: 'Mensaje reenviado',
  original: 'Mensaje original',
  headers: ['De', 'Enviado', 'Para', 'Asunto'],
  reply: 'RE:',
  forward: 'RV:',
};
