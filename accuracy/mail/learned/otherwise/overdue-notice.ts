import { formatNumber } from '../../../print/formats.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { dayOf, type Letters } from '../../kit/letter.ts';
import { workday } from '../../kit/lines.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** A bookkeeper asks for money: invoices that are overdue, in rows. */
export const overdueNotice: MailFamily = {
  name: 'overdue-in-rows',
  category: 'invoice',
  make: (source) => {
    const order = source.newOrder({ lines: [1, 2] });
    const values = { rows: rowsOf(source, order.currency), day: dayOf(source, workday(order.date, 7)) };
    return otherMail(source, 'invoice', order, letters[source.language], { values });
  },
};

function rowsOf({ random, place }: MailSource, currency: string): Block {
  const style = random.pick(place.numbers);
  const rows = Array.from({ length: random.whole(2, 4) }, () => [
    random.fill('{RE|INV|F}2025####'),
    `${formatNumber(random.whole(9000, 990000) / 100, 2, style)} ${currency}`,
  ]);
  return { kind: 'table', head: null, rows };
}

const letters: Letters = {
  en: {
    subject: '{Open items on your account|Second notice}',
    body: [
      'Dear accounts payable,',
      'the following invoices have passed their due date:',
      '<rows>',
      'Transfer the sum by <day>, otherwise we have to stop your account. Already paid? Then ignore this.',
      '<sign>',
    ],
  },
  de: {
    subject: '{Offene Posten auf Ihrem Konto|Zweite Mahnung}',
    body: [
      'Sehr geehrte Buchhaltung,',
      'folgende Rechnungen sind überfällig:',
      '<rows>',
      'Überweisen Sie den Betrag bis <day>, sonst müssen wir Ihr Konto sperren. Schon gezahlt? Dann ist diese Mail hinfällig.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{Openstaande posten|Tweede herinnering}',
    body: [
      'Geachte crediteurenadministratie,',
      'van de volgende facturen is de vervaldatum verstreken:',
      '<rows>',
      'Maak het bedrag voor <day> over, anders moeten wij uw rekening blokkeren. Al betaald? Dan kunt u dit negeren.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{Postes ouverts sur votre compte|Deuxième relance}',
    body: [
      'Madame, Monsieur,',
      'les factures suivantes sont échues :',
      '<rows>',
      'Merci de virer la somme avant le <day>, faute de quoi nous devrons bloquer votre compte. Déjà réglé ? Ne tenez pas compte de ce message.',
      '<sign>',
    ],
  },
  es: {
    subject: '{Partidas pendientes en su cuenta|Segundo aviso}',
    body: [
      'Estimado departamento de pagos:',
      'las siguientes facturas están vencidas:',
      '<rows>',
      'Transfieran el importe antes del <day>; de lo contrario bloquearemos su cuenta. ¿Ya han pagado? Entonces no tengan en cuenta este mensaje.',
      '<sign>',
    ],
  },
  it: {
    subject: '{Partite aperte sul vostro conto|Secondo sollecito}',
    body: [
      'Spettabile contabilità,',
      'le seguenti fatture risultano scadute:',
      '<rows>',
      'Vi invitiamo a versare la somma entro il <day>, altrimenti dovremo bloccare il conto. Già pagato? Ignorate questo messaggio.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{Valores em aberto na vossa conta|Segundo aviso}',
    body: [
      'Exmos. Senhores,',
      'as seguintes faturas já venceram:',
      '<rows>',
      'Transfiram o valor até <day>, caso contrário teremos de bloquear a conta. Já pagaram? Ignorem esta mensagem.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{Nierozliczone pozycje na koncie|Drugie wezwanie}',
    body: [
      'Szanowni Państwo,',
      'następujące faktury są przeterminowane:',
      '<rows>',
      'Prosimy przelać kwotę do <day>, w przeciwnym razie zablokujemy konto. Zapłacono? Prosimy zignorować tę wiadomość.',
      '<sign>',
    ],
  },
  da: {
    subject: '{Åbne poster på jeres konto|Anden rykker}',
    body: [
      'Kære kreditorafdeling,',
      'følgende fakturaer er forfaldne:',
      '<rows>',
      'Overfør beløbet senest <day>, ellers må vi spærre kontoen. Er der betalt? Så se bort fra denne mail.',
      '<sign>',
    ],
  },
};
