import type { Language } from '../../languages.ts';
import type { Line, Order } from '../../order/order.ts';
import type { MailSource } from '../mail-family.ts';
import { houseOrder, houseOrders } from './house-order.ts';
import { quantityOf } from './lines.ts';

/** An order of what schools, garages, canteens and electricians take. */
export function stockOrder(source: MailSource, least: number, most: number): Order {
  return stocked(source, [houseOrder(source, least, most)])[0]!;
}

/** Orders of one buyer for his houses; nothing stands on two of them. */
export function stockOrders(source: MailSource, ...counts: readonly number[]): Order[] {
  const orders = houseOrders(source, ...counts);
  const isDriveable = orders.every(({ shipTo }) => !isLetterBox(shipTo.street));
  return isDriveable ? stocked(source, orders) : stockOrders(source, ...counts);
}

/** Whether nobody can unload there. */
export function isLetterBox(street: string): boolean {
  return /^(BP|PO Box|P\.O\. Box|Postbus|Postboks|Postfach|Apartado|Casella|Caixa|Skr)/i.test(street);
}

function stocked({ random, language }: MailSource, orders: readonly Order[]): Order[] {
  const left = random.shuffled(stock[language]);
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => {
      const [description, unit] = left.pop()!;
      return { ...line, description, unit };
    }),
  }));
}

/** As it stands in a sentence: "12 x extension lead 5 m", "3 boxes of copy paper A4 80 g". */
export function inWords({ random, language }: MailSource, line: Line): string {
  const { description, unit } = line;
  const isWord = language !== 'de' && /^\p{Lu}\p{Ll}/u.test(description);
  const name = isWord ? `${description[0]!.toLowerCase()}${description.slice(1)}` : description;
  if (!pieces.has(unit)) {
    const isElided = language === 'fr' && /^[aeiouéh]/.test(name);
    return `${quantityOf(line)} ${unit}${isElided ? ' d’' : `${links[language]} `}${name}`;
  }
  return random.fill(`${quantityOf(line)}{ x |x }${name}`);
}

const pieces = new Set(['pcs', 'Stk', 'stuks', 'pièces', 'uds', 'pz', 'un', 'szt.', 'stk.']);

/** What stands between a box and its goods. */
const links: Record<Language, string> = {
  en: ' of',
  de: '',
  nl: '',
  fr: ' de',
  es: ' de',
  it: ' di',
  pt: ' de',
  pl: '',
  da: '',
};

type Stock = readonly (readonly [name: string, unit: string])[];

const stock: Record<Language, Stock> = {
  en: [
    ['LED tube 150 cm neutral white', 'pcs'],
    ['Extension lead 5 m', 'pcs'],
    ['Copy paper A4 80 g', 'boxes'],
    ['Whiteboard markers assorted', 'packs'],
    ['Wiper blade 600 mm', 'pcs'],
    ['Engine oil 5W-30', 'cans'],
    ['Paper napkins 33 cm', 'packs'],
    ['Dishwasher tablets', 'tubs'],
    ['Hi-vis vest orange size L', 'pcs'],
    ['Fire blanket 120 x 120', 'pcs'],
    ['Wall plugs 8 mm grey', 'bags'],
    ['Spray paint matt black', 'cans'],
    ['AA batteries alkaline', 'packs'],
    ['Wooden coffee stirrers', 'boxes'],
    ['Roller blind 90 cm beige', 'pcs'],
    ['Tyre valve caps chrome', 'sets'],
  ],
  de: [
    ['LED-Röhre 150 cm neutralweiß', 'Stk'],
    ['Verlängerungskabel 5 m', 'Stk'],
    ['Kopierpapier A4 80 g', 'Kartons'],
    ['Whiteboardmarker sortiert', 'Packungen'],
    ['Wischerblatt 600 mm', 'Stk'],
    ['Motoröl 5W-30', 'Kanister'],
    ['Servietten 33 cm weiß', 'Packungen'],
    ['Spülmaschinentabs', 'Eimer'],
    ['Warnweste orange Gr. L', 'Stk'],
    ['Löschdecke 120 x 120', 'Stk'],
    ['Dübel 8 mm grau', 'Beutel'],
    ['Sprühlack schwarz matt', 'Dosen'],
    ['Batterien Mignon AA', 'Packungen'],
    ['Rührstäbchen Holz', 'Kartons'],
    ['Rollo 90 cm beige', 'Stk'],
    ['Ventilkappen Chrom', 'Sätze'],
  ],
  nl: [
    ['Ledbuis 150 cm neutraalwit', 'stuks'],
    ['Verlengsnoer 5 m', 'stuks'],
    ['Kopieerpapier A4 80 g', 'dozen'],
    ['Whiteboardstiften assorti', 'pakjes'],
    ['Ruitenwisser 600 mm', 'stuks'],
    ['Motorolie 5W-30', 'cans'],
    ['Servetten 33 cm wit', 'pakken'],
    ['Vaatwastabletten', 'emmers'],
    ['Veiligheidshesje oranje maat L', 'stuks'],
    ['Blusdeken 120 x 120', 'stuks'],
    ['Pluggen 8 mm grijs', 'zakjes'],
    ['Spuitlak mat zwart', 'bussen'],
    ['Batterijen AA alkaline', 'pakjes'],
    ['Roerstaafjes hout', 'dozen'],
    ['Rolgordijn 90 cm beige', 'stuks'],
    ['Ventieldopjes chroom', 'sets'],
  ],
  fr: [
    ['Tube LED 150 cm blanc neutre', 'pièces'],
    ['Rallonge électrique 5 m', 'pièces'],
    ['Papier copie A4 80 g', 'cartons'],
    ['Feutres tableau blanc assortis', 'pochettes'],
    ['Balai d’essuie-glace 600 mm', 'pièces'],
    ['Huile moteur 5W-30', 'bidons'],
    ['Serviettes papier 33 cm', 'paquets'],
    ['Tablettes lave-vaisselle', 'seaux'],
    ['Gilet haute visibilité orange taille L', 'pièces'],
    ['Couverture anti-feu 120 x 120', 'pièces'],
    ['Chevilles 8 mm grises', 'sachets'],
    ['Peinture aérosol noir mat', 'bombes'],
    ['Piles AA alcalines', 'paquets'],
    ['Agitateurs en bois', 'cartons'],
    ['Store enrouleur 90 cm beige', 'pièces'],
    ['Bouchons de valve chromés', 'lots'],
  ],
  es: [
    ['Tubo LED 150 cm luz neutra', 'uds'],
    ['Alargador eléctrico 5 m', 'uds'],
    ['Papel de copia A4 80 g', 'cajas'],
    ['Rotuladores pizarra surtidos', 'estuches'],
    ['Escobilla limpiaparabrisas 600 mm', 'uds'],
    ['Aceite de motor 5W-30', 'latas'],
    ['Servilletas de papel 33 cm', 'paquetes'],
    ['Pastillas de lavavajillas', 'cubos'],
    ['Chaleco reflectante naranja talla L', 'uds'],
    ['Manta ignífuga 120 x 120', 'uds'],
    ['Tacos 8 mm grises', 'bolsas'],
    ['Pintura en spray negro mate', 'botes'],
    ['Pilas AA alcalinas', 'paquetes'],
    ['Paletinas de madera para café', 'cajas'],
    ['Estor enrollable 90 cm beige', 'uds'],
    ['Tapones de válvula cromados', 'juegos'],
  ],
  it: [
    ['Tubo LED 150 cm bianco neutro', 'pz'],
    ['Prolunga elettrica 5 m', 'pz'],
    ['Carta per copie A4 80 g', 'scatole'],
    ['Pennarelli per lavagna assortiti', 'confezioni'],
    ['Spazzola tergicristallo 600 mm', 'pz'],
    ['Olio motore 5W-30', 'taniche'],
    ['Tovaglioli di carta 33 cm', 'pacchi'],
    ['Pastiglie lavastoviglie', 'secchi'],
    ['Gilet alta visibilità arancio taglia L', 'pz'],
    ['Coperta antifiamma 120 x 120', 'pz'],
    ['Tasselli 8 mm grigi', 'buste'],
    ['Vernice spray nero opaco', 'bombolette'],
    ['Pile AA alcaline', 'confezioni'],
    ['Palette caffè in legno', 'scatole'],
    ['Tenda a rullo 90 cm beige', 'pz'],
    ['Tappi valvola cromati', 'set'],
  ],
  pt: [
    ['Lâmpada tubular LED 150 cm', 'un'],
    ['Extensão elétrica 5 m', 'un'],
    ['Papel de cópia A4 80 g', 'caixas'],
    ['Marcadores de quadro branco sortidos', 'estojos'],
    ['Escova limpa-vidros 600 mm', 'un'],
    ['Óleo de motor 5W-30', 'latas'],
    ['Guardanapos de papel 33 cm', 'pacotes'],
    ['Pastilhas para máquina da loiça', 'baldes'],
    ['Colete refletor laranja tamanho L', 'un'],
    ['Manta ignífuga 120 x 120', 'un'],
    ['Buchas 8 mm cinzentas', 'sacos'],
    ['Tinta em spray preto mate', 'latas'],
    ['Pilhas AA alcalinas', 'pacotes'],
    ['Palhetas de café em madeira', 'caixas'],
    ['Estore de rolo 90 cm bege', 'un'],
    ['Tampas de válvula cromadas', 'jogos'],
  ],
  pl: [
    ['Świetlówka LED 150 cm neutralna', 'szt.'],
    ['Przedłużacz elektryczny 5 m', 'szt.'],
    ['Papier ksero A4 80 g', 'kart.'],
    ['Markery suchościeralne mix', 'kpl.'],
    ['Pióro wycieraczki 600 mm', 'szt.'],
    ['Olej silnikowy 5W-30', 'kan.'],
    ['Serwetki papierowe 33 cm', 'opak.'],
    ['Tabletki do zmywarki', 'wiad.'],
    ['Kamizelka odblaskowa pomarańczowa L', 'szt.'],
    ['Koc gaśniczy 120 x 120', 'szt.'],
    ['Kołki rozporowe 8 mm szare', 'opak.'],
    ['Farba w sprayu czarny mat', 'szt.'],
    ['Baterie AA alkaliczne', 'opak.'],
    ['Mieszadełka drewniane', 'kart.'],
    ['Roleta 90 cm beżowa', 'szt.'],
    ['Nakrętki na wentyle chromowane', 'kpl.'],
  ],
  da: [
    ['LED-rør 150 cm neutral hvid', 'stk.'],
    ['Forlængerledning 5 m', 'stk.'],
    ['Kopipapir A4 80 g', 'kasser'],
    ['Whiteboardtusser assorteret', 'pakker'],
    ['Viskerblad 600 mm', 'stk.'],
    ['Motorolie 5W-30', 'dunke'],
    ['Papirservietter 33 cm', 'pakker'],
    ['Opvasketabs', 'spande'],
    ['Refleksvest orange str. L', 'stk.'],
    ['Brandtæppe 120 x 120', 'stk.'],
    ['Rawlplugs 8 mm grå', 'poser'],
    ['Spraymaling mat sort', 'dåser'],
    ['Batterier AA alkaline', 'pakker'],
    ['Rørepinde i træ', 'kasser'],
    ['Rullegardin 90 cm beige', 'stk.'],
    ['Ventilhætter krom', 'sæt'],
  ],
};
