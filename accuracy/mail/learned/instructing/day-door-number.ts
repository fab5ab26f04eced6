import type { Language } from '../../../languages.ts';
import { makeSite } from '../../../order/make-party.ts';
import type { Order, Party } from '../../../order/order.ts';
import { formatDate, monthNames } from '../../../print/formats.ts';
import { mailAbout, otherDay } from '../../kit/changed.ts';
import type { Values } from '../../kit/letter.ts';
import { besidePaper } from '../../kit/manner.ts';
import { isLetterBox, stockOrder } from '../../kit/stock.ts';
import type { MailFamily, MailSource, WantedHead } from '../../mail-family.ts';

/** The paper has the wrong day, the wrong place or the wrong number on its head; its lines stay. */
export const dayDoorNumber: MailFamily = {
  name: 'head-put-right',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const prefix = random.pick(['4500', 'PO-', 'ORD', 'A25-', 'BN-']);
    const [number, right] = [prefix + random.fill('#####'), prefix + random.fill('#####')];
    const order = { ...stockOrder(source, 1, 6), number };
    const wrong = random.pick(['day', 'door', 'number'] as const);
    const { values, wanted } =
      wrong === 'number'
        ? { values: { right }, wanted: { number: right } }
        : wrong === 'day'
          ? dayFor(source, order)
          : doorFor(source, order);
    const remark = random.pick(remarks[language][wrong]);
    return mailAbout(source, order, besidePaper(source, subjects[language], remark), { values, wanted });
  },
};

interface Changed {
  values: Values;
  wanted: WantedHead;
}

function dayFor(source: MailSource, order: Order): Changed {
  const { random, language, place } = source;
  const { date, said } = otherDay(source, order);
  const written = formatDate(date, random.pick(place.dates), monthNames(language));
  // 03/04 is a day in March to one reader and a day in April to another.
  const isPlain = Number(date.slice(-2)) > 12;
  return { values: { d: isPlain ? random.pick([said, written]) : said }, wanted: { deliveryDate: date } };
}

function doorFor(source: MailSource, order: Order): Changed {
  const { street, postalCode, city, townLine } = siteOf(source, order);
  const town = townLine.replace(/ +/g, ' ');
  return { values: { door: `${street}, ${town}` }, wanted: { shipTo: { street, postalCode, city } } };
}

/** A street that stands nowhere on the order and is no letter box. */
function siteOf(source: MailSource, order: Order): Party {
  const site = makeSite(source.random, source.place, order.buyer);
  const isKnown = [order.buyer, order.shipTo].some(({ street }) => street === site.street);
  return isKnown || isLetterBox(site.street) ? siteOf(source, order) : site;
}

const subjects: Record<Language, string> = {
  en: '{<n>|Order <n>|PO <n>}',
  de: '{<n>|Bestellung <n>|Auftrag <n>}',
  nl: '{<n>|Bestelling <n>|Inkooporder <n>}',
  fr: '{<n>|Commande <n>|BC <n>}',
  es: '{<n>|Pedido <n>|Nuevo pedido <n>}',
  it: '{<n>|Ordine <n>|Ns. ordine <n>}',
  pt: '{<n>|Encomenda <n>|N/ encomenda <n>}',
  pl: '{<n>|Zamówienie <n>|Zam. <n>}',
  da: '{<n>|Ordre <n>|Bestilling <n>}',
};

const remarks: Record<Language, Record<'day' | 'door' | 'number', readonly string[]>> = {
  en: {
    day: [
      'Ignore the date on it, we need the goods on <d>.',
      'We’re closed that day, so please deliver on <d> instead.',
      'The delivery date has moved to <d>, the system wouldn’t let me change it.',
    ],
    door: [
      'The ship-to on the form is out of date, it all goes to <door>.',
      'Please have it delivered to <door>, not to the address in the PDF.',
      'We’ve moved the stores: new delivery address is <door>.',
    ],
    number: [
      'The number printed on it is wrong, please use <right> on all your papers.',
      'Could you book this under <right>? <n> has already been used for something else.',
      'Our order no. should read <right>, not <n>.',
    ],
  },
  de: {
    day: [
      'Der Termin auf dem Formular gilt nicht, wir brauchen die Ware am <d>.',
      'An dem Tag haben wir zu, liefern Sie daher bitte am <d>.',
      'Der Liefertermin hat sich auf den <d> verschoben, im System ließ sich das nicht mehr ändern.',
    ],
    door: [
      'Die Lieferanschrift im PDF ist veraltet, es geht alles an <door>.',
      'Bitte nicht an die gedruckte Adresse liefern, sondern an <door>.',
      'Unser Lager ist umgezogen, neue Lieferadresse: <door>.',
    ],
    number: [
      'Die aufgedruckte Nummer ist falsch, bitte auf allen Papieren <right> angeben.',
      'Können Sie das unter <right> buchen? Die <n> ist schon anderweitig vergeben.',
      'Unsere Bestellnummer muss <right> lauten, nicht <n>.',
    ],
  },
  nl: {
    day: [
      'De datum op het formulier klopt niet meer, we hebben de spullen op <d> nodig.',
      'Die dag zijn we dicht, dus graag op <d> leveren.',
      'De leverdatum is verschoven naar <d>, in het systeem kreeg ik het niet meer aangepast.',
    ],
    door: [
      'Het afleveradres op de pdf is oud, alles gaat naar <door>.',
      'Graag afleveren op <door> en dus niet op het gedrukte adres.',
      'Ons magazijn is verhuisd, nieuw afleveradres: <door>.',
    ],
    number: [
      'Het nummer dat erop staat is fout, gebruik op alle papieren <right>.',
      'Kunnen jullie dit boeken onder <right>? <n> was al voor iets anders gebruikt.',
      'Ons ordernummer moet <right> zijn, niet <n>.',
    ],
  },
  fr: {
    day: [
      'Ne tenez pas compte de la date imprimée, il nous faut la marchandise le <d>.',
      'Nous sommes fermés ce jour-là, merci de livrer plutôt le <d>.',
      'La date de livraison est repoussée au <d>, le système ne m’a pas laissé la changer.',
    ],
    door: [
      'L’adresse de livraison du bon n’est plus la bonne, tout part à cette adresse : <door>.',
      'Merci de livrer au <door>, et non à l’adresse du PDF.',
      'Notre dépôt a déménagé, nouvelle adresse de livraison : <door>.',
    ],
    number: [
      'Le numéro imprimé est faux, merci de mettre <right> sur tous vos papiers.',
      'Pouvez-vous l’enregistrer sous <right> ? Le <n> était déjà pris.',
      'Notre n° de commande est <right> et non <n>.',
    ],
  },
  es: {
    day: [
      'No hagan caso de la fecha impresa, necesitamos la mercancía el <d>.',
      'Ese día cerramos, así que entréguenlo mejor el <d>.',
      'La fecha de entrega se ha movido al <d>, el sistema ya no me dejaba cambiarla.',
    ],
    door: [
      'La dirección de entrega del PDF es antigua, va todo a <door>.',
      'Por favor, entréguenlo en <door> y no en la dirección impresa.',
      'Hemos trasladado el almacén, nueva dirección de entrega: <door>.',
    ],
    number: [
      'El número impreso está mal, pongan <right> en todos sus papeles.',
      '¿Lo podéis registrar como <right>? El <n> ya estaba usado.',
      'Nuestro número de pedido es <right>, no <n>.',
    ],
  },
  it: {
    day: [
      'Non guardate la data stampata, la merce ci serve il <d>.',
      'Quel giorno siamo chiusi, quindi consegnate il <d> per favore.',
      'La data di consegna è slittata al <d>, il sistema non me la faceva più cambiare.',
    ],
    door: [
      'L’indirizzo di consegna sul pdf è vecchio, va tutto in <door>.',
      'Si prega di consegnare in <door> e non all’indirizzo stampato.',
      'Abbiamo spostato il magazzino, nuovo indirizzo di consegna: <door>.',
    ],
    number: [
      'Il numero stampato è sbagliato, su tutti i documenti mettete <right>.',
      'Potete registrarlo come <right>? Il <n> era già stato usato.',
      'Il nostro numero d’ordine è <right>, non <n>.',
    ],
  },
  pt: {
    day: [
      'Não liguem à data impressa, precisamos da mercadoria a <d>.',
      'Nesse dia estamos fechados, entreguem por favor a <d>.',
      'A data de entrega passou para <d>, o sistema já não me deixou alterar.',
    ],
    door: [
      'A morada de entrega do PDF está desatualizada, vai tudo para <door>.',
      'Agradeço entrega em <door> e não na morada impressa.',
      'O armazém mudou de sítio, nova morada de entrega: <door>.',
    ],
    number: [
      'O número impresso está errado, ponham <right> em todos os documentos.',
      'Podem registar isto com o número <right>? O <n> já estava usado.',
      'O nosso número de encomenda é <right> e não <n>.',
    ],
  },
  pl: {
    day: [
      'Proszę nie patrzeć na wydrukowaną datę, towar potrzebny jest na <d>.',
      'Tego dnia mamy zamknięte, proszę więc o dostawę <d>.',
      'Termin dostawy przesunął się na <d>, w systemie nie dało się już zmienić.',
    ],
    door: [
      'Adres dostawy w PDF jest nieaktualny, wszystko jedzie na: <door>.',
      'Proszę dostarczyć pod adres <door>, a nie pod ten wydrukowany.',
      'Przenieśliśmy magazyn, nowy adres dostawy: <door>.',
    ],
    number: [
      'Wydrukowany numer jest błędny, na wszystkich dokumentach proszę podać <right>.',
      'Czy możecie to zapisać pod numerem <right>? <n> był już użyty.',
      'Nasz numer zamówienia to <right>, a nie <n>.',
    ],
  },
  da: {
    day: [
      'Se bort fra datoen på den, vi skal bruge varerne den <d>.',
      'Den dag har vi lukket, så lever i stedet den <d>.',
      'Leveringsdatoen er flyttet til den <d>, systemet ville ikke lade mig rette det.',
    ],
    door: [
      'Leveringsadressen i pdf’en er gammel, det hele skal til <door>.',
      'Levér venligst på <door> og ikke på den trykte adresse.',
      'Vores lager er flyttet, ny leveringsadresse: <door>.',
    ],
    number: [
      'Nummeret på den er forkert, brug <right> på alle papirer.',
      'Kan I bogføre den under <right>? <n> var allerede brugt.',
      'Vores ordrenummer skal være <right>, ikke <n>.',
    ],
  },
};
