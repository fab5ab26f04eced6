import { orderMail } from '../../kit/desk-mail.ts';
import { houseOrder, spoken } from '../../kit/house-order.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Somebody between two jobs types what is needed, in sentences and with a thumb. */
export const phoneFromTheFloor: MailFamily = {
  name: 'phone-between-two-jobs',
  category: 'purchase_order',
  make: (source) => {
    const order = houseOrder(source, 3, 3);
    const [a, b, c] = order.lines.map((line) => spoken(source, line)) as [string, string, string];
    return orderMail(source, order, letters[source.language], {
      values: { a, b, c, mobile: source.words.mobile },
      clients: ['mobile', 'apple', 'gmail'],
      lines: linesOf(order),
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{order|stuff for thursday|need a few things}',
    body: [
      '{hi guys|Hi, quick one}, we’re running low here. can you send <a> and <b>? oh and <c> as well, kitchen is moaning.',
      '{usual adress pls, po <n>|PO is <n>, same adress as always}. cheers',
      '<first>',
      '<mobile>',
    ],
  },
  de: {
    subject: '{bestellung|Nachschub|brauch was bis donnerstag}',
    body: [
      '{Hallo zusammen|Servus}, uns geht hier einiges aus. Schickt uns bitte <a> und <b>, und dann brauchen wir noch <c>. Wär super wenns diese Woche noch klapt.',
      '{Bestellnr <n>|Unsere Nummer <n>}, Adresse wie gehabt',
      'Gruß <first>',
      '<mobile>',
    ],
  },
  nl: {
    subject: '{bestelling|spullen nodig|ff wat bijbestellen}',
    body: [
      '{hoi|Hoi allemaal}, we zitten hier bijna zonder. Kunnen jullie <a> sturen en ook <b>? O ja, doe ook nog <c> erbij.',
      '{bestelnr <n>|ons nummer is <n>}, gewoon op het vaste adres afgeven aub',
      'gr <first>',
      '<mobile>',
    ],
  },
  fr: {
    subject: '{commande|besoin de materiel|petit réassort}',
    body: [
      '{Bonjour|Salut à tous}, on arrive au bout du stock ici. Il me faudrait <a> et <b>, et puis <c> tant que vous y êtes. Si possible avant vendredi',
      '{Commande n° <n>|C’est sur la commande <n>}, meme adresse que d’habitude',
      'Merci, <first>',
      '<mobile>',
    ],
  },
  es: {
    subject: '{pedido|material para esta semana|nos falta material}',
    body: [
      '{Buenas|Hola, buenas}, nos estamos quedando sin nada por aqui. Mándenme <a> y <b>, y ya de paso <c>. Si llega antes del viernes mejor',
      '{n.º de pedido <n>|va con el pedido <n>}, la direccion la de siempre',
      'un saludo, <first>',
      '<mobile>',
    ],
  },
  it: {
    subject: '{ordine|roba che serve|materiale per giovedì}',
    body: [
      '{Ciao a tutti|Salve}, qui stiamo finendo un po’ di cose. Mi mandate <a> e <b>? Poi servono anche <c>, grazie. Se ce la fate entro venerdi',
      '{ordine <n>|il numero nostro è <n>}, indirizzo il solito',
      '<first>',
      '<mobile>',
    ],
  },
  pt: {
    subject: '{encomenda|material a acabar|preciso disto esta semana}',
    body: [
      '{Boas|Bom dia malta}, estamos a ficar sem material aqui. Mandem-me <a> e <b>, e já agora também <c>. Se der até sexta era optimo',
      '{encomenda <n>|fica na encomenda <n>}, morada é a do costume',
      'abraço, <first>',
      '<mobile>',
    ],
  },
  pl: {
    subject: '{zamówienie|potrzebne na czwartek|pare rzeczy}',
    body: [
      '{Hej|Dzień dobry}, kończy nam się kilka rzeczy. Wyślijcie prosze <a> oraz <b>, i jeszcze <c>. Dobrze by było do piątku',
      '{nr zam. <n>|zamówienie <n>}, adres ten co zawsze',
      'pozdr <first>',
      '<mobile>',
    ],
  },
  da: {
    subject: '{bestilling|mangler lidt af hvert|varer til torsdag}',
    body: [
      '{Hejsa|Hej med jer}, vi er ved at løbe tør herude. Send lige <a> og <b>, og så skal vi også bruge <c>. Må gerne være her inden fredag',
      '{rekv. <n>|ordrenr er <n>}, samme adresse som sidst',
      'mvh <first>',
      '<mobile>',
    ],
  },
};
