import type { Goods } from './goods.ts';

export const goods: Goods = {
  counted: [
    'Śruba M{8|10|12} x {40|60|80}, {ocynk|A2|A4}',
    'Łożysko kulkowe {6204|6206|6308} 2RS C3',
    'Czujnik indukcyjny M{12|18} PNP, przewód {2|5|10} m',
    'Zestaw uszczelek do pompy {CR 32|NK 65|LP 80}',
    'Paleta EUR 1200 x 800 mm, {nowa|używana}',
    'Rękawice ochronne rozm. {8|9|10}, klasa {C|D}',
    'Wkrętarka 18 V z {2|3} akumulatorami',
    'Wkład filtra {10|20} cali, {5|25|50} mikronów',
    'Wspornik nierdzewny wg rys. {A|B|C}-####',
    'Karton klapowy {300 x 200 x 150|400 x 300 x 250} mm, pięciowarstwowy',
    'Stycznik {9|12|25} A, cewka 230 V',
    'Krzesło biurowe czarne z podłokietnikami',
    'Manometr 0-{10|16|25} bar, G1/4 dolny',
    'Pas klinowy SPZ {1000|1250|1600}',
    'Panel LED 600 x 600, {30|36|40} W, 4000 K, UGR poniżej 19, z zasilaczem',
  ],
  pieces: ['szt.', 'szt', 'SZT', 'sztuk'],
  measured: [
    { name: 'Wąż hydrauliczny DN {12|16|20}, 2SN', units: ['m', 'mb'] },
    { name: 'Granulat PP czarny, worek 25 kg', units: ['kg', 'KG'] },
    { name: 'Przewód H07RN-F {3G1,5|5G2,5|4G6}', units: ['m', 'krążek'] },
    { name: 'Środek czyszczący, kanister {10|20} l', units: ['kan.', 'l'] },
    { name: 'Taśma klejąca 50 mm x 66 m, przezroczysta', units: ['karton', 'rolka'] },
    { name: 'Papier A4 80 g', units: ['ryza', 'karton'] },
  ],
  services: ['Koszt uruchomienia', 'Udział w narzędziach', 'Kalibracja ze świadectwem'],
};
