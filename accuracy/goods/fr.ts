import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Vis H M{8|10|12} x {40|60|80}, {zinguée|A2|A4}',
    'Roulement à billes {6204|6206|6308} 2RS C3',
    'Détecteur inductif M{12|18} PNP, câble {2|5|10} m',
    'Kit de joints pour pompe {CR 32|NK 65|LP 80}',
    'Palette Europe 1200 x 800 mm, {neuve|occasion}',
    'Gants de protection taille {8|9|10}, coupure {C|D}',
    'Perceuse sans fil 18 V avec {2|3} batteries',
    'Cartouche filtrante {10|20} pouces, {5|25|50} microns',
    'Équerre inox selon plan {A|B|C}-####',
    'Caisse carton {300 x 200 x 150|400 x 300 x 250} mm, double cannelure',
    'Contacteur {9|12|25} A, bobine 230 V',
    'Fauteuil de bureau noir, avec accoudoirs',
    'Manomètre 0-{10|16|25} bar, G1/4 vertical',
    'Courroie SPZ {1000|1250|1600}',
    'Dalle LED 600 x 600, {30|36|40} W, 4000 K, UGR inférieur à 19, avec alimentation',
  ],
  pieces: ['pce', 'U', 'pièce', 'PCE', 'pcs'],
  measured: [
    { name: 'Flexible hydraulique DN {12|16|20}, 2SN', units: ['m', 'ml'] },
    { name: 'Granulé PP noir, sac de 25 kg', units: ['kg', 'KG'] },
    { name: 'Câble H07RN-F {3G1,5|5G2,5|4G6}', units: ['m', 'couronne'] },
    { name: 'Nettoyant alcalin, bidon de {10|20} l', units: ['bidon', 'L'] },
    { name: 'Ruban adhésif 50 mm x 66 m, transparent', units: ['carton', 'rouleau'] },
    { name: 'Papier A4 80 g', units: ['ramette', 'carton'] },
  ],
  services: ['Frais de mise en route', 'Participation outillage', 'Étalonnage avec certificat'],
};
