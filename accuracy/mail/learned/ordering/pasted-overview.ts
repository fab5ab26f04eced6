import type { Language } from '../../../languages.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { houseOrder } from '../../kit/house-order.ts';
import { htmlOnly } from '../../kit/html-only.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** A table from somebody's own sheet: who in the house wants it, or what it is for, stands beside each line. */
export const pastedOverview: MailFamily = {
  name: 'overview-of-the-house',
  category: 'purchase_order',
  make: (source) => {
    const order = houseOrder(source, 3, 9, { articles: 'none' });
    const draft = orderMail(source, order, letters[source.language], {
      values: { overview: overview(source, order) },
      clients: ['outlook', 'gmail'],
      lines: linesOf(order),
    });
    return source.random.chance(0.5) ? { ...draft, eml: htmlOnly(draft, source.random) } : draft;
  },
};

function overview({ random, language }: MailSource, { lines }: ReturnType<typeof houseOrder>): Block {
  const { places, head } = sheets[language];
  const [goods, quantity, unit, who] = head;
  const isLast = random.chance(0.5);
  const rows = lines.map((line) => {
    const cells = [line.description, String(quantityOf(line)), line.unit];
    return isLast ? [...cells, random.pick(places)] : [random.pick(places), ...cells];
  });
  const titles = [goods, quantity, unit];
  return { kind: 'table', head: isLast ? [...titles, who] : [who, ...titles], rows };
}

interface Sheet {
  head: readonly [goods: string, quantity: string, unit: string, who: string];
  places: readonly string[];
}

const sheets: Record<Language, Sheet> = {
  en: { head: ['Item', 'Qty', 'Unit', 'Dept.'], places: ['Kitchen', 'Front desk', 'Maintenance', 'Ward'] },
  de: {
    head: ['Artikel', 'Anzahl', 'Einheit', 'Abteilung'],
    places: ['Küche', 'Empfang', 'Haustechnik', 'Station'],
  },
  nl: {
    head: ['Artikel', 'Aantal', 'Eenheid', 'Afdeling'],
    places: ['Keuken', 'Receptie', 'Technische dienst', 'Afdeling B'],
  },
  fr: {
    head: ['Article', 'Qté', 'Unité', 'Service'],
    places: ['Cuisine', 'Accueil', 'Entretien', 'Étage'],
  },
  es: {
    head: ['Artículo', 'Cant.', 'Unidad', 'Departamento'],
    places: ['Cocina', 'Recepción', 'Mantenimiento', 'Planta'],
  },
  it: {
    head: ['Articolo', 'Q.tà', 'U.M.', 'Reparto'],
    places: ['Cucina', 'Reception', 'Manutenzione', 'Piani'],
  },
  pt: {
    head: ['Artigo', 'Qtd.', 'Unid.', 'Secção'],
    places: ['Cozinha', 'Receção', 'Manutenção', 'Enfermaria'],
  },
  pl: {
    head: ['Towar', 'Ilość', 'J.m.', 'Dział'],
    places: ['Kuchnia', 'Recepcja', 'Utrzymanie ruchu', 'Oddział'],
  },
  da: {
    head: ['Vare', 'Antal', 'Enhed', 'Afdeling'],
    places: ['Køkken', 'Reception', 'Teknisk afdeling', 'Sengeafsnit'],
  },
};

const letters: Letters = {
  en: {
    subject: '{Requisition|House order} <n>',
    body: [
      'Dear all,',
      'this is what the departments have asked for this time. Please supply {everything in the table|all of it} in one go:',
      '<overview>',
      'Our reference: <n>. Could you mark each carton with the department?',
      '<sign>',
    ],
  },
  de: {
    subject: '{Sammelbestellung|Hausbestellung} <n>',
    body: [
      'Hallo zusammen,',
      'hier der Bedarf unserer Abteilungen, bitte {alles zusammen|in einer Lieferung} schicken:',
      '<overview>',
      'Bestellnummer <n>. Wenn Sie die Kartons nach Abteilung beschriften könnten, wäre das prima.',
      'Schöne Grüße\n<sign>',
    ],
  },
  nl: {
    subject: '{Verzamelbestelling|Bestelling huis} <n>',
    body: [
      'Beste mensen,',
      'dit hebben de afdelingen deze keer nodig. Graag {alles tegelijk|in één zending} leveren:',
      '<overview>',
      'Bestelnummer <n>. Zetten jullie de afdeling op de dozen?',
      'Vriendelijke groet\n<sign>',
    ],
  },
  fr: {
    subject: '{Commande groupée|Commande des services} <n>',
    body: [
      'Bonjour à tous,',
      'voici les besoins de nos services, à livrer {en une seule fois|tous ensemble} svp :',
      '<overview>',
      'Référence <n>. Pourriez-vous indiquer le service sur chaque carton ?',
      'Bien cordialement\n<sign>',
    ],
  },
  es: {
    subject: '{Pedido conjunto|Pedido de la casa} <n>',
    body: [
      'Hola a todos:',
      'esto es lo que han pedido los departamentos. Sírvanlo {todo junto|en un solo envío}, por favor:',
      '<overview>',
      'Pedido <n>. ¿Pueden rotular las cajas con el departamento?',
      'Muchas gracias\n<sign>',
    ],
  },
  it: {
    subject: '{Ordine cumulativo|Ordine reparti} <n>',
    body: [
      'Buongiorno a tutti,',
      'ecco il fabbisogno dei reparti, da consegnare {tutto insieme|in un’unica spedizione}:',
      '<overview>',
      'Rif. ordine <n>. Se possibile scrivete il reparto sui colli.',
      'Grazie e saluti\n<sign>',
    ],
  },
  pt: {
    subject: '{Encomenda conjunta|Encomenda da casa} <n>',
    body: [
      'Bom dia a todos,',
      'segue o que as secções pediram desta vez. Agradecemos a entrega {de tudo junto|numa só remessa}:',
      '<overview>',
      'Encomenda <n>. Podem escrever a secção em cada caixa?',
      'Cumprimentos\n<sign>',
    ],
  },
  pl: {
    subject: '{Zamówienie zbiorcze|Zamówienie działów} <n>',
    body: [
      'Witam,',
      'poniżej zapotrzebowanie naszych działów, prosimy o dostawę {całości naraz|jedną przesyłką}:',
      '<overview>',
      'Nr zamówienia <n>. Czy mogą Państwo opisać kartony nazwą działu?',
      'Dziękuję i pozdrawiam\n<sign>',
    ],
  },
  da: {
    subject: '{Samlet bestilling|Husets bestilling} <n>',
    body: [
      'Hej alle',
      'her er, hvad afdelingerne skal bruge denne gang. Send det gerne {på én gang|samlet}:',
      '<overview>',
      'Ordrenr. <n>. Kan I skrive afdelingen på kasserne?',
      'Hilsen\n<sign>',
    ],
  },
};
