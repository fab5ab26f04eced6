import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'Odp.: Państwa zamówienie',
      'dotarło, dziękujemy. Zamówienie wprowadzone pod naszym numerem <i>, wysyłka <d>:\n<list>\nProszę sprawdzić i w ciągu 24 godzin dać znać, gdyby coś się nie zgadzało.',
    ],
    [
      'Zlecenie sprzedaży <i>',
      'dziękujemy za zamówienie <n>. Zarezerwowaliśmy dla Państwa:\n<list>\nPrzewidywana wysyłka <d>, ceny jak uzgodniono.',
    ],
  ],
  shopConfirmation: [
    [
      'Mamy Twoje zamówienie <n>!',
      'Dziękujemy za zakupy. Oto podsumowanie zamówienia <n>. Damy znać, gdy tylko opuści nasz magazyn.',
    ],
  ],
  confirmationAttached: [
    [
      'PZ <i> / Państwa nr <n>',
      'w załączniku nasze potwierdzenie przyjęcia zamówienia, tydzień dostawy jak podano.',
    ],
  ],
  invoiceLines: [
    [
      'Nasza faktura <i>',
      'za dostawę do zamówienia <n> obciążamy Państwa:\n<list>\nRazem <m>. Płatne w 14 dni na konto poniżej.',
    ],
  ],
  invoiceAttached: [['FV <i> (zam. <n>)', 'w załączniku rachunek za zeszły tydzień, 30 dni jak zawsze.']],
  reminder: [
    [
      'Drugie wezwanie do zapłaty',
      'mimo pisma z zeszłego miesiąca kwota <m> z faktury <i> (zamówienie <n>) nie wpłynęła. Prosimy o przelew do <d>, inaczej wstrzymamy kolejne zamówienia.',
    ],
  ],
  shipping: [
    [
      'Towar w drodze',
      'dziś przekazaliśmy przewoźnikowi do zamówienia <n>:\n<list>\n2 palety, 318 kg, u Państwa <d>.',
    ],
  ],
  parcel: [
    [
      'Paczka 6200########## będzie <d>',
      'Twoja paczka od HALVORSEN jest w doręczeniu. Nr nadawcy: <n>. Paczka 1 z 3, 12,4 kg. Śledź ją lub wybierz punkt odbioru.',
    ],
  ],
  deliveryAttached: [['WZ do <n>', 'zgodnie z prośbą dokument WZ z wczorajszej dostawy do Państwa akt.']],
  inquiryList: [
    [
      'Proszę o ceny',
      'mamy na oku budowę i prosimy o najlepsze ceny oraz dostępność:\n<list>\nTo jeszcze nie zamówienie, porównujemy trzech dostawców.',
    ],
    [
      'Przetarg kuchnie szkolne',
      'prosimy o ofertę do <d> na wymienione artykuły.\n<list>\nRozstrzygnięcie na koniec miesiąca.',
    ],
  ],
  inquiry: [
    [
      'szybkie pytanie o cenę',
      'ile by nas kosztowało <a>, z dostawą? Jeśli taniej niż rok temu, pewnie zamówimy w przyszłym miesiącu.',
    ],
  ],
  offer: [
    [
      'Nasza oferta <i>',
      'w nawiązaniu do telefonu możemy zaproponować:\n<list>\nWażna do <d> lub do wyczerpania zapasów. Aby zamówić, wystarczy przysłać zamówienie.',
    ],
  ],
  paid: [
    ['Dziękujemy za przelew', 'dziś wpłynęła Państwa płatność <m> za fakturę <i>, saldo jest wyrównane.'],
  ],
  slip: [
    [
      'Twój paragon',
      'dziękujemy za wizytę w punkcie. Zapłacono <m> kartą ...4417, kasa 2, paragon nr <i>:\n<list>',
    ],
  ],
  creditLines: [
    ['Korekta <i>', 'z zamówienia <n> przyjęliśmy zwrot i uznaliśmy Państwa konto kwotą <m>:\n<list>'],
  ],
  creditAttached: [
    [
      'Państwa zwrot',
      'faktura korygująca <i> w załączniku, zostanie rozliczona w następnym zestawieniu. Jeszcze raz przepraszamy.',
    ],
  ],
  cancel: [
    [
      'STOP zamówienie <n>',
      'proszę nie dostarczać zamówienia <n> z zeszłego tygodnia, klient odwołał projekt. Chodziło o:\n<list>\nProszę potwierdzić, że nic nie wyjedzie.',
    ],
    ['rezygnacja', 'niniejszym rezygnujemy w całości z zamówienia <n>. Przepraszamy za kłopot.'],
  ],
  whereIsIt: [
    [
      'Zamówienie <n> - co z nim?',
      'zamówienie <n> było obiecane na <d>, a wciąż brakuje:\n<list>\nKiedy będzie? Monterzy stoją.',
    ],
    ['termin?', 'kiedy wreszcie będzie <n>? To już 3 tygodnie.'],
  ],
  complaint: [
    [
      'Zły towar <n>',
      'wczoraj przyszło zamówienie <n> i to nie jest to, co zamawialiśmy. Dotyczy:\n<list>\nPołowa jest rozbita, reszta w złym rozmiarze. Prosimy o odbiór i propozycję.',
    ],
  ],
  advert: [
    [
      'Jesienne okazje: do -35%',
      'Skorzystaj! 10 kartonów w cenie 8. Zamów do niedzieli, dostawa gratis od 75,00.\n<list>\nZobacz w przeglądarce - Wypisz się - Ustawienia',
    ],
  ],
  away: [
    [
      'Nieobecność: <n>',
      'Dziękuję za wiadomość. Do <d> jestem na urlopie i nie czytam poczty. W sprawie pilnych zamówień proszę dzwonić na centralę lub pisać do koleżanki.',
    ],
  ],
  closed: [
    [
      'Inwentaryzacja',
      'od 27 do 31 przyjęcie towaru jest nieczynne z powodu spisu. W te dni nic nie rozładujemy. Bieżące zamówienia bez zmian.',
    ],
  ],
  thanks: [
    [
      'Odp.: zamówienie <n>',
      'super, dziś rano wszystko przyszło, 12 kartonów jak umówione. Dzięki za tempo!',
    ],
  ],
  bounce: [
    [
      'Niedostarczone: zamówienie',
      'Wiadomość nie mogła zostać dostarczona do jednego lub więcej odbiorców.\n\n<zakupy@halvorsen-suplies.nl>: nie znaleziono hosta (5.1.2)\n\nOryginalna wiadomość w załączniku.',
    ],
  ],
  meeting: [
    [
      'Wizyta <d>',
      'czy moglibyśmy wpaść <d> o 10:30 w 4 osoby? Chcielibyśmy pogadać o przyszłym roku, jakieś 200 zamówień, i zobaczyć magazyn.',
    ],
  ],
};
