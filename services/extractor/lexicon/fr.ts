import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  language: 'fr',
  labels: {
    orderNumber: `
      numero de commande, no de commande, n de commande, commande no, commande n, bon de commande no,
      bon de commande n, no commande, n commande, numero commande, reference commande,
      votre commande, notre commande, num commande, numero de bon de commande, n bon de commande,
      no bon de commande, bon de commande numero, ref commande`,
    orderTitle: 'bon de commande, commande',
    anyNumber: 'numero, no, n, reference',
    orderDate: `
      date de commande, date de la commande, date commande, commande du, date du bon,
      date d emission, date du document`,
    anyDate: 'date, le, du',
    deliveryDate: `
      date de livraison, livraison le, date livraison, date requise, livraison souhaitee,
      date de livraison souhaitee, date souhaitee, delai de livraison, livraison prevue, a livrer le,
      livrer le, date de livraison demandee, semaine de livraison`,
    buyer: 'acheteur, client, donneur d ordre, adresse de commande, emetteur, commande par',
    contact: `
      contact, interlocuteur, a l attention de, suivi par, nom, affaire suivie par,
      personne a contacter, votre contact`,
    shipTo: `
      livrer a, adresse de livraison, lieu de livraison, livraison a, adresse livraison,
      destinataire, expedier a`,
    billTo: 'facturer a, adresse de facturation, facturation, facture a, adresse facturation',
    supplier: 'fournisseur, adresse fournisseur, vendeur',
    otherParty: 'transporteur, fabricant, expediteur',
    customerNumber: `
      numero de client, numero client, no client, n client, code client, notre numero client,
      compte client`,
    currency: 'devise, monnaie',
    email: 'e mail, email, courriel, mail, adresse e mail',
    phone: 'telephone, tel, portable, mobile',
    vatId: 'tva, numero de tva, no tva, n tva, tva intracommunautaire, n tva intracommunautaire, id tva',
    instructions: 'instructions de livraison',
    remarks: 'remarque, remarques, observations, instructions, commentaire, commentaires',
    branch: 'agence, site, succursale',
    other: `
      conditions de paiement, condition de paiement, paiement, mode de paiement, mode de livraison,
      transport, incoterm, page, fax, telecopie, siret, siren, rcs, iban, bic, numero de facture,
      date de facture, devis, votre reference, notre reference, code fournisseur, numero fournisseur,
      signature, capital, ape, paiement du le, date d expedition, echeance`,
  },
  columns: {
    position: 'ligne, pos, poste, n',
    article: `
      article, code, code article, reference, ref, ref article, no article, n article,
      numero article, produit no, ean, code produit`,
    customerArticle: 'notre reference, notre ref, notre code, ref client, reference client, code client',
    supplierArticle: `
      votre reference, votre ref, votre code, ref fournisseur, reference fournisseur,
      code fournisseur, ref four`,
    description: `
      designation, description, libelle, desc, produit, desc et format, description article,
      designation article`,
    articleAndDescription: 'article designation, reference designation, ref designation',
    quantity: 'quantite, qte, qte commandee, quantite commandee, qt, nombre, qte cdee',
    unit: 'unite, un, u, conditionnement, uv, unite de mesure',
    price: `
      prix unitaire, prix, p u, pu, prix un, prix unitaire ht, pu ht, prix net, p u ht, prix u,
      prix unit, prix unit ht, pu net`,
    priceUnit: 'par, base',
    discount: 'remise, rem, esc, escompte, remise %, rem %',
    tax: 'tva, tva %, taux tva, taxes',
    lineTotal: `
      total, montant, montant ht, total ht, prix total, montant net, total ligne, mt ht,
      prix total ht, total net ht`,
    deliveryDate: 'date de livraison, livraison, date livraison, delai, date',
    ignored: 'poids, colis, livre, emplacement',
  },
  totals: {
    grandTotal: `
      total ttc, montant total, total general, total commande, net a payer, montant ttc,
      total de la commande, montant total ttc, total eur, total general ttc`,
    total: 'total, total ht, montant total ht, total net, montant ht, total net ht',
    subtotal: 'sous total, sous total ht, total marchandises',
    tax: 'tva, montant tva, taxes, total tva, tps, tvq',
    freight: 'port, frais de port, transport, livraison, frais de transport, frais de livraison',
    discount: 'remise, escompte',
    paid: 'acompte, quantite totale',
  },
  documentTypes: {
    purchase_order: 'bon de commande, commande, commande fournisseur, commande d achat',
    order_confirmation: 'confirmation de commande, accuse de reception, accuse de reception de commande',
    invoice: 'facture, facture proforma',
    delivery_note: `
      bon de livraison, bon d expedition, bordereau de livraison, bordereau d expedition,
      liste de colisage`,
    quotation: 'devis, demande de prix, demande de devis, appel d offres, offre de prix',
    receipt: 'recu, ticket de caisse',
    credit_note: 'avoir, note de credit, facture d avoir',
  },
  months: `
      janvier janv jan, fevrier fevr fev, mars, avril avr, mai, juin, juillet juil, aout,
      septembre sept sep, octobre oct, novembre nov, decembre dec`,
  calendarWeek: 'semaine, sem, s',
  units: `
      pce, pces, piece, pieces, u, unite, unites, carton, cartons, palette, palettes, boite, boites,
      rouleau, rouleaux, sac, sacs, paire, paires, lot, jeu, kg, l, m, ml, heure, heures, bouteille,
      bouteilles, colis`,
};
