import { factsOf } from '../../held-out/workday/changing.ts';
import { workdayMail } from '../../held-out/workday/desk.ts';
import { toldOf, type Wordings } from '../../held-out/workday/wording.ts';
import type { MailFamily } from '../../mail-family.ts';

/** One line on a day of its own, which an order cannot say: its day stays as printed, and somebody is asked. */
export const oneLineLater: MailFamily = {
  name: 'workday-one-line-later',
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
    'We can’t store the <t> yet. Hold that one back until <d>, everything else on the printed date.',
    'line <p> not before <d>, others as stated',
    {
      said: 'The last line is for the new hall, which opens on <d>, so please bring that one then and not earlier.',
      line: 'last',
    },
    'For article <a> a separate delivery on <d> has been agreed with the site; the order date applies to all other lines.',
  ],
  de: [
    'Für „<t>“ haben wir noch keinen Platz. Die bitte bis <d> zurückhalten, alles übrige zum gedruckten Termin.',
    'zeile <p> erst am <d>, rest wie angegeben',
    {
      said: 'Die letzte Zeile ist für die neue Halle, die am <d> aufmacht, also die bitte dann bringen und nicht früher.',
      line: 'last',
    },
    'Für Artikel <a> wurde mit der Baustelle eine gesonderte Lieferung am <d> vereinbart, für die anderen Zeilen gilt der Termin der Bestellung.',
  ],
  nl: [
    'Voor de <t> hebben we nog geen plek. Houd die vast tot <d>, al het overige op de datum van de order.',
    'regel <p> pas op <d>, rest zoals aangegeven',
    {
      said: 'De laatste regel is voor de nieuwe hal, die op <d> opengaat, dus die graag dan pas brengen.',
      line: 'last',
    },
    'Met de bouwplaats is afgesproken dat artikel <a> apart komt op <d>; voor de andere regels geldt de orderdatum.',
  ],
  fr: [
    'On n’a pas encore la place pour « <t> ». Gardez cet article jusqu’au <d>, tout le reste à la date indiquée.',
    'poste <p> seulement le <d>, les autres comme prévu',
    {
      said: 'La dernière ligne est pour le nouveau hall, qui ouvre le <d> : amenez-la ce jour-là et pas avant.',
      line: 'last',
    },
    'Pour la référence <a>, une livraison séparée le <d> a été convenue avec le chantier ; les autres lignes restent à la date du bon.',
  ],
  es: [
    'Para «<t>» todavía no tenemos sitio. Guárdenlo hasta el <d>, todo lo demás en la fecha impresa.',
    'pos. <p> no antes del <d>, el resto como pone',
    {
      said: 'La última línea es para la nave nueva, que abre el <d>, así que esa traedla entonces y no antes.',
      line: 'last',
    },
    'Para la referencia <a> se ha acordado con la obra una entrega aparte el <d>; las demás líneas, en la fecha del pedido.',
  ],
  it: [
    'Per «<t>» non abbiamo ancora posto. Teneteli da parte fino al <d>, tutto il resto alla data stampata.',
    'pos. <p> solo il <d>, le altre come indicato',
    {
      said: 'L’ultima riga è per il capannone nuovo, che apre il <d>: quella portatela allora e non prima.',
      line: 'last',
    },
    'Per il codice <a> è stata concordata con il cantiere una consegna separata il <d>; per le altre righe vale la data dell’ordine.',
  ],
  pt: [
    'Para «<t>» ainda não temos espaço. Guardem isso até <d>, tudo o resto na data impressa.',
    'pos. <p> só a <d>, as outras como indicado',
    {
      said: 'A última linha é para o pavilhão novo, que abre a <d>, por isso tragam essa só nesse dia.',
      line: 'last',
    },
    'Para a referência <a> ficou combinada com a obra uma entrega separada a <d>; as outras linhas na data da encomenda.',
  ],
  pl: [
    'Na „<t>” nie mamy jeszcze miejsca. Proszę to przytrzymać do <d>, całą resztę w terminie z zamówienia.',
    'poz. <p> dopiero <d>, reszta jak podano',
    {
      said: 'Ostatnia pozycja jest do nowej hali, którą otwieramy <d>, więc tę proszę przywieźć dopiero wtedy.',
      line: 'last',
    },
    'Dla indeksu <a> ustalono z budową osobną dostawę <d>; pozostałych pozycji dotyczy termin z zamówienia.',
  ],
  da: [
    'Til <t> har vi ikke plads endnu. Hold dem tilbage til den <d>, alt det andet på den trykte dato.',
    'linje <p> først den <d>, resten som anført',
    {
      said: 'Den sidste linje er til den nye hal, som åbner den <d>, så kom først med den der.',
      line: 'last',
    },
    'For varenr. <a> er der aftalt en særskilt levering med pladsen den <d>; for de andre linjer gælder ordrens dato.',
  ],
};
