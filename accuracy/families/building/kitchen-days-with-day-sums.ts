import { columnsOf, drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { Random } from '../../random.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: listed('Bestelling keuken | Weekbestelling | Inkooporder horeca'),
    number: listed('Bestelnr. | Ordernummer | Bestelbon'),
    date: listed('Besteld op | Besteldatum | Orderdatum'),
    contact: listed('Besteld door | Chef-kok | Inkoper'),
    phone: listed('Tel. keuken | Telefoon | Tel. inkoop'),
    mail: 'E-mail',
    account: listed('Klantnr. bij u | Debiteurnr.'),
    outlet: listed('Kostenplaats | Afdeling | Outlet'),
    outlets: listed('Keuken 1 | Banqueting | Personeelsrestaurant'),
    supplier: listed('Leverancier | Aan'),
    shipTo: listed('Afleveradres | Leveren bij'),
    gate: listed('Tel. goederenontvangst | Tel. losplaats'),
    section: listed('Levering | Leverdag | Te leveren'),
    window: listed('vóór 07:00 uur | tussen 06:00 en 08:30 | rit 4, vóór 10:00'),
    heads: listed('Aantal | Eenheid | Artikel | Omschrijving | Prijs | Bedrag'),
    daySum: listed('Dagtotaal | Subtotaal levering'),
    sums: { subtotal: 'Totaal goederen', freight: 'Bezorgkosten', tax: 'Btw', total: 'Totaal bestelling' },
    rules: listed(
      'Emballage en statiegeld niet inbegrepen. | Geen vervangende artikelen zonder overleg met de keuken. | Gekoeld max. 7 °C, diepvries max. -18 °C bij aflevering.',
    ),
    printed: 'Afgedrukt',
  },
  fr: {
    title: listed('Commande cuisine | Commande hebdomadaire | Bon de commande restauration'),
    number: listed('N° commande | Commande n° | N° de bon'),
    date: listed('Commandé le | Date de commande | Passée le'),
    contact: listed('Commandé par | Chef de cuisine | Économe'),
    phone: listed('Tél. cuisine | Téléphone | Tél. économat'),
    mail: 'Courriel',
    account: listed('Notre n° client | Code client'),
    outlet: listed('Point de vente | Service | Site'),
    outlets: listed('Cuisine centrale | Banquets | Self'),
    supplier: listed('Fournisseur | À'),
    shipTo: listed('Lieu de livraison | Livrer à'),
    gate: listed('Tél. quai | Tél. réception marchandises'),
    section: listed('Livraison du | À livrer le | Jour de livraison :'),
    window: listed('avant 7 h | entre 6 h et 8 h 30 | tournée 4, avant 10 h'),
    heads: listed('Qté | Unité | Code | Produit | Prix HT | Total HT'),
    daySum: listed('Total du jour | Sous-total livraison'),
    sums: { subtotal: 'Total HT', freight: 'Frais de livraison', tax: 'TVA', total: 'Total commande' },
    rules: listed(
      'Emballages consignés non compris. | Aucun produit de remplacement sans accord de la cuisine. | Froid positif 4 °C max., surgelé -18 °C max. à la réception.',
    ),
    printed: 'Imprimé le',
  },
  en: {
    title: listed('Kitchen Order | Weekly Supplies Order | CATERING PURCHASE ORDER'),
    number: listed('Order No. | PO # | Order ref'),
    date: listed('Ordered on | Order date | Placed'),
    contact: listed('Ordered by | Head chef | Purchasing'),
    phone: listed('Kitchen tel. | Phone | Tel.'),
    mail: 'Email',
    account: listed('Our account | Customer no.'),
    outlet: listed('Outlet | Cost centre | Unit'),
    outlets: listed('Main kitchen | Banqueting | Staff restaurant'),
    supplier: listed('Supplier | To'),
    shipTo: listed('Deliver to | Delivery point'),
    gate: listed('Loading bay tel. | Goods-in tel.'),
    section: listed('Delivery | Deliver on | For delivery'),
    window: listed('before 7:00 am | 6:00-8:30 am | route 4, by 10 am'),
    heads: listed('Qty | Unit | Code | Product | Price | Total'),
    daySum: listed('Day total | Delivery subtotal'),
    sums: { subtotal: 'Goods total', freight: 'Delivery charge', tax: 'Tax', total: 'Order total' },
    rules: listed(
      'Deposits on crates and kegs not included. | No substitutions without a call to the kitchen. | Chilled max. 5 °C, frozen max. -18 °C on arrival.',
    ),
    printed: 'Printed',
  },
};

/** Runs of lines that come on one day: a kitchen orders several things for each, so the lines of a run share its first day. */
function splitIntoDays(lines: readonly PrintedLine[], random: Random): PrintedLine[][] {
  const days = [...new Set(lines.map((line) => line.raw.date))].sort();
  const most = Math.min(days.length, random.whole(2, 4));
  const size = Math.ceil(lines.length / most);
  return days.slice(0, most).flatMap((day, i) => {
    const run = lines.slice(i * size, (i + 1) * size);
    for (const { raw } of run) raw.date = day;
    return run.length > 0 ? [run] : [];
  });
}

/** A caterer's weekly order: the day over each group of lines, a sum for each day, the order's at the end. */
export const family: DrawnFamily = {
  about: 'kitchen order in sections by delivery day, each with its sum; quantity first',
  languages: languagesOf(words),
  order: { lines: [3, 11], per: 1, delivery: 'lines', notes: false, articles: 'yours' },
  paper: { faces: ['lato', 'helvetica', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [44, paper.width - 44];
    const width = right - left;
    const tint = random.pick(['#e7efe2', '#efe9dd', '#e3e9f1', '#e8e8e8']);

    paper.text(random.pick(say.title), left, 36, { size: 17, bold: true });
    paper.fitted(print.value('buyer', 'company'), right - 220, 38, 220, {
      bold: true,
      size: 11,
      width: 220,
      align: 'right',
    });
    paper.text(print.party('buyer', 'street', 'town').join(', '), right - 220, 54, {
      size: 7.5,
      width: 220,
      align: 'right',
    });
    paper.text(print.party('buyer', 'vatId').join(''), right - 220, 65, {
      size: 7,
      width: 220,
      align: 'right',
    });

    const facts: [string, string][] = [
      [random.pick(say.number), print.number()],
      [random.pick(say.date), print.date()],
      [random.pick(say.contact), print.value('buyer', 'contact')],
      [random.pick(say.phone), print.value('buyer', 'phone')],
      [say.mail, print.value('buyer', 'email')],
      [random.pick(say.outlet), random.pick(say.outlets)],
      [random.pick(say.account), order.customerNumber],
    ];
    const low = drawFacts(paper, facts, {
      x: left,
      y: 84,
      labelWidth: 78,
      width: 200,
      step: 12.5,
      label: { color: '#555555' },
    });
    const [second, third] = [left + 216, left + 366];
    paper.text(random.pick(say.supplier), second, 84, { bold: true });
    print.party('supplier', 'company', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, second, 97 + i * 12.5, 140);
    });
    paper.text(`Fax ${order.supplier.fax}`, second, 136, { size: 7, color: '#555555' });
    paper.text(random.pick(say.shipTo), third, 84, { bold: true });
    const place = print.party('shipTo', 'company', 'extra', 'street', 'town');
    place.forEach((text, i) => {
      paper.fitted(text, third, 97 + i * 12.5, right - third);
    });
    const gate = `${random.pick(say.gate)} ${print.value('shipTo', 'phone')}`;
    paper.fitted(gate, third, 97 + place.length * 12.5, right - third, { size: 7.5 });

    const [quantity, unit, code, product, price, amount] = say.heads;
    const columns = columnsOf(sheet, [
      ['quantity', 46, quantity],
      ['unit', 48, unit],
      ['yourArticle', 76, code],
      ['description', width - 300, product],
      ['price', 62, price],
      ['lineTotal', 68, amount],
    ]);
    const weekday = new Intl.DateTimeFormat(language, {
      weekday: random.pick(['long', 'short'] as const),
      timeZone: 'UTC',
    });
    const everyHead = random.chance(0.5);
    const section = random.pick(say.section);
    const daySum = random.pick(say.daySum);
    let y = low + 12;
    splitIntoDays(print.lines, random).forEach((run, i) => {
      paper.box(left, y, width, 17, { fill: tint });
      const day = weekday.format(new Date(`${run[0]!.raw.date}T00:00:00Z`));
      paper.text(`${section} ${day} ${run[0]!.date()}`, left + 4, y + 3, { bold: true });
      paper.text(random.pick(say.window), right - 144, y + 4, { size: 7.5, width: 140, align: 'right' });
      y = drawTable(
        paper,
        columns,
        run,
        { x: left, y: y + 18, bottom: paper.height - 60 },
        { rules: 'rows', padding: 3, head: { size: 7.5 }, headless: i > 0 && !everyHead },
      );
      paper.text(daySum, right - 220, y + 4, { italic: true, width: 140, align: 'right' });
      const sum = run.reduce((all, { raw }) => all + raw.total, 0);
      paper.text(print.money(sum), right - 68, y + 4, { italic: true, width: 65, align: 'right' });
      y += 24;
    });

    const sums = print.sums();
    const currency = print.currency();
    paper.line(right - 220, y, right, y, { thickness: 1 });
    sums.forEach(({ kind, text }, i) => {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : bold ? ` (${currency})` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 220, y + 5 + i * 14, { bold });
      paper.text(text, right - 88, y + 5 + i * 14, { bold, width: 85, align: 'right' });
    });
    paper.lines(say.rules, left, y + 12, { size: 7 });
    const stamp = `${say.printed} ${print.day(order.date)} ${random.whole(10, 18)}:${random.whole(10, 59)} - user ${random.fill('k###')}`;
    paper.text(stamp, left, paper.height - 36, { size: 6.5, color: '#555555' });
  },
};
