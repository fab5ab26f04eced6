// What sellers, buyers' colleagues and helpdesks answer about an order, in nine languages: alternations of whole words.

/** With whom, or what, other than the one that is written to. */
export const ofOthers =
  'current|present|previous|old|other|last supplier|bisherig\\p{L}*|derzeitig\\p{L}*|ander\\p{L}+|huidige|vorige|andere|actuel\\p{L}*|précédent\\p{L}*|autre|actual|anterior|otr[oa]|attual\\p{L}*|precedente|altr[oa]|atual|outr[oa]|obecn\\p{L}+|poprzedni\\p{L}*|inn\\p{L}+|nuværende|tidligere|anden';
/** What makes good what went wrong, one way or the other: "12 replacements, or a full credit". */
export const goodsAnew =
  'replacements?|replace|redeliver\\p{L}*|ersatz\\p{L}*|nachlieferung|nachliefern|vervang\\p{L}+|nalevering|naleveren|remplacement|remplac\\p{L}+|reposici(?:ón|ones)|repon\\p{L}+|sustitu\\p{L}+|sostitu\\p{L}+|reintegr\\p{L}+|substitu\\p{L}+|reposição|wymian\\p{L}+|wymieni\\p{L}+|dosłan\\p{L}+|erstatningsvarer?|ombyt\\p{L}+|efterlevering';
export const orMoneyBack =
  '(?<!debit |débit |débito |debito |debet |debetowa )(?:or|oder|of|ou|o|oppure|lub|albo|eller) (?:(?:else|even|an?|the|our|my|full|complete|eine?|die|volle|het|de|een|volledige|un|une|le|la|total|intégral|una|el|il|uma?|en|fuld|pełn\\p{L}+) )*(?:credit(?![ -]?(?:cards?|carte|kaart|karte))|refund|money back|gutschrift|erstattung|geld zurück|credit(?:nota|ering)|terugbetaling|geld terug|avoir|remboursement|abono|reembolso|devolución del dinero|accredito|rimborso|nota di credito|crédito(?! (?:card|tarjeta))|nota de crédito|zwrot\\p{L}*|korekt\\p{L}+|kreditnota|refusion|pengene (?:retur|tilbage))';

/** Parts of a program, and what they do wrong. */
export const programPart =
  '(?:mail|email|e-mail|report|print|web|order|po)[ -]?templates?|templates?|add-?ons?|plug-?ins?|extensions?|webhooks?|api|workflows?|vorlagen?|mailvorlage\\p{L}*|sjablo(?:on|nen)|modèles? (?:de mail|d[’\\x27]e-?mail)|plantillas? (?:de correo|de email)|modelli? (?:di mail|email)|modelos? de e-?mail|szablon\\p{L}*|skabelon\\p{L}*';
export const programFault =
  'renders?|rendered|crash\\p{L}*|bugs?|buggy|(?<!no |without )exceptions?|traceback|stack ?trace|reproduc(?:e|es|ed|ible)|reproduzier\\p{L}+|abstürz\\p{L}+|stürzt ab|fehlermeldung|crasht|plante|reproductible|se cuelga|si blocca|bloqueia|zawiesza się|går ned';
