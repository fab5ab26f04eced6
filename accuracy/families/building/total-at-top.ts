import { drawBlock } from '../../kit/labelled-boxes.ts';
import { currencySign } from '../../kit/number-marks.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order',
    parties: listed('Vendor | Ship To | TOTAL'),
    receive: 'Receive By:',
    strip: listed('Terms | Shipping Method | Incoterm | Employee'),
    heads: listed('Quantity | Item | Units | Options | Rate | Amount'),
    sums: listed('Subtotal | Shipping Cost | Tax Total | Total'),
    memo: listed('Memo | Stock replenishment | Customer special order | Promo Q4'),
    tax: 'VAT Reg. No.',
    ask: 'Please send order acknowledgements to',
  },
  es: {
    title: 'Orden de compra',
    parties: listed('Proveedor | Enviar a | TOTAL'),
    receive: 'Recibir a más tardar:',
    strip: listed('Términos | Método de envío | Incoterm | Empleado'),
    heads: listed('Cantidad | Artículo | Unidades | Opciones | Tasa | Monto'),
    sums: listed('Subtotal | Costo de envío | Impuesto total | Total'),
    memo: listed('Nota | Reposición de almacén | Pedido especial de cliente | Campaña'),
    tax: 'N.º reg. IVA',
    ask: 'Envíe la confirmación de la orden a',
  },
  fr: {
    title: "Bon de commande d'achat",
    parties: listed('Fournisseur | Expédier à | TOTAL'),
    receive: 'À recevoir le :',
    strip: listed('Modalités | Mode de livraison | Incoterm | Employé'),
    heads: listed('Quantité | Article | Unités | Options | Taux | Montant'),
    sums: listed('Sous-total | Frais de livraison | Total des taxes | Total'),
    memo: listed('Note | Réassort magasin | Commande spéciale client | Promo T4'),
    tax: 'N° de TVA',
    ask: 'Merci d’adresser vos accusés de réception de commande à',
  },
  it: {
    title: "Ordine d'acquisto",
    parties: listed('Fornitore | Spedisci a | TOTALE'),
    receive: 'Ricevere entro:',
    strip: listed('Termini | Metodo di spedizione | Incoterm | Dipendente'),
    heads: listed('Quantità | Articolo | Unità | Opzioni | Tariffa | Importo'),
    sums: listed('Subtotale | Costo di spedizione | Totale imposte | Totale'),
    memo: listed('Nota | Riassortimento magazzino | Ordine speciale cliente | Promo T4'),
    tax: 'N. partita IVA',
    ask: "Inviare la conferma d'ordine a",
  },
  pt: {
    title: 'Pedido de compra',
    parties: listed('Fornecedor | Enviar para | TOTAL'),
    receive: 'Receber até:',
    strip: listed('Condições | Método de envio | Incoterm | Funcionário'),
    heads: listed('Quantidade | Item | Unidades | Opções | Taxa | Valor'),
    sums: listed('Subtotal | Custo de envio | Total de impostos | Total'),
    memo: listed('Observação | Reposição de estoque | Pedido especial de cliente | Promo T4'),
    tax: 'Reg. IVA n.º',
    ask: 'Envie a confirmação do pedido para',
  },
};

/** The standard form of a cloud business suite: the total large beside the addresses, the quantity before the item. */
export const family: DrawnFamily = {
  about:
    'cloud suite form: number behind a hash below the title, total in a panel beside the addresses, quantity first, item code above its text',
  languages: languagesOf(words),
  order: { lines: [1, 14], number: 'PO{|0|1|2}####', articles: 'own', delivery: 'date' },
  paper: { faces: ['helvetica', 'sans', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const left = 38;
    const right = paper.width - 38;
    const width = right - left;
    const pale = '#e6e6e6';
    const code = print.currency();
    const sign = currencySign(code);
    const leads = sign === '$' || sign === '£' || sign === 'R$';
    const priced = (text: string) => (leads ? `${sign}${text}` : `${text} ${sign}`);
    const allSigned = random.chance(0.5);
    const amount = (text: string) => (allSigned ? priced(text) : text);

    paper.fitted(print.value('buyer', 'brand'), left, 34, 260, { size: 18, color: '#23527c', bold: true });
    const buyer = print.party('buyer', 'company', 'street', 'town', 'country');
    const under = paper.lines(buyer, left, 60);
    paper.text(`${say.tax} ${print.value('buyer', 'vatId')}`, left, under);
    const corner = { width: right - 320, align: 'right' } as const;
    paper.text(say.title, 320, 34, { ...corner, size: 20 });
    paper.text(`#${print.number()}`, 320, 62, { ...corner, size: 13 });
    paper.text(print.date(), 320, 82, corner);

    const sums = print.sums();
    const total = priced(sums.at(-1)!.text);
    const panel = 172;
    const half = (width - panel) / 2;
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      drawBlock(paper, say.parties[i]!, texts, { x: left + i * half, y: 136, width: half - 12 });
    });
    paper.box(right - panel, 132, panel, 84, { fill: pale });
    paper.text(say.parties[2]!, right - panel + 10, 138, { bold: true });
    paper.fitted(total, right - panel + 10, 156, panel - 20, { size: 22 });
    paper.fitted(`${say.receive} ${print.delivery()!}`, right - panel + 10, 194, panel - 20);

    const strip = [
      word('paymentTermsValue'),
      word('carrierValue'),
      word('deliveryTermsValue'),
      print.value('buyer', 'contact'),
    ];
    const quarter = width / 4;
    paper.box(left, 232, width, 16, { fill: pale });
    strip.forEach((value, i) => {
      paper.text(say.strip[i]!, left + i * quarter + 4, 234, { bold: true });
      paper.fitted(value, left + i * quarter + 4, 252, quarter - 8);
    });

    const withUnits = random.chance(0.7);
    const withOptions = random.chance(0.4);
    type Cell = [number, (line: PrintedLine) => string | string[], 'left' | 'right'];
    const cells: Cell[] = [
      [62, (line) => line.quantity(), 'left'],
      [0, (line) => [line.article(), line.description(), ...line.notes()], 'left'],
      [withUnits ? 52 : -1, (line) => line.unit(), 'left'],
      [withOptions ? 56 : -1, () => '', 'left'],
      [74, (line) => amount(line.price()), 'right'],
      [84, (line) => amount(line.total()), 'right'],
    ];
    const spare = width - cells.reduce((sum, [wide]) => sum + Math.max(0, wide), 0);
    const columns = cells.flatMap(([wide, cell, align], i) =>
      wide < 0 ? [] : [{ head: say.heads[i]!, width: wide || spare, cell, align }],
    );
    const place = {
      x: left,
      y: 276,
      bottom: paper.height - 72,
      nextPage() {
        paper.text(say.title, left, 34, { size: 13 });
        paper.text(`#${print.number()}`, 320, 34, { ...corner, size: 13 });
        return 62;
      },
    };
    const rules = random.pick(['none', 'rows'] as const);
    const head = { fill: pale, bold: true };
    let y = drawTable(paper, columns, print.lines, place, { rules, head, padding: 4 }) + 10;
    if (y + 110 > paper.height - 40) {
      paper.newPage();
      y = place.nextPage();
    }
    const memo = random.pick(say.memo.slice(1));
    paper.text(say.memo[0]!, left, y, { bold: true });
    paper.text(memo, left, y + 13);
    const kinds = ['subtotal', 'freight', 'tax', 'total'] as const;
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      if (bold) paper.box(right - 220, y - 3, 220, 17, { fill: pale });
      paper.text(say.sums[kinds.indexOf(kind)]!, right - 214, y, { bold });
      paper.text(priced(text), right - 124, y, { bold, width: 120, align: 'right' });
      y += 17;
    }
    paper.fitted(`${say.ask} ${print.value('buyer', 'email')}`, left, y + 24, width);
  },
};
