import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Auftragsbestätigung',
    facts: listed(
      'Auftragsnummer | Datum | Ihre Bestellnummer | Ihre Bestellung vom | Ihre Kundennummer | Ansprechpartner',
    ),
    opening: 'vielen Dank für Ihre Bestellung, die wir gerne wie folgt bestätigen:',
    heads: listed('Pos. | Artikelnr. | Bezeichnung | Menge | ME | Einzelpreis | Gesamtpreis'),
    due: 'Voraussichtlicher Liefertermin:',
    ship: 'Lieferanschrift:',
    terms: listed('Zahlungsbedingung: | Lieferbedingung:'),
    sums: { subtotal: 'Nettosumme', freight: 'Versandkosten', tax: 'MwSt. {r} %', total: 'Endbetrag {c}' },
    closing: 'Bitte prüfen Sie diese Bestätigung und teilen Sie uns Abweichungen umgehend mit.',
    home: listed('Telefon | USt-IdNr. | IBAN'),
  },
  nl: {
    title: 'Orderbevestiging',
    facts: listed(
      'Verkoopordernummer | Datum | Uw inkoopnummer | Uw order van | Uw klantnummer | Contactpersoon',
    ),
    opening: 'Hartelijk dank voor uw bestelling, die wij graag als volgt bevestigen:',
    heads: listed('Pos. | Artikelnr. | Omschrijving | Aantal | EH | Prijs | Totaal'),
    due: 'Verwachte leverdatum:',
    ship: 'Afleveradres:',
    terms: listed('Betalingsconditie: | Leveringsconditie:'),
    sums: { subtotal: 'Totaal netto', freight: 'Verzendkosten', tax: 'Btw {r} %', total: 'Te betalen {c}' },
    closing: 'Wilt u deze bevestiging controleren en afwijkingen direct aan ons melden?',
    home: listed('Telefoon | Btw-nr. | IBAN'),
  },
  fr: {
    title: 'Accusé de réception de commande',
    facts: listed(
      'N° de commande client | Date | Votre n° de commande | Votre commande du | Votre code client | Votre contact',
    ),
    opening: 'Nous vous remercions de votre commande, que nous confirmons comme suit :',
    heads: listed('Pos. | Référence | Désignation | Qté | U | Prix unitaire | Montant HT'),
    due: 'Date de livraison prévue :',
    ship: 'Adresse de livraison :',
    terms: listed('Conditions de paiement : | Conditions de livraison :'),
    sums: { subtotal: 'Total HT', freight: 'Port', tax: 'TVA {r} %', total: 'Total TTC {c}' },
    closing: 'Merci de vérifier cet accusé et de nous signaler toute différence sans délai.',
    home: listed('Téléphone | N° TVA | IBAN'),
  },
  en: {
    title: 'Order acknowledgement',
    facts: listed(
      'Sales order no. | Date | Your order no. | Your order dated | Your account | Sales contact',
    ),
    opening: 'Thank you for your order, which we are pleased to confirm as follows:',
    heads: listed('Pos. | Item no. | Description | Qty | UoM | Unit price | Total'),
    due: 'Estimated delivery date:',
    ship: 'Delivery address:',
    terms: listed('Payment terms: | Delivery terms:'),
    sums: { subtotal: 'Net total', freight: 'Carriage', tax: 'VAT {r}%', total: 'Amount payable {c}' },
    closing: 'Please check this acknowledgement and tell us of any difference at once.',
    home: listed('Telephone | VAT no. | IBAN'),
  },
  da: {
    title: 'Ordrebekræftelse',
    facts: listed(
      'Salgsordrenr. | Dato | Deres rekv.nr. | Deres ordre af | Deres kundenr. | Vores kontaktperson',
    ),
    opening: 'Tak for Deres ordre, som vi hermed bekræfter:',
    heads: listed('Pos. | Varenr. | Betegnelse | Antal | Enh. | Stk. pris | Beløb'),
    due: 'Forventet leveringsdato:',
    ship: 'Leveringsadresse:',
    terms: listed('Betalingsbetingelse: | Leveringsbetingelse:'),
    sums: { subtotal: 'Netto i alt', freight: 'Fragt', tax: 'Moms {r} %', total: 'At betale {c}' },
    closing: 'Kontroller venligst bekræftelsen og meld straks afvigelser til os.',
    home: listed('Telefon | CVR-nr. | IBAN'),
  },
  it: {
    title: 'Conferma d’ordine',
    facts: listed(
      'N. ordine cliente | Data | Vs. n. ordine | Vs. ordine del | Vs. codice cliente | Referente vendite',
    ),
    opening: 'Vi ringraziamo per il Vs. ordine, che confermiamo come segue:',
    heads: listed('Pos. | Articolo | Descrizione | Q.tà | UM | Prezzo unitario | Importo'),
    due: 'Data di consegna prevista:',
    ship: 'Indirizzo di consegna:',
    terms: listed('Pagamento: | Resa:'),
    sums: { subtotal: 'Totale netto', freight: 'Trasporto', tax: 'IVA {r} %', total: 'Totale {c}' },
    closing: 'Vi preghiamo di controllare la presente conferma e di segnalarci subito ogni differenza.',
    home: listed('Telefono | P. IVA | IBAN'),
  },
};

/** Not an order: what comes back when the wholesaler orders itself. Its number is ours, its goods are bought by us. */
export const family: DrawnFamily = {
  about:
    'negative: confirmation that a supplier sends to us: we are the addressee, our order number and its date among six facts at the right, estimated delivery below the items, his bank account in the foot',
  type: 'order_confirmation',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    articles: 'yours',
    delivery: 'date',
    tax: true,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans', 'condensed', 'times'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [56, paper.width - 44];
    const width = right - left;
    const step = paper.leading();
    const { buyer: seller, supplier: us } = order;
    const color = random.pick(['#00467f', '#7a1f1f', '#2d5d3a', '#222222']);
    paper.text(seller.brand, left, 36, { size: 18, bold: true, color, width, align: 'right' });
    const sender = [seller.company, seller.street, seller.townLine].join(' · ');
    paper.fitted(sender, left, 112, 220, { size: 6.5 });
    paper.lines([us.company, us.contact, us.street, us.townLine, us.countryName], left, 126);
    const facts = [
      random.fill('{AB|SO|1}{24|25}####'),
      print.day(addDays(order.date, random.whole(1, 3))),
      order.number,
      print.day(order.date),
      order.customerNumber,
      seller.contact,
    ];
    facts.forEach((value, i) => {
      paper.fitted(say.facts[i]!, 332, 112 + i * (step + 2), 104);
      paper.fitted(value, 440, 112 + i * (step + 2), right - 440, { bold: i === 2 });
    });
    let y = 126 + 6 * (step + 2) + 24;
    paper.text(`${say.title} ${facts[0]}`, left, y, { size: 14, bold: true, color });
    paper.text(say.opening, left, y + 26);
    y += 26 + 2 * step;

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [30, 'left', (line) => String(print.lines.indexOf(line) + 1)],
      [78, 'left', (line) => line.yourArticle()],
      [width - 350, 'left', (line) => line.description()],
      [52, 'right', (line) => line.quantity()],
      [44, 'left', (line) => line.unit()],
      [68, 'right', (line) => line.price()],
      [78, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 90, nextPage: () => 60 },
      { rules: 'rows', padding: 3.5, head: { fill: color, color: '#ffffff' } },
    );
    const sums = print.sums();
    if (y + (sums.length + 7) * (step + 3) > paper.height - 70) {
      paper.newPage();
      y = 60;
    }
    y += 8;
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const label = say.sums[kind].replace('{r}', rate).replace('{c}', order.currency);
      paper.text(label, right - 220, y, { bold });
      paper.text(text, right - 103, y, { bold, width: 100, align: 'right' });
      y += step + 3;
    }
    y += 8;
    const site = [us.company, us.street, us.townLine].join(', ');
    const rows = [
      `${say.due} ${print.day(order.lines[0]!.date)}`,
      `${say.ship} ${site}`,
      `${say.terms[0]} ${word('paymentTermsValue')}`,
      `${say.terms[1]} ${word('deliveryTermsValue')}`,
    ];
    y = paper.lines(rows, left, y) + step;
    paper.paragraph(say.closing, left, y, width);
    const account = random.fill(`${seller.country}## #### #### #### ####`);
    const foot = [
      seller.company,
      `${say.home[0]} ${seller.phone}`,
      `${say.home[1]} ${seller.vatId}`,
      `${say.home[2]} ${account}`,
    ].join('   ');
    paper.line(left, paper.height - 50, right, paper.height - 50, { color });
    paper.fitted(foot, left, paper.height - 44, width, { size: 7.5, width, align: 'center' });
  },
};
