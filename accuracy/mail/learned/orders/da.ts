import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: ['vi mangler lidt', 'fyld op på lageret', 'behov uge 12', 'småting', 'til næste tur'],
  numbered: ['Vores rekv. <n>', 'Afkald <n>', '<n> - materialer'],
  hidden: [
    'først og fremmest tillykke med jubilæet, 75 år er ikke så ringe! Desværre kunne jeg ikke være med den 14., vi havde selv 30 mand i huset.\n\nSidste sending kom for resten fint frem, alle 9 kolli, intet at klage over.\n\nGrunden til at jeg skriver er, at hylderne er ved at være tomme. Vil du være sød at sende <lines> med næste bil? Det haster ikke, bare det er her inden <d>.\n\nOg hvis Peter er der: han ville sende mig prislisten for 2026, jeg bruger stadig den fra 2023. I fanger mig bedst mellem 8 og 10.',
    'tusind tak fordi I fik styr på det rod med faktura 118204 så hurtigt, bogholderiet betalte den i går.\n\nImens er 2. sal blevet færdig, og om 10 dage åbner vi, så du kan nok regne det ud. Til at begynde med får vi brug for <lines>. Det må gerne komme ad to gange.\n\nTil dit spørgsmål forleden: nej, vi bruger ikke længere tønderne på 30 liter, dem kan du slette hos os.\n\nHils Klaus, det er 15 år siden vi lavede sygehuset sammen.',
  ],
  sentences: [
    '<lines> tak, næste gang chaufføren er på vores kant.',
    'læg lige <lines> til side til os til den <d>, rekv. <n>.',
    'Skriv os op til <lines>, vi kan også selv hente.',
  ],
  dictated: [
    'hej det er værkstedet vi er løbet tør for et par ting send os lige <a> og så <b> nå ja og <c> også det var det tak',
    'godmorgen kunne i lægge <a> med næste levering desuden <b> og når i nu er i gang <c> mange tak vi snakkes ved',
  ],
  brief: ['Til i morgen tak:', 'læg på bilen:', 'Byggeplads Nord'],
  intros: [
    'vi beder jer levere på vores rekv. <n>:',
    'det her mangler på lageret, gerne inden den <d>:',
    'listen for denne gang:',
    'nedenfor hvad vi har brug for, gerne hurtigst muligt.',
  ],
  outros: [
    'Aflæsning ved port 3 inden kl. 15.',
    'Chaufføren må gerne ringe 30 min før.',
    'Skriv <n> på papirerne, tak.',
  ],
  places: ['Storkøkkenet', 'Hallens cafeteria'],
  remarks: ['(sidst var det 36)', '- dem til linje 2', '(ikke 2023-udgaven)', '(reol B14)', '', ''],
  notWanted: [
    'denne gang ingen <old>, der ligger stadig 45. Men send os <lines>.',
    '<old> kan vente, i fredags talte vi 18. Det vi vil have er <lines>, levering som altid.',
  ],
  again: [
    'det samme som sidste måned, ingen ændringer.',
    'kan I levere bestillingen herunder én gang til, præcis magen til? Alt er brugt.',
  ],
  mixed: [
    'hope you are fine! Vi mangler asap <lines>, please deliver inden den <d> ved rampe 2, same conditions as last year. Thanks og god weekend!',
  ],
  form: {
    subject: 'Formular fra hjemmesiden: ny bestilling',
    intro: 'Formularen "Bestil direkte" på jeres hjemmeside er udfyldt. Svar ikke på denne mail.',
    labels: ['Kontaktperson', 'Firma', 'Telefon', 'Mailadresse', 'Jeg bestiller'],
  },
  asked: [
    ['Hvor meget skal du have af <a> denne gang?', 'Skal vi sende <b> med?', 'Og <c>, har du nok endnu?'],
    ['<1> tak', 'ja tak, <2>', 'ved at slippe op, så også <3>'],
  ],
  offer:
    'tak for din forespørgsel. Frem til månedens udgang kan vi tilbyde følgende, fragtfrit over 2.500,00, leveringstid 3 til 5 dage:',
  accepted: [
    'priserne er fine, så lever os <lines>. Vores nummer er <n>.',
    'det er i orden. Vi tager <lines>, ordre <n>.',
  ],
  passedOn: [
    'Vil du taste den her?',
    'Se nedenfor, den landede hos mig.',
    'Opret den lige, kunden har ringet 2 gange og har travlt.',
  ],
  attached: [
    'i vedhæftede fil finder I vores behov, levering på den anførte dato.',
    'her er rekv. <n> som fil, vi vil gerne høre fra jer inden 2 dage.',
    'som aftalt i telefonen den underskrevne bestilling.',
  ],
  attachedSeveral: [
    'tre afdelinger, derfor hver sin bestilling, alt er vedhæftet.',
    'vedhæftet alle de bestillinger, der blev godkendt i dag. Bekræft dem venligst enkeltvis.',
  ],
  headings: ['Bestilling nr. <n>', 'På <n> beder vi om:', 'Til sag <n> skal vi bruge'],
  bodyAndAttached: [
    'den store bestilling er vedhæftet. Dertil en lille med sit eget nummer <n>:',
    'behandl det venligst som to ordrer: den vedhæftede, og på nr. <n> denne:',
  ],
  repeated: [
    'vores bestilling er vedhæftet, kort fortalt drejer det sig om:',
    'Rekv. <n> er vedhæftet. For en sikkerheds skyld indholdet igen:',
  ],
  oldInvoice: [
    'vedhæftet vores nye bestilling <n>. Også en kopi af jeres sidste faktura, adressen var forkert, ret den venligst fremover.',
  ],
  cancelledAndNew: [
    'annullér vores bestilling <n>, den var en fejl. Send i stedet <lines>.',
    'glem bestilling <n>, den er ikke aktuel. Det vi faktisk skal bruge er <lines>.',
  ],
};
