import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Standard Purchase Order',
    panel: listed('Type | Order | Revision | Order Date | Created By | Revision Date | Current Buyer'),
    parties: listed('Supplier: | Ship To: | Bill To:'),
    first: listed('Customer Account No. | Supplier No. | Payment Terms | Freight Terms | FOB | Ship Via'),
    second: listed('Confirm To/Telephone | Requester/Deliver To'),
    heads: listed(
      'Line | Part Number / Description | Delivery Date/Time | Quantity | UOM | Unit Price ({c}) | Tax | Amount ({c})',
    ),
    needed: 'Needed:',
    shipTo: 'Ship To: Use the ship-to address at the top of page 1',
    note: 'Notes:',
    total: 'Total:',
    standard: 'Standard',
    requesters: listed('Maintenance Stores | MRO Crib | Line 4 / Packaging | Tool Room'),
    freight: listed('Prepaid | Collect | Due'),
    fob: listed('Destination | Origin'),
    page: 'Proprietary and Confidential',
  },
  es: {
    title: 'Orden de Compra Estándar',
    panel: listed(
      'Tipo | Orden | Revisión | Fecha de la Orden | Creado por | Fecha de Revisión | Comprador Actual',
    ),
    parties: listed('Proveedor: | Enviar a: | Facturar a:'),
    first: listed(
      'No. Cuenta Cliente | No. Proveedor | Condiciones de Pago | Términos de Flete | LAB | Vía de Embarque',
    ),
    second: listed('Confirmar con/Teléfono | Solicitante/Entregar a'),
    heads: listed(
      'Línea | No. Parte / Descripción | Fecha/Hora Entrega | Cantidad | UDM | Precio Unitario ({c}) | Impto. | Importe ({c})',
    ),
    needed: 'Requerido:',
    shipTo: 'Enviar a: usar la dirección de envío de la página 1',
    note: 'Notas:',
    total: 'Total:',
    standard: 'Estándar',
    requesters: listed('Almacén Mantenimiento | Línea 4 / Empaque | Taller'),
    freight: listed('Pagado | Por cobrar'),
    fob: listed('Destino | Origen'),
    page: 'Propietario y Confidencial',
  },
  fr: {
    title: 'Commande Standard',
    panel: listed(
      'Type | Commande | Révision | Date de commande | Créée par | Date de révision | Acheteur actuel',
    ),
    parties: listed('Fournisseur : | Livrer à : | Facturer à :'),
    first: listed(
      'N° compte client | N° fournisseur | Conditions de paiement | Conditions de fret | FAB | Transporteur',
    ),
    second: listed('Confirmer à/Téléphone | Demandeur/Livrer à'),
    heads: listed(
      'Ligne | Référence / Description | Date/Heure livraison | Quantité | UDM | Prix unitaire ({c}) | Taxe | Montant ({c})',
    ),
    needed: 'Requis :',
    shipTo: 'Livrer à : adresse de livraison en haut de la page 1',
    note: 'Remarques :',
    total: 'Total :',
    standard: 'Standard',
    requesters: listed('Magasin maintenance | Ligne 4 / Emballage | Outillage'),
    freight: listed('Port payé | Port dû'),
    fob: listed('Destination | Origine'),
    page: 'Document confidentiel',
  },
};

/** Business suite's printed form: a panel of facts with the revision at the right, three addresses stacked at the left, everything ruled. */
export const family: DrawnFamily = {
  about:
    'suite form: type/order/revision panel at the right, stacked parties at the left, "Needed: date 00:00:00" in the cell, currency in the heads',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    number: '{4|5|7}{###|####|#######}',
    articles: 'own',
    article: '{MRO|RM|PK}-#####',
    delivery: 'lines',
    tax: false,
    freight: false,
    discounts: false,
  },
  paper: { faces: ['helvetica', 'sans', 'times'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, language, random, word, sentences } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [34, paper.width - 34];
    const wide = right - left;
    const middle = left + wide * 0.56;
    const own = print.party('buyer', 'company', 'street', 'town', 'country');
    paper.fitted(own[0]!, left, 34, middle - left - 10, { bold: true, size: 12 });
    paper.lines(own.slice(1), left, 51);
    const buyer = print.value('buyer', 'contact');
    paper.box(middle, 32, right - middle, 118);
    paper.fitted(say.title, middle + 6, 37, right - middle - 12, { bold: true, size: 11 });
    const panel = [say.title, print.number(), '0', print.date(), buyer, '', buyer].map(
      (value, i): [string, string] => [say.panel[i]!, value],
    );
    drawFacts(paper, panel, {
      x: middle + 6,
      y: 54,
      labelWidth: 84,
      width: right - middle - 12,
      step: 13.2,
      label: { bold: true },
    });
    let y = 158;
    const ship = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      ship,
      print.party('billTo', 'company', 'street', 'town', 'country'),
    ];
    blocks.forEach((block, i) => {
      paper.text(say.parties[i]!, left + 4, y, { bold: true });
      y = paper.lines(block, left + 70, y) + 5;
    });
    const row = { x: left, width: wide, height: 25, labelStyle: { bold: true } };
    const terms = [
      order.customerNumber,
      order.supplierNumber,
      word('paymentTermsValue'),
      random.pick(say.freight),
      random.pick(say.fob),
      word('carrierValue'),
    ];
    y = drawBoxRow(
      paper,
      say.first.map((label, i) => [label, terms[i]!] as const),
      { ...row, y },
    );
    const requester = random.pick(say.requesters);
    y = drawBoxRow(
      paper,
      [
        [say.second[0]!, `${order.supplier.contact} / ${order.supplier.phone}`],
        [say.second[1]!, requester],
      ],
      { ...row, y },
    );
    paper.text(say.note, left + 4, y + 6, { bold: true });
    y = paper.paragraph(sentences('instruction', 1)[0]!, left + 60, y + 6, wide - 70) + 8;
    const code = print.currency();
    const [no, part, date, quantity, unit, price, tax, amount] = say.heads.map((head) =>
      head.replace('{c}', code),
    );
    const end = drawTable(
      paper,
      [
        { head: no!, width: 30, align: 'center', cell: (line) => line.position() },
        {
          head: part!,
          width: wide - 392,
          cell: (line) => [line.article(), line.description(), ...line.notes(), say.shipTo],
        },
        { head: date!, width: 78, cell: (line) => [say.needed, line.date(), '00:00:00'] },
        { head: quantity!, width: 54, align: 'right', cell: (line) => line.quantity() },
        { head: unit!, width: 46, cell: (line) => line.unit() },
        { head: price!, width: 74, align: 'right', cell: (line) => line.price() },
        { head: tax!, width: 30, align: 'center', cell: () => 'N' },
        { head: amount!, width: 80, align: 'right', cell: (line) => line.total() },
      ],
      print.lines,
      { x: left, y, bottom: paper.height - 70, nextPage: drawContinued, beforeBreak: drawFoot },
      { rules: 'all', head: { fill: random.pick(['#d9d9d9', '#ececec']) } },
    );
    paper.text(say.total, right - 230, end + 7, { bold: true, width: 120, align: 'right' });
    paper.text(`${print.sums()[0]!.text} (${code})`, right - 108, end + 7, {
      bold: true,
      width: 105,
      align: 'right',
    });
    drawFoot();

    function drawContinued(): number {
      drawFacts(paper, panel.slice(0, 3), { x: middle + 6, y: 30, labelWidth: 84, width: 160, step: 12 });
      paper.fitted(own[0]!, left, 30, middle - left - 10, { bold: true });
      return 72;
    }

    function drawFoot(): void {
      paper.text(say.page, left, paper.height - 44, { italic: true });
      paper.text(String(paper.pageNumber()), right - 40, paper.height - 44, { width: 40, align: 'right' });
    }
  },
};
