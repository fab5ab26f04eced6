import type { Language } from '../../../languages.ts';

interface Framing {
  hellos: readonly string[];
  /** That the order is attached. */
  papers: readonly string[];
  byes: readonly string[];
  subjects: readonly string[];
  /** Subjects that warn of a change. */
  alerts: readonly string[];
  /** In front of what is said below the signature. */
  below: string;
}

/** How workday mails begin and end, and how they say that the order is in the file. */
export const framings: Record<Language, Framing> = {
  en: {
    hellos: [
      'Hi there,',
      'Hello Ingrid,',
      'Dear colleagues,',
      'Hi both',
      'Dear Ms Halvorsen,',
      'Afternoon all,',
    ],
    papers: [
      'New one for you, details in the file.',
      'Please process the order that comes with this message.',
      'PO attached as usual.',
      'I’m sending our requirements over as a PDF.',
      'You’ll find this week’s order in the attachment.',
    ],
    byes: ['Best,', 'Ta', 'Rgds', 'With best wishes', 'Thanks ever so much,', 'Sincerely,'],
    subjects: [
      '<n>',
      'Our order <n>',
      'Purchase order no. <n> from <firm>',
      'new order',
      'PO <n> for processing',
    ],
    alerts: ['<n> – note the mail', 'Order <n> (one thing differs)', 'before you book <n>'],
    below: 'PS:',
  },
  de: {
    hellos: [
      'Hallo Frau Halvorsen,',
      'Liebe Kolleginnen und Kollegen,',
      'Hallo Ingrid,',
      'Grüß Gott,',
      'Guten Tag zusammen,',
      'Mahlzeit,',
    ],
    papers: [
      'Einen weiteren Auftrag finden Sie in der Datei.',
      'Die Bestellung hängt wie immer als PDF dran.',
      'Bitte um Ausführung der angehängten Bestellung.',
      'Neuer Auftrag siehe Datei.',
      'Wochenbedarf von uns, siehe Anlage.',
    ],
    byes: ['Viele Grüße', 'VG', 'Besten Dank und Gruß', 'Mit besten Grüßen', 'Danke!', 'Hochachtungsvoll'],
    subjects: [
      '<n>',
      'Unser Auftrag <n>',
      'Bestellung <n> der <firm>',
      'Neue Bestellung',
      'Bestellung Nr. <n> zur Ausführung',
    ],
    alerts: ['<n> - bitte Hinweis beachten', 'Bestellung <n> mit Änderung', 'vor dem Buchen lesen: <n>'],
    below: 'PS:',
  },
  nl: {
    hellos: [
      'Hallo Ingrid,',
      'Beste collega’s,',
      'Goedemiddag,',
      'Beste mevrouw Halvorsen,',
      'Hoi allemaal,',
      'Dag Ingrid,',
    ],
    papers: [
      'Onze bestelling zit als pdf bij deze mail.',
      'Graag de bijgevoegde order verwerken.',
      'Nieuwe bestelling, zie bestand.',
      'De weekbestelling gaat hierbij.',
      'Bij deze stuur ik u onze inkooporder.',
    ],
    byes: ['Groeten,', 'Gr.', 'Hartelijke groet,', 'Bedankt en groet,', 'Hoogachtend,'],
    subjects: [
      '<n>',
      'Onze order <n>',
      'Inkooporder <n> van <firm>',
      'nieuwe bestelling',
      'Bestelling nr. <n> ter verwerking',
    ],
    alerts: ['<n> - let op de mail', 'Order <n> met een aanpassing', 'Eerst lezen: <n>'],
    below: 'PS',
  },
  fr: {
    hellos: [
      'Bonjour,',
      'Bonjour Madame,',
      'Chère Ingrid,',
      'Chers collègues,',
      'Hello,',
      'Bonjour à toute l’équipe,',
    ],
    papers: [
      'Vous trouverez notre bon de commande en pièce jointe.',
      'Je vous transmets notre commande de la semaine.',
      'Commande à enregistrer, cf. fichier joint.',
      'Merci de traiter la commande jointe.',
      'Nouvelle commande en PDF.',
    ],
    byes: ['Bien cordialement,', 'Merci et bonne journée', 'Sincères salutations', 'Salutations,', 'Merci !'],
    subjects: [
      '<n>',
      'Notre commande <n>',
      'Bon de commande <n> - <firm>',
      'nouvelle commande',
      'Commande n° <n> à traiter',
    ],
    alerts: ['<n> - attention, voir message', 'Commande <n> avec modification', 'À lire avant saisie : <n>'],
    below: 'PS :',
  },
  es: {
    hellos: ['Hola:', 'Buenos días, Ingrid:', 'Estimada Sra. Halvorsen:', 'Hola, equipo:', 'Muy buenas:'],
    papers: [
      'Les envío nuestro pedido en el archivo adjunto.',
      'Va el pedido de la semana en PDF.',
      'Ruego tramiten el pedido que acompaña a este correo.',
      'Nuevo pedido, ver adjunto.',
      'Aquí tenéis lo que necesitamos, en el fichero.',
    ],
    byes: ['Saludos', 'Muchas gracias y un saludo,', 'Un abrazo', 'Quedo a su disposición.', 'Gracias,'],
    subjects: [
      '<n>',
      'Nuestro pedido <n>',
      'Pedido n.º <n> de <firm>',
      'nuevo pedido',
      'Pedido <n> para tramitar',
    ],
    alerts: ['<n> - ojo, leer el correo', 'Pedido <n> con un cambio', 'Antes de grabar el <n>'],
    below: 'P. D.:',
  },
  it: {
    hellos: [
      'Buongiorno a tutti,',
      'Buongiorno Ingrid,',
      'Gentile sig.ra Halvorsen,',
      'Ciao,',
      'Buon pomeriggio,',
    ],
    papers: [
      'Vi trasmetto il nostro ordine in pdf.',
      'Trovate l’ordine della settimana nel file allegato.',
      'Si prega di evadere l’ordine allegato.',
      'Nuovo ordine, vedere file.',
      'Allego quello che ci serve.',
    ],
    byes: [
      'Cordialmente',
      'Grazie mille',
      'Un saluto',
      'Grazie e buona giornata,',
      'In attesa di conferma, saluti',
    ],
    subjects: [
      '<n>',
      'Nostro ordine <n>',
      'Ordine d’acquisto <n> - <firm>',
      'nuovo ordine',
      'Ordine nr. <n> da evadere',
    ],
    alerts: ['<n> - attenzione, leggere', 'Ordine <n> con una modifica', 'Prima di inserire il <n>'],
    below: 'P.S.',
  },
  pt: {
    hellos: ['Olá a todos,', 'Bom dia Ingrid,', 'Cara Sra. Halvorsen,', 'Boas,', 'Muito boa tarde,'],
    papers: [
      'Segue a nossa encomenda no ficheiro.',
      'Envio a encomenda desta semana em PDF.',
      'Agradeço o processamento da encomenda anexa.',
      'Nova encomenda, ver anexo.',
    ],
    byes: ['Com os melhores cumprimentos', 'Muito obrigado e bom trabalho', 'Abraço', 'Atenciosamente,'],
    subjects: ['<n>', 'A nossa encomenda <n>', 'Nota de encomenda <n> - <firm>', 'nova encomenda'],
    alerts: ['<n> - atenção ao texto', 'Encomenda <n> com uma alteração', 'Ler antes de lançar: <n>'],
    below: 'P.S.:',
  },
  pl: {
    hellos: [
      'Dzień dobry Państwu,',
      'Witam serdecznie,',
      'Szanowna Pani,',
      'Hej Ingrid,',
      'Dzień dobry Pani,',
    ],
    papers: [
      'Przesyłam nasze zamówienie w pliku PDF.',
      'Zamówienie na ten tydzień jest w załączniku.',
      'Proszę o realizację załączonego zamówienia.',
      'Nowe zamówienie, szczegóły w pliku.',
    ],
    byes: [
      'Z wyrazami szacunku',
      'Dzięki',
      'Serdecznie pozdrawiam',
      'Łączę pozdrowienia',
      'Pozdrawiam serdecznie,',
    ],
    subjects: [
      '<n>',
      'Nasze zamówienie <n>',
      'Zamówienie nr <n> - <firm>',
      'nowe zamówienie',
      'Zam. <n> do realizacji',
    ],
    alerts: ['<n> - proszę o uwagę', 'Zamówienie <n> ze zmianą', 'Przeczytać przed wprowadzeniem: <n>'],
    below: 'PS.',
  },
  da: {
    hellos: ['Hej alle,', 'Hej,', 'Kære Ingrid', 'God eftermiddag,', 'Hej med jer,'],
    papers: [
      'Vores bestilling er i den vedhæftede fil.',
      'Her er ugens ordre som pdf.',
      'I bedes ekspedere den vedlagte ordre.',
      'Ny ordre, se filen.',
    ],
    byes: ['De bedste hilsner', 'Hilsen', 'Tak og hilsen', 'Vh', 'På forhånd tak'],
    subjects: ['<n>', 'Vores ordre <n>', 'Indkøbsordre <n> fra <firm>', 'ny bestilling'],
    alerts: ['<n> - se mailen', 'Ordre <n> med en ændring', 'Læses før indtastning: <n>'],
    below: 'PS:',
  },
};
