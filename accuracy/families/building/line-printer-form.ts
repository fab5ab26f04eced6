import { startFlow } from '../../kit/page-flow.ts';
import type { Paper } from '../../kit/paper.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

const words = {
  de: {
    title: 'BESTELLUNG',
    page: 'BLATT',
    facts: listed('BESTELL-NR | BESTELLDATUM | LIEF-NR | SACHBEARBEITER | DURCHWAHL | ANGEBOT NR'),
    places: listed('WARE AN | RECHNUNG 2-FACH AN'),
    terms: listed('LIEFERTERMIN EINTREFFEND | VERSAND | ZAHLUNG'),
    termValues: listed('LKW FREI HAUS | 14 TAGE 2 % SKONTO, 30 TAGE NETTO'),
    heads: listed('POS | TEILE-NR | MENGE | ME | E-PREIS | PE | POS-WERT'),
    item: listed('TEILEBEZEICHNUNG | IHRE TEILE-NR'),
    sums: { subtotal: 'WARENWERT', freight: 'FRACHTANTEIL', tax: 'MWST', total: 'BESTELLWERT' },
    carried: 'UEBERTRAG',
    end: '*** BESTELLENDE ***',
    foot: listed('UST-ID | BANK | GERICHTSSTAND'),
  },
  nl: {
    title: 'BESTELLING',
    page: 'BLAD',
    facts: listed('BESTELNR | BESTELDATUM | CREDITEURNR | BEHANDELD DOOR | DOORKIESNR | OFFERTENR'),
    places: listed('GOEDEREN NAAR | FACTUUR IN 2-VOUD NAAR'),
    terms: listed('TE LEVEREN | VERZENDING | BETALING'),
    termValues: listed('FRANCO HUIS PER AUTO | 30 DAGEN NETTO'),
    heads: listed('POS | ONDERDEELNR | AANTAL | EH | PRIJS | PER | WAARDE'),
    item: listed('ONDERDEEL | UW NR'),
    sums: { subtotal: 'GOEDERENWAARDE', freight: 'VRACHTAANDEEL', tax: 'BTW', total: 'BESTELWAARDE' },
    carried: 'TRANSPORT',
    end: '*** EINDE BESTELLING ***',
    foot: listed('BTW-ID | BANK | RECHTBANK'),
  },
  da: {
    title: 'BESTILLING',
    page: 'ARK',
    facts: listed('BESTILLINGSNR | BESTILT DEN | KREDITOR | SAGSBEHANDLER | LOKAL TLF | TILBUD NR'),
    places: listed('VAREN TIL | FAKTURA I 2 EKSPL. TIL'),
    terms: listed('LEVERES SENEST | FORSENDELSE | BETALING'),
    termValues: listed('FRIT LEVERET MED BIL | LØBENDE MÅNED + 30 DAGE'),
    heads: listed('POS | DELNR | ANTAL | ME | PRIS | PR | VÆRDI'),
    item: listed('DELENS BENÆVNELSE | JERES DELNR'),
    sums: { subtotal: 'VAREVÆRDI', freight: 'FRAGTANDEL', tax: 'MOMS', total: 'BESTILLINGSVÆRDI' },
    carried: 'TRANSPORT',
    end: '*** BESTILLING SLUT ***',
    foot: listed('SE-NR | BANK | VÆRNETING'),
  },
  pl: {
    title: 'ZAMÓWIENIE',
    page: 'ARKUSZ',
    facts: listed('NR ZAMÓWIENIA | DATA ZAMÓW. | KONTRAHENT | PROWADZI | TEL. WEWN. | NR OFERTY'),
    places: listed('TOWAR NA ADRES | FAKTURA 2 EGZ. NA'),
    terms: listed('DOSTARCZYĆ | WYSYŁKA | PŁATNOŚĆ'),
    termValues: listed('SAMOCHODEM, FRANCO | PRZELEW 30 DNI'),
    heads: listed('POZ | INDEKS | ILOŚĆ | JM | CENA | ZA | WARTOŚĆ'),
    item: listed('NAZWA CZĘŚCI | WASZ INDEKS'),
    sums: { subtotal: 'WARTOŚĆ TOWARU', freight: 'UDZIAŁ FRACHTU', tax: 'VAT', total: 'WARTOŚĆ ZAMÓWIENIA' },
    carried: 'DO PRZENIESIENIA',
    end: '*** KONIEC ZAMÓWIENIA ***',
    foot: listed('NIP | BANK | WŁAŚCIWY SĄD'),
  },
  en: {
    title: 'PURCHASE ORDER',
    page: 'SHEET',
    facts: listed('P/O NUMBER | P/O DATE | VENDOR CODE | BUYER CONTACT | DIRECT LINE | QUOTE NO'),
    places: listed('GOODS TO | INVOICE IN DUPLICATE TO'),
    terms: listed('TO ARRIVE | VIA | PAYMENT'),
    termValues: listed('ROAD, CARRIAGE PAID | 30 DAYS NET'),
    heads: listed('ITM | PART NO | QTY | UM | PRICE | PER | VALUE'),
    item: listed('PART DESCRIPTION | YOUR PART NO'),
    sums: { subtotal: 'GOODS VALUE', freight: 'CARRIAGE', tax: 'VAT', total: 'P/O VALUE' },
    carried: 'CARRIED FWD',
    end: '*** END OF ORDER ***',
    foot: listed('VAT ID | BANK | JURISDICTION'),
  },
};

/** Columns of the printer, counted from 0; it prints 96. */
const at = { position: 0, part: 5, quantity: 34, unit: 46, price: 54, per: 68, value: 78 } as const;
const lastColumn = 96;

/** What a midrange computer's program writes, column by column, for forms with the firm's name on them. */
export const family: DrawnFamily = {
  about:
    'columns of a line printer in capitals: dotted labels, description below its numbers, no rule but dashes',
  languages: languagesOf(words),
  order: {
    lines: [2, 18],
    number: '{B|E|4}######',
    articles: 'both',
    article: '{#####|##-###}.{01|02|10|90}',
    delivery: 'week',
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['courier', 'mono'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const wide = paper.widthOf('0');
    const left = (paper.width - lastColumn * wide) / 2;
    const pitch = 12;
    const put = (text: string, column: number, y: number, most = lastColumn - column) =>
      paper.fitted(text, left + column * wide, y, most * wide);
    const ending = (text: string, column: number, y: number) => put(text, column - text.length, y);
    const dashes = (y: number, mark = '-') => put(mark.repeat(lastColumn), 0, y);

    drawOwnAddress(paper, sheet, left);
    put(`${say.page} ${String(paper.pageNumber()).padStart(3)}`, 84, 38);
    put([...say.title].join(' '), 50, 104);
    const seller = print.party('supplier', 'company', 'street', 'town', 'country');
    seller.forEach((text, i) => {
      put(text, 2, 128 + i * pitch, 42);
    });
    const told = [print.number(), print.date(), order.supplierNumber];
    told.push(print.value('buyer', 'contact'), print.value('buyer', 'phone'), order.quoteReference);
    told.forEach((value, i) => {
      put(`${say.facts[i]!.padEnd(17, '.')}: ${value}`, 50, 128 + i * pitch);
    });
    const ends = [
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    ends.forEach((texts, i) => {
      put(`${say.places[i]}:`, i * 50, 218);
      texts.forEach((text, n) => {
        put(text, i * 50 + 2, 230 + n * pitch, 44);
      });
    });
    const terms = [print.delivery()!, ...say.termValues];
    terms.forEach((value, i) => {
      put(`${say.terms[i]!.padEnd(25, '.')}: ${value}`, 0, 292 + i * pitch);
    });

    function drawHeads(y: number): number {
      const [position, part, quantity, unit, price, per, value] = say.heads as [string, ...string[]];
      dashes(y);
      put(position, at.position, y + pitch);
      put(part!, at.part, y + pitch);
      ending(quantity!, at.unit - 1, y + pitch);
      put(unit!, at.unit, y + pitch);
      ending(price!, at.per - 2, y + pitch);
      put(per!, at.per, y + pitch);
      ending(`${value} ${print.currency()}`, lastColumn, y + pitch);
      put(say.item[0]!, at.part, y + 2 * pitch);
      dashes(y + 3 * pitch);
      return y + 4 * pitch + 2;
    }
    let carried = 0;
    const flow = startFlow(paper, {
      y: drawHeads(340),
      bottom: paper.height - 84,
      beforeBreak(y) {
        ending(`${say.carried} ${print.money(carried)}`, lastColumn, y + 4);
      },
      nextPage() {
        put(order.buyer.company, 0, 38, 48);
        put(`${say.title} ${order.number}`, 50, 38, 30);
        put(`${say.page} ${String(paper.pageNumber()).padStart(3)}`, 84, 38);
        return drawHeads(62);
      },
    });
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), 62 * wide);
      flow.need((texts.length + 3) * pitch);
      put(line.position().padStart(3, '0'), at.position, flow.y);
      put(line.article(), at.part, flow.y);
      ending(line.quantity(), at.unit - 1, flow.y);
      put(line.unit(), at.unit, flow.y, 9);
      ending(line.price(), at.per - 2, flow.y);
      put(line.per(), at.per, flow.y);
      ending(line.total(), lastColumn, flow.y);
      const below = [...texts, ...line.notes(), `${say.item[1]}: ${line.raw.yourArticle}`];
      below.forEach((text, i) => {
        put(text, at.part, flow.y + (i + 1) * pitch);
      });
      flow.y += (below.length + 1) * pitch + 4;
      carried += line.raw.total;
    }
    flow.need(110);
    dashes(flow.y, '=');
    for (const { kind, text } of print.sums()) {
      flow.y += pitch;
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      put(`${say.sums[kind]}${rate}`.padEnd(24, '.'), 46, flow.y);
      put(order.currency, 71, flow.y);
      ending(text, lastColumn, flow.y);
    }
    dashes(flow.y + pitch, '=');
    put(say.end, 36, flow.y + 3 * pitch);
    drawFoot(paper, sheet, say.foot);
  },
};

/** The letterhead is on the form: other type than the computer's. */
function drawOwnAddress(paper: Paper, { print }: Sheet, x: number): void {
  paper.text(print.party('buyer', 'company')[0]!, x, 32, { face: 'sans', bold: true, size: 14 });
  paper.text(print.party('buyer', 'street', 'town').join(' · '), x, 52, { face: 'sans', size: 8 });
  paper.line(x, 66, paper.width - x, 66, { color: '#2f6b3a', thickness: 1.4 });
}

function drawFoot(paper: Paper, { print, order, random }: Sheet, [vat, bank, court]: string[]): void {
  const iban = `${order.buyer.country}${random.fill('## #### #### #### ##')}`;
  const told = `${vat} ${print.value('buyer', 'vatId')}   ${bank} ${iban}   ${court} ${order.buyer.city}`;
  paper.fitted(told, 40, paper.height - 40, paper.width - 80, { size: 7 });
}
