import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: [
    'weer wat nodig',
    'voorraad aanvullen',
    'materiaalstaat week 12',
    'spulletjes',
    'voor de volgende rit',
  ],
  numbered: ['Onze bonnummer <n>', 'Afroep <n>', '<n> - materiaal'],
  hidden: [
    'allereerst nog gefeliciteerd met het jubileum, 75 jaar is niet niks! Jammer dat ik er de 14e niet bij kon zijn, we hadden zelf 30 man over de vloer.\n\nDe vorige zending is trouwens goed aangekomen, alle 9 colli, niks op aan te merken.\n\nWaarvoor ik eigenlijk mail: het begint hier aardig leeg te raken. Zou je met de eerstvolgende rit <lines> mee willen geven? Haast heeft het niet, als het er maar voor <d> is.\n\nEn als Peter er is, hij zou me de prijslijst van 2026 nog sturen, ik werk nog met die van 2023. Je kunt me het beste tussen 8 en 10 bellen.',
    'bedankt dat jullie dat gedoe met factuur 118204 zo snel hebben opgelost, hij is gisteren betaald.\n\nOndertussen is de 2e verdieping klaar en over 10 dagen gaan we open, dus je raadt het al. Om te beginnen hebben we <lines> nodig. In twee keer leveren mag ook.\n\nOp je vraag van laatst: nee, de vaten van 30 liter gebruiken we niet meer, haal die maar van onze lijst.\n\nDoe de groeten aan Klaas, wij hebben 15 jaar geleden samen het ziekenhuis gedaan.',
  ],
  sentences: [
    '<lines> graag, als de chauffeur weer in de buurt is.',
    'geef ons maar <lines> mee, bon <n>, liefst voor <d>.',
    'Zet <lines> voor ons klaar, desnoods halen we het zelf op.',
  ],
  dictated: [
    'hoi met de werkplaats we zijn door een paar dingen heen stuur ons even <a> en dan nog <b> o ja en <c> ook dat was het bedankt',
    'goedemorgen zouden jullie bij de volgende levering <a> willen meegeven verder <b> en als het kan ook <c> heel erg bedankt tot gauw doei',
  ],
  brief: ['Morgen nodig:', 'graag meesturen:', 'Voor werk Noord'],
  intros: [
    'gelieve onder ons kenmerk <n> toe te zenden:',
    'dit komen we tekort in het magazijn, graag voor <d>:',
    'het lijstje voor deze keer:',
    'hieronder wat we nodig hebben, graag zo spoedig mogelijk.',
  ],
  outros: [
    'Lossen bij poort 3, tot 15.00 uur.',
    'Laat de chauffeur 30 min van tevoren bellen.',
    'Zet <n> op de papieren a.u.b.',
  ],
  places: ['Grote keuken', 'Sportkantine'],
  remarks: [
    '(vorige keer 36)',
    '- die voor lijn 2',
    '(niet de uitvoering van 2023)',
    '(stelling B14)',
    '',
    '',
  ],
  notWanted: [
    'deze keer geen <old>, daar hebben we er nog 45 van liggen. Doe ons wel <lines>.',
    '<old> hoeven we voorlopig niet, vrijdag telden we er nog 18. Wat we wel willen: <lines>, levering als anders.',
  ],
  again: [
    'graag weer hetzelfde als vorige maand, geen wijzigingen.',
    'kunnen jullie de bestelling hieronder nog een keer precies zo leveren? Alles is op.',
  ],
  mixed: [
    'hope all is well! Wij hebben asap <lines> nodig, please deliver voor <d> bij poort 2, same conditions as last year. Thanks en fijn weekend!',
  ],
  form: {
    subject: 'Websiteformulier: nieuwe bestelling',
    intro:
      'Via het formulier "Direct bestellen" op uw website is het volgende binnengekomen. Niet op dit bericht antwoorden.',
    labels: ['Contactpersoon', 'Bedrijf', 'Terugbelnummer', 'Mailadres', 'Ik bestel'],
  },
  asked: [
    [
      'Hoeveel wil je deze keer van <a>?',
      'Zullen we <b> dan ook meteen meesturen?',
      'En <c>, heb je daar nog genoeg van?',
    ],
    ['<1> graag', 'ja doe maar, <2>', 'raakt op, dus ook <3>'],
  ],
  offer:
    'bedankt voor je aanvraag. Tot het eind van de maand kunnen we onderstaande leveren, franco vanaf 250,00, levertijd 3 tot 5 dagen:',
  accepted: [
    'prijzen zijn akkoord, lever ons dan <lines>. Ons nummer hiervoor is <n>.',
    'prima zo. We nemen <lines>, bestelling <n>.',
  ],
  passedOn: [
    'Kun jij deze inkloppen?',
    'Zie onder, kwam bij mij binnen.',
    'Graag inboeken, klant heeft al 2x gebeld en wil het snel hebben.',
  ],
  attached: [
    'in de bijlage wat wij nodig hebben, graag op de aangegeven datum.',
    'hier bon <n> als bestand, we ontvangen graag binnen 2 dagen jullie bevestiging.',
    'zoals telefonisch afgesproken de getekende bestelling.',
  ],
  attachedSeveral: [
    'drie vestigingen, dus aparte bestellingen, alles zit in de bijlage.',
    'bijgaand alle bestellingen die vandaag zijn goedgekeurd. Graag elk apart bevestigen.',
  ],
  headings: ['Bestelling nr. <n>', 'Onder <n> graag:', 'Voor order <n> hebben we nodig'],
  bodyAndAttached: [
    'de grote bestelling zit erbij. Daarnaast nog een kleine met een eigen nummer <n>:',
    'graag als twee orders behandelen: de bijlage, en onder nr. <n> deze:',
  ],
  repeated: [
    'onze bestelling zit in de bijlage, kort gezegd gaat het om:',
    'Bon <n> zit erbij. Voor de zekerheid de inhoud nog eens:',
  ],
  oldInvoice: [
    'bijgaand onze nieuwe bestelling <n>. Ook een kopie van jullie laatste factuur, daar stond het verkeerde adres op, graag voortaan aanpassen.',
  ],
  cancelledAndNew: [
    'onze bestelling <n> kan vervallen, die was een vergissing. Stuur ons in plaats daarvan <lines>.',
    'vergeet bestelling <n>, die gaat niet door. Wat we echt nodig hebben: <lines>.',
  ],
};
