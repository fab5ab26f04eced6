/** What somebody writes who confirms, of himself, before the goods: "va bene, confermo: 2 pallet …". */
export const confirmsMyself = [
  '(?<!(?:please|kindly|you|to) )(?:confirm(?:ed|ing)?)',
  '(?<!bitte )(?:bestätigen?(?! (?:sie|sie uns|uns bitte)(?!\\p{L}))|bestätigt)',
  '(?<!(?:te|kunt u|gelieve|graag) )(?:bevestig(?:en)?|bevestigd)',
  '(?<!(?:de|veuillez|pouvez-vous|merci de) )(?:confirme|confirmons|confirmé)',
  'confirmo|confirmamos|confirmad[oa]',
  'confermo|confermiamo|confermat[oa]',
  'potwierdzam(?:y)?',
  '(?<!(?:at|venligst|kan du|kan i) )(?:bekræfter|bekræftet)',
].join('|');

/** What may stand between that and the goods; who says "your order", "the dispatch of", confirms something else. */
export const beforeConfirmedGoods = [
  'we|i|you|hereby|herewith|then|the|our|order|for|of|as follows|following',
  'wir|ich|ihnen|hiermit|also|dann|die|den|das|gerne?|folgendes|unsere|bestellung|von|über',
  'wij|ik|u|hierbij|dus|dan|graag|de|het|onze|bestelling|van|voor',
  'donc|alors|par la présente|les|la|le|notre|commande|de|pour',
  'entonces|pues|los|las|el|nuestro|pedido|por la presente',
  'quindi|allora|i|gli|il|nostro|ordine|per|con la presente',
  'então|assim|os|as|o|a|nossa|encomenda',
  'więc|zatem|niniejszym|nasze|zamówienie|na',
  'hermed|så|altså|vores|ordre|bestilling|på|af|jeg|vi',
].join('|');
