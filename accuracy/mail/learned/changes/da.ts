import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'Position <i> kan udgå, vi fandt nogle på lageret.',
    'NB: linje <i> bortfalder.',
    'Lad være med at levere linje <i>.',
  ],
  drop: [
    'Varen <t> i bestillingen er ikke længere nødvendig, tag den venligst ud.',
    'Send ikke <t>, opgaven er udskudt.',
  ],
  quantity: [
    'På linje <i> skal der være <q> og ikke <o>.',
    'Hæv venligst position <i> fra <o> til <q>.',
    'På position <i> bedes I levere <q> i stedet for <o>.',
  ],
  amount: ['Af <t> skal vi bruge <q>, ikke <o>.', 'Antallet af <t> bliver <q>.'],
  add: [
    'Læg også <lines> i, det står ikke på pdf’en.',
    'I bestillingen mangler <lines>. Tilføj det venligst.',
  ],
  date: [
    'Datoen i bestillingen gælder ikke mere, vi skal have det hele den <d>.',
    'Ny leveringsdato er den <d> i stedet for datoen på pdf’en.',
  ],
  address: [
    'Varerne skal ikke til adressen i bestillingen, men til <street>, <town>.',
    'Leveringsadressen er ændret: <street>, <town>.',
  ],
  reference: [
    'Brug ordrenummer <n> i stedet for det trykte.',
    'Nummeret på pdf’en er forkert, det rigtige ordrenummer er <n>.',
  ],
  unclear: [
    'Bemærk at en af linjerne skal lidt ned, Jens ved hvilken.',
    'Tilpas antallene som vi talte om i telefonen i morges.',
    'Byt det andet parti ud med de andre, ligesom i foråret.',
  ],
  none: [
    'Lav ikke om på noget uden at spørge os først.',
    'Hvis en linje ikke kan leveres fuldt ud, så giv besked inden I sender.',
    'Alle antal er tjekket to gange, 2 underskrifter som foreskrevet.',
  ],
};
