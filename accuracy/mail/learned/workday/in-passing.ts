import { changedMail } from '../../held-out/workday/changing.ts';
import type { Wordings } from '../../held-out/workday/wording.ts';
import type { MailFamily } from '../../mail-family.ts';
import { talk } from './talk.ts';

/** One change, told between things that have nothing to do with the order. */
export const inPassing: MailFamily = {
  name: 'workday-in-passing',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const [one, two, three] = random.shuffled(talk[language]) as [string, string, string];
    const around = random.pick<(said: string) => string>([
      (said) => `${one} ${said} ${two}`,
      (said) => `${one} ${two}\n\n${said} ${three}`,
      (said) => `${one} ${two} ${said}`,
      (said) => `${one}\n\n${two} ${said} ${three}`,
    ]);
    return changedMail(source, random.pick(wordings[language]), around);
  },
};

const wordings: Wordings = {
  en: [
    'Oh, and before I forget, it’ll be <now> of the <t>.',
    'Incidentally, a cousin of the boss has given us <t2>, so that’s one thing fewer for you to pack.',
    'By the way, would <d> be all right for delivery instead of <d0>? That is when the crane is here.',
    { said: 'While I think of it, <by> more on line <p> wouldn’t hurt, let’s go for <now>.', count: 'more' },
    'Funny thing, the boss also wants <extra> after seeing it at his neighbour’s, so add that.',
  ],
  de: [
    'Ach ja, bevor ich es vergesse, bei „<t>“ werden es <now>.',
    'Nebenbei bemerkt, „<t2>“ haben wir jetzt vom Schwager vom Chef bekommen, das müssen Sie also gar nicht erst einpacken.',
    'Übrigens, ginge für die Lieferung statt <d0> auch der <d>? Da ist nämlich der Kran da.',
    {
      said: 'Wo ich grad dran denke, <by> mehr in Zeile <p> schaden nicht, nehmen wir also <now>.',
      count: 'more',
    },
    'Lustigerweise will der Chef auch <extra>, weil er es beim Nachbarn gesehen hat, das also bitte dazu.',
  ],
  nl: [
    'O ja, voor ik het vergeet, van de <t> worden het er <now>.',
    'Tussen haakjes, de <t2> hebben we van een zwager van de baas gekregen, dus die hoef je niet in te pakken.',
    'Trouwens, kan de levering op <d> in plaats van <d0>? Dan staat de kraan hier namelijk.',
    { said: 'Nu ik eraan denk, <by> meer op regel <p> kan geen kwaad, laten we <now> doen.', count: 'more' },
    'Grappig genoeg wil de baas ook <extra>, hij had het bij de buren gezien, dus doe dat er maar bij.',
  ],
  fr: [
    'Ah, et avant que j’oublie, pour « <t> » ce sera <now>.',
    'Au fait, « <t2> », c’est le beau-frère du patron qui nous en a donné, donc inutile de le préparer.',
    'Sinon, la livraison pourrait-elle se faire le <d> au lieu du <d0> ? C’est là qu’on a la grue.',
    {
      said: 'Pendant que j’y pense, <by> de plus au poste <p> ne feraient pas de mal, partons sur <now>.',
      count: 'more',
    },
    'C’est drôle, le patron veut aussi <extra> après avoir vu ça chez le voisin, alors ajoutez-le.',
  ],
  es: [
    'Ah, y antes de que se me olvide, de «<t>» van a ser <now>.',
    'Por cierto, lo de «<t2>» nos lo ha dado un cuñado del jefe, así que eso no hace falta que lo preparéis.',
    'A propósito, ¿podría ser la entrega el <d> en vez del <d0>? Es cuando tenemos la grúa.',
    {
      said: 'Ahora que caigo, <by> más en la posición <p> no vienen mal, dejémoslo en <now>.',
      count: 'more',
    },
    'Tiene gracia, el jefe quiere también <extra> porque lo vio en casa del vecino, así que ponedlo.',
  ],
  it: [
    'Ah, prima che mi dimentichi, per «<t>» facciamo <now>.',
    'Tra parentesi, «<t2>» ce l’ha dato il cognato del capo, quindi quello non serve che lo prepariate.',
    'A proposito, la consegna potrebbe essere il <d> al posto del giorno stampato? È quando abbiamo la gru.',
    { said: 'Già che ci penso, <by> in più alla pos. <p> non fanno male, facciamo <now>.', count: 'more' },
    'Che ridere, il capo vuole anche <extra> perché l’ha visto dal vicino, quindi aggiungetelo.',
  ],
  pt: [
    'Ah, e antes que me esqueça, de «<t>» passam a ser <now>.',
    'Já agora, «<t2>» foi o cunhado do chefe que nos arranjou, por isso isso não precisam de preparar.',
    'A propósito, a entrega podia ser a <d> em vez de <d0>? É quando temos cá a grua.',
    { said: 'Agora que penso nisso, mais <by> na posição <p> não fazem mal, fica em <now>.', count: 'more' },
  ],
  pl: [
    'Aha, zanim zapomnę, „<t>” będzie jednak <now>.',
    'Nawiasem mówiąc, „<t2>” dostaliśmy od szwagra szefa, więc tego już nie trzeba pakować.',
    'A propos, czy dostawa mogłaby być <d> zamiast <d0>? Wtedy mamy tu dźwig.',
    { said: 'Skoro już piszę, <by> więcej w poz. <p> nie zaszkodzi, niech będzie <now>.', count: 'more' },
    'Zabawna sprawa, szef zobaczył u sąsiada i też chce: <extra>, więc proszę dodać.',
  ],
  da: [
    'Nå ja, inden jeg glemmer det, så bliver det <now> af <t>.',
    'I øvrigt har vi fået <t2> af chefens svoger, så det behøver I ikke pakke.',
    'Forresten, kunne leveringen blive den <d> i stedet for den <d0>? Der har vi nemlig kranen.',
    {
      said: 'Nu jeg tænker på det, så skader <by> mere på linje <p> ikke, lad os sige <now>.',
      count: 'more',
    },
  ],
};
