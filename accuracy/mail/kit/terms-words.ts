import type { Language } from '../../languages.ts';

interface TermsWords {
  file: string;
  title: string;
  clauses: readonly string[];
}

/** What buyers' conditions say. */
export const termsWords: Record<Language, TermsWords> = {
  en: {
    file: 'Conditions of purchase',
    title: 'Conditions of purchase',
    clauses: [
      'These conditions govern every order placed by the Buyer. Deviating terms of the Seller do not apply.',
      'Invoices are paid within 45 days of receipt of the goods, or within 14 days less 2 %.',
      'Late delivery costs 0.5 % of the order value per week, at most 5 %.',
      'The Seller keeps spare parts available for 10 years.',
    ],
  },
  de: {
    file: 'Einkaufsbedingungen',
    title: 'Allgemeine Einkaufsbedingungen',
    clauses: [
      'Für alle Bestellungen gelten ausschließlich diese Bedingungen. Abweichendem wird widersprochen.',
      'Rechnungen werden binnen 14 Tagen mit 2 % Skonto oder nach 45 Tagen netto beglichen.',
      'Bei Verzug fallen je Woche 0,5 % des Auftragswerts an, höchstens 5 %.',
      'Ersatzteile sind 10 Jahre lang lieferbar zu halten.',
    ],
  },
  nl: {
    file: 'Inkoopvoorwaarden',
    title: 'Algemene inkoopvoorwaarden',
    clauses: [
      'Op alle opdrachten zijn uitsluitend deze voorwaarden van toepassing.',
      'Betaling volgt 45 dagen na ontvangst van de goederen, of binnen 14 dagen met 2 % korting.',
      'Te late levering kost 0,5 % van de orderwaarde per week, met een maximum van 5 %.',
      'Reserveonderdelen blijven 10 jaar leverbaar.',
    ],
  },
  fr: {
    file: "Conditions d'achat",
    title: "Conditions générales d'achat",
    clauses: [
      "Les présentes conditions s'appliquent à toutes les commandes de l'acheteur.",
      'Les factures sont réglées à 45 jours, ou à 14 jours avec 2 % d’escompte.',
      'Tout retard entraîne une pénalité de 0,5 % par semaine, plafonnée à 5 %.',
      'Les pièces de rechange restent disponibles pendant 10 ans.',
    ],
  },
  es: {
    file: 'Condiciones de compra',
    title: 'Condiciones generales de compra',
    clauses: [
      'Estas condiciones rigen todos los pedidos del comprador.',
      'Las facturas se pagan a 45 días, o a 14 días con un 2 % de descuento.',
      'El retraso se penaliza con un 0,5 % por semana, hasta un máximo del 5 %.',
      'Los repuestos estarán disponibles durante 10 años.',
    ],
  },
  it: {
    file: 'Condizioni di acquisto',
    title: 'Condizioni generali di acquisto',
    clauses: [
      'Le presenti condizioni si applicano a tutti gli ordini del committente.',
      'Le fatture sono pagate a 45 giorni, oppure a 14 giorni con il 2 % di sconto.',
      'Il ritardo comporta una penale dello 0,5 % a settimana, fino al 5 %.',
      'I ricambi restano disponibili per 10 anni.',
    ],
  },
  pt: {
    file: 'Condições de compra',
    title: 'Condições gerais de compra',
    clauses: [
      'Estas condições aplicam-se a todas as encomendas do comprador.',
      'As faturas são pagas a 45 dias, ou a 14 dias com 2 % de desconto.',
      'O atraso implica uma penalização de 0,5 % por semana, até 5 %.',
      'As peças de reserva ficam disponíveis durante 10 anos.',
    ],
  },
  pl: {
    file: 'Warunki zakupu',
    title: 'Ogólne warunki zakupu',
    clauses: [
      'Niniejsze warunki obowiązują dla wszystkich zamówień kupującego.',
      'Faktury płatne są w terminie 45 dni lub 14 dni z rabatem 2 %.',
      'Za zwłokę nalicza się 0,5 % wartości za tydzień, maksymalnie 5 %.',
      'Części zamienne pozostają dostępne przez 10 lat.',
    ],
  },
  da: {
    file: 'Indkøbsbetingelser',
    title: 'Almindelige indkøbsbetingelser',
    clauses: [
      'Disse betingelser gælder for alle køberens ordrer.',
      'Fakturaer betales efter 45 dage, eller inden 14 dage med 2 % rabat.',
      'Forsinkelse koster 0,5 % af ordreværdien pr. uge, dog højst 5 %.',
      'Reservedele skal kunne leveres i 10 år.',
    ],
  },
};
