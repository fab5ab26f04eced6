import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'A posição <i> pode sair, encontrámos cá em armazém.',
    'Atenção: a linha <i> fica sem efeito.',
    'Não forneçam a linha <i>.',
  ],
  drop: [
    'O artigo <t> da encomenda já não é preciso, retirem-no por favor.',
    'Não enviem <t>, a obra foi adiada.',
  ],
  quantity: [
    'Na linha <i> têm de ser <q> e não <o>.',
    'Aumentem a posição <i> de <o> para <q>, por favor.',
    'Na posição <i> forneçam <q> em vez de <o>.',
  ],
  amount: ['De <t> precisamos de <q>, não de <o>.', 'A quantidade de <t> passa para <q>.'],
  add: ['Juntem também <lines>, não consta do PDF.', 'Na encomenda faltam <lines>. Acrescentem por favor.'],
  date: [
    'A data da encomenda já não serve, precisamos de tudo a <d>.',
    'Nova data de entrega: <d>, em vez da que está no PDF.',
  ],
  address: [
    'A mercadoria não é para a morada da encomenda mas para <street>, <town>.',
    'A morada de entrega mudou: <street>, <town>.',
  ],
  reference: [
    'Usem o número de encomenda <n> em vez do impresso.',
    'O número do PDF está errado, o número de encomenda certo é <n>.',
  ],
  unclear: [
    'Tenham em conta que uma das linhas é para baixar um pouco, o Zé sabe qual.',
    'Acertem as quantidades como falámos hoje de manhã ao telefone.',
    'Troquem o segundo lote pelos outros, como na primavera.',
  ],
  none: [
    'Por favor não alterem nada sem falar connosco.',
    'Se alguma linha não puder seguir completa, avisem antes de expedir.',
    'As quantidades foram conferidas duas vezes, 2 assinaturas como manda a regra.',
  ],
};
