/** What a size is called, in nine languages; part of an expression. Not `rozen`, nor `rozijnen`. */
export const sizeWords =
  'sizes?|sz|größe|gr\\.|maat|taille|pointure|talla|taglia|misura|tamanho|roz\\.|rozm(?:\\.|iar\\p{L}*)?|størrelse|str\\.';
