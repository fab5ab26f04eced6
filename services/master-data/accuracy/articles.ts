import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Split } from './countries.ts';
import type { Random } from './random.ts';

/** What articles of one trade are called in two languages, and by what they differ. */
interface Family {
  things: { de: string; en: string }[];
  materials: { de: string; en: string }[];
  sizes: (random: Random) => string;
}

const pairs = (text: string) =>
  text.split(',').map((each) => {
    const [de, en] = each.split('=');
    return { de: de!.trim(), en: en!.trim() };
  });

const screws: Family = {
  things: pairs(
    'Sechskantschraube=Hexagon bolt,Senkkopfschraube=Countersunk screw,Zylinderschraube=Cap screw,Gewindestange=Threaded rod,Sechskantmutter=Hexagon nut,Unterlegscheibe=Washer,Holzschraube=Wood screw,Blechschraube=Sheet metal screw',
  ),
  materials: pairs(
    'verzinkt=zinc plated,Edelstahl A2=stainless steel A2,Edelstahl A4=stainless steel A4,blank=plain,brüniert=black oxide,Messing=brass',
  ),
  sizes: (random) => `M${random.pick([3, 4, 5, 6, 8, 10, 12, 16, 20])}x${5 * (1 + random.below(40))}`,
};
const paints: Family = {
  things: pairs(
    'Holzlasur=Wood stain,Wandfarbe=Wall paint,Grundierung=Primer,Klarlack=Clear varnish,Rostschutz=Rust protection,Holzleim=Wood glue,Montagekleber=Mounting adhesive,Silikon=Silicone sealant',
  ),
  materials: pairs(
    'weiß=white,schwarz=black,grau=grey,eiche=oak,nussbaum=walnut,farblos=colourless,matt=matt,glänzend=glossy',
  ),
  sizes: (random) =>
    `${random.pick(['0,375', '0,75', '1', '2,5', '5', '10', '12,5'])} l RAL ${1000 + random.below(9000)}`,
};
const foods: Family = {
  things: pairs(
    'Weizenmehl=Wheat flour,Roggenmehl=Rye flour,Zucker=Sugar,Butter=Butter,Kakaopulver=Cocoa powder,Mandeln=Almonds,Sonnenblumenöl=Sunflower oil,Hefe=Yeast',
  ),
  materials: pairs('bio=organic,gemahlen=ground,fein=fine,grob=coarse,extra=extra,naturbelassen=natural'),
  sizes: (random) => `Type ${100 + random.below(1900)} ${random.pick([1, 2, 5, 10, 25])} kg`,
};
const pipes: Family = {
  things: pairs(
    'Kupferrohr=Copper pipe,Winkelverschraubung=Elbow fitting,Kugelhahn=Ball valve,Rohrschelle=Pipe clamp,Muffe=Socket,Reduzierstück=Reducer,Dichtungsring=Gasket ring,Schlauchtülle=Hose nozzle',
  ),
  materials: pairs(
    'vernickelt=nickel plated,Rotguss=gunmetal,Kunststoff=plastic,verchromt=chrome plated,PTFE=PTFE',
  ),
  sizes: (random) =>
    `DN ${random.pick([10, 15, 20, 25, 32, 40, 50])} ${10 + random.below(90)}x${1 + random.below(9)} mm`,
};
const office: Family = {
  things: pairs(
    'Kopierpapier=Copy paper,Ordner=Lever arch file,Kugelschreiber=Ball pen,Briefumschlag=Envelope,Klebeband=Adhesive tape,Notizblock=Notepad,Druckerpatrone=Ink cartridge,Heftklammern=Staples',
  ),
  materials: pairs(
    'weiß=white,blau=blue,rot=red,grün=green,recycelt=recycled,selbstklebend=self adhesive,liniert=ruled',
  ),
  sizes: (random) =>
    `${random.pick(['A3', 'A4', 'A5', 'C5', 'DL'])} ${60 + random.below(200)} g ${random.pick([10, 50, 100, 250, 500])} Blatt`,
};
const cables: Family = {
  things: pairs(
    'Mantelleitung=Sheathed cable,Erdkabel=Underground cable,Netzwerkkabel=Network cable,Steckdose=Socket outlet,Sicherungsautomat=Circuit breaker,Kabelkanal=Cable duct,Schalter=Switch,Klemme=Terminal',
  ),
  materials: pairs(
    'grau=grey,reinweiß=pure white,Kupfer=copper,halogenfrei=halogen free,geschirmt=shielded,flexibel=flexible',
  ),
  sizes: (random) =>
    `${3 + random.below(5)}x${random.pick(['1,5', '2,5', '4', '6', '10'])} mm ${random.pick([10, 25, 50, 100, 500])} m ${100 + random.below(900)}`,
};

const families: Record<Split, Family[]> = {
  building: [screws, paints, foods],
  heldOut: [pipes, office, cables],
};
const units = [
  { de: 'Stück', en: 'piece' },
  { de: 'Karton', en: 'carton' },
  { de: 'Palette', en: 'pallet' },
];

export interface KnownArticle {
  product: Product;
  /** In the other language. */
  translated: Product;
  gtin: string | null;
  /** Another article has the very same description: only a number tells them apart. */
  isTwin: boolean;
}

/** `count` articles, each in German and English; one in fifty has a twin of the same description. */
export function makeArticles(count: number, split: Split, random: Random): KnownArticle[] {
  const made: KnownArticle[] = [];
  const taken = new Set<string>();
  while (made.length < count) {
    const texts = describeArticle(random.pick(families[split]), random);
    if (taken.has(texts.de)) continue;
    taken.add(texts.de);
    const isTwin = made.length < count - 1 && random.chance(1 / 50);
    made.push(articleOf(made.length, texts, isTwin, random));
    if (isTwin) made.push(articleOf(made.length, texts, true, random));
  }
  return made;
}

function describeArticle({ things, materials, sizes }: Family, random: Random): Record<'de' | 'en', string> {
  const [thing, material, size] = [random.pick(things), random.pick(materials), sizes(random)];
  const unit = random.chance(0.2) ? random.pick(units) : { de: '', en: '' };
  return {
    de: `${thing.de} ${material.de} ${size} ${unit.de}`.trim(),
    en: `${thing.en} ${material.en} ${size.replaceAll(',', '.').replace('Blatt', 'sheets')} ${unit.en}`.trim(),
  };
}

function articleOf(
  index: number,
  texts: Record<'de' | 'en', string>,
  isTwin: boolean,
  random: Random,
): KnownArticle {
  const gtin = random.chance(0.4) ? makeGtin(random) : null;
  const item_number = numberOf(index, random);
  const record = (language_code: 'de' | 'en'): Product => ({
    item_number,
    language_code,
    created_at: '2026-01-02T03:04:05.000Z',
    description: texts[language_code],
    remark: gtin === null ? null : `EAN ${gtin}`,
  });
  const language = random.pick(['de', 'en'] as const);
  return { product: record(language), translated: record(language === 'de' ? 'en' : 'de'), gtin, isTwin };
}

function numberOf(index: number, random: Random): string {
  const unique = 10_000 + index;
  switch (random.below(4)) {
    case 0:
      return `${unique}${random.digits(2)}`;
    case 1:
      return `SC-0${unique}-${random.below(10)}`;
    case 2:
      return `000${unique}`;
    default:
      return `${random.pick(['AB', 'KX', 'TR'])} ${unique}.${random.digits(2)}`;
  }
}

function makeGtin(random: Random): string {
  const body = `40${random.digits(10)}`;
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
