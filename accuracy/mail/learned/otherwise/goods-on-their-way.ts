import { otherMail } from '../../kit/desk-mail.ts';
import { counted, houseOrder } from '../../kit/house-order.ts';
import type { Letters } from '../../kit/letter.ts';
import { dayOf } from '../../kit/letter.ts';
import { workday } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';
import { maker } from './maker.ts';

/** A maker tells us what its warehouse has just loaded for us. */
export const goodsOnTheirWay: MailFamily = {
  name: 'maker-has-loaded',
  category: 'delivery_note',
  make: (source) => {
    const { random, language } = source;
    const order = houseOrder(source, 2, 6);
    const loaded = order.lines.map(counted);
    return otherMail(source, 'delivery_note', order, letters[language], {
      from: maker(source, 'logistics'),
      values: {
        advice: random.fill('{LS|DN|8}######'),
        d: dayOf(source, workday(order.date, random.whole(1, 4))),
        pallets: String(random.whole(2, 6)),
        weight: String(random.whole(40, 900)),
        loaded: { kind: 'list', items: loaded, marks: random.pick(['dash', 'none']) },
      },
    });
  },
};

const letters: Letters = {
  en: {
    subject: '{Dispatch advice|Advice of despatch} <advice>',
    body: [
      'Dear customer,',
      'the following goods against your order <n> were handed to the haulier today:',
      '<loaded>',
      '<pallets> pallets, <weight> kg gross. Expected at your warehouse on <d>. {Please check for visible damage before signing.|Delivery note <advice> travels with the goods.}',
      'Kind regards, Despatch\n<sign>',
    ],
  },
  de: {
    subject: '{Versandanzeige|Lieferavis} <advice>',
    body: [
      'Guten Tag,',
      'zu Ihrer Bestellung <n> wurde heute folgende Ware verladen:',
      '<loaded>',
      '<pallets> Paletten, <weight> kg brutto. Voraussichtliche Zustellung am <d>. {Bitte prüfen Sie die Ware bei Anlieferung.|Der Lieferschein <advice> liegt der Sendung bei.}',
      'Ihr Versand\n<sign>',
    ],
  },
  nl: {
    subject: '{Verzendbericht|Vooraanmelding zending} <advice>',
    body: [
      'Geachte klant,',
      'vandaag is voor uw order <n> het volgende aan de vervoerder meegegeven:',
      '<loaded>',
      '<pallets> pallets, bruto <weight> kg. U kunt de zending op <d> verwachten. {Controleer bij ontvangst op zichtbare schade.|Pakbon <advice> zit bij de goederen.}',
      'Afdeling expeditie\n<sign>',
    ],
  },
  fr: {
    subject: '{Avis d’expédition|Votre livraison est partie} <advice>',
    body: [
      'Cher client,',
      'nous avons remis ce jour au transporteur, au titre de votre commande <n>, les marchandises suivantes :',
      '<loaded>',
      '<pallets> palettes, poids brut <weight> kg. Arrivée prévue chez vous le <d>. {Merci de vérifier l’état des colis avant de signer.|Le bon de livraison <advice> accompagne l’envoi.}',
      'Le service expédition\n<sign>',
    ],
  },
  es: {
    subject: '{Aviso de expedición|Aviso de salida} <advice>',
    body: [
      'Estimado cliente:',
      'hoy ha salido de nuestro almacén la siguiente mercancía de su pedido <n>:',
      '<loaded>',
      '<pallets> palés, <weight> kg brutos. Llegada prevista: <d>. {Revise los bultos antes de firmar.|El albarán <advice> acompaña a la mercancía.}',
      'Departamento de expediciones\n<sign>',
    ],
  },
  it: {
    subject: '{Avviso di spedizione|Merce in partenza} <advice>',
    body: [
      'Gentile cliente,',
      'in data odierna abbiamo affidato al corriere la seguente merce relativa al Vs. ordine <n>:',
      '<loaded>',
      '<pallets> bancali, peso lordo kg <weight>. Arrivo previsto: <d>. {Verificare l’integrità dei colli prima di firmare.|Il DDT <advice> viaggia con la merce.}',
      'Ufficio spedizioni\n<sign>',
    ],
  },
  pt: {
    subject: '{Aviso de expedição|Mercadoria expedida} <advice>',
    body: [
      'Estimado cliente,',
      'informamos que saiu hoje do nosso armazém a seguinte mercadoria da vossa encomenda <n>:',
      '<loaded>',
      '<pallets> paletes, peso bruto <weight> kg. Chegada prevista a <d>. {Verifiquem o estado dos volumes antes de assinar.|A guia de remessa <advice> segue com a mercadoria.}',
      'Expedição\n<sign>',
    ],
  },
  pl: {
    subject: '{Awizo wysyłki|Awizacja dostawy} <advice>',
    body: [
      'Szanowny Kliencie,',
      'dziś przekazaliśmy przewoźnikowi następujący towar z Państwa zamówienia <n>:',
      '<loaded>',
      'Liczba palet: <pallets>, waga brutto <weight> kg. Przewidywana dostawa: <d>. {Prosimy sprawdzić stan przesyłki przy odbiorze.|Dokument WZ <advice> jest przy towarze.}',
      'Dział spedycji\n<sign>',
    ],
  },
  da: {
    subject: '{Forsendelsesadvis|Afsendt i dag} <advice>',
    body: [
      'Kære kunde',
      'følgende varer fra jeres ordre <n> er i dag overdraget til vognmanden:',
      '<loaded>',
      '<pallets> paller, <weight> kg brutto. Forventet ankomst den <d>. {Kontrollér for synlige skader ved modtagelsen.|Følgeseddel <advice> ligger ved varerne.}',
      'Forsendelsen\n<sign>',
    ],
  },
};
