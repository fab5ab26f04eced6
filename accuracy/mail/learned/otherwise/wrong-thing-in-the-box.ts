import { otherMail } from '../../kit/desk-mail.ts';
import { counted, houseOrder } from '../../kit/house-order.ts';
import { dayOf, type Letters } from '../../kit/letter.ts';
import { quantityOf, workday } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** What was ordered and what lay in the boxes in its place; the house wants to hear what happens now. */
export const wrongThingInTheBox: MailFamily = {
  name: 'other-goods-in-the-box',
  category: 'unknown',
  make: (source) => {
    const order = houseOrder(source, 4, 4);
    const [meant, came, also, missing] = order.lines as [Line, Line, Line, Line];
    return otherMail(source, 'unknown', order, letters[source.language], {
      values: {
        meant: counted(meant),
        came: came.description,
        also: counted(also),
        got: String(quantityOf(also) - 1),
        missing: missing.description,
        d: dayOf(source, workday(order.date, -source.random.whole(12, 30))),
      },
    });
  },
};

type Line = ReturnType<typeof houseOrder>['lines'][0];

const letters: Letters = {
  en: {
    subject: '{Wrong goods received|Delivery not right|Mix-up} – our order <n>',
    body: [
      'Hi,',
      'your delivery from our order <n> of <d> turned up this morning and it isn’t right:\n\n- we ordered <meant>, in the boxes was <came>\n- ordered <also>, counted <got>\n- <missing>: on your delivery note, not on the pallet',
      '{How do we sort this out? Somebody will have to collect the wrong ones.|I’ve put it all to one side, please ring me about it.} Not the first time this year, to be honest.',
      '<sign>',
    ],
  },
  de: {
    subject: '{Falschlieferung|Reklamation|Lieferung stimmt nicht} – unsere Bestellung <n>',
    body: [
      'Guten Tag,',
      'die Lieferung zu unserer Bestellung <n> vom <d> kam heute, stimmt aber nicht:\n\n- bestellt waren <meant>, im Karton lag: <came>\n- bestellt <also>, gezählt <got>\n- <missing>: steht auf Ihrem Lieferschein, war aber nicht dabei',
      '{Wie verfahren wir damit? Die falsche Ware müsste jemand abholen.|Ich habe alles zur Seite gestellt, bitte rufen Sie mich an.} Ist leider nicht das erste Mal.',
      'Grüße\n<sign>',
    ],
  },
  nl: {
    subject: '{Verkeerde levering|Klacht|Zending klopt niet} – onze bestelling <n>',
    body: [
      'Hallo,',
      'de zending van onze bestelling <n> van <d> is vanochtend binnengekomen en klopt niet:\n\n- besteld: <meant>, in de doos zat <came>\n- besteld: <also>, geteld: <got>\n- <missing>: staat op de pakbon maar zat er niet bij',
      '{Hoe lossen we dit op? Het verkeerde moet ook weer opgehaald worden.|Ik heb alles apart gezet, bel me even.} Jammer, het is niet de eerste keer.',
      'Groet\n<sign>',
    ],
  },
  fr: {
    subject: '{Erreur de livraison|Réclamation|Livraison non conforme} – notre commande <n>',
    body: [
      'Bonjour,',
      'la livraison relative à notre commande <n> du <d> est arrivée ce matin et n’est pas conforme :\n\n- nous avions commandé <meant>, nous avons reçu : <came>\n- commandé : <also>, compté : <got>\n- <missing> : figure sur votre bon de livraison mais pas sur la palette',
      '{Que proposez-vous ? Il faudra aussi reprendre la marchandise livrée par erreur.|Tout est mis de côté, rappelez-moi svp.} Ce n’est hélas pas la première fois.',
      'Cordialement\n<sign>',
    ],
  },
  es: {
    subject: '{Material equivocado|Reclamación|Error en la entrega} – nuestro pedido <n>',
    body: [
      'Hola:',
      'esta mañana ha llegado la entrega de nuestro pedido <n> del <d> y no está bien:\n\n- habíamos pedido <meant> y en la caja venía <came>\n- pedido: <also>, contado: <got>\n- <missing>: figura en el albarán pero no ha venido',
      '{¿Cómo lo solucionamos? Alguien tendrá que recoger lo equivocado.|Lo he dejado todo apartado, llámenme por favor.} Y no es la primera vez.',
      'Un saludo\n<sign>',
    ],
  },
  it: {
    subject: '{Merce errata|Reclamo|Consegna non conforme} – ns. ordine <n>',
    body: [
      'Buongiorno,',
      'stamattina è arrivata la consegna del ns. ordine <n> (data: <d>) e ci sono degli errori:\n\n- avevamo ordinato <meant>, nella scatola c’era: <came>\n- ordinato: <also>, contato: <got>\n- <missing>: risulta sul DDT ma non è arrivato',
      '{Come procediamo? Qualcuno dovrà ritirare la merce sbagliata.|Ho messo tutto da parte, chiamatemi per favore.} Purtroppo non è la prima volta.',
      'Saluti\n<sign>',
    ],
  },
  pt: {
    subject: '{Material trocado|Reclamação|Entrega errada} – a nossa encomenda <n>',
    body: [
      'Bom dia,',
      'chegou hoje a entrega da nossa encomenda <n> de <d> e não está certa:\n\n- tínhamos encomendado <meant> e na caixa vinha <came>\n- encomendado: <also>, contado: <got>\n- <missing>: está na guia mas não veio na palete',
      '{Como resolvemos isto? Alguém terá de vir buscar o que veio trocado.|Pus tudo de parte, liguem-me por favor.} Infelizmente não é a primeira vez.',
      'Cumprimentos\n<sign>',
    ],
  },
  pl: {
    subject: '{Pomyłka w dostawie|Reklamacja|Niezgodna dostawa} – nasze zamówienie <n>',
    body: [
      'Dzień dobry,',
      'dziś przyszła dostawa do naszego zamówienia <n> (<d>) i coś się nie zgadza:\n\n- zamówione było <meant>, w kartonie: <came>\n- zamówione: <also>, policzone: <got>\n- <missing>: jest na WZ, a na palecie nie ma',
      '{Co z tym robimy? Pomylony towar ktoś musi odebrać.|Wszystko stoi odłożone na bok, proszę o telefon.} Niestety nie pierwszy raz.',
      'Pozdrawiam\n<sign>',
    ],
  },
  da: {
    subject: '{Forkerte varer|Reklamation|Leverancen stemmer ikke} – vores ordre <n>',
    body: [
      'Hej,',
      'leverancen på vores ordre <n> fra den <d> kom her til morgen, men den er forkert:\n\n- vi havde bestilt <meant>, i kassen lå der: <came>\n- bestilt: <also>, talt op: <got>\n- <missing>: står på følgesedlen, men var der ikke',
      '{Hvordan løser vi det? Nogen må hente det forkerte igen.|Jeg har stillet det hele til side, ring lige til mig.} Det er desværre ikke første gang.',
      'Mvh\n<sign>',
    ],
  },
};
