import { fromSeller } from './seller-mail.ts';

/** What we owe for an order. */
export const invoiceForOurOrder = fromSeller(
  'papers-invoice-for-our-order',
  { category: 'invoice', number: '{RE-|F25/|INV|}#####', hasPrices: true },
  {
    en: {
      title: 'Invoice',
      foot: 'Please pay by <d>, quoting the invoice number.',
      subjects: ['Invoice <nr>', 'Your order <ours> - our invoice', 'Billing: <nr>'],
      attached: [
        'Hello,\n\nthe invoice for your order <ours> comes with this mail, <sum> net, due <d>.',
        'Dear customer,\n\nattached please find invoice <nr>. We thank you for your business.',
        'Invoice <nr> in PDF format. Kindly forward it to whoever handles payments.',
      ],
      listed: [
        'Hi,\n\nwe’re charging you <sum> net for order <ours>, invoice no. <nr>, payable by <d>:',
        'Invoice <nr> for the goods delivered:',
      ],
      bye: 'Accounts receivable',
    },
    de: {
      title: 'Rechnung',
      foot: 'Zahlbar bis <d> ohne Abzug unter Angabe der Rechnungsnummer.',
      subjects: ['Rechnung <nr>', 'Ihre Bestellung <ours> - unsere Rechnung', 'Faktura <nr>'],
      attached: [
        'Guten Tag,\n\nzu Ihrer Bestellung <ours> erhalten Sie die Rechnung über <sum> netto, fällig am <d>.',
        'Sehr geehrter Kunde,\n\nals Anlage unsere Rechnung <nr>. Vielen Dank für Ihren Einkauf.',
        'Rechnung <nr> als PDF. Bitte an die Kreditorenbuchhaltung weiterleiten.',
      ],
      listed: [
        'Hallo,\n\nfür den Auftrag <ours> berechnen wir Ihnen <sum> netto, Rechnungsnummer <nr>, zahlbar bis <d>:',
        'Rechnung <nr> über die gelieferte Ware:',
      ],
      bye: 'Ihre Buchhaltung',
    },
    nl: {
      title: 'Factuur',
      foot: 'Gelieve te betalen voor <d> onder vermelding van het factuurnummer.',
      subjects: ['Factuur <nr>', 'Uw bestelling <ours> - onze factuur', 'Facturatie <nr>'],
      attached: [
        'Goedendag,\n\nbij uw bestelling <ours> hoort deze factuur van <sum> excl. btw, te voldoen voor <d>.',
        'Geachte klant,\n\nin de bijlage factuur <nr>. Dank voor uw aankoop.',
        'Factuur <nr> in pdf. Graag doorsturen naar de crediteurenadministratie.',
      ],
      listed: [
        'Hallo,\n\nvoor order <ours> brengen wij u <sum> excl. btw in rekening, factuurnummer <nr>, te betalen voor <d>:',
        'Factuur <nr> voor de geleverde goederen:',
      ],
      bye: 'Administratie',
    },
    fr: {
      title: 'Facture',
      foot: 'À régler avant le <d> en rappelant le numéro de facture.',
      subjects: ['Facture <nr>', 'Votre commande <ours> - notre facture', 'Facturation <nr>'],
      attached: [
        'Bonjour,\n\nvoici la facture relative à votre commande <ours>, soit <sum> HT à régler pour le <d>.',
        'Cher client,\n\nvous trouverez ci-joint la facture <nr>. Merci de votre confiance.',
        'Facture <nr> au format PDF, à transmettre au service comptable.',
      ],
      listed: [
        'Bonjour,\n\npour la commande <ours> nous vous facturons <sum> HT, facture n° <nr>, échéance le <d> :',
        'Facture <nr> pour les marchandises livrées :',
      ],
      bye: 'Le service comptabilité',
    },
    es: {
      title: 'Factura',
      foot: 'Vencimiento: <d>. Indiquen el número de factura en el pago.',
      subjects: ['Factura <nr>', 'Su pedido <ours> - nuestra factura', 'Facturación <nr>'],
      attached: [
        'Buenos días:\n\nles remito la factura de su pedido <ours> por <sum> más IVA, con vencimiento el <d>.',
        'Estimado cliente:\n\nadjuntamos la factura <nr>. Gracias por su compra.',
        'Factura <nr> en PDF. Rogamos la hagan llegar a contabilidad.',
      ],
      listed: [
        'Hola:\n\npor el pedido <ours> les facturamos <sum> más IVA, factura n.º <nr>, a pagar antes del <d>:',
        'Factura <nr> por la mercancía entregada:',
      ],
      bye: 'Administración',
    },
    it: {
      title: 'Fattura',
      foot: 'Pagamento entro il <d>, indicando il numero della fattura.',
      subjects: ['Fattura <nr>', 'Vostro ordine <ours> - nostra fattura', 'Fatturazione <nr>'],
      attached: [
        'Buongiorno,\n\nvi inviamo la fattura relativa al vostro ordine <ours> per <sum> più IVA, scadenza <d>.',
        'Gentile cliente,\n\nin allegato la fattura <nr>. Grazie per l’acquisto.',
        'Fattura <nr> in pdf, da inoltrare al vostro ufficio contabilità.',
      ],
      listed: [
        'Salve,\n\nper l’ordine <ours> vi fatturiamo <sum> più IVA, fattura n. <nr>, scadenza <d>:',
        'Fattura <nr> per la merce consegnata:',
      ],
      bye: 'Ufficio amministrazione',
    },
    pt: {
      title: 'Fatura',
      foot: 'Pagamento até <d>, com indicação do número da fatura.',
      subjects: ['Fatura <nr>', 'A vossa encomenda <ours> - nossa fatura', 'Faturação <nr>'],
      attached: [
        'Bom dia,\n\nenviamos a fatura da vossa encomenda <ours>, no valor de <sum> mais IVA, a pagar até <d>.',
        'Caro cliente,\n\nsegue em anexo a fatura <nr>. Obrigado pela preferência.',
        'Fatura <nr> em PDF. Agradecemos que a façam chegar à contabilidade.',
      ],
      listed: [
        'Olá,\n\npela encomenda <ours> faturamos <sum> mais IVA, fatura n.º <nr>, vencimento a <d>:',
        'Fatura <nr> da mercadoria entregue:',
      ],
      bye: 'Contabilidade',
    },
    pl: {
      title: 'Faktura',
      foot: 'Termin płatności: <d>. Prosimy podać numer faktury w tytule przelewu.',
      subjects: ['Faktura <nr>', 'Państwa zamówienie <ours> - nasza faktura', 'Fakturowanie <nr>'],
      attached: [
        'Dzień dobry,\n\nprzesyłamy fakturę do zamówienia <ours> na kwotę <sum> netto, płatną do <d>.',
        'Szanowny Kliencie,\n\nw załączniku faktura <nr>. Dziękujemy za zakupy.',
        'Faktura <nr> w PDF. Proszę przekazać do księgowości.',
      ],
      listed: [
        'Witam,\n\nza zamówienie <ours> obciążamy Państwa kwotą <sum> netto, faktura nr <nr>, termin płatności <d>:',
        'Faktura <nr> za dostarczony towar:',
      ],
      bye: 'Dział księgowości',
    },
    da: {
      title: 'Faktura',
      foot: 'Betales senest den <d> med angivelse af fakturanummer.',
      subjects: ['Faktura <nr>', 'Jeres ordre <ours> - vores faktura', 'Fakturering <nr>'],
      attached: [
        'Goddag,\n\nher er fakturaen på jeres ordre <ours>, <sum> ekskl. moms, der forfalder den <d>.',
        'Kære kunde,\n\nvedhæftet er faktura <nr>. Tak for handlen.',
        'Faktura <nr> som pdf. Send den venligst videre til bogholderiet.',
      ],
      listed: [
        'Hej,\n\nfor ordre <ours> fakturerer vi <sum> ekskl. moms, fakturanr. <nr>, som betales senest den <d>:',
        'Faktura <nr> for de leverede varer:',
      ],
      bye: 'Bogholderiet',
    },
  },
);
