import type { SenseWords } from '../sense-words.ts';

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
};
