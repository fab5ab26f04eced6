import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'Uw order',
      body: 'wij hebben voor u genoteerd en leveren dinsdag:\n\n{lines}\n\nControleert u even de gegevens?',
    },
    {
      category: 'order_confirmation',
      subject: 'RE: bestelling',
      body: 'Uw bestelling is binnen en gaat morgen de deur uit:\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Order 5512',
      body: 'hierbij bevestigen wij de ontvangst van uw bestelling van\n\n{lines}\n\nVerwachte verzending: 12 mei.',
    },
    {
      category: 'order_confirmation',
      subject: 'RE: handschoenen',
      body: 'Staat genoteerd. We leveren {goods} vrijdag, ons nummer 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Verzonden',
      body: 'Uw pakket heeft vandaag ons magazijn verlaten. Inhoud:\n\n{lines}\n\nTrack & trace 3SABCD1234567',
    },
    {
      category: 'delivery_note',
      subject: 'Levering morgen',
      body: 'Onze chauffeur komt morgen tussen 8 en 10 uur bij u langs met {goods}.',
    },
    {
      category: 'delivery_note',
      subject: 'Goederen onderweg',
      body: 'de volgende goederen zijn onderweg naar u:\n\n{lines}\n\n1 pallet, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Creditering',
      body: 'voor de teruggestuurde artikelen crediteren wij u:\n\n{lines}\n\nBedrag 84,20',
    },
    {
      category: 'credit_note',
      subject: 'Terugbetaling',
      body: 'zoals afgesproken krijgt u 84,20 terug voor {goods}, we verrekenen dat met de volgende factuur.',
    },
    {
      category: 'receipt',
      subject: 'Betaling ontvangen',
      body: 'dank voor uw betaling van 184,20 voor\n\n{lines}\n\nUw rekening is voldaan.',
    },
    {
      category: 'receipt',
      subject: 'Bedankt',
      body: 'Uw geld is vandaag binnengekomen, 184,20 euro. Betaald zijn:\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Factuur 4410',
      body: 'wij brengen u in rekening:\n\n{lines}\n\nTotaal 184,20, te betalen binnen 14 dagen.',
    },
    {
      category: 'invoice',
      subject: 'Herinnering',
      body: 'voor\n\n{lines}\n\nstaat nog 184,20 open. Wilt u dit deze week overmaken?',
    },
    {
      category: 'quotation',
      subject: 'Onze prijzen',
      body: 'zoals gevraagd onze prijzen:\n\n{lines}\n\n30 dagen geldig.',
    },
    {
      category: 'quotation',
      subject: 'Aanbod',
      body: 'graag bieden wij u {goods} aan voor 6,20 per stuk, levertijd een week.',
    },
    {
      category: 'quotation',
      subject: 'Prijs?',
      body: 'wat zou het ons kosten:\n\n{lines}\n\nen hoe lang is de levertijd?',
    },
    {
      category: 'quotation',
      subject: 'Aanvraag',
      body: 'wij zoeken een leverancier voor {goods}. Graag uw beste prijs.',
    },
    {
      category: 'unknown',
      subject: 'Klacht',
      body: 'de 12 dozen nitril handschoenen van gisteren zijn gescheurd. Wat moeten we ermee?',
    },
    {
      category: 'unknown',
      subject: 'Waar blijft het',
      body: 'twee weken geleden hebben we {goods} besteld en er is nog niets. Wanneer komt het?',
    },
    {
      category: 'unknown',
      subject: 'Retour',
      body: 'we willen 4 rollen schilderstape retourneren, het is de verkeerde kleur. Hoe gaat dat?',
    },
    {
      category: 'unknown',
      subject: 'Alleen deze week',
      body: 'Alleen deze week: 12 dozen voor de prijs van 10!\n\n{lines}\n\nAfmelden',
    },
    {
      category: 'unknown',
      subject: 'Annulering',
      body: 'graag onze bestelling van vorige week van {goods} annuleren, we hebben het niet meer nodig.',
    },
    {
      category: 'unknown',
      subject: 'Inventarisatie',
      body: 'vrijdag zijn wij gesloten wegens inventarisatie, maandag zijn we er weer.',
    },
    { category: 'purchase_order', subject: 'handschoenen', body: '{lines}\n\ngraag snel, dank' },
    {
      category: 'purchase_order',
      subject: 'RE: uw offerte 7712',
      body: 'wij gaan akkoord met uw offerte. Graag leveren:\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Vervanging',
      body: 'twee dozen van de vorige levering waren gescheurd, dus graag nog {goods}. Factuur naar het hoofdkantoor.',
    },
    {
      category: 'purchase_order',
      subject: 'magazijn',
      body: 'het raakt weer op, kunnen jullie deze week {goods} langsbrengen?',
    },
    {
      category: 'purchase_order',
      subject: 'Bestelling',
      body: 'bedankt voor de vorige levering, alles goed. Deze maand hebben we nodig\n\n{lines}\n\nDe factuur graag naar administratie@example.test en graag ontvangst bevestigen.',
    },
    {
      category: 'purchase_order',
      subject: 'zoals besproken',
      body: 'zoals telefonisch besproken:\n\n{lines}\n\nLevering zoals altijd.',
    },
  ],
  withoutGoods: [
    'Graag nog een keer hetzelfde.',
    'Zelfde als vorige maand graag.',
    'Graag onze laatste bestelling herhalen.',
    'Doe maar weer het gebruikelijke.',
    'Uw offerte 7712 is akkoord, graag uitvoeren.',
    'Akkoord, graag leveren zoals aangeboden.',
    'Wij gaan akkoord, graag leveren.',
    'Hierbij geven wij opdracht volgens offerte 7712.',
    'Offerte 7712 graag als bestelling beschouwen.',
  ],
};
