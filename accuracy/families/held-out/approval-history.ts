import { currencySign } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order',
    status: 'Approved - sent to supplier',
    details: listed('Issued | Requester | Requester email | Required on | Department | Budget | Payment'),
    parties: listed('SUPPLIER | SHIPPING ADDRESS | COMPANY DETAILS'),
    call: listed('Tel: | VAT number:'),
    heads: listed('Product or service | Amount of items | Unit price | Line cost'),
    below: listed('SKU | Category | Cost code'),
    sums: { subtotal: 'Items cost', freight: 'Shipping cost', tax: 'Taxes', total: 'Total cost' },
    log: 'Approval history',
    acts: listed('submitted for approval | approved as budget owner | approved as finance'),
    note: 'Note to supplier',
    notes: listed(
      'Quote this purchase order on every parcel. | Ring reception on arrival, loading from the yard side. | Part deliveries only after agreement.',
    ),
    categories: listed('Maintenance | Consumables | Operations'),
  },
  de: {
    title: 'Bestellung',
    status: 'Freigegeben - an Lieferant gesendet',
    details: listed('Ausgestellt | Bedarfsträger | Dessen E-Mail | Benötigt am | Bereich | Budget | Zahlung'),
    parties: listed('LIEFERANT | VERSANDADRESSE | ANGABEN ZUM UNTERNEHMEN'),
    call: listed('Tel.: | USt-ID:'),
    heads: listed('Produkt oder Leistung | Bestellte Stückzahl | Preis pro Einheit | Positionskosten'),
    below: listed('SKU | Kategorie | Kostenschlüssel'),
    sums: {
      subtotal: 'Kosten Positionen',
      freight: 'Versandkosten',
      tax: 'Steuern',
      total: 'Gesamtkosten',
    },
    log: 'Freigabeverlauf',
    acts: listed('zur Freigabe eingereicht | als Budgetverantwortung freigegeben | als Finanzen freigegeben'),
    note: 'Hinweis für den Lieferanten',
    notes: listed(
      'Bitte diese Bestellung auf jedem Paket angeben. | Bei Ankunft am Empfang melden, Zufahrt über den Hof. | Teillieferungen nur nach Rücksprache.',
    ),
    categories: listed('Instandhaltung | Verbrauchsmaterial | Betrieb'),
  },
  nl: {
    title: 'Inkooporder',
    status: 'Goedgekeurd - verzonden naar leverancier',
    details: listed('Uitgegeven | Aanvrager | E-mail aanvrager | Nodig op | Afdeling | Budget | Betaling'),
    parties: listed('LEVERANCIER | VERZENDADRES | BEDRIJFSGEGEVENS'),
    call: listed('Tel: | Btw-nummer:'),
    heads: listed('Product of dienst | Aantal stuks | Stukprijs | Regelkosten'),
    below: listed('SKU | Categorie | Kostencode'),
    sums: { subtotal: 'Kosten artikelen', freight: 'Verzending', tax: 'Belastingen', total: 'Totale kosten' },
    log: 'Goedkeuringsverloop',
    acts: listed('ingediend ter goedkeuring | goedgekeurd als budgethouder | goedgekeurd namens financiën'),
    note: 'Bericht aan leverancier',
    notes: listed(
      'Vermeld deze inkooporder op elk pakket. | Meld u bij de receptie, lossen aan de achterzijde. | Deelleveringen alleen na overleg.',
    ),
    categories: listed('Onderhoud | Verbruiksartikelen | Bedrijfsvoering'),
  },
  fr: {
    title: 'Bon de commande',
    status: 'Approuvé - envoyé au fournisseur',
    details: listed('Émis le | Demandeur | E-mail du demandeur | Requis le | Service | Budget | Règlement'),
    parties: listed('FOURNISSEUR | ADRESSE D’EXPÉDITION | INFORMATIONS SOCIÉTÉ'),
    call: listed('Tél : | N° TVA :'),
    heads: listed('Produit ou service | Nombre d’articles | Prix à l’unité | Coût de la ligne'),
    below: listed('SKU | Catégorie | Code de coût'),
    sums: { subtotal: 'Coût des articles', freight: 'Frais d’envoi', tax: 'Taxes', total: 'Coût total' },
    log: 'Historique des approbations',
    acts: listed('soumis pour approbation | approuvé - responsable budget | approuvé - finance'),
    note: 'Note au fournisseur',
    notes: listed(
      'Indiquez ce bon de commande sur chaque colis. | Se présenter à l’accueil, déchargement côté cour. | Livraisons partielles après accord uniquement.',
    ),
    categories: listed('Entretien | Consommables | Exploitation'),
  },
  pl: {
    title: 'Zamówienie zakupowe',
    status: 'Zatwierdzone - wysłane do dostawcy',
    details: listed('Wydano | Wnioskujący | E-mail wnioskującego | Potrzebne na | Dział | Budżet | Płatność'),
    parties: listed('DOSTAWCA | ADRES WYSYŁKI | DANE FIRMY'),
    call: listed('Tel.: | Nr VAT:'),
    heads: listed('Produkt lub usługa | Liczba sztuk | Cena za jednostkę | Koszt pozycji'),
    below: listed('SKU | Kategoria | Kod kosztu'),
    sums: { subtotal: 'Koszt pozycji', freight: 'Koszt wysyłki', tax: 'Podatki', total: 'Koszt całkowity' },
    log: 'Historia zatwierdzeń',
    acts: listed('przekazano do zatwierdzenia | zatwierdzono - właściciel budżetu | zatwierdzono - finanse'),
    note: 'Uwaga dla dostawcy',
    notes: listed(
      'Prosimy podać to zamówienie na każdej paczce. | Zgłosić się w recepcji, rozładunek od podwórza. | Dostawy częściowe tylko po uzgodnieniu.',
    ),
    categories: listed('Utrzymanie ruchu | Materiały eksploatacyjne | Operacje'),
  },
};

/** A small firm's web tool: values at the right edge far from their labels, codes below each name, who approved what and when. */
export const family: DrawnFamily = {
  about:
    'web procurement of a small firm: labels at the left of a column and values at its right edge, codes below names, sign before amounts, log of approvals with times',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    articles: 'yours',
    number: '{PO-1####|2####|PO####}',
    delivery: 'date',
    notes: false,
    openQuantity: false,
    per: 1,
    billTo: 'other',
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['lato', 'sans', 'helvetica'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [48, paper.width - 48];
    const step = paper.leading() + 1;
    const grey = '#7d8590';
    const sign = currencySign(print.currency());
    const amount = (text: string) => (sign.length > 1 ? `${sign} ${text}` : `${sign}${text}`);
    paper.box(left, 34, 26, 26, { fill: random.pick(['#4f46e5', '#0f9d76', '#e8590c']) });
    paper.fitted(print.value('buyer', 'brand'), left + 34, 39, 200, { size: 13, bold: true });
    paper.text(say.title, right - 240, 34, { size: 16, width: 240, align: 'right' });
    paper.text(`#${print.number()}`, right - 240, 54, { size: 11, bold: true, width: 240, align: 'right' });
    paper.text(say.status, right - 240, 70, { size: 8, color: '#0f9d76', width: 240, align: 'right' });
    paper.line(left, 88, right, 88, { color: '#d5d9de' });

    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      [
        ...print.party('shipTo', 'company', 'extra', 'street', 'town'),
        `${say.call[0]} ${print.value('shipTo', 'phone')}`,
      ],
      [
        ...print.party('buyer', 'company', 'street', 'town', 'country'),
        `${say.call[0]} ${print.value('buyer', 'phone')}`,
        `${say.call[1]} ${print.value('buyer', 'vatId')}`,
      ],
    ];
    let low = 100;
    blocks.forEach((texts, i) => {
      paper.text(say.parties[i]!, left, low, { size: 7, color: grey, spacing: 0.6 });
      texts.forEach((text, n) => {
        paper.fitted(text, left, low + 11 + n * step, 210, { bold: n === 0 });
      });
      low += 11 + texts.length * step + 9;
    });
    const details = [
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'email'),
      print.delivery()!,
      say.categories[0]!,
      random.fill('{FY25|OPEX}-###'),
      random.pick(['Net 30', 'Net 14', 'Net 60']),
    ];
    const from = left + 246;
    details.forEach((text, i) => {
      const y = 104 + i * (step + 7);
      const room = right - from - paper.widthOf(say.details[i]!) - 14;
      const size = Math.min(1, room / paper.widthOf(text)) * paper.fontSize;
      paper.text(say.details[i]!, from, y, { color: grey });
      paper.text(text, from, y, { size, width: right - from, align: 'right' });
      paper.line(from, y + step + 2, right, y + step + 2, { thickness: 0.4, color: '#e3e6ea' });
    });

    const columns = [
      { x: left, width: right - left - 256 },
      { x: right - 250, width: 84 },
      { x: right - 162, width: 72 },
      { x: right - 86, width: 86 },
    ];
    const cell = (i: number, text: string, y: number, style: { color?: string; bold?: boolean } = {}) => {
      const { x, width } = columns[i]!;
      const size = Math.min(1, width / paper.widthOf(text, style)) * paper.fontSize;
      paper.text(text, x, y, { ...style, size, width, align: i === 0 ? 'left' : 'right' });
    };
    function drawHeads(y: number): number {
      paper.box(left - 6, y - 4, right - left + 12, step + 7, { fill: '#f2f4f7' });
      say.heads.forEach((head, i) => {
        cell(i, head, y, { color: '#4a5260', bold: true });
      });
      return y + step + 8;
    }
    let itemsLeft = print.lines.length;
    const flow = startFlow(paper, {
      y: drawHeads(Math.max(low, 104 + details.length * (step + 7)) + 14),
      bottom: paper.height - 56,
      nextPage: () => (itemsLeft > 0 ? drawHeads(48) : 48),
    });
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const names = paper.wrap(line.description(), columns[0]!.width, { bold: true });
      const codes = [line.yourArticle(), random.pick(say.categories), random.fill('6###')];
      flow.need((names.length + 2) * step);
      const { y } = flow;
      names.forEach((text, i) => {
        cell(0, text, y + i * step, { bold: true });
      });
      const text = codes.map((code, i) => `${say.below[i]}: ${code}`).join('  ·  ');
      cell(0, text, y + names.length * step, { color: grey });
      cell(1, `${line.quantity()} ${line.unit()}`, y);
      cell(2, amount(line.price()), y);
      cell(3, amount(line.total()), y);
      flow.y += (names.length + 1) * step + 4;
      paper.line(left, flow.y, right, flow.y, { thickness: 0.4, color: '#e3e6ea' });
      flow.y += 5;
      itemsLeft -= 1;
    }
    flow.need(4 * step + 10);
    flow.y += 4;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const label = `${say.sums[kind]}${kind === 'tax' ? ` (${order.taxRate}%)` : ''}`;
      paper.text(label, right - 230, flow.y, { bold });
      paper.text(amount(text), right - 100, flow.y, { bold, width: 100, align: 'right' });
      flow.y += step + 2;
    }
    flow.need(8 * step + 30);
    flow.y += 10;
    paper.text(say.note, left, flow.y, { bold: true });
    flow.y = paper.paragraph(random.pick(say.notes), left, flow.y + step, right - left) + 10;
    paper.text(say.log, left, flow.y, { bold: true });
    const approvers = [...new Set([order.buyer.contact, order.billTo.contact, order.shipTo.contact])];
    approvers.forEach((name, i) => {
      const day = print.day(addDays(order.date, i - 2));
      const time = `${random.whole(8, 17)}:${random.whole(10, 59)}`;
      const text = `${name} - ${say.acts[i]} - ${day} ${time}`;
      paper.fitted(text, left, flow.y + (i + 1) * step + 2, right - left, { color: grey });
    });
  },
};
