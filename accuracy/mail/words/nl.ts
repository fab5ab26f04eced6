import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: ['Beste,', 'Goedemorgen,', 'Hallo,', 'Geachte heer/mevrouw,', 'Dag Ingrid,', 'Hoi,'],
  closings: [
    'Met vriendelijke groet,',
    'Groeten',
    'Mvg,',
    'Met vriendelijke groeten',
    'Alvast bedankt,',
    'Groet,',
  ],
  order: {
    subjects: [
      'Bestelling {n}',
      'Order {n}',
      'Nieuwe bestelling',
      'Bestelling week 12',
      'Inkooporder {n}',
      'Nabestelling',
      'Spullen voor vrijdag',
      'Levering',
    ],
    openings: [
      'hierbij onze bestelling:',
      'graag ontvangen wij de volgende artikelen:',
      'kunnen jullie ons het volgende leveren?',
      'wij willen graag bestellen:',
      'we hebben nodig:',
      'graag leveren onder ordernummer {n}:',
      'voor {d} graag:',
    ],
    prose: [
      'graag {lines} leveren.',
      'kunnen jullie {lines} leveren op {d}?',
      'wij bestellen {lines}.',
      'we komen tekort en willen graag {lines} ontvangen. Ons ordernummer is {n}.',
      'mag ik {lines} bij jullie bestellen?',
    ],
    attached: [
      'bijgaand onze inkooporder {n}.',
      'in de bijlage vindt u onze bestelling. Graag een orderbevestiging.',
      'zie bijlage voor de order, graag leverdatum bevestigen.',
      'hierbij stuur ik u onze order.',
    ],
    after: [
      'Graag leveren op {d}.',
      'Graag een bevestiging.',
      'Levering op het bekende adres.',
      'Ons ordernummer: {n}',
      'Factuur zoals gewoonlijk.',
    ],
  },
  others: {
    order_confirmation: [
      [
        'Orderbevestiging {n}',
        'hartelijk dank voor uw bestelling. In de bijlage vindt u de orderbevestiging.',
      ],
      ['Uw bestelling {n}', 'wij hebben uw bestelling ontvangen en leveren naar verwachting op {d}.'],
      ['RE: Bestelling {n}', 'dank, we leveren op {d} zoals gevraagd.'],
    ],
    invoice: [
      [
        'Factuur {n}',
        'bijgaand de factuur voor de geleverde goederen. Wij verzoeken u {m} voor {d} over te maken.',
      ],
      [
        'Betalingsherinnering',
        'volgens onze administratie staat het bedrag van {m} sinds {d} open, factuurnummer {n}.',
      ],
    ],
    delivery_note: [
      [
        'Uw zending is onderweg',
        'uw goederen zijn vandaag aan de vervoerder meegegeven. Track & trace 3S##########.',
      ],
      ['Pakbon {n}', 'bijgaand de pakbon bij de levering van {d}.'],
      ['Verzendbevestiging', 'uw pakket heeft ons magazijn verlaten en komt op {d} bij u aan.'],
    ],
    quotation: [
      ['Offerteaanvraag', 'kunt u ons een offerte sturen voor 200 stuks van artikel {a}?'],
      ['Prijsaanvraag', 'wat kosten 50 dozen van artikel {a}? We hebben nog niet besloten.'],
      ['Onze offerte {n}', 'dank voor uw aanvraag. Graag bieden wij u vrijblijvend aan, geldig tot {d}.'],
    ],
    receipt: [
      ['Betaling ontvangen', 'wij hebben uw betaling van {m} ontvangen. Hartelijk dank.'],
      ['Uw betaalbewijs', 'bijgaand de kassabon van uw aankoop van {d}.'],
    ],
    credit_note: [
      ['Creditnota {n}', 'bijgaand de creditnota voor de geretourneerde goederen. Wij verrekenen {m}.'],
      ['Terugbetaling', 'wij hebben {m} gecrediteerd voor de beschadigde stuks van order {n}.'],
    ],
    unknown: [
      ['Waar blijft order {n}?', 'kunt u zeggen wanneer order {n} aankomt? We wachten nog steeds.'],
      [
        'Automatisch antwoord: bestelling',
        'ik ben tot {d} afwezig en beantwoord uw bericht na mijn terugkeer.',
      ],
      ['Annuleren order {n}', 'graag onze bestelling {n} annuleren. Wij hebben de goederen niet meer nodig.'],
      [
        '20% korting op alles',
        'alleen deze week: bestel nu en bespaar 20%! Klik hier. Uitschrijven kan altijd.',
      ],
      [
        'Afspraak donderdag',
        'schikt {d} om over volgend jaar te praten? Ik neem de cijfers van onze orders mee.',
      ],
      ['Klacht over levering {n}', '3 van de 20 dozen kwamen beschadigd aan. Wat doen we daarmee?'],
      ['Sollicitatie', 'graag solliciteer ik naar de functie in uw magazijn. Mijn cv is bijgevoegd.'],
      [
        'Gewijzigde openingstijden',
        'ons magazijn is op {d} gesloten. Houdt u daar bij de leveringen rekening mee.',
      ],
    ],
  },
  titles: {
    purchase_order: 'INKOOPORDER',
    order_confirmation: 'Orderbevestiging',
    invoice: 'FACTUUR',
    delivery_note: 'Pakbon',
    quotation: 'Offerte',
    receipt: 'Kwitantie',
    credit_note: 'Creditnota',
  },
  columns: ['Artikelnr.', 'Omschrijving', 'Aantal', 'Eenheid'],
  units: ['stuks', 'dozen', 'rollen', 'pakken', 'pallets', 'x', 'dozijn'],
  and: 'en',
  phone: 'Tel.',
  email: 'E-mail:',
  disclaimers: [
    'De informatie in dit bericht is vertrouwelijk en alleen bestemd voor de geadresseerde. Is dit bericht niet voor u bestemd, meld dit dan aan de afzender en verwijder het.',
    'KvK ########. Op al onze bestellingen zijn onze inkoopvoorwaarden van toepassing.',
  ],
  mobile: 'Verstuurd vanaf mijn iPhone',
  wrote: ['Op {date} om {time} schreef {name} <{address}>:', 'Op {date} schreef {name}:'],
  forwarded: 'Doorgestuurd bericht',
  original: 'Oorspronkelijk bericht',
  headers: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
  reply: 'RE:',
  forward: 'FW:',
};
