import type { GoodsWords } from './goods-words.ts';

export const fr: GoodsWords = {
  language: 'fr',
  opposites: `
    gauche-droite, gauche-droit, mâle-femelle, intérieur-extérieur, interne-externe, supérieur-inférieur, haut-bas, avant-arrière,
    chaud-froid, avec-sans, ouvert-fermé, positif-négatif, plus-moins, entrée-sortie, jetable-réutilisable,
    humide-sec, épais-mince, long-court, grand-petit, clair-foncé, doux-dur, souple-rigide, concave-convexe,
    horizontal-vertical, gros-fin, simple-double, homme-femme`,
  partOf: 'pour',
  pieces: 'pièce, pièces, pce, pcs, unité, unités',
  packs: 'boîte, boîtes, paquet, paquets, colis, carton, cartons, sachet',
  pallets: 'palette, palettes',
  litres: 'litre, litres',
  grams: 'gramme, grammes',
  kilograms: 'kilo, kilogramme, kilogrammes',
  metres: 'mètre, mètres',
  branches: 'agence, succursale, magasin, établissement, usine, entrepôt, dépôt',
};
