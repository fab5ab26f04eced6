import { changing } from './changing.ts';

/** Another place to deliver to than the printed one. */
export const otherPlace = changing('counter-other-place', {
  en: [
    'Please send this one to <street>, <town>, rather than to the address on the order.',
    'Deliver to:\n<block>',
    'The goods don’t go to <there> this time but to <street>, <town>.',
    'We won’t be picking this up after all. Please deliver it to <street>, <town>, where <who> will take it in.',
    'The ship-to on our PO is out of date. Correct is:\n<street>\n<town>',
    'Have the driver go straight to the building site, please: <street>, <town>, ask for <who>.',
    'New drop-off point for this order:\n<block>\n\nThe invoice goes to the office as always.',
  ],
  de: [
    'Bitte diesmal an <street>, <town>, liefern und nicht an die Adresse auf der Bestellung.',
    'Lieferung an:\n<block>',
    'Die Ware geht dieses Mal nicht nach <there>, sondern an: <street>, <town>.',
    'Wir holen doch nicht selbst ab. Bitte liefern Sie an <street>, <town>, <who> nimmt alles entgegen.',
    'Die Lieferanschrift in unserer Bestellung ist veraltet. Richtig ist:\n<street>\n<town>',
    'Der Fahrer soll bitte direkt zur Baustelle fahren: <street>, <town>, bei <who> melden.',
    'Neue Abladestelle für diesen Auftrag:\n<block>\n\nDie Rechnung geht wie immer ins Büro.',
  ],
  nl: [
    'Graag deze keer leveren op <street>, <town>, en niet op het adres dat op de order staat.',
    'Afleveren bij:\n<block>',
    'De goederen gaan deze keer niet naar <there> maar naar <street>, <town>.',
    'We komen het toch niet zelf ophalen. Graag bezorgen op <street>, <town>; <who> neemt alles aan.',
    'Het afleveradres op onze order is verouderd. Het juiste is:\n<street>\n<town>',
    'Laat de chauffeur meteen naar de bouwplaats rijden: <street>, <town>, melden bij <who>.',
    'Nieuw losadres voor deze order:\n<block>\n\nDe factuur gaat zoals altijd naar kantoor.',
  ],
  fr: [
    'Merci d’expédier à une autre adresse que celle de la commande : <street>, <town>.',
    'À livrer à :\n<block>',
    'La marchandise ne va pas à <there> cette fois-ci, mais à l’adresse suivante : <street>, <town>.',
    'Finalement nous ne viendrons pas chercher la marchandise. Livrez-la à l’adresse suivante : <street>, <town>, où <who> la réceptionnera.',
    'L’adresse de livraison de notre bon n’est plus à jour. La bonne est :\n<street>\n<town>',
    'Que le chauffeur aille directement sur le chantier svp : <street>, <town>, demander <who>.',
    'Nouveau point de déchargement pour cette commande :\n<block>\n\nLa facture va au bureau comme toujours.',
  ],
  es: [
    'Esta vez envíenlo a <street>, <town>, y no a la dirección del pedido.',
    'Entregar en:\n<block>',
    'La mercancía no va a <there> sino a <street>, <town>.',
    'Al final no pasaremos a recogerlo. Entréguenlo en <street>, <town>, donde lo recibirá <who>.',
    'La dirección de entrega de nuestro pedido está anticuada. La correcta es:\n<street>\n<town>',
    'Que el conductor vaya directo a la obra: <street>, <town>, y pregunte por <who>.',
  ],
  it: [
    'Stavolta spedite in <street>, <town>, e non all’indirizzo riportato sull’ordine.',
    'Consegnare a:\n<block>',
    'La merce questa volta non va in <there> ma in <street>, <town>.',
    'Alla fine non passiamo a ritirare. Consegnate in <street>, <town>, dove <who> riceverà tutto.',
    'L’indirizzo di consegna sul nostro ordine non è aggiornato. Quello giusto è:\n<street>\n<town>',
    'L’autista vada direttamente in cantiere: <street>, <town>, chiedendo di <who>.',
  ],
  pt: [
    'Entregar em:\n<block>',
    'Desta vez a mercadoria não vai para <there> mas para <street>, <town>.',
    'A morada de entrega da nossa encomenda está desatualizada. A correta é:\n<street>\n<town>',
  ],
  pl: [
    'Adres dostawy:\n<block>\n\nProszę nie wysyłać na adres z zamówienia.',
    'Tym razem towar jedzie pod inny adres: <street>, <town>.',
    'Adres dostawy na naszym zamówieniu jest nieaktualny. Prawidłowy:\n<street>\n<town>',
  ],
  da: [
    'Leveres til:\n<block>',
    'Varerne skal denne gang ikke til <there>, men til <street>, <town>.',
    'Leveringsadressen på vores ordre er forældet. Den rigtige er:\n<street>\n<town>',
  ],
});
