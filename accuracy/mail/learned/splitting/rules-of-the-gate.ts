import type { Language } from '../../../languages.ts';
import type { Order } from '../../../order/order.ts';
import { drawing, terms } from '../../kit/company-files.ts';
import { counterOrders } from '../../kit/counter-order.ts';
import { fileNumber, makePdf, orderPaper } from '../../kit/paper.ts';
import { onPaper, splitMail } from '../../kit/several.ts';
import type { Attachment, MailFamily, MailSource } from '../../mail-family.ts';

/** One order, the buyer's conditions, and what his gate or his construction office adds: still one. */
export const rulesOfTheGate: MailFamily = {
  name: 'rules-of-the-gate',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const orders = counterOrders(source, random.whole(2, 6));
    const [order] = orders as [Order];
    const papers = [
      await terms(source, order.buyer),
      await gateRules(source, order),
      ...(random.chance(0.6) ? [await drawing(source, order.buyer)] : []),
    ];
    const paper = await orderPaper(source, `${fileNumber(order)}.pdf`, order);
    const attachments = random.chance(0.7) ? [paper, ...papers] : [...papers, paper];
    const { subject, body } = letters[language];
    return splitMail(source, { subject, body: [...body, '<sign>'] }, onPaper(orders), { attachments });
  },
};

/** When and how lorries are unloaded: hours, heights and phones, no goods. */
function gateRules({ random, language }: MailSource, { buyer, shipTo }: Order): Promise<Attachment> {
  const { file, title, rules } = letters[language];
  const height = random.pick(['160', '180', '200']);
  return makePdf(`${file}.pdf`, (pdf) => {
    pdf.fontSize(14).text(title).fontSize(9).text(`${buyer.company}, ${shipTo.street}, ${shipTo.townLine}`);
    pdf.moveDown();
    for (const rule of rules) pdf.text(`•  ${rule.replace('<height>', height)}`).moveDown(0.4);
    pdf.moveDown().text(shipTo.phone);
  });
}

interface Words {
  subject: string;
  body: readonly string[];
  file: string;
  title: string;
  rules: readonly string[];
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Our order <n>|PO <n> with attachments|Purchase order <n>}',
    body: [
      '{Dear supplier,|Good afternoon,}',
      '{Please find attached our purchase order together with our conditions and the delivery rules for our site.|Attached you will find order <n>. We also enclose the paperwork that our site asks every supplier to have.}',
      'Kindly send us your confirmation within two days.\n\nYours sincerely',
    ],
    file: 'Delivery rules',
    title: 'Information for hauliers',
    rules: [
      'Goods are accepted Monday to Thursday 7.00 to 15.30, Friday 7.00 to 12.00.',
      'Pallets no higher than <height> cm and no heavier than 800 kg.',
      'Quote the order number on every parcel and on 2 copies of the delivery note.',
      'Report to gate 3. Speed limit on site 10 km/h.',
    ],
  },
  de: {
    subject: '{Unsere Bestellung <n>|Bestellung <n> mit Anlagen|Bestellung Nr. <n>}',
    body: [
      '{Sehr geehrte Damen und Herren,|Guten Tag,}',
      '{beigefügt erhalten Sie unsere Bestellung sowie unsere Einkaufsbedingungen und die Anliefervorschrift unseres Werks.|mit dieser Mail bekommen Sie die Bestellung <n>. Dazu die Unterlagen, die unser Werk von jedem Lieferanten verlangt.}',
      'Ihre Auftragsbestätigung erbitten wir innerhalb von zwei Tagen.\n\nFreundliche Grüße',
    ],
    file: 'Anliefervorschrift',
    title: 'Hinweise zur Anlieferung',
    rules: [
      'Warenannahme Montag bis Donnerstag 7.00 bis 15.30 Uhr, Freitag 7.00 bis 12.00 Uhr.',
      'Palettenhöhe maximal <height> m, Gewicht maximal 800 kg.',
      'Auf jedem Packstück und auf 2 Lieferscheinen ist die Bestellnummer anzugeben.',
      'Anmeldung an Tor 3. Höchstgeschwindigkeit auf dem Gelände 10 km/h.',
    ],
  },
  nl: {
    subject: '{Onze bestelling <n>|Bestelling <n> met bijlagen|Inkooporder <n>}',
    body: [
      '{Geachte leverancier,|Goedemiddag,}',
      '{hierbij ontvangt u onze inkooporder met onze voorwaarden en de losinstructies van onze locatie.|bij deze mail vindt u bestelling <n>, plus de papieren die onze locatie van elke leverancier vraagt.}',
      'Graag ontvangen wij binnen twee dagen uw bevestiging.\n\nMet vriendelijke groet',
    ],
    file: 'Losinstructie',
    title: 'Instructie voor chauffeurs',
    rules: [
      'Goederenontvangst maandag t/m donderdag 7.00 tot 15.30 uur, vrijdag 7.00 tot 12.00 uur.',
      'Pallets maximaal <height> cm hoog en 800 kg zwaar.',
      'Vermeld het ordernummer op elk collo en op 2 pakbonnen.',
      'Melden bij poort 3. Maximumsnelheid op het terrein 10 km/u.',
    ],
  },
  fr: {
    subject: '{Notre commande <n>|Commande <n> et pièces jointes|Bon de commande <n>}',
    body: [
      '{Cher fournisseur,|Madame, Monsieur,}',
      '{veuillez trouver ci-joint notre bon de commande ainsi que nos conditions et le protocole de livraison de notre site.|vous recevez avec ce message la commande <n>, ainsi que les documents que notre site demande à tout fournisseur.}',
      'Merci de nous adresser votre accusé de réception sous deux jours.\n\nSincères salutations',
    ],
    file: 'Protocole de livraison',
    title: 'Consignes aux transporteurs',
    rules: [
      'Réception du lundi au jeudi de 7 h à 15 h 30, le vendredi de 7 h à 12 h.',
      'Palettes de <height> cm de haut et de 800 kg au maximum.',
      'Le numéro de commande figure sur chaque colis et sur 2 bons de livraison.',
      'Se présenter au portail 3. Vitesse limitée à 10 km/h sur le site.',
    ],
  },
  es: {
    subject: '{Nuestro pedido <n>|Pedido <n> con anexos|Pedido n.º <n>}',
    body: [
      '{Estimado proveedor:|Buenas tardes:}',
      '{les enviamos nuestro pedido junto con nuestras condiciones y las normas de descarga de nuestra planta.|con este correo reciben el pedido <n> y la documentación que nuestra planta pide a todos los proveedores.}',
      'Agradecemos su confirmación en dos días.\n\nAtentamente',
    ],
    file: 'Normas de descarga',
    title: 'Instrucciones para transportistas',
    rules: [
      'Recepción de lunes a jueves de 7.00 a 15.30, viernes de 7.00 a 12.00.',
      'Palés de <height> cm de altura y 800 kg como máximo.',
      'El número de pedido debe figurar en cada bulto y en 2 albaranes.',
      'Presentarse en la puerta 3. Velocidad máxima en el recinto 10 km/h.',
    ],
  },
  it: {
    subject: '{Nostro ordine <n>|Ordine <n> con allegati|Ordine n. <n>}',
    body: [
      '{Gentile fornitore,|Buon pomeriggio,}',
      '{in allegato il nostro ordine con le condizioni di acquisto e le regole di scarico dello stabilimento.|con la presente ricevete l’ordine <n> e i documenti che lo stabilimento chiede a ogni fornitore.}',
      'Attendiamo conferma entro due giorni.\n\nDistinti saluti',
    ],
    file: 'Regole di scarico',
    title: 'Istruzioni per i trasportatori',
    rules: [
      'Ricevimento merci da lunedì a giovedì 7.00-15.30, venerdì 7.00-12.00.',
      'Bancali alti al massimo <height> cm e pesanti al massimo 800 kg.',
      'Il numero d’ordine va indicato su ogni collo e su 2 copie del DDT.',
      'Presentarsi al cancello 3. Limite di velocità 10 km/h.',
    ],
  },
  pt: {
    subject: '{A nossa encomenda <n>|Encomenda <n> e anexos|Nota de encomenda <n>}',
    body: [
      '{Estimado fornecedor,|Boa tarde,}',
      '{junto enviamos a nossa encomenda, as condições de compra e as regras de descarga das nossas instalações.|com este e-mail segue a encomenda <n> e a documentação que pedimos a todos os fornecedores.}',
      'Agradecemos a vossa confirmação em dois dias.\n\nAtentamente',
    ],
    file: 'Regras de descarga',
    title: 'Instruções para transportadores',
    rules: [
      'Receção de segunda a quinta das 7h00 às 15h30, sexta das 7h00 às 12h00.',
      'Paletes com <height> cm de altura e 800 kg no máximo.',
      'O número da encomenda deve constar em cada volume e em 2 guias.',
      'Apresentar-se no portão 3. Velocidade máxima 10 km/h.',
    ],
  },
  pl: {
    subject: '{Nasze zamówienie <n>|Zamówienie <n> z załącznikami|Zamówienie nr <n>}',
    body: [
      '{Szanowni Państwo,|Dzień dobry,}',
      '{przesyłamy zamówienie wraz z warunkami zakupu i instrukcją rozładunku w naszym zakładzie.|w załączeniu zamówienie <n> oraz dokumenty, których nasz zakład wymaga od każdego dostawcy.}',
      'Prosimy o potwierdzenie w ciągu dwóch dni.\n\nZ poważaniem',
    ],
    file: 'Instrukcja rozładunku',
    title: 'Informacje dla przewoźników',
    rules: [
      'Przyjęcie towaru: poniedziałek-czwartek 7.00-15.30, piątek 7.00-12.00.',
      'Palety o wysokości do <height> cm i wadze do 800 kg.',
      'Numer zamówienia musi być na każdej paczce i na 2 egzemplarzach WZ.',
      'Zgłoszenie przy bramie 3. Prędkość na terenie do 10 km/h.',
    ],
  },
  da: {
    subject: '{Vores ordre <n>|Ordre <n> med bilag|Indkøbsordre <n>}',
    body: [
      '{Kære leverandør|Goddag,}',
      '{hermed vores indkøbsordre sammen med vores betingelser og reglerne for aflæsning hos os.|med denne mail får I ordre <n> og de papirer, som vi beder alle leverandører om at have.}',
      'Vi beder om en bekræftelse inden to dage.\n\nMed venlig hilsen',
    ],
    file: 'Aflæsning',
    title: 'Til chauffører',
    rules: [
      'Varemodtagelse mandag til torsdag 7.00-15.30, fredag 7.00-12.00.',
      'Paller højst <height> cm høje og 800 kg tunge.',
      'Ordrenummeret skal stå på hvert kolli og på 2 følgesedler.',
      'Henvendelse ved port 3. Højst 10 km/t på pladsen.',
    ],
  },
};
