import { type Cue, cues } from './cue.ts';

export const spanish: Cue[] = [
  ...cues('purchase_order', [
    [4, '(?:orden|órdenes) de compra|pedido de compra|hoja de pedido'],
    [
      3,
      '(?:deseamos|queremos|quisiéramos|nos gustaría) (?:pedir|realizar (?:un|el siguiente) pedido|hacer un pedido)',
    ],
    [
      2.5,
      'nuestro pedido|nuevo pedido|adjunto (?:el|nuestro) pedido|les (?:pedimos|solicitamos) (?:el envío|que envíen)',
    ],
    [2, 'pedidos?|por favor,? (?:envíen|envíe|suministren|entreguen)'],
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
  ...cues('receipt', [[7, 'pago recibido|recibo de pago|hemos recibido su pago|confirmación de pago']]),
  ...cues('credit_note', [[8, 'nota de (?:crédito|abono)|factura rectificativa|reembolso']]),
  ...cues('unknown', [
    [9, 'respuesta automática|fuera de la oficina'],
    [10, 'cancelado|cancelación|anulado|anulación'],
    [6, 'darse de baja|cancelar la suscripción|oferta especial'],
  ]),
];
