import { startFlow } from '../../kit/page-flow.ts';
import type { Paper, TextStyle } from '../../kit/paper.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

interface Words {
  title: string;
  strip: string[];
  blocks: string[];
  company: string[];
  facts: string[];
  values: string[];
  heads: string[];
  detail: string[];
  sums: string[];
  registered: string;
}
const words: Record<'en' | 'de' | 'nl' | 'fr' | 'es' | 'it' | 'pt' | 'pl' | 'da', Words> = {
  en: {
    title: 'Purchase Order Details',
    strip: listed('PO | Rev | Status | Site'),
    blocks: listed('Vendor | Ship To | Bill To'),
    company: listed('Company | Address | City | Postal Code | Country | Attention | Telephone'),
    facts: listed(
      'Buyer | Buyer Phone | Buyer E-mail | Order Date | Required Date | FOB | Freight Terms | Currency',
    ),
    values: listed('Destination | Prepaid'),
    heads: listed('Line | Item | Description | Quantity | Order Unit | Unit Cost | Line Cost'),
    detail: listed('GL Debit Account | Work Order | Need Date'),
    sums: listed('Pretax Total | Freight | Total Tax | Total Cost'),
    registered: 'Tax Code',
  },
  de: {
    title: 'Bestelldetails',
    strip: listed('Bestellung | Rev. | Status | Standort'),
    blocks: listed('Anbieter | Versandadresse | Rechnungsanschrift'),
    company: listed('Firma | Adresse | Stadt | Postleitzahl | Land | Zu Händen | Telefon'),
    facts: listed(
      'Käufer | Telefon Käufer | E-Mail Käufer | Auftragsdatum | Benötigt am | FOB | Frachtbedingungen | Währung',
    ),
    values: listed('Bestimmungsort | Vorausbezahlt'),
    heads: listed('Zeile | Artikel | Beschreibung | Menge | Bestelleinheit | Stückkosten | Zeilenkosten'),
    detail: listed('Sollkonto | Arbeitsauftrag | Bedarfsdatum'),
    sums: listed('Summe vor Steuern | Fracht | Steuern gesamt | Gesamtkosten'),
    registered: 'USt-ID',
  },
  nl: {
    title: 'Gegevens inkooporder',
    strip: listed('IO | Rev. | Status | Locatie'),
    blocks: listed('Verkoper | Verzenden naar | Factureren aan'),
    company: listed('Bedrijf | Adres | Plaats | Postcode | Land | T.a.v. | Telefoon'),
    facts: listed(
      'Inkoper | Telefoon inkoper | E-mail inkoper | Besteldatum | Vereist op | FOB | Vrachtvoorwaarden | Munteenheid',
    ),
    values: listed('Bestemming | Vooruitbetaald'),
    heads: listed(
      'Regel | Artikel | Beschrijving | Hoeveelheid | Besteleenheid | Kosten/eenheid | Regelkosten',
    ),
    detail: listed('Debetrekening | Werkorder | Nodig op'),
    sums: listed('Totaal vóór belasting | Vracht | Totaal belasting | Totale kosten'),
    registered: 'Btw-id',
  },
  fr: {
    title: 'Détails de la commande',
    strip: listed('BC | Rév. | Statut | Site'),
    blocks: listed('Vendeur | Destinataire | Facturation'),
    company: listed('Société | Adresse | Ville | Code postal | Pays | À l’attention de | Téléphone'),
    facts: listed(
      'Acheteur | Tél. acheteur | Courriel acheteur | Date de commande | Date requise | FOB | Conditions de fret | Devise',
    ),
    values: listed('Destination | Port payé'),
    heads: listed('Ligne | Article | Description | Quantité | Unité commande | Coût unitaire | Coût ligne'),
    detail: listed('Compte débit | Bon de travail | Date du besoin'),
    sums: listed('Total avant taxes | Fret | Total des taxes | Coût total'),
    registered: 'N° TVA',
  },
  es: {
    title: 'Detalles de la orden de compra',
    strip: listed('OC | Rev. | Estado | Planta'),
    blocks: listed('Vendedor | Destinatario del envío | Destinatario de la factura'),
    company: listed('Empresa | Dirección | Ciudad | Código postal | País | A la atención de | Teléfono'),
    facts: listed(
      'Comprador | Tel. comprador | Correo comprador | Fecha de orden | Fecha requerida | FOB | Condiciones de flete | Moneda',
    ),
    values: listed('Destino | Prepagado'),
    heads: listed(
      'Línea | Artículo | Descripción | Cantidad | Unidad de pedido | Coste unitario | Coste de línea',
    ),
    detail: listed('Cuenta de débito | Orden de trabajo | Fecha de necesidad'),
    sums: listed('Total sin impuestos | Flete | Total impuestos | Coste total'),
    registered: 'NIF/RFC',
  },
  it: {
    title: 'Dettagli ordine di acquisto',
    strip: listed('OdA | Rev. | Stato | Sito'),
    blocks: listed('Venditore | Spedire a | Fatturare a'),
    company: listed('Azienda | Indirizzo | Città | CAP | Paese | All’attenzione di | Telefono'),
    facts: listed(
      'Acquirente | Tel. acquirente | E-mail acquirente | Data ordine | Data richiesta | FOB | Termini di nolo | Valuta',
    ),
    values: listed('Destinazione | Prepagato'),
    heads: listed('Riga | Articolo | Descrizione | Quantità | Unità d’ordine | Costo unitario | Costo riga'),
    detail: listed('Conto dare | Ordine di lavoro | Data fabbisogno'),
    sums: listed('Totale ante imposte | Nolo | Totale imposte | Costo totale'),
    registered: 'P.IVA',
  },
  pt: {
    title: 'Detalhes da ordem de compra',
    strip: listed('OC | Rev. | Status | Local'),
    blocks: listed('Vendedor | Enviar para | Cobrar de'),
    company: listed('Empresa | Endereço | Cidade | Código postal | País | A/C | Telefone'),
    facts: listed(
      'Comprador | Tel. comprador | E-mail comprador | Data do pedido | Data requerida | FOB | Termos de frete | Moeda',
    ),
    values: listed('Destino | Pré-pago'),
    heads: listed(
      'Linha | Item | Descrição | Quantidade | Unidade do pedido | Custo unitário | Custo da linha',
    ),
    detail: listed('Conta de débito | Ordem de serviço | Data da necessidade'),
    sums: listed('Total antes do imposto | Frete | Total do imposto | Custo total'),
    registered: 'NIF/CNPJ',
  },
  pl: {
    title: 'Szczegóły zamówienia zakupu',
    strip: listed('ZZ | Wer. | Status | Zakład'),
    blocks: listed('Dostawca | Wysłać do | Faktura dla'),
    company: listed('Firma | Adres | Miasto | Kod pocztowy | Kraj | Do rąk | Telefon'),
    facts: listed(
      'Kupujący | Tel. kupującego | E-mail kupującego | Data zamówienia | Data wymagana | FOB | Warunki frachtu | Waluta',
    ),
    values: listed('Miejsce przeznaczenia | Opłacony z góry'),
    heads: listed('Wiersz | Pozycja | Opis | Ilość | Jedn. zamówienia | Koszt jedn. | Koszt wiersza'),
    detail: listed('Konto Wn | Zlecenie | Data potrzeby'),
    sums: listed('Suma przed podatkiem | Fracht | Podatek łącznie | Koszt łączny'),
    registered: 'NIP',
  },
  da: {
    title: 'Indkøbsordredetaljer',
    strip: listed('IO | Rev. | Status | Lokation'),
    blocks: listed('Sælger | Send til | Fakturér til'),
    company: listed('Firma | Adresse | By | Postnummer | Land | Att. | Telefon'),
    facts: listed(
      'Køber | Tlf. køber | E-mail køber | Ordredato | Påkrævet dato | FOB | Fragtvilkår | Valuta',
    ),
    values: listed('Destination | Forudbetalt'),
    heads: listed(
      'Linje | Vare | Beskrivelse | Antal | Bestillingsenhed | Enhedsomkostning | Linjeomkostning',
    ),
    detail: listed('Debetkonto | Arbejdsordre | Behovsdato'),
    sums: listed('Total før skat | Fragt | Skat i alt | Samlet omkostning'),
    registered: 'CVR-nr.',
  },
};

/** Maximo's report of an order: bold labels end at a line from which the values begin, addresses are labelled part by part. */
export const family: DrawnFamily = {
  about:
    'Maximo: labels right-aligned before their values in two columns, addresses part by part under their labels, account and work order below each line',
  languages: languagesOf(words),
  order: {
    lines: [1, 14],
    number: '{1|2|3}####',
    articles: 'own',
    article: '{#####|11-####}',
    delivery: 'date',
    notes: false,
    shipTo: 'other',
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 8.5], landscape: true },
  draw(paper, sheet) {
    const { print, order, language, random } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [40, paper.width - 40];
    const step = paper.leading() + 1;
    paper.text(order.buyer.company, left, 28, { bold: true });
    paper.text(say.title, left, 28, { size: 14, bold: true, width: right - left, align: 'center' });
    const strip = [
      print.number(),
      '0',
      random.pick(['APPR', 'INPRG']),
      random.pick(['BEDFORD', 'CENTRAL', 'WORKS1']),
    ];
    paper.box(left, 50, right - left, 17, { fill: '#d9e3f0' });
    strip.forEach((value, i) => {
      const x = left + 8 + (i * (right - left)) / 4;
      paper.text(`${say.strip[i]}:`, x, 54, { bold: true });
      paper.text(value, x + 60, 54);
    });
    const low = drawBlocks(paper, sheet, say, 76);

    const widths = [44, 90, right - left - 504, 72, 90, 98, 110];
    const xs = widths.map((_, i) => left + widths.slice(0, i).reduce((sum, wide) => sum + wide, 0));
    const put = (i: number, text: string, y: number, style: TextStyle = {}) => {
      const room = widths[i]! - 8;
      const size = Math.min(1, room / paper.widthOf(text, style)) * (style.size ?? paper.fontSize);
      const align = i === 3 || i > 4 ? ('right' as const) : ('left' as const);
      paper.text(text, xs[i]! + 4, y, { ...style, size, width: room, align });
    };
    function drawHeads(y: number): number {
      paper.box(left, y, right - left, step + 4, { fill: '#d9e3f0' });
      say.heads.forEach((head, i) => {
        put(i, head, y + 2, { bold: true });
      });
      return y + step + 7;
    }
    const flow = startFlow(paper, {
      y: drawHeads(low + 8),
      bottom: paper.height - 40,
      nextPage() {
        paper.text(`${say.strip[0]}: ${order.number}`, left, 30, { bold: true });
        return drawHeads(48);
      },
    });
    const account = random.fill('6{0|1}00-{350|420}-###');
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const name = paper.wrap(line.description(), widths[2]! - 8);
      flow.need((name.length + 1) * step + 8);
      const { y } = flow;
      const cells = [line.position(), line.article(), '', line.quantity(), line.unit()];
      [...cells, line.price(), line.total()].forEach((text, i) => {
        if (text) put(i, text, y);
      });
      paper.lines(name, xs[2]! + 4, y);
      const below = y + name.length * step + 1;
      const detail = [account, random.fill('{1|4}###'), print.day(line.raw.date)];
      const text = detail.map((value, i) => `${say.detail[i]}: ${value}`).join('      ');
      paper.fitted(text, xs[1]! + 20, below, 420, { size: 7, italic: true });
      flow.y = below + step + 1;
      paper.line(left, flow.y, right, flow.y, { thickness: 0.3, color: '#8a9bb0' });
      flow.y += 4;
    }
    flow.need(80);
    const sums = new Map(print.sums().map(({ kind, text }) => [kind, text]));
    const zero = print.money(0);
    const amounts = [sums.get('subtotal') ?? sums.get('total')!, sums.get('freight') ?? zero];
    amounts.push(sums.get('tax') ?? zero, sums.get('total')!);
    amounts.forEach((text, i) => {
      const style = { bold: i === 3 };
      paper.text(`${say.sums[i]}:`, right - 330, flow.y + 4, { bold: true, width: 200, align: 'right' });
      paper.text(text, right - 124, flow.y + 4, { ...style, width: 120, align: 'right' });
      flow.y += step + 1;
    });
  },
};

/** Rows of a label that ends where its value begins. Gives the y below them. */
function drawLabelled(
  paper: Paper,
  rows: readonly (readonly [label: string, value: string])[],
  { x, y, edge, right }: { x: number; y: number; edge: number; right: number },
): number {
  const step = paper.leading() + 1;
  rows.forEach(([label, value], i) => {
    const text = `${label}:`;
    const size = Math.min(1, (edge - x) / paper.widthOf(text, { bold: true })) * paper.fontSize;
    paper.text(text, x, y + i * step, { bold: true, size, width: edge - x, align: 'right' });
    paper.fitted(value, edge + 5, y + i * step, right - edge - 5);
  });
  return y + rows.length * step;
}

/** Vendor and terms at the left, places of delivery and of the invoice at the right. Gives the y below them. */
function drawBlocks(paper: Paper, { print, order }: Sheet, say: Words, y: number): number {
  const [left, right] = [40, paper.width - 40];
  const middle = paper.width / 2;
  const [company, street, city, postal, country, attention, phone] = say.company;
  const { supplier, shipTo } = order;
  const head = (text: string, x: number, at: number) => {
    paper.text(text, x, at, { bold: true, size: paper.fontSize + 1, color: '#1f3b63' });
    paper.line(x, at + 13, x + middle - left - 20, at + 13, { color: '#1f3b63' });
    return at + 17;
  };
  const inLeft = { x: left, edge: left + 104, right: middle - 20 };
  const inRight = { x: middle, edge: middle + 104, right };
  const [vendor, receiver, payer] = say.blocks;
  let low = drawLabelled(
    paper,
    [
      [company!, supplier.company],
      [street!, supplier.street],
      [city!, supplier.city],
      [postal!, supplier.postalCode],
      [country!, supplier.countryName],
      [attention!, supplier.contact],
      [phone!, supplier.phone],
    ],
    { ...inLeft, y: head(vendor!, left, y) },
  );
  const terms = [
    print.value('buyer', 'contact'),
    print.value('buyer', 'phone'),
    print.value('buyer', 'email'),
    print.date(),
    print.delivery()!,
    ...say.values,
    print.currency(),
  ];
  paper.line(left, low + 3, middle - 20, low + 3, { color: '#1f3b63' });
  const facts = say.facts.map((label, i) => [label, terms[i]!] as const);
  low = drawLabelled(paper, facts, { ...inLeft, y: low + 7 });
  const goodsTo = drawLabelled(
    paper,
    [
      [company!, print.value('shipTo', 'company')],
      [street!, print.value('shipTo', 'street')],
      [city!, print.value('shipTo', 'city')],
      [postal!, print.value('shipTo', 'postalCode')],
      [country!, shipTo.countryName],
      [attention!, shipTo.contact],
      [phone!, print.value('shipTo', 'phone')],
    ],
    { ...inRight, y: head(receiver!, middle, y) },
  );
  const billed = drawLabelled(
    paper,
    [
      [company!, print.value('buyer', 'company')],
      [street!, print.value('buyer', 'street')],
      [city!, print.value('buyer', 'city')],
      [postal!, print.value('buyer', 'postalCode')],
      [country!, order.buyer.countryName],
      [say.registered, print.value('buyer', 'vatId')],
    ],
    { ...inRight, y: head(payer!, middle, goodsTo + 6) },
  );
  return Math.max(low, billed);
}
