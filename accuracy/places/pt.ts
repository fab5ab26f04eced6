import type { Place } from './place.ts';

const portugal: Place = {
  country: 'PT',
  countryName: 'Portugal',
  currency: 'EUR',
  towns: [
    ['4470-605', 'Maia'],
    ['2685-338', 'Prior Velho'],
    ['3800-121', 'Aveiro'],
    ['4705-319', 'Braga'],
    ['2400-441', 'Leiria'],
  ],
  streets: [
    'Rua das Oficinas, ##',
    'Zona Industrial, Lote ##',
    'Avenida da Liberdade, ###',
    'Estrada Nacional 1, km ###',
    'Travessa do Outeiro #',
  ],
  extras: ['Cais #', 'Pavilhão {A|B}', 'Armazém #'],
  townLine: ['{postal} {city}'],
  vatId: ['PT5########', '50#######', '5## ### ###'],
  phones: ['+351 22# ### ###', '21# ### ###', '+351 234 ### ###'],
  companies: [
    'Cerâmicas do Vouga',
    'Metalúrgica Irmãos Simões',
    'Conservas Pinhais',
    'Têxteis Penafiel',
    'Moldes Marinhense',
  ],
  legalForms: ['Lda.', 'S.A.', 'Unipessoal Lda.', '& Filhos, Lda.'],
  firstNames: ['João', 'Inês', 'Conceição', 'Rui', 'Sofia', 'Nuno'],
  lastNames: ['Magalhães', 'Simões', 'Araújo', 'dos Santos', 'Gonçalves'],
  dates: ['d/m/y', 'd-m-y', 'D {de} month {de} y', 'y-m-d'],
  taxRates: [23],
  numbers: [
    { decimal: ',', group: '.' },
    { decimal: ',', group: ' ' },
    { decimal: ',', group: '' },
  ],
};

const brazil: Place = {
  country: 'BR',
  countryName: 'Brasil',
  currency: 'BRL',
  towns: [
    ['89219-600', 'Joinville'],
    ['13069-310', 'Campinas'],
    ['93032-000', 'São Leopoldo'],
  ],
  streets: ['Rua Dona Francisca, ####', 'Av. das Indústrias, ###', 'Rod. BR-116, km ##'],
  extras: ['Doca #', 'Galpão #'],
  townLine: ['{postal} {city}', 'CEP {postal} {city}'],
  vatId: ['##.###.###/0001-##'],
  phones: ['+55 47 3###-####', '(19) 3###-####'],
  companies: ['Indústria Catarinense de Bombas', 'Comercial Bandeirante'],
  legalForms: ['Ltda.', 'S/A', 'EIRELI'],
  firstNames: ['Thaís', 'Márcio', 'Aline'],
  lastNames: ['Schmitz', 'Oliveira', 'Nascimento'],
  dates: ['d/m/y'],
  taxRates: [18],
  numbers: [{ decimal: ',', group: '.' }],
};

export const places = [portugal, portugal, brazil];
