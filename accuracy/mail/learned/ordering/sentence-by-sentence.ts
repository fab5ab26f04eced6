import type { Language } from '../../../languages.ts';
import type { Line } from '../../../order/order.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { dayOf, say } from '../../kit/letter.ts';
import { linesOf, quantityOf, workday } from '../../kit/lines.ts';
import { inWords } from '../../kit/stock.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';

/** An office writes a letter: each of the goods has a sentence, small numbers may be words, and a company signs. */
export const sentenceBySentence: MailFamily = {
  name: 'sentence-by-sentence',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = counterOrder(source, 2, 4);
    const { subject, hello, sentences, closing, bye } = letters[language];
    const said = order.lines.map((line, at) =>
      say(source, sentences[at]!, { goods: worded(source, line), name: line.description }),
    );
    const body = [hello, said.join(' '), random.pick(closing), bye];
    return orderMail(
      source,
      order,
      { subject, body },
      {
        values: {
          d: dayOf(source, workday(order.date, random.whole(5, 20))),
          office: officeOf(source, order.buyer),
        },
        lines: linesOf(order),
      },
    );
  },
};

function worded(source: MailSource, line: Line): string {
  const said = inWords(source, line);
  const word = numerals[source.language]?.[quantityOf(line)];
  const isCounted = new RegExp(`^${quantityOf(line)} (?!x )`).test(said);
  return word && isCounted && source.random.chance(0.6) ? said.replace(/^\d+/, word) : said;
}

/** Where a number has one form for whatever is counted. */
const numerals: Partial<Record<Language, Record<number, string>>> = {
  en: { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 10: 'ten', 12: 'twelve' },
  de: { 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 10: 'zehn', 12: 'zwölf' },
  nl: { 2: 'twee', 3: 'drie', 4: 'vier', 5: 'vijf', 6: 'zes', 10: 'tien', 12: 'twaalf' },
  fr: { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 10: 'dix', 12: 'douze' },
  es: { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 10: 'diez', 12: 'doce' },
  it: { 2: 'due', 3: 'tre', 4: 'quattro', 5: 'cinque', 6: 'sei', 10: 'dieci', 12: 'dodici' },
  da: { 2: 'to', 3: 'tre', 4: 'fire', 5: 'fem', 6: 'seks', 10: 'ti', 12: 'tolv' },
};

function officeOf(
  { random, language }: MailSource,
  { contact, company, street, townLine, phone, vatId }: ReturnType<typeof counterOrder>['buyer'],
): string {
  const { role, hours, vat } = letters[language];
  return random.pick([
    `${contact}\n${role}\n\n${company}\n${street}\n${townLine}\n${phone}\n${vat} ${vatId}`,
    `${contact}, ${role}\n${company}, ${street}, ${townLine}\n${phone}\n${hours}`,
  ]);
}

interface Words {
  subject: string;
  hello: string;
  /** For the first of the goods to the fourth. */
  sentences: readonly [string, string, string, string];
  closing: readonly string[];
  bye: string;
  role: string;
  hours: string;
  vat: string;
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Order|Supplies needed|Order <n>}',
    hello: '{Dear Ingrid|Good afternoon},',
    sentences: [
      'Could you let us have <goods>{ please?|?}',
      'We are also running low on the next one, so please send <goods>.',
      'My colleague has asked for <goods> as well.',
      'And finally <goods>, please.',
    ],
    closing: [
      'Our order number is <n>. It would be good to have everything by <d>.',
      'Please quote <n> on the invoice. No hurry as long as it is here by <d>.',
    ],
    bye: 'With kind regards\n\n<office>',
    role: 'Office Manager',
    hours: 'Office hours Mon-Fri 8.30-16.30',
    vat: 'VAT no.',
  },
  de: {
    subject: '{Bestellung|Bedarf|Bestellung <n>}',
    hello: '{Liebe Frau Halvorsen|Guten Tag},',
    sentences: [
      'wir bräuchten {diesmal|bitte} <goods>.',
      'Außerdem geht uns noch etwas aus, schicken Sie bitte <goods> mit.',
      'Der Kollege hätte dazu gern <goods>.',
      'Und zum Schluss noch <goods>, bitte.',
    ],
    closing: [
      'Unsere Bestellnummer ist <n>. Schön wäre, wenn alles bis zum <d> da ist.',
      'Auf der Rechnung bitte <n> angeben. Es eilt nicht, Hauptsache bis <d>.',
    ],
    bye: 'Mit besten Grüßen\n\n<office>',
    role: 'Büroleitung',
    hours: 'Bürozeiten Mo-Fr 7.30-16.00 Uhr',
    vat: 'USt-IdNr.',
  },
  nl: {
    subject: '{Bestelling|Nodig|Bestelling <n>}',
    hello: '{Beste Ingrid|Goedemiddag},',
    sentences: [
      'wij hebben {weer|graag} <goods> nodig.',
      'Daarnaast raakt er nog iets op, dus stuur ook <goods> mee.',
      'Mijn collega vroeg ook om <goods>.',
      'En tot slot nog <goods> graag.',
    ],
    closing: [
      'Ons bestelnummer is <n>. Fijn als alles voor <d> binnen is.',
      'Graag <n> op de factuur vermelden. Geen haast, als het er maar op <d> is.',
    ],
    bye: 'Met vriendelijke groeten\n\n<office>',
    role: 'Officemanager',
    hours: 'Bereikbaar ma-vr 8.30-16.30 uur',
    vat: 'Btw-nr.',
  },
  fr: {
    subject: '{Commande|Besoins|Commande <n>}',
    hello: '{Chère Ingrid|Bonjour},',
    sentences: [
      'il nous faudrait <goods>.',
      'Nous arrivons aussi au bout d’autre chose, merci de joindre <goods>.',
      'Ma collègue demande également <goods>.',
      'Et pour finir, <goods> s’il vous plaît.',
    ],
    closing: [
      'Notre numéro de commande est le <n>. L’idéal serait de tout recevoir avant le <d>.',
      'Merci d’indiquer <n> sur la facture. Rien ne presse, du moment que c’est là le <d>.',
    ],
    bye: 'Bien cordialement\n\n<office>',
    role: 'Service administratif',
    hours: 'Bureau ouvert du lundi au vendredi, 8 h 30 - 16 h 30',
    vat: 'TVA',
  },
  es: {
    subject: '{Pedido|Material que falta|Pedido <n>}',
    hello: '{Estimada Ingrid|Buenas tardes}:',
    sentences: [
      'necesitaríamos <goods>.',
      'También se nos está acabando otra cosa, así que envíen <goods>.',
      'Mi compañera pide además <goods>.',
      'Y por último <goods>, por favor.',
    ],
    closing: [
      'Nuestro número de pedido es <n>. Estaría bien tenerlo todo antes del <d>.',
      'Por favor, pongan <n> en la factura. No corre prisa mientras llegue el <d>.',
    ],
    bye: 'Un cordial saludo\n\n<office>',
    role: 'Administración',
    hours: 'Horario de oficina: lunes a viernes, 8:30-16:30',
    vat: 'NIF',
  },
  it: {
    subject: '{Ordine|Materiale|Ordine <n>}',
    hello: '{Gentile Ingrid|Buon pomeriggio},',
    sentences: [
      'ci servirebbero <goods>.',
      'Sta finendo anche dell’altro, quindi mandateci pure <goods>.',
      'La collega chiede inoltre <goods>.',
      'E per finire <goods>, grazie.',
    ],
    closing: [
      'Il nostro numero d’ordine è <n>. Sarebbe bene avere tutto entro il <d>.',
      'Indicate per favore <n> in fattura. Nessuna fretta, basta che arrivi il <d>.',
    ],
    bye: 'Un cordiale saluto\n\n<office>',
    role: 'Segreteria',
    hours: 'Orario ufficio: lun-ven 8.30-16.30',
    vat: 'P. IVA',
  },
  pt: {
    subject: '{Encomenda|Material em falta|Encomenda <n>}',
    hello: '{Cara Ingrid|Boa tarde},',
    sentences: [
      'precisávamos de <goods>.',
      'Há mais uma coisa a acabar, por isso enviem também <goods>.',
      'A minha colega pede ainda <goods>.',
      'E por fim <goods>, por favor.',
    ],
    closing: [
      'O nosso número de encomenda é <n>. Era bom ter tudo até <d>.',
      'Agradeço que indiquem <n> na fatura. Não há pressa, desde que chegue a <d>.',
    ],
    bye: 'Com os melhores cumprimentos\n\n<office>',
    role: 'Secretariado',
    hours: 'Horário: segunda a sexta, 8h30-16h30',
    vat: 'NIF',
  },
  pl: {
    subject: '{Zamówienie|Zapotrzebowanie|Zamówienie <n>}',
    hello: '{Szanowna Pani Ingrid|Dzień dobry},',
    sentences: [
      'potrzebujemy <goods>.',
      'Kończy się nam jeszcze jedna rzecz, proszę więc dołożyć <goods>.',
      'Kolega prosi również o <goods>.',
      'I na koniec jeszcze <goods>.',
    ],
    closing: [
      'Nasz numer zamówienia to <n>. Dobrze byłoby mieć wszystko do <d>.',
      'Proszę podać <n> na fakturze. Nie ma pośpiechu, byle dotarło do <d>.',
    ],
    bye: 'Z wyrazami szacunku\n\n<office>',
    role: 'Sekretariat',
    hours: 'Biuro czynne pn.-pt. 8.00-16.00',
    vat: 'NIP',
  },
  da: {
    subject: '{Bestilling|Varer til os|Ordre <n>}',
    hello: '{Kære Ingrid|Goddag},',
    sentences: [
      'vi skal bruge <goods>.',
      'Vi er også ved at løbe tør for noget andet, så send <goods> med.',
      'Min kollega vil desuden gerne have <goods>.',
      'Og til sidst <goods>, tak.',
    ],
    closing: [
      'Vores ordrenummer er <n>. Det ville være fint at have det hele den <d>.',
      'Skriv gerne <n> på fakturaen. Det haster ikke, bare det er her den <d>.',
    ],
    bye: 'Med venlig hilsen\n\n<office>',
    role: 'Kontorleder',
    hours: 'Kontoret har åbent man-fre 8.30-16.00',
    vat: 'CVR',
  },
};
