import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    subject: 'Our order {number}',
    greeting: 'Dear Sir or Madam,',
    opening: 'Further to your price list we should like to place the following order:',
    item: '{quantity} {unit} {name}, your ref. {article}, at {price} {currency} each',
    delivery: 'Kindly deliver by {delivery} to:',
    total: 'By our reckoning this comes to {total} {currency} before VAT.',
    contact: 'Should anything be unclear, {contact} will be glad to help on {phone} or at {email}.',
    closing: 'Yours faithfully',
  },
  de: {
    subject: 'Unser Auftrag {number}',
    greeting: 'Sehr geehrte Damen und Herren,',
    opening: 'gemäß Ihrer Preisliste bestellen wir bei Ihnen:',
    item: '{quantity} {unit} {name}, Ihre Nr. {article}, zu je {price} {currency}',
    delivery: 'Wir bitten um Lieferung {delivery} an:',
    total: 'Nach unserer Rechnung ergibt das {total} {currency} zuzüglich Umsatzsteuer.',
    contact: 'Bei Fragen hilft Ihnen {contact} gern weiter, Telefon {phone}, {email}.',
    closing: 'Mit freundlichen Grüßen',
  },
  fr: {
    subject: 'Notre commande {number}',
    greeting: 'Madame, Monsieur,',
    opening: 'Suite à votre tarif en vigueur, nous vous passons commande de :',
    item: '{quantity} {unit} {name}, votre réf. {article}, à {price} {currency} pièce',
    delivery: 'Merci de livrer pour le {delivery} à :',
    total: 'Sauf erreur de notre part, cela représente {total} {currency} hors taxes.',
    contact:
      'Pour toute question, {contact} se tient à votre disposition au {phone} ou par courriel : {email}.',
    closing: 'Veuillez agréer nos salutations distinguées.',
  },
  nl: {
    subject: 'Onze bestelling {number}',
    greeting: 'Geachte heer, mevrouw,',
    opening: 'Volgens uw prijslijst bestellen wij hierbij:',
    item: '{quantity} {unit} {name}, uw nr. {article}, à {price} {currency}',
    delivery: 'Graag levering {delivery} op het volgende adres:',
    total: 'Volgens onze berekening komt dit op {total} {currency} exclusief btw.',
    contact: 'Voor vragen kunt u terecht bij {contact}, telefoon {phone}, {email}.',
    closing: 'Hoogachtend',
  },
  it: {
    subject: 'Nostro ordine {number}',
    greeting: 'Spettabile ditta,',
    opening: 'con riferimento al Vostro listino Vi ordiniamo quanto segue:',
    item: '{quantity} {unit} {name}, Vs. cod. {article}, a {price} {currency} cad.',
    delivery: 'Vi preghiamo di consegnare entro il {delivery} presso:',
    total: 'Secondo i nostri calcoli il totale è di {total} {currency} oltre IVA.',
    contact: 'Per chiarimenti è a disposizione {contact}, tel. {phone}, {email}.',
    closing: 'Distinti saluti',
  },
  da: {
    subject: 'Vores bestilling {number}',
    greeting: 'Til rette vedkommende',
    opening: 'Ifølge jeres prisliste vil vi gerne bestille følgende:',
    item: '{quantity} {unit} {name}, jeres nr. {article}, à {price} {currency}',
    delivery: 'Vi ønsker levering {delivery} på adressen:',
    total: 'Efter vores regning bliver det {total} {currency} uden moms.',
    contact: 'Ved spørgsmål kontakt {contact}, telefon {phone}, {email}.',
    closing: 'Med venlig hilsen',
  },
};

/** A letter of a small firm: the order is a list of sentences, with bullets or numbers, and no table at all. */
export const family: DrawnFamily = {
  about:
    'an order as a letter: each item a bulleted sentence with quantity, name, number and price; sum in a sentence',
  languages: languagesOf(words),
  order: {
    lines: [1, 6],
    articles: 'yours',
    tax: false,
    freight: false,
    notes: false,
    delivery: 'date',
    countedOnly: true,
    openQuantity: false,
    repeated: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['times', 'serif', 'lato', 'helvetica', 'mono'], fontSize: [10, 11] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [70, paper.width - 70];
    const width = right - left;
    const fill = (text: string, values: Record<string, string>) =>
      text.replace(/\{(\w+)\}/g, (_, key: string) => values[key]!);
    const centred = random.chance(0.5);
    const top = { width, align: centred ? ('center' as const) : ('right' as const) };
    paper.text(print.value('buyer', 'company'), left, 40, { ...top, size: 14, bold: true });
    paper.text(print.party('buyer', 'street', 'town').join(', '), left, 60, { ...top, size: 9 });
    paper.text(print.value('buyer', 'vatId'), left, 73, { ...top, size: 9 });
    let y = paper.lines(
      print.party('supplier', 'company', 'contact', 'street', 'town', 'country'),
      left,
      120,
    );
    const { city } = order.buyer;
    paper.text(`${city}, ${print.date()}`, left, y + 14, { width, align: 'right' });
    paper.text(fill(say.subject, { number: print.number() }), left, y + 40, { bold: true });
    paper.text(say.greeting, left, y + 66);
    y = paper.paragraph(say.opening, left, y + 88, width) + 8;
    const mark = random.pick(['-', '•', '–', 'n'] as const);
    print.lines.forEach((line, i) => {
      const texts = paper.wrap(sentenceOf(line), width - 34);
      if (y + texts.length * paper.leading() > paper.height - 60) {
        paper.newPage();
        y = 70;
      }
      paper.text(mark === 'n' ? `${i + 1})` : mark, left + 10, y);
      y = paper.lines(texts, left + 30, y) + 5;
    });
    if (y > paper.height - 250) {
      paper.newPage();
      y = 70;
    }
    const total = print.sums().at(-1)!.text;
    y = paper.paragraph(fill(say.total, { total, currency: print.currency() }), left, y + 8, width) + 8;
    y = paper.paragraph(fill(say.delivery, { delivery: print.delivery()! }), left, y, width) + 4;
    y = paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), left + 30, y) + 8;
    const contact = print.value('buyer', 'contact');
    const reached = { contact, phone: print.value('buyer', 'phone'), email: print.value('buyer', 'email') };
    y = paper.paragraph(fill(say.contact, reached), left, y, width) + 14;
    paper.text(say.closing, left, y);
    paper.text(contact, left + 4, y + 18, { face: 'hand', size: 20, color: '#27348b' });
    paper.text(order.buyer.company, left, y + 48);

    function sentenceOf(line: PrintedLine): string {
      return fill(say.item, {
        quantity: line.quantity(),
        unit: line.unit(),
        name: line.description(),
        article: line.yourArticle(),
        price: line.price(),
        currency: order.currency,
      });
    }
  },
};
