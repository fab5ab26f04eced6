import { changing } from '../../held-out/workday/changing.ts';

/** The order is to run under another number than the printed one. */
export const otherNumber = changing('workday-other-number', {
  en: [
    'Accounts have given me a different PO number after the thing was printed: <m>. Use that one on all paperwork please.',
    'the number at the top is wrong - it’s <m>',
    'Kindly record this order under <m> instead of <n>, which had already been allocated to another supplier.',
    'We changed over to the new purchasing software last night, so order <n> now runs as <m>. Goods and prices are unaffected.',
  ],
  de: [
    'Die Buchhaltung hat mir nach dem Ausdrucken eine andere Bestellnummer gegeben: <m>. Bitte die auf allen Papieren verwenden.',
    'oben die nummer stimmt nicht, richtig ist <m>',
    'Erfassen Sie diese Bestellung bitte unter <m> statt unter <n>, letztere war schon an einen anderen Lieferanten vergeben.',
    'Seit gestern läuft bei uns die neue Einkaufssoftware, aus der Bestellung <n> ist dadurch <m> geworden. Ware und Preise bleiben gleich.',
  ],
  nl: [
    'De administratie gaf me na het printen een ander ordernummer: <m>. Graag dat op alle papieren gebruiken.',
    'nummer bovenaan is fout, het is <m>',
    'Wilt u deze bestelling boeken onder <m> in plaats van <n>? Dat laatste was al aan een andere leverancier vergeven.',
    'Sinds gisteren draaien we met een nieuw inkoopprogramma, daardoor heet order <n> nu <m>. Artikelen en prijzen blijven gelijk.',
  ],
  fr: [
    'La compta m’a donné un autre numéro de commande après l’impression : <m>. Merci de le reporter sur tous les documents.',
    'le n° en haut est faux, c’est <m>',
    'Veuillez enregistrer cette commande sous <m> au lieu de <n>, ce dernier ayant déjà été attribué à un autre fournisseur.',
    'Nous avons changé de logiciel d’achat hier soir, la commande <n> porte donc désormais le numéro <m>. Articles et prix identiques.',
  ],
  es: [
    'Contabilidad me ha dado otro número de pedido cuando ya estaba impreso: <m>. Usen ese en todos los papeles.',
    'el número de arriba está mal, es el <m>',
    'Les ruego registren este pedido como <m> en lugar de <n>, que ya estaba asignado a otro proveedor.',
    'Ayer cambiamos de programa de compras, así que el pedido <n> ahora lleva el número <m>. Artículos y precios, los mismos.',
  ],
  it: [
    'L’amministrazione mi ha dato un altro numero d’ordine quando avevo già stampato: <m>. Usate quello su tutti i documenti.',
    'il numero in alto è sbagliato, è <m>',
    'Vi preghiamo di registrare quest’ordine con il numero <m> al posto di <n>, già assegnato a un altro fornitore.',
    'Da ieri usiamo il nuovo gestionale acquisti, perciò l’ordine <n> ora porta il numero <m>. Articoli e prezzi identici.',
  ],
  pt: [
    'A contabilidade deu-me outro número de encomenda já depois de impresso: <m>. Usem esse em todos os papéis.',
    'o número lá em cima está errado, é <m>',
    'Agradecemos que registem esta encomenda como <m> em vez de <n>, que já estava atribuído a outro fornecedor.',
    'Desde ontem temos um novo programa de compras, por isso a encomenda <n> passou a ter o número <m>. Artigos e preços iguais.',
  ],
  pl: [
    'Księgowość nadała mi inny numer zamówienia już po wydruku: <m>. Proszę używać go na wszystkich dokumentach.',
    'numer na górze jest zły, ma być <m>',
    'Proszę zarejestrować to zamówienie pod numerem <m> zamiast <n>, bo tamten był już przydzielony innemu dostawcy.',
    'Od wczoraj mamy nowy program zakupowy, dlatego zamówienie <n> ma teraz numer <m>. Towar i ceny bez zmian.',
  ],
  da: [
    'Bogholderiet gav mig et andet ordrenummer, efter jeg havde printet: <m>. Brug det på alle papirer.',
    'nummeret øverst er forkert, det er <m>',
    'Vi beder jer registrere ordren under <m> i stedet for <n>, som allerede var givet til en anden leverandør.',
    'Siden i går kører vi med et nyt indkøbssystem, så ordre <n> hedder nu <m>. Varer og priser er de samme.',
  ],
});
