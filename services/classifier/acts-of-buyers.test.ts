import { expect, test } from 'vitest';
import { classify } from './classify.ts';
import type { ClassifiedAttachment } from './signs.ts';

/** `subject | text`, in which ` / ` begins a new line. */
const categoryOf = (mail: string, enclosed: ClassifiedAttachment['enclosed'] = null) => {
  const [subject, text] = mail.split(' | ') as [string, string];
  const attachments = enclosed ? [{ name: 'mail.txt', text: '', inline: false, enclosed }] : [];
  return classify({ subject, text: text.replaceAll(' / ', '\n'), automatic: null, attachments }).category;
};

test.each([
  'Order 5521 | Hi, /  / any chance you can tell me where our order 5521 of 2 May has got to? /  / 12 boxes nitrile gloves L / 4 cases wipes /  / Has it gone out yet? If so please send me the tracking number. /  / Thanks / Ruth',
  'Unsere Bestellung 5521 | Hallo zusammen, /  / ich wollte kurz nach unserer Bestellung 5521 vom 2. Mai fragen: /  / 12 Karton Handschuhe L / 4 Karton Tücher /  / Ist die schon raus? Bitte schicken Sie mir dann die Sendungsnummer. /  / Gruß / Ute Kern',
  'Onze bestelling 5521 | Dag, /  / even over onze bestelling 5521 van 2 mei: /  / 12 dozen handschoenen L / 4 dozen doekjes /  / Is die al verstuurd? Zo ja, kunnen jullie mij de track & trace sturen? /  / Groet, Els',
  "Notre commande 5521 | Bonjour, /  / je reviens vers vous au sujet de notre commande 5521 du 2 mai : /  / 12 cartons de gants L / 4 cartons de lingettes /  / Est-elle déjà partie ? Si oui, pouvez-vous m'envoyer le numéro de suivi ? /  / Merci, Claire",
  'Nuestro pedido 5521 | Hola: /  / Quería saber cómo va nuestro pedido 5521 del 2 de mayo: /  / 12 cajas guantes L / 4 cajas toallitas /  / ¿Ha salido ya? Si es así, ¿me pueden enviar el número de seguimiento? /  / Gracias, Marta',
  'Nostro ordine 5521 | Buongiorno, /  / a che punto è il nostro ordine 5521 del 2 maggio? /  / 12 scatole guanti L / 4 scatole salviette /  / È già partito? In tal caso potete mandarmi il tracking? /  / Grazie, Paola',
  'Nossa encomenda 5521 | Bom dia, /  / queria saber o ponto de situação da nossa encomenda 5521 de 2 de maio: /  / 12 caixas luvas L / 4 caixas toalhetes /  / Já saiu? Se sim, podem enviar-me o número de tracking? /  / Obrigada, Rita',
  'Zamówienie 5521 | Dzień dobry, /  / chciałam zapytać o nasze zamówienie 5521 z 2 maja: /  / 12 kartonów rękawic L / 4 kartony ściereczek /  / Czy już wyszło? Jeśli tak, proszę o numer przesyłki. /  / Pozdrawiam, Ewa',
  'Vores ordre 5521 | Hej, /  / jeg vil lige høre til vores ordre 5521 fra 2. maj: /  / 12 kasser handsker L / 4 kasser klude /  / Er den sendt? Så må I gerne sende mig track and trace. /  / Hilsen Mette',
  "Delivery? | Morning, /  / It's been a week since we ordered and there's no sign of it. Could you look into our PO 88120 from 14 March please? /  / 6 x trestle table / 24 x folding chair /  / We need everything by Thursday. Is it on its way? /  / Pam",
  'PO 4412 status | Dear team, /  / kindly advise the current status of our PO 4412 dated 02.06.: /  / Item 10   V-belt SPA 1250   20 pcs / Item 20   Bearing 6205      10 pcs /  / Please send shipping documents once available. /  / Best regards / Purchasing',
  'Wo bleibt unsere Lieferung? | Guten Tag, /  / wir hatten am 14.3. bestellt (unsere Bestellung 88120): /  / 6 Stück Klapptisch / 24 Stück Klappstuhl /  / Bis heute ist nichts angekommen. Wann können wir damit rechnen? Bitte um kurze Info. /  / P. Adam',
  'Bestellstatus 4412 | Sehr geehrte Damen und Herren, /  / bitte teilen Sie uns den Status zu unserer Bestellung 4412 mit: /  / 10   Keilriemen SPA 1250   20 Stück / 20   Lager 6205   10 Stück /  / Wurde die Ware bereits versendet? /  / Mit freundlichen Grüßen / Einkauf',
  'Waar blijft onze bestelling | Hallo, /  / op 14 maart hebben wij besteld onder nummer 88120: /  / 6 stuks klaptafel / 24 stuks klapstoel /  / Nog niets ontvangen. Wanneer komt dit? Kunnen jullie dat even nakijken? /  / Pam',
  "Commande du 14 mars | Bonjour, /  / nous n'avons toujours rien reçu de notre commande 88120 du 14 mars : /  / 6 unités table pliante / 24 unités chaise pliante /  / Pouvez-vous nous dire quand elle sera livrée ? A-t-elle déjà été expédiée ? /  / Pam",
  '¿Y nuestro pedido? | Buenos días: /  / seguimos sin recibir el pedido 88120 del 14 de marzo: /  / 6 unidades mesa plegable / 24 unidades silla plegable /  / ¿Nos pueden decir si ya lo han enviado? /  / Pam',
  'Ordine 88120 | Buongiorno, /  / vorrei avere notizie del nostro ordine 88120 del 14 marzo: /  / 6 pezzi tavolo pieghevole / 24 pezzi sedia pieghevole /  / È stato spedito? Quando arriva? /  / Pam',
  'Encomenda 88120 | Bom dia, /  / ainda não recebemos a nossa encomenda 88120 de 14 de março: /  / 6 unidades mesa dobrável / 24 unidades cadeira dobrável /  / Conseguem dizer-me se já foi expedida? /  / Pam',
  'Co z zamówieniem 88120? | Dzień dobry, /  / nadal czekamy na nasze zamówienie 88120 z 14 marca: /  / 6 szt. stół składany / 24 szt. krzesło składane /  / Kiedy możemy się spodziewać dostawy? Czy paczka już wyszła? /  / Pam',
  'Hvor bliver ordre 88120 af? | Hej, /  / vi venter stadig på vores ordre 88120 fra 14. marts: /  / 6 stk. klapbord / 24 stk. klapstol /  / Hvornår kommer den? Er den afsendt? /  / Pam',
])('who asks after an order that he gave lists it and orders nothing: %s', (mail) => {
  expect(categoryOf(mail)).not.toBe('purchase_order');
});

test.each([
  'Order | Hi, /  / we are chasing you for a quick delivery of the following new order: /  / 12 boxes gloves L / 4 cases wipes /  / Thanks',
  'Order 5522 | Hi, /  / has our last order gone out yet? If not please add the following to it: /  / 12 boxes gloves L / 4 cases wipes /  / Thanks',
  'New order | Please send: /  / 12 boxes gloves L / 4 cases wipes /  / Please send me the tracking number once it has shipped.',
  'Bestellung | Hallo, bitte liefern Sie: /  / 12 Karton Handschuhe L / 4 Karton Tücher /  / Bitte die Sendungsnummer schicken, sobald die Ware raus ist. Ist die letzte Bestellung schon unterwegs?',
  'Bestelling | Goedemorgen, graag leveren: /  / 12 dozen handschoenen L / 4 dozen doekjes /  / Stuur ons de track & trace als het verzonden is.',
  "Commande | Bonjour, merci de nous livrer : /  / 12 cartons de gants L / 4 cartons de lingettes /  / Merci de m'envoyer le numéro de suivi dès l'expédition. La commande précédente est-elle partie ?",
  'Pedido | Hola, necesitamos: /  / 12 cajas guantes L / 4 cajas toallitas /  / ¿Ha salido ya el pedido anterior?',
  'Ordine | Buongiorno, vi ordino: /  / 12 scatole guanti L / 4 scatole salviette /  / Mi mandate il tracking quando parte?',
  'Encomenda | Bom dia, queremos encomendar: /  / 12 caixas luvas L / 4 caixas toalhetes /  / Quando sair, enviem o número de tracking.',
  'Zamówienie | Dzień dobry, proszę o wysłanie: /  / 12 kartonów rękawic L / 4 kartony ściereczek /  / Proszę o numer przesyłki po wysłaniu.',
  'Ordre | Hej, vi vil gerne bestille: /  / 12 kasser handsker L / 4 kasser klude /  / Send gerne track and trace, når den er sendt.',
  "Urgent order | Hi, we're still waiting on PO 88120, but in the meantime please send another: /  / 6 x trestle table / 24 x folding chair",
  "Order + question | Please could you send us: /  / 6 x trestle table / 24 x folding chair /  / And where's our order 88119 from last week, has it shipped?",
  'PO 4413 | Please find our PO 4413 below. /  / 10   V-belt SPA 1250   20 pcs / 20   Bearing 6205      10 pcs /  / Has PO 4412 been shipped already? Please advise status.',
  'Neue Bestellung | Guten Tag, wir brauchen dringend: /  / 6 Stück Klapptisch / 24 Stück Klappstuhl /  / Ist unsere Bestellung 88119 eigentlich schon raus?',
  'Bestellung 4413 | Anbei unsere Bestellung 4413: /  / 10   Keilriemen SPA 1250   20 Stück / 20   Lager 6205   10 Stück /  / Bitte teilen Sie uns noch den Status zu Bestellung 4412 mit.',
  'Bestelling | Hoi, doe ons nog maar: /  / 6 stuks klaptafel / 24 stuks klapstoel /  / Is onze bestelling 88119 al verzonden?',
  'Commande | Bonjour, je vous commande : /  / 6 unités table pliante / 24 unités chaise pliante /  / Et notre commande 88119 du 3 mars, est-elle déjà partie ?',
  'Pedido nuevo | Hola, ponednos por favor: /  / 6 unidades mesa plegable / 24 unidades silla plegable /  / ¿Ya ha salido nuestro pedido 88119?',
  'Nuovo ordine | Ciao, mi servono: /  / 6 pezzi tavolo pieghevole / 24 pezzi sedia pieghevole /  / Il nostro ordine 88119 è già partito?',
  'Encomenda nova | Bom dia, preciso de: /  / 6 unidades mesa dobrável / 24 unidades cadeira dobrável /  / A nossa encomenda 88119 já saiu?',
  'Nowe zamówienie | Dzień dobry, poproszę: /  / 6 szt. stół składany / 24 szt. krzesło składane /  / Czy nasze zamówienie 88119 już wyszło?',
  'Ny ordre | Hej, vi skal bruge: /  / 6 stk. klapbord / 24 stk. klapstol /  / Er vores ordre 88119 sendt?',
  '4414 | PO 4414 /  / 20 pcs V-belt SPA 1250 / 10 pcs Bearing 6205 /  / Deliver to gate 3. Contact me about the status of delivery on 12 June.',
  "Order | Following up on our call yesterday, here's what we need for site 12: /  / 20 bags cement / 4 pallets blocks",
  'Bestellung | Wie am Telefon nachgefragt und von Ihnen bestätigt, bestellen wir 20 Sack Zement und 4 Paletten Steine.',
  'Bestellung 12 | Hallo Frau Ott, bezugnehmend auf meine Anfrage von gestern unsere Bestellung 12: /  / 20 Sack Zement / 4 Paletten Steine',
  'Commande 12 | Bonjour, concernant notre commande 12 : /  / 20 sacs de ciment / 4 palettes de blocs /  / Merci de livrer vendredi.',
])('who asks after another order may order: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  "PO 7710 | Hi Sam, please hold off sending our order 7710 (12 boxes gloves L, 4 cases wipes) for the moment, the store is being painted. I'll call when you can go ahead. / Ruth",
  'Auftrag 7710 | Hallo Herr Lenz, bitte liefern Sie unsere Bestellung 7710 (12 Karton Handschuhe, 4 Karton Tücher) noch nicht aus, wir ziehen gerade um. Ich melde mich, sobald jemand da ist. / Gruß Ute',
  'order 7710 | Hoi Wim, willen jullie onze bestelling 7710 (12 dozen handschoenen, 4 dozen doekjes) nog even niet versturen? We zitten midden in een verhuizing. Ik laat weten wanneer het kan. / Els',
  "commande 7710 | Bonjour, merci de ne pas expédier pour l'instant notre commande 7710 (12 cartons de gants, 4 cartons de lingettes), nous déménageons. Je vous rappelle. / Claire",
  'pedido 7710 | Hola, de momento no mandéis nuestro pedido 7710 (12 cajas de guantes y 4 de toallitas), estamos de obras. Ya os diremos cuándo. / Marta',
  'ordine 7710 | Buongiorno, per favore non spedite ancora il nostro ordine 7710 (12 scatole guanti, 4 scatole salviette): siamo in trasloco. Vi avvisiamo noi. / Paola',
  'encomenda 7710 | Bom dia, por favor não enviem ainda a nossa encomenda 7710 (12 caixas de luvas e 4 caixas de toalhetes), estamos em mudanças. Avisamos quando puderem entregar. / Rita',
  'zamówienie 7710 | Dzień dobry, proszę jeszcze nie wysyłać naszego zamówienia 7710 (12 kartonów rękawic, 4 kartony ściereczek), trwa przeprowadzka. Damy znać. / Ewa',
  'ordre 7710 | Hej, vent lige med at sende vores ordre 7710 (12 kasser handsker og 4 kasser klude), vi er ved at flytte. Jeg giver lyd. / Mette',
  "hold PO 3120 | Hi both, can you put our PO 3120 (20 bags cement, 4 pallets blocks) on hold until I come back to you? Site access isn't ready. /  / Ben",
  "delay | Hello, don't despatch our order 3120 yet please - 20 bags of cement and 4 pallets of blocks - we've nobody to unload. Will confirm a date. /  / Ben",
  'Bestellung 3120 | Moin, unsere Bestellung 3120 (20 Sack Zement, 4 Paletten Steine) bitte vorerst nicht ausliefern, die Zufahrt ist noch gesperrt. Wir geben Bescheid. /  / Ben',
  'bestelling 3120 | Hoi, kunnen jullie even wachten met het leveren van onze bestelling 3120 (20 zakken cement, 4 pallets stenen)? De oprit is nog niet klaar. /  / Ben',
  "commande 3120 | Bonjour, pouvez-vous mettre en attente notre commande 3120 (20 sacs de ciment, 4 palettes de blocs) ? L'accès n'est pas prêt. /  / Ben",
  'pedido 3120 | Hola, esperad por favor con el envío de nuestro pedido 3120 (20 sacos de cemento, 4 palés de bloques), el acceso aún no está listo. /  / Ben',
  "ordine 3120 | Ciao, per il momento non consegnate il nostro ordine 3120 (20 sacchi cemento, 4 bancali blocchi), l'accesso non è pronto. /  / Ben",
  'encomenda 3120 | Olá, por enquanto não entreguem a nossa encomenda 3120 (20 sacos de cimento, 4 paletes de blocos), o acesso não está pronto. /  / Ben',
  'zamówienie 3120 | Cześć, wstrzymajcie na razie wysyłkę naszego zamówienia 3120 (20 worków cementu, 4 palety bloczków), dojazd nie jest gotowy. /  / Ben',
  'ordre 3120 | Hej, kan I vente med at levere vores ordre 3120 (20 sække cement, 4 paller blokke)? Adgangsvejen er ikke klar. /  / Ben',
])('an order that is to wait was given before: %s', (mail) => {
  expect(categoryOf(mail)).not.toBe('purchase_order');
});

test.each([
  'Order | Please supply: /  / 12 boxes gloves L / 4 cases wipes /  / Please do not ship before 12 May.',
  "Order | Our order: /  / 12 boxes gloves L / 4 cases wipes /  / Please don't deliver yet, I'll call it off when the store is ready.",
  'Bestellung | Unsere Bestellung 8812: /  / 12 Karton Handschuhe / 4 Karton Tücher /  / Bitte noch nicht liefern, Abruf folgt.',
  'Bestellung | Bitte liefern Sie 12 Karton Handschuhe und 4 Karton Tücher, aber nicht vor dem 12. Mai.',
  'Bestelling | Graag 12 dozen handschoenen en 4 dozen doekjes, niet leveren voor 12 mei.',
  'Commande | Veuillez livrer 12 cartons de gants et 4 cartons de lingettes. Ne pas livrer avant le 12 mai.',
  'Pedido | Les pedimos 12 cajas de guantes y 4 cajas de toallitas. No entregar antes del 12 de mayo.',
  'Ordine | Vi ordiniamo 12 scatole guanti e 4 scatole salviette. Non spedite prima del 12 maggio.',
  'Encomenda | Encomendamos 12 caixas de luvas e 4 caixas de toalhetes. Não entregar antes de 12 de maio.',
  'Zamówienie | Zamawiamy 12 kartonów rękawic i 4 kartony ściereczek. Proszę nie wysyłać przed 12 maja.',
  'Ordre | Vi bestiller 12 kasser handsker og 4 kasser klude. Lever ikke før 12. maj.',
  "PO 3121 | Please book in our order 3121 for 20 bags of cement and 4 pallets of blocks. Don't send it yet, I'll phone with a date.",
  'Order | Please put 20 bags of cement and 4 pallets of blocks on our account and hold for collection.',
  'Bestellung 3121 | Bitte nehmen Sie unsere Bestellung 3121 auf: 20 Sack Zement, 4 Paletten Steine. Vorerst nicht ausliefern, Abruf folgt.',
  'Abruf | Die zurückgestellte Bestellung 3120 bitte jetzt liefern: 20 Sack Zement und 4 Paletten Steine.',
  'Bestelling | Graag bestellen wij 20 zakken cement en 4 pallets stenen, nog niet leveren voor de 12e.',
  'Commande 3121 | Nous vous passons commande de 20 sacs de ciment et 4 palettes de blocs, à ne pas livrer avant notre appel.',
  'Pedido 3121 | Os hago el pedido 3121: 20 sacos de cemento y 4 palés de bloques. De momento no lo enviéis, os aviso.',
  "Ordine 3121 | Vi passo l'ordine 3121: 20 sacchi cemento e 4 bancali blocchi. Non spedite ancora, vi chiamo io.",
  'Encomenda 3121 | Segue a encomenda 3121: 20 sacos de cimento e 4 paletes de blocos. Não enviem ainda, eu ligo.',
  'Zamówienie 3121 | Składam zamówienie 3121: 20 worków cementu i 4 palety bloczków. Jeszcze nie wysyłać, zadzwonię.',
  'Ordre 3121 | Her er ordre 3121: 20 sække cement og 4 paller blokke. Send ikke endnu, jeg ringer.',
  'Order | Please supply 20 bags cement and 4 pallets of blocks. Wait with the delivery of our order until Thursday 12th.',
])('an order may say when it is wanted: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  "Re: pallets | Mick, /  / 9.40 is more than I pay now. If you could get down to 8.90 on the 300 sheets I'd place the order tomorrow. /  / Jo",
  'AW: Platten | Hallo Frau Ott, /  / 9,40 sind uns zu viel. Wenn Sie bei 300 Stück auf 8,90 runtergehen, bestellen wir noch diese Woche. /  / Gruß Kai',
  'Re: platen | Dag Jan, /  / 9,40 is ons te duur. Als je voor 300 stuks op 8,90 kunt komen, plaats ik de bestelling deze week nog. /  / Gr. Bram',
  "Re: panneaux | Bonjour, /  / 9,40 c'est trop cher. Si vous pouvez descendre à 8,90 pour 300 pièces, nous passons commande cette semaine. /  / Luc",
  'Re: paneles | Hola: /  / 9,40 se nos va de presupuesto. Si nos lo dejáis en 8,90 para 300 unidades, hacemos el pedido esta semana. /  / Pablo',
  "Re: pannelli | Buongiorno, /  / 9,40 è troppo. Se riuscite ad arrivare a 8,90 per 300 pezzi, facciamo l'ordine in settimana. /  / Luca",
  'Re: painéis | Bom dia, /  / 9,40 é caro. Se conseguirem fazer 8,90 para 300 unidades, fazemos a encomenda esta semana. /  / Nuno',
  'Re: płyty | Dzień dobry, /  / 9,40 to dla nas za dużo. Jeśli zejdą Państwo do 8,90 przy 300 szt., złożymy zamówienie w tym tygodniu. /  / Adam',
  'Re: plader | Hej, /  / 9,40 er for dyrt. Hvis I kan gå ned til 8,90 på 300 stk., lægger vi ordren i denne uge. /  / Bo',
  "Re: your prices | We like the 24V drives. If you knock 8% off we'll have 30 units straight away. Let me know.",
  'AW: Angebot | Danke für das Angebot. Falls ihr uns beim Preis noch 5 % entgegenkommt, nehmen wir 30 Stück. Geht da was?',
  'Re: offerte | Bedankt. Als jullie er nog 5% korting op kunnen geven, nemen we 30 stuks af. Laat maar weten.',
  "Re: devis | Merci pour le devis. Si vous nous faites 5 % de remise, on vous passe commande de 30 pièces. C'est jouable ?",
  'Re: oferta | Gracias por la oferta. Si nos hacéis un 5 % de descuento os pedimos 30 unidades. ¿Es posible?',
  "Re: offerta | Grazie dell'offerta. Se ci fate il 5% di sconto ordiniamo 30 pezzi. Si può?",
  'Re: proposta | Obrigado pela proposta. Se nos fizerem 5% de desconto, encomendamos 30 unidades. É possível?',
  'Re: oferta | Dziękuję za ofertę. Jeżeli dacie 5% rabatu, weźmiemy 30 szt. Da się?',
  'Re: tilbud | Tak for tilbuddet. Hvis I giver 5 % rabat, køber vi 30 stk. Kan det lade sig gøre?',
])('who would order for less has not ordered: %s', (mail) => {
  expect(categoryOf(mail)).not.toBe('purchase_order');
});

test.each([
  "Order | If you have them in stock we'll take 12 boxes of gloves L and 4 cases of wipes.",
  "Order | We'd like to place an order for 300 sheets at 8.90 as agreed. If you can deliver on Friday, even better.",
  "PO 12 | Please send 12 boxes gloves L and 4 cases wipes. If you can do 10 % on the next lot we'll order more in June.",
  'Bestellung | Wenn lieferbar, bestellen wir 12 Karton Handschuhe und 4 Karton Tücher.',
  'Bestellung | Hiermit bestellen wir 300 Stück zu 8,90 wie besprochen. Falls Sie bis Freitag liefern können, umso besser.',
  'Bestelling | Als het op voorraad is, bestel ik 12 dozen handschoenen en 4 dozen doekjes.',
  'Commande | Si vous les avez en stock, nous prenons 12 cartons de gants et 4 cartons de lingettes.',
  'Pedido | Si tienen existencias, pedimos 12 cajas de guantes y 4 cajas de toallitas.',
  'Ordine | Se disponibili, ordiniamo 12 scatole guanti e 4 scatole salviette.',
  'Encomenda | Se houver em stock, encomendamos 12 caixas de luvas e 4 caixas de toalhetes.',
  'Zamówienie | Jeśli są na stanie, zamawiamy 12 kartonów rękawic i 4 kartony ściereczek.',
  'Ordre | Hvis I har dem på lager, bestiller vi 12 kasser handsker og 4 kasser klude.',
  'Order | 30 units of the 24V drive please at the agreed 8% off.',
  'PO 77 | Please deliver 30 pcs drive 24V. If you can get them here by Friday we would be grateful.',
  'Bestellung | Wir bestellen 30 Stück zum Preis von 12,50. Wenn Sie bis Freitag liefern können, sind wir sehr dankbar.',
  'Bestellung | Bitte senden Sie 30 Stück. Wenn Sie den Artikel nicht führen, nehmen wir den 24V-Typ zu 12,50.',
  'Bestelling | Graag 30 stuks leveren. Als je het in doos van 10 kunt leveren, nemen we 3 dozen.',
  'Commande | Nous commandons 30 pièces. Si vous pouvez livrer avant le 12, nous vous en serions reconnaissants.',
  'Pedido | Pedimos 30 unidades. Si pueden entregar antes del 12, mejor.',
  'Ordine | Ordiniamo 30 pezzi. Se riuscite a consegnare entro il 12, meglio.',
  'Encomenda | Encomendamos 30 unidades. Se conseguirem entregar até dia 12, melhor.',
  'Zamówienie | Zamawiamy 30 szt. Jeśli możecie dostarczyć do 12-go, będziemy wdzięczni.',
  'Ordre | Vi bestiller 30 stk. Hvis I kan levere inden den 12., er det fint.',
  "Order | If you can deliver by the 12th I'll take 30 drives 24V and 4 cables.",
  'Bestellung | Wenn Sie das bis zum 12. machen können, bestelle ich 30 Antriebe 24V und 4 Kabel.',
  'Commande | Si vous pouvez livrer pour le 12, je vous commande 30 cartons de gants et 4 cartons de lingettes.',
  'Pedido | Si podéis entregar el 12, os pido 30 cajas de guantes y 4 de toallitas.',
])('an order may hang on what is in stock, or when it comes: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  'Please approve: PO 5512 | Purchase order 5512 raised by Kim is awaiting your decision. /  / Floor polish 20 L   8   496.00 / Pad 17 red   25   212.50 /  / Approve - Reject / The vendor will only receive it after you have approved it.',
  'Freigabe: Bestellung 5512 | Die Bestellung 5512 von Kim liegt zur Entscheidung bei Ihnen. /  / Bodenpolitur 20 L   8   496,00 / Pad rot   25   212,50 /  / Freigeben - Ablehnen / Der Lieferant erhält sie erst nach Ihrer Freigabe.',
  'Goedkeuren: inkooporder 5512 | Inkooporder 5512 van Kim wacht op jouw beslissing. /  / Vloerpolish 20 L   8   496,00 / Pad rood   25   212,50 /  / Goedkeuren - Afwijzen',
  'À valider : commande 5512 | Le bon de commande 5512 créé par Kim attend votre décision. /  / Cire 20 L   8   496,00 / Pad rouge   25   212,50 /  / Approuver - Refuser',
  'Aprobar: orden de compra 5512 | La orden de compra 5512 creada por Kim espera su decisión. /  / Cera 20 L   8   496,00 / Disco rojo   25   212,50 /  / Aprobar - Rechazar',
  "Da approvare: ordine 5512 | L'ordine d'acquisto 5512 creato da Kim attende la tua decisione. /  / Cera 20 L   8   496,00 / Disco rosso   25   212,50 /  / Approva - Rifiuta",
  'Aprovar: ordem de compra 5512 | A ordem de compra 5512 criada por Kim aguarda a sua decisão. /  / Cera 20 L   8   496,00 / Disco vermelho   25   212,50 /  / Aprovar - Rejeitar',
  'Do akceptacji: zamówienie 5512 | Zamówienie zakupu 5512 utworzone przez Kim oczekuje na Twoją decyzję. /  / Pasta 20 L   8   496,00 / Pad czerwony   25   212,50 /  / Zatwierdź - Odrzuć',
  'Godkend: indkøbsordre 5512 | Indkøbsordre 5512 oprettet af Kim venter på din godkendelse. /  / Gulvpolish 20 L   8   496,00 / Pad rød   25   212,50 /  / Godkend - Afvis',
  'Approval request PO-0091 | You have a new request to approve. /  / PO-0091 for Meyer Supplies, requested by Lena /  / 4 x Toner black   236.00 / 10 x Paper A4   48.00 /  / [Approve]   [Decline]   [View in Procurely]',
  "Re: toner order | Hi Lena, I can't send this off until Frank has signed it. Our order of 4 toner and 10 boxes of paper still needs his sign-off. /  / Jo",
  'Genehmigung erforderlich: BANF 0091 | Lena hat folgende Bestellung angelegt: /  / 4 x Toner schwarz   236,00 / 10 x Papier A4   48,00 /  / Bitte genehmigen oder ablehnen Sie die Bestellung bis 12.5.',
  'Akkoord nodig: bestelling 0091 | Lena heeft een bestelling ingediend die jouw akkoord nodig heeft. /  / 4 x Toner zwart   236,00 / 10 x Papier A4   48,00 /  / [Goedkeuren]  [Afkeuren]',
  'Demande de validation BC-0091 | Lena a soumis une commande à votre approbation. /  / 4 x Toner noir   236,00 / 10 x Papier A4   48,00 /  / [Valider] [Refuser]',
  'Solicitud de aprobación OC-0091 | Lena ha enviado un pedido para su aprobación. /  / 4 x Tóner negro   236,00 / 10 x Papel A4   48,00 /  / [Aprobar] [Rechazar]',
  'Richiesta di approvazione OdA-0091 | Lena ha inviato un ordine che richiede la tua approvazione. /  / 4 x Toner nero   236,00 / 10 x Carta A4   48,00 /  / [Approva] [Rifiuta]',
  'Pedido de aprovação OC-0091 | A Lena submeteu uma encomenda para a sua aprovação. /  / 4 x Toner preto   236,00 / 10 x Papel A4   48,00 /  / [Aprovar] [Rejeitar]',
  'Prośba o akceptację ZAM-0091 | Lena złożyła zamówienie, które wymaga Twojej akceptacji. /  / 4 x Toner czarny   236,00 / 10 x Papier A4   48,00 /  / [Zatwierdź] [Odrzuć]',
  'Godkendelse påkrævet: ordre 0091 | Lena har oprettet en ordre, som afventer din godkendelse. /  / 4 x Toner sort   236,00 / 10 x Papir A4   48,00 /  / [Godkend] [Afvis]',
])('what waits for approval is not ordered yet: %s', (mail) => {
  expect(categoryOf(mail)).not.toBe('purchase_order');
});

test.each([
  'PO 5512 | Following approval by our director, here is our PO 5512: /  / 12 boxes gloves L / 4 cases wipes',
  'Order | Please supply 12 boxes gloves L and 4 cases wipes. Approved by: J. Moor',
  'Order | Please send 12 boxes gloves L and 4 cases wipes. The second order is still waiting for approval and follows next week.',
  'Bestellung 5512 | Nach Freigabe durch die Geschäftsleitung bestellen wir: /  / 12 Karton Handschuhe / 4 Karton Tücher',
  'Bestellung | Bitte liefern Sie 12 Karton Handschuhe. Die zweite Bestellung liegt noch zur Freigabe beim Chef.',
  'Bestelling | Na goedkeuring door de directie bestellen wij 12 dozen handschoenen en 4 dozen doekjes.',
  "Commande | Suite à l'accord de la direction, nous commandons 12 cartons de gants et 4 cartons de lingettes.",
  'Pedido | Una vez aprobado por dirección, les pedimos 12 cajas de guantes y 4 cajas de toallitas.',
  "Ordine | Dopo l'approvazione della direzione ordiniamo 12 scatole guanti e 4 scatole salviette.",
  'Encomenda | Após aprovação da direção, encomendamos 12 caixas de luvas e 4 caixas de toalhetes.',
  'Zamówienie | Po akceptacji dyrekcji zamawiamy 12 kartonów rękawic i 4 kartony ściereczek.',
  'Ordre | Efter godkendelse fra ledelsen bestiller vi 12 kasser handsker og 4 kasser klude.',
  'PO-0091 | Our purchase order PO-0091 has been approved. Please deliver: /  / 4 x Toner black   236.00 / 10 x Paper A4   48.00',
  'PO-0091 | Purchase order PO-0091 / Status: Approved / Approval: F. Meyer, 12 May /  / 4 x Toner black   236.00 / 10 x Paper A4   48.00',
  'PO-0091 | Please supply as soon as possible, substitutes need our approval before dispatch: /  / 4 x Toner black / 10 x Paper A4',
  'Bestellung 0091 | Bitte liefern. Ersatzartikel nur nach Freigabe durch uns. /  / 4 x Toner schwarz / 10 x Papier A4',
  'Bestellung 0091 | Bestellung 0091 /  / 4 x Toner schwarz / 10 x Papier A4 /  / Teillieferungen benötigen unsere Genehmigung. Korrekturabzug bitte zur Freigabe senden.',
  'Bestelling 0091 | Graag leveren: /  / 4 x Toner zwart / 10 x Papier A4 /  / Drukproef graag ter goedkeuring sturen.',
  "Commande 0091 | Commande 0091 /  / 4 x Toner noir / 10 x Papier A4 /  / Merci d'envoyer le BAT à valider avant impression.",
  'Pedido 0091 | Pedido 0091 /  / 4 x Tóner negro / 10 x Papel A4 /  / Las sustituciones requieren nuestra aprobación.',
  'Ordine 0091 | Ordine 0091 /  / 4 x Toner nero / 10 x Carta A4 /  / Inviate la bozza da approvare prima della stampa.',
  'Encomenda 0091 | Encomenda 0091 /  / 4 x Toner preto / 10 x Papel A4 /  / Enviem a prova para aprovação antes de imprimir.',
  'Zamówienie 0091 | Zamówienie 0091 /  / 4 x Toner czarny / 10 x Papier A4 /  / Prosimy o przesłanie projektu do akceptacji.',
  'Ordre 0091 | Ordre 0091 /  / 4 x Toner sort / 10 x Papir A4 /  / Send korrektur til godkendelse før tryk.',
  'Order of printed mugs | Order 0092: 100 x mug printed. Please send a proof of the order for approval before printing.',
  'Bestellung Becher | Bestellung 0092 /  / 100 x Becher bedruckt /  / Korrekturabzug der Bestellung bitte vorab zur Freigabe.',
])('what is approved is ordered, and of prints a proof is wanted: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  'Order 551 | Order 551 /  / 12 x gloves L / 4 x wipes /  / Delivery status updates to ops@moor.example. Is it possible to have it by Friday?',
  'PO 88 | PO 88 / 12 pcs gloves L / 4 pcs wipes /  / To be delivered once our site manager has approved access, call ahead.',
  'Order | Gloves L x 12 / Wipes x 4 /  / If you would like to confirm, simply reply to this e-mail.',
  "Repeat order | Same as last month: 12 boxes gloves L and 4 cases wipes. We still haven't received the invoice for the last one.",
  'PO 90 | Please see our order below. We have not received your order confirmation for PO 89. /  / 12 boxes gloves L / 4 cases wipes',
  'Order | Hi, nothing has arrived from our other supplier so I need 12 boxes gloves L and 4 cases wipes urgently.',
  'replacement | Replacement for worn filters, please send 4 pcs filter F7 and 2 pcs filter G4.',
  "Order for office | I'm doing the office order for this week: /  / 6 x coffee 1 kg / 12 x oat milk",
  'Order | Could I get 12 boxes gloves L and 4 cases wipes? Has the price gone up? If so let me know before you ship.',
  'Bestellung 551 | Bestellung 551 /  / 12 Karton Handschuhe L / 4 Karton Tücher /  / Bitte Status der Lieferung an lager@moor.example.',
  'Bestellung | Hallo, leider ist von unserer Bestellung beim anderen Lieferanten nichts angekommen, daher brauchen wir 12 Karton Handschuhe und 4 Karton Tücher.',
  'Bestellung | 12 Karton Handschuhe L / 4 Karton Tücher /  / Ist unsere letzte Bestellung schon raus?',
  'Bestellung | 12 Karton Handschuhe L / 4 Karton Tücher /  / Unsere Bestellung 8810 ist auch noch nicht angekommen.',
  'Freigabe Bestellung 77 | Die Geschäftsleitung hat freigegeben. Bestellung 77: /  / 12 Karton Handschuhe L / 4 Karton Tücher',
  'Bestelling | Hallo, bestelling voor week 12: /  / 12 dozen handschoenen L / 4 dozen doekjes /  / Laat even weten als iets niet op voorraad is.',
  'Commande | Suite à la validation de notre direction : /  / 12 cartons de gants L / 4 cartons de lingettes',
  "Order 552 | Our order 552: /  / 12 boxes gloves L / 4 cases wipes /  / Don't send the backordered items from our order 540 for now.",
  'Call-off | Call-off 4 against blanket order 4600: /  / 12 boxes gloves L / 4 cases wipes /  / The blanket order does not constitute a commitment to purchase the full quantity.',
  'PO 553 | Attached is PO 553. /  / 12 boxes gloves L / 4 cases wipes /  / Goods are not considered accepted until inspected; receipt does not constitute acceptance.',
  'Bestellung 553 | Bestellung 553 /  / 12 Karton Handschuhe L / 4 Karton Tücher /  / Die Annahme der Ware stellt keine Abnahme im rechtlichen Sinn dar.',
  "Wedding order | Hi, if you can get the peonies for the 12th we'll order 40 stems peony pink, 30 stems eucalyptus and 10 vases. Please confirm.",
  'Bestellung | Wenn Sie bis Freitag 10 Stück Klapptisch liefern können, bestellen wir die bitte. Dazu 4 Karton Tücher.',
])('an order beside what is said of other orders: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});
