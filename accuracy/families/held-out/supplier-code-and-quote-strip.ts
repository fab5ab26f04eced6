import { currencySign } from '../../kit/number-marks.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { DrawnFamily } from '../family.ts';

const [left, right] = [34, 561];

/** What a small French firm's commercial program prints: its own block left, the supplier's in a rounded frame right. */
export const family: DrawnFamily = {
  about:
    'French small-business program: strip of number, date and supplier code, delivery date per order, totals frame at the foot',
  languages: ['fr'],
  order: {
    lines: [1, 11],
    number: '{BCF|CF|BC}{000|00}###',
    articles: 'yours',
    notes: false,
    discounts: true,
    delivery: 'date',
    tax: true,
    billTo: 'same',
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [7.8, 8.8] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const titles = ['Bon de commande fournisseur', 'BON DE COMMANDE FOURNISSEUR', 'Commande fournisseur'];
    const labels = {
      number: random.pick(['Numéro', 'N° de pièce', 'N° commande', 'Numéro de pièce']),
      date: random.pick(['Date', 'Date commande', 'Date de la pièce']),
      supplier: random.pick(['Code fournisseur', 'Code frs', 'Fournisseur']),
      quote: random.pick(['Réf. devis', 'Votre devis', 'Référence']),
      delivery: random.pick(['Livraison souhaitée le', 'Date de livraison prévue', 'Date livraison']),
    };
    const code = currencySign(order.currency);
    const buyer = print.party('buyer', 'company', 'street', 'town');
    paper.fitted(buyer[0]!, left, 34, 230, { size: 13, bold: true });
    paper.lines(buyer.slice(1), left, 52);
    const contact = [
      `Tél. : ${print.value('buyer', 'phone')}`,
      ...(random.chance(0.6) ? [`Fax : ${order.buyer.fax}`] : []),
      `${random.pick(['E-mail', 'Mél', 'Courriel'])} : ${print.value('buyer', 'email')}`,
    ];
    const below = paper.lines(contact, left, 78);
    paper.text(random.pick(titles), 300, 34, { size: 14, bold: true, color: '#1f3f6e' });
    paper.box(300, 62, right - 300, 84, { color: '#7a8aa5' });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 310, 72);
    paper.text(`Tél. ${order.supplier.phone}`, 310, 128, { size: 7 });
    const strip: [string, string][] = [
      [labels.number, print.number()],
      [labels.date, print.date()],
      [labels.supplier, random.fill('{F|FR|401}{HALVO|000##|HALV0#}')],
      [labels.quote, order.quoteReference],
      [labels.delivery, print.delivery()!],
    ];
    const wide = (right - left) / strip.length;
    const top = Math.max(below, 146) + 10;
    paper.box(left, top, right - left, 14, { fill: '#dfe6f0' });
    paper.box(left, top, right - left, 30, { color: '#7a8aa5' });
    strip.forEach(([label, value], i) => {
      paper.fitted(label, left + i * wide + 4, top + 2, wide - 8, { size: 7, bold: true });
      paper.fitted(value, left + i * wide + 4, top + 17, wide - 8);
      if (i > 0) paper.line(left + i * wide, top, left + i * wide, top + 30, { color: '#7a8aa5' });
    });
    const buys = random.pick(['Suivi par', 'Acheteur', 'Affaire suivie par']);
    paper.fitted(`${buys} : ${print.value('buyer', 'contact')}`, left, top + 38, 240);
    const place = print.party('shipTo', 'company', 'extra', 'street', 'town').join(' - ');
    const shipTo = random.pick(['Adresse de livraison', 'Lieu de livraison', 'À livrer à']);
    paper.fitted(`${shipTo} : ${place}`, left, top + 50, right - left);
    const columns = columnsOf(sheet, [
      ['yourArticle', 74, random.pick(['Réf. fournisseur', 'Référence', 'Code article'])],
      ['description', right - left - 350, random.pick(['Désignation', 'Libellé', 'Description'])],
      ['quantity', 46, random.pick(['Qté', 'Quantité'])],
      ['unit', 40, random.pick(['Unité', 'Un.'])],
      ['price', 58, random.pick(['P.U. HT', 'PU HT', 'Prix unitaire HT', 'P.A. HT'])],
      ['discount', 42, random.pick(['% Rem.', 'Rem. %', 'Remise %'])],
      ['lineTotal', 62, random.pick(['Montant HT', 'Total HT'])],
    ]);
    const vatCode = random.pick(['C20', '5', '1', 'N']);
    columns.push({ head: 'TVA', width: 28, align: 'center', cell: () => vatCode });
    const foot = paper.height - 168;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: top + 68, bottom: foot - 6, nextPage: () => 50 },
      { rules: random.pick(['columns', 'frame', 'all']), head: { fill: '#dfe6f0' }, padding: 3 },
    );
    if (end < foot - 30)
      paper.text(
        `${random.pick(['Édité le', 'Imprimé le'])} ${print.day(addDays(order.date, 1))} à ${random.fill('1#:{05|17|42}')}`,
        left,
        foot - 12,
        { size: 6.5, color: '#555555' },
      );
    const rate = print.money(order.taxRate);
    const bases: string[][] = [
      ['Code', 'Base HT', 'Taux TVA', 'Montant TVA'],
      [vatCode, print.money(order.subtotal + order.freight), rate, print.money(order.tax)],
    ];
    bases.forEach((row, n) => {
      row.forEach((text, i) => {
        paper.text(text, left + i * 62, foot + 4 + n * 14, { bold: n === 0, width: 56, align: 'right' });
      });
    });
    paper.box(left, foot, 254, 32, { color: '#7a8aa5' });
    paper.fitted(`Mode de règlement : ${word('paymentTermsValue')}`, left, foot + 40, 250);
    paper.fitted(`Conditions de livraison : ${word('deliveryTermsValue')}`, left, foot + 52, 250);
    paper.text('Bon pour accord, date et cachet :', left, foot + 70, { italic: true });
    const names = {
      subtotal: 'Total HT',
      freight: random.pick(['Port HT', 'Frais de port', 'Port']),
      tax: `TVA ${rate} %`,
      total: `${random.pick(['Total TTC', 'TOTAL TTC', 'Net TTC'])} ${code}`,
    };
    let y = foot;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.text(names[kind], 372, y + 4, { bold });
      paper.text(text, 460, y + 4, { bold, width: right - 466, align: 'right' });
      paper.box(366, y, right - 366, 17, { color: '#7a8aa5' });
      y += 17;
    }
    const { company, vatId } = order.buyer;
    print.value('buyer', 'vatId');
    const capital = random.pick(['7 500', '15 000', '40 000', '100 000']);
    const register = random.fill(`SIRET ### ### ### 000## - APE {2562B|4669B|4332A}`);
    const legal =
      order.buyer.country === 'FR'
        ? `${company} au capital de ${capital} € - ${register} - N° TVA intracom. : ${vatId}`
        : `${company} - N° TVA : ${vatId} - Banque : ${random.fill('CCP ##-######-#')}`;
    paper.fitted(legal, left, paper.height - 44, right - left, { size: 6.5 });
    paper.text(`Page ${paper.pageNumber()}/${paper.pageNumber()}`, left, paper.height - 32, {
      size: 6.5,
      width: right - left,
      align: 'right',
    });
  },
};
