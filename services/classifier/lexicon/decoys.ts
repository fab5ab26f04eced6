/**
 * Wordings that name another kind of document and are part of an order: what a buyer asks for, refers to or excludes.
 * They are read as `buyer asks`, a sign for an order, and not by any other cue.
 */
const thanks =
  '(?:thanks|thank you|danke|dank|bedankt|merci|gracias|grazie|obrigad[oa]s?|dziękuj\\p{L}+|dzięki|tak)';
const pastTime =
  '(?:last (?:week|month|year)|yesterday|letzte\\p{L}* (?:woche|monat|jahr)|gestern|(?:vorige|afgelopen) (?:week|maand|jaar)|gisteren|(?:mois|semaine|année|an) (?:derni(?:er|ère)|passée?)|hier|(?:mes|semana|año) pasad[oa]|ayer|(?:mese|settimana|anno) scors[oa]|ieri|(?:mês|semana|ano) passad[oa]|ontem|(?:zeszł|ubiegł|poprzedni|ostatni)\\p{L}+ (?:tygodni\\p{L}+|miesiąc\\p{L}+|roku)|wczoraj|(?:sidste|forrige) (?:uge|måned|år)|i går)';
/** Who asks whether it still holds orders nothing. */
const noQuestion = '(?![^.!?\\n]*\\?)';
/** Within a sentence, over "Hr." and "Mr.". */
const within = '(?:[^.!?\\n]|(?<=(?<!\\p{L})\\p{L}{1,3})\\.)';
const cancelled = '(?:cancel|storn|annul|geannul|anul)\\p{L}*';

/** "Please cancel our order and confirm" asks for more than a confirmation. */
const notCancelling = `(?:(?!(?<!\\p{L})(?:${cancelled}|withdraw|wycof\\p{L}+|odwoł\\p{L}+|afbestil\\p{L}*))[^.!?:\\n])`;

const asked = [
  // Please confirm; send us the confirmation, the invoice, the delivery note.
  `(?:please(?!d| find)|kindly|pls\\.?)${notCancelling}{0,40}(?:confirm|acknowledge|order confirmation|confirmation|acknowledge?ment)\\p{L}*(?: (?:of|this|the|our|receipt|delivery|date|order|by return|as usual))*`,
  '(?:expect|await|awaiting|look forward to|send (?:us|me)|would like|need) (?:your|a|an|the|us) (?:written |order )*(?:confirmation|acknowledge?ment)',
  '(?:send|mail|address|email|e-mail)(?: the| your| all)? invoices? (?:to|separately|with)|invoices? (?:as usual|to (?:our|the|head|accounts)|address|to follow|must|should|in duplicate)',
  `(?:bitte(?:n)?|erbitten|erwarten|wir bitten)${notCancelling}{0,40}(?:bestätig\\p{L}*|auftragsbestätigung|rückmeldung|rückbestätigung)(?: (?:sie|den|des|die|der|an|uns|kurz|eingang\\p{L}*|liefertermin\\p{L}*|auftrag\\p{L}*))*`,
  '(?:liefertermin|eingang|auftrag|bestellung|erhalt)(?: bitte)? (?:kurz )?(?:bestätigen|rückbestätigen)',
  'rechnung(?:en)?(?: bitte)? (?:wie (?:üblich|gewohnt|immer)|an (?:die|unsere|obige)|separat|per (?:mail|e-mail|post))|rechnungs(?:anschrift|adresse|empfänger)',
  `(?:graag|gelieve|verzoeke|wilt u|willen jullie|kunt u|kunnen jullie|ontvang(?:en)? (?:wij )?graag)${notCancelling}{0,40}(?:bevestig\\p{L}*|orderbevestiging)(?: (?:van|de|het|ontvangst|leverdatum|order))*|leverdatum (?:graag )?bevestigen`,
  'factu(?:ur|ren) (?:zoals (?:gewoonlijk|altijd)|graag|naar|sturen naar|mag naar|kan naar)|factuuradres|op de bekende manier factureren',
  `(?:merci (?:de|par avance)|veuillez|prière|pri(?:ons|e)|pourriez-vous|pouvez-vous|souhait\\p{L}+|attend\\p{L}+)${notCancelling}{0,40}(?:confirm\\p{L}*|accus\\p{L}+ (?:de )?réception)(?: (?:la|le|de|bonne|date|réception|livraison|commande))*`,
  'factur(?:e|ation) (?:comme d.habitude|habituelle|à (?:adresser|envoyer|l.ordre)|à notre)|adresse de facturation',
  `(?:por favor|rogamos|ruego|les? (?:pedimos|rogamos)|agradec\\p{L}+|esperamos)${notCancelling}{0,40}(?:confirm\\p{L}*|acus\\p{L}+ (?:de )?recibo)(?: (?:la|el|de|fecha|entrega|recepción|pedido))*`,
  'factur(?:a|ación|ar) (?:como (?:siempre|de costumbre)|habitual|a (?:la|nuestra))|dirección de facturación',
  '(?:si prega|vi preghiamo|attendiamo|restiamo in attesa|cortesemente|gentilmente|con richiesta|vogliate)[^.!?:\\n]{0,40}(?:conferm\\p{L}*)(?: (?:la|il|di|della|del|data|consegna|ricezione|ordine|d.ordine))*',
  'fattura(?:zione)? (?:come (?:al solito|sempre)|a (?:noi|sede))|indirizzo di fatturazione',
  `(?:por favor|agradecemos|solicitamos|pedimos|aguardamos|favor)${notCancelling}{0,40}(?:confirm\\p{L}*|acus\\p{L}+ (?:a )?rece\\p{L}*)(?: (?:a|o|da|do|de|data|entrega|rece(?:p)?ção|encomenda))*`,
  'fatura(?:ção)? (?:como (?:habitualmente|sempre|de costume)|para a)|morada de faturação',
  `(?:proszę|prosimy|czekamy na|oczekujemy)${notCancelling}{0,30}(?:potwierdz\\p{L}*)(?: (?:terminu|dostawy|zamówienia|odbioru|realizacji|otrzymania))*`,
  'faktur\\p{L}+ (?:jak (?:zwykle|zawsze)|proszę (?:wysłać|na))|adres do faktury',
  `(?:bekræft|bekræftelse|send|venligst|gerne|afventer|bedes)${notCancelling}{0,30}(?:bekræft\\p{L}*|ordrebekræftelse)(?: (?:på|af|leveringsdato\\p{L}*|modtagelse\\p{L}*|ordre\\p{L}*|levering\\p{L}*))*|bekræft venligst(?: \\p{L}+){0,3}`,
  'faktura(?:en)? (?:som (?:sædvanlig|altid|normalt)|sendes (?:til|på)|bedes sendt)|faktureringsadresse',
  // Who buys confirms in writing what he ordered by telephone.
  '(?:(?:we|i) (?:hereby )?|this is to |to |writing to )?confirm(?:ing)?(?: to you)?(?: in writing)? (?:our|my) (?:\\p{L}+ ){0,2}(?:orders?|p\\.?o\\.?)',
  `bestätigen? (?:wir |ich )?(?:ihnen |euch )?(?:hiermit |hierdurch |gern\\p{L}* |schriftlich )*(?:unsere?n?|meine?n?) (?:\\p{L}+ ){0,2}(?:bestellung|auftrag|order)|(?:unsere|meine) (?:\\p{L}+ ){0,2}bestellung${notCancelling}{0,30} bestätigen (?:wir|ich)`,
  'bevestig(?:en)? (?:wij |we |ik )?(?:u |jullie |je )?(?:hierbij |graag )*(?:onze|mijn) (?:\\p{L}+ ){0,2}(?:bestelling|order|opdracht)',
  '(?:vous )?confirm(?:e|ons|er)(?: par la présente| par écrit)? (?:notre|ma) (?:\\p{L}+ )?commande',
  '(?:(?:les?|os) )?confirm(?:o|amos|ar|arles)(?: por la presente| por escrito)? (?:nuestro|mi) (?:\\p{L}+ )?pedido',
  '(?:vi )?conferm(?:o|iamo|are)(?: con la presente| per iscritto)? (?:il )?(?:nostro|ns\\.?|mio) (?:\\p{L}+ )?ordine',
  '(?:vos |lhes )?confirm(?:o|amos|ar)(?: por este meio| por escrito)? (?:a |o )?(?:nossa|minha|nosso|meu) (?:\\p{L}+ )?(?:encomenda|pedido)',
  'potwierdza(?:m|my) (?:niniejszym |pisemnie )?(?:nasze|moje) (?:\\p{L}+ )?zamówienie',
  'bekræfter (?:vi |jeg )?(?:hermed |skriftligt )?(?:vores|min) (?:\\p{L}+ )?(?:ordre|bestilling)',
  // At prices that both know.
  '(?:at|for) your (?:usual |current |normal |good )?prices?(?! list)|(?:tegen|voor) (?:de|uw|jullie) (?:gebruikelijke|bekende|huidige) prijzen|zu (?:ihren|euren|den) (?:üblichen|bekannten|gewohnten|aktuellen|vereinbarten) preisen|(?:à|aux) (?:vos )?(?:prix|tarifs|conditions) (?:habituel(?:le)?s|convenue?s|en vigueur)|a (?:sus|los) precios (?:habituales|de siempre|acordados)|ai (?:vostri |soliti )?prezzi (?:abituali|soliti|concordati|in vigore)|aos (?:vossos )?preços (?:habituais|acordados|em vigor)|po (?:zwykłych|stałych|uzgodnionych|obowiązujących) cenach|til (?:de |jeres )?(?:sædvanlige|aftalte|gældende) priser',
  // At a price that was promised once.
  `(?:old|former|agreed|same|last) prices?${within}{0,70}(?:promised|agreed|confirmed|assured)${noQuestion}|(?:promised|agreed|assured|confirmed)[^.!?\\n]{0,40}(?:old|former|agreed|same|last) prices?(?: (?:for|on|of))?${noQuestion}`,
  `(?:alte|frühere|vereinbarte|bisherige|gleiche)\\p{L}* preise?n?${within}{0,70}(?:zugesagt|versprochen|vereinbart|zugesichert)${noQuestion}|(?:zugesagt|versprochen|vereinbart|zugesichert)\\p{L}*[^.!?\\n]{0,40} preise?(?: (?:für|von))?${noQuestion}`,
  `(?:oude|vorige|afgesproken|dezelfde) prij(?:s|zen)${within}{0,70}(?:toegezegd|beloofd|afgesproken)${noQuestion}|(?:beloofde|toegezegd|beloofd)[^.!?\\n]{0,40} prij(?:s|zen)(?: (?:voor|van))?${noQuestion}`,
  `(?:ancien|même|dernier) (?:prix|tarif)${within}{0,70}(?:promis|convenu|accordé)\\p{L}*${noQuestion}|(?:promis|convenu|accordé)[^.!?\\n]{0,40}(?:ancien|même|dernier) (?:prix|tarif)(?: (?:pour|sur|des?))?${noQuestion}`,
  `(?:precio (?:antiguo|anterior|acordado|de antes)|(?:antiguo|mismo) precio)${within}{0,70}(?:prometi\\p{L}+|acord\\p{L}+)${noQuestion}|promet\\p{L}+[^.!?\\n]{0,40}precio(?: (?:antiguo|anterior|de antes))?(?: (?:para|de))?${noQuestion}`,
  `(?:vecchio|stesso|precedente) prezzo${within}{0,70}(?:promess\\p{L}|concordat\\p{L}|garantit\\p{L})${noQuestion}|(?:promess\\p{L}|concordat\\p{L})[^.!?\\n]{0,40}(?:vecchio|stesso|precedente) prezzo(?: (?:per|del\\p{L}*))?${noQuestion}`,
  `(?:preço (?:antigo|anterior|combinado)|(?:antigo|mesmo) preço)${within}{0,70}(?:prometi\\p{L}+|combinad\\p{L}+|acordad\\p{L}+)${noQuestion}|promet\\p{L}+[^.!?\\n]{0,40}preço(?: (?:antigo|anterior))?(?: (?:para|d[aeo]s?))?${noQuestion}`,
  `(?:star|poprzedni|dawn|t[ęą] sam)\\p{L}* cen\\p{L}+${within}{0,70}(?:obieca\\p{L}+|uzgodni\\p{L}+|przyrzek\\p{L}+)${noQuestion}|(?:obieca|uzgodni)\\p{L}+[^.!?\\n]{0,40}(?:star|poprzedni|dawn)\\p{L}* cen\\p{L}+(?: (?:za|na))?${noQuestion}`,
  `(?:gamle|aftalte|samme|tidligere) pris(?:er)?${within}{0,70}(?:lovet|lovede|aftalt)${noQuestion}|(?:lovet|lovede|aftalt)[^.!?\\n]{0,40}(?:gamle|samme|tidligere) pris(?:er)?(?: (?:på|for))?${noQuestion}`,
  // According to your offer.
  '(?:according to|as per|per|against|based on|with reference to|following|in line with|refer(?:ring|ence) to|on the basis of|under) (?:your|the) (?:recent |attached |last |valued |e-?mail )*(?:quot(?:e|ation)|offer|pro-?forma(?: invoice)?|price list)(?: (?:of|from|no\\.?|number|dated|ref\\.?))*',
  '(?:gemäß|gemäss|laut|lt\\.?|auf (?:basis|grundlage)|bezugnehmend auf|bezug(?:nehmend)?:?|zu|aufgrund) (?:ihr(?:em|es|er|en)?|unserem|dem|des) (?:\\p{L}+ ){0,2}(?:angebot\\p{L}*|offerte|preisliste)',
  '(?:volgens|conform|op basis van|naar aanleiding van|n\\.a\\.v\\.|zoals in|met verwijzing naar) (?:uw|jullie|de) (?:\\p{L}+ ){0,2}(?:offerte|aanbieding|prijsopgave|prijslijst)',
  "(?:conformément à|suivant|selon|suite à|d['’]après|sur (?:la )?base d[eu]) (?:votre|le|la) (?:\\p{L}+ ){0,2}(?:devis|offre|proposition|tarif)",
  '(?:según|conforme a|de acuerdo con|con referencia a|en base a) (?:su|vuestr[ao]|la|el) (?:\\p{L}+ ){0,2}(?:oferta|presupuesto|cotización)',
  '(?:come da|secondo|in base a(?:lla|l)?|facendo seguito a(?:lla|l)?|con riferimento a(?:lla|l)?|rif\\.?) (?:vostr[ao]|suo|sua|il vostro|la vostra)? ?(?:\\p{L}+ ){0,2}(?:offerta|preventivo)',
  '(?:conforme|de acordo com|segundo|com base n[ao]) (?:a |o )?(?:vossa|vosso|sua|seu) (?:\\p{L}+ ){0,2}(?:proposta|cotação|orçamento)',
  '(?:zgodnie z|na podstawie|w nawiązaniu do|według) (?:państwa )?(?:\\p{L}+ ){0,2}(?:ofert\\p{L}+|wycen\\p{L}+)',
  '(?:ifølge|jf\\.?|i henhold til|jævnfør|som aftalt i|med henvisning til) (?:jeres|dit|deres) (?:\\p{L}+ ){0,2}tilbud',
  // Thanks for having cancelled another order once: nothing is taken back.
  `${thanks}(?=[^.!?\\n]{0,120}${pastTime})(?: \\p{L}+){0,2},? (?:for|für|dass|voor|dat|d[’']avoir|pour|por|per|za|fordi)(?: (?!please|bitte)\\p{L}+){0,5}? ${cancelled}[^.!?\\n]{0,100}`,
  `${thanks}(?=[^.!?\\n]{0,120}${pastTime})(?: \\p{L}+){0,2},? (?:dass|dat|fordi) [^.!?\\n]{0,90}${cancelled}(?: \\p{L}+){0,2}`,
  // All other lines are cancelled: what is left is ordered.
  '(?:all|every|the) (?:the )?others? (?:lines?|items?|positions?)(?: \\p{L}+){0,3} cancell?ed',
  '(?:alle|die|sämtliche) (?:anderen|übrigen|restlichen|weiteren) (?:positionen|zeilen|artikel)(?: \\p{L}+){0,3} storniert',
  '(?:alle|de) (?:andere|overige) (?:regels|posities|artikelen)(?: \\p{L}+){0,3} geannuleerd',
  '(?:toutes|tous|les)(?: les)? autres (?:lignes|postes|articles|positions)(?: \\p{L}+){0,3} annulée?s',
  '(?:todas |todos )?(?:las|los) (?:demás|otr[ao]s) (?:líneas|posiciones|artículos)(?: \\p{L}+){0,3} (?:anulad|cancelad)[ao]s',
  '(?:tutte |tutti )?(?:le|gli) altr[ei] (?:righe|posizioni|articoli)(?: \\p{L}+){0,3} annullat[ei]',
  '(?:todas |todos )?[ao]s (?:outr[oa]s|restantes) (?:linhas|posições|artigos)(?: \\p{L}+){0,3} (?:anulad|cancelad)[ao]s',
  '(?:wszystkie )?(?:pozostałe|inne) pozycje(?: \\p{L}+){0,3} anul\\p{L}+',
  '(?:alle|de) (?:andre|øvrige) (?:linjer|positioner|varer)(?: \\p{L}+){0,3} annulleres?t?',
];

/** Over "Vs." and "Ihr." of what is asked for. */
const asking = asked.map((words) =>
  words.replaceAll('[^.!?:\\n]', '(?:[^.!?:\\n]|(?<=(?<!\\p{L})\\p{L}{1,3})\\.)'),
);

const wholly = (words: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?!\\p{L})`, flags);

const decoys = wholly(asking, 'giu');

/** Who waits for the confirmation of an order, or asks for yours, is its buyer. */
const confirmationAwaited = wholly(
  [
    `(?:await|awaiting|expect|look(?:ing)? forward to|wait(?:ing)? for)${within}{0,30} order (?:confirmation|acknowledge?ment)`,
    `(?:send|return|request)${within}{0,30} your order (?:confirmation|acknowledge?ment)`,
    `(?:erwarten|erbitten|warten|freuen)${within}{0,40} auftragsbestätigung`,
    `(?:bitten|bitte|senden|schicken)${within}{0,40} (?:ihre|eure|ihrer|eurer) auftragsbestätigung`,
    `(?:verwachten|ontvangen|wachten)${within}{0,40} (?:order|opdracht)bevestiging|(?:order|opdracht)bevestiging (?:graag|ontvangen)`,
    `(?:sturen?|stuur|graag)${within}{0,40} (?:uw|jullie|je) (?:order|opdracht)bevestiging`,
    `(?:attente|attendons|recevoir)${within}{0,40} (?:accusé de réception|confirmation) (?:de )?(?:la |notre |cette )?commande`,
    `(?:envoyer|retourner|merci)${within}{0,40} votre (?:accusé de réception|confirmation) (?:de )?(?:la |notre |cette )?commande`,
    `(?:espera|esperamos)${within}{0,40} confirmación (?:de(?:l| este| nuestro)?) pedido`,
    `(?:envíen\\p{L}*|enviar\\p{L}*|rogamos|remitan)${within}{0,40} (?:su|vuestra) confirmación (?:de(?:l| este| nuestro)?) pedido`,
    `(?:attesa|attendiamo|aspettiamo|gradita)${within}{0,30} conferma (?:d[’']|dell[’']|di |del )(?:presente |nostro )?ordine`,
    `(?:inviar\\p{L}*|inviate\\p{L}*)${within}{0,30} (?:vostra|vs\\.?|sua) conferma (?:d[’']|dell[’']|di |del )(?:presente |nostro )?ordine`,
    `(?:aguardamos|esperamos)${within}{0,40} confirmação d(?:a|e|esta) (?:nossa )?encomenda`,
    `(?:enviar|enviem|agradecemos)${within}{0,40} (?:vossa|sua) confirmação d(?:a|e|esta) (?:nossa )?encomenda`,
    `(?:czekamy|oczekujemy|prosimy|proszę)${within}{0,40} potwierdzeni[ae] (?:naszego |tego )?zamówienia`,
    `(?:afventer|ser frem til)${within}{0,40} ordrebekræftelse`,
    `send(?:e)?${within}{0,40} (?:jeres|din|deres) ordrebekræftelse`,
  ],
  'giu',
);
/** Who wants his own back with a name under it sells. */
const wantedBack =
  /(?<!\p{L})(?:sign(?:ed|ature)?|counter-?sign(?:ed)?|back|attached|enclosed|unterschr\p{L}+|unterzeichn\p{L}+|gegengezeichnet|zurück\p{L}*|beigefügt\p{L}*|anliegend\p{L}*|ondertekend\p{L}*|getekend\p{L}*|terug\p{L}*|retour|bijgevoegd\p{L}*|bijgaand\p{L}*|signée?s?|ci-joint\p{L}*|firmad\p{L}+|adjunt\p{L}+|devuelt\p{L}+|devolver|firmat\p{L}+|controfirmat\p{L}+|allegat\p{L}+|assinad\p{L}+|devolução|anex[oa]\p{L}*|podpisan\p{L}+|odesł\p{L}+|załączon\p{L}+|underskrev\p{L}+|underskriv\p{L}*|tilbage|vedhæft\p{L}+)(?!\p{L})/iu;

function awaitsConfirmation(text: string): boolean {
  return [...text.matchAll(confirmationAwaited)].some(({ 0: wording, index }) => {
    const [behind = ''] = text
      .slice(index + wording.length, index + wording.length + 200)
      .split(/[.!?\n]/u, 1);
    const before = text
      .slice(Math.max(0, index - 200), index)
      .split(/[.!?\n]/u)
      .at(-1)!;
    return !wantedBack.test(before + wording + behind);
  });
}

/** What he confirms then is what he ordered: "we confirm the following order". */
const followingConfirmed = wholly(
  [
    'confirm(?:ing)?(?: to you)?(?: in writing)? (?:the|this) (?:following|attached|below) (?:purchase )?order|confirm(?:ing)? the order (?:below|as follows)',
    'bestätigen? (?:wir |ich )?(?:ihnen |euch )?(?:hiermit |hierdurch |gern\\p{L}* )*(?:die |den )?(?:folgende|nachfolgende|nachstehende|untenstehende)n? (?:bestellung|auftrag)',
    'bevestig(?:en)? (?:wij |we |ik )?(?:u |jullie |je )?(?:hierbij |graag )*(?:de |het )?(?:volgende|onderstaande|bijgaande) (?:bestelling|order|opdracht)',
    'confirm(?:e|ons|er)(?: par la présente| par écrit)? (?:la commande (?:suivante|ci-dessous|ci-jointe))',
    'confirm(?:o|amos|arles?)(?: por la presente| por escrito)? (?:el siguiente pedido|el pedido (?:siguiente|adjunto))',
    "(?:vi )?conferm(?:o|iamo|are)(?: con la presente| per iscritto)? (?:il seguente ordine|l[’']ordine (?:seguente|sotto\\p{L}*|allegato))",
    'confirm(?:o|amos|ar)(?: por este meio| por escrito)? (?:a seguinte encomenda|o seguinte pedido|a encomenda (?:seguinte|abaixo|anexa))',
    'potwierdza(?:m|my) (?:niniejszym |pisemnie )?(?:następujące|poniższe) zamówienie',
    'bekræfter (?:vi |jeg )?(?:hermed |skriftligt )?(?:følgende|nedenstående|vedhæftede) (?:ordre|bestilling)',
  ],
  'giu',
);

/** Every wording of a text that is part of an order goes through `read`. */
export function withoutDecoys(text: string, read: (wording: string, at: number) => string): string {
  const isBuyers = awaitsConfirmation(text);
  const rest = text.replace(decoys, read);
  return isBuyers ? rest.replace(followingConfirmed, read) : rest;
}
