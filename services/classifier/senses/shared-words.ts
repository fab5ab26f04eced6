// Words that senses need in all nine languages at once: alternations of whole words, upper and lower case alike.

/** A sum of money. */
export const sum = '(?<![\\d.,])\\d+[.,]\\d\\d(?![.,]?\\d)|eur|euros?|€|zł|kr|usd|gbp';
export const please =
  'please|pls|thanks?|thx|bitte|danke|graag|aub|bedankt|dank|merci|svp|s[’\\x27]il (?:vous|te) (?:plaît|plait)|por favor|gracias|per favore|grazie|obrigad[oa]|agradec\\p{L}+|proszę|prosimy|dziękuj\\p{L}+|tak|venligst|could (?:we|you)|könn\\p{L}+|kunnen|pouvez|podr\\p{L}+|potete|podem|kan (?:i|vi)';
export const offer =
  'offers?|offres?|quot\\p{L}*|angebot\\p{L}*|offert\\p{L}*|aanbieding|devis|presupuest\\p{L}*|ofert\\p{L}*|preventiv\\p{L}*|orçament\\p{L}*|propost\\p{L}*|cotaç\\p{L}*|tilbud\\p{L}*';
/** What an acceptance speaks of. */
export const offered = `${offer}|offered|quoted|angeboten|aangeboden|geoffreerd|ofreci\\p{L}+|adjudic(?:amos|ad[oa]s?|an|ó)|as ordered|als bestellung|po number|bestellnummer`;
/** Who accepts and has it sent. */
export const weAccept =
  'we accept|wir nehmen an|(?:wij|we) gaan akkoord|nous acceptons|aceptamos|accettiamo|aceitamos|przyjmujemy|vi accepterer';
export const sendIt =
  'deliver|send|proceed|liefern|leveren|livrer|entreg\\p{L}+|sírv\\p{L}+|consegn\\p{L}+|procedete|dostaw\\p{L}+|dostarcz\\p{L}+|lever';
export const condition = 'if|wenn|falls|sofern|als|indien|si|se|jeśli|jeżeli|hvis|whether|ob';
/** When somebody wants his money. */
export const soonDue =
  'this week|diese woche|deze week|cette semaine|esta semana|questa settimana|w tym tygodniu|denne uge|until|bis|voor|avant|antes|entro|até|do|inden|within|innerhalb|binnen|sous';
/** How mails to many end. */
export const unsubscribes =
  'unsubscribe|newsletter abbestellen|abmelden|afmelden|uitschrijven|se désinscrire|désabonn\\p{L}+|darse de baja|cancelar (?:la )?suscripción|disiscri\\p{L}+|annulla(?:re)? (?:la |l[’\\x27])?iscrizione|cancelar (?:a )?(?:subscrição|inscrição)|wypisz się|anuluj subskrypcję|afmeld(?: nyhedsbrev)?';
/** What hurries a buyer. */
export const hurries =
  '(?:only|just) this week|nur diese woche|alleen deze week|cette semaine seulement|s[oó]lo esta semana|solo questa settimana|só esta semana|tylko w tym tygodniu|kun denne uge|while stocks? lasts?|solange der vorrat reicht|zolang de voorraad strekt';
/** What only mails to many say. */
export const advert = `${unsubscribes}|${hurries}`;
/** How somebody asks without a question mark. */
export const wonders =
  '(?:like|want|wanted|need) to (?:know|ask|check)|wonder(?:ing)? (?:if|whether)|(?:wissen|fragen|erfahren),? ob|wüsste gern|(?:weten|vragen) of|(?:savoir|demander) si|(?:saber|preguntar|perguntar) si?e?(?!\\p{L})|(?:sapere|chiedere) se|(?:wiedzieć|zapytać),? czy|(?:vide|høre|spørge),? om';
/** What is asked of goods that somebody has or thinks of: whether they fit, and papers with them. */
export const technical =
  'compatible|suitable for|(?:safety )?data ?sheets?|(?:user|instruction) manuals?|verträg(?:t|lich\\p{L}*)|kompatibel|geeignet für|(?:sicherheits)?datenbl[aä]tt\\p{L}*|bedienungsanleitung\\p{L}*|compatibel|geschikt voor|veiligheidsbl\\p{L}+|handleiding\\p{L}*|convien(?:t|nent)|fiches? (?:de (?:données de )?sécurité|techniques?)|mode d[’\\x27]emploi|sirven? para|fichas? (?:técnicas?|de (?:datos de )?seguridad)|manual de|compatibil\\p{L}+|adatt[oaie] (?:a|al|alla|per)|sched[ae] (?:tecnic[ah]e?|di sicurezza)|manuale|compatív\\p{L}+|servem? para|fichas? de (?:dados de )?segurança|manual em|kompatybiln\\p{L}+|nadaj(?:e|ą) się|kart[aęy] (?:charakterystyki|techniczn\\p{L}+)|instrukcj\\p{L}+|egner sig|(?:sikkerheds)?datablad\\p{L}*|brugsanvisning\\p{L}*';
/** Papers that tell what goods are: data sheets, certificates, declarations. */
export const papersOfGoods =
  '(?:(?:material |product )?safety )?(?:data|specification|product) ?sheets?|(?:technical|material|product) (?:data|specifications?|documentation)|(?:m?sds|tds|coa)s?|certificates? of (?:analysis|conformity|origin)|(?:[A-Z]{2,4}|food|kosher|halal|organic|quality|test|updated|valid|current) certificates?|declarations? of conformity|(?:(?:sicherheits)?daten|produkt|merk|spezifikations)bl[aä]tt\\p{L}*|(?:werks|prüf|analyse|qualitäts|konformitäts|ursprungs|bio|ifs|iso|brc)?-?zertifikat\\p{L}*|(?:konformitäts|lieferanten|leistungs)erklärung\\p{L}*|produktspezifikation\\p{L}*|veiligheids(?:informatie)?bl\\p{L}+|(?:product|technische) ?(?:blad\\p{L}*|fiches?|specificaties?)|datasheets?|\\p{L}*certifica(?:at|ten)|(?:conformiteits|leveranciers|prestatie)verklaring\\p{L}*|fiches? (?:de (?:données de )?sécurité|techniques?|produits?)|certificats?|déclarations? de conformité|fichas? (?:técnicas?|de (?:datos de )?seguridad|de (?:dados de )?segurança)|certificados?|declaraci(?:ón|ones) de conformidad|declaraç(?:ão|ões) de conformidade|sched[ae] (?:tecnic[ah]e?|di sicurezza|prodotto)|certificat[oi] (?:di|ifs|iso|brc|bio|haccp)|dichiarazion[ei] di (?:conformità|prestazione)|kart[aęy] (?:charakterystyki|techniczn\\p{L}+|produkt\\p{L}+)|certyfikat\\p{L}*|atest\\p{L}*|deklaracj\\p{L}+ (?:zgodności|właściwości)|(?:sikkerheds|produkt|teknisk(?:e)? )?datablad\\p{L}*|certifikat\\p{L}*|overensstemmelseserklæring\\p{L}*';
/** Somebody has not what he wants. */
export const lacks =
  'needs?|require[sd]?|missing|benötig\\p{L}*|brauch\\p{L}*|fehl(?:t|en)|nodig|ontbre\\p{L}+|besoin|il (?:me|nous) faut(?:drait)?|manqu\\p{L}+|necesit\\p{L}+|falta\\p{L}*|serv(?:e|ono)|occorr\\p{L}+|manca\\p{L}*|precis(?:o|amos|ávamos|ava)|necessit\\p{L}+|potrzeb\\p{L}+|brakuje|mangler|skal bruge';
/** An amount of something, and no norm or day: beside papers it is of goods. */
export const smallNumber =
  '(?<![\\p{L}\\d.,/-])(?<!(?:iso|en|din|reach|nr|no|version|rev) )[1-9]\\d{0,2}(?![\\d.,/:-]*\\d)';
/** What a seller sends who takes an order: "our confirmation". */
export const confirmation =
  'confirmation|acknowledge?ment|(?:auftrags|bestell)?bestätigung|(?:order|opdracht)?bevestiging|accusé(?: de réception)?|confirmación|conferma|confirmação|potwierdzenie|(?:ordre)?bekræftelse';
/** "All of it": what came was ordered before. */
export const everything =
  'everything|all of it|it all|alles|all(?= (?:came|arrived|here|kom))|die ganze (?:lieferung|ware)|tout|l[’\\x27]ensemble|todo|tutto|tudo|wszystko|całość|alt|det hele';
/** How goods get to who ordered them. */
export const cameIn =
  'came|arrived|here now|turned up|gekommen|(?:ist|sind|war|waren|alles|jetzt|nun|schon|heute|endlich|wieder|vollständig) da|eingetroffen|angekommen|kam|binnen(?:gekomen)?|aangekomen|gearriveerd|arrivée?s?|bien reçue?s?|lleg\\p{L}+|recibid\\p{L}+|arrivat\\p{L}+|cheg\\p{L}+|przysz\\p{L}+|dotar\\p{L}+|dojecha\\p{L}+|kom|kommet|ankommet|fremme';
/** How long somebody may swap what he bought. */
export const withinDays =
  '(?:within|innerhalb(?: von)?|binnen|sous|dans les|plazo de|entro|até|do|inden for) \\d+ (?:days|tagen?|dagen|jours|días|giorni|dias|dni|dage)';
/** Which card somebody paid with, as a till prints it. */
export const cardUsed =
  'card (?:number )?ending(?: in)?|karte endet auf|kartenzahlung|karte,? endend auf|pas eindigend op|betaald met pin|carte (?:bancaire )?se terminant par|tarjeta (?:terminada|acabada|que termina) en|carta (?:che termina|terminante) (?:con|in|per)|cartão (?:terminado|que termina|com final) em|karta,? (?:ostatnie cyfry|kończąca się)|kort,? (?:der|som) ender på|kort,? der slutter på';
/** What was paid, as the sum at the end of a till's slip. */
export const paidSum =
  'total paid|amount paid|no payment is due|paid in full|(?:gesamt )?bezahlt:|dankend erhalten|betaald:|bedrag voldaan|totaal betaald|total payé|montant (?:payé|réglé)|somme acquittée|total pagado|importe (?:pagado|abonado)|totale pagato|importo (?:pagato|saldato)|total pago|valor pago|zapłacono|należność uregulowana|betalt:|beløbet er betalt|i alt betalt';
/** A slip of a till. */
export const tillSlip =
  'e-?receipt|receipt (?:no\\.? ?|# ?|number:? )?\\d[\\d-]+|your (?!payment)(?:[\\p{L}’\\x27-]+ )?receipt|(?:ihr|dieser?|dieses) (?:kassenbon|kassenzettel|quittung|bons?)|kassenbon|(?:uw|deze) (?:kassa)?bon|kassabon|ticket de caisse|(?:su|este) (?:tique|tíquet|ticket)|tique de compra|scontrino|(?:o seu|este) talão|talão|segue o recibo|ecco la ricevuta|paragon\\p{L}*|(?:din|denne|mod denne) (?:kvittering|bon)|at the till|an der kasse|aan de kassa|en caja|alla cassa|na caixa|przy kasie|ved kassen';
/** What somebody did who stood at a counter. */
export const youPaid =
  'you(?:[’\\x27]ve| have)? paid|you settled|(?:sie|du) (?:haben|hast) [^.]{0,40}(?:bezahlt|gezahlt)|bezahlten sie|(?:u|je) (?:betaalde|hebt [^.]{0,30}betaald)|(?:u|je) heeft [^.]{0,30}betaald|(?:vous avez|tu as) (?:payé|réglé)|ha(?:s|n) pagado|ha pagado|hai pagato|ha pagato|avete pagato|pagou|pagaram|zapłacono|zapłacił\\p{L}*|(?:du|i|de) (?:har betalt|betalte)|you(?:[’\\x27]ve| have)? (?:sent|made|authori[sz]ed) (?:a|your) payment|(?:sie haben|du hast) (?:eine|ihre|deine) zahlung [^!?\\n]{0,90}(?:gesendet|geleistet|getätigt|vorgenommen|autorisiert)|(?:u|je) (?:hebt|heeft) een betaling [^!?\\n]{0,90}(?:gedaan|verzonden|verstuurd|verricht)|(?:vous avez|tu as) (?:envoyé|effectué|autorisé) un paiement|(?:ha|has) (?:enviado|realizado|efectuado|autorizado) un pago|(?:ha|hai|avete) (?:inviato|effettuato|autorizzato) un pagamento|(?:enviou|efetuou|autorizou) um pagamento|(?:wysłałeś|wysłałaś|dokonałeś|dokonałaś|dokonano|wysłano) płatnoś\\p{L}+|(?:du|i) har (?:sendt|foretaget|godkendt) en betaling';
/** Who carries goods, as the one that they were given to. */
export const carrier =
  '(?:an|mit|bei) (?:die|der|den|dem) (?:spedition|spediteur|paketdienst|kurier)|(?:to|with|by) (?:the|our|a) (?:carrier|courier|haulier|forwarder)|(?:aan|met|bij) de (?:vervoerder|koerier|expediteur)|(?:au|le) transporteur|(?:al|el|la) (?:transportista|mensajero|agencia de transportes?)|(?:al|il|con il) (?:corriere|vettore|trasportatore)|(?:à|a|na|pela) transportadora|(?:do|z) (?:kuriera|kurierem|przewoźnika|spedytora)|(?:til|med|hos) (?:fragtmanden|vognmanden|speditøren|kureren)';
/** What one gets who ordered; a parcel of one's own is on its way. */
export const parcel =
  'parcel|package|paket|päckchen|sendung|pakket(?:je)?|pakje|zending|colis|paquete|pacco|pacote|volume|paczk\\p{L}+|przesyłk\\p{L}+|pakke|forsendelse';
/** "Your", to friends, too. */
export const yours =
  'your|ihre?[nmrs]?|eure?[nmrs]?|deine?[nmrs]?|uw|jullie|je|jouw|votre|vos|ton|su|tu|il vostro|la vostra|il tuo|vostr[oa]|suo|a (?:sua|vossa|tua)|o (?:seu|vosso|teu)|państwa|twoj\\p{L}+|wasz\\p{L}*|din|jeres|deres';
/** Credit was given: in whatever tense. */
export const credited =
  'credit(?:ed|ing)?|credit(?:eer|eren|eerden|eerde|ering)|gecrediteerd|gutgeschrieben|gutschr\\p{L}+|crédit\\p{L}+|avoir|abon(?:ado|amos|amiento)|accredit\\p{L}+|credit(?:ado|ámos|amos)|uznal\\p{L}+|uznano|skorygowa\\p{L}+|kredit(?:eret|erede)|godskrev\\p{L}*|tilbageført';
/** By which somebody asks for an offer. */
export const requests =
  'request|requesting|ask(?:ing)? for|look(?:ing)? forward to|await|invite|erbitten|bitten (?:wir )?(?:sie )?um|ersuchen|erwarten|vragen|verzoeken|ontvangen|zien [^.]{0,30}tegemoet|demandons|sollicitons|attendons|prions|souhait\\p{L}+|rogamos|solicit\\p{L}+|ruego|esperamos|agradec\\p{L}+(?! (?:o|a|el|la|su|[os] vosso|a vossa) ?(?:orçament|presupuest|ofert|propost|cotaç))|pedimos|chied\\p{L}+|richied\\p{L}+|attend\\p{L}+|restiamo in attesa|aguardamos|prosimy o|proszę o|oczekujemy|beder (?:vi )?(?:jer )?(?:venligst )?om|ønsker|imødeser';
/** "As by your offer": then it was made before. */
export const basedOn =
  'per|as|based on|according|under|gemäß|laut|nach|entsprechend|auf (?:basis|grundlage)|volgens|conform|op basis|selon|suivant|suite à|conformément|según|conforme|segundo|secondo|come da|in base|de acordo|zgodnie|według|wg|na podstawie|ifølge|iht|jf|efter|i henhold';
/** What is wrong with goods, said outright: it needs no other word. */
export const broken =
  'not what (?:we|i) ordered|broken|cracked|smashed|shattered|zersplittert\\p{L}*|(?:aan )?(?:gruzelementen|diggelen)|brisée?s?|fêlée?s?|agrietad[oa]s|incrinat[oaie]|rachad[oa]s|pęknięt\\p{L}+|stłuczon\\p{L}+|revnede|smadret|nicht (?:das|die|der|den),? (?:was |die |das |den )?wir bestellt|zerbrochen\\p{L}*|kaputt\\p{L}*|niet wat (?:we|wij) (?:hebben )?besteld\\p{L}*|kapot\\p{L}*|gebroken|pas ce que nous avons commandé|cassée?s?|abîmée?s?|no es lo que (?:pedimos|hemos pedido)|rot[oa]s|non è (?:quello|ciò) che abbiamo ordinato|rott[oaie]|não é o que (?:encomendámos|pedimos)|partid[oa]s|quebrad[oa]s|nie to,? co (?:zamówiliśmy|zamawialiśmy)|połaman\\p{L}+|rozbit\\p{L}+|ikke (?:det|dem|den),? vi (?:har )?bestilt\\p{L}*|knust|ødelagt|i stykker';
/** What bears the word "credit" and gives none. */
export const cards =
  'credit cards?|kreditkarte\\p{L}*|creditcards?|cartes? de crédit|tarjetas? de crédito|cart[ae] di credito|cart(?:ão|ões) de crédito|kart\\p{L}+ kredytow\\p{L}+|kreditkort';
/** What a paper is called that gives money back. */
export const creditPaper =
  'credit (?:note|memo|invoice)s?|gutschrift\\p{L}*|creditnota|creditfactuur|avoir|note de crédit|nota de (?:abono|crédito)|abono|nota di (?:ac)?credito|korekt[aęy]|faktur\\p{L} koryguj\\p{L}+|kreditnota|kreditfaktura';
/** An order may follow. */
export const noOrderYet =
  '(?:not|no) (?:yet )?(?:an )?order(?: yet)?(?! (?:acknowledg|confirm|number|no\\.|ref|form))|(?:noch )?keine bestellung|(?:nog )?geen bestelling|(?:pas encore|n[’\\x27]est pas) une commande|(?:no es|todavía no es|aún no es) un pedido|non è (?:ancora )?un ordine|(?:ainda )?não é (?:uma )?encomenda|(?:to )?(?:jeszcze )?nie (?:jest )?zamówienie|(?:endnu )?ikke en (?:ordre|bestilling)';
/** Nobody orders yet, whatever is asked. */
export const ordersNothing =
  'not ordering (?:anything|yet|now|just)|(?:won[’\\x27]t|don[’\\x27]t|not) (?:be )?order(?:ing)? (?:anything|yet)|bestell\\p{L}+ (?:(?:wir|ich|noch|erst|einmal|mal|vorerst|jetzt|heute|damit|hiermit) )*nichts|(?:wij |we |ik )?bestel(?:len)? (?:(?:we|wij|ik|nog|voorlopig|nu) )*niets|ne command(?:e|ons) (?:encore )?rien|no (?:pido|pedimos|encargo|encargamos) (?:todavía |aún )?nada|(?:todavía|aún) no (?:pido|pedimos)|non ordin(?:o|iamo) (?:ancora )?(?:nulla|niente)|(?:ainda )?não (?:encomendo|encomendamos|peço|pedimos) (?:ainda )?nada|(?:na razie|jeszcze) (?:nic )?nie zamawia\\p{L}+|nic (?:na razie |jeszcze )?nie zamawia\\p{L}+|bestiller (?:(?:jeg|vi|endnu|foreløbig) )*(?:ikke (?:noget|endnu)|intet)';
/** How somebody is reminded of a bill. */
export const reminds =
  'past (?:its|their|the) due dates?|account[^.]{0,40} on (?:stop|hold)|your remittance|(?:zahlung\\p{L}*|überweisung)[^.]{0,40}(?:überschnitten|gekreuzt)|liefersperre|betaling[^.]{0,40}gekruist|leveringsstop|(?:règlement|paiement)[^.]{0,30}croisée?|si ya han? (?:realizado|efectuado|hecho) el pago|(?:qualora|se) (?:aveste|avete|abbiate) già (?:provveduto|pagato)|caso já tenham? (?:efetuado|procedido|liquidado|pago)|(?:jeśli|jeżeli) (?:płatność|wpłata|należność) (?:została )?(?:już )?|betalingen? (?:har )?krydset';
/** A number by which an order is called: no day, no year. */
export const orderCode =
  '(?!\\d{1,2}[./-]\\d{1,2}(?!\\d))(?!(?:19|20)\\d\\d(?![\\d/-]))(?=[\\p{L}\\d./-]*\\d{3})[\\p{L}\\d][\\p{L}\\d./-]{3,}';
/** What is wrong with goods by what they are good for. */
export const useless =
  '(?:of )?no use(?: to us)?|unusable|useless|unbrauchbar\\p{L}*|nicht (?:zu gebrauchen|brauchbar|verwendbar)|onbruikbaar|inutilisables?|inservibles?|no (?:nos )?sirven?|inutilizzabil\\p{L}+|inutilizáve\\p{L}+|não (?:nos )?servem?(?: para nada)?|bezużyteczn\\p{L}+|nie nadaj\\p{L}+ się|ubrugelig\\p{L}*|kan ikke bruges|kan (?:vi|jeg) ikke bruge(?: til noget)?';
/** Who takes bad goods back. */
export const takesBack =
  '(?:take|accept) (?:them|it|these|those) back|(?:nehmen|nimmt) [^.?]{0,30}zurück|ne(?:men|emt) [^.?]{0,30}terug|(?:les|le|la) reprendre|reprenez-vous|aceptan de vuelta|l[oaie] riprendete|aceitam de volta|przyjm\\p{L}+ (?:państwo )?zwrot|tager i [^.?]{0,20}tilbage|hente (?:det|dem|varerne) (?:igen|tilbage)|who (?:picks?|collects?|takes?|fetches)|wer (?:holt|nimmt)|wie (?:haalt|neemt)|qui (?:vient|passe|reprend)|quién (?:pasa|viene|recoge|se lleva)|chi (?:lo |li |la |le )?(?:ritira|viene|passa)|quem (?:vem|passa|recolhe|levanta)|kto (?:to |je )?(?:odbierze|zabierze|przyjedzie)|hvem (?:henter|tager)';
/** Pictures of damage. */
export const photos =
  '(?:taken?|took|made|attach\\p{L}*|have) (?:\\p{L}+ ){0,2}(?:pictures|photos)|(?:fotos?|bilder) (?:habe|haben|sind|liegen|anbei)|(?:heb|hebben) (?:\\p{L}+ ){0,2}foto[’\\x27]?s|(?:pris|prends?|fait) des photos|(?:he|hemos) (?:hecho|sacado|tomado) (?:unas )?fotos|(?:ho|abbiamo) fatto (?:delle |alcune )?foto|(?:tirei|tirámos|tiramos) (?:umas )?fotografias|(?:tirei|tirámos|tiramos) (?:umas )?fotos|(?:zrobił\\p{L}+|mam|mamy) (?:\\p{L}+ )?zdjęcia|(?:har )?taget (?:\\p{L}+ )?(?:billeder|fotos)';
/** What a consignment is told by. */
export const freight =
  '(?:gross weight|bruttogewicht|bruto ?gewicht|poids brut|peso bruto|peso lordo|waga brutto|bruttovægt)[: ]{1,2}\\d|(?:waybill|frachtbrief|vrachtbrief|lettre de voiture|carta de porte|lettera di vettura|guia de transporte|list przewozowy|fragtbrev|tracking(?: number| no| code)?|sendungsnummer)[:. ]{1,2}[\\p{L}]{0,4}\\d';

/** The columns of an account: what a customer owes, and what he does not. */
export const ledger =
  '(?:debits?[\\s|]+credits?|soll[\\s|]+haben|debet[\\s|]+(?:credit|kredit)|débit[\\s|]+crédit|debe[\\s|]+haber|dare[\\s|]+avere|débito[\\s|]+crédito|(?:winien|wn)[\\s|]+ma)';
/** Who gives money back says it of himself. */
export const weCredit =
  'we (?:have |are |will |hereby )?(?:credit(?:ed|ing)?|refund(?:ed|ing)?)|(?:taken|deducted) off (?:your )?invoice|(?:wij|we) crediteren|crediteren (?:wij|we)|nous (?:vous )?créditons|(?:les )?(?:abonamos|hemos abonado)|(?:vi )?accreditiamo|(?:lhes )?credit(?:amos|ámos)|wystawi\\p{L}+ (?:\\p{L}+ ){0,3}korekt\\p{L}+|krediterer(?: vi)?|har krediteret';
/** How a paper comes into being. */
export const issued =
  'issued?|issuing|erstell\\p{L}+|ausgestellt|erhalten sie|opgemaakt|ontvangt u|établi\\p{L}*|émett\\p{L}+|émis\\p{L}*|emit\\p{L}+|emett\\p{L}+|emess\\p{L}+|wystawi\\p{L}+|udsted\\p{L}+|modtager';
/** What a marketplace calls it when who bought has paid: of a customer's payment everybody speaks. */
export const buyersPayment =
  '(?:payment|betaling|zahlung|paiement|pago|pagamento|płatność) (?:of|by|from|van|des|durch|vom|de|du|del|della|do|od|fra|af) (?:the |de |den |l[’\\x27]|la |el |il |o |a )?(?:buyer|koper|käufers?|acheteur|acheteuse|comprador|compradora|acquirente|kupującego|køber(?:en)?)|buyer[’\\x27]s payment';
/** What is not settled yet, or goes to the seller. */
export const payoutOrTrouble =
  'pending|outstanding|open|overdue|reminder|fees?|payout|refund\\p{L}*|disput\\p{L}*|reject\\p{L}*|steht noch aus|offen|mahn\\p{L}+|gebühr\\p{L}*|auszahlung|erstatt\\p{L}+|openstaand|staat nog open|kosten|uitbetaling|terugbetal\\p{L}+|en attente|rejeté\\p{L}*|frais|versement|rembours\\p{L}+|pendiente|comisi\\p{L}+|reembols\\p{L}+|in sospeso|commission\\p{L}+|rimbors\\p{L}+|pendente|oczekuj\\p{L}+|prowizj\\p{L}+|zwrot\\p{L}*|afventer|gebyr\\p{L}*|udbetaling|refusion';

/** What a buyer asks a seller to do with goods. */
export const sendUs = `${sendIt}|ship|schicken|senden|sturen|stuur|envoyer|envoyez|livrez|env[ií]en?\\p{L}*|enviar\\p{L}*|mandar\\p{L}*|mandate\\p{L}*|inviar\\p{L}*|inviate\\p{L}*|przesła\\p{L}+|wysła\\p{L}+|sende|levere`;

/** What stands between a verb and how many of something: "send us the 6 rolls". */
export const usThe =
  'us|me|the|over|out|uns|mir|die|den|bitte|ons|mij|de|het|nous|moi|les|nos|me|las|los|ci|mi|i|le|gli|as|os|nam|te|mig';
