import { columnsOf } from '../../kit/order-parts.ts';
import type { TextStyle } from '../../kit/paper.ts';
import type { Column } from '../../kit/table.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: listed('SITE MATERIALS ORDER | Site Order | MATERIAL ORDER - SITE'),
    number: listed('Order No. | Site order no. | S.O. No.'),
    date: listed('Date | Date ordered | Order date'),
    site: listed('Site / Deliver to | Delivery to site | Site address'),
    supplier: listed('Supplier / Merchant | To | Merchant'),
    left: listed('Merchant tel. | Spoken to | Quote ref. | A/c no.'),
    contact: listed('Ordered by | Site manager | Contract manager'),
    phone: listed('Mobile | Tel. | Phone'),
    gate: listed('Site tel. | Banksman / gate tel.'),
    job: listed('Job no. | Contract no. | Job / plot'),
    delivery: listed('Delivery required | Required on site | Date required'),
    hours: 'Time / AM / PM',
    options: listed('Crane offload | Forklift on site | Hand ball | Rigid only | Call 1 hr before'),
    heads: listed('No. | Qty | Unit | Material | Plot / location | Rate | Amount'),
    sums: { subtotal: 'Net', freight: 'Delivery', tax: 'VAT', total: 'Order value' },
    received: listed('Received by | Date received | Ticket no. | Shortages | Veh. reg.'),
    rules: 'Tickets must be signed and show our order number. Hire items to be off-hired by phone.',
  },
  de: {
    title: listed('MATERIALBESTELLUNG BAUSTELLE | Baustellenbestellung | Bestellschein Baustelle'),
    number: listed('Bestell-Nr. | Schein-Nr. | Bestellung Nr.'),
    date: listed('Datum | Bestelldatum | bestellt am'),
    site: listed('Baustelle / Lieferort | Lieferanschrift Baustelle | Bauvorhaben'),
    supplier: listed('Lieferant | An Firma | Baustoffhändler'),
    left: listed('Tel. Lieferant | gesprochen mit | Angebot vom | Rahmenvertrag'),
    contact: listed('Besteller | Bauleiter | Bauleitung'),
    phone: listed('Mobil | Tel. | Telefon'),
    gate: listed('Tel. Polier | Tel. Baustelle'),
    job: listed('BV-Nr. | Kostenstelle | KST / BV'),
    delivery: listed('Liefertermin | Anlieferung am | benötigt am'),
    hours: 'Uhrzeit von / bis',
    options: listed('Kranentladung | Stapler vorhanden | Abholung | Solofahrzeug | Avis 1 Std. vorher'),
    heads: listed('Pos. | Menge | Einh. | Material | Bauteil | EP | GP'),
    sums: { subtotal: 'Netto', freight: 'Fracht', tax: 'MwSt.', total: 'Bestellwert' },
    received: listed('Ware erhalten | Datum Eingang | Lieferschein-Nr. | Fehlmengen | Kennz. Lkw'),
    rules: 'Lieferschein mit Bestellnummer, vom Polier gegengezeichnet. Keine Lieferung ohne Avis.',
  },
  pl: {
    title: listed('ZAMÓWIENIE MATERIAŁÓW NA BUDOWĘ | Zamówienie z budowy | ZAMÓWIENIE MATERIAŁOWE'),
    number: listed('Zamówienie nr | Nr zam. | Nr zamówienia'),
    date: listed('Data | Data zamówienia | z dnia'),
    site: listed('Budowa / miejsce dostawy | Dostawa na budowę | Adres budowy'),
    supplier: listed('Dostawca | Hurtownia | Do firmy'),
    left: listed('Tel. dostawcy | Rozmawiano z | Oferta z dnia | Umowa ramowa'),
    contact: listed('Zamawiający | Kierownik budowy | Zamówił'),
    phone: listed('Tel. kom. | Tel. | Telefon'),
    gate: listed('Tel. majster | Tel. na budowie'),
    job: listed('Nr budowy | MPK | Kontrakt / etap'),
    delivery: listed('Termin dostawy | Dostawa na dzień | Potrzebne na'),
    hours: 'Godzina od / do',
    options: listed('Rozładunek HDS | Wózek na budowie | Odbiór własny | Auto solo | Tel. 1 godz. przed'),
    heads: listed('Lp. | Ilość | J.m. | Materiał | Element / etap | Cena netto | Wartość'),
    sums: { subtotal: 'Netto', freight: 'Transport', tax: 'VAT', total: 'Wartość zamówienia' },
    received: listed('Odebrał | Data odbioru | Nr WZ | Braki | Nr rej. auta'),
    rules: 'Na dokumencie WZ podać numer zamówienia. WZ bez podpisu majstra nie będzie uznane.',
  },
};

/** A builder's pad: every field has its line, and a good half of the lines stay empty, prices often among them. */
export const family: DrawnFamily = {
  about: 'site order on a pre-printed pad, fields underlined, many of them and often all prices left empty',
  languages: languagesOf(words),
  order: { lines: [1, 9], per: 1, number: '{00####|#####|B-####|###/25}', notes: false, articles: 'none' },
  paper: { faces: ['helvetica', 'sans', 'condensed', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [40, paper.width - 40];
    const middle = (left + right) / 2;
    const hand: TextStyle = random.pick([
      {},
      { face: 'mono' as const, size: paper.fontSize - 0.5 },
      { face: 'hand' as const, size: paper.fontSize + 4 },
    ]);
    const lift = hand.face === 'hand' ? -4 : 0;
    const isPriced = random.chance(0.35);

    /** A label with a line behind it, empty or not. */
    function field(label: string, value: string, x: number, y: number, width: number): void {
      const begin = x + paper.widthOf(label, { size: 7.5 }) + 6;
      paper.text(label, x, y + 1, { size: 7.5 });
      paper.line(begin, y + 11, x + width, y + 11, { thickness: 0.4 });
      if (value) paper.fitted(value, begin + 2, y + lift, x + width - begin - 2, hand);
    }

    paper.fitted(print.value('buyer', 'company'), left, 34, 320, { size: 15, bold: true });
    const own = print.party('buyer', 'street', 'town');
    paper.text(own.join(', '), left, 56, { size: 8 });
    if (random.chance(0.5))
      paper.text(print.party('buyer', 'vatId', 'fax').join('  '), left, 68, { size: 7 });
    paper.text(`${random.pick(say.number)} `, right - 150, 36, { size: 9 });
    paper.text(print.number(), right - 76, 32, { size: 14, bold: true, color: '#b02020' });
    paper.fitted(random.pick(say.title), left, 86, right - left, { size: 13, bold: true });
    paper.line(left, 106, right, 106, { thickness: 1.2 });

    const [wide, other] = [middle - left - 12, right - middle];
    const delivery = print.delivery();
    const [phone, spoken, quoted, account] = say.left as [string, string, string, string];
    paper.text(random.pick(say.supplier), left, 114, { size: 7.5 });
    print.party('supplier', 'company', 'street', 'town').forEach((text, i) => {
      paper.line(left, 137 + i * 16, left + wide, 137 + i * 16, { thickness: 0.4 });
      paper.fitted(text, left + 2, 125.5 + i * 16 + lift, wide - 4, hand);
    });
    field(phone, '', left, 180, wide);
    field(spoken, random.chance(0.3) ? order.supplier.contact : '', left, 196, wide);
    field(quoted, '', left, 212, wide / 2 - 6);
    field(account, random.chance(0.3) ? order.customerNumber : '', left + wide / 2, 212, wide / 2);
    paper.text(random.pick(say.site), middle, 114, { size: 7.5 });
    const place = print.party('shipTo', 'company', 'extra', 'street', 'town');
    [0, 1, 2, 3].forEach((i) => {
      paper.line(middle, 137 + i * 16, right, 137 + i * 16, { thickness: 0.4 });
      paper.fitted(place[i] ?? ' ', middle + 2, 125.5 + i * 16 + lift, other - 4, hand);
    });
    const hasGate = order.shipTo !== order.buyer && random.chance(0.5);
    field(random.pick(say.gate), hasGate ? print.value('shipTo', 'phone') : '', middle, 196, other);
    field(random.pick(say.job), random.chance(0.6) ? order.project : '', middle, 212, other * 0.5);
    field(say.hours, '', middle + other * 0.53, 212, other * 0.47);
    field(random.pick(say.contact), print.value('buyer', 'contact'), left, 236, wide);
    field(
      random.pick(say.phone),
      random.chance(0.75) ? print.value('buyer', 'phone') : '',
      middle,
      236,
      other,
    );
    field(random.pick(say.date), print.date(), left, 252, wide);
    field(random.pick(say.delivery), delivery ?? '', middle, 252, other);
    let x = left;
    for (const option of say.options) {
      paper.box(x, 273, 8, 8, { thickness: 0.6 });
      if (random.chance(0.2)) {
        paper.line(x, 273, x + 8, 281);
        paper.line(x + 8, 273, x, 281);
      }
      paper.text(option, x + 12, 272, { size: 7.5 });
      x += paper.widthOf(option, { size: 7.5 }) + 30;
    }

    const [position, quantity, unit, text, plot, rate, amount] = say.heads as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const columns: Column<PrintedLine>[] = columnsOf(sheet, [
      ['position', 32, position],
      ['quantity', 46, quantity],
      ['unit', 44, unit],
      ['description', right - left - 312, text],
    ]);
    const empty = () => '';
    columns.push(
      { head: plot, width: 70, cell: empty },
      { head: rate, width: 58, align: 'right', cell: (line) => (isPriced ? line.price() : '') },
      { head: amount, width: 62, align: 'right', cell: (line) => (isPriced ? line.total() : '') },
    );
    const bottom = paper.height - 190;
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 290, bottom, nextPage: () => 50 },
      { rules: 'all', padding: 3, head: { size: 7.5 } },
    );
    for (const row = paper.leading() + 6; y + row < bottom; y += row) {
      let at = left;
      for (const column of columns) {
        paper.box(at, y, column.width, row);
        at += column.width;
      }
    }

    const sums: [string, string, boolean][] = isPriced
      ? print.sums().map(({ kind, text: sum }) => {
          const bold = kind === 'total';
          return [`${say.sums[kind]}${bold ? ` ${print.currency()}` : ''}`, sum, bold];
        })
      : [[say.sums.total, '', true]];
    sums.forEach(([label, sum, bold], i) => {
      const at = y + 6 + i * 16;
      paper.text(label, right - 200, at, { bold, size: 8.5, width: 118, align: 'right' });
      paper.line(right - 76, at + 11, right, at + 11, { thickness: 0.4 });
      if (sum) paper.text(sum, right - 76, at, { bold, width: 72, align: 'right' });
    });
    paper.line(left, paper.height - 110, right, paper.height - 110, { dash: 3 });
    const [by, on, ticket, missing, truck] = say.received as [string, string, string, string, string];
    field(by, '', left, paper.height - 98, wide);
    field(on, '', middle, paper.height - 98, other);
    field(ticket, '', left, paper.height - 80, wide);
    field(truck, '', middle, paper.height - 80, other);
    field(missing, '', left, paper.height - 62, right - left);
    paper.fitted(say.rules, left, paper.height - 42, right - left, { size: 6.5 });
  },
};
