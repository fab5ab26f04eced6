import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import type { Paper } from '../../kit/paper.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { Sum } from '../../print/print.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

interface Words {
  /** With {number} and {date}. */
  title: string;
  /** With {contact}, {phone} and {email}. */
  clerk: string;
  reach: string[];
  strip: string[];
  values: string[];
  goodsTo: string;
  call: string;
  due: string;
  heads: string[];
  item: string[];
  sums: Record<Sum['kind'], string>;
  slip: string[];
}
const words: Record<'fr' | 'de' | 'en' | 'it' | 'nl' | 'es', Words> = {
  fr: {
    title: 'COMMANDE D’ACHAT N° {number} du {date}',
    clerk: 'Affaire suivie par : {contact} - Ligne directe : {phone} - Mél : {email}',
    reach: listed('TVA intracom. : | N° client chez vous :'),
    strip: listed('Votre devis | Règlement | Port | Affaire'),
    values: listed('Virement 45 j fin de mois | Franco'),
    goodsTo: 'À livrer à :',
    call: 'Tél. réception',
    due: 'Délai impératif :',
    heads: listed('Délai | Réf. / Indice | Désignation | Qté | Un. | P.U. H.T. | Montant H.T.'),
    item: listed('OF | Plan | ind.'),
    sums: { subtotal: 'Total H.T.', freight: 'Port', tax: 'T.V.A.', total: 'Net de la commande' },
    slip: listed(
      'ACCUSÉ DE RÉCEPTION à nous retourner sous 48 heures | Commande n° | Délai confirmé | Date, cachet et signature',
    ),
  },
  de: {
    title: 'EINKAUFSAUFTRAG Nr. {number} vom {date}',
    clerk: 'Es betreut Sie: {contact} - Durchwahl: {phone} - Mail: {email}',
    reach: listed('UID: | Kundennummer bei Ihnen:'),
    strip: listed('Ihr Angebot | Zahlweise | Fracht | Kommission'),
    values: listed('Überweisung 45 Tage | frei Haus'),
    goodsTo: 'Zu liefern an:',
    call: 'Tel. Warenannahme',
    due: 'Fixtermin:',
    heads: listed('Termin | Teil / Index | Benennung | Menge | Eh. | Preis netto | Betrag netto'),
    item: listed('FA | Zeichnung | Ind.'),
    sums: { subtotal: 'Warenwert', freight: 'Fracht', tax: 'USt', total: 'Auftragswert' },
    slip: listed(
      'EMPFANGSBESTÄTIGUNG, binnen 48 Stunden zurück an uns | Einkaufsauftrag Nr. | Bestätigter Termin | Datum, Stempel, Unterschrift',
    ),
  },
  en: {
    title: 'SUPPLY ORDER No. {number} of {date}',
    clerk: 'Handled by: {contact} - Direct line: {phone} - Mail: {email}',
    reach: listed('VAT reg.: | Our account in your books:'),
    strip: listed('Your quote | Settlement | Carriage | Works order'),
    values: listed('Transfer, 45 days EOM | Free delivered'),
    goodsTo: 'To be delivered to:',
    call: 'Goods-in tel.',
    due: 'Firm date:',
    heads: listed('Due | Part / Issue | Designation | Qty | Un. | Unit price | Net amount'),
    item: listed('MO | Drawing | iss.'),
    sums: { subtotal: 'Net goods', freight: 'Carriage', tax: 'VAT', total: 'Value of this order' },
    slip: listed(
      'ACKNOWLEDGEMENT SLIP, to be returned within 48 hours | Supply order no. | Date confirmed | Date, stamp and signature',
    ),
  },
  it: {
    title: 'ORDINE DI FORNITURA N. {number} del {date}',
    clerk: 'Pratica seguita da: {contact} - Linea diretta: {phone} - Mail: {email}',
    reach: listed('P.IVA: | Ns. codice presso di Voi:'),
    strip: listed('Vs. preventivo | Pagamento | Porto | Commessa'),
    values: listed('Bonifico 45 gg f.m. | Franco'),
    goodsTo: 'Da consegnare a:',
    call: 'Tel. ricevimento',
    due: 'Termine tassativo:',
    heads: listed('Termine | Rif. / Indice | Denominazione | Q.tà | Un. | Pr. unit. netto | Importo netto'),
    item: listed('OdP | Disegno | ind.'),
    sums: { subtotal: 'Totale merce', freight: 'Porto', tax: 'I.V.A.', total: 'Netto ordine' },
    slip: listed(
      'CONFERMA DI RICEZIONE da restituire entro 48 ore | Ordine n. | Termine confermato | Data, timbro e firma',
    ),
  },
  nl: {
    title: 'INKOOPOPDRACHT nr. {number} d.d. {date}',
    clerk: 'Dossier in behandeling bij: {contact} - Doorkiesnr.: {phone} - Mail: {email}',
    reach: listed('Btw: | Ons klantnr. bij u:'),
    strip: listed('Uw offerte | Betaling | Vracht | Werk'),
    values: listed('Overboeking 45 dagen | Franco'),
    goodsTo: 'Te leveren aan:',
    call: 'Tel. goederenontvangst',
    due: 'Vaste termijn:',
    heads: listed('Termijn | Stuk / Index | Benaming | Aant. | Eh. | Netto prijs | Netto bedrag'),
    item: listed('PO | Tekening | ind.'),
    sums: { subtotal: 'Goederen', freight: 'Vracht', tax: 'Btw', total: 'Waarde opdracht' },
    slip: listed(
      'ONTVANGSTBEVESTIGING, binnen 48 uur terug te zenden | Opdracht nr. | Bevestigde termijn | Datum, stempel en handtekening',
    ),
  },
  es: {
    title: 'ORDEN DE SUMINISTRO N.º {number} de fecha {date}',
    clerk: 'Expediente a cargo de: {contact} - Línea directa: {phone} - Correo: {email}',
    reach: listed('CIF: | N.º de cliente en su casa:'),
    strip: listed('Su oferta | Pago | Portes | Obra'),
    values: listed('Transferencia 45 días | Pagados'),
    goodsTo: 'Para entregar en:',
    call: 'Tel. recepción',
    due: 'Plazo en firme:',
    heads: listed('Plazo | Ref. / Índice | Designación | Cant. | Un. | P. unit. neto | Importe neto'),
    item: listed('OF | Plano | ind.'),
    sums: { subtotal: 'Suma', freight: 'Portes', tax: 'IVA', total: 'Importe de la orden' },
    slip: listed(
      'ACUSE DE RECIBO a devolver en 48 horas | Orden n.º | Plazo confirmado | Fecha, sello y firma',
    ),
  },
};

/** A French machine shop's order: everything about it in sentences over the table, and below a slip that the supplier cuts off. */
export const family: DrawnFamily = {
  about:
    'machine shop: number and date in the title, clerk and place of delivery as sentences, due date first, drawing below each part, a slip to cut off',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: '{CF|A|25}{0|1}####',
    articles: 'own',
    article: '{PR|E|7}#####-{A|B|C|00}',
    notes: true,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans', 'times'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, language, random } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [46, paper.width - 46];
    const width = right - left;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 36, { bold: true, size: 12 });
    let y = paper.lines(print.party('buyer', 'street', 'town'), left, 54);
    const [tax, account] = say.reach;
    paper.fitted(`${tax} ${print.value('buyer', 'vatId')}`, left, y, 200);
    paper.fitted(`${account} ${order.customerNumber}`, left, y + step, 200);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 330, 108, { size: 10 });
    const title = say.title.replace('{number}', print.number()).replace('{date}', print.date());
    paper.fitted(title, left, 182, width, { bold: true, size: 12.5 });
    const clerk = say.clerk
      .replace('{contact}', print.value('buyer', 'contact'))
      .replace('{phone}', print.value('buyer', 'phone'))
      .replace('{email}', print.value('buyer', 'email'));
    paper.fitted(clerk, left, 204, width);
    const [payment, carriage] = say.values;
    const strip = [order.quoteReference, payment!, carriage!, order.project];
    y = drawBoxRow(
      paper,
      say.strip.map((label, i) => [label, strip[i]!] as const),
      {
        x: left,
        y: 222,
        width,
        height: 26,
        labelStyle: { size: 7, italic: true },
      },
    );
    const place = print.party('shipTo', 'company', 'extra', 'street', 'town').join(' - ');
    const call = `${say.call} ${print.value('shipTo', 'phone')}`;
    paper.text(say.goodsTo, left, y + 8, { bold: true });
    const goodsAt = left + paper.widthOf(say.goodsTo, { bold: true }) + 6;
    paper.fitted(`${place} - ${call}`, goodsAt, y + 8, right - goodsAt);
    y += 8 + step + 2;
    const due = print.delivery();
    if (due !== null) {
      paper.text(`${say.due} ${due}`, left, y, { bold: true });
      y += step + 2;
    }
    const end = drawTable(
      paper,
      columnsFor(sheet, say, width, due === null),
      print.lines,
      {
        x: left,
        y: y + 6,
        bottom: paper.height - 60,
        nextPage() {
          paper.fitted(title, left, 36, width - 60, { bold: true });
          paper.text(`${paper.pageNumber()}`, left, 36, { width, align: 'right' });
          return 58;
        },
      },
      { rules: 'rows', padding: 3, head: { size: paper.fontSize - 1 } },
    );
    const sums = print.sums();
    y = end + 8;
    if (y + sums.length * (step + 3) > paper.height - 150) {
      paper.newPage();
      y = 50;
    }
    sums.forEach(({ kind, text }) => {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 230, y, { bold });
      paper.text(`${text} ${print.currency()}`, right - 110, y, { bold, width: 107, align: 'right' });
      y += step + 3;
    });
    drawSlip(paper, sheet, say);

    function columnsFor(
      { print: { lines } }: Sheet,
      { heads, item }: Words,
      whole: number,
      dated: boolean,
    ): Column<PrintedLine>[] {
      const [date, part, text, quantity, unit, price, total] = heads;
      const orderOf = new Map(lines.map((line) => [line, random.fill('{24|25}-####')]));
      const columns = columnsOf(sheet, [
        ['lineDate', dated ? 70 : 0, date],
        ['article', 78, part],
        ['description', whole - (dated ? 374 : 304), text],
        ['quantity', 50, quantity],
        ['unit', 38, unit],
        ['price', 62, price],
        ['lineTotal', 76, total],
      ]).filter(({ width: wide }) => wide > 0);
      columns.find(({ head }) => head === text)!.cell = (line) => [
        line.description(),
        ...line.notes(),
        `${item[0]} ${orderOf.get(line)}  ${item[1]} ${line.raw.article!.split('-')[0]} ${item[2]} ${line.raw.article!.split('-')[1]}`,
      ];
      return columns;
    }
  },
};

/** What the supplier fills in, cuts off and sends back: at the edge of the last page. */
function drawSlip(paper: Paper, { order }: Sheet, say: Words): void {
  const [left, right] = [46, paper.width - 46];
  const y = paper.height - 122;
  const [title, number, due, signature] = say.slip;
  const dots = (x: number, at: number, to: number) =>
    paper.line(x, at + 10, to, at + 10, { dash: 1.5, thickness: 0.5 });
  paper.line(left - 20, y, right + 20, y, { dash: 5 });
  paper.fitted(title!, left, y + 8, right - left, { bold: true });
  paper.text(`${number} ${order.number}`, left, y + 30);
  paper.text(`${order.supplier.company}`, left + 220, y + 30);
  const fields = [
    [`${due} :`, left, left + 210],
    [`${signature} :`, left + 220, right],
  ] as const;
  for (const [label, x, to] of fields) {
    paper.text(label, x, y + 52);
    dots(x + paper.widthOf(label) + 4, y + 52, to);
  }
}
