import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order {n}',
    sections: listed('General | Buyer | Delivery | Items | Summary'),
    general: listed('Order no. | Created on | Currency | Status | Request ID'),
    status: 'Approved',
    buyer: listed('Company | Address | Contact | E-mail | Phone | VAT ID'),
    delivery: listed('Deliver to | Address | Required date | Instructions'),
    item: listed('Item | Item no. | Quantity | Unit price | Line total | Remark'),
    count: 'Item {i} of {m}',
    sums: { subtotal: 'Subtotal', freight: 'Shipping', tax: 'VAT', total: 'Order total' },
  },
  de: {
    title: 'Bestellung {n}',
    sections: listed('Allgemein | Besteller | Lieferung | Artikel | Zusammenfassung'),
    general: listed('Bestellnr. | Erstellt am | Währung | Status | Anforderungs-ID'),
    status: 'Freigegeben',
    buyer: listed('Firma | Anschrift | Ansprechpartner | E-Mail | Telefon | USt-IdNr.'),
    delivery: listed('Lieferung an | Anschrift | Wunschtermin | Hinweise'),
    item: listed('Artikel | Artikelnr. | Menge | Einzelpreis | Gesamtpreis | Bemerkung'),
    count: 'Artikel {i} von {m}',
    sums: { subtotal: 'Zwischensumme', freight: 'Versand', tax: 'MwSt.', total: 'Gesamtsumme' },
  },
  es: {
    title: 'Orden de compra {n}',
    sections: listed('General | Comprador | Entrega | Artículos | Resumen'),
    general: listed('N.º de orden | Creada el | Moneda | Estado | ID solicitud'),
    status: 'Aprobada',
    buyer: listed('Empresa | Dirección | Contacto | Correo | Teléfono | NIF'),
    delivery: listed('Entregar en | Dirección | Fecha requerida | Instrucciones'),
    item: listed('Artículo | Código | Cantidad | Precio unitario | Importe | Observación'),
    count: 'Artículo {i} de {m}',
    sums: { subtotal: 'Subtotal', freight: 'Envío', tax: 'IVA', total: 'Total de la orden' },
  },
  pl: {
    title: 'Zamówienie {n}',
    sections: listed('Informacje ogólne | Zamawiający | Dostawa | Pozycje | Podsumowanie'),
    general: listed('Nr zamówienia | Utworzono | Waluta | Status | ID wniosku'),
    status: 'Zatwierdzone',
    buyer: listed('Firma | Adres | Osoba kontaktowa | E-mail | Telefon | NIP'),
    delivery: listed('Dostawa do | Adres | Wymagany termin | Uwagi'),
    item: listed('Towar | Indeks | Ilość | Cena jednostkowa | Wartość | Uwaga'),
    count: 'Pozycja {i} z {m}',
    sums: { subtotal: 'Razem netto', freight: 'Transport', tax: 'VAT', total: 'Razem' },
  },
};

/** A home-grown system's page, printed: coloured bars, a form of labels and values for each item. */
export const family: DrawnFamily = {
  about:
    'HTML print of a home-grown system: coloured section bars, each item a small form of labels and values',
  languages: languagesOf(words),
  order: { lines: [1, 7], articles: 'own', delivery: 'date', discounts: false },
  paper: { faces: ['helvetica', 'sans', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [46, paper.width - 46];
    const [bar, pale] = random.pick([
      ['#2a6f97', '#e3f0f7'],
      ['#3c7a4b', '#e7f3e9'],
      ['#b3541e', '#fbeee5'],
      ['#5b3f8c', '#eee9f7'],
    ] as const);
    const mark = random.pick([':', ':', '']);
    const url = `https://intranet.${order.buyer.email.split('@')[1]}/po/view.php?id=${random.fill('####')}`;
    function browser(): number {
      paper.text(`${print.day(order.date)}, ${random.fill('1#:{0|3|5}#')}`, 24, 14, { size: 6.5 });
      paper.fitted(url, 24, paper.height - 22, 400, { size: 6.5 });
      paper.text(String(paper.pageNumber()), paper.width - 40, paper.height - 22, { size: 6.5 });
      return 40;
    }
    const flow = startFlow(paper, { y: browser(), bottom: paper.height - 40, nextPage: browser });
    const step = paper.fontSize * 1.75;
    const number = print.number();
    paper.text(say.title.replace('{n}', number), left, flow.y, { size: 18, bold: true, color: bar });
    flow.y += 32;
    function section(index: number): void {
      flow.need(70);
      paper.box(left, flow.y, right - left, 17, { fill: bar });
      paper.text(say.sections[index]!, left + 6, flow.y + 3, { bold: true, color: '#ffffff', size: 10 });
      flow.y += 22;
    }
    function pair(label: string, value: string, x = left + 8, width = right - left - 16): void {
      paper.fitted(`${label}${mark}`, x, flow.y, 104, { bold: true });
      paper.fitted(value, x + 110, flow.y, width - 110);
      flow.y += step;
    }
    const pairs = (labels: readonly string[], values: readonly string[]) => {
      labels.forEach((label, i) => {
        pair(label, values[i]!);
      });
      flow.y += 6;
    };
    section(0);
    const id = random.fill('REQ-20##-####');
    pairs(say.general, [number, print.date(), print.currency(), say.status, id]);
    section(1);
    const at = (role: 'buyer' | 'shipTo') => print.party(role, 'street', 'town', 'country').join(', ');
    const own = (part: 'company' | 'contact' | 'email' | 'phone' | 'vatId') => print.value('buyer', part);
    pairs(say.buyer, [own('company'), at('buyer'), own('contact'), own('email'), own('phone'), own('vatId')]);
    section(2);
    const remark = random.chance(0.6) ? sheet.sentences('instruction', 1)[0]! : '-';
    pairs(say.delivery, [print.value('shipTo', 'company'), at('shipTo'), print.delivery()!, remark]);
    section(3);
    const [name, code, quantity, price, amount, note] = say.item;
    print.lines.forEach((line, i) => {
      const notes = line.notes();
      const height = step * (notes.length > 0 ? 6 : 5) + 22;
      flow.need(height + 6);
      paper.box(left, flow.y, right - left, height, { color: '#bbbbbb' });
      paper.box(left, flow.y, right - left, 14, { fill: pale });
      const count = say.count.replace('{i}', String(i + 1)).replace('{m}', String(print.lines.length));
      paper.text(count, left + 6, flow.y + 2, { size: 8, bold: true, color: bar });
      const top = flow.y;
      flow.y += 19;
      pair(name!, line.description());
      pair(code!, line.article());
      pair(quantity!, `${line.quantity()} ${line.unit()}`);
      pair(price!, line.price());
      pair(amount!, line.total());
      if (notes.length > 0) pair(note!, notes.join(', '));
      flow.y = top + height + 6;
    });
    section(4);
    for (const { kind, text } of print.sums()) {
      pair(`${say.sums[kind]}${kind === 'tax' ? ` ${order.taxRate} %` : ''}`, `${text} ${order.currency}`);
    }
  },
};
