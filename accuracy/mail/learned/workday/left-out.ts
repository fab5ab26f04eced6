import { changing } from '../../held-out/workday/changing.ts';

/** A line of the paper that is not wanted after all. */
export const leftOut = changing('workday-left-out', {
  en: [
    'Turns out we had a box of <t2> in the van all along. Take it off, will you, the others we do need.',
    'No line <p2> please.',
    { said: 'You can forget the bottom line, that was for a job we lost.', out: 'last' },
    'Article <a2> is not to be supplied with this order as it has been procured elsewhere.',
    'On our PO <n> there’s <q2> of <t2> too many, as in: none are wanted. The remaining lines are right.',
    'I’d be grateful if you would leave out position <p2>, which was carried over from our previous order by our system.',
  ],
  de: [
    'Jetzt lag doch noch ein Karton „<t2>“ im Bulli. Den Posten also streichen, den Rest brauchen wir.',
    'Ohne Pos. <p2>, danke.',
    { said: 'Die unterste Zeile könnt ihr vergessen, der Auftrag dafür ist geplatzt.', out: 'last' },
    'Artikel <a2> wird nicht benötigt, da er bereits anderweitig beschafft wurde.',
    'Aus der <n> entfällt „<t2>“ ersatzlos, die übrigen Zeilen gelten.',
    'Ich wäre Ihnen dankbar, wenn Sie Zeile <p2> nicht mit ausführen würden, unser System hat sie aus dem alten Auftrag übernommen.',
  ],
  nl: [
    'Er blijkt toch nog een doos <t2> in de bus te liggen. Haal die er dus maar af, de rest is wel nodig.',
    'Zonder regel <p2> graag.',
    { said: 'De onderste regel mag je vergeten, die klus gaat niet door.', out: 'last' },
    'Artikel <a2> hoeft niet geleverd te worden, dat is inmiddels elders ingekocht.',
    'Van order <n> komt <t2> te vervallen, de overige regels blijven staan.',
    'Ik zou het op prijs stellen als u positie <p2> weglaat, ons systeem heeft die uit de vorige bestelling overgenomen.',
  ],
  fr: [
    'On avait encore un carton de ça dans la camionnette, donc pas de « <t2> » cette fois, mais tout le reste oui.',
    'Sans le poste <p2> svp.',
    { said: 'Oubliez la ligne du bas, c’était pour un chantier qu’on n’a pas eu.', out: 'last' },
    'La référence <a2> n’est plus à fournir, elle a été achetée ailleurs entre-temps.',
    'Dans la commande <n>, l’article « <t2> » est supprimé ; les autres lignes sont maintenues.',
    'Je vous saurais gré de ne pas tenir compte du poste <p2>, que notre logiciel a repris de la commande précédente.',
  ],
  es: [
    'Resulta que había una caja en la furgoneta: «<t2>» fuera, lo demás sí que lo necesitamos.',
    'Sin la pos. <p2>, gracias.',
    { said: 'De la línea de abajo del todo olvidaos, era para una obra que no nos han dado.', out: 'last' },
    'La referencia <a2> no debe suministrarse, ya que se ha comprado por otra vía.',
    'Del pedido <n> se elimina «<t2>»; las demás líneas siguen en pie.',
    'Le agradecería que no tuviera en cuenta la posición <p2>, nuestro programa la ha arrastrado del pedido anterior.',
  ],
  it: [
    'È saltata fuori una scatola di <t2> nel furgone, quindi quella voce toglietela. Il resto invece serve.',
    'Senza la pos. <p2>, grazie.',
    {
      said: 'L’ultima riga in fondo lasciatela perdere, era per un lavoro che non abbiamo preso.',
      out: 'last',
    },
    'Il codice <a2> non va fornito, essendo già stato acquistato altrove.',
    'Dall’ordine <n> viene eliminato «<t2>»; le altre righe restano valide.',
    'Le sarei grata se non considerasse la posizione <p2>, che il gestionale ha ripreso dal vecchio ordine.',
  ],
  pt: [
    'Afinal havia uma caixa de <t2> na carrinha, portanto isso fica de fora. O resto é mesmo preciso.',
    'Sem a pos. <p2>, obrigado.',
    { said: 'A linha do fundo podem esquecer, era para uma obra que não ganhámos.', out: 'last' },
    'A referência <a2> não deve ser fornecida, por já ter sido comprada noutro lado.',
    'Da encomenda <n> é retirado o artigo «<t2>»; as restantes linhas mantêm-se.',
  ],
  pl: [
    'Okazało się, że karton „<t2>” leży jeszcze w busie. To proszę wykreślić, reszta jest potrzebna.',
    'Bez poz. <p2>, dzięki.',
    { said: 'O ostatniej pozycji na dole proszę zapomnieć, nie dostaliśmy tej roboty.', out: 'last' },
    'Indeksu <a2> nie należy dostarczać, został już kupiony gdzie indziej.',
    'Z zamówienia <n> wypada „<t2>”, pozostałe pozycje są aktualne.',
    'Będę wdzięczna za pominięcie pozycji <p2>, system przeniósł ją z poprzedniego zamówienia.',
  ],
  da: [
    'Det viser sig, at der lå en kasse <t2> i varevognen. Den post udgår altså, resten skal vi bruge.',
    'Uden linje <p2>, tak.',
    { said: 'Den nederste linje kan I glemme, den opgave fik vi ikke.', out: 'last' },
    'Varenr. <a2> skal ikke leveres, da det er købt et andet sted.',
    'Fra ordre <n> udgår <t2>; de øvrige linjer står ved magt.',
  ],
});
