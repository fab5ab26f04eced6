import { type Cue, cues } from './cue.ts';

export const french: Cue[] = [
  ...cues('purchase_order', [
    [4, 'bons? de commande'],
    [
      3,
      '(?:nous|je) (?:souhaitons|souhaite|désirons|voulons) (?:vous )?commander|(?:nous|je) (?:vous )?(?:commandons|commande)|passer (?:une )?commande',
    ],
    [
      2.5,
      'notre commande|nouvelle commande|veuillez (?:nous )?livrer|merci de (?:nous )?(?:livrer|expédier|envoyer)',
    ],
    [2, 'commandes?'],
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
    [5, 'devis|demande de prix|offre de prix|grille tarifaire|appel d.offres?'],
    [4, 'quelles sont vos (?:conditions|tarifs)|vos tarifs|liste de prix|facture pro-?forma'],
  ]),
  ...cues('receipt', [
    [8, 'paiement (?:bien )?reçu|reçu (?:votre|de) paiement|reçu votre règlement|confirmation de paiement'],
    [4, 'reçu de caisse|ticket de caisse|quittance'],
  ]),
  ...cues('credit_note', [[8, '(?:facture d.)?avoir n|note de crédit|remboursement']]),
  ...cues('unknown', [
    [9, 'réponse automatique|absent du bureau|absence du bureau'],
    [10, 'annulée?|annulation|annuler'],
    [6, 'désabonner|désinscrire|offre spéciale|promotion'],
    [10, "(?:est )?sur le point d['’]expirer|pas encore reçu (?:le|de|votre) paiement"],
  ]),
];
