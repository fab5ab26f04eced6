import type { MailWords } from './mail-words.ts';

export const fr: MailWords = {
  language: 'fr',
  namesNothing:
    'moi, toi, lui, sans, sous, chez, vers, dès, été, avoir, avait, moins, très, trop, peu, bien, mal, tout, tous, toute, toutes, vos, leur, leurs, cet, mes, ses, quoi, dont, quand, comme, donc, car, oui, ici, fait, faire, peut, peux, veut, sera, serait, vont, soit, par',
  common:
    'le, la, les, de, des, du, un, une, et, à, en, pour, que, qui, dans, ne, pas, nous, vous, est, sur, au, aux, ce, cette, avec, plus, par, il, elle, on, notre, votre, svp, merci, sont, ont, être, si, mais, ou, je, poste, ligne, commande, seulement, les, ces, son, ça, avez',
  conditions:
    "sans nouvelles, sans réponse, faute de, sauf avis contraire, sauf contre-ordre, si, s'il, s'ils, s'il y a, à condition, au cas où, dans le cas où, en cas de, pourvu que, sauf si, à moins que, tant que, selon que, seulement quand, sous réserve",
  stillPossible:
    'possible, faisable, encore, pouvez, trop tard, temps, ça vous va, cela vous convient, ça vous convient, peut se faire',
  notTooLate: "pas d'inconvénient, pas de problème, pas trop demander, pas trop tard, pas encore, pas déjà",
  politeFrames:
    "si bien que, s'il vous plaît, s'il te plaît, gré de, gré si, reconnaissant de, reconnaissants de, reconnaissante si, bien si, gentil si, gentil de, apprécierions si, arrangerait si, arrangerait que, sympa si, aiderait si, parfait si",
  vagueAmounts:
    'quelques, quelques-uns, quelques-unes, certains, certaines, plusieurs, un peu, un peu plus, un peu moins, une poignée, un ou deux, une ou deux, deux ou trois, davantage, une partie',
  undecided:
    "plus sûr*, plus très sûr*, plus certain*, dois voir, devons voir, faut voir, reste à voir, dois vérifier, devons vérifier, dois demander, pas sûr, pas sûrs, pas sûre, pas certain*, ne sais pas, ne savons pas, sais pas encore, peut-être, éventuellement, il se peut, pas décidé, pas encore décidé, à confirmer, à définir, ça dépend, cela dépend, dépend de, hésit*, réfléchi*, vous redis, vous dirai, vous confirmerai, sait lequel, sait laquelle, sait où, sait combien, pourriez-vous vérifier, pouvez-vous vérifier, vérifier si, voir si, voir combien, environ, à peu près, plus ou moins, à vue de nez, pas d'accord, pas tous d'accord",
  checks:
    "voyez si, voyez … si, voyez avec, voir si, voir avec, regardez si, regardez … si, vérifiez si, demandez à, demandez au, demander à, renseignez-vous, essayez de voir, me dire si, nous dire si, dites-moi si, dites-nous si, faites-moi savoir si, savoir si, m'expliquer pourquoi, expliquer pourquoi, confirmer si",
  questionTopics:
    'remise*, ristourne*, moins cher, chercher, enlever nous-mêmes, livraison, livrer, matin, matinée, après-midi, midi, couleur*, taille*, plus grand*, suffit, suffisent, suffisant*, en une fois, cette semaine, emballage, disponible*, quantité',
  otherwise:
    'plus tôt, plus tard, davantage, plus, moins, autre, autres, différent*, ailleurs, à la place, séparément, séparer, diviser, échanger, plus grand*, plus petit*, semaine prochaine, milieu de semaine, fin de semaine, début de semaine, en milieu de semaine, plus vite, avancer, décaler, reporter, retirer',
  negations: "ne, n', non, pas, plus, aucun, aucune, jamais, sans, rien, ni, inutile de, inutile d'",
  supplies:
    'livrer, livrez, livré*, fournir, fournissez, fourni*, envoyer, envoyez, envoyé*, expédier, expédiez, expédié*, préparer, préparez, préparé*, emballer, emballez, mettre, inclure, incluez, tenir compte, tenez compte, tenir, prendre en compte, prenez en compte, considérer, exécuter, honorer, compter, comptez, facturer, à fournir, à livrer, à envoyer',
  leavesOut:
    "restent dehors, reste de côté, ignorer, ignorez, oubliez, oublier, laissez … de côté, laisser … de côté, est supprimé*, sont supprimé*, ne pas tenir compte, ne tenez pas compte, ne pas prendre en compte, faire abstraction, faites abstraction, passez outre, est annulé*, sort de la commande, sortent de la commande, sautez, n'a plus lieu d'être, n'ont plus lieu d'être, inutile de le, inutile de la, inutile de les, se passer d'*, se passer de, se passer des, se passera de, se passera des, enlève, enleve, enlève-l*, enlevez-l*, enlever, vire, virez, virer, vire-l*, virez-l*, retire, retire-l*, retirez-l*, supprime-l*, supprimez-l*, annule-l*, annulez-l*, laisse tomber, on laisse tomber, on oublie, on annule, on enlève, on supprime, à annuler, à retirer, à enlever, raye, raye-l*, barre-l*, pas la peine de, plus la peine de, on s'en passe, on s'en passera, s'en passer, on n'en veut pas, on n'en veut plus, on n'en a plus besoin, on n'en a pas besoin, j'en veux plus, j'en ai plus besoin, laisses tomber, laissez tomber, laisser tomber, c'est plus la peine, c'est pas la peine, n'est plus la peine, ne souhaite* plus, ne souhait* pas, je souhaite plus, sautent, dégage, dégagent, tu m'enlèves, tu me retires, tu me vires, je ne les prends pas, je les prends pas, je ne le prends pas, je ne la prends pas, on ne les prend pas, on les prend pas, nous ne les prenons pas, ne les utiliserons pas, ne l'utiliserons pas, n'utiliserons pas … finalement, n'utilisons finalement pas, n'utiliserons finalement pas, je préfère ne pas prendre, préférons ne pas prendre",
  willTell:
    "j'appelle, je vous appelle, je vous rappelle, on vous appelle, je vous préviens, nous vous préviendrons, je vous tiens au courant, je vous ferai signe, je vous fais signe, je passerai un coup de fil, je vous passe un coup de fil, je vous dirai",
  settles:
    'comptez, comptez plutôt, partez sur, partons sur, ce sera, ce seront, ça fera, cela fera, partons sur, on part sur, disons, mettons, on prend, nous prenons, va pour, passe à, passent à, on en prend, il en faudra, il en faut finalement, aurait dû être, on va partir sur, je pars sur, on va prendre, je vais prendre, nous partons sur, ça ira, suffira, suffiront',
  staysAsIs:
    "reste telle quelle, restent telles quelles, restent tels quels, reste tel quel, reste, restent, inchangé, inchangée, inchangés, inchangées, c'est bon, est bon, est bonne, sont bons, sont bonnes, ne change pas, ne changent pas, ne bouge pas, comme prévu, comme commandé, comme sur le bon, pareil que sur le bon, comme sur la feuille, comme sur la liste, pareil que sur la commande, comme sur la commande, sans changement, est correct, sont corrects, on garde, ça va",
  sameAmount:
    "autant de … que, autant … que, autant d'… que, le même nombre que, même nombre de … que, la même quantité que, même quantité de … que, le même nombre de … que, aussi peu de … que",
  limits:
    'mais, si, sauf, jusqu*, seulement, pas, ne, jamais, sinon, ou, peut-être, plus tard, autre, autres',
  haveStill:
    'reste, restent, il en reste, avons encore, ai encore, a encore, en stock, en réserve, retrouvé, retrouvée, retrouvés, trouvé, trouvés, en avons assez, suffisamment',
  mixedUp: 'inversés, inversées, inversé, interverti, intervertis, interverties, échangées par erreur',
  sameQuantity:
    'même quantité, même nombre, quantité inchangée, quantité identique, en même quantité, autant',
  openers:
    "ah, oh, tiens, avant que j'oublie, au fait, sinon, à propos, pendant que j'y pense, tant que j'y pense, c'est drôle, entre parenthèses, soit dit en passant, au passage, pour info, pour information, dernière chose, autre chose, tant que j'y suis",
  informs:
    'nous vous informons que, je vous informe que, nous tenons à vous informer que, nous vous signalons que, je vous signale que, nous vous avisons que, nous portons à votre connaissance que',
  litotes:
    'ne feraient pas de mal, ne ferait pas de mal, ne font pas de mal, ne fait pas de mal, ne serait pas de trop, ne seraient pas de trop, ne nuirait pas, ne serait pas du luxe, ne serait pas mal',
  reasons:
    "après, parce que, parce qu'*, car, puisque, comme, pour que, dont, qui, que nous, qu'il, qu'elle, qu'on, mais, bien que, si, quand, pendant, jusqu'à, avant, vu que, il, elle",
  longReasons: "après avoir, après, parce que, parce qu'il, parce qu'on, puisque",
  rest: 'le reste, tout le reste, les autres, tous les autres, toutes les autres, les autres lignes, les autres postes, autres lignes, tout le restant, les lignes restantes, pour le reste',
  dayNouns:
    'date, dates, jour, date du bon, date de livraison, date indiquée, date imprimée, comme prévu, comme indiqué, comme imprimé, à temps, délai',
  weather:
    'pluie, pleut, pleuvait, neige, neigeait, orage*, tempête, canicule, chaleur, soleil, météo, gel, gèle, verglas, brouillard, averse*, trombes',
  officeThings:
    "catalogue*, tarif*, liste de prix, brochure*, plaquette*, calendrier*, newsletter, lettre d'information, carte de visite, portail client, identifiant*, mot de passe, fiche technique, fiches techniques, certificat*, relevé de compte, rib, coordonnées bancaires, numéro de téléphone, adresse mail, horaires, interlocut*, fermeture annuelle, conditions générales, nuancier, attestation*, déclaration de conformité, déclaration d'origine, fiche de sécurité, fiches de sécurité, fds, kbis, garantie, délai* de livraison, procès-verbal",
  provisos:
    'sous réserve, à condition, pourvu que, si approuvé, après accord, après validation, en attente d*, dès validation, sous condition',
  portions:
    "une partie de, en deux fois, en deux lots, en deux livraisons, fractionner, scinder, répartir, la moitié en, la moitié d'entre, dont la moitié, moitié en, et le reste, le reste en, le reste à, le reste plus tard, par carton, par sac, par palette, par boîte, à notre dépôt, dans notre dépôt, peuvent attendre, peut attendre, peuvent suivre, peut suivre, peuvent venir plus tard, maintenant … plus tard, d'abord … ensuite, répartiss*",
  otherTimes:
    "à l'avenir, dorénavant, désormais, la prochaine fois, prochaine fois, chaque mois, tous les mois, chaque semaine, toutes les semaines, par mois, par semaine, par an, normalement, d'habitude, habituellement, en général, en règle générale, pour commencer, cette semaine",
  forNow: "pour l'instant, pour le moment, dans un premier temps, en attendant",
  lieHere:
    'il y a encore, il y a … ici, il reste, traînent, sont ici, sont là, sont arrivés, sont arrivées, ont des trous, il voulait, elle voulait, ils voulaient, nous voulions, restons à, restons sur, en restons à, nous en tenons à',
  notAdded:
    'reprendre, renvoyer, renvoyez, retourner, retournez, créditer, un avoir, devis pour, prix pour, offre pour, facture pour, facture des, facture de, certificat pour, récupérer, enlever, emballez, en moins, moins, par carton, par sac, par palette, par boîte',
  wishful:
    "ce serait bien, serait bien, serait super, serait parfait, serait formidable, serait génial, serait idéal, serait sympa, serions ravis, serions heureux, d'avance pour, merci pour la suppression, merci pour l'annulation, merci d'avance, bien si",
  wholeOrder:
    "la commande, cette commande, notre commande, toute la commande, tout, le tout, l'ensemble, toutes les lignes",
  sites: 'entrepôt, dépôt, agence, chantier, site, usine, succursale, magasin, atelier, siège',
  towards: 'à, au, aux, vers, dans, chez, sur',
  noAmountBehind: 'avec, en, dans, pour, sur, par, porte, salle, équipe, étage, classe, type, taille',
  noAmountBefore:
    'copie*, certificat*, exemplaire*, personnes, gens, hommes, centimes, euros, prises, jours, semaines, collègues, sites, équipes, heures, h, minutes, bars, bar, degrés, mois, ans, années, kilomètres, semaine, jour, employé*, enfants, gars',
  forKnowledge: "pour information, pour votre information, à titre d'information, pour vos dossiers",
  differences:
    'de moins, en moins, de plus, en plus, enlevons, enlevez, retirons, retirez, ôtons, ôtez, ajoutons, ajoutez, supplémentaires',
  held: "sur appel, sous réserve, un brouillon, projet de commande, commande est nulle, nulle et non avenue, est caduque, mise en attente, mettre … en attente, mettez … en attente, laisser en attente, est en attente, reste en attente, en attente de validation, en attente d'approbation, en attente d'accord, ne pas exécuter, ne pas traiter, ne pas enregistrer, ne pas saisir, n'exécutez pas, ne traitez pas, pas encore validée, pas encore approuvée, non validée, doit être validée, attendre notre accord, retirons la commande, retirons cette commande, retirons notre commande, envoyée par erreur, à titre d'information, uniquement pour information, pas définitive, pas définitif, pas définitives, pas une commande, plus valable, sans objet, déjà commandé*, déjà passée, pas encore ferme, suspendre, suspendons, est une demande de prix, est une demande de devis, simple réservation, qu'une réservation, ceci est une copie, commande suspendue, est suspendue",
  heldInSubject:
    'annulation, annulée, annuler, brouillon, ignorer, doublon, en attente, duplicata, demande de devis, suspendue',
  fetches:
    'venons chercher, viendrons chercher, viendrons récupérer, nous enlevons, enlèvement par, sera enlevée, enlevons nous-mêmes',
  retracts:
    "non attendez, attendez non, non finalement, finalement non, finalement gardez, gardez-les, gardez-le, oubliez ça, oubliez cela, oubliez ce que, laissez tomber, je plaisante, une blague, pas d'accord, laissez tel quel, laissez-les, réflexion faite, tout compte fait, à la réflexion, ignorez cela, en fait non, en fait gardez, je retire ce que",
  unmeant:
    "pensez-vous, qu'en pensez-vous, pas d'accord, je plaisante, une blague, serait trop, seraient trop, n'hésitez pas à, convient aussi, conviendrait aussi, irait aussi, essayez, idéalement, dans l'idéal, au besoin, si besoin, si nécessaire, propose de",
  wonders: 'devrions-nous, faut-il, devons-nous',
  former:
    'avez livré, aviez livré, avons reçu, avions reçu, dernière livraison, livraison précédente, est allée, était partie',
  packs: 'emball*, répart*, conditionn*',
  concedes: "bien que, bien qu', même si, quoique, malgré, alors que",
  toldAmounts:
    "croyai*, croyions, avait pensé, avais pensé, avions pensé, supposai*, soi-disant, paraît-il, compté, comptées, payé, le client voulait, quelqu'un a écrit, prévision*, inventaire, facturez, facturé, avons reçu, étiqueter, étiquetez, on a déjà, avons déjà, j'ai déjà, pense, croit, estime, avait convenu, avions convenu, aurions commandé, aurions pris, aurait commandé, aurait pris, photo, photos, dessin, dessins, plan, sont pour, est pour mon, avais d'abord, avions d'abord, d'abord mis, d'abord écrit, tenait qu'à moi, a apporté, ont apporté, avait apporté",
  aspects:
    'remise*, rabais, prix, supplément*, emballage*, film, plastique, étiquette*, autocollant*, certificat*, échantillon*, couleur*, logo, impression, quantité*, nombre, chiffre, date, remarque*, note, reliquat*, devis, facture*, consigne, garantie, confirmation*, confirmer, TVA, code barre*, codes barre*, code-barre*, codes-barre*',
  colours: 'rouge*, bleu*, vert*, jaune*, noir*, blanc*, gris*, petit*, grand*',
  sentBefore: 'déjà envoyé*, déjà transmis*, renvoyons, je renvoie',
  oldColumn:
    'imprimé, ancien, ancienne, anciennes, anciens, avant, commandé, initial, initiale, initialement, sur le bon, prévu',
  newColumn:
    'nouveau, nouvelle, nouvelles, après, maintenant, souhaité, souhaitée, corrigé, corrigée, voulu, demandé, à livrer, modifié, modifiée',
  bills:
    "facture, factures, facturation, facturé*, avoir de, avoir n, votre avoir, l'avoir, un avoir, note de crédit, notes de crédit, relevé, relevés, règlement, réglé, réglée, payé, payée, payés, paiement, virement, relance, rappel de paiement, prélèvement, échéance, comptabilité, remboursement, remboursé, solde",
  absent:
    'en congé, en congés, en vacances, vacances, absent, absente, absence, congé maternité, arrêt maladie, vous adresser à, pendant cette période, entre-temps, me remplace, ma remplaçante, mon remplaçant, mon portable, de retour le, joignable',
  closed:
    'fermé, fermés, fermée, fermées, fermeture, fermons, inventaire, jour férié, férié, pont de, réouverture, rouvrons, fermeture annuelle',
  empties:
    'palettes vides, palette vide, palettes europe, palettes consignées, les palettes, caisses vides, bacs vides, fûts vides, bidons vides, emballages vides, consigne, consignes, rolls vides, vieilles palettes',
  goesBack:
    'reprendre, reprenez, reprend, reprenne, repris, reprises, récupérer, récupère, récupérez, emporter, emmener, rapporter, enlever, enlèvement, remporter, retour, prêtes, à disposition',
  gratitude:
    'merci pour, merci encore pour, un grand merci pour, merci beaucoup pour, merci à vous pour, désolé pour, désolée pour, désolés pour, toutes mes excuses pour, nos excuses pour',
  announcesVisit:
    "appeler avant, appelez avant, téléphoner avant, prévenir avant, prévenez, prévenir, prenez rendez-vous, prendre rendez-vous, rendez-vous, la veille, une heure avant, une demi-heure avant, m'appelle, qu'il appelle, appeler une heure, appelle … avant",
  sinceOrUntil: "du, dès, depuis, jusqu'au, jusqu'à, jusque, à partir du, au",
  since: 'à partir du, dès, depuis',
  onceMore:
    'à nouveau, de nouveau, encore une fois, une deuxième fois, une seconde fois, re-livrer, relivrer',
  someMore: 'plus que, un peu plus de, quelques … de plus, davantage, en plus grand nombre',
  openAgain: 'de retour, rouvrons, réouverture, à nouveau ouvert*, de nouveau ouvert*, reprise, reprenons',
  leadsIn:
    'deux choses, trois choses, une chose, deux changements, un changement, deux modifications, une modification, petite modification, ci-joint, ci-joint*, en pj, en pièce jointe, bonjour, salut, slt, au fait, encore une chose, pardon, désolé, désolée, attention',
  upTo: "à, jusqu'à, passe à, passent à, mets, mets-en, mettez-en, mettez, mets-moi, mets-nous",
  addsOn:
    'rajoute, rajoute-*, rajoutez-*, ajoute, ajoute-*, ajoutez-*, mets-moi aussi, mets aussi, mettez aussi, mets-nous aussi, mets encore, mettez-moi aussi',
  bringsIt:
    'livrez, livre, livrez-nous, livrez nous, livrez-moi, livrez-la, livrez-les, livrez-le, livrez tout, livrer, veuillez livrer, apportez-la, apportez-les, apportez tout, venez, passez, envoyez tout, pouvez-vous livrer, pourriez-vous livrer, livrez la commande, livrez la marchandise',
  prefersDay:
    "livre-moi, livre-nous, livrez-moi, livrez-nous, viens, venez, passe plutôt, nous arrange, m'arrange, nous arrangerait, nous convient, convient mieux, conviendrait, plutôt, de préférence, préférons, préférerions, préfère, préférerais, vous pouvez venir, pouvez-vous venir, peux-tu venir, pouvez-vous passer, disons, serait-il possible, est-ce possible, c'est possible, serait possible, est-ce que ça peut être, ça peut être",
  fillers:
    'en fait, finalement, au final, du tout, en réalité, carrément, tout compte fait, réflexion faite, à vrai dire, purement et simplement, cette fois, cette fois-ci, ce coup-ci, plutôt, simplement, donc, du coup',
  thisTime: 'cette fois, cette fois-ci, cette semaine, ce mois-ci, pour une fois, finalement',
  mindChanged:
    "a changé d'avis, ont changé d'avis, avons changé d'avis, changé d'avis, changement d'avis, changement de programme, changement de plan, part comme des petits pains, partent comme des petits pains, se vend comme des petits pains, se vendent comme des petits pains",
  changeHeadings:
    'remarqué, oubli, oublis, coquille*, retouche*, changement*, modification*, correction*, rectification*, ajustement*, modif*, quantités, nouvelle quantité, comme suit, suivant*, ci-dessous, erreur*, points, choses, ci-joint*, la commande, notre commande, du bon, au bon, mais',
  stateHeadings:
    'stock, en réserve, reste, il nous reste, reçu*, livré*, arrivé*, cassé*, défectueux, défectueuse*, abîmé*, endommagé*, reliquat*, dernière commande, la dernière fois, précédent*, prix, tarif*, facturé*, déjà, vendu*, utilisé*, pour le, pour la, pour les',
  callsOff:
    'annul*, supprim*, retir*, enlev*, ray*, biff*, ôt*, renonc*, renonç*, se passer, nous passer, me passer, abandonn*, laisser tomber, laisser de côté, élimin*, laissez tomber, laisse tomber, décommand*',
  denials: "pas, jamais, pas à, aucune raison de, aucune raison d', aucune intention d', aucune intention de",
  forbids:
    'en aucun cas, sous aucun prétexte, jamais, personne, pas question, hors de question, surtout pas, rien ne sert, aucun de nous, nul ne',
  questionWords:
    "jusqu'à quand, jusque quand, depuis quand, quand peut, quand doit, quand faut, à partir de quand, combien, qui, pourquoi, que se passe, est-il vrai, est-ce vrai, avez-vous, quel délai",
  goneElsewhere:
    "vous avez supprimé, vous avez annulé, vous avez retiré, vous avez enlevé, vous aviez supprimé, vous aviez annulé, vous m'avez … annulé, annulé … concurren*, annulé … chez votre concurren*, dans une autre commande, sur une autre commande, pas de celle-ci, pas dans celle-ci, pas celle-ci, ne l'écoutez pas, n'écoutez pas, ne le croyez pas, ne l'écoute pas, quoi qu'en dise*, quoi que dise*, il paraît, paraît-il, rumeur*, pensait … annul*, croyait … annul*, pas nous, du catalogue, de votre catalogue, de votre gamme, du marché, annulés la semaine, annulées la semaine, annulés le mois, annulées le mois",
  wouldHave:
    "j'aurais aimé, j'aurais bien, nous aurions aimé, nous aurions bien, on aurait bien, je voulais, nous voulions, on voulait, failli, presque, au début, volontiers",
  pondered:
    "serait dommage, serait bête, serait une erreur, serait idiot, je réfléchis, nous réfléchissons, j'envisage, nous envisageons, on envisage, je songe, nous songeons, l'annulation était, annulation … était, était une blague, reviens sur, revenons sur, l'idée d', l'idée de, remettez, ma demande d'hier, ma demande de ce, notre demande d'hier, la demande … venait, la demande … était, l'annulation … concernait, pourrait se passer, pourrions nous passer, aurions pu, aurait pu, n'est pas vrai que, pas vrai que, ignorez mon, ignorez ma, oubliez mon, oubliez ma, mais pas moi, mais pas nous",
  noGoods:
    'rendez-vous, visite, réclamation*, réclamer, relance, film plastique, cellophane, papier cadeau, papier bulle, emballage cadeau, abonnement, le nom, notre nom, le logo, poussière, palette, palettes, cartons vides, endommagé*, cassé*, abîmé*, défectueu*, périmé*, déchiré*, rouillé*, moisi*',
  otherDoings:
    "bas les pattes, ne touchez pas, pas touche, ne pas toucher, pas la peine d'appeler, pas besoin d'appeler, inutile d'appeler, pas urgent, pas urgents, pas urgentes, rien ne presse, pas pressé*, comme des petits pains, pas de fête, est perdu*, sommes perdus, sommes perdues, foutus, ne va plus, pas de remplacement*",
  regrets:
    "auraient été bien, aurait été bien, aurait aimé, aurais aimé, aurions aimé, j'ai dit non, j'ai refusé, nous avons refusé, on a refusé, plus d'actualité, abandonné, refusé, rejeté, une rumeur, rien n'est décidé, rien de décidé, si le temps le permet, selon le temps, selon la météo, en théorie, caduc, caduque, oubliez ce que, oublie ce que, pourrions envisager, pourrait envisager, un jour on, un jour nous, elle exagère, il exagère, vous écrira, vous contactera",
  otherOrders:
    "autre commande, commande à part, commande permanente, autre magasin, autre boutique, à notre succursale, à notre agence, sa commande, leur commande, ailleurs, mois prochain, an prochain, année prochaine, saison prochaine, à l'automne, au printemps, plus tard dans l'année",
  asksOnly:
    "quel prix, combien coûte, combien coûteraient, à quel tarif, combien pour, reprendriez-vous, d'un coup, en une fois, n'est-ce pas, c'est bien ça, qu'est-ce que ça changerait, qu'est-ce que cela changerait, pourquoi, comment se fait-il, minimum, franco, gratuit, où en sont, où en est",
  prices:
    'prix, tarif, tarifs, remise, remises, rabais, ristourne, coût, coûtent, coûte, supplément de prix, promotion, promo, pour cent, centimes',
  codes:
    "numéro d'article, code article, référence article, numéro de référence, code produit, nouveau code, notre référence, votre référence, suffixe, adresse, numéro de rue, centre de coût, date de livraison",
  numbered:
    'page, quai, ponton, rayon, allée, porte, code, référence, la commande, de commande, facture, lot, rue',
  eachOf:
    'table, voyage, trajet, camion, sachet, recette, étage, personne, tête, bateau, chambre, jour, invité, portion',
  toldOf:
    "avons utilisé, a utilisé, j'ai utilisé, on a utilisé, n'ai plus que, n'avons plus que, n'a plus que, il reste, vous écrivez, vous avez écrit, dans le catalogue, de votre catalogue, sur la photo, l'inspecteur exige, prêté, emprunté, vendu, vendus, le logiciel, le système, le programme, trouve que, figurent, parlait de, défectueux",
  onTop:
    'ajouter, ajoutez, rajoutez, remettre, par-dessus, en sus, en rab, en supplément, supplémentaires, en plus, de plus, manque, en rab, majorer, accroître, compléter',
  deducts:
    'ôtez, ôter, otez, soustraire, soustrayez, retrancher, retranchez, défalquer, retirer, retirez, amputer, rogner, rognez, déduire, déduisez',
  refusesLast: "surtout pas, s'il vous plaît non, ne le faites pas, pas la nôtre",
  afterwards: 'après, plus tard, ensuite',
  onForm:
    "j'ai mis, j'avais mis, nous avons mis, nous avions mis, on a mis, on avait mis, j'ai écrit, j'avais écrit, nous avions écrit, j'ai noté, j'avais noté, sur le bon, sur la commande, sur le pdf, dans le pdf, sur la feuille, c'est marqué, est marqué, est indiqué, il est écrit",
  unfitAmount:
    "ne suffit pas, ne suffiront pas, ne suffisent pas, ne suffira pas, suffit pas, suffira pas, pas assez, est trop peu, c'est trop peu, sont trop peu, n'ira pas loin, n'irons pas loin, ira pas loin, trop juste, plus de place pour, pas la place pour, pas de place pour, plus la place pour, c'est trop, est trop, sont trop",
  counted:
    'enfants, élèves, invités, clients, visiteurs, patients, résidents, pensionnaires, membres, apprentis, ouvriers, bénévoles, veaux, agneaux, vaches, brebis, chevaux, cochons, poules, chiens, points, buts, ans',
  doors:
    "code du portail, code de la porte, code d'entrée, code d'accès, digicode, portail, boîte à clés, sonnette, interphone, barrière, bureau, salle, porte",
  codeWords: 'code',
  isThere:
    "ouvert, ouverte, ouverts, ferme à, ouvre, ouvrons, horaires, présent, présente, présents, sur place, à l'accueil, joignable, de retour, personne, quelqu'un, sommes là, suis là, est là, suis de retour, suis sur place",
  feasts:
    'mariage, anniversaire, fête, kermesse, foire, match, concert, portes ouvertes, examen*, inauguration, vacances, jour férié, enterrement, baptême, concours, tournoi, audit, exercice incendie',
  reachBy: 'appelez, appelle, appeler, téléphone, téléphonez, portable, whatsapp, joignable, joindre',
  wellWishes: 'vous souhaite, vous souhaitons, bonne année, meilleurs vœux, meilleurs voeux',
  thanksAgain:
    'merci encore pour, merci encore de, encore merci pour, encore une fois merci pour, merci pour les échantillons',
  thankedFor: "merci d'avoir, merci de m'avoir, merci de nous avoir",
  lastDelivery:
    'la dernière livraison, votre dernière livraison, la livraison précédente, le dernier envoi, votre dernier envoi, le dernier colis',
  wentWell:
    "parfait, parfaite, parfaitement, impeccable, en bon état, intact, intacte, complet, complète, à l'heure, nickel, déjà réglé",
  bringsOrder: 'ci-joint, ci-jointe, en pièce jointe, en pj, veuillez trouver, vous trouverez, voici',
  offers: 'votre devis, votre offre, devis, offre',
  daySuits:
    'nous convient, convient, est parfait, est bon, est bien, nous va, va bien, reste, comme sur le bon, comme sur la commande',
  thanking:
    'tenons à vous remercier, tiens à vous remercier, voulons vous remercier, voudrions vous remercier, voudrais vous remercier',
  settledSince:
    "a été crédité, a été réglé, est réglé, déjà réglé, déjà remplacé, déjà remplacés, avoir reçu, c'est réglé",
  handedBack:
    'rendre, rends, retourner, retournons, renvoyer, renvoyons, reprendre, reprenez, reprise, échanger, échangez, échange, échangés, échangées, remplacer, remplacés, remplacées, remplacement, réparer, réparés, réparées, créditer, avoir sur, rembourser, récupérer, venir chercher, devis, coter, de retour',
  atLeast:
    'au moins, au minimum, minimum, environ, à peu près, autour de, près de, presque, plus de, moins de, une petite, confirmer, confirmez',
  hereNow: "nous avons, on a, j'ai, nous avions, on avait, il y a, il y avait",
  cameOrLies:
    "arrivé, arrivée, arrivés, arrivées, reçu, reçus, reçue, reçues, sont arrivés, est arrivé, a été livré, ont été livrés, ont été livrées, étaient dans, était dans, dans le dernier, à bord, en stock, là, ici, pas encore, aujourd'hui ?, demain ?, trouvé, trouvés, trouvée, trouvées, livré hier, au magasin, en rayon",
  asksPolitely:
    "svp, stp, s'il vous plaît, s'il te plaît, merci, pouvez-vous, pourriez-vous, pouvez vous, pourriez vous, peux-tu, pourrais-tu, peut-on, pourrait-on, puis-je, pouvons-nous, pourrions-nous, possible, auriez-vous, voudriez-vous, voulez-vous, vous pouvez, vous pourriez, tu peux, on peut, on pourrait, veuillez, faisable, est-il possible, serait-il, envisageable, y a-t-il moyen, y aurait-il moyen",
  eachOne: "chacun, chacune, pièce, l'unité, par tête",
  plainNo: 'non, attendez',
  leavesIt: 'laissez, laisse, gardez, attendez, finalement, en fait, pardon',
  dayDenied:
    "est fausse, est faux, était faux, est erroné*, est incorrect*, n'est plus, n'est pas bon, n'est pas bonne, n'est pas juste, n'est pas correct*, n'est pas possible, est périmé*, est dépassé*, est caduc, caduque, obsolète, ne va pas, ne convient pas, ne convient plus, ne nous convient pas, ne marche pas, est trop tôt, est trop tard, serait trop tôt, serait trop tard, jamais convenu, est une erreur",
  stillSays:
    'indique encore, indiquent encore, indique toujours, affiche encore, affiche toujours, mentionne encore, mentionne toujours, porte encore, porte toujours, figure encore, figure toujours, dit encore, donne encore',
  forgotThem:
    "j'ai oublié de le mettre, j'ai oublié de la mettre, j'ai oublié de les mettre, j'ai oublié de l'ajouter, j'ai oublié de les ajouter, j'ai oublié de l'indiquer, j'ai oublié de les indiquer, nous avons oublié de le mettre, nous avons oublié de les mettre, nous avons oublié de les ajouter, je l'ai oublié, je l'ai oubliée, je l'avais oublié, je l'avais oubliée, je les ai oublié*, je les avais oublié*, nous l'avons oublié*, nous les avons oublié*, nous l'avions oublié*, nous les avions oublié*, on l'a oublié*, on les a oublié*",
  refersBack: "qui, ce qui, ce, c', cela, ça, celle-ci, celui-ci, elle, il",
  wraps:
    'emballer, emballez, empaquet*, envelopp*, plier, pliez, plié*, empiler, empilez, empilé*, rouler, roulez, enrouler, enroulez, enroulé*, ficel*, courber, courbez, écras*, emballé, emballés, emballée, emballées',
  cutsGoods: 'coup*, raccourci*, taill*, sci*, débit*, recoup*',
  handedTo:
    'chez moi, chez nous, à moi, en personne, en main propre, chez le voisin, chez le gardien, devant la porte, à la porte',
  movesHouse: 'déménag*',
  roseTo:
    'sont passés à, sont passées à, est passé à, est passée à, sont montés à, sont montées à, est monté à, augmenté à',
  mends: 'remplacer, remplacez, échanger, échangez, vérifier, vérifiez, tester, testez, réparer, réparez',
  ahead:
    "d'avance, à l'avance, en avance, en priorité, de côté, passe* chercher, passer … chercher, passera … chercher, vien* chercher, viendra chercher, vient chercher, venir chercher",
  requests:
    'command*, livr*, envoy*, expédi*, besoin*, faut, faudrait*, souhait*, voudr*, fourni*, parvenir*, manqu*, aimer*',
  asksFor:
    "passe chercher*, passe prendre*, passe récupérer*, passe les chercher*, passe les prendre*, passe les récupérer*, passe le chercher*, passe le prendre*, passe la chercher*, passe la prendre*, passons chercher*, passons prendre*, passons récupérer*, passons les chercher*, passons les prendre*, passons les récupérer*, passerai chercher*, passerai prendre*, passerai récupérer*, passerai les chercher*, passerai les prendre*, viens chercher*, viens prendre*, viens les chercher*, venons chercher*, venons prendre*, venons les chercher*, recommandons*, demand*, joindre*, joign*, s'il vous plai*, s'il te plai*, pour finir*, envo*, faudr*, prendr*, prenons*, prends*, mettr*, mettez*, ajout*, réserv*, prévo*, prépar*, approvisionn*, svp*, merci de*, veuillez*, prier*, prions*, épuis*, rupture*, accept*, puis-je avoir*, peut-on avoir*, puis avoir*, peux avoir*, peut avoir*, pourrais avoir*, pourrais-je avoir*, pourrions avoir*, pourrions-nous avoir*, pourrait-on avoir*",
  noRequest: 'bon ordre',
  tellsOfPast:
    'arrivé, arrivée, arrivés, arrivées, reçu, reçue, reçus, reçues, livré, livrée, livrés, livrées, dernière, dernières, il y a, était, étaient, avons commandé, au départ, initialement',
  unwanted:
    "modif*, chang*, annul*, abîmé*, trop de*, retour*, restitu*, ne plus*, ne * plus*, ne * * plus*, n'* plus*, n'* * plus*",
  quantityNames: 'quantité, qté',
  listLinks: 'et, plus, ensuite, puis, ainsi, mais, aussi',
  listLinksBehind: 'que, puis, encore, ensuite',
  positionNames: 'ligne, lignes, poste, postes',
  articleNames: 'réf, référence, ref, art, article, code',
  numberNames: 'devis, n°, nº, num*, semaine, sem, commande, article, art, taille, type, tel',
  whenWords: 'demain, la semaine, la fin, prochain',
  knownPlaces: 'notre, nos, nous',
  prepositions: 'pour, avant, le, au, à, sous, dès, chez, dans',
  beforeHours: 'vers, les, après, sous, plus',
  afterthoughts: 'aussi, également, svp, merci',
  politeWords: 'svp, stp, merci',
  again: 'nouveau, svp',
  papersBeside: 'reçu, certificat, remise, facture, devis',
  oneOfTalk:
    'seul, seule, chose, mot, puis, bonne, petit*, livraison, facture, semaine, confirmation, réponse',
  fromHour: 'dès',
  ofHour:
    "heure, heures, ouvert, ouverte, ouverts, ouvertes, fermé, fermée, fermés, fermées, présent, présents, demain, quelqu'un, nous, je, il, elle, on, c'est, sera, sommes, suis, personne, le, la",
  standsThere: 'attend, attendent',
  takesBack: 'pardon, plutôt, enfin, disons, rectification, mettez, mettez-en, mets, mets-en',
  interjections: 'ah, oh, eh, ou, mais',
  saysAnew: "c'est, seulement, ce, sont",
  becauseWords: 'car, parce, puisque, svp',
  brokenGoods:
    'cassé, cassée, cassés, cassées, abîmé, abîmée, abîmés, abîmées, endommagé, endommagée, endommagés, endommagées',
  goesOn: 'de plus, en outre, aussi, également, ensuite',
  ifPossible: "si possible, si c'est possible",
  hasStock: 'avons 0, avons encore 0, en stock, reste*',
  restOfOrder: 'restant*, solde, reste',
  countsAnew: 'mettez-en, mettez plutôt, mettez finalement',
  wantsNow: 'merci de, veuillez, besoin, faut, faudr*, recommandons, envoy*',
  areWords: 'sont, ont',
  sameAgain:
    'la même chose que, la même chose encore, la même commande que, la même commande encore, pareil que, pareil encore',
  excepts: 'mais, sauf, sans',
  therefore: 'donc',
  greetings: 'salut, bonjour, bonsoir, merci',
  dayOfDelivery:
    'livraison, livrer, livrez, livré, livrable, livre, livres, livrons, passage, enlèvement, arriver, demandé, demandée, requis, souhaité, souhaitée, impérative, impératif',
  needsThen: 'nécessite',
  canYou: 'pouvez, pourri*, peux',
  mustBe: 'doit, doivent, serait, apprécier*',
  here: 'ici',
  allOfIt: 'tout, le tout, il me faut, il nous faut',
  allIsNeeded: 'il me le faut, il me les faut, il nous le faut, il nous les faut',
  toBeDone: 'être',
  besideDays:
    'comme, toujours, d’habitude, avant, encore, matin, midi, après-midi, apres-midi, soir, si, possible, svp, merci, serait, parfait, idéal, ce, de',
  otherMatters: 'adresse, prix, valable, fact*, depuis',
  behindDay: "à, au, chez, serait, s'il, svp",
  otherDays: 'chaque',
  called: 'appelé*',
  furtherOnes: 'autres',
  noGoodsCounted:
    'personnes, résident, résidents, convives, élèves, enfants, salariés, invités, commandes, lignes, livraisons, fois, copie, copies, agences, adresses, chantiers, clients, étage, étages, choses, sites, ttc, ht',
  ifThere: "si disponible, si disponibles, s'il y en a",
  listEnds: "pour livraison, pour une livraison, dès que, merci, svp, s'il, cette fois, si vous",
  only: "seulement, ne * que, n'* que",
  rather: 'plutôt, finalement',
  introduces: "ici, c'est, je suis",
  ofHouse: "de, de la, de l', du, des",
  roomNames: 'entrée, porte, quai, bâtiment',
  bounds: 'dépassant, maximum, max',
  weWant: 'nous, je, il',
  beforeDeliveryDay: 'pour, avant, idéalement',
  byDay: 'avant',
  closedOn: 'fermé, fermée, fermés, fermées, fermes, fermons, férié, vacances, congé, congés',
  thisDay: 'ce',
  isNumber: 'est, porte le n°',
  behindNumber: 'du, pour, et, merci, avec, le',
  asksPrice:
    "prix pour, prix de, prix d'un, tarif pour, tarif de, tarifs pour, tarifs de, devis pour, devis de, devis d'un, offre pour, offre de",
  suffices: 'suffi*, assez',
  notUrgent: "urgemment, d'urgence, urgent, urgents",
  noRush: 'rien ne presse, pas pressé, pas pressée, pas pressés, pas pressées',
  fromNowOn: "à l'avenir, dorénavant, la prochaine fois",
  checkedTwice: 'vérifié deux fois, vérifiée deux fois, vérifiés deux fois, vérifiées deux fois',
  firstThought: "d'abord, au départ, j'avais",
  dozens: 'douzaine, douzaines',
  ofLength: 'pièce, pièces, chacun, chacune, chacunes, rouleau, rouleaux, de long',
  ofGoods: 'de',
  beforePrice: 'à, prix, p.u., pu',
  forPrice: 'pour',
  priceSaid: 'au prix de, au prix unitaire de, au prix convenu de, prix unitaire, prix u.',
  sumSaid: 'total, soit, montant',
  workPlaces: 'magasin, dépôt, atelier',
  ordersCounted: 'commandes',
  companyFields: 'société, entreprise, raison sociale, établissement',
  personFields: 'nom, votre nom, interlocuteur, demandeur',
  orderNumberFields:
    'n° de commande, nº de commande, référence de commande, numéro de commande, votre n° de commande, votre référence de commande, votre numéro de commande',
  emailFields: 'e-mail, email, adresse e-mail, adresse email, courriel',
  phoneFields: 'téléphone, tél, tél.',
  streetFields: 'rue, adresse',
  postcodeFields: 'code postal, cp, c.p.',
  townFields: 'ville, localité',
  placeFields: 'livr*, livraison à, adresse, adresse de livraison, adresse de facturation',
  wantsSome: "besoin de, besoin d', faut, faudra, faudrait, gard*, prenons, suffi*",
};
