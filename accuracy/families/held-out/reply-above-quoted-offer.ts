import { currencySign } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    head: 'From:|Sent:|To:|Cc:|Subject:|Attachments:',
    reply: 'RE: ',
    quote: 'Quotation {q}',
    ours: 'our PO {n}|PO {n}|order {n}',
    hello: 'Hi Ingrid,|Hello Ingrid,|Good afternoon,|Ingrid,',
    opening:
      'Thanks for the quote, all good. Please take this as our PO {n}:|Happy with the prices below. Can you please supply against PO {n}:|Please go ahead with the following on our order number {n}:',
    each: 'each|ea|per {u}',
    at: ' @ | at |, ',
    code: 'your ref |p/n |item ',
    due: 'by {d}|needed {d}',
    total: 'Order total|Total|That makes',
    delivery: 'Delivery: {d}|We need this on site {d}|Required delivery {d}',
    address: 'Deliver to:|Please deliver to:|Ship to:',
    regards: 'Kind regards,|Regards,|Thanks,|Many thanks',
    role: 'Buyer|Stores & Purchasing|Maintenance Planner',
    legal:
      'This e-mail and any attachments are confidential and intended for the addressee only. If you have received it in error please delete it and tell the sender.',
    theirs:
      'Please find attached our quotation {q}, valid until {v}. Minimum order value 150.00; delivery from stock in 3 to 5 working days. Any questions, call me on +31 341 555 120.',
    theirsEnd: 'Kind regards,|Best regards,',
  },
  nl: {
    head: 'Van:|Verzonden:|Aan:|CC:|Onderwerp:|Bijlagen:',
    reply: 'RE: ',
    quote: 'Offerte {q}',
    ours: 'onze bestelling {n}|order {n}|inkooporder {n}',
    hello: 'Hallo Ingrid,|Beste Ingrid,|Goedemiddag,',
    opening:
      'Dank voor de offerte, akkoord. Graag bestellen wij onder nummer {n}:|Prijzen zijn akkoord. Wil je het volgende leveren op onze order {n}:',
    each: 'per stuk|per {u}',
    at: ' à | voor |, ',
    code: 'jullie art. |artikel ',
    due: 'uiterlijk {d}|voor {d}',
    total: 'Totaal|Ordertotaal',
    delivery: 'Levering: {d}|Gewenste leverdatum {d}',
    address: 'Afleveren bij:|Afleveradres:',
    regards: 'Met vriendelijke groet,|Groeten,',
    role: 'Inkoper|Magazijn & inkoop',
    legal:
      'Deze e-mail is vertrouwelijk en alleen bestemd voor de geadresseerde. Bent u dat niet, verwijder het bericht dan en laat het ons weten.',
    theirs:
      'Hierbij onze offerte {q}, geldig tot {v}. Minimum orderbedrag 150,00; levering uit voorraad binnen 3 tot 5 werkdagen. Vragen? Bel mij op +31 341 555 120.',
    theirsEnd: 'Met vriendelijke groet,',
  },
  da: {
    head: 'Fra:|Sendt:|Til:|Cc:|Emne:|Vedhæftede filer:',
    reply: 'SV: ',
    quote: 'Tilbud {q}',
    ours: 'vores ordre {n}|ordre {n}',
    hello: 'Hej Ingrid|Hej Ingrid,|Goddag,',
    opening:
      'Tak for tilbuddet, det ser fint ud. Vi bestiller hermed på ordre {n}:|Priserne er ok. Send venligst følgende på vores ordrenummer {n}:',
    each: 'pr. stk.|pr. {u}',
    at: ' à | til |, ',
    code: 'jeres varenr. |varenr. ',
    due: 'senest {d}|til {d}',
    total: 'I alt|Ordre i alt',
    delivery: 'Levering: {d}|Ønsket levering {d}',
    address: 'Leveres til:|Leveringsadresse:',
    regards: 'Med venlig hilsen|Mvh.|Venlig hilsen',
    role: 'Indkøber|Lager og indkøb',
    legal:
      'Denne e-mail er fortrolig og kun til modtageren. Har du modtaget den ved en fejl, bedes du slette den og give afsenderen besked.',
    theirs:
      'Vedhæftet er vores tilbud {q}, gyldigt til {v}. Mindste ordre 150,00; levering fra lager på 3 til 5 arbejdsdage. Ring gerne på +31 341 555 120.',
    theirsEnd: 'Med venlig hilsen',
  },
};

/** A mail program's print of a reply: the order typed as a list, the supplier's own message quoted below it. */
export const family: DrawnFamily = {
  about:
    'printed e-mail: the order as lines of typed text above the signature, the supplier’s quotation mail quoted beneath',
  languages: languagesOf(words),
  order: {
    lines: [1, 7],
    tax: false,
    freight: false,
    discounts: false,
    per: 1,
    articles: 'yours',
    notes: false,
    openQuantity: false,
    number: '{2|4|7|31|26-}####',
  },
  style: { quantityDecimals: 0, quantityGroups: false },
  paper: { faces: ['helvetica', 'lato', 'times', 'sans'], fontSize: [9, 10.5] },
  draw(paper, { print, order, language, random }) {
    const own = wordsIn(words, language);
    const say = (label: keyof typeof own) => random.pick(own[label].split('|'));
    const [left, right] = [56, paper.width - 56];
    const sign = currencySign(print.currency());
    const money = (text: string) => (/[A-Z]/.test(sign) ? `${sign} ${text}` : `${sign}${text}`);
    const pen = startFlow(paper, { y: 60, bottom: paper.height - 50, nextPage: () => 50 });
    const put = (text: string, style = {}) => {
      for (const piece of paper.wrap(text, right - left, style)) {
        pen.need(paper.leading());
        paper.text(piece, left, pen.y, style);
        pen.y += paper.leading();
      }
    };
    const skip = () => {
      pen.y += paper.leading() * 0.9;
    };
    const number = print.number();
    const quotation = own.quote.replace('{q}', order.quoteReference);
    const [contact, email] = [print.value('buyer', 'contact'), print.value('buyer', 'email')];
    const sent = `${print.date()} ${random.whole(8, 17)}:${random.whole(10, 59)}`;
    paper.text(order.supplier.contact, left, 36, { bold: true, size: 13 });
    paper.line(left, 55, right, 55, { thickness: 2 });
    drawHead();
    put(say('hello'));
    skip();
    put(say('opening').replace('{n}', number));
    skip();
    print.lines.forEach(drawLine(random.whole(0, 3)));
    skip();
    put(`${say('total')} ${money(print.sums().at(-1)!.text)}`);
    const delivery = print.delivery();
    if (delivery) put(say('delivery').replace('{d}', delivery));
    skip();
    put(say('address'));
    for (const text of print.party('shipTo', 'company', 'extra', 'street', 'town')) put(text);
    skip();
    put(say('regards'));
    skip();
    drawSignature();
    drawQuoted();

    function drawHead(): void {
      const names = listed(own.head);
      const values = [
        `${contact} <${email}>`,
        sent,
        `${order.supplier.contact} <${order.supplier.email}>`,
        random.chance(0.5) ? `accounts@${email.split('@')[1]}` : '',
        `${own.reply}${quotation} - ${say('ours').replace('{n}', number)}`,
        random.chance(0.4) ? `image001.png; ${order.quoteReference}.pdf` : '',
      ];
      names.forEach((name, i) => {
        if (values[i] === '') return;
        paper.text(name, left, pen.y, { bold: true });
        paper.fitted(values[i]!, left + 110, pen.y, right - left - 110);
        pen.y += paper.leading();
      });
      pen.y += paper.leading();
    }

    function drawLine(kind: number): (line: PrintedLine, i: number) => void {
      const [at, code, due] = [say('at'), say('code'), say('due')];
      const each = say('each');
      return (line, i) => {
        const amount = `${line.quantity()} ${line.unit()}`;
        const price = `${money(line.price())} ${each.replace('{u}', line.unit())}`;
        const date = order.delivery.kind === 'lines' ? `, ${due.replace('{d}', line.date())}` : '';
        const [name, item] = [line.description(), line.yourArticle()];
        if (kind === 0) put(`${i + 1}) ${amount}  ${item}  ${name}${at}${price}${date}`);
        if (kind === 1) put(`- ${amount} ${name} (${code}${item})${at}${price}${date}`);
        if (kind === 2)
          put(`${amount} x ${name}, ${code}${item}${at}${price} = ${money(line.total())}${date}`);
        if (kind === 3) {
          put(`${i + 1}. ${name}, ${code}${item}`);
          put(`    ${amount}${at}${price}${date}`);
        }
      };
    }

    function drawSignature(): void {
      const small = { size: paper.fontSize - 1 };
      put(contact, { bold: true });
      put(say('role'), small);
      const [company, street, town] = print.party('buyer', 'company', 'street', 'town');
      put(company!, { ...small, bold: true });
      put(`${street}, ${town}`, small);
      put(`T: ${print.value('buyer', 'phone')}  |  ${email}`, small);
      skip();
      put(say('legal'), { size: 7, color: '#777777' });
    }

    function drawQuoted(): void {
      skip();
      pen.need(90);
      paper.line(left, pen.y, right, pen.y, { thickness: 0.5, color: '#999999' });
      pen.y += 6;
      const [from, on, to, , subject] = listed(own.head);
      const asked = addDays(order.date, -random.whole(1, 9));
      put(`${from} ${order.supplier.contact} <${order.supplier.email}>`);
      put(`${on} ${print.day(asked)} ${random.whole(8, 17)}:${random.whole(10, 59)}`);
      put(`${to} ${contact} <${email}>`);
      put(`${subject} ${quotation}`);
      skip();
      const until = print.day(addDays(asked, 30));
      put(own.theirs.replace('{q}', order.quoteReference).replace('{v}', until));
      skip();
      put(say('theirsEnd'));
      for (const text of [
        order.supplier.contact,
        order.supplier.company,
        'Lorentzweg 14, 3846 AV Harderwijk',
      ])
        put(text);
    }
  },
};
