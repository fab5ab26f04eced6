import { drawBlock } from '../../kit/labelled-boxes.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    mail: listed('From | Sent | To | Subject'),
    sentBy: 'sent a new purchase order',
    order: listed('Purchase Order | (New) | Amount | Version'),
    facts: listed('Payment Terms | Contact Information | Comments | Order submitted on'),
    parties: listed('From | To | Ship All Items To | Bill To | Deliver To'),
    heads: listed('Line # | Part # / Description | Type | Qty (Unit) | Need By | Unit Price | Subtotal'),
    item: {
      type: 'Material',
      status: 'Status',
      state: 'Unconfirmed',
      maker: 'Auxiliary Part ID',
      tax: 'Taxes',
    },
    items: 'Line Items',
    sums: {
      subtotal: 'Sub-total',
      freight: 'Est. Shipping',
      tax: 'Est. Total Tax',
      total: 'Est. Grand Total',
    },
  },
  de: {
    mail: listed('Von | Gesendet | An | Betreff'),
    sentBy: 'hat eine neue Bestellung gesendet',
    order: listed('Bestellung | (Neu) | Betrag | Version'),
    facts: listed('Zahlungsbedingungen | Kontaktinformationen | Kommentare | Bestellung übermittelt am'),
    parties: listed('Von | An | Alle Artikel liefern an | Rechnung an | Zuzustellen an'),
    heads: listed(
      'Pos.-Nr. | Teilenr. / Beschreibung | Typ | Menge (Einheit) | Bedarf bis | Stückpreis | Zwischensumme',
    ),
    item: {
      type: 'Material',
      status: 'Status',
      state: 'Nicht bestätigt',
      maker: 'Zusätzl. Teile-ID',
      tax: 'Steuern',
    },
    items: 'Einzelposten',
    sums: {
      subtotal: 'Zwischensumme',
      freight: 'Vorauss. Versand',
      tax: 'Vorauss. Gesamtsteuer',
      total: 'Vorauss. Gesamtbetrag',
    },
  },
  fr: {
    mail: listed('De | Envoyé | À | Objet'),
    sentBy: 'a envoyé un nouveau bon de commande',
    order: listed('Bon de commande | (Nouveau) | Montant | Version'),
    facts: listed('Conditions de paiement | Coordonnées | Commentaires | Commande transmise le'),
    parties: listed("De | À | Expédier tous les articles à | Adresse de facturation | À l'attention de"),
    heads: listed(
      "Ligne n° | Réf. / Description | Type | Qté (unité) | Date d'échéance | Prix unitaire | Sous-total",
    ),
    item: {
      type: 'Matériel',
      status: 'Statut',
      state: 'Non confirmé',
      maker: 'Réf. auxiliaire',
      tax: 'Taxes',
    },
    items: 'Articles de ligne',
    sums: {
      subtotal: 'Sous-total',
      freight: 'Expédition est.',
      tax: 'Total taxes est.',
      total: 'Total général est.',
    },
  },
  pt: {
    mail: listed('De | Enviado | Para | Assunto'),
    sentBy: 'enviou um novo pedido de compra',
    order: listed('Pedido de compra | (Novo) | Valor | Versão'),
    facts: listed('Condições de pagamento | Informações de contacto | Comentários | Pedido enviado em'),
    parties: listed('De | Para | Enviar todos os itens para | Cobrar de | Entregar a'),
    heads: listed(
      'Linha nº | Nº peça / Descrição | Tipo | Qtd. (unidade) | Necessário até | Preço unitário | Subtotal',
    ),
    item: {
      type: 'Material',
      status: 'Status',
      state: 'Não confirmado',
      maker: 'ID auxiliar',
      tax: 'Impostos',
    },
    items: 'Itens de linha',
    sums: {
      subtotal: 'Subtotal',
      freight: 'Frete est.',
      tax: 'Imposto total est.',
      total: 'Total geral est.',
    },
  },
};

/** The notice of a supplier network, printed from the mail reader: its own sender above, buyer and seller in the body. */
export const family: DrawnFamily = {
  about:
    "a network's mail printed: mail head, amount on top, status and taxes below each item, estimated totals",
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '{45|47|PO}########',
    articles: 'yours',
    delivery: 'lines',
    shipTo: 'other',
  },
  paper: { faces: ['helvetica', 'sans', 'lato'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order, word, random, sentences } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const grey = '#e9edf1';
    const [title, isNew, amount, version] = say.order as [string, string, string, string];
    const subject = `${order.buyer.company}: ${title} ${order.number}`;
    const head = [
      'Order Sender <ordersender@supply-exchange.example>',
      print.day(order.date),
      order.supplier.email,
      subject,
    ];
    head.forEach((value, i) => {
      paper.text(`${say.mail[i]}:`, left, 34 + i * 12, { bold: true });
      paper.fitted(value, left + 62, 34 + i * 12, right - left - 62);
    });
    paper.line(left, 86, right, 86, { thickness: 1.2 });
    const company = print.value('buyer', 'company');
    paper.text(`${company} ${say.sentBy}.`, left, 94);
    drawBlock(paper, `${say.parties[0]}:`, [company, ...print.party('buyer', 'street', 'town', 'country')], {
      x: left,
      y: 116,
      width: 150,
    });
    const seller = print.party('supplier', 'company', 'street', 'town', 'country');
    drawBlock(paper, `${say.parties[1]}:`, [...seller, order.supplier.phone, order.supplier.email], {
      x: 205,
      y: 116,
      width: 150,
    });
    paper.text(title, 370, 116, { size: 11, bold: true });
    paper.text(`${isNew} ${print.number()}`, 370, 131, { size: 10 });
    paper.text(`${amount}: ${print.money(order.total)} ${print.currency()}`, 370, 146);
    paper.text(`${version}: 1`, 370, 158);
    let y = 204;
    paper.text(say.facts[0]!, left, y, { bold: true });
    y = paper.lines([word('paymentTermsValue')], left + 8, y + 12) + 4;
    paper.text(say.facts[1]!, left, y, { bold: true });
    const contact = [
      print.value('buyer', 'contact'),
      print.value('buyer', 'email'),
      print.value('buyer', 'phone'),
    ];
    y = paper.lines(contact, left + 8, y + 12) + 4;
    paper.text(say.facts[2]!, left, y, { bold: true });
    y = paper.paragraph(sentences('instruction', 1)[0]!, left + 8, y + 12, right - left - 8) + 4;
    const third = (right - left) / 3;
    paper.box(left, y, right - left, 86, { fill: grey });
    const ends = [
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('billTo', 'company', 'street', 'town', 'country'),
      [order.shipTo.contact],
    ];
    ends.forEach((texts, i) => {
      drawBlock(paper, say.parties[i + 2]!, texts, { x: left + 6 + i * third, y: y + 5, width: third - 12 });
    });
    paper.text(say.items, left, y + 96, { size: 11, bold: true });

    const at = [left + 3, left + 40, 245, 305, 368, 432, 492] as const;
    const cell = (i: number, text: string, at0: number, style = {}) => {
      const width = (at[i + 1] ?? right) - at[i]! - 4;
      if (i < 5) paper.fitted(text, at[i]!, at0, width, style);
      else paper.text(text, at[i]!, at0, { ...style, width, align: 'right' });
    };
    function drawHead(at0: number): number {
      const heads = say.heads.map((text, i) =>
        paper.wrap(text, (at[i + 1] ?? right) - at[i]! - 4, { bold: true, size: 7 }),
      );
      const height = Math.max(...heads.map((texts) => texts.length)) * 9 + 8;
      paper.box(left, at0, right - left, height, { fill: grey });
      heads.forEach((texts, i) => {
        texts.forEach((text, n) => {
          cell(i, text, at0 + 4 + n * 9, { bold: true, size: 7 });
        });
      });
      return at0 + height + 4;
    }
    const flow = startFlow(paper, {
      y: drawHead(y + 114),
      bottom: paper.height - 50,
      nextPage: () => drawHead(40),
    });
    for (const line of print.lines) drawItem(line);

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), right - at[1] - 90);
      flow.need(60 + texts.length * 10);
      const values = [
        line.position(),
        line.yourArticle(),
        say.item.type,
        `${line.quantity()} (${line.unit()})`,
      ];
      values.push(line.date(), `${line.price()} ${order.currency}`, `${line.total()} ${order.currency}`);
      values.forEach((value, i) => {
        paper.fitted(value, ...fit(i, value));
      });
      let below = paper.lines(texts, at[1], flow.y + 12) + 2;
      paper.text(`${say.item.status}: ${say.item.state}`, at[1], below, { size: 7, color: '#555555' });
      below += 10;
      if (random.chance(0.4)) {
        paper.text(`${say.item.maker}: ${random.fill('########-####')}`, at[1], below, {
          size: 7,
          color: '#555555',
        });
        below += 10;
      }
      paper.line(left, below + 3, right, below + 3, { thickness: 0.4, color: '#aaaaaa' });
      flow.y = below + 8;
    }
    function fit(i: number, value: string): [number, number, number] {
      const width = (at[i + 1] ?? right) - at[i]! - 4;
      return [i < 5 ? at[i]! : at[i]! + Math.max(0, width - paper.widthOf(value)), flow.y, width];
    }
    flow.need(90);
    paper.text(`${say.facts[3]}: ${print.date()}`, left, flow.y + 6);
    for (const { kind, text } of print.sums()) {
      paper.text(`${say.sums[kind]}:`, 300, flow.y + 6, {
        bold: kind === 'total',
        width: 140,
        align: 'right',
      });
      paper.text(`${text} ${order.currency}`, 445, flow.y + 6, {
        bold: kind === 'total',
        width: right - 445,
        align: 'right',
      });
      flow.y += 14;
    }
  },
};
