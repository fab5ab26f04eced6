import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: [
    'nos hace falta género',
    'reposición',
    'necesidades semana 12',
    'cuatro cosillas',
    'para el próximo reparto',
  ],
  numbered: ['Ntra. ref. <n>', 'Petición <n>', '<n> - material'],
  hidden: [
    'antes de nada, enhorabuena por los 75 años de la casa, ¡que se dice pronto! Sentí no poder acompañarles el día 14, teníamos aquí a 30 personas.\n\nLa última remesa llegó perfecta, por cierto, los 9 bultos, ni un pero.\n\nLe escribo porque las estanterías se nos están quedando vacías. ¿Sería tan amable de hacernos llegar <lines> con el próximo camión? No corre prisa, con que esté antes del <d> nos vale.\n\nY si está Pedro, quedó en mandarme la tarifa de 2026, todavía trabajo con la de 2023. Me encuentran mejor de 8 a 10.',
    'muchas gracias por arreglar tan rápido el lío de la factura 118204, ayer la pagó administración.\n\nEntretanto ya está lista la 2.ª planta y abrimos en 10 días, así que ya se imaginan. Para empezar vamos a necesitar <lines>. Si viene en dos veces, no pasa nada.\n\nSobre lo que me preguntaban: no, los bidones de 30 litros ya no los usamos, pueden quitarlos de nuestra ficha.\n\nRecuerdos a Manolo, hace ya 15 años que hicimos juntos el hospital.',
  ],
  sentences: [
    '<lines>, por favor, cuando el repartidor pase por la zona.',
    'apúntanos <lines> para el <d>, pedido <n>.',
    'Resérvennos <lines>, si hace falta vamos a recogerlo.',
  ],
  dictated: [
    'hola soy del taller que nos hemos quedado sin varias cosas mándanos <a> y luego <b> ah y también <c> y ya está gracias',
    'buenos días podrían ponernos en el próximo reparto <a> además <b> y ya de paso <c> muchas gracias hasta luego',
  ],
  brief: ['Para mañana pf:', 'meter en el camión:', 'Obra Norte'],
  intros: [
    'les rogamos nos sirvan bajo nuestra ref. <n>:',
    'esto es lo que falta en almacén, lo querríamos para el <d>:',
    'la lista de esta vez:',
    'a continuación nuestras necesidades, a la mayor brevedad.',
  ],
  outros: [
    'Descarga por la puerta 3, antes de las 15 h.',
    'Que el conductor avise 30 min antes.',
    'Indiquen <n> en los papeles, por favor.',
  ],
  places: ['Cocina central', 'Bar del polideportivo'],
  remarks: ['(la otra vez 36)', '- los de la línea 2', '(no la versión de 2023)', '(estante B14)', '', ''],
  notWanted: [
    'esta vez nada de <old>, quedan 45. Pero mándennos <lines>.',
    'de <old> no hace falta por ahora, el viernes contamos 18. Lo que sí queremos: <lines>, entrega como siempre.',
  ],
  again: [
    'lo mismo que el mes pasado, sin cambios.',
    '¿pueden repetir tal cual el pedido de abajo? Se nos ha acabado todo.',
  ],
  mixed: [
    'hope you are fine! Necesitamos asap <lines>, please deliver antes del <d> en el muelle 2, same conditions as last year. Thanks y buen fin de semana!',
  ],
  form: {
    subject: 'Formulario web: nuevo pedido',
    intro: 'Se ha rellenado el formulario «Pedido directo» de su página. No responda a este mensaje.',
    labels: ['Persona', 'Empresa', 'Teléfono de contacto', 'Correo', 'Mi pedido'],
  },
  asked: [
    ['¿Cuánto quieres de <a> este mes?', '¿Te mandamos también <b>?', '¿Y <c>, te queda suficiente?'],
    ['<1> por favor', 'sí, <2>', 'queda poco, así que también <3>'],
  ],
  offer:
    'gracias por su consulta. Hasta fin de mes podemos ofrecerles lo siguiente, portes pagados desde 250,00, plazo de 3 a 5 días:',
  accepted: [
    'los precios nos parecen bien, sírvannos <lines>. Nuestro número es el <n>.',
    'de acuerdo. Nos quedamos con <lines>, pedido <n>.',
  ],
  passedOn: [
    '¿Me grabas esto?',
    'Mira abajo, me ha llegado a mí.',
    'Para dar de alta, el cliente ya ha llamado 2 veces y le urge.',
  ],
  attached: [
    'en el adjunto van nuestras necesidades, a servir en la fecha indicada.',
    'aquí va el pedido <n> en fichero, esperamos su acuse en 2 días.',
    'tal como hablamos por teléfono, el pedido firmado.',
  ],
  attachedSeveral: [
    'son tres centros, por eso van pedidos separados, todo en los adjuntos.',
    'adjunto todos los pedidos aprobados hoy. Confirmen cada uno por separado.',
  ],
  headings: ['Pedido n.º <n>', 'Con el <n>, por favor:', 'Para el expediente <n> necesitamos'],
  bodyAndAttached: [
    'el pedido grande va adjunto. Aparte hay uno pequeño, con su propio número <n>:',
    'trátenlo como dos pedidos: el adjunto, y con el n.º <n> este otro:',
  ],
  repeated: [
    'nuestro pedido va adjunto, en resumen se trata de:',
    'Pedido <n> adjunto. Por si acaso, el contenido otra vez:',
  ],
  oldInvoice: [
    'adjuntamos nuestro nuevo pedido <n>. Va también copia de su última factura, donde la dirección estaba mal, corríjanla en adelante.',
  ],
  cancelledAndNew: [
    'anulen nuestro pedido <n>, fue un error. En su lugar mándennos <lines>.',
    'olviden el pedido <n>, ya no va. Lo que de verdad necesitamos: <lines>.',
  ],
};
