import type { Letters } from '../../kit/letter.ts';
import { orderPaper } from '../../kit/paper.ts';
import { onPaper, ordersOf, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A pile of orders went through the printer in one run: one file. */
export const oneScanRun: MailFamily = {
  name: 'piled-in-one-file',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const orders = ordersOf(source, random.whole(2, 4));
    const name = random.fill('{scan|print|batch}_2025####.pdf');
    const attachments = [await orderPaper(source, name, ...orders)];
    const values = { count: String(orders.length) };
    return splitMail(source, letters[language], onPaper(orders), { values, attachments });
  },
};

const letters: Letters = {
  en: {
    subject: '{<count> in one go|This morning’s pile}',
    body: [
      'Hello,',
      '{the pile from this morning, all in one file, <count> of them.|<count> at once, the printer put them in one file. Sorry!}',
      '<sign>',
    ],
  },
  de: {
    subject: '{<count> auf einmal|Der Stapel von heute}',
    body: [
      'Hallo,',
      '{der Stapel von heute früh, alles in einer Datei, <count> Stück.|<count> auf einmal, der Drucker hat sie in eine Datei gepackt. Entschuldigung!}',
      '<sign>',
    ],
  },
  nl: {
    subject: '{<count> in één keer|De stapel van vandaag}',
    body: [
      'Hallo,',
      '{de stapel van vanmorgen, alles in één bestand, <count> in totaal.|<count> tegelijk, de printer heeft ze in één bestand gezet. Sorry!}',
      '<sign>',
    ],
  },
  fr: {
    subject: '{<count> d’un coup|La pile du jour}',
    body: [
      'Bonjour,',
      '{la pile de ce matin, tout dans un seul fichier, <count> en tout.|<count> d’un coup, l’imprimante a tout mis dans un fichier. Désolé !}',
      '<sign>',
    ],
  },
  es: {
    subject: '{<count> de una vez|El montón de hoy}',
    body: [
      'Hola:',
      '{el montón de esta mañana, todo en un archivo, <count> en total.|<count> de golpe, la impresora los ha metido en un solo archivo. ¡Perdón!}',
      '<sign>',
    ],
  },
  it: {
    subject: '{<count> in un colpo|La pila di oggi}',
    body: [
      'Salve,',
      '{la pila di stamattina, tutto in un file, <count> in totale.|<count> insieme, la stampante li ha messi in un unico file. Scusate!}',
      '<sign>',
    ],
  },
  pt: {
    subject: '{<count> de uma vez|A pilha de hoje}',
    body: [
      'Olá,',
      '{a pilha desta manhã, tudo num ficheiro, <count> ao todo.|<count> de uma vez, a impressora juntou tudo num ficheiro. Desculpem!}',
      '<sign>',
    ],
  },
  pl: {
    subject: '{<count> naraz|Dzisiejszy plik}',
    body: [
      'Dzień dobry,',
      '{poranna porcja, wszystko w jednym pliku, razem <count>.|<count> naraz, drukarka złożyła je w jeden plik. Przepraszam!}',
      '<sign>',
    ],
  },
  da: {
    subject: '{<count> på én gang|Dagens stak}',
    body: [
      'Hej,',
      '{stakken fra i morges, alt i én fil, <count> i alt.|<count> på én gang, printeren lagde dem i én fil. Beklager!}',
      '<sign>',
    ],
  },
};
