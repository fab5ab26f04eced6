import { otherMail } from '../../kit/desk-mail.ts';
import { houseOrder } from '../../kit/house-order.ts';
import { dayOf, type Letters } from '../../kit/letter.ts';
import { listOf, workday } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** A list of goods whose prices somebody collects from several houses before anything is bought. */
export const whatWouldItCost: MailFamily = {
  name: 'three-prices-wanted',
  category: 'quotation',
  make: (source) => {
    const order = houseOrder(source, 2, 7);
    return otherMail(source, 'quotation', order, letters[source.language], {
      values: {
        list: listOf(source, order.lines),
        d: dayOf(source, workday(order.date, source.random.whole(3, 9))),
      },
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{Prices please|Can you quote for this?|Quote needed}',
    body: [
      'Hello there,',
      'we’re refitting two floors and I’m collecting prices from three suppliers. What could you do these for, carriage included?',
      '<list>',
      'I’d need your figures by <d>. {Nothing is decided yet.|If the budget is approved we’ll come back with an order.}',
      'Thanks in advance\n<sign>',
    ],
  },
  de: {
    subject: '{Bitte um Preise|Preisauskunft|Angebot erbeten}',
    body: [
      'Guten Tag,',
      'für die Renovierung von zwei Etagen hole ich gerade Preise bei drei Lieferanten ein. Was würden Sie uns hierfür berechnen, frei Haus?',
      '<list>',
      'Ihr Angebot bräuchte ich bis <d>. {Entschieden ist noch nichts.|Wenn das Budget freigegeben wird, melden wir uns mit einer Bestellung.}',
      'Vielen Dank vorab\n<sign>',
    ],
  },
  nl: {
    subject: '{Graag prijzen|Prijsopgave gevraagd|Kunt u dit aanbieden?}',
    body: [
      'Goedemiddag,',
      'wij knappen twee verdiepingen op en ik vraag bij drie leveranciers prijzen op. Wat zou dit bij jullie kosten, franco geleverd?',
      '<list>',
      'Ik zou uw opgave graag voor <d> hebben. {Er is nog niets besloten.|Als het budget rond is hoort u van ons.}',
      'Alvast bedankt\n<sign>',
    ],
  },
  fr: {
    subject: '{Demande de prix|Consultation|Merci de nous chiffrer ceci}',
    body: [
      'Bonjour,',
      'nous rénovons deux étages et je consulte trois fournisseurs. Quels seraient vos prix, port compris, pour ce qui suit ?',
      '<list>',
      'Il me faudrait votre réponse avant le <d>. {Rien n’est encore décidé.|Nous reviendrons vers vous si le budget est validé.}',
      'Par avance merci,\n<sign>',
    ],
  },
  es: {
    subject: '{Petición de precios|¿Nos pueden presupuestar esto?|Solicitud de oferta}',
    body: [
      'Buenos días:',
      'vamos a reformar dos plantas y estoy pidiendo precios a tres proveedores. ¿A cuánto nos saldría esto, portes incluidos?',
      '<list>',
      'Necesitaría la respuesta antes del <d>. {Todavía no hay nada decidido.|Si aprueban el presupuesto ya les haríamos el pedido.}',
      'Gracias de antemano\n<sign>',
    ],
  },
  it: {
    subject: '{Richiesta prezzi|Ci fate un preventivo?|Richiesta di offerta}',
    body: [
      'Buongiorno,',
      'stiamo per ristrutturare due piani e sto sentendo tre fornitori. Quanto verrebbe a costare, trasporto incluso, il materiale qui sotto?',
      '<list>',
      'Termine per la risposta: <d>. {Non c’è ancora niente di deciso.|Se il budget viene approvato vi faremo avere l’ordine.}',
      'Grazie in anticipo\n<sign>',
    ],
  },
  pt: {
    subject: '{Pedido de preços|Podem orçamentar isto?|Pedido de cotação}',
    body: [
      'Boa tarde,',
      'vamos remodelar dois pisos e estou a pedir preços a três fornecedores. Quanto nos custaria o seguinte, com transporte incluído?',
      '<list>',
      'Precisava da resposta até <d>. {Ainda não está nada decidido.|Se a verba for aprovada voltamos ao contacto.}',
      'Agradeço desde já\n<sign>',
    ],
  },
  pl: {
    subject: '{Prośba o wycenę|Zapytanie o ceny|Zapytanie ofertowe}',
    body: [
      'Dzień dobry,',
      'remontujemy dwa piętra i zbieram ceny u trzech dostawców. Ile kosztowałoby u Państwa poniższe, z dostawą?',
      '<list>',
      'Odpowiedź potrzebna do <d>. {Decyzja jeszcze nie zapadła.|Jeśli budżet przejdzie, odezwiemy się z zamówieniem.}',
      'Z góry dziękuję\n<sign>',
    ],
  },
  da: {
    subject: '{Priser ønskes|Kan I give en pris?|Forespørgsel}',
    body: [
      'Goddag,',
      'vi skal renovere to etager, og jeg indhenter priser hos tre leverandører. Hvad kan I levere det her til, inkl. fragt?',
      '<list>',
      'Jeg skal bruge jeres svar inden <d>. {Der er ikke besluttet noget endnu.|Bliver budgettet godkendt, vender vi tilbage med en ordre.}',
      'På forhånd tak\n<sign>',
    ],
  },
};
