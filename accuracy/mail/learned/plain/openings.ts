import type { Language } from '../../../languages.ts';

interface Opening {
  /** The last one has no number. */
  subjects: readonly string[];
  hellos: readonly string[];
  numbered: readonly string[];
  unnumbered: readonly string[];
  /** An empty one: the name is all that stands there. */
  byes: readonly string[];
}

/** How buyers begin and end the mails that bring their orders. */
export const openings: Record<Language, Opening> = {
  en: {
    subjects: ['Purchase order <n>', 'Order no. <n>', 'Order <n> from <firm>', 'New order'],
    hellos: ['Hi,', 'Hello Ingrid,', 'Good morning,', 'Dear all,'],
    numbered: ['Please find attached our purchase order <n>.', 'Order <n> is attached.'],
    unnumbered: ['Please see attached order.', 'Please process the attached order.'],
    byes: ['Kind regards', 'Best regards,', 'Thanks', 'Regards,', ''],
  },
  de: {
    subjects: ['Bestellung <n>', 'Bestellung Nr. <n>', 'Auftrag <n> von <firm>', 'Neue Bestellung'],
    hellos: ['Guten Tag,', 'Sehr geehrte Damen und Herren,', 'Hallo Frau Halvorsen,', 'Guten Morgen,'],
    numbered: ['Anbei unsere Bestellung <n>.', 'Im Anhang finden Sie unsere Bestellung <n>.'],
    unnumbered: ['Anbei erhalten Sie unsere Bestellung.', 'Wir bestellen gemäß Anlage.'],
    byes: ['Mit freundlichen Grüßen', 'Viele Grüße', 'Freundliche Grüße', 'Vielen Dank und viele Grüße', ''],
  },
  nl: {
    subjects: ['Bestelling <n>', 'Inkooporder <n>', 'Order <n> van <firm>', 'Nieuwe bestelling'],
    hellos: ['Goedendag,', 'Beste Ingrid,', 'Hallo,', 'Goedemorgen,'],
    numbered: ['Bijgevoegd onze bestelling <n>.', 'Hierbij ontvangt u inkooporder <n>.'],
    unnumbered: ['In de bijlage vindt u onze bestelling.', 'Hierbij onze bestelling.'],
    byes: ['Met vriendelijke groet,', 'Vriendelijke groeten', 'Groeten,', 'Bedankt en groet', ''],
  },
  fr: {
    subjects: ['Commande <n>', 'Commande n° <n>', 'Bon de commande <n>', 'Nouvelle commande'],
    hellos: ['Bonjour,', 'Bonjour Madame,', 'Madame, Monsieur,', 'Bonjour Ingrid,'],
    numbered: ['Veuillez trouver ci-joint notre commande n° <n>.', 'Ci-joint la commande <n>.'],
    unnumbered: [
      'Veuillez trouver notre commande en pièce jointe.',
      'Vous trouverez notre commande ci-jointe.',
    ],
    byes: ['Cordialement,', 'Bien cordialement', 'Merci et bonne journée', 'Salutations distinguées', ''],
  },
  es: {
    subjects: ['Pedido <n>', 'Pedido n.º <n>', 'Nuestro pedido <n>', 'Nuevo pedido'],
    hellos: ['Buenos días:', 'Hola:', 'Buenas tardes,', 'Estimada Ingrid:'],
    numbered: ['Adjunto les envío el pedido <n>.', 'Les adjuntamos nuestro pedido <n>.'],
    unnumbered: ['Adjunto encontrarán nuestro pedido.', 'Les envío nuestro pedido adjunto.'],
    byes: ['Un saludo,', 'Saludos', 'Muchas gracias y un saludo', 'Cordialmente,', ''],
  },
  it: {
    subjects: ['Ordine <n>', 'Ordine n. <n>', 'Nostro ordine <n>', 'Nuovo ordine'],
    hellos: ['Buongiorno,', 'Buongiorno Ingrid,', 'Salve,', 'Buon pomeriggio,'],
    numbered: ['In allegato il nostro ordine <n>.', 'Vi inviamo in allegato l’ordine <n>.'],
    unnumbered: ['In allegato trovate il nostro ordine.', 'Vi invio il nostro ordine in allegato.'],
    byes: ['Cordiali saluti', 'Grazie, saluti', 'Un cordiale saluto,', 'Grazie e buona giornata', ''],
  },
  pt: {
    subjects: ['Encomenda <n>', 'Encomenda n.º <n>', 'Nossa encomenda <n>', 'Nova encomenda'],
    hellos: ['Bom dia,', 'Boa tarde,', 'Olá,'],
    numbered: ['Segue em anexo a encomenda <n>.', 'Enviamos em anexo a nossa encomenda <n>.'],
    unnumbered: ['Segue a nossa encomenda em anexo.', 'Em anexo a nossa encomenda.'],
    byes: ['Cumprimentos,', 'Obrigado', 'Melhores cumprimentos', ''],
  },
  pl: {
    subjects: ['Zamówienie <n>', 'Zamówienie nr <n>', 'Nasze zamówienie <n>', 'Nowe zamówienie'],
    hellos: ['Dzień dobry,', 'Witam,', 'Szanowni Państwo,'],
    numbered: ['W załączeniu przesyłam zamówienie nr <n>.', 'Przesyłam nasze zamówienie <n>.'],
    unnumbered: ['W załączniku przesyłamy zamówienie.', 'Przesyłam zamówienie w załączniku.'],
    byes: ['Pozdrawiam', 'Z poważaniem', 'Dziękuję, pozdrawiam', ''],
  },
  da: {
    subjects: ['Ordre <n>', 'Indkøbsordre <n>', 'Vores ordre <n>', 'Ny ordre'],
    hellos: ['Hej,', 'Goddag,', 'Hej Ingrid,'],
    numbered: ['Vedhæftet er vores ordre <n>.', 'Hermed vores indkøbsordre <n>.'],
    unnumbered: ['Vedhæftet finder du vores ordre.', 'Hermed en ordre fra os.'],
    byes: ['Venlig hilsen', 'Mvh', 'Tak og hilsen', ''],
  },
};
