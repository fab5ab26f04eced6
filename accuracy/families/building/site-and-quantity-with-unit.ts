import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: listed('BON DE COMMANDE N° | en date du'),
    site: listed('CHANTIER | Livraison : | Conducteur de travaux : | Tél. chantier :'),
    supplier: listed('FOURNISSEUR | Tél. : | E-mail : | À l’attention de :'),
    office: listed('Affaire suivie par | ligne directe | courriel'),
    opening: 'Suite à votre offre {q}, nous vous passons commande des fournitures suivantes :',
    heads: listed('N° | Désignation | Quantité | P.U. HT | Remise | Montant HT'),
    ref: 'Réf. fournisseur',
    due: 'livraison le',
    sums: { subtotal: 'Total HT', freight: 'Transport', tax: 'TVA', total: 'Montant de la commande' },
    terms: listed('Délai de livraison : | Règlement : | Moyen : | Facture en deux exemplaires à :'),
    van: listed('camion-grue | semi-remorque | porteur avec hayon | fourgon'),
    rules:
      'Prévenir le chef de chantier 24 heures avant la livraison. Aucune livraison entre 12 h et 13 h 30. Le numéro de commande et le nom du chantier figureront sur le bon de livraison.',
    signs: listed('Pour l’entreprise | Bon pour accord, cachet du fournisseur'),
    tax: 'N° TVA',
  },
  es: {
    title: listed('PEDIDO DE OBRA Nº | de fecha'),
    site: listed('OBRA | Descarga en: | Jefe de obra: | Tel. obra:'),
    supplier: listed('SUMINISTRADOR | Tel.: | Correo: | A la atención de:'),
    office: listed('Dpto. compras | teléfono directo | correo'),
    opening: 'Conforme a su oferta {q}, les rogamos el suministro de los siguientes materiales:',
    heads: listed('Pda. | Material | Medición | Precio ud. | Dto. | Importe'),
    ref: 'Ref. suministrador',
    due: 'descarga el',
    sums: { subtotal: 'Suma', freight: 'Portes', tax: 'IVA', total: 'Importe del pedido' },
    terms: listed('Plazo de suministro: | Forma de pago: | Medio: | Facturas por duplicado a:'),
    van: listed('camión grúa | tráiler | camión con plataforma | furgoneta'),
    rules:
      'Avisar al encargado con 24 horas de antelación. Descarga de 8 a 13 h. En albarán y factura constarán el número de pedido y el código de la obra.',
    signs: listed('Por la constructora | Conforme el suministrador'),
    tax: 'NIF',
  },
  it: {
    title: listed('ORDINE DI CANTIERE N. | del'),
    site: listed('CANTIERE | Scarico presso: | Capo cantiere: | Tel. cantiere:'),
    supplier: listed('DITTA FORNITRICE | Tel.: | Mail: | Alla c.a. di:'),
    office: listed('Pratica seguita da | diretto | posta elettronica'),
    opening: 'Facendo seguito alla Vs. offerta {q}, Vi ordiniamo i seguenti materiali:',
    heads: listed('N. | Materiale | Quantità | Prezzo unit. | Sconto | Importo'),
    ref: 'Rif. fornitore',
    due: 'scarico il',
    sums: { subtotal: 'Sommano', freight: 'Trasporto', tax: 'IVA', total: "Importo dell'ordine" },
    terms: listed('Termine di consegna: | Pagamento: | Mezzo: | Fattura in duplice copia a:'),
    van: listed('autogru | bilico | motrice con sponda | furgone'),
    rules:
      'Avvisare il capo cantiere 24 ore prima dello scarico. Orario di cantiere 7.30 - 16.30. Riportare su DDT e fattura il numero di ordine e il nome del cantiere.',
    signs: listed("Per l'impresa | Per accettazione, la ditta fornitrice"),
    tax: 'P. IVA',
  },
  pt: {
    title: listed('NOTA DE ENCOMENDA DE OBRA N.º | de'),
    site: listed('OBRA | Descarga em: | Encarregado: | Tel. da obra:'),
    supplier: listed('FORNECEDOR | Tel.: | E-mail: | Ao cuidado de:'),
    office: listed('Processo a cargo de | telefone direto | e-mail'),
    opening: 'De acordo com a vossa proposta {q}, encomendamos os seguintes materiais:',
    heads: listed('N.º | Material | Quant. | Preço unit. | Desc. | Importância'),
    ref: 'Ref. fornecedor',
    due: 'descarga a',
    sums: { subtotal: 'Soma', freight: 'Transporte', tax: 'IVA', total: 'Valor da encomenda' },
    terms: listed('Prazo de entrega: | Pagamento: | Meio: | Fatura em duplicado para:'),
    van: listed('camião-grua | semirreboque | camião com plataforma | carrinha'),
    rules:
      'Avisar o encarregado com 24 horas de antecedência. Descargas até às 16 h. A guia e a fatura devem indicar o número da encomenda e a obra.',
    signs: listed('Pelo empreiteiro | Aceite pelo fornecedor'),
    tax: 'NIPC',
  },
  en: {
    title: listed('SITE ORDER No. | dated'),
    site: listed('CONTRACT | Deliver to site: | Site manager: | Site tel:'),
    supplier: listed('MERCHANT | Tel: | Email: | FAO:'),
    office: listed('Raised by | direct dial | email'),
    opening: 'Further to your quotation {q}, please supply the following materials:',
    heads: listed('No. | Materials | Quantity | Rate | Disc. | Amount'),
    ref: 'Merchant ref.',
    due: 'to site on',
    sums: { subtotal: 'Net value', freight: 'Carriage', tax: 'Tax', total: 'Order value' },
    terms: listed('Required on site: | Payment: | Vehicle: | Invoices in duplicate to:'),
    van: listed('hiab lorry | artic | tail-lift rigid | van'),
    rules:
      'Ring the site manager 24 hours before delivery. No deliveries during school run, 8.30 to 9.15. Order and contract number to be shown on all tickets and invoices.',
    signs: listed('For the contractor | Accepted for the merchant'),
    tax: 'Tax reg. no.',
  },
};

/** A building firm's order from the office to the site: whom to ring, what lorry, and how much of what in one cell. */
export const family: DrawnFamily = {
  about:
    "a builder's order: site and supplier in two boxes, quantity and unit in one cell, conditions and two signatures below",
  languages: languagesOf(words),
  order: {
    lines: [1, 11],
    number: '{2|3}###/{25|26}',
    articles: 'yours',
    shipTo: 'other',
    discounts: true,
    tax: true,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'lato', 'condensed', 'serif'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const left = 42;
    const right = paper.width - 42;
    const width = right - left;
    const step = paper.leading();
    const legal = `${print.party('buyer', 'company', 'street', 'town').join(' - ')} - ${say.tax} ${print.value('buyer', 'vatId')}`;

    function drawFoot(): void {
      paper.line(left, paper.height - 42, right, paper.height - 42, { color: '#c77700' });
      paper.fitted(legal, left, paper.height - 36, width - 40, { size: 7 });
      paper.text(`- ${paper.pageNumber()} -`, left, paper.height - 36, { size: 7, width, align: 'right' });
    }

    paper.box(left, 30, 10, 40, { fill: '#c77700' });
    paper.fitted(print.value('buyer', 'brand'), left + 18, 40, 240, { size: 17, bold: true });
    const title = `${say.title[0]} ${print.number()}`;
    paper.fitted(title, 330, 34, right - 330, { size: 13, bold: true });
    paper.text(`${say.title[1]} ${print.date()}`, 330, 54);

    const half = (width - 16) / 2;
    const goal = print.party('shipTo', 'company', 'extra', 'street', 'town');
    const boxHeight = 22 + 7.4 * step;
    function drawSide(x: number, head: string, draw: (y: number) => void): void {
      paper.box(x, 86, half, boxHeight, { thickness: 0.6 });
      paper.box(x, 86, half, 17, { fill: '#f3e3c8' });
      paper.fitted(head, x + 6, 89, half - 12, { bold: true });
      draw(108);
    }
    drawSide(left, `${say.site[0]} ${order.project}`, (y) => {
      paper.text(say.site[1]!, left + 6, y, { italic: true });
      goal.forEach((text, i) => {
        paper.fitted(text, left + 14, y + (i + 1) * step, half - 20);
      });
      const ring = [
        `${say.site[2]} ${order.shipTo.contact}`,
        `${say.site[3]} ${print.value('shipTo', 'phone')}`,
      ];
      paper.lines(ring, left + 6, y + 5 * step);
    });
    drawSide(left + half + 16, say.supplier[0]!, (y) => {
      const texts = [
        ...print.party('supplier', 'company', 'street', 'town', 'country'),
        `${say.supplier[1]} ${order.supplier.phone}`,
        `${say.supplier[2]} ${order.supplier.email}`,
        `${say.supplier[3]} ${order.supplier.contact}`,
      ];
      paper.lines(texts, left + half + 22, y);
    });

    let y = 86 + boxHeight + 10;
    const office = [
      `${say.office[0]} ${print.value('buyer', 'contact')}`,
      `${say.office[1]} ${print.value('buyer', 'phone')}`,
      `${say.office[2]} ${print.value('buyer', 'email')}`,
    ];
    paper.fitted(office.join(', '), left, y, width);
    paper.text(say.opening.replace('{q}', order.quoteReference), left, y + 1.8 * step);
    y += 3.6 * step;

    const delivery = print.delivery();
    function describe(line: PrintedLine): string[] {
      const dated = delivery === null ? [`${say.due} ${line.date()}`] : [];
      return [line.description(), ...line.notes(), `${say.ref} ${line.yourArticle()}`, ...dated];
    }
    const cells: [number, (line: PrintedLine) => string | string[], 'left' | 'right'][] = [
      [34, (line) => line.position(), 'left'],
      [width - 314, describe, 'left'],
      [90, (line) => `${line.quantity()} ${line.unit()}`, 'right'],
      [62, (line) => line.price(), 'right'],
      [48, (line) => line.discount(), 'right'],
      [80, (line) => line.total(), 'right'],
    ];
    const columns = cells.map(([wide, cell, align], i) => ({
      head: say.heads[i]!,
      width: wide,
      cell,
      align,
    }));
    const place = {
      x: left,
      y,
      bottom: paper.height - 60,
      nextPage() {
        drawFoot();
        paper.text(title, left, 34, { bold: true });
        return 54;
      },
    };
    drawFoot();
    const rules = random.pick(['all', 'rows', 'columns'] as const);
    y = drawTable(paper, columns, print.lines, place, { rules, head: { fill: '#f3e3c8' } });
    if (y + 230 > paper.height - 50) {
      paper.newPage();
      y = place.nextPage();
    }

    let sumsY = y + 8;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      const label = `${say.sums[kind]}${rate}${bold ? ` ${print.currency()}` : ''}`;
      paper.text(label, right - 260, sumsY, { bold, width: 170, align: 'right' });
      paper.text(text, right - 85, sumsY, { bold, width: 82, align: 'right' });
      sumsY += 1.4 * step;
    }
    y = sumsY + 12;
    const bill = print.party('billTo', 'company', 'street', 'town').join(', ');
    const values = [delivery, word('paymentTermsValue'), random.pick(say.van), bill];
    values.forEach((value, i) => {
      if (value === null) return;
      paper.text(say.terms[i]!, left, y, { bold: true });
      const from = paper.widthOf(say.terms[i]!, { bold: true }) + 5;
      paper.fitted(value, left + from, y, width - from);
      y += 1.3 * step;
    });
    y = paper.paragraph(say.rules, left, y + 4, width, { size: paper.fontSize - 0.5 }) + 10;
    say.signs.forEach((text, i) => {
      paper.box(left + i * (half + 16), y, half, 60, { thickness: 0.5 });
      paper.text(text, left + i * (half + 16) + 5, y + 4, { size: 7.5 });
    });
  },
};
