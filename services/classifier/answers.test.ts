import { expect, test } from 'vitest';
import { classify } from './classify.ts';
import type { ClassifiedAttachment } from './signs.ts';

const categoryOf = (subject: string, text: string, attachments: ClassifiedAttachment[] = []) =>
  classify({ subject, text, automatic: null, attachments }).category;

test.each([
  [
    'Order 77',
    'We hereby confirm the following order:\n- 40 pcs gasket\n- 12 pcs flange\nWe await your order confirmation.',
  ],
  [
    'Bestellung 77',
    'hiermit bestätigen wir folgende Bestellung:\n- 40 Stk Dichtung\n- 12 Stk Flansch\nWir erwarten Ihre Auftragsbestätigung.',
  ],
  [
    'Bestelling 77',
    'hierbij bevestigen wij de volgende bestelling:\n- 40 stuks pakking\n- 12 stuks flens\nGraag ontvangen wij uw orderbevestiging.',
  ],
  [
    'Commande 77',
    'nous confirmons la commande suivante :\n- 40 pièces joint\n- 12 pièces bride\nDans l’attente de votre accusé de réception de commande.',
  ],
  [
    'Pedido 77',
    'confirmamos el siguiente pedido:\n- 40 uds junta\n- 12 uds brida\nEsperamos su confirmación de pedido.',
  ],
  [
    'Ordine 77',
    "con la presente Vi confermiamo il seguente ordine:\n- 40 pz guarnizione\n- 12 pz flangia\nRestiamo in attesa di Vs. conferma d'ordine.",
  ],
  [
    'Encomenda 77',
    'confirmamos a seguinte encomenda:\n- 40 un junta\n- 12 un flange\nAguardamos a vossa confirmação de encomenda.',
  ],
  [
    'Zamówienie 77',
    'potwierdzamy następujące zamówienie:\n- 40 szt uszczelka\n- 12 szt kołnierz\nCzekamy na potwierdzenie zamówienia.',
  ],
  [
    'Ordre 77',
    'vi bekræfter følgende ordre:\n- 40 stk pakning\n- 12 stk flange\nVi afventer jeres ordrebekræftelse.',
  ],
])('who confirms an order and waits for its confirmation orders: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('purchase_order');
});

test.each([
  ['Order 77', 'We confirm your order 77:\n- 40 pcs gasket\n- 12 pcs flange\nDispatch on Friday.'],
  [
    'Ordine 77',
    'Vi confermiamo il vostro ordine 77:\n- 40 pz guarnizione\n- 12 pz flangia\nPartenza venerdì.',
  ],
  [
    'Bestellung 77',
    'wir bestätigen Ihre Bestellung 77:\n- 40 Stk Dichtung\n- 12 Stk Flansch\nVersand am Freitag.',
  ],
])('who confirms the order of his reader sells: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('order_confirmation');
});

test('what is delivered how is no damage', () => {
  expect(
    categoryOf(
      'Ordine 81',
      '- 40 pz guarnizione\n- 12 pz flangia\nConsegna: 20/02\nResa: porto franco nostro deposito',
    ),
  ).toBe('purchase_order');
});

test.each([
  ['Re: rails', "No problem, that's all booked in for you, ref 4410. Everything's in stock bar the 2 gates."],
  ['AW: Latten', 'Alles klar, ist für Sie eingebucht. Alles auf Lager, nur 2 Tore kommen Dienstag.'],
  ['Re: latten', 'Prima, het staat voor u genoteerd. Alles is op voorraad, behalve 2 poorten.'],
  ['Re: rails', 'Parfait, c’est noté pour vous. Tout est en stock sauf 2 portails.'],
  ['Re: listones', 'Perfecto, os lo hemos anotado. Está todo en stock menos 2 puertas.'],
  [
    'Re: listelli',
    'Perfetto, ve lo ho segnato io: è tutto registrato per voi. Tutto è disponibile tranne 2 cancelli.',
  ],
  ['Re: ripas', 'Perfeito, fica registado para si. Está tudo em stock menos 2 portões.'],
  ['Odp: listwy', 'Świetnie, jest już zapisane dla Państwa. Wszystko jest na stanie oprócz 2 bram.'],
  ['Sv: lister', 'Fint, det er noteret til dig. Alt er på lager undtagen 2 låger.'],
])('who entered it for another took his order: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('order_confirmation');
});

test.each([
  'If everything is in stock please send us:\n- 40 pcs gasket\n- 12 pcs flange',
  'Wenn alles auf Lager ist, bitte liefern:\n- 40 Stk Dichtung\n- 12 Stk Flansch',
  'Please have this booked in for us:\n- 40 pcs gasket\n- 12 pcs flange',
  'We are not happy with our current supplier, so please send us:\n- 40 pcs gasket\n- 12 pcs flange',
  'Mit dem bisherigen Lieferanten sind wir nicht zufrieden. Bitte liefern Sie uns:\n- 40 Stk Dichtung\n- 12 Stk Flansch',
  'Please send these as replacements for our spares:\n- 40 pcs gasket\n- 12 pcs flange',
  'Does the template come with it? Either way please send us:\n- 40 pcs gasket\n- 12 pcs flange',
  'We are a manufacturer of pumps in Leeds and would like to order:\n- 40 pcs gasket\n- 12 pcs flange',
])('an order says the like: %s', (text) => {
  expect(categoryOf('', text)).toBe('purchase_order');
});

test.each([
  "Your van brought PO 4471 and I'm not happy with it: only 85 panels of 100. I want 15 replacements on the next run, or a full credit.",
  'Zur Bestellung 4471: wir sind nicht zufrieden, nur 85 Platten von 100. Wir wollen 15 Stück Ersatz oder eine Gutschrift.',
  'Over order 4471 zijn wij niet tevreden, slechts 85 platen van 100. Wij willen 15 stuks vervanging of een creditnota.',
  'Commande 4471 : nous ne sommes pas satisfaits, 85 plaques sur 100. Nous voulons un remplacement ou un avoir.',
  'Pedido 4471: no estamos satisfechos, 85 placas de 100. Queremos la reposición o un abono.',
  'Ordine 4471: non siamo soddisfatti, 85 lastre su 100. Vogliamo la sostituzione o un rimborso.',
  'Encomenda 4471: não estamos satisfeitos, 85 placas de 100. Queremos a substituição ou um crédito.',
  'Zamówienie 4471: nie jesteśmy zadowoleni, 85 płyt ze 100. Chcemy wymiany albo zwrotu pieniędzy.',
  'Ordre 4471: vi er ikke tilfredse, 85 plader af 100. Vi vil have ombytning eller en kreditnota.',
])('who is not content orders nothing: %s', (text) => {
  expect(categoryOf('PO 4471', text)).toBe('unknown');
});

test.each([
  [
    'Ticket updated (order short)',
    'Ticket (order short) was updated by Ann. Customer says 2 rolls of PO 4471 are missing.',
  ],
  [
    'Ticket aktualisiert (Bestellung falsch)',
    'Ticket (Bestellung falsch) wurde von "Jan" aktualisiert. Kunde sagt, in der Lieferung fehlten 2 Rollen.',
  ],
  ['Ticket bijgewerkt', 'Ticket #4471 is door Jan bijgewerkt. Bestelling 88: klant mist 2 rollen.'],
  [
    'Ticket mis à jour',
    'Ticket #4471 a été mis à jour. Commande 88 : il manquait 2 rouleaux dans la livraison.',
  ],
  ['Zgłoszenie zaktualizowane', 'Zgłoszenie #4471 zostało zaktualizowane. Zamówienie 88: brakuje 2 rolek.'],
])('a helpdesk tells of a request: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('unknown');
});

test('an order may come as a ticket', () => {
  expect(categoryOf('[Ticket#4471] Order', 'Please send us:\n- 40 pcs gasket\n- 12 pcs flange')).toBe(
    'purchase_order',
  );
});

test('who asks a list about a program orders nothing', () => {
  const text =
    'When I confirm a PO the mail template renders the table twice:\n 1. add "Desk", qty 250, price 750\n 2. send\nHas anyone seen this before?';
  expect(categoryOf('Purchase order mail shows its lines twice', text)).toBe('unknown');
});

test.each([
  ['You sent a payment of 64.80 EUR to Seals Express Ltd.'],
  ['Sie haben eine Zahlung über 64,80 EUR an Dichtwerk GmbH gesendet.'],
  ['U hebt een betaling van 64,80 EUR aan Dichtwerk BV gedaan.'],
  ['Vous avez envoyé un paiement de 64,80 EUR à Joints SARL.'],
  ['Has enviado un pago de 64,80 EUR a Juntas SL.'],
  ['Hai inviato un pagamento di 64,80 EUR a Guarnizioni Srl.'],
  ['Enviou um pagamento de 64,80 EUR a Juntas Lda.'],
  ['Wysłałeś płatność 64,80 PLN do Uszczelki Sp. z o.o.'],
  ['Du har sendt en betaling på 64,80 kr til Pakninger ApS.'],
])('what somebody paid through a service: %s', (text) => {
  expect(categoryOf('', `${text}\n\n12 pcs gasket 45x62`)).toBe('receipt');
});

test('a file that lists what was shipped names the order of its reader in a column', () => {
  const sheet = {
    ...{ name: 'A-3001.csv', inline: false, enclosed: null },
    text: 'ASN  PO  SKU  DESC  ORDERED  SHIPPED\nA-3001  PO-771  SO-1  Socks black  480  480',
  };
  expect(
    categoryOf('ASN A-3001 for PO-771', 'Advance ship notice A-3001\n\nPO: PO-771\n12 cartons', [sheet]),
  ).toBe('delivery_note');
});

test('a maker who presents himself to strangers sells', () => {
  const text =
    'Dear Sir, we are glad to know you are in the market of screws.\nHot sale:\n1. Screw 4x50 MOQ 500 ctns USD 1.02/kg\n2. Screw 5x60 MOQ 500 ctns USD 1.12/kg\nMay I send you our catalog?';
  expect(categoryOf('screws order - best price', text)).toBe('unknown');
});

test('that another sends his order later is no order', () => {
  expect(
    categoryOf('Muster Ltd', "I've not entered it yet, he said he will send the proper PO tomorrow."),
  ).toBe('unknown');
});

test.each([
  'Please sign and send us the attached order confirmation. We confirm the following order: 10 x Valve',
  'We await your signed copy of the order confirmation. We confirm the following order: 10 x Valve',
  'Graag de bijgevoegde orderbevestiging ondertekend retour sturen. Wij bevestigen de volgende bestelling:\n10 stuks ventiel',
  'Merci de trouver ci-joint la confirmation de commande. Nous confirmons la commande suivante :\n10 pièces vanne',
  'Adjunto la confirmación de pedido, rogamos enviar la confirmación de pedido firmada. Confirmamos el siguiente pedido:\n10 uds válvula',
  "Vi preghiamo di inviare la conferma d'ordine firmata. Confermiamo il seguente ordine:\n10 pz valvola",
  'Agradecemos a devolução da confirmação da encomenda assinada. Confirmamos a seguinte encomenda:\n10 un válvula',
  'Prosimy o odesłanie podpisanego potwierdzenia zamówienia. Potwierdzamy następujące zamówienie:\n10 szt zawór',
  'Send venligst den vedhæftede ordrebekræftelse retur underskrevet. Vi bekræfter følgende ordre:\n10 stk ventil',
])('who wants his confirmation back with a name under it sells: %s', (text) => {
  expect(categoryOf('', text)).toBe('order_confirmation');
});

test.each([
  'Please send 10 replacement filters F-200, payment by debit or credit card.',
  'Necesitamos 10 filtros de sustitución F-200; tarjeta de débito o crédito',
  'in der letzten Lieferung fehlten 2 Kartons. Bitte liefern Sie 10 Handschuhe L',
  'in de laatste levering ontbraken 2 dozen. Gelieve 10 handschoenen L te leveren',
  'mit den Latexhandschuhen waren wir nicht zufrieden. Daher bestellen wir diesmal 20 Nitrilhandschuhe',
  'Bitte 10 Schrauben M8 für uns. Die Einkäuferin ist krank, sie schickt die schriftliche Bestellung nach',
  'Please send 50 rolls Hot Sale stickers',
  'we order 500 printed bags. May we send you our brochure with the logo?',
  'zamawiamy 500 etykiet samoprzylepnych. Czy możemy przesłać Państwu naszą grafikę?',
  'Please send 10 laser label templates A4, no exceptions on size',
])('beside goods that are asked for it is talk: %s', (text) => {
  expect(categoryOf('', text)).toBe('purchase_order');
});

test('who tells a helpdesk of what its program did orders nothing', () => {
  const text = 'The mail template crashed. Please send 3 screenshots to support, an exception is raised.';
  expect(categoryOf('', text)).toBe('unknown');
});
