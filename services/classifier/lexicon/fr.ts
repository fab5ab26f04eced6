import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const french: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      '(?:trouve\\p{L}+ )?(?:ci-dessous|ci-joint|ci-après) (?:un|une|notre) (?:nouveau |nouvelle )?(?:bon de )?commande',
    ],
    [
      3,
      '(?:nous|je) (?:souhaitons|souhaite|désirons|voulons) (?:vous )?commander|(?:nous|je) (?:vous )?(?:commandons|commande)|passer (?:une )?commande',
    ],
    [
      2.5,
      'notre commande|nouvelle commande|veuillez (?:nous )?livrer|merci de (?:nous )?(?:livrer|expédier|envoyer)',
    ],
    [
      1,
      'produits commandés|livraison (?:souhaitée|avant|prévue)|date de livraison|adresse de livraison|quantité|référence',
    ],
    [1, 'confirmer (?:la|sa|bonne)? ?(?:bonne )?réception'],
  ]),
  ...cues('order_confirmation', [
    [7, 'confirmation de (?:votre )?commande|accusé de réception de commande'],
    [6, 'merci (?:pour|de) votre commande'],
    [
      6,
      '(?:bien|avons|avec succès) [^.!?]{0,30}reçu votre commande|votre commande [^.!?]{0,80}(?:reçue?|confirmée|succès|validée|enregistrée)',
    ],
    [3.5, 'votre commande'],
  ]),
  ...cues('invoice', [
    [6, 'factures?|relance|rappel de paiement'],
    [2, 'échéance|à payer|impayée?'],
  ]),
  ...cues('delivery_note', [
    [6, "bon de livraison|avis d['’]expédition|bordereau de livraison"],
    [5, 'a été (?:expédiée?|livrée?)|numéro de suivi de votre colis|votre colis'],
  ]),
  ...cues('quotation', [
    [5, 'devis|demande de prix|offre de prix|appel d.offres?'],
    [
      7,
      'quelles sont vos (?:conditions|tarifs)|vos tarifs|(?:vos?|votre|la) (?:liste de prix|grille tarifaire)|facture pro-?forma',
    ],
  ]),
  ...cues('receipt', [
    [8, 'paiement (?:bien )?reçu|reçu (?:votre|de) paiement|reçu votre règlement|confirmation de paiement'],
    [4, 'reçu de caisse|ticket de caisse|quittance'],
  ]),
  ...cues('credit_note', [[8, '(?:facture d.)?avoir n|note de crédit|remboursement']]),
  ...cues('unknown', [
    [9, 'réponse automatique|absent du bureau|absence du bureau'],
    [14, `annulée?s?|annulation${notOfBill}|annuler|annulez`],
    [6, 'désabonner|désinscrire|offre spéciale|promotion'],
    [10, "(?:est )?sur le point d['’]expirer|pas encore reçu (?:le|de|votre) paiement"],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:merci de|veuillez|pourriez-vous|pouvez-vous|prière de|nous vous (?:prions|demandons|remercions) de)(?: bien vouloir)?(?: nous| me)? ?(?:livrer|envoyer|expédier|fournir|faire parvenir|faire livrer|préparer)(?! [^.!?\\n]{0,30}(?:devis|offre|facture|catalogue|tarif))',
    ],
    [
      3,
      '(?:nous|je|on) (?:vous )?(?:commandons|commande|passons commande)|(?:souhait\\p{L}+|voudr\\p{L}+|désir\\p{L}+|aimer\\p{L}+)(?: vous)?(?: passer)? (?:commander|commande)',
    ],
    [2.5, "(?:nous avons|j['’]ai|aurions) besoin|il (?:nous|me) (?:faut|faudrait|faudra)|nous manqu\\p{L}+"],
    [
      3,
      '(?:voici|ci-joint|ci-jointe?s?|pièce jointe|joint à ce|trouver(?:ez)?)[^.!?]{0,45}(?:commande)|notre (?:bon de )?commande|voir pièce jointe',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      "(?:remercions|merci) (?:de|pour) votre commande|(?:bien )?(?:enregistré|reçu|accepté) votre commande|(?:nous )?confirmons|c['’]est confirmé|livraison est prévue|votre commande[^.!?]{0,40}(?:préparation|confirmée|prise en compte)",
    ],
  ]),
  ...cues('invoice', [
    [
      5,
      'à régler|reste(?:nt)? (?:impayée?s?|due?s?)|règlement avant|échéance|(?<!num[ée]ro de |n° de )rappel',
    ],
  ]),
  ...cues('delivery_note', [
    [
      6,
      "(?:colis|marchandise|commande|envoi)[^.!?]{0,60}(?:en route|remise? au transporteur|partis? de|expédiée?s?|en cours de livraison)|avis d['’]expédition|numéro de suivi|bon de livraison",
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:un|votre|notre|le|de) (?:\\p{L}+ )?devis|(?:faire|envoyer|transmettre|adresser)[^.!?]{0,20}(?:offre|devis|tarif|prix)|combien coût\\p{L}+|demande de (?:devis|prix)|offre (?:de prix|suivante)|suite à votre demande',
    ],
  ]),
  ...cues('receipt', [
    [
      8,
      'reçu votre (?:règlement|paiement|virement)|paiement reçu|votre reçu|le reçu|reçu de (?:votre|paiement)',
    ],
  ]),
  ...cues('credit_note', [
    [
      9,
      "(?:l['’]|un |d['’])avoir (?:n|relatif|concernant|sur|pour|de)|avoir \\p{L}*\\d|note de crédit|crédité|rembours\\p{L}+|^avoir",
    ],
  ]),
  ...cues('unknown', [
    [
      8,
      'où en est|quand (?:la|notre|arriv\\p{L}+|ser\\p{L}+)[^.!?]{0,40}(?:arriv\\p{L}+|livr\\p{L}+)|attendons toujours|suivi de (?:notre|ma) commande|pas encore (?:reçue?s?|été livr\\p{L}+)',
    ],
    [8, 'réclamation|abîmée?s?|endommagée?s?|cassée?s?|défectueu\\p{L}+|erreur de livraison'],
    [8, 'candidature|postuler|mon cv|rendez-vous|réunion|fermeture|sera fermée?|absent jusqu'],
    [7, 'cliquez|économisez|se désabonner|\\d+ ?% sur'],
  ]),
  ...mentions('purchase_order', [
    [4, 'bons? de commande'],
    [2, 'commandes?'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      "(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|merci de)(?: nous| me| m['’])? ?(?:mettre|préparer|prévoir|réserver|rajouter|ajouter|livrer|envoyer)(?! [^.!?\\n]{0,25}(?:devis|offre|prix|facture|catalogue))|(?:notre|nos|votre) bc|(?:notre|un) réassort|au plus vite|livraison sur chantier",
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      'accus\\p{L}+ (?:bonne )?réception de votre|(?:c[’\\x27]est )?bien noté|c[’\\x27]est noté|commande (?:bien )?(?:reçue|enregistrée|prise en compte|validée)|vous (?:serez livrés?|confirmons)|part(?:ira)? (?:demain|lundi|mardi|mercredi|jeudi|vendredi)',
    ],
  ]),
  ...cues('delivery_note', [[6, '(?:commande|marchandise|colis)[^.!?]{0,20}(?:est |sont )?parti\\p{L}*']]),
  ...cues('quotation', [
    [
      7,
      '(?:meilleur|quel|votre|vos|un|le) (?:serait |est )?(?:votre |le )?(?:meilleur )?prix|prix pour|tarif pour|chiffrer',
    ],
  ]),
  ...cues('unknown', [
    [
      8,
      "toujours rien|rien reçu|tenir informé|(?:il )?manque (?:encore )?\\d* ?(?:sur|dans)|erreur sur|échange|retour de marchandise|relance livraison|changement d['’]adresse|nouveau catalogue|votre catalogue|(?:nouveau|changement de|votre) rib",
    ],
  ]),
  ...cues('purchase_order', [[3, '(?:à court|en rupture) de|passer commande|à livrer (?:à|au|chez|demain)']]),
  ...cues('unknown', [
    [
      9,
      '(?:avez-vous|as-tu) [^.!?]{0,60}reçu[^.!?]{0,60}\\?|(?:décaler|reporter|avancer) (?:la |notre )?(?:livraison|commande)|joyeuses fêtes|bonne année',
    ],
  ]),
];
