import { startFlow } from '../../kit/page-flow.ts';
import type { Paper, TextStyle } from '../../kit/paper.ts';
import type { Sum } from '../../print/print.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

interface Words {
  title: string;
  page: string;
  parties: string[];
  facts: string[];
  values: string[];
  heads: string[];
  item: string[];
  sums: Record<Sum['kind'], string>;
  confirm: string;
  foot: string[];
}
const words: Record<'en' | 'da' | 'de' | 'nl' | 'pl', Words> = {
  en: {
    title: 'Purchase Order',
    page: 'Page {n}',
    parties: listed('Supplier | Document Address | Delivery Address'),
    facts: listed(
      'Order No | Order Date | Supplier No | Our Reference | Your Reference | Delivery Terms | Ship Via | Payment Terms | Language/Curr',
    ),
    values: listed('DAP Delivered at Place | Truck | 30 days net'),
    heads: listed('Line/Rel | Part No / Description | Wanted Date | Quantity | Price/Unit | Net Amount'),
    item: listed('Your part no | Discount | Pre-posting'),
    sums: { subtotal: 'Net Total', freight: 'Freight Charge', tax: 'Tax Amount', total: 'Gross Total' },
    confirm: 'Please confirm this order, stating order no and line/rel no, within 5 days.',
    foot: listed('Address | Phone | E-mail | VAT Registration No'),
  },
  da: {
    title: 'Indkøbsordre',
    page: 'Side {n}',
    parties: listed('Leverandør | Dokumentadresse | Leveringsadresse'),
    facts: listed(
      'Ordrenr | Bestillingsdato | Leverandørnr | Vor reference | Deres reference | Leveringsbetingelse | Forsendelse | Betalingsbetingelse | Sprog/valuta',
    ),
    values: listed('DAP Leveret sted | Lastbil | Netto 30 dage'),
    heads: listed('Linje/Frig | Artikelnr / Betegnelse | Ønsket dato | Mængde | Pris/enhed | Nettobeløb'),
    item: listed('Deres artikelnr | Rabat | Forkontering'),
    sums: { subtotal: 'Netto i alt', freight: 'Fragtgebyr', tax: 'Momsbeløb', total: 'Brutto i alt' },
    confirm: 'Bekræft venligst ordren med ordrenr og linje/frig inden 5 dage.',
    foot: listed('Adresse | Telefon | E-mail | SE-nr.'),
  },
  de: {
    title: 'Bestellung',
    page: 'Seite {n}',
    parties: listed('Lieferant | Belegadresse | Lieferadresse'),
    facts: listed(
      'Bestellnr. | Bestelldatum | Lieferantennr. | Unsere Referenz | Ihre Referenz | Lieferbedingung | Versandart | Zahlungsbedingung | Sprache/Währung',
    ),
    values: listed('DAP Geliefert benannter Ort | LKW | 30 Tage netto'),
    heads: listed('Pos/Abruf | Teilenr. / Bezeichnung | Wunschtermin | Menge | Preis/Einheit | Nettobetrag'),
    item: listed('Ihre Teilenr. | Rabatt | Vorkontierung'),
    sums: {
      subtotal: 'Gesamt netto',
      freight: 'Frachtkosten',
      tax: 'Steuerbetrag',
      total: 'Gesamt brutto',
    },
    confirm: 'Bitte bestätigen Sie unter Angabe von Bestellnr. und Pos/Abruf innerhalb von 5 Tagen.',
    foot: listed('Anschrift | Telefon | E-Mail | USt-ID'),
  },
  nl: {
    title: 'Inkooporder',
    page: 'Blad {n}',
    parties: listed('Leverancier | Documentadres | Leveringsadres'),
    facts: listed(
      'Ordernr | Orderdatum | Leveranciersnr | Onze referentie | Uw referentie | Leveringsconditie | Verzendwijze | Betalingsconditie | Taal/valuta',
    ),
    values: listed('DAP Franco terrein | Vrachtwagen | 30 dagen netto'),
    heads: listed(
      'Regel/Afr | Artikelnr / Omschrijving | Gewenste datum | Aantal | Prijs/eenh | Nettobedrag',
    ),
    item: listed('Uw artikelnr | Korting | Voorcodering'),
    sums: { subtotal: 'Netto totaal', freight: 'Vrachtkosten', tax: 'Btw-bedrag', total: 'Bruto totaal' },
    confirm: 'Gelieve deze order binnen 5 dagen te bevestigen met vermelding van ordernr en regel/afr.',
    foot: listed('Adres | Telefoon | E-mail | Btw-identificatienr'),
  },
  pl: {
    title: 'Zamówienie zakupu',
    page: 'Strona {n}',
    parties: listed('Dostawca | Adres dokumentu | Adres dostawy'),
    facts: listed(
      'Nr zamówienia | Data zamówienia | Nr dostawcy | Nasz kontakt | Wasz kontakt | Warunki dostawy | Sposób wysyłki | Warunki płatności | Język/waluta',
    ),
    values: listed('DAP Dostarczone do miejsca | Ciężarówka | 30 dni netto'),
    heads: listed('Poz/Zwol | Nr pozycji / Opis | Żądana data | Ilość | Cena/jedn. | Kwota netto'),
    item: listed('Wasz nr pozycji | Rabat | Dekretacja'),
    sums: {
      subtotal: 'Suma netto',
      freight: 'Koszt frachtu',
      tax: 'Kwota podatku',
      total: 'Suma brutto',
    },
    confirm: 'Prosimy o potwierdzenie w ciągu 5 dni z podaniem nr zamówienia i poz/zwol.',
    foot: listed('Adres | Telefon | E-mail | Nr rej. VAT'),
  },
};

/** IFS Applications' order: the title of an address stands to the left of it, the item's date on the line of its number. */
export const family: DrawnFamily = {
  about:
    'IFS: titles to the left of their address blocks, facts run down the right, line and release "1 / 1", price with its unit, buyer in foot cells',
  languages: languagesOf(words),
  order: {
    lines: [1, 14],
    number: '{P|4|2}#####',
    articles: 'both',
    delivery: 'lines',
    discounts: true,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, language, random } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [42, paper.width - 42];
    const step = paper.leading();
    const small: TextStyle = { size: paper.fontSize - 1.5, color: '#333333' };
    const pageOf = () => say.page.replace('{n}', `${paper.pageNumber()}`);
    paper.text(print.value('buyer', 'brand').toUpperCase(), left, 30, {
      size: 14,
      bold: true,
      color: '#2b3f63',
    });
    paper.text(say.title, left, 66, { size: 14, bold: true });
    paper.text(pageOf(), right - 100, 30, { width: 100, align: 'right' });
    const low = drawHead(paper, sheet, say, 96);

    const [partAt, dateEnd, quantityEnd, priceEnd] = [left + 50, right - 254, right - 168, right - 76];
    const end = (text: string, x: number, most: number, y: number, style: TextStyle = {}) => {
      const size = Math.min(1, most / paper.widthOf(text, style)) * (style.size ?? paper.fontSize);
      paper.text(text, x - most, y, { ...style, size, width: most, align: 'right' });
    };
    function drawHeads(y: number): number {
      const [line, part, date, quantity, price, amount] = say.heads;
      const bold = { bold: true };
      paper.fitted(line!, left, y, 48, bold);
      paper.text(part!, partAt, y, bold);
      end(date!, dateEnd, 82, y, bold);
      end(quantity!, quantityEnd, 80, y, bold);
      end(price!, priceEnd, 88, y, bold);
      end(amount!, right, 72, y, bold);
      paper.line(left, y + step + 2, right, y + step + 2, { thickness: 1 });
      return y + step + 6;
    }
    const flow = startFlow(paper, {
      y: drawHeads(low + 14),
      bottom: paper.height - 86,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 34, { bold: true });
        paper.text(pageOf(), right - 100, 34, { width: 100, align: 'right' });
        return drawHeads(60);
      },
    });
    const posting = random.fill('40##-{110|120|310}-P###');
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const discount = line.discount();
      const below = [
        ...paper.wrap(line.description(), dateEnd - partAt - 20),
        `${say.item[0]}: ${line.yourArticle()}`,
        ...line.notes(),
      ];
      flow.need((below.length + 1) * step + 8);
      const { y } = flow;
      paper.text(`${line.position()} / 1`, left, y);
      paper.fitted(line.article(), partAt, y, 110);
      end(line.date(), dateEnd, 82, y);
      end(`${line.quantity()} ${line.unit()}`, quantityEnd, 80, y);
      end(`${line.price()} / ${line.raw.unit}`, priceEnd, 88, y);
      end(line.total(), right, 72, y);
      if (discount) end(`${say.item[1]} ${discount}`, priceEnd, 120, y + step, small);
      below.forEach((text, i) => {
        paper.fitted(text, partAt, y + (i + 1) * step, 250);
      });
      paper.fitted(`${say.item[2]} ${posting}`, right - 150, y + 2 * step, 150, small);
      flow.y += (Math.max(2, below.length) + 1) * step + 5;
    }
    flow.need(90);
    paper.line(left, flow.y, right, flow.y, { thickness: 1 });
    flow.y += 6;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : '';
      end(`${say.sums[kind]}${rate}${bold ? ` (${order.currency})` : ''}`, priceEnd, 150, flow.y, { bold });
      end(text, right, 72, flow.y, { bold });
      flow.y += step + 2;
    }
    paper.paragraph(say.confirm, left, flow.y + 10, right - left - 100);
    drawFoot(paper, sheet, say);
  },
};

/** Addresses at the left, each with its title beside it; facts at the right. Gives the y below them. */
function drawHead(paper: Paper, { print, order, language }: Sheet, say: Words, y: number): number {
  const left = 42;
  const step = paper.leading();
  const titles = { bold: true, size: paper.fontSize - 1 };
  const blocks = [
    print.party('supplier', 'company', 'street', 'town', 'country'),
    print.party('billTo', 'company', 'street', 'town', 'country'),
    print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
  ];
  let low = y;
  blocks.forEach((texts, i) => {
    paper.fitted(say.parties[i]!, left, low, 76, titles);
    texts.forEach((text, n) => {
      paper.fitted(text, left + 82, low + n * step, 172);
    });
    low += texts.length * step + 10;
  });
  const values = [
    print.number(),
    print.date(),
    order.supplierNumber,
    print.value('buyer', 'contact'),
    order.supplier.contact,
    ...say.values,
    `${language} / ${print.currency()}`,
  ];
  const at = paper.width / 2 + 12;
  values.forEach((value, i) => {
    paper.fitted(say.facts[i]!, at, y + i * (step + 3), 88, titles);
    paper.fitted(value, at + 94, y + i * (step + 3), paper.width - 42 - at - 94);
  });
  return Math.max(low, y + values.length * (step + 3));
}

/** What the firm is and where it can be reached: cells over the edge of the last page. */
function drawFoot(paper: Paper, { print }: Sheet, say: Words): void {
  const [left, right] = [42, paper.width - 42];
  const y = paper.height - 66;
  const wide = (right - left) / 4;
  const size = 7;
  paper.line(left, y - 4, right, y - 4, { color: '#2b3f63' });
  const cells = [
    print.party('buyer', 'company', 'street', 'town'),
    [print.value('buyer', 'phone')],
    [print.value('buyer', 'email')],
    [print.value('buyer', 'vatId')],
  ];
  cells.forEach((texts, i) => {
    paper.text(say.foot[i]!, left + i * wide, y, { size, bold: true });
    texts.forEach((text, n) => {
      paper.fitted(text, left + i * wide, y + (n + 1) * 9, wide - 10, { size });
    });
  });
}
