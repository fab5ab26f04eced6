import { factsOf } from '../../held-out/workday/changing.ts';
import { workdayMail } from '../../held-out/workday/desk.ts';
import { toldOf, type Wordings } from '../../held-out/workday/wording.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A wish without its number, or with a condition that only people can judge: it stays as printed, and somebody is asked. */
export const askFirst: MailFamily = {
  name: 'workday-ask-first',
  category: 'purchase_order',
  make: (source) => {
    const told = toldOf(source.random.pick(wordings[source.language]));
    const { order, values } = factsOf(source, told);
    const wanted = order.delivery.kind === 'date' ? { deliveryDate: order.delivery.date } : {};
    return workdayMail(source, order, told.said, { values, wanted, isUnclear: true });
  },
};

const wordings: Wordings = {
  en: [
    'We’d want rather more of the <t> than it says, but I’ll have to see how many fit on the shelf.',
    'If you can’t get all of it here in time, leave out line <p>.',
    'Could you take a few off line <p>? It seems a lot.',
    'Should there be a better price from <now> <u> of <t> upwards, please increase accordingly.',
    'Can it come a bit earlier than the date on the order? Middle of the week would be good.',
    'The goods may have to go to a different site this time, Dave knows where.',
  ],
  de: [
    'Von „<t>“ hätten wir gern etwas mehr als draufsteht, ich muss nur noch schauen, wie viel ins Regal passt.',
    'Falls nicht alles rechtzeitig da sein kann, lasst Pos. <p> weg.',
    'Könnten Sie bei Position <p> ein paar weniger schicken? Kommt mir viel vor.',
    'Sollte es ab <now> <u> „<t>“ einen besseren Preis geben, erhöhen Sie bitte entsprechend.',
    'Geht es auch etwas früher als auf der Bestellung steht? Mitte der Woche wäre gut.',
    'Die Ware muss diesmal eventuell auf eine andere Baustelle, der Uwe weiß wohin.',
  ],
  nl: [
    'Van de <t> willen we er eigenlijk wat meer dan er staat, ik moet alleen nog kijken hoeveel er in het rek passen.',
    'Als niet alles op tijd kan komen, laat regel <p> dan weg.',
    'Kunnen er bij regel <p> een paar af? Het lijkt me nogal veel.',
    'Mocht er vanaf <now> <u> <t> een betere prijs zijn, verhoog dan het aantal.',
    'Kan het ook iets eerder dan de datum op de order? Midden in de week zou mooi zijn.',
    'Misschien moet het deze keer naar een andere locatie, Kees weet welke.',
  ],
  fr: [
    'Pour « <t> », il nous en faudrait un peu plus que marqué, mais je dois voir combien il en rentre dans le rayonnage.',
    'Si tout ne peut pas arriver à temps, laissez le poste <p> de côté.',
    'Vous pourriez en retirer quelques-uns au poste <p> ? Ça me paraît beaucoup.',
    'S’il existe un meilleur tarif à partir de <now> pour la réf. <a>, merci d’augmenter la quantité en conséquence.',
    'Possible d’avoir ça un peu plus tôt que la date du bon ? Le milieu de semaine serait bien.',
    'Il faudra peut-être livrer sur un autre chantier cette fois, Didier sait lequel.',
  ],
  es: [
    'De «<t>» querríamos algo más de lo que pone, pero tengo que ver cuántos caben en la estantería.',
    'Si no puede llegar todo a tiempo, dejad fuera la pos. <p>.',
    '¿Podrían quitar unos cuantos de la posición <p>? Me parece mucho.',
    'Si a partir de <now> <u> de «<t>» hay mejor precio, suban la cantidad en consecuencia.',
    '¿Puede venir un poco antes de la fecha del pedido? A mitad de semana nos iría bien.',
    'Puede que esta vez haya que llevarlo a otra obra, Paco sabe a cuál.',
  ],
  it: [
    'Di «<t>» ne vorremmo un po’ di più di quanto scritto, devo solo vedere quanti ne stanno sullo scaffale.',
    'Se non riuscite a far arrivare tutto in tempo, lasciate fuori la pos. <p>.',
    'Alla posizione <p> potreste toglierne qualcuno? Mi sembrano tanti.',
    'Qualora da <now> <u> di «<t>» in su ci fosse un prezzo migliore, aumentate di conseguenza.',
    'Si riesce ad averlo un po’ prima della data dell’ordine? A metà settimana sarebbe l’ideale.',
    'Forse stavolta va su un altro cantiere, Gino sa quale.',
  ],
  pt: [
    'De «<t>» queríamos um pouco mais do que lá está, só tenho de ver quantos cabem na prateleira.',
    'Se não puder chegar tudo a tempo, deixem de fora a pos. <p>.',
    'Podiam tirar alguns na posição <p>? Parece-me muito.',
    'É possível vir um bocado antes da data da encomenda? A meio da semana era bom.',
  ],
  pl: [
    'Towaru „<t>” chcielibyśmy trochę więcej, niż jest wpisane, muszę tylko sprawdzić, ile wejdzie na regał.',
    'Jeśli nie wszystko zdąży na czas, proszę pominąć poz. <p>.',
    'Czy w pozycji <p> można by dać parę mniej? Wydaje mi się, że to dużo.',
    'Gdyby od <now> <u> „<t>” była lepsza cena, proszę odpowiednio zwiększyć ilość.',
    'Czy da się trochę wcześniej niż data na zamówieniu? Środek tygodnia byłby dobry.',
    'Być może tym razem towar trzeba będzie zawieźć na inną budowę, Zbyszek wie na którą.',
  ],
  da: [
    'Af <t> vil vi gerne have lidt flere, end der står, jeg skal bare se, hvor mange der kan være på hylden.',
    'Hvis ikke det hele kan nå frem til tiden, så lad linje <p> ude.',
    'Kan I tage nogle stykker fra på linje <p>? Det virker som mange.',
    'Kan det komme lidt før datoen på ordren? Midt på ugen ville være fint.',
  ],
};
