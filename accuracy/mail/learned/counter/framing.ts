import type { Language } from '../../../languages.ts';

interface Framing {
  hellos: readonly string[];
  /** That the order is attached. */
  papers: readonly string[];
  /** What people say before they come to business. */
  chats: readonly string[];
  /** What people say at the end; none of it changes anything. */
  afters: readonly string[];
  /** What they say at the end when they changed something. */
  excuses: readonly string[];
  byes: readonly string[];
  subjects: readonly string[];
  below: string;
}

/** How purchasing offices frame what they say of an order at the counter of a wholesaler. */
export const framings: Record<Language, Framing> = {
  en: {
    hellos: ['Good morning,', 'Hi Ingrid', 'Dear Sales Team,', 'Hello,', 'Hi team -', 'Morning Ingrid,'],
    papers: [
      'Please find our purchase order attached.',
      'Here comes order <n>.',
      'Order <n> is attached for your attention.',
      'I’ve attached the next order.',
    ],
    chats: [
      'Hope you had a good weekend.',
      'Thanks for sorting out the paperwork so quickly last time.',
      'Nice talking to you earlier.',
    ],
    afters: ['An acknowledgement by return would be appreciated.', 'Give me a ring if anything is unclear.'],
    excuses: ['The rest is fine as it is.', 'Sorry for the confusion!'],
    byes: ['Kind regards', 'Many thanks,', 'Thanks, and speak soon', 'BR', 'All the best'],
    subjects: ['Purchase order <n>', 'Order <n> - <firm>', '<firm>: PO <n>', 'Order attached'],
    below: 'P.S.',
  },
  de: {
    hellos: [
      'Guten Tag Frau Halvorsen,',
      'Hallo Ingrid,',
      'Liebes Vertriebsteam,',
      'Sehr geehrte Damen und Herren,',
      'Hallo,',
      'Guten Morgen zusammen,',
    ],
    papers: [
      'Anbei erhalten Sie unsere Bestellung.',
      'Im Anhang die Bestellung <n>.',
      'Unsere Bestellung <n> finden Sie beigefügt.',
      'Hier kommt die nächste Bestellung.',
    ],
    chats: [
      'Ich hoffe, Sie hatten ein schönes Wochenende.',
      'Danke noch mal für die schnelle Hilfe letztes Mal.',
      'War nett, vorhin mit Ihnen zu telefonieren.',
    ],
    afters: ['Über eine kurze Bestätigung würde ich mich freuen.', 'Bei Rückfragen einfach durchklingeln.'],
    excuses: ['Alles andere passt so.', 'Sorry für das Durcheinander!'],
    byes: [
      'Mit freundlichen Grüßen',
      'Beste Grüße',
      'LG',
      'Danke und Gruß',
      'Freundliche Grüße aus dem Einkauf',
    ],
    subjects: ['Bestellung <n>', 'Bestellung <n> / <firm>', '<firm>: Auftrag <n>', 'Bestellung im Anhang'],
    below: 'P.S.:',
  },
  nl: {
    hellos: [
      'Goedemorgen Ingrid,',
      'Beste verkoopafdeling,',
      'Geachte mevrouw Halvorsen,',
      'Hallo,',
      'Hoi Ingrid,',
      'Dag collega’s,',
    ],
    papers: [
      'In de bijlage vindt u onze bestelling.',
      'Hierbij order <n>.',
      'Bijgevoegd onze inkooporder <n>.',
      'Hier de volgende bestelling van ons.',
    ],
    chats: [
      'Hopelijk heb je een fijn weekend gehad.',
      'Nog bedankt voor de snelle hulp van laatst.',
      'Leuk je daarnet even gesproken te hebben.',
    ],
    afters: ['Een korte bevestiging stel ik op prijs.', 'Bel gerust als er iets niet duidelijk is.'],
    excuses: ['De rest klopt zo.', 'Sorry voor de verwarring!'],
    byes: ['Met vriendelijke groet', 'Groetjes', 'Vriendelijke groeten,', 'Dank en groet', 'Mvg,'],
    subjects: ['Bestelling <n>', 'Inkooporder <n> - <firm>', '<firm>: order <n>', 'Bestelling in bijlage'],
    below: 'P.S.',
  },
  fr: {
    hellos: [
      'Bonjour Ingrid,',
      'Bonjour Mme Halvorsen,',
      'Chère Madame,',
      'Bonjour l’équipe,',
      'Madame, Monsieur,',
      'Bonjour,',
    ],
    papers: [
      'Veuillez trouver ci-joint notre commande.',
      'Ci-jointe la commande <n>.',
      'Notre bon de commande <n> est joint à ce message.',
      'Voici la prochaine commande.',
    ],
    chats: [
      'J’espère que vous avez passé un bon week-end.',
      'Encore merci pour votre réactivité la dernière fois.',
      'C’était un plaisir de vous avoir au téléphone tout à l’heure.',
    ],
    afters: ['Un petit accusé de réception serait apprécié.', 'N’hésitez pas à m’appeler en cas de doute.'],
    excuses: ['Le reste est bon.', 'Toutes mes excuses pour le désordre !'],
    byes: ['Cordialement,', 'Bonne journée,', 'Bien à vous,', 'Merci d’avance,', 'Cdlt'],
    subjects: ['Commande <n>', 'Commande <n> - <firm>', '<firm> : bon de commande <n>', 'Commande en PJ'],
    below: 'P.-S. :',
  },
  es: {
    hellos: ['Buenos días:', 'Hola, Ingrid:', 'Estimados señores:', 'Buenas tardes:', 'Hola:'],
    papers: [
      'Adjunto les envío nuestro pedido.',
      'Aquí va el pedido <n>.',
      'Encontrarán adjunto el pedido <n>.',
      'Les mando el siguiente pedido.',
    ],
    chats: [
      'Espero que hayan tenido un buen fin de semana.',
      'Gracias otra vez por la rapidez del otro día.',
      'Ha sido un placer hablar antes con usted.',
    ],
    afters: ['Agradecería un breve acuse de recibo.', 'Si hay alguna duda, llámenme.'],
    excuses: ['Lo demás está bien así.', '¡Perdón por el lío!'],
    byes: ['Un saludo', 'Saludos cordiales', 'Muchas gracias', 'Atentamente,'],
    subjects: ['Pedido <n>', 'Pedido <n> - <firm>', '<firm>: pedido <n>', 'Pedido adjunto'],
    below: 'P. D.:',
  },
  it: {
    hellos: ['Buongiorno,', 'Buongiorno Ingrid,', 'Gentili signori,', 'Salve,', 'Ciao Ingrid,'],
    papers: [
      'In allegato trovate il nostro ordine.',
      'Ecco l’ordine <n>.',
      'Vi inviamo in allegato l’ordine <n>.',
      'Vi mando il prossimo ordine.',
    ],
    chats: [
      'Spero abbiate passato un buon fine settimana.',
      'Grazie ancora per la disponibilità dell’altra volta.',
      'È stato un piacere sentirvi prima al telefono.',
    ],
    afters: ['Gradirei un breve cenno di ricevuta.', 'Per qualsiasi dubbio chiamatemi pure.'],
    excuses: ['Il resto va bene così.', 'Scusate la confusione!'],
    byes: ['Cordiali saluti', 'Grazie e saluti', 'Buona giornata', 'Distinti saluti,'],
    subjects: ['Ordine <n>', 'Ordine <n> - <firm>', '<firm>: ordine <n>', 'Ordine in allegato'],
    below: 'P.S.:',
  },
  pt: {
    hellos: ['Bom dia,', 'Boa tarde Ingrid,', 'Exmos. Senhores,', 'Olá,'],
    papers: [
      'Em anexo enviamos a nossa encomenda.',
      'Aqui vai a encomenda <n>.',
      'Segue em anexo a encomenda <n>.',
    ],
    chats: [
      'Espero que tenham tido um bom fim de semana.',
      'Mais uma vez obrigado pela rapidez da última vez.',
    ],
    afters: ['Agradeço uma breve confirmação.', 'Qualquer dúvida, liguem-me.'],
    excuses: ['O resto está bem assim.'],
    byes: ['Cumprimentos', 'Obrigado,', 'Com os melhores cumprimentos,'],
    subjects: ['Encomenda <n>', 'Encomenda <n> - <firm>', 'Encomenda em anexo'],
    below: 'P.S.',
  },
  pl: {
    hellos: ['Dzień dobry,', 'Dzień dobry Pani Ingrid,', 'Szanowni Państwo,', 'Witam,'],
    papers: [
      'W załączniku przesyłam nasze zamówienie.',
      'Przesyłam zamówienie <n>.',
      'Załączam zamówienie nr <n>.',
    ],
    chats: ['Mam nadzieję, że weekend się udał.', 'Jeszcze raz dziękuję za szybką pomoc ostatnio.'],
    afters: ['Proszę o krótkie potwierdzenie.', 'W razie pytań proszę dzwonić.'],
    excuses: ['Reszta jest w porządku.'],
    byes: ['Pozdrawiam', 'Z poważaniem', 'Dziękuję i pozdrawiam,'],
    subjects: ['Zamówienie <n>', 'Zamówienie <n> - <firm>', 'Zamówienie w załączniku'],
    below: 'PS',
  },
  da: {
    hellos: ['Hej Ingrid,', 'Godmorgen,', 'Kære salgsafdeling,', 'Hej'],
    papers: ['Vedhæftet finder I vores ordre.', 'Her kommer ordre <n>.', 'Jeg vedhæfter bestilling <n>.'],
    chats: ['Håber, I har haft en god weekend.', 'Tak igen for den hurtige hjælp sidst.'],
    afters: ['Jeg vil gerne have en kort bekræftelse.', 'Ring, hvis der er tvivl.'],
    excuses: ['Resten er fint, som det er.'],
    byes: ['Venlig hilsen', 'Mvh', 'Tak og god dag,'],
    subjects: ['Ordre <n>', 'Ordre <n> - <firm>', 'Ordre vedhæftet'],
    below: 'PS:',
  },
};
