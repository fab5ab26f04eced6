import { day, within } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote = 'guias? de (?:remessa|transporte)|nota de entrega';

export const pt: SenseWords = {
  language: 'pt',
  your: 'vossas?|vossos?|suas?|seus?|tuas?|teus?|a|o|as|os',
  our: 'nossas?|nossos?|minhas?|meus?',
  order: 'encomendas?|pedidos?(?: de compra)?|ordens? de compra',
  thanksFor: '(?:obrigad[oa]s?|agradec\\p{L}+)(?: (?:desde já|mais uma vez|novamente|muito))?(?: pel[oa]s?)?',
  taken:
    'recebid[oa]s?|registad[oa]s?|registrad[oa]s?|introduzid[oa]s?|anotad[oa]s?|aceite|aceit[oa]s?|confirmad[oa]s?|reservad[oa]s?|agendad[oa]s?|planead[oa]s?|em (?:curso|preparação|produção|processamento|tratamento)|processad[oa]s?|separad[oa]s?|deu entrada|lançad[oa]s?',
  weTook:
    '(?:está|fica|ficou) anotado|(?:registámos|registamos|reservámos|reservamos|anotámos|anotamos|aceitámos|lançámos|separámos|recebemos|temos reservad[oa]s?|ficou registad[oa]|foi registad[oa])|(?:vimos |vos )?confirmamos|acusamos a receção',
  forYou:
    'para (?:vós|vocês|si|ti|v\\. exas?)|vos|lhes?|em vosso nome|sob o (?:nosso )?(?:número|n\\.º|nº)|com o (?:nosso )?(?:número|n\\.º|nº)',
  bought:
    'pel[oa] (?:tua |sua |vossa )?compra|por (?:comprar|comprares|ter comprado)|resumo d[ao] (?:tua |sua |vossa )?(?:encomenda|pedido)|detalhes d[ao] (?:tua |sua )?(?:encomenda|pedido)',
  sellersOrder: 'encomenda de cliente|pedido de venda|ordem de venda|nota de venda',
  expectedDispatch:
    '(?:expedição|envio|saída|despacho)(?: está)? (?:previst[oa]|estimad[oa]|programad[oa]|agendad[oa])|(?:data|previsão) (?:prevista |estimada )?de (?:envio|expedição|saída|entrega)',
  weShip:
    'entregamos|(?:vos |lhes? )?(?:enviaremos|expediremos|entregaremos|despacharemos|expedimos|vamos (?:enviar|expedir|entregar))|(?:sai|saem|sairá|seguirá|segue) (?:a|no dia|do nosso)',
  goods: 'mercadorias?|encomenda|volumes?|pacotes?|envio|remessa|paletes?|artigos|material|carga',
  sent: 'enviad[oa]s?|expedid[oa]s?|despachad[oa]s?|a caminho|em trânsito|em distribuição|saiu|saíram|seguiu|seguiram|entregues? (?:ao|à)|recolhid[oa]s?|carregad[oa]s?|em viagem|acab\\p{L}+ de (?:sair|partir)',
  weSent: '(?:enviámos|expedimos|despachámos|carregámos|entregámos (?:ao|à))|já seguiu|acaba de sair',
  soon: 'assim que|quando|logo que|será|serão|antes|ainda não|por favor|se',
  charge: '(?:vos |lhes? )?(?:faturamos|facturamos|debitamos|cobramos)|(?:é|são) (?:faturad|debitad)[oa]s?',
  bill: 'fac?turas?|conta|ft|fat',
  attached: 'anexo|em anexo|anexad[oa]s?|anexamos|junto enviamos|segue',
  unpaid:
    'estão? por (?:pagar|liquidar)|não pag[oa]s?|por (?:pagar|liquidar|regularizar)|em (?:atraso|aberto|dívida|mora)|vencid[oa]s?|pendentes?|não (?:\\p{L}+ ){0,2}(?:recebemos|recebid[oa]|liquidad[oa]|regularizad[oa]|consta)|lembrete|(?:segundo|último|primeiro) aviso|nenhum pagamento|ainda não recebemos',
  pay: '(?:agradecemos|solicitamos|pedimos|queiram|por favor|favor) [^.]{0,60}(?:pag\\p{L}+|liquid\\p{L}+|transf\\p{L}+|regulariz\\p{L}+)|(?:paguem|pague|liquidem|transfiram|transfira|regularizem)|para a (?:nossa|seguinte) conta|a pagar',
  payment: 'pagamento|transferência|valor|montante|depósito|dinheiro|pix',
  arrived: 'recebid[oa]s?|recebemos|entrou|chegou|creditad[oa]|registad[oa]|deu entrada|caiu|compensad[oa]',
  not: 'não|nenhum\\p{L}*|nunca|sem|assim que|após|depois|antes|até|prazo|se|logo que',
  settled:
    '(?:encontra-se|está) (?:totalmente |assim )?(?:liquidad|regularizad)[oa]|conta (?:está|fica|ficou) (?:agora )?(?:saldada|a zeros?|regularizada|em dia|liquidada)|pag[oa] (?:em dinheiro|com cartão|por multibanco|a pronto)|numerário|troco|multibanco|totalmente (?:pag|liquidad)[oa]',
  credit:
    '(?:vos |lhes? )?(?:creditamos|creditámos|reembolsamos|reembolsámos|devolvemos o (?:valor|dinheiro))|(?:foi|será) (?:creditad|reembolsad)[oa]|reembols\\p{L}+|a vosso (?:favor|crédito)|em vosso favor|a deduzir|a abater',
  weOffer:
    'gosto em (?:propor|oferecer|apresentar)|(?:podemos|poderíamos|temos o prazer de) (?:oferecer|propor|cotar|orçamentar)\\p{L}*(?:-\\p{L}+)?|(?:vos |lhes? )?(?:oferecemos|propomos|cotamos)|(?:noss[oa]|(?<!(?:por|com|para|aceitamos|segundo) )a) (?:proposta|oferta|cotação|orçamento)(?= [^ ]*\\d)',
  valid:
    'preços? (?:são )?(?:firmes?|garantidos?|mantidos?|mantêm-se) até|válid[oa]s? (?:por )?\\d+|válid[oa]s? até|salvo venda|sem compromisso|validade|salvo rutura|para encomendar,? basta',
  howMuch:
    'quanto (?:nos|cust\\p{L}+|seria\\p{L}*|fica\\p{L}*|leva\\p{L}*|cobra\\p{L}*|sai\\p{L}*|pedem|por)|a que preço|por quanto|qual (?:o|é o|seria o) (?:preço|valor|custo)',
  priceQuestion: '(?:pergunta|consulta|pedido|dúvida)(?: rápida)? (?:de|sobre(?: os?)?) (?:preços?|cotação)',
  withdraw:
    'anul\\p{L}+|cancel\\p{L}+|retiramos|revog\\p{L}+|par[ae]m|suspend\\p{L}+|não (?:[ao]s? )?(?:entregu|envi|expe[çd]|process|sirv|despach)\\p{L}+|já não (?:precisa\\p{L}+|necessita\\p{L}+|é necess\\p{L}+|quer\\p{L}+)|sem efeito|desist\\p{L}+',
  late: 'estava[m]? (?:prometid[oa]s?|previst[oa]s?|anunciad[oa]s?)|devia[m]? (?:ter|estar)|deveria[m]? ter|ainda (?:faltam?|não|nada|estamos à espera|aguardamos)|faltam? ainda|(?:com|em) atraso|há (?:novidades|notícias)|alguma (?:novidade|notícia)|sem notícias|continuamos à espera|até (?:agora|hoje|à data) (?:não|nada)',
  when: 'quando|em que dia|onde está\\p{L}*|para quando|qual o ponto|que (?:dia|data)',
  expect: 'cheg\\p{L}+|receb\\p{L}+|teremos|entreg\\p{L}+|esperar|contar|está\\p{L}*|contar',
  damage:
    'danificad[oa]s?|incomplet[oa]s?|devolver|devolução|devolvemos|mau estado|partid[oa]s?|estragad[oa]s?|defeituos[oa]s?|amolgad[oa]s?|rasgad[oa]s?|riscad[oa]s?|quebrad[oa]s?|molhad[oa]s?|avariad[oa]s?|com (?:bolor|defeito)|errad[oa]s?|trocad[oa]s?|reclamação|queixa|não conform\\p{L}+',
  meet: '(?:passar|visitar|ir aí|dar um salto) |visita|reunião|encontro|marcação|reunir',
  closed:
    '(?:está|estará|estarão|estamos|encontra-se) (?:encerrad|fechad)[oa]s?|encerramos|encerramento|inventário|férias|não (?:se )?(?:receb\\p{L}+|aceit\\p{L}+) (?:mercadorias?|entregas)',
  wants:
    'precisamos de(?=\\s*(?::|$|\\d))|trazer-nos|fazer(?:em)?-nos chegar|forneçam-nos|precis\\p{L}+|necessit\\p{L}+|(?:por favor|podem|poderiam|pode|agradec\\p{L}+) [^.]{0,60}(?:envi\\p{L}+|mand\\p{L}+|entreg\\p{L}+|fornec\\p{L}+|prepar\\p{L}+)|(?:mandem|enviem|mande|envie)-?(?:nos|me)|(?:faltam|faz)-?(?: )?nos|quer(?:emos|íamos) (?:\\p{L}+ ){0,2}\\d|ficamos com|(?:fico com|lev(?:o|amos))(?= (?:\\p{L}+ ){0,2}\\d)|encomendamos|(?:manda|mandem|mandai|envia|enviem|tragam)(?= (?:\\p{L}+ ){0,3}\\d)|gostaríamos de (?:receber|pedir|encomendar)',
  sameAgain:
    'o mesmo (?:d[aeo] (?:costume|sempre|antes|última vez|(?:mês|semana|ano|vez|encomenda|pedido)(?!\\p{L})|outra vez)|que (?:d[ae]|n[ao]|sempre|pedimos|encomend))|(?:a )?mesma (?:coisa|encomenda)|igual à última|como (?:da última vez|sempre|de costume|no mês passado)|repet\\p{L}+',
  accepts: 'aceit\\p{L}+ (?:a|o)|de acordo com a vossa|concordamos|conforme (?:a )?(?:vossa )?proposta',
  price: 'preços?|orçamento|proposta|cotação|condições',
  asks: 'que|qua(?:l|is)|indi\\p{L}+|dar|deem|dizer|digam|envi\\p{L}+|mand\\p{L}+|precis\\p{L}+|queríamos|gostar\\p{L}+|solicit\\p{L}+|pedi\\p{L}+|podem|poderiam|agradec\\p{L}+|cotem',
  ourDriver: 'o nosso (?:motorista|estafeta|camião|transportador) (?:passa|estará|chega|vai|entrega)\\p{L}*',
  ourPrices: '(?:os )?nossos (?:melhores )?preços|eis os preços',
  sendBack: '(?:podemos|poderíamos|queremos|gostaríamos de|pretendemos|desejamos|temos de) devolver',
  repeats:
    'o mesmo (?:outra vez|d[aeo] (?:costume|sempre|antes|última vez|(?:mês|semana|ano|vez|encomenda|pedido)(?!\\p{L})|outra vez)|que (?:d[ae]|n[ao]|sempre|pedimos|encomend))|igual (?:ao|à) |repit\\p{L}+ [^.]{0,30}encomenda|o costume|como (?:sempre|de costume)',
  approves:
    'avancem|podem avançar|adjudic(?:amos|ad[oa]s?|ámos)|como (?:proposto|orçamentado)|consider\\p{L}+ [^.]{0,40}como encomenda|segundo (?:a )?(?:vossa )?(?:proposta|orçamento)|está (?:bem|ok|aprovad[oa])|aprovamos|aceitamos|dê(?:em)? seguimento',
  leftYet:
    'já (?:saiu|saíram|seguiu|seguiram|foi (?:enviad|expedid|despachad)[oa]|está a caminho|foram (?:enviad|expedid|despachad)[oa]s)|(?:saiu|seguiu|foi (?:enviad|expedid|despachad)[oa]) já',
  theLastOne: 'últim[oa]s?|anterior(?:es)?|outr[oa]|primeir[oa]',
  asksAfter:
    'ponto d[ae] situação|em que (?:ponto|estado|pé)|o estado|onde (?:está|anda|pára)|novidades|notícias|saber (?:como|quando|da|do)|perguntar (?:pel[oa])',
  nothingCame:
    '(?:ainda )?não (?:recebemos|recebi|chegou|chegaram)(?: (?:ainda|nada))?|(?:continuamos|continuo|estamos ainda|ainda estamos) (?:à espera|a aguardar)',
  holdsBack:
    '(?:não (?:nos )?(?:envi|mand|entreg|exped)\\p{L}+) (?:ainda|já|por (?:agora|enquanto)|para já)|(?:ainda|por (?:agora|enquanto)|para já),? não (?:nos )?(?:envi|mand|entreg|exped)\\p{L}+|(?:suspend\\p{L}+|reter|retenham|segurem|aguardem com)',
  ifPriceFalls:
    '(?:se|desde que)(?= [^.?!]{0,60}(?:\\d|preço|desconto))[^.?!]{0,20}(?:consegu\\p{L}+|baix\\p{L}+|fiz\\p{L}+|faz\\p{L}*|chega\\p{L}+|desc\\p{L}+|pud\\p{L}+|puder\\p{L}*|melhor\\p{L}+|dere\\p{L}+)',
  thenWeOrder:
    '(?:fazemos|faremos|faço|colocamos|avançamos|fechamos|passamos|adjudicamos|confirmamos) [^.?!]{0,20}(?:encomenda|negócio|pedido|compra)|(?:encomendamos|compramos|adjudicamos|fechamos)|a encomenda é (?:vossa|sua)',
  enteredForYou:
    '(?:fica|ficou|está|estão) (?:tudo )?(?:registad|anotad|reservad|lançad)[oa]s? (?:para|em nome) (?:si|você|vós|vocês|d[eo])',
  allInStock: '(?:está tudo|tudo está|temos tudo) (?:disponível|em (?:stock|armazém))',
  notContent:
    'não (?:estamos|estou|ficámos) (?:nada |muito )?(?:content|satisfeit)\\p{L}+|insatisfeit[oa]s?|descontentes?|desiludid[oa]s?',
  ticketMoved:
    '(?:ticket|pedido de suporte) (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:foi )?(?:atualizado|atribuído|encerrado|fechado|unido)',
  asksEverybody: 'alguém (?:sabe|já (?:viu|teve)|viu|conhece)',
  orderComesFromOthers:
    '(?:ele|ela|eles|o cliente|a cliente) (?:vai (?:enviar|mandar)|enviará|envia|manda)(?:-nos)? (?:amanhã )?(?:(?:a|o|uma|um|sua|seu) )*(?:encomenda|pedido|nota de encomenda)',
  enteredUnder:
    '(?:lançad|registad|introduzid|inserid)[oa] (?:com|sob|como) (?:[oa] )?(?:encomenda|n[°º.]|número)(?= ?[^ ]*\\d)',
  enteredByAnybody: 'alguém (?:(?:já|o|a) )*(?:lançou|introduziu|registou|inseriu)',
  enterIt: '(?:podes|podem|pode alguém)[^.?!]{0,20} (?:lançar|introduzir|registar|inserir)',
  choosesBetween:
    'não (?:me )?(?:consigo|conseguimos) (?:decidir|escolher)(?:-me)?|(?:na dúvida|indecis\\p{L}+) entre|não sei qual|qual [^?]{0,30}(?:recomend|aconselh)\\p{L}+',
  ordersLater:
    '(?:esperar|espero|esperarei|esperaremos|aguardar)(?= )[^.?!]{0,50} (?:para|antes de) (?:encomendar|fazer (?:a|o) (?:encomenda|pedido)|comprar)',
  shallWeSend: '(?:quer|querem|prefere|preferem)|enviamos|devemos',
  orWait: 'ou (?:\\p{L}+ ){0,4}(?:esper\\p{L}+|aguard\\p{L}+)',
  setsRight: 'correção|alteração|retificação|corrigir|alterar|engano|erro',
  orderPaid: '(?:encomenda|pedido) [^.]{0,60}foi (?:paga|pago)',
  paymentDone: 'pagamento (?:foi |está )?(?:confirmado|aprovado|concluído)',
  paying: '(?:ter )?(?:pagar|pago|liquidar|liquidado)',
  wePaid:
    '(?:efetu[aá]mos|realiz[aá]mos) (?:o seguinte pagamento|uma transferência a (?:vosso|seu) favor)|aviso de (?:pagamento|transferência)(?! em atraso)|transferência a (?:vosso|seu) favor',
  underWay:
    '(?:estado|status) ?[:=] ?(?:em produção|atrasad[oa])|(?:a sua|sua|o seu|seu|a vossa) (?:encomenda|pedido)[^.!?]{0,40} está (?:em (?:produção|andamento|trânsito)|atrasad[oa])',
  stateShipped: '(?:novo )?estado ?[:=] ?(?:enviad[oa]|expedid[oa]|entregue)',
  signedFor: 'entrega (?:foi )?assinada',
  followedBy: '(?:dados|código|número) de (?:rastreio|rastreamento|seguimento)',
  bookingTold:
    'confirmação d[ae] (?:sua )?reserva|confirmamos a (?:sua|tua) reserva|reserva [^.]{0,60}confirmada',
  billReceived: 'recebemos a (?:vossa|sua) fatura',
  notCarriedOut:
    'não (?:podemos|conseguimos) (?:satisfazer|concluir) (?:a sua encomenda|o seu pedido)|reembolso falhou',
  undelivered: 'não recebeu [ao] (?:encomenda|pedido)|(?:encomenda|pedido) não entregue',
  periodReport: '(?:relatório|resumo) (?:diário|semanal|mensal)',
  termsFirst: 'se (?:podem|pode) aceitar [^.]{0,60}pagamento',
  restockAsked: 'pedido de (?:reabastecimento|reposição)|solicitamos [oa] (?:reabastecimento|reposição)',
  held: 'retid[oa]s?|bloquead[oa]s?|suspens[oa]s?',
  requisition: 'requisiç(?:ão|ões)|pedidos? interno\\p{L}*',
  awaitsApproval:
    '(?:aguarda|à espera d[ae]|pendente d[ae]) (?:a )?(?:sua |tua |vossa )?(?:decisão|autorização|validação|aprovação)|(?:ainda tem de|tem ainda de) ser (?:aprovad|autorizad)[oa]',
  decided: 'foi (?:aprovad|rejeitad|recusad)[oa]',
  fetched: 'levant(?:ar?|e|amento)|recolh\\p{L}+',
  ends: 'expira|caduca|termina',
  cart: 'carrinho',
  leftThere: 'espera|aguarda\\p{L}*|esquec\\p{L}+|ainda',
  finishIt: '(?:concluir?|finalizar?|finalize|conclua) (?:a |o )?(?:sua |seu )?(?:compra|encomenda|pedido)',
  opinion:
    '(?:deixe|escreva|partilhe|dê)[^.]{0,20}(?:avaliação|opinião)|a (?:sua|tua) opinião|avalie (?:a sua|o seu|a tua)',
  lowStock: 'stock[^.]{0,60} (?:baixo|mínimo|esgotado)|abaixo do mínimo|rutura de stock',
  stockList: '(?:relatório|lista|mapa) de (?:stocks?|existências|inventário)',
  backAgain: '(?:de novo|novamente) (?:disponív\\p{L}+|em stock)|de volta ao stock',
  priceWatched: 'alertas? de preços?|descida de preço',
  priceMoved: 'preço d\\p{L}+ [^.]{1,60} (?:subiu|desceu|aumentou|baixou)',
  returned: '(?:a (?:sua|tua|vossa)|pedido de) devolução',
  returnHandled: 'aprovad[oa]|aceite|autorizad[oa]|registad[oa]|solicitad[oa]|recusad[oa]',
  delayed: 'atrasad[oa]|atraso',
  notBrought: 'não foi possível entregar',
  messageTold: 'enviou-lhe uma mensagem|nova mensagem (?:de|sobre)',
  unpaidYet: '(?:aguarda|pendente de) pagamento',
  invited: '(?:convida-o|convidad[oa]) a (?:regist|lig|aderi)\\p{L}+',
  accountConfirmed:
    '(?:confirm|ativ|verifi)\\p{L}+ (?:a |o )?(?:sua |seu |tua )(?:conta|e-?mail|registo|inscrição)|confirmação d[aeo] (?:sua )?(?:conta|registo|inscrição)',
  customerToBe:
    'tornar(?:-nos|-me|mo-nos) (?:vossos? )?(?:clientes?|revendedor\\p{L}*)|ser (?:vossos? )?clientes?|abrir (?:uma )?conta',
  titledRequest: 'pedido de (?:cotação|orçamento|preços?)',
  ratesWanted: '(?:indicar|enviar|informar|facultar)\\p{L}*[^.!?]{0,40} (?:tarifas|fretes?)',
  repliesWithOffer: 'respond\\p{L}+[^.!?]{0,40} com (?:a sua|a vossa|o seu) (?:cotação|proposta|orçamento)',
  ordersFirmly:
    '(?:encomendamos|encomendo|adjudicamos)|(?:confirmamos|efetuamos|fazemos) (?:a|uma)(?: nossa)? encomenda',
  byYourOffer:
    '(?:conforme|segundo|de acordo com|com base n[ao]) (?:a |o )?(?:voss[ao]|sua|seu) (?:proposta|orçamento|cotação|oferta)',
  stateTold:
    '(?:foi|foram) (?:aprovad|rejeitad|recusad|alterad|atualizad|assinalad)[oa]s?|(?:rejeitou|recusou)|excede|um comentário|fraude|disputa',
  bookedIn: '(?:entrada|receção) de mercadorias? [^.]{0,60}(?:registada|lançada)',
  sellersPaper: 'confirmação d[ao] (?:nossa |nosso )?(?:encomenda|pedido)',
  didNotCome: 'em falta|não recebemos|ainda não',
  nextOne: '(?:a sua|o seu) próxim[oa] (?:encomenda|entrega|pedido)',
  ordersHere:
    '(?:encomendamos|encomendo|pretendemos encomendar)|(?:quer|gostar|desej|pretend)\\p{L}+ (?:[^.?!]{0,20} )?(?:encomendar|fazer (?:uma|a) encomenda)|(?:em anexo|segue|enviamos|envio|eis|abaixo|seguinte)[^.?!]{0,30}(?:encomenda|pedido)|(?:pedimos|solicitamos|agradecemos|forneçam|enviem) (?:\\p{L}+ ){0,3}(?:o seguinte|os seguintes|as seguintes)|nova encomenda',
  suppliesAsked:
    '(?:por favor|agradecemos que|solicitamos),? (?:[^.?!]{0,40} )?(?:envi|mand|entreg|forne|acrescent|prepar)\\p{L}+',
  conditions: '(?<!-)(?:se(?! (?:informa|comunica|avisa))|quando|caso)',
  youOrdered:
    '(?:fez|efetuou|realizou) (?:uma|a seguinte) (?:encomenda|compra) (?:na|em) nossa|(?:encomendou|comprou) na nossa',
  numberConfirmed:
    '(?:encomenda|pedido) (?:n\\.?[°º]? ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:confirmad[oa]|confirmação)|confirmação d[ao] (?:encomenda|pedido) (?:n\\.?[°º]? ?)?#?[^ ]*\\d',
  receiptConfirmed:
    '(?:confirmamos|confirmo|acusamos) (?:a )?(?:rece[pç]*ção|receção|aceitação) d[ao] (?:vossa |sua |vosso |seu )?(?:encomenda|pedido)',
  shipmentTold:
    '(?:confirmação|aviso) d[eo] (?:envio|expedição)|envio (?:n\\.?[°º] ?)?#?\\d+ d[aeo] (?:encomenda|pedido)|pré-?aviso de entrega|(?:avisamos|anunciamos) (?:d?[ao] )?(?:seguinte )?(?:entrega|envio|expedição)',
  inParts:
    'em (?:dois|duas|três|vários|várias|\\d+) (?:envios|partes|entregas|volumes)|(?:envio|entrega) parcial|parcialmente enviad[oa]',
  leftToday: 'enviad[oa]s? hoje',
  comesSoon: 'será entregue|chega (?:hoje|amanhã)|chegará|em distribuição',
  shallCome: 'deve(?:m|rá|rão|ria|riam)?|tem de|têm de',
  addressChanges:
    'nova morada (?:de faturação|fiscal|postal)|novo endereço (?:de faturação|fiscal)|vamos mudar de (?:instalações|morada)|mudámos de (?:instalações|morada)|mudança de (?:morada|instalações|endereço)|(?:atuali|alter)\\p{L}+ os nossos dados',
  arrivalTold:
    'aviso de chegada|notificação de chegada|chegada d[oa] (?:\\p{L}+ )?(?:embarque|contentor|navio)',
  wouldOrder:
    '(?:provavelmente|talvez) (?:encomendaríamos|encomendaremos|iríamos encomendar|comprávamos|compraríamos)|(?:encomendaríamos|encomendaremos) (?:provavelmente|talvez)',
  doesNotWork:
    'não (?:consigo|conseguimos) (?:aceder|entrar|imprimir|iniciar|ligar)|acesso negado|mensagem de erro|não funciona',
  requestHeard:
    '(?:sua|tua) mensagem[^!?]{0,40} foi recebida|recebemos a (?:sua|tua) mensagem|(?:seu|teu) ticket[^!?]{0,40} foi (?:criado|fechado|registado)',
  notCharged:
    'pagamento (?:falhou|recusado|falhado)|não (?:foi possível|conseguimos) (?:cobrar|debitar)|cartão [^.]{0,30}expira',
  moreTime: 'adiamento|adiar|prorrog\\p{L}+|em prestações',
  begs: 'pedimos|pedido|solicit\\p{L}+|possível',
  misstated: 'em vez de|errad[oa]|incorret[oa]|não corresponde',
  questionOn: '(?:dúvida|questão|pergunta)s? (?:sobre|relativ\\p{L}+)',
  sendsUs:
    '(?:podem|poderiam|pode) [^.]{0,20}(?:enviar|mandar|reenviar)\\p{L}*|(?:re)?(?:enviem|mandem|envie|mande)-(?:me|nos)|(?:agradeço|agradecemos) (?:\\p{L}+ ){0,3}(?:re)?envi\\p{L}+|não recebemos',
  remindsOf: 'lembrete|lembramos',
  notAmongThem: 'falta(?:m|va|vam)? [^.]{0,40}na entrega|na entrega [^.]{0,40}falta(?:m|va|vam)?',
  inAlready:
    '(?:esta|este|isto|a encomenda)? ?(?:já (?:foi|está|temos|lançaste|lançaram)|foi já) (?:lançad|introduzid|registad|inserid|tratad|no sistema|feit|processad)\\p{L}*',
  saidNoOrder:
    '(?:ainda )?não se trata (?:ainda )?de (?:uma )?encomenda|(?:não (?:constitu|represent|implic)\\p{L}+ (?:uma |qualquer )?(?:encomendas?|compromisso|obrigação)|não (?:são|é) (?:uma )?encomendas?|sem compromisso de compra)',
  howToOrder:
    'basta um (?:sim|ok)|para (?:(?:fazer|efetuar) (?:a |uma |a sua )?encomenda|encomendar)[^.?!]{0,20}(?:basta|é só|respond\\p{L}+|ligue\\p{L}*|escrev\\p{L}+|clique|contacte)',
  orderOfMany:
    'encomenda (?:conjunta|coletiva|em grupo|de grupo)|(?:na |no )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã)(?:-feira)? (?:faço|fazemos|envio|mando) (?:a |uma )?encomenda',
  whoJoins:
    'quem (?:quiser|queira|precisar|quer|mais|estiver interessado)|se (?:alguém|quiserem|quiseres) (?:\\p{L}+ )?(?:quiser|precisar|participar|juntar\\p{L}*|acrescentar)|digam-me o que querem',
  notBefore: `não (?:nos )?(?:envi|mand|entreg|exped)\\p{L}+${within} (?:antes d[aeo]|até(?: a| ao)?) ${day}`,
  noteWanted: `(?:junt(?:em|ar|e)|inclu(?:am|ir|a)|coloquem|colocar|indi(?:quem|car|que)|mencion(?:em|ar)|precisamos d[ae])(?!\\p{L})[^.!?\\n]{0,60}(?:${deliveryNote})`,
};
