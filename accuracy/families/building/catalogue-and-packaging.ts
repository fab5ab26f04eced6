import { startFlow } from '../../kit/page-flow.ts';
import type { Paper, TextStyle } from '../../kit/paper.ts';
import type { Sum } from '../../print/print.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

interface Words {
  title: string;
  facts: string[];
  cards: string[];
  supplier: string[];
  delivery: string[];
  owner: string[];
  heads: string[];
  codes: string[];
  sums: Record<Sum['kind'], string>;
  rules: string;
}
const words: Record<'en' | 'de' | 'fr' | 'it' | 'es', Words> = {
  en: {
    title: 'Purchase Order',
    facts: listed('Purchase Order Date | PO/Reference No. | Revision No. | Payment Terms | VAT Reg.'),
    cards: listed('Supplier Information | Delivery Information | Billing Information'),
    supplier: listed('Phone | Fax | Fulfillment Address'),
    delivery: listed('Attn: | Room: | Phone: | Requested Delivery:'),
    owner: listed('Document Owner | Owner Email | Owner Phone'),
    heads: listed(
      'Line | Product Description | Catalog No. | Size / Packaging | Unit Price | Quantity | Ext. Price',
    ),
    codes: listed('Taxable | Commodity Code | Cost Center'),
    sums: { subtotal: 'Subtotal', freight: 'Shipping', tax: 'Tax', total: 'Total' },
    rules:
      'Deliveries without a PO number on the outside of the package will be refused at Central Receiving. No substitutions without written consent.',
  },
  de: {
    title: 'Bestellung',
    facts: listed('Datum der Bestellung | Bestell-/Referenznr. | Revisionsnr. | Zahlungsziel | USt-IdNr.'),
    cards: listed('Angaben zum Lieferanten | Angaben zur Lieferung | Angaben zur Rechnung'),
    supplier: listed('Telefon | Fax | Versandadresse'),
    delivery: listed('z. Hd.: | Raum: | Telefon: | Gewünschte Lieferung:'),
    owner: listed('Eigentümer des Belegs | E-Mail Eigentümer | Telefon Eigentümer'),
    heads: listed(
      'Zeile | Produktbeschreibung | Katalognr. | Größe / Gebinde | Stückpreis | Menge | Gesamtpreis',
    ),
    codes: listed('Steuerpflichtig | Warengruppe | Kostenstelle'),
    sums: { subtotal: 'Zwischensumme', freight: 'Versand', tax: 'Steuer', total: 'Summe' },
    rules:
      'Sendungen ohne außen angebrachte Bestellnummer werden an der Warenannahme abgewiesen. Ersatzprodukte nur mit schriftlicher Zustimmung.',
  },
  fr: {
    title: 'Bon de commande',
    facts: listed('Date du bon | N° de bon / référence | N° de révision | Délai de règlement | N° TVA'),
    cards: listed('Coordonnées du fournisseur | Coordonnées de livraison | Coordonnées de facturation'),
    supplier: listed('Téléphone | Télécopie | Adresse de traitement'),
    delivery: listed('Attn : | Bureau : | Téléphone : | Livraison demandée :'),
    owner: listed('Titulaire du document | Courriel titulaire | Tél. titulaire'),
    heads: listed(
      'Ligne | Description du produit | N° catalogue | Format / Emballage | Prix unitaire | Quantité | Prix total',
    ),
    codes: listed('Taxable | Code famille | Centre de coûts'),
    sums: { subtotal: 'Sous-total', freight: 'Expédition', tax: 'Taxe', total: 'Total' },
    rules:
      'Tout colis sans numéro de bon de commande apparent sera refusé à la réception centrale. Aucune substitution sans accord écrit.',
  },
  it: {
    title: 'Ordine di acquisto',
    facts: listed('Data ordine di acquisto | N. ordine/riferimento | N. revisione | Pagamento | P. IVA'),
    cards: listed('Informazioni fornitore | Informazioni consegna | Informazioni fatturazione'),
    supplier: listed('Telefono | Fax | Indirizzo di evasione'),
    delivery: listed('C.a.: | Stanza: | Telefono: | Consegna richiesta:'),
    owner: listed('Titolare del documento | E-mail titolare | Telefono titolare'),
    heads: listed(
      'Riga | Descrizione prodotto | N. catalogo | Formato / Confezione | Prezzo unitario | Quantità | Prezzo totale',
    ),
    codes: listed('Imponibile | Codice merceologico | Centro di costo'),
    sums: { subtotal: 'Subtotale', freight: 'Spedizione', tax: 'Imposte', total: 'Totale' },
    rules:
      'I colli privi del numero d’ordine all’esterno saranno respinti dal magazzino centrale. Nessuna sostituzione senza consenso scritto.',
  },
  es: {
    title: 'Orden de compra',
    facts: listed('Fecha de la orden | N.º de orden/referencia | N.º de revisión | Pago | NIF / RFC'),
    cards: listed('Información del proveedor | Información de entrega | Información de facturación'),
    supplier: listed('Teléfono | Fax | Dirección de despacho'),
    delivery: listed('Atn.: | Despacho: | Teléfono: | Entrega solicitada:'),
    owner: listed('Responsable del documento | Correo del responsable | Tel. del responsable'),
    heads: listed(
      'Línea | Descripción del producto | N.º de catálogo | Tamaño / Envase | Precio unitario | Cantidad | Precio total',
    ),
    codes: listed('Sujeto a impuestos | Código de familia | Centro de coste'),
    sums: { subtotal: 'Subtotal', freight: 'Envío', tax: 'Impuestos', total: 'Total' },
    rules:
      'Los bultos sin número de orden en el exterior serán rechazados en recepción. No se admiten sustituciones sin conformidad escrita.',
  },
};

/** What Jaggaer prints for laboratories and universities: three cards of different facts, and codes in grey below each product. */
export const family: DrawnFamily = {
  about:
    'Jaggaer: shaded label cells at the right, addressee and room inside the delivery card, document owner, catalogue number, packaging and price before the quantity',
  languages: languagesOf(words),
  order: { lines: [1, 14], number: '{P|EP|B00}######', articles: 'yours', delivery: 'date', notes: false },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, language, random } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [38, paper.width - 38];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 34, { bold: true, size: 13 });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left, 54);
    paper.text(say.title, left, 100, { size: 17 });
    const told = [
      print.date(),
      print.number(),
      '0',
      random.pick(['0% 0 Net 30', '0% 0 Net 45', '2% 10 Net 30']),
    ];
    told.push(print.value('buyer', 'vatId'));
    say.facts.forEach((label, i) => {
      const y = 34 + i * 16;
      paper.box(right - 250, y, 122, 16, { fill: '#e4e4e4', stroke: true, thickness: 0.4 });
      paper.box(right - 128, y, 128, 16, { thickness: 0.4 });
      paper.fitted(label, right - 246, y + 3, 114, { bold: true });
      paper.fitted(told[i]!, right - 123, y + 3, 118);
    });
    const low = drawCards(paper, sheet, say, 132);
    const owner = [
      print.value('buyer', 'contact'),
      print.value('buyer', 'email'),
      print.value('buyer', 'phone'),
    ];
    say.owner.forEach((label, i) => {
      paper.text(label, left + (i * width) / 3, low + 8, { bold: true, size: 7 });
      paper.fitted(owner[i]!, left + (i * width) / 3, low + 18, width / 3 - 8);
    });

    const widths = [30, width - 384, 76, 72, 72, 58, 76];
    const xs = widths.map((_, i) => left + widths.slice(0, i).reduce((sum, wide) => sum + wide, 0));
    const put = (i: number, text: string, y: number, style: TextStyle = {}) => {
      const room = widths[i]! - 6;
      const size = Math.min(1, room / paper.widthOf(text, style)) * (style.size ?? paper.fontSize);
      paper.text(text, xs[i]! + 3, y, { ...style, size, width: room, align: i > 3 ? 'right' : 'left' });
    };
    function drawHeads(y: number): number {
      paper.box(left, y, width, step + 6, { fill: '#e4e4e4' });
      say.heads.forEach((head, i) => {
        put(i, head, y + 3, { bold: true });
      });
      return y + step + 8;
    }
    const flow = startFlow(paper, {
      y: drawHeads(low + 36),
      bottom: paper.height - 56,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 36, { bold: true });
        return drawHeads(56);
      },
    });
    const [taxable, commodity, centre] = say.codes;
    const account = random.fill('{10|20|41}####');
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const name = paper.wrap(line.description(), widths[1]! - 6);
      flow.need((name.length + 2) * step + 6);
      name.forEach((text, i) => {
        put(1, text, flow.y + i * step);
      });
      put(0, line.position(), flow.y);
      [line.yourArticle(), line.unit(), line.price(), line.quantity(), line.total()].forEach((text, i) => {
        if (text) put(i + 2, text, flow.y);
      });
      const codes = `${taxable}: ${order.tax ? 'X' : '-'}    ${commodity}: ${random.fill('{12|26|41}######')}    ${centre}: ${account}`;
      const below = flow.y + name.length * step + 1;
      paper.fitted(codes, xs[1]! + 3, below, widths[1]! + 130, { size: 7, color: '#666666' });
      flow.y = below + step + 2;
      paper.line(left, flow.y, right, flow.y, { thickness: 0.4, color: '#999999' });
      flow.y += 4;
    }
    flow.need(110);
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const total = bold ? `${text} ${print.currency()}` : text;
      paper.text(say.sums[kind], right - 240, flow.y + 3, { bold, width: 120, align: 'right' });
      paper.text(total, right - 113, flow.y + 3, { bold, width: 110, align: 'right' });
      flow.y += step + 4;
    }
    paper.paragraph(say.rules, left, flow.y + 16, width - 80, { size: 7 });
  },
};

/** Three cards side by side, each with other things in it. Gives the y below the tallest. */
function drawCards(paper: Paper, { print, order, random }: Sheet, say: Words, y: number): number {
  const left = 38;
  const wide = (paper.width - 2 * left) / 3;
  const step = paper.leading();
  const [phone, fax, fulfilment] = say.supplier;
  const [attention, room, call, requested] = say.delivery;
  const { supplier, shipTo } = order;
  const cards = [
    [
      ...print.party('supplier', 'company', 'street', 'town', 'country'),
      `${phone}: ${supplier.phone}`,
      `${fax}: ${supplier.fax}`,
      `${fulfilment}: 01`,
    ],
    [
      `${attention} ${shipTo.contact}`,
      `${room} ${random.fill('{A|B|LG|1|2}.##')}`,
      ...print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      `${call} ${print.value('shipTo', 'phone')}`,
      `${requested} ${print.delivery()}`,
    ],
    print.party('billTo', 'company', 'street', 'town', 'country'),
  ];
  const height = Math.max(...cards.map((texts) => texts.length)) * step + 26;
  cards.forEach((texts, i) => {
    const x = left + i * wide;
    paper.box(x, y, wide, 16, { fill: '#e4e4e4' });
    paper.box(x, y, wide, height, { thickness: 0.4 });
    paper.text(say.cards[i]!, x + 5, y + 3, { bold: true });
    texts.forEach((text, n) => {
      paper.fitted(text, x + 5, y + 20 + n * step, wide - 10);
    });
  });
  return y + height;
}
