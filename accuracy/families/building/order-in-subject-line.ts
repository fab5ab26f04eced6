import { drawSums } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  it: {
    to: 'Spett.le',
    subject: 'OGGETTO: Ns. ordine n. {n} del {d}',
    offer: 'Rif. Vs. offerta {q}',
    openings: listed(
      'Con la presente Vi confermiamo l’ordine del seguente materiale: | Vogliate fornirci quanto segue, alle condizioni concordate con il ns. ufficio tecnico:',
    ),
    each: 'a {c} {p} cad.',
    code: 'cod.',
    due: 'Consegna tassativa entro il {d}, franco ns. stabilimento:',
    pay: 'Pagamento: {t}.',
    contact: 'Per chiarimenti rivolgersi a {who}, tel. {phone}, {mail}.',
    bye: 'In attesa di Vs. conferma, porgiamo distinti saluti.',
    office: 'Ufficio Acquisti',
  },
  fr: {
    to: 'À l’attention du service commercial',
    subject: 'Objet : notre commande n° {n} du {d}',
    offer: 'Suite à votre offre {q}',
    openings: listed(
      'Nous vous prions de bien vouloir enregistrer notre commande pour les fournitures suivantes : | Faisant suite à notre entretien, nous vous passons commande de ce qui suit :',
    ),
    each: 'à {c} {p} l’unité',
    code: 'réf.',
    due: 'Livraison impérative pour le {d}, franco à l’adresse suivante :',
    pay: 'Règlement : {t}.',
    contact: 'Votre correspondant : {who}, tél. {phone}, {mail}.',
    bye: 'Dans l’attente de votre confirmation, nous vous prions d’agréer nos salutations distinguées.',
    office: 'Service Achats',
  },
};

/** A letter: number and date stand in the subject alone, rows without heads or rules, the price said in words. */
export const family: DrawnFamily = {
  about:
    'letter: number and date only in the sentence of the subject, rows without heads or rules with the price "a … cad.", delivery and address in closing sentences, buyer in the foot',
  languages: languagesOf(words),
  order: { lines: [1, 6], articles: 'own', delivery: 'date', openQuantity: false },
  paper: { faces: ['times', 'serif', 'helvetica'], fontSize: [10, 11] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [70, paper.width - 62];
    const width = right - left;
    const step = paper.leading();
    const brand = { size: 20, italic: true, color: random.pick(['#1d3d6b', '#6b1d1d', '#1d5a3a']), width };
    paper.text(print.value('buyer', 'brand'), left, 40, { ...brand, align: 'center' });
    paper.line(left, 70, right, 70, { color: brand.color });
    const supplier = [say.to, ...print.party('supplier', 'company', 'street', 'town', 'country')];
    let y = paper.lines(supplier, 330, 100) + 2 * step;
    const subject = say.subject.replace('{n}', print.number()).replace('{d}', print.date());
    paper.fitted(subject, left, y, width, { bold: true });
    paper.text(say.offer.replace('{q}', order.quoteReference), left, y + step);
    y = paper.paragraph(random.pick(say.openings), left, y + 3 * step, width) + step;

    const flow = startFlow(paper, { y, bottom: paper.height - 80, nextPage: () => 70 });
    const currency = print.currency();
    const each = right - 210;
    for (const line of print.lines) {
      const texts = [
        ...paper.wrap(line.description(), each - left - 84),
        `(${say.code} ${line.article()})`,
        ...line.notes(),
      ];
      flow.need((texts.length + 1) * step);
      paper.text(line.quantity(), left, flow.y, { width: 36, align: 'right' });
      paper.fitted(line.unit(), left + 40, flow.y, 34);
      const price = say.each.replace('{c}', currency).replace('{p}', line.price());
      paper.fitted(price, each, flow.y, 126);
      paper.text(line.total(), right - 80, flow.y, { width: 80, align: 'right' });
      flow.y = paper.lines(texts, left + 78, flow.y) + step / 2;
    }
    flow.need(4 * step);
    paper.line(right - 80, flow.y - 1, right, flow.y - 1);
    flow.y = drawSums(paper, sheet, { x: each, y: flow.y + 4, right }) + step;

    flow.need(13 * step);
    flow.y = paper.paragraph(say.due.replace('{d}', print.delivery() ?? ''), left, flow.y, width);
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town');
    flow.y = paper.lines(site, left + 30, flow.y + 3) + 5;
    paper.text(say.pay.replace('{t}', word('paymentTermsValue')), left, flow.y);
    const [who, phone, mail] = (['contact', 'phone', 'email'] as const).map((part) =>
      print.value('buyer', part),
    );
    const contact = say.contact.replace('{who}', who!).replace('{phone}', phone!).replace('{mail}', mail!);
    flow.y = paper.paragraph(contact, left, flow.y + step, width);
    flow.y = paper.paragraph(say.bye, left, flow.y + step, width) + step;
    paper.lines([say.office, order.buyer.brand], right - 150, flow.y);
    const foot = print.party('buyer', 'company', 'street', 'town', 'vatId').join(' - ');
    paper.fitted(foot, left, paper.height - 46, width, { size: 8, width, align: 'center' });
  },
};
