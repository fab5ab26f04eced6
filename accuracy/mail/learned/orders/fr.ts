import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: [
    'petit réassort',
    'besoins de la semaine 12',
    'il nous manque des choses',
    'pour la prochaine tournée',
    'approvisionnement magasin',
  ],
  numbered: ['Notre BC <n>', 'Appel <n>', '<n> - fournitures'],
  hidden: [
    'tout d’abord, toutes mes félicitations pour les 75 ans de la maison, ce n’est pas rien ! Je regrette de n’avoir pu être des vôtres le 14, nous recevions nous-mêmes 30 personnes ce jour-là.\n\nLa dernière livraison est d’ailleurs arrivée en parfait état, les 9 colis, rien à redire.\n\nSi je vous écris, c’est que les étagères se vident : auriez-vous l’amabilité de nous faire passer <lines> avec le prochain camion ? Rien ne presse, avant le <d> cela nous irait très bien.\n\nEt si Pierre est là, il devait m’envoyer le tarif 2026, je travaille encore avec celui de 2023. On peut me joindre surtout entre 8 h et 10 h.',
    'un grand merci d’avoir réglé si vite l’affaire de la facture 118204, notre comptable l’a payée hier.\n\nEntre-temps le 2e étage est terminé et nous ouvrons dans 10 jours, vous devinez la suite. Pour démarrer il nous faudra <lines>. Deux livraisons ne posent pas de problème.\n\nPour répondre à votre question de l’autre jour : non, nous n’utilisons plus les fûts de 30 litres, vous pouvez les rayer de notre fiche.\n\nMes amitiés à Claude, cela fait 15 ans que nous avons fait l’hôpital ensemble.',
  ],
  sentences: [
    '<lines> s’il vous plaît, quand le chauffeur passera par chez nous.',
    'pouvez-vous nous mettre <lines> de côté pour le <d>, bon <n>.',
    'Comptez-nous <lines>, au besoin on viendra les chercher.',
  ],
  dictated: [
    'bonjour ici l’atelier on est à court de plusieurs choses envoyez-nous <a> et puis <b> ah oui et <c> aussi voilà c’est tout merci',
    'bonjour est-ce que vous pourriez ajouter à la prochaine tournée <a> ensuite <b> et tant que vous y êtes <c> merci beaucoup à bientôt au revoir',
  ],
  brief: ['Pour demain svp :', 'à mettre dans le camion :', 'Chantier Nord'],
  intros: [
    'nous vous prions de nous fournir sous notre repère <n> :',
    'voici ce qui manque au magasin, il le faudrait pour le <d> :',
    'la liste de cette fois :',
    'ci-dessous nos besoins, à traiter dès que possible.',
  ],
  outros: [
    'Déchargement porte 3, avant 15 h.',
    'Que le chauffeur appelle 30 min avant.',
    'Merci de rappeler <n> sur les papiers.',
  ],
  places: ['Cuisine centrale', 'Buvette du stade'],
  remarks: ['(la dernière fois 36)', '- ceux de la ligne 2', '(pas la version 2023)', '(rayon B14)', '', ''],
  notWanted: [
    'pas de <old> cette fois, il en reste 45. En revanche envoyez-nous <lines>.',
    'laissez <old> pour le moment, on en a compté 18 vendredi. Ce qu’il nous faut : <lines>, livraison comme d’habitude.',
  ],
  again: [
    'la même chose que le mois dernier, sans changement.',
    'pourriez-vous refaire exactement la commande ci-dessous ? Tout est parti.',
  ],
  mixed: [
    'hope you are well! Il nous faut asap <lines>, please deliver avant le <d> au quai 2, same conditions as last year. Merci et bon week-end!',
  ],
  form: {
    subject: 'Formulaire du site : nouvelle commande',
    intro:
      'Le formulaire « Commander en direct » de votre site vient d’être rempli. Ne répondez pas à ce message.',
    labels: ['Interlocuteur', 'Entreprise', 'Numéro de rappel', 'Adresse mail', 'Je commande'],
  },
  asked: [
    [
      'Combien voulez-vous de <a> ce mois-ci ?',
      'On vous met aussi <b> ?',
      'Et <c>, il vous en reste assez ?',
    ],
    ['<1> svp', 'oui, <2>', 'bientôt fini, donc aussi <3>'],
  ],
  offer:
    'merci de votre demande. Jusqu’à la fin du mois nous pouvons vous proposer ce qui suit, franco à partir de 250,00, délai 3 à 5 jours :',
  accepted: [
    'les prix nous conviennent, livrez-nous donc <lines>. Notre numéro est le <n>.',
    'c’est d’accord. Nous prenons <lines>, commande <n>.',
  ],
  passedOn: [
    'Tu peux saisir ça ?',
    'Voir plus bas, c’est arrivé chez moi.',
    'À enregistrer svp, le client a déjà appelé 2 fois et c’est pressé.',
  ],
  attached: [
    'vous trouverez nos besoins en pièce jointe, à livrer à la date indiquée.',
    'voici le BC <n> en fichier, merci de nous renvoyer votre accusé sous 2 jours.',
    'comme convenu par téléphone, la commande signée.',
  ],
  attachedSeveral: [
    'trois sites, donc des commandes séparées, tout est dans les pièces jointes.',
    'voici toutes les commandes validées aujourd’hui. Merci de les confirmer une par une.',
  ],
  headings: ['Commande n° <n>', 'Sous <n>, merci de fournir :', 'Pour le dossier <n> il nous faut'],
  bodyAndAttached: [
    'la grosse commande est jointe. S’y ajoute une petite, avec son propre numéro <n> :',
    'à traiter comme deux commandes : la pièce jointe, et sous le n° <n> celle-ci :',
  ],
  repeated: [
    'notre commande est jointe, en bref il s’agit de :',
    'BC <n> ci-joint. Pour plus de sûreté, son contenu :',
  ],
  oldInvoice: [
    'veuillez trouver notre nouvelle commande <n>. Nous joignons une copie de votre dernière facture, l’adresse y était fausse, à corriger à l’avenir.',
  ],
  cancelledAndNew: [
    'annulez notre commande <n>, c’était une erreur. Envoyez-nous à la place <lines>.',
    'oubliez la commande <n>, elle n’a plus lieu d’être. Ce qu’il nous faut vraiment : <lines>.',
  ],
};
