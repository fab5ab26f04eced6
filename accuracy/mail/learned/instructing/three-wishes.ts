import { mailAbout, otherDay } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, plainOrder, quantityOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A line less, another number of pieces and a later day, in one breath. */
export const threeWishes: MailFamily = {
  name: 'three-wishes-in-one',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 4, 7);
    const [gone, other] = source.random.shuffled(order.lines) as [
      (typeof order.lines)[0],
      (typeof order.lines)[0],
    ];
    const quantity = quantityOf(other) + source.random.pick([3, 7, 20]);
    const { date, said } = otherDay(source, order);
    const lines = order.lines
      .filter((line) => line !== gone)
      .map((line) =>
        line === other ? { ...line, quantity: { kind: 'whole' as const, value: quantity } } : line,
      );
    return mailAbout(source, order, letters[source.language], {
      values: { gone: String(gone.position), t: other.description, q: String(quantity), day: said },
      lines: linesOf({ lines }, 'numbered'),
      wanted: { deliveryDate: date },
    });
  },
};

const letters: Letters = {
  en: {
    subject: 'Changes to <n>',
    body: [
      'Hello,',
      'the form is right except for this:',
      '{Skip pos <gone>, raise the <t> to <q>, and hold everything until <day>.|Pos <gone> out, <t> up to <q>, deliver on <day> instead.}',
      '<sign>',
    ],
  },
  de: {
    subject: 'Änderungen zu <n>',
    body: [
      'Hallo,',
      'das Formular stimmt bis auf Folgendes:',
      '{Pos. <gone> entfällt, <t> auf <q> erhöhen und das Ganze dann am <day> liefern.|Pos. <gone> raus, von <t> lieber <q>, Liefertermin neu: <day>.}',
      '<sign>',
    ],
  },
  nl: {
    subject: 'Wijzigingen op <n>',
    body: [
      'Hallo,',
      'het formulier klopt op het volgende na:',
      '{Regel <gone> vervalt, <t> ophogen naar <q> en het geheel dan op <day> leveren.|Regel <gone> eruit, van <t> liever <q>, nieuwe leverdatum: <day>.}',
      '<sign>',
    ],
  },
  fr: {
    subject: 'Modifications de <n>',
    body: [
      'Bonjour,',
      'le formulaire est bon, sauf ceci :',
      '{Le poste <gone> disparaît, <t> passe à <q>, et le tout à livrer le <day>.|Poste <gone> à enlever, plutôt <q> de <t>, nouvelle date de livraison : <day>.}',
      '<sign>',
    ],
  },
  es: {
    subject: 'Cambios en <n>',
    body: [
      'Hola:',
      'el formulario está bien salvo esto:',
      '{La posición <gone> desaparece, <t> sube a <q> y se entrega todo el <day>.|Posición <gone> fuera, de <t> mejor <q>, nueva fecha de entrega: <day>.}',
      '<sign>',
    ],
  },
  it: {
    subject: 'Modifiche a <n>',
    body: [
      'Salve,',
      'il modulo va bene tranne questo:',
      '{La posizione <gone> sparisce, <t> passa a <q> e si consegna tutto il <day>.|Posizione <gone> via, di <t> piuttosto <q>, nuova data di consegna: <day>.}',
      '<sign>',
    ],
  },
  pt: {
    subject: 'Alterações a <n>',
    body: [
      'Olá,',
      'o formulário está certo, exceto isto:',
      '{A posição <gone> desaparece, <t> passa para <q> e entrega-se tudo no dia <day>.|Posição <gone> fora, de <t> antes <q>, nova data de entrega: <day>.}',
      '<sign>',
    ],
  },
  pl: {
    subject: 'Zmiany do <n>',
    body: [
      'Dzień dobry,',
      'formularz jest dobry poza tym:',
      '{Pozycja <gone> wypada, <t> zwiększamy do <q>, a całość proszę dostarczyć <day>.|Pozycję <gone> usunąć, <t> raczej <q>, nowy termin dostawy: <day>.}',
      '<sign>',
    ],
  },
  da: {
    subject: 'Ændringer til <n>',
    body: [
      'Hej,',
      'formularen passer bortset fra dette:',
      '{Linje <gone> udgår, <t> sættes op til <q>, og det hele leveres den <day>.|Linje <gone> ud, af <t> hellere <q>, ny leveringsdato: <day>.}',
      '<sign>',
    ],
  },
};
