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

/** How receptions, wards, schools and workshops frame what they say of an order. */
export const framings: Record<Language, Framing> = {
  en: {
    hellos: [
      'Hi Ingrid,',
      'Good afternoon,',
      'Dear Ingrid Halvorsen,',
      'Hello everyone,',
      'hi',
      'Hello again,',
    ],
    papers: [
      'Our order <n> is attached.',
      'Attached is what we need this month.',
      'The PDF is our new purchase order.',
      'I enclose purchase order <n>.',
      'order is in the attachment',
    ],
    befores: [
      'It’s been one of those weeks here.',
      'I hope you’re all well.',
      'Sorry this is a day late, our system was down.',
    ],
    afters: [
      'Thanks ever so much!',
      'Any questions, just ask for me at the front desk.',
      'Have a nice evening.',
    ],
    byes: ['Best wishes', 'Kind regards,', 'Ta', 'Yours sincerely,', 'Regards from reception', 'Thank you!'],
    subjects: ['Order <n>', 'our order', 'New purchase order <n>', 'Order from <firm>', 'PO <n> attached'],
    below: 'PS:',
  },
  de: {
    hellos: ['Hallo Frau Halvorsen,', 'Guten Tag,', 'Liebe Ingrid,', 'hallo', 'Grüß Gott,', 'Moin zusammen,'],
    papers: [
      'Unsere Bestellung <n> hängt an.',
      'Anbei unser Bedarf für diesen Monat.',
      'Im PDF ist unsere neue Bestellung.',
      'Ich übersende Ihnen unsere Bestellung <n>.',
      'Bestellung siehe Anhang.',
    ],
    befores: [
      'Bei uns geht es diese Woche drunter und drüber.',
      'Ich hoffe, bei Ihnen ist alles gut.',
      'Entschuldigen Sie, dass es einen Tag später kommt, unser System war ausgefallen.',
    ],
    afters: ['Vielen lieben Dank!', 'Bei Fragen erreichen Sie mich am Empfang.', 'Schönen Feierabend!'],
    byes: ['Herzliche Grüße', 'Mit freundlichen Grüßen', 'Gruß', 'Viele Grüße vom Empfang', 'MfG', 'Danke'],
    subjects: [
      'Bestellung <n>',
      'unsere Bestellung',
      'Neue Bestellung <n>',
      'Bestellung <firm>',
      'Best. <n>',
    ],
    below: 'PS:',
  },
  nl: {
    hellos: [
      'Beste Ingrid,',
      'Goedemiddag,',
      'Geachte mevrouw Halvorsen,',
      'Hallo allemaal,',
      'hoi',
      'Dag Ingrid,',
    ],
    papers: [
      'Onze bestelling <n> zit erbij.',
      'Bijgaand wat we deze maand nodig hebben.',
      'In de pdf staat onze nieuwe bestelling.',
      'Hierbij zend ik u onze inkooporder <n>.',
      'bestelling zie bijlage',
    ],
    befores: [
      'Het is hier een gekkenhuis deze week.',
      'Ik hoop dat het goed met jullie gaat.',
      'Sorry dat het een dag later komt, ons systeem lag eruit.',
    ],
    afters: ['Heel erg bedankt!', 'Bij vragen ben ik bereikbaar via de receptie.', 'Fijne avond alvast.'],
    byes: [
      'Hartelijke groet,',
      'Met vriendelijke groet,',
      'Gr',
      'Groeten van de receptie',
      'Mvg',
      'Bedankt!',
    ],
    subjects: [
      'Bestelling <n>',
      'onze bestelling',
      'Nieuwe order <n>',
      'Order van <firm>',
      'Inkooporder <n>',
    ],
    below: 'PS:',
  },
  fr: {
    hellos: [
      'Bonjour Ingrid,',
      'Bonjour,',
      'Chère Madame Halvorsen,',
      'Bonjour à tous,',
      'bonjour',
      'Rebonjour,',
    ],
    papers: [
      'Notre commande <n> est en pièce jointe.',
      'Vous trouverez ci-joint nos besoins du mois.',
      'Le PDF contient notre nouvelle commande.',
      'Je vous adresse le bon de commande <n>.',
      'commande en PJ',
    ],
    befores: [
      'C’est un peu la folie ici cette semaine.',
      'J’espère que tout va bien chez vous.',
      'Désolée pour ce jour de retard, notre système était en panne.',
    ],
    afters: ['Merci beaucoup !', 'En cas de question, demandez-moi à l’accueil.', 'Bonne soirée.'],
    byes: [
      'Bien à vous,',
      'Cordialement,',
      'Merci',
      'Salutations de la réception',
      'Cdt',
      'Sincères salutations,',
    ],
    subjects: ['Commande <n>', 'notre commande', 'Nouvelle commande <n>', 'Commande <firm>', 'BC <n>'],
    below: 'PS :',
  },
  es: {
    hellos: ['Hola, Ingrid:', 'Buenas tardes:', 'Estimada señora Halvorsen:'],
    papers: ['Adjunto nuestro pedido <n>.', 'En el PDF va el pedido nuevo.', 'Le envío el pedido <n>.'],
    befores: ['Esta semana estamos a tope.', 'Espero que estén todos bien.'],
    afters: ['¡Muchísimas gracias!', 'Para cualquier duda estoy en recepción.'],
    byes: ['Un saludo', 'Atentamente,', 'Saludos de recepción'],
    subjects: ['Pedido <n>', 'nuestro pedido', 'Pedido de <firm>'],
    below: 'P. D.:',
  },
  it: {
    hellos: ['Ciao Ingrid,', 'Buon pomeriggio,', 'Gentile signora Halvorsen,'],
    papers: ['Allego il nostro ordine <n>.', 'Nel pdf c’è il nuovo ordine.', 'Le invio l’ordine <n>.'],
    befores: ['Qui è una settimana di fuoco.', 'Spero stiate tutti bene.'],
    afters: ['Grazie mille!', 'Per domande mi trova in portineria.'],
    byes: ['Cordiali saluti', 'Distinti saluti,', 'Saluti dalla reception'],
    subjects: ['Ordine <n>', 'nostro ordine', 'Ordine di <firm>'],
    below: 'PS:',
  },
  pt: {
    hellos: ['Olá Ingrid,', 'Boa tarde,', 'Exma. Senhora,'],
    papers: ['Junto a nossa encomenda <n>.', 'No PDF vai a nova encomenda.', 'Envio a encomenda <n>.'],
    befores: ['Isto por aqui está uma loucura esta semana.', 'Espero que esteja tudo bem.'],
    afters: ['Muito obrigada!', 'Qualquer dúvida, estou na receção.'],
    byes: ['Cumprimentos', 'Atentamente,', 'Obrigada'],
    subjects: ['Encomenda <n>', 'nossa encomenda', 'Encomenda de <firm>'],
    below: 'PS:',
  },
  pl: {
    hellos: ['Dzień dobry,', 'Witam serdecznie,', 'Szanowna Pani,'],
    papers: [
      'W załączeniu nasze zamówienie <n>.',
      'W pliku PDF nowe zamówienie.',
      'Przesyłam zamówienie <n>.',
    ],
    befores: ['Mamy tu w tym tygodniu urwanie głowy.', 'Mam nadzieję, że u Państwa wszystko dobrze.'],
    afters: ['Bardzo dziękuję!', 'W razie pytań jestem w recepcji.'],
    byes: ['Pozdrawiam', 'Z poważaniem,', 'Pozdrowienia z recepcji'],
    subjects: ['Zamówienie <n>', 'nasze zamówienie', 'Zamówienie <firm>'],
    below: 'PS:',
  },
  da: {
    hellos: ['Hej Ingrid,', 'Goddag,', 'Kære Ingrid Halvorsen,'],
    papers: ['Vores ordre <n> er vedhæftet.', 'I pdf’en er vores nye bestilling.', 'Hermed bestilling <n>.'],
    befores: ['Her går det over stok og sten i denne uge.', 'Håber, I har det godt.'],
    afters: ['Tusind tak!', 'Spørg efter mig i receptionen, hvis der er noget.'],
    byes: ['Venlig hilsen', 'Mange hilsner,', 'Hilsen fra receptionen'],
    subjects: ['Ordre <n>', 'vores bestilling', 'Bestilling fra <firm>'],
    below: 'PS:',
  },
};
