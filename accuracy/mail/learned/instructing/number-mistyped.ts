import { mailAbout } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** The number on the paper is a slip of the pen: the mail says the right one. */
export const numberMistyped: MailFamily = {
  name: 'number-mistyped',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 1, 6);
    const number = source.random.fill(source.random.pick(['PO-#####', '45########', 'B25-####']));
    const values = { right: number };
    return mailAbout(source, order, letters[source.language], { values, wanted: { number } });
  },
};

const letters: Letters = {
  en: {
    subject: '{From <firm>|Wrong number on our form}',
    body: [
      'Hello,',
      'sorry, the number on our form has been used before. {Book it as <right>, <n> must not show up anywhere.|The right order number is <right>, not <n>.}',
      '<sign>',
    ],
  },
  de: {
    subject: '{Von <firm>|Falsche Nummer auf unserem Formular}',
    body: [
      'Hallo,',
      'Entschuldigung, die Nummer auf unserem Formular gab es schon. {Bucht es unter <right>, <n> darf nirgends auftauchen.|Die richtige Bestellnummer lautet <right>, nicht <n>.}',
      '<sign>',
    ],
  },
  nl: {
    subject: '{Van <firm>|Verkeerd nummer op ons formulier}',
    body: [
      'Hallo,',
      'sorry, het nummer op ons formulier bestond al. {Boek het onder <right>, <n> mag nergens op staan.|Het juiste ordernummer is <right>, niet <n>.}',
      '<sign>',
    ],
  },
  fr: {
    subject: '{De <firm>|Mauvais numéro sur notre formulaire}',
    body: [
      'Bonjour,',
      'désolé, le numéro de notre formulaire a déjà servi. {Enregistrez-la sous <right>, <n> ne doit figurer nulle part.|Le bon numéro de commande est <right> et non <n>.}',
      '<sign>',
    ],
  },
  es: {
    subject: '{De <firm>|Número equivocado en el formulario}',
    body: [
      'Hola:',
      'perdón, el número de nuestro formulario ya se había usado. {Registradlo como <right>, <n> no debe aparecer en ningún sitio.|El número de pedido correcto es <right>, no <n>.}',
      '<sign>',
    ],
  },
  it: {
    subject: '{Da <firm>|Numero sbagliato sul modulo}',
    body: [
      'Salve,',
      'scusate, il numero sul nostro modulo era già stato usato. {Registratelo come <right>, <n> non deve comparire da nessuna parte.|Il numero d’ordine giusto è <right>, non <n>.}',
      '<sign>',
    ],
  },
  pt: {
    subject: '{De <firm>|Número errado no formulário}',
    body: [
      'Olá,',
      'desculpem, o número do nosso formulário já tinha sido usado. {Registem como <right>, <n> não deve aparecer em lado nenhum.|O número de encomenda certo é <right>, não <n>.}',
      '<sign>',
    ],
  },
  pl: {
    subject: '{Od <firm>|Zły numer na formularzu}',
    body: [
      'Dzień dobry,',
      'przepraszam, numer z naszego formularza był już użyty. {Proszę zapisać pod <right>, <n> nie może się nigdzie pojawić.|Właściwy numer zamówienia to <right>, a nie <n>.}',
      '<sign>',
    ],
  },
  da: {
    subject: '{Fra <firm>|Forkert nummer på vores formular}',
    body: [
      'Hej,',
      'beklager, nummeret på vores formular var brugt før. {Bogfør den som <right>, <n> må ikke stå nogen steder.|Det rigtige ordrenummer er <right>, ikke <n>.}',
      '<sign>',
    ],
  },
};
