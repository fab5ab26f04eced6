import { mailAbout, otherGoods } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Something is missing on the paper and is asked for in the mail. */
export const whileYouPack: MailFamily = {
  name: 'while-you-are-packing',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 1, 6);
    const description = otherGoods(source, order);
    const quantity = source.random.pick([2, 3, 4, 6, 15, 40]);
    const added = { article: null, yourArticle: null, description, quantity };
    return mailAbout(source, order, letters[source.language], {
      values: { q: String(quantity), t: description },
      lines: [...linesOf(order, 'numbered'), added],
    });
  },
};

const letters: Letters = {
  en: {
    subject: '<n> {plus one thing|and a bit more}',
    body: [
      'Hello,',
      '<n> is attached. {While you are packing, throw in <q> x <t>.|I forgot something: <q> x <t> should be on there too.|Could <q> x <t> come along with it?}',
      'Cheers\n<sign>',
    ],
  },
  de: {
    subject: '<n> {plus eine Sache|und noch etwas}',
    body: [
      'Hallo,',
      '<n> hängt an. {Wenn ihr schon packt, legt noch <q> x <t> dazu.|Eins habe ich vergessen: <q> x <t> gehören auch noch drauf.|Könnten <q> x <t> gleich noch mit?}',
      'Gruß\n<sign>',
    ],
  },
  nl: {
    subject: '<n> {plus één ding|en nog iets}',
    body: [
      'Hallo,',
      '<n> zit erbij. {Als jullie toch aan het inpakken zijn, doe er <q> x <t> bij.|Eén ding vergeten: <q> x <t> moet er ook nog op.|Kan er <q> x <t> gelijk mee?}',
      'Groet\n<sign>',
    ],
  },
  fr: {
    subject: '<n> {plus une chose|et un petit extra}',
    body: [
      'Bonjour,',
      '<n> est en pièce jointe. {Pendant que vous préparez, mettez aussi <q> x <t>.|J’ai oublié quelque chose : il faut aussi <q> x <t>.|Pourriez-vous y joindre <q> x <t> ?}',
      'Cordialement\n<sign>',
    ],
  },
  es: {
    subject: '<n> {y una cosa más|y algo más}',
    body: [
      'Hola:',
      'adjunto <n>. {Ya que preparáis el envío, meted también <q> x <t>.|Se me olvidó una cosa: también hacen falta <q> x <t>.|¿Podrían venir además <q> x <t>?}',
      'Saludos\n<sign>',
    ],
  },
  it: {
    subject: '<n> {e una cosa in più|e qualcos’altro}',
    body: [
      'Salve,',
      '<n> è in allegato. {Già che preparate il collo, mettete anche <q> x <t>.|Ho dimenticato una cosa: servono anche <q> x <t>.|Potreste unire anche <q> x <t>?}',
      'Saluti\n<sign>',
    ],
  },
  pt: {
    subject: '<n> {e mais uma coisa|e algo mais}',
    body: [
      'Olá,',
      'segue <n> em anexo. {Já que estão a embalar, juntem também <q> x <t>.|Esqueci-me de uma coisa: também precisamos de <q> x <t>.|Podem vir ainda <q> x <t>?}',
      'Cumprimentos\n<sign>',
    ],
  },
  pl: {
    subject: '<n> {i jeszcze jedno|i coś jeszcze}',
    body: [
      'Dzień dobry,',
      '<n> w załączniku. {Skoro już Państwo pakują, proszę dorzucić <q> x <t>.|O czymś zapomniałem: potrzeba jeszcze <q> x <t>.|Czy mogłoby dojść do tego <q> x <t>?}',
      'Pozdrawiam\n<sign>',
    ],
  },
  da: {
    subject: '<n> {og en ting til|og lidt mere}',
    body: [
      'Hej,',
      '<n> er vedhæftet. {Når I alligevel pakker, så læg <q> x <t> ved.|Jeg glemte noget: <q> x <t> skal også med.|Kan <q> x <t> komme med samtidig?}',
      'Hilsen\n<sign>',
    ],
  },
};
