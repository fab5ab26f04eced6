import { formatNumber } from '../../../print/formats.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { houseOrder } from '../../kit/house-order.ts';
import { dayOf, type Letters } from '../../kit/letter.ts';
import { quantityOf, workday } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';
import { maker } from './maker.ts';

/** A maker's accounts department credits us what we sent back. */
export const creditedToYou: MailFamily = {
  name: 'returns-are-credited',
  category: 'credit_note',
  make: (source) => {
    const { random, place, language } = source;
    const order = houseOrder(source, 1, 4);
    const style = random.pick(place.numbers);
    const money = (amount: number) => `${formatNumber(amount, 2, style)} ${order.currency}`;
    const rows = order.lines.map((line) => [
      line.description,
      `${quantityOf(line)} ${line.unit}`,
      money(line.total),
    ]);
    return otherMail(source, 'credit_note', order, letters[language], {
      from: maker(source, 'accounts'),
      values: {
        credit: random.fill('{CN|G|9}######'),
        invoice: random.fill('{R|F|7}######'),
        d: dayOf(source, workday(order.date, -random.whole(10, 40))),
        sum: money(order.subtotal),
        returned: { kind: 'table', head: null, rows },
      },
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{Credit note|Credit} <credit> for invoice <invoice>',
    body: [
      'Dear customer,',
      'your return against order <n> has been inspected. We credit you as follows against invoice <invoice> of <d>:',
      '<returned>',
      'Credit total <sum> net. {The amount will be set off against your next payment.|It will be refunded to the account we have on file.}',
      'Accounts receivable\n<sign>',
    ],
  },
  de: {
    subject: '{Gutschrift|Gutschriftsanzeige} <credit> zur Rechnung <invoice>',
    body: [
      'Sehr geehrte Damen und Herren,',
      'Ihre Rücksendung zur Bestellung <n> ist geprüft. Zur Rechnung <invoice> vom <d> schreiben wir Ihnen gut:',
      '<returned>',
      'Gutschriftsbetrag <sum> netto. {Wir verrechnen ihn mit Ihrer nächsten Zahlung.|Die Erstattung erfolgt auf das uns bekannte Konto.}',
      'Ihre Buchhaltung\n<sign>',
    ],
  },
  nl: {
    subject: '{Creditnota|Creditfactuur} <credit> bij factuur <invoice>',
    body: [
      'Geachte relatie,',
      'uw retourzending van order <n> is bij ons verwerkt. Op factuur <invoice> van <d> crediteren wij:',
      '<returned>',
      'Totaal credit <sum> excl. btw. {Wij verrekenen dit met uw volgende betaling.|Het bedrag wordt op uw rekening teruggestort.}',
      'Debiteurenadministratie\n<sign>',
    ],
  },
  fr: {
    subject: '{Avoir|Note de crédit} <credit> sur facture <invoice>',
    body: [
      'Cher client,',
      'après contrôle de votre retour (commande <n>), nous établissons un avoir sur la facture <invoice> du <d> :',
      '<returned>',
      'Montant de l’avoir : <sum> HT. {Il sera déduit de votre prochain règlement.|Il vous sera remboursé par virement.}',
      'Le service comptabilité\n<sign>',
    ],
  },
  es: {
    subject: '{Factura rectificativa|Nota de abono} <credit> – factura <invoice>',
    body: [
      'Estimado cliente:',
      'revisada su devolución del pedido <n>, les abonamos lo siguiente de la factura <invoice> del <d>:',
      '<returned>',
      'Total abono: <sum> sin IVA. {Lo descontaremos de su próximo pago.|Se lo reembolsaremos por transferencia.}',
      'Administración\n<sign>',
    ],
  },
  it: {
    subject: '{Nota di credito|Nota di accredito} <credit> su fattura <invoice>',
    body: [
      'Gentile cliente,',
      'verificato il reso relativo all’ordine <n>, emettiamo nota di credito a storno della fattura <invoice> (<d>):',
      '<returned>',
      'Totale accredito <sum> + IVA. {Potete compensarlo con il prossimo pagamento.|L’importo sarà rimborsato con bonifico.}',
      'Ufficio amministrativo\n<sign>',
    ],
  },
  pt: {
    subject: '{Nota de crédito|Crédito} <credit> – fatura <invoice>',
    body: [
      'Estimado cliente,',
      'conferida a vossa devolução da encomenda <n>, creditamos o seguinte da fatura <invoice> de <d>:',
      '<returned>',
      'Total a crédito: <sum> sem IVA. {O valor será abatido no próximo pagamento.|O valor será devolvido por transferência.}',
      'Contabilidade\n<sign>',
    ],
  },
  pl: {
    subject: '{Faktura korygująca|Korekta} <credit> do faktury <invoice>',
    body: [
      'Szanowni Państwo,',
      'po sprawdzeniu zwrotu z zamówienia <n> wystawiliśmy korektę do faktury <invoice> z dnia <d>:',
      '<returned>',
      'Kwota korekty na Państwa korzyść: <sum> netto. {Rozliczymy ją z najbliższą płatnością.|Zwrócimy ją na Państwa rachunek.}',
      'Księgowość\n<sign>',
    ],
  },
  da: {
    subject: '{Kreditnota|Kreditering} <credit> til faktura <invoice>',
    body: [
      'Kære kunde',
      'jeres returvarer fra ordre <n> er kontrolleret. På faktura <invoice> af <d> krediterer vi:',
      '<returned>',
      'Kreditbeløb <sum> ekskl. moms. {Beløbet modregnes i jeres næste betaling.|Beløbet overføres til jeres konto.}',
      'Bogholderiet\n<sign>',
    ],
  },
};
