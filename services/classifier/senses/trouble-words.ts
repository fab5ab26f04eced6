// What people and systems write of accounts, devices, bills and deliveries that need care, in nine languages: alternations of whole words.

/** What opens an account. */
export const password =
  'passwords?|pass ?code|passwor[dt]e?s?|kennwort\\p{L}*|wachtwoord\\p{L}*|mot de passe|contraseñas?|palavra-passe|senha|hasł[oa]|adgangskode\\p{L}*';
/** What is done with it. */
export const resets =
  'reset\\p{L}*|forgot\\p{L}*|chang\\p{L}+|expir\\p{L}+|zurück(?:zu)?setz\\p{L}+|ändern|vergessen|wijzig\\p{L}+|opnieuw|herstel\\p{L}*|vergeten|réinitialis\\p{L}+|oublié|modifier|restablec\\p{L}+|olvid\\p{L}+|cambi\\p{L}+|reimpost\\p{L}+|ripristin\\p{L}+|dimenticat\\p{L}+|repor|redefin\\p{L}+|alterar|zresetow\\p{L}+|zmian\\p{L}+|zmien\\p{L}+|nulstil\\p{L}*|glemt|skift\\p{L}*';

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

/** What is to come. */
export const delivery =
  'deliver(?:y|ies|ed)|shipments?|lieferung(?:en)?|liefererinnerung|levering(?:en)?|livraisons?|entregas?|consegn[ae]|dostaw[aęyi]|leverancer?';

/** That goods were brought. */
export const brought =
  'delivered|geliefert|geleverd|livrée?s?|entregad[oa]s?|consegnat[oaei]|entregues?|dostarczon\\p{L}+|leveret';
