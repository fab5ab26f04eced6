import { drawBlock } from '../../kit/labelled-boxes.ts';
import { drawFacts, drawSums } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order',
    facts: listed(
      'PO Number | Created | Revision | Requester | Contact Phone | Contact Email | Supplier Number | Payment Term | Shipping Term',
    ),
    parties: listed('Supplier | Ship To | Bill To'),
    heads: listed('Line | Description | Need By | QTY | UOM | Price | Total'),
    below: listed('Supplier Part Number | Billing | Commodity | Contract'),
    sums: { subtotal: 'Net', freight: 'Shipping', tax: 'Taxes', total: 'Total' },
    all: 'Need by (all lines)',
    note: 'Submit invoices through the supplier portal. The PO number must appear on packing lists and labels.',
  },
  de: {
    title: 'Bestellung (PO)',
    facts: listed(
      'PO-Nummer | Erstellt | Revision | Anforderer | Kontakt Telefon | Kontakt E-Mail | Lieferantennummer | Zahlungsziel | Versandbedingung',
    ),
    parties: listed('Lieferant | Lieferung an | Rechnung an'),
    heads: listed('Zeile | Beschreibung | Bedarf bis | MENGE | ME | Preis | Summe'),
    below: listed('Lieferantenteilenr. | Kontierung | Warengruppe | Vertrag'),
    sums: { subtotal: 'Netto', freight: 'Versand', tax: 'Steuern', total: 'Summe' },
    all: 'Bedarf bis (alle Zeilen)',
    note: 'Rechnungen bitte über das Lieferantenportal einreichen. Die PO-Nummer ist auf Packlisten anzugeben.',
  },
  fr: {
    title: 'Bon de commande (PO)',
    facts: listed(
      'Numéro de PO | Créé le | Révision | Demandeur | Tél. contact | E-mail contact | Numéro fournisseur | Délai de paiement | Condition d’expédition',
    ),
    parties: listed('Fournisseur | Expédier à | Facturer à'),
    heads: listed('Ligne | Description | Requis le | QTÉ | UDM | Prix | Total'),
    below: listed('Réf. fournisseur | Imputation | Famille | Contrat'),
    sums: { subtotal: 'Net', freight: 'Expédition', tax: 'Taxes', total: 'Total' },
    all: 'Requis le (toutes les lignes)',
    note: 'Déposer les factures sur le portail fournisseurs. Le numéro de PO doit figurer sur les colis.',
  },
  nl: {
    title: 'Inkooporder (PO)',
    facts: listed(
      'PO-nummer | Aangemaakt | Revisie | Aanvrager | Telefoon contact | E-mail contact | Leveranciersnummer | Betaaltermijn | Verzendconditie',
    ),
    parties: listed('Leverancier | Verzenden naar | Factureren aan'),
    heads: listed('Regel | Beschrijving | Nodig op | AANTAL | EH | Prijs | Totaal'),
    below: listed('Artikelnr. leverancier | Boeking | Categorie | Contract'),
    sums: { subtotal: 'Netto', freight: 'Verzending', tax: 'Belastingen', total: 'Totaal' },
    all: 'Nodig op (alle regels)',
    note: 'Dien facturen in via het leveranciersportaal. Vermeld het PO-nummer op pakbonnen.',
  },
  es: {
    title: 'Orden de compra (PO)',
    facts: listed(
      'Número de PO | Creada | Revisión | Solicitante | Tel. contacto | Correo contacto | Número de proveedor | Plazo de pago | Condición de envío',
    ),
    parties: listed('Proveedor | Enviar a | Facturar a'),
    heads: listed('Línea | Descripción | Se necesita el | CANT. | UDM | Precio | Total'),
    below: listed('Ref. proveedor | Imputación | Categoría | Contrato'),
    sums: { subtotal: 'Neto', freight: 'Envío', tax: 'Impuestos', total: 'Total' },
    all: 'Se necesita el (todas las líneas)',
    note: 'Presente las facturas en el portal de proveedores. Indique el número de PO en los albaranes.',
  },
  pt: {
    title: 'Ordem de compra (PO)',
    facts: listed(
      'Número da PO | Criada em | Revisão | Solicitante | Tel. contato | E-mail contato | Número do fornecedor | Prazo de pagamento | Condição de envio',
    ),
    parties: listed('Fornecedor | Enviar para | Faturar para'),
    heads: listed('Linha | Descrição | Necessário em | QTD. | UDM | Preço | Total'),
    below: listed('Ref. fornecedor | Imputação | Categoria | Contrato'),
    sums: { subtotal: 'Líquido', freight: 'Envio', tax: 'Impostos', total: 'Total' },
    all: 'Necessário em (todas as linhas)',
    note: 'Envie as faturas pelo portal de fornecedores. Indique o número da PO nas guias.',
  },
};

/** A procurement suite's order: light print, accounts and commodity codes below each item, currency beside each amount. */
export const family: DrawnFamily = {
  about:
    'web procurement: supplier part, account and commodity below each row, currency code beside the amounts',
  languages: languagesOf(words),
  order: { lines: [1, 9], number: '{|PO|4}{1|2}#####', articles: 'yours', notes: false },
  paper: { faces: ['lato', 'helvetica', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [44, paper.width - 44];
    const width = right - left;
    const grey = '#5f6b76';
    paper.box(left, 34, 26, 26, { fill: random.pick(['#0a6ebd', '#d9480f', '#2b8a3e']) });
    paper.text(print.value('buyer', 'brand'), left + 34, 40, { size: 12, bold: true });
    paper.text(say.title, left, 38, { size: 17, width, align: 'right' });
    const delivery = print.delivery();
    const buyer = print.party('buyer', 'company', 'street', 'town', 'country', 'vatId');
    paper.lines(buyer, left, 76);
    const values = [
      print.number(),
      print.date(),
      '1',
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      order.supplierNumber,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
    ].map((value, i): [string, string] => [say.facts[i]!, value]);
    if (delivery !== null) values.push([say.all, delivery]);
    const facts = { x: 300, y: 76, labelWidth: 112, width: right - 300, step: 12.5, label: { color: grey } };
    const y = drawFacts(paper, values, facts) + 12;
    const third = width / 3;
    const blocks = [
      [...print.party('supplier', 'company', 'street', 'town', 'country'), order.supplier.email],
      [
        ...print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
        `Attn: ${order.shipTo.contact}`,
      ],
      print.party('billTo', 'company', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      const headStyle = { size: 10, color: grey };
      drawBlock(paper, say.parties[i]!, texts, { x: left + i * third, y, width: third - 10, headStyle });
    });
    const dated = delivery === null ? 66 : 0;
    const code = print.currency();
    const cells: [string, number, (line: PrintedLine) => string, 'left' | 'right'][] = [
      [say.heads[0]!, 32, (line) => line.position(), 'left'],
      [say.heads[1]!, width - 282 - dated, (line) => line.description(), 'left'],
      [say.heads[2]!, dated, (line) => line.date(), 'left'],
      [say.heads[3]!, 56, (line) => line.quantity(), 'right'],
      [say.heads[4]!, 44, (line) => line.unit(), 'left'],
      [say.heads[5]!, 68, (line) => line.price(), 'right'],
      [
        say.heads[6]!,
        82,
        (line) => (line.raw.quantity.kind === 'open' ? '' : `${line.total()} ${code}`),
        'right',
      ],
    ];
    const columns = cells
      .filter(([, wide]) => wide > 0)
      .map(([head, wide, cell, align]) => ({ head, width: wide, cell, align }));
    const withContract = random.chance(0.5);
    const account = () => random.fill('{6200|4711|1300}-###-##');
    const place = {
      x: left,
      y: y + 98,
      bottom: paper.height - 70,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 34, { color: grey });
        return 54;
      },
      below(line: PrintedLine) {
        const [part, billing, commodity, contract] = say.below as [string, string, string, string];
        const texts = [
          `${part}: ${line.yourArticle()}`,
          `${billing}: ${account()}   ${commodity}: ${random.fill('{31|40|39}######')}`,
          ...(withContract ? [`${contract}: ${random.fill('CTR-00###')}`] : []),
        ];
        return texts.map((text) => ({ x: 35, text }));
      },
    };
    const rules = random.pick(['rows', 'head'] as const);
    const end = drawTable(paper, columns, print.lines, place, {
      rules,
      gap: 4,
      head: { fill: '#f1f3f5', bold: true },
    });
    let below = end + 8;
    if (below + 110 > paper.height - 40) {
      paper.newPage();
      below = 50;
    }
    const named = { ...sheet, word: (term: string) => say.sums[term as keyof typeof say.sums] };
    below = drawSums(paper, named, { x: 330, y: below, right: right - 3, withCurrency: true });
    paper.paragraph(say.note, left, below + 10, width, { color: grey });
  },
};
