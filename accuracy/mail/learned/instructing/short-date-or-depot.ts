import type { Language } from '../../../languages.ts';
import { makeSite } from '../../../order/make-party.ts';
import type { Order, Party } from '../../../order/order.ts';
import { mailAbout, otherDay } from '../../kit/changed.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import type { Values } from '../../kit/letter.ts';
import { isLetterBox } from '../../kit/stock.ts';
import type { MailFamily, MailSource, WantedHead } from '../../mail-family.ts';

/** Another day, said without its year, or another address, in a block of its own or in the sentence. */
export const shortDateOrDepot: MailFamily = {
  name: 'short-date-or-depot',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const order = counterOrder(source, 1, 5);
    const { subject, paper, day, place, bye } = letters[language];
    const isDay = random.chance(0.5);
    const remark = random.pick(isDay ? day : place);
    const isCared = remark.includes('<block>') && random.chance(0.4);
    const outcome = isDay ? dayFor(source, order) : placeFor(source, order, isCared);
    const letter = { subject, body: [paper, remark, bye] };
    const draft = await mailAbout(source, order, letter, outcome);
    // Who takes the goods in could be the contact as well.
    return isCared ? { ...draft, isContactOpen: true } : draft;
  },
};

interface Changed {
  values: Values;
  wanted: WantedHead;
}

function dayFor(source: MailSource, order: Order): Changed {
  const { random, language, place } = source;
  const { date } = otherDay(source, order);
  const locale = language === 'en' ? (place.country === 'US' ? 'en-US' : 'en-GB') : language;
  const written = (weekday: boolean) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(weekday && { weekday: 'long' as const }),
    }).format(new Date(date));
  const [, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  const style = numeric[language] ?? 'd/m';
  const digits = style.replace('d', String(dayOfMonth)).replace('m', String(month));
  // 3/4 is a day in March to one reader and a day in April to another.
  const isPlain = language !== 'en' && dayOfMonth > 12;
  const said = random.pick([written(false), written(true), ...(isPlain ? [digits] : [])]);
  return { values: { d: said }, wanted: { deliveryDate: date } };
}

/** The day and the month as they are typed in a hurry. */
const numeric: Partial<Record<Language, string>> = { de: 'd.m.', nl: 'd-m', pl: 'd.m' };

/** With a name at the door when somebody is to take care of the goods. */
function placeFor(source: MailSource, order: Order, isCared: boolean): Changed {
  const { street, postalCode, city, townLine, contact } = siteOf(source, order);
  const town = townLine.replace(/ +/g, ' ');
  const { depot, care } = letters[source.language];
  const rows = [`${order.buyer.brand} ${depot}`, ...(isCared ? [`${care} ${contact}`] : []), street, town];
  return {
    values: { block: rows.join('\n'), inline: `${street}, ${town}` },
    wanted: { shipTo: { street, postalCode, city } },
  };
}

/** Where nothing else on the order is, and where a lorry can unload. */
function siteOf(source: MailSource, order: Order): Party {
  const site = makeSite(source.random, source.place, order.buyer);
  const isKnown = [order.buyer, order.shipTo].some(({ street }) => street === site.street);
  return isKnown || isLetterBox(site.street) ? siteOf(source, order) : site;
}

interface Words {
  subject: string;
  paper: string;
  day: readonly string[];
  place: readonly string[];
  bye: string;
  depot: string;
  care: string;
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Order <n>|PO <n> - delivery|New order <n>}',
    paper: '{Hello,|Dear Ingrid,}\n\n{Our order <n> is attached.|I’m sending you our order <n>.}',
    day: [
      'Please deliver on <d>, not on the date shown on the order.',
      'One request: we are closed that week, so could you deliver on <d> instead.',
      'The delivery date has moved to <d>.',
    ],
    place: [
      'Please note that this one is to be delivered to our depot rather than to the address on the order:\n\n<block>',
      'Delivery address for this order, please disregard the one on the PDF:\n\n<block>',
      'Please don’t bring it to us but to our branch, <inline>.',
    ],
    bye: 'Invoice as usual.\n\nKind regards\n<sign>',
    depot: 'Depot',
    care: 'Attn.',
  },
  de: {
    subject: '{Bestellung <n>|Bestellung <n> - Lieferung|Neue Bestellung <n>}',
    paper:
      '{Hallo,|Guten Tag Frau Halvorsen,}\n\n{unsere Bestellung <n> liegt bei.|ich schicke Ihnen unsere Bestellung <n>.}',
    day: [
      'Bitte liefern Sie am <d>, nicht zu dem Termin, der auf der Bestellung steht.',
      'Eine Bitte: in der Woche haben wir geschlossen, daher bitte erst am <d> liefern.',
      'Der Liefertermin hat sich auf <d> verschoben.',
    ],
    place: [
      'Bitte beachten: diesmal nicht an die Adresse auf der Bestellung liefern, sondern an unser Lager:\n\n<block>',
      'Lieferadresse für diesen Auftrag (die im PDF bitte nicht beachten):\n\n<block>',
      'Die Ware bitte nicht zu uns, sondern in die Filiale bringen, <inline>.',
    ],
    bye: 'Rechnung wie immer.\n\nMit freundlichen Grüßen\n<sign>',
    depot: 'Lager',
    care: 'z. Hd.',
  },
  nl: {
    subject: '{Bestelling <n>|Bestelling <n> - levering|Nieuwe bestelling <n>}',
    paper:
      '{Hallo,|Beste Ingrid,}\n\n{onze bestelling <n> zit in de bijlage.|ik stuur je onze bestelling <n>.}',
    day: [
      'Graag leveren op <d>, niet op de datum die op de bestelling staat.',
      'Eén verzoek: die week zijn we gesloten, dus lever aub pas op <d>.',
      'De leverdatum is verschoven naar <d>.',
    ],
    place: [
      'Let op: deze keer niet leveren op het adres van de bestelling, maar bij ons magazijn:\n\n<block>',
      'Afleveradres voor deze order (dat op de pdf graag negeren):\n\n<block>',
      'Breng het aub niet naar ons maar naar ons filiaal, <inline>.',
    ],
    bye: 'Factuur zoals altijd.\n\nMet vriendelijke groet\n<sign>',
    depot: 'Magazijn',
    care: 't.a.v.',
  },
  fr: {
    subject: '{Commande <n>|Commande <n> - livraison|Nouvelle commande <n>}',
    paper:
      '{Bonjour,|Bonjour Ingrid,}\n\n{notre commande <n> est en pièce jointe.|je vous envoie notre commande <n>.}',
    day: [
      'Merci de livrer le <d>, et non à la date indiquée sur le bon.',
      'Une demande : nous sommes fermés cette semaine-là, livrez donc plutôt le <d>.',
      'La date de livraison est reportée au <d>.',
    ],
    place: [
      'Attention : cette fois, ne livrez pas à l’adresse du bon mais à notre dépôt :\n\n<block>',
      'Adresse de livraison pour cette commande (ne pas tenir compte de celle du PDF) :\n\n<block>',
      'Merci de ne pas livrer chez nous mais à notre agence, <inline>.',
    ],
    bye: 'Facturation comme d’habitude.\n\nCordialement\n<sign>',
    depot: 'Dépôt',
    care: 'À l’attention de',
  },
  es: {
    subject: '{Pedido <n>|Pedido <n> - entrega|Nuevo pedido <n>}',
    paper: '{Hola:|Buenos días, Ingrid:}\n\n{adjunto nuestro pedido <n>.|les mando nuestro pedido <n>.}',
    day: [
      'Por favor, entreguen el <d> y no en la fecha que figura en el pedido.',
      'Un favor: esa semana tenemos cerrado, así que entreguen mejor el <d>.',
      'La fecha de entrega se ha cambiado al <d>.',
    ],
    place: [
      'Atención: esta vez no hay que entregar en la dirección del pedido, sino en nuestro almacén:\n\n<block>',
      'Dirección de entrega para este pedido (no hagan caso de la del PDF):\n\n<block>',
      'No lo traigan aquí, por favor, sino a nuestra sucursal, <inline>.',
    ],
    bye: 'Factura como siempre.\n\nUn saludo\n<sign>',
    depot: 'Almacén',
    care: 'A la atención de',
  },
  it: {
    subject: '{Ordine <n>|Ordine <n> - consegna|Nuovo ordine <n>}',
    paper:
      '{Salve,|Buongiorno Ingrid,}\n\n{il nostro ordine <n> è in allegato.|vi mando il nostro ordine <n>.}',
    day: [
      'Nuova data di consegna: <d>. Non considerate quella riportata sull’ordine.',
      'Una richiesta: quella settimana siamo chiusi, quindi consegnate più tardi: <d>.',
      'La data di consegna è stata spostata: <d>.',
    ],
    place: [
      'Attenzione: questa volta non consegnate all’indirizzo dell’ordine ma al nostro magazzino:\n\n<block>',
      'Indirizzo di consegna per questo ordine (non considerate quello del pdf):\n\n<block>',
      'Per favore non portatelo da noi ma nella nostra filiale, <inline>.',
    ],
    bye: 'Fattura come sempre.\n\nCordiali saluti\n<sign>',
    depot: 'Magazzino',
    care: 'c.a.',
  },
  pt: {
    subject: '{Encomenda <n>|Encomenda <n> - entrega|Nova encomenda <n>}',
    paper: '{Olá,|Bom dia Ingrid,}\n\n{a nossa encomenda <n> segue em anexo.|envio a nossa encomenda <n>.}',
    day: [
      'A data que está na encomenda não serve, entreguem por favor neste dia: <d>.',
      'Um pedido: nessa semana estamos fechados. Nova data de entrega: <d>.',
      'A data de entrega passou para <d>.',
    ],
    place: [
      'Atenção: desta vez não é para entregar na morada da encomenda, mas no nosso armazém:\n\n<block>',
      'Morada de entrega para esta encomenda (não considerem a do PDF):\n\n<block>',
      'Não tragam para aqui, por favor, mas para a nossa filial, <inline>.',
    ],
    bye: 'Fatura como sempre.\n\nCumprimentos\n<sign>',
    depot: 'Armazém',
    care: 'A/C',
  },
  pl: {
    subject: '{Zamówienie <n>|Zamówienie <n> - dostawa|Nowe zamówienie <n>}',
    paper: '{Dzień dobry,|Witam,}\n\n{w załączniku nasze zamówienie <n>.|przesyłam nasze zamówienie <n>.}',
    day: [
      'Proszę o dostawę w innym terminie niż na zamówieniu: <d>.',
      'Mamy prośbę: w tamtym tygodniu mamy zamknięte, więc prosimy o nowy termin dostawy: <d>.',
      'Termin dostawy został przesunięty, nowy termin: <d>.',
    ],
    place: [
      'Uwaga: tym razem proszę nie dostarczać pod adres z zamówienia, tylko do naszego magazynu:\n\n<block>',
      'Adres dostawy dla tego zamówienia (adres z PDF proszę pominąć):\n\n<block>',
      'Proszę nie wieźć towaru do nas, tylko do naszego oddziału, <inline>.',
    ],
    bye: 'Faktura jak zawsze.\n\nPozdrawiam\n<sign>',
    depot: 'Magazyn',
    care: 'Do rąk',
  },
  da: {
    subject: '{Ordre <n>|Ordre <n> - levering|Ny ordre <n>}',
    paper: '{Hej,|Hej Ingrid,}\n\n{vores ordre <n> er vedhæftet.|jeg sender vores ordre <n>.}',
    day: [
      'Ny leveringsdato: <d>. Se bort fra datoen på ordren.',
      'Et ønske: den uge har vi lukket, så lever hellere <d>.',
      'Leveringsdatoen er flyttet til <d>.',
    ],
    place: [
      'Bemærk: denne gang skal der ikke leveres på ordrens adresse, men på vores lager:\n\n<block>',
      'Leveringsadresse til denne ordre (se bort fra den i pdf’en):\n\n<block>',
      'Kør det venligst ikke til os, men til vores afdeling, <inline>.',
    ],
    bye: 'Faktura som altid.\n\nVenlig hilsen\n<sign>',
    depot: 'Lager',
    care: 'Att.',
  },
};
