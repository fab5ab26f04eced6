import { changing } from '../../held-out/workday/changing.ts';

/** Another place to bring the goods to than the printed one. */
export const otherPlace = changing('workday-other-place', {
  en: [
    'Our ramp is being rebuilt. For once the goods should be dropped at <street>, <town>.',
    'Driver to go to:\n<block>\nAsk for <who> at the gate.',
    'Different ship-to on this one, the form won’t let me change it:\n\n<block>\n\nInvoice as ever to head office.',
    'We would ask you not to use the delivery address printed on order <n>; it goes to <street>, <town>, attn. <who>.',
    'could this go straight to site pls: <street>, <town>',
  ],
  de: [
    'Unsere Rampe wird umgebaut. Die Ware bitte diesmal hierhin bringen: <street>, <town>.',
    'Fahrer bitte hierhin schicken:\n<block>\nAm Tor nach <who> fragen.',
    'Abweichende Lieferanschrift, im Formular konnte ich sie nicht ändern:\n\n<block>\n\nRechnung wie gehabt an die Zentrale.',
    'Wir bitten Sie, nicht an die auf der Bestellung <n> gedruckte Adresse zu liefern, sondern an: <street>, <town>, z. Hd. <who>.',
    'kann das direkt auf die Baustelle: <street>, <town>',
  ],
  nl: [
    'Ons laaddock wordt verbouwd. De goederen mogen dit keer naar <street>, <town>.',
    'Chauffeur hierheen sturen:\n<block>\nBij de poort vragen naar <who>.',
    'Ander afleveradres dit keer, in het formulier kon ik het niet aanpassen:\n\n<block>\n\nFactuur gewoon naar het hoofdkantoor.',
    'Wij verzoeken u niet op het adres van order <n> te leveren maar op <street>, <town>, t.a.v. <who>.',
    'kan dit rechtstreeks naar de bouw: <street>, <town>',
  ],
  fr: [
    'Notre quai est en travaux. Cette fois la marchandise doit être déposée ici : <street>, <town>.',
    'Envoyez le chauffeur à cette adresse :\n<block>\nDemander <who> au portail.',
    'Adresse de livraison différente, impossible de la modifier sur le bon :\n\n<block>\n\nFacture au siège, comme toujours.',
    'Nous vous prions de ne pas livrer à l’adresse imprimée sur la commande <n> mais à l’adresse suivante : <street>, <town>, à l’attention de <who>.',
    'à livrer direct sur chantier svp : <street>, <town>',
  ],
  es: [
    'Tenemos el muelle en obras. Esta vez la mercancía hay que dejarla en <street>, <town>.',
    'Mandad al chófer aquí:\n<block>\nQue pregunte por <who> en la entrada.',
    'Esta va a otra dirección, en el formulario no me dejaba cambiarla:\n\n<block>\n\nLa factura, como siempre, a la central.',
    'Les rogamos que no entreguen en la dirección impresa en el pedido <n>, sino en <street>, <town>, a la atención de <who>.',
    'esto puede ir directo a obra: <street>, <town>',
  ],
  it: [
    'La nostra ribalta è in rifacimento. Stavolta la merce va scaricata in <street>, <town>.',
    'Mandate l’autista qui:\n<block>\nAl cancello chiedere di <who>.',
    'Destinazione diversa dal solito, nel modulo non me la lasciava cambiare:\n\n<block>\n\nFattura alla sede come sempre.',
    'Vi preghiamo di non consegnare all’indirizzo stampato sull’ordine <n>, bensì in <street>, <town>, all’attenzione di <who>.',
    'questo va diretto in cantiere: <street>, <town>',
  ],
  pt: [
    'O nosso cais está em obras. Desta vez a mercadoria deve ser deixada em <street>, <town>.',
    'Mandem o motorista para aqui:\n<block>\nPerguntar por <who> ao portão.',
    'Morada de entrega diferente, no formulário não consegui mudar:\n\n<block>\n\nA fatura vai para a sede, como sempre.',
    'Pedimos que não entreguem na morada impressa na encomenda <n>, mas sim em <street>, <town>, ao cuidado de <who>.',
  ],
  pl: [
    'Mamy remont rampy. Tym razem towar trzeba zawieźć tutaj: <street>, <town>.',
    'Kierowcę proszę skierować tu:\n<block>\nOsoba do kontaktu na bramie: <who>.',
    'Inny adres dostawy niż zwykle, w formularzu nie dało się go zmienić:\n\n<block>\n\nFaktura jak zawsze na centralę.',
    'Prosimy nie dostarczać pod adres z zamówienia <n>, lecz pod: <street>, <town>, do rąk: <who>.',
    'to może jechać prosto na budowę: <street>, <town>',
  ],
  da: [
    'Vores rampe bliver bygget om. Denne gang skal varerne afleveres på <street>, <town>.',
    'Send chaufføren hertil:\n<block>\nSpørg efter <who> ved porten.',
    'Anden leveringsadresse denne gang, jeg kunne ikke rette den i formularen:\n\n<block>\n\nFaktura til hovedkontoret som altid.',
    'Vi beder jer ikke levere på adressen på ordre <n>, men på <street>, <town>, att. <who>.',
  ],
});
