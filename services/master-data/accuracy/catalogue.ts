import type { Split } from './countries.ts';
import type { Random } from './random.ts';

export interface Texts<T> {
  de: T;
  en: T;
}

/** A part of a description. Those that vary in a series tell its articles apart. */
export interface Part {
  role: 'thing' | 'brand' | 'standard' | 'material' | 'size' | 'colour' | 'pack';
  text: string;
}

/** What articles of one trade are called in two languages, and by what they differ. */
interface Trade {
  things: Texts<string>[];
  materials: Texts<string>[];
  colours: Texts<string>[];
  standards: string[];
  /** A ladder of sizes, near each other. */
  sizes: (random: Random) => Texts<string>[];
  packs: number[];
}

const pairs = (text: string): Texts<string>[] =>
  text.split(',').map((each) => {
    const [de, en] = each.split('=');
    return { de: de!.trim(), en: en!.trim() };
  });
const alike = (text: string): Texts<string> => ({ de: text, en: text });
/** `0,75 l` is `0.75 l` in English. */
const measure = (text: string): Texts<string> => ({ de: text, en: text.replaceAll(',', '.') });
const steps = (from: number, by: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + by * i);

const screws: Trade = {
  things: pairs(
    'Sechskantschraube=Hexagon bolt,Senkkopfschraube=Countersunk screw,Zylinderschraube=Cap screw,Gewindestange=Threaded rod,Holzschraube=Wood screw,Blechschraube=Sheet metal screw',
  ),
  materials: pairs(
    'verzinkt=zinc plated,Edelstahl A2=stainless steel A2,Edelstahl A4=stainless steel A4,blank=plain,brüniert=black oxide,Messing=brass',
  ),
  colours: [],
  standards: ['DIN 931', 'DIN 933', 'DIN 912', 'DIN 963', 'ISO 4014', 'ISO 4017', ''],
  sizes: (random) => {
    const thread = random.pick([3, 4, 5, 6, 8, 10, 12, 16, 20]);
    return steps(5 * (2 + random.below(16)), 5, 8).map((length) => alike(`M${thread}x${length}`));
  },
  packs: [50, 100, 200, 500],
};
const paints: Trade = {
  things: pairs(
    'Holzlasur=Wood stain,Wandfarbe=Wall paint,Grundierung=Primer,Klarlack=Clear varnish,Rostschutzfarbe=Rust protection paint,Fassadenfarbe=Facade paint,Bodenbeschichtung=Floor coating,Heizkörperlack=Radiator enamel',
  ),
  materials: pairs(
    'matt=matt,seidenmatt=satin,glänzend=glossy,wetterfest=weatherproof,wasserbasiert=water based',
  ),
  colours: pairs(
    'weiß=white,schwarz=black,lichtgrau RAL 7035=light grey RAL 7035,anthrazit RAL 7016=anthracite RAL 7016,eiche=oak,nussbaum=walnut,signalrot RAL 3001=signal red RAL 3001,enzianblau RAL 5010=gentian blue RAL 5010',
  ),
  standards: [''],
  sizes: () => ['0,375 l', '0,75 l', '1 l', '2,5 l', '5 l', '10 l', '12,5 l'].map(measure),
  packs: [1, 2, 4, 6],
};
const foods: Trade = {
  things: pairs(
    'Weizenmehl=Wheat flour,Roggenmehl=Rye flour,Puderzucker=Icing sugar,Butterschmalz=Clarified butter,Kakaopulver=Cocoa powder,Mandeln=Almonds,Sonnenblumenöl=Sunflower oil,Trockenhefe=Dry yeast',
  ),
  materials: pairs('gemahlen=ground,fein=fine,grob=coarse,geröstet=roasted,naturbelassen=natural'),
  colours: pairs('bio=organic,konventionell=conventional'),
  standards: ['Type 405', 'Type 550', 'Type 812', 'Type 1050', ''],
  sizes: () => ['250 g', '500 g', '1 kg', '2,5 kg', '5 kg', '10 kg', '25 kg'].map(measure),
  packs: [1, 4, 6, 10, 12],
};
const pipes: Trade = {
  things: pairs(
    'Kupferrohr=Copper pipe,Winkelverschraubung=Elbow fitting,Kugelhahn=Ball valve,Rohrschelle=Pipe clamp,Muffe=Coupling,Reduzierstück=Reducer,Dichtungsring=Gasket ring,Schlauchtülle=Hose nozzle',
  ),
  materials: pairs(
    'vernickelt=nickel plated,Rotguss=gunmetal,Kunststoff=plastic,verchromt=chrome plated,PTFE=PTFE',
  ),
  colours: [],
  standards: ['EN 1057', 'PN 16', 'PN 25', ''],
  sizes: (random) => {
    const wall = 1 + random.below(4);
    return steps(0, 1, 7).map((i) => alike(`DN ${[10, 15, 20, 25, 32, 40, 50][i]} ${12 + 6 * i}x${wall} mm`));
  },
  packs: [1, 5, 10, 25],
};
const office: Trade = {
  things: pairs(
    'Kopierpapier=Copy paper,Ordner=Lever arch file,Kugelschreiber=Ball pen,Briefumschlag=Envelope,Klebeband=Adhesive tape,Notizblock=Notepad,Trennblätter=Dividers,Sichthüllen=Sleeves',
  ),
  materials: pairs(
    'recycelt=recycled,selbstklebend=self adhesive,liniert=ruled,kariert=squared,glatt=smooth',
  ),
  colours: pairs('weiß=white,blau=blue,rot=red,grün=green,gelb=yellow,grau=grey'),
  standards: ['A3', 'A4', 'A5', 'C5', 'DL'],
  sizes: (random) => steps(60 + random.below(20), 10, 7).map((grams) => alike(`${grams} g`)),
  packs: [10, 50, 100, 250, 500],
};
const cables: Trade = {
  things: pairs(
    'Mantelleitung=Sheathed cable,Erdkabel=Underground cable,Netzwerkkabel=Network cable,Steuerleitung=Control cable,Lautsprecherkabel=Speaker cable,Schlauchleitung=Flexible cord',
  ),
  materials: pairs(
    'Kupfer=copper,halogenfrei=halogen free,geschirmt=shielded,flexibel=flexible,ölbeständig=oil resistant',
  ),
  colours: pairs('grau=grey,reinweiß=pure white,schwarz=black,orange=orange'),
  standards: ['NYM-J', 'H07RN-F', 'YSLY', ''],
  sizes: (random) => {
    const area = random.pick(['1,5', '2,5', '4', '6', '10']);
    return [3, 4, 5, 7, 12].map((wires) => measure(`${wires}x${area} mm²`));
  },
  packs: [10, 25, 50, 100],
};

export const trades: Record<Split, Trade[]> = {
  building: [screws, paints, foods],
  heldOut: [pipes, office, cables],
};

/** Invented. */
const brands: Record<Split, string[]> = {
  building: ['Torvex', 'Haldenau', 'Brimax', 'Nordwerk', 'Silvona', 'Kestrel', ''],
  heldOut: ['Ravensol', 'Optiline', 'Duraplan', 'Wexford', 'Ambrosa', 'Lindenhof', ''],
};
const packUnits: Texts<string>[] = [
  { de: 'Stück', en: 'pieces' },
  { de: 'VPE', en: 'pack' },
  { de: 'Karton', en: 'carton' },
];
const mostOfSeries = 12;

/** The descriptions of articles that differ in one or two of size, colour and pack. */
export function describeSeries(trade: Trade, random: Random): Texts<Part[]>[] {
  const split = trades.building.includes(trade) ? 'building' : 'heldOut';
  const thing = random.pick(trade.things);
  const brand = alike(random.pick(brands[split]));
  const standard = alike(random.pick(trade.standards));
  const material = random.pick(trade.materials);
  const sizes = trade.sizes(random);
  const colours = trade.colours.length > 0 ? trade.colours : [alike('')];
  const unit = random.pick(packUnits);
  const packs = random.chance(0.6) ? trade.packs.map((count) => packOf(count, unit)) : [alike('')];
  // Mostly one of the three varies.
  const varying = random.pick([['size'], ['size', 'pack'], ['colour', 'size'], ['pack'], ['colour']]);
  const choose = (role: string, all: Texts<string>[]) => (varying.includes(role) ? all : [random.pick(all)]);
  const isSizeFirst = random.chance(0.5);
  const all = choose('size', sizes).flatMap((size) =>
    choose('colour', colours).flatMap((colour) =>
      choose('pack', packs).map((pack) => {
        const goods = { size, material };
        const middle = isSizeFirst ? goods : { material, size };
        return partsOf({ thing, brand, standard, ...middle, colour, pack });
      }),
    ),
  );
  return all.length <= mostOfSeries
    ? all
    : all.slice(random.below(all.length - mostOfSeries)).slice(0, mostOfSeries);
}

function packOf(count: number, unit: Texts<string>): Texts<string> {
  if (unit.en === 'pieces') return { de: `${count} ${unit.de}`, en: `${count} ${unit.en}` };
  return { de: `${unit.de} ${count}`, en: `${unit.en} of ${count}` };
}

function partsOf(texts: Partial<Record<Part['role'], Texts<string>>>): Texts<Part[]> {
  const parts = Object.entries(texts) as [Part['role'], Texts<string>][];
  const of = (language: 'de' | 'en') =>
    parts.map(([role, text]) => ({ role, text: text[language] })).filter(({ text }) => text !== '');
  return { de: of('de'), en: of('en') };
}
