import type { Language } from '../../../languages.ts';
import { mailAbout } from '../../kit/changed.ts';
import { houseOrder, otherQuantity, spoken } from '../../kit/house-order.ts';
import { type Letters, say } from '../../kit/letter.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** After the order was printed somebody counted again: one line gets another quantity, and one goes or comes. */
export const recountAnd: MailFamily = {
  name: 'counted-again-after-printing',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const drawn = houseOrder(source, 4, 8);
    const order = { ...drawn, lines: drawn.lines.slice(0, -1) };
    const newcomer = drawn.lines.at(-1)!;
    const [changed, gone] = random.shuffled(order.lines) as [typeof newcomer, typeof newcomer];
    const value = otherQuantity(source, changed);
    const recounted = order.lines.map((line) =>
      line === changed ? { ...line, quantity: { kind: 'whole' as const, value } } : line,
    );
    const isAdded = random.chance(0.5);
    const kept = isAdded ? recounted : recounted.filter((line) => line !== gone);
    const other = isAdded
      ? say(source, others[language].comes, { new: spoken(source, newcomer) })
      : say(source, others[language].goes, { gone: gone.description });
    return mailAbout(source, order, letters[language], {
      values: {
        changed: changed.description,
        old: String(quantityOf(changed)),
        now: String(value),
        other,
      },
      lines: [...linesOf({ lines: kept }, 'numbered'), ...(isAdded ? linesOf({ lines: [newcomer] }) : [])],
    });
  },
};

/** What else is said. */
const others: Record<Language, { goes: string; comes: string }> = {
  en: {
    goes: '{And please take off <gone>, we found some in the cellar.|You can leave <gone> off completely.}',
    comes: '{And please put <new> on as well.|We also need <new>, which I forgot to type in.}',
  },
  de: {
    goes: '{Außerdem bitte „<gone>“ streichen, davon liegt noch genug im Keller.|„<gone>“ entfällt ganz.}',
    comes:
      '{Zusätzlich bitte noch <new> mitschicken.|Vergessen hatte ich außerdem <new>, bitte mit aufnehmen.}',
  },
  nl: {
    goes: '{En <gone> mag eraf, daar lag nog van in de kelder.|<gone> hoeft helemaal niet meer.}',
    comes: '{En doe er ook <new> bij.|Verder was ik <new> vergeten, graag toevoegen.}',
  },
  fr: {
    goes: '{Merci aussi de supprimer <gone>, il en restait à la cave.|Et <gone>, vous pouvez l’enlever complètement.}',
    comes: '{Merci d’ajouter aussi <new>.|J’ai également oublié <new>, à ajouter svp.}',
  },
  es: {
    goes: '{Y quiten <gone>, que hemos encontrado en el sótano.|Además anulen la línea de <gone>.}',
    comes: '{Y añadan también <new>.|Además se me olvidó poner <new>, inclúyanlo por favor.}',
  },
  it: {
    goes: '{Inoltre togliete <gone>, in cantina ne abbiamo ancora.|<gone> invece non serve più, da eliminare.}',
    comes: '{Inoltre aggiungete <new>.|Nell’ordine manca anche questo: <new>, da aggiungere per favore.}',
  },
  pt: {
    goes: '{E retirem <gone>, que ainda encontrámos na cave.|Além disso, a linha <gone> já não é precisa, podem anular.}',
    comes: '{E acrescentem também <new>.|Esqueci-me ainda de <new>, agradeço que juntem.}',
  },
  pl: {
    goes: '{Proszę też wykreślić „<gone>”, mamy jeszcze zapas w piwnicy.|Pozycja „<gone>” jest już niepotrzebna, proszę ją usunąć.}',
    comes: '{Proszę też dopisać <new>.|Umknęło mi jeszcze jedno: <new>, proszę dodać.}',
  },
  da: {
    goes: '{Og stryg <gone>, dem fandt vi nogle af i kælderen.|<gone> skal vi slet ikke have alligevel.}',
    comes: '{Og læg også <new> ved.|Jeg havde desuden glemt <new>, det må I gerne sætte på.}',
  },
};

const letters: Letters = {
  en: {
    subject: '{Order|PO} <n> – please read',
    body: [
      'Hi,',
      'order attached, but we did a recount after it was printed: <changed> should be <now>, not <old>. <other>',
      '{Saves me sending a new PDF. Thanks!|The rest stays as it is.}',
      '<sign>',
    ],
  },
  de: {
    subject: '{Bestellung|Auftrag} <n> – bitte Hinweis beachten',
    body: [
      'Guten Tag,',
      'unsere Bestellung hängt an. Nach dem Ausdruck wurde allerdings noch einmal gezählt: in der Zeile „<changed>“ müssen es <now> statt <old> sein. <other>',
      '{Dann muss ich kein neues PDF erzeugen, danke.|Alles andere bleibt wie gedruckt.}',
      'Freundliche Grüße\n<sign>',
    ],
  },
  nl: {
    subject: '{Bestelling|Order} <n> – let op',
    body: [
      'Hoi,',
      'bijgaand onze bestelling. We hebben na het printen nog eens geteld: <changed> moet <now> worden in plaats van <old>. <other>',
      '{Scheelt me weer een nieuwe pdf, dank!|Verder klopt alles.}',
      'Groetjes\n<sign>',
    ],
  },
  fr: {
    subject: '{Commande|Bon de commande} <n> – à lire svp',
    body: [
      'Bonjour,',
      'ci-joint notre commande. Nous avons recompté après l’impression : pour <changed>, c’est <now> au lieu de <old>. <other>',
      '{Cela m’évite de refaire le bon, merci.|Le reste ne change pas.}',
      'Cordialement,\n<sign>',
    ],
  },
  es: {
    subject: 'Pedido <n> – {ojo al correo|léase por favor}',
    body: [
      'Hola:',
      'adjunto el pedido. Después de imprimirlo hemos vuelto a contar: de <changed> necesitamos <now> en lugar de <old>. <other>',
      '{Así no tengo que rehacer el PDF, gracias.|Lo demás queda igual.}',
      'Saludos\n<sign>',
    ],
  },
  it: {
    subject: 'Ordine <n> – {leggere per favore|attenzione}',
    body: [
      'Buongiorno,',
      'allego l’ordine. Dopo averlo stampato abbiamo ricontato: per <changed> ne servono <now> anziché <old>. <other>',
      '{Così evito di rifare il PDF, grazie.|Il resto rimane invariato.}',
      'Saluti\n<sign>',
    ],
  },
  pt: {
    subject: 'Encomenda <n> – {ler por favor|atenção}',
    body: [
      'Bom dia,',
      'segue a encomenda em anexo. Depois de impressa voltámos a contar: <changed> passa a <now> em vez de <old>. <other>',
      '{Assim não tenho de fazer outro PDF.|O resto mantém-se.}',
      'Cumprimentos\n<sign>',
    ],
  },
  pl: {
    subject: 'Zamówienie <n> – {proszę przeczytać|uwaga}',
    body: [
      'Dzień dobry,',
      'w załączniku zamówienie. Po wydruku przeliczyliśmy jeszcze raz: w pozycji „<changed>” ma być <now> zamiast <old>. <other>',
      '{Dzięki temu nie muszę robić nowego PDF-a.|Reszta bez zmian.}',
      'Pozdrawiam\n<sign>',
    ],
  },
  da: {
    subject: 'Ordre <n> – {læs lige her|bemærk}',
    body: [
      'Hej,',
      'ordren er vedhæftet, men vi talte op igen, efter den var skrevet ud: <changed> skal være <now> i stedet for <old>. <other>',
      '{Så slipper jeg for at lave en ny pdf, tak.|Resten er, som det står.}',
      'Venlig hilsen\n<sign>',
    ],
  },
};
