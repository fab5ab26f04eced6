import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'RE: su pedido',
      'recibido, gracias. Hemos grabado su pedido con nuestro número <i> y sale el <d>:\n<list>\nRevísenlo y avísennos en 24 horas si algo no cuadra.',
    ],
    [
      'Pedido de venta <i>',
      'agradecemos su pedido <n>. Les hemos reservado:\n<list>\nSalida prevista el <d>, a los precios acordados.',
    ],
  ],
  shopConfirmation: [
    [
      '¡Hemos recibido tu pedido <n>!',
      'Gracias por tu compra. Este es el resumen del pedido <n>. Te avisaremos en cuanto salga de nuestro almacén.',
    ],
  ],
  confirmationAttached: [
    ['Conf. <i> / su ref. <n>', 'va adjunta nuestra confirmación, semana de entrega la indicada.'],
  ],
  invoiceLines: [
    [
      'Nuestra factura <i>',
      'por lo servido de su pedido <n> les facturamos:\n<list>\nTotal <m>. Páguese en 14 días en la cuenta de abajo.',
    ],
  ],
  invoiceAttached: [
    ['Fra. <i> (ped. <n>)', 'adjunta la cuenta de la semana pasada, a 30 días como siempre.'],
  ],
  reminder: [
    [
      'Segundo aviso de pago',
      'pese a nuestra carta del mes pasado, no nos ha llegado el importe de <m> de la factura <i> (su pedido <n>). Transfiéranlo antes del <d> o tendremos que retener sus pedidos.',
    ],
  ],
  shipping: [
    [
      'Su mercancía va de camino',
      'hoy hemos entregado al transportista, de su pedido <n>:\n<list>\n2 palés, 318 kg, llegada prevista el <d>.',
    ],
  ],
  parcel: [
    [
      'Paquete 1Z999AA1########## llega el <d>',
      'Tu paquete de HALVORSEN está en reparto. Ref. del remitente: <n>. Bulto 1 de 3, 12,4 kg. Síguelo o elige un punto de recogida.',
    ],
  ],
  deliveryAttached: [['Albarán <n>', 'como pidieron, el albarán de la entrega de ayer para su archivo.']],
  inquiryList: [
    [
      'Precios, por favor',
      'tenemos una obra a la vista y querríamos sus mejores precios y disponibilidad de:\n<list>\nTodavía no es pedido, comparamos tres proveedores.',
    ],
    [
      'Concurso comedores escolares',
      'rogamos su oferta antes del <d> para los artículos siguientes.\n<list>\nAdjudicación a fin de mes.',
    ],
  ],
  inquiry: [
    [
      'consulta rápida de precio',
      '¿a cuánto nos saldrían <a>, puestos aquí? Si baja del precio del año pasado, seguramente pediremos el mes que viene.',
    ],
  ],
  offer: [
    [
      'Nuestra oferta <i>',
      'a raíz de su llamada podemos ofrecerles:\n<list>\nVálida hasta el <d>, salvo venta. Para pedir basta con que nos manden su pedido.',
    ],
  ],
  paid: [
    [
      'Gracias por su transferencia',
      'hoy ha entrado su pago de <m> de la factura <i>, su cuenta queda saldada.',
    ],
  ],
  slip: [
    [
      'Tu ticket de compra',
      'gracias por pasar por el mostrador. Has pagado <m> con tarjeta ...4417, caja 2, ticket n.º <i>:\n<list>',
    ],
  ],
  creditLines: [
    ['Abono <i>', 'hemos recogido lo siguiente de su pedido <n> y abonado <m> en su cuenta:\n<list>'],
  ],
  creditAttached: [
    ['Su devolución', 'va adjunto el abono <i>, se descontará del próximo extracto. Disculpen otra vez.'],
  ],
  cancel: [
    [
      'PAREN el pedido <n>',
      'no entreguen el pedido <n> de la semana pasada, nuestro cliente ha suspendido el proyecto. Se trataba de:\n<list>\nConfirmen que no sale nada.',
    ],
    ['anulación', 'por la presente anulamos por completo nuestro pedido <n>. Perdonen las molestias.'],
  ],
  whereIsIt: [
    [
      'Pedido <n> - ¿se sabe algo?',
      'nuestro pedido <n> estaba prometido para el <d> y todavía faltan:\n<list>\n¿Cuándo llegan? Los montadores están parados.',
    ],
    ['¿plazo?', '¿y el <n> para cuándo? Van ya 3 semanas.'],
  ],
  complaint: [
    [
      'Mercancía equivocada <n>',
      'ayer llegó el pedido <n> y no es lo que pedimos. Afecta a:\n<list>\nLa mitad está rota y el resto no es de esa talla. Recójanlo y dígannos qué proponen.',
    ],
  ],
  advert: [
    [
      'Ofertas de otoño: hasta un 35 %',
      '¡Aprovecha! 10 cajas al precio de 8. Pide antes del domingo, envío gratis desde 75,00.\n<list>\nVer en el navegador - Darse de baja - Preferencias',
    ],
  ],
  away: [
    [
      'Ausente: <n>',
      'Gracias por su mensaje. Estoy de vacaciones hasta el <d> y no leo el correo. Para pedidos urgentes llamen a centralita o escriban a mi compañera.',
    ],
  ],
  closed: [
    [
      'Inventario',
      'del 27 al 31 la recepción de mercancía estará cerrada por inventario. Esos días no se descarga nada. Los pedidos en curso siguen igual.',
    ],
  ],
  thanks: [
    ['RE: pedido <n>', 'genial, esta mañana llegó todo, 12 cajas como quedamos. ¡Gracias por la rapidez!'],
  ],
  bounce: [
    [
      'No se pudo entregar: pedido',
      'Su mensaje no ha podido entregarse a uno o más destinatarios.\n\n<compras@halvorsen-suplies.nl>: host no encontrado (5.1.2)\n\nSe adjunta el mensaje original.',
    ],
  ],
  meeting: [
    [
      'Visita el <d>',
      '¿podríamos pasarnos el <d> a las 10:30, los 4? Queremos hablar del año que viene, unos 200 pedidos, y ver el almacén.',
    ],
  ],
};
