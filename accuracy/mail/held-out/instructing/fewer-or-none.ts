import type { Language } from '../../../languages.ts';
import type { Line } from '../../../order/order.ts';
import { mailAbout } from '../../kit/changed.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';

/** Less than the paper says: a smaller quantity, a line left out, or one of each; told by place, number or name. */
export const fewerOrNone: MailFamily = {
  name: 'fewer-or-none',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const drawn = counterOrder(source, 3, 7, { articles: random.pick(['own', 'yours'] as const) });
    const order = {
      ...drawn,
      lines: drawn.lines.map((line, at) => ({ ...line, position: (at + 1) * 10 })),
    };
    const shuffled = random.shuffled(order.lines);
    const cut = shuffled.find((line) => quantityOf(line) > 2) ?? shuffled[0]!;
    const gone = shuffled.find((line) => line !== cut)!;
    const value = fewer(source, cut);
    const wish = random.pick(['less', 'less', 'without', 'both'] as const);
    const isCut = wish !== 'without';
    const isGone = wish !== 'less';
    const lines = order.lines
      .filter((line) => !(isGone && line === gone))
      .map((line) =>
        isCut && line === cut ? { ...line, quantity: { kind: 'whole' as const, value } } : line,
      );
    const { subject, paper, bye, ...remarks } = letters[language];
    const body = [paper, random.pick(remarks[wish]), bye];
    return mailAbout(
      source,
      order,
      { subject, body },
      {
        values: {
          p: String(cut.position),
          t: cut.description,
          a: cut.article ?? cut.yourArticle ?? '',
          q: String(quantityOf(cut)),
          now: String(value),
          u: cut.unit,
          gone: gone.description,
          goneat: String(gone.position),
          goneno: gone.article ?? gone.yourArticle ?? '',
        },
        lines: linesOf({ lines }, 'numbered'),
      },
    );
  },
};

function fewer({ random }: MailSource, line: Line): number {
  const lower = [2, 4, 5, 6, 10, 12, 20, 25, 30].filter((value) => value < quantityOf(line));
  return lower.length > 0 ? random.pick(lower) : 1;
}

interface Words {
  subject: string;
  paper: string;
  less: readonly string[];
  without: readonly string[];
  both: readonly string[];
  bye: string;
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Order <n>|PO <n>|Order <n> - please see below}',
    paper:
      '{Hello Ingrid,|Good morning,}\n\n{Please find our order <n> attached.|Order <n> is attached as a PDF.}',
    less: [
      'Please deliver only <now> of the <t> instead of <q>, we do not have room for more.',
      'One change though: on item <p> we only need <now> <u>, not <q>.',
      'For item number <a> (<t>) <now> will be enough for now. Everything else as on the order.',
    ],
    without: [
      'Please leave out item <goneat>, we have got that elsewhere in the meantime.',
      'We don’t need the <gone> this time after all, so please don’t send it. The rest is correct.',
      'Item <goneat> (<goneno>) can be deleted.',
    ],
    both: [
      'Two things have changed since: please send only <now> of the <t> rather than <q>, and leave out item <goneat> altogether.',
      'Item <p>: <now> <u> instead of <q> please.\nItem <goneat>: not needed any more.',
    ],
    bye: '{Sorry for the trouble!|Thank you.}\n<sign>',
  },
  de: {
    subject: '{Bestellung <n>|Bestellung <n> - bitte beachten|Unsere Bestellung <n>}',
    paper:
      '{Hallo Frau Halvorsen,|Guten Tag,}\n\n{anbei erhalten Sie unsere Bestellung <n>.|die Bestellung <n> finden Sie im Anhang.}',
    less: [
      'Bitte liefern Sie von „<t>“ nur <now> statt <q>, wir haben gerade keinen Platz für mehr.',
      'Eine Änderung noch: bei Position <p> brauchen wir nur <now> <u>, nicht <q>.',
      'Von Artikel <a> (<t>) reichen uns fürs Erste <now>. Alles Übrige wie in der Bestellung.',
    ],
    without: [
      'Position <goneat> lassen Sie bitte weg, die haben wir inzwischen anderweitig bekommen.',
      '„<gone>“ brauchen wir diesmal doch nicht, bitte nicht mitliefern. Der Rest stimmt.',
      'Die Position <goneat> (Art. <goneno>) kann gestrichen werden.',
    ],
    both: [
      'Zwei Sachen haben sich seitdem geändert: von „<t>“ bitte nur <now> statt <q> schicken, und Position <goneat> ganz weglassen.',
      'Pos. <p>: bitte nur <now> <u> statt <q>\nPos. <goneat>: entfällt',
    ],
    bye: '{Entschuldigen Sie die Umstände!|Vielen Dank.}\n<sign>',
  },
  nl: {
    subject: '{Bestelling <n>|Bestelling <n> - let op|Onze order <n>}',
    paper:
      '{Hallo Ingrid,|Goedemorgen,}\n\n{hierbij onze bestelling <n>.|bestelling <n> zit als pdf in de bijlage.}',
    less: [
      'Lever van artikel ‘<t>’ maar <now> in plaats van <q>, voor meer hebben we nu geen plek.',
      'Nog één wijziging: op positie <p> hebben we maar <now> <u> nodig, geen <q>.',
      'Van artikel <a> (<t>) is <now> voorlopig genoeg. De rest zoals op de order.',
    ],
    without: [
      'Positie <goneat> graag weglaten, die hebben we intussen ergens anders gekregen.',
      'Artikel ‘<gone>’ hebben we deze keer toch niet nodig, dus niet meesturen aub. De rest klopt.',
      'Positie <goneat> (art. <goneno>) kan vervallen.',
    ],
    both: [
      'Twee dingen zijn intussen veranderd: stuur van ‘<t>’ maar <now> in plaats van <q>, en laat positie <goneat> helemaal weg.',
      'Pos. <p>: graag <now> <u> in plaats van <q>\nPos. <goneat>: niet meer nodig',
    ],
    bye: '{Sorry voor het ongemak!|Dank je wel.}\n<sign>',
  },
  fr: {
    subject: '{Commande <n>|Commande <n> - à noter|Notre commande <n>}',
    paper:
      '{Bonjour Ingrid,|Bonjour,}\n\n{vous trouverez ci-joint notre commande <n>.|la commande <n> est jointe en PDF.}',
    less: [
      'De l’article « <t> », merci de ne livrer que <now> au lieu de <q>, nous n’avons pas la place pour plus.',
      'Une modification : au poste <p>, il ne nous en faut que <now> et non <q>.',
      'Pour l’article <a> (<t>), <now> suffiront pour l’instant. Le reste comme sur le bon.',
    ],
    without: [
      'Merci de ne pas tenir compte du poste <goneat>, nous l’avons trouvé ailleurs entre-temps.',
      'Finalement, nous n’avons pas besoin de « <gone> » cette fois, ne l’envoyez pas. Le reste est bon.',
      'Le poste <goneat> (réf. <goneno>) est à supprimer.',
    ],
    both: [
      'Deux choses ont changé depuis : pour « <t> », envoyez-en seulement <now> au lieu de <q>, et laissez complètement de côté le poste <goneat>.',
      'Poste <p> : <now> <u> au lieu de <q> svp\nPoste <goneat> : plus nécessaire',
    ],
    bye: '{Désolé pour le dérangement !|Merci.}\n<sign>',
  },
  es: {
    subject: '{Pedido <n>|Pedido <n> - atención|Nuestro pedido <n>}',
    paper:
      '{Hola Ingrid:|Buenos días:}\n\n{les enviamos adjunto nuestro pedido <n>.|el pedido <n> va adjunto en PDF.}',
    less: [
      'De «<t>» entreguen solo <now> en lugar de <q>, no tenemos sitio para más.',
      'Un cambio: en la posición <p> solo necesitamos <now> <u>, no <q>.',
      'Del artículo <a> (<t>) nos bastan <now> de momento. Lo demás, como en el pedido.',
    ],
    without: [
      'Dejen fuera la posición <goneat>, por favor, ya lo hemos conseguido en otro sitio.',
      'Esta vez al final no necesitamos «<gone>», no lo envíen. El resto está bien.',
      'La posición <goneat> (ref. <goneno>) se puede eliminar.',
    ],
    both: [
      'Han cambiado dos cosas: de «<t>» envíen solo <now> en lugar de <q>, y dejen fuera por completo la posición <goneat>.',
      'Posición <p>: <now> <u> en lugar de <q>\nPosición <goneat>: ya no hace falta',
    ],
    bye: '{Perdonen las molestias.|Gracias.}\n<sign>',
  },
  it: {
    subject: '{Ordine <n>|Ordine <n> - attenzione|Il nostro ordine <n>}',
    paper:
      '{Ciao Ingrid,|Buongiorno,}\n\n{in allegato trovate il nostro ordine <n>.|l’ordine <n> è allegato in pdf.}',
    less: [
      'Di «<t>» consegnatene solo <now> invece di <q>, per ora non abbiamo spazio.',
      'Una modifica: alla posizione <p> ce ne servono solo <now>, non <q>.',
      'Dell’articolo <a> (<t>) per adesso ne bastano <now>. Il resto come da ordine.',
    ],
    without: [
      'La posizione <goneat> lasciatela fuori, nel frattempo l’abbiamo trovata altrove.',
      'Questa volta «<gone>» non ci serve, non speditelo. Il resto va bene.',
      'La posizione <goneat> (cod. <goneno>) si può cancellare.',
    ],
    both: [
      'Nel frattempo sono cambiate due cose: di «<t>» mandatene solo <now> invece di <q>, e lasciate fuori la posizione <goneat>.',
      'Pos. <p>: <now> <u> invece di <q>\nPos. <goneat>: non serve più',
    ],
    bye: '{Scusate il disturbo!|Grazie.}\n<sign>',
  },
  pt: {
    subject: '{Encomenda <n>|Encomenda <n> - atenção|A nossa encomenda <n>}',
    paper: '{Olá Ingrid,|Bom dia,}\n\n{segue em anexo a nossa encomenda <n>.|a encomenda <n> vai em PDF.}',
    less: [
      'De «<t>» entreguem só <now> em vez de <q>, não temos espaço para mais.',
      'Uma alteração: na posição <p> só precisamos de <now> <u> e não de <q>.',
      'Do artigo <a> (<t>) chegam <now> por agora. O resto como na encomenda.',
    ],
    without: [
      'Deixem de fora a posição <goneat>, entretanto já arranjámos noutro lado.',
      'Desta vez afinal não precisamos de «<gone>», não enviem. O resto está certo.',
      'A posição <goneat> (ref. <goneno>) pode ser eliminada.',
    ],
    both: [
      'Mudaram entretanto duas coisas: de «<t>» enviem só <now> em vez de <q>, e deixem de fora a posição <goneat>.',
      'Posição <p>: <now> <u> em vez de <q>\nPosição <goneat>: já não é precisa',
    ],
    bye: '{Desculpem o incómodo!|Obrigado.}\n<sign>',
  },
  pl: {
    subject: '{Zamówienie <n>|Zamówienie <n> - uwaga|Nasze zamówienie <n>}',
    paper: '{Dzień dobry,|Witam,}\n\n{w załączeniu nasze zamówienie <n>.|zamówienie <n> jest w PDF.}',
    less: [
      'Artykuł „<t>”: proszę dostarczyć tylko <now> zamiast <q>, na więcej nie mamy teraz miejsca.',
      'Jedna zmiana: w pozycji <p> potrzebujemy tylko <now> <u>, a nie <q>.',
      'Z artykułu <a> (<t>) na razie wystarczy <now>. Reszta jak w zamówieniu.',
    ],
    without: [
      'Pozycję <goneat> proszę pominąć, kupiliśmy to już gdzie indziej.',
      'Tym razem jednak nie potrzebujemy artykułu „<gone>”, proszę nie wysyłać. Reszta się zgadza.',
      'Pozycja <goneat> (<goneno>) jest do usunięcia.',
    ],
    both: [
      'Zmieniły się dwie rzeczy: artykułu „<t>” proszę wysłać tylko <now> zamiast <q>, a pozycję <goneat> całkiem pominąć.',
      'Poz. <p>: proszę <now> <u> zamiast <q>\nPoz. <goneat>: już niepotrzebna',
    ],
    bye: '{Przepraszam za kłopot!|Dziękuję.}\n<sign>',
  },
  da: {
    subject: '{Ordre <n>|Ordre <n> - bemærk|Vores ordre <n>}',
    paper: '{Hej Ingrid,|Godmorgen,}\n\n{vedhæftet finder I vores ordre <n>.|ordre <n> ligger som pdf.}',
    less: [
      'Lever kun <now> af »<t>« i stedet for <q>, vi har ikke plads til flere lige nu.',
      'En enkelt ændring: på position <p> skal vi kun bruge <now> <u>, ikke <q>.',
      'Af vare <a> (<t>) er <now> nok for nu. Resten som på ordren.',
    ],
    without: [
      'Udelad venligst position <goneat>, den har vi i mellemtiden fået et andet sted.',
      'Vi skal alligevel ikke bruge »<gone>« denne gang, så send det ikke. Resten er rigtigt.',
      'Position <goneat> (varenr. <goneno>) kan slettes.',
    ],
    both: [
      'To ting er ændret siden: send kun <now> af »<t>« i stedet for <q>, og udelad position <goneat> helt.',
      'Pos. <p>: <now> <u> i stedet for <q>\nPos. <goneat>: skal ikke bruges mere',
    ],
    bye: '{Undskyld ulejligheden!|Tak.}\n<sign>',
  },
};
