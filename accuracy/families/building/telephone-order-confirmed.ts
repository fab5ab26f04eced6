import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** In the sentences {number}, {by}, {delivery}, {rate}, {sum} and {contact}, {phone} stand for what is filled in. */
const words = {
  en: {
    reach: listed('Telephone | E-mail'),
    subject: 'Confirmation of our order by telephone - please do not deliver twice',
    opening:
      'Dear Ms Halvorsen, further to my telephone call to your sales desk today I confirm that we have ordered the following from you. Our order number is {number}; please put it on your delivery note and invoice.',
    heads: listed('How many | What | Your number | Each | Together'),
    sum: 'This makes {sum} altogether{tax}.',
    taxes: listed(', {rate} % VAT included | , carriage included'),
    delivery: 'As promised on the telephone the goods will be with us by {delivery}.',
    place: 'Please deliver to:',
    ring: '(telephone there: {phone})',
    bill: 'The invoice comes to this office, in one copy.',
    close: 'Kind regards',
    ask: 'VAT registration no. {vat}',
  },
  de: {
    reach: listed('Fernruf | E-Mail'),
    subject: 'Bestätigung unserer telefonischen Bestellung - bitte nicht doppelt liefern',
    opening:
      'Sehr geehrte Frau Halvorsen, wie heute mit Ihrem Verkauf telefonisch besprochen, bestätigen wir unsere Bestellung über die folgenden Artikel. Unsere Bestellung läuft unter der Nummer {number}; bitte vermerken Sie sie auf Lieferschein und Rechnung.',
    heads: listed('Wie viel | Was | Ihre Nummer | Stück zu | Zusammen'),
    sum: 'Das macht insgesamt {sum}{tax}.',
    taxes: listed(' inkl. {rate} % MwSt. | inkl. Fracht'),
    delivery: 'Wie am Telefon zugesagt, trifft die Ware bis {delivery} bei uns ein.',
    place: 'Bitte anliefern bei:',
    ring: '(Telefon dort: {phone})',
    bill: 'Die Rechnung geht einfach an unser Büro.',
    close: 'Mit freundlichem Gruß',
    ask: 'Umsatzsteuer-Ident-Nr. {vat}',
  },
  nl: {
    reach: listed('Telefoon | E-mail'),
    subject: 'Bevestiging van onze telefonische bestelling - a.u.b. niet dubbel leveren',
    opening:
      'Geachte mevrouw Halvorsen, naar aanleiding van ons telefoongesprek van vandaag met uw verkoop bevestig ik dat wij het volgende besteld hebben. De bestelling heeft bij ons nummer {number}; wilt u dat op pakbon en factuur zetten?',
    heads: listed('Hoeveel | Wat | Uw nummer | Per stuk | Samen'),
    sum: 'Dat is bij elkaar {sum}{tax}.',
    taxes: listed(', met {rate} % btw | , met vracht'),
    delivery: 'Zoals telefonisch toegezegd hebben wij alles uiterlijk {delivery} in huis.',
    place: 'Graag bezorgen bij:',
    ring: '(telefoon aldaar: {phone})',
    bill: 'De factuur mag naar ons kantoor.',
    close: 'Vriendelijke groet',
    ask: 'Btw-identificatienummer {vat}',
  },
  fr: {
    reach: listed('Téléphone | Courriel'),
    subject: 'Confirmation de notre commande téléphonique - merci de ne pas livrer deux fois',
    opening:
      'Madame, suite à mon appel de ce jour à votre service commercial, je vous confirme la commande des articles ci-après. Elle porte chez nous le numéro {number}, à rappeler sur le bon de livraison et la facture.',
    heads: listed('Combien | Quoi | Votre numéro | L’unité à | Ensemble'),
    sum: 'Soit en tout {sum}{tax}.',
    taxes: listed(' TTC (TVA {rate} %) | port compris'),
    delivery: 'Comme promis au téléphone, la marchandise nous parviendra pour le {delivery}.',
    place: 'Merci de livrer chez :',
    ring: '(téléphone sur place : {phone})',
    bill: 'La facture est à envoyer au bureau, en un exemplaire.',
    close: 'Cordialement',
    ask: 'N° de TVA intracommunautaire {vat}',
  },
  it: {
    reach: listed('Telefono | Posta elettronica'),
    subject: 'Conferma del nostro ordine telefonico - si prega di non spedire due volte',
    opening:
      'Gentile signora Halvorsen, come da telefonata odierna con il Vostro ufficio vendite, confermo di averVi ordinato quanto segue. Da noi l’ordine porta il numero {number}, che Vi prego di riportare su bolla e fattura.',
    heads: listed('Quanti | Che cosa | Vostro numero | Ciascuno | Insieme'),
    sum: 'In tutto sono {sum}{tax}.',
    taxes: listed(' compresa IVA {rate} % | compreso il trasporto'),
    delivery: 'Come promesso al telefono, la merce sarà da noi entro il {delivery}.',
    place: 'Vi prego di consegnare presso:',
    ring: '(telefono sul posto: {phone})',
    bill: 'La fattura va al nostro ufficio.',
    close: 'Cordiali saluti',
    ask: 'Numero di partita IVA {vat}',
  },
  da: {
    reach: listed('Telefon | E-mail'),
    subject: 'Bekræftelse af vores telefoniske bestilling - må ikke leveres to gange',
    opening:
      'Kære Ingrid Halvorsen, som aftalt i telefonen i dag med jeres salgskontor bekræfter jeg, at vi har bestilt følgende. Bestillingen har nummer {number} hos os; skriv det venligst på følgeseddel og faktura.',
    heads: listed('Hvor mange | Hvad | Jeres nummer | Stykket | Tilsammen'),
    sum: 'Det bliver i alt {sum}{tax}.',
    taxes: listed(' inkl. {rate} % moms | inkl. fragt'),
    delivery: 'Som lovet i telefonen har vi varerne senest {delivery}.',
    place: 'Leveres venligst hos:',
    ring: '(telefon på stedet: {phone})',
    bill: 'Fakturaen sendes til kontoret.',
    close: 'Venlig hilsen',
    ask: 'Momsregistreringsnummer {vat}',
  },
  pl: {
    reach: listed('Telefon | E-mail'),
    subject: 'Potwierdzenie zamówienia złożonego telefonicznie - prosimy nie dostarczać dwukrotnie',
    opening:
      'Szanowna Pani, w nawiązaniu do dzisiejszej rozmowy telefonicznej z Państwa działem sprzedaży potwierdzam zamówienie poniższych towarów. U nas zamówienie ma numer {number}; proszę podać go na WZ i fakturze.',
    heads: listed('Ile | Co | Państwa numer | Po | Łącznie'),
    sum: 'To daje w sumie {sum}{tax}.',
    taxes: listed(' z VAT {rate} % | z przesyłką'),
    delivery: 'Zgodnie z obietnicą przez telefon towar będzie u nas do {delivery}.',
    place: 'Proszę dostarczyć do:',
    ring: '(telefon na miejscu: {phone})',
    bill: 'Fakturę proszę wysłać do naszego biura.',
    close: 'Z poważaniem',
    ask: 'Numer identyfikacji podatkowej {vat}',
  },
};

/** A small firm writes down what it has ordered by telephone: everything but the goods stands in sentences. */
export const family: DrawnFamily = {
  about:
    'letter after a telephone call: number, delivery and total inside sentences, headings such as "How many" and "Each", direct line below the name',
  languages: languagesOf(words),
  order: { lines: [1, 6], articles: 'yours', delivery: 'date', notes: false, openQuantity: false, per: 1 },
  paper: { faces: ['times', 'serif', 'lato', 'sans'], fontSize: [9.5, 10.5] },
  draw(paper, sheet) {
    const { print, order, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [72, paper.width - 64];
    const width = right - left;
    const step = paper.leading();
    const code = print.currency();
    paper.text(print.value('buyer', 'company'), left, 36, {
      size: 15,
      bold: true,
      width,
      align: 'center',
      spacing: 0.4,
    });
    const home = print.party('buyer', 'street', 'town').join(' · ');
    paper.text(home, left, 56, { size: 8.5, width, align: 'center' });
    const reach = `${say.reach[0]} ${print.value('buyer', 'phone')} · ${say.reach[1]} ${print.value('buyer', 'email')}`;
    paper.text(reach, left, 68, { size: 8.5, width, align: 'center' });
    paper.line(left, 84, right, 84, { thickness: 0.4 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 112);
    paper.text(`${print.value('buyer', 'city')}, ${print.date()}`, left, 190, { width, align: 'right' });
    let y = paper.paragraph(say.subject, left, 214, width, { bold: true }) + 12;
    y = paper.paragraph(say.opening.replace('{number}', print.number()), left, y, width) + 14;

    const [many, what, number, each, together] = say.heads as [string, string, string, string, string];
    const columns: Column<PrintedLine>[] = [
      { head: many, width: 84, cell: (line) => `${line.quantity()} ${line.unit()}` },
      { head: what, width: width - 302, cell: (line) => line.description() },
      { head: number, width: 78, cell: (line) => line.yourArticle() },
      { head: each, width: 64, align: 'right', cell: (line) => line.price() },
      { head: together, width: 76, align: 'right', cell: (line) => line.total() },
    ];
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 250, nextPage: () => 60 },
      { rules: 'head', head: { bold: false }, padding: 3 },
    );
    const included = [
      order.tax ? say.taxes[0]!.replace('{rate}', String(order.taxRate)) : '',
      order.freight ? say.taxes[1]! : '',
    ];
    const tax = included
      .filter((text) => text)
      .map((text) => (text.startsWith(',') ? text : ` ${text.trim()}`))
      .join('');
    const sum = `${print.sums().at(-1)!.text} ${code}`;
    y = paper.paragraph(say.sum.replace('{sum}', sum).replace('{tax}', tax), left, y + 12, width) + 6;
    y = paper.paragraph(say.delivery.replace('{delivery}', print.delivery()!), left, y, width) + 6;
    paper.text(say.place, left, y);
    const there = print.party('shipTo', 'company', 'extra', 'street', 'town');
    there.push(say.ring.replace('{phone}', print.value('shipTo', 'phone')));
    y = paper.lines(there, left + 36, y + step) + 6;
    y = paper.paragraph(say.bill, left, y, width) + 12;
    paper.text(say.close, left, y);
    const contact = print.value('buyer', 'contact');
    paper.text(contact, left + 6, y + 15, { face: 'hand', size: 19, color: '#1f2f86' });
    paper.text(contact, left, y + 44);
    const foot = say.ask.replace('{vat}', print.value('buyer', 'vatId'));
    paper.text(foot, left, paper.height - 46, { size: 7.5, width, align: 'center' });
  },
};
