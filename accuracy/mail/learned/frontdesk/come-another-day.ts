import { changing } from './changing.ts';

/** Another day for the whole order, later or sooner than the printed one. */
export const comeAnotherDay = changing('frontdesk-come-another-day', {
  en: [
    'Please deliver on <d>, not on <d0>.',
    'Could you come on <wd> instead? Our goods lift is being repaired until then.',
    'The date on the PDF is last week’s guess. What we need is <d>.',
    { said: 'We need it sooner than printed, on <d> please, the ward opens earlier.', isSooner: true },
    { subject: 'Order <n> - delivery <short> please, not <d0>' },
    'new delivery date <short>!! school’s closed before that',
    'My boss has asked me to push the delivery back to <d>, as the tiler isn’t finished and there’s simply nowhere to put things.',
    'Delivery date changed to <wd>. Everything else as in the order.',
    'Would you be so kind as to have the goods arrive in week <week>, on the <weekday>?',
    {
      said: 'I put the wrong date in. It has to be here by <d> at the latest, otherwise the fitters stand around.',
      isSooner: true,
    },
    'Nobody in on <d0>, it’s the staff outing. Come on <d>.',
    { subject: 'PO <n>: new date', said: 'Please have everything here on <wd>.' },
  ],
  de: [
    'Bitte am <d> liefern und nicht am <d0>.',
    'Könnten Sie stattdessen am <wd> kommen? Unser Lastenaufzug wird bis dahin repariert.',
    'Das Datum im PDF war letzte Woche geschätzt. Gebraucht wird alles am <d>.',
    {
      said: 'Wir brauchen es früher als gedruckt, bitte schon am <d>, die Station öffnet eher.',
      isSooner: true,
    },
    { subject: 'Bestellung <n> - Lieferung bitte am <short>, nicht am <d0>' },
    'neuer liefertermin <short>!! vorher ist die schule zu',
    'Mein Chef bittet darum, die Lieferung auf den <short> zu schieben, weil der Fliesenleger nicht fertig ist und wir schlicht keinen Platz haben.',
    'Liefertermin geändert auf <wd>. Alles Übrige wie in der Bestellung.',
    'Wären Sie so freundlich, die Ware in KW <week> am <weekday> anzuliefern?',
    {
      said: 'Ich hab das falsche Datum eingetragen. Es muss spätestens am <d> hier sein, sonst stehen die Monteure herum.',
      isSooner: true,
    },
    'Am <d0> ist keiner da, Betriebsausflug. Kommt am <d>.',
    { subject: 'Bestellung <n>: neuer Termin', said: 'Bitte alles am <wd> bringen.' },
  ],
  nl: [
    'Graag leveren op <d> en niet op <d0>.',
    'Kunnen jullie in plaats daarvan op <wd> komen? Onze goederenlift wordt tot dan gerepareerd.',
    'De datum in de pdf was vorige week een gok. We hebben het nodig op <d>.',
    {
      said: 'We hebben het eerder nodig dan gedrukt, graag al op <d>, de afdeling gaat vroeger open.',
      isSooner: true,
    },
    { subject: 'Order <n> - levering <short> graag, niet <d0>' },
    'nieuwe leverdatum <short>!! daarvoor is de school dicht',
    'Mijn baas vraagt of u de levering wilt verschuiven naar <d>, want de tegelzetter is nog niet klaar en we hebben gewoon geen plek.',
    'Leverdatum gewijzigd in <wd>. De rest zoals in de order.',
    'Zou u zo vriendelijk willen zijn de goederen in week <week> op <weekday> te bezorgen?',
    {
      said: 'Ik heb de verkeerde datum ingevuld. Het moet er uiterlijk <d> zijn, anders staan de monteurs stil.',
      isSooner: true,
    },
    'Op <d0> is er niemand, dan is het personeelsuitje. Kom maar op <d>.',
    { subject: 'Order <n>: nieuwe datum', said: 'Graag alles op <wd> brengen.' },
  ],
  fr: [
    'Merci de livrer le <d> et pas le <d0>.',
    'Pourriez-vous plutôt venir le <wd> ? Notre monte-charge est en réparation jusque-là.',
    'La date du PDF était une estimation de la semaine dernière. Il nous faut tout le <d>.',
    {
      said: 'Nous en avons besoin plus tôt que prévu, dès le <d> svp, le service ouvre en avance.',
      isSooner: true,
    },
    { subject: 'Commande <n> - livraison le <short> svp, pas le <d0>' },
    'nouvelle date de livraison <short> !! l’école est fermée avant',
    'Mon patron demande de repousser la livraison au <short>, car le carreleur n’a pas fini et nous n’avons tout simplement pas la place.',
    'Date de livraison modifiée : <wd>. Tout le reste comme sur le bon.',
    'Auriez-vous l’amabilité de faire livrer la marchandise en semaine <week>, le <weekday> ?',
    {
      said: 'J’ai saisi la mauvaise date. Il faut que ce soit là le <d> au plus tard, sinon les monteurs attendent.',
      isSooner: true,
    },
    'Personne le <d0>, c’est la sortie du personnel. Venez le <d>.',
    { subject: 'Commande <n> : nouvelle date', said: 'Merci de tout apporter le <wd>.' },
  ],
  es: [
    'Entreguen el <d>, por favor, y no el <d0>.',
    { subject: 'Pedido <n> - entrega el <short>, no el <d0>' },
    { said: 'Lo necesitamos antes de lo que pone: ya el <d>, por favor.', isSooner: true },
    'El <d0> no hay nadie. Vengan el <d>.',
  ],
  it: [
    'La data di consegna non è <d0>: consegnate il <d>, grazie.',
    { subject: 'Ordine <n> - nuova data di consegna <short>' },
    { said: 'Ci serve prima di quanto stampato, già il <d> per favore.', isSooner: true },
  ],
  pt: [
    'Entreguem a <d>, por favor, e não a <d0>.',
    { subject: 'Encomenda <n> - nova data de entrega <short>' },
    { said: 'Precisamos antes do que está impresso, já a <d>, por favor.', isSooner: true },
  ],
  pl: [
    'Proszę dostarczyć <d>, a nie <d0>.',
    { subject: 'Zamówienie <n> - nowy termin dostawy <short>' },
    { said: 'Potrzebujemy wcześniej niż wydrukowano, proszę już na <d>.', isSooner: true },
  ],
  da: [
    'Lever venligst den <d> og ikke den <d0>.',
    { subject: 'Ordre <n> - ny leveringsdato <short>' },
    { said: 'Vi skal bruge det før den trykte dato, allerede den <d>.', isSooner: true },
  ],
});
