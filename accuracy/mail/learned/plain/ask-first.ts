import type { MailFamily } from '../../mail-family.ts';
import { everydayOrder, namesOf, oneOf, plainMail, type Said, someOf } from './desk.ts';

/** A line about which the buyer wants to be spoken to before it leaves: the order stays as printed, and somebody is told. */
export const askFirst: MailFamily = {
  name: 'plain-ask-first',
  category: 'purchase_order',
  make: (source) => {
    const order = everydayOrder(source, 2, 6);
    const [line] = someOf(source, order);
    return plainMail(source, order, {
      said: oneOf(source, wishes),
      values: namesOf(source, line),
      outcome: { isUnclear: true },
    });
  },
};

const wishes: Said = {
  en: [
    'Please call me before you send line <p>.',
    'Please do not ship line <p> (<t>) yet, I still have to check something with our workshop.',
    'I am not sure about the quantity on line <p> yet, I will let you know tomorrow.',
    'For item <a> please confirm the price first before you deliver.',
    'Do you have a cheaper alternative to the <t>? Please let me know before you ship it.',
  ],
  de: [
    'Bitte rufen Sie mich kurz an, bevor Sie Position <p> verschicken.',
    'Pos. <p> (<t>) bitte noch nicht ausliefern, da muss ich erst noch etwas mit der Werkstatt klären.',
    'Bei Pos. <p> bin ich mir mit der Menge noch nicht sicher, ich melde mich dazu morgen.',
    'Bei Artikel <a> bitte erst den Preis bestätigen und dann liefern.',
    'Haben Sie zu „<t>“ auch eine günstigere Alternative? Bitte vor dem Versand kurz Bescheid geben.',
  ],
  nl: [
    'Wilt u mij even bellen voordat u regel <p> verstuurt?',
    'Regel <p> (<t>) graag nog niet leveren, ik moet eerst nog iets met de werkplaats overleggen.',
    'Over het aantal van regel <p> ben ik nog niet zeker, dat laat ik u morgen weten.',
    'Bij artikel <a> graag eerst de prijs bevestigen en dan pas leveren.',
    'Heeft u een goedkoper alternatief voor artikel <t>? Graag even laten weten voordat u het verstuurt.',
  ],
  fr: [
    'Merci de m’appeler avant d’expédier la ligne <p>.',
    'Merci de ne pas encore livrer la ligne <p> (<t>), je dois d’abord voir avec l’atelier.',
    'J’ai encore un doute sur la quantité de la ligne <p>, je vous confirme cela demain.',
    'Pour la référence <a>, merci de confirmer d’abord le prix avant de livrer.',
    'Avez-vous une alternative moins chère à l’article « <t> » ? Merci de me le dire avant l’expédition.',
  ],
  es: [
    'Llámenme por favor antes de enviar la línea <p>.',
    'La línea <p> (<t>) no la envíen todavía, tengo que consultarlo antes con el taller.',
  ],
  it: [
    'Vi chiedo di chiamarmi prima di spedire la riga <p>.',
    'La riga <p> (<t>) non speditela ancora, devo prima verificare con l’officina.',
  ],
  pl: ['Proszę o telefon przed wysłaniem pozycji <p>.'],
};
