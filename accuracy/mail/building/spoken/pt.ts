import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'A sua encomenda',
      body: 'registámos para si e entregamos na terça-feira:\n\n{lines}\n\nConfira os dados, por favor.',
    },
    {
      category: 'order_confirmation',
      subject: 'RE: encomenda',
      body: 'A vossa encomenda chegou-nos e sai amanhã:\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Encomenda 5512',
      body: 'acusamos a receção da vossa encomenda de\n\n{lines}\n\nExpedição prevista: 12 de maio.',
    },
    {
      category: 'order_confirmation',
      subject: 'RE: luvas',
      body: 'Está anotado. Entregamos {goods} na sexta-feira, nosso número 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Expedido',
      body: 'O seu volume saiu hoje do nosso armazém. Contém:\n\n{lines}\n\nSeguimento 1234567890',
    },
    {
      category: 'delivery_note',
      subject: 'Entrega amanhã',
      body: 'O nosso motorista passa amanhã entre as 8 e as 10 com {goods}.',
    },
    {
      category: 'delivery_note',
      subject: 'Mercadoria a caminho',
      body: 'a seguinte mercadoria vai a caminho:\n\n{lines}\n\n1 palete, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Crédito',
      body: 'pelos artigos devolvidos creditamos:\n\n{lines}\n\nValor 84,20',
    },
    {
      category: 'credit_note',
      subject: 'Reembolso',
      body: 'como combinado serão reembolsados em 84,20 por {goods}, a descontar na próxima fatura.',
    },
    {
      category: 'receipt',
      subject: 'Pagamento recebido',
      body: 'obrigado pelo pagamento de 184,20 de\n\n{lines}\n\nA sua conta está saldada.',
    },
    {
      category: 'receipt',
      subject: 'Obrigado',
      body: 'A vossa transferência chegou hoje, 184,20 euros. Ficam pagos:\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Fatura 4410',
      body: 'faturamos:\n\n{lines}\n\nTotal 184,20, a pagar em 14 dias.',
    },
    {
      category: 'invoice',
      subject: 'Lembrete',
      body: 'por\n\n{lines}\n\nestão por pagar 184,20 euros. Agradecemos o pagamento esta semana.',
    },
    {
      category: 'quotation',
      subject: 'Os nossos preços',
      body: 'como pedido, os nossos preços:\n\n{lines}\n\nVálidos 30 dias.',
    },
    {
      category: 'quotation',
      subject: 'Proposta',
      body: 'temos todo o gosto em propor {goods} a 6,20 cada, prazo uma semana.',
    },
    {
      category: 'quotation',
      subject: 'Preço?',
      body: 'quanto nos custariam\n\n{lines}\n\ne qual é o prazo?',
    },
    {
      category: 'quotation',
      subject: 'Consulta',
      body: 'procuramos fornecedor para {goods}. Agradecíamos o vosso melhor preço.',
    },
    {
      category: 'unknown',
      subject: 'Reclamação',
      body: 'as 12 caixas de luvas de nitrilo que chegaram ontem estão rasgadas. Que fazemos com elas?',
    },
    {
      category: 'unknown',
      subject: 'Onde está',
      body: 'há duas semanas encomendámos {goods} e nada chegou. Quando chega?',
    },
    {
      category: 'unknown',
      subject: 'Devolução',
      body: 'queremos devolver 4 rolos de fita de pintor, a cor está errada. Como se faz?',
    },
    {
      category: 'unknown',
      subject: 'Só esta semana',
      body: 'Só esta semana: 12 caixas pelo preço de 10!\n\n{lines}\n\nCancelar subscrição',
    },
    {
      category: 'unknown',
      subject: 'Anulação',
      body: 'pedimos que anulem a nossa encomenda da semana passada de {goods}, já não precisamos.',
    },
    {
      category: 'unknown',
      subject: 'Inventário',
      body: 'na sexta-feira estamos fechados para inventário, voltamos na segunda.',
    },
    { category: 'purchase_order', subject: 'luvas', body: '{lines}\n\no mais depressa possível, obrigado' },
    {
      category: 'purchase_order',
      subject: 'RE: vosso orçamento 7712',
      body: 'aceitamos o vosso orçamento. Forneçam-nos\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Substituição',
      body: 'duas caixas da última entrega vinham rasgadas, por isso enviem-nos {goods}. Fatura para a sede.',
    },
    {
      category: 'purchase_order',
      subject: 'armazém',
      body: 'está a acabar outra vez, podem trazer-nos esta semana {goods}?',
    },
    {
      category: 'purchase_order',
      subject: 'Encomenda',
      body: 'obrigado pela última entrega, tudo bem. Este mês precisamos de\n\n{lines}\n\nA fatura para contabilidade@example.test e confirmem a receção, por favor.',
    },
    {
      category: 'purchase_order',
      subject: 'como combinado',
      body: 'como combinado ao telefone:\n\n{lines}\n\nEntrega como sempre.',
    },
  ],
  withoutGoods: [
    'O mesmo outra vez, por favor.',
    'Igual ao mês passado, por favor.',
    'Repitam a nossa última encomenda, por favor.',
    'O costume, por favor.',
    'O vosso orçamento 7712 está bem, avancem.',
    'De acordo, entreguem como proposto.',
    'Aceitamos, por favor entreguem.',
    'Adjudicamos a vossa proposta 7712.',
    'Considerem a proposta 7712 como encomenda.',
  ],
};
