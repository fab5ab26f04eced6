import type { Language } from '../../../languages.ts';
import { coveredForms } from '../../kit/form.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { onPaper, splitMail } from '../../kit/several.ts';
import { stockOrders } from '../../kit/stock.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Orders behind a cover sheet, all in one file. */
export const coverAndForms: MailFamily = {
  name: 'cover-sheet-and-forms',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const counts = random.pick([
      [2, 4],
      [3, 1],
      [2, 2, 3],
    ]);
    const orders = stockOrders(source, ...counts);
    const attachments = [await coveredForms(source, random.fill('{fax|doc|export}-2025####.pdf'), orders)];
    return splitMail(source, inMannerOf(source, sayings[language]), onPaper(orders), { attachments });
  },
};

const sayings: Record<Language, { subject: string; said: readonly string[] }> = {
  en: {
    subject: '{Orders|Today’s orders|Please process}',
    said: [
      '{Orders in the attached file, the first page is only the cover sheet.|Please find our orders attached, all in one PDF. One confirmation for each please.}',
    ],
  },
  de: {
    subject: '{Bestellungen|Bestellungen von heute|Bitte bearbeiten}',
    said: [
      '{Die Bestellungen stecken im angehängten PDF, Seite 1 ist nur das Deckblatt.|Anbei unsere Bestellungen in einer Datei. Bitte jede für sich bestätigen.}',
    ],
  },
  nl: {
    subject: '{Bestellingen|Bestellingen van vandaag|Graag verwerken}',
    said: [
      '{De bestellingen zitten in de bijgevoegde pdf, pagina 1 is alleen het voorblad.|Bijgaand onze bestellingen in één bestand. Graag per bestelling een bevestiging.}',
    ],
  },
  fr: {
    subject: '{Commandes|Commandes du jour|À traiter svp}',
    said: [
      '{Les commandes sont dans le PDF joint, la première page n’est que la page de garde.|Veuillez trouver nos commandes dans un seul fichier. Merci de confirmer chacune séparément.}',
    ],
  },
  es: {
    subject: '{Pedidos|Pedidos de hoy|Para tramitar}',
    said: [
      '{Los pedidos van en el PDF adjunto, la primera hoja es solo la portada.|Adjunto nuestros pedidos en un solo archivo. Por favor, confirmen cada uno por separado.}',
    ],
  },
  it: {
    subject: '{Ordini|Ordini di oggi|Da evadere}',
    said: [
      '{Gli ordini sono nel pdf allegato, la prima pagina è solo la copertina.|In allegato i nostri ordini in un unico file. Una conferma per ciascuno, per favore.}',
    ],
  },
  pt: {
    subject: '{Encomendas|Encomendas de hoje|Para tratar sff}',
    said: [
      '{As encomendas estão no PDF anexo, a primeira página é só a folha de rosto.|Seguem as nossas encomendas num único ficheiro. Agradeço confirmação de cada uma em separado.}',
    ],
  },
  pl: {
    subject: '{Zamówienia|Dzisiejsze zamówienia|Do realizacji}',
    said: [
      '{Zamówienia są w załączonym PDF, pierwsza strona to tylko okładka.|W załączeniu nasze zamówienia w jednym pliku. Proszę potwierdzić każde osobno.}',
    ],
  },
  da: {
    subject: '{Bestillinger|Dagens bestillinger|Til behandling}',
    said: [
      '{Bestillingerne ligger i den vedhæftede pdf, side 1 er kun forsiden.|Vedhæftet vores bestillinger i én fil. Bekræft dem gerne hver for sig.}',
    ],
  },
};
