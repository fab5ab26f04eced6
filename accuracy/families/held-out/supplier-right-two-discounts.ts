import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** Lists are parted by semicolons, alternatives by `|` in braces. */
const words = {
  it: {
    title: '{ORDINE A FORNITORE|Ordine fornitore|ORDINE DI ACQUISTO}',
    ids: 'Partita IVA; Cod. Fisc.; R.E.A. MI-#######; Cap. Soc. Euro 10.400 i.v.',
    to: '{Spett.le|Spettabile}',
    goodsTo: '{Destinazione merce|Luogo di consegna|Destinatario merce}',
    row: '{Numero|N. documento|Numero ordine}; {Data|Data doc.|Data documento}; {Cod. fornitore|Codice forn.}; {Ns. rifer.|Riferimento|Vs. contatto}; {Valuta|Val.}; Pag.',
    row2: '{Condizioni di pagamento|Pagamento}; {Porto|Resa}; {Trasporto a mezzo|Vettore}; {Consegna richiesta|Data consegna|Consegna tassativa}',
    heads:
      '{Cod. articolo|Articolo|Codice}; {Descrizione|Descrizione dei beni}; {U.M.|UM}; {Q.tà|Quantità|Qta}; {Prezzo un.|Prezzo unitario|Prezzo}; {% Sc.1|Sc. 1|Sconto}; {% Sc.2|Sc. 2}; {Importo|Importo netto}; {IVA|C.I.}',
    foot: '{Totale merce|Tot. merce}; {Spese trasporto|Trasporto}; {Totale imponibile|Imponibile}; {Totale imposta|Tot. IVA}; {TOTALE DOCUMENTO|TOTALE ORDINE}',
    next: 'SEGUE >>>',
    signs: "{L'operatore|Compilatore}; {Firma per accettazione|Timbro e firma}",
    notes:
      "Si prega di restituire copia del presente ordine firmata per accettazione entro 3 gg.; Citare sempre il numero d'ordine su DDT e fattura. Codice destinatario SDI {M5UXCR1|KRRH6B9|SUBM70N}.; Ricevimento merci: 8.00-12.00 / 13.30-16.30. Tel. magazzino 0### ######",
  },
  es: {
    title: '{PEDIDO A PROVEEDOR|PEDIDO DE COMPRA|Pedido de compra}',
    ids: '{C.I.F.|N.I.F.|CIF}; N.I.F.; R.M. Tomo #.### Folio ##; Hoja B-##.###',
    to: '{Proveedor|Sres.}',
    goodsTo: '{Lugar de entrega|Dirección de envío|Entregar en}',
    row: '{N.º pedido|Núm. pedido|Pedido}; Fecha; {Cód. proveedor|Cta. prov.}; {Contacto|A la atención / Comprador|Solicitante}; {Divisa|Moneda}; {Hoja|Pág.}',
    row2: '{Forma de pago|Cond. de pago}; {Portes|Incoterm}; {Transportista|Agencia}; {Fecha de entrega|F. entrega|Plazo de entrega}',
    heads:
      '{Código|Referencia|Artículo}; {Descripción|Concepto}; {Ud.|U.M.}; {Cantidad|Cant.}; {Precio|Precio ud.}; {Dto. 1|% Dto.1}; {Dto. 2|% Dto.2}; {Importe|Importe neto}; {IVA|T.I.}',
    foot: '{Importe bruto|Suma}; Portes; {Base imponible|Base imp.}; {Cuota IVA|Importe IVA}; {TOTAL PEDIDO|TOTAL}',
    next: '{Suma y sigue|Sigue...}',
    signs: '{Realizado por|Hecho por}; {Conforme proveedor|Sello y firma}',
    notes:
      'Rogamos nos devuelvan copia sellada en 48 h. en señal de conformidad.; Indiquen nuestro n.º de pedido en albaranes y facturas. No se admitirán precios distintos.; Horario de descarga: 7:00 a 13:30. Almacén: tel. 9## ## ## ##',
  },
  pt: {
    title: '{NOTA DE ENCOMENDA|ENCOMENDA A FORNECEDOR|Nota de Encomenda}',
    ids: '{NIF|Contribuinte}; Cap. Social 50.000,00; C.R.C. n.º ####; Alvará ####',
    to: '{Exmo.(s) Sr.(s)|Fornecedor}',
    goodsTo: '{Local de entrega|Local de descarga|Morada de entrega}',
    row: '{Encomenda n.º|N.º documento|N/ Encomenda}; {Data|Data doc.}; {Fornec. n.º|Cód. forn.}; {N/ contacto|Contacto|Requisitante}; {Moeda|Divisa}; Pág.',
    row2: '{Cond. pagamento|Pagamento}; {Portes|Incoterm}; {Expedição|Transporte}; {Data de entrega|Entrega até|Entrega}',
    heads:
      '{Artigo|Referência|Código}; {Designação|Descrição}; {Un.|Unid.}; {Quant.|Qtd.}; {Pr. unitário|P. unit.|Preço}; {Desc. 1|D1 %}; {Desc. 2|D2 %}; {Valor|Total líquido}; {IVA|Cód. IVA}',
    foot: '{Mercadoria|Total ilíquido}; Portes; {Incidência|Base}; {Total IVA|IVA}; {TOTAL|Total da encomenda}',
    next: 'A transportar ...',
    signs: '{O Responsável|Emitido por}; {O Fornecedor|Carimbo e assinatura}',
    notes:
      'Agradecemos a devolução deste documento confirmado no prazo de 3 dias.; Mencionar o n.º da encomenda na guia de remessa e na fatura. Processado por computador.; Receção de mercadorias: 8h30-12h00 / 14h00-17h00. Tel. armazém 2## ### ###',
  },
};

/** The boxed form of southern accounting programs: the supplier in the window at the right, sums in a strip at the foot. */
export const family: DrawnFamily = {
  about:
    'boxed form to the paper’s foot, supplier at the right, two columns of discounts and a VAT code per line, sums in a strip',
  languages: languagesOf(words),
  order: {
    lines: [1, 16],
    number: '{OF/###|####/A|3##|OR-00####|25/0###}',
    articles: 'own',
    delivery: 'date',
    discounts: true,
    tax: true,
    billTo: 'same',
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'condensed', 'lato', 'sans'], fontSize: [8, 8.8] },
  draw(paper, sheet) {
    const { print, order, language, random, word } = sheet;
    const own = wordsIn(words, language);
    const list = (templates: string) => random.fill(templates).split('; ');
    const [left, right] = [34, 561];
    const width = right - left;
    const [buyer, ...address] = print.party('buyer', 'company', 'street', 'town');
    const contact = [print.value('buyer', 'phone'), print.value('buyer', 'fax')];
    const ids = list(own.ids);
    paper.fitted(buyer!, left, 30, 240, { size: 14, bold: true });
    paper.lines(
      [
        ...address,
        `Tel. ${contact[0]} - Fax ${contact[1]}`,
        print.value('buyer', 'email'),
        `${order.buyer.country === 'MX' ? 'R.F.C.' : ids[0]} ${print.value('buyer', 'vatId')}`,
        ids.slice(2).join(' - '),
      ],
      left,
      52,
      { size: 7.5 },
    );
    const title = random.fill(own.title);
    const boxes = list(own.row);
    const conditions = list(own.row2);
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    paper.box(300, 30, right - 300, 84, { thickness: 0.8 });
    drawBlock(paper, random.fill(own.to), [...supplier, `${ids[0]} ${order.supplier.vatId}`], {
      x: 308,
      y: 33,
      width: right - 316,
      headStyle: { italic: true, size: 7.5 },
    });
    paper.text(title, left, 132, { size: 12, bold: true });
    const to = print.party('shipTo', 'company', 'extra', 'street', 'town');
    paper.box(300, 114, right - 300, 66, { thickness: 0.8 });
    drawBlock(paper, random.fill(own.goodsTo), to, {
      x: 308,
      y: 117,
      width: right - 316,
      headStyle: { italic: true, size: 7.5 },
    });
    const number = print.number();
    const facts = [
      number,
      print.date(),
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.currency(),
      '1',
    ];
    const terms = [
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
      print.delivery()!,
    ];
    const labelStyle = { size: 6.3, italic: true };
    let y = drawBoxRow(
      paper,
      boxes.map((label, i) => [label, facts[i]!] as const),
      { x: left, y: 184, width, height: 25, labelStyle, shares: [1.2, 1, 1, 1.7, 0.6, 0.4] },
    );
    y = drawBoxRow(
      paper,
      conditions.map((label, i) => [label, terms[i]!] as const),
      { x: left, y, width, height: 25, labelStyle, shares: [1.7, 1, 1.3, 1] },
    );

    const [article, text, unit, quantity, price, discount, further, amount, code] = list(own.heads);
    const columns = columnsOf(sheet, [
      ['article', 68, article],
      ['description', width - 68 - 32 - 48 - 62 - 60 - 66 - 28, text],
      ['unit', 32, unit],
      ['quantity', 48, quantity],
      ['price', 62, price],
      ['lineTotal', 66, amount],
    ]);
    const zero = random.chance(0.5);
    columns.splice(
      5,
      0,
      {
        head: discount!,
        width: 32,
        align: 'center',
        cell: (line) => line.discount().replace(' %', '') || (zero ? '0' : ''),
      },
      { head: further!, width: 28, align: 'center', cell: () => (zero ? '0' : '') },
    );
    columns.push({
      head: code!,
      width: 28,
      align: 'center',
      cell: () => String(order.taxRate).replace('.', ','),
    });
    const [top, bottom] = [y + 8, 668];
    const frame = (from: number) => {
      let x = left;
      for (const column of columns) {
        paper.line(x, from, x, bottom, { thickness: 0.5 });
        x += column.width;
      }
      paper.line(x, from, x, bottom, { thickness: 0.5 });
      paper.line(left, bottom, right, bottom, { thickness: 0.5 });
    };
    frame(top);
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: top,
        bottom,
        nextPage() {
          paper.text(`${title}  ${number}`, left, 36, { bold: true });
          paper.text(String(paper.pageNumber()), right - 40, 36, { width: 40, align: 'right' });
          frame(54);
          return 54;
        },
        beforeBreak: () => {
          paper.text(random.fill(own.next), right - 120, bottom + 6, { width: 116, align: 'right' });
        },
      },
      { rules: 'head', padding: 2.6, head: { size: 7, bold: true, fill: '#e4e4e4' } },
    );
    const sums = new Map(print.sums().map(({ kind, text: sum }) => [kind, sum]));
    const strip = [
      sums.get('subtotal')!,
      sums.get('freight') ?? '',
      print.money(order.subtotal + order.freight),
      sums.get('tax')!,
      sums.get('total')!,
    ];
    y = drawBoxRow(
      paper,
      list(own.foot).map((label, i) => [label, strip[i]!] as const),
      {
        x: left,
        y: bottom + 18,
        width,
        height: 28,
        labelStyle,
        value: { bold: true },
        shares: [1, 0.9, 1, 0.9, 1.2],
      },
    );
    list(own.notes).forEach((note, i) => {
      paper.fitted(note, left, y + 6 + i * 10, width, { size: 7 });
    });
    list(own.signs).forEach((label, i) => {
      paper.text(label, left + 40 + i * 300, y + 46, { size: 7 });
      paper.line(left + 40 + i * 300, y + 76, left + 220 + i * 300, y + 76, { thickness: 0.4 });
    });
  },
};
