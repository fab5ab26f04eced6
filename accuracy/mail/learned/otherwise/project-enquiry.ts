import { otherMail } from '../../kit/desk-mail.ts';
import type { Letters } from '../../kit/letter.ts';
import { listOf, plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Asks for prices of a whole list, with quantities, for a job that is not won yet. */
export const projectEnquiry: MailFamily = {
  name: 'prices-for-a-tender',
  category: 'quotation',
  make: (source) => {
    const order = plainOrder(source, 2, 6);
    const values = { list: listOf(source, order.lines) };
    return otherMail(source, 'quotation', order, letters[source.language], { values });
  },
};

const letters: Letters = {
  en: {
    subject: '{Tender for the bottling line|What would this cost}',
    body: [
      'Hi,',
      'we are bidding for a bottling line and have to hand our figures in next week. What would you charge us for:',
      '<list>',
      'Price per unit, carriage and how long it takes, please. If we win the job the purchase follows.',
      '<sign>',
    ],
  },
  de: {
    subject: '{Ausschreibung Abfüllanlage|Was würde das kosten}',
    body: [
      'Hallo,',
      'wir bieten auf eine Abfüllanlage und müssen nächste Woche unsere Zahlen abgeben. Was würden Sie uns berechnen für:',
      '<list>',
      'Bitte Stückpreis, Fracht und Lieferzeit. Wenn wir den Auftrag gewinnen, kaufen wir.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{Aanbesteding afvullijn|Wat zou dit kosten}',
    body: [
      'Hallo,',
      'wij schrijven in op een afvullijn en moeten volgende week onze cijfers inleveren. Wat zouden jullie rekenen voor:',
      '<list>',
      'Graag stuksprijs, vracht en levertijd. Als we het werk krijgen, volgt de aankoop.',
      '<sign>',
    ],
  },
  fr: {
    subject: "{Appel d'offres ligne d'embouteillage|Combien cela coûterait-il}",
    body: [
      'Bonjour,',
      "nous répondons à un appel d'offres et devons remettre nos chiffres la semaine prochaine. Combien nous factureriez-vous pour :",
      '<list>',
      "Merci d'indiquer prix unitaire, port et délai. Si nous remportons l'affaire, l'achat suivra.",
      '<sign>',
    ],
  },
  es: {
    subject: '{Licitación línea de embotellado|Cuánto costaría esto}',
    body: [
      'Hola:',
      'nos presentamos a una licitación y tenemos que entregar números la semana que viene. ¿Cuánto nos cobrarían por:',
      '<list>',
      'Indiquen precio por unidad, portes y plazo. Si ganamos la obra, haremos la compra.',
      '<sign>',
    ],
  },
  it: {
    subject: "{Gara per la linea d'imbottigliamento|Quanto costerebbe}",
    body: [
      'Salve,',
      'partecipiamo a una gara e la settimana prossima dobbiamo consegnare le cifre. Quanto ci fareste pagare per:',
      '<list>',
      'Prezzo unitario, trasporto e tempi, per favore. Se ci aggiudichiamo il lavoro, seguirà l’acquisto.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{Concurso linha de enchimento|Quanto custaria isto}',
    body: [
      'Olá,',
      'vamos a um concurso e temos de entregar os números na próxima semana. Quanto nos cobrariam por:',
      '<list>',
      'Preço unitário, transporte e prazo, por favor. Se ganharmos a obra, segue-se a compra.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{Przetarg na linię rozlewniczą|Ile by to kosztowało}',
    body: [
      'Dzień dobry,',
      'startujemy w przetargu i w przyszłym tygodniu musimy oddać kalkulację. Ile policzyliby nam Państwo za:',
      '<list>',
      'Proszę o cenę jednostkową, koszt transportu i termin. Jeśli wygramy, dojdzie do zakupu.',
      '<sign>',
    ],
  },
  da: {
    subject: '{Udbud på tappelinje|Hvad ville det koste}',
    body: [
      'Hej,',
      'vi byder på en tappelinje og skal aflevere vores tal i næste uge. Hvad ville I tage for:',
      '<list>',
      'Oplys gerne stykpris, fragt og leveringstid. Vinder vi opgaven, følger købet.',
      '<sign>',
    ],
  },
};
