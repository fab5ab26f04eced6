// What buyers write of orders that they placed before, in all nine languages at once: alternations of whole words.

/** An order that was placed: "we had ordered", "bestellt waren". */
export const orderedBefore =
  '(?:we|i)(?: had| have|[’\\x27]d|[’\\x27]ve)? (?:ordered|bought)|(?:we|i) (?:had|got|bought|took) [^.?!]{0,30}(?:off|from) you|did (?:we|i) order|(?:was|were) ordered|(?:hatten|haben|habe|hatte) (?:wir |ich )?(?:[^.:]{0,60} )?(?:bestellt|gekauft|bezogen)|bestellt (?:waren|hatten|haben|wurden?)|(?:hadden|hebben|heb|had) (?:we |wij |ik )?(?:[^.:]{0,60} )?(?:besteld|gekocht)|besteld:|(?:avons|avions|ai|avais) (?:bien )?(?:commandé|acheté)e?s?|vous (?:ai|avons) (?:acheté|pris)e?s?|commandé :|(?:habíamos|hemos|había|he) (?:pedido|encargado|comprado)|(?:les|os|le) compr(?:é|amos)|compré|lo (?:solicitado|pedido)|(?:avevamo|abbiamo|avevo|ho) (?:ordinato|comprato|acquistato)|ordinato:|(?:tínhamos|tinha) (?:encomendado|pedido)|encomendámos|comprámos|comprei|o que (?:pedimos|encomendamos)|(?:zamówi|kupi)(?:liśmy|łem|łam)|zamawia(?:liśmy|łem|łam)|zamówione (?:był\\p{L}*|:)|(?:vi|jeg) (?:havde|har) (?:jo )?(?:bestilt|købt)|(?:vi|jeg) købte|bestilte (?:vi|jeg)|vi bestilte';
/** What came is another thing than was meant. */
export const notRight =
  '(?:isn[’\\x27]t|is not|are not|aren[’\\x27]t|wasn[’\\x27]t|not) (?:quite )?(?:right|as ordered|correct|complete)|(?:not|none) (?:of (?:it|that|this|them) (?:is |are |was )?)?ours|mixed (?:it |them |things )?up|mix-?up|does(?:n[’\\x27]t| not) (?:match|agree)|wrong stuff|stimm(?:t|en) (?:aber |leider |so )?nicht|passt (?:aber |leider )?nicht zu|nicht (?:unsere?|für uns|von uns)|gehört (?:wohl |sicher )?(?:einem|jemand) ander\\p{L}+|falschlieferung|fehllieferung|(?:klopt|kloppen) (?!er iets)(?:er )?(?:iets |helaas |echter )?niet|niet (?:van|voor) ons|(?:pas|non) conformes?|pas (?:à nous|notre|nos)|no (?:está|están) bien|no (?:coincide|cuadra|corresponde)\\p{L}*|no (?:es|son) nuestr\\p{L}+|(?:degli|un) error[ei]|non (?:corrisponde|è corrett|sono corrett|è nostr|sono nostr)\\p{L}*|não (?:está|estão) cert[oa]s?|não (?:corresponde\\p{L}*|confere\\p{L}*|é noss[oa]|são (?:os |as )?noss[oa]s)|(?:coś )?(?:się )?nie zgadza(?: się)?|nie nasz\\p{L}*|pomy(?:lony|lona|lone|lili\\p{L}*|łk\\p{L}+)|(?:er|var) (?:desværre |altså )?forkert\\p{L}*|ikke (?:vores|til os)|stemmer ikke';
/** Goods by how they came: of an order that is no more to be made. */
export const cameToUs =
  '(?:came|arrived|turned up|got here|received)|(?:kam(?:en)?|ankam(?:en)?|eingetroffen|angekommen|erhalten|bekommen)|(?:binnengekomen|aangekomen|gearriveerd|ontvangen|gekregen)|(?:(?:est|sont) arrivée?s?|avons reçu|reçue?s?)|(?:(?:ha|han) llegado|llegaron|llegó|hemos recibido|recibimos)|(?:(?:è|sono) arrivat[oaie]|abbiamo ricevuto|ricevut[oaie])|(?:cheg(?:ou|aram)|recebemos|recebid[oa]s?)|(?:przysz(?:ł[aoy]?|edł|li)|dotar(?:ł[aoy]?|li)|dojechał\\p{L}*|otrzymaliśmy|dostaliśmy)|(?:kom|ankom|modtog|(?:har )?(?:fået|modtaget))';
/** Who sent other things: "you sent us". */
export const youSentUs =
  'you (?:have |had )?sent (?:us|me)|(?:haben sie|habt ihr|hast du) uns [^.]{0,60}(?:geschickt|geliefert)|(?:sie haben|ihr habt) uns [^.]{0,60}(?:geschickt|geliefert)|(?:jullie hebben|u heeft|hebben jullie) (?:ons )?[^.]{0,60}(?:gestuurd|geleverd)|(?:vous nous avez|nous avez-vous) (?:envoyé|livré)|nos (?:han|habéis) (?:mandado|enviado|servido)|ci avete (?:mandato|inviato|consegnato)|(?:mandaram|enviaram|entregaram)-nos|nos (?:mandaram|enviaram|entregaram)|przysłaliście|I har (?:sendt|leveret)';
/** Pieces were counted, and others: "counted 11", "statt 20 nur 14". */
export const fewerCame =
  'counted|only \\d+ (?:of|out of|were|came|arrived)|gezählt|(?:statt|anstatt|anstelle von) (?:der )?\\d+ [^.]{0,60}(?:nur|lediglich)|geteld|in plaats van \\d+ [^.]{0,60}(?:maar|slechts)|au lieu de \\d+ [^.]{0,60}(?:que|seulement)|compté\\p{L}*|contad[oa]s?|hemos contado|en (?:lugar|vez) de \\d+ [^.]{0,60}s[oó]lo|contat[oaie]|invece di \\d+ [^.]{0,60}(?:solo|soltanto)|em vez de \\d+ [^.]{0,60}só|policz(?:one|on[oay]|yliśmy)|zamiast \\d+ [^.]{0,60}tylko|talt op|i stedet for \\d+ [^.]{0,60}kun';
/** Other goods came than were meant: "10 bags of flour and not 10 of oats". */
export const otherThan =
  '\\d+ [^.?]{2,60}(?:[,;–-] ?|(?<=[ ,])(?:and|but|und|aber|sondern|en|maar|et|mais|y|pero|e|ma|i|ale|a|og|men) )(?:not|nicht|niet|pas|no|non|não|nie|ikke) (?:the |die |de |les |las |los |i |le |as |os )?\\d';
/** More was billed than came: "billed 50 bags and unloaded 44". */
export const billedMore =
  '(?:billed|invoiced|charged)[^.]{0,20} \\d+[^.]{2,60}(?:unloaded|delivered|came|received|arrived)[^.]{0,20}|(?:berechnet|abgerechnet)[^.]{0,60}(?:abgeladen|geliefert|angekommen)|(?:gefactureerd|gerekend)[^.]{0,60}(?:gelost|geleverd|aangekomen)|factur\\p{L}+ \\d+[^.]{2,60}(?:décharg|livr|reçu|descarg|entreg|lleg|recib)\\p{L}+|fattur\\p{L}+ \\d+[^.]{2,60}(?:scaric|consegn|arriv|ricev)\\p{L}+|fatur\\p{L}+ \\d+[^.]{2,60}(?:descarreg|entreg|cheg|receb)\\p{L}+|(?:zafakturowa|policzy)\\p{L}+ \\d+[^.]{2,60}(?:rozładowa|dostarczy|przysz|dotar)\\p{L}+|faktureret \\d+[^.]{2,60}(?:læsset af|leveret|modtaget|fået)';
/** What a paper that came with goods says. */
export const onDeliveryNote =
  '(?:on|per|according to) (?:your|the) (?:delivery note|packing (?:slip|list)|despatch note|dispatch note)|(?:auf|laut) (?:ihrem|dem) lieferschein|(?:op|volgens) de pakbon|(?:sur|selon) (?:votre|le) bon de livraison|(?:en|según) (?:el|su) albarán|(?:sul|nella|sulla|secondo il|dalla) (?:ddt|bolla)|(?:na|segundo a) guia|(?:jest )?na wz|wg wz|på følgesedlen|ifølge følgesedlen';
/** Goods are to be swapped, or to go back. */
export const swapped =
  'swap|exchange|returns? label|surplus|umtausch\\p{L}*|(?:aus|ein)?tauschen|zurückgeben|retourschein|omruil\\p{L}+|ruilen|retour melden|échang\\p{L}+|reprendre|cambi(?:ar|en|árnoslo|arnos)\\p{L}*|lo pueden cambiar|sostituire|cambiare|a troca|trocar|wymieni\\p{L}+|wymian\\p{L}+|bytte|ombytte';
/** Somebody has more than he needs. */
export const tooMuch =
  'more than we (?:can use|need|have room for)|(?:ordered|have|bought) (?:far |way )?too (?:much|many)|left over from|surplus to|mehr (?:da|hier|bestellt)?,? ?als wir (?:brauchen|benötigen)|zu viel(?:e)? (?:bestellt|da|übrig)|überzählig\\p{L}*|(?:haben|sind) [^.]{0,30}übrig|meer dan we (?:nodig|kunnen)|te veel (?:besteld|over)|(?:en avons|avons commandé) trop|(?:nous (?:en )?reste|avons) [^.]{0,20}en trop|más de lo que necesitamos|(?:hemos pedido|pedimos) de más|nos (?:ha )?sobra\\p{L}*|ne abbiamo (?:troppo|troppi|troppe|in più)|(?:ordinato|preso) troppo|(?:material|artigos|mercadoria) a mais|encomend\\p{L}+ (?:a mais|demais)|mamy (?:\\p{L}+ )?za dużo|zamówiliśmy za dużo|mere,? end vi (?:kan bruge|skal bruge|har brug)|bestilt for (?:meget|mange)';
/** An order, as what was done: beside a count it is one that was placed. */
export const wasOrdered =
  'ordered|bestellt|besteld|commandée?s?|pedid[oa]s?|ordinat[oaie]|encomendad[oa]s?|zamówion\\p{L}+|bestilt';
/** Some of so many that came: "out of the 20 boxes 8 are", "von den 10 Packungen sind 6"; of "4 of the 110 pipe" the second is a size. */
export const someOfMany =
  '(?<!\\d )(?:(?:out )?of the \\d+|von den \\d+|van de \\d+|(?:sur|parmi) les \\d+|de (?:las|los) \\d+|de[il]l[ei] \\d+|dei \\d+|d[ao]s \\d+|(?:z|ze|spośród) (?:tych )?\\d+|af de \\d+) [^.]{2,70}(?<![\\d.,])\\d+(?![\\d.,]*\\d)';
/** Who asks what shall be done wants no goods: "Wie wollen wir das machen?". */
export const asksHow =
  'how (?:do|does|should|shall|would|can|will)|wie (?:wollen|sollen|können|möchten|machen|gehen|verfahren)|hoe (?:willen|wil|zullen|moeten|kunnen|gaan)|(?:comment|que) (?:voulez|souhaitez|voulons|souhaitons|faisons|fait|procéd\\p{L}*|devons)|(?:cómo|qué) (?:quer\\p{L}*|hacemos|procedemos)|come (?:vogliamo|volete|facciamo|procediamo)|como (?:quer\\p{L}*|fazemos|procedemos)|jak (?:to|mamy|chcecie|chcemy|postąpi\\p{L}*)|hvordan (?:vil|skal|gør|kan)';
