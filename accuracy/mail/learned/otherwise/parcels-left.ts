import { otherMail } from '../../kit/desk-mail.ts';
import type { Letters } from '../../kit/letter.ts';
import { listOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A vendor's warehouse says what is on the lorry. */
export const parcelsLeft: MailFamily = {
  name: 'goods-on-the-road',
  category: 'delivery_note',
  make: (source) => {
    const order = source.newOrder({ lines: [1, 5] });
    const values = {
      list: listOf(source, order.lines),
      pallets: String(source.random.whole(1, 4)),
      kilos: String(source.random.whole(60, 900)),
      code: source.random.fill('{1Z|JD}##############'),
    };
    return otherMail(source, 'delivery_note', order, letters[source.language], { values });
  },
};

const letters: Letters = {
  en: {
    subject: '{<pallets> pallets for you|On its way: <n>}',
    body: [
      'Hello goods inwards,',
      'the lorry has just left with these goods for your order <n>:',
      '<list>',
      'Pallets: <pallets>, gross weight <kilos> kg, waybill <code>. Have the forklift ready, the driver has no tail lift.',
      '<sign>',
    ],
  },
  de: {
    subject: '{<pallets> Paletten für Sie|Unterwegs: <n>}',
    body: [
      'Hallo Wareneingang,',
      'der LKW ist soeben mit folgender Ware zu Ihrer Bestellung <n> losgefahren:',
      '<list>',
      'Paletten: <pallets>, Bruttogewicht <kilos> kg, Frachtbrief <code>. Bitte Stapler bereithalten, der Fahrer hat keine Hebebühne.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{<pallets> pallets voor u|Onderweg: <n>}',
    body: [
      'Hallo goederenontvangst,',
      'de vrachtwagen is net vertrokken met deze goederen voor uw order <n>:',
      '<list>',
      'Pallets: <pallets>, brutogewicht <kilos> kg, vrachtbrief <code>. Zet de heftruck klaar, de chauffeur heeft geen laadklep.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{<pallets> palettes pour vous|En route : <n>}',
    body: [
      'Bonjour la réception,',
      'le camion vient de partir avec ces marchandises pour votre commande <n> :',
      '<list>',
      'Palettes : <pallets>, poids brut <kilos> kg, lettre de voiture <code>. Prévoyez le chariot, le camion n’a pas de hayon.',
      '<sign>',
    ],
  },
  es: {
    subject: '{<pallets> palés para ustedes|En camino: <n>}',
    body: [
      'Hola, recepción:',
      'el camión acaba de salir con esta mercancía de su pedido <n>:',
      '<list>',
      'Palés: <pallets>, peso bruto <kilos> kg, carta de porte <code>. Tengan lista la carretilla, el camión no lleva plataforma.',
      '<sign>',
    ],
  },
  it: {
    subject: '{<pallets> bancali per voi|In viaggio: <n>}',
    body: [
      'Salve ricevimento merci,',
      'il camion è appena partito con questa merce del vostro ordine <n>:',
      '<list>',
      'Bancali: <pallets>, peso lordo <kilos> kg, lettera di vettura <code>. Tenete pronto il muletto, il camion non ha sponda.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{<pallets> paletes para vocês|A caminho: <n>}',
    body: [
      'Olá, receção de mercadorias,',
      'o camião acabou de sair com esta mercadoria da vossa encomenda <n>:',
      '<list>',
      'Paletes: <pallets>, peso bruto <kilos> kg, guia <code>. Tenham o empilhador pronto, o camião não tem plataforma.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{Palety dla Państwa: <pallets>|W drodze: <n>}',
    body: [
      'Witam, przyjęcie towaru,',
      'ciężarówka właśnie wyjechała z następującym towarem do zamówienia <n>:',
      '<list>',
      'Palety: <pallets>, waga brutto <kilos> kg, list przewozowy <code>. Proszę przygotować wózek, auto nie ma windy.',
      '<sign>',
    ],
  },
  da: {
    subject: '{<pallets> paller til jer|På vej: <n>}',
    body: [
      'Hej varemodtagelse,',
      'lastbilen er lige kørt med disse varer til jeres ordre <n>:',
      '<list>',
      'Paller: <pallets>, bruttovægt <kilos> kg, fragtbrev <code>. Hav trucken klar, bilen har ingen lift.',
      '<sign>',
    ],
  },
};
