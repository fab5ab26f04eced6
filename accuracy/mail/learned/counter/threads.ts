import type { Language } from '../../../languages.ts';

type Thread = readonly [subject: string, text: string];

/** What the supplier wrote before about something else, and stands below the mail that answers it. */
export const threads: Record<Language, readonly Thread[]> = {
  en: [
    [
      'Your last delivery',
      'Just to let you know that your last order left our warehouse this morning on two pallets.',
    ],
    ['Your call', 'Thank you for your call. I’ll be in the office until five should you need anything else.'],
    [
      'Catalogue',
      'The catalogue you asked for is in the post. Please let me know if it hasn’t arrived by Friday.',
    ],
  ],
  de: [
    [
      'Ihre letzte Lieferung',
      'Kurz zur Info: Ihre letzte Bestellung hat heute früh auf zwei Paletten unser Lager verlassen.',
    ],
    ['Ihr Anruf', 'Danke für Ihren Anruf. Ich bin noch bis 17 Uhr im Büro, falls Sie etwas brauchen.'],
    [
      'Katalog',
      'Der gewünschte Katalog ist in der Post. Melden Sie sich bitte, falls er bis Freitag nicht da ist.',
    ],
  ],
  nl: [
    [
      'Uw vorige levering',
      'Even ter info: uw vorige bestelling heeft vanochtend op twee pallets ons magazijn verlaten.',
    ],
    [
      'Uw telefoontje',
      'Bedankt voor uw telefoontje. Ik ben tot vijf uur op kantoor als u nog iets nodig heeft.',
    ],
    [
      'Catalogus',
      'De catalogus waar u om vroeg is onderweg. Laat het even weten als hij er vrijdag nog niet is.',
    ],
  ],
  fr: [
    [
      'Votre dernière livraison',
      'Pour info, votre dernière commande a quitté notre dépôt ce matin sur deux palettes.',
    ],
    [
      'Votre appel',
      'Merci pour votre appel. Je suis au bureau jusqu’à 17 h si vous avez besoin d’autre chose.',
    ],
    ['Catalogue', 'Le catalogue demandé est parti par la poste. Dites-moi s’il n’est pas arrivé vendredi.'],
  ],
  es: [
    [
      'Su última entrega',
      'Le informo de que su último pedido ha salido esta mañana de nuestro almacén en dos palés.',
    ],
    ['Su llamada', 'Gracias por su llamada. Estaré en la oficina hasta las cinco por si necesita algo más.'],
  ],
  it: [
    [
      'La vostra ultima consegna',
      'Le segnalo che il vostro ultimo ordine è partito stamattina dal nostro magazzino su due bancali.',
    ],
    ['La sua telefonata', 'Grazie della telefonata. Sono in ufficio fino alle cinque se le serve altro.'],
  ],
  pt: [
    [
      'A vossa última entrega',
      'Informo que a vossa última encomenda saiu esta manhã do nosso armazém em duas paletes.',
    ],
  ],
  pl: [
    [
      'Państwa ostatnia dostawa',
      'Informuję, że Państwa ostatnie zamówienie wyjechało dziś rano z magazynu na dwóch paletach.',
    ],
  ],
  da: [
    [
      'Jeres sidste levering',
      'Til orientering er jeres sidste ordre kørt fra vores lager i morges på to paller.',
    ],
  ],
};
