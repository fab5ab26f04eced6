import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { isSellersOrder, type Title, titleByStem } from './title-stems.ts';

/** What documents call themselves, in nine languages; read by `titleOf`. */
const titles: Partial<Record<EmailCategory, string>> = {
  purchase_order:
    "(?:(?:internal|official|standard|blanket|works|new) )?(?:purchase|procurement) order|order form|order sheet|official order|works order|call-?off(?: order)?|p\\.?o\\.?|order|(?:einkaufs|waren|sammel|nach|abruf|rahmen)?bestellung|bestell(?:schein|formular|auftrag|liste)|auftrag|abruf|inkoop(?:order|opdracht)|bestel(?:bon|ling|formulier|lijst|opdracht|order)|afroep(?:order)?|opdracht|(?:bon|bulletin|ordre) de commande|commande|orden de (?:compra|pedido)|hoja de pedido|nota de pedido|pedido(?: de compra)?|ordine(?: (?:d['’] ?acquisto|di acquisto|a fornitore|fornitore))?|buono d['’]ordine|modulo d['’]ordine|nota de encomenda|encomenda|(?:pedido|ordem|requisição) de compra|zamówienie(?: zakupu)?|indkøbsordre|rekvisition|ordre|bestilling(?:sseddel|sliste)?",
  order_confirmation:
    "sales confirmation|confirmed order|acceptance of order|bestell-?annahme|auftragsannahme|bestätigung (?:ihrer|der|ihres|des) (?:bestellung|auftrags?)|bevestiging (?:van )?(?:de |uw )?(?:bestelling|order|opdracht)|verkoopbevestiging|a\\.?r\\.?c\\.?|accusé de commande|confirmation de vente|confirmación de (?:la orden|venta|la compra|su pedido)|aceptación de(?:l)? pedido|conferma (?:del(?:l['’])? ?ordine|vostro ordine|di vendita|di ordine)|accettazione (?:d['’] ?)?ordine|confirmação (?:da ordem|de venda|da vossa encomenda)|aceitação (?:da|de) encomenda|potwierdzenie (?:sprzedaży|zlecenia|złożenia zamówienia)|ordreaccept|bekræftelse (?:af|på) (?:ordre|bestilling)|(?:sales )?order (?:confirmation|acknowledge?ment|acceptance)|confirmation of order|sales order|acknowledge?ment of order|auftrags(?:bestätigung|eingang)|bestell(?:bestätigung|ungsbestätigung)|bestätigung|(?:order|opdracht|bestel|verkooporder)bevestiging|verkooporder|(?:confirmation|accusé de réception|ar) de (?:la |votre )?commande|confirmación de(?:l)? pedido|acuse de pedido|conferma (?:d['’] ?ordine|ordine|dell['’]ordine)|confirmação d[ea] (?:encomenda|pedido)|potwierdzenie (?:przyjęcia )?zamówienia|ordrebekræftelse|bekræftelse",
  invoice:
    'sales invoice|faktura sprzedaży|salgsfaktura|factura de venta|fatura de venda|fattura (?:di vendita|immediata|differita|accompagnatoria)|facture de vente|regning|rachunek|nota fiscal|rekening|(?:tax |commercial |sales |vat |final |customer )?invoice|statement of account|payment reminder|(?:handels|schluss|sammel|abschlags)?rechnung|zahlungserinnerung|mahnung|(?:verkoop)?factuur|aanmaning|betalingsherinnering|facture|relance|factura|fattura|fatura(?:-recibo)?|factura-recibo|faktura(?: vat)?|rykker(?:skrivelse)?',
  delivery_note:
    "asn|advance(?:d)? ship(?:ping|ment)? notice|ship notice|consignment note|goods delivery note|delivery (?:slip|advice|receipt)|dispatch note|shipping (?:document|list)|proof of delivery|versand(?:schein|papiere|avis|mitteilung)|liefer(?:papiere?|nachweis|anzeige|liste)|warenbegleitpapiere?|packzettel|ladeliste|verzend(?:bon|nota|lijst)|paklijst|leveringsnota|zendnota|afleverbewijs|verzendbericht|b\\.?l\\.?|(?:bon|bordereau|avis) d['’]expédition|liste de colisage|note de livraison|lettre de voiture|nota de (?:remisión|envío)|remisión|remito|guía de (?:despacho|remisión)|lista de empaque|packing list|carta de porte|nota di (?:consegna|spedizione)|bolla|lista colli|lettera di vettura|nota de (?:remessa|entrega)|guia de entrega|romaneio|lista de embalagem|dokument (?:dostawy|wydania)|dowód (?:dostawy|wydania)|specyfikacja (?:wysyłki|dostawy)|lista pakowania|leveringsseddel|pakkeliste|forsendelses(?:seddel|advis)|leverings(?:note|advis)|delivery (?:note|ticket|docket)|packing (?:slip|list)|(?:despatch|dispatch|shipping) (?:note|advice|notice)|advance shipping notice|waybill|bill of lading|liefer(?:schein|avis)|warenbegleitschein|versandanzeige|packliste|(?:pak|lever(?:ings)?|aflever)bon|vrachtbrief|bon de livraison|bordereau de livraison|avis d['’]expédition|albarán(?: de entrega)?|nota de entrega|(?:bolla|documento) di (?:consegna|trasporto|accompagnamento)|d\\.?d\\.?t\\.?|guia de (?:remessa|transporte)|(?:dokument )?(?:wz|wydanie zewnętrzne(?: wz)?)|list przewozowy|følgeseddel|pakkeseddel|fragtbrev",
  quotation:
    "(?:sales|price|commercial) (?:quotation|quote|offer|proposal)|proposal|preisangebot|offerte|prijs(?:offerte|aanbieding)|offre(?: commerciale)?|proposition(?: commerciale| de prix)?|cotation|propuesta(?: comercial)?|oferta comercial|quotazione|proposta (?:commerciale|comercial)|offerta commerciale|oferta handlowa|kosztorys|propozycja cenowa|pristilbud|overslag|quotation|quote|offer|request for (?:quotation|quote|proposal|prices?)|rfq|enquiry|inquiry|price (?:inquiry|enquiry|request)|pro-?forma(?: invoice)?|estimate|angebot(?:sanforderung|sanfrage)?|offerte(?:aanvraag)?|(?:preis)?anfrage|kostenvoranschlag|proforma-?rechnung|prijs(?:opgave|aanvraag)|aanbieding|aanvraag|proforma ?factuur|devis|offre de prix|demande de (?:prix|devis)|facture pro-?forma|presupuesto|cotización|oferta|solicitud de (?:presupuesto|oferta|cotización)|factura proforma|preventivo|offerta|richiesta d['’](?:offerta|i offerta)|orçamento|cotação|proposta|pedido de (?:cotação|orçamento)|oferta(?: cenowa)?|zapytanie ofertowe|wycena|tilbud|(?:pris)?forespørgsel",
  receipt:
    'till receipt|cash (?:sale|slip)|proof of (?:payment|purchase)|zahlungsbestätigung|kasticket|aankoopbewijs|justificatif de paiement|recibo de (?:pago|caja)|comprobante de pago|ricevuta di pagamento|recibo de pagamento|potwierdzenie (?:zapłaty|płatności|wpłaty)|dowód wpłaty|betalingskvittering|(?:sales |payment |cash |official )?receipt|payment (?:confirmation|advice)|quittung|kassen(?:beleg|bon|zettel)|kaufbeleg|zahlungsbeleg|kassabon|kwitantie|betaalbewijs|betaalbevestiging|reçu(?: de paiement)?|ticket de caisse|quittance|recibo|ticket de compra|justificante de pago|ricevuta(?: fiscale)?|scontrino|talão|comprovativo de pagamento|paragon(?: fiskalny)?|pokwitowanie|kvittering|kassebon',
  credit_note:
    "credit (?:advice|invoice)|rechnungsgutschrift|gutschrifts?anzeige|kreditnota|tegoedbon|note d['’]avoir|factura de abono|nota di accredito|storno fattura|fatura de crédito|nota de abatimento|korekta(?: faktury)?|nota korygująca|kreditfaktura|credit (?:note|memo|memorandum)|gutschrift|rechnungskorrektur|stornorechnung|creditnota|credit(?:factuur|nota)|(?:facture d['’])?avoir|note de crédit|nota de (?:abono|crédito)|abono|factura rectificativa|nota di credito|faktura koryguj\\p{L}+|nota (?:uznaniowa|kredytowa)|kreditnota",
};

/** What may stand behind a title: a number, a date, the words for them. */
const behind =
  '(?:[\\s#.:,°º–-]*(?:no|nr|nº|n°|num\\p{L}*|núm\\p{L}*|ref\\p{L}*|dated?|vom|van|du|of|del|dal|z dnia|af|original\\p{L}*|copy|kopie|copie)(?!\\p{L}))*[\\s.:#°º]*(?:[\\s#:.,–-]+(?:(?<=(?:no|nr|n[°º])[\\s.:]*)\\p{L}{1,4} )?[\\p{L}\\d/._#-]*\\d[\\p{L}\\d/._#-]*(?:\\s.{0,24})?|[\\s.:]*)';

const patterns = (Object.entries(titles) as [EmailCategory, string][]).map(
  ([category, words]) =>
    [
      category,
      new RegExp(`^(?:[^\\p{L}\\d]{0,3})(${words})${behind}$`, 'iu'),
      new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu'),
    ] as const,
);

/**
 * The title of a document: the first of its cells that is nothing but a title and perhaps a number. An order's number
 * in the head of a paper that calls itself something else in a line of its own is what that paper refers to.
 */
export function titleOf(text: string, mostLines: number): Title | null {
  const lines = text.split('\n', mostLines);
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line);
    for (const [i, cell] of cells.entries()) {
      // Behind a label stands the number of another document.
      const isValue = cells[i - 1]?.endsWith(':') ?? false;
      const isShort = cell.length <= longestTitle && !isValue;
      const title = isShort ? (titleOfCell(cell) ?? (at < headLines ? titleByStem(cell) : null)) : null;
      if (title?.category === 'purchase_order') {
        if (beginsWithYourOrder.test(cell)) continue;
        const isLabel = !/\d/.test(cell) && /^\S*\d\S*$/.test(cells[i + 1] ?? '');
        const near = lines.slice(0, at + 1 + headLines);
        const isAnswer = isLabel && (sellersWord.test(cell) || near.some((other) => yourOrder.test(other)));
        return (isAnswer ? numberedTitle(near.slice(at + 1)) : null) ?? title;
      }
      if (title) return title;
    }
  }
  return null;
}

/** What sellers call an order that they got; who sends one writes `Bestellung`. */
const sellersWord = /^auftrag(?:\s?s?-?(?:nr|nummer))?[.:]*$/i;

/** What a seller's paper calls itself in a line of its own: "Lieferschein 4711", not "Rechnung 2-fach". */
function numberedTitle(lines: readonly string[]): Title | null {
  for (const line of lines) {
    const [cell = '', ...others] = cellsOf(line);
    const isAlone = others.length === 0 && cell.length <= longestTitle;
    const title = isAlone ? titleIn(cell, 1) : null;
    if (!title || title.category === 'purchase_order' || title.category === 'quotation') continue;
    const rest = cell.slice(cell.indexOf(title.wording) + title.wording.length);
    if (ownNumber.test(rest)) return title;
  }
  return null;
}

const day = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}\\.? (?:de )?\\p{L}{3,12}\\.? (?:de )?\\d{4}';
/** The number of a paper, of four digits or more or of letters with digits, at most a day behind it, and nothing else. */
const ownNumber = new RegExp(
  `^[\\s#.:,–-]*(?:(?:no|nr|nº|n°|num\\p{L}*|núm\\p{L}*)(?!\\p{L})[\\s.:#°º]*(?:\\p{L}{1,4} )?)?(?!(?:${day})$)(?:\\p{L}{1,5}[./_-]?(?=\\d{2})|(?=(?:[./_-]?\\d){4}))\\d[\\p{L}\\d./_-]*(?:,? (?:(?:dated?|of|vom|van|du|del|dal|z dnia|af):? )?(?:${day}))?$`,
  'iu',
);

function cellsOf(line: string): string[] {
  return line
    .trim()
    .split(/\s{2,}|\t|\|/)
    .map((cell) => cell.trim());
}

/** "Invoice 12", "FACTUUR / INVOICE", "Faktura za dostawę". */
function titleOfCell(cell: string): Title | null {
  const whole = titleIn(cell, 1);
  if (whole) return whole;
  if (isSellersOrder(cell)) return { category: 'order_confirmation', wording: cell };
  const parts = cell.split(/\s*\/\s*|\s+[–-]\s+/);
  const titles = parts.map((part) => titleIn(part, 1));
  if (parts.length > 1 && titles.every((title) => title !== null)) return titles[0]!;
  return tail.test(cell) ? titleIn(cell.replace(tail, ''), 1) : null;
}

/** A title that is not known word for word stands in the letterhead. */
const headLines = 8;

/** What a title is for. */
const tail =
  /(?<=\p{L}) (?:for|of|für|über|zu|zur|zum|voor|van|bij|pour|de|du|des|d[’'] ?|sobre|del?|por|per|di|da|su|za|do|na|z|for|til|af|på) ?\p{L}{4,}(?: \p{L}+)?$/iu;

/** What a file name says: "Bestellung_4711.pdf". */
export function titleInName(name: string): Title | null {
  return titleIn(name.replace(/\.\w{2,4}$/, '').replace(/[_\-.]+|\d+/g, ' '), 2);
}

const longestTitle = 60;

/** The longest wins: an order confirmation begins as an order does. */
function titleIn(text: string, pattern: 1 | 2): Title | null {
  let best: Title | null = null;
  for (const entry of patterns) {
    const found = entry[pattern].exec(text)?.[1];
    if (found !== undefined && found.length > (best?.wording.length ?? 0)) {
      best = { category: entry[0], wording: found };
    }
  }
  return best;
}

/** How papers of a seller refer to the order that they answer: "Your order", "V/commande", "Doc. esterno n.". */
const yourOrder =
  /(?<!\p{L})(?:(?:your|ihre?|uw|votre|vos|su|vostr[oa]|vs\.?|v[./]|voss[oa]|sua|seu|waszej?|państwa|jeres|deres|din|customer(?:[’']s)?|client|extern\p{L}*|external) ?(?:n[°º.r]* )?(?:de )?(?:(?:purchase )?orders?|p\.?o\.?|bestell?(?:ung|nummer|nr|ing|order|bon)?|auftrag\p{L}*|opdracht\p{L}*|(?:bon de )?commande|bon|pedido|orden|ordine|buono|commissione|encomenda|nr zam\p{L}*|zam(?:ówieni\p{L}+|\.)|zlecenie|ordre\p{L}*|bestilling\p{L}*|rekv\p{L}*|document\p{L}*)|doc\p{L}*\.? (?:esterno|externo|externe)|dok\p{L}*\.? zewnętrzny|eksternt dok\p{L}*)(?!\p{L})/iu;

const beginsWithYourOrder = new RegExp(`^${yourOrder.source}`, 'iu');

/** Whether a paper names the order of its reader: so do those that answer one. */
export function namesYourOrder(text: string, mostLines: number): boolean {
  return text.split('\n', mostLines).some((line) => yourOrder.test(line));
}

/** What a seller's paper without a title is: it names your order, and in a label the number or date of itself. */
export function kindOfSellersPaper(text: string, mostLines: number): Title | null {
  if (!namesYourOrder(text, mostLines)) return null;
  for (const line of text.split('\n', mostLines)) {
    for (const cell of cellsOf(line)) {
      const title =
        cell.length <= longestTitle && cell.includes(':') ? titleIn(cell.split(':', 1)[0]!, 2) : null;
      if (title && title.category !== 'purchase_order' && !yourOrder.test(cell)) return title;
    }
  }
  return null;
}
