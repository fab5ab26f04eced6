import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  es: {
    title: 'ALBARÁN',
    facts: listed('Albarán nº | Fecha | Cliente | Su pedido nº | Fecha pedido | Pág.'),
    blocks: listed('Cliente | Dirección de entrega'),
    heads: listed('Código | Descripción | Pedido | Servido | Ud. | Precio | Importe'),
    total: 'Total albarán (IVA no incluido)',
    transport: listed('Transportista | Bultos | Peso bruto kg | Matrícula | Hora de salida'),
    signed: listed('Conforme cliente (fecha, nombre y firma) | Conductor'),
    home: listed('Tel. | NIF'),
  },
  it: {
    title: 'DOCUMENTO DI TRASPORTO (D.D.T.)',
    facts: listed('DDT n. | Data | Cod. cliente | Vs. ordine n. | Vs. ordine del | Pag.'),
    blocks: listed('Destinatario | Luogo di destinazione'),
    heads: listed('Codice | Descrizione | Ordinato | Consegnato | U.M. | Prezzo | Importo'),
    total: 'Totale merce (IVA esclusa)',
    transport: listed('Vettore | Colli | Peso lordo kg | Targa | Ora inizio trasporto'),
    signed: listed('Firma del destinatario | Firma del conducente'),
    home: listed('Tel. | P. IVA'),
  },
  pt: {
    title: 'GUIA DE REMESSA',
    facts: listed('Guia n.º | Data | Cliente | V/ encomenda n.º | Data encomenda | Pág.'),
    blocks: listed('Exmo.(s) Sr.(s) | Local de descarga'),
    heads: listed('Código | Designação | Encom. | Entregue | Un. | Preço | Valor'),
    total: 'Total da guia (sem IVA)',
    transport: listed('Transportador | Volumes | Peso bruto kg | Matrícula | Hora de carga'),
    signed: listed('Recebi (data e assinatura) | O motorista'),
    home: listed('Tel. | NIF'),
  },
  fr: {
    title: 'BON DE LIVRAISON',
    facts: listed('BL n° | Date | Code client | Votre commande n° | Du | Page'),
    blocks: listed('Client | Adresse de livraison'),
    heads: listed('Référence | Désignation | Commandé | Livré | U | Prix HT | Montant HT'),
    total: 'Total livré HT',
    transport: listed('Transporteur | Colis | Poids brut kg | Immatriculation | Heure de départ'),
    signed: listed('Reçu le (nom, date et signature) | Chauffeur'),
    home: listed('Tél. | N° TVA'),
  },
  pl: {
    title: 'WYDANIE ZEWNĘTRZNE (WZ)',
    facts: listed('WZ nr | Data wydania | Kod kontrahenta | Zamówienie klienta nr | Z dnia | Str.'),
    blocks: listed('Odbiorca | Miejsce dostawy'),
    heads: listed('Indeks | Nazwa towaru | Zamówiono | Wydano | J.m. | Cena netto | Wartość netto'),
    total: 'Razem wartość netto',
    transport: listed('Przewoźnik | Liczba opakowań | Waga brutto kg | Nr rejestracyjny | Godzina wydania'),
    signed: listed('Odebrał (data i podpis) | Wydał'),
    home: listed('Tel. | NIP'),
  },
  en: {
    title: 'DELIVERY NOTE',
    facts: listed('Delivery note no. | Date | Customer | Your order no. | Order date | Page'),
    blocks: listed('Customer | Deliver to'),
    heads: listed('Code | Description | Ordered | Delivered | Unit | Price | Amount'),
    total: 'Total goods excl. VAT',
    transport: listed('Carrier | Packages | Gross weight kg | Vehicle reg. | Time of departure'),
    signed: listed('Received (name, date, signature) | Driver'),
    home: listed('Tel. | VAT no.'),
  },
};

/** Not an order: the paper that a supplier's goods come with, priced as southern systems print it. */
export const family: DrawnFamily = {
  about:
    'negative: priced delivery note of a supplier to us: our order number and date in a strip of boxes, ordered and delivered side by side, prices and net total, carrier with packages, weight, plate and hour, two signatures',
  type: 'delivery_note',
  languages: languagesOf(words),
  order: {
    lines: [1, 14],
    articles: 'yours',
    delivery: 'date',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'condensed', 'sans', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [38, paper.width - 38];
    const width = right - left;
    const half = width / 2;
    const step = paper.leading();
    const { buyer: seller, supplier: us } = order;
    paper.fitted(seller.company, left, 34, half - 10, { size: 13, bold: true });
    const home = `${say.home[0]} ${seller.phone} - ${say.home[1]} ${seller.vatId}`;
    [seller.street, seller.townLine, home].forEach((text, i) => {
      paper.fitted(text, left, 52 + i * step, half - 10);
    });
    paper.fitted(say.title, left + half, 34, half, { size: 15, bold: true, width: half, align: 'right' });

    const tall = 5 * step + 14;
    const top = 60 + 3 * step + 6;
    const block = [us.company, us.street, us.townLine, us.countryName];
    [[...block, us.vatId], block].forEach((texts, i) => {
      const x = left + i * (half + 6);
      paper.box(x, top, half - 6, tall + step);
      drawBlock(paper, say.blocks[i]!, texts, {
        x: x + 6,
        y: top + 4,
        width: half - 18,
        headStyle: { size: 7 },
      });
    });
    const facts = [
      random.fill('{A|25/|BL}00####'),
      print.day(order.lines[0]!.date),
      order.customerNumber,
      order.number,
      print.day(order.date),
      '1',
    ];
    let y = drawBoxRow(
      paper,
      say.facts.map((label, i) => [label, facts[i]!] as const),
      {
        x: left,
        y: top + tall + step + 8,
        width,
        height: 28,
        shares: [2.4, 2, 1.8, 2.8, 2, 0.8],
        fill: '#e4e4e4',
      },
    );
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [74, 'left', (line) => line.yourArticle()],
      [width - 370, 'left', (line) => line.description()],
      [54, 'right', (line) => line.quantity()],
      [58, 'right', (line) => line.quantity()],
      [36, 'left', (line) => line.unit()],
      [68, 'right', (line) => line.price()],
      [80, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    const foot = paper.height - 138;
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: y + 8, bottom: foot - 24, nextPage: () => 44 },
      { rules: 'columns', padding: 3, head: { fill: '#e4e4e4', size: 8 } },
    );
    const sum = `${print.sums().at(-1)!.text} ${order.currency}`;
    paper.text(say.total, left, y + 6, { bold: true, width: width - 120, align: 'right' });
    paper.text(sum, right - 112, y + 6, { bold: true, width: 109, align: 'right' });
    const transport = [
      word('carrierValue'),
      String(random.whole(1, 12)),
      print.money(random.whole(8, 900)),
      random.fill('####-{BXK|LMD|TRW}'),
      random.fill('{08|09|11|14}:{05|20|45}'),
    ];
    y = drawBoxRow(
      paper,
      say.transport.map((label, i) => [label, transport[i]!] as const),
      { x: left, y: foot, width, height: 28, shares: [3, 1.4, 1.8, 2, 2] },
    );
    say.signed.forEach((label, i) => {
      paper.box(left + i * half, y + 6, half, 58, { thickness: 0.5 });
      paper.text(label, left + i * half + 4, y + 9, { size: 7 });
    });
  },
};
