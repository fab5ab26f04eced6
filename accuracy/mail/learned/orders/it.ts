import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: [
    'ci serve un po’ di roba',
    'reintegro scorte',
    'fabbisogno sett. 12',
    'due cosette',
    'prossimo giro',
  ],
  numbered: ['Ns. rif. <n>', 'Richiamo <n>', '<n> - materiali'],
  hidden: [
    'innanzitutto complimenti per i 75 anni della ditta, non è da tutti! Mi è dispiaciuto non esserci il 14, avevamo qui 30 persone.\n\nL’ultima spedizione è arrivata benissimo, tutti e 9 i colli, niente da dire.\n\nLe scrivo perché gli scaffali cominciano a essere vuoti: sarebbe così gentile da farci avere <lines> con il prossimo giro? Non c’è fretta, basta che arrivi prima del <d>.\n\nE se c’è Piero, doveva mandarmi il listino 2026, lavoro ancora con quello del 2023. Mi trova meglio tra le 8 e le 10.',
    'grazie davvero per aver sistemato così in fretta la faccenda della fattura 118204, ieri l’amministrazione l’ha pagata.\n\nNel frattempo il 2° piano è finito e tra 10 giorni apriamo, può immaginare. Per partire ci occorrono <lines>. Se arriva in due volte va bene lo stesso.\n\nQuanto alla sua domanda: no, i fusti da 30 litri non li usiamo più, può toglierli dalla nostra scheda.\n\nMi saluti Mario, sono 15 anni che abbiamo fatto insieme l’ospedale.',
  ],
  sentences: [
    '<lines> per favore, quando il corriere passa dalle nostre parti.',
    'ci metta da parte <lines> per il <d>, ordine <n>.',
    'Segnateci <lines>, semmai passiamo noi a ritirare.',
  ],
  dictated: [
    'ciao sono l’officina abbiamo finito un po’ di cose mandaci <a> e poi <b> ah e anche <c> basta così grazie',
    'buongiorno potreste aggiungere alla prossima consegna <a> inoltre <b> e già che ci siete <c> grazie mille a presto arrivederci',
  ],
  brief: ['Per domani pf:', 'da caricare:', 'Cantiere Nord'],
  intros: [
    'vogliate fornirci con ns. rif. <n>:',
    'ecco quello che manca in magazzino, ci serve per il <d>:',
    'la lista di questa volta:',
    'di seguito il nostro fabbisogno, da evadere quanto prima.',
  ],
  outros: [
    'Scarico alla porta 3, entro le 15.',
    'L’autista telefoni 30 min prima.',
    'Citate <n> sui documenti, grazie.',
  ],
  places: ['Cucina centrale', 'Bar del palazzetto'],
  remarks: [
    '(l’altra volta 36)',
    '- quelli per la linea 2',
    '(non la versione 2023)',
    '(scaffale B14)',
    '',
    '',
  ],
  notWanted: [
    'stavolta niente <old>, ne restano 45. Mandateci invece <lines>.',
    '<old> per ora no, venerdì ne abbiamo contati 18. Quello che vogliamo: <lines>, consegna come al solito.',
  ],
  again: [
    'come il mese scorso, senza modifiche.',
    'potete rifare tale e quale l’ordine qui sotto? Abbiamo finito tutto.',
  ],
  mixed: [
    'hope you are well! Ci servono asap <lines>, please deliver entro il <d> alla rampa 2, same conditions as last year. Thanks e buon weekend!',
  ],
  form: {
    subject: 'Modulo dal sito: nuovo ordine',
    intro: 'È stato compilato il modulo «Ordina subito» del vostro sito. Non rispondere a questo messaggio.',
    labels: ['Referente', 'Ditta', 'Recapito telefonico', 'Posta elettronica', 'Ordino'],
  },
  asked: [
    ['Quanto vuoi di <a> questo mese?', 'Ti mandiamo anche <b>?', 'E <c>, ne hai ancora?'],
    ['<1> grazie', 'sì, <2>', 'sta finendo, quindi anche <3>'],
  ],
  offer:
    'grazie della richiesta. Fino a fine mese possiamo proporvi quanto segue, porto franco da 250,00, consegna in 3-5 giorni:',
  accepted: [
    'i prezzi vanno bene, forniteci allora <lines>. Il nostro numero è <n>.',
    'd’accordo. Prendiamo <lines>, ordine <n>.',
  ],
  passedOn: [
    'Me lo inserisci?',
    'Vedi sotto, è arrivato a me.',
    'Da caricare, il cliente ha già chiamato 2 volte ed è urgente.',
  ],
  attached: [
    'in allegato il nostro fabbisogno, da consegnare alla data indicata.',
    'ecco l’ordine <n> in file, attendiamo la vostra conferma entro 2 giorni.',
    'come da telefonata, l’ordine firmato.',
  ],
  attachedSeveral: [
    'tre sedi, quindi ordini separati, tutto negli allegati.',
    'allego tutti gli ordini approvati oggi. Confermateli uno per uno.',
  ],
  headings: ['Ordine n. <n>', 'Con il <n> vi preghiamo di fornire:', 'Per la commessa <n> ci servono'],
  bodyAndAttached: [
    'l’ordine grosso è allegato. In più ce n’è uno piccolo con un suo numero <n>:',
    'trattateli come due ordini: l’allegato, e con il n. <n> questo:',
  ],
  repeated: [
    'il nostro ordine è allegato, in breve si tratta di:',
    'Ordine <n> allegato. Per sicurezza ecco di nuovo il contenuto:',
  ],
  oldInvoice: [
    'alleghiamo il nuovo ordine <n>. Troverete anche copia della vostra ultima fattura, l’indirizzo era sbagliato, correggetelo per il futuro.',
  ],
  cancelledAndNew: [
    'annullate il nostro ordine <n>, è stato un errore. Al suo posto mandateci <lines>.',
    'lasciate perdere l’ordine <n>, non serve più. Quello che ci occorre davvero: <lines>.',
  ],
};
