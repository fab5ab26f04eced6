import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Parafuso sextavado M{8|10|12} x {40|60|80}, {zincado|A2|A4}',
    'Rolamento de esferas {6204|6206|6308} 2RS C3',
    'Sensor indutivo M{12|18} PNP, cabo {2|5|10} m',
    'Jogo de juntas para bomba {CR 32|NK 65|LP 80}',
    'Palete EUR 1200 x 800 mm, {nova|usada}',
    'Luva de proteção tamanho {8|9|10}, corte {C|D}',
    'Berbequim a bateria 18 V com {2|3} baterias',
    'Cartucho filtrante {10|20} polegadas, {5|25|50} microns',
    'Suporte inox conforme desenho {A|B|C}-####',
    'Caixa de cartão {300 x 200 x 150|400 x 300 x 250} mm, canelado duplo',
    'Contactor {9|12|25} A, bobina 230 V',
    'Cadeira de escritório preta, com braços',
    'Manómetro 0-{10|16|25} bar, G1/4 inferior',
    'Correia SPZ {1000|1250|1600}',
    'Painel LED 600 x 600, {30|36|40} W, 4000 K, UGR inferior a 19, com driver',
  ],
  pieces: ['un', 'UN', 'pç', 'unid.', 'pcs'],
  measured: [
    { name: 'Mangueira hidráulica DN {12|16|20}, 2SN', units: ['m', 'MT'] },
    { name: 'Granulado PP preto, saco de 25 kg', units: ['kg', 'KG'] },
    { name: 'Cabo H07RN-F {3G1,5|5G2,5|4G6}', units: ['m', 'rolo'] },
    { name: 'Detergente alcalino, bidão de {10|20} l', units: ['bidão', 'L'] },
    { name: 'Fita adesiva 50 mm x 66 m, transparente', units: ['caixa', 'rolo'] },
    { name: 'Papel A4 80 g', units: ['resma', 'caixa'] },
  ],
  services: ['Custo de preparação', 'Comparticipação em ferramenta', 'Calibração com certificado'],
};
