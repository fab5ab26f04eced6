// How an order is given, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** What orders by itself, wherever the goods stand: "we order the following", "please find our order below". */
export const ordersHere: ByLanguage = {
  en: '(?:we|i)(?:[’\\x27]d| would)?(?: hereby| now| also| therefore)?(?: like| wish| want)?(?: to)? (?:order|place (?:an|the|our|this|a \\p{L}+) (?:new |following |\\p{L}+ )?order|call off)|(?:place|placing|order|ordering|supply|deliver|send|ship|provide|need|require|want)(?: us| me)? the (?:following|items below|below)|(?:here|below|attached|enclosed|herewith)[^.?!]{0,30} (?:order|p\\.?o\\.?|call-?off)|find (?:\\p{L}+ ){0,2}(?:our|my|the|an|this week[’\\x27]s) (?:\\p{L}+ ){0,2}(?:order|p\\.?o\\.?|call-?off)|(?:our|my|an|the)(?: \\p{L}+){0,2} (?:order|p\\.?o\\.?)(?: \\S*\\d)? (?:below|attached|enclosed|herewith|is (?:below|attached|enclosed|as follows)|follows)|this is (?:an|our|my|the|a new) (?:\\p{L}+ ){0,2}(?:order|p\\.?o\\.?)|new order|order of today',
  de: '(?:hiermit |heute |daher |hier )?(?:bestellen?|ordern?|ordere|beauftragen?) (?:wir|ich)|(?:wir|ich) (?:\\p{L}+ ){0,3}(?:bestellen?|ordern?|ordere|beauftragen?)|(?:möchte|möchten|würde|würden) (?:wir |ich |gern\\p{L}* |bei ihnen |noch |hiermit )*(?:[^.?!]{0,60} )?(?:bestellen|ordern)|(?:liefern|senden|schicken) sie (?:uns )?(?:bitte )?(?:folgende\\p{L}*|nachstehende\\p{L}*|untenstehende\\p{L}*)|(?:anbei|hier|nachfolgend|nachstehend|untenstehend|im anhang|beigefügt|unten)[^.?!]{0,30}(?:bestellung|auftrag|abruf)|neue (?:bestellung|order)',
  nl: '(?:bestel|bestellen) (?:ik|wij|we)|(?:ik|wij|we) (?:\\p{L}+ ){0,2}(?:bestel|bestellen)|(?:graag|hierbij|wil|willen) (?:[^.?!]{0,60} )?bestellen|(?:bijgaand|hierbij|hieronder|onderstaand\\p{L}*|hier|in de bijlage)[^.?!]{0,30}(?:bestelling|order|afroep)|(?:lever|stuur|leveren|ontvangen)(?: ons| wij)? (?:graag |a\\.?u\\.?b\\.? )?(?:het volgende|de volgende|onderstaande)|nieuwe (?:bestelling|order)',
  fr: '(?:je|nous|on) (?:vous )?(?:commande|commandons|passe|passons) (?:\\p{L}+ ){0,2}|(?:souhait|voudr|désir|aimer)\\p{L}+ (?:[^.?!]{0,30} )?(?:commander|passer (?:une |la )?commande)|(?:voici|ci-joint\\p{L}*|ci-dessous|ci-après|en pièce jointe|veuillez trouver)[^.?!]{0,40}(?:commande|appel)|(?:livrer|envoyer|expédier|fournir) (?:ce qui suit|les articles suivants|les produits suivants)|(?:vous )?(?:transmet|adress|envo)\\p{L}+ (?:ci-\\p{L}+ )?(?:notre|la|une) commande|nouvelle commande',
  es: '(?:les |os |te )?(?:pedimos|pido|encargamos|encargo|solicitamos) (?:lo siguiente|los siguientes|las siguientes|\\d)|(?:hacemos|hago|realizamos|pasamos|paso|enviamos|envío|mandamos|mando) (?:el |un |nuestro |este )?(?:siguiente |nuevo )?pedido|(?:quer|quisi|dese)\\p{L}+ (?:[^.?!]{0,20} )?(?:pedir|encargar|hacer (?:un|el) pedido)|(?:adjunt\\p{L}+|este es|aquí|a continuación|siguiente|abajo)[^.?!]{0,30}pedido|nuevo pedido',
  it: '(?:vi |ti )?(?:ordiniamo|ordino)|(?:vorr|desider|vogli)\\p{L}+ (?:[^.?!]{0,20} )?(?:ordinare|fare un ordine)|(?:inviamo|invio|trasmettiamo|mandiamo|mando|passiamo|passo) (?:[^.?!]{0,20} )?(?:ordine|nostro ordine)|(?:allegat\\p{L}+|ecco|di seguito|seguente|qui sotto)[^.?!]{0,30}ordine|(?:fornir\\p{L}+|inviar\\p{L}+|consegnar\\p{L}+|spedir\\p{L}+) (?:quanto segue|i seguenti|le seguenti)|nuovo ordine',
  pt: '(?:encomendamos|encomendo|pretendemos encomendar)|(?:quer|gostar|desej|pretend)\\p{L}+ (?:[^.?!]{0,20} )?(?:encomendar|fazer (?:uma|a) encomenda)|(?:em anexo|segue|enviamos|envio|eis|abaixo|seguinte)[^.?!]{0,30}(?:encomenda|pedido)|(?:pedimos|solicitamos|agradecemos|forneçam|enviem) (?:\\p{L}+ ){0,3}(?:o seguinte|os seguintes|as seguintes)|nova encomenda',
  pl: '(?:zamawiam|zamawiamy)|skład(?:am|amy) (?:\\p{L}+ ){0,2}zamówienie|(?:chc|chcie|prag)\\p{L}+ (?:[^.?!]{0,20} )?(?:zamówić|złożyć zamówienie)|(?:w załączeniu|w załączniku|poniżej|oto|przesyłam\\p{L}*)[^.?!]{0,30}zamówieni\\p{L}+|(?:dostawę|wysłanie|wysyłkę|dostarczenie) (?:następując\\p{L}+|poniższ\\p{L}+)|nowe zamówienie',
  da: '(?:bestiller) (?:vi|jeg)|(?:vi|jeg) (?:\\p{L}+ ){0,2}bestiller?|vil (?:gerne )?bestille|(?:vedhæftet|her er|hermed|herved|nedenfor|følgende)[^.?!]{0,30}(?:ordre|bestilling)|(?:send|lever|sende|levere) (?:os )?(?:venligst )?(?:følgende|nedenstående)|ny (?:ordre|bestilling)',
};

/** What asks for goods that stand with it or below it, beside what a buyer says that he wants. */
export const suppliesAsked: ByLanguage = {
  en: '(?:please|kindly|pls) (?:\\p{L}+ )?(?:process|book|enter|accept|add|order|reserve|supply|ship|deliver|send|dispatch|provide)',
  de: 'bitte (?:[^.?!]{0,60} )?(?:liefern|senden|schicken|zusenden|buchen|aufnehmen|erfassen|ergänzen|dazupacken|mitliefern|reservieren)',
  nl: '(?:graag|hierbij|wil|willen) (?:[^.?!]{0,60} )?(?:leveren|toevoegen|inboeken|ontvangen|bestelling|order)',
  fr: '(?:merci de|veuillez|prière de|pourriez-vous|pouvez-vous) (?:[^.?!]{0,40} )?(?:livrer|envoyer|expédier|ajouter|enregistrer|fournir|réserver)',
  es: '(?:les |os |te )?(?:pedimos|pido|encargamos|encargo)|(?:por favor|rogamos|ruego),? (?:[^.?!]{0,40} )?(?:envíen|envíe|manden|mande|sirvan|suministren|añadan|preparen|entreguen)\\p{L}*',
  it: '(?:per favore|vi preghiamo di|si prega di|cortesemente),? (?:[^.?!]{0,40} )?(?:invi|mand|sped|consegn|forn|aggiung|prepar)\\p{L}+',
  pt: '(?:por favor|agradecemos que|solicitamos),? (?:[^.?!]{0,40} )?(?:envi|mand|entreg|forne|acrescent|prepar)\\p{L}+',
  pl: '(?:proszę|prosimy)(?: o)? (?:[^.?!]{0,40} )?(?:dosta\\p{L}+|wysł\\p{L}+|wysył\\p{L}+|dorzuc\\p{L}+|doda\\p{L}+|realizacj\\p{L}+|przygotow\\p{L}+)',
  da: '(?:venligst|gerne|bedes) (?:[^.?!]{0,40} )?(?:send|lever|tilføj|levere|sende|reserver)\\p{L}*',
};
/** Who encloses what he sent before orders nothing by it. */
export const ofCopies = 'copy|duplicate|kopie|copie|copia|cópia|kopia|kopię|kopi';
/** What is asked for is news, and no goods. */
export const newsOnly =
  'track(?:ing)?|track ?(?:&|and|en|og) ?trace|status|confirmation|copy|update|eta|sendungs\\p{L}+|paketnummer|bescheid|bestätigung|kopie|track-?code|bevestiging|suivi|confirmation|copie|seguimiento|confirmación|copia|tracciamento|conferma|rastreio|confirmação|cópia|numer(?:u)? (?:przesyłki|paczki|listu)|potwierdzenie|sporing|bekræftelse|pakkenummer';
