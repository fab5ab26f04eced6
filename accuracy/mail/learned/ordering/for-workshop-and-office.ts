import type { Language } from '../../../languages.ts';
import type { Line } from '../../../order/order.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { counted } from '../../kit/house-order.ts';
import { dayOf } from '../../kit/letter.ts';
import { linesOf, quantityOf, workday } from '../../kit/lines.ts';
import type { Block, MailFamily } from '../../mail-family.ts';

/** One order, its list in two parts: what the workshop wants and what the office wants. */
export const forWorkshopAndOffice: MailFamily = {
  name: 'for-workshop-and-office',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = counterOrder(source, 3, 8);
    const at = random.whole(1, order.lines.length - 1);
    const { subject, opening, rooms, closing, bye } = letters[language];
    const [first, second] = random.shuffled(rooms) as [string, string];
    const write = random.pick<(line: Line) => string>([
      counted,
      (line) => `${line.description}: ${quantityOf(line)} ${line.unit}`,
      (line) => `${line.description} (${quantityOf(line)} ${line.unit})`,
    ]);
    const marks = random.pick(['dash', 'dash', 'none'] as const);
    const list = (lines: readonly Line[]): Block => ({ kind: 'list', items: lines.map(write), marks });
    const body = [random.pick(opening), first, '<one>', second, '<two>', random.pick(closing), bye];
    return orderMail(
      source,
      order,
      { subject, body },
      {
        values: {
          d: dayOf(source, workday(order.date, random.whole(4, 16))),
          one: list(order.lines.slice(0, at)),
          two: list(order.lines.slice(at)),
        },
        lines: linesOf(order),
      },
    );
  },
};

interface Words {
  subject: string;
  opening: readonly string[];
  rooms: readonly string[];
  closing: readonly string[];
  bye: string;
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Order <n>|Monthly order|This week’s order (<n>)}',
    opening: [
      'Hi there,\n\nI’ve been round and asked what everybody needs. Here is our order <n>:',
      'Good morning Ingrid,\n\nPlease put through the following as our order <n>.',
    ],
    rooms: [
      '{Workshop:|For the workshop:}',
      '{Office:|For the office:}',
      '{Kitchen:|For the staff kitchen:}',
    ],
    closing: ['One delivery and one invoice is fine.', 'All in one delivery please, by <d>.'],
    bye: '{Ta|All the best}\n<sign>',
  },
  de: {
    subject: '{Bestellung <n>|Monatsbestellung|Bestellung diese Woche (<n>)}',
    opening: [
      'Hallo,\n\nich habe rumgefragt, wer was braucht. Hier unsere Bestellung <n>:',
      'Guten Morgen Frau Halvorsen,\n\nbitte nehmen Sie Folgendes als unsere Bestellung <n> auf.',
    ],
    rooms: ['{Werkstatt:|Für die Werkstatt:}', '{Büro:|Fürs Büro:}', '{Küche:|Für die Teeküche:}'],
    closing: [
      'Alles zusammen in einer Lieferung und auf eine Rechnung bitte.',
      'Bitte alles in einem Rutsch liefern, bis <d>.',
    ],
    bye: '{Danke und Gruß|Schönen Tag noch}\n<sign>',
  },
  nl: {
    subject: '{Bestelling <n>|Maandbestelling|Bestelling van deze week (<n>)}',
    opening: [
      'Hoi,\n\nik heb een rondje gemaakt wie wat nodig heeft. Hier onze bestelling <n>:',
      'Goedemorgen Ingrid,\n\nwil je het volgende inboeken als onze bestelling <n>?',
    ],
    rooms: ['{Werkplaats:|Voor de werkplaats:}', '{Kantoor:|Voor kantoor:}', '{Keuken:|Voor de keuken:}'],
    closing: [
      'Mag allemaal in één levering en op één factuur.',
      'Graag alles tegelijk leveren, uiterlijk <d>.',
    ],
    bye: '{Bedankt|Fijne week}\n<sign>',
  },
  fr: {
    subject: '{Commande <n>|Commande du mois|Commande de la semaine (<n>)}',
    opening: [
      'Bonjour,\n\nj’ai fait le tour pour savoir qui a besoin de quoi. Voici notre commande <n> :',
      'Bonjour Ingrid,\n\nmerci d’enregistrer ce qui suit, c’est notre commande <n>.',
    ],
    rooms: ['{Atelier :|Pour l’atelier :}', '{Bureau :|Pour le bureau :}', '{Cuisine :|Pour la cuisine :}'],
    closing: [
      'Le tout en une seule livraison et sur une seule facture.',
      'Merci de tout livrer ensemble, avant le <d>.',
    ],
    bye: '{Merci à vous|Bonne journée}\n<sign>',
  },
  es: {
    subject: '{Pedido <n>|Pedido del mes|Pedido de esta semana (<n>)}',
    opening: [
      'Hola:\n\nhe preguntado a todos qué les falta. Este es nuestro pedido <n>:',
      'Buenos días, Ingrid:\n\napunta por favor lo siguiente como nuestro pedido <n>.',
    ],
    rooms: ['{Taller:|Para el taller:}', '{Oficina:|Para la oficina:}', '{Cocina:|Para la cocina:}'],
    closing: [
      'Todo en una sola entrega y en una factura.',
      'Por favor, entregadlo todo junto antes del <d>.',
    ],
    bye: '{Gracias|Buen día}\n<sign>',
  },
  it: {
    subject: '{Ordine <n>|Ordine del mese|Ordine di questa settimana (<n>)}',
    opening: [
      'Ciao,\n\nho fatto il giro per sapere cosa serve a chi. Ecco il nostro ordine <n>:',
      'Buongiorno Ingrid,\n\nti chiedo di registrare quanto segue, ordine <n>.',
    ],
    rooms: ['{Officina:|Per l’officina:}', '{Ufficio:|Per l’ufficio:}', '{Cucina:|Per la cucina:}'],
    closing: [
      'Tutto in un’unica consegna e su una fattura sola.',
      'Consegnate tutto insieme, per favore, entro il <d>.',
    ],
    bye: '{Grazie|Buona giornata}\n<sign>',
  },
  pt: {
    subject: '{Encomenda <n>|Encomenda do mês|Encomenda desta semana (<n>)}',
    opening: [
      'Olá,\n\nandei a perguntar quem precisa de quê. Aqui vai a nossa encomenda <n>:',
      'Bom dia Ingrid,\n\npeço que registe o seguinte como a nossa encomenda <n>.',
    ],
    rooms: ['{Oficina:|Para a oficina:}', '{Escritório:|Para o escritório:}', '{Copa:|Para a copa:}'],
    closing: ['Tudo numa só entrega e numa só fatura.', 'Entreguem tudo junto, por favor, até <d>.'],
    bye: '{Obrigado|Bom dia de trabalho}\n<sign>',
  },
  pl: {
    subject: '{Zamówienie <n>|Zamówienie miesięczne|Zamówienie na ten tydzień (<n>)}',
    opening: [
      'Dzień dobry,\n\npopytałam, komu czego brakuje. Oto nasze zamówienie <n>:',
      'Dzień dobry Pani Ingrid,\n\nproszę wprowadzić poniższe jako nasze zamówienie <n>.',
    ],
    rooms: ['{Warsztat:|Na warsztat:}', '{Biuro:|Do biura:}', '{Kuchnia:|Do kuchni:}'],
    closing: [
      'Wszystko w jednej dostawie i na jednej fakturze.',
      'Proszę dostarczyć wszystko razem, najpóźniej <d>.',
    ],
    bye: '{Dziękuję|Miłego dnia}\n<sign>',
  },
  da: {
    subject: '{Ordre <n>|Månedens bestilling|Ugens bestilling (<n>)}',
    opening: [
      'Hej,\n\njeg har været rundt og spørge, hvem der mangler hvad. Her er vores ordre <n>:',
      'Godmorgen Ingrid,\n\nvil du oprette følgende som vores ordre <n>?',
    ],
    rooms: ['{Værkstedet:|Til værkstedet:}', '{Kontoret:|Til kontoret:}', '{Køkkenet:|Til køkkenet:}'],
    closing: ['Det hele i én levering og på én faktura.', 'Lever det gerne samlet, senest den <d>.'],
    bye: '{Tak|God dag}\n<sign>',
  },
};
