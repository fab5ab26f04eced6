import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Tornillo hexagonal M{8|10|12} x {40|60|80}, {cincado|A2|A4}',
    'Rodamiento de bolas {6204|6206|6308} 2RS C3',
    'Detector inductivo M{12|18} PNP, cable {2|5|10} m',
    'Juego de juntas para bomba {CR 32|NK 65|LP 80}',
    'Palé europeo 1200 x 800 mm, {nuevo|usado}',
    'Guante de protección talla {8|9|10}, corte {C|D}',
    'Taladro a batería 18 V con {2|3} baterías',
    'Cartucho filtrante {10|20} pulgadas, {5|25|50} micras',
    'Escuadra inox según plano {A|B|C}-####',
    'Caja de cartón {300 x 200 x 150|400 x 300 x 250} mm, doble canal',
    'Contactor {9|12|25} A, bobina 230 V',
    'Silla de oficina negra, con reposabrazos',
    'Manómetro 0-{10|16|25} bar, G1/4 inferior',
    'Correa SPZ {1000|1250|1600}',
    'Panel LED 600 x 600, {30|36|40} W, 4000 K, UGR menor de 19, con driver',
  ],
  pieces: ['ud', 'uds', 'UN', 'pza', 'Ud.'],
  measured: [
    { name: 'Manguera hidráulica DN {12|16|20}, 2SN', units: ['m', 'ML'] },
    { name: 'Granza PP negra, saco de 25 kg', units: ['kg', 'KG'] },
    { name: 'Cable H07RN-F {3G1,5|5G2,5|4G6}', units: ['m', 'rollo'] },
    { name: 'Limpiador alcalino, garrafa de {10|20} l', units: ['garrafa', 'L'] },
    { name: 'Cinta adhesiva 50 mm x 66 m, transparente', units: ['caja', 'rollo'] },
    { name: 'Papel A4 80 g', units: ['paquete', 'caja'] },
  ],
  services: ['Gastos de preparación', 'Participación en utillaje', 'Calibración con certificado'],
};
