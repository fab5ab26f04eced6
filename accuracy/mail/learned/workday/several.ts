import { changing } from '../../held-out/workday/changing.ts';

/** Two or three changes in one mail: listed, or in one long sentence. */
export const severalChanges = changing('workday-several-changes', {
  en: [
    'Three points on this one:\n1. line <p> becomes <now>\n2. line <p2> drops out\n3. we’d like it on <d>',
    'I should mention that <t> has gone to <now>, that nobody here wants the <t2> any longer and that, our yard being shut, it all has to go to <street>, <town>.',
    'Use <m> as order number, <n> is taken. And please put <extra> on as well.',
    'a) <a>: <now> not <q>\nb) delivery <d>\nrest ok',
    {
      said: 'First line up by <by> to <now>, last line off. That’s it.',
      line: 'first',
      out: 'last',
      count: 'more',
    },
  ],
  de: [
    'Drei Punkte dazu:\n1. Pos. <p> wird <now>\n2. Pos. <p2> fällt weg\n3. Lieferung hätten wir gern am <d>',
    'Vielleicht noch zur Info, dass es bei „<t>“ inzwischen <now> sind, dass „<t2>“ hier keiner mehr haben will und dass das Ganze, weil unser Hof gesperrt ist, an folgende Anschrift muss: <street>, <town>.',
    'Als Bestellnummer nehmen Sie bitte <m>, die <n> ist vergeben. Und <extra> bitte noch mit aufnehmen.',
    'a) <a>: <now> statt <q>\nb) Termin <d>\nRest ok',
    {
      said: 'Erste Zeile um <by> rauf auf <now>, letzte Zeile weg. Das war’s.',
      line: 'first',
      out: 'last',
      count: 'more',
    },
  ],
  nl: [
    'Drie puntjes:\n1. regel <p> wordt <now>\n2. regel <p2> vervalt\n3. levering graag op <d>',
    'Ik moet nog zeggen dat het van <t> er <now> zijn geworden, dat niemand hier de <t2> nog hoeft en dat alles, omdat ons terrein dicht is, naar <street>, <town> moet.',
    'Neem als ordernummer <m>, <n> is al in gebruik. En graag nog <extra> erbij.',
    'a) <a>: <now> ipv <q>\nb) leverdatum <d>\nrest ok',
    {
      said: 'Eerste regel <by> omhoog naar <now>, laatste regel eraf. Dat was het.',
      line: 'first',
      out: 'last',
      count: 'more',
    },
  ],
  fr: [
    'Trois remarques :\n1. poste <p> : <now>\n2. poste <p2> supprimé\n3. livraison souhaitée le <d>',
    'Il faut que je vous dise que « <t> » est passé à <now>, que plus personne ici ne veut de « <t2> » et que, notre cour étant fermée, tout doit aller à cette adresse : <street>, <town>.',
    'Comme numéro de commande prenez <m>, le <n> est déjà pris. Et il faudrait y rajouter <extra>.',
    'a) <a> : <now> et pas <q>\nb) livraison <d>\nle reste ok',
    {
      said: 'Première ligne +<by>, donc <now>, dernière ligne à enlever. C’est tout.',
      line: 'first',
      out: 'last',
      count: 'more',
    },
  ],
  es: [
    'Tres cosas:\n1. la posición <p> pasa a <now>\n2. la posición <p2> se quita\n3. la entrega, el <d>',
    'Les comento que de «<t>» al final son <now>, que «<t2>» ya no lo quiere nadie aquí y que, como tenemos el patio cerrado, hay que llevarlo todo a <street>, <town>.',
    'Como número de pedido usen el <m>, el <n> está cogido. Y habría que añadir <extra>.',
    'a) <a>: <now>, no <q>\nb) entrega <d>\nlo demás ok',
    {
      said: 'Primera línea, <by> más, o sea <now>; última línea fuera. Nada más.',
      line: 'first',
      out: 'last',
      count: 'more',
    },
  ],
  it: [
    'Tre cose:\n1. la pos. <p> diventa <now>\n2. la pos. <p2> salta\n3. consegna il <d>',
    'Vi segnalo che per «<t>» siamo passati a <now>, che «<t2>» qui non lo vuole più nessuno e che, avendo il piazzale chiuso, va portato tutto in <street>, <town>.',
    'Come numero d’ordine usate <m>, il <n> è già occupato. E aggiungete anche <extra>.',
    'a) <a>: <now> e non <q>\nb) consegna <d>\nresto ok',
    {
      said: 'Prima riga <by> in più, cioè <now>, ultima riga via. Tutto qui.',
      line: 'first',
      out: 'last',
      count: 'more',
    },
  ],
  pt: [
    'Três pontos:\n1. a posição <p> passa a <now>\n2. a posição <p2> sai\n3. entrega a <d>',
    'Devo dizer que de «<t>» passaram a ser <now>, que «<t2>» já ninguém quer aqui e que, como temos o pátio fechado, tem de ir tudo para <street>, <town>.',
    'Como número de encomenda usem <m>, o <n> já está ocupado. E ainda falta juntar <extra>.',
    'a) <a>: <now> e não <q>\nb) entrega <d>\nresto ok',
  ],
  pl: [
    'Trzy sprawy:\n1. poz. <p> - ma być <now>\n2. poz. <p2> odpada\n3. dostawa <d>',
    'Chciałam jeszcze powiedzieć, że „<t>” ma być teraz <now>, że „<t2>” nikt tu już nie chce i że wszystko musi pojechać na <street>, <town>, bo nasz plac jest zamknięty.',
    'Jako numer zamówienia proszę przyjąć <m>, <n> jest już zajęty. I trzeba dopisać jeszcze <extra>.',
    'a) <a>: <now>, nie <q>\nb) termin <d>\nreszta ok',
    {
      said: 'Pierwsza pozycja o <by> więcej, czyli <now>, ostatnia do skreślenia. To wszystko.',
      line: 'first',
      out: 'last',
      count: 'more',
    },
  ],
  da: [
    'Tre ting:\n1. linje <p> bliver <now>\n2. linje <p2> udgår\n3. levering den <d>',
    'Jeg skal lige sige, at <t> er blevet til <now>, at ingen her vil have <t2> længere, og at det hele skal til <street>, <town>, fordi vores gård er spærret.',
    'Brug <m> som ordrenummer, <n> er optaget. Og der skal <extra> mere på.',
    'a) <a>: <now>, ikke <q>\nb) levering <d>\nresten ok',
  ],
});
