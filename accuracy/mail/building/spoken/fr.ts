import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'Votre commande',
      body: 'nous avons enregistré pour vous, livraison mardi :\n\n{lines}\n\nMerci de vérifier.',
    },
    {
      category: 'order_confirmation',
      subject: 'RE: commande',
      body: 'Votre commande nous est bien parvenue et part demain :\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Commande 5512',
      body: 'nous accusons réception de votre commande de\n\n{lines}\n\nExpédition prévue le 12 mai.',
    },
    {
      category: 'order_confirmation',
      subject: 'RE: gants',
      body: 'C’est noté. Nous livrons {goods} vendredi, notre numéro 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Expédié',
      body: 'Votre colis a quitté notre entrepôt aujourd’hui. Contenu :\n\n{lines}\n\nSuivi 6A12345678901',
    },
    {
      category: 'delivery_note',
      subject: 'Livraison demain',
      body: 'Notre chauffeur passera chez vous demain entre 8 h et 10 h avec {goods}.',
    },
    {
      category: 'delivery_note',
      subject: 'Marchandise en route',
      body: 'la marchandise suivante est en route vers vous :\n\n{lines}\n\n1 palette, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Avoir',
      body: 'pour les articles retournés nous vous créditons :\n\n{lines}\n\nMontant 84,20',
    },
    {
      category: 'credit_note',
      subject: 'Remboursement',
      body: 'comme convenu vous serez remboursés de 84,20 pour {goods}, à déduire de la prochaine facture.',
    },
    {
      category: 'receipt',
      subject: 'Paiement reçu',
      body: 'merci pour votre paiement de 184,20 pour\n\n{lines}\n\nVotre compte est soldé.',
    },
    {
      category: 'receipt',
      subject: 'Merci',
      body: 'Votre virement est arrivé aujourd’hui, 184,20 euros. Sont payés :\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Facture 4410',
      body: 'nous vous facturons :\n\n{lines}\n\nTotal 184,20, payable sous 14 jours.',
    },
    {
      category: 'invoice',
      subject: 'Rappel',
      body: 'pour\n\n{lines}\n\n184,20 euros restent dus. Merci de régler cette semaine.',
    },
    {
      category: 'quotation',
      subject: 'Nos prix',
      body: 'comme demandé, nos prix :\n\n{lines}\n\nValables 30 jours.',
    },
    {
      category: 'quotation',
      subject: 'Proposition',
      body: 'nous vous proposons volontiers {goods} à 6,20 pièce, délai une semaine.',
    },
    {
      category: 'quotation',
      subject: 'Prix ?',
      body: 'combien nous coûteraient\n\n{lines}\n\net quel est le délai ?',
    },
    {
      category: 'quotation',
      subject: 'Consultation',
      body: 'nous cherchons un fournisseur pour {goods}. Merci de nous faire parvenir votre meilleur prix.',
    },
    {
      category: 'unknown',
      subject: 'Réclamation',
      body: 'les 12 cartons de gants nitrile arrivés hier sont déchirés. Que faire ?',
    },
    {
      category: 'unknown',
      subject: 'Où en est-on',
      body: 'nous avons commandé {goods} il y a deux semaines et rien n’est arrivé. Quand serons-nous livrés ?',
    },
    {
      category: 'unknown',
      subject: 'Retour',
      body: 'nous voudrions retourner 4 rouleaux de ruban de masquage, la couleur est fausse. Comment procéder ?',
    },
    {
      category: 'unknown',
      subject: 'Cette semaine seulement',
      body: 'Cette semaine seulement : 12 cartons au prix de 10 !\n\n{lines}\n\nSe désinscrire',
    },
    {
      category: 'unknown',
      subject: 'Annulation',
      body: 'merci d’annuler notre commande de la semaine dernière de {goods}, nous n’en avons plus besoin.',
    },
    {
      category: 'unknown',
      subject: 'Inventaire',
      body: 'vendredi nous sommes fermés pour inventaire, de retour lundi.',
    },
    { category: 'purchase_order', subject: 'gants', body: '{lines}\n\nau plus vite, merci' },
    {
      category: 'purchase_order',
      subject: 'RE: votre devis 7712',
      body: 'nous acceptons votre devis. Merci de livrer\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Remplacement',
      body: 'deux cartons de la dernière livraison étaient déchirés, donc merci de nous envoyer {goods}. Facture au siège.',
    },
    {
      category: 'purchase_order',
      subject: 'stock',
      body: 'on arrive au bout, pouvez-vous déposer {goods} cette semaine ?',
    },
    {
      category: 'purchase_order',
      subject: 'Commande',
      body: 'merci pour la dernière livraison, tout était bien. Ce mois-ci il nous faut\n\n{lines}\n\nLa facture à compta@example.test, et merci d’accuser réception.',
    },
    {
      category: 'purchase_order',
      subject: 'comme convenu',
      body: 'comme convenu au téléphone :\n\n{lines}\n\nLivraison comme d’habitude.',
    },
  ],
  withoutGoods: [
    'La même chose s’il vous plaît.',
    'Pareil que le mois dernier, merci.',
    'Merci de renouveler notre dernière commande.',
    'Comme d’habitude, s’il vous plaît.',
    'Votre devis 7712 nous convient, merci de lancer.',
    'Bon pour accord, merci de livrer.',
    'Nous acceptons, merci de livrer.',
    'Nous vous passons commande selon votre devis 7712.',
    'Considérez le devis 7712 comme commande.',
  ],
};
