import type { MailFamily } from '../../mail-family.ts';
import { everydayOrder, plainMail, type Said } from './desk.ts';

/** What a firm says on every order: when its gate is open, what goes on the invoice, and the server's small print. */
export const houseRules: MailFamily = {
  name: 'plain-house-rules',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = everydayOrder(source, 1, 6);
    const own = rules[language];
    return plainMail(source, order, {
      said: own && random.shuffled(own).slice(0, random.whole(1, 2)),
      ...(random.chance(0.6) && footers[language] && { footer: random.pick(footers[language]) }),
    });
  },
};

const rules: Said = {
  en: [
    'As a reminder, our receiving department is open Monday to Thursday from 7 am to 3 pm and on Fridays until 12 noon.',
    'Deliveries via gate 2 before 2 pm, as usual.',
    'Please state our order number on the delivery note and on the invoice.',
    'Please send the invoice to our accounts department as usual.',
    'Our general terms of purchase apply.',
  ],
  de: [
    'Zur Erinnerung: Unsere Warenannahme ist Montag bis Donnerstag von 7 bis 15 Uhr besetzt, freitags bis 12 Uhr.',
    'Anlieferung wie gewohnt über Tor 2 bis spätestens 14 Uhr.',
    'Bitte geben Sie unsere Bestellnummer auf Lieferschein und Rechnung an.',
    'Die Rechnung senden Sie bitte wie üblich an unsere Buchhaltung.',
    'Es gelten unsere allgemeinen Einkaufsbedingungen.',
  ],
  nl: [
    'Ter herinnering: onze goederenontvangst is van maandag t/m donderdag open van 7.00 tot 15.00 uur en op vrijdag tot 12.00 uur.',
    'Aanleveren zoals gebruikelijk via poort 2, uiterlijk om 14.00 uur.',
    'Graag ons ordernummer vermelden op de pakbon en de factuur.',
    'De factuur graag zoals altijd naar onze administratie sturen.',
    'Op deze order zijn onze inkoopvoorwaarden van toepassing.',
  ],
  fr: [
    'Pour rappel, notre réception marchandises est ouverte du lundi au jeudi de 7 h à 15 h et le vendredi jusqu’à 12 h.',
    'Livraison comme d’habitude par le portail 2, avant 14 h.',
    'Merci d’indiquer notre numéro de commande sur le bon de livraison et sur la facture.',
    'Merci d’adresser la facture comme d’habitude à notre service comptabilité.',
    'Nos conditions générales d’achat s’appliquent.',
  ],
  es: [
    'Les recordamos que nuestro almacén recibe mercancía de lunes a jueves de 7 a 15 h y los viernes hasta las 12 h.',
    'Indiquen por favor nuestro número de pedido en el albarán y en la factura.',
    'La factura, como siempre, a nuestro departamento de contabilidad.',
  ],
  it: [
    'Vi ricordiamo che il nostro ricevimento merci è aperto dal lunedì al giovedì dalle 7 alle 15 e il venerdì fino alle 12.',
    'Vi preghiamo di indicare il nostro numero d’ordine sulla bolla e sulla fattura.',
    'La fattura, come sempre, va inviata alla nostra amministrazione.',
  ],
  pl: [
    'Przypominamy, że nasz magazyn przyjmuje towar od poniedziałku do czwartku w godzinach 7-15, a w piątki do 12.',
    'Proszę podać nasz numer zamówienia na dokumencie WZ i na fakturze.',
  ],
};

const footers: Said = {
  en: [
    'This e-mail is confidential. If you are not the intended recipient, please notify the sender and delete this message. Any unauthorised copying or forwarding is prohibited.',
    'Please consider the environment before printing this e-mail.',
  ],
  de: [
    'Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind, informieren Sie bitte den Absender und löschen Sie diese E-Mail. Das unerlaubte Kopieren oder Weiterleiten ist nicht gestattet.',
    'Bitte denken Sie an die Umwelt, bevor Sie diese E-Mail ausdrucken.',
  ],
  nl: [
    'Dit bericht is vertrouwelijk. Bent u niet de geadresseerde, dan verzoeken wij u de afzender te informeren en dit bericht te verwijderen. Kopiëren of doorsturen is niet toegestaan.',
    'Denk aan het milieu voordat u deze e-mail print.',
  ],
  fr: [
    'Ce message est confidentiel. Si vous n’êtes pas le destinataire prévu, merci d’en informer l’expéditeur et de supprimer ce message. Toute copie ou diffusion non autorisée est interdite.',
    'Pensez à l’environnement avant d’imprimer ce message.',
  ],
  es: [
    'Este mensaje es confidencial. Si no es usted el destinatario, le rogamos que avise al remitente y elimine este mensaje.',
  ],
  it: [
    'Questo messaggio è riservato. Se non ne siete il destinatario, vi preghiamo di avvisare il mittente e di cancellare il messaggio.',
  ],
};
