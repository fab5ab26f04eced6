import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'Antw: uw bestelling',
      'is binnen, dank. We hebben je bestelling onder ons nummer <i> ingevoerd en verzenden op <d>:\n<list>\nGraag nakijken en binnen 24 uur laten weten als er iets niet klopt.',
    ],
    [
      'Verkooporder <i>',
      'hartelijk dank voor uw opdracht <n>. Voor u is gereserveerd:\n<list>\nVerzending naar verwachting <d>, prijzen volgens afspraak.',
    ],
  ],
  shopConfirmation: [
    [
      'We hebben je bestelling <n> ontvangen!',
      'Leuk dat je bij ons hebt gewinkeld. Dit is het overzicht van bestelling <n>. Zodra je pakket ons magazijn verlaat, hoor je van ons.',
    ],
  ],
  confirmationAttached: [
    ['OB <i> / uw kenmerk <n>', 'onze orderbevestiging zit erbij, leverweek zoals vermeld.'],
  ],
  invoiceLines: [
    [
      'Onze factuur <i>',
      'voor de levering op uw bestelling <n> brengen wij in rekening:\n<list>\nTotaal <m>. Graag binnen 14 dagen op onderstaande rekening.',
    ],
  ],
  invoiceAttached: [
    ['FA <i> (bon <n>)', 'in de bijlage de rekening van vorige week, 30 dagen netto zoals altijd.'],
  ],
  reminder: [
    [
      'Tweede aanmaning',
      'ondanks onze brief van vorige maand is het bedrag van <m> van factuur <i> (uw bestelling <n>) niet ontvangen. Maak het voor <d> over, anders moeten wij verdere orders aanhouden.',
    ],
  ],
  shipping: [
    [
      'Uw goederen zijn onderweg',
      'vandaag meegegeven aan de vervoerder voor uw bestelling <n>:\n<list>\n2 pallets, 318 kg, bij u verwacht op <d>.',
    ],
  ],
  parcel: [
    [
      'Pakket 3SABCD######### komt <d>',
      'Je pakket van HALVORSEN wordt vandaag bezorgd. Referentie afzender: <n>. 1 van 3 pakketten, 12,4 kg. Volg het of kies een veilige plek.',
    ],
  ],
  deliveryAttached: [
    ['Pakbon <n>', 'zoals gevraagd de pakbon van de levering van gisteren, voor je administratie.'],
  ],
  inquiryList: [
    [
      'Prijzen graag',
      'we hebben een werk op het oog en horen graag je scherpste prijs en voorraad voor:\n<list>\nNog geen opdracht, we vergelijken drie leveranciers.',
    ],
    [
      'Aanbesteding schoolkeukens',
      'graag voor <d> uw offerte voor de genoemde artikelen.\n<list>\nGunning eind van de maand.',
    ],
  ],
  inquiry: [
    [
      'prijsje?',
      'wat reken je ons voor <a>, thuis bezorgd? Als het onder de prijs van vorig jaar zit bestellen we volgende maand waarschijnlijk.',
    ],
  ],
  offer: [
    [
      'Onze offerte <i>',
      'naar aanleiding van uw telefoontje kunnen wij aanbieden:\n<list>\nGeldig tot <d>, tussentijdse verkoop voorbehouden. Akkoord? Stuur ons dan uw bestelling.',
    ],
  ],
  paid: [
    [
      'Dank voor de betaling',
      'uw overboeking van <m> voor factuur <i> is vandaag binnengekomen, uw rekening staat op nul.',
    ],
  ],
  slip: [
    [
      'Je kassabon',
      'fijn dat je bij de balie langs kwam. Je betaalde <m> met pin, kaart eindigend op 4417, kassa 2, bonnr. <i>:\n<list>',
    ],
  ],
  creditLines: [
    [
      'Creditering <i>',
      'uit uw bestelling <n> namen wij terug en crediteerden wij <m> op uw rekening:\n<list>',
    ],
  ],
  creditAttached: [
    ['Je retour', 'creditnota <i> zit erbij, die gaat van het volgende overzicht af. Nogmaals sorry.'],
  ],
  cancel: [
    [
      'STOP bestelling <n>',
      'graag bestelling <n> van vorige week niet uitleveren, onze klant heeft het project afgeblazen. Het ging om:\n<list>\nBevestig even dat er niets meer komt.',
    ],
    ['annulering', 'hierbij trekken wij inkooporder <n> volledig in. Excuses voor het ongemak.'],
  ],
  whereIsIt: [
    [
      'Bestelling <n> - al nieuws?',
      'onze bestelling <n> was toegezegd voor <d>, deze missen we nog:\n<list>\nWanneer kunnen we ze verwachten? De monteurs staan te wachten.',
    ],
    ['levertijd?', 'wanneer komt <n> nou? Het duurt al 3 weken.'],
  ],
  complaint: [
    [
      'Verkeerd geleverd <n>',
      'gisteren kwam bestelling <n> binnen en dit hebben we niet besteld. Het betreft:\n<list>\nDe helft is kapot, de rest is de verkeerde maat. We verwachten dat jullie het ophalen en horen graag een voorstel.',
    ],
  ],
  advert: [
    [
      'Najaarsdeals: tot 35% korting',
      'Sla nu je slag! 10 dozen voor de prijs van 8. Bestel voor zondag en betaal geen verzendkosten vanaf 75,00.\n<list>\nBekijk online - Uitschrijven - Voorkeuren',
    ],
  ],
  away: [
    [
      'Afwezig: <n>',
      'Dank voor je bericht. Ik ben tot <d> met vakantie en lees geen mail. Voor spoedbestellingen kun je ons algemene nummer bellen of mijn collega mailen.',
    ],
  ],
  closed: [
    [
      'Inventarisatie',
      'van 27 t/m 31 is onze goederenontvangst dicht voor de jaartelling. Er kan dan niets gelost worden. Lopende bestellingen blijven gewoon staan.',
    ],
  ],
  thanks: [
    [
      'Antw: bestelling <n>',
      'top, vanmorgen alles binnen, 12 dozen zoals afgesproken. Bedankt voor de snelle service!',
    ],
  ],
  bounce: [
    [
      'Niet te bezorgen: order',
      'Uw bericht kon niet worden bezorgd bij een of meer ontvangers.\n\n<inkoop@halvorsen-suplies.nl>: host niet gevonden (5.1.2)\n\nHet oorspronkelijke bericht is bijgevoegd.',
    ],
  ],
  meeting: [
    [
      'Bezoek <d>',
      'kunnen we <d> om 10.30 uur met 4 man langskomen? We willen het over volgend jaar hebben, zo rond de 200 bestellingen, en het magazijn zien.',
    ],
  ],
};
