import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    service: 'Direction des achats et de la logistique',
    title: 'BON DE COMMANDE',
    head: listed("N° du bon | Émis le | N° d'engagement | N° de marché | Date limite de livraison"),
    account: listed('Budget | Compte | UF | Gestionnaire | Poste'),
    parties: listed('Titulaire | Livrer à : magasin général | Facture à déposer à'),
    heads: listed(
      'Code | Désignation | Réf. titulaire | Qté cdée | Cdt. | P.U. HT | Rem. | TVA | Montant HT',
    ),
    sums: { subtotal: 'Total HT', freight: 'Frais de port HT', tax: 'Montant TVA', total: 'Total TTC' },
    sign: "Pour le directeur et par délégation, l'attaché d'administration",
    rule: "Toute facture doit porter le n° d'engagement. Réception de 8 h à 15 h 30 du lundi au vendredi.",
  },
  de: {
    service: 'Zentraleinkauf Medizin- und Wirtschaftsbedarf',
    title: 'BESTELLSCHEIN',
    head: listed('Schein-Nr. | Ausgefertigt am | Mittelbindung | Vertragsnr. | Lieferfrist bis'),
    account: listed('Haushalt | Sachkonto | Kostenstelle | Sachbearb. | Apparat'),
    parties: listed('Auftragnehmer | Anlieferung: Zentrallager | Rechnungsanschrift'),
    heads: listed('MatNr | Bezeichnung | Ref. AN | Best.Mg | VE | Preis/VE | Rab. | USt | Betrag netto'),
    sums: { subtotal: 'Nettosumme', freight: 'Versandkosten', tax: 'USt-Betrag', total: 'Bruttosumme' },
    sign: 'Im Auftrag der Verwaltungsdirektion',
    rule: 'Rechnungen ohne Angabe der Mittelbindung gehen zurück. Warenannahme Mo-Fr 7:00 bis 14:30 Uhr.',
  },
  it: {
    service: 'U.O.C. Approvvigionamenti',
    title: 'ORDINATIVO DI FORNITURA',
    head: listed('Ordinativo n. | Emesso il | CIG | Delibera | Consegna entro il'),
    account: listed('Esercizio | Conto | Centro di costo | Istruttore | Interno'),
    parties: listed('Ditta | Luogo di consegna | Intestazione fattura'),
    heads: listed(
      'Cod. | Descrizione prodotto | Cod. ditta | Q.tà | Conf. | Prezzo | Sc. | IVA | Imponibile',
    ),
    sums: { subtotal: 'Totale imponibile', freight: 'Trasporto', tax: 'Imposta', total: 'Totale ordinativo' },
    sign: 'Il responsabile del procedimento',
    rule: 'Riportare CIG e numero ordinativo in fattura. Ricevimento merci dalle 8.00 alle 13.00.',
  },
  es: {
    service: 'Servicio de Suministros',
    title: 'HOJA DE PEDIDO',
    head: listed('Hoja n.º | Emitida el | N.º expediente | N.º contrato | Plazo de entrega hasta'),
    account: listed('Ejercicio | Partida | Centro de coste | Tramita | Extensión'),
    parties: listed('Adjudicatario | Punto de entrega: almacén | Órgano facturador'),
    heads: listed(
      'Código | Producto | Ref. adjud. | Cant. ped. | Env. | Precio s/IVA | Dto. | IVA | Importe s/IVA',
    ),
    sums: { subtotal: 'Base imponible', freight: 'Transporte', tax: 'Cuota IVA', total: 'Total con IVA' },
    sign: 'La jefatura de servicio',
    rule: 'Indique el n.º de expediente en albaranes y facturas. Recepción de 8 a 14 h.',
  },
  pt: {
    service: 'Serviço de Aprovisionamento',
    title: 'NOTA DE ENCOMENDA',
    head: listed('Nota n.º | Emitida em | Compromisso n.º | Procedimento | Entregar até'),
    account: listed('Ano | Rubrica | Centro de custo | Tratado por | Ext.'),
    parties: listed('Adjudicatário | Entregar em: armazém central | Faturar a'),
    heads: listed(
      'Código | Designação | Ref. adjud. | Qtd. | Emb. | Preço s/IVA | Desc. | IVA | Valor s/IVA',
    ),
    sums: { subtotal: 'Valor ilíquido', freight: 'Transporte', tax: 'Valor do IVA', total: 'Valor total' },
    sign: 'O diretor do serviço',
    rule: 'O n.º de compromisso é obrigatório na fatura. Receção de mercadorias das 9h às 16h.',
  },
  pl: {
    service: 'Sekcja Zaopatrzenia',
    title: 'ZAMÓWIENIE NA DOSTAWĘ',
    head: listed('Zamówienie nr | Wystawiono dnia | Nr umowy | Nr postępowania | Dostawa do dnia'),
    account: listed('Rok | Konto | Ośrodek kosztów | Prowadzi sprawę | Wew.'),
    parties: listed('Wykonawca | Dostarczyć do: magazyn | Fakturę wystawić na'),
    heads: listed(
      'Kod | Nazwa asortymentu | Kod wyk. | Ilość | Op. | Cena netto | Rabat | VAT | Wart. netto',
    ),
    sums: { subtotal: 'Razem netto', freight: 'Transport', tax: 'Kwota VAT', total: 'Razem brutto' },
    sign: 'Z upoważnienia dyrektora',
    rule: 'Numer umowy należy podać na fakturze. Przyjęcia towaru w dni robocze od 7.30 do 14.00.',
  },
};

/** A hospital's order: commitment, contract and account numbers in boxes, VAT of each line, a visa box at the end. */
export const family: DrawnFamily = {
  about:
    'boxes with commitment, contract and cost centre; VAT rate in each row, sums by tax, a signature box',
  languages: languagesOf(words),
  order: {
    lines: [1, 11],
    delivery: 'date',
    articles: 'both',
    tax: true,
    discounts: true,
    article: '{2|4|6}#####',
    number: '{26|25}-{A|M|P}-#####',
    shipTo: 'other',
    notes: false,
  },
  paper: { faces: ['helvetica', 'times', 'serif', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [34, paper.width - 34];
    const width = right - left;
    paper.text(print.value('buyer', 'company'), left, 28, { size: 13, bold: true });
    paper.text(say.service, left, 45, { italic: true });
    const own = [...print.party('buyer', 'street', 'town'), print.value('buyer', 'email')];
    paper.lines(own, left, 57);
    paper.text(say.title, left, 30, { size: 15, bold: true, width, align: 'right' });
    const pairs = (labels: string[], values: string[]) =>
      values.map((value, i): [string, string] => [labels[i]!, value]);
    const commitment = random.fill('{EJ|Z|C}########');
    const head = [print.number(), print.date(), commitment, random.fill('20##-0##'), print.delivery()!];
    const box = { x: left, width, height: 28 };
    let y = drawBoxRow(paper, pairs(say.head, head), { ...box, y: 98, value: { bold: true } });
    const account = [
      order.date.slice(0, 4),
      random.fill('60#####'),
      random.fill('####'),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    y = drawBoxRow(paper, pairs(say.account, account), { ...box, y, shares: [2, 3, 3, 5, 4] });
    const blocks = [
      [...print.party('supplier', 'company', 'street', 'town'), order.supplier.phone],
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      paper.box(left + (i * width) / 3, y + 6, width / 3 - 4, 72, { thickness: 0.5 });
      drawBlock(paper, say.parties[i]!, texts, {
        x: left + (i * width) / 3 + 5,
        y: y + 9,
        width: width / 3 - 14,
      });
    });
    const cells: [number, Column<PrintedLine>['cell'], 'left' | 'right'][] = [
      [46, (line) => line.article(), 'left'],
      [width - 374, (line) => line.description(), 'left'],
      [66, (line) => line.yourArticle(), 'left'],
      [46, (line) => line.quantity(), 'right'],
      [36, (line) => line.unit(), 'left'],
      [52, (line) => line.price(), 'right'],
      [42, (line) => line.discount(), 'right'],
      [30, () => `${order.taxRate}`, 'right'],
      [56, (line) => line.total(), 'right'],
    ];
    const columns = cells.map(([wide, cell, align], i) => ({
      head: say.heads[i]!,
      width: wide,
      cell,
      align,
    }));
    const place = {
      x: left,
      y: y + 90,
      bottom: paper.height - 150,
      nextPage() {
        paper.text(`${order.buyer.company} - ${say.title} ${order.number}`, left, 30, { size: 8 });
        return 48;
      },
    };
    const look = { rules: random.pick(['columns', 'all'] as const), head: { size: 7 }, padding: 2.5 };
    const end = drawTable(paper, columns, print.lines, place, look);
    const sums = print
      .sums()
      .map(({ kind, text }): [string, string] => [
        say.sums[kind],
        kind === 'total' ? `${text} ${print.currency()}` : text,
      ]);
    const wide = sums.length * 90;
    y = drawBoxRow(paper, sums, { ...box, x: right - wide, width: wide, y: end + 8, value: { bold: true } });
    paper.box(left, y + 12, 220, 62, { thickness: 0.5 });
    paper.fitted(say.sign, left + 5, y + 16, 210, { size: 7.5 });
    paper.text(print.value('shipTo', 'city'), left + 5, y + 28, { size: 7.5 });
    paper.paragraph(say.rule, left + 236, y + 16, width - 236, { size: 7.5 });
  },
};
