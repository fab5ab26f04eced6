import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: ['Dzień dobry,', 'Witam,', 'Szanowni Państwo,', 'Cześć Ingrid,'],
  closings: ['Pozdrawiam,', 'Z poważaniem', 'Z wyrazami szacunku,', 'Dziękuję i pozdrawiam,'],
  order: {
    subjects: [
      'Zamówienie {n}',
      'Nowe zamówienie',
      'Zamówienie nr {n}',
      'Zamówienie tygodniowe',
      'Materiały na budowę',
      'Uzupełnienie zapasu',
      'Dostawa',
    ],
    openings: [
      'chcielibyśmy zamówić:',
      'prosimy o dostawę następujących artykułów:',
      'przesyłam nasze zamówienie:',
      'potrzebujemy:',
      'proszę o wysłanie pod numerem {n}:',
    ],
    prose: [
      'proszę o przesłanie {lines}.',
      'czy możecie dostarczyć {lines} do {d}?',
      'zamawiamy {lines}.',
      'potrzebujemy {lines}. Nasz numer zamówienia to {n}.',
      'chciałbym zamówić {lines}.',
    ],
    attached: [
      'w załączeniu nasze zamówienie {n}.',
      'przesyłam zamówienie w załączniku, proszę o potwierdzenie terminu dostawy.',
      'w załączniku znajdą Państwo zamówienie.',
      'zamówienie w pliku PDF, proszę o realizację.',
    ],
    after: [
      'Termin dostawy: {d}',
      'Proszę o potwierdzenie.',
      'Dostawa na stały adres.',
      'Nasz numer: {n}',
      'Faktura jak zwykle.',
    ],
  },
  others: {
    order_confirmation: [
      ['Potwierdzenie zamówienia {n}', 'dziękujemy za zamówienie. Dostawa nastąpi {d}.'],
      [
        'Państwa zamówienie {n}',
        'otrzymaliśmy Państwa zamówienie i przyjęliśmy je do realizacji. Dostawa: {d}.',
      ],
      ['Odp: Zamówienie {n}', 'potwierdzamy dostawę na {d}.'],
    ],
    invoice: [
      ['Faktura {n}', 'w załączeniu faktura za dostarczony towar. Prosimy o zapłatę {m} do {d}.'],
      [
        'Przypomnienie o płatności',
        'według naszych danych faktura {n} na kwotę {m} pozostaje niezapłacona od {d}.',
      ],
    ],
    delivery_note: [
      [
        'Przesyłka jest w drodze',
        'towar został dziś przekazany przewoźnikowi. Numer przesyłki 6A##########.',
      ],
      ['Dokument WZ {n}', 'w załączeniu dokument wydania do dostawy z dnia {d}.'],
    ],
    quotation: [
      ['Zapytanie ofertowe', 'proszę o ofertę na 200 sztuk artykułu {a}.'],
      ['Zapytanie o cenę', 'ile kosztowałoby 50 kartonów artykułu {a}? Jeszcze nie podjęliśmy decyzji.'],
      [
        'Nasza oferta {n}',
        'dziękujemy za zapytanie. Z przyjemnością oferujemy poniższe, oferta ważna do {d}.',
      ],
    ],
    receipt: [
      ['Płatność otrzymana', 'otrzymaliśmy Państwa wpłatę w kwocie {m}. Dziękujemy.'],
      ['Paragon', 'w załączeniu paragon za zakup z dnia {d}.'],
    ],
    credit_note: [
      [
        'Faktura korygująca {n}',
        'w załączeniu faktura korygująca za zwrócony towar. Kwota {m} zostanie rozliczona.',
      ],
      ['Zwrot środków', 'zwróciliśmy {m} za uszkodzone sztuki z zamówienia {n}.'],
    ],
    unknown: [
      [
        'Gdzie jest zamówienie {n}?',
        'czy mogą Państwo powiedzieć, kiedy dotrze zamówienie {n}? Wciąż czekamy.',
      ],
      ['Automatyczna odpowiedź: zamówienie', 'jestem poza biurem do {d} i odpowiem po powrocie.'],
      [
        'Anulowanie zamówienia {n}',
        'prosimy o anulowanie naszego zamówienia {n}. Towar nie jest już potrzebny.',
      ],
      [
        '20% rabatu na wszystko',
        'tylko w tym tygodniu: zamów i oszczędź 20%! Kliknij tutaj. Wypisz się z newslettera.',
      ],
      [
        'Spotkanie w czwartek',
        'czy pasuje {d}, żeby porozmawiać o przyszłym roku? Przyniosę dane o naszych zamówieniach.',
      ],
      ['Reklamacja dostawy {n}', '3 z 20 kartonów dotarły uszkodzone. Co mamy z nimi zrobić?'],
    ],
  },
  titles: {
    purchase_order: 'ZAMÓWIENIE',
    order_confirmation: 'Potwierdzenie zamówienia',
    invoice: 'FAKTURA VAT',
    delivery_note: 'Wydanie zewnętrzne WZ',
    quotation: 'Oferta',
    receipt: 'Paragon',
    credit_note: 'Faktura korygująca',
  },
  columns: ['Indeks', 'Nazwa', 'Ilość', 'J.m.'],
  units: ['szt.', 'kartonów', 'rolek', 'opakowań', 'x'],
  and: 'i',
  phone: 'Tel.:',
  email: 'E-mail:',
  disclaimers: [
    'Wiadomość jest poufna i przeznaczona wyłącznie dla adresata. Jeśli otrzymali ją Państwo przez pomyłkę, prosimy o powiadomienie nadawcy i jej usunięcie.',
  ],
  mobile: 'Wysłane z iPhone’a',
  wrote: ['{date} o {time} {name} <{address}> napisał(a):', 'W dniu {date} {name} napisał:'],
  forwarded: 'Przekazana wiadomość',
  original: 'Wiadomość oryginalna',
  headers: ['Od', 'Wysłano', 'Do', 'Temat'],
  reply: 'Odp:',
  forward: 'PD:',
};
