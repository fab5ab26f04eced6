import { changing } from './changing.ts';

/** Articles that are not on the paper and come on top. */
export const oneMoreArticle = changing('counter-one-more-article', {
  en: [
    'Please also add <extra> to this order.',
    'One thing didn’t make it onto the PO: <xq> <xu> of <x>, your item no. <xa>.',
    'Could you put <xq> x <xa> (<x>) in the same shipment?',
    'We forgot two things, namely <extra> and <extra2>. Please supply them together with the rest.',
    'Additional line for <n>: art. <xa>, <x>, qty <xq>.',
    'The workshop has just phoned, they’re out of <x> too. Send <xq> <xu> along, article <xa>.',
    'On top of what the PDF lists we need:\n<extra>\n<extra2>',
  ],
  de: [
    'Bitte nehmen Sie noch <extra> mit in den Auftrag auf.',
    'Eins hat es nicht mehr auf die Bestellung geschafft: <xq> <xu> <x>, Ihre Art.-Nr. <xa>.',
    'Könnt ihr <xq> x <xa> (<x>) gleich mit einpacken?',
    'Zwei Sachen haben wir vergessen, nämlich <extra> und <extra2>. Bitte mit dem Rest zusammen liefern.',
    'Zusätzliche Position zu <n>: Art. <xa>, <x>, Menge <xq>.',
    'Gerade ruft die Werkstatt an, „<x>“ ist auch alle. Schicken Sie <xq> <xu> mit, Artikel <xa>.',
    'Zusätzlich zu dem, was im PDF steht, brauchen wir:\n<extra>\n<extra2>',
  ],
  nl: [
    'Wilt u aan deze bestelling nog <extra> toevoegen?',
    'Eén ding stond nog niet op de order: <xq> <xu> <x>, uw artikelnr. <xa>.',
    'Kunnen jullie <xq> x <xa> (<x>) in dezelfde zending meesturen?',
    'We zijn twee dingen vergeten, namelijk <extra> en <extra2>. Graag samen met de rest leveren.',
    'Extra regel bij <n>: art. <xa>, <x>, aantal <xq>.',
    'Net belde de werkplaats, <x> is daar ook op. Stuur er <xq> <xu> van mee, artikel <xa>.',
    'Bovenop wat in de pdf staat hebben we nodig:\n<extra>\n<extra2>',
  ],
  fr: [
    'Merci d’ajouter également <extra> à cette commande.',
    'Il manque une chose sur le bon : <xq> <xu> de « <x> », votre référence <xa>.',
    'Pouvez-vous glisser <xq> x <xa> (<x>) dans le même envoi ?',
    'Nous avons oublié deux articles, à savoir <extra> et <extra2>. À livrer avec le reste, merci.',
    'Ligne supplémentaire pour <n> : réf. <xa>, <x>, quantité <xq>.',
    'L’atelier vient d’appeler, ils n’ont plus non plus de « <x> ». Envoyez-en <xq> <xu> en même temps, article <xa>.',
    'En plus de ce qui figure dans le PDF, il nous faut :\n<extra>\n<extra2>',
  ],
  es: [
    'Por favor, añadan también <extra> a este pedido.',
    'Se ha quedado una cosa fuera del pedido: <xq> <xu> de «<x>», su referencia <xa>.',
    '¿Pueden meter <xq> x <xa> (<x>) en el mismo envío?',
    'Nos hemos olvidado de dos cosas: <extra> y <extra2>. Sírvanlas junto con lo demás.',
    'Línea adicional para el <n>: ref. <xa>, <x>, cantidad <xq>.',
    'Además de lo que figura en el PDF necesitamos:\n<extra>\n<extra2>',
  ],
  it: [
    'Aggiungete per favore anche <extra> a questo ordine.',
    'Una cosa è rimasta fuori dall’ordine: <xq> <xu> di «<x>», vostro codice <xa>.',
    'Riuscite a mettere <xq> x <xa> (<x>) nella stessa spedizione?',
    'Abbiamo dimenticato due cose, cioè <extra> e <extra2>. Fornitele insieme al resto.',
    'Riga aggiuntiva per <n>: art. <xa>, <x>, quantità <xq>.',
    'Oltre a quanto riportato nel pdf ci servono:\n<extra>\n<extra2>',
  ],
  pt: [
    'Por favor, acrescentem também <extra> a esta encomenda.',
    'Linha adicional para a <n>: ref. <xa>, <x>, quantidade <xq>.',
    'Além do que está no PDF precisamos de:\n<extra>\n<extra2>',
  ],
  pl: [
    'Proszę dopisać do tego zamówienia jeszcze <extra>.',
    'Dodatkowa pozycja do <n>: indeks <xa>, <x>, ilość <xq>.',
    'Oprócz tego, co jest w PDF, potrzebujemy:\n<extra>\n<extra2>',
  ],
  da: [
    'I må også gerne lægge <extra> til denne ordre.',
    'Ekstra linje til <n>: varenr. <xa>, <x>, antal <xq>.',
    'Ud over det, der står i pdf’en, skal vi bruge:\n<extra>\n<extra2>',
  ],
});
