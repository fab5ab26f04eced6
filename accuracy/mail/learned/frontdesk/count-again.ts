import { changing } from './changing.ts';

/** A line in another quantity, whichever way it is named. */
export const countAgain = changing('frontdesk-count-again', {
  en: [
    'Line <p>: <now> please, not <q>.',
    { said: 'On the first item we’d like <now> instead of <q>, if that’s alright.', line: 'first' },
    'The <t> should be <now> <u>. Kitchen counted again this morning.',
    { said: 'Could you add another <by> to article <a>? That would make it <now>.', count: 'more' },
    {
      said: 'I’ve been told off by our accountant: <q> of the <t> is too much, so please send <now> only.',
      count: 'fewer',
    },
    'Please change the quantity of <a> from <q> to <now>.',
    { subject: 'Order <n>: item <p> now <now> instead of <q>' },
    'can we have <spelled> of the <nth> line rather than <q>, thanks a lot',
    {
      said: 'With the two coach parties coming in we’ll get through twice as much. So double the quantity of <t>, please.',
      count: 'double',
    },
    { said: 'Last line is wrong, make that <now>.', line: 'last' },
    { said: 'Half of the <t> will do. <now> in other words.', count: 'half' },
    {
      said: 'Somebody’s finger stayed on the zero: item <p> isn’t <q>, it’s <now>!',
      count: 'tenth',
    },
    'Correction by the ward sister, <t> (<a>), new qty <now>. The prices can stay as they are.',
    {
      subject: 'PO <n> - different quantity',
      said: 'Position <p> has to read <now> <u>.',
    },
  ],
  de: [
    'Pos. <p>: bitte <now> und nicht <q>.',
    { said: 'Beim ersten Artikel hätten wir gern <now> statt <q>, wenn’s recht ist.', line: 'first' },
    'Bei „<t>“ sollen es <now> <u> sein. Die Küche hat heute früh noch mal gezählt.',
    { said: 'Könnten Sie bei Artikel <a> noch <by> drauflegen? Wären dann <now>.', count: 'more' },
    {
      said: 'Unsere Buchhaltung hat geschimpft: <q> bei „<t>“ ist zu viel, schicken Sie also bitte nur <now>.',
      count: 'fewer',
    },
    'Bitte ändern Sie die Menge von <a> von <q> auf <now>.',
    { subject: 'Bestellung <n>: Pos. <p> jetzt <now> statt <q>' },
    'für die <nth> zeile bitte <spelled> anstatt <q>, danke schön',
    {
      said: 'Weil zwei Busgruppen kommen, verbrauchen wir doppelt so viel. Verdoppeln Sie also bitte die Menge bei „<t>“.',
      count: 'double',
    },
    { said: 'Letzte Zeile ist falsch, machen Sie <now> draus.', line: 'last' },
    { said: 'Von „<t>“ reicht die Hälfte, also <now>.', count: 'half' },
    {
      said: 'Da ist jemand auf der Null hängen geblieben: Pos. <p> sind nicht <q>, sondern <now>!',
      count: 'tenth',
    },
    'Korrektur der Stationsleitung, „<t>“ (<a>), neue Menge <now>. Die Preise bleiben.',
    { subject: 'Bestellung <n> - andere Menge', said: 'Auf Position <p> müssen <now> <u> stehen.' },
  ],
  nl: [
    'Regel <p>: graag <now> en niet <q>.',
    { said: 'Van het eerste artikel willen we graag <now> in plaats van <q>, als dat mag.', line: 'first' },
    'Bij <t> moeten het <now> <u> worden. De keuken heeft vanmorgen nog eens geteld.',
    { said: 'Kunt u bij artikel <a> er nog <by> bij doen? Dan komen we op <now>.', count: 'more' },
    {
      said: 'Onze boekhouder was niet blij: <q> is te veel voor <t>, dus stuur er maar <now>.',
      count: 'fewer',
    },
    'Wilt u het aantal van <a> wijzigen van <q> naar <now>?',
    { subject: 'Order <n>: regel <p> nu <now> ipv <q>' },
    'voor de <nth> regel graag <spelled> in plaats van <q>, alvast bedankt',
    {
      said: 'Er komen twee bussen met gasten, dus er gaat dubbel zoveel doorheen. Verdubbel het aantal van <t> daarom maar.',
      count: 'double',
    },
    { said: 'Laatste regel klopt niet, maak daar <now> van.', line: 'last' },
    { said: 'Van <t> is de helft genoeg. <now> dus.', count: 'half' },
    {
      said: 'Daar is iemand op de nul blijven hangen: regel <p> is geen <q> maar <now>!',
      count: 'tenth',
    },
    'Correctie van het afdelingshoofd, <t> (<a>), nieuw aantal <now>. De prijzen blijven hetzelfde.',
    { subject: 'Order <n> - ander aantal', said: 'Op positie <p> moet <now> <u> staan.' },
  ],
  fr: [
    'Ligne <p> : <now> svp, pas <q>.',
    {
      said: 'Pour le premier article, nous aimerions <now> au lieu de <q>, si possible pour vous.',
      line: 'first',
    },
    'Pour « <t> », il faut <now> <u>. La cuisine a recompté ce matin.',
    { said: 'Pourriez-vous en rajouter <by> pour l’article <a> ? Cela fera <now>.', count: 'more' },
    {
      said: 'Notre comptable m’a grondée : <q> pour « <t> », c’est trop, n’en envoyez donc que <now>.',
      count: 'fewer',
    },
    'Veuillez modifier la quantité de <a> : <now> et non plus <q>.',
    { subject: 'Commande <n> : poste <p>, <now> au lieu de <q>' },
    'pour la <nth> ligne mettez-en <spelled> plutôt que <q>, merci bien',
    {
      said: 'Avec les deux cars qui arrivent, on va en consommer deux fois plus. Doublez donc la quantité de « <t> ».',
      count: 'double',
    },
    { said: 'La dernière ligne est fausse, mettez <now>.', line: 'last' },
    { said: 'La moitié suffira pour « <t> ». Soit <now>.', count: 'half' },
    {
      said: 'Un zéro de trop au poste <p> : ce n’est pas <q> mais <now> !',
      count: 'tenth',
    },
    'Correction de la cadre de santé, « <t> » (<a>), nouvelle quantité <now>. Les prix ne bougent pas.',
    { subject: 'Commande <n> - autre quantité', said: 'Au poste <p>, il faut lire <now> <u>.' },
  ],
  es: [
    'Línea <p>: <now>, por favor, y no <q>.',
    { said: 'Del primer artículo querríamos <now> en lugar de <q>.', line: 'first' },
    'Cambien la cantidad de <a> de <q> a <now>.',
    { subject: 'Pedido <n>: posición <p> ahora <now> en vez de <q>' },
  ],
  it: [
    'Riga <p>: <now> per favore, non <q>.',
    { said: 'Del primo articolo ne vorremmo <now> invece di <q>.', line: 'first' },
    'Cambiate la quantità di <a> da <q> a <now>.',
    { subject: 'Ordine <n>: posizione <p> ora <now> anziché <q>' },
  ],
  pt: [
    'Linha <p>: <now> por favor, e não <q>.',
    { said: 'Do primeiro artigo queríamos <now> em vez de <q>.', line: 'first' },
    'Alterem a quantidade de <a> de <q> para <now>.',
  ],
  pl: [
    'Pozycja <p>: proszę <now>, a nie <q>.',
    'Proszę zmienić ilość artykułu <a> z <q> na <now>.',
    { subject: 'Zamówienie <n>: pozycja <p> teraz <now> zamiast <q>' },
  ],
  da: [
    'Linje <p>: <now> tak, ikke <q>.',
    { said: 'Af den første vare vil vi gerne have <now> i stedet for <q>.', line: 'first' },
    'Ret antallet af <a> fra <q> til <now>.',
    { subject: 'Ordre <n>: linje <p> nu <now> i stedet for <q>' },
  ],
});
