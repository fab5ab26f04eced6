import type { SenseWords } from '../sense-words.ts';

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
};
