import type { GoodsWords } from './goods-words.ts';

export const es: GoodsWords = {
  language: 'es',
  opposites: `
    izquierda-derecha, izquierdo-derecho, macho-hembra, interior-exterior, interno-externo, superior-inferior,
    delantero-trasero, caliente-frío, con-sin, abierto-cerrado, positivo-negativo, más-menos, entrada-salida,
    desechable-reutilizable, húmedo-seco, grueso-fino, grueso-delgado, largo-corto, grande-pequeño, claro-oscuro,
    blando-duro, cóncavo-convexo, horizontal-vertical, alto-bajo, simple-doble, hombre-mujer`,
  partOf: 'para',
  pieces: 'pieza, piezas, pza, pzas, unidad, unidades, uds',
  packs: 'caja, cajas, paquete, paquetes, bulto, bultos, cartón',
  pallets: 'palé, palés, palet, palets',
  litres: 'litro, litros',
  grams: 'gramo, gramos',
  kilograms: 'kilo, kilos, kilogramo, kilogramos',
  metres: 'metro, metros',
  branches: 'sucursal, tienda, delegación, almacén, fábrica, planta, bodega',
};
