import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: listed('OFFICIAL ORDER | PURCHASE ORDER | Official Purchase Order'),
    number: listed('Order No. | P.O. No. | Official Order No.'),
    date: listed('Date of order | Order date | PO date'),
    requisition: listed('Requisition No. | Req. date | Requested by dept.'),
    departments: listed('Science | Catering | Premises | Art & Design | Site team'),
    supplier: listed('TO (supplier) | VENDOR | SUPPLIER'),
    supplierFacts: listed('Vendor no. | Fax'),
    shipTo: listed('DELIVER TO | SHIP TO | DELIVERY ADDRESS'),
    reception: listed('Site office tel. | Receiving tel.'),
    handled: listed('Order queries to | Finance contact | Contact for this order'),
    codes: listed('Fund | Cost centre | Ledger code | Commitment no. | Date required'),
    fund: listed('01 General | 10 Capital | 22 Grants'),
    heads: listed('Cat. no. | Description of goods or services | Qty | Unit | Unit price | Amount'),
    sums: { subtotal: 'Net', freight: 'Carriage', tax: 'VAT / tax', total: 'ORDER TOTAL' },
    invoices: 'Invoices, quoting the order number, to:',
    signature: listed('Budget holder | Funds available - Finance | Authorised - Head / Clerk'),
    rules: 'Not valid unless signed. No substitutions. Price increases must be agreed before despatch.',
    copy: listed('Supplier copy | Copy 1 of 3 | WHITE - supplier / YELLOW - finance / PINK - department'),
    phone: 'Tel.',
  },
  fr: {
    title: listed('BON DE COMMANDE | Bon de commande | BON DE COMMANDE ADMINISTRATIF'),
    number: listed('N° de bon | Bon de commande n° | N° BC'),
    date: listed('Date du bon | Date de commande | Établi le'),
    requisition: listed('Demande n° | Date de la demande | Service demandeur'),
    departments: listed('Services techniques | Restauration | Écoles | Bâtiments | Intendance'),
    supplier: listed('FOURNISSEUR | TITULAIRE | TIERS'),
    supplierFacts: listed('Code tiers | Fax'),
    shipTo: listed('ADRESSE DE LIVRAISON | LIEU DE LIVRAISON | À LIVRER À'),
    reception: listed('Tél. réception | Tél. sur place'),
    handled: listed('Affaire suivie par | Dossier suivi par | Gestionnaire'),
    codes: listed('Chapitre | Fonction | Article | N° engagement | Livraison le'),
    fund: listed('011 Charges gén. | 21 Immob. | 60 Achats'),
    heads: listed('Réf. | Désignation des fournitures ou prestations | Qté | Unité | P.U. HT | Montant HT'),
    sums: { subtotal: 'Total HT', freight: 'Port', tax: 'TVA', total: 'MONTANT TOTAL' },
    invoices: 'Facture à adresser, en rappelant le n° du bon, à :',
    signature: listed("L'agent | Visa comptable - crédits disponibles | L'ordonnateur"),
    rules: "Toute facture sans numéro d'engagement sera rejetée. Délai global de paiement : 30 jours.",
    copy: listed('Exemplaire fournisseur | Feuillet 1/3 | Original - fournisseur'),
    phone: 'Tél.',
  },
  es: {
    title: listed('HOJA DE PEDIDO | ORDEN DE COMPRA | PEDIDO DE SUMINISTRO'),
    number: listed('N.º de pedido | Pedido núm. | N.º orden'),
    date: listed('Fecha del pedido | Fecha de emisión | Fecha pedido'),
    requisition: listed('N.º propuesta | Fecha propuesta | Servicio solicitante'),
    departments: listed('Obras y Servicios | Educación | Mantenimiento | Comedor | Deportes'),
    supplier: listed('PROVEEDOR | ADJUDICATARIO | TERCERO'),
    supplierFacts: listed('Cód. tercero | Fax'),
    shipTo: listed('LUGAR DE ENTREGA | ENTREGAR EN | DIRECCIÓN DE ENTREGA'),
    reception: listed('Tel. recepción | Tel. conserjería'),
    handled: listed('Responsable del pedido | Persona de contacto | Tramita'),
    codes: listed('Orgánica | Programa | Económica | N.º operación RC | Fecha de entrega'),
    fund: listed('03 Servicios | 221 Suminist. | 05 Centros'),
    heads: listed('Ref. | Descripción del suministro o servicio | Cant. | Ud. | Precio ud. | Importe'),
    sums: { subtotal: 'Base imponible', freight: 'Portes', tax: 'IVA', total: 'TOTAL PEDIDO' },
    invoices: 'Factura electrónica, indicando el n.º de pedido, a:',
    signature: listed('El solicitante | Intervención - existe crédito | El Alcalde / La Dirección'),
    rules: 'No se admitirán facturas sin número de operación. Plazo de pago: 30 días desde la conformidad.',
    copy: listed('Ejemplar para el proveedor | Ejemplar 1 de 3 | Original: proveedor'),
    phone: 'Tel.',
  },
};

/** An order form of a school or a town hall: two framed heads, budget codes in a row of boxes, a grid with rows to spare. */
export const family: DrawnFamily = {
  about: 'boxed order form with requisition, budget codes, commitment number, spare rows and three visas',
  languages: languagesOf(words),
  order: { lines: [1, 7], per: 1, notes: false, number: '{25|26}{-|/}0####' },
  paper: { faces: ['helvetica', 'sans', 'condensed', 'times'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [36, paper.width - 36];
    const [width, half] = [right - left, (right - left) / 2];

    paper.box(left, 34, half - 6, 84);
    const own = print.party('buyer', 'company', 'street', 'town');
    paper.fitted(own[0]!, left + 6, 40, half - 18, { bold: true, size: 12 });
    paper.lines(own.slice(1), left + 6, 58);
    paper.text(print.party('buyer', 'vatId', 'fax').join('   '), left + 6, 96, { size: 7 });
    paper.box(left + half, 34, half, 84);
    paper.fitted(random.pick(say.title), left + half + 8, 40, half - 16, {
      size: 14,
      bold: true,
      width: half - 16,
      align: 'center',
    });
    paper.text(`${random.pick(say.number)}  ${print.number()}`, left + half + 8, 68, { bold: true });
    paper.text(`${random.pick(say.date)}  ${print.date()}`, left + half + 8, 86);
    paper.text(random.pick(say.copy), left + half + 8, 104, { size: 6.5, italic: true });

    const [asked, askedOn, askedBy] = say.requisition as [string, string, string];
    drawBoxRow(
      paper,
      [
        [asked, random.fill('{R|D|}1####')],
        [askedOn, print.day(addDays(order.date, -random.whole(3, 25)))],
        [askedBy, random.pick(say.departments)],
        [random.pick(say.handled), print.value('buyer', 'contact')],
        [say.phone, print.value('buyer', 'phone')],
      ],
      { x: left, y: 124, width, height: 30, shares: [4, 4, 6, 6, 5] },
    );

    paper.box(left, 160, half - 6, 92);
    paper.text(random.pick(say.supplier), left + 6, 164, { size: 7, bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left + 6, 176);
    const [code, fax] = say.supplierFacts as [string, string];
    paper.text(`${code} ${order.supplierNumber}    ${fax} ${order.supplier.fax}`, left + 6, 236, { size: 7 });
    paper.box(left + half, 160, half, 92);
    paper.text(random.pick(say.shipTo), left + half + 6, 164, { size: 7, bold: true });
    print.party('shipTo', 'company', 'extra', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, left + half + 6, 176 + i * 12, half - 12);
    });
    const reception = `${random.pick(say.reception)} ${print.value('shipTo', 'phone')}`;
    paper.text(reception, left + half + 6, 236, { size: 7 });

    const [fund, centre, ledger, commitment, wanted] = say.codes as [string, string, string, string, string];
    drawBoxRow(
      paper,
      [
        [fund, random.pick(say.fund)],
        [centre, random.fill('###')],
        [ledger, random.fill('{60|61|22}###')],
        [commitment, random.fill(`${order.date.slice(0, 4)}/{E|C|}0####`)],
        [wanted, print.delivery() ?? ''],
      ],
      {
        x: left,
        y: 258,
        width,
        height: 30,
        shares: order.delivery.kind === 'window' ? [6, 3, 3, 5, 11] : [4, 3, 3, 4, 6],
      },
    );

    const [article, text, quantity, unit, price, amount] = say.heads;
    const columns = columnsOf(sheet, [
      ['article', 72, article],
      ['description', width - 296, text],
      ['quantity', 46, quantity],
      ['unit', 42, unit],
      ['price', 66, price],
      ['lineTotal', 70, amount],
    ]);
    const bottom = paper.height - 232;
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 296, bottom, nextPage: () => 50 },
      { rules: 'all', padding: 3, head: { fill: random.pick(['#e4e4e4', '#d9e4ee', '#ffffff']) } },
    );
    for (const row = paper.leading() + 6; y + row < bottom; y += row) {
      let x = left;
      for (const column of columns) {
        paper.box(x, y, column.width, row);
        x += column.width;
      }
    }

    const sums = print.sums();
    const currency = print.currency();
    sums.forEach(({ kind, text: sum }, i) => {
      const at = y + i * 17;
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : bold ? ` ${currency}` : '';
      paper.box(right - 190, at, 120, 17);
      paper.box(right - 70, at, 70, 17);
      paper.fitted(`${say.sums[kind]}${rate}`, right - 186, at + 3, 112, { bold });
      paper.text(sum, right - 66, at + 3, { bold, width: 62, align: 'right' });
    });
    paper.text(say.invoices, left, y + 8, { size: 7, bold: true });
    paper.lines(print.party('billTo', 'company', 'street', 'town'), left, y + 19, { size: 8 });
    drawBoxRow(
      paper,
      say.signature.map((label) => [label, '']),
      { x: left, y: paper.height - 128, width, height: 62 },
    );
    paper.fitted(say.rules, left, paper.height - 56, width, { size: 7 });
    paper.text(random.fill('{Form|Mod.|F} {F-12|FIN/4|B 07} - {01/19|v3|rev. 2}'), left, paper.height - 40, {
      size: 6,
    });
  },
};
