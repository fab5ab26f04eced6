/** Units of goods as people write them behind a number, in nine languages. */
export const units = [
  'pcs?|pieces?|pces?|ea|each|units?|box(?:es)?|cartons?|ctns?|cases?|cs|packs?|packets?|pkts?|rolls?|reels?|bottles?|bags?|sacks?|sheets?|pallets?|drums?|buckets?|pails?|cans?|tins?|jars?|tubes?|pairs?|sets?|dozen|dz|crates?|trays?|kegs?|bundles?|lengths?|ft|yards?|met(?:re|er)s?|lit(?:re|er)s?|gallons?|lbs?|tons?|tonnes?|kgs?|g|l|ltr|m',
  'stk|stück|st|kartons?|kisten?|paletten?|rollen?|pack(?:ungen|ung)?|päckchen|paar|sack|säcke|beutel|flaschen?|dosen?|eimer|gebinde|bund|kanister|fässer|fass|lfm|tafeln?|platten?|tuben?|sätze?|garnituren?|ve',
  'stuks?|dozen|doos|doosjes|dozijn|rol(?:len)?|pak(?:ken)?|zak(?:ken)?|flessen|fles|emmers?|blikken?|krat(?:ten)?|kist(?:en)?|bos(?:sen)?|jerrycans?|platen|bussen?',
  'pièces?|unités?|boîtes?|caisses?|rouleaux?|paquets?|palettes?|sacs?|bouteilles?|bidons?|seaux?|paires?|briques|bobines?|plaques?|mètres?|lots?|sachets?|fûts?|douzaines?',
  'cajas?|unidades|uds?|piezas?|rollos?|paquetes?|palets?|sacos?|bolsas?|botellas?|latas?|cubos?|pares|bobinas?|garrafas?|docenas?|metros?|bidones|juegos?|planchas?',
  'scatol[ae]|pezz[io]|pz|rotol[io]|confezion[ei]|pacch[io]|pacco|bancal[ie]|sacch[io]|sacco|bottigli[ae]|lattine|secchi[oe]?|paia|carton[ie]|fusti|taniche|dozzine|metri|bobine|cassette|casse',
  'caixas?|peças?|rolos?|pacotes?|paletes?|garrafas?|baldes?|dúzias?|bidões|embalagens',
  'sztuk[ia]?|szt|karton\\p{L}{0,3}|opakowa\\p{L}{1,3}|op|rol\\p{L}{1,3}|palet\\p{L}{0,2}|work\\p{L}{1,3}|butel\\p{L}{1,3}|pacz\\p{L}{1,3}|par|kompl\\p{L}{0,4}|puszek|wiader|zgrzew\\p{L}{0,2}|metrów|litrów',
  'kasser?|ruller?|pakker?|paller?|sække?|flasker?|dåser?|spande?|kartoner|poser?|dunke?|bundter?|sæt',
].join('|');

/** Small numbers as words, in nine languages; those that are other words, too, are left out. */
export const numberWords = [
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|(?:a |one )?hundred|half a|a dozen',
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|fünfzig|(?:ein)?hundert',
  'twee|drie|vijf|zes|zeven|negen|tien|twaalf|vijftien|twintig|dertig|vijftig|honderd',
  'deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|trente|cinquante|cent',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cincuenta|cien',
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|cinquanta|cento',
  'dois|duas|três|quatro|sete|oito|dez|doze|quinze|vinte|trinta|cinquenta|cem',
  'dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dwanaście|piętnaście|dwadzieścia|trzydzieści|pięćdziesiąt|sto',
  'fire|fem|seks|syv|otte|tolv|femten|tyve|tredive|halvtreds|hundrede',
].join('|');
