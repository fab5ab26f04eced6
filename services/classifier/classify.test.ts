import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const mail = (subject: string, text: string, attachments: { name: string; text: string }[] = []) =>
  classify({
    subject,
    text,
    automatic: null,
    attachments: attachments.map((attachment) => ({ ...attachment, inline: false, enclosed: null })),
  });

test.each([
  [
    'purchase_order',
    'en',
    'Order 5512',
    'Dear team,\n\nplease supply:\n\n12 x gloves, size M\n4 boxes of wipes\n\nKind regards',
  ],
  [
    'purchase_order',
    'de',
    'Bestellung 4711',
    'Guten Tag,\n\nhiermit bestellen wir 20 Stk Kugellager 6204.\n\nMit freundlichen Grüßen',
  ],
  [
    'purchase_order',
    'nl',
    'Bestelling week 12',
    'Beste,\n\nhierbij onze bestelling:\n\n10x melk\n4x slagroom\n\nMet vriendelijke groet',
  ],
  [
    'purchase_order',
    'fr',
    'Commande 88',
    'Bonjour,\n\nveuillez trouver ci-joint notre bon de commande 88.\n\nCordialement',
  ],
  [
    'purchase_order',
    'es',
    'Pedido 311',
    'Buenos días,\n\nadjunto nuestro pedido con fecha de entrega el viernes.\n\nUn saludo',
  ],
  [
    'purchase_order',
    'it',
    'Ordine 12',
    "Buongiorno,\n\nin allegato il nostro ordine d'acquisto numero 12.\n\nCordiali saluti",
  ],
  ['order_confirmation', 'en', 'Re: Order 5512', 'Thank you for your order. We expect to deliver on Friday.'],
  [
    'order_confirmation',
    'de',
    'Auftragsbestätigung 9001',
    'Vielen Dank für Ihre Bestellung, die wir hiermit bestätigen.',
  ],
  [
    'invoice',
    'nl',
    'Factuur 2026-18',
    'Geachte heer, bijgaand ontvangt u onze factuur voor bestelling 4471.',
  ],
  [
    'delivery_note',
    'fr',
    'Votre colis',
    'Bonjour, votre commande a été expédiée ce matin. Le bon de livraison est joint.',
  ],
  [
    'quotation',
    'en',
    'Tote bags',
    'Could you please send us a quote for 1,000 tote bags with our logo on them?',
  ],
  ['receipt', 'de', 'Zahlungseingang', 'Wir haben Ihre Zahlung für die Bestellung erhalten. Vielen Dank!'],
  [
    'credit_note',
    'en',
    'Credit note 77',
    'Attached is the credit note against invoice 1234 for the goods that you returned.',
  ],
  [
    'unknown',
    'en',
    'Order cancellation 5512',
    'Please cancel our purchase order 5512, we no longer need the items.',
  ],
  [
    'unknown',
    'en',
    'Automatic reply: Order',
    'I am out of the office until Monday. Your order will be processed then.',
  ],
  ['unknown', 'en', 'Lunch', 'Shall we meet at the usual place on Friday at noon?'],
  [
    'purchase_order',
    'pt',
    'Pedido',
    'Bom dia,\n\nmanda-me 10 caixas de luvas e 5 rolos de filme para amanhã.\n\nObrigado',
  ],
  [
    'purchase_order',
    'pl',
    'Zamówienie 5567',
    'W załączniku przesyłam zamówienie do realizacji.\n\nPozdrawiam',
  ],
  [
    'unknown',
    'da',
    'Forkerte varer',
    'Hej\n\nVi har fået 8 poser mandelmel og ikke 8 poser rugmel. Det kan vi ikke bruge til noget. Kan I hente det igen?',
  ],
  [
    'unknown',
    'es',
    'Reclamo pedido 6612',
    'Buenas tardes,\n\nfacturaron 30 bultos de arena y descargaron 24. Necesito que alguien venga a verlo.',
  ],
  [
    'unknown',
    'fr',
    'Disponibilité',
    "Bonjour,\n\nauriez-vous encore 60 nappes et 90 serviettes ? Sous combien de jours pourriez-vous livrer ? Je ne commande rien pour l'instant.\n\nMerci d'avance",
  ],
  [
    'invoice',
    'en',
    'Overdue: account FER001',
    'Dear Customer,\n\nthe following are past their due date:\n\nINV 5510   £120.10   (your order 41: 20 x boards 2.4m)\nINV 5570   £98.00   (your order 52: 8 x panels 18mm)\n\nKindly let us have your remittance within 7 days.',
  ],
  [
    'purchase_order',
    'pl',
    'Odp: oferta na farby',
    'Hej, dzięki za wycenę! Biorę 10 wiaderek farby białej i 2 opakowania wałków.\n\nOla',
  ],
  [
    'purchase_order',
    'da',
    'Varer',
    'Hej,\n\nvil du sende 10 kasser handsker og 5 ruller film til i morgen?\n\nMvh',
  ],
  [
    'order_confirmation',
    'pl',
    'Zamówienie 5567',
    'Dzień dobry,\n\nzamówienie przyjęte do realizacji, wysyłka w piątek.\n\nPozdrawiam',
  ],
  [
    'unknown',
    'nl',
    'Order 5567',
    'Beste,\n\nWe missen nog 2 dozen van deze order. Kunt u dit nakijken?\n\nMvg',
  ],
  [
    'quotation',
    'de',
    'Re: Bestellung',
    'Guten Tag,\n\nwas kosten 20 Stück davon und wann wären sie lieferbar?\n\nGruß',
  ],
  [
    'purchase_order',
    'de',
    'Änderung',
    'Guten Tag,\n\nbitte ändern Sie unsere Bestellung: blau statt rot.\n\nFreundliche Grüße',
  ],
  ['purchase_order', 'en', 'New PO', 'Dear team,\n\n- Item: Wind turbines\n- Total: $ 25,000.00\n\nRegards'],
])('%s in %s: %s', (category, language, subject, text) => {
  expect(mail(subject, text)).toMatchObject({ category, language });
});

test('the title of an attachment tells what an empty mail brings', () => {
  const text =
    'PURCHASE ORDER\nPO number 4500\n\n10  Bolt M10   400  0.42  168.00\n20  Nut M10   400  0.11  44.00';
  expect(mail('', '', [{ name: 'scan.pdf', text }])).toEqual({
    category: 'purchase_order',
    confidence: 0.93,
    language: 'en',
    line_item_count: 2,
    reasons: ['attachment_title: scan.pdf: PURCHASE ORDER'],
  });
});

test('what a buyer asks for is no confirmation and no invoice', () => {
  const text = 'Please send 12 x gloves.\n\nPlease send an order confirmation. Invoice as usual.\n\nRegards';
  expect(mail('Gloves', text).category).toBe('purchase_order');
});

test('what stands below the closing says nothing', () => {
  const text =
    'See you on Friday!\n\nRegards\nAnna\n\nWe accept purchase orders and your order of 12 x gloves only under our terms.';
  expect(mail('Lunch', text)).toMatchObject({ category: 'unknown', line_item_count: 0 });
});

const bringsOrder = [
  {
    name: 'scan.pdf',
    text: 'PURCHASE ORDER\nPO number 4500\n\n10  Bolt M10   400  0.42  168.00\n20  Nut M10   400  0.11  44.00',
  },
];

test.each([
  'Kindly cancel item 3 of the attached order.',
  'Please cancel the washers from the attached order.',
  'Anbei unsere Bestellung. Bitte stornieren Sie Position 3.',
  'Gelieve regel 2 te annuleren, bestelling in bijlage.',
  'Veuillez annuler la ligne 2 de la commande ci-jointe.',
  'En adjunto nuestro pedido. Anulen la línea 2.',
  'Annullare la riga 2 dell’ordine allegato.',
  'Prosimy anulować pozycję 2 z załączonego zamówienia.',
  'Annuller venligst linje 2 i vedhæftede ordre.',
])('who takes back a part of the order that he brings orders the rest: %s', (text) => {
  expect(mail('', text, bringsOrder).category).toBe('purchase_order');
  expect(mail('', text, [{ name: 'scan0001.pdf', text: '' }]).category).toBe('purchase_order');
});

test.each([
  ['Order 4711', 'Order attached. Thanks for having cancelled the old order 3310 last month.'],
  ['Commande 4711', 'Commande ci-jointe. Merci d’avoir annulé l’ancienne commande 3310 le mois dernier.'],
  ['Pedido 4711', 'Nuevo pedido adjunto. Gracias por anular el pedido antiguo 3310 el mes pasado.'],
  ['Encomenda 4711', 'Segue a encomenda. Obrigado por terem anulado a encomenda antiga 3310 no mês passado.'],
])('an order that was cancelled once takes nothing back: %s, %s', (subject, text) => {
  expect(classify({ subject, text, automatic: null, attachments: [] }).category).toBe('purchase_order');
});

test.each([
  ['Order 4711 - cancel', 'Hello'],
  ['Pedido 4711 - anular', 'Hola'],
  ['Order 4711', 'Thanks for cancelling order 4711.'],
  ['Commande 4711', 'Merci d’annuler la commande 4711.'],
])('an order that is cancelled now is taken back: %s, %s', (subject, text) => {
  expect(classify({ subject, text, automatic: null, attachments: [] }).category).toBe('unknown');
});

test.each([
  'Please cancel the attached order.',
  'Please cancel all items of the attached order.',
  'Bitte stornieren Sie die angehängte Bestellung.',
  'Storno der Bestellung 4500 (siehe Anhang).',
  'Gelieve de bestelling in bijlage te annuleren.',
  'Merci d’annuler la commande ci-jointe.',
  'Anulen el pedido adjunto.',
  'Vi preghiamo di annullare l’ordine allegato.',
  'Prosimy anulować załączone zamówienie.',
  'Annuller venligst vedhæftede ordre.',
])('who takes back the order that he brings orders nothing: %s', (text) => {
  expect(mail('', text, bringsOrder).category).toBe('unknown');
});

test('a subject that cancels a line of the order it brings', () => {
  expect(mail('Pedido 4711 - anular línea 20', 'Nuevo pedido.', bringsOrder).category).toBe('purchase_order');
  expect(mail('Pedido 4711 - anular', 'Nuevo pedido.', bringsOrder).category).toBe('unknown');
});

test('a cancelled line of an order that is not there is no order', () => {
  expect(mail('Order 5512', 'Please cancel item 3 of our order 5512.').category).toBe('unknown');
});

test('an automatic reply orders nothing', () => {
  const text = 'Please send 12 x gloves.';
  expect(classify({ subject: 'Order', text, automatic: 'reply', attachments: [] })).toMatchObject({
    category: 'unknown',
    reasons: ['headers: automatic reply'],
  });
});

test('a forwarded mail speaks as if it had come by itself', () => {
  const enclosed = { subject: 'Bestellung 12', text: 'Bitte liefern Sie uns 12 Stück Filter.' };
  const attachments = [{ name: 'Bestellung 12.txt', text: '', inline: false, enclosed }];
  expect(
    classify({ subject: 'WG: Bestellung 12', text: 'z. K.', automatic: null, attachments }),
  ).toMatchObject({
    category: 'purchase_order',
    line_item_count: 1,
  });
});

test('who confirms and lists what was ordered orders nothing', () => {
  const text =
    'Many thanks for your order 12. We have reserved for you:\n\n- 12 x gloves\n- 4 boxes of wipes';
  expect(mail('Order 12', text)).toMatchObject({ category: 'order_confirmation' });
});

test('who takes one order back and asks for other goods orders them', () => {
  const text = 'Please cancel our order 12, it was an error. Instead please send 10 bottles of soap.';
  expect(mail('Few bits', text)).toMatchObject({ category: 'purchase_order' });
  expect(mail('Few bits', text.split('. ', 1)[0]!)).toMatchObject({ category: 'unknown' });
});

test('an old invoice beside an order is what the order refers to', () => {
  const papers = [
    { name: 'a.pdf', text: 'INVOICE 77\nTotal 12.00' },
    { name: 'b.pdf', text: 'PURCHASE ORDER 12\n1 gloves 12.00' },
  ];
  expect(mail('', 'See attached.', papers)).toMatchObject({ category: 'purchase_order' });
  expect(mail('', 'See attached.', papers.slice(0, 1))).toMatchObject({ category: 'invoice' });
});

test('an old invoice beside an order under a title of its own words', () => {
  const papers = [
    { name: 'a.pdf', text: 'Seller Ltd\nBuyer Ltd  Facture de vente\nTotal 12.00' },
    { name: 'b.pdf', text: 'Buyer Ltd\nSeller Ltd  Lettre de commande\n1 gants 12.00' },
  ];
  const text = 'Veuillez trouver notre commande. Nous joignons une copie de votre dernière facture.';
  expect(mail('', text, papers)).toMatchObject({ category: 'purchase_order' });
});

test('who answers an offer with a list takes it, who offers does not', () => {
  expect(
    mail('RE: A nossa proposta OF-8', 'Os preços estão bem, forneçam 120 caixas de parafusos.'),
  ).toMatchObject({ category: 'purchase_order' });
  expect(
    mail('RE: A nossa proposta OF-8', 'Podemos oferecer 120 caixas de parafusos, válida até maio.'),
  ).toMatchObject({ category: 'quotation' });
});

test.each([
  ['unknown', 'RE: commande PO-91806', 'Parfait, tout est arrivé ce matin, 12 cartons comme convenu.'],
  ['order_confirmation', 'PZ 745', 'W załączniku nasze potwierdzenie, tydzień dostawy jak podano.'],
  ['delivery_note', 'Ware rollt', 'Heute ging zu Ihrer Bestellung 45186 an die Spedition: 6 Sack Kleber'],
  ['delivery_note', 'Pakke 37', 'Din pakke bliver leveret i dag. Pakke 1 af 3, 12,4 kg.'],
  ['receipt', 'Counter', 'You paid 2,070.75 EUR by card, till 2:\n- milk: 30 cases\n- glue: 6 pcs'],
  ['credit_note', 'Creditering 20', 'Uit uw bestelling 2025 crediteerden wij 14,76 EUR: 6 stuks matten.'],
  ['quotation', 'Concurso', 'Rogamos su oferta antes del 17 de junio para:\n- tornillos – 120 cajas'],
  ['unknown', 'PO-741', 'Gestern kam die Bestellung, die Hälfte ist zerbrochen:\n- 8 Sack Kleber'],
  ['purchase_order', 'Stock', 'Kindly process:\n\n(12) nitrile gloves size L'],
  ['purchase_order', 'RE: BC 45', 'La même chose que le mois dernier, sans changement.'],
])('%s: %s', (category, subject, text) => {
  expect(mail(subject, text).category).toBe(category);
});

test.each([
  ['RE: Our quotation Q-12', 'Hello,\n\nyes please, go ahead with pos 2 and 4.'],
  ['AW: Unser Angebot AN-12', 'Guten Tag,\n\nja bitte, Pos. 2 und 4 so liefern.'],
  ['hi', 'hallo, bei uns ist alles leer, schickt mal 3 Akkuschrauber danke'],
  [
    'RE: Livraison 12',
    'Tout était bien arrivé, merci. Il nous faut :\n- Nettoyant = 15 L\n- Vis M8 = 50 pcs',
  ],
  ['Site', 'For that job we need 60 x cleaner and 15 x contactor. Is the gate closed, ring at 14.'],
  ['List', 'Here is what we two noted:\n\nGloves size 9   25x\nCopy paper   40x'],
  ['AW: Angebot AN-12', 'Hallo,\n\nbitte so bestellen, aber nur wenn es bis Freitag klappt.\n\nGruß'],
  ['RE: Offerte 88', 'Akkoord met uw offerte mits de levering gratis is.'],
  ['SV: Tilbud 88', 'Vi accepterer jeres tilbud, hvis I kan levere fredag.'],
])('an order in other words: %s: %s', (subject, text) => {
  expect(mail(subject, text).category).toBe('purchase_order');
});

test.each([
  ['unknown', 'Damage, B25-40', 'We unpacked it. These are no use to us:\n- 3 x hoses\n\nWho picks them up?'],
  ['unknown', '67794', '67794 war für den 8. August zugesagt, bis jetzt ist nichts da:\n1. 20 x Schlauch'],
  [
    'delivery_note',
    'On its way',
    'The lorry has just left:\n- 75 x boxes\n\nGross weight 285 kg, waybill JD91.',
  ],
  ['quotation', 'Concurso', 'Quanto nos cobrariam por:\n\nManómetro = 200 unid.\nCorreia = 12 unid.'],
  ['quotation', 'RE: Our quotation Q-12', 'Thank you, we will think about it.'],
])('%s, whatever it lists: %s: %s', (category, subject, text) => {
  expect(mail(subject, text).category).toBe(category);
});

test('what is wrong by the subject is a part of the order that comes with the text', () => {
  const text = 'Sorry, the right order number is PO-80530, not B25-4463.';
  expect(mail('Wrong number on our form', text, bringsOrder).category).toBe('purchase_order');
  expect(mail('Wrong number on our form', 'It was 12, not 14.').category).toBe('unknown');
});

test('a subject alone does not make an order', () => {
  expect(mail('Bestellung', 'Sehr geehrte Frau Berger, bis morgen!')).toMatchObject({
    category: 'unknown',
    reasons: ['nothing_found'],
  });
});

test('a megabyte of text that fits no pattern takes less than a second', () => {
  const started = performance.now();
  mail('a'.repeat(1_000_000), 'purchase '.repeat(120_000), [{ name: 'x.txt', text: '1 '.repeat(500_000) }]);
  mail('order', `5${' '.repeat(20_000)}x`);
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  [
    'en',
    'our order 51177 arrived this morning but somebody mixed it up:\n\n- 2 pairs work boots\n- 1 pair gloves\n\nPlease tell us what happens next.',
  ],
  [
    'de',
    'zu unserer Bestellung 77121 kam heute folgendes an:\n\n3 Rollen Klebeband\n5 Pack Servietten\n\nDas gehört wohl einem anderen Kunden.',
  ],
  ['nl', 'onze bestelling 5512 is binnengekomen en klopt niet:\n\n- besteld: 4 dozen lijm, geteld: 3'],
  ['fr', 'notre commande 88 est arrivée et n’est pas conforme :\n\n- 4 cartons de colle'],
  ['es', 'ha llegado el pedido 5521 pero no coincide. Habíamos pedido 8 cajas de guantes.'],
  [
    'it',
    'nella consegna del ns. ordine 1189 c’è un errore: sulla bolla 10 scatole di viti, ne abbiamo contate 8.',
  ],
  ['pt', 'recebemos a encomenda 902 mas não está certa:\n\n- 5 caixas de parafusos'],
  [
    'pl',
    'dziś przyszła dostawa do naszego zamówienia 33 i coś się nie zgadza:\n\n- zamówione było 10 rolek, policzone: 9',
  ],
  ['da', 'vi har fået en palle til ordre 6610, men det er ikke vores varer:\n\n- 24 kasser vin'],
])('who has other goods than he ordered orders nothing: %s', (_, text) => {
  expect(classify({ subject: 'Order 51177', text, automatic: null, attachments: [] }).category).toBe(
    'unknown',
  );
});

test.each([
  'Please leave the screws for now, we counted 18 on Friday. What we do want is 36 bags of pellets.',
  'The last delivery was not right, so please send us 3 boxes of tape.',
  'na altura chegou tudo bem, obrigado. Precisamos de:\n\n- Sensor indutivo M12, 4 pç\n- Painel LED, 75 pç',
])('goods that are asked for are an order whatever else was counted or came: %s', (text) => {
  expect(classify({ subject: 'Goods', text, automatic: null, attachments: [] }).category).toBe(
    'purchase_order',
  );
});

test('who credits speaks of what came back', () => {
  const text =
    'a fronte del reso di 3 cartoni emettiamo nota di credito n. 55 per € 84,00 a storno della fattura 1120.';
  expect(classify({ subject: 'Nota di credito 55', text, automatic: null, attachments: [] }).category).toBe(
    'credit_note',
  );
});

test.each([
  ['order', '2x 4711 pls\n\nBob'],
  ['RE: Devis 3391', 'Bonjour,\n\nbon pour accord sur les lignes 2 et 4 du devis, le reste est annulé.'],
  ['SV: Tilbud 88-1123', 'Vi vil gerne bestille 6 kasser handsker. Resten venter vi med.'],
  ['Odp: Oferta 7/2026', 'Zamawiamy 12 kartonów rękawic. Z reszty rezygnujemy.'],
])('what is taken is an order, whatever is left: %s', (subject, text) => {
  expect(classify({ subject, text, automatic: null, attachments: [] }).category).toBe('purchase_order');
});

test('who takes back the rest of an order orders nothing', () => {
  const text = 'Please cancel the rest of our order 4711. We do not need it any more.';
  expect(classify({ subject: 'Order 4711', text, automatic: null, attachments: [] }).category).toBe(
    'unknown',
  );
});

test.each([
  [
    'a credit that undoes a bill',
    'credit_note',
    'Gentile cliente,\n\nper il reso di ieri emettiamo nota di credito a storno della fattura 118:\n\nNastro adesivo | 3 rotoli | 12,40 EUR\n\nAmministrazione',
  ],
  [
    'a credit that undoes a bill',
    'credit_note',
    'Guten Tag,\n\nIhre Gutschrift 55 zur Stornierung der Rechnung 118 liegt bei.\n\nBuchhaltung',
  ],
  [
    'an order that is taken back',
    'unknown',
    'Guten Tag,\n\nbitte um Stornierung der Bestellung 118, wir haben doppelt bestellt.\n\nGruß',
  ],
  [
    'goods that will leave',
    'order_confirmation',
    'Beste klant,\n\nuw order 7781 hebben we als volgt geboekt:\n\n5 ST Ladder 3 m\n\nDe goederen verlaten ons magazijn op 4 mei. Klopt er iets niet, bel dan even.\n\nBart',
  ],
  [
    'prices of three firms',
    'quotation',
    'Hej,\n\njeg indhenter priser hos flere firmaer. Hvad kan I sende det her for, inkl. fragt?\n\n4 kasser tape\n9 ruller folie\n\nVi skal bruge jeres svar på fredag.\n\nMvh',
  ],
  [
    'prices for all readers',
    'unknown',
    'I nostri prezzi di autunno:\n\n401.22 | Nastro adesivo | 4,10 EUR\n401.23 | Pellicola | 9,90 EUR\n\nAnnulla l’iscrizione',
  ],
])('%s: %s', (_, category, text) => {
  expect(mail('Info 118', text).category).toBe(category);
});

test.each([
  [
    'Thanks for shopping with us',
    'Thank you for your visit on 6 May.\n\n4 x paint rollers   31.96\n\nTotal paid: 31.96 EUR\nCard ending 4477',
  ],
  [
    'Danke für Ihren Einkauf',
    '4 x Farbrolle: 31,96 EUR\n\nBezahlt: 31,96 EUR\nKartenzahlung, Karte endet auf 4477',
  ],
  ['Bedankt voor uw aankoop', '4 x verfroller: 31,96 EUR\n\nBetaald: 31,96 EUR\nPin, pas eindigend op 4477'],
  [
    'Merci de votre visite',
    'Merci de votre achat. Votre ticket de caisse :\n\n4 x rouleaux : 31,96 EUR\n\nTotal payé : 31,96 EUR\n\nÉchange possible sous 30 jours.',
  ],
  [
    'Gracias por su compra',
    'Su tique:\n\n4 x rodillo: 31,96 EUR\n\nTotal pagado: 31,96 EUR\nTarjeta terminada en 4477',
  ],
  [
    'Grazie per il suo acquisto',
    '4 x rullo: 31,96 EUR\n\nTotale pagato: 31,96 EUR\nCarta che termina con 4477',
  ],
  ['Obrigado pela sua compra', '4 x rolo: 31,96 EUR\n\nTotal pago: 31,96 EUR\nCartão terminado em 4477'],
  ['Dziękujemy za zakupy', '4 x wałek: 31,96 PLN\n\nZapłacono: 31,96 PLN\nKarta, ostatnie cyfry 4477'],
  ['Tak for dit køb', '4 x malerrulle: 31,96 DKK\n\nBetalt: 31,96 DKK\nKort, der ender på 4477'],
])('what a till prints is a receipt: %s', (subject, text) => {
  expect(mail(subject, text).category).toBe('receipt');
});

test.each([
  [
    'Returns, order 4711',
    'We ordered far too many. Still in their boxes:\n\n- 20 boxes screws\n- 8 rolls tape\n\nCould you take them back?',
  ],
  [
    'Können wir etwas zurückgeben?',
    'Wir haben mehr da, als wir brauchen:\n\n- 20 Kartons Schrauben\n\nNehmen Sie das zurück?',
  ],
  [
    'Kunnen we iets terugsturen?',
    'We hebben meer dan we nodig hebben:\n\n- 20 dozen schroeven\n- 8 rollen tape\n\nNemen jullie dat terug?',
  ],
  [
    'Peut-on vous retourner du matériel ?',
    'Nous en avons trop :\n\n- 20 boîtes de vis\n\nPouvez-vous les reprendre ? Dites-moi où les renvoyer.',
  ],
  [
    '¿Podemos devolver material?',
    'Tenemos más de lo que necesitamos:\n\n- 20 cajas de tornillos\n- 8 rollos de cinta\n\n¿Lo aceptan de vuelta? Díganme adónde enviarlo.',
  ],
  ['Possiamo rendere del materiale?', 'Ne abbiamo troppo:\n\n- 20 scatole di viti\n\nLo riprendete?'],
  [
    'Podemos devolver material?',
    'Ficámos com material a mais:\n\n- 20 caixas de parafusos\n\nAceitam de volta? Digam-me para onde enviar.',
  ],
  ['Czy możemy coś zwrócić?', 'Mamy za dużo towaru:\n\n- 20 opak. śrub\n\nCzy przyjmą Państwo zwrot?'],
  [
    'Kan vi sende noget tilbage?',
    'Vi har nu mere, end vi kan bruge:\n\n- 20 kasser skruer\n\nTager I det tilbage?',
  ],
])('who has too much orders nothing: %s', (subject, text) => {
  expect(mail(subject, `Hello,\n\n${text}\n\nKind regards\nAnna`).category).toBe('unknown');
});

test('goods that are ordered again after the last ones came are an order', () => {
  const again = (text: string) => mail('Re: SO-1', text).category;
  expect([
    again('Bonjour,\n\ntout est bien arrivé. Nous recommandons 15 rouleaux de ruban.\n\nCordialement'),
    again('Dzień dobry,\n\nwszystko dotarło, więc domawiamy 15 rolek taśmy.\n\nPozdrawiam'),
  ]).toEqual(['purchase_order', 'purchase_order']);
});

test.each([
  [
    'order_confirmation',
    'Re: PO 55213 - confirmed',
    "Hi Dana,\n\nThank you for PO 55213. I'm pleased to confirm your order as follows:\n\n48 x Panel filter, at £3.95\n12 x Bag filter, at £14.20\n\nAlice",
  ],
  [
    'invoice',
    'INV 2026-4407 for PO WR-6641',
    'Please find below our invoice for the goods delivered on 11 May.\n\n5 boxes   Masks   £28.00   £140.00\n3 boxes   Gowns   £34.50   £103.50\n\nTotal to pay £243.50',
  ],
  [
    'quotation',
    'RE: price for 500 aprons',
    'Hi Maddie,\n\nFor 500 cotton aprons we can do £2.85 each. Prices good until the end of November. Just let me know if you would like to go ahead.\n\nInes',
  ],
  [
    'purchase_order',
    'Purchase Order 26-6641 / RFQ closed',
    'Hi Greg,\n\nyour quotation was the best, so here is the order.\n\n150 pcs   Spring clip   £3.38\n150 pcs   Insulator     £0.61\n\nNo order acknowledgement, no invoice payment!\n\nDanielle',
  ],
])('%s: %s', (category, subject, text) => {
  expect(mail(subject, text).category).toBe(category);
});

test('what is said of an old bill above an attached order makes it no invoice', () => {
  const text =
    'Beste,\n\nBijgaand onze inkooporder 20261.\n\nFactuur 88213 van vorige maand (1.240 euro) is betaald, dus die aanmaning mag weg.\n\nGroet';
  const order = {
    name: '20261.pdf',
    text: 'Inkooporder 20261\nKwekerij De Linde\n240 st Potgrond 70 l 6,20',
  };
  const bill = { name: '88213.pdf', text: 'Factuur 88213\nMuster B.V.\nTe betalen 1.240,00' };
  expect(mail('Inkooporder 20261', text, [order]).category).toBe('purchase_order');
  expect(
    mail('Factuur 88213', 'Beste,\n\nBijgaand de aanmaning voor factuur 88213 (1.240 euro).', [bill])
      .category,
  ).toBe('invoice');
});

test.each([
  [
    'a firm order beside other talk',
    'RE: samples',
    'Hi Liam,\n\nthe samples arrived. Firm order now please: 60 pairs of runners and 4 jigs.\n\nI am still waiting for my client, so no handles yet.\n\nRosalind',
  ],
  [
    'an order instead of one that is cancelled',
    'Bestellung',
    'Guten Tag,\n\nanders als bei 70931 (ist storniert) bestelle ich jetzt unter 70944:\n\n* Drahtgitter - 4 Rl.\n* Anker - 48 St.\n\nGruß',
  ],
  [
    'what a program sends',
    'PO SB98834 issued to BEISPIEL GMBH',
    '*** AUTOMATED MESSAGE - PURCHASE ORDER ISSUED ***\n\nLine 1 | Coverall L | 100 EA | 3.20\nLine 2 | Tack cloth | 30 BX | 12.75\n\nShip to: Muster, Receiving',
  ],
  [
    'a complaint and an order',
    'complaint AND an order, sorry',
    'First the grumble: please have a word with the driver.\n\nThat said, kindly send us another:\n\n1500 greyboard A3\n20 reams white card\n2 drums blanket wash',
  ],
  [
    'goods that somebody would be glad of',
    'Candles',
    'Dear all,\n\nour warden has broken her wrist. The parish would be glad of another fifteen boxes of the tall white candles.\n\nYours, Alban',
  ],
])('an order: %s', (_, subject, text) => {
  expect(mail(subject, text).category).toBe('purchase_order');
});

test.each([
  [
    'nothing is ordered with a complaint',
    'Reklamacja',
    'Dzień dobry,\n\n4 z 20 taczek mają pogięte ramy. Na razie niczego więcej nie zamawiamy.',
    'unknown',
  ],
  [
    'a visit with samples',
    'Visita comercial',
    'Me gustaría pasar a saludarles y enseñarles nuestra nueva gama. Llevaré tres rollos de cada modelo.',
    'unknown',
  ],
  [
    'a transfer that was made',
    'Justificante de pago',
    'Hemos realizado la transferencia de 1.450,00 € de la factura F-881.',
    'receipt',
  ],
])('no order: %s', (_, subject, text, category) => {
  expect(mail(subject, text).category).toBe(category);
});

test.each([
  ['en', 'Next one please:', '6 cases oat biscuits\n4 cases heather honey'],
  ['de', 'Für Freitag bitte:', '20 Sack Mehl\n4 Eimer Quark'],
  ['nl', 'Graag voor vrijdag:', '10 dozen bekers\n4 dozen deksels'],
  ['fr', 'Pour demain svp :', '12 cartons de gants\n4 boîtes de masques'],
])('a list below a please is asked for, whatever else is told of the last goods: %s', (_, please, list) => {
  const came = 'Thanks, that all came in good order on Thursday.';
  expect(mail('RE: Your order 14/04', `${came}\n\n${please}\n\n${list}\n\nAnna`).category).toBe(
    'purchase_order',
  );
});

test('a list is asked for whatever house is closed in another sentence', () => {
  const text = 'That weekend cleaned us out! Top-up please:\n\n- Compost 50L x 2\n- Pots 20cm x 60';
  const closed = 'We are closed for the bank holiday on Monday.';
  expect(mail('Top-up order', `${text}\n\n${closed}\n\nAnna`).category).toBe('purchase_order');
  expect(mail('Bank holiday', `Hello,\n\n${closed}\n\nAnna`).category).toBe('unknown');
});

test('a list that somebody is asked to check is not ordered', () => {
  const text = 'Your order came in.\n\nPlease check below:\n\n6 cases oat biscuits\n4 cases heather honey';
  expect(mail('Your order 14/04', text).category).toBe('order_confirmation');
});

test('a day of delivery as the subject of lines that are asked for says when they are wanted', () => {
  const text = 'Can you get the following out to us please:\n\n40 bags cement\n6 bulk bags sharp sand';
  expect(mail('Delivery Friday - Plot 9', text).category).toBe('purchase_order');
});

test('an order in a question for it is spoken of', () => {
  const text =
    'I placed PO 6619 last week (6 cases of wipes and 10 boxes of aprons) and nothing has arrived.';
  expect(mail('Where is our order? PO 6619', text).category).toBe('unknown');
});

test('our order beside the number of yours is that of who sells', () => {
  const facts = 'Uw ordernr.    7004512\nOnze order     VK-88310\nAfleveradres   Kerkweg 40';
  const text = `Vandaag leveren wij bij u af:\n\n${facts}\n\n48   st   Gipsplaat\n20   zak  Stucgips`;
  expect(mail('Pakbon 118 / uw order 7004512', text).category).toBe('delivery_note');
});

test.each([
  [
    'de',
    'heute kam unsere Bestellung vom 3.3. Von den 12 Kartons Becher sind 4 Kartons in Rot dabei. Wie wollen wir das machen?',
  ],
  [
    'en',
    'today the goods came. Out of the 12 boxes of cups 4 boxes are red. How do you want us to handle it?',
  ],
  [
    'nl',
    'vandaag kwam onze bestelling. Van de 12 dozen bekers zijn er 4 dozen rood. Hoe willen we dit oplossen?',
  ],
  [
    'fr',
    'nous avons reçu notre commande ce matin. Sur les 12 cartons de gobelets, 4 cartons sont rouges. Que souhaitez-vous faire ?',
  ],
  ['es', 'hoy llegó nuestro pedido. De las 12 cajas de vasos, 4 cajas son rojas. ¿Cómo queréis hacerlo?'],
  [
    'it',
    'oggi è arrivato il nostro ordine. Delle 12 confezioni di bicchieri 4 confezioni sono rosse. Come vogliamo fare?',
  ],
  ['pt', 'hoje chegou a nossa encomenda. Das 12 caixas de copos, 4 caixas são vermelhas. Como querem fazer?'],
  ['pl', 'dziś przyszło nasze zamówienie. Z 12 opakowań kubków 4 opakowania są czerwone. Jak to załatwimy?'],
  ['da', 'i dag kom vores ordre. Af de 12 kasser bægre er 4 kasser røde. Hvordan vil I løse det?'],
])('some of so many that came are a complaint: %s', (_, text) => {
  expect(mail('12', `Hello,\n\n${text}\n\nRegards\nKim`).category).toBe('unknown');
});

test('some of so many that are there may be ordered', () => {
  const of = (text: string) => mail('Order', `Hello,\n\n${text}\n\nRegards\nKim`).category;
  expect(of('of the 20 boxes of cups on your list please send us 12 boxes.')).toBe('purchase_order');
  expect(of('wie immer wollen wir 12 Kartons Becher bestellen.')).toBe('purchase_order');
});

test('a calendar entry invites, whatever its subject calls the meeting; beside lines it says nothing', () => {
  const entry = { name: 'invite.ics', text: '', inline: false, enclosed: null };
  const with_ = (subject: string, text: string) =>
    classify({ subject, text, automatic: null, attachments: [entry] });
  expect(with_('Meeting: purchase order PO-7 review', 'See you there.')).toMatchObject({
    category: 'unknown',
    reasons: ['calendar: invite.ics'],
  });
  expect(with_('Purchase order 7', 'Please send:\n4 x lamps\n2 x hooks')).toMatchObject({
    category: 'purchase_order',
  });
});

test.each([
  ['en', 'Hello,\n\nthis is to confirm our order no. 318:\n\n20 straps 5 m\n6 corner guards\n\nRegards'],
  ['de', 'Guten Tag,\n\nhiermit bestätigen wir unsere telefonische Bestellung 318:\n\n20 Gurte\n6 Winkel'],
  ['nl', 'Hallo,\n\nhierbij bevestigen wij onze bestelling 318:\n\n20 spanbanden\n6 hoekbeschermers'],
  ['fr', 'Bonjour,\n\nnous vous confirmons notre commande 318 :\n\n20 sangles\n6 cornières'],
  ['es', 'Buenos días:\n\nLes confirmamos nuestro pedido 318:\n\n20 cinchas\n6 cantoneras'],
  ['it', 'Buongiorno,\n\ncon la presente Vi confermiamo il ns. ordine n. 318:\n\n20 cinghie\n6 paraspigoli'],
  ['pt', 'Bom dia,\n\nvimos confirmar a nossa encomenda 318:\n\n20 cintas\n6 cantoneiras'],
  ['pl', 'Dzień dobry,\n\npotwierdzamy nasze zamówienie 318:\n\n20 szt. pas\n6 szt. narożnik'],
  ['da', 'Hej\n\nHermed bekræfter vi vores ordre 318:\n\n20 stk spændebånd\n6 stk hjørner'],
])('who buys confirms his own order: %s', (_, text) => {
  expect(mail('318', text).category).toBe('purchase_order');
});

test('who sells confirms that of who reads', () => {
  const text =
    'Hello,\n\nthis is to confirm your order no. 318:\n\n20 straps 5 m\n6 corner guards\n\nRegards';
  expect(mail('318', text).category).toBe('order_confirmation');
});

test.each([
  'Thank you for the swatches, which arrived safely. We would like to place our order.\n\nWe shall need 40 curtains in grey linen and please send 12 cushions as well.',
  'Merci pour les échantillons, bien reçus hier. Il nous faudra 40 rideaux gris, ainsi que 12 coussins.',
  'Vielen Dank für die Muster, die gut angekommen sind. Wir benötigen 40 Vorhänge grau und dazu 12 Kissen.',
])('goods are asked for without a unit beside what came: %s', (text) => {
  expect(mail('Curtains', text).category).toBe('purchase_order');
});

test('what came is no order where only it is counted', () => {
  const text = 'The 40 curtains and 12 cushions arrived safely, thank you. We need nothing else for now.';
  expect(mail('Curtains', text).category).toBe('unknown');
});

test.each([
  ['en', 'The varnish I had off you in May (3 tins of 2.5 L), is it compatible with an oil finish?'],
  ['de', 'ich habe bei Ihnen 2 Kanister à 10 l Lasur gekauft. Haben Sie das Sicherheitsdatenblatt als PDF?'],
  [
    'fr',
    'Est-ce que la lasure que je vous ai prise en mai (2 bidons de 10 L) est compatible avec une huile ?',
  ],
  ['es', 'Les compré en mayo 3 latas de barniz de 5 l. ¿Sirve para exteriores?'],
  ['pt', 'Encomendámos um compressor de 100 L e gostaria de saber se o filtro é o mesmo do modelo de 50 L.'],
])('a question about goods that somebody has orders none: %s', (_, text) => {
  expect(mail('Question', text).category).toBe('unknown');
});

test('papers that are asked for beside goods are no question about goods', () => {
  const text =
    'Please send 4 tins of varnish 5 L and 2 boxes of brushes. Could you add the safety data sheet?';
  expect(mail('Varnish', text).category).toBe('purchase_order');
});

test.each([
  [
    'en',
    'New price list effective 1 May',
    'Flat bar 40x6 ... £1.38/kg\nOrders received before 30 April are supplied at current prices.',
  ],
  [
    'de',
    'Preisanpassung zum 1. Mai',
    'ab dem 1. Mai gelten folgende Preise:\n\nFlachstahl 40x6 ... 1,38 €/kg',
  ],
  [
    'fr',
    'Nouveau tarif au 1er mai',
    'Nos prix évoluent :\n\nFer plat 40x6 ... 1,38 €/kg\nLes commandes reçues avant le 30 avril sont servies aux prix actuels.',
  ],
  [
    'it',
    'Nuovo listino dal 1 maggio',
    'Piatto 40x6 ... 1,38 €/kg\nGli ordini ricevuti entro il 30 aprile saranno evasi ai prezzi attuali.',
  ],
])('prices that change are no order and no offer: %s', (_, subject, text) => {
  expect(mail(subject, text).category).toBe('unknown');
});

test('lines are ordered at prices that both know, whatever was wrong before', () => {
  const text =
    'The last pallet came with the wrap half off.\n\nNobody else does these boards at your price, so kindly send:\n\n1500 boards A3\n20 reams of card';
  expect(mail('Boards', text).category).toBe('purchase_order');
});

test('the slip of a till is a receipt, thanks and all', () => {
  const text =
    'Till 2  Served by: Jo\nReceipt 041-2-319\n\n2 x Drill bit 10x160   7.98\n1 x Silicone   5.49\n\nTOTAL  13.47\nThank you for shopping with us!';
  expect(mail('Your e-receipt', text).category).toBe('receipt');
});

test.each([
  ['en', 'Please send today: 10 hinges and 4 locks. Mr. Hill promised us the old price for the locks.'],
  [
    'de',
    'Bitte heute schicken: 10 Scharniere und 4 Schlösser. Den alten Preis für die Schlösser hat uns Ihr Außendienst zugesagt.',
  ],
  ['nl', 'Stuur vandaag graag: 10 scharnieren en 4 sloten. De oude prijs voor de sloten is ons beloofd.'],
  [
    'fr',
    "Merci d'envoyer aujourd'hui : 10 charnières et 4 serrures. L'ancien prix pour les serrures nous a été promis.",
  ],
  [
    'es',
    'Por favor envíen hoy: 10 bisagras y 4 cerraduras. El precio anterior de las cerraduras nos lo prometieron.',
  ],
  [
    'it',
    'Spedite oggi per favore: 10 cerniere e 4 serrature. Il vecchio prezzo per le serrature ci è stato promesso.',
  ],
  [
    'pt',
    'Enviem hoje por favor: 10 dobradiças e 4 fechaduras. O preço antigo das fechaduras foi-nos prometido.',
  ],
  ['pl', 'Proszę wysłać dzisiaj: 10 zawiasów i 4 zamki. Starą cenę za zamki nam obiecano.'],
  ['da', 'Send venligst i dag: 10 hængsler og 4 låse. Den gamle pris på låsene har hr. Holm lovet os.'],
])('an order in "%s" at a price that was promised is no question for it', (_, text) => {
  expect(mail('', `${text}\n\nPO 5512`).category).toBe('purchase_order');
});

test('who asks whether a promised price still holds wants an offer', () => {
  const asked = 'Your colleague promised us the old price for the locks. Please quote 10 hinges and 4 locks.';
  expect(mail('Price', asked).category).toBe('quotation');
});
