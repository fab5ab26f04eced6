import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: ['Bonjour,', 'Madame, Monsieur,', 'Bonjour Ingrid,', 'Bonjour à tous,', 'Chère Madame,'],
  closings: [
    'Cordialement,',
    'Bien cordialement',
    'Merci et bonne journée,',
    'Salutations distinguées',
    'Bien à vous,',
  ],
  order: {
    subjects: [
      'Commande {n}',
      'Bon de commande {n}',
      'Nouvelle commande',
      'Commande de la semaine',
      'Réassort',
      'Besoin pour le chantier',
      'Livraison',
    ],
    openings: [
      'nous souhaitons commander :',
      'veuillez nous livrer les articles suivants :',
      'voici notre commande :',
      'merci de nous envoyer :',
      'nous avons besoin de :',
      'pourriez-vous nous expédier sous la référence {n} :',
    ],
    prose: [
      'merci de nous envoyer {lines}.',
      'pourriez-vous nous livrer {lines} pour le {d} ?',
      'nous commandons {lines}.',
      'il nous faudrait {lines}. Notre numéro de commande est {n}.',
      'je voudrais commander {lines}.',
    ],
    attached: [
      'veuillez trouver ci-joint notre bon de commande {n}.',
      'ci-joint notre commande, merci de confirmer la date de livraison.',
      'vous trouverez en pièce jointe notre commande.',
      'voir pièce jointe, merci d’accuser réception.',
    ],
    after: [
      'Livraison souhaitée le {d}.',
      'Merci de confirmer.',
      "Livraison à l'adresse habituelle.",
      'Notre référence : {n}',
      'Facturation habituelle.',
    ],
  },
  others: {
    order_confirmation: [
      ['Confirmation de commande {n}', 'nous vous remercions de votre commande, que nous livrerons le {d}.'],
      ['Votre commande {n}', 'nous avons bien enregistré votre commande. La livraison est prévue le {d}.'],
      ['RE: Commande {n}', "merci, c'est confirmé pour le {d}."],
    ],
    invoice: [
      [
        'Facture {n}',
        'veuillez trouver ci-joint la facture de notre livraison. Le montant de {m} est à régler avant le {d}.',
      ],
      ['Rappel de paiement', 'sauf erreur de notre part, la facture {n} de {m} reste impayée depuis le {d}.'],
    ],
    delivery_note: [
      [
        'Votre colis est en route',
        'votre marchandise a été remise au transporteur. Numéro de suivi 6A##########.',
      ],
      ['Bon de livraison {n}', 'ci-joint le bon de livraison de la marchandise livrée le {d}.'],
      [
        "Avis d'expédition",
        'les colis de votre commande {n} sont partis de notre entrepôt et arriveront le {d}.',
      ],
    ],
    quotation: [
      ['Demande de devis', "pourriez-vous nous faire une offre de prix pour 200 pièces de l'article {a} ?"],
      [
        'Demande de prix',
        "combien coûteraient 50 cartons de l'article {a} ? Nous n'avons pas encore décidé.",
      ],
      [
        'Notre devis {n}',
        "suite à votre demande, nous avons le plaisir de vous proposer l'offre suivante, valable jusqu'au {d}.",
      ],
    ],
    receipt: [
      ['Paiement reçu', 'nous avons bien reçu votre règlement de {m}. Merci.'],
      ['Votre reçu', 'ci-joint le reçu de votre achat du {d}.'],
    ],
    credit_note: [
      ['Avoir {n}', "ci-joint l'avoir relatif à la marchandise retournée. Le montant de {m} sera déduit."],
      [
        'Remboursement',
        'nous avons crédité {m} sur votre compte pour les pièces abîmées de la commande {n}.',
      ],
    ],
    unknown: [
      [
        'Où en est la commande {n} ?',
        'pouvez-vous nous dire quand la commande {n} arrivera ? Nous attendons toujours.',
      ],
      [
        'Réponse automatique : commande',
        "je suis absent jusqu'au {d} et répondrai à votre message à mon retour.",
      ],
      [
        'Annulation commande {n}',
        "merci d'annuler notre commande {n}. Nous n'avons plus besoin de la marchandise.",
      ],
      [
        '-20 % sur tout',
        'cette semaine seulement : commandez et économisez 20 % ! Cliquez ici. Se désabonner.',
      ],
      [
        'Rendez-vous jeudi',
        "le {d} vous convient-il pour parler de l'année prochaine ? J'apporterai les chiffres de nos commandes.",
      ],
      ['Réclamation livraison {n}', '3 des 20 cartons sont arrivés abîmés. Que devons-nous en faire ?'],
      ['Candidature', 'je me permets de postuler au poste de magasinier. Mon CV est joint.'],
      [
        'Fermeture annuelle',
        'notre réception de marchandises sera fermée le {d}. Merci d’en tenir compte pour vos livraisons.',
      ],
    ],
  },
  titles: {
    purchase_order: 'BON DE COMMANDE',
    order_confirmation: 'Confirmation de commande',
    invoice: 'FACTURE',
    delivery_note: 'Bon de livraison',
    quotation: 'Devis',
    receipt: 'Reçu',
    credit_note: 'Avoir',
  },
  columns: ['Référence', 'Désignation', 'Quantité', 'Unité'],
  units: ['boîtes de', 'pièces de', 'rouleaux de', 'paquets de', 'cartons de', 'x'],
  and: 'et',
  phone: 'Tél. :',
  email: 'Courriel :',
  disclaimers: [
    "Ce message et ses pièces jointes sont confidentiels et destinés exclusivement à leur destinataire. Si vous l'avez reçu par erreur, merci d'en avertir l'expéditeur et de le détruire.",
    'SAS au capital de 50 000 €, RCS Lyon ### ### ###. Toute commande est soumise à nos conditions générales.',
  ],
  mobile: 'Envoyé de mon iPhone',
  wrote: ['Le {date} à {time}, {name} <{address}> a écrit :', 'Le {date}, {name} a écrit :'],
  forwarded: 'Message transféré',
  original: "Message d'origine",
  headers: ['De', 'Envoyé', 'À', 'Objet'],
  reply: 'RE:',
  forward: 'TR:',
};
