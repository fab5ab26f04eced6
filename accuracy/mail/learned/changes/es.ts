import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'La posición <i> se puede quitar, hemos encontrado existencias.',
    'Ojo: la línea <i> queda anulada.',
    'No sirvan la línea <i>.',
  ],
  drop: [
    'El artículo <t> del pedido ya no hace falta, elimínenlo por favor.',
    'No envíen <t>, la obra se ha aplazado.',
  ],
  quantity: [
    'En la línea <i> tienen que ser <q> y no <o>.',
    'Suban la posición <i> de <o> a <q>, por favor.',
    'En la posición <i> sirvan <q> en vez de <o>.',
  ],
  amount: ['De <t> necesitamos <q>, no <o>.', 'La cantidad de <t> pasa a ser <q>.'],
  add: ['Pongan también <lines>, no figura en el PDF.', 'En el pedido faltan <lines>. Añádanlo por favor.'],
  date: [
    'La fecha del pedido ya no vale, lo necesitamos todo el <d>.',
    'Nueva fecha de entrega: <d>, en lugar de la del PDF.',
  ],
  address: [
    'La mercancía no va a la dirección del pedido sino a <street>, <town>.',
    'Ha cambiado la dirección de entrega: <street>, <town>.',
  ],
  reference: [
    'Usen el número de pedido <n> en lugar del impreso.',
    'El número del PDF está mal, el número de pedido correcto es <n>.',
  ],
  unclear: [
    'Tengan en cuenta que una de las líneas hay que bajarla un poco, Paco sabe cuál.',
    'Ajusten las cantidades como hablamos esta mañana por teléfono.',
    'Cambien el segundo lote por los otros, como en primavera.',
  ],
  none: [
    'Por favor, no cambien nada sin consultarnos.',
    'Si alguna línea no se puede servir completa, avisen antes de enviar.',
    'Las cantidades están revisadas dos veces, 2 firmas como está mandado.',
  ],
};
