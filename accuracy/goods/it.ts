import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Vite TE M{8|10|12} x {40|60|80}, {zincata|A2|A4}',
    'Cuscinetto a sfere {6204|6206|6308} 2RS C3',
    'Sensore induttivo M{12|18} PNP, cavo {2|5|10} m',
    'Kit guarnizioni per pompa {CR 32|NK 65|LP 80}',
    'Bancale EPAL 1200 x 800 mm, {nuovo|usato}',
    'Guanti da lavoro taglia {8|9|10}, taglio {C|D}',
    'Trapano avvitatore 18 V con {2|3} batterie',
    'Cartuccia filtrante {10|20} pollici, {5|25|50} micron',
    'Staffa inox a disegno {A|B|C}-####',
    'Scatola cartone {300 x 200 x 150|400 x 300 x 250} mm, doppia onda',
    'Contattore {9|12|25} A, bobina 230 V',
    'Sedia ufficio nera con braccioli',
    'Manometro 0-{10|16|25} bar, G1/4 radiale',
    'Cinghia SPZ {1000|1250|1600}',
    'Pannello LED 600 x 600, {30|36|40} W, 4000 K, UGR minore di 19, con alimentatore',
  ],
  pieces: ['pz', 'PZ', 'NR', 'n.', 'pz.'],
  measured: [
    { name: 'Tubo idraulico DN {12|16|20}, 2SN', units: ['m', 'MT'] },
    { name: 'Granulo PP nero, sacco 25 kg', units: ['kg', 'KG'] },
    { name: 'Cavo H07RN-F {3G1,5|5G2,5|4G6}', units: ['m', 'bobina'] },
    { name: 'Detergente alcalino, tanica {10|20} l', units: ['tanica', 'LT'] },
    { name: 'Nastro adesivo 50 mm x 66 m, trasparente', units: ['scatola', 'rotolo'] },
    { name: 'Carta A4 80 g', units: ['risma', 'conf'] },
  ],
  services: ['Costo di attrezzaggio', 'Contributo attrezzatura', 'Taratura con certificato'],
};
