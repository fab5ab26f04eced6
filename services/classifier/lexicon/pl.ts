import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const polish: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      '(?:poniżej|w załączeniu|w załączniku) (?:znajd\\p{L}+ (?:się )?|przesyłam\\p{L}* )?(?:nasze |nowe )zamówienie',
    ],
    [
      3.5,
      '(?<!nie )zamawiam(?:y)?|(?:chcielibyśmy|chciałbym|chciałabym|chcemy|chcę|pragniemy) (?:u państwa )?(?:zamówić|złożyć zamówienie|kupić)|składam(?:y)? zamówienie',
    ],
    [
      3,
      '(?:nasze|nowe|kolejne) zamówienie|zamówienie (?:zakupu|nr|w załącz)|przesyłam(?:y)?(?: \\p{L}+)? zamówienie|w załącz\\p{L}+ [^.!?]{0,25}zamówienie',
    ],
    [
      3,
      '(?:prosimy|proszę|poprosimy|poproszę)(?: bardzo)?(?: o)?(?: pilną| pilne)? (?:dostaw\\p{L}+|dostarcz\\p{L}+|przesłani\\p{L}+|wysłani\\p{L}+|wysyłkę|przysłani\\p{L}+|realizacj\\p{L}+)(?! (?:oferty|cennika|katalogu|faktury))',
    ],
    [
      3,
      'czy (?:możecie|mogą państwo|mogliby(?:ście)?(?: państwo)?) [^.!?]{0,15}(?:dostarczyć|wysłać|przysłać|dowieźć)',
    ],
    [2.5, 'potrzebujemy|potrzebuję|potrzebne (?:są|nam)|brakuje nam|kończy się nam'],
    [1.5, 'następując\\p{L}+ (?:artykuł\\p{L}+|towar\\p{L}+|pozycj\\p{L}+|produkt\\p{L}+)'],
    [
      1,
      'termin dostawy|adres dostawy|dostawa na|ilość|indeks|prosz[ęe] o potwierdzenie|prosimy o potwierdzenie',
    ],
  ]),
  ...cues('order_confirmation', [
    [7, 'potwierdzeni[ea] (?:przyjęcia )?zamówienia'],
    [6, 'dziękujemy za (?:złożenie )?zamówieni[ea]|dziękujemy za państwa zamówienie'],
    [
      6,
      '(?:otrzymaliśmy|przyjęliśmy|potwierdzamy) (?:państwa |twoje )?zamówienie|zamówienie [^.!?]{0,60}(?:przyjęte|zostało przyjęte|potwierdzone|przyjęte do realizacji)',
    ],
    [4.5, 'potwierdzamy (?:dostawę|termin)'],
    [3.5, '(?:państwa|twoje|pana|pani) zamówienie'],
  ]),
  ...cues('invoice', [
    [
      6,
      'faktur[ay](?! koryguj)(?: vat)?|fakturę(?! koryguj)|przypomnienie o (?:płatności|zapłacie)|wezwanie do zapłaty',
    ],
    [2.5, 'do zapłaty|termin płatności|niezapłacon\\p{L}+|zaległ\\p{L}+|prosimy o zapłatę'],
  ]),
  ...cues('delivery_note', [
    [
      6,
      'list przewozowy|dokument (?:wz|wydania)|wydanie zewnętrzne|(?<!(?:o|podać|podanie|podajcie|znam|mam|jaki jest|jaki) (?:mi |nam )?)numer przesyłki|śledzeni[ea] przesyłki|awizo|(?:przesyłamy|przesyłam|załączamy|w załączeniu)(?: automatyczn\\p{L}+)? (?:plik )?awizacj[ęae]',
    ],
    [
      5,
      '(?:przesyłka|towar|paczka)[^.!?]{0,40}(?:w drodze|wysłan\\p{L}+|nadan\\p{L}+|przekazan\\p{L}+ przewoźnikowi|wyjechał)',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      'zapytanie (?:ofertowe|o cenę|cenowe)|(?:prosimy|proszę) o [^.!?]{0,25}(?:ofert\\p{L}+|wycen\\p{L}+|cennik\\p{L}*)|ile (?:kosztuj\\p{L}+|kosztował\\p{L}+|wyniesie)',
    ],
    [5, 'nasza oferta|oferta (?:nr|ważna|cenowa)|oferujemy|wycena|cennik|proforma'],
    [3, 'ofert[ay]'],
  ]),
  ...cues('receipt', [
    [
      8,
      'płatność otrzymana|otrzymaliśmy (?:państwa )?(?:wpłatę|płatność)|potwierdzenie (?:płatności|wpłaty|zapłaty)|wpłata zaksięgowana',
    ],
    [6, 'paragon|pokwitowanie'],
  ]),
  ...cues('credit_note', [
    [
      9,
      'faktur\\p{L}+ koryguj\\p{L}+|nota (?:uznaniowa|kredytowa)|korekta faktury|zwrot (?:środków|pieniędzy)|zwróciliśmy',
    ],
  ]),
  ...cues('unknown', [
    [9, 'automatyczna odpowiedź|poza biurem|jestem nieobecn\\p{L}+|na urlopie'],
    [
      14,
      `anulowani[ea]${notOfBill}|(?<!(?:jeśli|jeżeli) (?:chcesz|chcą|chce) )anulować|anulujemy|odwołujemy|rezygnujemy`,
    ],
    [7, 'rabatu|newsletter\\p{L}*|wypisz się|kliknij|promocj\\p{L}+'],
    [7, 'gdzie jest|kiedy (?:dotrze|będzie|przyjdzie)|wciąż czekamy|nadal czekamy|status zamówienia'],
    [7, 'reklamacj\\p{L}+|uszkodzon\\p{L}+'],
    [6, 'spotkani\\p{L}+|aplikuj\\p{L}+|życiorys|nieczynn\\p{L}+'],
  ]),
  ...mentions('purchase_order', [[2, 'zamówieni[ea]']]),
  ...cues('purchase_order', [
    [
      3,
      '(?:poproszę|poprosimy|poprosze) (?:o )?(?:\\d|kolejn\\p{L}+)|proszę (?:o )?\\d|(?:zamówienie|zlecenie) do realizacji|proszę (?:przygotować|dowieźć|wysłać|dosłać)|dobrać',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      'zamówienie (?:przyjęte|przyjęto|zarejestrowane|potwierdzone)|przyjęte do realizacji|wysyłka (?:w |jutro)|wysyłamy (?:w |jutro)',
    ],
  ]),
  ...cues('quotation', [[7, '(?:jaka|najlepsza|proszę o) cen\\p{L}+|cen[aęy] (?:za|na)']]),
  ...cues('unknown', [
    [
      8,
      'nie (?:otrzyman\\p{L}+|otrzymaliśmy|dotarł\\p{L}*|dostaliśmy)|brakuje (?:\\d+ )?(?:w|z) (?:dostaw|zamów)\\p{L}+|zwrot towaru|wymian\\p{L}+|zmiana adresu|katalog\\p{L}*',
    ],
  ]),
  ...cues('purchase_order', [
    [3, 'skończył\\p{L}+ (?:nam )?się|kupić|zakup \\d|proszę (?:dowieźć|dorzucić|dołożyć|doliczyć)'],
  ]),
  ...cues('quotation', [[7, 'wycenić|wycenę|prosz\\p{L}+ o wycen\\p{L}+|przygotować ofert\\p{L}+']]),
  ...cues('unknown', [
    [9, 'czy (?:otrzymali|dotarł|dostali)[^.!?]{0,60}\\?|przesun\\p{L}+ (?:termin|dostaw)|wesołych świąt'],
  ]),
];
