import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  language: 'pt',
  labels: {
    orderNumber: `
      número do documento, nº do documento, número da encomenda, encomenda n, encomenda no, n encomenda, número do pedido, pedido n, ordem de
      compra n, ordem de compra no, número da ordem, nota de encomenda n, n de encomenda, número de
      encomenda, encomenda número, no encomenda, no da encomenda, n da encomenda, no de encomenda, nota
      de encomenda no, nota de encomenda número, n nota de encomenda, n da nota de encomenda, número da
      nota de encomenda, encomenda a fornecedor n, encomenda a fornecedor no, n encomenda fornecedor, a
      nossa encomenda, nossa encomenda, nossa encomenda n, vossa encomenda, vossa encomenda n, v
      encomenda, n encomenda cliente, número de encomenda do cliente, encomenda cliente n, número do
      pedido de compra, pedido no, pedido número, n pedido, no pedido, n do pedido, no do pedido, nr
      pedido, pedido nr, nro pedido, num pedido, pedido de compra n, pedido de compra no, pedido de
      compra número, n pedido de compra, no pedido de compra, número pedido, nosso pedido, seu pedido,
      nosso pedido n, número da ordem de compra, ordem de compra número, n ordem de compra, no ordem de
      compra, no da ordem de compra, n da ordem de compra, ordem compra n, oc n, oc no, no oc, n oc, oc
      número, nº da oc, ordem n, no da ordem, requisição n, n requisição, nota de requisição n,
      referência da encomenda, ref encomenda, ref da encomenda, referência do pedido, ref pedido, código
      do pedido, documento n, n documento, n do documento, número do documento, número po, po n, n po,
      nota encomenda n, contrato compra n, autorização de fornecimento n, af n, ne n, encomenda ref,
      encomenda nr, nr encomenda, número de compromisso, n da requisição, n requisição oficial,
      requisição oficial n, requisição externa n, n da folha, folha de encomenda n, n enc, enc n, n do
      processo de encomenda, vale n, n de oc, número da oc, n da oc, nº da oc`,
    orderTitle: `
      encomenda, nota de encomenda, pedido de compra, ordem de compra, encomenda a fornecedor, pedido,
      ordem de encomenda, autorização de fornecimento, ordem`,
    anyNumber: `
      número, n, no, referência, nr, ref, num, doc n, n doc, nº doc, num doc, identificador do documento, id documento`,
    orderDate: `
      data da encomenda, data do pedido, data de emissão, data encomenda, data pedido, data de
      encomenda, data da ordem, data da ordem de compra, data ordem de compra, data do documento, data
      documento, data doc, data emissão, data da emissão, data da nota de encomenda, data do pedido de
      compra, data de criação, data da compra, data oc, data da oc, emitido em, emitida em, emissão,
      data de registo, data de lançamento, encomenda de, pedido em, criado em, data de elaboração, dt
      emissão, dt pedido, data da requisição, data de compra, enviado em, pedido enviado em, escrito em,
      redigido em, redigida em, enviada em, elaborado em, elaborada em, criada em, feito em, feita em,
      registado em, lançado em, encomendado em, data do compromisso, data enc, assinado em`,
    anyDate: `
      data, em, de, local e data, local data, data e local, datado de`,
    deliveryDate: `
      data de entrega, data entrega, entrega, prazo de entrega, entrega até, entregar até, data da
      entrega, data prevista, data prevista de entrega, data prevista entrega, data de entrega prevista,
      data entrega prevista, previsão de entrega, previsão entrega, data de entrega pretendida, data
      pretendida, data de entrega solicitada, data solicitada, data de entrega requerida, data
      requerida, data requisitada, data desejada, data de entrega desejada, entrega prevista, entrega
      pretendida, entrega em, entrega a partir de, entregar em data, entregar no dia, entrega no dia,
      data limite, data limite de entrega, data máxima de entrega, entregar antes de, entrega antes de,
      prazo entrega, prazo, semana de entrega, entrega semana, data de receção, data receção, data de
      recepção, data de recebimento, data recebimento, data de recebimento previsto, data de chegada,
      data de expedição, data expedição, data de envio, data de carga, data de necessidade, data
      necessidade, data de remessa, data remessa, dt entrega, dt de entrega, período de entrega, janela
      de entrega, data de descarga, data de fornecimento, data acordada, data confirmada, fornecer até,
      data ent, prev entrega, receber até, quando, intervalo de entrega,
      entrega estimada, data estimada de entrega, data de entrega estimada, entregar até ao dia, entregar até o dia`,
    dueDate: 'data limite',
    buyer: `
      remetente, comprador, cliente, dados do cliente, dados do comprador, adquirente, empresa, razão
      social, requisitante, solicitante, dados da empresa, encomendado por, comprado por, emitente, nome
      do cliente, entidade adjudicante, compradora, contratante, entidade, denominação social,
      requerente, emissor, firma, sociedade, nossa morada, morada do escritório, escritório, exploração,
      herdade, entidade requisitante, serviço requisitante, unidade requisitante, morada de visita,
      entidade compradora, da quinta, vendido a, dados da empresa, informações da empresa`,
    contact: `
      representante de compra, representante de compras, funcionário, funcionária, colaborador, contacto, contato, nome, à atenção de, responsável, pessoa
      de contacto, pessoa de contato, a c, ao cuidado de, a atenção de, att, aos cuidados, aos cuidados
      de, nome do contacto, nome do contato, contacto compras, contato compras, responsável de compras,
      responsável pela compra, responsável pela encomenda, comprador responsável, elaborado por, emitido
      por, criado por, pedido por, solicitado por, requisitado por, autorizado por, aprovado por, o
      nosso contacto, nosso contacto, vosso contacto, seu contato, gestor, operador, utilizador,
      usuário, contacto entrega, contacto para entrega, exmo sr, pessoa responsável, comprador nome,
      comprador atual, perguntar por, informações de contacto, informações de contato, responsável do
      pedido, responsável do processo, responsável compras, responsável da encomenda, técnico
      responsável, técnico de compras, técnica de compras, gestor de compras, gestora de compras, gestor
      do processo, tratado por, processado por, redigido por, escrito por, feito por, encomenda feita
      por, nome do requisitante, nome do comprador, esclarecimentos, esclarecimentos a, para
      esclarecimentos, dúvidas, em caso de dúvida, interlocutora, pessoa encarregada, ordenado por,
      contacto para esclarecimentos, contacto da encomenda, diretor de compras, diretora de compras,
      chefe de compras, responsável pelas compras, assistente de compras, administrativo,
      administrativa, emitida por, elaborada por, quem encomenda, encarregado de compras`,
    shipTo: `
      consignatário, descarga, cais de descarga, enviar todos os itens para, local de entrega,
      morada de entrega, endereço de entrega, entregar em, entregar a, entrega a, morada entrega,
      endereço para entrega, endereço entrega, morada de envio, endereço de envio, enviar para, envio para,
      expedir para, local entrega, local da entrega, destino, destinatário, morada de destino,
      local de descarga, morada de descarga, morada para entrega, local de destino, entregar no,
      entregar na, consignatário, recebedor, local de recebimento, obra, local de obra, morada da obra,
      armazém de entrega, armazém de destino, dados de entrega, ponto de entrega, mercadoria a entregar em,
      local de receção, descarga em, entrega em local, favor fornecer a, fornecer a,
      enviar a mercadoria para, enviar mercadoria para, descarregar em, a descarregar em, fornecer em obra,
      entregar na obra, a entregar em, a fornecer em, deixar em, levar a, plataforma de entrega,
      depósito de entrega, entregar no armazém, cais de receção, nome do destinatário, dados para entrega, dados para a entrega, dados da entrega`,
    billTo: `
      endereço do documento, morada do documento,
      faturar a, morada de faturação, endereço de cobrança, facturar a, morada de facturação, endereço
      de faturamento, endereço de faturação, dados de faturação, dados para faturação, dados para
      faturamento, dados de faturamento, dados de facturação, faturação, facturação, faturamento,
      faturar para, fatura a, emitir fatura a, emitir fatura para, fatura em nome de, enviar fatura
      para, enviar faturas para, local de cobrança, cobrança, morada faturação, envio de faturas, envio
      da fatura, cobrar de, sede fiscal, morada fiscal, faturar em nome de, contabilidade, departamento
      de contabilidade, contabilidade fornecedores, dados para o faturamento, dados para cobrança, dados para a cobrança, dados de cobrança`,
    supplier: `
      fornecedor, faturado por, facturado por, vendedor, exmos senhores, exmo s senhor es, dados do fornecedor, nome do fornecedor,
      morada do fornecedor, endereço do fornecedor, exmos srs, exmo s sr s, exmo s sr es, à firma,
      adjudicatário, fornecedora, prestador, contratada, razão social do fornecedor, ao fornecedor,
      prezados senhores, encomenda a, comprado a, adquirido a, encomendado a, firma fornecedora, credor, exmo senhor, fornecido por, a fornecer
      por, casa fornecedora,
      vosso comercial, v comercial, gestor de conta, emitido a, emitida a, encomenda emitida a, pedido emitido para, emitido para, nome fornecedor, cheque nominal a, pagar a, favorecido`,
    otherParty: `
      transportador, fabricante, transportadora, expedidor, despachante, cliente final,
      utilizador final, dados bancários, transitário, agente, redespacho, produtor, usuário final,
      beneficiário, contabilidade, emergência`,
    customerNumber: `
      número de cliente, n cliente, código do cliente, cod cliente, n de cliente, no cliente, no de cliente,
      código de cliente, código cliente, cliente n, cliente no, nosso número de cliente, nosso n de cliente,
      nosso código de cliente, nosso código, vosso n de cliente, conta cliente, conta de cliente,
      n conta cliente, num cliente, número do cliente, cód do cliente, nosso cliente n, n conta,
      conta corrente cliente, id cliente, nosso n cliente`,
    currency: `
      moeda, divisa, moeda da encomenda, moeda do pedido, valores em, preços em, moeda documento,
      código da moeda, câmbio moeda`,
    email: `
      e mail, email, correio eletrónico, correio electrónico, correio eletrônico, mail, endereço de e mail,
      endereço eletrónico, endereço de email, e mail do comprador, e mail contato`,
    phone: `
      telefone, tel, telemóvel, celular, telef, tlf, tlm, telm, tm, fone, n de telefone, número de
      telefone, telefones, contacto telefónico, cel, fone fax, tel móvel, tlm n, telefone n, telefone de
      contacto, telefone fixo, tel no, whatsapp, ramal, fixo, contacto tel, linha direta, telefone
      direto, tel direto, ligar para, direto, telefone do escritório, tel escritório, telem, número
      direto,
      pabx, pbx`,
    deliveryPhone: `
      telefone de entrega, tel da obra, telefone da obra, tel obra, tel armazém, telefone do armazém, telefone
      do local, tel entrega,
      tel portaria, telefone da portaria, contacto em obra, contacto na obra, contacto no local, contacto de descarga,
      telemóvel da obra, tlm obra, contato na obra, contato no local, agendamento, agendamento de entrega,
      agendamento de descarga, marcação de descarga, marcação de entrega`,
    vatId: `
      nif, contribuinte, n contribuinte, cnpj, nipc, n de contribuinte, no contribuinte, no de contribuinte,
      número de contribuinte, contribuinte n, contribuinte no, nif nipc, n i f, n i p c, cnpj mf, c n p j,
      cpf, cpf cnpj, cnpj cpf, número de identificação fiscal, identificação fiscal, n identificação fiscal,
      nº iva, n iva, iva n, vat, vat n, n fiscal, número fiscal, contrib n, contr n, nº contrib, contrib,
      id fiscal, nif do cliente, iva intracomunitário, cont n, n i f`,
    bankAccount: `
      iban, nib, bic, swift, bic swift, swift bic, banco, conta bancária, n de conta, conta, agência,
      código swift, dados bancários iban, chave pix, pix, conta n, conta corrente, número de conta`,
    instructions: `
      instruções, instruções de entrega, instruções de envio, horário de entrega, horário de receção,
      horário de recebimento, horário de descarga, horário de descargas, horário, condições de receção,
      instruções especiais, observações de entrega, informações de entrega, instruções de embalagem,
      instruções de transporte, notas de entrega, horário de funcionamento, horários de receção,
      instruções de descarga`,
    remarks: `
      observações, notas, nota, observação, obs, comentários, comentário, informações adicionais,
      informação adicional, informações complementares, notas ao fornecedor, observações gerais, texto,
      mensagem, importante, atenção nota, aviso, condições particulares, outras informações, notas gerais,
      anotações, detalhes, dados adicionais, observ, observações ao fornecedor, condições especiais,
      mais informações, notas importantes, outros`,
    branch: `
      filial, sucursal, loja, armazém, unidade, delegação, estabelecimento, centro, planta, código da loja,
      código da filial, sede, fábrica, n loja, local de expedição, centro logístico`,
    other: `
      encarregado de obra, encarregado, diretor de obra, contacto em obra, data de vencimento,
      data vencimento, vence em, condições de pagamento, pagamento, forma de pagamento, página, pag, fax,
      endereço, morada, fatura n, transporte, assinatura, código do fornecedor, condição de pagamento,
      cond pagamento, cond de pagamento, condições pagamento, prazo de pagamento, prazo pagamento,
      método de pagamento, modo de pagamento, meio de pagamento, modalidade de pagamento,
      termos de pagamento, vencimento, vencimentos, desconto financeiro, desconto pronto pagamento,
      pronto pagamento, condições, condições gerais, condições gerais de compra, condições de compra,
      condições de venda, condições de entrega, condição de entrega, termos de entrega,
      condições comerciais, condições de fornecimento, condições de transporte, incoterm, incoterms,
      modo de expedição, modo expedição, modo de envio, forma de envio, método de envio, meio de transporte,
      meio expedição, modo de entrega, tipo de frete, frete por conta, modalidade de frete,
      tipo de transporte, via de transporte, portes, embalagem, seguro, carga, matrícula, local de carga,
      cód fornecedor, cod fornecedor, n fornecedor, n de fornecedor, no fornecedor, número de fornecedor,
      fornecedor n, vosso n de fornecedor, conta fornecedor, factura n, n fatura, n da fatura,
      número da fatura, data da fatura, nota fiscal, nota fiscal n, nf n, data da nf, vossa proposta,
      vossa proposta n, proposta, proposta n, n proposta, proposta no, orçamento, orçamento n, n orçamento,
      cotação, cotação n, n cotação, cotação no, data da proposta, data da cotação, vossa referência,
      nossa referência, v ref, n ref, v referência, n referência, vossa ref, nossa ref, s ref,
      sua referência, sua ref, assunto, processo, processo n, n processo, projeto, projecto, n projeto,
      código do projeto, obra n, n obra, código da obra, contrato, contrato n, n contrato,
      número do contrato, acordo quadro, contrato quadro, centro de custo, centro de custos, c custo,
      conta contábil, rubrica, cabimento, compromisso, n compromisso, compromisso n, departamento, depto,
      dep, secção, função, cargo, tipo, tipo de documento, tipo de pedido, estado, situação, status, versão,
      revisão, alteração, data de alteração, alterado em, impresso em, impressão, data de impressão,
      processado por computador, processado por programa certificado, original, duplicado, triplicado,
      cópia, folha, fl, páginas, pág n, aprovação, aprovado em, data de aprovação, carimbo,
      carimbo e assinatura, assinado por, a gerência, a administração, a direção, capital social,
      matriculada, conservatória, c r c, crc, registo comercial, conservatória do registo comercial,
      sede social, inscrição estadual, ie, i e, insc estadual, inscr estadual, inscrição municipal, i m,
      site, sítio, web, website, www, internet, home page, gln, ean, eori, duns, código pautal,
      pauta aduaneira, ncm, país de origem, origem, peso, peso bruto, peso líquido, volume, volumes,
      n volumes, desenho, n desenho, certificado, certificados, qualidade, garantia, validade,
      validade da proposta, válido até, câmbio, idioma, hora, representante, agente comercial, zona, rota,
      prioridade, cidade uf, telefax, fax n, código at, atcud, requisição, requisição interna,
      solicitação de compra, solicitação n, sc n, fim do contrato, termo do contrato, contrato válido até,
      vigência até, vigência, por conta da dotação, imputado a, hora de impressão, encomenda válida até, pedido válido até, validade do pedido`,
  },
  labelWords: {
    order: `
      encomenda, enc, req, encomendas, pedido, pedidos, compra, ordem, nota de encomenda, requisição, ordem de
      compra, nota`,
    orderMark: 'oc, ne, o c',
    number: 'número, num, no, n, nº, ref, referência, código, cód, cod, registo, registro',
    date: 'data, dia, em',
    delivery: `
      entrega, entregas, entregar, envio, enviar, descarga, descarregar, expedição, receção, recepção,
      remessa, fornecimento`,
    send: 'enviar, remeter, mandar',
    goods: 'mercadoria, mercadorias, material, materiais, carga',
    article: 'artigo, art, peça, produto, material, modelo, tipo, catálogo, ean, ident, item',
    site: `
      armazém central, centro logístico, plataforma, obra, armazém, economato, loja, fábrica, filial,
      depósito, estaleiro, cais, canteiro, unidade, no local`,
    place: 'local, destino, ponto, lugar',
    address: 'morada, endereço, rua',
    postcode: 'código postal, cep, cp',
    town: 'cidade, localidade, município, uf',
    country: 'país',
    recipient: 'destinatário, recebedor, consignatário',
    to: 'a, em, para, ao, na',
    invoice: 'fatura, faturas, faturação, faturamento, faturar, factura, facturação, cobrança',
    payment: 'pagamento, pagamentos, pagar',
    phone: `
      telefone, tel, telemóvel, celular, telef, tlm, tlf, fone, ramal, ligar, ligue, telefonar, cel, whatsapp, pabx`,
    direct: 'direto, directo, linha, geral, escritório, fixo',
    fax: 'fax, telefax',
    email: 'email, e mail, mail, correio, eletrónico, eletrônico',
    person: `
      proprietário, titular, contacto, contato, nome, pessoa, atenção, interlocutor, esclarecimentos,
      dúvidas, técnico, técnica, administrativo, administrativa`,
    company: `
      empresa, razão social, firma, sociedade, entidade, organismo, instituição, nome legal, nome comercial, denominação social`,
    manager: `
      encarregado, chefe, gestor, gestora, responsável, encarregada, coordenador, coordenadora, mestre,
      supervisor, supervisora, fiel, capataz`,
    director: 'diretor, diretora, director, directora, gerente, administrador, presidente',
    handled: `
      criado, criada, aprovado, aprovada, emitida, submetido, submetida, elaborado, emitido, solicitado, requisitado,
      tratado, processo, cargo, feito, preparado, cuidado, escrito, escrita, redigido, redigida, feita,
      elaborada`,
    buyer: `
      comprador, compradora, requisitante, solicitante, compras, departamento, dep, cliente,
      aprovisionamento`,
    supplier: 'fornecedor, vendedor, empreiteiro, fabricante',
    customer: 'cliente, clientes, conta',
    offer: 'proposta, orçamento, cotação, contrato, oferta',
    vat: 'iva, nif, nipc, cnpj, contribuinte, fiscal',
    deadline: 'prazo, limite, semana, até, antes, vencimento',
    wanted: `
      necessário, prevista, previsto, pretendida, desejada, solicitada, máxima, estimada, acordada, chegada,
      chegar, necessária, deve`,
    conditions: `
      condições, forma, modo, instruções, transporte, transportadora, meio, horário, observações, estado,
      página, folha, moeda, valor, total, portes, frete, via`,
    gross: 'bruto, bruta, ilíquido',
    amount: 'valor, montante, total, importância, soma, líquido',
    price: 'preço, preços, valores, montantes, importâncias',
    details: 'dados, detalhes',
    particle: `
      a, em, de, do, da, dos, das, o, a, os, as, nosso, nossa, e, s, duplicado, triplicado, cópia, cópias,
      vias, duas, três, mais, por, eletrónica, eletrônica`,
  },
  columns: {
    position: `
      linha, item, pos, posição, n linha, n, no, it, lin, ln, n item, no item, seq, sequência, ord, n ordem,
      itens, nr, n ord, item n, lnh,
      linha contrato, posição contrato, item contrato, nº linha, n de linha, linha encomenda, n posição,
      verba`,
    article: `
      código, artigo, referência, ref, cod, código do artigo, cód, cód artigo, cod artigo, código artigo,
      cód art, n artigo, no artigo, n do artigo, número do artigo, art, referência do artigo, ref artigo,
      refª, código do produto, código produto, cód produto, cod produto, cód prod, cod prod, produto código,
      n produto, referência produto, ref produto, material, código material, código do material,
      cód material, cod material, n material, n do material, número do material, ean, código ean, ean13,
      cód barras, código de barras, código barras, gtin, isbn, sku, part number, n da peça, n peça,
      n de peça, código da peça, número da peça, código do item, cód item, código item, modelo, catálogo,
      n catálogo, cnp, cod interno artigo, codigo nacional, referências, id produto, cód ean, pn`,
    customerArticle: `
      nossa referência, nossa ref, nosso código, n ref, n referência, nosso artigo, nosso n de artigo,
      nosso cód, código interno, cód interno, referência interna, ref interna, código cliente, ref cliente,
      referência cliente, referência do cliente, código do cliente artigo, código artigo cliente,
      artigo cliente, ref do cliente, cód cliente, nosso material, artigo interno,
      código nosso`,
    supplierArticle: `
      vossa referência, vossa ref, ref fornecedor, referência fornecedor, v ref, v referência, vosso código,
      vosso artigo, v código, sua referência, seu código, sua ref, referência do fornecedor,
      ref do fornecedor, ref forn, ref for, código fornecedor, código do fornecedor, cód fornecedor,
      cód forn, cod forn, artigo fornecedor, artigo do fornecedor, código artigo fornecedor,
      código de artigo do fornecedor, código produto fornecedor, n artigo fornecedor, ref fabricante,
      referência fabricante, referência do fabricante, código fabricante, código do fabricante,
      cód fabricante, código no fornecedor, material fornecedor, vosso n de artigo,
      código vosso`,
    description: `
      descrição, designação, produto, discriminação, descrição do artigo, descrição artigo,
      designação do artigo, designação artigo, descrição do produto, descrição produto,
      designação do produto, designação produto, descrição do material, descrição material,
      descrição do item, descrição do serviço, descrição dos serviços, descrição dos produtos,
      descrição dos bens, descrição das mercadorias, designação dos bens, designação da mercadoria,
      designação dos bens ou serviços, desc, descr, descritivo, denominação, nome, nome do produto,
      nome do artigo, especificação, especificações, serviço, serviços, produto serviço, produtos,
      mercadoria, mercadorias, detalhe, detalhes, texto, texto breve, objeto, artigos, descrição detalhada,
      bens e serviços, discriminação do produto, natureza, texto breve material, título,
      designação dos artigos`,
    articleAndDescription: `
      artigo descrição, código descrição, referência descrição, artigo designação, código designação,
      referência designação, ref designação, código e descrição, artigo e descrição, produto descrição,
      material descrição, ref descrição, código do produto descrição, referência e designação,
      código do artigo descrição, cód descrição, descrição código, cód produto descrição, item descrição`,
    quantity: `
      quantidade, qtd, quant, qtde, qt, quantidade encomendada, qtd encomendada, qt encomendada, qtd enc,
      qtd pedida, quantidade pedida, qtde pedida, quantidade solicitada, qtd solicitada, qtde solicitada,
      qtd total, quantidade total, qtde total, qtdd, qnt, qde, qtdes, quantidade un, qtd un,
      quantidade unidade, qtd unidade, qtd unid, quantidade e unidade, encomendado, pedido qtd, quantidades,
      unidades, n unidades, nº de unidades, peças, qtd peças, quantidade requisitada, qtd requisitada, qty,
      qtd compra, quantidade de pedido, qtd a entregar, quantidade a fornecer, qts,
      quant encomendada, quantid,
      a encomendar, encomendar, a enviar, a entregar, a fornecer, a mandar, repor, a repor,
      esta encomenda, este pedido, esta entrega, esta chamada, chamada, encomendado agora, pedido atual,
      encomenda atual, qtd esta encomenda, qtd agora, fornecer agora, qtd chamada, quantidade chamada,
      quanto, quantos, qtde emb, qtd emb, quant emb, qtde embalagens, qtd embalagens,
      qtde cx, qtd cx, qtde caixas, qtd caixas`,
    unit: `
      unidade, un, unid, und, u m, um, unidade de medida, uni, uns, unidade medida, un med, un medida, u med,
      medida, ud, unid med, unidade de compra, embalagem, emb, udm, u c, unidade base, tipo un, unid medida`,
    price: `
      preço, preço unitário, valor unitário, p unitário, preço unit, valor, valor r, preço un, preço unidade,
      preço por unidade, preço u, preço uni, preço unid, preço unitário eur, preço unitário líquido,
      preço unitário ilíquido, preço unitário bruto, preço unitário r, preço unitário sem iva,
      preço unitário s iva, preço unitário euros, preço líquido, preço bruto, preço eur, preço euros,
      preço em eur, preço em euros, preço r, preço s iva, preço sem iva, preço tabela, preço de tabela,
      preço de custo, preço custo, preço compra, preço de compra, preço liq, preço líq,
      preço líquido unitário, preço por, preço 100, preço por 100, preço por 1000, preço peça, preço base,
      preç unit, pr unitário, pr unit, pr un, pr unid, p unit, p un, p u, pu, pvp unitário, vlr unit,
      vlr unitário, vl unit, vl unitário, v unit, v unitário, vr unit, vr unitário, val unit, val unitário,
      valor unit, valor unit r, valor unitário r, valor un, valor por unidade, custo unitário, custo unit,
      custo, custo unit direto, importe unitário, preço acordado, preço contratado, tarifa,
      p líquido,
      cada, a unidade, custo emb, custo emb r, custo embalagem, preço emb, preço emb r, preço embalagem,
      custo cx, preço cx, preço caixa, custo r, custo unit r, custo unitário r, preço por artigo, preço por produto, preço por item, custo por item, p bruto`,
    priceUnit: `
      por, unidade de preço, un preço, base preço, unidade preço, base de preço, por quantidade, fator preço,
      quantidade base`,
    discount: `
      desconto, desc, % desc, desc %, desconto %, % desconto, descontos, dsc, desc 1, desc1, desc linha, dto,
      % dto, valor desconto, desc comercial, d %, perc desc, desc r, bonificação,
      desc 2`,
    tax: `
      iva, iva %, icms, ipi, % iva, taxa iva, taxa de iva, tx iva, cod iva, cód iva, código iva, valor iva,
      i v a, imposto, impostos, % icms, % ipi, alíquota, aliq, aliq icms, aliq ipi, icms %, ipi %, st,
      iva inc, iss, taxa, tx, valor ipi, valor icms, taxa imposto, vlr ipi, vl ipi`,
    lineTotal: `
      total, valor total, subtotal, montante, valor líquido, subtotal r, total linha, total da linha,
      total líquido, total ilíquido, total bruto, total item, total do item, total eur, total euros,
      total em eur, total r, total s iva, total sem iva, total c iva, total parcial, total artigo,
      total produto, total mercadoria, total un, valor, valor eur, valor bruto, valor total r,
      valor total eur, valor total líquido, valor total s iva, valor linha, valor da linha, valor mercadoria,
      valor do item, vlr total, vl total, v total, vr total, val total, valor líq, val líquido, preço total,
      preço total eur, preço total r, preço total líquido, preço total sem iva, p total, importância,
      quantia, líquido, custo total, montante líquido, montante eur, montante total, tot, tot líquido,
      tot linha, sub total, valor parcial, valor s iva, total líq, tt, vlr tot,
      valor líquido encomenda, valor líquido da encomenda, valor líquido linha, valor líquido da linha,
      montante da linha, valor sem iva, valor sem impostos, total líquido linha,
      ao todo`,
    deliveryDate: `
      data de entrega, entrega, data entrega, data, dt entrega, dt de entrega, dt ent, d entrega, data ent,
      data prevista, data prevista entrega, data prevista de entrega, data de entrega prevista, previsão,
      previsão entrega, previsão de entrega, prazo, prazo entrega, prazo de entrega, data pretendida,
      data solicitada, data requerida, data necessidade, data de necessidade, data de remessa, data remessa,
      data receção, data de receção, data recebimento, semana, semana entrega, entregar até, entregar em,
      data prev, dt prevista, dt remessa, dt prev entrega, data limite, data desejada,
      prev entrega, dt entr, data entr`,
    ignored: `
      existente, existentes, em stock, restam, resta, na prateleira, contado, stock atual, em armazém,
      empenho, n empenho, nota de empenho, peso, armazém, peso kg, peso líquido, peso bruto, arm, recebido, recebida, qtd recebida,
      quantidade recebida, qtde recebida, entregue, qtd entregue, quantidade entregue, pendente,
      qtd pendente, quantidade pendente, por entregar, por receber, satisfeita, qtd satisfeita, em falta,
      saldo, faturado, qtd faturada, quantidade faturada, stock, estoque, existências, localização, volume,
      volumes, comprimento, largura, altura, dimensões, medidas, cor, tamanho, marca, fabricante, origem,
      país de origem, código pautal, ncm, cfop, cst, ncm sh, classificação fiscal, lote, n lote, n série,
      número de série, validade, desenho, n desenho, revisão, rev, centro de custo, c custo, centro custo,
      conta, conta contábil, projeto, projecto, obra, contrato, requisição, requisitante, solicitante,
      departamento, destino, aplicação, categoria, família, grupo, estado, situação, tipo, observações,
      observação, notas, obs, preço venda, preço de venda, pvp, pvp recomendado, caixas, n caixas, n volumes,
      qtd por caixa, un caixa, un por caixa, paletes, fornecedor, imagem, foto, bc icms, valor icms st,
      frete linha, qualidade,
      mínimo, stock mínimo, secção, sala,
      acordado, acordada, quantidade acordada, qtd acordada, quantidade contratada, qtd contratada,
      contratado, qtd contrato, quantidade contrato, quantidade anual, qtd anual, já encomendado,
      já encomendada, já pedido, já chamado, encomendado até à data, pedido até à data,
      encomendado anteriormente, já entregue, já fornecido, entregue até à data, acumulado, acumulada,
      quantidade acumulada, qtd acumulada, restante, qtd restante, quantidade restante, por encomendar,
      ainda por encomendar, previsão, última encomenda, rubrica, conta contabilística, classificação económica, elemento pep, data de validade`,
  },
  traits: `
    forma, secção, seção, perfil, tamanho, medida, medidas, dimensão, dimensões, comprimento, largura,
    altura, espessura, diâmetro, qualidade, grau, material, acabamento, cor, marca, liga`,
  refused: `
    anulado, anulada, anular, cancelado, cancelada, cancelar, eliminado, não entregar, não enviar,
    em espera, só se, apenas se, se houver stock, se disponível, não necessário,
    já não é necessário, a confirmar, não fornecer, é opcional, posição opcional, substituído por,
    substituída por, já entregue, já recebido, já recebida, já fornecido, alterado para,
    alterada para, quantidade alterada, reduzido a, reduzido para, aumentado para, entregar só,
    entregar apenas, enviar só, enviar apenas, só metade, apenas metade, 0 agora, 0 mais tarde,
    só para orçamento, só orçamento, só preço, não encomendado, não encomendar, alternativa a,
    em vez de 0`,
  courtesies: 'por favor, favor, queira, queiram, solicitamos, agradecemos, pedimos',
  schedules: `
    plano de entregas, plano de entrega, calendário de entregas, cronograma de entregas, programa de
    entregas, entregas parciais, datas de entrega, parcelas de entrega`,
  unordered: `
    opcional, opcionais, opções, devolução, devoluções, anulado, anulados, cancelado, cancelados,
    linhas anuladas, já entregue, já entregues, já recebido, já recebidos, para orçamento,
    só orçamento, pedido de preço, pedido de orçamento, não necessário, já não necessário,
    não entregar, encomenda anterior, última encomenda, em espera, alternativas, alternativa,
    para informação`,
  since: 'desde, fundada em, fundado em',
  former: `anterior, última, último, substitui, anula, em vez de, como na, como no, original, antiga, antigo`,
  numberOwners: {
    buyer: `
      nosso, nossa, cliente, comprador, interno, interna, int, próprio, própria, hospital, loja, estaleiro,
      obra`,
    supplier: `
      vosso, vossa, seu, sua, fornecedor, forn, adjudicatário, adjud, empreiteiro, vendedor, fabricante,
      fab, produtor, distribuidor, externo, externa, ext`,
  },
  stamps: `
    anulado, anulada, cancelado, cancelada, rascunho, provisório, provisória, inválido, não aprovado, não
    aprovada, pendente de aprovação, aguarda aprovação, a aguardar aprovação, por aprovar, rejeitado, rejeitada,
    bloqueado, bloqueada, suspenso, suspensa, apenas para informação, só para informação, não é uma encomenda,
    encomenda de teste, teste, não executar, não entregar, não processar`,
  holds: `
    não duplicar, evitar duplicação, não entregar até, não enviar até, não expedir até, não processar até, não
    executar até, suspenso até, já encomendado por telefone, favor acrescentar 0, acrescentar 0, desconto em todos
    os artigos, desconto em todas as linhas, todos os artigos 0, todas as linhas 0`,
  totals: {
    grandTotal: `
      total geral, totais da encomenda, totais do pedido, valor total, total da encomenda, total a pagar, total com iva, total do pedido,
      total geral r, total encomenda, total do documento, total documento, total eur, total euros,
      total em eur, total em euros, total c iva, total iva incluído, total com impostos, total geral eur,
      total da nota de encomenda, total da ordem de compra, total da ordem, total ordem de compra,
      total da oc, total da compra, total pedido, valor total do pedido, valor total da encomenda,
      valor da encomenda, valor encomenda, valor do pedido, valor total eur, valor total r,
      valor total líquido, valor total da ordem, valor total com iva, valor total geral,
      valor total do documento, valor a pagar, valor total a pagar, valor líquido a pagar, líquido a pagar,
      montante total, montante a pagar, total líquido a pagar, total final, total global, valor final,
      valor global, preço total, custo total, total fatura, total r, total rs, total encomenda eur,
      total bruto com iva, total c impostos, total do pedido r, valor total do pedido r, total documento eur,
      valor da compra, valor do contrato, soma total, total encomendado, total liq a pagar, total adjudicado,
      compromisso total, total do compromisso, total desta encomenda, valor com iva, valor com impostos`,
    total: `
      total, total líquido, total sem iva, total s iva, total antes de iva, valor líquido, total excl iva,
      total sem impostos, total s impostos, totais, total líquido eur, valor sem iva, valor s iva,
      valor líquido total, total líq, líquido, soma, total iva excluído, valor total líquido s iva,
      total mercadoria líquido,
      totais gerais`,
    subtotal: `
      subtotal, total ilíquido, mercadoria, sub total, total mercadoria, total mercadorias,
      total de mercadoria, total de mercadorias, total das mercadorias, valor total das mercadorias, total dos produtos, total produtos, valor dos produtos,
      valor produtos, valor total dos produtos, total artigos, total dos itens, total itens,
      valor mercadoria, valor da mercadoria, valor das mercadorias, ilíquido, valor ilíquido, total bruto,
      valor bruto, base tributável, base de incidência, incidência, base iva, base de cálculo,
      valor tributável, total parcial, soma dos itens, total linhas, total tributável,
      total mercadoria serviços, mercadoria serviços, total ilíquido eur, subtotal eur, total serviços,
      total dos serviços,
      mercadorias, total das linhas, soma das linhas, total materiais, valor dos artigos, total dos artigos,
      total posições,
      total capítulo, total do capítulo, total lote`,
    tax: `
      iva, imposto, impostos, total iva, valor iva, valor do iva, total do iva, total de iva, total impostos,
      total de impostos, icms, ipi, iss, pis, cofins, valor icms, valor ipi, valor total ipi, valor do ipi,
      valor do icms, total ipi, icms st, iva 23, iva 6, iva 13, i v a, imposto de selo, ecovalor,
      eco taxa, ecotaxa, ecoreee, direitos aduaneiros, taxa iva, imposto sobre o valor acrescentado`,
    freight: `
      portes, transporte, frete, portes de envio, custos de envio, custo de envio, custos de transporte,
      custo de transporte, despesas de envio, despesas de transporte, despesas de expedição, despesas,
      outras despesas, despesas acessórias, valor do frete, valor frete, total frete, total portes, seguro,
      valor do seguro, embalagem, embalagens, manuseamento, taxa de entrega, entrega, encargos,
      outros encargos, outros serviços, outros custos, sobretaxa, taxa de combustível, taxa de urgência,
      despesas adicionais, acréscimos, acréscimo, outros, serviços de transporte, custos de entrega,
      frete e seguro, ferramental, custo de ferramentas, custos de ferramentas, estafeta`,
    discount: `
      desconto, descontos, total descontos, total desconto, total de descontos, valor desconto,
      valor do desconto, desconto comercial, descontos comerciais, desconto financeiro, desconto global,
      desconto total, desconto geral, abatimento, desconto de cliente, desc comercial, desc financeiro,
      desconto adicional, desconto pronto pagamento, rappel, desc pp, desc cliente, desconto cliente, retenção, retenções, retenção na fonte, irrf, retenção irs, retenção iss, inss retido`,
    paid: `
      adiantamento, adiantamentos, sinal, pago, valor pago, já pago, saldo, em dívida, entrada,
      valor em dívida, pagamento antecipado, pagamento adiantado, por liquidar, valor adiantado,
      saldo a pagar`,
    carried: `
      a transportar, transporte de página, transportado, transportado da página anterior,
      total a transportar, transporte página anterior, total da página, soma da página, valor a transportar,
      transporte da página anterior, total página, subtotal da página, a transportar para a página seguinte,
      continua, valor transportado, total transportado, continua na página seguinte`,
    counted: `
      quantidade total, total quantidade, total de quantidade, total unidades, total de unidades, peso total,
      peso bruto, peso líquido, total volumes, n volumes, total de volumes, n linhas, total de itens,
      número de itens, n de itens, total peças, total de peças, volume total, total qtd, qtd total, peso,
      total caixas, total peso, total paletes, n de volumes, n artigos, n de linhas, peso bruto total,
      peso líquido total, total kg, qtde total de itens, quantidade de itens, cubagem`,
  },
  priceWords: {
    per: 'por, cada',
    lead: 'a, à, por',
    hundred: 'cento, cem',
    thousand: 'mil',
  },
  relativeDays: {
    tomorrow: 'amanhã',
    overmorrow: 'depois de amanhã',
    aMorning: 'cada, de',
    nextWeek: 'próxima semana, na próxima semana, semana que vem',
    monthEnd: 'fim do mês, final do mês, ao fim do mês, ao final do mês',
  },
  dayWords: {
    number: 'o, dia, o dia',
    ending: 'º, ª',
    weekday: 'a, o, na, no',
    month: 'em, de, no, a',
    time: 'de manhã, à manhã, da manhã, de tarde, à tarde, da tarde',
    behind: 'a, na, em, seria, que',
  },
  noOrder: {
    this: 'isto, ista, este documento',
    isNo: 'não é uma, não constitui uma',
    new: 'nova',
    noNew: 'não é uma nova',
  },
  provisos: 'até, sem, salvo',
  askedFor: 'solicitado, solicitada, requerido, requerida',
  purchases: 'compra*',
  placeholders:
    'papel timbrado, logotipo, logo da empresa, logotipo da empresa, seu logo, seu logo aqui, nome da sua empresa',
  billed: {
    number: 'número da fatura, fatura n, fatura, nota fiscal n, factura n',
    date: 'data da fatura, data da factura',
  },
  confirms: 'confirm*',
  revised: 'revisad*, revisão, modificad*, rectificad*, actualizad*, alterad*, alteração, corrigid*, versão',
  sizes: 'tamanho',
  also: 'também, ainda',
  quantityHeadings: {
    stock: 'existente, existentes, existência, existências, resta, restam, na prateleira',
    wanted: 'entregar, enviar, por favor enviar',
    open: 'pendente',
    ordered: '*encom*, *pedid*',
  },
  placeHeadings: {
    delivery: 'entrega',
    company: 'nome, empresa',
    street: 'morada, endereço, rua',
    postalCode: 'código postal, cep',
    city: 'cidade, localidade',
    country: 'país',
  },
  taxWords: {
    rate: 'normal, reduzida, intermédia, isenta',
    code: 'código, cód, cod, tipo',
    beside: 'sem, excl*, incl*',
  },
  accordingTo: 'conforme',
  measures: {
    weight: 'peso',
    size: '*comprimento*, *volum*',
  },
  grossNet: {
    gross: 'bruto',
    tare: 'tara',
    net: 'líquido',
  },
  orderForms: 'formulário de encomenda',
  mailboxes: {
    payables: '*fatura*, *contabilid*, *contasapagar*, *contaspagar*, *tesorer*',
    quality: '*qualidade*',
    purchasing: '*compras*, *aprovisionamento*',
    sales: '*vendas*, *comercial*, *pedido, *pedidos, *encomendas*',
  },
  honorifics: 'Sr, Sra, Eng, Arq, Dr',
  subtotals: 'sub tot*, total parc*',
  extensions: 'ext, ramal',
  documentTypes: {
    purchase_order: `
      nota de encomenda, encomenda, ordem de compra, pedido de compra, encomenda a fornecedor,
      encomenda de compra, encomenda fornecedor, pedido, pedido de compras, ordem de encomenda,
      ordem de compras, ordem de fornecimento, pedido a fornecedor, pedido ao fornecedor,
      autorização de fornecimento, autorização de compra, folha de encomenda, formulário de encomenda,
      nota encomenda, encomenda aberta, pedido aberto, contrato aberto, pedido em aberto, encomenda urgente,
      nova encomenda, pedido de fornecimento, ordem de serviço, requisição externa, requisição oficial,
      nota de compra, programa de entregas, encomenda firme, pedido de reposição, encomenda de materiais,
      pedido de material, pedido de encomenda, ordem de aquisição,
      requisição ao fornecedor, encomenda ao fornecedor, encomenda de reposição, nota de reposição,
      contrato de fornecimento, contrato de compra, carta de encomenda, adjudicação, encomenda de obra,
      encomenda de loja, encomenda de stock, pedido de obra, encomenda a fábrica`,
    order_change: `
      alteração de encomenda, alteração da encomenda, alteração à encomenda, encomenda alterada,
      encomenda retificada, alteração de pedido, alteração do pedido, pedido alterado, revisão da encomenda,
      aditamento à encomenda, alteração da ordem de compra, alteração ao pedido, pedido revisado,
      encomenda revista, aditamento, retificação de encomenda, anula e substitui, ordem de compra alterada,
      pedido retificado, aditivo de pedido`,
    order_cancellation: `
      anulação, cancelamento, anulação de encomenda, anulação da encomenda, cancelamento de encomenda,
      cancelamento da encomenda, encomenda anulada, encomenda cancelada, cancelamento de pedido,
      cancelamento do pedido, pedido cancelado, cancelamento da ordem de compra,
      cancelamento de ordem de compra, ordem de compra cancelada, anulação de pedido, aviso de cancelamento`,
    order_confirmation: `
      confirmação de encomenda, confirmação de pedido, pedido de venda, confirmação da encomenda,
      confirmação do pedido, confirmação, encomenda de cliente, encomenda cliente,
      confirmação da sua encomenda, confirmação do seu pedido, aceitação de encomenda, ordem de venda,
      confirmação de compra, confirmação de ordem, confirmação de ordem de compra,
      confirmação de receção de encomenda, nota de venda, resumo da encomenda, resumo do pedido,
      obrigado pela sua encomenda, obrigado pela sua compra, pedido do cliente, aceite de pedido,
      confirmação de venda`,
    invoice: `
      fatura, factura, nota fiscal, fatura proforma, fatura n, factura n, factura proforma, fatura pro forma,
      fatura recibo, factura recibo, fatura simplificada, fatura comercial, factura comercial, proforma,
      danfe, nota fiscal eletrônica, nota fiscal eletrónica, nf e, nfe, nota fiscal de serviço,
      fatura de adiantamento, extrato de conta, extrato, conta corrente extrato, aviso de cobrança,
      aviso de pagamento, duplicata, boleto, cobrança, lembrete de pagamento, fatura de venda,
      nota de honorários, fatura eletrónica, número da fatura`,
    delivery_note: `
      guia de remessa, guia de transporte, nota de entrega, guia de remessa n, guia de transporte n,
      guia de entrega, romaneio, lista de embalagem, packing list, guia de devolução, guia de expedição,
      nota de remessa, aviso de expedição, aviso de remessa, documento de transporte,
      declaração de expedição, cmr, conhecimento de embarque, conhecimento de transporte,
      guia de consignação, folha de carga, nota de receção, guia de receção, nota de devolução,
      lista de separação, picking list, comprovativo de entrega, comprovante de entrega, canhoto,
      entrada de mercadoria, devolução a fornecedor, nota de expedição,
      devolução ao fornecedor, devolução de mercadoria, devolução de material, reclamação,
      relatório de não conformidade`,
    quotation: `
      orçamento, proposta, cotação, pedido de cotação, proposta comercial, pedido de orçamento,
      pedido de proposta, pedido de preços, pedido de preço, consulta, consulta de preços, consulta prévia,
      orçamento n, proposta n, cotação n, oferta, solicitação de cotação, solicitação de orçamento,
      solicitação de compra, requisição de compra, requisição interna, concurso, concurso público,
      ajuste direto, convite, caderno de encargos, tabela de preços, licitação, estimativa,
      proposta de preço, proposta de fornecimento, pedido de oferta, carta convite, tomada de preços,
      requisição de material`,
    receipt: `
      recibo, recibo n, talão, talão de venda, talão de caixa, comprovativo de pagamento,
      comprovante de pagamento, cupom fiscal, cupão, recibo de pagamento, venda a dinheiro, quitação,
      comprovativo, comprovante, nota de caixa, recibo verde, talão de compra, ticket`,
    credit_note: `
      nota de crédito, nota de crédito n, nota crédito, nota de débito, nota de débito n, nota débito,
      nota de devolução crédito, estorno, aviso de crédito, aviso de débito, fatura retificativa`,
  },
  ordering: `
    encomendamos, vimos encomendar, solicitamos o fornecimento, agradecemos o fornecimento, queiram
    fornecer, pedimos o fornecimento, fazemos a seguinte encomenda,
    encomendamos vos, encomendamos a v, encomendamos lhes, vimos por este meio encomendar,
    vimos por este meio solicitar o fornecimento, solicitamos que nos forneçam, solicitamos o envio,
    queiram enviar nos, queiram fornecer nos, queiram entregar, pedimos que nos forneçam,
    agradecemos que nos forneçam, agradecemos que nos enviem, agradecemos o envio, desejamos encomendar,
    pretendemos encomendar, adjudicamos, adjudicamos a v, adjudicamos lhes, fazemos a encomenda,
    colocamos a seguinte encomenda, autorizamos o fornecimento, favor fornecer, favor entregar,
    favor enviar, é adjudicado, requisita se, requisitamos`,
  confirming: `
    obrigado pela sua encomenda, obrigado pela vossa encomenda, obrigado pelo seu pedido,
    obrigada pela sua encomenda, obrigado pela sua compra, agradecemos a sua encomenda,
    agradecemos a vossa encomenda, agradecemos o seu pedido, recebemos a sua encomenda,
    recebemos a vossa encomenda, recebemos o seu pedido, a sua encomenda foi recebida,
    a sua encomenda foi registada, a sua encomenda foi confirmada, o seu pedido foi recebido,
    o seu pedido foi confirmado, confirmamos a sua encomenda, confirmamos a vossa encomenda,
    confirmamos o seu pedido, confirmamos a receção da sua encomenda,
    confirmamos a receção da vossa encomenda, acusamos a receção da vossa encomenda,
    receção da sua encomenda, registámos a sua encomenda`,
  subject: 'assunto, ref assunto',
  months: `
    janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul, agosto ago,
    setembro set, outubro out, novembro nov, dezembro dez`,
  weekdays: `
    segunda feira segunda seg, terça feira terça ter, quarta feira quarta qua, quinta feira quinta qui,
    sexta feira sexta sex, sábado sáb, domingo dom`,
  calendarWeek: 'semana, sem, semana n, sem n',
  periods: {
    days: 'dia, dias',
    weeks: 'semana, semanas',
    other: 'mês, meses, trimestre',
  },
  monthParts: {
    beginning: 'início de, no início de, princípio de, princípios de, começo de',
    middle: 'meados de, em meados de, meio de',
    end: 'fim de, final de, no final de, finais de, no fim de',
  },
  plusMinus: 'mais, menos, a deduzir, acresce, acrescido de',
  within: 'em, dentro de, no prazo de, num prazo de',
  atLeast: 'pelo menos, no mínimo, mínimo, um mínimo de, mín',
  window: {
    from: `
      de, do dia, entre, a partir de, desde, não antes de, entre o dia, desde o dia, após, a partir do dia,
      não antes`,
    until: `
      a, até, ao, ao dia, até ao dia, até dia, antes de, o mais tardar, o mais tardar até, no máximo até,
      máximo, impreterivelmente até, não depois de, até o dia, até ao, não depois,
      em ou antes de`,
    and: 'e, ou, e o dia',
  },
  otherWishes: `
    confirm-, respos-, respond-, orçament-, fatur-, factur-, pagam-, pagar-`,
  issuers: 'emitente, emissor, emitido por',
  possessives: { our: 'nosso, nossa, n', your: 'vosso, vossa, seu, sua, v', their: 'cujo' },
  sameAddress: `
    o mesmo, a mesma, idem, mesmo endereço, mesma morada, a mesma morada, igual, como acima, ver acima,
    vide acima, a nossa morada, morada acima, nossa sede`,
  asap: `
    o mais breve possível, o mais rápido possível, logo que possível, assim que possível, imediata, imediato,
    imediatamente, entrega imediata, urgente, com urgência, com a máxima urgência, muito urgente,
    urgentíssimo, urgência, de imediato, o quanto antes, quanto antes, com a maior brevidade,
    com a maior brevidade possível, asap, brevemente, pronta entrega, em stock, na volta, hoje, já`,
  placeElsewhere: `
    recolha, recolher, levantamento, levantar, levanta, anexo, em anexo`,
  undecided: `
    a definir, a combinar, a confirmar, a determinar, a indicar, a designar, por definir, por confirmar,
    por determinar, por indicar, a acordar, conforme acordado, conforme proposta, conforme vossa proposta,
    conforme orçamento, conforme contrato, conforme cotação, cf proposta, cf vossa proposta, cf acordado,
    conf proposta, conf combinado, a pedido, sob consulta, sob pedido, consultar, n a, na, n d, nd,
    não aplicável, não disponível, ver abaixo, ver observações, ver anexo, ver notas, nenhum, nenhuma,
    diversos, vários, desconhecido, pendente, s n, tbd, a informar, sem data, segundo necessidade, não especificado, não informado, não indicado`,
  goodsWords: {
    deliver: 'entreg*, fornecer*, fornecid*, fornecimento*, forneç*',
    send: 'envi*, mand*',
    leave: 'expedi*, saída*, despacho*, envio*',
    arrive: 'chegada*',
    receive: 'receb*',
    need: 'precis*, necessit*',
  },
  smallWords: {
    the: 'o, os, a, as',
    a: 'um, uma',
    of: 'de, do, da, dos',
    to: 'a, ao, para',
    at: 'em',
    from: 'de, da, do',
    for: 'para',
    by: 'por',
    with: 'com',
    and: 'e',
    or: 'ou',
    but: 'mas',
    is: 'é',
    us: 'nos',
  },
  nameParticles: 'de, da, das, do, dos, e',
  townParts: { begin: 'nova, vila, são', middle: 'de, do, da, dos, das' },
  dated: 'de, da, do, data',
  beforeDays: { by: 'até, antes de', on: 'em' },
  premises: {
    building: 'edifício, pavilhão, torre',
    block: 'edif*, pav*',
    room: 'sala, andar, conjunto, conj',
    floor: 'andar',
    dock: 'porta, cais',
    loading: 'cais de carga, cais de descarga, cais de serviço',
    goodsIn: 'receção, recepção',
    direction: 'norte, sul, este, oeste',
    estate: 'zona ind*, parque ind*, parque emp*',
    grounds: 'sede, filial',
    plant: 'centro, depósito',
    office: 'escritório',
  },
  imprint: {
    seat: 'sede, sede social, sede fiscal',
    capital: 'capital social, capital social de',
    register: 'conservatória',
    printedBy: 'impresso por, impresso com',
  },
  signing: { behalf: 'em nome de', signed: 'assinado' },
  recipients: 'destinatário, destinatários',
  addressees: 'dirigido a',
  names: 'nome',
  departments: 'departamento, setor, serviço',
  posts: 'gerente, diretor, diretora, comprador',
  questions: 'dúvidas',
  addressed: {
    attention: 'a cuidado de, ao cuidado de',
    careOf: 'ao cuidado de, aos cuidados de, nas instalações de',
  },
  owners: 'titular',
  frames: 'abert*, *quadro*',
  setAside: 'compromis*',
  references: 'referência',
  accounts: `
    rubrica, conta, centro de custo, centro de custos, centros de custo, centros de custos, dotação,
    elemento de despesa`,
  projects: 'projeto, obra',
  directLines: 'linha direta, telefone direto',
  pages: 'página, pág',
  certificates: '*certifica*, ficha técnica, fichas técnicas',
  instead: 'sem, em vez, apenas',
  changed: 'alterad*, reduzid*, aument*, modifi*',
  units: `
    un, uns, und, unds, unid, unids, uni, u, ud, unidade, unidades, pc, pcs, pç, pçs, pça, peça, peças, pec,
    cx, cxs, caixa, caixas, rolo, rolos, rl, rol, saco, sacos, sc, sac, par, pares, pr, kg, kgs, kilo, kilos,
    quilo, quilos, quilograma, g, gr, gramas, t, ton, tonelada, toneladas, lt, lts, l, litro, litros, ml, cl,
    m, mt, mts, metro, metros, mm, cm, m2, m3, mtl, palete, paletes, pal, plt, pallet, pallets, emb,
    embalagem, embalagens, embal, pct, pcts, pacote, pacotes, pac, pack, packs, fardo, fardos, fd, frd, dz,
    dúzia, dúzias, jogo, jogos, jg, kit, kits, conj, cj, conjunto, conjuntos, set, garrafa, garrafas, grf,
    gf, lata, latas, lat, bidão, bidões, bidon, tambor, tambores, tb, balde, baldes, bd, frasco, frascos, fr,
    fco, bisnaga, bisnagas, tubo, tubos, barra, barras, br, vara, varas, chapa, chapas, ch, placa, placas,
    pl, folha, folhas, fl, fls, resma, resmas, rs, bobina, bobinas, bob, bob., bloco, blocos, blc, cento,
    centos, ct, milheiro, milheiros, mil, mh, hora, horas, h, hr, hrs, dia, dias, semana, semanas, mês,
    meses, ano, anos, serviço, serviços, sv, vg, verba, lote, lotes, viagem, viagens, pessoa, pessoas,
    licença, licenças, galão, galões, gl, bandeja, bandejas, tabuleiro, ampola, ampolas, comprimido,
    comprimidos, cartucho, cartuchos, contentor, envelope, cartela, display, expositor, molho, rede, redes,
    carteira, cabeça, exemplar, exemplares, ex, tira, tiras`,
  currencies: `
    EUR euro, EUR euros, BRL real, BRL reais, BRL real brasileiro, USD dólar, USD dólares,
    USD dólar americano, USD dólares americanos, GBP libra esterlina, GBP libras esterlinas, GBP libras,
    CHF franco suíço, CHF francos suíços, AOA kwanza, AOA kwanzas, MZN metical, MZN meticais,
    CVE escudo cabo verdiano, PLN zloty, JPY iene, JPY ienes, CNY yuan, DKK coroas dinamarquesas,
    SEK coroas suecas, NOK coroas norueguesas,
    NGN naira, NGN nairas, PHP peso filipino, PHP pesos filipinos, KES xelim queniano, GHS cedi, CVE escudos cabo verdianos`,
  legalForms: `
    Lda, Lda., Ltda, Ltda., Limitada, S.A., SA, S/A, Unipessoal Lda, Unip. Lda, Unip. Lda., Unipessoal,
    S.G.P.S., SGPS, E.P.E., EPE, E.M., E.I.R.L., EIRELI, ME, EPP, MEI, C.R.L., CRL, Coop., A.C.E., ACE, E.I.,
    ENI, & Ca, & Cia, Cia., Cia, & Filhos, Filhos, & Irmãos, Sociedade Anónima, S.C., SLU,
    Sucursal em Portugal, Associação, Fundação`,
  streets: `
    rua, r, avenida, av, avª, travessa, trav, tv, praça, pç, pça, praceta, pcta, largo, lg, lgo, estrada,
    estr, est, est nacional, estrada nacional, en, e n, caminho, cam, alameda, al, calçada, beco, rotunda,
    rodovia, rod, br, km, bairro, urbanização, urb, quinta, qta, lugar, lug, loteamento, lote, lt, edifício,
    edif, ed, andar, piso, bloco, bl, sala, loja, armazém, zona industrial, zi, z i, parque industrial,
    parque empresarial, parque, polo industrial, pavilhão, apartado, ap, caixa postal, cx postal, setor,
    quadra, qd, conjunto, conj, galpão, vila, via, cais, sítio, cruzamento, marginal, viela,
    distrito industrial`,
  countries: `
    US Estados Unidos, US Estados Unidos da América, US EUA, US E U A, CA Canadá, MX México, BR Brasil,
    AR Argentina, CL Chile, AO Angola, MZ Moçambique, CV Cabo Verde, GW Guiné Bissau, ST São Tomé e Príncipe,
    GB Reino Unido, GB Grã Bretanha, GB Inglaterra, IE Irlanda, DE Alemanha, AT Áustria, CH Suíça,
    NL Países Baixos, NL Holanda, BE Bélgica, LU Luxemburgo, FR França, ES Espanha, PT Portugal, IT Itália,
    GR Grécia, CY Chipre, MT Malta, PL Polónia, PL Polônia, CZ República Checa, CZ Chéquia, SK Eslováquia,
    HU Hungria, RO Roménia, RO Romênia, BG Bulgária, SI Eslovénia, HR Croácia, RS Sérvia, UA Ucrânia,
    TR Turquia, DK Dinamarca, SE Suécia, NO Noruega, FI Finlândia, IS Islândia, EE Estónia, LV Letónia,
    LT Lituânia, AU Austrália, NZ Nova Zelândia, IN Índia, JP Japão, KR Coreia do Sul, SG Singapura,
    MY Malásia, TH Tailândia, AE Emirados Árabes Unidos, SA Arábia Saudita, EG Egito, MA Marrocos,
    TN Tunísia, ZA África do Sul`,
  offices: {
    purchasing: 'compras, aprovisionamento, aprovisionamentos, comprador, compradora',
    sales: 'vendas, comercial, cliente, clientes',
    other: `
      porteiro, contínuo, zelador,
      departamento, depto, interno, internas, equipa, equipe, escritório, serviço, secção, setor, armazém, logística,
      contabilidade, administração, encomendas, encomenda, pedidos, pedido, sistema, automático, receção,
      recepção, atendimento, central, cozinha, gestão, manutenção, secretaria, portaria, técnico, técnicos, serviços`,
  },
  trades: `
    restaurante, café, cafetaria, padaria, pastelaria, talho, gelataria, hotel, pousada, farmácia, clínica,
    hospital, escola, colégio, câmara, oficina, loja, livraria, papelaria, mercearia, quinta, adega,
    herdade, construções, materiais, irmãos, filhos, indústrias, indústria, comércio, comercial,
    transportes, tipografia, associação, fundação, universidade, grupo, supermercado, mercado, serralharia,
    carpintaria, cooperativa, florista, garrafeira, ótica, churrasqueira,
    município, junta, freguesia, agrupamento, centro, museu, ministério, santa, misericórdia, creche, estaleiro, estaleiros, ginásio, conservas, lavandaria, bombeiros,
      prefeitura, câmara municipal, junta de freguesia,
    paróquia, diocese, convento, mosteiro, igreja, santuário`,
  salutations: `
    prezado, prezada, prezados, prezadas, caro, cara, caros, caras, exmo, exma, exmos, olá, oi, bom dia,
    boa tarde, boa noite, estimado, estimada, estimados`,
  givenNames: `
    Conceição, Márcio, Thaís, João, Inês, Nuno, Rui, Tiago, Duarte, Gonçalo, Afonso, Vasco, Filipa,
    Joana, Leonor, Catarina, Margarida, Luísa, Thiago, Rodrigo, Luciana, Juliana, Adriana, Fabrício,
    Vinícius, Caio, Wesley, Larissa, Letícia, Raquel, Sônia, Graça, Fátima, Armando, Rogério, Valdir,
    Ademir`,
};
