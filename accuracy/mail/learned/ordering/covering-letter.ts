import { orderMail } from '../../kit/desk-mail.ts';
import { houseOrder } from '../../kit/house-order.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf } from '../../kit/lines.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A purchasing department writes what always goes with its orders; the order itself is on paper. */
export const coveringLetter: MailFamily = {
  name: 'purchasing-covers-paper',
  category: 'purchase_order',
  make: async (source) => {
    const order = houseOrder(source, 2, 8);
    return orderMail(source, order, letters[source.language], {
      values: { account: order.customerNumber, file: `${fileNumber(order)}.pdf` },
      attachments: [await orderPaper(source, `${fileNumber(order)}.pdf`, order)],
      lines: linesOf(order, 'numbered'),
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{Official order|Purchase order} <n>, account <account>',
    body: [
      'Dear Sir or Madam,',
      '{Please find attached our official order <n>.|Our order <n> is enclosed as a PDF (<file>).} Kindly acknowledge it within two working days, stating your delivery date.',
      'Goods in is open 7.30 to 15.00, Monday to Friday. Invoices without our order number will be returned unpaid.',
      'Yours faithfully,\n<sign>',
    ],
  },
  de: {
    subject: '{Bestellung|Unsere Bestellung} <n> / Kundennr. <account>',
    body: [
      'Sehr geehrte Damen und Herren,',
      '{im Anhang erhalten Sie unsere Bestellung <n>.|als Anlage (<file>) übersenden wir Ihnen unsere Bestellung <n>.} Um Auftragsbestätigung binnen zwei Werktagen wird gebeten.',
      'Warenannahme Montag bis Freitag von 7:30 bis 15 Uhr. Rechnungen ohne Bestellnummer können wir leider nicht bearbeiten.',
      'Mit freundlichen Grüßen\n<sign>',
    ],
  },
  nl: {
    subject: '{Inkooporder|Opdracht} <n> – debiteur <account>',
    body: [
      'Geachte heer, mevrouw,',
      '{hierbij ontvangt u onze inkooporder <n> als pdf.|in de bijlage (<file>) vindt u inkooporder <n>.} Wij zien uw bevestiging met leverdatum graag binnen twee werkdagen tegemoet.',
      'Onze goederenontvangst is op werkdagen geopend van 7.30 tot 15.00 uur. Facturen zonder ordernummer nemen wij niet in behandeling.',
      'Hoogachtend,\n<sign>',
    ],
  },
  fr: {
    subject: '{Bon de commande|Notre commande} <n> – compte client <account>',
    body: [
      'Madame, Monsieur,',
      '{Veuillez trouver en pièce jointe notre bon de commande <n>.|Nous vous adressons ci-joint (<file>) notre commande <n>.} Nous vous saurions gré d’en accuser réception sous 48 heures en précisant votre délai.',
      'Réception des marchandises du lundi au vendredi, de 7 h 30 à 15 h. Toute facture sans référence de commande sera retournée.',
      'Nous vous prions d’agréer, Madame, Monsieur, nos salutations distinguées.\n<sign>',
    ],
  },
  es: {
    subject: '{Pedido|Orden de compra} <n> – cliente <account>',
    body: [
      'Estimados señores:',
      '{Adjunto les remitimos nuestro pedido <n>.|Encontrarán nuestro pedido <n> en el archivo <file>.} Rogamos acusen recibo en un plazo de dos días laborables e indiquen la fecha de entrega.',
      'El horario de recepción es de 7:30 a 15:00, de lunes a viernes. No se tramitarán facturas sin número de pedido.',
      'Atentamente,\n<sign>',
    ],
  },
  it: {
    subject: '{Ordine|Ns. ordine} <n> – cod. cliente <account>',
    body: [
      'Spett.le ditta,',
      '{in allegato trasmettiamo il ns. ordine <n>.|Vi inviamo l’ordine <n>, vedi allegato <file>.} Restiamo in attesa della Vs. conferma con data di consegna entro due giorni lavorativi.',
      'Ricevimento merci dal lunedì al venerdì, ore 7.30-15.00. Le fatture prive del numero d’ordine saranno respinte.',
      'Distinti saluti\n<sign>',
    ],
  },
  pt: {
    subject: '{Nota de encomenda|Requisição} <n> – cliente <account>',
    body: [
      'Exmos. Senhores,',
      '{junto enviamos a nossa nota de encomenda <n>.|segue em anexo (<file>) a encomenda <n>.} Solicitamos confirmação no prazo de dois dias úteis, com indicação da data de entrega.',
      'A receção de mercadorias funciona nos dias úteis das 7h30 às 15h00. Não serão aceites faturas sem o número da encomenda.',
      'Com os nossos cumprimentos,\n<sign>',
    ],
  },
  pl: {
    subject: '{Zamówienie|Zlecenie zakupu} <n> – nr klienta <account>',
    body: [
      'Szanowni Państwo,',
      '{w załączeniu przesyłamy zamówienie <n>.|przekazujemy zamówienie <n> (plik <file>).} Uprzejmie prosimy o potwierdzenie przyjęcia do realizacji w ciągu dwóch dni roboczych wraz z terminem dostawy.',
      'Dostawy przyjmujemy od poniedziałku do piątku w godz. 7:30–15:00. Faktury bez numeru zamówienia będą odsyłane.',
      'Z poważaniem\n<sign>',
    ],
  },
  da: {
    subject: '{Indkøbsordre|Vores ordre} <n> – kundenr. <account>',
    body: [
      'Til rette vedkommende',
      '{Vedhæftet fremsendes vores indkøbsordre <n>.|I vedhæftede fil (<file>) finder I indkøbsordre <n>.} Vi beder om en ordrebekræftelse med leveringsdato inden for to hverdage.',
      'Varemodtagelsen har åbent på hverdage kl. 7.30-15.00. Fakturaer uden ordrenummer bliver afvist.',
      'Med venlig hilsen\n<sign>',
    ],
  },
};
