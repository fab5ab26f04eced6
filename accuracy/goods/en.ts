import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Hex cap screw M{8|10|12} x {40|60|80}, {zinc plated|A2|A4}',
    'Ball bearing {6204|6206|6308} 2RS C3',
    'Proximity switch M{12|18} PNP, cable {2|5|10} m',
    'Gasket set for pump type {CR 32|NK 65|LP 80}',
    'Pallet, wooden, {1200 x 800 mm|48 x 40 in}, heat treated',
    'Safety gloves size {8|9|10}, cut level {C|D}',
    'Cordless drill 18 V with {2|3} batteries',
    'Filter cartridge {10|20} in, {5|25|50} micron',
    'Stainless bracket, drawing {A|B|C}-####, rev {A|B|C}',
    'Printed carton {300 x 200 x 150|400 x 300 x 250} mm, double wall',
    'Contactor {9|12|25} A, coil 230 V AC',
    'Office chair, black, with armrests',
    'Pressure gauge 0-{10|16|25} bar, G1/4, bottom entry',
    'V-belt SPZ {1000|1250|1600}',
    'LED panel 600 x 600, {30|36|40} W, 4000 K, UGR below 19, with driver',
  ],
  pieces: ['pcs', 'EA', 'ea', 'each', 'PCE', 'pc'],
  measured: [
    { name: 'Hydraulic hose DN {12|16|20}, 2SN', units: ['m', 'mtr', 'M'] },
    { name: 'Granulate PP black, lot bags 25 kg', units: ['kg', 'KG'] },
    { name: 'Cable H07RN-F {3G1.5|5G2.5|4G6}', units: ['m', 'reel'] },
    { name: 'Cleaning agent, alkaline, {10|20} l can', units: ['can', 'ltr'] },
    { name: 'Adhesive tape 50 mm x 66 m, clear', units: ['box', 'roll', 'RL'] },
    { name: 'Copy paper A4 80 g/m2', units: ['box', 'pack', 'ream'] },
  ],
  services: ['Set-up charge', 'Tooling contribution', 'Calibration incl. certificate'],
};
