import { changing } from './changing.ts';

/** Another order number than the printed one. */
export const otherNumber = changing('counter-other-number', {
  en: [
    'Please use <m> as our order number, not <n>.',
    'The PO number changed when we saved the document again. It is now <m>.',
    { said: 'Two digits got swapped in the number on the PDF. <m> is the right one.', number: 'swapped' },
    'Accounts need to see <m> on the confirmation, delivery note and invoice instead of <n>.',
    'Our order ref. is <m>. The one printed on the document belongs to another job.',
    'Cost centre as printed, but our order number has to be <m> instead of <n>.',
    'Kindly book this under PO <m>, since <n> has already been used for something else.',
    'PO number to be quoted: <m> (replaces <n>).',
  ],
  de: [
    'Bitte verwenden Sie <m> als unsere Bestellnummer, nicht <n>.',
    'Beim erneuten Speichern hat sich die Bestellnummer geändert. Sie lautet jetzt <m>.',
    { said: 'In der Nummer auf dem PDF sind zwei Ziffern vertauscht. Richtig ist <m>.', number: 'swapped' },
    'Unsere Buchhaltung braucht auf AB, Lieferschein und Rechnung die <m> statt der <n>.',
    'Unser Bestellzeichen ist <m>. Das aufgedruckte gehört zu einem anderen Auftrag.',
    'Kostenstelle bleibt wie gedruckt, die Bestellnummer muss aber <m> heißen und nicht <n>.',
    'Bitte unter <m> erfassen, da die <n> schon für etwas anderes vergeben ist.',
    'Anzugebende Bestellnummer: <m> (ersetzt <n>).',
  ],
  nl: [
    'Graag <m> als ons ordernummer gebruiken en niet <n>.',
    'Bij het opnieuw opslaan is het ordernummer veranderd. Het is nu <m>.',
    {
      said: 'In het nummer op de pdf zijn twee cijfers omgewisseld. <m> is het juiste.',
      number: 'swapped',
    },
    'Onze boekhouding wil op bevestiging, pakbon en factuur <m> zien in plaats van <n>.',
    'Onze orderreferentie is <m>. De referentie op het document hoort bij een andere klus.',
    'Kostenplaats zoals gedrukt, maar het bestelnummer moet <m> zijn in plaats van <n>.',
    'Wilt u dit inboeken onder <m>? Nummer <n> is al voor iets anders gebruikt.',
    'Te vermelden bestelnummer: <m> (vervangt <n>).',
  ],
  fr: [
    'Merci d’utiliser <m> comme numéro de commande et non <n>.',
    'Le numéro de commande a changé à l’enregistrement. C’est maintenant <m>.',
    {
      said: 'Deux chiffres sont inversés dans le numéro du PDF. Le bon est <m>.',
      number: 'swapped',
    },
    'Notre comptabilité doit retrouver <m> sur l’AR, le BL et la facture au lieu de <n>.',
    'Notre référence de commande est <m>. Celle qui est imprimée appartient à un autre chantier.',
    'Le centre de coûts reste tel quel, mais le numéro de commande doit être <m> au lieu de <n>.',
    'Veuillez enregistrer ceci sous le numéro <m>, le <n> ayant déjà servi pour autre chose.',
    'N° de commande à rappeler : <m> (remplace <n>).',
  ],
  es: [
    'Usen por favor <m> como nuestro número de pedido y no <n>.',
    'Al volver a guardar el documento ha cambiado el número de pedido. Ahora es <m>.',
    { said: 'En el número del PDF hay dos cifras bailadas. El bueno es <m>.', number: 'swapped' },
    'Contabilidad necesita ver <m> en la confirmación, el albarán y la factura en lugar de <n>.',
    'Nuestra referencia de pedido es <m>. La que está impresa corresponde a otra obra.',
    'N.º de pedido que deben indicar: <m> (sustituye a <n>).',
  ],
  it: [
    'Usate per favore <m> come nostro numero d’ordine e non <n>.',
    'Salvando di nuovo il documento il numero d’ordine è cambiato. Adesso è <m>.',
    { said: 'Nel numero sul pdf ci sono due cifre invertite. Quello giusto è <m>.', number: 'swapped' },
    'La contabilità deve trovare <m> su conferma, bolla e fattura al posto di <n>.',
    'Il nostro riferimento d’ordine è <m>. Quello stampato appartiene a un altro lavoro.',
    'Numero d’ordine da indicare: <m> (sostituisce <n>).',
  ],
  pt: [
    'Usem por favor <m> como nosso número de encomenda e não <n>.',
    { said: 'No número do PDF há dois algarismos trocados. O certo é <m>.', number: 'swapped' },
    'N.º de encomenda a indicar: <m> (substitui <n>).',
  ],
  pl: [
    'Proszę używać <m> jako naszego numeru zamówienia, a nie <n>.',
    { said: 'W numerze na PDF przestawiono dwie cyfry. Prawidłowy to <m>.', number: 'swapped' },
    'Numer zamówienia do podania: <m> (zastępuje <n>).',
  ],
  da: [
    'Brug venligst <m> som vores ordrenummer og ikke <n>.',
    { said: 'To cifre er byttet om i nummeret på pdf’en. <m> er det rigtige.', number: 'swapped' },
    'Ordrenummer, der skal anføres: <m> (erstatter <n>).',
  ],
});
