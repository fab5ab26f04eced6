import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  [
    'unknown',
    'Low stock: Cedar oil 100 ml',
    'Cedar oil 100 ml is low in stock.\nRemaining: 4\nThreshold: 10',
  ],
  [
    'unknown',
    'Bestandswarnung',
    'Der Lagerbestand folgender Artikel liegt unter dem Mindestbestand:\n\nZedernöl 100 ml: 4\nMandelöl 50 ml: 2',
  ],
  [
    'unknown',
    'Lage voorraad',
    'De voorraad van deze artikelen is laag:\n\nCederolie 100 ml: 4\nAmandelolie 50 ml: 2',
  ],
  [
    'unknown',
    'Stock faible',
    "Le stock des produits suivants est faible :\n\nHuile de cèdre 100 ml : 4\nHuile d'amande 50 ml : 2",
  ],
  [
    'unknown',
    'Aviso de stock bajo',
    'El stock de los siguientes productos está por debajo del mínimo:\n\nAceite de cedro 100 ml: 4\nAceite de almendra 50 ml: 2',
  ],
  [
    'unknown',
    'Scorte in esaurimento',
    'Le scorte dei seguenti prodotti sono sotto il minimo:\n\nOlio di cedro 100 ml: 4\nOlio di mandorla 50 ml: 2',
  ],
  [
    'unknown',
    'Stock baixo',
    'O stock dos seguintes produtos está abaixo do mínimo:\n\nÓleo de cedro 100 ml: 4',
  ],
  [
    'unknown',
    'Niski stan magazynowy',
    'Stan magazynowy poniższych produktów jest niski:\n\nOlejek cedrowy 100 ml: 4\nOlej migdałowy 50 ml: 2',
  ],
  ['unknown', 'Lav lagerbeholdning', 'Lagerbeholdningen af følgende varer er lav:\n\nCederolie 100 ml: 4'],
  [
    'purchase_order',
    'Low stock',
    'Hi,\nwe are low on stock. Please send 20 boxes of gloves L and 4 cartons of wipes.\nThanks',
  ],
  [
    'unknown',
    'Lagerbestandsbericht KW 12',
    'Anbei der aktuelle Lagerbestand:\n\nArtikel | Bezeichnung | Bestand\nA-1 | Hammer | 20\nA-2 | Säge | 12',
  ],
  [
    'unknown',
    'Good news: Oak shelf is back in stock',
    'Hi,\n\nyou asked us to tell you: Oak shelf 80 cm is available again.\nShop it before it sells out.',
  ],
  [
    'unknown',
    'Wieder verfügbar: Regal Eiche',
    'Hallo,\n\nder Artikel Regal Eiche 80 cm ist wieder auf Lager. Menge begrenzt: 12 Stück.',
  ],
  [
    'unknown',
    'Weer op voorraad',
    'Hoi,\n\nPlank eiken 80 cm is weer op voorraad. Bestel snel: nog 12 stuks.',
  ],
  [
    'unknown',
    'De nuevo en stock',
    'Hola:\n\nEstante de roble 80 cm vuelve a estar disponible. Quedan 12 unidades.',
  ],
  [
    'unknown',
    'Di nuovo disponibile',
    'Ciao,\n\nMensola rovere 80 cm è di nuovo disponibile. Restano 12 pezzi.',
  ],
  ['unknown', 'Znów dostępny', 'Cześć,\n\nPółka dębowa 80 cm jest znów dostępna. Zostało 12 szt.'],
  [
    'unknown',
    'Price drop on an item you watch',
    'Hi,\n\nOak shelf 80 cm is now $39.00 (was $49.00).\nManage your price alerts.',
  ],
  [
    'unknown',
    'Preisalarm: Kupferrohr 15 mm',
    'Guten Tag,\n\nder Preis für Kupferrohr 15 mm ist um 3,4 % gestiegen.\nAlter Preis: 4,10 €\nNeuer Preis: 4,24 €',
  ],
  [
    'unknown',
    'Alerte prix : cuivre',
    'Bonjour,\n\nle prix du cuivre a augmenté de 3 %.\nAncien prix : 4,10 €\nNouveau prix : 4,22 €',
  ],
  [
    'purchase_order',
    'Back in stock?',
    'Hi,\n\nas you have it back in stock now, please send 20 x Oak shelf and 40 x bracket to our York shop.',
  ],
])('goods run low, or are back: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    '[Ticket#10293] Printer does not work',
    'Hi helpdesk,\n\nthe printer on floor 2 does not work since this morning. I need it today for the month-end report.\nError: E-503',
  ],
  [
    'unknown',
    'Ticket 8812: VPN',
    'Hallo IT,\n\nich kann mich seit heute früh nicht mehr anmelden. Fehlermeldung: Zugriff verweigert. Ich brauche das dringend für den Abschluss.',
  ],
  [
    'unknown',
    'Ticket: geen toegang',
    'Hallo,\n\nik kan niet inloggen op de server. Foutmelding: toegang geweigerd. Ik heb dit dringend nodig voor de afsluiting.',
  ],
  [
    'unknown',
    'Ticket : accès refusé',
    "Bonjour,\n\nje n'arrive pas à me connecter au serveur, message d'erreur : accès refusé. J'en ai besoin de toute urgence.",
  ],
  [
    'unknown',
    'Réinitialisation de votre mot de passe',
    "Bonjour,\n\nVous avez demandé à réinitialiser votre mot de passe. Cliquez sur ce lien. Si vous n'êtes pas à l'origine de cette demande, ignorez ce message.",
  ],
  [
    'unknown',
    'Wachtwoord opnieuw instellen',
    'Hallo,\n\nwe hebben een aanvraag ontvangen om het wachtwoord van je account te wijzigen. Klik op de link.',
  ],
  [
    'unknown',
    'Restablecer su contraseña',
    'Hola:\n\nHemos recibido una solicitud para restablecer la contraseña de su cuenta.',
  ],
  [
    'unknown',
    'We received your request [#55120]',
    'Hi,\n\nyour request (55120) has been received and is being reviewed by our support staff. To add comments, reply to this email.',
  ],
  [
    'unknown',
    'Ihre Anfrage #55120 ist eingegangen',
    'Guten Tag,\n\nwir haben Ihre Anfrage erhalten und melden uns in Kürze. Ihre Ticketnummer lautet 55120.',
  ],
  [
    'unknown',
    'Dein Passwort wurde geändert',
    'Hallo,\n\ndein Passwort für den Shop wurde geändert. Falls du das nicht warst, melde dich.',
  ],
  ['unknown', 'Reimposta la password', 'Ciao,\n\nhai richiesto di reimpostare la password del tuo account.'],
  ['unknown', 'Reset hasła', 'Cześć,\n\notrzymaliśmy prośbę o zmianę hasła do Twojego konta.'],
  ['unknown', 'Nulstil din adgangskode', 'Hej\n\nklik her for at nulstille din adgangskode.'],
])('accounts and tickets: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Your return RMA-221 has been approved',
    'Hi Zoe,\n\nyour return request RMA-221 has been approved for:\n\n2 x Ceramic mug\n\nPrint the label and drop the parcel off.',
  ],
  [
    'unknown',
    'Ihre Retoure R-88 wurde genehmigt',
    'Hallo Frau Kern,\n\nIhre Retoure R-88 wurde genehmigt:\n\n1 x Teekanne\n\nLegen Sie das Etikett ins Paket.',
  ],
  [
    'unknown',
    'Je retouraanvraag is goedgekeurd',
    'Hoi,\n\nje retouraanvraag 88 is goedgekeurd voor:\n\n1 x Theepot\n\nPlak het label op het pakket.',
  ],
  [
    'unknown',
    'Su devolución ha sido aceptada',
    'Hola:\n\nsu solicitud de devolución D-21 ha sido aceptada:\n\n1 x Tetera',
  ],
  [
    'unknown',
    'Il tuo reso è stato autorizzato',
    'Ciao,\n\nla richiesta di reso 21 è stata autorizzata per:\n\n1 x Teiera',
  ],
  ['unknown', 'A sua devolução foi aprovada', 'Olá,\n\no pedido de devolução 21 foi aprovado:\n\n1 x Bule'],
  ['unknown', 'Zwrot zaakceptowany', 'Cześć,\n\nTwój zwrot 21 został zaakceptowany:\n\n1 x Czajnik'],
  ['unknown', 'Din returnering er godkendt', 'Hej\n\nDin returnering 21 er godkendt:\n\n1 x Tekande'],
  [
    'unknown',
    'New return request for order #4410',
    'Hi shop owner,\n\nEmma Vale has requested a return for order #4410:\n\n1 x Oak shelf\nReason: too small',
  ],
  [
    'unknown',
    'Order 55120 - short delivery',
    'Hi Sue,\n\nwe received the shipment for order 55120 today and found problems:\n\n1. Quantity delivered: 40 units (ordered 50 units)\n2. 6 units show damage\n\nWe need a replacement or credit by Friday.',
  ],
  [
    'unknown',
    'AW: Bestellung 55120 - Mängel',
    'Hallo,\n\ndie Lieferung zu Bestellung 55120 kam gestern an, aber:\n\n1. Geliefert: 40 Stück (bestellt 50 Stück)\n2. 6 Stück mit Schäden an der Verpackung\n\nWir erwarten umgehend Ersatz oder eine Lösung.',
  ],
  [
    'unknown',
    'Bestelling 55120 - probleem met levering',
    'Hallo,\n\nwij hebben de levering van order 55120 ontvangen, maar er zijn problemen:\n\n1. Geleverd: 40 stuks (besteld 50 stuks)\n2. 6 stuks met schade aan de verpakking',
  ],
  [
    'unknown',
    'Commande 55120 - problèmes de livraison',
    'Bonjour,\n\nnous avons reçu hier la livraison de la commande 55120 avec de sérieux problèmes :\n\n1. Quantité livrée : 40 unités (commandé 50 unités)\n2. 6 unités avec emballage endommagé',
  ],
  [
    'unknown',
    'Pedido 55120 - incidencias',
    'Hola:\n\nayer recibimos el envío del pedido 55120 con problemas:\n\n1. Cantidad entregada: 40 unidades (pedido 50 unidades)\n2. 6 unidades con daños en el embalaje',
  ],
  [
    'unknown',
    'Ordine 55120 - problemi di consegna',
    "Buongiorno,\n\nieri abbiamo ricevuto la spedizione dell'ordine 55120 con problemi:\n\n1. Quantità consegnata: 40 pezzi (ordinati 50 pezzi)\n2. 6 pezzi con danni all'imballo",
  ],
  [
    'unknown',
    'Zamówienie 55120 - problemy',
    'Dzień dobry,\n\nwczoraj otrzymaliśmy dostawę zamówienia 55120, ale:\n\n1. Dostarczono: 40 szt. (zamówiono 50 szt.)\n2. 6 szt. z uszkodzonym opakowaniem',
  ],
])('returns and complaints: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Reminder: PO 4500118 due 12 March',
    'Dear supplier,\n\nthis is a reminder that the delivery of purchase order 4500118 is due on 12 March. Could you confirm that it will arrive on time?',
  ],
  [
    'unknown',
    'Liefererinnerung Bestellung 4500118',
    'Sehr geehrte Damen und Herren,\n\nwir erinnern an die Lieferung unserer Bestellung 4500118, fällig am 12.03. Können Sie den Termin bestätigen?',
  ],
  [
    'unknown',
    'Herinnering levering inkooporder 4500118',
    'Beste leverancier,\n\nDit is een herinnering dat de levering van inkooporder 4500118 op 12 maart wordt verwacht. Kunt u bevestigen dat deze op tijd komt?',
  ],
  [
    'unknown',
    'Rappel de livraison - bon de commande 4500118',
    "Bonjour,\n\nnous vous rappelons que la livraison du bon de commande 4500118 est prévue le 12 mars. Pouvez-vous confirmer qu'elle sera à l'heure ?",
  ],
  [
    'unknown',
    'Recordatorio de entrega OC 4500118',
    'Estimado proveedor:\n\nle recordamos que la entrega de la orden de compra 4500118 está prevista para el 12 de marzo. ¿Puede confirmar que llegará a tiempo?',
  ],
  [
    'unknown',
    'Promemoria consegna ordine 4500118',
    "Gentile fornitore,\n\nle ricordiamo che la consegna dell'ordine d'acquisto 4500118 è prevista per il 12 marzo. Può confermare che arriverà in tempo?",
  ],
  [
    'unknown',
    'Przypomnienie o dostawie - zamówienie 4500118',
    'Szanowni Państwo,\n\nprzypominamy, że dostawa zamówienia 4500118 jest planowana na 12 marca. Czy mogą Państwo potwierdzić termin?',
  ],
])('who reminds of a delivery has ordered it: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'unknown',
    'Invoice for order 7712?',
    'Hello,\n\ncould you please send us the invoice for order 7712? Our accounting department has not got it yet.',
  ],
  [
    'unknown',
    'Extension on invoice 2210',
    'Dear Sirs,\n\nwe kindly request a payment extension of 20 days on invoice 2210 due to cash flow issues.',
  ],
  [
    'unknown',
    'Zahlungsaufschub Rechnung 2210',
    'Sehr geehrte Damen und Herren,\n\nwir bitten um einen Zahlungsaufschub von 14 Tagen für die Rechnung 2210.',
  ],
  [
    'unknown',
    'Uitstel van betaling factuur 2210',
    'Geachte heer,\n\nwij verzoeken u om uitstel van betaling van 14 dagen voor factuur 2210.',
  ],
  [
    'unknown',
    'Demande de délai - facture 2210',
    'Bonjour,\n\nnous sollicitons un délai de paiement de 14 jours pour la facture 2210.',
  ],
  [
    'unknown',
    'Solicitud de aplazamiento factura 2210',
    'Estimados señores:\n\nsolicitamos un aplazamiento del pago de la factura 2210 de 15 días.',
  ],
  [
    'unknown',
    'Richiesta dilazione fattura 2210',
    'Buongiorno,\n\nchiediamo una dilazione di pagamento di 15 giorni per la fattura 2210.',
  ],
  [
    'unknown',
    'Question about invoice 3312',
    'Hi,\n\ninvoice 3312 shows a price of 12.50 instead of the agreed 11.00. Please check and send a corrected invoice.',
  ],
  [
    'unknown',
    'Rückfrage zur Rechnung 3312',
    'Guten Tag,\n\nauf der Rechnung 3312 steht ein anderer Preis als vereinbart. Bitte prüfen und korrigierte Rechnung senden.',
  ],
  [
    'unknown',
    'Kan I sende fakturaen?',
    'Hej\n\nkan I sende os fakturaen for ordre 7712? Vi har ikke modtaget den.',
  ],
  [
    'unknown',
    'Rechnung zu Bestellung 7712',
    'Guten Tag,\n\nkönnen Sie uns bitte die Rechnung zur Bestellung 7712 zusenden? Unsere Buchhaltung braucht sie.',
  ],
  [
    'unknown',
    'Factuur bestelling 7712',
    'Hallo,\n\nkunt u ons de factuur van bestelling 7712 sturen? Wij hebben deze nog niet ontvangen.',
  ],
  [
    'unknown',
    'Facture commande 7712',
    "Bonjour,\n\npourriez-vous nous envoyer la facture de la commande 7712 ? Nous ne l'avons pas reçue.",
  ],
  [
    'unknown',
    'Factura pedido 7712',
    'Hola:\n\n¿pueden enviarnos la factura del pedido 7712? No la hemos recibido.',
  ],
  [
    'unknown',
    'Fatura da encomenda 7712',
    'Bom dia,\n\npodem enviar-nos a fatura da encomenda 7712? Não a recebemos.',
  ],
  [
    'unknown',
    'Faktura do zamówienia 7712',
    'Dzień dobry,\n\nczy mogą Państwo przesłać fakturę do zamówienia 7712? Nie otrzymaliśmy jej.',
  ],
])('who asks for a bill, or about it, sends none: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});
