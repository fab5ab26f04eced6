import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: [
    'faz-nos falta material',
    'reposição',
    'necessidades sem. 12',
    'umas coisinhas',
    'para a próxima volta',
  ],
  numbered: ['N/ ref. <n>', 'Requisição <n>', '<n> - materiais'],
  hidden: [
    'antes de mais, parabéns pelos 75 anos da casa, não é para todos! Tive pena de não poder estar aí no dia 14, tínhamos cá 30 pessoas.\n\nA última remessa chegou impecável, os 9 volumes, nada a apontar.\n\nEscrevo porque as prateleiras começam a ficar vazias: teria a amabilidade de nos fazer chegar <lines> na próxima volta? Não há pressa, desde que esteja cá antes de <d>.\n\nE se o Pedro estiver, ficou de me mandar a tabela de 2026, ainda trabalho com a de 2023. Apanha-me melhor entre as 8 e as 10.',
    'muito obrigado por terem resolvido tão depressa o assunto da factura 118204, a contabilidade pagou-a ontem.\n\nEntretanto o 2.º piso ficou pronto e abrimos daqui a 10 dias, já está a ver. Para começar vamos precisar de <lines>. Se vier em duas vezes não faz mal.\n\nQuanto ao que me perguntou: não, os bidões de 30 litros já não usamos, pode tirá-los da nossa ficha.\n\nCumprimentos ao Manuel, já lá vão 15 anos desde que fizemos juntos o hospital.',
  ],
  sentences: [
    '<lines> por favor, quando o motorista passar por cá.',
    'ponha-nos <lines> de lado para <d>, requisição <n>.',
    'Contem-nos com <lines>, se for preciso vamos levantar.',
  ],
  dictated: [
    'olá daqui é a oficina acabaram-se umas coisas mandem-nos <a> e depois <b> ah e também <c> é tudo obrigado',
    'bom dia podiam juntar à próxima entrega <a> mais <b> e já agora <c> muito obrigado até à próxima',
  ],
  brief: ['Para amanhã sff:', 'pôr na carrinha:', 'Obra Norte'],
  intros: [
    'agradecemos o fornecimento, com a n/ ref. <n>, de:',
    'isto é o que falta no armazém, dava jeito para <d>:',
    'a lista desta vez:',
    'seguem as nossas necessidades, a despachar logo que possível.',
  ],
  outros: [
    'Descarga no portão 3, até às 15h.',
    'O motorista que ligue 30 min antes.',
    'Mencionem <n> nos papéis, por favor.',
  ],
  places: ['Cozinha central', 'Bar do pavilhão'],
  remarks: ['(da outra vez 36)', '- os da linha 2', '(não a versão de 2023)', '(prateleira B14)', '', ''],
  notWanted: [
    'desta vez nada de <old>, ainda há 45. Mas mandem-nos <lines>.',
    '<old> por agora não é preciso, na sexta contámos 18. O que queremos: <lines>, entrega como sempre.',
  ],
  again: [
    'o mesmo do mês passado, sem alterações.',
    'podem repetir tal e qual a encomenda abaixo? Já se gastou tudo.',
  ],
  mixed: [
    'hope you are well! Precisamos asap de <lines>, please deliver até <d> no cais 2, same conditions as last year. Thanks e bom fim de semana!',
  ],
  form: {
    subject: 'Formulário do site: nova encomenda',
    intro: 'Foi preenchido o formulário «Encomendar já» do vosso site. Não responda a esta mensagem.',
    labels: ['Pessoa de contacto', 'Empresa', 'Telefone para contacto', 'Endereço de correio', 'Encomendo'],
  },
  asked: [
    ['Quanto quer de <a> este mês?', 'Mandamos também <b>?', 'E <c>, ainda tem que chegue?'],
    ['<1> por favor', 'sim, <2>', 'está a acabar, portanto também <3>'],
  ],
  offer:
    'obrigado pela consulta. Até ao fim do mês podemos propor o seguinte, portes pagos a partir de 250,00, prazo de 3 a 5 dias:',
  accepted: [
    'os preços estão bem, forneçam então <lines>. O nosso número é o <n>.',
    'combinado. Ficamos com <lines>, encomenda <n>.',
  ],
  passedOn: [
    'Lanças-me isto?',
    'Ver abaixo, veio parar a mim.',
    'Para registar, o cliente já ligou 2 vezes e tem urgência.',
  ],
  attached: [
    'no anexo vão as nossas necessidades, a entregar na data indicada.',
    'aqui vai a requisição <n> em ficheiro, aguardamos a vossa resposta em 2 dias.',
    'conforme falado ao telefone, a encomenda assinada.',
  ],
  attachedSeveral: [
    'são três instalações, por isso encomendas separadas, tudo nos anexos.',
    'junto todas as encomendas aprovadas hoje. Confirmem cada uma em separado.',
  ],
  headings: ['Encomenda n.º <n>', 'Com o <n>, por favor:', 'Para a obra <n> precisamos de'],
  bodyAndAttached: [
    'a encomenda grande vai em anexo. Há ainda uma pequena, com número próprio <n>:',
    'tratem como duas encomendas: o anexo, e com o n.º <n> esta:',
  ],
  repeated: [
    'a nossa encomenda vai em anexo, em resumo trata-se de:',
    'Requisição <n> em anexo. Pelo sim pelo não, o conteúdo outra vez:',
  ],
  oldInvoice: [
    'segue a nossa nova encomenda <n>. Vai também cópia da vossa última factura, onde a morada estava errada, corrijam de futuro.',
  ],
  cancelledAndNew: [
    'anulem a nossa encomenda <n>, foi engano. Em vez dela mandem-nos <lines>.',
    'esqueçam a encomenda <n>, já não interessa. O que precisamos mesmo: <lines>.',
  ],
};
