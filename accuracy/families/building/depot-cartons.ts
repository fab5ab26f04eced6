import { drawBlock } from '../../kit/labelled-boxes.ts';
import { gtinOf } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Zentrallager-Disposition: Lieferantenauftrag',
    short: 'Lieferantenauftrag',
    ends: listed('Lieferant | Anlieferung Zentrallager | Rechnungsempfänger'),
    facts: listed(
      'Auftrag | ausgelöst am | Anliefertag | Zeitfenster | Disponent | Rückfragen Tel. | Avis an',
    ),
    heads: listed(
      'Zl. | GTIN Verbrauchereinheit | Artikel Zentrale | Lief.-Art. | Artikeltext | Kolli | à | bestellt ges. | Einh. | EK netto | EK-Wert',
    ),
    below: listed('Kolli gesamt | Zeilen | Auftragswert netto'),
    note: 'Anlieferung nur auf EURO-Tauschpaletten, max. Höhe 1,80 m, sortenrein. NVE-Etikett (SSCC) an Stirn- und Längsseite. Nicht avisierte Lieferungen werden abgewiesen.',
    foot: listed('UID | Handelsregister | Sitz'),
    page: 'Seite',
  },
  nl: {
    title: 'Bestelopdracht distributiecentrum',
    short: 'Bestelopdracht',
    ends: listed('Leverancier | Levering DC | Factuur aan'),
    facts: listed('Opdracht | Geplaatst op | Losdag | Venster | Replenishment | Vragen tel. | Aanmelden via'),
    heads: listed(
      'Rgl | GTIN consumenteneenheid | Art. formule | Art. lev. | Artikeltekst | Colli | à | besteld tot. | CE | Inkoop netto | Waarde',
    ),
    below: listed('Totaal colli | Regels | Opdrachtwaarde netto'),
    note: 'Levering uitsluitend op EURO-pallets, max. hoogte 1,80 m, één artikel per laag. SSCC-label op kopse en lange zijde. Niet aangemelde leveringen worden geweigerd.',
    foot: listed('Btw-id | KvK | Zetel'),
    page: 'Pagina',
  },
  da: {
    title: 'Lagerordre centrallager',
    short: 'Lagerordre',
    ends: listed('Leverandør | Aflæsning centrallager | Fakturamodtager'),
    facts: listed(
      'Lagerordre | Afsendt | Aflæsningsdag | Tidsvindue | Disponent | Spørgsmål tlf. | Avisering til',
    ),
    heads: listed(
      'Lin. | GTIN salgsenhed | Kædens varenr. | Lev. nr. | Varetekst | Kolli | à | bestilt i alt | Enh. | Indkøb netto | Værdi',
    ),
    below: listed('Kolli i alt | Linjer | Ordreværdi netto'),
    note: 'Levering kun på EUR-byttepaller, højst 1,80 m, én vare pr. palle. SSCC-etiket på kort og lang side. Leverancer uden avisering afvises.',
    foot: listed('CVR | Register | Hjemsted'),
    page: 'Side',
  },
  pl: {
    title: 'Zamówienie na magazyn centralny',
    short: 'Zamówienie MC',
    ends: listed('Dostawca | Dostawa do magazynu centralnego | Płatnik faktury'),
    facts: listed(
      'Zamówienie | wysłane dnia | Dzień dostawy | Okno czasowe | Planista | Pytania tel. | Awizacja na',
    ),
    heads: listed(
      'Wiersz | GTIN jedn. detal. | Indeks sieci | Indeks dost. | Opis artykułu | Opak. | po | zamówiono razem | Jedn. | Zakup netto | Wartość',
    ),
    below: listed('Opakowań razem | Wierszy | Wartość zamówienia netto'),
    note: 'Dostawa wyłącznie na paletach EUR, wysokość do 1,80 m, jeden artykuł na palecie. Etykieta SSCC na krótszym i dłuższym boku. Dostawy bez awizacji nie będą przyjęte.',
    foot: listed('NIP | KRS | Siedziba'),
    page: 'Strona',
  },
  fr: {
    title: "Ordre d'approvisionnement plateforme",
    short: "Ordre d'appro.",
    ends: listed('Fournisseur | Livraison plateforme | Facturation à'),
    facts: listed(
      'Ordre n° | Émis le | Jour de livraison | Créneau | Approvisionneur | Questions tél. | Rendez-vous par',
    ),
    heads: listed(
      'Lg | GTIN unité conso. | Art. enseigne | Art. fourn. | Libellé | Colis | de | commandé tot. | Unité | Achat net | Valeur',
    ),
    below: listed('Total colis | Lignes | Valeur nette'),
    note: 'Livraison uniquement sur palettes EUR, hauteur max. 1,80 m, homogènes. Étiquette SSCC sur deux faces. Toute livraison sans rendez-vous sera refusée.',
    foot: listed('N° TVA | RC | Siège'),
    page: 'Page',
  },
};

const cartonSizes = [12, 10, 6, 25, 24, 20, 8, 5, 4, 3, 2];

/** A retail chain's depot orders for its shops: what a carton holds stands beside the cartons and the pieces. */
export const family: DrawnFamily = {
  about:
    "a chain's depot order across the page: GLNs, GTINs, cartons, their contents and the pieces side by side",
  languages: languagesOf(words),
  order: {
    lines: [5, 26],
    number: '{7|8}###-######',
    articles: 'both',
    article: '{3|4|6}######',
    countedOnly: true,
    delivery: 'date',
    shipTo: 'other',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { landscape: true, faces: ['helvetica', 'condensed', 'lato', 'sans'], fontSize: [7, 7.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [30, paper.width - 30];
    const width = right - left;
    const blue = random.pick(['#0a3d7c', '#7a1420', '#1d1d1d']);
    paper.text(print.party('buyer', 'brand')[0]!, left, 24, { size: 15, bold: true, color: blue });
    paper.text(say.title, left, 46, { size: 11, bold: true });
    const drawPage = () =>
      paper.text(`${say.page} ${paper.pageNumber()}`, right - 60, paper.height - 26, {
        size: 6.5,
        width: 60,
        align: 'right',
      });
    drawPage();

    const gln = () => `GLN ${gtinOf(random)}`;
    const ends = [
      [...print.party('supplier', 'company', 'street', 'town', 'country'), gln()],
      [...print.party('shipTo', 'company', 'extra', 'street', 'town'), gln()],
      [...print.party('buyer', 'company', 'street', 'town'), gln()],
    ];
    ends.forEach((texts, i) => {
      const x = left + i * 190;
      drawBlock(paper, say.ends[i]!, texts, { x, y: 72, width: 178, headStyle: { size: 6.5, color: blue } });
    });
    const hour = random.whole(5, 12);
    const slot = `${String(hour).padStart(2, '0')}:00 - ${String(hour + 2).padStart(2, '0')}:30`;
    const told = [print.number(), print.date(), print.delivery()!, slot];
    told.push(print.value('buyer', 'contact'), print.value('buyer', 'phone'), print.value('buyer', 'email'));
    const factsAt = right - 196;
    paper.box(factsAt - 6, 24, right - factsAt + 6, 102, { fill: '#f1f1ee' });
    told.forEach((value, i) => {
      paper.fitted(say.facts[i]!, factsAt, 29 + i * 13.5, 66, { color: '#444444' });
      paper.fitted(value, factsAt + 70, 29 + i * 13.5, right - factsAt - 74, { bold: i < 3 });
    });

    let cartons = 0;
    const packed = new Map(
      print.lines.map((line) => {
        const pieces = line.raw.quantity.kind === 'whole' ? line.raw.quantity.value : 1;
        const size = cartonSizes.find((each) => pieces % each === 0) ?? 1;
        cartons += pieces / size;
        return [line, { gtin: gtinOf(random), size, cartons: pieces / size }] as const;
      }),
    );
    const shape: [number, Column<PrintedLine>['align'], (line: PrintedLine) => string][] = [
      [26, 'right', (line) => line.position()],
      [78, 'left', (line) => packed.get(line)!.gtin],
      [58, 'left', (line) => line.article()],
      [64, 'left', (line) => line.raw.yourArticle!],
      [width - 520, 'left', (line) => line.description()],
      [36, 'right', (line) => String(packed.get(line)!.cartons)],
      [30, 'right', (line) => String(packed.get(line)!.size)],
      [60, 'right', (line) => line.quantity()],
      [36, 'left', (line) => line.unit()],
      [62, 'right', (line) => line.price()],
      [70, 'right', (line) => line.total()],
    ];
    const columns = shape.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align: align!,
      cell,
    }));
    const place = {
      x: left,
      y: 144,
      bottom: paper.height - 46,
      nextPage() {
        paper.text(`${order.buyer.brand}  ${say.short} ${order.number}`, left, 26, { bold: true });
        drawPage();
        return 44;
      },
    };
    let y = drawTable(paper, columns, print.lines, place, {
      rules: 'rows',
      padding: 2.5,
      head: { fill: blue, color: '#ffffff', size: 6.5 },
    });
    if (y > paper.height - 96) {
      paper.newPage();
      y = place.nextPage();
    }
    const total = print.sums().at(-1)!;
    const below = [String(cartons), String(order.lines.length), `${print.currency()} ${total.text}`];
    below.forEach((value, i) => {
      const x = left + [0, 150, width - 220][i]!;
      paper.text(`${say.below[i]}:`, x, y + 8);
      const most = i === 2 ? 220 : 108;
      paper.text(value, x, y + 8, { bold: true, size: paper.fontSize + 1, width: most, align: 'right' });
    });
    paper.paragraph(say.note, left, y + 26, width - 240, { size: 6.5 });
    const foot = [print.value('buyer', 'vatId'), random.fill('######-#'), order.buyer.city];
    const line = foot.map((value, i) => `${say.foot[i]}: ${value}`).join('   |   ');
    paper.text(line, left, paper.height - 26, { size: 6.5, color: '#555555' });
  },
};
