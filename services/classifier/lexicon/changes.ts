import { type Cue, cues } from './cue.ts';

/** A buyer changes his order, in nine languages. */
export const changes: Cue[] = cues('purchase_order', [
  [
    2.5,
    '(?:modify|amend|revise|change|update|adapt) (?:the |our |this |attached )?(?:purchase order|p\\.?o\\.?|order)(?! (?:status|details|confirmation|history|preferences))|(?:amendment|change|revision|correction|modification) (?:to|of) (?:the |our |this )?(?:purchase order|p\\.?o\\.?|order)',
  ],
  [
    2.5,
    '(?:(?:ändern|korrigieren|anpassen|ergänzen) sie (?:bitte )?(?:die |unsere |diese )?bestellung|bestellung (?:bitte )?(?:wie folgt )?(?:ändern|anpassen|korrigieren))|(?:änderung|korrektur|nachtrag) (?:zu |zur |der )?(?:unserer )?bestellung|bestelländerung',
  ],
  [
    2.5,
    '(?:wijzig|pas)(?:en|t)? (?:de |onze |deze )?bestelling|bestelling (?:als volgt )?(?:te )?(?:wijzigen|aanpassen|aan te passen)|wijziging (?:van |op )?(?:de |onze )?(?:bestelling|order)|bestelwijziging|orderwijziging',
  ],
  [
    2.5,
    '(?:modifier|modifiez|corriger|corrigez|rectifier) (?:la |notre |cette )?commande|(?:modification|rectification|correction) (?:de |à )(?:la |notre )?commande|avenant',
  ],
  [
    2.5,
    '(?:modificar|modifiquen|cambiar|cambien|corregir|corrijan) (?:el |nuestro |este )?pedido|(?:modificación|cambio|corrección) (?:de |del |a |en )(?:el |nuestro )?pedido',
  ],
  [
    2.5,
    "(?:modificare|modificate|cambiare|correggere) (?:il nostro |l['’]|questo )?ordine|(?:modifica|variazione|correzione) (?:del nostro |dell['’]|all['’])?ordine",
  ],
  [
    2.5,
    '(?:alterar|alterem|modificar|corrigir|corrijam) (?:a |o )?(?:nossa |nosso )?(?:encomenda|pedido)|(?:alteração|correção|modificação) (?:da |do |à |ao )(?:nossa |nosso )?(?:encomenda|pedido)',
  ],
  [
    2.5,
    '(?:zmienić|zmieńcie|zmianę|poprawić|skorygować) (?:nasze )?zamówieni[ea]|(?:zmiana|korekta) (?:do |naszego )?zamówienia',
  ],
  [
    2.5,
    '(?:ændre|ændr|ret|rette) (?:venligst )?(?:vores )?ordren?|ændring (?:til|af) (?:vores )?ordren?|ordreændring',
  ],
]);
