import { type Cue, cues } from '../cue.ts';

// Words of which each says a little: a mail says what it is by several of them.

export const portugueseWords: Cue[] = [
  ...cues('purchase_order', [
    [
      4,
      '(?:nossa|minha|nosso|meu|presente|esta|este|seguinte) (?:nov[oa] )?(?:encomenda|ordem de compra|pedido de compra|ordem|requisi[cç][aã]o)|(?:ordem|pedido|nota) de (?:compra|encomenda|fornecimento)|oc n?[º°.]* ?\\d|requisi[cç][aã]o',
    ],
    [
      3.5,
      '(?:envi(?:em|e|ar)|mand(?:em|e|ar)|entreg(?:uem|ue|ar)|expe[cç]am|despach(?:em|ar)|forne[cç](?:am|er)|separ(?:em|e|ar)|reserv(?:em|e|ar)|prepar(?:em|e|ar)|trag(?:am|a)|carreguem|deixem|acrescent(?:em|e|ar)|adicion(?:em|e|ar)|incluam|guardem|metam|ponham|cortem|produzam|fabriquem)(?:-nos|-me)?(?: [^.!?\\s]+){0,6}? (?:\\d+(?:[.,]\\d+)?|uma?|dois|duas|tr[eê]s) ?(?!h\\d|horas|dias|%|€|min|c[oó]pia|via|e-?mail|resposta)\\p{L}{2}',
    ],
    [
      4,
      '(?:o|do) costume|o habitual|como (?:sempre|habitual(?:mente)?|da [uú]ltima vez)|igual [aà] [uú]ltima|o mesmo d[ao]|repet(?:ir|imos|e|em) (?:a|o)',
    ],
    [
      4,
      '(?:nas|mesmas) condi[cç][oõ]es|(?:conforme|segundo|de acordo com) (?:a |o )?(?:v/ ?|vossa |vosso |sua |seu )?(?:or[cç]amento|proposta|tabela|contrato|cota[cç][aã]o|combinado|acordado|falado|conversado|conversamos|fal[aá]mos)',
    ],
    [
      4,
      '(?:comprador|compradora|comprado por) ?:?|venda (?:realizada|confirmada|efetuada|nova)|nova venda|painel (?:de administra[cç][aã]o|do vendedor|do lojista)|(?:processar|preparar|despachar) (?:a encomenda|o pedido)|prazo (?:de|para) (?:envio|despacho)|faz(?:er)? (?:o )?envio at[eé]|vendedor,',
    ],
    [
      5,
      '(?:luz|sinal) verde|(?:podem|pode) (?:avan[cç]ar|seguir|tocar|produzir|mandar (?:vir|fazer))|d[eê](?:em)? (?:in[ií]cio|seguimento)|avancem|fech(?:amos|ado|o) (?:neg[oó]cio|com|o|a|ent[aã]o)|topamos|aceit(?:o|amos)|concord(?:o|amos) com|aprov(?:amos|[aá]mos)',
    ],
    [
      2,
      '(?:entrega|entregar|descarga)(?: por favor)?(?: ?:| em| n[oa]s?| at[eé]| para| dia)|(?:morada|local|endere[cç]o|data) de entrega|at[eé] (?:ao )?dia \\d|para (?:a )?(?:segunda|ter[cç]a|quarta|quinta|sexta|amanh[aã]|dia \\d)|(?:o mais|quanto) (?:r[aá]pido|depressa|antes)|com urg[eê]ncia|urgente',
    ],
    [
      3,
      'precis(?:o|amos|ava|ávamos) (?:de )?(?!que|saber|falar|confirm|da fatura|d[ao]s? (?:cert|doc|c[oó]p|dad|nota|recib|compr))|necessit(?:o|amos) (?:de )?(?!que|saber|cert|doc|c[oó]p|dad)|(?:acabou|acabaram|falta)-(?:se-)?nos|estamos sem|ficamos sem|repor o? ?(?:stock|estoque)|gostar(?:ia|[ií]amos) de (?:receber \\d|ter|levar)|encomend(?:o|amos|ar)',
    ],
  ]),
  ...cues('order_confirmation', [
    [3, 'confirm(?:amos|ad[oa]s?)(?! pagamento)'],
    [
      4,
      'obrigad[oa]s? (?:pel[ao]|por) (?:sua |tua |vossa |seu |vosso )?(?:encomenda|pedido|ordem|confian[cç]a|prefer[eê]ncia|escolha|escolher)|agrade\\p{L}+ a (?:sua |vossa )?(?:prefer[eê]ncia|confian[cç]a)|boas compras',
    ],
    [
      3,
      '(?:registad|registrad|anotad|agendad|reservad|apontad|processad|aceit|introduzid|inserid|lan[cç]ad)[oa]s?|aceite',
    ],
    [
      4,
      '(?:vou|vamos|iremos) (?:preparar|separar|entregar|produzir|fabricar|expedir|cortar|come[cç]ar|iniciar|tratar|deixar|levar-|levar a)\\p{L}*|(?:levo|entrego|trago|deixo|preparo|separo)(?= )|come[cç]a(?:mos)? a (?:produ|prepar|cortar)\\p{L}*|(?:fica|ficar[aá]|estar[aá]|est[aá]) pront[oa]s? (?:n|dia|para|em|at|a )\\p{L}*|entra (?:em|na) (?:produ[cç][aã]o|linha|fila)|em produ[cç][aã]o|contamos (?:entregar|enviar|expedir|ter)|avis(?:o|amos|aremos|arei) (?:quando|assim|logo|no dia)',
    ],
    [
      4,
      'combinad[oa][!.,]|fica (?:combinado|assente|assim|tudo)|tudo certo|sem problema|pode(?:m)? contar|conte(?:m)? com|ok[,.!] (?:recebid|anotad|fica|segue|entreg|amanh|confirm|combinad|est[aá])\\p{L}*|t[aá] anotado|deixa comigo|recebi o (?:seu |vosso |teu )?(?:pedido|email com)|dei entrada|j[aá] (?:inseri|lancei|registei|meti|introduzi)',
    ],
    [
      3,
      '(?:resumo|detalhes|estado|n[uú]mero) d[ao] (?:sua |tua |seu |teu )?(?:encomenda|pedido|compra)|receber[aá] (?:um|uma|outr|nov)\\p{L}*|(?:notific|inform|avis)\\p{L}*(?:-l[ho]e?)? (?:assim que|quando|logo que|por e-?mail)|(?:ser[aá]|ser[aã]o) (?:enviad|expedid|entregue|processad|despachad|produzid|preparad)[oa]?s?|em processamento|em prepara[cç][aã]o|prazo (?:de entrega|estimado|previsto)?:? ?(?:de )?\\d+ (?:a \\d+ )?(?:dias|semanas|h)|(?:entrega|envio) (?:prevista|previsto|estimad[oa])',
    ],
  ]),
  ...cues('invoice', [
    [
      4,
      '(?:a|para|o seu) pagamento(?: at[eé]| no prazo|\\.|:)|total a (?:pagar|liquidar)|valor a pagar|pag(?:ar|amento) (?:at[eé]|no prazo)|(?:data|prazo) (?:limite )?de (?:pagamento|vencimento)|vencimento|venc(?:e|e-se|endo)',
    ],
    [
      4,
      'honor[aá]rios|servi[cç]os prestados|presta[cç][aã]o de servi[cç]os|aven[cç]a|renda de|mensalidade|aluguer|aluguel|quotas|condom[ií]nio|consumo|comunica[cç][oõ]es|loca[cç][aã]o|assist[eê]ncia de|manuten[cç][aã]o de',
    ],
    [
      4,
      'boleto|nota fiscal|nf-?e|nfs-?e|danfe|nota de d[eé]bito|fatura (?:n[º.o°]+ ?|ft ?|fa ?)?\\S*\\d|ft ?\\S*\\d|d[eé]bito direto|recibo verde',
    ],
    [
      3,
      'nib|chave pix|nosso iban|dados para pagamento|fatur(?:[aá]mos|ad[oa]|a[cç][aã]o)|cobran[cç]a|debit(?:[aá]mos|ad[oa])',
    ],
  ]),
  ...cues('receipt', [
    [3, '(?<!(?:por|via) )transfer(?:[eê]ncia|ido|idos|ida)|dep[oó]sito|pix|mb ?way'],
    [
      4,
      'comprov(?:ativo|ante) (?!de (?:entrega|morada))|comprov(?:ativo|ante)(?= ?[.,]|$)|recibo|quita\\p{L}*',
    ],
    [
      4,
      '(?:pag(?:uei|[aá]mos|ou)|foi pag[oa]|est[aá] pag[oa]|(?:valor|montante|total|quantia) (?:pag[oa]|recebid[oa]|creditad[oa]|transferid[oa])|liquidad[oa]|pagamento (?:de|no valor|foi|efetuado|realizado|aprovado|por))',
    ],
    [3, 'cart[aã]o[^.!?]{0,20}\\d{4}|autoriza[cç][aã]o ?:? ?\\d|nsu|troco|numer[aá]rio|em dinheiro'],
    [4, '(?:na|para a|em) (?:vossa|sua|nossa|v/) conta|repasse|saldo dispon[ií]vel|recebimento d[eoa]'],
  ]),
  ...cues('credit_note', [
    [
      4,
      'cr[eé]dito (?!d[aeo] |limite)(?=de|no|a|em|que|referente|n|\\d)|a (?:vosso|seu) favor|em (?:vosso|seu) favor|creditad[oa]|estorn\\p{L}+',
    ],
    [
      4,
      '(?:devolu[cç][aã]o|devolvid[oa]s?|retoma|desconto|b[oó]nus|diferen[cç]a|quebra)[^.!?]{0,60}(?:cr[eé]dito|nc|abat\\p{L}+|reembols\\p{L}+)',
    ],
  ]),
  ...cues('quotation', [
    [
      3,
      '(?<!(?:ao|aos|mesmo|com|sem) )pre[cç]os?(?! (?:combinad|conforme|do contrato|d[oa] (?:vossa|sua|última)|acordad|habitua|promoci|da nossa|de sempre|do site))',
    ],
    [
      4,
      '(?<!(?:conforme|segundo|com|n?a|vossa|sua|v/) )proposta(?! (?:de reuni|de colabora|assinada|aceite|aprovada))|estimativa|(?<!(?:conforme|segundo|com|n?o|vosso|seu|v/) )or[cç]ament\\p{L}+(?! (?:aprovado|aceite))|tabela(?= )|consulta (?:de|ao)|cot(?:ar|em|e)(?= )|cota[cç][aã]o|cota[cç][oõ]es',
    ],
    [4, 'quanto(?! (?:antes|ao|à|a|mais|muito|possível))|custa\\p{L}*|custo de'],
    [
      3,
      'interessad[oa]s? em|estamos a (?:pensar|estudar|avaliar|comparar)|estou a (?:pensar|montar|abrir|comparar)|a ver (?:pre|se|quanto)|condi[cç][oõ]es comerciais|v[aá]lid[oa]s?|validade|por unidade|[/]un|(?:iva|portes|frete|transporte) (?:n[aã]o )?inclu[ií]d\\p{L}+|acresce (?:o )?iva|\\+ ?iva|descont\\p{L}+ (?:de|por) (?:quantidade|volume)',
    ],
    [
      4,
      'concurso|licita[cç][aã]o|preg[aã]o|caderno de encargos|consulta pr[eé]via|plataforma eletr[oó]nica|fornecedores convidad\\p{L}+|crit[eé]rio',
    ],
  ]),
  ...cues('delivery_note', [
    [
      3,
      'transportador\\p{L}*|estafeta|(?<!noss[oa] )motorista (?!passa)|entregador|camionista|carrinha|cami[aã]o|caminh[aã]o',
    ],
    [3, 'volumes?|(?<!\\d )paletes?|contentor|cont[eê]iner|peso (?:bruto|total)|lotes?'],
    [4, 'guia(?! sem)|romaneio|manifesto|remessa|conhecimento'],
    [
      4,
      'expedi(?:[cç][aã]o|d[oa]s?|mos)|despachad[oa]s?|despach[aá]mos|envi[aá]mos|enviad[oa]s?|seguiu|seguiram|saiu|sa[ií]ram|embarc\\p{L}+|carregad[oa]s?',
    ],
    [
      4,
      'rastre\\p{L}+|seguimento d[aoe]|(?:ctt|nacex|mrw|seur|correios|sedex|jadlog|loggi|torrestir|chronopost|braspress|paack)|pel[ao]s? (?:dhl|dpd|gls|ups|fedex)',
    ],
    [
      4,
      '(?<!(?:passo|passamos|vou|vamos|passa|iremos|vamos a[ií]|passo a[ií]) (?:para |a )?)levantar|levantamento|retirada|recolha|coleta|ponto (?:pickup|de recolha|de retirada)|locker|cacifo|prontos? (?:a|para)',
    ],
    [
      4,
      '(?:foi|foram) (?:entregues?|descarregad|deixad|recebid)\\p{L}*|(?<!ser )entregue|descarreg(?:ou|[aá]mos|ad)\\p{L}*|assinad[oa] por|deixei|deix[aá]mos|estar em casa|destinat[aá]rio',
    ],
    [
      3,
      'a caminho|em tr[aâ]nsito|chega (?:hoje|amanh[aã]|entre|[aà]s)|chegada|previs[aã]o (?:de chegada|: hoje)|hoje (?:entre|at[eé]) (?:as |[aà]s )?\\d|nova tentativa|ningu[eé]m',
    ],
  ]),
  ...cues('unknown', [
    [
      4,
      'reclam\\p{L}+|queix\\p{L}+|problema|engan\\p{L}+|defeit\\p{L}+|avari\\p{L}+|danific\\p{L}+|atras\\p{L}+|lament\\p{L}+|n[aã]o (?:est[aá]|est[aã]o|veio|vieram|[eé] o que|s[aã]o os?) (?:cert|complet|conform|que ped|que encomend|em condi)\\p{L}*',
    ],
    [4, 'devol(?:ver|u[cç][aã]o|vemos|vam)|garantia|trocar|repara[cç][aã]o|assist[eê]ncia t[eé]cnica'],
    [
      4,
      'd[uú]vidas?|pergunta|esclarec\\p{L}+|gostava de saber|queria saber|gostaria de saber|sabem? (?:se|dizer|quando)|podem? (?:confirmar|dizer|informar|verificar|esclarecer|indicar)(?:[- ]me|-nos)?|confirmem-me|ser[aá] que',
    ],
    [
      4,
      'quando [^.!?]{0,60}\\?|onde [^.!?]{0,60}\\?|porqu[eê]\\P{L}|(?:tem|têm|ha|há|existe|vendem|trabalham com|fazem) [^.!?]{0,60}\\?|(?:recebeu|receberam|chegou|viram) [^.!?]{0,60}\\?|algu[eé]m [^.!?]{0,60}\\?',
    ],
    [
      5,
      'reuni[aã]o|reunir|visita|videochamada|liga(?:r)?-(?:me|nos)|ligar-\\p{L}+|chamada (?:perdida|de v[ií]deo)|conversa(?:r)?(?! (?:de|com) )|minutos',
    ],
    [
      5,
      '(?:a sua|a tua|sua) conta|senha|palavra-passe|acesso|utilizador|usu[aá]rio|perfil|sess[aã]o|dispositivo|plano|subscri[cç][aã]o|assinatura (?!d)|domínio|licen[cç]a',
    ],
    [
      5,
      'campanha|promo[cç][aã]o|promo[cç][oõ]es|novidades|cat[aá]logo|feira|convit\\p{L}+|inscri\\p{L}+|curso|forma[cç][aã]o|black friday|saldos|\\d+ ?% (?:de desconto|off)',
    ],
    [6, 'candidat\\p{L}+|vaga|emprego|curr[ií]cul\\p{L}+|cv(?= |$)|est[aá]gi\\p{L}+|recrutamento'],
    [
      5,
      '(?<!(?:do|no|ao|com o|conforme|segundo o) )contrato (?!de fornec|n)|cl[aá]usula|minuta|confidencial\\p{L}*|rgpd|lgpd|penaliza[cç][aã]o|multa|advogad\\p{L}+|tribunal|seguro|seguradora|ap[oó]lice|banco (?!\\d)|financiamento',
    ],
    [
      5,
      '(?<!(?:com|e) )certificad[oa]s?|fichas? t[eé]cnicas?|declara[cç][aã]o|question[aá]rio|formul[aá]rio|cadastro|registo de fornecedor|ficha de fornecedor|auditoria|qualidade',
    ],
    [
      5,
      'extrato|concilia[cç][aã]o|saldo (?:em|de|devedor)|aviso de corte|suspens\\p{L}+|protest\\p{L}+|d[ií]vida|por regularizar',
    ],
    [
      4,
      'colegas|equipa(?!mento)|pessoal[,:]|malta|turno|escala|departamento|rh|recursos humanos|interno|chefe|diretor(?!ia)|stock (?:est|fic|do|de|em)\\p{L}*|invent[aá]rio',
    ],
    [
      5,
      'feriado|ausente|encerr\\p{L}+|natal|p[aá]scoa|anivers[aá]rio|boas festas|bom fim de semana|p[eê]sames|parab[eé]ns(?! ?!? ?(?:voc|vend))',
    ],
    [
      5,
      'aprova[cç][aã]o pendente|aguarda (?:a sua )?aprova[cç][aã]o|validar|assinar|assine|nib (?:novo|alterado)|alter(?:a[cç][aã]o|[aá]mos) (?:de|d[ao]|a) (?:morada|iban|nib|dados|conta|contacto)|novo (?:iban|n[uú]mero de telefone|contacto|gestor)|mud[aá]mos',
    ],
    [
      5,
      'sistema|servidor|impressora|manuten[cç][aã]o programada|backup|atualiza[cç][aã]o|erro|falhou|rejeitad[oa]|recusad[oa]|inform[aá]tica',
    ],
    [
      4,
      'opini[aã]o|avali(?:e|a[cç][aã]o|ar)|satisfa[cç][aã]o|inqu[eé]rito|estrelas|agradecer|excelente trabalho',
    ],
    [
      5,
      'esper(?:o|amos|ando) (?:uma |a )?(?:resposta|solu[cç][aã]o|vossa)|h[aá] (?:\\d+|duas|tr[eê]s|v[aá]rias|quinze) (?:dias|semanas)|continuo|continuamos|ainda n[aã]o|at[eé] agora|at[eé] hoje',
    ],
  ]),
  ...cues('purchase_order', [
    [
      6,
      'encomenda (?:telef[oó]nica|corrigida|retificada|revista|anual|aberta|program\\p{L}+)|(?:anula e substitui|substitui a anterior)|ao abrigo do (?:contrato|acordo)|(?:acionamos|convocamos|chamamos|libertamos) (?:a |uma )?(?:entrega|partida|remessa)|(?:uma|um|1) (?:unidade |pe[cç]a |exemplar )?de cada|ent[aã]o (?:queria|quero|levo|mande|mandem|fico|ficamos|envie)\\p{L}*|cort(?:em|ar) (?:conforme|segundo)|op[cç][aã]o [a-d](?= |\\.|,)|(?:emitam|passem|fa[cç]am)(?:-nos)? (?:a )?proforma|pagamos (?:de imediato|logo|j[aá]|[aà] entrega|contra)|(?:n[uú]mero|n\\.?º) d[ao] (?:encomenda|pedido) (?:deve|tem de|dever[aá]|precisa)|(?:o servi[cç]o|a farm[aá]cia|a enfermaria|a obra|a loja|a cozinha) (?:pede|precisa|requisita|necessita)|assinad[ao] (?:a )?(?:vossa )?proposta|proposta assinada|indicar (?:o n[uú]mero d[ao]|esta refer)\\p{L}*',
    ],
    [
      2,
      '\\d+ (?:caixas?|cx|sacos?|un|unid\\p{L}*|kg|litros?|rolos?|metros?|resmas?|pares|pe[cç]as?|tubos?|latas?|jogos?|pacotes?|pct|garrafas?|baldes?|bid[oõ]es|paletes|conjuntos?|folhas?|toneladas?|t|grades?|frascos?|d[uú]zias?|placas?|sacas?|fardos?|bobin\\p{L}+|toalh\\p{L}+|cadeiras?|mesas?) (?:de|d[ao]) ',
    ],
    [
      3,
      '(?:cliente|revendedor|loja|destinat[aá]rio|artigos|produtos|itens|observa[cç][oõ]es|obs\\.?|entregar em|entrega) ?: ?\\S',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      'pr[eé]-venda|(?:reserv[aá]mos|guard[aá]mos|separ[aá]mos) (?:para si|em seu nome|o (?:seu|artigo))|a pedido do cliente|venda [aà] dist[aâ]ncia|convertid[oa] em (?:encomenda|ordem|pedido)|(?:entrou|entraram|entra|entram) em (?:produ[cç][aã]o|fabrico)|a f[aá]brica (?:aceitou|confirmou)|sob o n[uú]mero|encomenda (?:aceite|criada|colocada|finalizada)|o(?:s)? (?:seu|vosso)s? (?:\\p{L}+ ){1,3}(?:est[aã]o|est[aá]|ficam|ficou) (?:reservad|em produ|confirmad|marcad)\\p{L}*|levamos (?:a[ií]|tudo|as|os)|(?:estamos|estaremos) a[ií] (?:[aà]s|por volta|amanh|na)\\p{L}*|boa escolha',
    ],
  ]),
  ...cues('credit_note', [
    [
      6,
      'documento (?:retificativo|de cr[eé]dito)|diferen[cç]a de pre[cç]o|b[oó]nus (?:anual|de)|aceit[aá]mos (?:a (?:vossa |sua )?)?(?:reclama|devolu)\\p{L}+|(?:sua|vossa|tua) devolu[cç][aã]o (?:foi|est[aá]) (?:processad|aceite|conclu|liquidad)\\p{L}*|devolvemos(?:-lhe|-vos)? [^.!?]{0,30}\\d|em compensa[cç][aã]o|(?:damos|d[aá]mos|conced\\p{L}+|aplic[aá]mos|fica) [^.!?]{0,30}(?:desconto|abatimento|cr[eé]dito)|valor negativo|taras? (?:devolvid|vazi)\\p{L}*|vasilhame',
    ],
  ]),
  ...cues('invoice', [
    [
      6,
      '(?:envio|segue|enviamos|reenvi\\p{L}+) (?:de novo |novamente )?(?:a |uma )?(?:2\\.?ª|segunda) via|documento de venda|fatura (?:final|conjunta|mensal|do m[eê]s|de (?:consumo|servi[cç]os|agosto|setembro|outubro|novembro|dezembro|janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho))|debitamos (?:a v|os|o|as|\\d)\\p{L}*|(?:para|a) (?:os )?pagarem|conforme (?:servi[cç]o|trabalho|obra) (?:realizad|prestad|execut|conclu)\\p{L}+|(?:lan[cç]ar|contabilizar|p[oô]r a pagamento)',
    ],
  ]),
  ...cues('receipt', [
    [
      6,
      'd[eé]bito direto (?:efetuado|realizado|cobrado)|foi (?:cobrado|debitado) (?:na|da|o)|cliente pagou|(?:ganhos|vendas) (?:foram )?transferid\\p{L}+|recebid[oa] (?:em dinheiro|em numer[aá]rio|por transfer|pelo motorista)\\p{L}*|(?:sinal|adiantamento|entrada) (?:pago|transferid|enviad|feit)[oa]?|(?:j[aá] )?(?:est[aá]|ficou) (?:tudo )?(?:pago|liquidado|saldado)|obrigad[oa] pel[oa] (?:pontual\\p{L}*|pagamento|liquida)',
    ],
  ]),
  ...cues('delivery_note', [
    [
      5,
      'entreg[aá]mos|levantad[oa]s? (?:hoje|ontem|por|pel)\\p{L}*|(?:chegou|chegaram) (?:ao|à) (?:terminal|porto|armaz[eé]m|ponto|loja|posto)|desalfandeg\\p{L}+|prova de entrega|auto de entrega|protocolo de entrega|aguarda (?:o )?(?:seu )?(?:levantamento|recolha)|c[oó]digo de (?:levantamento|recolha|retirada)|(?:partiu|partimos|arrancou|carreg[aá]mos)|(?:vai|v[aã]o|segue|seguem)[^.!?]{0,40}(?:hoje|amanh[aã])[^.!?]{0,30}(?:cami[aã]o|carrinha|transport|rota|estafeta)\\p{L}*|volta de (?:amanh|segunda|ter|quarta|quinta|sexta)\\p{L}*',
    ],
  ]),
  ...cues('quotation', [
    [
      5,
      '(?:oferta|proposta) (?:n[º.o°]*|ref\\.?|com|para|de) ?\\S*|em alternativa|alternativa (?:mais|a|ao)|(?:fa[cç]o|fazemos|posso fazer|conseguimos)(?:-lhe|-vos)? (?:por|a) (?:r\\$ ?)?\\d|ao pre[cç]o de \\d|cada (?:uma?|pe[cç]a|unidade) a \\d|(?:\\d|€|r\\$) ?(?:/|por|o) (?:un|kg|metro|m2|m²|litro|milheiro|m[eê]s|pe[cç]a)|aguardo (?:a vossa )?decis|prazo de entrega e condi[cç]',
    ],
  ]),
];
