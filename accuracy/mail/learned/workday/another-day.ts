import { changing } from '../../held-out/workday/changing.ts';

/** The whole order on another day than the printed one. */
export const anotherDay = changing('workday-another-day', {
  en: [
    'The lift is out of order until <e>, so don’t come before that. Let’s say delivery on <d>.',
    'date on PO is wrong, need it <d>',
    'Would it be possible for you to deliver everything on <d> instead of <d0>? That would suit our store man.',
    'Please note that the required date of our order <n> has been moved to <d>.',
    'We’re stocktaking up to and including <e> and cannot take goods in. New date for the lot: <d>.',
  ],
  de: [
    'Der Aufzug ist bis <e> außer Betrieb, vorher braucht keiner zu kommen. Sagen wir Anlieferung am <d>.',
    'termin im pdf stimmt nicht, brauchen alles am <d>',
    'Wäre es Ihnen möglich, die gesamte Lieferung am <d> statt am <d0> zuzustellen? Das käme unserem Lager entgegen.',
    'Bitte beachten Sie, dass der Wunschtermin unserer Bestellung <n> auf den <d> verlegt wurde.',
    'Wir haben bis einschließlich <e> Inventur und nehmen keine Ware an. Neuer Termin für alles: <d>.',
  ],
  nl: [
    'De lift is tot <e> buiten gebruik, eerder komen heeft dus geen zin. Laten we zeggen: leveren op <d>.',
    'leverdatum op de order klopt niet, moet <d> zijn',
    'Zou u alles op <d> kunnen bezorgen in plaats van op <d0>? Dat komt ons magazijn beter uit.',
    'Wij maken u erop attent dat de gewenste leverdatum van order <n> is verzet naar <d>.',
    'Tot en met <e> zijn we aan het tellen en nemen we niets aan. Nieuwe datum voor het geheel: <d>.',
  ],
  fr: [
    'Le monte-charge est en panne jusqu’au <e>, inutile de passer avant. Disons livraison le <d>.',
    'date du bon fausse, c’est pour le <d>',
    'Vous serait-il possible de tout livrer le <d> plutôt que le <d0> ? Cela arrangerait notre magasinier.',
    'Veuillez noter que la date souhaitée de notre commande <n> est reportée au <d>.',
    'Nous sommes en inventaire jusqu’au <e> inclus et ne réceptionnons rien. Nouvelle date pour l’ensemble : <d>.',
  ],
  es: [
    'El montacargas no funciona hasta el <e>, así que antes no vengáis. Pongamos entrega el <d>.',
    'la fecha de entrega está mal, es para el <d>',
    '¿Podrían entregarlo todo el <d> en vez del <d0>? Al almacén le vendría mejor.',
    'Tomen nota de que la fecha solicitada de nuestro pedido <n> se ha trasladado al <d>.',
    'Estamos de inventario hasta el <e> inclusive y no recepcionamos mercancía. Nueva fecha para todo: <d>.',
  ],
  it: [
    'Il montacarichi è guasto fino al <e>, prima è inutile venire. Facciamo consegna il <d>.',
    'la data sull’ordine è sbagliata, ci serve per il <d>',
    'Vi sarebbe possibile consegnare tutto il <d> anziché in data <d0>? Per il nostro magazzino sarebbe meglio.',
    'Vi informiamo che la data richiesta del nostro ordine <n> è stata spostata al <d>.',
    'Fino al <e> compreso siamo in inventario e non ritiriamo merce. Nuova data per tutto: <d>.',
  ],
  pt: [
    'O monta-cargas está avariado até <e>, antes disso não vale a pena virem. Fica a entrega para <d>.',
    'Seria possível entregarem tudo a <d> em vez de <d0>? Dava mais jeito ao armazém.',
    'Informamos que a data pretendida da nossa encomenda <n> passou para <d>.',
    'Estamos em inventário até <e> inclusive e não recebemos mercadoria. Nova data para tudo: <d>.',
  ],
  pl: [
    'Winda nie działa do <e>, wcześniej nie ma po co przyjeżdżać. Umówmy się na dostawę <d>.',
    'termin na zamówieniu jest zły, ma być <d>',
    'Czy mogliby Państwo dostarczyć całość <d> zamiast <d0>? Naszemu magazynowi bardziej by to pasowało.',
    'Informujemy, że oczekiwany termin naszego zamówienia <n> został przesunięty na <d>.',
    'Do <e> włącznie mamy inwentaryzację i nie przyjmujemy towaru. Nowy termin na wszystko: <d>.',
  ],
  da: [
    'Elevatoren er ude af drift til og med <e>, så kom ikke før. Lad os sige levering den <d>.',
    'datoen på ordren er forkert, skal være her den <d>',
    'Kunne I levere det hele den <d> i stedet for den <d0>? Det passer vores lager bedre.',
    'Vi gør opmærksom på, at den ønskede dato for ordre <n> er flyttet til den <d>.',
  ],
});
