import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: ['Bom dia,', 'Olá,', 'Exmos. Senhores,', 'Boa tarde,', 'Olá Ingrid,'],
  closings: [
    'Cumprimentos,',
    'Com os melhores cumprimentos',
    'Atenciosamente,',
    'Obrigado,',
    'Melhores cumprimentos,',
  ],
  order: {
    subjects: [
      'Encomenda {n}',
      'Nota de encomenda {n}',
      'Nova encomenda',
      'Pedido de compra {n}',
      'Material para a obra',
      'Reposição',
      'Entrega',
    ],
    openings: [
      'gostaríamos de encomendar:',
      'por favor, enviem-nos os seguintes artigos:',
      'segue a nossa encomenda:',
      'precisamos de:',
      'agradecemos o fornecimento, com a referência {n}, de:',
    ],
    prose: [
      'por favor, enviem-nos {lines}.',
      'podem entregar-nos {lines} até {d}?',
      'encomendamos {lines}.',
      'precisamos de {lines}. O nosso número de encomenda é {n}.',
      'queria encomendar {lines}.',
    ],
    attached: [
      'em anexo a nossa encomenda {n}.',
      'junto enviamos a nota de encomenda. Agradecemos a confirmação da data de entrega.',
      'segue em anexo o pedido de compra.',
      'ver anexo, por favor confirmem a receção.',
    ],
    after: [
      'Entrega até {d}.',
      'Por favor, confirmem.',
      'Entrega na morada habitual.',
      'A nossa referência: {n}',
      'Fatura como habitualmente.',
    ],
  },
  others: {
    order_confirmation: [
      ['Confirmação de encomenda {n}', 'obrigado pela sua encomenda. A entrega será feita em {d}.'],
      ['A sua encomenda {n}', 'recebemos a sua encomenda e já está em preparação. Entrega prevista: {d}.'],
      ['RE: Encomenda {n}', 'confirmado para {d}, obrigado.'],
    ],
    invoice: [
      ['Fatura {n}', 'em anexo a fatura da mercadoria entregue. O valor de {m} vence em {d}.'],
      ['Aviso de pagamento', 'segundo os nossos registos a fatura {n} de {m} está por pagar desde {d}.'],
    ],
    delivery_note: [
      [
        'O seu envio está a caminho',
        'a sua mercadoria foi hoje entregue à transportadora. Código de seguimento 6A##########.',
      ],
      ['Guia de remessa {n}', 'em anexo a guia de remessa da mercadoria expedida em {d}.'],
    ],
    quotation: [
      ['Pedido de cotação', 'podem enviar-nos um orçamento para 200 unidades do artigo {a}?'],
      ['Pedido de preço', 'quanto custariam 50 caixas do artigo {a}? Ainda não decidimos.'],
      [
        'A nossa proposta {n}',
        'obrigado pelo seu pedido. Temos o prazer de propor o seguinte, válido até {d}.',
      ],
    ],
    receipt: [
      ['Pagamento recebido', 'recebemos o seu pagamento de {m}. Obrigado.'],
      ['O seu recibo', 'em anexo o recibo da sua compra de {d}.'],
    ],
    credit_note: [
      ['Nota de crédito {n}', 'em anexo a nota de crédito da mercadoria devolvida. Descontaremos {m}.'],
      ['Reembolso', 'creditámos {m} na sua conta pelas peças danificadas da encomenda {n}.'],
    ],
    unknown: [
      ['Onde está a encomenda {n}?', 'podem dizer-nos quando chega a encomenda {n}? Continuamos à espera.'],
      [
        'Resposta automática: encomenda',
        'estarei ausente do escritório até {d} e responderei no meu regresso.',
      ],
      [
        'Anulação da encomenda {n}',
        'pedimos que anulem a nossa encomenda {n}. Já não precisamos da mercadoria.',
      ],
      [
        '20% de desconto em tudo',
        'só esta semana: encomende já e poupe 20%! Clique aqui. Cancelar subscrição.',
      ],
      [
        'Reunião na quinta-feira',
        'pode ser em {d} para falarmos do próximo ano? Levo os números das nossas encomendas.',
      ],
      ['Reclamação da entrega {n}', '3 das 20 caixas chegaram danificadas. O que fazemos com elas?'],
    ],
  },
  titles: {
    purchase_order: 'NOTA DE ENCOMENDA',
    order_confirmation: 'Confirmação de encomenda',
    invoice: 'FATURA',
    delivery_note: 'Guia de remessa',
    quotation: 'Orçamento',
    receipt: 'Recibo',
    credit_note: 'Nota de crédito',
  },
  columns: ['Referência', 'Descrição', 'Quantidade', 'Unidade'],
  units: ['caixas de', 'unidades de', 'rolos de', 'pacotes de', 'x'],
  and: 'e',
  phone: 'Tel.:',
  email: 'E-mail:',
  disclaimers: [
    'Esta mensagem é confidencial e destina-se apenas ao seu destinatário. Se a recebeu por engano, agradecemos que informe o remetente e a elimine.',
  ],
  mobile: 'Enviado do meu iPhone',
  wrote: ['Em {date} às {time}, {name} <{address}> escreveu:', 'Em {date}, {name} escreveu:'],
  forwarded: 'Mensagem encaminhada',
  original: 'Mensagem original',
  headers: ['De', 'Enviado', 'Para', 'Assunto'],
  reply: 'RE:',
  forward: 'ENC:',
};
