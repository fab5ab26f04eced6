import type { Language } from '../../../languages.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { counted } from '../../kit/house-order.ts';
import { quantityOf } from '../../kit/lines.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** A customer has more than he needs and asks whether we take it back. */
export const orderedTooMuch: MailFamily = {
  name: 'ordered-too-much',
  category: 'unknown',
  make: (source) => {
    const { random, language } = source;
    const order = counterOrder(source, 1, 4);
    const { subject, hello, asked, closing, bye } = letters[language];
    const body = [hello, random.pick(asked), '<back>', random.pick(closing), bye];
    return otherMail(
      source,
      'unknown',
      order,
      { subject, body },
      {
        values: { back: backOf(source, order), delivery: random.fill('{LS|DN|8}######') },
      },
    );
  },
};

function backOf({ random }: MailSource, { lines }: ReturnType<typeof counterOrder>): Block {
  const marks = random.pick(['dash', 'none'] as const);
  const items = lines.map(
    random.pick([counted, (line) => `${line.description}, ${quantityOf(line)} ${line.unit}`]),
  );
  return { kind: 'list', items, marks };
}

interface Words {
  subject: string;
  hello: string;
  asked: readonly string[];
  closing: readonly string[];
  bye: string;
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Return of goods from <n>|Can we send something back?|Returns, order <n>}',
    hello: '{Hello Ingrid,|Good morning,}',
    asked: [
      'We got our sums wrong on order <n> and now have more than we can use. These are still in their boxes:',
      'From your delivery (note <delivery>) we would like to return the following:',
    ],
    closing: [
      'Would you take them back? Let me know where to send them and whether there is a restocking charge.',
      'Could your driver collect it on the next round? A note on your return terms would help too.',
    ],
    bye: '{Thanks for your help|Kind regards}\n<sign>',
  },
  de: {
    subject: '{Rückgabe aus Bestellung <n>|Können wir etwas zurückgeben?|Retoure <n>}',
    hello: '{Hallo Frau Halvorsen,|Guten Morgen,}',
    asked: [
      'bei der Bestellung <n> haben wir uns verrechnet und jetzt mehr da, als wir brauchen. Noch originalverpackt sind:',
      'aus Ihrer Lieferung (Lieferschein <delivery>) möchten wir gern Folgendes zurückgeben:',
    ],
    closing: [
      'Nehmen Sie das zurück? Sagen Sie mir bitte, wohin wir es schicken sollen und ob eine Gebühr anfällt.',
      'Könnte Ihr Fahrer das auf der nächsten Tour mitnehmen? Schicken Sie uns bitte auch Ihre Rückgabebedingungen.',
    ],
    bye: '{Danke für Ihre Hilfe|Freundliche Grüße}\n<sign>',
  },
  nl: {
    subject: '{Retour uit bestelling <n>|Kunnen we iets terugsturen?|Retour <n>}',
    hello: '{Hallo Ingrid,|Goedemorgen,}',
    asked: [
      'bij bestelling <n> hebben we ons misrekend en nu hebben we meer dan we nodig hebben. Nog in de originele verpakking zitten:',
      'uit uw levering (pakbon <delivery>) willen wij graag het volgende retourneren:',
    ],
    closing: [
      'Nemen jullie dat terug? Laat even weten waar het heen moet en of er kosten aan zitten.',
      'Kan de chauffeur het bij de volgende rit meenemen? Stuur ook even jullie retourvoorwaarden.',
    ],
    bye: '{Bedankt voor de hulp|Met vriendelijke groet}\n<sign>',
  },
  fr: {
    subject: '{Retour commande <n>|Peut-on vous retourner du matériel ?|Retour <n>}',
    hello: '{Bonjour Ingrid,|Bonjour,}',
    asked: [
      'nous nous sommes trompés dans nos calculs pour la commande <n> et nous en avons trop. Sont encore dans leur emballage d’origine :',
      'sur votre livraison (BL <delivery>), nous souhaiterions vous retourner :',
    ],
    closing: [
      'Pouvez-vous les reprendre ? Dites-moi où les renvoyer et s’il y a des frais.',
      'Votre chauffeur pourrait-il passer les prendre lors de sa prochaine tournée ? Merci de nous rappeler vos conditions de retour.',
    ],
    bye: '{Merci de votre aide|Cordialement}\n<sign>',
  },
  es: {
    subject: '{Devolución del pedido <n>|¿Podemos devolver material?|Devolución <n>}',
    hello: '{Hola Ingrid:|Buenos días:}',
    asked: [
      'en el pedido <n> calculamos mal y tenemos más de lo que necesitamos. Siguen en su embalaje:',
      'de su entrega (albarán <delivery>) nos gustaría devolver lo siguiente:',
    ],
    closing: [
      '¿Lo aceptan de vuelta? Dígannos adónde enviarlo y si tiene algún coste.',
      '¿Podría recogerlo su conductor en el próximo reparto? Mándennos también sus condiciones de devolución.',
    ],
    bye: '{Gracias por la ayuda|Un saludo}\n<sign>',
  },
  it: {
    subject: '{Reso dall’ordine <n>|Possiamo rendere del materiale?|Reso <n>}',
    hello: '{Ciao Ingrid,|Buongiorno,}',
    asked: [
      'con l’ordine <n> abbiamo sbagliato i conti e adesso ne abbiamo troppo. Sono ancora imballati:',
      'della vostra consegna (DDT <delivery>) vorremmo rendere quanto segue:',
    ],
    closing: [
      'Lo riprendete? Fatemi sapere dove spedirlo e se c’è un costo.',
      'Può ritirarlo il vostro autista al prossimo giro? Mandateci anche le condizioni di reso.',
    ],
    bye: '{Grazie dell’aiuto|Cordiali saluti}\n<sign>',
  },
  pt: {
    subject: '{Devolução da encomenda <n>|Podemos devolver material?|Devolução <n>}',
    hello: '{Olá Ingrid,|Bom dia,}',
    asked: [
      'na encomenda <n> fizemos mal as contas e ficámos com material a mais. Ainda está embalado:',
      'da vossa entrega (guia <delivery>) gostaríamos de devolver o seguinte:',
    ],
    closing: [
      'Aceitam de volta? Digam-me para onde enviar e se há algum custo.',
      'O vosso motorista pode recolher na próxima volta? Enviem-nos também as condições de devolução.',
    ],
    bye: '{Obrigado pela ajuda|Cumprimentos}\n<sign>',
  },
  pl: {
    subject: '{Zwrot z zamówienia <n>|Czy możemy coś zwrócić?|Zwrot <n>}',
    hello: '{Dzień dobry Pani Ingrid,|Dzień dobry,}',
    asked: [
      'przy zamówieniu <n> źle policzyliśmy i mamy za dużo towaru. W oryginalnych opakowaniach zostały:',
      'z Państwa dostawy (WZ <delivery>) chcielibyśmy zwrócić:',
    ],
    closing: [
      'Czy przyjmą Państwo zwrot? Proszę napisać, dokąd wysłać i czy są jakieś koszty.',
      'Czy kierowca mógłby to zabrać następnym razem? Proszę też o przesłanie warunków zwrotu.',
    ],
    bye: '{Dziękuję za pomoc|Pozdrawiam}\n<sign>',
  },
  da: {
    subject: '{Retur fra ordre <n>|Kan vi sende noget tilbage?|Retur <n>}',
    hello: '{Hej Ingrid,|Godmorgen,}',
    asked: [
      'vi regnede forkert på ordre <n> og har nu mere, end vi kan bruge. Det her er stadig i original emballage:',
      'fra jeres levering (følgeseddel <delivery>) vil vi gerne returnere følgende:',
    ],
    closing: [
      'Tager I det tilbage? Sig til, hvor det skal sendes hen, og om det koster noget.',
      'Kan chaufføren tage det med på næste tur? Send også gerne jeres returbetingelser.',
    ],
    bye: '{Tak for hjælpen|Venlig hilsen}\n<sign>',
  },
};
