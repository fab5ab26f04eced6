import type { Language } from '../../../languages.ts';
import { lineOf, mailAbout } from '../../kit/changed.ts';
import { otherQuantity } from '../../kit/house-order.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import { besidePaper } from '../../kit/manner.ts';
import { stockOrder } from '../../kit/stock.ts';
import type { MailFamily } from '../../mail-family.ts';

/** With the order printed, a line is dropped or its quantity put right: told by its place or by its name. */
export const secondThoughts: MailFamily = {
  name: 'second-thoughts-on-a-line',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = stockOrder(source, 3, 8);
    const { line, values } = lineOf(source, order);
    const value = otherQuantity(source, line);
    const isDropped = random.chance(0.5);
    const lines = isDropped
      ? order.lines.filter((other) => other !== line)
      : order.lines.map((other) =>
          other === line ? { ...line, quantity: { kind: 'whole' as const, value } } : other,
        );
    const { subject, drop, count } = remarks[language];
    const letter = besidePaper(source, subject, random.pick(isDropped ? drop : count));
    return mailAbout(source, order, letter, {
      values: { ...values, q: String(quantityOf(line)), now: String(value), u: line.unit },
      lines: linesOf({ lines }, 'numbered'),
    });
  },
};

interface Remarks {
  subject: string;
  drop: readonly string[];
  count: readonly string[];
}

const remarks: Record<Language, Remarks> = {
  en: {
    subject: '{Order <n>|PO <n> - small correction|<n>, pls read}',
    drop: [
      'Just noticed we still have plenty of the <t>, so don’t bother sending those. Everthing else as is.',
      'Line <p> shouldn’t be on there at all, my mistake. Please ignore it.',
      'Can you scrap the <t>? The boss found a carton behind the shelf.',
      'NB we are no longer in need of the <t> (line <p>).',
      'All good apart from line <p>, which you can cross out.',
      'Kindly remove <t> from this order before processing it.',
    ],
    count: [
      'The <t>: we need <now>, not <q>. Sorry for the muddle.',
      'Could you make line <p> <now> <u> please, rest unchanged.',
      'One slip of the keyboard: it says <q> x <t>, should be <now>.',
      'Pls send <now> of the <t> instead of <q>, we had a look in the cupboard.',
      'Quantity on line <p> is worng. Correct is <now>.',
      'I’d rather have <now> of the <t>, the <q> on the form was last month’s figure.',
    ],
  },
  de: {
    subject: '{Bestellung <n>|<n>, kleine Korrektur|Unsere <n> - bitte Mail lesen}',
    drop: [
      'Pos. <p> bitte nicht liefern, die hat sich erledigt.',
      'Gerade gesehen, dass von „<t>“ noch genug da ist, die also bitte weglassen. Rest wie bestelt.',
      'Die Position <p> ist aus Versehen reingerutscht, einfach ingorieren.',
      'Könnten Sie „<t>“ bitte rausnehmen? Der Chef hat noch einen Karton gefunden.',
      '<t> brauchen wir doch nicht mehr, alles andere bleibt.',
      'Wir bitten höflich, Position <p> (<t>) vor der Erfassung zu stornieren.',
    ],
    count: [
      'Tippfehler bei mir: bei <t> müssen es <now> sein, nicht <q>.',
      'Bei Pos. <p> bitte <now> statt <q> <u>.',
      'Von „<t>“ hätten wir gern <now>, im Schrank lag doch anders als gedacht.',
      'Die Menge von Position <p> stimmt nicht, richtig wären <now>.',
      'Pos. <p> bitte auf <now> ändern, alles andere passt so.',
      'Bitte liefern Sie abweichend vom PDF <now> <u> <t>.',
    ],
  },
  nl: {
    subject: '{Order <n>|Bestelling <n>, kleine correctie|<n> even lezen aub}',
    drop: [
      'Regel <p> graag overslaan, die is per ongeuk meegekomen.',
      'Ik zie net dat we nog zat hebben van <t>, die hoeven dus niet. De rest wel.',
      'Kunnen jullie <t> eruit halen? De baas vond nog een doos.',
      'Alles klopt behalve regel <p>, streep die maar door.',
      'De <t> kunnen vervallen, de rest blijft zoals het is.',
      'Wij verzoeken u regel <p> (<t>) uit de bestelling te verwijderen.',
    ],
    count: [
      'Typfoutje van mij: <t> moet <now> zijn en geen <q>.',
      'Op regel <p> graag <now> in plaats van <q> <u>.',
      'Van <t> willen we er toch liever <now>, we hebben nog even in de kast gekeken.',
      'Het aantal bij regel <p> klopt niet, moet <now> zijn.',
      'Maak van regel <p> aub <now> <u>, verder niks gewijzigd.',
      'Gelieve <now> <u> <t> te leveren i.p.v. de <q> op de pdf.',
    ],
  },
  fr: {
    subject: '{Commande <n>|Cde <n> - petite correction|<n>, merci de lire}',
    drop: [
      'Laissez tomber la ligne <p>, elle s’est glissée là par erreur.',
      'Je viens de voir qu’il nous reste assez de <t>, donc n’en envoyez pas. Le reste sans changment.',
      'Pouvez-vous retirer « <t> » ? Le patron en a retrouvé un carton.',
      'Tout est bon sauf la ligne <p>, à rayer.',
      'Finalement on a plus besoin de l’article « <t> », le reste on garde.',
      'Nous vous prions de bien vouloir annuler la ligne <p> (<t>) avant saisie.',
    ],
    count: [
      'Faute de frappe de ma part : pour « <t> » c’est <now> et non <q>.',
      'Ligne <p>, mettez <now> au lieu de <q> svp.',
      'Pour l’article « <t> », il nous en faudrait plutôt <now>, on a recompté le placard.',
      'La quantité de la ligne <p> est fausse, la bonne c’est <now>.',
      'Passez la ligne <p> à <now>, rien d’autre ne change.',
      'Merci de livrer <now> <u> de l’article « <t> » contrairement au PDF.',
    ],
  },
  es: {
    subject: '{Pedido <n>|Pedido <n> - pequeña corrección|<n>, leer por favor}',
    drop: [
      'La línea <p> no la mandéis, se colo por error.',
      'acabo de ver que nos queda bastante de <t>, así que eso no lo envíen. Lo demás igual.',
      '¿Podéis sacar «<t>» del pedido? El jefe ha encontrado una caja.',
      'Está todo bien menos la línea <p>, esa la tacháis.',
      'Al final lo de «<t>» ya no hace falta, el resto se mantiene.',
      'Les rogamos anulen la línea <p> (<t>) antes de tramitar el pedido.',
    ],
    count: [
      'Me he equivocado al teclear: de <t> son <now>, no <q>.',
      'En la línea <p> poned <now> en vez de <q>, porfa.',
      'De «<t>» preferimos <now>, hemos vuelto a mirar en el armario.',
      'La cantidad de la línea <p> está mal, lo correcto es <now>.',
      'Cambien la línea <p> a <now> <u>, lo demás queda igual.',
      'Rogamos sirvan <now> <u> de <t> en lugar de las <q> del PDF.',
    ],
  },
  it: {
    subject: '{Ordine <n>|Ordine <n> - piccola correzione|<n>, leggere pf}',
    drop: [
      'La riga <p> non mandatela, c’è finita per sbalio.',
      'Vedo adesso che di <t> ne abbiamo ancora parecchi, quindi quelli no. Il resto tutto uguale.',
      'Potete togliere «<t>»? Il capo ne ha trovato uno scatolone.',
      'Va bene tutto tranne la riga <p>, quella depennatela.',
      'Alla fine «<t>» non ci occorre più, il resto rimane.',
      'Vi preghiamo di stornare la riga <p> (<t>) prima della registrazione.',
    ],
    count: [
      'Errore mio di battitura: per <t> sono <now>, non <q>.',
      'Alla riga <p> mettete <now> invece di <q> pf.',
      'Di «<t>» ne preferiamo <now>, abbiamo riguardato nell’armadio.',
      'La quantità della riga <p> è sbagliata, quella giusta è <now>.',
      'Portate la riga <p> a <now> <u>, nient’altro cambia.',
      'Vi chiediamo di fornire <now> <u> di <t> anziché la quantità <q> del pdf.',
    ],
  },
  pt: {
    subject: '{Encomenda <n>|Enc. <n> - pequena correção|<n>, ler pf}',
    drop: [
      'A linha <p> não é para enviar, entrou por engano.',
      'So agora vi que ainda temos bastante de <t>, por isso isso não enviem. O resto igual.',
      'Podem tirar «<t>»? O chefe encontrou mais uma caixa.',
      'Está tudo certo menos a linha <p>, essa é para riscar.',
      'Afinal já não precisamos de «<t>», o resto mantém-se.',
      'Agradecemos que anulem a linha <p> (<t>) antes de processar.',
    ],
    count: [
      'Engano meu a escrever: de <t> são <now> e não <q>.',
      'Na linha <p> ponham <now> em vez de <q> sff.',
      'De «<t>» queríamos antes <now>, voltámos a ver o armário.',
      'A quantidade da linha <p> está errada, o certo é <now>.',
      'Passem a linha <p> para <now> <u>, o resto fica igual.',
      'Solicitamos o fornecimento de <now> <u> de <t> em lugar da quantidade <q> que vem no PDF.',
    ],
  },
  pl: {
    subject: '{Zamówienie <n>|Zam. <n> - mała korekta|<n>, proszę przeczytać}',
    drop: [
      'Pozycji <p> proszę nie wysyłać, wpadła przez pomyłkę.',
      'Wlasnie widze, ze „<t>” mamy jeszcze sporo, wiec tego nie trzeba. Reszta bez zmian.',
      'Czy możecie wyrzucić z zamówienia „<t>”? Szef znalazł jeszcze karton.',
      'Wszystko się zgadza oprócz poz. <p>, tę proszę skreślić.',
      'Jednak „<t>” już nie potrzebujemy, reszta zostaje.',
      'Uprzejmie prosimy o anulowanie pozycji <p> (<t>) przed realizacją.',
    ],
    count: [
      'Mój błąd przy wpisywaniu: „<t>” ma być <now>, a nie <q>.',
      'W poz. <p> proszę dać <now> zamiast <q>.',
      'Z „<t>” wolelibyśmy jednak <now> <u>, zajrzeliśmy jeszcze raz do szafy.',
      'Ilość w pozycji <p> jest zła, prawidłowa to <now>.',
      'Pozycję <p> proszę zmienić na <now> <u>, poza tym nic się nie zmienia.',
      'Prosimy dostarczyć <now> <u> „<t>” zamiast <q> z PDF.',
    ],
  },
  da: {
    subject: '{Ordre <n>|Ordre <n> - lille rettelse|<n>, læs lige}',
    drop: [
      'Linje <p> skal I ikke sende, den er kommet med ved en fejl.',
      'Kan se at vi stadig har rigeligt med <t>, så det skal vi ikke have. Resten som det er.',
      'Kan I tage <t> ud? Chefen fandt en kasse mere.',
      'Alt passer på nær linje <p>, den kan I strege.',
      'Vi får alligevel ikke brug for <t>, resten står ved magt.',
      'Vi beder jer annullere linje <p> (<t>), før ordren behandles.',
    ],
    count: [
      'Tastfejl fra min side: <t> skal være <now>, ikke <q>.',
      'På linje <p> må I gerne sende <now> i stedet for <q>.',
      'Af <t> vil vi hellere have <now>, vi har lige kigget i skabet igen.',
      'Antallet på linje <p> er forkert, det rigtige er <now>.',
      'Ret linje <p> til <now> <u>, ellers ingen ændringer.',
      'Vi beder om levering af <now> <u> <t> i stedet for de <q> i pdf’en.',
    ],
  },
};
