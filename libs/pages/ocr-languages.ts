import type { SeenWord } from './ocr-worker.ts';

/**
 * Words by which a page tells its language, without accents as the English model reads them. Each belongs to few of
 * the languages; words of orders stand beside words of every text.
 */
const tellingWords: Readonly<Record<string, string>> = {
  eng: `the and of for with please from order number date delivery quantity description price total amount terms
    payment address ship unit supplier vendor buyer this your our by to`,
  deu: `der die das und bitte wir ihre unsere bestellung bestellnummer datum menge preis einzelpreis gesamt
    gesamtpreis lieferung lieferanschrift lieferadresse liefertermin artikel bezeichnung rechnung zahlungsbedingungen
    mit von fur bei ist nicht auf seite telefon kunde kunden kaufer einkaufer lieferant anlieferung anzahl vom strasse gmbh`,
  nld: `het een van voor met aan bestelling inkooporder ordernummer leverancier aantal omschrijving prijs totaal
    bedrag leverdatum afleveradres factuuradres btw betaling wij uw ons onze graag datum artikel pagina klant bij`,
  fra: `le la les des du et pour une commande bon date livraison adresse facturation quantite designation prix montant
    unitaire fournisseur reference reglement paiement nous vous votre notre tva ht par sur est`,
  spa: `el la los del por para con una pedido fecha entrega direccion proveedor cantidad descripcion precio importe
    cliente factura forma pago pagina telefono iva unidades articulo codigo nuestro su calle observaciones se`,
  ita: `il lo gli della dei delle di per con una ordine data consegna fornitore quantita descrizione prezzo importo
    cliente pagamento fattura codice articolo totale spett nostro vostro via partita iva si merce destinazione note`,
  por: `o os da do dos das para com uma encomenda pedido data entrega fornecedor quantidade descricao designacao preco
    valor cliente pagamento fatura codigo artigo nota morada local iva nif nossa vossa rua exmos nao unidade`,
  pol: `zamowienie zamowienia nr data dostawy dostawca termin ilosc nazwa towaru cena netto brutto wartosc platnosci
    adres odbiorca zamawiajacy nip tel faktura fakture prosimy uwagi razem jednostkowa oraz na do dnia szt ul sp`,
  dan: `og til fra med den af for vores deres ordre ordrenr ordrenummer indkobsordre leveringsdato levering
    leveringsadresse varenr varenummer beskrivelse antal pris stykpris belob moms betaling betalingsbetingelser dato
    kunde faktura venligst leverandor side tlf cvr ialt er`,
};
const languages = Object.entries(tellingWords).map(([pack, words]) => ({
  pack,
  words: new Set(words.split(/\s+/)),
}));

/** For pages that do not tell. Four packs would take up to 26 s for a page of handwriting, measured; one takes 6 s. */
export const usualPacks: readonly string[] = ['eng', 'deu'];
/** Fewer words tell nothing. */
const fewestWords = 3;

/**
 * The language pack that reads a page best, of which some words are known; undefined when they tell no language. One
 * pack alone: with English beside it a model of Polish or Danish gives up its own letters, `Poznan` for `Poznań`, and
 * takes a third more time.
 */
export function packsOf(words: readonly SeenWord[]): readonly string[] | undefined {
  const seen = words.flatMap(({ text }) => fold(text).match(/\p{L}+/gu) ?? []);
  const votes = languages
    .map(({ pack, words: telling }) => ({ pack, votes: seen.filter((word) => telling.has(word)).length }))
    .sort((one, other) => other.votes - one.votes);
  const [best, next] = votes as [Vote, Vote];
  const tells = best.votes >= fewestWords ? best.votes > next.votes : best.votes === 2 && next.votes === 0;
  return tells ? [best.pack] : undefined;
}

interface Vote {
  pack: string;
  votes: number;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').replace(/ø/gi, 'o').toLowerCase();
}
