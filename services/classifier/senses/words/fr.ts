import type { SenseWords } from '../sense-words.ts';

export const fr: SenseWords = {
  language: 'fr',
  your: 'votre|vos|ta|la|les',
  our: 'notre|nos|ma',
  order: 'commandes?|bons? de commande',
  thanksFor: '(?:merci|remerci\\p{L}+)(?: (?:beaucoup|encore|infiniment|vivement))? (?:pour|de)',
  taken:
    'reçue?s?|arrivée|enregistrée?s?|saisie?|acceptée?s?|confirmée?s?|réservée?s?|notée?s?|prise? en (?:compte|charge)|planifiée?s?|programmée?s?|en (?:cours|préparation|production|traitement)|préparée?s?|validée?s?',
  weTook:
    'c[’](?:est|est bien) noté|bien noté|nous avons (?:bien )?(?:enregistré|saisi|réservé|noté|accepté|planifié|programmé|mis de côté)|nous (?:vous )?(?:la )?confirmons|(?:accusons|avons) (?:bien )?(?:réception|reçu)',
  forYou: 'pour vous|à votre nom|sous (?:le|notre) (?:numéro|n°|référence)',
  bought: '(?:pour|de) (?:votre|vos|ton) achats?|(?:récapitulatif|résumé|détail) de (?:votre |la )?commande',
  sellersOrder: 'commande client|commande de vente|confirmation de vente',
  expectedDispatch:
    "(?:expédition|départ|envoi|enlèvement)(?: est)? (?:prévue?|estimée?|programmée?|planifiée?)|date (?:d[’']expédition|de départ|d[’']envoi) (?:prévue|estimée)",
  weShip:
    "nous (?:vous )?(?:(?:l[ae]s?|l[’'])? ?(?:expédi|livr)(?:ons|erons))|(?:partir[ao]\\p{L}*|part|partent) (?:le|de nos|de notre|de chez)",
  goods: 'marchandises?|colis|envois?|livraisons?|palettes?|articles?|paquets?|produits',
  sent: "expédiée?s?|envoyée?s?|en route|en chemin|partie?s?|quitté|remise?s? (?:au|à)|confiée?s? (?:au|à)|enlevée?s?|chargée?s?|acheminée?s?|en cours (?:de livraison|d[’']acheminement)|vien(?:t|nent) de partir",
  weSent: "nous (?:vous )?avons (?:aujourd[’']hui |ce jour )?(?:expédié|remis au|confié|chargé|fait partir)",
  soon: "dès que|dès qu[’']\\p{L}*|lorsque|quand|sera|seront|avant|pas encore|merci de|veuillez|si",
  charge: 'nous (?:vous )?facturons|vous (?:est|sont|seront) facturée?s?|nous portons à votre débit',
  bill: 'factures?|note|relevé',
  attached: 'ci-joint\\p{L}*|jointe?s?|pièce jointe|pj|annexe|joins|joignons',
  unpaid:
    'restent? (?:dus?|due?s?|ouverts?|impayée?s?)|impayée?s?|en souffrance|échue?s?|en retard|reste (?:due?|ouverte?|à payer)|(?:pas|non) (?:encore )?(?:reçu|réglée?|payée?|parvenu\\p{L}*)|sauf erreur|relance|rappel|aucun (?:paiement|règlement)|toujours pas',
  pay: '(?:merci de|veuillez|prière de|vous prions de|demandons de) [^.]{0,60}(?:régler|payer|virer|solder|règlement|virement|paiement)|(?:régler|payer|virer|solder) (?:avant|sous|au plus)|sur (?:notre|le) compte|à payer',
  payment: 'paiement|règlement|virement|chèque|somme|montant',
  arrived: 'reçue?s?|arrivée?s?|encaissée?s?|créditée?s?|parvenue?s?|enregistrée?s?|porté au crédit',
  not: "pas|ne|n[’']\\p{L}+|aucune?|jamais|dès|après|avant|sauf|sous|sans|si|à réception",
  settled:
    'compte est (?:maintenant |désormais )?(?:soldé|à zéro|à jour|équilibré)|(?:payé|réglé) (?:en espèces|par carte|comptant|cb)|rendu monnaie|espèces|entièrement (?:payée?|réglée?)',
  credit:
    'nous (?:vous )?(?:créditons|remboursons|avons crédité|avons remboursé|établissons un avoir)|vous (?:est|sera|a été) (?:crédité|remboursé)|remboursée?s?|en votre faveur|un avoir|à votre crédit|à déduire',
  weOffer:
    '(?:nous )?(?:pouvons|pourrions|souhaitons) (?:nous )?vous (?:proposer|offrir|faire)|nous vous (?:proposons|offrons|faisons)|(?:notre|(?<!(?:pour|avec|sur|selon|suivant|lance[rz]?|valide[rz]?|validons|acceptons|accepte|prenons|reçu) )le) (?:offre|devis|proposition)(?= [^ ]*\\d)',
  valid:
    'prix (?:sont |est )?(?:fermes?|tenus?|maintenus?|bloqués?) jusqu|valables? \\d+|prix valables|valable(?:s)? jusqu|valide jusqu|sauf vente|sans engagement|sous réserve|pour commander,? il suffit|validité',
  howMuch:
    'combien (?:nous|co[uû]t\\p{L}+|pour|ça|cela|prend\\p{L}*|demand\\p{L}*|serai\\p{L}+|ferai\\p{L}+)|à quel (?:prix|tarif)|quel (?:serait|est|prix|tarif)|que co[uû]t\\p{L}+',
  priceQuestion:
    'combien (?:nous )?coûter\\p{L}+|(?:question|demande|renseignement|info) (?:de|sur (?:le|les|un)|concernant (?:le|les)) (?:prix|tarifs?)',
  withdraw:
    "annul\\p{L}+|retirons|rétract\\p{L}+|révoqu\\p{L}+|stopp\\p{L}+|arrêt\\p{L}+|suspend\\p{L}+|ne (?:pas )?(?:l[ae]s? )?(?:livr|expédi|envoy|trait|lanc)\\p{L}+(?: (?:pas|plus))?(?! avant)|n[’'](?:avons|ai) plus besoin|plus d[’']actualité|renon\\p{L}+",
  late: 'était (?:promise?|prévue?|annoncée?)|étaient (?:promise?s|prévue?s)|devai\\p{L}+ (?:être|arriver|nous)|aurait dû|manquent? (?:encore|toujours)|toujours (?:pas|rien|en attente)|attend\\p{L}+ (?:encore|toujours)|en retard|des nouvelles|du nouveau|aucune nouvelle|jusqu[’\\x27](?:ici|à présent),? (?:\\p{L}+ ){0,2}(?:rien|pas)|rien n[’\\x27]est (?:arrivé|venu)',
  when: 'quand|à quelle date|quel jour|où en est|où est|où sont|dans combien|quel(?:le)? (?:jour|date)',
  expect:
    'arriv\\p{L}+|livr\\p{L}+|aurons|recevr\\p{L}+|attendre|espérer|compter|parvien\\p{L}+|est|sont|compter',
  damage:
    'endommagée?s?|incompl\\p{L}+|manquante?s?|retourn(?:er|ons)|mauvais état|abîmée?s?|cassée?s?|défectueu\\p{L}+|cabossée?s?|percée?s?|fui\\p{L}*|déchirée?s?|rayée?s?|moisi\\p{L}*|non conforme\\p{L}*|mauvais(?:e)? (?:couleur|taille|article|produit|référence|longueur)|erreur de (?:livraison|couleur|taille|référence)|réclamation|litige|casse',
  meet: '(?:pass|ven)(?:er|ir|ions|ons) (?:vous voir|chez vous|le|à|dans)|visite|rendez-vous|rdv|réunion|rencontrer|passer',
  closed:
    '(?:est|sont|sera|seront|restera|resteront) (?:fermée?s?|closes?)|fermeture|inventaire|congés annuels|aucune (?:livraison|réception)',
  wants:
    'déposer|(?<!vous )recommandons|(?:avons|ai) besoin|il (?:nous|me) (?:faut|faudrait|faudra|manque)|(?:merci de|veuillez|pouvez-vous|pourriez-vous|prière de) [^.]{0,60}(?:envoyer|livrer|expédier|fournir|préparer|ajouter|apporter|faire parvenir)|envoyez(?:-| )(?:nous|moi)|nous (?:prenons|commandons)|je (?:prends|commande)(?= (?:\\p{L}+ ){0,2}\\d)|nous (?:voulons|souhaitons|voudrions) (?:\\p{L}+ ){0,2}\\d|à commander|(?:envoie|envoyez|livrez|apportez)(?:-\\p{L}+)?(?= (?:\\p{L}+ ){0,3}\\d)|nous (?:voudrions|aimerions|souhaiterions)(?=\\s*(?::|$))',
  sameAgain:
    "(?:la )?même (?:chose|commande)|comme (?:la dernière fois|d[’']habitude|le mois dernier|la semaine dernière)|idem|à l[’']identique",
  accepts: "(?:acceptons|d[’']accord|bon pour accord|suite à votre (?:offre|devis)|conformément à votre)",
  price: 'prix|tarifs?|devis|offre|cotation|conditions',
  asks: 'quels?|quelles?|indiquer|donner|communiquer|envoyer|faire|établir|transmettre|besoin|souhait\\p{L}+|pouvez|pourriez|merci de|veuillez|demand\\p{L}+|adresser|chiffrer',
  ourDriver: 'notre (?:chauffeur|livreur|camion|transporteur) (?:passe|sera|vient|livre|arrive)\\p{L}*',
  ourPrices: '(?:nos|voici les) (?:meilleurs )?(?:prix|tarifs)',
  sendBack:
    '(?:peut-on|pouvons-nous|aimerions|souhaiterions|voudrions|souhaitons|voulons|désirons|devons) (?:vous )?(?:retourner|renvoyer|rendre)',
  repeats:
    'refai(?:re|tes) [^.]{0,40}commande|la même chose|(?:pareil|idem|comme) (?:que )?(?:le mois dernier|la dernière fois|d[’\\x27]habitude|la semaine dernière)|(?:renouvel|répét|recondui)\\p{L}+ [^.]{0,30}commande',
  approves:
    'bon pour accord|merci de lancer|(?:nous|me) convient|passons (?:la )?commande|considére[rz] [^.]{0,40}comme (?:une |notre )?commande|(?:vous )?pouvez (?:lancer|procéder|y aller|valider)|(?:selon|suivant|conformément à) votre (?:devis|offre)|(?:nous )?(?:validons|acceptons)|c[’\\x27]est bon pour nous|feu vert|allez-y',
};
