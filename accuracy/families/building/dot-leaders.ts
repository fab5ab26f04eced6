import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'B E S T E L L U N G',
    facts: listed(
      'Bestellung Nr | vom | Ihre Nr bei uns | Unsere Nr bei Ihnen | Sachbearb | Telefon | Versandart | Zahlung',
    ),
    parties: listed('LIEFERANSCHRIFT | RECHNUNG AN'),
    heads: listed('PS | ARTIKEL | BEZEICHNUNG | MENGE | ME | PREIS | PE | BETRAG | TERMIN'),
    sums: { subtotal: 'WARENWERT', freight: 'FRACHT', tax: 'MWST', total: 'GESAMT' },
    page: 'Blatt',
    more: '*** FORTSETZUNG ***',
    end: '*** ENDE DER BESTELLUNG ***',
  },
  nl: {
    title: 'I N K O O P B O N',
    facts: listed(
      'Bonnummer | d.d. | Uw nr. bij ons | Ons nr. bij u | Behandelaar | Telefoon | Verzendwijze | Betaling',
    ),
    parties: listed('AFLEVERADRES | FACTUUR AAN'),
    heads: listed('RG | ARTIKEL | OMSCHRIJVING | AANTAL | EH | PRIJS | PER | BEDRAG | LEVEREN'),
    sums: { subtotal: 'GOEDEREN', freight: 'VRACHT', tax: 'BTW', total: 'TOTAAL' },
    page: 'Blad',
    more: '*** VERVOLG ***',
    end: '*** EINDE BON ***',
  },
  en: {
    title: 'P U R C H A S E   O R D E R',
    facts: listed(
      'Order | dated | Your a/c with us | Our a/c with you | Raised by | Telephone | Despatch | Payment',
    ),
    parties: listed('DELIVER TO | INVOICE TO'),
    heads: listed('LN | STOCK NO | DESCRIPTION | QUANTITY | UN | PRICE | PER | VALUE | REQD'),
    sums: { subtotal: 'GOODS', freight: 'CARRIAGE', tax: 'VAT', total: 'TOTAL' },
    page: 'Sheet',
    more: '*** CONTINUED ***',
    end: '*** END OF ORDER ***',
  },
  da: {
    title: 'B E S T I L L I N G',
    facts: listed(
      'Bestilling nr | af | Deres nr hos os | Vort nr hos Dem | Sagsbeh | Telefon | Forsendelse | Betaling',
    ),
    parties: listed('LEVERES TIL | FAKTURA TIL'),
    heads: listed('LN | VARE | BETEGNELSE | ANTAL | EN | PRIS | PR | BELOB | LEV'),
    sums: { subtotal: 'VARER', freight: 'FRAGT', tax: 'MOMS', total: 'IALT' },
    page: 'Blad',
    more: '*** FORTSAT ***',
    end: '*** SLUT ***',
  },
  it: {
    title: 'O R D I N E',
    facts: listed(
      'Ordine n | del | Vs codice da noi | Ns codice da voi | Addetto | Telefono | Spedizione | Pagamento',
    ),
    parties: listed('DESTINAZIONE | FATTURARE A'),
    heads: listed('RG | CODICE | DESCRIZIONE | QTA | UM | PREZZO | X | IMPORTO | CONS'),
    sums: { subtotal: 'MERCE', freight: 'TRASPORTO', tax: 'IVA', total: 'TOTALE' },
    page: 'Foglio',
    more: '*** SEGUE ***',
    end: '*** FINE ORDINE ***',
  },
};

/** An early system's print on a line printer: places in characters, labels with dot leaders, price per hundred. */
export const family: DrawnFamily = {
  about: 'a line printer: character columns, dot leaders, prices per 100, cut-off names continued below',
  languages: languagesOf(words),
  order: {
    lines: [2, 16],
    articles: 'own',
    per: 100,
    delivery: 'lines',
    number: '{1|2|9}#####',
    article: '######',
    notes: false,
  },
  paper: { faces: ['courier', 'mono'], fontSize: [8, 8] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const pitch = paper.widthOf('0');
    const left = (paper.width - 108 * pitch) / 2;
    const step = 11;
    let y = 30;
    /** Text from a character column on, or ending before one. */
    const at = (text: string, column: number, row = y) => paper.text(text, left + column * pitch, row);
    const upTo = (text: string, column: number, row = y) => at(text, column - text.length, row);
    const ruleOff = (mark: string) => {
      at(mark.repeat(108), 0);
      y += step;
    };
    const spread = {
      line: 0,
      article: 4,
      name: 13,
      quantity: 52,
      unit: 54,
      price: 71,
      per: 76,
      amount: 88,
      date: 90,
    };

    function drawHead(): void {
      at(order.buyer.company, 0);
      upTo(`${say.page} ${paper.pageNumber()}`, 108);
      y += step;
    }
    function drawTableHead(): void {
      ruleOff('=');
      Object.entries(spread).forEach(([name, column], i) => {
        const head = say.heads[i]!;
        if (['quantity', 'price', 'per', 'amount'].includes(name)) upTo(head, column);
        else at(head, column);
      });
      y += step;
      ruleOff('-');
    }
    drawHead();
    print.value('buyer', 'company');
    for (const text of print.party('buyer', 'street', 'town')) {
      at(text, 0);
      y += step;
    }
    at(print.value('buyer', 'vatId'), 0);
    y += 2 * step;
    at(say.title, 40);
    y += 2 * step;
    const top = y;
    for (const text of print.party('supplier', 'company', 'street', 'town', 'country')) {
      at(text, 2);
      y += step;
    }
    const values = [
      print.number(),
      print.date(),
      order.supplierNumber,
      order.customerNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      word('carrierValue'),
      word('paymentTermsValue'),
    ];
    values.forEach((value, i) => {
      at(`${say.facts[i]!.padEnd(22, '.')}: ${value}`, 56, top + i * step);
    });
    y = top + (values.length + 1) * step;
    const blocks = [
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      [say.parties[i]!, ...texts].forEach((text, n) => {
        at(text, 2 + i * 54, y + n * step);
      });
    });
    y += 6 * step;
    drawTableHead();
    const flow = startFlow(paper, {
      y,
      bottom: paper.height - 70,
      beforeBreak: (below) => at(say.more, 44, below + 4),
      nextPage() {
        y = 30;
        drawHead();
        drawTableHead();
        return y;
      },
    });
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), 29 * pitch);
      flow.need(texts.length * step);
      y = flow.y;
      at(line.position(), spread.line);
      at(line.article(), spread.article);
      upTo(line.quantity(), spread.quantity);
      at(line.unit(), spread.unit);
      upTo(line.price(), spread.price);
      upTo(line.per(), spread.per);
      upTo(line.total(), spread.amount);
      at(line.date(), spread.date);
      texts.forEach((text, i) => {
        at(text, spread.name, y + i * step);
      });
      flow.y += texts.length * step;
    }
    flow.need(9 * step);
    y = flow.y;
    ruleOff('=');
    for (const { kind, text } of print.sums()) {
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : '';
      const label = `${say.sums[kind]}${rate}${kind === 'total' ? ` ${print.currency()}` : ''}`;
      at(label.padEnd(26, '.'), 50);
      upTo(text, spread.amount);
      y += step;
    }
    y += step;
    at(say.end, 40);
  },
};
