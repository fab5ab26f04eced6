import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'Vous pouvez supprimer le poste <i>, on en a retrouvé.',
    'Attention : la ligne <i> est annulée.',
    'Ne livrez pas la position <i>.',
  ],
  drop: [
    'L’article <t> de la commande n’est plus nécessaire, enlevez-le s’il vous plaît.',
    'Ne pas envoyer <t>, le chantier est reporté.',
  ],
  quantity: [
    'Au poste <i> il en faut <q> et non <o>.',
    'Passez la ligne <i> de <o> à <q>, s’il vous plaît.',
    'Sur la ligne <i>, livrez <q> à la place de <o>.',
  ],
  amount: ['Pour <t> il nous en faut <q> et pas <o>.', 'La quantité de <t> passe à <q>.'],
  add: [
    'Mettez aussi <lines>, cela ne figure pas sur le PDF.',
    'Il manque sur la commande <lines>. À ajouter svp.',
  ],
  date: [
    'La date de la commande n’est plus bonne, il nous faut tout le <d>.',
    'Nouvelle date de livraison : le <d>, au lieu de celle du PDF.',
  ],
  address: [
    'La marchandise n’est pas à livrer à l’adresse de la commande mais <street>, <town>.',
    'L’adresse de livraison a changé : <street>, <town>.',
  ],
  reference: [
    'Utilisez le numéro de commande <n> à la place de celui qui est imprimé.',
    'Le numéro du PDF est faux, le bon numéro de commande est <n>.',
  ],
  unclear: [
    'À noter : une des lignes est à réduire un peu, Gérard sait laquelle.',
    'Adaptez les quantités comme vu ce matin au téléphone.',
    'Échangez le second lot contre les autres, comme au printemps.',
  ],
  none: [
    'Merci de ne rien modifier sans nous consulter.',
    'Si une ligne ne peut être livrée complète, prévenez-nous avant l’expédition.',
    'Les quantités ont été vérifiées deux fois, 2 signatures comme il se doit.',
  ],
};
