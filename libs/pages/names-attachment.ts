/** A mail that says that it brings something, in nine languages. It may have been lost on the way. */
export const namesAttachment =
  /(?<!\p{L})(?:attach\p{L}*|enclosed|herewith|anbei|anhang|angehängt|anlage|beigefügt|beiliegend|bijlage|bijgaand|bijgevoegd|ingesloten|ci-joint\p{L}*|pièce jointe|en pj|adjunt\p{L}*|anexo|em anexo|allegat\p{L}*|alleghiamo|in allegato|załącz\p{L}*|vedhæft\p{L}*|vedlagt)(?!\p{L})/iu;
