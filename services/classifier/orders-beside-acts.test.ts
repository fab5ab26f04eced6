import { expect, test } from 'vitest';
import { categoryOf } from './one-line-mail.fixture.ts';
import type { ClassifiedAttachment } from './signs.ts';

const paper = (title: string): ClassifiedAttachment => ({
  name: `${title} 7310.pdf`.replaceAll(' ', '_'),
  text: `${title} 7310\nMoor Dental\nPos  Article  Quantity\n1  Masks  40\n2  Bibs  12`,
  inline: false,
  enclosed: null,
});

test.each([
  'Order | 40 boxes face masks / 12 packs bibs /  / Changes to this order need the approval of our purchasing office.',
  'Bestellung | 40 Karton Masken / 12 Pakete Lätzchen /  / Abweichungen von dieser Bestellung nur nach Freigabe durch uns.',
  'Bestelling | 40 dozen mondmaskers / 12 pakken slabbetjes /  / Elke afwijking van deze bestelling moet door ons worden goedgekeurd.',
  'Commande | 40 cartons masques / 12 paquets bavettes /  / Tout changement de cette commande doit être approuvé par nous.',
  'Pedido | 40 cajas mascarillas / 12 paquetes baberos /  / Todo cambio de este pedido debe ser aprobado por nosotros.',
  'Ordine | 40 scatole mascherine / 12 confezioni bavaglini /  / Ogni variazione di questo ordine va approvata da noi.',
  'Encomenda | 40 caixas máscaras / 12 pacotes babetes /  / Qualquer mudança desta encomenda tem de ser aprovada por nós.',
  'Zamówienie | 40 kartonów masek / 12 paczek śliniaków /  / Zmiany tego zamówienia wymagają akceptacji naszego działu.',
  'Ordre | 40 kasser mundbind / 12 pakker smække /  / Ændringer af denne ordre kræver godkendelse fra os.',
  'Order | 40 boxes face masks / 12 packs bibs /  / Please tell us the status of our order 7310 every Friday.',
  'Bestellung | 40 Karton Masken / 12 Pakete Lätzchen /  / Rückfragen zu unserer Bestellung 7310 bitte an Frau Moor.',
  'Bestelling | 40 dozen mondmaskers / 12 pakken slabbetjes /  / Met vragen over onze bestelling 7310 kunt u bij mij terecht.',
  'Commande | 40 cartons masques / 12 paquets bavettes /  / Merci de nous tenir au courant du statut de notre commande 7310.',
  'Pedido | 40 cajas mascarillas / 12 paquetes baberos /  / Queremos saber cuándo llega nuestro pedido 7310.',
  'Ordine | 40 scatole mascherine / 12 confezioni bavaglini /  / Vorremmo sapere quando consegnate il nostro ordine 7310.',
  'Encomenda | 40 caixas máscaras / 12 pacotes babetes /  / Gostaríamos de saber quando chega a nossa encomenda 7310.',
  'Zamówienie | 40 kartonów masek / 12 paczek śliniaków /  / Mam pytanie do naszego zamówienia 7310: kiedy dostawa?',
  'Ordre | 40 kasser mundbind / 12 pakker smække /  / I kan spørge til vores ordre 7310 på lageret.',
  'Order | 40 boxes face masks / 12 packs bibs /  / If you want to go ahead with a part delivery please call.',
  'Bestellung | 40 Karton Masken / 12 Pakete Lätzchen /  / Bei Fragen zur Bestellung bitte kurz melden.',
  'Bestelling | 40 dozen mondmaskers / 12 pakken slabbetjes /  / Kunt u deze bestelling bevestigen door even te antwoorden?',
  'Commande | 40 cartons masques / 12 paquets bavettes /  / Pour confirmer la commande, répondez à ce courriel.',
  'Pedido | 40 cajas mascarillas / 12 paquetes baberos /  / Para confirmar el pedido, contesten a este correo.',
  'Ordine | 40 scatole mascherine / 12 confezioni bavaglini /  / Per l’ordine contattate il signor Verdi.',
  'Encomenda | 40 caixas máscaras / 12 pacotes babetes /  / Para confirmar a encomenda, respondam a este e-mail.',
  'Zamówienie | 40 kartonów masek / 12 paczek śliniaków /  / Aby zamówienie dotarło przed piątkiem, prosimy o szybką wysyłkę.',
  'Ordre | 40 kasser mundbind / 12 pakker smække /  / Hvis du ønsker at ændre noget, så ring.',
  'Order | 40 boxes face masks / 12 packs bibs /  / If you get here before 8 we will take the pallets at the side door.',
  'Bestellung | 40 Karton Masken / 12 Pakete Lätzchen /  / Wenn Sie vor 8 Uhr kommen, nehmen wir alles an Tor 3 an.',
  'Bestelling | 40 dozen mondmaskers / 12 pakken slabbetjes /  / Als u voor 8 uur komt, nemen we alles achter aan.',
  'Commande | 40 cartons masques / 12 paquets bavettes /  / Si vous passez avant 9 h, on prend tout au quai 1.',
  'Pedido | 40 cajas mascarillas / 12 paquetes baberos /  / Si llegan antes de las 9, les pedimos que llamen.',
  'Ordine | 40 scatole mascherine / 12 confezioni bavaglini /  / Se venite prima delle 9, prendiamo tutto al magazzino.',
  'Encomenda | 40 caixas máscaras / 12 pacotes babetes /  / Se chegarem antes das 9, pedimos que toquem.',
  'Zamówienie | 40 kartonów masek / 12 paczek śliniaków /  / Jeśli możecie przyjechać przed 9, weźmiemy wszystko od tyłu.',
  'Ordre | 40 kasser mundbind / 12 pakker smække /  / Hvis I kommer før kl. 9, tager vi imod ved porten.',
  'Order | Please supply the items below for 3 June. /  / 40 boxes face masks / 12 packs bibs /  / Any news on our order 7290?',
  'Masks | We are still waiting for our order 7290. /  / For Friday: /  / 40 boxes face masks / 12 packs bibs',
  'Bestellung | Unsere Bestellung für Juni: / 40 Karton Masken / 12 Pakete Lätzchen /  / Ihre neue Preisliste haben wir leider noch nicht erhalten.',
  'Ordine | Il nostro ordine di giugno: / 40 scatole mascherine / 12 confezioni bavaglini /  / Non abbiamo ancora ricevuto il catalogo.',
  'Bestellung | 40 Karton Masken / 12 Pakete Lätzchen /  / Unsere Bestellung 7310 bitte noch nicht liefern, erst am 15.6.',
  'Order | 40 boxes face masks / 12 packs bibs /  / Please put our order number 7310 on the delivery note.',
  'Team order | Team order for week 30: / 40 boxes face masks / 12 packs bibs /  / Is there anyone in on Sunday?',
  'Commande groupée | Commande groupée de nos cabinets : / 40 cartons masques / 12 paquets bavettes /  / Si vous souhaitez ajouter un échantillon, volontiers.',
  'Order | 40 boxes face masks / 12 packs bibs /  / Partial deliveries do not create an obligation to accept the remainder.',
  'Bestelling | 40 dozen mondmaskers / 12 pakken slabbetjes /  / Dit is geen bestelling voor de winkel maar voor het magazijn.',
  'Ordine | per martedì: / 40 scatole mascherine / 12 confezioni bavaglini /  / Avete già fatto il listino di luglio?',
])('an order may say more: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  ['Purchase Order', 'Please see the attachment. Has our order 7290 left yet?'],
  ['Bestellung', 'Siehe Anlage. Ist unsere Bestellung 7290 schon unterwegs?'],
  ['Bestelling', 'Zie bijlage. Is onze bestelling 7290 al verstuurd?'],
  ['Bon de commande', 'Voir pièce jointe. Notre commande 7290 est-elle partie ?'],
  ['Pedido', 'Ver adjunto. ¿Ha salido ya el pedido 7290?'],
  ['Ordine', 'Vedi allegato. È già partito il nostro ordine 7290?'],
  ['Nota de encomenda', 'Ver anexo. Já saiu a encomenda 7290?'],
  ['Zamówienie', 'W załączniku. Czy zamówienie 7290 zostało już wysłane?'],
  ['Indkøbsordre', 'Se vedhæftet. Er ordren 7290 allerede sendt?'],
  ['Purchase Order', 'Please approve this order and send a signed copy back.'],
  ['Bestellung', 'Änderungen der Bestellung nur nach Freigabe durch den Einkauf.'],
  ['Bestelling', 'Wijzigingen van deze bestelling dienen goedgekeurd te worden door onze inkoper.'],
  ['Bon de commande', 'Veuillez valider la commande par retour de courriel.'],
  ['Pedido', 'Cualquier cambio del pedido debe ser autorizado por Compras.'],
  ['Ordine', 'Ogni modifica dell’ordine deve essere approvata dall’ufficio acquisti.'],
  ['Nota de encomenda', 'Alterações à encomenda devem ser aprovadas por nós.'],
  ['Zamówienie', 'Każda zmiana zamówienia wymaga akceptacji.'],
  ['Indkøbsordre', 'Ændringer i ordren skal godkendes af os.'],
  ['Purchase Order', 'PO 7310. Has anybody processed the return of last month?'],
  ['Purchase Order', 'Hi Sam, see the attachment. Has my delivery gone out yet?'],
])('a paper that calls itself an order is one beside what is said: %s: %s', (title, text) => {
  expect(categoryOf(`${title} 7310 | ${text}`, [paper(title)])).toBe('purchase_order');
});

test('who asks after the very order that he encloses, or whose program asks for its release, orders nothing', () => {
  const enclosed = [paper('Purchase Order')];
  expect(categoryOf('Purchase Order 7310 | Has our order 7310 left yet?', enclosed)).toBe('unknown');
  expect(categoryOf('Purchase Order 7310 | Kim raised PO 7310. / [Approve] [Reject] [View]', enclosed)).toBe(
    'unknown',
  );
});

test.each([
  'Order 6120 | Please cancel our order 6120 (40 boxes masks) and send us a written confirmation by 3 May.',
  'Bestellung 6120 | Bitte stornieren Sie unsere Bestellung 6120 (40 Karton Masken) und senden Sie uns bis 3. Mai eine Bestätigung.',
  'Bestelling 6120 | Graag onze bestelling 6120 (40 dozen maskers) annuleren en stuur ons voor 3 mei een bevestiging.',
  'Commande 6120 | Merci d’annuler la commande 6120 (40 cartons de masques) et envoyez-nous une confirmation avant le 3 mai.',
  'Pedido 6120 | Por favor, cancelen nuestro pedido 6120 (40 cajas de mascarillas) y envíennos la confirmación antes del 3 de mayo.',
  'Ordine 6120 | Vi preghiamo di annullare l’ordine 6120 (40 scatole mascherine) e inviateci una conferma entro il 3 maggio.',
  'Encomenda 6120 | Por favor cancelem a nossa encomenda 6120 (40 caixas de máscaras) e enviem a confirmação até 3 de maio.',
  'Zamówienie 6120 | Proszę anulować nasze zamówienie 6120 (40 kartonów masek) i wysłać potwierdzenie do 3 maja.',
  'Cancel | Hello, /  / please cancel our order 6120: /  / 40 boxes masks / 12 packs bibs /  / and send the confirmation to me by 3 May.',
])('who cancels and wants it in writing orders nothing: %s', (mail) => {
  expect(categoryOf(mail)).toBe('unknown');
});

test.each([
  'Invoice 880 | Please find attached our invoice 880 for 310.00 EUR, due 3 June. Kindly send your remittance advice to ar@moor.example.',
  'Re 880 | Anbei erhalten Sie unsere Rechnung 880 über 310,00 EUR. Ihr Zahlungsavis senden Sie bitte an buchhaltung@moor.example.',
  'Factuur 880 | Bijgaand factuur 880 van 310,00 EUR. Graag betaalspecificatie mailen naar administratie@moor.example.',
  'Facture 880 | Veuillez trouver ci-joint notre facture 880 de 310,00 EUR. Merci de nous envoyer votre avis de virement.',
  'Invoice 880 | Please find attached our invoice 880 for 310.00 EUR, due 3 June. Please quote it on your payment advice.',
])('who wants to be told of the payment sends a bill: %s', (mail) => {
  expect(categoryOf(mail)).toBe('invoice');
});

test('chili is no unit', () => {
  expect(categoryOf('Order | Please send: / 9 chili sauce 250 ml / 3 chili flakes 1 kg')).toBe(
    'purchase_order',
  );
});
