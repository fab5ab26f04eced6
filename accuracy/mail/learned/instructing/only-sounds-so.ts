import { lineOf, mailAbout } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { plainOrder, quantityOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Talk of lines, dates and numbers that changes nothing. */
export const onlySoundsSo: MailFamily = {
  name: 'only-sounds-like-it',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 2, 6);
    const { line, values } = lineOf(source, order);
    return mailAbout(source, order, letters[source.language], {
      values: { ...values, q: String(quantityOf(line)) },
    });
  },
};

const letters: Letters = {
  en: {
    subject: '<n>',
    body: [
      'Hello,',
      'our order <n> is attached. {Please confirm the dates of all lines.|Last time line <p> arrived short, so please count twice.|Yes, <q> for line <p> is really what we want.|Nothing has changed since we spoke, deliver it as printed.}',
      'Please put our number on the labels and change nothing without asking.',
      '<sign>',
    ],
  },
  de: {
    subject: '<n>',
    body: [
      'Hallo,',
      'unsere Bestellung <n> liegt bei. {Bitte bestätigen Sie die Termine aller Positionen.|Beim letzten Mal fehlte bei Pos. <p> etwas, also bitte zweimal zählen.|Ja, <q> bei Pos. <p> ist wirklich so gewollt.|Seit unserem Gespräch hat sich nichts geändert, bitte wie gedruckt liefern.}',
      'Unsere Nummer bitte auf die Etiketten setzen und nichts ohne Rückfrage ändern.',
      '<sign>',
    ],
  },
  nl: {
    subject: '<n>',
    body: [
      'Hallo,',
      'onze bestelling <n> zit erbij. {Graag de data van alle regels bevestigen.|De vorige keer kwam regel <p> niet compleet aan, dus tel twee keer.|Ja, <q> op regel <p> is echt de bedoeling.|Sinds ons gesprek is er niets veranderd, lever zoals het er staat.}',
      'Zet ons nummer op de etiketten en wijzig niets zonder overleg.',
      '<sign>',
    ],
  },
  fr: {
    subject: '<n>',
    body: [
      'Bonjour,',
      'notre commande <n> est jointe. {Merci de confirmer les dates de tous les postes.|La dernière fois il manquait des pièces au poste <p>, comptez donc deux fois.|Oui, <q> au poste <p>, c’est bien ce que nous voulons.|Rien n’a changé depuis notre entretien, livrez comme imprimé.}',
      'Indiquez notre numéro sur les étiquettes et ne modifiez rien sans nous demander.',
      '<sign>',
    ],
  },
  es: {
    subject: '<n>',
    body: [
      'Hola:',
      'adjunto nuestro pedido <n>. {Por favor, confirmen las fechas de todas las posiciones.|La última vez la posición <p> llegó incompleta, así que cuenten dos veces.|Sí, <q> en la posición <p> es realmente lo que queremos.|Nada ha cambiado desde que hablamos, entreguen como está impreso.}',
      'Pongan nuestro número en las etiquetas y no cambien nada sin preguntar.',
      '<sign>',
    ],
  },
  it: {
    subject: '<n>',
    body: [
      'Salve,',
      'allego il nostro ordine <n>. {Confermate per favore le date di tutte le posizioni.|L’ultima volta la posizione <p> è arrivata incompleta, quindi contate due volte.|Sì, <q> alla posizione <p> è proprio quello che vogliamo.|Da quando ci siamo sentiti non è cambiato nulla, consegnate come stampato.}',
      'Mettete il nostro numero sulle etichette e non cambiate nulla senza chiedere.',
      '<sign>',
    ],
  },
  pt: {
    subject: '<n>',
    body: [
      'Olá,',
      'segue a nossa encomenda <n>. {Confirmem por favor as datas de todas as posições.|Da última vez a posição <p> chegou incompleta, por isso contem duas vezes.|Sim, <q> na posição <p> é mesmo o que queremos.|Nada mudou desde que falámos, entreguem como está impresso.}',
      'Ponham o nosso número nas etiquetas e não alterem nada sem perguntar.',
      '<sign>',
    ],
  },
  pl: {
    subject: '<n>',
    body: [
      'Dzień dobry,',
      'w załączniku nasze zamówienie <n>. {Proszę potwierdzić terminy wszystkich pozycji.|Ostatnio pozycja <p> przyszła niepełna, proszę więc liczyć dwa razy.|Tak, <q> w pozycji <p> to naprawdę tyle, ile chcemy.|Od naszej rozmowy nic się nie zmieniło, proszę dostarczyć jak na wydruku.}',
      'Nasz numer proszę umieścić na etykietach i niczego nie zmieniać bez pytania.',
      '<sign>',
    ],
  },
  da: {
    subject: '<n>',
    body: [
      'Hej,',
      'vores ordre <n> er vedhæftet. {Bekræft venligst datoerne for alle linjer.|Sidst kom linje <p> ikke komplet, så tæl to gange.|Ja, <q> på linje <p> er virkelig det, vi vil have.|Intet er ændret, siden vi talte sammen, lever som trykt.}',
      'Sæt vores nummer på etiketterne, og ret ikke noget uden at spørge.',
      '<sign>',
    ],
  },
};
