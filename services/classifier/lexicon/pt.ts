import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const portuguese: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      '(?:abaixo|em anexo) (?:encontra\\p{L}* |segue )?(?:uma|a nossa|nossa|um) (?:nova |novo )?(?:encomenda|ordem de compra|pedido)',
    ],
    [
      3.5,
      '(?:gostar[íi]amos|queremos|queríamos|pretendemos|gostaria|queria|quero|desejamos) (?:de )?(?:encomendar|fazer (?:a|uma|um|o)[^.!?]{0,20}(?:encomenda|pedido)|pedir|comprar)|encomendamos|encomendo|confirmo (?:então |assim )?(?:a |o )?(?:nossa |minha )?(?:encomenda|pedido)|vimos (?:por este meio )?encomendar',
    ],
    [
      3,
      '(?:a |o )?noss[ao] (?:nova )?(?:encomenda|pedido)(?! de (?:cotação|orçamento|preço))|nov[ao] (?:encomenda|pedido)',
    ],
    [
      3,
      '(?:por favor,? |favor |agradecemos |solicitamos |pedimos )(?:que )?(?:nos )?(?:enviem?|entreguem?|forneçam?|mandem?|despachem?|o fornecimento|o envio|a entrega)(?:-nos)?(?! (?:a|uma|o|um)[^.!?]{0,25}(?:cotação|orçamento|proposta|catálogo|fatura))',
    ],
    [
      3,
      '(?:podem|pode|poderiam|poderia) (?:por favor )?(?:enviar|entregar|fornecer|mandar)(?:-nos|-me)?(?! (?:a|uma|o|um)[^.!?]{0,25}(?:cotação|orçamento|proposta|catálogo|fatura))',
    ],
    [2.5, '(?:precisamos|necessitamos|preciso) (?:urgentemente )?de|faltam-nos|fazem-nos falta'],
    [1.5, 'seguintes (?:artigos|produtos|materiais|itens)'],
    [
      1,
      'data de entrega|morada de entrega|endereço de entrega|quantidade|referência|entrega (?:até|na morada)',
    ],
  ]),
  ...cues('order_confirmation', [
    [7, 'confirmação d[eao] (?:sua |vossa )?(?:encomenda|pedido)'],
    [
      6,
      'obrigad[oa]s? pel[ao] (?:sua|vossa|seu|vosso) (?:encomenda|pedido)|agradecemos a (?:sua|vossa) encomenda',
    ],
    [
      6,
      '(?:recebemos|registámos|confirmamos|aceitámos) (?:a |o )?(?:sua|vossa|seu|vosso) (?:encomenda|pedido)|(?:sua|vossa) encomenda [^.!?]{0,60}(?:confirmada|recebida|registada|em preparação)',
    ],
    [4.5, 'confirmad[oa] para|confirmamos (?:a entrega|para)'],
    [3.5, '(?:a sua|a vossa|o seu|o vosso) (?:encomenda|pedido)'],
  ]),
  ...cues('invoice', [
    [6, 'faturas?|facturas?|(?:aviso|lembrete) de pagamento|fatura-recibo'],
    [2.5, 'vence(?:u)? em|vencimento|por pagar|valor em dívida|em atraso'],
  ]),
  ...cues('delivery_note', [
    [
      6,
      'guia de (?:remessa|transporte)|nota de entrega|(?:código|número) de (?:seguimento|rastreio)|aviso de expedição',
    ],
    [5, '(?:envio|mercadoria|encomenda)[^.!?]{0,40}(?:a caminho|expedid[ao]|entregue à transportadora|saiu)'],
  ]),
  ...cues('quotation', [
    [
      7,
      'pedido de (?:cotação|orçamento|preços?|proposta)|(?:enviar|dar|fazer|pedir|solicitar)(?:-nos)? [^.!?]{0,25}(?:orçamento|cotação|proposta|preços?)',
    ],
    [
      5,
      'orçamento|cotação|proforma|lista de preços|quanto (?:custa|custam|custaria|custariam)|a nossa proposta|temos o prazer de propor',
    ],
  ]),
  ...cues('receipt', [
    [
      7,
      'pagamento recebido|recebemos o (?:seu|vosso) pagamento|comprovativo de pagamento|confirmação de pagamento',
    ],
    [5, '(?:o (?:seu|vosso) )?recibo|talão'],
  ]),
  ...cues('credit_note', [[8, 'notas? de crédito|reembolso|creditámos']]),
  ...cues('unknown', [
    [9, 'resposta automática|ausente do escritório|fora do escritório|estarei ausente'],
    [14, `(?:anulação|cancelamento)${notOfBill}|anulem|anular|cancelem|cancelar (?:a|o) (?:nossa|nosso)`],
    [7, 'desconto em tudo|subscrição|clique aqui|newsletter|promoção'],
    [7, 'onde está|quando chega|à espera|ainda não (?:recebemos|recebid[oa]s?|chegou)|estado da encomenda'],
    [7, 'reclamação|danificad[ao]s?|partid[ao]s|em falta na entrega'],
    [6, 'candidatura|currículo|reunião|encerrad[ao]'],
  ]),
  ...mentions('purchase_order', [
    [4, '(?:nota|ordem|pedido) de (?:encomenda|compra)|requisição de compra|folha de encomenda'],
    [2, 'encomendas?|pedido'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?<!(?:a?d?[oó]nde|c[oó]mo|quando|cuándo) )(?:manda(?!rin)|mande(?!l)|mandem|envia|envie|põe|ponha|prepara|prepare(?!d)|reserve(?!d))\\p{L}*-?(?:me|nos)?(?! [^.!?\\n]{0,25}(?:orçamento|cotação|preço|fatura|catálogo))',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      'encomenda (?:recebida|confirmada|registada|aceite)|pedido (?:recebido|confirmado)|(?:sai|seguem?|entregamos) (?:amanhã|na|segunda|sexta)|tomámos nota',
    ],
  ]),
  ...cues('quotation', [[7, '(?:melhor|qual|vosso|seu) (?:o )?preço|preço (?:para|de|por)']]),
  ...cues('unknown', [
    [8, 'não recebemos|faltam (?:\\d+ )?(?:da|na)|devolução|troca|mudança de (?:morada|endereço)|catálogo'],
  ]),
  ...cues('purchase_order', [
    [3, '(?:pretendemos|queremos|desejamos|gostaríamos de) (?:adquirir|comprar)|ficámos sem'],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:receberam|recebeu) [^.!?]{0,60}\\?|(?:adiar|antecipar|mudar) (?:a |nossa )?(?:entrega|data)|boas festas',
    ],
  ]),
];
