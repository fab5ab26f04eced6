// What people and systems write of accounts, devices, bills and deliveries that need care, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** What opens an account. */
export const password =
  'passwords?|pass ?code|passwor[dt]e?s?|kennwort\\p{L}*|wachtwoord\\p{L}*|mot de passe|contraseñas?|palavra-passe|senha|hasł[oa]|adgangskode\\p{L}*';
/** What is done with it. */
export const resets =
  'reset\\p{L}*|forgot\\p{L}*|chang\\p{L}+|expir\\p{L}+|zurück(?:zu)?setz\\p{L}+|ändern|vergessen|wijzig\\p{L}+|opnieuw|herstel\\p{L}*|vergeten|réinitialis\\p{L}+|oublié|modifier|restablec\\p{L}+|olvid\\p{L}+|cambi\\p{L}+|reimpost\\p{L}+|ripristin\\p{L}+|dimenticat\\p{L}+|repor|redefin\\p{L}+|alterar|zresetow\\p{L}+|zmian\\p{L}+|zmien\\p{L}+|nulstil\\p{L}*|glemt|skift\\p{L}*';

/** A device or a program that does not what it should. */
export const doesNotWork: ByLanguage = {
  en: '(?:cannot|can[’\\x27]?t|could not|couldn[’\\x27]t|unable to) (?:access|log ?(?:in|on)|sign in|connect|print|open)|access (?:is |was )?denied|error (?:message|code)s?|(?:does not|doesn[’\\x27]t|won[’\\x27]t) (?:work|start|print|load|respond)|stopped working',
  de: 'nicht (?:mehr )?(?:anmelden|einloggen|zugreifen|drucken|verbinden)|zugriff verweigert|fehlermeldung\\p{L}*|funktioniert (?:\\p{L}+ ){0,3}nicht',
  nl: 'niet (?:meer )?(?:inloggen|aanmelden|printen|afdrukken|verbinden)|toegang geweigerd|foutmelding\\p{L}*|werkt (?:\\p{L}+ ){0,3}niet',
  fr: '(?:arriv\\p{L}+|parvien\\p{L}+|peux|pouvons) (?:pas|plus) (?:à )?(?:me |nous )?(?:connecter|accéder|imprimer)|impossible de (?:me |nous )?(?:connecter|accéder|imprimer)|accès refusé|messages? d[’\\x27]erreur|ne (?:fonctionne|marche) (?:pas|plus)',
  es: 'no (?:puedo|podemos|consigo) (?:acceder|iniciar sesión|entrar|imprimir|conectar\\p{L}*)|acceso denegado|mensaje de error|no funciona',
  it: 'non (?:riesco|riusciamo) (?:più )?a(?:d|c)? ?(?:accedere|entrare|stampare|collegar\\p{L}+|connetter\\p{L}+)|accesso negato|messaggi(?:o)? di errore|non funziona',
  pt: 'não (?:consigo|conseguimos) (?:aceder|entrar|imprimir|iniciar|ligar)|acesso negado|mensagem de erro|não funciona',
  pl: 'nie (?:mogę|możemy) się (?:zalogować|połączyć)|nie mogę wydrukować|odmowa dostępu|komunikat o błędzie|nie działa',
  da: 'kan (?:\\p{L}+ )?ikke (?:længere )?(?:logge (?:ind|på)|printe|få adgang)|adgang nægtet|fejlmeddelelse\\p{L}*|virker (?:\\p{L}+ ){0,2}ikke',
};
/** A helpdesk says that it heard. */
export const requestHeard: ByLanguage = {
  en: '(?:your|the) (?:support )?(?:request|ticket|case|message)[^!?]{0,40} (?:has been|was) (?:received|created|opened|updated|assigned|closed|resolved)|(?:received|got) your (?:request|message|ticket)',
  de: '(?:ihre|deine) (?:anfrage|nachricht)[^!?]{0,40} (?:ist (?:bei uns )?eingegangen|wurde (?:erfasst|erstellt|geschlossen|bearbeitet))|(?:ihre|deine) (?:anfrage|nachricht) (?:erhalten|bekommen)|(?:ihr|dein) ticket[^!?]{0,40} (?:wurde|ist)|ticketnummer',
  nl: '(?:uw|je|jouw) (?:verzoek|aanvraag|vraag|bericht|ticket)[^!?]{0,40} (?:ontvangen|aangemaakt|geregistreerd|gesloten)|ticketnummer',
  fr: 'votre (?:demande|message|ticket)[^!?]{0,40} (?:a (?:bien )?été|est) (?:enregistrée?|reçue?|créée?|clôturée?|résolue?)|reçu votre (?:demande|message)',
  es: '(?:su|tu) (?:solicitud|consulta|mensaje|ticket|incidencia)[^!?]{0,40} (?:ha sido|fue|se ha) (?:recibid|cread|registrad|cerrad|actualizad)[oa]|recibido (?:su|tu) (?:consulta|mensaje|solicitud)',
  it: '(?:tua|sua|vostra) (?:richiesta|segnalazione)[^!?]{0,40} è stata (?:ricevut|apert|chius|registrat|aggiornat)a|ricevuto (?:la (?:tua|sua|vostra) (?:richiesta|segnalazione)|il (?:tuo|suo|vostro) messaggio)',
  pt: '(?:sua|tua) mensagem[^!?]{0,40} foi recebida|recebemos a (?:sua|tua) mensagem|(?:seu|teu) ticket[^!?]{0,40} foi (?:criado|fechado|registado)',
  pl: '(?:twoje|państwa) zgłoszenie[^!?]{0,40} (?:przyjęt|zarejestrowan|utworzon|zamknięt)\\p{L}+|otrzymaliśmy (?:twoje|państwa|twoją) (?:zgłoszenie|wiadomość)',
  da: '(?:din|jeres) (?:henvendelse|sag|besked)[^!?]{0,40} (?:modtaget|oprettet|lukket|registreret)|modtaget (?:din|jeres) (?:henvendelse|besked)',
};

/** Money that could not be taken. */
export const notCharged: ByLanguage = {
  en: '(?:could not|couldn[’\\x27]t|unable to|failed to|were not able to) (?:charge|process (?:your|the) (?:payment|card))|payment (?:has |was )?(?:failed|declined|unsuccessful)|card [^.]{0,40}expir\\p{L}+',
  de: 'konnte[n]? [^.]{0,40}nicht (?:belastet|belasten|abgebucht|abbuchen|eingezogen|einziehen)|zahlung [^.]{0,20}(?:fehlgeschlagen|abgelehnt)|karte läuft [^.]{0,30}ab',
  nl: 'betaling (?:is )?(?:mislukt|geweigerd)|niet (?:afschrijven|incasseren|worden (?:afgeschreven|geïncasseerd))|kaart verloopt',
  fr: 'paiement (?:a )?(?:échoué|été refusé)|échec d[eu] paiement|pas pu (?:être )?(?:débit|prélev)\\p{L}+|carte [^.]{0,30}expire',
  es: 'pago (?:ha )?(?:fallado|fallido|sido rechazado|rechazado)|no (?:hemos podido|se ha podido|pudimos) (?:cobrar|cargar)|tarjeta [^.]{0,30}caduca',
  it: 'pagamento (?:non riuscito|fallito|rifiutato)|(?:stato possibile|riusciti ad) addebitare|carta [^.]{0,30}scad\\p{L}+',
  pt: 'pagamento (?:falhou|recusado|falhado)|não (?:foi possível|conseguimos) (?:cobrar|debitar)|cartão [^.]{0,30}expira',
  pl: 'płatność (?:nie powiodła się|odrzucona|nieudana)|nie udało się (?:pobrać|obciążyć)|karta [^.]{0,30}wygas\\p{L}+',
  da: 'betalingen? (?:mislykkedes|blev afvist)|kunne ikke trække|kort udløber',
};

/** More time to pay. */
export const moreTime: ByLanguage = {
  en: 'extension|extend|(?:more|extra|additional) time|deferral|defer|payment plan|instal?lments?|grace period',
  de: 'zahlungsaufschub|stundung|ratenzahlung\\p{L}*|(?:frist|zahlungsziel)\\p{L}*[^.]{0,30}verlänger\\p{L}*|fristverlängerung',
  nl: 'uitstel|betalingsregeling|in termijnen',
  fr: '(?:délai|report) (?:de (?:paiement|règlement)|supplémentaire|d[’\\x27]échéance)|échéancier|étaler|échelonn\\p{L}+',
  es: 'aplaz\\p{L}+|prórroga|fraccion\\p{L}+',
  it: 'dilazion\\p{L}+|proroga|rateizz\\p{L}+',
  pt: 'adiamento|adiar|prorrog\\p{L}+|em prestações',
  pl: 'odrocz\\p{L}+|przedłuż\\p{L}+|rozłoż\\p{L}+ na raty',
  da: 'henstand|udsættelse|afdragsordning',
};
/** How somebody asks for it. */
export const begs: ByLanguage = {
  en: 'request\\p{L}*|ask(?:ing)?|would like|could (?:we|you)|grant|possible',
  de: 'bitten|bitte|beantrag\\p{L}+|ersuchen|möglich',
  nl: 'verzoek\\p{L}*|vragen|vraag|graag|mogelijk',
  fr: 'demand\\p{L}+|sollicit\\p{L}+|souhait\\p{L}+|prions|possible',
  es: 'solicit\\p{L}+|pedimos|rogamos|posible|nos concedan',
  it: 'chied\\p{L}+|richie[ds]\\p{L}+|possibile',
  pt: 'pedimos|pedido|solicit\\p{L}+|possível',
  pl: 'prosi\\p{L}+|prosz\\p{L}+|wniosk\\p{L}+',
  da: 'beder|anmod\\p{L}+|ansøg\\p{L}+|muligt',
};
/** What is not right on a bill. */
export const misstated: ByLanguage = {
  en: 'instead of|rather than|incorrect(?:ly)?|wrong|overcharged|does not match|mismatch',
  de: 'statt|anstatt|falsch\\p{L}*|stimmt nicht|als vereinbart|abweich\\p{L}+',
  nl: 'in plaats van|onjuist\\p{L}*|verkeerd\\p{L}*|klopt niet|dan afgesproken',
  fr: 'au lieu de|erronée?|incorrecte?|ne correspond pas',
  es: 'en (?:lugar|vez) de|incorrect[oa]|erróne[oa]|no coincide',
  it: 'invece di|anziché|errat[oa]|non corrisponde',
  pt: 'em vez de|errad[oa]|incorret[oa]|não corresponde',
  pl: 'zamiast|błędn\\p{L}+|nie zgadza się',
  da: 'i stedet for|forkert\\p{L}*|stemmer ikke',
};
/** Who asks about a paper. */
export const questionOn: ByLanguage = {
  en: '(?:question|query|enquiry|inquiry|doubt)s? (?:about|on|regarding|concerning|re)',
  de: '(?:rück)?fragen? (?:zu|zur|wegen|bezüglich)',
  nl: 'vra(?:ag|gen) (?:over|bij|m\\.?b\\.?t\\.?)',
  fr: 'questions? (?:sur|concernant|relatives?|à propos)',
  es: '(?:consulta|duda|pregunta)s? (?:sobre|acerca|de)',
  it: 'domand[ae] (?:su\\p{L}*|riguardo)|chiariment[oi] su\\p{L}*',
  pt: '(?:dúvida|questão|pergunta)s? (?:sobre|relativ\\p{L}+)',
  pl: 'pytani[ea] (?:o|dotycząc\\p{L}+|w sprawie|do)',
  da: 'spørgsmål (?:til|om|vedr\\p{L}*)',
};
/** Who wants a paper sent. */
export const sendsUs: ByLanguage = {
  en: '(?:can|could|would|will) you (?:please |kindly )?(?:send|resend|forward|provide|share|email)|please (?:re)?send|need (?:a copy|the invoice)|have not (?:yet )?received',
  de: '(?:können|könnten|würden) sie [^.]{0,60}(?:senden|schicken|zusenden|zukommen)|bitte (?:\\p{L}+ ){0,4}(?:zu|nach)?(?:senden|schicken)|(?:schicken|senden) sie (?:mir|uns)|nicht (?:erhalten|bekommen)|fehlt (?:uns )?noch',
  nl: '(?:kunt u|kunnen jullie|kan je|kun je) [^.]{0,60}(?:sturen|toesturen|mailen|bezorgen)|graag ontvangen|(?:stuur|mail) (?:me|mij|ons)|(?:graag|gelieve) (?:\\p{L}+ ){0,3}(?:op|toe|na)?(?:sturen|mailen)|nog niet ontvangen',
  fr: '(?:pouvez|pourriez)-vous [^.]{0,60}(?:envoyer|transmettre|adresser|renvoyer)|(?:merci de|veuillez|prière de)(?: (?:bien vouloir|me|nous)){0,2} (?:r?envoyer|transmettre|adresser)|r?envoyez-(?:moi|nous)|pas (?:encore )?reçu',
  es: '(?:pueden?|podrían?|podéis) [^.]{0,20}(?:enviar|mandar|reenviar|facilitar)\\p{L}*|(?:re)?(?:envíen|manden|envíe|mande)(?:me|nos)|(?:por favor|ruego|rogamos)(?: (?:me|nos))? (?:re)?(?:envíen?|manden?)|no (?:hemos|he) recibido',
  it: '(?:potete|potreste|può|potrebbe) [^.]{0,20}(?:inviar|mandar|rimandar)\\p{L}*|(?:ri)?(?:mandate|inviate|mandi|invii)(?:mi|ci)|(?:mi|ci) (?:ri)?(?:mandate|inviate|mandi|invii)|non abbiamo (?:ancora )?ricevuto',
  pt: '(?:podem|poderiam|pode) [^.]{0,20}(?:enviar|mandar|reenviar)\\p{L}*|(?:re)?(?:enviem|mandem|envie|mande)-(?:me|nos)|(?:agradeço|agradecemos) (?:\\p{L}+ ){0,3}(?:re)?envi\\p{L}+|não recebemos',
  pl: '(?:czy )?(?:mogą|mogliby|możecie|może) [^.]{0,30}(?:przesłać|wysłać)|(?:proszę|prosimy) (?:\\p{L}+ ){0,3}(?:przesłać|wysłać|o (?:ponowne )?przesłanie)|nie otrzymaliśmy',
  da: '(?:kan|kunne|vil) (?:i|du) [^.]{0,30}(?:sende|eftersende|maile)|(?:send|mail|eftersend)(?: venligst)? (?:mig|os)|ikke modtaget',
};

/** What came beside what was ordered: "delivered 40 (ordered 50)". */
export const cameOfOrdered =
  '(?:delivered|received|geliefert|erhalten|geleverd|ontvangen|livrée?s?|reçue?s?|entregad[oa]s?|recibid[oa]s?|consegnat[oaei]|ricevut[oaei]|entregues?|recebid[oa]s?|dostarczono|otrzymano|leveret|modtaget)[^\\n.]{0,25}\\d[^\\n.]{0,30}\\((?:ordered|of|instead of|bestellt|besteld|commandée?s?|pedid[oa]s?|ordinat[oaei]|encomendad[oa]s?|zamówiono|bestilt)[^\\n.]{0,15}\\d';
/** What goods are packed in, and harmed with. */
export const packaging =
  'packag\\p{L}+|packing|verpackung\\p{L}*|verpakking\\p{L}*|emballages?|embalajes?|imball\\p{L}+|embalage(?:m|ns)|opakowani\\p{L}+';
export const harm =
  'damages?|damaged|schäden|schaden|beschädigt\\p{L}*|schade|beschadigd\\p{L}*|endommagée?s?|dégâts|dañ\\p{L}+|danni|danneggiat\\p{L}+|danos|danificad\\p{L}+|uszkodz\\p{L}+|skader?|beskadiget';
/** What went wrong, by its name. */
export const problem =
  'issues?(?= (?:with|on|regarding|in))|(?:delivery|quality|significant|serious|several|following) issues?|problems?|discrepanc(?:y|ies)|shortages?|lieferproblem\\p{L}*|probleme?n?|mängel|fehlmengen?|unstimmigkeit\\p{L}*|probleem|problemen|problèmes?|litige|incidencias?|problemas?|problem[ai]|niezgodnoś\\p{L}+|problem\\p{L}*|fejl';
/** There is none, or there may be one. */
export const noProblem =
  '(?:no|not an?|any|kein\\p{L}*|geen|pas de|aucun|sin|ningún|nessun|senza|sem|nenhum|nie ma|żaden|intet|ingen) (?:\\p{L}+ )?(?:issues?|problem\\p{L}*|probleem|problèmes?|incidencias?|problem[ai]|fejl)';

/** Who reminds another of what he has to deliver. */
export const remindsOf: ByLanguage = {
  en: '(?:this|here) is a (?:\\p{L}+ )?reminder|(?:gentle|friendly|delivery) reminder|remind(?:ing)? you|reminder:',
  de: 'erinner(?:n|t|ung)|liefererinnerung',
  nl: 'herinner(?:ing|en|t)',
  fr: 'rappel(?:ons|le|er)?',
  es: 'recordatorio|recordamos',
  it: 'promemoria|ricordiamo',
  pt: 'lembrete|lembramos',
  pl: 'przypomin\\p{L}+|przypomnienie',
  da: 'påmindelse|minder (?:\\p{L}+ )?om',
};
/** What is to come. */
export const delivery =
  'deliver(?:y|ies|ed)|shipments?|lieferung(?:en)?|liefererinnerung|levering(?:en)?|livraisons?|entregas?|consegn[ae]|dostaw[aęyi]|leverancer?';

/** What is not in goods that came: "in der Lieferung fehlen 8 Kartons". */
export const notAmongThem: ByLanguage = {
  en: '(?:missing|short) [^.]{0,40}(?:from|in) (?:the|your|today[’\\x27]s|this) (?:delivery|shipment)|(?:delivery|shipment) [^.]{0,20}(?:was|is) (?:\\d+ [^.]{0,20})?(?:missing|short)',
  de: '(?:in|bei) (?:der|ihrer|dieser) (?:\\p{L}+ )?lieferung [^.]{0,40}fehl(?:ten?|t|en)|fehl(?:ten?|t|en) [^.]{0,40}(?:in|bei) der (?:\\p{L}+ )?lieferung',
  nl: '(?:in|bij) de (?:\\p{L}+ )?levering [^.]{0,40}ontbr(?:eekt|eken|aken?|ak)|ontbr(?:eekt|eken|aken?|ak) [^.]{0,40}(?:in|bij) de (?:\\p{L}+ )?levering',
  fr: 'manqu(?:e|ent|ait|aient) [^.]{0,40}(?:dans|à) la (?:\\p{L}+ )?livraison|(?:dans|à) la livraison [^.]{0,40}manqu(?:e|ent|ait|aient)',
  es: 'falta(?:n|ba|ban)? [^.]{0,40}en (?:la|su) entrega|en (?:la|su) entrega [^.]{0,40}falta(?:n|ba|ban)?',
  it: 'manca(?:no|va|vano)? [^.]{0,40}(?:nella|dalla) consegna|nella consegna [^.]{0,40}manca(?:no|va|vano)?',
  pt: 'falta(?:m|va|vam)? [^.]{0,40}na entrega|na entrega [^.]{0,40}falta(?:m|va|vam)?',
  pl: 'brak(?:uje)? [^.]{0,40}w (?:\\p{L}+ )?dostawie|w (?:\\p{L}+ )?dostawie [^.]{0,40}brak(?:uje|owało)?',
  da: 'mangle(?:r|de) [^.]{0,40}i leveringen|i leveringen [^.]{0,40}mangle(?:r|de)',
};
/** That goods were brought. */
export const brought =
  'delivered|geliefert|geleverd|livrée?s?|entregad[oa]s?|consegnat[oaei]|entregues?|dostarczon\\p{L}+|leveret';
