import type { GoodsWords } from './goods-words.ts';

export const de: GoodsWords = {
  language: 'de',
  opposites: `
    links-rechts, linke-rechte, männlich-weiblich, innen-außen, innere-äußere, ober-unter, oben-unten, vorder-hinter,
    vorn-hinten, kalt-warm, kalt-heiß, mit-ohne, offen-geschlossen, öffner-schließer, positiv-negativ, plus-minus,
    eingang-ausgang, einweg-mehrweg, nass-trocken, dick-dünn, lang-kurz, groß-klein, hell-dunkel, weich-hart,
    konkav-konvex, waagerecht-senkrecht, horizontal-vertikal, hoch-niedrig, grob-fein, steril-unsteril,
    einfach-doppelt, damen-herren`,
  partOf: 'für',
  pieces: 'Stück, Stk, Stck, St, Einheit, Einheiten',
  packs: 'Packung, Packungen, Karton, Kartons, VE, VPE, Kolli, Paket, Pakete, Schachtel',
  pallets: 'Palette, Paletten, Plt',
  litres: 'Liter, Ltr, Lt',
  grams: 'Gramm',
  kilograms: 'Kilo, Kilogramm',
  metres: 'Meter, Mtr',
  branches:
    'Filiale, Niederlassung, Zweigniederlassung, Zweigstelle, Geschäftsstelle, Betriebsstätte, Werk, Standort, Lager, Markt',
};
