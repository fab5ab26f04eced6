import type { Language } from '../../../languages.ts';

interface Framing {
  hellos: readonly string[];
  /** That the order is attached. */
  papers: readonly string[];
  /** What people say first; it changes nothing. */
  befores: readonly string[];
  /** What people say last; it changes nothing. */
  afters: readonly string[];
  byes: readonly string[];
  subjects: readonly string[];
  below: string;
}

/** How order desks begin and end, and how they say that the order is in the file. */
export const framings: Record<Language, Framing> = {
  en: {
    hellos: ['Hi Ingrid,', 'Good morning,', 'Hi team,', 'Dear Ms Halvorsen,', 'Hello,', 'Morning Ingrid'],
    papers: [
      'Please find attached our purchase order <n>.',
      'PO <n> attached.',
      'Attached our usual order.',
      'Please see attached order and confirm.',
      'Another order from us, see attachement.',
    ],
    befores: ['Thanks for your call earlier.', 'Hope you had a good weekend.', 'Bit of a rush here today.'],
    afters: [
      'Please send an order confirmation.',
      'Any questions give me a ring.',
      'Sorry for the hassle!',
      'Thanks for your help.',
    ],
    byes: ['Kind regards', 'Many thanks,', 'Regards,', 'Cheers', 'BR'],
    subjects: ['Purchase order <n>', 'PO <n>', 'Order <n> - <firm>', 'Our new order', 'FAO sales: order <n>'],
    below: 'P.S.',
  },
  de: {
    hellos: [
      'Hallo Frau Halvorsen,',
      'Guten Morgen,',
      'Sehr geehrte Damen und Herren,',
      'Hallo Ingrid,',
      'Guten Tag Frau Halvorsen,',
      'Moin,',
    ],
    papers: [
      'anbei erhalten Sie unsere Bestellung <n>.',
      'im Anhang unsere neue Bestellung.',
      'anbei die <n>, bitte um Bestätigung.',
      'als Anlage unsere Bestellung mit der Bitte um Lieferung.',
      'hier wieder unsere übliche Bestellung.',
    ],
    befores: [
      'danke für Ihren Anruf vorhin.',
      'ich hoffe, Sie hatten ein schönes Wochenende.',
      'heute nur ganz kurz.',
    ],
    afters: [
      'Bitte kurze Auftragsbestätigung.',
      'Bei Fragen gerne anrufen.',
      'Sorry für die Umstände!',
      'Vielen Dank für Ihre Mühe.',
    ],
    byes: ['Mit freundlichen Grüßen', 'Viele Grüße', 'MfG', 'Beste Grüße', 'LG'],
    subjects: [
      'Bestellung <n>',
      'Unsere Bestellung <n>',
      'Bestellung <n> - <firm>',
      'neue Bestellung',
      'Auftrag <n>',
    ],
    below: 'P.S.',
  },
  nl: {
    hellos: [
      'Hallo Ingrid,',
      'Goedemorgen,',
      'Beste mevrouw Halvorsen,',
      'Beste allen,',
      'Geachte heer, mevrouw,',
      'Hoi Ingrid,',
    ],
    papers: [
      'In de bijlage onze inkooporder <n>.',
      'Hierbij onze bestelling <n>.',
      'Bijgaand onze vaste bestelling.',
      'Zie bijlage voor onze nieuwe bestelling, graag bevestigen.',
      'Weer een ordertje van ons in de bijlage.',
    ],
    befores: [
      'Bedankt voor het bellen zonet.',
      'Hopelijk een goed weekend gehad.',
      'Even heel kort vandaag.',
    ],
    afters: [
      'Graag een orderbevestiging.',
      'Bel gerust als er vragen zijn.',
      'Sorry voor het gedoe!',
      'Dank voor de moeite.',
    ],
    byes: ['Met vriendelijke groet,', 'Groetjes', 'Mvg,', 'Vriendelijke groeten', 'Alvast dank,'],
    subjects: [
      'Inkooporder <n>',
      'Bestelling <n>',
      'Order <n> - <firm>',
      'Nieuwe order',
      'Onze bestelling <n>',
    ],
    below: 'P.S.',
  },
  fr: {
    hellos: [
      'Bonjour Ingrid,',
      'Bonjour,',
      'Bonjour Madame Halvorsen,',
      'Madame, Monsieur,',
      'Bonjour à tous,',
      'Bonjour l’équipe,',
    ],
    papers: [
      'Veuillez trouver ci-joint notre commande <n>.',
      'Ci-joint le bon de commande <n>.',
      'Vous trouverez en PJ notre commande habituelle.',
      'Merci d’enregistrer la commande en pièce jointe.',
      'Nouvelle commande en pièce jointe, merci de confirmer.',
    ],
    befores: [
      'Merci pour votre appel de tout à l’heure.',
      'J’espère que vous avez passé un bon week-end.',
      'Un petit mot rapide.',
    ],
    afters: [
      'Merci de nous envoyer l’AR de commande.',
      'N’hésitez pas à m’appeler en cas de question.',
      'Désolé pour le dérangement !',
      'Merci pour votre aide.',
    ],
    byes: ['Cordialement,', 'Bien cordialement', 'Cdlt', 'Bonne journée,', 'Meilleures salutations'],
    subjects: ['Commande <n>', 'Bon de commande <n>', 'Commande <n> - <firm>', 'Nouvelle commande', 'BC <n>'],
    below: 'PS :',
  },
  es: {
    hellos: ['Hola, Ingrid:', 'Buenos días:', 'Buenas tardes:', 'Estimada Ingrid:', 'Hola:'],
    papers: [
      'Adjunto nuestro pedido <n>.',
      'Les adjunto nuestro pedido de siempre.',
      'En el adjunto va nuestro pedido <n>, por favor confirmen.',
      'Nuevo pedido adjunto.',
    ],
    befores: ['Gracias por la llamada de antes.', 'Espero que todo vaya bien.', 'Voy con un poco de prisa.'],
    afters: [
      'Quedo a la espera de la confirmación.',
      'Cualquier duda me llaman.',
      'Perdón por las molestias.',
    ],
    byes: ['Saludos,', 'Un saludo', 'Gracias y saludos', 'Atentamente,'],
    subjects: ['Pedido <n>', 'Nuestro pedido <n>', 'Pedido <n> - <firm>', 'Nuevo pedido'],
    below: 'P. D.:',
  },
  it: {
    hellos: ['Buongiorno Ingrid,', 'Buongiorno,', 'Buonasera,', 'Gentile signora Halvorsen,', 'Ciao Ingrid,'],
    papers: [
      'In allegato il nostro ordine <n>.',
      'Allego il nostro solito ordine.',
      'Vi invio in allegato l’ordine <n>, attendo conferma.',
      'Nuovo ordine in allegato.',
    ],
    befores: ['Grazie per la telefonata di prima.', 'Spero tutto bene.', 'Scrivo al volo.'],
    afters: ['Attendo la conferma d’ordine.', 'Per qualsiasi dubbio mi chiami.', 'Scusate il disturbo.'],
    byes: ['Cordiali saluti', 'Grazie, saluti', 'Saluti', 'Buona giornata,'],
    subjects: ['Ordine <n>', 'Nostro ordine <n>', 'Ordine <n> - <firm>', 'Nuovo ordine'],
    below: 'P.S.',
  },
  pt: {
    hellos: ['Bom dia Ingrid,', 'Bom dia,', 'Boa tarde,', 'Exma. Sra. Halvorsen,', 'Olá,'],
    papers: [
      'Em anexo a nossa encomenda <n>.',
      'Anexo a nossa encomenda habitual.',
      'Segue em anexo a encomenda <n>, agradeço confirmação.',
      'Nova encomenda em anexo.',
    ],
    befores: [
      'Obrigado pela chamada de há pouco.',
      'Espero que esteja tudo bem.',
      'Escrevo um pouco à pressa.',
    ],
    afters: ['Aguardo a confirmação.', 'Qualquer dúvida é só ligar.', 'Desculpem o incómodo.'],
    byes: ['Cumprimentos,', 'Com os melhores cumprimentos', 'Obrigado, cumprimentos', 'Atentamente'],
    subjects: ['Encomenda <n>', 'Nossa encomenda <n>', 'Encomenda <n> - <firm>', 'Nova encomenda'],
    below: 'P.S.',
  },
  pl: {
    hellos: ['Dzień dobry,', 'Dzień dobry Pani Ingrid,', 'Szanowni Państwo,', 'Witam,'],
    papers: [
      'W załączniku przesyłam nasze zamówienie <n>.',
      'Załączam nasze stałe zamówienie.',
      'Przesyłam zamówienie <n>, proszę o potwierdzenie.',
      'Nowe zamówienie w załączniku.',
    ],
    befores: ['Dziękuję za telefon.', 'Mam nadzieję, że u Państwa wszystko dobrze.', 'Piszę w biegu.'],
    afters: ['Proszę o potwierdzenie zamówienia.', 'W razie pytań proszę dzwonić.', 'Przepraszam za kłopot.'],
    byes: ['Pozdrawiam', 'Z poważaniem', 'Pozdrawiam serdecznie', 'Dziękuję i pozdrawiam'],
    subjects: ['Zamówienie <n>', 'Nasze zamówienie <n>', 'Zamówienie <n> - <firm>', 'Nowe zamówienie'],
    below: 'PS',
  },
  da: {
    hellos: ['Hej Ingrid,', 'Godmorgen,', 'Hej,', 'Kære Ingrid,', 'Til salgsafdelingen'],
    papers: [
      'Vedhæftet vores indkøbsordre <n>.',
      'Hermed vores sædvanlige ordre.',
      'Se vedhæftede ordre <n>, bekræft venligst.',
      'Ny ordre vedhæftet.',
    ],
    befores: ['Tak for opkaldet før.', 'Håber I har det godt.', 'Skriver lige i farten.'],
    afters: ['Send venligst en ordrebekræftelse.', 'Ring endelig ved spørgsmål.', 'Undskyld besværet.'],
    byes: ['Med venlig hilsen', 'Venlig hilsen', 'Mvh', 'Hilsner'],
    subjects: ['Indkøbsordre <n>', 'Vores ordre <n>', 'Ordre <n> - <firm>', 'Ny ordre'],
    below: 'PS',
  },
};
