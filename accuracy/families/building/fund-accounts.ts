import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    department: 'Business Services / Purchasing Department',
    must: 'THIS NUMBER MUST APPEAR ON ALL PACKAGES, PACKING SLIPS AND INVOICES',
    number: 'Purchase Order No.',
    vendor: listed('VENDOR | Vendor # | Fax'),
    ship: listed('DELIVER TO | Attn: | School phone'),
    strip: listed('Date | Req. # | Needed by | Requested by | Bid / quote'),
    heads: listed('Qty | Unit | Catalog no. | Full description of item | Unit cost | Total cost'),
    sums: {
      subtotal: 'Sub-total',
      freight: 'Est. shipping',
      tax: 'Tax (see exemption)',
      total: 'Total of order',
    },
    accounts: listed('Fund - function - object - site | Amount encumbered'),
    certify:
      'I certify that there is a sufficient unencumbered balance in the accounts named to pay this order.',
    officers: listed('Budget manager | Superintendent or designee'),
    rules:
      'No substitutions or back orders without approval. Deliver Mon-Fri 8:00-14:30 when school is in session. Invoice in duplicate to Accounts Payable. Void after 30 June.',
    ask: 'Questions about this order: {phone}, {email}. Tax ID {vat}',
    copy: 'WHITE - Vendor   YELLOW - Receiving   PINK - School',
  },
  es: {
    department: 'Secretaría - Gestión económica del centro',
    must: 'ESTE NÚMERO DEBE FIGURAR EN BULTOS, ALBARANES Y FACTURAS',
    number: 'Hoja de pedido n.º',
    vendor: listed('CASA COMERCIAL | N.º acreedor | Fax'),
    ship: listed('ENTREGAR EN | A la atención de: | Tel. conserjería'),
    strip: listed('Fecha | Solicitud | Se necesita el | Lo solicita | Presupuesto'),
    heads: listed('Uds. | Medida | Catálogo | Descripción completa del artículo | Coste ud. | Coste total'),
    sums: { subtotal: 'Suma', freight: 'Portes est.', tax: 'IVA', total: 'Total del pedido' },
    accounts: listed('Programa - función - concepto - centro | Importe retenido'),
    certify: 'Certifico que existe crédito disponible y suficiente en las partidas indicadas.',
    officers: listed('Secretario/a | Director/a del centro'),
    rules:
      'No se admiten sustituciones sin autorización. Entregar de lunes a viernes de 8:00 a 14:30 en período lectivo. Factura por duplicado a Secretaría. Caduca a 31 de diciembre.',
    ask: 'Consultas sobre este pedido: {phone}, {email}. CIF {vat}',
    copy: 'BLANCA - Proveedor   AMARILLA - Almacén   ROSA - Centro',
  },
  fr: {
    department: 'Service de gestion - Intendance',
    must: 'CE NUMÉRO DOIT ÊTRE PORTÉ SUR LES COLIS, BORDEREAUX ET FACTURES',
    number: 'Bon d’achat n°',
    vendor: listed('FOURNISSEUR | Code tiers | Fax'),
    ship: listed('LIVRER À | À l’attention de : | Tél. loge'),
    strip: listed('Date | Demande | Pour le | Demandé par | Marché / devis'),
    heads: listed(
      'Nbre | Unité | N° catalogue | Description complète de l’article | Coût unit. | Coût total',
    ),
    sums: { subtotal: 'Sous-total', freight: 'Port estimé', tax: 'TVA', total: 'Total du bon' },
    accounts: listed('Service - domaine - activité - compte | Montant engagé'),
    certify: 'Je certifie que les crédits disponibles aux comptes indiqués sont suffisants.',
    officers: listed('Gestionnaire | Ordonnateur'),
    rules:
      'Aucun article de remplacement sans accord. Livrer du lundi au vendredi de 8 h à 14 h 30, hors vacances scolaires. Facture en deux exemplaires à l’intendance. Caduc au 31 décembre.',
    ask: 'Renseignements sur ce bon : {phone}, {email}. N° TVA {vat}',
    copy: 'BLANC - Fournisseur   JAUNE - Magasin   ROSE - Établissement',
  },
  da: {
    department: 'Skolens administration - Indkøb',
    must: 'DETTE NUMMER SKAL STÅ PÅ PAKKER, FØLGESEDLER OG FAKTURAER',
    number: 'Bestillingsseddel nr.',
    vendor: listed('FIRMA | Kreditornr. | Fax'),
    ship: listed('LEVERES TIL | Att.: | Pedel tlf.'),
    strip: listed('Dato | Ønske nr. | Skal bruges | Bestilt af | Aftale / tilbud'),
    heads: listed('Stk. | Enhed | Katalognr. | Fuld varebetegnelse | Stykpris | Samlet pris'),
    sums: { subtotal: 'Mellemsum', freight: 'Anslået fragt', tax: 'Moms', total: 'Bestilling i alt' },
    accounts: listed('Konto - funktion - art - sted | Disponeret beløb'),
    certify: 'Jeg bekræfter, at der er dækning på de nævnte konti.',
    officers: listed('Budgetansvarlig | Skoleleder'),
    rules:
      'Ingen erstatningsvarer uden aftale. Levering man.-fre. 8.00-14.30 på skoledage. Elektronisk faktura til administrationen. Bortfalder 31. december.',
    ask: 'Spørgsmål til bestillingen: {phone}, {email}. SE-nr. {vat}',
    copy: 'HVID - Firma   GUL - Varemodtagelse   RØD - Skole',
  },
  nl: {
    department: 'Bestuursbureau - Inkoop en facilitair',
    must: 'DIT NUMMER VERMELDEN OP PAKKETTEN, PAKBONNEN EN FACTUREN',
    number: 'Opdrachtbon nr.',
    vendor: listed('FIRMA | Crediteurnr. | Fax'),
    ship: listed('BEZORGEN BIJ | T.a.v.: | Tel. conciërge'),
    strip: listed('Datum | Aanvraag | Nodig per | Aangevraagd door | Mantel / offerte'),
    heads: listed('Aant. | Eenheid | Catalogusnr. | Volledige omschrijving artikel | Prijs p.e. | Kosten'),
    sums: { subtotal: 'Subtotaal', freight: 'Verzending geschat', tax: 'Btw', total: 'Totaal opdrachtbon' },
    accounts: listed('Kostenplaats - soort - project - locatie | Gereserveerd bedrag'),
    certify: 'Ondergetekende verklaart dat op genoemde budgetten voldoende ruimte is.',
    officers: listed('Budgethouder | Directeur-bestuurder'),
    rules:
      'Geen vervangende artikelen zonder akkoord. Bezorgen ma-vr 8.00-14.30 uur op schooldagen. Factuur als pdf naar de administratie. Vervalt op 31 december.',
    ask: 'Vragen over deze bon: {phone}, {email}. Btw-id {vat}',
    copy: 'WIT - Firma   GEEL - Ontvangst   ROZE - School',
  },
};

/** A school board's multi-part form: whom to ask stands at the foot, what is charged to which account in a grid below the items. */
export const family: DrawnFamily = {
  about:
    'school board form: number boxed beside a warning, attention line and telephone in the delivery box, catalogue number third, account grid below the items, questions to in the foot',
  languages: languagesOf(words),
  order: {
    lines: [1, 12],
    articles: 'yours',
    number: '{2600####|P##-####|#####|25-###-##}',
    delivery: 'date',
    notes: false,
    openQuantity: false,
    per: 1,
    shipTo: 'other',
  },
  paper: { faces: ['helvetica', 'times', 'sans', 'courier'], fontSize: [8.5, 9] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const half = width / 2;
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 28, { size: 14, bold: true });
    paper.text(say.department, left, 46, { size: 8.5 });
    paper.text(print.party('buyer', 'street', 'town').join(', '), left, 58, { size: 8.5 });
    const box = right - 170;
    paper.box(box, 26, 170, 46, { thickness: 1.2 });
    paper.fitted(say.number, box + 6, 30, 158, { size: 8 });
    paper.text(print.number(), box, 44, {
      size: 15,
      bold: true,
      width: 170,
      align: 'center',
      color: '#b01919',
    });
    paper.fitted(say.must, left, 80, width, { size: 7.5, bold: true });

    const vendor = print.party('supplier', 'company', 'street', 'town', 'country');
    vendor.push(`${say.vendor[1]} ${order.supplierNumber}    ${say.vendor[2]} ${order.supplier.fax}`);
    const ship = print.party('shipTo', 'company', 'extra', 'street', 'town');
    ship.push(`${say.ship[1]} ${order.shipTo.contact}`, `${say.ship[2]} ${print.value('shipTo', 'phone')}`);
    [vendor, ship].forEach((texts, i) => {
      const x = left + i * half;
      paper.box(x, 94, half, 6 * step + 12);
      paper.turned(-90, x + 4, 94 + 6 * step + 6, () =>
        paper.text((i === 0 ? say.vendor : say.ship)[0]!, x + 4, 94 + 6 * step + 6, { size: 7, bold: true }),
      );
      paper.line(x + 16, 94, x + 16, 94 + 6 * step + 12);
      texts.forEach((text, n) => {
        paper.fitted(text, x + 24, 99 + n * step, half - 32);
      });
    });
    const top = 94 + 6 * step + 12;
    const strip = [
      print.date(),
      random.fill('R-####'),
      print.delivery()!,
      print.value('buyer', 'contact'),
      order.quoteReference,
    ];
    const shares = [0.19, 0.13, 0.19, 0.28, 0.21];
    let x = left;
    strip.forEach((text, i) => {
      const wide = width * shares[i]!;
      paper.box(x, top, wide, 30);
      paper.fitted(`${say.strip[i]}:`, x + 4, top + 3, wide - 8, { size: 7 });
      paper.fitted(text, x + 4, top + 14, wide - 8);
      x += wide;
    });

    const end = drawTable(
      paper,
      columnsOf(say.heads, width),
      print.lines,
      {
        x: left,
        y: top + 38,
        bottom: paper.height - 215,
        nextPage() {
          paper.text(`${say.number} ${order.number}`, left, 30, { bold: true });
          return 48;
        },
      },
      { rules: 'columns', head: { size: 7.5 }, padding: 3 },
    );
    let low = end + 6;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const label = bold ? `${say.sums[kind]} ${print.currency()}` : say.sums[kind];
      paper.text(label, right - 240, low, { bold, width: 156, align: 'right' });
      paper.text(text, right - 80, low, { bold, width: 77, align: 'right' });
      low += step + 3;
    }
    const account = { x: left, y: end + 6, width: 230 };
    const split = Math.round(order.total * 60) / 100;
    const charged = order.total > 200 ? [split, order.total - split] : [order.total];
    paper.fitted(say.accounts[0]!, account.x, account.y, 150, { size: 7, bold: true });
    paper.fitted(say.accounts[1]!, account.x + 156, account.y, 74, { size: 7, bold: true });
    charged.forEach((amount, i) => {
      const y = account.y + 12 + i * (step + 4);
      paper.box(account.x, y, 152, step + 4, { thickness: 0.4 });
      paper.box(account.x + 152, y, 78, step + 4, { thickness: 0.4 });
      paper.text(random.fill('{01|11|40}-####-####-0##'), account.x + 4, y + 3);
      paper.text(print.money(amount), account.x + 152, y + 3, { width: 74, align: 'right' });
    });
    low = Math.max(low, account.y + 14 + charged.length * (step + 4)) + 10;
    low = paper.paragraph(say.certify, left, low, width, { size: 7.5 }) + 26;
    say.officers.forEach((officer, i) => {
      const at = left + i * (half + 10);
      paper.line(at, low, at + half - 30, low, { thickness: 0.5 });
      paper.text(officer, at, low + 2, { size: 7 });
      paper.text(i === 0 ? order.billTo.contact : 'mkl', at + 20, low - 18, {
        face: 'hand',
        size: 16,
        color: '#20307c',
      });
    });
    low = paper.paragraph(say.rules, left, low + 18, width, { size: 7.5 }) + 6;
    const ask = say.ask
      .replace('{phone}', print.value('buyer', 'phone'))
      .replace('{email}', print.value('buyer', 'email'))
      .replace('{vat}', print.value('buyer', 'vatId'));
    paper.fitted(ask, left, low, width, { size: 8 });
    paper.text(say.copy, left, paper.height - 32, { size: 7, width, align: 'center' });
  },
};

function columnsOf(heads: readonly string[], width: number): Column<PrintedLine>[] {
  const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
    [44, 'center', (line) => line.quantity()],
    [44, 'center', (line) => line.unit()],
    [82, 'left', (line) => line.yourArticle()],
    [width - 320, 'left', (line) => line.description()],
    [72, 'right', (line) => line.price()],
    [78, 'right', (line) => line.total()],
  ];
  return cells.map(([wide, align, cell], i) => ({ head: heads[i]!, width: wide, align, cell }));
}
