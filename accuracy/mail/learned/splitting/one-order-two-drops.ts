import { counted, houseOrder } from '../../kit/house-order.ts';
import { type Letters, text } from '../../kit/letter.ts';
import { splitMail } from '../../kit/several.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** Two lists for two doors of one house: one number, one order, one invoice. */
export const oneOrderTwoDrops: MailFamily = {
  name: 'one-number-two-doors',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = houseOrder(source, 4, 7);
    const cut = random.whole(2, order.lines.length - 2);
    const [here, there] = random.shuffled(doors[language]) as [string, string];
    const marks = random.pick(['dash', 'none'] as const);
    const listed = (lines: typeof order.lines): Block => ({ kind: 'list', items: lines.map(counted), marks });
    return splitMail(source, letters[language], [{ order, said: 'named' }], {
      values: {
        here: text(`${here}:`),
        first: listed(order.lines.slice(0, cut)),
        there: text(`${there}:`),
        second: listed(order.lines.slice(cut)),
      },
    });
  },
};

const doors: Record<MailSource['language'], readonly string[]> = {
  en: ['For the kitchen entrance', 'For the front desk', 'For the workshop at the back'],
  de: ['Für die Anlieferung Küche', 'Für den Empfang', 'Für die Werkstatt im Hof'],
  nl: ['Voor de keukeningang', 'Voor de receptie', 'Voor de werkplaats achter'],
  fr: ['Pour l’entrée cuisine', 'Pour la réception', 'Pour l’atelier dans la cour'],
  es: ['Para la entrada de cocina', 'Para recepción', 'Para el taller de atrás'],
  it: ['Per l’ingresso cucina', 'Per la reception', 'Per l’officina sul retro'],
  pt: ['Para a entrada da cozinha', 'Para a receção', 'Para a oficina nas traseiras'],
  pl: ['Do wejścia kuchennego', 'Do recepcji', 'Do warsztatu na tyłach'],
  da: ['Til køkkenindgangen', 'Til receptionen', 'Til værkstedet bagved'],
};

const letters: Letters = {
  en: {
    subject: 'Order <n>',
    body: [
      'Hello,',
      'please supply on our order <n>, {and have the driver split it between two doors|to two doors of the same building}:',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'It is all one order, so one confirmation and one invoice please.',
      '<sign>',
    ],
  },
  de: {
    subject: 'Bestellung <n>',
    body: [
      'Hallo,',
      'bitte liefern Sie zu unserer Bestellung <n>, {der Fahrer verteilt es auf zwei Türen|an zwei Türen desselben Hauses}:',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'Das ist alles eine Bestellung, also bitte eine Bestätigung und eine Rechnung.',
      'Gruß\n<sign>',
    ],
  },
  nl: {
    subject: 'Bestelling <n>',
    body: [
      'Goedendag,',
      'graag leveren op onze bestelling <n>, {de chauffeur mag het over twee deuren verdelen|aan twee ingangen van hetzelfde pand}:',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'Het is samen één bestelling: één bevestiging en één factuur dus.',
      'Groet\n<sign>',
    ],
  },
  fr: {
    subject: 'Commande <n>',
    body: [
      'Bonjour,',
      'merci de livrer notre commande <n>, {que le chauffeur répartira entre deux entrées|à deux entrées du même bâtiment} :',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'Il s’agit bien d’une seule commande, donc un seul accusé et une seule facture.',
      '<sign>',
    ],
  },
  es: {
    subject: 'Pedido <n>',
    body: [
      'Hola:',
      'sirvan por favor nuestro pedido <n>, {que el conductor repartirá entre dos puertas|en dos puertas del mismo edificio}:',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'Es todo un mismo pedido: una confirmación y una factura.',
      'Saludos\n<sign>',
    ],
  },
  it: {
    subject: 'Ordine <n>',
    body: [
      'Buongiorno,',
      'vi passo il nostro ordine <n>, {l’autista lo divide tra due ingressi|da scaricare a due ingressi dello stesso stabile}:',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'È un ordine unico: una sola conferma e una sola fattura.',
      'Grazie\n<sign>',
    ],
  },
  pt: {
    subject: 'Encomenda <n>',
    body: [
      'Bom dia,',
      'segue a nossa encomenda <n>, {que o motorista divide por duas portas|para duas portas do mesmo edifício}:',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'É tudo uma só encomenda: uma confirmação e uma fatura, por favor.',
      '<sign>',
    ],
  },
  pl: {
    subject: 'Zamówienie <n>',
    body: [
      'Dzień dobry,',
      'składamy zamówienie <n>, {kierowca rozłoży je na dwa wejścia|do rozładunku przy dwóch wejściach tego samego budynku}:',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'To jest jedno zamówienie, prosimy o jedno potwierdzenie i jedną fakturę.',
      'Pozdrawiam\n<sign>',
    ],
  },
  da: {
    subject: 'Ordre <n>',
    body: [
      'Hej,',
      'vi bestiller hermed på ordre <n>, {som chaufføren fordeler på to døre|til to indgange i samme bygning}:',
      '<here>',
      '<first>',
      '<there>',
      '<second>',
      'Det hele er én ordre, så én bekræftelse og én faktura, tak.',
      'Hilsen\n<sign>',
    ],
  },
};
