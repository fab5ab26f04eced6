import { stems } from '../words/patterns.ts';

/** Lines, goods and how many: English, German, Dutch, French, then Spanish, Italian, Portuguese, Polish, Danish. */
export const ofLines = stems(
  'lines?(?!\\p{L})|items?(?!\\p{L})|position|quantit|qty|amounts?(?!\\p{L})|how many|pieces?(?!\\p{L})|pcs|boxes|articles?(?!\\p{L})|products?(?!\\p{L})',
  'posten|zeile|menge|anzahl|stück|artikel|produkt|ware',
  'regel|positie|posities|aantal|hoeveel|stuks',
  'lignes?(?!\\p{L})|postes?(?!\\p{L})|lots?(?!\\p{L})|quantité|nombre de|pièces?(?!\\p{L})|produits?(?!\\p{L})',
  'línea|partida|cantidad|unidades|artículo|mercancía|rig[ah](?!\\p{L})|righe|voc[ei](?!\\p{L})|quantità|pezzi|articol|merce(?!\\p{L})',
  'linha|quantidade|artigo|pozycj|wiersz|ilo[śs][ćc]|ilości|sztuk|artyku|towar|linje|antal|styk|varer?(?!\\p{L})|varenr|varelinj',
);
/** Days, times and ways of delivery. */
export const ofTimes = stems(
  'dates?(?!\\p{L})|deadline|week|month|earlier|later|sooner|postpone|urgent|monday|tuesday|wednesday|thursday|friday',
  'datum|termin(?!\\p{L}*gerecht)|woche|früher|später|verschieb|eilig|dringend|montag|dienstag|mittwoch|donnerstag|freitag',
  'leverdatum|levertijd|eerder|later|uitstel|spoed|maandag|dinsdag|woensdag|donderdag|vrijdag',
  'dates?(?!\\p{L})|délai|semaine|plus (?:tôt|tard)|report(?:er|ez)|urgent|lundi|mardi|mercredi|jeudi|vendredi',
  'fecha|plazo|semana|antes|después|urgente|lunes|martes|miércoles|jueves|viernes|data(?!\\p{L})|termine|settimana|prima(?!\\p{L})|dopo|lunedì|martedì|mercoledì|giovedì|venerdì',
  'prazo|depois|segunda-feira|terça|quarta-feira|quinta-feira|sexta-feira|termin|tydzie|tygod|wcześniej|później|pilne|poniedział|wtor|środ|czwart|piąt|dato|uge(?!\\p{L})|tidligere|senere|haster|mandag|tirsdag|onsdag|torsdag|fredag',
);
/** Places and who takes the goods in. */
export const places = stems(
  'address|site(?!\\p{L})|plant(?!\\p{L})|branch(?!\\p{L})|depot|warehouse|location|yard|premises|gate(?!\\p{L})|dock',
  'adresse|anschrift|baustelle|lager(?!\\p{L})|standort|werk(?!\\p{L})|filiale|tor(?!\\p{L})',
  'adres|magazijn|werf(?!\\p{L})|vestiging|locatie|loods',
  'adresse|chantier|dépôt|entrepôt|agence',
  'direcci|almac[eé]n|obra(?!\\p{L})|nave(?!\\p{L})|indirizz|magazzin|cantiere|sede(?!\\p{L})|endereço|morada|armazém',
  'adres|magazyn|budow|adresse|lager(?!\\p{L})|byggeplads',
);
/** Houses in which goods are sold: who sends them there has them delivered. */
export const shops = stems(
  'shops?(?!\\p{L})|stores?(?!\\p{L})|salon|studio|laden(?!\\p{L})|geschäft(?!\\p{L})|winkel(?!\\p{L})|boutique|magasin(?!\\p{L})',
  'tienda|local(?!\\p{L})|taller(?!\\p{L})|negozio|bottega|laboratorio|loja|oficina|sklep|warsztat|butik|forretning|værksted',
);
/** Numbers and references that papers bear, and the papers. */
const numbers = stems(
  'number|reference|ref(?!\\p{L})|cost cent|project|invoice|price|discount',
  'nummer|referenz|kommission|kostenstelle|projekt|rechnung|preis|rabatt',
  'kenmerk|referentie|kostenplaats|factuur|prijs|prijzen|korting',
  'numéro|référence|facture|prix|remise',
  'número|referencia|factura|precio|descuento|numero(?!\\p{L})|riferimento|fattura|prezz|sconto',
  'referência|fatura|preço|desconto|numer(?!\\p{L})|numer[ue]m?(?!\\p{L})|faktur|cen[ayę](?!\\p{L})|rabat|reference|pris(?!\\p{L})|priser',
);
const topics = [ofLines, ofTimes, places, numbers];

/** Something is to be otherwise than printed. */
export const alters = stems(
  'too (?:early|late|soon)|unfortunately|chang|amend|adjust|correct(?!ness)|updat|modif|replac|swap|exchang|switch|reduc|increas|cancel|delet|remov|omit|drop(?![-\\p{L}])|scrap|skip|wrong|incorrect|mistake|typo|instead|rather than|except|different|other than|missing|forg[oe]t|left (?:off|out)|leave|add(?!\\p{L}|ress)|additional|extra|no longer|not need|disregard|ignore|hold|split|too (?:many|few|much)|half|double|twice|bump|cut(?!\\p{L})|take off|swop',
  'zu (?:früh|spät|viel|wenig)|leider|änder|geändert|abweich|anpass|pass(?:t|en)(?!\\p{L})|angepasst|korrigier|korrekt|tausch|austausch|ersetz|ersatz|erhöh|reduzier|verringer|kürz|stornier|(?:streich|lösch|entfern)(?:en|t|e|ung)?(?!\\p{L})|entfäll|entfall|weglass|wegfall|raus(?!\\p{L})|falsch|irrtüm|fehler|vertipp|statt|anstelle|außer|ander(?:e|s|en|er|es|em)(?!\\p{L})|fehl(?:t|en)|vergess|zusätzlich|ergänz|hinzu|nicht mehr|doch nicht|halb(?:e|ier)?(?!\\p{L})|doppel|verdopp|sondern|lieber|tun sie|legen sie',
  'te (?:vroeg|laat|veel|weinig)|helaas|niet uit(?!\\p{L})|wijzig|gewijzigd|verander|aanpass|pas(?:t|sen)?(?!\\p{L})|corrige|juiste|fout|verkeerd|vergis|vervang|ruil|omruil|wissel|verhoog|verhog|verlaag|verlag|verminder|annuleer|schrap|verwijder|weglat|vervalt|vervall|eruit|in plaats|behalve|ander(?:e|s)?(?!\\p{L})|ontbre|verget|toevoeg|voeg(?:t|en)?(?!\\p{L})|erbij|niet meer|toch niet|dubbel|helft|maar naar|doe(?:n)?(?!\\p{L})|zet(?:ten)?(?!\\p{L})',
  'trop (?:tôt|tard)|malheureusement|chang|modifi|corrig|rectifi|adapt|ajust|remplac|échang|rédui|rédui|dimin|augment|annul|supprim|retir|enlev|ôte|ray(?:er|ez)|erreur|erron|faux|fausse|trompé|au lieu|plutôt|sauf|autres?(?!\\p{L})|manqu|oubli|ajout|rajout|en plus|plus besoin|doubl|moitié|mettez|mettre',
  'demasiado (?:pronto|tarde)|lamentablemente|por desgracia|cambi|modific|correg|correc|ajust|sustitu|reempla|reduc|reduz|aument|anul|cancel|elimin|quit[ae]|suprim|equivoc|error|erróne|incorrect|en (?:vez|lugar)|en cambio|excepto|salvo|sino|otr[ao]s?(?!\\p{L})|falta|olvid|añad|agreg|ya no|dobl|mitad|pongan|poner|mal(?!\\p{L})',
  'troppo (?:presto|tardi)|purtroppo|variat|corregg|adegu|sostitu|ridurr|riduc|ridot|annull|togli|tolg|stralc|error|sbagli|errat|invece|anziché|al posto|tranne|altr[oaie](?!\\p{L})|manc|dimentic|aggiung|inser(?!isc)|non (?:ci )?serv|raddopp|metà|mett(?:ete|ere)|spost',
  '(?:cedo|tarde) demais|demasiado (?:cedo|tarde)|infelizmente|alter[aeo]|mud(?:ou|ar|em)|corrij|corrig|acert|substitu|troc|retir|engan|errad|incorret|em vez|exceto|salvo|outr[ao]s?(?!\\p{L})|esquec|acrescent|adicion|já não|dobr(?:ar|em|o)|metade|juntem|ponham',
  'za (?:wczesny|wczesna|wcześnie|późno|późny)|niestety|zmie[nń]|zmian|popraw|dostosuj|skoryg|zamie[nń]|wymie[nń]|zmniejsz|zwiększ|anul|skreśl|usu[nń]|wykreśl|rezygn|błęd|błąd|pomył|omył|zamiast|oprócz|poza(?!\\p{L})|inn(?:y|a|e|ych)(?!\\p{L})|brak|zapomn|doda[jćc]|dołoż|dołóż|dopis|już nie|podwó|połow|lecz',
  'for (?:tidlig|sen)|desværre|ændr|rettes(?!\\p{L})|korriger|tilpas|rettelse|erstat|udskift|byt(?:tes)?(?!\\p{L})|reducer|forhøj|nedsæt|annuller|slet|fjern|udgå|stryg|forkert|fejl|i stedet|undtagen|and(?:en|et|re)(?!\\p{L})|mangl|glem|glemt|tilføj|læg(?!\\p{L})|ikke længere|dobbel|halv(?:del(?:en)?|t|e)?(?!\\p{L})|men til',
);

/** What stands in the papers and was agreed: nothing else is wanted. */
const printed = stems(
  'as urgent|urgently|with (?:urgency|priority)|als dringend|dringend behandel\\p{L}*|met spoed|en urgence|como urgente|con urgen[cz]\\p{L}+|com urgência|jako pilne|som haste|shown|stated|given|indicated|specified|mentioned|listed|agreed|usual|as always|as before|same|standard|asap|as soon as|attached|enclosed|confirm',
  'angegeben|genannt|aufgeführt|vereinbart|besprochen|wie (?:immer|üblich|gehabt)|üblich|bekannt|gewohnt|schnellst|so (?:schnell|bald)|anbei|anhang|anlage|beigefügt|bestätig|auftragsbest',
  'aangegeven|vermeld|genoemd|afgesproken|gebruikelijk|bekend|zoals|gewoon|zo (?:snel|spoedig)|bijlage|bijgaand|bijgevoegd|bevestig',
  'indiqu|mentionn|convenu|habituel|comme|dès que|au plus|joint|annexe|confirm|accusé',
  'indicad|mencionad|acordad|habitual|siempre|lo antes|adjunt|anexo|confirm|indicat|concordat|solit|prima possibile|allegat|conferm',
  'acordad|habitual|sempre|assim que|podan|wskazan|ustalon|zwykle|jak najszyb|załącz|potwierdz|anført|angivet|aftalt|sædvanlig|som altid|hurtigst|vedhæft|vedlagt|bekræft',
);
/** Asks for an answer, or tells how to reach somebody. */
const manners = stems(
  'contact|call me|questions?|hesitate|confirm|acknowledg|invoice us|thank|look(?:ing)? forward|hope',
  'fragen|melden|rückfrage|bestätig|dank|freuen|auftragsbest|erreichbar',
  'vragen|contact|bevestig|dank|bedankt|bereikbaar',
  'question|contact|confirm|accus|remerci|merci de (?:nous )?(?:confirm|renvoy)|disposition|joignable',
  'pregunta|duda|contact|confirm|agradec|domand|conferm|ringrazi|disposizione|dúvid|agrade|pytan|potwierdz|dziękuj|spørgsmål|bekræft|kontakt|tak for',
);

/** Whether a sentence may want the order otherwise than its papers say, by what it is about and by words of change. */
export function mayAlter(said: string, isAsked: boolean): boolean {
  if (salutation.test(said)) return false;
  const text = said.replace(someTime, ' ');
  const isOther = alters.test(text);
  const isAbout = topics.some((topic) => topic.test(text));
  if (isOther && isAbout) return true;
  if (manners.test(text)) return false;
  if (isOther) return isAsked || alters.exec(text)!.index < firstWords;
  return isAbout && isAsked && !printed.test(text);
}

/** "For a few weeks": how long, and not when. */
const someTime =
  /(?<!\p{L})(?:a few|some|several|a couple of|many|ein paar|einige|mehrere|een paar|enkele|quelques|plusieurs|unas? cuant[ao]s|un[ao]s|alg[uú]n[ao]s|vari[ao]s|qualche|alcun[ei]|un paio di|kilka|parę|et par|nogle)\s(?:days?|weeks?|months?|tagen?|wochen|monate?n?|dagen|weken|maanden|jours|semaines|mois|días|semanas|meses|giorn[oi]|settiman[ae]|mes[ei]|dias|dni|tygodni\p{L}*|miesi\p{L}+|dage|uger|måneder)(?!\p{L})(?! (?:later|earlier|früher|später|eerder|plus))/giu;

/** Whether a sentence wants what the papers say. */
export function isAsPrinted(text: string): boolean {
  return printed.test(text);
}

/** "Dear Ms Smith," */
export const salutation = /^(?:[^\s\d]+\s+){0,4}[^\s\d]+[,:]$/u;

/** An order begins with its verb, perhaps behind a "please" or "can you". */
const firstWords = 16;

/** Words behind which stands what is wanted in the place of something else. */
export const butRather =
  /(?<!\p{L})(?:but(?: rather)?|instead(?!\s+of)|sondern|maar|mais|sino|bensì|ma|mas(?: sim)?|lecz|ale|tylko|men)(?!\p{L})[\s,:]*/iu;

/** Goods and who brings them, unloading, and that somebody has moved. */
export const bringsThere =
  /(?<!\p{L})(?:(?:has|have|needs?|wants?|ought) to (?:go|come)|goes to|(?:can|could|should|will|must) (?:it|they|everything|this|the lot|all)(?: all)? (?:go|come)|(?:straight|directly|direct) to|(?:drop|bring|take|leave|get|run) (?:it|them|this|these|everything|all of it|the lot|the goods|the order)(?: all)? (?:at|to|round to|over to|off at)|kann es (?:an|zu)|(?:kan|mag) het naar|peut-on livrer|muss alles|alles (?:muss|moet)|portat[oaie]|portare|pojecha\p{L}*|jecha\p{L}*|zawie\p{L}*|(?:ir|levar|llevar\p{L}*|llevarlo|aller) (?:tudo|todo|tout)|tout doit aller|skal til|goods|truck|lorry|driver|carrier|drop[- ]?off|unload\p{L}*|moved|where to|umgezogen|fahrer|spedition|lkw|ware|ablad\p{L}*|abgeladen|entladen|bringen|verhuisd|chauffeur|lossen|lossing|goederen|déménagé|camion|chauffeur|marchandise|décharge\p{L}*|livreur|mudado|camión|mercancía|descarg\p{L}*|conductor|trasferit\p{L}|camion|merce|scaric\p{L}*|autista|mud[áa]mos|camião|mercadoria|descarreg\p{L}*|przeprowadz\p{L}*|rozładun\p{L}*|kierowc\p{L}*|towar|flyttet|chauffør\p{L}*|aflæs\p{L}*|læsses|varerne)(?!\p{L})/iu;
