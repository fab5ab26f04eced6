import { changing } from '../../held-out/workday/changing.ts';

/** One line in another quantity. */
export const otherCount = changing('workday-other-count', {
  en: [
    'We’ve recounted the shelf and the figure on the form is off: could you send <now> <u> of <t> rather than <q>?',
    'line <p> - make that <now>, ta',
    {
      said: 'The last line should read <now>. The people on the second floor had a word with me after I printed it.',
      line: 'last',
    },
    { said: 'Would you be so kind as to double the <t>? We’ve taken on a second shift.', count: 'double' },
    { said: 'Put another <by> on top for line <p> (<t>), so <now> all told.', count: 'more' },
    {
      said: 'Our customer has trimmed his job, so I’m taking <by> off item <a>, which leaves <now>.',
      count: 'fewer',
    },
    'The quantity of item <a> on our order <n> has been revised to <now> <u>. All other particulars stand.',
    { said: 'Half the <t> will do, the store room is tiny.', count: 'half' },
  ],
  de: [
    'Wir haben im Lager nachgezählt: vom Artikel <a> reichen uns nicht <q>, es werden <now> <u> gebraucht.',
    'Zeile <p> sind <now>, nicht <q>. Danke.',
    {
      said: 'In der letzten Zeile müsste <now> stehen, die Kollegen oben wollen auch was abhaben.',
      line: 'last',
      count: 'more',
    },
    {
      said: 'Wären Sie so nett und verdoppeln die Menge bei „<t>“? Wir fahren ab Montag zweischichtig.',
      count: 'double',
    },
    { said: 'Auf Position <p> (<t>) bitte noch <by> drauf, macht zusammen <now>.', count: 'more' },
    {
      said: 'Der Kunde hat abgespeckt. Bei <a> ziehen Sie bitte <by> ab, dann bleiben <now>.',
      count: 'fewer',
    },
    'In unserem Auftrag <n> wurde die Menge von „<t>“ auf <now> <u> festgelegt, die aufgedruckte Zahl ist überholt.',
    { said: 'Von „<t>“ genügt uns die Hälfte, das Lager platzt aus allen Nähten.', count: 'half' },
  ],
  nl: [
    'We hebben het rek nageteld: van artikel <a> hebben we er geen <q> maar <now> nodig.',
    'regel <p> wordt <now> ipv <q>',
    {
      said: 'Op de laatste regel hoort <now> te staan, de collega’s boven doen ook mee.',
      line: 'last',
      count: 'more',
    },
    {
      said: 'Zou u het aantal <t> willen verdubbelen? We draaien vanaf maandag in twee ploegen.',
      count: 'double',
    },
    { said: 'Doe bij positie <p> (<t>) nog <by> extra, dan komen we op <now>.', count: 'more' },
    {
      said: 'De klant heeft wat geschrapt: van artikel <a> kunnen er <by> af, blijven er <now> over.',
      count: 'fewer',
    },
    'Voor onze order <n> geldt dat het aantal van artikel <a> is bijgesteld naar <now> <u>. De rest is ongewijzigd.',
  ],
  fr: [
    'Après inventaire, ce n’est pas <q> mais <now> <u> qu’il nous faut pour la référence <a>.',
    'poste <p> : <now> svp',
    {
      said: 'La dernière ligne est à <now>, les collègues de l’étage en veulent aussi.',
      line: 'last',
      count: 'more',
    },
    {
      said: 'Auriez-vous l’amabilité de doubler la quantité de « <t> » ? Nous passons en deux équipes.',
      count: 'double',
    },
    { said: 'Rajoutez-en <by> au poste <p> (<t>), ça nous fait <now> en tout.', count: 'more' },
    {
      said: 'Le client a réduit son chantier : vous pouvez enlever <by> sur la réf. <a>, il en reste donc <now>.',
      count: 'fewer',
    },
    'Sur notre commande <n>, la quantité de l’article « <t> » est portée à <now> <u>, le reste demeure inchangé.',
  ],
  es: [
    'Hemos hecho recuento y de la referencia <a> no son <q>: mándennos <now>, por favor.',
    'pos. <p>: <now> en lugar de <q>',
    {
      said: 'La última línea tendría que decir <now>, que los de arriba también quieren.',
      line: 'last',
      count: 'more',
    },
    {
      said: '¿Serían tan amables de duplicar la cantidad de «<t>»? Empezamos con doble turno.',
      count: 'double',
    },
    { said: 'Añadid <by> más a la posición <p> (<t>), o sea <now> en total.', count: 'more' },
    {
      said: 'El cliente ha recortado la obra, así que quitamos <by> de la ref. <a> y se queda en <now>.',
      count: 'fewer',
    },
    'En nuestro pedido <n> la cantidad de «<t>» pasa a ser de <now> <u>. Lo demás no varía.',
  ],
  it: [
    'Abbiamo rifatto la conta a magazzino: del codice <a> ce ne servono <now> e non <q>.',
    'pos. <p> diventa <now>',
    {
      said: 'Nell’ultima riga ci va <now>, ne vogliono anche i colleghi di sopra.',
      line: 'last',
      count: 'more',
    },
    {
      said: 'Sareste così gentili da raddoppiare la quantità di «<t>»? Da lunedì lavoriamo su due turni.',
      count: 'double',
    },
    { said: 'Sulla posizione <p> (<t>) aggiungetene altri <by>, in tutto fanno <now>.', count: 'more' },
    {
      said: 'Il cliente ha ridotto il cantiere, quindi dal codice <a> togliete <by>: ne restano <now>.',
      count: 'fewer',
    },
    'Relativamente al nostro ordine <n>, la quantità di «<t>» è stata rivista in <now> <u>; tutto il resto invariato.',
  ],
  pt: [
    'Contámos outra vez o armazém e da referência <a> não são <q>, são <now>.',
    { said: 'A última linha deve ser <now>, os colegas de cima também querem.', line: 'last', count: 'more' },
    { said: 'Seria possível duplicarem a quantidade de «<t>»? Vamos passar a dois turnos.', count: 'double' },
    { said: 'Acrescentem mais <by> na posição <p> (<t>), dá <now> no total.', count: 'more' },
    'Na nossa encomenda <n> a quantidade de «<t>» passou para <now> <u>, o restante mantém-se.',
  ],
  pl: [
    'Przeliczyliśmy regał i z indeksu <a> potrzeba nam <now>, a nie <q>.',
    'poz. <p> - <now> zamiast <q>, dzięki',
    { said: 'W ostatniej pozycji powinno być <now>, koledzy z góry też chcą.', line: 'last', count: 'more' },
    {
      said: 'Czy mogliby Państwo podwoić ilość „<t>”? Od poniedziałku pracujemy na dwie zmiany.',
      count: 'double',
    },
    { said: 'Do pozycji <p> („<t>”) proszę dołożyć jeszcze <by>, razem <now>.', count: 'more' },
    {
      said: 'Klient okroił robotę, więc z indeksu <a> schodzimy o <by>, czyli zostaje <now>.',
      count: 'fewer',
    },
    'W naszym zamówieniu <n> ilość towaru „<t>” została zmieniona na <now> <u>, pozostałe warunki bez zmian.',
  ],
  da: [
    'Vi har talt op på lageret, og af varenr. <a> skal vi have <now> og ikke <q>.',
    'linje <p> bliver til <now>, tak',
    {
      said: 'På den sidste linje skulle der stå <now>, dem ovenpå vil også have nogle.',
      line: 'last',
      count: 'more',
    },
    {
      said: 'Vil I være så venlige at fordoble antallet af <t>? Vi kører toholdsskift fra mandag.',
      count: 'double',
    },
    { said: 'Læg <by> mere oveni på linje <p> (<t>), så vi ender på <now>.', count: 'more' },
  ],
});
