// What sellers, buyers' colleagues and helpdesks answer about an order, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** An order that was entered for the one who placed it: "that's booked in for you". */
export const enteredForYou: ByLanguage = {
  en: '(?:(?:that|it|this|all)(?:[’\\x27]s| is)|(?:is|are)|(?:has|have) been)(?: (?:all|now|just))* (?:booked|entered|put through|reserved|logged)(?: (?:in|down))?(?: on)? for you',
  de: '(?:ist|sind|habe|haben|hab)(?: (?:ich|wir|alles|das|es|soeben|bereits))* für (?:sie|euch|dich) (?:ein(?:gebucht|getragen|geplant)|notiert|vorgemerkt|reserviert|erfasst|angelegt)',
  nl: '(?:is|staat|staan|heb|hebben)(?: (?:ik|we|het|alles|nu))* voor (?:u|je|jou|jullie) (?:ingeboekt|genoteerd|gereserveerd|vastgelegd|ingevoerd)|(?:is|staat) (?:ingeboekt|genoteerd|gereserveerd) voor (?:u|je|jou|jullie)',
  fr: '(?:c[’\\x27]est|tout est|est bien)(?: bien)? (?:noté|enregistré|réservé|saisi)e? pour (?:vous|toi)|je vous (?:l[’\\x27]ai|les ai) (?:bien )?(?:noté|enregistré|réservé|saisi)e?s?',
  es: 'quedan? (?:todo )?(?:anotad|apuntad|registrad|reservad)[oa]s? para (?:usted(?:es)?|ti|vosotros)|(?:te|os|le|les) (?:lo|los|la|las) (?:he|hemos) (?:anotad|apuntad|registrad|reservad)o|queda todo (?:anotado|apuntado|reservado)',
  it: '(?:è|sono) (?:tutto )?(?:registrat|inserit|segnat|prenotat|riservat)[oaie] per (?:voi|te|lei)|(?:ve|te|glie)l[oaie] (?:ho|abbiamo) (?:registrat|inserit|segnat|prenotat)[oaie]',
  pt: '(?:fica|ficou|está|estão) (?:tudo )?(?:registad|anotad|reservad|lançad)[oa]s? (?:para|em nome) (?:si|você|vós|vocês|d[eo])',
  pl: '(?:jest|są|mamy|mam) (?:już )?(?:zapisan|zarezerwowan|wprowadzon|zanotowan)\\p{L}+ dla (?:państwa|pana|pani|ciebie|was)',
  da: '(?:er|har jeg|har vi)(?: (?:nu|det|den|alt))* (?:booket|noteret|reserveret|lagt ind|bestilt hjem) (?:ind )?(?:til|for) (?:dig|jer)',
};
/** All of it can be had. */
export const allInStock: ByLanguage = {
  en: '(?:everything|all)(?:[’\\x27]s| is| are)?(?: of it)?(?: is)? in stock',
  de: 'alles (?:ist )?(?:auf lager|vorrätig|lagernd)|(?:ist|haben wir) alles (?:auf lager|vorrätig|da)',
  nl: 'alles (?:is )?op voorraad|alles (?:hebben we )?(?:op voorraad|liggen)',
  fr: 'tout est (?:disponible|en stock)|nous avons tout en stock',
  es: '(?:todo está|está todo|tenemos todo) (?:disponible|en (?:stock|almacén))',
  it: '(?:tutto è|è tutto|abbiamo tutto) (?:disponibile|a magazzino|in casa)',
  pt: '(?:está tudo|tudo está|temos tudo) (?:disponível|em (?:stock|armazém))',
  pl: 'wszystko (?:jest |mamy )?(?:na stanie|dostępne|na magazynie)',
  da: 'alt (?:er|har vi) på lager|vi har (?:det hele|alt) på lager',
};

/** Who is not content tells it: "I'm not happy with it". */
export const notContent: ByLanguage = {
  en: '(?:not|never|less than|far from) (?:at all |very |really |too )?(?:happy|pleased|satisfied|impressed)|unhappy with|dissatisfied|disappointed (?:with|by|in)',
  de: '(?:nicht|gar nicht|überhaupt nicht|alles andere als) (?:sehr |wirklich )?(?:zufrieden|glücklich)|unzufrieden|enttäuscht (?:von|über)',
  nl: '(?:niet|helemaal niet|allesbehalve) (?:echt |erg )?(?:tevreden|blij)|ontevreden|teleurgesteld (?:over|in)',
  fr: '(?:pas|guère|loin d[’\\x27]être) (?:du tout |vraiment |très )?(?:content|satisfait)e?s?|mécontent\\p{L}*|insatisfait\\p{L}*|déçue?s? (?:de|par|du)',
  es: 'no (?:estamos|estoy|quedamos) (?:nada |muy )?(?:content|satisfech)[oa]s?|descontent[oa]s?|insatisfech[oa]s?|decepcionad[oa]s?',
  it: 'non (?:siamo|sono) (?:affatto |molto |per niente )?(?:content|soddisfatt)[oaie]|insoddisfatt[oaie]|scontent[oaie]|delus[oaie] (?:da|per|del)\\p{L}*',
  pt: 'não (?:estamos|estou|ficámos) (?:nada |muito )?(?:content|satisfeit)\\p{L}+|insatisfeit[oa]s?|descontentes?|desiludid[oa]s?',
  pl: 'nie (?:jestem|jesteśmy) (?:wcale |bardzo )?zadowol\\p{L}+|niezadowol\\p{L}+|rozczarowan\\p{L}+',
  da: '(?:ikke|slet ikke) (?:særlig |helt )?(?:tilfreds|glad|tilfredse|glade)|utilfredse?|skuffede? over',
};
/** With whom, or what, other than the one that is written to. */
export const ofOthers =
  'current|present|previous|old|other|last supplier|bisherig\\p{L}*|derzeitig\\p{L}*|ander\\p{L}+|huidige|vorige|andere|actuel\\p{L}*|précédent\\p{L}*|autre|actual|anterior|otr[oa]|attual\\p{L}*|precedente|altr[oa]|atual|outr[oa]|obecn\\p{L}+|poprzedni\\p{L}*|inn\\p{L}+|nuværende|tidligere|anden';
/** What makes good what went wrong, one way or the other: "12 replacements, or a full credit". */
export const goodsAnew =
  'replacements?|replace|redeliver\\p{L}*|ersatz\\p{L}*|nachlieferung|nachliefern|vervang\\p{L}+|nalevering|naleveren|remplacement|remplac\\p{L}+|reposici(?:ón|ones)|repon\\p{L}+|sustitu\\p{L}+|sostitu\\p{L}+|reintegr\\p{L}+|substitu\\p{L}+|reposição|wymian\\p{L}+|wymieni\\p{L}+|dosłan\\p{L}+|erstatningsvarer?|ombyt\\p{L}+|efterlevering';
export const orMoneyBack =
  '(?<!debit |débit |débito |debito |debet |debetowa )(?:or|oder|of|ou|o|oppure|lub|albo|eller) (?:(?:else|even|an?|the|our|my|full|complete|eine?|die|volle|het|de|een|volledige|un|une|le|la|total|intégral|una|el|il|uma?|en|fuld|pełn\\p{L}+) )*(?:credit(?![ -]?(?:cards?|carte|kaart|karte))|refund|money back|gutschrift|erstattung|geld zurück|credit(?:nota|ering)|terugbetaling|geld terug|avoir|remboursement|abono|reembolso|devolución del dinero|accredito|rimborso|nota di credito|crédito(?! (?:card|tarjeta))|nota de crédito|zwrot\\p{L}*|korekt\\p{L}+|kreditnota|refusion|pengene (?:retur|tilbage))';

/** A helpdesk tells its own people what became of a request. */
export const ticketMoved: ByLanguage = {
  en: 'ticket (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:(?:has been|was|is now) )?(?:updated|reassigned|assigned|escalated|merged|closed|reopened)',
  de: 'ticket (?:(?:\\([^()]*\\)|„[^“]*“|"[^"]*"|#?\\S*\\d\\S*) )?(?:wurde [^!?]{0,50}(?:aktualisiert|zugewiesen|eskaliert|geschlossen|zusammengeführt)|(?:aktualisiert|zugewiesen|eskaliert|geschlossen))',
  nl: 'ticket (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:(?:is|werd) [^!?]{0,40})?(?:bijgewerkt|toegewezen|geëscaleerd|gesloten|samengevoegd)',
  fr: 'ticket (?:(?:\\([^()]*\\)|«[^»]*»|"[^"]*"|#?\\S*\\d\\S*) )?(?:a été )?(?:mis à jour|attribué|assigné|escaladé|clôturé|fusionné)',
  es: '(?:ticket|incidencia) (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:(?:ha sido|fue) )?(?:actualizad|asignad|escalad|cerrad|fusionad)[oa]',
  it: 'ticket (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:è stato )?(?:aggiornato|assegnato|chiuso|unito|scalato)',
  pt: '(?:ticket|pedido de suporte) (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:foi )?(?:atualizado|atribuído|encerrado|fechado|unido)',
  pl: 'zgłoszenie (?:(?:\\([^()]*\\)|„[^”]*”|"[^"]*"|#?\\S*\\d\\S*) )?(?:zostało )?(?:zaktualizowane|przypisane|zamknięte|eskalowane|połączone)',
  da: '(?:ticket|sag) (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:er (?:blevet )?|blev )?(?:opdateret|tildelt|eskaleret|lukket)',
};
/** Parts of a program, and what they do wrong. */
export const programPart =
  '(?:mail|email|e-mail|report|print|web|order|po)[ -]?templates?|templates?|add-?ons?|plug-?ins?|extensions?|webhooks?|api|workflows?|vorlagen?|mailvorlage\\p{L}*|sjablo(?:on|nen)|modèles? (?:de mail|d[’\\x27]e-?mail)|plantillas? (?:de correo|de email)|modelli? (?:di mail|email)|modelos? de e-?mail|szablon\\p{L}*|skabelon\\p{L}*';
export const programFault =
  'renders?|rendered|crash\\p{L}*|bugs?|buggy|(?<!no |without )exceptions?|traceback|stack ?trace|reproduc(?:e|es|ed|ible)|reproduzier\\p{L}+|abstürz\\p{L}+|stürzt ab|fehlermeldung|crasht|plante|reproductible|se cuelga|si blocca|bloqueia|zawiesza się|går ned';
/** Who asks everybody who reads along. */
export const asksEverybody: ByLanguage = {
  en: '(?:has|did) any(?:one|body)(?: else| here)? (?:ever |else )?(?:seen|see|noticed|notice|run into|had|experienced|encountered|tried|managed)|(?:does|is) any(?:one|body)(?: else| here)? (?:know|seeing|else seeing|using|have experience)',
  de: '(?:hat|kennt|weiß) (?:das |hier |dazu |von euch )?jemand(?: (?:hier|von euch|schon|schon mal|auch|das|eine|einen))*',
  nl: '(?:heeft|weet|kent) iemand(?: (?:hier|al|ook|dit|een))*',
  fr: 'quelqu[’\\x27]un (?:a-t-il|aurait|sait|connaît|a (?:déjà|aussi))|est-ce que quelqu[’\\x27]un',
  es: '¿?(?:alguien (?:sabe|ha (?:visto|tenido)|conoce)|a alguien (?:más )?le)',
  it: 'qualcuno (?:sa|ha (?:già |mai )?(?:visto|avuto|notato)|conosce)|a qualcun(?:o|altro) (?:è )?(?:capita|successo)\\p{L}*',
  pt: 'alguém (?:sabe|já (?:viu|teve)|viu|conhece)',
  pl: 'czy ktoś (?:wie|widział|miał|zna|spotkał)|ktoś (?:wie|widział|miał)',
  da: 'er der nogen,? (?:der )?(?:ved|har|kender)|har nogen (?:set|oplevet|prøvet)',
};
/** A third one sends the order later: "he said he will send the proper PO tomorrow". */
export const orderComesFromOthers: ByLanguage = {
  en: '(?:he|she|they|customer|client)(?:[’\\x27]ll| will| is going to| are going to| said to) (?:send|email|raise|issue|follow up with)(?: (?:us|me|you|over|through))? (?:(?:the|an?|his|her|their|proper|official|formal|real) )*(?:p\\.?o\\.?|purchase order|order)(?! (?:form|number))',
  de: '(?:er|sie|kunde|kundin) (?:schickt|sendet|mailt|will|wird|reicht)(?: (?:uns|mir|dir|noch|morgen|dann|später|nächste woche))* (?:(?:die|eine|seine|ihre|richtige|offizielle|schriftliche) )*bestellung(?: (?:noch|nach|schicken|senden|nachreichen))?',
  nl: '(?:hij|zij|ze|klant) (?:stuurt|mailt|zal|gaat)(?: (?:ons|mij|je|nog|morgen|later))* (?:(?:de|een|zijn|haar|hun|officiële|echte) )*(?:bestelling|order|bestelbon)',
  fr: '(?:il|elle|ils|le client|la cliente) (?:nous |m[’\\x27]|vous )?(?:enverra|va (?:nous |vous )?envoyer|enverront|fera) (?:(?:le|la|un|une|son|sa|leur|vrai|vraie) )*(?:bon de commande|commande)',
  es: '(?:él|ella|ellos|el cliente|la clienta) (?:nos |me |os )?(?:enviará|mandará|va a (?:enviar|mandar)\\p{L}*) (?:(?:el|la|un|una|su) )*(?:pedido|orden de compra)',
  it: '(?:lui|lei|il cliente|la cliente)(?: (?:ci|mi|vi))? (?:manderà|invierà|manda|invia) (?:domani |poi )?(?:(?:il|l[’\\x27]|un|suo) ?)*ordine',
  pt: '(?:ele|ela|eles|o cliente|a cliente) (?:vai (?:enviar|mandar)|enviará|envia|manda)(?:-nos)? (?:amanhã )?(?:(?:a|o|uma|um|sua|seu) )*(?:encomenda|pedido|nota de encomenda)',
  pl: '(?:on|ona|klient|klientka) (?:wyśle|prześle|przyśle)(?: (?:nam|mi|jutro))* (?:(?:właściwe|oficjalne|pisemne|swoje) )*zamówienie',
  da: '(?:han|hun|de|kunden) (?:sender|vil sende|mailer)(?: (?:os|mig|dig|i morgen|senere))* (?:(?:den|en|sin|rigtige|officielle) )*(?:ordre|bestilling|rekvisition)(?:en)?',
};
