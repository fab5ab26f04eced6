import { day, within } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote = 'bons? de livraison|bordereau de livraison|BL';

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
  leftYet:
    '(?:est|sont|a)-(?:t-)?(?:elle|il|elles|ils|ce) (?:(?:déjà|bien|enfin|été) )*(?:parti|expédié|envoyé|en (?:route|cours de livraison))\\p{L}*|(?:est[- ]ce que |(?:notre|ma|la) )(?:\\p{L}+ ){0,3}(?:\\d\\S* )?(?:est|a été|sont) (?:(?:déjà|bien|enfin) )*(?:parti|expédié|envoyé)\\p{L}*',
  theLastOne: 'derni(?:er|ère)s?|précédente?s?|autre|première',
  asksAfter:
    'où en (?:est|sont)|revien\\p{L}+ vers (?:vous|toi)|des nouvelles|relanc\\p{L}+|statut|état d[’\\x27]avancement|savoir (?:où|ce qu)',
  nothingCame:
    '(?:toujours|encore|à ce jour)(?: \\p{L}+){0,2} rien (?:reçu|eu|vu)|(?:n[’\\x27]avons|n[’\\x27]ai) (?:toujours |encore )?(?:rien|pas)(?: encore| toujours)? reçu|(?:attendons|attends) (?:toujours|encore)|n[’\\x27]est (?:toujours )?pas (?:encore )?(?:arrivée|livrée)',
  holdsBack:
    '(?:ne |n[’\\x27])(?:pas )?(?:nous )?(?:expédi|livr|envoy)\\p{L}+ (?:pas )?(?:encore|pour l[’\\x27]instant|pour le moment|tout de suite|immédiatement)|(?:pas encore|pas tout de suite) (?:expédier|livrer|envoyer)|(?:suspendre|mettre en attente|mettre en pause|retenir|patienter avant d)',
  ifPriceFalls:
    '(?:si (?:vous|tu)|à condition (?:que vous|de))(?= [^.?!]{0,60}(?:\\d|prix|remise|rabais|tarif|effort|geste))[^.?!]{0,60}(?:descen\\p{L}+|baiss\\p{L}+|fai\\p{L}+|consent\\p{L}+|accord\\p{L}+|propos\\p{L}+|align\\p{L}+|pass\\p{L}+|arriv\\p{L}+|donn\\p{L}+)',
  thenWeOrder:
    '(?:nous|je|on) (?:vous )?(?:pass|command|prend|pren|sign|valid|confirm)\\p{L}+|la commande est (?:à vous|pour vous)|vous avez la commande|affaire conclue',
  enteredForYou:
    '(?:c[’\\x27]est|tout est|est bien)(?: bien)? (?:noté|enregistré|réservé|saisi)e? pour (?:vous|toi)|je vous (?:l[’\\x27]ai|les ai) (?:bien )?(?:noté|enregistré|réservé|saisi)e?s?',
  allInStock: 'tout est (?:disponible|en stock)|nous avons tout en stock',
  notContent:
    '(?:pas|guère|loin d[’\\x27]être) (?:du tout |vraiment |très )?(?:content|satisfait)e?s?|mécontent\\p{L}*|insatisfait\\p{L}*|déçue?s? (?:de|par|du)',
  ticketMoved:
    'ticket (?:(?:\\([^()]*\\)|«[^»]*»|"[^"]*"|#?\\S*\\d\\S*) )?(?:a été )?(?:mis à jour|attribué|assigné|escaladé|clôturé|fusionné)',
  asksEverybody:
    'quelqu[’\\x27]un (?:a-t-il|aurait|sait|connaît|a (?:déjà|aussi))|est-ce que quelqu[’\\x27]un',
  orderComesFromOthers:
    '(?:il|elle|ils|le client|la cliente) (?:nous |m[’\\x27]|vous )?(?:enverra|va (?:nous |vous )?envoyer|enverront|fera) (?:(?:le|la|un|une|son|sa|leur|vrai|vraie) )*(?:bon de commande|commande)',
  enteredUnder:
    '(?:saisi|enregistré|rentré|noté|passé)e? sous (?:la commande|le n[°º]|le numéro|n[°º]|la réf\\p{L}*)(?= ?[^ ]*\\d)',
  enteredByAnybody: 'quelqu[’\\x27]un (?:a|a-t-il|l[’\\x27]a|aurait)[^?]{0,30} (?:saisi|enregistré|rentré)e?',
  enterIt:
    '(?:peux-tu|peux tu|tu peux|pouvez-vous|merci de)[^.?!]{0,15} (?:saisir|enregistrer|rentrer|passer) (?:cette|la|sa|leur|ça)',
  choosesBetween:
    '(?:du mal|n[’\\x27]arriv\\p{L}+ pas) à (?:me décider|nous décider|choisir)|(?:j[’\\x27]hésite|hésitons) entre|(?:lequel|laquelle|lesquels|lesquelles) [^?]{0,30}(?:conseill|recommand)\\p{L}+|que (?:me|nous) conseillez',
  ordersLater:
    '(?:attends|attendons|attendrai|attendrons|attendre)(?= )[^.?!]{0,50} (?:pour|avant de) (?:\\p{L}+ ){0,2}(?:commander|passer)',
  shallWeSend:
    '(?:devons|doit)[- ](?:nous|on)|dois-je|(?:souhaitez|voulez|préférez)-vous|est-ce qu[’\\x27]on',
  orWait: 'ou (?:\\p{L}+ ){0,4}(?:attendre|attend\\p{L}+)',
  setsRight: 'corrections?|rectifi\\p{L}+|modifications?|erreur|corriger|modifier',
  orderPaid: 'commande [^.]{0,60}a (?:bien )?été (?:payée|réglée)',
  paymentDone: 'paiement (?:a (?:bien )?été |est )?(?:confirmé|réussi|validé|accepté)',
  paying: 'avoir (?:payé|réglé)|(?:le|votre) (?:paiement|règlement)',
  wePaid:
    'effectué le (?:paiement|virement) suivant|avis de (?:paiement|virement|règlement)|virement (?:\\p{L}+ ){0,4}en (?:votre|ta) faveur',
  underWay:
    'statut ?[:=] ?(?:en (?:production|fabrication)|retardée?|en retard|prête? à expédier)|votre (?:commande|colis|expédition)[^.!?]{0,40} est (?:en (?:cours|production|fabrication|retard)|retardée?)',
  stateShipped: '(?:nouveau )?statut ?[:=] ?(?:expédiée?|envoyée?|livrée?)',
  signedFor: 'livraison (?:a été )?signée',
  followedBy: '(?:informations?|données|numéro) de suivi',
  bookingTold:
    'confirmation de (?:votre )?réservation|confirmons votre réservation|votre réservation [^.]{0,60}confirmée',
  billReceived: 'nous avons (?:bien )?reçu votre facture',
  notCarriedOut:
    'ne (?:pouvons|pouvions) (?:pas|malheureusement pas) (?:honorer|traiter) votre commande|remboursement (?:a )?échoué',
  undelivered: 'n[’\\x27]a pas reçu la commande|commande non livrée',
  periodReport: '(?:rapport|résumé|bilan) (?:quotidien|hebdomadaire|mensuel)',
  termsFirst: 'si vous (?:pouvez )?accepte[rz] [^.]{0,60}(?:paiement|règlement)',
  restockAsked: 'demande de réapprovisionnement|(?:sollicitons|demandons) le réapprovisionnement',
  held: '(?:mise?|placée?|est|reste) en attente|bloquée?s?|suspendue?s?',
  requisition: 'demandes? d[’\\x27]achat',
  awaitsApproval:
    '(?:attend|en attente de) (?:votre|ta|l[’\\x27]|la) ?(?:décision|accord|visa|signature|approbation|validation)|(?:doit|doivent) encore être (?:approuvée?|validée?)|en attente d[’\\x27]approbation|(?:après|dès) votre (?:validation|approbation) (?:seulement|uniquement)|a soumis (?:une|la) commande à votre (?:approbation|validation)',
  decided: '(?:a été|est) (?:approuvée?|validée?|rejetée?|refusée?)',
  fetched: 'retir(?:ez|er|es|ée)|est prête?|retrait|récupér\\p{L}+',
  ends: 'expire|arrive à échéance|prend fin',
  cart: 'panier',
  leftThere: 'attend(?:ent)?|oubli\\p{L}+|encore|toujours|enregistré\\p{L}*',
  finishIt: 'finalise[rz] (?:ma|votre|la) (?:commande|achat)|terminer (?:ma|votre) commande',
  opinion:
    '(?:laisse[rz]|donne[rz]|partage[rz]|dépose[rz])(?:-nous)?[^.]{0,20}avis|votre avis(?! (?:de|d[’\\x27]))|que pensez-vous de|évaluez (?:votre|vos)',
  lowStock:
    'stock[^.]{0,60} (?:faible|bas|épuisé)|(?:alerte|rupture) (?:de )?stock|stock (?:minimum|d[’\\x27]alerte)',
  stockList: '(?:état|rapport|situation) (?:des |du |de )?stocks?',
  backAgain: '(?:de|à) nouveau (?:en stock|disponibles?)|de retour en stock',
  priceWatched: 'alertes? (?:de )?prix|baisse de prix',
  priceMoved:
    'prix d[eu’\\x27]\\p{L}* [^.]{1,60} a (?:augmenté|baissé)|prix d[eu] \\p{L}+ a (?:augmenté|baissé)',
  returned: '(?:votre |demande de )retour',
  returnHandled: 'acceptée?|approuvée?|validée?|autorisée?|enregistrée?|refusée?|demandée?',
  delayed: 'retardée?|(?:a|aura) (?:un |du )retard',
  notBrought: 'pas pu être (?:livrée?|remise?)',
  messageTold: 'vous a envoyé un message|nouveau message (?:de|concernant)',
  unpaidYet: 'en attente de (?:votre )?paiement',
  invited: '(?:vous invite|invitée?) à (?:vous )?(?:inscrire|rejoindre|connecter|enregistrer)',
  accountConfirmed:
    '(?:confirm|activ|valid)(?:er|ez) (?:votre|ton) (?:compte|adresse|inscription)|confirmation (?:de (?:votre |l[’\\x27])?|d[’\\x27])(?:compte|inscription|adresse)',
  customerToBe: 'devenir (?:votre |vos )?(?:client|revendeur|distributeur)\\p{L}*|ouvrir un compte',
  titledRequest: 'demande de (?:cotation|devis|prix|tarifs?)',
  ratesWanted: '(?:communiquer|indiquer|envoyer|transmettre|donner)[^.!?]{0,40} (?:tarifs?|taux de fret)',
  repliesWithOffer: 'répond\\p{L}+[^.!?]{0,40} avec votre (?:devis|offre)',
  ordersFirmly:
    '(?:je|nous) (?:vous )?(?:commande|commandons|(?:passe|passons|confirme|confirmons) (?:la |notre |une )?commande)',
  byYourOffer:
    '(?:selon|suivant|conformément à|d[’\\x27]après|sur la base d[eu]) (?:votre (?:devis|offre|proposition|cotation)|vos (?:devis|offres))',
  stateTold:
    '(?:a|ont) été (?:approuvée?|rejetée?|refusée?|modifiée?|mise? à jour|signalée?)|a (?:rejeté|refusé)|dépasse|un commentaire|fraude|litige',
  bookedIn: '(?:entrée|réception) de marchandises? [^.]{0,60}(?:enregistrée|comptabilisée|manquante)',
  sellersPaper: '(?:accusé de réception|confirmation) (?:de (?:la |notre )?)?commande',
  didNotCome: 'manquant\\p{L}*|pas (?:encore )?reçu|en attente|toujours pas',
  nextOne: '(?:votre|ta) prochaine (?:commande|livraison|box)',
  ordersHere:
    '(?:je|nous|on) (?:vous )?(?:commande|commandons|passe|passons) (?:\\p{L}+ ){0,2}|(?:souhait|voudr|désir|aimer)\\p{L}+ (?:[^.?!]{0,30} )?(?:commander|passer (?:une |la )?commande)|(?:voici|ci-joint\\p{L}*|ci-dessous|ci-après|en pièce jointe|veuillez trouver)[^.?!]{0,40}(?:commande|appel)|(?:livrer|envoyer|expédier|fournir) (?:ce qui suit|les articles suivants|les produits suivants)|(?:vous )?(?:transmet|adress|envo)\\p{L}+ (?:ci-\\p{L}+ )?(?:notre|la|une) commande|nouvelle commande',
  suppliesAsked:
    '(?:merci de|veuillez|prière de|pourriez-vous|pouvez-vous) (?:[^.?!]{0,40} )?(?:livrer|envoyer|expédier|ajouter|enregistrer|fournir|réserver)',
  conditions: 'si|lorsque|quand',
  youOrdered:
    'vous (?:avez|venez de) (?:bien )?(?:passée?r? (?:une |la )?commande|command(?:é|er)|achet(?:é|er))',
  numberConfirmed:
    'commande (?:n[°º] ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:(?:est )?confirmée|confirmation)|confirmation (?:de )?(?:la |votre )?commande (?:n[°º] ?)?#?[^ ]*\\d',
  receiptConfirmed:
    '(?:nous|je)(?: vous)? (?:confirm|accus)(?:ons|e)(?: (?:bien|bonne|la|la bonne))* (?:réception|prise en compte|acceptation) de (?:la |votre )?(?:bon de )?commande',
  shipmentTold:
    '(?:confirmation|avis) d[’\\x27](?:expédition|envoi)|(?:expédition|envoi|livraison) (?:n[°º] ?)?#?\\d+ (?:de|pour) (?:la |votre )?commande|pré-?avis de livraison|nous vous (?:avisons|annonçons) (?:de )?(?:la |l[’\\x27]|une |cette )?(?:livraison|expédition|envoi)',
  inParts:
    'en (?:deux|trois|plusieurs|\\d+) (?:fois|envois|colis|parties|livraisons)|(?:expédition|livraison|envoi) partiel\\p{L}*|partiellement (?:expédiée|livrée)',
  leftToday: '(?:expédiée?s?|envoyée?s?) (?:aujourd[’\\x27]hui|ce jour)',
  comesSoon: '(?:sera|seront) livrée?s?|en cours de livraison|arriver?a? (?:aujourd|demain)',
  shallCome: 'doit|doivent|devrai(?:t|ent)|merci de|veuillez|prière de',
  addressChanges:
    'nouvelle adresse (?:de facturation|postale|du siège)|nous déménageons|nous avons déménagé|notre déménagement|changement d[’\\x27]adresse|(?:modifier|mettre à jour) (?:nos|vos) (?:données|coordonnées|fichiers)',
  arrivalTold:
    'avis d[’\\x27]arrivée|arrivée d[eu]\\p{L}* (?:\\p{L}+ )?(?:envoi|expédition|conteneur|navire)',
  wouldOrder:
    '(?:commanderions|commanderais|commanderons|achèterions) (?:probablement|sans doute|peut-être|sûrement)|(?:probablement|sans doute|peut-être) [^.]{0,20}(?:commanderions|commanderons)',
  doesNotWork:
    '(?:arriv\\p{L}+|parvien\\p{L}+|peux|pouvons) (?:pas|plus) (?:à )?(?:me |nous )?(?:connecter|accéder|imprimer)|impossible de (?:me |nous )?(?:connecter|accéder|imprimer)|accès refusé|messages? d[’\\x27]erreur|ne (?:fonctionne|marche) (?:pas|plus)',
  requestHeard:
    'votre (?:demande|message|ticket)[^!?]{0,40} (?:a (?:bien )?été|est) (?:enregistrée?|reçue?|créée?|clôturée?|résolue?)|reçu votre (?:demande|message)',
  notCharged:
    'paiement (?:a )?(?:échoué|été refusé)|échec d[eu] paiement|pas pu (?:être )?(?:débit|prélev)\\p{L}+|carte [^.]{0,30}expire',
  moreTime:
    '(?:délai|report) (?:de (?:paiement|règlement)|supplémentaire|d[’\\x27]échéance)|échéancier|étaler|échelonn\\p{L}+',
  begs: 'demand\\p{L}+|sollicit\\p{L}+|souhait\\p{L}+|prions|possible',
  misstated: 'au lieu de|erronée?|incorrecte?|ne correspond pas',
  questionOn: 'questions? (?:sur|concernant|relatives?|à propos)',
  sendsUs:
    '(?:pouvez|pourriez)-vous [^.]{0,60}(?:envoyer|transmettre|adresser|renvoyer)|(?:merci de|veuillez|prière de)(?: (?:bien vouloir|me|nous)){0,2} (?:r?envoyer|transmettre|adresser)|r?envoyez-(?:moi|nous)|pas (?:encore )?reçu',
  remindsOf: 'rappel(?:ons|le|er)?',
  notAmongThem:
    'manqu(?:e|ent|ait|aient) [^.]{0,40}(?:dans|à) la (?:\\p{L}+ )?livraison|(?:dans|à) la livraison [^.]{0,40}manqu(?:e|ent|ait|aient)',
  inAlready:
    '(?:celle[- ]ci|cette commande|elle|celui-ci|ça|c[’\\x27]) ?(?:est|a|a-t-elle|est-elle)(?:-elle)? (?:(?:déjà|bien|été) )+(?:saisie?|enregistrée?|rentrée?|passée?|dans le système|traitée?|faite?)|(?:est-elle|est-ce|a-t-elle été|l[’\\x27]a-t-on|as-tu|avez-vous) (?:(?:déjà|bien|été) )+(?:saisie?|enregistrée?|rentrée?|passée?|traitée?)',
  saidNoOrder:
    '(?:il )?ne s[’\\x27]agit (?:pas|nullement|en aucun cas) d[’\\x27]une commande|(?:ne (?:constitu|représent|val)\\p{L}+ (?:pas |ni |en aucun cas |aucun)(?:une? |des? )?(?:\\p{L}+ )?(?:commandes?|engagement)|n[’\\x27](?:est|ont) (?:pas|ni) (?:une |valeur de )commande|sans (?:valeur de commande|engagement d[’\\x27]achat))',
  howToOrder:
    'un simple (?:oui|ok|accord)[^.?!]{0,40} suffit|(?:pour (?:commander|passer (?:la |votre )?commande))[^.?!]{0,20}(?:il (?:vous )?suffit|répond\\p{L}+|appel\\p{L}+|cliqu\\p{L}+|dites|confirmez|contact\\p{L}+|écri\\p{L}+|merci de (?:me |nous )?(?:répondre|rappeler))',
  orderOfMany:
    'commandes? (?:groupée|commune|collective)s?|(?:je|on|nous) (?:pass|command|envoi|envoy|f)\\p{L}+ (?:la |notre |une )?(?:commande )?(?:[\\p{L}-]+ ){0,2}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine prochaine)',
  whoJoins:
    'qui (?:veut|voudrait|souhaite|est intéressé|d[’\\x27]autre)|si (?:vous voulez|vous souhaitez|quelqu[’\\x27]un (?:veut|souhaite|d[’\\x27]autre)) (?:\\p{L}+ )?(?:participer|vous joindre|se joindre|en profiter|en être|ajouter quelque chose|quelque chose)|inscrivez-vous|dites-moi ce que vous voulez',
  notBefore: `(?:pas|n[’\\x27]\\p{L}+|ne \\p{L}+)${within} avant ${day}|(?:pas|ne)${within} jusqu[’\\x27]à ${day}`,
  noteWanted: `(?:joindre|joignez|mettre|mettez|glisser|prévoir|fournir|ajouter|ajoutez|indiqu\\p{L}+|mentionn\\p{L}+|reporter|rappel(?:er|ez))(?!-)(?= )[^.!?\\n]{0,60}(?:${deliveryNote})`,
};
