import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    type: 'Standard Purchase Order',
    facts: listed('Type | Order | Revision | Order Date | Current Buyer | Telephone | Revision Date'),
    parties: listed('Supplier: | Ship To: | Bill To:'),
    first: listed('Customer Account No. | Supplier No. | Payment Terms | Freight Terms'),
    second: listed('Transportation | Ship Via | Confirm To | Requester/Deliver To'),
    heads: listed(
      'Line | Part Number / Description | Delivery Date/Time | Quantity | UOM | Unit Price\n({c}) | Tax | Amount\n({c})',
    ),
    notes: 'All prices and amounts on this order are expressed in',
    yours: 'Supplier Item:',
    goal: listed('Ship To: | Use the ship-to address at the top of page 1'),
    yes: listed('Y | N'),
    total: 'Total:',
    legal: 'Invoices that do not quote our order number and line will be returned unpaid.',
    foot: listed('Proprietary and Confidential | Page'),
  },
  fr: {
    type: "Commande d'achat standard",
    facts: listed('Type | Commande | Révision | Date commande | Acheteur actuel | Téléphone | Date révision'),
    parties: listed('Fournisseur : | Adresse de livraison : | Adresse de facturation :'),
    first: listed('N° compte client | N° fournisseur | Conditions de paiement | Conditions de fret'),
    second: listed('Transport | Expédié par | Confirmer à | Demandeur/Livrer à'),
    heads: listed(
      'Ligne | Référence / Désignation | Date/Heure livraison | Quantité | UDM | Prix unit.\n({c}) | Taxe | Montant\n({c})',
    ),
    notes: 'Tous les prix et montants de cette commande sont exprimés en',
    yours: 'Article fournisseur :',
    goal: listed('Livrer à : | Utiliser l’adresse de livraison en haut de la page 1'),
    yes: listed('O | N'),
    total: 'Total :',
    legal: 'Toute facture sans rappel du numéro de commande et de ligne sera retournée impayée.',
    foot: listed('Propriété exclusive et confidentiel | Page'),
  },
  es: {
    type: 'Orden de compra estándar',
    facts: listed(
      'Tipo | Orden | Revisión | Fecha de orden | Comprador actual | Teléfono | Fecha de revisión',
    ),
    parties: listed('Proveedor: | Enviar a: | Facturar a:'),
    first: listed('N.º cuenta cliente | N.º proveedor | Condiciones de pago | Condiciones de flete'),
    second: listed('Transporte | Envío mediante | Confirmar a | Solicitante/Entregar a'),
    heads: listed(
      'Línea | Número de pieza / Descripción | Fecha/Hora entrega | Cantidad | UDM | Precio unit.\n({c}) | Imp. | Importe\n({c})',
    ),
    notes: 'Todos los precios e importes de esta orden se expresan en',
    yours: 'Artículo del proveedor:',
    goal: listed('Enviar a: | Use la dirección de envío de la parte superior de la página 1'),
    yes: listed('S | N'),
    total: 'Total:',
    legal: 'Se devolverán las facturas que no indiquen el número de orden y de línea.',
    foot: listed('Propiedad exclusiva y confidencial | Página'),
  },
  it: {
    type: "Ordine d'acquisto standard",
    facts: listed('Tipo | Ordine | Revisione | Data ordine | Buyer corrente | Telefono | Data revisione'),
    parties: listed('Fornitore: | Spedire a: | Fatturare a:'),
    first: listed('N. conto cliente | N. fornitore | Termini di pagamento | Termini di trasporto'),
    second: listed('Trasporto | Spedire via | Confermare a | Richiedente/Consegnare a'),
    heads: listed(
      'Riga | Codice parte / Descrizione | Data/Ora consegna | Quantità | UdM | Prezzo unit.\n({c}) | Imp. | Importo\n({c})',
    ),
    notes: 'Tutti i prezzi e gli importi del presente ordine sono espressi in',
    yours: 'Articolo fornitore:',
    goal: listed('Spedire a: | Usare il recapito di spedizione in alto a pagina 1'),
    yes: listed('S | N'),
    total: 'Totale:',
    legal: 'Le fatture prive del numero di ordine e di riga saranno respinte.',
    foot: listed('Proprietà riservata e confidenziale | Pagina'),
  },
  pt: {
    type: 'Ordem de compra padrão',
    facts: listed('Tipo | Ordem | Revisão | Data da ordem | Comprador atual | Telefone | Data da revisão'),
    parties: listed('Fornecedor: | Entregar em: | Faturar a:'),
    first: listed('N.º conta cliente | N.º fornecedor | Condições de pagamento | Condições de frete'),
    second: listed('Transporte | Enviar via | Confirmar com | Requisitante/Entregar a'),
    heads: listed(
      'Linha | Número da peça / Descrição | Data/Hora de entrega | Quantidade | UDM | Preço unit.\n({c}) | Imp. | Montante\n({c})',
    ),
    notes: 'Todos os preços e montantes desta ordem são expressos em',
    yours: 'Item do fornecedor:',
    goal: listed('Entregar em: | Usar o endereço de entrega no início da página 1'),
    yes: listed('S | N'),
    total: 'Total:',
    legal: 'Serão devolvidas as faturas sem o número da ordem e da linha.',
    foot: listed('Propriedade exclusiva e confidencial | Página'),
  },
};

/** The standard print of a large group's procurement: what the database holds of each line, whether anyone needs it or not. */
export const family: DrawnFamily = {
  about:
    'group procurement print: addresses stacked at the left of a fact box, delivery with a time of day, ship-to again below each line',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: '{4|5|30|11}#####',
    article: '{|0}####.##.###',
    articles: 'both',
    delivery: 'lines',
    tax: false,
    freight: false,
  },
  style: { quantityGroups: false },
  paper: { faces: ['helvetica', 'times', 'sans'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const left = 36;
    const right = paper.width - 36;
    const width = right - left;
    const revision = random.pick(['0', '0', '0', '1', '2']);
    const code = print.currency();
    const timed = random.chance(0.6);

    function drawFoot(): void {
      paper.text(say.foot[0]!, left, paper.height - 36, { size: 7 });
      const page = `${say.foot[1]} ${paper.pageNumber()}`;
      paper.text(page, left, paper.height - 36, { size: 7, width, align: 'right' });
    }

    paper.fitted(print.value('buyer', 'company'), left, 32, 250, { size: 13, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'country', 'vatId'), left, 50);
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    const goal = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    const bill = print.party('billTo', 'company', 'street', 'town', 'country');
    const height = 6.2 * paper.leading();
    [supplier, goal, bill].forEach(([company, ...rest], i) => {
      const y = 108 + i * height;
      paper.text(say.parties[i]!, left, y, { bold: true });
      drawBlock(paper, company!, rest, { x: left + 96, y, width: 175, headStyle: {} });
    });
    const facts = [
      say.type,
      print.number(),
      revision,
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      ...(revision === '0' ? [] : [print.day(addDays(order.date, 4))]),
    ].map((value, i): [string, string] => [say.facts[i]!, value]);
    const boxLeft = 322;
    paper.box(boxLeft, 30, right - boxLeft, 16 + facts.length * 14.5, { thickness: 0.8 });
    drawFacts(paper, facts, {
      x: boxLeft + 8,
      y: 38,
      labelWidth: 84,
      width: right - boxLeft - 14,
      step: 14.5,
      label: { bold: true },
    });

    const values = [
      [order.customerNumber, order.supplierNumber, word('paymentTermsValue'), word('deliveryTermsValue')],
      [word('carrierValue'), ' ', order.supplier.contact, order.shipTo.contact],
    ];
    let y = 112 + 3 * height;
    [say.first, say.second].forEach((labels, i) => {
      const row = labels.map((label, n): [string, string] => [label, values[i]![n]!]);
      y = drawBoxRow(paper, row, { x: left, y, width, height: 26, labelStyle: { bold: true } });
    });
    paper.text(`${say.notes} ${code}`, left, y + 8);

    function dueOf(line: PrintedLine): string[] {
      const date = line.date();
      return timed && /^[\d/.-]+$/.test(date) ? [date, '00:00:00'] : [date];
    }
    const nameOf = (line: PrintedLine) => [line.article(), line.description(), ...line.notes()];
    const taxed = random.pick(say.yes);
    const cells: [number, (line: PrintedLine) => string | string[], 'left' | 'right'][] = [
      [32, (line) => line.position(), 'left'],
      [width - 358, nameOf, 'left'],
      [72, dueOf, 'left'],
      [58, (line) => line.quantity(), 'right'],
      [44, (line) => line.unit(), 'left'],
      [62, (line) => line.price(), 'right'],
      [28, () => taxed, 'left'],
      [62, (line) => line.total(), 'right'],
    ];
    const columns = cells.map(([wide, cell, align], i) => ({
      head: say.heads[i]!.replace('{c}', code),
      width: wide,
      cell,
      align,
    }));
    const place = {
      x: left,
      y: y + 26,
      bottom: paper.height - 60,
      nextPage() {
        drawFoot();
        paper.text(`${say.type} ${order.number}, ${revision}`, left, 32, { bold: true, size: 10 });
        return 54;
      },
      below: (line: PrintedLine) => [
        { x: 35, text: `${say.yours} ${line.yourArticle()}` },
        { x: 35, text: say.goal[0]! },
        { x: 50, text: say.goal[1]! },
        { x: 35, text: '' },
      ],
    };
    drawFoot();
    const end = drawTable(paper, columns, print.lines, place, {
      rules: random.pick(['head', 'rows', 'frame'] as const),
      head: { fill: random.pick(['#ffffff', '#e4e4e4']) },
    });
    let below = end + 8;
    if (below + 70 > paper.height - 50) {
      paper.newPage();
      below = place.nextPage();
    }
    const total = `${print.sums().at(-1)!.text} (${code})`;
    paper.text(`${say.total} ${total}`, left, below, { bold: true, width: width - 3, align: 'right' });
    paper.paragraph(say.legal, left, below + 24, width, { size: 7.5 });
  },
};
