import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Zeskantbout M{8|10|12} x {40|60|80}, {verzinkt|A2|A4}',
    'Groefkogellager {6204|6206|6308} 2RS C3',
    'Naderingsschakelaar M{12|18} PNP, kabel {2|5|10} m',
    'Pakkingset voor pomp {CR 32|NK 65|LP 80}',
    'Europallet 1200 x 800 mm, {nieuw|gebruikt}, ISPM15',
    'Werkhandschoen maat {8|9|10}, snijklasse {C|D}',
    'Accuboormachine 18 V met {2|3} accu’s',
    'Filterpatroon {10|20} inch, {5|25|50} micron',
    'Rvs beugel volgens tekening {A|B|C}-####',
    'Kartonnen doos {300 x 200 x 150|400 x 300 x 250} mm, dubbele golf',
    'Magneetschakelaar {9|12|25} A, spoel 230 V',
    'Bureaustoel zwart, met armleuningen',
    'Manometer 0-{10|16|25} bar, G1/4 onder',
    'V-snaar SPZ {1000|1250|1600}',
    'Ledpaneel 600 x 600, {30|36|40} W, 4000 K, UGR onder 19, incl. driver',
  ],
  pieces: ['st', 'stuks', 'stk', 'ST', 'st.'],
  measured: [
    { name: 'Hydrauliekslang DN {12|16|20}, 2SN', units: ['m', 'mtr'] },
    { name: 'PP-granulaat zwart, zak 25 kg', units: ['kg', 'KG'] },
    { name: 'Neopreenkabel H07RN-F {3G1,5|5G2,5|4G6}', units: ['m', 'rol'] },
    { name: 'Reiniger alkalisch, can {10|20} l', units: ['can', 'ltr'] },
    { name: 'Tape 50 mm x 66 m, transparant', units: ['doos', 'rol'] },
    { name: 'Kopieerpapier A4 80 g', units: ['pak', 'doos'] },
  ],
  services: ['Instelkosten', 'Bijdrage gereedschap', 'Kalibratie incl. certificaat'],
};
