import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  [
    'unknown',
    'Sales order SO-2291 is on hold',
    'Hello Dana,\n\nSales order SO-2291 for Brightwater Clinics was put on hold by the credit check.\nReason: overdue balance\n\nRelease the hold in the order workbench.\nThis is an automated message.',
  ],
  [
    'unknown',
    'Auftrag 48812 wurde gesperrt',
    'Hallo Herr Lang,\n\nder Auftrag 48812 für Bauer & Sohn wurde wegen Kreditlimit-Überschreitung gesperrt.\nAuftragswert: 12.400,00 EUR\n\nBitte prüfen Sie die Freigabe im System.',
  ],
  [
    'unknown',
    'Order 3391 staat in de wacht',
    'Beste Joris,\n\nOrder 3391 van Café Noord is in de wacht gezet: kredietlimiet overschreden.\nOrderwaarde: € 1.820,00',
  ],
  [
    'unknown',
    'Commande 7718 mise en attente',
    'Bonjour,\n\nLa commande 7718 de la société Verdier a été mise en attente.\nMotif : plafond de crédit dépassé.\nMontant : 3 420,00 €',
  ],
  [
    'unknown',
    'Pedido 5502 bloqueado',
    'Hola Marta:\n\nEl pedido 5502 del cliente Ferretería Sol ha quedado retenido por riesgo de crédito.\nImporte: 2.310,00 €',
  ],
  [
    'unknown',
    'Ordine 1187 sospeso',
    "Ciao Paolo,\n\nl'ordine 1187 del cliente Bar Centrale è stato sospeso per superamento del fido.\nValore: 890,00 €",
  ],
  [
    'unknown',
    'Encomenda 9021 retida',
    'Olá Rui,\n\nA encomenda 9021 do cliente Padaria Lua ficou retida por limite de crédito excedido.',
  ],
  [
    'unknown',
    'Zamówienie 3320 wstrzymane',
    'Cześć Aniu,\n\nzamówienie 3320 klienta Hurt-Pol zostało wstrzymane z powodu przekroczenia limitu kredytowego.',
  ],
  [
    'unknown',
    'Ordre 7712 er sat i bero',
    'Hej Lars\n\nOrdre 7712 fra Havnens Kro er sat i bero på grund af overskredet kreditmaksimum.',
  ],
])('an order that is held orders nothing: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'PO-1234 needs your approval',
    'Hi Karen,\n\nPurchase order PO-1234 for Nordic Paper (EUR 4,200.00) is waiting for your approval.\n\nItems:\n- 40 x Copy paper A4\n- 10 x Envelopes C5\n\nApprove | Reject',
  ],
  [
    'unknown',
    'Bestellanforderung BANF 10022 wartet auf Ihre Freigabe',
    'Guten Tag,\n\ndie Bestellanforderung 10022 von Petra Winkel wartet auf Ihre Genehmigung.\n\n20 Stück Toner schwarz\n5 Stück Tastaturen\n\nGenehmigen | Ablehnen',
  ],
  [
    'unknown',
    'Inkooporder IO-221 wacht op goedkeuring',
    'Beste Tom,\n\nInkooporder IO-221 wacht op uw goedkeuring.\n\n12 x Bureaustoel\n4 x Bureau\n\nGoedkeuren of afwijzen',
  ],
  [
    'unknown',
    "Demande d'achat DA-889 à approuver",
    "Bonjour,\n\nLa demande d'achat DA-889 attend votre approbation.\n\n- 15 x Casque de chantier\n- 30 x Gilet jaune",
  ],
  [
    'unknown',
    'Orden de compra OC-77 pendiente de aprobación',
    'Hola:\n\nLa orden de compra OC-77 está pendiente de su aprobación.\n\n- 8 x Silla\n- 2 x Mesa',
  ],
  [
    'unknown',
    "Ordine d'acquisto OA-12 in attesa di approvazione",
    "Gentile Luca,\n\nl'ordine d'acquisto OA-12 è in attesa della tua approvazione.\n\n- 6 x Monitor 24\"\n- 6 x Tastiera",
  ],
  [
    'unknown',
    'Ordem de compra 55 aguarda aprovação',
    'Olá,\n\nA ordem de compra 55 aguarda a sua aprovação.\n\n- 10 x Cadeira',
  ],
  [
    'unknown',
    'Zamówienie zakupu ZZ/12 czeka na akceptację',
    'Dzień dobry,\n\nzamówienie zakupu ZZ/12 czeka na Twoją akceptację.\n\n- 10 x Papier A4',
  ],
  [
    'unknown',
    'Indkøbsordre 44 afventer din godkendelse',
    'Hej\n\nIndkøbsordre 44 afventer din godkendelse.\n\n- 10 x Printerpapir',
  ],
  [
    'unknown',
    'Your requisition was rejected',
    'Hi Sam,\n\nYour purchase requisition PR-331 was rejected by Alan Reed.\nComment: budget exceeded.\n\n1. Laptop stand - 4\n2. USB hub - 4',
  ],
])('what waits for approval is sent to nobody yet: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Reminder: collect your order tomorrow',
    'Hi Ben,\n\nTomorrow (14 March, 9:00) you pick up your order #2210.\n\n- 1 x Pressure washer\n- 2 x Extension lead\n\nNeed to reschedule? Let us know.',
  ],
  [
    'unknown',
    'Morgen holen Sie Ihre Bestellung ab',
    'Hallo Ute,\n\nzur Erinnerung: morgen um 10 Uhr holen Sie Ihre Bestellung 311 ab.\n\n- 1 x Bohrhammer\n- 2 x Leiter',
  ],
  [
    'unknown',
    'Herinnering: je haalt morgen je bestelling op',
    'Hoi Kim,\n\nMorgen om 11:00 haal je bestelling 88 op.\n\n- 2 x Partytent\n- 10 x Stoel',
  ],
  [
    'unknown',
    'Rappel : retrait de votre commande demain',
    'Bonjour Léo,\n\nVous retirez demain votre commande n° 552.\n\n- 1 x Tente\n- 4 x Chaise\n\nÀ demain !',
  ],
  [
    'unknown',
    'Domani ritiri il tuo ordine',
    'Ciao Sara,\n\ndomani alle 10 ritiri il tuo ordine n. 91.\n\n- 2 x Gazebo\n- 1 x Generatore',
  ],
  [
    'unknown',
    'Przypomnienie: jutro odbiór zamówienia',
    'Cześć Olu,\n\njutro o 10:00 odbierasz swoje zamówienie nr 71.\n\n- 2 x Namiot',
  ],
  [
    'unknown',
    'Your order is ready for pickup',
    'Hi Lea,\n\nyour order #221 is ready for pickup at our Leeds store. Bring your ID.\n\n1 x Bike helmet',
  ],
  [
    'unknown',
    'Votre commande est prête',
    'Bonjour,\n\nVotre commande 221 est prête à être retirée en magasin.\n\n1 x Casque',
  ],
  [
    'unknown',
    'Tu pedido está listo para recoger',
    'Hola:\n\ntu pedido 221 está listo para recoger en la tienda.\n\n1 x Casco',
  ],
  [
    'unknown',
    'A sua encomenda está pronta para levantamento',
    'Olá,\n\na sua encomenda 221 está pronta para levantamento.\n\n1 x Capacete',
  ],
  [
    'unknown',
    'Din ordre er klar til afhentning',
    'Hej\n\ndin ordre 221 er klar til afhentning.\n\n1 x Hjelm',
  ],
])('who is told that he may fetch his goods ordered them before: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'You left something behind',
    'Hi Maya,\n\nYour cart is waiting:\n\n2 x Linen shirt  $49.00\n1 x Straw hat  $29.00\n\nComplete your order',
  ],
  [
    'unknown',
    'Dein Warenkorb wartet',
    'Hallo Jan,\n\ndu hast noch Artikel im Warenkorb:\n\n1 x Wanderrucksack 89,00 €\n2 x Trinkflasche 15,00 €\n\nBestellung abschließen',
  ],
  [
    'unknown',
    'Je winkelwagen wacht op je',
    'Hoi Lotte,\n\nJe hebt nog artikelen in je winkelwagen:\n\n1 x Jas € 89,00\n2 x Sjaal € 19,00\n\nBestelling afronden',
  ],
  [
    'unknown',
    'Vous avez oublié quelque chose',
    'Bonjour Inès,\n\nVotre panier vous attend :\n\n1 x Théière 29,00 €\n2 x Tasse 9,00 €\n\nFinaliser ma commande',
  ],
  [
    'unknown',
    'Has olvidado algo en tu carrito',
    'Hola Ana:\n\nTu carrito te espera:\n\n1 x Mochila 39,00 €\n2 x Botella 12,00 €\n\nFinalizar compra',
  ],
  [
    'unknown',
    'Hai dimenticato qualcosa nel carrello',
    "Ciao Gino,\n\nil tuo carrello ti aspetta:\n\n1 x Zaino 39,00 €\n2 x Borraccia 12,00 €\n\nCompleta l'ordine",
  ],
  [
    'unknown',
    'Twój koszyk czeka',
    'Cześć Kasiu,\n\nw Twoim koszyku zostały produkty:\n\n1 x Plecak 129,00 zł\n2 x Bidon 29,00 zł\n\nDokończ zamówienie',
  ],
  [
    'unknown',
    'Esqueceu-se de algo no carrinho',
    'Olá Rita,\n\no seu carrinho espera por si:\n\n1 x Mochila 39,00 €\n2 x Garrafa 12,00 €\n\nFinalizar compra',
  ],
  [
    'unknown',
    'Du har glemt noget i kurven',
    'Hej Mads\n\nDer ligger stadig varer i din kurv:\n\n1 x Rygsæk 399 kr\n2 x Flaske 99 kr\n\nAfslut dit køb',
  ],
])('what is left in a cart is not ordered: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'How did we do?',
    'Hi Emma,\n\nThank you for your order #4412! How would you rate your purchase?\n\n1 x Oak shelf\n\nLeave a review',
  ],
  [
    'unknown',
    'Bewerten Sie Ihren Einkauf',
    'Hallo Frau Stern,\n\nvielen Dank für Ihre Bestellung 8812. Wie zufrieden sind Sie? Bitte bewerten Sie Ihren Einkauf:\n\n1 x Regal Eiche',
  ],
  [
    'unknown',
    'Laat een beoordeling achter',
    'Hoi Bas,\n\nBedankt voor je bestelling 5512. Wat vind je van je aankoop? Schrijf een review.\n\n1 x Plank',
  ],
  [
    'unknown',
    'Donnez-nous votre avis',
    'Bonjour,\n\nMerci pour votre commande 331. Que pensez-vous de votre achat ? Laissez un avis.\n\n1 x Étagère',
  ],
  [
    'unknown',
    'Cuéntanos qué te ha parecido',
    'Hola Ana:\n\nGracias por tu pedido 3312. ¿Qué te ha parecido? Deja tu opinión.\n\n1 x Estante',
  ],
  [
    'unknown',
    'La tua opinione conta',
    'Ciao Gino,\n\ngrazie per il tuo ordine 3312. Lascia una recensione:\n\n1 x Mensola',
  ],
  [
    'unknown',
    'Oceń swoje zakupy',
    'Cześć Olu,\n\ndziękujemy za zamówienie 3312. Oceń swój zakup:\n\n1 x Półka',
  ],
  ['unknown', 'Skriv en anmeldelse', 'Hej\n\ntak for din ordre 3312. Skriv en anmeldelse:\n\n1 x Hylde'],
  [
    'unknown',
    'Deixe a sua avaliação',
    'Olá,\n\nobrigado pela sua encomenda 3312. Deixe a sua avaliação:\n\n1 x Prateleira',
  ],
])('who asks for an opinion takes no order: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Purchase order 4500221: acknowledgement overdue',
    'Dear supplier,\n\nwe have not yet received your order acknowledgement for purchase order 4500221. Please confirm by tomorrow.',
  ],
  [
    'unknown',
    'Auftragsbestätigung fehlt: Bestellung 4500221',
    'Sehr geehrte Damen und Herren,\n\nzu unserer Bestellung 4500221 liegt uns noch keine Auftragsbestätigung vor. Bitte senden Sie diese umgehend.',
  ],
  [
    'unknown',
    'Goods receipt posted for PO 4500221',
    'Goods receipt 5000118 was posted for purchase order 4500221 by Kim Ray.\n\nOak shelf  20 EA\nScrews  400 EA',
  ],
  [
    'unknown',
    'Wareneingang zu Bestellung 4500221 gebucht',
    'Der Wareneingang 5000118 zur Bestellung 4500221 wurde gebucht.\n\nRegal Eiche  20 ST\nSchrauben  400 ST',
  ],
  [
    'unknown',
    'PO 4500221 has been fully approved',
    'Hi Kim,\n\nyour purchase order PO 4500221 has been approved by Alan Reed and was sent to the supplier.',
  ],
  [
    'unknown',
    'Budget exceeded on PO 4500221',
    'Hi Kim,\n\npurchase order 4500221 exceeds the budget of cost centre 1200 by 420.00 EUR. Please review.',
  ],
  [
    'unknown',
    'Supplier Elm rejected PO 4500221',
    'Hi Kim,\n\nsupplier Elm has rejected purchase order 4500221. Reason: price not valid.',
  ],
  [
    'unknown',
    'Your upcoming order ships soon',
    'Hi Jo,\n\nyour next subscription order will be processed on 12 April. Edit or skip it until then:\n\n2 x Coffee 1 kg',
  ],
])('a state of an order is none: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});
