import { fromSeller } from './seller-mail.ts';

/** What a seller gives back for goods of an order. */
export const moneyBack = fromSeller(
  'papers-money-back',
  { category: 'credit_note', number: '{GS-|CN|AV}#####', hasPrices: true },
  {
    en: {
      title: 'Credit note',
      foot: 'The amount will be set off against your next payment.',
      subjects: ['Credit note <nr>', 'Your complaint about <ours>', 'Refund - <nr>'],
      attached: [
        'Hello,\n\nthe goods you sent back have arrived, so here is your credit note for <sum>.',
        'Dear customer,\n\nwith apologies for the breakage, please find credit note <nr> relating to order <ours>.',
        'Credit <nr> attached, please deduct it from what is still open.',
      ],
      listed: [
        'Hi,\n\nwe overcharged you on <ours>. This is what we are crediting, <sum> in all, no. <nr>:',
        'Credit note <nr>, goods returned:',
      ],
      bye: 'Customer accounts',
    },
    de: {
      title: 'Gutschrift',
      foot: 'Der Betrag wird mit Ihrer nächsten Zahlung verrechnet.',
      subjects: ['Gutschrift <nr>', 'Ihre Reklamation zu <ours>', 'Erstattung - <nr>'],
      attached: [
        'Hallo,\n\nIhre Rücksendung ist eingetroffen, hier also Ihre Gutschrift über <sum>.',
        'Sehr geehrter Kunde,\n\nfür den Bruchschaden bitten wir um Entschuldigung und übersenden die Gutschrift <nr> zur Bestellung <ours>.',
        'Gutschrift <nr> anbei, bitte vom offenen Betrag abziehen.',
      ],
      listed: [
        'Guten Tag,\n\nbei <ours> haben wir Ihnen zu viel berechnet. Gutgeschrieben werden insgesamt <sum>, Nr. <nr>:',
        'Gutschrift <nr> für zurückgenommene Ware:',
      ],
      bye: 'Debitorenbuchhaltung',
    },
    nl: {
      title: 'Creditnota',
      foot: 'Het bedrag wordt verrekend met uw volgende betaling.',
      subjects: ['Creditnota <nr>', 'Uw klacht over <ours>', 'Terugbetaling - <nr>'],
      attached: [
        'Hallo,\n\nuw retourzending is binnen, dus hier is de creditnota van <sum>.',
        'Geachte klant,\n\nonze excuses voor de breuk, bijgevoegd creditnota <nr> bij order <ours>.',
        'Credit <nr> bijgesloten, graag in mindering brengen op het openstaande bedrag.',
      ],
      listed: [
        'Goedendag,\n\nop <ours> is u te veel berekend. Wij crediteren in totaal <sum>, nr. <nr>:',
        'Creditnota <nr> voor geretourneerde goederen:',
      ],
      bye: 'Debiteurenbeheer',
    },
    fr: {
      title: 'Avoir',
      foot: 'Ce montant sera déduit de votre prochain règlement.',
      subjects: ['Avoir <nr>', 'Votre réclamation sur <ours>', 'Remboursement - <nr>'],
      attached: [
        'Bonjour,\n\nvotre retour nous est bien parvenu, voici donc votre avoir de <sum>.',
        'Cher client,\n\navec nos excuses pour la casse, veuillez trouver l’avoir <nr> concernant la commande <ours>.',
        'Avoir <nr> en pièce jointe, à déduire de votre solde.',
      ],
      listed: [
        'Bonjour,\n\nnous vous avons trop facturé sur <ours>. Nous vous créditons au total <sum>, avoir n° <nr> :',
        'Avoir <nr> pour marchandises retournées :',
      ],
      bye: 'Le service clients',
    },
    es: {
      title: 'Factura rectificativa (abono)',
      foot: 'El importe se compensará con su próximo pago.',
      subjects: ['Abono <nr>', 'Su reclamación del pedido <ours>', 'Devolución - <nr>'],
      attached: [
        'Hola:\n\nya nos ha llegado su devolución, así que aquí tiene el abono de <sum>.',
        'Estimado cliente:\n\ncon nuestras disculpas por la rotura, adjuntamos el abono <nr> del pedido <ours>.',
        'Va el abono <nr>, pueden descontarlo de lo pendiente.',
      ],
      listed: [
        'Buenos días:\n\nen el <ours> les cobramos de más. Les abonamos en total <sum>, n.º <nr>:',
        'Abono <nr> por mercancía devuelta:',
      ],
      bye: 'Atención al cliente',
    },
    it: {
      title: 'Nota di credito',
      foot: 'L’importo sarà compensato con il prossimo pagamento.',
      subjects: ['Nota di credito <nr>', 'Vostro reclamo su <ours>', 'Rimborso - <nr>'],
      attached: [
        'Salve,\n\nil vostro reso è arrivato, ecco quindi la nota di credito di <sum>.',
        'Gentile cliente,\n\nscusandoci per la rottura, vi inviamo la nota di credito <nr> relativa all’ordine <ours>.',
        'Nota di credito <nr> in allegato, da detrarre da quanto ancora aperto.',
      ],
      listed: [
        'Buongiorno,\n\nsull’ordine <ours> vi abbiamo addebitato troppo. Vi accreditiamo in tutto <sum>, nota n. <nr>:',
        'Nota di credito <nr> per merce resa:',
      ],
      bye: 'Ufficio clienti',
    },
    pt: {
      title: 'Nota de crédito',
      foot: 'O valor será descontado no próximo pagamento.',
      subjects: ['Nota de crédito <nr>', 'A vossa reclamação sobre <ours>', 'Reembolso - <nr>'],
      attached: [
        'Olá,\n\na vossa devolução já chegou, aqui está a nota de crédito de <sum>.',
        'Caro cliente,\n\ncom as nossas desculpas pela quebra, segue a nota de crédito <nr> da encomenda <ours>.',
        'Nota de crédito <nr> em anexo, a descontar do saldo em aberto.',
      ],
      listed: [
        'Bom dia,\n\nna <ours> cobrámos a mais. Creditamos no total <sum>, n.º <nr>:',
        'Nota de crédito <nr> por mercadoria devolvida:',
      ],
      bye: 'Apoio ao cliente',
    },
    pl: {
      title: 'Faktura korygująca',
      foot: 'Kwota zostanie rozliczona z następną płatnością.',
      subjects: ['Faktura korygująca <nr>', 'Państwa reklamacja do <ours>', 'Zwrot - <nr>'],
      attached: [
        'Witam,\n\nzwrot od Państwa dotarł, przesyłam więc korektę na kwotę <sum>.',
        'Szanowny Kliencie,\n\nprzepraszamy za stłuczki, w załączeniu faktura korygująca <nr> do zamówienia <ours>.',
        'Korekta <nr> w załączniku, proszę odliczyć od należności.',
      ],
      listed: [
        'Dzień dobry,\n\nprzy <ours> policzyliśmy za dużo. Zwracamy łącznie <sum>, korekta nr <nr>:',
        'Faktura korygująca <nr>, towar zwrócony:',
      ],
      bye: 'Dział rozliczeń',
    },
    da: {
      title: 'Kreditnota',
      foot: 'Beløbet modregnes i jeres næste betaling.',
      subjects: ['Kreditnota <nr>', 'Jeres reklamation på <ours>', 'Refusion - <nr>'],
      attached: [
        'Hej,\n\njeres retursending er kommet, så her er kreditnotaen på <sum>.',
        'Kære kunde,\n\nvi beklager bruddet og sender kreditnota <nr> til ordre <ours>.',
        'Kreditnota <nr> vedhæftet, træk den fra det udestående.',
      ],
      listed: [
        'Goddag,\n\npå <ours> har vi opkrævet for meget. Vi krediterer i alt <sum>, nr. <nr>:',
        'Kreditnota <nr> for returvarer:',
      ],
      bye: 'Debitorafdelingen',
    },
  },
);
