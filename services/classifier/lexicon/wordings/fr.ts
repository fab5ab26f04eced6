import { type Cue, cues } from '../cue.ts';

/** How else such mails are worded, and words that tell where nothing is said outright. */
export const frenchWordings: Cue[] = [
  ...cues('purchase_order', [
    // What shops and systems bring.
    [
      6,
      "vous avez (?:reçu )?une nouvelle (?:vente|commande)|vien(?:t|nent) d['’]être (?:vendu|acheté|commandé)e?s?|vous avez vendu|(?:commande|message) orders|orders n|expédiez avant|document de [^.!?]{0,40}(?:bon de )?commande \\S*\\d|commande[^.!?]{0,30}(?:émise|transmise|publiée) par|vous (?:adresse|envoie|transmet) (?:la |une |sa |cette )?(?:nouvelle )?commande|a (?:passé (?:une )?commande|accepté (?:votre|le|l['’]) ?(?:devis|offre)|signé (?:votre|le|l['’]) ?(?:devis|offre))",
    ],
    [
      8,
      "confirm(?:e|ons|er)[^.!?]{0,40}(?:l['’]|notre |mon )achat|(?:ce (?:mail|message|courriel)|la présente|le présent \\p{L}+) (?:vaut|tient lieu de|fait office de) (?:bon de )?commande|reprends? par écrit|commande ferme(?! reçue)",
    ],
    [
      5,
      '(?:je|on|nous) (?:en )?(?:prends?|prenons|garde|gardons|achète|achetons) (?:donc |bien |volontiers |alors )?(?:(?:les?|la|ces|tous?|toutes) ){0,2}(?:\\d|deux|trois|quatre|cinq|six|huit|dix|douze|jeu|lot|ensemble|tout)',
    ],
    [
      7,
      "(?:ok|d['’]accord|oui|partant|partants|accord|feu vert|go) pour (?:l['’]|votre |le |la )?(?:offre|devis|proposition|prix|tarif)|(?:part|partons|reste|restons) (?:là|la)[- ]?dessus|(?:allez|vas|va)[- ]y pour|lance[rz]? (?:donc )?(?:la )?(?:production|fabrication|commande|svp|stp)|(?:valide|validons|accepte|acceptons|retenons|retiens) (?:votre|le|ce|l['’]) ?(?:devis|offre|proposition)|devis (?:ci-joint )?(?:signé|contresigné|validé)",
    ],
    [
      5,
      '(?:r?ajoute[rz]?|compléte[rz]?|mette[rz]|mets)(?:[- ](?:moi|nous|y))?[^.!?]{0,60}(?:à|a|sur|dans|avec) (?:la |ma |notre |cette |sa |mon |notre )?(?:prochaine )?(?:commande|cde|livraison|tournée)|oublié de (?:vous )?(?:commander|noter|mettre)|(?:r?ajoutez|rajouter) (?:(?:moi|nous|svp|encore|aussi|à \\p{L}+ \\p{L}+) )*\\d',
    ],
    [
      4,
      "(?:envoye[rz]|envoie|livre[rz]?|mettez|mets|prépare[rz]?|garde[rz]?|réserve[rz]?|apporte[rz]?|compte[rz]|expédie[rz]?)[- ](?:moi|nous)(?! [^.!?]{0,40}(?:devis|offre|factur|prix|tarif|avoir|copie|mail|confirmation|attestation|catalogue|rib|plan|photo|certificat|fiche|planning|lien|document))|(?:prochaine tournée|comme d['’]hab\\p{L}*|aux tarifs de)",
    ],
  ]),
  ...cues('order_confirmation', [
    [
      7,
      '(?<!(?:notre|ma|nos|la présente) )(?:commande|achat|panier|précommande|abonnement)(?![^.!?]{0,20}refus)[^.!?]{0,60}(?:intégrée?|enregistrée?|acceptée?|validée?|planifiée?|prise? en charge|transmise? (?:à|au|en)|en (?:fabrication|production|cours de (?:traitement|préparation)))|enregistré votre (?:achat|précommande|abonnement)',
    ],
    [
      7,
      '(?:fournisseur|fabricant|usine|producteur|fabrique|grossiste)[^.!?]{0,20} (?:confirme|a confirmé|accepte|a accepté|vient de (?:nous )?confirmer)',
    ],
    [
      8,
      "ordrsp|réponse (?:à la |de )?commande|accusé (?:de )?réception (?:de )?(?:(?:la|votre|ta) )?commande|confirmation d['’]ordre|(?:modification|changement|ajout)[^.!?]{0,30}(?:acceptée?|prise? en compte|confirmée?|effectuée?|enregistrée?)",
    ],
    [
      6,
      "(?:je l['’]ai|nous l['’]avons|on l['’]a|je les ai|est|sont|tout est|c['’]est) (?:bien |tout |déjà )*(?:saisie?s?|notée?s?|réservée?s?|calée?s?|planifiée?s?|programmée?s?|prévue?s? (?:pour|en semaine|le|lundi|mardi|mercredi|jeudi|vendredi|samedi))(?! (?:votre|le) (?:paiement|règlement|virement))|(?:c['’]est|tout est) (?:tout )?(?:bon|ok|prévu|calé) pour (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le|demain|la semaine|votre|vos|les)",
    ],
    [
      4,
      "départ (?:usine |prévu |estimé )?(?:demain|lundi|mardi|mercredi|jeudi|vendredi|semaine|s\\d|le \\d)|sous (?:le|notre) (?:n°|numéro|référence|réf)|(?:en|ligne en) reliquat|mise en (?:fabrication|production)|délai confirmé|livrable (?:en|semaine|à partir)|disponible sous \\d|on s['’]en occupe|je m['’]en occupe",
    ],
  ]),
  ...cues('delivery_note', [
    [
      9,
      "(?:colis|envoi|paquet|pli|commande|marchandise)[^.!?]{0,50}n['’](?:a|ont) (?:pas )?pu être (?:distribué|livré|remis|délivré|déposé)e?s?|avis de passage|tentative de (?:livraison|remise|distribution)|absente?s? (?:lors de|à|au moment de) (?:notre|la|son|l['’]) ?(?:passage|livraison)|nouvelle (?:présentation|tentative|date de livraison)|(?:livreur|chauffeur|transporteur|facteur) (?:est passé|repassera|s['’]est présenté|n['’]a (?:trouvé personne|pas pu))|(?:livraison|envoi|colis|paquet)[^.!?]{0,50}(?:reprogrammée?|replanifiée?)|il est reprogrammé",
    ],
    [
      8,
      'livraison (?:a été )?(?:bien )?(?:effectuée|terminée|réalisée|réussie)|(?<!(?:une|la|copie de la|de) )(?:preuve|confirmation) de (?:livraison|dépôt)|pod (?:signée?|jointe?|ci-jointe?)|(?:pv|procès[- ]verbal|attestation) de (?:livraison|réception|remise)|signataire|photo de (?:dépôt|livraison)|(?:a été|ont été|est|sont) (?:bien )?(?:livrée?s?|déposée?s?|remise?s?|distribuée?s?) (?:à|au|aux|dans|devant|chez|en|ce|hier|aujourd|contre|sans|par|avec|comme)',
    ],
    [
      7,
      "(?:vous )?pouvez (?:donc |désormais |maintenant )?(?:l[ae]s?(?= )|l['’])? ?(?:passer |venir )?(?:l[ae]s? |l['’])?(?:prendre|retirer|récupérer|chercher|enlever)|prête?s? (?:à|pour) (?:enlever|enlèvement|l['’]enlèvement|être (?:retirée?|enlevée?|emportée?|chargée?)s?|emporter|le retrait)|(?:réparée?s?|terminée?s?) et prête?s?|(?:mise?s?|tenue?s?|est|sont) à (?:votre )?disposition (?:exw|au|en magasin|à l['’]atelier|dans nos|à notre)",
    ],
    [
      9,
      "(?:vous|t['’]) ?attend(?:ent)? (?:en|au|à la|à l['’]|chez|dans) ?[^.!?]{0,30}(?:magasin|boutique|point|comptoir|relais|consigne|dépôt|agence|casier|locker|atelier)|code de retrait|retrait sous|munissez-vous|disponibles? (?:en|au|à la|à l['’]|dans) ?(?:magasin|point|comptoir|dépôt|agence|consigne|votre point)|en instance (?:au|à)",
    ],
    [
      8,
      "(?:c['’]est|est|sont|repart|repartent|bien) (?:bien |déjà )?(?:partie?s?|repartie?s?|postée?s?) (?:ce|hier|aujourd|lundi|mardi|mercredi|jeudi|vendredi|par|avec|de|du|chez|via)|a été (?:bien )?(?:postée?|dédouanée?)|repart(?:ent)? (?:chez|vers) vous|expédi(?:ons|ées?|és?|é) (?:aujourd|ce jour|ce matin|ce midi|hier)|partie?s? (?:ce (?:jour|matin|soir|midi)|hier|aujourd['’]hui)|(?:quitté|quitte) (?:notre|nos|l['’](?:usine|entrepôt|atelier))|(?:remis|confié)e?s? (?:au|à (?:la|notre)) (?:transporteur|poste|messagerie|chauffeur)|expédition de votre|réparation expédiée?|retour de réparation",
    ],
    [
      8,
      "liste de colisage|packing ?list|cmr|lettre de voiture|bon de transport|bordereau (?:d['’]expédition|de transport|d['’]envoi)|bl (?:\\S*\\d\\S* )?(?:joint|ci-joint|en (?:annexe|pièce|pj)|signé|ci-dessous)|(?:voir|ci-joint le) bl|desadv|avis d['’](?:arrivée|enlèvement|expédition)|connaissement|awb|bulletin de livraison joint",
    ],
    [
      7,
      '(?:navire|conteneur|container|camion|chauffeur|livreur|transporteur)[^.!?]{0,50}(?:arriver?a?|sera (?:chez|sur|là)|livrera|passera|est parti|parti|attendu|à quai)|(?:nous|on) (?:passons|passe|livrons|livre|arrivons|arrive|serons|sera|viendrons|venons) [^.!?]{0,40}(?:livrer|décharger|déposer|avec (?:le|la|votre|vos))|bon déchargement|poursuit son acheminement|livraison prévue [^.!?]{0,20}(?:avant|entre|vers) \\d|(?:envoi|colis|paquet|pli) \\p{L}{0,4}\\d{6,}',
    ],
  ]),
  ...cues('quotation', [
    [
      8,
      "(?:ci-joint\\p{L}*|voici|voilà|trouver|trouverez|trouvez|(?:en|d['’]) ?(?:annexe|pièce jointe)|joins|joignons|adress(?:e|ons)|envoi(?:e|s)|envoyons|transmets|transmettons|soumettons|soumets|remettons|communiquons|revenons avec)(?:(?!commande|votre|suivant|selon|suite|factur)[^.!?]){0,50} (?:l['’])?(?:offre|proposition|chiffrage|estimation|devis|tarifs?|cotation|liste de prix|mercuriale)",
    ],
    [
      8,
      "appels? d['’]offres?|soumission|(?:offres?|plis?) (?:à (?:déposer|remettre)|cachetées?)|remettre (?:une|votre|leur|vos) offres?|(?:recevoir|attendons|espérons|connaître|obtenir|avoir) (?:une|vos|votre)(?: meilleure?s?)? (?:conditions|offre|proposition|prix|tarifs?|cotation)|consultation (?:n|fournisseurs?)|dossier de consultation|bordereau de prix|marché public",
    ],
    [
      7,
      'tarifs? (?:printemps|été|automne|hiver|semaine|dégressifs?|revendeurs?|pro|en (?:annexe|pièce)|de la semaine|du jour)|prix (?:départ|franco|indicatifs?|modifiables)|mercuriale|cours (?:du jour|de la semaine)|liste de prix',
    ],
    [
      7,
      "(?:pose|montage|livraison|installation|transport|mise en service)(?: \\p{L}+){0,2} (?:n['’]est pas |non )(?:comprise?|incluse?)|\\d ?(?:€|euros?|eur|chf) ?(?:/|par) ?mois|\\d ?(?:€|euros?|chf)[^.!?]{0,30}(?:à partir de|en dessous|au-delà|dès) \\d|(?:répondre|réponse) à votre question[^.!?]{0,30}\\d ?(?:€|euros?|chf)|proposition de leasing|(?:ça|cela|on|tout) (?:vous |te )?(?:ferait|fera|reviendrait|revient|reviendra|coûterait|serait) (?:à |environ |dans les |autour de )*\\d|comptez (?:environ |autour de |entre )?\\d+[^.!?]{0,15}(?:€|euros?|chf)|variante",
    ],
    [
      7,
      "(?:ça|cela) (?:ferait|fait|coûterait|coûte|couterait|coute) combien|combien (?:ça|ca|cela|pour|coûte|coute|vous|tu|il)|prix et (?:le |votre |vos )?délais?|avez[- ]vous un tarif|remise quantitative|étudions (?:le|la|l['’])|faire (?:un prix|une offre|une proposition)|(?:chiffrez|chiffrage)",
    ],
    [5, "si (?:c['’]est bon|cela|ça|vous)[^.!?]{0,40}(?:renvoy|retourn|sign)\\p{L}+"],
  ]),
  ...cues('receipt', [
    [
      10,
      "(?:avons|ai|a été|ont été|venons d['’]|viens d['’]|bien été) (?:ce jour |bien |aujourd['’]hui |donc )*(?:effectuée?|effectuer|exécutée?|fait|faire|émis|réalisé) (?:\\p{L}+ ){0,3}(?:virement|paiement|règlement|versement)|(?:virement|paiement|règlement|versement|prélèvement)(?:(?! pas | non | sera| échou| refus| rejet| attente| à )[^.!?]){0,50} (?:effectué|exécuté|émis|réalisé|autorisé|encaissé|réussi)e?|(?:preuve|justificatif|détail|attestation|confirmation|avis) (?:de |d['’])(?:votre |mon |notre )?(?:virement|paiement|règlement|versement|encaissement)",
    ],
    [
      10,
      "c['’]est (?:bien )?(?:réglé|payé|viré)|(?:ai|avons|est|a été|ont été|sont) (?:bien |donc )?(?:réglée?s?|payée?s?|soldée?s?|prélevée?s?|débitée?s?|encaissée?s?|virée?s?|acquittée?s?) (?!à|avant|sous|si)|virée?s? (?:ce jour|aujourd|hier|tout de suite|ce matin|à l['’]instant)|total (?:réglé|payé|viré)|transaction (?:autorisée|approuvée|acceptée|réussie)|reçu (?:un|le|votre) (?:paiement|versement|virement)|remise de (?:chèques?|cb)|encaissement (?:de|du)|facture acquittée",
    ],
    [
      10,
      "(?:acompte|caution|arrhes|chèque)[^.!?]{0,30}(?:bien )?(?:reçue?s?|encaissée?s?)|acompte ok|votre acompte sera déduit|bien reçu (?:votre|le|l['’]) ?(?:acompte|virement|chèque|paiement|règlement)",
    ],
  ]),
  ...cues('credit_note', [
    [
      10,
      "n\\.?c\\.? [\\d-]*\\d{2,}|avoir (?:ci-joint|en annexe|joint|annulant|suite|correspondant|pour)|votre avoir|(?:l['’]|cet |un )avoir (?:de|figure|a été|est|sera)|trop-?perçu|ristourne|(?:remise|bonus) de fin d['’]année|prix contractuel non appliqué",
    ],
    [
      12,
      "factures? (?:rectificative|d['’]annulation|d['’]avoir|de correction|négative)|rectificatif \\S*\\d|extourn\\p{L}+|contre-?passation|annul(?:e|ant|ation de) (?:et remplace )?(?:la |votre |l['’]intégralité de la )?facture|facture (?:\\S*\\d\\S* )?(?:a été |est )annulée",
    ],
  ]),
  ...cues('invoice', [
    [
      6,
      "note d['’]honoraires|pro ?-?forma(?! (?:acceptée|validée))|(?:ci-joint\\p{L}*|voici|veuillez trouver|trouverez|en annexe|vous adress\\p{L}+|transmettons|joins)[^.!?]{0,30} (?:la |les |notre |nos |votre |une |ma )(?:note|facture|décompte)|net à payer",
    ],
  ]),
  ...cues('unknown', [
    [
      12,
      "(?:envoyer|renvoyer|transmettre|adresser|parvenir|retrouver|fournir|procurer|donner|redonner) (?:\\p{L}+ ){0,2}(?:une |la |ma |notre |les |le )?(?:copie|duplicata|preuve|facture(?= (?:de|du|pour|n|\\d)))|(?:demande|besoin|copie|duplicata) (?:de |d['’])(?:une |la |ma |votre )?(?:copie|duplicata|facture(?! (?:d['’]avoir|ci)))|(?:question|erreur|litige|réclamation|souci|problème)[^.!?]{0,20} factur\\p{L}+|pourquoi[^.!?]{0,60}factur\\p{L}+|aucune pièce jointe|facture (?:introuvable|manquante|en double|erronée)|(?:ne la|ne les|n['’]ai pas|jamais) (?:retrouve|reçu la facture)",
    ],
    [
      16,
      'solde débiteur|mise en demeure|recouvrement|quand (?:payez|allez|comptez|pensez|sera|seront|sera-t|seront-elles)[^.!?]{0,50}(?:factures?|régl\\p{L}+|pay\\p{L}+)(?![\\s\\S]{0,400}(?:ci-joint|en annexe|pièce jointe))',
    ],
    [
      12,
      'votre compte (?:\\p{L}+ ){0,4}(?:créé|activé|actif|suspendu|bloqué)|compte est actif|mandat (?:de prélèvement )?sepa|(?:tâche|ticket|demande)[^.!?]{0,60}(?:attribuée?|assignée?)|frais de douane de|payez \\d|via ce lien|dernier avis|essai gratuit|vos identifiants|mot de passe|kbis|urssaf',
    ],
    [
      10,
      "(?:semaines?|jours?) de retard|retard (?:de (?:livraison|production)|sur votre|dans)|prend\\p{L}* du retard|pénalités?|mett(?:ez|re) (?:\\p{L}+ ){0,5}en (?:attente|pause|suspens)|commande[^.!?]{0,20}(?:à l['’]arrêt|en pause|en suspens)|n['’]est plus (?:dans|disponible|fabriqué|au catalogue)|ne pouvons (?:pas |malheureusement )*(?:donner suite|répondre favorablement)|rappel (?:de )?(?:produit|lot)|rappelons le lot|ne plus vendre|isole[rz] le stock",
    ],
    [
      13,
      "(?:attend(?:s|ons|re)|demand(?:ons|er|e (?:un|l['’]))|souhait\\p{L}+|voul\\p{L}+|voudr\\p{L}+|pouvez-vous|pourriez-vous|besoin|toujours pas|établir|réclam\\p{L}+)(?:(?!veuillez|ci-joint)[^.!?]){0,40} (?:un avoir|l['’]avoir|d['’]avoir|d['’]un avoir|(?:une|la) note de crédit|(?:le|un) remboursement)",
    ],
  ]),
  ...cues('purchase_order', [
    [
      4,
      "(?:(?:on|nous|je|j['’]) ?(?:aurait|aurions|aurais|voudr\\p{L}+|aimer\\p{L}+|souhait\\p{L}+)|pouvez[- ]vous|pourriez[- ]vous|peux[- ]tu|pourrais-tu) (?:bien )?(?:nous |me |m['’])?(?:avoir|recevoir|prendre|acheter|mettre|noter|garder|réserver|préparer|livrer|envoyer|apporter|déposer|fournir|expédier|rajouter|compter|besoin (?:de|d['’])) ?(?:\\p{L}+ ){0,3}(?:\\d|une |un |deux |trois |quatre |cinq |six |huit |dix |douze )(?! ?(?:devis|offre|prix|facture|copie|catalogue|rendez))",
    ],
    [
      5,
      'annule et remplace (?:notre|la|ma|le) (?:précédente? )?(?:commande|bon)|à considérer comme suit|commande (?:modifiée|rectifiée|corrigée|cadre|ouverte|urgente|hebdo\\p{L}*|répétitive|mensuelle)|appel (?:de|sur) (?:livraison|contrat|commande)|(?:je|on|nous) pass(?:e|ons|erai|era)s? (?:samedi|demain|lundi|mardi|mercredi|jeudi|vendredi|(?:les? |la )(?:prendre|chercher|récupérer|retirer))|(?:mettre|mets|mettez) (?:ça |le tout |tout )?sur (?:le|mon|notre) compte|(?:confirme|confirmons)[^.!?]{0,30} (?:vouloir|mon appel|notre appel|notre entretien|notre commande|ma commande)|(?:passons|passe) commande|accepte(?:z|r)?-la sous',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      5,
      "(?:merci|remerci\\p{L}+)[^.!?]{0,25} (?:commande|achat|cde)|(?:bien |j['’]ai |avons )(?:bien )?(?:reçu|noté|enregistré|pris note)[^.!?]{0,30} (?:commande|cde|votre (?:bon|demande du|liste))|nous (?:vous )?(?:livrerons|expédierons|préparons|lançons|fabriquons|réservons) |je (?:vous |te )(?:mets|prépare|réserve|livre|garde|dépose|l['’]apporte)|(?:sera|seront|serez) (?:prête?s?|livrée?s?|expédiée?s?|disponibles?|confectionnée?s?|fabriquée?s?)|de côté|en attente de virement|bat (?:validé|approuvé)|lancée? en|passe en production|récapitulatif",
    ],
  ]),
  ...cues('delivery_note', [
    [
      3.5,
      '(?:colis|livreur|chauffeur|enlèvement|déchargement|émarg\\p{L}+|hayon|numéro de suivi|palettes? (?:chargée|filmée|partie)s?|chargée?s? (?:ce|hier|sur)|en route|en chemin|acheminement|transporteur)',
    ],
  ]),
  ...cues('quotation', [
    [
      3.5,
      "(?:notre|votre|meilleure?|une|l['’]) ?(?:offre|proposition|cotation|estimation)|chiffr\\p{L}+|remise de|tarif\\p{L}*|prix (?:de|pour|au|net|unitaire|public|proposé)|(?:intéressée?s?|intéresse) par|(?:proposez|faites)[- ]vous",
    ],
  ]),
  ...cues('receipt', [
    [
      4,
      '(?:virement|paiement|règlement|versement)[^.!?]{0,40} (?:ce jour|ce matin|hier|aujourd|du \\d|de \\d)|débitée?s?|prélevée?s?|encaissée?s?|acquittée?s?|payée?s? (?:par|en|le|via)|en espèces|par (?:carte|cb|twint|bancontact|paypal|chèque)|attestation de paiement',
    ],
  ]),
  ...cues('unknown', [
    [
      6,
      "(?:candidat\\p{L}+|stagiaire|recrut\\p{L}+|offre d['’]emploi|poste de|salon (?:professionnel|des)|portes ouvertes|inauguration|formation|sondage|enquête|votre avis|audit|avenant|signature électronique|connexion|maintenance (?:prévue|programmée|du)|mise à jour|migration|coupure|intempéries|grève|neige|verglas|déménag\\p{L}+|nouvelle adresse|coordonnées bancaires|nouveau (?:responsable|contact|numéro)|bienvenue|retraite|condoléances|félicitations|meilleurs vœux|sponsor\\p{L}*|parrainage|tombola|fraude|piratage|jeu concours|points (?:de )?fidélité|code promo|jusqu['’]à -?\\d+ ?%|anniversaire|ouverture de compte|limite de crédit|encours|non[- ]conformité|résili\\p{L}+|désist\\p{L}+|attestation|certificat de|fiches? (?:techniques?|de données))",
    ],
    [
      4.5,
      '(?:est-ce que|auriez-vous|aviez-vous|savez-vous|peut-on|puis-je|pourquoi|comment|où|quand|à quelle heure|est-il possible|serait-il possible|avez-vous (?:reçu|bien|pu|encore|du stock|des nouvelles))(?!\\p{L})[^.!?]{0,120}\\?',
    ],
    [
      6,
      "(?<!nous )manqu(?:e|ent|ait|aient) (?:\\d|une|un |deux|des|le|la|les|encore|toujours)|(?:reçu|livrée?s?|arrivée?s?)[^.!?]{0,40} (?:au lieu|à la place|mauvais|en retard|mouillée?s?|éventrée?|vides?|périmée?s?|trop)|ne (?:fonctionne|marche|démarre|correspond|tient|rentre)\\p{L}* (?:pas|plus)|(?:toujours|encore) (?:pas|rien|en attente)|jamais (?:reçu|arrivée?|livrée?)|sans (?:nouvelles|réponse)|inadmissible|inacceptable|déçue?s?|(?<!pas de |aucun |sans )(?:problème|souci)|sav|renvoyer|reprendre (?:le|la|les)|(?:décaler|reporter|repousser|avancer|modifier|changer) (?:la|notre|ma|le|l['’])|(?:refusée?|rejetée?|bloquée?|suspendue?)(?= |\\.|,)|provision insuffisante|malentendu",
    ],
  ]),
  ...cues('purchase_order', [
    [
      6,
      "(?:retourn|renvoy|remett)\\p{L}+[^.!?]{0,30} (?:devis|offre|proposition)[^.!?]{0,20}(?:signé|accepté|contresigné|paraphé)e?|(?:devis|offre|proposition) (?:\\S*\\d\\S* )?(?:dûment )?(?:signée?|acceptée?|contresignée?|approuvée?) (?:en retour|ci-joint|en annexe)|(?:marché|commande) (?:vous )?(?:est |a été )?(?:notifiée?|attribuée?)|bon d['’]engagement|ordre de service|adjudication|(?:oui|ok|parfait|d['’]accord|entendu),? (?:à tout|pour tout|alors|donc|pour (?:les )?\\d|faites|lancez|livrez|envoyez|on (?:y va|part|prend|valide))|on valide|c['’]est (?:validé|accepté|bon pour (?:nous|moi))|commandons|commande (?:ferme|d['’]échantillons?|de (?:stock|remplacement|réassort|pièces|fournitures))|nous (?:vous )?(?:commandons|achetons)|je (?:vous )?(?:commande|achète)",
    ],
    [
      4.5,
      "(?:merci|prière|veuillez|svp|pourriez-vous|pouvez-vous|il faudrait|il faut|penser à|pensez à) (?:de |d['’])?(?:bien vouloir |nous |me |vouloir )*(?:livrer|expédier|prévoir|ajouter|rajouter|compléter|préparer|réserver|mettre de côté|fournir|approvisionner|recharger|déposer|apporter|charger)(?! [^.!?]{0,20}(?:devis|facture|offre))|(?:réassort|réappro\\p{L}*|recomplétement|besoins?) (?:de|du|pour|rayon|magasin|semaine|urgent|matériel)|(?:reprends|reprendre|reprendrais|redonnez|remettez)[- ](?:en |moi|nous|la même)|comme (?:la dernière fois|l['’]an passé|l['’]année dernière|d['’]habitude|toujours|chaque)|à facturer (?:à|au)|livraison (?:directe|chez (?:le|notre|mon))|pour livrer (?:à|au|chez)|m(?:ê|e)me adresse que|bon de c(?:omman)?de suit",
    ],
  ]),
  ...cues('order_confirmation', [
    [
      4,
      "(?:je|nous) (?:vous |te )?(?:l['’])?confirm(?:e|ons) (?!l['’]achat|notre|ma|mon|vouloir|par la présente l|que nous|que je)|(?:confirmée?s?|validée?s?|acceptée?s?|enregistrée?s?)(?! par le client)|(?:livraison|départ|retrait|fabrication|confection|production) (?:prévue?|estimée?|programmée?|environ|:|semaine|s\\d)",
    ],
  ]),
  ...cues('delivery_note', [
    [
      6,
      "(?:avons|ai|vient d['’]être|viennent d['’]être|a été|ont été) (?:bien |aujourd['’]hui |ce matin |hier )?(?:expédi|envoy|post|charg|dépos|remis|livr|emball|enlev|distribu)(?:ée?s?|és?|es?|e)?(?! (?:automatiquement|(?:de |la |le |votre |notre |une |un )?(?:facture|devis|offre|mail|courriel|message|commande|paiement|virement|règlement|questionnaire|dossier)))|(?:prête?s?|disponibles?|arrivée?s?) (?:à|en|au|dans|chez) (?:l['’]atelier|magasin|boutique|comptoir|dépôt|notre|votre point)|(?:vous|te) (?:sera|seront) (?:livrée?s?|remise?s?|distribuée?s?)|(?:livrons|passons|passe|livre|serons) (?:chez vous )?(?:demain|lundi|mardi|mercredi|jeudi|vendredi)|(?:mon|notre|le) (?:collègue|chauffeur|livreur) (?:passe|vient|sera|arrive)",
    ],
  ]),
  ...cues('quotation', [
    [
      4,
      "\\d ?(?:€|eur|euros|chf|frs?) ?(?:ht |htva |ttc )?(?:/|le|la|l['’]|par|au|du|pièce) ?(?:kg|kilo|m2|m²|ml|mètre|unité|pièce|pce|litre|palette|sac|carton|bouteille|heure|jour|mois)|(?:hors|sans|avec|y compris) (?:pose|montage|transport|installation|port)|(?:offre|prix) (?:valable|ferme)|(?:cherch(?:e|ons)|recherch(?:e|ons)) (?:un|une|des) (?:fournisseur|fabricant|devis|prix)|(?:remettre|donner|avoir|coter|indiquer) (?:\\p{L}+ )?(?:prix|cotation|délai)|coter|vos prix|disponibilité et prix|prix net",
    ],
  ]),
];
