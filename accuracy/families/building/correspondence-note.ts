import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    slogan: 'Quality you can rely on',
    title: 'PURCHASE ORDER',
    must: 'The following number must appear on all related correspondence, shipping papers, and invoices:',
    number: 'P.O. NUMBER:',
    reach: listed('Phone | Fax'),
    blocks: listed('To: | Ship To:'),
    strip: listed('P.O. DATE | REQUISITIONER | TO ARRIVE BY | F.O.B. POINT | TERMS'),
    values: listed('Destination | Net 30 days'),
    heads: listed('QTY | UNIT | DESCRIPTION | UNIT PRICE | TOTAL'),
    sums: { subtotal: 'SUBTOTAL', freight: 'SHIPPING & HANDLING', tax: 'SALES TAX', total: 'TOTAL' },
    other: 'OTHER',
    notes: listed(
      'Please send two copies of your invoice. | Enter this order in accordance with the prices, terms, delivery method, and specifications listed above. | Please notify us immediately if you are unable to ship as specified. | Send all correspondence to:',
    ),
    sign: listed('Authorized by | Date'),
  },
  de: {
    slogan: 'Ihr Partner vor Ort',
    title: 'BESTELLUNG',
    must: 'Die folgende Nummer muss auf der gesamten Korrespondenz, den Versandpapieren und Rechnungen erscheinen:',
    number: 'BESTELLNUMMER:',
    reach: listed('Telefon | Fax'),
    blocks: listed('An: | Versand an:'),
    strip: listed('BESTELLDATUM | ANFORDERER | EINTREFFEND BIS | FREI AN BORD | BEDINGUNGEN'),
    values: listed('Bestimmungsort | 30 Tage netto'),
    heads: listed('MENGE | EINHEIT | BESCHREIBUNG | STÜCKPREIS | GESAMT'),
    sums: { subtotal: 'ZWISCHENSUMME', freight: 'VERSAND UND BEARBEITUNG', tax: 'MWST.', total: 'SUMME' },
    other: 'SONSTIGES',
    notes: listed(
      'Bitte senden Sie uns Ihre Rechnung in zweifacher Ausfertigung. | Führen Sie die Bestellung zu den oben genannten Preisen, Bedingungen und Spezifikationen aus. | Bitte benachrichtigen Sie uns umgehend, wenn Sie nicht wie angegeben liefern können. | Richten Sie den gesamten Schriftverkehr an:',
    ),
    sign: listed('Genehmigt durch | Datum'),
  },
  fr: {
    slogan: 'À votre service depuis 1987',
    title: 'BON DE COMMANDE',
    must: 'Le numéro suivant doit figurer sur toute correspondance, tout document d’expédition et toute facture :',
    number: 'NUMÉRO DE BON :',
    reach: listed('Téléphone | Télécopie'),
    blocks: listed('À : | Expédier à :'),
    strip: listed('DATE DU BON | DEMANDEUR | ARRIVÉE SOUHAITÉE | POINT F.A.B. | CONDITIONS'),
    values: listed('Destination | 30 jours net'),
    heads: listed('QTÉ | UNITÉ | DESCRIPTION | PRIX UNITAIRE | TOTAL'),
    sums: { subtotal: 'SOUS-TOTAL', freight: 'FRAIS D’EXPÉDITION', tax: 'TVA', total: 'TOTAL' },
    other: 'AUTRES',
    notes: listed(
      'Veuillez envoyer deux exemplaires de votre facture. | Enregistrez cette commande aux prix, conditions et spécifications indiqués ci-dessus. | Prévenez-nous immédiatement si vous ne pouvez pas expédier comme indiqué. | Adressez toute correspondance à :',
    ),
    sign: listed('Autorisé par | Date'),
  },
  es: {
    slogan: 'Siempre cerca de usted',
    title: 'ORDEN DE COMPRA',
    must: 'El siguiente número debe figurar en toda la correspondencia, los documentos de envío y las facturas:',
    number: 'NÚMERO DE O.C.:',
    reach: listed('Teléfono | Fax'),
    blocks: listed('Para: | Enviar a:'),
    strip: listed('FECHA DE O.C. | SOLICITANTE | DEBE LLEGAR EL | PUNTO F.O.B. | TÉRMINOS'),
    values: listed('Destino | 30 días neto'),
    heads: listed('CANT. | UNIDAD | DESCRIPCIÓN | PRECIO UNITARIO | TOTAL'),
    sums: { subtotal: 'SUBTOTAL', freight: 'ENVÍO Y MANIPULACIÓN', tax: 'IMPUESTOS', total: 'TOTAL' },
    other: 'OTROS',
    notes: listed(
      'Envíe dos copias de la factura. | Introduzca esta orden de acuerdo con los precios, términos y especificaciones indicados arriba. | Avísenos de inmediato si no puede realizar el envío según lo indicado. | Envíe toda la correspondencia a:',
    ),
    sign: listed('Autorizado por | Fecha'),
  },
  nl: {
    slogan: 'Vakwerk uit eigen huis',
    title: 'INKOOPORDER',
    must: 'Het onderstaande nummer moet op alle correspondentie, verzenddocumenten en facturen staan:',
    number: 'INKOOPNUMMER:',
    reach: listed('Telefoon | Fax'),
    blocks: listed('Aan: | Verzenden naar:'),
    strip: listed('DATUM ORDER | AANVRAGER | BINNEN OP | F.O.B.-PUNT | VOORWAARDEN'),
    values: listed('Bestemming | 30 dagen netto'),
    heads: listed('AANTAL | EENHEID | BESCHRIJVING | PRIJS PER EENHEID | TOTAAL'),
    sums: { subtotal: 'SUBTOTAAL', freight: 'VERZENDKOSTEN', tax: 'BTW', total: 'TOTAAL' },
    other: 'OVERIGE',
    notes: listed(
      'Stuur ons uw factuur in tweevoud. | Voer deze order uit volgens bovenstaande prijzen, voorwaarden en specificaties. | Laat het ons meteen weten als u niet zoals vermeld kunt leveren. | Alle correspondentie sturen aan:',
    ),
    sign: listed('Goedgekeurd door | Datum'),
  },
  da: {
    slogan: 'Godt håndværk siden 1974',
    title: 'INDKØBSORDRE',
    must: 'Følgende nummer skal fremgå af al korrespondance, forsendelsespapirer og fakturaer:',
    number: 'INDKØBSORDRENR.:',
    reach: listed('Telefon | Fax'),
    blocks: listed('Til: | Send til:'),
    strip: listed('ORDREDATO | REKVIRENT | FREMME SENEST | F.O.B.-STED | VILKÅR'),
    values: listed('Destination | Netto 30 dage'),
    heads: listed('ANTAL | ENHED | BESKRIVELSE | ENHEDSPRIS | I ALT'),
    sums: { subtotal: 'SUBTOTAL', freight: 'FORSENDELSE', tax: 'MOMS', total: 'TOTAL' },
    other: 'ANDET',
    notes: listed(
      'Send venligst faktura i to eksemplarer. | Ordren udføres efter de priser, vilkår og specifikationer, der er anført ovenfor. | Giv os straks besked, hvis I ikke kan levere som angivet. | Al korrespondance sendes til:',
    ),
    sign: listed('Godkendt af | Dato'),
  },
};

/** The oldest word-processor template there is: big grey title, the number in a sentence of its own, where to write to as the last note. */
export const family: DrawnFamily = {
  about:
    'word-processor template: slogan, number below a sentence, strip with requisitioner and F.O.B., the buyer’s address again in note 4',
  languages: languagesOf(words),
  order: { lines: [1, 8], articles: 'none', delivery: 'date', notes: false, openQuantity: false, per: 1 },
  paper: { faces: ['times', 'serif', 'helvetica', 'lato'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [54, paper.width - 54];
    const width = right - left;
    const middle = left + width / 2;
    const step = paper.leading();
    paper.fitted(print.value('buyer', 'company'), left, 40, 250, { size: 14, bold: true });
    paper.text(say.slogan, left, 58, { italic: true, size: 8 });
    paper.text(say.title, middle, 38, {
      size: 22,
      bold: true,
      color: '#a9a9a9',
      width: width / 2,
      align: 'right',
    });
    const reach = `${say.reach[0]} ${print.value('buyer', 'phone')}  ${say.reach[1]} ${order.buyer.fax}`;
    paper.lines([...print.party('buyer', 'street', 'town'), reach], left, 76, { size: 8.5 });
    paper.paragraph(say.must, left, 122, width);
    paper.text(`${say.number} ${print.number()}`, left, 122 + 2.4 * step, { bold: true });

    const blocks = [
      [order.supplier.contact, ...print.party('supplier', 'company', 'street', 'town')],
      [
        order.shipTo.contact,
        ...print.party('shipTo', 'company', 'extra', 'street', 'town'),
        print.value('shipTo', 'phone'),
      ],
    ];
    blocks.forEach((texts, i) => {
      const x = i === 0 ? left : middle;
      paper.text(say.blocks[i]!, x, 176, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 70, 176 + n * step, width / 2 - 76);
      });
    });
    const strip = [
      print.date(),
      print.value('buyer', 'contact'),
      print.delivery()!,
      say.values[0]!,
      say.values[1]!,
    ];
    const wide = width / strip.length;
    strip.forEach((text, i) => {
      const x = left + i * wide;
      paper.box(x, 264, wide, 16, { fill: '#e6e6e6', stroke: true });
      paper.box(x, 280, wide, 20);
      const head = say.strip[i]!;
      const size = Math.min(7.5, (7.5 * (wide - 6)) / paper.widthOf(head, { size: 7.5, bold: true }));
      paper.text(head, x, 268, { size, bold: true, width: wide, align: 'center' });
      const small = Math.min(1, (wide - 6) / paper.widthOf(text)) * paper.fontSize;
      paper.text(text, x, 284, { size: small, width: wide, align: 'center' });
    });

    const columns: Column<PrintedLine | null>[] = [
      { head: say.heads[0]!, width: 50, align: 'center', cell: (line) => line?.quantity() ?? '' },
      { head: say.heads[1]!, width: 50, align: 'center', cell: (line) => line?.unit() ?? '' },
      { head: say.heads[2]!, width: width - 260, cell: (line) => line?.description() ?? '' },
      { head: say.heads[3]!, width: 80, align: 'right', cell: (line) => line?.price() ?? '' },
      { head: say.heads[4]!, width: 80, align: 'right', cell: (line) => line?.total() ?? '' },
    ];
    const rows = [
      ...print.lines,
      ...Array.from({ length: Math.max(0, random.whole(5, 9) - print.lines.length) }, () => null),
    ];
    const end = drawTable(
      paper,
      columns,
      rows,
      { x: left, y: 312, bottom: paper.height - 60, nextPage: () => 50 },
      { rules: 'all', head: { fill: '#e6e6e6', size: 7.5 }, padding: 3 },
    );
    const sums = print.sums();
    const zero = random.chance(0.5);
    const block = 20 + Math.max(sums.length + 1, 12) * step + 40;
    let y = end;
    if (y + block > paper.height - 40) {
      paper.newPage();
      y = 60;
    }
    const from = y;
    const cell = (label: string, text: string, bold = false) => {
      paper.text(label, right - 250, y + 3, { size: 7.5, bold, width: 164, align: 'right' });
      paper.box(right - 80, y, 80, 17);
      if (text) paper.text(text, right - 80, y + 3, { bold, width: 77, align: 'right' });
      y += 17;
    };
    sums.forEach(({ kind, text }, i) => {
      if (i === sums.length - 1 && zero) cell(say.other, '');
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      const code = kind === 'total' ? ` ${print.currency()}` : '';
      cell(`${say.sums[kind]}${rate}${code}`, text, kind === 'total');
    });
    let low = from + 12;
    say.notes.forEach((text, i) => {
      paper.text(`${i + 1}.`, left, low, { size: 8 });
      low = paper.paragraph(text, left + 16, low, width - 276, { size: 8 }) + 4;
    });
    const home = [
      print.value('buyer', 'contact'),
      ...print.party('buyer', 'street', 'town'),
      reach,
      print.value('buyer', 'email'),
    ];
    home.forEach((text, i) => {
      paper.fitted(text, left + 16, low + i * 10.5, width - 276, { size: 8 });
    });
    const sign = Math.max(y, low + home.length * 10.5) + 24;
    paper.line(middle + 10, sign, right, sign);
    paper.text(say.sign[0]!, middle + 10, sign + 3, { size: 8 });
    paper.text(say.sign[1]!, right - 70, sign + 3, { size: 8 });
  },
};
