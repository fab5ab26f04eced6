import type { MailWords } from './mail-words.ts';

export const pt: MailWords = {
  language: 'pt',
  namesNothing:
    'entre, umas, esse, essa, isto, quem, qual, onde, menos, pouco, bem, mal, tudo, toda, todos, todas, ser, têm, temos, pode, mês, por',
  common:
    'o, a, os, as, de, do, da, dos, das, que, e, em, um, uma, por, para, com, não, se, nos, é, são, ao, à, no, na, mais, este, esta, como, mas, foi, há, está, estão, nosso, nossa, vosso, vossa, favor, já, ou, muito, desde, até, sem, linha, encomenda, porque, quando, isso, ainda, pelo, pela, também',
  conditions:
    'sem notícias, salvo aviso, se não, se, caso, no caso de, em caso de, desde que, contanto que, a não ser que, a menos que, salvo se, conforme, dependendo de, só quando, sob condição, na condição',
  stillPossible: 'possível, tempo, ainda, conseguirem, puderem, puder, podem, tarde, der jeito, exequível',
  notTooLate:
    'não for tarde, não for incómodo, não se importarem, não for demasiado tarde, não é tarde, ainda não, não tiver já, não tiverem já, não tiver saído',
  politeFrames:
    'se faz favor, agradecia que, agradecíamos que, agradecemos que, agradeço que, agradecia se, agradecíamos se, bom se, bom que, ótimo se, ideal se, gratos se, grato se, grata se, simpático se, jeito se',
  vagueAmounts:
    'alguns, algumas, algum, alguma, uns quantos, umas quantas, uns poucos, vários, várias, um pouco, um pouco mais, um pouco menos, um bocado, um par, um ou dois, uma ou duas, dois ou três, uma mão-cheia, parte, uns tantos',
  undecided:
    'já não tenho a certeza, já não sei, tenho de ver, temos de ver, tenho que ver, temos que ver, só tenho de ver, é preciso ver, tenho de verificar, tenho de perguntar, não tenho a certeza, não temos a certeza, não sei, não sabemos, ainda não sei, talvez, se calhar, pode ser que, possivelmente, eventualmente, por decidir, não está decidido, por confirmar, a confirmar, depende, estamos a pensar, hesitamos, depois digo, depois dizemos, aviso depois, sabe qual, sabe onde, sabe quantos, podiam verificar, podem verificar, verificar se, ver se, ver quantos, aproximadamente, mais ou menos, cerca de, à volta de, não estamos de acordo',
  checks:
    'vejam se, veja se, ver se, vejam … se, verifiquem se, verifique se, perguntem ao, perguntem à, perguntem a, pergunte ao, averiguem, confirmem com, falem com, dizer-me se, dizer-nos se, digam-me se, saber se, explicar porque, confirmar se',
  questionTopics:
    'desconto*, mais barato, ir buscar, buscar, levantar, entrega, entregar, manhã, tarde, meio-dia, cor, cores, tamanho, noutra cor, maior, chega, chegam, suficiente*, de uma vez, esta semana, embalagem, disponível, disponíveis, quantidade',
  otherwise:
    'antes, mais cedo, mais tarde, depois, mais, menos, outro, outra, outros, outras, diferente, noutro, noutra, em vez disso, separado, em separado, separadamente, dividir, trocar, mudar, maior, menor, mais pequeno, próxima semana, meio da semana, fim da semana, início da semana, mais depressa, antecipar, adiar, tirar',
  negations: 'não, nem, nenhum, nenhuma, nunca, sem, nada',
  supplies:
    'fornecer, fornecido, fornecida, fornecidos, fornecidas, forneçam, enviar, enviado, enviada, enviados, enviadas, enviem, mandar, mandado, mandada, mandem, entregar, entregue, entregues, entreguem, preparar, preparado, preparem, embalem tudo, incluir, incluam, incluído, considerar, considerem, considerassem, ter em conta, tenham em conta, tivessem em conta, processar, faturar, expedir, pôr, ponham',
  leavesOut:
    'ficam de fora, fica de fora, podem esquecer, pode esquecer, esqueçam, esqueça, fica de fora, ficam de fora, deixem de fora, deixe de fora, deixar de fora, deixem … de fora, é retirado, é retirada, são retirados, são retiradas, é eliminado, é eliminada, é anulado, é anulada, não tenham em conta, não considerem, omitam, omitir, saltem, prescindimos, sai da encomenda, saem da encomenda, tira, tirar, tirem, tire, tira-me, tira-nos, tirá-l*, tira-*, tire-*, tirem-*, retira, retira-*, retire, retire-*, retirem-*, retirá-l*, risca, risquem, riscar, risca-*, elimina, elimina-*, anula, anula-*, cancela, cancela-*, esquece, não mandes, não mandem, não envies, não os mandes, não as mandes, não é preciso, não são precis*, não é necessári*, não são necessári*, dispensamos, fica sem efeito, ficam sem efeito, pode tirar, podem tirar, pode retirar, podem retirar, deixa lá, deixem lá, deixamos de fora, deixo de fora, tiras-me, tiras-nos, cortá-l*, cortamos o, cortamos a, cortamos os, cortamos as, não vale a pena mandar*, não vale a pena enviar*, não queremos, não quero, não levo, não levamos, já não levo, afinal não vamos usar, não vamos usar … afinal, afinal não usamos, preferimos não levar, prefiro não levar',
  willTell:
    'eu ligo, ligo, telefono, aviso, avisamos, eu aviso, dou notícias, digo qualquer coisa, digo-vos, dizemos',
  settles:
    'passam a ser, passa a ser, vão ser, vai ser, serão, será, fica em, ficam em, fiquemos por, ficamos por, ficamos com, digamos, fazemos, que sejam, levamos, têm de ser, deviam ser, devia ser, vamos levar, vou levar, levo, fico com, podes pôr, podem pôr, pode pôr',
  staysAsIs:
    'fica igual, ficam iguais, fica, ficam, mantém-se, mantêm-se, mantém, mantêm, sem alterações, sem alteração, está bem, estão bem, está certo, estão certos, estão certas, tal como está, tal como estão, como no pedido, como na encomenda, como na folha, como na lista, igual',
  sameAmount:
    'tantos … como, tantas … como, tanto … como, a mesma quantidade que, o mesmo número que, mesma quantidade de … que, tantos quantos, tantas quantas, o mesmo número de … que',
  limits: 'mas, se, só, até, não, nunca, talvez, salvo, ou, mais tarde, outro, outra, outros, outras',
  haveStill:
    'sobram, sobrou, sobraram, ainda temos, temos ainda, ainda tenho, tenho ainda, ainda sobram, ainda há, há ainda, em armazém, em stock, encontrámos, encontrei, encontrou, encontraram, suficientes',
  mixedUp: 'trocados, trocadas, invertidos, invertidas, ao contrário',
  sameQuantity: 'mesma quantidade, mesmo número, quantidade igual, quantidade mantém-se',
  openers:
    'ah, oh, já agora, a propósito, antes que me esqueça, agora que penso nisso, já que penso nisso, entre parênteses, diga-se de passagem, tem graça, por falar nisso, mais uma coisa, outra coisa, para vossa informação, bem, enquanto me lembro',
  informs:
    'informamos que, informo que, vimos informar que, vimos por este meio informar que, comunicamos que, comunico que, gostaríamos de informar que',
  litotes:
    'não fazem mal, não faz mal, não faziam mal, não fazia mal, não fariam mal, não faria mal, não são demais, não era mau, não eram maus, não era má ideia, não caía mal, não caíam mal',
  reasons:
    'porque, pois, uma vez que, já que, depois, para que, como, que nos, que o, que a, que temos, mas, embora, se, quando, enquanto, até, antes, após, tendo, por ter*, por já',
  longReasons: 'porque, depois de, uma vez que',
  rest: 'o resto, tudo o resto, o restante, as outras, os outros, as restantes, as outras linhas, as restantes linhas, todas as outras, tudo o mais, os restantes',
  dayNouns:
    'data, datas, dia, data da encomenda, data de entrega, data impressa, data indicada, como indicado, como impresso, como previsto, conforme indicado, prazo, a tempo',
  weather:
    'chuva, chove, chovia, chover, neve, neva, tempestade, trovoada, calor, sol, tempo que faz, gelo, geada, nevoeiro, temporal, vento, frio',
  officeThings:
    'catálogo*, tabela de preços, lista de preços, folheto*, brochura*, calendário*, newsletter, cartão de visita, portal, palavra-passe, ficha técnica, fichas técnicas, certificado*, extrato, dados bancários, número de telefone, endereço de e-mail, horário*, pessoa de contacto, encerramento, condições gerais, mostruário, declaração de conformidade, certificado de origem, ficha de segurança, fichas de segurança, garantia, prazo de garantia, prazo* de entrega',
  provisos:
    'sob reserva, com reserva, desde que, sujeito a, sujeita a, na condição, pendente de, após aprovação, mediante aprovação',
  portions:
    'uma parte da, uma parte do, parte da encomenda, em duas vezes, em duas entregas, em dois lotes, dividir, repartir, metade em, a metade em, metade deles, metade delas, e o resto, o resto em, o resto para, o resto mais tarde, por caixa, por saco, por palete, para o nosso armazém, no nosso armazém, podem esperar, pode esperar, podem vir depois, agora … depois, primeiro … depois',
  otherTimes:
    'no futuro, de futuro, daqui em diante, a partir de agora, da próxima vez, próxima vez, todos os meses, cada mês, todas as semanas, cada semana, por mês, por semana, por ano, normalmente, habitualmente, em geral, em regra, para começar, esta semana',
  forNow: 'por agora, por enquanto',
  lieHere:
    'estão aqui, há aqui, aqui há, há ainda, ainda há, chegaram, têm buracos, ele queria, ficamos com, mantemos, ficamos pel*',
  notAdded:
    'devolver, devolvam, devolvemos, creditar, creditem, nota de crédito, orçamento para, proposta para, preço para, fatura de, fatura para, certificado de, recolher, recolham, embalem, a menos, menos, por caixa, por saco, por palete',
  wishful:
    'seria ótimo, seria bom, seria ideal, seria perfeito, seria excelente, gostaríamos, ficaríamos contentes, desde já por, antecipadamente por, obrigado por retirar*, obrigado por anular*, obrigado por cancelar*, obrigada por retirar*, obrigada por anular*',
  wholeOrder:
    'a encomenda, esta encomenda, a nossa encomenda, o pedido, tudo, toda a encomenda, todas as linhas',
  sites: 'armazém, depósito, filial, obra, fábrica, sede, estaleiro, instalações',
  towards: 'a, ao, à, em, no, na, para',
  noAmountBehind: 'com, em, por, sobre, porta, sala, equipa, piso, classe, tipo, tamanho',
  noAmountBefore:
    'cópia*, certificado*, exemplar*, pessoas, homens, cêntimos, euros, tomadas, dias, semanas, colegas, obras, equipas, horas, h, minutos, bar, graus, meses, anos, quilómetros, diazinho*, semanita*, funcionári*, empregad*, crianças',
  forKnowledge: 'para vossa informação, para sua informação, a título de informação',
  differences: 'a menos, a mais, menos, mais, tiramos, tirem, tirar, retiramos, retirem, somamos, juntamos',
  held: 'suspender, suspendam, não processar, não processem, não executar, não executem, não registar, um rascunho, ainda não aprovad*, não está aprovad*, por aprovar, sujeita a aprovação, aguarda aprovação, pendente de aprovação, retiramos a encomenda, sem efeito, está anulada, fica anulada, enviada por engano, já não é válida, não é definitiv*, não são definitiv*, não é uma encomenda, apenas para informação, só para informação, apenas uma reserva, já encomendad*, sob reserva, sob chamada, encomenda suspensa, fica suspensa, é um pedido de cotação, é um pedido de orçamento, isto é uma cópia',
  heldInSubject: 'anulação, anulada, cancelada, cancelamento, rascunho, ignorar, duplicado, duplicada',
  fetches: 'levantamos nós, iremos levantar, vamos levantar, vamos buscar, iremos buscar',
  retracts:
    'afinal não, esqueçam isso, esqueça isso, estou a brincar, estava a brincar, não concordo, mantenham-nos, mantenham-nas, deixem estar, pensando bem, pensando melhor, ignorem isso',
  unmeant:
    'acham que, o que acham, não concordo, estou a brincar, seriam demais, seria demais, também serve, também dá, tentem, idealmente, se necessário, se for preciso, propõe, sugere',
  wonders: 'devíamos, devemos',
  former: 'entregaram, recebemos, última entrega, entrega anterior, foi para, foram para',
  packs: 'embal*, repart*, distribu*',
  concedes: 'embora, mesmo que, mesmo com, ainda que, apesar de',
  toldAmounts:
    'achava*, pensava*, julgava*, supunha*, supostamente, ao que parece, contámos, pagámos, o cliente queria, alguém escreveu, previsão, inventário, faturem, faturado, recebemos, etiquet*, já temos, já tenho, acha, pensa, julga, acredita, tínhamos combinado, teríamos encomendado, teríamos pedido, foto, fotos, desenho, desenhos, são para, tinha posto, tinha escrito, primeiro pus, primeiro escrevi, por mim, trouxe, trouxeram',
  aspects:
    'desconto*, preço*, sobretaxa*, embalagem, embalagens, plástico, filme, etiqueta*, autocolante*, certificado*, amostra*, cor, cores, logótipo, logo, quantidade*, número, data, nota, comentário*, orçamento*, fatura*, garantia, confirmação, confirmar, IVA, código* de barras',
  colours: 'vermelh*, azul, azuis, verde*, amarel*, pret*, branc*, cinzent*, pequen*, grandes',
  sentBefore: 'já enviad*, já enviámos, reenviamos',
  oldColumn: 'impresso, antes, antigo, antiga, anterior, encomendado, encomendada, original, inicial',
  newColumn:
    'agora, novo, nova, depois, pretendido, pretendida, correto, correta, corrigido, corrigida, necessário, passa a',
  bills:
    'fatura, faturas, faturação, factura, nota de crédito, notas de crédito, extrato, pagamento, pagamentos, paga, pago, pagámos, transferência, liquidada, liquidado, aviso de pagamento, débito direto, saldo, contabilidade, reembolso, vencimento, recibo, recibos',
  absent:
    'de férias, férias, de baixa, licença, fora do escritório, ausente, ausência, entretanto, substitui-me, o meu telemóvel',
  closed:
    'fechado, fechados, fechada, fechamos, encerrado, encerrados, encerrada, encerramos, encerramento, inventário, feriado, feriados, ponte, reabrimos, voltamos',
  empties:
    'paletes vazias, palete vazia, as paletes, caixas vazias, vasilhame, bidões vazios, barris vazios, grades vazias, europaletes, taras',
  goesBack:
    'levar, leve, levem, levarem, recolher, recolha, recolham, levantar, levantem, devolver, devolução, prontas, prontos',
  gratitude:
    'obrigado pel*, obrigada pel*, muito obrigado pel*, muito obrigada pel*, obrigado por, obrigada por, desculpe o, desculpe a, desculpem, desculpa a, desculpa o, pedimos desculpa',
  announcesVisit:
    'ligar antes, ligue antes, liguem antes, telefonar antes, avisar, avise, avisem, aviso prévio, na véspera, um dia antes, uma hora antes, meia hora antes, marcar hora',
  sinceOrUntil: 'de, desde, até, a partir de, a',
  since: 'a partir de, desde',
  onceMore: 'de novo, novamente, outra vez, uma segunda vez',
  someMore: 'mais do que, alguns a mais, algumas a mais, um pouco mais de, mais alguns, mais algumas',
  openAgain: 'reabrimos, voltamos, de novo, novamente, regressamos',
  leadsIn:
    'duas coisas, três coisas, uma coisa, duas alterações, uma alteração, correções, em anexo, segue em anexo, olá, bom dia, boa tarde, desculpe, desculpa, já agora, mais uma coisa, atenção',
  upTo: 'a, para, até, passa a, passam a, põe, ponha, ponham, põe-me, faz, pôr, meter, mete, manda',
  addsOn:
    'junta, junta-*, junte, junte-*, juntem-*, põe também, põe aí, põe lá mais, põe mais, mete também, mete aí, mete mais, ponha também, ponham também, manda também, mande também, mandem também, acrescenta, acrescenta-*',
  bringsIt:
    'entreguem, entregue, entrega, entreguem tudo, entregue tudo, entreguem a encomenda, entregar, tragam, traga, traz, tragam tudo, traga tudo, tragam-na, tragam-no, venham, enviem tudo, podem entregar, pode entregar, podiam entregar, poderiam entregar',
  prefersDay:
    'traga*, tragam, venham, dá-nos mais jeito, dá mais jeito, dava-nos mais jeito, dava mais jeito, mais jeito, melhor, preferimos, preferíamos, prefiro, de preferência, podem vir, pode vir, podes vir, convém-nos, pode ser, podia ser, poderia ser, seria possível, é possível',
  fillers:
    'afinal, na verdade, no fim, no fundo, a bem dizer, pensando bem, simplesmente, mesmo, desta vez, antes, agora, portanto',
  thisTime: 'desta vez, esta semana, este mês, por uma vez, afinal',
  mindChanged:
    'mudou de ideias, mudámos de ideias, mudou de ideia, mudaram de ideias, mudança de planos, vende-se como pãezinhos quentes, vendem-se como pãezinhos quentes, vende-se sozinho, vendem-se sozinhos',
  changeHeadings:
    'lapso*, detalhe*, acerto*, retoque*, alteraç*, modificaç*, correç*, retificaç*, ajuste*, mudança*, quantidades, nova quantidade, como segue, seguinte*, erro*, coisas, pontos, anex*, a encomenda, da encomenda, à encomenda, na encomenda, nossa encomenda, mas',
  stateHeadings:
    'stock, existência*, armazém, inventário, restam, sobr*, recebid*, entregu*, chegaram, chegad*, partid*, danificad*, defeituos*, pendente*, última encomenda, última vez, anterior*, preços, tabela*, faturad*, já, vendid*, usad*, para a, para o, para as',
  callsOff:
    'cancel*, anul*, elimin*, tir*, retir*, risc*, suprim*, remov*, prescindir, abdicar, renunciar, deixar de fora, apag*, cort*, abdic*, renunci*, estorn*',
  denials: 'não, nunca, jamais, nenhum motivo para, nenhuma intenção de',
  forbids:
    'em caso algum, em nenhum caso, de maneira nenhuma, de modo nenhum, de forma alguma, nunca, jamais, ninguém, nem pensar em, nem pensem em, nem por sombras',
  questionWords:
    'até quando, desde quando, quando é que, quando posso, quando podemos, quanto, quantos, quem, porque é que, porquê, por que, o que acontece, é verdade, qual o prazo',
  goneElsewhere:
    'vocês cancelaram, vocês anularam, vocês tiraram, os senhores anularam, cancelaram-nos, cancelaram-me, anularam-nos, anularam-me, tiraram-nos, tiraram-me, anulámos … concorr*, anulamos … concorr*, cancelámos … concorr*, cancelamos … concorr*, noutra encomenda, em outra encomenda, numa outra encomenda, não desta, não deste, não esta, não lhe liguem, não lhe deem ouvidos, não o ouçam, diga o que disser, digam o que disserem, dizem que, disseram-me, ouvi dizer, boato*, rumor*, julgava que, pensava que, achava que, nós não, não nós, do catálogo, do vosso catálogo, do mercado',
  wouldHave: 'teria gostado, queria, queríamos, de bom grado, quase, ao princípio, no início',
  pondered:
    'seria uma pena, seria pena, seria um erro, seria um disparate, estou a pensar em, estamos a pensar em, estou pensando em, pondero, ponderamos, anulação foi, anulação … foi, cancelamento foi, cancelamento … foi, foi uma brincadeira, era brincadeira, retiro o que disse, retiro o pedido, falei em, falámos em, a ideia de, posta de parte, voltem a pôr, esqueça o que, esqueçam o que, o meu pedido de ontem, o meu pedido desta, o nosso pedido de ontem, podíamos passar sem, poderíamos prescindir, podíamos prescindir, teríamos podido, não é verdade que, ele queria, ela queria, alguém queria, ignorem o meu, ignorem a minha, mas eu não quero, mas nós não queremos',
  noGoods:
    'reunião, visita, reclamação, queixa, lembrete, celofane, papel de embrulho, plástico-bolha, plástico, assinatura, o nome, nosso nome, o logótipo, pó, palete, danificad*, partid*, estragad*, defeituos*, avariad*, fora de prazo, fora do prazo, vencid*, enferrujad*, quebrad*',
  otherDoings:
    'mãos fora, não mexam, não mexer, não mexa, de mexer, não toquem, não precisa ligar, não precisam ligar, não precisam de ligar, não é preciso ligar, não é preciso embalar, não é preciso embrulhar, um a um, uma a uma, não é urgente, não são urgentes, não há pressa, sem pressa, como pão quente, como pãezinhos, não há festa, estamos perdidos, estamos perdidas, vale o que está, minha ligação, nenhum substitut*',
  regrets:
    'teria sido bom, teriam sido, quem me dera, quem nos dera, gostaria de poder, eu disse que não, dissemos que não, fora de questão, recusado, rejeitado, um boato, nada decidido, nada está decidido, conforme o tempo, se o tempo permitir, em teoria, vos escreve, vai escrever-vos, esqueça o que, esqueçam o que, na dúvida entre, também não, mas exagera',
  otherOrders:
    'outra encomenda, encomenda à parte, encomenda permanente, outra loja, outra filial, para a nossa filial, encomenda dele, encomenda dela, noutro lado, noutro sítio, próximo mês, mês que vem, próximo ano, ano que vem, próxima época, um dia, no outono, na primavera',
  asksOnly:
    'que preço, quanto custariam, quanto custa, quanto ficaria, a quanto, aceitariam, de uma vez, não é, certo?, verdade, o que mudaria, por que, porque, porquê, como é que, mínimo, portes grátis, vêm buscar',
  prices: 'preço, preços, desconto, descontos, tarifa, custam, custa, custo, sobretaxa, por cento, cêntimos',
  codes:
    'número de artigo, código de artigo, código do artigo, número de referência, referência do, referência dos, referência das, código do, código dos, novo código, sufixo, morada, endereço, centro de custo, data de entrega',
  numbered:
    'página, doca, cais, prateleira, corredor, porta, código, referência, da encomenda, fatura, lote, rua',
  eachOf:
    'mesa, viagem, camião, saqueta, saquinho, receita, piso, andar, pessoa, cabeça, barco, quarto, dia, convidado, dose',
  toldOf:
    'usámos, gastámos, já só tenho, só restam, sobraram, achou que, os senhores escreveram, escreveram, no catálogo, no site, na foto, exige, emprestado, emprestou, vendemos, o programa, o sistema, contou, ainda cá estão',
  onTop:
    'adicionar, adicionem, acrescentar, acrescentem, acrescento, acréscimo, somar, além, para lá, adicionais, reforçado, reforçar, faltam, faziam falta, para lá de, para lá dos, para lá das',
  deducts: 'cortar, tirar, tirem, descontem, descontar, abatam, abater, subtraiam, subtrair',
  refusesLast: 'por favor não, não o façam, a nossa não',
  afterwards: 'depois, mais tarde',
  onForm:
    'escrevi, escrevemos, tinha escrito, tínhamos escrito, pus, pusemos, coloquei, tinha posto, na encomenda, na nota, no pdf, na folha, está escrito, estão escritos, diz lá, constam',
  unfitAmount:
    'não chegam, não chega, não bastam, não basta, são poucos, são poucas, é pouco, não são suficientes, não é suficiente, insuficientes, não há espaço para, não temos espaço para, já não temos espaço para, são demasiados, são demasiadas, são demais',
  counted:
    'crianças, convidados, alunos, clientes, visitantes, pacientes, utentes, sócios, aprendizes, operários, voluntários, vitelos, cordeiros, vacas, ovelhas, cavalos, porcos, galinhas, cães, pontos, golos, anos',
  doors:
    'código do portão, código da porta, código de acesso, código da barreira, campainha, intercomunicador, portão, cancela, sala, gabinete',
  codeWords: 'código',
  isThere:
    'aberto, aberta, abertos, abrimos, abre, horário, presente, na receção, contactável, de volta, ninguém, alguém, estamos, estou, está na, no local, presentes',
  feasts:
    'casamento, aniversário, anos, festa, feira, jogo, concerto, dia aberto, exame*, inauguração, inauguramos, férias, feriado, funeral, batizado, concurso, torneio, auditoria, simulacro',
  reachBy: 'liga, ligue, liguem, ligar, telefone, telemóvel, whatsapp, contactável',
  wellWishes: 'desejamos-vos, desejamos, desejo-vos, feliz ano, bom ano, votos de',
  thanksAgain:
    'obrigado mais uma vez por, obrigada mais uma vez por, obrigado de novo pel*, obrigada de novo pel*, mais uma vez obrigad* pel*, obrigado pelas amostras, obrigada pelas amostras',
  thankedFor: 'obrigado por ter*, obrigada por ter*, obrigados por ter*',
  lastDelivery:
    'a última entrega, a vossa última entrega, o último envio, a entrega anterior, a última remessa, a última encomenda, aquela remessa',
  wentWell:
    'perfeito, perfeita, perfeitamente, impecável, em bom estado, intacto, intacta, completa, completo, a tempo, já resolvido, já está resolvido',
  bringsOrder: 'em anexo, segue em anexo, anexo, junto envio, envio em anexo, aqui vai, segue',
  offers: 'vossa proposta, vosso orçamento, proposta, orçamento',
  daySuits: 'está bem, está ótimo, serve, é perfeito, mantém-se, como na encomenda',
  thanking: 'queremos agradecer, gostaríamos de agradecer, gostaria de agradecer, queria agradecer',
  settledSince: 'já foi creditado, já está creditado, já está resolvido, já foi resolvido, já substituíram',
  handedBack:
    'devolver, devolvemos, devolução, trocar, trocados, trocadas, repor, substituídos, substituídas, reparar, reparados, reparadas, creditar, nota de crédito, reembolsar, recolher, orçamentar, orçamento, de volta',
  atLeast:
    'pelo menos, no mínimo, mínimo, cerca de, uns, umas, aproximadamente, quase, mais de, menos de, à volta de, confirmar, confirmem',
  hereNow: 'temos, tenho, há, havia, tínhamos, são, eram',
  cameOrLies:
    'chegou, chegaram, recebido, recebidos, recebidas, recebemos, vieram, veio, vinham, foram entregues, a bordo, em stock, aqui, ainda, hoje?, amanhã?, na última, no último, encontrado, encontrámos, anterior, estavam',
  asksPolitely:
    'por favor, podem, podiam, poderiam, pode, podia, poderia, podes, podias, podemos, podíamos, posso, possível, importam-se, importa-se, obrigado, obrigada, seria, consegue, conseguem, dá para',
  eachOne: 'cada um, cada uma, por unidade, a unidade',
  plainNo: 'não, espere, esperem, espera',
  leavesIt: 'deixe, deixem, deixa, mantenham, espere, esperem, afinal, desculpe, melhor',
  dayDenied:
    'está errad*, estava errad*, é incorret*, já não, não está cert*, não está corret*, não serve, não dá, não nos dá, não convém, não é possível, obsolet*, ultrapassad*, é demasiado, é muito cedo, é muito tarde, seria demasiado, nunca combinad*, é um erro',
  stillSays:
    'ainda diz, ainda mostra, ainda indica, ainda tem, ainda consta, ainda aparece, ainda figura, continua a dizer, continua a constar',
  forgotThem:
    'esqueci-me de o pôr, esqueci-me de os pôr, esqueci-me de incluir, esqueci-me de a incluir, esqueci-me de o incluir, esquecemo-nos de os incluir, esquecemo-nos de as incluir, esquecemo-nos de incluir, esqueci-me dele*, esqueci-me dela*, esqueci-me disso, esqueci-me de o, esqueci-me de a, esqueci-me de os, esqueci-me de as, tinha-me esquecido dele*, tinha-me esquecido dela*, tinha-me esquecido disso',
  refersBack: 'que, o que, isso, isto, essa, esse, esta, este',
  wraps:
    'embrulh*, empacot*, dobr*, empilh*, enrol*, amarr*, esmag*, encaixot*, embalar, embalem, embale, embalad*',
  cutsGoods: 'cort*, recort*, encurt*',
  handedTo: 'em minha casa, a mim, pessoalmente, em mão, ao vizinho, ao porteiro, à porta',
  movesHouse: 'mudança de instalações, mudamo-nos, mudança',
  roseTo: 'subiram para, subiu para, desceram para',
  mends: 'substitu*, verifi*, testem, reparem',
  ahead:
    'antecipadamente, com antecedência, adiantado, adiantadas, adiantados, de parte, à parte, passa* a buscar, vem buscar, virá buscar, vai buscar',
  requests: 'encomend*, entreg*, precis*, necessit*, gostar*, fornec*, falt*',
  asksFor:
    'passo a levantar*, passo para levantar*, passamos a levantar*, passamos para levantar*, passo a recolher*, passo para recolher*, passamos a recolher*, passamos para recolher*, passo a buscar*, passo para buscar*, passamos a buscar*, passamos para buscar*, levanto*, levantamos*, por fim*, por último*, pede*, pediu*, solicit*, envi*, mand*, queri*, quer*, pedi*, ponha*, acrescent*, reserv*, fazer chegar*, fazer-nos*, agradec*, despach*, junt*, fico com, ficamos com, posso ter*, podemos ter*, podia ter*, podíamos ter*',
  noRequest: 'boa ordem',
  tellsOfPast:
    'chegaram, chegou, recebido, recebida, recebidos, recebidas, recebemos, último, última, há 0, inicialmente',
  unwanted: 'altera*, alterâ*, modif*, já não*, anul*, danificad*, devol*, restitu*',
  quantityNames: 'quantidade, qtd, qtde, qtda',
  listLinks: 'e, bem, além, mais, também',
  listLinksBehind: 'como, que, depois',
  positionNames: 'linha, linhas, posição, posições, item, itens',
  articleNames: 'ref, referência, art, artigo, cod, código, cód, codigo',
  numberNames: 'orçamento, proposta, nº, n.º, n.o, num*, semana, sem, encomenda, pedido',
  whenWords: 'amanhã, próxim*, final',
  knownPlaces: 'nossa*, nosso*',
  prepositions: 'até, em, com, sob, no, na, do, para',
  beforeHours: 'às, depois',
  afterthoughts: 'também, obrigado, obrigada',
  politeWords: 'por, favor, obrigado, obrigada',
  again: 'novamente',
  papersBeside: 'recibo, certificado, fatura',
  oneOfTalk: 'única, coisa, palavra, entrega, fatura, confirmação, resposta',
  fromHour: 'desde',
  ofHour:
    'aberto, aberta, abertos, abertas, fechado, fechada, fechados, fechadas, amanhã, alguém, ninguém, há, estou, estará, da',
  standsThere: 'aguarda, aguardam',
  takesBack: 'aliás, desculpe, perdão, melhor, afinal',
  interjections: 'ah, ou, mas',
  saysAnew: 'só, são',
  becauseWords: 'porque, pois',
  brokenGoods: 'partido, partida, partidos, partidas, danificado, danificada, danificados, danificadas',
  goesOn: 'além disso, também',
  ifPossible: 'se possível, se for possível',
  hasStock: 'temos, restam',
  restOfOrder: 'restant*, saldo',
  countsAnew: 'afinal',
  wantsNow: 'por favor, precis*, envi*, mand*',
  areWords: 'são, têm',
  sameAgain:
    'o mesmo de novo, o mesmo outra vez, o mesmo que, o mesmo da, a mesma encomenda de novo, a mesma encomenda outra vez, a mesma encomenda que, a mesma encomenda da',
  excepts: 'mas, exceto, sem',
  therefore: 'portanto',
  greetings: 'olá, obrigado, obrigada, abraço',
  dayOfDelivery:
    'entrega, entregar, entregue, entreguem, chegue, cheguem, chegar, levantamento, solicitado, solicitada, desejada',
  needsThen: 'preciso, precisamos',
  canYou: 'pode, podem, poderia*',
  mustBe: 'deve, tem de, tem que, seria, agradecer*',
  here: 'aqui',
  allOfIt: 'tudo',
  allIsNeeded: 'preciso disto, preciso disso, precisamos disto',
  toBeDone: 'ser',
  besideDays: 'como, sempre, habitual, manhã, tarde, se, possível, por, favor, seria, obrigado, obrigada',
  otherMatters: 'morada, preço, preços',
  behindDay: 'a, seria, por favor',
  otherDays: 'cada',
  called: 'ligou, telefonado',
  furtherOnes: 'outra, outro, outras, outros',
  noGoodsCounted:
    'pessoas, hóspedes, crianças, utentes, encomendas, linhas, entregas, cópias, copia, filiais, moradas, obras, clientes, coisas',
  ifThere: 'se houver, se disponível, se disponíveis',
  listEnds: 'para entrega, assim que, o mais, muito, por favor, desta vez, se tiver*',
  only: 'apenas, só',
  rather: 'antes, melhor, afinal',
  introduces: 'sou, sou o, sou a, aqui, aqui é, aqui o, aqui a, aqui é o, aqui é a, fala, fala o, fala a',
  ofHouse: 'de, do, da',
  roomNames: 'portão, cais, porta, entrada',
  bounds: 'máximo',
  weWant: 'preciso, precisamos, queríamos',
  beforeDeliveryDay: 'até, na, para',
  byDay: 'até',
  closedOn: 'fechad*, feriado, férias',
  thisDay: 'esta',
  isNumber: 'é',
  behindNumber: 'para, do, da, e',
  asksPrice:
    'preço de, preço para, preços de, preços para, orçamento de, orçamento para, proposta de, proposta para',
  suffices: 'chega, chegam, suficiente, suficientes',
  notUrgent: 'urgente, urgentes, urgentemente, com urgência',
  noRush: 'sem pressa',
  fromNowOn: 'de futuro, no futuro, da próxima vez',
  checkedTwice: 'verificad* duas vezes',
  firstThought: 'primeiro, ao princípio, tinha',
  dozens: 'dúzia, dúzias',
  ofLength: 'peça, peças, cada, rolo, rolos',
  ofGoods: 'de, do',
  beforePrice: 'a, por, preço',
  forPrice: 'para',
  priceSaid: 'ao preço de, ao preço unitário de, preço unitário',
  sumSaid: 'total',
  workPlaces: 'armazém, oficina, escritório',
  ordersCounted: 'encomendas, pedidos',
  companyFields: 'empresa, razão social',
  personFields: 'nome, pessoa de contacto',
  orderNumberFields:
    'referência de encomenda, referência da encomenda, n.º de encomenda, n.º da encomenda, nº de encomenda, nº da encomenda, n° de encomenda, n° da encomenda, vossa referência de encomenda, vossa referência da encomenda',
  emailFields: 'e-mail, email',
  phoneFields: 'telefone, tel, tel.',
  streetFields: 'rua, morada',
  postcodeFields: 'código postal',
  townFields: 'cidade, localidade',
  placeFields:
    'entrega, entrega em, entrega a, entregar, entregar em, entregar a, morada, morada de entrega, local de entrega, endereço, endereço de entrega',
  wantsSome: 'precis*, necessit*, bast*, ficamos com, chega*',
};
