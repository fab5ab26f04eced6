import { day, within } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote = 'albar[áa]n(?:es)?(?: de entrega)?|nota de entrega|remito';

export const es: SenseWords = {
  language: 'es',
  your: 'su|sus|tu|tus|vuestr[oa]s?|el|la|los|las',
  our: 'nuestr[oa]s?|mi|mis',
  order: 'pedidos?|(?:orden|órdenes) de compra|encargos?',
  thanksFor: '(?:gracias|agradec\\p{L}+)(?: (?:de nuevo|nuevamente|mucho))?(?: por)?',
  taken:
    'recibid[oa]s?|registrad[oa]s?|introducid[oa]s?|anotad[oa]s?|aceptad[oa]s?|confirmad[oa]s?|reservad[oa]s?|apartad[oa]s?|programad[oa]s?|planificad[oa]s?|en (?:curso|preparación|producción|marcha|proceso)|tramitad[oa]s?|preparando|ha entrado',
  weTook:
    '(?:queda |está )?anotado(?=[.,!])|(?:hemos|queda\\p{L}*|tenemos) (?:ya )?(?:registrad[oa]s?|reservado|anotad[oa]s?|apartado|aceptado|programado|introducido|recibido|dado de alta)|(?:les |le |te )?confirmamos|acusamos recibo',
  forYou: 'para (?:ustedes?|vosotros|ti|uds?)|les|le|a su nombre|con (?:nuestro|el) (?:número|n\\.º|nº)',
  bought:
    'por (?:su|tu|vuestra|la) compra|por comprar (?:con|en)|(?:resumen|detalle) (?:del|de su|de tu) pedido',
  sellersOrder: 'pedido de (?:cliente|venta)|orden de venta|nota de venta',
  expectedDispatch:
    '(?:envío|expedición|salida|despacho)(?: está)? (?:previst[oa]|estimad[oa]|programad[oa])|(?:fecha|salida) (?:prevista|estimada) de (?:envío|salida|expedición)|previsión de (?:envío|salida|entrega)',
  weShip:
    '(?:les |le |os )entregamos|(?:se l[oa]s? |les? |te |os )?(?:enviaremos|expediremos|serviremos|entregaremos|despacharemos|servimos|expedimos)|(?:sale|salen|saldrá\\p{L}*) (?:el|de nuestr\\p{L}+)',
  goods: 'mercancías?|género|paquetes?|envíos?|bultos?|palés?|palets?|tarimas?|artículos|material|expedición',
  sent: 'enviad[oa]s?|expedid[oa]s?|despachad[oa]s?|en camino|de camino|en ruta|en reparto|en tránsito|ha\\p{L}* salido|salió|salieron|entregad[oa]s? (?:al|a la)|recogid[oa]s?|cargad[oa]s?|va\\p{L}* de camino|acaba\\p{L}* de salir',
  weSent: '(?:hemos|les hemos) (?:hoy )?(?:enviado|expedido|despachado|cargado|entregado al?)|ha salido',
  soon: 'en cuanto|cuando|una vez|tan pronto|será\\p{L}*|antes|aún no|todavía no|por favor|si',
  charge: '(?:les |le |os )?(?:facturamos|cargamos|cobramos)|se (?:le|les) (?:factura|carga)',
  bill: 'facturas?|fra|cuenta|recibo pendiente',
  attached: 'adjunt\\p{L}*|anexo|anex\\p{L}+|adjuntamos',
  unpaid:
    'impagad[oa]s?|pendientes?|vencid[oa]s?|atrasad[oa]s?|sin (?:pagar|abonar|saldar)|no (?:\\p{L}+ ){0,2}(?:recibid[oa]|pagad[oa]|abonad[oa]|llegado|consta)|recordatorio|reclam\\p{L}+|aviso de pago|ningún pago|último aviso|segundo aviso',
  pay: '(?:rogamos|por favor|ruego|agradec\\p{L}+) [^.]{0,60}(?:abon\\p{L}+|pag\\p{L}+|transfer\\p{L}+|liquid\\p{L}+|ingres\\p{L}+)|(?:abonen|abone|paguen|pague|transfiera\\p{L}*|transfiéra\\p{L}*|ingresen|ingrese)|(?:en|a) (?:nuestra|la siguiente) cuenta|a pagar',
  payment: 'pago|transferencia|ingreso|importe|abono|dinero',
  arrived:
    'recibid[oa]s?|entrado|llegad[oa]|abonad[oa]|acreditad[oa]|ingresad[oa]|registrad[oa]|cobrad[oa]|recibimos|entró|llegó',
  not: 'no|ningun[oa]?|ningún|nunca|sin|cuando|tras|una vez|antes|en cuanto|si|hasta|plazo',
  settled:
    'cuenta (?:queda|está|ha quedado) (?:ya )?(?:saldada|liquidada|a cero|al corriente|al día)|pagado (?:en efectivo|con tarjeta|al contado)|en efectivo|cambio entregado|liquidad[oa] por completo',
  credit:
    '(?:les |le |os )?(?:abonamos|reembolsamos|devolvemos el (?:importe|dinero)|acreditamos|bonificamos)|(?:ha|han|hemos) (?:sido )?(?:abonado|reembolsado|acreditado)|reembols\\p{L}+|a su favor|en su haber|a descontar',
  weOffer:
    '(?:podemos|podríamos|queremos|nos complace) (?:ofrecer|cotizar|proponer|presupuestar)\\p{L}*|(?:les |le |os )?(?:ofrecemos|cotizamos|proponemos)|(?:nuestra|nuestro|ntra|(?<!(?:por|con|según|de|a|aceptamos) )la) (?:\\. )?(?:oferta|presupuesto|cotización|propuesta)(?= [^ ]*\\d)',
  valid:
    'precios? (?:se )?(?:son )?(?:firmes?|fijos?|mantienen?|mantenidos?) hasta|válid[oa]s? (?:por )?\\d+|válid[oa]s? hasta|salvo venta|sin compromiso|oferta válida|vigencia|vigente hasta|para pedir(?:lo)?,? basta',
  howMuch:
    '(?:cuánto|a cuánto|qué) (?:cuesta\\p{L}*|costaría\\p{L}*|nos|vale\\p{L}*|valdría\\p{L}*|sale\\p{L}*|saldría\\p{L}*|cobra\\p{L}*|precio|pide\\p{L}*|sería\\p{L}*)|a qué precio|en cuánto',
  priceQuestion:
    '(?:consulta|pregunta|duda|solicitud)(?: rápida)? (?:de|sobre(?: el| los)?) (?:precios?|tarifas?)',
  withdraw:
    'anul\\p{L}+|cancel\\p{L}+|retiramos|revoc\\p{L}+|paren?|detengan?|detener|deten\\p{L}*|suspend\\p{L}+|no (?:l[oa]s? )?(?:entreguen?|envíen?|sirvan?|despachen?|tramiten?)|ya no (?:\\p{L}+ )?(?:necesita\\p{L}+|hace falta|lo queremos)|sin efecto|desist\\p{L}+|renunci\\p{L}+',
  late: 'estaba[n]? (?:prometid[oa]s?|previst[oa]s?|anunciad[oa]s?)|debía[n]? (?:haber |llegar|estar)|tenía[n]? que|(?:todavía|aún|siguen?) (?:faltan?|falta|no|esperando|sin)|faltan? (?:todavía|aún|por)|(?:con|en) retraso|se sabe algo|alguna noticia|sin noticias|hay novedades|alguna novedad|seguimos esperando|hasta (?:ahora|hoy|la fecha) (?:no|nada)|no (?:nos )?(?:ha|han) llegado',
  when: 'cuándo|qué día|dónde está\\p{L}*|en qué fecha|para cuándo|qué (?:día|fecha)',
  expect:
    'llega\\p{L}*|llegará\\p{L}*|recibir\\p{L}*|tendr\\p{L}+|entreg\\p{L}+|esperar|contar|está\\p{L}*|contar con',
  damage:
    'dañad[oa]s?|falta\\p{L}* de|incomplet[oa]s?|devol(?:ver|ución|vemos)|mal estado|rot[oa]s?|defectuos[oa]s?|abollad[oa]s?|rajad[oa]s?|rayad[oa]s?|averiad[oa]s?|mojad[oa]s?|mohos[oa]s?|pierde\\p{L}*|equivocad[oa]s?|(?:color|talla|artículo|producto|medida) (?:equivocad[oa]|erróne[oa]|incorrect[oa])|reclamación|queja|desperfectos?|(?:pinchad|ponchad)[oa]s?',
  meet: '(?:pasar(?:nos|me)?|pasarnos|acercarnos|visitar(?:les|los|os)?) |visita|reunión|reunirnos|cita|vernos',
  closed:
    '(?:está|estará|estarán|estamos|permanecerá) (?:cerrad[oa]s?|de inventario)|cerramos|cierre|inventario|vacaciones|no (?:se )?(?:recib\\p{L}+|admit\\p{L}+) (?:mercancías?|entregas)',
  wants:
    'traernos|hacernos llegar|acercarnos|sírvan(?:nos|me)|necesit\\p{L}+(?! que (?:alguien|venga))|(?:por favor|pueden|podrían|podéis) [^.]{0,60}(?:envi\\p{L}+|mand\\p{L}+|entreg\\p{L}+|sum?inistr\\p{L}+|prepar\\p{L}+|serv\\p{L}+)|(?:envíen|mánden|manden|sírvan|preparen)(?:nos|me)|nos (?:hace\\p{L}*|faltan?)|quer(?:emos|íamos) (?:\\p{L}+ ){0,2}\\d|nos quedamos con|(?:me quedo con|(?:me |nos )?llev(?:o|amos))(?= (?:\\p{L}+ ){0,2}\\d)|pedimos|(?:manda|mandad|mándame|envía|enviad|traed|tráeme)(?= (?:\\p{L}+ ){0,3}\\d)|(?:querríamos|quisiéramos)(?=\\s*(?::|$))',
  sameAgain:
    'lo mismo (?:(?:que|de) (?:siempre|costumbre|antes|(?:la|el) (?:última|vez|mes|semana|año|pedido|otra|anterior))|que (?:pedimos|en ))|igual que (?:la|el) (?:última|vez|mes)|como (?:la última vez|siempre|de costumbre|el mes pasado)|repet\\p{L}+',
  accepts:
    'acept\\p{L}+ (?:su|la|el)|de acuerdo con (?:su|la)|conformes? con|según (?:su )?(?:oferta|presupuesto)',
  price: 'precios?|presupuesto|oferta|cotización|tarifas?|condiciones',
  asks: 'qué|cuál\\p{L}*|indi\\p{L}+|dar\\p{L}*|den|pas\\p{L}+|envíen\\p{L}*|enviar\\p{L}*|necesit\\p{L}+|querr\\p{L}+|querem\\p{L}+|solicit\\p{L}+|podría\\p{L}*|pueden|por favor|rog\\p{L}+|coti\\p{L}+',
  ourDriver:
    'nuestro (?:transportista|conductor|chófer|repartidor|camión) (?:pasa|llega|estará|irá|va|entrega)\\p{L}*',
  ourPrices: 'nuestros (?:mejores )?precios|aquí (?:tienen )?los precios',
  sendBack:
    '(?:nos gustaría|podemos|podríamos|queremos|quisiéramos|deseamos|querríamos|tenemos que) devolver',
  repeats:
    'lo mismo (?:otra vez|(?:que|de) (?:siempre|costumbre|antes|(?:la|el) (?:última|vez|mes|semana|año|pedido|otra|anterior))|que (?:pedimos|en ))|igual que (?:el|la) (?:mes|vez|semana|última)|repit\\p{L}+ [^.]{0,30}pedido|lo de siempre|como siempre',
  approves:
    'adelante|(?:nos|me) parece bien|(?:está|queda) (?:bien|aprobad[oa]|aceptad[oa])|pasamos (?:el |un )?pedido|(?:consider|tom)\\p{L}+ [^.]{0,40}como pedido|según (?:su|la) (?:oferta|presupuesto)|como (?:ofrecieron|ofrecido|ofertado)|visto bueno|procedan|aceptamos',
  leftYet:
    '(?:ha|han) (?:salido|sido (?:enviad|expedid)[oa]s?)(?: ya)?|ya (?:ha salido|han salido|salió|salieron|está en (?:camino|reparto)|se (?:ha )?(?:envi(?:ó|ado)|expedido))|(?:lo|la|los|las) (?:habéis|han) (?:enviado|mandado|expedido) ya|(?:está|están) (?:ya )?(?:en camino|en reparto|de camino)',
  theLastOne: 'últim[oa]s?|anterior(?:es)?|otr[oa]|primer[oa]?',
  asksAfter:
    'cómo va|cómo (?:está|anda)|saber (?:cómo|qué|algo|en qué)|en qué (?:estado|punto)|el estado|dónde está|preguntar(?:les|te|os)? por|novedades|noticias',
  nothingCame:
    '(?:seguimos|sigo) (?:sin recibir|esperando)|(?:todavía|aún) no (?:hemos|he|ha|han) (?:recibido|llegado)|no (?:ha|han) llegado (?:todavía|aún|nada)|no (?:hemos|he) recibido (?:todavía |aún )?nada',
  holdsBack:
    '(?:no (?:nos )?(?:env|mand|sirv|entregu|expid)\\p{L}+)(?: \\p{L}+)? (?:todavía|aún|de momento|por ahora|por el momento)|(?:todavía|aún|de momento|por ahora|por el momento),? no (?:nos )?(?:env|mand|sirv|entregu|expid)\\p{L}+|(?:retener|retengan|paralicen|paren|parar|esperen|esperad) [^.?]{0,20}(?:envío|entrega|pedido)',
  ifPriceFalls:
    '(?:si|siempre que)(?= [^.?!]{0,60}(?:\\d|precio|descuento))[^.?!]{0,20}(?:dej\\p{L}+|hac\\p{L}+|hag\\p{L}+|baj\\p{L}+|ofrec\\p{L}+|iguala\\p{L}*|mejor\\p{L}+|lleg\\p{L}+|pued\\p{L}+|pod\\p{L}+|consig\\p{L}+)',
  thenWeOrder:
    '(?:hacemos|haremos|hago|haré|pasamos|pasaremos|cerramos|cerraríamos|firmamos|confirmamos|lanzamos|os hacemos|les hacemos) [^.?!]{0,20}(?:pedido|trato|compra)|(?:pedimos|pediríamos|compramos|pediremos)|el pedido es (?:suyo|vuestro|tuyo)|cerramos',
  enteredForYou:
    'quedan? (?:todo )?(?:anotad|apuntad|registrad|reservad)[oa]s? para (?:usted(?:es)?|ti|vosotros)|(?:te|os|le|les) (?:lo|los|la|las) (?:he|hemos) (?:anotad|apuntad|registrad|reservad)o|queda todo (?:anotado|apuntado|reservado)',
  allInStock: '(?:todo está|está todo|tenemos todo) (?:disponible|en (?:stock|almacén))',
  notContent:
    'no (?:estamos|estoy|quedamos) (?:nada |muy )?(?:content|satisfech)[oa]s?|descontent[oa]s?|insatisfech[oa]s?|decepcionad[oa]s?',
  ticketMoved:
    '(?:ticket|incidencia) (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:(?:ha sido|fue) )?(?:actualizad|asignad|escalad|cerrad|fusionad)[oa]',
  asksEverybody: '¿?(?:alguien (?:sabe|ha (?:visto|tenido)|conoce)|a alguien (?:más )?le)',
  orderComesFromOthers:
    '(?:él|ella|ellos|el cliente|la clienta) (?:nos |me |os )?(?:enviará|mandará|va a (?:enviar|mandar)\\p{L}*) (?:(?:el|la|un|una|su) )*(?:pedido|orden de compra)',
  enteredUnder:
    '(?:metid|registrad|introducid|grabad|anotad|apuntad)[oa] (?:con|bajo|como) (?:el )?(?:pedido|n[°º]|número)(?= ?[^ ]*\\d)',
  enteredByAnybody:
    'alguien (?:(?:ya|lo|la|ha|este|el|pedido) )+(?:metido|introducido|registrado|grabado|picado)',
  enterIt:
    '(?:puedes|podéis|puede alguien|mete|meted)(?:lo|la)?[^.?!]{0,20} (?:meter|introducir|registrar|grabar|picar)\\p{L}*',
  choosesBetween:
    'no (?:me decido|nos decidimos|sé cuál|sabemos cuál)|dud(?:o|amos) entre|cuál(?:es)? [^?]{0,30}(?:recomienda|recomendaría|aconseja)\\p{L}*|qué (?:me|nos) recomiend\\p{L}+',
  ordersLater:
    '(?:espero|esperaré|esperaremos|esperamos|esperar)(?= )[^.?!]{0,50} (?:para|antes de) (?:pedir\\p{L}*|hacer (?:el|un) pedido|encargar\\p{L}*|comprar\\p{L}*)',
  shallWeSend:
    '(?:quiere|quieren|prefiere|prefieren|queréis|preferís)|(?:les|os|le) (?:enviamos|mandamos)|enviamos|mandamos',
  orWait: 'o (?:\\p{L}+ ){0,4}(?:espera\\p{L}*|esperemos)',
  setsRight: 'corrección|cambios?|modificación|rectifi\\p{L}+|corregir|cambiar|error',
  orderPaid: 'pedido [^.]{0,60}(?:ha sido|fue|está) (?:pagado|abonado)',
  paymentDone:
    'pago (?:ha sido |fue |está )?(?:confirmado|exitoso|aprobado|completado)|pago realizado con éxito',
  paying: 'abonar|pagar|liquidar|haber (?:pagado|abonado)',
  wePaid:
    '(?:hemos )?(?:efectuado|realizado) el siguiente pago|aviso de (?:pago|transferencia)|(?:transferencia|pago) a (?:su|vuestro) favor',
  underWay:
    'estado ?[:=] ?(?:en (?:producción|fabricación)|retrasado|demorado)|su (?:pedido|orden|envío)[^.!?]{0,40} está (?:en (?:producción|camino)|retrasad[oa]|demorad[oa])',
  stateShipped: '(?:nuevo )?estado ?[:=] ?(?:enviado|entregado|en camino)',
  signedFor: 'entrega (?:ha sido )?firmada',
  followedBy: 'datos de(?:l)? seguimiento|número de (?:guía|seguimiento)',
  bookingTold:
    'confirmación de (?:su |tu )?reserva|confirmamos (?:su|tu) reserva|(?:su|tu) reserva [^.]{0,60}confirmada',
  billReceived: 'hemos recibido (?:su|vuestra) factura',
  notCarriedOut:
    'no (?:podemos|hemos podido) (?:completar|servir|tramitar) (?:su|tu) pedido|reembolso (?:ha )?fallido',
  undelivered: 'no ha recibido el pedido|pedido no entregado',
  periodReport: '(?:informe|resumen) (?:diario|semanal|mensual)',
  termsFirst: 'si (?:puede\\p{L}*|podrían) aceptar [^.]{0,60}pago',
  restockAsked:
    'solicitud de (?:reabastecimiento|reposición)|solicit(?:amos|o) (?:el|la) (?:reabastecimiento|reposición)',
  held: 'retenid[oa]s?|bloquead[oa]s?|suspendid[oa]s?|(?:puest[oa]|está|queda\\p{L}*) en espera',
  requisition: 'requisici(?:ón|ones)|solicitud(?:es)? de (?:compra|pedido)',
  awaitsApproval:
    '(?:espera|está pendiente de|a la espera de|pendiente de) (?:su |tu |la )?(?:decisión|visto bueno|validación|autorización|aprobación)|(?:debe|tiene que) ser (?:aprobad|autorizad)[oa] (?:aún|todavía)|(?:aún|todavía) (?:debe|tiene que) ser (?:aprobad|autorizad)[oa]',
  decided: '(?:ha sido|fue|está) (?:aprobad|rechazad)[oa]',
  fetched: 'retir(?:as|ás|a|ar|en|o)|recog\\p{L}+|recoj\\p{L}+',
  ends: 'caduca|vence|expira',
  cart: 'carrito|(?:tu|su) cesta',
  leftThere: 'esperan?|espera|olvid\\p{L}+|todavía|aún|guardad\\p{L}+',
  finishIt: '(?:finaliza|completa)\\p{L}* (?:tu |la |mi |su |el )?(?:compra|pedido)',
  opinion:
    '(?:deja|escribe|comparte|danos|déjenos)[^.]{0,20}(?:opinión|reseña|valoración)|valor[ae] (?:tu|su) (?:compra|pedido|experiencia)|(?:tu|su) opinión|qué te (?:ha parecido|pareció)',
  lowStock:
    '(?:stock|existencias)[^.]{0,60} (?:baj[oa]s?|mínim[oa]s?|agotad[oa]s?)|bajo (?:stock|el mínimo)|por debajo del mínimo',
  stockList: '(?:informe|listado|estado) de(?:l)? (?:stock|existencias|inventario)',
  backAgain: '(?:de nuevo|otra vez|nuevamente) (?:en stock|disponibles?)|vuelven? a estar disponibles?',
  priceWatched: 'alertas? de precios?|bajada de precio',
  priceMoved: 'precio del? [^.]{1,60} ha (?:subido|bajado|aumentado)',
  returned: '(?:su|tu|solicitud de) devolución',
  returnHandled: 'aceptad[oa]|aprobad[oa]|autorizad[oa]|registrad[oa]|solicitad[oa]|rechazad[oa]',
  delayed: 'retrasad[oa]|se (?:ha )?retras\\p{L}+|retraso',
  notBrought: 'no (?:se )?(?:ha podido|pudo) (?:ser )?(?:entreg|repart)\\p{L}+',
  messageTold: '(?:te|le) ha enviado un mensaje|nuevo mensaje (?:de|sobre)',
  unpaidYet: 'pendiente de pago',
  invited: '(?:le invita|invitad[oa]) a (?:registr|unir|conect)\\p{L}+',
  accountConfirmed:
    '(?:confirm|activ|verifi)\\p{L}+ (?:su|tu) (?:cuenta|correo|dirección|registro)|confirmación de (?:la |su |tu )?(?:cuenta|registro)',
  customerToBe:
    '(?:hacer(?:nos|me)|ser) (?:clientes?|distribuidor\\p{L}*)|dar(?:nos|me) de alta|abrir (?:una )?cuenta',
  titledRequest: 'solicitud de (?:cotización|presupuesto|tarifas?|precios?)',
  ratesWanted: '(?:indicar|enviar|facilitar|pasar|remitir)\\p{L}*[^.!?]{0,40} (?:tarifas?|fletes?)',
  repliesWithOffer: 'respond\\p{L}+[^.!?]{0,40} con su (?:cotización|oferta|presupuesto)',
  ordersFirmly:
    '(?:hacemos|realizamos|pasamos|cursamos|confirmamos) (?:el |este |nuestro |un )?(?:siguiente )?pedido|encargamos',
  byYourOffer:
    '(?:según|conforme a|de acuerdo con|como en) (?:sus?|vuestr[ao]s?) (?:ofertas?|presupuestos?|cotizaci\\p{L}+|propuestas?)',
  stateTold:
    '(?:ha|han) sido (?:aprobad|rechazad|modificad|actualizad|marcad)[oa]s?|ha rechazado|supera|un comentario|fraude|disputa',
  bookedIn: 'entrada de mercancías? [^.]{0,60}(?:contabilizada|registrada)',
  sellersPaper: 'confirmación (?:de(?:l)? (?:nuestro )?)pedido',
  didNotCome: 'falta|no hemos recibido|aún no|todavía no|pendiente',
  nextOne: '(?:su|tu) próxim[oa] (?:pedido|entrega|caja)',
  ordersHere:
    '(?:les |os |te )?(?:pedimos|pido|encargamos|encargo|solicitamos) (?:lo siguiente|los siguientes|las siguientes|\\d)|(?:hacemos|hago|realizamos|pasamos|paso|enviamos|envío|mandamos|mando) (?:el |un |nuestro |este )?(?:siguiente |nuevo )?pedido|(?:quer|quisi|dese)\\p{L}+ (?:[^.?!]{0,20} )?(?:pedir|encargar|hacer (?:un|el) pedido)|(?:adjunt\\p{L}+|este es|aquí|a continuación|siguiente|abajo)[^.?!]{0,30}pedido|nuevo pedido',
  suppliesAsked:
    '(?:les |os |te )?(?:pedimos|pido|encargamos|encargo)|(?:por favor|rogamos|ruego),? (?:[^.?!]{0,40} )?(?:envíen|envíe|manden|mande|sirvan|suministren|añadan|preparen|entreguen)\\p{L}*',
  conditions: 'si|cuando',
  youOrdered:
    '(?:has|habéis) (?:realizado|hecho|efectuado) (?:un|el siguiente|la siguiente|una) (?:nuevo )?(?:pedido|compra)|(?:has|habéis) comprado',
  numberConfirmed:
    'pedido (?:n\\.?[°º]? ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:confirmado|confirmación)|confirmación (?:del?|de su) pedido (?:n\\.?[°º]? ?)?#?[^ ]*\\d',
  receiptConfirmed:
    '(?:confirmamos|confirmo|acusamos|acuso) (?:la )?(?:recibo|recepción|aceptación) (?:del?|de su|de tu|de vuestro) (?:orden|pedido)',
  shipmentTold:
    '(?:confirmación|aviso) de(?:l)? envío|envío (?:n\\.?[°º] ?)?#?\\d+ (?:del?|para el) pedido|pre-?aviso de entrega|(?:avisamos|anunciamos) (?:de )?(?:la |el )?(?:siguiente )?(?:entrega|envío)',
  inParts:
    'en (?:dos|tres|varios|varias|\\d+) (?:envíos|partes|entregas|paquetes)|(?:envío|entrega) parcial|parcialmente (?:enviado|entregado)',
  leftToday: 'enviad[oa]s? hoy',
  comesSoon: 'se entregará|será entregad[oa]|llega (?:hoy|mañana)|llegará|en reparto',
  shallCome: 'debe(?:n|rá|rán|ría|rían)?|tienen? que|hay que',
  addressChanges:
    'nueva dirección (?:de facturación|fiscal|postal)|nos (?:mudamos|trasladamos)|nos hemos (?:mudado|trasladado)|cambio de (?:dirección|domicilio)|(?:modifi|actuali)\\p{L}+ nuestros datos',
  arrivalTold:
    'aviso de llegada|notificación de (?:llegada|arribo)|llegada del? (?:\\p{L}+ )?(?:embarque|contenedor|envío|buque)',
  wouldOrder:
    '(?:probablemente|seguramente|quizás?|tal vez) (?:haríamos|haremos|pediríamos|pediremos|compraríamos)|(?:pediríamos|haríamos el pedido|compraríamos) (?:probablemente|seguramente|quizás?)',
  doesNotWork:
    'no (?:puedo|podemos|consigo) (?:acceder|iniciar sesión|entrar|imprimir|conectar\\p{L}*)|acceso denegado|mensaje de error|no funciona',
  requestHeard:
    '(?:su|tu) (?:solicitud|consulta|mensaje|ticket|incidencia)[^!?]{0,40} (?:ha sido|fue|se ha) (?:recibid|cread|registrad|cerrad|actualizad)[oa]|recibido (?:su|tu) (?:consulta|mensaje|solicitud)',
  notCharged:
    'pago (?:ha )?(?:fallado|fallido|sido rechazado|rechazado)|no (?:hemos podido|se ha podido|pudimos) (?:cobrar|cargar)|tarjeta [^.]{0,30}caduca',
  moreTime: 'aplaz\\p{L}+|prórroga|fraccion\\p{L}+',
  begs: 'solicit\\p{L}+|pedimos|rogamos|posible|nos concedan',
  misstated: 'en (?:lugar|vez) de|incorrect[oa]|erróne[oa]|no coincide',
  questionOn: '(?:consulta|duda|pregunta)s? (?:sobre|acerca|de)',
  sendsUs:
    '(?:pueden?|podrían?|podéis) [^.]{0,20}(?:enviar|mandar|reenviar|facilitar)\\p{L}*|(?:re)?(?:envíen|manden|envíe|mande)(?:me|nos)|(?:por favor|ruego|rogamos)(?: (?:me|nos))? (?:re)?(?:envíen?|manden?)|no (?:hemos|he) recibido',
  remindsOf: 'recordatorio|recordamos',
  notAmongThem:
    'falta(?:n|ba|ban)? [^.]{0,40}en (?:la|su) entrega|en (?:la|su) entrega [^.]{0,40}falta(?:n|ba|ban)?',
  inAlready:
    '(?:este|esto|ese|lo|la|el pedido|este pedido|está) (?:(?:ya|está|ha|sido|tenemos|habéis|has) )+(?:metid|introducid|grabad|registrad|pasad|picad|tramitad|dado de alta|en el sistema|hech)\\p{L}*',
  saidNoOrder:
    'no se trata (?:todavía |aún )?de (?:un )?pedido|(?:no (?:constitu|represent|supon|implic)\\p{L}+ (?:un |ningún )?(?:pedidos?|compromiso|obligación)|no (?:son|es) (?:un )?(?:pedido|compromiso)|sin compromiso de compra)',
  howToOrder:
    'basta (?:con )?un (?:sí|ok)|para (?:(?:hacer|realizar|tramitar) (?:el |su |tu |un )?(?:pedido|encargo)|pedir|encargar)[^.?!]{0,20}(?:basta|sólo|solo|simplemente|respond\\p{L}+|llam\\p{L}+|escríb\\p{L}+|contest\\p{L}+|haga clic|clic)',
  orderOfMany:
    'pedido (?:conjunto|colectivo|grupal|común|en grupo)|(?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana) (?:\\p{L}+ )?(?:hago|haremos|hacemos|paso|mando|envío) (?:el |un )?pedido',
  whoJoins:
    'si (?:alguien|alguno) (?:\\p{L}+ )?(?:quiere|necesita|desea|se apunta)|quien (?:quiera|necesite|se apunte)|si (?:queréis|quieres) (?:apuntar\\p{L}*|uniros|participar)|apuntaos|decidme (?:qué|lo que) queréis',
  notBefore: `no (?:nos )?(?:lo |la )?(?:env|mand|sirv|entreg|expid)\\p{L}+${within} (?:antes de(?:l)?|hasta(?: el)?) ${day}`,
  noteWanted: `(?:inclu(?:ya|yan|id|ir)|adjunt(?:ad|en|ar|e)|met(?:an|ed)|pon(?:gan|ed|er)|indi(?:quen?|car|cad)|hagan constar|mencion(?:en|ar)|necesitamos)(?:nos)?(?!\\p{L})[^.!?\\n]{0,60}(?:${deliveryNote})`,
};
