// What colleagues, systems and sellers say beside lines that nobody orders by them, in nine languages: alternations of
// whole words.

/** What stands below every mail of a house: an order is one only with a paper. */
export const ofEveryMail =
  '(?:this|the) (?:e-?mail|message|communication)|unless|without|diese (?:e-?mail|nachricht)|es sei denn|ohne|deze (?:e-?mail|mail)|dit bericht|tenzij|ce (?:message|mail|courriel)|sauf|este (?:mensaje|correo)|salvo|(?:questo|presente) (?:messaggio|e-?mail)|se non|esta mensagem|este e-?mail|ta wiadomość|niniejsza wiadomość|chyba że|denne (?:mail|e-?mail|besked)|medmindre';

/** Of more than is ordered here. */
export const furtherOnes =
  'further|additional|other|any more|weitere[rnsm]?|zusätzliche\\p{L}*|darüber hinaus|künftige\\p{L}*|verdere|overige|andere|ultérieure?s?|supplémentaires?|autres|adicionales|otr[oa]s|ulterior[ei]|altr[ei]|adicionais|outr[oa]s|dalsz\\p{L}+|kolejn\\p{L}+|yderligere|flere';
/** Of a part of an order, of a paper that came twice, of what is only said; or of another order than this: "no order for the shop but for the stores". */
export const ofAPart =
  'part(?:ial)? \\p{L}+|duplicates?|verbal|oral|phone|receipt|copies|telefonisch\\p{L}*|mündlich\\p{L}*|teil\\p{L}+|doppel\\p{L}*|mondeling\\p{L}*|dubbel\\p{L}*|verbale?s?|orale?|parcial\\p{L}*|parzial\\p{L}*|duplicat\\p{L}*|ustn\\p{L}+|reklamacj\\p{L}+|mundtlig\\p{L}*|[^.?!]{0,60} (?:but|sondern|maar|mais|sino|bensì|mas|lecz|tylko|men) (?:for|für|voor|pour|para|per|dla|for|til) [^.?!]*';
/** Of what is printed or replaced somebody wants to see a proof first. */
export const proofs =
  'proofs?|artwork|drafts?|drawings?|samples?|substitut\\p{L}*|replacements?|korrektur\\p{L}*|druckdaten|druckvorlage\\p{L}*|entwurf|muster\\p{L}*|zeichnung\\p{L}*|ersatz\\p{L}*|teillieferung\\p{L}*|druk?proef|proef\\p{L}*|tekening\\p{L}*|monster|bat|bon à tirer|épreuves?|maquette|échantillons?|prueba(?:s)?|boceto|muestras?|sustituci\\p{L}+|bozz[ae]|campion[ei]|disegno|sostitu\\p{L}+|provas?|maquete|amostras?|projekt\\p{L}*|próbk\\p{L}*|rysun\\p{L}+|wizualizacj\\p{L}+|erstatning\\p{L}*|prøvetryk|tegning\\p{L}*';

/** What is collected so far, and until when. */
export const stillOpen =
  'so far|until now|till now|(?:by|before|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day|bisher|bislang|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|tot nu toe|voor (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|pour l[’\\x27]instant|jusqu[’\\x27]ici|déjà inscrits|avant (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|de momento|hasta ahora|antes del (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|finora|entro (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|até (?:agora|segunda|terça|quarta|quinta|sexta|sábado|domingo)|na razie|do (?:poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli)|indtil (?:videre|nu)|inden (?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)';
