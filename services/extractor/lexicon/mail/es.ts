import type { MailWords } from './mail-words.ts';

export const es: MailWords = {
  language: 'es',
  namesNothing:
    'entre, unos, unas, estos, estas, ese, esa, eso, qué, quien, cual, donde, menos, mucho, poco, bien, mal, todo, toda, todos, todas, fue, ser, hemos, puede, vale, solo, sólo, aún, mes, por',
  common:
    'el, la, los, las, de, del, que, y, en, un, una, por, para, con, no, se, nos, es, lo, al, su, más, este, esta, como, pero, son, hay, ha, han, está, están, nuestro, nuestra, favor, le, les, si, ya, o, muy, desde, hasta, sin, línea, pedido, porque, cuando, os, vosotros, ustedes',
  conditions:
    'sin noticias, salvo aviso, salvo que, si no, si, en caso de, siempre que, siempre y cuando, a condición de, con tal de, salvo que, a menos que, a no ser que, según si, dependiendo de, solo cuando, mientras no',
  stillPossible:
    'posible, tiempo, todavía, aún, pueden, puede, podéis, tarde, les viene bien, os viene bien, factible',
  notTooLate:
    'no es molestia, no hay problema, no les importa, no os importa, no es tarde, no es demasiado tarde, todavía no, aún no, no ha salido, no han salido, no está, no están, no lo ha*',
  politeFrames:
    'agradecería que, agradeceríamos que, agradecería si, agradeceríamos si, agradecido si, bien si, estupendo si, genial si, ideal que, encantaría que, vendría bien que, vendría bien si',
  vagueAmounts:
    'unos cuantos, unas cuantas, unos pocos, unas pocas, algunos, algunas, alguno, alguna, varios, varias, algo más, algo menos, un poco, un poco más, un poco menos, un par, uno o dos, una o dos, dos o tres, un puñado, parte',
  undecided:
    'ya no estoy segur*, ya no sé, no estoy del todo segur*, tengo que ver, tenemos que ver, hay que ver, tengo que mirar, tenemos que mirar, tengo que comprobar, tengo que preguntar, no estoy segur*, no estamos segur*, no sé, no sabemos, aún no sé, todavía no sé, quizá, quizás, tal vez, a lo mejor, puede que, es posible que, eventualmente, sin decidir, no está decidido, por confirmar, por decidir, depende, dependerá, dudamos, lo estamos pensando, les diré, os diré, les aviso, os aviso, sabe a cuál, sabe cuál, sabe dónde, sabe cuántos, podrían comprobar, pueden comprobar, comprobar si, mirar si, ver si, ver cuántos, aproximadamente, más o menos, alrededor de, cosa de, no estamos de acuerdo, no nos ponemos de acuerdo',
  checks:
    'miren si, mirad si, mire si, vean si, ved si, vea si, ver si, comprueben si, comprobad si, pregunten a, pregunten al, preguntad a, preguntad al, pregunte a, averigüen, averiguad, consulten con, decirme si, decirnos si, díganme si, dígame si, saber si, explicar por qué, explicarme por qué, confirmar si',
  questionTopics:
    'descuento*, rebaja*, más barato, recoger, recogerlo, entrega, entregar, mañana, tarde, mediodía, color, colores, talla, tamaño, más grande, basta, bastan, suficiente*, de una vez, esta semana, embalaje, disponible*, cantidad',
  otherwise:
    'antes, más tarde, después, más, menos, otro, otra, otros, otras, distinto, distinta, diferente, en su lugar, en cambio, por separado, separado, dividir, partir, cambiar, mayor, más grande, más pequeño, semana que viene, próxima semana, mitad de semana, fin de semana, finales de semana, principios de semana, más rápido, adelantar, retrasar, aplazar, quitar',
  negations: 'no, ni, ningún, ninguna, nunca, sin, nada, tampoco',
  supplies:
    'suministrar, suministrarse, suministren, suministr*, enviar, enviarse, envíen, enviéis, mandar, mandarse, manden, mandéis, entregar, entregarse, entreguen, servir, servirse, sirvan, preparar, prepararse, preparen, preparéis, incluir, incluirse, incluyan, tener en cuenta, tenga en cuenta, tengan en cuenta, tuviera en cuenta, tuvieran en cuenta, considerar, considere*, consideren, facturar, poner, pongan, tramitar, tramiten, empaquetar, expedir',
  leavesOut:
    'se quedan fuera, se queda fuera, olvidaos, olvidaos de, olvídense, olvídense de, olvídese, olviden, podéis olvidar*, pueden olvidar*, se elimina, se eliminan, se suprime, se suprimen, dejad fuera, dejen fuera, deje fuera, dejar fuera, dejad … fuera, dejen … fuera, queda fuera, quedan fuera, se queda fuera, no tuviera en cuenta, no tuvieran en cuenta, no tenga en cuenta, no tengan en cuenta, omitan, omita, omitir, prescindan, prescindir, se cae del pedido, quita, quite, quitamos, quítal*, quítel*, quitadl*, quítenl*, quitarl*, quítame, quítanos, saca, sácal*, sáquenl*, sacarl*, bórral*, bórrenl*, elimina, elimínal*, elimínenl*, no mandes, no mandéis, no me mandes, no lo mandes, no la mandes, no los mandes, no las mandes, no lo mandéis, no la mandéis, no los mandéis, no las mandéis, no lo envíes, no la envíes, no los envíes, no las envíes, no pongas, no pongáis, no lo pongas, no la pongas, no los pongas, no las pongas, olvídate de, nos sobra, descarta, descártal*, táchal*, cancélal*, canceladl*, cancélenl*, anúlal*, anuladl*, anúlenl*, suprímel*, déjal* fuera, déjate de, olvídate, olvídalo, olvídala, olvídalos, olvídalas, no me hacen falta, no me hace falta, no nos hacen falta, no nos hace falta, me quitas, nos quitas, me quitáis, nos quitáis, olvidadl*, no deseamos, no deseo, no me lo llevo, no me la llevo, no me los llevo, no me las llevo, no los llevo, no las llevo, no nos los llevamos, no nos las llevamos, no los cogemos, no las cogemos, no necesito, no necesitamos, al final no usaremos, no usaremos … al final, no vamos a usar, al final no vamos a usar, preferimos no llevar, prefiero no llevar',
  willTell:
    'les llamo, os llamo, le llamo, te llamo, les aviso, os aviso, le aviso, les avisaré, os avisaré, avisaremos, les digo, os digo, llamaremos',
  settles:
    'van a ser, va a ser, serán, sería*, dejémoslo en, dejadlo en, déjenlo en, lo dejamos en, pongamos, digamos, nos quedamos con, nos quedamos en, cogemos, que sean, tienen que ser, pasan a ser, pasa a ser, tendrían que ser, vamos a coger, voy a coger, vamos a tomar, vamos a llevar, voy a llevar, cogeremos, cojo, nos vale, me vale, me apaño con, nos apañamos con, me llega con, nos llega con, con eso me apaño',
  staysAsIs:
    'se queda igual, se quedan igual, queda igual, quedan igual, sin cambios, tal cual, está bien, están bien, igual, como está, como están, no cambia, no cambian, correcto, correcta, correctos, correctas, como en el pedido, como en la hoja, como en la lista',
  sameAmount:
    'tantos … como, tantas … como, tanto … como, la misma cantidad que, el mismo número que, las mismas … que, los mismos … que, misma cantidad de … que, el mismo número de … que, tan pocos … como',
  limits:
    'pero, si, salvo, hasta, sólo, solo, nunca, quizá, quizás, sino, o, no, más tarde, otro, otra, otros, otras',
  haveStill:
    'queda, quedan, tenemos todavía, todavía tenemos, aún tenemos, tengo todavía, todavía tengo, aún tengo, tengo aún, todavía quedan, aún quedan, quedan todavía, todavía hay, aún hay, en almacén, en stock, encontrado, encontraron, encontré, encontramos, sobraron, han sobrado, de sobra, suficientes',
  mixedUp:
    'al revés, intercambiados, intercambiadas, cambiados entre sí, cruzados, cruzadas, invertidos, invertidas',
  sameQuantity: 'misma cantidad, mismo número, mismas unidades, cantidad sin cambios, la cantidad no cambia',
  openers:
    'ah, oh, por cierto, a propósito, antes de que se me olvide, ahora que caigo, ahora que lo pienso, ya que estoy, tiene gracia, dicho sea de paso, entre paréntesis, una cosa más, otra cosa, para su información, bueno, de paso',
  informs:
    'les informamos de que, les informamos que, le informamos de que, le informo de que, informamos que, os informo de que, les comunicamos que, le comunicamos que, les hacemos saber que',
  litotes:
    'no vienen mal, no viene mal, no vendrían mal, no vendría mal, no estarían mal, no estaría mal, no hacen daño, no hace daño, no están de más, no estaría de más, no estarían de más',
  reasons:
    'porque, ya que, pues, puesto que, después de, para que, como, que nos, que el, que lo, que la, que hemos, que vio, pero, aunque, si, cuando, mientras, hasta, antes, tras, al ver*',
  longReasons: 'porque, después de, puesto que',
  rest: 'el resto, todo lo demás, lo demás, los demás, las demás, las otras, los otros, las demás líneas, las otras líneas, todas las demás, las restantes, el resto de líneas',
  dayNouns:
    'fecha, fechas, día, fecha del pedido, fecha de entrega, fecha impresa, fecha indicada, como pone, como está, según lo previsto, como estaba previsto, plazo, a tiempo',
  weather:
    'lluvia*, llueve, llovía, lloviendo, nieve, nieva, nevando, tormenta*, calor, sol, tiempo que hace, niebla, helada*, hielo, diluvia*, frío',
  officeThings:
    'catálogo*, tarifa*, lista de precios, folleto*, calendario*, boletín, tarjeta de visita, portal, contraseña, ficha técnica, fichas técnicas, certificado*, extracto, datos bancarios, número de teléfono, correo electrónico, horario*, persona de contacto, cierre por vacaciones, condiciones generales, carta de colores, declaración de conformidad, certificado* de origen, ficha* de seguridad, garantía, plazo de garantía, plazo* de entrega',
  provisos:
    'a reserva, con reserva, siempre que, siempre y cuando, sujeto a, pendiente de, a condición, previa aprobación, cuando lo aprueben',
  portions:
    'una parte de, una parte del, en dos veces, en dos entregas, en dos lotes, dividir, repartir, la mitad en, la mitad de ellos, la mitad de ellas, y el resto, el resto en, el resto a, el resto más tarde, por caja, por bolsa, por palé, a nuestro almacén, en nuestro almacén, pueden esperar, puede esperar, pueden venir más tarde, ahora … después, ahora … más tarde, primero … después',
  otherTimes:
    'en el futuro, en adelante, de ahora en adelante, la próxima vez, próxima vez, cada mes, todos los meses, cada semana, todas las semanas, al mes, por mes, por semana, al año, normalmente, habitualmente, por lo general, para empezar, esta semana',
  forNow: 'de momento, por ahora',
  lieHere:
    'hay aquí, aquí hay, hay todavía, están aquí, han llegado, llegaron, tienen agujeros, él quería, seguimos con, nos quedamos con, lo dejamos en',
  notAdded:
    'devolver, devuelvan, devolvemos, abonar, abonen, abono, presupuesto, oferta de, factura de, factura por, certificado de, recoger, recojan, embalen todo, empaqueten, menos, por caja, por bolsa, por palé',
  wishful:
    'sería estupendo, sería genial, sería bueno, sería ideal, sería perfecto, estaría bien, estaría genial, nos gustaría, de antemano por, gracias por quitar, gracias por anular, gracias por cancelar, gracias por dejar',
  wholeOrder: 'el pedido, este pedido, nuestro pedido, todo, todo el pedido, todas las líneas',
  sites: 'almacén, depósito, delegación, obra, planta, sucursal, fábrica, nave, sede',
  towards: 'a, al, en, para, hasta',
  noAmountBehind: 'con, en, sobre, por, puerta, sala, equipo, planta, clase, tipo, talla',
  noAmountBefore:
    'copia*, certificado*, ejemplar*, catálogo*, personas, gente, hombres, céntimos, euros, enchufes, días, semanas, compañeros, obras, equipos, horas, h, minutos, bar, bares, grados, meses, años, kilómetros, semanita*, díita*, ratito*, emplead*, chicas, chicos, niñ*',
  forKnowledge: 'para su información, a título informativo, para su archivo',
  differences:
    'menos, más, quitamos, quiten, quitad, quitar, restamos, bajamos, sumamos, añadimos, adicionales',
  held: 'dejar … en espera, dejen … en espera, poner … en espera, pongan … en espera, está en espera, queda en espera, no procesar, no tramitar, no ejecutar, no procesen, no tramiten, un borrador, pendiente de aprobación, pendiente de autorización, sujeto a aprobación, sujeto a la aprobación, aún no aprobado, todavía no aprobado, no está aprobado, retiramos el pedido, retiramos nuestro pedido, queda anulado, sin efecto, enviado por error, ya no es válido, no es definitivo, no son definitivas, no es un pedido, a título informativo, solo informativo, solo una reserva, sólo una reserva, ya pedido, bajo demanda, suspender, con reservas, es una solicitud de presupuesto, es una solicitud de oferta, esto es una copia, pedido suspendido, queda suspendido',
  heldInSubject:
    'anulación, anulado, cancelado, cancelación, borrador, ignorar, en espera, duplicado, suspendido',
  fetches: 'recogeremos, recogemos nosotros, pasaremos a recoger, pasamos a recoger, se recogerá',
  retracts:
    'no espere, no esperen, no mejor no, mejor no, déjenlo, déjelo, olvídenlo, olvídelo, olviden eso, es broma, era broma, no estoy de acuerdo, manténganlos, manténganlas, pensándolo bien, al final no, ignoren eso',
  unmeant:
    'creen que, qué opinan, qué les parece, no estoy de acuerdo, es broma, era broma, serían demasiados, serían demasiadas, sería demasiado, también vale, también va bien, intenten, idealmente, si hace falta, si es necesario, propone, no duden en',
  wonders: 'deberíamos, debemos',
  former: 'nos entregaron, nos llegaron, recibimos, última entrega, entrega anterior, fue a, fueron a',
  packs: 'embal*, repart*, empaquet*',
  concedes: 'aunque, aun cuando, por más que, a pesar de',
  toldAmounts:
    'creía*, creíamos, pensaba*, suponía*, supuestamente, al parecer, contado, pagado, el cliente quería, alguien escribió, alguien puso, previsión, inventario, facturen, facturado, hemos recibido, etiquet*, ya tenemos, ya tengo, cree, piensa, opina, habíamos acordado, habríamos pedido, hubiéramos pedido, habríamos comprado, foto, fotos, dibujo, dibujos, plano, planos, son para, había puesto, había escrito, primero puse, primero escribí, si fuera por mí, si por mí fuera, trajo, trajeron',
  aspects:
    'descuento*, precio*, recargo*, embalaje*, envoltorio*, plástico, film, etiqueta*, pegatina*, certificado*, muestra*, color*, logotipo, logo, cantidad*, número, cifra, fecha, nota, comentario*, presupuesto*, factura*, garantía, confirmación, confirmar, IVA, código* de barras',
  colours: 'rojo*, roja*, azul*, verde*, amarill*, negr*, blanc*, gris*, pequeñ*, grandes',
  sentBefore: 'ya enviado, ya enviamos, reenviamos',
  oldColumn: 'impreso, antes, anterior, antiguo, antigua, pedido, pedida, original, inicial',
  newColumn:
    'ahora, nuevo, nueva, después, necesario, deseado, deseada, correcto, correcta, corregido, corregida, modificado',
  bills:
    'factura, facturas, facturación, abono, abonos, nota de crédito, notas de crédito, recibo, recibos, extracto, pago, pagos, pagado, pagada, pagamos, pagaremos, transferencia, reclamación de pago, recordatorio, giro, giros, saldo, contabilidad, reembolso, devolvió el banco, vencimiento',
  absent:
    'de vacaciones, vacaciones, de baja, baja maternal, de permiso, fuera de la oficina, ausente, ausencia, mientras tanto, me sustituye, mi móvil, si necesitas algo, si necesitáis algo, si necesitan algo',
  closed:
    'cerrado, cerrados, cerrada, cerramos, cerraremos, cierre, cerrar, inventario, festivo, festivos, puente, abrimos, volvemos, reabrimos',
  empties:
    'palés vacíos, palets vacíos, palet vacío, palé vacío, pallets vacíos, los palés, los palets, los pallets, cajas vacías, envases vacíos, bidones vacíos, barriles vacíos, jaulas vacías, europalés, europalets',
  goesBack:
    'llevar, llevarse, lleve, se lleve, se los lleve, llevárselos, recoger, recoja, recojan, recogida, retirar, retire, devolver, devolución, listos, preparados',
  gratitude:
    'gracias por, muchas gracias por, mil gracias por, gracias otra vez por, perdona las, perdona la, perdona el, perdonad, perdón por, disculpa, disculpad, disculpen, sentimos',
  announcesVisit:
    'llamar antes, llame antes, llamad antes, avisar, avise, avisen, avisad, aviso previo, un día antes, una hora antes, media hora antes, el día antes, que llame, cita previa, concertar cita',
  sinceOrUntil: 'del, desde, hasta, a partir del, al',
  since: 'a partir del, desde',
  onceMore: 'otra vez, de nuevo, nuevamente, una segunda vez',
  someMore: 'más de lo que, algo más de, algunos más, algunas más, unos cuantos más, unas cuantas más',
  openAgain: 'volvemos, abrimos, reabrimos, de vuelta, de nuevo, otra vez abiertos',
  leadsIn:
    'dos cosas, tres cosas, una cosa, un par de cosas, dos cambios, un cambio, adjunto, adjunta, te paso, os paso, hola, buenas, buenos días, perdona, perdón, por cierto, otra cosa, ojo',
  upTo: 'a, hasta, pon, ponme, ponnos, ponle, póngame, pónganos, ponedme, poned',
  addsOn:
    'añade, añádeme, añádenos, pon también, ponme también, ponnos también, y ponme, y ponnos, mete también, méteme, métenos, mándame también, mándanos también, súmale, súmame, agrega, agrégame, échame también, échanos también',
  bringsIt:
    'tráelo, traelo, tráigalo, tráiganlo, traedlo, tráelos, tráiganlos, tráelo todo, traedlo todo, entregadlo, entréguenlo, entréguelo, entrégalo, entreguen, entregue, entregad, entregarlo, entréguenlo todo, envíalo, envíenlo, enviadlo, mándalo, mándenlo, ven, venid, vengan, podéis traerlo, pueden traerlo, pueden entregarlo, podrían entregarlo',
  prefersDay:
    'tráelo, tráigan*, venid, ven el, nos viene mejor, me viene mejor, viene mejor, nos vendría mejor, es mejor, mejor, preferimos, preferiría, prefiero, preferiblemente, podéis venir, puedes venir, pueden venir, que sea el, ponla para, ponlo para, ponedla para, pónganla para, podría ser, puede ser, sería posible, es posible, podríamos hacerlo',
  fillers:
    'al final, finalmente, en realidad, la verdad, pues, mejor, en el fondo, pensándolo bien, simplemente, directamente, esta vez, ahora, entonces',
  thisTime: 'esta vez, esta semana, este mes, por esta vez, al final',
  mindChanged:
    'ha cambiado de idea, ha cambiado de opinión, hemos cambiado de idea, cambiado de idea, cambiado de opinión, cambio de planes, han cambiado los planes, se vende como churros, se venden como churros, se venden solos, se venden solas, vuelan de las estanterías',
  changeHeadings:
    'fallo*, matiz, matices, detalle*, cosilla*, retoque*, cambio*, modificaci*, correcci*, rectificaci*, ajuste*, cantidades, nueva cantidad, como sigue, siguiente*, error*, cosas, puntos, adjunt*, anex*, el pedido, del pedido, nuestro pedido, al pedido, la orden, pero',
  stateHeadings:
    'stock, existencia*, inventario, almacén, bodega, quedan, nos quedan, recibid*, entregad*, llegaron, llegad*, rot*, dañad*, defectuos*, pendiente*, último pedido, última vez, anterior*, precios, tarifa*, facturad*, ya, vendid*, usad*, para la, para el, para los',
  callsOff:
    'cancel*, anul*, elimin*, quit*, suprim*, retir*, borr*, tach*, sacar, saquen, saque, saco, sacado, sacamos, prescindir, renunciar, descartar, dejar fuera, renunci*',
  denials: 'no, nunca, jamás, ningún motivo para, ninguna intención de',
  forbids:
    'en ningún caso, bajo ningún concepto, de ninguna manera, de ningún modo, nunca, jamás, nadie, ni hablar de, ni se les ocurra, ni se os ocurra, nada de',
  questionWords:
    'hasta cuándo, desde cuándo, cuándo, cuánto, cuánta, cuántos, cuántas, quién, quiénes, por qué, qué pasa, qué cuesta, qué plazo, es verdad, es cierto, han',
  goneElsewhere:
    'ustedes cancelaron, ustedes anularon, ustedes quitaron, me cancelaron, me anularon, nos cancelaron, nos anularon, nos quitaron, nos han quitado, nos han anulado, habéis anulado, habéis quitado, habéis cancelado, anulamos … competencia, anulado … competencia, cancelado … competencia, en otro pedido, no de este, no de éste, no este, no le hagan caso, no le hagáis caso, no hagan caso, diga lo que diga, digan lo que digan, dicen que, me dijeron, nos dijeron, rumor*, pensaba … anulad*, pensaba … cancelad*, creía … anulad*, creía … cancelad*, nosotros no, no nosotros, del catálogo, de su catálogo, del mercado',
  wouldHave:
    'me habría gustado, me hubiera gustado, nos habría gustado, hubiera preferido, quería, queríamos, de buena gana, gustosamente, casi, al principio',
  pondered:
    'sería una pena, sería una lástima, sería un error, sería una tontería, estoy pensando en, estamos pensando en, me planteo, nos planteamos, considerando, anulación fue, anulación … fue, cancelación fue, cancelación … fue, era una broma, fue una broma, retiro lo dicho, retiramos lo dicho, lo dicho sobre, lo de quitar, lo de anular, lo de cancelar, lo de eliminar, la idea de, queda descartad*, vuelvan a poner, mi petición de ayer, mi petición de esta, nuestra petición de ayer, podríamos prescindir, podríamos pasar sin, habríamos podido, no es verdad que, no es cierto que, él quería, ella quería, alguien quería, ignoren mi, olviden mi, pero yo no quiero, pero nosotros no queremos',
  noGoods:
    'cita, visita, reunión, reclamación, queja, recordatorio, celofán, papel de regalo, papel burbuja, plástico, suscripción, el nombre, nuestro nombre, el logo, polvo, palé, dañad*, rot*, defectuos*, caducad*, estropead*, averiad*, oxidad*, vencid*',
  otherDoings:
    'manos fuera, no toquen, no toquéis, no toque, no tocar, que llamen, que llame, no hace falta llamar, no hace falta embalar, no hace falta envolver, uno a uno, una a una, no corre prisa, no corren prisa, no es urgente, no son urgentes, como churros, como rosquillas, no hay fiesta, estamos perdidos, estamos perdidas, no somos nada, fuera de horario, ningún sustitut*',
  regrets:
    'hubieran estado bien, hubiera estado bien, habría sido, ojalá, dije que no, dijimos que no, descartado, rechazado, denegado, un rumor, nada decidido, no hay nada decidido, según el tiempo, si el tiempo lo permite, en teoría, les escribirá, se pondrá en contacto, olvide lo que, olviden lo que, olvida lo que, pero exagera, se conforma con, dudamos entre, hipotéticamente',
  otherOrders:
    'otro pedido, pedido aparte, pedido fijo, otra tienda, otra sucursal, a nuestra sucursal, su propio pedido, el pedido de él, en otro sitio, en otra parte, mes que viene, próximo mes, año que viene, próximo año, próxima temporada, algún día, en otoño, en primavera',
  asksOnly:
    'qué precio, cuánto costarían, cuánto cuesta, cuánto me saldría, a cuánto, aceptarían, de golpe, de una vez, verdad, no?, ¿no, qué cambiaría, por qué, cómo es que, mínimo, portes gratis, me guardan, podrían guardar',
  prices:
    'precio, precios, descuento, descuentos, rebaja, tarifa, cuestan, cuesta, recargo, por ciento, céntimos',
  codes:
    'número de artículo, código de artículo, número de referencia, código del artículo, código de producto, código de los, código de las, referencia de los, referencia de las, nuevo código, sufijo, dirección, centro de coste, fecha de entrega',
  numbered:
    'página, muelle, pantalán, estante, pasillo, puerta, código, referencia, el pedido, del pedido, factura, lote, calle',
  eachOf:
    'mesa, viaje, camión, bolsita, receta, planta, piso, persona, cabeza, barco, habitación, día, invitado, ración',
  toldOf:
    'hemos usado, hemos gastado, usamos, solo quedan, sólo quedan, que quedan, nos sobraron, han sobrado, creyó, ustedes escribieron, en la web, en el catálogo, en la foto, exige, prestado, prestó, vendido, el programa, el sistema, calcula que',
  onTop:
    'adicionar, adicionen, añadir, añadan, sumar, sumen, sobre los, sobre las, adicionales, además, de más, un extra, aparte, de propina, incrementar',
  deducts: 'descuenten, descontar, resten, restar, recortar, recorten, quiten',
  refusesLast: 'por favor no, no lo hagan, el nuestro no',
  afterwards: 'después, luego, más tarde',
  onForm:
    'puse, pusimos, había puesto, habíamos puesto, he puesto, hemos puesto, escribí, escribimos, en el pedido, en la orden, en el pdf, en la hoja, pone, ponía, aparecen, figuran',
  unfitAmount:
    'no bastan, no basta, no alcanzan, no alcanza, no llegan, no llega, no llegamos, son pocos, son pocas, se quedan cortos, se quedan cortas, nos quedamos cortos, no son suficientes, no es suficiente, insuficientes, no hay sitio para, no tenemos sitio para, no nos caben, no caben, son demasiados, son demasiadas, demasiado',
  counted:
    'niños, niñas, invitados, alumnos, clientes, visitantes, pacientes, residentes, socios, aprendices, operarios, voluntarios, terneros, corderos, vacas, ovejas, caballos, cerdos, gallinas, perros, puntos, goles, años',
  doors:
    'código de la puerta, código del portal, código de acceso, código de la verja, clave de la puerta, timbre, telefonillo, portero, verja, portal, despacho, sala',
  codeWords: 'código, clave',
  isThere:
    'abierto, abierta, abiertos, cierra, cierran, abren, abrimos, abre, horario, presente, en recepción, localizable, de vuelta, nadie, alguien, estamos, estoy, estaré, está en, presentes, en obra',
  feasts:
    'boda, cumpleaños, aniversario, fiesta, fiestas, feria, partido, concierto, jornada de puertas abiertas, examen*, inauguración, inauguramos, presentamos, vacaciones, festivo, entierro, bautizo, concurso, torneo, auditoría, simulacro',
  reachBy: 'llama, llamad, llamen, llame, llamar, teléfono, móvil, whatsapp, localizable',
  wellWishes: 'les deseamos, os deseamos, le deseo, os deseo, feliz año, próspero año',
  thanksAgain: 'gracias de nuevo por, gracias otra vez por, de nuevo gracias por, gracias por las muestras',
  thankedFor: 'gracias por haber',
  lastDelivery:
    'la última entrega, vuestra última entrega, su última entrega, el último envío, la entrega anterior, el envío anterior, el último pedido',
  wentWell:
    'perfecto, perfecta, perfectamente, impecable, en buen estado, intacto, intacta, completo, completa, a tiempo, ya está abonado, ya está resuelto',
  bringsOrder:
    'adjunto, adjunta, adjuntamos, le adjunto, os adjunto, les adjunto, en el adjunto, aquí tienes, aquí tenéis',
  offers: 'su oferta, vuestra oferta, su presupuesto, vuestro presupuesto, oferta, presupuesto',
  daySuits: 'nos viene bien, nos va bien, está bien, es perfecto, perfecto, como en el pedido, se mantiene',
  thanking:
    'queremos agradecer, queremos daros las gracias, queremos darles las gracias, quiero agradecer, quería agradecer*',
  settledSince:
    'ya está abonado, ya está resuelto, ya está solucionado, ya se resolvió, ya nos lo abonasteis, ya los cambiasteis',
  handedBack:
    'devolver, devolvemos, devolución, cambiar por otr*, cambiarlos, reponer, reposición, reemplazar, reparar, reparados, reparadas, abonar, abono, reembolsar, recoger, recojan, presupuestar, presupuesto, de vuelta',
  atLeast:
    'al menos, por lo menos, como mínimo, mínimo, unos, unas, aproximadamente, casi, cerca de, más de, menos de, alrededor de, confirmar, confirmen, confirme',
  hereNow: 'tenemos, tengo, hay, había, teníamos, son, eran',
  cameOrLies:
    'llegado, llegaron, llegó, ha llegado, han llegado, recibido, recibimos, recibidas, recibidos, venían, venía, vinieron, fueron entregad*, a bordo, en stock, aquí, todavía, aún, hoy?, mañana?, en el último, encontrado, encontramos, quedaban, en la caja',
  asksPolitely:
    'por favor, pueden, podrían, puede, podría, podéis, podríais, puedes, podrías, podemos, podríamos, puedo, podría, posible, les importa, le importa, sería tan, serían tan, gracias, me hace, me hacen, me pueden, nos pueden, porfa, me quitas, me quita, nos quitas, sería',
  eachOne: 'cada uno, cada una, por unidad, la unidad',
  plainNo: 'no, espera, espere, esperen',
  leavesIt: 'déjelo, déjelas, déjelos, déjenlo, déjenlas, déjenlos, mejor, espere, espera, perdón, mantengan',
  dayDenied:
    'está mal, estaba mal, es incorrect*, es erróne*, ya no, no es correct*, no vale, no sirve, no nos viene, no va bien, no nos va, no conviene, no es posible, obsolet*, caducad*, es demasiado, sería demasiado, es muy pronto, es muy tarde, nunca acord*, es un error',
  stillSays:
    'todavía pone, aún pone, todavía figura, aún figura, todavía aparece, aún aparece, sigue poniendo, sigue figurando, todavía indica, aún indica, todavía dice, aún dice, sigue apareciendo',
  forgotThem:
    'olvidé ponerlo, olvidé ponerla, olvidé ponerlos, olvidé ponerlas, olvidé incluirlo*, olvidé incluirla*, olvidé añadirlo*, olvidé añadirla*, olvidamos poner*, olvidamos incluir*, se nos olvidó poner*, se nos olvidó incluir*, lo olvidé, la olvidé, los olvidé, las olvidé, lo olvidamos, los olvidamos, me los olvidé, me las olvidé, me lo olvidé, me la olvidé, se me olvidó incluir*, se me olvidó pon*, se me olvidó añad*, se me olvidaron al, se me olvidó al',
  refersBack: 'que, lo que, lo cual, eso, esto, esa, ese, esta, este',
  wraps:
    'embalar, embale, embalen, embalad*, empaquet*, envolver, envuelv*, envuelt*, doblar, doble, doblen, doblad*, apilar, apile, apilen, apilad*, enrollar, enrolle, enrollen, enrollad*, atar, aten, atad*, aplast*',
  cutsGoods: 'cort*, recort*, acort*, tall*',
  handedTo: 'en mi casa, en persona, personalmente, en mano, al vecino, al portero, en la puerta, a mí',
  movesHouse: 'mudanza, nos mudamos, nos trasladamos, traslado',
  roseTo: 'subido a, subieron a, han bajado a',
  mends: 'reemplac*, sustituy*, revis*, prueben, reparen, reparar',
  ahead:
    'por adelantado, con antelación, de antemano, a un lado, pongan aparte, ponga aparte, poner aparte, pasa* a recoger, vendrá a recoger, viene a recoger, ven* a buscar',
  requests:
    'pedi*, envi*, enví*, entreg*, por favor*, necesit*, falta*, quer*, quisi*, gustaría*, suministr*, encarg*, mand*',
  asksFor:
    'paso a recoger*, paso a buscar*, paso por recoger*, pasamos a recoger*, pasamos a buscar*, pasaré a recoger*, pasaré a buscar*, recojo*, recogemos*, por último*, para terminar*, pide*, pidi*, solicit*, falt*, sirva*, servir*, sirvan*, pon*, agreg*, añad*, reserv*, haga*, remit*, precis*, tome*, tomo, tomamos, me quedo con*, nos quedamos con*, apunt*, acept*, puedo tener*, podemos tener*, podría tener*, podríamos tener*',
  noRequest: 'buen orden',
  tellsOfPast:
    'llegaron, llegó, recibido, recibida, recibidos, recibidas, recibimos, último, última, hace 0, al principio, inicialmente',
  unwanted: 'cambi*, modif*, ya no*, anul*, dañad*, devol*, restitu*',
  quantityNames: 'cantidad, cant',
  listLinks: 'y, e, así, además, luego, también',
  listLinksBehind: 'que, como, luego',
  positionNames: 'línea, líneas, posición, posiciones, partida, partidas',
  articleNames: 'ref, referencia, art, artículo, cod, código, cód',
  numberNames: 'presupuesto, ofert*, nº, n.º, num*, semana, sem, pedido',
  whenWords: 'mañana, la próxima, próximo, finales',
  knownPlaces: 'nuestr*, la dirección',
  prepositions: 'para, antes de, antes del, el, con, en, bajo',
  beforeHours: 'las, después',
  afterthoughts: 'también, además, gracias',
  politeWords: 'por, favor, gracias',
  again: 'nuevamente',
  papersBeside: 'recibo, certificado, descuento, factura',
  oneOfTalk:
    'solo, sola, única, cosa, palabra, buen*, entrega, factura, semana, confirmación, respuesta, saludo, abrazo',
  fromHour: 'desde, hasta',
  ofHour:
    'abierto, abierta, abiertos, abiertas, cerrado, cerrada, cerrados, cerradas, mañana, alguien, nadie, hay, estamos, estoy, está, estará, el',
  standsThere: 'espera, esperan',
  takesBack: 'perdón, perdona, mejor, mejor dicho, digo, más bien, corrijo',
  interjections: 'ah, eh, o, pero',
  saysAnew: 'son, solo, sólo, que, sean',
  becauseWords: 'porque, pues, que',
  brokenGoods: 'roto, rota, rotos, rotas, dañado, dañada, dañados, dañadas',
  goesOn: 'además, también',
  ifPossible: 'si es posible, a ser posible',
  hasStock: 'tenemos, quedan',
  restOfOrder: 'saldo, pendiente, restant*',
  countsAnew: 'mejor que sean, mejor ponga*, que sean',
  wantsNow: 'por favor, necesit*, envi*, mand*',
  areWords: 'han, son',
  sameAgain: 'lo mismo otra vez, lo mismo de nuevo, lo mismo que',
  excepts: 'pero, salvo, sin',
  therefore: 'así',
  greetings: 'hola, abrazo, saludos, gracias',
  dayOfDelivery:
    'entrega, entregar, entreguen, entregue, recogida, recogemos, reparto, llegue, lleguen, llegar, solicitado, solicitada, solicitados, solicitadas, requerido, requerida, requeridos, requeridas, deseada',
  needsThen: 'necesito, necesitamos',
  canYou: 'puede, puedes, podéis, podrí*',
  mustBe: 'debe, tiene que, sería, vendría bien, viene bien, nos va bien, agradecer*',
  here: 'aquí',
  allOfIt: 'todo',
  allIsNeeded: 'lo necesito, lo necesitamos, los necesito, los necesitamos, las necesito, las necesitamos',
  toBeDone: 'ser',
  besideDays:
    'como, siempre, antes, de, preferencia, preferentemente, por, la, mañana, tarde, si, es, posible, favor, sería, seria, perfecto, gracias',
  otherMatters: 'dirección, precio, precios, fact*',
  behindDay: 'a, al, en, si, sería, por favor',
  otherDays: 'cada',
  called: 'llamado',
  furtherOnes: 'otra, otras, más, mas',
  noGoodsCounted:
    'personas, residentes, invitados, niños, alumnos, pedidos, líneas, firmas, entregas, copia, copias, sede, sedes, sucursales, direcciones, obras, clientes, cosas',
  ifThere: 'si hay, si queda, si quedan, si está disponible, si está disponibles, si están disponibles',
  listEnds:
    'para entrega, lo antes, cuanto antes, muchas gracias, por favor, gracias, esta vez, si tien*, si los tien*, si las tien*',
  only: 'sólo, solo',
  rather: 'mejor, más bien',
  introduces: 'soy, le escribe, les escribe, habla',
  ofHouse: 'de, de la, de los, del',
  roomNames: 'puerta, muelle, nave, entrada',
  bounds: 'máximo',
  weWant: 'necesit*, queremos, querría*, pedimos',
  beforeDeliveryDay: 'para, el, preferiblemente',
  byDay: 'antes, hasta',
  closedOn: 'cerrad*, festivo, vacaciones',
  thisDay: 'este',
  isNumber: 'es, es el, es la',
  behindNumber: 'del, para, y, por, con',
  asksPrice:
    'precio de, precio para, precio por, precios de, precios para, precios por, presupuesto de, presupuesto para, presupuesto por, cotización de, cotización para, cotización por, oferta de, oferta para, oferta por',
  suffices: 'basta, bastan, bastará*, suficiente, suficientes',
  notUrgent: 'urgente, urgentes, con urgencia',
  noRush: 'no hay prisa, sin prisa',
  fromNowOn: 'en adelante, en el futuro, la próxima vez',
  checkedTwice: 'comprobad* dos veces, revisad* dos veces',
  firstThought: 'primero, al principio, había puesto, había escrito',
  dozens: 'docena, docenas',
  ofLength: 'tramo, tramos, cada, rollo, rollos, de largo',
  ofGoods: 'de',
  beforePrice: 'a, por, precio',
  forPrice: 'para',
  priceSaid: 'al precio de, al precio unitario de, precio unitario',
  sumSaid: 'total, importe, suma',
  workPlaces: 'almacén, taller, oficina',
  ordersCounted: 'pedidos',
  companyFields: 'empresa, razón social, entidad compradora',
  personFields: 'contacto, persona de contacto, solicitante, nombre, nombre y apellidos',
  orderNumberFields:
    'n.º de pedido, nº de pedido, n° de pedido, n. de pedido, número de pedido, referencia de pedido, su número de pedido, su referencia de pedido',
  emailFields: 'e-mail, email, correo, correo electrónico',
  phoneFields: 'teléfono, tel, tel.',
  streetFields: 'calle, dirección',
  postcodeFields: 'código postal, cp, c.p.',
  townFields: 'ciudad, localidad, población',
  placeFields:
    'entrega, entrega en, entrega a, entregar, entregar en, entregar a, dirección, dirección de entrega, lugar de entrega',
  wantsSome: 'necesit*, precis*, falta, faltan, bast*, quedamos con, quedo con',
};
