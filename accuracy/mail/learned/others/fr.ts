import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'RE: votre commande',
      'bien reçu, merci. Votre commande est saisie sous notre numéro <i>, départ le <d> :\n<list>\nMerci de vérifier et de nous signaler toute erreur sous 24 heures.',
    ],
    [
      'Commande client <i>',
      'nous vous remercions de votre commande <n>. Nous avons réservé pour vous :\n<list>\nExpédition prévue le <d>, aux prix convenus.',
    ],
  ],
  shopConfirmation: [
    [
      'Nous avons bien reçu votre commande <n> !',
      'Merci pour votre achat. Voici le récapitulatif de la commande <n>. Nous vous préviendrons dès qu’elle quittera notre entrepôt.',
    ],
  ],
  confirmationAttached: [
    ['ARC <i> / vos réf. <n>', 'notre accusé est joint, semaine de livraison comme indiquée.'],
  ],
  invoiceLines: [
    [
      'Notre facture <i>',
      'pour la livraison de votre commande <n> nous vous facturons :\n<list>\nTotal <m>, à régler sous 14 jours sur le compte ci-dessous.',
    ],
  ],
  invoiceAttached: [
    ['FA <i> (BC <n>)', 'la note de la semaine dernière est jointe, 30 jours nets comme toujours.'],
  ],
  reminder: [
    [
      'Deuxième rappel',
      'malgré notre lettre du mois dernier, la somme de <m> de la facture <i> (votre commande <n>) ne nous est pas parvenue. Merci de la virer avant le <d>, faute de quoi nous suspendrons vos commandes.',
    ],
  ],
  shipping: [
    [
      'Votre marchandise est partie',
      'remis ce jour au transporteur, pour votre commande <n> :\n<list>\n2 palettes, 318 kg, chez vous le <d>.',
    ],
  ],
  parcel: [
    [
      'Colis 6A########## prévu le <d>',
      'Votre colis HALVORSEN est en cours de livraison. Référence expéditeur : <n>. Colis 1 sur 3, 12,4 kg. Suivez-le ou choisissez un point relais.',
    ],
  ],
  deliveryAttached: [['BL <n>', 'comme demandé, le bordereau de la livraison d’hier pour vos dossiers.']],
  inquiryList: [
    [
      'Prix svp',
      'nous avons un chantier en vue et souhaitons vos meilleurs prix et disponibilités pour :\n<list>\nPas encore de commande, nous comparons trois fournisseurs.',
    ],
    [
      'Consultation cuisines scolaires',
      'merci de nous faire parvenir votre offre avant le <d> pour les articles suivants.\n<list>\nAttribution en fin de mois.',
    ],
  ],
  inquiry: [
    [
      'petite question de prix',
      'combien nous feriez-vous pour <a>, rendus chez nous ? Si c’est moins cher que l’an dernier nous commanderons sans doute le mois prochain.',
    ],
  ],
  offer: [
    [
      'Notre offre <i>',
      'suite à votre appel, nous pouvons vous proposer :\n<list>\nValable jusqu’au <d>, sauf vente entre-temps. Pour commander, il suffit de nous envoyer votre bon.',
    ],
  ],
  paid: [
    [
      'Merci pour votre virement',
      'votre règlement de <m> pour la facture <i> est arrivé ce jour, votre compte est soldé.',
    ],
  ],
  slip: [
    [
      'Votre ticket de caisse',
      'merci de votre passage au comptoir. Vous avez réglé <m> par carte ...4417, caisse 2, ticket n° <i> :\n<list>',
    ],
  ],
  creditLines: [
    [
      'Avoir <i>',
      'nous avons repris ce qui suit de votre commande <n> et crédité votre compte de <m> :\n<list>',
    ],
  ],
  creditAttached: [
    ['Votre retour', 'avoir <i> joint, il sera déduit du prochain relevé. Encore toutes nos excuses.'],
  ],
  cancel: [
    [
      'STOP commande <n>',
      'merci de ne pas livrer la commande <n> de la semaine passée, notre client a arrêté le projet. Il s’agissait de :\n<list>\nConfirmez-nous que rien ne partira.',
    ],
    [
      'rétractation',
      'par la présente nous annulons en totalité notre commande <n>. Désolés pour le dérangement.',
    ],
  ],
  whereIsIt: [
    [
      'Commande <n> - des nouvelles ?',
      'notre commande <n> était promise pour le <d>, il manque encore :\n<list>\nQuand les aurons-nous ? Les monteurs attendent.',
    ],
    ['délai ?', 'alors, la <n>, c’est pour quand ? Cela fait 3 semaines.'],
  ],
  complaint: [
    [
      'Erreur de livraison <n>',
      'nous avons reçu hier la commande <n> et ce n’est pas ce que nous avions demandé. Sont concernés :\n<list>\nLa moitié est cassée, le reste n’a pas la bonne taille. Venez les reprendre et dites-nous ce que vous proposez.',
    ],
  ],
  advert: [
    [
      'Offres d’automne : jusqu’à -35 %',
      'Profitez-en ! 10 cartons pour le prix de 8. Commandez avant dimanche, port offert dès 75,00.\n<list>\nVoir dans le navigateur - Se désabonner - Préférences',
    ],
  ],
  away: [
    [
      'Absence : <n>',
      'Merci de votre message. Je suis en congé jusqu’au <d> et ne lis pas mes mails. Pour toute commande urgente, appelez le standard ou écrivez à ma collègue.',
    ],
  ],
  closed: [
    [
      'Inventaire',
      'notre réception sera fermée du 27 au 31 pour l’inventaire annuel. Aucune livraison possible ces jours-là. Les commandes en cours restent inchangées.',
    ],
  ],
  thanks: [
    [
      'RE: commande <n>',
      'parfait, tout est arrivé ce matin, 12 cartons comme convenu. Merci pour la rapidité !',
    ],
  ],
  bounce: [
    [
      'Non remis : commande',
      'Votre message n’a pas pu être remis à un ou plusieurs destinataires.\n\n<achats@halvorsen-suplies.nl>: hôte introuvable (5.1.2)\n\nLe message d’origine est joint.',
    ],
  ],
  meeting: [
    [
      'Visite le <d>',
      'pourrions-nous passer le <d> à 10h30, à 4 ? Nous aimerions parler de l’an prochain, environ 200 commandes, et voir l’entrepôt.',
    ],
  ],
};
