import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { Random } from '../../random.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    head: listed('PO | Raised | Deliver on | Outlet | Ordered by | Ext. / mobile | Mail'),
    hotel: listed('Hotel | Receiving bay | Supplier | Tax reg.'),
    hours: 'Receiving daily 06:30 - 11:00, closed on Sundays. Call the bay on {phone}.',
    heads: listed('G/L | Item | Your ref | Pack | Order | Cost | VAT % | Ext. cost'),
    sums: { subtotal: 'Net', freight: 'Delivery', tax: 'VAT', total: 'Order value' },
    outlets: listed('Main Kitchen | Housekeeping | Banqueting | Engineering'),
    levels: listed('Head of Department | Purchasing | Financial Controller | General Manager'),
    rules: listed(
      'No deliveries through the lobby. | Chilled goods above 5 °C will be refused. | Statements to Accounts Payable by the 3rd of the month.',
    ),
    printed: 'Printed {day} 07:12 by {user} - Page {page}',
  },
  de: {
    title: 'BESTELLAUFTRAG',
    head: listed(
      'Auftrag | Erstellt | Anlieferung am | Abteilung | Bestellt durch | Durchwahl / mobil | Mail',
    ),
    hotel: listed('Hotel | Warenannahme | Lieferant | UID / USt-Id'),
    hours: 'Warenannahme täglich 06:30 - 11:00, sonntags geschlossen. Rampe erreichbar unter {phone}.',
    heads: listed('Konto | Artikel | Ihre Art.Nr | Geb. | Best. | EK | MwSt % | EK gesamt'),
    sums: { subtotal: 'Netto', freight: 'Zustellung', tax: 'MwSt', total: 'Auftragswert' },
    outlets: listed('Hauptküche | Housekeeping | Bankett | Technik'),
    levels: listed('Abteilungsleitung | Einkauf | Controlling | Direktion'),
    rules: listed(
      'Keine Anlieferung durch die Halle. | Kühlware über 5 °C wird abgewiesen. | Sammelrechnung bis zum 3. des Folgemonats.',
    ),
    printed: 'Gedruckt {day} 07:12 von {user} - Seite {page}',
  },
  fr: {
    title: 'COMMANDE FOURNISSEUR',
    head: listed('Cde | Créée le | À livrer le | Point de vente | Commandé par | Poste / mobile | Mél'),
    hotel: listed('Hôtel | Quai de réception | Fournisseur | N° TVA'),
    hours: 'Réception tous les jours de 06 h 30 à 11 h 00, sauf dimanche. Joindre l’économat au {phone}.',
    heads: listed('Cpte | Article | Votre réf | Cond. | Cde | PA HT | TVA % | PA total'),
    sums: { subtotal: 'HT', freight: 'Livraison', tax: 'TVA', total: 'Valeur de la commande' },
    outlets: listed('Cuisine centrale | Étages | Banquets | Technique'),
    levels: listed('Chef de service | Économat | Contrôle de gestion | Direction générale'),
    rules: listed(
      'Aucune livraison par le hall. | Produits frais au-dessus de 5 °C refusés. | Relevé mensuel à la comptabilité avant le 3.',
    ),
    printed: 'Imprimé le {day} 07:12 par {user} - Page {page}',
  },
  it: {
    title: 'BUONO D’ORDINE',
    head: listed('Buono | Creato il | Da consegnare il | Reparto | Ordinato da | Interno / cell. | Mail'),
    hotel: listed('Albergo | Scarico merci | Fornitore | Part. IVA'),
    hours: 'Ricevimento merci ogni giorno 06:30 - 11:00, domenica chiuso. Economato: {phone}.',
    heads: listed('Conto | Articolo | Vs. rif. | Conf. | Ord. | Costo | IVA % | Costo tot.'),
    sums: { subtotal: 'Netto', freight: 'Consegna', tax: 'IVA', total: 'Valore ordine' },
    outlets: listed('Cucina | Piani | Banqueting | Manutenzione'),
    levels: listed('Capo reparto | Economo | Controllo gestione | Direttore'),
    rules: listed(
      'Nessuna consegna dalla hall. | Merce refrigerata oltre 5 °C sarà respinta. | Estratto conto in amministrazione entro il 3 del mese.',
    ),
    printed: 'Stampato il {day} 07:12 da {user} - Pag. {page}',
  },
  es: {
    title: 'PEDIDO DE COMPRA',
    head: listed('N.º ped. | Creado | Servir el | Departamento | Pide | Ext. / móvil | Correo'),
    hotel: listed('Hotel | Muelle | Proveedor | NIF'),
    hours: 'Recepción de mercancía de 06:30 a 11:00, domingos cerrado. Economato: {phone}.',
    heads: listed('Cta. | Artículo | Su ref. | Form. | Ped. | Coste | IVA % | Coste tot.'),
    sums: { subtotal: 'Neto', freight: 'Reparto', tax: 'IVA', total: 'Valor del pedido' },
    outlets: listed('Cocina central | Pisos | Banquetes | Servicios técnicos'),
    levels: listed('Jefe de dpto. | Economato | Control | Dirección'),
    rules: listed(
      'No se admite entrega por el vestíbulo. | Género refrigerado a más de 5 °C será rechazado. | Extracto mensual antes del día 3.',
    ),
    printed: 'Impreso {day} 07:12 por {user} - Pág. {page}',
  },
  pt: {
    title: 'REQUISIÇÃO A FORNECEDOR',
    head: listed('Req. n.º | Criada em | Entregar a | Secção | Pedido por | Ext. / telem. | Correio'),
    hotel: listed('Hotel | Cais | Fornecedor | Contribuinte'),
    hours: 'Receção de mercadoria das 06:30 às 11:00, fechado ao domingo. Economato: {phone}.',
    heads: listed('Conta | Produto | V/ ref. | Emb. | Qtd | Custo | IVA % | Custo total'),
    sums: { subtotal: 'Líquido', freight: 'Entrega', tax: 'IVA', total: 'Valor da requisição' },
    outlets: listed('Cozinha | Andares | Banquetes | Manutenção'),
    levels: listed('Chefe de secção | Economato | Controlo | Direção'),
    rules: listed(
      'Não se aceitam entregas pelo átrio. | Produto refrigerado acima de 5 °C será recusado. | Extrato mensal até ao dia 3.',
    ),
    printed: 'Impresso {day} 07:12 por {user} - Pág. {page}',
  },
};

/** What a hotel's stock system prints for an outlet: accounts before the items, four signatures across the foot. */
export const family: DrawnFamily = {
  about:
    'hotel stock system: facts along an axis at the right of two addresses, bay hours with its telephone in a sentence, account first, pack before the quantity, four signatures',
  languages: languagesOf(words),
  order: {
    lines: [1, 18],
    articles: 'yours',
    number: '{H|}#####{|-1}',
    delivery: 'date',
    tax: true,
    notes: false,
    openQuantity: false,
    per: 1,
    shipTo: 'other',
  },
  paper: { faces: ['condensed', 'sans', 'lato', 'helvetica'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [34, paper.width - 34];
    const width = right - left;
    const step = paper.leading() + 1.5;
    const tone = random.pick(['#6b4c2a', '#3b3b3b', '#7a1f3d', '#1f4d3d']);
    const brand = print.value('buyer', 'brand').toUpperCase();
    paper.fitted(brand, left, 26, width * 0.55, { size: 17, spacing: 2, color: tone });
    paper.text(say.title, right - 210, 30, { size: 12, bold: true, width: 210, align: 'right' });
    paper.box(left, 50, width, 2, { fill: tone });

    const blocks = [
      print.party('buyer', 'company', 'street', 'town', 'country'),
      [...print.party('shipTo', 'company', 'extra', 'street', 'town')],
      print.party('supplier', 'company', 'street', 'town'),
    ];
    blocks[0]!.push(`${say.hotel[3]} ${print.value('buyer', 'vatId')}`);
    let low = 62;
    blocks.forEach((texts, i) => {
      paper.fitted(say.hotel[i]!, left, low, 70, { color: tone, italic: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + 76, low + n * step, 200, { bold: n === 0 });
      });
      low += texts.length * step + 7;
    });
    const facts = [
      print.number(),
      print.date(),
      print.delivery()!,
      random.pick(say.outlets),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    const axis = left + 388;
    facts.forEach((text, i) => {
      const y = 62 + i * (step + 3);
      const label = say.head[i]!;
      paper.text(label, axis - 108, y, { width: 100, align: 'right', color: tone, italic: true });
      paper.fitted(text, axis, y, right - axis, { bold: i === 0 || i === 2 });
    });
    paper.line(axis - 4, 60, axis - 4, 62 + facts.length * (step + 3), { thickness: 0.4, color: tone });
    low = paper.paragraph(
      say.hours.replace('{phone}', print.value('shipTo', 'phone')),
      left,
      Math.max(low, 70 + facts.length * (step + 3)),
      width,
      { size: paper.fontSize - 0.5 },
    );

    const end = drawTable(
      paper,
      columnsOf(say.heads, width, order.taxRate, random),
      print.lines,
      {
        x: left,
        y: low + 8,
        bottom: paper.height - 150,
        nextPage() {
          drawPrinted();
          paper.text(`${say.title} ${order.number}`, left, 28, { bold: true });
          return 46;
        },
      },
      { rules: 'none', zebra: '#f3f0ea', head: { color: tone, size: paper.fontSize - 0.5 }, padding: 2.5 },
    );
    paper.line(left, end + 2, right, end + 2, { color: tone });
    let y = end + 7;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const label = bold ? `${say.sums[kind]} (${print.currency()})` : say.sums[kind];
      paper.text(label, right - 240, y, { bold, width: 150, align: 'right' });
      paper.text(text, right - 86, y, { bold, width: 83.5, align: 'right' });
      y += step;
    }
    say.rules.forEach((text, i) => {
      paper.fitted(`* ${text}`, left, end + 8 + i * 11, 270, { size: 7 });
    });
    const signers = [order.buyer.contact, order.shipTo.contact, order.billTo.contact, ''];
    const quarter = width / say.levels.length;
    const foot = paper.height - 84;
    say.levels.forEach((level, i) => {
      const x = left + i * quarter;
      paper.line(x, foot, x + quarter - 10, foot, { thickness: 0.5 });
      paper.fitted(level, x, foot + 3, quarter - 10, { size: 7 });
      const initials = signers[i]!.replace(/(\p{L})[^ ]* ?/gu, '$1');
      paper.text(initials, x + 20, foot - 22, { face: 'hand', size: 18, color: '#26347f' });
    });
    drawPrinted();

    function drawPrinted(): void {
      const text = say.printed
        .replace('{day}', print.day(order.date))
        .replace('{user}', random.pick(['ECONOMAT1', 'STORE02', 'FBC']))
        .replace('{page}', String(paper.pageNumber()));
      paper.text(text, left, paper.height - 34, { size: 6.5, color: '#777777' });
    }
  },
};

function columnsOf(
  heads: readonly string[],
  width: number,
  rate: number,
  random: Random,
): Column<PrintedLine>[] {
  const packs = ['1x1', '6x1', '12x1', '1x10', '4x5'];
  const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
    [46, 'left', () => random.pick(['4120', '4125', '4310', '5205'])],
    [width - 366, 'left', (line) => line.description()],
    [72, 'left', (line) => line.yourArticle()],
    [38, 'left', () => random.pick(packs)],
    [70, 'right', (line) => `${line.quantity()} ${line.unit()}`],
    [52, 'right', (line) => line.price()],
    [34, 'right', () => String(rate)],
    [54, 'right', (line) => line.total()],
  ];
  return cells.map(([wide, align, cell], i) => ({ head: heads[i]!, width: wide, align, cell }));
}
