import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  it: {
    subject: 'Oggetto: ordine d’acquisto n. {n}',
    place: '{c}, {d}',
    offer: 'Rif. Vs. offerta {q}',
    opening:
      'Con riferimento alla Vostra gradita offerta Vi passiamo ordine per la fornitura dei seguenti materiali, alle condizioni sotto riportate.',
    item: '{p}) {q} {u} {t} (Vs. cod. {a}), al prezzo unitario di {e} {s}, per complessivi {e} {l}.',
    due: 'Consegna per questa voce: {d}.',
    total: 'Importo totale della fornitura: {e} {t}, IVA esclusa.',
    conditions: 'CONDIZIONI DI FORNITURA',
    texts: listed('Consegna | Resa | Pagamento | Fatturazione | Imballo'),
    terms: listed(
      'franco nostro stabilimento | bonifico bancario a 60 giorni data fattura fine mese | a mezzo SdI, con indicazione del numero d’ordine | compreso nel prezzo',
    ),
    to: 'Destinazione',
    closing: 'In attesa di un Vostro cortese riscontro, porgiamo distinti saluti.',
    role: 'Ufficio Acquisti',
  },
  es: {
    subject: 'Asunto: nuestro pedido n.º {n}',
    place: '{c}, {d}',
    offer: 'S/ oferta {q}',
    opening:
      'En relación con su atenta oferta, les rogamos tomen nota del siguiente pedido, que deberán servirnos en las condiciones que se indican.',
    item: '{p}) {q} {u} {t} (s/ ref. {a}), al precio de {s} {e} por unidad, lo que supone {l} {e}.',
    due: 'Entrega de esta partida: {d}.',
    total: 'Importe total del pedido: {t} {e}, IVA no incluido.',
    conditions: 'CONDICIONES',
    texts: listed('Entrega | Portes | Pago | Facturación | Embalaje'),
    terms: listed(
      'por su cuenta hasta nuestra planta | transferencia a 60 días fecha factura | una sola factura, con el número de este pedido | incluido en el precio',
    ),
    to: 'Destino',
    closing: 'Sin otro particular, y a la espera de su confirmación, les saludamos atentamente.',
    role: 'Departamento de Compras',
  },
  pt: {
    subject: 'Assunto: nossa encomenda n.º {n}',
    place: '{c}, {d}',
    offer: 'V/ proposta {q}',
    opening:
      'Na sequência da V/ proposta, vimos adjudicar o fornecimento dos materiais abaixo, nas condições que se seguem.',
    item: '{p}) {q} {u} {t} (v/ ref. {a}), ao preço unitário de {s} {e}, num total de {l} {e}.',
    due: 'Entrega deste artigo: {d}.',
    total: 'Valor total da encomenda: {t} {e}, acrescido de IVA.',
    conditions: 'CONDIÇÕES',
    texts: listed('Entrega | Transporte | Pagamento | Faturação | Embalagem'),
    terms: listed(
      'por conta do fornecedor | transferência bancária a 60 dias | indicar sempre o número desta encomenda | incluída no preço',
    ),
    to: 'Destino',
    closing: 'Sem outro assunto de momento, apresentamos os nossos melhores cumprimentos.',
    role: 'Serviço de Compras',
  },
};

/** A formal letter without a table: each item is a numbered sentence with its price, the conditions follow as a list. */
export const family: DrawnFamily = {
  about:
    'formal letter without a table: items are numbered sentences with quantity, name, number and prices, the net total is a sentence, conditions as a list with dashes, signature block at the right',
  languages: languagesOf(words),
  order: { articles: 'yours', tax: false, freight: false, notes: false, openQuantity: false, lines: [1, 6] },
  style: { quantityDecimals: 0 },
  paper: { faces: ['times', 'serif', 'helvetica'], fontSize: [10, 11] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [70, paper.width - 66];
    const width = right - left;
    const step = paper.leading() + 1;
    const middle = { width, align: 'center' } as const;
    paper.fitted(print.value('buyer', 'company'), left, 36, width, { size: 15, bold: true, ...middle });
    const home = [
      ...print.party('buyer', 'street', 'town'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    paper.fitted(home.join(' – '), left, 58, width, { size: 8, ...middle });
    paper.line(left, 72, right, 72, { thickness: 0.5 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), right - 200, 100);
    let y = 112 + 4 * step;
    const place = say.place.replace('{c}', print.value('buyer', 'city')).replace('{d}', print.date());
    y = paper.lines([place, '', say.offer.replace('{q}', order.quoteReference)], left, y);
    paper.text(say.subject.replace('{n}', print.number()), left, y, { bold: true });
    y = paper.paragraph(say.opening, left, y + 2 * step, width) + step * 0.6;

    const bottom = paper.height - 60;
    const flow = startFlow(paper, { y, bottom, nextPage: () => 60 });
    const told = (line: PrintedLine) =>
      say.item
        .replace('{p}', line.position())
        .replace('{q}', line.quantity())
        .replace('{u}', line.unit())
        .replace('{t}', line.description())
        .replace('{a}', line.yourArticle())
        .replace('{s}', line.price())
        .replace('{l}', line.total())
        .replaceAll('{e}', print.currency());
    for (const line of print.lines) {
      const dated = order.delivery.kind === 'lines' ? ` ${say.due.replace('{d}', line.date())}` : '';
      const text = `${told(line)}${dated}`;
      const rows = paper.wrap(text, width - 20);
      flow.need(rows.length * paper.leading() + 6);
      flow.y = paper.lines(rows, left + 20, flow.y) + 6;
    }
    const total = print.sums().at(-1)!.text;
    flow.need(16 * step);
    const sum = say.total.replace('{t}', total).replace('{e}', print.currency());
    paper.text(sum, left, flow.y, { bold: true });
    flow.y += 2 * step;
    paper.text(say.conditions, left, flow.y, { bold: true, size: paper.fontSize - 1 });
    flow.y += step;
    const conditions: (string | null)[] = [print.delivery(), ...say.terms];
    conditions.forEach((text, i) => {
      if (text === null) return;
      paper.fitted(`–  ${say.texts[i]}: ${text}`, left, flow.y, width);
      flow.y += step;
    });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    flow.y = paper.paragraph(`–  ${say.to}: ${site}`, left, flow.y, width) + step;
    flow.y = paper.paragraph(say.closing, left, flow.y, width) + step;
    paper.lines([say.role, '', print.value('buyer', 'contact')], right - 160, flow.y, {
      width: 160,
      align: 'center',
    });
  },
};
