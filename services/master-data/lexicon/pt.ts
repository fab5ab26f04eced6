import type { GoodsWords } from './goods-words.ts';

export const pt: GoodsWords = {
  language: 'pt',
  opposites: `
    esquerda-direita, esquerdo-direito, macho-fêmea, interior-exterior, interno-externo, superior-inferior, dianteiro-traseiro,
    frontal-traseiro, quente-frio, com-sem, aberto-fechado, positivo-negativo, mais-menos, entrada-saída,
    descartável-reutilizável, húmido-seco, úmido-seco, grosso-fino, comprido-curto, longo-curto, grande-pequeno,
    claro-escuro, macio-duro, côncavo-convexo, horizontal-vertical, alto-baixo, simples-duplo,
    homem-mulher`,
  partOf: 'para',
  pieces: 'peça, peças, pç, unidade, unidades',
  packs: 'caixa, caixas, embalagem, embalagens, pacote, pacotes',
  pallets: 'palete, paletes',
  litres: 'litro, litros',
  grams: 'grama, gramas',
  kilograms: 'quilo, quilos, quilograma, quilogramas',
  metres: 'metro, metros',
  branches: 'filial, loja, armazém, fábrica, estabelecimento, unidade',
};
