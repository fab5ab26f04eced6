import type { GoodsWords } from './goods-words.ts';

export const it: GoodsWords = {
  language: 'it',
  opposites: `
    sinistra-destra, sinistro-destro, maschio-femmina, interno-esterno, interna-esterna, superiore-inferiore, anteriore-posteriore,
    caldo-freddo, calda-fredda, con-senza, aperto-chiuso, positivo-negativo, più-meno, ingresso-uscita,
    monouso-riutilizzabile, umido-secco, spesso-sottile, lungo-corto, grande-piccolo, chiaro-scuro, morbido-duro,
    concavo-convesso, orizzontale-verticale, alto-basso, grosso-fine, singolo-doppio, uomo-donna`,
  partOf: 'per',
  pieces: 'pezzo, pezzi, pz, unità',
  packs: 'scatola, scatole, confezione, confezioni, cartone, cartoni, collo, colli',
  pallets: 'bancale, bancali, pallet',
  litres: 'litro, litri',
  grams: 'grammo, grammi',
  kilograms: 'chilo, chili, chilogrammo, chilogrammi',
  metres: 'metro, metri',
  branches: 'filiale, negozio, stabilimento, magazzino, deposito, sede, agenzia',
};
