import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Sætskrue M{8|10|12} x {40|60|80}, {elforzinket|A2|A4}',
    'Kugleleje {6204|6206|6308} 2RS C3',
    'Induktiv føler M{12|18} PNP, kabel {2|5|10} m',
    'Pakningssæt til pumpe {CR 32|NK 65|LP 80}',
    'Europalle 1200 x 800 mm, {ny|brugt}',
    'Arbejdshandske str. {8|9|10}, skærebeskyttelse {C|D}',
    'Akku-boremaskine 18 V med {2|3} batterier',
    'Filterpatron {10|20} tommer, {5|25|50} my',
    'Rustfrit beslag efter tegning {A|B|C}-####',
    'Papkasse {300 x 200 x 150|400 x 300 x 250} mm, dobbeltbølge',
    'Kontaktor {9|12|25} A, spole 230 V',
    'Kontorstol sort, med armlæn',
    'Manometer 0-{10|16|25} bar, G1/4 bund',
    'Kilerem SPZ {1000|1250|1600}',
    'LED-panel 600 x 600, {30|36|40} W, 4000 K, UGR under 19, inkl. driver',
  ],
  pieces: ['stk', 'stk.', 'STK', 'st'],
  measured: [
    { name: 'Hydraulikslange DN {12|16|20}, 2SN', units: ['m', 'mtr'] },
    { name: 'PP-granulat sort, sæk 25 kg', units: ['kg', 'KG'] },
    { name: 'Gummikabel H07RN-F {3G1,5|5G2,5|4G6}', units: ['m', 'rulle'] },
    { name: 'Rengøringsmiddel alkalisk, dunk {10|20} l', units: ['dunk', 'ltr'] },
    { name: 'Tape 50 mm x 66 m, klar', units: ['kasse', 'rulle'] },
    { name: 'Kopipapir A4 80 g', units: ['pakke', 'kasse'] },
  ],
  services: ['Opstartsomkostning', 'Andel i værktøj', 'Kalibrering inkl. certifikat'],
};
