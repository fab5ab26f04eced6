import { changing } from './changing.ts';

/** Another order number than the printed one. */
export const ourReference = changing('frontdesk-our-reference', {
  en: [
    'Please book it under order number <m>, the printed one is wrong.',
    'Our PO no. for this is <m> and not <n>. Sorry!',
    'Finance have renumbered everything, so <n> is now <m>.',
    { subject: 'Order <m> (the PDF still says <n>)' },
    'Order number on the PDF is last year’s. Correct number: <m>.',
    'Kindly replace our reference <n> by <m> in all your papers.',
    { said: 'I mistyped our order number, it’s <m>. Two digits the wrong way round.', number: 'swapped' },
    'pls use PO <m> for this one, <n> has already been used up for the towels in May',
    'My colleague Tess made out the form and gave it a number that doesn’t exist here. You’ll have to quote <m> as our purchase order number, or the invoice will bounce.',
    { subject: 'Correction of our order number', said: 'It reads <n> on the document but must be <m>.' },
    'Our order number has changed from <n> to <m>, all the rest is unchanged.',
  ],
  de: [
    'Bitte unter der Bestellnummer <m> erfassen, die gedruckte ist falsch.',
    'Unsere Bestell-Nr. hierfür ist <m> und nicht <n>. Sorry!',
    'Die Buchhaltung hat alles umnummeriert, aus <n> ist jetzt <m> geworden.',
    { subject: 'Bestellung <m> (im PDF steht noch <n>)' },
    'Die Bestellnummer im PDF ist die vom letzten Jahr. Richtige Nummer: <m>.',
    'Bitte ersetzen Sie unser Zeichen <n> in allen Papieren durch <m>.',
    {
      said: 'Ich habe mich bei unserer Bestellnummer vertippt, es ist die <m>. Zwei Ziffern verdreht.',
      number: 'swapped',
    },
    'bitte bestellnr. <m> für diese hier nehmen, <n> ist schon für die handtücher im mai weg',
    'Meine Kollegin Tessa hat das Formular ausgefüllt und eine Nummer vergeben, die es bei uns gar nicht gibt. Sie müssten als unsere Bestellnummer <m> angeben, sonst kommt die Rechnung zurück.',
    {
      subject: 'Korrektur unserer Bestellnummer',
      said: 'Auf dem Beleg steht <n>, es muss aber <m> heißen.',
    },
    'Unsere Bestellnummer hat sich von <n> auf <m> geändert, alles andere bleibt gleich.',
  ],
  nl: [
    'Graag inboeken onder ordernummer <m>, het gedrukte nummer klopt niet.',
    'Ons bestelnr. hiervoor is <m> en niet <n>. Sorry!',
    'De boekhouding heeft alles omgenummerd, <n> is nu <m> geworden.',
    { subject: 'Bestelling <m> (in de pdf staat nog <n>)' },
    'Het ordernummer in de pdf is dat van vorig jaar. Juiste nummer: <m>.',
    'Wilt u onze referentie <n> in alle stukken vervangen door <m>?',
    {
      said: 'Ik heb een tikfout gemaakt in ons ordernummer, het is <m>. Twee cijfers omgedraaid.',
      number: 'swapped',
    },
    'svp ordernr <m> gebruiken voor deze, <n> is in mei al op de handdoeken gegaan',
    'Mijn collega Tessa heeft het formulier ingevuld en er een nummer aan gegeven dat bij ons niet bestaat. U moet <m> als ons inkoopnummer vermelden, anders komt de factuur terug.',
    {
      subject: 'Correctie van ons ordernummer',
      said: 'Op het document staat <n>, maar het moet <m> zijn.',
    },
    'Ons ordernummer is gewijzigd van <n> in <m>, al het andere blijft gelijk.',
  ],
  fr: [
    'Merci d’enregistrer sous le numéro de commande <m>, celui qui est imprimé est faux.',
    'Notre n° de commande est <m> et non <n>. Désolée !',
    'La compta a tout renuméroté : la <n> est devenue la <m>.',
    { subject: 'Commande <m> (le PDF indique encore <n>)' },
    'Le numéro de commande du PDF est celui de l’an dernier. Le bon numéro : <m>.',
    'Veuillez remplacer notre référence <n> par <m> sur tous vos documents.',
    {
      said: 'Je me suis trompée en tapant notre numéro de commande, c’est <m>. Deux chiffres inversés.',
      number: 'swapped',
    },
    'svp prenez le n° de commande <m> pour celle-ci, <n> est déjà parti pour les serviettes en mai',
    'Ma collègue Thérèse a rempli le formulaire avec un numéro qui n’existe pas chez nous. Il faudra indiquer <m> comme numéro de commande, sinon la facture sera rejetée.',
    {
      subject: 'Correction de notre numéro de commande',
      said: 'Le document porte <n>, mais c’est <m> qu’il faut lire.',
    },
    'Notre numéro de commande passe de <n> à <m>, tout le reste est inchangé.',
  ],
  es: [
    'Nuestro n.º de pedido es <m> y no <n>. ¡Perdón!',
    'El número de pedido del PDF es el del año pasado. El correcto: <m>.',
    { subject: 'Pedido <m> (el PDF todavía dice <n>)' },
    'Sustituyan nuestra referencia <n> por <m> en todos los documentos.',
  ],
  it: [
    'Il nostro n. d’ordine è <m> e non <n>. Scusate!',
    'Il numero d’ordine del pdf è quello dell’anno scorso. Numero giusto: <m>.',
    { subject: 'Ordine <m> (nel pdf c’è ancora <n>)' },
  ],
  pt: [
    'O nosso n.º de encomenda é <m> e não <n>. Desculpem!',
    'O número de encomenda do PDF é o do ano passado. O correto: <m>.',
    { subject: 'Encomenda <m> (o PDF ainda diz <n>)' },
  ],
  pl: [
    'Nasz numer zamówienia to <m>, a nie <n>. Przepraszam!',
    'Numer zamówienia w PDF jest zeszłoroczny. Właściwy numer: <m>.',
    { subject: 'Zamówienie <m> (w PDF jest jeszcze <n>)' },
  ],
  da: [
    'Vores ordrenummer er <m> og ikke <n>. Beklager!',
    'Ordrenummeret i pdf’en er fra sidste år. Det rigtige nummer: <m>.',
    { subject: 'Bestilling <m> (i pdf’en står der stadig <n>)' },
  ],
});
