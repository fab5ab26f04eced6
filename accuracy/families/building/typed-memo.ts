import type { Language } from '../../languages.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { listed } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** To, subject with the number, the sentence before the items, per unit, in all, delivery until, to the site, whom to ring, regards. */
const words: Record<Language, string[]> = {
  en: listed(
    'To | Our order no. | Further to our telephone conversation, please supply: | at | each | Order value | Delivery by | to | Please ring {who}, before you deliver. | Regards',
  ),
  de: listed(
    'An | Unsere Bestellung Nr. | wie telefonisch besprochen bestellen wir: | à | je | Auftragswert | Lieferung bis | an | Bitte vor Anlieferung anrufen: {who}. Vielen Dank. | Mit freundlichem Gruß',
  ),
  nl: listed(
    'Aan | Onze bestelling nr. | Zoals telefonisch besproken bestellen wij: | à | per | Orderbedrag | Levering uiterlijk | op | Graag vooraf bellen met {who}, voor de levering. | Met vriendelijke groet',
  ),
  fr: listed(
    'À | Notre commande n° | Suite à notre entretien téléphonique, nous vous commandons : | à | par | Montant de la commande | Livraison au plus tard le | à | Merci d’appeler {who}, avant de livrer. | Cordialement',
  ),
  es: listed(
    'A | Nuestro pedido n.º | Según lo hablado por teléfono, les pedimos: | a | por | Importe del pedido | Entrega como máximo el | en | Por favor, llamen a {who}, antes de entregar. | Un saludo',
  ),
  it: listed(
    'A | Ns. ordine n. | Come da accordi telefonici, Vi ordiniamo: | a | al | Importo dell’ordine | Consegna entro il | presso | Si prega di chiamare {who}, prima della consegna. | Cordiali saluti',
  ),
  pt: listed(
    'Para | A nossa encomenda n.º | Conforme conversa telefónica, encomendamos: | a | por | Valor da encomenda | Entrega até | em | Por favor, ligue para {who}, antes de entregar. | Cumprimentos',
  ),
  pl: listed(
    'Do | Nasze zamówienie nr | Zgodnie z rozmową telefoniczną zamawiamy: | po | za | Wartość zamówienia | Dostawa do dnia | na adres | Prosimy o telefon: {who}, przed dostawą. | Pozdrawiam',
  ),
  da: listed(
    'Til | Vores ordre nr. | Som aftalt i telefonen bestiller vi: | à | pr. | Ordreværdi | Levering senest | på | Ring venligst til {who}, inden levering. | Med venlig hilsen',
  ),
};

/** A site foreman's memo on plain paper: dashes before the items, quantity, unit, text and price in one sentence each. */
export const family: DrawnFamily = {
  about:
    'typed memo from a building site: items as sentences behind dashes, price and unit inside them, sender at the foot',
  order: {
    lines: [1, 6],
    articles: 'none',
    delivery: 'date',
    shipTo: 'other',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['courier', 'mono', 'times', 'serif'], fontSize: [10, 11] },
  draw(paper, { print, order, random, language }) {
    const [to, subject, opening, at, each, value, delivery, where, ring, regards] = words[language] as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const [left, right] = [70, paper.width - 64];
    const step = paper.leading();
    const date = `${print.value('buyer', 'city')}, ${print.date()}`;
    paper.text(date, left, 60, { width: right - left, align: 'right' });
    paper.text(`${to}:`, left, 92);
    let y = paper.lines(print.party('supplier', 'company', 'street', 'town'), left + 40, 92);
    paper.fitted(`${subject} ${print.number()}`, left, y + 24, right - left, { bold: true });
    y = paper.paragraph(opening, left, y + 24 + 2 * step, right - left) + step;
    const prices = random.chance(0.6);
    const code = prices ? print.currency() : order.currency;
    for (const line of print.lines) {
      const texts = paper.wrap(sentenceOf(line), right - left - 20);
      paper.text('-', left, y);
      y = paper.lines(texts, left + 20, y) + step / 2;
    }
    if (prices) {
      paper.text(`${value}: ${print.sums().at(-1)!.text} ${code}`, left, y + 4);
      y += step + 4;
    }
    const site = print.party('shipTo', 'company', 'street', 'town').join(', ');
    y = paper.paragraph(`${delivery} ${print.delivery()} ${where}:`, left, y + step, right - left);
    y = paper.paragraph(site, left + 20, y, right - left - 20);
    const caller = `${print.value('shipTo', 'contact')}, ${print.value('shipTo', 'phone')}`;
    y = paper.paragraph(ring.replace('{who}', caller), left, y + step, right - left);
    paper.text(regards, left, y + step);
    paper.lines(
      [print.value('buyer', 'contact'), ...print.party('buyer', 'company', 'street', 'town', 'email')],
      left,
      y + 3 * step,
    );

    function sentenceOf(line: PrintedLine): string {
      const start = `${line.quantity()} ${line.unit()} ${line.description()}`;
      return prices ? `${start}, ${at} ${line.price()} ${code} ${each} ${line.raw.unit}` : start;
    }
  },
};
