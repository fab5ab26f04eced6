import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'Su pedido',
      body: 'hemos anotado lo siguiente para ustedes y lo servimos el martes:\n\n{lines}\n\nComprueben los datos, por favor.',
    },
    {
      category: 'order_confirmation',
      subject: 'RE: pedido',
      body: 'Su pedido nos ha llegado y sale mañana:\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Pedido 5512',
      body: 'acusamos recibo de su pedido de\n\n{lines}\n\nEnvío previsto: 12 de mayo.',
    },
    {
      category: 'order_confirmation',
      subject: 'RE: guantes',
      body: 'Anotado. Les entregamos {goods} el viernes, nuestro número 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Enviado',
      body: 'Su paquete ha salido hoy de nuestro almacén. Contiene:\n\n{lines}\n\nSeguimiento 1234567890',
    },
    {
      category: 'delivery_note',
      subject: 'Entrega mañana',
      body: 'Nuestro transportista pasará mañana entre las 8 y las 10 con {goods}.',
    },
    {
      category: 'delivery_note',
      subject: 'Mercancía en camino',
      body: 'la siguiente mercancía va de camino:\n\n{lines}\n\n1 palé, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Abono',
      body: 'por los artículos devueltos les abonamos:\n\n{lines}\n\nImporte 84,20',
    },
    {
      category: 'credit_note',
      subject: 'Reembolso',
      body: 'según lo acordado se les devolverán 84,20 por {goods}, lo descontamos de la próxima factura.',
    },
    {
      category: 'receipt',
      subject: 'Pago recibido',
      body: 'gracias por su pago de 184,20 por\n\n{lines}\n\nSu cuenta queda saldada.',
    },
    {
      category: 'receipt',
      subject: 'Gracias',
      body: 'Su transferencia ha llegado hoy, 184,20 euros. Quedan pagados:\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Factura 4410',
      body: 'les facturamos:\n\n{lines}\n\nTotal 184,20, a pagar en 14 días.',
    },
    {
      category: 'invoice',
      subject: 'Recordatorio',
      body: 'por\n\n{lines}\n\nquedan pendientes 184,20 euros. Les rogamos el pago esta semana.',
    },
    {
      category: 'quotation',
      subject: 'Nuestros precios',
      body: 'como nos pidieron, nuestros precios:\n\n{lines}\n\nVálidos 30 días.',
    },
    {
      category: 'quotation',
      subject: 'Oferta',
      body: 'con gusto les ofrecemos {goods} a 6,20 la unidad, plazo una semana.',
    },
    {
      category: 'quotation',
      subject: '¿Precio?',
      body: '¿cuánto nos costarían\n\n{lines}\n\ny cuál es el plazo?',
    },
    {
      category: 'quotation',
      subject: 'Consulta',
      body: 'buscamos proveedor para {goods}. Les agradeceríamos su mejor precio.',
    },
    {
      category: 'unknown',
      subject: 'Reclamación',
      body: 'las 12 cajas de guantes de nitrilo que llegaron ayer están rotas. ¿Qué hacemos con ellas?',
    },
    {
      category: 'unknown',
      subject: 'Dónde está',
      body: 'hace dos semanas pedimos {goods} y no ha llegado nada. ¿Cuándo llegará?',
    },
    {
      category: 'unknown',
      subject: 'Devolución',
      body: 'queremos devolver 4 rollos de cinta de carrocero, el color está mal. ¿Cómo se hace?',
    },
    {
      category: 'unknown',
      subject: 'Solo esta semana',
      body: 'Solo esta semana: ¡12 cajas al precio de 10!\n\n{lines}\n\nDarse de baja',
    },
    {
      category: 'unknown',
      subject: 'Anulación',
      body: 'les rogamos anulen nuestro pedido de la semana pasada de {goods}, ya no lo necesitamos.',
    },
    {
      category: 'unknown',
      subject: 'Inventario',
      body: 'el viernes cerramos por inventario, volvemos el lunes.',
    },
    { category: 'purchase_order', subject: 'guantes', body: '{lines}\n\nlo antes posible, gracias' },
    {
      category: 'purchase_order',
      subject: 'RE: su presupuesto 7712',
      body: 'aceptamos su presupuesto. Sírvannos\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Reposición',
      body: 'dos cajas de la última entrega estaban rotas, así que mándennos {goods}. Factura a la central.',
    },
    {
      category: 'purchase_order',
      subject: 'almacén',
      body: 'se nos está acabando, ¿podéis traernos esta semana {goods}?',
    },
    {
      category: 'purchase_order',
      subject: 'Pedido',
      body: 'gracias por la última entrega, todo bien. Este mes necesitamos\n\n{lines}\n\nLa factura a contabilidad@example.test y confirmen la recepción, por favor.',
    },
    {
      category: 'purchase_order',
      subject: 'según lo hablado',
      body: 'según lo hablado por teléfono:\n\n{lines}\n\nEntrega como siempre.',
    },
  ],
  withoutGoods: [
    'Lo mismo otra vez, por favor.',
    'Igual que el mes pasado, por favor.',
    'Repitan nuestro último pedido, por favor.',
    'Lo de siempre, por favor.',
    'Su presupuesto 7712 nos parece bien, adelante.',
    'De acuerdo, sírvanlo como ofrecieron.',
    'Aceptamos, por favor entreguen.',
    'Les pasamos pedido según su oferta 7712.',
    'Consideren la oferta 7712 como pedido.',
  ],
};
