import type { GoodsWords } from './goods-words.ts';

export const en: GoodsWords = {
  language: 'en',
  opposites: `
    left-right, male-female, inner-outer, inside-outside, indoor-outdoor, internal-external, interior-exterior,
    upper-lower, top-bottom, front-rear, front-back, hot-cold, warm-cold, warm-cool, with-without, open-closed,
    positive-negative, plus-minus, clockwise-anticlockwise, clockwise-counterclockwise, input-output, inlet-outlet,
    disposable-reusable, wet-dry, thick-thin, long-short, large-small, light-dark, soft-hard, concave-convex,
    horizontal-vertical, high-low, coarse-fine, sterile-nonsterile, single-double, ladies-gents, men-women`,
  partOf: 'for',
  pieces: 'pc, pcs, pce, piece, pieces, each, ea, unit, units',
  packs: 'pack, packs, pkg, box, boxes, case, carton, cartons, ctn, set',
  pallets: 'pallet, pallets, plt',
  litres: 'litre, liter, litres, liters',
  grams: 'gram, grams',
  kilograms: 'kilo, kilogram, kilograms',
  metres: 'metre, meter, metres, meters',
  branches: 'branch, store, shop, plant, site, depot, warehouse, outlet, location, office',
};
