import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Sechskantschraube M{8|10|12} x {40|60|80}, {verzinkt|A2|A4}',
    'Rillenkugellager {6204|6206|6308} 2RS C3',
    'Näherungsschalter M{12|18} PNP, Kabel {2|5|10} m',
    'Dichtungssatz für Pumpe {CR 32|NK 65|LP 80}',
    'Europalette 1200 x 800 mm, {neu|gebraucht}, IPPC',
    'Schutzhandschuh Gr. {8|9|10}, Schnittschutz {C|D}',
    'Akku-Bohrschrauber 18 V mit {2|3} Akkus',
    'Filterpatrone {10|20} Zoll, {5|25|50} µm',
    'Haltewinkel Edelstahl nach Zeichnung {A|B|C}-####',
    'Faltkarton {300 x 200 x 150|400 x 300 x 250} mm, 2-wellig',
    'Schütz {9|12|25} A, Spule 230 V AC',
    'Bürodrehstuhl schwarz, mit Armlehnen',
    'Manometer 0-{10|16|25} bar, G1/4 unten',
    'Keilriemen SPZ {1000|1250|1600}',
    'LED-Einlegeleuchte 600 x 600, {30|36|40} W, 4000 K, UGR < 19, inkl. Treiber',
  ],
  pieces: ['Stk', 'St', 'Stück', 'ST', 'Stck.'],
  measured: [
    { name: 'Hydraulikschlauch DN {12|16|20}, 2SN', units: ['m', 'lfm', 'Mtr'] },
    { name: 'PP-Granulat schwarz, Sackware 25 kg', units: ['kg', 'KG'] },
    { name: 'Gummischlauchleitung H07RN-F {3G1,5|5G2,5|4G6}', units: ['m', 'Ring'] },
    { name: 'Reiniger alkalisch, Kanister {10|20} l', units: ['Kan', 'Gebinde'] },
    { name: 'Klebeband 50 mm x 66 m, transparent', units: ['Karton', 'Rolle', 'Rol'] },
    { name: 'Kopierpapier A4 80 g/qm', units: ['Pkg', 'Paket', 'Karton'] },
  ],
  services: ['Rüstkostenpauschale', 'Werkzeugkostenanteil', 'Kalibrierung inkl. Protokoll'],
};
