import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    motto: 'ÉTABLISSEMENT PUBLIC – SERVICE DES MARCHÉS',
    title: 'BON DE COMMANDE N°',
    facts: listed(
      'Date d’émission | Engagement juridique n° | Marché n° | Imputation budgétaire | Service gestionnaire | Délai d’exécution',
    ),
    holder: 'Titulaire :',
    deliver: 'Lieu de livraison :',
    invoice: 'Adresse de facturation :',
    heads: listed('N° | Désignation des prestations | Unité | Quantité | Prix unitaire HT | Montant HT'),
    sums: { subtotal: 'Total HT', freight: 'Frais de transport', tax: 'TVA', total: 'Total TTC' },
    settled: 'Arrêté le présent bon de commande à la somme indiquée ci-dessus, toutes taxes comprises.',
    signs: listed('Le demandeur | L’ordonnateur (cachet et visa)'),
    tax: 'SIRET / TVA :',
  },
  es: {
    motto: 'ADMINISTRACIÓN PÚBLICA – SERVICIO DE CONTRATACIÓN',
    title: 'HOJA DE PEDIDO N.º',
    facts: listed(
      'Fecha de emisión | N.º de expediente | Contrato menor n.º | Aplicación presupuestaria | Unidad tramitadora | Plazo de entrega',
    ),
    holder: 'Adjudicatario:',
    deliver: 'Lugar de entrega:',
    invoice: 'Datos de facturación:',
    heads: listed('N.º | Descripción del suministro | Unidad | Cantidad | Precio unit. sin IVA | Importe'),
    sums: { subtotal: 'Base imponible', freight: 'Portes', tax: 'IVA', total: 'Total IVA incluido' },
    settled: 'El gasto queda aprobado por el importe indicado, impuestos incluidos.',
    signs: listed('El solicitante | El órgano de contratación'),
    tax: 'CIF:',
  },
  it: {
    motto: 'AMMINISTRAZIONE PUBBLICA – UFFICIO ECONOMATO',
    title: 'BUONO D’ORDINE N.',
    facts: listed(
      'Data emissione | Impegno di spesa | CIG | Capitolo | Codice univoco ufficio | Termine di consegna',
    ),
    holder: 'Spett.le Ditta:',
    deliver: 'Luogo di consegna:',
    invoice: 'Intestazione fattura:',
    heads: listed('N. | Descrizione della fornitura | U.M. | Quantità | Prezzo unitario | Importo'),
    sums: { subtotal: 'Imponibile', freight: 'Trasporto', tax: 'IVA', total: 'Totale IVA inclusa' },
    settled: 'Si autorizza la spesa per l’importo sopra indicato, IVA compresa.',
    signs: listed('Il richiedente | Il responsabile del procedimento'),
    tax: 'C.F./P.IVA:',
  },
  pt: {
    motto: 'ADMINISTRAÇÃO PÚBLICA – DIVISÃO DE APROVISIONAMENTO',
    title: 'NOTA DE ENCOMENDA N.º',
    facts: listed(
      'Data | Compromisso n.º | Procedimento | Rubrica orçamental | Serviço requisitante | Prazo de entrega',
    ),
    holder: 'Adjudicatário:',
    deliver: 'Local de entrega:',
    invoice: 'Dados para faturação:',
    heads: listed('N.º | Designação dos bens | Un. | Quantidade | Preço unitário | Valor'),
    sums: { subtotal: 'Subtotal', freight: 'Transporte', tax: 'IVA', total: 'Total com IVA' },
    settled: 'O número do compromisso é obrigatório na fatura.',
    signs: listed('O requisitante | O responsável'),
    tax: 'NIPC:',
  },
  pl: {
    motto: 'JEDNOSTKA BUDŻETOWA – DZIAŁ ZAMÓWIEŃ PUBLICZNYCH',
    title: 'ZLECENIE ZAKUPU NR',
    facts: listed(
      'Data wystawienia | Nr zaangażowania | Umowa nr | Klasyfikacja budżetowa | Komórka zamawiająca | Termin dostawy',
    ),
    holder: 'Wykonawca:',
    deliver: 'Miejsce dostawy:',
    invoice: 'Nabywca (dane do faktury):',
    heads: listed('Lp. | Opis przedmiotu zamówienia | J.m. | Ilość | Cena jedn. netto | Wartość netto'),
    sums: { subtotal: 'Wartość netto', freight: 'Transport', tax: 'VAT', total: 'Wartość brutto' },
    settled: 'Wydatek mieści się w planie finansowym jednostki.',
    signs: listed('Wnioskujący | Główny księgowy'),
    tax: 'NIP:',
  },
};

/** A public body's order under its rules of accounting: commitment, contract and budget line before the items, two signatures after. */
export const family: DrawnFamily = {
  about:
    'public body: commitment, contract and budget numbers around the order number, units before quantities, visa of two officers',
  languages: languagesOf(words),
  order: {
    lines: [1, 9],
    number: '2025-{0|1}####',
    articles: 'none',
    delivery: 'date',
    tax: true,
    billTo: 'other',
    notes: false,
  },
  paper: { faces: ['times', 'serif', 'helvetica', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [44, paper.width - 44];
    paper.text(say.motto, left, 30, { size: 8, width: right - left, align: 'center', spacing: 0.6 });
    paper.text(print.value('buyer', 'company'), left, 48, { bold: true, size: 12 });
    paper.lines(print.party('buyer', 'street', 'town'), left, 64);
    paper.text(`${say.tax} ${print.value('buyer', 'vatId')}`, left, 90);
    paper.text(`${print.value('buyer', 'contact')} – ${print.value('buyer', 'phone')}`, left, 103);
    paper.box(300, 46, right - 300, 24);
    paper.fitted(`${say.title} ${print.number()}`, 306, 52, right - 312, { size: 12, bold: true });
    const values = [
      print.date(),
      random.fill('{1|2}#########'),
      random.fill('2024-###-##'),
      random.fill('60##-##'),
      order.project,
      print.delivery()!,
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(`${label} :`, 306, 78 + i * 13, 120);
      paper.fitted(values[i]!, 430, 78 + i * 13, right - 430, { bold: i === 5 });
    });
    const blocks = [
      [say.holder, print.party('supplier', 'company', 'street', 'town', 'country')],
      [say.deliver, print.party('shipTo', 'company', 'extra', 'street', 'town')],
      [say.invoice, print.party('billTo', 'company', 'street', 'town')],
    ] as const;
    const wide = (right - left) / 3;
    blocks.forEach(([head, texts], i) => {
      paper.fitted(head, left + i * wide, 166, wide - 10, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * wide, 180 + n * 12, wide - 10);
      });
    });
    const [position, text, unit, quantity, price, amount] = say.heads;
    const columns = columnsOf(sheet, [
      ['description', right - left - 302, text],
      ['unit', 46, unit],
      ['quantity', 60, quantity],
      ['price', 80, price],
      ['lineTotal', 84, amount],
    ]);
    const counted = (line: PrintedLine) => String(print.lines.indexOf(line) + 1);
    columns.unshift({ head: position!, width: 32, align: 'center', cell: counted });
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 250, bottom: paper.height - 190, nextPage: () => 44 },
      { rules: 'all', padding: 3, valign: 'middle' },
    );
    let y = end;
    for (const { kind, text: sum } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.box(right - 164, y, 80, 16);
      paper.box(right - 84, y, 84, 16);
      paper.fitted(`${say.sums[kind]}${rate}${bold ? ` ${print.currency()}` : ''}`, right - 161, y + 3, 74, {
        bold,
      });
      paper.text(sum, right - 81, y + 3, { bold, width: 78, align: 'right' });
      y += 16;
    }
    y = paper.paragraph(say.settled, left, y + 14, right - left, { italic: true });
    say.signs.forEach((sign, i) => {
      paper.text(sign, left + i * 280, y + 16);
    });
  },
};
