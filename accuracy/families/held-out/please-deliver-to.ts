import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order',
    info: listed(
      'PO number/date | Contact person/Telephone | Our fax number | E-mail | Your vendor number with us',
    ),
    deliver: 'Please deliver to:',
    terms: listed('Terms of delivery: | Terms of payment: | Currency'),
    heads: listed('Item | Material | Description | Order qty. | Unit | Price per unit | Net value'),
    due: listed('Delivery date: | Day'),
    total: 'Total net value excl. tax',
    page: 'Page',
  },
  de: {
    title: 'Bestellung',
    info: listed(
      'Bestellnummer/Datum | AnsprechpartnerIn/Telefon | Unsere Faxnummer | E-Mail | Ihre Lieferantennummer bei uns',
    ),
    deliver: 'Bitte liefern Sie an:',
    terms: listed('Lieferbedingungen: | Zahlungsbedingungen: | Währung'),
    heads: listed('Pos. | Material | Bezeichnung | Bestellmenge | Einheit | Preis pro Einheit | Nettowert'),
    due: listed('Liefertermin: | Tag'),
    total: 'Gesamtnettowert ohne Mehrwertsteuer',
    page: 'Seite',
  },
  fr: {
    title: 'Commande d’achat',
    info: listed(
      'N° de commande/Date | Interlocuteur/Téléphone | N° de fax | E-mail | Votre numéro de fournisseur',
    ),
    deliver: 'Prière de livrer à :',
    terms: listed('Conditions de livraison : | Conditions de paiement : | Devise'),
    heads: listed('Poste | Article | Désignation | Qté commande | Unité | Prix par unité | Valeur nette'),
    due: listed('Date de livraison : | Jour'),
    total: 'Valeur nette totale hors TVA',
    page: 'Page',
  },
  es: {
    title: 'Pedido',
    info: listed(
      'Número de pedido/Fecha | Persona de contacto/Teléfono | Nuestro número de fax | Correo electrónico | Su número de proveedor con nosotros',
    ),
    deliver: 'Sírvase entregar a:',
    terms: listed('Condiciones de entrega: | Condiciones de pago: | Moneda'),
    heads: listed(
      'Pos. | Material | Denominación | Cantidad pedido | Unidad | Precio por unidad | Valor neto',
    ),
    due: listed('Fecha de entrega: | Día'),
    total: 'Valor neto total sin IVA',
    page: 'Página',
  },
  it: {
    title: 'Ordine d’acquisto',
    info: listed(
      'Numero ordine/Data | Persona di contatto/Telefono | Ns. numero di fax | E-mail | Vs. codice fornitore presso di noi',
    ),
    deliver: 'Si prega di consegnare a:',
    terms: listed('Condizioni di consegna: | Condizioni di pagamento: | Divisa'),
    heads: listed('Pos. | Materiale | Definizione | Qtà ordine | Unità | Prezzo per unità | Valore netto'),
    due: listed('Data di consegna: | Giorno'),
    total: 'Valore netto totale IVA esclusa',
    page: 'Pagina',
  },
  pl: {
    title: 'Zamówienie',
    info: listed(
      'Numer zamówienia/Data | Osoba kontaktowa/Telefon | Nasz numer faksu | E-mail | Państwa numer dostawcy u nas',
    ),
    deliver: 'Prosimy dostarczyć do:',
    terms: listed('Warunki dostawy: | Warunki płatności: | Waluta'),
    heads: listed('Poz. | Materiał | Nazwa | Ilość zamów. | Jedn. | Cena za jednostkę | Wartość netto'),
    due: listed('Data dostawy: | Dzień'),
    total: 'Łączna wartość netto bez VAT',
    page: 'Strona',
  },
};

/** The form that a large system brings with it: a framed title over the facts, a day of delivery below every item. */
export const family: DrawnFamily = {
  about:
    'a large system’s own form: framed title, facts "number/date" below it, items of three lines with a day of delivery each, net total between rules',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    number: '45000#####',
    articles: 'own',
    delivery: 'lines',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'times', 'sans', 'serif'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [57, paper.width - 45];
    const info = 346;
    const step = paper.leading();
    const sender = print.party('buyer', 'company', 'street', 'town').join(', ');
    paper.fitted(sender, left, 118, 250, { size: 6.5 });
    paper.line(left, 127, left + 250, 127, { thickness: 0.4 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 134);
    paper.box(info - 6, 112, right - info + 6, 22, { thickness: 0.8 });
    paper.text(say.title, info, 116, { size: 12, bold: true });
    const values = [
      `${print.number()} / ${print.date()}`,
      `${print.value('buyer', 'contact')} / ${print.value('buyer', 'phone')}`,
      print.value('buyer', 'fax'),
      print.value('buyer', 'email'),
      order.supplierNumber,
    ];
    let y = 139;
    values.forEach((value, i) => {
      paper.fitted(say.info[i]!, info, y, right - info, { size: 7 });
      paper.fitted(value, info, y + 8, right - info);
      y += 10 + step;
    });
    paper.box(info - 6, 134, right - info + 6, y - 134, { thickness: 0.8 });

    paper.text(say.deliver, left, 218);
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    y = Math.max(paper.lines(site, left, 218 + step), y) + step;
    const terms = [word('deliveryTermsValue'), word('paymentTermsValue'), print.currency()];
    say.terms.slice(0, 2).forEach((label, i) => {
      paper.fitted(label, left, y, 116);
      paper.text(terms[i]!, left + 120, y);
      if (i === 0)
        paper.text(`${say.terms[2]} ${terms[2]}`, left, y, { width: right - left, align: 'right' });
      y += step;
    });

    const [item, material, name, quantity, unit, price, net] = say.heads;
    const at = {
      material: left + 42,
      name: left + 150,
      unit: left + 112,
      price: right - 210,
      net: right - 90,
    };
    const rule = (height: number) => paper.line(left, height, right, height, { thickness: 0.5 });
    const drawHeads = (top: number): number => {
      rule(top);
      paper.fitted(item!, left, top + 3, 38);
      paper.fitted(material!, at.material, top + 3, 100);
      paper.text(name!, at.name, top + 3);
      paper.fitted(quantity!, at.material, top + 3 + step, 66);
      paper.fitted(unit!, at.unit, top + 3 + step, 36);
      paper.text(price!, at.price, top + 3 + step, { width: 110, align: 'right' });
      paper.text(net!, at.net, top + 3 + step, { width: 90, align: 'right' });
      rule(top + 2 * step + 6);
      return top + 2 * step + 12;
    };
    const flow = startFlow(paper, {
      y: drawHeads(y + step),
      bottom: paper.height - 70,
      nextPage() {
        paper.text(order.buyer.company, left, 40);
        paper.text(say.info[0]!, info, 40, { size: 7 });
        paper.text(`${order.number} / ${print.day(order.date)}`, info, 48);
        paper.text(`${say.page} ${paper.pageNumber()}`, info, 62);
        return drawHeads(90);
      },
    });
    print.lines.forEach((line, i) => {
      drawItem(line, String((i + 1) * 10).padStart(5, '0'));
    });

    function drawItem(line: PrintedLine, position: string): void {
      const texts = paper.wrap(line.description(), right - at.name);
      flow.need((texts.length + 2) * step + 10);
      paper.text(position, left, flow.y);
      paper.text(line.article(), at.material, flow.y);
      flow.y = paper.lines(texts, at.name, flow.y);
      paper.text(line.quantity(), at.material, flow.y, { width: 62, align: 'right' });
      paper.text(line.unit(), at.unit, flow.y);
      paper.text(`${line.price()} / ${line.per()} ${line.raw.unit}`, at.price, flow.y, {
        width: 110,
        align: 'right',
      });
      paper.text(line.total(), at.net, flow.y, { width: 90, align: 'right' });
      paper.text(`${say.due[0]} ${say.due[1]} ${line.date()}`, at.material, flow.y + step);
      flow.y += 2 * step + 7;
    }
    flow.need(34);
    rule(flow.y);
    paper.text(`${say.total} ${order.currency}`, at.material, flow.y + 5);
    paper.text(print.sums().at(-1)!.text, at.net, flow.y + 5, { width: 90, align: 'right' });
    rule(flow.y + step + 9);
  },
};
