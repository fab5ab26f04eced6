import { expect, test } from 'vitest';
import { categoryOf } from './one-line-mail.fixture.ts';
import type { ClassifiedAttachment } from './signs.ts';

const forwarded = {
  subject: 'Order',
  text: 'Please supply:\n12 x gloves L\n4 x wipes 200\nPO 7733\nMoor Dental',
};
const attached: ClassifiedAttachment = { name: 'mail.txt', text: '', inline: false, enclosed: forwarded };

test.each([
  "FW: Order | Tim, has this gone on yet? I think Bea did it yesterday. Don't want it going out twice. /  / Jo",
  'WG: Bestellung | Tim, ist die hier schon erfasst? Ich meine, Bea hatte sie gestern am Telefon. Nicht dass sie doppelt rausgeht. /  / Jo',
  'FW: Bestelling | Tim, staat deze er al in? Volgens mij heeft Bea hem gisteren gedaan. Niet dubbel invoeren hè. /  / Jo',
  "TR: Commande | Tim, celle-ci est déjà saisie ? Il me semble que Béa l'a faite hier. Ne pas la rentrer deux fois. /  / Jo",
  'RV: Pedido | Tim, ¿este ya está metido? Creo que Bea lo hizo ayer. Que no salga dos veces. /  / Jo',
  "I: Ordine | Tim, questo è già stato inserito? Mi pare l'abbia fatto Bea ieri. Non inserirlo due volte. /  / Jo",
  'FW: Encomenda | Tim, esta já foi lançada? Acho que a Bea tratou ontem. Para não lançarmos duas vezes. /  / Jo',
  'FW: Zamówienie | Tim, czy to już jest wprowadzone? Bea chyba robiła to wczoraj. Żeby nie wbić dwa razy. /  / Jo',
  'VS: Ordre | Tim, er den her allerede tastet? Jeg tror, Bea tog den i går. Den skal ikke ind to gange. /  / Jo',
  'Fwd: Bestellung | Has someone already done this one? I can see SO 8814 for the same customer.',
  'Fwd: Order | Did anybody enter this one already? There is an SO 8814 with the same 40 gaskets, but Bea says it is not hers.',
  'Fwd: Bestellung | Hi Tim, did you get round to this already? Just checking before I key it.',
  'WG: Bestellung | Habt ihr die schon drin? Sonst mach ich die nachher. Nicht doppelt anlegen!',
  'FW: Bestelling | Is deze al ingeboekt? Ik zie SO 8814 voor dezelfde klant.',
  'TR: Commande | As-tu déjà saisi celle-ci ? Je vois une SO 8814 pour le même client.',
  'RV: Pedido | ¿Lo tenemos ya metido? Veo el SO 8814 del mismo cliente.',
  "I: Ordine | L'abbiamo già caricato? Vedo l'SO 8814 per lo stesso cliente.",
  'FW: Encomenda | Já foi introduzida? Vejo a SO 8814 para o mesmo cliente.',
  'FW: Zamówienie | Czy mamy to już w systemie? Widzę SO 8814 dla tego samego klienta.',
  'VS: Ordre | Har du allerede tastet den? Jeg kan se SO 8814 på samme kunde.',
])('a colleague asks whether an order is entered already: %s', (mail) => {
  expect(categoryOf(mail, [attached])).not.toBe('purchase_order');
});

test.each([
  'FW: Order | Tim, can you put this on for me please? Thanks, Jo',
  "FW: Order | Tim, please enter this one for Moor Dental, don't key it twice like last time. /  / Jo",
  'FW: Order | CONFIRMATION OF TELEPHONE ORDER - PLEASE DO NOT DUPLICATE',
  'WG: Bestellung | Tim, bitte erfassen, danke. Jo',
  'WG: Bestellung | Bitte nicht doppelt ausführen, telefonisch schon angekündigt.',
  'FW: Bestelling | Tim, kun je deze inboeken? Niet dubbel doen a.u.b.',
  'TR: Commande | Tim, peux-tu saisir cette commande ? Merci',
  'RV: Pedido | Tim, ¿puedes meter este pedido? Gracias',
  'I: Ordine | Tim, puoi inserirlo? Grazie',
  'FW: Encomenda | Tim, podes lançar isto? Obrigada',
  'FW: Zamówienie | Tim, proszę wprowadzić, dzięki',
  'VS: Ordre | Tim, vil du taste den her? Tak',
  "Fwd: Bestellung | Not sure if this is in the system, please book it as per customer's mail.",
  'Fwd: Bestellung | Is the delivery address right? Please process.',
  'Fwd: Bestellung | Has this customer been set up already? Order below.',
  'WG: Bestellung | Kommt vom Außendienst, bitte anlegen.',
  'WG: Bestellung | Ist der Kunde schon angelegt? Bitte die Bestellung erfassen.',
  'FW: Bestelling | Ter verwerking.',
  "TR: Commande | À traiter s'il te plaît.",
  'RV: Pedido | Para tramitar, gracias.',
  'I: Ordine | Da inserire, grazie.',
  'FW: Encomenda | Para lançar, obrigado.',
  'FW: Zamówienie | Do realizacji.',
  'VS: Ordre | Til ekspedering.',
])('a colleague wants it entered: %s', (mail) => {
  expect(categoryOf(mail, [attached])).toBe('purchase_order');
});

test.each([
  'Forecast Q2 | All, /  / please see our outlook for the next quarter. The quantities do not represent a purchase commitment; releases will be sent weekly. /  / Carton A   4000   5000   6000 / Carton B   2000   2500   3000',
  'Vorschau Q2 | Guten Tag, /  / nachstehend unser voraussichtlicher Bedarf. Die Mengen dienen nur Ihrer Kapazitätsplanung und stellen keine Bestellung dar. /  / Karton A   4000   5000   6000 / Karton B   2000   2500   3000',
  'Verwachting Q2 | Beste, /  / hieronder onze verwachte behoefte. Deze aantallen zijn geen bestelling en geen afnameverplichting. /  / Doos A   4000   5000   6000 / Doos B   2000   2500   3000',
  "Besoins T2 | Bonjour, /  / voici nos besoins estimés. Ces quantités ne constituent ni une commande ni un engagement d'achat. /  / Carton A   4000   5000   6000 / Carton B   2000   2500   3000",
  'Necesidades T2 | Hola: /  / estas son nuestras necesidades estimadas. Estas cantidades no constituyen un pedido ni un compromiso de compra. /  / Caja A   4000   5000   6000 / Caja B   2000   2500   3000',
  "Fabbisogni | Buongiorno, /  / questi i fabbisogni stimati. Le quantità non costituiscono ordine né impegno d'acquisto. /  / Scatola A   4000   5000   6000 / Scatola B   2000   2500   3000",
  'Necessidades | Bom dia, /  / segue a estimativa de necessidades. Estas quantidades não constituem uma encomenda nem compromisso de compra. /  / Caixa A   4000   5000   6000 / Caixa B   2000   2500   3000',
  'Plan Q2 | Dzień dobry, /  / poniżej szacowane zapotrzebowanie. Podane ilości nie stanowią zamówienia ani zobowiązania do zakupu. /  / Karton A   4000   5000   6000 / Karton B   2000   2500   3000',
  'Forventet forbrug | Hej, /  / her er vores forventede forbrug. Mængderne udgør ikke en ordre og er ikke bindende. /  / Kasse A   4000   5000   6000 / Kasse B   2000   2500   3000',
  'Demand plan | Hi, our demand plan for Q3 is below for your information only. No order at this stage. /  / Carton A   4000   5000   6000 / Carton B   2000   2500   3000',
  '12 month outlook | These are estimates to help you plan; please do not treat them as a purchase order. /  / Carton A   4000   5000   6000 / Carton B   2000   2500   3000',
  'Mengenplanung | Hallo, im Folgenden unsere Planmengen, rein zur Information. Es handelt sich nicht um eine Bestellung. /  / Karton A   4000   5000   6000 / Karton B   2000   2500   3000',
  'Planning | Hallo, hieronder de verwachte aantallen ter informatie. Dit is nog geen order. /  / Doos A   4000   5000   6000 / Doos B   2000   2500   3000',
  "Prévisionnel | Bonjour, voici les volumes prévus, pour information. Il ne s'agit pas d'une commande. /  / Carton A   4000   5000   6000 / Carton B   2000   2500   3000",
  'Previsión | Hola, estos son los volúmenes previstos, a título informativo. No se trata de un pedido. /  / Caja A   4000   5000   6000 / Caja B   2000   2500   3000',
  'Previsioni | Ciao, ecco i volumi previsti, a titolo informativo. Non si tratta di un ordine. /  / Scatola A   4000   5000   6000 / Scatola B   2000   2500   3000',
  'Previsão | Olá, seguem os volumes previstos, a título informativo. Não se trata de uma encomenda. /  / Caixa A   4000   5000   6000 / Caixa B   2000   2500   3000',
  'Prognoza | Dzień dobry, poniżej przewidywane ilości, informacyjnie. To nie jest zamówienie. /  / Karton A   4000   5000   6000 / Karton B   2000   2500   3000',
  'Forecast | Hej, her er de forventede mængder til orientering. Det er ikke en bestilling. /  / Kasse A   4000   5000   6000 / Kasse B   2000   2500   3000',
])('figures that are said to be no order: %s', (mail) => {
  expect(categoryOf(mail)).not.toBe('purchase_order');
});

test.each([
  'Call-off 12 | As forecast, please deliver: /  / 4000 pcs carton A / 2000 pcs carton B',
  'Order | Please supply 4000 pcs carton A and 2000 pcs carton B. The figures for June in the attached sheet do not constitute an order yet.',
  'PO 88 | Please send 12 boxes gloves L and 4 cases wipes. /  / Ann /  / This e-mail does not constitute a binding commitment unless confirmed by an official purchase order.',
  'Bestellung | Bitte liefern Sie 4000 Stück Karton A und 2000 Stück Karton B. Die Vorschau für Juni stellt keine Bestellung dar.',
  'Bestellung | Wie in der Vorschau angekündigt bestellen wir 4000 Stück Karton A.',
  'Afroep | Graag leveren: 4000 stuks doos A. De prognose voor juni is geen bestelling.',
  'Commande | Selon notre prévision, merci de livrer 4000 pièces carton A. Les quantités de juin ne constituent pas une commande.',
  'Pedido | Según la previsión, les pedimos 4000 unidades caja A. Las cantidades de junio no constituyen pedido.',
  'Ordine | Come da previsione vi ordiniamo 4000 pezzi scatola A. I quantitativi di giugno non costituiscono ordine.',
  'Encomenda | Conforme a previsão, encomendamos 4000 unidades caixa A. As quantidades de junho não constituem encomenda.',
  'Zamówienie | Zgodnie z prognozą zamawiamy 4000 szt. karton A. Ilości na czerwiec nie stanowią zamówienia.',
  'Ordre | Som varslet bestiller vi 4000 stk. kasse A. Mængderne for juni udgør ikke en ordre.',
  'Order June | The June figures from our outlook are now firm. Please deliver: /  / 4000 pcs carton A / 2000 pcs carton B',
  'PO 18 | PO 18 /  / 4000 pcs carton A / 2000 pcs carton B /  / This is not a commitment to any further quantities.',
  'Order | Order for 4000 pcs carton A. This is not an order confirmation request, invoice as usual.',
  'Abruf Juni | Abruf Juni: /  / 4000 Stück Karton A / 2000 Stück Karton B /  / Die Vorschau für Juli ist unverbindlich.',
  'Afroep juni | Afroep juni: /  / 4000 stuks doos A / 2000 stuks doos B /  / De aantallen voor juli zijn indicatief.',
  'Appel juin | Appel de livraison juin : /  / 4000 pièces carton A / 2000 pièces carton B /  / Les prévisions de juillet sont indicatives.',
  'Pedido junio | Pedido junio: /  / 4000 unidades caja A / 2000 unidades caja B /  / Las cantidades de julio son orientativas.',
  'Ordine giugno | Ordine giugno: /  / 4000 pezzi scatola A / 2000 pezzi scatola B /  / Le quantità di luglio sono indicative.',
  'Encomenda junho | Encomenda junho: /  / 4000 unidades caixa A / 2000 unidades caixa B /  / As quantidades de julho são indicativas.',
  'Zamówienie czerwiec | Zamówienie na czerwiec: /  / 4000 szt. karton A / 2000 szt. karton B /  / Ilości na lipiec są orientacyjne.',
  'Ordre juni | Ordre juni: /  / 4000 stk. kasse A / 2000 stk. kasse B /  / Mængderne for juli er vejledende.',
  'Bestellung | Bestellung 18 /  / 4000 Stück Karton A / 2000 Stück Karton B /  / Mit dieser Bestellung ist keine Abnahmeverpflichtung für weitere Mengen verbunden.',
])('an order beside figures that are none: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  'Your mugs | Hi Ben, /  / here is what we could do: /  / 50 x mug 330 ml, one colour   4.90 / 100 x mug 330 ml, one colour   4.20 /  / Lead time two weeks. If you want to order, simply answer this mail with the quantity. /  / Pia',
  'Ihre Becher | Hallo Ben, /  / so sähe es aus: /  / 50 x Becher 330 ml, einfarbig   4,90 / 100 x Becher 330 ml, einfarbig   4,20 /  / Lieferzeit zwei Wochen. Zum Bestellen einfach kurz auf diese Mail antworten. /  / Pia',
  'Vos mugs | Bonjour Ben, /  / voici les possibilités : /  / 50 x mug 330 ml, une couleur   4,90 / 100 x mug 330 ml, une couleur   4,20 /  / Pour commander, il suffit de répondre à ce message. /  / Pia',
  'Sus tazas | Hola Ben: /  / estas son las opciones: /  / 50 x taza 330 ml, un color   4,90 / 100 x taza 330 ml, un color   4,20 /  / Para hacer el pedido basta con responder a este correo. /  / Pia',
  'Le vostre tazze | Ciao Ben, /  / ecco le opzioni: /  / 50 x tazza 330 ml, un colore   4,90 / 100 x tazza 330 ml, un colore   4,20 /  / Per ordinare basta rispondere a questa mail. /  / Pia',
  'As vossas canecas | Olá Ben, /  / estas são as opções: /  / 50 x caneca 330 ml, uma cor   4,90 / 100 x caneca 330 ml, uma cor   4,20 /  / Para encomendar basta responder a este e-mail. /  / Pia',
  'Kubki | Cześć Ben, /  / oto możliwości: /  / 50 x kubek 330 ml, jeden kolor   4,90 / 100 x kubek 330 ml, jeden kolor   4,20 /  / Aby zamówić, wystarczy odpowiedzieć na tę wiadomość. /  / Pia',
  'Jeres krus | Hej Ben, /  / her er mulighederne: /  / 50 x krus 330 ml, en farve   4,90 / 100 x krus 330 ml, en farve   4,20 /  / For at bestille skal du bare svare på denne mail. /  / Pia',
  "Samples & prices | Hello Ben, /  / as discussed: /  / 10 x Oak board 2 m   31.00 each / 20 x Oak board 3 m   44.00 each /  / Happy to reserve these for you. Just say yes by Friday and I'll book them in for you. /  / Pia, Oakhouse",
  'Oak | Hi Ben, we have 10 x oak board 2 m at 31.00 and 20 x oak board 3 m at 44.00. To place your order please call 01234 555 001 or reply. /  / Pia',
  'Eiche | Hallo Ben, /  / wie besprochen: /  / 10 x Eichenbohle 2 m   31,00 / 20 x Eichenbohle 3 m   44,00 /  / Wenn Sie bestellen möchten, genügt eine kurze Rückmeldung. /  / Pia',
  'Eiken | Hallo Ben, /  / zoals besproken: /  / 10 x Eiken plank 2 m   31,00 / 20 x Eiken plank 3 m   44,00 /  / Wil je bestellen, laat het me dan even weten. /  / Pia',
  'Chêne | Bonjour Ben, /  / comme convenu : /  / 10 x Planche chêne 2 m   31,00 / 20 x Planche chêne 3 m   44,00 /  / Si cela vous convient, un simple oui par retour de mail suffit et je lance. /  / Pia',
  'Roble | Hola Ben: /  / como hablamos: /  / 10 x Tabla roble 2 m   31,00 / 20 x Tabla roble 3 m   44,00 /  / Para hacer el pedido, responda a este correo. /  / Pia',
  "Rovere | Ciao Ben, /  / come d'accordo: /  / 10 x Tavola rovere 2 m   31,00 / 20 x Tavola rovere 3 m   44,00 /  / Per confermare l'ordine è sufficiente rispondere a questa mail. /  / Pia",
  'Carvalho | Olá Ben, /  / como combinado: /  / 10 x Tábua carvalho 2 m   31,00 / 20 x Tábua carvalho 3 m   44,00 /  / Para encomendar, responda a este e-mail. /  / Pia',
  'Dąb | Cześć Ben, /  / jak ustalono: /  / 10 x Deska dębowa 2 m   31,00 / 20 x Deska dębowa 3 m   44,00 /  / Żeby złożyć zamówienie, proszę odpisać na tego maila. /  / Pia',
  'Eg | Hej Ben, /  / som aftalt: /  / 10 x Egeplanke 2 m   31,00 / 20 x Egeplanke 3 m   44,00 /  / Vil du bestille, så svar bare på denne mail. /  / Pia',
])('who tells how one orders sells: %s', (mail) => {
  expect(categoryOf(mail)).not.toBe('purchase_order');
});

test.each([
  'Order | We would like to order: /  / 12 x gloves L / 4 boxes wipes /  / Please reply with a delivery date.',
  'Order | To order: /  / 12 x gloves L / 4 boxes wipes',
  'Order form | To order, please complete and return. /  / Name: J. Moor / 12 x gloves L / 4 boxes wipes / Please deliver by Friday.',
  'Bestellung | Ich möchte bestellen: /  / 12 x Handschuhe L / 4 Karton Tücher /  / Bitte kurz antworten, ob das klappt.',
  'Bestelling | Ik wil graag bestellen: /  / 12 x handschoenen L / 4 dozen doekjes /  / Antwoord gerust op deze mail.',
  'Commande | Je souhaite commander : /  / 12 x gants L / 4 cartons de lingettes /  / Merci de répondre à ce mail.',
  'Pedido | Quiero pedir: /  / 12 x guantes L / 4 cajas de toallitas /  / Respondan a este correo, por favor.',
  'Ordine | Vorrei ordinare: /  / 12 x guanti L / 4 scatole salviette /  / Rispondete a questa mail, grazie.',
  'Encomenda | Quero encomendar: /  / 12 x luvas L / 4 caixas de toalhetes /  / Respondam a este e-mail, por favor.',
  'Zamówienie | Chcę zamówić: /  / 12 x rękawice L / 4 kartony ściereczek /  / Proszę odpowiedzieć na tę wiadomość.',
  'Ordre | Jeg vil gerne bestille: /  / 12 x handsker L / 4 kasser klude /  / Svar venligst på denne mail.',
  "Oak | Hi Pia, I'd like to go ahead and order 10 x oak board 2 m and 20 x oak board 3 m. Just let me know when I can collect.",
  'Oak | 10 x oak board 2 m / 20 x oak board 3 m /  / Do I need to call to place the order or is this mail enough?',
  'Eiche | Hallo Pia, ich möchte 10 x Eichenbohle 2 m und 20 x Eichenbohle 3 m bestellen. Eine kurze Rückmeldung genügt.',
  'Eiken | Hoi Pia, ik wil 10 x eiken plank 2 m en 20 x eiken plank 3 m bestellen. Laat even weten wanneer.',
  'Chêne | Bonjour Pia, je prends 10 x planche chêne 2 m et 20 x planche chêne 3 m. Une réponse par mail suffit.',
  'Roble | Hola Pia, quiero pedir 10 x tabla roble 2 m y 20 x tabla roble 3 m. Con un correo me basta.',
  'Rovere | Ciao Pia, ordino 10 x tavola rovere 2 m e 20 x tavola rovere 3 m. Basta una risposta via mail.',
  'Carvalho | Olá Pia, encomendo 10 x tábua carvalho 2 m e 20 x tábua carvalho 3 m. Basta responder por e-mail.',
  'Dąb | Cześć Pia, zamawiam 10 x deska dębowa 2 m i 20 x deska dębowa 3 m. Wystarczy odpowiedź mailem.',
  'Eg | Hej Pia, jeg bestiller 10 x egeplanke 2 m og 20 x egeplanke 3 m. Svar bare på mail.',
])('who orders asks for an answer: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  "Stationery order | Hi all, /  / I'm doing the stationery order on Thursday. So far: /  / Pat    2 x stapler / Liz    3 x notepad A4 /  / Let me know by Wednesday if you need anything.",
  'Sammelbestellung | Hallo zusammen, /  / am Donnerstag gebe ich die Sammelbestellung raus. Bisher: /  / Pat    2 x Hefter / Liz    3 x Block A4 /  / Wer noch etwas braucht, bitte bis Mittwoch melden.',
  'Gezamenlijke bestelling | Hoi allemaal, /  / donderdag plaats ik de gezamenlijke bestelling. Tot nu toe: /  / Pat    2 x nietmachine / Liz    3 x blok A4 /  / Wie nog iets wil, laat het voor woensdag weten.',
  "Commande groupée | Bonjour à tous, /  / je passe la commande groupée jeudi. Pour l'instant : /  / Pat    2 x agrafeuse / Liz    3 x bloc A4 /  / Qui veut ajouter quelque chose ? Dites-le-moi avant mercredi.",
  'Pedido conjunto | Hola a todos: /  / el jueves hago el pedido conjunto. De momento: /  / Pat    2 x grapadora / Liz    3 x bloc A4 /  / Si alguien quiere algo, que me lo diga antes del miércoles.',
  "Ordine di gruppo | Ciao a tutti, /  / giovedì faccio l'ordine di gruppo. Finora: /  / Pat    2 x cucitrice / Liz    3 x blocco A4 /  / Chi vuole aggiungersi me lo dica entro mercoledì.",
  'Encomenda conjunta | Olá a todos, /  / na quinta faço a encomenda conjunta. Até agora: /  / Pat    2 x agrafador / Liz    3 x bloco A4 /  / Quem quiser alguma coisa diga até quarta.',
  'Zamówienie grupowe | Cześć wszystkim, /  / w czwartek składam zamówienie grupowe. Na razie: /  / Pat    2 x zszywacz / Liz    3 x blok A4 /  / Kto jeszcze coś chce, niech da znać do środy.',
  'Fællesbestilling | Hej alle, /  / torsdag sender jeg fællesbestillingen. Indtil videre: /  / Pat    2 x hæftemaskine / Liz    3 x blok A4 /  / Sig til inden onsdag, hvis I også vil have noget.',
  "Wine order | Dear all, /  / the club's joint wine order goes off on Monday. Names so far: /  / Hugh   6 x Rioja / Moira  12 x Muscadet /  / Anyone else? Please add your wishes by Sunday.",
  'Weinbestellung | Liebe alle, /  / am Montag schicke ich unsere gemeinsame Bestellung ab. Bisher dabei: /  / Hugo   6 x Rioja / Moira  12 x Muscadet /  / Wer möchte noch mitbestellen? Bitte bis Sonntag Bescheid geben.',
  'Wijnbestelling | Allemaal, /  / maandag gaat onze gezamenlijke bestelling eruit. Tot nu toe: /  / Hugo   6 x Rioja / Moira  12 x Muscadet /  / Wie doet er nog mee? Graag voor zondag melden.',
  "Commande de vin | Chers tous, /  / la commande groupée part lundi. Déjà inscrits : /  / Hugo   6 x Rioja / Moira  12 x Muscadet /  / Si quelqu'un souhaite se joindre, merci de me le dire avant dimanche.",
  'Pedido de vino | Hola a todos: /  / el lunes mandamos el pedido colectivo. Hasta ahora: /  / Hugo   6 x Rioja / Moira  12 x Muscadet /  / Quien quiera apuntarse, que me escriba antes del domingo.',
  "Ordine vino | Cari tutti, /  / lunedì parte l'ordine collettivo. Finora: /  / Ugo   6 x Rioja / Moira  12 x Muscadet /  / Chi volesse aggiungersi mi scriva entro domenica.",
  'Encomenda de vinho | Caros, /  / na segunda segue a encomenda coletiva. Até agora: /  / Hugo   6 x Rioja / Moira  12 x Muscadet /  / Se alguém quiser juntar-se, diga até domingo.',
  'Zamówienie wina | Drodzy, /  / w poniedziałek wysyłam wspólne zamówienie. Na razie: /  / Hugo   6 x Rioja / Moira  12 x Muscadet /  / Jeśli ktoś chce dołączyć, proszę o wiadomość do niedzieli.',
  'Vinbestilling | Kære alle, /  / mandag sender vi den fælles bestilling. Indtil nu: /  / Hugo   6 x Rioja / Moira  12 x Muscadet /  / Hvem vil ellers være med? Skriv inden søndag.',
])('what somebody collects among many is ordered later: %s', (mail) => {
  expect(categoryOf(mail)).not.toBe('purchase_order');
});

test.each([
  "Group order | Hello, please supply our allotment society's group order: /  / Plot 4   2 x Charlotte 2kg / Plot 9   3 x Pink Fir Apple",
  'Order | 12 x gloves L / 4 x wipes /  / Let me know if you need anything else from us.',
  "Order | I'm placing the following order today: /  / 12 x gloves L / 4 x wipes /  / Let me know if anything is out of stock.",
  'Sammelbestellung | Hallo, hier unsere Sammelbestellung: /  / Pat    2 x Hefter / Liz    3 x Block A4 /  / Bitte alles an die Schule liefern.',
  'Bestelling | Hierbij onze gezamenlijke bestelling: /  / Pat    2 x nietmachine / Liz    3 x blok A4 /  / Laat weten of u nog iets nodig heeft.',
  "Commande groupée | Bonjour, voici notre commande groupée : /  / Pat    2 x agrafeuse / Liz    3 x bloc A4 /  / Merci de livrer à l'école.",
  'Pedido conjunto | Hola, este es nuestro pedido conjunto: /  / Pat    2 x grapadora / Liz    3 x bloc A4 /  / Si falta algo, díganmelo.',
  'Ordine di gruppo | Buongiorno, ecco il nostro ordine di gruppo: /  / Pat    2 x cucitrice / Liz    3 x blocco A4',
  'Encomenda conjunta | Bom dia, segue a nossa encomenda conjunta: /  / Pat    2 x agrafador / Liz    3 x bloco A4',
  'Zamówienie | Dzień dobry, nasze zamówienie grupowe: /  / Pat    2 x zszywacz / Liz    3 x blok A4 /  / Proszę dać znać, jeśli czegoś brakuje.',
  'Fællesbestilling | Hej, her er vores fællesbestilling: /  / Pat    2 x hæftemaskine / Liz    3 x blok A4',
  'Office order | Hi, our office order for this month: /  / 6 x coffee beans 1 kg / 12 x oat milk /  / If you need anything from us just let me know.',
  'Team order | Please send the team order below. Let me know what you need for the account. /  / 6 x coffee beans 1 kg / 12 x oat milk',
  'Gemeinschaftsbestellung | Hallo, hier die Gemeinschaftsbestellung der Klasse 4b: /  / 6 x Heft A4 / 12 x Stift /  / Bitte Bescheid geben, wenn etwas fehlt.',
  'Groepsbestelling | Hallo, hier de groepsbestelling van klas 4b: /  / 6 x schrift A4 / 12 x pen /  / Laat weten als u iets niet heeft.',
  'Commande groupée | Bonjour, commande groupée de la classe 4b : /  / 6 x cahier A4 / 12 x stylo /  / Dites-moi si vous souhaitez un acompte.',
  'Pedido en grupo | Hola, pedido en grupo de la clase 4b: /  / 6 x cuaderno A4 / 12 x boli /  / Avisadme si falta algo.',
  'Ordine collettivo | Buongiorno, ordine collettivo della classe 4b: /  / 6 x quaderno A4 / 12 x penna /  / Fatemi sapere se manca qualcosa.',
  'Encomenda de grupo | Bom dia, encomenda de grupo da turma 4b: /  / 6 x caderno A4 / 12 x caneta /  / Avisem se faltar algo.',
  'Zamówienie zbiorcze | Dzień dobry, zamówienie zbiorcze klasy 4b: /  / 6 x zeszyt A4 / 12 x długopis /  / Proszę dać znać, jeśli czegoś brakuje.',
  'Samlet bestilling | Hej, samlet bestilling fra klasse 4b: /  / 6 x hæfte A4 / 12 x kuglepen /  / Sig til, hvis noget mangler.',
])('what many have ordered together: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});
