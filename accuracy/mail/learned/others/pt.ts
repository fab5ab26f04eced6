import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'RE: a sua encomenda',
      'recebido, obrigado. Registámos a sua encomenda com o nosso número <i> e segue a <d>:\n<list>\nConfiram e digam-nos em 24 horas se algo não estiver certo.',
    ],
    [
      'Ordem de venda <i>',
      'agradecemos a vossa encomenda <n>. Reservámos para vós:\n<list>\nExpedição prevista para <d>, aos preços acordados.',
    ],
  ],
  shopConfirmation: [
    [
      'Recebemos a tua encomenda <n>!',
      'Obrigado pela compra. Este é o resumo da encomenda <n>. Avisamos assim que sair do nosso armazém.',
    ],
  ],
  confirmationAttached: [
    ['CE <i> / v/ ref. <n>', 'vai em anexo a nossa confirmação, semana de entrega conforme indicada.'],
  ],
  invoiceLines: [
    [
      'A nossa factura <i>',
      'pelo fornecimento da vossa encomenda <n> debitamos:\n<list>\nTotal <m>, a pagar em 14 dias na conta abaixo.',
    ],
  ],
  invoiceAttached: [['FT <i> (req. <n>)', 'em anexo a conta da semana passada, a 30 dias como sempre.']],
  reminder: [
    [
      'Segundo aviso',
      'apesar da nossa carta do mês passado, ainda não recebemos o valor de <m> da factura <i> (vossa encomenda <n>). Transfiram até <d>, senão teremos de suspender as encomendas.',
    ],
  ],
  shipping: [
    [
      'A mercadoria vai a caminho',
      'entregue hoje ao transportador, da vossa encomenda <n>:\n<list>\n2 paletes, 318 kg, chegada prevista a <d>.',
    ],
  ],
  parcel: [
    [
      'Encomenda postal RR#########PT chega a <d>',
      'O seu pacote de HALVORSEN está em distribuição. Ref. do remetente: <n>. Volume 1 de 3, 12,4 kg. Acompanhe-o ou escolha um ponto de recolha.',
    ],
  ],
  deliveryAttached: [['Guia <n>', 'como pediram, a guia da entrega de ontem para o vosso arquivo.']],
  inquiryList: [
    [
      'Preços por favor',
      'temos uma obra em vista e queríamos os vossos melhores preços e disponibilidade para:\n<list>\nAinda não é encomenda, estamos a comparar três fornecedores.',
    ],
    [
      'Concurso cantinas escolares',
      'agradecemos a vossa proposta até <d> para os artigos indicados.\n<list>\nAdjudicação no fim do mês.',
    ],
  ],
  inquiry: [
    [
      'pergunta rápida de preço',
      'quanto nos levavam por <a>, postos cá? Se for abaixo do ano passado, em princípio encomendamos no próximo mês.',
    ],
  ],
  offer: [
    [
      'A nossa proposta <i>',
      'na sequência do vosso telefonema podemos propor:\n<list>\nVálida até <d>, salvo venda. Para encomendar basta enviar a vossa requisição.',
    ],
  ],
  paid: [
    [
      'Obrigado pela transferência',
      'entrou hoje o vosso pagamento de <m> da factura <i>, a conta está saldada.',
    ],
  ],
  slip: [
    [
      'O seu talão',
      'obrigado por ter passado no balcão. Pagou <m> com o cartão ...4417, caixa 2, talão n.º <i>:\n<list>',
    ],
  ],
  creditLines: [
    ['Crédito <i>', 'recolhemos o seguinte da vossa encomenda <n> e creditámos <m> na vossa conta:\n<list>'],
  ],
  creditAttached: [
    [
      'A vossa devolução',
      'nota de crédito <i> em anexo, será descontada no próximo extracto. Mais uma vez desculpem.',
    ],
  ],
  cancel: [
    [
      'PAREM a encomenda <n>',
      'não entreguem a encomenda <n> da semana passada, o nosso cliente cancelou o projecto. Tratava-se de:\n<list>\nConfirmem que não segue nada.',
    ],
    ['anulação', 'vimos anular na totalidade a nossa encomenda <n>. Desculpem o incómodo.'],
  ],
  whereIsIt: [
    [
      'Encomenda <n> - há novidades?',
      'a nossa encomenda <n> estava prometida para <d> e ainda faltam:\n<list>\nQuando chegam? Os montadores estão parados.',
    ],
    ['prazo?', 'então a <n> é para quando? Já lá vão 3 semanas.'],
  ],
  complaint: [
    [
      'Material errado <n>',
      'chegou ontem a encomenda <n> e não é o que pedimos. Trata-se de:\n<list>\nMetade está partida, o resto é do tamanho errado. Venham buscar e digam o que propõem.',
    ],
  ],
  advert: [
    [
      'Promoções de outono: até 35%',
      'Aproveite! 10 caixas pelo preço de 8. Encomende até domingo, portes grátis a partir de 75,00.\n<list>\nVer no navegador - Cancelar subscrição - Preferências',
    ],
  ],
  away: [
    [
      'Ausente: <n>',
      'Obrigado pela mensagem. Estou de férias até <d> e não leio o correio. Para encomendas urgentes liguem para a central ou escrevam à minha colega.',
    ],
  ],
  closed: [
    [
      'Inventário',
      'de 27 a 31 a recepção de mercadorias está fechada para inventário. Nesses dias não se descarrega. As encomendas em curso mantêm-se.',
    ],
  ],
  thanks: [
    [
      'RE: encomenda <n>',
      'óptimo, chegou tudo hoje de manhã, 12 caixas como combinado. Obrigado pela rapidez!',
    ],
  ],
  bounce: [
    [
      'Não entregue: encomenda',
      'A sua mensagem não pôde ser entregue a um ou mais destinatários.\n\n<compras@halvorsen-suplies.nl>: anfitrião não encontrado (5.1.2)\n\nA mensagem original segue em anexo.',
    ],
  ],
  meeting: [
    [
      'Visita a <d>',
      'podíamos passar aí a <d> às 10h30, os 4? Queríamos falar do próximo ano, umas 200 encomendas, e ver o armazém.',
    ],
  ],
};
