import type { Paper } from '../../kit/paper.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'ORDER FOR SUPPLIES OR SERVICES',
    mark: 'IMPORTANT: Mark all packages and papers with contract and/or order numbers.',
    top: listed('DATE OF ORDER | CONTRACT NO. (If any) | ORDER NO. | REQUISITION/REFERENCE NO.'),
    issued: listed(
      'ISSUING OFFICE (Address correspondence to) | BUYER (Name) | TELEPHONE (No collect calls) | EMAIL',
    ),
    ship: listed('SHIP TO: | NAME OF CONSIGNEE | STREET ADDRESS | CITY | ZIP CODE | TELEPHONE | SHIP VIA'),
    to: listed('TO: | COMPANY NAME | STREET ADDRESS | CITY | ZIP CODE | VENDOR CODE'),
    kind: listed('TYPE OF ORDER | PURCHASE - Reference your: | DELIVERY - subject to contract above'),
    account: listed('ACCOUNTING AND APPROPRIATION DATA | REQUISITIONING OFFICE'),
    terms: listed('F.O.B. POINT | DELIVER TO F.O.B. POINT ON OR BEFORE (Date) | DISCOUNT TERMS'),
    schedule: 'SCHEDULE (See reverse for Rejections)',
    heads: listed(
      'ITEM NO. | SUPPLIES OR SERVICES | QUANTITY ORDERED | UNIT | UNIT PRICE | AMOUNT | QUANTITY ACCEPTED',
    ),
    sums: { subtotal: 'TOTAL LINES', freight: 'SHIPPING', tax: 'TAX', total: 'GRAND TOTAL' },
    bill: 'MAIL INVOICE TO:',
    sign: listed('BY (Signature) | NAME (Typed) - CONTRACTING/ORDERING OFFICER'),
    values: listed('Destination | Net 30 | Facilities | Best way'),
    page: 'PAGE',
  },
  es: {
    title: 'ORDEN DE COMPRA DE BIENES O SERVICIOS',
    mark: 'IMPORTANTE: consigne el número de orden en bultos, albaranes y facturas.',
    top: listed('FECHA DE LA ORDEN | CONTRATO N.º (en su caso) | ORDEN N.º | SOLICITUD/EXPEDIENTE'),
    issued: listed(
      'UNIDAD EMISORA (dirigir correspondencia a) | FUNCIONARIO ENCARGADO | TELÉFONO | CORREO ELECTRÓNICO',
    ),
    ship: listed(
      'REMITIR A: | DESTINATARIO | CALLE Y NÚMERO | LOCALIDAD | CÓDIGO POSTAL | TELÉFONO | VÍA DE ENVÍO',
    ),
    to: listed('ADJUDICATARIO: | RAZÓN SOCIAL | DOMICILIO | LOCALIDAD | CÓDIGO POSTAL | CÓD. PROVEEDOR'),
    kind: listed('CLASE DE ORDEN | COMPRA MENOR - su oferta: | PEDIDO CON CARGO A CONTRATO MARCO'),
    account: listed('APLICACIÓN PRESUPUESTARIA | SERVICIO SOLICITANTE'),
    terms: listed('PUNTO DE ENTREGA | ENTREGAR A MÁS TARDAR EL (fecha) | CONDICIONES DE PAGO'),
    schedule: 'RELACIÓN DE ARTÍCULOS',
    heads: listed(
      'N.º | BIENES O SERVICIOS | CANTIDAD PEDIDA | UNIDAD | PRECIO UNITARIO | IMPORTE | CANTIDAD CONFORME',
    ),
    sums: { subtotal: 'SUMA', freight: 'TRANSPORTE', tax: 'IVA', total: 'IMPORTE TOTAL DE LA ORDEN' },
    bill: 'PRESENTAR FACTURA EN:',
    sign: listed('FIRMA Y SELLO | NOMBRE - ÓRGANO DE CONTRATACIÓN'),
    values: listed('Destino | 30 días | Mantenimiento | A su elección'),
    page: 'HOJA',
  },
  it: {
    title: 'ORDINE DI BENI E SERVIZI',
    mark: 'IMPORTANTE: riportare il numero dell’ordine su colli, bolle e fatture.',
    top: listed('DATA DELL’ORDINE | CONTRATTO N. (se presente) | ORDINE N. | RICHIESTA/PROT.'),
    issued: listed('UFFICIO EMITTENTE (per la corrispondenza) | RESP. PROCEDIMENTO | TELEFONO | PEO'),
    ship: listed('SPEDIRE A: | RICEVENTE | VIA E NUMERO | LOCALITÀ | CAP | TELEFONO | MEZZO'),
    to: listed('ALLA DITTA: | RAGIONE SOCIALE | VIA E NUMERO | LOCALITÀ | CAP | COD. FORNITORE'),
    kind: listed('TIPO DI ORDINE | ACQUISTO DIRETTO - Vs. offerta: | ADESIONE AL CONTRATTO SOPRA INDICATO'),
    account: listed('CAPITOLO DI BILANCIO | UFFICIO RICHIEDENTE'),
    terms: listed('RESA | DA CONSEGNARE ENTRO IL (data) | TERMINI DI PAGAMENTO'),
    schedule: 'ELENCO DELLE FORNITURE',
    heads: listed(
      'N. | BENI O SERVIZI | QUANTITÀ ORDINATA | UNITÀ | PREZZO UNITARIO | IMPORTO | QUANTITÀ ACCETTATA',
    ),
    sums: { subtotal: 'SOMMANO', freight: 'SPEDIZIONE', tax: 'IVA', total: 'TOTALE GENERALE' },
    bill: 'FATTURA DA INTESTARE A:',
    sign: listed('FIRMA | NOME - IL PUNTO ORDINANTE'),
    values: listed('Franco destino | 30 gg d.f. | Servizi tecnici | Corriere'),
    page: 'FOGLIO',
  },
  pl: {
    title: 'ZLECENIE DOSTAWY LUB USŁUGI',
    mark: 'WAŻNE: numer zlecenia należy podać na opakowaniach i dokumentach.',
    top: listed('DATA ZLECENIA | UMOWA NR (jeżeli dotyczy) | ZLECENIE NR | WNIOSEK/ZNAK SPRAWY'),
    issued: listed('JEDNOSTKA WYSTAWIAJĄCA (adres do korespondencji) | SPRAWĘ PROWADZI | TELEFON | E-MAIL'),
    ship: listed(
      'WYSŁAĆ DO: | ODBIORCA | ULICA I NUMER | MIEJSCOWOŚĆ | KOD POCZTOWY | TELEFON | SPOSÓB WYSYŁKI',
    ),
    to: listed('DLA: | NAZWA WYKONAWCY | ULICA I NUMER | MIEJSCOWOŚĆ | KOD POCZTOWY | KOD KONTRAHENTA'),
    kind: listed('RODZAJ ZLECENIA | ZAKUP BEZPOŚREDNI - wg oferty: | ZAMÓWIENIE Z UMOWY RAMOWEJ'),
    account: listed('KLASYFIKACJA BUDŻETOWA | KOMÓRKA WNIOSKUJĄCA'),
    terms: listed('MIEJSCE SPEŁNIENIA | DOSTARCZYĆ NIE PÓŹNIEJ NIŻ (data) | TERMIN PŁATNOŚCI'),
    schedule: 'WYKAZ DOSTAW I USŁUG',
    heads: listed('LP. | DOSTAWA LUB USŁUGA | ILOŚĆ ZLECONA | JEDN. | CENA JEDN. | WARTOŚĆ | ILOŚĆ PRZYJĘTA'),
    sums: { subtotal: 'RAZEM POZYCJE', freight: 'PRZESYŁKA', tax: 'VAT', total: 'WARTOŚĆ ZLECENIA' },
    bill: 'FAKTURĘ PRZESŁAĆ DO:',
    sign: listed('PODPIS I PIECZĘĆ | IMIĘ I NAZWISKO - OSOBA UPOWAŻNIONA'),
    values: listed('Miejsce odbioru | 30 dni | Dział techniczny | kurier'),
    page: 'ARKUSZ',
  },
};

const letters = 'abcdefghijk';

/** A public office's printed form: each field has a number, the parts of an address have letters. */
export const family: DrawnFamily = {
  about:
    'public order form: numbered fields, addresses in lettered parts with city and postal code apart, columns lettered (a) to (g)',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    articles: 'none',
    number: '{DOI-25-P-####|W912-25-F-####|3#P####|#####-25-###}',
    delivery: 'date',
    notes: false,
    openQuantity: false,
    per: 1,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [8.5, 9] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [30, paper.width - 30];
    const width = right - left;
    const half = width / 2;
    const field = boxesOf(paper);
    paper.text(say.title, left, 24, { bold: true, size: 11, width, align: 'center' });
    paper.text(say.mark, left, 40, { size: 6.5 });
    paper.text(`${say.page} 1`, right - 80, 40, { size: 6.5, width: 80, align: 'right' });
    const top = [print.date(), random.fill('{RV-25-####|##F-####|C-####/25}'), print.number(), order.project];
    top.forEach((text, i) => {
      field(`${i + 1}. ${say.top[i]}`, text, left + (i * width) / 4, 50, width / 4, 26);
    });
    paper.box(left, 76, half, 94);
    paper.text(`5. ${say.issued[0]}`, left + 3, 78, { size: 6 });
    print.party('buyer', 'company', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, left + 10, 88 + i * 11, half - 20);
    });
    field(`5a. ${say.issued[1]}`, print.value('buyer', 'contact'), left, 122, half / 2, 24);
    field(`5b. ${say.issued[2]}`, print.value('buyer', 'phone'), left + half / 2, 122, half / 2, 24);
    field(`5c. ${say.issued[3]}`, print.value('buyer', 'email'), left, 146, half, 24);
    const ship = [
      print.party('shipTo', 'company', 'extra').join(', '),
      print.value('shipTo', 'street'),
      print.value('shipTo', 'city'),
      print.value('shipTo', 'postalCode'),
      print.value('shipTo', 'phone'),
      say.values[3]!,
    ];
    drawLettered('6', say.ship, ship, left + half, 76);
    const { supplier } = order;
    const to = [supplier.company, supplier.street, supplier.city, supplier.postalCode, order.supplierNumber];
    drawLettered('7', say.to, to, left, 170);
    paper.box(left + half, 198, half, 64);
    paper.text(`8. ${say.kind[0]}`, left + half + 3, 200, { size: 6 });
    say.kind.slice(1).forEach((text, i) => {
      const y = 212 + i * 22;
      paper.box(left + half + 8, y, 8, 8, { thickness: 0.5 });
      if (i === 0) paper.text('X', left + half + 9.5, y - 0.5, { size: 7.5, bold: true });
      const reference = i === 0 ? ` ${order.quoteReference}` : '';
      paper.fitted(`${letters[i]}. ${text}${reference}`, left + half + 22, y, half - 28, { size: 7 });
    });
    const account = random.fill('{010|011|2025}-####-#####-{31|52}## {A|B}##');
    field(`9. ${say.account[0]}`, account, left, 262, half, 26);
    field(`10. ${say.account[1]}`, say.values[2]!, left + half, 262, half, 26);
    [say.values[0]!, print.delivery()!, say.values[1]!].forEach((text, i) => {
      field(`${i + 11}. ${say.terms[i]}`, text, left + (i * width) / 3, 288, width / 3, 26);
    });
    paper.text(`14. ${say.schedule}`, left, 318, { size: 7, bold: true, width, align: 'center' });

    const end = drawTable(
      paper,
      columnsOf(say.heads, width),
      print.lines,
      {
        x: left,
        y: 330,
        bottom: paper.height - 150,
        nextPage() {
          paper.text(`${say.title} - ${say.page} ${paper.pageNumber()}`, left, 30, { size: 7 });
          paper.text(`3. ${say.top[2]} ${order.number}`, right - 200, 30, {
            size: 7,
            width: 200,
            align: 'right',
          });
          return 46;
        },
      },
      { rules: 'columns', head: { bold: false, size: 6 }, padding: 3 },
    );
    let low = end;
    print.sums().forEach(({ kind, text }, i) => {
      const code = kind === 'total' ? ` (${print.currency()})` : kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.box(right - 230, low, 230, 20);
      paper.text(`14(${letters[i + 7]}) ${say.sums[kind]}${code}`, right - 226, low + 6, { size: 7 });
      paper.text(text, right - 90, low + 5, { bold: kind === 'total', width: 84, align: 'right' });
      low += 20;
    });
    paper.box(left, end, width - 230, 60);
    paper.text(`15. ${say.bill}`, left + 3, end + 2, { size: 6 });
    print.party('billTo', 'company', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, left + 10, end + 12 + i * 12, width - 250);
    });
    const foot = Math.max(low, end + 60);
    field(`16. ${say.sign[0]}`, '', left, foot, half, 34);
    field(`17. ${say.sign[1]}`, order.buyer.contact, left + half, foot, half, 34);
    paper.text(random.pick(order.buyer.contact.split(' ')), left + 40, foot + 8, {
      face: 'hand',
      size: 18,
      color: '#22307a',
    });

    /** Two parts of an address in each row, the first alone in the first. */
    function drawLettered(number: string, labels: string[], values: string[], x: number, y: number): void {
      const deep = (values.length > 5 ? 122 : 92) / 4;
      paper.box(x, y, half, 4 * deep);
      paper.text(`${number}. ${labels[0]}`, x + 3, y + 1.5, { size: 6, bold: true });
      values.forEach((text, i) => {
        const row = i < 2 ? i : Math.floor(i / 2) + 1;
        const column = i < 2 ? 0 : i % 2;
        const wide = i < 2 ? half : half / 2;
        const at = { x: x + column * (half / 2), y: y + 6 + row * (deep - 1.5) };
        paper.text(`${letters[i]}. ${labels[i + 1]}`, at.x + 8, at.y + 3, { size: 5.5 });
        paper.fitted(text, at.x + 12, at.y + 11, wide - 18);
      });
    }
  },
};

/** Draws a box with a small label at its top and a value below it. */
function boxesOf(paper: Paper) {
  return (label: string, value: string, x: number, y: number, width: number, height: number): void => {
    paper.box(x, y, width, height, { thickness: 0.6 });
    paper.fitted(label, x + 3, y + 2, width - 6, { size: 6 });
    if (value) paper.fitted(value, x + 6, y + height - 14, width - 12);
  };
}

function columnsOf(heads: readonly string[], width: number): Column<PrintedLine>[] {
  const cells: ((line: PrintedLine) => string)[] = [
    (line) => line.position(),
    (line) => line.description(),
    (line) => line.quantity(),
    (line) => line.unit(),
    (line) => line.price(),
    (line) => line.total(),
    () => '',
  ];
  const widths = [36, width - 346, 60, 42, 70, 78, 60];
  return heads.map((head, i) => ({
    head: `${head}\n(${letters[i]})`,
    width: widths[i]!,
    align: i === 1 ? 'left' : i === 4 || i === 5 ? 'right' : 'center',
    headAlign: 'center',
    cell: cells[i]!,
  }));
}
