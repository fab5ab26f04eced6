import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  language: 'fr',
  labels: {
    orderNumber: `
      numéro de commande, no de commande, n de commande, commande no, commande n, bon de commande no,
      bon de commande n, no commande, n commande, numéro commande, référence commande, votre commande,
      notre commande, num commande, numéro de bon de commande, n bon de commande, no bon de commande,
      bon de commande numéro, réf commande, commande numéro, num de commande, nr de commande, commande
      nr, notre numéro de commande, votre numéro de commande, notre no de commande, notre n de commande,
      votre n de commande, notre n commande, votre n commande, votre commande n, notre commande n, votre
      commande no, notre commande no, référence de commande, référence de la commande, réf de commande,
      notre référence de commande, votre référence de commande, commande achat n, commande d achat n,
      commande d achat no, commande achat no, numéro de commande d achat, n de commande d achat,
      commande fournisseur n, commande fournisseur no, n commande fournisseur, numéro de commande
      fournisseur, bon no, n de bon, n bon, numéro de bon, n de bon de commande, no de bon de commande,
      n BC, BC n, BC no, no BC, n de cde, n cde, cde n, cde no, no cde, notre cde, votre cde, commande
      client n, n commande client, numéro de commande client, numéro PO, no PO, n PO, PO n, commande
      ouverte n, commande cadre n, appel de livraison n, n d appel, commande n et date, n commande date,
      n de marché, bon d achat n, no bon d achat, ordre d achat n, ordre n, numéro d ordre, no d ordre,
      n d ordre, commande réf, pièce n, n pièce, n de pièce, numéro de pièce, bdc n, n bdc, réf cde,
      référence du bon, réf du bon, n du bon, numéro du bon, n engagement, n d engagement,
      numéro d engagement, engagement juridique,
      numéro d engagement juridique, bon n, n de feuille, feuille de commande n, n de dossier de
      commande, dossier de commande n, liste de commande n, n de bc, n bc, numéro de bc, n de bdc`,
    orderTitle: `
      bon de commande, commande, commande fournisseur, commande d achat, ordre d achat, commande ferme,
      bon d achat, appel de livraison`,
    anyNumber: `
      numéro, no, n, référence, numéro de document, n document, n de document, no document, document n, réf,
      n pièce, no pièce, n de pièce, n doc, no doc, numéro de pièce, identifiant du document, id document, numéro du document`,
    orderDate: `
      date de commande, date comptable, date de la commande, date commande, commande du, date du bon, date d émission,
      date du document, date document, date de création, date de la cde, date cde, date de cde, date bon
      de commande, date du bon de commande, date d achat, date de pièce, date pièce, émis le, émise le,
      établi le, établie le, commandé le, passée le, commande passée le, créé le, créée le, date d
      édition, édité le, date d ordre, date de l ordre, date commande fournisseur, bon de commande du,
      votre commande du, notre commande du, cde du, date d établissement, date d envoi, date de
      rédaction, en date du, date de passation, numéro de commande date, n commande date, envoyé le,
      envoyée le, transmis le, transmise le, écrit le, écrite le, rédigé le, rédigée le, passé le, saisi
      le, saisie le, signé le, daté du, date bon, date d engagement, date de la présente, commande
      établie le, commande rédigée le, date de l engagement, enregistrée le`,
    anyDate: `
      date, le, du, lieu date`,
    deliveryDate: `
      date de livraison, livraison le, date livraison, date requise, livraison souhaitée, date de
      livraison souhaitée, date souhaitée, délai de livraison, livraison prévue, à livrer le, livrer le,
      date de livraison demandée, semaine de livraison, date de livraison prévue, date livraison
      souhaitée, date livraison prévue, date livraison demandée, livraison demandée, livraison demandée
      le, livraison souhaitée le, livraison prévue le, livraison au plus tard, livraison au plus tard
      le, au plus tard le, à livrer avant le, à livrer pour le, à livrer au plus tard le, livrer avant
      le, livraison avant le, livraison pour le, livraison impérative, livraison impérative le, délai,
      délai demandé, délai souhaité, délais de livraison, délais, délai livraison, date de réception,
      date de réception prévue, date réception prévue, réception prévue, réception souhaitée, date de
      réception demandée, date de réception souhaitée, date prévue, date prévue de livraison, date
      demandée, date de besoin, date du besoin, besoin le, date promise, date confirmée, période de
      livraison, fenêtre de livraison, livraison semaine, livraison à partir du, livraison entre le,
      date d arrivée, date d arrivée prévue, échéance de livraison, date liv, date de liv, date liv
      demandée, livr le, livraison du, date d expédition souhaitée, expédition souhaitée, expédition le,
      date d enlèvement, enlèvement le, mise à disposition le, date de mise à disposition, livraison,
      date impérative, date de remise, date limite de livraison, pour le, à recevoir le, à recevoir
      avant le, quand, plage de livraison, créneau de livraison, intervalle de livraison,
      date de livraison estimée, livraison estimée, date liv prévue, date estimée de livraison, livrer au plus tard le`,
    dueDate: 'date limite, au plus tard',
    buyer: `
      acheteur, client, donneur d ordre, adresse de commande, émetteur, commande par, société, entreprise,
      raison sociale, commandé par, coordonnées client, coordonnées de l acheteur, adresse client,
      nom du client, demandeur, émis par, adresse de l acheteur, adheteur, donneur d ordres,
      maître d ouvrage, pouvoir adjudicateur, établi par, expéditeur commande, coordonnées acheteur,
      adresse de visite, notre adresse, adresse des bureaux, exploitation, ferme, service émetteur,
      entité commanditaire, service commandeur, adresse de nos bureaux, de la ferme, entité acheteuse,
      commandé pour le compte de, vendu à, informations société, informations de la société,
      informations sur la société, coordonnées de la société`,
    contact: `
      représentant achats, responsable des achats, représentant des achats, employé, employée, propriétaire, contact, interlocuteur, à l attention de, suivi par, nom, affaire
      suivie par, personne à contacter, votre contact, notre contact, contact achat, contact achats,
      contact client, contact livraison, personne de contact, responsable, responsable achat,
      responsable achats, dossier suivi par, commande suivie par, votre interlocuteur, notre
      interlocuteur, attn, attention, nom du contact, contact acheteur, acheteuse, demandé par, à
      contacter, passée par, passé par, créée par, rédigé par, vos interlocuteurs, gestionnaire, service
      achats contact, approvisionneur, approvisionneuse, correspondant, att, votre acheteur, notre
      acheteur, contact technique, réceptionnaire, contact commande, acheteur contact, signataire,
      saisie par, acheteur actuel, demander, coordonnées, achat par, achats par, acheteur responsable,
      acheteuse responsable, responsable de la commande, responsable de commande, commande passée par,
      commande établie par, établie par, émise par, saisi par, rédigée par, traité par, traitée par,
      personne responsable, pour toute question, en cas de question, questions à, renseignements, pour
      tout renseignement, renseignements auprès de, s adresser à, affaire traitée par, agent traitant,
      agent en charge, gestionnaire de commande, gestionnaire du dossier, chargé d achats, chargée d
      achats, chargé des achats, chargée des achats, chargé d affaires, nom du demandeur, nom de l
      acheteur, prescripteur, suivi du dossier, votre correspondante, notre correspondant, notre
      correspondante, votre interlocutrice, notre interlocutrice, responsable approvisionnement,
      responsable appro, responsable approvisionnements, écrit par, fait par, contact pour cette
      commande, contact commandes, personne en charge, interlocutrice, à l origine de la commande`,
    shipTo: `
      livrer à, adresse de livraison, lieu de livraison, livraison à, adresse livraison, destinataire,
      expédier à, à livrer à, livré à, livrée à, point de livraison, site de livraison, lieu livraison,
      adresse de réception, lieu de réception, destinataire de la marchandise, destinataire marchandise,
      destination, adresse de destination, livraison chez, à expédier à, envoyer à, adresse d expédition,
      adresse d envoi, adresse du chantier, chantier, lieu de destination, marchandise à livrer à,
      livraison adresse, expédition à, quai de livraison, magasin de livraison, dépôt de livraison,
      site livré, adresse de dépose, lieu d exécution, livrer chez, adr de livraison, adr livraison,
      livraison site, veuillez livrer à, prière de livrer à, merci de livrer à, lieu,
      envoyer les marchandises à, marchandises à envoyer à, à décharger chez, à décharger à, décharger à,
      décharger chez, à déposer à, déposer chez, franco à l adresse suivante, livrer sur chantier,
      livrer sur le chantier, fournir sur chantier, à livrer chez, à fournir à, livraison sur chantier,
      quai de déchargement, quai de réception, nom du destinataire, nom de livraison, données de livraison, informations pour la livraison, fournir à`,
    billTo: `
      adresse document, adresse du document,
      facturer à, adresse de facturation, facturation, facture à, adresse facturation, à facturer à,
      facturation à, facture à envoyer à, factures à adresser à, facture à adresser à, adresser la
      facture à, adresser les factures à, envoyer la facture à, envoyer les factures à, adresse d envoi
      des factures, lieu de facturation, client facturé, facturé à, facturée à, adresse de la
      facturation, adresse facture, destinataire facture, destinataire de la facture, payeur, entité
      facturée, facture au nom de, coordonnées de facturation, envoi des factures, envoi facture, adr de
      facturation, comptabilité, service comptabilité, comptabilité fournisseurs, données de facturation, informations de facturation, informations pour la facturation`,
    supplier: `
      fournisseur, facturé par, adresse fournisseur, vendeur, adresse du fournisseur, nom du fournisseur, nom
      fournisseur, coordonnées fournisseur, coordonnées du fournisseur, société fournisseur,
      prestataire, titulaire, fournisseur société, commandé à, commandé chez, commandé auprès de, acheté chez, acheté auprès de, adressé à, bon adressé à, commande à, à l attention
      du fournisseur, sous traitant, créancier, fabricant fournisseur, fourni par, fournie par, à
      fournir par,
      votre commercial, votre conseiller commercial, chargé de clientèle, émis à, commande adressée à, commande passée à, commande passée auprès de, bon de commande adressé à, chèque à l ordre de, bénéficiaire du paiement`,
    otherParty: `
      transporteur, fabricant, expéditeur, transitaire, client final, utilisateur final, commissionnaire,
      constructeur, coordonnées bancaires, notifier, affactureur, bénéficiaire, règlement à, logisticien,
      adresse d enlèvement, lieu d enlèvement, comptabilité, urgence, service comptable`,
    customerNumber: `
      numéro de client, numéro client, no client, n client, code client, notre numéro client, compte client,
      n de client, no de client, client n, client no, notre code client, notre n client, notre no client,
      notre numéro de client, notre n de client, votre code client, votre numéro client, votre n client,
      votre numéro de client, n compte client, numéro de compte client, n de compte client, n de compte,
      no de compte client, notre compte, notre compte chez vous, notre code client chez vous, réf client,
      référence client, identifiant client, num client, compte tiers, cpte client, code client chez vous,
      n compte`,
    currency: `
      devise, monnaie, devise de la commande, devise commande, code devise, montants en, prix en,
      montants exprimés en, prix exprimés en, tous les prix en`,
    email: `
      e mail, email, courriel, mail, adresse e mail, adresse mail, adresse email, adresse électronique,
      adresse courriel, mél, e mail contact, messagerie, courrier électronique, mail acheteur`,
    phone: `
      téléphone, tél, portable, mobile, numéro de téléphone, n de téléphone, no de téléphone, n tél, no
      tél, tél fixe, tél portable, tél mobile, ligne directe, tél direct, tél no, standard téléphonique,
      tph, gsm, téléphone fixe, téléphone portable, tel direct, n téléphone, ligne, tlph, téléph, phone,
      numéro tél, poste tél, cell, cellulaire, natel, téléphone direct, numéro direct, joignable au,
      téléphoner au, appeler le, ligne téléphonique, tél ligne directe, tél bureau, téléphone bureau`,
    deliveryPhone: `
      téléphone livraison, tél livraison, tél chantier, téléphone chantier, tél réception,
      téléphone réception, tél dépôt, tél magasin, téléphone du chantier, tél sur place,
      téléphone sur place, tél réception, tél quai,
      tél loge, tél gardien, téléphone gardien, tél concierge, contact sur place, contact chantier, portable chantier,
      prise de rendez vous, prise de rdv, rdv livraison`,
    vatId: `
      tva, numéro de tva, no tva, n tva, tva intracommunautaire, n tva intracommunautaire, id tva, n de tva,
      no de tva, numéro tva, n tva intra, no tva intra, tva intra, tva n, tva no, n id tva, identifiant tva,
      numéro de tva intracommunautaire, numéro d identification tva, n d identification tva,
      n de tva intracommunautaire, no tva intracommunautaire, code tva intracommunautaire, n d ident tva,
      ident tva, n intracommunautaire, id intracommunautaire, numéro d entreprise, n entreprise,
      n d entreprise, n tva intracom, tva intracom, n intracom, identification tva, numéro id tva, ide,
      n ide, notre n tva, code tva intra, matricule fiscal, bn tps, no tps, no tvq`,
    bankAccount: `
      iban, bic, swift, rib, code swift, code bic, bic swift, swift bic, banque, compte bancaire,
      n de compte bancaire, domiciliation, domiciliation bancaire, n iban, no iban, ccp, compte postal,
      code banque, code guichet, clé rib, références bancaires, relevé d identité bancaire`,
    instructions: `
      instructions de livraison, consignes de livraison, consigne de livraison,
      conditions particulières de livraison, instructions d expédition, instructions particulières,
      instructions spéciales, horaires de livraison, horaires de réception, horaire de réception,
      horaires de réception des marchandises, heures de livraison, heures de réception, heures d ouverture,
      horaires d ouverture, horaires, instructions de transport, instructions d emballage, consignes,
      consignes de transport, jours et heures de livraison, réception marchandises, accès,
      commentaire livraison, commentaires livraison, remarque livraison, modalités de livraison,
      informations de livraison, jours de réception, consignes d emballage, instruction de livraison,
      note de livraison`,
    remarks: `
      remarque, remarques, observations, instructions, commentaire, commentaires, observation, note, notes,
      informations complémentaires, information complémentaire, informations, texte, message, nota, nb, n b,
      important, attention à, mentions, mention, précisions, texte d en tête, texte de pied, texte en tête,
      commentaire fournisseur, commentaires fournisseur, note au fournisseur, notes au fournisseur,
      remarques générales, conditions particulières, divers, mémo, à noter, renseignements complémentaires,
      texte libre, annotation, annotations, message au fournisseur, avis`,
    branch: `
      agence, site, succursale, filiale, établissement, magasin, dépôt, usine, entrepôt, code magasin,
      n magasin, code agence, code site, point de vente, code dépôt, division, n site, n agence, localisation`,
    other: `
      contact sur place, contact chantier, échéance, date échéance, conditions de paiement,
      condition de paiement, paiement, mode de paiement, mode de livraison, transport, incoterm, page, fax,
      télécopie, siret, siren, rcs, numéro de facture, date de facture, devis, votre référence,
      notre référence, code fournisseur, numéro fournisseur, signature, capital, ape, paiement du le,
      date d expédition, n siret, no siret, n siren, code ape, naf, code naf, n rcs, r c s, capital social,
      au capital de, s a au capital de, registre du commerce, greffe, tribunal, siège social, siège,
      forme juridique, fax n, n de fax, no de fax, n fax, télécopieur, télex, modalités de paiement,
      modalité de paiement, modalités de règlement, modalité de règlement, conditions de règlement,
      condition de règlement, mode de règlement, règlement, délai de paiement, délai de règlement,
      délais de paiement, terme de paiement, termes de paiement, termes, moyen de paiement, escompte,
      conditions, conditions de livraison, condition de livraison, conditions générales,
      conditions générales d achat, cga, cgv, conditions d expédition, mode d expédition, mode de transport,
      mode d envoi, moyen de transport, expédition, port, franco, franco de port, frais de port, incoterms,
      emballage, assurance, lieu de départ, réf fournisseur, référence fournisseur, n fournisseur,
      no fournisseur, n de fournisseur, no de fournisseur, numéro de fournisseur, fournisseur n,
      votre code fournisseur, votre n fournisseur, compte fournisseur, n compte fournisseur, n facture,
      no facture, facture n, n de facture, date facture, échéance facture, n devis, no devis, devis n,
      devis no, devis du, votre devis, votre devis n, votre offre, votre offre n, votre offre du, offre,
      offre n, n offre, n d offre, numéro de devis, réf devis, référence devis, votre proposition,
      vos références, nos références, v réf, n réf, v ref, vos réf, nos réf, votre réf, notre réf, objet,
      concerne, sujet, dossier, n dossier, no dossier, numéro de dossier, affaire, n affaire, n d affaire,
      no affaire, numéro d affaire, code affaire, projet, n projet, n de projet, no projet,
      numéro de projet, code projet, contrat, n contrat, n de contrat, no de contrat, contrat n,
      numéro de contrat, marché, n marché, marché n, accord cadre, contrat cadre, imputation,
      imputation budgétaire, centre de coût, centre de coûts, centre de frais, section analytique,
      code analytique, analytique, compte comptable, compte général, budget, engagement,
      service exécutant, code service, service, demande d achat, n demande d achat, da n,
      n da, demande n, n de demande, type, type de commande, nature, statut, état, version, révision,
      modification, date de modification, modifié le, modifiée le, avenant, indice, imprimé le, imprimée le,
      date d impression, édition du, page n, pages, feuille, folio, visa, visa direction, cachet, signé par,
      signature et cachet, cachet et signature, approuvé par, approuvée par, approuvé le, approbation,
      validé par, validé le, bon pour accord, fait à, fait le, lieu et date, accusé de réception, fonction,
      qualité, département, pays d origine, origine, code douanier, nomenclature douanière, code sh, poids,
      poids brut, poids net, poids total, volume, garantie, validité, valable jusqu au, date de validité,
      plan, n plan, n de plan, certificat, code ean, gln, code gln, eori, n eori, duns, n duns, site web,
      site internet, internet, web, www, représentant, commercial, langue, taux de change, cours, heure,
      fin de contrat, contrat valable jusqu au, validité du contrat, échéance du contrat, fin du marché, imputé à, imputé sur, à imputer sur, date de tirage, heure de tirage, date tirage, tiré le, date d édition, heure d édition, heure d impression, commande valable jusqu au, validité de la commande`,
  },
  labelWords: {
    order: 'commande, pièce, commandes, cde, cmde, bon de commande, achat, achats, appel, marché, bc',
    orderMark: 'bc, cde, bdc',
    number: 'numéro, no, num, n, réf, référence, ref, code, enregistrement, immatriculation',
    date: 'date, jour, en date',
    delivery: `
      livraison, livraisons, livrer, livré, livrés, expédition, expédier, expédiés, réception, déchargement,
      décharger, envoi, envoyer, remise, acheminement`,
    send: 'envoyer, adresser, transmettre, expédier',
    goods: 'marchandise, marchandises, matériel, matériaux, colis, fournitures, produits',
    article: `
      article, art, produit, pièce, type, modèle, matériel, désignation, catalogue, ean, ident, gencod`,
    site: `
      entrepôt central, centre de distribution, centre logistique, chantier, dépôt, magasin, entrepôt, site,
      usine, agence, établissement, quai, plateforme, sur place, sur site`,
    place: 'lieu, point, destination, endroit',
    address: 'adresse, rue',
    postcode: 'code postal, cp',
    town: 'ville, localité, commune',
    country: 'pays',
    recipient: 'destinataire, réceptionnaire',
    to: 'à, a, au, chez, vers, aux, pour',
    invoice: 'facture, factures, facturation, facturer, facturé',
    payment: 'paiement, paiements, règlement, payer',
    phone: `
      téléphone, tél, tel, portable, mobile, tph, ligne, gsm, poste, appeler, appelez, téléphoner,
      téléphonez, joindre, joignable`,
    direct: 'direct, directe, ligne, fixe, bureau',
    fax: 'fax, télécopie, télécopieur',
    email: 'email, e mail, mail, courriel, mél, messagerie',
    person: `
      propriétaire, contact, nom, interlocuteur, interlocutrice, correspondant, correspondante,
      personne, renseignements, attention, rédacteur, signataire, chargé, chargée, assistant, assistante`,
    company: `
      société, entreprise, raison sociale, établissement, organisme, entité, collectivité, nom commercial, dénomination sociale, nom légal`,
    manager: `
      chef, conducteur, travaux, magasinier, gestionnaire, responsable, contremaître, coordinateur,
      coordinatrice, conductrice, régisseur, intendant`,
    director: 'directeur, directrice, gérant, gérante, gérance, président, pdg',
    handled: `
      soumis, soumise, approuvé, approuvée, transmis, transmise, créé, créée, suivi, suivie, établi, établie, passé, passée,
      émis, émise, traité, traitée, demandé, commandé, rédigé, affaire, dossier, écrit, écrite, rédigée,
      saisi, saisie, commandée, dressé`,
    buyer: `
      acheteur, acheteuse, demandeur, demandeuse, donneur, service, achats, approvisionneur,
      approvisionneuse, approvisionnement, approvisionnements`,
    supplier: 'fournisseur, vendeur, prestataire, fabricant',
    customer: 'client, clients, compte',
    offer: 'devis, offre, proposition, contrat, consultation',
    vat: 'tva, siret, intracommunautaire, identification',
    deadline: 'délai, échéance, limite, semaine, avant, jusqu, plus, période',
    wanted: `
      besoin, souhaitée, souhaité, prévue, prévu, demandée, demandé, attendue, attendu, tard, au plus tard,
      impérative, requise, requis, arrivée, arriver`,
    conditions: `
      conditions, condition, mode, modalités, instructions, transport, transporteur, horaires, remarques,
      statut, page, devise, montant, total, frais, port, version`,
    gross: 'ttc, brut, brute',
    amount: 'valeur, montant, total, somme, net',
    price: 'prix, montants, tarifs, valeurs',
    details: 'coordonnées, données, détails',
    particle: `
      à, de, du, des, la, le, les, d, l, notre, nos, et, en, un, une, merci, s, duplicata, exemplaires,
      exemplaire, copie, copies, deux, trois, double, plus, par, électronique`,
  },
  columns: {
    position: `
      ligne, pos, poste, n, no ligne, n ligne, n de ligne, no de ligne, numéro de ligne, lig, lg, rang,
      no pos, n pos, position, n d ordre, no poste, n poste, item, ln, repère, rep, nr, num, n lig,
      poste marché, ligne marché, poste contrat, ligne contrat, n de poste, poste cde, n prix, n de prix`,
    article: `
      article, code, code article, référence, références, réf, réf article, no article, n article, numéro article,
      produit no, ean, code produit, no d article, n d article, numéro d article, art, code art, n art,
      no art, référence article, référence produit, réf produit, n produit, no produit, numéro de produit,
      n de produit, num article, matière, code matière, n matière, no matière, n pièce, no pièce, n de pièce,
      référence pièce, code ean, ean13, gencod, gencode, gtin, code barre, code barres, code à barres, isbn,
      sku, upc, cip, code cip, ucd, modèle, n modèle, no modèle, type, n catalogue, n de catalogue,
      référence catalogue, code stock, n de stock, désignation code, ref catalogue, identifiant,
      code interne article, codif, matériel, n matériel, n de référence, no de référence, article n,
      article no,
      codification`,
    customerArticle: `
      notre référence, notre réf, notre code, réf client, référence client, code client, nos références,
      nos réf, nos ref, n réf, notre article, notre code article, notre n d article, notre numéro d article,
      notre no d article, notre référence article, notre réf article, notre code produit,
      code article client, réf article client, référence article client, article client, n article client,
      no article client, code interne, réf interne, référence interne, n interne, code article interne,
      réf acheteur, référence acheteur, code acheteur, votre client réf, ref chez nous, n de pièce client,
      n pièce client, no de pièce du client, réf article acheteur, code article acheteur`,
    supplierArticle: `
      votre référence, votre réf, votre code, réf fournisseur, référence fournisseur, code fournisseur,
      réf four, vos références, vos réf, v réf, v ref, votre article, votre code article, votre n d article,
      votre numéro d article, votre no d article, votre référence article, votre réf article,
      votre code produit, référence du fournisseur, réf du fournisseur, réf fourn, réf fournis, réf frs,
      ref frn, code article fournisseur, article fournisseur, n article fournisseur, no article fournisseur,
      référence article fournisseur, réf article fournisseur, référence chez le fournisseur,
      n fournisseur article, code produit fournisseur, réf fabricant, référence fabricant, code fabricant,
      réf constructeur, référence constructeur, n fabricant, n article fabricant, réf vendeur,
      référence vendeur, four réf, ref ext, référence externe,
      code fourn`,
    description: `
      désignation, description, libellé, desc, produit, desc et format, description article,
      désignation article, désignation de l article, désignation des articles, désignation du produit,
      désignation produit, désignation des produits, description du produit, description produit,
      description de l article, description des articles, libellé article, libellé produit,
      libellé de l article, intitulé, nature, nature de la prestation, prestation,
      désignation des marchandises, désignation des travaux, désignation prestation, désignation technique,
      description des marchandises, marchandise, marchandises, nom, nom du produit, nom de l article,
      dénomination, désign, désig, désignations, descriptif, détail, détails, texte, objet, fourniture,
      fournitures, service, services, produits, spécification, description des services, désignation 1,
      description technique, appellation, libellé court,
      nature des travaux, ouvrage`,
    articleAndDescription: `
      article désignation, référence désignation, réf désignation, code désignation, article description,
      référence description, réf description, code description, article libellé, référence libellé,
      code libellé, code article désignation, code article description, référence et désignation,
      réf et désignation, article et désignation, référence article désignation, désignation référence,
      désignation réf, désignation et référence, n article désignation, no article désignation,
      référence produit désignation, matière désignation, produit désignation, n d article désignation,
      article n désignation`,
    quantity: `
      quantité, qté, qté commandée, quantité commandée, qt, nombre, qté cdée, qtés, quantités, qte cde,
      qté cde, qté com, quant, quantité cde, quantité demandée, qté demandée, qte dem, commandé, commandée,
      qté commande, quantité commande, nb, nbre, nombre d unités, nb unités, nombre de pièces, nb pièces,
      nb de pièces, qté unité, quantité unité, qté et unité, quantité et unité, qté uc, qté totale,
      quantité totale, qté pièces, qty, quantité à livrer, qté à livrer, qté appelée, quantité appelée,
      qte u, besoin, qtte, qtité, qté achat, qte uv, unités, volume commandé,
      qté cmd,
      à commander, commander, à envoyer, à livrer, à expédier, à nous envoyer, à fournir, réassort,
      cette commande, cet appel, présent appel, présente commande, appel, qté appel, quantité appel,
      appel en cours, appelé, appelé ce jour, à appeler, commandé ce jour, cet envoi, cette livraison,
      qté de cet appel, commande en cours, qté cette commande,
      combien`,
    unit: `
      unité, un, u, conditionnement, uv, unité de mesure, un mesure, unité d achat, unité de commande,
      unité de vente, unité mesure, cond, cdt, condt, uc, ua, um, u m, uq, us, unité de qté, unité qté,
      unité quantité, emballage, unités, udm, colisage, pcb, unité de conditionnement, code unité, pack,
      un ach, ut, mesure, type unité`,
    price: `
      prix unitaire, prix, p u, pu, prix un, prix unitaire ht, pu ht, prix net, p u ht, prix u, prix unit,
      prix unit ht, pu net, prix unitaire net, prix unitaire hors taxe, prix unitaire hors taxes,
      prix unitaire htva, prix u ht, prix u net, pu net ht, pu ht net, pu brut, pu brut ht, prix brut,
      prix unitaire brut, prix brut unitaire, prix net unitaire, prix unit net, prix unit brut, p unitaire,
      p unit, p unit ht, prix ht, prix net ht, prix htva, pu htva, prix à l unité, prix par unité,
      prix pièce, prix par pièce, prix de base, prix tarif, tarif, tarif unitaire, prix d achat, prix achat,
      prix d achat ht, prix achat ht, px unit, px unitaire, px u, px u ht, px net, px un, px achat, px brut,
      prix unitaire en eur, prix unitaire eur, prix unitaire euro, prix unitaire euros, pu eur, pu euros,
      prix eur, prix en euros, prix par 100, prix pour 100, prix 100, prix pour 1000, prix au cent,
      prix au mille, coût unitaire, coût unitaire direct, coût unitaire direct ht, coût unit, coût,
      coût unitaire ht, montant unitaire, montant unit, valeur unitaire, prix remisé, prix catalogue,
      prix public, prix convenu, pu remisé, pun, puht, pu ttc, prix unitaire ttc, prix par, puv,
      PA HT, PA net,
      l unité, pièce à, à l unité, prix par article, prix de l article, prix à la pièce, p brut`,
    priceUnit: `
      par, base, unité de prix, unité prix, base de prix, base prix, prix par qté, pour, prix pour, up,
      quantité de base, qté base, base tarif, coef prix, unité tarif, par unité`,
    discount: `
      remise, rem, esc, escompte, remise %, rem %, % remise, % rem, taux remise, taux de remise, remise en %,
      remises, rabais, rabais %, remise ligne, % remise ligne, ristourne, réduction, réduc, rem 1, remise 1,
      montant remise, réd %, remise unitaire, pourcentage remise,
      rem 2, remise 2`,
    tax: `
      tva, tva %, taux tva, taxes, % tva, taux de tva, code tva, tx tva, montant tva, t v a, taxe, taux,
      tva en %, c tva, id tva ligne, tps, tvq, taux tva %, ct, code taxe`,
    lineTotal: `
      total, montant, montant ht, total ht, prix total, montant net, total ligne, mt ht, prix total ht,
      total net ht, montant net ht, montant total, montant total ht, montant h t, total h t, total net,
      total ligne ht, montant ligne, montant ligne ht, mt, mt net, mt net ht, mnt, mnt ht, mont ht,
      montant hors taxe, montant hors taxes, montant htva, total htva, total hors taxe, total hors taxes,
      prix total net, prix total hors taxe, total eur, total euros, total en eur, total en euros,
      montant eur, montant euros, montant en eur, montant en euros, montant ttc, total ttc, valeur,
      valeur ht, valeur nette, valeur totale, valeur eur, sous total, sous total ht, tot ht, tot, tot ligne,
      prix net total, px total, px total ht, coût total, montant brut, total brut, net ht, net,
      montant de la ligne, total article, montant commandé, px net total,
      Mtt HT, PT HT,
      valeur nette commande, valeur nette de commande, valeur de commande nette, montant net de ligne,
      valeur ligne, valeur de la ligne, total de ligne, montant euro, prix total net ht, valeur hors taxe,
      montant hors tva, montant htva eur,
      ensemble, en tout`,
    deliveryDate: `
      date de livraison, livraison, date livraison, délai, date, date liv, date de liv, dt liv, date livr,
      liv, livraison le, délai de livraison, délai livraison, date souhaitée, date demandée, date prévue,
      date de besoin, date besoin, livr souhaitée, livraison souhaitée, livraison prévue, livraison demandée,
      date livraison souhaitée, date livraison demandée, date livraison prévue, date de livraison souhaitée,
      date de livraison demandée, date de livraison prévue, semaine, sem, semaine de livraison,
      date réception, date de réception, date réception prévue, date de réception prévue,
      date de réception demandée, date réception demandée, délai demandé, délai souhaité, à livrer le,
      échéance, date requise, dt livraison, date d échéance, expédition,
      liv le`,
    ignored: `
      restant, il reste, présent, compté, en rayon, stock actuel, en réserve,
      poids, colis, livré, emplacement, livrée, qté livrée, quantité livrée, qté liv, déjà livré, reçu,
      reçue, qté reçue, quantité reçue, reste, reste à livrer, qté restante, quantité restante, solde,
      reliquat, ral, en attente, qté confirmée, confirmé, facturé, qté facturée, quantité facturée, stock,
      en stock, magasin, dépôt, poids kg, poids net, poids brut, poids unitaire, volume, longueur, largeur,
      hauteur, dimensions, dim, format, couleur, coloris, taille, code douanier, nomenclature,
      nomenclature douanière, code nomenclature, pays d origine, origine, marque, fabricant, constructeur,
      lot, n lot, n de lot, no lot, n série, n de série, dluo, dlc, ddm, plan, n plan, n de plan, indice,
      ind, révision, rév, imputation, analytique, section, compte, compte général, compte comptable,
      centre de coût, affaire, n affaire, n d affaire, projet, chantier, contrat, n contrat, marché, demande,
      demande d achat, n da, demandeur, destinataire, famille, catégorie, groupe, statut, observation,
      observations, remarque, remarques, commentaire, commentaires, prix public, pvc, prix de vente, ppc,
      nb colis, nbre colis, nombre de colis, nb cartons, cartons, palettes, nb palettes, qté par colis,
      qté par carton, éco part, éco participation, ecotaxe, deee, photo, image, visuel, qualité, norme,
      certificat, fournisseur, éco contribution,
      minimum, stock minimum, stock mini, salle,
      convenu, convenue, qté convenue, quantité convenue, qté marché, quantité marché, qté du marché,
      quantité du marché, qté contrat, quantité contrat, quantité contractuelle, qté contractuelle,
      qté annuelle, quantité annuelle, total marché, déjà appelé, déjà appelée, déjà appelés,
      appelé à ce jour, appelé à date, déjà commandé, déjà commandée, commandé à ce jour, livré à ce jour,
      cumul appelé, cumul livré, cumulé, qté cumulée, quantité cumulée, reste à appeler, reste à commander,
      restant à appeler, prévision, prévisions, dernière commande, imputation budgétaire, ligne budgétaire, code comptable, code analytique, budget, chapitre, péremption, date de péremption`,
  },
  traits: `
    forme, section, profil, profilé, taille, dimension, dimensions, longueur, largeur, hauteur,
    profondeur, épaisseur, diamètre, nuance, qualité, matière, matériau, finition, couleur, coloris,
    teinte, repère, essence, alliage`,
  refused: `
    annulé, annulée, annuler, supprimé, supprimée, ne pas livrer, ne pas expédier, en attente,
    seulement si, si disponible, si en stock, pas nécessaire, plus nécessaire, sous réserve,
    à confirmer, ne pas envoyer, ne pas fournir, ne plus livrer, ne plus envoyer, en option,
    est optionnel, est optionnelle, remplacé par, remplacée par, à remplacer par, déjà livré,
    déjà livrée, déjà livrés, déjà livrées, déjà reçu, déjà reçue, déjà reçus, déjà reçues,
    modifié en, modifiée à, quantité modifiée, qté modifiée, réduit à, réduite à, porté à, portée à,
    ne livrer que, livrer seulement, livrer uniquement, livrer 0 seulement, la moitié seulement,
    seulement la moitié, 0 maintenant, 0 plus tard, pour devis, devis seulement, pour information,
    prix seulement, non commandé, ne pas commander, alternative à, au lieu de 0`,
  courtesies: 'merci de, veuillez, prière de, nous vous prions',
  schedules: `
    échéancier, échéancier de livraison, plan de livraison, calendrier de livraison, échelonnement,
    livraisons partielles, livraisons échelonnées, cadencier, dates de livraison, échéances`,
  unordered: `
    en option, options, option, optionnel, articles en option, retour, retours, articles retournés,
    annulé, annulés, annulées, lignes annulées, articles annulés, déjà livré, déjà livrés,
    déjà reçu, déjà reçus, pour devis, devis seulement, demande de prix, demande de devis,
    pas nécessaire, plus nécessaire, ne pas livrer, commande précédente, dernière commande,
    reliquat, reliquats, en attente, alternatives, variante, variantes, pour information`,
  since: 'depuis, fondée en, fondé en, maison fondée en',
  former: `
    précédente, dernière, ancienne, remplace, annule, remplacer, annuler, au lieu de, comme pour,
    comme dans, initiale, antérieure`,
  numberOwners: {
    buyer: `
      notre, nos, client, clients, acheteur, interne, int, établissement, établ, étab, hôpital, chantier,
      usine, maison, magasin, propre`,
    supplier: `
      votre, vos, fournisseur, fourn, frs, four, titulaire, tit, attributaire, prestataire, vendeur,
      fabricant, fab, constructeur, producteur, distributeur, grossiste, externe, ext`,
  },
  stamps: `
    annulé, annulée, brouillon, provisoire, non validé, non validée, non valide, pas validé, non approuvé, non
    approuvée, en attente de validation, en attente d approbation, à valider, refusé, refusée, bloqué, bloquée, en
    attente, suspendu, suspendue, pour information, pour information uniquement, ceci n est pas une commande,
    commande test, test, ne pas exécuter, ne pas livrer, ne pas traiter, caduc, caduque`,
  holds: `
    ne pas livrer deux fois, ne pas dupliquer, ne pas doubler, éviter double emploi, ne pas faire double emploi,
    ne pas livrer avant accord, ne pas livrer avant notre, ne pas livrer avant validation, ne pas expédier avant
    accord, ne pas expédier avant notre, en attente de notre accord, après accord téléphonique, ne pas exécuter,
    déjà commandé par téléphone, merci d ajouter 0, veuillez ajouter 0, ajouter 0, remise sur tous les articles,
    sur tous les articles 0, sur toutes les lignes 0, tous les articles 0, toutes les lignes 0`,
  totals: {
    grandTotal: `
      total ttc, montant total, totaux commande, totaux de la commande, total général, total commande, net à payer, montant ttc,
      total de la commande, montant total ttc, total eur, total général ttc, total à payer, total général ht,
      total commande ht, total commande ttc, total de la commande ht, total de la commande ttc, total t t c,
      montant t t c, montant de la commande, montant commande, montant total de la commande,
      montant total commande, montant de la commande ht, montant de la commande ttc,
      montant total de la commande ht, montant total eur, montant total en eur, montant total en euros,
      montant total en euro, total en eur, total en euros, total euros, total eur ttc, total eur ht,
      total eur htva, total ttc eur, total ht eur, total ht en eur, total net ttc, net à payer ttc,
      net à payer eur, net à payer en euros, net ttc, montant à payer, montant dû, montant dû ttc,
      valeur totale, valeur totale de la commande, valeur de la commande, valeur commande,
      valeur nette totale, total global, montant global, montant net à payer, montant du bon de commande,
      total du bon de commande, total bon de commande, total tvac, montant tvac, tvac,
      total toutes taxes comprises, montant toutes taxes comprises, total tva comprise, total tva incluse,
      prix total ttc, prix total, total tvacomprise, total final, total chf, montant total chf,
      total brut ttc, total usd, coût total, montant engagé, montant total tvac, somme totale, total facture,
      total avec taxes,
      engagement total, engagement total hors taxe, engagement total ht, engagement total ttc, total engagé,
      montant de l engagement, valeur ttc, valeur totale ttc, valeur nette ttc, valeur net ttc`,
    total: `
      total, total ht, montant total ht, total net, montant ht, total net ht, total h t, montant h t,
      montant net ht, montant net, total hors taxe, total hors taxes, montant hors taxe, montant hors taxes,
      montant total hors taxes, total htva, montant htva, total hors tva, montant hors tva,
      total général hors taxes, total net hors taxes, net ht, total avant taxes, montant total htva,
      net commercial, somme, total hors t v a, total sans taxes, ht, total h tva,
      totaux, totaux généraux, totaux ht, totaux ttc`,
    subtotal: `
      sous total, sous total ht, total marchandises, total brut, total brut ht, montant brut,
      montant brut ht, total lignes, total des lignes, total articles, total produits, total produits ht,
      total marchandise, total marchandise ht, total marchandises ht, montant marchandises, base ht,
      base tva, base imposable, montant imposable, base de calcul, valeur marchandise, valeur marchandises,
      valeur des marchandises, sous total htva, sous total net, sous total hors taxes, total partiel,
      total intermédiaire, soustotal, base hors taxe, total fournitures, total remisé, total après remise,
      montant net après remise,
      total des articles, total des fournitures, total lignes ht, sous total marchandises, total fourniture,
      valeur des articles, marchandises, total matériel, total des produits,
      total poste, total chapitre, total lot`,
    tax: `
      tva, montant tva, taxes, total tva, tps, tvq, t v a, montant de la tva, tva 20, taxe, montant taxe,
      montant des taxes, total taxes, total des taxes, taxe sur la valeur ajoutée, dont tva, tva à, tva sur,
      tva collectée, éco participation, éco taxe, écotaxe, eco contribution, deee, tgap, droits de douane,
      autoliquidation, tva due, tvh, taxe de vente`,
    freight: `
      port, frais de port, transport, livraison, frais de transport, frais de livraison, frais d expédition,
      frais d envoi, frais d emballage, emballage, port et emballage, frais de port ht,
      participation transport, participation au transport, participation aux frais de port, port ht,
      total port, coût de transport, coûts de transport, expédition, frais, frais divers, frais annexes,
      frais de dossier, frais de gestion, frais administratifs, frais de traitement, frais fixes, assurance,
      frais de préparation, supplément, supplément carburant, surcharge, surcharge carburant, taxe gazole,
      taxe carburant, gazole, manutention, frais de manutention, montant port, forfait transport,
      forfait port, forfait livraison, frais de douane, affranchissement, frais d approche,
      frais supplémentaires, contribution transport, frais d outillage, outillage, frais de réglage, frais de mise en route, coursier`,
    discount: `
      remise, escompte, total remise, total remises, montant remise, montant de la remise, remise globale,
      remise commerciale, remise exceptionnelle, remise pied, rabais, ristourne, réduction,
      remise sur commande, total escompte, montant escompte, remise quantitative, remise totale,
      remise pied de page, remise générale, remises, remise client, retenue à la source, retenue de garantie, retenue`,
    paid: `
      acompte, acompte versé, acomptes, acompte à verser, acompte à la commande, déjà payé, déjà réglé, payé,
      réglé, reste à payer, reste dû, solde, solde à payer, solde dû, montant payé, avance, avance versée,
      arrhes, versement, montant versé, prépayé, net restant à payer, acompte reçu`,
    carried: `
      report, à reporter, report page précédente, report de la page précédente, total page, total de la page,
      total à reporter, sous total à reporter, montant à reporter, montant reporté, reporté, à nouveau,
      suite, report total, sous total page, total reporté, report ht, report à nouveau, total report, cumul,
      cumul page, à suivre`,
    counted: `
      quantité totale, nombre d articles, nombre de lignes, nombre total, nombre total d articles,
      poids total, poids brut total, poids net total, poids brut, poids net, poids, total poids,
      total quantité, total quantités, total qté, qté totale, nombre de colis, nb colis, total colis,
      volume total, total pièces, nombre de pièces, nombre de palettes, nb palettes, nombre de références,
      nb lignes, nombre de cartons, total unités, total cartons, nombre d unités, nb articles, nb de lignes,
      poids total brut, poids total net`,
  },
  documentTypes: {
    purchase_order: `
      bon de commande, commande, commande fournisseur, commande d achat, ordre d achat, bon d achat,
      commande ferme, commande d approvisionnement, commande achat, bon de commande fournisseur,
      commande ouverte, commande cadre, appel de livraison, appel sur commande, appel sur commande ouverte,
      commande d appel, commande urgente, ordre de commande, formulaire de commande,
      commande de marchandises, commande de fournitures, commande de matériel, bon de commande interne,
      commande de prestation, commande de service, commande de travaux, contrat d achat,
      bulletin de commande, lettre de commande, passation de commande, nouvelle commande,
      réapprovisionnement, commande de réapprovisionnement, bon de commande valant acte d engagement,
      commande sur marché, commande globale, programme de livraison,
      bon de réassort, bon de réassortiment, réassort, bon d approvisionnement, bon d engagement,
      bon de travaux et fournitures, bon de fourniture, ordre de livraison fournisseur, ordre de service,
      bon de commande hospitalier, marché de fournitures, commande de réassort, lettre d achat,
      contrat de fourniture, commande au fournisseur, commande à un fournisseur,
      commande auprès du fournisseur, notification de commande, appel de commande, commande à fournisseur`,
    order_change: `
      modification de commande, avenant, avenant à la commande, commande modifiée, commande modificative,
      commande rectificative, modification de la commande, modification du bon de commande,
      bon de commande modificatif, bon de commande rectificatif, annule et remplace, bon de commande modifié,
      changement de commande, avenant au bon de commande, commande révisée, révision de commande,
      bon de commande révisé, mise à jour de commande`,
    order_cancellation: `
      annulation, annulation de commande, annulation de la commande, annulation du bon de commande,
      commande annulée, annulation commande, avis d annulation, bon de commande annulé,
      résiliation de commande, annulation bon de commande, bon d annulation`,
    order_confirmation: `
      confirmation de commande, accusé de réception, accusé de réception de commande, confirmation,
      confirmation de votre commande, accusé de réception de votre commande, ar de commande, arc,
      commande client, confirmation de la commande, commande de vente, bon de commande client,
      acceptation de commande, confirmation d achat, confirmation de vente, merci pour votre commande,
      récapitulatif de commande, récapitulatif de votre commande, accusé réception commande,
      acceptation de la commande`,
    invoice: `
      facture, facture proforma, facture n, facture no, facture pro forma, facture commerciale,
      facture d acompte, facture de solde, facture client, facture définitive, facture récapitulative,
      relevé de compte, relevé de factures, relance, rappel, rappel de paiement, lettre de relance,
      mise en demeure, proforma, note d honoraires, facture d achat, facture originale, duplicata facture,
      état de frais, mémoire, décompte, situation de travaux, facture de vente, avis de paiement,
      avis de virement, relevé, facture électronique, numéro de facture, n de facture`,
    delivery_note: `
      bon de livraison, bon d expédition, bordereau de livraison, bordereau d expédition, liste de colisage,
      bulletin de livraison, bon de réception, bordereau d envoi, bordereau de transport, avis d expédition,
      avis de livraison, lettre de voiture, liste d emballage, note de colisage, bon de transport,
      bon de préparation, bon d enlèvement, bon de sortie, bon de retour, bordereau de réception,
      note d envoi, note de livraison, récépissé, preuve de livraison, bon de transfert, bon de chargement,
      retour fournisseur, retour marchandise, packing list, bon de travail, bon de commande livré,
      attestation de livraison, avis de réception, procès verbal de réception,
      retour au fournisseur, bon de retour fournisseur, retour de marchandises, bordereau de retour,
      fiche de retour, avis de retour, réclamation, fiche de non conformité, litige`,
    quotation: `
      devis, demande de prix, demande de devis, appel d offres, offre de prix, offre, proposition,
      proposition commerciale, proposition de prix, demande d offre, demande d offres, demande de cotation,
      cotation, estimation, demande d achat, consultation, dossier de consultation, demande de chiffrage,
      offre commerciale, devis n, devis no, devis estimatif, consultation fournisseur, appel d offre,
      demande d approvisionnement, liste de prix, tarif, soumission, demande de soumission, offre n,
      votre devis, demande de proposition, avant métré`,
    receipt: `
      reçu, ticket de caisse, quittance, reçu de paiement, ticket, justificatif de paiement, reçu de caisse,
      preuve d achat, preuve de paiement, facturette, note de frais, ticket client, justificatif d achat,
      confirmation de paiement, reçu fiscal, bon de caisse, ticket de carte bancaire`,
    credit_note: `
      avoir, note de crédit, facture d avoir, avoir n, avoir no, avoir client, avoir fournisseur,
      note de débit, avis de crédit, note de crédit n, avis de débit, facture rectificative,
      avoir sur facture, demande d avoir, facture de correction`,
  },
  ordering: `
    nous commandons, nous vous commandons, vous passons commande, passons commande, veuillez nous livrer,
    veuillez livrer, merci de nous livrer, merci de livrer, nous vous prions de livrer, veuillez nous
    fournir,
    vous commandons, nous vous passons commande, vous passons la commande, nous passons commande,
    nous vous prions de bien vouloir livrer, prière de livrer, prière de nous livrer,
    veuillez trouver notre commande, nous vous adressons notre commande, nous vous confions,
    nous vous confions la fourniture, est invité à exécuter, est invité à livrer, est invité à fournir,
    merci de nous fournir, merci de nous expédier, merci de nous faire parvenir,
    veuillez nous faire parvenir, veuillez nous expédier, veuillez fournir, nous souhaitons commander,
    nous désirons commander, nous procédons à la commande, nous appelons, vous notifions la commande,
    il est commandé, bon pour commande de`,
  confirming: `
    merci pour votre commande, merci de votre commande, nous vous remercions de votre commande,
    nous vous remercions pour votre commande, nous avons bien reçu votre commande,
    nous avons reçu votre commande, votre commande a bien été reçue, votre commande a bien été enregistrée,
    votre commande a été enregistrée, votre commande est enregistrée, votre commande est confirmée,
    votre commande a été confirmée, nous confirmons votre commande, nous vous confirmons votre commande,
    nous avons le plaisir de confirmer votre commande, nous accusons réception de votre commande,
    accusons bonne réception de votre commande, réception de votre commande, votre commande est en cours,
    votre commande sera expédiée, nous avons enregistré votre commande`,
  subject: 'objet, concerne, sujet',
  months: `
    janvier janv jan, février févr fév fevr, mars mar, avril avr, mai, juin, juillet juil juill jul,
    août aou aout, septembre sept sep, octobre oct, novembre nov, décembre déc`,
  weekdays: `
    lundi lun lu, mardi mar ma, mercredi mer me, jeudi jeu je, vendredi ven ve vend, samedi sam sa,
    dimanche dim di`,
  calendarWeek: 'semaine, sem, s, semaine n, semaine no, sem n',
  periods: `jour, jours, semaine, semaines, mois, trimestre`,
  monthParts: {
    beginning: 'début, début de',
    middle: 'mi, milieu, mi de',
    end: 'fin, fin de',
  },
  plusMinus: 'plus, en sus, moins, à déduire, déduire',
  within: 'sous, dans, dans un délai de, dans les, en',
  atLeast: 'au moins, au minimum, minimum, min, minimum de',
  window: {
    from: `
      du, de, entre, entre le, à partir du, à partir de, dès le, dès, pas avant, pas avant le, au plus tôt,
      au plus tôt le, après le, à compter du`,
    until: `
      au, à, jusqu au, jusqu à, avant le, avant, pour le, au plus tard, au plus tard le, d ici le,
      pas après le, jusque, avant fin, dernier délai, le ou avant le`,
    and: 'et, et le, ou, ou le',
  },
  otherWishes: `
    confirm-, répon-, accus-, devis-, offre-, factur-, paiem-, payer-, règlement-`,
  issuers: 'émetteur, émis par',
  possessives: { our: 'notre, nos, n', your: 'votre, vos, v', their: 'leur, leurs' },
  sameAddress: `
    identique, idem, même adresse, la même, ci dessus, comme ci dessus, voir ci dessus, identique à la
    facturation, adresse ci dessus, à l adresse ci dessus, notre adresse, la même adresse`,
  asap: `
    dès que possible, au plus vite, le plus tôt possible, au plus tôt, le plus rapidement possible,
    le plus vite possible, urgent, très urgent, urgence, immédiat, immédiate, immédiatement,
    immédiatement disponible, livraison immédiate, de suite, tout de suite, sans délai,
    dans les meilleurs délais, dans les plus brefs délais, meilleur délai, meilleurs délais, asap, dqp,
    sous 24h, sous 48h, sur stock, en stock, express, à réception, à réception de commande, rapidement,
    au mieux, promptement, aujourd hui`,
  placeElsewhere: `
    enlèvement, enlever, enlevé, retrait, retiré, à retirer, annexe, pièce jointe, ci joint`,
  undecided: `
    à définir, à déterminer, à préciser, à convenir, à confirmer, à fixer, à planifier, à voir, à suivre,
    sur demande, sur appel, à la demande, selon besoin, selon besoins, selon accord, selon devis,
    selon votre devis, suivant devis, suivant offre, suivant votre offre, suivant accord, suivant plan,
    selon offre, selon contrat, selon plan, voir ci dessous, voir ci dessus, voir détail, voir annexe,
    voir pièce jointe, s o, sans objet, n a, na, n d, nd, n c, nc, néant, aucun, aucune, non applicable,
    non défini, non communiqué, non précisé, inconnu, divers, en attente, nous consulter, tbd, pm, p m,
    pour mémoire, sur devis, sans, à discuter, attente confirmation, non spécifié, non renseigné, non indiqué`,
  units: `
    pce, pces, pc, pcs, pièce, pièces, p, u, un, unité, unités, unit, ut, carton, cartons, ctn, crt, cart,
    ct, palette, palettes, pal, plt, boîte, boîtes, bte, btes, bt, bx, rouleau, rouleaux, rlx, rl, roul, sac,
    sacs, paire, paires, pr, lot, lots, jeu, jeux, kg, kilo, kilos, kilogramme, g, gr, gramme, grammes, t,
    to, tonne, tonnes, l, ltr, litre, litres, lt, cl, ml, hl, m, mètre, mètres, mtr, mm, cm, km, m2, m3,
    mètre linéaire, heure, heures, h, hr, bouteille, bouteilles, btl, blle, col, cols, colis, cls, jour,
    jours, j, jr, jrs, semaine, semaines, mois, an, ans, année, forfait, ff, fft, fort, ens, ensemble,
    ensembles, kit, kits, set, sets, paquet, paquets, paq, pqt, sachet, sachets, fût, fûts, bidon, bidons,
    seau, seaux, pot, pots, tube, tubes, flacon, flacons, flc, fl, barre, barres, bar, planche, planches,
    plaque, plaques, plq, panneau, panneaux, feuille, feuilles, f, bobine, bobines, bob, couronne, couronnes,
    cour, touret, tourets, botte, bottes, barquette, barquettes, caisse, caisses, cse, cais, bac, bacs,
    plateau, plateaux, cagette, cent, c, mille, mil, douzaine, douzaines, dz, dzn, unitaire, pack, packs,
    prestation, prestations, licence, licences, exemplaire, exemplaires, ex, personne, personnes, pers, rame,
    rames, ramette, bloc, blocs, longueur, lg, cartouche, cartouches, conteneur, aérosol, ballot, balle,
    balles, voyage, voyages, vacation, rotation, portion, pochette, pochettes, brin, tige, tiges, charge,
    poche, étui, étuis, présentoir`,
  currencies: `
    EUR euro, EUR euros, USD dollar, USD dollar us, USD dollars, USD dollars us, USD dollar américain,
    USD dollars américains, CAD dollar canadien, CAD dollars canadiens, CAD cad, GBP livre sterling,
    GBP livres sterling, CHF franc suisse, CHF francs suisses, CHF frs, PLN zloty, PLN zlotys,
    CZK couronne tchèque, CZK couronnes tchèques, DKK couronne danoise, DKK couronnes danoises,
    SEK couronne suédoise, SEK couronnes suédoises, NOK couronne norvégienne, NOK couronnes norvégiennes,
    HUF forint, RON leu, MAD dirham marocain, MAD dirhams, TND dinar tunisien, JPY yen, JPY yens, CNY yuan,
    CNY yuans, DZD dinar algérien, DZD dinars algériens, XPF franc pacifique, XPF francs pacifique,
    NGN naira, NGN nairas, PHP peso philippin, PHP pesos philippins, KES shilling kényan, GHS cedi, MZN metical, AOA kwanza, HTG gourde, HTG gourdes, MGA ariary`,
  legalForms: `
    SA, S.A., SAS, S.A.S., SASU, S.A.S.U., SARL, S.A.R.L., Sàrl, S.à.r.l., EURL, E.U.R.L., SNC, S.N.C., SCS,
    SCA, S.C.A., SCI, SCOP, SCIC, SELARL, SELAS, GIE, G.I.E., EIRL, E.I., Ets, Établissements, Éts, Sté,
    Société, SRL, SPRL, S.P.R.L., ASBL, A.S.B.L., SC, SCRL, S.C.R.L., SECS, EARL, GAEC, EPIC, association,
    coopérative, inc., ltée, et Cie, & Cie, Cie`,
  streets: `
    rue, r, avenue, av, ave, boulevard, bd, bld, blvd, boul, chemin, ch, chem, che, allée, allées, all,
    place, pl, impasse, imp, route, rte, quai, cours, square, sq, passage, pass, voie, ruelle, sentier,
    faubourg, fbg, fg, rond point, hameau, lieu dit, lieudit, zone industrielle, zone artisanale,
    zone d activité, zone d activités, za, zi, zac, z i, z a, z a c, parc, parc d activités, bp, b p,
    boîte postale, cs, cedex, tsa, résidence, bâtiment, bât, immeuble, domaine, esplanade, promenade,
    chaussée, case postale, cp, rang, montée, côte, centre commercial, lotissement, villa, galerie, pôle,
    technopole, espace`,
  countries: `
    US États Unis, US États Unis d Amérique, US Etats Unis, CA Canada, MX Mexique, BR Brésil, GB Royaume Uni,
    GB Grande Bretagne, GB Angleterre, IE Irlande, DE Allemagne, AT Autriche, CH Suisse, LI Liechtenstein,
    NL Pays Bas, NL Hollande, BE Belgique, LU Luxembourg, FR France, MC Monaco, ES Espagne, PT Portugal,
    IT Italie, GR Grèce, CY Chypre, MT Malte, PL Pologne, CZ République tchèque, CZ Tchéquie, SK Slovaquie,
    HU Hongrie, RO Roumanie, BG Bulgarie, SI Slovénie, HR Croatie, RS Serbie, UA Ukraine, TR Turquie,
    DK Danemark, SE Suède, NO Norvège, FI Finlande, IS Islande, EE Estonie, LV Lettonie, LT Lituanie,
    AU Australie, NZ Nouvelle Zélande, IN Inde, CN Chine, JP Japon, KR Corée du Sud, SG Singapour,
    MY Malaisie, TH Thaïlande, AE Émirats arabes unis, SA Arabie saoudite, IL Israël, EG Égypte, MA Maroc,
    TN Tunisie, DZ Algérie, SN Sénégal, CI Côte d Ivoire, ZA Afrique du Sud`,
  offices: {
    purchasing: 'achats, achat, approvisionnement, approvisionnements, acheteur, acheteuse',
    sales: 'ventes, vente, commercial, commerciale, client, clients, clientèle',
    other: `
      concierge, gardienne, loge,
      service, services, interne, sédentaire, département, direction, équipe, bureau, comptabilité, administration, magasin,
      entrepôt, logistique, stock, stocks, commandes, commande, système, automatique, réception, accueil,
      cuisine, secrétariat, central, centrale, pôle, maintenance, gestion,
      secrétaire, gardien, intendance, économat, technique, techniques`,
  },
  trades: `
    distribution, boulangerie, pâtisserie, boucherie, charcuterie, fromagerie, restaurant, brasserie, bistrot, café,
    traiteur, hôtel, auberge, pharmacie, clinique, hôpital, école, collège, lycée, mairie, commune, garage,
    boutique, librairie, épicerie, ferme, domaine, château, cave, caves, menuiserie, plomberie, maçonnerie,
    atelier, ateliers, établissements, ets, entreprise, société, imprimerie, transports, frères, fils,
    salon, cabinet, association, fondation, institut, université, maison, laboratoire, laboratoires,
    quincaillerie, pépinière, fleuriste, camping, optique, bâtiment, chocolaterie, laiterie,
    ville, centre, hospitalier, ehpad, communauté, syndicat, musée, théâtre, ministère, conseil, département, région, chantier, scierie, moulin, laverie, vignoble, coopérative, gymnase, crèche, préfecture,
    paroisse, diocèse, couvent, abbaye, monastère, évêché`,
  salutations: `
    bonjour, bonsoir, cher, chère, chers, chères, salut, madame, monsieur, mesdames, messieurs, coucou`,
  givenNames: 'Gwenaëlle, Maëlys, Loïck, Enora, Tanguy, Thibault, Ghislain, Solène',
};
