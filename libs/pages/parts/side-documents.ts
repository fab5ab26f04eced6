import type { PageLine } from '../page-lines.ts';

/** What is attached to orders and is none: conditions, drawings, data sheets and certificates, in nine languages. */
const side =
  "(?:general |standard |our |purchas\\p{L}* |purchase order )*(?:terms(?: (?:and|&|of)|$)|conditions of)|(?:allgemeine )?\\p{L}*(?:bedingungen|richtlinie)|agb(?!\\p{L})|(?:algemene |inkoop)\\p{L}* ?\\p{L}*voorwaarden|\\p{L}*voorwaarden|conditions (?:générales|d[e’'])|cgv|cga|condiciones (?:generales|de)|condizioni (?:generali|di)|(?:termos e )?condições (?:gerais|de)|(?:ogólne )?warunki|(?:almindelige )?\\p{L}*betingelser|(?:technical |assembly |part )?drawing|\\p{L}*zeichnung|\\p{L}*tekening|dessin|plan(?:s)? (?:de|n)|plano|disegno|desenho|rysunek|\\p{L}*tegning|(?:technical |safety |product )?data ?sheet|(?:sicherheits|produkt)?datenblatt|(?:product|veiligheids)informatieblad|fiche (?:technique|de données)|ficha (?:técnica|de datos)|scheda (?:tecnica|di sicurezza)|karta (?:charakterystyki|katalogowa)|(?:sikkerheds)?datablad|certificate|zertifikat|certificaat|certificat|certificado|certificato|certyfikat|certifikat|specification|spezifikation|specificatie|spécification|specificación|specifica(?!\\p{L})|especificação|specyfikacja|brochure|prospekt|flyer|catalogue|katalog|map|anfahrt\\p{L}*|lageplan|route|packing instruction\\p{L}*|packvorschrift\\p{L}*|verpackungs\\p{L}*";
const title = new RegExp(`^[^\\p{L}]{0,8}(?:${side})`, 'iu');
const named = new RegExp(`(?<!\\p{L})(?:${side})`, 'iu');
/** Titles stand in the first lines and are short. */
const titleLines = 4;
const longestTitle = 70;

/** Whether a document goes beside orders: by one of its first lines, or by its name. */
export function isSideDocument(name: string, lines: readonly PageLine[]): boolean {
  const titles = lines.slice(0, titleLines).flatMap(({ cells }) => cells.map(({ text }) => text));
  return (
    titles.some((text) => text.length <= longestTitle && title.test(text)) ||
    named.test(name.replace(/\.\w{1,5}$/, '').replace(/[_-]+/g, ' '))
  );
}
