import type { Language } from '../../../languages.ts';
import { mailAbout } from '../../kit/changed.ts';
import { linesOf } from '../../kit/lines.ts';
import { besidePaper } from '../../kit/manner.ts';
import { inWords, stockOrder } from '../../kit/stock.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Goods that are not on the printed order, one sort or two, are asked for in passing. */
export const oneThingMore: MailFamily = {
  name: 'one-thing-more-please',
  category: 'purchase_order',
  make: (source) => {
    const { random, language, words } = source;
    const drawn = stockOrder(source, 4, 8);
    const count = random.pick([1, 1, 2]);
    const order = { ...drawn, lines: drawn.lines.slice(0, -count) };
    const more = drawn.lines.slice(-count);
    const { subject, said } = remarks[language];
    return mailAbout(source, order, besidePaper(source, subject, random.pick(said)), {
      values: { more: more.map((line) => inWords(source, line)).join(` ${words.and} `) },
      lines: [...linesOf(order, 'numbered'), ...linesOf({ lines: more })],
    });
  },
};

const remarks: Record<Language, { subject: string; said: readonly string[] }> = {
  en: {
    subject: '{PO <n> and a bit extra|<n>|Purchase order <n>}',
    said: [
      'When you’re at it, chuck in <more> too please.',
      'Not on the form becuase I couldn’t get it to save: <more>. Same delivery.',
      'Please also supply <more> under the same order number.',
      'The canteen has just rung, they need <more> as well. Can that go on the same pallet?',
      'Addition to the above: <more>.',
      'We’d also like <more>, usual price I assume.',
    ],
  },
  de: {
    subject: '{<n> und noch was dazu|Bestellung <n>|Unsere Bestellung <n> + Nachtrag}',
    said: [
      'Wenn ihr schon dabei seid, packt bitte auch <more> dazu.',
      'Nachtrag, steht nich auf dem Formular: <more>. Gleiche Lieferung.',
      'Bitte liefern Sie unter derselben Nummer außerdem <more>.',
      'Eben rief die Kantine an, die brauchen auch noch <more>. Geht das auf dieselbe Palette?',
      'Was im PDF fehlt, aber mit soll: <more>.',
      'Wir hätten dann auch gern noch <more>, Preis wie immer nehme ich an.',
    ],
  },
  nl: {
    subject: '{<n> en nog iets erbij|Bestelling <n>|Order <n> + aanvulling}',
    said: [
      'Als jullie toch bezig zijn, stop er ook <more> bij.',
      'Aanvuling, staat niet op het formulier: <more>. Mag met dezelfde levering mee.',
      'Graag op hetzelfde ordernummer ook <more> leveren.',
      'De kantine belde net, die hebben ook <more> nodig. Kan dat op dezelfde pallet?',
      'Wat nog op de pdf ontbreekt maar wel mee moet: <more>.',
      'We willen daarnaast graag <more>, prijs als altijd neem ik aan.',
    ],
  },
  fr: {
    subject: '{<n> et un petit complément|Bon de commande <n>|Commande <n> + ajout}',
    said: [
      'Tant que vous y êtes, mettez aussi <more> svp.',
      'En complément, car cela ne figure pas sur le bon : <more>. Même livraison.',
      'Merci de livrer également <more> sous le même numéro.',
      'La cantine vient d’appeler, il leur faut ausi <more>. Sur la même palette si possible.',
      'Ce qui manque sur le PDF mais doit partir avec : <more>.',
      'Nous prendrions aussi <more>, au prix habituel je suppose.',
    ],
  },
  es: {
    subject: '{<n> y algo más|Pedido <n>|Pedido <n> + añadido}',
    said: [
      'Ya que estáis, meted también <more>.',
      'Como complemento, porque no está en el formulario: <more>. En la misma entrega.',
      'Rogamos suministren también <more> con el mismo número de pedido.',
      'Acaba de llamar la cantina, necesitan además <more>. ¿Puede ir en el mismo palé?',
      'Falta en el PDF pero tiene que venir: <more>.',
      'También querríamos <more>, al precio de siempre supongo.',
    ],
  },
  it: {
    subject: '{<n> e un’aggiunta|Ordine <n>|Ordine <n> + integrazione}',
    said: [
      'Già che ci siete, metteteci dentro anche <more>.',
      'A integrazione, perché non è sul modulo: <more>. Stessa consegna.',
      'Si prega di fornire con lo stesso numero d’ordine anche <more>.',
      'Ha appena chiamato la mensa, servono pure <more>. Può andare sullo stesso bancale?',
      'Nel pdf manca ma deve arrivare: <more>.',
      'Vorremmo anche <more>, al solito prezzo immagino.',
    ],
  },
  pt: {
    subject: '{<n> e mais uma coisa|Encomenda <n>|Encomenda <n> + acrescento}',
    said: [
      'Já agora, metam também <more>.',
      'Em complemento, porque não está no formulário: <more>. Na mesma entrega.',
      'Solicitamos também o fornecimento de <more> com o mesmo número de encomenda.',
      'A cantina acabou de ligar, precisam ainda de <more>. Pode ir na mesma palete?',
      'Falta no PDF mas tem de vir: <more>.',
      'Queríamos também <more>, ao preço do costume presumo.',
    ],
  },
  pl: {
    subject: '{<n> i jeszcze coś|Zamówienie <n>|Zamówienie <n> + uzupełnienie}',
    said: [
      'Jak już będziecie pakować, dorzućcie też <more>.',
      'Uzupełnienie, bo nie ma tego na formularzu: <more>. Ta sama dostawa.',
      'Prosimy dostarczyć pod tym samym numerem również <more>.',
      'Wlasnie dzwonila stolowka, potrzebuja jeszcze <more>. Może iść na tej samej palecie?',
      'Tego brakuje w PDF, a ma przyjechać: <more>.',
      'Chcielibyśmy też <more>, cena jak zwykle, zakładam.',
    ],
  },
  da: {
    subject: '{<n> og lidt mere|Ordre <n>|Ordre <n> + tilføjelse}',
    said: [
      'Nu I er i gang, så læg også <more> i.',
      'Tilføjelse, for det står ikke på formularen: <more>. Samme levering.',
      'Vi beder om også at få leveret <more> på samme ordrenummer.',
      'Kantinen ringede lige, de skal også bruge <more>. Kan det komme på samme palle?',
      'Det her mangler i pdf’en, men skal med: <more>.',
      'Vi vil også gerne have <more>, prisen er vel den sædvanlige.',
    ],
  },
};
