import { type Cue, cues, mentions } from '../cue.ts';

// How mails are written in Portugal and Brazil, with and without accents.

/** "Your order", of whoever sells. */
const yourOrder =
  '(?:(?:[oa] )?(?:seu|sua|vosso|vossa|teu|tua) (?:nov[oa] |próxim[oa] )?(?:pedido(?: de compra)?|encomenda|compra|ordem(?: de compra)?|reserva)(?: recorrente)?)';
/** What is sent along: "segue", "em anexo". */
const here =
  '(?:(?:segue|seguem|vai|v[aã]o)(?:[- ]se)?(?: (?:em|no))?(?: anexo)?|(?:em|no) anexo|anexo|anexa-se|anexamos|junto(?: (?:envi\\p{L}+|segue|remet\\p{L}+))?|junta-se|envi(?:o|amos|ámos|ei)(?:-(?:lhes?|vos))?|(?:vimos |vem |cumpre-nos )?remet(?:o|emos|er|eu)|encaminh(?:o|amos|ámos)|mand(?:o|amos)|disponibiliz\\p{L}+)';
const bill =
  '(?:fac?turas?(?!-recibo)(?:[- ](?:resumo|proforma))?|fts?(?= )|notas? (?:fiscal|fiscais|de d[eé]bito)|nfs?(?:-?e)?|boletos?|danfe|documento fiscal|proforma)';
const offerPaper =
  '(?:propostas?|or[cç]amentos?|cota[cç](?:[aã]o|[oõ]es)|tabela(?: de pre[cç]os)?|pre[cç]os?|valores)';
/** "Please" and the like before what is asked for. */
const asks =
  '(?:por favor|se faz favor|favor|pf|pfv|podem?|podia[m]?|poderia[m]?|queria|gostaria|gostava|preciso|precisamos|precisava|precisávamos|necessit\\p{L}+|solicit\\p{L}+|pe[cç]o|pedimos|agrade[cç]\\p{L}+|enviem?|mandem?|envia|manda|aguard\\p{L}+|falta(?:-nos)?|teria como|consegu\\p{L}+)';
const notYet = '(?:(?:ainda )?n[aã]o|nunca)';

const orders: Cue[] = [
  ...cues('purchase_order', [
    // A shop tells its owner.
    [
      9,
      '(?:voc[eê] )?(?:recebeu|tem) (?:a seguinte|o seguinte|um|uma|\\d+) (?:nov[oa]s? )?(?:encomendas?|pedidos?|vendas?)(?= d[eoa] | na loja|[.!:]|$)|(?:voc[eê] )?tem (?:um[ao]? )?nov[oa]s? (?:encomendas?|pedidos?|vendas?)|voc[eê] vendeu|parab[eé]ns[^.!?]{0,30}(?:vend|compr)\\p{L}+|(?:vendeu|acabou de vender) [^.!?]{0,40}(?:comprador|artigo|produto)|(?:o )?(?:seu|teu) (?:artigo|produto|an[uú]ncio) (?:foi )?vendido|(?:encomenda|pedido) \\S*\\d\\S* (?:efetuad|realizad|feit)[oa] por|o pedido [eé] o seguinte|nov[oa] (?:pedido|encomenda|venda) (?:na (?:sua |tua )?loja|de cliente|no (?:seu|teu) site|recebid[oa])|prepare o pacote|j[aá] pode (?:embalar|enviar|despachar)|um cliente (?:fez|efetuou|comprou)',
    ],
    // Somebody takes what he was offered.
    [
      8,
      '(?:pode|podem|podemos|vamos|pod\\p{L}+) (?:j[aá] )?(?:fechar|avan[cç]ar com|confirmar|lan[cç]ar|dar seguimento a|emitir) (?:[oa] )?(?:pedido|encomenda|neg[oó]cio|compra)|pode fechar|fechad[oa],? (?:pode|podem|manda|mandem)|adjudic(?:ar|amos|ámos|o|a-se)(?! ?[^.!?\\n]{0,20}\\?)|(?:comunic|confirm|notific)\\p{L}+ (?:[aà] )?(?:vossa )?adjudica[cç][aã]o|(?:vale|serve|serv[ei]r[aá]?|considerem?|considera-se)[^.!?]{0,40}(?:como|uma?) (?:encomenda|pedido)|(?:aprovad[oa]|aprovámos|aprovamos|aceitamos|aceito|aceitámos|aceite) (?:[oa] )?(?:vosso |vossa |seu |sua )?(?:or[cç]amento|proposta|cota[cç][aã]o)|(?:or[cç]amento|proposta|cota[cç][aã]o) (?:\\S*\\d\\S* )?(?:foi |est[aá] )?(?:aprovad[oa]|aceite)|(?:ficaram|ficou|ficam) com os? ite[nm]s?|(?:formalizamos|formalizo|efetivamos|concretizamos) (?:a |o )?(?:compra|encomenda|pedido)|autoriz(?:a|amos|o) o fornecimento|(?:decidi\\p{L}*|resolve\\p{L}*) (?:comprar|encomendar|ficar com)',
    ],
    // The order comes along.
    [
      8,
      `${here}(?: (?:o|a|os|as|nosso|nossa|um|uma|presente|seguinte|novo|nova|respetiv[oa]|devida))*(?: (?!confirma|guia|fatura|proposta)\\p{L}+){0,2} (?:ordem de (?:compra|fornecimento|encomenda)|ordem(?= \\p{L}*\\d)|pedido de compra|nota de encomenda|encomenda|requisi[cç][aã]o(?: de compra)?|autoriza[cç][aã]o de fornecimento)`,
    ],
    [
      7,
      'autoriza[cç][aã]o de fornecimento|ordem de fornecimento|nota de encomenda|chamada n[º.o°]+ ?\\d|contrato-quadro[^.!?]{0,40}(?:solicitamos|pedimos|chamamos)|nota de empenho|registo autom[aá]tico do portal|(?:encomenda|pedido) (?:autom[aá]tic[oa]|online|urgente|semanal|mensal)|reposi[cç][aã]o (?:d[eoa]s? )?(?:m[aá]quinas|stock|estoque|loja|material)|carta de encomenda',
    ],
    // What somebody wants, in his own words.
    [
      6,
      '(?:vou|vamos|ir[ei]mos) (?:querer|levar|ficar com|encomendar)|(?:fico|ficamos|fica) com (?:os?|as?|\\d)|(?:gostaria|gostar[ií]amos|queria|quer[ií]amos|gostava|quero|queremos|pretendo|pretendemos) (?:de )?(?:comprar|encomendar|adquirir|fazer (?:uma |a |um |o )?(?:encomenda|pedido))|(?:queria|quer[ií]amos|quero|queremos)(?: \\p{L}+)?(?: \\d+| uma?| o| a| os| as| dois| duas| tr[eê]s| meia d[uú]zia) (?!(?:saber|confirma|cota|or[cç]a|pre[cç]o|reuni|c[oó]pia|fatura|informa|respons|resposta|devolu|reembolso|estorno|proposta|explica)\\p{L}*)\\p{L}{3}',
    ],
    [
      6,
      '(?:(?:p[oõ]e|ponha|mete|meta|pode (?:p[oô]r|botar|faturar)) (?:na|em|no) (?:nossa |minha )?(?:conta|cnpj)|(?:acrescent\\p{L}+|junt(?:a|e|em)|adicion(?:a|e|em)|inclu(?:i|a|am)) (?:ao|no|à|na) (?:\\p{L}+ )?(?:pedido|encomenda|nota)|(?:ve|v[eê]) se me arranj\\p{L}+|(?:anot(?:a|e|em)|apont(?:a|e|em)|tom(?:a|e) nota) (?:a[ií] |por favor|pf|se faz favor)|conforme (?:o )?combinado[^.!?]{0,60}(?:compra|encomenda|pedido))',
    ],
    [
      5.5,
      '(?:carreguem|carrega|tragam|traz|manda|mande|mandem|deixem|deixa|entreguem|entregue|ponham|separe?m?|separa|reserv[ae]m?|guard[ae]m?|prepar[ae]m?|expe[cç]am|enviem|envie|despachem|forne[cç]am|arranj[ae]m?)(?:[- ](?:me|nos))?(?: (?:pra|para) (?:mim|n[oó]s|a gente)| pra gente| a[ií]| por favor| pf| j[aá]| amanh[aã]| mais| ent[aã]o| as| os| urgente){0,3} (?:(?:mais )?\\d+|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|dez|meia)(?! (?:c[oó]pia|via|email|e-mail|proposta|or[cç]amento|cota[cç][aã]o|amostra|resposta|foto|reuni[aã]o|t[eé]cnico|mensagem|lista|pre[cç]o))',
    ],
    [
      5.5,
      '(?:preciso|precisamos|necessito|necessitamos|estou precisando|estamos precisando|t[oô] precisando|a gente (?:precisa|quer)|precisava|precis[aá]vamos)(?: (?:urgentemente|j[aá]|mais|mandar|repor|ainda|tamb[eé]m))?(?: de)?[^.!?]{0,30}? (?:\\d+ (?!min|dias?(?!\\p{L})|horas?|%)|mais (?:uma?|dois|duas)|uma? (?:caixa|palete|saco|rolo|pacote|lata|jogo|par))|(?:podem|pode|poderiam|podia|dá para|d[aá] pra) (?:por favor )?(?:enviar|mandar|entregar|trazer|separar|reservar|guardar|arranjar|preparar)(?:[- ](?:me|nos))?(?: (?:pra|para) (?:mim|n[oó]s|a gente)| pra gente)?(?: (?:mais|as|os|j[aá]|ainda|a[ií]))? \\d+',
    ],
    [
      4,
      '(?:faturem?|faturar|a fatura|nota fiscal|nf)(?: por favor)?(?: vai| vem| pode ser| [eé])? (?:[aà] sede|[aà] nossa sede|para n[oó]s|pra gente|no cnpj|em (?:meu|nosso) (?:nif|nome)|em nome d[eoa]|com o (?:n[uú]mero|nif)|quinzenal|mensal)|(?:entregar|entreguem|entrega) (?:n[oa]s?|em|diretamente|direta)[^.!?]{0,25}(?:obra|loja|armaz[eé]m|sede|escrit[oó]rio|patrim[oô]nio|cooperativa|filial|cliente|mim)|(?:o|a)(?: nosso| nossa| meu)? (?:rapaz|motorista|z[eé]|pessoal|funcion[aá]rio|carrinha|mec[aâ]nico)[^.!?]{0,30}(?:passa|vai|passar|esperando|espera|[aà] espera|busca)|passo (?:a[ií] )?(?:buscar|a buscar|levantar|amanh[aã])|pago (?:por|a|em|com|na)|como de? costume|o pagamento faz-se|precis\\p{L}+ (?:d?el[ae]s?|disto|disso|estar aqui) (?:at[eé]|at[eé] ao?|dia|para|at[eé] dia)|sem falta|para faturamento|de admiss[aã]o|(?:guia|nota) sem pre[cç]os',
    ],
  ]),
  ...mentions('purchase_order', [
    [
      5,
      'nov[oa] (?:encomenda|pedido|venda)|(?:encomenda|pedido de compra|ordem de compra) (?:n[º.o°]* ?)?\\S*\\d',
    ],
  ]),
];

const confirmations: Cue[] = cues('order_confirmation', [
  [
    9,
    `${yourOrder}(?: \\p{L}*[#nº°.]*\\p{L}*)?(?: [^\\s]*\\d[^\\s]*)?(?:,)?(?: \\p{L}+){0,3}? (?:(?:foi|est[aá]|fica|ficou|passou|encontra-se|j[aá]|entrou)(?: \\p{L}+){0,2}? (?:regist[r]?ad[oa]|confirmad[oa]|aprovad[oa]|aceite|aceit[oa]|recebid[oa]|em (?:prepara|produ|process|separa|tratamento)\\p{L}*|sendo (?:processad|preparad)[oa]|reservad[oa]|agendad[oa]|ativ[oa]|com a gente|na fila|na pr[oó]xima|marcad[oa]|anotad[oa]|introduzid[oa])|confirmad[oa]|recebid[oa]|aceite)`,
  ],
  [
    9,
    '(?:aceita[cç][aã]o|confirma[cç][aã]o|aceite|acuse|rece[cç][aã]o) d[aeo] (?:(?:sua|vossa|nossa|tua|seu|vosso|esta) )?(?:encomenda|pedido|compra|ordem (?:de venda|de compra)|chamada|reserva de artigo)|(?:honra-nos|temos o prazer de|vimos(?: por este meio)?|serve (?:o|a) presente para|[eé] com prazer que)(?: vos| lhe)? confirma\\p{L}+|confirmamos (?:a |o )?(?:chamada|posi[cç][aã]o|rece[cç][aã]o d[ao] (?:encomenda|pedido)|disponibilidade|produ[cç][aã]o)|confirmo (?:a (?:produ|usin|fabric|execu|entrega|reserva)\\p{L}*|o (?:fornecimento|corte|servi[cç]o|prazo)|que recebi (?:a|o) (?:encomenda|pedido))',
  ],
  [
    8,
    '(?:receb(?:emos|i)|acusamos|regist[r]?[aáe][mi]\\p{L}*|anot(?:[aá]mos|ei)|aceit[aá]mos|introduzi\\p{L}*|damos (?:entrada|seguimento)|lan[cç](?:[aá]mos|ei)) (?:j[aá] )?(?:a rece[cç][aã]o d[ao] |[oa] )?(?:sua|vossa|tua|seu|vosso|teu) (?:encomenda|pedido|compra|ordem)|obrigad[oa]s?,? (?:pel[ao]|por) (?:(?:sua|tua|vossa|seu|teu|vosso) )?(?:pedido|encomenda|prefer[eê]ncia|confian[cç]a|comprar)|(?:agrade[cç]\\p{L}+)(?:-lhe|-vos|-te)? (?:[oa] )?(?:seu |sua |vosso |vossa |tua )?(?:prefer[eê]ncia|confian[cç]a|pedido(?: de compra)?|encomenda|compra)|que (?:bom|alegria|fixe)[^.!?]{0,30}(?:pedido|encomenda|toparam|compra)|tudo certo com [oa] (?:seu|sua|vossa|vosso)|j[aá] (?:est[aá]|estamos)(?: \\p{L}+){0,2} (?:a (?:tratar|preparar|separar|processar)|com a gente|na fila de|tratando)',
  ],
  [
    7,
    '(?:j[aá] )?(?:reservei|reserv[aá]mos|separei|separ[aá]mos|guardei|guard[aá]mos|apontei|anotei|encomendei [aà] f[aá]brica)|(?:ok|certo|beleza|combinado|fechado|recebido|prontinho|confirmado|perfeito|tudo certo)[,!.]* ?(?:(?:est[aá]|fica|tudo|j[aá]) ){0,2}(?:anotad[oa]|obrigad[oa]|confirmad[oa]|reservad[oa]|segue tudo|entreg|vai tudo|mando)\\p{L}*|(?:tenho|temos|fica|ficam|ficou|est[aá]|est[aã]o)[^.!?]{0,40} (?:guardad|reservad|anotad|apontad|marcad)[oa]s? (?:com|em|para|a|no|o)|mand(?:o|amos) tudo (?:junto |na |no )|(?:segue|vai|seguem|v[aã]o) (?:tudo )?(?:na (?:carga|rota|carrinha|volta|pr[oó]xima leva|mesma viagem)|amanh[aã] na)|entreg(?:o|amos) (?:dia|n[ao]|sexta|segunda|ter[cç]a|quarta|quinta|amanh[aã])|pronto em \\d|(?:torramos|preparamos|produzimos|fazemos|cada pe[cç]a [eé] feita)[^.!?]{0,20}(?:sob (?:demanda|encomenda|medida)|[aà] m[aã]o)',
  ],
  [
    6,
    '(?:prazo (?:estimado|previsto)|previs[aã]o de (?:entrega|sa[ií]da|envio|despacho)|entrega) ?: ?(?:at[eé] )?[^.!?]{0,20}(?:dias|horas|semanas)|previs[aã]o de sa[ií]da|chegar[aá] entre|resumo (?:d[ao] (?:sua |tua )?(?:encomenda|pedido|compra)|: ?\\d)|guarde (?:o|este) n[uú]mero|acompanh\\p{L}+ (?:pelo site|em (?:minhas|meus)|o (?:seu )?pedido)|n[uú]mero interno|(?:fila|an[aá]lise) de (?:separa[cç][aã]o|cr[eé]dito)|segue para separa[cç][aã]o|assim que (?:[oa] )?(?:seu |sua )?(?:pagamento|pacote|pedido|encomenda|produto)[^.!?]{0,40}(?:enviaremos|separamos|avisamos|avisaremos|receber[aá]|voc[eê]|compensad|confirmad|cair|sair|enviad)\\p{L}*|avis(?:amos|aremos) quando (?:sair|seguir|for|estiver)|receber[aá] (?:um )?(?:novo|outro) e-?mail quando|quando (?:for )?expedid[oa]|(?:altera[cç][oõ]es|alterar) (?:s[oó] )?at[eé]|(?:pode|poder[aá]) (?:pausar|cancelar|alterar) (?:ou \\p{L}+ )?at[eé]|para concluir,? utilize|(?:encomenda|pedido)[^.!?]{0,20}(?:aguarda|aguardando) (?:o )?pagamento|em prepara[cç][aã]o|mostre este e-?mail ao levantar|matéria-prima (?:j[aá] )?(?:foi )?pedida|vamos separar com',
  ],
  [
    5,
    'compra (?:n[º.o°]* ?)?\\S*\\d\\S* (?:registad|confirmad|aprovad|realizad)[oa]|(?:sua|tua) compra (?:na|em|no|foi)|(?:encomenda|pedido|compra) (?:\\S*\\d\\S* )?(?:j[aá] )?(?:est[aá]|foi|fica|ficou) (?:j[aá] )?(?:registad|registrad|confirmad|aceite|reservad|aprovad)[oa]?|pedido(?: \\S*\\d\\S*)? (?:aprovado|confirmado|processado)|(?:restantes )?posi[cç][oõ]es mant[eê]m-se|o (?:valor|pre[cç]o) (?:ficou|fica|[eé]) (?:igual|o mesmo)|em vez de \\d+/\\d+',
  ],
]);

const bills: Cue[] = cues('invoice', [
  [
    8,
    `(?<!(?:solicit|pe[cç]|ped|agrade|aguard|comprov|pag|liquid)\\p{L}* (?:\\p{L}+ ){0,4})${here}(?: (?!comprov|c[oó]pia|pagamento|paga|transf|extrato|confirma|proposta|or[cç]amento|cr[eé]dito|nc|encomenda|pedido|ordem|relat|declara|certifi|reclama)\\p{L}+,?){0,5} ${bill}(?! (?:por favor|pf)|-recibo|[^.!?\\n]{0,40}\\?)`,
  ],
  [
    7,
    `(?:nova|a|esta|sua|vossa|documento|da) ${bill}(?: [^.!?]{0,50})?(?: (?:foi |j[aá] )?(?:est[aá] |se encontra |encontra-se )?(?:dispon[ií]vel|em anexo|emitid[ao]|no anexo|anex[ao])|, vence|,? (?:no valor|no montante|referente|correspondente))|${bill} (?:eletr[oó]nica |n[º.o°]+ ?|de adiantamento |final )?[^.!?]{0,30}(?:dispon[ií]vel|emitid[ao])|fatura(?:-| de )adiantamento|(?:emitimos|emiti|gerou|geramos|ger[aá]mos|gerada)(?: \\p{L}+){0,3} (?:fatura|cobran[cç]a|boleto|nota fiscal|nota de d[eé]bito)|(?:enviou-lhe|foi-lhe enviado) o documento fatura|(?:foi|ser[aá]) fatur(?:ad[oa])(?: parcialmente)?|documento comercial fatura|v[aá]lido como fatura`,
  ],
  [
    6,
    '(?:valor|total|montante) (?:a pagar|total|em d[ií]vida|da fatura) ?:|vence em ?:|vencimento ?(?::|dia|em|a )|(?:pag(?:ue|ar|amento)|liquid\\p{L}+|regulariz\\p{L}+)[^.!?]{0,40}(?:at[eé] (?:ao )?dia|antecipado|[oa] fatura|s[oó] esta|no prazo|iban|nib)|d[eé]bito (?:direto|autom[aá]tico)|ser[aá] debitado|(?:quotas?|mensalidade|taxa|renda|aluguel|condom[ií]nio|loca[cç][aã]o)[^.!?]{0,60}(?:fatura|boleto|vencimento|m[eê]s|trimestre)|chave pix|linha digit[aá]vel|processad[oa] por programa certificado|assinado digitalmente|nif correto|emitida contra|xml e o danfe',
  ],
]);

const payments: Cue[] = cues('receipt', [
  [
    10,
    '(?:paguei|pag[aá]mos|liquid[aá]mos|transfer[ií]mos|transferi|deposit(?:ei|[aá]mos)|regularizei)(?= )(?! ?[^.!?\\n]{0,80}(?:n[aã]o (?:recebi|chegou)|\\?))|(?:fiz|fizemos|efetu(?:ei|[aá]mos)|realiz(?:ei|[aá]mos))(?: \\p{L}+){0,2} (?:o|a|um|uma)? ?(?:pix|transfer[eê]ncia|pagamento|dep[oó]sito|ted)|(?:foi|fora|ser[aá])(?: \\p{L}+)? (?:ordenad[oa]|efetuad[oa]|programad[oa]|processad[oa]|agendad[oa]|realizad[oa])(?: hoje)?[^.!?]{0,25} (?:transfer[eê]ncia|pagamento)|(?:pagamento|transfer[eê]ncia)[^.!?]{0,50}foi (?:\\p{L}+ e )?(?:programad|efetuad|creditad|conclu[ií]d|realizad|ordenad|confirmad|aprovad|autorizad)[oa]|comprov(?:ativo|ante|\\.)?(?: \\p{L}+)? d[aeo] (?:pagamento|transfer[eê]ncia|pix|dep[oó]sito|ted|liquida[cç][aã]o)|(?:segue|anexo|junto|envio)(?: \\p{L}+){0,2} comprov(?:ativo|ante)?(?!\\p{L}| de entrega)|comprovante anexo',
  ],
  [
    9,
    '(?:plena )?quita[cç][aã]o|(?:t[ií]tulo|boleto|fatura|presta[cç][aã]o|parcela)[^.!?]{0,30}(?<!n[aã]o )(?:foi |est[aá] )?(?:j[aá] foi )?(?:quitad|liquidad|pag)[oa](?! [aà] parte)|nota de liquida[cç][aã]o|liquida[cç][aã]o (?:de|das?|dos) (?:t[ií]tulos|faturas?|fts?)|mapa de pagamentos|aviso de (?:transfer[eê]ncia|cr[eé]dito)|(?:detalhe|ordem|aviso) d[eo] pagamento|pagamentos? (?:a )?fornecedores|cr[eé]dito em (?:sua |vossa )?conta|(?:foi|foram)(?: hoje)? (?:regularizad|liquidad)[oa]s? (?:os|as) seguintes|(?:cai|ca[ií]ram|caiu|entrou|entraram)(?: hoje| ontem)? na (?:nossa |vossa |sua )?conta|o dinheiro (?:cai|j[aá] est[aá] dispon[ií]vel)|recebeu (?:um pagamento|\\d+[.,]\\d\\d|r\\$)|enviou-lhe \\d+[.,]\\d|favor dar baixa|foi paga a refer[eê]ncia|fatura-recibo|recebemos d[aeo]s? (?!vossa|sua|nossa)[^.!?]{0,60}(?:import[aâ]ncia|quantia|valor)|valor pago|(?:pagou|pagaste) r?\\$? ?\\d|transa[cç][aã]o (?:autorizada|aprovada)|recibo (?:n[º.o°]|de (?!cart|venc))|seu recibo|(?:agradec\\p{L}+|obrigad[oa]) (?:o|pelo) (?:seu |vosso )?pagamento|(?:repasse|payout|saque|resgate)[^.!?]{0,40}(?:conta|transferid|realizad|efetuad)\\p{L}*',
  ],
]);

const credits: Cue[] = [
  ...cues('credit_note', [
    [
      10,
      '(?:emitimos|emiti|foi emitid[oa]|segue|seguem|anexamos|em anexo|anexa-se|anexo|enviamos|envio|mandou|remetemos|ger[aá]mos|geramos|lan[cç][aá]mos|aqui vai|junto)(?: (?!comprov|liquid|fatura|abat|pag|proposta|encomenda)\\p{L}+){0,4} (?:nota de cr[eé]dito|nc(?= |\\.)|cr[eé]dito|estorno)',
    ],
    [
      9,
      `(?:fazemos|concedemos|creditamos|cred[ií]tamos|creditei|devolvemos|estornamos|reembols(?:[aá]mos|amos|ei))(?: hoje)? (?:o valor |a quantia )?[^.!?]{0,30}(?:\\d|saco|artigo|valor)|cr[eé]dito (?:a (?:seu|vosso) favor|formalizado|de r\\$|de \\d|no valor)|(?:o )?(?:seu |vosso )?(?:reembolso|estorno)(?: d[aeo] [^.!?]{0,40})?(?: foi (?:processad|efetuad|emitid|aprovad|realizad)[oa])|(?:ser[aá] |pode(?:r[aá])? ser |poder[aã]o )?(?:abatid|deduzid|descontad|compensad|deduzi)[oar]* (?:j[aá] )?(?:em boletos a vencer|n[ao]s? (?:vossa |sua |vosso )?pr[oó]xim[oa]s?)|abat(?:e|imento) na pr[oó]xima|descontado no (?:vosso|seu) saldo|rappel (?:d[oe]|\\d)|b[oó]nus de quantidade|(?:anul[aá]mo-la|regulariza) [^.!?]{0,30}(?:cr[eé]dito|documento fa)`,
    ],
  ]),
  ...mentions('credit_note', [
    [6, 'notas? de cr[eé]dito|nc(?:[ -](?=\\p{L}?/?\\d))|estorno|reembolso|rappel'],
  ]),
  // Who wants his money has no credit yet.
  ...cues('unknown', [
    [
      12,
      `(?:${asks}|quero|exijo|quando|onde)[^.!?]{0,50}(?:nota de cr[eé]dito|reembolso|estorno|devolu[cç][aã]o do (?:dinheiro|valor))|${notYet} (?:recebemos|recebi|foi|chegou|emitiram|creditaram)[^.!?]{0,30}(?:nota de cr[eé]dito|cr[eé]dito|reembolso|estorno)`,
    ],
  ]),
];

const offers: Cue[] = cues('quotation', [
  [
    9,
    `${here}(?: (?!comprov|fatura|assinad|devolv|encomend)\\p{L}+,?){0,4} ${offerPaper}(?! (?:assinad|aprovad|rubricad|aceite))|(?:gostav|gostar|quer|pretend|precis|solicit|pe[cç]|ped|pod|consegu|agrade[cç]|envi|mand|indi|inform|d[eê]|apresent|cot|fa[cç])\\p{L}*(?: (?!encomend|adjudic|aceit|conform|segundo|aprov|confirm)[^.!?\\s]+){0,6} (?:(?:o|a|os|as|um|uma|vosso|vossa|seu|sua|melhor|melhores|o melhor) )?(?:pre[cç]os?|or[cç]amentos?|cota[cç](?:[aã]o|[oõ]es)|propostas? de pre[cç]o|propostas?(?= (?:para|de|comercial)))(?! (?:habitual|acordad|do site|em anexo|combinad|nos? anexo))`,
  ],
  [
    8,
    '(?:que|qual o|quais os|qual a|a que) pre[cç]os?|quanto (?:fica|ficam|sai|saem|[eé]|custa|custam|me faz\\p{L}*|levam?|cobram?|seria)|pre[cç]o (?:melhor|[aà] vista|por (?:quilo|litro|metro|unidade)|unit[aá]rio ?:)|(?:nossos|seguintes) (?:valores|pre[cç]os)|faz(?:em)? (?:algum |um )?desconto|melhor pre[cç]o|o (?:pre[cç]o|valor) d[oae]s? [^.!?]{2,50} (?:[eé]|seria|fica) (?:de |em )?\\d|fic(?:a|am|aria) em (?:r\\$ ?)?\\d[\\d.,]* ?(?:€|eur|\\+|reais)?|(?:se|caso) (?:quiser|pretender|desejar)(?:em)? avan[cç]ar|(?:este|estes|o) (?:pre[cç]os?|valores) (?:[eé]|s[aã]o) v[aá]lid[oa]s?|valores v[aá]lidos|v[aá]lid[oa]s? (?:at[eé]|por \\d|durante)|(?:revis(?:amos|ão|ámos|ao)|atualiz\\p{L}+) (?:[ad]a? )?proposta|proposta (?:v\\d|revist|comercial|n[º.o°]|segue para aprecia)\\p{L}*|apresent(?:ar|em|e)(?: \\p{L}+){0,2} (?:proposta|pre[cç]o)|convite (?:para|à) (?:apresenta|proposta|cota)\\p{L}*|simula[cç][aã]o (?:de|foi|guardada)|m[ií]nimo de encomenda|prazo \\d+ dias ap[oó]s fechamento|solicita[cç][aã]o de cota|cota[cç][aã]o (?:solicitada|urgente)|(?:prop(?:omos|onho)|oferecemos) (?:a (?:renova|aquisi)\\p{L}+|[^.!?]{0,60}(?:a|por) (?:r\\$ ?)?\\d)|or[cç]amento (?:n[º.o°]|para|de|\\d)|preencham[^.!?]{0,40}pre[cç]os|submet\\p{L}+ (?:os |as )?(?:seus |suas )?(?:pre[cç]os|propostas)|pesquisa de pre[cç]os|evento de sourcing|convidad[oa] a participar',
  ],
]);

const deliveries: Cue[] = cues('delivery_note', [
  [
    9,
    '(?:est[aá] )?em (?:rota(?: de entrega)?|distribui[cç][aã]o|tr[aâ]nsito)(?! (?:de|da|do) segunda)|saiu (?:hoje |agora )?para (?:a )?(?:entrega|distribui)\\p{L}*|(?:est[aá]|vai|segue|j[aá] vai) a caminho|(?:seguiu|seguiram|sa[ií]ram|saiu|despach(?:amos|[aá]mos|ado|ada|ei)|expedi(?:mos|do|da)|envi[aá]mos|carreg(?:aram|[aá]mos|ad[oa]s?)|descarreg(?:ou|[aá]mos))(?: \\p{L}+){0,3}? (?:hoje|ontem|agora|esta manh[aã]|por|pela|parte|tudo|menos|do nosso)|(?:pacote|envio|volume|encomenda)(?: \\S*\\d\\S*)? (?:est[aá] chegando|est[aá] a chegar|[^.!?]{0,20}em (?:rota|distribui[cç][aã]o))|guia (?:de (?:transporte|remessa|entrega)|das? \\d|e certificado|assinada|em anexo|[a-z]{0,2}/?\\d)|romaneio|segue packing list|lista de (?:volumes|carga)|conhecimento de (?:carga|embarque)|cmr em anexo|documentos? de transporte|programa[cç][aã]o de entregas|entregas de amanh[aã]|aviso de (?:entrega|chegada|embarque|carga|expedi[cç][aã]o)|(?:link|c[oó]digo|n[uú]mero|dados) de (?:rastreio|rastreamento|seguimento)|entrega (?:estimada|prevista) ?:? ?(?:hoje|amanh[aã])|tentativa de entrega|expedi[cç][aã]o parcial|envio parcial|nova (?:entrega|tentativa) (?:amanh|de entrega|no)\\p{L}*|n[aã]o estava ningu[eé]m|n[aã]o (?:foi poss[ií]vel|conseguimos) (?:entregar|efetuar a entrega)',
  ],
  [
    9,
    '(?:prontos?|conclu[ií]d[oa]s?|embalad[oa]s?|separad[oa]s?)(?: (?:e|para|em|na|no) [^.!?]{0,40})?[,.]?(?: \\S+){0,6}? (?:levantar|levantamento|retirada|retirar|recolha|coleta|buscar|recolher|f[aá]brica)|podem? (?:j[aá] )?(?:vir |passar )?(?:a )?(?:levantar|retirar|recolher)(?: [oa]s? (?:material|mercadoria|encomenda|pedido))?|podem vir (?:levantar|buscar)|aguard(?:ando|amos|a)(?: \\p{L}+){0,3} (?:coleta|retirada|recolha|levantamento|transportador\\p{L}*)|dispon[ií]vel para (?:levantamento|retirada|recolha)|(?:foi|foram)(?: \\p{L}+)? (?:entregues?|deixad[oa]s?)(?= (?:ontem|hoje|n[oa]|em|[aà]s?|ao|por))|deixad[oa]s? (?:[aà] porta|n[ao]|com)|entreg[aá]mos(?! nada)(?= (?:hoje|ontem|\\d)|!)|comprovativo de entrega \\(|canhoto|quem assinou foi|recebid[oa]s? pel[oa] sr|(?:o seu|a sua|o) (?:estafeta|entregador|carteiro)[^.!?]{0,30}(?:vai|est[aá]|entreg)\\p{L}*|chegada prevista|data de sa[ií]da|(?:embarcad[oa]s?|carregad[oa]s?) (?:em|no|hoje|ontem)|(?:motorista|placa|matr[ií]cula)[ :]+\\p{L}*-?\\d|siga o envio|sai (?:hoje|amanh[aã]|[aà]s)(?: [aà]s)?|(?:danfe|guia|nota)(?: \\p{L}+)? (?:impressa )?com a (?:carga|mercadoria)|equipamento reparado',
  ],
]);

const others: Cue[] = cues('unknown', [
  // Papers are asked for, or were not as they should be.
  [
    11,
    `${asks}(?:[- ](?:nos|me|vos|lhe))?(?: (?!encomend|fornec|entreg|\\d)[^.!?\\s]+){0,6} (?:c[oó]pias?|(?:2[ªa.]|segundas?) vias?|extratos?|certificad[oa]s?|faturas?(?! (?:proforma|para|em nome|vai|vem|[aà] sede))|notas? fisca\\p{L}+|recibos?|declara[cç](?:[aã]o|[oõ]es)|certid(?:[aã]o|[oõ]es)|comprovativ[oa]s?|dados banc\\p{L}+|exemplares|fichas t[eé]cnicas)`,
  ],
  [
    10,
    '(?:fatura|ft|nf|nota fiscal|guia|boleto)(?: [^.!?]{0,50})? (?:incorret[oa]|errad[oa]|n[aã]o (?:considera|bate|confere|temos|corresponde|tem|traz)|vem sem|divergente|veio (?:sem|com|errad)\\p{L}*|foi devolvida)|(?:fatura|nf|nota) (?:incorreta|divergente|errada)|emitam de novo|cobran[cç]a indevida|cobr\\p{L}+ duas vezes|divergência|diferen[cç]a no extrato|(?:nif|pre[cç]o|morada|n[uú]mero|valor)(?: [^.!?]{0,30})? est[aá] errad[oa]|corre[cç][aã]o (?:antes|da fatura)',
  ],
  // Reminders.
  [
    13,
    '(?:n[aã]o (?:regist[r]?[aá]mos|registamos|rececion[aá]mos|identific[aá]mos|recebemos) (?:o |a |qualquer |nenhum )?(?:seu |vosso |sua )?(?:pagamento|liquida\\p{L}+)|d[eé]bito em aberto|evite o protesto|consta(?:m)? (?:em aberto|em nosso sistema|por liquidar)|extrato (?:de|da sua|da vossa) conta|movimentos em aberto|concilia[cç][aã]o de saldos|processo judicial|penhora|cita[cç][aã]o|recupera[cç][aã]o judicial|insolv[eê]ncia|pagamento recusado|n[aã]o foi poss[ií]vel processar o pagamento)',
  ],
  // Where it is, when it comes, what is wrong with it.
  [
    11,
    `(?:onde (?:est[aá]|est[aã]o|anda|fica(?:ram)?|deixaram|posso)|quando (?:chega|chegam|vem|sai|entregam|enviam|preveem|recebo|posso)|para quando|ponto d[ae] situa[cç][aã]o|(?:saber|qual|confirmar)(?: \\p{L}+){0,3} (?:a |o )?(?:data|prazo|previs[aã]o)(?: de entrega)? d[oa] (?:nosso|nossa|meu|minha|pedido|encomenda)|prazo de entrega (?:d[oa] )?(?:pedido|encomenda)|previs[aã]o\\?|reposi[cç][aã]o prevista|at[eé] (?:agora|hoje) (?:nada|n[aã]o)|${notYet} (?:chegou|chegaram|recebi|recebemos|entregaram|apareceu|tenho|veio)|(?:est[aá]|estava) (?:esperando|[aà] espera) (?:h[aá]|da entrega|disso)|novidades d[oa]|algu[eé]m me pode dizer|quem assinou a|isso [eé] golpe|procon|livro de reclama|obra (?:est[aá] )?parada)`,
  ],
  [
    10,
    '(?:queixa|reclama[cç][aã]o|estragad[oa]|rasgad[oa]|molhad[oa]s|partid[oa]s|danificad[oa]|avariad[oa]|apresentamos reserva|peritagem|avaria ao|garantia|deixou de (?:trabalhar|funcionar)|faltam (?:sacos|caixas|pe[cç]as|\\d)|veio (?:errad|trocad|partid|com defeito|danificad)\\p{L}*|n[aã]o (?:vou|vamos) avan[cç]ar|desist\\p{L}+|(?:fiz|fizemos|encomend\\p{L}+)[^.!?]{0,30} duas vezes|em duplicado|apagar a segunda|(?:risquem|retirem|retirar|eliminem|tirem)(?: d[aeo]s?)?(?: \\p{L}+){0,4} (?:linhas?|itens?|posi[cç][oõ]es)|j[aá] n[aã]o (?:queremos|precisamos|preciso|quero)|n[aã]o enviem|n[aã]o autorizamos|aguardem at[eé]|(?:encomenda|pedido)[^.!?]{0,40}(?:suspens[oa]|retid[oa]|bloquead[oa])|limite de cr[eé]dito|mudou de ideias|n[aã]o foi selecionada|prorrog\\p{L}+|(?:nosso|o) prazo de (?:30|pagamento)|prazo de pagamento alargado|bloquear o cliente|protestados)',
  ],
  // Talk, posts, accounts and adverts.
  [
    10,
    '(?:convoca-?t[oó]ria|convocam-se|assembleia|convite ?:|convite feira|visite-nos|stand \\p{L}?\\d|pavilh[aã]o \\d|novas cole[cç][oõ]es|s[oó] este fim de semana|oportunidade de parceria|somos fabricantes|iniciar coopera[cç][aã]o|parceria|apresentar o nosso|quando teria|an[uú]ncio (?:"|“|foi|est[aá])|candidat[oau]\\p{L}*|est[aá]gio\\p{L}*|oferta de emprego|vaga|senha|palavra-passe|redefini[cç][aã]o|conta foi criada|ativar a conta|confirme o seu e-?mail|bem-vind[oa]|acesso ao portal|documento para assinar|assinatura digital|acordo de confidencialidade|inqu[eé]rito|auditoria|inspe[cç][aã]o|escala d[eo]|invent[aá]rio|pr[oó]spero|santo natal|feliz natal|mensagem n[aã]o entregue|n[aã]o p[oô]de ser entregue|n[aã]o responda a este|j[aá] n[aã]o trabalha|gestor de conta|nomea[cç][aã]o|mudan[cç]a de instala[cç][oõ]es|ligar-me|posso ligar|visita t[eé]cnica|consulta de medicina|conte-nos a sua|avalia a sua compra|per[ií]odo experimental|subscri[cç][aã]o (?:termina|do|foi cancelada)|assinatura cancelada|stock (?:baixo|m[ií]nimo)|estoque (?:baixo|m[ií]nimo)|google|an[aá]lise gr[aá]tis|descubra|novidades no nosso|cart[oõ]es-presente|mandes os c[oó]digos|com quem devo falar|pedido de (?:informa[cç][aã]o|contacto|extrato)|gostava de saber se|tenho uma d[uú]vida|d[aá] para comprar s[oó]|tem (?:ainda )?em stock\\?|est[aá] dispon[ií]vel (?:na|em)|correu tudo|s[oó] para agradecer|j[aá] chegou e est[aá]|certificado caducou|fichas t[eé]cnicas e|declara[cç][oõ]es de conformidade|muda por favor a reuni[aã]o|reuni[aã]o com|algu[eé]m ajusta|passamos a instala[cç][aã]o|seguro de (?:carga|mercadorias))',
  ],
]);

export const portugueseFrames: Cue[] = [
  ...orders,
  ...confirmations,
  ...bills,
  ...payments,
  ...credits,
  ...offers,
  ...deliveries,
  ...others,
];
