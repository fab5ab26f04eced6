import { factsOf } from '../../held-out/workday/changing.ts';
import { workdayMail } from '../../held-out/workday/desk.ts';
import { toldOf, type Wordings } from '../../held-out/workday/wording.ts';
import type { MailFamily } from '../../mail-family.ts';
import { talk } from './talk.ts';

/** Talk about the order that leaves everything as it is printed: nothing is to be asked, nothing to be changed. */
export const justTalk: MailFamily = {
  name: 'workday-just-talk',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const [one, two] = random.shuffled(sayings[language]).map((wording) => toldOf(wording).said);
    const [chat] = random.shuffled(talk[language]);
    const said = random.pick([
      `${one} ${chat}`,
      `${chat}\n\n${one} ${two}`,
      `${one} ${two}`,
      `${chat} ${one}`,
    ]);
    const { order, values } = factsOf(source, { said });
    const date = order.delivery.kind === 'date' ? { deliveryDate: order.delivery.date } : {};
    const wanted = { number: order.number, ...date };
    return workdayMail(source, order, said, { values, wanted, isQuiet: true });
  },
};

const sayings: Wordings = {
  en: [
    'The <q> on line <p> are right, by the way, I counted twice.',
    'Delivery on <d0> suits us down to the ground.',
    'Last spring you once sent <now> of the <t> by mistake, but you sorted that out in no time.',
    'We did toy with adding <extra>, though that will be for another day.',
    'The address is the one you know, <there>.',
    'As agreed with your Mr de Boer, prices are those of the January list.',
    'Should anything change I’ll give you a ring.',
  ],
  de: [
    'Die <q> in Zeile <p> stimmen übrigens, ich habe zweimal gezählt.',
    'Mit der Lieferung am <d0> kommen wir prima hin.',
    'Im Frühjahr hatten Sie uns von „<t>“ mal <now> geschickt, das war aber schnell geklärt.',
    'Wir hatten noch mit <extra> geliebäugelt, das machen wir aber ein andermal.',
    'Die Adresse kennen Sie ja, <there>.',
    'Wie mit Ihrem Herrn de Boer besprochen gelten die Preise der Januarliste.',
    'Sollte sich etwas ändern, rufe ich an.',
  ],
  nl: [
    'De <q> op regel <p> kloppen trouwens, ik heb twee keer geteld.',
    'Levering op <d0> komt ons prima uit.',
    'In het voorjaar kregen we van de <t> een keer per ongeluk <now>, maar dat was zo opgelost.',
    'We hebben nog over <extra> gedacht, maar dat bewaren we voor een andere keer.',
    'Het adres is bekend, <there>.',
    'Zoals met meneer de Boer besproken gelden de prijzen van de januarilijst.',
    'Mocht er iets veranderen, dan bel ik.',
  ],
  fr: [
    'Les <q> du poste <p> sont bons, soit dit en passant, j’ai compté deux fois.',
    'La livraison le <d0> nous convient parfaitement.',
    'Au printemps vous nous aviez envoyé <now> par erreur pour « <t> », mais ça s’était réglé très vite.',
    'On avait bien pensé à <extra>, mais ce sera pour une autre fois.',
    'L’adresse, vous la connaissez : <there>.',
    'Comme convenu avec M. de Boer, ce sont les prix du tarif de janvier.',
    'Si jamais quelque chose change, je vous appelle.',
  ],
  es: [
    'Por cierto, las <q> de la posición <p> están bien, lo he contado dos veces.',
    'La entrega el <d0> nos viene de perlas.',
    'En primavera nos mandaron una vez <now> de «<t>» por error, pero se arregló enseguida.',
    'Pensamos en pedir <extra>, pero eso lo dejamos para otra ocasión.',
    'La dirección ya la conocen, <there>.',
    'Como quedamos con el señor de Boer, los precios son los de la tarifa de enero.',
    'Si cambia algo, les llamo.',
  ],
  it: [
    'Tra l’altro la quantità alla pos. <p>, <q>, è giusta, ho contato due volte.',
    'La data di consegna stampata ci va benissimo.',
    'In primavera per «<t>» una volta ce ne avevate mandati <now> per sbaglio, ma si è risolto subito.',
    'Avevamo pensato anche a <extra>, ma sarà per un’altra volta.',
    'L’indirizzo lo conoscete, <there>.',
    'Come d’accordo con il sig. de Boer valgono i prezzi del listino di gennaio.',
    'Se cambia qualcosa vi chiamo.',
  ],
  pt: [
    'As <q> da posição <p> estão certas, contei duas vezes.',
    'A entrega a <d0> dá-nos muito jeito.',
    'Na primavera mandaram-nos uma vez <now> de «<t>» por engano, mas resolveu-se logo.',
    'Ainda pensámos em <extra>, mas fica para outra altura.',
    'A morada já conhecem, <there>.',
    'Se alguma coisa mudar, eu ligo.',
  ],
  pl: [
    'Swoją drogą <q> w pozycji <p> się zgadza, liczone było dwa razy.',
    'Dostawa <d0> bardzo nam pasuje.',
    'Wiosną raz przyszło do nas przez pomyłkę <now> „<t>”, ale szybko to Państwo wyjaśnili.',
    'Myśleliśmy jeszcze o czymś takim: <extra>, ale to innym razem.',
    'Adres Państwo znają, <there>.',
    'Zgodnie z ustaleniami z panem de Boerem obowiązują ceny z cennika styczniowego.',
    'Gdyby coś się zmieniło, zadzwonię.',
  ],
  da: [
    'De <q> på linje <p> er i øvrigt rigtige, jeg har talt to gange.',
    'Levering den <d0> passer os rigtig fint.',
    'I foråret fik vi en gang <now> af <t> ved en fejl, men det fik I hurtigt styr på.',
    'Vi overvejede også <extra>, men det bliver en anden gang.',
    'Adressen kender I, <there>.',
    'Hvis noget ændrer sig, ringer jeg.',
  ],
};
