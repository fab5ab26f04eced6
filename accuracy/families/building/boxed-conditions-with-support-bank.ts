import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import type { Column } from '../../kit/table.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  it: {
    title: listed('ORDINE A FORNITORE | Ordine di acquisto | ORDINE FORNITORE'),
    number: listed('Numero | N. ordine | N° documento | Ord. n.'),
    date: listed('Data | Data ordine | Data documento | Del'),
    sheet: listed('Pag. | Foglio | Pagina'),
    supplier: listed('Spett.le | Fornitore | Destinatario'),
    shipTo: listed('Luogo di consegna | Destinazione merce | Destinazione'),
    codes: listed('Cod. fornitore | P. IVA fornitore | Vs. riferimento | Ns. riferimento | Telefono'),
    terms: listed(
      'Condizioni di pagamento | Banca d’appoggio | Valuta | Porto | Spedizione a mezzo | Consegna',
    ),
    payments: listed(
      'RI.BA. 60 gg D.F.F.M. | Bonifico 30 gg f.m. | R.D. 30/60 gg f.m. | Rimessa diretta v.f.',
    ),
    banks: listed('Banca Popolare ag. 2 | Cassa Rurale | Credito Coop. fil. 4'),
    freight: listed('Porto franco | Franco dest. | Assegnato'),
    carriers: listed('Vettore | Mittente | Vs. corriere'),
    heads: listed(
      'Codice articolo | Descrizione | U.M. | Quantità | Prezzo unit. | Sconto | Importo | IVA | Consegna',
    ),
    sums: { subtotal: 'Tot. merce', freight: 'Spese trasporto', tax: 'Imposta', total: 'TOTALE ORDINE' },
    foot: listed('Annotazioni | Firma per accettazione | Timbro e firma'),
    notes: listed(
      'Indicare sul D.D.T. il numero del presente ordine. | Merce da consegnare 8-12 / 13.30-16.30. | Non si accettano consegne anticipate.',
    ),
    register: 'Cap. Soc. € {50|100}.000,00 i.v. - R.E.A. {MI|TV|BG} ###### - Cod. dest. {M5U|KRR|T04}XC8#',
    fiscal: 'C.F. e P. IVA',
  },
  pt: {
    title: listed('NOTA DE ENCOMENDA | Encomenda a Fornecedor | ENCOMENDA | Requisição a fornecedor'),
    number: listed('N.º doc. | Encomenda N.º | Número | ECF N.º'),
    date: listed('Data doc. | Data | Data de emissão | Data encomenda'),
    sheet: listed('Pág. | Folha'),
    supplier: listed('Exmo.(s) Sr.(s) | Fornecedor | V/ firma'),
    shipTo: listed('Local de descarga | Morada de entrega | Local de entrega'),
    codes: listed('Cód. forn. | Contrib. fornecedor | V/ Ref. | N/ Ref. | Telefone'),
    terms: listed('Cond. pagamento | Banco | Moeda | Frete | Expedição | Data entrega'),
    payments: listed('30 dias f. factura | Transf. 60 dias | Letra 90 dias | Pronto pagamento'),
    banks: listed('Caixa Agrícola bal. 3 | Banco do Norte | Crédito Geral ag. 12'),
    freight: listed('Pago | A pagar | Posto n/ armazém'),
    carriers: listed('V/ viatura | Transportadora | N/ viatura'),
    heads: listed('Artigo | Descrição | Un. | Qtd. | Pr. unitário | Desc. | Valor líquido | IVA | Entrega'),
    sums: { subtotal: 'Mercadoria', freight: 'Portes', tax: 'Total IVA', total: 'TOTAL' },
    foot: listed('Observações | O fornecedor (aceite) | A gerência'),
    notes: listed(
      'Mencionar o n.º da encomenda na guia de remessa. | Descargas das 8h30 às 16h. | Não aceitamos entregas parciais sem aviso.',
    ),
    register: 'Capital social {5|50|100}.000,00 - Mat. C.R.C. n.º ##### - Processado por computador',
    fiscal: 'Contribuinte',
  },
};

/** The boxed form of Italian and Portuguese programs: numbered boxes, payment and bank side by side, notes and acceptance at the foot. */
export const family: DrawnFamily = {
  about:
    'form of boxes with running numbers; payment, support bank, currency and carriage in a row of their own',
  languages: languagesOf(words),
  order: {
    lines: [1, 10],
    per: 1,
    articles: 'own',
    discounts: true,
    number: '{####|###/A|OF/25/000###|25/0####}',
  },
  paper: { faces: ['helvetica', 'condensed', 'courier', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [30, paper.width - 30];
    const [width, middle] = [right - left, left + (right - left) * 0.48];
    const isNumbered = random.chance(0.7);
    let running = 0;
    const tag = (label: string) => (isNumbered ? `${++running} ${label}` : label);
    const small = { size: 6.5 };

    const own = print.party('buyer', 'company', 'street', 'town');
    paper.fitted(own[0]!, left, 32, middle - left - 10, { size: 14, bold: true });
    paper.lines(own.slice(1), left, 52, { size: 8 });
    paper.fitted(print.party('buyer', 'fax', 'email').join('  '), left, 76, middle - left - 12, { size: 7 });
    paper.text(`${say.fiscal} ${print.value('buyer', 'vatId')}`, left, 87, { size: 7 });
    paper.text(random.fill(say.register), left, 97, { size: 5.5 });

    paper.fitted(random.pick(say.title), middle, 30, right - middle, { size: 12, bold: true });
    drawBoxRow(
      paper,
      [
        [tag(random.pick(say.number)), print.number()],
        [tag(random.pick(say.date)), print.date()],
        [tag(random.pick(say.sheet)), '1/1'],
      ],
      { x: middle, y: 48, width: right - middle, height: 28, shares: [5, 5, 2], value: { bold: true } },
    );

    const tall = 78;
    const top = 112;
    paper.box(left, top, middle - left - 6, tall);
    paper.text(tag(random.pick(say.shipTo)), left + 4, top + 2, small);
    print.party('shipTo', 'company', 'extra', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, left + 6, top + 16 + i * 12, middle - left - 18);
    });
    paper.box(middle, top, right - middle, tall);
    paper.text(tag(random.pick(say.supplier)), middle + 4, top + 2, small);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), middle + 6, top + 16);

    const [code, theirVat, yours, ours, phone] = say.codes as [string, string, string, string, string];
    let y = drawBoxRow(
      paper,
      [
        [tag(code), order.supplierNumber],
        [tag(theirVat), order.supplier.vatId],
        [tag(yours), random.chance(0.5) ? order.quoteReference : ''],
        [tag(ours), print.value('buyer', 'contact')],
        [tag(phone), print.value('buyer', 'phone')],
      ],
      { x: left, y: top + tall + 6, width, height: 26, shares: [4, 6, 4, 6, 6] },
    );
    const [payment, bank, currency, carriage, carrier, wanted] = say.terms as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    y = drawBoxRow(
      paper,
      [
        [tag(payment), random.pick(say.payments)],
        [tag(bank), random.pick(say.banks)],
        [tag(currency), print.currency()],
        [tag(carriage), random.pick(say.freight)],
        [tag(carrier), random.pick(say.carriers)],
        ...(order.delivery.kind === 'lines' ? [] : [[tag(wanted), print.delivery()!] as const]),
      ],
      {
        x: left,
        y,
        width,
        height: 26,
        shares: [
          6,
          6,
          3,
          4,
          4,
          ...(order.delivery.kind === 'lines' ? [] : [order.delivery.kind === 'window' ? 10 : 6]),
        ],
      },
    );

    const [article, text, unit, quantity, price, discount, amount, vat, date] = say.heads;
    const columns: Column<PrintedLine>[] = columnsOf(sheet, [
      ['article', 72, article],
      ['description', width - (order.delivery.kind === 'lines' ? 398 : 338), text],
      ['unit', 34, unit],
      ['quantity', 48, quantity],
      ['price', 60, price],
      ['discount', 40, discount],
      ['lineTotal', 60, amount],
      ...(order.delivery.kind === 'lines' ? ([['lineDate', 60, date]] as const) : []),
    ]);
    columns.splice(7, 0, {
      head: vat!,
      width: 24,
      align: 'center',
      cell: () => (order.taxRate ? String(order.taxRate) : ''),
    });
    const bottom = paper.height - 150;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: y + 6, bottom, nextPage: () => 40 },
      { rules: 'columns', padding: 2.5, head: { size: 7, bold: random.chance(0.5), fill: '#eeeeee' } },
    );
    let x = left;
    for (const column of columns) {
      paper.box(x, end, column.width, bottom - end, { thickness: 0.5 });
      x += column.width;
    }

    const sums = print.sums().map(({ kind, text: sum }) => {
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : kind === 'total' ? ` ${order.currency}` : '';
      return [tag(`${say.sums[kind]}${rate}`), sum] as const;
    });
    const wide = Math.min(width, sums.length * 130);
    const under = drawBoxRow(paper, sums, {
      x: right - wide,
      y: bottom + 4,
      width: wide,
      height: 28,
      value: { bold: true },
    });
    const [remarks, accepted, signed] = say.foot as [string, string, string];
    drawBoxRow(
      paper,
      [
        [tag(remarks), random.pick(say.notes)],
        [tag(accepted), ''],
        [tag(signed), ''],
      ],
      { x: left, y: under + 6, width, height: 60, shares: [5, 3, 3], value: { size: 7.5 } },
    );
    paper.text(
      random.fill('{ORDFOR|ECF|STP} v. #.{0|1|2}.## - {admin|ufficio|user#}'),
      left,
      paper.height - 36,
      { size: 5.5 },
    );
  },
};
